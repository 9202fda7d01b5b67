"""Rounds and turns: City activation, actions, what is put away and filled again."""

from __future__ import annotations

from typing import Final

from clio.engine.hooks import TURN as EACH_TURN
from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import CITY_ACTIVATION
from clio.games.families.monumental.ops.resources import gain_output
from clio.games.families.monumental.rules.city import REFILL_CITY, tilt
from clio.games.families.monumental.rules.policies import timed_policies, use_policy
from clio.games.families.monumental.state import EMPTY, IDLE, PLACES, REINFORCED
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, HOOKS
from clio.games.monumental.ops.city import lose_counters, lose_fresh
from clio.games.monumental.ops.explorers import token_uses
from clio.games.monumental.rules.automa import AUTOMA_TURN
from clio.games.monumental.rules.conquest import use_token_between
from clio.games.monumental.rules.display import COMPLETE_DISPLAY, DISPLAY
from clio.games.monumental.rules.heroes import come_home
from clio.games.monumental.rules.monsters import push_attacks
from clio.games.monumental.rules.quests import CHECK_QUESTS
from clio.games.monumental.rules.turn import ACTIONS, STEP
from clio.games.monumental.state import LAST, OF_THE_TURN, PASSED, RESOURCES, TRIGGERED, World


class Round(Op[World]):
    """MON-TURN-01, MON-END-02, MON-END-04, MAE-CONT-01: a round of all seats, until the last one is over."""

    def do(self, s: World, f: Frame) -> None:
        if s.ending == LAST:
            s.note(E.ENDS, -1)
            return
        if s.ending == TRIGGERED:
            s.ending = LAST
        s.round += 1
        s.note(E.ROUND, -1, s.round)
        s.push(self, -1)
        if s.config.continuous:
            s.push(END_ROUND, -1)
            s.push(NEXT_STEP, (s.first - 1) % len(s.players))
            for seat in reversed(s.in_turn(s.first)):
                new_turn(s, seat)
                s.push(ACTIVATE, seat)
        else:
            for seat in reversed(s.in_turn(s.first)):
                s.push(AUTOMA_TURN if s.is_automa(seat) else TURN, seat)


def new_turn(s: World, me: int) -> None:
    """What counted "this turn" is forgotten; reinforced cards are ordinary again."""
    pl = s.players[me]
    pl.status = [IDLE] * PLACES
    pl.gained = [0] * RESOURCES
    pl.done = 0
    pl.spent = HOOKS.renew(pl.spent, EACH_TURN)
    pl.siege = pl.siege_next = pl.bargain = 0
    pl.conquests = pl.led = 0


# ---------------------------------------------------------------- normal mode
class Turn(Op[World]):
    """MON-TURN-02: activate the City, take actions; then City and display are replenished."""

    def do(self, s: World, f: Frame) -> None:
        s.active = f.me
        s.note(E.TURN, f.me)
        new_turn(s, f.me)
        s.stack += PHASES[f.me]


class EndTurn(Op[World]):
    """MON-CITY-01, MON-CITY-02, MON-DISP-12: Phases 3 and 4, but not after the last turn of the game."""

    def do(self, s: World, f: Frame) -> None:
        if s.config.quests:
            CHECK_QUESTS.do(s, f)
        if s.ending == LAST and f.me == s.in_turn(s.first)[-1]:
            lose_fresh(s, f.me)  # it breaks no tie
            return
        clear_city(s, f.me)
        s.stack += REPLENISHING[f.me]


def clear_city(s: World, me: int) -> None:
    """MON-CITY-01, MON-CITY-02: counters are lost, activated and drawn cards are discarded."""
    lose_counters(s, me)
    pl = s.players[me]
    status, city, discard = pl.status, pl.city, pl.discard
    for i in range(PLACES):
        if status[i] != IDLE and status[i] != REINFORCED:
            discard.append(city[i])
            city[i] = EMPTY
            status[i] = IDLE
    discard += pl.drawn
    pl.drawn = pl.ready = ()
    pl.drawn_used = pl.drawn_before = 0
    pl.lasting = 0
    pl.live = s.beside(me)


class Activate(Ask[World]):
    """MON-ACTV-01, MON-ACTV-06: one row and one column; before them, effects of the Policy "during City activation",
    and tokens, which may be used at any moment of the own turn (MAE-GAIN-02): in continuous mode no turn has begun."""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        policies = timed_policies(s, f.me, CITY_ACTIVATION)
        return policies + LINES if s.config.continuous else policies + token_uses(s, f.me) + LINES

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a < A.ACTIVATE:
            s.push(self, f.me)
            if a < A.TOKEN:
                use_policy(s, f.me, a - A.USE)
            else:
                use_token_between(s, f.me, a)
            return
        row, column = (a - A.ACTIVATE) // 3, (a - A.ACTIVATE) % 3
        s.note(FE.ACTIVATES, f.me, row, column)
        if s.config.quests:
            s.push(CHECK_QUESTS, f.me)  # MAE-QUEST-03: what the City gives may meet one
        activate(s, f.me, row, column)


def activate(s: World, me: int, row: int, column: int) -> None:
    """MON-ACTV-02 to MON-ACTV-05, MAE-REV-03, MAE-REV-05: Revolts leave, output is gained, "when activated" happens."""
    tilt(s, me, row, column)
    pl = s.players[me]
    status, city = pl.status, pl.city
    ready = []
    for i in range(PLACES):
        if status[i] != IDLE:
            card = city[i]
            start = BOOK.start[card]
            if start is not None:
                s.push(start, me, card)
            if BOOK.action[card] is not None:
                ready.append(i)
            gain_output(s, me, card)
    pl.ready = tuple(ready)


# ---------------------------------------------------------------- continuous mode
class NextStep(Op[World]):
    """MAE-CONT-04, MAE-CONT-19: the next seat that has not passed takes a turn, until there is none. f.me had the last
    one."""

    def do(self, s: World, f: Frame) -> None:
        for seat in [*s.in_turn(f.me)[1:], f.me]:
            pl = s.players[seat]
            if not pl.done & PASSED:
                s.active = seat
                pl.done &= ~OF_THE_TURN
                s.push(self, seat)
                s.push(STEP, seat)
                return


class EndRound(Op[World]):
    """MAE-CONT-20, MAE-CONT-33, MAE-CONT-36: Cities are completed in turn order, unless this was the last round."""

    def do(self, s: World, f: Frame) -> None:
        if s.config.quests:
            CHECK_QUESTS.do(s, f)
        if s.ending == LAST:
            return
        s.push(AFTER_ROUND, -1)
        s.push(COMPLETE_DISPLAY, -1)
        for seat in reversed(s.in_turn(s.first)):
            clear_city(s, seat)
            s.push(REFILL_CITY, seat)


class AfterRound(Op[World]):
    """MAE-CHERO-04, MAE-CMONS-02, MAE-CONT-23: Heroes return, Monsters attack, the marker passes to the left."""

    def do(self, s: World, f: Frame) -> None:
        come_home(s)
        s.push(PASS_MARKER, -1)
        push_attacks(s, list(s.monsters))


class PassMarker(Op[World]):
    def do(self, s: World, f: Frame) -> None:
        s.first = (s.first + 1) % len(s.players)
        s.note(E.FIRST_PLAYER, s.first)


LINES: Final = [A.ACTIVATE + i for i in range(9)]
ROUND: Final = Round()
TURN: Final = Turn()
END_TURN: Final = EndTurn()
ACTIVATE: Final = Activate()
PHASES: Final = [[Frame(op, seat) for op in (END_TURN, ACTIONS, ACTIVATE)] for seat in range(A.SEATS)]
REPLENISHING: Final = [[Frame(op, seat) for op in (DISPLAY, REFILL_CITY)] for seat in range(A.SEATS)]
NEXT_STEP: Final = NextStep()
END_ROUND: Final = EndRound()
AFTER_ROUND: Final = AfterRound()
PASS_MARKER: Final = PassMarker()
