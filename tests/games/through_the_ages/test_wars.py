"""TTA-WARDEC, TTA-WAR and TTA-TACPUB: wars declared and resolved; exclusive tactics become common."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, kinds_logged, offers, play, player, seat_view
from tests.rules import rule


def culture_war(mine: int, theirs: int) -> Scenario:
    """Ann's War over Culture on Ben is due; both have 30 culture points."""
    return Scenario(players=3, age=3, round=9).war(0, "war-over-culture", 1).workers(0, warriors=mine).workers(
        1, warriors=theirs).points(0, culture=30).points(1, culture=30)


def declarations(table: Table) -> list[str]:
    return [word for word in offers(table) if word.startswith("declare")]


def culture(table: Table) -> list[int]:
    return [player(table, seat).culture for seat in range(len(ages(table).players))]


# ---------------------------------------------------------------------- declared
@rule("TTA-WARDEC-01", "TTA-WARDEC-05")
def test_a_war_is_shown_paid_and_laid_out() -> None:
    table = Scenario(players=3, age=2).hand(0, "war-over-technology").politics()
    assert declarations(table) == ["declare war-over-technology seat 2", "declare war-over-technology seat 3"]
    table.play("declare war-over-technology seat 3")
    assert player(table, 0).ma == 0
    for seat in (None, 0, 1, 2):
        assert table.view(seat)["players"][0]["wars"] == [{"id": "war-over-technology", "rival": 2}]
    assert player(table, 0).hand == ()


@rule("TTA-WARDEC-01", "TTA-COMP-16")
@pytest.mark.parametrize(("card", "age", "cost"), [
    ("war-over-technology", 2, 2), ("war-over-territory", 2, 2), ("war-over-culture", 3, 3),
])
def test_a_war_costs_military_actions(card: str, age: int, cost: int) -> None:
    def stage(actions: int) -> Scenario:
        return Scenario(age=age).technologies(0, "communism" if age == 3 else "constitutional-monarchy").hand(
            0, card).actions(0, military=actions)

    assert declarations(stage(cost - 1).politics()) == []
    assert player(play(stage(cost).politics(), f"declare {card} seat 2"), 0).ma == 0


@rule("TTA-WARDEC-02")
@pytest.mark.parametrize("pact", ["acceptance-of-supremacy", "peace-treaty", "loss-of-sovereignty"])
@pytest.mark.parametrize("owner", [0, 1])
def test_no_war_where_a_pact_forbids_attacks(pact: str, owner: int) -> None:
    scenario = Scenario(players=3, age=3).pact(owner, pact, 1 - owner, owner_is_a=owner == 1)
    table = scenario.hand(0, "war-over-territory").politics()
    assert declarations(table) == ["declare war-over-territory seat 3"]


@rule("TTA-WARDEC-02", "TTA-CTX-46")
@pytest.mark.parametrize(("owner", "owner_is_a", "b"), [(1, True, 2), (1, False, 1), (2, True, 1), (2, False, 2)])
def test_nobody_declares_war_on_side_b_of_loss_of_sovereignty(owner: int, owner_is_a: bool, b: int) -> None:
    table = Scenario(players=4, age=3).pact(owner, "loss-of-sovereignty", 3 - owner, owner_is_a).hand(
        0, "war-over-territory").politics()
    assert declarations(table) == [f"declare war-over-territory seat {seat + 1}" for seat in (1, 2, 3) if seat != b]


@rule("TTA-WARDEC-03")
def test_the_rival_may_be_stronger() -> None:
    table = Scenario(age=2).hand(0, "war-over-territory").workers(1, warriors=9).politics()
    assert declarations(table) == ["declare war-over-territory seat 2"]


@rule("TTA-WARDEC-04", "TTA-PACT-10", "TTA-CTX-45")
@pytest.mark.parametrize("pact", ["promise-of-military-protection", "military-alliance"])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_declaration_ends_a_pact_that_ends_with_an_attack(pact: str, owner: int) -> None:
    def stage() -> Table:
        return Scenario(players=3, age=3).pact(owner, pact, 1 - owner).hand(0, "war-over-territory").politics()

    table = play(stage(), "declare war-over-territory seat 2")
    assert player(table, owner).pact == -1
    assert [seat_view(table, seat)["ratings"]["strength"] for seat in (0, 1)] == [1, 1]
    assert player(play(stage(), "declare war-over-territory seat 3"), owner).pact != -1


@rule("TTA-WARDEC-04", "TTA-CTX-24")
def test_other_pacts_outlive_a_declaration() -> None:
    table = Scenario(players=3, age=2).pact(1, "open-borders-agreement", 0).hand(0, "war-over-territory").politics()
    play(table, "declare war-over-territory seat 2")
    assert seat_view(table, 1)["pact"]["id"] == "open-borders-agreement"


@rule("TTA-WARDEC-05", "TTA-WARDEC-06", "TTA-WARC-01")
def test_a_war_waits_for_the_declarers_next_turn() -> None:
    table = Scenario(players=2, age=2, round=5).hand(0, "war-over-territory").workers(0, warriors=4).politics()
    banks = [player(table, seat).yellow_bank for seat in (0, 1)]
    play(table, "declare war-over-territory seat 2", "end turn")
    assert table.seat == 1
    assert [player(table, seat).yellow_bank for seat in (0, 1)] == banks
    play(table, "pass", "end turn")
    assert (table.seat, ages(table).round) == (0, 6)
    assert [player(table, seat).yellow_bank for seat in (0, 1)] == [banks[0] + 1, banks[1] - 1]
    assert player(table, 0).wars == ()
    assert "pass" in offers(table)  # it happened before politics


@rule("TTA-WARDEC-07", "TTA-POL-03")
@pytest.mark.parametrize(("round", "possible"), [(9, True), (10, False)])
def test_no_war_in_the_last_round(round: int, possible: bool) -> None:
    table = Scenario(age=4, round=round).last(10).technologies(0, "communism").hand(0, "war-over-culture").politics()
    assert bool(declarations(table)) == possible
    normal = Scenario(age=3, round=round).technologies(0, "communism").hand(0, "war-over-culture").politics()
    assert declarations(normal)  # the last round is not known yet


@rule("TTA-WARDEC-08")
def test_several_wars_on_the_same_rival() -> None:
    table = Scenario(players=3, age=2).war(1, "war-over-territory", 2).hand(0, "war-over-territory").politics()
    play(table, "declare war-over-territory seat 3")
    assert [len(player(table, seat).wars) for seat in range(3)] == [2, 2, 0]
    assert player(table, 0).wars[1] == player(table, 1).wars[1] == 2


@rule("TTA-WARDEC-09", "TTA-CTX-34")
def test_gandhi_declares_no_war_and_a_war_on_him_costs_twice() -> None:
    gandhi = Scenario(players=3, age=3).technologies(0, "communism").leader(0, "mahatma-gandhi").hand(
        0, "war-over-territory").politics()
    assert declarations(gandhi) == []

    def stage(actions: int) -> Table:
        return Scenario(players=3, age=3).technologies(0, "communism").leader(1, "mahatma-gandhi").hand(
            0, "war-over-territory").actions(0, military=actions).politics()

    assert declarations(stage(3)) == ["declare war-over-territory seat 3"]
    assert len(declarations(stage(4))) == 2
    assert player(play(stage(5), "declare war-over-territory seat 2"), 0).ma == 1
    assert player(play(stage(5), "declare war-over-territory seat 3"), 0).ma == 3


@rule("TTA-WARDEC-09", "TTA-WAR-01")
def test_a_war_declared_before_gandhi_came_is_resolved() -> None:
    for owner in (0, 1):
        table = culture_war(4, 2).leader(owner, "mahatma-gandhi").turn()
        assert culture(table) == [37, 23, 0]


# ---------------------------------------------------------------------- resolved
@rule("TTA-WAR-01", "TTA-WAR-08")
def test_a_war_is_resolved_at_the_start_of_the_declarers_turn() -> None:
    table = culture_war(3, 1).turn(2)
    assert culture(table) == [30, 30, 0]  # not at the start of somebody else's
    table = culture_war(3, 1).turn()
    assert (culture(table), player(table, 0).wars) == ([37, 23, 0], ())
    without = Scenario(players=3, age=3).workers(0, warriors=3).points(1, culture=30).turn()
    assert culture(without) == [0, 30, 0]


@rule("TTA-WAR-02", "TTA-WAR-06", "TTA-CTX-25")
@pytest.mark.parametrize(("mine", "theirs", "moved"), [(2, 1, 6), (5, 1, 9), (9, 0, 14), (1, 4, -8), (0, 1, -6)])
def test_strengths_are_compared_and_the_advantage_counts(mine: int, theirs: int, moved: int) -> None:
    assert culture(culture_war(mine, theirs).turn()) == [30 + moved, 30 - moved, 0]


@rule("TTA-WAR-02")
def test_the_strengths_of_the_moment_count() -> None:
    """Ben arms in his turn, after the declaration."""
    table = Scenario(players=2, age=3, round=5).technologies(0, "communism").hand(0, "war-over-culture").workers(
        0, warriors=2).points(0, culture=30).points(1, culture=30).stock(1, resources=6).banks(1, unused=3).politics()
    play(table, "declare war-over-culture seat 2", "end turn", "pass", "build warriors", "build warriors", "end turn")
    assert table.seat == 0
    assert culture(table) == [30 - 6, 30 + 6]


@rule("TTA-WAR-03", "TTA-CTX-24")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_declarers_bonus_against_this_rival_counts(owner: int) -> None:
    def stage(mine: int, theirs: int) -> Scenario:
        scenario = Scenario(players=3, age=2, round=9).war(0, "war-over-territory", 1)
        return scenario.workers(0, warriors=mine).workers(1, warriors=theirs)

    table = stage(2, 3).pact(owner, "open-borders-agreement", 1 - owner).turn()
    assert [player(table, seat).yellow_bank for seat in (0, 1)] == [19, 17]  # 2 + 2 against 3
    table = stage(2, 3).turn()
    assert [player(table, seat).yellow_bank for seat in (0, 1)] == [17, 19]
    other = stage(2, 3).pact(2, "open-borders-agreement", 1).turn()  # a pact of the rival with somebody else
    assert [player(other, seat).yellow_bank for seat in (0, 1)] == [17, 19]


@rule("TTA-WAR-04")
def test_no_cards_in_a_war() -> None:
    scenario = culture_war(3, 2).hand(0, "military-bonus-iii", "military-bonus-ii").hand(
        1, "military-bonus-iii", "military-bonus-ii", "prosperity")
    table = scenario.turn()
    assert table.seat == 0
    assert offers(table)[0] == "pass"  # nobody was asked
    assert culture(table) == [36, 24, 0]
    assert (len(player(table, 0).hand), len(player(table, 1).hand)) == (2, 3)


@rule("TTA-WAR-05")
def test_the_rival_may_win() -> None:
    table = Scenario(players=3, age=2).war(0, "war-over-territory", 1).workers(1, warriors=6).turn()
    assert [player(table, seat).yellow_bank for seat in range(3)] == [16, 20, 18]  # advantage 5: 1 + 1 tokens
    line = next(line for line in table.log if line.kind == "wins-war")
    assert line.seat == 1


@rule("TTA-WAR-06", "TTA-CTX-25")
@pytest.mark.parametrize(("advantage", "tokens"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3)])
def test_war_over_territory(advantage: int, tokens: int) -> None:
    table = Scenario(age=2).war(0, "war-over-territory", 1).workers(0, warriors=1 + advantage).turn()
    assert [player(table, seat).yellow_bank for seat in (0, 1)] == [18 + tokens, 18 - tokens]


@rule("TTA-WAR-07", "TTA-WAR-08")
def test_equal_strengths_no_effect() -> None:
    table = culture_war(3, 3).turn()
    assert (culture(table), player(table, 0).wars) == ([30, 30, 0], ())
    assert "war-drawn" in kinds_logged(table)
    assert "wins-war" not in kinds_logged(table)


@rule("TTA-WAR-08")
@pytest.mark.parametrize(("mine", "theirs"), [(3, 1), (1, 3), (2, 2)])
def test_the_card_is_discarded_in_every_case(mine: int, theirs: int) -> None:
    table = culture_war(mine, theirs).turn()
    assert table.view()["military_discard"][3]["known"] == ["war-over-culture"]


# ---------------------------------------------------------------------- technologies as booty
def tech_war(advantage: int) -> Scenario:
    return Scenario(age=2).war(0, "war-over-technology", 1).workers(0, only=True, warriors=10 + advantage).workers(
        1, only=True, warriors=10)


@rule("TTA-WAR-09", "TTA-CTX-25")
def test_a_stolen_special_technology_moves() -> None:
    table = tech_war(8).technologies(1, "code-of-laws", "masonry").points(1, science=9).turn()
    assert offers(table) == ["done", "pick code-of-laws", "pick masonry"]
    play(table, "pick code-of-laws")  # 6 of 8; Masonry costs 3
    assert (seat_view(table, 0)["special"], seat_view(table, 1)["special"]) == (["code-of-laws"], ["masonry"])
    assert (player(table, 0).science, player(table, 1).science) == (2, 7)
    assert (player(table, 0).ca_total, player(table, 1).ca_total) == (5, 4)


@rule("TTA-WAR-09", "TTA-CTX-25")
def test_points_instead_of_technologies() -> None:
    table = play(tech_war(8).technologies(1, "code-of-laws").points(1, science=5).turn(), "done")
    assert (player(table, 0).science, player(table, 1).science) == (5, 0)
    assert seat_view(table, 1)["special"] == ["code-of-laws"]


@rule("TTA-WAR-10")
@pytest.mark.parametrize("where", ["play", "hand", "nowhere"])
def test_no_theft_of_an_identical_special_technology(where: str) -> None:
    scenario = Scenario(players=3, age=2).war(0, "war-over-technology", 1).technologies(1, "code-of-laws").workers(
        0, warriors=13).workers(1, warriors=3).points(1, science=20)
    if where == "play":
        scenario.technologies(0, "code-of-laws")
    elif where == "hand":
        scenario.hand(0, "code-of-laws")
    table = scenario.turn()
    assert ("pick code-of-laws" in offers(table)) == (where == "nowhere")
    if where != "nowhere":
        assert player(table, 0).science == 10


@rule("TTA-WAR-11")
def test_only_the_higher_special_technology_of_a_type_stays() -> None:
    table = tech_war(8).technologies(0, "code-of-laws").technologies(1, "justice-system").turn()
    play(table, "pick justice-system")
    assert (seat_view(table, 0)["special"], seat_view(table, 1)["special"]) == (["justice-system"], [])
    assert "code-of-laws" in table.view()["gone"]
    assert player(table, 0).ca_total == 5
    table = tech_war(8).technologies(0, "justice-system").technologies(1, "code-of-laws").turn()
    play(table, "pick code-of-laws")
    assert (seat_view(table, 0)["special"], seat_view(table, 1)["special"]) == (["justice-system"], [])
    assert "code-of-laws" in table.view()["gone"]


# ---------------------------------------------------------------------- pacts after the declaration
@rule("TTA-WAR-12", "TTA-PACT-08")
@pytest.mark.parametrize("pact", ["peace-treaty", "loss-of-sovereignty"])
def test_a_later_pact_of_peace_does_not_cancel_the_war(pact: str) -> None:
    table = culture_war(3, 1).pact(1, pact, 0).turn()
    assert culture(table) == [37, 23, 0]
    assert player(table, 0).wars == ()


@rule("TTA-WAR-13")
def test_a_later_pact_counts_with_its_strength() -> None:
    table = culture_war(3, 1).pact(0, "promise-of-military-protection", 1).turn()  # Ben is side B: 4 more strength
    assert culture(table) == [30 - 7, 30 + 7, 0]  # 3 against 5
    table = culture_war(3, 2).pact(2, "military-alliance", 1).turn()
    assert culture(table) == [30 - 7, 30 + 7, 0]  # 3 against 2 + 3


@rule("TTA-WAR-14")
@pytest.mark.parametrize("first", [1, 2])
def test_two_wars_in_the_declarers_order(first: int) -> None:
    """Territory against Ben and culture against Cid: the order is Ann's."""
    table = Scenario(players=3, age=3).war(0, "war-over-territory", 1).war(0, "war-over-culture", 2).workers(
        0, warriors=3).points(2, culture=20).turn()
    assert offers(table) == ["choose 1", "choose 2"]
    table.play(f"choose {first}")
    won = [line.kind for line in table.log if line.kind in ("steals", "steals-yellow")]
    assert won == (["steals-yellow", "steals"] if first == 1 else ["steals", "steals-yellow"])
    assert (player(table, 0).yellow_bank, player(table, 0).culture, player(table, 0).wars) == (19, 7, ())


# ---------------------------------------------------------------------- tactics become common
@rule("TTA-TACPUB-01", "TTA-TACPUB-02")
def test_an_exclusive_tactic_becomes_common_and_stays_current() -> None:
    table = Scenario(age=1).tactic(0, "fighting-band", exclusive=True).workers(0, warriors=2).turn()
    side = seat_view(table, 0)
    assert (side["tactic"], side["tactic_exclusive"]) == ("fighting-band", False)
    assert table.view()["common_tactics"] == ["fighting-band"]
    assert side["ratings"]["strength"] == 3
    assert side["actions"]["military"] == 2  # at no cost


@rule("TTA-TACPUB-01")
def test_only_the_own_tactic_in_the_own_turn() -> None:
    table = Scenario(age=1).tactic(0, "fighting-band", exclusive=True).turn(1)
    assert (table.view()["common_tactics"], seat_view(table, 0)["tactic_exclusive"]) == ([], True)
    play(table, "pass")
    assert "copy fighting-band" not in offers(table)  # still exclusive


@rule("TTA-TACPUB-01")
def test_a_common_tactic_can_be_copied_by_others() -> None:
    table = Scenario(age=1, round=5).tactic(0, "fighting-band", exclusive=True).turn()
    play(table, "pass", "end turn", "pass", "copy fighting-band")
    assert seat_view(table, 1)["tactic"] == "fighting-band"
    assert player(table, 1).ma == 0


@rule("TTA-TACPUB-03")
def test_any_number_of_common_tactics() -> None:
    many = ("legion", "medieval-army", "phalanx", "heavy-cavalry", "conquistadors", "fortifications")
    table = Scenario(age=2).common(*many).tactic(0, "fighting-band", exclusive=True).turn()
    assert sorted(table.view()["common_tactics"]) == sorted(("fighting-band", *many))


@rule("TTA-TACPUB-04", "TTA-TACPUB-05")
def test_identical_tactics_are_merged() -> None:
    table = Scenario(age=1).tactic(1, "legion").tactic(0, "legion", exclusive=True).workers(0, warriors=3).workers(
        1, warriors=3).turn()
    assert table.view()["common_tactics"] == ["legion"]
    assert [seat_view(table, seat)["tactic"] for seat in (0, 1)] == ["legion", "legion"]
    assert [seat_view(table, seat)["ratings"]["strength"] for seat in (0, 1)] == [5, 5]
    assert GAME.card("legion") not in ages(table).discards[1]
    assert "legion" in table.view()["gone"]
