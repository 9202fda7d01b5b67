"""The {places} of a pattern, as the engine, the terminal and the pages write them: "{name}" is filled with a part,
"{n|card|cards}" with the word that agrees with the part n."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter
from typing import cast

_FORMATTER = Formatter()


def places(pattern: str) -> frozenset[str]:
    """The names of the places of a pattern."""
    return frozenset(name.partition("|")[0] for _, name, _, _ in _FORMATTER.parse(pattern) if name is not None)


def fill(
    pattern: str, parts: Mapping[str, object], join: Callable[[str, str], str], is_plural: Callable[[int], bool],
) -> str:
    """The pattern with its places filled; `join` puts a word after what stands before it, as its language does."""
    out = ""
    for literal, name, form, _ in _FORMATTER.parse(pattern):
        out += literal
        if name is not None:
            key, _, words = name.partition("|")
            part = agreeing(words, cast("int", parts[key]), is_plural) if words else format(parts[key], form or "")
            out = join(out, part)
    return out


def agreeing(words: str, n: int, is_plural: Callable[[int], bool]) -> str:
    """Of "card|cards" the one that agrees with the number."""
    one, _, many = words.partition("|")
    return many if is_plural(n) else one
