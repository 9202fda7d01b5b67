"""The bot that plays at random: the measure of every other."""

from __future__ import annotations

from clio.bots.bot import Bot, Thought
from clio.bots.position import AnyPosition
from clio.engine.rng import below, next_rng, seed_rng


class RandomBot(Bot):
    """Any legal option, each as likely."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self.rng = seed_rng(seed)

    def choose(self, position: AnyPosition) -> int:
        self.rng = next_rng(self.rng)
        return position.legal[below(self.rng, len(position.legal))]

    def explain(self, position: AnyPosition) -> list[Thought]:
        n = len(position.legal)
        reasons = {"en": f"One of {n} options, each as likely.", "fr": f"Une option sur {n}, toutes aussi probables."}
        if n == 1:
            reasons = {"en": "The only option.", "fr": "La seule option."}
        return [Thought(action, 0.0, reasons) for action in position.legal]
