"""What a seat sees as a row of numbers with named slices. The layout follows from the types of the game's view and from
its `OBSERVED` alone: the same for every game of so many seats, whatever lies on the table.

    whole number, truth    one number, as it is
    one of some words      one place per word, 1 at the one it is
    a card or another id   the same, one place per id; of a list of ids: how many of each
    a list of records with one `id`    per id: how many, then their fields, added up
    a list by places       its places one after the other, empty ones 0
    something or nothing   1 if it is there, then what it is
    a seat                 one place per seat, as seen by the reader: first oneself, then clockwise
    `players`              in that order too"""

from __future__ import annotations

import types
import typing
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, NotRequired, Required, Union, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from clio.engine.errors import BadOption
from clio.engine.game import CardFace
from clio.engine.info import View
from clio.engine.observed import Observed
from clio.games import find, part_of

Numbers = dict[int, float]  # place -> what stands there, where it is not 0
Floats = NDArray[np.float32]
PLAYERS = "players"


class Slice(NamedTuple):
    """A named part of the row, and what its numbers are."""

    name: str
    start: int
    stop: int
    about: str


class Part(ABC):
    """How one value is written."""

    size: int

    @abstractmethod
    def write(self, value: Any, at: int, out: Numbers, me: int) -> None: ...

    @abstractmethod
    def about(self) -> str:
        """What its numbers are, in a few words."""

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, at + self.size, self.about())


class Scalar(Part):
    size = 1

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        if value:
            out[at] = out.get(at, 0.0) + value

    def about(self) -> str:
        return "number"


class Word(Part):
    """One of some words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.places = {word: i for i, word in enumerate(self.words)}
        self.size = len(self.words)

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        place = at + self.places[value]
        out[place] = out.get(place, 0.0) + 1.0

    def about(self) -> str:
        return f"one of {listed(self.words)}"


class Bag(Word):
    """How many of each."""

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        for word in value:
            super().write(word, at, out, me)

    def about(self) -> str:
        return f"how many of {listed(self.words)}"


class Seat(Part):
    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        out[at + (value - me) % self.size] = 1.0

    def about(self) -> str:
        return "seat, oneself first"


class Seats(Seat):
    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        for seat in value:
            super().write(seat, at, out, me)

    def about(self) -> str:
        return "seats, oneself first"


class Maybe(Part):
    """Something or nothing."""

    def __init__(self, inner: Part) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        if value is not None:
            out[at] = out.get(at, 0.0) + 1.0
            self.inner.write(value, at + 1, out, me)

    def about(self) -> str:
        return f"is there one; {self.inner.about()}"

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield from super().slices(name, at)
        yield from (each for each in self.inner.slices(name, at + 1) if each.name != name)


class Fields(Part):
    """A record: its fields one after the other."""

    def __init__(self, fields: Mapping[str, Part]) -> None:
        self.fields: list[tuple[str, Part, int]] = []
        self.size = 0
        for name, part in fields.items():
            self.fields.append((name, part, self.size))
            self.size += part.size

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        for name, part, offset in self.fields:
            if name in value:
                part.write(value[name], at + offset, out, me)

    def about(self) -> str:
        return ", ".join(f"{name} ({part.size})" if part.size > 1 else name for name, part, _ in self.fields)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        if name:
            yield Slice(name, at, at + self.size, self.about())
        for field, part, offset in self.fields:
            yield from part.slices(f"{name}.{field}" if name else field, at + offset)


class Places(Part):
    """A list whose order counts."""

    def __init__(self, inner: Part, n: int) -> None:
        self.inner = inner
        self.n = n
        self.size = inner.size * n

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        if len(value) > self.n:
            raise ValueError(f"{len(value)} things for {self.n} places")
        for item in value:
            self.inner.write(item, at, out, me)
            at += self.inner.size

    def about(self) -> str:
        return f"{self.n} places of {self.inner.size}: {self.inner.about()}"

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, at + self.size, self.about())
        for n in range(self.n):
            yield from self.inner.slices(f"{name}.{n}", at + n * self.inner.size)


class Round(Places):
    """The players: oneself first."""

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        super().write([*value[me:], *value[:me]], at, out, me)


class ById(Part):
    """Records by their id: how many, and their fields."""

    def __init__(self, words: Sequence[str], rest: Fields, key: str) -> None:
        self.words = tuple(words)
        self.rest = rest
        self.key = key
        self.places = {word: i * (1 + rest.size) for i, word in enumerate(self.words)}
        self.size = len(self.words) * (1 + rest.size)

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        pairs = value.items() if isinstance(value, dict) else ((item[self.key], item) for item in value)
        for word, item in pairs:
            place = at + self.places[word]
            out[place] = out.get(place, 0.0) + 1.0
            self.rest.write(item, place + 1, out, me)

    def about(self) -> str:
        inside = f" and {self.rest.about()}" if self.rest.size else ""
        return f"how many{inside}, for each of {listed(self.words)}"


class Named(Part):
    """A value for each of some words."""

    def __init__(self, words: Sequence[str], inner: Part) -> None:
        self.words = tuple(words)
        self.inner = inner
        self.places = {word: i * inner.size for i, word in enumerate(self.words)}
        self.size = len(self.words) * inner.size

    def write(self, value: Any, at: int, out: Numbers, me: int) -> None:
        for word, item in value.items():
            self.inner.write(item, at + self.places[word], out, me)

    def about(self) -> str:
        return f"{self.inner.about()}, for each of {listed(self.words)}"


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) if len(words) <= 8 else f"{len(words)} ids"


# ---------------------------------------------------------------- from types to parts
class Reader:
    """Reads the types of a view."""

    def __init__(self, cards: Sequence[CardFace], seats: int, observed: Observed) -> None:
        self.cards = cards
        self.seats = seats
        self.observed = observed

    def part(self, kind: Any, path: str) -> Part:
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Required, NotRequired):
            return self.part(args[0], path)
        if origin in (Union, types.UnionType):
            (inner,) = (arg for arg in args if arg is not type(None))
            return Maybe(self.part(inner, path))
        if origin is Literal:
            return Word(args)
        if typing.is_typeddict(kind):
            return self.record(kind, path)
        if origin is list:
            return self.listed(args[0], path)
        if origin is tuple:
            return Places(self.part(args[0], path), len(args))
        if origin is dict:
            return self.named(args[0], args[1], path)
        if kind is str:
            return Word(self.words(path))
        if kind in (int, bool, float):
            return Seat(self.seats) if path in self.observed.seats else Scalar()
        raise TypeError(f"no numbers for {kind} at {path}")

    def record(self, kind: Any, path: str, without: str = "") -> Fields:
        hints = get_type_hints(kind, include_extras=True)
        paths = {name: f"{path}.{name}" if path else name for name in hints if name != without}
        kept = {name: where for name, where in paths.items() if where not in self.observed.leave}
        return Fields({name: self.part(hints[name], where) for name, where in kept.items()})

    def listed(self, kind: Any, path: str) -> Part:
        if path in self.observed.seats:
            return Seats(self.seats)
        if path == PLAYERS:
            return Round(self.part(kind, path), self.seats)
        if path in self.observed.places:
            inner = f"{path}.row" if get_origin(kind) is list else path
            return Places(self.part(kind, inner), self.observed.places[path])
        if get_origin(kind) is Literal:
            return Bag(get_args(kind))
        if kind is str:
            return Bag(self.words(path))
        if typing.is_typeddict(kind) and "id" in get_type_hints(kind):
            return ById(self.words(f"{path}.id"), self.record(kind, path, "id"), "id")
        raise TypeError(f"how many places has {path}?")

    def named(self, key: Any, kind: Any, path: str) -> Part:
        words = get_args(key) if get_origin(key) is Literal else self.words(path)
        if typing.is_typeddict(kind) and get_origin(key) is not Literal:
            return ById(words, self.record(kind, path), "id")
        inner = Places(Scalar(), self.observed.places[path]) if get_origin(kind) is list else self.part(kind, path)
        return Named(words, inner)

    def words(self, path: str) -> Sequence[str]:
        if path in self.observed.ids:
            return self.observed.ids[path]
        kinds = self.observed.kinds.get(path)
        return [face.id for face in self.cards if kinds is None or face.kind in kinds]


class Layout:
    """The row of numbers of one game with so many seats."""

    def __init__(self, game: str, seats: int, root: Fields) -> None:
        self.game = game
        self.seats = seats
        self.root = root
        self.size = root.size
        self.named = list(root.slices("", 0))
        self.slices = {each.name: slice(each.start, each.stop) for each in self.named}
        own = [name for name, _, _ in root.fields if name != PLAYERS]
        inside = {each.name for each in self.named if each.name.startswith(f"{PLAYERS}.")}
        self.fields = {name: self.slices[name] for name in (*own, *sorted(inside, key=self.place)) if shallow(name)}

    def place(self, name: str) -> int:
        return self.slices[name].start

    def numbers(self, view: View, seat: int) -> Numbers:
        """What stands where, of a view of that seat."""
        out: Numbers = {}
        self.root.write(view, 0, out, seat)
        return out

    def write(self, view: View, seat: int, row: Floats) -> None:
        """Into a row of zeros or of an earlier view."""
        found = self.numbers(view, seat)
        row.fill(0.0)
        row[np.fromiter(found.keys(), np.intp, len(found))] = np.fromiter(found.values(), np.float32, len(found))

    def flat(self, view: View, seat: int) -> Floats:
        row = np.zeros(self.size, np.float32)
        self.write(view, seat, row)
        return row

    def apart(self, row: Floats) -> dict[str, Floats]:
        """The same row by fields: those of the table, and of each player."""
        return {name: row[where] for name, where in self.fields.items()}


def shallow(name: str) -> bool:
    """A field of the table, or "players.0.city"."""
    return name.count(".") == (2 if name.startswith(f"{PLAYERS}.") else 0)


@cache
def layout_of(game: str, seats: int) -> Layout:
    """The layout of a game with so many seats, those of Automas included. BadOption if its view has no types."""
    view = getattr(part_of(game, "clio.games", "view"), "GameView", None)
    if view is None:
        raise BadOption("no_layout", game=game)
    observed: Observed = getattr(part_of(game, "clio.games", "observed"), "OBSERVED", Observed())
    return Layout(game, seats, Reader(find(game).cards(), seats, observed).record(view, ""))
