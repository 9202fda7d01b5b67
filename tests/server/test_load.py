"""Many people: the crowd of the load test plays as people do, within the server's limits, and its watch starts when a
move is due; what the server does for many who look on."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from bench.crowd import BOTS_AT, Choice, Crowd, Info, Question, State, Table, resignations
from clio.server import messages as m
from clio.server.limits import MESSAGES_BURST, MESSAGES_PER_SECOND, TABLES_PER_GUEST
from clio.server.sockets import Visit
from tests.server.company import AGES, GAMES, MYTH, friends, guests, play, sitting, until
from tests.server.player import as_sent
from tests.server.running import Running, running


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_refused_anything_with_the_limits_on(game: str, tmp_path: Path) -> None:
    async def play(crowd: Crowd) -> None:
        await crowd.open(BOTS_AT)
        await crowd.flat_out(0.3)
        await crowd.steady(40, 0.5)
        await crowd.close()

    limits: dict[str, Any] = {
        "rate": MESSAGES_PER_SECOND, "burst": MESSAGES_BURST, "tables_per_guest": TABLES_PER_GUEST}
    with running(tmp_path, **limits) as server:
        crowd = Crowd(server.url, game)
        asyncio.run(play(crowd))
    assert [table.refusals for table in crowd.tables] == [0] * BOTS_AT
    assert len(crowd.times) == 20
    assert len({guest.address for guest in crowd.guests}) == 2 * BOTS_AT - 1, "one of them plays with a bot"


class Wire:
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))


def one_seat(shown: list[float], *symbols: str) -> tuple[Table, Wire]:
    """A table where one person is asked, with a bot."""
    table, wire = Table(AGES, [None], lambda _: None, shown.append), Wire()  # type: ignore[list-item]
    table.sockets = [wire]  # type: ignore[list-item]
    table._take(0, asked(1, *symbols))
    return table, wire


def asked(seq: int, *symbols: str) -> State:
    return State(seq, Info(float(seq)), Question([Choice(symbol) for symbol in symbols]))


def test_a_move_is_timed_from_when_it_was_due() -> None:
    shown: list[float] = []
    table, _ = one_seat(shown, "pass")
    asyncio.run(table.move(time.perf_counter() - 5))
    assert not shown
    table._take(0, asked(2, "pass"))
    assert len(shown) == 1
    assert 5 <= shown[0] < 60


def test_nobody_resigns() -> None:
    leave, *_ = resignations(AGES)
    table, wire = one_seat([], leave, "stay")
    for seq in range(2, 40):
        asyncio.run(table.move(0.0))
        table._take(0, asked(seq, leave, "stay"))
    assert {move["symbol"] for move in wire.sent} == {"stay"}


def test_an_answer_that_others_may_not_know_of_is_shown_when_its_own_seat_has_it() -> None:
    """`updated` is what tells: it stays as it was."""
    shown: list[float] = []
    table = Table(AGES, [None, None], lambda _: None, shown.append)  # type: ignore[list-item]
    table.sockets = [Wire(), Wire()]  # type: ignore[list-item]
    for seat in (0, 1):
        table._take(seat, asked(1, "pass"))
    table.chance.seed(1)
    asyncio.run(table.move(0.0))
    mine, other = table.mover, 1 - table.mover
    table._take(mine, State(2, Info(1.0), None))
    assert len(shown) == 1
    assert table.asked == [other], "they are still asked"
    asyncio.run(table.move(0.0))
    table._take(other, State(2, Info(2.0), None))
    assert len(shown) == 1, "now something has happened, and not everybody has seen it"
    table._take(mine, State(3, Info(2.0), None))
    assert len(shown) == 2


async def test_those_who_look_on_are_told_in_one_go(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: a change is put into words once for each seat and once for all of them."""
    monkeypatch.setattr("clio.server.room.SHARED_SECONDS", 3600.0)
    async with friends(server.url, MYTH) as [ann, bob], guests(server.url, 12) as crowd, AsyncExitStack() as stack:
        watch = ann.now.table.watch_key
        langs = ["en", "fr"]
        looking = [
            await stack.enter_async_context(sitting(person, ann.id, watch=watch, lang=langs[n % 2]))
            for n, person in enumerate(crowd)
        ]
        await play([ann, bob, *looking], 1)
        with patch.object(Visit, "_state", autospec=True, side_effect=Visit._state) as built:
            await play([ann, bob, *looking], 12, seed=2)
        alone = 12 * (2 + len(crowd))  # on a busy machine some hear of two changes at once, and are told them alone
        assert 12 <= built.call_count <= alone // 2
        for visit in looking:
            assert visit.now.view == as_sent(server.table(ann.id).table.view(None))
            assert (visit.now.seat, visit.now.question, visit.now.undo) == (None, None, None)
            assert [seat.mine for seat in visit.now.table.seats] == [False, False]
            assert [line.text for line in visit.log] == [
                line.text(visit.now.lang) for line in server.table(ann.id).table.log_of(None)]


async def test_what_those_who_look_on_were_told_is_not_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody comes, goes or moves: who has the table told again and again leaves nothing behind, clock or not."""
    monkeypatch.setattr("clio.server.room.SHARED_SECONDS", 0.0)
    async with friends(server.url, clock=m.Clock("move", 14)) as [ann, _], guests(server.url) as [eve]:
        spectator = await eve.sit(ann.id, watch=ann.now.table.watch_key)
        room = server.do(server.service.rooms.get(ann.id))
        for lang in ("fr", "en", "fr", "en"):
            await spectator.send(m.Sit(lang=lang))
            await spectator.until(lambda: spectator.now.lang == lang)  # noqa: B023
            await until(lambda: not room.for_all)
        await spectator.close()
