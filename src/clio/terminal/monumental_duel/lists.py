"""Monumental Duel without a drawing: the state of play in two lines, the piles, where things lie."""

from __future__ import annotations

from clio.engine.info import View
from clio.engine.moves import TABLE, place
from clio.terminal.monumental_duel.words import SPY_RESOURCES, DuelWords


class DuelLists(DuelWords):
    """Everything of a view that is told in lines."""

    def order(self, view: View) -> list[int]:
        """The reader's own side comes first, and is at the left."""
        return [1, 0] if view["you"] == 1 else [0, 1]

    def stock(self, view: View, player: View) -> dict[str, int]:
        """Resources; those of the Espionage box only where it is in play."""
        spies = "espionage" in view["modules"]
        return {res: n for res, n in player["resources"].items() if spies or n or res not in SPY_RESOURCES}

    def own_revolts(self, player: View) -> int:
        """Revolts of one player, wherever they lie."""
        city = [slot["card"] for slot in player["city"]]
        cards = [*city, *player["deck"]["top"], *player["deck"]["rest"], *player["discard"]]
        return len([card for card in cards if card is not None and self.faces[card].kind == "revolt"])

    def advantage(self, view: View, names: list[str]) -> str:
        stake = view["advantage"]
        if stake["holder"] is None:
            return self.told("board.nobody")
        if stake["resource"] is None:  # taken by an effect (MD-TERM-25)
            return self.told("board.bare_stake", name=names[stake["holder"]])
        resource = self.told(f"resource.{stake['resource']}", n=stake["tokens"])
        return self.told("board.stake", name=names[stake["holder"]], n=stake["tokens"], resource=resource)

    # ------------------------------------------------------------------ in short
    def status(self, view: View, names: list[str]) -> list[str]:
        """Two lines between two actions: what each player has; who holds the Advantage."""
        lines = []
        for seat in self.order(view):
            player = view["players"][seat]
            parts = [f"{names[seat]}  {self.letters(self.stock(view, player))}"]
            if player["passed"]:
                parts.append(self.told("board.passed"))
            lines.append(" · ".join(parts))
        lines[0] += f" · {self.label('board.advantage')} {self.advantage(view, names)}"
        return lines

    def legend(self, full: bool = False) -> list[str]:
        """What the signs and letters mean: in two lines under the board, at length in the help."""
        if not full:
            return [self.told("board.legend"), self.told("board.letters")]
        return [self.told("board.signs"), self.told("board.letters"), self.told("board.deck_left")]

    # ------------------------------------------------------------------ piles
    def piles(self, view: View, names: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
        """What lies in piles and may be looked through, under the name of its owner."""
        out = []
        for seat in self.order(view):
            out.append((self.owner(view, seat, names), self.own_piles(view, view["players"][seat])))
        shared = [("piles.track", self.counted(view["development_discard"])),
                  ("piles.removed", self.counted(view["removed"]))]
        if view["development_deck"]["cards"] is not None:
            shared.append(("piles.development", self.counted(view["development_deck"]["cards"])))
        out.append((self.told("piles.shared"), [(self.label(key), content) for key, content in shared]))
        return out

    def own_piles(self, view: View, player: View) -> list[tuple[str, str]]:
        deck = player["deck"]
        rows = [("piles.discard", self.counted(player["discard"]))]
        if deck["top"]:
            rows.append(("piles.top", self.some(deck["top"])))
        rows += [
            ("piles.deck", self.counted(deck["rest"])),
            ("piles.archive", self.counted(player["archive"])),
            ("piles.policies", self.some(player["undeveloped"])),
        ]
        if player["espionage"] is not None:
            stack = [card for card, face in self.faces.items() if face.kind == "espionage"]
            rows.append(("piles.espionage", self.some([card for card in stack if card != player["espionage"]])))
        return [(self.label(key), content) for key, content in rows]

    # ------------------------------------------------------------------ what moves are about
    def places(self, view: View) -> list[str]:
        """Cards on offer, one's own City, Policies and Wonder, Free Cities."""
        me = view["you"] or 0
        mine = view["players"][me]
        policies = [*(policy["id"] for policy in mine["policies"]), *mine["undeveloped"]]
        return [
            *(place(TABLE, "track", card) for card in view["track"] if card is not None),
            *(place(me, "reserved", card) for card in mine["reserved"]),
            *(place(TABLE, "basic", card) for card in view["basic_buildings"]),
            *(place(me, zone, slot) for slot in range(len(mine["city"])) for zone in ("city", "knowledge")),
            *(place(me, "policy", card) for card in policies),
            *([] if mine["wonder"] is None else [place(me, "wonder", mine["wonder"])]),
            *(place(TABLE, "free-city", city["id"]) for city in view["free_cities"] or ()),
            *(place(me, "free-city", city["id"]) for city in mine["free_cities"]),
        ]
