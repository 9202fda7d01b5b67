"""Each Free City and each face of the advanced Espionage cards."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, attached, city, dice, discard, offers, pile, play, purse, refuses, seat_view, status,
)
from tests.rules import rule


# ---------------------------------------------------------------- advanced Espionage cards
def spying(card: str, face: int, **stock: int) -> Scenario:
    """One die, which will show the face on this active card."""
    return Scenario("greeks", "mughals").track().espionage(0, card).resources(0, agent=1, **stock).dice(face)


def deploy(scene: Scenario, *moves: str) -> Table:
    table = scene.turn(0)
    play(table, "ambassador spy", "deploy")
    if offers(table)[0] == "stop" and any(move.startswith("reroll") for move in offers(table)):
        play(table, "stop")
    return play(table, *moves)


ADVANCED = ["sabotage", "stolen-plans", "network-of-influence", "counter-espionage"]


@rule("MDE-SPY-10")
@pytest.mark.parametrize("card", ADVANCED)
def test_a_1_loses_the_die_on_every_card(card: str) -> None:
    table = deploy(spying(card, 1))
    assert (dice(table, 0), purse(table, 0)) == (0, {})


@rule("MDE-SPY-11")
@pytest.mark.parametrize("card", ADVANCED)
@pytest.mark.parametrize("face", [2, 3])
def test_a_2_or_3_changes_the_card_on_every_card(card: str, face: int) -> None:
    table = deploy(spying(card, face))
    assert offers(table) == [f"pick {name}" for name in ["basic-espionage", *ADVANCED] if name != card]
    play(table, "pick basic-espionage")
    assert (seat_view(table, 0)["espionage"], dice(table, 0)) == ("esp-basic", 1)


@rule("MDE-SPY-13")
@pytest.mark.parametrize(("face", "gains"), [
    (4, {"science": 1}), (5, {"science": 1}), (6, {"science": 1, "gold": 1}),
])
def test_sabotage(face: int, gains: dict[str, int]) -> None:
    table = deploy(spying("sabotage", face), "gain science")
    assert (purse(table, 0), discard(table, 1), discard(table, 0)) == (gains, ["revolt"], [])
    assert (table.view()["revolts"], dice(table, 0)) == (9, 1)


@rule("MDE-SPY-13")
def test_sabotage_with_an_empty_revolt_pile_still_gives_the_resource() -> None:
    table = deploy(spying("sabotage", 4).discard(0, *["revolt"] * 10), "gain military")
    assert (purse(table, 0), discard(table, 1)) == ({"military": 1}, [])


@rule("MDE-SPY-13")
@pytest.mark.parametrize("face", [4, 5])
def test_stolen_plans_4_and_5_give_two_different_basic_resources(face: int) -> None:
    table = deploy(spying("stolen-plans", face), "gain production")
    refuses(table, "gain production")
    assert purse(play(table, "gain military"), 0) == {"production": 1, "military": 1}


@rule("MDE-SPY-13")
def test_stolen_plans_6_draws_and_uses_a_card_and_gives_1_gold() -> None:
    table = deploy(spying("stolen-plans", 6).deck(0, "shooting-range"))
    assert (purse(table, 0), discard(table, 0)) == ({"military": 2, "gold": 1}, ["basic-shooting-range"])
    empty = deploy(spying("stolen-plans", 6).deck(0, only=True).discard(0, "fort"))
    assert (purse(empty, 0), discard(empty, 0)) == ({"gold": 1}, ["start-fort"])


@rule("MDE-SPY-13")
def test_network_of_influence() -> None:
    assert purse(deploy(spying("network-of-influence", 4), "gain science"), 0) == {"science": 2}
    assert purse(deploy(spying("network-of-influence", 5)), 0) == {"vp": 1}
    assert purse(deploy(spying("network-of-influence", 6)), 0) == {"culture": 1}


@rule("MDE-SPY-13")
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize(("move", "archived", "left"), [
    ("slot 2", "start-mine", ["greek-philosophy", "revolt"]), ("pick revolt", "revolt", []),
])
def test_counter_espionage_archives_from_city_or_discard_pile(
    face: int, move: str, archived: str, left: list[str]
) -> None:
    scene = spying("counter-espionage", face).city(0, {1: "fort", 2: "mine/philosophy"}).tilt(0, 1)
    table = deploy(scene.discard(0, "revolt").advantage(1, "science", 4))
    refuses(table, "slot 1", "no")
    play(table, move)
    assert (archive(table, 0), discard(table, 0)) == ([archived], left)
    if face == 6:
        assert table.view()["advantage"] == {"holder": 0, "resource": None, "tokens": 0}
    else:
        assert table.view()["advantage"] == {"holder": 1, "resource": "science", "tokens": 4}


@rule("MDE-SPY-13")
def test_counter_espionage_6_takes_the_advantage_without_a_card_to_archive() -> None:
    table = deploy(spying("counter-espionage", 6).city(0, dict.fromkeys(range(1, 10))))
    assert (archive(table, 0), table.view()["advantage"]["holder"]) == ([], 0)


# ---------------------------------------------------------------- Free Cities
def negotiating(name: str, **stock: int) -> Scenario:
    """A Japanese player with 1 Gold for the negotiation."""
    others = [other for other in ("venice", "novgorod", "samarkand") if other != name][:2]
    gold = stock.pop("gold", 0) + 1
    return (
        Scenario("japanese", "malians", modules="trade").track().free_track(name, *others)
        .resources(0, gold=gold, **stock)
    )


def negotiate(scene: Scenario, name: str, *moves: str) -> Table:
    table = play(scene.turn(0), "ambassador negotiate", f"negotiate {name}", "yes", *moves)
    assert table.view()["free_cities"][0] == {"id": f"fc-{name}", "gold": [1, 0], "negotiated": [True, False]}
    return table


@rule("MDT-CRD-05")
@pytest.mark.parametrize("building", ["workshop", "laboratory", "shooting-range", "barricade"])
def test_venice_gives_a_basic_building(building: str) -> None:
    table = negotiate(negotiating("venice"), "venice", f"pick {building}")
    assert table.view()["basic_buildings"][f"basic-{building}"] == 4
    if building == "barricade":
        assert pile(table, 0) == ["basic-barricade"]
    else:
        assert seat_view(table, 0)["deck"]["top"][0] == f"basic-{building}"


def test_venice_does_not_give_from_an_empty_pile() -> None:
    table = negotiate(negotiating("venice").basics(workshop=0), "venice")
    assert offers(table) == ["pick laboratory", "pick shooting-range", "pick barricade"]


def test_novgorod_archives_an_inactive_card_of_the_city() -> None:
    table = negotiate(negotiating("novgorod").city(0, {1: "fort", 2: "mine"}).tilt(0, 1).discard(0, "fort"), "novgorod")
    refuses(table, "slot 1", "pick fort")
    play(table, "slot 2")
    assert (archive(table, 0), discard(table, 0)) == (["start-mine"], ["start-fort"])


def test_samarkand_gives_two_different_basic_resources() -> None:
    table = negotiate(negotiating("samarkand"), "samarkand", "gain science")
    assert purse(table, 0) == {"science": 1, "military": 1}, "after Science only Military was left to choose"
    assert table.seat == 1


def test_timbuktu_draws_and_uses_a_card() -> None:
    table = negotiate(negotiating("timbuktu").deck(0, "caravan-post"), "timbuktu")
    assert (purse(table, 0), discard(table, 0)) == ({"gold": 2}, ["t1b-caravan-post"])


def test_timbuktu_with_an_empty_city_deck_shuffles_nothing() -> None:
    table = negotiate(negotiating("timbuktu").deck(0, only=True).discard(0, "fort"), "timbuktu")
    assert (purse(table, 0), discard(table, 0)) == ({}, ["start-fort"])


@pytest.mark.parametrize("resource", ["production", "science", "military"])
def test_zanzibar_gives_two_identical_basic_resources(resource: str) -> None:
    table = negotiate(negotiating("zanzibar"), "zanzibar", f"gain {resource}")
    assert purse(table, 0) == {resource: 2}


@pytest.mark.parametrize("stock", [{"science": 1}, {"gold": 1}])
def test_florence_takes_1_basic_resource_or_gold_for_1_culture(stock: dict[str, int]) -> None:
    assert purse(negotiate(negotiating("florence", **stock), "florence"), 0) == {"culture": 1}


def test_ragusa_gives_a_barricade_and_1_basic_resource() -> None:
    table = negotiate(negotiating("ragusa").pile(0, "sahara"), "ragusa", "gain military")
    assert (pile(table, 0), purse(table, 0)) == (["t1p-sahara", "basic-barricade"], {"military": 1})
    none_left = negotiate(negotiating("ragusa").basics(barricade=0), "ragusa", "gain military")
    assert (pile(none_left, 0), purse(none_left, 0)) == ([], {"military": 1})


def test_lubeck_reinforces_a_card_and_gives_1_basic_resource() -> None:
    scene = negotiating("lubeck").city(0, {1: "fort", 2: "mine/tamahagane-steel"}).tilt(0, 1, 2)
    table = negotiate(scene, "lubeck")
    assert offers(table) == ["stop", "slot 1", "slot 2"]
    play(table, "slot 2", "gain science")
    assert (status(table, 0)[:2], purse(table, 0)) == (["activated", "reinforced"], {"science": 1})
    assert (attached(table, 0)[1], discard(table, 0)) == (None, ["japan-tamahagane"])
    play(table, "pass", "pass")
    assert city(table, 0)[1] == "start-mine"


def test_lubeck_without_an_activated_card_still_gives_the_resource() -> None:
    assert purse(negotiate(negotiating("lubeck"), "lubeck", "gain science"), 0) == {"science": 1}


def test_calicut_reserves_a_card_and_gives_1_basic_resource() -> None:
    table = negotiate(negotiating("calicut").track("sahara", "bazaar"), "calicut", "pick bazaar", "gain production")
    assert (seat_view(table, 0)["reserved"], purse(table, 0)) == (["t1b-bazaar"], {"production": 1})
    assert table.view()["track"] == [None, None, None, None, "t1p-sahara", None]


def test_calicut_with_two_reserved_cards_reserves_no_third() -> None:
    scene = negotiating("calicut").track("sahara").reserved(0, "credit", "bazaar")
    table = negotiate(scene, "calicut", "gain production")
    assert (len(seat_view(table, 0)["reserved"]), purse(table, 0)) == (2, {"production": 1})
    assert "t1p-sahara" in table.view()["track"]


def test_palmyra_builds_the_first_section_of_a_wonder_for_2_less() -> None:
    table = negotiate(negotiating("palmyra", production=1).track("colossus-of-rhodes", "angkor-wat"), "palmyra")
    assert purse(table, 0) == {}, "3 - 2; Angkor Wat (4 - 2) was out of reach"
    assert seat_view(table, 0)["wonder"] == "t1w-colossus"
    assert "t1w-colossus" not in table.view()["track"]


def test_palmyra_builds_the_second_section_but_never_both() -> None:
    scene = negotiating("palmyra", production=3).wonder(0, "angkor-wat").track("colossus-of-rhodes")
    table = negotiate(scene, "palmyra")
    assert offers(table) == ["pick colossus-of-rhodes", "pick angkor-wat"]
    play(table, "pick angkor-wat")
    assert purse(table, 0) == {"production": 1, "culture": 1}, "4 - 2, and the bonus of Angkor Wat"
    assert seat_view(table, 0)["deck"]["top"][0] == "t2w-angkor"
    assert seat_view(table, 0)["wonder"] is None
    assert table.seat == 1


def test_palmyra_without_a_wonder_in_reach_gives_nothing() -> None:
    table = negotiating("palmyra").track("colossus-of-rhodes").turn(0)
    play(table, "ambassador negotiate", "negotiate palmyra")
    assert table.seat == 1, "the negotiation is legal all the same"
    assert table.view()["free_cities"][0]["gold"] == [1, 0]
