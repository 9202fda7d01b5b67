"""The {places} of a pattern."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter

_FORMATTER = Formatter()


def places(pattern: str) -> frozenset[str]:
    """The names of the places of a pattern."""
    return frozenset(name for _, name, _, _ in _FORMATTER.parse(pattern) if name is not None)


def fill(pattern: str, parts: Mapping[str, object], join: Callable[[str, str], str]) -> str:
    """The pattern with its places filled; `join` puts a word after what stands before it, as its language does."""
    out = ""
    for literal, name, form, _ in _FORMATTER.parse(pattern):
        out += literal
        if name is not None:
            out = join(out, format(parts[name], form or ""))
    return out
