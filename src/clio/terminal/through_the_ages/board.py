"""Through the Ages on 80 to 100 columns: the card row, everybody side by side, the reader's own civilization whole.

Colour only repeats what a word or a sign says."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from clio.engine.info import View
from clio.terminal.sheet import LEAST, TOGETHER, Sheet, clip, hung, order, paragraph, wanted
from clio.terminal.through_the_ages.force import moves_of
from clio.terminal.through_the_ages.lists import AgesLists
from clio.terminal.through_the_ages.words import AGES, TYPES

class AgesBoard(AgesLists):
    """Draws a view of Through the Ages in one language."""

    def at_turn(self, view: View, seat: int) -> bool:
        return bool(view["active"] == seat)

    lines = frozenset({"form-force"})
    pages = ("player", "hands", "events", "discards", "tactics")

    def expand(self, text: str, reach: dict[str, list[str]]) -> list[str]:
        return moves_of(text, reach, self.faces)

    # ------------------------------------------------------------------ the whole table
    def draw(self, view: View, names: list[str]) -> RenderableType:
        return Sheet(lambda width: self.sheet(view, names, width))

    def sheet(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        """From top to bottom."""
        me = view["you"]
        out: list[RenderableType] = [paragraph(self.opening(view, names), width, "bold reverse")]
        out += [self.row(view, width), Text()]
        out += [hung(label, content, width) for label, content in self.table_rows(view, names)]
        out += [Text(), *self.glance(view, names, width)]
        if me is not None and not view["players"][me]["resigned"]:
            out += [Text(), paragraph(self.told("board.mine"), width, "bold underline")]
            out += self.civilization(view, me, names, width)
        return [*out, *(paragraph(line, width, "dim") for line in self.legend())]

    # ------------------------------------------------------------------ the row
    def row(self, view: View, width: int) -> Table:
        """A line per card: civil actions for the reader, name, age, kind, cost, the beginning of its text."""
        rows = [(space, self.space(view, i, price, last)) for price, i, last, space in self.spaces(view)]
        widths = [max(cell_len(parts[n]) for _, parts in rows) for n in range(6)]
        left = width - sum(widths) - 6
        grid = Table.grid(padding=(0, 1, 0, 0))
        for n in widths:
            grid.add_column(no_wrap=True, width=n)
        grid.add_column(no_wrap=True)
        for space, parts in rows:
            if space is None:
                grid.add_row(*(Text(part, "dim") for part in parts), "")
                continue
            styles = ("dim", "bold", "bold", "", self.style(space["id"]), "")
            text = clip(self.short(space["id"]), left) if left >= LEAST else ""
            grid.add_row(*(Text(part, style) for part, style in zip(parts, styles, strict=True)), Text(text, "dim"))
        return grid

    def spaces(self, view: View) -> Iterator[tuple[int, int, int, View | None]]:
        """Group, first and last space, card; neighbours without a card are one."""
        for section in view["printed"]["row"]:
            start = section["first"]
            for i in range(section["first"], section["end"]):
                empty = view["row"][i] is None
                if not empty or i + 1 == section["end"] or view["row"][i + 1] is not None:
                    yield section["price"], start if empty else i, i, view["row"][i]
                    start = i + 1

    def space(self, view: View, i: int, price: int, last: int) -> tuple[str, str, str, str, str, str]:
        """Group, space, name with the price for the reader if it is not that of the group, age, kind, cost. A sign
        tells which leave the row."""
        first = any(i == section["first"] for section in view["printed"]["row"])
        group = self.told("board.price", n=price) if first else ""
        space = view["row"][i]
        if space is None:
            return group, f"{i + 1:>2}", f"  {self.told('board.empty', n=last - i + 1)}", "", "", ""
        card = space["id"]
        paid = "" if space["price"] == price else f" ({self.told('board.price', n=space['price'])})"
        sign = "! " if i < view["swept"] else "  "
        return group, f"{i + 1:>2}", f"{sign}{self.name(card)}{paid}", self.age(card), self.kind(card), self.cost(card)

    # ------------------------------------------------------------------ everybody
    def glance(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        """Figures of all players under each other if the screen is wide enough; under them what each has in play."""
        rows = {seat: self.numbers(view["players"][seat]) for seat in order(view)
                if not view["players"][seat]["resigned"]}
        heads = [self.told(key) for key, _ in next(iter(rows.values()))]
        titles = {seat: self.title(view, seat, names) for seat in order(view)}
        widths = [max(cell_len(title) for title in titles.values())]
        widths += [max(cell_len(head), *(cell_len(row[n][1]) for row in rows.values())) for n, head in enumerate(heads)]
        if sum(widths) + len(heads) > width:
            return self.said_glance(view, names, width)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for n, wide in enumerate(widths):
            grid.add_column(no_wrap=True, width=wide, justify="right" if n else "left")
        grid.add_row("", *(Text(head, "dim") for head in heads))
        for seat, title in titles.items():
            style = "bold green" if seat == view["you"] else "bold"
            values = rows.get(seat, [])
            grid.add_row(Text(title, style), *(Text(value, self.alarm(value)) for _, value in values))
        out: list[RenderableType] = [grid]
        for seat in rows:
            if seat != view["you"]:
                whose = self.told("board.has", name=names[seat])
                out.append(hung(f"  {whose}", self.brief(view, seat, names), width, indent=4))
        return out

    def said_glance(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        out: list[RenderableType] = []
        for seat in order(view):
            title = self.title(view, seat, names)
            out.append(hung(title, "" if view["players"][seat]["resigned"] else self.said_numbers(view, seat), width,
                            indent=4))
            if seat != view["you"] and not view["players"][seat]["resigned"]:
                out.append(hung("   ", self.brief(view, seat, names), width, indent=4))
        return out

    def said_numbers(self, view: View, seat: int) -> str:
        values = self.numbers(view["players"][seat])
        return " · ".join(f"{self.told(key)}{TOGETHER}{value.replace(' ', TOGETHER)}"
                          for key, value in values)

    def alarm(self, value: str) -> str:
        return "bold red" if value.endswith("!") else ""

    def brief(self, view: View, seat: int, names: list[str]) -> str:
        return " · ".join(f"{label} {content}" for label, content in self.possessions(view, seat, names))

    # ------------------------------------------------------------------ one civilization
    def civilization(self, view: View, seat: int, names: list[str], width: int) -> list[RenderableType]:
        """Technologies, other cards in play, hands, the end of the turn."""
        player = view["players"][seat]
        out: list[RenderableType] = [self.technologies(player, width)]
        out += [hung(label, content, width) for label, content in self.possessions(view, seat, names, True)]
        out += self.hands(view, seat, width)
        if view["over"]:
            return out
        warnings, line = self.forecast(player)
        out.append(hung(self.told("end.label"), line, width))
        return out + [hung(f"! {warning}", "", width, "bold red") for warning in warnings]

    def technologies(self, player: View, width: int) -> Table:
        """A line per type, a column per age; of each technology the workers, the blue tokens, the cost of one more."""
        cells: dict[tuple[str, str], View] = {}
        for tech in player["technologies"]:
            cells[self.type(tech["id"]), self.age(tech["id"])] = tech
        types = [kind for kind in TYPES if any(kind == at for at, _ in cells)]
        ages = [age for age in AGES if any(age == at for _, at in cells)]
        labels = [self.heading(f"kind.{kind}", 2) for kind in types]
        first = max(cell_len(label) for label in labels)
        wide = (width - first - 1) // max(len(ages), 1) - 1
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, width=first)
        for _ in ages:
            grid.add_column(no_wrap=True, width=wide)
        grid.add_row("", *(Text(self.told("era", era=age), "dim") for age in ages))
        for kind, label in zip(types, labels, strict=True):
            here = [cells.get((kind, age)) for age in ages]
            shown = [Text() if tech is None else self.technology(tech, wide) for tech in here]
            grid.add_row(Text(label, "bold"), *shown)
        return grid

    def technology(self, tech: View, width: int) -> Text:
        figures = [f"{self.told('letter.workers')}{tech['workers']}"]
        if tech["tokens"] or self.type(tech["id"]) in ("farm", "mine"):
            figures.append(f"{self.told('letter.tokens')}{tech['tokens']}")
        figures.append(f"{self.told('letter.resources')}{tech['cost']}")
        return hung(self.name(tech["id"]), TOGETHER.join(figures), width, "bold" if tech["workers"] else "", 1)

    def hands(self, view: View, seat: int, width: int) -> list[RenderableType]:
        """The cards of a hand as far as the reader may see them, a line each."""
        player = view["players"][seat]
        out: list[RenderableType] = []
        civil, military = player["civil_hand"], player["military_hand"]
        limits = (player["civil_hand_limit"], player["military_hand_limit"])
        sizes = (player["civil_hand_size"], player["military_hand_backs"]["size"])
        hidden = (str(sizes[0]), self.hand_backs(player))
        for n, (key, cards) in enumerate((("hand.civil", civil), ("hand.military", military))):
            label = self.hand_label(key, sizes[n], limits[n])
            out.append(hung(label, "" if cards else "-" if cards is not None else hidden[n], width))
            out += [self.held(card, (cards or []).count(card), player, width) for card in dict.fromkeys(cards or [])]
        return out

    def held(self, card: str, n: int, player: View, width: int) -> Text:
        """A card in hand: name, what it is, cost, the beginning of its text."""
        science = (player["develop_costs"] or {}).get(card)
        facts = ", ".join(part for part in (self.kind(card), self.cost(card, science)) if part)
        if card in (player["not_yet_playable"] or []):
            facts += f", {self.told('board.fresh')}"
        head = f"  {self.some([card] * n)} "
        text = Text().append(head, "bold").append(f"({facts})", self.style(card))
        rest = width - cell_len(text.plain) - 1
        return text.append(f" {clip(self.short(card), rest)}".rstrip(), "dim") if rest >= LEAST else text

    # ------------------------------------------------------------------ pages
    def page(self, name: str, view: View, names: list[str], rest: str) -> RenderableType:
        """What is asked for by a word of its own."""
        if name == "player":
            seat = wanted(view, names, rest)
            return Sheet(lambda width: self.whole(view, seat, names, width))
        if name == "hands":
            return Sheet(lambda width: [
                part for seat in order(view) if not view["players"][seat]["resigned"]
                for part in (Text(self.owner(view, seat, names), "bold underline"), *self.hands(view, seat, width))
            ])
        if name == "events":
            known = [(self.told("board.events"), self.events(view)),
                     (self.label(self.told("piles.past")), self.some(view["past_events"]))]
            return Sheet(lambda width: [hung(label, text, width) for label, text in known])
        if name == "discards":
            piles = [*self.discards(view), (self.label(self.told("piles.gone")), self.some(view["gone"]))]
            return Sheet(lambda width: [hung(label, text, width) for label, text in piles])
        return Sheet(lambda width: self.tactics(view, names, width))

    def whole(self, view: View, seat: int, names: list[str], width: int) -> list[RenderableType]:
        out: list[RenderableType] = [Text(self.title(view, seat, names), "bold underline")]
        if view["players"][seat]["resigned"]:
            return out
        out.append(hung("", self.said_numbers(view, seat), width))
        return out + self.civilization(view, seat, names, width)

    def tactics(self, view: View, names: list[str], width: int) -> list[RenderableType]:
        """Common tactics with their texts; who fights how."""
        common = self.label(self.told("board.tactics"))
        out: list[RenderableType] = [hung(common, "" if view["common_tactics"] else "-", width)]
        out += [hung(f"  {self.told('board.has', name=self.name(card))}", self.text(card), width, indent=4)
                for card in view["common_tactics"]]
        for seat in order(view):
            player = view["players"][seat]
            if not player["resigned"]:
                tactic = player["tactic"]
                text = self.text(tactic) if player["tactic_exclusive"] else ""
                whose = self.told("board.has", name=self.owner(view, seat, names))
                out.append(hung(whose, f"{self.tactic(player) or '-'} {text}".rstrip(), width))
        return out

    # ------------------------------------------------------------------ for the ear
    def plain(self, view: View, names: list[str]) -> list[str]:
        """The whole table in lines of words, without drawing."""
        lines = [self.opening(view, names)]
        for section in view["printed"]["row"]:
            price, places = section["price"], range(section["first"], section["end"])
            cards = [self.said_space(view, i, price) for i in places if view["row"][i] is not None]
            lines.append(f"{self.told('board.row', n=price)} {', '.join(cards) or '-'}")
        lines += [f"{label} {content}" for label, content in self.table_rows(view, names)]
        for seat in order(view):
            player = view["players"][seat]
            lines.append(self.title(view, seat, names).strip("> "))
            if player["resigned"]:
                continue
            values = [f"{self.told(key)} {value}" for key, value in self.numbers(player)]
            lines.append(f"  {', '.join(values)}")
            techs = [self.technology(tech, 999).plain for tech in player["technologies"]]
            lines.append(f"  {self.label(self.told('board.technologies'))} {', '.join(techs)}")
            lines += [f"  {label} {content}" for label, content in self.possessions(view, seat, names)]
            lines += [f"  {line}" for line in self.said_hands(player)]
            if seat == view["you"] and not view["over"]:
                warnings, end = self.forecast(player)
                lines += [f"  {self.told('end.label')} {end}", *(f"  ! {warning}" for warning in warnings)]
        return [line.replace(TOGETHER, " ") for line in (*lines, self.told("board.letters"))]

    def said_space(self, view: View, i: int, price: int) -> str:
        card = view["row"][i]["id"]
        facts = [self.kind(card), self.cost(card)]
        if view["row"][i]["price"] != price:
            facts.append(self.told("board.price", n=view["row"][i]["price"]))
        if i < view["swept"]:
            facts.append(self.told("board.leaves"))
        return f"{self.name(card)} ({', '.join(fact for fact in facts if fact)})"

    def said_hands(self, player: View) -> list[str]:
        civil, military = player["civil_hand"], player["military_hand"]
        one = self.hand_label("hand.civil", player["civil_hand_size"], player["civil_hand_limit"])
        two = self.hand_label("hand.military", player["military_hand_backs"]["size"], player["military_hand_limit"])
        return [f"{one} {self.some(civil)}" if civil is not None else one,
                f"{two} {self.some(military) if military is not None else self.hand_backs(player)}"]


BOARD = AgesBoard
