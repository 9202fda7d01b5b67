"""Cookies, origins, headers, rates, logs: what keeps strangers out and secrets in."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
import structlog
from websockets.asyncio.client import connect

from clio.server import messages as m
from clio.server.app import HEADERS
from clio.server.errors import BadSecret
from clio.server.identity import COOKIE, secret_of
from clio.server.limits import SOCKETS_PER_GUEST, SOCKETS_PER_TABLE
from clio.server.serve import logs
from clio.server.service import Service, Settings
from clio.server.setup import new_key
from tests.server.company import DUEL, choices, code, do, friends, guests, hot_seat, play, sitting
from tests.server.player import Player
from tests.server.running import Running, running


# ---------------------------------------------------------------------- cookies
async def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        first = (await http.get("/api/me")).headers["set-cookie"].lower()
        assert first.startswith(f"{COOKIE}=")
        assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in first.split(";")}
        assert "secure" not in first, "on this machine there is no https"
        assert "set-cookie" not in (await http.get("/api/me")).headers
        assert http.cookies[COOKIE].count(".") == 1


@pytest.mark.parametrize("forge", [
    lambda cookie: cookie[:-9] + ("A" if cookie[-9] != "A" else "B") + cookie[-8:],
    lambda cookie: cookie.partition(".")[0],
    lambda cookie: cookie.partition(".")[0] + "." + "A" * 27,
    lambda cookie: "x" + cookie, lambda cookie: "nonsense", lambda cookie: "." * 50,
])
async def test_a_forged_cookie_is_a_new_guest(server: Running, forge: object) -> None:
    async with guests(server.url) as [ann]:
        await ann.http.put("/api/me", json={"name": "Ann"})
        id = await ann.table(DUEL, "me", "me")
        assert callable(forge)
        forged = forge(ann.http.cookies[COOKIE])
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, cookies={COOKIE: forged}) as http:
            answer = await http.get("/api/me")
            assert answer.json()["name"] == ""
            assert "set-cookie" in answer.headers
        eve = Player(server.url)
        eve.http.cookies.set(COOKIE, forged)
        assert await code(eve.sit(id)) == "no_table"
        await eve.close()


async def test_the_cookie_of_another_server_is_worth_nothing(server: Running, tmp_path: Path) -> None:
    with running(tmp_path) as other:
        async with guests(other.url) as [ann]:
            answer = await ann.http.get(f"{server.url}/api/me")
            assert "set-cookie" in answer.headers


def test_the_secret_is_made_once_and_for_its_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLIO_SECRET", raising=False)
    first = secret_of(tmp_path)
    assert len(first) == 64
    assert secret_of(tmp_path) == first
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    monkeypatch.setenv("CLIO_SECRET", "given by whoever runs it")
    assert secret_of(tmp_path) == "given by whoever runs it"


@pytest.mark.parametrize("kept", [b"", b"\n", b"short", b"x" * 23, b"\xff" * 40])
@pytest.mark.parametrize("name", ["secret", "operator"])
def test_a_secret_that_could_be_guessed_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bytes, name: str
) -> None:
    """With an empty one everybody could sign any cookie."""
    monkeypatch.delenv("CLIO_SECRET", raising=False)
    (tmp_path / name).write_bytes(kept)
    with pytest.raises(BadSecret) as caught:
        Service(Settings(folder=str(tmp_path)))
    for lang, words in (("en", "at least 24 characters"), ("fr", "au moins 24 caractères")):
        assert words in caught.value.text(lang)
        assert str(tmp_path / name) in caught.value.text(lang)
    assert (tmp_path / name).read_bytes() == kept, "it is not overwritten: cookies hang on it"


# ---------------------------------------------------------------------- origins
async def test_another_site_cannot_act_in_my_name(server: Running) -> None:
    async with guests(server.url) as [ann]:
        wish = m.NewTable(DUEL, [m.NewSeat("me"), m.NewSeat("me")])
        body = {"game": wish.game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        sites = "https://evil.example", "null", f"{server.url}.evil.example", "", "http://127.0.0.1:1", f"x{server.url}"
        for origin in sites:
            for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/import")):
                answer = await ann.http.request(method, path, json=body, headers={"origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin"), origin
        assert (await ann.get("/api/tables", m.TableList)).tables == []
        answer = await ann.http.post("/api/tables", json=body, headers={"origin": server.url})
        assert answer.status_code == 201
        assert (await ann.http.get("/api/games", headers={"origin": "https://evil.example"})).status_code == 200


async def test_another_site_gets_no_socket(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        cookies = "; ".join(f"{name}={value}" for name, value in visit.player.http.cookies.items())
        address = f"{server.url.replace('http', 'ws')}/api/tables/{visit.id}/socket"
        for origin, good in (("https://evil.example", False), ("null", False), (server.url, True)):
            async with connect(
                address, additional_headers={"cookie": cookies}, proxy=None, origin=origin,  # type: ignore[arg-type]
            ) as socket:
                if good:
                    await socket.send('{"type": "hello"}')
                first = json.loads(await socket.recv())
                if good:
                    assert first["type"] in ("state", "presence")
                else:
                    assert (first["type"], first["again"]) == ("bye", False)
                    assert first["problem"]["code"] == "foreign_origin"


async def test_origins_can_be_allowed(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://clio.example",)) as server:
        async with guests(server.url) as [ann]:
            for origin, status in (("https://clio.example", 200), ("https://evil.example", 403)):
                answer = await ann.http.put("/api/me", json={"name": "A"}, headers={"origin": origin})
                assert answer.status_code == status


# ---------------------------------------------------------------------- headers
async def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Clio</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / ".built").write_text("of the build")
    (static / "assets" / "app.js").write_text("1")
    with running(tmp_path / "data", static=str(static)) as server:
        async with guests(server.url) as [ann]:
            asked = {
                ("GET", "/"): 200, ("GET", "/t/abc"): 200, ("GET", "/favicon.svg"): 200, ("GET", "/assets/app.js"): 200,
                ("GET", "/assets/none.js"): 404, ("GET", "/api/games"): 200, ("GET", "/api/none"): 404,
                ("GET", "/api/tables/AAAAAAAAAAAA"): 404, ("PATCH", "/api/me"): 405, ("POST", "/api/tables"): 400,
                ("GET", "/health"): 200, ("GET", "/metrics"): 200, ("GET", "/api/openapi.json"): 200,
                ("HEAD", "/"): 200, ("GET", "/" + "x" * 1500): 200, ("GET", "/%00"): 200,
                ("GET", "/..%2f..%2fetc%2fpasswd"): 200, ("GET", "/assets/..%2f..%2fdata%2fsecret"): 404,
            }
            for (method, path), status in asked.items():
                answer = await ann.http.request(method, path)
                assert answer.status_code == status, path
                for name, value in HEADERS.items():
                    assert answer.headers.get_list(name) == [value], path
                assert "server" not in answer.headers
                assert secret_of(tmp_path / "data") not in answer.text
            policy = HEADERS["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe-eval" not in policy
            assert not re.search(r"script-src[^;]*unsafe", policy)
            assert "frame-ancestors 'none'" in policy
            page = await ann.http.get("/")
            assert page.headers["cache-control"] == "no-cache, private", "a cookie comes with it"
            assert "build" not in (await ann.http.get("/.built")).text
            assert (await ann.http.get("/metrics")).headers["cache-control"] == "no-store"
            assert "immutable" in (await ann.http.get("/assets/app.js")).headers["cache-control"]
            assert (await ann.http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_without_the_client_there_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with running(tmp_path / "data", static=str(tmp_path / "empty")) as server:
        async with guests(server.url) as [ann]:
            answer = await ann.http.get("/")
            assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
            assert "make" in answer.text


# ---------------------------------------------------------------------- limits
async def test_requests_come_at_a_rate(tmp_path: Path) -> None:
    with running(tmp_path, rate=0.01, burst=10) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            await http.get("/api/me")  # the rest is asked with a cookie
            codes = [(await http.get("/api/games?lang=fr")).status_code for _ in range(12)]
            assert codes == [200] * 10 + [429] * 2
            answer = await http.get("/api/me?lang=fr")
            assert answer.json()["code"] == "too_fast"
            assert int(answer.headers["retry-after"]) > 0


async def test_so_many_sockets_and_no_more(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        more = [await visit.player.sit(visit.id) for _ in range(SOCKETS_PER_TABLE - 1)]
        while len(more) < SOCKETS_PER_GUEST - 1:
            id = await visit.player.table(DUEL, "me", "me")
            left = SOCKETS_PER_GUEST - 1 - len(more)
            more += [await visit.player.sit(id) for _ in range(min(left, SOCKETS_PER_TABLE))]
        assert await code(visit.player.sit(await visit.player.table(DUEL, "me", "me"))) == "too_many"
        await more[0].close()
        async with guests(server.url) as [bob]:
            assert await code(bob.sit(visit.id)) == "no_table"
        for each in more:
            await each.close()


def test_no_table_can_be_guessed() -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert {len(key) for key in keys} == {22}, "128 bits"


# ---------------------------------------------------------------------- logs
async def test_no_secret_is_written_to_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong: a refused request, a broken handler, a connection that ends in the middle."""
    kept = structlog.get_config()
    logs(False)
    try:
        with running(tmp_path) as server:
            async with friends(server.url) as [ann, bob]:
                c = server.table(ann.id)
                await play([ann, bob], 3)
                await ann.player.http.get(f"/api/tables/{ann.id}/positions/1?seat=9")
                await do([ann, bob], ann, m.Say(ann.key(), "a word between us", 0))

                def fails(*_: object, **__: object) -> None:
                    raise LookupError("planted")

                monkeypatch.setattr("clio.server.replays.position", fails)
                answer = await ann.player.http.get(f"/api/tables/{ann.id}/positions/1")
                assert (answer.status_code, answer.json()["code"]) == (500, "internal")
                monkeypatch.setattr("clio.server.sockets.why_not", fails)
                assert await code(ann.ask(m.AskWhy(ann.key(), 0, "pass"))) == "internal"
                monkeypatch.undo()
                assert await code(ann.ask(m.Move(ann.key(), 99, 0, "nonsense"))) == "unknown_symbol"
                assert bob.socket is not None
                bob.socket.transport.abort()
                async with sitting(bob.player, bob.id) as again:
                    if again.now.question is not None:
                        await again.move(choices(again)[0])
                secrets = [
                    c.setup.seed, c.setup.watch_key, secret_of(tmp_path), "a word between us",
                    *(seat.guest or "?" for seat in c.seats), *(seat.key for seat in c.setup.seats if seat.key),
                    *(visit.player.http.cookies[COOKIE] for visit in (ann, bob)),
                ]
    finally:
        structlog.configure(**kept)
    out, err = capfd.readouterr()
    assert "planted" in err
    for line in err.splitlines():
        assert json.loads(line)["level"], "one line of JSON for each"
    for secret in secrets:
        assert secret not in out + err
