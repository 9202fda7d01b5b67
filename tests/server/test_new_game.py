"""The game that docs/write-a-game.md builds, over the server: no judge, no rulebook, no cards, a view of its own."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clio.games import GAMES
from clio.server import catalogue
from clio.server import messages as m
from tests.server.company import choices, code, do, friends, guests, play, refusal, sitting, tables_begin
from tests.server.running import Running, running
from tests.test_docs import blocks

CARAVAN = "caravan"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that knows the game, as one line in the list of games makes it known."""
    parts = [text for file, text in blocks("docs/write-a-game.md") if file == f"{CARAVAN}.py"]
    (tmp_path / f"{CARAVAN}.py").write_text("".join(parts), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, CARAVAN, CARAVAN)
    importlib.invalidate_caches()
    for known in (catalogue.games, catalogue.game_info, catalogue.strengths, catalogue.cards):
        known.cache_clear()
    with running(tmp_path / "data") as server:
        yield server
    catalogue.games.cache_clear()
    sys.modules.pop(CARAVAN, None)


async def test_a_whole_game_against_a_bot_that_plays_at_random(here: Running) -> None:
    async with guests(here.url) as [ann]:
        info = await ann.get(f"/api/games/{CARAVAN}", m.GameInfo)
        assert info.bots == ["random"]
        id = await ann.table(CARAVAN, "me", "bot")
        async with sitting(ann, id, lang="fr") as visit:
            assert visit.now.table.seats[1].bot == "random"
            assert visit.now.table.bots == ["random"]
            while await visit.my_turn():
                await visit.move(choices(visit)[-1])
            assert visit.now.result is not None
            assert visit.now.table.trouble is None
            assert any("pioche" in line.text for line in visit.log)
        timeline = await ann.get(f"/api/tables/{id}/timeline", m.Timeline)
        assert {step.seat for step in timeline.steps} == {0, 1}


async def test_what_a_move_would_change_is_told_in_scores(here: Running) -> None:
    async with guests(here.url) as [ann]:
        with tables_begin("2", ["draw", "draw"]):  # both caravans carry something
            id = await ann.table(CARAVAN, "me", "me")
        async with sitting(ann, id) as visit:
            assert choices(visit) == ["draw", "sell"]
            preview = await visit.ask(m.AskPreview(visit.key(), 0, "sell"))
            assert [(change.seat, change.what, change.before) for change in preview.changes] == [(0, "score", 0)]
            assert preview.changes[0].after > 0
            assert preview.certain
            why = await visit.ask(m.AskWhy(visit.key(), 0, symbol="yes"))
            assert why.reasons[0].text == "Draw a card or sell."


async def test_what_the_game_does_not_have_is_refused_with_a_sentence(here: Running) -> None:
    async with guests(here.url) as [ann]:
        wish = m.NewTable(CARAVAN, [m.NewSeat("me"), m.NewSeat("bot", bot="easy")])
        problem = await refusal(ann.post("/api/tables", wish, m.Created))
        assert (problem.code, "random" in problem.text) == ("bad_option", True)
        assert await code(ann.get(f"/api/games/{CARAVAN}/rules", m.Rules)) == "not_found"
        assert await ann.get(f"/api/games/{CARAVAN}/cards", list[m.Card]) == []
        id = await ann.table(CARAVAN, "me", "me")
        async with sitting(ann, id) as visit:
            assert not visit.now.table.hints
            problem = await refusal(visit.ask(m.AskHint(visit.key(), 0)))
            assert (problem.code, "no bot knows" in problem.text) == ("no_hint", True)
            assert await code(visit.ask(m.HandOver(visit.key(), 0, "normal"))) == "bad_option"


async def test_a_bot_takes_the_seat_of_who_resigns(here: Running) -> None:
    async with friends(here.url, CARAVAN, 3) as visits:
        await do(visits, visits[2], m.Resign(visits[2].key(), 2))
        assert visits[0].now.table.seats[2].bot == "random"
        for visit in visits[:2]:
            await visit.until(lambda: visit.now.table.waiting[:1] in ([0], [1]))  # noqa: B023
        await play(visits[:2], 1)


async def test_a_game_is_played_on_from_any_decision(here: Running) -> None:
    async with guests(here.url) as [ann]:
        id = await ann.table(CARAVAN, "me", "me")
        async with sitting(ann, id) as visit:
            await play([visit], 200)
            assert visit.now.result is not None
        made = await ann.post(f"/api/tables/{id}/branch", m.Branch(3, 0), m.Created)
        info = await ann.get(f"/api/tables/{made.id}", m.TableInfo)
        assert [seat.bot for seat in info.seats] == [None, "random"]
