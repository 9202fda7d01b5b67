"""The Development display: what is discarded, how it slides, what is revealed; the Eras and the end come with it."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Frame, Op
from clio.games.families.monumental.state import EMPTY
from clio.games.monumental import events as E
from clio.games.monumental.ops.standing import current_era
from clio.games.monumental.rules.heroes import arrive
from clio.games.monumental.rules.monsters import march_on
from clio.games.monumental.rules.projects import open_projects
from clio.games.monumental.state import FAR, TRIGGERED, World

ABOVE: Final = 3  # Era III cards under the Last Round card in continuous mode (MAE-CSETUP-02)


def reveal(s: World) -> int:
    """MON-DISP-05, MON-END-01, MAE-CEND-01: the next card of the deck, EMPTY without one."""
    if s.deck_at >= len(s.deck):
        return EMPTY
    if s.config.continuous and s.deck_at == len(s.deck) - ABOVE:
        end_is_near(s)
    before = current_era(s) if s.deck_at > 0 else 0
    card = s.deck[s.deck_at]
    s.deck_at += 1
    s.epoch += 1
    if current_era(s) != before:
        s.note(E.NEW_ERA, -1, current_era(s))
        arrive(s, current_era(s))
    s.note(E.REVEALS, -1, card)
    if s.deck_at == len(s.deck) and not s.config.continuous:
        end_is_near(s)
    return card


def end_is_near(s: World) -> None:
    """MON-END-01, MON-END-02, MAE-FUT-02, MAE-CEND-01."""
    if s.ending == FAR:
        s.ending = TRIGGERED
        s.note(E.LAST_ROUND, -1)
        open_projects(s)


def discard_farthest(s: World, row: int) -> bool:
    """The card of a row that lies farthest from the deck."""
    width = s.config.width
    for at in range((row + 1) * width - 1, row * width - 1, -1):
        card = s.display[at]
        if card != EMPTY:
            s.display[at] = EMPTY
            s.discarded = (*s.discarded, card)
            s.note(E.DISPLAY_DISCARDS, -1, card)
            return True
    return False


def slide_and_fill(s: World) -> None:
    """MON-DISP-03, MON-DISP-10, MON-DISP-11: each row slides away from the deck; the first is filled before the
    second, from the farthest position to the nearest."""
    width = s.config.width
    for row in range(s.config.rows):
        first = row * width
        cards = [card for card in s.display[first : first + width] if card != EMPTY]
        s.display[first : first + width] = [EMPTY] * (width - len(cards)) + cards
    for row in range(s.config.rows):
        for at in range((row + 1) * width - 1, row * width - 1, -1):
            if s.display[at] == EMPTY:
                s.display[at] = reveal(s)


class Display(Op[World]):
    """MON-DISP-01, MON-DISP-02, MON-DISP-08: the last phase of a turn (normal mode)."""

    def do(self, s: World, f: Frame) -> None:
        if s.ending == FAR:
            for row in range(s.config.rows):
                if not s.taken >> row & 1:
                    discard_farthest(s, row)
        s.taken = 0
        slide_and_fill(s)
        if s.monsters:
            march_on(s)


class CompleteDisplay(Op[World]):
    """MAE-CONT-21, MAE-CONT-22: the display at the end of a round (continuous mode)."""

    def do(self, s: World, f: Frame) -> None:
        missing = s.taken
        while missing < len(s.players) and discard_farthest(s, 0):
            missing += 1
        s.taken = 0
        slide_and_fill(s)


DISPLAY: Final = Display()
COMPLETE_DISPLAY: Final = CompleteDisplay()
