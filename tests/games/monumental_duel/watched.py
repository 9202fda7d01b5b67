"""The tables of Monumental Duel at which the search for secrets watches the server: players, options."""

from __future__ import annotations

WATCHED = [(2, {"modules": "both", "deck": "mixed"}), (2, {"modules": "trade"})]
