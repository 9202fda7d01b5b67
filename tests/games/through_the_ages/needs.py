"""Refusals in the tests of Through the Ages: a position, a move, the sentence of the need that is not met."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from clio.engine.game import Refusal
from clio.engine.history import Table
from clio.engine.kernel import Frame, Op
from clio.games.through_the_ages.moves import HOUSE
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, play, player

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet

Opened = Callable[[], Table]


class Shown(NamedTuple):
    """The sentence of a need (or what a question wants, where a move belongs), where it is read, and how."""

    name: str
    opened: Opened
    move: str
    clauses: tuple[str, ...]
    en: str
    fr: str

    def check(self) -> None:
        table = self.opened()
        assert reason(table, self.move) == self.name
        found = why(table, self.move)
        assert (found.clauses, found.text("en"), found.text("fr")) == (self.clauses, self.en, self.fr)


def shown(name: str, opened: Opened, move: str, clauses: pytest.MarkDecorator, en: str, fr: str) -> ParameterSet:
    """A case of a test: exactly these clauses, exactly these sentences."""
    return pytest.param(Shown(name, opened, move, clauses.args, en, fr), marks=clauses, id=f"{name}: {move}")


def names(*cases: list[ParameterSet]) -> set[str]:
    """The sentences that are shown."""
    return {case.values[0].name for group in cases for case in group if isinstance(case.values[0], Shown)}


# ---------------------------------------------------------------- why not?
def why(table: Table, symbol: str) -> Refusal:
    """Why the seat whose question is open cannot do this; a test may have changed the position."""
    s = ages(table)
    action = GAME.space.parse(symbol)
    s.legal = s.waiting.op.options(s, s.waiting)
    assert action not in s.legal, symbol
    return GAME.refusal(s, s.player, action)


def reason(table: Table, symbol: str) -> str:
    """The name of the sentence that refuses a move."""
    s = ages(table)
    action = GAME.space.parse(symbol)
    unmet = HOUSE.unmet(s, s.waiting, action)
    assert unmet is not None, symbol
    return unmet.sentence(HOUSE.at(s, s.waiting, action))


# ---------------------------------------------------------------- positions
def opened(scenario: Scenario, phase: str, *moves: str, **changes: object) -> Opened:
    """A phase of seat 0, with fields of the player changed, after these moves."""

    def open() -> Table:
        table: Table = getattr(scenario, phase)(0)
        for name, value in changes.items():
            setattr(player(table, 0), name, value)
        if changes:
            s = ages(table)
            s.legal = s.waiting.op.options(s, s.waiting)
        return play(table, *moves)

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
        s = ages(table)
        s.waiting = Frame(op, 0, GAME.card(src) if src else -1, mem)
        s.player = 0
        return table

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
    return table


def spent_defence() -> Table:
    """Seat 1 has used as many cards as it has military actions, and still holds one."""
    table = attacked("legion", "plunder-i", "plunder-i")()
    s = ages(table)
    s.waiting = Frame(s.waiting.op, 1, s.waiting.src, (player(table, 1).ma_total,))
    return table


def disarmed() -> Table:
    """Seat 1 is attacked and has no card: nobody asks it."""
    table = attacked("legion")()
    player(table, 1).hand = player(table, 1).known = ()
    return table


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
    s = ages(table)
    s.waiting = Frame(s.waiting.op, 0, s.waiting.src, (GAME.card("alchemy"),))
    return table


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
