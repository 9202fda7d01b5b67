"""Tables that were played by an older rules version: what of them still stands, and how they go on."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

import clio
from clio.engine.record import RulesChange
from clio.games import find
from clio.server import messages as m
from clio.server import remains, replays, telling
from clio.server.chronicle import Chronicle
from clio.server.errors import Unreadable
from clio.server.rooms import rebuild
from clio.server.setup import Seat, Setup, read_setup
from clio.server.storage import Row, TableRow
from clio.server.telling import Reader
from tests.server.company import AGES, DUEL, GAMES, MYTH, guests, play, sitting
from tests.server.running import running
from tests.server.test_chronicle import Log, chronicle

Raise = Callable[..., int]
SAVES = Path(__file__).parents[1] / "data" / "saves"


@pytest.fixture
def raise_rules(monkeypatch: pytest.MonkeyPatch) -> Raise:
    """Raises the rules version of a game by one, with what it changed; the new version."""

    def do(game: str, *clauses: str) -> int:
        record = find(game).record
        version = record.rules_version + 1
        change = RulesChange(version, clauses, {"en": "It was changed.", "fr": "Cela a changé."})
        monkeypatch.setattr(find(game), "record", replace(record, rules_version=version, changes=(change,)))
        return version

    return do


def begun(game: str, moves: int, *kinds: str) -> Log:
    log, rnd = Log(chronicle(game, *kinds)), random.Random(game)
    while len(log.rows) < moves and not log.c.table.over:
        log.move(rnd)
    return log


def refused_here(c: Chronicle) -> str:
    """A move of the game that is not possible now, for a reason with a clause."""
    return next(
        symbol for symbol in c.table.game.space.symbols
        if (why := c.table.why_not(symbol)) is not None and why.clauses
    )


def kept(log: Log) -> TableRow:
    c = log.c
    return TableRow(
        c.id, c.setup.game, c.setup.text(), c.owner, c.public, c.created, c.updated, telling.summary(c), c.seq)


def stopping(log: Log, at: int) -> tuple[str, tuple[str, ...]]:
    """Lets the row at that place hold a move that today's rules refuse; the move, and the clauses against it."""
    c = rebuild(kept(log), log.rows[:at])
    symbol = refused_here(c)
    log.rows[at] = structs.replace(log.rows[at], body=symbol)
    why = c.table.why_not(symbol)
    assert why is not None
    return symbol, why.clauses


# ---------------------------------------------------------------------- folding
@pytest.mark.parametrize("game", GAMES)
def test_a_table_stands_before_the_first_move_that_is_refused(game: str, raise_rules: Raise) -> None:
    log = begun(game, 30)
    symbol, clauses = stopping(log, 20)
    stored = kept(log)
    now = raise_rules(game, clauses[0])
    c = rebuild(stored, log.rows)
    assert len(c.table.actions) == 20
    assert (c.seq, c.status, c.behind, c.stopped) == (30, "playing", True, True)
    assert c.waiting
    outdated = c.table.outdated
    assert outdated is not None
    assert (outdated.rules, outdated.now, outdated.decision) == (now - 1, now, 21)
    assert (outdated.move, outdated.clauses) == (symbol, (clauses[0],))
    assert list(outdated.rest) == [row.body for row in log.rows[20:]]
    for lang, word in (("en", "no longer played that way"), ("fr", "ne se joue plus ainsi")):
        info = telling.table_info(c, Reader("ann", 0, lang), frozenset())  # type: ignore[arg-type]
        assert info.outdated is not None
        assert word in info.outdated
        assert clauses[0] in info.outdated


@pytest.mark.parametrize("game", GAMES)
def test_the_clause_is_told_whoever_made_the_move(game: str, raise_rules: Raise) -> None:
    """Under older rules it may have been another seat's turn."""
    log = begun(game, 30)
    _, clauses = stopping(log, 20)
    row = log.rows[20]
    assert row.seat is not None
    log.rows[20] = structs.replace(row, seat=(row.seat + 1) % len(log.c.seats))
    stored = kept(log)
    raise_rules(game, clauses[0])
    outdated = rebuild(stored, log.rows).table.outdated
    assert outdated is not None
    assert (outdated.decision, outdated.clauses) == (21, (clauses[0],))


def test_a_move_that_goes_otherwise_now_is_not_made() -> None:
    """A real game of the first rules, in which the holder of the Advantage takes it by an effect."""
    record = json.loads((SAVES / "monumental-duel" / "12.json").read_text(encoding="utf-8"))
    seats = [Seat("ann", "Ann", "a"), Seat("bob", "Bob", "b")]
    setup = Setup(record["game"], record["options"], record["seed"], seats, "key", rules=1)
    c = Chronicle("old", setup, "ann", False, 0)
    for n, symbol in enumerate(record["actions"], 1):
        c.fold(Row(n, "move", c.table.state.player, symbol, None, float(n)))
    outdated = c.table.outdated
    assert outdated is not None
    assert (outdated.decision, outdated.clauses) == (62, ("MD-TERM-24", "MD-OPEN-52"))
    assert [*c.table.symbols, *outdated.rest] == record["actions"]


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_from_there_and_folds_to_the_same_again(game: str, raise_rules: Raise) -> None:
    log = begun(game, 30)
    stopping(log, 20)
    stored = kept(log)
    raise_rules(game)
    log.c = rebuild(stored, log.rows)
    row = log.c.under_new_rules(9.0)
    before = log.c.table.game.digest(log.c.table.state)
    log.c.fold(row)
    log.rows.append(row)
    assert not log.c.behind
    assert log.c.table.game.digest(log.c.table.state) == before
    rnd = random.Random(2)
    for _ in range(10):
        log.move(rnd)
    log.add("undo", log.c.table.deciders[-1]) if log.c.undo_is_free(log.c.table.deciders[-1]) else log.move(rnd)
    again = rebuild(stored, log.rows)
    assert again.table.symbols == log.c.table.symbols
    assert again.table.outdated == log.c.table.outdated
    assert (again.seq, again.position_seq, again.log_lengths) == (log.c.seq, log.c.position_seq, log.c.log_lengths)


def test_talk_and_seats_go_on_where_the_game_has_stopped(raise_rules: Raise) -> None:
    log = begun(AGES, 12, "me", "me", "me")
    stopping(log, 8)
    log.rows.append(Row(13, "chat", 0, json.dumps({"name": "Ann", "text": "hm"}), None, 3.0))
    log.rows.append(Row(14, "hand", 1, "easy", None, 3.0))
    log.rows.append(Row(15, "ask", 0, '{"what": "undo", "decision": 3}', None, 3.0))
    log.rows.append(Row(16, "answer", 2, "yes", None, 3.0))
    log.rows.append(Row(17, "undo", 0, "", None, 3.0))
    stored = kept(log)
    raise_rules(AGES)
    c = rebuild(stored, log.rows)
    assert [line.text for line in c.talk.lines] == ["hm"]
    assert c.seats[1].bot == "easy"
    assert c.request is None
    assert len(c.table.actions) == 8


def test_a_table_that_nothing_changed_says_only_that_it_is_older(raise_rules: Raise) -> None:
    log = begun(DUEL, 25)
    raise_rules(DUEL)
    c = log.again()
    assert not c.stopped
    assert c.table.symbols == log.c.table.symbols
    assert c.table.outdated is not None
    assert c.table.outdated.decision is None


def test_rules_that_change_twice(raise_rules: Raise) -> None:
    log = begun(DUEL, 30)
    stored = kept(log)
    stopping(log, 20)
    raise_rules(DUEL)
    log.c = rebuild(stored, log.rows)
    for row in (log.c.under_new_rules(9.0),):
        log.c.fold(row)
        log.rows.append(row)
    rnd = random.Random(3)
    for _ in range(10):
        log.move(rnd)
    stopping(log, 36)
    raise_rules(DUEL)
    c = rebuild(stored, log.rows)
    assert len(c.table.actions) == 25
    assert c.table.symbols == log.c.table.symbols[:25]
    assert c.table.outdated is not None
    assert c.table.outdated.decision == 26
    assert c.behind


def test_answers_that_wait_are_kept(raise_rules: Raise) -> None:
    log = begun(MYTH, 0, "me", "me", "me")
    rnd = random.Random(1)
    while not (waiting := log.c.table.symbols_waiting):
        table = log.c.table
        seat = table.pending[-1]
        log.add("move", seat, rnd.choice(table.options_of(seat)).symbol)
    raise_rules(MYTH)
    c = log.again()
    assert c.table.symbols_waiting == waiting
    c.fold(c.under_new_rules(9.0))
    assert c.table.symbols_waiting == waiting


# ---------------------------------------------------------------------- who is told
def told(c: Chronicle, guest: str, lang: m.Lang = "en") -> str:
    found = telling.table_info(c, Reader(guest, None, lang), frozenset()).outdated
    assert found is not None
    return found


def seat_people(c: Chronicle) -> None:
    for seat, guest in zip(c.seats, ("ann", "bob", "cyd")):
        seat.guest = guest


def test_only_who_made_a_decision_is_told_what_it_was(raise_rules: Raise) -> None:
    """What it would have told the others nobody knows any more: it is not carried out."""
    log = begun(AGES, 30)
    symbol, clauses = stopping(log, 20)
    stored = kept(log)
    raise_rules(AGES, clauses[0])
    c = rebuild(stored, log.rows)
    seat_people(c)
    mover = log.rows[20].seat
    for n, guest in enumerate(("ann", "bob", "eve")):
        text = told(c, guest)
        assert (symbol in text) == (n == mover)
        assert ("Decision 21" if n == mover else "number 20") in text
        assert clauses[0] in text
    row = c.under_new_rules(9.0)
    c.fold(row)
    assert symbol not in told(c, "eve")
    c.abandoned = True
    c._forget()
    assert symbol in told(c, "eve")


def test_nothing_is_told_of_a_secret_answer(raise_rules: Raise) -> None:
    """Neither to the others nor how many answers they have given, also after the game has gone on."""
    log, rnd = begun(MYTH, 0, "me", "me"), random.Random(1)
    while not (log.c.table.secret and log.c.settled < len(log.c.table.actions)):
        table = log.c.table
        log.add("move", table.pending[0], rnd.choice(table.options_of(table.pending[0])).symbol)
    seat, answers, settled = log.c.table.pending[-1], len(log.c.table.actions) - log.c.settled, log.c.settled
    log.add("move", seat, log.c.table.options_of(seat)[0].symbol)
    symbol, clauses = stopping(log, len(log.rows) - 1)
    stored = kept(log)
    raise_rules(MYTH, clauses[0], "AOM-OTHER-01")
    c = rebuild(stored, log.rows)
    seat_people(c)
    assert answers
    for _ in range(2):
        for guest in ("ann", "bob", "eve"):
            text = told(c, guest)
            assert symbol not in text
            assert f"number {settled} " in text
            assert f"{clauses[0]}, AOM-OTHER-01" in text, "all that was changed, and not which of it"
        c.fold(c.under_new_rules(9.0))
    left = remains.of_table(c, Reader("ann", 0, "en"))
    assert symbol not in left.outdated


def test_new_rules_in_a_secret_choice_tell_nothing_of_its_answers(raise_rules: Raise) -> None:
    log, rnd = begun(MYTH, 0, "me", "me"), random.Random(1)
    while not (log.c.table.secret and log.c.settled < len(log.c.table.actions)):
        table = log.c.table
        log.add("move", table.pending[0], rnd.choice(table.options_of(table.pending[0])).symbol)
    before, known = log.c.decisions, [log.c.decisions_of(seat) for seat in (0, 1)]
    stored = kept(log)
    raise_rules(MYTH)
    c = rebuild(stored, log.rows)
    chosen = set(c.chosen_for)
    c.fold(c.under_new_rules(9.0))
    assert not c.behind
    assert (c.decisions, [c.decisions_of(seat) for seat in (0, 1)], c.chosen_for) == (before, known, chosen)


# ---------------------------------------------------------------------- finished games
def test_a_finished_game_stays_finished(raise_rules: Raise) -> None:
    log = begun(DUEL, 10**6)
    assert log.c.status == "over"
    scores, winners = log.c.scores, telling.winners(log.c)
    stored = kept(log)
    stopping(log, 40)
    raise_rules(DUEL)
    c = rebuild(stored, log.rows)
    assert (c.status, c.scores, telling.winners(c)) == ("over", scores, winners)
    assert (c.readable, c.undo_open, c.waiting) == (True, False, [])
    result = telling.result(c, "fr")
    assert result is not None
    assert (result.reason, result.ranking[0]) == ("over", winners)
    timeline = replays.timeline(c, Reader("ann", None, "en"), frozenset())
    assert len(timeline.steps) == 40
    assert timeline.table.outdated
    record = json.loads(c.table.save())
    assert [*record["actions"], *record["outdated"]["rest"]] == [row.body for row in log.rows]
    row = c.under_new_rules(9.0)
    again = rebuild(stored, [*log.rows, row])
    assert (again.status, again.scores, telling.winners(again)) == ("over", scores, winners)


def test_a_finished_game_that_still_goes_through_keeps_its_breakdown(raise_rules: Raise) -> None:
    log = begun(DUEL, 10**6)
    raise_rules(DUEL)
    assert log.again().result == log.c.result


# ---------------------------------------------------------------------- other tables
def test_a_table_of_newer_rules_cannot_be_read(raise_rules: Raise, monkeypatch: pytest.MonkeyPatch) -> None:
    old = begun(DUEL, 5)
    raise_rules(DUEL)
    new = begun(DUEL, 5)
    c = old.again()
    row = c.under_new_rules(9.0)
    monkeypatch.undo()
    with pytest.raises(Unreadable):
        new.again()
    with pytest.raises(Unreadable):
        rebuild(kept(old), [*old.rows, row])


def test_a_broken_row_of_todays_rules_cannot_be_read() -> None:
    log = begun(DUEL, 30)
    stopping(log, 20)
    with pytest.raises(Unreadable):
        log.again()


def test_an_imported_game_is_looked_at_as_far_as_it_goes(raise_rules: Raise) -> None:
    log = begun(DUEL, 30)
    setup = structs.replace(log.c.setup, record=log.c.table.symbols, imported=True)
    setup.record[20] = refused_here(rebuild(kept(log), log.rows[:20]))
    text = setup.text()
    raise_rules(DUEL)
    c = Chronicle("id", read_setup(text), "ann", False, 1.0)
    assert (len(c.table.actions), c.status, c.stopped) == (20, "imported", True)


# ---------------------------------------------------------------------- over the net
async def test_people_are_told_and_play_on(tmp_path: Path, raise_rules: Raise) -> None:
    with running(tmp_path) as here:
        async with guests(here.url) as [ann]:
            id = await ann.table(DUEL, "me", "me")
            async with sitting(ann, id) as visit:
                await play([visit], 30)
            symbol = refused_here(rebuild_at(here.table(id), tmp_path, id, 20))
            cookies = ann.http.cookies
    change(tmp_path, id, 21, symbol)
    raise_rules(DUEL)
    with running(tmp_path) as here:
        async with guests(here.url) as [ann]:
            ann.http.cookies = cookies
            async with sitting(ann, id, since=25) as visit:
                assert visit.now.decision == 20
                assert visit.now.log_from == 0
                assert visit.now.table.outdated is not None
                assert "Decision 21" in visit.now.table.outdated
                async with guests(here.url) as [eve]:
                    assert (await eve.get(f"/api/tables/{id}", m.TableInfo)).outdated is None
                assert rows_of(tmp_path, id) == 30, "looking changes nothing"
                await play([visit], 3)
                assert visit.now.decision == 23
                assert rows_of(tmp_path, id) == 34, "the row of the new rules, and three moves"
                assert visit.now.table.outdated is not None
    with running(tmp_path) as here:
        assert len(here.table(id).table.actions) == 23


async def test_a_bot_waits_until_somebody_has_seen_it(tmp_path: Path, raise_rules: Raise) -> None:
    with running(tmp_path) as here:
        async with guests(here.url) as [ann]:
            id = await ann.table(DUEL, "me", "bot", options={"first": "2"})
            async with sitting(ann, id) as visit:
                assert await visit.my_turn()
            cookies, rows = ann.http.cookies, rows_of(tmp_path, id)
            symbol = refused_here(rebuild_at(here.table(id), tmp_path, id, 0))
    change(tmp_path, id, 1, symbol)
    raise_rules(DUEL)
    with running(tmp_path) as here:
        assert here.table(id).bot_due == 1
        assert rows_of(tmp_path, id) == rows
        async with guests(here.url) as [ann]:
            ann.http.cookies = cookies
            async with sitting(ann, id) as visit:
                assert await visit.my_turn()
        assert rows_of(tmp_path, id) > rows + 1


async def test_an_import_of_older_rules_tells_its_past(tmp_path: Path, raise_rules: Raise) -> None:
    table = clio.new(DUEL, seed=4)
    while not table.over:
        table.play(table.options[0])
    text = table.save()
    now = raise_rules(DUEL)
    with running(tmp_path) as here:
        async with guests(here.url) as [ann]:
            made = await ann.post("/api/import", text.encode(), m.Created)
            info = await ann.get(f"/api/tables/{made.id}", m.TableInfo)
            assert info.outdated is not None
            assert f"version {now}" in info.outdated
            exported = (await ann.http.get(f"/api/tables/{made.id}/export")).json()
            assert exported["rules"] == now
            assert exported["outdated"]["rules"] == now - 1


# ---------------------------------------------------------------------- the file of the tables
def change(folder: Path, id: str, seq: int, body: str) -> None:
    """As if older rules had let somebody do this."""
    with closing(sqlite3.connect(folder / "clio.db")) as db, db:
        db.execute("UPDATE log SET body = ? WHERE table_id = ? AND seq = ?", (body, id, seq))


def rows_of(folder: Path, id: str) -> int:
    with closing(sqlite3.connect(folder / "clio.db")) as db:
        found: int = db.execute("SELECT count(*) FROM log WHERE table_id = ?", (id,)).fetchone()[0]
        return found


def rebuild_at(c: Chronicle, folder: Path, id: str, rows: int) -> Chronicle:
    """The table after so many rows."""
    with closing(sqlite3.connect(folder / "clio.db")) as db:
        query = "SELECT seq, kind, seat, body, key, at FROM log WHERE table_id = ? AND seq <= ? ORDER BY seq"
        found = [Row(*each) for each in db.execute(query, (id, rows))]
    again = Chronicle(c.id, c.setup, c.owner, c.public, c.created)
    for row in found:
        again.fold(row)
    return again
