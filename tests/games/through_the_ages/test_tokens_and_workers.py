"""Blue and yellow tokens, workers, discontent (TTA-TOK, TTA-WORK)."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import MINE, FARM, LAB, WARRIORS
from tests.games.through_the_ages.helpers import (
    ages, available, kinds_logged, offers, play, play_open, player, rating, seat_view,
)
from tests.rules import rule


def produces(table: Table, seat: int = 0) -> dict[str, int]:
    out: dict[str, int] = seat_view(table, seat)["produces"]
    return out


def unrest(position: Scenario) -> Table:
    """Civil Unrest with seat 0 the only one discontent: 1 blue token goes back to the box."""
    return position.banks(0, yellow=16, unused=1).event("civil-unrest", seat=1)


# ---------------------------------------------------------------- tokens
@rule("TTA-TOK-01", "TTA-BOARD-02", "TTA-BOARD-07", "TTA-BOARD-09")
def test_banks_are_emptied_from_the_right() -> None:
    position = Scenario(age=1).banks(0, blue=11, yellow=13, unused=3).stock(0, food=3, resources=0)
    table = position.action_phase()
    before = produces(table)
    assert (before["corruption"], before["consumption"], rating(table, 0, "discontent")) == (0, 1, 1)
    table.play("population")  # 12 yellow tokens uncover the next numbers; the blue ones come back
    after = produces(table)
    assert (after["consumption"], rating(table, 0, "discontent"), player(table, 0).blue_bank) == (2, 2, 14)


@rule("TTA-TOK-02", "TTA-TOK-06", "TTA-CTX-40")
def test_a_card_brings_its_tokens_and_takes_them_away() -> None:
    position = Scenario(age=3).hand(0, "justice-system", "civil-service").points(0, science=17).banks(0, blue=8)
    table = position.action_phase()
    box = ages(table).blue_box
    table.play("develop justice-system")
    assert (player(table, 0).blue_bank, ages(table).blue_box) == (11, box - 3)
    table.play("develop civil-service")  # 3 come, 3 go
    assert (player(table, 0).blue_bank, ages(table).blue_box) == (11, box - 3)


@rule("TTA-TOK-03", "TTA-BOARD-11")
def test_a_bank_may_be_more_than_full() -> None:
    position = Scenario(age=1).colonies(0, "wealthy-territory-i").banks(0, yellow=20, blue=17, unused=1)
    table = position.stock(0, food=2).action_phase()
    assert [produces(table)[name] for name in ("population_cost", "consumption", "corruption")] == [2, 0, 0]
    assert rating(table, 0, "happiness_needed") == 0
    table.play("population")
    assert (player(table, 0).yellow_bank, player(table, 0).blue_bank) == (19, 19)


@rule("TTA-TOK-04")
def test_a_loss_symbol() -> None:
    position = Scenario(age=1).banks(0, blue=9, yellow=5, unused=9).workers(1, only=True)
    table = position.hand(0, "legion").event("vast-territory-i")
    play_open(table, "bid 1", "colonize warriors", "done")
    assert (player(table, 0).blue_bank, seat_view(table, 0)["food"]) == (9 - 1 - 3, 3)
    assert player(table, 0).yellow_bank == 5 + 1 + 3
    back = Scenario(age=2).colonies(0, "vast-territory-i").banks(0, blue=9, yellow=9).workers(1, warriors=2)
    table = back.event("independence-declaration", seat=1)
    assert (player(table, 0).blue_bank, player(table, 0).yellow_bank) == (10, 6)


@rule("TTA-TOK-05", "TTA-TOK-06")
def test_tokens_by_the_text_of_a_card() -> None:
    table = Scenario(age=1).leader(0, "alexander-the-great").banks(0, yellow=10).politics()
    box = ages(table).yellow_box
    table.play("use alexander-the-great")
    assert (player(table, 0).yellow_bank, ages(table).yellow_box) == (11, box - 1)


@rule("TTA-TOK-07")
def test_blue_tokens_are_lost_from_the_bank_first() -> None:
    table = unrest(Scenario(age=2).banks(0, blue=1).stock(0, food=2, resources=2))
    assert (player(table, 0).blue_bank, player(table, 0).blue[FARM], player(table, 0).blue[MINE]) == (0, 2, 2)


@rule("TTA-TOK-07")
def test_then_from_farms_and_mines_of_the_own_choice() -> None:
    position = Scenario(age=2).banks(0, blue=0).stock(0, food=2, resources=2).wonder(0, "taj-mahal", 2)
    table = unrest(position)
    assert (table.seat, set(offers(table))) == (0, {"pick agriculture", "pick bronze"})
    box = ages(table).blue_box
    table.play("pick bronze")
    assert (player(table, 0).blue[FARM], player(table, 0).blue[MINE], ages(table).blue_box) == (2, 1, box + 1)
    bare = unrest(Scenario(age=2).banks(0, blue=0).wonder(0, "taj-mahal", 2))
    assert (player(bare, 0).stages, bare.seat) == (2, 1)  # never from the wonder


@rule("TTA-TOK-08", "TTA-AGE-15")
def test_yellow_tokens_are_lost_from_the_bank_only() -> None:
    position = Scenario(age=1).civil_deck("iron").banks(0, yellow=1, unused=2).banks(1, yellow=9)
    table = position.turn()
    assert table.view()["age"] == "II"
    assert (player(table, 0).yellow_bank, player(table, 1).yellow_bank) == (0, 7)
    assert (player(table, 0).unused, sum(player(table, 0).workers)) == (2, 6)


@rule("TTA-TOK-09")
def test_stolen_yellow_tokens_move_from_bank_to_bank() -> None:
    def war(bank: int) -> tuple[int, int]:
        position = Scenario(age=2).workers(0, warriors=12).war(0, "war-over-territory", 1)  # advantage 11: 1 + 2
        table = position.banks(0, yellow=4).banks(1, yellow=bank, unused=5).turn()
        assert player(table, 1).unused == 5
        return player(table, 0).yellow_bank, player(table, 1).yellow_bank

    assert war(9) == (7, 6)
    assert war(2) == (6, 0)


# ---------------------------------------------------------------- workers
@rule("TTA-WORK-01", "TTA-WORK-02", "TTA-CTX-23")
def test_every_token_off_the_bank_is_a_worker() -> None:
    position = Scenario(age=3).workers(0, warriors=4).banks(0, yellow=18, unused=3).events("impact-of-population")
    table = position.end()
    assert player(table, 0).culture == 2 * (2 + 2 + 1 + 4 + 3 - 10)  # unused ones too


@rule("TTA-WORK-02", "TTA-WORK-10", "TTA-WORK-09")
def test_discontent_workers_stay_available() -> None:
    table = Scenario(age=1).banks(0, yellow=12, unused=2).stock(0, resources=9).action_phase()
    assert rating(table, 0, "discontent") == 2
    play(table, "build bronze", "build warriors")  # nobody says which workers are discontent
    assert (player(table, 0).unused, rating(table, 0, "discontent")) == (0, 2)


@rule("TTA-WORK-03", "TTA-CTX-36")
def test_gaining_population_is_free() -> None:
    position = Scenario(age=2).wonders(0, "ocean-liner-service").banks(0, yellow=5, unused=0)
    table = position.action_phase()
    table.play("use ocean-liner-service")
    assert (player(table, 0).yellow_bank, player(table, 0).unused, available(table, 0)) == (4, 1, (4, 2))
    table = Scenario(age=0).banks(0, yellow=0, unused=0).event("development-of-settlement")
    assert (player(table, 0).yellow_bank, player(table, 0).unused, player(table, 1).unused) == (0, 0, 2)


@rule("TTA-WORK-04")
def test_increasing_population_by_a_card_costs_its_food() -> None:
    table = Scenario(age=1).hand(0, "frugality-a").banks(0, yellow=8).stock(0, food=5).action_phase()
    table.play("play frugality-a")
    assert (seat_view(table, 0)["food"], player(table, 0).unused, available(table, 0)[0]) == (0 + 1, 2, 3)


@rule("TTA-WORK-05", "TTA-WORK-06")
def test_losing_population() -> None:
    table = Scenario(age=1).banks(0, yellow=10, unused=1).banks(1, yellow=10, unused=1).event("pestilence")
    assert [(player(table, seat).unused, player(table, seat).yellow_bank) for seat in (0, 1)] == [(0, 11), (0, 11)]
    table = Scenario(age=1).banks(0, yellow=10, unused=0).event("pestilence")
    assert set(offers(table)) == {"pick agriculture", "pick bronze", "pick philosophy", "pick warriors"}
    table.play("pick philosophy")
    assert (player(table, 0).workers[LAB], player(table, 0).yellow_bank, player(table, 0).unused) == (0, 11, 0)
    assert rating(table, 0, "science") == 0
    enslave = Scenario(age=1).workers(0, warriors=4).hand(0, "enslave").banks(1, yellow=10, unused=0).politics()
    play(enslave, "aggress enslave seat 2")
    assert enslave.seat == 1  # a worker is one population
    enslave.play("pick warriors")
    assert (player(enslave, 1).workers[WARRIORS], player(enslave, 1).yellow_bank) == (0, 11)


@rule("TTA-WORK-07", "TTA-BOARD-09", "TTA-BOARD-10")
@pytest.mark.parametrize(("bank", "needed"), [
    (20, 0), (18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (11, 2), (10, 3), (9, 3), (8, 4), (7, 4), (6, 5), (5, 5),
    (4, 6), (3, 6), (2, 7), (1, 7), (0, 8),
])
def test_required_happiness(bank: int, needed: int) -> None:
    table = Scenario(age=1).banks(0, yellow=bank).action_phase()
    assert (rating(table, 0, "happiness_needed"), rating(table, 0, "discontent")) == (needed, needed)


@rule("TTA-WORK-08")
def test_discontent_is_what_is_missing() -> None:
    def discontent(bank: int, temples: int) -> int:
        position = Scenario(age=2).technologies(0, "republic").banks(0, yellow=bank).workers(0, religion=temples)
        return rating(position.action_phase(), 0, "discontent")

    assert [discontent(11, n) for n in range(4)] == [2, 1, 0, 0]


@rule("TTA-WORK-08")
def test_the_log_tells_of_those_who_become_discontent() -> None:
    grown = Scenario(age=1).banks(0, yellow=13, unused=3).stock(0, food=9).action_phase()
    play(grown, "population", "population")  # with 12 tokens left 2 faces are required, with 11 no more
    assert [line.text("en") for line in grown.log if line.kind == "discontent"] == [
        "Player 1 is short of happiness: 2 discontent workers, 4 unused workers"]
    happy = Scenario(age=1).banks(0, yellow=13, unused=3).stock(0, food=9).workers(0, religion=2).action_phase()
    play(happy, "population")
    assert "discontent" not in kinds_logged(happy)


@rule("TTA-WORK-09")
def test_unused_workers_do_not_reduce_the_number() -> None:
    for unused in (0, 1, 5):
        assert rating(Scenario(age=1).banks(0, yellow=9, unused=unused).action_phase(), 0, "discontent") == 3


@rule("TTA-WORK-11", "TTA-CTX-23")
def test_cards_count_the_discontent() -> None:
    def angry() -> Scenario:
        return Scenario(age=2).banks(0, yellow=9, unused=5).points(0, culture=30)

    rebellion = angry().event("rebellion", seat=1)
    assert available(rebellion, 0) == (0, 2)  # 2 for each of 3: all there are
    unrest = angry().event("civil-unrest", seat=1)
    assert player(unrest, 0).culture == 30 - 12
    emigration = angry().event("emigration", seat=1)
    assert (player(emigration, 0).unused, player(emigration, 0).yellow_bank) == (3, 11)
    impact = Scenario(age=3).banks(0, yellow=9, unused=9).events("impact-of-population").end()
    assert player(impact, 0).culture == 2 * (6 + 9 - 3 - 10)


@rule("TTA-WORK-12")
def test_no_uprising_in_the_turn_of_another() -> None:
    table = Scenario(age=1).banks(0, yellow=9, unused=0).end_of_turn(1)
    assert "uprising" not in [line.kind for line in table.log]
    assert player(table, 1).science == 1
