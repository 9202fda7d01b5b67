"""A damaged table hides no other, is named to who keeps the server, and gives what is left of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from structlog.testing import capture_logs

from clio.engine.stream import new_key
from clio.server import messages as m
from clio.server import remains
from clio.server.rooms import rebuild
from clio.server.storage import Store
from clio.server.storage import store as store_module
from clio.server.storage.database import Postgres
from clio.server.storage.pulse import Pulse, illness
from clio.server.study import HOUSE
from clio.server.telling import Reader
from tests.server.company import AGES, DUEL, code, do, friends, guests, play, refusal, sitting
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.stored import administer, name_of, one_store
from tests.server.test_chronicle import chronicle
from tests.server.test_older_rules import Raise, begun, kept, stopping
from tests.server.test_older_rules import raise_rules as raise_rules


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


def change(server: Running, statement: str, *values: object) -> None:
    """Whatever one can do to the file behind the server's back."""
    with closing(sqlite3.connect(Path(server.settings.folder, "clio.db"))) as database:
        database.execute(statement, values)
        database.commit()


def forget(server: Running, id: str) -> None:
    server.service.rooms.rooms.pop(id, None)


async def details(server: Running, player: Player) -> list[str]:
    headers = {"x-clio-operator": server.service.operator}
    return [each["table"] for each in (await player.http.get("/health", headers=headers)).json()["damaged"]]


DAMAGE = [
    ("title", "[]"), ("guests", "{"), ("waiting", "?"),
    ("updated", "yesterday"), ("status", "lost"), ("title", b"\xff\xfe"), ("guests", "[]"), ("round", "third"),
]


@pytest.mark.parametrize(("column", "value"), DAMAGE)
async def test_a_damaged_row_hides_no_other(here: Running, column: str, value: object) -> None:
    async with guests(here.url, 2) as [ann, eve]:
        ids = [await ann.table(DUEL, "me", "open", public=True) for _ in range(3)]
        forget(here, ids[1])
        change(here, f"UPDATE tables SET {column} = CAST(? AS TEXT) WHERE id = ?", value, ids[1])
        with capture_logs() as logged:
            for _ in range(3):
                mine = {table.id for table in (await ann.get("/api/tables", m.TableList)).tables}
                everybody = {table.id for table in (await eve.get("/api/tables?scope=open", m.TableList)).tables}
                assert mine == {ids[0], ids[2]}
                assert everybody <= {ids[0], ids[2]}
        lines = [line for line in logged if line.get("table") == ids[1]]
        assert [line["log_level"] for line in lines] == ["error"], "once, not at every list"
        assert await details(here, eve) == [ids[1]]


@pytest.mark.parametrize("setup", ["{", '{"game": "chess"}'])
async def test_a_damaged_set_up_is_found_when_the_table_is_opened(here: Running, setup: str) -> None:
    """Lists do not read it."""
    async with guests(here.url) as [ann]:
        ids = {await ann.table(DUEL, "me", "bot") for _ in range(2)}
        bad = min(ids)
        forget(here, bad)
        change(here, "UPDATE tables SET setup = ? WHERE id = ?", setup, bad)
        assert {table.id for table in (await ann.get("/api/tables", m.TableList)).tables} == ids
        assert await details(here, ann) == []
        assert (await refusal(ann.get(f"/api/tables/{bad}", m.TableInfo))).code == "unreadable"
        assert await details(here, ann) == [bad]


async def test_health_tells_ids_to_nobody_else(here: Running) -> None:
    async with guests(here.url) as [ann]:
        id = await ann.table(DUEL, "me", "open", public=True)
        forget(here, id)
        change(here, "UPDATE tables SET title = '{' WHERE id = ?", id)
        assert (await ann.get("/api/tables", m.TableList)).tables == []
        for headers in ({}, {"x-clio-operator": ""}, {"x-clio-operator": "guess"}, {"x-clio-operator": "é"}):
            answer = await ann.http.get("/health", headers={k.encode(): v.encode() for k, v in headers.items()})
            assert (answer.status_code, answer.text) == (200, '{"status":"ok"}')
        assert here.service.operator not in "".join(ann.heard)


async def test_a_damaged_room_keeps_no_other_bot_waiting(here: Running) -> None:
    async with guests(here.url) as [ann]:
        bad, good = [await ann.table(DUEL, "me", "bot", options={"first": "1"}) for _ in range(2)]
        here.table(bad)
        change(here, "UPDATE tables SET setup = '{' WHERE id = ?", bad)
        here.service.rooms.rooms[bad].doubt()
        here.do(here.service.wake_bots(0.0))
        async with sitting(ann, good) as visit:
            assert visit.now.table.status == "playing"
        assert await details(here, ann) == [bad]


# ---------------------------------------------------------------------- what is left
async def test_a_damaged_table_can_still_be_saved(here: Running) -> None:
    async with friends(here.url, AGES) as [ann, bob], guests(here.url) as [eve]:
        await play([ann, bob], 30)
        log, id = list(ann.log), ann.id
        table = here.table(id).table
        seed = here.table(id).setup.seed.removeprefix("key:")
        mine = [n + 1 for n, who in enumerate(table.deciders) if who == 0]
        last = here.table(id).seq
        forget(here, id)
        change(here, "UPDATE log SET body = 'nonsense' WHERE table_id = ? AND seq = ?", id, last - 4)
        path = f"/api/tables/{id}/export"
        assert await code(ann.player.sit(id)) == "unreadable"
        found: dict[str, Any] = (await ann.player.http.get(path)).json()
        assert (found["game"], found["status"], len(found["names"])) == (AGES, "playing", 2)
        assert [line["text"] for line in found["lines"]] == [line.text for line in log][: len(found["lines"])]
        assert found["lines"]
        assert [n for n, _ in found["moves"]] == mine[: len(found["moves"])]
        assert {row["seat"] for row in found.get("unread", [])} <= {0}
        assert seed not in json.dumps(found)
        theirs = (await bob.player.http.get(path)).json()
        assert {row["seat"] for row in theirs.get("unread", [])} <= {1}
        assert (await refusal(eve.get(path, m.Problem))).code == "no_table"
        assert await details(here, eve) == [id]


async def test_a_finished_one_is_saved_with_its_seed(here: Running) -> None:
    async with friends(here.url) as [ann, bob], guests(here.url) as [eve]:
        await play([ann, bob], 10)
        await do([ann, bob], ann, m.Resign(ann.key(), 0))
        seed = here.table(ann.id).setup.seed
        forget(here, ann.id)
        change(here, "UPDATE log SET body = 'nonsense' WHERE table_id = ? AND seq = 6", ann.id)
        found = (await eve.http.get(f"/api/tables/{ann.id}/export")).json()
        assert found["seed"] == seed
        assert len(found["moves"]) + len(found["unread"]) == 10


async def test_without_a_set_up_ones_own_moves_are_left(here: Running) -> None:
    async with friends(here.url) as [ann, bob]:
        await play([ann, bob], 10)
        deciders, seed = list(here.table(ann.id).table.deciders), here.table(ann.id).setup.seed.removeprefix("key:")
        forget(here, ann.id)
        change(here, "UPDATE tables SET setup = '{' || setup WHERE id = ?", ann.id)
        answer = await ann.player.http.get(f"/api/tables/{ann.id}/export")
        assert len(answer.json()["unread"]) == deciders.count(0)
        assert seed not in answer.text


def test_a_table_of_older_rules_is_saved_as_its_reader_knows_it(raise_rules: Raise) -> None:
    log = begun(AGES, 30)
    stopping(log, 20)
    raise_rules(AGES)
    c = rebuild(kept(log), log.rows)
    for lang, words in (("en", "no longer played that way"), ("fr", "ne se joue plus ainsi")):
        reader = Reader("ann", 0, lang)  # type: ignore[arg-type]
        found = remains.of_table(c, reader)
        assert words in found.outdated
        assert [line.text for line in found.lines] == [line.text(lang) for line in c.table.log_of(0)]
        assert len(found.moves) == 20, "Ann holds both seats"
        assert (found.seed, c.setup.seed in found.text()) == ("", False)
    assert remains.of_table(c, Reader("eve", None, "en")).moves == []


def test_no_key_is_saved_before_the_end() -> None:
    """Nor those of a game that branched off another."""
    c = chronicle(AGES)
    c.setup.seed, c.setup.rekeyed = new_key(), {0: new_key()}
    reader = Reader("ann", 0, "en")
    unfinished = remains.of_table(c, reader).text()
    assert [key for key in (c.setup.seed, *c.setup.rekeyed.values()) if key.removeprefix("key:") in unfinished] == []
    whole = remains.of_table(c, reader, whole=True)
    assert (whole.seed, whole.rekeyed) == (c.setup.seed, c.setup.rekeyed)


async def test_it_is_saved_over_the_net_too(here: Running, raise_rules: Raise) -> None:
    async with friends(here.url, AGES) as [ann, bob], guests(here.url) as [eve]:
        await play([ann, bob], 10)
        path = f"/api/tables/{ann.id}/export"
        assert (await refusal(ann.player.get(path, m.Problem))).code == "not_now", "it goes on: nothing to save yet"
        seed = here.table(ann.id).setup.seed.removeprefix("key:")
        raise_rules(AGES)
        forget(here, ann.id)
        answer = await ann.player.http.get(path)
        assert answer.json()["outdated"]
        assert seed not in answer.text
        assert (await refusal(eve.get(path, m.Problem))).code == "no_table"


# ---------------------------------------------------------------------- can it be written
@pytest.mark.parametrize(
    ("pragma", "ill"), [("query_only = ON", "storage_read_only"), ("max_page_count = 1", "storage_full")])
async def test_a_storage_that_cannot_be_written_is_told_and_logged(
    here: Running, monkeypatch: pytest.MonkeyPatch, pragma: str, ill: str
) -> None:
    monkeypatch.setattr(store_module, "PULSE_SECONDS", 0.0)
    engine = here.service.store._database.engine
    well = True

    def lame(connection: Any, *_: object) -> None:
        if not well:
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", lame)
    async with guests(here.url) as [ann]:
        assert (await ann.http.get("/health")).status_code == 200
        well = False
        engine.dispose()
        with capture_logs() as logged:
            for _ in range(30):  # a full disk is felt when a page more is needed
                answer = await ann.http.post("/api/tables", json={
                    "game": DUEL, "seats": [{"kind": "me", "name": "x" * 24}, {"kind": "me"}]})
                if answer.status_code == 503:
                    break
            assert (answer.status_code, answer.json()["code"]) == (503, "storage_down")
            monkeypatch.setattr(store_module, "PULSE_SECONDS", 1e9)
            for lang in ("en", "fr"):
                told = await ann.http.get(f"/health?lang={lang}")
                assert (told.status_code, told.json()["code"]) == (503, ill)
                assert told.json()["text"]
        lines = [line for line in logged if line["event"] == "the database cannot be written"]
        assert [(line["log_level"], line["ill"]) for line in lines] == [("error", ill.removeprefix("storage_"))]
        well = True
        engine.dispose()
        await ann.table(DUEL, "me", "me")
        assert (await ann.http.get("/health")).json() == {"status": "ok"}


async def test_health_writes_seldom(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    writes: list[object] = []
    save = Store.save_guest

    async def counted(self: Store, guest: Any) -> None:
        writes.append(guest)
        await save(self, guest)

    monkeypatch.setattr(Store, "save_guest", counted)
    async with guests(here.url) as [ann]:
        for _ in range(50):
            assert (await ann.http.get("/health")).status_code == 200
    assert len(writes) == 1


async def test_a_write_is_tried_on_both_databases(database: str) -> None:
    async with one_store(database) as store:
        assert await store.illness() is None
        assert await store.guest("pulse") is not None


async def test_a_postgres_that_is_read_only(postgres_database: str) -> None:
    async with one_store(postgres_database) as store:
        await administer(f"ALTER DATABASE {name_of(postgres_database)} SET default_transaction_read_only = on")
        assert isinstance(store._database, Postgres)
        await store._database.readers.dispose()
        await store._database.writers.dispose()
        assert await store.illness() == "read_only"
        await store.ping()


def test_an_illness_is_known_by_its_words() -> None:
    for words, ill in (
        ("database or disk is full", "full"), ("could not extend file: No space left on device", "full"),
        ("attempt to write a readonly database", "read_only"), ("database is locked", "down"),
        ("cannot execute INSERT in a read-only transaction", "read_only"),
    ):
        assert illness(OSError(words)) == ill
    pulse = Pulse()
    with capture_logs() as logged:
        for _ in range(100):
            pulse.failed(OSError("database or disk is full"))
        pulse.wrote()
        pulse.wrote()
    assert [line["log_level"] for line in logged] == ["error", "warning"]


async def test_a_room_that_cannot_be_read_again_is_closed(here: Running) -> None:
    """Whoever comes back has it read at their own cost; the house does not try again and again."""
    rooms = here.service.rooms
    async with guests(here.url) as [ann]:
        id = await ann.table(DUEL, "me", "me")
        async with sitting(ann, id) as visit:
            change(here, "UPDATE tables SET setup = '{' WHERE id = ?", id)
            rooms.rooms[id].doubt()
            rooms.reading.budgets.kept.clear()
            assert await code(ann.get(f"/api/tables/{id}", m.TableInfo)) == "unreadable"
            assert list(rooms.reading.budgets.kept) == [HOUSE]
            assert id not in rooms.rooms
            rooms.reading.budgets.kept.clear()
            assert await code(ann.get(f"/api/tables/{id}", m.TableInfo)) == "unreadable"
            assert list(rooms.reading.budgets.kept) == [here.service.identity.source("127.0.0.1")]
            await visit.until(lambda: any(isinstance(x, m.Bye) and not x.again for x in visit.news))
