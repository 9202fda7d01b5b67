"""A position as plain lists of integers, and the table of all ops."""

from __future__ import annotations

from typing import Any

from clio.engine.save import Dump, OpTable
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.ops import city
from clio.games.age_of_mythology.rules import (
    aftermath, attack, battle, build, end, explore, gather, play, round, setup, trade,
)
from clio.games.age_of_mythology.state import Battle, Config, Mythology, Player, Side


def op_table() -> OpTable:
    """The ops of the rules, then those of the cards in order."""
    table = OpTable()
    table.add(
        setup.SET_UP, explore.START_DRAFT, explore.TAKE_TILE, explore.RETURN_TILES, round.ROUND, *round.PHASES,
        round.PLACE_CUBE, round.CHOOSE_CARDS, round.DEAL, round.CHOOSE_DISCARDS, round.DISCARD_ALL, play.PLAY_CARD,
        *play.ACTION_OPS, gather.WORKERS, gather.COLLECT, build.PAY_BUILDING, trade.EXCHANGE, attack.MUSTER,
        attack.REVEAL_ARMIES, attack.SEDUCE, battle.ENCOUNTER, battle.FIGHT_ON, battle.LAY_CARD, battle.REVEAL_CARDS,
        battle.NAME_HYDRA, battle.REPLACE, battle.ANNOUNCE, battle.ROLL, battle.REBIRTH, battle.TRIUMPH,
        battle.SUMMON, aftermath.AFTERMATH, aftermath.RAZE, aftermath.SEIZE, aftermath.LOOT, aftermath.END_BATTLE,
        city.DISMISS, end.END_GAME,
    )
    for op in BOOK.power:
        table.add(op)
    return table


PLAYER_FIELDS = (  # in the order of the constructor
    "culture", "cubes", "ways", "age", "hero_age", "units", "supply", "villagers", "tiles", "workers", "buildings",
    "houses", "hand", "out", "back", "fourth", "choice",
)
TABLE_FIELDS = (  # after the generator, the configuration and the players
    "bank", "victory", "placed", "pool", "shown", "decks", "used", "stock", "round", "phase", "turn", "starting",
    "last", "dice",
)
SIDE_FIELDS = (
    "seat", "limit", "army", "heads", "laid", "fighter", "which", "throws", "berserk", "fought", "roll", "hits",
)
TUPLES = ("hand", "out", "choice", "shown", "heads", "dice")
FLAGS = ("fourth", "last", "throws", "berserk")


def dump(s: Mythology) -> Dump:
    c = s.config
    return [
        [c.seats, c.figures, c.heroes, c.medusa, int(c.hades_mortal), int(c.one_colour), int(c.hero_waits)],
        [[plain(getattr(p, name)) for name in PLAYER_FIELDS] for p in s.players],
        [plain(getattr(s, name)) for name in TABLE_FIELDS],
        [] if s.battle is None else dump_battle(s.battle),
    ]


def dump_battle(b: Battle) -> Dump:
    sides = [[plain(getattr(side, name)) for name in SIDE_FIELDS] for side in (b.attack, b.defence)]
    return [b.card, int(b.power), b.area, *sides, int(b.revealed), b.encounter, int(b.isis), b.winner, int(b.over)]


def plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [v if type(v) is int else plain(v) for v in value]
    return int(value)


def load(d: Dump) -> Mythology:
    (seats, figures, heroes, medusa, *readings), players, fields, battle = d
    config = Config(seats, figures, heroes, medusa, *[bool(reading) for reading in readings])
    s = Mythology(1, config, [Player(0) for _ in players])
    for p, own in zip(s.players, players, strict=True):
        fill(p, PLAYER_FIELDS, own)
    fill(s, TABLE_FIELDS, fields)
    s.battle = load_battle(battle) if battle else None
    return s


def fill(thing: Player | Mythology, names: tuple[str, ...], values: Dump) -> None:
    for name, value in named(names, values).items():
        setattr(thing, name, value)


def load_battle(d: Dump) -> Battle:
    card, power, area, attack, defence, revealed, encounter, isis, winner, over = d
    sides = [Side(**named(SIDE_FIELDS, side)) for side in (attack, defence)]
    return Battle(
        card, bool(power), area, sides[0], sides[1], bool(revealed), encounter, bool(isis), winner, bool(over)
    )


def named(names: tuple[str, ...], values: Dump) -> dict[str, Any]:
    return {name: shaped(name, value) for name, value in zip(names, values, strict=True)}


def shaped(name: str, value: Any) -> Any:
    if name in FLAGS:
        return bool(value)
    if name in ("decks", "used"):
        return [tuple(v) for v in value]
    if isinstance(value, list):
        return tuple(value) if name in TUPLES else list(value)
    return value
