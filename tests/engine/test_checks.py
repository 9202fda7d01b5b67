"""The checkers find what they are for."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine import checks
from clio.engine.actions import Range, Space
from clio.engine.control import Choose, ForPlayer, If, May, Repeat, Seq
from clio.engine.kernel import Ask, Frame, Op, Secret
from tests.engine.games import auction, defence, secret, spies, tableau
from tests.engine.games.base import PlainWords
from tests.engine.purse import FIRST, NO, YES, AtLeast, Get, Give, Gold, Guess, Others, Purse


def test_the_small_games_declare_themselves_well() -> None:
    for game in (auction.GAME, defence.GAME, secret.GAME, spies.GAME, tableau.GAME):
        assert checks.declared(game) == []


@pytest.mark.parametrize(
    "op",
    [
        Seq(Give(1), Give(1)), Seq(Give(1), Seq(Get(1), Give(2))), Seq(Give(1), Choose(FIRST, Get(1), Give(1))),
        Seq(If(AtLeast(1), Give(1)), Give(1)), Repeat(2, Give(1)), Repeat(Gold(), Seq(Give(1), Get(2))),
        Seq(Give(1), Repeat(1, Give(1))),
    ],
)
def test_two_prices_on_one_resource(op: Op[Any]) -> None:
    (problem,) = checks.twice_paid([op])
    assert "resource 0" in problem


@pytest.mark.parametrize(
    "op",
    [
        Seq(Give(1), Get(1)), Choose(FIRST, Give(1), Give(2)), Seq(Give(1), May(YES, NO, Give(1))), Repeat(1, Give(1)),
        Seq(Give(1), ForPlayer(Others(), Give(1))),
    ],
)
def test_one_price_or_one_asked_again(op: Op[Any]) -> None:
    assert checks.twice_paid([op]) == []


class OpenSecret(Ask[Purse]):
    secret: bool = True


class HastySecret(Secret[Purse]):
    auto: bool = True


class ToldSecret(Secret[Purse]):
    secret: bool = False


@pytest.mark.parametrize("op", [OpenSecret(), HastySecret(), ToldSecret()])
def test_a_secret_choice_is_one(op: Op[Any]) -> None:
    (problem,) = checks.not_secret([op, secret.CHOOSE_ARMY])
    assert problem.startswith(f"{type(op).__name__}() is ")


class Odd(Op[Purse]):
    def __init__(self, thing: Any) -> None:
        self.thing = thing


@pytest.mark.parametrize(
    ("thing", "says"),
    [
        (lambda s: 1, "the function"), (len, "the function len"), ([1, 2], "a list"), ({"a": 1}, "a dict"),
        ({1}, "a set"), (1.5, "a float"), ((1, (2, [3])), "a list"), (Gold, "the function Gold"),
    ],
)
def test_what_is_not_data(thing: Any, says: str) -> None:
    (problem,) = checks.not_data([Odd(thing)])
    assert says in problem


@pytest.mark.parametrize("thing", [1, "a", True, None, (1, ("a", Get(1))), Get(1), AtLeast(2), Gold(), Others()])
def test_what_is_data(thing: Any) -> None:
    assert checks.not_data([Odd(thing), Get(1), Seq(Get(1))]) == []


def test_functions_inside_conditions_are_found() -> None:
    assert checks.not_data([If(AtLeast(lambda: 1), Get(1))])  # type: ignore[arg-type]


def test_an_op_that_its_parent_does_not_name() -> None:
    game = type(defence.GAME)
    inner = Get(5)

    class Broken(game):  # type: ignore[misc, valid-type]
        def __init__(self) -> None:
            super().__init__()
            self.ops.add(Odd(inner))

    assert any("Get(5), inside Odd(Get(5)), is not among its parts" in p for p in checks.not_in_table(Broken()))


def test_ranges_and_symbols() -> None:
    space = Space(Range("a", 0), Range("b", 1, ("x", "y")))
    assert checks.ranges_contiguous(space) == checks.symbols_parse_back(space) == []
    space.ranges = (Range("a", 0), Range("b", 2, ("x",)), Range("c", 3, ()))
    assert len(checks.ranges_contiguous(space)) == 2
    capital = Space(Range("Pass", 0), Range("take", 1, ("a  b",)))
    assert len(checks.symbols_parse_back(capital)) == 2


def test_a_record_that_leaves_something_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    game = defence.GAME
    option = replace(game.record.options[0], names={"en": "cards"}, value_names=(), default="9")
    monkeypatch.setattr(game, "record", replace(game.record, actions=3, options=(option,), players=(2, 2)))
    found = checks.record_complete(game)
    assert any("counts 3 actions" in problem for problem in found)
    assert any("no name for the option most in fr" in problem for problem in found)
    assert any("2 values and 0 names" in problem for problem in found)


class Knowing(PlainWords):
    def knows(self, thing: object) -> bool:
        return not isinstance(thing, AtLeast | Get)


def test_ops_of_cards_without_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    card = If(AtLeast(2), Seq(Give(1), ForPlayer(Others(), Get(1))))
    assert checks.unwritten(defence.GAME, [card, None]) == [], "these words do not tell"
    monkeypatch.setattr(defence.GAME, "words", lambda lang: Knowing(defence.GAME.house, lang))
    assert checks.unwritten(defence.GAME, [card, None]) == [
        "AtLeast(2) cannot be written in en.", "Get(1) cannot be written in en.",
        "AtLeast(2) cannot be written in fr.", "Get(1) cannot be written in fr.",
    ]


# ------------------------------------------------------------------ open questions
def asked(options: list[int]) -> Purse:
    class Fixed(Ask[Purse]):
        def options(self, s: Purse, f: Frame) -> list[int]:
            return options

    s = Purse(0)
    s.push(Fixed(), 0)
    s.advance()
    return s


@pytest.mark.parametrize(("options", "says"), [([3, 1], "not sorted"), ([1, 1], "not sorted"), ([1, 99], "no action")])
def test_options_are_sorted_different_and_of_the_notation(options: list[int], says: str) -> None:
    (problem,) = checks.legal_sorted(defence.GAME, asked(options))
    assert says in problem


def test_a_game_that_is_over_asks_nobody() -> None:
    s = asked([1, 2])
    s.over = True
    assert checks.legal_sorted(defence.GAME, s)


def test_spell() -> None:
    assert checks.spell(Seq(Give(1), If(AtLeast(2), Guess()))) == "Seq(Give(1), If(AtLeast(2), Guess(), None, False))"
