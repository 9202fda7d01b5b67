"""What is written on each card, unit, building, tile and victory card, in both languages, generated from the
declarations and the figures of the rules. The words are in `text_en.py` and `text_fr.py`."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from clio.engine.kernel import NOTHING, Op
from clio.engine.text import sentence
from clio.games.age_of_mythology import text_en, text_fr
from clio.games.age_of_mythology.cardbook import (
    ACTION_IDS, ALL, ATTACK, BOOK, BUILDING_BOOK, DO_BUILD, DO_RECRUIT, EXPLORE, FOOD_ONLY, GATHER, REBORN, REVIVES,
    T_HERO, TILE_BOOK, TRADE, TYPE_IDS, UNIT_BOOK,
)
from clio.games.age_of_mythology.ops import powers as P
from clio.games.age_of_mythology.ops.dice import BERSERK_DICE, FORT_DICE, THROW_DICE
from clio.games.age_of_mythology.rules.battle import VALKYRIE_FAVOR
from clio.games.age_of_mythology.rules.gather import BUILDING_BONUS, DWARF_GOLD
from clio.games.age_of_mythology.rules.recruit import BAST_COST
from clio.games.age_of_mythology.rules.round import KEPT, KEPT_IN_STOREHOUSE
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR
from clio.games.age_of_mythology.state import FOOD, HOUSE, MOST_HOUSES, UNITS
from clio.games.age_of_mythology.text_en_words import English
from clio.games.age_of_mythology.text_fr_words import French
from clio.games.age_of_mythology.text_grammar import Grammar

FIGURES: Final[dict[str, object]] = {
    "mine": P.POWER_LIMITS[0], "theirs": P.POWER_LIMITS[1], "berserk": BERSERK_DICE, "throw": THROW_DICE,
    "fort": FORT_DICE, "honour": VALKYRIE_FAVOR, "bonus": BUILDING_BONUS, "dwarf": DWARF_GOLD, "bast": BAST_COST[FOOD],
    "kept": KEPT, "store": KEPT_IN_STOREHOUSE, "temple": TEMPLE_FAVOR, "most": MOST_HOUSES,
}
COUNTED: Final = {EXPLORE: "resource_tile", TRADE: "cube"}  # figures that count things
LIMITED: Final = {DO_BUILD: "building", DO_RECRUIT: "unit", ATTACK: "unit"}  # and those that set a limit


def bits(mask: int) -> list[int]:
    """The single bits of a mask, in order."""
    return [1 << i for i in range(mask.bit_length()) if mask >> i & 1]


class CardText:
    """The things of the game in one language: its tables are the module's."""

    def __init__(self, grammar: Grammar, words: ModuleType) -> None:
        self.grammar = grammar
        self.patterns: dict[str, str] = words.PATTERNS
        self.actions: dict[str, str] = words.ACTIONS
        self.powers: dict[type, str] = words.POWERS
        self.powers_on_others: dict[type, str] = words.POWERS_ON_OTHERS
        self.changes: dict[int, str] = words.CHANGES
        self.abilities: dict[int, str] = words.ABILITIES
        self.buildings: dict[int, str] = words.BUILDINGS
        self.gathering: str = words.GATHERING
        self.victories: tuple[str, ...] = words.VICTORY

    def say(self, key: str, **parts: object) -> str:
        return self.patterns[key].format(**parts)

    # ------------------------------------------------------------------ action cards
    def card(self, kind: int) -> str:
        said = [self.action(kind)]
        if BOOK.power[kind] is not NOTHING:
            said.append(self.power(kind))
        return " ".join(sentence(part) for part in said)

    def action(self, kind: int) -> str:
        action, n = BOOK.action[kind], BOOK.number[kind]
        key = ACTION_IDS[action]
        g, what = self.grammar, ""
        if action in COUNTED:
            what = g.count(COUNTED[action], n)
        elif action in LIMITED:
            what = g.up_to(LIMITED[action], n)
        if action == EXPLORE and n:
            key += ".more"
        elif action == GATHER and n in (ALL, FOOD_ONLY):
            key += ".all" if n == ALL else ".food"
        elif action == TRADE and n == 0:
            key += ".free"
        return self.actions[key].format(what=what, first=n, second=n + 1, third=n + 2)

    def power(self, kind: int) -> str:
        """A power with a name of its own says it, any other has the god's."""
        favor = self.grammar.count("favor", BOOK.favor[kind])
        key = "power" if BOOK.alone[kind] else "power.together"
        return self.say(key, name=self.grammar.power_names[kind], favor=favor, what=self.effect(kind))

    def effect(self, kind: int) -> str:
        op = BOOK.power[kind]
        if isinstance(op, P.Changes):
            return self.changes[op.what].format(n=op.n, **FIGURES)
        others = isinstance(op, P.RemoveTile | P.DestroyBuilding) and not op.own
        table = self.powers_on_others if others else self.powers
        return table[type(op)].format(what=self.amount(op))

    def amount(self, op: Op[Any]) -> str:
        """What the power gives or takes, counted."""
        g = self.grammar
        match op:
            case P.Gain():
                return g.resource(op.res, op.n)
            case P.GainAny():
                return g.count("cube", op.n)
            case P.GiveUpUnit() | P.Steal():
                return g.count("cube", op.then.n)
            case P.GainUnits():
                return g.units(op.unit, op.n)
            case P.GainMortals():
                return g.count("mortal", op.n)
            case P.Embalm():
                return g.up_to("mortal", op.n)
            case P.RemoveTile() if op.res >= 0:
                return g.tile_giving(op.res)
        return ""

    # ------------------------------------------------------------------ units
    def unit(self, kind: int) -> str:
        g = self.grammar
        said = [self.types(kind), ", ".join([g.count("die", UNIT_BOOK.dice[kind]), *self.bonuses(kind)])]
        said += [self.ability(kind, bit) for bit in bits(UNIT_BOOK.abilities[kind])]
        said.append(self.say("cost", price=g.cubes(UNIT_BOOK.cost[kind])))
        return " ".join(sentence(part) for part in said)

    def types(self, kind: int) -> str:
        if UNIT_BOOK.types[kind] & T_HERO:
            return self.say("hero", age=self.grammar.ages[UNIT_BOOK.age[kind]])
        return ", ".join(self.grammar.types[bit.bit_length() - 1][0] for bit in bits(UNIT_BOOK.types[kind]))

    def bonuses(self, kind: int) -> list[str]:
        types = self.grammar.types
        return [self.say("bonus", n=n, types=types[type.bit_length() - 1][1]) for type, n in UNIT_BOOK.bonuses[kind]]

    def ability(self, kind: int, bit: int) -> str:
        revived = self.revived() if bit == REVIVES else ""
        return self.abilities[bit].format(rebirth=UNIT_BOOK.rebirth[kind], revived=revived, **FIGURES)

    def revived(self) -> str:
        """The units a Priest can bring back, with the favor for each."""
        g = self.grammar
        found = [kind for kind in range(UNITS) if UNIT_BOOK.abilities[kind] & REBORN]
        return g.join([f"{g.unit_names[kind]} ({g.count('favor', UNIT_BOOK.rebirth[kind])})" for kind in found])

    # ------------------------------------------------------------------ buildings, tiles, victory cards
    def building(self, kind: int) -> str:
        bonus = BUILDING_BOOK.bonus[kind]
        if bonus >= 0:
            what = self.grammar.resource(bonus, BUILDING_BONUS).split(" ", 1)[1]
            effect = self.gathering.format(what=what, **FIGURES)
        else:
            effect = self.buildings[kind].format(**FIGURES)
        limit = self.say("houses" if kind == HOUSE else "one", **FIGURES)
        price = self.grammar.cubes(BUILDING_BOOK.cost[kind])
        return " ".join(sentence(part) for part in (effect, self.say("cost", price=price), limit))

    def tile(self, kind: int) -> str:
        g = self.grammar
        return sentence(self.say("tile", terrain=g.terrains[TILE_BOOK.terrain[kind]], gives=g.gives(kind)))

    def tile_name(self, kind: int) -> str:
        g = self.grammar
        return f"{g.terrains[TILE_BOOK.terrain[kind]].capitalize()}{g.colon}{g.gives(kind)}"

    def victory(self, card: int) -> str:
        return sentence(self.victories[card])


CARD_TEXTS: Final = {"en": CardText(English(), text_en), "fr": CardText(French(), text_fr)}
assert len(TYPE_IDS) == len(English.types) == len(French.types)
