"""Age of Mythology in English."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.state import WONDER
from clio.games.age_of_mythology.words import MythologyWords
from clio.games.age_of_mythology.words.en import names
from clio.games.age_of_mythology.words.en.log import EVENTS
from clio.games.age_of_mythology.words.en.moves import OPTIONS
from clio.games.age_of_mythology.words.en.needs import NEEDS
from clio.games.age_of_mythology.words.en.questions import MOMENTS, PROMPTS, WANTS
from clio.words import english


class EnglishWords(MythologyWords):
    lang = "en"
    small = names.SMALL
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    card_names = BOOK.name_en
    power_names = BOOK.power_en
    unit_names = UNIT_BOOK.name_en
    unit_plurals = tuple(
        names.PLURALS.get(id, english.plural(name)) for id, name in zip(UNIT_BOOK.id, UNIT_BOOK.name_en, strict=True)
    )
    building_names = BUILDING_BOOK.name_en

    def a(self, noun: str) -> str:
        return english.a(noun)

    def the(self, noun: str) -> str:
        return f"the {noun}"

    def the_area(self, name: str) -> str:
        return self.the(name)

    def the_people(self, name: str) -> str:
        return self.the(name)

    def all_of(self, sort: str, id: str) -> str:
        return self.name(f"{sort}.{id}", 2)

    def a_unit(self, unit: int) -> str:
        return english.a(self.unit_names[unit])

    def the_unit(self, unit: int) -> str:
        return self.the(self.unit_names[unit])

    def a_building(self, building: int) -> str:
        return self.the_building(building) if building == WONDER else english.a(self.building_names[building])

    def the_building(self, building: int) -> str:
        return f"the {self.building_names[building].removeprefix('The ')}"

    def nth(self, n: int, what: str) -> str:
        return f"{english.nth(n)} {what}"


WORDS = EnglishWords()
