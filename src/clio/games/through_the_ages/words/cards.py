"""What is written on each card, in both languages, generated from its declaration: first the figures, then what the
card does. The words are in `en/` and `fr/`, what they share in `language.py`."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from clio.engine.hooks import On
from clio.engine.kernel import NOTHING
from clio.engine.passages import Passage, passages, whole
from clio.games.through_the_ages import cards as cards  # the texts are those of the declared cards
from clio.games.through_the_ages.cardbook import (
    ATTACK_ALLOWED, BOOK, GOVERNMENTS, RURAL, T_AGGRESSION, T_AIR, T_BONUS, T_PACT, T_TACTIC, T_TERRITORY, T_WONDER,
)
from clio.games.through_the_ages.state import AGE_A, FOOD, MINE, RESOURCES, SCIENCE, TECHNOLOGIES, WORKED
from clio.games.through_the_ages.words.en import cards as en_writers
from clio.games.through_the_ages.words.fr import cards as fr_writers
from clio.games.through_the_ages.words.language import AgesLanguage
from clio.games.through_the_ages.words.nouns import UNIT_TYPES, noun
from clio.words import sentence

OCCASIONS = {T_WONDER: "completed", T_TERRITORY: "at_once", T_AGGRESSION: "victory"}  # when the op happens


class CardText:
    """The cards in one language, with the module that has its writers of ops."""

    def __init__(self, lang: str, writers: ModuleType) -> None:
        self.lang = lang
        self.language: AgesLanguage = writers.LANG
        self.names: list[str] = BOOK.name_en if lang == "en" else BOOK.name_fr
        self.units = [writers.KINDS[types] for types in UNIT_TYPES]
        self.tokens = [noun(lang, f"resource.{colour}_tokens") for colour in ("blue", "yellow")]
        self.actions = [noun(lang, f"resource.{kind}_actions") for kind in ("civil", "military")]

    def said(self, kind: int) -> tuple[Passage, ...]:
        """The text of a card in parts."""
        return passages(lambda: self.sentences(kind))

    def sentences(self, kind: int) -> list[tuple[str, str]]:
        found = (("cost", self.figures(kind)), ("gives", self.gives(kind)), ("effect", self.effect(kind)))
        return [(of, sentence(part)) for of, parts in found for part in parts]

    def say(self, key: str, **parts: Any) -> str:
        return self.language.say(key, **parts)

    # ------------------------------------------------------------------ what it costs
    def figures(self, kind: int) -> list[str]:
        """The prices printed on the card."""
        if kind < TECHNOLOGIES:
            return [self.apart(self.technology(kind))]
        if BOOK.stages[kind]:
            return [self.say("stages", costs=" + ".join(str(n) for n in BOOK.stages[kind]))]
        if BOOK.price[kind]:
            return [self.say("attack", what=self.language.number(self.actions[1], BOOK.price[kind]))]
        return []

    def technology(self, kind: int) -> list[str]:
        out = []
        if BOOK.age[kind] == AGE_A:
            out.append(self.say("start"))
        elif GOVERNMENTS & BOOK.mask[kind]:
            out.append(self.say("government", n=BOOK.science[kind], revolution=BOOK.revolution[kind]))
        else:
            out.append(self.say("develop", n=BOOK.science[kind]))
        if kind < WORKED:
            out.append(self.say("build", what=self.language.amount(RESOURCES, BOOK.cost[kind])))
        return out

    def apart(self, parts: list[str]) -> str:
        return self.language.patterns["apart"].join(parts)

    # ------------------------------------------------------------------ what it gives
    def gives(self, kind: int) -> list[str]:
        """The symbols of the card."""
        language, type = self.language, BOOK.type[kind]
        if BOOK.mask[kind] & RURAL:
            good = FOOD if kind < MINE else RESOURCES
            return [self.say("token", what=language.amount(good, BOOK.value[kind]))]
        if kind < WORKED:
            air = [self.say("air")] if type == T_AIR else []
            return [self.say("worker", what=language.join(self.symbols(kind, ""))), *air]
        if type == T_TACTIC:
            return [self.army(kind)]
        if type == T_BONUS:
            return [self.say("bonus", defence=BOOK.defence[kind], colonize=BOOK.colonize[kind])]
        if type == T_PACT:
            return self.pact(kind)
        if BOOK.limit[kind]:
            base = [
                language.number(noun, n)
                for noun, n in zip(self.actions, (BOOK.civil_actions[kind], BOOK.military_actions[kind]), strict=True)
            ]
            symbols = self.symbols(kind)
            return [", ".join([*base, self.say("limit", n=BOOK.limit[kind])])] + ([", ".join(symbols)] * bool(symbols))
        return self.permanent(kind)

    def permanent(self, kind: int) -> list[str]:
        """Of a card that takes no workers; and what it costs less to take it."""
        found = self.shown(kind)
        out = [self.say("permanent", what=", ".join(found)) if BOOK.type[kind] == T_TERRITORY else ", ".join(found)]
        less = BOOK.after_leader[kind]
        if less:
            out.append(self.say("after_leader", what=self.language.number(self.actions[0], less)))
        return out if found else out[1:]

    def shown(self, kind: int) -> list[str]:
        """Actions, symbols, colonization and tokens of a card that takes no workers."""
        counted = zip(
            (*self.actions, *self.tokens),
            (BOOK.civil_actions[kind], BOOK.military_actions[kind], BOOK.blue[kind], BOOK.yellow[kind]), strict=True,
        )
        found = [self.language.number(noun, f"{n:+d}") for noun, n in counted if n]
        if BOOK.colonization[kind]:
            found.append(self.say("colonization", n=f"{BOOK.colonization[kind]:+d}"))
        return self.symbols(kind) + found

    def symbols(self, kind: int, sign: str = "+") -> list[str]:
        """Science, culture, strength, happiness: "+1 culture"; per worker "1 culture"."""
        book = (BOOK.makes_science, BOOK.makes_culture, BOOK.makes_strength, BOOK.makes_happy)
        return [self.language.symbol(i, f"{table[kind]:{sign}d}") for i, table in enumerate(book) if table[kind]]

    def army(self, kind: int) -> str:
        units = [self.language.number(noun, n) for noun, n in zip(self.units, BOOK.army[kind], strict=True) if n]
        key = "army.old" if BOOK.obsolete[kind] else "army"
        return self.say(key, units=self.language.join(units), n=BOOK.tactical[kind], old=BOOK.obsolete[kind])

    def pact(self, kind: int) -> list[str]:
        """What each side gets, then what becomes of attacks."""
        out = []
        for side, figures in (("A", BOOK.side_a[kind]), ("B", BOOK.side_b[kind])):
            found = self.side(figures)
            if found and BOOK.sides[kind]:
                out.append(self.say("side", side=side, what=", ".join(found)))
            elif found and side == "A":
                out.append(self.say("both", what=", ".join(found)))
        if BOOK.military_actions[kind]:
            more = self.language.number(self.actions[1], f"{BOOK.military_actions[kind]:+d}")
            out.append(self.say("both", what=more))
        if BOOK.attacks[kind] != ATTACK_ALLOWED:
            out.append(self.say(f"attacks.{BOOK.attacks[kind]}"))
        return out + self.pact_rules(kind)

    def pact_rules(self, kind: int) -> list[str]:
        """What a pact changes besides figures."""
        less, price = BOOK.research[kind]
        said = (
            (BOOK.attacker[kind], self.say("attacker", n=BOOK.attacker[kind])),
            (BOOK.exchange[kind], self.say("exchange")),
            (less, self.say("research", n=less, price=self.language.amount(SCIENCE, price))),
            (BOOK.tourism[kind], self.say("tourism", n=BOOK.tourism[kind])),
            (BOOK.no_war[kind], self.say("no_war")),
        )
        return [text for holds, text in said if holds]

    def side(self, figures: tuple[int, int, int, int]) -> list[str]:
        culture, strength, food, resources = figures
        found = [self.language.symbol(which, f"{n:+d}") for which, n in ((1, culture), (2, strength)) if n]
        for good, n in ((FOOD, food), (RESOURCES, resources)):
            if n:
                found.append(self.say("food_side", what=self.language.number(self.language.goods[good], f"{n:+d}")))
        return found

    # ------------------------------------------------------------------ what it does
    def effect(self, kind: int) -> list[str]:
        """Its op, its hooks; without the full stops."""
        out = []
        op = BOOK.op[kind]
        if op is not NOTHING:
            what = self.language.write(op)
            key = OCCASIONS.get(BOOK.type[kind])
            out.append(what if key is None else self.say(key, what=what))
        hooks = BOOK.hooks[kind]
        out += [self.language.write(hook) for hook in hooks if not isinstance(hook, On)]
        return out + [self.language.write(hook) for hook in hooks if isinstance(hook, On)]


CARD_TEXTS = {
    "en": CardText("en", en_writers), "fr": CardText("fr", fr_writers),
}


def card_text(kind: int, lang: str) -> str:
    """Figures, symbols and effects of a card, in sentences."""
    return whole(CARD_TEXTS[lang].said(kind))
