"""The designed cards of the Trade box at work."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, city, deck_top, discard, offers, pile, play, position, purse, refuses, seat_view, status,
)


def holding(card: str, *more: str) -> Scenario:
    """Japanese against Greeks, who have passed; the cards lie activated in slots 1, 2, ..., the rest is idle."""
    cards = (card, *more)
    scenario = position("japanese", "greeks", alone=True).city(0, {1 + i: name for i, name in enumerate(cards)})
    return scenario.tilt(0, *range(1, 1 + len(cards))).free_track("venice", "zanzibar", "florence")


def conquered(province: str, military: int) -> Table:
    """The Province was acquired from the track with exactly its cost."""
    scenario = position("japanese", "greeks", alone=True).free_track("venice", "zanzibar", "florence")
    table = scenario.track(province).resources(0, military=military).turn(0)
    table.play(f"acquire {province}")
    assert "military" not in purse(table, 0)
    return table


def completed(wonder: str, production: int) -> Table:
    """The second section was paid with exactly its cost."""
    table = position("japanese", "greeks", alone=True).wonder(0, wonder).resources(0, production=production).turn(0)
    table.play("complete")
    assert "production" not in purse(table, 0)
    return table


def stake(table: Table, city: str) -> list[int]:
    """The Gold on both sides of a Free City of the track."""
    return next(card["gold"] for card in table.view()["free_cities"] if card["id"] == city)


# ---------------------------------------------------------------- Era I
def test_weights_and_measures_changes_a_gold_into_two_different_resources() -> None:
    table = holding("fort/weights-and-measures").resources(0, gold=2).turn(0)
    play(table, "use weights-and-measures", "gain production")
    assert offers(table) == ["gain science", "gain military"]  # another type
    table.play("gain military")
    assert purse(table, 0) == {"gold": 1, "production": 1, "military": 1}
    refuses(holding("fort/weights-and-measures").resources(0, science=2).turn(0), "use weights-and-measures")


@pytest.mark.parametrize(("cards", "gold"), [((), 1), (("persia",), 1), (("troy",), 2), (("troy", "sicily"), 2)])
def test_coasting_trade_gives_more_with_a_coastal_province(cards: tuple[str, ...], gold: int) -> None:
    table = holding("fort/coasting-trade").pile(0, *cards).turn(0)
    table.play("use coasting-trade")
    assert purse(table, 0) == {"gold": gold}


def test_credit_gives_a_basic_resource_per_negotiation() -> None:
    table = holding("grand-canal/credit").resources(0, gold=1).turn(0)
    refuses(table, "use credit")
    play(table, "ambassador negotiate", "negotiate venice", "no", "gain science")
    play(table, "use grand-canal", "negotiate zanzibar", "no", "gain production")
    assert purse(table, 0) == {"science": 1, "production": 1}


def test_colossus_of_rhodes_pays_military_to_negotiate_for_free() -> None:
    table = holding("colossus-of-rhodes").resources(0, military=1).turn(0)
    play(table, "use colossus-of-rhodes", "negotiate zanzibar", "yes", "gain military")  # Zanzibar: 2 identical
    assert purse(table, 0) == {"military": 2}
    assert stake(table, "fc-zanzibar") == [1, 0]  # the Gold came from the supply
    assert not seat_view(table, 0)["ambassador"]["used"]
    refuses(holding("colossus-of-rhodes").resources(0, science=9).turn(0), "use colossus-of-rhodes")


def test_colossus_of_rhodes_completed_gives_two_military() -> None:
    assert purse(completed("colossus-of-rhodes", 3), 0) == {"military": 2}


def test_temple_of_artemis_pays_gold_for_culture() -> None:
    table = holding("temple-of-artemis").resources(0, gold=2).turn(0)
    table.play("use temple-of-artemis")
    assert purse(table, 0) == {"gold": 1, "culture": 1}
    refuses(holding("temple-of-artemis").resources(0, production=3).turn(0), "use temple-of-artemis")


def test_temple_of_artemis_completed_gives_two_gold() -> None:
    assert purse(completed("temple-of-artemis", 3), 0) == {"gold": 2}


@pytest.mark.parametrize(
    ("card", "resource"),
    [("mint", "production"), ("great-wall", "production"), ("bartering", "science"), ("troy", "military")],
)
def test_cothon_reserves_and_gives_a_resource_of_the_cost(card: str, resource: str) -> None:
    table = holding("cothon-of-carthage").track(card, "arsenal").turn(0)
    play(table, "use cothon-of-carthage", f"pick {card}")
    assert purse(table, 0) == {resource: 1}
    assert len(seat_view(table, 0)["reserved"]) == 1
    assert table.view()["track"][4] is None


def test_cothon_without_a_card_to_reserve_is_not_offered() -> None:
    full = holding("cothon-of-carthage").track("mint").reserved(0, "arsenal", "bazaar").turn(0)
    refuses(full, "use cothon-of-carthage")
    refuses(holding("cothon-of-carthage").turn(0), "use cothon-of-carthage")


def test_cothon_completed_gives_a_basic_building() -> None:
    table = completed("cothon-of-carthage", 3)
    table.play("pick laboratory")
    assert deck_top(table, 0) == ["t1w-cothon", "basic-laboratory"]


def test_sahara_gives_a_gold() -> None:
    assert purse(conquered("sahara", 3), 0) == {"gold": 1}


def test_phoenicia_negotiates_for_free() -> None:
    table = conquered("phoenicia", 4)
    assert offers(table) == ["negotiate venice", "negotiate zanzibar", "negotiate florence"]
    play(table, "negotiate venice", "yes", "pick barricade")
    assert stake(table, "fc-venice") == [1, 0]
    assert pile(table, 0) == ["t1p-phoenicia", "basic-barricade"]


def test_sogdiana_gives_a_basic_building() -> None:
    table = conquered("sogdiana", 3)
    table.play("pick workshop")
    assert deck_top(table, 0) == ["basic-workshop"]


def test_caravan_post_produces_two_gold_and_has_no_effect() -> None:
    table = position(alone=True).deck(0, "caravan-post").resources(0, science=2).turn(0)
    table.play("progress")
    assert purse(table, 0) == {"gold": 2}
    assert table.options[0].symbol == "pass"  # no yes or no: there is nothing to use
    refuses(holding("caravan-post").turn(0), "use caravan-post")


@pytest.mark.parametrize(("gained", "gold"), [(2, {}), (3, {"gold": 1}), (5, {"gold": 1})])
def test_warehouse_asks_for_three_production_gained(gained: int, gold: dict[str, int]) -> None:
    table = holding("warehouse").gained(0, production=gained).turn(0)
    table.play("use warehouse")
    assert purse(table, 0) == gold


def test_bazaar_changes_a_basic_resource_into_gold() -> None:
    table = holding("bazaar").resources(0, production=1, military=1).turn(0)
    play(table, "use bazaar", "spend military")
    assert purse(table, 0) == {"production": 1, "gold": 1}
    refuses(holding("bazaar").resources(0, culture=3).turn(0), "use bazaar")


# ---------------------------------------------------------------- Era II
def test_bill_of_exchange_pays_to_negotiate_for_free() -> None:
    table = holding("fort/bill-of-exchange").resources(0, science=2).turn(0)
    play(table, "use bill-of-exchange", "negotiate florence", "yes")  # Florence: 1 basic resource for 1 Culture
    assert purse(table, 0) == {"culture": 1}
    assert stake(table, "fc-florence") == [1, 0]
    refuses(holding("fort/bill-of-exchange").turn(0), "use bill-of-exchange")


@pytest.mark.parametrize(("gained", "culture"), [(1, {}), (2, {"culture": 1})])
def test_double_entry_asks_for_two_gold_gained(gained: int, culture: dict[str, int]) -> None:
    table = holding("fort/double-entry-bookkeeping").gained(0, gold=gained).turn(0)
    table.play("use double-entry-bookkeeping")
    assert purse(table, 0) == culture


def test_compass_reserves_a_card_of_the_track() -> None:
    table = holding("fort/compass").track("mint", "troy").turn(0)
    play(table, "use compass")
    assert offers(table) == ["pick troy", "pick mint"]
    table.play("pick troy")
    assert seat_view(table, 0)["reserved"] == ["e1p-troy"]
    assert purse(table, 0) == {}
    assert pile(table, 0) == []


def test_grand_canal_negotiates_for_free() -> None:
    table = holding("grand-canal").turn(0)
    play(table, "use grand-canal", "negotiate venice", "no")
    assert stake(table, "fc-venice") == [1, 0]
    refuses(table, "use grand-canal")
    nothing = position("japanese", "greeks").city(0, {1: "grand-canal"}).tilt(0, 1).free_track().turn(0)
    refuses(nothing, "use grand-canal")


def test_grand_canal_completed_gives_two_gold() -> None:
    assert purse(completed("grand-canal", 4), 0) == {"gold": 2}


def test_angkor_wat_copies_an_activated_building() -> None:
    table = holding("angkor-wat", "cloth-hall").city(0, {9: "library"}).turn(0)
    play(table, "use angkor-wat")  # the Cloth Hall: 1 Production, 1 Gold; archive a card
    assert purse(table, 0) == {"production": 1, "gold": 1}
    play(table, "yes", "slot 9")
    assert archive(table, 0) == ["start-library"]
    assert status(table, 0)[:2] == ["used", "activated"]
    refuses(holding("angkor-wat").turn(0), "use angkor-wat")  # no activated Building


def test_angkor_wat_completed_gives_a_culture() -> None:
    assert purse(completed("angkor-wat", 4), 0) == {"culture": 1}


def test_machu_picchu_gives_two_or_three_different_resources() -> None:
    plain = holding("machu-picchu").pile(0, "troy").turn(0)
    play(plain, "use machu-picchu", "gain production", "gain military")
    assert purse(plain, 0) == {"production": 1, "military": 1}
    high = holding("machu-picchu").pile(0, "persia", "troy").turn(0)
    high.play("use machu-picchu")
    assert purse(high, 0) == {"production": 1, "science": 1, "military": 1}


@pytest.mark.parametrize("n", [0, 1, 2])
def test_machu_picchu_completed_reinforces_up_to_two_cards(n: int) -> None:
    table = holding("fort", "fort", "fort").wonder(0, "machu-picchu").resources(0, production=4).turn(0)
    play(table, "complete", *["slot 1", "slot 2"][:n])
    if n < 2:
        table.play("stop")
    assert status(table, 0)[:3] == ["reinforced"] * n + ["activated"] * (3 - n)
    table.play("pass")
    assert discard(table, 0) == ["start-fort"] * (3 - n)


def test_flanders_gives_two_gold() -> None:
    assert purse(conquered("flanders", 4), 0) == {"gold": 2}


def test_malacca_negotiates_for_free_and_gives_a_gold() -> None:
    table = conquered("malacca", 5)
    play(table, "negotiate zanzibar")
    assert purse(table, 0) == {}  # the Gold comes after the negotiation
    play(table, "yes", "gain science")
    assert purse(table, 0) == {"science": 2, "gold": 1}
    assert stake(table, "fc-zanzibar") == [1, 0]


def test_malacca_without_a_free_city_left_still_gives_its_gold() -> None:
    table = (
        position("japanese", "greeks").free_track().track("malacca").resources(0, military=5).turn(0)
    )
    table.play("acquire malacca")
    assert purse(table, 0) == {"gold": 1}


def test_andes_gives_a_culture_and_a_basic_resource() -> None:
    table = conquered("andes", 5)
    table.play("gain production")
    assert purse(table, 0) == {"culture": 1, "production": 1}


def test_cloth_hall_archives_a_card() -> None:
    table = holding("cloth-hall").city(0, {9: "mine"}).discard(0, "fort").turn(0)
    table.play("use cloth-hall")
    refuses(table, "pick fort", "slot 1")  # not the discard pile, not the activated Hall itself
    table.play("slot 9")
    assert archive(table, 0) == ["start-mine"]
    assert city(table, 0)[8] is None
    bare = holding("cloth-hall").city(0, dict.fromkeys(range(6, 10))).tilt(0, *range(1, 6)).turn(0)
    refuses(bare, "use cloth-hall")


def test_caravanserai_pays_to_draw_and_use() -> None:
    table = holding("caravanserai").deck(0, "shooting-range").resources(0, production=1).turn(0)
    table.play("use caravanserai")
    assert purse(table, 0) == {"military": 2}
    assert discard(table, 0) == ["basic-shooting-range"]
    refuses(holding("caravanserai").deck(0, "shooting-range").turn(0), "use caravanserai")


def test_mint_converts_basic_resources_into_gold() -> None:
    table = holding("mint").resources(0, production=1, science=1, military=2, gold=1).turn(0)
    play(table, "use mint", "spend production", "spend military", "spend military")
    assert purse(table, 0) == {"science": 1, "gold": 4}


# ---------------------------------------------------------------- Era III
def test_stock_exchange_pays_gold_for_culture() -> None:
    table = holding("fort/stock-exchange").resources(0, gold=1).turn(0)
    table.play("use stock-exchange")
    assert purse(table, 0) == {"culture": 1}
    refuses(holding("fort/stock-exchange").resources(0, science=2).turn(0), "use stock-exchange")


def test_containerisation_gives_a_gold_per_negotiation() -> None:
    table = holding("grand-canal/containerisation").resources(0, gold=1).turn(0)
    play(table, "ambassador negotiate", "negotiate venice", "no")
    assert purse(table, 0) == {"gold": 1}
    play(table, "use grand-canal", "negotiate zanzibar", "no")
    assert purse(table, 0) == {"gold": 2}


def test_panama_canal_negotiates_with_two_different_free_cities() -> None:
    table = holding("panama-canal").turn(0)
    play(table, "use panama-canal", "negotiate zanzibar", "yes", "gain science")
    assert offers(table) == ["negotiate venice", "negotiate florence"]
    play(table, "negotiate venice", "yes", "pick workshop")
    assert purse(table, 0) == {"science": 2}
    assert (stake(table, "fc-zanzibar"), stake(table, "fc-venice")) == ([1, 0], [1, 0])
    assert stake(table, "fc-florence") == [0, 0]


def test_panama_canal_with_one_free_city_left_negotiates_once() -> None:
    table = holding("panama-canal").free_track("zanzibar").turn(0)
    play(table, "use panama-canal", "negotiate zanzibar", "no")
    assert stake(table, "fc-zanzibar") == [1, 0]
    assert table.options[0].symbol == "pass"


def test_panama_canal_completed_gives_three_gold() -> None:
    assert purse(completed("panama-canal", 5), 0) == {"gold": 3}


def test_statue_of_liberty_gives_culture() -> None:
    table = holding("statue-of-liberty").turn(0)
    table.play("use statue-of-liberty")
    assert purse(table, 0) == {"culture": 1}
    assert purse(completed("statue-of-liberty", 5), 0) == {"culture": 2}


def test_pampas_gives_two_gold_and_a_basic_resource() -> None:
    table = conquered("pampas", 5)
    table.play("gain military")
    assert purse(table, 0) == {"gold": 2, "military": 1}


def test_transvaal_gives_a_culture_and_a_gold() -> None:
    assert purse(conquered("transvaal", 6), 0) == {"culture": 1, "gold": 1}
