"""Technologies, governments, revolutions (TTA-DEV, TTA-REVO, TTA-TECH)."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import MINE, LAB, RELIGION, TECHNOLOGIES
from tests.games.through_the_ages.helpers import (
    Timeless, available, offers, play, player, rating, refused, seat_view, totals,
)
from tests.rules import rule


def specials(table: Table, seat: int = 0) -> list[str]:
    names: list[str] = seat_view(table, seat)["special"]
    return names


# ---------------------------------------------------------------- developing
@rule("TTA-DEV-01")
def test_a_technology_costs_an_action_and_its_science() -> None:
    table = Scenario(age=1).hand(0, "iron", "drama").points(0, science=5).action_phase()
    table.play("develop iron")
    assert (available(table, 0), player(table, 0).science) == ((3, 2), 0)
    assert seat_view(table, 0)["civil_hand"] == ["drama"]
    assert "iron" in [t["id"] for t in seat_view(table, 0)["technologies"]]
    assert refused(Scenario(age=1).hand(0, "iron").points(0, science=4).action_phase(), "develop iron")
    spent = Scenario(age=1).hand(0, "iron").points(0, science=9).actions(0, civil=0)
    assert refused(spent.action_phase(), "develop iron")


@rule("TTA-DEV-01", "TTA-ACT-06")
def test_cards_change_the_science_cost() -> None:
    table = Scenario(age=2).hand(0, "opera").leader(0, "johann-sebastian-bach").points(0, science=5).action_phase()
    table.play("develop opera")  # 7 - 2
    assert player(table, 0).science == 0


@rule("TTA-DEV-02", "TTA-COMP-14")
def test_a_government_in_peace_costs_the_higher_price() -> None:
    position = Scenario(age=1).hand(0, "monarchy").points(0, science=8)
    table = position.action_phase()
    table.play("develop monarchy")
    assert (player(table, 0).science, seat_view(table, 0)["government"]) == (0, "monarchy")
    table = Scenario(age=1).hand(0, "monarchy").points(0, science=7).action_phase()
    assert refused(table, "develop monarchy")
    assert "develop monarchy revolution" in offers(table)


@rule("TTA-DEV-03", "TTA-TECH-07", "TTA-TECH-08")
def test_the_higher_special_technology_replaces_the_lower_one() -> None:
    position = Scenario(age=2).technologies(0, "warfare", "masonry").hand(0, "strategy", "navigation")
    table = position.points(0, science=20).action_phase()
    play(table, "develop strategy", "develop navigation")
    assert sorted(specials(table)) == ["masonry", "navigation", "strategy"]  # other types stay
    assert (totals(table, 0), rating(table, 0, "strength")) == ((4, 4), 1 + 3 + 2)
    assert "warfare" in table.view()["gone"]


@rule("TTA-DEV-04", "TTA-TECH-08")
def test_a_lower_special_technology_is_removed_but_developed() -> None:
    position = Timeless(age=3).technologies(0, "strategy").hand(0, "warfare").leader(0, "albert-einstein")
    table = position.points(0, science=5).action_phase()
    table.play("develop warfare")
    assert (specials(table), totals(table, 0)) == (["strategy"], (4, 4))
    assert (player(table, 0).science, player(table, 0).culture) == (0, 3)  # paid, and Einstein scores
    assert "warfare" in table.view()["gone"]


@rule("TTA-DEV-05", "TTA-TECH-09")
def test_a_new_government_replaces_the_old_one_whatever_their_levels() -> None:
    table = Timeless(age=3).technologies(0, "communism").hand(0, "monarchy").points(0, science=8).action_phase()
    table.play("develop monarchy")
    assert (seat_view(table, 0)["government"], totals(table, 0)) == ("monarchy", (5, 3))
    assert "communism" in table.view()["gone"]
    assert bin(player(table, 0).techs >> 34 & 0xFF).count("1") == 1


@rule("TTA-DEV-06", "TTA-STAT-02", "TTA-STAT-03")
def test_only_special_technologies_and_governments_take_effect_at_once() -> None:
    position = Scenario(age=1).hand(0, "alchemy", "theocracy", "code-of-laws").points(0, science=16)
    table = position.action_phase()
    play(table, "develop alchemy")
    assert rating(table, 0, "science") == 1
    play(table, "develop theocracy")
    assert [rating(table, 0, name) for name in ("culture", "strength", "happiness")] == [1, 2, 1]
    play(table, "develop code-of-laws")
    assert totals(table, 0) == (5, 3)


@rule("TTA-DEV-07", "TTA-ACTOT-06", "TTA-EX-25")
def test_a_peaceful_change_brings_its_actions_at_once() -> None:
    table = Scenario(age=2).hand(0, "constitutional-monarchy").points(0, science=12).actions(0, civil=1).action_phase()
    table.play("develop constitutional-monarchy")
    assert (totals(table, 0), available(table, 0)) == ((6, 4), (2, 4))  # 4 spent, 2 new ones


# ---------------------------------------------------------------- revolutions
@rule("TTA-REVO-01", "TTA-REVO-05", "TTA-REVO-06")
def test_a_revolution_costs_all_civil_actions_and_the_lower_price() -> None:
    table = Scenario(age=1).hand(0, "monarchy").points(0, science=2).actions(0, military=1).action_phase()
    table.play("develop monarchy revolution")
    assert (seat_view(table, 0)["government"], player(table, 0).science) == ("monarchy", 0)
    assert (totals(table, 0), available(table, 0)) == ((5, 3), (0, 2))  # the new military action is available
    poor = Scenario(age=1).hand(0, "monarchy").points(0, science=1)
    assert refused(poor.action_phase(), "develop monarchy revolution")


@rule("TTA-REVO-02")
def test_all_civil_actions_must_be_available() -> None:
    table = Scenario(age=1).hand(0, "monarchy").points(0, science=2).row("iron").action_phase()
    assert "develop monarchy revolution" in offers(table)
    table.play("take iron")
    assert refused(table, "develop monarchy revolution")


@rule("TTA-REVO-03", "TTA-REVO-09", "TTA-ANNEX-26", "TTA-RESET-02")
def test_a_revolution_by_an_event() -> None:
    table = Scenario(age=1).hand(1, "monarchy").points(1, science=1).event("development-of-civilization", seat=0)
    assert table.seat == 1  # the other player has nothing to choose
    table.play("develop monarchy revolution")  # for 1 less
    assert (player(table, 1).science, totals(table, 1), available(table, 1)) == (0, (5, 3), (0, 3))
    assert table.seat == 0
    table.play("end turn")
    assert table.seat == 1
    table.play("pass")
    assert available(table, 1)[0] == 0  # still spent in the own turn
    table.play("end turn")
    assert available(table, 1)[0] == 5


@rule("TTA-REVO-04")
def test_a_revolution_by_an_action_card() -> None:
    table = Scenario(age=1).hand(0, "monarchy", "breakthrough-i").points(0, science=2).action_phase()
    table.play("play breakthrough-i")
    assert (totals(table, 0), available(table, 0)) == ((5, 3), (0, 3))
    assert player(table, 0).science == 2 - 2 + 2
    spent = Scenario(age=1).hand(0, "monarchy", "breakthrough-i").points(0, science=2).actions(0, civil=3)
    assert refused(spent.action_phase(), "play breakthrough-i")  # the card alone would cost 1, the revolution costs all


@rule("TTA-REVO-07", "TTA-CTX-05")
def test_effects_of_a_development_come_after_a_revolution() -> None:
    table = Scenario(age=3).hand(0, "republic").points(0, science=3).leader(0, "albert-einstein").action_phase()
    table.play("develop republic revolution")
    assert player(table, 0).culture == 3
    table = Scenario(age=1).hand(0, "monarchy").points(0, science=2).leader(0, "leonardo-da-vinci").action_phase()
    table.play("develop monarchy revolution")
    assert seat_view(table, 0)["resources"] == 1


@rule("TTA-EX-05", "TTA-REVO-08", "TTA-ANNEX-14")
def test_newton_ends_a_revolution_with_one_action() -> None:
    table = Scenario(age=2).hand(0, "monarchy").points(0, science=2).leader(0, "isaac-newton").action_phase()
    table.play("develop monarchy revolution")
    assert (totals(table, 0)[0], available(table, 0)[0]) == (5, 1)


@rule("TTA-EX-06", "TTA-ANNEX-09", "TTA-ANNEX-10", "TTA-ANNEX-11", "TTA-ACARD-07")
def test_robespierre_pays_with_military_actions() -> None:
    position = Scenario(age=2).hand(0, "constitutional-monarchy", "patriotism-i").points(0, science=6)
    table = position.leader(0, "maximilien-robespierre").action_phase()
    play(table, "play patriotism-i")
    assert available(table, 0) == (3, 3)
    play(table, "develop constitutional-monarchy revolution")
    assert (totals(table, 0), available(table, 0)) == ((6, 5), (3 + 2, 0))  # new civil actions are available
    assert seat_view(table, 0)["actions"]["military_extra"] == 1
    assert player(table, 0).culture == 3


@rule("TTA-ANNEX-09")
def test_robespierre_needs_all_military_actions() -> None:
    position = Scenario(age=2).hand(0, "monarchy").points(0, science=2).leader(0, "maximilien-robespierre")
    assert refused(position.actions(0, military=2).action_phase(), "develop monarchy revolution")
    table = position.actions(0, civil=0, military=3).action_phase()
    table.play("develop monarchy revolution")
    assert seat_view(table, 0)["government"] == "monarchy"


@rule("TTA-EX-07", "TTA-ANNEX-12")
def test_robespierre_with_breakthrough() -> None:
    position = Scenario(age=2).hand(0, "monarchy", "breakthrough-ii").points(0, science=2)
    table = position.leader(0, "maximilien-robespierre").action_phase()
    table.play("play breakthrough-ii")
    assert (totals(table, 0), available(table, 0)) == ((5, 4), (5, 0))
    assert (player(table, 0).science, seat_view(table, 0)["civil_hand"]) == (3, [])


@rule("TTA-EX-37", "TTA-REVO-10", "TTA-CTX-27")
def test_hammurabi_before_a_revolution() -> None:
    def position() -> Scenario:
        return Scenario(age=1).hand(0, "monarchy").points(0, science=2).leader(0, "hammurabi").row("iron")

    table = position().action_phase()
    play(table, "use hammurabi", "take iron", "develop monarchy revolution")
    assert (totals(table, 0), available(table, 0), player(table, 0).science) == ((5, 3), (0, 2), 0)
    paid = position().actions(0, civil=3).action_phase()  # the exchanged action is no part of the price
    paid.play("use hammurabi")
    assert refused(paid, "develop monarchy revolution")


@rule("TTA-REVO-11", "TTA-ACTOT-05")
def test_an_action_that_came_back_is_no_obstacle() -> None:
    position = Scenario(age=1).hand(0, "monarchy", "joan-of-arc").points(0, science=2).leader(0, "moses")
    table = position.action_phase()
    play(table, "play joan-of-arc", "develop monarchy revolution")
    assert seat_view(table, 0)["government"] == "monarchy"
    homer = Scenario(age=1).hand(0, "monarchy", "joan-of-arc").points(0, science=2).leader(0, "homer")
    table = homer.wonders(0, "colossus").action_phase()
    play(table, "play joan-of-arc", "pick colossus")
    assert refused(table, "develop monarchy revolution")


@rule("TTA-ANNEX-13")
def test_newton_gives_an_action_back_after_breakthrough() -> None:
    position = Scenario(age=2).hand(0, "iron", "breakthrough-ii").points(0, science=5).leader(0, "isaac-newton")
    table = position.action_phase()
    table.play("play breakthrough-ii")
    assert (available(table, 0)[0], player(table, 0).science) == (4, 3)


# ---------------------------------------------------------------- technologies in play
@rule("TTA-TECH-01")
def test_technologies_are_the_cards_with_a_science_cost() -> None:
    table = Scenario(age=1).row("iron", "monarchy", "masonry", "knights").leader(0, "aristotle").action_phase()
    for n, card in enumerate(("iron", "monarchy", "masonry", "knights")):
        table.play(f"take {card}")
        assert player(table, 0).science == n + 1
    table = Scenario(age=1).row("stockpile", "joan-of-arc", "colossus").leader(0, "aristotle").action_phase()
    play(table, "take stockpile", "take joan-of-arc", "take colossus")
    assert player(table, 0).science == 0
    assert player(table, 0).techs < 1 << TECHNOLOGIES
    flight = Scenario(age=3).technologies(0, "monarchy", "masonry", "coal").wonder(0, "first-space-flight", 3)
    table = flight.stock(0, resources=9).action_phase()
    table.play("stages 1")
    assert player(table, 0).culture == 1 + 1 + 2  # the starting technologies are technologies of level 0


@rule("TTA-TECH-02", "TTA-CARD-01")
def test_farms_and_mines_do_not_change_the_ratings() -> None:
    names = ("science", "culture", "strength", "happiness")
    bare = Scenario(age=1).technologies(0, "iron").workers(0, agriculture=0, bronze=0).action_phase()
    full = Scenario(age=1).technologies(0, "iron").workers(0, agriculture=5, bronze=4, iron=3).action_phase()
    assert [rating(bare, 0, name) for name in names] == [rating(full, 0, name) for name in names]
    assert seat_view(full, 0)["produces"]["resources"] == 4 * 1 + 3 * 2  # each of the level of its card


@rule("TTA-TECH-03", "TTA-TECH-04", "TTA-RES-01")
def test_tokens_are_worth_what_their_card_says() -> None:
    position = Scenario(age=3).technologies(0, "iron", "oil")
    position.technologies(0, "irrigation", "selective-breeding", "mechanized-agriculture")
    position.tokens(0, agriculture=1, irrigation=2, selective_breeding=3, mechanized_agriculture=4)
    table = position.tokens(0, bronze=3, iron=2, oil=1).action_phase()  # no worker on most of them, no limit
    assert (seat_view(table, 0)["food"], seat_view(table, 0)["resources"]) == (1 + 4 + 9 + 20, 3 + 4 + 5)


@rule("TTA-TECH-05", "TTA-STAT-02")
@pytest.mark.parametrize(("card", "gives"), [
    ("alchemy", (2, 0, 0, 0)), ("theology", (0, 1, 0, 2)), ("printing-press", (1, 1, 0, 0)), ("drama", (0, 2, 0, 1)),
    ("bread-and-circuses", (0, 0, 1, 2)),
])
def test_each_worker_adds_the_symbols_of_an_urban_building(card: str, gives: tuple[int, ...]) -> None:
    names = ("science", "culture", "strength", "happiness")
    start = (1, 0, 1, 0)
    for n in range(3):
        position = Scenario(age=1).technologies(0, card, "monarchy").workers(0, False, **{card.replace("-", "_"): n})
        table = position.action_phase()
        assert [rating(table, 0, name) for name in names] == [start[i] + n * gives[i] for i in range(4)]


@rule("TTA-TECH-06")
@pytest.mark.parametrize(("card", "strength"), [
    ("swordsmen", 2), ("riflemen", 3), ("modern-infantry", 5), ("knights", 2), ("tanks", 5), ("cannon", 3),
    ("rockets", 5),
    ("air-forces", 5),
])
def test_each_worker_is_a_unit_with_its_strength(card: str, strength: int) -> None:
    position = Scenario(age=3).technologies(0, card).workers(0, only=True, **{card.replace("-", "_"): 2})
    assert rating(position.action_phase(), 0, "strength") == 2 * strength


@rule("TTA-TECH-07")
def test_special_technologies_take_no_workers() -> None:
    table = Scenario(age=1).technologies(0, "masonry", "warfare").stock(0, resources=16).action_phase()
    built = {move for move in offers(table) if move.startswith("build")}
    assert built == {"build agriculture", "build bronze", "build philosophy", "build religion", "build warriors"}


@rule("TTA-TECH-11")
def test_buildings_above_the_limit_stay() -> None:
    position = Timeless(age=3).technologies(0, "communism").workers(0, religion=4, philosophy=4).hand(0, "monarchy")
    table = position.points(0, science=8).stock(0, resources=16).banks(0, unused=3).action_phase()
    table.play("develop monarchy")
    assert (player(table, 0).workers[RELIGION], player(table, 0).workers[LAB]) == (4, 4)
    assert refused(table, "build religion")
    play(table, "destroy religion")
    assert refused(table, "build religion")  # at the limit
    play(table, "destroy religion", "build religion")
    assert player(table, 0).workers[RELIGION] == 3


@rule("TTA-TECH-12")
def test_technologies_of_one_type_are_used_side_by_side() -> None:
    position = Scenario(age=1).technologies(0, "iron").workers(0, bronze=1, iron=1).stock(0, resources=9)
    table = position.banks(0, unused=2).action_phase()
    play(table, "build bronze", "build iron")
    assert (player(table, 0).workers[MINE], player(table, 0).workers[MINE + 1]) == (2, 2)
