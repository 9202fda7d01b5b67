"""A visitor is forgotten: name, chat and unfinished tables, on both databases and in every process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from sqlalchemy import Connection, text

from clio.server import erasure
from clio.server import messages as m
from clio.server.consent import AnswerBody, AskBody
from clio.server.erasure import without
from clio.server.errors import Forgotten, Unreadable
from clio.server.identity import COOKIE
from clio.server.rebuilding import rebuild
from clio.server.seating import EraseBody, JoinBody
from clio.server.storage import Guest, Row, TableRow
from clio.server.storage.calling import Hook
from tests.server.company import AGES, DUEL, code, do, friends, guests, play, sitting, until
from tests.server.forgetting import NAME, WORDS, everything, forget, named, number
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.test_chronicle import Log, chronicle
from tests.server.test_older_rules import kept


async def test_a_table_of_ones_own_goes_wholly(house: Running) -> None:
    async with guests(house.url) as [zen]:
        await named(zen, NAME)
        id = await zen.table(DUEL, "me", "bot")
        guest = number(house, zen)
        async with sitting(zen, id) as visit:
            await visit.ask(m.Say(visit.key(), WORDS, 0))
            found = await forget(zen)
            assert (found.deleted, found.kept) == (1, 0)
            await visit.until(lambda: any(isinstance(x, m.Bye) and not x.again for x in visit.news))
        assert number(house, zen) != guest, "somebody new"
        assert await code(zen.get(f"/api/tables/{id}", m.TableInfo)) == "no_table"
        assert (await zen.get("/api/me", m.Me)).name == ""
        left = everything(house)
        assert not [each for each in (NAME, WORDS, guest, guest[:12], id) if each in left]


async def test_nothing_deleted_stays_in_the_files(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        files = [tmp_path / name for name in ("clio.db", "clio.db-wal")]
        async with guests(house.url) as [zen]:
            id = await zen.table(DUEL, "me", "bot")
            async with sitting(zen, id) as visit:
                await visit.ask(m.Say(visit.key(), WORDS, 0))
                assert any(WORDS.encode() in file.read_bytes() for file in files)
                await forget(zen)
        assert not [file for file in files if WORDS.encode() in file.read_bytes()]


async def test_others_play_on_against_a_bot(house: Running) -> None:
    async with guests(house.url, 2) as [zen, bob]:
        await named(zen, NAME)
        await named(bob, "Bob")
        id = await zen.table(DUEL, "me", "open")
        info = await zen.get(f"/api/tables/{id}", m.TableInfo)
        await bob.post(f"/api/tables/{id}/join", m.Join(key=info.seats[1].key), m.TableInfo)
        guest = number(house, zen)
        async with sitting(zen, id) as mine, sitting(bob, id) as visit:
            await play([mine, visit], 6)
            await do([mine, visit], mine, m.Say(mine.key(), WORDS, 0))
            await do([mine, visit], visit, m.Say(visit.key(), "hm", 1))
            before = house.table(id).table.symbols
            found = await forget(zen)
            assert (found.deleted, found.kept) == (0, 1)
            await mine.until(lambda: any(isinstance(x, m.Bye) and not x.again for x in mine.news))
            await visit.until(lambda: visit.now.table.seats[0].bot is not None)
            state = visit.now
            assert (state.table.seats[0].name, state.table.owner) == ("A player (1)", True)
            assert [line.text for line in visit.chat] == ["This line was deleted by whoever wrote it.", "hm"]
            assert not [line for line in visit.log if NAME in line.text]
            await visit.my_turn()
            await visit.until(lambda: visit.now.question is not None)
            assert house.table(id).table.symbols[: len(before)] == before
        async with sitting(bob, id) as again:
            assert again.now.table.seats[0].name == "A player (1)"
        assert await code(zen.sit(id)) == "no_table"
        left = everything(house)
        assert not [each for each in (NAME, WORDS, guest, guest[:12]) if each in left]


async def test_where_ones_tables_told_whose_turn_it_was_is_forgotten(house: Running) -> None:
    """The address may hold a token, and the secret was for its holder alone: neither is for the next owner."""
    calling = house.service.store.calling
    async with friends(house.url) as [zen, bob]:
        path = f"/api/tables/{zen.id}/hook"
        await zen.player._call("PUT", path, m.NewHook("https://example.com/token"), m.WebHook)
        mine = number(house, zen.player)
        await forget(zen.player)
        assert await bob.player.get(path, m.WebHook) == m.WebHook()
        with pytest.raises(Forgotten):
            house.do(calling.set_hook(zen.id, Hook("https://example.com/", "s", "en", ""), Guest(mine, NAME, "en")))
        assert await bob.player.get(path, m.WebHook) == m.WebHook()
        assert house.service.calls.hooked == {zen.id}
        room = house.do(house.service.rooms.get(zen.id))
        house.do(house.service.calls._hook(room))
        assert house.service.calls.hooked == set()
        await bob.player._call("PUT", path, m.NewHook("https://example.com/bob"), m.WebHook)
        async with guests(house.url) as [eve]:
            await forget(eve)
        assert (await bob.player.get(path, m.WebHook)).url == "https://example.com/bob"


async def test_a_finished_game_keeps_a_player(house: Running) -> None:
    async with guests(house.url, 2) as [zen, bob]:
        await named(zen, NAME)
        id = await bob.table(DUEL, "me", "open")
        info = await bob.get(f"/api/tables/{id}", m.TableInfo)
        await zen.post(f"/api/tables/{id}/join", m.Join(key=info.seats[1].key), m.TableInfo)
        async with sitting(zen, id) as mine, sitting(bob, id) as visit:
            await play([visit, mine], 4)
            await mine.ask(m.Resign(mine.key(), 1))
            await visit.until(lambda: visit.now.result is not None)
            scores = visit.now.scores
        found = await forget(zen)
        assert (found.deleted, found.kept) == (0, 1)
        assert NAME not in everything(house)
        async with sitting(bob, id) as visit:
            assert visit.now.scores == scores
            assert visit.now.table.status == "over"
        timeline = await bob.get(f"/api/tables/{id}/timeline?lang=fr", m.Timeline)
        assert timeline.table.seats[1].name == "Un joueur (2)"
        assert (await zen.get("/api/tables", m.TableList)).tables == []
        again = await bob.post(f"/api/tables/{id}/rematch", None, m.Created)
        kinds = [seat.kind for seat in (await bob.get(f"/api/tables/{again.id}", m.TableInfo)).seats]
        assert sorted(kinds) == ["bot", "human"]


async def test_what_a_spectator_said_is_found(house: Running) -> None:
    async with friends(house.url) as [ann, bob], guests(house.url, 2) as [zen, tom]:
        watch = ann.now.table.watch_key
        for eve in (zen, tom):
            async with sitting(eve, ann.id, watch=watch) as spectator:
                await do([ann, bob], spectator, m.Say(spectator.key(), WORDS if eve is zen else "hm"))
        found = await forget(zen)
        assert (found.deleted, found.kept) == (0, 1)
        assert WORDS not in everything(house)
        await bob.until(lambda: bool(bob.chat) and bob.chat[0].notice)
        assert [line.text for line in bob.chat][1:] == ["hm"]
        assert all(seat.bot is None for seat in ann.now.table.seats)


async def test_another_process_is_told(postgres_database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=postgres_database) as one, running(tmp_path, database=postgres_database) as two:
        async with guests(one.url, 2) as [zen, bob]:
            await named(zen, NAME)
            id = await zen.table(DUEL, "me", "open")
            alone = await zen.table(DUEL, "me", "me")
            info = await zen.get(f"/api/tables/{id}", m.TableInfo)
            await bob.post(f"/api/tables/{id}/join", m.Join(key=info.seats[1].key), m.TableInfo)
            there, mine = Player(two.url), Player(two.url)
            there.http.cookies.set(COOKIE, bob.http.cookies[COOKIE])
            mine.http.cookies.set(COOKIE, zen.http.cookies[COOKIE])
            async with sitting(there, id) as visit, sitting(mine, alone) as gone:
                assert visit.now.table.seats[0].name == NAME
                await forget(zen)
                await visit.until(lambda: visit.now.table.seats[0].name == "A player (1)")
                await gone.until(lambda: any(isinstance(x, m.Bye) and not x.again for x in gone.news))
            await until(lambda: alone not in two.service.rooms.rooms)
            await there.close()
            await mine.close()


async def test_who_was_sent_away_leaves_no_trace_either(house: Running) -> None:
    async with guests(house.url, 2) as [ann, zen]:
        await named(zen, NAME)
        id = await ann.table(AGES, "me", "open", "open")
        info = await ann.get(f"/api/tables/{id}", m.TableInfo)
        await zen.post(f"/api/tables/{id}/join", m.Join(key=info.seats[1].key), m.TableInfo)
        async with sitting(ann, id) as visit:
            await visit.ask(m.FreeSeat(visit.key(), 1))
        guest = number(house, zen)
        assert (await forget(zen)).kept == 1
        left = everything(house)
        assert not [each for each in (NAME, guest, guest[:12]) if each in left]
        assert house.table(id).seats[1].kind == "open"


async def test_nor_does_who_sent_others_away(house: Running) -> None:
    async with guests(house.url, 2) as [zen, bob]:
        id = await zen.table(AGES, "me", "open", "open")
        info = await zen.get(f"/api/tables/{id}", m.TableInfo)
        await bob.post(f"/api/tables/{id}/join", m.Join(key=info.seats[1].key), m.TableInfo)
        async with sitting(zen, id) as visit:
            await visit.ask(m.FreeSeat(visit.key(), 2))
        guest = number(house, zen)
        assert (await forget(zen)).kept == 1
        assert guest not in everything(house)
        async with sitting(bob, id) as visit:
            assert visit.now.table.owner
            await visit.ask(m.FreeSeat(visit.key(), 0))
            await visit.until(lambda: visit.now.table.seats[0].kind == "open")
        assert not house.table(id).seats[0].resigned, "whoever sits down there may play"


async def test_one_damaged_table_keeps_nobody_from_being_forgotten(house: Running) -> None:
    async with guests(house.url, 2) as [zen, bob]:
        await named(zen, NAME)
        for _ in range(2):
            id = await bob.table(DUEL, "me", "open")
            info = await bob.get(f"/api/tables/{id}", m.TableInfo)
            await zen.post(f"/api/tables/{id}/join", m.Join(key=info.seats[1].key), m.TableInfo)

        def spoil(connection: Connection) -> None:
            connection.execute(text("UPDATE tables SET setup = '{' WHERE id = :id"), {"id": id})

        house.do(house.service.store._database.write(spoil))
        found = await forget(zen)
        assert (found.deleted, found.kept) == (0, 1)
        assert id in house.service.rooms.damage.tables


def test_two_who_are_forgotten_stay_two() -> None:
    """What one of them agreed to, the other may have refused."""
    log = Log(chronicle(AGES, "me", "open", "open"))
    for seat, guest in ((1, "bob"), (2, "cyd")):
        log.add("join", seat, json.encode(JoinBody(guest, guest)).decode())
    log.add("ask", 0, json.encode(AskBody("abandon", None, "request")).decode())
    log.add("answer", 1, AnswerBody(True, "request").text())
    log.add("answer", 2, AnswerBody(False, "request").text())
    table, rows = kept(log), log.rows
    for guest in ("bob", "cyd"):
        blank = without(table, rows, guest, f"{guest}.", 0.0)
        assert blank is not None
        changed = {row.seq: row for row in blank.changed}
        table, rows = blank.table, [*(changed.get(row.seq, row) for row in rows), blank.row]
    assert "bob" not in str(rows) + str(table)
    assert rebuild(table, rows).status == "playing"


@pytest.mark.parametrize("before", ["", json.encode(EraseBody(["gone/1"])).decode()])
@pytest.mark.parametrize("ends", [False, True])
def test_who_is_forgotten_later_was_there_when_another_was(before: str, ends: bool) -> None:
    """Also where the row that told of the other is from before it said whom: what was asked, refused and resigned after
    it happened all the same."""
    log = Log(chronicle(DUEL, "me", "open"))
    log.add("join", 1, json.encode(JoinBody("bob", "bob")).decode())
    log.add("ask", 1, json.encode(AskBody("abandon", None, "request")).decode())
    log.add("erase", None, before)  # a spectator who had said something
    log.add("answer", 1, AnswerBody(False, "request").text())
    if ends:
        log.add("resign", 1)
    else:
        log.add("hand", 1, "easy")
        log.add("hand", 1, "")
    blank = without(kept(log), log.rows, "bob", "bob.", 0.0)
    assert blank is not None
    changed = {row.seq: row for row in blank.changed}
    c = rebuild(blank.table, [*(changed.get(row.seq, row) for row in log.rows), blank.row])
    assert "bob" not in str(blank)
    assert (c.status, c.losers) == (("over", [1]) if ends else ("playing", []))
    assert (c.seats[1].bot is None) == ends, "a bot plays on in a game that goes on"


def test_no_game_is_lost_because_somebody_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log(chronicle(DUEL, "me", "open"))
    log.add("join", 1, json.encode(JoinBody("bob", "bob")).decode())

    def fails(table: TableRow, rows: list[Row]) -> Any:
        if any(row.kind == "erase" for row in rows):
            raise Unreadable
        return rebuild(table, rows)

    monkeypatch.setattr(erasure, "rebuild", fails)
    with pytest.raises(Unreadable):
        without(kept(log), log.rows, "bob", "bob.", 0.0)


async def test_a_table_stays_with_who_made_it(house: Running) -> None:
    """They do not sit there; a stranger who does leaves, and takes nothing along."""
    async with guests(house.url, 2) as [zen, bob]:
        id = await zen.table(DUEL, "open", "open", public=True)
        await bob.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo)
        found = await forget(bob)
        assert (found.deleted, found.kept) == (0, 1)
        assert (await zen.get(f"/api/tables/{id}", m.TableInfo)).owner
