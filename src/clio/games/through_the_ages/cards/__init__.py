"""Every card, declared in the order of the blocks of `state.py`. Importing this fills the card book."""

from __future__ import annotations

from clio.games.through_the_ages.cards import (
    actions, happenings, leaders, military, technologies, territories, wonders,
)
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.state import KINDS


def declare_all() -> None:
    if BOOK.id:
        return
    technologies.declare()
    wonders.declare()
    leaders.declare()
    actions.declare()
    military.declare()
    territories.declare()
    happenings.declare()
    assert len(BOOK.id) == KINDS


declare_all()
