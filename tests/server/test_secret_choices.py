"""Secret choices of several answers at one table: everybody answers in their own time, people and bots."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from clio.bots import Position
from clio.bots.random_bot import RandomBot
from clio.engine.errors import ClioError, NotYourTurn
from clio.engine.history import load
from clio.games import GAMES, find
from clio.server import messages as m
from clio.server import telling, thinkers
from clio.server.errors import Late
from clio.server.foresight import preview, why_not
from clio.server.thinkers import Task, task
from tests.engine.games import secret
from tests.server.company import guests, sitting, until
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
        assert {target for choice in question.options for target in choice.targets} == {"seat-2"}
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


def test_an_early_answer_changes_nothing_yet() -> None:
    log = battle()
    log.add("move", 2, "unit bow")
    table = log.c.table
    before = table.game.digest(table.state)
    assert preview(table, "key", 2, "unit foot", "en") == m.Preview("key", "unit foot", [], [], True)
    with pytest.raises(ClioError):
        preview(table, "key", 2, "unit bow", "en")
    assert [why.text for why in why_not(table, "key", 2, m.AskWhy("key", 2, "unit bow"), "en").reasons] == ["Not now."]
    assert why_not(table, "key", 2, m.AskWhy("key", 2, None, "seat-2"), "en").reasons
    assert not why_not(table, "key", 2, m.AskWhy("key", 2, None, "seat-0"), "en").reasons
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
    assert task(table, 3, "easy").position == table.game.dump(table.state), "and not those of others"


async def in_house(self: thinkers.Thinkers, t: Task) -> str:
    game = find(t.game)
    return game.space.symbol(RandomBot(t.seed).choose(Position(game, game.load(t.position, t.options), t.seat)))


async def test_bots_choose_without_waiting_for_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers.Thinkers, "choose", in_house)
    with running(tmp_path) as server:
        async with guests(server.url) as [ann]:
            seats = [m.NewSeat("me"), m.NewSeat("bot", bot="easy"), m.NewSeat("me"), m.NewSeat("bot", bot="easy")]
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
