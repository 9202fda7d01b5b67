"""Le nom des choses, et les petits mots."""

from __future__ import annotations

Noun = tuple[str, str]  # singular, plural

FEMININE = frozenset((
    "hydra", "manticore", "medusa", "mummy", "valkyrie", "house", "tower", "quarry", "gold-mint", "wood-workshop",
    "wonder",
))
PLURALS = {
    "chariot-archer": "Chars avec archers", "scorpion-man": "Hommes-scorpions",
    "throwing-axeman": "Lanceurs de haches", "frost-giant": "Géants du givre",
    "classical-greek-hero": "Héros grecs classiques", "heroic-greek-hero": "Héros grecs héroïques",
    "mythic-greek-hero": "Héros grecs mythiques", "classical-norse-hero": "Héros nordiques classiques",
    "heroic-norse-hero": "Héros nordiques héroïques", "mythic-norse-hero": "Héros nordiques mythiques",
}  # les autres sont réguliers

NOUNS: dict[str, Noun] = {
    "food": ("nourriture", "nourriture"), "wood": ("bois", "bois"), "gold": ("or", "or"),
    "favor": ("faveur", "faveurs"), "cube": ("cube", "cubes"),
    "victory": ("cube point de victoire", "cubes point de victoire"), "tile": ("tuile", "tuiles"),
    "card": ("carte", "cartes"), "permanent": ("carte permanente", "cartes permanentes"),
    "random": ("carte aléatoire", "cartes aléatoires"), "unit": ("unité", "unités"),
    "building": ("bâtiment", "bâtiments"), "villager": ("villageois", "villageois"), "die": ("dé", "dés"),
    "hit": ("touche", "touches"), "pick": ("choix", "choix"),
    "mortal": ("unité mortelle", "unités mortelles"),
    "resource_tile": ("tuile de ressource", "tuiles de ressource"),
}
SMALL = {
    "and": " et ", "nothing": "rien", "nobody": "personne",
    "one_tile": "la tuile retournée", "many_tiles": "une des {n} tuiles", "no_cube": "aucun",
    "everything": "tout", "tile": "tuile {terrain} ({gives})", "some_tile": "une tuile {terrain}",
    "place": "{terrain} ({gives})", "tile_giving": "tuile de {res}", "up_to": "jusqu'à {what}",
    "once": " une fois le pouvoir payé", "percent": "{n} %",
}

WHOLE_TERRAINS = ("les champs", "les forêts", "les collines", "les montagnes", "les déserts", "les marais")
WHOLE_RESOURCES = ("la nourriture", "le bois", "l'or", "les faveurs")
CULTURES = ("les Grecs", "les Égyptiens", "les Nordiques")
AGES = ("âge archaïque", "âge classique", "âge héroïque", "âge mythique")
AREAS = ("la zone urbaine", "la zone de production", "la zone de possession")
TYPES: tuple[Noun, ...] = (
    ("mortel", "les unités mortelles"), ("héros", "les héros"), ("mythique", "les unités mythiques"),
    ("guerrier", "les guerriers"), ("cavalerie", "la cavalerie"), ("archer", "les archers"),
    ("volant", "les volants"), ("géant", "les géants"), ("tueur géant", "les tueurs géants"),
)
WORKERS = ("personne", "un villageois", "un Nain")
THE_WORKERS = ("personne", "le villageois", "le Nain")
