"""What is in the boxes and on the cards (sections 1 and 2)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import clio
from clio import BadOption, Table
from clio.engine.kernel import playout
from clio.games.families.monumental import cardbook as F
from clio.games.monumental_duel import cardbook as C
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.record import GAME
from clio.games.monumental_duel.scenario import Scenario
from clio.games.monumental_duel.state import DEVELOPMENT, START_PROVINCE
from tests.games.monumental_duel.helpers import dice, offers, pile, play, purse, refuses, seat_view
from tests.rules import rule

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "monumental_duel.json").read_text(encoding="utf-8")
)
CARDS: dict[str, Any] = {card["id"]: card for card in DATA["cards"]}
BOXES = {"espionage": ("greeks", "aksumites", "mughals"), "trade": ("malians", "aztecs", "japanese")}
CIVILIZATIONS = [civ for civs in BOXES.values() for civ in civs]


def new(seed: str = "box", **options: Any) -> Table:
    return clio.new("monumental-duel", seed=seed, options=options)


def fresh(civilization: str, box: str = "espionage") -> Table:
    """A new game with the civilization in the first seat."""
    other = "greeks" if civilization != "greeks" else "mughals"
    return new(modules=box, civilizations=[civilization, other])


def civilization_cards(table: Table, seat: int) -> Counter[str]:
    """City, attached Knowledge and City deck together."""
    me = seat_view(table, seat)
    cards = [slot[key] for slot in me["city"] for key in ("card", "knowledge") if slot[key] is not None]
    return Counter(cards + me["deck"]["top"] + me["deck"]["rest"])


def development_cards(table: Table) -> list[str]:
    view = table.view(0)
    return [*[card for card in view["track"] if card is not None], *view["development_deck"]["cards"]]


def printed(*kinds: str) -> int:
    """How many cards of these kinds both boxes hold together, common ones counted for one civilization."""
    return sum(BOOK.copies[k] for k, id in enumerate(BOOK.id) if CARDS[id]["kind"] in kinds)


@rule("MD-COMP-01")
@pytest.mark.parametrize("box", ["espionage", "trade"])
def test_each_box_is_a_whole_game_for_exactly_two(box: str) -> None:
    for players in (1, 3):
        with pytest.raises(BadOption):
            clio.new("monumental-duel", players=players, options={"modules": box})
    table = new(modules=box, civilizations=list(BOXES[box][:2]))
    assert len(table.view(0)["players"]) == 2
    boxes = {CARDS[id]["box"] for id in development_cards(table)}
    assert boxes == {box}
    playout(table.state, 12345)
    assert table.over
    assert sorted(seat for rank in table.result.ranking for seat in rank) == [0, 1]


@rule("MD-COMP-02", "MD-COMP-03")
@pytest.mark.parametrize("civilization", CIVILIZATIONS)
def test_a_civilization_has_22_cards(civilization: str) -> None:
    table = fresh(civilization)
    cards = civilization_cards(table, 0)
    own = {id: n for id, n in cards.items() if CARDS[id]["civilization"] is not None}
    common = {id: n for id, n in cards.items() if id not in own}
    assert common == {
        "start-construction-yard": 5, "start-library": 3, "start-fort": 3, "start-forum": 1, "start-mine": 1,
    }
    assert sorted((CARDS[id]["kind"], CARDS[id]["civilization"], n) for id, n in own.items()) == [
        ("special_building", civilization, 1), ("start_knowledge", civilization, 1),
    ]
    me = seat_view(table, 0)
    assert len(me["undeveloped"]) == len(set(me["undeveloped"])) == 5
    assert {CARDS[id]["civilization"] for id in [*me["undeveloped"], me["warlord"]["id"]]} == {civilization}
    assert CARDS[me["warlord"]["id"]]["kind"] == "unit_warlord"
    assert me["ambassador"] == {"used": False}
    assert cards.total() + len(me["undeveloped"]) + 1 + 1 == 22


@rule("MD-COMP-02", "MDE-COMP-04", "MDT-COMP-03")
def test_each_box_brings_its_three_civilizations() -> None:
    for box, civilizations in BOXES.items():
        own = [card for card in DATA["cards"] if card["box"] == box and card["civilization"] in civilizations]
        assert sorted({card["civilization"] for card in own}) == sorted(civilizations)
        assert DATA["components"][box]["civilizations"] == list(civilizations)
    wanted = next(option for option in GAME.record.options if option.id == "civilizations")
    assert sorted(wanted.values) == sorted(["random", *CIVILIZATIONS])
    with pytest.raises(BadOption):
        new(civilizations=["greeks", "egyptians"])
    assert printed("start_building", "unit_ambassador") == 14
    assert printed("special_building", "start_knowledge", "policy", "unit_warlord") == 6 * 8
    assert 3 * (14 + 8) == DATA["components"]["common_per_box"]["starting_cards"] == 66


@rule("MD-COMP-04")
@pytest.mark.parametrize("box", ["espionage", "trade"])
def test_a_box_has_30_development_cards(box: str) -> None:
    cards = development_cards(new(modules=box))
    assert len(cards) == len(set(cards)) == 30
    assert Counter(CARDS[id]["era"] for id in cards) == {1: 12, 2: 12, 3: 6}
    assert {CARDS[id]["box"] for id in cards} == {box}


@rule("MD-COMP-05")
def test_a_box_has_20_basic_buildings() -> None:
    assert new().view(0)["basic_buildings"] == {
        "basic-workshop": 5, "basic-laboratory": 5, "basic-shooting-range": 5, "basic-barricade": 5,
    }


@rule("MD-COMP-06", "MD-COMP-07", "MDE-COMP-03", "MDT-COMP-02")
def test_dividers_help_cards_and_tokens() -> None:
    """The reference data counts what the engine keeps as numbers; where a piece limits the game, the game shows it."""
    other = {card["id"]: card["copies"] for card in DATA["components"]["cards"]}
    assert other == {"advantage": 1, "era-divider": 3, "help": 4}
    common = DATA["components"]["common_per_box"]
    assert {key: common[key] for key in ("action_tokens", "wonder_construction_pawns", "first_player_marker")} == {
        "action_tokens": 13, "wonder_construction_pawns": 3, "first_player_marker": 1,
    }
    assert (common["culture_tokens"], common["gold_tokens"]) == (10, 15)
    spy, trade = DATA["components"]["espionage"], DATA["components"]["trade"]
    assert [spy[f"{res}_tokens"] for res in ("production", "science", "military", "resource")] == [15, 15, 15, 70]
    assert [trade[f"{res}_tokens"] for res in ("production", "science", "military", "resource")] == [13, 13, 13, 64]
    assert (spy["victory_point_tokens"], spy["agent_dice"], trade["aztec_province_markers"]) == (28, 6, 6)
    assert seat_view(fresh("aztecs", "trade"), 0)["markers"] == [2, 2, 2]
    assert seat_view(fresh("greeks"), 0)["markers"] is None
    table = Scenario().resources(0, agent=3).resources(1, agent=3).turn(0)
    play(table, "ambassador spy")
    assert "train" not in offers(table)  # six dice, three for each
    assert dice(table, 0) + dice(table, 1) == spy["agent_dice"]


@rule("MDE-COMP-01", "MDT-COMP-01")
def test_the_cards_of_a_box_add_up() -> None:
    common = 3 * printed("start_building", "unit_ambassador") + printed("basic_building") + 3 + 4 + 1
    for box, rest in (("espionage", 10 + 10), ("trade", 10)):
        own = sum(BOOK.copies[k] for k, id in enumerate(BOOK.id) if CARDS[id]["box"] == box)
        if box == "trade":
            own -= 1  # the Aztec starting Province is not in the list of the book (MD-OPEN-03)
        assert common + own == DATA["components"][box]["cards"] == 124 + rest


@rule("MDE-COMP-02")
def test_ten_espionage_cards_one_basic_and_four_advanced_ones_for_each() -> None:
    copies = {id: BOOK.copies[k] for k, id in enumerate(BOOK.id) if BOOK.type[k] == C.ESPIONAGE_CARD}
    assert copies == {"esp-basic": 2, "esp-adv-1": 2, "esp-adv-2": 2, "esp-adv-3": 2, "esp-adv-4": 2}
    assert [CARDS[f"esp-adv-{n}"]["number"] for n in (1, 2, 3, 4)] == [1, 2, 3, 4]


# ---------------------------------------------------------------- card anatomy
@rule("MD-CARD-01", "MD-CARD-02")
def test_each_kind_shows_what_it_needs_and_nothing_else() -> None:
    shows: dict[int, set[str]] = {}
    for kind in range(len(BOOK.id)):
        found = shows.setdefault(BOOK.type[kind], set())
        fields = {
            "era": BOOK.era[kind], "cost": BOOK.cost[kind], "second cost": BOOK.cost2[kind],
            "output": BOOK.output[kind], "effect": BOOK.use[kind] or BOOK.hooks[kind], "bonus": BOOK.bonus[kind],
            "faces": BOOK.faces[kind], "type": BOOK.province[kind],
        }
        found |= {name for name, value in fields.items() if value}
    assert shows == {
        F.KNOWLEDGE: {"era", "cost", "output", "effect"},
        F.BUILDING: {"era", "cost", "output", "effect"},
        F.BASIC_BUILDING: {"cost", "output"},
        C.PROVINCE: {"era", "cost", "bonus", "type"},
        F.WONDER: {"era", "cost", "second cost", "effect", "bonus"},
        F.POLICY_CARD: {"effect", "bonus"},
        F.WARLORD_CARD: {"effect"},
        C.AMBASSADOR_CARD: set(),
        C.ESPIONAGE_CARD: {"faces"},
        C.FREE_CITY_CARD: {"effect"},
        F.REVOLT_CARD: set(),
    }


@rule("MD-CARD-02")
def test_a_module_adds_its_own_kinds() -> None:
    spy, trade = new(modules="espionage").view(0), new(modules="trade").view(0)
    assert (spy["revolts"], spy["free_cities"], spy["players"][0]["espionage"]) == (10, None, "esp-basic")
    assert (trade["revolts"], trade["players"][0]["espionage"]) == (None, None)
    assert len(trade["free_cities"]) == 3


@rule("MD-CARD-03")
@pytest.mark.parametrize(("card", "resource", "cost"), [
    ("watchtower", "production", 3), ("travellers-inn", "production", 4), ("bartering", "science", 3),
    ("chancery", "science", 5), ("troy", "military", 3), ("sicily", "military", 5), ("great-wall", "production", 3),
])
def test_each_kind_is_paid_in_its_resource(card: str, resource: str, cost: int) -> None:
    def with_stock(**stock: int) -> Table:
        return Scenario("greeks", "mughals").track(card).resources(0, **stock).turn(0)

    table = with_stock(**{resource: cost})
    play(table, f"acquire {card}")
    assert purse(table, 0).get(resource, 0) == 0
    refuses(with_stock(**{resource: cost - 1}), f"acquire {card}")
    others = {name: 9 for name in ("production", "science", "military") if name != resource}
    refuses(with_stock(**others, **{resource: cost - 1}), f"acquire {card}")


@rule("MD-CARD-03")
def test_the_sections_of_a_wonder_have_a_price_each() -> None:
    table = Scenario("greeks", "mughals").track("bandiagara-escarpment").resources(0, production=7).turn(0)
    play(table, "acquire bandiagara-escarpment")
    assert purse(table, 0) == {"production": 3}
    play(table, "pass")
    refuses(table, "complete")  # 4 for the second section
    again = Scenario("greeks", "mughals").wonder(0, "bandiagara-escarpment").resources(0, production=4).turn(0)
    play(again, "complete")
    assert purse(again, 0) == {}


@rule("MD-CARD-04")
def test_only_provinces_wonders_and_policies_have_a_bonus() -> None:
    with_bonus = {C.PROVINCE, F.WONDER, F.POLICY_CARD}
    for kind, id in enumerate(BOOK.id):
        expected = BOOK.type[kind] in with_bonus and id != "aztec-start-province"
        assert (BOOK.bonus[kind] is not None) == expected, id


@rule("MD-CARD-04")
def test_the_bonus_of_a_province_comes_on_acquisition_that_of_a_wonder_on_completion() -> None:
    table = Scenario().track("troy", "hanging-gardens").resources(0, military=3, production=6).turn(0)
    play(table, "acquire troy", "pass", "acquire hanging-gardens")
    assert purse(table, 0) == {"vp": 1, "production": 3}
    play(table, "complete")
    assert purse(table, 0) == {"vp": 1, "culture": 1}


@rule("MD-CARD-05")
def test_a_province_has_one_printed_type() -> None:
    provinces = [kind for kind in range(len(BOOK.id)) if BOOK.type[kind] == C.PROVINCE]
    assert len(provinces) == 17
    assert {BOOK.province[kind] for kind in provinces} == {1, 2, 4}
    assert not any(BOOK.province[kind] for kind in range(len(BOOK.id)) if kind not in provinces)
    for box in BOXES:
        development = [kind for kind in provinces if DEVELOPMENT <= kind < START_PROVINCE and BOOK.box[kind] == box]
        assert {BOOK.province[kind] for kind in development} == {1, 2, 4}
    table = Scenario("aztecs", "mughals").pile(0, "troy").city(0, {1: "ball-court"}).tilt(0, 1).turn(0)
    assert pile(table, 0) == ["e1p-troy"]
    play(table, "use ball-court")
    assert purse(table, 0) == {"military": 1}  # one Province, one type
