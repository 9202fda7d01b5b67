"""The smallest board there can be: the auction of tests/engine/games in the terminal."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from clio.engine.game import CardFace, Score
from clio.engine.info import View
from clio.terminal.boards import Usual


class AuctionBoard(Usual):
    def __init__(self, faces: dict[str, CardFace], lang: str) -> None:
        self.lang = lang

    def draw(self, view: View, names: list[str]) -> Text:
        return Text("\n".join(self.plain(view, names)))

    def plain(self, view: View, names: list[str]) -> list[str]:
        return [f"{name}: {gold} gold" for name, gold in zip(names, view["gold"], strict=True)]

    def status(self, view: View, names: list[str]) -> list[str]:
        return [f"lot {view['lot']}, points {view.get('so_far')}"]

    def legend(self, full: bool = False) -> list[str]:
        return []

    def piles(self, view: View, names: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
        return []

    def places(self, view: View) -> list[str]:
        return []


def complete(view: dict[str, Any], scores: tuple[Score, ...]) -> None:
    view["so_far"] = [score.total for score in scores]


BOARD = AuctionBoard
