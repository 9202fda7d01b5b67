"""How a REST endpoint is declared. Routes, checks and the OpenAPI description all follow from the declaration."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request

from clio.server import messages as m
from clio.server.door import address_of, asked
from clio.server.errors import BadMessage, TooLarge
from clio.server.identity import Shown
from clio.server.limits import MESSAGE_BYTES
from clio.server.packing import packed, squeezed, takes_gzip
from clio.server.rates import Bucket
from clio.server.replays import Shelf
from clio.server.rooms import Room
from clio.server.service import Service
from clio.server.storage import Guest


T = TypeVar("T")


class Raw(msgspec.Struct):
    """An answer in bytes: a file, or JSON that was long to write. `packed`: compressed already."""

    body: bytes
    type: str
    name: str | None = None
    packed: bool = False


@dataclass
class Call:
    """One request, read."""

    service: Service
    request: Request
    guest: Guest
    lang: m.Lang
    body: Any = None
    buckets: list[Bucket] = field(default_factory=list)  # what the asker may send, alone and with others
    becomes: Shown | None = None  # whom the browser is told that it is, from now on
    before: list[Shown] | None = None  # and whom it was before, if that changes too

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    @property
    def source(self) -> str:
        """Where it comes from."""
        return self.service.identity.source(address_of(self.request))

    def query(self, name: str) -> str | None:
        return asked(self.request, name)

    def whole(self, text: str | None, name: str) -> int:
        try:
            number = int(text or "")
        except ValueError:
            raise BadMessage(why=f"{name}: {(text or '')[:40]}") from None
        if not 0 <= number < 1 << 31:
            raise BadMessage(why=f"{name}: {number}"[:60])
        return number

    def pay(self, cost: float) -> None:
        """For what turned out to be more than one message: it is done, the next one waits the longer."""
        for bucket in self.buckets:
            bucket.fine(cost)

    async def study(self, work: Callable[[], T]) -> T:
        """Have a long computation done, in its turn."""
        return await self.service.study.do(address_of(self.request), work)

    async def written(self, work: Callable[[], object]) -> Raw:
        """Likewise, of an answer that is long: it is also put into bytes there, and compressed, and all of it is
        charged."""
        pack = takes_gzip(self.request)

        def whole() -> Raw:
            body = msgspec.json.encode(work())
            return Raw(packed(body) if pack else body, "application/json", packed=pack)

        return await self.study(whole)

    async def unchanging(self, what: Callable[..., object], *words: str) -> Raw:
        """An answer that is always the same for these words: put into bytes once, and compressed."""
        plain, small = await asyncio.to_thread(encoded, what, *words)
        pack = takes_gzip(self.request) and len(small) < len(plain)
        return Raw(small if pack else plain, "application/json", packed=pack)

    @property
    def films(self) -> Shelf:
        return self.service.films.shelf(self.source)

    async def room(self) -> Room:
        return await self.service.rooms.get(self.path("id"), self.source)


@cache
def encoded(what: Callable[..., object], *words: str) -> tuple[bytes, bytes]:
    body = msgspec.json.encode(what(*words))
    return body, squeezed(body)


@dataclass(frozen=True)
class Parameter:
    name: str
    schema: dict[str, Any]
    about: str
    where: str = "query"


@dataclass(frozen=True)
class Endpoint:
    """One operation. `reply` None: a file."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    summary: str
    reply: Any
    body: Any = None
    status: int = 200
    parameters: tuple[Parameter, ...] = ()
    errors: tuple[int, ...] = ()
    most: int = MESSAGE_BYTES
    cost: int = 1  # messages that it counts for: what leaves something behind, or is long, is dearer

    leaves: bool = False  # whoever asked is another guest afterwards

    @property
    def name(self) -> str:
        return self.handler.__name__


LANG = Parameter("lang", {"type": "string", "enum": ["en", "fr"]}, "the language of texts")
SEAT = Parameter("seat", {"type": "integer", "minimum": 0, "maximum": 7}, "whose eyes; without it: my own")


async def receive(endpoint: Endpoint, request: Request) -> bytes:
    """The body as it comes, and no more of it than shows that it is too long: a liar's header helps nobody."""
    data = bytearray()
    if endpoint.body is not None:
        async for chunk in request.stream():
            data += chunk
            if len(data) > endpoint.most:
                break
    return bytes(data)


def read_body(endpoint: Endpoint, data: bytes) -> Any:
    """The body as the endpoint's type."""
    if len(data) > endpoint.most:
        raise TooLarge(most=endpoint.most // 1024)
    if endpoint.body in (None, bytes):
        return data if endpoint.body else None
    try:
        return msgspec.json.decode(data, type=endpoint.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise BadMessage(why=str(e)[:200]) from e
