"""Open seats: who knows their keys, who may take them, who may open them again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clio.games import GAMES
from clio.server import messages as m
from clio.server.sockets import Visit
from clio.server.start import near
from tests.server.company import AGES, DUEL, MYTH, answer, code, do, friends, guests, play, refusal, sitting
from tests.server.player import Player, as_sent
from tests.server.running import Running, running


async def info(player: Player, id: str) -> m.TableInfo:
    return await player.get(f"/api/tables/{id}", m.TableInfo)


async def join(player: Player, id: str, **wish: object) -> m.TableInfo:
    return await player.post(f"/api/tables/{id}/join", m.Join(**wish), m.TableInfo)  # type: ignore[arg-type]


async def keys_of(owner: Player, id: str) -> list[str | None]:
    return [seat.key for seat in (await info(owner, id)).seats]


# ---------------------------------------------------------------------- keys
@pytest.mark.parametrize("public", [False, True])
async def test_only_who_made_the_table_knows_the_keys(server: Running, public: bool) -> None:
    async with guests(server.url, 3) as [ann, bob, eve]:
        id = await ann.table(AGES, "me", "open", "open", public=public)
        keys = await keys_of(ann, id)
        assert keys[0] is None
        assert None not in keys[1:]
        joined = await join(bob, id, key=keys[1])
        assert [seat.key for seat in joined.seats] == [None] * 3
        async with sitting(bob, id) as visit, sitting(ann, id) as owner:
            assert [seat.key for seat in visit.now.table.seats] == [None] * 3
            assert [seat.key for seat in owner.now.table.seats] == [None, None, keys[2]]
        await info(eve, id)
        for person in (bob, eve):
            assert not any(str(keys[2]) in heard for heard in person.heard)


async def test_who_has_a_seat_cannot_take_the_one_of_a_friend(server: Running) -> None:
    async with guests(server.url, 3) as [ann, bob, cat]:
        id = await ann.table(AGES, "me", "open", "open")
        keys = await keys_of(ann, id)
        await join(bob, id, key=keys[1])
        for seated in (bob, ann):
            problem = await refusal(join(seated, id, key=keys[2]))
            assert (problem.code, "already" in problem.text) == ("seat_taken", True)
        assert [seat.kind for seat in (await info(ann, id)).seats] == ["human", "human", "open"]
        assert [seat.mine for seat in (await join(cat, id, key=keys[2])).seats] == [False, False, True]


async def test_one_seat_each_at_a_public_table(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(AGES, "me", "open", "open", "open", public=True)
        tries = [join(bob, id, seat=seat) for seat in (1, 2, 3) for _ in range(3)]
        await asyncio.gather(*tries, return_exceptions=True)
        assert sum(seat.mine for seat in (await info(bob, id)).seats) == 1
        await join(ann, id)
        assert sum(seat.mine for seat in (await info(ann, id)).seats) == 1


async def test_one_seat_each_at_two_processes(tmp_path: Path) -> None:
    """Neither process knows what the other is just writing."""
    with running(tmp_path) as one, running(tmp_path) as two:
        async with guests(one.url) as [ann]:
            id = await ann.table(AGES, "me", "open", "open", "open", public=True)
            async with guests(one.url) as [bob]:
                two.table(id)
                other = Player(two.url)
                other.http.cookies.update(bob.http.cookies)
                await asyncio.gather(join(bob, id), join(other, id), return_exceptions=True)
                await other.close()
                assert sum(seat.mine for seat in (await info(bob, id)).seats) == 1


async def test_nobody_sees_what_is_dealt_to_a_seat_before_all_are_seated(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sits down, stands up and sits down elsewhere would know the hands of both seats."""
    monkeypatch.setitem(GAMES, "spies", "tests.engine.games.spies")
    async with guests(server.url, 3) as [ann, bob, cat]:
        id = await ann.table("spies", "me", "open", "open", public=True)
        dealt = server.table(id).table
        for seat in (1, 2):
            await join(bob, id, seat=seat)
            async with sitting(bob, id) as visit:
                assert (visit.now.seat, visit.now.view, visit.now.log) == (seat, {}, [])
                assert await code(bob.get(f"/api/tables/{id}/positions/0", m.Position)) == "not_now"
                asked = m.AskPreview(visit.key(), seat, dealt.options[0].symbol)
                assert await code(visit.ask(asked)) == "not_now"
                if seat == 1:
                    await visit.send(m.FreeSeat(visit.key(), seat))
                    await visit.until(lambda: any(isinstance(x, m.Bye) for x in visit.news))
        async with sitting(ann, id) as owner, sitting(bob, id) as visit:
            await join(cat, id)
            for each, seat in ((owner, 0), (visit, 2)):
                await each.until(lambda: each.now.table.status == "playing")  # noqa: B023
                assert each.now.view == as_sent(dealt.view(seat)) != as_sent(dealt.view(None))
                lines = [entry.text("en") for entry in dealt.log_of(seat)]
                assert [line.text for line in each.log] == lines


@pytest.mark.parametrize("game", [AGES, DUEL, MYTH])
async def test_the_maker_cannot_choose_a_deal(server: Running, game: str) -> None:
    """Also what lies open is dealt: of several tables the maker would invite to the one with the better seat, or sit
    down in the other seat. But for keys and names of tables, all that they hear is the same."""
    async with guests(server.url) as [ann]:
        heard = list[Any]()
        for _ in range(3):
            id = await ann.table(game, "me", "open")
            async with sitting(ann, id) as visit:
                table = visit.now.table
                assert table.dealing is not None
                [listed] = [each for each in (await ann.get("/api/tables", m.TableList)).tables if each.id == id]
                told = msgspec.to_builtins([visit.now, await info(ann, id), listed])
                promise, key = table.dealing.commitment, table.seats[1].key
                heard.append(without(told, [id, table.watch_key, promise, key, table.created, table.updated]))
                assert await code(ann.get(f"/api/tables/{id}/positions/0", m.Position)) == "not_now"
        assert heard[0] == heard[1] == heard[2]


def without(told: Any, known: list[Any]) -> Any:
    """What was told, but for some things wherever they stand."""
    if isinstance(told, dict):
        return {name: without(each, known) for name, each in told.items()}
    if isinstance(told, list):
        return [without(each, known) for each in told]
    return "-" if told in known else told


# ---------------------------------------------------------------------- opening a seat again
async def test_the_owner_frees_a_seat_and_the_person_is_told(server: Running) -> None:
    async with guests(server.url, 3) as [ann, bob, cat]:
        id = await ann.table(AGES, "me", "open", "open")
        keys = await keys_of(ann, id)
        await join(bob, id, key=keys[1], name="Bob")
        async with sitting(ann, id) as owner, sitting(bob, id, lang="fr") as visit:
            await owner.until(lambda: owner.now.table.seats[1].name == "Bob")
            await owner.ask(m.FreeSeat(owner.key(), 1))
            await visit.until(lambda: any(isinstance(x, m.Bye) for x in visit.news))
            bye = next(x for x in visit.news if isinstance(x, m.Bye))
            assert bye.problem is not None
            assert (bye.again, bye.problem.code) == (False, "sent_away")
            assert "libéré votre siège" in bye.problem.text
            await owner.until(lambda: owner.now.table.seats[1].kind == "open")
            new = owner.now.table.seats[1]
            assert new.key not in (None, keys[1])
            assert "Bob" not in new.name
        assert await code(bob.sit(id)) == "sent_away", "also when they come back later"
        assert (await bob.get("/api/tables", m.TableList)).tables == []
        assert await code(join(cat, id, key=keys[1])) == "seat_taken", "the old invitation is worth nothing"
        await join(cat, id, key=new.key)


async def test_who_frees_their_own_seat_is_answered_before_they_leave(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(AGES, "me", "open", "open")
        await join(bob, id, key=(await keys_of(ann, id))[1])
        async with sitting(bob, id) as visit:
            await visit.ask(m.FreeSeat(visit.key(), 1))
            await visit.until(lambda: any(isinstance(x, m.Bye) for x in visit.news))
            assert [type(x) for x in visit.news if isinstance(x, m.Done | m.Bye)] == [m.Done, m.Bye]


async def test_who_was_sent_away_comes_back_by_invitation_only(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(AGES, "me", "open", "open", public=True)
        await join(bob, id, seat=1)
        async with sitting(ann, id) as owner:
            await owner.ask(m.FreeSeat(owner.key(), 1))
            await owner.until(lambda: owner.now.table.seats[1].kind == "open")
            assert await code(join(bob, id, seat=2)) == "sent_away"
            found = await join(bob, id, key=owner.now.table.seats[1].key)
            assert [seat.mine for seat in found.seats] == [False, True, False]
        async with sitting(bob, id) as visit:
            assert visit.now.seat == 1


async def test_who_is_sent_away_does_not_go_on_watching(server: Running) -> None:
    """By a page that looked on before they sat down."""
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(AGES, "me", "open", "open", public=True)
        watch = (await info(ann, id)).watch_key
        async with sitting(ann, id) as owner, sitting(bob, id, watch=watch) as spectator:
            await join(bob, id, seat=1)
            await owner.until(lambda: owner.now.table.seats[1].kind == "human")
            await do([owner], owner, m.FreeSeat(owner.key(), 1))
            await spectator.until(lambda: any(isinstance(x, m.Bye) for x in spectator.news))
            assert [x.problem.code for x in spectator.news if isinstance(x, m.Bye) and x.problem] == ["sent_away"]
            renewed = owner.now.table.watch_key
            assert renewed not in (None, watch)
            assert renewed not in "".join(bob.heard)
        async with sitting(bob, id, watch=renewed) as spectator:
            assert spectator.now.seat is None, "unless they are given the new key"


async def test_nor_if_a_backup_was_restored_meanwhile(server: Running) -> None:
    """The rows by which they were let in had larger numbers than those by which they are sent away."""
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(AGES, "me", "open", "open", public=True)
        async with sitting(ann, id) as owner:
            await do([owner], owner, m.Say(owner.key(), "before", 0))
            watch = (await info(ann, id)).watch_key
            async with sitting(bob, id, watch=watch) as spectator:
                for visit in server.service.rooms.rooms[id].connections:
                    assert isinstance(visit, Visit)
                    visit.known_at = (-1, 10_000)
                await join(bob, id, seat=1)
                await owner.until(lambda: owner.now.table.seats[1].kind == "human")
                await do([owner], owner, m.FreeSeat(owner.key(), 1))
                await spectator.until(lambda: any(isinstance(x, m.Bye) for x in spectator.news))


async def test_who_was_sent_away_does_not_watch_by_the_key_they_knew(server: Running) -> None:
    async with guests(server.url, 3) as [ann, bob, tom]:
        id = await ann.table(AGES, "me", "open", "open", public=True)
        await join(bob, id, seat=1)
        old = (await info(bob, id)).watch_key
        assert old is not None
        async with sitting(ann, id) as owner, sitting(tom, id, watch=old) as spectator:
            await do([owner, spectator], owner, m.FreeSeat(owner.key(), 1))
            renewed = owner.now.table.watch_key
            assert renewed not in (None, old)
            assert spectator.now.table.watch_key == renewed, "those who may stay are told how to come back"
            assert await code(bob.sit(id, watch=old)) == "sent_away"
            assert renewed not in "".join(bob.heard)
        server.service.rooms.rooms.pop(id)
        assert (await info(ann, id)).watch_key == renewed


async def test_who_may_free_what(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(AGES, "me", "open", "open")
        keys = await keys_of(ann, id)
        await join(bob, id, key=keys[1])
        async with sitting(ann, id) as owner, sitting(bob, id) as visit:
            for seat in (0, 2, 7, -1):
                assert await code(visit.ask(m.FreeSeat(visit.key(), seat))) == "not_yours"
            assert await code(owner.ask(m.FreeSeat(owner.key(), 7))) == "not_yours"
            await owner.ask(m.FreeSeat(owner.key(), 2))
            await owner.until(lambda: owner.now.table.seats[2].key != keys[2])
            await visit.send(m.FreeSeat(visit.key(), 1))  # one's own: stand up
            await visit.until(lambda: any(isinstance(x, m.Bye) for x in visit.news))
            bye = next(x for x in visit.news if isinstance(x, m.Bye))
            assert bye.problem is not None
            assert bye.problem.code == "not_seated"
            await owner.until(lambda: owner.now.table.seats[1].kind == "open")
            assert server.table(id).sent_away == {}


async def test_a_seat_given_to_a_bot_can_be_opened_again(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(AGES, "me", "open", "open")
        async with sitting(ann, id) as owner:
            await do([owner], owner, m.HandOver(owner.key(), 1, "easy"))
            await do([owner], owner, m.FreeSeat(owner.key(), 1))
            seat = owner.now.table.seats[1]
            assert (seat.kind, seat.bot) == ("open", None)
            await join(bob, id, key=seat.key)


async def test_after_the_start_nobody_is_sent_away(server: Running) -> None:
    async with friends(server.url) as [ann, bob]:
        assert await code(ann.ask(m.FreeSeat(ann.key(), 1))) == "not_now"
        assert await code(bob.ask(m.FreeSeat(bob.key(), 1))) == "not_now"
        await play([ann, bob], 2)


async def test_at_one_screen_a_seat_can_be_given_to_a_friend(server: Running) -> None:
    """Who looks through the seat they free looks through the other one."""
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(AGES, "me", "me", "open")
        async with sitting(ann, id, seat=1) as owner:
            await owner.ask(m.FreeSeat(owner.key(), 1))
            await owner.until(lambda: owner.now.table.seats[1].kind == "open")
            assert owner.now.seat == 0
            found = await join(bob, id, key=owner.now.table.seats[1].key)
            assert [seat.mine for seat in found.seats] == [False, True, False]


async def test_a_freed_seat_is_the_same_after_the_log_is_read_again(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(AGES, "me", "open", "open")
        keys = await keys_of(ann, id)
        await join(bob, id, key=keys[1])
        async with sitting(ann, id) as owner:
            await owner.ask(m.FreeSeat(owner.key(), 1))
        after = await keys_of(ann, id)
        rooms = server.service.rooms
        rooms.rooms.pop(id)
        assert await keys_of(ann, id) == after
        assert await code(bob.sit(id)) == "sent_away"


# ---------------------------------------------------------------------- a rematch
async def test_a_rematch_keeps_every_open_seat_reachable(server: Running) -> None:
    async with guests(server.url, 3) as [ann, bob, cat]:
        id = await ann.table(AGES, "me", "open", "open")
        await join(bob, id, key=(await keys_of(ann, id))[1])
        async with sitting(ann, id) as one, sitting(bob, id) as two:
            await do([one, two], one, m.Abandon(one.key(), 0))
            await do([one, two], two, answer(two, True))
        for asker, other in ((bob, ann), (ann, bob)):
            made = await asker.post(f"/api/tables/{id}/rematch", None, m.Created)
            table = await info(bob, made.id)
            kinds = [seat.kind for seat in table.seats]
            assert kinds == ["human", "open", "human"]
            assert table.owner, "who asked first"
            assert table.seats[1].key is not None
            assert (await info(ann, made.id)).seats[1].key is None
            assert asker is not other
        joined = await join(cat, made.id, key=table.seats[1].key)
        assert joined.status == "playing"


async def test_an_open_seat_without_a_key_gets_one(server: Running) -> None:
    """Rematches that were made before had such seats."""
    async with guests(server.url, 2) as [ann, bob]:
        id = await ann.table(DUEL, "me", "open")
        server.table(id).seats[1].key = None
        async with sitting(ann, id) as owner:
            await do([owner], owner, m.FreeSeat(owner.key(), 1))
            assert (await join(bob, id, key=owner.now.table.seats[1].key)).status == "playing"


def test_the_address_in_the_local_network_is_told_where_one_listens_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clio.server.start.lan_address", lambda: "192.168.1.7")
    assert near("0.0.0.0", 8000) == "http://192.168.1.7:8000"
    assert near("192.168.1.9", 80) == "http://192.168.1.9:80"
    assert near("fd00::7", 80) == "http://[fd00::7]:80"
    for elsewhere in ("127.0.0.1", "::1", "localhost", "8.8.8.8"):
        assert near(elsewhere, 8000) == ""
    monkeypatch.setattr("clio.server.start.lan_address", lambda: None)
    assert near("0.0.0.0", 8000) == ""
