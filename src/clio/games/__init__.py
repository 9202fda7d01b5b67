"""The games. Each folder has the same files; `record.py` is its face for the rest of Clio.

GAMES is the only list of them. What another layer has of a game stands in a folder of the game's name (`part_of`)."""

from __future__ import annotations

import sys
import warnings
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple

from clio.engine.errors import UnknownGame, nearest
from clio.engine.game import Game
from clio.engine.lessons import Aid, First, Lesson, Reading
from clio.engine.puzzles import Play, Puzzle, read_puzzles
from clio.engine.record import Record

GAMES = {
    "monumental-duel": "clio.games.monumental_duel.record",
    "through-the-ages": "clio.games.through_the_ages.record",
    "age-of-mythology": "clio.games.age_of_mythology.record",
    "monumental": "clio.games.monumental.record",
}


def ids() -> list[str]:
    return list(GAMES)


def find(game: str) -> Game[Any]:
    """The game of that id, imported on first use. UnknownGame lists the games there are."""
    if not isinstance(game, str) or game not in GAMES:
        good = ", ".join(GAMES)
        raise UnknownGame(game=str(game)[:80], good=good, near=nearest(str(game), GAMES))
    found: Game[Any] = import_module(GAMES[game]).GAME
    return found


def part_of(game: str, layer: str, name: str) -> ModuleType | None:
    """What a layer has of a game: the module `<layer>.<game's folder>.<name>`, imported on first use; None if there is
    none.

    >>> part_of("monumental-duel", "clio.games", "record").__name__
    'clio.games.monumental_duel.record'
    >>> part_of("monumental-duel", "clio.games", "recipes")
    """
    place = f"{layer}.{game.replace('-', '_')}.{name}"
    try:
        return import_module(place)
    except ModuleNotFoundError as e:
        if e.name is None or not f"{place}.".startswith(f"{e.name}."):
            raise  # it is there, and misses something itself
        return None


def lessons(game: str) -> dict[str, Lesson]:
    """The guided games of a game by their ids, one in each file of its folder `lessons`; the first to take comes first.

    >>> list(lessons("monumental-duel"))
    ['first-game']
    """
    folder = part_of(find(game).record.id, "clio.games", "lessons")
    names = [] if folder is None else sorted(module.name for module in iter_modules(folder.__path__))
    found: list[Lesson] = [import_module(f"{folder.__name__}.{name}").LESSON for name in names if folder is not None]
    return {lesson.id: lesson for lesson in found}


def play_of(game: str) -> Play:
    """What the puzzles of a game are about (`PLAY` of its folder `puzzles`)."""
    folder = part_of(find(game).record.id, "clio.games", "puzzles")
    return Play() if folder is None else folder.PLAY


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids, one in each file of its folder `puzzles`, in their order."""
    folder = part_of(find(game).record.id, "clio.games", "puzzles")
    return {} if folder is None else read_puzzles(Path(folder.__path__[0]))


class Teaching(NamedTuple):
    """What a game tells beside playing: the first time something happens, the reading order of its rules, and the
    players' aid."""

    firsts: tuple[First, ...] = ()
    reading: tuple[Reading, ...] = ()
    aid: Aid = MappingProxyType({})


def teaching(game: str) -> Teaching:
    found = part_of(find(game).record.id, "clio.games", "teaching")
    return Teaching() if found is None else Teaching(found.FIRSTS, found.READING, found.AID)


class _Games(ModuleType):
    """`clio.games()` was the list that `clio.records()` is now. This goes with version 0.2."""

    def __call__(self) -> list[Record]:
        warnings.warn("clio.games() is now clio.records()", DeprecationWarning, stacklevel=2)
        return [find(name).record for name in GAMES]


sys.modules[__name__].__class__ = _Games
