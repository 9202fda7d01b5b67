"""Who says nothing for long, or reads nothing of what they are sent, is not waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET
from typing import Any

import pytest
from websockets.frames import Opcode

from clio.server import gate, serve, sockets
from clio.server.limits import ODD_FRAMES
from tests.server.company import Knocking, hot_seat, until
from tests.server.running import Running, running
from tests.server.test_wire import GET, frame, socket

SHORT = 0.3
LONG = 4.0  # before which nothing else would end a connection


async def test_a_connection_without_a_further_request_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "IDLE_SECONDS", SHORT)
    with running(tmp_path) as server:
        async with Knocking(server) as visitor:
            reader = await visitor.knock(GET + b"\r\n")
            async with asyncio.timeout(LONG):
                assert (await reader.read()).endswith(b"}")


async def test_a_table_is_left_by_who_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also not that they are still there."""
    monkeypatch.setattr(sockets, "SILENCE", SHORT)
    with running(tmp_path) as server:
        async with hot_seat(server.url) as visit:
            await until(lambda: visit.now.seat is not None)
            await until(lambda: not server.service.visits, LONG)


# ---------------------------------------------------------------------- readers
FEW = 4096  # bytes that the system keeps for somebody
SIT = frame(Opcode.TEXT, b'{"type":"sit","lang":"fr"}')


@pytest.fixture
def narrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with which answers stay that nobody reads."""
    monkeypatch.setattr(gate, "READ_SECONDS", SHORT)
    with running(tmp_path) as server:
        server.sock.setsockopt(SOL_SOCKET, SO_SNDBUF, FEW)
        yield server


def stop_reading(visitor: Knocking) -> asyncio.StreamWriter:
    writer = visitor[0][1]
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    writer.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, FEW)
    return writer


async def cut_off(server: Running, connection: Any) -> None:
    await until(lambda: connection not in server.server.server_state.connections, LONG)


async def test_who_does_not_read_an_answer_has_left(narrow: Running) -> None:
    async with Knocking(narrow) as visitor:
        await visitor.knock()
        await until(lambda: narrow.server.server_state.connections)
        [here] = narrow.server.server_state.connections
        ask = b"GET /api/games/through-the-ages/cards HTTP/1.1\r\nhost: localhost\r\n\r\n"
        stop_reading(visitor).write(ask * 2)
        await cut_off(narrow, here)


async def test_who_does_not_read_states_has_left(narrow: Running) -> None:
    async with socket(narrow) as (visitor, here):
        stop_reading(visitor).write(SIT * 40)
        await cut_off(narrow, here)


async def test_nor_is_the_reader_of_a_goodbye_waited_for(narrow: Running) -> None:
    """Who sent too much, and has so little to read that nothing has waited for them yet."""
    async with socket(narrow) as (visitor, here):
        writer = stop_reading(visitor)
        writer.write(SIT * 2)
        await until(here.transport.get_write_buffer_size)
        assert here.reading.timer is None
        writer.write(frame(Opcode.PONG) * 2 * ODD_FRAMES)
        await cut_off(narrow, here)
