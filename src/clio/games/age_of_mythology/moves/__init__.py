"""Every move of Age of Mythology in the order of its numbers, and every question that they answer, by chapters."""

from __future__ import annotations

from typing import Final

from clio.engine.moves import House
from clio.games.age_of_mythology.moves import act, aftermath, battle, gods, play, round
from clio.games.age_of_mythology.moves.needs import MythMove, MythQuestion
from clio.games.age_of_mythology.state import Mythology
from clio.games.age_of_mythology.words import MythologyWords

MOVES: Final[tuple[MythMove, ...]] = (
    round.CUBE, round.TILE, round.LEAVE, round.TAKE, round.DRAW, *play.PLAYED, act.COLLECT, act.SETTLE,
    act.SETTLE_DWARF, act.MOVE, act.DONE, act.BUILD, act.LESS, act.RECRUIT, act.PAY, act.SWAP, act.BUY, gods.GAIN,
    battle.ATTACK, battle.SEND, battle.SEND_FROM, battle.MUSTER, battle.FIGHT, battle.RETREAT, battle.LAY,
    battle.HYDRA_MOVE, battle.YES, battle.NO, battle.UNIT, gods.STRIKE, gods.DWARF_AT, aftermath.RAZE, aftermath.SEIZE,
    gods.VICTIM, aftermath.LOOT, aftermath.DISMISS, aftermath.DISMISS_AT, round.DISCARD,
)
QUESTIONS: Final[tuple[MythQuestion, ...]] = (
    *round.questions(act.DONE), *play.QUESTIONS, *act.QUESTIONS, *battle.QUESTIONS, *aftermath.QUESTIONS,
    *gods.QUESTIONS,
)
GROUPS: Final = (
    "cube", "tile", "take", "draw", "play", "invoke", "power", "gather", "workers", "build", "less", "recruit", "pay",
    "swap", "buy", "gain", "attack", "send", "muster", "fight", "lay", "choose", "raze", "seize", "loot", "dismiss",
    "discard", "yes", "no", "leave", "retreat", "decline", "pass", "done",
)  # as they are read: what gives up or ends comes last
HOUSE: Final[House[Mythology, MythologyWords]] = House(MOVES, QUESTIONS, GROUPS)
