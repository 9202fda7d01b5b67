"""Le nom des choses, et les petits mots."""

from __future__ import annotations

FEMININE = frozenset((
    "hydra", "manticore", "medusa", "mummy", "valkyrie", "house", "tower", "quarry", "gold-mint", "wood-workshop",
    "wonder", "food", "favor", "cavalry",
))
COLLECTIVE = frozenset(("food", "wood", "gold", "cavalry"))  # no plural
PLURALS = {
    "chariot-archer": "Chars avec archers", "scorpion-man": "Hommes-scorpions",
    "throwing-axeman": "Lanceurs de haches", "frost-giant": "Géants du givre",
    "classical-greek-hero": "Héros grecs classiques", "heroic-greek-hero": "Héros grecs héroïques",
    "mythic-greek-hero": "Héros grecs mythiques", "classical-norse-hero": "Héros nordiques classiques",
    "heroic-norse-hero": "Héros nordiques héroïques", "mythic-norse-hero": "Héros nordiques mythiques",
}  # les autres sont réguliers

SMALL = {
    "and": " et ",
    "one_tile": "la tuile retournée", "many_tiles": "une des {n} tuiles", "no_cube": "aucun",
    "everything": "tout", "tile": "tuile {terrain} ({gives})", "some_tile": "une tuile {terrain}",
    "place": "{terrain} ({gives})", "tile_giving": "tuile de {res}", "up_to": "jusqu'à {what}",
    "once": " une fois le pouvoir payé",
}
