"""Rows that stand alone under their key."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def put(connection: Connection, table: Table, **values: Any) -> None:
    """In place of the row under the same key, if there is one: also if another process puts it there in this moment."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    new, key = dialect.insert(table).values(values), [column.name for column in table.primary_key]
    rest = {name: new.excluded[name] for name in values if name not in key}
    connection.execute(new.on_conflict_do_update(index_elements=key, set_=rest))
