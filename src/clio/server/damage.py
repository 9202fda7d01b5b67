"""Tables that cannot be read: each is logged once and named to who keeps the server; the others do without it."""

from __future__ import annotations

import time

import structlog

from clio.server import messages as m

log = structlog.get_logger()
MOST = 1000  # that are remembered


class Damage:
    """What this process has come across."""

    def __init__(self) -> None:
        self.tables: dict[str, m.Damaged] = {}

    def note(self, id: str, error: BaseException | None) -> None:
        """The reason in full is for the log: it may quote a secret."""
        if id not in self.tables and len(self.tables) < MOST:
            self.tables[id] = m.Damaged(id, time.time(), type(error).__name__)
            log.error("a table cannot be read", table=id, why=repr(error)[:500])

    def mended(self, id: str) -> None:
        self.tables.pop(id, None)
