"""Positions that a table keeps of its past, so that going back replays few decisions and memory stays bounded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clio.engine.kernel import same_choice

if TYPE_CHECKING:
    from clio.engine.kernel import State

RECENT: Final = 8  # the newest positions are all kept
EVERY: Final = 32  # before them one in so many
MOST: Final = 64  # of those; when there are more, every second one goes


class Positions:
    """Positions by how many decisions led there, in that order; the first is always among them.

    Who may take back what in an open secret choice is told from its positions, by frames that two replays do not share
    (`kernel.same_choice`). So all of them stay until somebody learns something, and no replay begins in the middle."""

    __slots__ = ("_every", "_marks", "_states")

    def __init__(self) -> None:
        self._states: dict[int, State] = {}
        self._marks: list[int] = []  # those that are kept for good
        self._every = EVERY

    def get(self, decision: int) -> State | None:
        """Not to be changed. Every position of the open secret choice is there."""
        return self._states.get(decision)

    def keep(self, decision: int, state: State) -> None:
        """The position before the next decision, as a copy."""
        last = self._states.get(decision - 1)
        learnt = last is not None and last.epoch != state.epoch
        # Not in the middle of a secret choice: its earlier positions, if there were any, would be here.
        due = not self._marks or decision >= self._marks[-1] + self._every
        if due and (last is None or learnt or not same_choice(last, state)):
            self._marks.append(decision)
        self._states[decision] = state.clone()
        if learnt:
            self._drop([n for n, each in self._states.items() if each.epoch != state.epoch and each.waiting.op.secret])
        if len(self._marks) > MOST:  # a very long game: wider steps
            self._every *= 2
            del self._marks[1::2]
            self._drop([n for n, each in self._states.items() if n < decision - RECENT and not each.waiting.op.secret])
        old = self._states.get(decision - RECENT)
        if old is not None and not old.waiting.op.secret:
            self._drop([decision - RECENT])

    def _drop(self, decisions: list[int]) -> None:
        for decision in decisions:
            if decision not in self._marks:
                del self._states[decision]

    def nearest(self, decision: int) -> tuple[int, State]:
        """The last position that was kept up to a decision, as a copy. It and all later ones are forgotten: who plays
        on from there keeps them again."""
        for n in reversed(list(self._states)):
            state = self._states.pop(n)
            if n == self._marks[-1]:
                self._marks.pop()
            if n <= decision:
                return n, state.clone()
        raise LookupError(decision)

    def copy(self, most: int | None = None) -> Positions:
        """The same ones, or the first of those that are kept for good."""
        other = Positions()
        other._every, other._marks = self._every, self._marks[:most]
        other._states = self._states.copy() if most is None else {n: self._states[n] for n in other._marks}
        return other
