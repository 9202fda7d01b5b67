"""Chat has an end and comes in pages; owners mute and send away; no two are called alike."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from clio.server import desk, limits, talk
from clio.server import messages as m
from clio.server.errors import NotNow, Removed, TooFast
from clio.server.storage import Row
from clio.server.talk import ChatBody, Pace, Spoken, Talk
from tests.server.company import DUEL, code, do, friends, guests, refusal, sitting
from tests.server.player import PATIENCE, Player, Refused, Visitor
from tests.server.running import Running, running


def said(n: int, text: str = "hm", guest: str = "ann", seat: int | None = 0) -> Row:
    return Row(n, "chat", seat, msgspec.json.encode(ChatBody("Ann", text, guest)).decode(), None, float(n))


# ---------------------------------------------------------------------- how much
async def test_an_address_says_so_much_in_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At all its tables together: lines are kept for as long as the tables are."""
    monkeypatch.setattr(desk, "CHAT_PER_DAY", 3)
    with running(tmp_path) as server:
        async with friends(server.url) as [ann, bob], Player(server.url, source="127.0.0.7") as far:
            for visit in (ann, bob, ann):
                await visit.ask(m.Say(visit.key(), "hm", visit.now.seat))
            async with guests(server.url) as [cat], sitting(cat, await cat.table(DUEL, "me", "me")) as visit:
                problem = await refusal(visit.ask(m.Say(visit.key(), "hm", 0)))
                assert (problem.code, "today" in problem.text) == ("too_fast", True)
            async with sitting(far, await far.table(DUEL, "me", "me")) as visit:
                await visit.ask(m.Say(visit.key(), "hm", 0))


def test_each_person_has_so_many_lines_and_spectators_fewer_together() -> None:
    t = Talk("key")
    for n in range(limits.CHAT_PER_SEATED):
        t.check("ann", True)
        t.fold_chat(said(n))
    with pytest.raises(NotNow):
        t.check("ann", True)
    spoken = 0
    for spectator in range(limits.CHAT_SPECTATORS):
        try:
            while True:
                t.check(f"eve {spectator}", False)
                t.fold_chat(said(spoken, guest=f"eve {spectator}", seat=None))
                spoken += 1
                assert t.said[f"eve {spectator}"] <= limits.CHAT_PER_SPECTATOR
        except NotNow:
            pass
    assert spoken == limits.CHAT_SPECTATORS
    t.check("bob", True)


def test_an_old_log_with_too_much_keeps_its_newest_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "KEPT", 60)
    t = Talk("key")
    for n in range(200):
        t.fold_chat(said(n, str(n)))
    assert (t.first, t.end, len(t.lines)) == (140, 200, 60)
    assert [line.text for line in t.page(150)[1]] == [str(n) for n in range(140, 150)]
    assert t.page(140) == (140, [])


def test_pages() -> None:
    t = Talk("key")
    assert t.page() == (0, [])
    for n in range(120):
        t.fold_chat(said(n, str(n)))

    def numbers(page: tuple[int, list[Spoken]]) -> tuple[int, int]:
        start, lines = page
        assert [line.text for line in lines] == [str(n) for n in range(start, start + len(lines))]
        return start, len(lines)

    assert numbers(t.page()) == (70, 50)
    assert numbers(t.page(70)) == (20, 50)
    assert numbers(t.page(20)) == (0, 20)
    assert numbers(t.page(None, 118)) == (118, 2)
    assert numbers(t.page(None, 3)) == (70, 50)
    assert numbers(t.page(-5)) == (0, 0)
    assert numbers(t.page(10**9)) == (70, 50)


def test_nobody_speaks_too_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    pace = Pace()
    for _ in range(limits.CHAT_BURST):
        pace.take("ann", True)
    with pytest.raises(TooFast):
        pace.take("ann", True)
    pace.take("bob", True)
    for n in range(limits.CHAT_BURST):
        pace.take(f"eve {n}", False)
    with pytest.raises(TooFast):
        pace.take("another", False)
    now[0] += limits.CHAT_SECONDS
    for n in range(1000):
        now[0] += limits.CHAT_SECONDS
        pace.take(f"eve {n}", False)
    assert len(pace.left) <= talk.PACES + 2


async def test_a_hello_brings_a_page_and_the_rest_on_request(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        for n in range(120):
            await ann.ask(m.Say(ann.key(), f"{n}" + "x" * 400, 0))
        async with sitting(bob.player, bob.id) as again:
            state = again.now
            assert (state.chat_from, len(state.chat)) == (70, limits.CHAT_PAGE)
            page: m.ChatPage = await again.ask(m.AskChat(again.key(), 70))
            assert (page.chat_from, len(page.chat)) == (20, limits.CHAT_PAGE)
            assert page.chat[0].text.startswith("20")
            page = await again.ask(m.AskChat(again.key(), page.chat_from))
            assert (page.chat_from, len(page.chat)) == (0, 20)
            assert (await again.ask(m.AskChat(again.key(), -1))).chat == []
        async with sitting(bob.player, bob.id, since=0) as resumed:
            assert len(resumed.now.chat) == limits.CHAT_PAGE


async def test_a_flood_of_spectators_fills_little(tmp_path: Path) -> None:
    """What was 36 MB: bounded in lines, in bytes of the log and of a hello, and a player still speaks."""
    with running(tmp_path, chat_burst=limits.CHAT_BURST) as server:
        async with guests(server.url, 13) as [ann, *crowd]:
            id = await ann.table(DUEL, "me", "me")
            watch = (await ann.get(f"/api/tables/{id}", m.TableInfo)).watch_key
            codes = []
            for eve in crowd:
                async with sitting(eve, id, watch=watch) as visit:
                    for _ in range(5):
                        try:
                            await visit.ask(m.Say(visit.key(), "\u4e16" * 500))
                        except Refused as refused:
                            codes.append(refused.code)
            rows = server.do(server.service.store.rows(id))
            assert len(rows) + len(codes) == 60
            assert len(rows) <= 2 * limits.CHAT_BURST
            assert set(codes) == {"too_fast"}
            async with sitting(ann, id) as visit:
                await visit.ask(m.Say(visit.key(), "hello", 0))


async def test_what_cannot_be_read_is_refused_with_a_sentence(server: Running) -> None:
    async with friends(server.url) as [ann, _]:
        problem = await refusal(ann.ask(m.Say(ann.key(), "a\u202eb", 0)))
        assert problem.code == "bad_text"
        assert "U+202E" in problem.text
        assert await code(ann.player._call("PUT", "/api/me", m.MeChange(name="A\u200bnn"), m.Me)) == "bad_text"
        seats = [m.NewSeat("me", name="A\u200bnn"), m.NewSeat("bot")]
        assert await code(ann.player.post("/api/tables", m.NewTable(DUEL, seats), m.Created)) == "bad_text"


# ---------------------------------------------------------------------- names
async def test_no_two_are_called_alike(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        wish = m.NewTable(DUEL, [m.NewSeat("me", name="Ann"), m.NewSeat("bot", name="\u0410nn")])
        assert (await refusal(ann.post("/api/tables", wish, m.Created))).text.startswith("Two seats")
        wish = m.NewTable(DUEL, [m.NewSeat("me", name="Ann"), m.NewSeat("open")], public=True)
        id = (await ann.post("/api/tables", wish, m.Created)).id
        for name in ("ANN", "A nn", "\u0410nn"):
            assert await code(bob.post(f"/api/tables/{id}/join", m.Join(name=name), m.TableInfo)) == "name_taken"
        info = await bob.post(f"/api/tables/{id}/join", m.Join(name="Bob"), m.TableInfo)
        assert [seat.name for seat in info.seats] == ["Ann", "Bob"]


async def test_names_that_nobody_chose_differ(server: Running) -> None:
    async with guests(server.url) as [ann]:
        await ann._call("PUT", "/api/me", m.MeChange(name="Bot Akbar"), m.Me)
        id = await ann.table("through-the-ages", "me", "bot", "me")
        names = [seat.name for seat in (await ann.get(f"/api/tables/{id}", m.TableInfo)).seats]
        assert names == ["Bot Akbar", "Bot Nzinga", "Bot Akbar 2"]
        await ann._call("PUT", "/api/me", m.MeChange(name="Player 2"), m.Me)
        id = await ann.table(DUEL, "me", "open")
        names = [seat.name for seat in (await ann.get(f"/api/tables/{id}", m.TableInfo)).seats]
        assert names == ["Player 2 2", "Player 2"]


async def test_nobody_joins_as_the_player_of_another_seat(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        wish = m.NewTable("through-the-ages", [m.NewSeat("me", name="Ann"), m.NewSeat("open"), m.NewSeat("open")],
                          public=True)
        id = (await ann.post("/api/tables", wish, m.Created)).id
        for name in ("Player 3", "joueur 3"):
            join = m.Join(seat=1, name=name)
            assert await code(bob.post(f"/api/tables/{id}/join", join, m.TableInfo)) == "name_taken"


# ---------------------------------------------------------------------- mute and remove
async def watching(ann: Visitor, eve: Player) -> Visitor:
    return await eve.sit(ann.id, watch=server_key(ann))


def server_key(ann: Visitor) -> str:
    assert ann.now.table.watch_key is not None
    return ann.now.table.watch_key


async def test_the_owner_mutes_a_player_and_gives_the_word_back(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        who = ann.now.table.seats[1].who
        assert who is not None
        assert [seat.who for seat in bob.now.table.seats] == [None, None]
        assert await code(bob.ask(m.Mute(bob.key(), who, True))) == "not_yours"
        await do([ann, bob], ann, m.Mute(ann.key(), who, True))
        assert bob.now.table.muted
        assert [seat.muted for seat in ann.now.table.seats] == [False, True]
        assert bob.chat[-1].notice
        assert (await refusal(bob.ask(m.Say(bob.key(), "but", 1)))).code == "muted"
        assert (await refusal(bob.ask(m.Say(bob.key(), "but")))).code == "muted"
        async with sitting(bob.player, bob.id) as again:
            assert again.now.table.muted
        await do([ann, bob], ann, m.Mute(ann.key(), who, False))
        await do([ann, bob], bob, m.Say(bob.key(), "thanks", 1))
        assert [seat.muted for seat in bob.now.table.seats] == [False, False]


async def test_the_owner_mutes_a_spectator_by_a_line(server: Running) -> None:
    async with friends(server.url) as [ann, bob], guests(server.url, 2) as [eve, tom]:
        spectator, other = await watching(ann, eve), await watching(ann, tom)
        await do([ann, bob], spectator, m.Say(ann.key(), "boo"))
        await do([ann, bob], other, m.Say(ann.key(), "hm"))
        assert [(line.name, line.seat) for line in bob.chat] == [("Spectator 1", None), ("Spectator 2", None)]
        assert [line.who for line in bob.chat] == [None, None]
        who = ann.chat[0].who
        assert who is not None
        await do([ann, bob], ann, m.Mute(ann.key(), who, True))
        await ann.until(lambda: [watcher.muted for watcher in ann.now.watchers] == [True, False])
        for _ in range(limits.CHAT_BURST):
            assert await code(spectator.ask(m.Say(ann.key(), "boo"))) == "muted", "at nobody's cost"
        await other.ask(m.Say(ann.key(), "good"))
        assert spectator.now.watchers == bob.now.watchers == []
        for visit in (spectator, other):
            await visit.close()


async def test_who_has_no_cookie_is_not_everybody_who_has_none(server: Running) -> None:
    """Programs have none. Those of one address are one person: the others stay when it is sent away."""
    async with friends(server.url) as [ann, bob]:
        near, far = Player(server.url), Player(server.url, source="127.0.0.7")
        one, other = await watching(ann, near), await watching(ann, far)
        await ann.until(lambda: any(isinstance(x, m.Presence) and len(x.watchers) == 2 for x in ann.news))
        [told, *_] = [x for x in ann.news if isinstance(x, m.Presence) and len(x.watchers) == 2]
        await do([ann, bob, other], ann, m.Remove(ann.key(), told.watchers[0].who))
        await one.until(lambda: any(isinstance(x, m.Bye) for x in one.news))
        assert not any(isinstance(x, m.Bye) for x in other.news)
        assert await code(near.sit(ann.id, watch=server_key(ann))) == "removed"
        for each in (one, other):
            await each.close()
        for player in (near, far):
            await player.close()


async def test_a_spectator_who_is_sent_away_does_not_come_back(server: Running) -> None:
    async with friends(server.url) as [ann, bob], guests(server.url, 3) as [eve, tom, new]:
        spectator, other, old = await watching(ann, eve), await watching(ann, tom), server_key(ann)
        await ann.until(lambda: len([x for x in ann.news if isinstance(x, m.Presence) and len(x.watchers) == 2]) > 0)
        who = next(x for x in ann.news if isinstance(x, m.Presence) and x.watchers).watchers[0].who
        assert await code(bob.ask(m.Remove(bob.key(), who))) == "not_yours"
        assert await code(ann.ask(m.Remove(ann.key(), ann.now.table.seats[1].who or ""))) == "not_yours"
        await do([ann, bob, other], ann, m.Remove(ann.key(), who))
        await spectator.until(lambda: any(isinstance(x, m.Bye) for x in spectator.news))
        bye = next(x for x in spectator.news if isinstance(x, m.Bye))
        assert (bye.again, bye.problem is not None and bye.problem.code) == (False, "removed")
        renewed = server_key(ann)
        assert renewed != old
        assert renewed not in "".join(eve.heard)
        assert other.now.table.watch_key == renewed, "those who may stay are told how to come back"
        for key in (old, renewed):
            assert await code(eve.sit(ann.id, watch=key)) == "removed"
        assert await code(new.sit(ann.id, watch=old)) == "no_table"
        position = await eve.http.get(f"/api/tables/{ann.id}/positions/0", headers={"x-clio-watch": renewed})
        assert position.status_code == 403
        async with sitting(tom, ann.id, watch=renewed), sitting(new, ann.id, watch=renewed):
            pass
        await other.close()


async def test_what_a_spectator_had_sent_when_sent_away_tells_them_nothing(server: Running) -> None:
    async with friends(server.url) as [ann, bob], guests(server.url) as [eve]:
        spectators = [await watching(ann, eve) for _ in range(4)]
        await ann.until(lambda: any(isinstance(x, m.Presence) and x.watchers for x in ann.news))
        who = next(x for x in ann.news if isinstance(x, m.Presence) and x.watchers).watchers[0].who
        inside = [visit for visit in server.service.visits if visit.room.chronicle.id == ann.id]

        async def ask() -> None:
            for spectator in spectators:
                for _ in range(16):
                    with suppress(ConnectionClosed):
                        await spectator.send(m.Sit(lang="fr"))

        await asyncio.gather(ask(), do([ann, bob], ann, m.Remove(ann.key(), who)), ask())
        for spectator in spectators:  # a goodbye may be lost on its way to who is still sending
            assert spectator.reading is not None
            await asyncio.wait_for(spectator.reading, PATIENCE)
        assert server_key(ann) not in "".join(eve.heard)
        for visit in inside:
            if visit.reader.seat is None:  # however late it comes
                visit.ended = False
                with pytest.raises(Removed):
                    server.do(visit.state())
                visit.ended, visit.dirty = True, False
                server.do(visit.handle(m.Sit(lang="en")))
                assert not visit.dirty


async def test_no_player_speaks_as_a_spectator(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        await do([ann, bob], bob, m.Say(bob.key(), "guess who"))
        assert ann.chat[-1].seat == 1
