"""How a player stands: numbers and conditions read from the table."""

from __future__ import annotations

from clio.engine.kernel import Cond, Frame, Number
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE
from clio.games.monumental_duel.state import AGENT, ANY_TYPE, CONQUERED, KIND, MARK, SPIED, Duel, Player


def types_controlled(pl: Player) -> int:
    """MD-PRV-07, MDT-AZT-04: the Province types of the whole pile, as bits, markers included."""
    found = 0
    for card in pl.pile:
        found |= BOOK.province[card & KIND] | card >> MARK
    return found


def provinces_of_type(pl: Player, type: int) -> int:
    """How many controlled Provinces have the type (ANY_TYPE: of any)."""
    n = 0
    for card in pl.pile:
        kind = card & KIND
        if BOOK.type[kind] == PROVINCE and (type == ANY_TYPE or (BOOK.province[kind] | card >> MARK) & type):
            n += 1
    return n


def current_era(s: Duel) -> int:
    """MD-OPEN-20: the Era of the last divider revealed."""
    return BOOK.era[s.deck[s.deck_at - 1]] if s.deck_at > 0 else 1


class CurrentEra(Number[Duel]):
    """The number of the current Era (MD-OPEN-20)."""

    def value(self, s: Duel, f: Frame) -> int:
        return current_era(s)


class ProvinceTypes(Number[Duel]):
    """Different Province types controlled."""

    def value(self, s: Duel, f: Frame) -> int:
        types = types_controlled(s.players[f.me])
        return (types & 1) + (types >> 1 & 1) + (types >> 2 & 1)


class AgentDice(Number[Duel]):
    """Own Agent dice."""

    def value(self, s: Duel, f: Frame) -> int:
        return s.players[f.me].res[AGENT]


class HasAdvantage(Cond[Duel]):
    def holds(self, s: Duel, f: Frame) -> bool:
        return s.holder == f.me


class Controls(Cond[Duel]):
    """At least n Provinces of a type (ANY_TYPE: of any)."""

    def __init__(self, type: int, n: int) -> None:
        self.type = type
        self.n = n

    def holds(self, s: Duel, f: Frame) -> bool:
        return provinces_of_type(s.players[f.me], self.type) >= self.n


class ConqueredThisRound(Cond[Duel]):
    def holds(self, s: Duel, f: Frame) -> bool:
        return bool(s.players[f.me].done & CONQUERED)


class SpiedThisRound(Cond[Duel]):
    def holds(self, s: Duel, f: Frame) -> bool:
        return bool(s.players[f.me].done & SPIED)


class DieShows(Cond[Duel]):
    """The die of the event shows one of these faces."""

    def __init__(self, *faces: int) -> None:
        self.faces = faces

    def holds(self, s: Duel, f: Frame) -> bool:
        return f.mem[0] in self.faces


class TypeControlled(Cond[Duel]):
    """The Province in question has a type that the player controls already."""

    def holds(self, s: Duel, f: Frame) -> bool:
        return bool(f.mem and BOOK.province[f.mem[0]] & types_controlled(s.players[f.me]))
