"""Who is forgotten is so for good: no cookie, no name and no row of theirs comes back; and what it may cost."""

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
from clio.server.consent import AnswerBody, read_answer
from clio.server.erasure import blanked, without
from clio.server.errors import Forgotten, NotNow
from clio.server.identity import COOKIE
from clio.server.setup import new_setup
from clio.server.storage import NONE, Appended, Gone, Guest, Kind, Row
from clio.server.storage.calling import Kept
from clio.server.storage.schema import metadata
from clio.server.talk import ChatBody, MuteBody, handle
from clio.server.webpush import Subscription
from tests.server.company import AGES, DUEL, answer, code, do, friends, guests, play, sitting
from tests.server.forgetting import NAME, WORDS, everything, forget, named, number
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.stored import SUMMARY, go_back, one_store, row, stores, table


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
            store.calling.set_hook("table001", None, zen),
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
