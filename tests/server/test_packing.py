"""What is compressed, how often and where."""

from __future__ import annotations

import gzip
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clio.server import messages as m
from clio.server import packing
from clio.server.limits import FILE_BYTES
from tests.server.company import do, guests, hot_seat, play
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


async def test_long_answers_are_compressed_outside_the_loop(
    server: Running, squeezed: list[tuple[str, int]]
) -> None:
    async with guests(server.url) as [ann]:
        squeezed.clear()
        rules = await ann.http.get("/api/games/through-the-ages/rules")
        assert rules.headers["content-encoding"] == "gzip"
        assert rules.json()
        await ann.http.get("/api/games")
    assert max(size for _, size in squeezed) > packing.LONG
    assert all(thread.startswith("packing") for thread, size in squeezed if size > packing.LONG)


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
