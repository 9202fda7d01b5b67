"""Secret choices of several answers at one table: everybody answers in their own time, people and bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import json

from clio.bots import Position
from clio.bots.random_bot import RandomBot
from clio.engine.errors import ClioError, NotYourTurn, NoUndo
from clio.engine.history import Table
from clio.engine.loading import load
from clio.games import GAMES, find
from clio.server import checking, driver, replays, telling, thinkers
from clio.server import messages as m
from clio.server.consent import AnswerBody, AskBody
from clio.server.errors import Late, NotNow
from clio.server.foresight import why_not
from clio.server.previews import preview
from clio.server.room import Room
from clio.server.seating import JoinBody
from clio.server.storage import Kind
from clio.server.thinkers import Task, task
from clio.server.turns import Share
from tests.engine.games import secret
from tests.server.company import MYTH, choices, friends, guests, sitting, tables_begin, until
from tests.server.running import running
from tests.server.test_chronicle import Log, chronicle, told

SECRET = "secret"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small battle is a game like any other, for a while."""
    monkeypatch.setitem(GAMES, SECRET, secret.__name__)


def battle() -> Log:
    """A secret choice of four."""
    log = Log(chronicle(SECRET, *["me"] * 4))
    log.add("move", 0, "unit foot")
    return log


def undoes(log: Log, seat: int) -> str | None:
    info = telling.undo_info(log.c, telling.Reader("ann", seat, "en"))
    return None if info is None else info.text


def test_rows_of_several_seats_in_any_order() -> None:
    rnd = random.Random(5)
    log = Log(chronicle(SECRET, *["me"] * 4))
    while log.c.status == "playing":
        seat = rnd.choice(log.c.waiting)
        log.add("move", seat, rnd.choice([choice.symbol for choice in log.c.table.options_of(seat)]))
        if rnd.random() < 0.3 and log.c.table.can_undo(seat):
            log.add("undo", seat)
        assert told(log.again()) == told(log.c)
        again = load(log.c.table.save(), lambda name: secret.GAME)
        assert (again.pending, again.answered) == (log.c.table.pending, log.c.table.answered)
    assert len(log.c.table.actions) > 10


def test_who_is_waited_for_and_asked_what() -> None:
    log = battle()
    reader = telling.Reader("ann", 2, "en")
    for symbol, options in (("unit bow", ["unit foot", "unit horse", "done"]), ("unit foot", ["unit horse", "done"])):
        log.add("move", 2, symbol)
        assert log.c.waiting == [0, 1, 2, 3]
        question = telling.question(log.c, reader)
        assert question is not None
        assert [choice.symbol for choice in question.options] == options
        assert {target for choice in question.options for target in choice.targets} == {"2:army:0"}
    log.add("move", 2, "done")
    assert log.c.waiting == [0, 1, 3]
    assert telling.question(log.c, reader) is None
    with pytest.raises(NotYourTurn):
        log.add("move", 2, "done")


def test_taking_back_in_ones_own_time() -> None:
    log = battle()
    for seat, symbol in ((2, "unit bow"), (1, "unit bow"), (0, "unit horse"), (0, "done"), (1, "done")):
        log.add("move", seat, symbol)
    assert [undoes(log, seat) for seat in range(4)] == ["Undo: done", "Undo: done", "Undo: unit bow", None]
    log.add("undo", 0)
    assert (log.c.waiting, set(log.c.table.answered)) == ([0, 2, 3], {1})
    assert [undoes(log, seat) for seat in range(3)] == ["Undo: unit horse", *["Undo: your secret answer"] * 2]
    log.add("undo", 1)
    assert log.c.waiting == [0, 1, 2, 3]
    log.add("undo", 2)
    assert log.c.table.waiting_answers(2) == ()
    assert told(log.again()) == told(log.c)


def test_others_who_answer_make_nobody_late() -> None:
    log = battle()
    seen = log.c.seq
    for seat in (2, 0, 2):
        log.add("move", seat, log.c.table.options_of(seat)[0].symbol)
    for seat in (1, 3):
        log.c.check_fresh(seen, seat)
    for seat in (0, 2):
        with pytest.raises(Late):
            log.c.check_fresh(seen, seat)
    log.c.check_fresh(seen + 2, 0)
    log.add("undo", 0)
    log.c.check_fresh(seen, 3)
    log.add("undo", 0)
    with pytest.raises(Late):
        log.c.check_fresh(seen, 3)


def test_who_has_chosen_is_not_late_by_the_answers_of_others() -> None:
    """A move with an old number would be refused otherwise as soon as somebody has answered."""
    log = battle()
    for symbol in ("unit bow", "done"):
        log.add("move", 2, symbol)
    seen = log.c.position_seq[2]
    assert seen == log.c.seq
    rows: list[tuple[Kind, int, str]] = [("move", 0, "unit foot"), ("move", 1, "unit foot"), ("undo", 0, "")]
    for row in rows:
        log.add(*row)
        assert log.c.position_seq[2] == seen
    log.add("undo", 2)
    assert log.c.position_seq[2] == log.c.seq


def test_an_early_answer_changes_nothing_yet() -> None:
    log = battle()
    log.add("move", 2, "unit bow")
    table = log.c.table
    before = table.game.digest(table.state)
    assert preview(table, m.AskPreview("key", 2, "unit foot"), "en") == m.Preview("key", "unit foot", [], [], True)
    with pytest.raises(ClioError):
        preview(table, m.AskPreview("key", 2, "unit bow"), "en")
    assert [why.text for why in why_not(table, "key", 2, m.AskWhy("key", 2, "unit bow"), "en").reasons] == ["Not now."]
    assert why_not(table, "key", 2, m.AskWhy("key", 2, None, "2:army:0"), "en").reasons
    assert not why_not(table, "key", 2, m.AskWhy("key", 2, None, "0:army:0"), "en").reasons
    assert table.game.digest(table.state) == before


def test_a_bot_is_told_its_own_answers() -> None:
    table = battle().c.table
    tasks = [task(table, 2, "easy")]
    for symbol in ("unit bow", "unit foot"):
        table.play(symbol, 2)
        tasks.append(task(table, 2, "easy"))
    legal = [Position(secret.GAME, secret.GAME.load(t.position, t.options), 2).legal for t in tasks]
    assert legal == [[0, 1, 2], [0, 1, 4], [1, 4]]
    assert len({t.seed for t in tasks}) == 3
    [random_state, *stack], *rest = task(table, 3, "easy").position
    [key, *real_stack], *real_rest = table.game.dump(table.state)
    assert (stack, rest) == (real_stack, real_rest), "and not those of others"
    assert random_state != key
    before = task(table, 3, "easy").seed
    table.play("unit foot", 0)
    assert task(table, 3, "easy").seed == before, "a hint would tell of them"


async def in_house(self: thinkers.Thinkers, question: Callable[[], Task], share: Share, searches: bool) -> str:
    t = question()
    game = find(t.game)
    return game.space.symbol(RandomBot(t.seed).choose(Position(game, game.load(t.position, t.options), t.seat)))


async def test_bots_choose_without_waiting_for_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers.Thinkers, "choose", in_house)
    with running(tmp_path) as server:
        async with guests(server.url) as [ann]:
            seats = [m.NewSeat("me"), m.NewSeat("bot", bot="random"), m.NewSeat("me"), m.NewSeat("bot", bot="random")]
            id = (await ann.post("/api/tables", m.NewTable(SECRET, seats), m.Created)).id
            async with sitting(ann, id) as visit:
                await visit.move("unit foot", 0)
                await visit.until(lambda: visit.now.table.waiting == [0, 2])
                assert server.table(id).table.answered == {1, 3}
                await visit.move("unit bow", 2)
                await visit.move("unit horse", 0)
                await visit.move("done", 0)
                await visit.until(lambda: visit.now.table.waiting == [2])
                assert visit.now.view["points"] == [0] * 4
                await visit.move("done", 2)
                await until(lambda: visit.now.view["round"] == 2)
                assert sum(visit.now.view["points"]) == 1


# ---------------------------------------------------------------------- what others are told
def among_two() -> Log:
    """A secret choice of two people, each with a cookie."""
    log = Log(chronicle(SECRET, "me", "open", "open", "open"))
    for seat, guest in enumerate(("bob", "cid", "dan"), 1):
        log.add("join", seat, json.encode(JoinBody(guest, "")).decode())
    log.add("move", 0, "unit foot")
    return log


def public(log: Log, guest: str, seat: int | None) -> object:
    c, reader = log.c, telling.Reader(guest, seat, "en")
    return (
        c.told(guest), c.decisions_of(seat), c.updated, telling.table_info(c, reader, frozenset()),
        telling.summary(c), telling.undo_info(c, reader), telling.redo_text(c, reader), Room(c).weight,
    )


@pytest.mark.parametrize("hints", [True, False])
@pytest.mark.parametrize("seat", [0, 2])
def test_what_a_bot_chose_in_secret_is_no_hint(seat: int, hints: bool) -> None:
    """Where there are none: it is not taken back as if it were one's own, also if it waits for an earlier seat."""
    log = among_two()
    log.c.setup.hints = hints
    log.add("hand", seat, "easy")
    log.add("move", seat, "unit bow")
    log.add("hand", seat, "")
    assert log.c.undo_is_free(seat) is hints
    log.add("move", seat, "unit horse")
    assert log.c.undo_is_free(seat) is hints, "behind it lies what the bot chose"


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_is_asked_about_a_secret_choice_that_is_open(seat: int) -> None:
    """How many answers others have given would be in what is asked for."""
    log = among_two()
    log.c.setup.hints = False
    log.add("hand", seat, "easy")
    log.add("move", seat, "unit bow")
    log.add("hand", seat, "")
    assert undoes(log, seat) is None
    with pytest.raises(NoUndo, match="A bot has chosen for you"):
        log.add("ask", seat, json.encode(AskBody("undo", log.c.undo_target(seat), "request")).decode())


@pytest.mark.parametrize(("spy", "other"), [(0, 2), (2, 0)])
def test_what_one_may_take_back_tells_nothing_of_the_answers_of_others(
    spy: int, other: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "TAKEN_BACK", 8)
    log = among_two()

    def to_and_fro() -> int:
        """How often the spy can still take back."""
        for n in range(100):
            if not log.c.answers(spy):
                log.add("move", spy, "unit bow")
            try:
                log.add("undo", spy)
            except NoUndo:
                return n
        raise AssertionError

    assert to_and_fro() > 0
    log.add("move", other, "unit bow")
    log.add("move", other, "unit horse")
    assert to_and_fro() == 0
    log.add("undo", other)
    log.c.taken_back[spy] -= 1
    log.add("undo", other)
    assert to_and_fro() == 1, "what the other takes back is no news either"


@pytest.mark.parametrize("seat", [0, 2])
def test_half_a_choice_is_nothing_to_others(seat: int) -> None:
    log = among_two()
    log.add("ask", 0, json.encode(AskBody("abandon")).decode())
    log.add("trouble", None, "bot")
    others = [("bob", 1), ("dan", 3), ("", None)]
    before = [public(log, *other) for other in others]
    rows, mine = log.c.seq, log.c.told(log.c.seats[seat].guest)
    rows_made: list[tuple[Kind, str]] = [
        ("move", "unit bow"), ("move", "unit horse"), ("undo", ""), ("move", "unit horse")]
    for kind, body in rows_made:
        log.add(kind, seat, body)
        assert [public(log, *other) for other in others] == before
    assert log.c.told(log.c.seats[seat].guest) == mine + 4
    assert log.c.decisions_of(seat) == log.c.decisions + 2
    assert log.c.row_told("bob", log.c.told("bob")) == rows
    log.add("move", seat, "done")
    assert log.c.told("bob") == rows + 1
    assert log.c.row_told("bob", rows + 1) == log.c.seq
    assert log.c.updated == log.rows[-1].at
    assert log.c.decisions == 1
    assert told(log.again()) == told(log.c)


def test_the_past_ends_with_ones_own_answers() -> None:
    log = among_two()
    for seat, symbol in ((0, "unit bow"), (0, "unit horse"), (2, "unit bow")):
        log.add("move", seat, symbol)
    for reader, last in (
        (telling.Reader("ann", 0, "en"), 3), (telling.Reader("bob", 1, "en"), 1), (telling.Reader("cid", 2, "en"), 2),
        (telling.Reader("", None, "en"), 1),
    ):
        found = replays.position(log.c, last, reader)
        assert (found.decision, found.decisions) == (last, last)
        assert found.view == log.c.table.view(reader.seat)
        with pytest.raises(NotNow):
            replays.position(log.c, last + 1, reader)


@pytest.mark.parametrize("lost", [False, True])
async def test_lines_of_an_open_choice_are_told_again_under_their_decision(tmp_path: Path, lost: bool) -> None:
    """Monumental: who has chosen their Quests reads so at once, before the decision counts for all."""
    with running(tmp_path) as server:
        async with friends(server.url, "monumental", options={"quests": "yes"}) as [ann, bob]:
            while ann.now.question is not None:
                await ann.move(choices(ann)[0])
            await ann.until(lambda: ann.log != [])
            before = [line.decision for line in ann.log]
            if lost:
                await ann.close()
            while bob.now.question is not None and bob.now.decision < 2:
                await bob.move(choices(bob)[0])
            if lost:
                await ann.open(since=ann.now.seq)
            await ann.until(lambda: ann.now.decision >= 2)
            truth = [telling.line(line, "en") for line in server.table(ann.id).table.log_of(0)]
            assert ann.log == truth
            assert before != [line.decision for line in truth[:len(before)]]


async def test_bots_pause_once_for_a_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many answers they give: time does not tell their number."""
    monkeypatch.setattr(thinkers.Thinkers, "choose", in_house)
    pauses: list[float] = []

    async def sleep(seconds: float, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        pauses.append(seconds)
        await sleep(0)

    with running(tmp_path, pause=5.0) as server:
        async with guests(server.url) as [ann]:
            seats = [m.NewSeat("me"), m.NewSeat("bot", bot="random"), m.NewSeat("bot", bot="random"), m.NewSeat("me")]
            id = (await ann.post("/api/tables", m.NewTable(SECRET, seats), m.Created)).id
            async with sitting(ann, id) as visit:
                monkeypatch.setattr(driver, "asyncio", SimpleNamespace(sleep=sleep, create_task=asyncio.create_task))
                await visit.move("unit foot", 0)
                await visit.until(lambda: visit.now.table.waiting == [0, 3])
                assert len(pauses) == 2
                assert sum(map(len, server.table(id).asides)) >= 2


async def test_a_table_of_eight_goes_on(tmp_path: Path) -> None:
    """Age of Mythology: one person and seven bots choose their cards, whoever is first."""
    table, chance = Table(find(MYTH), 8, "eight"), random.Random(8)
    while not table.state.waiting.op.secret:
        table.play(chance.choice(table.options))
    record = [table.game.space.symbol(action) for action in table.actions]
    with running(tmp_path) as server, tables_begin("eight", record):
        async with guests(server.url) as [ann]:
            seats = [m.NewSeat("bot", bot="easy") for _ in range(8)]
            seats[4] = m.NewSeat("me")
            id = (await ann.post("/api/tables", m.NewTable(MYTH, seats), m.Created)).id
            async with sitting(ann, id) as visit:
                await visit.until(lambda: visit.now.table.waiting == [4])
                assert visit.now.view["phase"] == "drawing"
                while visit.now.view["phase"] == "drawing":
                    await visit.move(choices(visit)[-1])
                await visit.my_turn()
                assert visit.now.view["phase"] == "acting"


@pytest.mark.parametrize(("asks", "spied"), [(3, 0), (3, 2), (2, 1)])
def test_a_choice_that_was_gone_back_into_is_open_again(asks: int, spied: int) -> None:
    """Everybody agreed to it: from then on nobody learns what the others take back of their answers."""
    log = among_two()
    before = log.c.settled
    others = [seat for seat in range(4) if seat != asks]
    for seat in (*others, asks):
        for symbol in ("unit bow", "unit horse", "done"):
            if seat in log.c.waiting:
                log.add("move", seat, symbol)
    assert log.c.settled > before
    log.add("ask", asks, json.encode(AskBody("undo", log.c.undo_target(asks), "request")).decode())
    for seat in others:
        log.add("answer", seat, AnswerBody(True, "request", log.c.seats[seat].guest or "").text())
    assert log.c.table.secret
    assert log.c.settled == before
    assert log.c.answers(spied)
    while log.c.answers(spied):
        log.add("undo", spied)
        assert log.c.decisions == before
        for seat in range(4):
            assert log.c.decisions_of(seat) == before + len(log.c.answers(seat)), "one's own, and nobody else's"
    assert told(log.again()) == told(log.c)
