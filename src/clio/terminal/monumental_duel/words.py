"""The words and figures of Monumental Duel, which everything on its board is made of."""

from __future__ import annotations

from typing import Any

from clio.engine.info import View
from clio.terminal.wording import BoardWords
from clio.words import GRAMMARS

ERAS = {1: "I", 2: "II", 3: "III"}
SIGNS = {"idle": " ", "activated": "*", "used": "x", "reinforced": "+"}
SPY_RESOURCES = frozenset({"vp", "agent"})


class DuelWords(BoardWords):
    """Names, prices and amounts in one language."""

    game = "monumental-duel"

    def label(self, key: str, **parts: object) -> str:
        """A word before what it is about, with the colon of its language."""
        return self.told(key, **parts) + GRAMMARS[self.lang].COLON.rstrip()

    def letters(self, amounts: dict[str, Any]) -> str:
        """{"production": 2, "gold": 1} -> "P2 G1"."""
        return " ".join(f"{self.told(f'letter.{res}')}{n}" for res, n in amounts.items())

    def price(self, player: View, card: str) -> str:
        """What a player would pay for a card, in letters; of a Wonder then what its second section costs."""
        bill = self.bill(player["prices"]["cards"][card])
        stages = self.faces[card].cost.get("stages")
        return "+".join([bill, self.letters(stages[-1])]) if isinstance(stages, list) else bill

    def bill(self, price: View) -> str:
        """A price in letters, "?" for basic resources of any type."""
        return f"?{price['n']}" if price["resource"] is None else self.letters({price["resource"]: price["n"]})

    def output(self, card: str) -> str:
        amounts = self.faces[card].more.get("output")
        return self.letters(amounts) if isinstance(amounts, dict) else ""

    def kind(self, card: str) -> str:
        return self.told(f"kind.{self.faces[card].kind}")

    def text(self, card: str) -> str:
        """What a card gives and says, on one line."""
        output = self.output(card)
        gives = [self.told("board.gives", output=output)] if output else []
        return " ".join([*gives, super().text(card)]).strip()

    def some(self, cards: list[str]) -> str:
        return ", ".join(self.name(card) for card in cards) or "-"

    def civilization(self, player: View) -> str:
        return self.told(f"civilization.{player['civilization']}")
