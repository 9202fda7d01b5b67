"""The action space of a game: fixed numbers in named ranges, and the one line of text each number stands for."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from clio.engine.errors import UnknownSymbol, nearest


def slug(name: str) -> str:
    """A name as one word of the notation: "Great Mosque of Djenné" -> "great-mosque-of-djenne"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


@dataclass(frozen=True)
class Range:
    """`first` .. `first + len(words) - 1`, written "name word" ("acquire troy", "pay gold 2", "pass")."""

    name: str
    first: int
    words: tuple[str, ...] = ("",)

    @property
    def end(self) -> int:
        return self.first + len(self.words)


class Space:
    """All actions of a game. Number <-> symbol, both ways, independent of the state."""

    def __init__(self, *ranges: Range) -> None:
        self.ranges = ranges
        self.symbols: list[str] = []
        self.range_of: list[Range] = []
        for r in ranges:
            if r.first != len(self.symbols):
                raise ValueError(f"range {r.name} starts at {r.first}, expected {len(self.symbols)}")
            for word in r.words:
                self.symbols.append(f"{r.name} {word}".strip())
                self.range_of.append(r)
        self.numbers = {symbol: n for n, symbol in enumerate(self.symbols)}
        if len(self.numbers) != len(self.symbols):
            raise ValueError("two actions with one symbol")

    def __len__(self) -> int:
        return len(self.symbols)

    def symbol(self, action: int) -> str:
        return self.symbols[action]

    def word(self, action: int) -> str:
        """What a symbol says after the name of its range: "troy"."""
        r = self.range_of[action]
        return r.words[action - r.first]

    def decode(self, action: int) -> tuple[str, int]:
        """The name of the range and the place in it."""
        r = self.range_of[action]
        return r.name, action - r.first

    def parse(self, text: str) -> int:
        """The number of a symbol; spaces and capitals do not matter."""
        symbol = " ".join(text.lower().split())
        found = self.numbers.get(symbol)
        if found is None:
            near = nearest(symbol, self.symbols)
            raise UnknownSymbol("unknown_symbol_near" if near else "", symbol=text.strip()[:80], near=near)
        return found
