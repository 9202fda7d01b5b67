"""Whole turns as plans: a beam over the moves of one seat, up to where its turn ends, somebody else decides or
something hidden comes out. All plans are judged where the turn ends: none looks better for having stopped earlier."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import NO_MOVE, AnyJudge
from clio.bots.lookahead import Lookahead
from clio.engine.kernel import State

LONGEST: Final = 24  # moves of a plan
TURN_MOVES: Final = 80  # moves by which a turn is played to its end


class Plan:
    """Moves of one turn and what they come to. `whole`: the last of them ends the turn."""

    __slots__ = ("moves", "value", "whole")

    def __init__(self, moves: tuple[int, ...], value: float, whole: bool) -> None:
        self.moves = moves
        self.value = value
        self.whole = whole


class Node:
    """A position on the way, with the moves that lead there."""

    __slots__ = ("moves", "promise", "state")

    def __init__(self, state: State, moves: tuple[int, ...], promise: float) -> None:
        self.state = state
        self.moves = moves
        self.promise = promise


def by_value(plan: Plan) -> float:
    return -plan.value


def by_promise(node: Node) -> float:
    return -node.promise


class Beam:
    """The plans of one turn on one deal. `width`: positions that are followed at every step; `most`: positions that may
    be judged in all."""

    def __init__(self, judge: AnyJudge, width: int, most: int) -> None:
        self.judge = judge
        self.width = width
        self.most = most
        self.nodes = 0
        self.whole: list[Plan] = []
        self.open: list[Node] = []  # what comes out of them is not known before they are played
        self.seen: set[tuple[object, ...]] = set()

    def search(self, root: State, few: int) -> list[Plan]:
        """The plans, the best first; of those that end where something comes out, `few` are played to the end of the
        turn to be judged there."""
        judge = self.judge
        layer = [Node(root, (), 0.0)]
        self.seen.add(judge.key(root))
        closing = judge.closing(root)
        if closing != NO_MOVE:
            self.nodes += 1
            self.whole.append(Plan((closing,), judge.promise(root)[0], True))
        for _ in range(LONGEST):
            found: list[Node] = []
            for node in layer:
                self.follow(node, root.epoch, found)
                if self.nodes >= self.most:
                    break
            if not found or self.nodes >= self.most:
                break
            found.sort(key=by_promise)
            layer = found[: self.width]
        self.open.sort(key=by_promise)
        for node in self.open[:few]:
            self.whole.append(Plan(node.moves, self.finish(node.state), False))
        self.whole.sort(key=by_value)
        return self.whole

    def follow(self, node: Node, epoch: int, found: list[Node]) -> None:
        """All moves from one position."""
        judge, s = self.judge, node.state
        me = judge.seat
        last = judge.closing(s)
        for action in judge.candidates(s, True):
            if action == last:
                continue
            after = s.clone()
            after.apply(action)
            moves = (*node.moves, action)
            if after.over or after.player != me or after.epoch != epoch:
                self.nodes += 1
                self.open.append(Node(after, moves, judge.value(after)))
                continue
            key = judge.key(after)
            if key in self.seen:
                continue
            self.seen.add(key)
            self.nodes += 1
            value, promise = judge.promise(after)
            found.append(Node(after, moves, promise))
            closing = judge.closing(after)
            if closing != NO_MOVE:
                self.whole.append(Plan((*moves, closing), value, True))

    def finish(self, s: State) -> float:
        """The value at the end of the turn, if it goes on quickly from here on this deal."""
        judge = self.judge
        look = Lookahead(judge)
        for _ in range(TURN_MOVES):
            if s.over or s.player != judge.seat:
                break
            action = look.best(s)
            if action == judge.closing(s):
                judge.play(s, action)
                break
            s.apply(action)
        self.nodes += look.nodes + 1
        return judge.value(s)
