"""Leaders, stages of wonders, ruins (TTA-LEAD, TTA-STAGE, TTA-WOND)."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import (
    Timeless, ages, available, kinds_logged, offers, play, player, rating, refused, seat_view, totals,
)
from tests.rules import rule


def stages(table: Table) -> list[str]:
    return [move for move in offers(table) if move.startswith("stages")]


# ---------------------------------------------------------------- leaders
@rule("TTA-LEAD-01", "TTA-LEAD-04")
def test_a_first_leader() -> None:
    table = Scenario(age=1).hand(0, "joan-of-arc").workers(0, religion=1).action_phase()
    table.play("play joan-of-arc")
    assert seat_view(table, 0)["leader"] == "joan-of-arc"
    assert seat_view(table, 0)["civil_hand"] == []
    assert (available(table, 0), totals(table, 0)) == ((3, 3), (4, 3))  # her military action is there at once
    assert (rating(table, 0, "strength"), rating(table, 0, "culture")) == (2, 2)
    assert refused(Scenario(age=1).hand(0, "joan-of-arc").actions(0, civil=0).action_phase(), "play joan-of-arc")


@rule("TTA-LEAD-02", "TTA-LEAD-03", "TTA-CARD-11", "TTA-CARD-12")
def test_a_new_leader_replaces_the_old_one() -> None:
    table = Scenario(age=1).leader(0, "moses").hand(0, "joan-of-arc").action_phase()
    table.play("play joan-of-arc")
    assert seat_view(table, 0)["leader"] == "joan-of-arc"
    assert available(table, 0)[0] == 4  # one paid, one back
    assert "moses" in table.view()["gone"]


@rule("TTA-LEAD-03", "TTA-ACTOT-05")
def test_only_a_spent_action_comes_back() -> None:
    table = Scenario(age=1).leader(0, "hammurabi").hand(0, "michelangelo").action_phase()
    play(table, "use hammurabi", "play michelangelo")  # paid with a military action: no civil action is spent
    assert available(table, 0) == (4, 1)


@rule("TTA-LEAD-03", "TTA-CTX-01")
def test_homer_under_a_wonder_gives_no_action_back() -> None:
    def homer() -> Table:
        position = Scenario(age=1).leader(0, "homer").wonders(0, "colossus", "pyramids").hand(0, "joan-of-arc")
        return play(position.action_phase(), "play joan-of-arc")

    table = homer()
    assert set(offers(table)) == {"no", "pick colossus", "pick pyramids"}
    table.play("pick colossus")
    assert (available(table, 0)[0], rating(table, 0, "happiness")) == (4, 1)
    assert seat_view(table, 0)["wonders"][0] == {"id": "colossus", "ruined": False, "homer": True}
    table = homer()
    table.play("no")
    assert (available(table, 0)[0], rating(table, 0, "happiness")) == (5, 0)


@rule("TTA-LEAD-02", "TTA-ACTOT-09")
def test_a_replacement_changes_the_tokens_once() -> None:
    position = Scenario(age=1).leader(0, "julius-caesar").hand(0, "joan-of-arc").actions(0, military=1)
    table = position.action_phase()
    assert (available(table, 0)[1], totals(table, 0)[1]) == (1, 3)
    table.play("play joan-of-arc")  # both give one military action: nothing changes
    assert (available(table, 0)[1], totals(table, 0)[1]) == (1, 3)


# ---------------------------------------------------------------- stages
@rule("TTA-STAGE-01")
def test_a_stage_costs_the_leftmost_uncovered_number() -> None:
    table = Scenario(age=1).wonder(0, "pyramids").stock(0, resources=5).banks(0, blue=8).action_phase()
    assert stages(table) == ["stages 1"]
    table.play("stages 1")
    assert (seat_view(table, 0)["wonder"]["stages"], seat_view(table, 0)["resources"]) == (1, 2)
    assert (available(table, 0), player(table, 0).blue_bank) == ((3, 2), 8 + 3 - 1)
    table.play("stages 1")
    assert (seat_view(table, 0)["wonder"]["stages"], seat_view(table, 0)["resources"]) == (2, 0)
    assert refused(table, "stages 1")
    assert not stages(Scenario(age=1).stock(0, resources=9).action_phase())
    assert not stages(Scenario(age=1).wonder(0, "pyramids").stock(0, resources=9).actions(0, civil=0).action_phase())


@rule("TTA-STAGE-02")
def test_with_an_empty_bank_a_card_gives_the_token() -> None:
    position = Scenario(age=2).technologies(0, "iron", "coal").wonder(0, "universitas-carolina").banks(0, blue=0)
    table = position.tokens(0, iron=1, coal=2, agriculture=2).hand(0, "engineering-genius-ii").action_phase()
    table.play("play engineering-genius-ii")  # costs nothing, so nothing came back to the bank
    assert set(offers(table)) == {"pick agriculture", "pick iron", "pick coal"}
    table.play("pick agriculture")
    assert (player(table, 0).blue[0], seat_view(table, 0)["resources"], player(table, 0).stages) == (1, 8, 1)


@rule("TTA-STAGE-02")
def test_tokens_just_paid_cover_the_stage() -> None:
    table = Scenario(age=1).wonder(0, "pyramids").stock(0, food=1, resources=3).banks(0, blue=0).action_phase()
    table.play("stages 1")
    assert (player(table, 0).stages, player(table, 0).blue_bank, seat_view(table, 0)["food"]) == (1, 2, 1)


@rule("TTA-STAGE-08")
def test_the_last_stage_too_is_covered_by_a_token_of_a_card() -> None:
    position = Scenario(age=1).technologies(0, "iron").wonder(0, "pyramids", 2).banks(0, blue=0).tokens(0, iron=2)
    table = position.hand(0, "engineering-genius-a").action_phase()
    table.play("play engineering-genius-a")  # 1 - 2: nothing is paid
    assert [wonder["id"] for wonder in seat_view(table, 0)["wonders"]] == ["pyramids"]
    assert (seat_view(table, 0)["resources"], player(table, 0).blue_bank) == (2, 3)  # 2 resources are lost


@rule("TTA-STAGE-03", "TTA-STAGE-05", "TTA-ACTOT-08", "TTA-TOK-02")
def test_a_completed_wonder_has_its_effects() -> None:
    position = Scenario(age=1).wonder(0, "taj-mahal", 2).stock(0, resources=2).banks(0, blue=8).wonders(0, "pyramids")
    table = position.action_phase()
    assert rating(table, 0, "culture") == 0  # the unfinished one gives nothing
    table.play("stages 1")
    assert [wonder["id"] for wonder in seat_view(table, 0)["wonders"]] == ["pyramids", "taj-mahal"]
    assert seat_view(table, 0)["wonder"] is None
    assert rating(table, 0, "culture") == 3
    assert player(table, 0).blue_bank == 8 + 2 + 2 + 1  # those paid, those of the older stages, the token of the wonder
    assert "completes" in kinds_logged(table)


@rule("TTA-STAGE-05", "TTA-ACTOT-08")
def test_an_unfinished_wonder_gives_no_action() -> None:
    table = Scenario(age=1).wonder(0, "pyramids", 2).stock(0, resources=1).action_phase()
    assert totals(table, 0) == (4, 2)
    table.play("stages 1")
    assert (totals(table, 0), available(table, 0)) == ((5, 2), (4, 2))


@rule("TTA-STAGE-04", "TTA-CTX-39")
@pytest.mark.parametrize(("card", "most"), [(None, 1), ("masonry", 2), ("architecture", 3), ("engineering", 4)])
def test_several_stages_in_one_action(card: str | None, most: int) -> None:
    position = Scenario(age=3).wonder(0, "internet").stock(0, resources=14)
    if card:
        position.technologies(0, card)
    table = position.action_phase()
    assert stages(table) == [f"stages {n}" for n in range(1, most + 1)]
    table.play(f"stages {most}")
    assert (available(table, 0)[0], player(table, 0).stages) == (3, most)
    assert seat_view(table, 0)["resources"] == 14 - sum((2, 3, 4, 3, 2)[:most])


@rule("TTA-STAGE-04", "TTA-ACT-02")
def test_all_chosen_stages_are_paid() -> None:
    position = Scenario(age=1).technologies(0, "masonry").wonder(0, "pyramids")
    assert stages(position.stock(0, resources=4).action_phase()) == ["stages 1"]  # 3, then 3 + 2
    assert stages(position.stock(0, resources=5).action_phase()) == ["stages 1", "stages 2"]
    last = Scenario(age=1).technologies(0, "masonry").wonder(0, "pyramids", 2).stock(0, resources=9).action_phase()
    assert stages(last) == ["stages 1"]  # only one is left


@rule("TTA-STAGE-06", "TTA-STAT-08")
def test_an_immediate_score_happens_once() -> None:
    position = Scenario(age=3).technologies(0, "drama").workers(0, drama=2).wonder(0, "hollywood", 2)
    table = position.stock(0, resources=5).action_phase()
    table.play("stages 1")
    assert (player(table, 0).culture, rating(table, 0, "culture")) == (2 * 2 * 2, 4)
    table.play("end turn")
    assert player(table, 0).culture == 8 + 4  # production, no second score


@rule("TTA-STAGE-07")
def test_a_wonder_cannot_be_given_up() -> None:
    table = Scenario(age=1).wonder(0, "pyramids", 1).row("colossus").stock(0, resources=9).action_phase()
    kinds = {move.split()[0] for move in offers(table)}
    assert kinds == {"stages", "build", "destroy", "disband", "end"}


# ---------------------------------------------------------------- ruins
@rule("TTA-EX-33", "TTA-WOND-03", "TTA-ACTOT-07", "TTA-CTX-20")
def test_the_pyramids_in_ruins() -> None:
    position = Timeless(age=2).row("colossus").wonders(0, "pyramids", "great-wall")
    table = position.event("ravages-of-time", seat=1)
    assert (table.seat, totals(table, 0), available(table, 0)) == (0, (5, 2), (5, 2))
    assert set(offers(table)) == {"pick pyramids", "pick great-wall"}
    table.play("pick pyramids")
    assert (totals(table, 0), available(table, 0)) == ((4, 2), (4, 2))
    assert rating(table, 0, "culture") == 1 + 2
    assert seat_view(table, 0)["wonders"][0] == {"id": "pyramids", "ruined": True, "homer": False}
    assert table.view(0)["row"][0]["price"] == 1 + 2


@rule("TTA-WOND-03", "TTA-TOK-02")
def test_ruins_lose_their_tokens_and_limits() -> None:
    table = Scenario(age=2).wonders(0, "taj-mahal").banks(0, blue=17).event("ravages-of-time")
    assert (player(table, 0).blue_bank, rating(table, 0, "culture")) == (16, 2)
    table = Scenario(age=2).wonders(0, "library-of-alexandria").event("ravages-of-time")
    assert (seat_view(table, 0)["civil_hand_limit"], seat_view(table, 0)["military_hand_limit"]) == (4, 2)
    assert (rating(table, 0, "science"), rating(table, 0, "culture")) == (1, 2)


@rule("TTA-WOND-03", "TTA-CTX-20")
def test_ruins_are_not_chosen_again() -> None:
    position = Scenario(age=2).wonders(0, "pyramids", "great-wall", "eiffel-tower", ruined=("pyramids",))
    table = position.event("ravages-of-time")  # the Great Wall is the only one left of Ages A and I
    assert [wonder["ruined"] for wonder in seat_view(table, 0)["wonders"]] == [True, True, False]
    assert len(ages(table).players[0].wonders) == 3
