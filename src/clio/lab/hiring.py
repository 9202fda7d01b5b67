"""Bots by the names that the laboratory knows: as everywhere, or with a scale of their own, `normal@file.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from clio.bots import Bot, make
from clio.bots.scales import read
from clio.engine.game import Game


def hire(name: str, game: Game[Any], seed: int | str) -> Bot:
    """UnknownBot and BadScale tell what is wrong with a name."""
    plain, _, file = name.partition("@")
    return make(plain, game, seed, scale=read(game.record.id, Path(file)) if file else None)
