"""Cubes: gained from the bank as far as it has them, paid back to it (AOM-SETUP-23)."""

from __future__ import annotations

from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import Cost
from clio.games.age_of_mythology.state import FAVOR, FOOD, GOLD, RESOURCES, WOOD, Mythology, Player


def packed(cubes: list[int]) -> int:
    """Numbers of the four resources in one, for an event."""
    return cubes[FOOD] | cubes[WOOD] << 8 | cubes[GOLD] << 16 | cubes[FAVOR] << 24


def unpacked(n: int) -> list[int]:
    return [n >> 8 * res & 255 for res in range(RESOURCES)]


def one(res: int, n: int) -> int:
    """n cubes of one resource, packed."""
    return n << 8 * res


def gain(s: Mythology, me: int, res: int, n: int, why: int) -> None:
    """AOM-GOD-07, AOM-GATHER-13: as many as the bank has."""
    n = min(n, s.bank[res])
    if n > 0:
        s.bank[res] -= n
        s.players[me].cubes[res] += n
        s.note(E.GAINS, me, res, n, why)


def pay(s: Mythology, me: int, res: int, n: int) -> None:
    """From the Holding Area to the bank."""
    s.players[me].cubes[res] -= n
    s.bank[res] += n


def pay_cost(s: Mythology, me: int, cost: Cost) -> None:
    for res in range(RESOURCES):
        pay(s, me, res, cost[res])


def short_of(p: Player, cost: Cost) -> int:
    """How many cubes of a cost the player lacks."""
    cubes = p.cubes
    lacking = 0
    for res in range(RESOURCES):
        if cost[res] > cubes[res]:
            lacking += cost[res] - cubes[res]
    return lacking


def can_pay(p: Player, cost: Cost) -> bool:
    cubes = p.cubes
    return cost[0] <= cubes[0] and cost[1] <= cubes[1] and cost[2] <= cubes[2] and cost[3] <= cubes[3]


def spoil(s: Mythology, me: int, keep: int) -> None:
    """AOM-SPOIL-01: what is above the limit goes back to the bank."""
    p = s.players[me]
    lost = [max(0, n - keep) for n in p.cubes]
    if any(lost):
        for res in range(RESOURCES):
            pay(s, me, res, lost[res])
        s.note(E.SPOILS, me, packed(lost))


def gain_victory(s: Mythology, me: int, card: int) -> None:
    """The cubes on a victory card go to a player (AOM-AFTER-02, AOM-END-06)."""
    n = s.placed[card]
    if n:
        s.placed[card] = 0
        s.players[me].ways[card] += n
        s.note(E.WINS_CUBES, me, n, card)


def take_victory_cube(s: Mythology) -> None:
    """One leaves the bank; with the last one the last round has come (AOM-END-02, -04)."""
    s.victory -= 1
    if s.victory == 0:
        s.last = True
        s.note(E.LAST_ROUND, -1)
