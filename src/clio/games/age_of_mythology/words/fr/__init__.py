"""Age of Mythology en français."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.state import WONDER
from clio.games.age_of_mythology.words import MythologyWords
from clio.games.age_of_mythology.words.fr import names
from clio.games.age_of_mythology.words.fr.log import EVENTS
from clio.games.age_of_mythology.words.fr.moves import GROUPS, OPTIONS
from clio.games.age_of_mythology.words.fr.needs import NEEDS
from clio.games.age_of_mythology.words.fr.questions import MOMENTS, PROMPTS, WANTS
from clio.words import french


def gender(id: str) -> str:
    return french.FEMININE if id in names.FEMININE else french.MASCULINE


class FrenchWords(MythologyWords):
    lang = "fr"
    nouns = names.NOUNS
    small = names.SMALL
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = GROUPS
    card_names = BOOK.name_fr
    power_names = BOOK.power_fr
    unit_names = UNIT_BOOK.name_fr
    unit_plurals = tuple(
        names.PLURALS.get(id, french.plural(name)) for id, name in zip(UNIT_BOOK.id, UNIT_BOOK.name_fr, strict=True)
    )
    building_names = BUILDING_BOOK.name_fr
    whole_terrains = names.WHOLE_TERRAINS
    whole_resources = names.WHOLE_RESOURCES
    cultures = names.CULTURES
    ages = names.AGES
    areas = names.AREAS
    types = names.TYPES
    workers = names.WORKERS
    the_workers = names.THE_WORKERS

    def a_unit(self, unit: int) -> str:
        return french.un(self.unit_names[unit], gender(UNIT_BOOK.id[unit]))

    def the_unit(self, unit: int) -> str:
        return french.le(self.unit_names[unit], gender(UNIT_BOOK.id[unit]))

    def a_building(self, building: int) -> str:
        if building == WONDER:
            return self.the_building(building)
        return french.un(self.building_names[building], gender(BUILDING_BOOK.id[building]))

    def the_building(self, building: int) -> str:
        return french.le(self.building_names[building].removeprefix("La "), gender(BUILDING_BOOK.id[building]))

    def nth(self, n: int, what: str) -> str:
        return f"{french.nth(n, feminine=True)} {what}"


WORDS = FrenchWords()
