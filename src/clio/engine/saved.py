"""The file of a saved game: is every field there, and of its kind? What it means is for `history.load`."""

from __future__ import annotations

import json
from typing import Any

from clio.engine.errors import BadSave

FORMAT = 1
SHAPE: dict[str, type] = {
    "clio": int, "game": str, "rules": int, "players": int, "options": dict, "seed": str, "names": list,
    "actions": list, "digest": str,
}


def fields(text: str) -> dict[str, Any]:
    """The fields of a saved game, each present and of its type."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as e:
        raise BadSave("save_json") from e
    if not isinstance(record, dict) or "clio" not in record:
        raise BadSave("save_foreign")
    for name, kind in SHAPE.items():
        if not isinstance(record.get(name), kind) or isinstance(record.get(name), bool):
            raise BadSave("save_field", field=name)
    for name in ("names", "actions"):
        if not all(isinstance(word, str) for word in record[name]):
            raise BadSave("save_field", field=name)
    record["answers"] = waiting(record.get("answers", {}))  # left out where none waits
    if record["clio"] != FORMAT:
        raise BadSave("save_format", saved=record["clio"], now=FORMAT)
    return record


def waiting(answers: object) -> dict[str, list[str]]:
    """The waiting answers of each seat; there was a time when a seat could have one only, not in a list."""
    if not isinstance(answers, dict):
        raise BadSave("save_field", field="answers")
    found = {seat: [symbols] if isinstance(symbols, str) else symbols for seat, symbols in answers.items()}
    for symbols in found.values():
        if not isinstance(symbols, list) or not symbols or not all(isinstance(symbol, str) for symbol in symbols):
            raise BadSave("save_field", field="answers")
    return found
