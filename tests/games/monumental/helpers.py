"""What the tests of Monumental look at, in the words of the rulebook, and how they play."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from clio import IllegalAction, Table
from clio.engine.actions import slug
from clio.engine.kernel import Op
from clio.games.families.monumental.state import EMPTY, SLOTS
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.lawful import RESOURCE_NAMES, Where, place_name, tile_of
from clio.games.monumental.ops.board import defence as defence_of
from clio.games.monumental.rules.automa import Part
from clio.games.monumental.rules.conquest import FORCE
from clio.games.monumental.rules.end import counts, ranking, scores
from clio.games.monumental.rules.round import ROUND
from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import KIND_SHIFT, LOW_MASK, TILE_BITS, TILE_MASK, Player, World

STATUS = ("idle", "activated", "used", "reinforced")
SCORE = (
    "provinces", "knowledge", "wonders", "policies", "most-provinces", "most-knowledge", "most-wonders",
    "most-policies", "trade", "most-trade", "projects", "natural-wonders", "quests", "monsters", "automa-gold",
)


# ---------------------------------------------------------------- positions and moves
def position(*civilizations: str, map: str = "one-day", **options: Any) -> Scenario:
    """A Scenario of two without Quests and with an empty display, unless said otherwise."""
    if options.get("african", True):
        options = {"quests": "no"} | options
    return Scenario(*civilizations, map=map, **options).display()


def solo(civilization: str = "japan", map: str = "one-day", **options: Any) -> Scenario:
    """Egypt alone against an Automa, without Quests and with an empty display."""
    return position("egypt", automa=civilization, map=map, **options)


def resolve(scenario: Scenario, *parts: Part, seat: int = 1) -> Table:
    """Parts of a card of an Automa, the first on top; a new round follows."""
    frames: list[tuple[Op[World], int]] = [(ROUND, -1), *[(part, seat) for part in reversed(parts)]]
    return scenario.begin(scenario.settle(), frames)


def world(table: Table) -> World:
    return cast("World", table.state)


def player(table: Table, seat: int) -> Player:
    return world(table).players[seat]


def offers(table: Table) -> list[str]:
    """The symbols of the legal answers."""
    return [choice.symbol for choice in table.options]


def offered(table: Table, move: str) -> list[str]:
    """What could be said after the first word of a move now."""
    return [symbol.removeprefix(f"{move} ") for symbol in offers(table) if symbol.startswith(f"{move} ")]


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def conquer(table: Table, place: str, warlord: bool = False, hero: bool = False, source: str | None = None) -> Table:
    """Attack with or without Warlord and Hero, the Soldiers from one place if there is a choice, as few as possible;
    what comes after the Units is left to the test."""
    table.play(f"conquer {place}")
    while (f := world(table).waiting) is not None and f.op is FORCE:
        if "stop" in offers(table):
            table.play("stop")
        elif offered(table, "tile"):
            table.play(f"tile {source or offered(table, 'tile')[-1]}")
        else:
            goes = warlord if f.mem[2] < 0 else hero
            table.play("yes" if goes else "no")
    return table


def refuses(table: Table, *moves: str) -> None:
    """Each move is refused and changes nothing."""
    for move in moves:
        before = table.game.digest(table.state)
        with pytest.raises(IllegalAction):
            table.play(move)
        assert table.game.digest(table.state) == before


# ---------------------------------------------------------------- a player
def name(card: int) -> str:
    return slug(BOOK.name_en[card])


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [name(card) for card in cards if card != EMPTY]


def purse(table: Table, seat: int = 0) -> dict[str, int]:
    """What the player has, without zeros."""
    return {RESOURCE_NAMES[res]: n for res, n in enumerate(player(table, seat).res) if n}


def city(table: Table, seat: int = 0) -> list[str | None]:
    """The card on top of each slot, slot 1 first."""
    return [None if card == EMPTY else name(card) for card in player(table, seat).city[:SLOTS]]


def attached(table: Table, seat: int = 0) -> list[str | None]:
    """The Knowledge under each slot."""
    return [None if card == EMPTY else name(card) for card in player(table, seat).city[SLOTS:]]


def status(table: Table, seat: int = 0) -> list[str]:
    """idle, activated, used or reinforced, per slot."""
    return [STATUS[n] for n in player(table, seat).status[:SLOTS]]


def deck(table: Table, seat: int = 0) -> list[str]:
    """The City deck, its top first."""
    return names(player(table, seat).deck)[::-1]


def discard(table: Table, seat: int = 0) -> Counter[str]:
    return Counter(names(player(table, seat).discard))


def archive(table: Table, seat: int = 0) -> list[str]:
    return names(player(table, seat).archive)


def beside(table: Table, seat: int = 0) -> list[str]:
    """Drawn and used."""
    return names(player(table, seat).drawn)


def policies(table: Table, seat: int = 0) -> list[str]:
    return names(player(table, seat).policies)


def reserve(table: Table, seat: int = 0) -> list[str]:
    return names(player(table, seat).reserved)


def gains(table: Table, seat: int = 0) -> list[str]:
    """Commercial Gain tokens not used."""
    return names(player(table, seat).gains)


def space(table: Table, seat: int = 0) -> int:
    return player(table, seat).space


# ---------------------------------------------------------------- the map
def tile(table: Table, where: Where) -> int:
    return tile_of(world(table).map, where)


def at(table: Table, where: Where) -> str:
    """The place in the notation of a tile given by coordinates."""
    return place_name(world(table).map, tile(table, where))


def places_of(table: Table, tiles: int) -> list[str]:
    """The places of a set of tiles."""
    m = world(table).map
    return sorted(place_name(m, i) for i in range(m.n) if tiles >> i & 1)


def owner(table: Table, where: Where) -> int | None:
    seat = world(table).owner[tile(table, where)]
    return None if seat < 0 else seat


def soldiers(table: Table, where: Where) -> int:
    return world(table).soldiers[tile(table, where)]


def warlord(table: Table, seat: int = 0) -> str:
    return place_name(world(table).map, player(table, seat).warlord_at)


def capital(table: Table, seat: int = 0) -> str:
    return place_name(world(table).map, player(table, seat).capital)


def explorers(table: Table, seat: int = 0) -> tuple[str, str]:
    one, two = player(table, seat).explorers
    return place_name(world(table).map, one), place_name(world(table).map, two)


def outpost(table: Table, where: Where) -> bool:
    return bool(world(table).outposts >> tile(table, where) & 1)


def token(table: Table, where: Where) -> str | None:
    """The Exploration token of a tile."""
    kind = world(table).tokens[tile(table, where)]
    return None if kind == EMPTY else name(kind)


def defence(table: Table, where: Where, seat: int = 0) -> int:
    """Of a Province, for the seat that attacks it."""
    return defence_of(world(table), seat, tile(table, where))


def wonder_tokens(table: Table) -> dict[str, str]:
    """Wonders by the place of their token."""
    s = world(table)
    return {place_name(s.map, found & TILE_MASK): name(found >> TILE_BITS) for found in s.wonders}


def posts(table: Table) -> dict[str, tuple[int, str]]:
    """Trading Posts by their place: owner and Exchange token, "" before it is drawn."""
    s = world(table)
    return {
        place_name(s.map, post & TILE_MASK): (
            post >> TILE_BITS & LOW_MASK, name(post >> KIND_SHIFT) if post >> KIND_SHIFT != EMPTY else "",
        )
        for post in s.posts
    }


def monsters(table: Table) -> dict[str, tuple[str, int]]:
    """Monsters by their place: which, and the position of their token on the display, 1 the nearest."""
    s = world(table)
    return {
        place_name(s.map, found & TILE_MASK): (name(found >> KIND_SHIFT), 1 + (found >> TILE_BITS & LOW_MASK))
        for found in s.monsters
    }


# ---------------------------------------------------------------- the table
def display(table: Table) -> list[str | None]:
    """From the nearest to the deck to the farthest, the first row first."""
    return [None if card == EMPTY else name(card) for card in world(table).display]


def development(table: Table) -> list[str]:
    """The Development deck from the top."""
    s = world(table)
    return names(s.deck[s.deck_at :])


def discarded(table: Table) -> list[str]:
    """From the display, the newest last."""
    return names(world(table).discarded)


def heroes(table: Table) -> list[str]:
    """Available ones, from the nearest to the deck to the farthest."""
    return names(world(table).heroes)


def score(table: Table, seat: int = 0) -> dict[str, int]:
    """The lines of the score without zeros."""
    lines = scores(world(table))[seat]
    return {line: n for line, n in zip(SCORE, lines, strict=True) if n}


def total(table: Table, seat: int = 0) -> int:
    return sum(scores(world(table))[seat])


def ranked(table: Table) -> tuple[tuple[tuple[int, ...], ...], int]:
    """The seats from first to last, and what decided between the first."""
    return ranking(world(table), [sum(lines) for lines in scores(world(table))])


def counted(table: Table, seat: int = 0) -> list[int]:
    """Provinces, Knowledge, Wonders, Policies, space of the Trade Track."""
    return counts(world(table), seat)
