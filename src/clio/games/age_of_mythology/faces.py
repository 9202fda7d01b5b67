"""Cards, units, buildings and tiles as people and programs read them, and the things on the board that an action
touches."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable

from clio.engine.actions import Space
from clio.engine.game import CardFace
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import (
    ACTION_IDS, AGE_IDS, AREA_IDS, BOOK, BUILDING_BOOK, CULTURE_IDS, PUBLIC, RESOURCE_IDS, RULEBOOK, SPACE_IDS, T_HERO,
    T_MORTAL, T_MYTH, TERRAIN_IDS, TILE_BOOK, TYPE_IDS, UNIT_BOOK, VICTORY_IDS, Cost,
)
from clio.games.age_of_mythology import cardbook as C
from clio.games.age_of_mythology.ops.powers import GainMortals, Loot
from clio.games.age_of_mythology.ops.tiles import free_space
from clio.games.age_of_mythology.refusals import ANSWERS
from clio.games.age_of_mythology.rules.attack import Seduce
from clio.games.age_of_mythology.rules.explore import TakeTile
from clio.games.age_of_mythology.state import (
    AREAS, BUILDINGS, CARDS, DWARF, DWARF_WORKS, GODS, GREAT_TEMPLE, HYDRA, KINDS, NONE, PERMANENT, RESOURCES, SPACES,
    TILES, UNITS, VICTORY_CARDS, Mythology,
)
from clio.games.age_of_mythology.text_cards import CARD_TEXTS, bits

ABILITY_IDS = {
    C.BREACHES: "breaches", C.THROWS: "throws", C.GROWS: "grows", C.WINS_TIES: "wins-ties", C.RAZES_TWO: "razes-two",
    C.ROUTS: "routs", C.MIRRORS: "mirrors", C.EMBALMS: "embalms", C.REBORN: "reborn", C.REVIVES: "revives",
    C.SHIELDED: "shielded", C.SHIELDS: "shields", C.GOES_BERSERK: "goes-berserk", C.HONOURED: "honoured",
    C.MINES: "mines", C.SUMMONS: "summons",
}


def faces() -> list[CardFace]:
    """Action cards, units, buildings, tiles, victory cards: the numbers of `GAME.card_of` in order."""
    return [
        *map(card, range(CARDS)), *map(unit, range(UNITS)), *map(building, range(BUILDINGS)), *map(tile, range(TILES)),
        *map(victory, range(VICTORY_CARDS)),
    ]


def texts(what: str, number: int) -> dict[str, str]:
    return {lang: getattr(words, what)(number) for lang, words in CARD_TEXTS.items()}


def cost(cubes: Cost) -> dict[str, object]:
    return {name: n for name, n in zip(RESOURCE_IDS, cubes, strict=True) if n}


def card(kind: int) -> CardFace:
    god = kind >= GODS
    more: dict[str, object] = {
        "action": ACTION_IDS[BOOK.action[kind]], "figure": BOOK.number[kind],
        "deck": "permanent" if kind < PERMANENT else "random",
    }
    if god:
        more |= {
            "culture": CULTURE_IDS[BOOK.culture[kind]], "favor": BOOK.favor[kind], "alone": BOOK.alone[kind],
            "power": {"en": BOOK.power_en[kind], "fr": BOOK.power_fr[kind]},
        }
    return CardFace(
        id=BOOK.id[kind],
        symbol=BOOK.id[kind],
        names={"en": BOOK.name_en[kind], "fr": BOOK.name_fr[kind]},
        kind="god" if god else "permanent" if kind < PERMANENT else "random",
        text=texts("card", kind),
        provenance=dict(BOOK.provenance[kind]),
        copies=dict(zip(CULTURE_IDS, (1, 1, 1) if kind < PERMANENT else BOOK.copies[kind], strict=True)),
        cost={"favor": BOOK.favor[kind]} if god else {},
        more=more,
    )


def unit(kind: int) -> CardFace:
    types = UNIT_BOOK.types[kind]
    hero = bool(types & T_HERO)
    more: dict[str, object] = {
        "culture": CULTURE_IDS[kind // KINDS],
        "types": [TYPE_IDS[bit.bit_length() - 1] for bit in bits(types)],
        "dice": UNIT_BOOK.dice[kind],
        "bonuses": [[TYPE_IDS[type.bit_length() - 1], n] for type, n in UNIT_BOOK.bonuses[kind]],
        "abilities": [ABILITY_IDS[bit] for bit in bits(UNIT_BOOK.abilities[kind])],
    }
    if hero:
        more["age"] = AGE_IDS[UNIT_BOOK.age[kind]]
    if UNIT_BOOK.rebirth[kind]:
        more["rebirth"] = UNIT_BOOK.rebirth[kind]
    return CardFace(
        id=UNIT_BOOK.id[kind],
        symbol=UNIT_BOOK.id[kind],
        names={"en": UNIT_BOOK.name_en[kind], "fr": UNIT_BOOK.name_fr[kind]},
        kind="hero" if hero else "mortal" if types & T_MORTAL else "myth",
        text=texts("unit", kind),
        provenance=dict(UNIT_BOOK.provenance[kind]),
        copies={},
        cost=cost(UNIT_BOOK.cost[kind]),
        era=UNIT_BOOK.age[kind] if hero else None,
        more=more,
    )


def building(kind: int) -> CardFace:
    more: dict[str, object] = {"stock": BUILDING_BOOK.stock[kind]}
    if BUILDING_BOOK.bonus[kind] >= 0:
        more["bonus"] = RESOURCE_IDS[BUILDING_BOOK.bonus[kind]]
    return CardFace(
        id=BUILDING_BOOK.id[kind],
        symbol=BUILDING_BOOK.id[kind],
        names={"en": BUILDING_BOOK.name_en[kind], "fr": BUILDING_BOOK.name_fr[kind]},
        kind="building",
        text=texts("building", kind),
        provenance=dict(BUILDING_BOOK.provenance[kind]),
        copies={"box": BUILDING_BOOK.stock[kind]},
        cost=cost(BUILDING_BOOK.cost[kind]),
        more=more,
    )


def tile(kind: int) -> CardFace:
    return CardFace(
        id=TILE_BOOK.id[kind],
        symbol=TILE_BOOK.id[kind],
        names=texts("tile_name", kind),
        kind="tile",
        text=texts("tile", kind),
        provenance={"all": PUBLIC},
        copies={"box": TILE_BOOK.count[kind]},
        more={
            "terrain": TERRAIN_IDS[TILE_BOOK.terrain[kind]], "resource": RESOURCE_IDS[TILE_BOOK.resource[kind]],
            "cubes": TILE_BOOK.cubes[kind], "stock": TILE_BOOK.count[kind],
        },
    )


def victory(number: int) -> CardFace:
    return CardFace(
        id=VICTORY_IDS[number],
        symbol=VICTORY_IDS[number],
        names={lang: words.grammar.victory[number] for lang, words in CARD_TEXTS.items()},
        kind="victory",
        text=texts("victory", number),
        provenance={"all": RULEBOOK},
        copies={"box": 1},
    )


# ---------------------------------------------------------------------- what an action touches
Touch = Callable[[Mythology, int, int], list[str]]  # the state, the asked seat, the number in the range


def targets(space: Space, s: Mythology, action: int) -> list[str]:
    """Ids of things on the board, the most specific first; seats are counted from 1. An action that the open question
    does not ask for touches only the things whose usual action it is, so that these tell why nothing can be done with
    them now."""
    at = bisect(STARTS, action) - 1
    touched = TOUCHES[at](s, s.player, action - STARTS[at])
    if action in s.legal or asked(space, s, space.range_of[action].name):
        return touched
    usual = [id for id in touched if id.startswith(USUAL.get(STARTS[at], ()))]
    mine = str(s.player + 1)
    return [id for id in usual if id.split("-")[1] != mine] if STARTS[at] in ON_OTHERS else usual


def asked(space: Space, s: Mythology, name: str) -> bool:
    """Is this kind of action an answer to the open question, if not a legal one?"""
    return name in ANSWERS.get(type(s.waiting.op), ()) or any(space.decode(a)[0] == name for a in s.legal)


def spot(seat: int, space: int) -> str:
    return f"space-{seat + 1}-{SPACE_IDS[space]}"


def nothing(s: Mythology, me: int, n: int) -> list[str]:
    return []


def named(prefix: str, ids: list[str] | tuple[str, ...], *more: str) -> Touch:
    """One thing by its id, then fixed ones."""

    def touch(s: Mythology, me: int, n: int) -> list[str]:
        return [prefix + ids[n], *more]

    return touch


def always(*ids: str) -> Touch:
    def touch(s: Mythology, me: int, n: int) -> list[str]:
        return list(ids)

    return touch


def shown_tile(s: Mythology, me: int, n: int) -> list[str]:
    """The tile and, if it is turned up, the space it would go to."""
    space = free_space(s.players[me], TILE_BOOK.terrain[n]) if me >= 0 and n in s.shown else NONE
    return [f"tile-{TILE_BOOK.id[n]}", *([] if space == NONE else [spot(me, space)])]


def own_space(*more: str) -> Touch:
    def touch(s: Mythology, me: int, n: int) -> list[str]:
        return [spot(me, n), *more]

    return touch


def settle(s: Mythology, me: int, n: int) -> list[str]:
    """The space; the villager too if there is a tile for it, and the spaces are not looked at for another tile."""
    works = me >= 0 and s.players[me].tiles[n] != NONE and not isinstance(s.waiting.op, TakeTile)
    return [spot(me, n), *(["villager"] if works else [])]


def settle_dwarf(s: Mythology, me: int, n: int) -> list[str]:
    return [spot(me, n), *unit_of(me, DWARF)]


def move(s: Mythology, me: int, n: int) -> list[str]:
    """Where the worker goes and where it comes from, if there is one."""
    here, there = divmod(n, SPACES)
    return [spot(me, there), spot(me, here)] if me >= 0 and s.players[me].workers[here] else []


def swap(s: Mythology, me: int, n: int) -> list[str]:
    """The cube given if there is one to take for it, and the other way round."""
    give, take = divmod(n, RESOURCES)
    if me < 0 or give == take:
        return []
    given = [f"cube-{RESOURCE_IDS[give]}"] if s.bank[take] else []
    return [*given, *([f"bank-{RESOURCE_IDS[take]}"] if s.players[me].cubes[give] else [])]


def buy(s: Mythology, me: int, n: int) -> list[str]:
    return [f"building-{me + 1}-{BUILDING_BOOK.id[GREAT_TEMPLE]}", "cube-favor"]


def attack(s: Mythology, me: int, n: int) -> list[str]:
    seat, area = divmod(n, AREAS)
    return [f"area-{seat + 1}-{AREA_IDS[area]}", f"seat-{seat + 1}"]


def unit_of(seat: int, kind: int) -> list[str]:
    return [f"unit-{seat + 1}-{UNIT_BOOK.id[kind]}", UNIT_BOOK.id[kind]]


def send(s: Mythology, me: int, n: int) -> list[str]:
    return [f"army-{UNIT_BOOK.id[n]}", *unit_of(me, n)]


def kind_of_unit(s: Mythology, me: int, n: int) -> list[str]:
    """A unit of one's own, one in the supply (Hel), or one of the opponent (Aphrodite)."""
    op = s.waiting.op
    if isinstance(op, GainMortals):
        return [UNIT_BOOK.id[n]]
    if isinstance(op, Seduce) and s.battle is not None:
        return unit_of(s.battle.defence.seat, n)
    return unit_of(me, n)


def strike(s: Mythology, me: int, n: int) -> list[str]:
    seat, kind = divmod(n, UNITS)
    return [*unit_of(seat, kind), *([f"seat-{seat + 1}"] if UNIT_BOOK.types[kind] & T_MYTH else [])]


def on_board(s: Mythology, me: int, n: int) -> list[str]:
    """A space of any board."""
    seat, space = divmod(n, SPACES)
    return [spot(seat, space), f"seat-{seat + 1}"]


def dwarf_at(s: Mythology, me: int, n: int) -> list[str]:
    """A Dwarf on a tile, if there is one."""
    seat, space = divmod(n, SPACES)
    works = seat < len(s.players) and s.players[seat].workers[space] == DWARF_WORKS
    return [spot(seat, space), *unit_of(seat, DWARF), f"seat-{seat + 1}"] if works else []


def raze(s: Mythology, me: int, n: int) -> list[str]:
    seat, kind = divmod(n, BUILDINGS)
    return [f"building-{seat + 1}-{BUILDING_BOOK.id[kind]}", f"area-{seat + 1}-{AREA_IDS[0]}", f"seat-{seat + 1}"]


def victim(s: Mythology, me: int, n: int) -> list[str]:
    return [f"seat-{n + 1}"]


def loot(s: Mythology, me: int, n: int) -> list[str]:
    """The cube, and whose it is while the question is open."""
    cube, f = f"loot-{RESOURCE_IDS[n]}", s.waiting
    return [cube, f"seat-{f.mem[0] + 1}"] if isinstance(f.op, Loot) else [cube]


GOD_IDS = BOOK.id[GODS:]
RANGES: tuple[tuple[int, Touch], ...] = (
    (A.CUBE, named("victory-", VICTORY_IDS)), (A.TILE, shown_tile), (A.LEAVE, nothing), (A.TAKE, named("", BOOK.id)),
    (A.DRAW, always("deck")), (A.PLAY, named("", BOOK.id)), (A.INVOKE, named("", GOD_IDS)),
    (A.POWER, named("", GOD_IDS)), (A.PASS, named("", BOOK.id)), (A.DECLINE, nothing),
    (A.COLLECT, named("terrain-", TERRAIN_IDS)), (A.COLLECT_RESOURCE, named("bank-", RESOURCE_IDS)),
    (A.SETTLE, settle), (A.SETTLE_DWARF, settle_dwarf), (A.MOVE, move), (A.DONE, nothing),
    (A.BUILD, named("", BUILDING_BOOK.id)), (A.LESS, named("cube-", RESOURCE_IDS)),
    (A.RECRUIT, named("", UNIT_BOOK.id)), (A.PAY, named("cube-", RESOURCE_IDS)), (A.SWAP, swap), (A.BUY, buy),
    (A.GAIN, named("bank-", RESOURCE_IDS)), (A.ATTACK, attack), (A.SEND, send),
    (A.SEND_FROM, own_space("army-dwarf")), (A.MUSTER, nothing), (A.FIGHT, nothing), (A.RETREAT, nothing),
    (A.LAY, named("army-", UNIT_BOOK.id)), (A.NAME, always(f"army-{UNIT_BOOK.id[HYDRA]}")), (A.YES, nothing),
    (A.NO, nothing), (A.UNIT, kind_of_unit), (A.STRIKE, strike), (A.DWARF_AT, dwarf_at), (A.RAZE, raze),
    (A.SEIZE, on_board), (A.VICTIM, victim), (A.LOOT, loot),
    (A.DISMISS, always("villager")), (A.DISMISS_AT, own_space("villager")), (A.DISCARD, named("", BOOK.id)),
)
USUAL: dict[int, str | tuple[str, ...]] = {  # by range: how the ids of the things begin that it is usual for
    A.CUBE: "victory-", A.TILE: "tile-", A.DRAW: "deck", A.PLAY: "", A.COLLECT: "terrain-", A.SETTLE: "", A.BUILD: "",
    A.RECRUIT: "", A.SWAP: "", A.BUY: "building-", A.ATTACK: ("area-", "seat-"), A.SEND: ("army-", "unit-"),
    A.STRIKE: "unit-", A.RAZE: "building-", A.SEIZE: "space-", A.LOOT: "loot-",
}
ON_OTHERS = (A.ATTACK, A.STRIKE, A.RAZE, A.SEIZE)  # usual only with things of other players
STARTS = [first for first, _ in RANGES]
TOUCHES = [touch for _, touch in RANGES]
