"""Puzzles over the net: solved, missed and shown; what a puzzle table refuses, and that it is no way round anything."""

from __future__ import annotations

import pytest

from clio.games import find, puzzles
from clio.server import messages as m
from clio.server.limits import PUZZLES_KEPT
from tests.server.company import DUEL, GAMES, code, guests, refusal, sitting
from tests.server.player import Player, Visitor
from tests.server.running import Running

FIRST = next(iter(puzzles(DUEL).values()))


async def begin(player: Player, game: str = DUEL, puzzle: str = FIRST.id) -> str:
    return (await player.post(f"/api/games/{game}/puzzles/{puzzle}", None, m.Created)).id


def here(visit: Visitor) -> m.PuzzleAt:
    assert visit.now.puzzle is not None
    return visit.now.puzzle


def free(visit: Visitor) -> bool:
    return visit.now.undo is not None and visit.now.undo.free


async def solve(visit: Visitor, seat: int, solution: tuple[str, ...]) -> None:
    for symbol in solution:
        before = visit.now.decision
        await visit.until(lambda: visit.now.question is not None)
        await visit.move(symbol)
        await visit.until(lambda: visit.now.decision > before)  # noqa: B023


async def show(visit: Visitor, moves: int) -> None:
    await visit.ask(m.GoOn(visit.key(), visit.now.seat or 0, moves))
    await visit.until(lambda: here(visit).shown == moves and visit.now.decision == here(visit).start + moves)


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_of_every_game_is_solved(server: Running, game: str) -> None:
    puzzle = next(iter(puzzles(game).values()))
    async with guests(server.url) as [ann]:
        listed = await ann.get(f"/api/games/{game}/puzzles?lang=fr", list[m.PuzzleInfo])
        assert [each.id for each in listed] == list(puzzles(game))
        async with sitting(ann, await begin(ann, game, puzzle.id), lang="fr") as visit:
            assert (here(visit).goal, here(visit).over) == (listed[0].goal, False)
            assert visit.now.seat == puzzle.seat
            assert visit.now.table.puzzle == puzzle.id
            await solve(visit, puzzle.seat, puzzle.solution)
            assert (here(visit).over, here(visit).solved, here(visit).helped) == (True, True, False)
            assert here(visit).verdict.startswith("Résolu")
            assert (visit.now.question, visit.now.table.waiting, visit.now.result) == (None, [], None)


async def test_what_is_missed_is_taken_back_freely(server: Running) -> None:
    async with guests(server.url) as [ann], sitting(ann, await begin(ann)) as visit:
        await visit.move("pass")
        await visit.until(lambda: here(visit).over)
        assert not here(visit).solved
        assert FIRST.counted(FIRST.best, "en") in here(visit).verdict
        assert (await refusal(visit.move("pass"))).code == "not_now"
        assert free(visit)
        await visit.ask(m.Undo(visit.key(), FIRST.seat))
        await visit.until(lambda: not here(visit).over)
        assert not free(visit)  # nothing from before the puzzle
        assert (await refusal(visit.ask(m.Undo(visit.key(), FIRST.seat)))).code == "no_undo"
        await solve(visit, FIRST.seat, FIRST.solution)
        assert here(visit).solved


async def test_the_solution_is_shown_move_by_move(server: Running) -> None:
    async with guests(server.url) as [ann], sitting(ann, await begin(ann)) as visit:
        log = [line.text for line in visit.now.log]
        await show(visit, 0)  # nothing to take back: nothing is
        await show(visit, 1)
        await visit.ask(m.GoOn(visit.key(), FIRST.seat, 0))
        await visit.until(lambda: visit.now.decision == here(visit).start)
        await visit.move("pass")
        await visit.until(lambda: here(visit).over)
        assert (await refusal(visit.ask(m.GoOn(visit.key(), FIRST.seat, 2)))).code == "late"
        assert (await refusal(visit.ask(m.GoOn(visit.key(), FIRST.seat, -1)))).code == "late"
        for moves in range(1, len(FIRST.solution) + 1):
            await show(visit, moves)
            assert here(visit).helped
        assert (here(visit).over, here(visit).solved) == (True, True)
        assert (await refusal(visit.ask(m.GoOn(visit.key(), FIRST.seat, len(FIRST.solution) + 1)))).code == "late"
        await show(visit, 0)
        assert (here(visit).helped, here(visit).over) == (False, False)
        async with sitting(ann, visit.now.table.id) as other:
            assert [line.text for line in other.now.log] == log


async def test_the_log_follows_from_the_beginning_again(server: Running) -> None:
    """What was told of another try is told no more."""
    async with guests(server.url) as [ann], sitting(ann, await begin(ann)) as visit:
        first = visit.now.question
        assert first is not None
        other = next(each.symbol for each in first.options if each.symbol not in (FIRST.solution[0], "pass"))
        await visit.move(other)
        await visit.until(lambda: visit.now.decision > here(visit).start)
        await show(visit, 1)
        async with sitting(ann, visit.now.table.id) as fresh:
            assert [line.text for line in fresh.now.log] == [line.text for line in visit.log]


async def test_nothing_else_is_done_there(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await begin(ann)
        watch = (await ann.get(f"/api/tables/{id}", m.TableInfo)).watch_key
        async with sitting(ann, id) as visit, sitting(bob, id, watch=watch) as looking:
            seat = FIRST.seat
            for message in (
                m.Resign(visit.key(), seat), m.Abandon(visit.key(), seat), m.HandOver(visit.key(), seat, "easy"),
            ):
                assert (await refusal(visit.ask(message))).code == "not_now"
            assert not visit.now.table.hints
            assert looking.now.puzzle is None
            assert (await refusal(looking.ask(m.GoOn(looking.key(), seat, 1)))).code == "not_yours"
            assert await code(ann.get(f"/api/tables/{id}/export", bytes)) == "not_now"
        for wrong in ("nothing", "%2E%2E", "01.json", "%00", "0" * 500):
            assert await code(bob.post(f"/api/games/{DUEL}/puzzles/{wrong}", None, m.Created)) == "not_found"
        assert await code(bob.post("/api/games/chess/puzzles/01", None, m.Created)) == "unknown_game"


async def test_only_the_newest_tables_are_kept(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        other = await begin(bob)
        made = [await begin(ann, DUEL, puzzle) for puzzle in list(puzzles(DUEL))[: PUZZLES_KEPT + 2]]
        listed = (await ann.get("/api/tables?scope=mine", m.TableList)).tables
        assert {table.id for table in listed} == set(made[-PUZZLES_KEPT:])
        assert await code(ann.get(f"/api/tables/{made[0]}", m.TableInfo)) == "no_table"
        assert (await bob.get(f"/api/tables/{other}", m.TableInfo)).puzzle == FIRST.id


async def test_what_others_hold_stays_hidden(server: Running) -> None:
    """The view is that of the seat, as at any other table."""
    game = "through-the-ages"
    puzzle = next(iter(puzzles(game).values()))
    table = puzzle.table(find(game))
    async with guests(server.url) as [ann], sitting(ann, await begin(ann, game, puzzle.id)) as visit:
        assert visit.now.view == table.view(puzzle.seat)
