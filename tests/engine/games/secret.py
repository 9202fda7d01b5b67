"""A battle as in Age of Mythology: everybody chooses a unit in secret, at the same time; then dice. 1 to 8 seats."""

from __future__ import annotations

from typing import Final

from clio.engine.actions import Range, Space
from clio.engine.info import View
from clio.engine.kernel import Ask, Event, Frame, Op, State, pending
from clio.engine.record import Options
from clio.engine.rng import below, next_rng
from clio.engine.save import Dump
from tests.engine.games.base import SmallGame, legal_for

UNIT: Final = 0  # + 0 to 2
REST: Final = 3
UNITS: Final = 3
BEATS: Final = ((0, -1, 1), (1, 0, -1), (-1, 1, 0))  # bonus of a unit against another
ROUNDS: Final = 3
READIES, TURNS_OVER = 0, 1  # events


class Battle(State):
    __slots__ = ("chosen", "lost", "n", "points", "round")

    def __init__(self, rng: int, n: int, source: State | None = None) -> None:
        super().__init__(rng, source)
        self.n = n
        self.chosen = [-1] * n  # each seen by its owner until all are revealed
        self.lost = [-1] * n  # the unit lost last, not to be chosen again; public
        self.points = [0] * n
        self.round = 0

    def clone(self) -> Battle:
        o = Battle(self.rng, self.n, self)
        o.chosen, o.lost, o.points, o.round = self.chosen[:], self.lost[:], self.points[:], self.round
        return o


class Round(Op[Battle]):
    def do(self, s: Battle, f: Frame) -> None:
        s.round += 1
        if s.round > ROUNDS:
            return
        s.push(self, 0)
        s.push(REVEAL, 0)
        for seat in range(s.n - 1, -1, -1):
            s.push(CHOOSE_UNIT, seat)
        s.push(READY, 0)


class Ready(Ask[Battle]):
    """An ordinary question before the secret one: is there a battle this round?"""

    def options(self, s: Battle, f: Frame) -> list[int]:
        return [UNIT, REST]

    def chosen(self, s: Battle, f: Frame, a: int) -> None:
        s.note(READIES, f.me, a)
        if a == REST:
            del s.stack[-s.n - 1 :]


class ChooseUnit(Ask[Battle]):
    """Nobody looks at the answers of the others, so that they may come in any order."""

    auto: bool = False
    secret: bool = True

    def options(self, s: Battle, f: Frame) -> list[int]:
        return [UNIT + unit for unit in range(UNITS) if unit != s.lost[f.me]]

    def chosen(self, s: Battle, f: Frame, a: int) -> None:
        s.chosen[f.me] = a - UNIT


class Reveal(Op[Battle]):
    def do(self, s: Battle, f: Frame) -> None:
        s.epoch += 1
        totals = []
        for seat, unit in enumerate(s.chosen):
            s.note(TURNS_OVER, seat, unit)
            totals.append(1 + s.below(6) + sum(BEATS[unit][other] for other in s.chosen))
        best = totals.index(max(totals))
        s.points[best] += 1
        s.lost = [-1 if seat == best else unit for seat, unit in enumerate(s.chosen)]
        s.chosen = [-1] * s.n


ROUND: Final = Round()
READY: Final = Ready()
CHOOSE_UNIT: Final = ChooseUnit()
REVEAL: Final = Reveal()


class Secret(SmallGame[Battle]):
    def __init__(self) -> None:
        space = Space(Range("unit", UNIT, ("foot", "horse", "bow")), Range("rest", REST))
        super().__init__("secret", (1, 8), space, (ROUND, READY, CHOOSE_UNIT, REVEAL), (2, 27))

    def set_up(self, players: int, options: Options, rng: int) -> Battle:
        s = Battle(rng, players)
        s.push(ROUND, 0)
        return s

    def view(self, s: Battle, seat: int | None) -> View:
        return {
            "chosen": [unit >= 0 for unit in s.chosen], "mine": None if seat is None else s.chosen[seat],
            "lost": list(s.lost), "points": list(s.points), "round": s.round, "pending": pending(s),
            "legal": legal_for(s, seat),
        }

    def reveals(self, e: Event) -> bool:
        return e.kind == TURNS_OVER

    def determinize(self, s: Battle, seat: int | None, rng: int) -> Battle:
        g = s.clone()
        for p, unit in enumerate(s.chosen):
            if unit >= 0 and p != seat:
                rng = next_rng(rng)
                g.chosen[p] = [u for u in range(UNITS) if u != s.lost[p]][below(rng, UNITS - (s.lost[p] >= 0))]
        g.rng = next_rng(rng)
        return g

    def points(self, s: Battle) -> list[int]:
        return list(s.points)

    def dump_fields(self, s: Battle) -> Dump:
        return [s.n, list(s.chosen), list(s.lost), list(s.points), s.round]

    def load_fields(self, d: Dump, options: Options) -> Battle:
        s = Battle(1, d[0])
        s.chosen, s.lost, s.points, s.round = list(d[1]), list(d[2]), list(d[3]), d[4]
        return s

    def census(self, s: Battle) -> dict[str, int]:
        return {"seats": len(s.chosen)}


GAME: Final = Secret()
