"""Reports and analyses of finished games: what they tell, to whom, and what they may cost others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec import json
from msgspec.structs import replace

from clio.bots import Position, make, strengths_of
from clio.engine.history import Table
from clio.games import find, lessons, part_of
from clio.games.families.monumental import events as family
from clio.server import analyses, desk, reports, thinkers
from clio.server import messages as m
from clio.server import retrospect as r
from clio.server.limits import ANALYSES_EACH, ANALYSIS_LIFE, PER_ADDRESS
from clio.server.storage import Guest
from clio.server.storage.backup import Part, backup, read
from clio.server.thinkers import Look, Opinion, Opinions
from tests.server.company import DUEL, GAMES, MYTH, choices, code, do, friends, guests, play, refusal
from tests.server.player import Player
from tests.server.running import Running, running

FINISHED: dict[str, str] = {}


def finished(game: str) -> str:
    """A game that bots have played to its end, as it is saved."""
    if game not in FINISHED:
        found = find(game)
        table = Table(found, max(2, found.record.players[0]), "retrospect")
        bot = make("greedy-1", found, "retrospect")
        while (seat := table.seat) is not None:
            table.play(bot.choose(Position(found, table.state_of(seat), seat)), seat)
        FINISHED[game] = table.save()
    return FINISHED[game]


async def bring(player: Player, game: str = DUEL) -> str:
    answer = await player.http.post("/api/import", content=finished(game))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def ended(player: Player, id: str, strength: str) -> r.Analysis:
    """The analysis, when nobody works at it any more."""
    async with asyncio.timeout(300):
        while True:
            told = await player.get(f"/api/tables/{id}/analysis?strength={strength}", r.Analysis)
            if told.stage not in ("waiting", "working"):
                return told
            await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def eager(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of a test do not wait for all other tests."""
    monkeypatch.setattr(server.service.analysts.thinkers, "nice", 0)


class Slow:
    """In place of the bots: answers when it is let."""

    def __init__(self) -> None:
        self.gate = threading.Event()  # the server has a loop of its own
        self.asked: list[tuple[list[Look], tuple[str, str]]] = []

    async def review(self, looks: list[Look], share: tuple[str, str]) -> Opinions:
        self.asked.append((looks, share))
        while not self.gate.is_set():
            await asyncio.sleep(0.01)
        texts = {"en": "x", "fr": "x"}
        return Opinions([Opinion(look.played, 0.0, 0.0, (0.5, 0.5), texts, texts, {}) for look in looks], 0.01)


@asynccontextmanager
async def slow(server: Running) -> AsyncIterator[Slow]:
    bots = Slow()
    with patch.object(server.service.analysts.thinkers, "review", bots.review):
        yield bots


# ---------------------------------------------------------------------- reports
@pytest.mark.long(every=2)
@pytest.mark.parametrize("game", GAMES)
async def test_a_report_adds_up_to_the_scores(server: Running, game: str) -> None:
    async with guests(server.url) as [ann]:
        id = await bring(ann, game)
        report = await ann.get(f"/api/tables/{id}/report", r.Report)
        by_id = {chart.id: chart for chart in report.charts}
        sources = by_id["sources"]
        for score in report.result.scores:
            assert sum(figure.values[score.seat][-1] for figure in sources.figures) == score.total
        assert [moment.round for moment in report.moments] == sorted(moment.round for moment in report.moments)
        assert (report.moments[0].decision, report.moments[-1].decision) == (0, report.table.decisions)
        for chart in report.charts:
            for figure in chart.figures:
                assert {len(values) for values in figure.values} == {len(report.moments)}
        assert [figure.name for figure in by_id["strength"].figures]
        assert report.cards
        assert any(taken.brought for taken in report.cards)
        assert [judged.decision for judged in report.judged] == sorted(judged.decision for judged in report.judged)
        assert all(0 <= chance <= 1 for judged in report.judged for chance in judged.chances)
        assert all(swing.since < swing.decision for swing in report.swings)


def test_a_turning_point_names_what_was_achieved_not_what_was_paid() -> None:
    def step(n: int, score: int, *lines: tuple[str, dict[str, int]]) -> m.Step:
        return m.Step(n, 0, 1, "", "", [score, 0], [m.Line(n, 0, kind, kind, amounts) for kind, amounts in lines])

    steps = [
        step(1, 0, ("opens", {})), step(2, 3, ("pays", {"military": -4}), ("conquers", {}), ("gains", {"gold": 1})),
        step(3, 4, ("pays", {"gold": -2}), ("gains", {"culture": 1})), step(4, 4, ("draws", {})),
    ]
    swing = r.Swing(0, 1, 4, 1, 0.5, 0.9, [])
    assert reports.told_of(steps, swing, {"conquers"}) == ["conquers", "gains"]


@pytest.mark.parametrize("game", GAMES)
def test_what_turns_a_game_is_told_in_its_log(game: str) -> None:
    told = [*vars(part_of(game, "clio.games", "events")), *vars(family)]
    kinds = {name.lower().replace("_", "-") for name in told}
    study = part_of(game, "clio.games", "study")
    assert study is not None
    feats = study.STUDY.feats
    assert feats
    assert feats <= kinds


@pytest.mark.parametrize("game", GAMES)
async def test_a_report_speaks_both_languages(server: Running, game: str) -> None:
    async with guests(server.url) as [ann]:
        id = await bring(ann, game)
        english = await ann.get(f"/api/tables/{id}/report?lang=en", r.Report)
        french = await ann.get(f"/api/tables/{id}/report?lang=fr", r.Report)
        assert [chart.title for chart in english.charts] != [chart.title for chart in french.charts]
        for told in (english, french):
            words = [figure.name for chart in told.charts for figure in chart.figures]
            words += [chart.title for chart in told.charts] + [taken.name for taken in told.cards]
            assert not [word for word in words if "{" in word or "." in word.split()[0]]


async def test_a_report_is_for_finished_games(server: Running) -> None:
    """Nobody learns from it what a game that goes on hides: neither those who play nor those who guess an id."""
    async with friends(server.url) as [ann, bob], guests(server.url) as [eve]:
        await play([ann, bob], 6)
        for path in ("report", "analysis"):
            assert await code(ann.player.get(f"/api/tables/{ann.id}/{path}", r.Report)) == "not_now"
            assert await code(eve.get(f"/api/tables/{ann.id}/{path}", r.Report)) == "no_table"
            assert await code(eve.get(f"/api/tables/{'A' * 22}/{path}", r.Report)) == "no_table"
        ask = r.AskAnalysis("easy")
        assert await code(ann.player.post(f"/api/tables/{ann.id}/analysis", ask, r.Analysis)) == "not_now"
        assert await code(eve.post(f"/api/tables/{ann.id}/analysis", ask, r.Analysis)) == "no_table"
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        report = await eve.get(f"/api/tables/{ann.id}/report", r.Report)
        assert report.moments[-1].decision == 6
        assert (report.table.watch_key, report.table.owner) == (None, False)
        deal = server.table(ann.id).table.deal
        assert deal.key is not None
        assert deal.key.encode() not in json.encode(report)


async def test_a_game_without_a_decision_has_a_report(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        report = await ann.player.get(f"/api/tables/{ann.id}/report", r.Report)
        assert ([moment.decision for moment in report.moments], report.cards, report.swings) == ([0], [], [])
        asked = ann.player.post(f"/api/tables/{ann.id}/analysis", r.AskAnalysis("easy"), r.Analysis)
        assert await code(asked) == "not_now"


async def test_rules_too_old_are_told(server: Running) -> None:
    async with guests(server.url) as [ann]:
        id = await bring(ann)
        room = await server.service.rooms.get(id)
        room.chronicle.stopped = True
        for path in ("report", "analysis"):
            problem = await refusal(ann.get(f"/api/tables/{id}/{path}", r.Report))
            assert problem.code == "not_now"
            assert "older rules" in problem.text


# ---------------------------------------------------------------------- analyses
@pytest.mark.long(every=2)
@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_looks_at_a_whole_game(server: Running, game: str) -> None:
    """Once: who asks again, also in the other language, is told what is kept."""
    async with guests(server.url, 2) as [ann, bob]:
        id = await bring(ann, game)
        before = await ann.get(f"/api/tables/{id}/analysis?strength=easy", r.Analysis)
        assert (before.stage, before.ready) == ("none", [])
        begun = await ann.post(f"/api/tables/{id}/analysis", r.AskAnalysis("easy"), r.Analysis)
        assert begun.stage in ("waiting", "working")
        told = await ended(ann, id, "easy")
        assert (told.stage, told.looked, told.ready) == ("done", told.decisions, ["easy"])
        assert sum(verdict.decisions for verdict in told.verdicts) == told.looked == len(told.outlook)
        for mark in told.marks:
            assert mark.cost > 0
            assert mark.after <= mark.before
            assert mark.played != mark.best
            assert mark.reason
        again = await bob.post(f"/api/tables/{id}/analysis", r.AskAnalysis("easy"), r.Analysis)
        assert (again.stage, server.service.analysts.jobs) == ("done", {})
        french = await bob.get(f"/api/tables/{id}/analysis?strength=easy&lang=fr", r.Analysis)
        assert [mark.decision for mark in french.marks] == [mark.decision for mark in told.marks]
        assert [mark.reason for mark in french.marks] != [mark.reason for mark in told.marks] or not told.marks


async def test_every_strength_of_the_game(server: Running) -> None:
    async with guests(server.url) as [ann]:
        id = await bring(ann)
        for n, strength in enumerate(strengths_of(DUEL)):
            with patch.object(analyses, "ANALYSIS_SECONDS", 1.0 if strength == "hard" else 60.0):
                await ann.post(f"/api/tables/{id}/analysis", r.AskAnalysis(strength), r.Analysis)  # type: ignore[arg-type]
                told = await ended(ann, id, strength)
            assert told.stage == "done"
            assert 0 < told.looked <= told.decisions
            assert len(told.ready) == n + 1
        assert await code(ann.get(f"/api/tables/{id}/analysis?strength=expert", r.Analysis)) == "bad_message"
        assert await code(ann.get(f"/api/tables/{id}/analysis?strength=best", r.Analysis)) == "bad_message"


async def test_it_sees_what_the_seat_saw(server: Running) -> None:
    """The positions that the bot is given are those the seat could not tell from the true ones, without the key."""
    async with guests(server.url) as [ann], slow(server) as bots:
        bots.gate.set()
        id = await bring(ann)
        await ann.post(f"/api/tables/{id}/analysis", r.AskAnalysis("easy"), r.Analysis)
        assert (await ended(ann, id, "easy")).stage == "done"
        table = server.table(id).table
        game, true = table.game, table.fresh()
        looks = [look for asked, _ in bots.asked for look in asked]
        redrawn = 0
        for action in table.actions:
            if looks and looks[0].played == game.space.symbol(action) and analyses.decides(true):
                look = looks.pop(0).task
                shown = game.load(look.position, look.options)
                assert game.view(shown, look.seat) == game.view(true.state, look.seat)
                redrawn += game.dump(shown) != game.dump(true.state)
            true.play(action)
        assert looks == []
        assert redrawn > 20
        assert table.seed not in json.encode([look for asked, _ in bots.asked for look in asked]).decode()


async def test_one_at_a_time_of_a_visitor_and_few_of_an_address(server: Running) -> None:
    number = PER_ADDRESS * ANALYSES_EACH
    async with guests(server.url, number + 1) as people, slow(server) as bots:
        ids = [await bring(person) for person in people[:2]]
        ask = r.AskAnalysis("easy")
        await people[0].post(f"/api/tables/{ids[0]}/analysis", ask, r.Analysis)
        problem = await refusal(people[0].post(f"/api/tables/{ids[1]}/analysis", ask, r.Analysis))
        assert (problem.code, "One of your games" in problem.text) == ("too_many", True)
        again = await people[0].post(f"/api/tables/{ids[0]}/analysis", ask, r.Analysis)
        assert again.stage == "waiting"
        strengths: list[m.Strength] = ["easy", "normal", "hard"]
        for person, strength in zip(people[1:number], strengths):
            await person.post(f"/api/tables/{ids[1]}/analysis", r.AskAnalysis(strength), r.Analysis)
        refused = people[number].post(f"/api/tables/{ids[0]}/analysis", r.AskAnalysis("normal"), r.Analysis)
        assert await code(refused) == "too_many"
        assert len(server.service.analysts.jobs) == number
        bots.gate.set()
        assert (await ended(people[0], ids[0], "easy")).stage == "done"
        assert await people[0].post(f"/api/tables/{ids[0]}/analysis", r.AskAnalysis("normal"), r.Analysis)


async def test_all_together_and_in_a_day(server: Running) -> None:
    async with guests(server.url) as [ann], slow(server) as bots:
        id = await bring(ann)
        path, analysts = f"/api/tables/{id}/analysis", server.service.analysts
        with patch.object(analyses, "ANALYSES", 0):
            assert await code(ann.post(path, r.AskAnalysis("easy"), r.Analysis)) == "too_many"
        with patch.object(analyses, "ANALYSED", 3):
            assert await code(ann.post(path, r.AskAnalysis("easy"), r.Analysis)) == "not_now"
        with patch.object(analysts, "a_day", desk.shared(1, 1e9)):
            bots.gate.set()
            await ann.post(path, r.AskAnalysis("easy"), r.Analysis)
            await ended(ann, id, "easy")
            problem = await refusal(ann.post(path, r.AskAnalysis("normal"), r.Analysis))
            assert (problem.code, "today" in problem.text) == ("too_many", True)


async def test_tables_have_bots_of_their_own(server: Running) -> None:
    """Whoever has games looked at takes no place of those who play, and a turn of theirs ends soon."""
    service = server.service
    assert service.analysts.thinkers is not service.thinkers
    made = analyses.Analysts(service.store).thinkers
    assert (made.turns.free, made.nice > service.thinkers.nice > 0) == (1, True)
    async with guests(server.url) as [ann]:
        id = await bring(ann)
        table = server.table(id).table
        looks = [look for _, look in analyses.Walk(table).next("easy")]
        assert len(looks) == analyses.BATCH
        with patch.object(thinkers, "REVIEW_SECONDS", -1.0):
            assert len(thinkers.review(looks).found) == 1


def opinion(best: str, weight: float, before: float = 0.6, after: float = 0.4) -> Opinion:
    texts = {"en": "x", "fr": "x"}
    return Opinion(best, 3.0, weight, (before, after), texts, texts, texts)


def test_what_cost_most_comes_first_and_what_cannot_matter_is_not_graded() -> None:
    places = [analyses.Where(n, 0, 1) for n in range(5)]
    found = [opinion("a", 0.06), opinion("b", 0.3), opinion("c", 0.12), opinion("d", 0.3, 0.999, 0.998),
             opinion("e", 0.3, 0.004, 0.001)]
    body = analyses.summed(list(zip(places, found, strict=True)))
    assert [(mark.decision, mark.grade) for mark in body.marks] == [(1, "blunder"), (2, "mistake"), (0, "slip")]
    [verdict] = body.verdicts
    assert (verdict.decisions, verdict.slips, verdict.mistakes, verdict.blunders) == (5, 1, 1, 1)


async def test_what_was_played_later_in_the_turn_costs_nothing(server: Running) -> None:
    async with guests(server.url) as [ann]:
        table = server.table(await bring(ann)).table
    deciders, symbols = table.deciders, table.symbols
    n = next(n for n in range(len(deciders) - 2) if deciders[n] == deciders[n + 1] != deciders[n + 2]
             and symbols[n] != symbols[n + 1])
    here, then = (analyses.Where(at, deciders[n], 1) for at in (n, n + 1))

    def left(best: str, *more: analyses.Where) -> float:
        found = [(here, opinion(best, 0.3)), *[(where, opinion("", 0.3)) for where in more]]
        return analyses.not_late(found, table)[0][1].cost

    assert left(symbols[n + 1], then) == 0
    assert left(symbols[n + 1], replace(then, round=2)) > 0
    assert left(symbols[n]) > 0


async def test_a_finished_analysis_is_what_one_finds(server: Running) -> None:
    async with guests(server.url) as [ann], slow(server) as bots:
        bots.gate.set()
        id = await bring(ann)
        usual = (await ann.get(f"/api/tables/{id}/analysis", r.Analysis)).strength
        for strength in ("easy", usual):
            await ann.post(f"/api/tables/{id}/analysis", r.AskAnalysis(strength), r.Analysis)
            await ended(ann, id, strength)
            told = await ann.get(f"/api/tables/{id}/analysis", r.Analysis)
            assert (told.strength, told.stage) == (strength, "done")


async def test_decisions_of_a_bot_in_place_of_a_player_are_left_out(server: Running) -> None:
    async with guests(server.url) as [ann]:
        table = server.table(await bring(ann)).table
        all_of_them = analyses.Walk(table)
        first = all_of_them.next("easy")[0][0].decision
        rest = analyses.Walk(table, left_out={first})
        assert rest.decisions == all_of_them.decisions - 1
        assert rest.next("easy")[0][0].decision > first
    async with friends(server.url, options={"first": "1"}) as [zoe, bob]:
        await zoe.ask(m.HandOver(zoe.key(), 0, "easy"))
        assert await bob.my_turn()
        c = server.table(zoe.id)
        decisions = len(c.table.actions)
        assert c.stood_in == set(range(decisions)) != set()
        await bob.move(choices(bob)[0])
        assert len(server.table(zoe.id).table.actions) > decisions
        assert decisions not in server.table(zoe.id).stood_in


async def test_what_a_lesson_prescribed_is_left_out(server: Running) -> None:
    async with guests(server.url) as [ann]:
        id = (await ann.post(f"/api/games/{DUEL}/lessons/first-game", None, m.Created)).id
        c = server.table(id)
        assert c.lesson is not None
        assert analyses.taught(c) == set(range(len(c.lesson.before)))
    step = lessons(MYTH)["first-game"]
    script = [*step.before, *(move for each in step.steps for move in (*each.moves, *each.replies))]
    played = [f"{move} food" if move == "loot" else move for move in script]
    assert step.followed([*played, "cube largest-army"]) == len(script)
    assert step.followed([*played[:20], "done", *played[21:]]) == 20


async def test_what_is_kept_names_bots_and_no_people(server: Running) -> None:
    async with guests(server.url) as [ann]:
        c = server.table(await ann.table("monumental-duel", "me", "bot"))
        job = analyses.Job(c, "easy", Guest("ann", "Ann", "en"), "here")
        assert job.bots == ["", c.table.names[1]]
        assert c.table.names[1] != ""


async def test_what_fails_says_so(server: Running) -> None:
    async with guests(server.url) as [ann]:
        id = await bring(ann)

        async def fails(looks: list[Look], share: tuple[str, str]) -> Opinions:
            raise thinkers.BotFailed("no")

        with patch.object(server.service.analysts.thinkers, "review", fails):
            await ann.post(f"/api/tables/{id}/analysis", r.AskAnalysis("easy"), r.Analysis)
            told = await ended(ann, id, "easy")
        assert (told.stage, bool(told.problem)) == ("failed", True)
        begun = await ann.post(f"/api/tables/{id}/analysis", r.AskAnalysis("easy"), r.Analysis)
        assert begun.stage in ("waiting", "working")
        assert (await ended(ann, id, "easy")).stage == "done"


async def test_a_restart_loses_it_and_says_so(tmp_path: Path) -> None:
    """Closed in order it is lost at once; killed, when nothing was heard of it for a while."""
    with running(tmp_path) as first:
        async with guests(first.url) as [ann], slow(first):
            id = await bring(ann)
            await ann.post(f"/api/tables/{id}/analysis", r.AskAnalysis("easy"), r.Analysis)
            first.do(first.service.analysts.close())
    with running(tmp_path) as second:
        async with guests(second.url) as [ann]:
            path, kept = f"/api/tables/{id}/analysis?strength=easy", second.service.store.analyses
            told = await ann.get(path, r.Analysis)
            assert (told.stage, bool(told.problem)) == ("lost", True)
            row = second.do(kept.of(id, "easy"))[0]
            second.do(kept.put(id, replace(row, state="working")))
            assert (await ann.get(path, r.Analysis)).stage == "working"
            second.do(kept.put(id, replace(row, state="working", at=row.at - 2 * ANALYSIS_LIFE)))
            assert (await ann.get(path, r.Analysis)).stage == "lost"


async def test_it_goes_with_its_table_and_into_backups(server: Running, tmp_path: Path) -> None:
    async with guests(server.url) as [ann], slow(server) as bots:
        bots.gate.set()
        id = await bring(ann)
        await ann.post(f"/api/tables/{id}/analysis", r.AskAnalysis("easy"), r.Analysis)
        await ended(ann, id, "easy")
        store = server.service.store
        file = tmp_path / "clio.backup"
        server.do(backup(store._database, file))
        assert any(
            each["table_id"] == id for part in read(file) if isinstance(part, Part) and part.part == "analyses"
            for each in part.rows)
        row = server.do(store.table(id))
        assert row is not None
        assert server.do(store.delete(row))
        assert server.do(store.analyses.of(id, "easy")) == []
