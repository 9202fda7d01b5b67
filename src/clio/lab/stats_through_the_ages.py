"""What `clio simulate` counts in finished games of Through the Ages, beside points, rounds and decisions."""

from __future__ import annotations

from clio.engine.kernel import State
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.ops.ratings import culture_rating, science_rating, strength
from clio.games.through_the_ages.state import Ages

LOGGED = True
FOUGHT = (E.AGGRESSES, E.DECLARES)


def stats(s: State, seat: int) -> dict[str, int]:
    assert isinstance(s, Ages)
    player = s.players[seat]
    out = {"wonders": len(player.wonders), "cards": player.taken, "colonies": len(player.colonies)}
    out["culture_rating"] = 0 if player.out else culture_rating(s, seat)
    out["science_rating"] = 0 if player.out else science_rating(s, seat)
    out["strength"] = 0 if player.out else strength(s, seat)
    log = s.log or ()
    out["attacks"] = sum(1 for event in log if event.kind in FOUGHT and event.me == seat)
    out["uprisings"] = sum(1 for event in log if event.kind == E.UPRISING and event.me == seat)
    return out
