"""Tactics played and copied, and the armies they form (TTA-TACT, TTA-ARMY)."""

from __future__ import annotations

from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import available, offers, play, player, rating, refused, seat_view
from tests.rules import rule


@rule("TTA-TACT-01", "TTA-TACT-04", "TTA-CARD-09")
def test_a_tactic_from_the_hand() -> None:
    table = Scenario(age=1).workers(0, warriors=2).hand(0, "fighting-band", "legion").action_phase()
    assert rating(table, 0, "strength") == 2
    table.play("tactic fighting-band")
    side = seat_view(table, 0)
    assert (side["tactic"], side["tactic_exclusive"], side["military_hand"]) == ("fighting-band", True, ["legion"])
    assert available(table, 0) == (4, 1)
    assert rating(table, 0, "strength") == 3
    assert refused(Scenario(age=1).hand(0, "legion").actions(0, military=0).action_phase(), "tactic legion")


@rule("TTA-TACT-02", "TTA-TACT-04")
def test_copying_costs_two() -> None:
    position = Scenario(age=1).workers(0, warriors=3).tactic(0, "fighting-band")
    table = position.common("fighting-band", "legion").action_phase()
    assert rating(table, 0, "strength") == 3 + 1
    table.play("copy legion")
    assert (available(table, 0), seat_view(table, 0)["tactic"]) == ((4, 0), "legion")
    assert rating(table, 0, "strength") == 3 + 2  # in place of the other one
    assert table.view()["common_tactics"] == ["fighting-band", "legion"]
    assert not seat_view(table, 0)["tactic_exclusive"]
    assert refused(Scenario(age=1).common("legion").actions(0, military=1).action_phase(), "copy legion")


@rule("TTA-TACT-03")
def test_once_per_turn() -> None:
    def position() -> Scenario:
        common = Scenario(age=1).technologies(0, "warfare", "monarchy").common("legion")
        return common.hand(0, "fighting-band", "phalanx")

    table = position().action_phase()
    table.play("tactic fighting-band")
    assert available(table, 0)[1] == 3
    assert refused(table, "tactic phalanx")
    assert refused(table, "copy legion")
    table = position().action_phase()
    table.play("copy legion")
    assert refused(table, "tactic phalanx")
    play(table, "end turn", "pass", "end turn", "pass")
    assert "tactic phalanx" in offers(table)


@rule("TTA-TACT-05")
def test_an_exclusive_tactic_cannot_be_copied() -> None:
    table = Scenario(age=1).tactic(1, "legion", exclusive=True).action_phase()
    assert refused(table, "copy legion")
    common = Scenario(age=1).tactic(1, "legion").action_phase()
    assert "copy legion" in offers(common)


@rule("TTA-TACT-06")
def test_a_common_tactic_without_a_standard_stays() -> None:
    table = Scenario(age=1).tactic(0, "legion").hand(0, "phalanx").action_phase()
    play(table, "tactic phalanx", "end turn", "pass")
    assert table.view()["common_tactics"] == ["legion"]
    assert [player(table, seat).tactic == -1 for seat in range(2)] == [False, True]
    table.play("copy legion")
    assert seat_view(table, 1)["tactic"] == "legion"


@rule("TTA-ARMY-01", "TTA-ARMY-09", "TTA-STAT-01")
def test_armies_change_with_the_units() -> None:
    position = Scenario(age=1).technologies(0, "knights").workers(0, warriors=1).tactic(0, "medieval-army")
    table = position.stock(0, resources=9).banks(0, unused=2).action_phase()
    assert rating(table, 0, "strength") == 1
    table.play("build knights")
    assert rating(table, 0, "strength") == 1 + 2 + 2
    table.play("disband warriors")
    assert rating(table, 0, "strength") == 2


@rule("TTA-ARMY-02")
def test_armies_move_no_worker() -> None:
    table = Scenario(age=1).workers(0, warriors=3).hand(0, "legion").action_phase()
    before = list(player(table, 0).workers)
    table.play("tactic legion")
    assert list(player(table, 0).workers) == before
    play(table, "disband warriors")  # a unit of an army is a unit like any other
    assert rating(table, 0, "strength") == 2


@rule("TTA-ARMY-06", "TTA-ARMY-09")
def test_an_upgrade_ends_obsolescence() -> None:
    position = Scenario(age=2).technologies(0, "swordsmen", "riflemen", "cannon").tactic(0, "defensive-army")
    table = position.workers(0, warriors=2, cannon=1).stock(0, resources=9).action_phase()
    assert rating(table, 0, "strength") == 2 + 3 + 3
    table.play("upgrade warriors swordsmen")
    assert rating(table, 0, "strength") == 1 + 2 + 3 + 3
    table.play("upgrade warriors riflemen")
    assert rating(table, 0, "strength") == 2 + 3 + 3 + 6
