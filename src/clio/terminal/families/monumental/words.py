"""Words and figures that everything on the boards of Monumental and its Duel is made of."""

from __future__ import annotations

from collections import Counter
from typing import Any

from clio.engine.info import View
from clio.terminal.wording import BoardWords
from clio.words import GRAMMARS

SIGNS = {"idle": " ", "activated": "*", "used": "x", "reinforced": "+"}


class FamilyWords(BoardWords):
    """Names, prices and amounts in one language."""

    def label(self, key: str, **parts: object) -> str:
        """A word before what it is about, with the colon of its language."""
        return self.told(key, **parts) + GRAMMARS[self.lang].COLON.rstrip()

    def letters(self, amounts: dict[str, Any]) -> str:
        """{"production": 2, "gold": 1} -> "P2 G1"."""
        return " ".join(f"{self.told(f'letter.{res}')}{n}" for res, n in amounts.items())

    def bill(self, price: View) -> str:
        """A price in letters, "?" for basic resources of any type."""
        return f"?{price['n']}" if price["resource"] is None else self.letters({price["resource"]: price["n"]})

    def both_sections(self, card: str, bill: str) -> str:
        """The price of a card; of a Wonder then what its second section costs."""
        stages = self.faces[card].cost.get("stages")
        return "+".join([bill, self.letters(stages[-1])]) if isinstance(stages, list) else bill

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

    def counted(self, cards: list[str]) -> str:
        """ "Workshop ×2, Fort"."""
        many = Counter(self.name(card) for card in cards)
        return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in many.items()) or "-"

    def civilization(self, player: View) -> str:
        return self.told(f"civilization.{player['civilization']}")

    def used(self, used: bool) -> str:
        return f" {SIGNS['used']}" if used else ""

    def said_slot(self, slot: View, n: int) -> str:
        """A place of a City in words."""
        if slot["card"] is None:
            return f"{n} -"
        words = [f"{n} {self.name(slot['card'])}", self.output(slot["card"])]
        if slot["status"] != "idle":
            words.append(self.told(f"status.{slot['status']}"))
        if slot["knowledge"] is not None:
            words.append(f"& {self.name(slot['knowledge'])} {self.output(slot['knowledge'])}".strip())
            if slot["knowledge_status"] != "idle":
                words.append(self.told(f"status.{slot['knowledge_status']}"))
        return " ".join(word for word in words if word)

    def said_city(self, city: list[View]) -> list[str]:
        """A City in words, row by row."""
        out = []
        for row in range(3):
            slots = [self.said_slot(city[i], i + 1) for i in range(3 * row, 3 * row + 3)]
            out.append(self.told("board.said_row", row=self.told(f"line.row-{row + 1}"), slots="; ".join(slots)))
        return out
