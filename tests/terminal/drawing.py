"""What the tests of the boards share: a screen of a given width, and how to read what is on it."""

from __future__ import annotations

import io
import re
from typing import Any

from rich.cells import cell_len
from rich.console import Console

from clio.engine.game import Game
from clio.engine.history import Table
from clio.messages import catalogue
from clio.words import capital


def screen(width: int, colour: bool = False) -> Console:
    return Console(
        file=io.StringIO(), width=width, color_system="truecolor" if colour else None, force_terminal=colour,
        highlight=False, markup=False, emoji=False,
    )


def shown(console: Console) -> str:
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def flat(text: str) -> str:
    return " ".join(text.split())


def too_wide(text: str, width: int = 100) -> list[str]:
    return [line for line in text.splitlines() if cell_len(line.rstrip()) > width]


def words_of(game: Game[Any], lang: str) -> set[str]:
    """Every word that the board may show: of the cards and of its messages. A word cut in two is none of them."""
    said = [text for key, text in catalogue(lang).items() if key.startswith(f"{game.record.id}.")]
    said += Table(game, 2, 1).seat_names(lang)
    for face in game.cards():
        said += [face.names[lang], face.text[lang]]
    words = {word for text in said for word in re.findall(r"[^\W\d_]{2,}", text)}
    return words | {capital(word) for word in words} | {word.upper() for word in words}
