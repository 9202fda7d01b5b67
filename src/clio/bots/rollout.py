"""Plans played on: after a plan everybody plays quickly for some turns, and the position reached is judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clio.bots.judge import NO_MOVE, AnyJudge
from clio.bots.lookahead import Lookahead
from clio.bots.plans import Beam
from clio.engine.kernel import State

QUICK: Final = 8  # decisions tried inside one option
MOVES: Final = 4000  # of a rollout: more is an endless game
TURN_NODES: Final = 2000  # positions judged for one turn that is planned


class Rollout:
    """Plays on from a deal. `turns`: own turns, or rounds, after the present one; `width`: of the beam by which
    everybody plans whole turns, 0 for one action ahead; `nodes`: positions judged so far."""

    def __init__(
        self, eyes: Callable[[int], AnyJudge], final: Callable[[State], float], seat: int, seats: int, turns: int,
        width: int = 0,
    ) -> None:
        self.final = final  # what a game that is over is worth to the seat
        self.seat = seat
        self.turns = turns
        self.width = width
        self.left = turns
        self.nodes = 0
        self.players = [Lookahead(eyes(one), QUICK) for one in range(seats)]
        self.end: State | None = None  # the position that was judged

    def play(self, deal: State, moves: tuple[int, ...]) -> float:
        """The margin of the seat, once a plan has been played and everybody has gone on from there."""
        s = deal.clone()
        self.left = self.turns
        judge = self.players[self.seat].judge
        last = judge.round(deal) + self.turns
        if not self.follow(s, moves):
            for _ in range(MOVES):
                if s.over or judge.round(s) > last or self.follow(s, self.next(s)):
                    break
        return self.judged(s)

    def next(self, s: State) -> tuple[int, ...]:
        """What the player to move does: the rest of a turn, or one move."""
        player = self.players[s.player]
        judge = player.judge
        if self.width and len(s.legal) > 1 and judge.plans(s):
            judge.candidates(s, False)  # which tells the judge what is decided
            beam = Beam(judge, self.width, TURN_NODES)
            found = beam.search(s, 1)
            player.nodes += beam.nodes
            if found:
                return found[0].moves
        return (player.best(s),)

    def follow(self, s: State, moves: tuple[int, ...]) -> bool:
        """Make moves of the player to move, as far as they can be made. True with the own turn that is the last: then
        the position is as it should be for judging."""
        me = s.player
        judge = self.players[me].judge
        for action in moves:
            if s.over or s.player != me or action not in s.legal:
                break
            closing = judge.closing(s) if me == self.seat else NO_MOVE
            if closing != NO_MOVE and action == closing:
                if self.left == 0:
                    judge.play(s, action)
                    return True
                self.left -= 1
            s.apply(action)
        return False

    def judged(self, s: State) -> float:
        self.end = s
        nodes = len(self.players)
        for player in self.players:
            nodes += player.nodes
            player.nodes = 0
        self.nodes += nodes
        return self.final(s) if s.over else self.players[self.seat].judge.margin(s)
