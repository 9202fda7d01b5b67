"""How hard the bots of Monumental think; what came of it is in docs/bots.md."""

from __future__ import annotations

from typing import Final

from clio.bots.effort import Effort

EASY_SLIPS: Final = 2
EFFORTS: Final[dict[str, Effort]] = {
    "normal": Effort(width=0, deals=0),
    "hard": Effort(width=0, plans=5, deals=4, turns=0),
}
