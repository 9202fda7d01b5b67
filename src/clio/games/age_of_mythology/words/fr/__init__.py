"""Age of Mythology en français."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.state import WONDER
from clio.games.age_of_mythology.words import MythologyWords
from clio.games.age_of_mythology.words.fr import names
from clio.games.age_of_mythology.words.fr.log import EVENTS
from clio.games.age_of_mythology.words.fr.moves import OPTIONS
from clio.games.age_of_mythology.words.fr.needs import NEEDS
from clio.games.age_of_mythology.words.fr.questions import MOMENTS, PROMPTS, WANTS
from clio.words import french


def gender(id: str) -> str:
    return french.FEMININE if id in names.FEMININE else french.MASCULINE


class FrenchWords(MythologyWords):
    lang = "fr"
    small = names.SMALL
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    card_names = BOOK.name_fr
    power_names = BOOK.power_fr
    unit_names = UNIT_BOOK.name_fr
    unit_plurals = tuple(
        names.PLURALS.get(id, french.plural(name)) for id, name in zip(UNIT_BOOK.id, UNIT_BOOK.name_fr, strict=True)
    )
    building_names = BUILDING_BOOK.name_fr

    def a(self, noun: str) -> str:
        return french.un(noun)

    def the(self, noun: str) -> str:
        return french.le(noun)

    def the_area(self, name: str) -> str:
        return french.le(name, french.FEMININE)

    def the_people(self, name: str) -> str:
        return f"les {name}"

    def all_of(self, sort: str, id: str) -> str:
        if id in names.COLLECTIVE:
            return french.le(self.name(f"{sort}.{id}"), gender(id))
        return f"les {self.name(f'{sort}.{id}', 2)}"

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
