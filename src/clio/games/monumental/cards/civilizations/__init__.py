"""The civilizations, one in each file with the type of its Warlord, found by their place here: a new file is a new
civilization."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from clio.games.families.monumental.cardbook import Civilization


def files() -> list[ModuleType]:
    """In the order of the numbers of the civilizations."""
    found = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    return sorted(found, key=lambda file: int(file.CIVILIZATION.number))


def civilizations() -> list[Civilization]:
    """In the order of their numbers."""
    return [file.CIVILIZATION for file in files()]


def warlord_types() -> list[int]:
    """In the same order."""
    return [file.TYPE for file in files()]
