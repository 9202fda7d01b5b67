"""English: nouns, names, articles."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.state import WONDER
from clio.games.age_of_mythology.text_grammar import Grammar

PLURALS = {
    "toxotes": "Toxotes", "cyclops": "Cyclopes", "spearman": "Spearmen", "mummy": "Mummies", "phoenix": "Phoenixes",
    "scorpion-man": "Scorpion-Men", "sphinx": "Sphinxes", "son-of-osiris": "Sons of Osiris",
    "throwing-axeman": "Throwing Axemen", "dwarf": "Dwarves", "classical-greek-hero": "Classical Greek Heroes",
    "heroic-greek-hero": "Heroic Greek Heroes", "mythic-greek-hero": "Mythical Greek Heroes",
    "classical-norse-hero": "Classical Norse Heroes", "heroic-norse-hero": "Heroic Norse Heroes",
    "mythic-norse-hero": "Mythic Norse Heroes",
}  # the others take an s

NOUNS = {
    "food": ("food", "food"), "wood": ("wood", "wood"), "gold": ("gold", "gold"), "favor": ("favor", "favor"),
    "cube": ("cube", "cubes"), "victory": ("victory cube", "victory cubes"), "tile": ("tile", "tiles"),
    "card": ("card", "cards"), "permanent": ("permanent card", "permanent cards"),
    "random": ("random card", "random cards"), "unit": ("unit", "units"), "building": ("building", "buildings"),
    "villager": ("villager", "villagers"), "die": ("die", "dice"), "hit": ("hit", "hits"),
    "pick": ("pick", "picks"), "mortal": ("mortal unit", "mortal units"),
    "resource_tile": ("resource tile", "resource tiles"),
}
SMALL = {
    "and": " and ", "nothing": "nothing", "nobody": "nobody",
    "one_tile": "the tile turned up", "many_tiles": "one of {n} tiles", "no_cube": "nothing",
    "everything": "everything", "apart": "; ",
    "tile": "{terrain} tile ({gives})", "some_tile": "a {terrain} tile", "place": "{terrain} ({gives})",
    "up_to": "up to {what}", "percent": "{n}%",
}


def a(word: str) -> str:
    return f"{'an' if word[0] in 'AEIOaeio' else 'a'} {word}"


class English(Grammar):
    lang = "en"
    nouns = NOUNS
    small = SMALL
    colon = ": "
    plural_zero = True
    card_names = BOOK.name_en
    power_names = BOOK.power_en
    unit_names = UNIT_BOOK.name_en
    unit_plurals = tuple(PLURALS.get(id, f"{name}s") for id, name in zip(UNIT_BOOK.id, UNIT_BOOK.name_en, strict=True))
    building_names = BUILDING_BOOK.name_en
    terrains = ("fertile", "forest", "hills", "mountains", "desert", "swamp")
    whole_terrains = ("fertile land", "forests", "hills", "mountains", "deserts", "swamps")
    whole_resources = ("food", "wood", "gold", "favor")
    cultures = ("the Greeks", "the Egyptians", "the Norse")
    ages = ("Archaic Age", "Classical Age", "Heroic Age", "Mythic Age")
    areas = ("the City Area", "the Production Area", "the Holding Area")
    victory = ("The Largest Army", "The Most Buildings", "Won the Last Battle", "The Wonder")
    types = (
        ("mortal", "mortals"), ("hero", "heroes"), ("myth", "myth units"), ("warrior", "warriors"),
        ("cavalry", "cavalry"), ("archer", "archers"), ("flyer", "flyers"), ("giant", "giants"),
        ("giant-killer", "giant-killers"),
    )
    workers = ("nobody", "a villager", "a Dwarf")
    the_workers = ("nobody", "the villager", "the Dwarf")

    def a_unit(self, unit: int) -> str:
        return a(self.unit_names[unit])

    def the_unit(self, unit: int) -> str:
        return f"the {self.unit_names[unit]}"

    def a_building(self, building: int) -> str:
        return self.the_building(building) if building == WONDER else a(self.building_names[building])

    def the_building(self, building: int) -> str:
        return f"the {self.building_names[building].removeprefix('The ')}"

    def of_player(self, name: str) -> str:
        return f"of {name}"

    def no_resource(self, res: int) -> str:
        return f"no {self.whole_resources[res]}"

    def tile_giving(self, res: int) -> str:
        return f"{self.whole_resources[res]} tile"

    def nth(self, n: int, what: str) -> str:
        suffix = {1: "st", 2: "nd", 3: "rd"}.get(n, "th")
        return f"{n}{suffix} {what}"
