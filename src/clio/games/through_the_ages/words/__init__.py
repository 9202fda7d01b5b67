"""Through the Ages in words: what both languages share. The words themselves are in `en` and `fr`; labels of moves
(`moves.py`), prompts (`questions.py`), log lines (`log.py`) and texts of cards (`cards.py`) are put together here."""

from __future__ import annotations

from clio.engine.game import Words
from clio.engine.kernel import Event
from clio.engine.moves import At
from clio.games.through_the_ages import cards as declared  # the names are those of the declared cards
from clio.games.through_the_ages.bills import CIVIL_ACTIONS, MILITARY_ACTIONS
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.state import CULTURE, FOOD, RESOURCES, SCIENCE, Ages
from clio.games.through_the_ages.words.log import event
from clio.games.through_the_ages.words.nouns import Noun
from clio.words import GRAMMARS, fill

GOODS = {
    FOOD: "food", RESOURCES: "resources", SCIENCE: "science", CULTURE: "culture", CIVIL_ACTIONS: "ca",
    MILITARY_ACTIONS: "ma",
}
AGES = ("A", "I", "II", "III", "IV")
# what is short in labels, in full in sentences
POINTS = {"science": "science_points", "culture": "culture_points", "food": "food_amount"}

assert declared


class AgesWords(Words[Ages]):
    """Through the Ages in one language, whose tables they are."""

    cards: list[str]  # names by card kind
    articles: dict[str, str]  # of wonders, by id
    nouns: dict[str, Noun]  # what is counted
    options: dict[str, str]
    prompts: dict[str, str]
    events: dict[str, str]

    @property
    def colon(self) -> str:
        return GRAMMARS[self.lang].COLON

    # ------------------------------------------------------------------ names
    def card(self, kind: int) -> str:
        return self.cards[kind]

    def the(self, kind: int) -> str:
        """A wonder with its article, "the Great Wall"; any other card as it is."""
        return self.articles.get(BOOK.id[kind], "") + self.cards[kind]

    def age(self, age: int) -> str:
        return AGES[age]

    # ------------------------------------------------------------------ numbers
    def count(self, thing: str, n: int) -> str:
        """ "2 resources"."""
        return f"{n} {self.nouns[thing][GRAMMARS[self.lang].is_plural(n)]}"

    def good(self, what: int) -> str:
        """The key of a good, of points or of actions in `nouns`."""
        return GOODS[what]

    def amount(self, what: int, n: int) -> str:
        """ "2 science points", as a sentence has it."""
        thing = self.good(what)
        return self.count(POINTS.get(thing, thing), n)

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
    def say(self, key: str, **parts: object) -> str:
        """A phrase of the labels."""
        return fill(self.lang, self.options[key], **parts)

    def asking(self, key: str, **parts: object) -> str:
        """A phrase of the prompts."""
        return fill(self.lang, self.prompts[key], **parts)

    def event(self, s: Ages, e: Event, names: list[str]) -> str:
        return event(self, e, names)

    def told(self, name: str, part: object, at: At[Ages]) -> object:
        """The parts of a reason. Cards, people and ages come by their numbers, a price as (what, how much)."""
        if isinstance(part, tuple):
            return self.amount(*part)
        if not isinstance(part, int):
            return part
        if name in ("card", "other", "source"):
            return self.card(part)
        if name == "wonder":
            return self.the(part)
        if name in ("rival", "partner"):
            return at.names[part]
        return AGES[part] if name in ("age", "level", "bound") else part
