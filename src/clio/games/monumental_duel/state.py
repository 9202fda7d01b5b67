"""Everything on the table, and the numbers that name things."""

from __future__ import annotations

from typing import Final, cast

from clio.games.families.monumental.state import EMPTY, IDLE, PLACES, Monumental, Side
from clio.games.monumental_duel.cardbook import BOOK

# Resources after those of the family
VP: Final = 5
AGENT: Final = 6
RESOURCES: Final = 7
MAX_AGENTS: Final = 3

# Civilizations, each in a file of `cards/civilizations`.
CIVILIZATIONS: Final = 6
GREEKS: Final = 0
AKSUMITES: Final = 1
MUGHALS: Final = 2
MALIANS: Final = 3
AZTECS: Final = 4
JAPANESE: Final = 5

# Card kinds after those of the family, in blocks. `cards` declares them in this order.
BARRICADE: Final = 8
DEVELOPMENT: Final = 9  # 30 of the Espionage box, then 30 of the Trade box
START_PROVINCE: Final = DEVELOPMENT + 60
REVOLT: Final = START_PROVINCE + 1
SPECIAL: Final = REVOLT + 1  # one per civilization
START_KNOWLEDGE: Final = SPECIAL + CIVILIZATIONS  # one per civilization
POLICY: Final = START_KNOWLEDGE + CIVILIZATIONS  # five per civilization
WARLORD: Final = POLICY + 5 * CIVILIZATIONS  # one per civilization
AMBASSADOR: Final = WARLORD + CIVILIZATIONS
ESPIONAGE: Final = AMBASSADOR + 1  # the basic card, then advanced 1 to 4
FREE_CITY: Final = ESPIONAGE + 5
KINDS: Final = FREE_CITY + 10
CIVILIZATION: Final = KINDS  # not cards: the rules that each civilization brings, for the hooks
# Province types, as bits
MOUNTAINOUS: Final = 1
COASTAL: Final = 2
AGRICULTURAL: Final = 4
ANY_TYPE: Final = 0

# Modules, as bits
SPY_MODULE: Final = 1
TRADE_MODULE: Final = 2

# What a player did this round, as bits of `done`; Action tokens beside the City are among them.
PASSED: Final = 1
WARLORD_USED: Final = 2
AMBASSADOR_USED: Final = 4
CONQUERED: Final = 8
SPIED: Final = 16
NEGOTIATED: Final = 1024  # << number of the Free City, 0 to 9

TRACK: Final = 6
FREE_CITIES: Final = 10
MARK: Final = 8  # in a Province pile: kind + (types added by markers << MARK)
KIND: Final = 255


class Config:
    """What was agreed before the game. Never changed, so clones share it."""

    __slots__ = ("civilizations", "counts_start", "known_deck", "modules")

    def __init__(self, modules: int, civilizations: tuple[int, int], known_deck: bool, counts_start: bool) -> None:
        self.modules = modules
        self.civilizations = civilizations
        self.known_deck = known_deck  # the players know which cards the Development deck is made of
        self.counts_start = counts_start  # the starting Knowledge counts as acquired (MD-OPEN-11)


class Player(Side):
    """One side of the table."""

    __slots__ = ("cities", "espionage", "lines", "pile")

    pile: tuple[int, ...]  # Provinces (with their markers) and Barricades, the newest last
    lines: tuple[int, ...]  # Mughals: where each Policy lies, 0-2 rows, 3-5 columns
    cities: tuple[int, ...]  # Free Cities taken
    espionage: int  # the active Espionage card

    def __init__(self, civ: int, of: Player | None = None) -> None:
        """A player before anything is dealt (MD-SETUP-16), or a copy."""
        self.civ = civ
        if of is None:
            self.res, self.gained = [0] * RESOURCES, [0] * RESOURCES
            self.city, self.status = [EMPTY] * PLACES, [IDLE] * PLACES
            self.deck, self.discard = [], []
            self.archive = self.pile = self.policies = self.lines = self.reserved = self.cities = ()
            self.wonder = self.espionage = EMPTY
            self.known = self.active = self.live = self.lasting = self.spent = self.done = 0
        else:
            self.res = of.res.copy()
            self.gained = of.gained.copy()
            self.city = of.city.copy()
            self.status = of.status.copy()
            self.deck = of.deck.copy()
            self.known = of.known
            self.discard = of.discard.copy()
            self.archive = of.archive
            self.pile = of.pile
            self.policies = of.policies
            self.lines = of.lines
            self.active = of.active
            self.reserved = of.reserved
            self.cities = of.cities
            self.wonder = of.wonder
            self.espionage = of.espionage
            self.live = of.live
            self.lasting = of.lasting
            self.spent = of.spent
            self.done = of.done

    def clone(self) -> Player:
        return Player(self.civ, self)


class Duel(Monumental):
    """The whole table."""

    __slots__ = (
        "aside", "city_at", "city_deck", "config", "deck", "deck_at", "dice", "discarded", "first", "free", "holder",
        "last", "players", "queued", "removed", "resolving", "round", "stake", "stake_type", "stakes", "track",
    )

    config: Config
    players: list[Player]
    deck: tuple[int, ...]  # Development deck; deck_at = next card
    deck_at: int
    track: list[int]  # TRACK places, left to right
    discarded: tuple[int, ...]  # Development discard pile
    removed: tuple[int, ...]  # Wonders given up (MD-WON-05)
    aside: tuple[int, ...]  # Development cards left in the boxes, unknown to the players
    city_deck: tuple[int, ...]  # Free City deck; city_at = next card
    city_at: int
    free: tuple[int, ...]  # Free Cities on the track
    stakes: list[int]  # Gold on them: seat * FREE_CITIES + number of the city
    holder: int  # who has the Advantage, or -1
    stake_type: int
    stake: int
    first: int
    round: int
    last: bool  # this is the last round
    dice: tuple[int, ...]  # rolled and not yet resolved, sorted
    resolving: bool
    queued: int  # Spy actions that wait for the last die (MDE-SPY-19)

    def __init__(self, rng: int, config: Config, players: list[Player], of: Duel | None = None) -> None:
        """An empty table, or a copy of one with these players."""
        super().__init__(rng, of)
        self.book = BOOK
        self.config = config
        self.players = players
        self.sides = cast("list[Side]", players)
        if of is None:
            self.basics = []
            self.track = [EMPTY] * TRACK
            self.stakes = [0] * (2 * FREE_CITIES)
            self.limbo = self.deck = self.discarded = self.removed = self.aside = self.city_deck = ()
            self.free = self.dice = ()
            self.holder = self.stake_type = -1
            self.revolts = self.deck_at = self.city_at = self.stake = self.first = self.round = self.queued = 0
            self.last = self.resolving = False
        else:
            self.basics = of.basics.copy()
            self.revolts = of.revolts
            self.limbo = of.limbo
            self.deck = of.deck
            self.deck_at = of.deck_at
            self.track = of.track.copy()
            self.discarded = of.discarded
            self.removed = of.removed
            self.aside = of.aside
            self.city_deck = of.city_deck
            self.city_at = of.city_at
            self.free = of.free
            self.stakes = of.stakes.copy()
            self.holder = of.holder
            self.stake_type = of.stake_type
            self.stake = of.stake
            self.first = of.first
            self.round = of.round
            self.last = of.last
            self.dice = of.dice
            self.resolving = of.resolving
            self.queued = of.queued

    def clone(self) -> Duel:
        one, two = self.players
        return Duel(self.rng, self.config, [one.clone(), two.clone()], self)

    def room(self, me: int, res: int, n: int) -> int:
        """MDE-SPY-03: at most three Agent dice."""
        return min(n, MAX_AGENTS - self.players[me].res[AGENT]) if res == AGENT else n

    def give_up(self, wonder: int) -> None:
        """MD-WON-05."""
        self.removed = (*self.removed, wonder)

    def beside(self, me: int) -> int:
        """MD-USE-05: the civilization itself too."""
        return Monumental.beside(self, me) | self.book.listeners.bit(CIVILIZATION + self.players[me].civ)
