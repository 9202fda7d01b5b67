"""Monumental without a drawing: what lies between the players, what each has, the state of play in short, the piles."""

from __future__ import annotations

from clio.engine.info import View
from clio.engine.moves import TABLE, place
from clio.terminal.monumental.atlas import PIECES, Atlas
from clio.terminal.sheet import order
from clio.words import GRAMMARS

SHORT = ("provinces", "knowledge", "wonders", "policies")


class MonumentalLists(Atlas):
    """Everything of a view that is told in lines."""

    # ------------------------------------------------------------------ the table
    def heading(self, view: View, names: list[str]) -> str:
        left = view["deck"]["left"]
        eras = "/".join(str(n) for era, n in left.items() if n or era != "renaissance")
        now = [self.told(f"phase.{view['phase']}"), self.told("board.turn_of", name=names[view["active"]])]
        parts = [
            self.told("board.round", n=view["round"]), self.era(view["era"]),
            *([self.told("board.over")] if view["over"] else now),
            self.told("board.deck", n=view["deck"]["size"], eras=eras),
        ]
        if view["ending"] != "far" and not view["over"]:
            parts.insert(1, self.told(f"board.{view['ending']}"))
        return " · ".join(parts)

    def offered(self, view: View) -> list[tuple[str, str, View]]:
        """Sign, card and price of everything in the display, the farthest from the deck first: it leaves first."""
        leaving = view["display"]["leaving"]
        return [
            ("!" if offer["card"] in leaving else " ", offer["card"], offer["price"])
            for row in view["display"]["rows"] for offer in reversed(row) if offer["card"] is not None
        ]

    def table_rows(self, view: View, names: list[str]) -> list[tuple[str, str]]:
        """Everything between the players but display and map."""
        basics = [
            f"{self.name(card)} {self.bill(pile['price'])}{self.missing(pile['price']['lacks'])} ×{pile['left']}"
            for card, pile in view["basics"].items()
        ]
        rows = [(self.label("board.basics"), " · ".join(basics))]
        if view["piles"]:
            piles = [f"{self.era(pile['era'])} {pile['left']}" for pile in view["piles"]]
            rows.append((self.label("board.reserve"), " · ".join(piles)))
        if view["revolts"] is not None:
            supply = [self.told("board.revolts", n=view["revolts"]), self.told("board.bag", n=view["bag"])]
            rows.append((self.label("board.supply"), " · ".join(supply)))
        rows += self.module_rows(view, names)
        if view["in_use"]:
            rows.append((self.label("board.in_use"), self.some(view["in_use"])))
        if view["march"] is not None:
            rows.append((self.label("board.march"), self.march(view["march"], names)))
        return rows

    def module_rows(self, view: View, names: list[str]) -> list[tuple[str, str]]:
        rows = []
        if view["heroes"]:
            heroes = [f"{self.name(hero['id'])} {self.bill(hero['price'])}{self.missing(hero['price']['lacks'])}"
                      for hero in view["heroes"]]
            rows.append((self.label("board.heroes"), " · ".join(heroes)))
        if view["monsters"] or view["hidden_monsters"]:
            there = [f"{self.name(each['id'])} {each['place']} ({self.attacks(each)}; {self.defeat(each)})"
                     for each in view["monsters"]]
            hidden = [self.told("board.hidden_monsters", n=view["hidden_monsters"])] if view["hidden_monsters"] else []
            rows.append((self.label("score.monsters"), " · ".join(there + hidden)))
        if view["projects_open"]:
            held = [self.project(project, names) for project in view["projects"]]
            rows.append((self.label("board.projects"), " · ".join(held)))
        if view["track"] is not None:
            rows.append((self.label("score.trade"), self.trade(view, names)))
        if view["automa"] is not None:
            rows.append((self.label("board.automa"), self.automa(view["automa"])))
        return rows

    def project(self, project: View, names: list[str]) -> str:
        stake = self.letters({project["resource"]: project["stake"]})
        return f"{self.name(project['id'])} {stake} ({self.whom(names, project['holder'])})"

    def trade(self, view: View, names: list[str]) -> str:
        """Where everybody is, and the spaces ahead that give a Commercial Gain."""
        colon = GRAMMARS[self.lang].COLON
        spaces = [f"{names[seat]}{colon}{view['players'][seat]['space']}" for seat in order(view)]
        gains = ", ".join(str(n) for n in view["track"]["gains"])
        return self.apart([" · ".join(spaces), self.told("board.trade_gains", end=view["track"]["end"], gains=gains)])

    def automa(self, automa: View) -> str:
        parts = [self.told("board.automa_deck", n=automa["deck"], discard=len(automa["discard"]))]
        return self.apart([*parts, self.some(automa["played"])]) if automa["played"] else parts[0]

    def march(self, march: View, names: list[str]) -> str:
        units = [self.told("tile.soldiers", n=len(march["soldiers"]))] if march["soldiers"] else []
        units += [self.told(key) for what, key in PIECES.items() if march.get(what)]
        return self.told("board.marching", name=names[march["seat"]], units=", ".join(units), place=march["place"])

    # ------------------------------------------------------------------ players
    def title(self, view: View, seat: int, names: list[str]) -> str:
        player = view["players"][seat]
        parts = [f"{seat + 1} {self.owner(view, seat, names)}", self.civilization(player)]
        if player["done"]["passed"]:
            parts.append(self.told("board.passed"))
        return ("> " if view["seat"] == seat else "  ") + " · ".join(parts)

    def stock(self, player: View) -> str:
        """Resources in letters; Gold that expires and Military for raids apart."""
        resources = player["resources"]
        found = self.letters({"gold": resources["gold"]} if player["automa"] else resources)
        more = [self.told(f"board.{what}", n=player[what]) for what in ("fresh_gold", "raid") if player[what]]
        return f"{found} ({', '.join(more)})" if more else found

    def standing(self, player: View) -> str:
        """Points, and what they are made of."""
        lines = [f"{self.told(f'score.{what}')} {n}" for what, n in player["score"].items() if n]
        return f"{player['points']} ({', '.join(lines)})" if lines else str(player["points"])

    def figures(self, player: View) -> list[str]:
        """What one wants to know of a rival at a glance."""
        parts = [self.told("board.points_of", n=player["points"]), self.stock(player)]
        parts.append(self.told("board.provinces", n=player["provinces"]))
        parts.append(self.told("board.home", n=player["soldiers_home"]))
        if player["gains_count"]:
            parts.append(self.told("board.gains", n=player["gains_count"]))
        if player["quests_count"]:
            parts.append(self.told("board.quests", n=player["quests_count"]))
        return parts

    def player_lines(self, player: View) -> list[tuple[str, str]]:
        """Label and content of everything a player has beside the City."""
        lines = [
            (self.label("board.points"), self.standing(player)),
            (self.label("board.resources"), self.stock(player)),
        ]
        if not player["automa"]:
            lines.append((self.label("board.cards"), self.decks(player)))
        elif player["discard"]:
            lines.append((self.label("board.cards"), self.counted(player["discard"])))
        lines += [
            (self.label("board.pieces"), self.own_pieces(player)),
            (self.label("board.policies", n=len(player["undeveloped"])), self.policies(player)),
        ]
        return [*lines, *self.works(player), *self.tokens(player)]

    def decks(self, player: View) -> str:
        deck = player["deck"]
        parts = [self.told("board.city_deck", n=deck["size"], discard=len(player["discard"]),
                           archive=len(player["archive"]))]
        if deck["top"]:
            parts.append(self.told("board.top", cards=self.some(deck["top"])))
        if deck["peeked"] is not None:
            card = self.name(deck["peeked"]["card"])
            parts.append(self.told("board.peeked", card=card, n=deck["peeked"]["depth"]))
        return self.apart(parts)

    def own_pieces(self, player: View) -> str:
        parts = [self.told("board.home", n=player["soldiers_home"])]
        parts.append(f"{self.name(player['warlord'])} {player['warlord_place'] or '-'}")
        if player["hero"] is not None:
            hero = player["hero"]
            parts.append(f"{self.name(hero['id'])} {hero['place'] or '-'}{self.used(hero['used'])}")
        where = [each["place"] + self.used(each["acted"]) for each in player["explorers"]]
        parts.append(self.told("board.explorers", places=", ".join(where)))
        parts.append(self.told("board.outposts", n=player["outposts_left"]))
        if player["posts_left"]:
            parts.append(self.told("board.posts", n=player["posts_left"]))
        return ", ".join(parts)

    def policies(self, player: View) -> str:
        """Those in force between > and <; x = used."""
        out = []
        for policy in player["policies"]:
            name = self.name(policy["id"])
            out.append((f">{name}<" if policy["active"] else name) + self.used(policy["used"]))
        price = player["prices"] and player["prices"]["policy"]
        ahead = [self.told("board.next", price=self.bill(price))] if price else []
        return self.apart([", ".join(out) or "-", *ahead])

    def works(self, player: View) -> list[tuple[str, str]]:
        """Cards that are neither in the City nor in a pile."""
        lines = []
        if player["wonder"] is not None:
            wonder = player["wonder"]
            price = self.bill(wonder["price"]) + self.missing(wonder["price"]["lacks"])
            told = self.told("board.to_finish", name=self.name(wonder["id"]), price=price)
            lines.append((self.label("board.wonder"), told))
        if player["sites"]:
            lines.append((self.label("board.wonder"), self.some(player["sites"])))
        if player["reserved"]:
            cards = [f"{self.name(card['id'])} {self.price(card['id'], card['price'])}" for card in player["reserved"]]
            lines.append((self.label("board.reserved"), ", ".join(cards)))
        for key, zone in (("board.drawn", "drawn"), ("score.natural-wonders", "naturals")):
            if player[zone]:
                used = [self.name(card["id"]) + self.used(card["used"]) for card in player[zone]]
                lines.append((self.label(key), ", ".join(used)))
        return lines

    def tokens(self, player: View) -> list[tuple[str, str]]:
        """Tokens kept, Quests, Monsters."""
        kept = [self.told(f"board.{what}", n=player[what]) for what in ("products", "sciences") if player[what]]
        if player["gains_count"] and player["gains"] is None:
            kept.append(self.told("board.gains", n=player["gains_count"]))
        kept += [self.short(token) for token in [*(player["gains"] or ()), *player["market_tokens"]]]
        lines = [(self.label("board.tokens"), self.apart(kept))] if kept else []
        if player["quests"]:
            quests = [f"{self.name(quest)} ({self.short(quest)})" for quest in player["quests"]]
            lines.append((self.label("score.quests"), ", ".join(quests)))
        elif player["quests_count"]:
            lines.append((self.label("score.quests"), str(player["quests_count"])))
        for key, zone in (("board.revealed", "revealed"), ("board.defeated", "monsters")):
            if player[zone]:
                lines.append((self.label(key), self.some(player[zone])))
        return lines

    # ------------------------------------------------------------------ in short
    def status(self, view: View, names: list[str]) -> list[str]:
        """A line for each player between two actions."""
        return [f"{names[seat]} · {' · '.join(self.figures(view['players'][seat]))}" for seat in order(view)]

    def legend(self, full: bool = False) -> list[str]:
        """What the signs and letters mean: shortly under the board, at length in the help."""
        short = [self.told("board.legend"), self.told("board.letters")]
        long = [self.told(f"board.{key}") for key in ("signs", "letters", "deck_left", "map_signs")]
        return long if full else short

    # ------------------------------------------------------------------ piles
    def piles(self, view: View, names: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
        """What lies in piles and may be looked through, under the name of its owner."""
        out = [
            (self.owner(view, seat, names), self.own_piles(view["players"][seat]))
            for seat in order(view) if not view["players"][seat]["automa"]
        ]
        shared = [("piles.display", self.counted(view["discarded"])), ("piles.removed", self.removed(view))]
        if view["deck"]["cards"] is not None:
            shared.append(("piles.development", self.counted(view["deck"]["cards"])))
        if view["automa"] is not None:
            shared.append(("piles.automa", self.counted(view["automa"]["discard"])))
        out.append((self.told("piles.shared"), [(self.label(key), content) for key, content in shared]))
        return out

    def removed(self, view: View) -> str:
        """Cards and Market tokens by name; Exploration tokens have none."""
        kinds = {card: self.faces[card].kind for card in view["removed"]}
        return self.counted([card for card in view["removed"] if kinds[card] != "exploration"])

    def own_piles(self, player: View) -> list[tuple[str, str]]:
        deck = player["deck"]
        rows = [("piles.discard", self.counted(player["discard"]))]
        if deck["top"]:
            rows.append(("piles.top", self.some(deck["top"])))
        rows += [
            ("piles.deck", self.counted(deck["rest"])),
            ("piles.archive", self.counted(player["archive"])),
            ("piles.policies", self.some(player["undeveloped"])),
        ]
        if player["used_gains"]:
            rows.append(("piles.gains", self.apart([self.short(token) for token in player["used_gains"]])))
        return [(self.label(key), content) for key, content in rows]

    # ------------------------------------------------------------------ what moves are about
    def places(self, view: View) -> list[str]:
        """Cards on offer, one's own City, Policies and Wonder, the map."""
        me = view["you"] or 0
        mine = view["players"][me]
        policies = [*(policy["id"] for policy in mine["policies"]), *mine["undeveloped"]]
        return [
            *(place(TABLE, "display", card) for _, card, _ in self.offered(view)),
            *(place(me, "reserve", card["id"]) for card in mine["reserved"]),
            *(place(TABLE, "basic", card) for card in view["basics"]),
            *(place(TABLE, "hero", hero["id"]) for hero in view["heroes"]),
            *(place(TABLE, "project", project["id"]) for project in view["projects"]),
            *(place(me, zone, slot) for slot in range(len(mine["city"])) for zone in ("city", "knowledge")),
            *(place(me, "drawn", card["id"]) for card in mine["drawn"]),
            *(place(me, "policy", card) for card in policies),
            place(me, "wonder"),
            *(place(me, "natural", card["id"]) for card in mine["naturals"]),
            *(place(me, "gain", token) for token in mine["gains"] or ()),
            *(place(me, "market-token", token) for token in mine["market_tokens"]),
            *(place(TABLE, "tile", tile["place"]) for tile in view["map"]),
        ]
