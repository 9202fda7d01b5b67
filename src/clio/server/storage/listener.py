"""What other processes commit, by PostgreSQL's LISTEN, on a connection that is made again when it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from clio.server.storage.writer import CHANNEL

PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before the connection is tried again
ALIVE = 30.0  # a silent connection is asked so often whether it is still there
logger = structlog.get_logger()


class Listener:
    """Calls `heard` for each row, and `lost` whenever rows may have been missed: at every (first) connection."""

    def __init__(
        self, engine: AsyncEngine, origin: str, heard: Callable[[str, int], None], lost: Callable[[], None]
    ) -> None:
        self._engine = engine
        self._origin = origin
        self._heard = heard
        self._lost = lost
        self._pause = PAUSE
        self._task = asyncio.create_task(self._run(), name="clio-storage-listener")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # the driver's own, too: whatever it is, listening goes on
                logger.warning("the connection that listens was lost", why=repr(error))
            await asyncio.sleep(self._pause)
            self._pause = min(self._pause * 2, LONGEST_PAUSE)

    async def _listen(self) -> None:
        """Until the connection ends."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            gone = asyncio.Event()
            driver.add_termination_listener(lambda _: gone.set())
            try:
                await driver.add_listener(CHANNEL, self._notified)
                self._pause = PAUSE
                self._lost()
                while not gone.is_set():
                    try:
                        async with asyncio.timeout(ALIVE):
                            await gone.wait()
                    except TimeoutError:
                        await driver.execute("SELECT 1")
            finally:
                await connection.invalidate()  # it still listens: nobody else may have it from the pool

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        origin, table, seq = payload.split(" ")
        if origin != self._origin:
            self._heard(table, int(seq))
