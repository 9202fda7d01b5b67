"""Through the Ages en français."""

from __future__ import annotations

from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.words import AgesWords
from clio.games.through_the_ages.words.fr.log import EVENTS
from clio.games.through_the_ages.words.fr.moves import OPTIONS
from clio.games.through_the_ages.words.fr.names import ARTICLES
from clio.games.through_the_ages.words.fr.needs import NEEDS
from clio.games.through_the_ages.words.fr.questions import MOMENTS, PROMPTS, WANTS
from clio.games.through_the_ages.words.nouns import below, counted


class FrenchWords(AgesWords):
    lang = "fr"
    cards = BOOK.name_fr
    articles = ARTICLES
    nouns = counted("fr")
    options = OPTIONS
    prompts = PROMPTS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = below("fr", "group")


WORDS = FrenchWords()
