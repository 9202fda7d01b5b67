"""Every figure of the cards is the one of the reference data (tests/data/through_the_ages.json)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clio.engine.control import Choose, ForEach, ForPlayer, If, May, Repeat, Seq
from clio.engine.hooks import Ability, Hook, Instead, Modify, On, Rating
from clio.engine.kernel import Nothing
from clio.games.through_the_ages import cardbook as C
from clio.games.through_the_ages import cards as cards  # fills the book
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops import build, develop, effects, goods, hands, people, powers, production, ratings
from clio.games.through_the_ages.ops import numbers as N
from tests.rules import rule

Node = dict[str, Any]
DATA: Node = json.loads((Path(__file__).parents[2] / "data" / "through_the_ages.json").read_text(encoding="utf-8"))
CARDS: dict[str, Node] = {card["id"]: card for card in DATA["cards"]}
IDS = list(CARDS)

ATTACKS = {C.ATTACK_ALLOWED: "allowed", C.ATTACK_ENDS: "ends", C.ATTACK_FORBIDDEN: "forbidden"}
PACT_SYMBOLS = ("culture", "strength", "food", "resources")  # of side_a and side_b

RULES = (C.LABS_STORE, C.INFANTRY_RIDES, C.WONDERS_CHEAP, C.NO_ATTACKS)  # questions answered by yes, without a figure
IN_RULES: dict[str, list[int]] = {"ravages-of-time": [1, ratings.RUIN_CULTURE]}  # what ruins are is a rule


# ---------------------------------------------------------------- from declarations to the format of the data
def given(node: Node) -> Node:
    """Without the figures that are 0 and the parts that are empty."""
    return {key: value for key, value in node.items() if value not in (0, {}, [])}


def symbols(kind: int) -> Node:
    """Per worker, or of the card."""
    return given({
        "culture": BOOK.makes_culture[kind], "science": BOOK.makes_science[kind],
        "strength": BOOK.makes_strength[kind], "happiness": BOOK.makes_happy[kind],
        "yellow_tokens": BOOK.yellow[kind], "blue_tokens": BOOK.blue[kind], "colonization": BOOK.colonization[kind],
    })


def action_symbols(kind: int) -> Node:
    return given({"civil_actions": BOOK.civil_actions[kind], "military_actions": BOOK.military_actions[kind]})


def per_worker(kind: int) -> Node:
    value = {C.T_FARM: "food", C.T_MINE: "resources"}.get(BOOK.type[kind], "value")
    return symbols(kind) | given({value: BOOK.value[kind]})


def government(kind: int) -> Node:
    return {
        "civil_actions": BOOK.civil_actions[kind], "military_actions": BOOK.military_actions[kind],
        "urban_limit": BOOK.limit[kind],
    }


def tactic(kind: int) -> Node:
    infantry, cavalry, artillery = BOOK.army[kind]
    return {
        "infantry": infantry, "cavalry": cavalry, "artillery": artillery, "strength": BOOK.tactical[kind],
        "obsolete": BOOK.obsolete[kind] if BOOK.age[kind] > 1 else None,  # Age I tactics have one value (TTA-ARMY-08)
    }


def pact(kind: int) -> Node:
    a, b = (given(dict(zip(PACT_SYMBOLS, side[kind]))) for side in (BOOK.side_a, BOOK.side_b))
    if BOOK.sides[kind]:
        sides = {"A": a | action_symbols(kind), "B": b | action_symbols(kind)}
    else:
        assert a == b, "a pact without sides gives both partners the same"
        sides = {"both": a | action_symbols(kind)}
    return {"attack": ATTACKS[BOOK.attacks[kind]], **given(sides)}


def declared(kind: int) -> Node:
    """The card as the lists of the book declare it, in the format of the data."""
    type = BOOK.type[kind]
    out: Node = {
        "id": BOOK.id[kind], "name_en": BOOK.name_en[kind], "name_fr": BOOK.name_fr[kind],
        "name_fr_source": C.DESIGNED if BOOK.provenance[kind].get("name_fr") == C.DESIGNED else C.RULEBOOK,
        "deck": "civil" if type <= C.T_ACTION else "military", "age": BOOK.age[kind], "kind": C.TYPE_IDS[type],
        "copies": list(BOOK.copies[kind]),
    }
    out |= given({
        "science": BOOK.science[kind], "science_revolution": BOOK.revolution[kind], "resources": BOOK.cost[kind],
        "stages": list(BOOK.stages[kind]), "military_actions": BOOK.price[kind],
    })
    if type <= C.T_AIR:
        return out | given({"per_worker": per_worker(kind)})
    if type == C.T_GOVERNMENT:
        return out | {"government": government(kind)} | given({"permanent": symbols(kind)})
    if type == C.T_TACTIC:
        return out | {"tactic": tactic(kind)}
    if type == C.T_BONUS:
        return out | {"bonus": {"defence": BOOK.defence[kind], "colonization": BOOK.colonize[kind]}}
    if type == C.T_PACT:
        return out | {"pact": pact(kind)}
    if type == C.T_TERRITORY:
        return out | {"territory": {"permanent": symbols(kind)}}
    return out | given({"permanent": symbols(kind) | action_symbols(kind)})


def modified(hook: Modify) -> list[int]:
    """The number on the card: stages and costs are said as a whole, both hand limits at once."""
    if hook.question in (C.STAGES_AT_ONCE, C.ATTACK_COST):
        return [1 + hook.n]
    if hook.question in RULES:
        return []
    if hook.question == C.CARDS_THROWN:
        return [hook.n, 1]
    return [hook.n, hook.n] if hook.question == C.HAND_LIMITS else [abs(hook.n)]


NUMBERS: dict[type, Callable[[Any], list[int]]] = {  # the figures of an op or hook, in the order of the card's text
    Nothing: lambda op: [],
    Seq: lambda op: [n for part in op.ops for n in numbers(part)],
    Choose: lambda op: [n for branch in op.branches for n in numbers(branch)],
    May: lambda op: numbers(op.op),
    If: lambda op: numbers(op.then) + ([] if op.other is None else numbers(op.other)),
    Repeat: lambda op: [op.times, *numbers(op.op)],
    On: lambda hook: numbers(hook.op),
    Ability: lambda hook: numbers(hook.op),
    Instead: lambda hook: numbers(hook.op),
    Modify: modified,
    Rating: lambda hook: numbers(hook.number),
    ForEach: lambda op: numbers(op.op),
    ForPlayer: lambda op: numbers(op.op),
    goods.Gain: lambda op: amount(op.n),
    goods.Lose: lambda op: amount(op.n),
    goods.LoseAll: lambda op: [],
    goods.GainMix: lambda op: [op.n],
    goods.LoseMix: lambda op: [op.n],
    goods.StealMix: lambda op: [op.n],
    goods.Steal: lambda op: [op.n],
    build.BuildOrUpgrade: lambda op: [op.discount],
    build.BuildStage: lambda op: [op.discount],
    build.IncreasePopulation: lambda op: amount(op.discount or []),
    build.BuildFree: lambda op: [],
    develop.DevelopTech: lambda op: [op.reward],
    develop.DevelopCivilization: lambda op: [op.discount] * 3,
    develop.RegainCivil: lambda op: [1],
    develop.LeaveLeader: lambda op: [],
    develop.Tuck: lambda op: [1],
    develop.SpendAll: lambda op: [],
    powers.Use: lambda op: [n for branch in op.branches for n in numbers(branch)],
    powers.ExchangeAction: lambda op: [1],
    powers.UpgradeAcross: lambda op: [op.cost],
    powers.Levy: lambda op: [1, op.discount, op.discount],
    powers.ColonizeFromHand: lambda op: [],
    powers.LookAtEvent: lambda op: [],
    hands.DrawMilitary: lambda op: [op.n],
    hands.DiscardMilitary: lambda op: [op.n],
    people.GainPopulation: lambda op: [op.n],
    people.LosePopulation: lambda op: amount(op.n),
    people.LoseBlue: lambda op: [op.n],
    people.GainYellow: lambda op: [op.n],
    production.ProduceFood: lambda op: [],
    production.ProduceResources: lambda op: [],
    production.ProduceAll: lambda op: [],
    effects.Purse: lambda op: amount(op.military or []) + amount(op.science or []) + amount(op.n),
    effects.DestroyOwn: lambda op: [],
    effects.DestroyOthers: lambda op: [],
    effects.Raid: lambda op: [*op.levels, 2],
    effects.LoseColony: lambda op: [],
    effects.Annex: lambda op: [],
    effects.Infiltrate: lambda op: [op.per_level],
    effects.RuinWonder: lambda op: [],
    effects.Iconoclasm: lambda op: [],
    effects.SpendCivil: lambda op: [op.each],
    effects.StealYellow: lambda op: [op.n],
    effects.ScoreIfStrong: lambda op: [op.n],
    effects.IfUnused: lambda op: [],  # the first branch, said before
    effects.Agreement: lambda op: [op.budget],
    effects.WarOverTerritory: lambda op: [op.n, op.per],
    effects.WarOverCulture: lambda op: [op.n],
    effects.WarOverTechnology: lambda op: [],
    N.BestLevel: lambda number: [],
    N.PerBuilding: lambda number: [abs(number.n)],
    N.LevelSum: lambda number: [],
    N.Pairs: lambda number: [number.n],
    N.BestTheater: lambda number: [2],
    N.PerUnitType: lambda number: [number.n],
    N.HappySymbols: lambda number: [1],
    N.Colonies: lambda number: [number.first, number.each] if number.first != number.each else [number.each],
    N.UrbanDiscount: lambda number: list(number.less),
    N.Spouse: lambda number: [number.n],
    N.Rated: lambda number: [number.times] if number.times > 1 else [],
    N.PartDiscontent: lambda number: [number.n],
    N.PerStronger: lambda number: list(number.by_players),
    N.PerWorker: lambda number: [number.rural, number.other],
    N.UrbanCulture: lambda number: [number.times],
    N.UrbanEverything: lambda number: [],
    N.ImpactAgriculture: lambda number: [number.surplus],
    N.ImpactBalance: lambda number: [number.n],
    N.ImpactGovernment: lambda number: [number.civil, number.military],
    N.ImpactPopulation: lambda number: [number.n, number.above],
    N.ImpactProgress: lambda number: [number.n],
    N.ImpactTechnology: lambda number: [number.n, number.level],
    N.ImpactVariety: lambda number: [number.n],
    N.ImpactWonders: lambda number: list(number.by_age),
    N.ByRank: lambda number: [*number.two, *number.three, *number.four],
}


def amount(n: object) -> list[int]:
    """A plain number, a formula, or none at all."""
    if isinstance(n, list):
        return n
    return [n] if isinstance(n, int) else numbers(n)


def numbers(part: object) -> list[int]:
    return NUMBERS[type(part)](part)


def gains(op: object) -> Node:
    """What a territory gives once: {"food": 3}."""
    if isinstance(op, goods.Gain):
        assert isinstance(op.n, int)
        return {("food", "resources", "science", "culture")[op.what]: op.n}
    if isinstance(op, people.GainPopulation):
        return {"population": op.n}
    assert isinstance(op, hands.DrawMilitary)
    return {"military_cards": op.n}


def pact_effect(kind: int) -> Node:
    """What a pact changes besides the figures of its sides."""
    less, price = BOOK.research[kind]
    exchange = int(BOOK.exchange[kind])
    return given({
        "A": given({"food_as_resources": exchange}),
        "B": given({"resources_as_food": exchange, "no_war": int(BOOK.no_war[kind])}),
        "both": given({
            "strength_attacking": BOOK.attacker[kind], "science_off": less, "science_partner": price,
            "culture_per_wonder": BOOK.tourism[kind],
        }),
    })


def declared_effect(kind: int) -> Node:
    """The rest of the card: what its op and its hooks declare."""
    id, type = BOOK.id[kind], BOOK.type[kind]
    if type == C.T_TERRITORY:
        return {"territory": {"immediate": gains(BOOK.op[kind])}}
    if type == C.T_PACT:
        return given({"pact": pact_effect(kind)})
    hooks: tuple[Hook, ...] = BOOK.hooks[kind]
    figures = [n for part in (BOOK.op[kind], *hooks) for n in numbers(part)]
    return given({"figures": [*IN_RULES.get(id, []), *given({"less": BOOK.after_leader[kind]}).values(), *figures]})


# ---------------------------------------------------------------- the comparison
def flat(node: Node, path: str = "") -> Node:
    """{"per_worker": {"food": 2}} as {"per_worker.food": 2}."""
    out: Node = {}
    for key, value in node.items():
        out |= flat(value, f"{path}{key}.") if isinstance(value, dict) else {path + key: value}
    return out


def is_effect(path: str) -> bool:
    """Is the figure one of an op, a hook or a rule, not of the lists of the book?"""
    where, _, name = path.rpartition(".")
    if where.startswith("pact."):
        return name not in (*PACT_SYMBOLS, "civil_actions", "military_actions")
    return path == "figures" or where == "territory.immediate"


def differences(reference: Node, book: Node) -> list[str]:
    """One line for each figure that is not the same; "-" where there is none."""
    lines = []
    for path in sorted(reference.keys() | book.keys()):
        expected, found = reference.get(path, "-"), book.get(path, "-")
        if expected != found:
            lines.append(f"{path}: {expected} in the reference data, {found} in the book")
    return lines


def reference(id: str, effects: bool) -> Node:
    card = {field: value for field, value in CARDS[id].items() if field != "provenance"}
    return {path: value for path, value in flat(card).items() if is_effect(path) == effects}


def kind_of(id: str) -> int:
    return BOOK.id.index(id)


def test_the_book_has_the_cards_of_the_data_and_no_others() -> None:
    assert len(BOOK.id) == len(set(BOOK.id)) == len(CARDS) == 236
    assert set(BOOK.id) == set(CARDS)


@pytest.mark.parametrize("id", IDS)
def test_figures(id: str) -> None:
    assert differences(reference(id, effects=False), flat(declared(kind_of(id)))) == []


@pytest.mark.parametrize("id", IDS)
def test_figures_of_the_effect(id: str) -> None:
    assert differences(reference(id, effects=True), flat(declared_effect(kind_of(id)))) == []


@pytest.mark.parametrize("id", IDS)
def test_where_each_figure_comes_from(id: str) -> None:
    book = BOOK.provenance[kind_of(id)]
    expected = CARDS[id]["provenance"]
    assert {field: book.get(field, book["all"]) for field in expected} == expected


@pytest.mark.parametrize("name", ["name_en", "name_fr"])
def test_no_two_cards_of_a_kind_have_the_same_name(name: str) -> None:
    listed = [(card["kind"], card[name]) for card in CARDS.values()]
    declared_names: list[str] = getattr(BOOK, name)
    assert len(set(listed)) == len(listed)
    assert len(set(zip(BOOK.type, declared_names))) == len(BOOK.id)


# ---------------------------------------------------------------- decks
def listed() -> list[Node]:
    """The cards of the data."""
    return list(CARDS.values())


def in_the_book() -> list[Node]:
    """The same cards from the book."""
    return [declared(kind) for kind in range(len(BOOK.id))]


SOURCES = pytest.mark.parametrize("source", [listed, in_the_book], ids=["data", "book"])
SIZES = {  # with 2, 3 and 4 players
    ("civil", 0): [20, 20, 20], ("civil", 1): [44, 50, 53], ("civil", 2): [44, 50, 53], ("civil", 3): [44, 50, 53],
    ("military", 0): [10, 10, 10], ("military", 1): [43, 45, 45], ("military", 2): [46, 50, 50],
    ("military", 3): [41, 45, 45],
}


def size(cards: list[Node]) -> list[int]:
    return [sum(card["copies"][players - 2] for card in cards) for players in (2, 3, 4)]


@rule("TTA-COMP-22")
@SOURCES
@pytest.mark.parametrize(("deck", "age"), SIZES, ids=str)
def test_deck_sizes(source: Callable[[], list[Node]], deck: str, age: int) -> None:
    assert size([card for card in source() if (card["deck"], card["age"]) == (deck, age)]) == SIZES[deck, age]


@rule("TTA-COMP-22")
@SOURCES
def test_cards_in_the_box(source: Callable[[], list[Node]]) -> None:
    in_deck = {deck: [card for card in source() if card["deck"] == deck] for deck in ("civil", "military")}
    assert {deck: size(cards)[2] for deck, cards in in_deck.items()} == {"civil": 179, "military": 150}


@rule("TTA-COMP-02", "TTA-COMP-03", "TTA-COMP-04", "TTA-COMP-05", "TTA-COMP-06")
@SOURCES
@pytest.mark.parametrize(("age", "pacts"), [(0, 0), (1, 2), (2, 4), (3, 4)])
def test_cards_removed_with_fewer_players(source: Callable[[], list[Node]], age: int, pacts: int) -> None:
    cards = [card for card in source() if card["age"] == age]
    for part, for_three, for_four in (
        ([card for card in cards if card["deck"] == "civil"], 6 if age else 0, 3 if age else 0),
        ([card for card in cards if card["kind"] == "pact"], pacts, 0),
        ([card for card in cards if card["deck"] == "military" and card["kind"] != "pact"], 0, 0),
    ):
        two, three, four = size(part)
        assert (three - two, four - three) == (for_three, for_four)
    assert size([card for card in cards if card["kind"] == "pact"])[0] == 0


@rule("TTA-COMP-23", "TTA-COMP-24", "TTA-COMP-25")
@SOURCES
def test_which_cards_are_removed_with_fewer_players(source: Callable[[], list[Node]]) -> None:
    copies = {card["id"]: card["copies"] for card in source()}
    assert {id for id, (two, three, _) in copies.items() if three == two + 1} == {
        "bread-and-circuses", "code-of-laws", "drama", "monarchy", "theology", "warfare",
        "architecture", "coal", "constitutional-monarchy", "journalism", "riflemen", "selective-breeding",
        "democracy", "mechanized-agriculture", "modern-infantry", "oil", "rockets", "tanks",
    } | {card["id"] for card in source() if card["kind"] == "pact"}
    assert {id for id, (_, three, four) in copies.items() if four == three + 1} == {
        "alchemy", "iron", "knights", "cannon", "republic", "selective-breeding",
        "air-forces", "military-theory", "professional-sports",
    }
    assert [card["age"] for card in source() if card["kind"] == "pact"] == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
