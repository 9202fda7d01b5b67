"""Wonders in two sections, Provinces and their price, the Advantage."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import CONQUEST, WONDER, WONDER_COMPLETED
from clio.games.families.monumental.ops.resources import emit, push_price
from clio.games.families.monumental.ops.wonders import (
    WONDER_TO_DECK, can_build, push_section_price, section_price, start_wonder,
)
from clio.games.families.monumental.state import EMPTY, GOLD, MILITARY, WORKSHOP
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel import events as E
from clio.games.monumental_duel.cardbook import BOOK, HOOKS, PROVINCE, PROVINCE_PRICE
from clio.games.monumental_duel.state import BARRICADE, CONQUERED, KIND, MALIANS, Duel, Player
from clio.games.monumental_duel.ops.city import add_to_pile, take_from_track

DEFENCE: Final = 2  # of a Barricade (MD-CONQ-03)


# ---------------------------------------------------------------- Wonders
class CompleteWonder(Op[Duel]):
    """MD-WON-07, MD-WON-08: the bonus at once, then the card goes on top of the City deck. f.src is the Wonder."""

    def do(self, s: Duel, f: Frame) -> None:
        s.note(FE.COMPLETES, f.me, f.src)
        s.players[f.me].wonder = EMPTY
        s.limbo = (*s.limbo, f.src)
        s.push(WONDER_TO_DECK, f.me, f.src)
        emit(s, f.me, WONDER_COMPLETED, f.src)
        bonus = BOOK.bonus[f.src]
        if bonus is not None:
            s.push(bonus, f.me, f.src)


class BuildSection(Ask[Duel]):
    """MD-WON-09, MD-WON-10: one section of a Wonder of the player's choice at a discount: the first of one on the
    track or the second of the one under construction."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def options(self, s: Duel, f: Frame) -> list[int]:
        out = [
            A.PICK + card for card in s.track
            if card != EMPTY and BOOK.type[card] == WONDER
            and can_build(s, f.me, section_price(s, card, False, self.discount))
        ]
        under = s.players[f.me].wonder
        if under != EMPTY and can_build(s, f.me, section_price(s, under, True, self.discount)):
            out.append(A.PICK + under)
        return sorted(out)

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        wonder = a - A.PICK
        second = wonder == s.players[f.me].wonder
        s.push(COMPLETE_WONDER if second else START_WONDER, f.me, wonder)
        push_section_price(s, f.me, wonder, section_price(s, wonder, second, self.discount))


class StartWonder(Op[Duel]):
    """The first section was paid by an effect: the Wonder leaves the track. f.src is the Wonder."""

    def do(self, s: Duel, f: Frame) -> None:
        take_from_track(s, f.src)
        s.note(FE.ACQUIRES, f.me, f.src)
        start_wonder(s, f.me, f.src)


class GainWonderBonus(Op[Duel]):
    """MDE-CRD-17: the bonus of the Wonder of the event. Memory: the Wonder."""

    def do(self, s: Duel, f: Frame) -> None:
        bonus = BOOK.bonus[f.mem[0]]
        if bonus is not None:
            s.note(FE.BONUS, f.me, f.mem[0])
            s.push(bonus, f.me, f.mem[0])


# ---------------------------------------------------------------- Provinces
def province_price(s: Duel, me: int, province: int, barricades: int) -> int:
    """MD-CONQ-02, MD-CONQ-03, MD-OPEN-33: never below 0."""
    pl = s.players[me]
    base = BOOK.cost[province] + DEFENCE * barricades
    price = HOOKS.ask(s, me, PROVINCE_PRICE, pl.live, pl.spent, base, province)
    return price if price > 0 else 0


def pays_provinces_in_gold(pl: Player) -> bool:
    """MDT-MAL-01, MDT-MAL-02."""
    return pl.civ == MALIANS


def push_province_price(s: Duel, me: int, province: int, price: int) -> None:
    push_price(s, me, GOLD if pays_provinces_in_gold(s.players[me]) else MILITARY, price, province)


def top_province(pl: Player) -> int:
    """MD-CONQ-01, MD-CONQ-10: index in the pile of the Province that can be conquered, or EMPTY."""
    for i in range(len(pl.pile) - 1, -1, -1):
        if BOOK.type[pl.pile[i] & KIND] == PROVINCE:
            return i
    return EMPTY


def conquest_price(s: Duel, me: int) -> int:
    """The price of the opponent's top Province, Barricades included; EMPTY when there is none."""
    pile = s.players[1 - me].pile
    at = top_province(s.players[1 - me])
    return EMPTY if at == EMPTY else province_price(s, me, pile[at] & KIND, len(pile) - 1 - at)


def defence(s: Duel, me: int) -> int:
    """What my topmost Province would cost my rival; 0 without one."""
    return max(0, conquest_price(s, 1 - me))


def conquered(s: Duel, me: int, province: int) -> None:
    """MD-PRV-01, MD-PRV-02: it lies on the own pile and counts as conquered."""
    add_to_pile(s, me, province)
    s.players[me].done |= CONQUERED
    emit(s, me, CONQUEST, province)


class Conquer(Op[Duel]):
    """MD-CONQ-05 to MD-CONQ-08, MDT-AZT-05: the Province changes sides without bonus and markers, the Barricades on
    it go back to their pile."""

    def do(self, s: Duel, f: Frame) -> None:
        enemy = s.players[1 - f.me]
        at = top_province(enemy)
        province = enemy.pile[at] & KIND
        barricades = len(enemy.pile) - 1 - at
        s.basics[BARRICADE - WORKSHOP] += barricades
        enemy.pile = enemy.pile[:at]
        s.note(E.CONQUERS, f.me, province, barricades)
        conquered(s, f.me, province)


# ---------------------------------------------------------------- the Advantage
def take_advantage(s: Duel, me: int, res: int, n: int) -> None:
    """MD-ADV-05, MD-ADV-07: old tokens go, new ones lie on the card, the arrow turns."""
    s.holder = me
    s.stake_type = res
    s.stake = n
    s.note(E.TAKES_ADVANTAGE, me, res, n)


class TakeAdvantage(Ask[Duel]):
    """MD-TERM-24, MD-TERM-25, MD-OPEN-52: without paying; all tokens on the card go, also those of its holder. To them
    it can only do harm, so they are asked where they did not choose the effect (`offered`: by a die)."""

    def __init__(self, offered: bool = False) -> None:
        self.offered = offered

    def can(self, s: Duel, f: Frame) -> bool:
        return True

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [A.YES, A.NO] if self.offered and s.holder == f.me and s.stake > 0 else []

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        if a == A.YES:
            self.done(s, f)

    def done(self, s: Duel, f: Frame) -> None:
        take_advantage(s, f.me, -1, 0)


class Stake(Ask[Duel]):
    """MD-ADV-03, MD-ADV-06: how many tokens of the chosen type, Gold included. Memory: the type."""

    auto: bool = False

    def options(self, s: Duel, f: Frame) -> list[int]:
        mine = s.players[f.me].res
        most = min(mine[f.mem[0]] + mine[GOLD], A.AMOUNTS - 1)
        return [A.STAKE + n for n in range(least_stake(s, f.me), most + 1)]

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        n = a - A.STAKE
        s.push(LAY_STAKE, f.me, -1, (f.mem[0], n))
        push_price(s, f.me, f.mem[0], n)


class LayStake(Op[Duel]):
    """MD-ADV-05, MD-OPEN-06: paid; Gold counts as the type. Memory: type, number."""

    def do(self, s: Duel, f: Frame) -> None:
        take_advantage(s, f.me, f.mem[0], f.mem[1])


def least_stake(s: Duel, me: int) -> int:
    """MD-ADV-03, MD-ADV-06: 1, or one more than lies there."""
    return s.stake + 1 if s.holder == 1 - me else 1


COMPLETE_WONDER: Final = CompleteWonder()
START_WONDER: Final = StartWonder()
CONQUER: Final = Conquer()
STAKE: Final = Stake()
LAY_STAKE: Final = LayStake()
