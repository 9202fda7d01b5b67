"""Every figure and every effect of the cards is the one of the reference data (tests/data/monumental_duel.json)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clio.engine.control import Choose, If, Repeat, Seq
from clio.engine.hooks import ROUND, Hook, Modify, On
from clio.engine.kernel import Cond, Op
from clio.games.families.monumental.state import BASIC, EMPTY
from clio.games.families.monumental import cardbook as F
from clio.games.families.monumental.ops import city as shared
from clio.games.families.monumental.ops import resources
from clio.games.monumental_duel import cardbook as C
from clio.games.monumental_duel import cards as cards  # fills the book
from clio.games.monumental_duel.ops import city, modules, standing, wonders
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.faces import starting
from clio.games.monumental_duel.state import BARRICADE

Node = dict[str, Any]
DATA: Node = json.loads((Path(__file__).parents[2] / "data" / "monumental_duel.json").read_text(encoding="utf-8"))
CARDS: dict[str, Node] = {card["id"]: card for card in DATA["cards"]}
IDS = sorted(CARDS)

RESOURCES = ("production", "science", "military", "gold", "culture", "vp", "agent")
CIVILIZATIONS = ("greeks", "aksumites", "mughals", "malians", "aztecs", "japanese")
TYPES = {0: "any", 1: "mountainous", 2: "coastal", 4: "agricultural"}
KINDS = {
    "start_building": F.BUILDING, "special_building": F.BUILDING, "building": F.BUILDING,
    "basic_building": F.BASIC_BUILDING, "knowledge": F.KNOWLEDGE, "start_knowledge": F.KNOWLEDGE, "wonder": F.WONDER,
    "province": C.PROVINCE, "start_province": C.PROVINCE, "policy": F.POLICY_CARD, "unit_warlord": F.WARLORD_CARD,
    "unit_ambassador": C.AMBASSADOR_CARD, "espionage_basic": C.ESPIONAGE_CARD, "espionage_advanced": C.ESPIONAGE_CARD,
    "free_city": C.FREE_CITY_CARD, "revolt": F.REVOLT_CARD,
}
PAID_IN = {F.BUILDING: "production", F.BASIC_BUILDING: "production", F.KNOWLEDGE: "science", C.PROVINCE: "military"}
EVENTS = {
    (C.SPY_EVENT,): "spy", (C.NEGOTIATE_EVENT,): "negotiate",
    (C.SPY_EVENT, C.NEGOTIATE_EVENT): "ambassador_action", (C.DIE_EVENT,): "agent_die_resolved",
    (F.CONQUEST,): "province_conquered", (F.KNOWLEDGE_ACQUIRED,): "knowledge_acquired",
    (F.FIRST_SECTION,): "wonder_first_section_built",
    (F.WONDER_COMPLETED, C.RESERVED_ACQUIRED): "wonder_completed|reserved_card_acquired",
    (C.REVOLT_GIVEN,): "opponent_gains_revolt_by_you", (C.WARLORD_EVENT,): "warlord_used",
}
TIMINGS = {F.ACTION: "action", F.CITY_ACTIVATION: "city_activation", C.ROUND_START: "round_start"}
IMPLIED: dict[str, Node] = {  # effects that belong to the kind of card: rules, not declarations
    "basic-barricade": {
        "timing": "permanent", "ops": [{"op": "modifier", "what": "province_price_for_opponent", "amount": 2}],
    },
    "revolt": {"timing": "on_activation", "ops": [{"op": "return_revolt"}]},
    "unit-ambassador": {"timing": "action", "ops": [{"op": "module_action"}]},
}


# ---------------------------------------------------------------- from declarations to the language of the data
def one(name: str, **fields: Any) -> list[Node]:
    return [{"op": name, **fields}]


def gain(res: str, n: Any) -> list[Node]:
    return one("gain", res=res, n=n)


def each(n: Any, res: str) -> list[Node]:
    """1 of the resource for each thing counted."""
    if isinstance(n, resources.ActivatedCards):
        return one("for_each", count={"activated_cards": [BOOK.id[k] for k in n.kinds]}, do=gain(res, 1))
    count = {standing.ProvinceTypes: "province_types_controlled", standing.AgentDice: "own_agent_dice"}[type(n)]
    return one("for_each", count={count: True}, do=gain(res, 1), max=3)


def gain_number(op: resources.Gain) -> list[Node]:
    res = RESOURCES[op.res]
    return gain(res, op.n) if isinstance(op.n, int) else each(op.n, res)


def gain_same(op: resources.GainSame) -> list[Node]:
    return gain("basic_same", "era" if isinstance(op.n, standing.CurrentEra) else op.n)


def gain_different(op: resources.GainDifferent) -> list[Node]:
    return gain("basic_diff", op.n) if isinstance(op.n, int) else each(op.n, "basic_distinct")


def archive(op: shared.Archive) -> list[Node]:
    out: Node = {"op": "archive", "n": 1, "from": ["city", "discard"] if op.discard else ["city"]}
    if op.only_revolt:
        out["filter"] = "revolt"
    if op.gain is not None and not op.repeat:
        return [out | {"cost": True}, *tree(op.gain)]
    if op.gain is not None:
        assert isinstance(op.gain, resources.Gain)
        out["each_gain"] = {RESOURCES[op.gain.res]: op.gain.n}
    if op.if_revolt is not None:
        out["bonus_if_revolt"] = tree(op.if_revolt)
    if op.repeat:
        out["repeat_if"] = "revolt"
    return [out]


def condition(cond: Cond[Any]) -> Node:
    if isinstance(cond, resources.GainedAtLeast):
        return {"gained_at_least": {"res": RESOURCES[cond.res], "n": cond.n}}
    if isinstance(cond, standing.Controls):
        return {"controls": {"type": TYPES[cond.type], "n": cond.n}}
    names: dict[type, str] = {
        standing.HasAdvantage: "has_advantage", standing.ConqueredThisRound: "conquered_this_round",
        standing.SpiedThisRound: "spied_this_round", city.NoMarkerPlaceable: "no_marker_placeable",
    }
    return {names[type(cond)]: True}


def if_(op: If) -> list[Node]:
    if isinstance(op.cond, city.NoMarkerPlaceable):  # Floating Gardens: place, or gain if that is impossible
        assert op.other is not None
        alone = one("if", cond=condition(op.cond), then=tree(op.then))
        return one("choose", options=[tree(op.other), alone])
    out = one("if", cond=condition(op.cond), then=tree(op.then))
    if op.other is not None:
        out[0]["else"] = tree(op.other)
    return out


def repeat(op: Repeat) -> list[Node]:
    """Panama Canal: each negotiation is with another Free City anyway (MDT-NEG-04)."""
    assert type(op.op) is modules.NegotiateFree
    return one("negotiate_free", n=op.times, different=True)


def reserve(op: city.Reserve) -> list[Node]:
    return one("reserve", **{"from": "track"}) + (gain("basic_of_reserved_cost", 1) if op.refund else [])


def convert(op: resources.Convert) -> list[Node]:
    source = "basic" if op.source == BASIC else RESOURCES[op.source[0]]
    return one("convert", **{"from": source}, to=RESOURCES[op.target], max=op.most)


def basic_building(op: city.GainBasicBuilding) -> list[Node]:
    return one("gain_basic_building", type={EMPTY: "any", BARRICADE: "barricade"}[op.only])


TREES: dict[type, Callable[[Any], list[Node]]] = {
    Seq: lambda op: [node for part in op.ops for node in tree(part)],
    Choose: lambda op: one("choose", options=[tree(branch) for branch in op.branches]),
    If: if_,
    Repeat: repeat,
    resources.Gain: gain_number,
    resources.GainBasic: lambda op: gain("basic", op.n),
    resources.GainSame: gain_same,
    resources.GainDifferent: gain_different,
    resources.Pay: lambda op: one("pay", res=RESOURCES[op.res], n=op.n),
    resources.PayBasic: lambda op: one("pay", res="basic", n=op.n),
    resources.PayDifferent: lambda op: one("pay", res="basic_diff", n=op.n),
    resources.Exchange: lambda op: one("pay", res="basic", n=1) + gain("basic_other", 1),
    resources.Convert: convert,
    shared.Archive: archive,
    shared.DiscardCity: lambda op: one("discard_city", n=op.n, up_to=op.up_to),
    shared.Reinforce: lambda op: one("reinforce", n=op.n, up_to=op.up_to),
    city.DiscardActivated: lambda op: one("discard_activated_instead", n=1) + tree(op.reward),
    city.DrawUse: lambda op: one("draw_use", n=1),
    shared.CopyBonus: lambda op: one("copy", what="policy_bonus"),
    city.CopyBuilding: lambda op: one("copy", what="activated_building"),
    shared.CopyPolicy: lambda op: one("copy", what="inactive_policy_effect"),
    shared.SwapCity: lambda op: one("swap_city", n=1),
    city.GainBasicBuilding: basic_building,
    city.GainRevolt: lambda op: one("gain_revolt", who="opponent" if op.opponent else "self", n=op.n),
    city.Reserve: reserve,
    city.PlaceMarker: lambda op: one("place_province_marker", n=1),
    modules.Spy: lambda op: one("spy_free"),
    modules.NegotiateFree: lambda op: one("negotiate_free"),
    modules.AmbassadorFree: lambda op: one("ambassador_free"),
    modules.ReturnDie: lambda op: one("return_die"),
    modules.ChangeEspionage: lambda op: one("change_espionage_card"),
    wonders.TakeAdvantage: lambda op: one("take_advantage"),
    wonders.BuildSection: lambda op: one("build_wonder_section", discount=op.discount),
    wonders.GainWonderBonus: lambda op: one("gain_wonder_bonus"),
}


def tree(op: Op[Any]) -> list[Node]:
    return TREES[type(op)](op)


def when(cond: Cond[Any]) -> str:
    return {standing.TypeControlled: "type_already_controlled", standing.HasAdvantage: "has_advantage"}[type(cond)]


def trigger(hook: On) -> Node:
    out = one("trigger", event=EVENTS[hook.events], do=tree(hook.op))
    if hook.limit:
        out[0]["limit"] = {ROUND: "first_per_round"}[hook.limit]
    if hook.when is not None:
        assert isinstance(hook.when, standing.DieShows)
        out[0]["faces"] = list(hook.when.faces)
    return {"timing": "first_time" if hook.limit else "trigger", "ops": out, "lasts": hook.lasts}


WHAT = {C.PROVINCE_PRICE: "province_price", F.WONDER_ANY_BASIC: "wonder_payment_any_basic"}


def modifier(hook: Modify) -> Node:
    if hook.question == F.PROGRESS_PRICE:  # Scientific Method: a price that is lower once a round
        assert hook.limit == ROUND
        change = one("modifier", what="scientific_progress_price", amount=hook.n)
        first = one("trigger", event="scientific_progress", do=change, limit="first_per_round")
        return {"timing": "first_time", "ops": first, "lasts": hook.lasts}
    assert not hook.limit
    out = one("modifier", what=WHAT[hook.question], amount=hook.n)
    if hook.when is not None:
        out[0]["when"] = when(hook.when)
    if hook.question == F.WONDER_ANY_BASIC:
        out[0]["optional"] = True
    return {"timing": "permanent", "ops": out, "lasts": hook.lasts}


def hooked(hook: Hook) -> Node:
    assert isinstance(hook, On | Modify)
    out = trigger(hook) if isinstance(hook, On) else modifier(hook)
    if out.pop("lasts"):
        out["duration"] = "round"
    return out


def die_table(faces: tuple[Op[Any], ...]) -> Node:
    rows: list[Node] = []
    for face, op in enumerate(faces, 1):
        do = tree(op)
        if rows and rows[-1]["do"] == do:
            rows[-1]["faces"].append(face)
        else:
            rows.append({"faces": [face], "do": do})
    return {"timing": "die_table", "ops": rows}


def declared(kind: int) -> Node | None:
    """The effect of a card as the book declares it."""
    use, hooks, faces = BOOK.use[kind], BOOK.hooks[kind], BOOK.faces[kind]
    assert (use is not None) + len(hooks) + bool(faces) <= 1, "one effect per card"
    if faces:
        return die_table(faces)
    if hooks:
        return hooked(hooks[0])
    if use is None:
        return None
    if BOOK.type[kind] == F.WARLORD_CARD:  # the Advantage is a condition of the kind (MD-WAR-02)
        return {"timing": "action", "ops": one("if", cond={"has_advantage": True}, then=tree(use))}
    if BOOK.type[kind] == C.FREE_CITY_CARD:
        return {"timing": "negotiate", "ops": tree(use)}
    return {"timing": TIMINGS[BOOK.timing[kind]], "ops": tree(use)}


def without_text(effect: Node | None) -> Node | None:
    return None if effect is None else {key: value for key, value in effect.items() if key != "text"}


# ---------------------------------------------------------------- the comparison
def kind_of(id: str) -> int:
    return BOOK.id.index(id)


def cost(kind: int) -> Node | None:
    if BOOK.type[kind] == F.WONDER:
        return {"stages": [{"production": BOOK.cost[kind]}, {"production": BOOK.cost2[kind]}]}
    assert BOOK.cost2[kind] == 0
    return {PAID_IN[BOOK.type[kind]]: BOOK.cost[kind]} if BOOK.cost[kind] else None


def test_the_book_has_the_cards_of_the_data_and_no_others() -> None:
    assert len(BOOK.id) == len(set(BOOK.id)) == 135
    assert set(BOOK.id) == set(CARDS)


@pytest.mark.parametrize("id", IDS)
def test_figures(id: str) -> None:
    card, kind = CARDS[id], kind_of(id)
    civ = BOOK.civ[kind]
    types = {"mountainous": 1, "coastal": 2, "agricultural": 4, None: 0}
    assert {"en": BOOK.name_en[kind], "fr": BOOK.name_fr[kind]} == card["name"]
    assert BOOK.type[kind] == KINDS[card["kind"]]
    assert BOOK.box[kind] == card["box"]
    assert (CIVILIZATIONS[civ] if civ >= 0 else None) == card["civilization"]
    assert (BOOK.era[kind] or None) == card["era"]
    assert cost(kind) == card["cost"]
    assert {RESOURCES[res]: n for res, n in BOOK.output[kind]} == (card["produces"] or {})
    assert BOOK.province[kind] == types[card["province_type"]]
    assert BOOK.copies[kind] == card["copies"]
    assert (wonders.DEFENCE if kind == BARRICADE else None) == card.get("defence")
    assert BOOK.note[kind] == card.get("notes", "")


@pytest.mark.parametrize("id", IDS)
def test_effect(id: str) -> None:
    effect, kind = without_text(CARDS[id]["effect"]), kind_of(id)
    if id in IMPLIED:
        assert declared(kind) is None
        assert effect == IMPLIED[id]
    else:
        assert declared(kind) == effect


@pytest.mark.parametrize("id", IDS)
def test_bonus(id: str) -> None:
    bonus = BOOK.bonus[kind_of(id)]
    given = without_text(CARDS[id]["bonus"])
    assert (None if bonus is None else {"ops": tree(bonus)}) == given


@pytest.mark.parametrize("id", IDS)
def test_where_each_figure_comes_from(id: str) -> None:
    """The copies have their own test; the number of an advanced Espionage card is part of its id here."""
    book = BOOK.provenance[kind_of(id)]
    given = {field: source for field, source in CARDS[id]["provenance"].items() if field not in ("copies", "number")}
    assert {field: book.get(field, book["all"]) for field in given} == given
    assert set(book) - {"all"} <= set(CARDS[id]["provenance"])


def test_where_the_number_of_copies_comes_from() -> None:
    wrong = {}
    for id, card in CARDS.items():
        book = BOOK.provenance[kind_of(id)]
        source = book.get("copies", book["all"])
        if source != card["provenance"]["copies"]:
            wrong[id] = source
    assert wrong == {}


def test_which_cards_a_player_begins_with() -> None:
    kinds = ("start_building", "special_building", "start_knowledge", "policy", "unit_warlord", "unit_ambassador")
    given = {id for id, card in CARDS.items() if card["kind"] in kinds} | {"aztec-start-province"}
    assert {BOOK.id[kind] for kind in range(len(BOOK.id)) if starting(kind)} == given
