"""What is compressed, how often and where."""

from __future__ import annotations

import gzip
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from clio.server import messages as m
from clio.server import packing
from clio.server.endpoints import encoded
from clio.server.limits import FILE_BYTES
from tests.server.company import DUEL, do, guests, hot_seat, play
from tests.server.running import Running, running

PATHS = ("/", "/assets/app.js", "/api/openapi.json", "/api/me")


@pytest.fixture
def squeezed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every compression: in which thread, and of how much."""
    done: list[tuple[str, int]] = []
    whole = gzip.compress

    def counted(body: bytes, *args: Any, **more: Any) -> bytes:
        done.append((threading.current_thread().name, len(body)))
        return whole(body, *args, **more)

    monkeypatch.setattr("clio.server.packing.gzip.compress", counted)
    return done


async def test_files_are_compressed_once(tmp_path: Path, squeezed: list[tuple[str, int]]) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>" + " " * packing.LEAST)
    (static / "assets" / "app.js").write_text(script := f"say('{tmp_path}')" * 10_000)
    with running(tmp_path / "data", static=str(static)) as server:
        async with guests(server.url) as [ann]:
            squeezed.clear()
            for path in PATHS:
                answer = await ann.http.get(path)
                assert answer.headers.get("content-encoding") == (None if path == "/api/me" else "gzip")
                plain = await ann.http.get(path, headers={"accept-encoding": "identity"})
                assert "content-encoding" not in plain.headers
                assert plain.content == answer.content
                assert answer.headers["vary"] == "accept-encoding"
            assert not squeezed
            script_again = await ann.http.get("/assets/app.js")
            assert script_again.text == script
            known = {"if-none-match": script_again.headers["etag"]}
            again = await ann.http.get("/assets/app.js", headers=known)
            assert (again.status_code, again.content) == (304, b"")


async def test_long_answers_are_compressed_outside_the_loop(squeezed: list[tuple[str, int]]) -> None:
    request = Request({"type": "http", "headers": [(b"accept-encoding", b"gzip")]})
    for size in (packing.LONG + 1, packing.LONG // 2):
        response = Response(b"x" * size)
        await packing.pack(request, response)
        assert response.headers["content-encoding"] == "gzip"
    assert [thread.startswith("packing") for thread, _ in squeezed] == [True, False]


async def test_what_never_changes_is_compressed_once(server: Running, squeezed: list[tuple[str, int]]) -> None:
    """And put into bytes once: the event loop only hands it out."""
    printed = ("cards", "rules", "lessons", "teaching", "puzzles")
    paths = ["/api/games", *(f"/api/games/{DUEL}/{what}" for what in printed)]
    async with guests(server.url) as [ann]:
        encoded.cache_clear()
        first = [await ann.http.get(path) for path in paths]
        assert {each.headers["content-encoding"] for each in first} == {"gzip"}
        assert all(thread.startswith("errands") for thread, _ in squeezed)
        squeezed.clear()
        assert [(await ann.http.get(path)).content for path in paths] == [each.content for each in first]
    assert not squeezed


async def test_a_timeline_is_written_where_it_is_charged(server: Running, squeezed: list[tuple[str, int]]) -> None:
    """It is the longest answer there is: neither the event loop nor the answers of others wait for it."""
    async with hot_seat(server.url) as ann:
        await play([ann], 20)
        await do([ann], ann, m.Abandon(ann.key(), 0))
        squeezed.clear()
        path = f"/api/tables/{ann.id}/timeline"
        answer = await ann.player.http.get(path)
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
        assert squeezed == [("study_0", len(answer.content))]
        plain = await ann.player.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content
        assert len(msgspec.json.decode(plain.content, type=m.Timeline).steps) == 20
        assert len(squeezed) == 1


async def test_long_files_count_for_several(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are never refused: who asks for many waits."""
    async with guests(server.url) as [ann]:
        bucket = server.app.state.door.files.of("127.0.0.1")
        charged: list[float] = []
        monkeypatch.setattr(bucket, "fine", charged.append)
        size = int((await ann.http.get("/api/openapi.json")).headers["content-length"])
        assert charged == [1 + size / FILE_BYTES]
