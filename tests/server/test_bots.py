"""Bots at tables: in workers of their own, deterministic, and never the end of a game when they fail."""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from clio.bots import make, searches, strengths_of
from clio.engine.history import Table
from clio.games import find
from clio.games.through_the_ages.scenario import Scenario as Ages
from clio.server import messages as m
from clio.server import driver, thinkers
from clio.server.errors import Late
from clio.server.limits import PRESSED_SECONDS, THINKING_PER_PERSON, THINKING_SECONDS
from clio.server.rooms import Room
from clio.server.seating import JoinBody
from clio.server.thinkers import Advice, BotFailed, Task, Thinkers, advise, choose, task
from clio.server.turns import NOBODY, Turns
from tests.games.age_of_mythology.battles import stage
from tests.server.company import AGES, DUEL, GAMES, asked, choices, code, do, friends, guests, sitting, until
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.test_chronicle import Log, chronicle


# ---------------------------------------------------------------------- what a worker is sent to do
def broken(t: Task) -> str:
    raise ZeroDivisionError("a bot that breaks")


def stuck(t: Task) -> str:
    time.sleep(3600)
    return ""


def dead(t: Task) -> str:
    os._exit(7)


def allowed(t: Task) -> str:
    return str(t.seconds)


def outlaw(t: Task) -> str:
    return "complete"


def babble(t: Task) -> str:
    return "no move at all"


def position(game: str = DUEL) -> Task:
    table = Table(find(game), 2, "bots")
    return task(table, table.state.player, "normal")


# ---------------------------------------------------------------------- the workers
@pytest.mark.parametrize("game", GAMES)
async def test_a_worker_chooses_what_any_process_would(game: str) -> None:
    team = Thinkers()
    try:
        table = Table(find(game), 2, "bots")
        for strength in ("easy", "normal"):
            ask = partial(task, table, table.state.player, strength)
            chosen = await team.choose(ask)
            assert chosen == choose(ask())
            assert chosen in [choice.symbol for choice in table.options]
        advice = await team.advise(position(game))
        assert advice.symbol in [choice.symbol for choice in table.options]
        assert sorted(advice.reasons) == ["en", "fr"]
    finally:
        team.close()


def test_advice_gives_a_whole_army() -> None:
    """All that answers the question, also from a bot that plans no further."""
    table = stage("hydra toxotes hoplite", "jarl jarl").attack(0, 1, "city")
    advice = advise(task(table, 0, "hard"))
    assert advice.then[-1] == "muster"
    assert len([symbol for symbol in [advice.symbol, *advice.then] if symbol.startswith("send ")]) > 1
    for symbol in [advice.symbol, *advice.then]:
        table.play(symbol, 0)
    assert "Ensuite" in advice.reasons["fr"]


@pytest.mark.parametrize("strength", ["easy", "hard"])
def test_advice_gives_all_cards_that_are_to_go(strength: m.Strength) -> None:
    """Also from a bot that searches, whose plans end where something is hidden."""
    table = Ages(age=1).hand(0, "legion", "phalanx", "enslave", "plunder-i", "raid-i").end_of_turn()
    advice = advise(task(table, 0, strength))
    assert len([symbol for symbol in [advice.symbol, *advice.then] if symbol.startswith("discard ")]) == 3
    for symbol in [advice.symbol, *advice.then]:
        table.play(symbol, 0)
    assert table.seat == 1


def test_what_is_taken_besides_is_no_rival() -> None:
    """Of cards drawn together, or units of one army, whichever is named first."""
    drawn = Table(find("age-of-mythology"), 2, "besides")
    while type(drawn.state.waiting.op).__name__ != "ChooseCards":
        drawn.play(choose(task(drawn, drawn.state.player, "normal")))
    for table, seat in ((drawn, drawn.state.player), (stage("hydra toxotes hoplite", "jarl").attack(0, 1, "city"), 0)):
        advice = advise(task(table, seat, "hard"))
        assert advice.then
        assert advice.plans[0].symbol == advice.symbol
        assert not {plan.symbol for plan in advice.plans[1:]} & set(advice.then)


async def test_workers_that_fail_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    team = Thinkers(seconds=20.0)
    try:
        for fails in (broken, dead):
            monkeypatch.setattr(thinkers, "choose", fails)
            with pytest.raises(BotFailed):
                await team.choose(position)
        monkeypatch.setattr(thinkers, "choose", stuck)
        team.seconds = 0.5
        with pytest.raises(BotFailed):
            await team.choose(position)
        team.seconds = 20.0
        monkeypatch.setattr(thinkers, "choose", choose)
        assert await team.choose(position) == choose(position())
    finally:
        team.close()
    with pytest.raises(BotFailed):
        await team.choose(position)


async def test_one_stuck_question_does_not_spoil_those_that_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    team = Thinkers(seconds=20.0)
    try:
        assert await team.choose(position)
        team.seconds = 1.0
        first = asyncio.create_task(team._run(stuck, position, NOBODY))
        await asyncio.sleep(0.1)
        team.seconds = 20.0
        others = [asyncio.create_task(team.choose(position)) for _ in range(3)]
        with pytest.raises(BotFailed):
            await first
        assert await asyncio.gather(*others) == [choose(position())] * 3
    finally:
        team.close()


@pytest.mark.parametrize("game", GAMES)
def test_who_searches_and_who_answers_at_a_glance(game: str) -> None:
    """A search may take a hundred times as long; in a game of dice it tells less than the odds."""
    found = [name for name in strengths_of(game) if searches(name, game)]
    strong = [name for name in ("hard", "expert") if name in strengths_of(game)]
    assert found == ([] if game == "age-of-mythology" else strong)


async def test_no_search_is_in_the_way_of_a_glance() -> None:
    team = Thinkers(seconds=60.0)
    try:
        search = asyncio.create_task(team._run(stuck, position, ("there", "eve")))
        for share in (("there", "eve"), ("here", "ann")):
            assert await team.choose(position, share, searches=False) == choose(position())
        assert not search.done()
        search.cancel()
    finally:
        team.close()


async def test_a_search_takes_less_while_others_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that one address with many bots is not long in the way of another. Who is alone is not cut short."""
    monkeypatch.setattr(thinkers, "choose", allowed)
    team = Thinkers()
    try:
        assert await team.choose(position, ("there", "eve")) == str(THINKING_SECONDS)
        team.turns.used.add("there", 10.0)
        assert await team.choose(position, ("there", "eve")) == str(THINKING_SECONDS)
        assert await team.choose(position, ("here", "ann")) == str(PRESSED_SECONDS)
        team.turns.used.seconds.clear()
        assert await team.choose(position, ("here", "ann")) == str(THINKING_SECONDS)
    finally:
        team.close()


def test_a_bot_in_place_of_somebody_thinks_for_the_table() -> None:
    """Not for its maker, who could keep it waiting by what their bots do elsewhere."""
    log = Log(chronicle(AGES, "me", "open", "bot"))
    log.add("join", 1, json.encode(JoinBody("bob", "Bob")).decode())
    log.add("hand", 0, "easy")
    assert [driver.share(Room(log.c), seat)[1] for seat in (0, 2)] == [log.c.id, "ann"]
    alone = Log(chronicle(AGES, "me", "bot"))
    alone.add("hand", 0, "easy")
    assert driver.share(Room(alone.c), 0)[1] == "ann"


async def test_who_hands_over_has_a_bot_think_at_their_own_cost(server: Running) -> None:
    """From where they come: the maker's address may have as many bots waiting as it may."""
    async with friends(server.url) as [ann, bob]:
        room = server.service.rooms.rooms[ann.id]
        theirs, room.chronicle.source = room.chronicle.source, "the maker's"
        await do([ann, bob], bob, m.HandOver(bob.key(), 1, "easy"))
        assert driver.share(room, 1) == (theirs, ann.id)
        await do([ann, bob], bob, m.HandOver(bob.key(), 1, None))


def test_a_bot_that_was_changed_is_asked_anew() -> None:
    """It may not search where bots answer at a glance."""
    log = Log(chronicle(AGES, "me", "bot"))
    log.add("hand", 0, "easy")
    question = driver.Question(Room(log.c), 0)
    assert question().strength == "easy"
    log.add("hand", 0, "hard")
    with pytest.raises(Late):
        question()


# ---------------------------------------------------------------------- at the table
@pytest.mark.parametrize("fails", [broken, dead, stuck, outlaw, babble])
async def test_a_bot_that_fails_is_reported_and_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: object
) -> None:
    with running(tmp_path) as server:
        if fails is stuck:
            server.service.thinkers.seconds = 0.5
        monkeypatch.setattr(thinkers, "choose", fails)
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "bot", options={"first": "2"})
            async with sitting(ann, id) as visit:
                await visit.until(lambda: visit.now.table.trouble is not None)
                assert visit.now.decision == 0
                assert visit.now.table.status == "playing"
                english = visit.now.table.trouble
                await visit.send(m.Sit(lang="fr"))
                await visit.until(lambda: visit.now.table.trouble not in (None, english))
                failures = server.service.metrics.bot_failures._value.get()
                await asyncio.sleep(0.2)
                assert server.service.metrics.bot_failures._value.get() == failures, "it waits for somebody to decide"
                assert await code(visit.ask(m.HandOver(visit.key(), 1))) == "not_yours"
                await do([visit], visit, m.HandOver(visit.key(), 1, "easy"))
                await visit.until(lambda: visit.now.table.trouble is not None)
                server.service.thinkers.seconds = 20.0
                monkeypatch.setattr(thinkers, "choose", choose)
                await visit.ask(m.HandOver(visit.key(), 1, "easy"))
                assert await visit.my_turn()
                assert visit.now.decision > 0
                assert visit.now.table.trouble is None


async def test_trouble_survives_a_restart_and_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "choose", broken)
    with running(tmp_path) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "bot", options={"first": "2"})
            async with sitting(ann, id) as visit:
                await visit.until(lambda: visit.now.table.trouble is not None)
    monkeypatch.setattr(thinkers, "choose", choose)
    with running(tmp_path) as server:
        ann.url = server.url
        async with sitting(ann, id) as visit:
            assert visit.now.table.trouble is not None
            await visit.ask(m.HandOver(visit.key(), 1, "normal"))
            assert await visit.my_turn()


async def test_bots_go_on_when_the_server_starts_again(tmp_path: Path) -> None:
    """A table that was made for bots, and that nobody looks at, is finished by whoever has it next."""
    with running(tmp_path) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(AGES, "bot", "bot", "bot")
        await until(lambda: bool(server.table(id).table.actions))
        before = len(server.table(id).table.actions)
    with running(tmp_path) as server:
        await until(lambda: id in server.service.rooms.rooms and len(server.table(id).table.actions) > before + 3)


@pytest.mark.parametrize("leave", [m.Resign, lambda key, seat: m.HandOver(key, seat, "easy")])
async def test_bots_that_everybody_left_wait_for_somebody_to_look_on(tmp_path: Path, leave: Any) -> None:
    """Whoever left may look how it ends, now or after a restart."""
    with running(tmp_path) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(AGES, "me", "bot", "bot")

            def moves() -> int:
                return len(server.table(id).table.actions)

            async with sitting(ann, id) as visit:
                await visit.ask(leave(visit.key(), 0))
                await visit.until(lambda: visit.now.table.decisions > 5)
            room = server.service.rooms.rooms[id]
            await until(lambda: not room.connections and room.driver is None)
            before = moves()
            server.do(server.service.wake_bots(time.time() + 60))
            assert (room.driver, moves()) == (None, before)
            assert server.do(server.service.store.bots_due(time.time() + 60)) == [], "nor elsewhere"
            async with sitting(ann, id) as visit:
                await visit.until(lambda: visit.now.table.decisions > before)
    with running(tmp_path) as server:
        ann.url = server.url
        async with sitting(ann, id) as visit:
            before = visit.now.table.decisions
            await visit.until(lambda: visit.now.table.decisions > before)


async def test_bots_alone_move_no_more_often_than_a_visitor(tmp_path: Path) -> None:
    with running(tmp_path, rate=1e-6, burst=40) as server:
        async with guests(server.url) as [ann]:
            ids = [await ann.table(DUEL, "bot", "bot") for _ in range(3)]
            source = server.service.identity.source("127.0.0.1")
            await until(lambda: server.service.driver.alone.of(source).level < 1)
            await asyncio.sleep(0.5)
            assert sum(len(server.table(id).table.actions) for id in ids) <= 40


async def test_a_question_that_waits_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor one that finds no place: it is made of the table as it is when a worker is free."""
    made = list[int]()

    def noted(table: Table, seat: int, strength: m.Strength) -> Task:
        made.append(seat)
        return task(table, seat, strength)

    monkeypatch.setattr(driver, "task", noted)
    with running(tmp_path) as server:
        turns = server.service.thinkers.glances
        turns.free = 0
        async with guests(server.url) as [ann]:
            ids = [await ann.table(DUEL, "bot", "me", options={"first": "1"}) for _ in range(THINKING_PER_PERSON + 4)]
            await until(lambda: turns.length == THINKING_PER_PERSON)
            await asyncio.sleep(2 * driver.BUSY)
            assert made == []
            server.do(freed(turns))
            await until(lambda: all(server.table(id).table.actions for id in ids))


async def freed(turns: Turns) -> None:
    turns.free = 1
    turns._call()


async def test_nothing_is_reported_when_the_server_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "choose", stuck)
    with running(tmp_path) as server:
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "bot", options={"first": "2"})
            async with sitting(ann, id) as visit:
                await visit.until(lambda: any(isinstance(news, m.Thinking) for news in visit.news))
    monkeypatch.setattr(thinkers, "choose", choose)
    with running(tmp_path) as server:
        ann.url = server.url
        async with sitting(ann, id) as visit:
            assert await visit.my_turn()
            assert "trouble" not in [row.kind for row in server.do(server.service.store.rows(id))]


async def test_a_hint_that_fails(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with friends(server.url) as visits:
        visit = await asked(visits)
        seat = visit.now.seat or 0
        monkeypatch.setattr(thinkers, "advise", broken)
        assert await code(visit.ask(m.AskHint(visit.key(), seat))) == "no_hint"
        monkeypatch.undo()
        assert (await visit.ask(m.AskHint(visit.key(), seat))).symbol in choices(visit)


async def test_a_hint_is_charged_to_where_the_asker_comes_from(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, charged = server.service.thinkers.advise, list[tuple[str, str]]()

    async def noted(work: Task, who: tuple[str, str]) -> Advice:
        charged.append(who)
        return await whole(work, who)

    monkeypatch.setattr(server.service.thinkers, "advise", noted)
    async with guests(server.url) as [ann], Player(server.url, source="127.0.0.7") as bob:
        id = await ann.table(DUEL, "open", "me", public=True, options={"first": "1"})
        await bob.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo)
        async with sitting(bob, id) as visit:
            assert await visit.my_turn()
            await visit.ask(m.AskHint(visit.key(), 0))
    assert [who[0] for who in charged] == [server.service.identity.source("127.0.0.7")]


async def test_the_same_seat_of_the_same_table_plays_the_same(tmp_path: Path) -> None:
    game = find(DUEL)
    table = Table(game, 2, "same")
    work = task(table, 0, "easy")
    assert work == task(Table(game, 2, "same"), 0, "easy")
    assert work.seed != task(table, 1, "easy").seed
    assert make("easy", game, work.seed).name == "easy"
