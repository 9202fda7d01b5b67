"""What the writers of both languages share."""

from __future__ import annotations

from clio.engine.game import Words
from clio.games.monumental_duel.state import Duel


class DuelWords(Words[Duel]):
    """Monumental Duel in one language."""

    def card_text(self, kind: int) -> str:
        return ""
