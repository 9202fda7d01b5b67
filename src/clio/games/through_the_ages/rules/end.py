"""The end of the game (TTA-END)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Frame, Op
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK, GAME_END, HOOKS
from clio.games.through_the_ages.state import AGE_III, EVENT, Ages

IMPACT_OF_HAPPINESS: Final = 227  # the only one that can take points: it comes last (ruling TTA-OP-20)


class EndGame(Op[Ages]):
    """TTA-END-01 to -04: the Age III events left in the decks, with the starting player as the active one, then the
    cards that score at the end."""

    def do(self, s: Ages, f: Frame) -> None:
        s.active = s.starting
        s.epoch += 1
        s.push(GAME_OVER, s.starting)
        events = last_events(s)
        s.current = tuple([kind for kind in s.current if kind not in events])
        s.future = tuple([kind for kind in s.future if kind not in events])
        s.current_known = (-1,) * len(s.current)
        s.future_known = (-1,) * len(s.future)
        for i in range(len(events) - 1, -1, -1):
            s.push(BOOK.op[events[i]], s.starting, events[i])
            s.push(SHOW, s.starting, events[i])


def last_events(s: Ages) -> list[int]:
    """The events to be resolved, Impact of Happiness last."""
    events = sorted([kind for kind in (*s.current, *s.future) if kind >= EVENT and BOOK.age[kind] == AGE_III])
    if IMPACT_OF_HAPPINESS in events:
        events.remove(IMPACT_OF_HAPPINESS)
        events.append(IMPACT_OF_HAPPINESS)
    return events


class Show(Op[Ages]):
    """A last event is revealed."""

    def do(self, s: Ages, f: Frame) -> None:
        s.past = (*s.past, f.src)
        s.note(E.REVEALS, f.me, f.src)


class GameOver(Op[Ages]):
    """TTA-END-04: Bill Gates scores; nothing is left to do."""

    def do(self, s: Ages, f: Frame) -> None:
        s.push(CLOSE, s.starting)
        for seat in s.seats_from(s.starting):
            p = s.players[seat]
            p.spent = HOOKS.emit(s, seat, GAME_END, p.live, p.spent)


class Close(Op[Ages]):
    def do(self, s: Ages, f: Frame) -> None:
        s.note(E.GAME_ENDS, -1)


END_GAME: Final = EndGame()
GAME_OVER: Final = GameOver()
CLOSE: Final = Close()
SHOW: Final = Show()
