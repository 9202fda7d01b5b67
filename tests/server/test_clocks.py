"""Clocks: what the rows of a table make of them, across undo, secret choices, bots and rematches."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from msgspec import json
from msgspec.structs import replace

from clio.engine.errors import BadOption, ClioError
from clio.server import messages as m
from clio.server import telling
from clio.server.chronicle import Chronicle
from clio.server.clocks import Clocks, RestBody
from clio.server.consent import AnswerBody, AskBody
from clio.server.errors import NotNow
from clio.server.limits import BOT_GRACE, DAY
from clio.server.setup import new_setup
from clio.server.storage import Kind, Row
from tests.server.company import AGES, DUEL, MYTH
from tests.server.test_chronicle import Log

GAME = m.Clock("game", 10, 20)  # ten minutes, twenty seconds for each turn
MOVE = m.Clock("move", 2)


class Timed(Log):
    """Rows at moments that the test says."""

    def __init__(self, clock: m.Clock, game: str = DUEL, seats: tuple[str, ...] = ("me", "me")) -> None:
        wish = m.NewTable(game, [m.NewSeat(kind) for kind in seats], clock=clock)  # type: ignore[arg-type]
        setup = new_setup(wish, "ann", "Ann")
        setup.seed, setup.seats[-1].guest = "fixed", "bob"
        super().__init__(Chronicle("table-id", setup, "ann", False, 1000.0))
        self.now = 1000.0
        self.rnd = random.Random(1)

    def add(self, kind: Kind, seat: int | None, body: str = "", key: str | None = None) -> None:
        row = Row(self.c.seq + 1, kind, seat, body, key, self.now)
        self.c.check(row)
        self.c.fold(row)
        self.rows.append(row)

    def after(self, seconds: float) -> Timed:
        self.now += seconds
        return self

    def whole_turn(self, seconds: float) -> int:
        """Whoever is asked plays until others are; it takes them so long in all."""
        seat = self.c.waiting[0]
        self.after(seconds)
        while self.c.waiting == [seat]:
            self.move(self.rnd)
        return seat

    def left(self) -> list[float]:
        assert self.c.clocks is not None
        return [round(self.c.clocks.left(n, self.now), 3) for n in range(len(self.c.seats))]


def test_a_turn_costs_what_it_took_and_gives_the_increment() -> None:
    log = Timed(GAME)
    assert log.left() == [600, 600]
    first = log.whole_turn(45)
    expected = [600.0, 600.0]
    expected[first] += 20 - 45
    assert log.left() == expected
    other = log.whole_turn(100)
    assert other != first
    expected[other] += 20 - 100
    assert log.left() == expected
    log.after(7)
    expected[log.c.waiting[0]] -= 7
    assert log.left() == expected
    again = log.again()
    assert again.clocks is not None
    assert [again.clocks.left(n, log.now) for n in (0, 1)] == pytest.approx(expected)


def test_every_move_has_its_days() -> None:
    log = Timed(MOVE)
    first = log.whole_turn(1.5 * DAY)
    other = log.whole_turn(1.9 * DAY)
    assert {first, other} == {0, 1}
    assert log.c.waiting == [first]
    assert log.left()[first] == 2 * DAY


def test_many_decisions_of_a_turn_are_one_move() -> None:
    """Whoever plays on and on, or to and fro, gains no time."""
    log = Timed(MOVE, AGES)
    seat = log.c.waiting[0]
    for _ in range(3):
        log.after(0.5 * DAY)
        log.move(random.Random(3))
        if log.c.waiting != [seat]:
            break
        assert log.left()[seat] <= 2 * DAY - 0.5 * DAY
        if log.c.table.can_undo(seat):
            log.add("undo", seat)
            log.add("redo", seat)


@pytest.mark.parametrize("clock", [GAME, MOVE])
def test_what_is_taken_back_gives_no_time(clock: m.Clock) -> None:
    """Neither increment nor a new allowance, however often; whoever lost a turn by it has not spent it."""
    log = Timed(clock)
    rnd = random.Random(5)
    while True:  # a turn whose end can be taken back freely
        seat, before = log.c.waiting[0], log.left()
        log.after(10)
        log.move(rnd)
        if log.c.waiting != [seat] and log.c.table.can_undo(seat):
            break
        assert log.c.status == "playing"
    other = log.c.waiting[0]
    theirs = log.left()[other]
    for _ in range(3):
        log.after(30)
        assert log.left()[other] == theirs - 30
        log.add("undo", seat)
        assert log.left()[seat] == before[seat] - 10, "as if it had not been ended"
        assert log.left()[other] in (theirs, before[other])
        log.add("redo", seat)


def test_what_all_agreed_to_take_back() -> None:
    log = Timed(GAME)
    start = log.left()
    first = log.whole_turn(40)
    log.whole_turn(50)
    log.add("ask", first, json.encode(AskBody("undo", 0, "request-1")).decode())
    log.add("answer", 1 - first, AnswerBody(True, "request-1", "bob" if first == 0 else "ann").text())
    assert log.c.decisions == 0
    left = log.left()
    assert left[first] == start[first] - 40, "the increment goes, the time stays spent"
    assert left[1 - first] == start[1 - first] - 50


def test_whoever_hands_over_and_takes_back_gains_no_time() -> None:
    log = Timed(MOVE)
    seat = log.c.waiting[0]
    log.after(DAY).add("hand", seat, "easy")
    log.after(DAY / 4).add("hand", seat, "normal")
    log.after(DAY / 4).add("hand", seat, "")
    assert log.left()[seat] == DAY / 2, "no bot had played: they have thought themselves"


@pytest.mark.parametrize("game", [DUEL, AGES])
def test_what_a_bot_plays_for_somebody_is_no_new_move(game: str) -> None:
    """Neither the rest of the turn, nor the whole of it when what the bot did is taken back."""
    log = Timed(MOVE, game)
    seat = log.c.waiting[0]
    while True:
        left = log.after(DAY / 4).left()[seat]
        log.add("hand", seat, "easy")
        log.move(log.rnd)
        log.add("hand", seat, "")
        if log.c.waiting != [seat]:
            break
        assert log.left()[seat] == left, "in the middle of the turn"
        log.add("time", seat) if left <= 0 else None
        assert log.c.status == "playing"
    if log.c.table.can_undo(seat):
        log.add("undo", seat)
        assert log.left()[seat] == left, "the end of the turn was taken back"


def test_who_has_no_time_left_hands_over_to_nobody() -> None:
    log = Timed(GAME)
    seat = log.c.waiting[0]
    log.after(601)
    with pytest.raises(NotNow, match="time"):
        log.add("hand", seat, "easy")


def test_what_a_bot_takes_is_nobodys_time() -> None:
    log = Timed(GAME)
    seat = log.c.waiting[0]
    log.after(10).add("hand", seat, "easy")
    log.after(30).move(log.rnd)
    while log.c.waiting != [seat]:
        log.move(log.rnd)
    assert log.left()[seat] == 590
    log.after(30).add("hand", seat, "")
    assert log.left()[seat] == 560, "since it was asked again"


@pytest.mark.parametrize("clock", [GAME, MOVE])
def test_nobody_thinks_behind_a_bot_that_does_not_answer(clock: m.Clock) -> None:
    """Also who has handed over before they were asked. In the end their time is over, and none is seen to run."""
    log = Timed(clock)
    other, seat = log.c.waiting[0], 1 - log.c.waiting[0]
    log.add("hand", seat, "hard")
    log.whole_turn(5)
    assert log.c.waiting == [seat]
    given, c = log.left()[seat], log.c
    assert c.clocks is not None
    assert c.clocks.deadline == log.now + given + BOT_GRACE
    assert not telling.seat_clocks(c, log.now)[seat].running
    log.after(given / 2).add("rest", None, json.encode(RestBody(log.now - 100, log.now)).decode())
    log.add("hand", seat, "")
    assert log.left()[seat] == given / 2 + 100, "no server ran for a while"
    log.add("hand", seat, "hard")
    log.after(log.left()[seat] + BOT_GRACE - 1)
    assert c.clocks.late(log.now) is None
    log.after(2).add("time", seat)
    assert c.clocks.late(log.now) is None
    assert c.seats[seat].late
    assert log.left()[other] <= given + 20


def test_where_bots_play_for_all_nobody_waits_for_them() -> None:
    log = Timed(GAME)
    for seat in (0, 1):
        log.add("hand", seat, "easy")
    assert log.c.clocks is not None
    assert log.c.clocks.deadline is None


def test_nobody_moves_when_their_time_is_over() -> None:
    log = Timed(GAME)
    seat = log.c.waiting[0]
    log.after(601)
    with pytest.raises(NotNow, match="time"):
        log.move(log.rnd)
    assert log.left()[seat] < 0
    with pytest.raises(NotNow):
        log.add("time", 1 - seat)
    log.add("time", seat)
    assert log.c.seats[seat].late


@pytest.mark.parametrize(("clock", "status", "resigned"), [
    (m.Clock("game", 1, 0, "resign"), "over", True),
    (m.Clock("game", 1, 0, "bot"), "playing", True),
    (m.Clock("move", 1, 0, "bot"), "playing", False),
    (m.Clock("move", 1, 0, "resign"), "over", True),
])
def test_what_happens_at_the_end(clock: m.Clock, status: str, resigned: bool) -> None:
    log = Timed(clock)
    seat = log.c.waiting[0]
    log.after(2 * DAY).add("time", seat)
    held = log.c.seats[seat]
    assert (log.c.status, held.resigned, held.late) == (status, resigned, True)
    assert [notice.late for notice in log.c.notices] == [clock.then]
    if status == "over":
        assert log.c.losers == [seat]
        return
    assert held.bot is not None
    assert log.c.clocks is not None
    assert log.c.clocks.deadline is None, "a bot has all the time"
    if resigned:
        with pytest.raises(Exception):  # noqa: B017, PT011
            log.add("hand", seat, "")
    else:
        log.move(log.rnd)
        log.add("hand", seat, "")
        assert not held.late
        if log.c.waiting == [seat]:
            assert log.left()[seat] == DAY


def test_time_without_a_server_does_not_go_by() -> None:
    log = Timed(GAME)
    seat = log.c.waiting[0]
    log.after(100)
    since = log.now
    log.after(5000)
    body = json.encode(RestBody(since, log.now)).decode()
    assert log.c.clocks is not None
    assert log.c.clocks.missing([(since, log.now)]) == (since, log.now)
    for _ in range(2):  # two processes may say so
        log.add("rest", None, body)
    assert log.left()[seat] == 500
    assert log.c.clocks.missing([(since, log.now)]) is None
    assert log.c.updated < since, "nobody has touched it"
    log.after(5)
    assert log.left()[seat] == 495
    late = Timed(GAME)  # it began in the middle of a rest
    assert late.c.clocks is not None
    late.now = 1500
    late.add("rest", None, json.encode(RestBody(500, 1400)).decode())
    assert late.left()[late.c.waiting[0]] == 500


def test_everybody_has_a_clock_of_their_own_in_a_secret_choice() -> None:
    """An answer that leaves a choice half made moves nothing that others are told."""
    log = Timed(GAME, MYTH, ("me", "me", "me"))
    rnd = random.Random(2)
    while len(log.c.waiting) < 2:
        log.after(1).move(rnd)
    one, other = log.c.waiting[:2]
    before = log.left()
    log.after(10)
    for seat in (one, other):
        assert log.left()[seat] == pytest.approx(before[seat] - 10)
    table = log.c.table
    while one in log.c.waiting and len(log.c.waiting) > 1:
        deadline, told = telling.summary(log.c).deadline, log.left()[other]
        asides = log.c.asides[one][:]
        log.add("move", one, rnd.choice([each.symbol for each in table.options_of(one)]))
        if log.c.asides[one] != asides:
            assert telling.summary(log.c).deadline == pytest.approx(deadline)
        assert log.left()[other] == pytest.approx(told)
    if other in log.c.waiting and one not in log.c.waiting:
        mine = log.left()[one]
        log.after(60)
        assert log.left()[one] == mine, "who has chosen waits for free"


def test_clocks_that_nobody_could_play_by() -> None:
    for clock in (m.Clock("move", 0), m.Clock("move", 15), m.Clock("game", 601), m.Clock("game", 5, -1)):
        with pytest.raises(BadOption):
            Timed(clock)


def test_a_rematch_has_the_same_clock() -> None:
    from clio.server.desk import once_more

    again = once_more(Timed(replace(GAME, then="resign")).c)
    assert again.clock == replace(GAME, then="resign")


def test_who_was_too_late_has_no_new_move_for_the_rest_of_the_turn() -> None:
    """A bot has begun it: whoever comes back then has no more time than before."""
    log = Timed(MOVE, AGES)
    seat = log.c.waiting[0]
    log.after(2 * DAY).add("time", seat)
    log.add("move", seat, next(each.symbol for each in log.c.table.options if each.symbol.startswith("take")))
    assert log.c.waiting == [seat], "it has more actions"
    log.add("hand", seat, "")
    assert log.left()[seat] <= 0


def test_nobodys_time_runs_in_a_rematch_before_they_have_come() -> None:
    log = Timed(GAME)
    log.c.setup.again = True
    log.c.clocks = Clocks(GAME, 2)
    log.c.clocks.after(log.c)
    first = log.c.waiting[0]
    assert log.c.clocks.deadline is None
    log.after(10_000)
    while log.c.waiting == [first]:
        log.move(log.rnd)
    other = 1 - first
    assert log.c.waiting == [other]
    assert log.left()[other] == log.c.clocks.start
    log.after(10_000)
    while first not in log.c.waiting:
        log.move(log.rnd)
    spent = log.left()[first]
    log.after(5)
    assert log.left()[first] == pytest.approx(spent - 5), "they have played here"


def test_who_hands_over_has_come_to_a_rematch() -> None:
    """Or they would have all the time that they like, behind a bot or not."""
    log = Timed(GAME)
    log.c.setup.again = True
    log.c.clocks = Clocks(GAME, 2)
    seat = log.c.waiting[0]
    log.after(1000).add("hand", seat, "easy")
    log.add("hand", seat, "")
    left = log.left()[seat]
    assert log.after(5).left()[seat] == pytest.approx(left - 5)


def passed_on(clock: m.Clock, friend: str) -> tuple[Timed, int, int]:
    """Three seats; a turn was passed on from the first to the second, of which nobody has learnt anything."""
    for attempt in range(50):
        log = Timed(clock, MYTH, ("me", "me", "me"))
        log.c.seats[1].guest = friend
        log.rnd.seed(attempt)
        for _ in range(40):
            seat = log.c.waiting[0]
            log.after(1).move(log.rnd)
            if seat == 0 and log.c.waiting == [1] and log.c.undo_is_free(0):
                return log, seat, 1
    raise AssertionError("never")


@pytest.mark.parametrize("clock", [GAME, MOVE])
@pytest.mark.parametrize(("friend", "given"), [("ann", 0), ("cid", 3)])
def test_two_seats_together_have_no_more_time_than_each(clock: m.Clock, friend: str, given: int) -> None:
    """One lets time go by, the other takes back: that gives it back to another person a few times, to oneself never."""
    log, seat, mate = passed_on(clock, friend)
    left = log.left()[mate]
    for n in range(1, 8):
        log.after(30).add("undo", seat)
        log.add("redo", seat)
        assert log.c.waiting == [mate]
        assert log.left()[mate] == pytest.approx(left - 30 * max(0, n - given))


def test_half_of_what_a_bot_chooses_in_secret_moves_no_clock() -> None:
    lefts = list[list[float]]()
    for asides in (0, 1):
        log, rnd = Timed(GAME, MYTH, ("me", "me", "me")), random.Random(2)
        while len(log.c.waiting) < 2:
            log.after(1).move(rnd)
        one = log.c.waiting[0]
        log.after(10).add("hand", one, "easy")
        log.after(10)
        for _ in range(asides):
            more = [each.symbol for each in log.c.table.options_of(one) if not each.symbol.startswith("draw")]
            log.add("move", one, more[0])
            assert log.c.asides[one]
        log.after(10).add("hand", one, "")
        lefts.append(log.left())
    assert lefts[0] == lefts[1]


def test_who_was_too_late_for_all_of_a_rematch_has_not_played_it() -> None:
    """A bot did: whoever asks once more would fill the list of somebody who never comes."""
    from clio.server.desk import rematch_row

    log = Timed(m.Clock("game", 1, 0, "bot"))
    log.c.setup.again = True
    late, other = log.c.waiting[0], 1 - log.c.waiting[0]
    log.after(601).add("time", late)
    while not {0, 1} <= set(log.c.table.deciders):
        log.move(log.rnd)
    log.add("resign", other)
    guests = [seat.guest for seat in log.c.seats]
    assert log.c.players == {guests[other]}
    with pytest.raises(NotNow, match="rematch"):
        rematch_row(str(guests[other]), log.c)
    assert rematch_row(str(guests[late]), log.c).kind == "rematch"


@pytest.mark.parametrize("game", [AGES, MYTH])
def test_whatever_is_done_nobody_has_more_than_their_turns_gave(game: str) -> None:
    """Moves, taking back, handing over and back, in any order: an increment for each turn that stands, and no more."""
    log, rnd = Timed(GAME, game), random.Random(game)
    for _ in range(150):
        log.after(rnd.random())
        if rnd.random() < 0.4:
            kind: Kind = rnd.choice(["undo", "undo", "redo", "hand"])
            with suppress(ClioError):
                log.add(kind, rnd.randrange(2), rnd.choice(["", "easy"]) if kind == "hand" else "")
        seat = rnd.choice(log.c.waiting)
        symbols = [each.symbol for each in log.c.table.options_of(seat) if each.symbol != "resign"]
        log.add("move", seat, rnd.choice(symbols))
        clocks = log.c.clocks
        assert clocks is not None
        assert clocks.limit == [600.0 + 20 * len(ended) for ended in clocks.ended]
        assert all(0 <= spent <= log.now - 1000 for spent in clocks.spent)
        for n in (0, 1):
            assert len(clocks.ended[n]) <= log.c.table.deciders.count(n) + len(log.c.table.waiting_answers(n))
    clocks, again = log.c.clocks, log.again().clocks
    assert clocks is not None
    assert again is not None
    assert (again.limit, again.spent, again.running) == (clocks.limit, clocks.spent, clocks.running)
