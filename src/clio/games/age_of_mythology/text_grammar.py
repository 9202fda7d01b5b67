"""What both languages share: names with their articles, counted things, cubes, spaces, armies."""

from __future__ import annotations

from abc import ABC, abstractmethod

from clio.games.age_of_mythology import cards as cards  # the names are those of the declared things
from clio.games.age_of_mythology.cardbook import BOARDS, RESOURCE_IDS, TILE_BOOK
from clio.games.age_of_mythology.ops.goods import unpacked
from clio.games.age_of_mythology.state import CARDS, KINDS, NONE, SPACES, Player

Noun = tuple[str, str]  # singular, plural


class Grammar(ABC):
    """A language: its words by number, and the small words around them."""

    lang: str
    nouns: dict[str, Noun]
    small: dict[str, str]
    colon: str  # with the space before it that the language wants
    plural_zero: bool
    card_names: list[str]
    power_names: list[str]
    unit_names: list[str]
    unit_plurals: tuple[str, ...]
    building_names: list[str]
    terrains: tuple[str, ...]  # of a space or tile
    whole_terrains: tuple[str, ...]  # all tiles of it, as a Gather names them
    whole_resources: tuple[str, ...]
    cultures: tuple[str, ...]  # with the article
    ages: tuple[str, ...]
    areas: tuple[str, ...]  # with the article
    victory: tuple[str, ...]
    types: tuple[Noun, ...]
    workers: tuple[str, str, str]  # by the numbers of `state`, with the indefinite article
    the_workers: tuple[str, str, str]

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
    def of_player(self, name: str) -> str:
        """ "of Alice", "d'Alice"."""

    @abstractmethod
    def no_resource(self, res: int) -> str:
        """ "no gold", "pas d'or"."""

    @abstractmethod
    def tile_giving(self, res: int) -> str:
        """ "food tile", "tuile de nourriture"."""

    @abstractmethod
    def nth(self, n: int, what: str) -> str:
        """ "2nd hills tile", "2e tuile colline"."""

    # ------------------------------------------------------------------ numbers
    def plural(self, n: int) -> bool:
        return abs(n) > 1 or (n == 0 and self.plural_zero)

    def count(self, thing: str, n: int) -> str:
        """ "2 tiles"."""
        return f"{n} {self.nouns[thing][self.plural(n)]}"

    def up_to(self, thing: str, n: int) -> str:
        """ "1 tile", "up to 2 tiles"."""
        what = self.count(thing, n)
        return what if n == 1 else self.small["up_to"].format(what=what)

    def units(self, unit: int, n: int) -> str:
        """ "2 Hoplites"."""
        return f"{n} {(self.unit_plurals if self.plural(n) else self.unit_names)[unit]}"

    def percent(self, chance: float) -> str:
        """ "62%", "62 %"; 0 and 100 only if they are exact."""
        shown = "<1" if 0 < chance < 0.01 else ">99" if 0.99 < chance < 1 else f"{100 * chance:.0f}"
        return self.small["percent"].format(n=shown)

    def join(self, parts: list[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.small["and"] + parts[-1]

    # ------------------------------------------------------------------ cubes
    def cubes(self, numbers: tuple[int, ...] | list[int]) -> str:
        """ "2 food, 1 wood", in the order of the resources."""
        return ", ".join(self.count(id, n) for id, n in zip(RESOURCE_IDS, numbers, strict=True) if n)

    def purse(self, numbers: tuple[int, ...] | list[int]) -> str:
        return self.cubes(numbers) or self.small["no_cube"]

    def packed(self, n: int) -> str:
        """The cubes of an event."""
        return self.purse(unpacked(n))

    def resource(self, res: int, n: int = 1) -> str:
        return self.count(RESOURCE_IDS[res], n)

    # ------------------------------------------------------------------ tiles and spaces
    def gives(self, tile: int) -> str:
        """ "2 food"."""
        return self.resource(TILE_BOOK.resource[tile], TILE_BOOK.cubes[tile])

    def tile(self, tile: int, pattern: str = "tile") -> str:
        """ "hills tile (1 gold)"; as a "place" "hills (1 gold)"."""
        return self.small[pattern].format(terrain=self.terrains[TILE_BOOK.terrain[tile]], gives=self.gives(tile))

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
        return self.join(found) or self.small["nobody"]

    def reason(self, why: int) -> str:
        """The card or unit that brings something."""
        return self.card_names[why] if why < CARDS else self.unit_names[why - CARDS]
