"""Every move of Monumental in the order of its numbers, and every question that they answer."""

from __future__ import annotations

from typing import Final

from clio.engine.moves import House
from clio.games.monumental.moves import answers, automa, cards, city, explorers, map, modules, phases, resources, trade
from clio.games.monumental.moves import turn
from clio.games.monumental.state import World
from clio.games.monumental.words import MonumentalWords

GROUPS: Final = (
    "acquire", "complete", "use", "token", "spend-token", "progress", "develop", "conquer", "manoeuvre", "outpost",
    "explore", "pick-up", "visit", "trade", "fight", "build-post", "invest", "hero", "dismiss", "contribute", "done",
    "pass", "activate", "yes", "no", "stop", "choose", "gain", "spend", "amount", "slot", "pick", "top", "era", "seat",
    "unit", "tile",
)  # as they are read, not as they are numbered
HOUSE: Final[House[World, MonumentalWords]] = House(
    (
        turn.DONE, turn.PASS, turn.PROGRESS, trade.INVEST, turn.COMPLETE, modules.DISMISS, explorers.BUILD_POST,
        turn.ACQUIRE, trade.CONTRIBUTE, modules.TAKE_HERO, turn.DEVELOP, turn.USE, trade.TOKEN, trade.SPEND_TOKEN,
        turn.ACTIVATE, map.CONQUER, map.MANOEUVRE, map.OUTPOST, explorers.EXPLORE, explorers.PICK_UP, explorers.VISIT,
        explorers.TRADE, explorers.FIGHT, *answers.MOVES,
    ),
    (
        *phases.QUESTIONS, *map.questions(trade.TOKEN, trade.SPEND_TOKEN), *explorers.QUESTIONS,
        *cards.QUESTIONS, *city.QUESTIONS, *resources.QUESTIONS, *trade.QUESTIONS, *modules.QUESTIONS,
        *automa.QUESTIONS, *answers.QUESTIONS,
    ),
    GROUPS,
)
