"""Messages to addresses that visitors chose: push services and webhooks.

A server that fetches what strangers name can be turned against the network it stands in. So only HTTPS, only to ports
where it is usual, only to public addresses: the name is resolved once, every address it has is looked at, and the
connection goes to one of those, so that no second answer of the name server counts. Nothing is followed, and nothing is
read but the status."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from clio.server.errors import BadAddress

SECONDS: Final = 10.0  # for one message, from the name to the status
PORTS: Final = (443, 8443)
LONGEST: Final = 500  # letters of an address
STATUS_BYTES: Final = 1024
RESOLVERS: Final = 8  # threads: nobody can end one that waits for a name server, so each source has one at a time
UNICAST: Final = ip_network("2000::/3")  # of version 6, what may be public
SPECIAL: Final = tuple(ip_network(each) for each in (  # translated, for documents, for routers among themselves
    "2002::/16", "2001::/32", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24"))
LABEL: Final = re.compile("[a-z0-9_-]{1,63}")
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Target(Struct, frozen=True):
    """Where a message goes."""

    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        return f"https://{self.authority}"

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == 443 else f"{host}:{self.port}"


def target(url: str) -> Target:
    """BadAddress, unless it is one that a message may go to. What its name stands for is looked at when it goes."""
    if len(url) > LONGEST or not url.isascii() or any(letter <= " " or letter == "\x7f" for letter in url):
        raise BadAddress()
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise BadAddress() from None
    host = parts.hostname or ""
    if parts.scheme != "https" or not host or "@" in parts.netloc or parts.fragment or port not in PORTS:
        raise BadAddress()
    if looks_numeric(host) and not is_public(host):
        raise BadAddress()
    if ":" not in host and not is_name(host):
        raise BadAddress()
    return Target(host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def is_name(host: str) -> bool:
    """One that can be looked up, of several parts."""
    labels = host.removesuffix(".").split(".")
    return len(labels) > 1 and len(host) <= 253 and all(LABEL.fullmatch(label) for label in labels)


def looks_numeric(host: str) -> bool:
    """Also in the odd ways that some programs read as addresses: 0x7f.1, 127.1, 2130706433."""
    last = host.rstrip(".").rpartition(".")[2]
    return ":" in host or last.isdigit() or last.lower().startswith("0x")


def is_public(host: str) -> bool:
    """May a message go to this address? None that leads to another one by translation."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.scope_id is not None or address not in UNICAST:
            return False
    if any(address in network for network in SPECIAL):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved and not address.is_unspecified


class StillResolving(OSError):
    """Where a message comes from another one waits for its name; or too many do."""


class Outbound:
    """Sends. For tests the resolver, who is public, and whose certificates count can be others."""

    def __init__(
        self, resolve: Resolve | None = None, allowed: Callable[[str], bool] = is_public,
        trusted: ssl.SSLContext | None = None,
    ) -> None:
        self.resolve = resolve or self._ask
        self.allowed = allowed
        self.trusted = trusted
        self.threads = ThreadPoolExecutor(RESOLVERS, "resolving")
        self.resolving: dict[str, asyncio.Future[list[str]]] = {}  # by source

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self.threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        return [str(each[4][0]) for each in found]

    async def _addresses(self, to: Target, source: str) -> list[str]:
        """Who gave up waiting for a name server waits on in the end: the next message of theirs is not sent."""
        if source in self.resolving or len(self.resolving) >= RESOLVERS:
            raise StillResolving()
        found = self.resolving[source] = asyncio.ensure_future(self.resolve(to.host, to.port))

        def done(it: asyncio.Future[list[str]]) -> None:
            del self.resolving[source]
            if not it.cancelled():
                it.exception()  # perhaps nobody waits for it any more

        found.add_done_callback(done)
        return await asyncio.shield(found)

    async def post(self, to: Target, body: bytes, headers: dict[str, str], source: str = "") -> int:
        """The status of the answer; `source`: for whom it is sent. BadAddress if it may not go there; OSError,
        TimeoutError if it did not arrive."""
        async with asyncio.timeout(SECONDS):
            addresses = await self._addresses(to, source)
            if not addresses or not all(self.allowed(address) for address in addresses):
                raise BadAddress()
            if self.trusted is None:
                self.trusted = ssl.create_default_context()
            reader, writer = await asyncio.open_connection(
                addresses[0], to.port, ssl=self.trusted, server_hostname=to.host, limit=STATUS_BYTES)
            try:
                writer.write(request(to, body, headers))
                await writer.drain()
                return status(await reader.readline())
            except ValueError as e:  # a line without an end
                raise OSError("no answer of HTTP") from e
            finally:
                with suppress(OSError):
                    writer.transport.abort()


def request(to: Target, body: bytes, headers: dict[str, str]) -> bytes:
    said = {"Host": to.authority, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "Clio"}
    lines = [f"POST {to.path} HTTP/1.1", *(f"{name}: {value}" for name, value in (said | headers).items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def status(line: bytes) -> int:
    parts = line.split(b" ")
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/1.") or not parts[1].strip().isdigit():
        raise ValueError("no status")
    return int(parts[1])
