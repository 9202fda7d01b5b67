"""The file of a saved game: is every field there, and of its kind? What it means is for `loading`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from clio.engine.dealing import Deal, Past
from clio.engine.errors import BadSave
from clio.engine.outdated import Outdated
from clio.engine.stream import is_key

FORMAT = 1
MOST_KEYS = 1000  # one for each branch of a branch
DECISION = re.compile("[0-9]{1,7}")
MOST_WORDS = 20_000  # decisions of a game
MOST_LETTERS = 200  # of one of them
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
    for name, fits in (("names", words), ("actions", short_words)):
        if not fits(record[name]):
            raise BadSave("save_field", field=name)
    if record["rules"] < 1:
        raise BadSave("save_field", field="rules")
    record["rekeyed"] = rekeyed(record.get("rekeyed", {}))  # left out where one seed or key deals it all
    record["commitment"] = promised(record.get("commitment"))  # left out where a plain seed deals
    record["answers"] = waiting(record.get("answers", {}))  # left out where none waits
    record["outdated"] = outdated(record.get("outdated"))  # left out unless it was begun under older rules
    if record["clio"] != FORMAT:
        raise BadSave("save_format", saved=record["clio"], now=FORMAT)
    return record


def past(record: dict[str, Any]) -> Past:
    return Past(record["game"], record["players"], record["options"], record["actions"])


def dealt(record: dict[str, Any]) -> Deal:
    """What deals a game, of its fields."""
    return Deal(record["seed"], record["rekeyed"]).holding(record["commitment"], past(record))


def rekeyed(keys: object) -> dict[int, str]:
    """The keys that deal on, each from its decision."""
    if not isinstance(keys, dict) or len(keys) > MOST_KEYS:
        raise BadSave("save_field", field="rekeyed")
    if not all(DECISION.fullmatch(at) and readable(key) for at, key in keys.items()):
        raise BadSave("save_field", field="rekeyed")
    return {int(at): key for at, key in keys.items()}


def readable(key: object) -> bool:
    return isinstance(key, str) and is_key(key)


def promised(hash: object) -> str | None:
    """The commitment that the table had. Whether it fits is for `verifying` to say."""
    if hash is not None and not isinstance(hash, str):
        raise BadSave("save_field", field="commitment")
    return hash


def waiting(answers: object) -> dict[str, list[str]]:
    """The waiting answers of each seat; there was a time when a seat could have one only, not in a list."""
    if not isinstance(answers, dict):
        raise BadSave("save_field", field="answers")
    found = {seat: [symbols] if isinstance(symbols, str) else symbols for seat, symbols in answers.items()}
    for symbols in found.values():
        if not words(symbols) or not symbols:
            raise BadSave("save_field", field="answers")
    return found


def words(given: object) -> bool:
    return isinstance(given, list) and all(isinstance(word, str) for word in given)


def short(word: object) -> bool:
    return isinstance(word, str) and len(word) <= MOST_LETTERS and word.isprintable()


def short_words(given: object) -> bool:
    return isinstance(given, list) and len(given) <= MOST_WORDS and all(map(short, given))


def whole(n: object) -> bool:
    return type(n) is int and 0 <= n < 10**7


OUTDATED: dict[str, Callable[[object], bool]] = {
    "rules": whole,
    "now": whole,
    "decision": lambda n: n is None or whole(n),
    "move": short,
    "clauses": short_words,
    "changed": short_words,
    "same": lambda known: known is None or isinstance(known, bool),
    "rest": short_words,
}


def outdated(given: object) -> Outdated | None:
    """What a game that was loaded under newer rules remembers of it. Why is for us to say (`outdated.retold`), not for
    the file."""
    if given is None:
        return None
    if not isinstance(given, dict) or not all(name in given and fits(given[name]) for name, fits in OUTDATED.items()):
        raise BadSave("save_field", field="outdated")
    parts: dict[str, Any] = {name: given[name] for name in OUTDATED}
    parts |= {name: tuple(part) for name, part in parts.items() if isinstance(part, list)}
    return Outdated(**parts)
