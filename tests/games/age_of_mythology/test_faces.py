"""Faces of cards, units, buildings and tiles; what an action touches; the page of all cards."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from clio.engine.history import Table
from clio.games.age_of_mythology.card_listing import card_listing
from clio.games.age_of_mythology.cardbook import (
    BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, SPACE_IDS, TERRAIN_IDS, TILE_BOOK, UNIT_BOOK, VICTORY_IDS,
)
from clio.games.age_of_mythology.faces import STARTS, faces
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import SEATS
from clio.server.foresight import why_not
from clio.server.messages import AskWhy

LISTING = Path(__file__).parents[3] / "docs" / "cards" / "age-of-mythology.md"
FACES = {face.id: face for face in faces()}
SEAT_NUMBERS = range(1, SEATS + 1)


def test_every_id_is_there_once_and_its_number_is_that_of_the_game() -> None:
    ids = [face.id for face in faces()]
    assert len(set(ids)) == len(ids)
    assert GAME.card_of == {id: number for number, id in enumerate(ids)}


def test_faces_can_be_written_and_have_names_and_texts_in_both_languages() -> None:
    for face in faces():
        json.dumps([face.cost, face.more, face.copies])
        assert all(face.names[lang] and face.text[lang] for lang in ("en", "fr"))
        assert face.provenance["all"] in ("rulebook", "public")


def test_how_many_there_are_of_each_kind() -> None:
    assert Counter(face.kind for face in faces()) == {
        "permanent": 7, "random": 14, "god": 35, "mortal": 9, "hero": 9, "myth": 17, "building": 14, "tile": 20,
        "victory": 4,
    }


@pytest.mark.parametrize("culture", CULTURE_IDS)
def test_a_random_deck_has_45_cards(culture: str) -> None:
    """AOM-COMP-20."""
    assert sum(face.copies[culture] for face in faces() if face.kind in ("random", "god")) == 45


def test_tiles_and_buildings_of_the_box() -> None:
    """AOM-COMP-24, and the Starting Player tile completes 90."""
    assert sum(face.copies["box"] for face in faces() if face.kind == "tile") == 90
    assert sum(face.copies["box"] for face in faces() if face.kind == "building") == 89


def test_some_faces() -> None:
    hydra = FACES["hydra"]
    assert hydra.kind == "myth"
    assert hydra.cost == {"gold": 2, "favor": 2}
    assert hydra.more == {
        "culture": "greek", "types": ["myth", "giant"], "dice": 6, "bonuses": [["warrior", 4]], "abilities": ["grows"],
    }
    son = FACES["son-of-osiris"]
    assert (son.kind, son.era, son.more["age"], son.more["rebirth"]) == ("hero", 3, "mythic", 4)
    hera = FACES["hera"]
    assert hera.copies == {"greek": 1, "egyptian": 0, "norse": 0}
    assert hera.more["power"] == {"en": "Hearth and Home", "fr": "Le foyer"}
    assert (hera.more["action"], hera.more["figure"], hera.more["favor"]) == ("build", 3, 1)
    assert FACES["odin"].more["power"] == {"en": "Odin", "fr": "Odin"}
    assert FACES["gather-all"].copies == {"greek": 5, "egyptian": 7, "norse": 5}
    assert FACES["house"].cost == {"food": 2, "wood": 2}
    assert FACES["monument"].more["bonus"] == "favor"
    assert FACES["desert-favor-2"].names == {"en": "Desert: 2 favor", "fr": "Désert : 2 faveurs"}
    assert FACES["desert-favor-2"].more == {"terrain": "desert", "resource": "favor", "cubes": 2, "stock": 7}
    assert FACES["last-battle"].names["fr"] == "Vainqueur de la dernière bataille"


def test_the_page_of_all_cards_is_up_to_date() -> None:
    assert LISTING.read_text(encoding="utf-8") == card_listing()


# ---------------------------------------------------------------- targets
def known_targets() -> set[str]:
    """Every id that the contract with the boards allows."""
    found = {*BOOK.id, *UNIT_BOOK.id, *BUILDING_BOOK.id, "deck", "villager"}
    found |= {f"tile-{id}" for id in TILE_BOOK.id} | {f"victory-{id}" for id in VICTORY_IDS}
    found |= {f"{place}-{id}" for place in ("bank", "cube", "loot") for id in RESOURCE_IDS}
    found |= {f"terrain-{id}" for id in TERRAIN_IDS} | {f"army-{id}" for id in UNIT_BOOK.id}
    for n in SEAT_NUMBERS:
        found |= {f"seat-{n}", *(f"area-{n}-{area}" for area in ("city", "production", "holding"))}
        found |= {f"space-{n}-{id}" for id in SPACE_IDS} | {f"unit-{n}-{id}" for id in UNIT_BOOK.id}
        found |= {f"building-{n}-{id}" for id in BUILDING_BOOK.id}
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_targets_are_ids_of_things_on_the_board(players: int) -> None:
    known = known_targets()
    table = Table(GAME, players, f"targets {players}")
    random = Random(players)
    while not table.over:
        for choice in table.options:
            assert set(choice.targets) <= known, choice.symbol
            assert len(set(choice.targets)) == len(choice.targets)
        table.play(random.choice(table.options).symbol)


def test_every_range_of_actions_has_targets() -> None:
    assert [range.first for range in GAME.space.ranges] == STARTS


def touched(table: Table, symbol: str, seat: int | None = None) -> list[str]:
    choices = table.options if seat is None else table.options_of(seat)
    return next(list(choice.targets) for choice in choices if choice.symbol == symbol)


def test_targets_name_the_most_specific_thing_first() -> None:
    scenario = Scenario(cultures=("norse", "greek")).units(0, dwarf=1, jarl=1).buildings(0, houses=1)
    table = scenario.tiles(0, a1="fertile-food-2", b1="mountains-gold-2").hand(0, "gather-all").action(0)
    assert touched(table, "play gather-all") == ["gather-all"]
    table.play("play gather-all")
    assert touched(table, "settle villager b1") == ["space-1-b1", "villager"]
    assert touched(table, "settle dwarf b1") == ["space-1-b1", "unit-1-dwarf", "dwarf"]
    table.play("settle villager b1")
    assert touched(table, "settle dwarf a1") == ["space-1-a1", "unit-1-dwarf", "dwarf"]


def test_targets_of_an_attack() -> None:
    table = Scenario(cultures=("greek", "norse")).units(0, hydra=1, hoplite=1).hand(0, "permanent-attack").action(0)
    table.play("play permanent-attack")
    assert touched(table, "attack seat 2 city") == ["area-2-city", "seat-2"]
    table.play("attack seat 2 city")
    assert touched(table, "send hydra", 0) == ["army-hydra", "unit-1-hydra", "hydra"]
    assert touched(table, "send jarl", 1) == ["army-jarl", "unit-2-jarl", "jarl"]


def test_targets_of_aphrodite_are_the_units_of_the_opponent() -> None:
    scenario = Scenario(cultures=("greek", "norse")).units(0, hoplite=1).units(1, jarl=1, troll=1)
    table = scenario.battle(0, 1, "city", "aphrodite", power=True)
    assert touched(table, "unit troll") == ["unit-2-troll", "troll"]


def test_targets_of_a_trade() -> None:
    table = Scenario().hand(0, "permanent-trade").action(0)
    table.play("play permanent-trade")
    assert touched(table, "pay food") == ["cube-food"]
    table.play("pay food")
    table.play("pay food")
    assert touched(table, "swap wood gold") == ["cube-wood", "bank-gold"]


# ---------------------------------------------------------------- things that cannot be used now
def reasons(table: Table, target: str, lang: str = "en") -> list[str]:
    return [reason.text for reason in why_not(table, "key", 0, AskWhy("key", 0, None, target), lang).reasons]


def test_a_space_pointed_at_in_the_draft_is_told_where_tiles_go() -> None:
    hills = [*["hills-gold-2"] * 3, *["hills-food-1"] * 4, *["hills-wood-1"] * 4, "hills-favor-1"]
    table = Scenario(cultures=("greek", "norse")).tiles(0, "hills-gold-2").pool(*hills).draft()
    taken = "This hills space has its tile already; take one of the tiles turned up, or leave them."
    itself = (
        "A tile goes to the first free space of its terrain by itself; take one of the tiles turned up, or leave them."
    )
    assert Counter(text for id in SPACE_IDS for text in reasons(table, f"space-1-{id}")) == {taken: 1, itself: 15}


def test_what_is_asked_now_goes_before_everything_else() -> None:
    table = Scenario(cultures=("greek", "norse")).cubes(0, food=0, wood=0, gold=0).hand(0, "permanent-build", "hera")
    asked = table.tiles(0, "hills-gold-2").buildings(0, "great-temple").cubes(0, favor=4).action(0)
    assert reasons(asked, "hoplite") == [
        "You recruit only in the Recruit action of your own card; play a card of your hand, or discard one to pass."
    ]
    assert reasons(asked, "permanent-trade") == [
        "Trade is in your pack: you did not take it into your hand this round."
    ]
    assert reasons(asked, "building-1-great-temple") == [
        "Victory cubes are bought only in a Trade action, at the Great Temple; play a card of your hand, or discard "
        "one to pass."
    ]
    assert not reasons(asked, "area-1-city")


def test_workers_wait_until_it_is_named_what_is_collected() -> None:
    table = Scenario(cultures=("greek", "norse")).tiles(0, a1="fertile-food-2").hand(0, "permanent-gather").action(0)
    table.play("play permanent-gather")
    assert reasons(table, "space-1-a1", "fr") == [
        "Les travailleurs se déplacent une fois annoncé ce qui est collecté ; annoncez le terrain ou la ressource que "
        "tous collectent."
    ]
