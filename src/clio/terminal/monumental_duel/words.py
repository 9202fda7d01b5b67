"""The words and figures of Monumental Duel, which everything on its board is made of."""

from __future__ import annotations

from typing import Any

from clio.engine.game import CardFace
from clio.engine.info import View
from clio.games import find
from clio.words import fill

ERAS = {1: "I", 2: "II", 3: "III"}
SIGNS = {"idle": " ", "activated": "*", "used": "x", "reinforced": "+"}
SPY_RESOURCES = frozenset({"vp", "agent"})


class DuelWords:
    """Names, prices and amounts in one language."""

    def __init__(self, faces: dict[str, CardFace], lang: str) -> None:
        self.faces = faces
        self.lang = lang
        self.names = find("monumental-duel").names(lang)

    def told(self, key: str, **parts: object) -> str:
        return fill(self.lang, self.names[key], **parts)

    def name(self, card: str) -> str:
        return self.faces[card].names[self.lang]

    def letters(self, amounts: dict[str, Any]) -> str:
        """{"production": 2, "gold": 1} -> "P2 G1"."""
        return " ".join(f"{self.told(f'letter.{res}')}{n}" for res, n in amounts.items())

    def price(self, card: str, gold: bool = False) -> str:
        """The cost of a card in letters; a Wonder has two, one for each section. `gold`: who buys is a Malian."""
        cost = self.faces[card].cost
        if gold and "military" in cost and self.faces[card].kind == "province":
            return self.letters({"gold": cost["military"]})
        stages = cost.get("stages")
        if isinstance(stages, list):
            return "+".join(self.letters(stage) for stage in stages)
        return self.letters(cost)

    def output(self, card: str) -> str:
        amounts = self.faces[card].more.get("output")
        return self.letters(amounts) if isinstance(amounts, dict) else ""

    def kind(self, card: str) -> str:
        return self.told(f"kind.{self.faces[card].kind}")

    def text(self, card: str) -> str:
        """What a card gives and says, on one line."""
        output = self.output(card)
        gives = [self.told("board.gives", output=output)] if output else []
        return " ".join([*gives, *self.faces[card].text[self.lang].split()])

    def some(self, cards: list[str]) -> str:
        return ", ".join(self.name(card) for card in cards) or "-"

    def civilization(self, player: View) -> str:
        return self.told(f"civilization.{player['civilization']}")
