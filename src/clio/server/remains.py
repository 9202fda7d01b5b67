"""What can be saved of a table that cannot be opened, or that older rules have stopped.

While its game is not finished nobody gets more than they may know: the lines they have read and their own moves, never
the seed or a key, which would deal the hidden cards again. Of a finished game, everything that is left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from msgspec import Struct, json

from clio.engine.record import Options
from clio.server import messages as m
from clio.server import telling
from clio.server.chronicle import PLAYED, Chronicle
from clio.server.errors import NoTable
from clio.server.setup import Setup, read_setup
from clio.server.standing import ENDED
from clio.server.storage import Row, Store, TableRow
from clio.server.telling import Reader


class Recorded(Struct):
    """A row of the log, as it was written."""

    row: int
    kind: str
    seat: int
    symbol: str


class Remains(Struct, omit_defaults=True):
    """`moves`: those of the reader, of a finished game all; `unread`: rows behind the first that cannot be read, by the
    same rule."""

    game: str
    status: str
    rules: int = 0
    options: Options = {}
    names: list[str] = []
    lines: list[m.Line] = []
    moves: list[tuple[int, str]] = []  # decision, symbol
    unread: list[Recorded] = []
    outdated: str = ""
    seed: str = ""
    rekeyed: dict[int, str] = {}

    def text(self) -> str:
        return json.format(json.encode(self), indent=1).decode() + "\n"


def of_table(c: Chronicle, reader: Reader, whole: bool = False) -> Remains:
    """As its reader knows it, or (`whole`) all."""
    mine = range(len(c.seats)) if whole else c.seats_of(reader.guest)
    symbol = c.table.game.space.symbol
    known = len(c.table.actions) if whole else c.settled  # no answers to an open secret choice
    decided = zip(c.table.deciders, c.table.actions[:known])
    moves = [(n, symbol(action)) for n, (seat, action) in enumerate(decided, 1) if seat in mine]
    return Remains(
        c.setup.game, c.status, c.setup.rules, c.setup.options,
        telling.names_of(c, reader.lang),
        [telling.line(entry, reader.lang, c.decisions) for entry in c.table.log
         if c.begun and entry.seen_by(reader.seat)],
        moves, outdated=telling.outdated(c, reader, whole) or "",
        seed=c.setup.seed if whole else "", rekeyed=c.setup.rekeyed if whole else {})


async def of_damaged(
    store: Store, id: str, guest: str, lang: m.Lang, study: Callable[[Callable[[], Remains]], Awaitable[Remains]]
) -> Remains:
    """For who sits there or made the table; a finished one for whoever knows its id. `study`: does what takes long."""
    kept = await store.table(id)
    if kept is None:
        raise NoTable()
    if kept.summary.status not in ENDED and guest != kept.owner and guest not in kept.summary.guests:
        raise NoTable()
    return await study(partial(gather, kept, await store.rows(id), guest, lang))


def gather(kept: TableRow, rows: list[Row], guest: str, lang: m.Lang) -> Remains:
    over = kept.summary.status in ENDED
    mine = [n for n, who in enumerate(kept.summary.guests) if over or who == guest]
    found, read = Remains(kept.game, kept.summary.status), 0
    with suppress(Exception):  # without a set-up only the rows are left
        setup = read_setup(kept.setup)
        read = readable_rows(kept, setup, rows)
        reader = Reader(guest, mine[0] if mine and not over else None, lang)
        found = of_table(folded(kept, setup, rows[:read]), reader, over)
        found.status = kept.summary.status
    found.unread = [
        Recorded(row.seq, row.kind, row.seat, row.body)
        for row in rows[read:] if row.kind in PLAYED and row.seat is not None and row.seat in mine
    ]
    return found


def folded(kept: TableRow, setup: Setup, rows: list[Row]) -> Chronicle:
    chronicle = Chronicle(kept.id, setup, kept.owner, kept.public, kept.created)
    for row in rows:
        chronicle.fold(row)
    return chronicle


def readable_rows(kept: TableRow, setup: Setup, rows: list[Row]) -> int:
    """How many rows can be folded, one after the other."""
    chronicle = folded(kept, setup, [])
    for n, row in enumerate(rows):
        try:
            chronicle.fold(row)
        except Exception:
            return n
    return len(rows)
