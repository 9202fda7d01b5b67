"""A private PostgreSQL for the tests: one for each run of pytest, whatever the number of its workers.

Every process that uses it holds a shared lock on a file. A guardian in the background waits for that lock to itself:
when it gets it, all the users are gone, however they ended, and it stops the server and removes the folder."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import IO

MISSING = (
    "These tests need PostgreSQL and find none: install it (on Debian and Ubuntu the package is postgresql), "
    "or leave them out with CLIO_NO_POSTGRES=1."
)
SETTINGS = {
    "listen_addresses": "''",  # only the socket in the folder: no port to be free, nobody else comes in
    "shared_buffers": "16MB", "max_connections": "200", "autovacuum": "off", "fsync": "on", "jit": "off",
}
USER = "postgres"


class NoPostgres(Exception):
    def __init__(self) -> None:
        super().__init__(MISSING)


def binary(name: str) -> str:
    """The program of the newest PostgreSQL here."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    for folder in folders:
        if (folder / name).is_file():
            return str(folder / name)
    found = shutil.which(name)
    if not found:
        raise NoPostgres
    return found


def home() -> Path:
    """The folder of this run; a socket in it must have a short path."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    return Path(tempfile.gettempdir(), f"clio-postgres-{run[:12]}")


def url(database: str = "postgres", folder: Path | None = None) -> str:
    return f"postgresql+asyncpg://{USER}@/{database}?host={folder or home()}"


@contextlib.contextmanager
def running() -> Iterator[Path]:
    """The folder of the server, which is there until this is left."""
    binary("initdb")
    folder = home()
    users = join(folder)
    try:
        with (folder / "starting").open("w") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            if not (folder / "started").exists():
                start(folder)
        yield folder
    finally:
        users.close()


def join(folder: Path) -> IO[str]:
    """The lock that keeps the guardian waiting. Its file may be removed between our opening and our locking it."""
    while True:
        folder.mkdir(mode=0o755, exist_ok=True)
        with contextlib.suppress(FileNotFoundError):
            users = (folder / "users").open("w")
            fcntl.flock(users, fcntl.LOCK_SH)
            with contextlib.suppress(FileNotFoundError):
                if os.fstat(users.fileno()).st_ino == (folder / "users").stat().st_ino:
                    return users
            users.close()


def start(folder: Path) -> None:
    command = [sys.executable, str(Path(__file__).resolve()), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        log = (folder / "log").read_text() if (folder / "log").exists() else ""
        raise RuntimeError(f"PostgreSQL did not start: {done.stdout}{done.stderr}{log}")


# ---------------------------------------------------------------------- the process in between
@cache
def other_user() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid():
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoPostgres


def call(*command: str) -> None:
    """Output goes to a file: a server that keeps our pipe would keep our reader waiting."""
    user = other_user()
    more: dict[str, object] = {} if user is None else {"user": user, "group": pwd.getpwnam(user).pw_gid}
    with tempfile.TemporaryFile("w+") as out:
        done = subprocess.run(  # type: ignore[call-overload]
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, cwd="/", check=False, **more
        )
        if done.returncode:
            out.seek(0)
            sys.exit(out.read())


def serve(folder: Path) -> None:
    """Makes and starts the server, then leaves the guardian behind."""
    data = folder / "data"
    data.mkdir(mode=0o700)
    user = other_user()
    if user:
        shutil.chown(folder, user)
        shutil.chown(data, user)
    call(binary("initdb"), "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    settings = SETTINGS | {"unix_socket_directories": f"'{folder}'"}
    with (data / "postgresql.conf").open("a") as file:
        file.writelines(f"{name} = {value}\n" for name, value in settings.items())
    call(binary("pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-w", "-s", "start")
    (folder / "started").touch()
    if os.fork() == 0:
        os.setsid()
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        guard(folder)


def guard(folder: Path) -> None:
    with (folder / "users").open("w") as users:
        fcntl.flock(users, fcntl.LOCK_EX)
        try:
            call(binary("pg_ctl"), "-D", str(folder / "data"), "-m", "immediate", "-w", "-s", "stop")
        finally:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
