"""The cards of Egypt, Greece, China, Denmark and Japan at work, by their texts."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    archive, beside, city, conquer, deck, defence, discard, explorers, offered, offers, owner, play, player, policies,
    position, purse, refuses, soldiers, status,
)
from tests.games.monumental.played import Stock, holding, plays, short, used
from tests.rules import rule

# Bonus, developed first of all: what is answered and what is gained
BONUSES: list[tuple[str, str, list[str], Stock]] = [
    ("egypt", "corvee", ["gain science"], {"science": 1}), ("egypt", "valley-of-the-kings", [], {"gold": 1}),
    ("greece", "poliorcetics", ["gain military"], {"military": 1}), ("china", "mandate-of-heaven", [], {"gold": 1}),
    ("china", "silk-road", [], {"gold": 1}), ("denmark", "plunder", ["gain production"], {"production": 1}),
    ("denmark", "jarls", [], {"gold": 1}), ("japan", "shogunate", ["gain military"], {"military": 1}),
    ("japan", "sakoku", [], {"gold": 1}),
]
REINFORCING = [
    ("egypt", "cult-of-the-pharaoh"), ("greece", "treaties"), ("china", "grand-canal"), ("denmark", "berserkers"),
    ("japan", "bushido"),
]
ARCHIVING = [
    ("egypt", "royal-scribes"), ("greece", "scientific-method"), ("china", "confucianism"), ("denmark", "thing"),
    ("japan", "tea-ceremony"),
]
BUILDING = [("greece", "architecture"), ("china", "art-of-war"), ("denmark", "runestones")]
DRAWING = [("egypt", "nile-calendar"), ("greece", "democracy"), ("japan", "noh-theatre")]
# Effects of Policies that only pay and gain
USES: list[tuple[str, str, Stock, list[str], Stock]] = [
    ("egypt", "corvee", {"military": 3}, ["spend military", "spend military"], {"military": 1, "production": 2}),
    ("egypt", "corvee", {"military": 1}, ["spend military"], {"production": 1}),
    ("greece", "poliorcetics", {"science": 2}, [], {"science": 1, "military": 2}),
    ("china", "confucianism", {"science": 2}, [], {"science": 1, "culture": 1}),
    ("denmark", "thing", {"military": 4}, [], {"military": 1, "culture": 1}),
    ("japan", "tea-ceremony", {"production": 1, "military": 2}, [], {"military": 1, "culture": 2}),
]
PLACES = ("c6", "c7", "d4", "d5", "d6", "d7", "e4", "e5", "e6")


def rival(civ: str) -> str:
    return "greece" if civ != "greece" else "egypt"


def ruled(civ: str, *active: str) -> Scenario:
    """The last of these Policies is active."""
    return position(civ, rival(civ)).policies(0, *active)


def developed(civ: str, policy: str, *answers: str) -> Table:
    """The Policy is developed as the first one; slots 1 and 2 hold activated cards, 3 a Fort that is not."""
    scenario = position(civ, rival(civ)).city(0, {1: "work-camp", 2: "library", 3: "fort"}).tilt(0, 1, 2).deck(
        0, "library").resources(0, culture=1)
    return play(scenario.turn(0), f"develop {short(policy)}", *answers)


def widespread(scenario: Scenario, provinces: int) -> Scenario:
    for place in PLACES[:provinces]:
        scenario.province(0, place, soldiers=1)
    return scenario


# ---------------------------------------------------------------- bonuses
@rule("MON-POL-03", "MON-CIV-03", "MON-CIV-04")
@pytest.mark.parametrize(("civ", "policy", "answers", "result"), BONUSES)
def test_a_bonus_of_resources(civ: str, policy: str, answers: list[str], result: Stock) -> None:
    table = developed(civ, policy, *answers)
    assert (purse(table), policies(table)) == (result, [policy])


@rule("MON-POL-03", "MON-CIV-03", "MON-CIV-04")
@pytest.mark.parametrize(("civ", "policy"), REINFORCING)
def test_a_bonus_that_reinforces(civ: str, policy: str) -> None:
    assert status(developed(civ, policy, "slot 2"))[:2] == ["activated", "reinforced"]


@rule("MON-POL-03", "MON-CIV-03", "MON-CIV-04")
@pytest.mark.parametrize(("civ", "policy"), ARCHIVING)
def test_a_bonus_that_archives(civ: str, policy: str) -> None:
    assert archive(developed(civ, policy, "slot 3")) == ["fort"]


@rule("MON-POL-03", "MON-CIV-03", "MON-CIV-04")
@pytest.mark.parametrize(("civ", "policy"), BUILDING)
def test_a_bonus_of_a_basic_building(civ: str, policy: str) -> None:
    assert deck(developed(civ, policy, "pick workshop"))[0] == "workshop"


@rule("MON-POL-03", "MON-CIV-03", "MON-CIV-04")
@pytest.mark.parametrize(("civ", "policy"), DRAWING)
def test_a_bonus_that_draws_a_card(civ: str, policy: str) -> None:
    table = developed(civ, policy)
    assert (beside(table), purse(table)) == (["library"], {"science": 1})


# ---------------------------------------------------------------- alike in several civilizations
@rule("MON-EFF-02", "MON-POL-05", "MON-CIV-03")
@plays(*[policy for _, policy, *_ in USES])
@pytest.mark.parametrize(("civ", "policy", "given", "answers", "result"), USES)
def test_a_policy_that_pays_and_gains(
    civ: str, policy: str, given: Stock, answers: list[str], result: Stock
) -> None:
    table = ruled(civ, policy).resources(0, **given).turn(0)
    assert used(table, policy, answers) == result
    refuses(table, f"use {policy}")
    refuses(ruled(civ, policy).resources(0, culture=9).turn(0), f"use {policy}")


@rule("MON-CIV-03", "MON-SCI-01")
@plays("royal-scribes", "scientific-method", "sakoku")
@pytest.mark.parametrize(("civ", "policy"), [("egypt", "royal-scribes"), ("greece", "scientific-method"),
                                             ("japan", "sakoku")])
def test_the_first_progress_costs_a_science_less(civ: str, policy: str) -> None:
    table = ruled(civ, policy).deck(0, "fort", "fort").resources(0, science=3).turn(0)
    assert purse(play(table, "progress")) == {"science": 2, "military": 1}
    assert purse(play(table, "progress")) == {"military": 2}
    refuses(ruled(civ, policy).turn(0), "progress")


@plays("grand-canal")
@pytest.mark.parametrize(("provinces", "n"), [(1, 0), (2, 1), (5, 2), (8, 3)])
def test_the_grand_canal_counts_every_two_provinces(provinces: int, n: int) -> None:
    table = widespread(ruled("china", "grand-canal"), provinces).turn(0)
    assert used(table, "grand-canal") == ({"production": n} if n else {})


@plays("jarls")
@pytest.mark.parametrize(("provinces", "n"), [(2, 0), (3, 1), (6, 2), (9, 2)])
def test_jarls_count_every_three_provinces(provinces: int, n: int) -> None:
    table = widespread(ruled("denmark", "jarls"), provinces).turn(0)
    assert used(table, "jarls") == ({"military": n} if n else {})


@rule("MON-CONQ-29", "MON-CONQ-05")
@plays("art-of-war", "berserkers")
@pytest.mark.parametrize(("civ", "policy"), [("china", "art-of-war"), ("denmark", "berserkers")])
def test_the_next_province_has_one_defence_less(civ: str, policy: str) -> None:
    table = ruled(civ, policy).province(1, "d5", soldiers=3).province(1, "d4", soldiers=3).resources(
        0, military=2).turn(0)
    play(table, f"use {policy}")
    assert (defence(table, "d5"), defence(table, "d4")) == (2, 2)
    conquer(table, "d5")
    assert (owner(table, "d5"), soldiers(table, "d5"), purse(table), defence(table, "d4")) == (0, 2, {}, 3)
    refuses(table, f"use {policy}")


# ---------------------------------------------------------------- Egypt
@rule("MON-ACT-04")
@plays("obelisk-yard")
def test_the_obelisk_yard_honours_a_section() -> None:
    refuses(holding("obelisk-yard").turn(0), "use obelisk-yard")
    assert used(holding("obelisk-yard").did(0, "section").turn(0), "obelisk-yard") == {"culture": 1}
    built = holding("obelisk-yard").display("colossus").resources(0, production=3).turn(0)
    assert used(play(built, "acquire colossus"), "obelisk-yard") == {"culture": 1}


@plays("hieroglyphs")
def test_hieroglyphs_turn_science_into_production() -> None:
    table = holding("hieroglyphs").resources(0, science=2).turn(0)
    assert used(table, "hieroglyphs") == {"science": 1, "production": 3}
    refuses(holding("hieroglyphs").resources(0, military=2).turn(0), "use hieroglyphs")


@plays("cult-of-the-pharaoh")
def test_the_cult_of_the_pharaoh_honours_completed_wonders() -> None:
    table = ruled("egypt", "cult-of-the-pharaoh").wonder(0, "colossus").resources(0, production=3).turn(0)
    assert purse(play(table, "complete")) == {"military": 2, "culture": 2}


@rule("MON-WON-12")
@plays("valley-of-the-kings")
def test_the_valley_of_the_kings_builds_for_one_less() -> None:
    refuses(ruled("egypt", "valley-of-the-kings").display("colossus").resources(0, production=1).turn(0),
            "use valley-of-the-kings")
    table = ruled("egypt", "valley-of-the-kings").display("colossus").resources(0, production=2).turn(0)
    assert (used(table, "valley-of-the-kings"), player(table, 0).wonder >= 0) == ({}, True)


@rule("MON-TERM-04")
@plays("nile-calendar")
def test_the_nile_calendar_discards_for_a_resource() -> None:
    table = ruled("egypt", "nile-calendar").city(0, {1: "fort"}).turn(0)
    assert used(table, "nile-calendar", ["slot 1", "gain science"]) == {"science": 1}
    assert discard(table) == {"fort": 1}


@rule("MON-CIV-01", "MON-CIV-05", "MON-CIV-06", "MON-CIV-07")
@plays("ramesses-ii", "heracles", "hua-mulan", "miyamoto-musashi")
@pytest.mark.parametrize(("civ", "result"), [("egypt", {"production": 2}), ("greece", {"gold": 1}),
                                             ("china", {"culture": 1}), ("japan", {"science": 2})])
def test_a_warlord_earns_by_his_first_conquest(civ: str, result: Stock) -> None:
    table = position(civ, rival(civ)).province(1, "d5", soldiers=1).province(1, "d4", soldiers=1).resources(
        0, military=3).turn(0)
    conquer(table, "d5", warlord=True)
    assert purse(table) == {"military": 2} | result
    play(table, "manoeuvre c5", *(["pay gold 0"] if civ == "greece" else []))
    play(conquer(table, "d4", warlord=True), *(["pay gold 0"] if civ == "greece" else []))
    assert (owner(table, "d4"), purse(table)) == (0, result)
    without = position(civ, rival(civ)).province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    assert purse(conquer(without, "d5")) == {}


@rule("MON-CONQ-17", "MAE-CONT-27")
@pytest.mark.parametrize("led", [False, True])
def test_only_a_warlord_who_entered_by_the_conquest_earns(led: bool) -> None:
    """A card drawn by the token moves him in, or out, after it."""
    scenario = position("egypt", "greece", mode="continuous", natural_wonders="no").province(0, "d5", soldiers=6)
    scenario.token("e5", "barbarians-2-gold-draw-2-cards-and-use-them").deck(0, "stables", "library")
    table = conquer(scenario.resources(0, military=4).turn(0), "e5", warlord=led, source="d5")
    play(table, "choose 2", "use stables", f"manoeuvre {'e5' if led else 'c5'}", "unit warlord",
         f"tile {'c5' if led else 'e5'}")
    assert purse(table) == {"military": 2, "science": 1} | ({"production": 2} if led else {})


# ---------------------------------------------------------------- Greece
@rule("MON-CIV-02")
@plays("hoplite-ground", "philosophy")
def test_the_hoplite_ground_and_philosophy() -> None:
    table = holding("hoplite-ground/philosophy", "fort", "archery-range", civ="greece", other="egypt").city(
        0, {4: "fort"}).turn(0)
    assert used(table, "hoplite-ground") == {"military": 2}
    drawn = holding("hoplite-ground", "fort", civ="greece", other="egypt").drawn(0, "fort", "library").turn(0)
    assert used(drawn, "hoplite-ground") == {"military": 2}  # drawn and used: activated too (MAE-CLAR-03)
    assert used(table, "philosophy", ["gain production"]) == {"military": 1, "production": 1}


@rule("MON-CIV-03", "MON-TERM-06")
@plays("treaties")
def test_treaties_copy_a_bonus() -> None:
    table = ruled("greece", "poliorcetics", "treaties").city(0, {1: "fort"}).tilt(0, 1).turn(0)
    play(table, "use treaties")
    assert offered(table, "pick") == ["poliorcetics", "treaties"]
    assert purse(play(table, "pick poliorcetics", "gain science")) == {"science": 1}


@rule("MON-CIV-03")
@plays("architecture")
def test_architecture_pays_wonders_with_any_basic_resource() -> None:
    table = ruled("greece", "architecture").display("colossus").resources(0, science=4, military=2).turn(0)
    play(table, "acquire colossus", "spend science", "spend military")  # the first: only Science suffices
    assert purse(table) == {"science": 2, "military": 1}
    refuses(ruled("greece", "architecture").display("granary").resources(0, science=3).turn(0), "acquire granary")


@rule("MON-CIV-03", "MON-ACTV-06", "MON-TERM-13")
@plays("democracy")
def test_democracy_swaps_two_cards_before_the_activation() -> None:
    scenario = ruled("greece", "democracy").city(0, {1: "fort/navigation", 2: "library"}).resources(0, gold=1)
    table = play(scenario.activation(0), "use democracy", "slot 1", "slot 2")
    assert (city(table)[:2], purse(table)) == (["library", "fort"], {})
    refuses(scenario.turn(0), "use democracy")


# ---------------------------------------------------------------- China
@rule("MON-CIV-06")
@plays("paper-mill", "pyrotechnics")
def test_the_paper_mill_and_pyrotechnics() -> None:
    table = holding("paper-mill/pyrotechnics", civ="china").resources(0, gold=2).turn(0)
    assert used(table, "paper-mill", ["gain production", "gain science"]) == {"gold": 1, "production": 1, "science": 1}
    play(table, "use pyrotechnics", "slot 6")
    assert len(archive(table)) == 1
    refuses(holding("paper-mill", civ="china").resources(0, science=2).turn(0), "use paper-mill")


@plays("mandate-of-heaven")
def test_the_mandate_of_heaven_needs_five_provinces() -> None:
    refuses(widespread(ruled("china", "mandate-of-heaven"), 4).turn(0), "use mandate-of-heaven")
    table = widespread(ruled("china", "mandate-of-heaven"), 5).turn(0)
    assert used(table, "mandate-of-heaven") == {"culture": 1}


@plays("silk-road")
def test_the_silk_road_moves_each_explorer_a_tile() -> None:
    table = play(ruled("china", "silk-road").turn(0), "use silk-road", "explore 1 d4", "explore 2 d5")
    assert (explorers(table), purse(table), "done" in offers(table)) == (("d4", "d5"), {}, True)


# ---------------------------------------------------------------- Denmark
@plays("mead-hall")
def test_the_mead_hall_celebrates_a_conquest() -> None:
    refuses(holding("mead-hall", civ="denmark").turn(0), "use mead-hall")
    assert used(holding("mead-hall", civ="denmark").did(0, "conquered").turn(0), "mead-hall") == {"gold": 1}


@plays("longships")
def test_the_longships_carry_an_explorer_or_units() -> None:
    scenario = holding("longships", civ="denmark").province(0, "c6", soldiers=1)
    explored = play(scenario.turn(0), "use longships", "choose 1", "explore 1 d5", "explore 1 e5")
    assert (explorers(explored), "done" in offers(explored)) == (("e5", "c5"), True)
    moved = play(scenario.turn(0), "use longships", "choose 2", "manoeuvre c5", "unit soldier", "stop")
    assert (soldiers(moved, "c6"), purse(moved)) == (2, {})


@rule("MON-ACT-02")
@plays("plunder")
def test_plunder_pays_for_the_first_occupied_province_of_a_turn() -> None:
    table = ruled("denmark", "plunder").province(1, "d5", soldiers=1).province(1, "c6", soldiers=1).resources(
        0, military=2).turn(0)
    conquer(table, "d5")
    play(conquer(table, "c6", source="c5"), "pay gold 0")
    assert purse(table) == {"gold": 1}
    free = ruled("denmark", "plunder").token("d5", "barbarians-1-production-2-science").resources(0, military=1).turn(0)
    assert purse(play(conquer(free, "d5"), "choose 2")) == {"science": 2}


@plays("runestones")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", ["library"]), ("no", [])])
def test_runestones_draw_after_the_first_conquest(answer: str, drawn: list[str]) -> None:
    table = ruled("denmark", "runestones").deck(0, "library", "library").province(1, "d5", soldiers=1).province(
        1, "c6", soldiers=1).resources(0, military=2).turn(0)
    play(conquer(table, "d5"), answer)
    assert beside(table) == drawn
    conquer(table, "c6", source="c5")
    assert (beside(table), "done" in offers(table)) == (drawn, True)


@rule("MON-CIV-08", "MON-CONQ-25")
@plays("siegfried")
def test_siegfried_takes_both_gains() -> None:
    table = position("denmark", "greece").token("d5", "barbarians-1-production-2-science").resources(
        0, military=1).turn(0)
    conquer(table, "d5", warlord=True)
    play(table, *[move for move in ("choose 1", "choose 2") if move in offers(table)])
    assert purse(table) == {"production": 1, "science": 2}
    without = position("denmark", "greece").token("d5", "barbarians-1-production-2-science").resources(
        0, military=1).turn(0)
    assert purse(play(conquer(without, "d5"), "choose 2")) == {"science": 2}


# ---------------------------------------------------------------- Japan
@rule("MON-CIV-07", "MON-RES-13")
@plays("samurai-training-ground")
def test_the_samurai_conquer_unoccupied_provinces_alone() -> None:
    table = holding("samurai-training-ground", civ="japan").token("d5", "barbarians-1-production-2-science").province(
        1, "c6", soldiers=1).turn(0)
    assert used(table, "samurai-training-ground") == {}
    assert (player(table, 0).raid, "d5" in offered(table, "conquer"), "c6" in offered(table, "conquer")) == (
        2, True, False)
    play(conquer(table, "d5"), "choose 2")
    assert (player(table, 0).raid, purse(table), offered(table, "explore 1")) == (1, {"science": 2}, [])


@plays("calligraphy")
def test_calligraphy_turns_military_into_science() -> None:
    table = holding("calligraphy", civ="japan").resources(0, military=2).turn(0)
    assert used(table, "calligraphy") == {"military": 1, "science": 3}


@rule("MON-CONQ-04")
@plays("bushido")
def test_bushido_strengthens_own_provinces() -> None:
    scenario = position("egypt", "japan").province(1, "d5", soldiers=2)
    assert defence(scenario.turn(0), "d5") == 2
    assert defence(scenario.policies(1, "bushido").turn(0), "d5") == 4
    assert defence(scenario.policies(1, "bushido", "sakoku").turn(0), "d5") == 2  # covered


@plays("shogunate")
def test_the_shogunate_arms_and_moves_two_units() -> None:
    table = ruled("japan", "shogunate").province(0, "c6", soldiers=1).turn(0)
    play(table, "use shogunate", "manoeuvre c5", "unit soldier", "manoeuvre c5", "unit warlord")
    assert (soldiers(table, "c6"), player(table, 0).warlord_at != player(table, 0).capital) == (2, True)
    assert (purse(table), "done" in offers(table)) == ({"military": 2}, True)


@rule("MON-ACT-02")
@plays("noh-theatre")
def test_the_noh_theatre_honours_the_first_knowledge() -> None:
    table = ruled("japan", "noh-theatre").display("writing", "masonry").resources(0, science=7).turn(0)
    assert purse(play(table, "acquire writing")) == {"science": 4, "culture": 2}
    assert purse(play(table, "acquire masonry")) == {"culture": 2}
