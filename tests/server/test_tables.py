"""Tables: making them, finding them, sitting down, playing once more."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from clio.games import find
from clio.server import messages as m
from clio.server.limits import PER_ADDRESS
from clio.server.setup import COLOURS
from tests.server.company import (
    AGES, DUEL, GAMES, MYTH, asked, choices, code, do, friends, guests, hot_seat, play, refusal, sitting, until,
)
from tests.server.player import Player, Refused
from tests.server.running import Running, running


async def info(player: Player, id: str) -> m.TableInfo:
    return await player.get(f"/api/tables/{id}", m.TableInfo)


# ---------------------------------------------------------------------- making
@pytest.mark.parametrize("game", GAMES)
async def test_every_kind_of_seat(server: Running, game: str) -> None:
    async with guests(server.url) as [ann]:
        await ann.http.request("PUT", "/api/me", json={"name": "Ann"})
        most = find(game).record.players[1]
        seats = [m.NewSeat("me"), m.NewSeat("open", name="Bob", colour="a"), m.NewSeat("bot", bot="easy")][:most]
        made = await ann.post("/api/tables", m.NewTable(game, seats), m.Created)
        table = await info(ann, made.id)
        assert (table.id, table.game, table.status, table.owner) == (made.id, game, "gathering", True)
        assert [seat.kind for seat in table.seats] == ["human", "open", "bot"][:most]
        assert [seat.name for seat in table.seats][:2] == ["Ann", "Bob"]
        assert [seat.mine for seat in table.seats] == [True, False, False][:most]
        assert [seat.colour for seat in table.seats] == ["b", "a", "c"][:most]
        assert [seat.bot for seat in table.seats] == [None, None, "easy"][:most]
        assert [seat.key is not None for seat in table.seats] == [False, True, False][:most]
        assert table.hints
        assert table.waiting == []
        assert table.watch_key


async def test_colours_are_all_different(server: Running) -> None:
    async with guests(server.url) as [ann]:
        seats = [m.NewSeat("me", colour="c"), m.NewSeat("me"), m.NewSeat("me", colour="a"), m.NewSeat("me")]
        made = await ann.post("/api/tables", m.NewTable(AGES, seats), m.Created)
        assert [seat.colour for seat in (await info(ann, made.id)).seats] == ["c", "b", "a", "d"]
        same = m.NewTable(DUEL, [m.NewSeat("me", colour="c"), m.NewSeat("me", colour="c")])
        assert await code(ann.post("/api/tables", same, m.Created)) == "bad_option"
        assert len(set(COLOURS)) == len(COLOURS)


@pytest.mark.parametrize("game", GAMES)
async def test_options_straight_from_the_record(server: Running, game: str) -> None:
    """What `/api/games` offers can be sent back, value by value."""
    async with guests(server.url) as [ann]:
        offered = await ann.get(f"/api/games/{game}", m.GameInfo)
        assert {option.id for option in offered.options} == {option.id for option in find(game).record.options}
        defaults: dict[str, Any] = {option.id: option.default for option in offered.options}
        made = await ann.table(game, *["me"] * offered.fewest, options=defaults)
        assert (await info(ann, made)).options == find(game).record.settle(offered.fewest, defaults)
        for option in offered.options:
            values: list[Any] = [True, False] if option.kind == "flag" else list(option.values)
            refused = 0
            for value in values:
                chosen: Any = [value, *["random"] * (offered.fewest - 1)] if option.per_seat else value
                try:
                    id = await ann.table(game, *["me"] * offered.fewest, options={option.id: chosen})
                except Refused:  # it needs another option beside it
                    refused += 1
                else:
                    assert (await info(ann, id)).options[option.id] == chosen
            assert refused < len(values)


@pytest.mark.parametrize(
    ("wish", "known", "says"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown_game", ("chess", "chess")),
        ({"game": DUEL, "seats": [{"kind": "me"}]}, "bad_option", ("players", "joueurs")),
        ({"game": AGES, "seats": [{"kind": "me"}] * 5}, "bad_option", ("players", "joueurs")),
        ({"game": AGES, "seats": []}, "bad_option", ("players", "joueurs")),
        ({"game": DUEL, "seats": [{"kind": "me"}] * 2, "options": {"modules": "all"}}, "bad_option", ("all", "all")),
        ({"game": DUEL, "seats": [{"kind": "me"}] * 2, "options": {"colour": 1}}, "bad_option", ("colour", "colour")),
        ({"game": DUEL, "seats": [{"kind": "me"}] * 2, "options": {"civilizations": ["greeks", "greeks"]}},
         "bad_option", ("different", "différent")),
        ({"game": DUEL, "seats": [{"kind": "king"}] * 2}, "bad_message", ("king", "king")),
        ({"game": DUEL, "seats": [{"kind": "me", "name": "x" * 25}] * 2}, "bad_message", ("24", "24")),
        ({"game": DUEL}, "bad_message", ("seats", "seats")),
    ],
)
async def test_a_bad_wish_is_refused_in_both_languages(
    server: Running, wish: dict[str, Any], known: str, says: tuple[str, str]
) -> None:
    async with guests(server.url) as [ann]:
        texts = []
        for lang, word in zip(("en", "fr"), says):
            problem = await refusal(ann.post(f"/api/tables?lang={lang}", wish, m.Created))
            assert problem.code == known
            assert word in problem.text
            texts.append(problem.text)
        assert texts[0] != texts[1]


@pytest.mark.parametrize(
    ("game", "players", "options", "blamed"),
    [
        (DUEL, 2, {"modules": "all"}, "modules"),
        (DUEL, 2, {"civilizations": ["greeks", "greeks"]}, "civilizations"),
        (DUEL, 2, {"deck": "trade"}, "deck"),
        (MYTH, 3, {"two_cultures": True}, "two_cultures"),
        (MYTH, 2, {"cultures": ["greek", "greek"]}, "cultures"),
        (AGES, 2, {"first": "3"}, "first"),
        (AGES, 1, {}, None),
    ],
)
async def test_a_refused_wish_names_the_option_to_blame(
    server: Running, game: str, players: int, options: dict[str, Any], blamed: str | None
) -> None:
    async with guests(server.url) as [ann]:
        wish = {"game": game, "seats": [{"kind": "me"}] * players, "options": options}
        assert (await refusal(ann.post("/api/tables", wish, m.Created))).option == blamed


async def test_a_text_that_no_database_keeps_is_refused(server: Running) -> None:
    async with guests(server.url) as [ann]:
        body = b'{"game": "monumental-duel", "seats": [{"kind": "me", "name": "%s"}, {"kind": "me"}]}'
        for bad in (b"a\\u0000b", b"a\\ud800b"):
            answers = [
                await ann.http.post("/api/tables", content=body % bad),
                await ann.http.put("/api/me", content=b'{"name": "%s"}' % bad),
            ]
            assert [(answer.status_code, answer.json().get("code")) for answer in answers] in (
                [(400, "bad_message")] * 2, [(400, "bad_text")] * 2)


async def test_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_guest=2) as server:
        async with guests(server.url, 2) as [ann, bob]:
            first = await ann.table(DUEL, "me", "me")
            await ann.table(AGES, "me", "open")
            problem = await refusal(ann.table(DUEL, "me", "me"))
            assert problem.code == "too_many"
            assert "2" in problem.text
            await bob.table(DUEL, "me", "me")
            async with sitting(ann, first) as visit:
                await visit.ask(m.Resign(visit.key(), 0))
            await ann.table(DUEL, "me", "me")


# ---------------------------------------------------------------------- sitting down
async def test_a_friend_comes_by_link(server: Running) -> None:
    async with guests(server.url, 3) as [ann, bob, eve]:
        id = await ann.table(DUEL, "me", "open")
        key = (await info(ann, id)).seats[1].key
        seen = await info(eve, id)
        assert (seen.seats[1].key, seen.watch_key, seen.owner) == (None, None, False)
        assert await code(eve.post(f"/api/tables/{id}/join", m.Join(key="a" * 22), m.TableInfo)) == "seat_taken"
        assert await code(eve.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo)) == "not_seated"
        assert await code(eve.sit(id)) == "not_seated"
        joined = await bob.post(f"/api/tables/{id}/join", m.Join(key=key, name=" Bob "), m.TableInfo)
        assert (joined.status, joined.seats[1].name, joined.seats[1].mine) == ("playing", "Bob", True)
        assert [seat.key for seat in joined.seats] == [None, None]
        assert await code(eve.post(f"/api/tables/{id}/join", m.Join(key=key), m.TableInfo)) == "seat_taken"
        again = await bob.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo)
        assert [seat.mine for seat in again.seats] == [False, True]
        assert await code(eve.sit(id)) == "no_table"


async def test_anybody_may_join_a_public_table(server: Running) -> None:
    async with guests(server.url, 3) as [ann, bob, cat]:
        id = await ann.table(AGES, "me", "open", "open", public=True)
        listed = await bob.get("/api/tables?scope=open", m.TableList)
        assert next(table for table in listed.tables if table.id == id).seats[2].kind == "open"
        await bob.post(f"/api/tables/{id}/join", m.Join(seat=2), m.TableInfo)
        assert await code(cat.post(f"/api/tables/{id}/join", m.Join(seat=2), m.TableInfo)) == "seat_taken"
        assert await code(cat.post(f"/api/tables/{id}/join", m.Join(seat=9), m.TableInfo)) == "seat_taken"
        found = await cat.post(f"/api/tables/{id}/join", m.Join(name="Cat"), m.TableInfo)
        assert (found.status, found.seats[1].name) == ("playing", "Cat")
        listed = await bob.get("/api/tables?scope=open", m.TableList)
        assert id not in [table.id for table in listed.tables]


async def test_the_last_seat_is_taken_once(server: Running) -> None:
    async with guests(server.url, 6) as [ann, *others]:
        id = await ann.table(DUEL, "me", "open", public=True)
        tries = [other.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo) for other in others]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refused"] * 4 + ["TableInfo"]


async def test_nothing_is_played_before_everybody_is_there(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(DUEL, "me", "open")
        key = (await info(ann, id)).seats[1].key
        async with sitting(ann, id) as visit:
            assert visit.now.table.status == "gathering"
            assert visit.now.question is None
            assert await code(visit.ask(m.Move(visit.key(), visit.now.seq, 0, "pass"))) == "not_now"
            assert await code(visit.ask(m.Resign(visit.key(), 0))) == "not_now"
            assert await code(visit.ask(m.AskHint(visit.key(), 0))) == "no_hint"
            await bob.post(f"/api/tables/{id}/join", m.Join(key=key, name="Bob"), m.TableInfo)
            await visit.until(lambda: visit.now.table.status == "playing")
            assert visit.now.table.seats[1].name == "Bob"
            assert visit.now.table.waiting
            assert visit.now.table.seats[1].key is None


async def test_my_tables(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(DUEL, "me", "open", public=True)
        await bob.post(f"/api/tables/{id}/join", m.Join(name="Bob"), m.TableInfo)
        for person, mine in ((ann, [True, False]), (bob, [False, True])):
            [table] = (await person.get("/api/tables", m.TableList)).tables
            assert (table.id, table.status, table.decisions) == (id, "playing", 0)
            assert [seat.mine for seat in table.seats] == mine
            assert (table.watch_key, [seat.key for seat in table.seats]) == (None, [None, None])
            assert len(table.waiting) == 1


async def test_a_hot_seat(server: Running) -> None:
    """Several seats, one person: Sit looks through another's eyes, and the question follows."""
    for game, number in ((DUEL, 2), (AGES, 3)):
        async with hot_seat(server.url, game, number) as visit:
            assert [seat.mine for seat in visit.now.table.seats] == [True] * number
            assert visit.now.seat == visit.now.table.waiting[0], "the eyes of the one who is asked"
            await play([visit], 30)
            other = (visit.now.table.waiting[0] + 1) % number
            await visit.send(m.Sit(seat=other))
            await visit.until(lambda: visit.now.seat == other)  # noqa: B023
            assert visit.now.view["you"] == other
            assert visit.now.question is None
            assert len(visit.log) == len(server.table(visit.id).table.log_of(other))


# ---------------------------------------------------------------------- afterwards
async def test_a_rematch_is_one_table_for_both(server: Running) -> None:
    async with friends(server.url, options={"civilizations": ["greeks", "aztecs"]}) as [ann, bob]:
        ask = [who.player.post(f"/api/tables/{ann.id}/rematch", None, m.Created) for who in (ann, bob)]
        assert [await code(each) for each in ask] == ["not_now", "not_now"]
        await do([ann, bob], ann, m.Resign(ann.key(), 0))
        first = await ann.player.post(f"/api/tables/{ann.id}/rematch", None, m.Created)
        second = await bob.player.post(f"/api/tables/{ann.id}/rematch", None, m.Created)
        assert first.id == second.id != ann.id
        await bob.until(lambda: bob.now.table.rematch == first.id)
        table = await info(ann.player, first.id)
        assert (table.status, [seat.mine for seat in table.seats]) == ("playing", [False, True])
        assert table.options["civilizations"] == ["aztecs", "greeks"]
        before = await info(ann.player, ann.id)
        assert [seat.colour for seat in table.seats] == [before.seats[1].colour, before.seats[0].colour]
        assert [seat.resigned for seat in table.seats] == [False, False]


async def test_a_rematch_asked_at_once_is_still_one_table(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        path = f"/api/tables/{ann.id}/rematch"
        one, two = await asyncio.gather(ann.player.post(path, None, m.Created), bob.player.post(path, None, m.Created))
        assert one.id == two.id
        assert {table.id for table in (await ann.player.get("/api/tables", m.TableList)).tables} == {ann.id, one.id}


async def test_a_rematch_that_cannot_be_made_is_not_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who was faster is a reason to lead somebody to a table that one has not made."""
    async def broken(*about: Any) -> None:
        raise ValueError("a set-up that is none")

    async with friends(server.url) as [ann, bob]:
        await do([ann, bob], ann, m.Resign(ann.key(), 0))
        path = f"/api/tables/{ann.id}/rematch"
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(server.service.store, "create", broken)
            assert await code(ann.player.post(path, None, m.Created)) == "internal"
        made = await bob.player.post(path, None, m.Created)
        assert (await info(ann.player, made.id)).status == "playing"


async def test_a_rematch_is_counted_where_it_is_asked_for(server: Running) -> None:
    """Nobody uses up the tables of an address by asking for rematches of what was made there."""
    async with friends(server.url) as [ann, bob], Player(server.url, source="127.0.0.77") as far:
        far.http.cookies = bob.player.http.cookies
        await do([ann, bob], ann, m.Resign(ann.key(), 0))
        made = await far.post(f"/api/tables/{ann.id}/rematch", None, m.Created)
        first, again = [server.do(server.service.store.table(id)) for id in (ann.id, made.id)]
        assert first is not None
        assert again is not None
        assert first.source != again.source


async def test_a_stranger_gets_no_rematch(server: Running) -> None:
    async with friends(server.url) as [ann, bob], guests(server.url) as [eve]:
        await do([ann, bob], ann, m.Resign(ann.key(), 0))
        assert await code(eve.post(f"/api/tables/{ann.id}/rematch", None, m.Created)) == "not_seated"


@pytest.mark.parametrize("game", GAMES)
async def test_playing_on_from_a_moment(server: Running, game: str) -> None:
    async with friends(server.url, game) as [ann, bob]:
        await play([ann, bob], 20)
        branch = f"/api/tables/{ann.id}/branch"
        assert await code(ann.player.post(branch, m.Branch(10, 0), m.Created)) == "not_now"
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        assert await code(ann.player.post(branch, m.Branch(21, 0), m.Created)) == "not_now"
        assert await code(ann.player.post(branch, m.Branch(1, 2), m.Created)) == "illegal_action"
        made = await bob.player.post(branch, m.Branch(12, 1, "easy"), m.Created)
        table = await info(bob.player, made.id)
        assert (table.status, [seat.kind for seat in table.seats]) == ("playing", ["bot", "human"])
        old, new = server.table(ann.id).table, server.table(made.id).table
        assert new.actions[:12] == old.actions[:12]
        async with sitting(bob.player, made.id) as visit:
            assert await visit.my_turn()
            await visit.move(choices(visit)[0])
            assert visit.now.decision > 12


async def test_an_idle_table_is_archived(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with friends(server.url) as [ann, bob]:
            await play([ann, bob], 3)
            assert server.do(server.service.store.archive(time.time() - 3600)) == 0
            assert server.do(server.service.store.archive(time.time() + 1)) == 1
            assert (await ann.player.get("/api/tables", m.TableList)).tables == []
        await forget(server, ann.id)
        async with sitting(ann.player, ann.id) as one, sitting(bob.player, ann.id) as two:
            assert one.now.decision == 3, "its link still leads there, and it can be played on"
            await play([one, two], 1)
            assert server.do(server.service.store.counts()) == {"playing": 1}


async def forget(server: Running, id: str) -> None:
    """The room leaves the memory, as it does when nobody has been there for long."""
    rooms = server.service.rooms

    async def sweep() -> int:
        return rooms.sweep(-1.0)

    await until(lambda: server.do(sweep()) >= 0 and id not in rooms.rooms)


async def test_a_table_is_read_again_from_its_log(server: Running) -> None:
    async with friends(server.url, AGES) as [ann, bob]:
        await play([ann, bob], 25)
        await do([ann, bob], ann, m.Say(ann.key(), "hello", 0))
        before = (ann.now.view, ann.now.seq, ann.log, ann.chat)
    await forget(server, ann.id)
    again = await ann.player.sit(ann.id)
    assert (again.now.view, again.now.seq, again.log, again.chat) == before
    visit = await asked([again]) if again.now.question is not None else None
    assert visit is None or visit.now.question is not None
    await again.close()


async def test_so_many_tables_in_a_day(tmp_path: Path) -> None:
    """Whatever becomes of them: what is over is kept. Rematches count, too."""
    with running(tmp_path, new_tables=3) as server:
        async with guests(server.url, PER_ADDRESS + 1) as people, Player(server.url, source="127.0.0.7") as far:
            for person in people[:-1]:
                for _ in range(3):
                    id = await person.table(DUEL, "me", "me")
                    async with sitting(person, id) as visit:
                        await visit.ask(m.Resign(visit.key(), 0))
                assert await code(person.post(f"/api/tables/{id}/rematch", None, m.Created)) == "too_many"
            for person in people:
                problem = await refusal(person.table(DUEL, "me", "me"))
                assert (problem.code, "3" in problem.text) == ("too_many", True)
            await far.table(DUEL, "me", "me")
            assert sum(server.do(server.service.store.counts()).values()) == 3 * PER_ADDRESS + 1
