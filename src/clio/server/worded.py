"""The log of a table in words, found once for each language. A long one takes long to word, and whoever comes, or looks
through another seat, or in another language, is told all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import cast

from msgspec import Raw, json

from clio.engine.history import Table
from clio.engine.kernel import Event
from clio.engine.told import LogLine
from clio.server import messages as m
from clio.server import telling

AT_ONCE = 64  # lines that are worded before others have their turn


class Worded:
    """The lines by their places, as they are sent: what one says depends on its event and on the names of the players
    alone. Bounded by the log itself, and forgotten with the room."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kept: dict[m.Lang, dict[int, tuple[Event, Raw]]] = {}

    def lines(self, table: Table, lang: m.Lang, places: Iterable[int], most: int) -> list[m.Line]:
        """Those at some places of the log, encoded already. `most`: how many decisions the reader may know of."""
        kept, log = self._of(table, lang), table.log
        found = [
            word(kept, n, log[n], lang) if log[n].decision <= most else telling.line(log[n], lang, most)
            for n in places
        ]
        return cast("list[m.Line]", found)

    async def prepare(self, table: Table, lang: m.Lang, first: int) -> None:
        """All lines from there on, some at a time: meanwhile the others are served. What changes meanwhile is worded
        when it is told."""
        log = table.log[first:]
        for start in range(0, len(log), AT_ONCE):
            if start:
                await asyncio.sleep(0)
            kept = self._of(table, lang)
            for n, entry in enumerate(log[start : start + AT_ONCE], first + start):
                word(kept, n, entry, lang)

    def _of(self, table: Table, lang: m.Lang) -> dict[int, tuple[Event, Raw]]:
        if self.names != table.names:
            self.names, self.kept = list(table.names), {}
        return self.kept.setdefault(lang, {})


def word(kept: dict[int, tuple[Event, Raw]], n: int, entry: LogLine, lang: m.Lang) -> Raw:
    found = kept.get(n)
    if found is None or found[0] is not entry.event:  # another one stands there since something was taken back
        found = kept[n] = entry.event, Raw(json.encode(telling.line(entry, lang)))
    return found[1]
