"""What an Ambassador does: Spy (Espionage) and Negotiate (Trade)."""

from __future__ import annotations

from typing import Final

from clio.engine.control import Choose
from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental.ops.resources import emit
from clio.games.families.monumental.state import GOLD
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel import events as E
from clio.games.monumental_duel.cardbook import BOOK, DIE_EVENT, NEGOTIATE_EVENT, SPY_EVENT
from clio.games.monumental_duel.state import (
    AGENT, ESPIONAGE, FREE_CITIES, FREE_CITY, MAX_AGENTS, NEGOTIATED, SPIED, SPY_MODULE, Duel,
)
from clio.games.monumental_duel.ops.city import MAY_USE

CAPTURE: Final = 4  # Gold on one side of a Free City (MDT-NEG-06)


# ---------------------------------------------------------------- Spy
class Spy(Op[Duel]):
    """MDE-SPY-01, MDE-SPY-17: a Spy action, by the Ambassador or for free. While dice are being resolved it waits
    for the last one (MDE-SPY-19)."""

    def can(self, s: Duel, f: Frame) -> bool:
        return bool(s.config.modules & SPY_MODULE)

    def do(self, s: Duel, f: Frame) -> None:
        if s.resolving:
            s.queued += 1
            return
        s.players[f.me].done |= SPIED
        s.note(E.SPIES, f.me)
        s.push(AFTER_SPY, f.me)
        s.push(SPY_CHOICE, f.me)


class SpyChoice(Ask[Duel]):
    """MDE-SPY-02 to MDE-SPY-04: Train or Deploy."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        dice = s.players[f.me].res[AGENT]
        out = [A.TRAIN] if dice < MAX_AGENTS else []
        return [*out, A.DEPLOY] if dice > 0 else out

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        if a == A.TRAIN:
            s.note(E.TRAINS, f.me)
            s.gain(f.me, AGENT, 1)
            return
        s.dice = tuple(sorted([1 + s.below(6) for _ in range(s.players[f.me].res[AGENT])]))
        s.note(E.ROLLS, f.me, digits(s.dice))
        s.push(REROLL, f.me)


class Reroll(Ask[Duel]):
    """MDE-SPY-05, MDE-SPY-06: pay 1 basic resource or 1 Gold to roll one die again, or stop."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        mine = s.players[f.me].res
        out = [A.STOP]
        for face in range(1, 7):
            if face in s.dice:
                for res in range(GOLD + 1):
                    if mine[res] > 0:
                        out.append(A.REROLL + 4 * (face - 1) + res)
        return out

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        if a == A.STOP:
            s.resolving = True
            s.push(END_DEPLOY, f.me)
            s.push(RESOLVE, f.me)
            return
        face, res = (a - A.REROLL) // 4 + 1, (a - A.REROLL) % 4
        s.pay(f.me, res, 1)
        dice = list(s.dice)
        dice.remove(face)
        dice.append(1 + s.below(6))
        s.note(E.REROLLS, f.me, face, dice[-1])
        s.dice = tuple(sorted(dice))
        s.push(self, f.me)


class Resolve(Ask[Duel]):
    """MDE-SPY-07 to MDE-SPY-13: each die once, in the player's order, on the card active at that moment."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return sorted({A.DIE + face - 1 for face in s.dice})

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        face = a - A.DIE + 1
        dice = list(s.dice)
        dice.remove(face)
        s.dice = tuple(dice)
        s.note(E.RESOLVES, f.me, face)
        s.push(self, f.me)
        emit(s, f.me, DIE_EVENT, face)
        card = s.players[f.me].espionage
        s.push(BOOK.faces[card][face - 1], f.me, card)


class EndDeploy(Op[Duel]):
    """MDE-SPY-19: Spy actions gained on the way come now."""

    def do(self, s: Duel, f: Frame) -> None:
        s.resolving = False
        for _ in range(s.queued):
            s.push(SPY, f.me)
        s.queued = 0


class AfterSpy(Op[Duel]):
    """MD-AMB-03: "each time you spy"."""

    def do(self, s: Duel, f: Frame) -> None:
        emit(s, f.me, SPY_EVENT)


class ReturnDie(Op[Duel]):
    """MDE-SPY-10: the die goes back to the supply."""

    def do(self, s: Duel, f: Frame) -> None:
        s.players[f.me].res[AGENT] -= 1
        s.note(E.LOSES_DIE, f.me)


class ChangeEspionage(Ask[Duel]):
    """MDE-SPY-11, MDE-SPY-12: another card of the own stack becomes the active one."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        active = s.players[f.me].espionage
        return [A.PICK + card for card in range(ESPIONAGE, ESPIONAGE + 5) if card != active]

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        s.players[f.me].espionage = a - A.PICK
        s.note(E.CHANGES_ESPIONAGE, f.me, a - A.PICK)


def digits(dice: tuple[int, ...]) -> int:
    """Dice as one number for the log: 1, 3, 6 -> 136."""
    n = 0
    for face in dice:
        n = 10 * n + face
    return n


# ---------------------------------------------------------------- Negotiate
class Negotiate(Ask[Duel]):
    """MDT-NEG-01 to MDT-NEG-05, MDT-NEG-11 to MDT-NEG-16: one Free City of the track or an own one, each once per
    round. Gold comes from the own reserve, or from the supply when free; an own Free City takes none."""

    auto: bool = False
    required: bool = False

    def __init__(self, free: bool) -> None:
        self.free = free

    def options(self, s: Duel, f: Frame) -> list[int]:
        pl = s.players[f.me]
        out = []
        if self.free or pl.res[GOLD] > 0:
            out = [A.NEGOTIATE + c for c in s.free if not pl.done & NEGOTIATED << c]
        out += [A.NEGOTIATE + c for c in pl.cities if not pl.done & NEGOTIATED << c]
        out.sort()
        return out

    def chosen(self, s: Duel, f: Frame, a: int) -> None:
        pl = s.players[f.me]
        city = a - A.NEGOTIATE
        s.note(E.NEGOTIATES, f.me, FREE_CITY + city)
        if city in s.free:
            if not self.free:
                s.pay(f.me, GOLD, 1)
            s.stakes[f.me * FREE_CITIES + city] += 1
            s.note(E.STAKES, f.me, FREE_CITY + city, s.stakes[f.me * FREE_CITIES + city])
        pl.done |= NEGOTIATED << city
        s.push(AFTER_NEGOTIATE, f.me, FREE_CITY + city)
        s.push(MAY_USE, f.me, FREE_CITY + city)


class AfterNegotiate(Op[Duel]):
    """MDT-NEG-06 to MDT-NEG-09: with 4 Gold on the own side the city is taken; then "each time you negotiate"."""

    def do(self, s: Duel, f: Frame) -> None:
        city = f.src - FREE_CITY
        if city in s.free and s.stakes[f.me * FREE_CITIES + city] >= CAPTURE:
            pl = s.players[f.me]
            pl.cities = (*pl.cities, city)
            s.stakes[city] = s.stakes[FREE_CITIES + city] = 0
            s.free = tuple([c for c in s.free if c != city])
            s.note(E.TAKES_CITY, f.me, f.src)
            reveal_city(s)
        emit(s, f.me, NEGOTIATE_EVENT)


def reveal_city(s: Duel) -> None:
    """MDT-NEG-09: the track is refilled at once, while the deck lasts."""
    if s.city_at < len(s.city_deck):
        s.free = (*s.free, s.city_deck[s.city_at])
        s.note(E.CITY_REVEALED, -1, FREE_CITY + s.city_deck[s.city_at])
        s.city_at += 1
        s.epoch += 1


class NegotiateFree(Negotiate):
    """MDT-NEG-05: for free, as an effect; needs the Trade module."""

    def __init__(self) -> None:
        super().__init__(True)


class AmbassadorFree(Choose):
    """MD-AMB-03: one action of a module in play, for free."""

    def __init__(self) -> None:
        super().__init__(A.CHOOSE, SPY, NEGOTIATE_FREE)


SPY: Final = Spy()
SPY_CHOICE: Final = SpyChoice()
REROLL: Final = Reroll()
RESOLVE: Final = Resolve()
END_DEPLOY: Final = EndDeploy()
AFTER_SPY: Final = AfterSpy()
NEGOTIATE: Final = Negotiate(False)
AFTER_NEGOTIATE: Final = AfterNegotiate()
NEGOTIATE_FREE: Final = NegotiateFree()
