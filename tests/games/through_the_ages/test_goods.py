"""Food, resources, science and culture points (TTA-RES, TTA-PTS)."""

from __future__ import annotations

import itertools
import random

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.ops import goods
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import FARM, FOOD, MINE, RESOURCES
from tests.games.through_the_ages.helpers import Timeless, offers, play, player, rating, refused, seat_view
from tests.rules import rule

IRON, COAL, OIL = MINE + 1, MINE + 2, MINE + 3
VALUES = (1, 2, 3, 5)  # of a token on the four farms, and on the four mines
MINES = ("bronze", "iron", "coal", "oil")


def mines(table: Table, seat: int = 0) -> list[int]:
    return player(table, seat).blue[MINE : MINE + 4]


# ---------------------------------------------------------------- every payment and every gain
def legal_ways(tokens: list[int], bank: int, in_play: list[bool], paid: int) -> list[tuple[int, ...]]:
    """Every arrangement of the four cards that pays so much: no more tokens than there are, nothing moved to a higher
    card (TTA-RES-05 to -08, -11)."""
    stock = sum(n * value for n, value in zip(tokens, VALUES, strict=True))
    ways = []
    for way in itertools.product(*[range(sum(tokens) + bank + 1 if open else 1) for open in in_play]):
        if sum(way) > sum(tokens) + bank or sum(n * v for n, v in zip(way, VALUES, strict=True)) != stock - paid:
            continue
        rises = [
            sum((way[i] - tokens[i]) * VALUES[i] for i in range(low, 4)) > 0 for low in range(1, 4)
        ]
        if not any(rises):
            ways.append(way)
    return ways


@rule("TTA-RES-05", "TTA-RES-06", "TTA-RES-07", "TTA-RES-08", "TTA-RES-10", "TTA-RES-11", "TTA-RES-17")
@pytest.mark.parametrize("good", [FOOD, RESOURCES])
def test_every_automatic_payment_is_legal_and_the_best(good: int) -> None:
    rng = random.Random(good)
    first = FARM if good == FOOD else MINE
    for _ in range(200):
        p = Scenario().s.players[0]
        in_play = [True, *[rng.random() < 0.6 for _ in range(3)]]
        tokens = [rng.randrange(3) if open else 0 for open in in_play]
        bank = rng.choice([0, 0, 1, 2])
        stock = sum(n * value for n, value in zip(tokens, VALUES, strict=True))
        for i in range(4):
            p.techs = p.techs & ~(1 << first + i) | in_play[i] << first + i
            p.blue[first + i] = tokens[i]
        p.blue_bank = bank
        amount = rng.randrange(stock + 1)
        goods.take(p, good, amount)
        after = tuple(p.blue[first : first + 4])
        paid = stock - sum(n * value for n, value in zip(after, VALUES, strict=True))
        assert sum(after) + p.blue_bank == sum(tokens) + bank
        assert after in legal_ways(tokens, bank, in_play, paid)
        assert paid >= amount
        if paid > amount:  # only where it must be, as little as can be, and the bank is empty then
            assert p.blue_bank == 0
            assert not any(legal_ways(tokens, bank, in_play, less) for less in range(amount, paid))


@rule("TTA-RES-02", "TTA-RES-03")
@pytest.mark.parametrize("good", [FOOD, RESOURCES])
def test_every_gain_is_exact_or_the_nearest_below(good: int) -> None:
    rng = random.Random(good)
    first = FARM if good == FOOD else MINE
    for _ in range(300):
        p = Scenario().s.players[0]
        in_play = [True, *[rng.random() < 0.6 for _ in range(3)]]
        for i in range(4):
            p.techs = p.techs & ~(1 << first + i) | in_play[i] << first + i
        p.blue_bank = bank = rng.randrange(5)
        amount = rng.randrange(1, 13)
        gained = goods.put(p, good, amount)
        values = [value for value, open in zip(VALUES, in_play, strict=True) if open]
        sums = {
            n: {sum(way) for way in itertools.combinations_with_replacement(values, n)} for n in range(bank + 1)
        }
        best = max(total for n in sums for total in sums[n] if total <= amount)
        after = p.blue[first : first + 4]
        assert gained == best == sum(n * value for n, value in zip(after, VALUES, strict=True))
        assert p.blue_bank == bank - sum(after)
        assert sum(after) == min(n for n in sums if best in sums[n])  # ruling OP-27: the fewest tokens


# ---------------------------------------------------------------- gaining
@rule("TTA-RES-01")
def test_the_stock_is_the_worth_of_the_tokens() -> None:
    position = Scenario(age=3).technologies(0, *MINES[1:], "irrigation")
    table = position.tokens(0, bronze=1, iron=1, coal=1, oil=1, agriculture=2, irrigation=2).action_phase()
    assert (seat_view(table, 0)["food"], seat_view(table, 0)["resources"]) == (6, 11)


@rule("TTA-RES-02")
def test_the_player_chooses_where_a_gain_lies() -> None:
    position = Scenario(age=2, payments="by-hand").technologies(0, "iron").hand(0, "reserves-i")
    table = position.action_phase()
    play(table, "play reserves-i", "choose 2")
    assert offers(table) == ["keep 0", "keep 1"]  # tokens on Iron
    table.play("keep 0")
    assert (mines(table)[:2], player(table, 0).blue_bank) == ([2, 0], 14)


@rule("TTA-RES-03")
def test_a_gain_with_too_few_tokens() -> None:
    def gains(blue: int, *technologies: str) -> int:
        position = Scenario(age=2).technologies(0, *technologies).hand(0, "reserves-ii").banks(0, blue=blue)
        table = play(position.action_phase(), "play reserves-ii", "choose 2")
        return int(seat_view(table, 0)["resources"])

    assert gains(3) == 3
    assert gains(2) == 2
    assert gains(0) == 0
    assert gains(1, "iron") == 2
    assert gains(1, "iron", "coal") == 3


@rule("TTA-RES-04")
def test_two_goods_are_gained_in_the_order_of_the_card() -> None:
    table = Scenario(age=1).hand(0, "stockpile").banks(0, blue=1).action_phase()
    table.play("play stockpile")  # resources, then food
    assert (seat_view(table, 0)["resources"], seat_view(table, 0)["food"]) == (1, 0)


# ---------------------------------------------------------------- paying
@rule("TTA-RES-05")
def test_returning_a_token_pays_its_value() -> None:
    position = Timeless(age=2).technologies(0, "coal", "drama").tokens(0, coal=2).banks(0, blue=3)
    table = position.hand(0, "urban-growth-a").action_phase()
    play(table, "play urban-growth-a", "build drama")  # 4 - 1
    assert (mines(table), player(table, 0).blue_bank) == ([0, 0, 1, 0], 4)


@rule("TTA-EX-22", "TTA-RES-06")
def test_moving_a_token_down_pays_the_difference() -> None:
    position = Scenario(age=1).technologies(0, "iron", "swordsmen").tokens(0, iron=1).banks(0, blue=4)
    table = position.action_phase()
    table.play("upgrade warriors swordsmen")
    assert (mines(table), player(table, 0).blue_bank) == ([1, 0, 0, 0], 4)


@rule("TTA-RES-07")
def test_paying_with_change() -> None:
    table = Scenario(age=3).technologies(0, "oil").tokens(0, oil=1).banks(0, blue=4).action_phase()
    table.play("build bronze")
    assert (mines(table), player(table, 0).blue_bank) == ([3, 0, 0, 0], 4 + 1 - 3)


@rule("TTA-RES-08", "TTA-RES-05", "TTA-RES-06", "TTA-RES-11")
def test_the_ways_to_pay_by_hand() -> None:
    def pays() -> Table:
        position = Scenario(age=2, payments="by-hand").technologies(0, "iron", "coal").banks(0, blue=5)
        return play(position.tokens(0, bronze=2, iron=1, coal=1).action_phase(), "build bronze")  # 2 of 7

    def all_ways(table: Table, moves: tuple[str, ...]) -> set[tuple[int, ...]]:
        found = set()
        for move in [m for m in offers(table) if m.startswith("keep")]:
            again = play(pays(), *moves, move)
            if any(m.startswith("keep") for m in offers(again)):
                found |= all_ways(again, (*moves, move))
            else:
                found.add(tuple(mines(again)[:3]))
        return found

    # Coal, Iron and Bronze tokens worth 5, none of it moved upwards
    expected = {
        (0, 1, 1), (2, 0, 1), (1, 2, 0), (3, 1, 0), (5, 0, 0),
    }
    assert all_ways(pays(), ()) == expected


@rule("TTA-RES-09", "TTA-ACT-02")
def test_too_little_is_no_payment() -> None:
    position = Scenario(age=1).technologies(0, "iron").tokens(0, iron=2).banks(0, blue=9, unused=1)
    table = position.action_phase()
    assert refused(table, "build iron")  # 4 of 5
    assert "build bronze" in offers(table)


@rule("TTA-EX-23", "TTA-RES-10", "TTA-RES-17")
def test_an_overpayment_with_an_empty_bank() -> None:
    position = Scenario(age=2).technologies(0, "coal", "swordsmen").tokens(0, coal=1).banks(0, blue=0)
    table = position.action_phase()
    table.play("upgrade warriors swordsmen")  # 1 of 3: the token moves to Bronze and pays 2
    assert (mines(table), player(table, 0).blue_bank) == ([1, 0, 0, 0], 0)
    exact = Scenario(age=2).technologies(0, "coal", "swordsmen").tokens(0, coal=1).banks(0, blue=1).action_phase()
    exact.play("upgrade warriors swordsmen")
    assert (mines(exact), player(exact, 0).blue_bank) == ([2, 0, 0, 0], 0)


@rule("TTA-RES-11")
def test_no_token_moves_up() -> None:
    position = Scenario(age=1, payments="by-hand").technologies(0, "iron", "swordsmen").tokens(0, bronze=3)
    table = position.action_phase()
    table.play("upgrade warriors swordsmen")  # 2 left: as two tokens on Bronze, never as one on Iron
    assert mines(table) == [2, 0, 0, 0]
    assert "keep 1" not in offers(table)


@rule("TTA-RES-12")
def test_food_and_resources_are_different() -> None:
    table = Scenario(age=1).stock(0, food=9).action_phase()
    assert not [move for move in offers(table) if move.startswith("build")]
    table = Scenario(age=1).stock(0, resources=9).action_phase()
    assert refused(table, "population")


@rule("TTA-RES-12", "TTA-CTX-42")
def test_unless_a_card_says_so() -> None:
    position = Scenario(players=3, age=1).pact(0, "trade-routes-agreement", 1).stock(0, food=1, resources=1)
    table = position.action_phase()
    play(table, "build warriors")  # 2 resources: one of them is paid with food, or it could not be paid
    assert (seat_view(table, 0)["food"], seat_view(table, 0)["resources"]) == (0, 0)


@rule("TTA-CTX-42")
@pytest.mark.parametrize(("answer", "left"), [("yes", (1, 2)), ("no", (2, 1))])
def test_the_trade_routes_are_offered_where_they_are_a_choice(answer: str, left: tuple[int, int]) -> None:
    position = Scenario(players=3, age=1).pact(0, "trade-routes-agreement", 1).stock(0, food=2, resources=3)
    table = position.banks(0, unused=2).action_phase()
    play(table, "build warriors")
    assert (table.seat, offers(table)) == (0, ["yes", "no"])
    play(table, answer)
    assert (seat_view(table, 0)["food"], seat_view(table, 0)["resources"]) == left
    if answer == "yes":
        play(table, "build warriors")  # once a turn: nothing more is asked
        assert (seat_view(table, 0)["food"], seat_view(table, 0)["resources"]) == (1, 0)


@rule("TTA-CTX-42")
def test_side_b_pays_food_with_a_resource_in_its_own_turn() -> None:
    position = Scenario(players=3, age=1).pact(1, "trade-routes-agreement", 0).stock(0, food=1, resources=1)
    table = position.action_phase()
    play(table, "population")  # costs 2 food
    assert (seat_view(table, 0)["food"], seat_view(table, 0)["resources"]) == (0, 0)
    other = Scenario(players=3, age=1).pact(0, "trade-routes-agreement", 1).stock(0, food=1, resources=1)
    assert "population" not in offers(other.action_phase())


@rule("TTA-RES-13")
def test_resources_for_one_purpose_come_first() -> None:
    table = Scenario(age=1).leader(0, "homer").stock(0, resources=3).banks(0, unused=2).action_phase()
    table.play("build warriors")
    assert seat_view(table, 0)["resources"] == 3 - 1
    table.play("build warriors")
    assert seat_view(table, 0)["resources"] == 0  # once
    other = Scenario(age=1).leader(0, "homer").stock(0, resources=3).action_phase()
    other.play("build bronze")
    assert seat_view(other, 0)["resources"] == 1  # only for units


# ---------------------------------------------------------------- losing and stealing
@rule("TTA-RES-14")
def test_losing_more_than_there_is() -> None:
    table = Scenario(age=1).stock(0, resources=1).workers(1, warriors=2).event("raiders")  # the weaker one loses 2
    assert (seat_view(table, 0)["resources"], player(table, 0).blue_bank) == (0, 16)
    # consumption 6 with 2 food: all of it, and famine for the rest
    table = Scenario(age=1).banks(0, yellow=0, unused=9).workers(0, agriculture=0).stock(0, food=2).end_of_turn()
    assert seat_view(table, 0)["food"] == 0


@rule("TTA-RES-15", "TTA-RES-16")
def test_a_theft_of_goods() -> None:
    position = Scenario(age=1).workers(0, warriors=4).hand(0, "plunder-i").stock(1, food=1, resources=1)
    table = position.banks(0, blue=5).banks(1, blue=5).politics()
    play(table, "aggress plunder-i seat 2")  # 3, but there are only 2
    assert [seat_view(table, 0)[name] for name in ("food", "resources")] == [1, 1]
    assert [seat_view(table, 1)[name] for name in ("food", "resources")] == [0, 0]
    assert (player(table, 0).blue_bank, player(table, 1).blue_bank) == (3, 7)  # each with own tokens


@rule("TTA-RES-15", "TTA-RES-03")
def test_a_thief_without_tokens_gains_less() -> None:
    position = Scenario(age=1).workers(0, warriors=4).hand(0, "plunder-i").stock(1, resources=3).banks(0, blue=2)
    table = position.politics()
    play(table, "aggress plunder-i seat 2")
    assert (seat_view(table, 0)["resources"], seat_view(table, 1)["resources"]) == (2, 0)


# ---------------------------------------------------------------- points
@rule("TTA-PTS-01")
def test_points_have_no_upper_limit() -> None:
    table = Scenario(age=1).points(0, science=998, culture=1997).workers(0, religion=2).end_of_turn()
    assert (player(table, 0).science, player(table, 0).culture) == (999, 1999)


@rule("TTA-PTS-01", "TTA-PTS-02")
def test_points_never_go_below_nothing() -> None:
    position = Scenario(age=2).banks(0, yellow=12, unused=0).points(0, culture=3)
    table = position.event("civil-unrest")  # 2 discontent workers, 4 points each
    assert (rating(table, 0, "discontent"), player(table, 0).culture) == (2, 0)


@rule("TTA-PTS-03")
def test_science_is_paid_in_full() -> None:
    assert refused(Scenario(age=1).hand(0, "alchemy").points(0, science=3).action_phase(), "develop alchemy")
    table = Scenario(age=1).hand(0, "alchemy").points(0, science=4).action_phase()
    table.play("develop alchemy")
    assert player(table, 0).science == 0


@rule("TTA-PTS-04", "TTA-CTX-35")
def test_science_for_one_purpose_comes_first() -> None:
    position = Timeless(age=3).hand(0, "swordsmen", "alchemy").leader(0, "winston-churchill").points(0, science=5)
    table = position.action_phase()
    play(table, "use winston-churchill military", "develop swordsmen")
    assert player(table, 0).science == 5 - 1
    play(table, "develop alchemy")
    assert player(table, 0).science == 0
    table = Timeless(age=3).hand(0, "alchemy").leader(0, "winston-churchill").points(0, science=3).action_phase()
    table.play("use winston-churchill military")
    assert refused(table, "develop alchemy")  # only for units


@rule("TTA-PTS-05")
def test_a_theft_of_points() -> None:
    for there, stolen in ((20, 5), (3, 3)):
        position = Scenario(age=2).workers(0, warriors=4).hand(0, "spy").points(0, science=1).points(1, science=there)
        table = position.politics()
        play(table, "aggress spy seat 2")
        assert (player(table, 0).science, player(table, 1).science) == (1 + stolen, there - stolen)
