"""Monumental en français."""

from __future__ import annotations

from clio.games.families.monumental.words import FrenchArticles
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.view.types import RESOURCE_IDS
from clio.games.monumental.words import MonumentalWords
from clio.games.monumental.words.brief import WorldShorthand
from clio.games.monumental.words.fr.brief import BRIEF
from clio.games.monumental.words.fr.goals import LANG
from clio.games.monumental.words.fr.log import EVENTS
from clio.games.monumental.words.fr.moves import OPTIONS
from clio.games.monumental.words.fr.needs import NEEDS
from clio.games.monumental.words.fr.questions import MOMENTS, PROMPTS, WANTS
from clio.games.monumental.words.nouns import below


class FrenchWords(FrenchArticles, MonumentalWords):
    lang = "fr"
    language = LANG
    shorthand = WorldShorthand(BRIEF, BOOK.name_fr, RESOURCE_IDS)
    card_names = BOOK.name_fr
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = below("fr", "group")
    civilizations = BOOK.civ_fr
    markets = BOOK.market_fr


WORDS = FrenchWords()
