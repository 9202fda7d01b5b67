"""A battle as in Age of Mythology: everybody chooses an army in secret, unit by unit, at the same time; then dice.
1 to 8 seats."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.info import View
from clio.engine.kernel import Ask, Event, Frame, Op, Secret, State, answers_of, forget_answers, pending
from clio.engine.moves import Bounds, House, place
from clio.engine.record import Options
from clio.engine.rng import below, next_rng
from clio.engine.save import Dump
from tests.engine.games.base import SmallGame, legal_for, move, need, question

UNIT: Final = 0  # + 0 to 2
REST: Final = 3
DONE: Final = 4
UNITS: Final = 3
BEATS: Final = ((0, -1, 1), (1, 0, -1), (-1, 1, 0))  # bonus of a unit against another
ROUNDS: Final = 3
READIES, TURNS_OVER = 0, 1  # events


class Battle(State):
    __slots__ = ("armies", "lost", "n", "points", "round")

    def __init__(self, rng: int, n: int, source: State | None = None) -> None:
        super().__init__(rng, source)
        self.n = n
        self.armies: list[tuple[int, ...]] = [()] * n  # each seen by its owner until all are revealed
        self.lost = [-1] * n  # the unit lost last, not to be chosen again; public
        self.points = [0] * n
        self.round = 0

    def clone(self) -> Battle:
        o = Battle(self.rng, self.n, self)
        o.armies, o.lost, o.points, o.round = self.armies[:], self.lost[:], self.points[:], self.round
        return o


class Round(Op[Battle]):
    def do(self, s: Battle, f: Frame) -> None:
        s.round += 1
        if s.round > ROUNDS:
            return
        s.push(self, 0)
        s.push(REVEAL, 0)
        for seat in range(s.n - 1, -1, -1):
            s.push(CHOOSE_ARMY, seat)
        s.push(READY, 0)


class Ready(Ask[Battle]):
    """An ordinary question before the secret one: is there a battle this round?"""

    def options(self, s: Battle, f: Frame) -> list[int]:
        return [UNIT, REST]

    def chosen(self, s: Battle, f: Frame, a: int) -> None:
        s.note(READIES, f.me, a)
        if a == REST:
            del s.stack[-s.n - 1 :]


class ChooseArmy(Secret[Battle]):
    """One unit after the other, each once, and enough. Nobody looks at the answers of the others."""

    def options(self, s: Battle, f: Frame) -> list[int]:
        if DONE in f.mem or len(f.mem) == UNITS:
            return []
        units = [UNIT + unit for unit in range(UNITS) if unit != s.lost[f.me] and UNIT + unit not in f.mem]
        return [*units, DONE] if f.mem else units

    def done(self, s: Battle, f: Frame) -> None:
        s.armies[f.me] = army(f.mem)


def army(answers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(answer - UNIT for answer in answers if answer != DONE)


class Reveal(Op[Battle]):
    def do(self, s: Battle, f: Frame) -> None:
        s.epoch += 1
        totals = []
        for seat, units in enumerate(s.armies):
            for unit in units:
                s.note(TURNS_OVER, seat, unit)
            bonus = sum(BEATS[unit][theirs] for unit in units for other in s.armies for theirs in other)
            totals.append(1 + s.below(6) + bonus)
        best = totals.index(max(totals))
        s.points[best] += 1
        s.lost = [-1 if seat == best else units[0] for seat, units in enumerate(s.armies)]
        s.armies = [()] * s.n


ROUND: Final = Round()
READY: Final = Ready()
CHOOSE_ARMY: Final = ChooseArmy()
REVEAL: Final = Reveal()


FOOT: Final = need("foot", lambda at: at.n == 0)
UNDECIDED: Final = need("undecided", lambda at: DONE not in at.f.mem and len(at.f.mem) < UNITS)
NOT_LOST: Final = need("not_lost", lambda at: at.n != at.s.lost[at.me])
NEW: Final = need("new", lambda at: at.action not in at.f.mem)
SOMEBODY: Final = need("somebody", lambda at: bool(at.f.mem))
SEND: Final = move(
    "unit", UNIT, UNDECIDED, NOT_LOST, NEW, words=("foot", "horse", "bow"), places=lambda at: [place(at.me, "army")]
)
STAY: Final = move("rest", REST)
ENOUGH: Final = move("done", DONE, UNDECIDED, SOMEBODY, declines=True, places=lambda at: [place(at.me, "army")])
HOUSE: Final[House[Battle, Any]] = House(
    (SEND, STAY, ENOUGH),
    (
        question("ready", Ready, SEND.needing(FOOT), STAY),
        question(
            "army", ChooseArmy, SEND, ENOUGH, bounds=lambda asked: Bounds(1, UNITS, len(army(asked.f.mem))),
        ),
    ),
)


class SecretBattle(SmallGame[Battle]):
    def __init__(self) -> None:
        super().__init__("secret", (1, 8), HOUSE, (ROUND, READY, CHOOSE_ARMY, REVEAL), (3, 75))

    def set_up(self, players: int, options: Options, rng: int) -> Battle:
        s = Battle(rng, players)
        s.push(ROUND, 0)
        return s

    def view(self, s: Battle, seat: int | None) -> View:
        mine = () if seat is None else s.armies[seat] or army(answers_of(s, seat))
        return {
            "chosen": [bool(units) for units in s.armies], "mine": list(mine), "lost": list(s.lost),
            "points": list(s.points), "round": s.round, "pending": pending(s), "legal": legal_for(s, seat),
        }

    def reveals(self, e: Event) -> bool:
        return e.kind == TURNS_OVER

    def determinize(self, s: Battle, seat: int | None, rng: int) -> Battle:
        g = s.clone()
        for p, units in enumerate(s.armies):
            if units and p != seat:
                answers: tuple[int, ...] = ()
                while options := CHOOSE_ARMY.options(g, Frame(CHOOSE_ARMY, p, -1, answers)):
                    rng = next_rng(rng)
                    answers = (*answers, options[below(rng, len(options))])
                g.armies[p] = army(answers)
        g.rng = next_rng(rng)
        forget_answers(g, seat)
        return g

    def points(self, s: Battle) -> list[int]:
        return list(s.points)

    def dump_fields(self, s: Battle) -> Dump:
        return [s.n, [list(units) for units in s.armies], list(s.lost), list(s.points), s.round]

    def load_fields(self, d: Dump, options: Options) -> Battle:
        s = Battle(1, d[0])
        s.armies, s.lost, s.points, s.round = [tuple(units) for units in d[1]], list(d[2]), list(d[3]), d[4]
        return s

    def census(self, s: Battle) -> dict[str, int]:
        return {"seats": len(s.armies)}


GAME: Final = SecretBattle()
