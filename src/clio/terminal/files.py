"""Saved games on disk. Nothing is overwritten unasked, and what the system refuses becomes a sentence."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

import clio
from clio.engine.errors import BadSave
from clio.engine.loading import replay
from clio.terminal.trouble import FileTrouble, cannot_write

if TYPE_CHECKING:
    from clio.engine.history import Table


def data_folder() -> Path:
    """Where this person's games are kept."""
    return Path(click.get_app_dir("clio"))


def at_home(name: str) -> Path:
    """A typed file name; "~" is the home folder."""
    try:
        return Path(name).expanduser()
    except RuntimeError:  # the home folder of somebody who is not there
        return Path(name)


def path_of(name: str) -> Path:
    """Where to write: a bare name becomes name.json."""
    path = at_home(name)
    return path if path.suffix or path.name in ("", "..") else path.with_suffix(".json")


def fresh_path(table: Table) -> Path:
    """A new file in the data folder, named after the game and the moment."""
    stem = f"{table.game.record.id}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = data_folder() / "saves"
    n = 1
    while (path := folder / (f"{stem}.json" if n == 1 else f"{stem}-{n}.json")).exists():
        n += 1
    return path


def write(table: Table, path: Path, overwrite: bool = False) -> None:
    """Save a game. Without `overwrite` an existing file stays as it is (FileTrouble); a file is never left half
    written."""
    text = table.save()
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if not overwrite:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
            return
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as e:
        raise cannot_write(e, path) from e
    except ValueError as e:  # a name that no system takes
        raise FileTrouble(OSError(errno.EINVAL, ""), str(path)) from e


def rebuilt(table: Table) -> Table:
    """The same game, played again from its record: safe to save even if the old table was left in mid-move."""
    fresh = table.fresh()
    replay(fresh, table.symbols)
    fresh.outdated = table.outdated
    return fresh


def autosave(table: Table) -> Path:
    """Save into the data folder under a new name; returns where."""
    path = fresh_path(table)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise FileTrouble(e, str(path.parent)) from e
    write(rebuilt(table), path)
    return path


def read(path: Path, upto: int | None = None) -> Table:
    """A saved game, replayed; BadSave or FileTrouble tell what is wrong with it."""
    return clio.load(text_of(path), upto)


def text_of(path: Path) -> str:
    """The record as it stands in the file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as e:
        raise FileTrouble(e, str(path)) from e
    except UnicodeDecodeError as e:
        raise BadSave("save_json") from e
    except ValueError as e:
        raise FileTrouble(OSError(errno.EINVAL, ""), str(path)) from e


def existing(name: str) -> Path:
    """The file a person means: as typed, or with .json added, or of that name in the data folder."""
    typed = at_home(name)
    if typed.name in ("", ".."):
        return typed
    kept = data_folder() / "saves" / typed.name
    for path in (typed, path_of(name), kept, kept.with_suffix(".json")):
        if path.is_file():
            return path
    return typed
