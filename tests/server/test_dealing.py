"""How the server deals: by a key that nobody is told before the end, to which it is committed from the start."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
import pytest

import clio
from clio.engine.rng import seed_rng
from clio.engine.save import Dump
from clio.engine.stream import commitment, is_key
from clio.engine.verifying import verify
from clio.games import find
from clio.messages import say
from clio.server import messages as m, previews, replays, telling, thinkers
from clio.server.chronicle import Chronicle
from clio.server.setup import read_setup
from clio.server.telling import Reader
from tests.server.company import DUEL, GAMES, MYTH, do, friends, guests, play, sitting, tables_begin
from tests.server.player import Player
from tests.server.running import Running


async def info(player: Player, id: str) -> m.TableInfo:
    return await player.get(f"/api/tables/{id}", m.TableInfo)


def dealing(table: m.TableInfo) -> m.Dealing:
    assert table.dealing is not None
    return table.dealing


async def timeline(player: Player, id: str, lang: str = "en") -> m.Timeline:
    return await player.get(f"/api/tables/{id}/timeline?lang={lang}", m.Timeline)


# ---------------------------------------------------------------------- the promise
@pytest.mark.parametrize("game", GAMES)
async def test_a_table_is_committed_to_its_key_from_its_making_to_its_end(server: Running, game: str) -> None:
    async with friends(server.url, game) as [ann, bob], guests(server.url) as [eve]:
        c = server.table(ann.id)
        key = c.setup.seed
        assert is_key(key)
        hash = hashlib.sha256(key.encode()).hexdigest()
        shown = [dealing(await info(player, ann.id)) for player in (ann.player, bob.player, eve)]
        shown += [dealing(visit.now.table) for visit in (ann, bob)]
        await play([ann, bob], 20)
        shown += [dealing(visit.now.table) for visit in (ann, bob)]
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        shown.append(dealing(ann.now.table))
        assert {(each.commitment, each.key) for each in shown} == {(hash, None)}
        heard = "".join(ann.player.heard + bob.player.heard)
        assert key[4:] not in heard
        for lang in ("en", "fr"):
            told = dealing((await timeline(eve, ann.id, lang)).table)
            assert (told.commitment, told.key, told.opening, told.redealt) == (hash, key, key, True)
        record = (await eve.http.get(f"/api/tables/{ann.id}/export")).text
        assert [finding.good for finding in verify(record, find, [hash])] == [True, True]
        assert [finding.good for finding in verify(record, find, ["0" * 64])] == [False, True]


async def test_no_two_tables_have_a_key(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        again = await ann.player.post(f"/api/tables/{ann.id}/rematch", None, m.Created)
        branch = await ann.player.post(f"/api/tables/{ann.id}/branch", m.Branch(0, 0), m.Created)
        hashes = {dealing(await info(ann.player, id)).commitment for id in (ann.id, again.id, branch.id)}
        assert len(hashes) == 3
        assert None not in hashes


async def test_lists_have_no_commitments(server: Running) -> None:
    async with friends(server.url) as [ann, _]:
        listed = (await ann.player.get("/api/tables", m.TableList)).tables
        assert [table.dealing for table in listed] == [None]


# ---------------------------------------------------------------------- nobody is told
@pytest.mark.parametrize("game", GAMES)
def test_neither_a_bot_nor_a_hint_nor_a_preview_gets_the_key(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker and a preview get a redrawn position, of which the quick generator deals."""
    table, seen = clio.new(game), list[int]()
    redraw = type(table.game).determinize

    def determinize(self: Any, s: Any, seat: int | None, rng: int) -> Any:
        redrawn = redraw(self, s, seat, rng)
        seen.extend((rng, redrawn.rng))
        return redrawn

    monkeypatch.setattr(type(table.game), "determinize", determinize)
    for _ in range(12):
        seat = table.seat
        assert seat is not None
        task = thinkers.task(table, seat, "easy")
        assert largest(task.position) < 1 << 62
        assert not is_key(task.seed)
        assert table.seed[4:] not in repr(task)
        previews.preview(table, m.AskPreview("key", seat, table.options[0].symbol), "en")
        assert thinkers.choose(task) in [choice.symbol for choice in table.options]
        table.play(next(move for move in table.options if not table.game.grave(move.number)))
    assert min(seen) > 0
    assert largest(table.game.dump(table.state)) > 1 << 256, "the table's own position does hold it"


def largest(part: Dump | int) -> int:
    return max((largest(inner) for inner in part), default=0) if isinstance(part, list) else abs(part)


# ---------------------------------------------------------------------- found out
def over() -> Chronicle:
    """A game that is over, as the server keeps it."""
    table = clio.new(DUEL)
    while not table.over:
        table.play(table.options[len(table.actions) % len(table.options)])
    text = json.dumps({
        "game": DUEL, "options": table.options_chosen, "seed": table.seed, "watch_key": "w", "record": table.symbols,
        "imported": True, "seats": [{"guest": "g", "name": name, "colour": name} for name in ("a", "b")],
    })
    return Chronicle("t", read_setup(text), "g", False, 0.0)


def redealt(c: Chronicle) -> bool | None:
    return dealing(replays.timeline(c, Reader("g", None, "en"), frozenset()).table).redealt


def test_what_was_told_is_compared_with_what_the_key_deals() -> None:
    c = over()
    assert redealt(c)
    c.table.state.rng = seed_rng("another end")
    assert redealt(c) is False


def test_an_event_that_was_told_otherwise_is_found() -> None:
    c = over()
    line = next(line for line in reversed(c.table.log) if line.event.a > 0)
    line.event.a -= 1
    assert redealt(c) is False


# ---------------------------------------------------------------------- branches, imports, older tables
@pytest.mark.parametrize("seed", [None, "as older tables had"])
async def test_playing_on_keeps_the_past_and_takes_a_new_key(server: Running, seed: str | None) -> None:
    if seed is None:
        async with friends(server.url) as [ann, bob]:
            await branch_off(server, ann, bob)
    else:
        with tables_begin(seed, []):
            async with friends(server.url) as [ann, bob]:
                assert server.table(ann.id).setup.seed == seed
                await branch_off(server, ann, bob)


def position(c: Chronicle, decision: int) -> Any:
    return replays.position(c, decision, Reader("g", 0, "en")).view


async def branch_off(server: Running, ann: Any, bob: Any) -> None:
    await play([ann, bob], 30)
    await do([ann, bob], bob, m.Resign(bob.key(), 1))
    old = server.table(ann.id)
    made = await ann.player.post(f"/api/tables/{ann.id}/branch", m.Branch(12, 0), m.Created)
    new = server.table(made.id)
    assert (new.setup.seed, list(new.setup.rekeyed)) == (old.setup.seed, [12])
    assert new.table.actions[:12] == old.table.actions[:12]
    assert position(new, 12) == position(old, 12)
    key = new.setup.rekeyed[12]
    assert is_key(key)
    shown = dealing(await info(ann.player, made.id))
    assert (shown.commitment, shown.key, shown.opening, shown.branch) == (new.setup.committed, None, None, 12)
    assert shown.commitment == commitment(new.table.deal.opening(new.table.past) or "") != commitment(key)
    assert "12" in shown.text
    again = Chronicle(made.id, read_setup(new.setup.text()), new.owner, False, 0.0)
    assert again.table.state.rng == seed_rng(key), "folded anew, in any process"


@pytest.mark.parametrize("game", [DUEL, MYTH])
async def test_an_exported_game_comes_back_with_its_key(server: Running, game: str) -> None:
    async with friends(server.url, game) as [ann, bob], guests(server.url) as [eve]:
        await play([ann, bob], 25)
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        record = (await eve.http.get(f"/api/tables/{ann.id}/export")).content
        made = await eve.post("/api/import", record, m.Created)
        told = dealing((await timeline(eve, made.id)).table)
        here = dealing((await timeline(eve, ann.id)).table)
        assert (told.commitment, told.key, told.redealt) == (here.commitment, here.key, True)
        assert told.text != here.text, "here nobody promised anything"
        branch = await eve.post(f"/api/tables/{made.id}/branch", m.Branch(10, 0), m.Created)
        exported = server.table(branch.id).table.save()
        assert [finding.what for finding in verify(exported, find)] == [
            "past_open", "key_in_file", "redealt_so_far"]


async def test_a_branch_shows_after_its_end_all_that_it_was_committed_to(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        await play([ann, bob], 20)
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        first = dealing(await info(ann.player, ann.id)).commitment or ""
        made = await ann.player.post(f"/api/tables/{ann.id}/branch", m.Branch(12, 0), m.Created)
        second = dealing(await info(ann.player, made.id)).commitment or ""
        async with sitting(ann.player, made.id) as alone:
            await alone.ask(m.Resign(alone.key(), 0))
        told = dealing((await timeline(ann.player, made.id)).table)
        assert told.opening is not None
        assert (told.commitment, commitment(told.opening), told.branch) == (second, second, 12)
        record = (await ann.player.http.get(f"/api/tables/{made.id}/export")).text
        assert [finding.good for finding in verify(record, find, [first, second])] == [True, True, True]
        assert [finding.good for finding in verify(record, find, [second])] == [None, True, True]


def test_a_branch_of_an_earlier_version_keeps_the_commitment_it_showed() -> None:
    """Its set-up says nothing of what it took over: it was committed to its newest key alone, and says so."""
    c, key = over(), f"key:{5:064x}"
    old = msgspec.json.decode(c.setup.text()) | {"rekeyed": {"4": key}, "record": c.setup.record[:4]}
    del old["committed"], old["imported"]
    before = Chronicle("t", read_setup(json.dumps(old)), "g", False, 0.0)
    for lang in ("en", "fr"):
        shown = telling.dealing(before, lang)
        assert (shown.commitment, shown.branch) == (commitment(key), 4)
        assert say("dealing.key_alone", lang, n=4) in shown.text


async def test_a_table_of_an_older_version_goes_on_and_says_so(server: Running) -> None:
    """Its set-up is a plain seed, without a word of keys."""
    with tables_begin("0123456789abcdef0123456789abcdef", []):
        async with friends(server.url) as [ann, bob]:
            c = server.table(ann.id)
            old = json.loads(c.setup.text())
            del old["rekeyed"]
            assert read_setup(json.dumps(old)).text() == c.setup.text()
            await play([ann, bob], 10)
            assert 0 < server.table(ann.id).table.state.rng < 1 << 62
            texts = []
            for lang in ("en", "fr"):
                shown = dealing(await ann.player.get(f"/api/tables/{ann.id}?lang={lang}", m.TableInfo))
                assert (shown.commitment, shown.key) == (None, None)
                texts.append(shown.text)
            assert texts[0] != texts[1]
            await do([ann, bob], bob, m.Resign(bob.key(), 1))
            told = dealing((await timeline(ann.player, ann.id)).table)
            assert (told.commitment, told.key, told.redealt) == (None, None, True)


def test_keys_travel_through_the_storage() -> None:
    c = over()
    c.setup.committed, c.setup.rekeyed = "0" * 64, {5: f"key:{5:064x}", 1000: f"key:{6:064x}"}
    kept = read_setup(c.setup.text())
    assert (kept.rekeyed, kept.committed) == (c.setup.rekeyed, c.setup.committed)
    assert msgspec.json.decode(c.setup.text())["rekeyed"].keys() == {"5", "1000"}
