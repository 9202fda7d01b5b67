"""The words and figures of Monumental Duel, which everything on its board is made of."""

from __future__ import annotations

from clio.engine.info import View
from clio.terminal.families.monumental.words import FamilyWords

ERAS = {1: "I", 2: "II", 3: "III"}
SPY_RESOURCES = frozenset({"vp", "agent"})


class DuelWords(FamilyWords):
    """Prices in one language, and the words of the family."""

    game = "monumental-duel"

    def price(self, player: View, card: str) -> str:
        """What a player would pay for a card, in letters."""
        return self.both_sections(card, self.bill(player["prices"]["cards"][card]))
