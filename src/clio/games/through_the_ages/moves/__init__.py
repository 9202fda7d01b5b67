"""Every move of Through the Ages in the order of its numbers, and every question that they answer. What moves point at
is listed in `board.py`."""

from __future__ import annotations

from typing import Final

from clio.engine.moves import House
from clio.games.through_the_ages.moves import act, answers, civil, conflict, effects, military, politics
from clio.games.through_the_ages.state import Ages
from clio.games.through_the_ages.words import AgesWords

GROUPS: Final = (
    "take", "population", "build", "stages", "develop", "revolution", "play", "use", "tactic", "prepare", "aggress",
    "declare", "offer", "cancel", "answer", "choose", "bid", "colonize", "bonus", "discard", "pick", "amount",
    "destroy", "end turn", "done", "pass", "resign",
)  # as they are read, not as they are numbered
MOVES: Final = (
    answers.PASS, act.END, civil.TAKE, civil.TAKE_AT, civil.POPULATION, civil.BUILD, civil.UPGRADE, civil.BACH_UPGRADE,
    civil.DESTROY, military.DISBAND, civil.STAGES, civil.DEVELOP, civil.REVOLUTION, civil.PLAY, military.PLAY_TACTIC,
    military.COPY, politics.PREPARE, politics.AGGRESS, politics.DECLARE, politics.OFFER, politics.CANCEL,
    politics.RESIGN, military.USE_HAMMURABI, military.USE_LINER, military.USE_CHURCHILL, politics.USE_ALEXANDER,
    politics.COLUMBUS_COLONY, military.LEVY, *answers.MOVES,
)
HOUSE: Final[House[Ages, AgesWords]] = House(
    MOVES, (*act.QUESTIONS, *politics.QUESTIONS, *conflict.QUESTIONS, *effects.QUESTIONS), GROUPS
)
