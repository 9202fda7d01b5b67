"""What a card says, as pieces that pages can draw: words, signs, amounts.

The sentences of a card are written once, as text (`engine.text`). Inside `passages` the amounts and prices in them are
marked while they are written, with characters that no text has; elsewhere nothing is marked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final, Literal

_MARKING: ContextVar[bool] = ContextVar("marking", default=False)
_BEGIN, _BETWEEN, _END, _PAID = "\ue000\ue001\ue002\ue003"
_MARKS: Final = re.compile(f"{_BEGIN}(.*?){_BETWEEN}(.*?){_BETWEEN}(.*?){_END}|({_PAID})")
ARROW: Final = "→"


@dataclass(frozen=True)
class Part:
    """A piece of what a card says: words; a sign between them, such as an arrow; or an amount of the resource `res`,
    with its number as it is shown ("2", "≥2", or nothing). `text` is what is read: in a sentence "2 Gold"."""

    text: str
    kind: Literal["words", "sign", "amount"] = "words"
    res: str = ""
    number: str = ""


@dataclass(frozen=True)
class Passage:
    """One thing that a card says. `of` tells which: "cost", "effect", "bonus", the faces of a die."""

    of: str
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """As a sentence reads."""
        return "".join(part.text for part in self.parts if part.kind != "sign")


def amount(res: str, n: object, words: str) -> str:
    """The words of an amount ("2 Gold"), for a sentence."""
    return f"{_BEGIN}{res}{_BETWEEN}{n}{_BETWEEN}{words}{_END}" if _MARKING.get() else words


def paid(price: str) -> str:
    """The words of a price, before what it buys."""
    return price + _PAID if _MARKING.get() else price


def passages(write: Callable[[], Iterable[tuple[str, str]]]) -> tuple[Passage, ...]:
    """What a function writes, in parts: each sentence with what it tells."""
    token = _MARKING.set(True)
    try:
        return tuple(Passage(of, tuple(_parts(text))) for of, text in write())
    finally:
        _MARKING.reset(token)


def _parts(marked: str) -> Iterator[Part]:
    at = 0
    for mark in _MARKS.finditer(marked):
        if mark.start() > at:
            yield Part(marked[at : mark.start()])
        res, number, words, arrow = mark.groups()
        yield Part(ARROW, "sign") if arrow else Part(words, "amount", res, number)
        at = mark.end()
    if at < len(marked):
        yield Part(marked[at:])


def whole(said: Sequence[Passage]) -> str:
    """The text that the passages make."""
    return " ".join(passage.text for passage in said)


def in_signs(said: Sequence[Passage], *of: str) -> tuple[Passage, ...]:
    """The amounts alone of what tells this, with an arrow after a price, for tiles that have no room for sentences."""
    short = [Passage(passage.of, tuple(_signs(passage))) for passage in said if passage.of in of]
    return tuple(passage for passage in short if passage.parts)


def _signs(said: Passage) -> Iterator[Part]:
    price = False
    for part in said.parts:
        if part.kind == "amount":
            if price:
                yield Part(ARROW, "sign")
            yield Part(part.number, "amount", part.res)
        price = part.kind == "sign" or (price and part.kind == "words")
