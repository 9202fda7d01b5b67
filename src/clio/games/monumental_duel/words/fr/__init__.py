"""Monumental Duel en français."""

from __future__ import annotations

from clio.games.families.monumental.words import FrenchArticles
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.view import RESOURCE_IDS
from clio.games.monumental_duel.words import DuelWords
from clio.games.monumental_duel.words.brief import DuelShorthand
from clio.games.monumental_duel.words.fr.brief import BRIEF
from clio.games.monumental_duel.words.fr.cards import LANG
from clio.games.monumental_duel.words.fr.log import EVENTS
from clio.games.monumental_duel.words.fr.moves import OPTIONS
from clio.games.monumental_duel.words.fr.needs import NEEDS
from clio.games.monumental_duel.words.fr.questions import MOMENTS, PROMPTS, WANTS
from clio.games.monumental_duel.words.nouns import below


class FrenchWords(FrenchArticles, DuelWords):
    lang = "fr"
    language = LANG
    shorthand = DuelShorthand(BRIEF, BOOK.name_fr, RESOURCE_IDS)
    card_names = BOOK.name_fr
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = below("fr", "group")
    civilizations = BOOK.civ_fr


WORDS = FrenchWords()
