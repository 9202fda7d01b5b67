"""What people at a table must hear of and the log of the game cannot tell: what was taken back is no longer in it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from clio.engine.history import Table
from clio.engine.told import LogLine
from clio.messages import LANGUAGES, say

MOST = 50  # notices that a table keeps


class Notice(Struct, frozen=True):
    """A seat took back a decision, or had no time left. `what` is the line that it had written for everybody, by
    language, if any; `more` decisions went with it; `decision`: how many were left. Of a secret choice nothing is told
    but that it is open."""

    id: int
    seat: int
    what: dict[str, str]
    decision: int = 0
    more: int = 0
    secret: bool = False
    late: Literal["", "bot", "resign"] = ""  # nothing was taken back: its time was over, and this came of it

    def text(self, name: str, lang: str) -> str:
        if self.late:
            return say(f"notice.late_{self.late}", lang, name=name)
        if self.secret:
            return say("notice.undo_secret", lang, name=name)
        what = self.what.get(lang)
        text = say("notice.undo", lang, name=name, what=what) if what else say("notice.undo_plain", lang, name=name)
        return text if self.more < 1 else f"{text} {say('notice.undo_more', lang, n=self.more)}"


def written(table: Table, decision: int, seat: int | None) -> LogLine | None:
    """The first line that a decision wrote of who made it and that a seat (None: everybody) may read."""
    found: LogLine | None = None
    for entry in reversed(table.log):
        if entry.decision <= decision:
            break
        if entry.decision == decision + 1 and entry.seat == table.deciders[decision] and entry.seen_by(seat):
            found = entry
    return found


def taken_back(id: int, table: Table, seat: int, decision: int | None) -> Notice:
    """Before it is done: afterwards nobody knows what it was."""
    line = None if decision is None else written(table, decision, None)
    what = {} if line is None else {lang: line.text(lang).rstrip(".") for lang in LANGUAGES}
    return Notice(id, seat, what)
