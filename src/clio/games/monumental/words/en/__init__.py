"""Monumental in English."""

from __future__ import annotations

from clio.games.families.monumental.words import EnglishArticles
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.view.types import RESOURCE_IDS
from clio.games.monumental.words import MonumentalWords
from clio.games.monumental.words.brief import WorldShorthand
from clio.games.monumental.words.en.brief import BRIEF
from clio.games.monumental.words.en.goals import LANG
from clio.games.monumental.words.en.log import EVENTS
from clio.games.monumental.words.en.moves import OPTIONS
from clio.games.monumental.words.en.needs import NEEDS
from clio.games.monumental.words.en.questions import MOMENTS, PROMPTS, WANTS
from clio.games.monumental.words.nouns import below


class EnglishWords(EnglishArticles, MonumentalWords):
    lang = "en"
    language = LANG
    shorthand = WorldShorthand(BRIEF, BOOK.name_en, RESOURCE_IDS)
    card_names = BOOK.name_en
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = below("en", "group")
    civilizations = BOOK.civ_en
    markets = BOOK.market_en


WORDS = EnglishWords()
