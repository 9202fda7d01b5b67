"""Leaders of Ages II and III: every sentence of their effects."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import (
    Timeless, available, offers, play, play_open, player, rating, seat_view, totals,
)
from tests.rules import rule


def leads(id: str, age: int = 3, players: int = 2) -> Scenario:
    return Timeless(players=players, age=age).leader(0, id)


def costs(table: Table) -> dict[str, int]:
    return {technology["id"]: technology["cost"] for technology in seat_view(table, 0)["technologies"]}


# ---------------------------------------------------------------- Newton, Einstein
@card("isaac-newton", "albert-einstein")
@rule("TTA-CTX-05", "TTA-CARD-02")
@pytest.mark.parametrize("leader", ["isaac-newton", "albert-einstein"])
def test_the_best_lab_or_library_gives_its_level_in_science(leader: str) -> None:
    def science(**workers: int) -> int:
        scenario = leads(leader).technologies(0, "alchemy", "computers", "multimedia")
        return rating(scenario.workers(0, only=True, **workers).action_phase(0), 0, "science")

    assert science(philosophy=1) == 1
    assert science(alchemy=2) == 4 + 1
    assert science(alchemy=1, computers=1) == 2 + 5 + 3
    assert science(philosophy=1, multimedia=1) == 1 + 3 + 3


@card("isaac-newton")
@rule("TTA-CTX-05", "TTA-ANNEX-13", "TTA-ACTOT-05")
def test_newton_gets_an_action_back_with_each_development() -> None:
    scenario = leads("isaac-newton", age=2).hand(0, "iron", "drama", "breakthrough-ii").points(0, science=30)
    table = scenario.action_phase(0)
    play(table, "develop iron")
    assert available(table, 0)[0] == 4
    play(table, "play breakthrough-ii")
    assert available(table, 0)[0] == 4, "also when a card orders it"
    spent = leads("isaac-newton", age=2).hand(0, "iron").points(0, science=9).actions(0, civil=1).action_phase(0)
    assert available(play(spent, "develop iron"), 0)[0] == 1


@card("isaac-newton")
@rule("TTA-ANNEX-14", "TTA-REVO-08")
def test_newton_has_one_action_after_a_revolution() -> None:
    table = leads("isaac-newton", age=2).hand(0, "republic").points(0, science=3).action_phase(0)
    play(table, "develop republic revolution")
    assert available(table, 0) == (1, 2)


@card("albert-einstein")
@rule("TTA-CTX-05", "TTA-REVO-07")
def test_einstein_scores_culture_with_each_development() -> None:
    scenario = leads("albert-einstein").hand(0, "oil", "engineering", "communism").points(0, science=30)
    table = play(scenario.action_phase(0), "develop oil", "develop engineering")
    assert (player(table, 0).culture, available(table, 0)[0]) == (6, 2)
    revolt = leads("albert-einstein").hand(0, "communism").points(0, science=5).action_phase(0)
    assert player(play(revolt, "develop communism revolution"), 0).culture == 3


# ---------------------------------------------------------------- Age II
@card("james-cook")
@rule("TTA-CTX-33")
@pytest.mark.parametrize(("colonies", "culture"), [(0, 0), (1, 2), (2, 3), (3, 4)])
def test_cook_is_famous_for_colonies(colonies: int, culture: int) -> None:
    held = ("vast-territory-i", "inhabited-territory-i", "wealthy-territory-i")[:colonies]
    assert rating(leads("james-cook").colonies(0, *held).action_phase(0), 0, "culture") == culture


@card("james-cook")
@rule("TTA-CTX-33", "TTA-COLO-25", "TTA-COLO-13")
def test_cook_throws_cards_away_to_colonize() -> None:
    hand = ("rats", "plunder-i", "raid-i", "military-bonus-i")
    plain = Scenario(age=2).hand(0, *hand).event("historic-territory-i")
    assert offers(plain)[-1] == "bid 2", "the warrior and the bonus card"
    table = leads("james-cook", age=2).hand(0, *hand).event("historic-territory-i")
    assert offers(table)[-1] == "bid 4", "and at most two cards at 1 each"
    play(table, "bid 4", "colonize warriors")
    assert "done" not in offers(table)
    play(table, "bonus military-bonus-i", "discard raid-i", "discard rats")
    play_open(table, "done")
    view = seat_view(table, 0)
    assert (view["colonies"], view["military_hand"], view["culture"]) == (["historic-territory-i"], ["plunder-i"], 6)
    assert rating(table, 0, "culture") == 2


@card("johann-sebastian-bach")
@rule("TTA-CTX-08")
def test_bach_theaters_and_their_technologies() -> None:
    scenario = leads("johann-sebastian-bach").technologies(0, "drama", "movies", "republic")
    table = scenario.workers(0, drama=2, movies=1).action_phase(0)
    assert rating(table, 0, "culture") == 2 * 2 + 4 + 3
    table = leads("johann-sebastian-bach").hand(0, "opera", "journalism").points(0, science=5).action_phase(0)
    assert seat_view(table, 0)["develop_costs"] == {"opera": [5], "journalism": [6]}
    play(table, "develop opera")
    assert player(table, 0).science == 0


@card("johann-sebastian-bach")
@rule("TTA-CTX-08", "TTA-ANNEX-15", "TTA-ANNEX-16")
def test_bach_turns_urban_buildings_into_theaters() -> None:
    scenario = leads("johann-sebastian-bach")
    scenario.technologies(0, "drama", "opera", "multimedia", "theology", "scientific-method")
    scenario.workers(0, only=True, philosophy=1, theology=1, scientific_method=1, multimedia=1, bronze=1)
    table = scenario.stock(0, resources=5).action_phase(0)
    assert [move for move in offers(table) if move.startswith("bach")] == [
        "bach philosophy drama", "bach philosophy opera", "bach scientific-method opera", "bach theology drama",
        "bach theology opera",
    ], "the same or a higher level: no theater is as high as Multimedia"
    play(table, "bach philosophy opera")
    assert (seat_view(table, 0)["resources"], available(table, 0)[0]) == (0, 3)
    assert not [move for move in offers(table) if move.startswith("bach")], "once in a turn"
    free = leads("johann-sebastian-bach").technologies(0, "drama", "opera", "theology", "scientific-method")
    table = free.workers(0, only=True, theology=1, scientific_method=1).stock(0, resources=1).action_phase(0)
    assert [move for move in offers(table) if move.startswith("bach")] == [
        "bach scientific-method opera", "bach theology drama"]
    play(table, "bach theology drama")
    assert seat_view(table, 0)["resources"] == 1, "5 for a theater of 4: nothing to pay, nothing back"


@card("johann-sebastian-bach")
@rule("TTA-ANNEX-17")
def test_bach_respects_the_urban_limit() -> None:
    scenario = leads("johann-sebastian-bach").technologies(0, "drama").stock(0, resources=9)
    table = scenario.workers(0, philosophy=1, drama=2).action_phase(0)
    assert not [move for move in offers(table) if move.startswith("bach")]


@card("maximilien-robespierre")
@rule("TTA-CTX-07", "TTA-ANNEX-09", "TTA-ANNEX-10", "TTA-ANNEX-35")
def test_robespierre_pays_revolutions_with_military_actions() -> None:
    def revolt(civil: int, military: int) -> Table:
        scenario = leads("maximilien-robespierre", age=2).hand(0, "constitutional-monarchy").points(0, science=6)
        return scenario.actions(0, civil=civil, military=military).action_phase(0)

    move = "develop constitutional-monarchy revolution"
    assert totals(revolt(4, 3), 0) == (4, 3)
    assert move not in offers(revolt(4, 2)), "all military actions must be available"
    table = play(revolt(1, 3), move)
    assert totals(table, 0) == (6, 5)
    assert available(table, 0) == (1 + 2, 0), "new civil actions are available, new military ones are not"
    assert (player(table, 0).culture, player(table, 0).science) == (3, 0)
    peace = leads("maximilien-robespierre", age=2).hand(0, "constitutional-monarchy").points(0, science=12)
    table = play(peace.action_phase(0), "develop constitutional-monarchy")
    assert (player(table, 0).culture, available(table, 0)) == (0, (5, 5))


@card("maximilien-robespierre", "patriotism-ii")
@rule("TTA-ANNEX-11")
def test_robespierre_keeps_the_action_of_patriotism() -> None:
    scenario = leads("maximilien-robespierre", age=2).hand(0, "republic", "patriotism-ii", "strategy")
    table = scenario.points(0, science=11).action_phase(0)
    play(table, "play patriotism-ii", "develop republic revolution")
    assert seat_view(table, 0)["actions"]["military_extra"] == 1
    play(table, "build warriors")
    assert not [move for move in offers(table) if move.startswith("disband")], "that was the only one"
    play(table, "develop strategy")
    assert available(table, 0)[1] == 2, "actions gained later in the turn are available"


@card("maximilien-robespierre", "breakthrough-ii")
@rule("TTA-ANNEX-12")
def test_robespierre_with_breakthrough() -> None:
    scenario = leads("maximilien-robespierre", age=2).hand(0, "republic", "breakthrough-ii").points(0, science=3)
    table = scenario.actions(0, civil=0).action_phase(0)
    card = next(option for option in table.options if option.symbol == "play breakthrough-ii")
    assert card.label("en").price == "all military actions, for a revolution"
    assert card.label("fr").price == "toutes les actions militaires, pour une révolution"
    play(table, "play breakthrough-ii")
    assert seat_view(table, 0)["government"] == "republic"
    assert (available(table, 0), player(table, 0).science, player(table, 0).culture) == ((3, 0), 3, 3)


@card("napoleon-bonaparte")
@rule("TTA-CTX-09", "TTA-COLO-14")
def test_napoleon_counts_types_of_units() -> None:
    def strength(**workers: int) -> int:
        scenario = leads("napoleon-bonaparte").technologies(0, "swordsmen", "knights", "cannon", "air-forces")
        return rating(scenario.workers(0, only=True, **workers).action_phase(0), 0, "strength")

    assert strength() == 0
    assert strength(warriors=2, swordsmen=1) == 4 + 2
    assert strength(warriors=1, knights=1) == 3 + 4
    assert strength(warriors=1, knights=1, cannon=1, air_forces=1) == 11 + 8
    assert totals(leads("napoleon-bonaparte").action_phase(0), 0) == (4, 4)
    assert offers(leads("napoleon-bonaparte").event("historic-territory-i")) == ["pass", "bid 1"]


@card("william-shakespeare")
@rule("TTA-CTX-10")
@pytest.mark.parametrize(("libraries", "theaters", "pairs"), [(0, 2, 0), (1, 1, 1), (2, 1, 1), (2, 2, 2)])
def test_shakespeare_pairs_libraries_and_theaters(libraries: int, theaters: int, pairs: int) -> None:
    scenario = leads("william-shakespeare").technologies(0, "printing-press", "drama")
    table = scenario.workers(0, printing_press=libraries, drama=theaters).action_phase(0)
    assert rating(table, 0, "culture") == libraries + 2 * theaters + 2 * pairs
    assert rating(table, 0, "happiness") == 1 + theaters


@card("william-shakespeare")
@rule("TTA-CTX-10", "TTA-STAT-13")
def test_shakespeare_makes_the_one_cheaper_with_the_other() -> None:
    def prices(**workers: int) -> tuple[int, ...]:
        scenario = leads("william-shakespeare").technologies(0, "printing-press", "drama")
        scenario.workers(0, only=False, **workers)
        table = scenario.hand(0, "opera", "journalism", "coal").action_phase(0)
        science = seat_view(table, 0)["develop_costs"]
        return (costs(table)["printing-press"], costs(table)["drama"], science["journalism"][0], science["opera"][0],
                science["coal"][0])

    assert prices() == (3, 4, 6, 7, 7), "technologies without workers are no buildings"
    assert prices(printing_press=1) == (3, 4 - 1, 6, 7 - 1, 7)
    assert prices(drama=1) == (3 - 1, 4, 6 - 1, 7, 7)
    assert prices(printing_press=1, drama=1) == (2, 3, 5, 6, 7)
    scenario = leads("william-shakespeare").technologies(0, "printing-press", "drama").workers(0, drama=1)
    table = play(scenario.stock(0, resources=2).action_phase(0), "build printing-press")
    assert seat_view(table, 0)["resources"] == 0


# ---------------------------------------------------------------- Age III
def gates(**workers: int) -> Scenario:
    scenario = leads("bill-gates").technologies(0, "alchemy", "scientific-method", "computers", "iron", "oil")
    return scenario.technologies(0, "communism").workers(0, only=True, **workers)


@card("bill-gates")
@rule("TTA-CTX-12", "TTA-ANNEX-18")
def test_gates_labs_produce_resources() -> None:
    table = play(gates(philosophy=1, alchemy=2, computers=1, bronze=1).action_phase(0), "end turn")
    assert player(table, 0).blue[4:12] == [1, 0, 0, 0, 0, 2, 0, 1], "one token for each worker of level I or higher"
    assert seat_view(table, 0)["resources"] == 1 + 2 * 1 + 3
    plain = Scenario(age=3).technologies(0, "alchemy").workers(0, only=True, alchemy=2)
    assert seat_view(play(plain.action_phase(0), "end turn"), 0)["resources"] == 0


@card("bill-gates")
@rule("TTA-ANNEX-19", "TTA-RES-07")
def test_gates_labs_store_and_change() -> None:
    table = gates(philosophy=1).tokens(0, computers=1).banks(0, unused=1).action_phase(0)
    play(table, "build agriculture")
    assert seat_view(table, 0)["resources"] == 1, "2 of 3 are paid, the change is on a card"
    gained = Scenario(age=3).leader(0, "bill-gates").technologies(0, "scientific-method").hand(0, "reserves-iii")
    table = play(gained.banks(0, blue=2).action_phase(0), "play reserves-iii", "choose 2")
    assert (seat_view(table, 0)["resources"], player(table, 0).blue[10]) == (4, 2), "two tokens of 2 on labs"


@card("bill-gates")
@rule("TTA-CTX-12", "TTA-ANNEX-20", "TTA-ANNEX-38")
def test_gates_leaves() -> None:
    scenario = gates(alchemy=1, computers=2, bronze=1).hand(0, "isaac-newton", "reserves-iii")
    table = scenario.tokens(0, computers=1).banks(0, unused=2, blue=3).action_phase(0)
    play(table, "play isaac-newton")
    assert player(table, 0).culture == 1 + 3 + 3, "the production of the labs once"
    assert seat_view(table, 0)["resources"] == 3, "what lies there can be used"
    play(table, "build agriculture")
    assert player(table, 0).blue[4:12] == [1, 0, 0, 0, 0, 0, 0, 0], "the change does not go to a lab"
    play(table, "play reserves-iii", "choose 2")
    assert player(table, 0).blue[8:12] == [0, 0, 0, 0]
    play(table, "end turn")
    assert player(table, 0).blue[8:12] == [0, 0, 0, 0], "labs produce no more"


@card("bill-gates")
@rule("TTA-CTX-12", "TTA-ANNEX-21", "TTA-CTX-52", "TTA-END-04")
def test_gates_at_the_end_and_industry() -> None:
    table = gates(alchemy=1, computers=1, iron=2).events("impact-of-industry").end()
    assert player(table, 0).culture == 2 * 2 + (1 + 3), "Impact of Industry counts mines only"


@card("charlie-chaplin")
@rule("TTA-CTX-11")
@pytest.mark.parametrize(
    ("workers", "culture"),
    [({}, 0), ({"drama": 2}, 2 * 2 + 2), ({"drama": 1, "movies": 1}, 2 + 4 + 4), ({"movies": 2}, 4 * 2 + 4)],
)
def test_chaplin_doubles_the_best_theater(workers: dict[str, int], culture: int) -> None:
    table = leads("charlie-chaplin").technologies(0, "drama", "movies").workers(
        0, only=False, **workers).action_phase(0)
    assert rating(table, 0, "culture") == culture
    assert rating(table, 0, "happiness") == 2 + sum(workers.values())


@card("mahatma-gandhi")
@rule("TTA-CTX-34", "TTA-AGGR-17", "TTA-WARDEC-09")
def test_gandhi_keeps_peace_and_is_dear_to_attack() -> None:
    scenario = leads("mahatma-gandhi").hand(0, "plunder-i", "war-over-culture", "rats").workers(0, warriors=9)
    table = scenario.technologies(0, "communism").politics(0)
    assert rating(table, 0, "culture") == 2
    assert offers(table) == ["pass", "prepare rats", "resign"]

    def attacks(military: int) -> Table:
        attack = Timeless(age=3).leader(1, "mahatma-gandhi").hand(0, "plunder-i", "raid-ii", "war-over-culture")
        attack.technologies(0, "communism", "strategy").workers(0, warriors=9).actions(0, military=military)
        return attack.stock(1, food=9).politics(0)

    assert not [move for move in offers(attacks(1)) if move.startswith(("aggress", "declare"))]
    assert [move for move in offers(attacks(6)) if move.startswith(("aggress", "declare"))] == [
        "aggress plunder-i seat 2", "aggress raid-ii seat 2", "declare war-over-culture seat 2"]
    table = play(attacks(5), "aggress plunder-i seat 2")
    assert available(table, 0)[1] == 3
    table = play(attacks(6), "declare war-over-culture seat 2")
    assert available(table, 0)[1] == 0


@card("mahatma-gandhi")
@rule("TTA-CTX-34", "TTA-WARDEC-09")
def test_gandhi_does_not_undo_a_declared_war() -> None:
    scenario = leads("mahatma-gandhi").war(0, "war-over-culture", rival=1).workers(0, warriors=3).points(1, culture=20)
    table = scenario.turn(0)
    assert (player(table, 0).culture, player(table, 1).culture) == (5 + 2, 20 - 7)


@card("sid-meier")
@rule("TTA-CTX-11")
def test_sid_meier_plays_in_the_lab() -> None:
    scenario = leads("sid-meier").technologies(0, "alchemy", "computers", "multimedia", "communism")
    table = scenario.workers(0, only=True, philosophy=1, alchemy=1, computers=2, multimedia=1).action_phase(0)
    assert rating(table, 0, "culture") == 0 + 1 + 3 + 3 + 3
    assert rating(table, 0, "science") == 0 + 1 + 4 + 4 + 3


@card("winston-churchill")
@rule("TTA-CTX-35", "TTA-PTS-04", "TTA-RES-13")
def test_churchill_for_war() -> None:
    scenario = leads("winston-churchill").hand(0, "swordsmen", "iron").points(0, science=1).banks(0, unused=2)
    table = scenario.action_phase(0)
    assert {"use winston-churchill culture", "use winston-churchill military"} <= set(offers(table))
    play(table, "use winston-churchill military")
    assert {"use winston-churchill culture", "use winston-churchill military"}.isdisjoint(offers(table)), "one of two"
    assert "build bronze" not in offers(table), "resources for units only"
    play(table, "develop swordsmen")
    assert player(table, 0).science == 0, "three of the four points were Churchill's"
    play(table, "build warriors", "upgrade warriors swordsmen")
    assert "build warriors" not in offers(table), "three resources in all"
    play(table, "end turn")
    assert player(table, 0).culture == 0
    civil = leads("winston-churchill").hand(0, "iron").points(0, science=2).action_phase(0)
    assert "develop iron" not in offers(play(civil, "use winston-churchill military")), "not for other technologies"


@card("winston-churchill")
@rule("TTA-CTX-35")
def test_churchill_for_culture() -> None:
    table = play(leads("winston-churchill").action_phase(0), "use winston-churchill culture")
    assert player(table, 0).culture == 3
    assert "use winston-churchill military" not in offers(table)
    assert player(play(table, "end turn"), 0).culture == 3
    silent = play(leads("winston-churchill").action_phase(0), "end turn")
    assert player(silent, 0).culture == 3, "no choice made: the points"
    kept = play(leads("winston-churchill").action_phase(0), "use winston-churchill military", "end turn")
    assert seat_view(kept, 0)["this_turn"]["unit_resources"] == 0, "lost with the turn"
    play(kept, "pass", "end turn", "pass")
    assert "use winston-churchill culture" in offers(kept), "in each own turn"
