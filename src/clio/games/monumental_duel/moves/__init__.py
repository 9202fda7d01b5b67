"""Every move of Monumental Duel in the order of its numbers, and every question that they answer."""

from __future__ import annotations

from typing import Final

from clio.engine.moves import House
from clio.games.monumental_duel.moves import answers, cards, city, modules, resources, turn
from clio.games.monumental_duel.state import Duel
from clio.games.monumental_duel.words import DuelWords

GROUPS: Final = (
    "acquire", "use", "conquer", "complete", "develop", "progress", "advantage", "warlord", "ambassador", "pass",
    "activate", "yes", "no", "stop", "choose", "gain", "spend", "stake", "slot", "pick", "type", "line", "train",
    "deploy", "reroll", "die", "negotiate",
)  # as they are read, not as they are numbered
HOUSE: Final[House[Duel, DuelWords]] = House(
    (*turn.MOVES, *answers.MOVES, *modules.MOVES),
    (
        *turn.questions(answers.NO), *answers.QUESTIONS, *resources.QUESTIONS, *city.QUESTIONS, *cards.QUESTIONS,
        *modules.QUESTIONS,
    ),
    GROUPS,
)
