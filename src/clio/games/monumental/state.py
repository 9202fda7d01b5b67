"""Everything on the table, and the numbers that name things."""

from __future__ import annotations

from typing import Final, cast

from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import REVOLT_CARD
from clio.games.families.monumental.state import (
    ACTIVATED, CULTURE, EMPTY, GOLD, IDLE, MILITARY, PLACES, Monumental, Side,
)
from clio.games.monumental.cardbook import BOOK, COUNT_ARCHIVE, COUNT_BITS, COUNT_GOLD, Map, Realm

# Resources after those of the family, each only a way to gain one of those: Gold that must be spent this turn, and
# Military for conquests of unoccupied Provinces alone
FRESH_GOLD: Final = 5
RAID: Final = 6
RESOURCES: Final = 5

# Civilizations, each in a file of `cards/civilizations`
CIVILIZATIONS: Final = 8
ZULU: Final = 0
MALI: Final = 1
AKSUM: Final = 2
EGYPT: Final = 3
GREECE: Final = 4
CHINA: Final = 5
DENMARK: Final = 6
JAPAN: Final = 7

# Card kinds after those of the family, in blocks. `cards` declares them in this order.
DEVELOPMENT: Final = 8  # by Era and box
REVOLT: Final = DEVELOPMENT + 75
SPECIAL: Final = REVOLT + 1  # one per civilization
START_KNOWLEDGE: Final = SPECIAL + CIVILIZATIONS  # one per civilization
POLICY: Final = START_KNOWLEDGE + CIVILIZATIONS  # five per civilization
NATURAL: Final = POLICY + 5 * CIVILIZATIONS
HERO: Final = NATURAL + 10
WARLORD: Final = HERO + 16  # one per civilization
GAIN_TOKEN: Final = WARLORD + CIVILIZATIONS
MARKET_TOKEN: Final = GAIN_TOKEN + 14  # six per Market
EXCHANGE: Final = MARKET_TOKEN + 30
QUEST: Final = EXCHANGE + 10
MONSTER: Final = QUEST + 15
PROJECT: Final = MONSTER + 16
EXPLORATION: Final = PROJECT + 4
AUTOMA: Final = EXPLORATION + 38
KINDS: Final = AUTOMA + 40
CIVILIZATION: Final = KINDS  # not cards: the rules that each civilization brings, for the hooks

# What a player did in this turn (continuous mode: round), as bits of `done`. Those of Policies are the family's,
# 32 to 512.
PASSED: Final = 1
INVESTED: Final = 2
HERO_TAKEN: Final = 4
HERO_USED: Final = 8
DISMISSED: Final = 16
SECTION_BUILT: Final = 1024
ACTED: Final = 2048  # << Explorer: its action is used
MOVED: Final = 8192  # << Explorer: it moved in this turn (continuous mode)
UNIQUE: Final = 32768  # the unique action of this turn is taken (continuous mode)
MARCHING: Final = 65536  # ... and was a Manoeuvre, which may go on
EXPLORING: Final = 131072  # ... or Explorers, who may go on
NATURAL_USED: Final = 262144  # << number of the Natural Wonder, 0 to 9
LED: Final = 268435456  # the Warlord was among the Units of the last conquest
OF_THE_TURN: Final = MOVED | MOVED << 1 | UNIQUE | MARCHING | EXPLORING  # forgotten at each turn of a round

SOLDIERS: Final = 9
OUTPOSTS: Final = 2
POSTS: Final = 2  # Trading Posts of each player
FORCES: Final = 3  # Hidden Forces tokens
TRACK_END: Final = 20
GAIN_SPACES: Final = 1 << 2 | 1 << 5 | 1 << 8 | 1 << 11 | 1 << 14 | 1 << 17 | 1 << 20
MARKET_SIZE: Final = 6  # token kinds of a Market

# Kinds of Unit
SOLDIER: Final = 0
LEADER: Final = 1  # the Warlord
CHAMPION: Final = 2  # the Hero

# How near the end is (`World.ending`)
FAR: Final = 0
TRIGGERED: Final = 1  # the current round is finished first
LAST: Final = 2  # the last round

# Packed numbers: a Wonder token is its kind and tile, a Trading Post its Exchange token, tile and owner, a Monster its
# kind, tile and position on the display
TILE_BITS: Final = 6
TILE_MASK: Final = 63
KIND_SHIFT: Final = 10  # above 6 bits of tile and 4 of owner or position
LOW_MASK: Final = 15


class Config:
    """What was agreed before the game. Never changed, so clones share it."""

    __slots__ = (
        "african", "automas", "civilizations", "continuous", "future", "heroes", "humans", "known_deck", "level", "map",
        "monsters", "naturals", "number", "progress", "quests", "renaissance", "rows", "trade_limit", "width",
    )

    def __init__(
        self, number: int, map: Map, humans: int, automas: int, civilizations: tuple[int, ...], african: bool,
        continuous: bool, future: bool, naturals: bool, quests: bool, heroes: bool, monsters: bool, renaissance: bool,
        known_deck: bool, progress: int, level: int, trade_limit: bool,
    ) -> None:
        self.number = number  # of the map among all maps
        self.map = map
        self.humans = humans  # the first seats
        self.automas = automas  # the seats after them
        self.civilizations = civilizations
        self.african = african
        self.continuous = continuous
        self.future = future
        self.naturals = naturals
        self.quests = quests
        self.heroes = heroes
        self.monsters = monsters
        self.renaissance = renaissance
        self.known_deck = known_deck  # the players know which cards the Development deck is made of
        self.progress = progress  # price of Scientific Progress
        self.level = level  # Advanced cards of the Automa deck
        self.trade_limit = trade_limit
        seats = humans + automas
        self.rows = 2 if seats == 2 and not continuous else 1
        self.width = (4 + seats if continuous else 6) // self.rows  # of a row of the display


class Camp:
    """What follows from where the Units of a player stand: most actions leave it as it is. Never changed itself, so
    clones share it."""

    __slots__ = ("marches", "parts", "sites")

    def __init__(self, parts: list[tuple[int, int]], marches: list[int], sites: list[int]) -> None:
        self.parts = parts  # the connected parts of the land, each with the Units that may leave their tiles
        self.marches = marches  # from where a Manoeuvre may start, as moves
        self.sites = sites  # where an Outpost may be built, as moves


class Player(Side):
    """One side of the table; an Automa is one without a City, whose cards lie in `discard`."""

    __slots__ = (
        "bargain", "camp", "capital", "completed", "conquests", "drawn", "drawn_before", "drawn_used", "explorers",
        "fresh", "gains", "goals_met", "hero", "hero_at", "land", "led", "market_tokens", "monsters", "ousted",
        "peeked", "products", "quests", "raid", "ready", "realm", "returned", "revealed", "sciences", "siege",
        "siege_next", "sites", "space", "used_gains", "visited", "warlord_at",
    )

    fresh: int  # Gold that is lost if it is not spent this turn
    raid: int  # Military for unoccupied Provinces alone
    siege: int  # what Provinces conquered this turn have less in defence
    siege_next: int  # ... and the next one besides
    bargain: int  # what the next card of the own reserve costs less this turn
    drawn: tuple[int, ...]  # cards drawn and used: beside the City until the turn ends
    drawn_used: int  # bit per index in `drawn`: its effect is used
    drawn_before: int  # how many of `drawn` are older than the last unique action: not free any more
    peeked: int  # place in the City deck, counted from 1, of a card that its owner alone has seen
    conquests: int  # this turn
    led: int  # ... with the Warlord
    ousted: int  # conquests of occupied Provinces in the whole game
    completed: int  # Wonders completed in the whole game
    land: int  # controlled tiles, the Capital among them
    realm: Realm  # what follows from them (derived, see `ops.board.hold`)
    capital: int
    warlord_at: int
    hero: int
    hero_at: int
    explorers: tuple[int, int]
    products: int  # Production tokens kept
    sciences: int  # Science tokens kept
    space: int  # on the Trade Track
    gains: tuple[int, ...]  # Commercial Gain tokens, face down
    used_gains: tuple[int, ...]
    market_tokens: tuple[int, ...]
    visited: int  # bit per Market of the map
    quests: tuple[int, ...]  # not completed, secret
    returned: int  # the Quest given back, which its owner remembers
    revealed: tuple[int, ...]
    goals_met: int  # bit per Quest: its goal was met at some time, so it is not among the secret ones
    monsters: tuple[int, ...]  # defeated
    sites: tuple[int, ...]  # Wonders that an Automa builds, the oldest first
    ready: tuple[int, ...]  # places of the City that were activated and have an effect; never saved, see `find_ready`
    camp: Camp | None  # None whenever own Units, Outposts or land have changed; never saved, see `ops.board.camp_of`

    def __init__(self, civ: int, capital: int, realm: Realm, of: Player | None = None) -> None:
        """A player before anything is dealt, Units and Explorers on the Capital (MON-SETUP-20), or a copy."""
        self.civ = civ
        self.capital = capital
        self.realm = realm
        if of is None:
            self.res, self.gained = [0] * RESOURCES, [0] * RESOURCES
            self.city, self.status = [EMPTY] * PLACES, [IDLE] * PLACES
            self.deck, self.discard = [], []
            self.archive = self.policies = self.reserved = self.drawn = self.gains = self.used_gains = ()
            self.market_tokens = self.quests = self.revealed = self.monsters = self.sites = self.ready = ()
            self.known = self.active = self.live = self.lasting = self.spent = self.done = 0
            self.fresh = self.raid = self.siege = self.siege_next = self.bargain = 0
            self.drawn_used = self.drawn_before = self.peeked = self.conquests = self.led = self.ousted = 0
            self.completed = self.products = self.sciences = self.space = self.visited = self.goals_met = 0
            self.wonder = self.hero = self.hero_at = self.returned = EMPTY
            self.land = 1 << capital
            self.warlord_at = capital
            self.explorers = (capital, capital)
            self.camp = None
        else:
            self.res = of.res.copy()
            self.gained = of.gained.copy()
            self.city = of.city.copy()
            self.status = of.status.copy()
            self.deck = of.deck.copy()
            self.known = of.known
            self.discard = of.discard.copy()
            self.archive = of.archive
            self.policies = of.policies
            self.active = of.active
            self.reserved = of.reserved
            self.wonder = of.wonder
            self.live = of.live
            self.lasting = of.lasting
            self.spent = of.spent
            self.done = of.done
            self.fresh = of.fresh
            self.raid = of.raid
            self.siege = of.siege
            self.siege_next = of.siege_next
            self.bargain = of.bargain
            self.drawn = of.drawn
            self.drawn_used = of.drawn_used
            self.drawn_before = of.drawn_before
            self.peeked = of.peeked
            self.conquests = of.conquests
            self.led = of.led
            self.ousted = of.ousted
            self.completed = of.completed
            self.land = of.land
            self.warlord_at = of.warlord_at
            self.hero = of.hero
            self.hero_at = of.hero_at
            self.explorers = of.explorers
            self.products = of.products
            self.sciences = of.sciences
            self.space = of.space
            self.gains = of.gains
            self.used_gains = of.used_gains
            self.market_tokens = of.market_tokens
            self.visited = of.visited
            self.quests = of.quests
            self.returned = of.returned
            self.revealed = of.revealed
            self.goals_met = of.goals_met
            self.monsters = of.monsters
            self.sites = of.sites
            self.ready = of.ready
            self.camp = of.camp

    def find_ready(self) -> None:
        """Most cards have no effect: the question of the actions need not look at all places again, only whether the
        card is still there and not used yet."""
        status, city, action = self.status, self.city, BOOK.action
        self.ready = tuple([i for i in range(PLACES) if status[i] == ACTIVATED and action[city[i]] is not None])

    @property
    def edge(self) -> int:
        """Provinces beside one's own that could be conquered."""
        return self.realm.edge

    def clone(self) -> Player:
        return Player(self.civ, self.capital, self.realm, self)


class World(Monumental):
    """The whole table."""

    __slots__ = (
        "active", "automa_deck", "automa_discard", "automa_played", "bag", "boxed", "cargo", "config", "deck",
        "deck_at", "discarded", "display", "ending", "exchanges", "first", "forces", "hero_decks", "heroes", "holders",
        "map", "march", "markets", "monsters", "naturals", "naturals_up", "open_projects", "outposts", "owner",
        "piles", "players", "posts", "product", "removed", "round", "science", "soldiers", "stakes", "stirred",
        "struck", "taken", "tokens", "wonders",
    )

    config: Config
    map: Map
    players: list[Player]
    deck: tuple[int, ...]  # Development deck; deck_at = next card
    deck_at: int
    display: list[int]  # row by row; in each row the position nearest the deck comes first
    taken: int  # from the display in this turn: bit per row; in continuous mode their number
    discarded: tuple[int, ...]  # from the display
    removed: tuple[int, ...]  # Development cards out of the game: Wonders given up, cards an Automa lets go
    piles: tuple[tuple[int, ...], ...]  # reserve piles of Eras I, II and III, the top at the end
    owner: list[int]  # per tile: who controls it, or -1
    soldiers: list[int]  # per tile: those of its controller
    outposts: int  # tiles with an Outpost of their controller
    wonders: tuple[int, ...]  # Wonder tokens: kind << TILE_BITS | tile
    forces: int  # tiles with a Hidden Forces token
    tokens: list[int]  # per tile: Exploration token, face down, or EMPTY
    product: int  # tiles with a Production token
    science: int  # tiles with a Science token
    markets: tuple[tuple[int, ...], ...]  # stacks, per Market of the map, the top at the end
    cargo: tuple[int, ...]  # Commercial Gain token of each Port of the map, or EMPTY
    bag: tuple[int, ...]  # Commercial Gain tokens, the next at the end
    exchanges: tuple[int, ...]  # Exchange tokens, the next at the end
    posts: tuple[int, ...]  # Trading Posts: Exchange token (at first EMPTY) << KIND_SHIFT | owner << TILE_BITS | tile
    naturals: tuple[int, ...]  # Natural Wonder on each Province that the map marks for one
    naturals_up: int  # tiles where it is turned up
    boxed: tuple[int, ...]  # Quests that were not dealt
    heroes: tuple[int, ...]  # available, from the nearest to the deck to the farthest
    hero_decks: tuple[tuple[int, ...], ...]  # Heroes of Eras I, II and III that have not appeared
    monsters: tuple[int, ...]  # on the map, in the order they appeared: kind << KIND_SHIFT | position << 6 | tile
    holders: tuple[int, ...]  # of each project, or -1
    stakes: tuple[int, ...]  # resources on each project
    open_projects: bool
    automa_deck: tuple[int, ...]  # the top at the end
    automa_discard: tuple[int, ...]
    automa_played: tuple[int, ...]  # resolved in this turn
    march: tuple[int, ...]  # Units on their way to a conquest: target, Warlord, Hero, then the Soldiers' tiles
    struck: tuple[int, int]  # the last conquest: tile, previous controller or -1
    round: int
    first: int
    active: int  # whose turn it is
    ending: int
    stirred: int  # what has grown since `quests` looked, COUNT_BITS for each seat; never saved

    def __init__(self, rng: int, config: Config, players: list[Player], of: World | None = None) -> None:
        """An empty table, or a copy of one with these players."""
        super().__init__(rng, of)
        self.book = BOOK
        self.config = config
        self.map = m = config.map
        self.players = players
        self.sides = cast("list[Side]", players)
        if of is None:
            self.basics = []
            self.display = [EMPTY] * (config.rows * config.width)
            self.owner, self.soldiers, self.tokens = [-1] * m.n, [0] * m.n, [EMPTY] * m.n
            self.product, self.science = m.production, m.science
            self.limbo = self.deck = self.discarded = self.removed = self.wonders = self.cargo = self.bag = ()
            self.exchanges = self.posts = self.naturals = self.boxed = self.heroes = self.monsters = ()
            self.automa_deck = self.automa_discard = self.automa_played = self.march = ()
            self.piles = self.markets = self.hero_decks = ()
            self.holders = (-1, -1, -1, -1)
            self.stakes = (0, 0, 0, 0)
            self.open_projects = False
            self.struck = (EMPTY, EMPTY)
            self.revolts = self.deck_at = self.taken = self.outposts = self.forces = self.naturals_up = 0
            self.round = self.first = self.active = self.stirred = 0
            self.ending = FAR
        else:
            self.basics = of.basics.copy()
            self.revolts = of.revolts
            self.limbo = of.limbo
            self.deck = of.deck
            self.deck_at = of.deck_at
            self.display = of.display.copy()
            self.taken = of.taken
            self.discarded = of.discarded
            self.removed = of.removed
            self.piles = of.piles
            self.owner = of.owner.copy()
            self.soldiers = of.soldiers.copy()
            self.outposts = of.outposts
            self.wonders = of.wonders
            self.forces = of.forces
            self.tokens = of.tokens.copy()
            self.product = of.product
            self.science = of.science
            self.markets = of.markets
            self.cargo = of.cargo
            self.bag = of.bag
            self.exchanges = of.exchanges
            self.posts = of.posts
            self.naturals = of.naturals
            self.naturals_up = of.naturals_up
            self.boxed = of.boxed
            self.heroes = of.heroes
            self.hero_decks = of.hero_decks
            self.monsters = of.monsters
            self.holders = of.holders
            self.stakes = of.stakes
            self.open_projects = of.open_projects
            self.automa_deck = of.automa_deck
            self.automa_discard = of.automa_discard
            self.automa_played = of.automa_played
            self.march = of.march
            self.struck = of.struck
            self.round = of.round
            self.first = of.first
            self.active = of.active
            self.ending = of.ending
            self.stirred = of.stirred

    def clone(self) -> World:
        return World(self.rng, self.config, [pl.clone() for pl in self.players], self)

    # ------------------------------------------------------------------ what the shared rules ask of this game
    def gain(self, me: int, res: int, n: int, card: int = -1) -> None:
        """MAE-CARD-12, MON-RES-13: some Gold expires, some Military serves one purpose only; both count as gained."""
        if res == FRESH_GOLD:
            self.players[me].fresh += n
            res = GOLD
        if res == GOLD:
            self.stirred |= COUNT_GOLD << COUNT_BITS * me
        elif res == RAID:
            pl = self.players[me]
            pl.raid += n
            pl.gained[MILITARY] += n
            self.note(FE.GAINS, me, RAID, n, card)
            return
        Monumental.gain(self, me, res, n, card)

    def pay(self, me: int, res: int, n: int) -> None:
        """MON-RES-14: Gold that must be spent goes first."""
        if res == GOLD and n > 0:
            pl = self.players[me]
            pl.fresh = pl.fresh - n if pl.fresh > n else 0
        Monumental.pay(self, me, res, n)

    def put_away(self, me: int, card: int) -> None:
        """MAE-REV-04: a Revolt goes back to its pile."""
        if BOOK.type[card] == REVOLT_CARD:
            self.revolts += 1
            self.note(FE.REVOLT_RETURNS, me)
        else:
            Monumental.put_away(self, me, card)
            self.stirred |= COUNT_ARCHIVE << COUNT_BITS * me

    def forget(self, me: int) -> None:
        self.players[me].peeked = 0

    def rearranged(self, me: int) -> None:
        self.players[me].find_ready()

    def drawn_and_used(self, me: int) -> tuple[int, ...]:
        """MAE-CLAR-03: they are discarded with the other activated cards."""
        return self.players[me].drawn

    def give_up(self, wonder: int) -> None:
        """MON-WON-13."""
        self.removed = (*self.removed, wonder)

    def beside(self, me: int) -> int:
        """The active Policies, the Warlord, the Hero, the civilization itself, and what lasts; an Automa ignores all of
        it (MON-SOLO-15)."""
        if self.is_automa(me):
            return 0
        pl = self.players[me]
        listeners = self.book.listeners
        live = Monumental.beside(self, me) | listeners.bit(CIVILIZATION + pl.civ) | listeners.bit(WARLORD + pl.civ)
        if pl.hero != EMPTY and not pl.done & DISMISSED:
            live |= listeners.bit(pl.hero)
        return live

    # ------------------------------------------------------------------ who is who
    def is_automa(self, seat: int) -> bool:
        return seat >= self.config.humans

    def in_turn(self, seat: int) -> list[int]:
        """All seats in turn order, this one first."""
        n = len(self.players)
        return [(seat + i) % n for i in range(n)]


def everything(seats: int) -> int:
    """As if all that goals of Quests count had grown, for so many seats."""
    return (1 << COUNT_BITS * seats) - 1


assert RESOURCES == CULTURE + 1
