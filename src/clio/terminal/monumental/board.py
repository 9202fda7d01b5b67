"""Monumental on 80 columns and more: the offer, the map, everybody at a glance, the reader's own City and cards.

Colour only repeats what a sign or a number says: on the map the number of the seat."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from clio.engine.info import View
from clio.terminal.boards import Usual
from clio.terminal.families.monumental.city import Cities
from clio.terminal.monumental.lists import MonumentalLists
from clio.terminal.sheet import LEAST, Sheet, clip, hung, order, paragraph, wanted

ASKED = ("civilizations",)  # what the menu asks before a game
WIDEST_SLOT = 32


class MonumentalBoard(Usual, MonumentalLists, Cities):
    """Draws a view of Monumental in one language."""

    pages = ("map", "tile", "player")

    # ------------------------------------------------------------------ the whole table
    def draw(self, view: View, names: list[str]) -> RenderableType:
        return Sheet(lambda width: self.sheet(view, names, width))

    def sheet(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        """From top to bottom."""
        out: list[RenderableType] = [paragraph(self.heading(view, names), width, "bold reverse")]
        out.append(self.offer(view, width))
        out += [hung(label, content, width, indent=4) for label, content in self.table_rows(view, names)]
        out += [Text(), *self.drawn_map(view, width), Text()]
        out += self.glance(view, names, width)
        me = view["you"]
        if me is not None:
            out += self.side(view, me, names, width)
        return [*out, *(paragraph(line, width, "dim") for line in self.legend())]

    def offer(self, view: View, width: int) -> Table:
        """The display, a line per card: name, kind, price, the beginning of its text. A sign tells which will leave."""
        rows = [
            (sign + self.name(card), self.kind(card), self.price(card, price), self.text(card))
            for sign, card, price in self.offered(view)
        ]
        grid = Table.grid(padding=(0, 1, 0, 0))
        widths = [max([cell_len(row[n]) for row in rows], default=0) for n in range(3)]
        rest = width - sum(widths) - 3
        for wide in widths:
            grid.add_column(no_wrap=True, width=wide)
        grid.add_column(no_wrap=True)
        for name, *figures, text in rows:
            grid.add_row(Text(name, "bold"), *map(Text, figures), Text(clip(text, rest) if rest >= LEAST else ""))
        return grid

    # ------------------------------------------------------------------ players
    def glance(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        """The others, in a few lines each."""
        out: list[RenderableType] = []
        for seat in order(view):
            if seat == view["you"]:
                continue
            player = view["players"][seat]
            style = f"bold {self.seat_style(seat)}"
            title = f"{self.title(view, seat, names)} ·"
            out.append(hung(title, " · ".join(self.figures(player)), width, style, 4))
        return [*out, Text()] if out else []

    def side(self, view: View, seat: int, names: list[str], width: int) -> list[RenderableType]:
        """One whole side of the table."""
        player = view["players"][seat]
        out: list[RenderableType] = [Text(self.title(view, seat, names), f"bold {self.seat_style(seat)}")]
        if not player["automa"]:
            out.append(self.cities([player["city"]], min(WIDEST_SLOT, (width - 4) // 3)))
        return out + [hung(label, content, width) for label, content in self.player_lines(player)]

    # ------------------------------------------------------------------ pages
    def page(self, name: str, view: View, names: list[str], rest: str) -> RenderableType:
        """What is asked for by a word of its own."""
        if name == "tile":
            tile = self.tile_wanted(view, rest)
            return Sheet(lambda width: [*self.told_tile(view, names, tile, width)])
        if name == "player":
            seat = wanted(view, names, rest)
            return Sheet(lambda width: self.side(view, seat, names, width))
        return Sheet(lambda width: [
            *self.drawn_map(view, width), Text(), paragraph(self.told("board.map_signs"), width, "dim")])

    def at_turn(self, view: View, seat: int) -> bool:
        """The whole board is for one's own turn; between them one only answers."""
        return bool(view["active"] == seat or view["phase"] in ("quests", "activation"))

    # ------------------------------------------------------------------ for the ear
    def plain(self, view: View, names: list[str]) -> list[str]:
        """The whole table in lines of words, without drawing."""
        offered = [
            f"{self.name(card)} ({self.kind(card)}, {self.price(card, price)}"
            + (f", {self.told('board.leaves')})" if sign == "!" else ")") for sign, card, price in self.offered(view)
        ]
        lines = [self.heading(view, names), f"{self.label('board.display')} {', '.join(offered)}"]
        lines += [f"{label} {content}" for label, content in self.table_rows(view, names)]
        lines += [self.said_tile(view, names, tile) for tile in view["map"]]
        for seat in order(view):
            player = view["players"][seat]
            lines.append(self.title(view, seat, names).strip("> "))
            lines += [f"  {label} {content}" for label, content in self.player_lines(player)]
            lines += [] if player["automa"] else [f"  {row}" for row in self.said_city(player["city"])]
        return [*lines, self.told("board.letters")]

    def said_tile(self, view: View, names: list[str], tile: View) -> str:
        """A tile on a line."""
        parts = [f"{tile['place']} {self.terrain(tile)}"]
        if tile["owner"] is not None:
            parts.append(self.holder(names, tile))
        rows = [*self.exploring(names, tile), *self.lying(view, names, tile)]
        parts += [f"{label} {content}" for label, content in rows]
        if tile["defence"] is not None:
            parts.append(f"{self.told('tile.defence')} {tile['defence']['total']}")
        return " · ".join(parts)


BOARD = MonumentalBoard
