"""Quests: how far each is met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clio.bots.monumental import weights as W
from clio.games.families.monumental.state import GOLD
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.ops import standing
from clio.games.monumental.ops.board import posts_of
from clio.games.monumental.ops.standing import count_knowledge, terrains_in
from clio.games.monumental.state import World

Progress = Callable[[Any, World, int], tuple[int, int]]  # goal, table, seat: how many there are, how many are asked


def of_terrain(goal: Any, s: World, me: int) -> tuple[int, int]:
    return (s.players[me].land & goal.there(s.map)).bit_count(), goal.asked(s.map)


def of_terrains(goal: Any, s: World, me: int) -> tuple[int, int]:
    return terrains_in(s.map, s.players[me].land), goal.n


PROGRESS: Final[dict[type, Progress]] = {
    standing.ControlTerrain: of_terrain,
    standing.DifferentTerrains: of_terrains,
    standing.ConquestsInTurn: lambda goal, s, me: (s.players[me].conquests, goal.n),
    standing.OccupiedConquered: lambda goal, s, me: (s.players[me].ousted, goal.n),
    standing.OutpostsOnMap: lambda goal, s, me: ((s.outposts & s.players[me].land).bit_count(), goal.n),
    standing.PostsBuilt: lambda goal, s, me: (posts_of(s, me), goal.n),
    standing.SpaceReached: lambda goal, s, me: (s.players[me].space, goal.n),
    standing.GoldHeld: lambda goal, s, me: (s.players[me].res[GOLD], goal.n),
    standing.WondersCompleted: lambda goal, s, me: (s.players[me].completed, goal.n),
    standing.KnowledgeOwned: lambda goal, s, me: (count_knowledge(s.players[me]), goal.n),
    standing.PoliciesDeveloped: lambda goal, s, me: (len(s.players[me].policies), goal.n),
    standing.CardsArchived: lambda goal, s, me: (len(s.players[me].archive), goal.n),
    standing.MarketsVisited: lambda goal, s, me: (s.players[me].visited.bit_count(), goal.n),
}
EASE: Final[dict[type, float]] = {  # how often a player who plays towards it meets it
    standing.ControlTerrain: 0.5, standing.DifferentTerrains: 0.6, standing.ConquestsInTurn: 0.5,
    standing.OccupiedConquered: 0.5, standing.OutpostsOnMap: 0.8, standing.PostsBuilt: 0.5,
    standing.SpaceReached: 0.5, standing.GoldHeld: 0.6, standing.WondersCompleted: 0.5, standing.KnowledgeOwned: 0.6,
    standing.PoliciesDeveloped: 0.7, standing.CardsArchived: 0.5, standing.MarketsVisited: 0.6,
}


def ease(quest: int) -> float:
    return EASE[type(BOOK.goal[quest])]


def hopes(s: World, me: int, rounds: float) -> float:
    """Part of the points of the own Quests for the way gone towards them."""
    total = 0.0
    for quest in s.players[me].quests:
        goal = BOOK.goal[quest]
        have, asked = PROGRESS[type(goal)](goal, s, me)
        done = min(have, asked) / asked
        total += ease(quest) * done * done
    return W.QUEST * W.QUEST_HOPE * total * min(1.0, rounds / 2)
