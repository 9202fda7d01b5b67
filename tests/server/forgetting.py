"""Somebody has their data deleted, and what the database holds of them then."""

from __future__ import annotations

from sqlalchemy import Connection, select

from clio.server import messages as m
from clio.server.identity import COOKIE
from clio.server.storage.schema import metadata
from tests.server.player import Player
from tests.server.running import Running

NAME, WORDS = "Zenobia", "my secret words"


async def forget(player: Player) -> m.Forgotten:
    return await player._call("DELETE", "/api/me", None, m.Forgotten)


def everything(server: Running) -> str:
    """All that the database holds, as one text."""

    def read(connection: Connection) -> str:
        found = []
        for each in metadata.sorted_tables:
            found += [str(row) for row in connection.execute(select(each))]
        return "\n".join(found)

    return server.do(server.service.store._database.write(read))


def number(server: Running, player: Player) -> str:
    """The guest's own, which must leave no trace either."""
    return str(server.service.identity.signer.loads(player.http.cookies[COOKIE]))


async def named(player: Player, name: str) -> None:
    await player._call("PUT", "/api/me", m.MeChange(name=name), m.Me)
