"""Where one table stands: its people, its game, what may be asked of it. Rows change it (`Chronicle`)."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from copy import copy, deepcopy
from functools import cached_property
from typing import Any, Final, NamedTuple, Self, TypeVar

from clio.engine.game import Result
from clio.engine.history import Point, Table
from clio.engine.lessons import Lesson
from clio.engine.puzzles import Attempt
from clio.games import play_of
from clio.messages import LANGUAGES
from clio.server import consent
from clio.server import messages as m
from clio.server.clocks import Clocks
from clio.server.errors import Late
from clio.server.notices import Notice
from clio.server.older import Ending
from clio.server.setup import Seat, Setup
from clio.server.storage import Kind
from clio.server.talk import Talk

T = TypeVar("T")
LONGEST: Final = 1 << 21  # rows of a table, more than any has
ENDED: Final[tuple[m.Status, ...]] = ("over", "abandoned", "imported")


def apart(thing: T) -> T:
    """A copy with lists, sets and dictionaries of its own."""
    other = copy(thing)
    for name, value in vars(thing).items():
        if isinstance(value, list | set | dict):
            setattr(other, name, copy(value))
    return other


class Mark(NamedTuple):
    """Where a table may go back to."""

    kept: dict[str, Any]
    played: Point


class Standing:
    """What a table is after the rows that were folded into it. Reading it is free and changes nothing."""

    def __init__(
        self, id: str, setup: Setup, owner: str, public: bool, created: float, source: str = "", life: int = 0,
    ) -> None:
        self.id = id
        self.life = life  # in which its rows were read (`Head`)
        self.setup = setup
        self.owner = owner
        self.source = source  # where it was made from: what its bots may use is shared there
        self.public = public
        self.created = self.updated = created
        self.seats: list[Seat] = [Seat(s.guest, s.name, s.colour, s.bot, s.key) for s in setup.seats]
        self.table: Table = setup.deal()
        self.clocks = None if setup.clock is None else Clocks(setup.clock, len(self.seats))
        self.undoer: int | None = None  # who took back by the newest row
        self.seq = 0
        self.position_seq = [0] * len(self.seats)  # for each seat, the last row that changed what it decides on
        self.asides = [list[int]() for _ in self.seats]  # rows of half-made secret choices, by the seats that made them
        self.settled = self.table.opened  # decisions before the open secret choice; without one, all
        self.keys: dict[str, int] = {}  # what was asked under which key: asked again, it is not done again
        self.talk = Talk(setup.watch_key)
        self.log_lengths: list[int] = [len(self.table.log)]  # after each row: `lasting`
        self.request: consent.Open | None = None
        self.notices: list[Notice] = []  # the newest
        self.taken_back = [0] * len(self.seats)  # how often, by the seats that did
        self.stood_in: set[int] = set()  # decisions that a bot made in place of whoever holds the seat
        self.chosen_for: set[int] = set()  # seats for whose people a bot has answered in the secret choice that is open
        self.counted: Counter[tuple[Kind, int | None]] = Counter()  # how often what could be done for ever
        self._notice: Notice | None = None  # of the row that is being folded
        self.sent_away: dict[str, int] = {}  # guests whose seat was given free by another, by which row
        self.rematch: str | None = None
        self.trouble: str | None = None
        self.troubled: int | None = None  # whose bot could not answer, while there is trouble
        self.rules = setup.rules  # the version under which the newest rows were written
        self.stopped = self._refused()  # they went another way than today's rules allow: no more of it is carried out
        self.ending: Ending | None = None
        self.abandoned = False
        self.losers: list[int] = []  # by resignation
        self.lesson = setup.lesson  # what is taught here
        self.step = 0  # and how far it has come
        self.puzzle = setup.puzzle  # what is to be solved here
        self.attempt = None if self.puzzle is None else Attempt(
            self.puzzle, self.table.game, play_of(setup.game), self.table.state.clone())
        self.helped = False  # was something shown of what stands?
        self.erasures = 0  # how often the log was rewritten to forget somebody
        if self.clocks is not None:
            self.clocks.pass_to(created)
            self.clocks.after(self)

    # ------------------------------------------------------------------ reading
    @cached_property
    def status(self) -> m.Status:
        if self.abandoned:
            return "abandoned"
        if self.setup.imported:
            return "imported"
        if any(seat.kind == "open" for seat in self.seats):
            return "gathering"
        return "over" if self.table.over or self.losers or self.ending is not None else "playing"

    @property
    def begun(self) -> bool:
        """Are all seated? Who may still change seats, or invite to another table, is told nothing of the game."""
        return self.status != "gathering"

    @cached_property
    def waiting(self) -> list[int]:
        """Who must answer now; nobody once the turn of a puzzle is over."""
        return self.table.pending if self.status == "playing" and not self.tried else []

    @property
    def awaited(self) -> set[str]:
        """The people who must answer now, each for a seat that they play themselves."""
        seats = [self.seats[n] for n in self.waiting]
        return {seat.guest for seat in seats if seat.bot is None and seat.guest is not None}

    @property
    def bot_due(self) -> int | None:
        """The bot that must answer now, if any. In a lesson it waits until its answer is due, in a puzzle for ever."""
        if self.puzzle is not None or (self.taught is not None and self.scripted is None):
            return None
        return next((seat for seat in self.waiting if self.seats[seat].bot is not None), None)

    @property
    def taught(self) -> Lesson | None:
        """The lesson, while it lasts."""
        return self.lesson if self.lesson is not None and self.step < len(self.lesson.steps) else None

    @property
    def tried(self) -> bool:
        """Is the turn of a puzzle over?"""
        return self.attempt is not None and self.attempt.over(self.table.state)

    @property
    def prepared(self) -> int:
        """How many decisions were made before a lesson or puzzle began: they stay."""
        return len(self.puzzle.before) if self.puzzle is not None else self.lesson.begins[0] if self.lesson else 0

    @property
    def scripted(self) -> str | None:
        """What a bot answers because the lesson says so."""
        return None if self.taught is None else self.taught.reply(self.step, len(self.table.actions))

    @property
    def bots_alone(self) -> bool:
        """Does a bot play for everybody?"""
        return all(seat.bot is not None for seat in self.seats)

    @property
    def left_to_bots(self) -> bool:
        """Has everybody who was to play resigned or handed over? Such a game goes on only while somebody looks on; one
        that was made for bots does so by itself."""
        return self.bots_alone and any(seat.bot is None for seat in self.setup.seats)

    @property
    def readable(self) -> bool:
        """May everybody see everything: is the game done?"""
        return self.status in ENDED

    def seats_of(self, guest: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.guest == guest]

    def at_home(self, guest: str) -> bool:
        """Has this person a seat, or made the table?"""
        return guest == self.owner or bool(self.seats_of(guest))

    @property
    def names(self) -> list[tuple[int, str]]:
        """What the seats are called, for whoever looks for a name that is free."""
        return [(n, seat.name) for n, seat in enumerate(self.seats)]

    @property
    def guests(self) -> list[str]:
        """The people who play, each once: also those for whom a bot plays awhile."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest is not None and not seat.resigned))

    @cached_property
    def result(self) -> Result:
        """By the rules, those of the day it ended; whoever resigned comes last."""
        result = self._by_the_rules()
        told = Ending([score.total for score in result.scores], list(result.winners))
        return result if self.ending is None or self.ending == told else self.ending.result

    @property
    def scores(self) -> list[int]:
        return [] if not self.begun else [score.total for score in self.result.scores]

    def _by_the_rules(self) -> Result:
        result = self.table.result
        if not self.losers:
            return result
        ranking = [tuple(seat for seat in place if seat not in self.losers) for place in result.ranking]
        ranking = [place for place in ranking if place] + [tuple(self.losers)]
        return Result(result.scores, tuple(ranking), None)

    @property
    def undo_open(self) -> bool:
        """After the end everybody may see everything, so only somebody alone goes back from there: the result is also
        that of who resigned."""
        if self.status == "playing":
            return True
        people = {seat.guest for seat in self.seats} - {None}
        return self.status == "over" and not self.losers and self.ending is None and len(people) == 1

    @property
    def undone(self) -> int | None:
        """What could be played again. Nothing in a secret choice: what is left to play again would tell of others."""
        return None if self.table.secret else self.table.undone

    @property
    def asked(self) -> consent.Open | None:
        """The request that may still be answered: after the end there is nothing to agree to."""
        return None if self.status in ENDED else self.request

    @property
    def players(self) -> set[str | None]:
        """Who holds the seats of which something was decided by no bot."""
        return {self.seats[seat].guest for n, seat in enumerate(self.table.deciders) if n not in self.stood_in}

    def undo_target(self, seat: int) -> int | None:
        """How many decisions would be left if the seat's last one were taken back."""
        deciders, first = self.table.deciders, self.prepared
        return next((n for n in range(len(deciders) - 1, first - 1, -1) if deciders[n] == seat), None)

    def undo_is_free(self, seat: int) -> bool:
        """Nobody learnt anything, or there is nobody else to ask: one person, and at one screen nobody whose decision
        since then would be lost. Where there are no hints, what a bot has done in one's place is none."""
        target = self.undo_target(seat)
        by_bot = seat in self.chosen_for if self.table.waiting_answers(seat) else target in self.stood_in
        if by_bot and not self.setup.hints and len(self.guests) > 1:
            return False
        if self.table.can_undo(seat):
            return target is not None or not self.prepared
        if target is None or len(self.guests) != 1:
            return False
        return all(who == seat or self.seats[who].bot is not None for who in self.table.deciders[target:])

    # ------------------------------------------------------------------ secret choices
    @property
    def decisions(self) -> int:
        """How many decisions everybody knows of: none of a secret choice that is still open."""
        return len(self.table.actions) if self.readable else self.settled

    @property
    def lasting(self) -> int:
        """How many lines of the log stay as they are told: one of a secret choice that is still open is told under the
        decision before it, and under its own when all have chosen."""
        log, most = self.table.log, self.decisions
        return next((n for n in range(len(log), 0, -1) if log[n - 1].decision <= most), 0)

    def decisions_of(self, seat: int | None) -> int:
        """As many as the seat knows of: its own answers to the open secret choice too."""
        return len(self.table.actions) if self.readable else self.settled + len(self.answers(seat))

    def answers(self, seat: int | None) -> list[int]:
        """What the seat has answered to the open secret choice."""
        made = zip(self.table.deciders[self.settled:], self.table.actions[self.settled:], strict=True)
        found = [action for who, action in made if who == seat]
        return found if seat is None else [*found, *self.table.waiting_answers(seat)]

    def still(self) -> Self:
        """The table as it is now, to be looked at while it goes on: nothing of it changes."""
        other = self._apart()
        other.table = self.table.still()
        return other

    def _apart(self) -> Self:
        """A copy with all that changes for itself, but for the game."""
        other = apart(self)
        other.talk, other.seats = apart(self.talk), [copy(seat) for seat in self.seats]
        other.request, other.asides = deepcopy(self.request), [rows[:] for rows in self.asides]
        other.clocks = None if self.clocks is None else self.clocks.still()
        return other

    def mark(self) -> Mark:
        """All that a row changes, as it is now."""
        return Mark(vars(self._apart()), self.table.mark())

    def back(self, mark: Mark) -> None:
        """As it was at a mark, which is used up by it: what was folded since then never happened."""
        vars(self).clear()
        vars(self).update(mark.kept)
        self.table.back(mark.played)

    # ------------------------------------------------------------------ older rules
    @property
    def behind(self) -> bool:
        """Was the table last played by older rules? The next row must then be `under_new_rules`."""
        return self.rules < self.table.game.record.rules_version

    def _refused(self) -> bool:
        """Did the record stop where today's rules refuse what was played?"""
        outdated = self.table.outdated
        return self.behind and outdated is not None and outdated.rules == self.rules and outdated.decision is not None

    # ------------------------------------------------------------------ counting rows
    def told(self, guest: str | None, seq: int | None = None) -> int:
        """A row's number (the last one's) as a person counts: without the asides of others, whose number would tell how
        many answers they have given. None: who counts is a bot. Smaller in an earlier life."""
        last = self.seq if seq is None else seq
        return self.life * LONGEST + last - self._asides_of_others(guest, last)

    def row_told(self, guest: str, told: int) -> int | None:
        """The row that a person knows under that number; None if nothing was told under it."""
        if not self.life * LONGEST <= told <= self.told(guest):
            return None
        seq = counted = told - self.life * LONGEST
        while (found := counted + self._asides_of_others(guest, seq)) != seq:
            seq = found
        return seq

    def _asides_of_others(self, guest: str | None, last: int) -> int:
        """Up to that row. Asked for everybody who looks on, at every row: it does not look through them all."""
        return sum(bisect_right(rows, last) for rows, seat in zip(self.asides, self.seats) if seat.guest != guest)

    # ------------------------------------------------------------------ for checking and folding
    def check_fresh(self, seen: int, seat: int) -> None:
        """Was the position that the mover had before their eyes still this one? `seen`: as the mover counts rows."""
        first = self.told(self.seats[seat].guest, self.position_seq[seat])
        if not first <= seen < (self.life + 1) * LONGEST:
            raise Late()

    def _secrets(self) -> list[tuple[int, ...] | None]:
        """What each seat has answered to the secret choice that it is making, if any."""
        if not self.table.secret:
            return [None] * len(self.seats)
        return [self.table.secret_answers(seat) for seat in range(len(self.seats))]

    @property
    def decided_by_one(self) -> bool:
        """Does a player who gives up end the game? Not where several others go on."""
        others = len(self.seats) - 1
        return others == 0 or others + len(self.table.automas(LANGUAGES[0])) == 1
