"""What can go wrong at the edge, as typed errors: a code for the program, a sentence for the person."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, ClassVar

from clio.messages import say

if TYPE_CHECKING:
    from collections.abc import Iterable


class ClioError(Exception):
    """An error for the person who caused it. `code` is stable; `text(lang)` is the sentence: the message `error.<key>`,
    of a key "<game>.<name>" the word `error.<name>` of that game. Its parts may be errors themselves, or texts by
    language."""

    code: ClassVar[str] = "error"

    def __init__(self, key: str = "", **parts: object) -> None:
        self.key = key or self.code
        self.parts = parts
        super().__init__(self.text("en"))

    def __reduce__(self) -> tuple[Any, ...]:
        """So that an error survives the way back from another process."""
        return _revive, (type(self), self.args, self.__dict__)

    def text(self, lang: str) -> str:
        game, dot, name = self.key.rpartition(".")
        told = {part: _told(what, lang) for part, what in self.parts.items()}
        return say(f"{game}{dot}error.{name}", lang, **told)


def _told(part: object, lang: str) -> object:
    if isinstance(part, ClioError):
        return part.text(lang)
    return part[lang] if isinstance(part, dict) and lang in part else part


def _revive(cls: type[ClioError], args: tuple[Any, ...], fields: dict[str, Any]) -> ClioError:
    error = cls.__new__(cls)
    error.args = args
    error.__dict__.update(fields)
    return error


class UnknownGame(ClioError):
    code = "unknown_game"


class BadOption(ClioError):
    """A set-up that the game does not have. `clauses` names the rules that forbid it, if any."""

    code = "bad_option"

    def __init__(self, key: str = "", clauses: tuple[str, ...] = (), **parts: object) -> None:
        self.clauses = clauses
        super().__init__(key, **parts)


class UnknownSymbol(ClioError):
    """Not a sentence of the game's notation."""

    code = "unknown_symbol"


class UnknownCard(ClioError):
    code = "unknown_card"


class IllegalAction(ClioError):
    """A move of the notation that the rules refuse now. `clauses` names the rules."""

    code = "illegal_action"

    def __init__(self, key: str = "", clauses: tuple[str, ...] = (), **parts: object) -> None:
        self.clauses = clauses
        super().__init__(key, **parts)


class NotYourTurn(IllegalAction):
    code = "not_your_turn"


class GameOver(IllegalAction):
    code = "game_over"


class NoUndo(ClioError):
    code = "no_undo"


class BadSave(ClioError):
    """A saved game that cannot be read: not JSON, truncated, edited, of another version."""

    code = "bad_save"


class BadScenario(ClioError):
    """A position that could not arise in a game."""

    code = "bad_scenario"


NEAREST = 3  # names that an error proposes


def nearest(word: str, good: Iterable[str]) -> str:
    """The closest good names as ", "-joined text, for the sentence of an error ("" when nothing is close)."""
    names = list(good)
    word = word.lower()[:80]  # a page of text is like no name, and comparing it would take seconds
    found = get_close_matches(word, names, NEAREST, 0.5) or [name for name in names if word and word in name]
    return ", ".join(found[:NEAREST])
