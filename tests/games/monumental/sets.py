"""Sets of options that between them use every map, mode and module, with and without Automas: players, options."""

from __future__ import annotations

from typing import Any

ALL: dict[str, Any] = {"heroes": True, "monsters": True, "renaissance": True}
SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"african": False, "deck": "core"}),
    (2, {"map": "around-the-oasis", "mode": "continuous", **ALL}),
    (2, {"map": "shadow-of-disaster", "civilizations": ["zulu", "mali"], "progress_cost": "3", **ALL}),
    (1, {"automa_level": "3", **ALL}),
    (1, {"african": False, "automas": "2", "heroes": True}),
    (1, {"automas": "1", "automa_civilization": "egypt", "automa_trade_limit": True, "quests": "no"}),
    (3, {"mode": "continuous", "civilizations": ["aksum", "greece", "zulu"]}),
    (3, {"map": "great-lakes", "natural_wonders": "no", "deck": "core", "monsters": True}),
    (3, {"map": "heat-of-battle", "future": "no", "first": "2", **ALL}),
    (2, {"automas": "1", "automa_level": "4", "civilizations": ["china", "japan"], "monsters": True}),
    (4, {"mode": "continuous", **ALL}),
    (4, {"map": "lock", "african": False, "renaissance": True}),
    (4, {"map": "horn-of-plenty", "civilizations": ["denmark", "egypt", "mali", "aksum"], "heroes": True}),
    (2, {"automas": "2", "map": "dilemma", "automa_civilization": "greece", **ALL}),
    (5, {}),
    (5, {"mode": "continuous", **ALL}),
    (1, {"automas": "4", "automa_level": "1"}),
]
