"""Players without a chair: each bot gets a Position, never the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clio.bots.bot import Bot, Thought
from clio.bots.position import Position
from clio.engine.errors import ClioError, nearest

if TYPE_CHECKING:
    from clio.engine.game import Game

NAMES = ("random", "easy", "greedy")
EASY_SLIPS = 4
JUDGES = {
    "age-of-mythology": "clio.bots.age_of_mythology.evaluation",
    "monumental-duel": "clio.bots.monumental_duel.evaluation",
    "through-the-ages": "clio.bots.through_the_ages.evaluation",
}

__all__ = ["NAMES", "Bot", "Position", "Thought", "UnknownBot", "make", "names_for"]


class UnknownBot(ClioError):
    code = "unknown_bot"


def names_for(game_id: str) -> list[str]:
    """The bots that can play a game: the thinking ones only where the game has a judge, a module in JUDGES."""
    return [bot for bot in NAMES if bot == "random" or game_id in JUDGES]


def make(name: str, game: Game[Any], seed: int | str) -> Bot:
    """The bot of that name for a game; UnknownBot lists the bots there are."""
    good = names_for(game.record.id)
    if name not in good:
        raise UnknownBot(bot=str(name)[:80], good=", ".join(good), near=nearest(str(name), good))
    if name == "random":
        from clio.bots.random_bot import RandomBot

        return RandomBot(str(seed))
    from importlib import import_module

    from clio.bots.greedy import GreedyBot

    judge = import_module(JUDGES[game.record.id]).judge
    return GreedyBot(judge, str(seed), EASY_SLIPS if name == "easy" else 0)
