"""The articles of wonders in English."""

from __future__ import annotations

ARTICLES = dict.fromkeys((
    "pyramids", "hanging-gardens", "colossus", "library-of-alexandria", "great-wall", "taj-mahal", "eiffel-tower",
    "kremlin", "ocean-liner-service", "transcontinental-railroad", "fast-food-chains", "first-space-flight", "internet",
), "the ")  # St. Peter's Basilica, Universitas Carolina and Hollywood have none
