"""Le nom des choses."""

from __future__ import annotations

Noun = tuple[str, str]  # singular, plural

NOUNS: tuple[Noun, ...] = (
    ("Production", "Production"), ("Science", "Science"), ("Militaire", "Militaire"), ("Or", "Or"),
    ("Culture", "Culture"), ("Point de Victoire", "Points de Victoire"), ("dé Agent", "dés Agent"),
)
BASIC: Noun = ("ressource de base", "ressources de base")
CARD: Noun = ("carte", "cartes")
TYPES = ("Montagneuse", "Côtière", "Agricole")

BOXES = {"both": "toutes les boîtes", "espionage": "Espionnage", "trade": "Négoce"}
SCORE_LINES = {
    "provinces": "Provinces", "knowledge": "Connaissances", "wonders": "Merveilles", "policies": "Politiques",
    "victory-points": "Points de Victoire", "revolts": "Révoltes", "free-cities": "Villes Libres",
    "domination-provinces": "Domination en Provinces", "domination-knowledge": "Domination en Connaissances",
    "domination-wonders": "Domination en Merveilles", "domination-policies": "Domination en Politiques",
}
TIE_BREAKS = {
    "advantage": "égalité, départagée par l'Avantage", "gold": "égalité, départagée par l'Or restant",
    "culture": "égalité, départagée par la Culture restante", "shared": "égalité parfaite, victoire partagée",
}
THINGS: dict[str, Noun] = {
    "basic": BASIC, "barricade": ("Barricade", "Barricades"), "token": ("jeton", "jetons"),
    "revolt": ("Révolte", "Révoltes"), "card": CARD, "type": ("autre type", "autres types"),
    "any": ("ressource de base de n'importe quel type", "ressources de base de n'importe quel type"),
}
