"""Plans played on: after a plan everybody plays quickly for some turns, and the position reached is judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clio.bots.judge import NO_MOVE, AnyJudge
from clio.bots.lookahead import Lookahead
from clio.engine.kernel import State

QUICK: Final = 8  # decisions tried inside one option
MOVES: Final = 4000  # of a rollout: more is an endless game


class Rollout:
    """Plays on from a deal. `turns`: own turns, or rounds, after the present one; `nodes`: positions judged so far."""

    def __init__(
        self, eyes: Callable[[int], AnyJudge], final: Callable[[State], float], seat: int, seats: int, turns: int
    ) -> None:
        self.final = final  # what a game that is over is worth to the seat
        self.seat = seat
        self.turns = turns
        self.nodes = 0
        self.players = [Lookahead(eyes(one), QUICK) for one in range(seats)]
        self.end: State | None = None  # the position that was judged

    def play(self, deal: State, moves: tuple[int, ...]) -> float:
        """The margin of the seat, once a plan has been played and everybody has gone on from there."""
        s = deal.clone()
        left = self.turns
        judge = self.players[self.seat].judge
        for action in moves:
            if s.over or s.player != self.seat or action not in s.legal:
                break
            if action == judge.closing(s):
                if left == 0:
                    judge.play(s, action)
                    return self.judged(s)
                left -= 1
            s.apply(action)
        last = judge.round(deal) + self.turns
        for _ in range(MOVES):
            if s.over or judge.round(s) > last:
                break
            player = self.players[s.player]
            action = player.best(s)
            if s.player == self.seat:
                closing = judge.closing(s)
                if closing != NO_MOVE and action == closing:
                    if left == 0:
                        judge.play(s, action)
                        break
                    left -= 1
            s.apply(action)
        return self.judged(s)

    def judged(self, s: State) -> float:
        self.end = s
        nodes = len(self.players)
        for player in self.players:
            nodes += player.nodes
            player.nodes = 0
        self.nodes += nodes
        return self.final(s) if s.over else self.players[self.seat].judge.margin(s)
