"""A whole colonization force in one line: "colonize warriors 2 bonus military-bonus-ii"."""

from __future__ import annotations

import re

from clio.engine.game import CardFace
from clio.games import find
from clio.terminal.cards import plain
from clio.terminal.menu import begins
from clio.terminal.trouble import Trouble
from clio.words import LANGUAGES

PARTS = ("colonize", "bonus", "discard", "done")  # in the order in which the rules ask for them
BETWEEN = frozenset({"and", "et", "with", "avec", "then", "puis"})


def verbs() -> dict[str, str]:
    """Every word for a part of the line."""
    words = {part: part for part in PARTS}
    for names in (find("through-the-ages").names(lang) for lang in LANGUAGES):
        words |= {word: part for part in PARTS for word in names.get(f"move.{part}", "").split()}
    return words


def moves_of(text: str, reach: dict[str, list[str]], faces: dict[str, CardFace]) -> list[str]:
    """The moves that the line stands for, with `done` at the end; none if it is something else. Trouble if a word of it
    is nothing that could be sent."""
    known = verbs()
    words = text.lower().replace(",", " ").split()
    if not words or known.get(plain(words[0])) != "colonize":
        return []
    could = {part: reach.get(part, []) for part in PARTS}
    found: dict[str, list[str]] = {part: [] for part in PARTS}
    part, named = "colonize", 0
    names: list[str] = []
    for word in [*words[1:], "and"]:
        number = re.fullmatch(r"x?(\d{1,2})x?", word)
        if plain(word) not in known and word not in BETWEEN and number is None:
            names.append(word)
            continue
        while names:
            card, names = first_card(names, could[part], faces)
            times = int(number[1]) if number is not None and not names else 1
            found[part] += [card] * times
            named += 1
        part = known.get(plain(word), part)
    if named < 2 and not re.search(r"\d", text) and part != "done":
        return []  # one card: a move like any other
    sent = [f"{part} {card}" for part in PARTS for card in sorted(found[part], key=could[part].index)]
    return [*sent, "done"]


def first_card(words: list[str], cards: list[str], faces: dict[str, CardFace]) -> tuple[str, list[str]]:
    """The card that as many of the first words as possible name, and the words after them."""
    for n in range(len(words), 0, -1):
        wanted = plain(" ".join(words[:n]))
        spelled = {card: {plain(name) for name in (card, *faces[card].names.values())} for card in cards}
        exact = [card for card, names in spelled.items() if wanted in names]
        found = exact or [card for card, names in spelled.items() if any(begins(name, wanted) for name in names)]
        if len(found) == 1:
            return found[0], words[n:]
    raise Trouble("not_sent", words=" ".join(words)[:80])
