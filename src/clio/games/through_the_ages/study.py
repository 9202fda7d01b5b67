"""Through the Ages for the lab: what it counts, how its times are measured."""

from __future__ import annotations

from clio.engine.kernel import State
from clio.engine.study import Bench, Goal, one_of
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.ops.ratings import culture_rating, science_rating, strength
from clio.games.through_the_ages.state import Ages


# ------------------------------------------------------------------ figures
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


# ------------------------------------------------------------------ times
BENCH = Bench(options={"resignation": False}, crowd=4, games=15, copies=1500, saves=2, finished_of=2, jobs=200)
GOALS = (
    Goal("decisions", 1.5, 5), Goal("clone", one_of(3), one_of(10)), Goal("memory", 25_000, 25_000), Goal("load", 300),
)
