"""Le vocabulaire de Through the Ages en français."""

from __future__ import annotations

NOUNS = {  # dans les libellés et le journal ; « full » : dans les phrases
    "food": ("nourriture", "nourriture"), "resource": ("ressource", "ressources"), "science": ("science", "science"),
    "culture": ("culture", "culture"), "strength": ("force", "force"), "ca": ("AC", "AC"), "ma": ("AM", "AM"),
    "card": ("carte", "cartes"), "civil": ("carte civile", "cartes civiles"),
    "military": ("carte militaire", "cartes militaires"), "stage": ("étape", "étapes"),
    "worker": ("ouvrier", "ouvriers"), "blue": ("cube bleu", "cubes bleus"), "yellow": ("cube jaune", "cubes jaunes"),
    "discontent": ("ouvrier mécontent", "ouvriers mécontents"), "unused": ("ouvrier inutilisé", "ouvriers inutilisés"),
    "purse": ("ressource pour des unités", "ressources pour des unités"),
    "study": ("science pour des technologies d'unité", "science pour des technologies d'unité"),
    "food.full": ("nourriture", "nourriture"), "resource.full": ("ressource", "ressources"),
    "science.full": ("point de science", "points de science"),
}
ARTICLES = {
    "pyramids": "les ", "hanging-gardens": "les ", "colossus": "le ", "library-of-alexandria": "la ",
    "great-wall": "la ", "st-peters-basilica": "la ", "taj-mahal": "le ", "universitas-carolina": "l'",
    "eiffel-tower": "la ", "kremlin": "le ", "ocean-liner-service": "les ", "transcontinental-railroad": "le ",
    "fast-food-chains": "les ", "first-space-flight": "le ",
}  # Hollywood et Internet n'en ont pas
