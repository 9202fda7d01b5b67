"""Taking back and playing again: at once where nobody learnt anything, else alone or by consent."""

from __future__ import annotations

import random

import pytest

from clio.engine.told import LogLine
from clio.server import messages as m
from clio.server import notices
from clio.server.chronicle import Chronicle
from clio.server.setup import Seat, Setup
from clio.server.storage import Row
from tests.server.company import (
    AGES, DUEL, GAMES, answer, asked, choices, code, do, friends, guests, hot_seat, level, look_through, play, settle,
    sitting,
)
from tests.server.player import Visitor
from tests.server.running import Running


async def play_until(visits: list[Visitor], free: bool) -> Visitor:
    """Play until the last one who decided may take it back freely, or may not; that one, through the right eyes."""
    rnd = random.Random(5)
    for _ in range(300):
        visit = await asked(visits)
        seat = visit.now.seat
        await visit.move(rnd.choice(choices(visit)))
        await level(visits, visit)
        assert visit.now.seat == seat
        undo = visit.now.undo
        if undo is not None and (undo.free and not undo.why) == free:
            return visit
    raise AssertionError("never came to it")


@pytest.mark.parametrize("game", GAMES)
async def test_undo_and_redo_within_the_epoch(server: Running, game: str) -> None:
    async with friends(server.url, game) as visits:
        await play(visits, 3)
        visit = await play_until(visits, True)
        other = visits[1 - (visit.now.seat or 0)]
        seat, after, log = visit.now.seat or 0, visit.now, list(visit.log)
        assert after.undo is not None
        assert after.undo.text.startswith("Undo: ")
        assert await code(other.ask(m.Undo(other.key(), seat))) == "not_yours"
        await do(visits, visit, m.Undo(visit.key(), seat))
        assert visit.now.decision == after.decision - 1
        assert len(visit.log) < len(log) or visit.now.view != after.view
        assert visit.now.redo is not None
        assert other.now.redo is None
        await do(visits, visit, m.Redo(visit.key(), seat))
        assert (visit.now.view, visit.log, visit.now.decision) == (after.view, log, after.decision)
        assert other.now.decision == after.decision
        assert other.log == [line for line in other.log if line.decision <= after.decision]


async def test_undo_twice_with_one_key_takes_back_once(server: Running) -> None:
    async with hot_seat(server.url) as visit:
        await play([visit], 6)
        seat = server.table(visit.id).table.deciders[-1]
        undo = m.Undo("undo-once-only", seat)
        first = await visit.ask(undo)
        assert (await visit.ask(undo)).seq == first.seq
        assert server.table(visit.id).seq == first.seq


async def test_a_new_move_ends_the_redo(server: Running) -> None:
    async with friends(server.url) as visits:
        visit = await play_until(visits, True)
        seat = visit.now.seat or 0
        await do(visits, visit, m.Undo(visit.key(), seat))
        await settle(visits, await visit.move(choices(visit)[-1]))
        assert visit.now.redo is None
        assert await code(visit.ask(m.Redo(visit.key(), seat))) == "no_undo"


@pytest.mark.parametrize("game", GAMES)
async def test_alone_one_may_go_back_beyond_the_epoch(server: Running, game: str) -> None:
    async with hot_seat(server.url, game) as visit:
        await play_until([visit], False)
        assert visit.now.undo is not None
        assert visit.now.undo.free
        assert visit.now.undo.why, "it says that something has come out"
        seat, before = visit.now.seat or 0, visit.now.decision
        await do([visit], visit, m.Undo(visit.key(), seat))
        assert visit.now.decision < before
        assert visit.now.table.request is None
        whole = await visit.player.sit(visit.id, seat=seat)
        assert whole.log == visit.log
        await whole.close()


async def test_back_to_the_very_beginning_and_no_further(server: Running) -> None:
    async with hot_seat(server.url, AGES) as visit:
        await play([visit], 12)
        for _ in range(12):
            deciders = server.table(visit.id).table.deciders
            if not deciders:
                break
            await do([visit], visit, m.Undo(visit.key(), deciders[-1]))
        assert visit.now.decision == 0
        assert await code(visit.ask(m.Undo(visit.key(), 0))) == "no_undo"
        await look_through(visit, 0)
        assert visit.now.undo is None
        assert visit.log == [line for line in visit.log if line.decision == 0]
        await play([visit], 2)


@pytest.mark.parametrize("agree", [True, False])
@pytest.mark.parametrize("game", GAMES)
async def test_two_people_agree_or_not(server: Running, game: str, agree: bool) -> None:
    async with friends(server.url, game) as visits:
        visit = await play_until(visits, False)
        seat = visit.now.seat or 0
        other = visits[1 - seat]
        before, target = visit.now.decision, server.table(visit.id).undo_target(seat)
        since = server.table(visit.id).table.deciders[target:]
        assert visit.now.undo is not None
        assert (visit.now.table.seats[1 - seat].name in visit.now.undo.what) == (1 - seat in since), "whose moves go"
        await do(visits, visit, m.Undo(visit.key(), seat))
        for each in visits:
            assert each.now.decision == before, "nothing happens before the other has agreed"
            request = each.now.table.request
            assert request is not None
            assert (request.what, request.seat, request.decision) == ("undo", seat, target)
            assert (request.agreed, request.missing) == ([seat], [1 - seat])
            assert request.text
        assert await code(visit.ask(m.Undo(visit.key(), seat))) == "not_now"
        assert await code(visit.ask(m.Abandon(visit.key(), seat))) == "not_now"
        agreed = answer(other, agree)
        await do(visits, other, agreed)
        after = server.table(visit.id)
        assert len(after.table.actions) == target or not agree
        for each in visits:
            assert each.now.table.request is None
            known = after.decisions_of(each.now.seat)  # of a choice that is open again, one's own answers
            assert each.now.decision == (known if agree else before)
        assert await code(other.ask(m.Answer(other.key(), 1 - seat, agreed.request, True))) == "not_now"
        await play(visits, 2)


async def test_agreeing_for_oneself_is_not_enough(server: Running) -> None:
    async with friends(server.url) as visits:
        visit = await play_until(visits, False)
        seat, before = visit.now.seat or 0, visit.now.decision
        await do(visits, visit, m.Undo(visit.key(), seat))
        await do(visits, visit, answer(visit, True))
        assert visit.now.decision == before
        assert visit.now.table.request is not None


async def test_a_request_ends_when_the_position_changes(server: Running) -> None:
    async with friends(server.url) as visits:
        visit = await play_until(visits, False)
        seat = visit.now.seat or 0
        await do(visits, visit, m.Undo(visit.key(), seat))
        late = answer(visits[1 - seat], True)
        await play(visits, 1)
        assert visit.now.table.request is None
        assert await code(visits[1 - seat].ask(late)) == "not_now"


async def test_three_must_all_agree(server: Running) -> None:
    async with friends(server.url, AGES, 3) as visits:
        visit = await play_until(visits, False)
        seat, before = visit.now.seat or 0, visit.now.decision
        one, two = (n for n in range(3) if n != seat)
        await do(visits, visit, m.Undo(visit.key(), seat))
        await do(visits, visits[one], answer(visits[one], True))
        request = visit.now.table.request
        assert request is not None
        assert request.missing == [two]
        assert visit.now.decision == before
        await do(visits, visits[two], answer(visits[two], True))
        assert visit.now.decision < before


async def test_a_late_move_after_an_undo(server: Running) -> None:
    """What was taken back is not played again by a move that was on its way."""
    async with friends(server.url, DUEL) as visits:
        visit = await play_until(visits, True)
        seat = visit.now.seat or 0
        seen = visit.now.seq
        await do(visits, visit, m.Undo(visit.key(), seat))
        assert await code(visit.ask(m.Move(visit.key(), seen, seat, choices(visit)[0]))) == "late"


async def test_at_one_screen_nobody_undoes_what_another_has_decided_since(server: Running) -> None:
    """In a duel of one person in both seats: a decision of the other seat after the own one, and cards out since."""
    async with hot_seat(server.url, AGES) as visit:
        for _ in range(200):
            await play([visit], 1)
            c = server.table(visit.id)
            last = c.table.deciders[-1]
            other = 1 - last
            if other in c.table.deciders and not c.table.can_undo(other):
                break
        assert c.undo_target(other) is not None
        assert not c.undo_is_free(other)
        await look_through(visit, other)
        assert visit.now.undo is None
        assert c.undo_is_free(last)


# ---------------------------------------------------------------------- told to the others
@pytest.mark.parametrize("game", GAMES)
async def test_what_is_taken_back_freely_is_told_to_the_others(server: Running, game: str) -> None:
    """In both languages, by the line that all had read; it stays after the log has gone back."""
    async with friends(server.url, game) as visits:
        await play(visits, 3)
        visit = await play_until(visits, True)
        seat = visit.now.seat or 0
        other = visits[1 - seat]
        await do(visits, visit, m.Undo(visit.key(), seat))
        [told] = [notice for notice in other.notices if notice.id == max(n.id for n in other.notices)]
        assert (told.seat, told.decision) == (seat, other.now.decision)
        assert visit.now.table.seats[seat].name in told.text
        assert "took back" in told.text
        again = await other.player.sit(visit.id, lang="fr")
        assert "a annulé" in again.notices[-1].text
        await again.close()


async def test_what_is_taken_back_by_consent_is_told_too(server: Running) -> None:
    async with friends(server.url, AGES) as visits:
        visit = await play_until(visits, False)
        seat = visit.now.seat or 0
        other = visits[1 - seat]
        before = len(other.notices)
        await do(visits, visit, m.Undo(visit.key(), seat))
        assert len(other.notices) == before, "nothing is taken back yet"
        await do(visits, other, answer(other, True))
        for each in visits:
            assert len(each.notices) == before + 1
            assert each.notices[-1].seat == seat


async def test_alone_nobody_needs_to_be_told(server: Running) -> None:
    async with guests(server.url) as [ann]:
        id = await ann.table(DUEL, "me", "bot", options={"first": "1"})
        async with sitting(ann, id) as visit:
            await visit.move(choices(visit)[0])
            await do([visit], visit, m.Undo(visit.key(), 0))
            assert visit.notices == []


def test_a_notice_tells_what_all_had_read_and_nothing_else() -> None:
    """Not the option as it read to who chose it: that may name a card which the others do not see."""
    seats = [Seat("ann", "Ann", "a"), Seat("bob", "Bob", "b")]
    told = 0
    for seed in range(6):
        c = Chronicle("table", Setup(AGES, {}, str(seed), seats, "watch"), "ann", False, 0.0)
        rnd = random.Random(seed)
        for _ in range(150):
            seat = c.table.seat
            assert seat is not None
            symbols = [choice.symbol for choice in c.table.options if choice.symbol != "resign"]
            c.fold(Row(c.seq + 1, "move", seat, rnd.choice(symbols), None, 0.0))
            public = {line.text("en").rstrip(".") for line in c.table.log if line.seen_by(None)}
            if c.undo_is_free(seat):
                c.fold(Row(c.seq + 1, "undo", seat, "", None, 0.0))
                said = c.notices[-1].what.get("en")
                assert said is None or said in public
                told += said is not None
                assert len(c.notices) <= notices.MOST
                c.fold(Row(c.seq + 1, "redo", seat, "", None, 0.0))
    assert told > 100


def test_a_line_that_not_all_may_read_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [Seat("ann", "", "a"), Seat("bob", "", "b")]
    c = Chronicle("table", Setup(AGES, {}, "1", seats, "watch"), "ann", False, 0.0)
    seat = c.table.seat
    assert seat is not None
    c.fold(Row(1, "move", seat, c.table.options[0].symbol, None, 0.0))
    monkeypatch.setattr(LogLine, "seen_by", lambda line, reader: reader is not None)
    c.fold(Row(2, "undo", seat, "", None, 0.0))
    assert c.notices[-1].what == {}
    assert c.notices[-1].text("Ann", "en") == "Ann took back a decision."
