"""What a game tells the thinking bots: how good a position is, which options deserve a look, where a turn ends."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from clio.engine.compat import mypyc_attr
from clio.engine.kernel import State

S = TypeVar("S", bound=State)
NO_MOVE: Final = -1
Row = tuple[float, ...]  # figures in a row, as weights have them; compiled, a tuple of fixed length could not be one
Steps = tuple[tuple[float, float], ...]


class Term:
    """One part of an evaluation, with its name for people; `counts`: the numbers of a player's part of the view that
    add up to what is counted of it on the table, by their paths; `quiet`: that it rises tells a reader nothing."""

    __slots__ = ("counts", "en", "fr", "quiet")

    def __init__(self, en: str, fr: str, *counts: str, quiet: bool = False) -> None:
        self.en = en
        self.fr = fr
        self.counts = counts
        self.quiet = quiet

    def name(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """The eyes of one seat for one decision. Values are in points at the end of the game, own minus others'."""

    terms: tuple[Term, ...] = ()  # in the order of `weigh`
    win: float = 5.0  # what it is worth to win, besides the points
    fewer: frozenset[str] = frozenset()  # figures of which less is better
    scale: Row = ()  # by how much each term counts more or less than the evaluation says (see `scales`)
    seat: int

    def value(self, s: S) -> float:
        """The sum of `weigh`."""
        raise NotImplementedError

    def weigh(self, s: S) -> list[float]:
        """What each term adds, own minus others'."""
        raise NotImplementedError

    def figures(self, s: S, now: S) -> dict[str, int]:
        """What can be counted of a position and tells apart the options there are `now`, the most telling first, by the
        names that the game's vocabulary has words for (`hint.figure.*`). Without any, what a move brings is told by its
        terms."""
        return {}

    def scaled(self, terms: list[float]) -> list[float]:
        """With the own scale, if there is one."""
        return [by * term for by, term in zip(self.scale, terms)] if self.scale else terms

    def settled(self, s: S) -> bool:
        """Is the action that was begun complete, so that the position can be judged?"""
        raise NotImplementedError

    def candidates(self, s: S, deep: bool) -> list[int]:
        """The options worth trying; `deep` = inside an action that is only thought about."""
        raise NotImplementedError

    def play(self, s: S, action: int) -> None:
        """Carry out an option, at least as far as it must be for a judgement."""
        raise NotImplementedError

    # ------------------------------------------------------------------ for the search
    def plans(self, s: S) -> bool:
        """Is this a moment of a turn of several moves, worth a plan?"""
        return False

    def plays_on(self, s: S) -> bool:
        """Does playing on tell more of what can be done now than first sight? Where that reckons odds exactly, or sees
        all that is at stake, playing on only adds luck."""
        return True

    def closing(self, s: S) -> int:
        """The move that ends the turn, if the open question has one; else NO_MOVE."""
        return NO_MOVE

    def round(self, s: S) -> int:
        """Where turns have no end of their own: the number of the round under way."""
        return 0

    def key(self, s: S) -> tuple[object, ...]:
        """Equal for two positions of one turn that need not both be looked at."""
        raise NotImplementedError

    def promise(self, s: S) -> tuple[float, float]:
        """In the middle of a turn: the value if it ended here, and with what may still be done in it. The first only
        where it can end."""
        now = self.value(s)
        closing = self.closing(s)
        if closing == NO_MOVE:
            return now, now
        after = s.clone()
        self.play(after, closing)  # type: ignore[arg-type]
        return self.value(after), now  # type: ignore[arg-type]

    def margin(self, s: S) -> float:
        """How the seat stands against all others, between turns."""
        return self.value(s)

    def doubt(self, s: S) -> float:
        """Points by which the margin may still change until the end, one time in three."""
        return 10.0


AnyJudge = Judge[Any]
