"""The cards of Zulu, Mali and Aksum at work, by their texts."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    archive, beside, conquer, deck, discard, gains, names, offered, offers, owner, play, policies, position, purse,
    refuses, reserve, soldiers, space, status, world,
)
from tests.games.monumental.played import Stock, holding, plays, short, used
from tests.rules import rule

# Bonus, developed first of all: what is answered and what is gained
BONUSES: list[tuple[str, str, list[str], Stock]] = [
    ("zulu", "horns-of-the-buffalo", ["gain military"], {"military": 1}),
    ("zulu", "cattle-tribute", [], {"gold": 1}),
    ("mali", "relay", [], {"gold": 1}),
    ("mali", "gold-and-salt", ["gain science"], {"science": 1}),
    ("mali", "manuscripts-of-sankore", ["gain military"], {"military": 1}),
    ("aksum", "geez-alphabet", [], {"gold": 1}),
    ("aksum", "maritime-trade-routes", [], {"gold": 1}),
    ("aksum", "hillside-terraces", ["gain science"], {"science": 1}),
]


def ruled(civ: str, *active: str) -> Scenario:
    """The last of these Policies is active."""
    return position(civ, "egypt").policies(0, *active)


def developed(civ: str, policy: str, *answers: str) -> Table:
    """The Policy is developed as the first one; slots 1 and 2 hold activated cards, 3 a Fort that is not."""
    scenario = position(civ, "egypt").city(0, {1: "work-camp", 2: "library", 3: "fort"}).tilt(0, 1, 2).deck(
        0, "library").resources(0, culture=1)
    return play(scenario.turn(0), f"develop {short(policy)}", *answers)


@rule("MON-POL-03", "MAE-MAL-06", "MAE-AKS-04")
@pytest.mark.parametrize(("civ", "policy", "answers", "result"), BONUSES)
def test_a_bonus_of_resources(civ: str, policy: str, answers: list[str], result: Stock) -> None:
    table = developed(civ, policy, *answers)
    assert (purse(table), policies(table)) == (result, [policy])


@rule("MON-POL-03", "MAE-AKS-03")
@pytest.mark.parametrize(("civ", "policy"), [("zulu", "royal-kraal"), ("mali", "river-tolls"),
                                             ("aksum", "raising-of-stelae")])
def test_a_bonus_that_reinforces(civ: str, policy: str) -> None:
    assert status(developed(civ, policy, "slot 2"))[:2] == ["activated", "reinforced"]


@rule("MON-POL-03")
@pytest.mark.parametrize(("civ", "policy"), [("zulu", "gathering-of-the-clans"), ("mali", "pilgrimage"),
                                             ("aksum", "salt-mines")])
def test_a_bonus_that_archives(civ: str, policy: str) -> None:
    assert archive(developed(civ, policy, "slot 3")) == ["fort"]


@rule("MON-POL-03")
def test_a_bonus_that_gains_a_building() -> None:
    assert deck(developed("zulu", "mfecane", "pick workshop"))[0] == "workshop"


# ---------------------------------------------------------------- Zulu
@rule("MAE-ZUL-10", "MAE-ZUL-16")
@plays("ibutho-camp")
def test_the_ibutho_camp_gives_military_and_a_revolt() -> None:
    alone: dict[int, str | None] = dict.fromkeys(range(1, 10))
    table = position("zulu", "egypt").city(0, alone | {1: "ibutho-camp"}).activation(0)
    play(table, "activate row 1 column 1")
    assert (purse(table), discard(table)) == ({"military": 3}, {"revolt": 1})
    drawn = play(position("zulu", "egypt").deck(0, "ibutho-camp").resources(0, science=2).turn(0), "progress")
    assert (purse(drawn), discard(drawn), beside(drawn)) == ({"military": 3}, {"revolt": 1}, ["ibutho-camp"])
    copied = holding("ibutho-camp/wheel", civ="zulu").turn(0)
    assert (used(copied, "wheel"), discard(copied)) == ({"military": 3}, {"revolt": 1})


@rule("MAE-ZUL-11", "MAE-REV-04")
@plays("age-classes")
def test_age_classes_archive_a_card_of_the_discard_pile() -> None:
    table = play(holding("age-classes", civ="zulu").discard(0, "fort", "revolt").turn(0), "use age-classes")
    assert (offered(table, "pick"), offered(table, "slot")) == (["fort", "revolt"], [])
    before = world(table).revolts
    play(table, "pick revolt")
    assert (archive(table), discard(table), world(table).revolts) == ([], {"fort": 1}, before + 1)


@rule("MON-MOVE-01")
@plays("horns-of-the-buffalo")
def test_horns_of_the_buffalo_move_units_after_the_first_conquest() -> None:
    table = ruled("zulu", "horns-of-the-buffalo").province(1, "d5", soldiers=1).province(1, "d4", soldiers=1).resources(
        0, military=2).turn(0)
    play(conquer(table, "d5"), "no", "manoeuvre c5", "unit soldier", "manoeuvre c5", "unit soldier")
    assert (soldiers(table, "d5"), purse(table)) == (3, {"military": 1})
    play(conquer(table, "d4", source="c5"), "no")
    assert "done" in offers(table)  # the first time only


@plays("cattle-tribute")
@pytest.mark.parametrize(("provinces", "n"), [(3, 0), (4, 1), (7, 1), (9, 2)])
def test_cattle_tribute_counts_every_four_provinces(provinces: int, n: int) -> None:
    scenario = ruled("zulu", "cattle-tribute")
    for place in ("c6", "c7", "d4", "d5", "d6", "d7", "e4", "e5", "e6")[:provinces]:
        scenario.province(0, place, soldiers=1)
    result = used(scenario.turn(0), "cattle-tribute", ["gain military"] * n)
    assert result == ({"military": n} if n else {})


@rule("MON-ACT-02")
@plays("gathering-of-the-clans")
def test_the_gathering_of_the_clans_follows_every_occupied_province() -> None:
    table = ruled("zulu", "gathering-of-the-clans").province(1, "d5", soldiers=1).province(1, "c6", soldiers=1).token(
        "d4", "barbarians-1-production-2-science").resources(0, military=3).turn(0)
    play(conquer(table, "d5"), "no", "gain production")
    assert purse(table) == {"military": 2, "production": 1}
    play(conquer(table, "c6", source="c5"), "no", "gain military")
    assert purse(table) == {"military": 2, "production": 1}
    play(conquer(table, "d4", source="c5"), "no", "choose 1")
    assert purse(table) == {"military": 1, "production": 2}  # unoccupied


@rule("MAE-REV-04")
@plays("royal-kraal")
def test_the_royal_kraal_archives_revolts_alone() -> None:
    scenario = ruled("zulu", "royal-kraal").city(0, {1: "revolt", 2: "revolt"}).discard(0, "revolt", "fort")
    table = play(scenario.turn(0), "use royal-kraal")
    assert (offered(table, "slot"), offered(table, "pick")) == (["1", "2"], ["revolt"])
    before = world(table).revolts
    play(table, "slot 1", "pick revolt")
    assert (world(table).revolts, discard(table), "done" in offers(table)) == (before + 2, {"fort": 1}, True)


@rule("MAE-ZUL-12")
@plays("mfecane")
def test_mfecane_gives_revolts_to_neighbours_of_the_first_conquest() -> None:
    scenario = ruled("zulu", "mfecane").token("d5", "barbarians-1-production-2-science").resources(0, military=2)
    beside_it = scenario.province(1, "e4", soldiers=1).turn(0)
    play(conquer(beside_it, "d5"), "no", "choose 1")
    assert discard(beside_it, 1) == {"revolt": 1}
    play(conquer(beside_it, "e4", source="c5"), "no")
    assert discard(beside_it, 1) == {"revolt": 1}  # the first time only
    away = ruled("zulu", "mfecane").token("d5", "barbarians-1-production-2-science").province(
        1, "g4", soldiers=1).resources(0, military=1).turn(0)
    play(conquer(away, "d5"), "no", "choose 1")
    assert discard(away, 1) == {}


@rule("MAE-ZUL-08", "MAE-ZUL-09")
@plays("chaka-zulu")
def test_chaka_pays_a_revolt_for_both_gains_and_gives_one() -> None:
    scenario = position("zulu", "egypt").token("d5", "barbarians-1-production-2-science").province(1, "d4", soldiers=1)
    table = scenario.resources(0, military=3).turn(0)
    play(conquer(table, "d5", warlord=True), "no", "pick chaka-zulu", "choose 1", "choose 2")
    assert (purse(table), discard(table)) == ({"military": 2, "production": 1, "science": 2}, {"revolt": 1})
    play(table, "manoeuvre c5")
    play(conquer(table, "d4", warlord=True), "no")
    assert (owner(table, "d4"), discard(table, 1)) == (0, {})  # his second conquest of the turn
    first = position("zulu", "egypt").province(1, "d4", soldiers=1).resources(0, military=1).turn(0)
    play(conquer(first, "d4", warlord=True), "no")
    assert (discard(first, 1), discard(first)) == ({"revolt": 1}, {})


# ---------------------------------------------------------------- Mali
@rule("MAE-MAL-05", "MON-RES-08")
@plays("embassy")
def test_the_embassy_sells_a_commercial_gain() -> None:
    table = holding("embassy", civ="mali").bag("patronage").resources(0, production=1, science=1, military=1).turn(0)
    assert (used(table, "embassy"), gains(table)) == ({}, ["patronage"])
    refuses(holding("embassy", civ="mali").resources(0, production=2).turn(0), "use embassy")
    refuses(holding("embassy", civ="mali").bag(only=True).resources(0, production=3).turn(0), "use embassy")


@plays("regional-tax")
def test_the_regional_tax_of_six_provinces() -> None:
    scenario = holding("regional-tax", civ="mali")
    for place in ("c6", "d4", "d5", "d6", "e4"):
        scenario.province(0, place, soldiers=1)
    refuses(scenario.turn(0), "use regional-tax")
    assert used(scenario.province(0, "e5", soldiers=1).turn(0), "regional-tax") == {"gold": 1}


@rule("MAE-MAL-06")
@plays("relay")
def test_relay_adds_a_resource_to_a_commercial_gain() -> None:
    table = ruled("mali", "relay").space(0, 1).bag("patronage").resources(0, gold=1).turn(0)
    play(table, "invest", "gain science")
    assert (space(table), gains(table), purse(table)) == (2, ["patronage"], {"science": 1})
    port = ruled("mali", "relay").province(0, "c6", soldiers=5).token("c7", "barbarians-1-gold-1-culture").resources(
        0, gold=2).turn(0)
    play(conquer(port, "c7", source="c6"), "choose 2", "gain science")
    assert (len(gains(port)), purse(port)) == (1, {"culture": 1, "science": 1, "gold": 1})
    two = ruled("mali", "relay").province(0, "d6", soldiers=6).token(
        "d7", "free-town-2-commercial-gain-tokens-1-culture-and-2-gold").resources(0, gold=4).turn(0)
    play(conquer(two, "d7", source="d6"), "choose 1", "gain science", "gain military")
    assert (len(gains(two)), purse(two)) == (2, {"science": 1, "military": 1, "gold": 1})


@rule("MAE-INV-01")
@plays("gold-and-salt")
def test_gold_and_salt_add_a_resource_to_an_investment() -> None:
    table = play(ruled("mali", "gold-and-salt").resources(0, gold=2).turn(0), "invest", "gain military")
    assert (purse(table), space(table)) == ({"gold": 1, "military": 1}, 1)


@plays("manuscripts-of-sankore")
def test_the_manuscripts_cost_gold_and_give_science() -> None:
    table = ruled("mali", "manuscripts-of-sankore").resources(0, gold=2).turn(0)
    assert used(table, "manuscripts-of-sankore") == {"gold": 1, "science": 2}
    refuses(table, "use manuscripts-of-sankore")
    refuses(ruled("mali", "manuscripts-of-sankore").resources(0, military=5).turn(0), "use manuscripts-of-sankore")


@plays("pilgrimage")
def test_the_pilgrimage_costs_three_gold() -> None:
    table = ruled("mali", "pilgrimage").resources(0, gold=4).turn(0)
    assert (used(table, "pilgrimage"), space(table)) == ({"gold": 1, "culture": 1}, 1)
    refuses(ruled("mali", "pilgrimage").resources(0, gold=2).turn(0), "use pilgrimage")
    end = ruled("mali", "pilgrimage").space(0, 20).resources(0, gold=3).turn(0)
    assert used(end, "pilgrimage") == {"culture": 1}


@plays("river-tolls")
@pytest.mark.parametrize(("provinces", "gold"), [(4, 0), (5, 1), (9, 1)])
def test_river_tolls_are_paid_from_five_provinces_on(provinces: int, gold: int) -> None:
    scenario = ruled("mali", "river-tolls")
    for place in ("c6", "c7", "d4", "d5", "d6", "d7", "e4", "e5", "e6")[:provinces]:
        scenario.province(0, place, soldiers=1)
    assert used(scenario.turn(0), "river-tolls") == ({"gold": gold} if gold else {})


@rule("MAE-MAL-04", "MAE-MAL-01")
@plays("mansa-musa")
def test_mansa_musa_advances_by_his_first_conquest() -> None:
    table = position("mali", "egypt").province(1, "d5", soldiers=1).province(1, "d4", soldiers=1).resources(
        0, gold=2, military=1).turn(0)
    conquer(table, "d5", warlord=True)
    assert (space(table), purse(table)) == (1, {"gold": 2, "military": 1})
    play(table, "manoeuvre c5", "pay gold 0")
    conquer(table, "d4", warlord=True)
    assert (space(table), purse(table)) == (1, {"gold": 2})


# ---------------------------------------------------------------- Aksum
@rule("MAE-AKS-05", "MAE-RES-10")
@plays("port-of-adulis")
@pytest.mark.parametrize(("card", "resource"), [("writing", "science"), ("granary", "production")])
def test_the_port_of_adulis_archives_a_reserved_card(card: str, resource: str) -> None:
    table = holding("port-of-adulis", civ="aksum").reserved(0, "writing", "granary").turn(0)
    assert used(table, "port-of-adulis", [f"pick {card}"]) == {resource: 3}
    assert (archive(table), card in reserve(table)) == ([card], False)
    refuses(holding("port-of-adulis", civ="aksum").turn(0), "use port-of-adulis")


@rule("MAE-AKS-05", "MAE-RES-08")
@plays("coinage")
def test_coinage_transfers_a_reserved_card() -> None:
    table = holding("coinage", civ="aksum").reserved(0, "writing", "granary").turn(0)
    assert used(table, "coinage", ["pick granary", "gain military"]) == {"gold": 2, "military": 1}
    assert (reserve(table), reserve(table, 1)) == (["writing"], ["granary"])
    several = position("aksum", "egypt", "greece", map="open-sea").city(0, {1: "work-camp/coinage"}).tilt(
        0, 1).reserved(0, "writing").turn(0)
    play(several, "use coinage", "pick writing")
    assert offered(several, "seat") == ["2", "3"]
    play(several, "seat 3", "gain science")
    assert reserve(several, 2) == ["writing"]


@rule("MON-SOLO-21", "MON-TERM-12")
def test_a_card_given_to_an_automa_leaves_the_game() -> None:
    table = position("aksum", automa="japan").city(0, {1: "work-camp/coinage"}).tilt(0, 1).reserved(
        0, "writing", "granary").turn(0)
    assert used(table, "coinage", ["pick writing", "gain military"]) == {"gold": 2, "military": 1}
    assert (reserve(table), reserve(table, 1), names(world(table).removed)) == (["granary"], [], ["writing"])


@rule("MAE-AKS-03", "MAE-AKS-06")
@plays("raising-of-stelae")
def test_raising_of_stelae_activates_the_first_building() -> None:
    scenario = ruled("aksum", "raising-of-stelae").reserved(0, "house-of-scribes").resources(0, production=5)
    table = play(scenario.turn(0), "acquire house-of-scribes")
    assert (beside(table), purse(table)) == (["house-of-scribes"], {"production": 2, "science": 2})
    play(table, "use house-of-scribes", "slot 4", "acquire workshop")
    assert (len(archive(table)), deck(table)[0], beside(table)) == (1, "workshop", ["house-of-scribes"])
    play(table, "done")
    assert "house-of-scribes" in discard(table)


@rule("MAE-AKS-04")
@plays("geez-alphabet")
@pytest.mark.parametrize(("answer", "culture"), [("pick writing", {"culture": 1}), ("stop", {})])
def test_the_alphabet_archives_a_reserved_card_for_culture(answer: str, culture: Stock) -> None:
    table = ruled("aksum", "geez-alphabet").reserved(0, "writing").turn(0)
    assert used(table, "geez-alphabet", [answer]) == culture
    assert archive(table) == (["writing"] if culture else [])


@rule("MAE-RES-02", "MON-ACT-05")
@plays("maritime-trade-routes")
def test_maritime_trade_routes_pay_to_reserve() -> None:
    table = ruled("aksum", "maritime-trade-routes").pile(1, "writing").resources(0, military=1).turn(0)
    assert (used(table, "maritime-trade-routes"), reserve(table)) == ({}, ["writing"])
    refuses(ruled("aksum", "maritime-trade-routes").turn(0), "use maritime-trade-routes")
    refuses(ruled("aksum", "maritime-trade-routes").pile(1).resources(0, gold=1).turn(0), "use maritime-trade-routes")


@rule("MON-RES-09", "MON-ACT-04")
@plays("salt-mines")
def test_the_salt_mines_ask_for_three_production() -> None:
    refuses(ruled("aksum", "salt-mines").gained(0, production=2).turn(0), "use salt-mines")
    assert used(ruled("aksum", "salt-mines").gained(0, production=3).turn(0), "salt-mines") == {"gold": 1}


@rule("MAE-AKS-05")
@plays("hillside-terraces")
def test_hillside_terraces_make_reserved_cards_cheaper() -> None:
    scenario = ruled("aksum", "hillside-terraces").reserved(0, "writing", "masonry").display("currency")
    refuses(scenario.resources(0, science=1).turn(0), "acquire masonry")
    table = play(scenario.resources(0, science=3).turn(0), "acquire writing", "acquire masonry")
    assert purse(table) == {}  # 1 and 2
    refuses(scenario.resources(0, science=3).turn(0), "acquire currency")  # 4: of the display


@rule("MAE-AKS-02")
@plays("makeda-queen-of-sheba")
def test_makeda_reserves_by_her_first_conquest() -> None:
    table = position("aksum", "egypt").province(1, "d5", soldiers=1).province(1, "d4", soldiers=1).pile(
        1, "writing", "granary").resources(0, military=3).turn(0)
    conquer(table, "d5", warlord=True)
    assert reserve(table) == ["writing"]
    play(table, "manoeuvre c5")
    conquer(table, "d4", warlord=True)
    assert (owner(table, "d4"), reserve(table)) == (0, ["writing"])
