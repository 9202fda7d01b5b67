"""The 28 Development cards of African Empires and the Revolt at work, by their texts."""

from __future__ import annotations

import pytest

from tests.games.monumental.helpers import (
    archive, attached, beside, city, conquer, deck, discard, explorers, gains, offered, offers, play, player, position,
    purse, refuses, reserve, space, status, world,
)
from tests.games.monumental.played import Stock, acquired, completed, holding, plays, produced, used
from tests.rules import rule

COSTS: dict[str, int] = {
    "stone-foundations": 3, "house-of-scribes": 3, "royal-barracks": 4, "market": 3, "pharmacy": 4, "navigation": 4,
    "petroglyphs": 4, "bronze-working": 3, "wheel": 4, "ironworking": 4, "gebel-barkal": 3, "dabra-dammo": 3,
    "stonehenge": 3, "caravanserai": 5, "salt-warehouse": 6, "indaba-house": 5, "cartography": 5, "dhow-sailing": 5,
    "great-mosque-of-djenne": 4, "cliffs-of-bandiagara": 4, "churches-of-lalibela": 4, "great-zimbabwe": 4,
    "walls-of-benin": 4, "palace-of-kilwa": 4, "telecommunications": 7, "hydroelectricity": 7, "aswan-high-dam": 5,
    "african-renaissance-monument": 5,
}
OUTPUTS: dict[str, Stock] = {
    "stone-foundations": {}, "house-of-scribes": {"science": 2}, "royal-barracks": {"military": 2},
    "market": {"gold": 1}, "pharmacy": {}, "navigation": {}, "bronze-working": {"military": 1}, "wheel": {},
    "ironworking": {"gold": 2}, "gebel-barkal": {}, "caravanserai": {"gold": 1}, "salt-warehouse": {"production": 2},
    "indaba-house": {"military": 2}, "cartography": {}, "telecommunications": {}, "aswan-high-dam": {},
}
GAINS: list[tuple[str, Stock, list[str], Stock]] = [
    ("navigation", {}, ["gain science"], {"science": 1}),
    ("dabra-dammo", {"gold": 2}, [], {"gold": 1, "military": 1, "science": 1, "production": 1}),
    ("salt-warehouse", {"production": 3}, ["spend production"] * 2, {"production": 1, "gold": 2}),
    ("salt-warehouse", {"production": 3}, ["spend production", "stop"], {"production": 2, "gold": 1}),
    ("walls-of-benin", {}, [], {"military": 2, "production": 1}),
    ("hydroelectricity", {}, ["choose 1"], {"production": 3}),
    ("hydroelectricity", {}, ["choose 2"], {"science": 3}),
    ("aswan-high-dam", {}, [], {"production": 4}),
    ("african-renaissance-monument", {}, ["gain science", "gain military"],
     {"culture": 1, "science": 1, "military": 1}),
]
COMPLETIONS: list[tuple[str, int, Stock]] = [
    ("dabra-dammo", 3, {"gold": 2}), ("stonehenge", 3, {"production": 2}),
    ("aswan-high-dam", 5, {"culture": 1, "gold": 2}), ("african-renaissance-monument", 5, {"culture": 2}),
]


# ---------------------------------------------------------------- figures
@rule("MON-ACQ-01", "MON-ACQ-08", "MON-WON-01")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_what_a_card_costs(card: str, cost: int) -> None:
    table = acquired(card, cost)
    assert purse(table) == {}
    assert (deck(table)[0] == card) != (player(table, 0).wonder >= 0)


@rule("MAE-CARD-01", "MAE-CARD-05", "MAE-CARD-10")
@plays("market", "bronze-working")
@pytest.mark.parametrize("card", OUTPUTS)
def test_what_an_activated_card_produces(card: str) -> None:
    assert produced(card) == OUTPUTS[card]


@rule("MON-EFF-02", "MAE-CARD-08", "MAE-CARD-14")
@plays(*[card for card, *_ in GAINS])
@pytest.mark.parametrize(("card", "given", "answers", "result"), GAINS)
def test_what_an_effect_gains(card: str, given: Stock, answers: list[str], result: Stock) -> None:
    table = holding(card).resources(0, **given).turn(0)
    assert used(table, card, answers) == result
    refuses(table, f"use {card}")  # once


@rule("MON-WON-05", "MAE-CARD-14", "MAE-CARD-15")
@pytest.mark.parametrize(("wonder", "cost", "result"), COMPLETIONS)
def test_what_a_completed_wonder_gains(wonder: str, cost: int, result: Stock) -> None:
    table = completed(wonder, cost)
    assert purse(table) == result
    assert deck(table)[0] == wonder


@rule("MON-RES-15")
def test_a_conversion_into_gold_takes_no_gold() -> None:
    refuses(holding("salt-warehouse").resources(0, gold=2, science=2).turn(0), "use salt-warehouse")


# ---------------------------------------------------------------- Era I
@rule("MAE-CARD-02", "MAE-RES-02")
@plays("stone-foundations")
@pytest.mark.parametrize(("card", "resource"), [("writing", "science"), ("granary", "production"),
                                                ("colossus", "production")])
def test_stone_foundations_reserve_and_refund(card: str, resource: str) -> None:
    table = holding("stone-foundations").pile(1, card).turn(0)
    assert used(table, "stone-foundations") == {resource: 1}
    assert reserve(table) == [card]


@rule("MAE-CARD-01")
@plays("house-of-scribes")
def test_the_house_of_scribes_archives_from_the_city_alone() -> None:
    table = play(holding("house-of-scribes").city(0, {2: "fort"}).discard(0, "library").turn(0), "use house-of-scribes")
    assert offered(table, "pick") == []
    play(table, "slot 2")
    assert (archive(table), city(table)[1]) == (["fort"], None)


@rule("MAE-CARD-03", "MON-CONQ-25")
@plays("royal-barracks")
def test_the_royal_barracks_give_both_gains_for_a_revolt() -> None:
    table = holding("royal-barracks").token("d5", "barbarians-1-production-2-science").resources(0, military=1).turn(0)
    play(conquer(table, "d5"), "pick royal-barracks", "choose 2", "choose 1")
    assert (purse(table), discard(table)) == ({"production": 1, "science": 2}, {"revolt": 1})


@rule("MAE-CARD-04", "MAE-REV-07")
@plays("pharmacy")
def test_the_pharmacy_pays_for_an_archived_card_even_a_revolt() -> None:
    table = holding("pharmacy").city(0, {2: "revolt"}).turn(0)
    before = world(table).revolts
    assert used(table, "pharmacy", ["slot 2", "gain military"]) == {"military": 2}
    assert (archive(table), world(table).revolts) == ([], before + 1)
    assert used(holding("pharmacy").turn(0), "pharmacy", ["stop"]) == {}


@rule("MAE-CARD-09")
@plays("petroglyphs")
@pytest.mark.parametrize(("answer", "top", "archived", "discarded"), [
    ("archive", "library", ["fort"], {}), ("discard", "library", [], {"fort": 1}), ("keep", "fort", [], {}),
])
def test_petroglyphs_look_at_the_top_card(answer: str, top: str, archived: list[str], discarded: Stock) -> None:
    table = holding("petroglyphs").deck(0, "fort", "library").turn(0)
    play(table, "use petroglyphs", f"top {answer}")
    assert (deck(table)[0], archive(table), discard(table)) == (top, archived, discarded)
    refuses(holding("petroglyphs").deck(0, only=True).turn(0), "use petroglyphs")


@rule("MAE-CARD-11", "MAE-CARD-18")
@plays("wheel")
def test_the_wheel_copies_effect_and_production_of_its_card() -> None:
    table = holding("house-of-scribes/wheel").turn(0)
    assert used(table, "wheel", ["yes", "slot 4"]) == {"science": 2}
    play(table, "use house-of-scribes", "slot 5")
    assert len(archive(table)) == 2
    alone: dict[int, str | None] = dict.fromkeys(range(1, 10))
    refuses(holding("fort").city(0, alone | {1: "wheel"}).turn(0), "use wheel")
    drawn = holding("great-library").deck(0, "wheel").turn(0)
    refuses(play(drawn, "use great-library"), "use wheel")


@rule("MON-TURN-05", "MON-TERM-06", "MAE-CARD-11")
def test_the_effect_that_the_wheel_copies_may_be_left() -> None:
    table = holding("caravanserai/wheel").resources(0).turn(0)
    play(table, "use wheel")
    assert (purse(table), offers(table)) == ({"gold": 1}, ["yes", "no"])
    assert "Piste commerciale" in table.prompt("fr")
    assert "Trade Track" in table.prompt("en")
    play(table, "no")
    assert (purse(table), space(table)) == ({"gold": 1}, 0)
    paid = play(holding("caravanserai/wheel").resources(0).turn(0), "use wheel", "yes")
    assert (purse(paid), space(paid)) == ({}, 1)


@rule("MAE-CARD-12", "MON-RES-14")
@plays("ironworking")
def test_the_gold_of_ironworking_is_spent_first_and_lost() -> None:
    alone: dict[int, str | None] = dict.fromkeys(range(1, 10))
    scenario = position().city(0, alone | {1: "ironworking"}).resources(0, gold=3)
    lost = play(scenario.activation(0), "activate row 1 column 1")
    assert purse(lost) == {"gold": 5}
    assert purse(play(lost, "done")) == {"gold": 3}
    spent = play(scenario.activation(0), "activate row 1 column 1", "invest", "done")
    assert purse(spent) == {"gold": 3}


@rule("MAE-CARD-13")
@plays("gebel-barkal")
def test_gebel_barkal_pays_one_or_two_resources_for_spaces() -> None:
    one = holding("gebel-barkal").resources(0, military=2).turn(0)
    assert (used(one, "gebel-barkal", ["stop"]), space(one)) == ({"military": 1}, 1)
    two = holding("gebel-barkal").resources(0, military=1, gold=1).turn(0)
    assert (used(two, "gebel-barkal", ["spend military", "spend gold"]), space(two)) == ({}, 2)
    refuses(holding("gebel-barkal").turn(0), "use gebel-barkal")
    refuses(holding("gebel-barkal").space(0, 20).resources(0, military=1).turn(0), "use gebel-barkal")
    assert space(completed("gebel-barkal", 3)) == 1


@rule("MAE-CARD-15", "MON-WON-12")
@plays("stonehenge")
def test_stonehenge_builds_for_less_and_for_culture() -> None:
    begun = holding("stonehenge").display("colossus").resources(0, production=1).turn(0)
    assert (used(begun, "stonehenge"), player(begun, 0).wonder >= 0) == ({"culture": 1}, True)
    done = holding("stonehenge").wonder(0, "colossus").resources(0, production=1).turn(0)
    assert used(done, "stonehenge") == {"culture": 1, "military": 2}
    refuses(holding("stonehenge").display("colossus").turn(0), "use stonehenge")
    refuses(holding("stonehenge").resources(0, production=9).turn(0), "use stonehenge")


# ---------------------------------------------------------------- Era II
@plays("caravanserai")
def test_the_caravanserai_pays_for_a_space_besides_the_investment() -> None:
    table = holding("caravanserai").resources(0, gold=2).turn(0)
    assert (used(table, "caravanserai"), space(table)) == ({"gold": 1}, 1)
    assert (purse(play(table, "invest")), space(table)) == ({}, 2)
    refuses(holding("caravanserai").resources(0, military=9).turn(0), "use caravanserai")
    refuses(holding("caravanserai").space(0, 20).resources(0, gold=1).turn(0), "use caravanserai")


@rule("MON-TERM-03")
@plays("indaba-house")
@pytest.mark.parametrize(("answer", "archived"), [("slot 2", "fort"), ("pick library", "library")])
def test_the_indaba_house_archives_from_city_or_discard_pile(answer: str, archived: str) -> None:
    table = holding("indaba-house").city(0, {2: "fort"}).discard(0, "library").turn(0)
    play(table, "use indaba-house", answer)
    assert archive(table) == [archived]


@rule("MAE-RES-04")
@plays("cartography")
def test_cartography_makes_the_next_reserved_card_cheaper() -> None:
    table = holding("cartography").reserved(0, "masonry").pile(1, "writing").resources(0, science=2 + 4).turn(0)
    play(table, "use cartography", "era 1", "acquire writing")
    assert purse(table) == {"science": 4}  # 3 less 1
    play(table, "acquire masonry")
    assert purse(table) == {}  # only the next one


@plays("dhow-sailing")
def test_dhow_sailing_moves_each_explorer_a_tile() -> None:
    table = play(holding("dhow-sailing").turn(0), "use dhow-sailing", "explore 1 d5", "explore 2 c6")
    assert (explorers(table), purse(table), "done" in offers(table)) == (("d5", "c6"), {}, True)
    one = play(holding("dhow-sailing").turn(0), "use dhow-sailing", "explore 1 d5", "stop")
    assert explorers(one) == ("d5", "c5")


@plays("great-mosque-of-djenne")
def test_djenne_pays_for_archived_cards_and_repeats_after_a_revolt() -> None:
    table = holding("great-mosque-of-djenne").city(0, {2: "revolt", 3: "fort"}).discard(0, "revolt").turn(0)
    assert used(table, "great-mosque-of-djenne", ["slot 2", "pick revolt", "slot 3"]) == {"gold": 3}
    assert (archive(table), "done" in offers(table)) == (["fort"], True)
    done = completed("great-mosque-of-djenne", 4)
    assert (purse(done), discard(done)) == ({"gold": 3}, {"revolt": 1})


@plays("cliffs-of-bandiagara")
@pytest.mark.parametrize(("answer", "gold", "reached"), [("yes", {}, 1), ("no", {"gold": 1}, 0)])
def test_bandiagara_gives_gold_for_keeping_or_a_space(answer: str, gold: Stock, reached: int) -> None:
    table = holding("cliffs-of-bandiagara").turn(0)
    assert (used(table, "cliffs-of-bandiagara", [answer]), space(table)) == (gold, reached)
    assert space(completed("cliffs-of-bandiagara", 4)) == 1


@rule("MAE-RES-02", "MAE-RES-04")
@plays("churches-of-lalibela")
def test_lalibela_acquires_from_the_reserve_for_less() -> None:
    table = holding("churches-of-lalibela").display("currency").reserved(0, "writing", "granary").resources(
        0, science=2, production=1).turn(0)
    play(table, "use churches-of-lalibela")
    assert offered(table, "pick") == ["granary", "writing"]
    assert (purse(play(table, "pick granary")), deck(table)[0], reserve(table)) == (
        {"science": 2}, "granary", ["writing"])
    scenario = holding("fort").wonder(0, "churches-of-lalibela").pile(1, "writing", "granary").resources(
        0, production=4)
    assert reserve(play(scenario.turn(0), "complete", "era 1", "era 1")) == ["writing", "granary"]


@plays("great-zimbabwe")
@pytest.mark.parametrize("posts", [0, 1, 2])
def test_great_zimbabwe_counts_own_trading_posts(posts: int) -> None:
    scenario = holding("great-zimbabwe").post(1, "e6", "arms")
    for place in ("d5", "c6")[:posts]:
        scenario.post(0, place, "timber")
    assert used(scenario.turn(0), "great-zimbabwe") == ({"gold": posts} if posts else {})
    done = holding("fort").wonder(0, "great-zimbabwe").bag("patronage").resources(0, production=4).turn(0)
    assert gains(play(done, "complete")) == ["patronage"]


@rule("MON-ACQ-09")
def test_the_walls_of_benin_completed_give_a_basic_building() -> None:
    assert deck(completed("walls-of-benin", 4, ["pick archery-range"]))[:2] == ["walls-of-benin", "archery-range"]


@rule("MAE-TILE-10", "MAE-TRADE-07")
@plays("palace-of-kilwa")
@pytest.mark.parametrize(("places", "gold"), [([], 0), (["c7"], 1), (["c7", "d7", "f3"], 2)])
def test_kilwa_counts_coastal_provinces(places: list[str], gold: int) -> None:
    scenario = holding("palace-of-kilwa").province(0, "d5", soldiers=1)
    for place in places:
        scenario.province(0, place, soldiers=1)
    assert used(scenario.turn(0), "palace-of-kilwa") == ({"gold": gold} if gold else {})
    done = holding("fort").wonder(0, "palace-of-kilwa").bag("patronage").resources(0, production=4).turn(0)
    assert (space(play(done, "complete")), gains(done)) == (2, ["patronage"])


# ---------------------------------------------------------------- Era III, the Revolt
@rule("MON-TERM-06", "MON-TERM-11")
@plays("telecommunications")
def test_telecommunications_copy_a_policy_covered_or_not() -> None:
    scenario = holding("telecommunications", civ="greece", other="egypt").policies(
        0, "poliorcetics", "treaties", "scientific-method").resources(0, science=1).deck(0, "fort")
    table = play(scenario.turn(0), "use telecommunications")
    assert offered(table, "pick") == []  # only Poliorcetics can be copied: Treaties copy, Scientific Method is in force
    assert purse(table) == {"military": 2}
    covered = holding("telecommunications", civ="egypt").policies(0, "royal-scribes", "corvee").resources(
        0, military=1, science=1).deck(0, "fort").turn(0)
    play(covered, "use telecommunications")
    assert offered(covered, "pick") == ["corvee", "royal-scribes"]
    play(covered, "pick royal-scribes", "progress")
    assert purse(covered) == {"military": 2}  # 1 Science for the first Progress
    active = holding("telecommunications", civ="egypt").policies(0, "corvee").resources(0, military=2).turn(0)
    assert used(active, "telecommunications", ["spend military", "stop"]) == {"military": 1, "production": 1}
    assert used(active, "corvee", ["spend military"]) == {"production": 2}


@rule("MAE-REV-03", "MAE-REV-05", "MAE-CARD-17")
@plays("revolt")
def test_an_activated_revolt_leaves_and_uncovers_its_knowledge() -> None:
    alone: dict[int, str | None] = dict.fromkeys(range(1, 10))
    table = position().city(0, alone | {1: "revolt/navigation", 2: "revolt"}).activation(0)
    before = world(table).revolts
    play(table, "activate row 1 column 1")
    assert (purse(table), world(table).revolts) == ({}, before + 2)
    assert (city(table)[:2], attached(table)[0], status(table)[0]) == (["navigation", None], None, "activated")
    assert used(table, "navigation", ["gain military"]) == {"military": 1}
    assert beside(table) == []
