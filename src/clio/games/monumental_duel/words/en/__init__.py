"""Monumental Duel in English."""

from __future__ import annotations

from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.words import DuelWords
from clio.games.monumental_duel.words.brief import Shorthand
from clio.games.monumental_duel.words.en.brief import BRIEF
from clio.games.monumental_duel.words.en.cards import LANG
from clio.games.monumental_duel.words.en.log import EVENTS
from clio.games.monumental_duel.words.en.moves import OPTIONS
from clio.games.monumental_duel.words.en.needs import NEEDS
from clio.games.monumental_duel.words.en.questions import MOMENTS, PROMPTS, WANTS
from clio.games.monumental_duel.words.nouns import below
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
    groups = below("en", "group")
    civilizations = BOOK.civ_en

    def the(self, kind: int) -> str:
        """ "the Fort", "Troy"; Policies, persons, cities and Espionage cards are titles."""
        return f"{BOOK.the_en[kind]} {BOOK.name_en[kind]}".lstrip()

    def of(self, kind: int) -> str:
        return f"of {self.the(kind)}"

    def a(self, kind: int) -> str:
        return english.a(BOOK.name_en[kind])


WORDS = EnglishWords()
