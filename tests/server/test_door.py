"""What one visitor can take from the others: connections, messages, long computations. Bounds, never times."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from clio.engine.history import Table
from clio.server import app, gate, rates, replays, rooms, sockets
from clio.server import messages as m
from clio.server.addresses import BadProxy, HostNames, Proxies, home
from clio.server.chronicle import Chronicle
from clio.server.door import Door
from clio.server.errors import Busy, TooFast
from clio.server.limits import (
    PER_ADDRESS, REFUSED_SECONDS, SOCKETS_PER_TABLE, STATES_SHARE, STUDY_BURST, STUDY_EACH, STUDY_QUEUE, WRONG_CODES,
)
from clio.server.replays import FILMS, FILMS_EACH, STRIDE, Film, Films
from clio.server.service import Settings
from clio.server.setup import new_setup
from clio.server.study import Study
from clio.server.telling import Reader
from tests.server.attackers import ATTACKS, MANY, RECORD, mount
from tests.server.company import DUEL, Knocking, code, friends, guests, hot_seat, play, until
from tests.server.player import Player
from tests.server.running import Running, running


# ---------------------------------------------------------------------- addresses
@pytest.mark.parametrize(("host", "counted"), [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2::", "2001:db8:1:2::/64"), ("2001:db8:1:3::1", "2001:db8:1:3::/64"), ("::1", "::/64"), ("", ""),
    ("x" * 1000, "x" * 64),
])
def test_an_address_is_what_one_visitor_has(host: str, counted: str) -> None:
    assert home(host) == counted


@pytest.mark.parametrize("word", ["proxy.example", "", "10.0.0.1/8", "0.0.0.0/0", "::/0", "*"])
def test_a_proxy_is_an_address_or_a_network(word: str) -> None:
    with pytest.raises(BadProxy):
        Proxies([word])


def test_trusted_networks() -> None:
    proxies = Proxies(["10.0.0.0/8", "2001:db8::1"])
    assert all(host in proxies for host in ("10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1"))
    assert all(host not in proxies for host in ("11.1.2.3", "::ffff:11.1.2.3", "2001:db8::2", "", "nonsense"))
    assert "127.0.0.1" not in Proxies([])


async def statuses(server: Running, number: int, claimed: str, **more: str) -> list[int]:
    """Of requests without a cookie that claim to come from somewhere."""
    found = []
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        for n in range(number):
            headers = {"x-forwarded-for": claimed.format(n=n), "forwarded": f"for={claimed.format(n=n)}", **more}
            found.append((await http.get("/api/me", headers=headers)).status_code)
            http.cookies.clear()
    return found


async def test_a_forged_address_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path, rate=0.01, burst=3) as server:
        assert await statuses(server, 5, "203.0.113.{n}") == [200] * 3 + [429] * 2


async def test_behind_a_proxy_visitors_are_told_apart(tmp_path: Path) -> None:
    """By the entry that the proxy itself has added, the last one: those before it anybody can write."""
    with running(tmp_path, rate=0.01, burst=3, proxies=("127.0.0.0/8",)) as server:
        assert await statuses(server, 5, "203.0.113.{n}") == [200] * 5
        assert await statuses(server, 5, "203.0.113.{n}, 198.51.100.1") == [200] * 3 + [429] * 2
        assert await statuses(server, 5, "203.0.113.{n}, 198.51.100.2, 127.0.0.9") == [200] * 3 + [429] * 2
        assert await statuses(server, 5, "2001:db8::{n}") == [200] * 3 + [429] * 2, "one network, one home"


@pytest.mark.parametrize(("proxies", "secure"), [((), False), (("127.0.0.1",), True)])
async def test_cookies_are_secure_behind_a_trusted_proxy(tmp_path: Path, proxies: Any, secure: bool) -> None:
    with running(tmp_path, proxies=proxies) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            answer = await http.get("/api/me", headers={"x-forwarded-proto": "https"})
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure


# ---------------------------------------------------------------------- names
@pytest.mark.parametrize(("host", "good"), [
    ("127.0.0.1:8000", True), ("192.168.1.20:8000", True), ("[2001:db8::1]:8000", True), ("[::1]", True),
    ("localhost:8000", True), ("clio.localhost", True), ("LOCALHOST.", True), ("clio.example", True),
    ("pages.example:81", True), (None, True), ("evil.example", False), ("clio.example.evil.example", False),
    ("", False), ("127.0.0.1.evil.example", False), ("[", False), ("localhost.evil.example", False),
])
def test_names(host: str | None, good: bool) -> None:
    assert (host in HostNames(["Clio.example"], ["https://pages.example:81"])) is good
    assert host in HostNames(["*"], [])


async def test_another_name_gets_nothing(tmp_path: Path) -> None:
    """A page whose name was made to lead here is a page of its own name."""
    with running(tmp_path, hosts=("clio.example",)) as server:
        async with guests(server.url) as [ann]:
            for path in ("/", "/api/me", "/api/tables", "/health", "/none"):
                answer = await ann.http.get(path, headers={"host": "evil.example", "accept-language": "fr"})
                assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")
                assert "evil.example" in answer.json()["text"]
                assert (await ann.http.get(path, headers={"host": "clio.example"})).status_code != 421
            id = await ann.table(DUEL, "me", "me")
            ann.url = server.url.replace("127.0.0.1", "localhost")
            await (await ann.sit(id)).close()
            with pytest.raises(InvalidStatus):
                async with sockets_to(server, id, "evil.example"):
                    pass


@asynccontextmanager
async def sockets_to(server: Running, id: str, host: str) -> AsyncIterator[None]:
    port = server.sock.getsockname()[1]
    async with connect(f"ws://{host}/api/tables/{id}/socket", host="127.0.0.1", port=port, proxy=None):
        yield


# ---------------------------------------------------------------------- connections
async def test_so_many_connections_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path, connections=3) as server:
        inside = server.service.gate.inside
        async with Knocking(server) as visitors:
            for _ in range(3):
                await visitors.knock()
            await until(lambda: inside.total() == 3)
            answer = (await (await visitors.knock()).read()).decode()
            assert "503" in answer.splitlines()[0]
            assert "retry-after" in answer
            async with Player(server.url, source="127.0.0.9") as other:
                assert (await other.http.get("/health")).status_code == 200
        await until(lambda: not inside)
        async with guests(server.url) as [ann]:
            assert (await ann.http.get("/health")).status_code == 200


async def test_the_silent_make_room_for_newcomers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        gate = server.service.gate
        async with hot_seat(server.url) as visit, Knocking(server) as silent, Knocking(server) as newcomers:
            monkeypatch.setattr(gate, "most", gate.inside.total() + 5)
            oldest = len(gate.idle)
            for _ in range(5):
                await silent.knock()
            await until(lambda: len(gate.idle) == oldest + 5)
            for _ in range(3 + oldest):
                reader = await newcomers.knock(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
                assert b"200 OK" in await reader.readline()
            with suppress(ConnectionError):
                assert await silent[0][0].read() == b"", "who has kept silent for longest has left"
            await play([visit], 2)


HALF = [
    b"", b"GET / HTTP/1.1\r\nhost: local", b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET / HT",
    b"POST /api/import HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{",
]


@pytest.mark.parametrize("half", HALF)
async def test_nobody_is_waited_for(half: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.3)
    with running(tmp_path) as server:
        async with Knocking(server) as visitor:
            reader = await visitor.knock(half)
            with suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), 20)
            await until(lambda: not server.service.gate.inside)
        assert not server.service.gate.idle


async def test_a_body_that_is_cut_off_is_no_fault_of_ours(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[Any] = []
    monkeypatch.setattr(app.log, "exception", lambda *said, **more: logged.append(said), raising=False)
    inside = server.service.gate.inside
    before = inside.total()
    async with Knocking(server) as visitor:
        await visitor.knock(HALF[3])
        await until(lambda: inside.total() == before + 1)
        await asyncio.sleep(0.1)  # its handler reads
        visitor[0][1].transport.abort()
        await until(lambda: inside.total() == before)
    async with guests(server.url) as [ann]:
        assert (await ann.http.get("/health")).status_code == 200
    assert not logged


async def test_sockets_without_a_cookie_are_counted(server: Running) -> None:
    """Also those of spectators, all of one address together."""
    async with hot_seat(server.url) as visit:
        key = server.table(visit.id).setup.watch_key
        nobody, other = Player(server.url), Player(server.url, source="127.0.0.9")
        nameless = [await nobody.sit(visit.id, watch=key) for _ in range(SOCKETS_PER_TABLE)]
        assert await code(nobody.sit(visit.id, watch=key)) == "too_many"
        await asyncio.gather(*(each.close() for each in [*nameless, await other.sit(visit.id, watch=key)]))
        await until(lambda: len(server.service.visits) == 1)
        await (await nobody.sit(visit.id, watch=key)).close()
        await nobody.close()
        await other.close()


async def test_so_many_sockets_of_an_address(tmp_path: Path) -> None:
    """Behind a proxy: the gate sees the proxy only."""
    with running(tmp_path, connections=4, proxies=("127.0.0.1",)) as server:
        async with hot_seat(server.url) as visit, guests(server.url, 4) as people:
            key = server.table(visit.id).setup.watch_key
            inside = [await each.sit(visit.id, watch=key) for each in people[:3]]
            assert await code(people[3].sit(visit.id, watch=key)) == "too_many"
            await asyncio.gather(*(each.close() for each in inside))


async def test_who_does_not_say_hello_must_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.2)
    with running(tmp_path) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "me")
            async with sockets_to(server, id, "localhost"):
                await until(lambda: len(server.service.visits) == 1)
                await until(lambda: not server.service.visits)


def test_callers_are_forgotten_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd of addresses gives nobody a new start."""
    monkeypatch.setattr(rates, "CALLERS", 100)
    buckets = rates.Buckets(0.001, 3)
    for n in range(1000):
        buckets.of(f"caller {n}")
        buckets.of("me").take()
    assert len(buckets.kept) == 100
    assert not buckets.of("me").take()


# ---------------------------------------------------------------------- what is told
async def test_states_are_told_at_a_pace(tmp_path: Path) -> None:
    """Of one person at a table, over all their sockets; in the end everybody knows everything."""
    with running(tmp_path, rate=4.0, burst=40, chat_burst=10**6) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "me")
            visits = [await ann.sit(id) for _ in range(SOCKETS_PER_TABLE)]
            began, before = time.monotonic(), len(states(ann))
            for _ in range(400):
                for here in list(server.service.visits):
                    server.loop.call_soon_threadsafe(here.news)  # type: ignore[union-attr]
                await asyncio.sleep(0.002)
            most = STATES_SHARE * (40 + 4.0 * (time.monotonic() - began)) + 1
            assert len(states(ann)) - before <= most < 400
            seq = (await visits[0].ask(m.Say(visits[0].key(), "Hello"))).seq
            for visit in visits:
                await visit.until(lambda: visit.now.seq >= seq)  # noqa: B023
            await asyncio.gather(*(visit.close() for visit in visits))


def states(player: Player) -> list[str]:
    return [text for text in player.heard if text.startswith('{"type":"state"')]


def test_a_pace_for_a_person_at_a_table_and_for_an_address(tmp_path: Path) -> None:
    door: Door = app.make_app(Settings(folder=str(tmp_path))).state.door

    def pace(host: str, cookie: str, table: str) -> list[rates.Bucket]:
        signed = door.service.identity.signer.dumps(cookie)
        headers = [(b"cookie", f"clio={signed}".encode())]
        return door.pace(HTTPConnection({"type": "http", "client": (host, 1), "headers": headers}), table)

    mine = pace("192.0.2.1", "me", "here")
    assert pace("192.0.2.1", "me", "here") == mine
    assert [a is b for a, b in zip(pace("192.0.2.1", "me", "there"), mine)] == [True, False]
    assert [a is b for a, b in zip(pace("192.0.2.1", "you", "here"), mine)] == [True, False]
    assert [a is b for a, b in zip(pace("192.0.2.2", "me", "here"), mine)] == [False, True]
    assert not any(bucket in mine for bucket in door.addresses.kept.values()), "what is sent is counted apart"


# ---------------------------------------------------------------------- refusals
async def test_refusals_are_late_and_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, rate=0.01, burst=3) as server:
        door: Door = server.app.state.door
        held: list[float] = []

        async def hold(connection: Any, seconds: float) -> None:
            held.append(seconds)

        monkeypatch.setattr(door, "hold", hold)
        assert await statuses(server, 20, "x") == [200] * 3 + [429] * 17
        assert held == [REFUSED_SECONDS] * 17
        [bucket] = door.visitors.kept.values()
        assert bucket.level == pytest.approx(-3, abs=0.1), "never more than there is at most: it ends"


async def test_whatever_leads_nowhere_counts(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    door: Door = server.app.state.door
    async with guests(server.url) as [ann]:
        bucket = door.addresses.of("127.0.0.1")
        counted: list[float] = []
        monkeypatch.setattr(door.files.of("127.0.0.1"), "fine", counted.append)
        take = bucket.take

        def taken(cost: float) -> bool:
            counted.append(cost)
            return take(cost)

        monkeypatch.setattr(bucket, "take", taken)
        for method, path, headers, status, cost in [
            ("GET", "/api/none", {}, 404, 1), ("PATCH", "/api/me", {}, 405, 1), ("GET", "/assets/none", {}, 404, 1),
            ("GET", "/", {"host": "evil.example"}, 421, 1),
            ("PUT", "/api/me", {"origin": "http://evil.example"}, 403, 5),
        ]:
            counted.clear()
            assert (await ann.http.request(method, path, headers=headers)).status_code == status
            assert counted == [cost], path


async def test_so_many_are_kept_waiting(tmp_path: Path) -> None:
    """Each takes room until their time has come, even after they have left."""
    door: Door = app.make_app(Settings(folder=str(tmp_path), connections=3)).state.door
    me, other = (HTTPConnection({"type": "http", "client": (host, 1)}) for host in ("192.0.2.1", "192.0.2.2"))
    waiting = [asyncio.create_task(door.hold(me, 1000.0)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooFast):
        await door.hold(me, 1000.0)
    await door.hold(other, 0.0)
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert not door.waiting


# ---------------------------------------------------------------------- long computations
async def test_the_queue_is_short_and_shared() -> None:
    study, go = Study(), threading.Event()
    mine = [asyncio.create_task(study.do("me", go.wait)) for _ in range(STUDY_EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Busy) as caught:
        await study.do("me", go.wait)
    assert caught.value.parts["after"] == 1
    others = [asyncio.create_task(study.do(f"other {n}", go.wait)) for n in range(STUDY_QUEUE - STUDY_EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await study.do("one more", go.wait)
    assert study.waiting.total() == STUDY_QUEUE
    mine[-1].cancel()
    await asyncio.sleep(0.01)
    assert study.waiting["me"] == STUDY_EACH - 1, "who leaves waits no longer"
    go.set()
    await asyncio.gather(*mine[:-1], *others)
    assert not study.waiting
    study.close()
    await asyncio.gather(mine[-1], return_exceptions=True)


async def test_time_is_charged_to_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    study = Study(share=1e-6)
    monkeypatch.setattr("clio.server.study.time.thread_time", iter(range(100)).__next__)  # a second each
    for n in range(int(STUDY_BURST)):
        assert await study.do("me", lambda: "found") == "found", n

    def fails() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await study.do("me", fails)
    with pytest.raises(TooFast) as caught:
        await study.do("me", lambda: "not done")
    assert int(str(caught.value.parts["after"])) > 1
    assert await study.do("another", lambda: "found") == "found"
    study.close()


async def test_a_replay_blocks_no_move(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with friends(server.url) as visits:
        await play(visits, 3)
        begun, go, whole = threading.Event(), threading.Event(), replays.position

        def slow(*args: Any) -> Any:
            begun.set()
            go.wait(30)
            return whole(*args)

        monkeypatch.setattr(replays, "position", slow)
        asking = asyncio.create_task(visits[0].player.get(f"/api/tables/{visits[0].id}/positions/2", m.Position))
        await asyncio.to_thread(begun.wait, 30)
        await play(visits, 3)
        await visits[1].ask(m.AskWhy(visits[1].key(), 1, "pass"))
        assert not asking.done(), "no glance at the table waits for a replay"
        go.set()
        found = await asking
        assert (found.decision, found.decisions) == (2, 3), "as it was when it was asked for"


async def test_a_full_queue_tells_when_to_come_back(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    for queue in (server.service.study, server.service.glances):
        monkeypatch.setattr(queue, "each", 0)
    async with hot_seat(server.url) as visit:
        await play([visit], 2)
        answer = await visit.player.http.get(f"/api/tables/{visit.id}/positions/1?lang=fr")
        assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (503, "busy", "1")
        assert await code(visit.ask(m.AskWhy(visit.key(), visit.now.table.waiting[0], "pass"))) == "busy"


# ---------------------------------------------------------------------- replays
async def test_what_was_played_once_is_not_played_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with guests(server.url) as [ann]:
        made = await ann.post("/api/import", RECORD.read_bytes(), m.Created)
    c, films, played = server.table(made.id), Films(), list[int]()
    last, whole = len(c.table.actions), Table.play

    def counted(self: Table, *args: Any) -> None:
        played.append(1)
        whole(self, *args)

    monkeypatch.setattr(Table, "play", counted)
    reader = Reader("", 1, "en")
    films.of(c)
    first = replays.position(c, last, reader, films)
    assert len(played) == last
    for decision in (last, 0, 1, STRIDE, STRIDE + 1, 17 * STRIDE, 18 * STRIDE - 1, last - 1):
        played.clear()
        found = replays.position(c, decision, reader, films)
        assert len(played) <= STRIDE
        assert found == replays.position(c, decision, reader)
    assert replays.position(c, last, reader, films) == first
    told = replays.timeline(c, reader, frozenset(), films)
    assert [step.decision for step in told.steps] == list(range(1, last + 1))
    played.clear()
    assert replays.timeline(c, reader, frozenset(), films) == told
    assert not played
    again = c.still()
    again.table.back_to(100)
    assert replays.position(again, 100, reader, films).view == replays.position(c, 100, reader).view
    assert len(films.of(again).stills) == 100 // STRIDE + 1
    assert not films.of(again).stories


def test_whoever_looks_at_many_games_pushes_out_their_own() -> None:
    wish = m.NewTable(DUEL, [m.NewSeat("me"), m.NewSeat("me")])
    films, c = Films(), Chronicle("kept", new_setup(wish, "ann", "Ann"), "ann", False, 0.0)

    def look(source: str, id: str) -> Film:
        c.id = id
        return films.shelf(source).of(c)

    film = look("quiet", "kept")
    for n in range(2 * FILMS):
        look("busy", f"another {n}")
    assert len(films.kept) == 1 + FILMS_EACH
    assert look("quiet", "kept") is film
    for n in range(2 * FILMS):
        look(f"address {n}", f"of many {n}")
    assert len(films.kept) == FILMS


async def test_so_many_empty_rooms(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are made quickly; those that nobody looks at leave the memory, the oldest first."""
    monkeypatch.setattr(rooms, "EMPTY_ROOMS", 3)
    async with hot_seat(server.url) as visit:
        ids = [await visit.player.table(DUEL, "me", "me") for _ in range(8)]

        async def sweep() -> int:
            return server.service.rooms.sweep(1e9)

        server.do(sweep())
        kept = server.service.rooms.rooms
        assert [id for id in ids if id in kept] == ids[-3:]
        assert visit.id in kept
        assert server.table(ids[0]).id == ids[0], "it is read again"


# ---------------------------------------------------------------------- a sample of the attacks
MOMENT = 1.0  # seconds


@pytest.mark.parametrize("name", ATTACKS)
async def test_an_attack_takes_no_more_than_its_share(name: str, tmp_path: Path) -> None:
    """Every attack for a moment, while two people play on; `make soak ARGS=--server` does it for longer and tells the
    times."""
    with running(tmp_path, rate=20.0, burst=60, connections=100) as server:
        service, most = server.service, {"queue": 0, "sockets": 0, "connections": 0}

        async def watch() -> None:
            while True:
                most["queue"] = max(most["queue"], service.study.waiting.total())
                most["sockets"] = max(most["sockets"], len(service.visits))
                most["connections"] = max(most["connections"], service.gate.inside["127.0.0.66"])
                await asyncio.sleep(0.01)

        async with friends(server.url) as visits:
            watching, attack = asyncio.create_task(watch()), asyncio.create_task(mount(server.url, name, MOMENT))
            moves = await play(visits, 12)
            told = await attack
            watching.cancel()
            assert moves == 12, "the table was not to stand still"
        assert told
        assert most["queue"] <= STUDY_EACH
        assert most["connections"] <= 100
        assert most["sockets"] <= 102
        if name == "nameless":
            assert told["let in"] <= SOCKETS_PER_TABLE
        if name == "silent":
            assert told["still open"] <= 100 < MANY
        if name == "codes":
            assert told["link/look 404"] + told["link/take 404"] <= WRONG_CODES
        if name == "analyses":
            assert len(service.analysts.jobs) <= PER_ADDRESS
        if name == "forged":
            assert told["200"] <= 8 * (60 + 20 * MOMENT)


@pytest.mark.parametrize("name", ["silent", "broken", "wire", "arrivals"])
async def test_an_attack_whose_time_is_up_leaves_no_connection(name: str) -> None:
    """Also those that wait for an answer then: what is left to the garbage collector warns, in whatever test runs."""
    held: set[asyncio.StreamWriter] = set()

    async def never_answers(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held.add(writer)

    async with await asyncio.start_server(never_answers, "127.0.0.1", 0) as deaf:
        port = deaf.sockets[0].getsockname()[1]
        told = await mount(f"http://127.0.0.1:{port}", name, 0.2)
        gc.collect()
        for writer in held:
            writer.transport.abort()
    assert told
    assert held
