"""Technologies, governments, leaders (TTA-DEV, TTA-REVO, TTA-LEAD) and other cards that enter or leave play."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import (
    ACTION_RETURNS, BOOK, DEVELOPED, HOOKS, LEADER_LEAVES, REVOLUTION_DECLARED, REVOLUTION_PAID, TECH_COST,
)
from clio.games.through_the_ages.ops.build import build, builds, can_increase, increase_population
from clio.games.through_the_ages.ops.goods import gain
from clio.games.through_the_ages.ops.hands import remove_civil
from clio.games.through_the_ages.ops.people import bring_tokens, return_tokens
from clio.games.through_the_ages.ops.ratings import refresh, ruined
from clio.games.through_the_ages.state import (
    DESPOTISM, GOVERNMENT, LEADER_REPLACED, NONE, SCIENCE, SPECIAL, TECHNOLOGIES, UNIT, WONDER, WORKED, Ages, Player,
)


NO_PARTNER: Final = (NONE, NONE)


# ---------------------------------------------------------------------- prices
def cooperating(s: Ages, me: int) -> tuple[int, int]:
    """The partner in science and the pact, or NONE twice (TTA-CTX-43)."""
    if s.config.seats == 2:
        return NO_PARTNER
    players = s.players
    for seat in range(len(players)):
        q = players[seat]
        if q.pact != NONE and BOOK.research[q.pact][0]:
            if seat == me:
                return q.partner, q.pact
            if q.partner == me:
                return seat, q.pact
    return NO_PARTNER


def science_cost(s: Ages, me: int, kind: int, printed: int) -> int:
    """TTA-DEV-01: science points after the cards in play."""
    p = s.players[me]
    cost = printed
    if p.live & HOOKS.answering[TECH_COST]:
        cost = HOOKS.ask(s, me, TECH_COST, p.live, 0, cost, kind)
    pact = cooperating(s, me)[1]
    if pact != NONE:
        cost -= BOOK.research[pact][0]
    return max(0, cost)


def can_research(s: Ages, me: int, kind: int, printed: int, discount: int) -> bool:
    """Are there science points enough? A partner in science must have one too (TTA-CTX-43)."""
    p = s.players[me]
    have = p.science + discount
    if UNIT <= kind < WORKED:
        have += p.study
    plain = not p.live & HOOKS.answering[TECH_COST]
    if plain and s.config.seats == 2:
        return printed <= have
    partner, pact = cooperating(s, me)
    if plain and partner == NONE:
        return printed <= have
    if partner != NONE and s.players[partner].science < BOOK.research[pact][1]:
        return False
    return science_cost(s, me, kind, printed) <= have


class SpendAll(Op[Ages]):
    """The price of a revolution: all civil actions, or all military ones."""

    def __init__(self, civil: bool) -> None:
        self.civil = civil

    def can(self, s: Ages, f: Frame) -> bool:
        return self.available(s.players[f.me])

    def available(self, p: Player) -> bool:
        return p.ca == p.ca_total if self.civil else p.ma == p.ma_total

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        if self.civil:
            p.ca = 0
        else:
            p.ma = 0


def rising(p: Player) -> SpendAll:
    """TTA-REVO-01, TTA-ANNEX-09: what a revolution costs me."""
    instead = HOOKS.replaced(REVOLUTION_PAID, p.live)
    if instead is None:
        return ALL_CIVIL
    assert isinstance(instead, SpendAll)
    return instead


def can_rise(p: Player) -> bool:
    """TTA-REVO-02, TTA-ANNEX-09: all actions of the kind that a revolution costs are available."""
    return rising(p).available(p) if p.live & HOOKS.replacing[REVOLUTION_PAID] else p.ca == p.ca_total


def developments(s: Ages, me: int, discount: int, peaceful: bool, out: list[int]) -> None:
    """Add the technologies of the hand that can be developed; revolutions too. `peaceful`: the action is paid for."""
    p = s.players[me]
    for kind in p.civil:
        if kind >= TECHNOLOGIES:
            break
        if peaceful and can_research(s, me, kind, BOOK.science[kind], discount):
            out.append(A.DEVELOP + kind)
    if p.civil and p.civil[0] < SPECIAL and can_rise(p):
        for kind in p.civil:
            if GOVERNMENT <= kind < SPECIAL and can_research(s, me, kind, BOOK.revolution[kind], discount):
                out.append(A.REVOLUTION + kind - GOVERNMENT)


# ---------------------------------------------------------------------- developing
def research(s: Ages, me: int, kind: int, printed: int, discount: int) -> int:
    """Pay the science points; returns how many."""
    p = s.players[me]
    cost = max(0, science_cost(s, me, kind, printed) - discount)
    partner, pact = cooperating(s, me)
    if partner != NONE:
        price = BOOK.research[pact][1]
        s.players[partner].science -= price
        s.note(E.LOSES, partner, SCIENCE, price)
    left = cost
    if UNIT <= kind < WORKED:
        part = min(left, p.study)
        p.study -= part
        left -= part
    p.science -= left
    return cost


def develop(s: Ages, me: int, kind: int, discount: int) -> None:
    """TTA-DEV-01 to -07: peacefully."""
    p = s.players[me]
    cost = research(s, me, kind, BOOK.science[kind], discount)
    remove_civil(p, kind)
    s.note(E.DEVELOPS, me, kind, cost)
    if kind < WORKED:
        p.techs |= 1 << kind
    elif kind < SPECIAL:
        change_government(s, me, kind)
        refresh(s, me)
    else:
        add_special(s, me, kind)
        refresh(s, me)
    p.spent = HOOKS.emit(s, me, DEVELOPED, p.live, p.spent, kind)


def revolution(s: Ages, me: int, kind: int, discount: int) -> None:
    """TTA-REVO-01 to -11; a card may let it be paid in military actions (TTA-ANNEX-09, -10)."""
    p = s.players[me]
    cost = research(s, me, kind, BOOK.revolution[kind], discount)
    remove_civil(p, kind)
    price = rising(p)
    price.do(s, Frame(price, me))
    s.note(E.REVOLTS, me, kind, cost)
    change_government(s, me, kind)
    refresh(s, me, spent_civil=price.civil, spent_military=not price.civil)
    p.spent = HOOKS.emit(s, me, DEVELOPED, p.live, p.spent, kind)
    p.spent = HOOKS.emit(s, me, REVOLUTION_DECLARED, p.live, p.spent, kind)


def change_government(s: Ages, me: int, kind: int) -> None:
    """TTA-DEV-05: the old one leaves the game."""
    p = s.players[me]
    if p.government != DESPOTISM:
        s.gone = (*s.gone, p.government)
    p.techs = p.techs & ~(1 << p.government) | 1 << kind
    p.government = kind


def special_of_type(p: Player, kind: int) -> int:
    """The special technology in play of the same type, or NONE."""
    for other in range(SPECIAL, TECHNOLOGIES):
        if p.techs >> other & 1 and BOOK.type[other] == BOOK.type[kind]:
            return other
    return NONE


def add_special(s: Ages, me: int, kind: int) -> None:
    """TTA-DEV-03, -04, TTA-TECH-08: of two of a type the higher one stays. The caller refreshes."""
    p = s.players[me]
    other = special_of_type(p, kind)
    if other > kind:
        s.gone = (*s.gone, kind)
        s.note(E.TECH_LEAVES, me, kind)
        return
    p.techs |= 1 << kind
    bring_tokens(s, me, kind)
    if other != NONE:
        remove_special(s, me, other)
        s.gone = (*s.gone, other)
        s.note(E.TECH_LEAVES, me, other)


def remove_special(s: Ages, me: int, kind: int) -> None:
    s.players[me].techs &= ~(1 << kind)
    return_tokens(s, me, kind)


class DevelopTech(Ask[Ages]):
    """Develop a technology of the hand, for `discount` science less, then score `reward` science (TTA-CTX-17).
    Memory: the civil actions still to be paid for the card that orders it; a revolution is paid instead of them
    (TTA-REVO-04)."""

    def __init__(self, discount: int = 0, reward: int = 0) -> None:
        self.discount = discount
        self.reward = reward

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        due = f.mem[0] if f.mem else 0
        out: list[int] = []
        developments(s, f.me, self.discount, p.ca + p.free_ca >= due, out)
        return out

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        if self.reward:
            s.push(REWARD, f.me, f.src, (self.reward,))
        if a >= A.REVOLUTION:
            revolution(s, f.me, a - A.REVOLUTION + GOVERNMENT, self.discount)
        else:
            spend_civil(s.players[f.me], f.mem[0] if f.mem else 0)
            develop(s, f.me, a - A.DEVELOP, self.discount)


class Reward(Op[Ages]):
    """Science points after a development. Memory: how many."""

    def do(self, s: Ages, f: Frame) -> None:
        gain(s, f.me, SCIENCE, f.mem[0])


class DevelopCivilization(Ask[Ages]):
    """TTA-CTX-19, TTA-ANNEX-25, -26: increase population, or build, or develop, each for 1 less; or nothing."""

    auto: bool = False

    def __init__(self, types: int, discount: int) -> None:
        self.types = types
        self.discount = discount

    def options(self, s: Ages, f: Frame) -> list[int]:
        out = [A.PASS]
        if can_increase(s, f.me, self.discount):
            out.append(A.POPULATION)
        builds(s, f.me, self.types, self.discount, out)
        developments(s, f.me, self.discount, True, out)
        return out if len(out) > 1 else []

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        if a == A.PASS:
            return
        if a == A.POPULATION:
            increase_population(s, f.me, self.discount)
        elif a < A.UPGRADE:
            build(s, f.me, a - A.BUILD, self.discount)
        elif a < A.REVOLUTION:
            develop(s, f.me, a - A.DEVELOP, self.discount)
        else:
            revolution(s, f.me, a - A.REVOLUTION + GOVERNMENT, self.discount)


# ---------------------------------------------------------------------- actions spent and regained
def spend_civil(p: Player, n: int) -> None:
    """TTA-ACTOT-10: the action of this turn first."""
    part = min(n, p.free_ca)
    p.free_ca -= part
    p.ca -= n - part


def spend_military(p: Player, n: int) -> None:
    part = min(n, p.free_ma)
    p.free_ma -= part
    p.ma -= n - part


class RegainCivil(Op[Ages]):
    """TTA-ACTOT-05: a spent civil action is available again."""

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        if p.ca < p.ca_total:
            p.ca += 1
            s.note(E.REGAINS, f.me, 1)


# ---------------------------------------------------------------------- leaders
def play_leader(s: Ages, me: int, kind: int) -> None:
    """TTA-LEAD-01 to -04. What the old one does instead of giving the action back is its own (TTA-CTX-01)."""
    p = s.players[me]
    old = p.leader
    instead = HOOKS.replaced(ACTION_RETURNS, p.live)
    remove_civil(p, kind)
    s.note(E.LEADS, me, kind, old)
    if old != NONE:
        leave_leader(s, me)
    p.leader = kind
    refresh(s, me)
    if old == NONE:
        return
    p.done |= LEADER_REPLACED
    s.push(REGAIN if instead is None else instead, me, old)


def leave_leader(s: Ages, me: int) -> None:
    """The leader leaves play, whatever the reason. The caller refreshes once a new one is in place."""
    p = s.players[me]
    p.spent = HOOKS.emit(s, me, LEADER_LEAVES, p.live, p.spent)
    s.gone = (*s.gone, p.leader)
    p.leader = NONE


def remove_leader(s: Ages, me: int) -> None:
    """Not a replacement (TTA-AGE-10)."""
    s.note(E.LEADER_LEAVES, me, s.players[me].leader)
    leave_leader(s, me)
    refresh(s, me)


class LeaveLeader(Op[Ages]):
    """The leader is removed, as the price of what it does."""

    def do(self, s: Ages, f: Frame) -> None:
        remove_leader(s, f.me)


class Tuck(Ask[Ages]):
    """A leader that was replaced goes under a completed wonder, or aside with the civil action back. Source: the
    leader."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        wonders = s.players[f.me].wonders
        return [A.NO, *sorted([A.PICK + kind for kind in wonders])] if wonders else [A.NO]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        p = s.players[f.me]
        if a == A.NO:
            s.push(REGAIN, f.me)
            return
        gone = list(s.gone)
        gone.remove(f.src)
        s.gone = tuple(gone)
        p.homer = a - A.PICK
        s.note(E.TUCKS, f.me, p.homer)
        refresh(s, f.me)


def remove_wonder(s: Ages, me: int) -> None:
    """TTA-AGE-11: an unfinished wonder leaves; its tokens return to the bank."""
    p = s.players[me]
    s.note(E.WONDER_LEAVES, me, p.wonder)
    p.blue_bank += p.stages
    p.stages = 0
    s.gone = (*s.gone, p.wonder)
    p.wonder = NONE


def ruin(s: Ages, me: int, kind: int) -> None:
    """TTA-WOND-03: a wonder is turned face down."""
    p = s.players[me]
    assert not ruined(p, kind)
    p.ruins |= 1 << (kind - WONDER)
    s.note(E.RUINS, me, kind)
    refresh(s, me)
    return_tokens(s, me, kind)


def tucked(p: Player) -> int:
    """The leader that lies under a wonder, or NONE."""
    return NONE if p.homer == NONE else HOOKS.instead[ACTION_RETURNS][0].kind


ALL_CIVIL: Final = SpendAll(True)
REGAIN: Final = RegainCivil()
REWARD: Final = Reward()
