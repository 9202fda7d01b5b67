"""AOM-GOD-12: a god power that could have no effect may not be used, and the player is told what it lacks."""

from __future__ import annotations

import pytest

from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.ops.powers import NEEDS, Changes
from clio.games.age_of_mythology.refusal_texts import REASONS
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.gods import CULTURES, GODS, temple
from tests.games.age_of_mythology.helpers import offers
from tests.games.age_of_mythology.refused import egyptian, greek, holding, norse
from tests.rules import rule

FULL_BOARDS = {
    "greek": ["fertile-food-2"] * 3 + ["forest-wood-2"] * 2 + ["hills-gold-2"] * 4 + ["hills-food-1"] * 4
    + ["mountains-gold-2", "desert-favor-2", "swamp-wood-1"],
    "egyptian": ["fertile-food-2"] * 5 + ["forest-wood-2"] + ["hills-wood-1"] * 2 + ["desert-gold-1"] * 6
    + ["swamp-food-1"] * 2,
    "norse": ["fertile-wood-1"] * 3 + ["forest-wood-2"] * 4 + ["hills-favor-1"] * 3 + ["mountains-gold-2"] * 4
    + ["desert-favor-2", "swamp-favor-1"],
}


@rule("AOM-GOD-12")
@pytest.mark.parametrize("god", ["apollo", "hel", "zeus", "osiris", "anubis", "hades", "bast"])
def test_without_a_figure_a_power_may_not_be_used(god: str) -> None:
    scenario = temple(god)
    assert f"invoke {god}" in offers(scenario.action(0))
    scenario = temple(god)
    if god == "hades":
        scenario.units(0)
    elif god in ("zeus", "osiris"):
        scenario.units(0, **{"classical_greek_hero" if god == "zeus" else "priest": 2})
    elif god == "anubis":
        scenario.units(0, mummy=8, spearman=1)
    else:
        mortals = {
            "greek": ("toxotes",), "norse": ("jarl", "huskarl", "throwing_axeman"),
            "egyptian": ("spearman", "elephant", "chariot_archer"),
        }
        scenario.units(0, **dict.fromkeys(mortals[GODS[god].culture], 8))
    assert not {f"invoke {god}", f"power {god}"} & set(offers(scenario.action(0)))


@rule("AOM-GOD-12", "AOM-GOD-22")
def test_anubis_needs_a_mortal() -> None:
    assert "power anubis" not in offers(temple("anubis").units(0, sphinx=2).action(0))


@rule("AOM-GOD-12")
@pytest.mark.parametrize(("god", "resource"), [("poseidon", "food"), ("freyja", "gold")])
def test_without_a_cube_in_the_bank_a_gain_may_not_be_used(god: str, resource: str) -> None:
    scenario = temple(god).cubes(1, **{resource: 25 - 8 - 4})
    assert not {f"invoke {god}", f"power {god}"} & set(offers(scenario.action(0)))


@rule("AOM-GOD-12")
@pytest.mark.parametrize("god", ["hephaestos", "hathor", "set", "horus", "njord", "thor", "loki", "ra"])
def test_without_a_target_a_power_may_not_be_used(god: str) -> None:
    scenario = Scenario(3, (GODS[god].culture, *[c for c in CULTURES if c != GODS[god].culture])).hand(0, god)
    scenario.cubes(0, food=8, wood=8, gold=8, favor=8)
    for seat in (1, 2):
        scenario.cubes(seat, food=0, wood=0, gold=0, favor=0)
    table = scenario.action(0)
    assert not {f"invoke {god}", f"power {god}"} & set(offers(table))
    assert f"play {god}" in offers(table)


@rule("AOM-GOD-12")
@pytest.mark.parametrize(("god", "tile"), [("hathor", "hills-gold-2"), ("set", "hills-gold-2")])
def test_other_tiles_are_no_targets(god: str, tile: str) -> None:
    """Hathor takes food, Set a tile of a terrain that the other one has too; own tiles are no victims."""
    scenario = Scenario(cultures=("egyptian", "greek")).hand(0, god).tiles(0, "fertile-food-2").tiles(1, tile)
    assert f"power {god}" not in offers(scenario.action(0))


@rule("AOM-GOD-12")
@pytest.mark.parametrize("god", ["artemis", "ptah"])
def test_without_a_free_space_no_second_tile(god: str) -> None:
    culture = GODS[god].culture
    full = FULL_BOARDS[culture]
    for board, possible in ((full, False), (full[1:], False), (full[2:], True)):
        table = Scenario(cultures=(culture, "norse")).hand(0, god).tiles(0, *board).action(0)
        assert (f"invoke {god}" in offers(table)) == possible


@rule("AOM-GOD-12")
def test_baldr_needs_an_opponent_who_could_take_a_tile() -> None:
    full = FULL_BOARDS["greek"]
    for board, possible in ((full, False), (full[1:], True), ([], True)):
        table = Scenario(cultures=("norse", "greek")).hand(0, "baldr").tiles(1, *board).action(0)
        assert ("invoke baldr" in offers(table)) == possible


@rule("AOM-GOD-12")
@pytest.mark.parametrize("god", ["skadi", "dionysus"])
def test_who_stops_others_from_collecting_needs_others_with_tiles(god: str) -> None:
    def possible(*tiles: str) -> bool:
        scenario = Scenario(cultures=(GODS[god].culture, "egyptian")).hand(0, god).tiles(1, *tiles)
        return f"invoke {god}" in offers(scenario.action(0))

    assert not possible()
    assert possible("desert-gold-1") == (god == "skadi")  # Dionysus gathers food
    assert possible("fertile-food-2")


@rule("AOM-GOD-12")
def test_aphrodite_needs_a_neighbour_with_a_unit() -> None:
    def possible(*seats: int) -> bool:
        scenario = Scenario(4, ("greek", "norse", "egyptian", "norse")).hand(0, "aphrodite")
        for seat in {1, 2, 3} - set(seats):
            scenario.units(seat)
        return "invoke aphrodite" in offers(scenario.action(0))

    assert [possible(), possible(2), possible(1), possible(3)] == [False, False, True, True]


@rule("AOM-GOD-12", "AOM-GOD-10")
@pytest.mark.parametrize(("god", "culture"), [("thoth", "egyptian"), ("odin", "norse")])
@pytest.mark.parametrize(("turn", "others", "possible"), [
    (1, 2, False), (1, 3, True), (2, 1, False), (2, 2, True), (3, 0, False), (3, 1, True), (4, 2, False),
])
def test_a_fourth_card_needs_a_card_that_is_left(
    god: str, culture: str, turn: int, others: int, possible: bool
) -> None:
    cards = ("permanent-explore", "permanent-gather", "permanent-build")
    scenario = Scenario(cultures=(culture, "greek")).hand(0, god, *cards[:others]).cubes(0, favor=9)
    if turn == 4:
        scenario.fourth(0)
    assert (f"power {god}" in offers(scenario.action(0, turn))) == possible


@rule("AOM-GOD-12", "AOM-EGYPTGOD-05")
def test_nephthys_needs_a_building_other_than_a_house_to_buy() -> None:
    for gold, possible in ((0, False), (1, True)):
        scenario = Scenario(cultures=("egyptian", "greek")).hand(0, "nephthys").buildings(0, "gold-mint")
        offered = offers(scenario.cubes(0, food=2, wood=2, gold=gold, favor=2).action(0))
        assert "play nephthys" in offered
        assert ("invoke nephthys" in offered) == possible


@rule("AOM-GOD-12", "AOM-EGYPTGOD-07")
def test_ra_needs_food_in_the_bank() -> None:
    for theirs, possible in ((8, False), (7, True)):
        scenario = Scenario(cultures=("egyptian", "greek")).hand(0, "ra").cubes(0, food=12, favor=2)
        table = scenario.tiles(0, "fertile-food-2").cubes(1, food=theirs).action(0)
        assert ("invoke ra" in offers(table)) == possible


# ---------------------------------------------------------------------- the reason
BANK = ("the bank has no food left.", "la banque n'a pas de nourriture.")
FOOD = ("you have no food.", "vous n'avez pas de nourriture.")
FIGURES = (
    "you have no figure of a mortal unit left in your supply.",
    "vous n'avez plus de figurine d'unité mortelle dans votre réserve.",
)
ARMY = (
    "you have no more units than the card allows anyway.", "vous n'avez pas plus d'unités que la carte n'en permet.",
)
ARMIES = (
    "neither you nor a neighbour has more units than the card allows anyway.",
    "ni vous ni un voisin n'avez plus d'unités que la carte n'en permet.",
)
NEIGHBOURS = ("neither neighbour has a unit.", "aucun de vos voisins n'a d'unité.")
RAGE = ("all your units can go berserk by themselves.", "toutes vos unités peuvent entrer en rage d'elles-mêmes.")
SPACES = (
    "your Production Area has fewer than two free spaces.", "votre zone de production a moins de deux espaces libres.",
)
ROOM = ("no other player has a free space for a tile.", "aucun autre joueur n'a d'espace libre pour une tuile.")
TILES = ("no other player has a resource tile.", "aucun autre joueur n'a de tuile de ressource.")
NOBODY = ("nobody has a food tile.", "personne n'a de tuile de nourriture.")
OWN_TILE = ("you have no food tile.", "vous n'avez pas de tuile de nourriture.")

GREEDY = {"food": 20}  # all there is
RAGING = {"huskarl": 2}
ENLISTED = {"spearman": 8, "elephant": 8, "chariot_archer": 8}  # every figure

# A god, a position in which the power lacks something, the clauses and the words. What else it needs is there, but in
# the positions marked "first": there it lacks everything.
LACKING = [
    ("aphrodite", greek().units(1), ("AOM-GREEKGOD-01",), NEIGHBOURS),
    ("ares", greek().units(0, toxotes=6), ("AOM-GREEKGOD-02",), ARMY),
    ("artemis", greek().tiles(0, *FULL_BOARDS["greek"][1:]), ("AOM-GREEKGOD-04",), SPACES),
    ("dionysus", greek().tiles(0, "fertile-food-2").cubes(0, food=0).cubes(1, **GREEDY),
     ("AOM-GREEKGOD-05", "AOM-GOD-17"), BANK),
    ("dionysus", greek().tiles(1, "hills-gold-2"), ("AOM-GREEKGOD-05",), NOBODY),
    ("dionysus", greek().cubes(0, food=0).cubes(1, **GREEDY), ("AOM-GREEKGOD-05", "AOM-GOD-17"), BANK),  # first
    ("isis", egyptian().units(1), ("AOM-EGYPTGOD-01",), NEIGHBOURS),
    ("sekhmet", egyptian().units(0, spearman=6), ("AOM-EGYPTGOD-02",), ARMY),
    ("ptah", egyptian().tiles(0, *FULL_BOARDS["egyptian"][1:]), ("AOM-EGYPTGOD-06",), SPACES),
    ("ra", egyptian().tiles(0, "fertile-food-2").cubes(0, food=0).cubes(1, **GREEDY),
     ("AOM-EGYPTGOD-07", "AOM-GOD-17"), BANK),
    ("ra", egyptian().tiles(1, "fertile-food-2"), ("AOM-EGYPTGOD-07",), OWN_TILE),
    ("ra", egyptian().cubes(0, food=0).cubes(1, **GREEDY), ("AOM-EGYPTGOD-07", "AOM-GOD-17"), BANK),  # first
    ("bast", egyptian().cubes(0, food=0), ("AOM-EGYPTGOD-11",), FOOD),
    ("bast", egyptian().units(0, **ENLISTED), ("AOM-EGYPTGOD-11",), FIGURES),
    ("bast", egyptian().cubes(0, food=0).units(0, **ENLISTED), ("AOM-EGYPTGOD-11",), FOOD),  # first
    ("bragi", norse().units(1), ("AOM-NORSEGOD-01",), NEIGHBOURS),
    ("heimdall", norse().units(0, jarl=4).units(1, toxotes=4), ("AOM-NORSEGOD-02",), ARMIES),
    ("tyr", norse().units(0, **RAGING).units(1, toxotes=1), ("AOM-NORSEGOD-03", "AOM-UNIT-29"), RAGE),
    ("tyr", norse().units(0, jarl=1).units(1), ("AOM-NORSEGOD-03",), NEIGHBOURS),
    ("tyr", norse().units(0, **RAGING).units(1), ("AOM-NORSEGOD-03", "AOM-UNIT-29"), RAGE),  # first
    ("baldr", norse().tiles(1, *FULL_BOARDS["greek"]), ("AOM-NORSEGOD-05",), ROOM),
    ("skadi", norse().tiles(0, "mountains-gold-2"), ("AOM-NORSEGOD-07",), TILES),
]


@rule("AOM-GOD-12", "AOM-GOD-17", "AOM-UNIT-29")
@pytest.mark.parametrize(("god", "scenario", "clauses", "words"), LACKING, ids=[god for god, *_ in LACKING])
def test_the_first_thing_that_a_power_lacks_is_the_reason(
    god: str, scenario: Scenario, clauses: tuple[str, ...], words: tuple[str, str]
) -> None:
    found = holding(scenario, god)().why_not(f"invoke {god}")
    assert found is not None
    assert found.clauses == ("AOM-GOD-12", *clauses)
    for lang, sentence in zip(("en", "fr"), words, strict=True):
        assert found.text(lang).endswith(sentence)


def test_every_need_has_its_sentence_in_both_languages() -> None:
    for needs in NEEDS.values():
        for _, key in needs:
            en, fr = REASONS[key]
            assert len({"", en, fr}) == 3


def test_every_need_of_every_god_is_tried_above() -> None:
    powers = {BOOK.id[card]: op for card, op in enumerate(BOOK.power) if isinstance(op, Changes)}
    assert {op.what for op in powers.values()} == set(NEEDS)
    for god, op in powers.items():
        assert len({words for name, _, _, words in LACKING if name == god}) == len(NEEDS[op.what]), god
