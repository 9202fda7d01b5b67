"""What can go wrong at the command line: bad words on it, files, a bot that is not there."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import ClassVar

from clio.engine.errors import ClioError
from clio.messages import say

REASONS = {
    errno.ENOENT: "file.not_there", errno.EACCES: "file.not_allowed", errno.EPERM: "file.not_allowed",
    errno.EROFS: "file.not_allowed", errno.EISDIR: "file.is_folder", errno.ENOTDIR: "file.no_folder",
    errno.ENOSPC: "file.disk_full", errno.EEXIST: "file.exists", errno.ENAMETOOLONG: "file.long_name",
    errno.EINVAL: "file.bad_name",
}


EXTRAS = dict.fromkeys(("click", "markdown_it", "prompt_toolkit", "rich"), "terminal") | dict.fromkeys(
    (
        "alembic", "asyncpg", "cryptography", "h11", "httptools", "itsdangerous", "mako", "msgspec",
        "prometheus_client", "sqlalchemy", "starlette", "structlog", "uvicorn", "uvloop", "websockets",
    ),
    "server",
) | dict.fromkeys(("cma", "gymnasium", "numpy", "pettingzoo"), "learn") | {"pyspiel": "openspiel", "ray": "cluster"}


CONTROLS = {code: "\ufffd" for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"}


def harmless(text: str) -> str:
    """For a terminal: a text may come from a file that somebody else wrote."""
    return text.translate(CONTROLS)


class Trouble(ClioError):
    """A sentence for the person at the keyboard; the key names it."""

    code: ClassVar[str] = "trouble"


def not_installed(error: ModuleNotFoundError) -> Trouble | None:
    """Which extra of Clio brings what could not be imported; None if it is none of them."""
    extra = EXTRAS.get((error.name or "").partition(".")[0])
    return None if extra is None else Trouble(f"needs_{extra}")


def cannot_write(error: OSError, path: Path) -> Trouble:
    """Why a file was not written; a folder that is not there is named."""
    if error.errno == errno.ENOENT and not path.parent.exists():
        return Trouble("no_folder", file=path, folder=path.parent)
    return FileTrouble(error, str(path))


class FileTrouble(Trouble):
    """A file or folder that cannot be read or written, with the system's reason in the reader's language."""

    code: ClassVar[str] = "file_trouble"

    def __init__(self, error: OSError, file: str = "") -> None:
        self.error = error
        super().__init__("file_trouble", file=file or error.filename or "?")

    def text(self, lang: str) -> str:
        key = REASONS.get(self.error.errno or 0)
        reason = say(key, lang) if key else (self.error.strerror or str(self.error))
        return say("error.file_trouble", lang, file=self.parts["file"], reason=reason)
