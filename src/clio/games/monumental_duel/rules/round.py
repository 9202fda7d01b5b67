"""The round: City Activation, then Actions, one at a time, until both players have passed."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import (
    ACTION, CITY_ACTIVATION, KNOWLEDGE, KNOWLEDGE_ACQUIRED, PROGRESS_PRICE, WONDER, WONDER_ANY_BASIC,
)
from clio.games.families.monumental.ops.city import put_on_deck
from clio.games.families.monumental.ops.resources import emit, first_time, push_price, refresh
from clio.games.families.monumental.ops.wonders import push_section_price, start_wonder
from clio.games.families.monumental.rules.city import GAIN_OUTPUTS, tilt
from clio.games.families.monumental.rules.policies import Bonuses, pay_policy, push_use, timed_policies, use_policy
from clio.games.families.monumental.state import (
    ACTIVATED, BASICS, CULTURE, EMPTY, GOLD, MILITARY, PLACES, POLICIES, PRODUCTION, SCIENCE, USED, WORKSHOP,
)
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel import events as E
from clio.games.monumental_duel.cardbook import (
    AS_WONDER, BOOK, BY_CONQUEST, BY_PRODUCTION, BY_SCIENCE, HOOKS, PROVINCE, PROVINCE_PRICE, RESERVED_ACQUIRED,
    ROUND_START, WARLORD_EVENT,
)
from clio.games.monumental_duel.ops.city import MAX_RESERVED, DrawUse, add_to_pile, resource_of, take_from_track
from clio.games.monumental_duel.ops.wonders import (
    COMPLETE_WONDER, CONQUER, STAKE, conquered, conquest_price, least_stake, pays_provinces_in_gold, province_price,
    push_province_price, top_province,
)
from clio.games.monumental_duel.state import (
    AMBASSADOR_USED, BARRICADE, KIND, MUGHALS, PASSED, POLICY, SPY_MODULE, TRADE_MODULE, WARLORD, WARLORD_USED, Duel,
)
from clio.games.monumental_duel.ops.modules import NEGOTIATE, SPY
from clio.games.monumental_duel.rules.end import END_ROUND, do_pass

PROGRESS: Final = 2  # Science (MD-SCI-01)


# ---------------------------------------------------------------- the round
class Round(Op[Duel]):
    """MD-ROUND-01: three phases. What comes last is pushed first."""

    def do(self, s: Duel, f: Frame) -> None:
        s.round += 1
        s.note(E.ROUND, -1, s.round)
        if not s.last:
            s.push(self, -1)
        s.push(END_ROUND, -1)
        s.push(TURN, s.first)
        s.push(ACTIVATE, 1 - s.first)
        s.push(ACTIVATE, s.first)
        for me in (1 - s.first, s.first):
            if s.players[me].active:
                s.push(START_OF_ROUND, me)


class StartOfRound(Ask[Duel]):
    """MDE-AKS-01 to MDE-AKS-05: effects "at the start of the round", before City Activation, once."""

    auto: bool = False

    def options(self, s: Duel, f: Frame) -> list[int]:
        out = timed_policies(s, f.me, ROUND_START)
        if not out or len(s.players[f.me].reserved) >= MAX_RESERVED or max(s.track) == EMPTY:
            return []
        return [*out, A.NO]

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        if a != A.NO:
            use_policy(s, f.me, a - A.USE)


class Activate(Ask[Duel]):
    """MD-ACT-02: one row and one column; before it, effects "during City Activation" of the Policy (MD-OPEN-14)."""

    auto: bool = False

    def options(self, s: Duel, f: Frame) -> list[int]:
        return timed_policies(s, f.me, CITY_ACTIVATION) + LINES

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        if a < A.ACTIVATE:
            s.push(self, f.me)
            use_policy(s, f.me, a - A.USE)
            return
        row, column = (a - A.ACTIVATE) // 3, (a - A.ACTIVATE) % 3
        s.note(FE.ACTIVATES, f.me, row, column)
        activate(s, f.me, row, column)


def activate(s: Duel, me: int, row: int, column: int) -> None:
    """MD-ACT-03 to MD-ACT-08, MDE-ACT-01, MDE-ACT-02, MDE-MUG-04: tilt the cards; Revolts leave at once."""
    pl = s.players[me]
    if pl.civ == MUGHALS:
        pl.active = 0
        for i in range(len(pl.policies)):
            if pl.lines[i] == row or pl.lines[i] == 3 + column:
                pl.active |= 1 << i
    if pl.active:
        s.push(CITY_EFFECTS, me)
    s.push(GAIN_OUTPUTS, me)
    tilt(s, me, row, column)


class CityEffects(Ask[Duel]):
    """MD-ACT-08: an effect of the Policy "during City Activation" not used yet, or no more."""

    auto: bool = False

    def options(self, s: Duel, f: Frame) -> list[int]:
        out = timed_policies(s, f.me, CITY_ACTIVATION)
        return [*out, A.NO] if out else []

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        if a != A.NO:
            s.push(self, f.me)
            use_policy(s, f.me, a - A.USE)


# ---------------------------------------------------------------- turns
class Turn(Ask[Duel]):
    """MD-TURN-01 to MD-TURN-09: one action, then the opponent, until both have passed."""

    auto: bool = False

    def options(self, s: Duel, f: Frame) -> list[int]:
        me = f.me
        pl = s.players[me]
        purse = purses(s, me)
        out = [A.PASS]
        if purse[BY_SCIENCE] >= progress_price(s, me):
            out.append(A.PROGRESS)
        if pl.wonder != EMPTY and purse[AS_WONDER] >= BOOK.cost2[pl.wonder]:
            out.append(A.COMPLETE)
        if s.players[1 - me].pile and 0 <= conquest_price(s, me) <= purse[BY_CONQUEST]:
            out.append(A.CONQUER)
        units(s, me, out)
        if s.holder != me:
            least = least_stake(s, me)
            for r in range(BASICS):
                if purse[r] >= least and (s.stake == 0 or s.stake_type == r):
                    out.append(A.ADVANTAGE + r)
        acquirable(s, me, purse, out)
        if pl.res[CULTURE] > len(pl.policies):
            first = POLICY + POLICIES * pl.civ
            out += [A.DEVELOP + card - POLICY for card in range(first, first + POLICIES) if card not in pl.policies]
        usable(s, me, out)
        return out

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        me = f.me
        if a == A.PASS:
            do_pass(s, me)
        if not s.players[1 - me].done & PASSED:
            s.stack.append(Frame(self, 1 - me))
        elif a != A.PASS:
            s.stack.append(Frame(self, me))
        if a != A.PASS:
            act(s, me, a)


def units(s: Duel, me: int, out: list[int]) -> None:
    """MD-WAR-02, MD-AMB-01, MD-MOD-08: Warlord and Ambassador, once per round each."""
    done = s.players[me].done
    if s.holder == me and not done & WARLORD_USED:
        warlord = WARLORD + s.players[me].civ
        use = BOOK.use[warlord]
        if use is not None and use.can(s, Frame(use, me, warlord)):
            out.append(A.WARLORD)
    if not done & AMBASSADOR_USED:
        if s.config.modules & SPY_MODULE:
            out.append(A.AMBASSADOR)
        if s.config.modules & TRADE_MODULE and NEGOTIATE.can(s, Frame(NEGOTIATE, me)):
            out.append(A.AMBASSADOR + 1)


def acquirable(s: Duel, me: int, purse: list[int], out: list[int]) -> None:
    """MD-ACQ-01, MD-ACQ-02: the track, the own reserved cards and the Basic Building piles."""
    pl = s.players[me]
    found = []
    if purse[BY_PRODUCTION] >= BOOK.cost[WORKSHOP]:  # all four cost the same
        for i in range(4):
            if s.basics[i] > 0:
                out.append(A.ACQUIRE + i)
    discount = pl.live & HOOKS.answering[PROVINCE_PRICE]
    for card in s.track:
        if card != EMPTY and (
            BOOK.cost[card] <= purse[BOOK.purse[card]]
            or (discount and BOOK.purse[card] == BY_CONQUEST and province_price(s, me, card, 0) <= purse[BY_CONQUEST])
        ):
            found.append(A.ACQUIRE + card - WORKSHOP)
    for card in pl.reserved:
        price = province_price(s, me, card, 0) if BOOK.purse[card] == BY_CONQUEST else BOOK.cost[card]
        if price <= purse[BOOK.purse[card]]:
            found.append(A.ACQUIRE + card - WORKSHOP)
    if len(found) > 1:
        found.sort()
    out += found


def purses(s: Duel, me: int) -> list[int]:
    """How much a player can pay from each purse, Gold included (MD-RES-10, MDT-MAL-01, MDE-CRD-06)."""
    pl = s.players[me]
    mine = pl.res
    gold = mine[GOLD]
    by_production, by_military = mine[PRODUCTION] + gold, mine[MILITARY] + gold
    as_wonder = by_production
    if pl.live & HOOKS.answering[WONDER_ANY_BASIC]:
        as_wonder += mine[SCIENCE] + mine[MILITARY]
    by_conquest = gold if pays_provinces_in_gold(pl) else by_military
    return [by_production, mine[SCIENCE] + gold, by_military, by_conquest, as_wonder]


def usable(s: Duel, me: int, out: list[int]) -> None:
    """MD-USE-01 to MD-USE-03, MD-POL-09: effects of activated cards and of active Policies without Action token."""
    pl = s.players[me]
    status, city, action = pl.status, pl.city, BOOK.action
    found = timed_policies(s, me, ACTION) if pl.active else []
    for i in range(PLACES):
        if status[i] == ACTIVATED:
            use = action[city[i]]
            if use is not None and use.can(s, Frame(use, me, city[i])):
                found.append(A.USE + city[i])
    if len(found) > 1:
        found.sort()
    out += found


def act(s: Duel, me: int, a: int) -> None:
    """Carry out one action of a turn."""
    pl = s.players[me]
    if a >= A.USE:
        use_effect(s, me, a - A.USE)
    elif a >= A.DEVELOP:
        develop(s, me, POLICY + a - A.DEVELOP)
    elif a >= A.ACQUIRE:
        acquire(s, me, WORKSHOP + a - A.ACQUIRE)
    elif a >= A.ADVANTAGE:
        s.push(STAKE, me, -1, (a - A.ADVANTAGE,))
    elif a >= A.AMBASSADOR:
        pl.done |= AMBASSADOR_USED
        s.push(SPY if a == A.AMBASSADOR else NEGOTIATE, me)
    elif a == A.WARLORD:
        command(s, me)
    elif a == A.CONQUER:
        enemy = s.players[1 - me]
        s.push(CONQUER, me)
        push_province_price(s, me, enemy.pile[top_province(enemy)] & KIND, conquest_price(s, me))
    elif a == A.COMPLETE:
        s.push(COMPLETE_WONDER, me, pl.wonder)
        push_section_price(s, me, pl.wonder, BOOK.cost2[pl.wonder])
    else:
        progress(s, me)


def progress_price(s: Duel, me: int) -> int:
    pl = s.players[me]
    if not pl.live & HOOKS.answering[PROGRESS_PRICE]:
        return PROGRESS
    return HOOKS.ask(s, me, PROGRESS_PRICE, pl.live, pl.spent, PROGRESS)


def progress(s: Duel, me: int) -> None:
    """MD-SCI-01, MD-SCI-08."""
    pl = s.players[me]
    price = progress_price(s, me)
    first_time(s, me, HOOKS.answers[PROGRESS_PRICE], pl.spent)
    s.note(E.PROGRESSES, me)
    s.push(DRAW_USE, me)
    push_price(s, me, SCIENCE, price)


def command(s: Duel, me: int) -> None:
    """MD-WAR-02."""
    pl = s.players[me]
    pl.done |= WARLORD_USED
    warlord = WARLORD + pl.civ
    s.note(E.COMMANDS, me, warlord)
    emit(s, me, WARLORD_EVENT)
    use = BOOK.use[warlord]
    assert use is not None
    s.push(use, me, warlord)


def use_effect(s: Duel, me: int, card: int) -> None:
    """MD-USE-01, MD-TURN-05: the card receives an Action token."""
    pl = s.players[me]
    if card >= POLICY:
        use_policy(s, me, card)
        return
    pl.status[pl.city.index(card)] = USED
    push_use(s, me, card)


# ---------------------------------------------------------------- acquiring
def acquire(s: Duel, me: int, card: int) -> None:
    """MD-ACQ-02: pay, then the card goes where its kind goes."""
    s.push(ACQUIRED, me, card)
    if BOOK.type[card] == PROVINCE:
        push_province_price(s, me, card, province_price(s, me, card, 0))
    elif BOOK.type[card] == WONDER:
        push_section_price(s, me, card, BOOK.cost[card])
    else:
        push_price(s, me, resource_of(card), BOOK.cost[card], card)


class Acquired(Op[Duel]):
    """MD-BLD-01, MD-BLD-02, MD-KNO-01, MD-PRV-02, MD-PRV-03, MD-WON-02: the card f.src is paid."""

    def do(self, s: Duel, f: Frame) -> None:
        card, me = f.src, f.me
        pl = s.players[me]
        s.note(FE.ACQUIRES, me, card)
        if card <= BARRICADE:
            s.basics[card - WORKSHOP] -= 1
        elif card in pl.reserved:
            pl.reserved = tuple([c for c in pl.reserved if c != card])
            emit(s, me, RESERVED_ACQUIRED, card)
        else:
            take_from_track(s, card)
        if card == BARRICADE:
            add_to_pile(s, me, card)
        elif BOOK.type[card] == PROVINCE:
            conquered(s, me, card)
            push_bonus(s, me, card)
        elif BOOK.type[card] == WONDER:
            start_wonder(s, me, card)
        else:
            if BOOK.type[card] == KNOWLEDGE:
                emit(s, me, KNOWLEDGE_ACQUIRED, card)
            put_on_deck(s, me, card)


def push_bonus(s: Duel, me: int, card: int) -> None:
    bonus = BOOK.bonus[card]
    if bonus is not None:
        s.push(bonus, me, card)


# ---------------------------------------------------------------- Policies
def develop(s: Duel, me: int, card: int) -> None:
    """MD-POL-01 to MD-POL-07, MDE-MUG-01 to MDE-MUG-03: pay Culture; the bonuses of all Policies follow."""
    pay_policy(s, me, card)
    pl = s.players[me]
    s.push(BONUSES, me, card, pl.policies)
    if pl.civ == MUGHALS:
        s.push(CHOOSE_LINE, me, card)
    else:
        pl.active = 1 << (len(pl.policies) - 1)
        refresh(s, me)


class ChooseLine(Ask[Duel]):
    """MDE-MUG-02, MDE-MUG-03: rows for the first three Policies, columns for the last two."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        pl = s.players[f.me]
        lines = range(3) if len(pl.policies) <= 3 else range(3, 6)
        return [A.LINE + line for line in lines if line not in pl.lines]

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        pl = s.players[f.me]
        pl.lines = (*pl.lines, a - A.LINE)
        s.note(E.LAYS, f.me, f.src, a - A.LINE)


LINES: Final = [A.ACTIVATE + i for i in range(9)]
ROUND: Final = Round()
START_OF_ROUND: Final = StartOfRound()
ACTIVATE: Final = Activate()
CITY_EFFECTS: Final = CityEffects()
TURN: Final = Turn()
ACQUIRED: Final = Acquired()
DRAW_USE: Final = DrawUse()
CHOOSE_LINE: Final = ChooseLine()
BONUSES: Final = Bonuses(A.PICK)
