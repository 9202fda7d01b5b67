"""The names of things, and small words."""

from __future__ import annotations

PLURALS = {
    "toxotes": "Toxotes", "cyclops": "Cyclopes", "spearman": "Spearmen", "scorpion-man": "Scorpion-Men",
    "son-of-osiris": "Sons of Osiris", "throwing-axeman": "Throwing Axemen", "dwarf": "Dwarves",
    "classical-greek-hero": "Classical Greek Heroes", "heroic-greek-hero": "Heroic Greek Heroes",
    "mythic-greek-hero": "Mythical Greek Heroes", "classical-norse-hero": "Classical Norse Heroes",
    "heroic-norse-hero": "Heroic Norse Heroes", "mythic-norse-hero": "Mythic Norse Heroes",
}  # the others are regular

SMALL = {
    "and": " and ",
    "one_tile": "the tile turned up", "many_tiles": "one of {n} tiles", "no_cube": "nothing",
    "everything": "everything", "tile": "{terrain} tile ({gives})", "some_tile": "a {terrain} tile",
    "place": "{terrain} ({gives})", "tile_giving": "{res} tile", "up_to": "up to {what}",
    "once": " once the power is paid",
}
