"""Your turn, told to browsers and webhooks: what is sent, to whom, and above all where it is never sent."""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import hmac
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import json

from clio.server import messages as m
from clio.server.calls import Call, Silent
from clio.server.errors import BadAddress
from clio.server.limits import (
    CALLS_AT_ONCE, CALLS_EACH, CALLS_PER_HOUR, HOST_FAILURES, HOST_SECONDS, HOSTS, SUBSCRIPTIONS,
)
from clio.server.outbound import RESOLVERS, Outbound, StillResolving, Target, is_public, target
from clio.server.rates import Buckets
from clio.server.webpush import POINT, Sender, Subscription, check, data, derived, public, sealed, text
from tests.server.company import DUEL, code, friends, guests, play, until
from tests.server.forgetting import number
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.test_selves import link, revoke, take

HOST = "push.example.com"


# ---------------------------------------------------------------------- where nothing is sent
@pytest.mark.parametrize("url", [
    "http://example.com/", "https://user:pw@example.com/", "https://example.com:22/", "https://localhost/",
    "https://intranet/", "https://127.0.0.1/", "https://127.1/", "https://0x7f000001/", "https://2130706433/",
    "https://0177.0.0.1/", "https://10.0.0.8/", "https://169.254.169.254/latest/meta-data", "https://[::1]/",
    "https://[fd00::1]/", "https://[fe80::1]/", "https://[::ffff:10.0.0.1]/", "https://[64:ff9b::a00:1]/",
    "https://[2002:7f00:1::]/", "https://0.0.0.0/", "https://224.0.0.1/", "https://255.255.255.255/",
    "https://100.64.0.1/", "https://192.0.2.1/", "ftp://example.com/", "//example.com/", "https://", "",
    "https://example.com/#part", "https://example.com/\r\nX: y", "https://example.com/ b", "https://exämple.com/",
    "https://[fec0::1]/", "https://[3fff::1]/", "https://192.0.0.8/", "https://[5f00::1]/", "https://192.88.99.1/",
    "https://a..b/", f"https://{'a' * 64}.example.com/", f"https://{'a.' * 127}com/", "https://.example.com/",
    "https://example.com:99999/", "https://[::1", f"https://example.com/{'a' * 500}", "javascript:alert(1)",
])
def test_addresses_that_get_nothing(url: str) -> None:
    with pytest.raises(BadAddress):
        target(url)


def test_addresses_that_may_get_something() -> None:
    assert target("https://push.example.com/a/b?c=d") == Target("push.example.com", 443, "/a/b?c=d")
    assert target("https://example.com:8443") == Target("example.com", 8443, "/")
    assert target("https://8.8.8.8/x").host == "8.8.8.8"
    assert target("https://[2606:4700::1]/").authority == "[2606:4700::1]"
    assert is_public("2606:4700::1")
    assert not is_public("example.com")


@pytest.mark.parametrize("addresses", [
    ["10.0.0.1"], ["192.0.0.8"], ["fec0::1"], ["3fff:fff::1"], ["8.8.8.8", "127.0.0.1"],
    ["::1"], ["fe80::1%eth0"], ["169.254.169.254"], ["64:ff9b::7f00:1"], [],
])
async def test_a_name_that_leads_inside_gets_nothing(addresses: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if only one of its addresses does, and no connection is tried."""

    async def resolve(host: str, port: int) -> list[str]:
        return addresses

    async def connect(*_: Any, **__: Any) -> Any:
        raise AssertionError("a connection was tried")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    outbound = Outbound(resolve)
    with pytest.raises(BadAddress):
        await outbound.post(target("https://rebinding.example.com/"), b"", {})
    outbound.close()


async def test_this_machine_by_its_own_name_gets_nothing() -> None:
    outbound = Outbound()  # the resolver of the system knows it without a network
    with pytest.raises(BadAddress):
        await outbound.post(Target("localhost", 443, "/"), b"", {})
    outbound.close()


# ---------------------------------------------------------------------- a server of our own
class Heard(list[tuple[str, dict[str, str], bytes]]):
    """What arrived: path, headers, body. `answer` is what it says; `port` where it listens."""

    answer = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
    port = 0
    asked = 0  # how often the name was resolved

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.append((first.split(" ")[1], headers, body))
        writer.write(self.answer)
        await writer.drain()
        writer.close()


def certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For the local server, and for who trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), False)
    signed = made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "pair.pem").write_bytes(secret + signed)
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(folder / "pair.pem")
    return serving, ssl.create_default_context(cadata=signed.decode())


@asynccontextmanager
async def listening(folder: Path) -> AsyncIterator[tuple[Heard, Outbound]]:
    """A push service on this machine, and the way to it."""
    serving, trusting = certificate(folder)
    heard = Heard()
    server = await asyncio.start_server(heard.serve, "127.0.0.1", 0, ssl=serving)
    heard.port = server.sockets[0].getsockname()[1]

    async def resolve(host: str, port: int) -> list[str]:
        heard.asked += 1
        return ["127.0.0.1"]

    outbound = Outbound(resolve, lambda address: address == "127.0.0.1", trusting)
    try:
        yield heard, outbound
    finally:
        outbound.close()
        server.close()


async def test_what_is_sent_and_what_is_heard(tmp_path: Path) -> None:
    async with listening(tmp_path) as (heard, outbound):
        to = Target(HOST, heard.port, "/a?b")
        assert await outbound.post(to, b"body", {"TTL": "5"}) == 201
        [(path, headers, body)] = heard
        assert (path, headers["ttl"], headers["host"], body) == ("/a?b", "5", f"{HOST}:{heard.port}", b"body")
        assert heard.asked == 1, "a second answer of the name server could be another"
        heard.answer = b"HTTP/1.1 302 Found\r\nlocation: https://127.0.0.1/\r\n\r\n"
        assert await outbound.post(to, b"", {}) == 302
        assert len(heard) == 2, "nothing is followed"
        heard.answer = b"x" * 100_000
        with pytest.raises(OSError, match="HTTP"):
            await outbound.post(to, b"", {})
        with pytest.raises(ssl.SSLError):
            await outbound.post(Target("other.example.com", heard.port, "/"), b"", {})


async def test_who_does_not_answer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clio.server.outbound.SECONDS", 0.2)
    async with listening(tmp_path) as (heard, outbound):
        heard.answer = b""
        hold = asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await hold.wait()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        with pytest.raises(TimeoutError):
            await outbound.post(Target(HOST, server.sockets[0].getsockname()[1], "/"), b"", {})
        hold.set()
        server.close()


# ---------------------------------------------------------------------- the RFCs
def test_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    browser = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg")
    found = sealed(b"When I grow up, I want to be a watermelon", browser, own, data("DGv6ra1nlYgDCS1FRnbzlw"))
    assert text(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")


def test_a_server_says_who_it_is() -> None:
    sender = Sender("a secret of this server, long enough", "mailto:me@example.com")
    assert sender.public == Sender("a secret of this server, long enough").public, "the same after a restart"
    headers = sender.headers(Target(HOST, 443, "/x"), 60)
    word, _, key = headers["Authorization"].removeprefix("vapid t=").partition(", k=")
    said, _, signature = word.rpartition(".")
    claims = json.decode(data(said.split(".")[1]))
    assert claims["aud"] == f"https://{HOST}"
    assert claims["sub"] == "mailto:me@example.com"
    raw = data(signature)
    encoded = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    known.verify(encoded, said.encode(), ec.ECDSA(hashes.SHA256()))


class Browser:
    """Can read what is sealed for it."""

    def __init__(self, name: str = "one", port: int = 443) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"s" * 16
        self.told = m.Subscribe(f"https://{HOST}:8443/{name}", text(public(self.key)), text(self.secret))

    def read(self, body: bytes) -> Any:
        salt, theirs, content = body[:16], body[21:21 + POINT], body[21 + POINT:]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        about = b"WebPush: info\0" + public(self.key) + theirs
        first = derived(self.key.exchange(ec.ECDH(), point), self.secret, about, 32)
        opened = AESGCM(derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(
            derived(first, salt, b"Content-Encoding: nonce\0", 12), content, None)
        return json.decode(opened.removesuffix(b"\2"))


def test_keys_that_are_none() -> None:
    good = Browser().told
    check(Subscription(good.endpoint, good.p256dh, good.auth))
    for p256dh, auth in ((good.auth, good.auth), (good.p256dh, "AAAA"), ("A" * 87, good.auth), ("x", "y")):
        with pytest.raises(BadAddress):
            check(Subscription(good.endpoint, p256dh, auth))


# ---------------------------------------------------------------------- your turn
def connect(server: Running, heard: Heard, outbound: Outbound) -> None:
    """Messages of this server arrive at ours, and at once."""
    calls = server.service.calls
    calls.patience = 0.0
    whole = outbound.post

    async def post(to: Target, body: bytes, headers: dict[str, str], source: str = "") -> int:
        return await whole(Target(to.host, heard.port, to.path), body, headers, source)

    calls.outbound.post = post  # type: ignore[method-assign]


async def test_who_is_away_is_told_of_their_turn(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        async with listening(tmp_path) as (heard, outbound):
            connect(server, heard, outbound)
            async with friends(server.url) as [ann, bob]:
                browser = Browser()
                for visit in (ann, bob):  # the second has the browser now
                    await visit.player.post("/api/me/push", browser.told, m.Subscribe)
                first = ann if ann.now.table.waiting == [0] else bob
                away = bob if first is ann else ann
                await away.player.post("/api/me/push", browser.told, m.Subscribe)
                await away.close()
                await until(lambda: len(server.service.visits) == 1)
                while first.now.table.waiting == [first.now.seat]:
                    await play([first], 1)
                await until(lambda: len(heard) == 1)
                path, headers, body = heard[0]
                assert path == "/one"
                assert headers["content-encoding"] == "aes128gcm"
                said = browser.read(body)
                assert said == {
                    "title": "Your turn", "body": "It is your turn in Monumental Duel.", "url": f"/t/{ann.id}",
                    "tag": ann.id}
                assert ann.id.encode() not in body, "nobody on the way reads it"


async def test_who_is_there_is_not_called_and_nobody_too_often(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        async with listening(tmp_path) as (heard, outbound), friends(server.url) as [ann, bob]:
            connect(server, heard, outbound)
            calls, room = server.service.calls, server.service.rooms.rooms[ann.id]
            for visit in (ann, bob):
                await visit.player.post("/api/me/push", Browser(f"of-{visit.now.seat}").told, m.Subscribe)
            for _ in range(3):
                for guest in room.chronicle.awaited:
                    await within(server, calls._call(Call(ann.id, guest)))
            assert not heard, "they look at the table"
            [guest] = room.chronicle.awaited
            for _ in range(CALLS_PER_HOUR + 5):
                await within(server, calls._push(room.chronicle, guest))
            assert len(heard) == CALLS_PER_HOUR

            async def flood() -> int:
                calls.patience = 100.0
                for n in range(CALLS_EACH + 50):
                    calls.turn(room, {f"guest {n}"})
                return len(calls.waiting)

            assert server.do(flood()) == CALLS_EACH


async def test_many_visitors_of_an_address_are_no_weapon(tmp_path: Path) -> None:
    """Whoever has many cookies, each with a browser at somebody else's address."""
    with running(tmp_path / "data") as server:
        async with listening(tmp_path) as (heard, outbound), friends(server.url) as [ann, _]:
            connect(server, heard, outbound)
            calls, room = server.service.calls, server.service.rooms.rooms[ann.id]
            calls.homes = Buckets(0.001, 3)
            calls.subscribing = Buckets(0.001, 4)
            browsers = [Browser(f"b{n}").told for n in range(5)]
            for browser in browsers[:4]:
                await ann.player.post("/api/me/push", browser, m.Subscribe)
            assert await code(ann.player.post("/api/me/push", browsers[4], m.Subscribe)) == "too_many"
            for _ in range(2):
                await within(server, calls._push(room.chronicle, number(server, ann.player)))
            assert len(heard) == 3


async def within(server: Running, work: Any) -> None:
    """In the server's own loop, while ours goes on: what it sends arrives here."""
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, server.loop))  # type: ignore[arg-type]


async def test_nobody_keeps_the_calls_of_others_waiting(tmp_path: Path) -> None:
    """All webhooks of an address lead to a server that does not answer: that of another address is called all the
    same."""
    under_way, most, hold = list[str](), list[int](), asyncio.Event()

    async def post(to: Target, body: bytes, headers: dict[str, str], source: str = "") -> int:
        under_way.append(to.host)
        most.append(under_way.count("slow.example.com"))
        await hold.wait()
        return 201

    async def ask(server: Running, ids: list[str]) -> None:
        for id in ids:
            server.service.calls.turn(await server.service.rooms.get(id), {"somebody"})

    with running(tmp_path / "data", without=("push",)) as server:
        calls = server.service.calls
        calls.patience, calls.outbound.post = 0.0, post  # type: ignore[method-assign]
        async with guests(server.url) as [eve], Player(server.url, source="127.0.0.9") as ann:
            slow = [await eve.table(DUEL, "me", "open") for _ in range(2 * CALLS_AT_ONCE)]
            quick = [await ann.table(DUEL, "me", "open")]
            for player, ids, host in ((eve, slow, "slow"), (ann, quick, "quick")):
                for id in ids:
                    wish = m.NewHook(f"https://{host}.example.com/")
                    await player._call("PUT", f"/api/tables/{id}/hook", wish, m.WebHook)
            server.do(ask(server, slow + quick))
            await until(lambda: "quick.example.com" in under_way)
            assert most[-1] == 1, "of an address one at a time"
            assert len(calls.waiting) == len(slow) - 1
            assert server.loop is not None
            server.loop.call_soon_threadsafe(hold.set)
            await until(lambda: under_way.count("slow.example.com") == len(slow))
            await until(lambda: not calls.under_way)
            assert not calls.queued


async def test_a_name_server_that_does_not_answer_is_in_nobody_elses_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can end the thread that waits for it: each source has one, and there is no queue for them."""
    monkeypatch.setattr("clio.server.outbound.SECONDS", 0.01)
    hold = asyncio.Event()

    async def resolve(host: str, port: int) -> list[str]:
        if host.startswith("slow"):
            await hold.wait()
        return []

    outbound, slow, quick = Outbound(resolve), Target("slow.example.com", 443, "/"), Target("example.com", 443, "/")
    for n in range(RESOLVERS - 1):
        with pytest.raises(TimeoutError):
            await outbound.post(slow, b"", {}, f"address {n}")
        with pytest.raises(StillResolving):
            await outbound.post(quick, b"", {}, f"address {n}")
    with pytest.raises(BadAddress):  # it was looked up
        await outbound.post(quick, b"", {}, "another")
    with pytest.raises(TimeoutError):
        await outbound.post(slow, b"", {}, "another")
    with pytest.raises(StillResolving):
        await outbound.post(quick, b"", {}, "one more")
    hold.set()
    await until(lambda: not outbound.resolving)
    outbound.close()


def test_a_server_that_does_not_answer_is_left_alone_for_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, silent = [1000.0], Silent()
    monkeypatch.setattr("clio.server.calls.time.monotonic", lambda: now[0])
    for wait in (HOST_SECONDS, 2 * HOST_SECONDS, 4 * HOST_SECONDS):
        assert not silent.resting(HOST)
        silent.missed(HOST)
        now[0] += wait - 1
        assert silent.resting(HOST)
        now[0] += 1
    silent.answered(HOST)
    assert silent.missed(HOST) == 1
    for n in range(2 * HOSTS):
        silent.missed(f"{n}.example.com")
    assert len(silent.failed) == HOSTS


async def test_a_browser_whose_server_never_answers_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clio.server.calls.HOST_SECONDS", 0.0)

    async def post(to: Target, body: bytes, headers: dict[str, str], source: str = "") -> int:
        raise TimeoutError

    with running(tmp_path / "data") as server:
        calls = server.service.calls
        calls.outbound.post = post  # type: ignore[method-assign]
        async with friends(server.url) as [ann, _]:
            await ann.player.post("/api/me/push", Browser().told, m.Subscribe)
            mine, kept = number(server, ann.player), server.service.store.calling.subscriptions
            for n in range(HOST_FAILURES):
                assert (len(server.do(kept(mine))), len(calls.silent.failed)) == (1, min(n, 1))
                server.do(calls._push(server.table(ann.id), mine))
            assert server.do(kept(mine)) == []
            [place] = calls.silent.failed
            assert place.startswith(server.table(ann.id).source), "those who call from elsewhere go on"


async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        async with listening(tmp_path) as (heard, outbound), friends(server.url) as [ann, _]:
            connect(server, heard, outbound)
            await ann.player.post("/api/me/push", Browser().told, m.Subscribe)
            mine = number(server, ann.player)
            heard.answer = b"HTTP/1.1 410 Gone\r\n\r\n"
            await within(server, server.service.calls._push(server.table(ann.id), mine))
            assert server.do(server.service.store.calling.subscriptions(mine)) == []


async def test_subscriptions_have_bounds_and_go_with_the_device(server: Running) -> None:
    async with guests(server.url, 2) as [ann, phone]:
        calling = server.service.store.calling
        for n in range(SUBSCRIPTIONS + 2):
            await ann.post("/api/me/push", Browser(f"b{n}").told, m.Subscribe)
        mine = number(server, ann)
        kept = [each.subscription.endpoint[-2:] for each in server.do(calling.subscriptions(mine))]
        assert sorted(kept) == ["b2", "b3", "b4", "b5", "b6"]
        await phone.post("/api/me/unpush", m.Unsubscribe(Browser("b3").told.endpoint), m.Unsubscribe)
        assert len(server.do(calling.subscriptions(mine))) == SUBSCRIPTIONS, "nobody ends another's"
        await ann.post("/api/me/unpush", m.Unsubscribe(Browser("b3").told.endpoint), m.Unsubscribe)
        assert len(server.do(calling.subscriptions(mine))) == SUBSCRIPTIONS - 1
        await take(phone, (await link(ann)).code)
        await revoke(ann)
        assert server.do(calling.subscriptions(mine)) == []
        bad = m.Subscribe("https://10.0.0.1/x", Browser().told.p256dh, Browser().told.auth)
        assert await code(ann.post("/api/me/push", bad, m.Subscribe)) == "bad_address"


async def test_a_webhook_tells_whose_turn_it_is(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        async with listening(tmp_path) as (heard, outbound), friends(server.url) as [ann, bob]:
            connect(server, heard, outbound)
            path = f"/api/tables/{ann.id}/hook"
            wish = m.NewHook(f"https://{HOST}/hook")
            assert await code(bob.player._call("PUT", path, wish, m.WebHook)) == "not_yours"
            for url in ("http://example.com/", "https://192.168.1.1/"):
                assert await code(ann.player._call("PUT", path, m.NewHook(url), m.WebHook)) == "bad_address"
            set_up = await ann.player._call("PUT", path, wish, m.WebHook)
            assert await ann.player.get(path, m.WebHook) == set_up
            assert await bob.player.get(path, m.WebHook) == m.WebHook(f"https://{HOST}"), "who plays there may know"
            async with guests(server.url) as [eve]:
                assert await code(eve.get(path, m.WebHook)) == "not_seated"
            seat = ann.now.table.waiting
            while ann.now.table.waiting == seat:
                await play([ann, bob], 1)
            await until(lambda: heard)
            _, headers, body = heard[0]
            assert set_up.secret is not None
            signed = hmac.new(set_up.secret.encode(), body, hashlib.sha256).hexdigest()
            assert headers["x-clio-signature"] == f"sha256={signed}"
            said = json.decode(body)
            assert said["table"] == ann.id
            assert said["url"] == f"{server.url}/t/{ann.id}"
            assert said["seats"] == [ann.now.table.seats[n].name for n in ann.now.table.waiting]
            assert set(said) == {"table", "game", "url", "seats", "text"}, "nothing of the game"
            await ann.player._call("DELETE", path, None, m.WebHook)
            assert (await ann.player.get(path, m.WebHook)).url is None


async def test_what_is_switched_off(tmp_path: Path) -> None:
    with running(tmp_path, without=("clocks", "links", "push", "webhooks")) as server:
        async with guests(server.url) as [ann]:
            assert (await ann.get("/api/me", m.Me)).without == ["clocks", "links", "push", "webhooks"]
            id = await ann.table(DUEL, "me", "bot")
            refused = [
                ann.table(DUEL, "me", "bot", clock=m.Clock("game", 5)), link(ann), take(ann, "AAAA"),
                ann.get("/api/push/key", m.PushKey), ann.post("/api/me/push", Browser().told, m.Subscribe),
                ann._call("PUT", f"/api/tables/{id}/hook", m.NewHook("https://example.com"), m.WebHook),
            ]
            assert [await code(each) for each in refused] == ["switched_off"] * len(refused)
