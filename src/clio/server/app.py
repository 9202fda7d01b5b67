"""The ASGI application: routes, headers, errors. Everything that leaves here for a person has a sentence in it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from clio.engine.errors import ClioError
from clio.messages import say
from clio.server import messages as m
from clio.server.addresses import HostNames
from clio.server.door import Door, address_of, language
from clio.server.endpoints import Call, Endpoint, Raw, read_body, receive
from clio.server.errors import Crowded, Foreign, LinkGone, NotFound, TooFast, WrongHost, WrongMethod, problem, status_of
from clio.server.identity import Shown, new_guest, own_origin
from clio.server.openapi import describe
from clio.server.packing import Kept, files, pack
from clio.server.rooms import Room
from clio.server.routes import ENDPOINTS
from clio.server.service import Service, Settings
from clio.server.sockets import PASSING, Visit, serve
from clio.server.storage import Guest

log = structlog.get_logger()
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
UNKEPT = {"cache-control": "no-store"}
INDEX, FOR_GOOD = "index.html", "public, max-age=31536000, immutable"
STATIC = Path(__file__).with_name("static")


def make_handler(endpoint: Endpoint, door: Door) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        began = time.perf_counter()
        lang = language(request)
        fresh, guest = False, None
        try:
            await door.rate(request, endpoint.cost)
            if request.method != "GET" and not own_origin(request, door.service.settings.origins):
                raise Foreign()
            sent = await receive(endpoint, request)  # before it is looked who asks: they may be signed off meanwhile
            guest, fresh = await door.guest(request, lang)
            lang = language(request, guest.lang)
            body = read_body(endpoint, sent)
            call = Call(door.service, request, guest, lang, body, door.buckets(request))
            response = reply(endpoint.status, await endpoint.handler(call))
            await pack(request, response)
            if call.becomes is not None:
                door.service.identity.write(response, call.becomes, https(request), call.before)
                fresh = False
        except ClioError as e:
            response = refusal(e, lang)
            door.service.metrics.refusals.labels(e.code).inc()
        except ClientDisconnect:  # in the middle of its body: there is nobody to answer
            response = Response(status_code=400)
        except Exception:
            log.exception("a request was not handled", route=endpoint.path)
            response = as_json(500, m.Problem("internal", say("error.internal", lang)))
        if endpoint.leaves and response.status_code < 400:
            fresh, guest = True, Guest(id=new_guest(), name="", lang=lang)
        if fresh and guest is not None:
            door.service.identity.write(response, Shown(guest.id), https(request))
        labels = door.service.metrics.request_time.labels(request.method, endpoint.path, str(response.status_code))
        labels.observe(time.perf_counter() - began)
        return response

    return handle


def https(request: Request) -> bool:
    return request.url.scheme == "https"


def reply(status: int, found: Any) -> Response:
    if not isinstance(found, Raw):
        return as_json(status, found)
    response = Response(found.body, headers=UNKEPT, media_type=found.type)
    if found.packed:
        response.headers["content-encoding"] = "gzip"
    if found.name is not None:
        response.headers["content-disposition"] = f'attachment; filename="{found.name}"'
    return response


def as_json(status: int, found: Any) -> Response:
    return Response(msgspec.json.encode(found), status, UNKEPT, "application/json")


def refusal(error: ClioError, lang: str) -> Response:
    response = as_json(status_of(error), problem(error, lang))
    if "after" in error.parts:
        response.headers["retry-after"] = str(error.parts["after"])
    if isinstance(error, Crowded):
        response.headers["connection"] = "close"  # to come back costs a connection, and those are counted
    return response


def make_socket(door: Door) -> Callable[[WebSocket], Awaitable[None]]:
    async def handle(socket: WebSocket) -> None:
        """Who does not wait is refused before there is a socket."""
        try:
            await door.rate(socket)
        except TooFast as e:
            await deny(socket, e)
            return
        await socket.accept()
        try:
            if not own_origin(socket, door.service.settings.origins):
                raise Foreign()
            with door.open_socket(socket):
                source = door.service.identity.source(address_of(socket))
                await visit(socket, await door.service.rooms.get(socket.path_params["id"], source))
        except ClioError as e:
            bye = m.Bye(e.code in PASSING, problem(e, language(socket)))
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await socket.send_text(msgspec.json.encode(bye).decode())
                await socket.close(4000)

    async def visit(socket: WebSocket, room: Room) -> None:
        """Who has no cookie is one person with all others of their address who have none."""
        service, source = door.service, door.service.identity.source(address_of(socket))
        shown = service.identity.read(socket)
        guest = f"of {source}" if shown is None else shown.guest
        study = partial(service.glances.do, address_of(socket))
        visit = Visit(
            socket, room, guest, service.desk, service.thinkers, service.metrics, door.buckets(socket),
            door.pace(socket, room.chronicle.id), study, source, door.line(socket))
        visit.cookie = shown
        with door.at_table(visit):
            service.visits.add(visit)
            try:
                if shown is not None and (await door.guest(socket, "en"))[1]:  # revoked: they come back as nobody
                    raise LinkGone("revoked")
                await serve(visit)
            finally:
                service.visits.discard(visit)

    return handle


async def deny(socket: WebSocket, error: ClioError) -> None:
    """As an answer to a request: it never becomes a socket."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_denial_response(refusal(error, language(socket)))


class Headers:
    """Security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.raw = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.raw]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


class InTurn:
    """Whoever asks for much at once lets others pass."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.door.line(HTTPConnection(scope)).turn()
        await self.app(scope, receive, send)


class OwnNames:
    """Refuses what was sent to another name."""

    def __init__(self, app: ASGIApp, names: HostNames, door: Door) -> None:
        self.app = app
        self.names = names
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or (host := HTTPConnection(scope).headers.get("host")) in self.names:
            await self.app(scope, receive, send)
            return
        error = await self.door.nowhere(HTTPConnection(scope), WrongHost(host=str(host)[:80]))
        if scope["type"] == "http":
            await refusal(error, language(HTTPConnection(scope)))(scope, receive, send)
        else:
            await deny(WebSocket(scope, receive, send), error)


def pages(folder: Path, door: Door) -> Callable[[Request], Awaitable[Response]]:
    """The client for every address of its own; it finds its way by the path. Names of assets change with their content:
    browsers keep them for good."""
    kept = files(folder)

    async def page(request: Request) -> Response:
        path = request.path_params.get("path", "")
        found = kept.get(path)
        await door.in_turn(request, len(found.packed) if found else 0)
        if found is not None and path != INDEX:
            return found.answer(request, FOR_GOOD if path.startswith("assets/") else "no-cache")
        if path.startswith(("api/", "assets/")):
            return refusal(NotFound(), language(request))
        if INDEX not in kept:
            return Response(say("serve.no_client", language(request)), 503, media_type="text/plain; charset=utf-8")
        response = kept[INDEX].answer(request, "no-cache, private")
        if door.service.identity.read(request) is None:  # before the page asks several things at once
            door.service.identity.write(response, Shown(new_guest()), https(request))
        return response

    return page


@cache
def described() -> Kept:
    """How programs find their way here; kept, for servers that follow each other in one process."""
    return Kept(msgspec.json.encode(describe()), "application/json")


def make_app(settings: Settings) -> Starlette:
    """One process of the server."""
    service = Service(settings)
    door = Door(service)
    folder = Path(settings.static) if settings.static else STATIC
    description = described()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        await service.open()
        try:
            yield {"gate": service.gate}
        finally:
            await service.close()

    async def openapi(request: Request) -> Response:
        await door.in_turn(request, len(description.packed))
        return description.answer(request, "no-cache")

    async def too_fast(request: Request, error: Exception) -> Response:
        assert isinstance(error, TooFast)
        return refusal(error, language(request))

    async def wrong(request: Request, error: Exception) -> Response:
        """What Starlette itself refuses: an unknown path, a method that a path has not."""
        status = error.status_code if isinstance(error, HTTPException) else 404
        found = await door.nowhere(request, WrongMethod() if status == 405 else NotFound())
        response = refusal(found, language(request))
        response.headers.update(getattr(error, "headers", None) or {})  # which methods it has
        return response

    async def no_such_socket(socket: WebSocket) -> None:
        await deny(socket, await door.nowhere(socket, NotFound()))

    routes: list[BaseRoute] = [Route("/api/openapi.json", openapi)]
    for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS):
        here = [endpoint for endpoint in ENDPOINTS if endpoint.path == path]
        routes.append(Route(path, by_method(here, door), methods=[endpoint.method for endpoint in here]))
    routes.append(WebSocketRoute("/api/tables/{id}/socket", make_socket(door)))
    routes.append(WebSocketRoute("/{path:path}", no_such_socket))
    routes.append(Route("/{path:path}", pages(folder, door)))
    app = Starlette(routes=routes, lifespan=life, exception_handlers={404: wrong, 405: wrong, TooFast: too_fast})
    app.add_middleware(OwnNames, names=HostNames(settings.hosts, settings.origins), door=door)
    app.add_middleware(Headers)
    app.add_middleware(InTurn, door=door)
    if service.proxies.words:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=service.proxies.words)
    app.state.service, app.state.door = service, door
    return app


def by_method(endpoints: list[Endpoint], door: Door) -> Callable[[Request], Awaitable[Response]]:
    handlers = {endpoint.method: make_handler(endpoint, door) for endpoint in endpoints}

    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await handlers[method](request)

    return handle
