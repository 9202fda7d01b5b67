"""The tables of the database as they are now; `clio.server.migrations` brings an older one up to this."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text, false, text

metadata = MetaData()

# `guests` is the record of who sits where; `seats` is made from it, to find the tables of a guest.
tables = Table(
    "tables", metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("guests", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("last", Integer, nullable=False),
    Column("source", Text, nullable=False, server_default=""),
    Column("finished", Boolean, nullable=False, server_default=false()),
    Column("deadline", Double),
    Column("life", Integer, nullable=False, server_default="0"),
)

# `source` is where the table was made from, a digest of an address. `finished` outlives the archive. `life`: 0, or the
# number of the restore which put the table there, larger than those of earlier ones.
# `updated` has no index: it changes with every move. What is idle was also created long ago.
Index("tables_by_owner", tables.c.owner)
Index("tables_by_source", tables.c.source)
Index("tables_by_status", tables.c.status, tables.c.created)
CLOCKED = text("deadline IS NOT NULL")
Index("tables_by_deadline", tables.c.deadline, sqlite_where=CLOCKED, postgresql_where=CLOCKED)
BOT_TURN = text("bot_turn AND status = 'playing'")
Index("tables_bot_turn", tables.c.status, sqlite_where=BOT_TURN, postgresql_where=BOT_TURN)

log = Table(
    "log", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("key", Text),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)
HAS_KEY = text("key IS NOT NULL")
Index("log_by_key", log.c.table_id, log.c.key, unique=True, sqlite_where=HAS_KEY, postgresql_where=HAS_KEY)

seats = Table(
    "seats", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("seats_by_guest", seats.c.guest)

# Where people are named: who made a table, its set-up, its log. `who`: how their number begins (`records.stem`).
traces = Table(
    "traces", metadata,
    Column("who", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)
Index("traces_by_table", traces.c.table_id)

# Who is forgotten, by a digest of their number: nothing names them again, and no cookie of theirs counts. The number
# itself (`guest`) and who pays for it (`source`) are kept until nothing names them.
forgotten = Table(
    "forgotten", metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text),
    Column("source", Text),
    Column("at", Double, nullable=False),
)
UNDER_WAY = text("guest IS NOT NULL")
Index("forgotten_under_way", forgotten.c.at, sqlite_where=UNDER_WAY, postgresql_where=UNDER_WAY)

guests = Table(
    "guests", metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),  # 0: from a backup that did not know
    Column("epoch", Integer, nullable=False, server_default="0"),  # cookies of another one are dead
    Column("linked", Double, nullable=False, server_default="0"),  # when another device was last let in
)

# The last sign of life of any server, in one row; `closed`: it has said goodbye.
alive = Table(
    "alive", metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("closed", Boolean, nullable=False),
)

# From when to when none ran.
rests = Table(
    "rests", metadata,
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

# Browsers that are told of their person's turn, by a digest of their address.
subscriptions = Table(
    "subscriptions", metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("at", Double, nullable=False),
)
Index("subscriptions_by_guest", subscriptions.c.guest)

# Where a table tells whose turn it is.
hooks = Table(
    "hooks", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("base", Text, nullable=False),
)

# What a bot of some strength thinks of a finished game: `body`, once it is done; `moves` tells whether it is still that
# game, `at` whether somebody is still at work.
analyses = Table(
    "analyses", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("strength", Text, primary_key=True),
    Column("moves", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("looked", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", Text),
)

# The code that lets another device in, as a digest: one for each guest, for some minutes.
links = Table(
    "links", metadata,
    Column("guest", Text, primary_key=True),
    Column("digest", Text, nullable=False),
    Column("until", Double, nullable=False),
)
Index("links_by_digest", links.c.digest, unique=True)

# What each person got out of each finished game; `rival` is whom they met (`outcomes.Rival`).
results = Table(
    "results", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rival", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("results_by_guest", results.c.guest, results.c.at)
