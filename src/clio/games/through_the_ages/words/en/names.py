"""The vocabulary of Through the Ages in English."""

from __future__ import annotations

NOUNS = {  # in labels and lines; "full": in sentences
    "food": ("food", "food"), "resource": ("resource", "resources"), "science": ("science", "science"),
    "culture": ("culture", "culture"), "strength": ("strength", "strength"), "ca": ("CA", "CA"), "ma": ("MA", "MA"),
    "card": ("card", "cards"), "civil": ("civil card", "civil cards"), "military": ("military card", "military cards"),
    "stage": ("stage", "stages"), "worker": ("worker", "workers"), "blue": ("blue token", "blue tokens"),
    "yellow": ("yellow token", "yellow tokens"), "discontent": ("discontent worker", "discontent workers"),
    "unused": ("unused worker", "unused workers"), "purse": ("resource for units", "resources for units"),
    "study": ("science for unit technologies", "science for unit technologies"),
    "food.full": ("food", "food"), "resource.full": ("resource", "resources"),
    "science.full": ("science point", "science points"),
}
ARTICLES = dict.fromkeys((
    "pyramids", "hanging-gardens", "colossus", "library-of-alexandria", "great-wall", "taj-mahal", "eiffel-tower",
    "kremlin", "ocean-liner-service", "transcontinental-railroad", "fast-food-chains", "first-space-flight", "internet",
), "the ")  # St. Peter's Basilica, Universitas Carolina and Hollywood have none
