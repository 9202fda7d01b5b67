"""What a game tells the greedy bot: how good a position is, and which options deserve a look."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, TypeVar

from clio.engine.kernel import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Term:
    """One part of an evaluation, with its name for people."""

    en: str
    fr: str

    def name(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Judge(ABC, Generic[S]):
    """The eyes of one seat for one decision. Values are in points at the end of the game, own minus others'."""

    terms: tuple[Term, ...]  # in the order of `weigh`

    @abstractmethod
    def value(self, s: S) -> float:
        """The sum of `weigh`."""

    @abstractmethod
    def weigh(self, s: S) -> list[float]:
        """What each term adds, own minus others'."""

    @abstractmethod
    def settled(self, s: S) -> bool:
        """Is the action that was begun complete, so that the position can be judged?"""

    @abstractmethod
    def candidates(self, s: S, deep: bool) -> list[int]:
        """The options worth trying; `deep` = inside an action that is only thought about."""

    @abstractmethod
    def play(self, s: S, action: int) -> None:
        """Carry out an option, at least as far as it must be for a judgement."""
