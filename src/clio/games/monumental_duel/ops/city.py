"""The City and the cards around it, as this game has them: draw and use, copy, reserve, Revolts, markers."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.control import May
from clio.engine.kernel import Ask, Cond, Frame, Op
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.cardbook import ACTION, BASIC_BUILDING, BUILDING, KNOWLEDGE
from clio.games.families.monumental.ops.city import (
    activated, draw, give_revolts, lift, put_on_deck, return_revolt, to_discard,
)
from clio.games.families.monumental.ops.resources import emit, gain_output, refresh
from clio.games.families.monumental.state import (
    EMPTY, MILITARY, PRODUCTION, SCIENCE, SLOTS, USED, WORKSHOP,
)
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel import events as E
from clio.games.monumental_duel.cardbook import BOOK, HOOKS, PROVINCE, REVOLT_GIVEN
from clio.games.monumental_duel.state import BARRICADE, KIND, MARK, REVOLT, TRACK, Duel, Player

MAX_RESERVED: Final = 2
MARKERS: Final = 2  # per type (MD-OPEN-18)


# ---------------------------------------------------------------- verbs
def add_to_pile(s: Duel, me: int, card: int) -> None:
    """MD-PRV-05: always on top."""
    pl = s.players[me]
    pl.pile = (*pl.pile, card)


def gain_basic_building(s: Duel, me: int, card: int) -> None:
    """MD-TERM-18, MD-BLD-01, MD-BLD-02: it goes where an acquired one goes."""
    s.basics[card - WORKSHOP] -= 1
    s.note(E.GAINS_CARD, me, card)
    if card == BARRICADE:
        add_to_pile(s, me, card)
    else:
        put_on_deck(s, me, card)


def start_using(s: Duel, me: int, card: int) -> None:
    """MD-TERM-34: a drawn or copied card gives its output at once; its effect may be used. What lasts "this round"
    holds until the owner passes (MD-TERM-40); a City Activation effect does nothing here (MD-USE-07)."""
    pl = s.players[me]
    use = BOOK.use[card]
    if use is not None and BOOK.timing[card] == ACTION:
        s.push(MAY_USE, me, card)
    elif BOOK.lasts[card]:
        pl.lasting |= HOOKS.bit(card)
        refresh(s, me)
    gain_output(s, me, card)


class DiscardActivated(Ask[Duel]):
    """MDE-CRD-13, MD-OPEN-21: before the output of the activated cards is gained, one of them may be discarded, with
    what is attached to it, for 1 Gold. `f.src` is the card with this effect; it receives its Action token."""

    auto: bool = False

    def __init__(self, reward: Op[Any]) -> None:
        self.reward = reward

    def options(self, s: Duel, f: Frame) -> list[int]:
        pl = s.players[f.me]
        return [A.NO] + [A.SLOT + i for i in range(SLOTS) if activated(pl, i)]

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        if a == A.NO:
            return
        pl = s.players[f.me]
        pl.status[pl.city.index(f.src)] = USED
        s.note(FE.USES, f.me, f.src)
        to_discard(s, f.me, lift(s, f.me, a - A.SLOT))
        refresh(s, f.me)
        s.push(self.reward, f.me, f.src)

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.reward,)


# ---------------------------------------------------------------- draw and use, copy
class DrawUse(Op[Duel]):
    """MD-SCI-01 to MD-SCI-07: draw the top card of the City deck and use it; then it goes to the discard pile."""

    def do(self, s: Duel, f: Frame) -> None:
        card = draw(s, f.me)
        if card == EMPTY:
            s.note(E.DRAWS_NOTHING, f.me)
            return
        s.note(E.DRAWS, f.me, card)
        if card == REVOLT:  # MDE-SCI-01
            return_revolt(s, f.me)
            return
        s.limbo = (*s.limbo, card)
        s.push(DISCARD_DRAWN, f.me, card)
        start_using(s, f.me, card)


class DiscardDrawn(Op[Duel]):
    """MD-SCI-03: when everything is resolved the drawn card goes to the discard pile."""

    def do(self, s: Duel, f: Frame) -> None:
        s.limbo = s.limbo[:-1]
        s.players[f.me].discard.append(f.src)


class UseCard(Op[Duel]):
    """Apply the effect of the card f.src."""

    def can(self, s: Duel, f: Frame) -> bool:
        use = BOOK.use[f.src]
        return use is not None and use.can(s, f)

    def do(self, s: Duel, f: Frame) -> None:
        use = BOOK.use[f.src]
        if use is not None:
            s.note(FE.USES, f.me, f.src)
            s.push(use, f.me, f.src)


class CopyBuilding(Ask[Duel]):
    """MD-TERM-08, MD-TERM-09, MD-TERM-41: an own activated Building: its output again, and its effect if wanted."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        pl = s.players[f.me]
        found = {pl.city[i] for i in range(SLOTS) if activated(pl, i)}
        return sorted([A.PICK + card for card in found if BOOK.type[card] in (BUILDING, BASIC_BUILDING)])

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        s.note(FE.COPIES, f.me, a - A.PICK)
        start_using(s, f.me, a - A.PICK)


# ---------------------------------------------------------------- cards from elsewhere
class GainBasicBuilding(Ask[Duel]):
    """MD-TERM-06, MD-TERM-18, MD-BLD-03: gain a Basic Building of a pile that is not empty."""

    required: bool = False

    def __init__(self, only: int = EMPTY) -> None:
        self.only = only

    def options(self, s: Duel, f: Frame) -> list[int]:
        out = []
        for i in range(4):
            if s.basics[i] > 0 and (self.only == EMPTY or WORKSHOP + i == self.only):
                out.append(A.PICK + WORKSHOP + i)
        return out

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        gain_basic_building(s, f.me, a - A.PICK)


class GainRevolt(Op[Duel]):
    """MDE-REV-01: n Revolts for oneself or for the opponent (who is not asked)."""

    def __init__(self, n: int = 1, opponent: bool = True) -> None:
        self.n = n
        self.opponent = opponent

    def do(self, s: Duel, f: Frame) -> None:
        if give_revolts(s, 1 - f.me if self.opponent else f.me, REVOLT, self.n, f.src) > 0 and self.opponent:
            emit(s, f.me, REVOLT_GIVEN)


class Reserve(Ask[Duel]):
    """MD-TERM-29, MD-TERM-30: lay a card of the track beside the own City. With `refund`: gain 1 basic resource of
    the type of its cost."""

    required: bool = False

    def __init__(self, refund: bool = False) -> None:
        self.refund = refund

    def options(self, s: Duel, f: Frame) -> list[int]:
        if len(s.players[f.me].reserved) >= MAX_RESERVED:
            return []
        return sorted([A.PICK + card for card in s.track if card != EMPTY])

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        card = a - A.PICK
        pl = s.players[f.me]
        take_from_track(s, card)
        pl.reserved = (*pl.reserved, card)
        s.note(E.RESERVES, f.me, card)
        if self.refund:
            s.gain(f.me, resource_of(card), 1, f.src)


def take_from_track(s: Duel, card: int) -> None:
    """MD-ACQ-03, MD-TERM-42: the gap stays."""
    for i in range(TRACK):
        if s.track[i] == card:
            s.track[i] = EMPTY


def resource_of(card: int) -> int:
    """MD-CARD-03: what a card is paid with."""
    if BOOK.type[card] == KNOWLEDGE:
        return SCIENCE
    return MILITARY if BOOK.type[card] == PROVINCE else PRODUCTION


# ---------------------------------------------------------------- Aztec Province markers
def markers_left(pl: Player, type: int) -> int:
    """MDT-AZT-05: what does not lie on an own Province is in stock."""
    return MARKERS - len([card for card in pl.pile if card >> MARK & 1 << type])


def types_to_mark(pl: Player, card: int) -> list[int]:
    """MDT-AZT-03: marker types in stock that a Province of the pile does not have yet."""
    if BOOK.type[card & KIND] != PROVINCE:
        return []
    has = BOOK.province[card & KIND] | card >> MARK
    return [t for t in range(3) if not has >> t & 1 and markers_left(pl, t) > 0]


class NoMarkerPlaceable(Cond[Duel]):
    """None of the own Provinces can take a marker in stock."""

    def holds(self, s: Duel, f: Frame) -> bool:
        pl = s.players[f.me]
        for card in pl.pile:
            if types_to_mark(pl, card):
                return False
        return True


class PlaceMarker(Ask[Duel]):
    """MDT-AZT-01 to MDT-AZT-03: a Province of the own pile, then the type. Memory: the Province."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        pl = s.players[f.me]
        if f.mem:
            card = next(card for card in pl.pile if card & KIND == f.mem[0])
            return [A.TYPE + t for t in types_to_mark(pl, card)]
        return sorted([A.PICK + (card & KIND) for card in pl.pile if types_to_mark(pl, card)])

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        if not f.mem:
            s.push(self, f.me, f.src, (a - A.PICK,))
            return
        pl = s.players[f.me]
        bit = 1 << (a - A.TYPE) << MARK
        pl.pile = tuple([card | bit if card & KIND == f.mem[0] else card for card in pl.pile])
        s.note(E.MARKS, f.me, f.mem[0], a - A.TYPE)


DISCARD_DRAWN: Final = DiscardDrawn()
USE_CARD: Final = UseCard()
MAY_USE: Final = May(A.YES, A.NO, USE_CARD)
