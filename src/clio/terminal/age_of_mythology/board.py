"""Age of Mythology on 80 to 100 columns: the table, the battle, everybody side by side, the reader's own board whole.

Colour only repeats what a word or a sign says."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from clio.engine.info import View
from clio.terminal.boards import Usual
from clio.terminal.age_of_mythology.lists import MythLists
from clio.terminal.age_of_mythology.words import STYLES
from clio.terminal.sheet import LEAST, TOGETHER, Sheet, clip, hung, order, paragraph, wanted

ASKED = ("cultures",)
COLUMNS = 4  # of the Production Area


class MythBoard(MythLists, Usual):
    """Draws a view of Age of Mythology in one language."""

    pages = ("player", "units", "buildings")

    # ------------------------------------------------------------------ the whole table
    def draw(self, view: View, names: list[str]) -> RenderableType:
        return Sheet(lambda width: self.sheet(view, names, width))

    def sheet(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        """From top to bottom."""
        me = view["you"]
        out: list[RenderableType] = [paragraph(self.heading(view, names), width, "bold reverse")]
        out += [hung(label, content, width, indent=4) for label, content in self.table_rows(view, names)]
        out += [Text(), *self.glance(view, names, width)]
        if me is not None:
            out += [Text(), paragraph(self.told("board.mine"), width, "bold underline")]
            out += self.board(view, me, width)
        return [*out, *(paragraph(line, width, "dim") for line in self.legend())]

    # ------------------------------------------------------------------ everybody
    def glance(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        """Figures of all players under each other if the screen is wide enough; under them what the others have."""
        rows = {seat: self.numbers(view["players"][seat]) for seat in order(view)}
        heads = [self.told(f"column.{key}") for key, _ in rows[order(view)[0]]]
        titles = {seat: self.title(view, seat, names) for seat in rows}
        widths = [max(cell_len(title) for title in titles.values())]
        widths += [max(cell_len(head), *(cell_len(row[n][1]) for row in rows.values())) for n, head in enumerate(heads)]
        if sum(widths) + len(heads) > width:
            return self.said_glance(view, names, width)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for n, wide in enumerate(widths):
            grid.add_column(no_wrap=True, width=wide, justify="right" if n > 2 else "left")
        grid.add_row("", *(Text(head, "dim") for head in heads))
        for seat, title in titles.items():
            style = "bold green" if seat == view["you"] else "bold"
            grid.add_row(Text(title, style), *(Text(value, STYLES.get(key, "")) for key, value in rows[seat]))
        return [grid, *(self.brief(view, seat, names, width) for seat in rows if seat != view["you"])]

    def said_glance(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        out: list[RenderableType] = []
        for seat in order(view):
            values = [value.replace(" ", TOGETHER) for value in self.said_numbers(view["players"][seat])]
            out.append(hung(self.title(view, seat, names), " · ".join(values), width, indent=4))
            if seat != view["you"]:
                out.append(self.brief(view, seat, names, width))
        return out

    def brief(self, view: View, seat: int, names: list[str], width: int) -> Text:
        whose = self.told("board.has", name=names[seat])
        parts = [f"{label} {content}" for label, content in self.possessions(view["players"][seat])]
        return hung(f"  {whose}", " · ".join(parts) or "-", width, indent=4)

    # ------------------------------------------------------------------ one board
    def board(self, view: View, seat: int, width: int) -> list[RenderableType]:
        """The three areas and the hand."""
        player = view["players"][seat]
        out: list[RenderableType] = [self.production(player, width)]
        out += [hung(label, content, width) for label, content in self.holdings(player, view["limits"]["city"])]
        return out + self.hand(player, width)

    def production(self, player: View, width: int) -> Table:
        """The spaces as they lie on the board: name and terrain, under them the tile and who works there."""
        wide = width // COLUMNS - 1
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(COLUMNS):
            grid.add_column(no_wrap=True, width=wide)
        spaces = player["production"]
        for first in range(0, len(spaces), COLUMNS):
            row = spaces[first : first + COLUMNS]
            grid.add_row(*(Text(f"{one['space']} {self.terrain(one['terrain'])}", "dim") for one in row))
            grid.add_row(*(Text(f"  {self.produced(one, 'letter')}", self.tile_style(one)) for one in row))
        return grid

    def tile_style(self, space: View) -> str:
        return "dim" if space["tile"] is None else f"bold {STYLES[space['resource']]}"

    def hand(self, player: View, width: int) -> list[RenderableType]:
        """The cards a line each, as far as the reader may see them."""
        label = self.told("own.hand", n=player["hand_size"], limit=player["hand_limit"])
        cards = player["hand"]
        if cards is None:
            return [hung(label, self.told("board.backs", n=player["hand_size"] - player["hand_random"],
                                          random=player["hand_random"]), width)]
        out: list[RenderableType] = [hung(label, "" if cards else "-", width)]
        return out + [self.held(card, cards.count(card), width) for card in dict.fromkeys(cards)]

    def held(self, card: str, n: int, width: int) -> Text:
        text = Text(f"  {self.times(self.name(card), n)}".replace(TOGETHER, " "), "bold")
        rest = width - cell_len(text.plain) - 1
        return text.append(f" {clip(self.text(card), rest)}".rstrip(), "not bold dim") if rest >= LEAST else text

    # ------------------------------------------------------------------ pages
    def page(self, name: str, view: View, names: list[str], rest: str) -> RenderableType:
        """What is asked for by a word of its own."""
        if name == "player":
            seat = wanted(view, names, rest)
            return Sheet(lambda width: self.whole(view, seat, names, width))
        if name == "units":
            player = view["players"][view["you"] or 0]
            return Sheet(lambda width: [self.unit(player, unit, width) for unit in player["supply"]])
        return Sheet(lambda width: [self.building(view, kind, width) for kind in view["stock"]])

    def whole(self, view: View, seat: int, names: list[str], width: int) -> list[RenderableType]:
        player = view["players"][seat]
        out: list[RenderableType] = [Text(self.title(view, seat, names), "bold underline")]
        out.append(hung("", " · ".join(self.said_numbers(player)), width))
        return out + self.board(view, seat, width)

    def unit(self, player: View, unit: str, width: int) -> Text:
        """How many are left, what it can do, what it costs."""
        label = f"{self.name(unit)} ({self.told('board.left', n=player['supply'][unit])})"
        return hung(self.told("board.has", name=label), self.text(unit), width, indent=4)

    def building(self, view: View, kind: str, width: int) -> Text:
        label = f"{self.name(kind)} ({self.told('board.left', n=view['stock'][kind])})"
        return hung(self.told("board.has", name=label), self.text(kind), width, indent=4)

    # ------------------------------------------------------------------ for the ear
    def plain(self, view: View, names: list[str]) -> list[str]:
        """The whole table in lines of words, without drawing."""
        lines = [self.heading(view, names), *(f"{label} {content}" for label, content in self.table_rows(view, names))]
        for seat in order(view):
            player = view["players"][seat]
            lines += [self.title(view, seat, names).strip("> "), f"  {', '.join(self.said_numbers(player))}"]
            if seat != view["you"]:
                lines += [f"  {label} {content}" for label, content in self.possessions(player)]
                continue
            for space in player["production"]:
                lines.append(f"  {space['space']} {self.terrain(space['terrain'])}, {self.produced(space)}")
            lines += [f"  {label} {content}" for label, content in self.holdings(player, view["limits"]["city"])]
            label = self.told("own.hand", n=player["hand_size"], limit=player["hand_limit"])
            lines.append(f"  {label} {self.some(player['hand'])}")
        return [line.replace(TOGETHER, " ") for line in (*lines, self.told("board.letters"))]


BOARD = MythBoard
