"""Monumental Duel on 80 columns: the offer, the two Cities side by side, what each player has beside them.

Colour only repeats what a sign or a letter says: * activated, x used, + reinforced, & an attached Knowledge."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clio.engine.game import Score
from clio.engine.info import View
from clio.games.monumental_duel.record import DOMINATIONS
from clio.games.monumental_duel.view import TYPE_IDS
from clio.terminal.boards import Usual
from clio.terminal.families.monumental.city import Cities
from clio.terminal.monumental_duel.lists import DuelLists
from clio.terminal.monumental_duel.words import ERAS

CELL = 12  # columns inside a slot; two Cities take 6 of them and 7 lines between
ASKED = ("civilizations", "modules")  # what the menu asks before a game


def complete(view: View, scores: tuple[Score, ...]) -> None:
    """The points of Domination, told apart."""
    for player, score in zip(view["players"], scores, strict=True):
        player["domination"] = sum(n for what, n in score.lines if what in DOMINATIONS)


class DuelBoard(Usual, DuelLists, Cities):
    """Draws a view of Monumental Duel in one language."""

    # ------------------------------------------------------------------ the whole table
    def draw(self, view: View, names: list[str]) -> RenderableType:
        seats = self.order(view)
        sides = Table.grid(padding=(0, 1, 0, 0), expand=True)
        sides.add_column(ratio=1)
        sides.add_column(ratio=1)
        sides.add_row(*(Text(self.title(view, seat, names), "bold") for seat in seats))
        beside = Table.grid(padding=(0, 1, 0, 0), expand=True)
        beside.add_column(ratio=1)
        beside.add_column(ratio=1)
        beside.add_row(*(self.hung(self.player_lines(view, seat)) for seat in seats))
        return Group(
            Text(self.heading(view, names), "bold reverse"), self.offer(view), self.rows(self.table_rows(view, names)),
            Text(), sides, self.cities([view["players"][seat]["city"] for seat in seats], CELL), beside,
            *(Text(line, "dim") for line in self.legend()),
        )

    def heading(self, view: View, names: list[str]) -> str:
        left = view["development_deck"]["left"]
        parts = [
            self.told("board.round", n=view["round"]),
            self.told("era", era=ERAS.get(view["era"], view["era"])),
            self.told("board.first", name=names[view["first"]]),
            self.told("board.deck", one=left[0], two=left[1], three=left[2]),
        ]
        if view["last_round"]:
            parts.insert(1, self.told("board.last_round"))
        return " · ".join(parts)

    def title(self, view: View, seat: int, names: list[str]) -> str:
        player = view["players"][seat]
        parts = [self.owner(view, seat, names), self.civilization(player)]
        if player["passed"]:
            parts.append(self.told("board.passed"))
        sign = "> " if view["seat"] == seat else "  "
        return sign + " · ".join(parts)

    def rows(self, rows: list[tuple[str, str]]) -> Table:
        """Labels, and what belongs to them."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for label, content in rows:
            grid.add_row(Text(label), Text(content))
        return grid

    def hung(self, lines: list[tuple[str, str]]) -> Table:
        """The lines of one player; what is too long goes on under itself."""
        grid = Table.grid()
        grid.add_column()
        for label, content in lines:
            grid.add_row(Text().append(f"{label} ", "bold").append(content))
        return grid

    # ------------------------------------------------------------------ what can be taken
    def offer(self, view: View) -> Table:
        """The Development track, a line per card: name, kind, price, the beginning of its text. A sign tells which
        will leave it."""
        cards = self.track(view)
        rows = [(sign + self.name(card), self.kind(card), self.price(self.buyer(view), card), self.text(card))
                for sign, card in cards]
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for n in range(3):
            grid.add_column(no_wrap=True, width=max([cell_len(row[n]) for row in rows], default=0))
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for name, *rest in rows:
            grid.add_row(Text(name, "bold"), *(Text(part) for part in rest))
        return grid

    def track(self, view: View) -> list[tuple[str, str]]:
        """Sign and card, from left to right."""
        return [("!" if card in view["leaving"] else " ", card) for card in view["track"] if card is not None]

    def buyer(self, view: View) -> View:
        """Whose prices are shown."""
        player: View = view["players"][view["you"] or 0]
        return player

    def table_rows(self, view: View, names: list[str]) -> list[tuple[str, str]]:
        """Everything between the players but the track."""
        buyer = self.buyer(view)
        basics = [f"{self.name(card)} {self.price(buyer, card)} ×{n}" for card, n in view["basic_buildings"].items()]
        beside = [self.advantage(view, names)]
        if view["revolts"] is not None:
            beside.append(self.told("board.revolts", n=view["revolts"]))
        rows = [(self.label("board.basics"), " · ".join(basics)), (self.label("board.advantage"), " · ".join(beside))]
        if view["free_cities"] is not None:
            cities = [self.free_city(city, names) for city in view["free_cities"]]
            rows.append((self.label("board.free_cities", n=view["free_city_deck"]), "\n".join(cities) or "-"))
        if view["dice"]:
            rows.append((self.label("board.dice"), " ".join(f"[{face}]" for face in view["dice"])))
        if view["in_use"]:
            rows.append((self.label("board.in_use"), self.some(view["in_use"])))
        return rows

    def free_city(self, city: View, names: list[str]) -> str:
        """A Free City with the Gold that each side has laid, and who negotiated there this round."""
        sides = []
        for seat, gold in enumerate(city["gold"]):
            sides.append(f"{names[seat]} {self.letters({'gold': gold})}" + self.used(city["negotiated"][seat]))
        return f"{self.name(city['id'])} ({', '.join(sides)})"

    # ------------------------------------------------------------------ beside the Cities
    def player_lines(self, view: View, seat: int) -> list[tuple[str, str]]:
        """Label and content of everything a player has beside the City."""
        player = view["players"][seat]
        deck = [self.told("board.city_deck", n=player["deck"]["size"], discard=len(player["discard"]),
                          archive=len(player["archive"]))]
        if player["deck"]["top"]:
            deck.append(self.told("board.top", cards=self.some(player["deck"]["top"])))
        lines = [
            (self.label("board.points"), self.points(player)),
            (self.label("board.resources"), self.letters(self.stock(view, player))),
            (self.label("board.cards"), "; ".join(deck)),
            (self.label("board.units"), self.units(player)),
            (self.label("score.provinces"), self.pile(player)),
            (self.label("board.policies", n=len(player["undeveloped"])), self.policies(player)),
        ]
        wonder = player["wonder"]
        if wonder is not None:
            left = self.told("board.to_finish", name=self.name(wonder), price=self.bill(player["prices"]["wonder"]))
            lines.append((self.label("board.wonder"), left))
        if player["reserved"]:
            cards = [f"{self.name(card)} {self.price(player, card)}" for card in player["reserved"]]
            lines.append((self.label("board.reserved"), ", ".join(cards)))
        if player["espionage"] is not None:
            lines.append((self.label("board.espionage"), self.name(player["espionage"])))
            lines.append((self.label("score.revolts"), str(self.own_revolts(player))))
        if player["free_cities"]:
            taken = [self.name(city["id"]) + self.used(city["negotiated"])
                     for city in player["free_cities"]]
            lines.append((self.label("score.free-cities"), ", ".join(taken)))
        return lines

    def points(self, player: View) -> str:
        """The points as they stand; those of Domination, which change hands, apart."""
        more = player.get("domination", 0)
        return self.told("board.domination", n=player["points"] - more, more=more) if more else str(player["points"])

    def units(self, player: View) -> str:
        warlord, ambassador = player["warlord"], player["ambassador"]
        one = self.name(warlord["id"]) + self.used(warlord["used"])
        two = self.told("kind.ambassador") + self.used(ambassador["used"])
        return f"{one}, {two}"

    def pile(self, player: View) -> str:
        """Provinces and Barricades, the newest first, with their types; then the Aztec markers left."""
        cards = [self.province(card) for card in reversed(player["pile"])]
        text = ", ".join(cards) or "-"
        if player["markers"] is not None:
            left = [f"{self.told(f'type.{kind}')} {n}" for kind, n in zip(TYPE_IDS, player["markers"], strict=True)]
            text += "; " + self.told("board.markers", markers=", ".join(left))
        return text

    def province(self, card: View) -> str:
        """A Province with its type and the types added by markers; a Barricade between brackets."""
        printed = self.faces[card["id"]].more.get("province_type")
        if printed is None and not card["markers"]:
            return f"[{self.name(card['id'])}]"
        types = [self.told(f"type.{kind}") for kind in ([printed] if printed else []) + card["markers"]]
        return f"{self.name(card['id'])} ({'+'.join(types)})"

    def policies(self, player: View) -> str:
        """Those in force between > and <; x = used this round; Mughals: with the line each lies at."""
        out = []
        for policy in player["policies"]:
            name = self.name(policy["id"])
            if policy["line"] is not None:
                name += f" ({self.told('line.' + policy['line'])})"
            if policy["active"]:
                name = f">{name}<"
            out.append(name + self.used(policy["used"]))
        return ", ".join(out) or "-"

    # ------------------------------------------------------------------ for the ear
    def plain(self, view: View, names: list[str]) -> list[str]:
        """The whole table in lines of words, without drawing."""
        track = [
            f"{self.name(card)} ({self.kind(card)}, {self.price(self.buyer(view), card)}"
            + (f", {self.told('board.leaves')})" if sign == "!" else ")") for sign, card in self.track(view)
        ]
        lines = [self.heading(view, names), f"{self.label('board.track')} {', '.join(track)}"]
        lines += [f"{label} {content}".replace("\n", ", ") for label, content in self.table_rows(view, names)]
        for seat in self.order(view):
            player = view["players"][seat]
            lines.append(self.title(view, seat, names).strip("> "))
            lines += [f"  {label} {content}" for label, content in self.player_lines(view, seat)]
            lines += [f"  {row}" for row in self.said_city(player["city"])]
        return [*lines, self.told("board.letters")]


BOARD = DuelBoard
