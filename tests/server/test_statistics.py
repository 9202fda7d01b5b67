"""What people got out of their games: results, lists of finished games, numbers by game and by whom they met."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from clio.server import messages as m
from clio.server.limits import FINISHED_PAGE
from clio.server.outcomes import Finish, Outcome, Played, outcomes
from tests.server.company import AGES, DUEL, friends, guests, play, sitting
from tests.server.forgetting import forget, number
from tests.server.player import Player
from tests.server.running import Running
from tests.server.stored import go_back, one_store, row, table

EASY, NORMAL, PERSON = Played("easy"), Played("normal"), Played()


async def statistics(player: Player) -> list[m.Statistic]:
    return await player.get("/api/me/statistics", list[m.Statistic])


async def finished(player: Player, more: str = "") -> m.TableList:
    return await player.get(f"/api/tables?scope=finished{more}", m.TableList)


def met(guests: list[str | None], *seats: Played) -> str:
    return outcomes("g", guests, Finish(list(seats), [0] * len(seats), [0]))[0].rival


def test_whom_somebody_met() -> None:
    assert met(["ann", None], PERSON, EASY) == "easy"
    assert met(["ann", None, None], PERSON, NORMAL, EASY) == "normal", "the strongest"
    assert met(["ann", "bob"], PERSON, PERSON) == "people"
    assert met(["ann", "bob"], PERSON, Played("normal")) == "people", "a bot plays for them awhile"
    assert met(["ann", None], PERSON, PERSON) == "people", "forgotten since"
    assert met(["ann", None], PERSON, Played("normal", True)) == "people", "forgotten in the middle"
    assert met(["ann", "bob", None], PERSON, PERSON, EASY) == "mixed"
    assert met(["ann", "ann"], PERSON, PERSON) == "screen"
    assert met(["ann"], PERSON) == "alone"


def test_who_gave_up_has_not_won() -> None:
    end = Finish([Played("normal", True), PERSON, PERSON], [30, 20, 10], [0])
    assert outcomes("g", ["ann", "bob", "ann"], end) == (
        Outcome("ann", "g", "screen", False, 30), Outcome("bob", "g", "people", False, 20))


async def test_the_results_of_a_game_count_for_both(house: Running) -> None:
    async with friends(house.url) as [ann, bob]:
        await ann.ask(m.Resign(ann.key(), 0))
        points = ann.now.scores
        assert await statistics(ann.player) == [m.Statistic(DUEL, "people", 1, 0, float(points[0]))]
        assert await statistics(bob.player) == [m.Statistic(DUEL, "people", 1, 1, float(points[1]))]
        [listed] = (await finished(ann.player)).tables
        assert (listed.id, listed.winners, listed.scores) == (ann.id, [1], points)
        await ann.ask(m.Say(ann.key(), "Well played"))
        assert (await statistics(bob.player))[0].played == 1, "what is said afterwards changes nothing"
        assert (await finished(ann.player, f"&game={AGES}")).tables == []


async def test_what_is_taken_back_does_not_count(sqlite_database: str) -> None:
    over = (Outcome("ann", DUEL, "easy", True, 12),)
    async with one_store(sqlite_database) as store:
        await store.create(table("table001"), [])
        playing = table("table001").summary
        ended = replace(playing, status="over", results=over)
        await store.append("table001", row(1), ended, 5.0)
        assert [each.played for each in await store.people.statistics("ann")] == [1]
        await store.append("table001", row(2), playing, 6.0)
        assert await store.people.statistics("ann") == []


async def test_lists_have_pages_and_hold_what_was_archived(database: str) -> None:
    async with one_store(database) as store:
        for n in range(FINISHED_PAGE + 3):
            id = f"table{n:03}"
            summary = replace(
                table(id).summary, status="over", results=(Outcome("ann", DUEL, "easy", n % 2 == 0, n),))
            await store.create(table(id), [])
            await store.append(id, row(1), summary, float(n))
        assert await store.archive(1e12) == FINISHED_PAGE + 3
        first = await store.finished("ann", None, FINISHED_PAGE)
        rest = await store.finished("ann", DUEL, FINISHED_PAGE, FINISHED_PAGE)
        assert [each.id for each in first + rest] == [f"table{n:03}" for n in reversed(range(FINISHED_PAGE + 3))]
        assert await store.finished("bob", None, 5) == []
        [found] = await store.people.statistics("ann")
        assert (found.played, found.won, found.points) == (28, 14, 13.5)


async def test_forgetting_a_person_forgets_their_results(house: Running) -> None:
    async with friends(house.url) as [ann, bob]:
        await ann.ask(m.Resign(ann.key(), 0))
        mine = number(house, ann.player)
        await forget(ann.player)
        assert house.do(house.service.store.people.statistics(mine)) == []
        [left] = await statistics(bob.player)
        assert (left.rival, left.won) == ("people", 1)


@pytest.mark.parametrize("decision", [0, 1])
async def test_a_branch_counts_for_nothing(server: Running, decision: int) -> None:
    async with guests(server.url) as [ann]:
        id = await ann.table(DUEL, "me", "me")
        async with sitting(ann, id) as visit:
            await play([visit], 1)
            await visit.ask(m.Resign(visit.key(), 0))
        assert [each.played for each in await statistics(ann)] == [1]
        again = await ann.post(f"/api/tables/{id}/branch", m.Branch(decision, 0), m.Created)
        async with sitting(ann, again.id) as visit:
            await visit.ask(m.Resign(visit.key(), 0))
        assert [each.played for each in await statistics(ann)] == [1]


async def test_games_from_before_are_counted_by_the_migration(sqlite_database: str) -> None:
    title = '{"seats": [{"bot": null, "resigned": false}, {"bot": "easy"}], "scores": [9, 4], "winners": [0]}'

    async with one_store(sqlite_database) as store:
        for id, said in (("table001", title), ("table002", "{damaged")):
            await store.create(table(id, guests=("ann", None), status="over", title=said), [])
        await store._database.write(lambda connection: go_back(connection, "0005"))
    async with one_store(sqlite_database) as store:
        assert await store.people.statistics("ann") == [m.Statistic(DUEL, "easy", 1, 1, 9.0)]

