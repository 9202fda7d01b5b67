"""Le français : noms, articles, élisions."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, RESOURCE_IDS, UNIT_BOOK
from clio.games.age_of_mythology.text_grammar import Grammar

VOWELS = "aeiouyàâäéèêëîïôöûüœæ"
MUTE = (
    "Hoplite", "Hippokon", "Hydre", "Homme", "Homère", "Henri", "Hélène", "Hugo", "Hubert", "Hector", "Hélios", "Honor",
)  # tout autre H est aspiré
FEMININE = {
    "hydra", "manticore", "medusa", "mummy", "valkyrie", "house", "tower", "quarry", "gold-mint", "wood-workshop",
    "wonder",
}
PLURALS = {
    "phoenix": "Phénix", "sphinx": "Sphinx", "son-of-osiris": "Fils d'Osiris", "chariot-archer": "Chars avec archers",
    "scorpion-man": "Hommes-scorpions", "throwing-axeman": "Lanceurs de haches", "frost-giant": "Géants du givre",
    "classical-greek-hero": "Héros grecs classiques", "heroic-greek-hero": "Héros grecs héroïques",
    "mythic-greek-hero": "Héros grecs mythiques", "classical-norse-hero": "Héros nordiques classiques",
    "heroic-norse-hero": "Héros nordiques héroïques", "mythic-norse-hero": "Héros nordiques mythiques",
}  # les autres prennent un s

NOUNS = {
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
    "everything": "tout", "apart": " ; ",
    "tile": "tuile {terrain} ({gives})", "some_tile": "une tuile {terrain}", "place": "{terrain} ({gives})",
    "up_to": "jusqu'à {what}", "percent": "{n} %",
}


def elides(word: str) -> bool:
    return word.startswith(MUTE) or (word != "" and word[0].lower() in VOWELS)


def de(word: str) -> str:
    return f"d'{word}" if elides(word) else f"de {word}"


def un(id: str, word: str) -> str:
    return f"{'une' if id in FEMININE else 'un'} {word}"


def le(id: str, word: str) -> str:
    if elides(word):
        return f"l'{word}"
    return f"{'la' if id in FEMININE else 'le'} {word}"


class French(Grammar):
    lang = "fr"
    nouns = NOUNS
    small = SMALL
    colon = " : "
    plural_zero = False
    card_names = BOOK.name_fr
    power_names = BOOK.power_fr
    unit_names = UNIT_BOOK.name_fr
    unit_plurals = tuple(PLURALS.get(id, f"{name}s") for id, name in zip(UNIT_BOOK.id, UNIT_BOOK.name_fr, strict=True))
    building_names = BUILDING_BOOK.name_fr
    terrains = ("champ", "forêt", "colline", "montagne", "désert", "marais")
    whole_terrains = ("les champs", "les forêts", "les collines", "les montagnes", "les déserts", "les marais")
    whole_resources = ("la nourriture", "le bois", "l'or", "les faveurs")
    cultures = ("les Grecs", "les Égyptiens", "les Nordiques")
    ages = ("âge archaïque", "âge classique", "âge héroïque", "âge mythique")
    areas = ("la zone urbaine", "la zone de production", "la zone de possession")
    victory = ("La plus grande armée", "Le plus de bâtiments", "Vainqueur de la dernière bataille", "La Merveille")
    types = (
        ("mortel", "les unités mortelles"), ("héros", "les héros"), ("mythique", "les unités mythiques"),
        ("guerrier", "les guerriers"), ("cavalerie", "la cavalerie"), ("archer", "les archers"),
        ("volant", "les volants"), ("géant", "les géants"), ("tueur géant", "les tueurs géants"),
    )
    workers = ("personne", "un villageois", "un Nain")
    the_workers = ("personne", "le villageois", "le Nain")

    def a_unit(self, unit: int) -> str:
        return un(UNIT_BOOK.id[unit], self.unit_names[unit])

    def the_unit(self, unit: int) -> str:
        return le(UNIT_BOOK.id[unit], self.unit_names[unit])

    def a_building(self, building: int) -> str:
        name = self.building_names[building]
        return name.replace("La ", "la ") if name.startswith("La ") else un(BUILDING_BOOK.id[building], name)

    def the_building(self, building: int) -> str:
        return le(BUILDING_BOOK.id[building], self.building_names[building].removeprefix("La "))

    def of_player(self, name: str) -> str:
        return de(name)

    def no_resource(self, res: int) -> str:
        return f"pas {de(self.nouns[RESOURCE_IDS[res]][0])}"

    def tile_giving(self, res: int) -> str:
        return f"tuile {de(self.nouns[RESOURCE_IDS[res]][0])}"

    def nth(self, n: int, what: str) -> str:
        return f"{n}{'re' if n == 1 else 'e'} {what}"
