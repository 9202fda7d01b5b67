"""Bots by the names that the laboratory knows: as everywhere, with a scale or prices of their own (`normal@file.toml`),
with so many times the work (`hard*0.25`), and those that play by habit (`STYLES` in `clio.bots.<game>.styles`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from clio.bots import Bot, make, prices, scales
from clio.engine.game import Game
from clio.games import part_of

WORK = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?")


def hire(name: str, game: Game[Any], seed: int | str) -> Bot:
    """UnknownBot, BadScale and BadPrices tell what is wrong with a name."""
    styles: dict[str, Callable[[str], Bot]] = getattr(part_of(game.record.id, "clio.bots", "styles"), "STYLES", {})
    if name in styles:
        return styles[name](str(seed))
    strength, _, file = name.partition("@")
    plain, _, factor = strength.partition("*")
    work = 1.0
    if factor:
        plain, work = (plain, float(factor)) if WORK.fullmatch(factor) else (strength, 1.0)  # that no bot is called
    if not file:
        return make(plain, game, seed, work=work)
    if prices.TABLE in scales.parsed(Path(file)):
        return make(plain, game, seed, work=work, prices=prices.read(game.record.id, Path(file)))
    return make(plain, game, seed, work=work, scale=scales.read(game.record.id, Path(file)))
