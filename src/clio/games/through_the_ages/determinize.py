"""Positions that a seat cannot tell from the real one: hidden military cards trade places with cards of the same back,
the decks are shuffled."""

from __future__ import annotations

from clio.engine.info import knows
from clio.engine.rng import next_rng, shuffle
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.rules.attack import Defend
from clio.games.through_the_ages.rules.colony import falls_short
from clio.games.through_the_ages.state import AGE_I, AGE_III, BONUS, NONE, PACT, TERRITORY, Ages


class Places:
    """Unknown places of one age: those that can only hold events and territories, and those that hold any card."""

    def __init__(self) -> None:
        self.green: list[tuple[list[int], int]] = []
        self.any: list[tuple[list[int], int]] = []

    def add(self, cards: list[int], known: tuple[int, ...], seat: int | None, age: int, green: bool) -> None:
        for i, kind in enumerate(cards):
            if BOOK.age[kind] == age and not knows(known[i], seat):
                (self.green if green else self.any).append((cards, i))

    def redraw(self, rng: int) -> int:
        """Deal the cards that lie there anew. Sorted first: the sample depends on what the seat sees and on rng."""
        cards = sorted(pile[i] for pile, i in self.green + self.any)
        greens = [kind for kind in cards if kind >= TERRITORY]
        rng = shuffle(rng, greens)
        rest = greens[len(self.green):] + [kind for kind in cards if kind < TERRITORY]
        rest.sort()
        rng = shuffle(rng, rest)
        for (pile, i), kind in zip(self.green + self.any, greens[: len(self.green)] + rest, strict=True):
            pile[i] = kind
        return rng


def determinize(s: Ages, seat: int | None, rng: int) -> Ages:
    """A state that the seat cannot tell from s. Military cards trade places with cards of the same back; in the events
    decks only events and territories can lie."""
    g = s.clone()
    hands = [list(p.hand) for p in g.players]
    open_hands = g.over and g.config.reveal
    current, current_known = by_mask(g, seat)
    future = list(g.future)
    unused = list(g.unused_events)
    discards = [list(cards) for cards in g.discards]
    deck = list(g.military_deck[g.military_at :])
    hidden: list[tuple[list[int], int]] = []
    for age in range(4):
        places = Places()
        places.add(current, current_known, seat, age, True)
        places.add(future, g.future_known, seat, age, True)
        places.add(unused, (0,) * len(unused), seat, age, True)
        if AGE_I <= age <= AGE_III:
            places.add(discards[age], g.discards_known[age], seat, age, False)
            if age == g.age:
                places.add(deck, (0,) * len(deck), seat, age, False)
            for me, p in enumerate(g.players):
                if not open_hands:
                    places.add(hands[me], p.known, seat, age, False)
        rng = places.redraw(rng)
        hidden += places.any
    keep_word(g, hands, hidden)
    g.future = tuple(future)
    g.unused_events = tuple(unused)
    g.discards = [tuple(cards) for cards in discards]
    g.military_deck = g.military_deck[: g.military_at] + tuple(deck)
    for me, p in enumerate(g.players):
        pairs = sorted(zip(hands[me], p.known, strict=True))
        p.hand = tuple(kind for kind, _ in pairs)
        p.known = tuple(mask for _, mask in pairs)
    rng = reorder(g, seat, current, current_known, rng)
    civil = sorted(g.civil_deck[g.civil_at :])
    rng = shuffle(rng, civil)
    g.civil_deck = g.civil_deck[: g.civil_at] + tuple(civil)
    g.rng = next_rng(rng)
    if not g.over and g.player != seat:
        g.legal = g.waiting.op.options(g, g.waiting)
    return g


def keep_word(g: Ages, hands: list[list[int]], hidden: list[tuple[list[int], int]]) -> None:
    """Nobody bids more than they can send (TTA-COLO-03), nor begins a defence that cannot succeed (TTA-AGGR-13): where
    the hand dealt to such a player falls short, its cards trade places with bonus cards of the same back."""
    me = bound(g)
    if me == NONE:
        return
    hand, p = hands[me], g.players[me]
    bonuses = [(pile, i) for pile, i in hidden if pile is not hand and BONUS <= pile[i] < PACT]
    p.hand = tuple(hand)
    for pile, i in reversed(bonuses):  # those of the last age first: they are worth most
        if not breaks_word(g):
            return
        age = BOOK.age[pile[i]]
        mine = next((j for cards, j in hidden if cards is hand and BOOK.age[hand[j]] == age
                     and not BONUS <= hand[j] < PACT), None)
        if mine is not None:
            hand[mine], pile[i] = pile[i], hand[mine]
            p.hand = tuple(hand)


def bound(g: Ages) -> int:
    """Who must be able to keep a bid, or to go on with a defence."""
    if g.bidder != NONE:
        return g.bidder
    return g.waiting.me if not g.over and isinstance(g.waiting.op, Defend) else NONE


def breaks_word(g: Ages) -> bool:
    op = g.waiting.op
    return op.falls_short(g, g.waiting) if isinstance(op, Defend) else falls_short(g)


def by_mask(g: Ages, seat: int | None) -> tuple[list[int], tuple[int, ...]]:
    """The current events in the order of who knows them inside each age, for nobody knows how they lie; but a top card
    that the seat has seen stays last."""
    pairs = list(zip(g.current, g.current_known, strict=True))
    seen = [pairs.pop()] if saw_top(g, seat) else []
    pairs.sort(key=lambda pair: (-BOOK.age[pair[0]], pair[1], pair[0]))
    pairs += seen
    return [kind for kind, _ in pairs], tuple(mask for _, mask in pairs)


def saw_top(g: Ages, seat: int | None) -> bool:
    return bool(g.current) and g.top_known != 0 and knows(g.top_known, seat)


def reorder(g: Ages, seat: int | None, cards: list[int], known: tuple[int, ...], rng: int) -> int:
    """Shuffle the current events inside each age. A top card that the seat has seen stays there; one that only others
    have seen becomes one of those that they know."""
    pairs = list(zip(cards, known, strict=True))
    top = [pairs.pop()] if saw_top(g, seat) else []
    out: list[tuple[int, int]] = []
    for age in range(3, -1, -1):
        group = sorted(pair for pair in pairs if BOOK.age[pair[0]] == age)
        order = list(range(len(group)))
        rng = shuffle(rng, order)
        out += [group[i] for i in order]
    if g.top_known and not top:
        at = max(i for i, (_, mask) in enumerate(out) if mask & g.top_known == g.top_known)
        top = [out.pop(at)]
    out += top
    g.current = tuple(kind for kind, _ in out)
    g.current_known = tuple(mask for _, mask in out)
    return rng
