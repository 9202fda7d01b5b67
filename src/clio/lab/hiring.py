"""Bots by the names that the laboratory knows: as everywhere, with a scale of their own (`normal@file.toml`), and those
that play by habit (`STYLES` in `clio.bots.<game>.styles`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from clio.bots import Bot, make
from clio.bots.scales import read
from clio.engine.game import Game
from clio.games import part_of


def hire(name: str, game: Game[Any], seed: int | str) -> Bot:
    """UnknownBot and BadScale tell what is wrong with a name."""
    styles: dict[str, Callable[[str], Bot]] = getattr(part_of(game.record.id, "clio.bots", "styles"), "STYLES", {})
    if name in styles:
        return styles[name](str(seed))
    plain, _, file = name.partition("@")
    return make(plain, game, seed, scale=read(game.record.id, Path(file)) if file else None)
