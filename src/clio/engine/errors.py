"""What can go wrong at the edge, as typed errors: a code for the program, a sentence for the person."""

from __future__ import annotations

from collections import Counter
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
LETTERS = 80  # of a word that is like no name: a page of text takes no longer
SHARED = 3000  # names that are looked up because they share two letters with it
COMPARED = 16  # of them, those that are compared with it


class Names:
    """Names, and those of them that a misspelt word may mean. However many there are and whatever the word, finding
    them is a bounded amount of work."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = list(names)
        self.sharing: dict[str, list[int]] = {}
        for n, name in enumerate(self.names):
            for pair in _pairs(name):
                self.sharing.setdefault(pair, []).append(n)

    def nearest(self, word: str) -> list[str]:
        word = word.lower()[:LETTERS]
        found = get_close_matches(word, self._alike(word), NEAREST, 0.5)
        return found or [name for name in self.names if word and word in name][:NEAREST]

    def _alike(self, word: str) -> list[str]:
        """The names that share most pairs of letters with the word; the rarest pairs, which tell most, are counted
        first."""
        shared: Counter[int] = Counter()
        left = SHARED
        for sharing in sorted((self.sharing.get(pair, []) for pair in _pairs(word)), key=len):
            left -= len(sharing)
            if left < 0 and shared:
                break
            shared.update(sharing[:SHARED])
        return [self.names[n] for n, _ in shared.most_common(COMPARED)]


def _pairs(word: str) -> set[str]:
    """Its letters two by two, the ends included."""
    edged = f" {word} "
    return {edged[n : n + 2] for n in range(len(edged) - 1)}


def nearest(word: str, good: Iterable[str]) -> str:
    """The closest good names as ", "-joined text, for the sentence of an error ("" when nothing is close)."""
    return ", ".join(Names(good).nearest(word))
