"""A1, B1, B25: what is in the boxes, and the maps."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, POLICY_CARD, WARLORD_CARD, WONDER
from clio.games.monumental.cardbook import (
    AUTOMA_CARD, BOOK, CAPITAL, COAST, EXCHANGE_CARD, EXPLORATION_CARD, FOREST, GAIN_CARD, HERO_CARD, HILLS, MAPS,
    MARKET_CARD, MINES, MONSTER_CARD, MOUNTAIN, NATURAL_CARD, OASIS, PLAINS, PORT, PROJECT_CARD, QUEST_CARD, SAVANNA,
    TERRAIN_VALUE, VOLCANO, WATER, Map,
)
from clio.games.monumental.rules.conquest import DIE
from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import DEVELOPMENT, FORCES, OUTPOSTS, POSTS, REVOLT, SOLDIERS, SPECIAL, START_KNOWLEDGE
from tests.games.monumental.helpers import (
    archive, conquer, defence, offered, offers, play, position, purse,
)
from tests.rules import rule

DATA: dict[str, Any] = json.loads((Path(__file__).parents[2] / "data" / "monumental.json").read_text(encoding="utf-8"))
TERRAIN_NAMES = {
    CAPITAL: "capital", PLAINS: "plains", FOREST: "forest", MOUNTAIN: "mountain", COAST: "coast", WATER: "water",
    VOLCANO: "volcano", MINES: "mine", HILLS: "hills", SAVANNA: "savanna", OASIS: "oasis", PORT: "port",
}


def kinds(type: int, box: str | None = None) -> list[int]:
    return [kind for kind in range(len(BOOK.id)) if BOOK.type[kind] == type and box in (None, BOOK.box[kind])]


def pieces(type: int, box: str | None = None) -> int:
    return sum(BOOK.copies[kind] for kind in kinds(type, box))


def by_era(box: str) -> dict[int, Counter[int]]:
    found: dict[int, Counter[int]] = {era: Counter() for era in (1, 2, 3, 4)}
    for kind in range(DEVELOPMENT, REVOLT):
        if BOOK.box[kind] == box:
            found[BOOK.era[kind]][BOOK.type[kind]] += 1
    return found


# ---------------------------------------------------------------- civilizations
@rule("MON-COMP-02", "MON-COMP-03", "MAE-COMP-01")
@pytest.mark.parametrize("civ", range(8))
def test_a_civilization_has_its_own_cards(civ: int) -> None:
    own = [kind for kind in range(len(BOOK.id)) if BOOK.civ[kind] == civ and BOOK.type[kind] != AUTOMA_CARD]
    types = Counter(BOOK.type[kind] for kind in own)
    assert types == {BUILDING: 1, KNOWLEDGE: 1, POLICY_CARD: 5, WARLORD_CARD: 1}
    assert 13 + types[BUILDING] + types[KNOWLEDGE] + types[POLICY_CARD] + types[WARLORD_CARD] == 21
    assert (BOOK.civ[SPECIAL + civ], BOOK.civ[START_KNOWLEDGE + civ]) == (civ, civ)


@rule("MON-COMP-04", "MON-COMP-20")
def test_five_base_civilizations_and_three_of_african_empires() -> None:
    boxes = dict(zip(BOOK.civ_id, BOOK.civ_box, strict=True))
    assert {civ for civ, box in boxes.items() if box == "core"} == {"china", "denmark", "egypt", "greece", "japan"}
    assert {civ for civ, box in boxes.items() if box == "african"} == {"zulu", "mali", "aksum"}


@rule("MON-COMP-05", "MAE-COMP-08")
def test_the_pieces_of_a_civilization() -> None:
    assert (SOLDIERS, OUTPOSTS, POSTS, FORCES) == (9, 2, 2, 3)


@rule("MON-COMP-06")
def test_explorers_and_outposts_are_no_units() -> None:
    table = position().province(1, "d5", soldiers=1).explorers(1, "d5").resources(0, military=1).turn(0)
    assert defence(table, "d5") == 1
    few = position().province(0, "d5", outpost=True).province(0, "e4", soldiers=8, warlord=True).province(
        1, "d6", soldiers=1, warlord=True).resources(0, military=9).turn(0)
    play(few, "conquer d6", "no")
    # 3 Units: the Soldier of the Capital and 7 of e4; the Outpost of d5 gives none
    assert set(offered(few, "tile")) == {"c5", "e4"}


# ---------------------------------------------------------------- cards and tokens
@rule("MON-COMP-07", "MON-COMP-08")
def test_the_base_development_cards() -> None:
    core = by_era("core")
    assert [sum(core[era].values()) for era in (1, 2, 4)] == [15, 12, 8]
    assert core[1] == {BUILDING: 5, KNOWLEDGE: 5, WONDER: 5}
    assert core[4] == {KNOWLEDGE: 4, WONDER: 4}
    assert sum(core[3].values()) == 12  # the Renaissance


@rule("MAE-COMP-02", "MON-COMP-08", "MAE-COMP-07")
def test_the_development_cards_of_african_empires() -> None:
    found = by_era("african")
    assert [sum(found[era].values()) for era in (1, 2, 4)] == [13, 11, 4]
    assert found[1] == {BUILDING: 5, KNOWLEDGE: 5, WONDER: 3}
    assert sum(types[WONDER] for types in found.values()) == 11  # one token for each
    assert found[4][BUILDING] == 0
    assert pieces(PROJECT_CARD) == 4


@rule("MON-COMP-19", "MAE-COMP-03")
def test_the_automa_cards() -> None:
    def named(box: str, prefix: str) -> list[int]:
        return [kind for kind in kinds(AUTOMA_CARD, box) if BOOK.id[kind].startswith(prefix)]

    core, african = kinds(AUTOMA_CARD, "core"), kinds(AUTOMA_CARD, "african")
    assert (len(named("core", "automa-civ-")), len(named("african", "automa-civ-"))) == (5, 3)
    assert (len(named("core", "automa-adv-")), len(named("african", "automa-adv-"))) == (4, 4)
    assert len(core) == 15 + 5 + 4
    assert len(african) == 8 + 3 + 4 + 1
    assert "automa-multi" in [BOOK.id[kind] for kind in african]


@rule("MON-COMP-11", "MON-COMP-24", "MAE-COMP-07", "MON-SETUP-26")
def test_the_tokens() -> None:
    plain = [kind for kind in kinds(EXPLORATION_CARD) if BOOK.monster[kind] < 0]
    count = Counter(dict.fromkeys(("core", "african"), 0))
    for kind in plain:
        count[BOOK.box[kind]] += BOOK.copies[kind]
    assert count == {"core": 50, "african": 18 + 3}
    towns = [kind for kind in plain if BOOK.town[kind]]
    assert sum(BOOK.copies[kind] for kind in towns if BOOK.box[kind] == "african") == 3
    assert (pieces(GAIN_CARD), pieces(EXCHANGE_CARD)) == (40, 20)
    assert (len(kinds(MARKET_CARD, "core")), len(kinds(MARKET_CARD, "african"))) == (25, 5)
    assert (len(kinds(HERO_CARD, "core")), len(kinds(MONSTER_CARD, "core"))) == (12, 12)


@rule("MAE-COMP-04")
def test_the_small_cards_of_african_empires() -> None:
    assert (len(kinds(QUEST_CARD)), len(kinds(NATURAL_CARD)), BOOK.copies[REVOLT]) == (15, 10, 20)
    assert (len(kinds(HERO_CARD, "african")), len(kinds(MONSTER_CARD, "african"))) == (4, 4)


@rule("MON-COMP-13")
def test_the_forum_archives_or_sells_culture() -> None:
    given = position().city(0, {1: "forum"}).tilt(0, 1).resources(0, production=1, military=1)
    one = given.turn(0)
    play(one, "use forum", "choose 1", "slot 2")
    assert (len(archive(one)), purse(one)) == (1, {"production": 1, "military": 1})
    two = given.turn(0)
    play(two, "use forum", "choose 2")
    assert (archive(two), purse(two)) == ([], {"culture": 1})


@rule("MON-COMP-17", "MAE-COMP-06", "MAE-CSETUP-04")
def test_the_supply_is_unlimited() -> None:
    table = (
        position(mode="continuous").city(0, {1: "mine/navigation"}).tilt(0, 1).gained(0, production=2)
        .resources(0, production=40, science=40, gold=50).did(1, "passed").turn(0)
    )
    play(table, "use mine", "done", "use navigation", "gain production")
    assert purse(table) == {"production": 41, "science": 40, "gold": 51}


@rule("MON-COMP-18")
def test_what_a_card_shows() -> None:
    kind = BOOK.id.index("i-colossus")
    assert (BOOK.name_en[kind], BOOK.name_fr[kind]) == ("Colossus", "Colosse")
    assert (BOOK.type[kind], BOOK.era[kind]) == (WONDER, 1)
    assert (BOOK.cost[kind], BOOK.cost2[kind]) == (3, 3)
    assert BOOK.use[kind] is not None
    assert BOOK.bonus[kind] is not None
    for policy in kinds(POLICY_CARD):
        assert BOOK.bonus[policy] is not None


# ---------------------------------------------------------------- tiles and maps
@rule("MON-COMP-10", "MON-COMP-21", "MON-COMP-23", "MAE-COMP-05")
@pytest.mark.parametrize("m", MAPS, ids=lambda m: m.id)
def test_the_boxes_hold_the_tiles_of_every_map(m: Map) -> None:
    owned = Counter(DATA["tiles"]["base"]) + Counter(DATA["tiles"]["african_empires"])
    owned["capital"] += DATA["tiles"]["added_capital"]
    drawn = Counter(TERRAIN_NAMES[tile.terrain] for tile in m.tiles)
    assert not {name: n for name, n in drawn.items() if n > owned[name]}
    assert sum(DATA["tiles"]["african_empires"].values()) == 15
    assert sum(DATA["tiles"]["base"].values()) <= 80
    assert sorted(DIE) == [0, 0, 1, 1, 2, 2]


@rule("MON-TERR-01", "MON-TERR-02", "MAE-TILE-01")
def test_the_values_of_the_terrains() -> None:
    for terrain, name in TERRAIN_NAMES.items():
        assert TERRAIN_VALUE[terrain] == DATA["tiles"]["terrains"][name]["value"] == int(name == "mountain")
    table = Scenario("egypt", "japan", quests="no").resources(0, military=1).turn(0)
    conquer(table, "d5")  # a Savanna, whatever the civilizations
    assert offers(table) == ["choose 1", "choose 2"]


@rule("MAE-MAP-12")
@pytest.mark.parametrize("m", MAPS, ids=lambda m: m.id)
def test_every_province_is_within_reach_by_land(m: Map) -> None:
    for capital in m.capitals:
        reached = {capital}
        fresh = [capital]
        while fresh:
            for there in m.near[fresh.pop()]:
                if there not in reached and m.land >> there & 1:
                    reached.add(there)
                    fresh.append(there)
        assert {tile for tile in range(m.n) if m.land >> tile & 1} <= reached


def near(m: Map, seat: int, terrain: int, within: int) -> bool:
    away = m.distance[m.capitals[seat]]
    return any(m.terrain[tile] == terrain and away[tile] <= within for tile in range(m.n))


def the(id: str) -> Map:
    return next(m for m in MAPS if m.id == id)


@rule("MAE-MAP-01")
def test_one_day() -> None:
    m = the("one-day")
    assert (m.en, m.seats, m.difficulty) == ("One Day All This Will Be Yours", 2, 1)
    assert all(near(m, seat, terrain, 3) for seat in range(2) for terrain in (PORT, MINES))
    one, two = (m.distance[capital] for capital in m.capitals)
    assert all(m.terrain[tile] == MOUNTAIN for tile in range(m.n) if one[tile] == two[tile] == 2)


@rule("MAE-MAP-02")
def test_around_the_oasis() -> None:
    m = the("around-the-oasis")
    assert (m.en, m.seats, m.difficulty) == ("Around the Oasis", 2, 3)
    centre = m.naturals[0]
    assert (m.terrain[centre], m.distance[m.capitals[0]][centre], m.distance[m.capitals[1]][centre]) == (OASIS, 2, 2)


@rule("MAE-MAP-03")
def test_in_the_shadow_of_disaster() -> None:
    m = the("shadow-of-disaster")
    assert (m.en, m.seats, m.difficulty) == ("In the Shadow of Disaster", 2, 2)
    assert VOLCANO in m.terrain
    assert m.production.bit_count() < m.science.bit_count()


@rule("MAE-MAP-04", "MAE-MAP-05", "MAE-MAP-06")
@pytest.mark.parametrize(("id", "en", "difficulty"), [
    ("open-sea", "The Call of the Open Sea", 1), ("great-lakes", "The Great Lakes", 2),
    ("heat-of-battle", "In the Heat of Battle", 3),
])
def test_the_maps_of_three(id: str, en: str, difficulty: int) -> None:
    m = the(id)
    assert (m.en, m.seats, m.difficulty) == (en, 3, difficulty)
    assert len(m.naturals) >= 1


@rule("MAE-MAP-07", "MAE-MAP-08", "MAE-MAP-09")
@pytest.mark.parametrize(("id", "en", "difficulty"), [
    ("dilemma", "The Dilemma", 1), ("lock", "The Lock", 2), ("horn-of-plenty", "The Horn of Plenty", 3),
])
def test_the_maps_of_four(id: str, en: str, difficulty: int) -> None:
    m = the(id)
    assert (m.en, m.seats, m.difficulty) == (en, 4, difficulty)
    sizes = {other: the(other).land.bit_count() for other in ("dilemma", "lock", "horn-of-plenty")}
    assert sizes["lock"] < sizes["dilemma"] < sizes["horn-of-plenty"]  # too little room, and room in profusion


@rule("MAE-MAP-11", "MON-COMP-21")
def test_five_crowns_is_fair() -> None:
    m = the("five-crowns")
    assert (m.en, m.seats) == ("Five Crowns", 5)
    around = [tuple(sum(1 for d in m.distance[capital] if d == n) for n in (1, 2, 3)) for capital in m.capitals]
    assert len(set(around)) == 1
    centre = m.naturals[0]
    assert len({m.distance[capital][centre] for capital in m.capitals}) == 1


@rule("MAE-MAP-10", "MAE-TILE-01")
def test_the_maps_use_all_elements() -> None:
    assert {terrain for m in MAPS for terrain in m.terrain} == set(TERRAIN_NAMES)
    for m in MAPS[:9]:
        assert m.science
        assert m.naturals
        assert m.market_tiles
