"""What is written on each card, unit, building, tile and victory card, in both languages, generated from the
declarations and the figures of the rules. The words are in `en` and `fr`."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from clio.engine.kernel import NOTHING, Op
from clio.engine.passages import Part, paid
from clio.games.age_of_mythology.cardbook import (
    ACTION_IDS, ALL, ATTACK, BOOK, BUILDING_BOOK, DO_BUILD, DO_RECRUIT, EXPLORE, FOOD_ONLY, GATHER, REBORN,
    RESOURCE_IDS, REVIVES, T_HERO, TILE_BOOK, TRADE, UNIT_BOOK,
)
from clio.games.age_of_mythology.ops import powers as P
from clio.games.age_of_mythology.ops.dice import BERSERK_DICE, FORT_DICE, THROW_DICE
from clio.games.age_of_mythology.rules.battle import VALKYRIE_FAVOR
from clio.games.age_of_mythology.rules.gather import BUILDING_BONUS, DWARF_GOLD
from clio.games.age_of_mythology.rules.recruit import BAST_COST
from clio.games.age_of_mythology.rules.round import KEPT, KEPT_IN_STOREHOUSE
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR
from clio.games.age_of_mythology.state import FAVOR, FOOD, HOUSE, MOST_HOUSES, UNITS
from clio.games.age_of_mythology.words import MythologyWords, en, fr
from clio.games.age_of_mythology.words.en import cards as en_cards
from clio.games.age_of_mythology.words.fr import cards as fr_cards
from clio.words import fill, sentence

FIGURES: Final[dict[str, object]] = {
    "mine": P.POWER_LIMITS[0], "theirs": P.POWER_LIMITS[1], "berserk": BERSERK_DICE, "throw": THROW_DICE,
    "fort": FORT_DICE, "honour": VALKYRIE_FAVOR, "bonus": BUILDING_BONUS, "dwarf": DWARF_GOLD, "bast": BAST_COST[FOOD],
    "kept": KEPT, "store": KEPT_IN_STOREHOUSE, "temple": TEMPLE_FAVOR, "most": MOST_HOUSES,
}
COUNTED: Final = {EXPLORE: "kind.tile", TRADE: "cube"}  # figures that count things
LIMITED: Final = {DO_BUILD: "kind.building", DO_RECRUIT: "unit", ATTACK: "unit"}  # and those that set a limit


def bits(mask: int) -> list[int]:
    """The single bits of a mask, in order."""
    return [1 << i for i in range(mask.bit_length()) if mask >> i & 1]


Sentences = list[tuple[str, str]]  # on a thing, each with what it tells


class CardText:
    """The things of the game in one language: its tables are the module's."""

    def __init__(self, words: MythologyWords, tables: ModuleType) -> None:
        self.words = words
        self.patterns: dict[str, str] = tables.PATTERNS
        self.actions: dict[str, str] = tables.ACTIONS
        self.shortly: dict[str, str] = tables.SHORTLY
        self.powers: dict[type, str] = tables.POWERS
        self.powers_on_others: dict[type, str] = tables.POWERS_ON_OTHERS
        self.changes: dict[int, str] = tables.CHANGES
        self.abilities: dict[int, str] = tables.ABILITIES
        self.buildings: dict[int, tuple[str, str]] = tables.BUILDINGS
        self.gathering: str = tables.GATHERING
        self.victories: tuple[str, ...] = tables.VICTORY

    def fill(self, pattern: str, **parts: object) -> str:
        return fill(self.words.lang, pattern, **parts)

    def say(self, key: str, **parts: object) -> str:
        return self.fill(self.patterns[key], **parts)

    # ------------------------------------------------------------------ action cards
    def card(self, kind: int) -> Sentences:
        said = [("action", self.action(kind))]
        if BOOK.power[kind] is not NOTHING:
            said.append(("power", self.power(kind)))
        return [(of, sentence(text)) for of, text in said]

    def action(self, kind: int) -> str:
        action, n = BOOK.action[kind], BOOK.number[kind]
        key = ACTION_IDS[action]
        w, what = self.words, ""
        if action in COUNTED:
            what = w.count(COUNTED[action], n)
        elif action in LIMITED:
            what = w.up_to(LIMITED[action], n)
        if action == EXPLORE and n:
            key += ".more"
        elif action == GATHER and n in (ALL, FOOD_ONLY):
            key += ".all" if n == ALL else ".food"
        elif action == TRADE and n == 0:
            key += ".free"
        return self.fill(self.actions[key], what=what, first=n, second=n + 1, third=n + 2)

    def action_in_short(self, kind: int) -> str:
        """The action of a card without a power, in one or two short lines."""
        n = BOOK.number[kind]
        key = ACTION_IDS[BOOK.action[kind]]
        if key not in self.shortly:
            return sentence(self.action(kind))
        return self.fill(self.shortly[key], first=n, second=n + 1, third=n + 2)

    def power(self, kind: int) -> str:
        """A power with a name of its own says it, any other has the god's."""
        favor = paid(self.words.resource(FAVOR, BOOK.favor[kind]))
        key = "power" if BOOK.alone[kind] else "power.together"
        return self.say(key, name=self.words.power_names[kind], favor=favor, what=self.effect(kind))

    def effect(self, kind: int) -> str:
        op = BOOK.power[kind]
        if isinstance(op, P.Changes):
            return self.fill(self.changes[op.what], n=op.n, **FIGURES)
        others = isinstance(op, P.RemoveTile | P.DestroyBuilding) and not op.own
        table = self.powers_on_others if others else self.powers
        return self.fill(table[type(op)], what=self.amount(op))

    def amount(self, op: Op[Any]) -> str:
        """What the power gives or takes, counted."""
        w = self.words
        match op:
            case P.Gain():
                return w.resource(op.res, op.n)
            case P.GainAny():
                return w.count("cube", op.n)
            case P.GiveUpUnit() | P.Steal():
                return w.count("cube", op.then.n)
            case P.GainUnits():
                return w.units(op.unit, op.n)
            case P.GainMortals():
                return w.count("kind.mortal", op.n)
            case P.Embalm():
                return w.up_to("kind.mortal", op.n)
            case P.RemoveTile() if op.res >= 0:
                return w.tile_giving(op.res)
        return ""

    # ------------------------------------------------------------------ units
    def unit(self, kind: int) -> Sentences:
        w = self.words
        return [
            ("types", sentence(self.types(kind))),
            ("dice", sentence(", ".join([w.count("die", UNIT_BOOK.dice[kind]), *self.bonuses(kind)]))),
            *(("effect", sentence(self.ability(kind, bit))) for bit in bits(UNIT_BOOK.abilities[kind])),
            ("cost", sentence(self.say("cost", price=w.cubes(UNIT_BOOK.cost[kind])))),
        ]

    def types(self, kind: int) -> str:
        if UNIT_BOOK.types[kind] & T_HERO:
            return self.say("hero", age=self.words.ages[UNIT_BOOK.age[kind]])
        return ", ".join(self.words.types[bit.bit_length() - 1] for bit in bits(UNIT_BOOK.types[kind]))

    def bonuses(self, kind: int) -> list[str]:
        types = self.words.whole_types
        return [self.say("bonus", n=n, types=types[type.bit_length() - 1]) for type, n in UNIT_BOOK.bonuses[kind]]

    def ability(self, kind: int, bit: int) -> str:
        revived = self.revived() if bit == REVIVES else ""
        return self.fill(self.abilities[bit], rebirth=UNIT_BOOK.rebirth[kind], revived=revived, **FIGURES)

    def revived(self) -> str:
        """The units a Priest can bring back, with the favor for each."""
        w = self.words
        found = [kind for kind in range(UNITS) if UNIT_BOOK.abilities[kind] & REBORN]
        return w.join([f"{w.unit_names[kind]} ({w.resource(FAVOR, UNIT_BOOK.rebirth[kind])})" for kind in found])

    # ------------------------------------------------------------------ buildings, tiles, victory cards
    def building(self, kind: int) -> Sentences:
        bonus = BUILDING_BOOK.bonus[kind]
        if bonus >= 0:
            what = self.words.resource_name(bonus, BUILDING_BONUS)
            effect = self.fill(self.gathering, what=what, **FIGURES)
        else:
            effect = self.fill(self.buildings[kind][0], **FIGURES)
        limit = self.say("houses" if kind == HOUSE else "one", **FIGURES)
        price = self.words.cubes(BUILDING_BOOK.cost[kind])
        said = (("effect", effect), ("cost", self.say("cost", price=price)), ("limit", limit))
        return [(of, sentence(text)) for of, text in said]

    def in_short(self, kind: int) -> Part:
        """What a building does, in two or three words."""
        bonus = BUILDING_BOOK.bonus[kind]
        if bonus >= 0:
            return Part(f"+{BUILDING_BONUS}", "amount", RESOURCE_IDS[bonus])
        return Part(self.fill(self.buildings[kind][1], **FIGURES))

    def tile(self, kind: int) -> Sentences:
        w = self.words
        terrain = w.terrains[TILE_BOOK.terrain[kind]]
        return [("gives", sentence(self.say("tile", terrain=terrain, gives=w.gives(kind))))]

    def tile_name(self, kind: int) -> str:
        w = self.words
        return f"{w.terrains[TILE_BOOK.terrain[kind]].capitalize()}{w.colon}{w.gives(kind)}"

    def victory(self, card: int) -> Sentences:
        return [("effect", sentence(self.victories[card]))]


CARD_TEXTS: Final = {"en": CardText(en.WORDS, en_cards), "fr": CardText(fr.WORDS, fr_cards)}
