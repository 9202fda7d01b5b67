"""A table at which the rules play a seat too: its name and points among those of the players, and nobody's to take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from clio.engine.game import Result, Score
from clio.games import GAMES
from clio.server import catalogue
from clio.server import messages as m
from tests.engine.games import auction
from tests.server.company import choices, guests, sitting
from tests.server.running import Running, running


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that knows the auction with a guard of the house, who always has one point more than the best player."""
    game, plain = auction.GAME, auction.GAME.result

    def result(s: Any) -> Result:
        found = plain(s)
        guard = Score(len(found.scores), max(score.total for score in found.scores) + 1, ())
        return replace(found, scores=(*found.scores, guard), ranking=((guard.seat,), *found.ranking))

    monkeypatch.setitem(GAMES, "auction", "tests.engine.games.auction")
    monkeypatch.setattr(game, "automas", lambda s, lang: ["le Gardien" if lang == "fr" else "the Guard"])
    monkeypatch.setattr(game, "result", result)
    for known in (catalogue.games, catalogue.game_info, catalogue.strengths, catalogue.cards):
        known.cache_clear()
    with running(tmp_path / "data") as server:
        yield server
    catalogue.games.cache_clear()


async def test_it_is_told_with_the_table_and_wins_by_its_name(here: Running) -> None:
    async with guests(here.url) as [ann]:
        id = await ann.table("auction", "me", "bot")
        async with sitting(ann, id, lang="fr") as visit:
            [guard] = visit.now.table.automas
            assert (guard.seat, guard.name) == (2, "le Gardien")
            assert guard.colour not in [seat.colour for seat in visit.now.table.seats]
            while await visit.my_turn():
                await visit.move(choices(visit)[0])
            assert visit.now.result is not None
            assert visit.now.result.ranking[0] == [2]
            assert "le Gardien" in visit.now.result.text
        [listed] = (await ann.get("/api/tables", m.TableList)).tables
        assert [automa.name for automa in listed.automas] == ["the Guard"]
        assert listed.winners == [2]
        assert len((await ann.get(f"/api/tables/{id}/timeline", m.Timeline)).seats) == 2


async def test_a_bot_goes_on_for_whoever_gives_up_against_two(here: Running) -> None:
    async with guests(here.url) as [ann]:
        id = await ann.table("auction", "me", "bot")
        async with sitting(ann, id) as visit:
            await visit.send(m.Resign(visit.key(), 0))
            await visit.until(lambda: visit.now.table.seats[0].resigned)
            assert visit.now.table.seats[0].bot == "random"
