"""How hard the bots of Through the Ages think; what came of it is in docs/bots.md."""

from __future__ import annotations

from typing import Final

from clio.bots.effort import Effort

EFFORTS: Final[dict[str, Effort]] = {
    "normal": Effort(width=2, deals=0),
    "hard": Effort(width=8, plans=8, deals=1, turns=2, stages=2, ahead=1),
    "expert": Effort(width=12, plans=20, deals=1, turns=2, stages=3, ahead=2),
}
