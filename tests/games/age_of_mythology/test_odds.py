"""The exact odds of an encounter against brute force, and dice that fall evenly."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from clio.games.age_of_mythology.ops.dice import faces_of, hit_chances, hits, odds, roll, tie_rank
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import HOPLITE, HUSKARL, MEDUSA
from tests.games.age_of_mythology.battles import battle, meet, stage
from tests.games.age_of_mythology.helpers import play
from tests.rules import rule

SMALL = [(mine, theirs) for mine in range(5) for theirs in range(4)]
LARGE = [(1, 15), (9, 11), (20, 20), (64, 64), (65, 3), (3, 65), (70, 66), (120, 100)]


def counted(dice: int) -> list[int]:
    """How many of the 6 ** dice ways to fall show 0, 1, ... sixes."""
    ways = [0] * (dice + 1)
    for faces in product(range(1, 7), repeat=dice):
        ways[faces.count(6)] += 1
    return ways


def binomial(dice: int) -> list[int]:
    return [comb(dice, k) * 5 ** (dice - k) for k in range(dice + 1)]


def chance(mine: list[int], theirs: list[int], ties: int) -> Fraction:
    """The chance to win, from the ways to fall of both sides."""
    total = sum(mine) * sum(theirs)
    won = sum(a * b for i, a in enumerate(mine) for j, b in enumerate(theirs) if i > j)
    level = sum(a * b for a, b in zip(mine, theirs, strict=False))
    if ties > 0:
        return Fraction(won + level, total)
    return Fraction(won, total if ties < 0 else total - level)


@rule("AOM-BATTLE-12")
@pytest.mark.parametrize("dice", range(6))
def test_a_six_is_a_hit(dice: int) -> None:
    exact = [ways / 6**dice for ways in counted(dice)]
    assert hit_chances(dice) == pytest.approx(exact, abs=1e-12)


@rule("AOM-BATTLE-12", "AOM-BATTLE-13", "AOM-BATTLE-21")
@pytest.mark.parametrize(("mine", "theirs"), [pair for pair in SMALL if pair != (0, 0)])
@pytest.mark.parametrize("ties", [-1, 0, 1])
def test_odds_of_small_pools_are_exact(mine: int, theirs: int, ties: int) -> None:
    assert odds(mine, theirs, ties) == pytest.approx(float(chance(counted(mine), counted(theirs), ties)), abs=1e-12)


@rule("AOM-COMP-31", "AOM-BATTLE-31")
@pytest.mark.parametrize(("mine", "theirs"), LARGE)
@pytest.mark.parametrize("ties", [-1, 0, 1])
def test_odds_of_large_pools_are_exact(mine: int, theirs: int, ties: int) -> None:
    exact = chance(binomial(mine), binomial(theirs), ties)
    assert odds(mine, theirs, ties) == pytest.approx(float(exact), abs=1e-9)


@pytest.mark.parametrize(("mine", "theirs"), [*SMALL, *LARGE])
def test_what_one_side_wins_the_other_loses(mine: int, theirs: int) -> None:
    assert odds(mine, theirs) + odds(theirs, mine) == pytest.approx(1)
    assert odds(mine, theirs, 1) + odds(theirs, mine, -1) == pytest.approx(1)


def test_equal_pools_have_even_odds_and_no_dice_at_all_too() -> None:
    for dice in (0, 1, 5, 9, 70):
        assert odds(dice, dice) == pytest.approx(0.5)
    assert odds(0, 0, 1) == 1
    assert odds(0, 0, -1) == 0


def test_each_die_more_and_each_tie_won_is_better() -> None:
    for theirs in (1, 6, 11):
        for mine in range(1, 15):
            assert odds(mine, theirs) < odds(mine + 1, theirs)
            assert odds(mine, theirs, -1) < odds(mine, theirs) < odds(mine, theirs, 1)


def test_any_difference_of_tie_ranks_is_one_of_three() -> None:
    """A berserk unit against Medusa differs by two."""
    assert odds(5, 7, 2) == odds(5, 7, 1)
    assert odds(5, 7, -2) == odds(5, 7, -1)


@rule("AOM-BATTLE-21", "AOM-UNIT-15", "AOM-UNIT-07")
def test_who_wins_ties() -> None:
    assert tie_rank(MEDUSA, False) == 1
    assert tie_rank(HOPLITE, False) == 0
    assert tie_rank(HUSKARL, False) == 0
    assert tie_rank(HUSKARL, True) == -1
    assert tie_rank(HOPLITE, True) == -1


@rule("AOM-BATTLE-12")
def test_the_view_tells_the_odds_of_the_encounter_and_of_every_pair() -> None:
    table = stage("huskarl jarl", "medusa toxotes").battle(0, 1, "holding")
    pairs = {(pair["attack"], pair["defence"]): pair for pair in battle(table)["matchups"]}
    assert len(pairs) == 4
    assert pairs["jarl", "toxotes"]["dice"] == [7, 3]
    assert pairs["jarl", "toxotes"]["odds"] == round(float(chance(binomial(7), binomial(3), 0)), 4)
    assert pairs["huskarl", "toxotes"]["dice"] == [5, 6]
    assert pairs["huskarl", "medusa"]["odds"] == round(float(chance(binomial(5), binomial(5), -1)), 4)
    meet(table, "huskarl", "medusa")
    assert battle(table)["odds"] == round(float(chance(binomial(3), binomial(5), -1)), 4)
    play(table, "no")
    assert battle(table)["odds"] is None


@rule("AOM-UNIT-07", "AOM-UNIT-13")
def test_the_odds_of_a_pair_count_what_both_would_announce_and_tell_the_dice_by_their_parts() -> None:
    table = stage("huskarl", "cyclops toxotes").battle(0, 1, "holding")
    pairs = {pair["defence"]: pair for pair in battle(table)["matchups"]}
    rage = [{"of": "basic", "n": 3}, {"of": "berserk", "n": 2}]
    assert pairs["toxotes"]["parts"] == [rage, [{"of": "basic", "n": 3}, {"of": "type.warrior", "n": 3}]]
    assert {"of": "throws", "n": 3} in pairs["cyclops"]["parts"][1]
    for pair in pairs.values():
        assert pair["dice"] == [sum(part["n"] for part in parts) for parts in pair["parts"]]
    lays = {choice.symbol: choice.label("en").effect for choice in table.options_of(0)}
    assert all("%" in effect for symbol, effect in lays.items() if symbol.startswith("lay "))


@rule("AOM-COMP-31")
def test_dice_fall_evenly_and_any_number_is_one_roll() -> None:
    s = Scenario().s
    faces = [0] * 7
    for _ in range(300):
        thrown = roll(s, 40)
        assert len(faces_of(thrown)) == 40
        assert hits(thrown) == faces_of(thrown).count(6)
        for face in faces_of(thrown):
            faces[face] += 1
    assert faces[0] == 0
    assert all(1800 < n < 2200 for n in faces[1:])  # 2000 each, five standard deviations


def test_scripted_faces_come_first() -> None:
    s = Scenario().dice(6, 2, 2, 5).s
    assert faces_of(roll(s, 3)) == [2, 2, 6]
    assert list(s.dice) == [5]
    assert 5 in faces_of(roll(s, 4))
    assert list(s.dice) == []
