"""Everything on the table, and the numbers that name things."""

from __future__ import annotations

from typing import Final, cast

from clio.engine.kernel import State
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

    def __init__(
        self, civ: int, res: list[int], gained: list[int], city: list[int], status: list[int], deck: list[int],
        known: int, discard: list[int], archive: tuple[int, ...], policies: tuple[int, ...], active: int,
        reserved: tuple[int, ...], wonder: int, live: int, lasting: int, spent: int, done: int, fresh: int, raid: int,
        siege: int, siege_next: int, bargain: int, drawn: tuple[int, ...], drawn_used: int, drawn_before: int,
        peeked: int, conquests: int, led: int, ousted: int, completed: int, land: int, realm: Realm, capital: int,
        warlord_at: int, hero: int, hero_at: int, explorers: tuple[int, int], products: int, sciences: int, space: int,
        gains: tuple[int, ...], used_gains: tuple[int, ...], market_tokens: tuple[int, ...], visited: int,
        quests: tuple[int, ...], returned: int, revealed: tuple[int, ...], goals_met: int, monsters: tuple[int, ...],
        sites: tuple[int, ...], ready: tuple[int, ...] = (), camp: Camp | None = None,
    ) -> None:
        self.civ = civ
        self.res = res
        self.gained = gained
        self.city = city
        self.status = status
        self.deck = deck
        self.known = known
        self.discard = discard
        self.archive = archive
        self.policies = policies
        self.active = active
        self.reserved = reserved
        self.wonder = wonder
        self.live = live
        self.lasting = lasting
        self.spent = spent
        self.done = done
        self.fresh = fresh  # Gold that is lost if it is not spent this turn
        self.raid = raid  # Military for unoccupied Provinces alone
        self.siege = siege  # what Provinces conquered this turn have less in defence
        self.siege_next = siege_next  # ... and the next one besides
        self.bargain = bargain  # what the next card of the own reserve costs less this turn
        self.drawn = drawn  # cards drawn and used: beside the City until the turn ends
        self.drawn_used = drawn_used  # bit per index in `drawn`: its effect is used
        self.drawn_before = drawn_before  # how many of `drawn` are older than the last unique action: not free any more
        self.peeked = peeked  # place in the City deck, counted from 1, of a card that its owner alone has seen
        self.conquests = conquests  # this turn
        self.led = led  # ... with the Warlord
        self.ousted = ousted  # conquests of occupied Provinces in the whole game
        self.completed = completed  # Wonders completed in the whole game
        self.land = land  # controlled tiles, the Capital among them
        self.realm = realm  # what follows from them (derived, see `ops.board.hold`)
        self.capital = capital
        self.warlord_at = warlord_at
        self.hero = hero
        self.hero_at = hero_at
        self.explorers = explorers
        self.products = products  # Production tokens kept
        self.sciences = sciences  # Science tokens kept
        self.space = space  # on the Trade Track
        self.gains = gains  # Commercial Gain tokens, face down
        self.used_gains = used_gains
        self.market_tokens = market_tokens
        self.visited = visited  # bit per Market of the map
        self.quests = quests  # not completed, secret
        self.returned = returned  # the Quest given back, which its owner remembers
        self.revealed = revealed
        self.goals_met = goals_met  # bit per Quest: its goal was met at some time, so it is not among the secret ones
        self.monsters = monsters  # defeated
        self.sites = sites  # Wonders that an Automa builds, the oldest first
        self.ready = ready  # places of the City that were activated and have an effect; never saved, see `find_ready`
        self.camp = camp  # None whenever own Units, Outposts or land have changed; never saved, see `ops.board.camp_of`

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
        return Player(
            self.civ, self.res.copy(), self.gained.copy(), self.city.copy(), self.status.copy(), self.deck.copy(),
            self.known, self.discard.copy(), self.archive, self.policies, self.active, self.reserved, self.wonder,
            self.live, self.lasting, self.spent, self.done, self.fresh, self.raid, self.siege, self.siege_next,
            self.bargain, self.drawn, self.drawn_used, self.drawn_before, self.peeked, self.conquests, self.led,
            self.ousted, self.completed, self.land, self.realm, self.capital, self.warlord_at, self.hero, self.hero_at,
            self.explorers, self.products, self.sciences, self.space, self.gains, self.used_gains, self.market_tokens,
            self.visited, self.quests, self.returned, self.revealed, self.goals_met, self.monsters, self.sites,
            self.ready, self.camp,
        )


class World(Monumental):
    """The whole table."""

    __slots__ = (
        "active", "automa_deck", "automa_discard", "automa_played", "bag", "boxed", "cargo", "config", "deck",
        "deck_at", "discarded", "display", "ending", "exchanges", "first", "forces", "hero_decks", "heroes", "holders",
        "map", "march", "markets", "monsters", "naturals", "naturals_up", "open_projects", "outposts", "owner",
        "piles", "players", "posts", "product", "removed", "round", "science", "soldiers", "stakes", "stirred",
        "struck", "taken", "tokens", "wonders",
    )

    def __init__(
        self, rng: int, config: Config, players: list[Player], basics: list[int], revolts: int, limbo: tuple[int, ...],
        deck: tuple[int, ...], deck_at: int, display: list[int], taken: int, discarded: tuple[int, ...],
        removed: tuple[int, ...], piles: tuple[tuple[int, ...], ...], owner: list[int], soldiers: list[int],
        outposts: int, wonders: tuple[int, ...], forces: int, tokens: list[int], product: int, science: int,
        markets: tuple[tuple[int, ...], ...], cargo: tuple[int, ...], bag: tuple[int, ...], exchanges: tuple[int, ...],
        posts: tuple[int, ...], naturals: tuple[int, ...], naturals_up: int, boxed: tuple[int, ...],
        heroes: tuple[int, ...], hero_decks: tuple[tuple[int, ...], ...], monsters: tuple[int, ...],
        holders: tuple[int, ...], stakes: tuple[int, ...], open_projects: bool, automa_deck: tuple[int, ...],
        automa_discard: tuple[int, ...], automa_played: tuple[int, ...], march: tuple[int, ...],
        struck: tuple[int, int], round: int, first: int, active: int, ending: int, stirred: int,
        source: State | None = None,
    ) -> None:
        super().__init__(rng, source)
        self.book = BOOK
        self.config = config
        self.map = config.map
        self.players = players
        self.sides = cast("list[Side]", players)
        self.basics = basics
        self.revolts = revolts
        self.limbo = limbo
        self.deck = deck  # Development deck; deck_at = next card
        self.deck_at = deck_at
        self.display = display  # row by row; in each row the position nearest the deck comes first
        self.taken = taken  # from the display in this turn: bit per row; in continuous mode their number
        self.discarded = discarded  # from the display
        self.removed = removed  # Development cards out of the game: Wonders given up, cards an Automa lets go
        self.piles = piles  # reserve piles of Eras I, II and III, the top at the end
        self.owner = owner  # per tile: who controls it, or -1
        self.soldiers = soldiers  # per tile: those of its controller
        self.outposts = outposts  # tiles with an Outpost of their controller
        self.wonders = wonders  # Wonder tokens: kind << TILE_BITS | tile
        self.forces = forces  # tiles with a Hidden Forces token
        self.tokens = tokens  # per tile: Exploration token, face down, or EMPTY
        self.product = product  # tiles with a Production token
        self.science = science  # tiles with a Science token
        self.markets = markets  # stacks, per Market of the map, the top at the end
        self.cargo = cargo  # Commercial Gain token of each Port of the map, or EMPTY
        self.bag = bag  # Commercial Gain tokens, the next at the end
        self.exchanges = exchanges  # Exchange tokens, the next at the end
        self.posts = posts  # Trading Posts: Exchange token (at first EMPTY) << KIND_SHIFT | owner << TILE_BITS | tile
        self.naturals = naturals  # Natural Wonder on each Province that the map marks for one
        self.naturals_up = naturals_up  # tiles where it is turned up
        self.boxed = boxed  # Quests that were not dealt
        self.heroes = heroes  # available, from the nearest to the deck to the farthest
        self.hero_decks = hero_decks  # Heroes of Eras I, II and III that have not appeared
        self.monsters = monsters  # on the map, in the order they appeared: kind << KIND_SHIFT | position << 6 | tile
        self.holders = holders  # of each project, or -1
        self.stakes = stakes  # resources on each project
        self.open_projects = open_projects
        self.automa_deck = automa_deck  # the top at the end
        self.automa_discard = automa_discard
        self.automa_played = automa_played  # resolved in this turn
        self.march = march  # Units on their way to a conquest: target, Warlord, Hero, then the Soldiers' tiles
        self.struck = struck  # the last conquest: tile, previous controller or -1
        self.round = round
        self.first = first
        self.active = active  # whose turn it is
        self.ending = ending
        self.stirred = stirred  # what has grown since `quests` looked, COUNT_BITS for each seat; never saved

    def clone(self) -> World:
        return World(
            self.rng, self.config, [pl.clone() for pl in self.players], self.basics.copy(), self.revolts, self.limbo,
            self.deck, self.deck_at, self.display.copy(), self.taken, self.discarded, self.removed, self.piles,
            self.owner.copy(), self.soldiers.copy(), self.outposts, self.wonders, self.forces, self.tokens.copy(),
            self.product, self.science, self.markets, self.cargo, self.bag, self.exchanges, self.posts, self.naturals,
            self.naturals_up, self.boxed, self.heroes, self.hero_decks, self.monsters, self.holders, self.stakes,
            self.open_projects, self.automa_deck, self.automa_discard, self.automa_played, self.march, self.struck,
            self.round, self.first, self.active, self.ending, self.stirred, self,
        )

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


def new_player(civ: int, m: Map, capital: int) -> Player:
    """A player before anything is dealt: Units and Explorers on the Capital (MON-SETUP-20)."""
    return Player(
        civ, [0] * RESOURCES, [0] * RESOURCES, [EMPTY] * PLACES, [IDLE] * PLACES, [], 0, [], (), (), 0, (), EMPTY, 0, 0,
        0, 0, 0, 0, 0, 0, 0, (), 0, 0, 0, 0, 0, 0, 0, 1 << capital, Realm(m, 1 << capital), capital, capital, EMPTY,
        EMPTY,
        (capital, capital), 0, 0, 0, (), (), (), 0, (), EMPTY, (), 0, (), (),
    )


assert RESOURCES == CULTURE + 1
