"""Why a move is refused, written by hand: a position, a move, the sentence in both languages, the clauses.

A file of tests about one chapter (`test_needs_*.py`) holds its cases in a table `SHOWN`; `unshown` finds what a house
can tell and no table shows, `unmet_nowhere` the needs themselves. The law of the kit proves that a refusal is right,
these tables that its sentence is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from clio import Table
from clio.engine import checks
from clio.engine.conformance import needs_differ
from clio.engine.game import Game
from clio.engine.kernel import Frame, Op
from clio.engine.moves import Reason


@dataclass(frozen=True)
class Shown:
    """A refusal: `name` is that of its sentence, among the needs or among the wants, with the moment of the move."""

    kind: str
    name: str
    table: Callable[[], Table]
    move: str
    en: str
    fr: str
    clauses: tuple[str, ...]
    moment: str = ""

    def __str__(self) -> str:
        return f"{self.name}-{self.move}"

    @cached_property
    def opened(self) -> Table:
        return self.table()

    def holds(self) -> None:
        """What a test asserts of it; the law of needs too, for many of these positions no random game reaches."""
        table = self.opened
        assert needs_differ(table.game, table.state, table.state.waiting) == []
        assert told(table, self.move) == (self.kind, self.name, self.moment)
        assert refused(table, self.move) == (self.en, self.fr, self.clauses)


def need(name: str, table: Callable[[], Table], move: str, en: str, fr: str, *clauses: str) -> Shown:
    """The move is known to the question, and lacks this."""
    return Shown("needs", name, table, move, en, fr, clauses)


def want(
    name: str, table: Callable[[], Table], move: str, en: str, fr: str, *clauses: str, moment: str = ""
) -> Shown:
    """The question wants something else than this move."""
    return Shown("wants", name, table, move, en, fr, clauses, moment)


def refused(table: Table, move: str) -> tuple[str, str, tuple[str, ...]]:
    """The sentence in both languages, and the clauses behind it."""
    why = table.why_not(move)
    assert why is not None, f"{move} is legal"
    return why.text("en"), why.text("fr"), why.clauses


def lacking(table: Table, move: str) -> Reason[Any]:
    """The need that refuses a move, or what the question wants."""
    house, s = table.game.house, table.state
    reason = house.unmet(s, s.waiting, table.game.space.parse(move))
    assert reason is not None, f"{move} is legal"
    return reason


def told(table: Table, move: str) -> tuple[str, str, str]:
    """Which sentence a refusal tells: of a need or of a want, its name, and the name of the move's moment."""
    house, s, action = table.game.house, table.state, table.game.space.parse(move)
    at, reason = house.at(s, s.waiting, action), lacking(table, move)
    if reason is not house.question(s, s.waiting).wants:
        return "needs", reason.sentence(at), ""
    moment = house.move(action).moment
    return "wants", reason.sentence(at), "" if moment is None else moment.sentence(at)


def asking(table: Table, op: Op[Any], src: int = -1, mem: tuple[int, ...] = ()) -> Table:
    """The table with this question open to the seat that decides, also where nobody would ever be asked it."""
    s = table.state
    s.waiting = Frame(op, s.player, src, mem)
    s.legal = op.options(s, s.waiting)
    return table


def each(shown: Iterable[Shown]) -> pytest.MarkDecorator:
    """Each case as a parameter of its own, with its clauses as its mark."""
    return pytest.mark.parametrize(
        "case", [pytest.param(case, marks=pytest.mark.rule(*case.clauses), id=str(case)) for case in shown]
    )


def cases(package: str) -> list[Shown]:
    """The tables of all chapters of a game's tests."""
    chapters = [name for _, name, _ in iter_modules(import_module(package).__path__) if name.startswith("test_needs_")]
    return [case for name in chapters for case in import_module(f"{package}.{name}").SHOWN]


def unshown(game: Game[Any], shown: Iterable[Shown]) -> list[str]:
    """What the house of a game can tell that no case shows: "needs.payable"."""
    said = {f"{kind}.{name}" for kind, names in checks.reasons(game.house).items() for name in names}
    seen = {f"{case.kind}.{case.name}" for case in shown} | {f"moments.{case.moment}" for case in shown}
    return sorted(said - seen)


def unmet_nowhere(game: Game[Any], shown: Iterable[Shown]) -> list[str]:
    """The needs themselves that no case shows, each where it stands first: "act, build: payable". Several may share a
    sentence, and each fills it in its own way."""
    seen = {id(lacking(case.opened, case.move)) for case in shown if case.kind == "needs"}
    places: dict[int, str] = {}
    for question in game.house.questions:
        for move in question.moves:
            for need in move.needs:
                places.setdefault(id(need), f"{question.kind}, {move.name}: {need.name}")
    return [place for need, place in places.items() if need not in seen]
