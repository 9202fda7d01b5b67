"""Future Era: projects are held by whoever paid most for them."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental.ops.resources import push_price
from clio.games.families.monumental.state import CULTURE, GOLD
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.state import PROJECT, World


def open_projects(s: World) -> None:
    """MAE-FUT-03, MAE-CEND-03."""
    if s.config.future and not s.open_projects:
        s.open_projects = True
        s.note(E.PROJECTS_OPEN, -1)


def resource_of_project(i: int) -> int:
    """MAE-FUT-04: what a project asks for."""
    return BOOK.cost[PROJECT + i]


def most_for(s: World, me: int, i: int) -> int:
    """MAE-FUT-07: how much a player could give; Gold stands for basic resources, not for Culture."""
    mine = s.players[me].res
    res = resource_of_project(i)
    return mine[res] if res == CULTURE else mine[res] + mine[GOLD]


def contributable(s: World, me: int) -> list[int]:
    """MAE-FUT-05, MAE-FUT-06, MAE-FUT-12: not one's own; more than lies on it."""
    return [i for i in range(A.PROJECTS) if s.holders[i] != me and most_for(s, me, i) > s.stakes[i]]


class Contribute(Ask[World]):
    """How much? Memory: the project."""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        i = f.mem[0]
        most = min(most_for(s, f.me, i), A.AMOUNTS - 1)
        return [A.AMOUNT + n for n in range(s.stakes[i] + 1, most + 1)]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        i, n = f.mem[0], a - A.AMOUNT
        s.push(CONTRIBUTED, f.me, PROJECT + i, (n,))
        push_price(s, f.me, resource_of_project(i), n, PROJECT + i)


class Contributed(Op[World]):
    """MAE-FUT-06, MAE-FUT-08: what lay on it goes, the card changes hands. Memory: how much."""

    def do(self, s: World, f: Frame) -> None:
        i = f.src - PROJECT
        s.note(E.CONTRIBUTES, f.me, f.src, f.mem[0], s.holders[i])
        holders, stakes = list(s.holders), list(s.stakes)
        holders[i], stakes[i] = f.me, f.mem[0]
        s.holders, s.stakes = tuple(holders), tuple(stakes)


CONTRIBUTE: Final = Contribute()
CONTRIBUTED: Final = Contributed()
