"""How hard the bots of Age of Mythology think; what came of it is in docs/bots.md."""

from __future__ import annotations

from typing import Final

from clio.bots.effort import Effort

EASY_SLIPS: Final = 2
EASY_AMONG: Final = 3, 2.5  # slips of any kind lost everything: armies sent to die, cubes left to rot
EFFORTS: Final[dict[str, Effort]] = {
    "normal": Effort(deals=0, frozen=True),
    "hard": Effort(deals=0),  # played on it is weaker: the dice of four deals tell less than the odds
}
