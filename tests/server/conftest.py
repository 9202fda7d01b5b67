"""Tests that are coroutines, and a fresh database for each test, on both kinds."""

from __future__ import annotations

import asyncio
import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server import postgres
from tests.server.running import house as house
from tests.server.running import server as server
from tests.server.stored import administer


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real servers, real processes, on a machine that does everything else at once: what fails is tried twice more, and
    said ("rerun")."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj) or pyfuncitem.get_closest_marker("anyio"):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[Path]:
    """PostgreSQL, started by the first test that wants it."""
    if os.environ.get("CLIO_NO_POSTGRES") == "1":
        pytest.skip("CLIO_NO_POSTGRES=1")
    try:
        postgres.binary("initdb")
    except postgres.NoPostgres as error:
        raise pytest.fail.Exception(str(error), pytrace=False) from None
    with postgres.running() as folder:
        yield folder


@pytest.fixture
def postgres_database(postgres_folder: Path) -> Iterator[str]:
    """The URL of an empty database."""
    name = f"t{uuid4().hex}"
    asyncio.run(administer(f"CREATE DATABASE {name}"))
    yield postgres.url(name)
    asyncio.run(administer(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/clio.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, of one kind and then of the other."""
    url: str = request.getfixturevalue(f"{request.param}_database")
    return url
