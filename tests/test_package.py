"""What an installed Clio must hold besides its modules; also run on the compiled package."""

from __future__ import annotations

from pathlib import Path

import clio.server
import clio.server.migrations


def test_the_pages_are_in_the_package() -> None:
    static = Path(clio.server.__file__).with_name("static")
    index = (static / "index.html").read_text("utf-8")
    assert 'lang="' in index
    scripts = [part.partition('"')[0] for part in index.split('src="/')[1:]]
    assert scripts
    assert [name for name in scripts if not (static / name).is_file()] == []


def test_the_steps_of_the_database_are_in_the_package() -> None:
    folder = Path(clio.server.migrations.__file__).parent
    assert sorted(folder.glob("versions/v*.py"))
