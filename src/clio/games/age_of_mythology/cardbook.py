"""The tables of cards, units, buildings and tiles, filled by the declarations in `cards/`. Hot code reads the lists.

Tables read by number are tuples of any length: compiled, one of fixed length is boxed anew at each reading."""

from __future__ import annotations

from typing import Any, Final, Literal

from clio.engine.kernel import NOTHING, Op
from clio.engine.provenance import DESIGNED as DESIGNED
from clio.engine.provenance import PUBLIC as PUBLIC
from clio.engine.provenance import RULEBOOK as RULEBOOK
from clio.games.age_of_mythology.state import (
    DESERT, FERTILE, FOREST, HILLS, KINDS, MOUNTAINS, SPACES, SWAMP, TERRAINS, UNITS,
)

Cost = tuple[int, ...]  # food, wood, gold, favor

# Types of unit, as bits (AOM-COMP-27, AOM-BATTLE-07)
T_MORTAL: Final = 1
T_HERO: Final = 2
T_MYTH: Final = 4
T_WARRIOR: Final = 8
T_CAVALRY: Final = 16
T_ARCHER: Final = 32
T_FLYER: Final = 64
T_GIANT: Final = 128
T_GIANT_KILLER: Final = 256
TYPE_IDS: Final = ("mortal", "hero", "myth", "warrior", "cavalry", "archer", "flyer", "giant", "giant-killer")

# Special abilities, as bits (AOM-UNIT)
BREACHES: Final = 1  # cancels Wall and Tower (AOM-UNIT-01)
THROWS: Final = 2  # AOM-UNIT-13
GROWS: Final = 4  # +1 die per elimination (AOM-UNIT-12)
WINS_TIES: Final = 8  # AOM-UNIT-15
RAZES_TWO: Final = 16  # AOM-UNIT-08
ROUTS: Final = 32  # an eliminated hero ends the battle (AOM-UNIT-16)
MIRRORS: Final = 64  # adds the rival's basic dice (AOM-UNIT-17)
EMBALMS: Final = 128  # a new Mummy per elimination (AOM-UNIT-02)
REBORN: Final = 256  # the Priest brings it back (AOM-UNIT-03, -04)
REVIVES: Final = 512  # lets others be reborn (AOM-UNIT-05)
SHIELDED: Final = 1024  # a Wadjet may take its place (AOM-UNIT-06)
SHIELDS: Final = 2048
GOES_BERSERK: Final = 4096  # AOM-UNIT-07
HONOURED: Final = 8192  # 2 favor per elimination (AOM-UNIT-09)
MINES: Final = 16384  # works on gold tiles (AOM-UNIT-10)
SUMMONS: Final = 32768  # a unit more per elimination (AOM-UNIT-11)

# The seven actions (AOM-ACTION-08); a permanent card has the number of its action
EXPLORE: Final = 0
GATHER: Final = 1
DO_BUILD: Final = 2
DO_RECRUIT: Final = 3
TRADE: Final = 4
NEXT_AGE: Final = 5
ATTACK: Final = 6
ACTION_IDS: Final = ("explore", "gather", "build", "recruit", "trade", "next-age", "attack")

# Which tiles a Gather card collects, its `number`
ANY_ONE: Final = 0  # one terrain or one resource, named by its player
ALL: Final = 1
FOOD_ONLY: Final = 2

# Names of what is not a card
Resource = Literal["food", "wood", "gold", "favor"]
Terrain = Literal["fertile", "forest", "hills", "mountains", "desert", "swamp"]
Culture = Literal["greek", "egyptian", "norse"]
Age = Literal["archaic", "classical", "heroic", "mythic"]
Area = Literal["city", "production", "holding"]
VictoryCard = Literal["largest-army", "most-buildings", "last-battle", "the-wonder"]

RESOURCE_IDS: Final[tuple[Resource, ...]] = ("food", "wood", "gold", "favor")
TERRAIN_IDS: Final[tuple[Terrain, ...]] = ("fertile", "forest", "hills", "mountains", "desert", "swamp")
CULTURE_IDS: Final[tuple[Culture, ...]] = ("greek", "egyptian", "norse")
AGE_IDS: Final[tuple[Age, ...]] = ("archaic", "classical", "heroic", "mythic")
AREA_IDS: Final[tuple[Area, ...]] = ("city", "production", "holding")
VICTORY_IDS: Final[tuple[VictoryCard, ...]] = ("largest-army", "most-buildings", "last-battle", "the-wonder")
SPACE_IDS: Final = tuple(f"{column}{row}" for row in range(1, 5) for column in "abcd")

# Terrain of each space of the Production Area, row by row, by culture (AOM-COMP-08 to -10)
BOARDS: Final[tuple[tuple[int, ...], ...]] = (
    (
        FERTILE, FERTILE, FOREST, SWAMP, HILLS, MOUNTAINS, FERTILE, FOREST,
        HILLS, HILLS, HILLS, HILLS, DESERT, HILLS, HILLS, HILLS,
    ),
    (
        DESERT, DESERT, SWAMP, SWAMP, FOREST, DESERT, FERTILE, FERTILE,
        DESERT, DESERT, FERTILE, FERTILE, DESERT, HILLS, FERTILE, HILLS,
    ),
    (
        FERTILE, MOUNTAINS, MOUNTAINS, MOUNTAINS, FERTILE, FOREST, HILLS, MOUNTAINS,
        HILLS, SWAMP, FOREST, HILLS, DESERT, FOREST, FOREST, FERTILE,
    ),
)

# The spaces of each terrain, by culture
SPACES_OF: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(space for space in range(SPACES) if board[space] == terrain) for terrain in range(TERRAINS))
    for board in BOARDS
)


class CardBook:
    """Action cards, by kind."""

    def __init__(self) -> None:
        self.id: list[str] = []
        self.name_en: list[str] = []
        self.name_fr: list[str] = []
        self.action: list[int] = []
        self.number: list[int] = []  # the figure of the action, see cards/actions.py
        self.copies: list[tuple[int, ...]] = []  # in the decks of the cultures; a permanent card: 0
        self.favor: list[int] = []  # cost of the god power
        self.power: list[Op[Any]] = []
        self.alone: list[bool] = []  # the power may be used without the action (AOM-GOD-04)
        self.power_en: list[str] = []  # its name; the god's name where it has none
        self.power_fr: list[str] = []
        self.culture: list[int] = []  # of a god, -1 otherwise
        self.provenance: list[dict[str, str]] = []

    def declare(
        self, number: int, id: str, en: str, fr: str, action: int, figure: int,
        copies: tuple[int, ...] = (0, 0, 0), favor: int = 0, power: Op[Any] = NOTHING, alone: bool = False,
        power_en: str = "", power_fr: str = "", culture: int = -1, provenance: dict[str, str] | None = None,
    ) -> None:
        assert number == len(self.id), id
        self.id.append(id)
        self.name_en.append(en)
        self.name_fr.append(fr)
        self.action.append(action)
        self.number.append(figure)
        self.copies.append(copies)
        self.favor.append(favor)
        self.power.append(power)
        self.alone.append(alone)
        self.power_en.append(power_en or en)
        self.power_fr.append(power_fr or fr)
        self.culture.append(culture)
        self.provenance.append({"all": PUBLIC} if provenance is None else provenance)


class UnitBook:
    """Units, by kind."""

    def __init__(self) -> None:
        self.id: list[str] = []
        self.name_en: list[str] = []
        self.name_fr: list[str] = []
        self.types: list[int] = []
        self.age: list[int] = []  # of a hero, 0 otherwise
        self.dice: list[int] = []
        self.bonuses: list[tuple[tuple[int, int], ...]] = []  # (type, dice)
        self.cost: list[Cost] = []
        self.abilities: list[int] = []
        self.rebirth: list[int] = []  # favor for the Priest's resurrection
        self.pool: list[list[int]] = []  # dice against each kind: basic dice and type bonuses
        self.provenance: list[dict[str, str]] = []

    def declare(
        self, number: int, id: str, en: str, fr: str, types: int, dice: int, cost: Cost,
        bonuses: tuple[tuple[int, int], ...] = (), abilities: int = 0, age: int = 0, rebirth: int = 0,
        provenance: dict[str, str] | None = None,
    ) -> None:
        assert number == len(self.id), id
        self.id.append(id)
        self.name_en.append(en)
        self.name_fr.append(fr)
        self.types.append(types)
        self.age.append(age)
        self.dice.append(dice)
        self.bonuses.append(bonuses)
        self.cost.append(cost)
        self.abilities.append(abilities)
        self.rebirth.append(rebirth)
        self.provenance.append({"all": PUBLIC} if provenance is None else provenance)
        if len(self.id) == UNITS:
            self.pool = [[self.against(mine, theirs) for theirs in range(UNITS)] for mine in range(UNITS)]

    def against(self, mine: int, theirs: int) -> int:
        """AOM-BATTLE-04 to -07: matching lines add up."""
        types = self.types[theirs]
        return self.dice[mine] + sum(dice for type, dice in self.bonuses[mine] if type & types)

    def of(self, culture: int) -> range:
        """The unit kinds of a culture."""
        return range(KINDS * culture, min(KINDS * culture + KINDS, UNITS))


class BuildingBook:
    """Buildings, by kind."""

    def __init__(self) -> None:
        self.id: list[str] = []
        self.name_en: list[str] = []
        self.name_fr: list[str] = []
        self.cost: list[Cost] = []
        self.stock: list[int] = []  # tiles in the box
        self.bonus: list[int] = []  # the resource of which a Gather brings 2 more, -1 = none
        self.provenance: list[dict[str, str]] = []

    def declare(
        self, number: int, id: str, en: str, fr: str, cost: Cost, stock: int = 4, bonus: int = -1,
        provenance: dict[str, str] | None = None,
    ) -> None:
        assert number == len(self.id), id
        self.id.append(id)
        self.name_en.append(en)
        self.name_fr.append(fr)
        self.cost.append(cost)
        self.stock.append(stock)
        self.bonus.append(bonus)
        self.provenance.append(
            {"all": RULEBOOK, "cost": PUBLIC, "stock": DESIGNED} if provenance is None else provenance
        )


class TileBook:
    """Resource tiles, by kind."""

    def __init__(self) -> None:
        self.id: list[str] = []
        self.terrain: list[int] = []
        self.resource: list[int] = []
        self.cubes: list[int] = []
        self.count: list[int] = []  # in one set

    def declare(self, id: str, terrain: int, resource: int, cubes: int, count: int) -> None:
        self.id.append(id)
        self.terrain.append(terrain)
        self.resource.append(resource)
        self.cubes.append(cubes)
        self.count.append(count)


BOOK: Final = CardBook()
UNIT_BOOK: Final = UnitBook()
BUILDING_BOOK: Final = BuildingBook()
TILE_BOOK: Final = TileBook()
