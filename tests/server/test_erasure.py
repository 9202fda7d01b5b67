"""A visitor is forgotten: name, chat and unfinished tables, on both databases and in every process."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import Connection, select, text

from clio.server import erasure
from clio.server import messages as m
from clio.server.consent import AnswerBody, AskBody, read_answer
from clio.server.erasure import blanked, without
from clio.server.identity import COOKIE
from clio.server.rebuilding import rebuild
from clio.server.errors import Forgotten, NotNow, Unreadable
from clio.server.seating import EraseBody, JoinBody
from clio.server.setup import new_setup
from clio.server.storage import NONE, Appended, Gone, Guest, Kind, Row, TableRow
from clio.server.storage.calling import Hook, Kept
from clio.server.storage.schema import metadata
from clio.server.talk import ChatBody, MuteBody, handle
from clio.server.webpush import Subscription
from tests.server.company import AGES, DUEL, answer, code, do, friends, guests, play, sitting, until
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.stored import SUMMARY, go_back, one_store, row, stores, table
from tests.server.test_chronicle import Log, chronicle
from tests.server.test_older_rules import kept

NAME, WORDS = "Zenobia", "my secret words"


async def forget(player: Player) -> m.Forgotten:
    return await player._call("DELETE", "/api/me", None, m.Forgotten)


def everything(server: Running) -> str:
    """All that the database holds, as one text."""

    def read(connection: Connection) -> str:
        found = []
        for each in metadata.sorted_tables:
            found += [str(row) for row in connection.execute(select(each))]
        return "\n".join(found)

    return server.do(server.service.store._database.write(read))


def number(server: Running, player: Player) -> str:
    """The guest's own, which must leave no trace either."""
    return str(server.service.identity.signer.loads(player.http.cookies[COOKIE]))


@pytest.fixture
def house(database: str, tmp_path: Path) -> Any:
    with running(tmp_path / "folder", database=database) as found:
        yield found


async def named(player: Player, name: str) -> None:
    await player._call("PUT", "/api/me", m.MeChange(name=name), m.Me)


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
            house.do(calling.set_hook(zen.id, Hook("https://example.com/", "s", "en", ""), mine))
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


# ---------------------------------------------------------------------- for good
def cookie_of(player: Player, url: str) -> Player:
    """Another browser that shows the same cookie."""
    other = Player(url)
    other.http.cookies.set(COOKIE, player.http.cookies[COOKIE])
    return other


async def test_no_cookie_of_who_is_forgotten_counts_again(house: Running) -> None:
    """Neither one that was signed off before, nor the last one, whatever is deleted."""
    async with guests(house.url) as [zen]:
        await named(zen, NAME)
        await zen.table(DUEL, "me", "bot")
        guest, early = number(house, zen), cookie_of(zen, house.url)
        await zen.post("/api/me/revoke", None, m.Devices)
        late = cookie_of(zen, house.url)
        await forget(zen)
        for old in (early, late):
            async with old:
                assert "set-cookie" in (await old.http.get("/api/me")).headers, "they are somebody new"
        assert house.do(house.service.store.people.epochs([guest])) == {guest: NONE}
        assert guest not in everything(house)


async def test_who_signed_devices_off_is_not_let_in_again_by_a_name_that_lapsed(database: str) -> None:
    async with one_store(database) as store:
        for name in ("ann", "bob"):
            await store.save_guest(Guest(name, NAME, "en"))
        assert await store.people.renew(Guest("ann", NAME, "en")) == 1
        assert await store.forget_strangers(time.time() + 1) == 2
        assert await store.forget_strangers(time.time() + 1) == 0
        assert await store.guest("ann") == Guest("ann", "", "en", epoch=1)
        assert await store.guest("bob") is None


async def test_nothing_names_who_is_forgotten(database: str) -> None:
    """Whatever is written of a person, by whatever way: not once they are forgotten."""
    async with one_store(database) as store:
        await store.create(table("table001", owner="bob", guests=("bob", None)), [])
        await store.forgetting.begin("zen", "here")
        zen, summary = Guest("zen", NAME, "en"), replace(SUMMARY, guests=("bob", None))
        kept = Kept(Subscription("https://example.com", "p", "a"), "en")
        ways = [
            store.save_guest(zen), store.people.renew(zen), store.people.link(zen, "digest", time.time() + 60),
            store.calling.subscribe(zen, kept), store.create(table("table002", owner="zen"), []),
            store.create(table("table003", owner="bob", guests=("bob", "zen")), []),
            store.calling.set_hook("table001", None, "zen"),
        ]
        for way in ways:
            with pytest.raises(Forgotten):
                await way
        for by, whom in (("zen", "bob"), ("bob", "zen")):
            answer = await store.append("table001", row(1), summary, 2.0, by, frozenset({whom}))
            assert answer == Gone(frozenset({"zen"}))
        assert await store.append("table001", row(1), summary, 2.0, "bob", frozenset({"ann"})) == Appended(1)
        await store.forgetting.end("zen", whole=True)
        assert await store.forgetting.traces("ann") == ["table001"]

        def read(connection: Connection) -> str:
            return "".join(str(each) for t in metadata.sorted_tables for each in connection.execute(select(t)))

        assert "zen" not in await store._database.write(read)


async def test_who_writes_of_a_person_is_waited_for(database: str) -> None:
    """A table that is being made when somebody is forgotten is found, or is not made."""
    async with stores(database, 2) as [one, two]:
        for n in range(30):
            guest, id = f"zen{n}", f"table{n:03}"
            making = asyncio.create_task(one.create(table(id, owner="bob", guests=("bob", guest)), []))
            await asyncio.sleep(n % 6 / 2000)
            await two.forgetting.begin(guest, "here")
            found = await two.forgetting.traces(guest)
            made = (await asyncio.gather(making, return_exceptions=True))[0] is None
            assert found == ([id] if made else [])


async def test_a_rematch_that_is_made_meanwhile_names_nobody_who_is_forgotten(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far it has come."""
    async with friends(house.url) as [ann, zen]:
        await named(zen.player, NAME)
        mine, thief = number(house, zen.player), cookie_of(zen.player, house.url)
        await zen.player.post("/api/me/revoke", None, m.Devices)
        await ann.ask(m.Resign(ann.key(), 0))
        making, go = asyncio.Event(), asyncio.Event()
        assert house.loop is not None
        create, here = house.service.store.create, asyncio.get_running_loop()

        async def slow(*about: Any) -> None:
            here.call_soon_threadsafe(making.set)
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go.wait(), here))
            await create(*about)

        monkeypatch.setattr(house.service.store, "create", slow)
        asking = asyncio.create_task(ann.player.post(f"/api/tables/{ann.id}/rematch", None, m.Created))
        await making.wait()
        await forget(zen.player)
        go.set()
        id = (await asking).id
        seats = (await ann.player.get(f"/api/tables/{id}", m.TableInfo)).seats
        assert sorted(seat.kind for seat in seats) == ["bot", "human"]
        assert not any(seat.mine for seat in (await thief.get(f"/api/tables/{id}", m.TableInfo)).seats)
        await thief.close()
        left = everything(house)
        assert not [each for each in (NAME, mine, mine[:12]) if each in left]


async def test_whoever_is_named_by_another_is_found(house: Running) -> None:
    """A spectator who never spoke and was muted, one who was sent away, and one for whom a seat of a rematch was made
    that was then opened again."""
    async with friends(house.url, AGES, 3) as [ann, bob, zen], guests(house.url, 2) as [eve, tom]:
        for person, kind in ((eve, "mute"), (tom, "remove")):
            async with sitting(person, ann.id, watch=ann.now.table.watch_key):
                who = handle(ann.id, number(house, person))
                await ann.ask(m.Mute(ann.key(), who, True) if kind == "mute" else m.Remove(ann.key(), who))
        await do([ann, bob], ann, m.Abandon(ann.key(), 0))
        for visit in (bob, zen):
            await visit.ask(answer(visit, True))
        again = (await bob.player.post(f"/api/tables/{ann.id}/rematch", None, m.Created)).id
        seats = (await zen.player.get(f"/api/tables/{again}", m.TableInfo)).seats
        where = {"id": again, "seat": next(each.seat for each in seats if each.mine)}
        people, tables = (eve, tom, zen.player), (1, 1, 2)
        mine, left = [number(house, each) for each in people], everything(house)
        assert all(each in left for each in mine)

        def open_again(connection: Connection) -> None:
            """As if the rematch had waited for somebody, and its owner had opened this seat."""
            connection.execute(text("DELETE FROM seats WHERE table_id = :id AND seat = :seat"), where)

        house.do(house.service.store._database.write(open_again))
        for person, kept in zip(people, tables, strict=True):
            assert (await forget(person)).kept == kept
        left = everything(house)
        assert not [each for each in mine if each in left or each[:12] in left]


async def test_an_owner_cannot_name_who_is_forgotten(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with friends(house.url) as [ann, bob], guests(house.url) as [eve]:
        async with sitting(eve, ann.id, watch=ann.now.table.watch_key):
            mine = number(house, eve)
            who = handle(ann.id, mine)
            monkeypatch.setattr(house.service.rooms, "revoked", lambda *about: None)  # they are still there
            await forget(eve)
            assert await code(ann.ask(m.Mute(ann.key(), who, True))) == "not_now"
        assert mine not in everything(house)
        await play([ann, bob], 2)


async def test_what_was_cut_off_is_taken_up_again(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Charged to where the wish came from; their number is kept until then, and not longer."""
    async with friends(house.url) as [_, zen]:
        mine, service = number(house, zen.player), house.service
        source, erase, asked = service.identity.source("127.0.0.1"), service.rooms.erase, list[str]()

        async def busy(*about: Any) -> bool:
            raise NotNow("too_busy")

        async def noted(*about: Any) -> bool:
            asked.append(about[3])
            return await erase(*about)

        monkeypatch.setattr(service.rooms, "erase", busy)
        assert await forget(zen.player) == m.Forgotten(0, 0, later=1)
        assert mine in everything(house)
        monkeypatch.setattr(service.rooms, "erase", noted)
        house.do(service.desk.go_on_forgetting(time.time() - 3600))
        assert mine in everything(house), "somebody may still be at it"
        house.do(service.desk.go_on_forgetting(time.time() + 1))
        assert mine not in everything(house)
        assert asked == [source]
        assert house.do(service.store.forgetting.left(time.time() + 1)) == []


async def test_a_busy_table_hides_no_other(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with guests(house.url) as [zen]:
        mine, erase = number(house, zen), house.service.rooms.erase
        ids = sorted([await zen.table(DUEL, "me", "open") for _ in range(3)])

        async def erased(id: str, *about: Any) -> bool:
            if id == ids[0]:
                raise NotNow("too_busy")
            return await erase(id, *about)

        monkeypatch.setattr(house.service.rooms, "erase", erased)
        assert await forget(zen) == m.Forgotten(2, 0, later=1)
        assert house.do(house.service.store.forgetting.traces(mine)) == ids[:1]


async def test_no_address_waits_until_another_is_forgotten(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    store, went_on, done = house.service.store.forgetting, asyncio.Event(), list[str]()

    async def forgotten(guest: str, source: str) -> m.Forgotten:
        if source == "slow":
            await went_on.wait()
        went_on.set()
        done.append(source)
        return m.Forgotten(0, 0)

    monkeypatch.setattr(house.service.desk, "_forget", forgotten)
    house.do(store.begin("first", "slow"))
    house.do(store.begin("second", "quick"))
    house.do(house.service.desk.go_on_forgetting(time.time() + 1))
    assert done == ["quick", "slow"]


async def test_who_is_unknown_is_not_forgotten_without_end(tmp_path: Path) -> None:
    """That somebody is forgotten is kept: of so many whom nobody knew, of one address in a day."""
    with running(tmp_path, new_guests=2) as server:
        async with guests(server.url, 3) as people:
            for each in people[:2]:
                await forget(each)
            assert await code(forget(people[2])) == "too_many"


async def test_an_old_database_knows_whom_its_tables_name(database: str, tmp_path: Path) -> None:
    """Also whom only words from before they told who spoke."""
    said: list[tuple[str, Kind, Any]] = [
        ("bob", "chat", ChatBody("", "hm", "eve")), ("old", "chat", ChatBody("", "hm")),
        ("bob", "mute", MuteBody("tom", True))]
    async with one_store(database) as store:
        setup = new_setup(m.NewTable(DUEL, [m.NewSeat("me"), m.NewSeat("open")]), "zen", NAME)
        rows = [
            row(n, f"{who}.key{n}", json.encode(body).decode(), kind) for n, (who, kind, body) in enumerate(said, 1)]
        await store.create(
            replace(table("table001", owner="bob", guests=("bob", None), last=3), setup=setup.text()), rows)
        await store._database.write(lambda connection: go_back(connection, "0009"))
    async with one_store(database) as store:
        for who in ("bob", "zen", "eve", "tom", "old"):
            assert await store.forgetting.traces(who) == ["table001"], who
        assert await store.forgetting.traces("ann") == []


def test_an_answer_forgets_who_gave_it() -> None:
    row = Row(1, "answer", 0, AnswerBody(True, "request", "ann").text(), "ann.key", 1.0)
    assert read_answer(blanked(row, "ann", "gone/1", "ann.", []).body) == AnswerBody(True, "request", "gone/1")
    assert blanked(row, "bob", "gone/1", "bob.", []) == row
    assert read_answer('{"yes":true,"request":"request"}').by == "", "a row from before it said who"


# ---------------------------------------------------------------------- what it may cost
async def test_forgetting_is_charged_to_where_one_comes_from(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is folded once for each who is forgotten, one after the other, and not again for those who look on."""
    folded, now, most = list[str](), 0, 0

    def noted(*about: Any) -> Any:
        nonlocal now, most
        folded.append(about[2])
        now += 1
        most = max(most, now)
        found = without(*about)
        now -= 1
        return found

    async def never(*about: Any) -> Any:
        raise AssertionError("read once more")

    monkeypatch.setattr(erasure, "without", noted)
    with running(tmp_path / "folder", database=sqlite_database) as server:
        async with friends(server.url) as [ann, bob], guests(server.url, 4) as people:
            for each in people:
                async with sitting(each, ann.id, watch=ann.now.table.watch_key) as spectator:
                    await do([ann, bob], spectator, m.Say(spectator.key(), WORDS))
            monkeypatch.setattr(server.service.rooms, "_read_whole", never)
            reading, source = server.service.rooms.reading, server.service.identity.source("127.0.0.1")
            reading.budgets.kept.clear()
            await asyncio.gather(*(forget(each) for each in people))
            assert (len(folded), len(set(folded)), most) == (4, 4, 1)
            assert list(reading.budgets.kept) == [source]
            await bob.until(lambda: len(bob.chat) == 4 and all(line.notice for line in bob.chat))
            assert WORDS not in everything(server)
            await play([ann, bob], 2)


async def test_who_has_no_time_left_is_forgotten_later(sqlite_database: str, tmp_path: Path) -> None:
    with running(tmp_path / "folder", database=sqlite_database, loading=1.0) as server:
        async with guests(server.url) as [zen]:
            await named(zen, NAME)
            await zen.table(DUEL, "me", "bot")
            budget = server.service.rooms.reading.budgets.of(server.service.identity.source("127.0.0.1"))
            budget.charge(1.05)
            assert (await forget(zen)).deleted == 1
            assert budget.level >= 0, "not on credit"
            assert NAME not in everything(server)
