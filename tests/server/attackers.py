"""Hostile visitors, one kind after the other; `bystanders` tells how long the moves of others take meanwhile.

    python -m tests.server.attackers URL SECONDS [ATTACK ...]     one after the other, against a running server
    python -m tests.server.attackers URL SECONDS --rounds 3       all of them, three times

Every attack is bounded in connections and in time, comes from one address of the loopback that is not the players'
own, and knows what anybody could know."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from clio.server import messages as m
from clio.server.selves import new_code
from tests.server.faults import BROKEN
from tests.server.player import Player, Refused, Visitor, encode

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "data" / "saves" / "through-the-ages" / "05.json"  # 620 decisions of four players
AGES, DUEL = "through-the-ages", "monumental-duel"
SOURCE = "127.0.0.66"
NICE = 10
MANY = 400  # connections of an attack that wants many
GUESTS = 3  # visitors of an attack that needs few


# ---------------------------------------------------------------------- attacks
@dataclass
class Attack:
    """One attacker at work: where, until when, and what the server answered."""

    url: str
    until: float
    told: Counter[str] = field(default_factory=Counter)

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    @property
    def address(self) -> tuple[str, int]:
        found = urlsplit(self.url)
        return found.hostname or "", found.port or 80

    def stranger(self) -> Player:
        return Player(self.url, source=SOURCE)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A bare one, cut off behind whoever had it: also if the time of the attack is up while they wait."""
        reader, writer = await asyncio.open_connection(*self.address, local_addr=(SOURCE, 0))
        try:
            yield reader, writer
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    async def crowd(self, number: int, one: Callable[[int], Awaitable[None]]) -> None:
        """So many at once; who is turned away or thrown out has failed, and comes no more."""

        async def try_it(n: int) -> None:
            try:
                async with asyncio.timeout(max(0.0, self.until - time.monotonic())):
                    await one(n)
            except Refused as e:
                self.told[e.code] += 1
            except TimeoutError:
                self.told["to the end"] += 1
            except BROKEN:
                self.told["closed"] += 1

        await asyncio.gather(*(try_it(n) for n in range(number)))

    async def flood(self, visit: Visitor, frame: Callable[[], str | bytes], rate: float = 20.0) -> None:
        """So many frames a second, whatever is answered."""
        assert visit.socket is not None
        while self.on:
            await visit.socket.send(frame())
            visit.player.heard.clear()
            self.told.update(news.problem.code if isinstance(news, m.Refused) else "answered" for news in visit.news)
            visit.news.clear()
            await asyncio.sleep(1 / rate)

    async def get(self, player: Player, path: str, **headers: str) -> None:
        try:
            answer = await player.http.get(path, headers=headers)
            self.told[str(answer.status_code)] += 1
            if answer.status_code == 429:
                await asyncio.sleep(0.05)
        except BROKEN:
            self.told["closed"] += 1
            await asyncio.sleep(0.05)


@asynccontextmanager
async def seated(player: Player, id: str, **hello: Any) -> AsyncIterator[Visitor]:
    """At a table, as long as one is let; whatever happens, the connection is closed."""
    visit = Visitor(player, id)
    try:
        await visit.open(**hello)
        yield visit
    finally:
        await visit.close()


async def near_names(attack: Attack) -> None:
    """Moves that are no moves, each a little other, at a table of one's own."""
    chance = random.Random(1)

    def misspelt() -> str:
        letters = "".join(chance.choice("abcdefghijklmnoprstuv -") for _ in range(12))
        return encode(m.Move(f"near-name-{chance.getrandbits(60)}", 0, 0, f"take {letters} of")).decode()

    async def one(n: int) -> None:
        async with attack.stranger() as me, seated(me, await me.table(AGES, "me", "me")) as visit:
            await attack.flood(visit, misspelt)

    await attack.crowd(GUESTS, one)


async def questions(attack: Attack) -> None:
    """Why not, what if: all that a seat may ask, as fast as it goes."""
    chance = random.Random(2)

    async def one(n: int) -> None:
        async with attack.stranger() as me:
            def question() -> str:
                key = f"question-{chance.getrandbits(60)}"
                return encode(chance.choice([
                    m.AskPreview(key, 0, "end turn"), m.AskWhy(key, 0, target="no such thing"),
                    m.AskWhy(key, 0, symbol="take palce of nebuchadnezar"), m.Sit(lang="fr"),
                ])).decode()

            async with seated(me, await me.table(AGES, "me", "me")) as visit:
                await attack.flood(visit, question)

    await attack.crowd(GUESTS, one)


async def replays(attack: Attack) -> None:
    """Every moment of a long game, and its whole story, over as many connections as a browser would open."""
    async with attack.stranger() as host:
        made = await host.post("/api/import", RECORD.read_bytes(), m.Created)
    chance = random.Random(3)

    async def one(n: int) -> None:
        async with attack.stranger() as me:
            while attack.on:
                await attack.get(me, f"/api/tables/{made.id}/positions/{chance.randrange(620)}?seat={n % 4}")
                await attack.get(me, f"/api/tables/{made.id}/timeline?lang={chance.choice(['en', 'fr'])}")

    await attack.crowd(16, one)


async def imports(attack: Attack) -> None:
    """Long games to be played again, and files that are nearly games."""
    good = RECORD.read_bytes()
    bad = good.replace(b'"end turn"', b'"end trun"', 100)

    async def one(n: int) -> None:
        async with attack.stranger() as me:
            while attack.on:
                answer = await me.http.post("/api/import", content=good if n % 2 else bad)
                attack.told[str(answer.status_code)] += 1
                await asyncio.sleep(0.05)

    await attack.crowd(8, one)


async def chat(attack: Attack) -> None:
    """Spectators who talk without end at one table; others come to look again and again."""
    async with attack.stranger() as host:
        id = await host.table(DUEL, "me", "me")
        watch = (await host.get(f"/api/tables/{id}", m.TableInfo)).watch_key

    chance = random.Random(6)

    def words() -> str:
        return encode(m.Say(f"chatting-{chance.getrandbits(60)}", "word " * 99)).decode()

    async def one(n: int) -> None:
        async with attack.stranger() as me:
            while attack.on:
                async with seated(me, id, watch=watch) as visit:
                    if n % 6:
                        await attack.flood(visit, words)

    await attack.crowd(60, one)


async def silent(attack: Attack) -> None:
    """Connections that say nothing, or half a request."""

    async def one(n: int) -> None:
        async with attack.connection() as (reader, writer):
            if n % 2:
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            while attack.on and not reader.at_eof():
                if n % 2:
                    writer.write(b"x")
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1000), 1)
            attack.told["closed by the server" if reader.at_eof() else "still open"] += 1

    await attack.crowd(MANY, one)


async def nameless(attack: Attack) -> None:
    """Sockets without a cookie, all of them spectators who ask for everything anew."""
    async with attack.stranger() as host:
        id = await host.table(DUEL, "me", "me")
        watch = (await host.get(f"/api/tables/{id}", m.TableInfo)).watch_key

    async def one(n: int) -> None:
        me = attack.stranger()
        try:
            async with seated(me, id, watch=watch) as visit:
                attack.told["let in"] += 1
                await attack.flood(visit, lambda: '{"type":"sit","lang":"fr"}', rate=5)
        finally:
            await me.close()

    await attack.crowd(MANY, one)


async def forged(attack: Attack) -> None:
    """Requests that claim to come from everywhere, through a proxy that is not there."""
    chance = random.Random(4)

    async def one(n: int) -> None:
        async with attack.stranger() as me:
            while attack.on:
                claimed = f"203.0.{chance.randrange(256)}.{chance.randrange(256)}"
                await attack.get(me, "/api/games", **{
                    "x-forwarded-for": claimed, "forwarded": f"for={claimed}", "x-real-ip": claimed,
                    "x-forwarded-proto": "https"})

    await attack.crowd(8, one)


async def broken(attack: Attack) -> None:
    """Frames that are too large or no messages, requests that end in the middle or are none."""
    frames: list[str | bytes] = ["", "[" * 20_000, b"\xff\xfe", '{"type":"move"}', " " * 65_537, "x" * 130_000]
    requests = [
        b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n{", b"\x16\x03\x01\x02\x00\x01",
        b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 500,
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ]
    chance = random.Random(5)

    async def one(n: int) -> None:
        if n % 2:
            async with attack.stranger() as me, seated(me, await me.table(DUEL, "me", "me")) as visit:
                await attack.flood(visit, lambda: chance.choice(frames))
        while attack.on:
            async with attack.connection() as (_, writer):
                writer.write(chance.choice(requests))
                await writer.drain()
            attack.told["cut off"] += 1
            await asyncio.sleep(0.02)

    await attack.crowd(8, one)


async def wire(attack: Attack) -> None:
    """What never becomes a message: empty frames, a header without an end, requests whose answers nobody reads."""
    request = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
    endless = [(request + b"X: ", b"x" * 60_000), (request, b"a: b\r\n" * 10_000), (b"", (request + b"\r\n") * 1000)]

    async def one(n: int) -> None:
        if n % 4 == 3:
            async with attack.stranger() as me, seated(me, await me.table(DUEL, "me", "me")) as visit:
                assert visit.socket is not None
                while attack.on:
                    await visit.socket.pong()
        while attack.on:
            async with attack.connection() as (_, writer):
                begin, more = endless[n % 4]
                writer.write(begin)
                try:
                    while attack.on:
                        writer.write(more)
                        await writer.drain()
                except OSError:
                    attack.told["closed by the server"] += 1

    await attack.crowd(8, one)


async def arrivals(attack: Attack) -> None:
    """Connections without end: that leave at once, that want a socket which leads nowhere, or behind a request."""
    request = b"GET /api/none HTTP/1.1\r\nHost: localhost\r\n\r\n"
    upgrade = (
        b"GET %s HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
    nowhere, table = upgrade % b"/none", upgrade % b"/api/tables/none-at-all/socket"
    await knock(attack, [b"", request, nowhere, table, request + nowhere, request + table])


async def headers(attack: Attack) -> None:
    """Requests that would be dear to read before anybody is counted: quoted cookies, long queries and lists, a body in
    very many parts."""
    ask, end = b"%s %s HTTP/1.1\r\nHost: localhost\r\n", b"\r\n\r\n"
    me, opening = ask % (b"GET", b"/api/me"), b"Upgrade: websocket\r\nConnection: Upgrade"
    await knock(attack, [
        me + b'Cookie: a="' + b'\\"' * 15_000 + b'"' + end, ask % (b"GET", b"/api/me?" + b"a=&" * 10_000) + b"\r\n",
        ask % (b"GET", b"/" + b"%41" * 10_000) + b"\r\n", me + opening + b",a" * 10_000 + end,
        me + opening + b"\r\nSec-WebSocket-Protocol: " + b"a," * 10_000 + end,
        ask % (b"PUT", b"/api/me") + b"Transfer-Encoding: chunked" + end + b"1\r\n \r\n" * 5_000,
    ])


async def renaming(attack: Attack) -> None:
    """Visitors who change their names all at once, again and again: each is written down by itself."""

    async def one(n: int) -> None:
        async with attack.stranger() as me:
            for k in itertools.count():
                answer = await me.http.put("/api/me", json={"name": f"Ann {n} {k}"})
                attack.told[str(answer.status_code)] += 1
                await asyncio.sleep(1 - time.monotonic() % 1)  # all begin together

    await attack.crowd(50, one)


async def farewells(attack: Attack) -> None:
    """Visitors who take a name and have themselves forgotten, again and again: each empties the log of SQLite."""

    async def one(n: int) -> None:
        async with attack.stranger() as me:
            for k in itertools.count():
                named = await me.http.put("/api/me", json={"name": f"Zoe {n} {k}"})
                gone = await me.http.delete("/api/me")
                attack.told[f"{named.status_code} {gone.status_code}"] += 1

    await attack.crowd(50, one)


async def codes(attack: Attack) -> None:
    """Codes that let another device in: made again and again, guessed, followed, revoked."""
    async def one(n: int) -> None:
        async with attack.stranger() as me:
            for k in itertools.count(n):
                path = ("me/link", "link/look", "link/take", "me/revoke")[k % 4]
                answer = await me.http.post(f"/api/{path}", json={"code": new_code()} if k % 4 in (1, 2) else None)
                attack.told[f"{path} {answer.status_code}"] += 1
                await asyncio.sleep(0.02)

    await attack.crowd(12, one)


async def analyses(attack: Attack) -> None:
    """Bots that are to look at long games, one after the other, and what is told of them meanwhile."""
    record = RECORD.read_bytes()

    async def one(n: int) -> None:
        async with attack.stranger() as me:
            while attack.on:
                answer = await me.http.post("/api/import", content=record)
                attack.told[f"import {answer.status_code}"] += 1
                if answer.status_code != 201:
                    await asyncio.sleep(0.05)
                    continue
                table = f"/api/tables/{answer.json()['id']}"
                for strength in ("normal", "hard"):
                    begun = await me.http.post(f"{table}/analysis", json={"strength": strength})
                    attack.told[f"analysis {begun.status_code}"] += 1
                for _ in range(10):
                    await attack.get(me, f"{table}/report?lang=fr")
                    await attack.get(me, f"{table}/analysis")

    await attack.crowd(8, one)


async def knock(attack: Attack, wishes: list[bytes]) -> None:
    """New connections without end, each with one of them; an empty one leaves at once."""

    async def one(n: int) -> None:
        wish = wishes[n % len(wishes)]
        while attack.on:
            try:
                async with attack.connection() as (reader, writer):
                    writer.write(wish)
                    answer = await reader.read(1000) if wish else b""
                attack.told[answer[9:12].decode("latin-1") or "left"] += 1
            except OSError:
                attack.told["closed by the server"] += 1
            await asyncio.sleep(0.05)

    await attack.crowd(12, one)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    work.__name__: work for work in (
        near_names, questions, replays, imports, chat, silent, nameless, forged, broken, wire, arrivals, headers,
        renaming, farewells, codes, analyses)
}


async def mount(url: str, name: str, seconds: float) -> Counter[str]:
    """One attack; what it was told, counted."""
    attack = Attack(url, time.monotonic() + seconds)
    try:
        await ATTACKS[name](attack)
    except Refused as e:
        attack.told[e.code] += 1
    except BROKEN:
        attack.told["closed"] += 1
    return attack.told


@contextmanager
def attacked(url: str, seconds: float, *names: str, rounds: int = 1) -> Iterator[None]:
    """While somebody in a process of their own, behind everybody else, attacks a server."""
    words = [sys.executable, "-m", "tests.server.attackers", url, str(seconds), *names, "--rounds", str(rounds)]
    process = subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


def main() -> int:
    parser = argparse.ArgumentParser(description="Attack a server on the loopback.")
    parser.add_argument("url")
    parser.add_argument("seconds", type=float, help="for each attack")
    parser.add_argument("attacks", nargs="*", help=", ".join(ATTACKS))
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    if urlsplit(asked.url).hostname not in ("127.0.0.1", "localhost"):
        parser.error("only a server of this machine")
    os.nice(NICE)
    for name in [*(asked.attacks or ATTACKS)] * asked.rounds:
        print(f"{name:12}", dict(asyncio.run(mount(asked.url, name, asked.seconds))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
