"""Age of Mythology in words: what both languages share. The words themselves are in `en` and `fr`; labels of moves,
prompts, log lines and the texts of cards are put together in the files beside this one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from clio.engine import passages
from clio.engine.game import Words
from clio.engine.kernel import Event
from clio.engine.moves import At
from clio.games.age_of_mythology import cards as cards  # the names are those of the declared things
from clio.games.age_of_mythology.cardbook import (
    AGE_IDS, AREA_IDS, BOARDS, CULTURE_IDS, RESOURCE_IDS, TERRAIN_IDS, TILE_BOOK, TYPE_IDS, VICTORY_IDS,
)
from clio.games.age_of_mythology.ops.goods import unpacked
from clio.games.age_of_mythology.state import (
    CARDS, DWARF, FAVOR, KINDS, NONE, RESOURCES, SPACES, Mythology, Player,
)
from clio.games.age_of_mythology.words.log import event
from clio.messages import say, vocabulary
from clio.words import GRAMMARS, fill

GROUP = "group."  # the headings of moves in the vocabulary
HEADINGS = ("gather", "build", "recruit", "attack")  # actions whose moves stand under their name


class Place(NamedTuple):
    """A space of a board, with what lies on it."""

    owner: Player
    space: int


class Cubes(NamedTuple):
    """What somebody has of the resources of a cost."""

    have: tuple[int, ...]
    cost: tuple[int, ...]


class MythologyWords(Words[Mythology]):
    """Age of Mythology in one language. The tables are the language's, and the articles."""

    small: dict[str, str]  # small words and phrases
    prompts: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]
    card_names: list[str]
    power_names: list[str]
    unit_names: list[str]
    unit_plurals: tuple[str, ...]
    building_names: list[str]

    def __init__(self) -> None:
        groups = {key.removeprefix(GROUP): text for key, text in self.names.items() if key.startswith(GROUP)}
        self.groups = groups | {action: self.names[f"action.{action}"] for action in HEADINGS}

    # ------------------------------------------------------------------ the vocabulary
    @cached_property
    def names(self) -> dict[str, str]:
        return vocabulary("age-of-mythology", self.lang)

    def name(self, key: str, n: int = 1) -> str:
        """A noun of the vocabulary as it agrees with the number."""
        return fill(self.lang, self.names[key], n=n)

    @cached_property
    def terrains(self) -> tuple[str, ...]:
        """Of a space or tile."""
        return tuple(self.name(f"terrain.{id}") for id in TERRAIN_IDS)

    @cached_property
    def whole_terrains(self) -> tuple[str, ...]:
        """All tiles of it, as a Gather names them."""
        return tuple(self.all_of("terrain", id) for id in TERRAIN_IDS)

    @cached_property
    def whole_resources(self) -> tuple[str, ...]:
        return tuple(self.all_of("resource", id) for id in RESOURCE_IDS)

    @cached_property
    def types(self) -> tuple[str, ...]:
        return tuple(self.name(f"type.{id}") for id in TYPE_IDS)

    @cached_property
    def whole_types(self) -> tuple[str, ...]:
        """All units of a type."""
        return tuple(self.all_of("type", id) for id in TYPE_IDS)

    @cached_property
    def ages(self) -> tuple[str, ...]:
        return tuple(fill(self.lang, self.names["age"], age=self.names[f"age.{id}"]) for id in AGE_IDS)

    @cached_property
    def area_names(self) -> tuple[str, ...]:
        return tuple(self.names[f"area.{id}"] for id in AREA_IDS)

    @cached_property
    def areas(self) -> tuple[str, ...]:
        """With the article."""
        return tuple(map(self.the_area, self.area_names))

    @cached_property
    def cultures(self) -> tuple[str, ...]:
        """With the article."""
        return tuple(self.the_people(self.names[f"culture.{id}"]) for id in CULTURE_IDS)

    @cached_property
    def workers(self) -> tuple[str, ...]:
        """By the numbers of `state`, with the indefinite article."""
        return self.names["nobody"], self.a(self.name("noun.villager")), self.a_unit(DWARF)

    @cached_property
    def the_workers(self) -> tuple[str, ...]:
        return self.names["nobody"], self.the(self.name("noun.villager")), self.the_unit(DWARF)

    @cached_property
    def victory(self) -> tuple[str, ...]:
        """The victory cards."""
        return tuple(self.names[f"score.{id}"] for id in VICTORY_IDS)

    # ------------------------------------------------------------------ articles
    @abstractmethod
    def a(self, noun: str) -> str:
        """ "a villager", "un villageois"."""

    @abstractmethod
    def the(self, noun: str) -> str:
        """ "the villager", "le villageois"."""

    @abstractmethod
    def the_area(self, name: str) -> str:
        """ "the City Area", "la zone urbaine"."""

    @abstractmethod
    def the_people(self, name: str) -> str:
        """ "the Greeks", "les Grecs"."""

    @abstractmethod
    def all_of(self, sort: str, id: str) -> str:
        """Whatever is of a terrain, a resource or a type of units: "forests", "les forêts", "la cavalerie"."""

    @abstractmethod
    def a_unit(self, unit: int) -> str:
        """ "a Hoplite", "un Hoplite"."""

    @abstractmethod
    def the_unit(self, unit: int) -> str:
        """ "the Hydra", "l'Hydre"."""

    @abstractmethod
    def a_building(self, building: int) -> str:
        """ "an Armory", "un Arsenal"; The Wonder has its own article."""

    @abstractmethod
    def the_building(self, building: int) -> str:
        """ "the Armory", "l'Arsenal"."""

    @abstractmethod
    def nth(self, n: int, what: str) -> str:
        """ "2nd hills tile", "2e tuile colline"."""

    # ------------------------------------------------------------------ phrases
    @property
    def colon(self) -> str:
        return GRAMMARS[self.lang].COLON

    @property
    def apart_by(self) -> str:
        return GRAMMARS[self.lang].APART

    def phrase(self, key: str, **parts: object) -> str:
        return fill(self.lang, self.small[key], **parts)

    def say(self, key: str, **parts: object) -> str:
        """A phrase of the labels."""
        return fill(self.lang, self.options[key], **parts)

    def asking(self, key: str, **parts: object) -> str:
        """A phrase of the prompts."""
        return fill(self.lang, self.prompts[key], **parts)

    # ------------------------------------------------------------------ numbers
    def plural(self, n: int) -> bool:
        return GRAMMARS[self.lang].is_plural(n)

    def count(self, thing: str, n: int) -> str:
        """ "2 tiles": a noun, or with its prefix a resource or a kind of card."""
        prefix, _, id = thing.rpartition(".")
        text = f"{n} {self.name(thing if prefix else f'noun.{thing}', n)}"
        return passages.amount(id, n, text) if prefix == "resource" else text

    def up_to(self, thing: str, n: int) -> str:
        """ "1 tile", "up to 2 tiles"."""
        what = self.count(thing, n)
        return what if n == 1 else self.phrase("up_to", what=what)

    def units(self, unit: int, n: int) -> str:
        """ "2 Hoplites"."""
        return f"{n} {(self.unit_plurals if self.plural(n) else self.unit_names)[unit]}"

    def percent(self, chance: float) -> str:
        """ "62%", "62 %"; 0 and 100 only if they are exact."""
        shown = "<1" if 0 < chance < 0.01 else ">99" if 0.99 < chance < 1 else f"{100 * chance:.0f}"
        return fill(self.lang, self.names["board.percent"], n=shown)

    def join(self, parts: list[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.small["and"] + parts[-1]

    # ------------------------------------------------------------------ cubes
    def cubes(self, numbers: tuple[int, ...] | list[int]) -> str:
        """ "2 food, 1 wood", in the order of the resources."""
        return ", ".join(self.count(f"resource.{id}", n) for id, n in zip(RESOURCE_IDS, numbers, strict=True) if n)

    def purse(self, numbers: tuple[int, ...] | list[int]) -> str:
        return self.cubes(numbers) or self.small["no_cube"]

    def packed(self, n: int) -> str:
        """The cubes of an event."""
        return self.purse(unpacked(n))

    def resource(self, res: int, n: int = 1) -> str:
        return self.count(f"resource.{RESOURCE_IDS[res]}", n)

    def resource_name(self, res: int, n: int = 1) -> str:
        return self.name(f"resource.{RESOURCE_IDS[res]}", n)

    def compared(self, cubes: Cubes) -> str:
        """ "4 food and 0 wood", of what costs food and wood."""
        return self.join([self.resource(res, cubes.have[res]) for res in range(RESOURCES) if cubes.cost[res]])

    # ------------------------------------------------------------------ tiles and spaces
    def gives(self, tile: int) -> str:
        """ "2 food"."""
        return self.resource(TILE_BOOK.resource[tile], TILE_BOOK.cubes[tile])

    def tile_giving(self, res: int) -> str:
        """ "food tile", "tuile de nourriture"."""
        return self.phrase("tile_giving", res=self.resource_name(res))

    def tile(self, tile: int, pattern: str = "tile") -> str:
        """ "hills tile (1 gold)"; as a "place" "hills (1 gold)"."""
        return self.phrase(pattern, terrain=self.terrains[TILE_BOOK.terrain[tile]], gives=self.gives(tile))

    def tile_of(self, p: Player, space: int, pattern: str = "tile") -> str:
        """The tile on a space; "2nd hills tile (1 gold)" if the board has another of its kind. Boards show no names of
        spaces, so the tiles of a terrain are counted."""
        kind = p.tiles[space]
        if p.tiles.count(kind) == 1:
            return self.tile(kind, pattern)
        board = BOARDS[p.culture]
        laid = [at for at in range(SPACES) if board[at] == board[space] and p.tiles[at] != NONE]
        return self.nth(laid.index(space) + 1, self.tile(kind, pattern))

    # ------------------------------------------------------------------ armies and reasons
    def army(self, culture: int, numbers: list[int]) -> str:
        """ "2 Hoplites and 1 Hydra"."""
        first = KINDS * culture
        found = [self.units(first + i, n) for i, n in enumerate(numbers) if n]
        return self.join(found) or self.names["nobody"]

    def reason(self, why: int) -> str:
        """The card or unit that brings something."""
        return self.card_names[why] if why < CARDS else self.unit_names[why - CARDS]

    # ------------------------------------------------------------------ the table
    def event(self, s: Mythology, e: Event, names: list[str]) -> str:
        return event(self, s, e, names)

    def told(self, name: str, part: object, at: At[Mythology]) -> object:
        """The parts of a reason: things by their numbers, a tile also by the place where it lies."""
        if isinstance(part, Place):
            return self.tile_of(part.owner, part.space)
        if isinstance(part, Cubes):
            return self.compared(part)
        if name == "rival" and isinstance(part, int):
            return at.names[part] if part < len(at.names) else say("seat.name", self.lang, number=part + 1)
        return TOLD[name](self, part) if isinstance(part, int) and name in TOLD else part


# The words for a number, by the name of the place.
TOLD: dict[str, Callable[[MythologyWords, int], str]] = {
    "card": lambda w, n: w.card_names[n],
    "unit": lambda w, n: w.unit_names[n],
    "a_unit": lambda w, n: w.a_unit(n),
    "the_unit": lambda w, n: w.the_unit(n),
    "building": lambda w, n: w.building_names[n],
    "a_building": lambda w, n: w.a_building(n),
    "the_building": lambda w, n: w.the_building(n),
    "tile": lambda w, n: w.tile(n),
    "res": lambda w, n: w.resource_name(n),
    "cards": lambda w, n: w.count("card", n),
    "cubes": lambda w, n: w.count("cube", n),
    "units": lambda w, n: w.count("unit", n),
    "mortals": lambda w, n: w.count("kind.mortal", n),
    "buildings": lambda w, n: w.count("kind.building", n),
    "favor": lambda w, n: w.resource(FAVOR, n),
    "terrain": lambda w, n: w.terrains[n],
    "age": lambda w, n: w.ages[n],
    "once": lambda w, n: w.small["once"] if n else "",
}
