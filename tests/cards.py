"""`@card("aristotle", ...)` says which cards (or units) a test plays, if the reference data lists them by id."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

DATA = Path(__file__).parent / "data"
NAMED: dict[str, list[str]] = {}  # id of a card -> the tests that play it, of the files imported so far


@cache
def known(game: str) -> dict[str, dict[str, Any]]:
    """The reference data of a game, by id."""
    data = json.loads((DATA / f"{game}.json").read_text(encoding="utf-8"))
    return {card["id"]: card for card in data.get("cards", [])}


def card(*ids: str) -> Callable[[Test], Test]:
    """Note that the test plays these cards; ValueError, at import, for an id that no card has."""
    if not ids:
        raise ValueError("card() needs the id of a card.")
    games = [file.stem for file in DATA.glob("*.json")]
    if unknown := [id for id in ids if not any(id in known(game) for game in games)]:
        raise ValueError(f"There is no card {', '.join(unknown)}.")

    def note(test: Test) -> Test:
        for id in ids:
            NAMED.setdefault(id, []).append(test.__name__)
        return test

    return note
