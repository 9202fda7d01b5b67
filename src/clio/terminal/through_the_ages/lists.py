"""Through the Ages without a drawing: what a player has in lines, the state of play in short, the piles, where things
lie."""

from __future__ import annotations

from clio.engine.info import View
from clio.engine.moves import TABLE, place
from clio.terminal.sheet import TOGETHER, order
from clio.terminal.through_the_ages.words import AGES, AgesWords

HELD = ("column.yellow", "column.blue", "column.backs")  # columns that are not told between two actions
COMPARED = ("score.culture", "column.science", "column.strength")  # what is told of the others


class AgesLists(AgesWords):
    """Everything of a view that is told in lines."""

    # ------------------------------------------------------------------ the table
    def opening(self, view: View, names: list[str]) -> str:
        parts = [
            self.told("board.round", n=view["round"]), self.told("era", era=view["age"]),
            self.told("board.decks", civil=view["civil_deck"], military=view["military_deck"]),
            self.told("board.first", name=names[view["starting"]]),
        ]
        if view["over"]:
            parts = [self.told("board.over"), parts[1]]
        elif view["last_round"] is not None:
            last = self.told("board.last_is", n=view["last_round"])
            parts.insert(1, self.told("board.last").upper() if view["last_round"] == view["round"] else last)
        return " · ".join(part.replace(" ", TOGETHER) for part in parts)

    def table_rows(self, view: View, names: list[str]) -> list[tuple[str, str]]:
        """What lies between the players beside the row: strength side by side, events, common tactics, what is
        being fought for."""
        alive = [seat for seat in order(view) if view["players"][seat]["ratings"]]
        alive.sort(key=lambda seat: -view["players"][seat]["ratings"]["strength"])
        strength = [f"{self.owner(view, seat, names)} {view['players'][seat]['ratings']['strength']}" for seat in alive]
        rows = [
            (self.told("board.strength"), ", ".join(strength)), (self.told("board.events"), self.events(view)),
        ]
        if view["common_tactics"]:
            rows.append((self.label(self.told("board.tactics")), self.some(view["common_tactics"])))
        if (fight := view["attack"]) is not None:
            rows.append((self.told("board.attack"), self.told(
                "board.attack_by", card=self.name(fight["id"]), name=names[fight["attacker"]],
                rival=names[fight["rival"]], n=fight["strength"], added=fight["added"])))
        if (sale := view["auction"]) is not None:
            rows.append((self.told("board.auction"), self.auction(sale, names)))
        return rows

    def events(self, view: View) -> str:
        """Counts by age, and the cards of each pile that the reader knows."""
        now, later = view["current_events"], view["future_events"]
        parts = [self.told("board.current", n=self.counted(now)), self.told("board.future", n=self.counted(later))]
        if now["top"] is not None:
            parts.append(self.told("board.top", card=self.name(now["top"])))
        elif now["top_age"] is not None:
            parts.append(self.told("board.top_age", age=now["top_age"]))
        if now["known"]:
            parts.append(self.told("board.known_now", cards=self.some(now["known"])))
        if later["known"]:
            parts.append(self.told("board.known_later", cards=self.some(later["known"])))
        parts.append(self.told("board.past", n=len(view["past_events"])))
        return self.apart(parts)

    def auction(self, sale: View, names: list[str]) -> str:
        parts = [self.name(sale["territory"])]
        if sale["bidder"] is not None:
            parts.append(self.told("board.bid", name=names[sale["bidder"]], n=sale["bid"]))
        if sale["passed"]:
            parts.append(self.told("board.out_of_it", names=", ".join(names[seat] for seat in sale["passed"])))
        if sale["sent"] or sale["cards"]:
            parts.append(self.told("board.sent", units=self.some(sale["sent"]), n=sale["cards"]))
        return self.apart(parts)

    # ------------------------------------------------------------------ one player
    def title(self, view: View, seat: int, names: list[str]) -> str:
        sign = "> " if view["seat"] == seat else "  "
        gone = f" · {self.told('board.resigned')}" if view["players"][seat]["resigned"] else ""
        return sign + self.owner(view, seat, names) + gone

    def numbers(self, player: View) -> list[tuple[str, str]]:
        """Heading and value, the same columns for everybody."""
        rates, makes, acts = player["ratings"], player["produces"], player["actions"]
        unhappy = "!" if rates["discontent"] else ""
        return [
            ("score.culture", f"{player['culture']} {rates['culture']:+}"),
            ("column.science", f"{player['science']} {rates['science']:+}"),
            ("column.strength", str(rates["strength"])),
            ("column.happiness", f"{rates['happiness']}/{rates['happiness_needed']}{unhappy}"),
            ("column.food", f"{player['food']} {makes['food'] - makes['consumption']:+}"),
            ("column.resources", f"{player['resources']} {makes['resources']:+}"),
            ("letter.civil_actions", self.actions(acts, "civil")),
            ("letter.military_actions", self.actions(acts, "military")),
            ("column.unused", str(player["unused_workers"])), ("column.yellow", str(player["yellow_bank"])),
            ("column.blue", str(player["blue_bank"])),
            ("column.hand", f"{player['civil_hand_size']}/{player['civil_hand_limit']}"),
            ("column.backs", self.backs(player["military_hand_backs"])),
        ]

    def actions(self, acts: View, kind: str) -> str:
        """Available, for this turn only, in all: "3+1/4"."""
        more = acts[f"{kind}_extra"]
        return f"{acts[kind]}{f'+{more}' if more else ''}/{acts[f'{kind}_total']}"

    def possessions(self, view: View, seat: int, names: list[str], whole: bool = False) -> list[tuple[str, str]]:
        """Label and content of the cards in play that take no workers; with `whole` what is not there is said too."""
        player = view["players"][seat]
        wonders = [self.wonder(wonder) for wonder in player["wonders"]]
        if player["wonder"] is not None:
            wonders.append(self.unfinished(player["wonder"]))
        limit = self.told("board.limit", n=player["urban_limit"])
        rows = [
            (self.heading("kind.government"), True, f"{self.name(player['government'])} ({limit})"),
            (self.heading("kind.leader"), True, "" if player["leader"] is None else self.name(player["leader"])),
            (self.heading("kind.wonder", 2), True, ", ".join(wonders)),
            (self.heading("noun.special", 2), False, self.some(player["special"]) if player["special"] else ""),
            (self.heading("noun.colony", 2), False, self.some(player["colonies"]) if player["colonies"] else ""),
            (self.heading("kind.tactic"), True, self.tactic(player)),
            (self.heading("kind.pact", 2), False, ", ".join(self.pacts(view, seat, names))),
            (self.heading("kind.war", 2).upper(), False, ", ".join(self.wars(view, seat, names))),
        ]
        return [(self.label(name), said or "-") for name, needed, said in rows if said or (needed and whole)]

    def wonder(self, wonder: View) -> str:
        signs = [self.told("board.ruined")] if wonder["ruined"] else []
        signs += [self.told("board.homer")] if wonder["homer"] else []
        return self.name(wonder["id"]) + (f" ({', '.join(signs)})" if signs else "")

    def unfinished(self, wonder: View) -> str:
        """ "[Pyramids 1/3: R2+1]": stages built of all, and what the others cost."""
        left = "+".join(str(n) for n in wonder["costs"][wonder["stages"]:])
        done = f"{wonder['stages']}/{len(wonder['costs'])}"
        return f"[{self.name(wonder['id'])} {done}: {self.told('letter.resources')}{left}]"

    def tactic(self, player: View) -> str:
        if player["tactic"] is None:
            return ""
        own = f" ({self.told('board.exclusive')})" if player["tactic_exclusive"] else ""
        return self.name(player["tactic"]) + own

    def pacts(self, view: View, seat: int, names: list[str]) -> list[str]:
        """Those of this player, in whoever's play area they lie, with the side."""
        out = []
        for owner, player in enumerate(view["players"]):
            pact = player["pact"]
            if pact is not None and seat in (owner, pact["partner"]):
                side = "A" if pact["owner_is_a"] == (owner == seat) else "B"
                other = names[pact["partner"] if owner == seat else owner]
                out.append(f"{self.name(pact['id'])} {self.told('board.pact', name=other, side=side)}")
        return out

    def wars(self, view: View, seat: int, names: list[str]) -> list[str]:
        out = []
        for attacker, player in enumerate(view["players"]):
            for war in player["wars"]:
                if attacker == seat:
                    out.append(f"{self.name(war['id'])} {self.told('board.war_on', name=names[war['rival']])}")
                elif war["rival"] == seat:
                    out.append(f"{self.name(war['id'])} {self.told('board.war_by', name=names[attacker])}")
        return out

    def hand_label(self, key: str, n: int, limit: int) -> str:
        return self.label(f"{self.told(key)} {n}/{limit}")

    def hand_backs(self, player: View) -> str:
        """A military hand from outside: backs, and what everybody has seen."""
        known = player["military_hand_backs"]["known"]
        seen = self.told("board.seen", cards=self.some(known)) if known else ""
        return " ".join(part for part in (self.counted(player["military_hand_backs"]), seen) if part)

    # ------------------------------------------------------------------ the end of the turn
    def forecast(self, player: View) -> tuple[list[str], str]:
        """Warnings; then what the end of the turn would bring if it came now."""
        end, warnings = player["end_of_turn"], []
        if end["uprising"]:
            discontent = player["ratings"]["discontent"]
            warnings.append(self.told("end.uprising", n=discontent, unused=player["unused_workers"]))
        if end["famine"]:
            warnings.append(self.told("end.famine", n=end["famine"]))
        if end["food_short"] or end["resources_short"]:
            warnings.append(self.told("end.short", food=end["food_short"], resources=end["resources_short"]))
        if end["discard"]:
            warnings.append(self.told("end.discard", n=end["discard"], limit=player["military_hand_limit"]))
        parts = []
        if not end["uprising"]:
            parts = [self.told("end.points", science=end["science"], culture=end["culture"])]
            rot = [(good, end[f"rot_{good}"]) for good in ("resources", "food")]
            lost = [f"-{n} {self.told(f'resource.{good}', n=n)}" for good, n in rot if n]
            if lost:
                parts.append(self.told("end.corruption", lost=", ".join(lost)))
            parts.append(self.told("end.food", made=end["food_made"], eaten=end["eaten"], n=end["food"]))
            parts.append(self.told("end.resources", made=end["resources_made"], n=end["resources"]))
        if end["draw"]:
            parts.append(self.told("end.draw", n=end["draw"]))
        return warnings, self.apart(parts) or "-"

    # ------------------------------------------------------------------ in short
    def status(self, view: View, names: list[str]) -> list[str]:
        """Two lines between two actions: what the reader can spend; the others."""
        lines, others = [], []
        for seat in order(view):
            player = view["players"][seat]
            if player["resigned"]:
                continue
            values = {key: value for key, value in self.numbers(player) if key not in HELD}
            if seat == view["you"]:
                shown = ", ".join(f"{self.told(key)} {value}" for key, value in values.items())
                lines.append(f"{names[seat]}  {shown}")
            else:
                brief = [f"{self.told(key)} {values[key]}" for key in COMPARED]
                others.append(f"{names[seat]}  {', '.join(brief)}")
        return [*lines, " · ".join(others)] if others else lines

    def legend(self, full: bool = False) -> list[str]:
        letters = [self.told("board.letters")]
        return [*letters, self.told("board.signs"), self.told("board.force")] if full else letters

    # ------------------------------------------------------------------ piles
    def piles(self, view: View, names: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
        """Past events, military discards as far as they are known, cards out of the game."""
        shared = [
            (self.label(self.told("piles.past")), self.some(view["past_events"])), *self.discards(view),
            (self.label(self.told("piles.gone")), self.some(view["gone"])),
        ]
        return [(self.told("piles.shared"), shared)]

    def discards(self, view: View) -> list[tuple[str, str]]:
        """By age: how many, and those the reader knows."""
        out = []
        for age, pile in enumerate(view["military_discard"]):
            if pile["size"]:
                label = self.label(f"{self.told('piles.discard', age=AGES[age])} ({pile['size']})")
                out.append((label, self.told("piles.known", cards=self.some(pile["known"]))))
        return out

    # ------------------------------------------------------------------ what moves are about
    def places(self, view: View) -> list[str]:
        """The row, one's own hands and technologies, the common tactics."""
        me = view["you"] or 0
        mine = view["players"][me]
        return [
            *(place(TABLE, "row", n) for n, space in enumerate(view["row"]) if space is not None),
            *(place(me, "civil", card) for card in dict.fromkeys(mine["civil_hand"] or ())),
            *(place(me, "military", card) for card in dict.fromkeys(mine["military_hand"] or ())),
            *(place(me, "technology", tech["id"]) for tech in mine["technologies"]),
            *(place(TABLE, "tactics", card) for card in view["common_tactics"]),
        ]
