"""Monumental Duel en français."""

from __future__ import annotations

from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.words import DuelWords
from clio.games.monumental_duel.words.brief import Shorthand
from clio.games.monumental_duel.words.fr.brief import BRIEF
from clio.games.monumental_duel.words.fr.cards import LANG
from clio.games.monumental_duel.words.fr.log import EVENTS
from clio.games.monumental_duel.words.fr.moves import OPTIONS
from clio.games.monumental_duel.words.fr.needs import NEEDS
from clio.games.monumental_duel.words.fr.questions import MOMENTS, PROMPTS, WANTS
from clio.games.monumental_duel.words.nouns import below
from clio.words import french


class FrenchWords(DuelWords):
    lang = "fr"
    language = LANG
    shorthand = Shorthand(BRIEF, BOOK.name_fr)
    card_names = BOOK.name_fr
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = below("fr", "group")
    civilizations = BOOK.civ_fr

    def the(self, kind: int) -> str:
        """ "le Fort", "la Mine", "l'Atelier", "les Andes", "Troie"."""
        article, name = BOOK.the_fr[kind], BOOK.name_fr[kind]
        return french.join(f"{article} ", name) if article else name

    def of(self, kind: int) -> str:
        """ "du Fort", "de la Mine", "de l'Atelier", "des Andes", "de Troie"."""
        return french.de(self.the(kind))

    def a(self, kind: int) -> str:
        return french.one(BOOK.the_fr[kind], BOOK.name_fr[kind])


WORDS = FrenchWords()
