"""Faces of cards, units, buildings and tiles; the page of all cards."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from clio.games.age_of_mythology.card_listing import card_listing
from clio.games.age_of_mythology.cardbook import CULTURE_IDS
from clio.games.age_of_mythology.faces import faces
from clio.games.age_of_mythology.record import GAME

LISTING = Path(__file__).parents[3] / "docs" / "cards" / "age-of-mythology.md"
FACES = {face.id: face for face in faces()}


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
