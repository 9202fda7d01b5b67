"""A battle of Age of Mythology in lines: who attacks what, both armies, the dice, the exact chances."""

from __future__ import annotations

from clio.engine.info import View
from clio.terminal.age_of_mythology.words import MythWords


class MythBattle(MythWords):
    """The battle of a view."""

    def battle_rows(self, view: View, names: list[str]) -> list[tuple[str, str]]:
        """Label and content, line by line; nothing while there is no battle."""
        battle = view["battle"]
        if battle is None:
            return []
        rows = [(self.told("battle.label"), self.apart(self.declared(battle, names)))]
        rows += [(f"  {self.told('board.has', name=self.owner(view, one['seat'], names))}",
                  self.apart(self.side(battle, one))) for one in battle["sides"]]
        if battle["odds"] is not None:
            attacker = names[battle["attacker"]]
            rows.append((f"  {self.told('battle.odds', name=attacker)}", self.percent(battle["odds"])))
        elif not battle["over"]:
            rows += self.matchups(view, battle)
        return rows

    def declared(self, battle: View, names: list[str]) -> list[str]:
        area = self.told(f"area.{battle['area']}")
        parts = [
            self.told("battle.on", name=names[battle["attacker"]], rival=names[battle["defender"]], area=area),
            self.told("battle.card_power" if battle["power"] else "battle.card", card=self.name(battle["card"])),
        ]
        if battle["encounter"] and battle["winner"] is None:
            parts.append(self.told("battle.encounter", n=battle["encounter"]))
        if battle["fort"]:
            parts.append(self.told("battle.fort", n=battle["fort"]))
        if battle["isis"]:
            parts.append(self.told("battle.isis"))
        if battle["winner"] is not None:
            parts.append(self.told("battle.won", name=names[battle["winner"]]))
        return parts

    def side(self, battle: View, one: View) -> list[str]:
        """The army, the unit that fights with its dice, the last roll."""
        if not battle["revealed"]:
            key = "battle.unlimited" if one["limit"] is None else "battle.limit"
            return [self.told(key, n=one["limit"])]
        parts = [self.counted(one["army"]) if one["army"] else self.told("battle.nobody")]
        if any(one["heads"]):
            parts.append(self.told("battle.heads", n=", ".join(f"+{n}" for n in one["heads"])))
        if one["dice"] is not None and one["fighter"] is not None:
            signs = [self.told(f"battle.{sign}") for sign in ("throws", "berserk") if one[sign]]
            fights = self.told("battle.fights", unit=self.name(one["fighter"]), n=one["dice"])
            parts.append(" ".join([fights, *(f"({sign})" for sign in signs)]))
        if one["last_fighter"] is not None:
            dice = " ".join(str(face) for face in one["last_roll"])
            parts.append(self.told("battle.roll", unit=self.name(one["last_fighter"]), dice=dice, n=one["last_hits"]))
        return parts

    def matchups(self, view: View, battle: View) -> list[tuple[str, str]]:
        """A line per unit of the reader (of the attacker, for others): against each unit its chance and both pools."""
        mine, theirs, own = "attack", "defence", 0
        if view["you"] == battle["defender"]:
            mine, theirs, own = "defence", "attack", 1
        lines: dict[str, list[str]] = {}
        for pair in battle["matchups"]:
            chance = self.percent(1 - pair["odds"] if own else pair["odds"])
            dice = self.told("battle.dice", mine=pair["dice"][own], theirs=pair["dice"][1 - own])
            lines.setdefault(pair[mine], []).append(f"{self.name(pair[theirs])} {chance} ({dice})")
        return [(f"  {self.told('battle.against', unit=self.name(unit))}", ", ".join(parts))
                for unit, parts in lines.items()]
