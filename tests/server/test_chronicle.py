"""A table as the fold of its log: the same rows give the same table, whatever they are."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from msgspec import json

from clio.engine.errors import ClioError, GameOver, NoUndo
from clio.engine.positions import EVERY
from clio.server import checking, telling
from clio.server import messages as m
from clio.server.checking import CHECKS
from clio.server.chronicle import FOLDS, Chronicle
from clio.server.consent import AnswerBody, AskBody
from clio.server.errors import Late, NotNow, SeatTaken
from clio.server.limits import TAKEN_BACK_EACH
from clio.server.rooms import rebuild
from clio.server.seating import FreeBody, JoinBody
from clio.server.setup import Seat, Setup, new_setup, read_setup
from clio.server.storage import Kind, Row, TableRow
from clio.server.talk import ChatBody, MuteBody, RemoveBody
from tests.engine.test_positions import steps
from tests.server.company import AGES, DUEL, GAMES


def chronicle(game: str = DUEL, *kinds: str) -> Chronicle:
    wish = m.NewTable(game, [m.NewSeat(kind) for kind in kinds or ("me", "me")])  # type: ignore[arg-type]
    setup = new_setup(wish, "ann", "Ann")
    setup.seed = "fixed"
    return Chronicle("table-id", setup, "ann", False, 1.0)


class Log:
    """Rows that were checked and folded, one after the other."""

    def __init__(self, c: Chronicle) -> None:
        self.c = c
        self.rows: list[Row] = []

    def add(self, kind: Kind, seat: int | None, body: str = "", key: str | None = None) -> None:
        row = Row(self.c.seq + 1, kind, seat, body, key, 2.0 + self.c.seq)
        self.c.check(row)
        self.c.fold(row)
        self.rows.append(row)

    def move(self, rnd: random.Random) -> None:
        table = self.c.table
        symbols = [choice.symbol for choice in table.options if choice.symbol != "resign"]
        self.add("move", table.seat, rnd.choice(symbols))

    def again(self) -> Chronicle:
        c = self.c
        kept = TableRow(
            c.id, c.setup.game, c.setup.text(), c.owner, c.public, c.created, c.updated, telling.summary(c), c.seq)
        return rebuild(kept, self.rows)


def told(c: Chronicle) -> Any:
    """All that people could see of it."""
    return [
        c.status, c.seq, c.position_seq, c.keys, c.talk.lines, c.log_lengths, c.trouble, c.rematch, c.waiting, c.losers,
        [seat.bot for seat in c.seats], c.table.game.digest(c.table.state), c.table.deciders, c.table.undone,
        None if c.request is None else (c.request.what, c.request.agreed, c.request.decision),
        [telling.table_info(c, telling.Reader("ann", seat, "fr"), frozenset()) for seat in range(len(c.seats))],
        [telling.undo_info(c, telling.Reader("ann", seat, "en")) for seat in range(len(c.seats))],
    ]


@pytest.mark.parametrize("game", GAMES)
def test_any_rows_fold_to_the_same_table(game: str) -> None:
    for seed in range(3):
        rnd = random.Random(f"{game}/{seed}")
        log = Log(chronicle(game))
        kinds: list[Kind] = ["undo", "redo", "chat", "hand", "ask", "answer", "trouble"]
        for n in range(60):
            c = log.c
            try:
                kind = rnd.choice(kinds)
                body = {"chat": json.encode(ChatBody("Ann", "hm")).decode(), "hand": rnd.choice(["", "easy"]),
                        "ask": json.encode(AskBody("undo", c.undo_target(0), f"request-{n}")).decode(),
                        "answer": AnswerBody(rnd.random() < 0.5, c.request.id if c.request else "none").text(),
                        "trouble": "bot"}.get(kind, "")
                if rnd.random() < 0.3:
                    log.add(kind, rnd.randrange(2), body, f"key-{n}")
            except ClioError:
                pass
            log.move(rnd)
        assert log.c.log_lengths[-1] == len(log.c.table.log)
        assert len(log.c.log_lengths) == len(log.rows) + 1
        assert told(log.again()) == told(log.c)


def test_every_kind_of_row_can_be_checked_and_folded() -> None:
    assert CHECKS.keys() == FOLDS.keys()


def test_checking_changes_nothing() -> None:
    log = Log(chronicle())
    rnd = random.Random(1)
    for _ in range(10):
        log.move(rnd)
    before = told(log.c)
    bodies = {
        "ask": json.encode(AskBody("abandon")).decode(), "answer": AnswerBody(True, "any").text(),
        "join": json.encode(JoinBody("eve", "Eve")).decode(), "free": json.encode(FreeBody("ann", "k" * 22)).decode(),
        "chat": json.encode(ChatBody("Ann", "hm", "ann")).decode(), "mute": json.encode(MuteBody("bob", True)).decode(),
        "remove": json.encode(RemoveBody("eve", "a-watch-key")).decode(),
    }
    for kind in CHECKS:
        body = bodies.get(kind, "pass")
        for seat in (0, 1):
            with suppress(ClioError):
                log.c.check(Row(11, kind, seat, body, None, 0.0))
    assert told(log.c) == before


def test_joining() -> None:
    log = Log(chronicle(DUEL, "me", "open"))
    assert (log.c.status, log.c.waiting, log.c.bot_due) == ("gathering", [], None)
    with pytest.raises(NotNow):
        log.add("move", 0, "pass")
    with pytest.raises(SeatTaken):
        log.add("join", 0, json.encode(JoinBody("eve", "Eve")).decode())
    log.add("join", 1, json.encode(JoinBody("bob", "Bob")).decode())
    assert (log.c.status, log.c.seats_of("bob"), log.c.seats[1].key) == ("playing", [1], None)
    assert log.c.table.seat_names("en") == ["Ann", "Bob"]
    assert log.c.setup.seats[1].guest is None, "the set-up is as it was"
    assert told(log.again()) == told(log.c)


def test_a_position_seen_too_long_ago() -> None:
    log = Log(chronicle())
    rnd = random.Random(2)
    log.move(rnd)
    for seat in (0, 1):
        log.c.check_fresh(1, seat)
        with pytest.raises(Late):
            log.c.check_fresh(0, seat)
    log.add("chat", 0, json.encode(ChatBody("Ann", "x")).decode())
    log.c.check_fresh(1, 0)
    log.add("undo", log.c.table.deciders[-1])
    with pytest.raises(Late):
        log.c.check_fresh(2, 0)


def test_a_key_is_remembered_with_its_number() -> None:
    log = Log(chronicle())
    log.add("chat", 0, json.encode(ChatBody("Ann", "x")).decode(), "ann.one")
    log.add("chat", 0, json.encode(ChatBody("Ann", "y")).decode())
    assert log.c.keys == {"ann.one": 1}


def test_after_the_end_nothing_is_played() -> None:
    log = Log(chronicle(AGES, "me", "me", "me"))
    log.move(random.Random(3))
    log.add("ask", 0, json.encode(AskBody("abandon")).decode())
    assert log.c.status == "abandoned", "one person in all seats agrees with themselves"
    assert log.c.readable
    for kind in ("move", "resign", "redo", "hand"):
        with pytest.raises(GameOver):
            log.add(kind, 0, "pass")
    with pytest.raises(ClioError):
        log.add("undo", 0)


@pytest.mark.parametrize("company", ["bot", "open"])
def test_nobody_takes_back_the_end_of_anothers_game(company: str) -> None:
    """Who resigned has a result of it, and whoever stayed knows the key by then."""
    log, rnd = Log(chronicle("monumental", "me", company, "bot")), random.Random(5)
    if company == "open":
        log.add("join", 1, json.encode(JoinBody("bob", "Bob")).decode())
        log.add("resign", 1)
    while not log.c.table.over:
        log.move(rnd)
    assert log.c.undo_open == (company == "bot")
    assert (telling.undo_info(log.c, telling.Reader("ann", 0, "en")) is not None) == (company == "bot")
    if company == "open":
        with pytest.raises(NotNow):
            log.add("undo", 0)
        assert {each.guest for each in telling.summary(log.c).results} == {"ann", "bob"}


def test_what_there_is_to_take_back() -> None:
    c = chronicle()
    assert (c.undo_target(0), c.undo_is_free(0)) == (None, False)
    with pytest.raises(NoUndo):
        Log(c).add("undo", 0)
    with pytest.raises(NoUndo):
        Log(c).add("ask", 0, json.encode(AskBody("undo")).decode())


def test_reading_a_table_costs_no_more_however_often_was_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    log, rnd = Log(chronicle(DUEL, "me", "bot")), random.Random(4)
    while len(log.c.table.actions) < 60 or log.c.table.deciders[-1] != 0 or log.c.table.can_undo(0):
        log.move(rnd)
    plain = len(log.rows)
    for _ in range(200):
        log.add("undo", 0)
        log.add("redo", 0)
    again = steps(monkeypatch)
    assert told(log.again()) == told(log.c)
    assert len(again) <= plain + 200 + EVERY, "what was played, what was redone, and hardly anything else"


def test_what_is_taken_back_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "TAKEN_BACK", 10)
    log, rnd = Log(chronicle()), random.Random(1)
    for _ in range(3):
        log.move(rnd)
    seat = log.c.table.deciders[-1]
    while 2 * log.c.taken_back[seat] < 10 + TAKEN_BACK_EACH * 3:
        log.add("undo", seat)
        log.add("redo", seat)
    with pytest.raises(NoUndo, match="taken back"):
        log.add("undo", seat)
    with pytest.raises(NoUndo, match="taken back"):
        log.add("ask", seat, json.encode(AskBody("undo", 1, "request")).decode())
    log.move(rnd)
    log.add("undo", log.c.table.deciders[-1])
    assert told(log.again()) == told(log.c)


def test_what_can_be_done_to_and_fro_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each such row is folded whenever the table is read, and leaves nothing behind."""
    monkeypatch.setattr(checking, "ROWS_EACH", 5)

    def ever(seat: int) -> Iterator[tuple[Kind, int | None, str]]:
        for n in range(100):
            yield "hand", seat, "easy"
            yield "hand", seat, ""
            yield "mute", None, json.encode(MuteBody("eve", n % 2 == 0)).decode()
            yield "remove", None, json.encode(RemoveBody("eve", f"key-{n}")).decode()
            yield "ask", seat, json.encode(AskBody("abandon", None, f"request-{seat}-{n}")).decode()
            yield "answer", 1 - seat, AnswerBody(True, f"request-{seat}-{n}", "eve").text()
            yield "answer", 1 - seat, AnswerBody(False, f"request-{seat}-{n}", "bob").text()

    log = Log(chronicle(DUEL, "me", "open"))
    log.add("join", 1, json.encode(JoinBody("bob", "Bob")).decode())
    for each in [*ever(0), *ever(1)]:
        with suppress(ClioError):
            log.add(*each)
    assert max(log.c.counted.values()) == 10
    assert len(log.rows) <= 1 + 2 * 5 + 2 * (5 + 10 + 10)
    assert [seat.bot for seat in log.c.seats] == [None, None], "a seat that was handed over can be taken back"
    for lang in ("en", "fr"):
        with pytest.raises(NotNow) as caught:
            log.add("hand", 0, "easy")
        assert (caught.value.key, "5" in caught.value.text(lang)) == ("too_often", True)
    log.move(random.Random(1))
    assert told(log.again()) == told(log.c)


def test_what_earlier_versions_wrote_more_often_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log(chronicle())
    for _ in range(20):
        log.add("hand", 0, "easy")
        log.add("hand", 0)
    monkeypatch.setattr(checking, "ROWS_EACH", 5)
    assert told(log.again()) == told(log.c)


def test_a_setup_is_kept_as_text() -> None:
    setup = Setup(
        DUEL, {"modules": "trade"}, "seed", [Seat("a", "é", "a"), Seat(None, "", "b", "easy", None)], "w" * 22, False,
        ["pass"], True)
    assert read_setup(setup.text()) == setup


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_left_leaves_no_circles(game: str) -> None:
    """So that the server need not search its whole memory for them, which would keep everybody waiting."""

    def play() -> None:
        log, rnd = Log(chronicle(game)), random.Random("circles")
        for _ in range(30):
            log.move(rnd)
        log.add("undo", log.c.table.deciders[-1])
        told(log.c)
        told(log.again())

    def left() -> int:
        play()
        return gc.collect()

    play()  # once for what is made at first use and stays
    gc.collect()
    gc.disable()
    try:
        assert min(left() for _ in range(3)) == 0, "more than now and then, by a server of other tests"
    finally:
        gc.enable()


@pytest.mark.parametrize("hints", [True, False])
def test_a_bot_that_stands_in_gives_no_hints(hints: bool) -> None:
    """Where there are none: what it did is taken back freely only where one might have asked it."""
    c = chronicle("through-the-ages")
    c.setup.hints, c.seats[0].guest, c.seats[1].guest = hints, "ann", "bob"
    log, rnd = Log(c), random.Random(2)
    while True:
        seat = c.waiting[0]
        log.add("hand", seat, "easy")
        log.move(rnd)
        log.add("hand", seat, "")
        if c.table.can_undo(seat):
            break
    assert c.undo_is_free(seat) == hints
    if c.waiting == [seat]:
        log.move(rnd)
        assert not c.table.can_undo(seat) or c.undo_is_free(seat), "their own is theirs"
