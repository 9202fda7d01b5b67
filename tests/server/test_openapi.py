"""The published description: true, complete, and no request of its shape breaks the server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.generation.modes import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance, response_schema_conformance, status_code_conformance,
)

from clio.server import messages as m
from clio.server.openapi import describe
from clio.server.routes import ENDPOINTS
from tests.server.company import DUEL, guests
from tests.sample import WHOLE
from tests.server.running import Running

DESCRIPTION = describe()
OPERATIONS = [
    (path, method) for path, operations in DESCRIPTION["paths"].items() for method in operations
]


def test_every_endpoint_is_described() -> None:
    assert {(endpoint.path, endpoint.method.lower()) for endpoint in ENDPOINTS} == set(OPERATIONS)
    names = [operation["operationId"] for paths in DESCRIPTION["paths"].values() for operation in paths.values()]
    assert len(set(names)) == len(names)
    for path, operations in DESCRIPTION["paths"].items():
        for operation in operations.values():
            assert operation["summary"]
            told = {p["name"] for p in operation["parameters"] if p["in"] == "path"}
            assert told == {part[1:-1] for part in path.split("/") if part.startswith("{")}
            assert any(code.startswith("2") for code in operation["responses"])


def test_every_message_of_the_socket_is_described() -> None:
    schemas = DESCRIPTION["components"]["schemas"]
    for union, kinds in (("FromClient", m.FromClient), ("FromServer", m.FromServer)):
        names = {kind.__name__ for kind in kinds.__args__}
        refs = {schema["$ref"].rpartition("/")[2] for schema in schemas[union]["anyOf"]}
        assert refs == names
        assert names <= schemas.keys()


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_the_document_holds_together() -> None:
    schemas = DESCRIPTION["components"]["schemas"]
    assert {ref.removeprefix("#/components/schemas/") for ref in references(DESCRIPTION)} <= schemas.keys()
    for schema in schemas.values():
        Draft202012Validator({**schema, "components": {"schemas": schemas}})
    schemathesis.openapi.from_dict(DESCRIPTION).validate()


async def test_it_is_published(server: Running) -> None:
    async with guests(server.url) as [ann]:
        assert (await ann.http.get("/api/openapi.json")).json() == DESCRIPTION


@pytest.fixture(scope="module")
def some_table(server: Running) -> str:
    """The id of a table, so that not everything ends at its absence."""
    async def make() -> str:
        async with guests(server.url) as [ann]:
            id = await ann.table(DUEL, "me", "open", public=True)
            async with guests(server.url) as [bob]:
                await bob.post(f"/api/tables/{id}/join", m.Join(), m.TableInfo)
            visit = await ann.sit(id)
            await visit.ask(m.Resign(visit.key(), 0))
            await visit.close()
            return id

    return asyncio.run(make())


def can_be_wrong(operation: dict[str, Any]) -> bool:
    """Is there a request to it that is not of its shape? Any word may be the name of a game."""
    return "requestBody" in operation or any(p["schema"] != {"type": "string"} for p in operation["parameters"])


CASES = [(*where, GenerationMode.POSITIVE) for where in OPERATIONS] + [
    (path, method, GenerationMode.NEGATIVE) for path, method in OPERATIONS
    if can_be_wrong(DESCRIPTION["paths"][path][method])
]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.long(every=1)
@pytest.mark.parametrize(("path", "method", "mode"), CASES, ids=str)
def test_no_request_breaks_the_server(
    server: Running, some_table: str, path: str, method: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_dict(DESCRIPTION)
    schema.config.update(base_url=server.url)
    operation = schema[path][method.upper()]
    cases = operation.as_strategy(generation_mode=mode)

    @seed(1)
    @settings(
        max_examples=24 if WHOLE else 6, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck))
    @given(case=cases, known=st.booleans())
    def ask(case: Any, known: bool) -> None:
        if known and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = some_table
        case.call_and_validate(checks=CHECKS, timeout=20)

    ask()
