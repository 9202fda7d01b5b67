"""Scales: by how much each term of an evaluation counts more or less than the evaluation says itself. `clio tune` finds
them in games and writes them in a file of TOML, a number for each term by its English name; a term that is not named
counts 1. A game that has such a file, `clio/bots/<game>/scale.toml`, has it read by
its strengths from `normal` on."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from clio.engine.errors import ClioError
from clio.games import part_of

if TYPE_CHECKING:
    from clio.bots.judge import Row, Term

LEAST, MOST = 0.0, 100.0


class BadScale(ClioError):
    """A file that holds no scale of the game."""

    code = "bad_scale"


def scale_of(game_id: str) -> Row:
    """That of the game's own bots; empty if it has none."""
    strengths = part_of(game_id, "clio.bots", "strengths")
    if strengths is None or strengths.__file__ is None:
        return ()
    found = Path(strengths.__file__).with_name("scale.toml")
    return read(game_id, found) if found.exists() else ()


def read(game_id: str, path: Path) -> Row:
    """The scale in a file. BadScale tells what is wrong with it."""
    return checked(parsed(path), terms_of(game_id))


@cache
def parsed(path: Path) -> Mapping[str, object]:
    """What stands in a file, of a scale or of prices."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as e:
        raise BadScale("scale_file", file=path, why=getattr(e, "strerror", None) or str(e)) from e


def checked(given: Mapping[str, object], terms: Sequence[Term]) -> Row:
    names = [term.en for term in terms]
    for name, value in given.items():
        if name not in names:
            raise BadScale("scale_term", term=name, good=", ".join(names))
        if not fits(value):
            raise BadScale("scale_value", term=name, value=value, least=LEAST, most=MOST)
    return tuple(float(str(given.get(name, 1.0))) for name in names)


def fits(value: object) -> bool:
    """May a figure be that?"""
    return isinstance(value, int | float) and not isinstance(value, bool) and LEAST <= value <= MOST


def terms_of(game_id: str) -> tuple[Term, ...]:
    """The terms of a game's evaluation, none where it has no judge."""
    found: tuple[Term, ...] = getattr(part_of(game_id, "clio.bots", "evaluation"), "TERMS", ())
    return found


def written(terms: Sequence[Term], scale: Row, note: str) -> str:
    """As a file, with a note on how it came about."""
    lines = [f'"{term.en}" = {by:.3f}' for term, by in zip(terms, scale, strict=True)]
    return "\n".join([*(f"# {line}" for line in note.splitlines()), *lines]) + "\n"
