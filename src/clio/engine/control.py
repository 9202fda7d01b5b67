"""Ops that hold other ops: sequences, choices, conditions, repetition, other players.

What a tree of ops can do follows from its leaves. One trap: `Seq.can` asks every part before anything is paid, so
"pay 1 gold, then pay 1 gold" would pass with 1 gold. A price is therefore one op; `checks.twice_paid` refuses two.

The parts find the memory of the whole (what an event is about), but for asking ops, whose memory is their own."""

from __future__ import annotations

from typing import Any

from clio.engine.compat import mypyc_attr
from clio.engine.kernel import Ask, Cond, Frame, Number, Op, State, part, part_can


class Seq(Op[State]):
    """Every op in order. Possible if each required part is; the others are done as far as possible."""

    def __init__(self, *ops: Op[Any]) -> None:
        self.ops = ops

    def can(self, s: State, f: Frame) -> bool:
        for op in self.ops:
            if op.required and not part_can(s, op, f):
                return False
        return True

    def do(self, s: State, f: Frame) -> None:
        for i in range(len(self.ops) - 1, -1, -1):
            s.stack.append(part(self.ops[i], f))

    def parts(self) -> tuple[Op[Any], ...]:
        return self.ops


class Choose(Ask[State]):
    """One of the possible branches. `first` is the action number of branch 0."""

    own_memory: bool = False

    def __init__(self, first: int, *branches: Op[Any]) -> None:
        self.first = first
        self.branches = branches

    def can(self, s: State, f: Frame) -> bool:
        for op in self.branches:
            if part_can(s, op, f):
                return True
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        out = []
        for i in range(len(self.branches)):
            if part_can(s, self.branches[i], f):
                out.append(self.first + i)
        return out

    def chosen(self, s: State, f: Frame, a: int) -> None:
        s.stack.append(part(self.branches[a - self.first], f))

    def parts(self) -> tuple[Op[Any], ...]:
        return self.branches


class May(Ask[State]):
    """You may do the op: yes or no, asked only when it is possible."""

    auto: bool = False
    required: bool = False
    own_memory: bool = False

    def __init__(self, yes: int, no: int, op: Op[Any]) -> None:
        self.yes = yes
        self.no = no
        self.op = op

    def can(self, s: State, f: Frame) -> bool:
        return part_can(s, self.op, f)

    def options(self, s: State, f: Frame) -> list[int]:
        if not part_can(s, self.op, f):
            return []
        return [self.yes, self.no] if self.yes < self.no else [self.no, self.yes]

    def chosen(self, s: State, f: Frame, a: int) -> None:
        if a == self.yes:
            s.stack.append(part(self.op, f))

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.op,)


class If(Op[State]):
    """When the condition holds: then; otherwise: other, if there is one. `needed`: not possible if there is neither."""

    def __init__(self, cond: Cond[Any], then: Op[Any], other: Op[Any] | None = None, needed: bool = False) -> None:
        self.cond = cond
        self.then = then
        self.other = other
        self.needed = needed

    def branch(self, s: State, f: Frame) -> Op[Any] | None:
        return self.then if self.cond.holds(s, f) else self.other

    def can(self, s: State, f: Frame) -> bool:
        op = self.branch(s, f)
        return not self.needed if op is None else part_can(s, op, f)

    def do(self, s: State, f: Frame) -> None:
        op = self.branch(s, f)
        if op is not None:
            s.stack.append(part(op, f))

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.then,) if self.other is None else (self.then, self.other)


class Repeat(Op[State]):
    """The op as many times as the number says; possible if it is possible once (or never asked for)."""

    def __init__(self, times: int | Number[Any], op: Op[Any]) -> None:
        self.times = times
        self.op = op

    def count(self, s: State, f: Frame) -> int:
        times = self.times
        return times if isinstance(times, int) else times.value(s, f)

    def can(self, s: State, f: Frame) -> bool:
        return self.count(s, f) <= 0 or part_can(s, self.op, f)

    def do(self, s: State, f: Frame) -> None:
        for _ in range(self.count(s, f)):
            s.stack.append(part(self.op, f))

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.op,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Players:
    """Which seats, in which order, seen from f.me. A game makes its own: neighbours, the strongest, the weakest."""

    def seats(self, s: Any, f: Frame) -> list[int]:
        raise NotImplementedError


class ForEach(Op[State]):
    """Each of these players does the op, in order, and decides in it; those who cannot are left out."""

    def __init__(self, players: Players, op: Op[Any]) -> None:
        self.players = players
        self.op = op

    def can(self, s: State, f: Frame) -> bool:
        for seat in self.players.seats(s, f):
            if self.op.can(s, part(self.op, Frame(self, seat, f.src, f.mem))):
                return True
        return False

    def do(self, s: State, f: Frame) -> None:
        seats = self.players.seats(s, f)
        for i in range(len(seats) - 1, -1, -1):
            frame = part(self.op, Frame(self, seats[i], f.src, f.mem))
            if self.op.can(s, frame):
                s.stack.append(frame)

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.op,)


class ForPlayer(Op[State]):
    """One other player does the op (and decides in it); always possible for the one who plays it."""

    def __init__(self, players: Players, op: Op[Any]) -> None:
        self.players = players
        self.op = op

    def do(self, s: State, f: Frame) -> None:
        for seat in self.players.seats(s, f):
            s.stack.append(part(self.op, Frame(self, seat, f.src, f.mem)))

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.op,)


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderTriggers(Ask[State]):
    """Several effects fall due at once and their owner orders them. Memory: the card kinds still to come.

    `first` is the action number of kind 0. A game says in `effect` what each kind does here."""

    def __init__(self, first: int) -> None:
        self.first = first

    def effect(self, s: Any, kind: int) -> Op[Any]:
        raise NotImplementedError

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for kind in sorted(f.mem):
            if not out or out[-1] != self.first + kind:
                out.append(self.first + kind)
        return out

    def chosen(self, s: State, f: Frame, a: int) -> None:
        kind = a - self.first
        rest = list(f.mem)
        rest.remove(kind)  # one of them: two cards of a kind are two effects
        if rest:
            s.push(self, f.me, f.src, tuple(rest))
        s.push(self.effect(s, kind), f.me, kind)
