"""The words that the puzzles of a game ask for."""

from __future__ import annotations

from collections.abc import Iterator

from clio.games import play_of


def puzzle_words(game: str) -> Iterator[str]:
    for measure in play_of(game).measures:
        for part in ("", ".goal", ".count"):
            yield f"puzzle.{measure.id}{part}"
