"""AOM-ACTION, AOM-SPOIL, AOM-DISCARD: card play, spoilage, the cards kept."""

from __future__ import annotations

from collections import Counter

import pytest

from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    bank, cubes, hand, logged, myth, offers, pass_round, play, player, seat_view, secretly, units, without_turn,
)
from tests.rules import rule


# ------------------------------------------------------------------ whose turn
@rule("AOM-ACTION-01", "AOM-ACTION-02")
def test_three_action_rounds_from_the_starting_player_clockwise() -> None:
    scenario = Scenario(players=3, starting=2)
    for seat in range(3):
        scenario.hand(seat, "permanent-explore", "permanent-gather", "permanent-build", "permanent-recruit")
    table = scenario.action(2)
    order = []
    while table.view()["phase"] == "acting":
        order.append((table.view()["action_round"], table.seat))
        play(table, offers(table)[-1])
    assert order == [(n, seat) for n in (1, 2, 3) for seat in (2, 0, 1)]
    assert table.view()["phase"] == "discarding"
    assert [len(hand(table, seat)) for seat in range(3)] == [1, 1, 1]


@rule("AOM-ACTION-02")
def test_a_card_is_resolved_completely_before_the_next_player_plays() -> None:
    scenario = Scenario(players=2).cubes(0, food=6, wood=6).hand(0, "permanent-recruit").hand(1, "permanent-recruit")
    table = play(scenario.action(0), "play permanent-recruit")
    for _ in range(2):
        assert table.seat == 0
        play(table, "recruit toxotes")
    assert table.seat == 1
    assert "play permanent-recruit" in offers(table)


@rule("AOM-ACTION-03", "AOM-GOD-10")
def test_only_a_god_grants_a_fourth_card_after_everybodys_third() -> None:
    scenario = Scenario(players=2, cultures=("egyptian", "norse")).cubes(0, favor=1)
    scenario.hand(0, "thoth", "permanent-explore").hand(1, "permanent-explore", "permanent-gather")
    table = play(scenario.action(0, 3), "power thoth")
    assert table.seat == 1
    play(table, "pass permanent-explore")
    assert table.seat == 0
    assert offers(table) == ["play permanent-explore", "pass permanent-explore", "decline"]
    play(table, "pass permanent-explore")
    assert table.view()["phase"] == "discarding"
    assert hand(table, 1) == ["permanent-gather"]


@rule("AOM-ACTION-03")
def test_without_a_god_there_is_no_fourth_card() -> None:
    table = Scenario(players=2).hand(0, "permanent-explore", "permanent-gather").action(0, 3)
    play(table, "pass permanent-explore")
    assert table.view()["phase"] == "discarding"


@rule("AOM-ACTION-03", "AOM-ACTION-01")
def test_a_fourth_card_is_granted_for_one_round() -> None:
    scenario = Scenario(players=2).fourth(0).hand(0, "permanent-explore", "permanent-gather")
    table = play(scenario.action(0, 4), "decline")
    secretly(table, 0, "done")
    play(table, "cube the-wonder", "cube the-wonder")
    secretly(table, 0, "take permanent-build", "take permanent-trade", "draw 0")
    secretly(table, 1, "draw 0")
    play(table, "pass permanent-build", "pass permanent-trade", "pass permanent-gather")
    assert table.view()["phase"] == "discarding"
    assert hand(table, 0) == ["permanent-explore"]


# ------------------------------------------------------------------ where cards go
@rule("AOM-ACTION-04", "AOM-ACTION-05", "AOM-DRAW-11")
def test_played_cards_stay_out_until_the_action_rounds_are_over() -> None:
    table = Scenario(players=2).hand(0, "permanent-next-age", "gather-all", "permanent-build").action(0)
    play(table, "play permanent-next-age")
    assert seat_view(table, 0)["played"] == ["permanent-next-age"]
    assert "permanent-next-age" not in seat_view(table, 0)["pack"]
    assert "play permanent-next-age" not in offers(table)
    play(table, "play gather-all")
    assert seat_view(table, 0)["played"] == ["permanent-next-age", "gather-all"]
    assert table.view()["decks"]["greek"]["used"] == []
    play(table, "pass permanent-build")
    assert seat_view(table, 0)["played"] == []
    assert len(seat_view(table, 0)["pack"]) == 7
    assert table.view()["decks"]["greek"]["used"] == ["gather-all"]


@rule("AOM-ACTION-04", "AOM-ACTION-06", "AOM-GOD-10")
def test_played_cards_wait_for_the_fourth_cards_too() -> None:
    scenario = Scenario(players=2, cultures=("egyptian", "greek")).hand(0, "build-2").out(0, "thoth").fourth(0)
    table = scenario.hand(1, "hera").action(1, 3)
    play(table, "pass hera")
    assert table.seat == 0
    assert seat_view(table, 1)["played"] == ["hera"]
    assert table.view()["decks"]["greek"]["used"] == []
    play(table, "pass build-2")
    assert table.view()["decks"]["greek"]["used"] == ["hera"]
    assert table.view()["decks"]["egyptian"]["used"] == ["build-2", "thoth"]


@rule("AOM-ACTION-06", "AOM-ACTION-11", "AOM-NOTE-03")
def test_random_cards_go_face_up_under_the_deck_played_or_given_up() -> None:
    scenario = Scenario(players=2).deck("greek", "hera", "zeus", "ares", "trade-1", "attack-7")
    table = scenario.hand(0, "gather-all", "build-2", "permanent-trade").action(0, 2)
    play(table, "pass build-2", "play gather-all")
    secretly(table, 0, "done")
    assert table.view()["decks"]["greek"] == {"cards": 43, "used": ["gather-all", "build-2"]}
    assert BOOK.id[myth(table).decks[0][-1]] == "hera"
    assert "permanent-trade" not in seat_view(table, 0)["pack"]
    play(table, "cube the-wonder", "cube the-wonder")
    secretly(table, 0, "draw 3")
    secretly(table, 1, "draw 0")
    assert sorted(hand(table, 0)) == ["ares", "hera", "permanent-trade", "zeus"]


@rule("AOM-ACTION-07", "AOM-NOTE-03")
def test_when_only_face_up_cards_are_left_they_are_shuffled_and_the_draw_goes_on() -> None:
    table = Scenario(players=2).deck("greek", "hera", "zeus", only=True).hand(0, "ares").draw()
    assert len(table.view()["decks"]["greek"]["used"]) == 42
    secretly(table, 0, "draw 3")
    secretly(table, 1, "draw 0")
    assert {"ares", "hera", "zeus"} < set(hand(table, 0))
    assert table.view()["decks"]["greek"] == {"cards": 41, "used": []}
    assert "reshuffles" in logged(table)
    deck = myth(table).decks[0]
    assert list(deck) != sorted(deck)
    assert Counter(deck)[BOOK.id.index("trade-1")] >= 4


@rule("AOM-ACTION-07", "AOM-ACTION-06")
def test_a_deck_with_face_down_cards_left_is_not_shuffled() -> None:
    table = Scenario(players=2).deck("greek", "hera", "zeus", "ares", only=True).draw()
    secretly(table, 0, "draw 2")
    secretly(table, 1, "draw 0")
    assert "reshuffles" not in logged(table)
    assert table.view()["decks"]["greek"]["cards"] == 1


# ------------------------------------------------------------------ what a card allows
@rule("AOM-ACTION-08")
@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("permanent-explore", "tile "), ("explore-plus-0", "tile "), ("permanent-gather", "collect "),
        ("permanent-build", "build "), ("build-3", "build "), ("permanent-recruit", "recruit "),
        ("recruit-4", "recruit "), ("permanent-trade", "pay "), ("trade-1", "pay "), ("permanent-attack", "attack "),
        ("attack-6", "attack "), ("apollo", "recruit "), ("poseidon", "collect "),
    ],
)
def test_a_card_allows_the_action_printed_on_it(card: str, first: str) -> None:
    tiles = ["hills-gold-2", "hills-food-1", "swamp-food-1", "fertile-food-2", "desert-gold-1"]
    table = play(Scenario(players=2).pool(*tiles).hand(0, card).action(0), f"play {card}")
    words = [symbol for symbol in offers(table) if symbol not in ("done", "leave")]
    assert words
    assert all(symbol.startswith(first) for symbol in words)


@rule("AOM-ACTION-08")
@pytest.mark.parametrize("card", ["permanent-next-age", "next-age-3"])
def test_a_next_age_card_leads_to_the_next_age(card: str) -> None:
    table = play(Scenario(players=2).hand(0, card, "build-2").action(0), f"play {card}")
    assert seat_view(table, 0)["age"] == "classical"


@rule("AOM-ACTION-09", "AOM-GOD-03")
def test_action_power_both_or_a_pass() -> None:
    table = Scenario(players=2).hand(0, "hera").action(0)
    assert offers(table) == ["play hera", "invoke hera", "power hera", "pass hera"]


@rule("AOM-ACTION-09", "AOM-ACTION-14")
@pytest.mark.parametrize(
    ("move", "favor", "houses", "asked"),
    [("play hera", 4, 0, True), ("invoke hera", 3, 1, True), ("power hera", 3, 1, False), ("pass hera", 4, 0, False)],
)
def test_the_favor_is_paid_when_the_card_is_played(move: str, favor: int, houses: int, asked: bool) -> None:
    table = play(Scenario(players=2).hand(0, "hera", "build-2").action(0), move)
    assert cubes(table, 0)[3] == favor
    assert player(table, 0).houses == houses
    assert ("build wall" in offers(table)) is asked


@rule("AOM-ACTION-10")
def test_any_card_may_be_given_up_to_pass_and_nothing_else_happens() -> None:
    table = Scenario(players=2).hand(0, "permanent-build", "gather-all", "ares").hand(1, "build-2").action(0)
    passes = [symbol for symbol in offers(table) if symbol.startswith("pass")]
    assert passes == ["pass permanent-build", "pass gather-all", "pass ares"]
    before = cubes(table, 0), units(table, 0), bank(table)
    play(table, "pass ares")
    assert table.seat == 1
    assert (cubes(table, 0), units(table, 0), bank(table)) == before
    assert hand(table, 0) == ["permanent-build", "gather-all"]


@rule("AOM-ACTION-11")
def test_cards_given_up_return_after_the_action_rounds_like_played_ones() -> None:
    table = Scenario(players=2).hand(0, "permanent-build", "hera", "build-2").action(0)
    play(table, "pass permanent-build", "pass hera")
    assert seat_view(table, 0)["played"] == ["permanent-build", "hera"]
    assert "permanent-build" not in seat_view(table, 0)["pack"]
    assert table.view()["decks"]["greek"]["used"] == []
    play(table, "pass build-2")
    assert "permanent-build" in seat_view(table, 0)["pack"]
    assert table.view()["decks"]["greek"]["used"] == ["build-2", "hera"]


@rule("AOM-ACTION-12")
def test_a_player_without_cards_takes_no_action() -> None:
    table = Scenario(players=3).hand(0, "permanent-build").hand(2, "permanent-build").action(0)
    play(table, "pass permanent-build")
    assert table.seat == 2
    assert logged(table, 1) == ["idle"]


@rule("AOM-ACTION-13", "AOM-AGE-02", "AOM-TRADE-09", "AOM-ATTACK-10")
@pytest.mark.parametrize(
    "card", ["permanent-build", "permanent-recruit", "permanent-trade", "permanent-next-age", "permanent-attack"]
)
def test_a_card_whose_action_is_impossible_can_only_be_given_up(card: str) -> None:
    table = Scenario(players=2).cubes(0, food=0, wood=0, gold=0, favor=0).units(0).hand(0, card).action(0)
    assert offers(table) == [f"pass {card}"]


@rule("AOM-ACTION-13")
def test_the_power_of_such_a_card_may_still_be_used() -> None:
    table = Scenario(players=2).cubes(0, food=0, wood=0, gold=0, favor=1).units(0).hand(0, "hera").action(0)
    assert offers(table) == ["power hera", "pass hera"]


@rule("AOM-ACTION-14", "AOM-GOD-01")
def test_without_the_favor_there_is_no_power() -> None:
    table = Scenario(players=2).cubes(0, favor=0).hand(0, "hera").action(0)
    assert offers(table) == ["play hera", "pass hera"]


# ------------------------------------------------------------------ spoilage
@rule("AOM-SPOIL-01")
def test_at_most_five_of_each_resource_are_kept() -> None:
    table = Scenario(players=2).cubes(0, food=6, wood=5, gold=11, favor=0).cubes(1, food=4, favor=7).spoilage()
    assert cubes(table, 0) == (5, 5, 5, 0)
    assert cubes(table, 1) == (4, 4, 4, 5)
    assert bank(table) == (20 - 9, 20 - 9, 20 - 9, 20 - 5)


@rule("AOM-SPOIL-02", "AOM-BLDG-09")
def test_a_storehouse_keeps_eight() -> None:
    scenario = Scenario(players=2).buildings(0, "storehouse").cubes(0, food=9, wood=8, gold=6, favor=1)
    table = scenario.cubes(1, food=6).spoilage()
    assert cubes(table, 0) == (8, 8, 6, 1)
    assert cubes(table, 1)[0] == 5


@rule("AOM-SPOIL-03")
def test_victory_cubes_never_spoil() -> None:
    table = Scenario(players=2).won(0, 9, "great-temple").won(0, 7).spoilage()
    assert seat_view(table, 0)["victory"] == 16


@rule("AOM-SPOIL-04", "AOM-END-03")
def test_nothing_spoils_in_the_last_round() -> None:
    table = Scenario(players=2).won(1, 30).cubes(0, food=9, gold=10).spoilage()
    assert table.over
    assert cubes(table, 0) == (9, 4, 10, 4)


# ------------------------------------------------------------------ discard
@rule("AOM-DISCARD-01")
@pytest.mark.parametrize("thrown", [[], ["hera"], ["hera", "build-2", "permanent-trade"]])
def test_any_cards_may_be_discarded(thrown: list[str]) -> None:
    table = Scenario(players=2).hand(0, "permanent-trade", "build-2", "hera").discard()
    assert offers(table) == ["done", "discard permanent-trade", "discard build-2", "discard hera"]
    secretly(table, 0, *[f"discard {card}" for card in thrown])
    if 0 in table.pending:
        secretly(table, 0, "done")
    assert hand(table, 0) == [card for card in ("permanent-trade", "build-2", "hera") if card not in thrown]


@rule("AOM-DISCARD-03", "AOM-DRAW-11")
def test_permanent_cards_may_be_kept_but_are_then_not_in_the_pack() -> None:
    table = Scenario(players=2).hand(0, "permanent-trade", "permanent-build").discard()
    secretly(table, 0, "discard permanent-build", "done")
    play(table, "cube the-wonder", "cube the-wonder")
    takes = [symbol for symbol in offers(table, 0) if symbol.startswith("take")]
    assert "take permanent-build" in takes
    assert "take permanent-trade" not in takes
    assert len(takes) == 6


@rule("AOM-DISCARD-04")
def test_where_discarded_cards_go() -> None:
    table = Scenario(players=2).hand(0, "permanent-trade", "build-2", "hera").discard()
    secretly(table, 0, "discard permanent-trade", "discard hera", "done")
    assert "permanent-trade" in seat_view(table, 0)["pack"]
    assert table.view()["decks"]["greek"] == {"cards": 43, "used": ["hera"]}


@rule("AOM-DISCARD-05")
def test_all_decide_at_the_same_time_and_it_shows_when_all_have_decided() -> None:
    table = Scenario(players=3).hand(0, "hera", "build-2").hand(1, "ra").hand(2, "loki").discard()
    assert sorted(table.pending) == [0, 1, 2]
    before = without_turn(table, 1)
    secretly(table, 0, "discard hera", "done")
    secretly(table, 2, "done")
    assert without_turn(table, 1) == before
    assert "discards" not in logged(table)
    assert seat_view(table, 0, reader=1)["hand_size"] == 2
    secretly(table, 1, "discard ra", "done")
    assert logged(table).count("discards") == 2
    assert seat_view(table, 0, reader=1)["hand_size"] == 1


@rule("AOM-ACTION-12", "AOM-DISCARD-01")
def test_who_has_no_card_left_is_not_asked() -> None:
    table = Scenario(players=2).hand(1, "ra").discard()
    assert table.pending == [1]
    pass_round(table)
    assert table.view()["round"] == 3
