"""The log of a long game is put into words once for each language, a little at a time; a long state counts for
several."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import msgspec
import pytest

import clio
from clio.engine.told import LogLine
from clio.server import messages as m
from clio.server import sockets, telling
from clio.server.worded import AT_ONCE, Worded
from tests.server.company import AGES, friends, hot_seat, play
from tests.server.running import Running


def read(found: list[m.Line]) -> list[m.Line]:
    """As they are sent."""
    return msgspec.json.decode(msgspec.json.encode(found), type=list[m.Line])


def told(worded: Worded, table: clio.Table, lang: m.Lang, most: int = 10**6) -> None:
    """What is kept is what would be worded now."""
    fresh = [telling.line(entry, lang, most) for entry in table.log]
    assert read(worded.lines(table, lang, range(len(table.log)), most)) == fresh


def some_game(decisions: int) -> clio.Table:
    table = clio.new(AGES, 2, seed=3)
    while len(table.actions) < decisions:
        table.play(table.options[0].number)
    return table


def test_the_words_follow_the_table() -> None:
    table, worded = some_game(30), Worded()
    told(worded, table, "en")
    told(worded, table, "fr")
    table.back_to(12)
    told(worded, table, "en")
    while len(table.actions) < 25:
        table.play(table.options[len(table.options) // 2].number)
    told(worded, table, "en")
    table.names = ["Ann", "Bob"]
    told(worded, table, "en")
    told(worded, table, "fr")
    told(worded, table, "en", most=20)
    told(worded, table, "en")
    assert {len(kept) for kept in worded.kept.values()} == {len(table.log)}, "no more than the log is kept"


async def test_many_lines_are_worded_a_little_at_a_time() -> None:
    """However long the log is, others have their turn after so many lines."""
    table, worded, done = some_game(120), Worded(), list[int]()
    assert len(table.log) > 2 * AT_ONCE
    with patch.object(telling, "line", side_effect=telling.line) as line:
        work = asyncio.create_task(worded.prepare(table, "fr", 0))
        while not work.done():
            await asyncio.sleep(0)
            done.append(line.call_count)
        assert max(after - before for before, after in zip([0, *done], done)) <= AT_ONCE
        assert line.call_count == len(table.log)
        await worded.prepare(table, "fr", 0)
        assert line.call_count == len(table.log), "once"


async def test_who_is_told_everything_anew_is_told_what_is_worded(server: Running) -> None:
    async with friends(server.url) as visits:
        await play(visits, 12)
        ann, table = visits[0], server.table(visits[0].id).table
        with patch.object(LogLine, "text", autospec=True, side_effect=LogLine.text) as text:
            for lang in ("fr", "en") * 8:
                await ann.send(m.Sit(lang=lang))
                await ann.until(lambda: ann.now.lang == lang)  # noqa: B023
                assert [line.text for line in ann.log] == [line.text(lang) for line in table.log_of(0)]
        own = 16 * len(table.log_of(0))  # of this test itself
        others = 16 * 2  # what could be taken back, by its line
        assert text.call_count <= own + others + 2 * len(table.log)


async def test_a_long_state_counts_for_several(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    charged = list[float]()
    async with hot_seat(server.url) as visit:
        await play([visit], 6)
        [here] = [each for each in server.service.visits if each.room.chronicle.id == visit.id]
        monkeypatch.setattr(sockets, "STATE_BYTES", 500)
        for bucket in here.pace:
            monkeypatch.setattr(bucket, "charge", charged.append)
        await visit.send(m.Sit(lang="fr"))
        await visit.until(lambda: visit.now.lang == "fr")
        size = max(len(text.encode()) for text in visit.player.heard if '"lang":"fr"' in text)
        assert charged == [1, 1, size // 500, size // 500] != [1, 1, 0, 0]
