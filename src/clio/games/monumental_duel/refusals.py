"""Why an action is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.game import Refusal
from clio.games.monumental_duel.state import Duel

if TYPE_CHECKING:
    from clio.games.monumental_duel.record import MonumentalDuel


def refusal(game: MonumentalDuel, s: Duel, seat: int, action: int) -> Refusal:
    return Refusal((), {"en": "", "fr": ""})
