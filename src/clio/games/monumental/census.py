"""What never changes during a game: cards, tokens and pieces counted over all places, and faults, of which there are
none. Tests and `make soak` compare it after every decision."""

from __future__ import annotations

from collections import Counter

from clio.games.families.monumental.ops.resources import refresh
from clio.games.families.monumental.state import EMPTY, IDLE, PLACES, SLOTS, WORKSHOP
from clio.games.monumental.cardbook import BOOK, COUNT_ALL, COUNT_BITS
from clio.games.monumental.ops.board import camp_of, outposts_left, posts_left, tiles_of
from clio.games.monumental.rules.conquest import FROM_SUPPLY
from clio.games.monumental.rules.quests import goals_held
from clio.games.monumental.rules.setup import ADVANCED, CIVILIZATION_CARDS, TRADE_CARDS
from clio.games.monumental.state import (
    AUTOMA, EXCHANGE, EXPLORATION, FORCES, HERO, KIND_SHIFT, MARKET_TOKEN, MONSTER, NATURAL, OUTPOSTS, POSTS, PROJECT,
    REVOLT, SOLDIERS, TILE_MASK, TRACK_END, ZULU, Camp, Player, World,
)

TRADE_KINDS = 5


def census(s: World) -> dict[str, int]:
    found = cards(s)
    counted: Counter[str] = Counter()
    for kind, n in sorted(found.items()):
        counted[counted_as(s, kind)] += n
    out = {name: n for name, n in counted.items() if n}
    out["faults of the box"] = len(doubled(s, found))
    for seat in range(len(s.players)):
        out[f"soldiers of seat {seat}"] = soldiers(s, seat)
        out[f"faults of seat {seat}"] = len(faults(s, seat))
    out["faults of the map"] = len(faults_of_map(s))
    return out


def counted_as(s: World, kind: int) -> str:
    """Where nobody knows which ones were left in the box, tokens and Automa cards of one sort count together."""
    if EXPLORATION <= kind < AUTOMA:
        sort = "Monster" if BOOK.monster[kind] >= 0 else "Free Town" if BOOK.town[kind] else "Exploration"
        return f"{sort} tokens of {BOOK.number[kind]}"
    if MARKET_TOKEN <= kind < EXCHANGE:
        return f"tokens of the Market of {BOOK.market_id[BOOK.market[kind]]}"
    if NATURAL <= kind < HERO:
        return "Natural Wonders"
    if ADVANCED <= kind < CIVILIZATION_CARDS:
        return "Advanced cards"
    if s.config.trade_limit and TRADE_CARDS <= kind < TRADE_CARDS + TRADE_KINDS:
        return "Trade cards"
    return BOOK.id[kind]


def doubled(s: World, found: Counter[int]) -> list[int]:
    """What is there more often than the box has it, of all that counts together."""
    return [kind for kind, n in found.items() if counted_as(s, kind) != BOOK.id[kind] and n > BOOK.copies[kind]]


def cards(s: World) -> Counter[int]:
    """Every card and token by kind, wherever it lies. Policies, Warlords and projects never move, Monsters are counted
    by their tokens."""
    found: Counter[int] = Counter()
    found.update(s.deck[s.deck_at :])
    found.update(card for card in s.display if card != EMPTY)
    found.update(s.discarded + s.removed + s.limbo + s.bag + s.exchanges + s.naturals + s.boxed + s.heroes)
    found.update(s.automa_deck + s.automa_discard + s.automa_played)
    found.update({WORKSHOP + i: s.basics[i] for i in range(3)})
    found.update({REVOLT: s.revolts})
    found.update(token for token in s.tokens if token != EMPTY)
    found.update(token for token in s.cargo if token != EMPTY)
    found.update(post >> KIND_SHIFT for post in s.posts if post >> KIND_SHIFT != EMPTY)
    for pile in s.piles + s.markets + s.hero_decks:
        found.update(pile)
    for pl in s.players:
        found.update(card for card in [*pl.city, pl.wonder, pl.hero, pl.returned] if card != EMPTY)
        found.update(pl.deck + pl.discard)
        found.update(pl.archive + pl.reserved + pl.drawn + pl.sites + pl.quests + pl.revealed)
        found.update(pl.gains + pl.used_gains + pl.market_tokens)
    return found


def soldiers(s: World, seat: int) -> int:
    """On the map and on their way."""
    n = sum(s.soldiers[tile] for tile in range(s.map.n) if s.owner[tile] == seat)
    marching = [source for source in s.march[3:] if source != FROM_SUPPLY]
    return n + (len(marching) if s.march and s.owner[marching[0] if marching else s.march[1]] == seat else 0)


def faults(s: World, seat: int) -> list[str]:
    """What cannot be at a table."""
    pl = s.players[seat]
    found = [f"debt of resource {r}" for r, n in enumerate(pl.res) if n < 0]
    found += [name for name, bad in oddities(s, seat, pl).items() if bad]
    found += [f"tilted empty place {i}" for i in range(PLACES) if pl.city[i] == EMPTY and pl.status[i] != IDLE]
    found += [f"Knowledge under nothing in slot {i}" for i in range(SLOTS) if loose_knowledge(s, pl, i)]
    return found + stale(s, seat, pl)


def stale(s: World, seat: int, pl: Player) -> list[str]:
    """What is derived and not what it would be if it were derived now. Nothing is changed."""
    live, ready, camp = pl.live, pl.ready, pl.camp
    refresh(s, seat)
    pl.find_ready()
    pl.camp = None
    wrong = {
        "listeners": pl.live != live, "effects": not set(pl.ready) <= set(ready),
        "realm": pl.realm.tiles != tiles_of(pl.land),
        "camp": camp is not None and parts_of(camp) != parts_of(camp_of(s, seat)),
        "goals": bool(pl.quests) and goals_held(s, seat, unchanged(s, seat)) > 0,
    }
    pl.live, pl.ready, pl.camp = live, ready, camp
    return [f"stale {name}" for name, bad in wrong.items() if bad]


def oddities(s: World, seat: int, pl: Player) -> dict[str, bool]:
    return {
        "too few Gold for what expires": not 0 <= pl.fresh <= pl.res[3],
        "more known cards than the deck has": not 0 <= pl.known <= len(pl.deck),
        "Soldiers lost or won": soldiers(s, seat) != SOLDIERS,
        "Outposts": not 0 <= outposts_left(s, seat) <= OUTPOSTS,
        "Trading Posts": not 0 <= posts_left(s, seat) <= POSTS,
        "Trade Track": not 0 <= pl.space <= TRACK_END,
        "Warlord lost": pl.warlord_at == EMPTY and not s.march,
        "Warlord abroad": pl.warlord_at != EMPTY and not pl.land >> pl.warlord_at & 1,
        "Hero abroad": pl.hero_at != EMPTY and not pl.land >> pl.hero_at & 1,
        "Hero without a card": pl.hero_at != EMPTY and pl.hero == EMPTY,
        "Explorer astray": any(
            not (s.map.paths & ~s.map.capital_set | 1 << pl.capital) >> tile & 1 for tile in pl.explorers
        ),
        "Capital lost": s.owner[pl.capital] != seat,
    }


def unchanged(s: World, seat: int) -> int:
    """What goals count and has not grown since they were asked."""
    return COUNT_ALL & ~(s.stirred >> COUNT_BITS * seat)


def parts_of(camp: Camp) -> tuple[object, ...]:
    return camp.parts, camp.marches, camp.sites


def loose_knowledge(s: World, pl: Player, slot: int) -> bool:
    """Only while its owner chooses between two Knowledge may one lie under nothing."""
    return pl.city[slot] == EMPTY and pl.city[SLOTS + slot] != EMPTY and not s.limbo


def faults_of_map(s: World) -> list[str]:
    found = []
    marching = set(s.march[1:])
    for tile in range(s.map.n):
        owner = s.owner[tile]
        if owner >= 0:
            pl = s.players[owner]
            held = s.soldiers[tile] + (pl.warlord_at == tile) + (pl.hero_at == tile) + (s.outposts >> tile & 1)
            if not held and tile != pl.capital and tile not in marching:
                found.append(f"nobody holds tile {tile}")
            if not pl.land >> tile & 1:
                found.append(f"tile {tile} is in nobody's land")
        elif s.soldiers[tile] or s.outposts >> tile & 1:
            found.append(f"pieces on the free tile {tile}")
    if s.forces & ~land_of(s, ZULU) or s.forces.bit_count() > FORCES:
        found.append("Hidden Forces astray")
    if any(s.tokens[monster & TILE_MASK] != EMPTY for monster in s.monsters):
        found.append("a Monster under a token")
    if any(not MONSTER <= monster >> KIND_SHIFT < PROJECT for monster in s.monsters):
        found.append("an unknown Monster")
    if any(token != EMPTY and not EXPLORATION <= token < AUTOMA for token in s.tokens):
        found.append("an unknown token")
    if any(BOOK.era[hero] == 0 or hero < HERO for hero in s.heroes):
        found.append("an unknown Hero")
    return found


def land_of(s: World, civ: int) -> int:
    return sum(pl.land for pl in s.players if pl.civ == civ)
