"""Through the Ages in English."""

from __future__ import annotations

from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.words import AgesWords
from clio.games.through_the_ages.words.en.log import EVENTS
from clio.games.through_the_ages.words.en.moves import OPTIONS
from clio.games.through_the_ages.words.en.names import ARTICLES
from clio.games.through_the_ages.words.en.needs import NEEDS
from clio.games.through_the_ages.words.en.questions import MOMENTS, PROMPTS, WANTS
from clio.games.through_the_ages.words.nouns import below, counted


class EnglishWords(AgesWords):
    lang = "en"
    cards = BOOK.name_en
    articles = ARTICLES
    nouns = counted("en")
    options = OPTIONS
    prompts = PROMPTS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = below("en", "group")


WORDS = EnglishWords()
