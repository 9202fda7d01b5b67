"""Where tables are kept: an append-only log for each, on SQLite or PostgreSQL."""

from clio.server.errors import StorageDown
from clio.server.storage.database import StorageNewer, StorageUrl
from clio.server.storage.records import (
    NONE, Appended, Conflict, Duplicate, Gone, Guest, Head, Kind, Row, Summary, TableRow, Taken, stem,
)
from clio.server.storage.store import BOTS_ONLY, BRANCHED, IMPORTED, OPEN, UNFINISHED, Store
from clio.server.storage.writer import ABOUT, ALL

__all__ = [
    "ABOUT", "ALL", "BOTS_ONLY", "BRANCHED", "IMPORTED", "NONE", "OPEN", "UNFINISHED", "Appended", "Conflict",
    "Duplicate", "Gone", "Guest", "Head", "Kind", "Row", "StorageDown", "StorageNewer", "StorageUrl", "Store",
    "Summary", "TableRow", "Taken", "stem",
]
