"""Les articles des merveilles en français."""

from __future__ import annotations

ARTICLES = {
    "pyramids": "les ", "hanging-gardens": "les ", "colossus": "le ", "library-of-alexandria": "la ",
    "great-wall": "la ", "st-peters-basilica": "la ", "taj-mahal": "le ", "universitas-carolina": "l'",
    "eiffel-tower": "la ", "kremlin": "le ", "ocean-liner-service": "les ", "transcontinental-railroad": "le ",
    "fast-food-chains": "les ", "first-space-flight": "le ",
}  # Hollywood et Internet n'en ont pas
