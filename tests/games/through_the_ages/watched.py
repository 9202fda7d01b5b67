"""The tables of Through the Ages at which the search for secrets watches the server: players, options."""

from __future__ import annotations

WATCHED = [(2, {}), (3, {"civil_hands": "hidden"}), (4, {}), (3, {"payments": "by-hand"})]
