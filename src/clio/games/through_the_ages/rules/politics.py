"""The politics phase (TTA-POL), events prepared and revealed (TTA-PREP, TTA-EVENT), resignation (TTA-RESIGN)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.engine.rng import shuffle
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK, HOOKS, POLITICAL_ACTIONS, POLITICS_BEGINS
from clio.games.through_the_ages.ops.develop import tucked
from clio.games.through_the_ages.ops.hands import discard_military, take_from_hand
from clio.games.through_the_ages.ops.ratings import given, refresh
from clio.games.through_the_ages.ops.row import end_pact
from clio.games.through_the_ages.rules.attack import aggress, attack_options, declare
from clio.games.through_the_ages.rules.colony import AUCTION
from clio.games.through_the_ages.rules.pacts import offer, pact_options
from clio.games.through_the_ages.rules.powers import POLITICAL_POWERS, power_options, use_power
from clio.games.through_the_ages.state import (
    AGE_IV, AGGRESSION, CULTURE, EVENT, NONE, PACT, SEATS, TERRITORY, WAR, WORKED, Ages, Player,
)

WAR_FORFEIT: Final = 7  # culture points, TTA-RESIGN-04


class PoliticsPhase(Op[Ages]):
    """TTA-POL-01, -08, -10."""

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        if p.skip:
            p.skip = False
        else:
            s.push(POLITICS, f.me)
        if p.live & HOOKS.listening[POLITICS_BEGINS]:
            p.spent = HOOKS.emit(s, f.me, POLITICS_BEGINS, p.live, p.spent)


class Politics(Ask[Ages]):
    """One political action, or none. Memory: (1,) for the second one that a card allows (TTA-POL-07)."""

    auto: bool = False

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        if p.out:
            return []
        out = [A.PASS]
        last = NONE
        for kind in p.hand:
            if kind >= TERRITORY and kind != last:
                out.append(A.PREPARE + kind - TERRITORY)
            last = kind
        attack_options(s, f.me, out)
        if s.config.seats > 2:
            pact_options(s, f.me, out)
        if s.config.resigning and s.age < AGE_IV:
            out.append(A.RESIGN)
        if p.live & POLITICAL_POWERS:
            power_options(s, f.me, POLITICAL_POWERS, out)
        if len(out) == 1 and not p.hand:  # nothing hidden decides it: not worth a question
            return []
        out.sort()
        return out

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        me = f.me
        p = s.players[me]
        if a == A.PASS:
            s.note(E.PASSES, me, E.POLITICS)
            return
        if f.mem:
            p.spent = HOOKS.use_up(s, me, POLITICAL_ACTIONS, p.live, p.spent)
        elif given(p, POLITICAL_ACTIONS):
            s.push(self, me, -1, (1,))
        if a < A.AGGRESS:
            prepare(s, me, a - A.PREPARE + TERRITORY)
        elif a < A.DECLARE:
            aggress(s, me, AGGRESSION + (a - A.AGGRESS) // SEATS, (a - A.AGGRESS) % SEATS)
        elif a < A.OFFER:
            declare(s, me, WAR + (a - A.DECLARE) // SEATS, (a - A.DECLARE) % SEATS)
        elif a < A.CANCEL:
            offer(s, me, a - A.OFFER)
        elif a < A.RESIGN:
            s.note(E.CANCELS, me, a - A.CANCEL + PACT)
            end_pact(s, owner_of(s, a - A.CANCEL + PACT))
        elif a == A.RESIGN:
            resign(s, me)
        else:
            use_power(s, me, a)


def owner_of(s: Ages, pact: int) -> int:
    """In whose play area the pact lies."""
    for seat in range(len(s.players)):
        if s.players[seat].pact == pact:
            return seat
    raise LookupError(pact)


# ---------------------------------------------------------------------- events
def prepare(s: Ages, me: int, kind: int) -> None:
    """TTA-PREP-01 to -04: onto the future events, then the top of the current ones is revealed."""
    p = s.players[me]
    mine = 1 << me
    level = BOOK.age[kind]
    take_from_hand(p, kind)
    s.future = (*s.future, kind)
    s.future_known = (*s.future_known, mine)
    p.culture += level
    p.prepared += level
    s.note(E.PREPARES_CARD, me, kind, audience=mine)
    s.note(E.PREPARES, me, level, level)
    reveal(s, me)


def reveal(s: Ages, me: int) -> None:
    top = len(s.current) - 1
    kind = s.current[top]
    s.current = s.current[:top]
    s.current_known = s.current_known[:top]
    s.top_known = 0
    s.epoch += 1
    s.note(E.REVEALS, me, kind)
    s.push(AFTER_EVENT, me, kind)
    if kind >= EVENT:
        s.push(BOOK.op[kind], me, kind)
    else:
        s.territory = kind
        s.push(AUCTION, me, kind)


class AfterEvent(Op[Ages]):
    """TTA-PREP-05 to -07, TTA-EVENT-12: the event is past; an empty deck is made anew of the future events, older
    ages on top."""

    def do(self, s: Ages, f: Frame) -> None:
        if f.src >= EVENT:
            s.past = (*s.past, f.src)
        if s.current or not s.future:
            return
        order = list(range(len(s.future)))
        s.rng = shuffle(s.rng, order)
        s.epoch += 1
        cards: list[int] = []
        known: list[int] = []
        for age in range(AGE_IV, -1, -1):  # the top is at the end
            for i in order:
                if BOOK.age[s.future[i]] == age:
                    cards.append(s.future[i])
                    known.append(s.future_known[i])
        s.current = tuple(cards)
        s.current_known = tuple(known)
        s.top_known = 0
        s.future = ()
        s.future_known = ()


# ---------------------------------------------------------------------- resignation
def resign(s: Ages, me: int) -> None:
    """TTA-RESIGN-01 to -06."""
    p = s.players[me]
    s.note(E.RESIGNS, me)
    s.epoch += 1
    p.out = True
    end_pacts_of(s, me)
    for seat in range(len(s.players)):
        drop_wars(s, seat, me)
    leave_table(s, me, p)
    left = s.seats_from(me)
    if len(left) == 1:
        s.stack.clear()
        s.note(E.GAME_ENDS, -1)
        return
    for seat in left:
        refresh(s, seat)


def end_pacts_of(s: Ages, me: int) -> None:
    for seat in range(len(s.players)):
        q = s.players[seat]
        if q.pact != NONE and (seat == me or q.partner == me):
            end_pact(s, seat)


def drop_wars(s: Ages, seat: int, gone: int) -> None:
    """The wars of the one who left end; those against them bring their declarers points (TTA-RESIGN-04)."""
    q = s.players[seat]
    kept: list[int] = []
    for i in range(0, len(q.wars), 2):
        if seat == gone or q.wars[i + 1] == gone:
            discard_military(s, q.wars[i], -1)
            if seat != gone:
                q.culture += WAR_FORFEIT
                s.note(E.PRESENTS, seat, CULTURE, WAR_FORFEIT, q.wars[i])
        else:
            kept.append(q.wars[i])
            kept.append(q.wars[i + 1])
    q.wars = tuple(kept)


def leave_table(s: Ages, me: int, p: Player) -> None:
    """TTA-RESIGN-02: hand and play area leave, tokens go to the box."""
    gone = [*p.civil, *p.wonders]
    for kind in (p.leader, p.wonder, tucked(p)):
        if kind != NONE:
            gone.append(kind)
    for kind in range(len(BOOK.id)):
        if p.techs >> kind & 1 and BOOK.copies[kind][2]:
            gone.append(kind)
    s.gone = s.gone + tuple(gone)
    for i in range(len(p.hand)):
        discard_military(s, p.hand[i], p.known[i])
    for kind in p.colonies:
        discard_military(s, kind, -1)
    if p.exclusive:
        discard_military(s, p.tactic, -1)
    s.blue_box += p.blue_bank + sum(p.blue) + p.stages
    s.yellow_box += p.yellow_bank + sum(p.workers) + p.unused
    p.blue_bank = p.yellow_bank = p.unused = p.stages = p.techs = 0
    p.blue = [0] * len(p.blue)
    p.workers = [0] * WORKED
    p.civil = p.fresh = p.hand = p.known = p.colonies = p.wonders = ()
    p.leader = p.wonder = p.homer = p.tactic = NONE
    p.exclusive = False


POLITICS_PHASE: Final = PoliticsPhase()
POLITICS: Final = Politics()
AFTER_EVENT: Final = AfterEvent()
