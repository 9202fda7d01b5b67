"""What `clio simulate` counts in finished games of Monumental Duel, beside points, rounds and decisions."""

from __future__ import annotations

from clio.engine.kernel import State
from clio.games.monumental_duel.ops.resources import provinces_of_type
from clio.games.monumental_duel.rules.end import count_knowledge, count_wonders
from clio.games.monumental_duel.state import Duel


def stats(s: State, seat: int) -> dict[str, int]:
    assert isinstance(s, Duel)
    player = s.players[seat]
    return {
        "provinces": provinces_of_type(player, 0), "knowledge": count_knowledge(s, player),
        "wonders": count_wonders(player), "policies": len(player.policies),
    }
