"""The clocks of a table, folded from the moments of its rows: rules and engine know nothing of time.

Of each seat there are two numbers: the seconds it has spent, which never grow less by its own doing, and the limit at
which its time is over. All that a clock can be follows from when the limit moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from copy import copy
from typing import TYPE_CHECKING, Final

from msgspec import Struct, json

from clio.engine.errors import BadOption
from clio.server import messages as m
from clio.server.limits import BOT_GRACE, CLOCK_DAYS, CLOCK_INCREMENT, CLOCK_MINUTES, DAY

from clio.server.storage import Kind

if TYPE_CHECKING:
    from clio.server.standing import Standing
    from clio.server.storage import Row

Rest = tuple[float, float]  # from when to when no server ran
NO_REST: Rest = (0.0, 0.0)
KNOWING: Final[tuple[Kind, ...]] = ("move", "redo", "undo", "hand", "ask", "answer")  # who does so knows of the game
GIVEN_BACK: Final = 3  # how often what one has spent on a turn is given back because another takes back


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
        self.lent: frozenset[int] = frozenset()  # seats where a bot must answer in place of somebody who may come back
        self.owed = [0.0] * seats  # seconds since it was asked: theirs, if they come back before it has answered
        self.allowed = [0.0] * seats  # and after which their time is over
        self.given: list[Counter[int]] = [Counter() for _ in range(seats)]  # how often, by answers before the turn
        self.met: set[int] = set()  # seats whose people have done something here
        self.at = 0.0  # up to when time is counted

    def still(self) -> Clocks:
        """As they are now, with nothing that changes in common."""
        other = copy(self)
        other.spent, other.limit, other.began = list(self.spent), list(self.limit), list(self.began)
        other.paused, other.owed, other.allowed = list(self.paused), list(self.owed), list(self.allowed)
        other.ended, other.met = [list(turns) for turns in self.ended], set(self.met)
        other.given = [Counter(given) for given in self.given]
        return other

    # ------------------------------------------------------------------ reading
    def left(self, seat: int, at: float) -> float:
        """Seconds that a seat has; none or less: its time is over."""
        return self.limit[seat] - self.spent[seat] - (self.elapsed(at) if seat in self.running else 0.0)

    @property
    def ticking(self) -> frozenset[int]:
        return self.running | self.lent

    def until_over(self, seat: int, at: float) -> float:
        """Seconds until the time of a seat is over if nobody answers there."""
        if seat in self.lent:
            return self.allowed[seat] - self.owed[seat] - self.elapsed(at)
        return self.left(seat, at)

    def elapsed(self, at: float, resting: Rest = NO_REST) -> float:
        """Since the newest row, without what no server ran."""
        since, until = resting
        return max(0.0, at - self.at - max(0.0, min(until, at) - max(since, self.at)))

    def late(self, at: float) -> int | None:
        """The seat whose time has been over for longest."""
        over = [seat for seat in self.ticking if self.until_over(seat, at) <= 0]
        return min(over, key=lambda seat: (self.until_over(seat, at), seat), default=None)

    @property
    def deadline(self) -> float | None:
        """When the next time will be over, if nobody does anything and a server runs."""
        return min((self.at + self.until_over(seat, self.at) for seat in self.ticking), default=None)

    def missing(self, rests: Sequence[Rest]) -> Rest | None:
        """Of the times that no server ran, one that its rows do not tell of yet."""
        return next((rest for rest in rests if self.ticking and rest[1] > self.at), None)

    # ------------------------------------------------------------------ folding
    def before(self, row: Row) -> None:
        """Time goes by until a row, for whoever was to answer."""
        body = json.decode(row.body, type=RestBody) if row.kind == "rest" else RestBody(*NO_REST)
        self.pass_to(row.at, (body.since, body.until))

    def after(self, c: Standing, row: Row | None = None) -> None:
        """The clocks of people run who must answer now; a game that stands still has none that run, and where bots
        play for everybody nobody waits for them. To a rematch they were not asked: there the first thing that they do
        starts it."""
        waiting = [] if c.stopped else c.waiting
        mover = row.seat if row is not None and row.kind in ("move", "redo") else None
        by_bot = mover is not None and c.seats[mover].bot is not None
        if row is not None and row.seat is not None and row.kind in KNOWING and not by_bot:
            self.met.add(row.seat)
        people = [n for n in waiting if c.seats[n].bot is None and (not c.setup.again or n in self.met)]
        bots = [n for n in waiting if c.seats[n].bot is not None]
        lent = [n for n in bots if not c.bots_alone and c.seats[n].may_come_back]
        played = Counter(c.table.deciders)
        answers = [played[n] + len(c.table.waiting_answers(n)) for n in range(len(c.seats))]
        self.turn(people, answers, mover, c.undoer, [] if c.undoer is None else self._side(c, c.undoer))
        if mover is not None and mover not in self.lent and c.seats[mover].late:
            self._played_for(mover, answers[mover], mover in waiting)  # who was too late comes back to the same turn
        half = c.table.secret and mover in waiting  # of a secret choice: no clock tells that it was made
        self._lend(lent, answers, mover, half)

    def _side(self, c: Standing, seat: int) -> list[int]:
        """All seats of who has that one; at one screen each is somebody else's."""
        return c.seats_of(c.seats[seat].guest or "") if len(c.guests) > 1 else [seat]

    def pass_to(self, at: float, resting: Rest = NO_REST) -> None:
        """Time goes by, up to a row; `resting`: but not then. Told twice it is the same: the first has passed it."""
        passed = self.elapsed(at, resting)
        for seat in self.running:
            self.spent[seat] += passed
        for seat in self.lent:
            self.owed[seat] += passed
        self.at = max(self.at, at)

    def turn(
        self, running: Collection[int], answers: Sequence[int], mover: int | None, undoer: int | None,
        side: Collection[int] = (),
    ) -> None:
        """Who is asked after a row: `mover` has answered, `undoer` has taken back; `answers`: how many each seat has
        given in all. What somebody takes back costs them the increment of it, and their time stays spent; who loses a
        turn by what another takes back has not spent it, a few times: two who play together could have all the time
        that they like. `side`: the seats of who has taken back."""
        for seat in range(len(self.spent)):
            restored = self._restore(seat, answers[seat]) if undoer is not None else False
            if seat in self.running and seat not in running:
                self._stop(seat, answers[seat], mover, undoer is not None and seat not in (undoer, *side))
            elif seat in running and seat not in self.running:
                self.began[seat] = self.spent[seat]
                if self.rule.per == "move" and not restored and self.paused[seat] != answers[seat]:
                    self.limit[seat] = self.spent[seat] + self.start
        self.running = frozenset(running)

    def _lend(self, lent: Collection[int], answers: Sequence[int], mover: int | None, half: bool) -> None:
        """Where bots are asked after a row. What a bot takes is nobody's, once it has answered, and not only by `half`;
        who comes back before that has thought themselves, and where it does not answer at all somebody waits."""
        if mover in self.lent:
            self._played_for(mover, answers[mover], mover in lent)
        for seat in range(len(self.spent)):
            if seat in self.lent and seat in self.running:
                self.spent[seat] += self.owed[seat]
            if (seat == mover and not half) or seat not in lent or seat not in self.lent:
                own = self.limit[seat] - self.spent[seat]
                new = self.rule.per == "move" and self.paused[seat] != answers[seat]
                self.owed[seat], self.allowed[seat] = 0.0, BOT_GRACE + (self.start if new else own)
        self.lent = frozenset(lent)

    def _played_for(self, seat: int, answers: int, goes_on: bool) -> None:
        """A bot has answered in place of somebody: the rest of a turn that they have begun is no new move, nor is the
        turn if it is taken back."""
        if goes_on:
            self.paused[seat] = answers if self.paused[seat] >= 0 else -1
            return
        self.paused[seat] = -1
        if self.rule.per == "move":
            self.ended[seat].append((answers - 1, self.limit[seat]))

    def _stop(self, seat: int, answers: int, mover: int | None, by_another: bool) -> None:
        """`by_another`: by what somebody else takes back."""
        self.paused[seat] = -1
        if seat == mover:
            self.ended[seat].append((answers - 1, self.limit[seat]))
            if self.rule.per == "game":
                self.limit[seat] += self.rule.increment
        elif by_another and self.given[seat][answers] < GIVEN_BACK:
            self.given[seat][answers] += 1
            self.spent[seat] = self.began[seat]
        else:
            self.paused[seat] = answers

    def _restore(self, seat: int, answers: int) -> bool:
        """The limit as it was in the turn that goes on again, if one does."""
        found = False
        while self.ended[seat] and self.ended[seat][-1][0] >= answers:
            found, self.limit[seat] = True, self.ended[seat].pop()[1]
        return found
