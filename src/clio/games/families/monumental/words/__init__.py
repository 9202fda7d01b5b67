"""What the games of the family say alike: names with their articles, amounts, and the phrases around them. What their
shared ops are called is in `en` and `fr`, the same in signs in `brief`, the lines of the log in `log`."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from clio.engine.game import Words
from clio.engine.kernel import Op, State
from clio.engine.moves import At
from clio.engine.passages import Passage
from clio.engine.text import INFINITIVE, Thing
from clio.games.families.monumental.bills import Bill
from clio.games.families.monumental.cardbook import CardBook
from clio.games.families.monumental.words.brief import Shorthand
from clio.games.families.monumental.words.language import FamilyLanguage
from clio.games.families.monumental.words.moves import price
from clio.games.families.monumental.words.nouns import Vocabulary
from clio.words import GRAMMARS, capital, english, fill, french

REMINDER = 100  # a longer effect is not repeated in the label of an option
S = TypeVar("S", bound=State)


class FamilyWords(Words[S]):
    """A game of the family in one language. The tables are the language's, the methods that build phrases too."""

    book: CardBook
    vocabulary: Vocabulary
    language: FamilyLanguage
    shorthand: Shorthand
    card_names: list[str]  # by card kind
    prompts: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]
    civilizations: list[str]
    first_civilization: int  # the number by which the rule of the first one speaks like a card

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
        return self.a(kind) if self.book.copies[kind] > 1 else self.the(kind)

    def card_name(self, kind: int) -> str:
        """After the cards, the civilization whose own rule speaks like one."""
        first = self.first_civilization
        return self.card_names[kind] if kind < first else self.civilizations[kind - first]

    def source_name(self, kind: int) -> str:
        """Where a gain comes from, for brackets."""
        return self.card_name(kind)

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
        return self.vocabulary.names(self.lang)[key]

    @abstractmethod
    def points(self, s: S, seat: int) -> int:
        """What the seat would score if the game ended now."""

    # ------------------------------------------------------------------ cards
    @abstractmethod
    def card_text(self, kind: int) -> str:
        """What is written on a card."""

    @abstractmethod
    def said(self, kind: int) -> tuple[Passage, ...]:
        """The text in parts: the effect, then the bonus."""

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

    def told(self, name: str, part: object, at: At[S]) -> object:
        """The parts of a reason: cards and resources by their numbers, prices by their bills."""
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
            case "reasons", list():
                return " ".join(capital(self.missing(reason, parts, at)) for reason, parts in part)
        return part


# places of sentences -> the noun that is counted
COUNTED = {"tokens": "thing.token", "types": "thing.type", "basics": "resource.basic"}


# ---------------------------------------------------------------- articles
class EnglishArticles:
    """Names of cards in an English sentence."""

    book: CardBook

    def the(self, kind: int) -> str:
        """ "the Fort", "Troy"; what has no article in its declaration is a title."""
        return f"{self.book.the_en[kind]} {self.book.name_en[kind]}".lstrip()

    def of(self, kind: int) -> str:
        return f"of {self.the(kind)}"

    def a(self, kind: int) -> str:
        return english.a(self.book.name_en[kind])


class FrenchArticles:
    """Names of cards in a French sentence."""

    book: CardBook

    def the(self, kind: int) -> str:
        """ "le Fort", "la Mine", "l'Atelier", "les Andes", "Troie"."""
        article, name = self.book.the_fr[kind], self.book.name_fr[kind]
        return french.join(f"{article} ", name) if article else name

    def of(self, kind: int) -> str:
        """ "du Fort", "de la Mine", "de l'Atelier", "des Andes", "de Troie"."""
        return french.de(self.the(kind))

    def a(self, kind: int) -> str:
        return french.one(self.book.the_fr[kind], self.book.name_fr[kind])
