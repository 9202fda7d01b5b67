"""The clocks of a table, folded from the moments of its rows: rules and engine know nothing of time.

Of each seat there are two numbers: the seconds it has spent, which never grow less by its own doing, and the limit at
which its time is over. All that a clock can be follows from when the limit moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from copy import copy
from typing import TYPE_CHECKING

from msgspec import Struct, json

from clio.engine.errors import BadOption
from clio.server import messages as m
from clio.server.limits import CLOCK_DAYS, CLOCK_INCREMENT, CLOCK_MINUTES, DAY

if TYPE_CHECKING:
    from clio.server.chronicle import Chronicle
    from clio.server.storage import Row

Rest = tuple[float, float]  # from when to when no server ran
NO_REST: Rest = (0.0, 0.0)


class RestBody(Struct):
    """The row that says that no server ran, so that nobody's time went by."""

    since: float
    until: float


def check_clock(clock: m.Clock | None) -> None:
    """BadOption for one that nobody could play by."""
    if clock is None:
        return
    most = CLOCK_DAYS if clock.per == "move" else CLOCK_MINUTES
    if not (1 <= clock.time <= most and 0 <= clock.increment <= CLOCK_INCREMENT):
        raise BadOption("bad_clock", days=CLOCK_DAYS, minutes=CLOCK_MINUTES, increment=CLOCK_INCREMENT)


class Clocks:
    """All clocks of one table, up to its newest row."""

    def __init__(self, rule: m.Clock, seats: int) -> None:
        self.rule = rule
        self.start = rule.time * (DAY if rule.per == "move" else 60.0)
        self.spent = [0.0] * seats
        self.limit = [self.start] * seats
        self.began = [0.0] * seats  # what was spent when the present turn began
        self.paused = [-1] * seats  # answers given when a turn stopped that its seat did not end
        self.ended: list[list[tuple[int, float]]] = [[] for _ in range(seats)]  # answers before, and limit, of turns
        self.running: frozenset[int] = frozenset()
        self.at = 0.0  # up to when time is counted

    def still(self) -> Clocks:
        other = copy(self)
        other.spent, other.limit = list(self.spent), list(self.limit)
        return other

    # ------------------------------------------------------------------ reading
    def left(self, seat: int, at: float) -> float:
        """Seconds that a seat has; none or less: its time is over."""
        return self.limit[seat] - self.spent[seat] - (self.elapsed(at) if seat in self.running else 0.0)

    def elapsed(self, at: float, resting: Rest = NO_REST) -> float:
        """Since the newest row, without what no server ran."""
        since, until = resting
        return max(0.0, at - self.at - max(0.0, min(until, at) - max(since, self.at)))

    def late(self, at: float) -> int | None:
        """The seat whose time has been over for longest."""
        over = [seat for seat in self.running if self.left(seat, at) <= 0]
        return min(over, key=lambda seat: (self.left(seat, at), seat), default=None)

    @property
    def deadline(self) -> float | None:
        """When the next time will be over, if nobody does anything and a server runs."""
        return min((self.at + self.left(seat, self.at) for seat in self.running), default=None)

    def missing(self, rests: Sequence[Rest]) -> Rest | None:
        """Of the times that no server ran, one that its rows do not tell of yet."""
        return next((rest for rest in rests if self.running and rest[1] > self.at), None)

    # ------------------------------------------------------------------ folding
    def before(self, row: Row) -> None:
        """Time goes by until a row, for whoever was to answer."""
        body = json.decode(row.body, type=RestBody) if row.kind == "rest" else RestBody(*NO_REST)
        self.pass_to(row.at, (body.since, body.until))

    def after(self, c: Chronicle, row: Row | None = None) -> None:
        """The clocks of people run who must answer now; a game that stands still has none that run."""
        waiting = [] if c.stopped else [seat for seat in c.waiting if c.seats[seat].bot is None]
        played = Counter(c.table.deciders)
        answers = [played[n] + len(c.table.waiting_answers(n)) for n in range(len(c.seats))]
        self.turn(waiting, answers, row.seat if row is not None and row.kind in ("move", "redo") else None, c.undoer)

    def pass_to(self, at: float, resting: Rest = NO_REST) -> None:
        """Time goes by, up to a row; `resting`: but not then. Told twice it is the same: the first has passed it."""
        passed = self.elapsed(at, resting)
        for seat in self.running:
            self.spent[seat] += passed
        self.at = max(self.at, at)

    def turn(self, running: Collection[int], answers: Sequence[int], mover: int | None, undoer: int | None) -> None:
        """Who is asked after a row: `mover` has answered, `undoer` has taken back; `answers`: how many each seat has
        given in all. What somebody takes back costs them the increment of it, and their time stays spent; who loses a
        turn by what another takes back has not spent it."""
        for seat in range(len(self.spent)):
            restored = self._restore(seat, answers[seat]) if undoer is not None else False
            if seat in self.running and seat not in running:
                self._stop(seat, answers[seat], mover, undoer)
            elif seat in running and seat not in self.running:
                self.began[seat] = self.spent[seat]
                if self.rule.per == "move" and not restored and self.paused[seat] != answers[seat]:
                    self.limit[seat] = self.spent[seat] + self.start
        self.running = frozenset(running)

    def _stop(self, seat: int, answers: int, mover: int | None, undoer: int | None) -> None:
        self.paused[seat] = -1
        if seat == mover:
            self.ended[seat].append((answers - 1, self.limit[seat]))
            if self.rule.per == "game":
                self.limit[seat] += self.rule.increment
        elif undoer is not None and seat != undoer:
            self.spent[seat] = self.began[seat]
        else:
            self.paused[seat] = answers

    def _restore(self, seat: int, answers: int) -> bool:
        """The limit as it was in the turn that goes on again, if one does."""
        found = False
        while self.ended[seat] and self.ended[seat][-1][0] >= answers:
            found, self.limit[seat] = True, self.ended[seat].pop()[1]
        return found
