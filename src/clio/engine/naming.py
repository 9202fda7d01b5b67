"""The names of people in sentences that games write with the number of a seat."""

from __future__ import annotations

import re
from collections.abc import Sequence

from clio.messages import say
from clio.words import GRAMMARS


def seat_names(given: Sequence[str], players: int, lang: str) -> list[str]:
    """The players' names; where none was given, "Player 1" in the reader's language."""
    return [
        given[seat] if seat < len(given) and given[seat] else say("seat.name", lang, number=seat + 1)
        for seat in range(players)
    ]


def with_names(text: str, names: Sequence[str], lang: str) -> str:
    """A sentence that says "Player 2", with the player's name instead; in one pass, since a player may be called
    "Player 1"."""
    called = {say("seat.name", lang, number=seat + 1): name for seat, name in enumerate(names) if name}
    if not called:
        return text

    def put(found: re.Match[str]) -> str:
        of, name = found["of"] or "", called[found["who"]]
        return GRAMMARS[lang].join(of, name)

    return re.sub(rf"(?P<of>\b(?:[dD]|[qQ]u)e )?(?P<who>{'|'.join(called)})\b", put, text)
