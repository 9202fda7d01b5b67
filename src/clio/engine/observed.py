"""How the view of a game becomes a row of numbers for those who learn (`clio.learn.layout`): what the types of the view
do not say, in `OBSERVED` of the game's `observed.py`. Everything is named by its path in the view, without the places
of lists: "players.city.card"; a list in a list is its "row"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Observed:
    """`leave`: what never changes in a game, or follows from the rest. `places`: lists whose order counts, and how many
    places they have at most; other lists are bags, counted by id. `kinds`: of which kinds a card may be (`CardFace`);
    without a word of all. `ids`: what a text may be that is no card. `seats`: whole numbers that are seats, told as
    seen by the reader: 0 is oneself, then clockwise."""

    leave: frozenset[str] = frozenset()
    places: Mapping[str, int] = field(default_factory=dict)
    kinds: Mapping[str, Sequence[str]] = field(default_factory=dict)
    ids: Mapping[str, Sequence[str]] = field(default_factory=dict)
    seats: frozenset[str] = frozenset()
