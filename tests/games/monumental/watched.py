"""The tables of Monumental at which the search for secrets watches the server: none yet, since the search does not know
which of its cards a seat may see (`tests/server/truth.py`)."""

from __future__ import annotations

from typing import Any

WATCHED: list[tuple[int, dict[str, Any]]] = []
