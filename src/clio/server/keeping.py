"""`clio backup` and `clio restore`, from the command line."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from clio.messages import say
from clio.server.serve import NoStorage, data_folder
from clio.server.service import Settings
from clio.server.storage import StorageDown
from clio.server.storage import backup as files
from clio.server.storage.database import Database


def backup(file: Path, database: str, data: str | None, lang: str) -> None:
    """Of a running server too. The secret of the cookies is another file: without it nobody finds their seat again."""
    settings = Settings(folder=str(data or data_folder()), database=database)
    if not database and not Path(settings.folder, "clio.db").exists():
        raise NoStorage(place=settings.place, why=say("backup.nothing", lang))
    rows = run(settings, lambda base, tell: files.backup(base, file, tell), lang)
    print(say("backup.done", lang, file=file, rows=rows))
    print(say("backup.secret", lang, file=Path(settings.folder, "secret")))


def restore(file: Path, force: bool, database: str, data: str | None, lang: str) -> None:
    settings = Settings(folder=str(data or data_folder()), database=database)
    file.open("rb").close()  # a file that is not there is said before anything is made
    rows = run(settings, lambda base, tell: files.restore(base, file, force, tell), lang)
    print(say("restore.done", lang, place=settings.place, rows=rows))
    print(say("restore.secret", lang, file=Path(settings.folder, "secret")))


def run(settings: Settings, work: Callable[[Database, files.Progress], Awaitable[int]], lang: str) -> int:
    def tell(rows: int) -> None:
        print(say("backup.so_far", lang, rows=rows), file=sys.stderr, flush=True)

    async def whole() -> int:
        base = await Database.open(settings.url, patient=True)
        try:
            return await work(base, tell)
        finally:
            await base.close()

    try:
        return asyncio.run(whole())
    except StorageDown as e:
        raise NoStorage(place=settings.place, why=str(e.__cause__).partition("\n")[0]) from e
