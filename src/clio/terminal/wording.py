"""What boards are made of in every game: its vocabulary, the names and texts of its cards, in one language."""

from __future__ import annotations

from typing import ClassVar

from clio.engine.game import CardFace
from clio.engine.info import View
from clio.games import find
from clio.messages import say
from clio.words import GRAMMARS, fill


class BoardWords:
    """A game in the words of its vocabulary. The `View` of every game has `you`, the seat of the reader."""

    game: ClassVar[str]

    def __init__(self, faces: dict[str, CardFace], lang: str) -> None:
        self.faces = faces
        self.lang = lang
        self.vocabulary = find(self.game).names(lang)

    def told(self, key: str, **parts: object) -> str:
        return fill(self.lang, self.vocabulary[key], **parts)

    def name(self, card: str) -> str:
        return self.faces[card].names[self.lang]

    def text(self, card: str) -> str:
        """On one line."""
        return " ".join(self.faces[card].text[self.lang].split())

    def apart(self, parts: list[str]) -> str:
        return GRAMMARS[self.lang].APART.join(parts)

    def owner(self, view: View, seat: int, names: list[str]) -> str:
        return say("seat.you", self.lang, name=names[seat]) if view["you"] == seat else names[seat]
