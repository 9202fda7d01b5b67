"""Petits mots du français : élision, articles des merveilles."""

from __future__ import annotations

VOWELS = "aeiouyàâäéèêëîïôöûüœæ"
MUTE = ("Homère", "Hammurabi", "Hollywood", "Henri", "Hélène", "Hugo", "Hubert", "Hector", "Hélios", "Honor")
ARTICLES = {
    "pyramids": "les", "hanging-gardens": "les", "colossus": "le", "library-of-alexandria": "la", "great-wall": "la",
    "st-peters-basilica": "la", "taj-mahal": "le", "universitas-carolina": "l'", "eiffel-tower": "la", "kremlin": "le",
    "ocean-liner-service": "les", "transcontinental-railroad": "le", "fast-food-chains": "les",
    "first-space-flight": "le",
}  # Hollywood et Internet n'en ont pas
CONTRACTED = {"le": "du ", "les": "des ", "la": "de la ", "l'": "de l'"}


def elides(word: str) -> bool:
    """ "d'Ann", "d'Homère" ; un H est aspiré, sauf dans les noms ci-dessus."""
    return word.startswith(MUTE) or (word != "" and word[0].lower() in VOWELS)


def de(word: str) -> str:
    return f"d'{word}" if elides(word) else f"de {word}"


def the(id: str, name: str) -> str:
    article = ARTICLES.get(id, "")
    return article + name if article.endswith("'") else f"{article} {name}".lstrip()


def of(id: str, name: str) -> str:
    article = ARTICLES.get(id)
    return de(name) if article is None else CONTRACTED[article] + name
