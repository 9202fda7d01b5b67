"""What the game says while it is played, in English and French. Prompts, option labels and log lines are in
`text_prompts.py`, `text_options.py` and `text_log.py`, their sentences in `text_en_play.py` and `text_fr_play.py`."""

from __future__ import annotations

from abc import abstractmethod

from clio.engine.game import Words
from clio.engine.kernel import Event, Frame
from clio.games.through_the_ages import cards as cards  # the names are those of the declared cards
from clio.games.through_the_ages import text_en_play as en
from clio.games.through_the_ages import text_fr_grammar as grammar
from clio.games.through_the_ages import text_fr_play as fr
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.state import FOOD, LEADER, RESOURCES, SCIENCE, WONDER, Ages
from clio.games.through_the_ages.text_log import event
from clio.games.through_the_ages.text_options import option
from clio.games.through_the_ages.text_prompts import prompt
from clio.messages import say

GOODS = {FOOD: "food", RESOURCES: "resource", SCIENCE: "science"}  # and culture
AGES = ("A", "I", "II", "III", "IV")
Noun = tuple[str, str]  # singular, plural


class AgesWords(Words[Ages]):
    """Through the Ages in one language. The tables are the language's, the small words too."""

    names: list[str]  # by card kind
    prompts: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]
    nouns: dict[str, Noun]
    colon: str  # with the space before it that the language wants
    plural_zero: bool

    # ------------------------------------------------------------------ names
    def card(self, kind: int) -> str:
        return self.names[kind]

    @abstractmethod
    def the(self, kind: int) -> str:
        """A wonder with its article, "the Great Wall"; any other card as it is."""

    @abstractmethod
    def of(self, kind: int) -> str:
        """ "of the Great Wall", "de la Grande Muraille"."""

    @abstractmethod
    def of_player(self, name: str) -> str:
        """ "of Alice", "d'Alice"."""

    def seat(self, seat: int) -> str:
        """Questions and answers do not know the players' names."""
        return say("seat.name", self.lang, number=seat + 1)

    def age(self, age: int) -> str:
        return AGES[age]

    # ------------------------------------------------------------------ numbers
    def count(self, thing: str, n: int) -> str:
        """ "2 resources"."""
        plural = abs(n) > 1 or (n == 0 and self.plural_zero)
        return f"{n} {self.nouns[thing][plural]}"

    def good(self, what: int) -> str:
        """The key of a good, or of points, in `nouns`."""
        return GOODS.get(what, "culture")

    def amount(self, what: int, n: int) -> str:
        return self.count(self.good(what), n)

    def plus(self, thing: str, n: int) -> str:
        """ "+2 culture", "-1 culture"."""
        return ("+" if n > 0 else "") + self.count(thing, n)

    def price(self, *parts: tuple[str, int]) -> str:
        """ "2 science, 1 MA", without what costs nothing; "free" if nothing is left."""
        return ", ".join([self.count(thing, n) for thing, n in parts if n > 0]) or self.options["free"]

    def join(self, parts: list[str], last: str = "and") -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.options[last] + parts[-1]

    # ------------------------------------------------------------------ the table
    def prompt(self, s: Ages, f: Frame) -> str:
        return prompt(self, s, f)

    def option(self, s: Ages, f: Frame, action: int) -> str:
        return option(self, s, f, action)

    def event(self, s: Ages, e: Event, names: list[str]) -> str:
        return event(self, e, names)


class EnglishWords(AgesWords):
    lang = "en"
    names = BOOK.name_en
    prompts = en.PROMPTS
    options = en.OPTIONS
    events = en.EVENTS
    nouns = en.NOUNS
    colon = ": "
    plural_zero = True

    def the(self, kind: int) -> str:
        name = self.names[kind]
        return f"the {name}" if WONDER <= kind < LEADER and BOOK.id[kind] not in en.WITHOUT_ARTICLE else name

    def of(self, kind: int) -> str:
        return f"of {self.the(kind)}"

    def of_player(self, name: str) -> str:
        return f"of {name}"


class FrenchWords(AgesWords):
    lang = "fr"
    names = BOOK.name_fr
    prompts = fr.PROMPTS
    options = fr.OPTIONS
    events = fr.EVENTS
    nouns = fr.NOUNS
    colon = " : "
    plural_zero = False

    def the(self, kind: int) -> str:
        return grammar.the(BOOK.id[kind], self.names[kind])

    def of(self, kind: int) -> str:
        return grammar.of(BOOK.id[kind], self.names[kind])

    def of_player(self, name: str) -> str:
        return grammar.de(name)


WORDS: dict[str, Words[Ages]] = {"en": EnglishWords(), "fr": FrenchWords()}
