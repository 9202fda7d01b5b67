"""Who is asking: a guest number in a signed cookie. No account, no password; the cookie is the key to one's seats."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from clio.server.addresses import home
from clio.server.errors import BadSecret

COOKIE = "clio"
SHORTEST = 24  # characters of a secret; those that we make have 64
YEAR = 365 * 24 * 3600


class Identity:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="clio guest")
        self.checker = self.signer.make_signer()
        self.key = hashlib.blake2b(secret.encode(), person=b"clio address").digest()

    def read(self, request: HTTPConnection) -> str | None:
        """The guest's number; None without a cookie that we signed. Not by `loads`: it keeps the error, which keeps
        the whole request, until the garbage collector finds them."""
        try:
            guest = self.signer.load_payload(self.checker.unsign(request.cookies.get(COOKIE, "")))
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def source(self, address: str) -> str:
        """An address as it is kept beside tables: enough to tell it from another, nothing to find it by."""
        return hashlib.blake2b(home(address).encode(), key=self.key, digest_size=12).hexdigest()

    def write(self, response: Response, guest: str, secure: bool) -> None:
        response.set_cookie(
            COOKIE, self.signer.dumps(guest), max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def new_guest() -> str:
    return secrets.token_urlsafe(16)


def secret_of(folder: Path) -> str:
    """CLIO_SECRET, or the secret kept in the data folder: it signs the cookies."""
    return kept_secret(folder, "secret", "CLIO_SECRET")


def operator_key(folder: Path) -> str:
    """CLIO_OPERATOR, or the key kept in the data folder: who shows it keeps this server."""
    return kept_secret(folder, "operator", "CLIO_OPERATOR")


def kept_secret(folder: Path, name: str, variable: str) -> str:
    """From the environment, or from a file (made on first use, for its owner only). BadSecret if it is too short."""
    given = os.environ.get(variable)
    if given:
        return long_enough(given, variable)
    path, mine = folder / name, folder / f"{name}.{os.getpid()}"
    if not path.exists():  # several processes may start at once: the first link stands
        handle = os.open(mine, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(mine, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links: the last one stands
            os.replace(mine, path)
        mine.unlink(missing_ok=True)
    try:
        return long_enough(path.read_text("ascii").strip(), path)
    except UnicodeError as e:
        raise BadSecret(place=path, least=SHORTEST) from e


def long_enough(secret: str, place: Path | str) -> str:
    if len(secret) < SHORTEST:
        raise BadSecret(place=place, least=SHORTEST)
    return secret


def own_origin(request: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Did the request come from our own pages? A browser always says where from; programs need not."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2]
    return host == request.headers.get("host") or origin in allowed
