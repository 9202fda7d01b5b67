"""Positions that a seat cannot tell from the real one: every deck redrawn but for what is known of it."""

from __future__ import annotations

from clio.engine.info import redraw_unknown
from clio.engine.rng import next_rng, shuffle
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import DEVELOPMENT, START_PROVINCE, Duel


def determinize(s: Duel, seat: int | None, rng: int) -> Duel:
    """Both seats know the same: every deck is redrawn but for the known tops of the City decks. Hidden cards are
    sorted before they are shuffled, so that the sample depends on the view and on rng alone."""
    g = s.clone()
    for pl in g.players:
        rng = redraw_unknown(rng, pl.deck, pl.known)
    rng = redraw_development(g, rng)
    cities = sorted(g.city_deck[g.city_at :])
    rng = shuffle(rng, cities)
    g.city_deck = g.city_deck[: g.city_at] + tuple(cities)
    g.rng = next_rng(rng)
    return g


def redraw_development(g: Duel, rng: int) -> int:
    """Within each Era the order changes; a deck of unknown composition also trades cards of one Era and type with
    those left in the boxes."""
    left = list(g.deck[g.deck_at :])
    aside = list(g.aside)
    if not g.config.known_deck:
        for era in (1, 2, 3):
            for type in sorted({BOOK.type[card] for card in range(DEVELOPMENT, START_PROVINCE)}):
                inside = [i for i, card in enumerate(left) if BOOK.era[card] == era and BOOK.type[card] == type]
                outside = [i for i, card in enumerate(aside) if BOOK.era[card] == era and BOOK.type[card] == type]
                cards = sorted([left[i] for i in inside] + [aside[i] for i in outside])
                rng = shuffle(rng, cards)
                for i in inside:
                    left[i] = cards.pop()
                for i in outside:
                    aside[i] = cards.pop()
    out: list[int] = []
    for era in (1, 2, 3):
        cards = sorted(card for card in left if BOOK.era[card] == era)
        rng = shuffle(rng, cards)
        out += cards
    g.deck = g.deck[: g.deck_at] + tuple(out)
    g.aside = tuple(aside)
    return rng
