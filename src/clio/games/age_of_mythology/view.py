"""What a seat may know. Hidden are the hands, the order of the random decks, half-made and unrevealed secret choices
(cards to draw or discard, armies, battle cards) and which face-down tile comes next. Everything else lies open, the
number of permanent and of random cards in each hand too: their backs differ (AOM-ROUND-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypedDict, get_args

from clio.engine.kernel import Frame, answers_of
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import bills
from clio.games.age_of_mythology.cardbook import (
    AGE_IDS, AREA_IDS, BOARDS, BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, SPACE_IDS, TERRAIN_IDS, TILE_BOOK,
    UNIT_BOOK, VICTORY_IDS, Age, Area, Culture, Resource, Terrain, VictoryCard,
)
from clio.games.age_of_mythology.ops.city import owned
from clio.games.age_of_mythology.ops.dice import (
    HIT, encounter_odds, faces_of, foreseen, fort_dice, pool, sources, total,
)
from clio.games.age_of_mythology.ops.powers import UNLIMITED
from clio.games.age_of_mythology.ops.tiles import free_space
from clio.games.age_of_mythology.rules.aftermath import LOOTED
from clio.games.age_of_mythology.rules.attack import neighbours
from clio.games.age_of_mythology.rules.battle import ROLL, army_kinds
from clio.games.age_of_mythology.rules.end import army_size, leader
from clio.games.age_of_mythology.rules.gather import GATHER_OP, harvests_of
from clio.games.age_of_mythology.rules.round import HAND_LIMITS, in_pack, kept
from clio.games.age_of_mythology.state import (
    ACTION_ROUNDS, BUILDINGS, CULTURES, HOUSE, KINDS, NONE, PERMANENT, PRODUCTION, RESOURCES, SPACES, TILES,
    Battle, Mythology, Side,
)

Beside = Literal["left", "right", "both"]
Phase = Literal["draft", "victory", "drawing", "acting", "discarding", "ended"]
Way = Literal["largest-army", "most-buildings", "last-battle", "the-wonder", "great-temple"]
Worker = Literal["villager", "dwarf"]

PHASE_IDS: Final[tuple[Phase, ...]] = get_args(Phase)
WAY_IDS: Final[tuple[Way, ...]] = get_args(Way)
WORKER_IDS: Final[tuple[Worker | None, ...]] = (None, *get_args(Worker))
CHOSEN_IDS = {  # cards and units of secret choices
    first + n: id
    for first, ids in (
        (A.TAKE, BOOK.id[:PERMANENT]), (A.SEND, UNIT_BOOK.id), (A.LAY, UNIT_BOOK.id), (A.DISCARD, BOOK.id),
    )
    for n, id in enumerate(ids)
}


class CountedView(TypedDict):
    id: str
    count: int


class SpaceView(TypedDict):
    """A space of the Production Area: its terrain, and the tile and the worker there."""

    space: str
    terrain: Terrain
    tile: str | None
    resource: Resource | None
    cubes: int
    worker: Worker | None


class PlayerView(TypedDict):
    """`kept`: cubes of each resource that do not spoil. Hand, pack and what is chosen in secret so far are the viewer's
    own only: `chosen` cards or units, `sent_from` the spaces of Dwarves that leave them for an army, `drawn` how many
    random cards, once that is said. `beside`: to the left or right of the viewer, for a spectator of the first seat;
    only neighbours attack each other."""

    culture: Culture
    age: Age
    hand_limit: int
    cubes: dict[Resource, int]
    kept: int
    victory: int
    ways: dict[Way, int]
    units: list[CountedView]
    supply: dict[str, int]
    army: int
    villagers: int
    production: list[SpaceView]
    buildings: list[CountedView]
    city_size: int
    hand: list[str] | None
    hand_size: int
    hand_random: int
    pack: list[str] | None
    played: list[str]
    fourth: bool
    chosen: list[str] | None
    sent_from: list[str] | None
    drawn: int | None
    beside: Beside | None


class SourceView(TypedDict):
    """Dice of a side and where they come from: "basic", "type.giant", "card"."""

    of: str
    n: int


class SideView(TypedDict):
    """One side of a battle. No `limit`: as many units as there are; `heads`: the dice that each Hydra has won."""

    seat: int
    limit: int | None
    army: list[CountedView]
    heads: list[int]
    laid: str | None
    fighter: str | None
    throws: bool
    berserk: bool
    dice: int | None
    sources: list[SourceView]
    last_fighter: str | None
    last_roll: list[int]
    last_hits: int


class MatchupView(TypedDict):
    """A unit of the attacker against one of the defender: the dice of both, by their parts too, and the attacker's
    chance. Each side is taken to announce (a throw, going berserk) what serves it best."""

    attack: str
    defence: str
    dice: list[int]
    parts: list[list[SourceView]]
    odds: float


class BattleView(TypedDict):
    """`fort`: the dice of the defender's Wall or Tower; `to_pool`: spaces of the loser whose tile the winner has no
    room for."""

    card: str
    power: bool
    area: Area
    attacker: int
    defender: int
    revealed: bool
    encounter: int
    fort: int
    isis: bool
    winner: int | None
    over: bool
    sides: tuple[SideView, SideView]
    odds: float | None
    matchups: list[MatchupView]
    to_pool: list[str]


class PoolView(TypedDict):
    size: int
    tiles: dict[str, int]


class DeckView(TypedDict):
    cards: int
    used: list[str]


class LimitsView(TypedDict):
    """Figures of the rules that a board shows. `given`: of how many resources a Trade may give cubes."""

    city: int
    action_rounds: int
    loot: int
    hit: int
    given: int


class HarvestView(TypedDict):
    """What a Gather would bring as the workers stand: to who asks, and at most to one of the others."""

    own: dict[Resource, int]
    others: int


class PriceView(TypedDict):
    """The cubes of a building or a unit, of which `less` are spared, whichever they are; `lacking`: the resources of
    which there are too few."""

    cost: dict[Resource, int]
    less: int
    lacking: list[Resource]


class GameView(TypedDict):
    """The table as a seat sees it. Seats count from 0; `decks` by the cultures that play; `leaders`: who would take the
    cubes of each victory card now; `gather`: by terrains and resources, while one is chosen; `prices`: what
    buildings and units cost the viewer now, for a spectator the first seat."""

    round: int
    phase: Phase
    action_round: int
    last_round: bool
    over: bool
    starting: int
    seat: int | None
    you: int | None
    legal: list[int] | None
    bank: dict[Resource, int]
    victory_bank: int
    victory_cards: dict[VictoryCard, int]
    leaders: dict[VictoryCard, int | None]
    gather: dict[str, HarvestView] | None
    limits: LimitsView
    pool: PoolView
    shown: list[str]
    decks: dict[str, DeckView]
    stock: dict[str, int]
    prices: dict[str, PriceView]
    players: list[PlayerView]
    battle: BattleView | None


def view(s: Mythology, seat: int | None) -> GameView:
    """The table from one seat (None: a spectator)."""
    return {
        "round": s.round,
        "phase": PHASE_IDS[s.phase],
        "action_round": s.turn,
        "last_round": s.last,
        "over": s.over,
        "starting": s.starting,
        "seat": None if s.over else s.player,
        "you": seat,
        "legal": list(s.legal) if seat is not None and s.player == seat else None,
        "bank": cubes(s.bank),
        "victory_bank": s.victory,
        "victory_cards": dict(zip(VICTORY_IDS, s.placed, strict=True)),
        "leaders": {id: seat_or_none(leader(s, card)) for card, id in enumerate(VICTORY_IDS)},
        "gather": gather(s, s.waiting) if not s.over and s.waiting.op is GATHER_OP else None,
        "limits": {
            "city": SPACES, "action_rounds": ACTION_ROUNDS, "loot": LOOTED, "hit": HIT,
            "given": 1 if s.config.one_colour else RESOURCES,
        },
        "pool": {"size": sum(s.pool), "tiles": {TILE_BOOK.id[kind]: s.pool[kind] for kind in range(TILES)}},
        "shown": [TILE_BOOK.id[kind] for kind in s.shown],
        "decks": {
            CULTURE_IDS[culture]: {"cards": len(s.decks[culture]), "used": [BOOK.id[c] for c in s.used[culture]]}
            for culture in range(CULTURES) if any(p.culture == culture for p in s.players)
        },
        "stock": {BUILDING_BOOK.id[kind]: s.stock[kind] for kind in range(BUILDINGS)},
        "prices": prices(s, seat or 0),
        "players": [player(s, me, seat) for me in range(len(s.players))],
        "battle": None if s.battle is None else battle(s, s.battle),
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def gather(s: Mythology, f: Frame) -> dict[str, HarvestView]:
    """By what may be named, in the order of the moves."""
    found: dict[str, HarvestView] = {}
    for what, id in enumerate((*TERRAIN_IDS, *RESOURCE_IDS)):
        own, *others = harvests_of(s, f.me, f.src, bool(f.mem[0]), what)
        found[id] = {"own": cubes(own), "others": max(map(sum, others), default=0)}
    return found


def prices(s: Mythology, me: int) -> dict[str, PriceView]:
    found = {BUILDING_BOOK.id[kind]: bills.building_now(s, me, kind) for kind in range(BUILDINGS)}
    found |= {UNIT_BOOK.id[kind]: bills.unit_now(s, me, kind) for kind in UNIT_BOOK.of(s.players[me].culture)}
    return {
        id: {"cost": cubes(bill.cost), "less": bill.less, "lacking": [RESOURCE_IDS[res] for res in bill.lacking]}
        for id, bill in found.items()
    }


def beside(s: Mythology, seat: int, front: int) -> Beside | None:
    near = neighbours(s, front)
    if seat not in near:
        return None
    return "both" if len(near) == 1 else "left" if seat == (front + 1) % len(s.players) else "right"


def cubes(numbers: Sequence[int]) -> dict[Resource, int]:
    return dict(zip(RESOURCE_IDS, numbers, strict=True))


def player(s: Mythology, me: int, seat: int | None) -> PlayerView:
    p = s.players[me]
    mine = seat == me
    units = UNIT_BOOK.of(p.culture)
    return {
        "culture": CULTURE_IDS[p.culture],
        "age": AGE_IDS[p.age],
        "hand_limit": HAND_LIMITS[p.age],
        "cubes": cubes(p.cubes),
        "kept": kept(p),
        "victory": p.victory(),
        "ways": dict(zip(WAY_IDS, p.ways, strict=True)),
        "units": [{"id": UNIT_BOOK.id[k], "count": p.units[k % KINDS]} for k in units if p.units[k % KINDS]],
        "supply": {UNIT_BOOK.id[k]: p.supply[k % KINDS] for k in units},
        "army": army_size(s, me),
        "villagers": p.villagers,
        "production": [space(s, me, i) for i in range(SPACES)],
        "buildings": [
            {"id": BUILDING_BOOK.id[kind], "count": p.houses if kind == HOUSE else 1} for kind in owned(p)
        ],
        "city_size": p.city_size(),
        "hand": [BOOK.id[card] for card in p.hand] if mine else None,
        "hand_size": len(p.hand),
        "hand_random": sum(card >= PERMANENT for card in p.hand),
        "pack": [BOOK.id[card] for card in range(PERMANENT) if in_pack(p, card)] if mine else None,
        "played": [BOOK.id[card] for card in p.out],
        "fourth": p.fourth,
        "chosen": [CHOSEN_IDS[a] for a in answers(s, me) if a in CHOSEN_IDS] if mine else None,
        "sent_from": [
            SPACE_IDS[a - A.SEND_FROM] for a in answers(s, me) if A.SEND_FROM <= a < A.MUSTER
        ] if mine else None,
        "drawn": drawn(s, me) if mine else None,
        "beside": beside(s, me, seat or 0),
    }


def space(s: Mythology, me: int, i: int) -> SpaceView:
    p = s.players[me]
    kind = p.tiles[i]
    return {
        "space": SPACE_IDS[i],
        "terrain": TERRAIN_IDS[BOARDS[p.culture][i]],
        "tile": None if kind == NONE else TILE_BOOK.id[kind],
        "resource": None if kind == NONE else RESOURCE_IDS[TILE_BOOK.resource[kind]],
        "cubes": 0 if kind == NONE else TILE_BOOK.cubes[kind],
        "worker": WORKER_IDS[p.workers[i]],
    }


def answers(s: Mythology, me: int) -> tuple[int, ...]:
    """The seat's own secret choice so far."""
    return s.players[me].choice or answers_of(s, me)


def drawn(s: Mythology, me: int) -> int | None:
    """How many random cards the seat has chosen to draw."""
    return next((a - A.DRAW for a in answers(s, me) if A.DRAW <= a < A.PLAY), None)


# ------------------------------------------------------------------ battle
def battle(s: Mythology, b: Battle) -> BattleView:
    fighting = any(f.op is ROLL for f in s.stack)  # the cards lie open, the dice do not yet
    return {
        "card": BOOK.id[b.card],
        "power": b.power,
        "area": AREA_IDS[b.area],
        "attacker": b.attack.seat,
        "defender": b.defence.seat,
        "revealed": b.revealed,
        "encounter": b.encounter,
        "fort": fort_dice(s, b, b.attack.army),
        "isis": b.isis,
        "winner": seat_or_none(b.winner),
        "over": b.over,
        "sides": (side(s, b, b.attack, fighting), side(s, b, b.defence, fighting)),
        "odds": round(encounter_odds(s, b, b.attack), 4) if fighting else None,
        "matchups": matchups(s, b) if b.revealed and b.winner == NONE else [],
        "to_pool": to_pool(s, b) if b.winner == b.attack.seat and b.area == PRODUCTION and not b.over else [],
    }


def to_pool(s: Mythology, b: Battle) -> list[str]:
    """Spaces of the defender whose tile would go to the pool: the winner has no free space for it (AOM-AFTER-08)."""
    winner, loser = s.players[b.attack.seat], s.players[b.defence.seat]
    tiles = [(id, kind) for id, kind in zip(SPACE_IDS, loser.tiles, strict=True) if kind != NONE]
    return [id for id, kind in tiles if free_space(winner, TILE_BOOK.terrain[kind]) == NONE]


def side(s: Mythology, b: Battle, one: Side, fighting: bool) -> SideView:
    other = b.other(one.seat)
    return {
        "seat": one.seat,
        "limit": one.limit if one.limit < UNLIMITED else None,
        "army": [{"id": UNIT_BOOK.id[k], "count": one.army[k % KINDS]} for k in army_kinds(s, one)],
        "heads": list(one.heads),
        "laid": None if one.laid == NONE else UNIT_BOOK.id[one.laid],
        "fighter": None if one.fighter == NONE else UNIT_BOOK.id[one.fighter],
        "throws": one.throws,
        "berserk": one.berserk,
        "dice": pool(s, b, one, other) if fighting else None,
        "sources": [{"of": of, "n": n} for of, n in sources(s, b, one, other)] if fighting else [],
        "last_fighter": None if one.fought == NONE else UNIT_BOOK.id[one.fought],
        "last_roll": faces_of(one.roll),
        "last_hits": one.hits,
    }


def matchups(s: Mythology, b: Battle) -> list[MatchupView]:
    """Every unit of the attacker against every unit of the defender."""
    return [matchup(s, b, mine, theirs) for mine in army_kinds(s, b.attack) for theirs in army_kinds(s, b.defence)]


def matchup(s: Mythology, b: Battle, mine: int, theirs: int) -> MatchupView:
    seen = foreseen(s, b, mine, theirs)
    return {
        "attack": UNIT_BOOK.id[mine],
        "defence": UNIT_BOOK.id[theirs],
        "dice": [total(seen.attack), total(seen.defence)],
        "parts": [[{"of": of, "n": n} for of, n in parts] for parts in (seen.attack, seen.defence)],
        "odds": round(seen.odds, 4),
    }
