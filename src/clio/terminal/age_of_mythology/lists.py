"""Age of Mythology without a drawing: the table and the players in lines, the state of play in short, the piles, where
things lie."""

from __future__ import annotations

from clio.engine.info import View
from clio.engine.moves import TABLE, place
from clio.terminal.age_of_mythology.battle import MythBattle
from clio.terminal.age_of_mythology.words import RESOURCES
from clio.terminal.sheet import TOGETHER, order

MANY = 4  # more players than these are not all told in one line


class MythLists(MythBattle):
    """Everything of a view that is told in lines."""

    # ------------------------------------------------------------------ the table
    def heading(self, view: View, names: list[str]) -> str:
        parts = [self.told("board.round", n=view["round"])] if view["round"] else []
        rounds = view["limits"]["action_rounds"]
        parts.append(self.told(f"phase.{view['phase']}", n=min(view["action_round"], rounds), all=rounds))
        if view["last_round"] and not view["over"]:
            parts.insert(1, self.told("board.last"))
        parts += [self.told("board.victory_bank", n=view["victory_bank"]),
                  self.told("board.first", name=names[view["starting"]])]
        return " · ".join(part.replace(" ", TOGETHER) for part in parts)

    def table_rows(self, view: View, names: list[str]) -> list[tuple[str, str]]:
        """What lies between the players."""
        cards = [f"{self.told(f'score.{card}')} {n}" for card, n in view["victory_cards"].items()]
        decks = [f"{self.told(f'culture.{culture}')} {deck['cards']} + {len(deck['used'])}"
                 for culture, deck in view["decks"].items()]
        rows = [
            (self.label(self.told("board.bank")), self.cubes(view["bank"])),
            (self.told("board.victory"), ", ".join(cards)),
            (self.told("board.decks"), ", ".join(decks)),
        ]
        shown = self.tiles(view["shown"]) if view["shown"] else "-"
        rows.append((self.told("board.shown", n=view["pool"]["size"]), shown))
        return rows + self.battle_rows(view, names)

    # ------------------------------------------------------------------ one player
    def title(self, view: View, seat: int, names: list[str]) -> str:
        sign = "> " if view["seat"] == seat else "  "
        return sign + self.owner(view, seat, names)

    def numbers(self, player: View) -> list[tuple[str, str]]:
        """Column and value, the same columns for everybody."""
        return [
            ("culture", self.told(f"culture.{player['culture']}")), ("age", self.told(f"age.{player['age']}")),
            ("victory", str(player["victory"])), *((res, str(player["cubes"][res])) for res in RESOURCES),
            ("army", str(player["army"])), ("buildings", str(player["city_size"])),
            ("villagers", str(player["villagers"])),
            ("tiles", str(sum(space["tile"] is not None for space in player["production"]))),
            ("hand", f"{player['hand_size'] - player['hand_random']}+{player['hand_random']}"),
        ]

    def possessions(self, player: View) -> list[tuple[str, str]]:
        """Units, city, what the land yields, cards played in this round."""
        rows = [
            (self.told("noun.unit", n=2), self.counted(player["units"]) if player["units"] else ""),
            (self.told("own.city"), self.counted(player["buildings"]) if player["buildings"] else ""),
            (self.told("own.land"), self.land(player["production"])),
            (self.told("own.played"), self.some(player["played"]) if player["played"] else ""),
        ]
        return [(label, content) for label, content in rows if content]

    def land(self, spaces: list[View]) -> str:
        """The cubes printed on the tiles, by resource, and how many workers there are."""
        made = {res: sum(space["cubes"] for space in spaces if space["resource"] == res) for res in RESOURCES}
        workers = sum(space["worker"] is not None for space in spaces)
        parts = [TOGETHER.join((self.resource(res), str(n))) for res, n in made.items() if n]
        return ", ".join([*parts, self.told("board.workers", n=workers)] if workers else parts)

    def holdings(self, player: View, spaces: int) -> list[tuple[str, str]]:
        """The City Area, the Holding Area, the cards played, the secret choice so far."""
        city = self.counted(player["buildings"])
        units = [f"{self.times(self.name(unit['id']), unit['count'])} "
                 f"({self.told('board.left', n=player['supply'][unit['id']])})" for unit in player["units"]]
        if player["villagers"]:
            units.append(self.times(self.worker("villager"), player["villagers"]))
        rows = [
            (self.told("own.city_spaces", n=player["city_size"], spaces=spaces), city),
            (self.label(self.told("area.holding")), ", ".join(units) or "-"),
        ]
        won = [f"{self.told(f'score.{way}')} {n}" for way, n in player["ways"].items() if n]
        if won:
            rows.append((self.told("own.ways"), ", ".join(won)))
        if player["played"]:
            rows.append((self.told("own.played_now"), self.some(player["played"])))
        if chosen := self.secretly(player):
            rows.append((self.told("own.chosen"), ", ".join(chosen)))
        return rows

    def secretly(self, player: View) -> list[str]:
        """A secret choice so far: cards or units, Dwarves on their spaces, a number of cards to draw."""
        found = [self.name(id) for id in player["chosen"] or ()]
        found += [f"{self.worker('dwarf')} {space}" for space in player["sent_from"] or ()]
        return found if player["drawn"] is None else [*found, self.told("board.drawn", n=player["drawn"])]

    def said_numbers(self, player: View) -> list[str]:
        return [f"{self.told(f'column.{key}')} {value}" for key, value in self.numbers(player)]

    # ------------------------------------------------------------------ in short
    def status(self, view: View, names: list[str]) -> list[str]:
        """Two lines between two actions: what the reader can spend; the others, of many only the neighbours."""
        lines, others = [], []
        seats = order(view)
        for seat in seats if len(seats) <= MANY else (seats[0], seats[1], seats[-1]):
            player = view["players"][seat]
            if seat == view["you"]:
                kept = {"victory", "army", "buildings", "villagers", "hand", *RESOURCES}
                shown = [f"{self.told(f'column.{key}')} {n}" for key, n in self.numbers(player) if key in kept]
                lines.append(f"{names[seat]}  {', '.join(shown)}")
            else:
                brief = ("victory", "army", "buildings")
                shown = [f"{self.told(f'column.{key}')} {n}" for key, n in self.numbers(player) if key in brief]
                others.append(f"{names[seat]}  {', '.join(shown)}")
        return [*lines, " · ".join(others)]

    def legend(self, full: bool = False) -> list[str]:
        letters = [self.told("board.letters")]
        return [*letters, self.told("board.signs")] if full else letters

    # ------------------------------------------------------------------ piles
    def piles(self, view: View, names: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
        """The random cards lying face up under their decks, the resource tiles left in the pool."""
        decks = [(self.told("piles.used", culture=self.told(f"culture.{culture}")), self.some(deck["used"]))
                 for culture, deck in view["decks"].items()]
        pool = [kind for kind, n in view["pool"]["tiles"].items() for _ in range(n)]
        rows = [*decks, (self.told("piles.pool"), self.tiles(pool))]
        return [(self.told("piles.shared"), [(label, cards.replace(TOGETHER, " ")) for label, cards in rows])]

    # ------------------------------------------------------------------ what moves are about
    def places(self, view: View) -> list[str]:
        """One's own cards and units, the buildings that are left."""
        me = view["you"] or 0
        mine = view["players"][me]
        return [
            *(place(me, "pack", card) for card in mine["pack"] or ()),
            *(place(me, "hand", card) for card in dict.fromkeys(mine["hand"] or ())),
            *(place(TABLE, "stock", building) for building in view["stock"]),
            *(place(me, zone, unit) for unit in mine["supply"] for zone in ("army", "unit", "supply")),
        ]
