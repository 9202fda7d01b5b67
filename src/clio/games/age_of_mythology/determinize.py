"""Positions that a seat cannot tell from the real one: other hands, decks and secret choices."""

from __future__ import annotations

from clio.engine.kernel import Frame, forget_answers
from clio.engine.rng import below, next_rng, shuffle
from clio.games.age_of_mythology.state import CULTURES, PERMANENT, Mythology


def determinize(s: Mythology, seat: int | None, rng: int) -> Mythology:
    """A position the seat cannot tell from s: other hands, decks, secret choices and the generator redrawn."""
    g = s.clone()
    for culture in range(CULTURES):
        rng = redraw_random(g, culture, seat, rng)
    for other in range(len(g.players)):
        if other != seat:
            rng = redraw_permanent(g, other, rng)
    rng = redraw_choices(g, seat, rng)
    g.dice = ()
    g.rng = next_rng(rng)
    forget_answers(g, seat)
    if not g.over and g.player != seat:
        g.legal = g.waiting.op.options(g, g.waiting)
    return g


def redraw_random(g: Mythology, culture: int, seat: int | None, rng: int) -> int:
    """Random cards of a culture: those in the deck and in the hands of others change places."""
    holders = [p for i, p in enumerate(g.players) if p.culture == culture and i != seat]
    cards = sorted([*g.decks[culture], *(card for p in holders for card in p.hand if card >= PERMANENT)])
    rng = shuffle(rng, cards)
    for p in holders:
        kept = [card for card in p.hand if card < PERMANENT]
        n = len(p.hand) - len(kept)
        p.hand = tuple(sorted([*kept, *cards[:n]]))
        cards = cards[n:]
    g.decks[culture] = tuple(cards)
    return rng


def redraw_permanent(g: Mythology, other: int, rng: int) -> int:
    """The permanent cards of a hand: any of those not played this round nor seen going back to the pack."""
    p = g.players[other]
    random = [card for card in p.hand if card >= PERMANENT]
    cards = [card for card in range(PERMANENT) if card not in p.out and not p.back >> card & 1]
    rng = shuffle(rng, cards)
    p.hand = tuple(sorted([*cards[: len(p.hand) - len(random)], *random]))
    return rng


def redraw_choices(g: Mythology, seat: int | None, rng: int) -> int:
    """Secret choices of others that are complete are made again at random."""
    op = g.waiting.op
    if not op.secret:
        return rng
    for other in range(len(g.players)):
        if other != seat and g.players[other].choice:
            f = Frame(op, other)
            options = op.options(g, f)
            while options:
                rng = next_rng(rng)
                f = Frame(op, other, -1, (*f.mem, options[below(rng, len(options))]))
                options = op.options(g, f)
            op.done(g, f)
    return rng
