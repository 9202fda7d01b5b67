"""What a bot gets to see: its seat's view, its options, and positions it could just as well be in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from clio.engine.kernel import State, question_of, turn_to

if TYPE_CHECKING:
    from clio.engine.game import Game
    from clio.engine.info import View

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    """The open question as one seat knows it. Nothing public leads to the table's own state: a bot that wants to look
    ahead draws samples, in which all that the seat cannot know is dealt anew."""

    __slots__ = ("__state", "game", "legal", "names", "seat")

    def __init__(self, game: Game[S], state: S, seat: int, names: Sequence[str] = ()) -> None:
        """`names`: what the players are called, for what a bot says."""
        self.game = game
        self.seat = seat
        self.names = names
        self.legal: list[int] = options_of(state, seat)
        self.__state = state

    @property
    def view(self) -> View:
        """All that the seat may know, as a dict."""
        return self.game.view(self.__state, self.seat)

    def sample(self, rng: int) -> S:
        """A state that the seat cannot tell from the true one, in which it is the next to answer; the same for the same
        generator state and view."""
        sample = self.game.determinize(self.__state, self.seat, rng)
        turn_to(sample, self.seat)
        return sample


def options_of(state: State, seat: int) -> list[int]:
    """The legal answers of a seat, also of one that answers a secret question at the same time as others."""
    frame = question_of(state, seat)
    if frame is None:
        return []
    return list(state.legal if frame is state.waiting else frame.op.options(state, frame))


AnyPosition = Position[Any]
