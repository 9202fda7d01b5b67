"""Can the database be written? Every write tells it in passing, and whoever asks has one tried now and then."""

from __future__ import annotations

import time
from typing import Literal

import structlog

log = structlog.get_logger()
Illness = Literal["full", "read_only", "down"]
SIGNS: dict[str, Illness] = {  # in the words of SQLite and of PostgreSQL
    "disk is full": "full", "no space left": "full", "disk full": "full", "readonly database": "read_only",
    "read-only": "read_only", "readonlysqltransaction": "read_only",
}
REMIND = 60.0  # seconds between two lines in the log about the same illness


class Pulse:
    """What became of the last write."""

    def __init__(self) -> None:
        self.ill: Illness | None = None
        self._logged = 0.0

    def wrote(self) -> None:
        if self.ill is not None:
            log.warning("the database can be written again", was=self.ill)
            self.ill = None

    def failed(self, error: BaseException | None) -> None:
        ill, now = illness(error), time.monotonic()
        if ill != self.ill or now - self._logged > REMIND:
            log.error("the database cannot be written", ill=ill, why=str(error).partition("\n")[0][:200])
            self._logged = now
        self.ill = ill


def illness(error: BaseException | None) -> Illness:
    words = f"{type(error).__name__} {error}".lower()
    return next((ill for sign, ill in SIGNS.items() if sign in words), "down")
