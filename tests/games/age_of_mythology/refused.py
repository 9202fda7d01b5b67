"""Moves that are refused, in the tests of Age of Mythology: a position, the move, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from clio.engine.history import Table
from clio.engine.kernel import question_of
from clio.games.age_of_mythology.cardbook import BUILDING_BOOK
from clio.games.age_of_mythology.moves import HOUSE
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import Mythology

from tests.games.age_of_mythology.helpers import action, myth, play

Opened = Callable[[], Table]
WANTS = "wants "  # before the name of what a question wants, where no need is refused


class Refused(NamedTuple):
    """`need` is the name of the sentence of the first need that is not met; "wants tiles" what the question wants of
    an answer that it does not know."""

    need: str
    opened: Opened
    symbol: str
    clauses: tuple[str, ...]
    en: str
    fr: str
    seat: int | None


def shown(
    need: str, opened: Opened, symbol: str, clauses: pytest.MarkDecorator, en: str, fr: str, seat: int | None = None
) -> Refused:
    """The clauses are those that the refusal names, `rule("AOM-DRAW-01")`."""
    return Refused(need, opened, symbol, clauses.args, en, fr, seat)


def refused(cases: list[Refused]) -> pytest.MarkDecorator:
    """Each case as a parameter of its own, with its clauses as its mark."""
    return pytest.mark.parametrize("case", [
        pytest.param(case, marks=pytest.mark.rule(*case.clauses), id=f"{case.need}: {case.symbol}") for case in cases
    ])


def check(case: Refused) -> None:
    """The move is refused for this need, with these clauses and words."""
    table = case.opened()
    found = table.why_not(case.symbol, case.seat)
    assert found is not None
    assert (found.text("en"), found.text("fr"), found.clauses) == (case.en, case.fr, case.clauses)
    assert named(table, case) == case.need


def named(table: Table, case: Refused) -> str:
    """What the house says is not met."""
    seat = table.seat if case.seat is None else case.seat
    assert seat is not None
    s = table.asked(seat)
    assert isinstance(s, Mythology)
    frame = question_of(s, seat)
    assert frame is not None
    move = HOUSE.space.parse(case.symbol)
    reason = HOUSE.unmet(s, frame, move)
    assert reason is not None
    wants = reason is HOUSE.question(s, frame).wants
    return (WANTS if wants else "") + reason.sentence(HOUSE.at(s, frame, move))


# ---------------------------------------------------------------------- positions
def greek(trade: str = "any", new_hero: str = "at-once", hades: str = "any") -> Scenario:
    return Scenario(2, ("greek", "norse"), trade=trade, new_hero=new_hero, hades=hades)


def egyptian() -> Scenario:
    return Scenario(2, ("egyptian", "greek"))


def norse() -> Scenario:
    return Scenario(2, ("norse", "greek"))


def doing(scenario: Scenario, card: str, *moves: str) -> Opened:
    """Seat 0 has played the card for its action, then made these moves."""
    return lambda: play(action(scenario, card), *moves)


def holding(scenario: Scenario, *cards: str, turn: int = 1) -> Opened:
    """Seat 0 is to play a card of this hand."""
    return lambda: scenario.hand(0, *cards).action(0, turn)


def without_houses(card: str, *moves: str) -> Opened:
    """The supply has no House left; seat 0 of the Greeks holds the card, and one to gather, and makes these moves."""

    def opened() -> Table:
        table = greek().hand(0, card, "permanent-gather").action(0)
        myth(table).stock[BUILDING_BOOK.id.index("house")] = 0
        return play(table, *moves)

    return opened
