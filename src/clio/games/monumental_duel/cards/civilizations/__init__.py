"""The civilizations, one in each file, found by their place here: a new file is a new civilization."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from clio.games.families.monumental.cardbook import Civilization


def civilizations() -> list[Civilization]:
    """In the order of their numbers."""
    found: list[Civilization] = [
        import_module(f"{__name__}.{module.name}").CIVILIZATION for module in iter_modules(__path__)
    ]
    return sorted(found, key=lambda civilization: civilization.number)
