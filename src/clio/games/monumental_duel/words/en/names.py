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

BOXES = {"both": "every box", "espionage": "Espionage", "trade": "Trade"}
SCORE_LINES = {
    "provinces": "Provinces", "knowledge": "Knowledge", "wonders": "Wonders", "policies": "Policies",
    "victory-points": "Victory Points", "revolts": "Revolts", "free-cities": "Free Cities",
    "domination-provinces": "Domination in Provinces", "domination-knowledge": "Domination in Knowledge",
    "domination-wonders": "Domination in Wonders", "domination-policies": "Domination in Policies",
}
TIE_BREAKS = {
    "advantage": "tie, won by holding the Advantage", "gold": "tie, won with more Gold left",
    "culture": "tie, won with more Culture left", "shared": "tie in everything, victory is shared",
}
THINGS: dict[str, Noun] = {
    "basic": BASIC, "barricade": ("Barricade", "Barricades"), "token": ("token", "tokens"),
    "revolt": ("Revolt", "Revolts"), "card": CARD, "type": ("more type", "more types"),
    "any": ("basic resource of any type", "basic resources of any type"),
}
