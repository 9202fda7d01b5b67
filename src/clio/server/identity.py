"""Who is asking: a guest number in a signed cookie. No account, no password; the cookie is the key to one's seats."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from clio.server.addresses import home
from clio.server.errors import BadSecret

COOKIE, BEFORE = "clio", "clio-before"
OWN = {  # never quoted: we write it
    name: re.compile(rf"{name}=(?<![^; ]{name}=)([\w.-]{{1,200}}+)(?![^; ])", re.ASCII) for name in (COOKIE, BEFORE)}
SHORTEST = 24  # characters of a secret; those that we make have 64
YEAR = 365 * 24 * 3600


class Shown(Struct, frozen=True):
    """A guest as a cookie names them. It counts while its epoch is theirs: whoever wants to be alone again begins
    another one."""

    guest: str
    epoch: int = 0

    @property
    def text(self) -> str:
        return f"{self.guest}:{self.epoch}" if self.epoch else self.guest


class Identity:
    """Reads and writes the cookies: who somebody is, and who they were before in this browser."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="clio guest")
        self.checker = self.signer.make_signer()
        self.earlier = URLSafeSerializer(secret, salt="clio before")
        self.key = hashlib.blake2b(secret.encode(), person=b"clio address").digest()
        self.link_key = hashlib.blake2b(secret.encode(), person=b"clio link").digest()

    def read(self, request: HTTPConnection) -> Shown | None:
        """Who asks, if the cookie still counts; None without one that we signed. Not by `loads`: it keeps the error,
        which keeps the whole request, until the garbage collector finds them."""
        try:
            guest = self.signer.load_payload(self.checker.unsign(own_cookie(request)))
        except BadSignature:
            return None
        return shown(guest) if isinstance(guest, str) else None

    def before(self, request: HTTPConnection) -> list[Shown]:
        """Who this browser was, the last one first."""
        try:
            found = self.earlier.loads(own_cookie(request, BEFORE))
        except BadSignature:
            return []
        return [shown(str(each)) for each in found] if isinstance(found, list) else []

    def digest(self, code: str) -> str:
        """A code as it is kept: whoever reads the database cannot use it."""
        return hashlib.blake2b(code.encode(), key=self.link_key, digest_size=24).hexdigest()

    def source(self, address: str) -> str:
        """An address as it is kept beside tables: enough to tell it from another, nothing to find it by."""
        return hashlib.blake2b(home(address).encode(), key=self.key, digest_size=12).hexdigest()

    def write(self, response: Response, who: Shown, secure: bool, before: list[Shown] | None = None) -> None:
        """`before`: who this browser was, if that changes too."""
        said = {COOKIE: self.signer.dumps(who.text)}
        if before is not None:
            said[BEFORE] = self.earlier.dumps([each.text for each in before])
        for name, value in said.items():
            response.set_cookie(
                name, str(value), max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def shown(text: str) -> Shown:
    guest, _, epoch = text.partition(":")
    return Shown(guest, int(epoch) if epoch.isdecimal() else 0)


def own_cookie(request: HTTPConnection, name: str = COOKIE) -> str:
    """One of ours, as it was sent, found in one walk. The others are not parsed: to take the quotes from one of 31 kB
    keeps some Pythons busy for a second (CVE-2024-7592), and every request is read before it is counted."""
    found = OWN[name].search("; ".join(request.headers.getlist("cookie")))
    return found[1] if found else ""


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
    """Did the request come from our own pages? A browser always says where from; programs need not. What came by
    HTTPS does not come from a page that anybody on the way may have written."""
    origin = request.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    scheme, _, host = origin.partition("://")
    secure = request.scope["scheme"] in ("https", "wss")
    return host == request.headers.get("host") and (scheme == "https" or (scheme == "http" and not secure))
