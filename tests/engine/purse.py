"""The smallest table for tests of single ops: a purse per seat and a diary of what was done."""

from __future__ import annotations

from typing import Any

from clio.engine.control import Players
from clio.engine.kernel import Ask, Cond, Frame, Number, Op, State
from clio.engine.save import OpTable

FIRST, YES, NO = 10, 20, 21


class Purse(State):
    __slots__ = ("diary", "gold")

    def __init__(self, *gold: int, source: State | None = None) -> None:
        super().__init__(1, source)
        self.gold = list(gold) or [0]
        self.diary: list[tuple[Any, ...]] = []

    def clone(self) -> Purse:
        o = Purse(*self.gold, source=self)
        o.rng, o.diary = self.rng, self.diary[:]
        return o


class Get(Op[Purse]):
    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Purse, f: Frame) -> None:
        s.gold[f.me] += self.n
        s.diary.append((self.n, f.me, f.src, f.mem))


class Give(Op[Purse]):
    """A price."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Purse, f: Frame) -> bool:
        return s.gold[f.me] >= self.n

    def do(self, s: Purse, f: Frame) -> None:
        s.gold[f.me] -= self.n
        s.diary.append((-self.n, f.me, f.src, f.mem))

    def cost_of(self) -> tuple[int, ...]:
        return (0,)


class GiveSome(Give):
    """Not required: as much as there is."""

    required: bool = False

    def do(self, s: Purse, f: Frame) -> None:
        s.gold[f.me] = max(0, s.gold[f.me] - self.n)


class Guess(Ask[Purse]):
    """1 to 3, twice at most; written into the diary. Memory: the numbers so far."""

    def options(self, s: Purse, f: Frame) -> list[int]:
        return [1, 2, 3] if len(f.mem) < 2 else []

    def chosen(self, s: Purse, f: Frame, a: int) -> None:
        s.push(self, f.me, f.src, (*f.mem, a))

    def done(self, s: Purse, f: Frame) -> None:
        s.diary.append(("guess", f.me, f.src, f.mem))


class Never(Op[Purse]):
    def can(self, s: Purse, f: Frame) -> bool:
        return False

    def do(self, s: Purse, f: Frame) -> None:
        s.diary.append(("never", f.me))


class AtLeast(Cond[Purse]):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Purse, f: Frame) -> bool:
        return s.gold[f.me] >= self.n


class Gold(Number[Purse]):
    def value(self, s: Purse, f: Frame) -> int:
        return s.gold[f.me]


class Others(Players):
    """All other seats, in order after f.me."""

    def seats(self, s: Any, f: Frame) -> list[int]:
        n = len(s.gold)
        return [(f.me + i) % n for i in range(1, n)]


def begin(op: Op[Any], *gold: int, mem: tuple[int, ...] = (), src: int = 7) -> Purse:
    """Seat 0 does the op; the state at its first question or at the end."""
    OpTable().add(op)
    s = Purse(*gold)
    s.push(op, 0, src, mem)
    s.advance()
    return s


def can(op: Op[Any], *gold: int, mem: tuple[int, ...] = ()) -> bool:
    OpTable().add(op)
    return op.can(Purse(*gold), Frame(op, 0, 7, mem))
