"""Positions of Through the Ages in which moves are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clio.engine.history import Table
from clio.engine.kernel import Op
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.rules.attack import DEFEND
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, play, player
from tests.needs import asking

Opened = Callable[[], Table]


def again(table: Table) -> Table:
    """The same question, after fields were changed."""
    f = ages(table).waiting
    return asking(table, f.op, f.src, f.mem)


def opened(scenario: Scenario, phase: str, *moves: str, **changes: object) -> Opened:
    """A phase of seat 0, with fields of the player changed, after these moves."""

    def open() -> Table:
        table: Table = getattr(scenario, phase)(0)
        for name, value in changes.items():
            setattr(player(table, 0), name, value)
        return play(again(table), *moves)

    return open


def acting(scenario: Scenario | None = None, *moves: str, **changes: object) -> Opened:
    """The action phase, in the fifth round if nothing else is said."""
    return opened(scenario or Scenario(), "action_phase", *moves, **changes)


def governing(scenario: Scenario | None = None, *moves: str, **changes: object) -> Opened:
    """The politics phase."""
    return opened(scenario or Scenario(), "politics", *moves, **changes)


def event(scenario: Scenario, card: str, *moves: str) -> Opened:
    """An event or territory is revealed by seat 0."""
    return lambda: play(scenario.event(card), *moves)


def unasked(scenario: Scenario, op: Op[Any], src: str = "", mem: tuple[int, ...] = (), **changes: object) -> Opened:
    """A question that nobody is asked, since there is nothing to decide; needs tell why even there."""

    def open() -> Table:
        table = scenario.action_phase(0)
        for name, value in changes.items():
            setattr(player(table, 0), name, value)
        return asking(table, op, GAME.card(src) if src else -1, mem)

    return open


def strong(players: int = 2, age: int = 2, resignation: bool = True) -> Scenario:
    """Seat 0 has strength 5, the others have 1."""
    return Scenario(players=players, age=age, resignation=resignation).workers(0, warriors=5)


def cook() -> Scenario:
    """James Cook leads seat 0, which has two Warriors and cards; seat 1 has no unit."""
    scenario = Scenario(age=2).workers(0, warriors=2).workers(1, warriors=0).leader(0, "james-cook")
    return scenario.hand(0, "military-bonus-i", "military-bonus-ii", "spy").hand(1, "spy")


def attacked(*cards: str, warriors: int = 4, moves: tuple[str, ...] = ()) -> Opened:
    """Seat 1, of strength 1, has these cards against a Spy."""

    def open() -> Table:
        scenario = Scenario(age=2).workers(0, warriors=warriors).hand(0, "spy").hand(1, *cards)
        return play(scenario.politics(0), "aggress spy seat 2", *moves)

    return open


def resigned() -> Table:
    """Seat 1 of three has resigned."""
    table = strong(3).hand(0, "spy").politics(0)
    player(table, 1).out = True
    return again(table)


def spent_defence() -> Table:
    """Seat 1 has used as many cards as it has military actions, and still holds one: nobody asks it for more."""
    table = attacked("legion", "plunder-i", "plunder-i")()
    return asking(table, DEFEND, ages(table).waiting.src, (player(table, 1).ma_total,))


def disarmed() -> Table:
    """Seat 1 is attacked and has no card: nobody asks it."""
    table = attacked("legion")()
    player(table, 1).hand = player(table, 1).known = ()
    return again(table)


def plundering() -> Table:
    """Seat 0 takes 3 food and resources of seat 1, which has 2 food and 3 resources."""
    table = strong().hand(0, "plunder-i").stock(1, food=2, resources=3).politics(0)
    return play(table, "aggress plunder-i seat 2")


def raiding() -> Table:
    """Seat 0 raids seat 1, up to level I; it has a Philosophy, an Alchemy and an Organized Religion."""
    scenario = strong().hand(0, "raid-i").technologies(1, "alchemy", "organized-religion")
    scenario.workers(1, alchemy=1, organized_religion=1)
    return play(scenario.politics(0), "aggress raid-i seat 2")


def raided() -> Table:
    """The raid has destroyed the one building it may: nobody is asked for another."""
    table = raiding()
    f = ages(table).waiting
    return asking(table, f.op, f.src, (GAME.card("alchemy"),))


def terror() -> Table:
    """Seat 0 destroys an urban building of seat 1."""
    scenario = Scenario(age=2).points(1, culture=9).technologies(1, "alchemy").workers(1, alchemy=1)
    return scenario.event("terrorism")


def ruins() -> Scenario:
    """Four completed wonders of seat 0: two old ones that stand, one in ruins, one of Age II."""
    return Scenario(age=2).wonders(0, "colossus", "pyramids", "great-wall", "kremlin", ruined=("great-wall",))


def victorious() -> Table:
    """Seat 0 has won a War over Technology against seat 1."""
    scenario = Scenario(players=3, age=2).workers(0, warriors=8).war(0, "war-over-technology", 1).hand(0, "warfare")
    return scenario.technologies(1, "code-of-laws", "warfare", "masonry", "navigation").turn(0)


def trading() -> Table:
    """Seat 0 may pay a resource of the price with food."""
    scenario = Scenario(players=3, age=2).pact(0, "trade-routes-agreement", 1).stock(0, food=3, resources=3)
    return play(scenario.action_phase(0), "build bronze")
