"""The OpenAPI description, made from the endpoints and the messages."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from clio import __version__
from clio.server import limits
from clio.server import messages as m
from clio.server import views
from clio.server.endpoints import Endpoint
from clio.server.routes import ENDPOINTS

REF = "#/components/schemas/{name}"
PATH_SCHEMAS: dict[str, dict[str, Any]] = {
    "id": msgspec.json.schema(limits.TableId), "game": {"type": "string"}, "lesson": {"type": "string"},
    "puzzle": {"type": "string"},
    "decision": {"type": "integer", "minimum": 0, "maximum": (1 << 31) - 1},
}


def describe() -> dict[str, Any]:
    """The whole document. The socket's messages are among the schemas, as FromClient and FromServer, and so are the
    types of the views of each game, the whole as "game.GameView"."""
    types = [endpoint.reply for endpoint in ENDPOINTS if endpoint.reply is not None]
    types += [endpoint.body for endpoint in ENDPOINTS if endpoint.body not in (None, bytes)]
    types += [m.Problem, m.FromClient, m.FromServer]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = {str(kind): schema for kind, schema in zip(types, schemas)}
    components["FromClient"], components["FromServer"] = schemas[-2:]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Clio", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"},
            "description": "Tables, games, cards and rules. A game is played over the WebSocket "
            "`/api/tables/{id}/socket`: JSON messages of the schemas FromClient and FromServer.",
        },
        "paths": paths,
        "components": {"schemas": components | views.schemas(REF)},
    }


def operation(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": endpoint.name, "summary": endpoint.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": PATH_SCHEMAS[name]}
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ] + [
            {"name": p.name, "in": p.where, "required": False, "schema": p.schema, "description": p.about}
            for p in endpoint.parameters
        ],
        "responses": responses(endpoint, by_type),
    }
    if endpoint.body is not None:
        schema = {"type": "object"} if endpoint.body is bytes else by_type[str(endpoint.body)]
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return found


def responses(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    if endpoint.reply is None:
        content: dict[str, Any] = {"*/*": {}}
    else:
        content = {"application/json": {"schema": by_type[str(endpoint.reply)]}}
    good = {"description": endpoint.summary, "content": content}
    refused = {"content": {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}}
    codes = {400, 429, 503, *endpoint.errors}
    codes |= {413} if endpoint.body is not None else set()
    codes |= {403} if endpoint.method != "GET" else set()  # from a page of another site
    found = {str(endpoint.status): good} | {str(code): {"description": "refused", **refused} for code in sorted(codes)}
    if endpoint.parameters:  # read before anybody knows which language they speak
        found["414"] = {"description": "the address is too long", "content": {"text/plain": {}}}
    return found
