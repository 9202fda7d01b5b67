"""The names of things."""

from __future__ import annotations

Noun = tuple[str, str]  # singular, plural

NOUNS: tuple[Noun, ...] = (
    ("Production", "Production"), ("Science", "Science"), ("Military", "Military"), ("Gold", "Gold"),
    ("Culture", "Culture"), ("Victory Point", "Victory Points"), ("Agent die", "Agent dice"),
)
BASIC: Noun = ("basic resource", "basic resources")
CARD: Noun = ("card", "cards")
TYPES = ("Mountainous", "Coastal", "Agricultural")

THINGS: dict[str, Noun] = {
    "basic": BASIC, "barricade": ("Barricade", "Barricades"), "token": ("token", "tokens"),
    "revolt": ("Revolt", "Revolts"), "card": CARD, "type": ("more type", "more types"),
    "any": ("basic resource of any type", "basic resources of any type"),
}
