"""Players without a chair: each bot gets a Position, never the table.

What a position is worth, a game's `judge` says, in `clio.bots.<game>.evaluation`, and where it has learnt more since
then, `yardstick` what it was to the bots that must not change; how hard its bots think, the `EFFORTS` in
`clio.bots.<game>.strengths`, beside them its `EASY_SLIPS` and `EASY_AMONG` if its easy bot slips otherwise; what
counts more than its evaluation says, `scale.toml` beside it, and what things cost to those that have learnt,
`prices-<players>.toml`. Without a judge only the random bot plays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from clio.bots.bot import Bot, Thought
from clio.bots.position import Position
from clio.bots.prices import evolved, weights_of
from clio.bots.scales import scale_of
from clio.engine.errors import ClioError, nearest
from clio.games import part_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from clio.bots.effort import Effort
    from clio.bots.greedy import Slips
    from clio.bots.judge import AnyJudge, Row
    from clio.bots.prices import Weights
    from clio.engine.game import Game

STRENGTHS = ("easy", "normal", "hard", "expert")  # the best last; a game need not have the last ones
USUAL = "normal"
ADVISERS = ("hard", "normal")  # whose advice is worth something, the best first
ADVICE_SECONDS = 1.0  # after which an adviser tells what it has seen so far
YARDSTICK = "greedy-1"  # never changes: what all others are measured by; "greedy" is what old tables call it
NAMES = ("random", "greedy", YARDSTICK, *STRENGTHS)
EASY_SLIPS = 4  # one decision in so many the easy bot takes at random
EASY_AMONG = 0, 0.0  # among how many of the best, and how much worse these may be (`greedy.Slips`); 0: among all

__all__ = ["ADVICE_SECONDS", "NAMES", "STRENGTHS", "USUAL", "YARDSTICK", "Bot", "Position", "Thought", "UnknownBot",
           "adviser_of", "make", "names_for", "prices_of", "searches", "strengths_of"]


class UnknownBot(ClioError):
    code = "unknown_bot"


def names_for(game_id: str) -> list[str]:
    """The bots that can play a game: the thinking ones only where the game has a judge."""
    return ["random"] if judge_of(game_id) is None else ["random", "greedy", YARDSTICK, *strengths_of(game_id)]


def strengths_of(game_id: str) -> list[str]:
    """What people may choose among, the best last; nothing where the game has no judge."""
    if judge_of(game_id) is None:
        return []
    return ["easy", *[name for name in STRENGTHS if name in efforts_of(game_id)]]


def adviser_of(game_id: str) -> str | None:
    """The bot that gives hints, if the game has one that thinks."""
    return next((name for name in ADVISERS if name in strengths_of(game_id)), None)


def judge_of(game_id: str) -> Callable[..., AnyJudge] | None:
    """What judges the positions of a game with the eyes of a seat, and a scale if there is one."""
    judge: Callable[..., AnyJudge] | None = None
    return getattr(part_of(game_id, "clio.bots", "evaluation"), "judge", judge)


def yardstick_of(game_id: str) -> Callable[..., AnyJudge] | None:
    """What judges for the yardstick: the same, or as it was when the yardstick was frozen."""
    return getattr(part_of(game_id, "clio.bots", "evaluation"), "yardstick", judge_of(game_id))


def efforts_of(game_id: str) -> dict[str, Effort]:
    """How hard the strengths of a game think."""
    efforts: dict[str, Effort] = {}
    return getattr(part_of(game_id, "clio.bots", "strengths"), "EFFORTS", efforts)


def easy_slips(game_id: str) -> Slips:
    """How the easy bot of a game slips."""
    from clio.bots.greedy import Slips

    found = part_of(game_id, "clio.bots", "strengths")
    return Slips(getattr(found, "EASY_SLIPS", EASY_SLIPS), *getattr(found, "EASY_AMONG", EASY_AMONG))


def prices_of(name: str, game_id: str, players: int) -> Weights:
    """What a bot reckons with where so many play. BadPrices if the game has no prices by name."""
    plain, effort = weights_of(game_id), efforts_of(game_id).get(name)
    return plain() if effort is None or effort.frozen else evolved(plain, game_id, players)[players]


def searches(name: str, game_id: str) -> bool:
    """Does it play on what it considers? The others answer at a glance."""
    effort = efforts_of(game_id).get(name)
    return effort is not None and effort.deals > 0


def make(
    name: str, game: Game[Any], seed: int | str, seconds: float | None = None, scale: Row | None = None, jobs: int = 1,
    work: float = 1.0, prices: Weights | None = None,
) -> Bot:
    """The bot of that name for a game; UnknownBot lists the bots there are. `seconds`: after which a search begins
    nothing new, on a slow machine; without them the same seed gives the same game anywhere. `scale`: instead of the
    game's own. `jobs`: processes that search, with the same result for any number of them. `work`: that of a search,
    many times. `prices`: instead of the game's own, however many play."""
    good = names_for(game.record.id)
    if name not in good:
        raise UnknownBot(bot=str(name)[:80], good=", ".join(good), near=nearest(str(name), good))
    if name == "random":
        from clio.bots.random_bot import RandomBot

        return RandomBot(str(seed))
    effort = efforts_of(game.record.id).get(name)
    frozen = effort is None or effort.frozen
    judge = yardstick_of(game.record.id) if frozen and prices is None else judge_of(game.record.id)
    assert judge is not None
    if prices is not None:
        judge = partial(judge, weights=(prices,) * (game.record.players[1] + 1))
    if scale is None:
        scale = () if effort is None else scale_of(game.record.id)
    eyes = partial(judge, scale=scale) if scale else judge
    if effort is None:
        from clio.bots.greedy import GreedyBot, Slips

        return GreedyBot(name, eyes, str(seed), easy_slips(game.record.id) if name == "easy" else Slips())
    from clio.bots.planner import Planner

    return Planner(name, eyes, effort.times(work) if effort.deals and work != 1.0 else effort, str(seed), seconds, jobs)
