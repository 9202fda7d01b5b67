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

THINGS: dict[str, Noun] = {
    "basic": BASIC, "barricade": ("Barricade", "Barricades"), "token": ("jeton", "jetons"),
    "revolt": ("Révolte", "Révoltes"), "card": CARD, "type": ("autre type", "autres types"),
    "any": ("ressource de base de n'importe quel type", "ressources de base de n'importe quel type"),
}
