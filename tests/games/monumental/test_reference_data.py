"""Every figure, effect, map and Automa card is the one of the reference data (tests/data/monumental.json)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from clio.games.families.monumental import cardbook as F
from clio.games.monumental import cardbook as C
from clio.games.monumental.cardbook import BOOK, MAPS, Map
from clio.games.monumental.ops import board, standing
from clio.games.monumental.rules import automa, automa_board, automa_cards, end, setup
from clio.games.monumental.rules.automa import Part
from clio.games.monumental.state import AUTOMA, EXPLORATION, FRESH_GOLD, HERO, MONSTER, POLICY, PROJECT, QUEST, REVOLT
from tests.games.monumental.reference import DATA, RESOURCES, TERRAINS, Node, cards, effects, node, plain, tree
from tests.rules import rule

CARDS = cards()
KINDS = [kind for kind in range(len(BOOK.id)) if BOOK.id[kind] != "revolt"]
IDS = [BOOK.id[kind] for kind in KINDS]
ERAS = {"I": 1, "II": 2, "R": 3, "III": 4, "IV": 5}
BOXES = {"core": "core", "AE": "african", "public": "core"}  # the last: used with and without African Empires
TYPES = ("architectural", "aggressive", "cultural", "scientific", "economic")
OURS_APART = ("zulu-chaka",)  # one trigger there, two listeners here: see the test of its own


def bare(name: str) -> str:
    """Without its article, with a capital."""
    word = re.sub(r"^(the|le|la|les) |^l'", "", name, flags=re.IGNORECASE)
    return word[0].upper() + word[1:]


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_names(kind: int) -> None:
    card = CARDS[BOOK.id[kind]]
    if EXPLORATION <= kind < AUTOMA:
        assert BOOK.name_en[kind].startswith(card["name_en"])
        assert BOOK.name_fr[kind].startswith(card["name_fr"])
    elif "civ" in card:
        assert bare(BOOK.name_en[kind]) == f"{bare(card['name_en'])} (Automa)"
    else:
        automa = " (Automa)" if card["id"] == "automa.hero" else ""
        assert bare(BOOK.name_en[kind]) == bare(card["name_en"]) + automa
        assert bare(BOOK.name_fr[kind]) == bare(card["name_fr"]) + automa


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_figures(kind: int) -> None:
    card = CARDS[BOOK.id[kind]]
    if "era" in card:
        assert BOOK.era[kind] == ERAS[card["era"]]
    if "box" in card:
        assert BOOK.box[kind] == BOXES[card["box"]]
    assert BOOK.copies[kind] == card.get("copies", card.get("count", 1))
    made = {RESOURCES[3] if res == FRESH_GOLD else RESOURCES[res]: n for res, n in BOOK.output[kind]}
    assert made == card.get("produces", {})
    assert any(res == FRESH_GOLD for res, _ in BOOK.output[kind]) == card.get("expires", False)
    assert BOOK.automa_gold[kind] == card.get("automa_gold", 0)
    if "type" in card:
        assert TYPES[BOOK.type_of_civ[BOOK.civ[kind]]] == card["type"]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if "cost" in CARDS[BOOK.id[kind]]], ids=lambda k: BOOK.id[k])
def test_costs(kind: int) -> None:
    ((resource, price),) = CARDS[BOOK.id[kind]]["cost"].items()
    if PROJECT <= kind < EXPLORATION:
        assert (RESOURCES[BOOK.cost[kind]], price) == (resource, "free")
        return
    assert ([BOOK.cost[kind], BOOK.cost2[kind]] if isinstance(price, list) else BOOK.cost[kind]) == price
    paid = "science" if BOOK.type[kind] == F.KNOWLEDGE else "production"
    assert paid == resource
    kinds = {F.BUILDING: "building", F.KNOWLEDGE: "knowledge", F.WONDER: "wonder", F.BASIC_BUILDING: None}
    assert kinds[BOOK.type[kind]] == CARDS[BOOK.id[kind]].get("kind")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind < AUTOMA and BOOK.id[kind] not in OURS_APART
                                  and not QUEST <= kind < EXPLORATION], ids=lambda k: BOOK.id[k])
def test_effects(kind: int) -> None:
    card = CARDS[BOOK.id[kind]]
    if kind >= EXPLORATION:
        assert tree(BOOK.use[kind]) == plain(card["ops_a"])
        assert tree(BOOK.bonus[kind]) == plain(card["ops_b"])
        return
    assert effects(kind) == plain(card["ops"])
    bonus: list[Node] = card.get("dismiss_ops") or card.get("bonus_ops") or []
    assert tree(BOOK.bonus[kind]) == plain(bonus)


@rule("MAE-ZUL-08", "MAE-ZUL-09")
def test_chaka_has_two_listeners_for_one_text() -> None:
    kind = BOOK.id.index("zulu-chaka")
    (text,) = plain(CARDS["zulu-chaka"]["ops"])
    revolt, occupied = text["then"]
    both, previous = effects(kind)
    paid = node("gain_revolt", who="self", n=1)
    assert both == {"op": "trigger", "when": text["when"], "then": paid + revolt["then"]}
    assert previous == {"op": "trigger", "when": text["when"], "then": occupied["then"]}


@pytest.mark.parametrize("kind", range(MONSTER, PROJECT), ids=lambda k: BOOK.id[k])
def test_monsters(kind: int) -> None:
    card = CARDS[BOOK.id[kind]]
    assert {RESOURCES[res]: n for res, n in BOOK.price[kind]} == card["defeat_cost"]
    assert tree(BOOK.use[kind]) == plain(card["attack_ops"])
    assert tree(BOOK.bonus[kind]) == plain(card["reward_ops"])
    assert card["points"] == 1


@pytest.mark.parametrize("kind", range(HERO, HERO + 16), ids=lambda k: BOOK.id[k])
def test_heroes(kind: int) -> None:
    assert BOOK.cost[kind] == CARDS[BOOK.id[kind]]["gold"]


@pytest.mark.parametrize("kind", range(EXPLORATION, AUTOMA), ids=lambda k: BOOK.id[k])
def test_exploration_tokens(kind: int) -> None:
    card = CARDS[BOOK.id[kind]]
    assert (BOOK.number[kind], BOOK.town[kind]) == (card["defence"], card["kind"] == "free_town")
    monster = BOOK.monster[kind]
    assert ("monster" in card) is (monster >= 0)
    if monster >= 0:
        assert BOOK.id[monster] == card["monster"].replace(".", "-").replace("_", "-")


@pytest.mark.parametrize("kind", range(POLICY, POLICY + 40), ids=lambda k: BOOK.id[k])
def test_the_timing_of_policies(kind: int) -> None:
    timing = CARDS[BOOK.id[kind]].get("timing", "action")
    expected = F.CITY_ACTIVATION if timing == "city_activation_before_choice" else F.ACTION
    assert BOOK.timing[kind] == expected


# ---------------------------------------------------------------- Quests
def goal(found: Any) -> Node:
    if isinstance(found, standing.ControlTerrain):
        terrains = [TERRAINS[terrain] for terrain in found.terrains]
        small = {"n_small_map": found.n - 1, "small_map_below": standing.SMALL_RIDGE}
        return {"control": {"terrain": terrains or "any", "n": found.n} | (small if terrains == ["mountain"] else {})}
    if isinstance(found, standing.DifferentTerrains):
        return {"control": {"different_terrains": found.n}}
    if isinstance(found, standing.ConquestsInTurn):
        return {"conquests": {"n": found.n, "period": "turn"}}
    if isinstance(found, standing.OccupiedConquered):
        return {"conquests": {"n": found.n, "period": "game", "occupied": True}}
    if isinstance(found, standing.CardsArchived):
        return {"cards_archived": found.n, "revolts_count": False}
    names: dict[type, str] = {
        standing.OutpostsOnMap: "outposts_on_map", standing.PostsBuilt: "trading_posts_built",
        standing.SpaceReached: "trade_space", standing.GoldHeld: "gold", standing.WondersCompleted: "wonders_completed",
        standing.KnowledgeOwned: "knowledge_acquired", standing.PoliciesDeveloped: "policies_developed",
        standing.MarketsVisited: "markets_visited",
    }
    return {names[type(found)]: found.n}


@pytest.mark.parametrize("kind", range(QUEST, QUEST + 15), ids=lambda k: BOOK.id[k])
def test_quests(kind: int) -> None:
    assert goal(BOOK.goal[kind]) == CARDS[BOOK.id[kind]]["cond"]


# ---------------------------------------------------------------- Automa
PICKS = {automa_cards.LOWEST: "lowest", automa_cards.HIGHEST: "highest", automa_cards.ALL: "all"}
STANDINGS = {
    automa.TRADE: "trade", automa.PROVINCES: "provinces", automa.POLICY_COUNT: "policies",
    automa.WONDER_COUNT: "wonders",
}


def part(op: Part) -> Node:
    own: dict[type, Any] = {
        automa.GainGold: lambda p: {"do": "gain_gold", "n": p.n},
        automa.GoldPerPolicy: lambda p: {"do": "policy_and_gold"} if p.develop else {"do": "gold_per_policy", "n": p.n},
        automa.GoldPerCoast: lambda p: {"do": "gold_per_coastal"},
        automa.DevelopPolicy: lambda p: {"do": "policy"},
        automa.AdvanceTrack: lambda p: {"do": "trade", "n": p.n},
        automa.GiveRevolts: lambda p: {"do": "revolts"},
        automa.Draw: lambda p: {"do": "draw"},
        automa.Reshuffle: lambda p: {"do": "shuffle"},
        automa.DrawGeneralTwice: lambda p: {"do": "draw_general_twice"},
        automa.DrawUntil: lambda p: {"do": "draw_special"} if p.special else {
            "do": "draw_until_type", "type": TYPES[p.wanted]},
        automa.CivilizationCard: lambda p: {"do": "civilization"},
        automa.IfBehind: lambda p: {
            "do": "if_behind_all", "what": STANDINGS[p.what], "parts": [part(inner) for inner in p.inner]},
        automa_board.Conquer: lambda p: {"do": "conquer", "n": p.n, "pick": PICKS[p.pick]},
        automa_board.MoveBoth: lambda p: {"do": "explorers", "n": p.n},
        automa_board.BuildPost: lambda p: {"do": "trading_post"},
        automa_cards.TakeCards: lambda p: {
            "do": "knowledge" if p.kind == F.KNOWLEDGE else "building", "pick": PICKS[p.pick]},
        automa_cards.BuildWonder: lambda p: {"do": "wonder"},
        automa_cards.DrawReserve: lambda p: {
            "do": "reserve_gain", "n": p.n,
            "keep": {-1: "any", F.WONDER: "wonder", F.KNOWLEDGE: "knowledge"}[p.kind]},
        automa_cards.TakeHero: lambda p: {"do": "hero"},
    }
    out: Node = own[type(op)](op)
    if op.gold:
        out["gold"] = op.gold
    if op.type >= 0:
        out["if_type"] = TYPES[op.type]
    return out


@pytest.mark.parametrize("kind", range(AUTOMA, len(BOOK.id)), ids=lambda k: BOOK.id[k])
def test_automa_cards(kind: int) -> None:
    wanted = CARDS[BOOK.id[kind]]["parts"]
    found = BOOK.parts[kind]
    if isinstance(found[0], automa.CatchUp):
        inner = [[part(p)] for p in found[0].inner]
        names = ("if_fewer_provinces_than_a_human", "if_fewer_policies_than_a_human", "if_neither")
        assert [{"do": name, "parts": parts} for name, parts in zip(names, inner, strict=True)] == wanted
    else:
        assert [part(p) for p in found if isinstance(p, Part)] == wanted


# ---------------------------------------------------------------- maps and tables
@pytest.mark.parametrize(("m", "drawn"), list(zip(MAPS, DATA["maps"], strict=True)), ids=[m.id for m in MAPS])
def test_maps(m: Map, drawn: Node) -> None:
    assert m.id == drawn["slug"].replace("_", "-")
    assert (m.en, m.fr, m.seats) == (drawn["name_en"], drawn["name_fr"], drawn["players"])
    assert m.difficulty == (drawn["difficulty"] or 0)
    ours = {(tile.q, tile.r): tile for tile in m.tiles}
    assert len(ours) == len(drawn["tiles"])
    for wanted in drawn["tiles"]:
        tile = ours[wanted["q"], wanted["r"]]
        assert TERRAINS[tile.terrain] == wanted["terrain"]
        token = wanted.get("exploration")
        assert tile.number == (token["defence"] if token else 0)
        assert tile.town == bool(token and token["kind"] == "free_town")
        assert tile.token == {"production": 0, "science": 1, None: -1}[wanted.get("resource_token")]
        assert (BOOK.market_en[tile.market] if tile.market >= 0 else None) == wanted.get("market")
        assert tile.natural == wanted.get("natural_wonder", False)
        assert tile.seat == wanted.get("seat", 0) - 1
        assert (tile.terrain == C.PORT) is ("commercial_gain_token" in wanted)


def test_tables_and_constants() -> None:
    constants = DATA["constants"]
    assert (
        constants["outpost_defence"], constants["wonder_defence"], constants["natural_wonder_defence"],
    ) == (board.OUTPOST_DEFENCE, board.WONDER_DEFENCE, board.NATURAL_DEFENCE)
    assert setup.START_GOLD == constants["starting_gold"] == constants["automa_start_gold"]
    assert constants["automa_impossible_gold"] == automa.INSTEAD
    scoring = DATA["tables"]["scoring"]
    assert (
        scoring["wonder"], scoring["policy"], scoring["majority"], scoring["quest"], scoring["trade_spaces_per_point"],
    ) == (end.WONDER_POINTS, end.POLICY_POINTS, end.MAJORITY, end.QUEST_POINTS, end.SPACES_PER_POINT)
    assert BOOK.copies[REVOLT] == 20
