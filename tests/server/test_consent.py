"""Consent names its request: an answer that comes late agrees to nothing, and who comes late is asked."""

from __future__ import annotations

import pytest
from msgspec import json

from clio.server import messages as m
from clio.server import telling
from clio.server.chronicle import Chronicle
from clio.server.consent import AnswerBody, AskBody
from clio.server.errors import NotNow
from clio.server.seating import FreeBody, JoinBody
from clio.server.setup import COLOURS, Seat, Setup
from clio.server.storage import Kind, Row
from clio.server.telling import Reader
from tests.server.company import AGES, DUEL, answer, code, do, friends, guests, play, refusal, sitting
from tests.server.player import Visitor
from tests.server.running import Running
from tests.server.test_undo import play_until


async def test_a_yes_to_a_request_that_was_withdrawn_abandons_nothing(server: Running) -> None:
    """Ann asks to undo and thinks better of it; Bob's yes is on its way when she proposes to end the game."""
    async with friends(server.url, AGES) as visits:
        ann = await play_until(visits, False)
        seat = ann.now.seat or 0
        bob = visits[1 - seat]
        await do(visits, ann, m.Undo(ann.key(), seat))
        late = answer(bob, True)
        await do(visits, ann, answer(ann, False))
        assert ann.now.table.request is None
        assert (await refusal(bob.ask(late))).code == "not_now"
        await do(visits, ann, m.Abandon(ann.key(), seat))
        problem = await refusal(bob.ask(m.Answer(bob.key(), 1 - seat, late.request, True)))
        assert (problem.code, "no longer open" in problem.text) == ("not_now", True)
        assert server.table(bob.id).status == "playing"
        assert bob.now.table.request is not None
        assert bob.now.table.request.missing == [1 - seat]
        await do(visits, bob, answer(bob, True))
        assert bob.now.table.status == "abandoned"


async def test_every_request_has_a_name_of_its_own(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        names = set()
        for _ in range(4):
            await do([ann, bob], ann, m.Abandon(ann.key(), 0))
            assert bob.now.table.request is not None
            assert ann.now.table.request is not None
            assert ann.now.table.request.id == bob.now.table.request.id
            names.add(ann.now.table.request.id)
            await do([ann, bob], bob, answer(bob, False))
        assert len(names) == 4
        assert all(len(name) >= 20 for name in names), "nobody guesses the next one"


async def test_an_answer_without_a_name_is_no_message(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        await do([ann, bob], ann, m.Abandon(ann.key(), 0))
        assert bob.socket is not None
        await bob.socket.send('{"type": "answer", "key": "no-name-at-all", "seat": 1, "yes": true}')
        await bob.until(lambda: any(isinstance(x, m.Refused) for x in bob.news))
        assert next(x for x in bob.news if isinstance(x, m.Refused)).problem.code == "bad_message"
        assert bob.now.table.status == "playing"


async def test_the_end_leaves_nothing_to_agree_to(server: Running) -> None:
    """A proposal to abandon from before the end does not undo a victory after it."""
    async with friends(server.url) as [ann, bob]:
        await do([ann, bob], ann, m.Abandon(ann.key(), 0))
        late = answer(bob, True)
        for _ in range(40):
            if ann.now.result is not None:
                break
            await play([ann, bob], 100)
        assert ann.now.table.status == "over"
        assert ann.now.table.request is None
        assert await code(bob.ask(late)) == "not_now"
        assert server.table(ann.id).status == "over"


async def test_who_sits_down_during_a_request_is_asked(server: Running) -> None:
    async with guests(server.url, 3) as [ann, bob, cat]:
        id = await ann.table(AGES, "me", "open", "open")
        keys = [seat.key for seat in (await ann.get(f"/api/tables/{id}", m.TableInfo)).seats]
        await bob.post(f"/api/tables/{id}/join", m.Join(key=keys[1]), m.TableInfo)
        async with sitting(ann, id) as one, sitting(bob, id) as two:
            await do([one, two], one, m.Abandon(one.key(), 0))
            assert two.now.table.request is not None
            assert two.now.table.request.missing == [1]
            await cat.post(f"/api/tables/{id}/join", m.Join(key=keys[2]), m.TableInfo)
            async with sitting(cat, id) as three:
                await do([one, two, three], two, answer(two, True))
                assert server.table(id).status == "playing"
                assert three.now.table.request is not None
                assert (three.now.table.request.agreed, three.now.table.request.missing) == ([0, 1], [2])
                await do([one, two, three], three, answer(three, True))
                assert three.now.table.status == "abandoned"


async def test_who_takes_a_seat_back_is_asked(server: Running) -> None:
    async with friends(server.url, AGES, 3) as visits:
        ann, bob, cat = visits
        await do(visits, cat, m.HandOver(cat.key(), 2, "easy"))
        await do(visits, ann, m.Abandon(ann.key(), 0))
        await do(visits, cat, m.HandOver(cat.key(), 2))
        await do(visits, bob, answer(bob, True))
        request = ann.now.table.request
        assert request is not None
        assert (request.missing, ann.now.table.status) == ([2], "playing")


async def test_the_request_says_what_would_be_taken_back(server: Running) -> None:
    async with friends(server.url, AGES) as visits:
        ann = await play_until(visits, False)
        seat = ann.now.seat or 0
        bob: Visitor = visits[1 - seat]
        target = server.table(ann.id).undo_target(seat)
        lines = [line.text for line in bob.log if line.decision == (target or 0) + 1 and line.seat == seat]
        await do(visits, ann, m.Undo(ann.key(), seat))
        assert bob.now.table.request is not None
        if lines:
            assert lines[0].rstrip(".") in bob.now.table.request.text


# ---------------------------------------------------------------------- the log
class Rows:
    """Rows as they are folded, whoever wrote them."""

    def __init__(self, *guests: str | None) -> None:
        seats = [Seat(guest, "", COLOURS[n], key=None if guest else "k" * 22) for n, guest in enumerate(guests)]
        self.c = Chronicle("table", Setup(AGES, {}, "1", seats, "watch"), guests[0] or "", False, 0.0)

    def add(self, kind: Kind, seat: int, body: str) -> None:
        self.c.fold(Row(self.c.seq + 1, kind, seat, body, None, 0.0))

    def join(self, seat: int, guest: str) -> None:
        self.add("join", seat, json.encode(JoinBody(guest, "")).decode())

    def ask(self, seat: int, id: str = "") -> None:
        self.add("ask", seat, json.encode(AskBody("abandon", None, id)).decode())


def test_rows_without_names_fold_as_they_did() -> None:
    """They had no ids, and whoever came later was not asked."""
    rows = Rows("ann", "bob", None)
    rows.add("ask", 0, '{"what":"abandon","decision":null}')
    rows.join(2, "cat")
    rows.add("answer", 1, "yes")
    assert rows.c.status == "abandoned"
    rows = Rows("ann", "bob", "cat")
    rows.add("ask", 0, '{"what":"abandon"}')
    rows.add("answer", 1, "yes")
    assert rows.c.status == "playing"
    rows.add("answer", 2, "no")
    assert (rows.c.status, rows.c.request) == ("playing", None)


def test_a_request_that_was_open_when_requests_got_names_is_answered_by_its_empty_one() -> None:
    rows = Rows("ann", "bob", None)
    rows.add("ask", 0, '{"what":"abandon"}')
    rows.join(2, "cat")
    info = telling.request_info(rows.c, Reader("bob", 1, "en"))
    assert info is not None
    assert (info.id, info.missing) == ("", [1, 2])
    rows.c.check(Row(3, "answer", 1, AnswerBody(True, "").text(), None, 0.0))
    rows.add("answer", 1, AnswerBody(True, "").text())
    assert not rows.c.abandoned, "an answer of today asks Cat too"
    rows.add("answer", 2, AnswerBody(True, "").text())
    assert rows.c.abandoned


def test_an_answer_names_the_open_request() -> None:
    rows = Rows("ann", "bob", "cat")
    rows.ask(0, "first-request")
    for wrong in ("", "another-one"):
        with pytest.raises(NotNow):
            rows.c.check(Row(2, "answer", 1, AnswerBody(True, wrong).text(), None, 0.0))
    rows.c.check(Row(2, "answer", 1, AnswerBody(True, "first-request").text(), None, 0.0))


def test_who_is_sent_away_is_asked_no_more_and_their_request_is_gone() -> None:
    rows = Rows("ann", "bob", None)
    rows.ask(1, "of-bob")
    rows.add("free", 1, json.encode(FreeBody("ann", "n" * 22)).decode())
    assert (rows.c.request, rows.c.status) == (None, "gathering")
    rows = Rows("ann", "bob", None)
    rows.ask(0, "of-ann")
    rows.add("free", 1, json.encode(FreeBody("ann", "n" * 22)).decode())
    assert rows.c.status == "abandoned", "nobody is left to ask"


def test_the_duel_is_not_asked_by_empty_seats() -> None:
    seats = [Seat("ann", "", "a"), Seat(None, "", "b", bot="easy")]
    c = Chronicle("table", Setup(DUEL, {}, "1", seats, "watch"), "ann", False, 0.0)
    c.fold(Row(1, "ask", 0, json.encode(AskBody("abandon", None, "alone")).decode(), None, 0.0))
    assert c.status == "abandoned"


async def test_a_stranger_does_not_read_what_is_to_be_taken_back(server: Running) -> None:
    """Who knows the id of a table sees who sits there, not that somebody wants to take back a move, and which."""
    async with friends(server.url, AGES) as visits, guests(server.url) as [stranger]:
        ann = await play_until(visits, False)
        await do(visits, ann, m.Undo(ann.key(), ann.now.seat or 0))
        assert ann.now.table.request is not None
        told = await stranger.get(f"/api/tables/{ann.id}", m.TableInfo)
        assert (told.id, told.request) == (ann.id, None)
