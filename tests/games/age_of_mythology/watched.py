"""The tables of Age of Mythology at which the search for secrets watches the server: players, options."""

from __future__ import annotations

WATCHED = [(2, {}), (3, {}), (5, {"heroes": "3"})]
