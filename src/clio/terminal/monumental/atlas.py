"""The map: drawn row by row with every tile half a tile beside the one above it, and each tile in words."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from clio.engine.info import View
from clio.terminal.monumental.words import MonumentalWords
from clio.terminal.sheet import hung, paragraph
from clio.terminal.trouble import Trouble

LEAST_HALF, MOST_HALF = 4, 6  # columns of half a tile
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
PARTS = {  # of a defence, in words
    "units": "defence.units", "outpost": "tile.outpost", "wonder": "kind.wonder", "natural": "kind.natural_wonder",
    "terrain": "defence.terrain", "token": "defence.token", "effects": "defence.effects",
}
PIECES = {"warlord": "kind.warlord", "hero": "kind.hero", "outpost": "tile.outpost", "forces": "tile.forces"}


class Atlas(MonumentalWords):
    """Everything about tiles."""

    # ------------------------------------------------------------------ drawn
    def drawn_map(self, view: View, width: int) -> list[Text]:
        """Rows of tiles, those without tiles left out."""
        tiles = view["map"]
        across = [2 * tile["q"] + tile["r"] for tile in tiles]
        half = max(LEAST_HALF, min(MOST_HALF, (width - 1) // (max(across) - min(across) + 2)))
        out: list[Text] = []
        for r in sorted({tile["r"] for tile in tiles}):
            row = sorted((tile for tile in tiles if tile["r"] == r), key=lambda tile: tile["q"])
            out += self.drawn_row([(half * (2 * tile["q"] + r - min(across)), tile) for tile in row], 2 * half)
        return out

    def drawn_row(self, row: list[tuple[int, View]], wide: int) -> list[Text]:
        """Tiles with the columns they begin at."""
        cells = [(at, self.tile_lines(tile, wide - 1), self.tile_style(tile)) for at, tile in row]
        out = []
        for n in range(max(len(lines) for _, lines, _ in cells)):
            text = Text()
            for at, lines, style in cells:
                text.append(" " * (at - cell_len(text.plain)))
                text.append(set_cell_size(lines[n], wide) if n < len(lines) else " " * wide, style)
            text.rstrip()
            out.append(text)
        return out

    def tile_style(self, tile: View) -> str:
        if tile["owner"] is not None:
            return f"bold {self.seat_style(tile['owner'])}"
        return "dim" if tile["defence"] is None else ""

    def tile_lines(self, tile: View, wide: int) -> list[str]:
        """Place and terrain; then who holds it, who explores there and what lies there, as much as fits on a line."""
        land = self.told(f"land.{tile['terrain']}")
        lines = [f"{tile['place']} {land}", ""]
        pieces = self.pieces(tile)
        for sign in [*([pieces] if pieces else []), *self.explorers(tile), *self.things(tile)]:
            longer = f"{lines[-1]} {sign}".strip()
            if cell_len(longer) <= wide:
                lines[-1] = longer
            else:
                lines.append(sign)
        return lines

    # ------------------------------------------------------------------ in words
    def tile_wanted(self, view: View, rest: str) -> View:
        """The tile of a place that was typed; Trouble lists all."""
        place = rest.strip().lower()
        found: View | None = next((tile for tile in view["map"] if tile["place"] == place), None)
        if found is None:
            raise Trouble("bad_word", value=rest[:80], what=self.told("board.tile"),
                          good=", ".join(tile["place"] for tile in view["map"]))
        return found

    def told_tile(self, view: View, names: list[str], tile: View, width: int) -> list[Text]:
        """One tile with all that is to be known about it."""
        out = [paragraph(f"{tile['place']} · {self.terrain(tile)}", width, "bold underline")]
        out += [hung(label, content, width) for label, content in self.tile_rows(view, names, tile)]
        return out

    def tile_rows(self, view: View, names: list[str], tile: View) -> list[tuple[str, str]]:
        rows = [(self.label("tile.holder"), self.holder(names, tile))]
        rows += [*self.exploring(names, tile), *self.lying(view, names, tile)]
        if tile["defence"] is not None:
            rows.append((self.label("tile.defence"), self.defence(tile["defence"])))
            rows.append((self.label("tile.conquest"), self.conquest(view, tile)))
        rows.append((self.label("tile.beside"), ", ".join(self.beside(view, tile))))
        return rows

    def exploring(self, names: list[str], tile: View) -> list[tuple[str, str]]:
        seats = dict.fromkeys(tile["explorers"])
        there = [self.told("tile.explorers", name=names[seat], n=tile["explorers"].count(seat)) for seat in seats]
        return [(self.label("tile.explorer"), ", ".join(there))] if there else []

    def holder(self, names: list[str], tile: View) -> str:
        if tile["owner"] is None:
            return self.told("board.nobody")
        parts = [self.told("tile.soldiers", n=tile["soldiers"])] if tile["soldiers"] else []
        parts += [self.told(key) for what, key in PIECES.items() if tile[what]]
        if tile["capital"] is not None:
            parts.insert(0, self.told("terrain.capital"))
        return self.apart([names[tile["owner"]], ", ".join(parts)]) if parts else names[tile["owner"]]

    def lying(self, view: View, names: list[str], tile: View) -> list[tuple[str, str]]:
        """Tokens and cards, each on a line."""
        rows = []
        if tile["token"] is not None:
            what = "tile.town" if tile["town"] else "tile.may_hide" if tile["monster_may_hide"] else "tile.covered"
            rows.append((self.label("kind.exploration"), self.told(what, n=tile["token"])))
        if tile["resource"] is not None:
            rows.append((self.label("tile.resource"), self.told(f"resource.{tile['resource']}")))
        if tile["cargo"]:
            rows.append((self.label("terrain.port"), self.told("tile.waits")))
        if tile["market"] is not None:
            rows.append((self.label("tile.market"), self.market(names, tile["market"])))
        if tile["natural_hidden"]:
            rows.append((self.label("kind.natural_wonder"), self.told("tile.hidden")))
        if tile["post"] is not None:
            owner, exchange = names[tile["post"]["owner"]], tile["post"]["exchange"]
            text = self.label("tile.post_untold") if exchange is None else self.short(exchange)
            rows.append((self.label("tile.post"), self.told("tile.post_of", name=owner, text=text)))
        for kind in ("natural", "wonder", "monster"):
            if tile[kind] is not None:
                rows.append((self.label(f"kind.{self.faces[tile[kind]].kind}"), self.name_and_text(tile[kind])))
        return rows + self.attack(view, tile)

    def name_and_text(self, card: str) -> str:
        return self.apart([part for part in (self.name(card), self.short(card)) if part])

    def short(self, card: str) -> str:
        """Its text as part of a line."""
        return self.text(card).rstrip(".")

    def attack(self, view: View, tile: View) -> list[tuple[str, str]]:
        """When the Monster of a tile attacks, and what its defeat costs the reader."""
        found = next((each for each in view["monsters"] if each["place"] == tile["place"]), None)
        if found is None:
            return []
        return [(self.label("tile.defeat"), self.apart([self.defeat(found), self.attacks(found)]))]

    def defeat(self, monster: View) -> str:
        return " ".join(self.bill(price) for price in monster["price"]) + self.missing(monster["lacks"])

    def attacks(self, monster: View) -> str:
        n = monster["attacks_in"]
        return self.told("board.attacks_rounds") if n is None else self.told("board.attacks", n=n)

    def market(self, names: list[str], market: View) -> str:
        parts = [self.told(f"market.{market['id']}"), self.told("tile.tokens", n=market["left"])]
        if market["tokens"] is not None:
            parts += [self.short(token) for token in market["tokens"]]
        if market["visited"]:
            parts.append(self.told("tile.visited", names=", ".join(names[seat] for seat in market["visited"])))
        return self.apart(parts)

    def defence(self, defence: View) -> str:
        """ "5 = 2 Units + 3 Outpost"."""
        parts = [f"{defence[part]} {self.told(key)}" for part, key in PARTS.items() if defence[part]]
        return f"{defence['total']} = {' + '.join(parts)}".replace("+ -", "- ") if parts else str(defence["total"])

    def conquest(self, view: View, tile: View) -> str:
        """What it would take the reader to conquer it."""
        defence = tile["defence"]
        if defence["price"] is None:
            return self.told("tile.yours")
        if not defence["beside"]:
            return self.told("tile.apart")
        price = self.bill(defence["price"]) + self.missing(defence["price"]["lacks"])
        return self.told("tile.takes", n=defence["needed"], price=price, free=defence["free"])

    def beside(self, view: View, tile: View) -> list[str]:
        there = {(each["q"], each["r"]): each["place"] for each in view["map"]}
        near = [there.get((tile["q"] + q, tile["r"] + r)) for q, r in STEPS]
        return sorted(place for place in near if place is not None)
