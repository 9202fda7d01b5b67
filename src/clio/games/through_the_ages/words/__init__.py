"""What the game says while it is played, in English and French: prompts (`questions.py`), labels (`moves.py`), log
lines (`log.py`), the texts of cards (`cards.py`). The tables of each language are in a folder of its own."""

from __future__ import annotations

from types import ModuleType

from clio.engine.game import Words
from clio.engine.kernel import Event, Frame
from clio.games.through_the_ages import cards as declared  # the names are those of the declared cards
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.state import FOOD, RESOURCES, SCIENCE, Ages
from clio.games.through_the_ages.words.en import log as en_log
from clio.games.through_the_ages.words.en import moves as en_moves
from clio.games.through_the_ages.words.en import names as en_names
from clio.games.through_the_ages.words.en import questions as en_questions
from clio.games.through_the_ages.words.fr import log as fr_log
from clio.games.through_the_ages.words.fr import moves as fr_moves
from clio.games.through_the_ages.words.fr import names as fr_names
from clio.games.through_the_ages.words.fr import questions as fr_questions
from clio.games.through_the_ages.words.log import event
from clio.games.through_the_ages.words.moves import option
from clio.games.through_the_ages.words.questions import prompt
from clio.messages import say
from clio.words import GRAMMARS, fill

GOODS = {FOOD: "food", RESOURCES: "resource", SCIENCE: "science"}  # and culture
AGES = ("A", "I", "II", "III", "IV")
Noun = tuple[str, str]  # singular, plural

assert declared


class AgesWords(Words[Ages]):
    """Through the Ages in one language, whose tables are in the modules given."""

    def __init__(
        self, lang: str, cards: list[str], names: ModuleType, moves: ModuleType, questions: ModuleType, log: ModuleType
    ) -> None:
        self.lang = lang
        self.cards = cards  # names by card kind
        self.nouns: dict[str, Noun] = names.NOUNS
        self.articles: dict[str, str] = names.ARTICLES
        self.options: dict[str, str] = moves.OPTIONS
        self.prompts: dict[str, str] = questions.PROMPTS
        self.events: dict[str, str] = log.EVENTS
        self.colon = GRAMMARS[lang].COLON

    # ------------------------------------------------------------------ names
    def card(self, kind: int) -> str:
        return self.cards[kind]

    def the(self, kind: int) -> str:
        """A wonder with its article, "the Great Wall"; any other card as it is."""
        return self.articles.get(BOOK.id[kind], "") + self.cards[kind]

    def seat(self, seat: int) -> str:
        """Questions and answers do not know the players' names."""
        return say("seat.name", self.lang, number=seat + 1)

    def age(self, age: int) -> str:
        return AGES[age]

    # ------------------------------------------------------------------ sentences
    def say(self, pattern: str, **parts: object) -> str:
        return fill(self.lang, pattern, **parts)

    def count(self, thing: str, n: int) -> str:
        """ "2 resources"."""
        return f"{n} {self.nouns[thing][GRAMMARS[self.lang].is_plural(n)]}"

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


WORDS: dict[str, AgesWords] = {
    "en": AgesWords("en", BOOK.name_en, en_names, en_moves, en_questions, en_log),
    "fr": AgesWords("fr", BOOK.name_fr, fr_names, fr_moves, fr_questions, fr_log),
}
