"""Laying out the table (TTA-SETUP)."""

from __future__ import annotations

from clio.engine.rng import shuffle
from clio.games.through_the_ages.ops.ratings import refresh
from clio.games.through_the_ages.ops.row import deck
from clio.games.through_the_ages.rules.turn import BEGIN_TURN
from clio.games.through_the_ages.state import (
    AGE_A, CIVIL, KINDS, ROW, TACTIC, Ages, Config, Player,
)


def lay_out(rng: int, config: Config, starting: int) -> Ages:
    """The table before the first turn; the first frames are pushed, nothing has run."""
    civil = deck(AGE_A, 0, CIVIL, config.seats)
    events = deck(AGE_A, TACTIC, KINDS, config.seats)
    rng = shuffle(rng, civil)
    rng = shuffle(rng, events)
    players = [Player() for _ in range(config.seats)]
    s = Ages(rng, config, players)
    s.row, s.civil_deck, s.civil_at = civil[:ROW], tuple(civil), ROW
    s.current = tuple(events[: config.seats + 2])  # TTA-SETUP-10
    s.current_known = (0,) * len(s.current)
    s.unused_events = tuple(events[config.seats + 2 :])
    s.active = s.starting = starting
    for i in range(config.seats):
        seat = (starting + i) % config.seats
        refresh(s, seat)
        players[seat].ca = i + 1  # TTA-SETUP-14
        players[seat].ma = 0
    s.push(BEGIN_TURN, starting)
    return s
