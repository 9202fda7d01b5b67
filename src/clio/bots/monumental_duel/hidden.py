"""The hidden decks of Monumental Duel in a fixed order."""

from __future__ import annotations

from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import Duel


def in_order(s: Duel) -> Duel:
    """A copy whose hidden cards lie sorted: two states with the same view become one, so a sample drawn from it
    cannot depend on what its seat does not know, not even through the generator."""
    g = s.clone()
    for pl in g.players:
        hidden = len(pl.deck) - pl.known
        pl.deck[:hidden] = sorted(pl.deck[:hidden])
    left = list(g.deck[g.deck_at :])
    if not g.config.known_deck:
        trade_places(left, g)
    left.sort()
    left.sort(key=BOOK.era.__getitem__)
    g.deck = g.deck[: g.deck_at] + tuple(left)
    g.city_deck = g.city_deck[: g.city_at] + tuple(sorted(g.city_deck[g.city_at :]))
    return g


def trade_places(left: list[int], g: Duel) -> None:
    """A deck of unknown composition: within each Era and type the lowest cards lie in the deck, the rest in the box."""
    pool = sorted([*left, *g.aside])
    cells: dict[tuple[int, int], list[int]] = {}
    for card in reversed(pool):
        cells.setdefault((BOOK.era[card], BOOK.type[card]), []).append(card)
    for i, card in enumerate(left):
        left[i] = cells[BOOK.era[card], BOOK.type[card]].pop()
    g.aside = tuple(sorted(set(pool) - set(left)))
