"""One visitor cannot take the list of tables, or the bots, from the others; what nobody finished is deleted."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, text

import clio
from clio.engine.history import Table
from clio.server import limits, routes, telling
from clio.server import messages as m
from clio.server.errors import TooMany
from clio.server.identity import Identity
from clio.server.limits import LOADING
from clio.server.limits import DAY
from clio.server.storage import BOTS_ONLY, BRANCHED, OPEN, Guest
from clio.server.study import Study
from clio.server.turns import Turns
from tests.server.company import AGES, DUEL, choices, code, do, friends, guests, play, refusal, sitting
from tests.server.player import Player, Refused
from tests.server.running import Running, running
from tests.server.stored import go_back, one_store, row, table


# ---------------------------------------------------------------------- one's own tables
async def test_what_is_over_hides_nothing_that_goes_on(database: str) -> None:
    async with one_store(database) as store:
        await store.create(table("playing1", at=1.0), [])
        for n in range(120):
            await store.create(table(f"flood{n:03}", owner="eve", at=2.0 + n, status="over"), [])
        await store.create(table("waiting1", at=1.5, status="gathering"), [])
        assert [each.id for each in await store.mine("ann", 3)] == ["waiting1", "playing1", "flood119"]
        pages = [each.id for skip in (0, 100) for each in await store.mine("ann", 100, skip)]
        assert len(pages) == len(set(pages)) == 122


async def test_ones_own_tables_have_pages(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MY_PAGE", 2)
    async with guests(server.url) as [ann]:
        made = {await ann.table(DUEL, "me", "me") for _ in range(3)}
        first, second = [await ann.get(f"/api/tables?page={n}", m.TableList) for n in (0, 1)]
        assert (len(first.tables), first.more, len(second.tables), second.more) == (2, True, 1, False)
        assert {each.id for each in first.tables + second.tables} == made


async def test_a_long_list_counts_for_several_messages(tmp_path: Path) -> None:
    with running(tmp_path, rate=1e-9, burst=1000) as server:
        async with guests(server.url) as [ann]:
            [address] = server.app.state.door.addresses.kept.values()
            costs = []
            for tables in (0, 3, 3 * limits.LIST_ROWS):
                for _ in range(tables):
                    await ann.table(DUEL, "me", "me")
                before = address.level
                await ann.get("/api/tables", m.TableList)
                costs.append(round(before - address.level))
            assert costs == [1, 1, 1 + 3], "a few tables are no more than any message"


async def test_nobody_makes_rematches_alone(server: Running) -> None:
    async with guests(server.url, 2) as [ann, eve]:
        id = await ann.table(DUEL, "me", "open", public=True)
        await eve.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo)
        async with sitting(eve, id) as visit:
            await visit.ask(m.Resign(visit.key(), 1))
        id = (await eve.post(f"/api/tables/{id}/rematch", None, m.Created)).id
        async with sitting(eve, id) as visit:
            await visit.ask(m.Resign(visit.key(), 0))
        assert await code(eve.post(f"/api/tables/{id}/rematch", None, m.Created)) == "not_now"
        assert len((await ann.get("/api/tables", m.TableList)).tables) == 2


async def test_people_who_play_have_as_many_rematches_as_they_like(server: Running) -> None:
    async with friends(server.url) as visits:
        id = visits[0].id
        await do(visits, visits[0], m.Resign(visits[0].key(), 0))
        people = [visit.player for visit in visits]
        for n in range(3):
            id = (await people[n % 2].post(f"/api/tables/{id}/rematch", None, m.Created)).id
            async with sitting(people[0], id) as one, sitting(people[1], id) as two:
                seated = sorted((one, two), key=lambda visit: visit.now.seat or 0)
                await play(seated, 10)
                await do(seated, seated[0], m.Resign(seated[0].key(), 0))


# ---------------------------------------------------------------------- the list of open tables
async def test_nobody_fills_the_list_of_open_tables(database: str) -> None:
    async with one_store(database) as store:
        wish: dict[str, Any] = {"public": True, "status": "gathering"}
        await store.create(replace(table("honest01", owner="ann", at=1.0, **wish), source="here"), [])
        for n in range(60):  # newer ones, by many visitors from one address
            await store.create(replace(table(f"flood{n:03}", owner=f"eve {n}", at=2.0 + n, **wish), source="there"), [])
        await store.create(replace(table("honest02", owner="bob", at=1.0, **wish), source="elsewhere"), [])
        listed = [each.id for each in await store.open_tables(20)]
        assert listed[:3] == ["flood059", "honest01", "honest02"]
        pages = [each.id for skip in range(0, 80, 20) for each in await store.open_tables(20, skip)]
        assert len(pages) == len(set(pages)) == 62


async def test_of_one_address_everybody_has_a_turn(database: str) -> None:
    async with one_store(database) as store:
        for n in range(5):
            greedy = table(f"greedy{n:02}", owner="eve", at=10.0 + n, public=True, status="gathering")
            await store.create(replace(greedy, source="school"), [])
        modest = table("modest01", owner="ann", at=1.0, public=True, status="gathering")
        await store.create(replace(modest, source="school"), [])
        assert [each.id for each in await store.open_tables(2)] == ["greedy04", "modest01"]
        assert await store.made("eve", "school", OPEN) == (5, 6)
        assert await store.made("tom", "", OPEN) == (0, 0)


async def test_nobody_takes_all_seats(tmp_path: Path) -> None:
    with running(tmp_path, public_seats=2) as server:
        async with guests(server.url, 7) as [ann, eve, *others]:
            tables = [await ann.table(AGES, "me", *["open"] * 3, public=True) for _ in range(5)]
            assert await ann.table(AGES, "open", "open", public=True), "one's own are not counted"

            async def sit(who: Player, id: str, key: str | None = None) -> str:
                try:
                    await who.post(f"/api/tables/{id}/join", m.Join(key=key), m.TableInfo)
                except Refused as e:
                    return e.problem.code
                return "seated"

            at_once = await asyncio.gather(*(sit(eve, id) for id in tables))
            assert sorted(at_once) == ["seated"] * 2 + ["too_many"] * 3
            server.service.desk.sitting[0].kept.clear()
            assert await sit(eve, tables[at_once.index("too_many")]) == "too_many", "however long ago"
            crowd = [await sit(who, id) for who in others for id in tables[:2]]
            assert crowd.count("seated") <= 2 * limits.PER_ADDRESS - 2, "together, from one address"
            invited = (await ann.get(f"/api/tables/{tables[4]}", m.TableInfo)).seats[3].key
            assert await sit(others[4], tables[4], invited) == "seated", "an invitation always counts"


async def test_tables_with_bots_alone_are_counted(database: str) -> None:
    async with one_store(database) as store:
        await store.create(replace(table("bots0001", guests=(None, None)), source="here"), [])
        await store.create(replace(table("bots0002", guests=(None, None), status="over"), source="here"), [])
        await store.create(replace(table("human001"), source="here"), [])
        assert await store.made("ann", "here", BOTS_ONLY) == (1, 1)


async def occupy(reading: Study, until: threading.Event) -> None:
    """All threads that read tables."""
    for _ in range(LOADING):
        reading.pool.submit(until.wait)


async def test_a_new_table_does_not_wait_while_others_are_read(tmp_path: Path) -> None:
    read = threading.Event()
    with running(tmp_path) as server:
        try:
            async with guests(server.url) as (ann,):
                server.do(occupy(server.service.rooms.reading, read))
                assert await ann.table(DUEL, "me", "me")
        finally:
            read.set()


async def test_so_many_public_tables_and_games_of_bots(tmp_path: Path) -> None:
    with running(tmp_path, public_tables=2, bot_tables=1) as server:
        async with guests(server.url, 10) as [ann, *others]:
            for _ in range(2):
                await ann.table(DUEL, "me", "open", public=True)
            problem = await refusal(ann.table(DUEL, "me", "open", public=True))
            assert (problem.code, "2" in problem.text) == ("too_many", True)
            await ann.table(DUEL, "me", "open")
            await ann.table(AGES, "bot", "bot")
            assert (await refusal(ann.table(AGES, "bot", "bot"))).code == "too_many"
            await ann.table(DUEL, "me", "bot")
            for tom in others[:6]:  # another cookie, the same address
                await tom.table(DUEL, "me", "open", public=True)
            assert (await refusal(others[6].table(DUEL, "me", "open", public=True))).code == "too_many"


async def test_limits_hold_for_what_is_asked_at_one_moment(tmp_path: Path) -> None:
    with running(tmp_path, public_tables=2, bot_tables=1) as server:
        async with guests(server.url) as [ann]:
            for seats, public, most in ((("me", "open"), True, 2), (("bot", "bot"), False, 1)):
                asked = (ann.table(DUEL, *seats, public=public) for _ in range(6))
                made = [each for each in await asyncio.gather(*asked, return_exceptions=True) if isinstance(each, str)]
                assert len(made) == most


async def test_a_list_does_not_read_set_ups(database: str) -> None:
    """But for tables that were last touched when titles did not tell of options; a name that looks like it tells
    nothing."""
    told, named = '{"seats":[],"options":{}}', '{"seats":[{"name":"\\"options\\":"}]}'
    async with one_store(database) as store:
        for n, title in enumerate((told, '{"seats":[]}', named)):
            new = table(f"table00{n}", at=float(n), title=title, public=True, status="gathering")
            await store.create(new, [])
        whole = '{"seed": 5}'
        assert [each.setup for each in await store.mine("ann")] == [whole, whole, ""]
        assert [each.setup for each in await store.open_tables()] == [whole, whole, ""]
        assert [each.setup for each in [await store.table("table000")] if each is not None] == [whole]


async def test_a_list_tells_the_same_with_and_without_set_ups(server: Running) -> None:
    async with guests(server.url) as [ann]:
        id = await ann.table(AGES, "me", "bot", hints=False)
        kept = server.do(server.service.store.table(id))
        assert kept is not None
        title = msgspec.json.decode(kept.summary.title)
        earlier = {name: part for name, part in title.items() if name not in ("options", "hints")}
        old = replace(kept, summary=replace(kept.summary, title=msgspec.json.encode(earlier).decode()))
        new = replace(kept, setup="")
        assert telling.listed(new, "ann", "en") == telling.listed(old, "ann", "en")
        assert (telling.listed(new, "ann", "en").options, telling.listed(new, "ann", "en").hints) != ({}, True)


async def test_so_many_imports(tmp_path: Path) -> None:
    record = clio.new(DUEL).save().encode()
    with running(tmp_path, imports=2) as server:
        async with guests(server.url, 5) as [ann, *others]:
            for _ in range(2):
                await ann.post("/api/import", record, m.Created)
            problems = [await refusal(ann.post(f"/api/import?lang={lang}", record, m.Created)) for lang in ("en", "fr")]
            assert [(each.code, "2" in each.text) for each in problems] == [("too_many", True)] * 2
            assert problems[0].text != problems[1].text
            await ann.table(DUEL, "me", "bot")
            for tom in others[:3]:  # another cookie, the same address
                for _ in range(2):
                    await tom.post("/api/import", record, m.Created)
            assert (await refusal(others[3].post("/api/import", record, m.Created))).code == "too_many"
            assert len((await ann.get("/api/tables", m.TableList)).tables) == 3


async def test_no_move_waits_while_an_imported_game_is_played(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither when it is read nor when its table is made: of both nothing is done in the event loop."""
    where, apply = list[int](), Table._apply

    def noted(table: Table, action: int) -> None:
        where.append(threading.get_ident())
        apply(table, action)

    game = clio.new(DUEL, 2, seed="imported")
    for _ in range(20):
        game.play(game.options[0].number)
    monkeypatch.setattr(Table, "_apply", noted)
    async with guests(server.url) as [ann]:
        await ann.post("/api/import", game.save().encode(), m.Created)
    assert len(where) == 40
    assert server.thread.ident not in where


async def test_so_many_branches(tmp_path: Path) -> None:
    """However they end: each is as long as the game it comes from, and is read again when somebody asks for it."""
    record = replay().save().encode()
    with running(tmp_path, imports=2) as server:
        async with guests(server.url, 6) as [ann, *others]:
            source = (await ann.post("/api/import", record, m.Created)).id
            begun = m.Branch(decision=len(replay().actions) - 1, seat=0)

            async def branch(who: Player, lang: str = "en", wish: m.Branch = begun) -> str:
                return (await who.post(f"/api/tables/{source}/branch?lang={lang}", wish, m.Created)).id

            for _ in range(2):
                async with sitting(ann, await branch(ann)) as visit:
                    await visit.ask(m.Abandon(visit.key(), 0))
                    await visit.until(lambda: visit.now.table.status == "abandoned")
            problems = [await refusal(branch(ann, lang)) for lang in ("en", "fr")]
            assert [(each.code, "2" in each.text) for each in problems] == [("too_many", True)] * 2
            assert problems[0].text != problems[1].text
            await ann.post("/api/import", record, m.Created)
            await ann.table(DUEL, "me", "bot")
            for tom in others[:3]:  # another cookie, the same address
                for _ in range(2):
                    await branch(tom)
            assert await code(branch(others[3])) == "too_many"
            assert await code(branch(others[4])) == "too_many"


def replay() -> Table:
    """A game of some length."""
    table = clio.new(DUEL, seed=5)
    while len(table.actions) < 20:
        table.play(table.options[0].number)
    return table


async def test_branches_are_counted_until_nobody_touches_them(database: str) -> None:
    begun, fresh = '{"game":"x","record":["pass"]}', '{"game":"x","record":[]}'
    quoted = msgspec.json.encode({"name": '"record":["', "record": []}).decode()
    async with one_store(database) as store:
        for n, (status, setup) in enumerate([
            ("playing", begun), ("abandoned", begun), ("over", begun), ("archived", begun), ("imported", begun),
            ("playing", fresh), ("playing", quoted),
        ]):
            await store.create(replace(table(f"table00{n}", status=status), setup=setup, source="here"), [])
        assert await store.made("ann", "here", BRANCHED) == (3, 3)
        assert await store.made("bob", "here", BRANCHED) == (0, 3)


async def test_the_list_has_pages(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        made = {await ann.table(DUEL, "me", "open", public=True) for _ in range(limits.OPEN_PAGE + 1)}
        found: list[str] = []
        page, more = 0, True
        while more:
            part = await bob.get(f"/api/tables?scope=open&page={page}", m.TableList)
            assert len(part.tables) <= limits.OPEN_PAGE
            found, page, more = found + [each.id for each in part.tables], page + 1, part.more
        assert made <= set(found)
        assert (await bob.get("/api/tables?scope=open&page=9999999", m.TableList)).tables == []
        assert (await refusal(bob.get("/api/tables?scope=open&page=x", m.TableList))).code == "bad_message"


def test_an_address_is_kept_as_a_digest() -> None:
    one, other = Identity("a" * 32), Identity("b" * 32)
    assert one.source("192.0.2.1") == one.source("192.0.2.1") != one.source("192.0.2.2")
    assert one.source("192.0.2.1") != other.source("192.0.2.1")
    assert one.source("2001:db8::1") == one.source("2001:db8::ffff") != one.source("2001:db8:0:1::1")
    assert "192" not in one.source("192.0.2.1")
    one.source("testclient")


# ---------------------------------------------------------------------- bots
async def test_whoever_used_little_comes_before_whoever_used_much() -> None:
    turns, order = Turns(1), list[str]()

    async def think(source: str, person: str, seconds: float = 0.0) -> None:
        async with turns.turn((source, person)):
            order.append(f"{source}/{person}")
            turns.used.add(source, seconds)
            turns.used.add(f"{source}/{person}", seconds)
            await asyncio.sleep(0)

    async with turns.turn(("there", "eve")):
        work = [think("there", f"eve {n}", 5.0) for n in range(6)] + [think("here", "ann", 1.0), think("here", "ann")]
        tasks = [asyncio.create_task(each) for each in work]
        await asyncio.sleep(0.01)
        assert turns.length == 8
    await asyncio.gather(*tasks)
    assert order[0] == "here/ann" or order[1] == "here/ann"
    assert order.index("here/ann") <= 1
    assert [n for n, who in enumerate(order) if who == "here/ann"][-1] <= 2, order
    assert (turns.free, turns.length, turns.waiting) == (1, 0, {})


async def test_the_queue_of_bots_has_an_end() -> None:
    turns = Turns(1)
    async with turns.turn(("x", "x")):
        tasks = []

        async def wait(share: tuple[str, str]) -> None:
            async with turns.turn(share):
                pass

        for _ in range(limits.THINKING_PER_PERSON + 1):
            tasks.append(asyncio.create_task(wait(("there", "eve"))))
        await asyncio.sleep(0.01)
        assert turns.length == limits.THINKING_PER_PERSON
        assert isinstance(tasks[-1].exception(), TooMany)
        here = [asyncio.create_task(wait(("class", f"{n}"))) for n in range(limits.THINKING_PER_ADDRESS + 1)]
        await asyncio.sleep(0.01)
        assert turns.length == limits.THINKING_PER_PERSON + limits.THINKING_PER_ADDRESS
        assert isinstance(here[-1].exception(), TooMany)
        tasks += here
        for n in range(limits.THINKING_MOST):
            tasks.append(asyncio.create_task(wait((f"{n}", f"{n}"))))
        await asyncio.sleep(0.05)
        assert turns.length == limits.THINKING_MOST
        for task in tasks[:4]:  # who leaves does not hold a place
            task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (turns.free, turns.length) == (1, 0)
    assert len(turns.used.seconds) <= 2 * limits.THINKING_MOST


async def test_games_of_bots_let_others_think(tmp_path: Path) -> None:
    """Six games among bots; a person's bot still answers, and never more wait than may."""
    with running(tmp_path) as server:
        async with guests(server.url, 2) as [eve, ann]:
            for _ in range(6):
                await eve.table(DUEL, "bot", "bot")
            id = await ann.table(DUEL, "me", "bot")
            async with sitting(ann, id) as visit:
                for _ in range(3):
                    if await visit.my_turn():
                        await visit.move(choices(visit)[0])
                await visit.my_turn()
            assert server.service.thinkers.glances.length <= limits.THINKING_PER_PERSON + 1


# ---------------------------------------------------------------------- what nobody finished
async def test_what_nobody_finished_is_deleted_in_the_end(database: str) -> None:
    async with one_store(database) as store:
        statuses = {"playing1": "playing", "waiting1": "gathering", "given_up": "abandoned", "finished": "over"}
        for id, status in statuses.items():
            await store.create(table(id, at=1.0, status=status, last=1), [row(1)])
        await store.create(table("newer001", at=50.0), [])
        assert await store.clear_out(100.0) == 0, "only what is archived"
        assert await store.archive(10.0) == 4
        assert await store.clear_out(0.5) == 0
        assert await store.clear_out(10.0, most=2) == 2
        assert await store.clear_out(10.0) == 1
        assert await store.clear_out(10.0) == 0
        left = [id for id in (*statuses, "newer001") if await store.table(id) is not None]
        assert left == ["finished", "newer001"]
        assert await store.rows("playing1") == []
        assert len(await store.rows("finished")) == 1
        assert [each.id for each in await store.mine("ann")] == ["newer001"]


async def test_the_house_deletes_after_the_days_that_were_chosen(tmp_path: Path) -> None:
    for days, left in ((180, False), (0, True)):
        with running(tmp_path / str(days), unfinished_days=days) as server:
            async with guests(server.url) as [ann]:
                id = await ann.table(DUEL, "me", "me")
                store = server.service.store
                age(server, 100 * DAY)
                server.do(server.service.put_away())
                assert server.do(store.table(id)) is not None
                age(server, 100 * DAY)
                server.do(server.service.put_away())
                assert (server.do(store.table(id)) is not None) == left


def age(server: Running, seconds: float) -> None:
    def work(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET created = created - :s, updated = updated - :s"), {"s": seconds})

    server.do(server.service.store._database.write(work))


async def test_an_old_database_knows_what_was_finished(database: str) -> None:
    def older(connection: Connection) -> None:
        go_back(connection, "0001")
        for index in ("log_said", "tables_by_source"):
            connection.execute(text(f"DROP INDEX {index}"))
        for column in ("source", "finished"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        connection.execute(text("ALTER TABLE guests DROP COLUMN seen"))

    title = '{"seats":[],"scores":[3,1],"winners":%s,"rematch":null}'
    async with one_store(database) as store:
        await store.create(table("won00001", status="archived", title=title % "[0]"), [])
        await store.create(table("left0001", status="archived", title=title % "[]"), [])
        await store._database.write(older)
    async with one_store(database) as store:
        assert await store.clear_out(time.time()) == 1
        assert await store.table("won00001") is not None


async def test_an_old_database_lets_bots_wait_whose_people_have_left(database: str) -> None:
    """Those of tables that were made for bots are still woken."""

    def older(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE guests DROP COLUMN seen"))
        go_back(connection, "0003")

    bot, person = '{"seats":[{"bot":"easy"}]}', '{"seats":[{"bot":"easy"},{"bot":null}]}'
    async with one_store(database) as store:
        for id, setup, title in (("made0001", bot, bot), ("left0001", person, bot), ("plays001", person, person)):
            await store.create(replace(table(id, title=title, bot_turn=True), setup=setup), [])
        await store.save_guest(Guest("ann", "Ann", "en"))
        await store._database.write(older)
    async with one_store(database) as store:
        assert sorted(await store.bots_due(time.time())) == ["made0001", "plays001"]
        assert await store.guest("ann") is not None
        assert await store.forget_strangers(time.time() - DAY) == 0


# ---------------------------------------------------------------------- rows without end
async def test_so_many_tables_of_an_address(tmp_path: Path) -> None:
    """Whatever the cookie; those from elsewhere are not concerned, and what is over does not count."""
    with running(tmp_path, tables_per_guest=1) as server:
        async with guests(server.url, limits.TABLES_SHARE + 1) as people, Player(server.url, source="127.0.0.7") as bob:
            made = [await each.table(DUEL, "me", "me") for each in people[:-1]]
            assert await code(people[-1].table(DUEL, "me", "me")) == "too_many"
            await bob.table(DUEL, "me", "me")
            async with sitting(people[0], made[0]) as visit:
                await visit.ask(m.Resign(visit.key(), 0))
            await people[-1].table(DUEL, "me", "me")


async def test_so_many_names_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path, new_guests=2) as server:
        async with guests(server.url, 3) as people, Player(server.url, source="127.0.0.7") as bob:
            async def name(who: Player, lang: str = "en") -> m.Me:
                return await who._call("PUT", f"/api/me?lang={lang}", m.MeChange(name="Ann"), m.Me)

            for who in (*people[:2], people[0], bob):  # to change one's name is always allowed
                assert (await name(who)).name == "Ann"
            problems = [await refusal(name(people[2], lang)) for lang in ("en", "fr")]
            assert [each.code for each in problems] == ["too_many"] * 2
            assert problems[0].text != problems[1].text
            assert await code(people[2].post("/api/me/revoke", None, m.Devices)) == "too_many"  # it would keep them too
            await people[0].post("/api/me/revoke", None, m.Devices)
            await people[2].table(DUEL, "me", "bot")


async def test_names_of_strangers_are_forgotten(database: str) -> None:
    """Not of whoever sits somewhere or has made a table, however long ago."""
    async with one_store(database) as store:
        for name in ("ann", "bob", "cyd", "dee", "eve"):
            await store.save_guest(Guest(name, name, "en"))
        await store.create(table("table001", owner="cyd", status="archived"), [])
        now = time.time() + 1
        assert await store.forget_strangers(now - DAY) == 0
        assert await store.forget_strangers(now, most=1) == 1
        assert await store.forget_strangers(now) == 1
        assert [await store.guest(name) is not None for name in ("ann", "bob", "cyd", "dee", "eve")] == [
            True, True, True, False, False]
