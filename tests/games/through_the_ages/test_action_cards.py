"""Action cards (TTA-ACARD)."""

from __future__ import annotations

from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import MINE, FARM, TEMPLE
from tests.games.through_the_ages.helpers import (
    available, kinds_logged, offers, play, player, refused, seat_view, totals,
)
from tests.rules import rule


@rule("TTA-ACARD-01", "TTA-ACARD-09")
def test_an_action_card_costs_an_action_and_is_gone() -> None:
    table = Scenario(age=1).hand(0, "stockpile", "iron").action_phase()
    table.play("play stockpile")
    assert (seat_view(table, 0)["food"], seat_view(table, 0)["resources"]) == (1, 1)
    assert (available(table, 0), seat_view(table, 0)["civil_hand"]) == ((3, 2), ["iron"])
    assert "stockpile" in table.view()["gone"]
    assert "plays" in kinds_logged(table, 0)
    assert refused(Scenario(age=1).hand(0, "stockpile").actions(0, civil=0).action_phase(), "play stockpile")


@rule("TTA-ACARD-02")
def test_a_card_taken_in_this_phase_waits() -> None:
    table = Scenario(age=1).row("stockpile").action_phase()
    table.play("take stockpile")
    assert seat_view(table, 0)["not_yet_playable"] == ["stockpile"]
    assert refused(table, "play stockpile")
    play(table, "end turn", "pass", "end turn", "pass")
    assert table.seat == 0
    table.play("play stockpile")
    assert seat_view(table, 0)["civil_hand"] == []


@rule("TTA-ACARD-02")
def test_an_older_copy_may_be_played() -> None:
    position = Scenario(age=1).row("rich-land-i").hand(0, "rich-land-i").stock(0, resources=9).banks(0, unused=2)
    table = position.action_phase()
    play(table, "take rich-land-i", "play rich-land-i", "build bronze")
    assert seat_view(table, 0)["civil_hand"] == ["rich-land-i"]
    assert refused(table, "play rich-land-i")


@rule("TTA-ACARD-03", "TTA-ACT-04")
def test_the_ordered_action_follows_its_own_rules() -> None:
    position = Scenario(age=1).hand(0, "urban-growth-a").workers(0, philosophy=2).stock(0, resources=2)
    table = position.action_phase()
    table.play("play urban-growth-a")  # no third lab: the only choice is a temple, for 3 - 1
    assert (player(table, 0).workers[TEMPLE], seat_view(table, 0)["resources"]) == (1, 0)
    assert available(table, 0) == (3, 2)


@rule("TTA-ACARD-03", "TTA-UPG-01")
def test_an_upgrade_by_a_card() -> None:
    position = Scenario(age=1).technologies(0, "iron").hand(0, "rich-land-i").stock(0, resources=1).banks(0, unused=0)
    table = position.action_phase()
    table.play("play rich-land-i")  # 5 - 2 - 2
    assert (player(table, 0).workers[MINE + 1], seat_view(table, 0)["resources"]) == (1, 0)


@rule("TTA-ACARD-04")
def test_no_cost_below_nothing() -> None:
    table = Scenario(age=2).hand(0, "rich-land-ii").stock(0, resources=1).action_phase()
    play(table, "play rich-land-ii", "build agriculture")  # 2 - 3
    assert (player(table, 0).workers[FARM], seat_view(table, 0)["resources"]) == (3, 1)
    stage = Scenario(age=1).hand(0, "engineering-genius-i").wonder(0, "hanging-gardens").stock(0, resources=4)
    table = stage.action_phase()
    table.play("play engineering-genius-i")  # 2 - 3
    assert (player(table, 0).stages, seat_view(table, 0)["resources"]) == (1, 4)


@rule("TTA-ACARD-05")
def test_one_stage_means_one() -> None:
    position = Scenario(age=1).technologies(0, "masonry").hand(0, "engineering-genius-i").wonder(0, "pyramids")
    table = position.stock(0, resources=9).action_phase()
    assert "stages 2" in offers(table)
    table.play("play engineering-genius-i")
    assert (player(table, 0).stages, seat_view(table, 0)["resources"]) == (1, 9)
    assert available(table, 0)[0] == 3


@rule("TTA-ACARD-06", "TTA-ACT-02")
def test_a_card_whose_action_cannot_be_done() -> None:
    position = Scenario(age=1).banks(0, unused=0).stock(0, resources=9, food=1)
    position.hand(0, "rich-land-a", "urban-growth-a", "engineering-genius-a", "frugality-a", "breakthrough-i")
    table = position.action_phase()
    for card in ("rich-land-a", "urban-growth-a", "engineering-genius-a", "frugality-a", "breakthrough-i"):
        assert refused(table, f"play {card}")


@rule("TTA-ACARD-06", "TTA-CTX-17")
def test_breakthrough_is_paid_without_its_gain() -> None:
    table = Scenario(age=1).hand(0, "breakthrough-i", "iron").points(0, science=4).action_phase()
    assert refused(table, "play breakthrough-i")  # 4 + 2 would be enough


@rule("TTA-ACARD-07", "TTA-ACTOT-10", "TTA-CTX-18", "TTA-RES-13")
def test_what_is_given_for_this_turn() -> None:
    position = Scenario(age=1).hand(0, "patriotism-i").stock(0, resources=2).banks(0, unused=3)
    table = position.action_phase()
    table.play("play patriotism-i")
    assert (totals(table, 0), available(table, 0)) == ((4, 2), (3, 2))
    assert seat_view(table, 0)["actions"]["military_extra"] == 1
    assert seat_view(table, 0)["this_turn"]["unit_resources"] == 2
    assert seat_view(table, 0)["military_hand_limit"] == 2
    assert seat_view(table, 0)["resources"] == 2  # no tokens
    table.play("build warriors")  # the extra action and the extra resources first
    assert (available(table, 0)[1], seat_view(table, 0)["actions"]["military_extra"]) == (2, 0)
    assert (seat_view(table, 0)["resources"], seat_view(table, 0)["this_turn"]["unit_resources"]) == (2, 0)
    table.play("build bronze")
    assert seat_view(table, 0)["resources"] == 0


@rule("TTA-ACARD-07", "TTA-RES-13")
def test_it_is_lost_at_the_end_of_the_turn() -> None:
    table = Scenario(age=1).hand(0, "patriotism-i").action_phase()
    play(table, "play patriotism-i")
    assert "build bronze" not in offers(table)  # the resources are for units only
    table.play("end turn")
    assert seat_view(table, 0)["actions"]["military_extra"] == 0
    assert seat_view(table, 0)["this_turn"]["unit_resources"] == 0


@rule("TTA-ACARD-08")
def test_an_unspent_extra_action_draws_a_card() -> None:
    table = Scenario(age=1).hand(0, "patriotism-i").action_phase()
    play(table, "play patriotism-i", "end turn")
    assert len(player(table, 0).hand) == 3
    plain = Scenario(age=1).action_phase()
    plain.play("end turn")
    assert len(player(plain, 0).hand) == 2
