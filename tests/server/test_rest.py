"""The REST endpoints: what they give, to whom, and how they refuse."""

from __future__ import annotations

import json
from typing import Any

import pytest

import clio
from clio import clauses
from clio.games import find, ids
from clio.server import messages as m
from clio.server.limits import IMPORT_BYTES, IMPORTED_BYTES
from tests.server.company import AGES, DUEL, GAMES, any_move, asked, choices, code, do, friends, guests, play, refusal
from tests.server.player import Player, as_sent
from tests.server.running import Running


async def test_who_am_i(server: Running) -> None:
    async with guests(server.url, 2) as [ann, bob]:
        answer = await ann.http.put("/api/me", json={"name": "  Ann ", "lang": "fr"})
        assert answer.json() == {"name": "Ann", "lang": "fr", "near": None, "without": []}
        assert await ann.get("/api/me", m.Me) == m.Me("Ann", "fr")
        assert (await bob.get("/api/me", m.Me)).name == ""
        again = await ann.http.put("/api/me", json={"lang": "en"})
        assert again.json() == {"name": "Ann", "lang": "en", "near": None, "without": []}
        for bad in ('{"name": "%s"}' % ("x" * 25), '{"lang": "de"}', '{"name": 3}', "[]", "", "{"):
            assert (await ann.http.put("/api/me", content=bad)).json()["code"] == "bad_message"
        french = await bob.http.get("/api/me", headers={"accept-language": "fr-FR,fr;q=0.9"})
        assert french.json()["lang"] == "fr"


async def test_games_cards_and_rules(server: Running) -> None:
    async with guests(server.url) as [ann]:
        games = await ann.get("/api/games", list[m.GameInfo])
        assert [game.id for game in games] == ids()
        for game in games:
            assert game == await ann.get(f"/api/games/{game.id}", m.GameInfo)
            assert game.names.keys() == game.about.keys() == {"en", "fr"}
            assert game.bots[:3] == ["easy", "normal", "hard"]
            cards = await ann.get(f"/api/games/{game.id}/cards", list[m.Card])
            assert [card.id for card in cards] == [face.id for face in find(game.id).cards()]
            for lang in ("en", "fr"):
                rules = await ann.get(f"/api/games/{game.id}/rules?lang={lang}", m.Rules)
                book = clauses.load(game.id, lang)
                assert (rules.lang, rules.title) == (lang, book.title)
                assert [clause.id for clause in rules.clauses] == list(book.clauses)
        for path in ("", "/cards", "/rules"):
            assert await code(ann.get(f"/api/games/chess{path}", m.GameInfo)) == "unknown_game"


async def test_what_is_not_there(server: Running) -> None:
    async with guests(server.url) as [ann]:
        for path in ("/api/nothing", "/api/tables/x/y/z", "/api/"):
            problem = await refusal(ann.get(path, m.Me))
            assert problem.code == "not_found"
        for method, path in (("DELETE", "/api/games"), ("PUT", "/api/tables"), ("POST", "/health"), ("PATCH", "/")):
            answer = await ann.http.request(method, path)
            assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
            assert "GET" in answer.headers["allow"]
        answer = await ann.http.get("/api/nothing?lang=fr")
        assert answer.json()["text"] != problem.text
        head = await ann.http.head("/api/games")
        assert (head.status_code, head.content) == (200, b"")


async def test_tables_that_are_not_mine(server: Running) -> None:
    async with friends(server.url) as [ann, bob], guests(server.url) as [eve]:
        await play([ann, bob], 4)
        assert (await eve.get("/api/tables", m.TableList)).tables == []
        seen = await eve.get(f"/api/tables/{ann.id}", m.TableInfo)
        assert (seen.watch_key, [seat.key for seat in seen.seats]) == (None, [None, None])
        for path in ("positions/1", "positions/1?seat=0", "timeline", "export"):
            assert await code(eve.get(f"/api/tables/{ann.id}/{path}", m.Position)) == "no_table"
            assert await code(eve.get(f"/api/tables/{'A' * 22}/{path}", m.Position)) == "no_table"
        assert await code(eve.post(f"/api/tables/{ann.id}/branch", m.Branch(0, 0), m.Created)) == "no_table"
        assert await code(eve.post(f"/api/tables/{ann.id}/rematch", None, m.Created)) == "no_table"
        assert await code(eve.get(f"/api/tables/{'A' * 22}", m.TableInfo)) == "no_table"


# ---------------------------------------------------------------------- looking back
@pytest.mark.parametrize("game", GAMES)
async def test_positions_of_a_game_that_runs(server: Running, game: str) -> None:
    """Through one's own eyes only; through any once it is over."""
    async with friends(server.url, game) as [ann, bob], guests(server.url) as [eve]:
        views = [ann.now.view]
        for n in range(12):
            await play([ann, bob], 1, seed=n)
            views.append(ann.now.view)
        path = f"/api/tables/{ann.id}/positions"
        for decision in (0, 5, 12):
            found = await ann.player.get(f"{path}/{decision}", m.Position)
            assert (found.decision, found.decisions, found.seat) == (decision, 12, 0)
            assert found.view == views[decision]
            assert all(line.decision == decision for line in found.lines)
        assert await code(bob.player.get(f"{path}/3?seat=0", m.Position)) == "not_yours"
        assert (await bob.player.get(f"{path}/3?seat=1", m.Position)).view["you"] == 1
        assert await code(ann.player.get(f"{path}/13", m.Position)) == "not_now"
        assert await code(ann.player.get(f"{path}/3?seat=2", m.Position)) == "illegal_action"
        for bad in ("x", "-1", "1.5", "9" * 30):
            assert await code(ann.player.get(f"{path}/{bad}", m.Position)) == "bad_message"
        watch = {"x-clio-watch": ann.now.table.watch_key or ""}
        spectator = (await eve.http.get(f"{path}/3", headers=watch)).json()
        assert (spectator["seat"], spectator["view"]["you"]) == (None, None)
        assert (await eve.http.get(f"{path}/3?seat=0", headers=watch)).json()["code"] == "not_yours"
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        for seat in (0, 1):
            assert (await eve.get(f"{path}/3?seat={seat}", m.Position)).view["you"] == seat
        assert (await eve.get(f"{path}/3", m.Position)).view["you"] is None


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_is_told_exported_and_imported(server: Running, game: str) -> None:
    async with friends(server.url, game) as [ann, bob], guests(server.url) as [eve]:
        await play([ann, bob], 40)
        base = f"/api/tables/{ann.id}"
        for path in ("timeline", "export", "export?format=text"):
            assert await code(ann.player.get(f"{base}/{path}", m.Timeline)) == "not_now"
        await do([ann, bob], bob, m.Resign(bob.key(), 1))
        table = server.table(ann.id).table
        for lang in ("en", "fr"):
            told = await eve.get(f"{base}/timeline?lang={lang}", m.Timeline)
            assert [step.decision for step in told.steps] == list(range(1, 41))
            assert [step.symbol for step in told.steps] == [table.game.space.symbol(a) for a in table.actions]
            assert [step.seat for step in told.steps] == table.deciders
            assert told.steps[-1].scores == ann.now.scores
            assert told.result.reason == "resigned"
            assert told.seats == [0, 1]
            assert all(step.text for step in told.steps)
        record = await eve.http.get(f"{base}/export")
        assert "attachment" in record.headers["content-disposition"]
        assert record.json()["actions"] == [step.symbol for step in told.steps]
        story = {lang: (await eve.http.get(f"{base}/export?format=text&lang={lang}")).text for lang in ("en", "fr")}
        assert story["en"] != story["fr"]
        assert ann.now.result is not None
        assert ann.now.result.text in story["en"]

        made = await eve.post("/api/import", record.content, m.Created)
        again = await eve.get(f"/api/tables/{made.id}/timeline", m.Timeline)
        assert [step.symbol for step in again.steps] == [step.symbol for step in told.steps]
        assert again.table.status == "imported"
        position = await eve.get(f"/api/tables/{made.id}/positions/40?seat=1", m.Position)
        assert position.view == as_sent(server.table(ann.id).table.view(1))
        visit = await eve.sit(made.id)
        assert visit.now.question is None
        assert await code(visit.ask(m.Move(visit.key(), visit.now.seq, 0, any_move(visit)))) == "game_over"
        await visit.close()
        branch = await eve.post(f"/api/tables/{made.id}/branch", m.Branch(20, 0), m.Created)
        assert server.table(branch.id).table.actions[:20] == table.actions[:20]


async def exported(server: Running) -> dict[str, Any]:
    async with friends(server.url) as [ann, bob]:
        await play([ann, bob], 10)
        await do([ann, bob], ann, m.Resign(ann.key(), 0))
        found: dict[str, Any] = (await ann.player.http.get(f"/api/tables/{ann.id}/export")).json()
        return found


async def imported(player: Player, content: bytes) -> str:
    problems = [await refusal(player.post(f"/api/import?lang={lang}", content, m.Created)) for lang in ("en", "fr")]
    assert problems[0].text != problems[1].text
    return problems[0].code


async def test_what_cannot_be_imported(server: Running) -> None:
    record = await exported(server)
    async with guests(server.url) as [ann]:
        damaged: list[tuple[Any, str]] = [
            (record | {"actions": record["actions"][:-1]}, "bad_save"),
            (record | {"actions": [*record["actions"][:-1], "complete"]}, "bad_save"),
            (record | {"actions": ["fly"]}, "bad_save"), (record | {"digest": "x"}, "bad_save"),
            (record | {"players": 10**30}, "bad_save"), (record | {"players": 3}, "bad_save"),
            (record | {"rules": 99}, "bad_save"), (record | {"clio": 99}, "bad_save"),
            (record | {"options": {"modules": ["x"]}}, "bad_save"), (record | {"names": ["A"] * 9}, "bad_save"),
            (record | {"game": "chess"}, "unknown_game"), (record | {"seed": 5}, "bad_save"),
            (record | {"seed": "\ud800"}, "bad_save"),
            (json.loads(clio.new(DUEL, 2, seed="\ud800").save()), "bad_save"),
            (record | {"actions": ["\ud800"]}, "bad_save"),
            (record | {"game": "\ud800"}, "unknown_game"), (record | {"options": {"\ud800": "\ud800"}}, "bad_save"),
            ({"hello": "world"}, "bad_save"), ([], "bad_save"), (None, "bad_save"), ("text", "bad_save"),
        ]
        for content, known in damaged:
            assert await imported(ann, json.dumps(content).encode()) == known, content
        for raw in (b"", b"\xff\xfe", b"{", json.dumps(record).encode()[:-50], b"[" * 100_000):
            assert await imported(ann, raw) == "bad_save"
        assert await imported(ann, b" " * (IMPORT_BYTES + 1)) == "too_large"
        assert await imported(ann, json.dumps(record | {"seed": "x" * IMPORTED_BYTES}).encode()) == "bad_save"
        older = {"rules": 1, "now": 2, "decision": 1, "move": "", "clauses": [], "changed": [], "same": None}
        for rest in (["abcdefgh"] * 20_000, ["x" * 200] * 1000):
            assert await imported(ann, json.dumps(record | {"outdated": older | {"rest": rest}}).encode()) == "bad_save"
        own = older | {"rest": ["x"], "clauses": ["Pay"], "why": {"en": "Send money.", "fr": "Payez.", "x": False}}
        made = await ann.post("/api/import", json.dumps(record | {"outdated": own}).encode(), m.Created)
        server.service.rooms.rooms.pop(made.id)
        told = (await ann.get(f"/api/tables/{made.id}", m.TableInfo)).outdated
        assert told is not None
        assert ("Send money." in told, "Pay" in told) == (False, False)
        odd = json.dumps(record | {"names": ["\ud800half", "N\0L" * 200]}).encode()
        made = await ann.post("/api/import", odd, m.Created)
        seats = (await ann.get(f"/api/tables/{made.id}", m.TableInfo)).seats
        assert [seat.name for seat in seats] == ["half", "NL" * 12]


async def test_an_id_that_nobody_could_have(server: Running) -> None:
    async with guests(server.url) as [ann]:
        for id in ("%00", "a%00b", "%FF", "%ED%A0%80", "x" * 2000):
            for path in ("", "/export", "/timeline"):
                answer = await ann.http.get(f"/api/tables/{id}{path}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no_table"), (id, path)


async def test_a_body_that_is_too_large(server: Running) -> None:
    async with guests(server.url) as [ann]:
        large = b'{"game": "' + b"x" * 70_000 + b'", "seats": []}'
        answer = await ann.http.post("/api/tables", content=large)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


# ---------------------------------------------------------------------- the machine
async def test_health_and_metrics(server: Running) -> None:
    async with friends(server.url, AGES) as visits:
        assert (await visits[0].player.http.get("/health")).json() == {"status": "ok"}
        visit = await asked(visits)
        await visit.move(choices(visit)[0])
        await code(visit.ask(m.Move(visit.key(), 0, visit.now.seat or 0, "pass")))
        server.service.metrics.at = float("-inf")  # of now
        text = (await visits[0].player.http.get("/metrics")).text
        numbers = {
            line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
            for line in text.splitlines() if not line.startswith("#")
        }
        assert numbers['clio_moves_total{by="human",game="through-the-ages"}'] >= 1
        assert numbers['clio_connections{role="seat"}'] >= 2
        for histogram in ("clio_move_seconds_count", "clio_update_seconds_count"):
            assert numbers[histogram] >= 1
        assert any(name.startswith("clio_request_seconds_bucket") for name in numbers)
        assert any(name.startswith("clio_refusals_total") for name in numbers)
        assert "clio_rooms" in numbers
        assert "clio_bot_seconds" in text
        assert DUEL not in [name for name in numbers if visits[0].id in name], "no table is named"
