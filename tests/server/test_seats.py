"""Who plays a seat: handing it to a bot and taking it back, resigning, abandoning together."""

from __future__ import annotations

import pytest
from msgspec import json

from clio.server import messages as m
from clio.server.errors import NotNow
from clio.server.limits import ROWS_EACH
from clio.server.seating import FreeBody, JoinBody
from tests.server.company import (
    AGES, DUEL, GAMES, answer, any_move, asked, choices, code, do, friends, guests, hot_seat, play, sitting, until,
)
from tests.server.running import Running
from tests.server.test_chronicle import Log, chronicle


# ---------------------------------------------------------------------- resigning
@pytest.mark.parametrize("game", GAMES)
async def test_of_two_the_other_wins(server: Running, game: str) -> None:
    async with friends(server.url, game) as [ann, bob]:
        await play([ann, bob], 15)
        assert await code(ann.ask(m.Resign(ann.key(), 1))) == "not_yours"
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        for visit in (ann, bob):
            state = visit.now
            assert (state.table.status, state.table.winners, state.question) == ("over", [0], None)
            assert state.table.seats[1].resigned
            assert state.result is not None
            assert (state.result.reason, state.result.ranking, state.result.tie_break) == ("resigned", [[0], [1]], None)
        for message in (
            m.Move(ann.key(), ann.now.seq, 0, any_move(ann)), m.Resign(ann.key(), 0), m.HandOver(ann.key(), 0, "easy"),
            m.Abandon(ann.key(), 0),
        ):
            assert await code(ann.ask(message)) == "game_over"
        assert await code(ann.ask(m.Undo(ann.key(), 0))) in ("not_now", "game_over")
        await do([ann, bob], bob, m.Say(bob.key(), "well done", 1))


async def test_resigning_counts_once(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        first = await ann.ask(m.Resign("resign-once", 0))
        assert (await ann.ask(m.Resign("resign-once", 0))).seq == first.seq
        await bob.until(lambda: bob.now.table.winners == [1])


async def test_of_three_a_bot_takes_the_seat(server: Running) -> None:
    async with friends(server.url, AGES, 3) as visits:
        await play(visits, 6)
        seat = (visits[0].now.table.waiting[0] + 1) % 3
        leaver = visits[seat]
        await do(visits, leaver, m.Resign(leaver.key(), seat))
        info = visits[0].now.table
        assert (info.status, info.seats[seat].resigned, info.seats[seat].kind) == ("playing", True, "bot")
        assert await code(leaver.ask(m.HandOver(leaver.key(), seat))) == "not_yours", "there is no way back"
        move = m.Move(leaver.key(), leaver.now.seq, seat, any_move(leaver))
        assert await code(leaver.ask(move)) in ("not_now", "not_yours")
        assert leaver.now.question is None
        rest = [visit for visit in visits if visit is not leaver]
        before = len(server.table(leaver.id).table.actions)
        for _ in range(100):  # the others play on, the bot between them
            await until(lambda: any(visit.now.question is not None for visit in rest))
            visit = next(visit for visit in rest if visit.now.question is not None)
            await visit.move(choices(visit)[0])
            if seat in server.table(leaver.id).table.deciders[before:]:
                break
        await until(lambda: any(visit.now.question is not None for visit in rest))
        assert seat in server.table(leaver.id).table.deciders[before:]


# ---------------------------------------------------------------------- abandoning
@pytest.mark.parametrize("agree", [True, False])
async def test_abandoning_needs_everybody(server: Running, agree: bool) -> None:
    async with friends(server.url, AGES, 3) as [ann, bob, cat]:
        visits = [ann, bob, cat]
        await play(visits, 5)
        await do(visits, bob, m.Abandon(bob.key(), 1))
        request = cat.now.table.request
        assert request is not None
        assert (request.what, request.agreed, request.missing, request.decision) == ("abandon", [1], [0, 2], None)
        await play(visits, 1)
        assert cat.now.table.request is not None, "it does not speak of a position"
        await do(visits, ann, answer(ann, True))
        await do(visits, cat, answer(cat, agree))
        for visit in visits:
            assert visit.now.table.request is None
            assert visit.now.table.status == ("abandoned" if agree else "playing")
        if agree:
            assert ann.now.result is not None
            assert (ann.now.result.reason, ann.now.table.winners) == ("abandoned", [])
            assert await code(ann.ask(m.Move(ann.key(), ann.now.seq, 0, "pass"))) == "game_over"


async def test_alone_it_is_abandoned_at_once(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        await do([visit], visit, m.Abandon(visit.key(), 0))
        assert visit.now.table.status == "abandoned"


async def test_a_stranger_does_not_close_a_table_that_waits_for_others(server: Running) -> None:
    async with guests(server.url, 3) as [ann, eve, bob]:
        id = await ann.table(DUEL, "open", "open", public=True)
        await eve.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo)
        async with sitting(eve, id) as visit:
            assert await code(visit.ask(m.Abandon(visit.key(), 0))) == "not_yours"
            await bob.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo)
            await visit.until(lambda: visit.now.table.status == "playing")
            await do([visit], visit, m.Abandon(visit.key(), 0))
            assert visit.now.table.request is not None, "once it is played, it is the players' own affair"


async def test_nor_does_one_whose_wish_waited_when_the_maker_stood_up(server: Running) -> None:
    async with guests(server.url, 2) as [ann, eve]:
        id = await ann.table(AGES, "me", "open", "open", public=True)
        await eve.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo)
        async with sitting(ann, id) as maker, sitting(eve, id) as stranger:
            await stranger.ask(m.Abandon(stranger.key(), 1))
            await maker.until(lambda: maker.now.table.request is not None)
            await maker.ask(m.FreeSeat(maker.key(), 0))
            await stranger.until(lambda: stranger.now.table.seats[0].kind == "open")
            assert (stranger.now.table.status, stranger.now.table.request) == ("gathering", None)


def test_who_leaves_before_the_game_uses_up_nothing_of_it() -> None:
    log = Log(chronicle(AGES, "me", "open", "open"))
    log.add("join", 1, json.encode(JoinBody("eve", "Eve")).decode())
    for n in range(ROWS_EACH):
        log.add("hand", 1, "easy" if n % 2 == 0 else "")
    with pytest.raises(NotNow, match="200 times"):
        log.add("hand", 1, "easy")
    log.add("free", 1, json.encode(FreeBody("eve", "k" * 22)).decode())
    for seat, guest in ((1, "bob"), (2, "cid")):
        log.add("join", seat, json.encode(JoinBody(guest, guest)).decode())
    log.add("hand", 1, "easy")
    assert log.again().seats[1].bot == "easy"


# ---------------------------------------------------------------------- bots that stand in
# In Monumental all choose their Quests first, at the same time: not tried here yet.
@pytest.mark.parametrize("game", [game for game in GAMES if game != "monumental"])
async def test_a_bot_plays_for_me_and_gives_the_seat_back(server: Running, game: str) -> None:
    async with friends(server.url, game) as visits:
        mover = await asked(visits)
        seat = mover.now.seat or 0
        other = visits[1 - seat]
        assert await code(other.ask(m.HandOver(other.key(), seat, "easy"))) == "not_yours"
        await do(visits, mover, m.HandOver(mover.key(), seat, "easy"))
        await other.until(lambda: other.now.decision > 0)
        assert other.now.table.seats[seat].bot == "easy"
        assert other.now.table.seats[seat].kind == "bot"
        assert mover.now.question is None
        await other.until(lambda: other.now.question is not None)  # the bot plays until it is the other's turn
        await mover.until(lambda: mover.now.seq >= other.now.seq)
        for message in (m.Move(mover.key(), mover.now.seq, seat, any_move(mover)), m.Undo(mover.key(), seat)):
            assert await code(mover.ask(message)) == "not_now", "the bot plays there"
        await do(visits, mover, m.HandOver(mover.key(), seat))
        info = other.now.table.seats[seat]
        assert (info.kind, info.bot, info.connected) == ("human", None, True)
        await other.move(choices(other)[0])


async def test_a_bot_does_not_consent_for_the_person_it_plays_for(server: Running) -> None:
    """Who is away for a while keeps their say."""
    async with friends(server.url) as [ann, bob]:
        await play([ann, bob], 3)
        await do([ann, bob], ann, m.Abandon(ann.key(), 0))
        await do([ann, bob], bob, m.HandOver(bob.key(), 1, "easy"))
        assert ann.now.result is None
        await do([ann, bob], bob, answer(bob, True))
        assert ann.now.table.status == "abandoned"


async def test_a_bot_of_the_table_cannot_be_taken_over(server: Running) -> None:
    async with guests(server.url) as [ann]:
        id = await ann.table(DUEL, "me", "bot")
        async with sitting(ann, id) as visit:
            assert await code(visit.ask(m.HandOver(visit.key(), 1))) == "not_yours"
            assert await code(visit.ask(m.HandOver(visit.key(), 1, "easy"))) == "not_yours"
            assert await code(visit.ask(m.Resign(visit.key(), 1))) == "not_yours"
