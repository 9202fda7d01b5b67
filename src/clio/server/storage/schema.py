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
)

# `source` is where the table was made from, a digest of an address. `finished` outlives the archive.
# `updated` has no index: it changes with every move. What is idle was also created long ago.
Index("tables_by_owner", tables.c.owner)
Index("tables_by_source", tables.c.source)
Index("tables_by_status", tables.c.status, tables.c.created)
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
SAID = text("kind IN ('chat', 'join')")
BYTEWISE = {"key": "text_pattern_ops"}  # keys begin with who asked: so one finds what somebody said, and where
Index("log_said", log.c.key, sqlite_where=SAID, postgresql_where=SAID, postgresql_ops=BYTEWISE)
Index("log_by_key", log.c.table_id, log.c.key, unique=True, sqlite_where=HAS_KEY, postgresql_where=HAS_KEY)

seats = Table(
    "seats", metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("seats_by_guest", seats.c.guest)

guests = Table(
    "guests", metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),  # 0: from a backup that did not know
)
