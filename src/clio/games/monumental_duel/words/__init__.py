"""Monumental Duel in words: what both languages share. The words themselves are in `en` and `fr`; labels of moves,
prompts, log lines and the texts of cards are put together in the files beside this one."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from clio.engine.game import Words
from clio.engine.kernel import Event, Op
from clio.engine.moves import At
from clio.engine.passages import Passage
from clio.engine.text import INFINITIVE, Thing
from clio.games.monumental_duel import cards as cards  # the names and texts are those of the declared cards
from clio.games.monumental_duel.bills import Bill
from clio.games.monumental_duel.cardbook import BOOK, ESPIONAGE_CARD
from clio.games.monumental_duel.state import CIVILIZATION, Duel
from clio.games.monumental_duel.words.brief import Shorthand
from clio.games.monumental_duel.words.cards import CardText
from clio.games.monumental_duel.words.language import DuelLanguage
from clio.games.monumental_duel.words.log import event
from clio.games.monumental_duel.view import KIND_IDS, LINE_IDS, TYPE_IDS
from clio.games.monumental_duel.words.moves import price
from clio.games.monumental_duel.words.nouns import names
from clio.words import GRAMMARS, capital, fill

REMINDER = 100  # a longer effect is not repeated in the label of an option


class DuelWords(Words[Duel]):
    """Monumental Duel in one language. The tables are the language's, the methods that build phrases too."""

    language: DuelLanguage
    shorthand: Shorthand
    card_names: list[str]  # by card kind
    prompts: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]
    civilizations: list[str]

    @property
    def colon(self) -> str:
        return GRAMMARS[self.lang].COLON

    # ------------------------------------------------------------------ names
    @abstractmethod
    def the(self, kind: int) -> str:
        """The card with its article: "the Fort", "Troy"."""

    @abstractmethod
    def of(self, kind: int) -> str:
        """ "of the Fort", "du Fort"."""

    @abstractmethod
    def a(self, kind: int) -> str:
        """ "a Fort"."""

    def one(self, kind: int) -> str:
        """Which card it is where the slot does not say: "a Fort", for there are several, but "the Forum"."""
        return self.a(kind) if BOOK.copies[kind] > 1 and BOOK.type[kind] != ESPIONAGE_CARD else self.the(kind)

    def card_name(self, kind: int) -> str:
        """From CIVILIZATION on, the civilization whose own rule speaks like a card."""
        return self.card_names[kind] if kind < CIVILIZATION else self.civilizations[kind - CIVILIZATION]

    def resource_name(self, res: int, n: int = 1) -> str:
        """The noun alone, as it stands after the number n."""
        return self.language.nouns[res][self.language.is_plural(n)]

    def amount(self, res: int, n: int) -> str:
        return self.language.amount(res, n)

    def count(self, thing: str, n: int) -> str:
        """ "2 tokens", "2 basic resources": a `thing` or `resource` of the vocabulary."""
        return f"{n} {fill(self.lang, self.word(thing), n=n)}"

    def amounts(self, found: list[tuple[int, int]]) -> str:
        """(resource, number) pairs: "2 Production and 1 Gold"."""
        return self.language.join([self.amount(res, n) for res, n in found if n])

    def civilization_name(self, civ: int) -> str:
        return self.civilizations[civ]

    def word(self, key: str) -> str:
        """A word of the vocabulary."""
        return names(self.lang)[key]

    def type_name(self, kind: int) -> str:
        """What sort of card it is."""
        return self.word(f"kind.{KIND_IDS[BOOK.type[kind]]}")

    def province_type(self, type: int) -> str:
        return self.word(f"province_type.{TYPE_IDS[type]}")

    def marker(self, type: int) -> str:
        """ "Coastal marker"."""
        return self.word(f"marker.{TYPE_IDS[type]}")

    def place(self, line: int) -> str:
        """Where a Mughal Policy lies: "beside row 1"."""
        return self.word(f"place.{LINE_IDS[line]}")

    def era_name(self, era: int) -> str:
        return fill(self.lang, self.word("era"), era="I" * era)

    # ------------------------------------------------------------------ cards
    def card_text(self, kind: int) -> str:
        return CardText(self.language).text(kind)

    def said(self, kind: int) -> tuple[Passage, ...]:
        """The text in parts: the effect, then the bonus."""
        return CardText(self.language).said(kind)

    def knows(self, thing: Thing) -> bool:
        """Can this op, condition or number be said? (`engine.checks` asks.)"""
        return self.language.knows(thing)

    def reminder(self, op: Op[Any] | None) -> str:
        """An effect for a label: "gain 1 Gold". Empty when it would be too long to help."""
        text = "" if op is None else self.language.write(op, INFINITIVE)
        return text if len(text) <= REMINDER and ":" not in text else ""

    # ------------------------------------------------------------------ the table
    def say(self, key: str, **parts: object) -> str:
        """A phrase of the labels."""
        return fill(self.lang, self.options[key], **parts)

    def asking(self, key: str, **parts: object) -> str:
        """A phrase of the prompts."""
        return fill(self.lang, self.prompts[key], **parts)

    def event(self, s: Duel, e: Event, names: list[str]) -> str:
        return event(self, e, names)

    def told(self, name: str, part: object, at: At[Duel]) -> object:
        """The parts of a reason: cards, resources, types and lines by their numbers, prices by their bills."""
        match name, part:
            case ("card" | "one" | "other"), int():
                return self.card_name(part)
            case "the", int():
                return self.the(part)
            case "price", Bill():
                return price(self, part)
            case "stock", (int(res), int(n)):
                return self.amount(res, n)
            case "res", int():
                return self.resource_name(part)
            case ("tokens" | "types" | "basics"), int():
                return self.count(COUNTED[name], part)
            case "type", int():
                return self.province_type(part)
            case "line", int():
                return self.place(part)
            case "reasons", list():
                return " ".join(capital(self.missing(reason, parts, at)) for reason, parts in part)
        return part


# places of sentences -> the noun that is counted
COUNTED = {"tokens": "thing.token", "types": "thing.type", "basics": "resource.basic"}
