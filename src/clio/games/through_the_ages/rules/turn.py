"""Rounds and turns (TTA-FLOW, TTA-TURN, TTA-FIRST), the start of a turn and its end (TTA-TACPUB, TTA-EOT, TTA-DRAW,
TTA-RESET)."""

from __future__ import annotations

from typing import Final

from clio.engine.hooks import TURN
from clio.engine.kernel import Frame, Op
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import HOOKS
from clio.games.through_the_ages.ops.hands import DiscardMilitary, draw_military
from clio.games.through_the_ages.ops.production import run_economy, score_ratings
from clio.games.through_the_ages.ops.ratings import discontent, military_limit
from clio.games.through_the_ages.ops.row import refill, sweep
from clio.games.through_the_ages.rules.act import ACT
from clio.games.through_the_ages.rules.attack import RESOLVE_WARS
from clio.games.through_the_ages.rules.end import END_GAME
from clio.games.through_the_ages.rules.politics import POLITICS_PHASE
from clio.games.through_the_ages.state import AGE_IV, TACTIC, Ages

MOST_DRAWN: Final = 3  # TTA-DRAW-01


class BeginTurn(Op[Ages]):
    """TTA-TURN-01, -02; in the first round only the actions and the end (TTA-FIRST-01, -02)."""

    def do(self, s: Ages, f: Frame) -> None:
        s.active = f.me
        s.note(E.TURN, f.me)
        for op in LAST_PHASES:
            s.push(op, f.me)
        if s.round > 1:
            for op in FIRST_PHASES:
                s.push(op, f.me)


class Replenish(Op[Ages]):
    """TTA-ROW-01."""

    def do(self, s: Ages, f: Frame) -> None:
        sweep(s)
        refill(s)


class MakeCommon(Op[Ages]):
    """TTA-TACPUB-01 to -05: identical tactics become one."""

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        if not p.exclusive:
            return
        p.exclusive = False
        if p.tactic in s.tactics:
            s.gone = (*s.gone, p.tactic)
            s.note(E.MERGES, f.me, p.tactic)
            return
        s.tactics = tuple(sorted([*s.tactics, p.tactic]))
        s.note(E.COMMON, f.me, p.tactic)
        assert p.tactic >= TACTIC


class DiscardExcess(DiscardMilitary):
    """TTA-EOT-01: down to the military hand limit."""

    def how_many(self, s: Ages, f: Frame) -> int:
        p = s.players[f.me]
        return 0 if p.out else len(p.hand) - military_limit(s, f.me)


class EndTurn(Op[Ages]):
    """TTA-EOT-02, -03, TTA-PROD-01, TTA-DRAW-01 to -03, TTA-RESET-01: uprising or production, draw, reset."""

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        if p.out:
            return
        unhappy = discontent(s, f.me)
        if unhappy > p.unused:
            s.note(E.UPRISING, f.me, unhappy, p.unused)
        else:
            score_ratings(s, f.me)
            run_economy(s, f.me)
        if s.age < AGE_IV:
            draw_military(s, f.me, min(MOST_DRAWN, p.ma + p.free_ma))
        p.ca = p.ca_total
        p.ma = p.ma_total
        p.free_ca = p.free_ma = p.purse = p.study = 0
        p.fresh = ()
        p.done = 0
        if p.spent:
            p.spent = HOOKS.renew(p.spent, TURN)
        s.note(E.ENDS, f.me)


class NextTurn(Op[Ages]):
    """TTA-FLOW-02, -09, TTA-RESIGN-11: the next player clockwise, a new round after the last, the end after the last
    round."""

    def do(self, s: Ages, f: Frame) -> None:
        following = s.seats_from(f.me)
        if not s.players[f.me].out:
            following = [*following[1:], following[0]]
        after = following[0]
        if s.players[s.starting].out:  # it was the starting player who resigned just now
            s.starting = after
        elif distance(s, after) <= distance(s, f.me):
            if s.round == s.last:
                s.push(END_GAME, s.starting)
                return
            s.round += 1
            s.note(E.ROUND, -1, s.round)
        s.push(BEGIN_TURN, after)


def distance(s: Ages, seat: int) -> int:
    """Clockwise from the starting player."""
    return (seat - s.starting) % len(s.players)


BEGIN_TURN: Final = BeginTurn()
REPLENISH: Final = Replenish()
MAKE_COMMON: Final = MakeCommon()
DISCARD_EXCESS: Final = DiscardExcess(0)
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()
LAST_PHASES: Final[tuple[Op[Ages], ...]] = (NEXT_TURN, END_TURN, DISCARD_EXCESS, ACT)  # pushed in this order
FIRST_PHASES: Final[tuple[Op[Ages], ...]] = (POLITICS_PHASE, MAKE_COMMON, RESOLVE_WARS, REPLENISH)
