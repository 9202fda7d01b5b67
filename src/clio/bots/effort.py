"""How hard a bot thinks."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Effort:
    """The size of a search. Without `deals` the plan that looks best at first sight is played."""

    width: int = 4  # positions followed at every step of the beam; 0: no plans, only single moves
    plans: int = 6  # that are played on
    deals: int = 2  # on which each of them is played on, before the better half goes on
    turns: int = 1  # own turns that are played on, after the present one
    stages: int = 1  # times that the better half is kept, with twice as many deals
    ahead: int = 0  # width of the beam by which turns are planned while playing on; 0: one action ahead
    frozen: bool = False  # with the eyes of the yardstick
    nodes: int = 100_000  # positions judged, after which no further deal is begun

    def times(self, factor: float) -> Effort:
        """The same search with so many times the work: deals, and where one deal is too much already, fewer plans."""
        deals = max(1, round(self.deals * factor))
        plans = round(self.plans * self.deals * factor / deals)
        return replace(self, deals=deals, plans=max(2, min(self.plans, plans)), nodes=round(self.nodes * factor))
