"""The bot that plays at random: the measure of every other."""

from __future__ import annotations

from collections.abc import Collection

from clio.bots.bot import Bot, Thought
from clio.bots.position import AnyPosition
from clio.engine.rng import below, next_rng, seed_rng
from clio.messages import LANGUAGES, say
from clio.words import sentence


class RandomBot(Bot):
    """Any legal option, each as likely."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self.rng = seed_rng(seed)

    def choose(self, position: AnyPosition) -> int:
        self.rng = next_rng(self.rng)
        return position.legal[below(self.rng, len(position.legal))]

    def explain(self, position: AnyPosition, without: Collection[int] = ()) -> list[Thought]:
        n = len(position.legal)
        why = {lang: say("bot.only" if n == 1 else "bot.likely", lang, n=n) for lang in LANGUAGES}
        reasons = {lang: sentence(words) for lang, words in why.items()}
        return [Thought(action, 0.0, why, reasons) for action in position.legal if action not in without]
