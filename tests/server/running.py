"""The server, running: in a thread of the tests' process, on a free port of the loopback, in a folder of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from clio.server.app import make_app
from clio.server.chronicle import Chronicle
from clio.server.serve import Announcing, config, listen
from clio.server.service import Service, Settings

T = TypeVar("T")
PATIENCE = 30.0


class Running:
    """A server and the way to its insides."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings)
        self.service: Service = self.app.state.service
        self.sock = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.sock.getsockname()[1]}"
        self.up = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.server = Announcing(config(self.app), self._ready)
        self.thread = threading.Thread(target=self.server.run, args=([self.sock],))

    def _ready(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.up.set()

    def start(self) -> None:
        self.thread.start()
        assert self.up.wait(PATIENCE), "the server does not start"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, id: str) -> Chronicle:
        """The table as the server has it, for a look while nothing moves."""
        return self.do(self.service.rooms.get(id)).chronicle


@contextmanager
def running(folder: Any, **more: Any) -> Iterator[Running]:
    """A server for one block. Without pauses and limits, unless the test wants them."""
    wishes: dict[str, Any] = {
        "pause": 0.0, "rate": 1e6, "burst": 10**6, "tables_per_guest": 10**6, "chat_burst": 10**6,
        "public_tables": 10**6, "public_seats": 10**6, "bot_tables": 10**6, "imports": 10**6, "connections": 10**6,
        "loading": 1e6, "new_guests": 10**6, "new_tables": 10**6,
    }
    server = Running(Settings(folder=str(folder), **(wishes | more)))
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests that leave it as it was."""
    with running(tmp_path_factory.mktemp("clio")) as found:
        yield found


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[Running]:
    """One for each test, on both databases."""
    with running(tmp_path / "folder", database=database) as found:
        yield found
