"""Running the server: one process or several, logs, the first words to the person who started it."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette

from clio.server import catalogue
from clio.server.app import make_app
from clio.server.errors import ServerError
from clio.server.gate import Guarded, GuardedSocket
from clio.server.identity import operator_key, secret_of
from clio.server.limits import FRAME_BYTES, IDLE_SECONDS
from clio.server.service import Settings
from clio.server.storage import StorageDown, Store

BACKLOG = 2048  # who comes before the server is up waits a moment
ENVIRONMENT = "CLIO_SETTINGS"
GARBAGE = (5_000, 5, 1_000)  # what grew before each generation is searched: hardly ever the whole memory
SWITCH_SECONDS = 0.0005  # a long computation in a thread lets a move pass after so long, not after 5 ms


class PortTaken(ServerError):
    code = "port_taken"


class BadHost(ServerError):
    code = "bad_host"


class NoStorage(ServerError):
    code = "no_storage"


class SeveralNeedPostgres(ServerError):
    code = "several_need_postgres"


def data_folder() -> Path:
    """CLIO_DATA, else where programs of this system keep their data."""
    given = os.environ.get("CLIO_DATA")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home()), "clio")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "clio"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "clio"


def logs(quiet: bool) -> None:
    """One line of JSON per event on standard error; `quiet` leaves only what is wrong."""
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what is wrong with a visitor's request is theirs
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars, structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True), structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def from_environment() -> Starlette:
    """The application of one of several processes: its settings come through the environment."""
    logs(False)
    threading.Thread(target=end_with_parent, daemon=True).start()
    return settled(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))


def settled(settings: Settings) -> Starlette:
    """The application, with all games loaded. They stay for good: the garbage collector need not walk through them
    again, nor through all tables at every import; either would keep everybody waiting for a twentieth of a second. What
    is left is freed without it: neither tables nor connections leave circles (else see `garbage`)."""
    app = make_app(settings)
    catalogue.games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH_SECONDS)
    return app


def end_with_parent() -> None:
    """However the first process ends: the others would keep its port."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def listen(host: str, port: int) -> socket.socket:
    """A socket that is ours before anything starts, so that the address we print is true."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # elsewhere it would let two programs have one port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(BACKLOG)  # two that were only bound could still have the same port
    except OSError as e:
        sock.close()
        if e.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortTaken(port=port) from e
        raise BadHost(host=host) from e
    return sock


def config(app: Starlette | str, processes: int = 1) -> uvicorn.Config:
    """Updates are some kilobytes: compressing them takes a fifth of the processor and 40 kB for each connection."""
    return uvicorn.Config(
        app, factory=isinstance(app, str), workers=processes, log_config=None, access_log=False, server_header=False,
        timeout_graceful_shutdown=5, timeout_keep_alive=IDLE_SECONDS, proxy_headers=False, ws_max_size=FRAME_BYTES,
        ws_ping_interval=None, ws_per_message_deflate=False,
        http=Guarded, ws=GuardedSocket,
    )


class Announcing(uvicorn.Server):
    """Tells when it is ready: only then does it make sense to open a browser."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Goodbye first: connections are closed before the application hears of the end."""
        if isinstance(self.config.app, Starlette):
            await self.config.app.state.service.farewell()
        await super().shutdown(sockets)


def run(
    settings: Settings, sock: socket.socket, processes: int, ready: Callable[[], None], quiet: bool = False
) -> None:
    """Until it is told to stop. A storage that cannot be used is refused before anything starts."""
    if processes > 1 and not settings.url.startswith("postgres"):
        raise SeveralNeedPostgres()
    folder = Path(settings.folder)
    folder.mkdir(0o700, parents=True, exist_ok=True)
    secret_of(folder)
    operator_key(folder)
    asyncio.run(try_storage(settings))
    if processes > 1:
        run_several(settings, sock, processes, ready)
        return
    logs(quiet)
    Announcing(config(settled(settings)), ready).run(sockets=[sock])


async def try_storage(settings: Settings) -> None:
    """Brings it up to date as well, so that several processes find it ready."""
    try:
        store = await Store.open(settings.url)
    except StorageDown as e:
        raise NoStorage(place=settings.place, why=str(e.__cause__).partition("\n")[0]) from e
    await store.close()


def run_several(settings: Settings, sock: socket.socket, processes: int, ready: Callable[[], None]) -> None:
    from uvicorn.supervisors import Multiprocess

    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    plan = config("clio.server.serve:from_environment", processes)
    ready()
    Multiprocess(plan, [sock]).run()
