"""Everything on the table, and the numbers that name things."""

from __future__ import annotations

from typing import Final, cast

from clio.engine.kernel import State
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

    def __init__(
        self, civ: int, res: list[int], gained: list[int], city: list[int], status: list[int], deck: list[int],
        known: int, discard: list[int], archive: tuple[int, ...], pile: tuple[int, ...], policies: tuple[int, ...],
        lines: tuple[int, ...], active: int, reserved: tuple[int, ...], cities: tuple[int, ...], wonder: int,
        espionage: int, live: int, lasting: int, spent: int, done: int,
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
        self.pile = pile  # Provinces (with their markers) and Barricades, the newest last
        self.policies = policies
        self.lines = lines  # Mughals: where each Policy lies, 0-2 rows, 3-5 columns
        self.active = active
        self.reserved = reserved
        self.cities = cities  # Free Cities taken
        self.wonder = wonder
        self.espionage = espionage  # the active Espionage card
        self.live = live
        self.lasting = lasting
        self.spent = spent
        self.done = done

    def clone(self) -> Player:
        return Player(
            self.civ, self.res.copy(), self.gained.copy(), self.city.copy(), self.status.copy(), self.deck.copy(),
            self.known, self.discard.copy(), self.archive, self.pile, self.policies, self.lines, self.active,
            self.reserved, self.cities, self.wonder, self.espionage, self.live, self.lasting, self.spent, self.done,
        )


class Duel(Monumental):
    """The whole table."""

    __slots__ = (
        "aside", "city_at", "city_deck", "config", "deck", "deck_at", "dice", "discarded", "first", "free", "holder",
        "last", "players", "queued", "removed", "resolving", "round", "stake", "stake_type", "stakes", "track",
    )

    def __init__(
        self, rng: int, config: Config, players: list[Player], deck: tuple[int, ...], deck_at: int, track: list[int],
        discarded: tuple[int, ...], removed: tuple[int, ...], aside: tuple[int, ...], basics: list[int],
        revolts: int, city_deck: tuple[int, ...], city_at: int, free: tuple[int, ...], stakes: list[int],
        holder: int, stake_type: int, stake: int, first: int, round: int, last: bool, limbo: tuple[int, ...],
        dice: tuple[int, ...], resolving: bool, queued: int, source: State | None = None,
    ) -> None:
        super().__init__(rng, source)
        self.book = BOOK
        self.config = config
        self.players = players
        self.sides = cast("list[Side]", players)
        self.basics = basics
        self.revolts = revolts
        self.limbo = limbo
        self.deck = deck  # Development deck; deck_at = next card
        self.deck_at = deck_at
        self.track = track  # TRACK places, left to right
        self.discarded = discarded  # Development discard pile
        self.removed = removed  # Wonders given up (MD-WON-05)
        self.aside = aside  # Development cards left in the boxes, unknown to the players
        self.city_deck = city_deck  # Free City deck; city_at = next card
        self.city_at = city_at
        self.free = free  # Free Cities on the track
        self.stakes = stakes  # Gold on them: seat * FREE_CITIES + number of the city
        self.holder = holder  # who has the Advantage, or -1
        self.stake_type = stake_type
        self.stake = stake
        self.first = first
        self.round = round
        self.last = last  # this is the last round
        self.dice = dice  # rolled and not yet resolved, sorted
        self.resolving = resolving
        self.queued = queued  # Spy actions that wait for the last die (MDE-SPY-19)

    def clone(self) -> Duel:
        one, two = self.players
        return Duel(
            self.rng, self.config, [one.clone(), two.clone()], self.deck, self.deck_at, self.track.copy(),
            self.discarded, self.removed, self.aside, self.basics.copy(), self.revolts, self.city_deck, self.city_at,
            self.free, self.stakes.copy(), self.holder, self.stake_type, self.stake, self.first, self.round, self.last,
            self.limbo, self.dice, self.resolving, self.queued, self,
        )

    def room(self, me: int, res: int, n: int) -> int:
        """MDE-SPY-03: at most three Agent dice."""
        return min(n, MAX_AGENTS - self.players[me].res[AGENT]) if res == AGENT else n

    def give_up(self, wonder: int) -> None:
        """MD-WON-05."""
        self.removed = (*self.removed, wonder)

    def beside(self, me: int) -> int:
        """MD-USE-05: the civilization itself too."""
        return Monumental.beside(self, me) | self.book.listeners.bit(CIVILIZATION + self.players[me].civ)


def new_player(civ: int) -> Player:
    """A player before anything is dealt (MD-SETUP-16)."""
    return Player(
        civ, [0] * RESOURCES, [0] * RESOURCES, [EMPTY] * PLACES, [IDLE] * PLACES, [], 0, [], (), (), (), (), 0, (), (),
        EMPTY, EMPTY, 0, 0, 0, 0,
    )
