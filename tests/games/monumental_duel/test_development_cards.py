"""The designed cards of the Espionage box at work, and what every Development card of a City produces."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, city, deck_top, dice, discard, offers, pile, play, position, purse, refuses, seat_view,
)

OUTPUTS: dict[str, dict[str, int]] = {
    "bartering": {"gold": 1}, "scytale": {}, "customary-law": {}, "great-wall": {}, "hanging-gardens": {},
    "apadana-of-persepolis": {}, "watchtower": {"military": 2}, "law-court": {"science": 2},
    "travellers-inn": {"production": 1, "gold": 1}, "bronze-working": {}, "invisible-ink": {"science": 1},
    "chancery": {}, "bandiagara-escarpment": {}, "great-mosque-of-djenne": {}, "doges-palace": {}, "arsenal": {},
    "state-prison": {"military": 2}, "courier-office": {"gold": 1, "science": 2}, "telegraph": {"science": 1},
    "mass-press": {"gold": 1}, "palace-of-westminster": {}, "eiffel-tower": {},
    "weights-and-measures": {"production": 1}, "coasting-trade": {}, "credit": {"science": 1},
    "colossus-of-rhodes": {}, "temple-of-artemis": {}, "cothon-of-carthage": {}, "caravan-post": {"gold": 2},
    "warehouse": {"production": 2}, "bazaar": {"science": 2}, "bill-of-exchange": {}, "double-entry-bookkeeping": {},
    "compass": {"science": 1}, "grand-canal": {}, "angkor-wat": {}, "machu-picchu": {},
    "cloth-hall": {"production": 1, "gold": 1}, "caravanserai": {"gold": 2}, "mint": {"production": 2},
    "stock-exchange": {"gold": 2}, "containerisation": {"production": 1}, "panama-canal": {}, "statue-of-liberty": {},
}


@pytest.mark.parametrize("card", OUTPUTS)
def test_what_an_activated_card_produces(card: str) -> None:
    slots: dict[int, str | None] = dict.fromkeys(range(2, 10), None)
    table = position("japanese", "greeks").city(0, {1: card, **slots}).activation(0)
    table.play("activate row 1 column 1")
    assert purse(table, 0) == OUTPUTS[card]


def holding(card: str, *more: str) -> Scenario:
    """Japanese against Greeks, who have passed; the cards lie activated in slots 1, 2, ..., the rest is idle."""
    cards = (card, *more)
    scenario = position("japanese", "greeks", alone=True).city(0, {1 + i: name for i, name in enumerate(cards)})
    return scenario.tilt(0, *range(1, 1 + len(cards)))


def conquered(province: str, military: int, **stock: int) -> Table:
    """The Province was acquired from the track with exactly its cost."""
    scenario = position("japanese", "greeks", alone=True).track(province).resources(0, military=military, **stock)
    table = scenario.turn(0)
    table.play(f"acquire {province}")
    assert "military" not in purse(table, 0)
    assert len(pile(table, 0)) == 1
    return table


# ---------------------------------------------------------------- Era I
def test_scytale_pays_one_science_to_spy() -> None:
    table = holding("fort/scytale").resources(0, science=2, agent=1).turn(0)
    play(table, "use scytale", "train")
    assert purse(table, 0) == {"science": 1}
    assert dice(table, 0) == 2
    assert not seat_view(table, 0)["ambassador"]["used"]
    refuses(holding("fort/scytale").resources(0, production=9).turn(0), "use scytale")


@pytest.mark.parametrize("where", ["city", "discard"])
def test_customary_law_archives_a_revolt(where: str) -> None:
    scenario = holding("fort/customary-law")
    table = (scenario.city(0, {9: "revolt"}) if where == "city" else scenario.discard(0, "revolt", "fort")).turn(0)
    play(table, "use customary-law", "choose 1", "slot 9" if where == "city" else "pick revolt")
    assert archive(table, 0) == ["revolt"]
    assert "revolt" not in discard(table, 0) + city(table, 0)
    assert table.view()["revolts"] == 9  # not back on its pile


def test_customary_law_gives_a_basic_resource_instead() -> None:
    table = holding("fort/customary-law").discard(0, "revolt").turn(0)
    play(table, "use customary-law", "choose 2", "gain military")
    assert purse(table, 0) == {"military": 1}
    assert discard(table, 0) == ["revolt"]
    without = holding("fort/customary-law").turn(0)
    play(without, "use customary-law", "gain science")  # no Revolt: no choice
    assert purse(without, 0) == {"science": 1}


@pytest.mark.parametrize(
    ("cards", "answers", "gains"),
    [
        ((), [], {}),
        (("troy", "sicily"), ["gain science"], {"science": 1}),
        (("troy", "persia"), ["gain production", "gain military"], {"production": 1, "military": 1}),
        (("troy", "persia", "ethiopia"), [], {"production": 1, "science": 1, "military": 1}),
    ],
)
def test_persepolis_gives_different_resources_by_province_types(
    cards: tuple[str, ...], answers: list[str], gains: dict[str, int]
) -> None:
    table = holding("apadana-of-persepolis").pile(0, *cards).turn(0)
    play(table, "use apadana-of-persepolis", *answers)
    assert purse(table, 0) == gains


def test_persepolis_completed_gives_two_gold() -> None:
    table = position().wonder(0, "apadana-of-persepolis").resources(0, production=3).turn(0)
    table.play("complete")
    assert purse(table, 0) == {"gold": 2}


def test_ethiopia_gives_a_victory_point_and_a_gold() -> None:
    assert purse(conquered("ethiopia", 4), 0) == {"vp": 1, "gold": 1}


def test_watchtower_trains_an_agent() -> None:
    table = holding("watchtower").resources(0, science=1, agent=0).turn(0)
    table.play("use watchtower")
    assert dice(table, 0) == 1
    assert purse(table, 0) == {"science": 1}
    full = holding("watchtower").resources(0, agent=3).turn(0)
    full.play("use watchtower")
    assert dice(full, 0) == 3, "never more than three"


def test_law_court_archives_and_rewards_a_revolt() -> None:
    table = holding("law-court").city(0, {8: "revolt", 9: "library"}).turn(0)
    play(table, "use law-court", "slot 8")
    assert purse(table, 0) == {"vp": 1}
    plain = holding("law-court").city(0, {8: "revolt", 9: "library"}).discard(0, "fort").turn(0)
    plain.play("use law-court")
    refuses(plain, "pick fort")  # of the City only
    plain.play("slot 9")
    assert purse(plain, 0) == {}
    assert archive(plain, 0) == ["start-library"]


def test_travellers_inn_pays_to_give_a_revolt() -> None:
    table = holding("travellers-inn").resources(0, gold=1).turn(0)
    table.play("use travellers-inn")  # Gold stands for a basic resource
    assert purse(table, 0) == {}
    assert discard(table, 1) == ["revolt"]
    refuses(holding("travellers-inn").turn(0), "use travellers-inn")


# ---------------------------------------------------------------- Era II
def test_invisible_ink_gives_a_resource_for_each_two_or_three() -> None:
    table = holding("fort/invisible-ink").resources(0, agent=3).dice(2, 3, 6).turn(0)
    play(table, "ambassador spy", "die 2", "pick sabotage")  # 3 dice: Deploy is the only option
    play(table, "gain science", "die 3", "pick basic-espionage", "gain military")
    assert purse(table, 0) == {"science": 1, "military": 1, "gold": 1, "vp": 1}  # the 6 on the basic card


@pytest.mark.parametrize("face", [1, 4, 5, 6])
def test_invisible_ink_ignores_the_other_faces(face: int) -> None:
    table = holding("fort/invisible-ink").resources(0, agent=1).dice(face).turn(0)
    play(table, "ambassador spy", "deploy")
    assert offers(table)[0] == "pass"
    assert set(purse(table, 0)) <= {"gold", "vp"}


@pytest.mark.parametrize("spied", [True, False])
def test_chancery_gives_culture_to_a_spy(spied: bool) -> None:
    scenario = holding("fort/chancery")
    table = (scenario.did(0, "spied") if spied else scenario).turn(0)
    table.play("use chancery")
    assert purse(table, 0) == ({"culture": 1} if spied else {})


def test_djenne_completed_gives_a_revolt_and_three_gold() -> None:
    table = position().wonder(0, "great-mosque-of-djenne").resources(0, production=5).turn(0)
    table.play("complete")
    assert purse(table, 0) == {"production": 1, "gold": 3}
    assert discard(table, 0) == ["revolt"]
    assert deck_top(table, 0) == ["e2w-djenne"]


def test_doges_palace_pays_gold_for_a_revolt_and_a_victory_point() -> None:
    table = holding("doges-palace").resources(0, gold=2).turn(0)
    table.play("use doges-palace")
    assert purse(table, 0) == {"gold": 1, "vp": 1}
    assert discard(table, 1) == ["revolt"]
    refuses(holding("doges-palace").resources(0, production=3).turn(0), "use doges-palace")


def test_doges_palace_completed_gives_two_dice_and_spies() -> None:
    table = position().wonder(0, "doges-palace").resources(0, production=4, agent=0).turn(0)
    play(table, "complete", "train")
    assert dice(table, 0) == 3
    assert seat_view(table, 0)["spied"]
    full = position().wonder(0, "doges-palace").resources(0, production=4, agent=2).dice(4, 4, 5).turn(0)
    play(full, "complete", "die 4", "die 4")  # 3 dice at most, then they are deployed
    assert purse(full, 0) == {"gold": 3}
    assert dice(full, 0) == 3


def test_caucasus_gives_two_victory_points() -> None:
    assert purse(conquered("caucasus", 5), 0) == {"vp": 2}


def test_state_prison_archives_a_revolt_or_gives_gold() -> None:
    table = holding("state-prison").discard(0, "revolt", "mine").turn(0)
    play(table, "use state-prison", "choose 1", "pick revolt")
    assert archive(table, 0) == ["revolt"]
    assert purse(table, 0) == {}
    gold = holding("state-prison").discard(0, "revolt").turn(0)
    play(gold, "use state-prison", "choose 2")
    assert purse(gold, 0) == {"gold": 1}
    without = holding("state-prison").discard(0, "mine").turn(0)
    without.play("use state-prison")
    assert purse(without, 0) == {"gold": 1}
    assert archive(without, 0) == []


def test_courier_office_pays_to_draw_and_use() -> None:
    table = holding("courier-office").deck(0, "workshop").resources(0, military=1).turn(0)
    table.play("use courier-office")
    assert purse(table, 0) == {"production": 2}
    assert discard(table, 0) == ["basic-workshop"]
    refuses(holding("courier-office").deck(0, "workshop").turn(0), "use courier-office")


# ---------------------------------------------------------------- Era III
def test_telegraph_spies_for_free() -> None:
    table = holding("fort/telegraph").resources(0, agent=1).dice(6).turn(0)
    play(table, "use telegraph", "deploy")
    assert purse(table, 0) == {"gold": 1, "vp": 1}
    refuses(table, "use telegraph")
    play(table, "ambassador spy", "train")  # the Ambassador is still there
    assert dice(table, 0) == 2


def test_mass_press_rewards_the_first_revolt_given() -> None:
    table = holding("fort/mass-press", "travellers-inn", "doges-palace").resources(0, production=1, gold=1).turn(0)
    play(table, "use travellers-inn", "spend production")
    assert purse(table, 0) == {"gold": 1, "vp": 2}
    table.play("use doges-palace")
    assert purse(table, 0) == {"vp": 3}  # 1 of the Palace, none of the Press
    assert discard(table, 1) == ["revolt", "revolt"]


def test_mass_press_does_not_count_own_revolts_nor_those_that_do_not_come() -> None:
    own = holding("fort/mass-press").wonder(0, "great-mosque-of-djenne").resources(0, production=4).turn(0)
    own.play("complete")
    assert purse(own, 0) == {"gold": 3}
    none = holding("fort/mass-press", "travellers-inn").discard(0, *["revolt"] * 10).resources(0, production=1).turn(0)
    none.play("use travellers-inn")
    assert purse(none, 0) == {}  # the pile was empty


@pytest.mark.parametrize("where", ["slot 9", "pick fort"])
def test_westminster_archives_for_a_victory_point(where: str) -> None:
    table = holding("palace-of-westminster").city(0, {9: "library"}).discard(0, "fort").turn(0)
    play(table, "use palace-of-westminster", where)
    assert purse(table, 0) == {"vp": 1}
    assert archive(table, 0) == ["start-library" if where == "slot 9" else "start-fort"]
    bare = holding("palace-of-westminster").city(0, dict.fromkeys(range(6, 10))).tilt(0, *range(1, 6)).turn(0)
    refuses(bare, "use palace-of-westminster")


def test_westminster_completed_gives_two_victory_points_and_spies() -> None:
    table = position().wonder(0, "palace-of-westminster").resources(0, production=5, agent=1).turn(0)
    play(table, "complete", "train")
    assert purse(table, 0) == {"vp": 2}
    assert dice(table, 0) == 2


@pytest.mark.parametrize("agents", [0, 1, 3])
def test_eiffel_tower_gives_gold_per_die(agents: int) -> None:
    table = holding("eiffel-tower").resources(0, agent=agents).turn(0)
    table.play("use eiffel-tower")
    assert purse(table, 0).get("gold", 0) == agents
    assert dice(table, 0) == agents


def test_eiffel_tower_completed_gives_two_culture() -> None:
    table = position().wonder(0, "eiffel-tower").resources(0, production=5).turn(0)
    table.play("complete")
    assert purse(table, 0) == {"culture": 2}


def test_balkans_gives_two_revolts_and_a_victory_point() -> None:
    table = conquered("balkans", 5)
    assert purse(table, 0) == {"vp": 1}
    assert discard(table, 1) == ["revolt", "revolt"]


@pytest.mark.parametrize("agents", [0, 2])
def test_gibraltar_gives_a_victory_point_per_die(agents: int) -> None:
    assert purse(conquered("gibraltar", 6, agent=agents), 0).get("vp", 0) == agents
