"""How the tests of battles set up two armies, script the dice, fight an encounter and look at what is left."""

from __future__ import annotations

from collections import Counter
from typing import cast

from clio.engine.history import Table
from clio.engine.info import View
from clio.games.age_of_mythology.cardbook import CULTURE_IDS, UNIT_BOOK
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import KINDS
from tests.games.age_of_mythology.helpers import myth, play, seat_view


def culture_of(army: str) -> str:
    return CULTURE_IDS[UNIT_BOOK.id.index(army.split(maxsplit=1)[0]) // KINDS]


def counted(army: str) -> dict[str, int]:
    """ "hydra hydra medusa" as `Scenario.units` wants it."""
    return {unit.replace("-", "_"): n for unit, n in Counter(army.split()).items()}


def stage(mine: str, theirs: str, foe: str = "") -> Scenario:
    """Seat 0 with these units against seat 1 with those; `foe` is the culture of a seat 1 without units. Seat 1 holds
    a card, so that the table rests when the battle is over."""
    cultures = culture_of(mine), foe or culture_of(theirs)
    scenario = Scenario(cultures=cultures).units(0, **counted(mine)).units(1, **counted(theirs))
    return scenario.hand(1, "permanent-explore")


def script(table: Table, *rolls: tuple[int, int]) -> Table:
    """The next rolls as (dice, hits), the attacker's and the defender's in turn."""
    faces: list[int] = []
    for dice, hits in rolls:
        faces += [6] * hits + [1] * (dice - hits)
    myth(table).dice = tuple(faces)
    return table


def meet(table: Table, mine: str = "", theirs: str = "") -> Table:
    """Both fight on; who has several kinds of unit lays the card of the unit named."""
    play(table, "fight", "fight")
    fight = battle(table)
    for seat, unit in ((fight["attacker"], mine), (fight["defender"], theirs)):
        if unit:
            table.play(f"lay {unit}", seat)
    return table


def duel(table: Table, one: tuple[int, int], two: tuple[int, int], mine: str = "", theirs: str = "") -> Table:
    """An encounter without a tie or anything to announce: dice and hits of both sides."""
    meet(script(table, one, two), mine, theirs)
    assert pools(table) == (one[0], two[0])
    return table


def battle(table: Table) -> View:
    return cast("View", table.view()["battle"])


def pools(table: Table) -> tuple[int, int]:
    """How many dice attacker and defender rolled last."""
    one, two = battle(table)["sides"]
    return len(one["last_roll"]), len(two["last_roll"])


def dice(table: Table) -> tuple[int, int]:
    """How many dice attacker and defender will roll, as announced so far."""
    one, two = battle(table)["sides"]
    return one["dice"], two["dice"]


def limits(table: Table) -> tuple[int, int]:
    """How many units attacker and defender may bring."""
    one, two = battle(table)["sides"]
    return one["limit"], two["limit"]


def army(table: Table, side: int) -> dict[str, int]:
    """The units in the battle of the attacker (0) or the defender (1)."""
    return {unit["id"]: unit["count"] for unit in battle(table)["sides"][side]["army"]}


def supply(table: Table, seat: int, unit: str) -> int:
    return int(seat_view(table, seat)["supply"][unit])


def won(table: Table, seat: int) -> int:
    """Victory cubes of a player."""
    return int(seat_view(table, seat)["victory"])
