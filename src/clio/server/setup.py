"""What is settled when a table is made, and never changes: kept as one JSON text beside the table's log."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import Struct, json

from clio.engine import stream
from clio.engine.errors import BadOption
from clio.engine.history import Table
from clio.engine.lessons import Lesson
from clio.engine.loading import follow, replay
from clio.engine.outdated import Outdated, retold
from clio.engine.puzzles import Puzzle
from clio.engine.record import Options
from clio.games import find, lessons, puzzles
from clio.server import messages as m
from clio.server.catalogue import strength_of, strengths
from clio.server.clocks import check_clock
from clio.server.limits import Letter
from clio.server.wording import taken, unlike, written

BOT_NAMES = ("Hypatia", "Akbar", "Nzinga", "Sejong", "Tomyris", "Ashoka", "Wu Zetian", "Pachacuti")
COLOURS: tuple[Letter, ...] = ("a", "b", "c", "d", "e", "f", "g", "h")


class Seat(Struct):
    """Who sits where. `guest` holds the seat, also while a bot plays for them; `key` opens it to a friend."""

    guest: str | None
    name: str
    colour: Letter
    bot: m.Strength | None = None
    key: str | None = None
    resigned: bool = False
    late: bool = False  # had no time left

    @property
    def kind(self) -> m.SeatKind:
        return "bot" if self.bot is not None else "open" if self.guest is None else "human"

    @property
    def may_come_back(self) -> bool:
        """From a bot to which they have handed over."""
        return self.guest is not None and not self.resigned and not self.late


class Course(Struct):
    """The lesson that a table was made for, as it was then: one that has changed since does not go on there."""

    lesson: str
    digest: str


class Posed(Struct):
    """The puzzle that a table was made for, as it was then."""

    puzzle: str
    digest: str


class Setup(Struct):
    """Game, options and seed fix every position; `record` are decisions made before the log begins (a game that was
    imported, or that branches off another)."""

    game: str
    options: Options
    seed: str
    seats: list[Seat]
    watch_key: str
    hints: bool = True
    record: list[str] = []
    imported: bool = False
    rules: int = 0  # the rules version it was made under
    rekeyed: dict[int, str] = {}  # keys that deal on, each from a decision
    again: bool = False  # is it a rematch?
    committed: str | None = None  # what a branch is committed to; those of earlier versions have none (`Deal`)
    outdated: Outdated | None = None  # what an imported game of older rules says of itself
    course: Course | None = None
    clock: m.Clock | None = None
    lang: m.Lang | None = None  # that people are to speak
    posed: Posed | None = None

    def __post_init__(self) -> None:
        self.rules = self.rules or find(self.game).record.rules_version

    def deal(self) -> Table:
        """The table at its start."""
        return self.after(self.record, self.rules, self.outdated)

    def after(self, symbols: list[str], rules: int, outdated: Outdated | None) -> Table:
        """The table after moves that were made under a rules version: of older ones, as many as are still allowed."""
        names = [seat.name for seat in self.seats]
        table = Table(
            find(self.game), len(self.seats), self.seed, self.options, names, self.rekeyed, self.committed)
        table.outdated = None if outdated is None else retold(table.game.record, outdated)
        if rules < table.game.record.rules_version:
            follow(table, symbols, rules)
        else:
            replay(table, symbols)
        return table

    @property
    def lesson(self) -> Lesson | None:
        """What is taught there, if it is still played as it was."""
        if self.course is None or self.rules != find(self.game).record.rules_version:
            return None
        lesson = lessons(self.game).get(self.course.lesson)
        return lesson if lesson is not None and lesson.digest == self.course.digest else None

    @property
    def puzzle(self) -> Puzzle | None:
        """What is to be solved there, if it is still the same."""
        if self.posed is None or self.rules != find(self.game).record.rules_version:
            return None
        puzzle = puzzles(self.game).get(self.posed.puzzle)
        return puzzle if puzzle is not None and puzzle.digest == self.posed.digest else None

    def text(self) -> str:
        return json.encode(self).decode()


def read_setup(text: str) -> Setup:
    return json.decode(text, type=Setup)


def bot_name(seat: int, names: list[tuple[int, str]]) -> str:
    """The one for that seat, unless somebody at the table is called so."""
    tried = [f"Bot {BOT_NAMES[(seat + n) % len(BOT_NAMES)]}" for n in range(len(BOT_NAMES))]
    return next((name for name in tried if not taken(name, seat, names)), tried[0])


def new_key() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def new_setup(wish: m.NewTable, guest: str, name: str) -> Setup:
    """Refuses a wish that cannot be played (BadOption, UnknownGame)."""
    options = find(wish.game).settle(len(wish.seats), wish.options)
    seats = [new_seat(wish, n, guest) for n in range(len(wish.seats))]
    if len({seat.colour for seat in seats}) < len(seats):
        raise BadOption("same_colours")
    name_seats(seats, name)
    check_clock(wish.clock)
    return Setup(
        wish.game, options, stream.new_key(), seats, new_key(), wish.hints, clock=wish.clock, lang=wish.lang)


def lesson_setup(lesson: Lesson, guest: str, name: str) -> Setup:
    """The table of a guided game: bots sit opposite, and from its end on a key deals that nobody knows."""
    seats = against_bots(lesson.game, lesson.rivals, lesson.seat, guest, name)
    options = find(lesson.game).record.settle(lesson.players, dict(lesson.options))
    return Setup(
        lesson.game, options, lesson.seed, seats, new_key(), record=list(lesson.before),
        rekeyed={lesson.begins[-1]: stream.new_key()}, course=Course(lesson.id, lesson.digest))


def puzzle_setup(puzzle: Puzzle, guest: str, name: str) -> Setup:
    """The table of a puzzle. The bots opposite never move; what is drawn as the turn ends comes by a key that nobody
    knows."""
    seats = against_bots(puzzle.game, [""] * (puzzle.players - 1), puzzle.seat, guest, name)
    options = find(puzzle.game).record.settle(puzzle.players, dict(puzzle.options))
    return Setup(
        puzzle.game, options, puzzle.seed, seats, new_key(), False, list(puzzle.before),
        rekeyed={len(puzzle.before): stream.new_key()}, posed=Posed(puzzle.id, puzzle.digest))


def against_bots(game: str, rivals: Sequence[str], seat: int, guest: str, name: str) -> list[Seat]:
    """A person in one seat, the easiest bots in the others."""
    easy = strength_of(game, "easy" if "easy" in strengths(game) else None)
    seats = [Seat(None, rival, colour, easy) for rival, colour in zip(rivals, COLOURS[1:], strict=False)]
    seats.insert(seat, Seat(guest, "", COLOURS[0]))
    name_seats(seats, name)
    return seats


def new_seat(wish: m.NewTable, n: int, guest: str) -> Seat:
    seat = wish.seats[n]
    taken = [other.colour for other in wish.seats if other.colour is not None]
    colour = seat.colour or [letter for letter in COLOURS if letter not in taken][
        len([other for other in wish.seats[:n] if other.colour is None])
    ]
    if seat.kind == "bot":
        return Seat(None, written(seat.name), colour, bot=strength_of(wish.game, seat.bot))
    if seat.kind == "open":
        return Seat(None, written(seat.name), colour, key=new_key())
    return Seat(guest, written(seat.name), colour)


def name_seats(seats: list[Seat], name: str) -> None:
    """Names that were chosen must differ; who has none gets one that does: people their own (`name`), bots theirs."""
    chosen = [(n, seat.name) for n, seat in enumerate(seats)]
    if any(called and taken(called, n, chosen) for n, called in chosen):
        raise BadOption("same_names")
    for n, seat in enumerate(seats):
        names = [(n, each.name) for n, each in enumerate(seats)]
        if seat.kind == "bot":
            seat.name = seat.name or bot_name(n, names)
        elif seat.kind == "human":
            seat.name = seat.name or unlike(name, n, names)
