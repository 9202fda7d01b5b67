"""The compiled package that a server builds for its bots: tried with Makefiles that only pretend."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from clio.server import messages as m
from clio.server import workshop
from clio.server.thinkers import Thinkers, choose
from clio.server.workshop import Workshop
from tests.server.company import until
from tests.server.running import running
from tests.server.test_bots import position

BUILT = """compiled-installed:
\t@mkdir -p .venv-$(KIND)/bin build/$(KIND)/tree/build
\t@printf '#!/bin/sh\\nexec "{python}" "$$@"\\n' > .venv-$(KIND)/bin/python
\t@chmod +x .venv-$(KIND)/bin/python
"""
BROKEN = "compiled-installed:\n\t@echo what went wrong; exit 1\n"


def clone(folder: Path, makefile: str) -> Workshop:
    (folder / "Makefile").write_text(makefile.replace("{python}", sys.executable))
    found = Workshop(folder)
    found.engine = "interpreted"  # also where the tests run compiled
    return found


async def test_bots_move_to_the_compiled_package_when_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(workshop, "has_compiler", lambda: True)
    shop, team = clone(tmp_path, BUILT), Thinkers()
    try:
        before = await team.choose(position)
        first = team.free[0]
        await shop.build(team.move_to, "en")
        assert shop.told() == m.About("compiled")
        assert team.python == str(tmp_path / ".venv-thinking" / "bin" / "python")
        assert await team.choose(position) == before == choose(position())
        assert team.free[0] is not first
        assert first.process is not None
        assert first.process.poll() is not None
    finally:
        team.close()
    said = capsys.readouterr().err
    assert "being compiled" in said
    assert "from now on" in said


@pytest.mark.parametrize(("makefile", "compiler", "trouble"), [
    (BROKEN, True, "failed"), (BUILT, False, "no_compiler"),
])
async def test_without_it_bots_think_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], makefile: str, compiler: bool,
    trouble: m.NotCompiled,
) -> None:
    monkeypatch.setattr(workshop, "has_compiler", lambda: compiler)
    shop, moved = clone(tmp_path, makefile), list[str]()
    await shop.build(moved.append, "fr")
    assert moved == []
    assert shop.told() == m.About("interpreted", trouble)
    assert "bots" in capsys.readouterr().err
    if trouble == "failed":
        assert "what went wrong" in (tmp_path / "build" / "thinking.log").read_text()


async def test_progress_is_told_by_the_files_that_are_compiled(tmp_path: Path) -> None:
    shop = clone(tmp_path, BUILT)
    made = tmp_path / "build" / "thinking" / "tree" / "build"
    made.mkdir(parents=True)
    assert shop.percent() == 5
    for n in range(4):
        (made / f"{n}.c").touch()
    (made / "0.o").touch()
    assert shop.percent() == 32
    for n in range(1, 4):
        (made / f"{n}.o").touch()
    assert shop.percent() == 100


async def test_many_who_ask_have_the_files_counted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop, now = clone(tmp_path, BUILT), [100.0]
    counts = iter([5, 32])
    monkeypatch.setattr(shop, "percent", lambda: next(counts))
    monkeypatch.setattr("clio.server.workshop.time.monotonic", lambda: now[0])
    assert [shop.progress() for _ in range(50)] == [5] * 50
    now[0] += 1
    assert shop.progress() == 32


async def test_an_installed_package_builds_nothing() -> None:
    shop = Workshop(None)
    shop.engine = "interpreted"
    await shop.build(lambda python: None, "en")
    assert shop.trouble == "no_clone"


async def test_a_server_that_stops_ends_its_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "has_compiler", lambda: True)
    (tmp_path / "Makefile").write_text("compiled-installed:\n\t@echo $$$$ > pid; exec sleep 600\n")
    monkeypatch.setattr("clio.server.service.checkout", lambda: tmp_path)
    monkeypatch.setattr("clio.engine.kernel.__file__", "kernel.py")
    with running(tmp_path / "data", compiling="en") as server:
        shop = server.service.workshop
        await until(lambda: shop.building)
        process = shop.process
        assert process is not None
        assert shop.told().percent == 5
    assert not shop.building
    assert process.returncode is not None
