"""Guided games over the net: each to its end, with what is refused on the way, and resumed by another connection."""

from __future__ import annotations

import pytest

from clio.games import lessons
from clio.server import messages as m
from tests.server.company import DUEL, GAMES, MYTH, code, guests, refusal, sitting
from tests.server.player import Player, Visitor
from tests.server.running import Running

FIRST = "first-game"


async def begin(player: Player, game: str = DUEL) -> str:
    return (await player.post(f"/api/games/{game}/lessons/{FIRST}", None, m.Created)).id


def here(visit: Visitor) -> m.LessonAt:
    assert visit.now.lesson is not None
    return visit.now.lesson


async def go_on(visit: Visitor, step: int | None = None) -> None:
    there = here(visit).step + 1 if step is None else step
    await visit.ask(m.GoOn(visit.key(), 0, there))
    await visit.until(lambda: visit.now.lesson is None or visit.now.lesson.step >= there)


async def do_step(visit: Visitor) -> None:
    """What the lesson wants now: read on, or make the moves of the step and wait for the answers."""
    step = here(visit).step
    if not here(visit).moves:
        await go_on(visit)
        return
    while visit.now.lesson is not None and visit.now.lesson.step == step and visit.now.lesson.moves:
        await visit.until(lambda: visit.now.question is not None)
        question, names = visit.now.question, here(visit).moves[0].split(" | ")
        assert question is not None
        left = len(here(visit).moves)
        await visit.move(next(one.symbol for one in question.options if one.symbol in names or one.move in names))
        await visit.until(
            lambda: visit.now.lesson is None or visit.now.lesson.step != step or len(visit.now.lesson.moves) < left)  # noqa: B023
    await visit.until(lambda: visit.now.lesson is None or visit.now.lesson.step != step)


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_from_its_first_step_into_the_game_that_follows(server: Running, game: str) -> None:
    async with guests(server.url) as [ann]:
        told = (await ann.get(f"/api/games/{game}/lessons?lang=fr", list[m.LessonInfo]))[0]
        async with sitting(ann, await begin(ann, game)) as visit:
            steps = len(lessons(game)[FIRST].steps)
            assert len(told.steps) == steps
            for step in range(steps):
                assert here(visit).step == step
                assert told.steps[step].does == bool(here(visit).moves)
                await do_step(visit)
            assert (visit.now.lesson, visit.now.table.lesson) == (None, None)
            await visit.until(lambda: visit.now.question is not None)
            assert [seat.name for seat in visit.now.table.seats][1] == "Hypatia"
            before = visit.now.decision
            question = visit.now.question
            assert question is not None
            await visit.move(next(one.symbol for one in question.options if one.symbol != "resign"))
            await visit.until(lambda: visit.now.decision > before)


async def test_another_move_is_answered_and_not_played(server: Running) -> None:
    async with guests(server.url) as [ann], sitting(ann, await begin(ann)) as visit:
        problem = await refusal(visit.move("activate row 1 column 1"))  # while it is still to be read
        assert (problem.code, problem.text) == ("other_move", lessons(DUEL)[FIRST].steps[1].said["en"].other)
        await visit.move("activate row 1 column 3")  # the right one need not wait until it is read
        await visit.until(lambda: here(visit).step == 2)


async def test_a_lesson_goes_on_where_it_was(server: Running) -> None:
    async with guests(server.url) as [ann]:
        id = await begin(ann)
        async with sitting(ann, id) as visit:
            for _ in range(2):
                await do_step(visit)
        async with sitting(ann, id, lang="fr") as visit:
            assert here(visit).step == 2
            await visit.ask(m.Undo(visit.key(), 0))
            await visit.until(lambda: here(visit).step == 1)
            assert here(visit).moves == ["activate row 1 column 3"]
        listed = (await ann.get("/api/tables?scope=mine", m.TableList)).tables[0]
        assert (listed.id, listed.lesson) == (id, FIRST)


async def test_nothing_before_a_lesson_is_taken_back(server: Running) -> None:
    async with guests(server.url) as [ann], sitting(ann, await begin(ann, MYTH)) as visit:
        assert (await refusal(visit.ask(m.Undo(visit.key(), 0)))).code == "no_undo"
        assert visit.now.undo is None


async def test_whoever_has_had_enough_plays_on_freely(server: Running) -> None:
    async with guests(server.url) as [ann], sitting(ann, await begin(ann)) as visit:
        steps = len(lessons(DUEL)[FIRST].steps)
        assert (await refusal(visit.ask(m.GoOn(visit.key(), 0, 2)))).code == "late"
        await go_on(visit, steps)
        assert visit.now.lesson is None
        await visit.move("activate row 1 column 1")
        await visit.until(lambda: visit.now.question is not None and visit.now.decision >= 2)
        assert (await refusal(visit.ask(m.GoOn(visit.key(), 0, 1)))).code == "not_now"


async def test_nobody_else_turns_the_page(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await begin(ann)
        watch = (await ann.get(f"/api/tables/{id}", m.TableInfo)).watch_key
        async with sitting(bob, id, watch=watch) as looking:
            assert looking.now.lesson is None
            assert (await refusal(looking.ask(m.GoOn(looking.key(), 0, 1)))).code == "not_yours"
        assert await code(bob.post(f"/api/games/{DUEL}/lessons/nothing", None, m.Created)) == "not_found"
