"""The fifteen Quests: each is turned up by the action that meets it, and not before."""

from __future__ import annotations

from typing import Any

import pytest

from clio import Table
from clio.games.families.monumental.state import GOLD
from clio.games.monumental.record import GAME
from clio.games.monumental.rules.automa_board import MoveBoth
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import conquer, names, play, player, position, resolve, score, solo, world
from tests.games.monumental.played import plays
from tests.rules import rule


def seeking(quest: str, map: str = "one-day", **options: Any) -> Scenario:
    return position(quests="yes", map=map, **options).quests(0, quest).quests(1)


def holding(scenario: Scenario, *places: str) -> Scenario:
    for place in places:
        scenario.province(0, place, soldiers=1)
    return scenario


def met(table: Table, quest: str, expected: bool = True) -> None:
    """It lies face up, or is still secret."""
    mine = player(table, 0)
    assert (names(mine.revealed), names(mine.quests)) == (([quest], []) if expected else ([], [quest]))
    assert score(table).get("quests", 0) == (2 if expected else 0)


@rule("MAE-QUEST-03", "MAE-QUEST-04")
@plays("mountain-lord")
def test_the_mountain_lord_asks_for_two_of_few_mountains() -> None:
    scenario = holding(seeking("mountain-lord"), "e5").province(0, "d5", soldiers=4).province(1, "d6", soldiers=1)
    table = scenario.resources(0, military=3).turn(0)
    met(play(table, "explore 1 d4"), "mountain-lord", False)
    met(conquer(table, "d6", source="d5"), "mountain-lord")


@rule("MAE-QUEST-03")
def test_the_mountain_lord_asks_for_three_of_many_mountains() -> None:
    scenario = position("egypt", "greece", "china", quests="yes", map="open-sea").quests(0, "mountain-lord").quests(
        1).quests(2)
    m = scenario.s.map
    ridge = [(tile.q, tile.r) for tile in m.tiles if tile.terrain == 3]
    for place in ridge[:2]:
        scenario.province(0, place, soldiers=1)
    met(play(scenario.resources(0, gold=1).turn(0), "invest"), "mountain-lord", False)
    scenario.province(0, ridge[2], soldiers=1)
    met(play(scenario.resources(0, gold=1).turn(0), "invest"), "mountain-lord")


@rule("MAE-QUEST-03", "MAE-TILE-10")
@plays("sea-power")
def test_sea_power_counts_coasts_and_ports() -> None:
    scenario = holding(seeking("sea-power"), "f3").province(0, "c7", soldiers=4).province(1, "d7", soldiers=1)
    table = scenario.resources(0, military=2).turn(0)
    met(play(table, "explore 1 d4"), "sea-power", False)
    met(conquer(table, "d7", source="c7"), "sea-power")


@rule("MAE-QUEST-03")
@plays("great-expanse")
def test_the_great_expanse_is_six_provinces() -> None:
    scenario = holding(seeking("great-expanse"), "c6", "d4", "e4", "e6", "c7").province(1, "d5", soldiers=1)
    table = scenario.resources(0, military=2).turn(0)
    met(play(table, "explore 1 d4"), "great-expanse", False)
    met(conquer(table, "d5", source="c5"), "great-expanse")


@rule("MAE-QUEST-03")
@plays("diversity")
def test_diversity_is_five_terrains() -> None:
    scenario = holding(seeking("diversity"), "c6", "e4", "c7", "d4", "d7").province(1, "d5", soldiers=1)
    table = scenario.resources(0, military=2).turn(0)  # plains twice, Port, forest, coast
    met(play(table, "explore 1 d4"), "diversity", False)
    met(conquer(table, "d5", source="c5"), "diversity")  # a Savanna


@rule("MAE-QUEST-03")
@plays("conqueror")
def test_the_conqueror_takes_three_provinces_in_a_turn() -> None:
    scenario = seeking("conqueror").resources(0, military=3)
    for place in ("c6", "d4", "d5"):
        scenario.province(1, place, soldiers=1)
    table = scenario.turn(0)
    conquer(conquer(table, "c6", source="c5"), "d4", source="c5")
    met(table, "conqueror", False)
    met(conquer(table, "d5", source="c5"), "conqueror")


@rule("MAE-QUEST-03")
@plays("vengeance")
def test_vengeance_is_two_occupied_provinces() -> None:
    scenario = seeking("vengeance").province(1, "c6", soldiers=1).province(1, "d4", soldiers=1)
    table = scenario.token("d5", "barbarians-1-production-2-science").resources(0, military=3).turn(0)
    play(conquer(table, "d5", source="c5"), "choose 2")
    conquer(table, "c6", source="c5")
    met(table, "vengeance", False)  # one of the two was unoccupied
    met(conquer(table, "d4", source="c5"), "vengeance")


@rule("MAE-QUEST-03")
@plays("fortifier")
def test_the_fortifier_has_both_outposts() -> None:
    table = seeking("fortifier").province(0, "c6", outpost=True).province(0, "d5", soldiers=3).resources(
        0, military=1).turn(0)
    met(play(table, "explore 1 d4"), "fortifier", False)
    met(play(table, "outpost d5"), "fortifier")


@rule("MAE-QUEST-03")
@plays("merchant-prince")
def test_the_merchant_prince_builds_both_trading_posts() -> None:
    scenario = seeking("merchant-prince").explorers(0, "d5")
    met(play(scenario.turn(0), "build-post"), "merchant-prince", False)
    met(play(scenario.post(0, "e4", "arms").turn(0), "build-post"), "merchant-prince")


@rule("MAE-QUEST-03")
@plays("financier")
@pytest.mark.parametrize(("space", "reached"), [(8, False), (9, True)])
def test_the_financier_reaches_space_ten(space: int, reached: bool) -> None:
    met(play(seeking("financier").space(0, space).resources(0, gold=1).turn(0), "invest"), "financier", reached)


@rule("MAE-QUEST-03")
@plays("treasurer")
@pytest.mark.parametrize(("gold", "reached"), [(5, False), (6, True)])
def test_the_treasurer_has_eight_gold(gold: int, reached: bool) -> None:
    scenario = seeking("treasurer").gains(0, "gold-shipment").resources(0, gold=gold)
    met(play(scenario.turn(0), "token gold-shipment"), "treasurer", reached)


@rule("MAE-QUEST-03")
@plays("architect")
@pytest.mark.parametrize(("before", "reached"), [(("great-library",), False), (("great-library", "colossus"), True)])
def test_the_architect_completes_three_wonders(before: tuple[str, ...], reached: bool) -> None:
    scenario = seeking("architect").discard(0, *before).wonder(0, "great-pyramid").resources(0, production=3)
    met(play(scenario.turn(0), "complete"), "architect", reached)


@rule("MAE-QUEST-03")
@plays("sage")
@pytest.mark.parametrize(("before", "reached"), [(("masonry", "currency"), False),
                                                 (("masonry", "currency", "calendar"), True)])
def test_the_sage_owns_four_acquired_knowledge(before: tuple[str, ...], reached: bool) -> None:
    scenario = seeking("sage").discard(0, *before).display("writing").resources(0, science=3)
    met(play(scenario.turn(0), "acquire writing"), "sage", reached)  # that of the start does not count


@rule("MAE-QUEST-03")
@plays("reformer")
@pytest.mark.parametrize(("before", "reached"), [(("corvee",), False), (("corvee", "royal-scribes"), True)])
def test_the_reformer_develops_three_policies(before: tuple[str, ...], reached: bool) -> None:
    scenario = seeking("reformer").city(0, dict.fromkeys(range(1, 10))).policies(0, *before).resources(
        0, culture=1 + len(before))
    table = play(scenario.turn(0), "develop valley-of-the-kings")
    while table.seat == 0 and "done" not in [choice.symbol for choice in table.options]:
        table.play(table.options[0].symbol)  # bonuses in any order
    met(table, "reformer", reached)


@rule("MAE-QUEST-03")
@plays("purist")
@pytest.mark.parametrize(("card", "reached"), [("work-camp", True), ("revolt", False)])
def test_the_purist_archives_five_cards_and_revolts_do_not_count(card: str, reached: bool) -> None:
    scenario = seeking("purist").archive(0, "work-camp", "work-camp", "fort", "fort").city(
        0, {1: "house-of-scribes", 2: card}).tilt(0, 1)
    met(play(scenario.turn(0), "use house-of-scribes", "slot 2"), "purist", reached)


@rule("MAE-QUEST-03")
@plays("caravaneer")
def test_the_caravaneer_visits_two_markets() -> None:
    scenario = seeking("caravaneer").explorers(0, "d4", "f6")
    table = play(scenario.turn(0), "visit 1")
    play(table, table.options[0].symbol)
    met(table, "caravaneer", False)
    play(table, "visit 2")
    play(table, table.options[0].symbol)
    met(table, "caravaneer")


@rule("MAE-QUEST-05", "MAE-QUEST-07")
def test_a_revealed_quest_stays_so() -> None:
    table = seeking("treasurer").gains(0, "gold-shipment").resources(0, gold=6).turn(0)
    play(table, "token gold-shipment", "invest")
    met(table, "treasurer")


@rule("MAE-QUEST-03")
def test_what_the_city_produces_may_meet_a_quest_before_it_is_spent() -> None:
    scenario = seeking("treasurer").city(0, dict.fromkeys(range(1, 10)) | {1: "guildhall"}).resources(0, gold=6)
    table = play(scenario.activation(0), "activate row 1 column 1")
    met(table, "treasurer")
    met(play(table, "invest"), "treasurer")


@rule("MAE-QUEST-03", "MAE-QUEST-07", "MAE-AUTO-12")
def test_what_an_automa_does_may_meet_a_quest_at_once() -> None:
    scenario = solo(quests="yes").quests(0, "treasurer").resources(0, gold=7).post(0, "f5", "griots").explorers(1, "f4")
    table = resolve(scenario, MoveBoth(1))
    met(table, "treasurer")


# ---------------------------------------------------------------- what is learnt
def rich(quest: str) -> Table:
    """The first player has 8 Gold, which nobody has seen yet."""
    return position(quests="yes").quests(0, quest).quests(1, "sage").resources(0, gold=8, military=2).turn(0)


@rule("MAE-QUEST-02", "MAE-QUEST-07")
@pytest.mark.parametrize("quest", ["treasurer", "reformer"])
def test_a_quest_that_could_have_been_turned_up_is_learnt(quest: str) -> None:
    """Whether it is there or not: undo tells nothing either."""
    table = play(rich(quest), "explore 1 d5", "pay gold 0")
    assert not table.can_undo()
    assert play(table, "explore 1 d4", "pay gold 0").can_undo()  # nothing new


@rule("MAE-QUEST-07")
def test_a_quest_that_lies_open_elsewhere_is_not_learnt() -> None:
    scenario = position(quests="yes").quests(0, "reformer").quests(1, revealed=("treasurer",))
    table = play(scenario.resources(0, gold=8, military=1).turn(0), "explore 1 d5", "pay gold 0")
    assert table.can_undo()


@rule("MAE-QUEST-02", "MAE-QUEST-07")
def test_redrawn_quests_are_none_whose_goal_was_met_before() -> None:
    table = play(rich("reformer"), "explore 1 d5", "pay gold 0")
    state = world(table)
    state.players[0].res[GOLD] = 0
    treasurer = GAME.card("treasurer")
    drawn = [GAME.determinize(state, 1, rng) for rng in range(1, 200)]
    assert not any(treasurer in s.players[0].quests for s in drawn)
    assert any(treasurer in s.boxed for s in drawn)
