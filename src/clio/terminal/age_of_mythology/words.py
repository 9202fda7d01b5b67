"""The words and figures of Age of Mythology, which everything on its board is made of."""

from __future__ import annotations

from collections import Counter

from clio.engine.info import View
from clio.terminal.sheet import TOGETHER
from clio.terminal.wording import BoardWords
from clio.words import capital

RESOURCES = ("food", "wood", "gold", "favor")
STYLES = {"food": "green", "wood": "orange4", "gold": "yellow", "favor": "blue"}


class MythWords(BoardWords):
    """Names, prices and amounts in one language."""

    game = "age-of-mythology"

    # ------------------------------------------------------------------ cards, units, buildings
    def label(self, name: str) -> str:
        """ "Bank:"."""
        return self.told("board.has", name=capital(name))

    def some(self, cards: list[str]) -> str:
        """ "Hoplite, Medusa ×2"."""
        return ", ".join(self.times(self.name(card), n) for card, n in Counter(cards).items()) or "-"

    def counted(self, pieces: list[View]) -> str:
        """Units or buildings as the view has them: id and count."""
        return ", ".join(self.times(self.name(piece["id"]), piece["count"]) for piece in pieces) or "-"

    def times(self, name: str, n: int) -> str:
        return f"{name}{TOGETHER}×{n}" if n > 1 else name

    # ------------------------------------------------------------------ cubes and tiles
    def resource(self, res: str, n: int = 1) -> str:
        return self.told(f"resource.{res}", n=n)

    def terrain(self, terrain: str) -> str:
        return self.told(f"terrain.{terrain}", n=1)

    def cubes(self, stock: View) -> str:
        """ "food 3, wood 0, gold 5, favor 1"."""
        return ", ".join(f"{self.resource(res)} {stock[res]}" for res in RESOURCES)

    def tile(self, kind: str) -> str:
        """ "hills 2 gold", from the id of the kind."""
        face = self.faces[kind].more
        n = int(str(face["cubes"]))
        return TOGETHER.join((self.terrain(str(face["terrain"])), str(n), self.resource(str(face["resource"]), n)))

    def tiles(self, kinds: list[str]) -> str:
        return ", ".join(self.times(self.tile(kind), n) for kind, n in Counter(kinds).items()) or "-"

    def produced(self, space: View, who: str = "worker") -> str:
        """What lies on a space of the Production Area: "2 gold + villager"; with `who` = "letter" "2 gold + v"."""
        if space["tile"] is None:
            return "-"
        made = f"{space['cubes']} {self.resource(space['resource'], space['cubes'])}"
        if space["worker"] is None:
            return made
        return f"{made} + {self.worker(space['worker']) if who == 'worker' else self.told(f'{who}.' + space['worker'])}"

    def worker(self, worker: str) -> str:
        return self.name(worker) if worker in self.faces else self.told(f"noun.{worker}", n=1)

    # ------------------------------------------------------------------ players
    def percent(self, chance: float) -> str:
        """Rounded, but 0 and 100 only if they are exact."""
        shown = f"{100 * chance:.0f}"
        if (shown == "0" and chance > 0) or (shown == "100" and chance < 1):
            shown = f"{100 * chance:.1f}"
        return self.told("board.percent", n=shown.replace(".", "," if self.lang == "fr" else "."))
