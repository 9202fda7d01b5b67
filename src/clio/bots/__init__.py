"""Players without a chair: each bot gets a Position, never the table.

What a position is worth, a game's `judge` says, in `clio.bots.<game>.evaluation`. Without one only the random bot
plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clio.bots.bot import Bot, Thought
from clio.bots.position import Position
from clio.engine.errors import ClioError, nearest
from clio.games import part_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from clio.bots.judge import Judge
    from clio.engine.game import Game

NAMES = ("random", "easy", "greedy")
EASY_SLIPS = 4

__all__ = ["NAMES", "Bot", "Position", "Thought", "UnknownBot", "make", "names_for"]


class UnknownBot(ClioError):
    code = "unknown_bot"


def names_for(game_id: str) -> list[str]:
    """The bots that can play a game: the thinking ones only where the game has a judge."""
    return ["random"] if judge_of(game_id) is None else list(NAMES)


def judge_of(game_id: str) -> Callable[[Position[Any]], Judge[Any]] | None:
    """What judges the positions of a game, if it has something."""
    judge: Callable[[Position[Any]], Judge[Any]] | None = None
    return getattr(part_of(game_id, "clio.bots", "evaluation"), "judge", judge)


def make(name: str, game: Game[Any], seed: int | str) -> Bot:
    """The bot of that name for a game; UnknownBot lists the bots there are."""
    good = names_for(game.record.id)
    if name not in good:
        raise UnknownBot(bot=str(name)[:80], good=", ".join(good), near=nearest(str(name), good))
    if name == "random":
        from clio.bots.random_bot import RandomBot

        return RandomBot(str(seed))
    from clio.bots.greedy import GreedyBot

    judge = judge_of(game.record.id)
    assert judge is not None
    return GreedyBot(judge, str(seed), EASY_SLIPS if name == "easy" else 0)
