"""How the description of a Scenario becomes a position: what was told is placed and checked, the rest is filled in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from clio.engine.errors import BadScenario
from clio.engine.lawful import within
from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, WONDER
from clio.games.families.monumental.ops.resources import refresh
from clio.games.families.monumental.state import EMPTY, SLOTS, WORKSHOP
from clio.games.monumental.cardbook import BOOK, CLASSICAL, MEDIEVAL, MODERN, RENAISSANCE, Realm
from clio.games.monumental.lawful import CARDS, fill_slot, names, tilted
from clio.games.monumental.ops.standing import owned
from clio.games.monumental.record import deck_table
from clio.games.monumental.rules.setup import BASIC_COPIES, REVOLTS, copies_of, exploration_pool, starting_deck
from clio.games.monumental.state import (
    AUTOMA, DEVELOPMENT, EXPLORATION, FORCES, GAIN_TOKEN, HERO, KIND_SHIFT, MARKET_TOKEN, QUEST, REVOLT, SOLDIERS,
    TILE_BITS, WARLORD, Player, World, everything,
)

QUESTS = 15
ERAS = (CLASSICAL, MEDIEVAL, RENAISSANCE, MODERN)
PILE_ERAS = (CLASSICAL, MEDIEVAL, MODERN)


@dataclass(frozen=True)
class Held:
    """A Province and the pieces of its controller."""

    seat: int
    soldiers: int
    warlord: bool
    outpost: bool
    hero: bool
    forces: bool


@dataclass
class Wanted:
    """What was described and must be brought together with the rest."""

    seats: int
    cities: list[dict[int, str | None]] = field(init=False)
    decks: list[list[int]] = field(init=False)
    bare: list[bool] = field(init=False)
    market_tokens: dict[int, list[int]] = field(default_factory=dict)
    quests: dict[int, tuple[list[int], list[int]]] = field(default_factory=dict)
    held: dict[int, Held] = field(default_factory=dict)
    tokens: dict[int, int] = field(default_factory=dict)
    wonders: list[tuple[int, int]] = field(default_factory=list)
    monsters: list[tuple[int, int, int]] = field(default_factory=list)
    bag: list[int] = field(default_factory=list)
    bag_only: bool = False
    heroes: list[int] | None = None
    laid: bool = False  # the display is described, else it gives way
    deck_top: list[int] = field(default_factory=list)
    deck_size: int | None = None
    least_era: int = 0
    piles: dict[int, list[int]] = field(default_factory=dict)
    revolts: int | None = None

    def __post_init__(self) -> None:
        self.cities = [{} for _ in range(self.seats)]
        self.decks = [[] for _ in range(self.seats)]
        self.bare = [False] * self.seats


def settled(s: World, want: Wanted) -> World:
    """The state, changed to be as described."""
    for seat in range(s.config.humans):
        settle_city(s, seat, want)
    settle_map(s, want)
    settle_tokens(s, want)
    settle_monsters(s, want)
    settle_wonders(s, want)
    settle_markets(s, want)
    settle_gains(s, want)
    settle_basics(s, want)
    settle_development(s, want)
    settle_quests(s, want)
    settle_heroes(s, want)
    for seat, pl in enumerate(s.players):
        pl.realm = Realm(s.map, pl.land)
        pl.find_ready()
        pl.camp = None
        refresh(s, seat)
    s.stirred = everything(s.config.humans)
    return s


def once(cards: Iterable[int]) -> None:
    for card, n in Counter(cards).items():
        if n > 1:
            raise BadScenario("scenario_twice", card=names(card))


# ---------------------------------------------------------------- Cities
def settle_city(s: World, seat: int, want: Wanted) -> None:
    """As described, the rest from the cards of the civilization."""
    pl = s.players[seat]
    for slot in range(SLOTS):
        fill_slot(pl, slot, want.cities[seat].get(slot + 1))
    start = starting_deck(pl.civ)
    CARDS.settle_city(pl, start, want.cities[seat], want.decks[seat], want.bare[seat], pl.drawn)
    tilted(pl)


# ---------------------------------------------------------------- the map
def settle_map(s: World, want: Wanted) -> None:
    """Provinces and their pieces; what was there before the first conquest is gone (MON-CONQ-14, MAE-TILE-09)."""
    for tile, held in want.held.items():
        pl = s.players[held.seat]
        s.owner[tile] = held.seat
        s.soldiers[tile] = held.soldiers
        pl.land |= 1 << tile
        s.soldiers[pl.capital] -= held.soldiers
        within("soldiers", SOLDIERS - s.soldiers[pl.capital], 0, SOLDIERS)
        if held.warlord:
            pl.warlord_at = tile
        if held.outpost:
            s.outposts |= 1 << tile
        if held.forces:
            s.forces |= 1 << tile
        if s.config.naturals and s.map.natural_set >> tile & 1:
            s.naturals_up |= 1 << tile
            if held.outpost:
                raise BadScenario("scenario_place", card="Outpost")  # MAE-NAT-05
    within("forces", s.forces.bit_count(), 0, FORCES)
    settle_hero_tokens(s, want)
    cargo = list(s.cargo)
    for at, tile in enumerate(s.map.ports):
        if cargo and s.owner[tile] >= 0:
            s.removed = (*s.removed, cargo[at])
            cargo[at] = EMPTY
    s.cargo = tuple(cargo)


def settle_hero_tokens(s: World, want: Wanted) -> None:
    for seat, pl in enumerate(s.players):
        tiles = [tile for tile, held in want.held.items() if held.seat == seat and held.hero]
        if pl.hero == EMPTY and tiles:
            raise BadScenario("scenario_place", card="Hero")
        if pl.hero != EMPTY and seat < s.config.humans:
            pl.hero_at = tiles[0] if tiles else pl.capital


def settle_tokens(s: World, want: Wanted) -> None:
    """Exploration tokens: none in a Province that somebody has conquered, each kind as often as it exists."""
    count: Counter[int] = Counter()
    for tile, token in want.tokens.items():
        if s.owner[tile] >= 0:
            raise BadScenario("scenario_place", card="Exploration" if token == EMPTY else names(token))
        s.tokens[tile] = token
        count[token] += 1
    for token, n in count.items():
        if token != EMPTY:
            within("tokens", n, 0, BOOK.copies[token])
    gone = {BOOK.id[kind].replace("monster-", "barbarians-monster-") for kind, _, _ in want.monsters}
    for tile in range(s.map.n):
        token = s.tokens[tile]
        if token == EMPTY or tile in want.tokens:
            continue
        if s.owner[tile] >= 0:
            s.tokens[tile] = EMPTY
            s.removed = (*s.removed, token)
        elif count[token] >= BOOK.copies[token] or BOOK.id[token] in gone:
            here = s.map.tiles[tile]
            pool = exploration_pool(s.config, here.number, here.town)
            s.tokens[tile] = next(kind for kind in pool if count[kind] < BOOK.copies[kind])
        count[s.tokens[tile]] += 1


def settle_monsters(s: World, want: Wanted) -> None:
    """MON-MONS-03: where their tokens were revealed; MON-MONS-08: the Province has a controller."""
    once([kind for kind, _, _ in want.monsters] + [kind for pl in s.players for kind in pl.monsters])
    for kind, tile, position in want.monsters:
        if s.owner[tile] < 0:
            raise BadScenario("scenario_place", card=names(kind))
        s.monsters = (*s.monsters, kind << KIND_SHIFT | position << TILE_BITS | tile)
        token = next(other for other in range(EXPLORATION, AUTOMA) if BOOK.monster[other] == kind)
        s.removed = (*s.removed, token)


def settle_wonders(s: World, want: Wanted) -> None:
    """MON-WON-06, MON-WON-07, MAE-NAT-05: tokens of Wonders that somebody completed."""
    completed: Counter[int] = Counter()
    for pl in s.players:
        mine = [card for card in owned(pl) if BOOK.type[card] == WONDER]
        pl.completed = len(mine)
        completed.update(mine)
    taken = set()
    for card, tile in want.wonders:
        capital = s.map.capital_set >> tile & 1 and s.owner[tile] < s.config.humans
        if not completed[card] or tile in taken or s.owner[tile] < 0 or capital or s.naturals_up >> tile & 1:
            raise BadScenario("scenario_place", card=names(card))
        taken.add(tile)
        s.wonders = (*s.wonders, card << TILE_BITS | tile)


def settle_markets(s: World, want: Wanted) -> None:
    """MON-EXPL-07: a token that a player has left its stack."""
    once(token for tokens in want.market_tokens.values() for token in tokens)
    for seat, tokens in want.market_tokens.items():
        pl = s.players[seat]
        stacks = list(s.markets)
        for token in tokens:
            if BOOK.market[token] not in s.map.market_numbers:
                raise BadScenario("scenario_not_in_play", card=names(token))
            at = s.map.market_numbers.index(BOOK.market[token])
            if pl.visited >> at & 1:
                raise BadScenario("scenario_twice", card=names(token))
            pl.visited |= 1 << at
            stacks[at] = tuple(other for other in stacks[at] if other != token)[: len(stacks[at]) - 1]
        s.markets = tuple(stacks)
        pl.market_tokens = tuple(tokens)


def settle_gains(s: World, want: Wanted) -> None:
    """Commercial Gain tokens: with the players, on Ports, the rest in the bag."""
    if not s.config.african:
        if want.bag or any(pl.gains or pl.used_gains for pl in s.players):
            raise BadScenario("scenario_not_in_play", card="Commercial Gain")
        return
    left = Counter(copies_of(range(GAIN_TOKEN, MARKET_TOKEN)))
    left.subtract([card for card in s.removed if GAIN_TOKEN <= card < MARKET_TOKEN])
    left.subtract([token for pl in s.players for token in (*pl.gains, *pl.used_gains)])
    left.subtract(want.bag)
    for token, n in left.items():
        if n < 0:
            raise BadScenario("scenario_not_in_play", card=names(token))
    cargo = []
    for token in s.cargo:
        chosen = token if token == EMPTY or left[token] > 0 else max(left, key=lambda kind: left[kind])
        left[chosen] -= 1
        cargo.append(chosen)
    s.cargo = tuple(cargo)
    rest = tuple(token for token in sorted(left) if token != EMPTY for _ in range(left[token]))
    if want.bag_only:
        s.removed, rest = (*s.removed, *rest), ()
    s.bag = (*rest, *want.bag[::-1])


# ---------------------------------------------------------------- cards
def belongings(pl: Player) -> list[int]:
    """Every card of a player that came from a pile or from the Development deck."""
    cards = [*owned(pl), *pl.archive, pl.wonder, *pl.reserved, *pl.sites]
    return [card for card in cards if card != EMPTY]


def settle_basics(s: World, want: Wanted) -> None:
    """Basic Buildings and Revolts in play come from their piles."""
    out: Counter[int] = Counter()
    for pl in s.players:
        out.update(belongings(pl))
    for i in range(3):
        n = out[WORKSHOP + i]
        if n > BASIC_COPIES:
            raise BadScenario("scenario_copies", card=names(WORKSHOP + i), n=n, most=BASIC_COPIES)
        s.basics[i] = min(s.basics[i], BASIC_COPIES - n)
    most = REVOLTS if s.config.african else 0
    if out[REVOLT] > most:
        raise BadScenario("scenario_copies", card=names(REVOLT), n=out[REVOLT], most=most)
    s.revolts = most - out[REVOLT] if want.revolts is None else min(want.revolts, most - out[REVOLT])


def settle_development(s: World, want: Wanted) -> None:
    """Development cards lie once each: where they were placed, else in the deck or, left over, in the reserve piles."""
    pool = [*s.deck, *[card for pile in s.piles for card in pile]]
    pool = sorted({*pool, *[card for card in s.display if card != EMPTY]})
    mine = [card for pl in s.players for card in belongings(pl) if DEVELOPMENT <= card < REVOLT]
    told = [card for pile in want.piles.values() for card in pile]
    if not want.laid:
        placed = {*mine, *told, *want.deck_top}
        s.display = [EMPTY if card in placed else card for card in s.display]
    shown = [card for card in s.display if card != EMPTY]
    once([*mine, *told, *want.deck_top, *shown])
    reserve_pool = [card for card in range(DEVELOPMENT, REVOLT) if s.config.african and BOOK.era[card] != RENAISSANCE]
    for card in (*mine, *told, *want.deck_top, *shown):
        if card not in pool and card not in reserve_pool:
            raise BadScenario("scenario_not_in_play", card=names(card))
    pool = sorted({*pool, *reserve_pool, *mine})
    drawn = [card for card in (*mine, *shown) if card not in [c for pl in s.players for c in pl.reserved]]
    stock = [card for card in pool if card not in mine and card not in told and card not in shown]
    stock = [card for card in stock if card not in want.deck_top]
    deck, aside = share(s, stock, [*drawn, *want.deck_top])
    lay_deck(s, want, drawn, deck)
    if s.config.african:
        piles = [[card for card in aside if BOOK.era[card] == era] for era in PILE_ERAS]
        for at, cards in want.piles.items():
            s.removed = (*s.removed, *piles[at])
            piles[at] = cards[::-1]
        s.piles = tuple(tuple(cards) for cards in piles)


def share(s: World, stock: list[int], placed: list[int]) -> tuple[list[int], list[int]]:
    """MON-SETUP-07, MON-SETUP-08: no more cards of an Era and kind in the deck than the table says, counting those
    placed; the others are for the reserve piles."""
    table = deck_table(len(s.players))
    deck: list[int] = []
    aside: list[int] = []
    for era in ERAS:
        for type in (BUILDING, KNOWLEDGE, WONDER):
            cell = [card for card in stock if BOOK.era[card] == era and BOOK.type[card] == type]
            out = [card for card in placed if BOOK.era[card] == era and BOOK.type[card] == type]
            n = len(cell) if era == RENAISSANCE else max(0, table[era][type] - len(out))
            deck += cell[:n]
            aside += cell[n:]
    return deck, aside


def lay_deck(s: World, want: Wanted, drawn: list[int], deck: list[int]) -> None:
    """The deck in the order of the Eras. What belongs before the cards described has been drawn and is gone."""
    era = max([BOOK.era[card] for card in drawn], default=CLASSICAL)
    era = max([era, want.least_era, *[BOOK.era[card] for card in want.deck_top[:1]]])
    gone = [card for card in deck if BOOK.era[card] < era]
    deck = [card for card in deck if BOOK.era[card] >= era]
    if any(BOOK.era[card] < era for card in want.deck_top):
        raise BadScenario("scenario_place", card=names(want.deck_top[0]))
    seen = [BOOK.era[card] for card in (*drawn, *gone)]
    if (deck and max(seen, default=0) < want.least_era) or not seen:
        gone, deck = [*gone, deck[0]], deck[1:]
    if want.deck_size is not None:
        n = want.deck_size - len(want.deck_top)
        gone, deck = [*gone, *deck[: max(0, len(deck) - n)]], deck[max(0, len(deck) - n) :]
    s.discarded = (*s.discarded, *gone)
    before = sorted([*drawn, *gone], key=lambda card: BOOK.era[card])
    s.deck, s.deck_at = (*before, *want.deck_top, *deck), len(before)


# ---------------------------------------------------------------- modules
def settle_quests(s: World, want: Wanted) -> None:
    if not s.config.quests:
        return
    for seat, (secret, met) in want.quests.items():
        s.players[seat].quests, s.players[seat].revealed = tuple(secret), tuple(met)
        s.players[seat].returned = EMPTY
    told = [quest for secret, met in want.quests.values() for quest in (*secret, *met)]
    once(told)
    free = [quest for quest in range(QUEST, QUEST + QUESTS) if quest not in told]
    for seat, pl in enumerate(s.players):
        if seat in want.quests:
            continue
        pl.quests = tuple(take(free, quest) for quest in pl.quests)
        pl.revealed = tuple(take(free, quest) for quest in pl.revealed)
        pl.returned = EMPTY if pl.returned == EMPTY else take(free, pl.returned)
    s.boxed = tuple(free)


def take(free: list[int], wanted: int) -> int:
    """The card itself if it is free, or another one."""
    found = wanted if wanted in free else free[0]
    free.remove(found)
    return found


def settle_heroes(s: World, want: Wanted) -> None:
    """Available as described, or as they lie; the others have not appeared."""
    if not s.config.heroes:
        if want.heroes:
            raise BadScenario("scenario_not_in_play", card=names(want.heroes[0]))
        return
    mine = [pl.hero for pl in s.players if pl.hero != EMPTY]
    there = [hero for hero in s.heroes if hero not in mine] if want.heroes is None else want.heroes
    once([*mine, *there])
    s.heroes = tuple(there)
    boxes = {BOOK.box[hero] for deck in s.hero_decks for hero in deck}
    rest = [hero for hero in range(HERO, WARLORD) if hero not in (*mine, *there) and BOOK.box[hero] in boxes]
    s.hero_decks = tuple(tuple(hero for hero in rest if BOOK.era[hero] == era) for era in PILE_ERAS)
