"""One person on several devices: codes that carry an identity, what hostile people try with them, and revoking."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from starlette.requests import Request

from clio.server import app
from clio.server import messages as m
from clio.server.endpoints import Endpoint, receive
from clio.server.errors import SignedOff
from clio.server.identity import BEFORE, COOKIE, Identity, Shown
from clio.server.limits import EARLIER_SELVES, WRONG_CODES
from clio.server.selves import LETTERS, LONG, Selves, new_code, typed
from clio.server.storage import Guest
from clio.server.storage.calling import Kept
from clio.server.webpush import Subscription
from tests.server.company import DUEL, Knocking, code, friends, guests, sitting, until
from tests.server.forgetting import forget, named
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.stored import one_store


@pytest.fixture
def server(server: Running) -> Running:
    """Nobody has tried codes from our address yet; other tests do, as many as they like."""
    service = server.service
    service.selves = Selves(service.store, service.identity, service.dismiss)
    return server


async def link(player: Player) -> m.Link:
    return await player.post("/api/me/link", None, m.Link)


async def look(player: Player, code: str) -> m.Carried:
    return await player.post("/api/link/look", m.LinkCode(code), m.Carried)


async def take(player: Player, code: str) -> m.Me:
    return await player.post("/api/link/take", m.LinkCode(code), m.Me)


async def revoke(player: Player) -> m.Devices:
    return await player.post("/api/me/revoke", None, m.Devices)


async def back(player: Player) -> m.Me:
    return await player.post("/api/me/back", None, m.Me)


async def devices(player: Player) -> m.Devices:
    return await player.get("/api/me/devices", m.Devices)


async def tables(player: Player) -> list[str]:
    return [table.id for table in (await player.get("/api/tables", m.TableList)).tables]


def test_a_code_is_read_as_people_write_it() -> None:
    made = new_code()
    assert len(made) == LONG
    assert len(LETTERS) ** LONG == 2**60, "nobody guesses one in ten minutes"
    assert typed(f" {made[:4].lower()}-{made[4:8]} {made[8:]}\n") == made


async def test_a_code_makes_another_browser_the_same_person(server: Running) -> None:
    async with guests(server.url, 2) as [ann, phone]:
        await named(ann, "Ann")
        id = await ann.table(DUEL, "me", "bot")
        made = await link(ann)
        assert time.time() < made.until < time.time() + 601
        assert await look(phone, made.code) == m.Carried(m.Other("Ann", 1), None)
        assert await tables(phone) == [], "to look changes nothing"
        assert (await take(phone, made.code)).name == "Ann"
        assert await tables(phone) == [id]
        async with sitting(phone, id) as visit:
            assert visit.now.seat == 0
        found = await devices(ann)
        assert found.until is None
        assert found.linked is not None, "the first device is told"


async def test_a_browser_without_a_cookie_follows_a_code(server: Running) -> None:
    """It gets one cookie, that of the person: the code is not lost."""
    async with guests(server.url) as [ann]:
        await named(ann, "Ann")
        phone = Player(server.url)
        assert (await take(phone, (await link(ann)).code)).name == "Ann"
        assert (await phone.get("/api/me", m.Me)).name == "Ann"
        await phone.close()


async def test_a_body_that_comes_after_signing_off_does_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who holds a cookie, and sends the rest of a request once it is signed off, is nobody."""
    waiting = threading.Event()

    async def late(endpoint: Endpoint, request: Request) -> bytes:
        waiting.set()
        return await receive(endpoint, request)

    body = b'{"name": "Eve"}'
    async with guests(server.url) as [ann], Knocking(server) as thief:
        await named(ann, "Ann")
        monkeypatch.setattr(app, "receive", late)
        head = f"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(body)}\r\n"
        answer = await thief.knock(f"{head}cookie: {COOKIE}={ann.http.cookies[COOKIE]}\r\n\r\n".encode())
        await until(waiting.is_set)
        monkeypatch.undo()
        await revoke(ann)
        thief[0][1].write(body)
        assert b"200" in await answer.readline(), "as somebody new"
        assert (await ann.get("/api/me", m.Me)).name == "Ann"


async def test_a_code_is_good_once_and_for_a_while(house: Running) -> None:
    async with guests(house.url, 4) as [ann, phone, thief, late]:
        first = (await link(ann)).code
        second = (await link(ann)).code
        assert await code(look(phone, first)) == "link_gone", "there is one at a time"
        taken = await asyncio.gather(take(phone, second), take(thief, second), return_exceptions=True)
        assert len([each for each in taken if isinstance(each, m.Me)]) == 1
        third = (await link(ann)).code
        await ann._call("DELETE", "/api/me/link", None, m.Devices)
        assert await code(take(late, third)) == "link_gone"
        fourth = (await link(ann)).code
        house.do(house.service.store._database.write(
            lambda connection: connection.execute(text("UPDATE links SET until = 1")).rowcount))
        assert await code(take(late, fourth)) == "link_gone"
        assert await code(look(ann, (await link(ann)).code)) == "not_now", "one's own leads nowhere"


async def test_codes_are_kept_as_digests(server: Running) -> None:
    async with guests(server.url) as [ann]:
        made = (await link(ann)).code
        kept = server.do(server.service.store._database.write(
            lambda connection: str(connection.execute(text("SELECT * FROM links")).all())))
        assert made not in kept
        assert server.service.identity.digest(made) in kept


async def test_whoever_guesses_is_stopped(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with guests(server.url, 2) as [ann, mallory]:
            made = (await link(ann)).code
            wrong = [await code(take(mallory, new_code())) for _ in range(WRONG_CODES)]
            assert wrong == ["link_gone"] * WRONG_CODES
            assert await code(take(mallory, made)) == "too_many", "not even the right one is tried then"
            async with Player(server.url, source="127.0.0.9") as phone:
                await take(phone, made)


async def test_somebody_elses_link_takes_nothing_away(server: Running) -> None:
    """Mallory sends a link of their own: who follows it is told, and finds everything again."""
    async with guests(server.url, 2) as [mallory, victim]:
        await named(mallory, "Mallory")
        await named(victim, "Vera")
        id = await victim.table(DUEL, "me", "bot")
        sent = (await link(mallory)).code
        assert await look(victim, sent) == m.Carried(m.Other("Mallory", 0), m.Other("Vera", 1))
        await take(victim, sent)
        assert await tables(victim) == []
        assert await tables(mallory) == [], "nothing was handed over"
        assert (await devices(victim)).before == [m.Other("Vera", 1)]
        assert (await back(victim)).name == "Vera"
        assert await tables(victim) == [id]
        assert (await devices(victim)).before == [m.Other("Mallory", 0)]


async def test_a_browser_does_not_forget_whom_it_was(server: Running) -> None:
    async with guests(server.url, EARLIER_SELVES + 3) as [phone, *others]:
        for n, other in enumerate(others):
            await named(other, f"Guest {n}")
        await named(phone, "Ann")
        for n in range(EARLIER_SELVES):
            await take(phone, (await link(others[n])).code)
        last = (await link(others[-1])).code
        assert await code(take(phone, last)) == "too_many"
        assert [each.name for each in (await devices(phone)).before][-1] == "Ann"
        await take(others[0], last)  # it was not used up
        await forget(phone)  # then there is nothing to remember of who it is
        await back(phone)
        assert len((await devices(phone)).before) == EARLIER_SELVES - 1


async def test_a_page_of_another_site_cannot_follow_a_link(server: Running) -> None:
    async with guests(server.url, 2) as [mallory, victim]:
        sent = (await link(mallory)).code
        for path in ("/api/link/take", "/api/me/back", "/api/me/revoke", "/api/me/link"):
            answer = await victim.http.post(
                path, content=f'{{"code":"{sent}"}}', headers={"origin": "https://mallory.example"})
            assert answer.status_code == 403
            assert "set-cookie" not in answer.headers


async def test_revoking_ends_all_other_devices(house: Running) -> None:
    async with friends(house.url) as [ann, bob]:
        async with guests(house.url) as [thief]:
            await take(thief, (await link(ann.player)).code)
            async with sitting(thief, ann.id) as stolen:
                open_code = (await link(ann.player)).code
                old = thief.http.cookies[COOKIE]
                await revoke(ann.player)
                await stolen.until(lambda: any(isinstance(each, m.Bye) for each in stolen.news))
            assert await code(thief.sit(ann.id)) == "link_gone"
            assert await code(take(thief, open_code)) == "link_gone"
            assert await tables(thief) == []
            assert thief.http.cookies[COOKIE] != old, "they are somebody new"
        async with sitting(ann.player, ann.id) as again:
            assert again.now.seat == 0
        assert await tables(bob.player) == [ann.id]


async def test_a_revoked_self_cannot_be_gone_back_to(server: Running) -> None:
    async with guests(server.url, 3) as [ann, bob, phone]:
        await named(ann, "Ann")
        await named(bob, "Bob")
        await take(phone, (await link(ann)).code)
        await take(phone, (await link(bob)).code)
        await revoke(ann)
        await named(ann, "Ann, elsewhere")
        assert (await devices(phone)).before == [], "not even their name is told"
        assert await code(back(phone)) == "link_gone"


async def test_a_revoked_self_is_told_that_nothing_of_theirs_is_deleted(server: Running) -> None:
    async with guests(server.url, 2) as [ann, phone]:
        await named(ann, "Ann")
        await take(phone, (await link(ann)).code)
        await revoke(ann)
        assert await code(phone._call("DELETE", "/api/me", None, m.Forgotten)) == "signed_off"
        assert (await ann.get("/api/me", m.Me)).name == "Ann"
        old = ann.http.cookies[COOKIE]
        assert await ann._call("DELETE", "/api/me", None, m.Forgotten) == m.Forgotten(0, 0, 0)
        ann.http.cookies.set(COOKIE, old)
        assert await ann._call("DELETE", "/api/me", None, m.Forgotten) == m.Forgotten(0, 0, 0), "there is nothing left"


async def test_the_cookies_of_today_and_before(tmp_path: Path) -> None:
    """Cookies from before there were epochs still count; what is not ours counts for nothing."""
    identity = Identity("s" * 32)
    from starlette.requests import HTTPConnection

    def read(cookie: str) -> tuple[Shown | None, list[Shown]]:
        request = HTTPConnection({"type": "http", "headers": [(b"cookie", cookie.encode())]})
        return identity.read(request), identity.before(request)

    old, new = identity.signer.dumps("someone"), identity.signer.dumps("someone:3")
    before = identity.earlier.dumps(["a", "b:2"])
    assert read(f"{COOKIE}={old}") == (Shown("someone"), [])
    assert read(f"{BEFORE}={before}; {COOKIE}={new}") == (Shown("someone", 3), [Shown("a"), Shown("b", 2)])
    assert read(f"{COOKIE}={before}; {BEFORE}={old}") == (None, []), "one is not good for the other"
    assert read(f"{COOKIE}={new[:-1]}; {BEFORE}=x") == (None, [])


async def test_other_processes_hear_of_a_revocation(postgres_database: str, tmp_path: Path) -> None:
    one = running(tmp_path, database=postgres_database)
    with one as here, running(tmp_path, database=postgres_database) as there:
        async with guests(here.url, 2) as [ann, thief]:
            id = await ann.table(DUEL, "me", "me")
            await take(thief, (await link(ann)).code)
            thief.url = there.url
            async with sitting(thief, id) as stolen:
                await revoke(ann)
                await stolen.until(lambda: any(isinstance(each, m.Bye) for each in stolen.news))
            assert await code(thief.sit(id)) == "link_gone"
            ann.url = there.url
            async with sitting(ann, id):
                server = there.service
                await until(lambda: len(server.visits) == 1)
                for visit in server.visits:
                    visit.cookie = Shown(visit.reader.guest, 0)  # as if the word had been missed
                there.do(server.recheck())
                await until(lambda: not server.visits)


async def test_a_device_that_was_signed_off_leaves_nothing_behind(database: str) -> None:
    """Also what it asked for just before, and is written only now: no code of its own, no call, no name."""
    async with one_store(database) as store:
        ann = Guest("ann", "Ann", "en")
        await store.save_guest(ann)
        await store.people.renew(ann)
        kept = Kept(Subscription("https://example.com", "p", "a"), "en")
        for late in (
            store.people.link(ann, "digest", time.time() + 60), store.calling.subscribe(ann, kept),
            store.calling.set_hook("table001", None, ann), store.save_guest(replace(ann, name="Eve")),
        ):
            with pytest.raises(SignedOff):
                await late
        assert await store.people.behind("digest") is None
        assert await store.guest("ann") == replace(ann, epoch=1)
        await store.people.link(replace(ann, epoch=1), "digest", time.time() + 60)
        assert await store.people.behind("digest") is not None
