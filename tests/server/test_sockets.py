"""The socket of a table: whole games, every request, and whatever else may arrive there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from clio.engine.info import View
from clio.server import messages as m
from clio.server.limits import FRAME_BYTES, MESSAGE_BYTES
from tests.server.company import (
    AGES, DUEL, GAMES, any_move, asked, choices, code, do, friends, guests, hot_seat, look_through, play, refusal,
    settle, sitting, until,
)
from tests.server.player import Visitor, as_sent
from tests.server.running import Running, running

LONG = 10_000


async def refused(visit: Visitor, frame: str | bytes) -> str:
    """The code with which a message is refused that has no key."""
    assert visit.socket is not None
    before = len(visit.news)
    await visit.socket.send(frame)
    found: list[m.Refused] = []

    def there() -> bool:
        found[:] = [news for news in visit.news[before:] if isinstance(news, m.Refused) and news.key is None]
        return bool(found)

    await visit.until(there)
    assert found[0].problem.text
    return found[0].problem.code


async def alive(visit: Visitor) -> bool:
    before = len([news for news in visit.news if isinstance(news, m.Pong)])
    await visit.send(m.Ping())
    await visit.until(lambda: len([news for news in visit.news if isinstance(news, m.Pong)]) > before)
    return True


# ---------------------------------------------------------------------- whole games
@pytest.mark.long(every=2)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_of_two_people(server: Running, game: str) -> None:
    async with friends(server.url, game) as [ann, bob]:
        decisions = await play([ann, bob], LONG)
        table = server.table(ann.id)
        assert table.status == "over"
        assert table.table.over
        for visit in (ann, bob):
            state = visit.now
            assert (state.decision, state.table.status, state.question) == (decisions, "over", None)
            assert state.result is not None
            assert state.result.reason == "over"
            assert [score.total for score in state.result.scores] == state.scores
            assert [sum(points for _, points, _ in score.lines) for score in state.result.scores] == state.scores
            assert sorted(seat for place in state.result.ranking for seat in place) == [0, 1]
            assert state.table.winners == state.result.ranking[0]
            assert state.result.text
            assert [line.text for line in visit.log] == [
                line.text() for line in table.table.log_of(state.seat)]
        assert await code(ann.ask(m.Move(ann.key(), ann.now.seq, 0, any_move(ann)))) == "game_over"
        listed = (await ann.player.get("/api/tables", m.TableList)).tables[0]
        assert (listed.status, listed.scores, listed.winners) == ("over", ann.now.scores, ann.now.table.winners)


@pytest.mark.long(every=2)
@pytest.mark.parametrize("game", GAMES[::-1])
async def test_a_whole_game_against_a_bot(server: Running, game: str) -> None:
    async with guests(server.url) as [ann]:
        id = await ann.table(game, "me", "bot")
        async with sitting(ann, id) as visit:
            n = 0
            while await visit.my_turn():
                n += 1
                symbols = choices(visit)
                await visit.move(symbols[n % len(symbols)])
            assert visit.now.result is not None
            assert visit.now.table.status == "over"
            assert len(visit.now.result.scores) == 2
            assert any(isinstance(news, m.Thinking) and news.seat == 1 for news in visit.news)
            await visit.until(lambda: [x.seat for x in visit.news if isinstance(x, m.Thinking)][-1] is None)


# ---------------------------------------------------------------------- moves
async def test_the_same_move_twice_is_played_once(server: Running) -> None:
    async with friends(server.url) as visits:
        visit = await asked(visits)
        move = m.Move("the-same-key", visit.now.seq, visit.now.seat or 0, choices(visit)[0])
        first = await visit.ask(move)
        second = await visit.ask(move)
        assert first.seq == second.seq == visit.now.seq
        assert visit.now.decision == 1
        await visit.close()
        async with sitting(visit.player, visit.id) as again:
            assert (await again.ask(move)).seq == first.seq
            assert again.now.decision == 1
            other = m.Move("the-same-key", 0, again.now.seat or 0, "pass")
            assert (await again.ask(other)).seq == first.seq, "it is the key that counts"
        assert len(server.table(visit.id).table.actions) == 1


async def test_keys_are_each_guests_own(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        one = await do([ann, bob], ann, m.Say("our-common-key", "one", 0))
        two = await do([ann, bob], bob, m.Say("our-common-key", "two", 1))
        assert two == one + 1
        assert [line.text for line in ann.chat] == ["one", "two"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_late_move_is_refused(server: Running, game: str) -> None:
    async with hot_seat(server.url, game) as visit:
        await play([visit], 5)
        await asked([visit])
        seen = visit.now.seq
        await play([visit], 1)
        await asked([visit])
        assert await code(visit.ask(m.Move(visit.key(), seen, visit.now.seat or 0, choices(visit)[0]))) == "late"
        await do([visit], visit, m.Say(visit.key(), "a word does not make it late", 0))
        await play([visit], 1)


# In Monumental all choose their Quests first, at the same time: not tried here yet.
@pytest.mark.parametrize("game", [game for game in GAMES if game != "monumental"])
async def test_a_move_that_is_not_mine_or_not_legal(server: Running, game: str) -> None:
    async with friends(server.url, game) as visits:
        mover = await asked(visits)
        me = mover.now.seat or 0
        other = visits[1 - me]
        seq, symbol = mover.now.seq, choices(mover)[0]
        assert await code(other.ask(m.Move(other.key(), seq, me, symbol))) == "not_yours"
        assert await code(other.ask(m.Move(other.key(), seq, 1 - me, symbol))) == "not_your_turn"
        assert await code(mover.ask(m.Move(mover.key(), seq, 7, symbol))) == "not_yours"
        assert await code(mover.ask(m.Move(mover.key(), seq, me, "fly to the moon"))) == "unknown_symbol"
        legal = {choice.symbol for choice in server.table(mover.id).table.options}
        illegal = next(s for s in server.table(mover.id).table.game.space.symbols if s not in legal)
        texts = []
        for lang in ("en", "fr"):
            await mover.send(m.Sit(lang=lang))
            problem = await refusal(mover.ask(m.Move(mover.key(), seq, me, illegal)))
            assert problem.code == "illegal_action"
            assert problem.clauses
            texts.append(problem.text)
        assert texts[0] != texts[1]
        assert mover.now.decision == 0
        await settle(visits, await mover.move(symbol))


# ---------------------------------------------------------------------- coming back
@pytest.mark.parametrize("game", GAMES)
async def test_a_reconnect_takes_up_where_it_stopped(server: Running, game: str) -> None:
    async with hot_seat(server.url, game) as visit:
        await look_through(visit, 0)
        kept: list[tuple[int, list[m.Line]]] = [(visit.now.seq, list(visit.log))]
        for n in range(12):
            mover = server.table(visit.id).table.seat or 0
            if n % 4 == 3:
                undo = await visit.ask(m.Undo(visit.key(), mover if n % 8 == 3 else 1 - mover))
                await settle([visit], undo.seq)
            else:
                await play([visit], 3, seed=n)
                await look_through(visit, 0)
            kept.append((visit.now.seq, list(visit.log)))
        whole = await visit.player.sit(visit.id, seat=0)
        assert whole.log == visit.log, "told piece by piece, and at once"
        await whole.close()
        for since, log in kept:
            again = Visitor(visit.player, visit.id)
            again.log = list(log)
            await again.open(since=since, seat=0)
            assert again.now.log_from <= len(log)
            assert again.log == whole.log
            await again.close()


async def test_a_resume_from_a_number_that_never_was_tells_everything(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        await play([visit], 4)
        for since in (-5, 10_000):
            async with sitting(visit.player, visit.id, since=since) as again:
                assert (again.now.log_from, len(again.now.log)) == (0, len(again.log))


async def test_nothing_is_resumed_from_before_a_restore(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        await play([visit], 4)
        server.table(visit.id).life = 7
        async with sitting(visit.player, visit.id, since=2) as again:
            assert (again.now.log_from, len(again.now.log)) == (0, len(again.log))


async def test_everybody_hears_of_it_wherever_they_look_from(server: Running) -> None:
    async with friends(server.url) as [ann, bob], sitting(ann.player, ann.id) as second:
        await play([ann, bob], 6)
        await settle([second], ann.now.seq)
        assert second.now.view == ann.now.view
        assert second.log == ann.log


# ---------------------------------------------------------------------- what may arrive
@pytest.mark.parametrize(
    "frame",
    [
        "", "{", "null", "[]", "17", '"hello"', "{}", '{"type": "dance"}', '{"type": "move"}', '{"type": 3}',
        '{"type": "move", "key": "abcdefgh", "seq": "1", "seat": 0, "symbol": "pass"}',
        '{"type": "move", "key": "short", "seq": 1, "seat": 0, "symbol": "pass"}',
        '{"type": "move", "key": "no spaces!", "seq": 1, "seat": 0, "symbol": "pass"}',
        '{"type": "move", "key": "abcdefgh", "seq": 1, "seat": 0, "symbol": ""}',
        '{"type": "say", "key": "abcdefgh", "text": ""}', '{"type": "sit", "lang": "de"}',
        '{"type": "hand_over", "key": "abcdefgh", "seat": 0, "bot": "godlike"}',
        '{"type": "say", "key": "abcdefgh", "text": "\\ud800"}',
        '{"a": ' * 5000, "\ud7ff\0", '{"type": "ping", "type": "pong"}',
        b"\xff\xfe\x00", b"\x80" * 100, b"not json",
    ],
    ids=lambda frame: str(frame[:24]),
)
async def test_what_cannot_be_read_is_refused_and_nothing_else_happens(server: Running, frame: str | bytes) -> None:
    async with hot_seat(server.url) as visit:
        assert await refused(visit, frame) == "bad_message"
        assert await alive(visit)


async def test_a_message_that_is_too_large(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        fits = json.encode(m.Ping()).decode().ljust(MESSAGE_BYTES)
        assert visit.socket is not None
        await visit.socket.send(fits)
        await visit.until(lambda: any(isinstance(news, m.Pong) for news in visit.news))
        for large in (fits + " ", fits.encode() + b" ", " " * FRAME_BYTES, "é" * (MESSAGE_BYTES // 2 + 1)):
            assert await refused(visit, large) == "too_large"
            assert await alive(visit)


async def test_a_message_in_bytes_is_a_message(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        assert visit.socket is not None
        await visit.socket.send(json.encode(m.Ping()))
        await visit.until(lambda: any(isinstance(news, m.Pong) for news in visit.news))


async def test_a_connection_begins_with_a_hello(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        for first in ('{"type": "ping"}', "nonsense"):
            stranger = Visitor(visit.player, visit.id)

            async def send(message: Any, stranger: Visitor = stranger, first: str = first) -> None:
                assert stranger.socket is not None
                await stranger.socket.send(first)

            stranger.send = send  # type: ignore[method-assign]
            assert await code(stranger.open()) == "bad_message"
            await stranger.close()


async def test_too_many_messages_at_once(tmp_path: Path) -> None:
    with running(tmp_path, rate=4, burst=30) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "me")
            async with sitting(ann, id) as visit:
                for _ in range(40):
                    await visit.send(m.Ping())
                await visit.until(lambda: any(isinstance(news, m.Refused) for news in visit.news))
                problem = next(news.problem for news in visit.news if isinstance(news, m.Refused))
                assert problem.code == "too_fast"
                assert len([news for news in visit.news if isinstance(news, m.Pong)]) >= 15
                await asyncio.sleep(0.6)
                assert await alive(visit)


async def test_a_table_that_is_not_there_and_one_that_is_not_mine(server: Running) -> None:
    async with guests(server.url) as [eve], hot_seat(server.url) as visit:
        assert await code(eve.sit("A" * 22)) == "no_table"
        assert await code(eve.sit(visit.id)) == "no_table"
        assert await code(eve.sit(visit.id, watch="B" * 22)) == "no_table"
        assert await code(eve.sit(visit.id, seat=0)) == "no_table"
        assert await alive(visit)


# ---------------------------------------------------------------------- company
async def test_a_spectator_sees_and_does_nothing(server: Running) -> None:
    async with friends(server.url, AGES) as [ann, bob], guests(server.url) as [eve]:
        await play([ann, bob], 20)
        watch = ann.now.table.watch_key
        async with sitting(eve, ann.id, watch=watch) as spectator:
            state = spectator.now
            assert (state.seat, state.question, state.undo, state.view["you"]) == (None, None, None, None)
            assert (state.table.watch_key, [seat.mine for seat in state.table.seats]) == (None, [False, False])
            assert state.view == as_sent(server.table(ann.id).table.view(None))
            assert len(spectator.log) == len(server.table(ann.id).table.log_of(None))
            for message in (
                m.Move(ann.key(), state.seq, 0, "pass"), m.Undo(ann.key(), 0), m.Resign(ann.key(), 0),
                m.HandOver(ann.key(), 0, "easy"), m.Abandon(ann.key(), 1), m.AskHint(ann.key(), 0),
                m.AskWhy(ann.key(), 0, "pass"), m.AskPreview(ann.key(), 1, "pass"), m.Say(ann.key(), "I am Ann", 0),
            ):
                assert await code(spectator.ask(message)) == "not_yours"
            await do([ann, bob, spectator], spectator, m.Say(ann.key(), "well played"))
            assert ann.chat[-1].seat is None
            await play([ann, bob], 1)
            await settle([spectator], ann.now.seq)
            assert sorted(ann.now.table.seats[n].connected for n in (0, 1)) == [True, True]


async def test_who_is_there(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        await ann.until(lambda: any(x.connected == [0, 1] for x in ann.news if isinstance(x, m.Presence)))
        await bob.close()
        await ann.until(lambda: [x.connected for x in ann.news if isinstance(x, m.Presence)][-1] == [0])
        async with sitting(bob.player, bob.id):
            await ann.until(lambda: [x.connected for x in ann.news if isinstance(x, m.Presence)][-1] == [0, 1])
        seats = (await ann.player.get(f"/api/tables/{ann.id}", m.TableInfo)).seats
        assert seats[0].connected


async def test_chat(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        position = ann.now.seq
        for n, text in enumerate(("hello", "été \U0001f3b2 <b>", "x" * 500)):
            await do([ann, bob], (ann, bob)[n % 2], m.Say(ann.key(), text, n % 2))
        assert [line.text for line in bob.chat] == ["hello", "été \U0001f3b2 <b>", "x" * 500]
        assert [line.seat for line in ann.chat] == [0, 1, 0]
        assert [line.text for line in ann.chat] == [line.text for line in bob.chat]
        assert await code(ann.ask(m.Say(ann.key(), "in your name", 1))) == "not_yours"
        await bob.close()
        async with sitting(bob.player, bob.id, since=position) as again:
            assert again.chat == bob.chat
        mover = (ann, bob)[ann.now.table.waiting[0]]
        if mover is ann:
            await ann.move(choices(ann)[0])
            assert len(ann.chat) == 3


@pytest.mark.parametrize("game", GAMES)
async def test_the_language_changes_at_the_table(server: Running, game: str) -> None:
    async with hot_seat(server.url, game) as visit:
        await play([visit], 10)
        await asked([visit])
        english = visit.now
        lines = [line.text for line in visit.log]
        await visit.send(m.Sit(lang="fr"))
        await visit.until(lambda: visit.now.lang == "fr")
        french = visit.now
        assert french.view == english.view
        assert french.question is not None
        assert english.question is not None
        assert french.question.prompt != english.question.prompt
        assert [x.symbol for x in french.question.options] == [x.symbol for x in english.question.options]
        assert len(visit.log) == len(lines)
        assert [line.text for line in visit.log] != lines
        assert [line.text for line in visit.log] == [
            line.text("fr") for line in server.table(visit.id).table.log_of(french.seat)]


# ---------------------------------------------------------------------- advice
@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_has_its_reason(server: Running, game: str) -> None:
    async with hot_seat(server.url, game) as visit:
        await play([visit], 6)
        await asked([visit])
        seat, told, space = visit.now.seat or 0, [], server.table(visit.id).table.game.space
        for lang in ("en", "fr"):
            await visit.send(m.Sit(lang=lang))
            hint = await visit.ask(m.AskHint(visit.key(), seat))
            assert hint.symbol in choices(visit)
            assert hint.reason.endswith(".")
            assert all(space.parse(symbol) >= 0 for symbol in hint.then)
            assert 1 <= len(hint.plans) <= 3
            assert hint.plans[0].symbol == hint.symbol
            assert hint.text.startswith(hint.plans[0].text)
            assert {plan.symbol for plan in hint.plans} <= set(choices(visit))
            told.append((hint.text, hint.reason))
        assert told[0] != told[1]
        assert await code(visit.ask(m.AskHint(visit.key(), 1 - seat))) == "no_hint"
    async with hot_seat(server.url, game, hints=False) as visit:
        assert await code(visit.ask(m.AskHint(visit.key(), visit.now.seat or 0))) == "no_hint"


@pytest.mark.parametrize("game", GAMES)
async def test_why_not(server: Running, game: str) -> None:
    async with hot_seat(server.url, game) as visit:
        await play([visit], 8)
        await asked([visit])
        seat = visit.now.seat or 0
        table = server.table(visit.id).table
        legal = {choice.symbol for choice in table.options}
        illegal = next(symbol for symbol in reversed(table.game.space.symbols) if symbol not in legal)
        told = []
        for lang in ("en", "fr"):
            await visit.send(m.Sit(lang=lang))
            [reason] = (await visit.ask(m.AskWhy(visit.key(), seat, symbol=illegal))).reasons
            assert reason.text
            told.append(reason.text)
        assert told[0] != told[1]
        assert (await visit.ask(m.AskWhy(visit.key(), seat, symbol=min(legal)))).reasons == []
        assert (await visit.ask(m.AskWhy(visit.key(), seat, target="the moon"))).reasons == []
        assert (await visit.ask(m.AskWhy(visit.key(), seat))).reasons == []
        [reason] = (await visit.ask(m.AskWhy(visit.key(), seat, symbol="fly"))).reasons
        assert "fly" in reason.text
        [waits] = (await visit.ask(m.AskWhy(visit.key(), 1 - seat, symbol=min(legal)))).reasons
        assert waits.text
        things = {target for action in range(len(table.game.space)) for target in table.game.targets(
            table.state, action)}
        explained = 0
        for target in sorted(things)[::7]:
            reasons = (await visit.ask(m.AskWhy(visit.key(), seat, target=target))).reasons
            assert len(reasons) <= 3
            explained += len(reasons)
        assert explained


def number_at(view: View, change: m.Change) -> Any:
    found = view["players"][change.seat]
    for name in change.what.split("."):
        found = found[name]
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_preview_is_certain_of_happens(server: Running, game: str) -> None:
    certain = changes = 0
    async with hot_seat(server.url, game) as visit:
        await visit.send(m.Sit(lang="en" if game == DUEL else "fr"))
        await play([visit], 4)
        for n in range(250):
            if (n >= 45 and min(certain, changes) >= 10) or visit.now.result is not None:
                break
            await asked([visit])
            seat, symbols = visit.now.seat or 0, choices(visit)
            symbol = symbols[n * 7 % len(symbols)]
            preview: m.Preview = await visit.ask(m.AskPreview(visit.key(), seat, symbol))
            before, lines = visit.now.view, len(visit.log)
            for change in preview.changes:
                assert number_at(before, change) == change.before != change.after
            await visit.move(symbol)
            assert visit.now.seat == seat
            if preview.certain:
                certain += 1
                changes += len(preview.changes)
                assert [line.text for line in visit.log[lines:]] == preview.lines
                for change in preview.changes:
                    assert number_at(visit.now.view, change) == change.after
    assert certain >= 10
    assert changes >= 10


async def test_a_preview_of_what_cannot_be_done(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        await asked([visit])
        seat = visit.now.seat or 0
        assert await code(visit.ask(m.AskPreview(visit.key(), seat, "complete"))) == "illegal_action"
        assert await code(visit.ask(m.AskPreview(visit.key(), seat, "no such thing"))) == "unknown_symbol"
        assert await code(visit.ask(m.AskPreview(visit.key(), 1 - seat, choices(visit)[0]))) == "not_your_turn"


async def test_a_seat_that_is_not_written_yet_answers_nobody(server: Running) -> None:
    """Two sit down at once at two processes: who comes too late learns nothing through the seat of the other."""
    async with friends(server.url) as visits:
        one = await asked(visits)
        seat, other = one.now.seat or 0, visits[1 - (one.now.seat or 0)]
        room = server.service.rooms.rooms[one.id]
        held = room.chronicle.seats[seat]
        mine, theirs = held.guest, room.chronicle.seats[1 - seat].guest
        server.do(room.lock.acquire())
        held.guest = theirs
        wishes = [m.AskWhy(other.key(), seat, choices(one)[0]), m.AskHint(other.key(), seat)]
        asking = [asyncio.create_task(code(other.ask(wish))) for wish in wishes]
        await asyncio.sleep(0.2)
        held.guest = mine
        assert server.loop is not None
        server.loop.call_soon_threadsafe(room.lock.release)
        assert await asyncio.gather(*asking) == ["not_yours"] * 2


async def test_a_room_that_is_put_away_before_the_hello(server: Running) -> None:
    """Who comes through an open door is where all the others are."""
    rooms = server.service.rooms

    async def gone(id: str) -> bool:
        rooms.sweep(-LONG)
        return id not in rooms.rooms

    async with hot_seat(server.url) as other:
        await other.close()
        early = Visitor(other.player, other.id)
        await early.knock()
        await until(lambda: server.do(gone(other.id)))
        async with sitting(other.player, other.id) as late:
            await early.greet()
            await do([early, late], late, m.Say(late.key(), "here", 0))
        await early.close()


# ---------------------------------------------------------------------- the end
async def test_the_server_says_goodbye(tmp_path: Path) -> None:
    """Acknowledged means kept: after a restart everything is there, and the goodbye says to come back."""
    with running(tmp_path) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "me")
            visit = await ann.sit(id)
            await play([visit], 7)
            await asyncio.to_thread(server.stop)
            await until(lambda: visit.reading is not None and visit.reading.done())
            assert [news for news in visit.news if isinstance(news, m.Bye)] == [m.Bye(True)]
            await visit.close()
    with running(tmp_path) as server:
        ann.url = server.url
        async with sitting(ann, id, seat=visit.now.seat) as again:
            assert (again.now.decision, again.now.view) == (7, visit.now.view)
            assert again.log == visit.log
