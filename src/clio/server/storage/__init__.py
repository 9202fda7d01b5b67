"""Where tables are kept: an append-only log for each, on SQLite or PostgreSQL."""

from clio.server.errors import StorageDown
from clio.server.storage.database import StorageNewer, StorageUrl
from clio.server.storage.people import ABOUT
from clio.server.storage.records import Appended, Conflict, Duplicate, Guest, Kind, Row, Summary, TableRow
from clio.server.storage.store import BOTS_ONLY, BRANCHED, IMPORTED, OPEN, UNFINISHED, Store
from clio.server.storage.writer import ALL

__all__ = [
    "ABOUT", "ALL", "BOTS_ONLY", "BRANCHED", "IMPORTED", "OPEN", "UNFINISHED", "Appended", "Conflict", "Duplicate",
    "Guest", "Kind", "Row", "StorageDown", "StorageNewer", "StorageUrl", "Store", "Summary", "TableRow",
]
