"""A table from its log."""

from __future__ import annotations

from msgspec import json

from clio.engine.errors import BadSave
from clio.games import find
from clio.server import telling
from clio.server.bodies import PEOPLE
from clio.server.chronicle import Chronicle
from clio.server.errors import Unreadable
from clio.server.setup import Setup, read_setup
from clio.server.storage import Row, TableRow

# msgspec finds out about a type when it first reads one. Tables are rebuilt in several threads, and two that find out
# at once have crashed the process: so it is done here, before there are any.
READERS = [json.Decoder(kind) for kind in (Setup, telling.Title, *PEOPLE)]


def rebuild(kept: TableRow, rows: list[Row]) -> Chronicle:
    """A table from its log, also one that was played by older rules. What is wrong with a log is for ours, not for
    whoever asks: it may quote a secret."""
    try:
        setup = read_setup(kept.setup)
        now = find(setup.game).record.rules_version
        if setup.rules > now:
            raise BadSave("save_newer", saved=setup.rules, now=now)
        chronicle = Chronicle(kept.id, setup, kept.owner, kept.public, kept.created, kept.source, kept.life)
        for row in rows:
            chronicle.fold(row)
        if chronicle.behind:  # what was over stays so, though its moves may not lead there any more
            chronicle.end(telling.ending(kept))
    except Exception as e:
        raise Unreadable() from e
    return chronicle
