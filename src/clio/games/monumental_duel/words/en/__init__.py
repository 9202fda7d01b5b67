"""Monumental Duel in English."""

from __future__ import annotations

from clio.games.families.monumental.words import EnglishArticles
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.view import RESOURCE_IDS
from clio.games.monumental_duel.words import DuelWords
from clio.games.monumental_duel.words.brief import DuelShorthand
from clio.games.monumental_duel.words.en.brief import BRIEF
from clio.games.monumental_duel.words.en.cards import LANG
from clio.games.monumental_duel.words.en.log import EVENTS
from clio.games.monumental_duel.words.en.moves import OPTIONS
from clio.games.monumental_duel.words.en.needs import NEEDS
from clio.games.monumental_duel.words.en.questions import MOMENTS, PROMPTS, WANTS
from clio.games.monumental_duel.words.nouns import below


class EnglishWords(EnglishArticles, DuelWords):
    lang = "en"
    language = LANG
    shorthand = DuelShorthand(BRIEF, BOOK.name_en, RESOURCE_IDS)
    card_names = BOOK.name_en
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = below("en", "group")
    civilizations = BOOK.civ_en


WORDS = EnglishWords()
