"""The questions of a turn: activation of the City, all actions until the player has done, or one unique action at a
time."""

from __future__ import annotations

from clio.engine.moves import Question, Reason
from clio.games.monumental.moves import explorers, map, modules, trade, turn
from clio.games.monumental.moves.board import player
from clio.games.monumental.moves.needs import WorldMove, WorldNeed, WorldQuestion
from clio.games.monumental.rules.round import Activate
from clio.games.monumental.rules.turn import Actions, Step
from clio.games.monumental.state import MARCHING, UNIQUE
from clio.games.monumental.words import questions as ask

UNIQUE_ACTIONS = (
    turn.PROGRESS, trade.INVEST, turn.COMPLETE, turn.ACQUIRE, trade.CONTRIBUTE, modules.TAKE_HERO, turn.DEVELOP,
    map.CONQUER, map.OUTPOST,
)
FREE_ACTIONS = (modules.DISMISS, trade.TOKEN, trade.SPEND_TOKEN)
EXPLORER_ACTIONS = (explorers.PICK_UP, explorers.VISIT, explorers.TRADE, explorers.FIGHT)
MAY_MARCH = WorldNeed(
    "may_march", lambda at: not player(at).done & UNIQUE or bool(player(at).done & MARCHING), "MAE-CONT-25",
    "MAE-CONT-35",
)


def first(need: WorldNeed, move: WorldMove) -> WorldMove:
    """The move with one more need, before its own."""
    return move.needing(need, *move.needs)


TURN_BEGUN = WorldNeed("turn_begun", lambda at: not at.s.config.continuous, "MAE-CONT-37", "MAE-GAIN-02")

QUESTIONS: tuple[WorldQuestion, ...] = (
    Question(
        "activate", Activate,
        (turn.ACTIVATE, turn.USE.needing(*turn.IN_ACTIVATION), first(TURN_BEGUN, trade.TOKEN),
         first(TURN_BEGUN, trade.SPEND_TOKEN)),
        Reason("activate", "MON-ACTV-01"), ask.plain("activate"), turn=True,
    ),
    Question(
        "turn", Actions,
        (turn.DONE, *UNIQUE_ACTIONS, turn.USE, *FREE_ACTIONS, map.MANOEUVRE, explorers.EXPLORE, *EXPLORER_ACTIONS,
         explorers.BUILD_POST),
        Reason("turn", "MON-TURN-03", "MON-ACT-01"), ask.plain("turn"), turn=True,
    ),
    Question(
        "step", Step,
        (turn.DONE.needing(turn.ACTED_YET), turn.PASS.needing(turn.NOT_ACTED_YET),
         *(first(turn.UNIQUE_LEFT, move) for move in UNIQUE_ACTIONS), first(turn.UNIQUE_LEFT_OR_DRAWN, turn.USE),
         *FREE_ACTIONS, first(MAY_MARCH, map.MANOEUVRE),
         first(explorers.MAY_EXPLORE, explorers.EXPLORE),
         *(first(explorers.MOVED_OR_UNIQUE, move) for move in EXPLORER_ACTIONS),
         first(explorers.ONE_MOVED_OR_UNIQUE, explorers.BUILD_POST)),
        Reason("step", "MAE-CONT-04", "MAE-CONT-32"), ask.step, turn=True,
    ),
)
