"""Loose ends: seats that were given up, bots that break the game, two servers on one file, a start that fails."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from structlog.testing import capture_logs

from clio.server import chronicle, telling, thinkers
from clio.server import messages as m
from clio.server.chronicle import Chronicle
from clio.server.errors import status_of
from clio.server.serve import BadHost, NoStorage, PortTaken, listen, try_storage
from clio.server.service import Service, Settings
from clio.server.setup import Seat, Setup
from clio.server.storage import Row, StorageDown, StorageUrl
from tests.server.company import AGES, DUEL, answer, asked, choices, code, do, friends, guests, sitting
from tests.server.running import Running, running


async def failing(self: thinkers.Thinkers, t: thinkers.Task, share: object, searches: bool) -> str:
    raise thinkers.BotFailed("for the test")


# ---------------------------------------------------------------------- seats that were given up
async def test_who_resigned_has_no_say(server: Running) -> None:
    async with friends(server.url, AGES, 3) as visits:
        ann, _, cid = visits
        await do(visits, cid, m.Resign(cid.key(), 2))
        await do(visits, ann, m.Abandon(ann.key(), 0))
        assert await code(cid.ask(answer(cid, False))) == "not_yours"
        assert await code(cid.ask(m.Resign(cid.key(), 2))) == "not_yours"
        request = ann.now.table.request
        assert request is not None
        assert request.missing == [1]
        await do(visits, cid, m.Say(cid.key(), "have fun", 2))


async def test_trouble_at_a_seat_that_was_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers.Thinkers, "choose", failing)
    with running(tmp_path) as here:
        async with friends(here.url, AGES, 3) as visits:
            gone = await asked(visits)
            other = visits[(visits.index(gone) + 1) % 3]
            third = next(visit for visit in visits if visit not in (gone, other))
            seat = visits.index(gone)
            await do(visits, third, m.HandOver(third.key(), visits.index(third), "normal"))
            await do(visits, gone, m.Resign(gone.key(), seat))
            await other.until(lambda: other.now.table.trouble is not None)
            elsewhere = m.HandOver(other.key(), visits.index(third), "easy")
            assert await code(other.ask(elsewhere)) == "not_yours", "the bot of whoever is away is in no trouble"
            assert await code(gone.ask(m.HandOver(gone.key(), seat))) == "not_yours"
            monkeypatch.undo()
            await do(visits, other, m.HandOver(other.key(), seat, "easy"))
            await other.until(lambda: other.now.decision > 0)


# ---------------------------------------------------------------------- requests
def test_what_a_bot_does_meanwhile_ends_no_request() -> None:
    seats = [Seat("ann", "", "a"), Seat(None, "", "b", bot="easy"), Seat("cid", "", "c")]
    c = Chronicle("table", Setup(AGES, {}, "1", seats, "watch"), "ann", False, 0.0)
    while c.table.seat != 1:
        fold_move(c)
    c.fold(Row(c.seq + 1, "ask", 0, '{"what": "undo", "decision": 0}', None, 0.0))
    fold_move(c)
    assert c.request is not None, "a bot has moved"
    while c.table.seat == 1:
        fold_move(c)
    fold_move(c)
    assert c.request is None, "somebody plays on"


def fold_move(c: Chronicle) -> None:
    """End the turn as soon as possible."""
    symbols = [choice.symbol for choice in c.table.options]
    wish = next((symbol for symbol in symbols if symbol.startswith("end")), symbols[0])
    c.fold(Row(c.seq + 1, "move", c.table.seat, wish, None, 0.0))


async def test_ones_own_invitation_may_be_opened_again(server: Running) -> None:
    async with guests(server.url, 3) as [ann, bob, cid]:
        id = await ann.table(DUEL, "me", "open")
        wish = m.Join(key=(await ann.get(f"/api/tables/{id}", m.TableInfo)).seats[1].key)
        for _ in range(2):
            info = await bob.post(f"/api/tables/{id}/join", wish, m.TableInfo)
            assert [seat.mine for seat in info.seats] == [False, True]
        assert await code(cid.post(f"/api/tables/{id}/join", wish, m.TableInfo)) == "seat_taken"


# ---------------------------------------------------------------------- bots
async def test_a_bot_whose_move_breaks_the_game_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(c: Chronicle, row: Row) -> None:
        raise AssertionError("for the test")

    monkeypatch.setitem(chronicle.FOLDS, "move", broken)
    with running(tmp_path) as here:
        async with guests(here.url) as [ann]:
            id = await ann.table(DUEL, "me", "bot", options={"first": "2"})
            async with sitting(ann, id) as visit:
                await visit.until(lambda: visit.now.table.trouble is not None)
                assert visit.now.decision == 0


# ---------------------------------------------------------------------- storage and start
async def test_two_servers_on_one_file_tell_each_other(tmp_path: Path) -> None:
    with running(tmp_path) as one, running(tmp_path) as two:
        async with guests(one.url, 2) as [ann, bob]:
            id = await ann.table(DUEL, "me", "open", options={"first": "1"})
            key = (await ann.get(f"/api/tables/{id}", m.TableInfo)).seats[1].key
            await bob.post(f"/api/tables/{id}/join", m.Join(key=key), m.TableInfo)
            bob.url = two.url
            async with sitting(ann, id) as here, sitting(bob, id) as there:
                seq = await here.move(choices(here)[0])
                await there.until(lambda: there.now.seq >= seq)
                assert there.now.view["players"] == here.now.view["players"]


async def test_who_sat_down_at_one_server_is_let_in_at_the_other(tmp_path: Path) -> None:
    with running(tmp_path) as one, running(tmp_path) as two:
        async with guests(one.url, 2) as [ann, bob]:
            id = await ann.table(DUEL, "me", "open")
            key = (await ann.get(f"/api/tables/{id}", m.TableInfo)).seats[1].key
            two.table(id)
            await bob.post(f"/api/tables/{id}/join", m.Join(key=key), m.TableInfo)
            bob.url = two.url
            async with sitting(bob, id) as visit:
                assert visit.now.seat == 1


async def test_a_table_has_one_room_however_it_comes_in(server: Running) -> None:
    async with guests(server.url) as [ann]:
        id = await ann.table(DUEL, "me", "me")

        async def both() -> bool:
            rooms = server.service.rooms
            room = await rooms.get(id)
            await rooms._load(id, "elsewhere")
            return room is rooms.rooms[id]

        assert server.do(both())


def test_storage_that_does_not_answer_is_a_503() -> None:
    assert status_of(StorageDown()) == 503


async def test_a_storage_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "clio.db").write_text("not a database")
    with pytest.raises(NoStorage) as caught:
        await try_storage(Settings(folder=str(tmp_path)))
    assert "not a database" in caught.value.text("en")
    with pytest.raises(NoStorage) as caught:
        await try_storage(Settings(folder=str(tmp_path), database="postgresql://ann:hidden@127.0.0.1:1/clio"))
    assert "127.0.0.1:1/clio" in caught.value.text("fr")
    assert "hidden" not in caught.value.text("fr")
    with pytest.raises(StorageUrl):
        await try_storage(Settings(folder=str(tmp_path), database="mysql://x"))


def test_an_address_that_cannot_be_had() -> None:
    with listen("127.0.0.1", 0) as first, pytest.raises(PortTaken):
        listen("127.0.0.1", first.getsockname()[1])
    with pytest.raises(BadHost):
        listen("192.0.2.1", 0)


# ---------------------------------------------------------------------- a state that cannot be told
async def test_who_cannot_be_told_the_state_is_told_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word is missing, say. It is logged as our mistake, and the page does not come back again and again; the others
    go on."""
    async with friends(server.url, AGES) as visits:
        mover = await asked(visits)
        [other] = [visit for visit in visits if visit is not mover]
        whole = telling.question

        def wordless(c: Chronicle, reader: telling.Reader) -> m.Question | None:
            if reader.seat == mover.now.seat:
                raise KeyError("a word")
            return whole(c, reader)

        monkeypatch.setattr(telling, "question", wordless)
        with capture_logs() as logged:
            await mover.send(m.Say(mover.key(), "hm", mover.now.seat))
            await mover.until(lambda: any(isinstance(news, m.Bye) for news in mover.news))
            await other.until(lambda: bool(other.now.chat))
        [bye] = [news for news in mover.news if isinstance(news, m.Bye)]
        assert bye.problem is not None
        assert (bye.again, bye.problem.code) == (False, "internal")
        assert [(each["log_level"], each["table"]) for each in logged] == [("error", mover.id)]


async def test_the_house_puts_away_at_once_on_a_machine_that_has_just_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its clock begins at nothing: whoever restarts it every hour has their old tables put away all the same."""
    tidied = threading.Event()

    async def noted(service: Service) -> None:
        tidied.set()

    monkeypatch.setattr(Service, "put_away", noted)
    monkeypatch.setattr("clio.server.service.time", SimpleNamespace(time=time.time, monotonic=lambda: 1.0))
    with running(tmp_path):
        assert await asyncio.to_thread(tidied.wait, 20.0)
