"""How hard the bots of Monumental Duel think; what came of it is in docs/bots.md."""

from __future__ import annotations

from typing import Final

from clio.bots.effort import Effort

EFFORTS: Final[dict[str, Effort]] = {
    "normal": Effort(deals=0),
    "hard": Effort(plans=8, deals=6, turns=0, stages=2),
}
