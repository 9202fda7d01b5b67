"""TTA-SETUP and TTA-FIRST: the table before the first turn, and each player's first turn."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.state import LEADER, WONDER
from tests.games.through_the_ages.helpers import ages, kinds_logged, offers, play, player, row, seat_view
from tests.rules import rule

PLAYERS = [2, 3, 4]


def fresh(players: int = 2, first: str = "1", seed: str = "setup") -> Table:
    return Table(GAME, players, seed=seed, options={"first": first})


def to_second_round(table: Table) -> Table:
    for _ in range(table.players):
        table.play("end turn")
    return table


@rule("TTA-SETUP-02", "TTA-SETUP-09", "TTA-SETUP-18")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_has_a_board_of_its_own_no_tactic_and_no_cards(players: int) -> None:
    table = fresh(players)
    assert len(table.view()["players"]) == players
    for seat in range(players):
        side = seat_view(table, seat)
        assert side["tactic"] is None
        assert not side["tactic_exclusive"]
        assert side["civil_hand"] == []
        assert side["military_hand"] == []
        assert side["leader"] is None
        assert side["wonder"] is None
        assert side["wonders"] == []
        assert side["colonies"] == []
    assert table.view()["common_tactics"] == []


@rule("TTA-SETUP-03")
def test_six_starting_technologies_count_as_technologies_in_play() -> None:
    side = seat_view(fresh(), 0)
    ids = [t["id"] for t in side["technologies"]]
    assert sorted([*ids, side["government"]]) == [
        "agriculture", "bronze", "despotism", "philosophy", "religion", "warriors",
    ]
    assert side["special"] == []


@rule("TTA-SETUP-04", "TTA-SETUP-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_tokens_at_the_start(players: int) -> None:
    table = fresh(players)
    for seat in range(players):
        side = seat_view(table, seat)
        assert (side["blue_bank"], side["yellow_bank"], side["unused_workers"]) == (16, 18, 1)
        assert all(t["tokens"] == 0 for t in side["technologies"])
        assert sum(t["workers"] for t in side["technologies"]) == 6
        assert (side["food"], side["resources"]) == (0, 0)


@rule("TTA-SETUP-06", "TTA-SETUP-15")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_white_and_two_red_tokens_of_which_no_red_one_is_available(players: int) -> None:
    for seat in range(players):
        actions = seat_view(fresh(players), seat)["actions"]
        assert (actions["civil_total"], actions["military_total"], actions["military"]) == (4, 2, 0)


@rule("TTA-SETUP-07", "TTA-SETUP-08")
def test_ratings_and_points_at_the_start() -> None:
    table = fresh(4)
    for seat in range(4):
        side = seat_view(table, seat)
        ratings = side["ratings"]
        assert [ratings[name] for name in ("science", "culture", "strength", "happiness")] == [1, 0, 1, 0]
        assert (side["science"], side["culture"]) == (0, 0)


@rule("TTA-SETUP-10", "TTA-SETUP-11", "TTA-SETUP-12", "TTA-SETUP-19")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_events_of_age_a(players: int) -> None:
    table = fresh(players)
    for seat in (None, *range(players)):
        view = table.view(seat)
        assert view["current_events"]["size"] == players + 2
        assert view["current_events"]["ages"] == [players + 2, 0, 0, 0]
        assert view["current_events"]["known"] == []
        assert view["current_events"]["top"] is None
        assert view["future_events"]["size"] == 0
        assert view["past_events"] == []
        assert view["military_deck"] == 0  # nobody can draw the others
    s = ages(table)
    assert len(s.unused_events) == 10 - (players + 2)
    assert len({*s.current, *s.unused_events}) == 10


@rule("TTA-SETUP-10")
def test_the_events_are_shuffled() -> None:
    orders = {ages(fresh(seed=str(n))).current for n in range(8)}
    assert len(orders) > 6
    assert len({frozenset(order) for order in orders}) > 1  # other cards, too


@rule("TTA-SETUP-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_age_a_military_card_comes_into_a_hand(players: int) -> None:
    table = to_second_round(fresh(players))
    for _ in range(players):
        while "end turn" not in offers(table):
            table.play("pass")
        table.play("end turn")
    hands = [kind for seat in range(players) for kind in player(table, seat).hand]
    assert len(hands) == 2 * players
    assert {BOOK.age[kind] for kind in hands} == {1}


@rule("TTA-SETUP-13", "TTA-FLOW-03")
def test_the_starting_player_is_named_or_drawn() -> None:
    for first in ("1", "2", "3"):
        table = fresh(3, first)
        assert table.seat == int(first) - 1 == table.view()["starting"]
    assert {fresh(3, "random", str(n)).seat for n in range(20)} == {0, 1, 2}


@rule("TTA-SETUP-14", "TTA-EX-12")
@pytest.mark.parametrize("first", ["1", "3"])
def test_civil_actions_of_the_first_turn(first: str) -> None:
    table = fresh(4, first)
    start = int(first) - 1
    assert [seat_view(table, (start + i) % 4)["actions"]["civil"] for i in range(4)] == [1, 2, 3, 4]
    assert [seat_view(table, seat)["actions"]["military"] for seat in range(4)] == [0, 0, 0, 0]
    assert table.view()["current_events"]["size"] == 6


@rule("TTA-SETUP-16")
def test_thirteen_cards_of_age_a_lie_in_the_row() -> None:
    table = fresh()
    assert None not in row(table)
    assert table.view()["civil_deck"] == 7
    kinds = [*ages(table).row, *ages(table).civil_deck[13:]]
    assert len(kinds) == 20
    assert {BOOK.age[kind] for kind in kinds} == {0}
    assert len({tuple(row(fresh(seed=str(n)))) for n in range(8)}) == 8


@rule("TTA-SETUP-17")
def test_later_decks_wait_for_their_age_and_are_shuffled_then() -> None:
    table = fresh()
    assert all(BOOK.age[kind] == 0 for kind in (*ages(table).civil_deck, *ages(table).military_deck))
    orders = set()
    for n in range(4):
        s = ages(to_second_round(fresh(seed=str(n))))
        assert s.age == 1
        assert {BOOK.age[kind] for kind in s.military_deck} == {1}
        assert list(s.military_deck) != sorted(s.military_deck)
        assert list(s.civil_deck) != sorted(s.civil_deck)
        orders.add((s.civil_deck, s.military_deck))
    assert len(orders) == 4


# ---------------------------------------------------------------------- the first turn
@rule("TTA-FIRST-01", "TTA-FLOW-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_row_is_not_replenished_in_the_first_round(players: int) -> None:
    table = fresh(players)
    before = row(table)
    taken = offers(table)[1]
    table.play(taken)
    left = row(table)
    assert left.count(None) == 1
    assert before != left
    for _ in range(players - 1):
        table.play("end turn")
        assert row(table) == left
    table.play("end turn")
    assert None not in row(table)
    assert table.view()["age"] == "I"


@rule("TTA-FIRST-02", "TTA-FLOW-04")
def test_no_politics_in_the_first_round() -> None:
    table = fresh(3)
    for seat in range(3):
        assert table.seat == seat
        assert "end turn" in offers(table)
        assert "resign" not in offers(table)
        table.play("end turn")
    assert "resign" in offers(table)  # the politics phase of the second round


@rule("TTA-FIRST-03")
def test_only_cards_of_the_row_can_be_taken() -> None:
    table = fresh(4, seed="first turns")
    play(table, "end turn", "end turn", "end turn")
    assert table.seat == 3
    assert player(table, 3).ca == 4
    prices = {space["id"]: space["price"] for space in table.view(3)["row"]}
    symbols = {symbol for symbol in offers(table) if not symbol.startswith("take space ")}
    assert symbols == {"end turn", *("take " + id for id in prices)}


@rule("TTA-FIRST-03")
def test_a_card_goes_to_the_hand_and_a_wonder_into_play() -> None:
    table = fresh(2, "2")
    play(table, "end turn")
    spaces = ages(table).row[:5]
    wonder = next((kind for kind in spaces if WONDER <= kind < LEADER), None)
    other = next(kind for kind in spaces if not WONDER <= kind < LEADER)
    play(table, "take " + BOOK.id[other])
    assert seat_view(table, 0)["civil_hand"] == [BOOK.id[other]]
    if wonder is not None:
        play(table, "take " + BOOK.id[wonder])
        assert seat_view(table, 0)["wonder"]["id"] == BOOK.id[wonder]
    assert all(symbol == "end turn" or symbol.startswith("take") for symbol in offers(table))


@rule("TTA-FIRST-03")
def test_some_first_row_has_a_wonder_and_it_enters_play_unfinished() -> None:
    for n in range(50):
        table = fresh(seed=str(n))
        kind = ages(table).row[0]
        if WONDER <= kind < LEADER:
            play(table, "take " + BOOK.id[kind])
            assert seat_view(table, 0)["wonder"]["id"] == BOOK.id[kind]
            assert seat_view(table, 0)["wonder"]["stages"] == 0
            assert seat_view(table, 0)["civil_hand"] == []
            return
    raise AssertionError("no wonder in fifty rows")


@rule("TTA-FIRST-04")
@pytest.mark.parametrize("seat", range(4))
def test_the_first_actions_are_few_and_the_hand_limit_is_4(seat: int) -> None:
    table = fresh(4)
    play(table, *["end turn"] * seat)
    assert seat_view(table, seat)["civil_hand_limit"] == 4
    budget = seat + 1
    assert player(table, seat).ca == budget
    spent = 0
    for _ in range(budget):
        cheap = [space["id"] for space in table.view(seat)["row"] if space is not None and space["price"] == 1]
        moves = [move for move in offers(table) if move.removeprefix("take ") in cheap]
        if not moves:
            break
        table.play(moves[0])
        spent += 1
        assert player(table, seat).ca == budget - spent
    if spent == budget:
        assert offers(table) == ["end turn"]


@rule("TTA-FIRST-05", "TTA-FIRST-06", "TTA-EX-13")
def test_the_first_turn_ends_with_production_and_without_military_cards() -> None:
    table = fresh(2)
    assert seat_view(table, 0)["end_of_turn"]["draw"] == seat_view(table, 0)["actions"]["military"] == 0
    play(table, "end turn")
    side = seat_view(table, 0)
    assert (side["science"], side["culture"], side["food"], side["resources"], side["blue_bank"]) == (1, 0, 2, 2, 12)
    assert side["military_hand"] == []
    assert "draws" not in kinds_logged(table)


@rule("TTA-FIRST-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_first_turn_all_actions_are_available(players: int) -> None:
    table = fresh(players)
    for seat in range(players):
        table.play("end turn")
        actions = seat_view(table, seat)["actions"]
        assert (actions["civil"], actions["military"]) == (4, 2)
