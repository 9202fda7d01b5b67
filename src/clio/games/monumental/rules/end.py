"""Points and the winner (MON-SCORE)."""

from __future__ import annotations

from typing import Final

from clio.games.families.monumental.state import CULTURE, GOLD
from clio.games.monumental.ops.board import provinces
from clio.games.monumental.ops.standing import count_knowledge, count_wonders
from clio.games.monumental.state import World

WONDER_POINTS: Final = 2
POLICY_POINTS: Final = 2
MAJORITY: Final = 3
SPACES_PER_POINT: Final = 2
QUEST_POINTS: Final = 2
GOLD_PER_POINT: Final = 3  # of an Automa (MON-SCORE-12)


def counts(s: World, seat: int) -> list[int]:
    """What majorities compare: Provinces, Knowledge, Wonders, Policies, the space of the Trade Track."""
    pl = s.players[seat]
    return [provinces(pl), count_knowledge(pl), count_wonders(pl), len(pl.policies), pl.space]


def scores(s: World) -> list[list[int]]:
    """The points of every seat by what they are for (`score_lines`)."""
    owned = [counts(s, seat) for seat in range(len(s.players))]
    best = [max(column) for column in zip(*owned)]
    return [score_lines(s, seat, owned[seat], best) for seat in range(len(s.players))]


def score_lines(s: World, me: int, mine: list[int], best: list[int]) -> list[int]:
    """MON-SCORE-01 to MON-SCORE-05, MON-SCORE-08 to MON-SCORE-12, MAE-TSCORE-01, MAE-TSCORE-02: what is owned, then the
    four majorities, the Trade Track and its leader, projects, Natural Wonders, Quests, Monsters, Gold of an Automa."""
    pl = s.players[me]
    most = [MAJORITY if mine[i] and mine[i] == best[i] else 0 for i in range(4)]
    trade = [mine[4] // SPACES_PER_POINT, MAJORITY if s.config.african and mine[4] == best[4] else 0]
    return [
        mine[0], mine[1], WONDER_POINTS * mine[2], POLICY_POINTS * mine[3], *most, *trade, s.holders.count(me),
        (s.naturals_up & pl.land).bit_count(), QUEST_POINTS * len(pl.revealed), len(pl.monsters),
        pl.res[GOLD] // GOLD_PER_POINT if s.is_automa(me) else 0,
    ]


NO_TIE: Final = 0
BY_GOLD: Final = 1
BY_CULTURE: Final = 2
SHARED: Final = 3


def ranking(s: World, points: list[int]) -> tuple[tuple[tuple[int, ...], ...], int]:
    """MON-SCORE-07, MON-SOLO-37: the seats from first to last, equal ones together, and what decided between the first:
    points, then Gold, then Culture, which an Automa has none of."""
    standings = [(n, pl.res[GOLD], pl.res[CULTURE]) for n, pl in zip(points, s.players)]
    distinct = sorted(set(standings), reverse=True)
    order = tuple([
        tuple([seat for seat in range(len(standings)) if standings[seat] == standing]) for standing in distinct
    ])
    if len(order[0]) > 1:
        return order, SHARED
    if len(distinct) == 1 or distinct[1][0] != distinct[0][0]:
        return order, NO_TIE
    return order, BY_GOLD if distinct[1][1] != distinct[0][1] else BY_CULTURE
