"""The names of things, and small words."""

from __future__ import annotations

Noun = tuple[str, str]  # singular, plural

PLURALS = {
    "toxotes": "Toxotes", "cyclops": "Cyclopes", "spearman": "Spearmen", "scorpion-man": "Scorpion-Men",
    "son-of-osiris": "Sons of Osiris", "throwing-axeman": "Throwing Axemen", "dwarf": "Dwarves",
    "classical-greek-hero": "Classical Greek Heroes", "heroic-greek-hero": "Heroic Greek Heroes",
    "mythic-greek-hero": "Mythical Greek Heroes", "classical-norse-hero": "Classical Norse Heroes",
    "heroic-norse-hero": "Heroic Norse Heroes", "mythic-norse-hero": "Mythic Norse Heroes",
}  # the others are regular

NOUNS: dict[str, Noun] = {
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
    "everything": "everything", "tile": "{terrain} tile ({gives})", "some_tile": "a {terrain} tile",
    "place": "{terrain} ({gives})", "tile_giving": "{res} tile", "up_to": "up to {what}",
    "once": " once the power is paid", "percent": "{n}%",
}

WHOLE_TERRAINS = ("fertile land", "forests", "hills", "mountains", "deserts", "swamps")
WHOLE_RESOURCES = ("food", "wood", "gold", "favor")
CULTURES = ("the Greeks", "the Egyptians", "the Norse")
AGES = ("Archaic Age", "Classical Age", "Heroic Age", "Mythic Age")
AREAS = ("the City Area", "the Production Area", "the Holding Area")
TYPES: tuple[Noun, ...] = (
    ("mortal", "mortals"), ("hero", "heroes"), ("myth", "myth units"), ("warrior", "warriors"),
    ("cavalry", "cavalry"), ("archer", "archers"), ("flyer", "flyers"), ("giant", "giants"),
    ("giant-killer", "giant-killers"),
)
WORKERS = ("nobody", "a villager", "a Dwarf")
THE_WORKERS = ("nobody", "the villager", "the Dwarf")
