"""What `clio simulate` counts in finished games of Age of Mythology, beside points, rounds and decisions."""

from __future__ import annotations

from clio.engine.kernel import State
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.state import NONE, SPACES, Mythology

LOGGED = True


def stats(s: State, seat: int) -> dict[str, int]:
    assert isinstance(s, Mythology)
    player = s.players[seat]
    log = s.log or ()
    mine = [event.kind for event in log if event.me == seat]
    return {
        "age": player.age, "army": player.army_size(), "buildings": player.city_size(),
        "tiles": SPACES - player.tiles.count(NONE), "cubes": sum(player.cubes),
        "attacks": mine.count(E.ATTACKS), "won": mine.count(E.WINS), "powers": mine.count(E.INVOKES),
    }
