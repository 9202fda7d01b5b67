"""Who is there: told at once and to whom it concerns, however many come and go."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from clio.engine.errors import ClioError
from clio.server import messages as m
from clio.server import telling
from clio.server.chronicle import Chronicle
from clio.server.rooms import Connection, Room
from clio.server.setup import new_setup
from clio.server.telling import Reader
from tests.server.company import DUEL, friends, guests, sitting, until
from tests.server.player import Visitor
from tests.server.running import Running

CROWD = 30


class Onlooker(Connection):
    """Counts how often it is asked to look who is there."""

    def __init__(self, guest: str) -> None:
        self.reader = Reader(guest, None, "en")
        self.asked = 0

    def presence(self) -> None:
        self.asked += 1

    def news(self) -> None:
        pass

    def thinking(self, seat: int | None) -> None:
        pass

    def forget(self) -> None:
        pass

    def dismiss(self, why: ClioError) -> None:
        pass


async def test_whoever_comes_and_goes_in_a_moment_is_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clio.server.room.PRESENCE_SECONDS", 1e6)
    wish = m.NewTable(DUEL, [m.NewSeat("me"), m.NewSeat("me")])
    room, ann = Room(Chronicle("a-table-of-two", new_setup(wish, "ann", "Ann"), "ann", False, 0.0)), Onlooker("ann")
    room.enter(ann)
    assert (ann.asked, room.connected) == (1, frozenset({0, 1})), "the first is told at once"
    crowd = [Onlooker(f"guest {n % CROWD}") for n in range(2 * CROWD)]
    for each in crowd:
        room.enter(each)
    assert room.watchers == [f"guest {n}" for n in range(CROWD)]
    for each in crowd[:CROWD]:
        room.leave(each)
    assert len(room.watchers) == CROWD, "each has another page open"
    for each in crowd[CROWD + 1 :]:
        room.leave(each)
    assert [each.asked for each in (ann, *crowd)] == [1] + [0] * len(crowd)
    room._pause_ends()
    assert (ann.asked, crowd[CROWD].asked, room.watchers) == (2, 1, ["guest 0"])
    room._pause_ends()
    assert ann.asked == 2, "nobody came or went"
    room.leave(ann)
    assert (crowd[CROWD].asked, room.connected) == (2, frozenset())


def presences(visit: Visitor) -> list[m.Presence]:
    return [news for news in visit.news if isinstance(news, m.Presence)]


async def test_only_the_owner_hears_of_those_who_look_on(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    worded, whole = list[str](), telling.watchers

    def counted(c: Chronicle, *parts: Any) -> list[m.Watcher]:
        worded.append(c.id)
        return whole(c, *parts)

    monkeypatch.setattr(telling, "watchers", counted)
    async with friends(server.url) as [ann, bob], guests(server.url, CROWD) as people, AsyncExitStack() as stack:
        await ann.until(lambda: [told.connected for told in presences(ann)] == [[0, 1]])
        worded.clear()
        key = ann.now.table.watch_key
        crowd = [await stack.enter_async_context(sitting(person, ann.id, watch=key)) for person in people]
        await ann.until(lambda: len(presences(ann)[-1].watchers) == CROWD)
        assert len(worded) <= 2 * CROWD, "for the owner alone: to see whether it is news, and to tell it"
        assert [presences(visit) for visit in (bob, *crowd)] == [[]] * (CROWD + 1), "a state tells it to who comes"
        await bob.close()
        for visit in (ann, *crowd):
            await visit.until(lambda: [told.connected for told in presences(visit)][-1:] == [[0]])  # noqa: B023
        assert [told.watchers for visit in crowd for told in presences(visit)] == [[]] * CROWD


async def test_what_a_state_has_told_is_told_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what it told in between is put right, though nothing has changed since the pause began."""
    monkeypatch.setattr("clio.server.room.PRESENCE_SECONDS", 1e6)
    async with friends(server.url) as [ann, bob]:
        room = server.do(server.service.rooms.get(ann.id))

        async def pause_ends() -> None:
            room._pause_ends()

        server.do(pause_ends())
        await ann.until(lambda: [told.connected for told in presences(ann)] == [[0, 1]])
        await bob.close()
        await until(lambda: len(room.connections) == 1)
        await ann.ask(m.Say(ann.key(), "where are you?", 0))
        await ann.until(lambda: [seat.connected for seat in ann.now.table.seats] == [True, False])
        async with sitting(bob.player, bob.id):
            server.do(pause_ends())
            await ann.until(lambda: presences(ann)[-1].connected == [0, 1])
            await ann.ask(m.Say(ann.key(), "there you are", 0))
            assert len(presences(ann)) == 2
