"""Who is asking: a guest number in a signed cookie. No account, no password; the cookie is the key to one's seats."""

from __future__ import annotations

import hashlib
import os
import secrets
from contextlib import suppress
from ipaddress import ip_address, ip_network
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "clio"
YEAR = 365 * 24 * 3600


class Identity:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="clio guest")
        self.key = hashlib.blake2b(secret.encode(), person=b"clio address").digest()

    def read(self, request: HTTPConnection) -> str | None:
        """The guest's number; None without a cookie that we signed."""
        try:
            guest = self.signer.loads(request.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def source(self, address: str) -> str:
        """An address as it is kept beside tables: enough to tell it from another, nothing to find it by. Whoever has an
        IPv6 address has 2**64 of them."""
        with suppress(ValueError):
            found = ip_address(address)
            address = str(ip_network((found, 64), strict=False)) if found.version == 6 else address
        return hashlib.blake2b(address.encode(), key=self.key, digest_size=12).hexdigest()

    def write(self, response: Response, guest: str, secure: bool) -> None:
        response.set_cookie(
            COOKIE, self.signer.dumps(guest), max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def new_guest() -> str:
    return secrets.token_urlsafe(16)


def secret_of(folder: Path) -> str:
    """CLIO_SECRET, or the secret kept in the data folder (made on first use, for its owner only)."""
    given = os.environ.get("CLIO_SECRET")
    if given:
        return given
    path, mine = folder / "secret", folder / f"secret.{os.getpid()}"
    if not path.exists():  # several processes may start at once: the first link stands
        handle = os.open(mine, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32))
        try:
            os.link(mine, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without links: the last one stands
            os.replace(mine, path)
        mine.unlink(missing_ok=True)
    return path.read_text("ascii").strip()


def own_origin(request: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Did the request come from our own pages? A browser always says where from; programs need not."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2]
    return host == request.headers.get("host") or origin in allowed
