"""Everything on the table, and the numbers that name things."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import State

NONE: Final = -1
SEATS: Final = 8

# Resources (AOM-COMP-12)
FOOD: Final = 0
WOOD: Final = 1
GOLD: Final = 2
FAVOR: Final = 3
RESOURCES: Final = 4

# Cultures (AOM-COMP-02)
GREEK: Final = 0
EGYPTIAN: Final = 1
NORSE: Final = 2
CULTURES: Final = 3

# Ages (AOM-AGE-01)
ARCHAIC: Final = 0
CLASSICAL: Final = 1
HEROIC: Final = 2
MYTHIC: Final = 3

# Terrains (AOM-COMP-22) and the areas of a board
FERTILE: Final = 0
FOREST: Final = 1
HILLS: Final = 2
MOUNTAINS: Final = 3
DESERT: Final = 4
SWAMP: Final = 5
TERRAINS: Final = 6
SPACES: Final = 16  # of the Production Area, row by row; as many in the City Area
CITY: Final = 0
PRODUCTION: Final = 1
HOLDING: Final = 2
AREAS: Final = 3

TILES: Final = 20  # kinds of resource tile, by terrain

# Victory cards
LARGEST_ARMY: Final = 0
MOST_BUILDINGS: Final = 1
LAST_BATTLE: Final = 2
THE_WONDER: Final = 3
VICTORY_CARDS: Final = 4
TEMPLE: Final = 4  # where a victory cube may also come from: bought at the Great Temple
WAYS: Final = 5

# Buildings (AOM-COMP-25)
HOUSE: Final = 0
WALL: Final = 1
TOWER: Final = 2
STOREHOUSE: Final = 3
MARKET: Final = 4
ARMORY: Final = 5
QUARRY: Final = 6
MONUMENT: Final = 7
GRANARY: Final = 8
GOLD_MINT: Final = 9
WOOD_WORKSHOP: Final = 10
SIEGE_WORKSHOP: Final = 11
GREAT_TEMPLE: Final = 12
WONDER: Final = 13
BUILDINGS: Final = 14

# Units: twelve numbers for each culture, three mortals, then myths, then three heroes; the Norse have one myth less
KINDS: Final = 12  # per culture
TOXOTES: Final = 0
HOPLITE: Final = 1
HIPPOKON: Final = 2
CENTAUR: Final = 3
CYCLOPS: Final = 4
HYDRA: Final = 5
MANTICORE: Final = 6
MEDUSA: Final = 7
MINOTAUR: Final = 8
CLASSICAL_GREEK: Final = 9
HEROIC_GREEK: Final = 10
MYTHIC_GREEK: Final = 11
SPEARMAN: Final = 12
ELEPHANT: Final = 13
CHARIOT_ARCHER: Final = 14
ANUBITE: Final = 15
MUMMY: Final = 16
PHOENIX: Final = 17
SCORPION_MAN: Final = 18
SPHINX: Final = 19
WADJET: Final = 20
PRIEST: Final = 21
PHARAOH: Final = 22
SON_OF_OSIRIS: Final = 23
JARL: Final = 24
HUSKARL: Final = 25
THROWING_AXEMAN: Final = 26
NIDHOGG: Final = 27
VALKYRIE: Final = 28
FROST_GIANT: Final = 29
TROLL: Final = 30
DWARF: Final = 31
CLASSICAL_NORSE: Final = 32
HEROIC_NORSE: Final = 33
MYTHIC_NORSE: Final = 34
UNITS: Final = 35
MORTALS: Final = 3  # kinds of mortal per culture, the first ones

# Action cards: 7 permanent ones, 14 plain random ones, then the gods of each culture
P_EXPLORE: Final = 0
P_GATHER: Final = 1
P_BUILD: Final = 2
P_RECRUIT: Final = 3
P_TRADE: Final = 4
P_NEXT_AGE: Final = 5
P_ATTACK: Final = 6
PERMANENT: Final = 7  # cards below this number
PLAIN: Final = 7  # 7-20
GODS: Final = 21  # 21-55
APHRODITE: Final = 21
ARES: Final = 22
HERA: Final = 23
ARTEMIS: Final = 24
DIONYSUS: Final = 25
HADES: Final = 26
POSEIDON: Final = 27
HEPHAESTOS: Final = 28
ZEUS: Final = 29
APOLLO: Final = 30
HERMES: Final = 31
ISIS: Final = 32
SEKHMET: Final = 33
THOTH: Final = 34
HORUS: Final = 35
NEPHTHYS: Final = 36
PTAH: Final = 37
RA: Final = 38
HATHOR: Final = 39
SET: Final = 40
ANUBIS: Final = 41
BAST: Final = 42
OSIRIS: Final = 43
BRAGI: Final = 44
HEIMDALL: Final = 45
TYR: Final = 46
NJORD: Final = 47
BALDR: Final = 48
FREYJA: Final = 49
SKADI: Final = 50
THOR: Final = 51
ODIN: Final = 52
HEL: Final = 53
FORSETI: Final = 54
LOKI: Final = 55
CARDS: Final = 56

# Who works on a tile
NOBODY_WORKS: Final = 0
VILLAGER: Final = 1
DWARF_WORKS: Final = 2

ACTION_ROUNDS: Final = 3  # AOM-ACTION-01
FOURTH: Final = 4  # the number of the round of fourth cards (AOM-GOD-10)
MOST_HOUSES: Final = 10  # AOM-BUILD-08
VICTORY_CUBES: Final = 30  # AOM-SETUP-24

# Phases of a round
DRAFT: Final = 0
VICTORY: Final = 1
DRAWING: Final = 2
ACTING: Final = 3
DISCARDING: Final = 4
ENDED: Final = 5


class Config:
    """What was agreed before the game. Never changed, so clones share it."""

    __slots__ = ("figures", "hades_mortal", "hero_waits", "heroes", "medusa", "one_colour", "seats")

    def __init__(
        self, seats: int, figures: int, heroes: int, medusa: int, hades_mortal: bool, one_colour: bool, hero_waits: bool
    ) -> None:
        self.seats = seats
        self.figures = figures  # of each mortal and myth kind, per shade
        self.heroes = heroes  # of each hero, per shade
        self.medusa = medusa  # her bonus against giants: 6 as on the card, 4 as in the rulebook's example
        self.hades_mortal = hades_mortal  # Hades takes mortal units only
        self.one_colour = one_colour  # a Trade gives cubes of one resource only
        self.hero_waits = hero_waits  # the hero of a new age comes from the next round on


class Player:
    """One board with its Holding Area. What changes rarely is a tuple: clones share it."""

    __slots__ = (
        "age", "back", "buildings", "choice", "cubes", "culture", "fourth", "hand", "hero_age", "houses", "out",
        "supply", "tiles", "units", "villagers", "ways", "workers",
    )

    culture: int
    cubes: list[int]  # of each resource
    ways: list[int]  # victory cubes, by where they came from
    age: int
    hero_age: int  # the age when the round began
    units: list[int]  # in the Holding Area, by kind of the culture; those in a battle are in its armies
    supply: list[int]  # figures left, by kind of the culture
    villagers: int  # in the Holding Area
    tiles: list[int]  # per space of the Production Area, NONE = free
    workers: list[int]  # per space
    buildings: int  # bit per kind
    houses: int
    hand: tuple[int, ...]  # sorted
    out: tuple[int, ...]  # cards played or discarded in this round's action rounds, in order
    back: int  # bit per permanent card that everybody saw go back to the pack, until cards are taken from it
    fourth: bool  # may play a fourth card this round
    choice: tuple[int, ...]  # answers to a secret question, hidden until all have answered

    def __init__(self, culture: int, of: Player | None = None) -> None:
        """An empty board, or a copy."""
        self.culture = culture
        if of is None:
            self.cubes, self.ways = [0] * RESOURCES, [0] * WAYS
            self.units, self.supply = [0] * KINDS, [0] * KINDS
            self.tiles, self.workers = [NONE] * SPACES, [NOBODY_WORKS] * SPACES
            self.age = self.hero_age = ARCHAIC
            self.villagers = self.buildings = self.houses = self.back = 0
            self.hand = self.out = self.choice = ()
            self.fourth = False
        else:
            self.cubes = of.cubes[:]
            self.ways = of.ways[:]
            self.age = of.age
            self.hero_age = of.hero_age
            self.units = of.units[:]
            self.supply = of.supply[:]
            self.villagers = of.villagers
            self.tiles = of.tiles[:]
            self.workers = of.workers[:]
            self.buildings = of.buildings
            self.houses = of.houses
            self.hand = of.hand
            self.out = of.out
            self.back = of.back
            self.fourth = of.fourth
            self.choice = of.choice

    def clone(self) -> Player:
        return Player(self.culture, self)

    def has(self, building: int) -> bool:
        return bool(self.buildings >> building & 1)

    def city_size(self) -> int:
        """Occupied spaces of the City Area: Houses and one of each other kind."""
        return self.houses + (self.buildings & ~1).bit_count()

    def victory(self) -> int:
        return sum(self.ways)

    def army_size(self) -> int:
        """AOM-VP-04, -05: units in the Holding Area and Dwarves on tiles, villagers not counted."""
        return sum(self.units) + self.workers.count(DWARF_WORKS)


class Side:
    """One army in a battle."""

    __slots__ = (
        "army", "berserk", "fighter", "fought", "heads", "hits", "laid", "limit", "roll", "seat", "throws", "which",
    )

    def __init__(
        self, seat: int, limit: int, army: list[int], heads: tuple[int, ...], laid: int, fighter: int, which: int,
        throws: bool, berserk: bool, fought: int, roll: int, hits: int,
    ) -> None:
        self.seat = seat
        self.limit = limit  # units it may bring
        self.army = army  # units still in the battle, by kind of the culture
        self.heads = heads  # dice won by each Hydra of the army, sorted
        self.laid = laid  # the battle card revealed, a unit kind, NONE before
        self.fighter = fighter  # the kind that fights the encounter: the laid one, or the Wadjet for the Pharaoh
        self.which = which  # the fighting Hydra's place in `heads`
        self.throws = throws  # the Cyclops throws in this encounter
        self.berserk = berserk
        self.fought = fought  # the unit that rolled last, its roll (see ops.dice) and hits
        self.roll = roll
        self.hits = hits

    def clone(self) -> Side:
        return Side(
            self.seat, self.limit, self.army[:], self.heads, self.laid, self.fighter, self.which, self.throws,
            self.berserk, self.fought, self.roll, self.hits,
        )

    def size(self) -> int:
        return sum(self.army)


class Battle:
    """An Attack from its declaration on. It stays to be looked at until the next card is played."""

    __slots__ = ("area", "attack", "card", "defence", "encounter", "isis", "over", "power", "revealed", "winner")

    def __init__(
        self, card: int, power: bool, area: int, attack: Side, defence: Side, revealed: bool, encounter: int,
        isis: bool, winner: int, over: bool,
    ) -> None:
        self.card = card  # the Attack card
        self.power = power  # its god power was paid
        self.area = area
        self.attack = attack
        self.defence = defence
        self.revealed = revealed  # both armies are known
        self.encounter = encounter  # counted from 1
        self.isis = isis  # Isis still protects the attacker's first loss
        self.winner = winner  # a seat, once it is decided
        self.over = over  # the reward is taken too

    def clone(self) -> Battle:
        return Battle(
            self.card, self.power, self.area, self.attack.clone(), self.defence.clone(), self.revealed,
            self.encounter, self.isis, self.winner, self.over,
        )

    def side(self, seat: int) -> Side:
        return self.attack if self.attack.seat == seat else self.defence

    def fighting(self, seat: int) -> int:
        """Units of a seat in the battle."""
        return self.side(seat).size() if seat in (self.attack.seat, self.defence.seat) else 0

    def other(self, seat: int) -> Side:
        return self.defence if self.attack.seat == seat else self.attack


class Mythology(State):
    """The whole table."""

    __slots__ = (
        "bank", "battle", "config", "decks", "dice", "last", "phase", "placed", "players", "pool", "round", "shown",
        "starting", "stock", "turn", "used", "victory",
    )

    config: Config
    players: list[Player]
    bank: list[int]  # cubes of each resource
    victory: int  # victory cubes in the bank
    placed: list[int]  # victory cubes on each victory card
    pool: list[int]  # face-down resource tiles, by kind; drawn at random when they are turned up
    shown: tuple[int, ...]  # resource tiles turned up, sorted
    decks: list[tuple[int, ...]]  # random cards of each culture, face down, the top at the end
    used: list[tuple[int, ...]]  # those lying face up under the deck
    stock: list[int]  # building tiles left, by kind
    round: int
    phase: int
    turn: int  # the action round: 1 to 3, FOURTH for fourth cards
    starting: int
    last: bool  # the last victory cube is gone: this round is the last
    battle: Battle | None
    dice: tuple[int, ...]  # scripted faces, used before the generator (scenarios only)

    def __init__(self, rng: int, config: Config, players: list[Player], of: Mythology | None = None) -> None:
        """An empty table, or a copy of one with these players."""
        super().__init__(rng, of)
        self.config = config
        self.players = players
        if of is None:
            self.bank, self.placed = [0] * RESOURCES, [0] * VICTORY_CARDS
            self.pool, self.stock = [0] * TILES, [0] * BUILDINGS
            self.decks, self.used = [(), (), ()], [(), (), ()]
            self.shown = self.dice = ()
            self.victory = VICTORY_CUBES
            self.round = self.turn = self.starting = 0
            self.phase = DRAFT
            self.last = False
            self.battle = None
        else:
            self.bank = of.bank[:]
            self.victory = of.victory
            self.placed = of.placed[:]
            self.pool = of.pool[:]
            self.shown = of.shown
            self.decks = of.decks[:]
            self.used = of.used[:]
            self.stock = of.stock[:]
            self.round = of.round
            self.phase = of.phase
            self.turn = of.turn
            self.starting = of.starting
            self.last = of.last
            self.dice = of.dice
            self.battle = None if of.battle is None else of.battle.clone()

    def clone(self) -> Mythology:
        return Mythology(self.rng, self.config, [p.clone() for p in self.players], self)

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        n = len(self.players)
        return [(seat + i) % n for i in range(n)]


def battle_of(s: Mythology) -> Battle:
    """The battle under way, where there must be one."""
    b = s.battle
    assert b is not None
    return b
