"""What a seat may know. Hidden are only the orders of the decks and, with a deck drawn at random from both boxes,
which cards it holds: everything else lies open or was seen by both players."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, get_args

from clio.games.families.monumental.cardbook import (
    BASIC_BUILDING, BUILDING, KNOWLEDGE, POLICY_CARD, REVOLT_CARD, WARLORD_CARD, WONDER,
)
from clio.games.families.monumental.rules.city import GAIN_OUTPUTS
from clio.games.families.monumental.state import EMPTY, POLICIES, POLICY_USED, SLOTS, WORKSHOP
from clio.games.monumental_duel.cardbook import AMBASSADOR_CARD, BOOK, ESPIONAGE_CARD, FREE_CITY_CARD, PROVINCE
from clio.games.monumental_duel.ops.standing import current_era
from clio.games.monumental_duel.rules.round import ACTIVATE, CITY_EFFECTS, START_OF_ROUND
from clio.games.monumental_duel.state import (
    AMBASSADOR_USED, AZTECS, BARRICADE, CONQUERED, FREE_CITIES, FREE_CITY, KIND, MARK, MAX_AGENTS, NEGOTIATED, PASSED,
    POLICY, RESOURCES, SPIED, SPY_MODULE, TRACK, TRADE_MODULE, WARLORD, WARLORD_USED, Duel, Player,
)
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.ops.city import markers_left
from clio.games.monumental_duel.ops.modules import CAPTURE
from clio.games.monumental_duel.ops.wonders import DEFENCE, least_stake, top_province
from clio.games.monumental_duel.rules.end import DOMINATION, END_ROUND, KEPT, LAST_TRACK, counts, score_lines

Resource = Literal["production", "science", "military", "gold", "culture", "vp", "agent"]
ProvinceType = Literal["mountainous", "coastal", "agricultural"]
Module = Literal["espionage", "trade"]
Phase = Literal["activation", "actions", "end_of_round"]
Status = Literal["idle", "activated", "used", "reinforced"]
Line = Literal["row-1", "row-2", "row-3", "column-1", "column-2", "column-3"]
ScoreLine = Literal[
    "provinces", "knowledge", "wonders", "policies", "victory-points", "revolts", "free-cities", "domination-provinces",
    "domination-knowledge", "domination-wonders", "domination-policies",
]
BasicBuilding = Literal["basic-workshop", "basic-laboratory", "basic-shooting-range", "basic-barricade"]

RESOURCE_IDS: Final[tuple[Resource, ...]] = get_args(Resource)
TYPE_IDS: Final[tuple[ProvinceType, ...]] = get_args(ProvinceType)
KIND_IDS = {
    BUILDING: "building", BASIC_BUILDING: "basic_building", KNOWLEDGE: "knowledge", WONDER: "wonder",
    PROVINCE: "province", POLICY_CARD: "policy", WARLORD_CARD: "warlord", AMBASSADOR_CARD: "ambassador",
    ESPIONAGE_CARD: "espionage", FREE_CITY_CARD: "free_city", REVOLT_CARD: "revolt",
}
STATUS_IDS: Final[tuple[Status, ...]] = get_args(Status)
LINE_IDS: Final[tuple[Line, ...]] = get_args(Line)
BASIC_IDS: Final[tuple[BasicBuilding, ...]] = get_args(BasicBuilding)
SCORE_LINES: Final[tuple[ScoreLine, ...]] = get_args(ScoreLine)
ACTIVATION = (START_OF_ROUND, ACTIVATE, GAIN_OUTPUTS, CITY_EFFECTS)  # what the first phase consists of


class SlotView(TypedDict):
    """A place of a City, and the Knowledge under its card."""

    card: str | None
    status: Status
    knowledge: str | None
    knowledge_status: Status | None


class ProvinceView(TypedDict):
    """A card of a Province pile, with the types that an Aztec has marked."""

    id: str
    markers: list[ProvinceType]


class PolicyView(TypedDict):
    id: str
    active: bool
    used: bool
    line: Line | None


class FreeCityView(TypedDict):
    """A Free City, with the gold of both seats on it, and which of them have negotiated there."""

    id: str
    gold: list[int]
    negotiated: list[bool]


class OwnCityView(TypedDict):
    id: str
    negotiated: bool


class WarlordView(TypedDict):
    """`commands`: its owner has the Advantage it needs."""

    id: str
    used: bool
    commands: bool


class AmbassadorView(TypedDict):
    used: bool


class DeckView(TypedDict):
    """A City deck: the known top from above, and the rest unordered."""

    size: int
    top: list[str]
    rest: list[str]


class DevelopmentView(TypedDict):
    """Cards left per Era; their names too, unordered, where the players know the composition of the deck."""

    left: list[int]
    cards: list[str] | None


class AdvantageView(TypedDict):
    holder: int | None
    resource: Resource | None
    tokens: int


class PriceView(TypedDict):
    """`n` of a resource, or of basic resources of any type (None); the player would need `lacks` more, Gold counted."""

    resource: Resource | None
    n: int
    lacks: int


class PricesView(TypedDict):
    """What a player would pay now: for the cards of the track, the piles and those reserved, by id; for the second
    section of the Wonder under construction; for the rival's top Province, the next Policy, Scientific Progress; the
    least `stake` that takes the Advantage."""

    cards: dict[str, PriceView]
    wonder: PriceView | None
    conquest: PriceView | None
    policy: PriceView | None
    progress: PriceView
    stake: int


class CountsView(TypedDict):
    """What Domination compares."""

    provinces: int
    knowledge: int
    wonders: int
    policies: int


class LimitsView(TypedDict):
    """The most Agent dice of a player, the Gold that takes a Free City, what a Barricade adds to the price of conquest,
    the points of a Domination."""

    agents: int
    capture: int
    defence: int
    domination: int


class PlayerView(TypedDict):
    """What lies on one side of the table; `sections` are those built of the Wonder under construction."""

    civilization: str
    resources: dict[Resource, int]
    gained: dict[Resource, int]
    city: list[SlotView]
    deck: DeckView
    discard: list[str]
    archive: list[str]
    pile: list[ProvinceView]
    markers: list[int] | None
    policies: list[PolicyView]
    undeveloped: list[str]
    warlord: WarlordView
    ambassador: AmbassadorView
    reserved: list[str]
    wonder: str | None
    sections: int
    espionage: str | None
    free_cities: list[OwnCityView]
    passed: bool
    conquered: bool
    spied: bool
    points: int
    score: dict[ScoreLine, int]
    counts: CountsView
    prices: PricesView


class GameView(TypedDict):
    """The table as a seat sees it. Seats count from 0; cards are ids of the card book. At most `rounds_left` rounds
    follow this one; the cards of the track that nobody takes stay, but for those `leaving` at its end."""

    round: int
    last_round: bool
    rounds_left: int
    phase: Phase
    over: bool
    era: int
    first: int
    seat: int | None
    you: int | None
    legal: list[int] | None
    modules: list[Module]
    track: list[str | None]
    leaving: list[str]
    development_deck: DevelopmentView
    development_discard: list[str]
    removed: list[str]
    basic_buildings: dict[BasicBuilding, int]
    revolts: int | None
    free_cities: list[FreeCityView] | None
    free_city_deck: int
    advantage: AdvantageView
    in_use: list[str]
    dice: list[int]
    limits: LimitsView
    players: list[PlayerView]


def view(s: Duel, seat: int | None) -> GameView:
    """The table from one seat. Decks show their size; of a City deck also the unordered rest and the known top."""
    return {
        "round": s.round,
        "last_round": s.last,
        "rounds_left": rounds_left(s),
        "phase": phase(s),
        "over": s.over,
        "era": current_era(s),
        "first": s.first,
        "seat": None if s.over else s.player,
        "you": seat,
        "legal": list(s.legal) if seat is not None and s.player == seat else None,
        "modules": modules(s),
        "track": [card_id(card) for card in s.track],
        "leaving": leaving(s),
        "development_deck": development(s),
        "development_discard": [BOOK.id[card] for card in s.discarded],
        "removed": [BOOK.id[card] for card in s.removed],
        "basic_buildings": dict(zip(BASIC_IDS, s.basics, strict=True)),
        "revolts": s.revolts if s.config.modules & SPY_MODULE else None,
        "free_cities": [free_city(s, city) for city in s.free] if s.config.modules & TRADE_MODULE else None,
        "free_city_deck": len(s.city_deck) - s.city_at,
        "advantage": {
            "holder": None if s.holder < 0 else s.holder,
            "resource": None if s.stake_type < 0 else RESOURCE_IDS[s.stake_type],
            "tokens": s.stake,
        },
        "in_use": [BOOK.id[card] for card in s.limbo],
        "dice": list(s.dice),
        "limits": {"agents": MAX_AGENTS, "capture": CAPTURE, "defence": DEFENCE, "domination": DOMINATION},
        "players": [player(s, pl, p) for p, pl in enumerate(s.players)],
    }


def rounds_left(s: Duel) -> int:
    """MD-TRACK-02, MD-END-01: every refill takes at least what leaves the full track, and the round after one that
    leaves too few cards is the last."""
    if s.last:
        return 0
    rounds, cards = 1, len(s.deck) - s.deck_at
    while KEPT + cards > LAST_TRACK:
        rounds, cards = rounds + 1, cards - (TRACK - KEPT)
    return rounds


def phase(s: Duel) -> Phase:
    """MD-ROUND-01, by what is still to be done in the round."""
    ahead = [frame.op for frame in (*s.stack, s.waiting)]
    if END_ROUND not in ahead:
        return "end_of_round"
    return "activation" if any(op in ACTIVATION for op in ahead) else "actions"


def leaving(s: Duel) -> list[str]:
    """MD-TRACK-02: what is too many on the track leaves from the right."""
    return [] if s.last else [BOOK.id[card] for card in s.track if card != EMPTY][KEPT:]


def modules(s: Duel) -> list[Module]:
    names: list[tuple[Module, int]] = [("espionage", SPY_MODULE), ("trade", TRADE_MODULE)]
    return [name for name, bit in names if s.config.modules & bit]


def card_id(card: int) -> str | None:
    return None if card == EMPTY else BOOK.id[card]


def development(s: Duel) -> DevelopmentView:
    left = s.deck[s.deck_at :]
    eras = [BOOK.era[card] for card in left]
    return {
        "left": [eras.count(era) for era in (1, 2, 3)],
        "cards": sorted(BOOK.id[card] for card in left) if s.config.known_deck else None,
    }


def free_city(s: Duel, city: int) -> FreeCityView:
    return {
        "id": BOOK.id[FREE_CITY + city],
        "gold": [s.stakes[p * FREE_CITIES + city] for p in (0, 1)],
        "negotiated": [bool(pl.done & NEGOTIATED << city) for pl in s.players],
    }


def player(s: Duel, pl: Player, me: int) -> PlayerView:
    hidden = len(pl.deck) - pl.known
    mine = range(POLICY + POLICIES * pl.civ, POLICY + POLICIES * (pl.civ + 1))
    lines = score_lines(s, me)
    return {
        "civilization": BOOK.civ_id[pl.civ],
        "resources": {RESOURCE_IDS[r]: pl.res[r] for r in range(RESOURCES)},
        "gained": {RESOURCE_IDS[r]: pl.gained[r] for r in range(RESOURCES)},
        "city": [slot(pl, i) for i in range(SLOTS)],
        "deck": {
            "size": len(pl.deck),
            "top": [BOOK.id[card] for card in reversed(pl.deck[hidden:])],
            "rest": sorted(BOOK.id[card] for card in pl.deck[:hidden]),
        },
        "discard": sorted(BOOK.id[card] for card in pl.discard),
        "archive": [BOOK.id[card] for card in pl.archive],
        "pile": [province(card) for card in pl.pile],
        "markers": [markers_left(pl, t) for t in range(3)] if pl.civ == AZTECS else None,
        "policies": [policy(pl, i) for i in range(len(pl.policies))],
        "undeveloped": [BOOK.id[card] for card in mine if card not in pl.policies],
        "warlord": {
            "id": BOOK.id[WARLORD + pl.civ], "used": bool(pl.done & WARLORD_USED), "commands": s.holder == me,
        },
        "ambassador": {"used": bool(pl.done & AMBASSADOR_USED)},
        "reserved": [BOOK.id[card] for card in pl.reserved],
        "wonder": card_id(pl.wonder),
        "sections": 0 if pl.wonder == EMPTY else 1,
        "espionage": card_id(pl.espionage),
        "free_cities": [
            {"id": BOOK.id[FREE_CITY + c], "negotiated": bool(pl.done & NEGOTIATED << c)} for c in pl.cities
        ],
        "passed": bool(pl.done & PASSED),
        "conquered": bool(pl.done & CONQUERED),
        "spied": bool(pl.done & SPIED),
        "points": sum(lines),
        "score": dict(zip(SCORE_LINES, lines, strict=True)),
        "counts": compared(s, pl),
        "prices": prices(s, pl, me),
    }


def compared(s: Duel, pl: Player) -> CountsView:
    provinces, knowledge, wonders, policies = counts(s, pl)
    return {"provinces": provinces, "knowledge": knowledge, "wonders": wonders, "policies": policies}


def prices(s: Duel, pl: Player, me: int) -> PricesView:
    offered = [*s.track, *pl.reserved, *range(WORKSHOP, BARRICADE + 1)]
    cards = {BOOK.id[card]: price(bills.acquisition(s, me, card)) for card in offered if card != EMPTY}
    return {
        "cards": cards,
        "wonder": None if pl.wonder == EMPTY else price(bills.section(s, me, BOOK.cost2[pl.wonder])),
        "conquest": None if top_province(s.players[1 - me]) == EMPTY else price(bills.conquest(s, me)),
        "policy": None if len(pl.policies) == POLICIES else price(bills.policy(s, me)),
        "progress": price(bills.progress(s, me)),
        "stake": least_stake(s, me),
    }


def price(bill: bills.Bill) -> PriceView:
    return {"resource": None if bill.any_basic else RESOURCE_IDS[bill.res], "n": bill.price, "lacks": bill.lacks}


def slot(pl: Player, i: int) -> SlotView:
    under = pl.city[SLOTS + i]
    return {
        "card": card_id(pl.city[i]),
        "status": STATUS_IDS[pl.status[i]],
        "knowledge": card_id(under),
        "knowledge_status": None if under == EMPTY else STATUS_IDS[pl.status[SLOTS + i]],
    }


def province(card: int) -> ProvinceView:
    return {"id": BOOK.id[card & KIND], "markers": [TYPE_IDS[t] for t in range(3) if card >> MARK >> t & 1]}


def policy(pl: Player, i: int) -> PolicyView:
    return {
        "id": BOOK.id[pl.policies[i]],
        "active": bool(pl.active >> i & 1),
        "used": bool(pl.done & POLICY_USED << i),
        "line": LINE_IDS[pl.lines[i]] if i < len(pl.lines) else None,
    }
