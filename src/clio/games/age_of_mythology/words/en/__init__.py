"""Age of Mythology in English."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.state import WONDER
from clio.games.age_of_mythology.words import MythologyWords
from clio.games.age_of_mythology.words.en import names
from clio.games.age_of_mythology.words.en.log import EVENTS
from clio.games.age_of_mythology.words.en.moves import GROUPS, OPTIONS
from clio.games.age_of_mythology.words.en.needs import NEEDS
from clio.games.age_of_mythology.words.en.questions import MOMENTS, PROMPTS, WANTS
from clio.words import english


class EnglishWords(MythologyWords):
    lang = "en"
    nouns = names.NOUNS
    small = names.SMALL
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = GROUPS
    card_names = BOOK.name_en
    power_names = BOOK.power_en
    unit_names = UNIT_BOOK.name_en
    unit_plurals = tuple(
        names.PLURALS.get(id, english.plural(name)) for id, name in zip(UNIT_BOOK.id, UNIT_BOOK.name_en, strict=True)
    )
    building_names = BUILDING_BOOK.name_en
    whole_terrains = names.WHOLE_TERRAINS
    whole_resources = names.WHOLE_RESOURCES
    cultures = names.CULTURES
    ages = names.AGES
    areas = names.AREAS
    types = names.TYPES
    workers = names.WORKERS
    the_workers = names.THE_WORKERS

    def a_unit(self, unit: int) -> str:
        return english.a(self.unit_names[unit])

    def the_unit(self, unit: int) -> str:
        return f"the {self.unit_names[unit]}"

    def a_building(self, building: int) -> str:
        return self.the_building(building) if building == WONDER else english.a(self.building_names[building])

    def the_building(self, building: int) -> str:
        return f"the {self.building_names[building].removeprefix('The ')}"

    def nth(self, n: int, what: str) -> str:
        return f"{english.nth(n)} {what}"


WORDS = EnglishWords()
