"""The words and figures of Through the Ages, which everything on its board is made of."""

from __future__ import annotations

from clio.engine.info import View
from clio.engine.passages import whole
from clio.terminal.wording import BoardWords
from clio.words import GRAMMARS, capital

AGES = ("A", "I", "II", "III", "IV")
TYPES = (
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air-force",
)
UNITS = frozenset(TYPES[7:])
STYLES = {
    "leader": "green", "wonder": "magenta", "action": "yellow", "government": "dark_orange", "event": "green",
    "territory": "cyan", "pact": "blue", "tactic": "red", "aggression": "red", "war": "red", "bonus": "red",
} | dict.fromkeys(TYPES[:2], "orange4") | dict.fromkeys(UNITS, "red")


class AgesWords(BoardWords):
    """Names, prices and amounts in one language."""

    game = "through-the-ages"

    def heading(self, key: str, n: int = 1) -> str:
        """A noun as a heading: "Wonders"."""
        return capital(self.told(key, n=n))

    def label(self, text: str) -> str:
        """With the colon that stands before what it tells."""
        return (text + GRAMMARS[self.lang].COLON).rstrip()

    # ------------------------------------------------------------------ cards
    def type(self, card: str) -> str:
        return self.faces[card].kind

    def kind(self, card: str) -> str:
        return self.told(f"kind.{self.type(card)}", n=1)

    def style(self, card: str) -> str:
        return STYLES.get(self.type(card), "")

    def age(self, card: str) -> str:
        return AGES[self.faces[card].era or 0]

    def short(self, card: str) -> str:
        """The text without the price, which is told apart."""
        return whole([said for said in self.faces[card].said[self.lang] if said.of != "cost"])

    def some(self, cards: list[str]) -> str:
        """ "Iron, Fertile Territory ×2"."""
        many = dict.fromkeys(cards, 0)
        for card in cards:
            many[card] += 1
        return ", ".join(self.name(card) + (f" ×{n}" if n > 1 else "") for card, n in many.items()) or "-"

    def figure(self, card: str, what: str) -> int | None:
        """A printed number: of the cost, or what else the face tells."""
        face = self.faces[card]
        found = face.cost.get(what, face.more.get(what))
        return found if isinstance(found, int) and not isinstance(found, bool) else None

    def stages(self, card: str) -> list[int]:
        """Resources for each stage of a wonder."""
        found = self.faces[card].cost.get("stages")
        stages = found if isinstance(found, list | tuple) else []
        return [sum(stage.values()) if isinstance(stage, dict) else int(stage) for stage in stages]

    def cost(self, card: str, science: list[int] | None = None) -> str:
        """What a card costs in letters: "S5 R3"; the stages of a wonder: "R3+2+1". `science`: what the development
        costs the reader now, of a government also by revolution."""
        if stages := self.stages(card):
            return self.told("letter.resources") + "+".join(str(n) for n in stages)
        parts = []
        if science is None:
            prices = [self.figure(card, "science"), self.figure(card, "revolution")]
            science = [n for n in prices if n]
        if science:
            parts.append(self.told("letter.science") + "/".join(str(n) for n in science))
        for what in ("resources", "military_actions"):
            amount = self.figure(card, what)
            if amount and (what == "resources" or self.type(card) in ("aggression", "war")):
                parts.append(f"{self.told(f'letter.{what}')}{amount}")
        return " ".join(parts)

    # ------------------------------------------------------------------ amounts
    def backs(self, pile: View) -> str:
        """How many cards of each age a face-down pile has: "I2 II1"."""
        return " ".join(f"{AGES[age]}{n}" for age, n in enumerate(pile["ages"]) if n) or "-"

    def counted(self, pile: View) -> str:
        return f"{pile['size']} ({self.backs(pile)})" if pile["size"] else "0"
