"""States <-> plain lists of integers, and their digest. Ops are named by their place in the game's op table.

A dump is a cache valid for one rules version; games on disk are records of symbols (see `history`)."""

from __future__ import annotations

import hashlib
import json
from types import GetSetDescriptorType
from typing import TYPE_CHECKING, Any

from clio.engine.kernel import NOTHING, Frame, Op, State

if TYPE_CHECKING:
    from clio.engine.game import Game

Dump = list[Any]


class OpTable:
    """Every op of a game, in the order of the declarations. Two games of a family may share an op: each table has its
    own number for it."""

    def __init__(self) -> None:
        self.ops: list[Op[Any]] = []
        self.number: dict[Op[Any], int] = {}
        self.add(NOTHING)

    def add(self, *ops: Op[Any] | None) -> None:
        """Ops with all their parts. Every op of a game must be added before it is played."""
        for op in ops:
            if op is None or op in self.number:
                continue
            settle(op)
            self.number[op] = len(self.ops)
            self.ops.append(op)
            self.add(*op.parts())

    def pack(self, f: Frame) -> Dump:
        number = self.number.get(f.op)
        if number is None:
            raise LookupError(f"{type(f.op).__name__} is not in the op table of the game")
        return [number, f.me, f.src, list(f.mem)]

    def unpack(self, d: Dump) -> Frame:
        op, me, src, mem = d
        if op < 0:
            raise ValueError(f"no op {op}")
        return Frame(self.ops[op], me, src, tuple(mem))

    def dump_kernel(self, s: State) -> Dump:
        stack = [self.pack(f) for f in s.stack]
        return [s.rng, stack, self.pack(s.waiting), s.player, list(s.legal), int(s.over), s.epoch]

    def load_kernel(self, s: State, d: Dump) -> None:
        rng, stack, waiting, player, legal, over, epoch = d
        s.rng = rng
        s.stack = [self.unpack(f) for f in stack]
        s.waiting = self.unpack(waiting)
        s.player = player
        s.legal = list(legal)
        s.over = bool(over)
        s.epoch = epoch


FLAGS = ("asks", "auto", "secret", "required", "own_memory")


def settle(op: Op[Any]) -> None:
    """Write into the op what its class says of it. The compiled engine reads the op itself: what an interpreted class
    of a game overrides (`auto: bool = False`) it would not see."""
    for name in FLAGS:
        field = vars(Op).get(name)
        if isinstance(field, GetSetDescriptorType):
            field.__set__(op, getattr(op, name))


def digest(dump: Dump) -> str:
    """A short fingerprint of a position."""
    return hashlib.blake2b(json.dumps(dump, separators=(",", ":")).encode(), digest_size=8).hexdigest()


def tables(game: Game[Any], s: State) -> str:
    """A fingerprint of what the numbers of a dump mean. A digest from before a card or an op was added says nothing
    of today's numbers; the symbols of the record still do."""
    ops = [type(op).__name__ for op in game.ops.ops]
    return digest([game.space.symbols, ops, len(game.dump_fields(s))])
