"""Cities of nine slots, one or two beside each other in one frame.

Colour only repeats what a sign says: * activated, x used, + reinforced, & an attached Knowledge."""

from __future__ import annotations

from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from clio.engine.info import View
from clio.terminal.families.monumental.words import SIGNS, FamilyWords

STYLES = {"idle": "", "activated": "bold green", "used": "dim", "reinforced": "bold cyan"}


class Cities(FamilyWords):
    """Draws Cities; `wide` are the columns inside a slot."""

    def cities(self, cities: list[list[View]], wide: int) -> Text:
        """The left border tells the row, the top border the column."""
        n = len(cities)
        out = [self.border("┌┬╥┐", n, wide, columns=True)]
        for row in range(3):
            slots = [city[3 * row + column] for city in cities for column in range(3)]
            numbers = [3 * row + column + 1 for _ in cities for column in range(3)]
            cells = [self.cell(slot, number, wide) for slot, number in zip(slots, numbers, strict=True)]
            height = max(len(cell) for cell in cells)
            for line in range(height):
                parts = [cell[line] if line < len(cell) else Text() for cell in cells]
                out.append(self.line(parts, wide, str(row + 1) if line == 1 else "│"))
            out.append(self.border("├┼╫┤" if row < 2 else "└┴╨┘", n, wide))
        return Text("\n").join(out)

    def border(self, corners: str, cities: int, wide: int, columns: bool = False) -> Text:
        """`corners`: at the left, between slots, between Cities, at the right."""
        marks = [str(n + 1) if columns else "─" for n in range(3)]
        cells = ["─" * (wide // 2) + mark + "─" * (wide - wide // 2 - 1) for mark in marks]
        return Text(corners[0] + corners[2].join([corners[1].join(cells)] * cities) + corners[3], "dim")

    def line(self, parts: list[Text], wide: int, edge: str) -> Text:
        """One line through all slots of a row."""
        out = Text().append(edge, "dim")
        for n, part in enumerate(parts, 1):
            fitted = Text(set_cell_size(part.plain, wide), part.style)
            out.append_text(fitted).append("║" if n % 3 == 0 and n < len(parts) else "│", "dim")
        return out

    def cell(self, slot: View, n: int, wide: int) -> list[Text]:
        """Sign, number and output; the name; the attached Knowledge with its own sign."""
        if slot["card"] is None:
            return [Text(f" {n}", "dim"), Text(" ·", "dim")]
        style = STYLES[slot["status"]]
        head = f"{SIGNS[slot['status']]}{n} {self.output(slot['card'])}"
        lines = [Text(head, style)] + [Text(part, style) for part in self.folded(self.name(slot["card"]), wide)]
        if slot["knowledge"] is not None:
            own = STYLES[slot["knowledge_status"]]
            parts = self.folded(f"{self.name(slot['knowledge'])} {self.output(slot['knowledge'])}".strip(), wide - 2)
            lines.append(Text("&" + SIGNS[slot["knowledge_status"]] + parts[0], own))
            lines += [Text("  " + part, own) for part in parts[1:]]
        return lines

    def folded(self, name: str, width: int) -> list[str]:
        """A name on lines of this width, a long word cut with a hyphen."""
        lines: list[str] = []
        for line in wrap(name, width, break_long_words=False, break_on_hyphens=True) or [""]:
            rest = line
            while cell_len(rest) > width:
                lines.append(rest[: width - 1] + "-")
                rest = rest[width - 1 :]
            lines.append(rest)
        return lines
