"""What bots think of finished games, kept with their tables: once for each strength."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, null, select, update

from clio.server.storage.database import Database
from clio.server.storage.putting import put
from clio.server.storage.schema import analyses, tables

a = analyses.c
State = Literal["working", "done", "lost", "failed"]


class KeptAnalysis(Struct, frozen=True):
    """`moves`: a digest of what was played, of which alone it is true; `at`: the last word of who is at work."""

    strength: str
    moves: str
    state: State
    looked: int
    decisions: int
    at: float
    body: str | None = None  # of the one that was asked for, when it is done


class Analyses:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str, strength: str) -> list[KeptAnalysis]:
        """All of a table, of one strength with its body."""
        wanted = select(a.strength, a.moves, a.state, a.looked, a.decisions, a.at, a.body).where(a.strength == strength)
        others = select(a.strength, a.moves, a.state, a.looked, a.decisions, a.at, null()).where(a.strength != strength)
        found = [
            *await self._database.read(wanted.where(a.table_id == table)),
            *await self._database.read(others.where(a.table_id == table)),
        ]
        return [KeptAnalysis(*row) for row in found]

    async def put(self, table: str, kept: KeptAnalysis) -> None:
        """In place of the one before. None of a table that was deleted meanwhile."""
        values: dict[str, Any] = {name: getattr(kept, name) for name in kept.__struct_fields__}

        def work(connection: Connection) -> None:
            there = select(tables.c.id).where(tables.c.id == table).with_for_update(read=True, key_share=True)
            if connection.execute(there).first() is not None:
                put(connection, analyses, table_id=table, **values)

        await self._database.write(work)

    async def beat(self, at: float, progress: list[tuple[str, str, int, int]]) -> None:
        """A word of those that are under way: table, strength, how many decisions were looked at, of how many."""

        def work(connection: Connection) -> None:
            for table, strength, looked, decisions in progress:
                connection.execute(
                    update(analyses).where(a.table_id == table, a.strength == strength, a.state == "working").values(
                        at=at, looked=looked, decisions=decisions))

        await self._database.write(work)
