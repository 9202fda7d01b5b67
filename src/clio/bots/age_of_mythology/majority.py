"""The two victory cards that go to whoever has most at the end (AOM-VP-03, -04): armies and cities."""

from __future__ import annotations

from math import exp

from clio.bots.age_of_mythology.weights import Weights
from clio.games.age_of_mythology.state import Mythology


class Majority:
    """What lies on the card or will, and how sure a lead is."""

    __slots__ = ("cubes", "doubt", "leads")

    def __init__(self, cubes: float, doubt: float, leads: list[int]) -> None:
        self.cubes = cubes
        self.doubt = doubt
        self.leads = leads

    def share(self, seat: int, more: float = 0.0) -> float:
        """The cubes that a player may expect, with so many more units or buildings; a tie brings nothing."""
        return self.cubes * logistic((self.leads[seat] + more - 0.5) / self.doubt)

    def gain(self, seat: int, more: float) -> float:
        return self.share(seat, more) - self.share(seat)


def majority(w: Weights, s: Mythology, card: int, sizes: list[int], rounds: float) -> Majority:
    return Majority(s.placed[card] + w.future * rounds, w.doubt + w.doubt_per_round * rounds, leads(sizes))


def leads(sizes: list[int]) -> list[int]:
    """How far each is ahead of the largest of the others."""
    most = max(sizes)
    several = sizes.count(most) > 1
    second = max([n for n in sizes if n != most], default=most)
    return [n - (most if n < most or several else second) for n in sizes]


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x)) if x > -30 else 0.0


def armies(s: Mythology) -> list[int]:
    """Units of each player, those in the battle under way included."""
    b = s.battle
    return [p.army_size() + (0 if b is None else b.fighting(seat)) for seat, p in enumerate(s.players)]


def cities(s: Mythology) -> list[int]:
    return [p.city_size() for p in s.players]
