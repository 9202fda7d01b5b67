"""The reference data (tests/data/monumental.json) by the ids that the declarations use, and declared ops in its
language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from clio.engine.control import Choose, If, May, Players, Repeat, Seq
from clio.engine.hooks import ALWAYS, Hook, Modify, On
from clio.engine.kernel import Cond, Number, Op
from clio.games.families.monumental import cardbook as F
from clio.games.families.monumental.ops import city as shared
from clio.games.families.monumental.ops import resources as R
from clio.games.families.monumental.state import BASIC, GOLD
from clio.games.monumental import cardbook as C
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.ops import board, city, explorers, monsters, standing, trade, wonders
from clio.games.monumental.state import FRESH_GOLD, RAID

Node = dict[str, Any]
DATA: Node = json.loads((Path(__file__).parents[2] / "data" / "monumental.json").read_text(encoding="utf-8"))
RESOURCES = ("production", "science", "military", "gold", "culture")
TERRAINS = (
    "capital", "plains", "forest", "mountain", "coast", "water", "volcano", "mine", "hills", "savanna", "oasis", "port",
)
PREFIXES = {
    "dev.iv": "project", "dev.i": "i", "dev.ii": "ii", "dev.iii": "iii", "dev.r": "r", "city": "city", "basic": "basic",
    "gain": "gain", "exch": "exchange", "quest": "quest", "nat": "nat", "hero": "hero", "monster": "monster",
    "mkt": "market", "automa": "automa",
}


def id_of(name: str) -> str:
    """dev.i.warrior_altar -> i-warrior-altar."""
    for prefix, ours in PREFIXES.items():
        if name.startswith(f"{prefix}."):
            return f"{ours}-{name[len(prefix) + 1 :]}".replace("_", "-").replace(".", "-")
    raise ValueError(name)


def cards() -> dict[str, Node]:
    """Everything with a card kind of its own, by our ids."""
    found: dict[str, Node] = {}
    for section in (
        "city_cards", "basic_buildings", "development", "commercial_gain_tokens", "exchange_tokens", "quests",
        "natural_wonders", "heroes", "monsters",
    ):
        found |= {id_of(card["id"]): card for card in DATA[section]}
    for market in DATA["markets"]:
        found |= {id_of(token["id"]): token for token in market["tokens"]}
    for part in ("actions", "advanced", "civilizations"):
        found |= {id_of(card["id"]): card for card in DATA["automa"][part]}
    found[id_of(DATA["automa"]["multi"]["id"])] = DATA["automa"]["multi"]
    return found | civilization_cards() | exploration()


def civilization_cards() -> dict[str, Node]:
    """In the order of declaration: special Buildings, Knowledge, Policies, Warlords."""
    civs = DATA["civilizations"]
    listed = [civ["special_building"] for civ in civs] + [civ["knowledge"] for civ in civs]
    policies = [policy for civ in civs for policy in civ["policies"]]
    first = BOOK.id.index("zulu-ibutho-camp")
    found = dict(zip(BOOK.id[first:], [*listed, *policies], strict=False))
    chiefs = BOOK.id.index("zulu-chaka")
    return found | dict(zip(BOOK.id[chiefs:], [civ["warlord"] for civ in civs], strict=False))


def exploration() -> dict[str, Node]:
    first = BOOK.id.index("barbarians-1-science-2-production")
    return dict(zip(BOOK.id[first:], DATA["exploration_tokens"], strict=False))


# ---------------------------------------------------------------- normal form of the data
IGNORED = ("optional",)  # what may be declined is the engine's matter: declining is always offered there


def plain(nodes: list[Node]) -> list[Node]:
    """One gain per resource, in the order of the resources; inner lists likewise."""
    out: list[Node] = []
    for node in nodes:
        kept = {key: plain_value(value) for key, value in node.items() if key not in IGNORED}
        if kept["op"] == "gain" and len(kept["res"]) > 1:
            out += [{"op": "gain", "res": {res: n}} for res, n in kept["res"].items()]
        else:
            out.append(kept)
    return sorted_gains(out)


def plain_value(value: Any) -> Any:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return plain(value)
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [plain(branch) for branch in value]
    return value


def sorted_gains(nodes: list[Node]) -> list[Node]:
    """Gains that follow each other in one order: it makes no difference."""
    out: list[Node] = []
    run: list[Node] = []
    for node in nodes:
        if node["op"] == "gain":
            run.append(node)
        else:
            out += [*sorted(run, key=str), node]
            run = []
    return out + sorted(run, key=str)


# ---------------------------------------------------------------- declared ops in the language of the data
def tree(op: Op[Any] | None) -> list[Node]:
    if op is None:
        return []
    if isinstance(op, Seq):
        return sorted_gains(sequence(list(op.ops)))
    written: list[Node] = WRITERS[type(op)](op)
    return written


def sequence(ops: list[Op[Any]]) -> list[Node]:
    """A price takes what follows it along."""
    out: list[Node] = []
    for i, op in enumerate(ops):
        if isinstance(op, R.Pay | R.PayBasic | R.PayDifferent):
            return [*out, {"op": "pay", "cost": cost(op), "then": sorted_gains(sequence(ops[i + 1 :]))}]
        out += tree(op)
    return out


def cost(op: R.Pay | R.PayBasic | R.PayDifferent) -> Node:
    if isinstance(op, R.Pay):
        return {RESOURCES[op.res]: op.n}
    return {"basic_any" if isinstance(op, R.PayBasic) else "basic_different": op.n}


def node(name: str, **fields: Any) -> list[Node]:
    return [{"op": name, **fields}]


def gain(res: str, n: int) -> list[Node]:
    return node("gain", res={res: n})


def gain_op(op: R.Gain) -> list[Node]:
    if op.res == RAID:
        return node("gain", res={"military": op.n}, only_for="conquest_unoccupied")
    res = "gold" if op.res == FRESH_GOLD else RESOURCES[op.res]
    return gain(res, op.n) if isinstance(op.n, int) else per(op.n, gain(res, 1))


def per(number: Number[Any], then: list[Node]) -> list[Node]:
    every, most, counted = 1, 9, number
    if isinstance(number, standing.Per):
        every, most, counted = number.every, number.most, number.count
    return node("per", count=count(counted), every=every, max=2 if count(counted) == "own_trading_posts" else most,
                then=then)


def count(number: Number[Any]) -> str:
    if isinstance(number, standing.Provinces):
        return {(): "provinces", (C.COAST, C.PORT): "coastal_provinces", (C.MOUNTAIN,): "mountain_provinces"}[
            number.terrains]
    names: dict[type, str] = {
        standing.TradingPosts: "own_trading_posts", standing.ActivatedKnowledge: "activated_knowledge",
        R.ActivatedCards: "activated_forts_and_archery_ranges",
    }
    return names[type(number)]


def convert(op: R.Convert) -> list[Node]:
    source = "basic_any" if op.source == BASIC else RESOURCES[op.source[0]]
    gold = {} if GOLD in op.source else {"gold_ok": False}
    then = gain(RESOURCES[op.target], 1)
    if op.most == 1:
        return node("pay", cost={source: 1}, then=then, **gold)
    return node("repeat_pay", cost={source: 1}, min=op.least, max=op.most, then=then, **gold)


def archive(op: shared.Archive) -> list[Node]:
    places = [place for place, named in (("city", op.city), ("discard", op.discard)) if named]
    out: Node = {"op": "archive", "n": op.n, "from": places}
    if op.up_to:
        out["up_to"] = True
    if op.only_revolt:
        out["only"] = "revolt"
    then = tree(op.gain)
    if op.repeat:
        then = [*then, *node("if", cond={"archived_revolt": True}, then=node("repeat"))]
    if op.all_gain is not None:
        then = node("if", cond={"archived_by_this": op.n}, then=tree(op.all_gain))
    return [out | ({"then": then} if then else {})]


def archive_reserved(op: trade.ArchiveReserved) -> list[Node]:
    then = gain("basic_in_cost_of_archived", op.refund) if op.refund else tree(op.gain)
    return node("archive", n=1, **{"from": ["reserve"]}, then=then)


def acquire_now(op: wonders.AcquireNow) -> list[Node]:
    names = {F.BUILDING: "building", F.KNOWLEDGE: "knowledge", F.WONDER: "wonder"}
    sources = [s for s, named in (("display", op.display), ("basic", op.basic), ("reserve", op.reserve)) if named]
    return node("acquire_now", kinds=[names[kind] for kind in op.kinds], discount=op.discount, **{"from": sources})


def reserve(op: trade.Reserve) -> list[Node]:
    return node("reserve", n=op.n) + (gain("basic_in_cost_of_reserved", 1) if op.refund else [])


def both(op: board.BothGains) -> list[Node]:
    paid = node("gain_revolt", who="self", n=1) if op.revolt else []
    return paid + node("exploration_both")


def who(players: Players | None) -> str:
    if players is None:
        return "self"
    if isinstance(players, standing.NearMonster):
        return f"players_with_unit_within_{players.within}"
    names: dict[type, str] = {
        standing.PreviousController: "previous_controller", standing.ControllerOfMonster: "controller_of_monster_tile",
        standing.NeighboursOfConquest: "opponents_adjacent_to_conquered",
    }
    return names[type(players)]


def condition(cond: Cond[Any]) -> Node:
    if isinstance(cond, R.GainedAtLeast):
        return {"gained": {RESOURCES[cond.res]: cond.n}}
    if isinstance(cond, standing.ConqueredThisTurn):
        return {"conquered_this_turn": cond.n}
    if isinstance(cond, standing.Controls):
        return {"provinces_at_least": cond.n}
    assert isinstance(cond, standing.SectionBuilt)
    return {"wonder_section_built_this_turn": 1}


def repeated(op: Repeat) -> list[Node]:
    assert isinstance(op.times, Number)
    return per(op.times, tree(op.op))


WRITERS: dict[type, Any] = {
    If: lambda op: node("if", cond=condition(op.cond), then=tree(op.then)),
    Choose: lambda op: node("choose", options=[tree(branch) for branch in op.parts()]),
    May: lambda op: tree(op.parts()[0]),
    Repeat: repeated,
    R.Gain: gain_op,
    R.GainBasic: lambda op: gain("basic_any", op.n),
    R.GainSame: lambda op: gain("basic_same", op.n),
    R.GainDifferent: lambda op: gain("basic_different", op.n),
    R.Convert: convert,
    R.Exchange: lambda op: node("pay", cost={"basic_any": 1}, then=gain("basic_other_type", 1)),
    shared.Archive: archive,
    shared.DiscardCity: lambda op: node("discard_city", n=op.n, then=tree(op.gain)),
    shared.Reinforce: lambda op: node("reinforce", n=op.n),
    shared.SwapCity: lambda op: node("swap_city"),
    shared.CopyBonus: lambda op: node("copy", target="own_policy_bonus"),
    shared.CopyPolicy: lambda op: node("copy", target="own_policy_effect"),
    city.CopyAttached: lambda op: node("copy", target="attached"),
    city.DrawUse: lambda op: node("draw_use", n=op.n),
    city.LookTop: lambda op: node("look_top", options=["archive", "discard", "keep"]),
    city.GainBasicBuilding: lambda op: node("gain_basic_building", n=op.n),
    city.GainRevolt: lambda op: node("gain_revolt", who=who(op.players), n=op.n),
    city.ActivateNow: lambda op: node("activate_now"),
    board.MoveUnits: lambda op: node("move_unit", n=op.n),
    board.BothGains: both,
    explorers.MoveExplorers: lambda op: node("move_explorer", tiles=op.tiles, each=op.each),
    trade.Advance: lambda op: node("trade_advance", n=op.n),
    trade.DrawGain: lambda op: node("gain_trade_token", n=op.n),
    trade.PayForEach: lambda op: node("repeat_pay", cost={"basic_any": 1}, min=1, max=op.most, then=tree(op.then)),
    trade.Reserve: reserve,
    trade.ArchiveReserved: archive_reserved,
    trade.TransferReserved: lambda op: node("transfer_reserved", to="opponent", then=tree(op.gain)),
    trade.Bargain: lambda op: node(
        "acquire_discount", n=op.n, **{"from": ["reserve"]}, scope="next_this_turn", minimum=0),
    trade.EasierConquests: lambda op: node(
        "defence_mod", n=-op.n, scope="next_conquest_this_turn" if op.next else "conquests_this_turn"),
    wonders.AcquireNow: acquire_now,
    wonders.BuildSection: lambda op: node(
        "wonder_section", discount=op.discount, **({} if op.then is None else {"then": tree(op.then)})),
    monsters.Lose: lambda op: node("lose", res={RESOURCES[op.res]: op.n}, who=who(op.players)),
    monsters.LoseToken: lambda op: node("lose", res={"production_token": 1}, who=who(op.players)),
    monsters.ExplorersHome: lambda op: node("send_home", what="explorers", within=op.within),
    monsters.UnitHome: lambda op: node("send_home", what="unit", otherwise=tree(op.other)),
}

EVENTS: dict[tuple[int, bool, type[Cond[Any]] | None], str] = {
    (F.CONQUEST, True, standing.WarlordEntered): "first_conquest_with_warlord_each_turn",
    (F.CONQUEST, True, None): "first_conquest_each_turn",
    (F.CONQUEST, False, standing.WasOccupied): "each_conquest_occupied",
    (F.CONQUEST, True, standing.WasOccupied): "first_conquest_occupied_each_turn",
    (C.TOKEN_REVEALED, True, None): "first_conquest_unoccupied_this_turn",
    (C.TOKEN_REVEALED, True, standing.WarlordEntered): "first_conquest_unoccupied_with_warlord_each_turn",
    (C.TOKEN_REVEALED, False, standing.FirstLed): "first_conquest_with_warlord_each_turn",
    (C.GAIN_OBTAINED, False, None): "obtain_trade_token", (C.INVESTMENT, False, None): "invest",
    (C.BUILDING_GAINED, True, None): "first_building_gained_each_turn",
    (F.KNOWLEDGE_ACQUIRED, True, None): "first_knowledge_acquired_each_turn",
    (F.WONDER_COMPLETED, False, None): "complete_wonder",
}


def listener(hook: Hook) -> list[Node]:
    if isinstance(hook, On):
        (event,) = hook.events
        when = EVENTS[event, hook.limit != ALWAYS, None if hook.when is None else type(hook.when)]
        return node("trigger", when=when, then=tree(hook.op))
    assert isinstance(hook, Modify)
    if hook.question == F.PROGRESS_PRICE:
        return node("science_progress_discount", n=-hook.n, limit="first_each_turn")
    if hook.question == F.WONDER_ANY_BASIC:
        return node("pay_any_basic_for_wonder")
    if hook.question == C.RESERVED_PRICE:
        return node("acquire_discount", n=-hook.n, **{"from": ["reserve"]}, scope="always", minimum=1)
    first = "first_conquest_each_turn" if hook.limit != ALWAYS else "conquests_this_turn"
    scope = "own_provinces" if hook.question == C.OWN_DEFENCE else first
    return node("units_mod" if hook.question == C.UNITS else "defence_mod", n=hook.n, scope=scope)


def effects(kind: int) -> list[Node]:
    """What a card does besides its bonus: used, listening, or when it is activated."""
    start = BOOK.start[kind]
    begun = node("trigger", when="this_card_activated", then=tree(start)) if start is not None else []
    return begun + tree(BOOK.use[kind]) + [found for hook in BOOK.hooks[kind] for found in listener(hook)]
