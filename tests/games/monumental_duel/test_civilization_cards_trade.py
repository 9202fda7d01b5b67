"""The own cards of the Malians, the Aztecs and the Japanese (the bonuses of their Policies:
test_civilization_cards.py)."""

from __future__ import annotations

import pytest

from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, city, dice, discard, offers, pile, play, purse, refuses, seat_view, status,
)
from tests.rules import rule


def alone(civ: str, *cards: str, **stock: int) -> Scenario:
    """These cards activated in the first slots of the City; the opponent has passed."""
    return with_modules("both", civ, *cards).resources(0, **stock)


def with_modules(modules: str, civ: str, *cards: str) -> Scenario:
    slots: dict[int, str | None] = {i + 1: card for i, card in enumerate(cards)}
    return Scenario(civ, "greeks", modules=modules).track().city(0, slots).tilt(0, *slots).did(1, "passed")


def under(civ: str, policy: str, **stock: int) -> Scenario:
    return alone(civ, **stock).policies(0, policy)


# ---------------------------------------------------------------- Malians
def test_embassy_takes_2_basic_resources_for_a_module_action() -> None:
    refuses(alone("malians", "embassy", production=1, culture=3).turn(0), "use embassy")
    table = alone("malians", "embassy", production=1, science=1).free_track("zanzibar", "venice", "florence").turn(0)
    play(table, "use embassy")
    assert offers(table) == ["choose 1", "choose 2"]
    play(table, "choose 2", "negotiate zanzibar", "yes", "gain military")
    assert purse(table, 0) == {"military": 2}
    assert table.view()["free_cities"][0]["gold"] == [1, 0], "from the supply"
    assert seat_view(table, 0)["ambassador"] == {"used": False}


def test_embassy_spies_for_free_in_a_game_of_espionage() -> None:
    table = with_modules("espionage", "malians", "embassy").resources(0, production=2).turn(0)
    play(table, "use embassy", "train")
    assert (dice(table, 0), purse(table, 0)) == (2, {})
    assert "ambassador spy" in offers(table)


@rule("MDT-CRD-04")
@pytest.mark.parametrize(("provinces", "gold"), [((), {}), (("barricade",), {}), (("troy",), {"gold": 1})])
def test_regional_tax_needs_a_province(provinces: tuple[str, ...], gold: dict[str, int]) -> None:
    table = play(alone("malians", "regional-tax").pile(0, *provinces).turn(0), "use regional-tax")
    assert (purse(table, 0), status(table, 0)[0]) == (gold, "used")


def test_relays_reward_each_spying_and_each_negotiation() -> None:
    table = under("malians", "relays", gold=1).city(0, {1: "telegraph", 2: "grand-canal"}).tilt(0, 1, 2)
    opened = table.free_track("venice", "zanzibar", "florence").turn(0)
    play(opened, "use telegraph", "train", "gain science")
    play(opened, "use grand-canal", "negotiate venice", "no", "gain production")
    play(opened, "ambassador negotiate", "negotiate zanzibar", "no", "gain military")
    assert purse(opened, 0) == {"science": 1, "production": 1, "military": 1}


@pytest.mark.parametrize(("moves", "left"), [
    (["stop"], {"production": 2, "military": 1, "gold": 1}),
    (["spend military"], {"production": 2, "gold": 2}),
    (["spend production", "spend production"], {"military": 1, "gold": 3}),
    (["spend production", "spend military"], {"production": 1, "gold": 3}),
])
def test_salt_road_converts_up_to_2_basic_resources(moves: list[str], left: dict[str, int]) -> None:
    table = play(under("malians", "salt-road", production=2, military=1, gold=1).turn(0), "use salt-road")
    refuses(table, "spend gold")
    play(table, *moves)
    if "stop" in offers(table):
        play(table, "stop")
    assert purse(table, 0) == left
    refuses(table, "use salt-road")


def test_pilgrimage() -> None:
    refuses(under("malians", "pilgrimage", gold=1, production=5).turn(0), "use pilgrimage")
    table = play(under("malians", "pilgrimage", gold=3).turn(0), "use pilgrimage", "slot 4")
    assert (purse(table, 0), len(archive(table, 0))) == ({"gold": 1, "culture": 1}, 1)
    assert city(table, 0)[3] is None


def test_manden_charter_reinforces_at_each_conquest() -> None:
    table = under("malians", "manden-charter", gold=9).city(0, {1: "fort", 2: "fort", 3: "mine"}).tilt(0, 1, 2)
    opened = table.track("troy").pile(1, "sahara").turn(0)
    play(opened, "acquire troy")
    assert offers(opened) == ["stop", "slot 1", "slot 2"]
    play(opened, "slot 2")
    assert status(opened, 0)[:2] == ["activated", "reinforced"]
    play(opened, "conquer")
    assert offers(opened) == ["stop", "slot 1"], "you may: it can be declined"
    play(opened, "stop")
    assert status(opened, 0)[:2] == ["activated", "reinforced"]


def test_sankore_rewards_the_first_knowledge_of_the_round() -> None:
    table = under("malians", "university-of-sankore", science=9, production=3).track("bartering", "credit", "bazaar")
    opened = play(table.turn(0), "acquire bazaar")
    assert "gold" not in purse(opened, 0), "a Building is no Knowledge"
    play(opened, "acquire bartering")
    assert purse(opened, 0) == {"science": 6, "gold": 1}
    play(opened, "acquire credit", "pay gold 0")
    assert purse(opened, 0) == {"science": 2, "gold": 1}


@pytest.mark.parametrize(("provinces", "gold"), [
    ((), 1), (("troy", "persia"), 1), (("troy", "barricade", "persia"), 1), (("troy", "persia", "sahara"), 2),
])
def test_mansa_musa(provinces: tuple[str, ...], gold: int) -> None:
    refuses(alone("malians").turn(0), "warlord")
    table = play(alone("malians").pile(0, *provinces).advantage(0, "science", 1).turn(0), "warlord")
    assert purse(table, 0) == {"gold": gold}


# ---------------------------------------------------------------- Aztecs
@pytest.mark.parametrize(("provinces", "military"), [
    (("valley-of-mexico",), 1), (("valley-of-mexico", "flanders"), 1), (("valley-of-mexico", "troy"), 2),
    (("troy", "sahara", "ethiopia", "barricade"), 3), (("barricade",), 0),
])
def test_ball_court_counts_province_types(provinces: tuple[str, ...], military: int) -> None:
    table = play(alone("aztecs", "ball-court").pile(0, *provinces).turn(0), "use ball-court")
    assert seat_view(table, 0)["resources"]["military"] == military


@rule("MDT-CRD-06")
def test_floating_gardens_without_a_province_gives_1_basic_resource() -> None:
    table = play(alone("aztecs", "floating-gardens").pile(0).turn(0), "use floating-gardens", "gain science")
    assert purse(table, 0) == {"science": 1}


@rule("MDT-CRD-01")
def test_calendar_discards_an_inactive_card_with_its_knowledge() -> None:
    table = under("aztecs", "calendar").city(0, {1: "fort", 2: "mine/floating-gardens"}).tilt(0, 1).turn(0)
    play(table, "use calendar")
    refuses(table, "slot 1")
    play(table, "slot 2")
    assert discard(table, 0) == ["aztec-floating-gardens", "start-mine"]
    refuses(table, "use calendar")


def test_tribute() -> None:
    refuses(under("aztecs", "tribute", production=3, science=3).turn(0), "use tribute")
    table = play(under("aztecs", "tribute", military=2).turn(0), "use tribute")
    assert purse(table, 0) == {"military": 1, "production": 1, "science": 1}


def test_flower_wars_reward_the_first_conquest_of_the_round() -> None:
    table = under("aztecs", "flower-wars", military=6).track("troy").pile(1, "sahara").turn(0)
    play(table, "conquer")
    assert purse(table, 0) == {"military": 3, "gold": 1}
    play(table, "acquire troy", "pay gold 0")
    assert purse(table, 0) == {"gold": 1, "vp": 1}


@pytest.mark.parametrize(("own", "military", "possible"), [
    (("valley-of-mexico",), 3, False), (("valley-of-mexico",), 4, True),
    (("valley-of-mexico", "troy"), 3, True), (("valley-of-mexico", "troy"), 2, False),
    (("valley-of-mexico+coastal",), 3, True), (("sahara", "barricade", "persia"), 3, False),
])
def test_triple_alliance_lowers_the_price_of_a_type_already_controlled(
    own: tuple[str, ...], military: int, possible: bool
) -> None:
    """Phoenicia is Coastal and costs 4."""
    table = under("aztecs", "triple-alliance", military=military).track("phoenicia").pile(0, *own).turn(0)
    assert ("acquire phoenicia" in offers(table)) == possible


def test_triple_alliance_lowers_the_price_of_conquest_once_whatever_the_number() -> None:
    table = under("aztecs", "triple-alliance", military=4).pile(0, "troy", "sicily").pile(1, "phoenicia", "barricade")
    refuses(table.turn(0), "conquer")
    again = under("aztecs", "triple-alliance", military=5).pile(0, "troy", "sicily").pile(1, "phoenicia", "barricade")
    opened = play(again.turn(0), "conquer")
    assert purse(opened, 0) == {}, "4 + 2 - 1"


def test_great_temple() -> None:
    refuses(under("aztecs", "great-temple", military=2, production=9).turn(0), "use great-temple")
    table = play(under("aztecs", "great-temple", military=3).turn(0), "use great-temple", "slot 9")
    assert (purse(table, 0), len(archive(table, 0)), city(table, 0)[8]) == ({"culture": 1}, 1, None)


def test_moctezuma() -> None:
    refuses(alone("aztecs").turn(0), "warlord")
    table = play(alone("aztecs", "fort").advantage(0, "science", 1).turn(0), "warlord")
    refuses(table, "slot 1")
    play(table, "slot 5")
    assert (purse(table, 0), len(discard(table, 0))) == ({"military": 1}, 1)


# ---------------------------------------------------------------- Japanese
@pytest.mark.parametrize(("holder", "military"), [(None, 1), (1, 1), (0, 2)])
def test_samurai_dojo(holder: int | None, military: int) -> None:
    scene = alone("japanese", "samurai-dojo")
    if holder is not None:
        scene.advantage(holder, "science", 1)
    assert purse(play(scene.turn(0), "use samurai-dojo"), 0) == {"military": military}


@pytest.mark.parametrize(("holder", "military"), [(None, 2), (1, 2), (0, 3)])
def test_tamahagane_steel(holder: int | None, military: int) -> None:
    refuses(alone("japanese", "tamahagane-steel", science=3).turn(0), "use tamahagane-steel")
    scene = alone("japanese", "tamahagane-steel", production=2)
    if holder is not None:
        scene.advantage(holder, "science", 1)
    table = play(scene.turn(0), "use tamahagane-steel")
    assert purse(table, 0) == {"production": 1, "military": military}


@pytest.mark.parametrize(("holder", "possible"), [(None, False), (1, False), (0, True)])
def test_bushido_lowers_prices_while_one_has_the_advantage(holder: int | None, possible: bool) -> None:
    """Troy costs 3, Sahara under a Barricade 3 + 2."""
    track = under("japanese", "bushido", military=2).track("troy")
    enemy = under("japanese", "bushido", military=4).pile(1, "sahara", "barricade")
    if holder is not None:
        track.advantage(holder, "science", 3)
        enemy.advantage(holder, "science", 3)
    assert ("acquire troy" in offers(track.turn(0))) == possible
    assert ("conquer" in offers(enemy.turn(0))) == possible


def test_shogunate_takes_the_advantage_without_tokens() -> None:
    refuses(under("japanese", "shogunate", science=1).turn(0), "use shogunate")
    table = under("japanese", "shogunate", military=1).advantage(1, "science", 5).turn(0)
    play(table, "use shogunate")
    assert table.view()["advantage"] == {"holder": 0, "resource": None, "tokens": 0}
    assert "warlord" in offers(table)
    play(table, "pass")
    assert table.view()["advantage"]["holder"] is None, "lost at the next adjustment"


def test_tea_ceremony() -> None:
    refuses(under("japanese", "tea-ceremony", production=3).turn(0), "use tea-ceremony")
    table = play(under("japanese", "tea-ceremony", gold=2).turn(0), "use tea-ceremony")
    assert purse(table, 0) == {"gold": 1, "culture": 1}
    refuses(table, "use tea-ceremony")


def test_sakoku_buys_a_barricade_for_1_basic_resource() -> None:
    refuses(under("japanese", "sakoku", culture=2).turn(0), "use sakoku")
    table = play(under("japanese", "sakoku", science=1).pile(0, "troy").turn(0), "use sakoku")
    assert (purse(table, 0), pile(table, 0)) == ({}, ["e1p-troy", "basic-barricade"])
    assert table.view()["basic_buildings"]["basic-barricade"] == 4


def test_noh_theatre_rewards_the_warlord() -> None:
    table = play(under("japanese", "noh-theatre").advantage(0, "science", 2).turn(0), "warlord")
    assert purse(table, 0) == {"military": 1, "science": 2}, "1 of them by the Noh Theatre"


def test_musashi() -> None:
    refuses(alone("japanese").turn(0), "warlord")
    table = play(alone("japanese").advantage(0, "science", 2).turn(0), "warlord")
    assert purse(table, 0) == {"military": 1, "science": 1}
    refuses(table, "warlord")
