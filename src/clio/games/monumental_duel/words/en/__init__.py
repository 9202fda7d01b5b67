"""Monumental Duel in English."""

from __future__ import annotations

from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.words import DuelWords
from clio.games.monumental_duel.words.brief import Shorthand
from clio.games.monumental_duel.words.en.brief import BRIEF
from clio.games.monumental_duel.words.en.cards import LANG
from clio.games.monumental_duel.words.en.log import EVENTS
from clio.games.monumental_duel.words.en.moves import GROUPS, OPTIONS
from clio.games.monumental_duel.words.en.names import THINGS, TYPES
from clio.games.monumental_duel.words.en.needs import NEEDS
from clio.games.monumental_duel.words.en.questions import MOMENTS, PROMPTS, WANTS
from clio.words import english


class EnglishWords(DuelWords):
    lang = "en"
    language = LANG
    shorthand = Shorthand(BRIEF, BOOK.name_en)
    card_names = BOOK.name_en
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = GROUPS
    civilizations = BOOK.civ_en
    marker_types = TYPES
    places = ("beside row 1", "beside row 2", "beside row 3", "below column 1", "below column 2", "below column 3")
    things = THINGS

    def the(self, kind: int) -> str:
        """ "the Fort", "Troy"; Policies, persons, cities and Espionage cards are titles."""
        return f"{BOOK.the_en[kind]} {BOOK.name_en[kind]}".lstrip()

    def of(self, kind: int) -> str:
        return f"of {self.the(kind)}"

    def a(self, kind: int) -> str:
        return english.a(BOOK.name_en[kind])


WORDS = EnglishWords()
