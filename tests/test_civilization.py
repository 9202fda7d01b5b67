"""docs/write-a-civilization.md, done on a copy of the package: one new file, a few numbers, and it plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "write-a-civilization.md").read_text(encoding="utf-8")
DUEL = Path("clio", "games", "monumental_duel")


def block(name: str) -> str:
    found = re.search(rf"^```{re.escape(name)}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found.group(1)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is here, with what the page says."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "src" / "clio", folder / "clio", ignore=shutil.ignore_patterns("static", "__pycache__"))
    (folder / DUEL / "cards" / "civilizations" / "vikings.py").write_text(block("vikings.py"), encoding="utf-8")
    return folder


def change_numbers(folder: Path, leave: str = "") -> None:
    for line in block("numbers").splitlines():
        file, rest = line.split(maxsplit=1)
        before, after = (part.strip() for part in rest.split("->"))
        path = folder / DUEL / file
        text = path.read_text(encoding="utf-8")
        assert text.count(f"{before}") == 1, before
        if before.split(":")[0] != leave:
            path.write_text(text.replace(before, after.replace(r"\n", "\n")), encoding="utf-8")


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    env = dict(os.environ, PYTHONPATH=str(folder), PYTHONIOENCODING="utf-8")
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_the_file_is_short() -> None:
    assert len(block("vikings.py").splitlines()) <= 120
    assert {line.split()[0] for line in block("numbers").splitlines()} == {"state.py", "actions.py"}


def test_a_forgotten_number_is_found(copy: Path, tmp_path: Path) -> None:
    folder = tmp_path / "forgetful"
    shutil.copytree(copy, folder)
    change_numbers(folder, leave="PICKED")
    done = run(folder, "import clio; clio.game('monumental-duel')")
    assert done.returncode
    assert "range type starts at" in done.stderr


def test_it_plays_in_both_languages(copy: Path) -> None:
    change_numbers(copy)
    done = run(copy, block("play") + "\nprint(clio.__file__)")
    assert done.returncode == 0, done.stderr[-2000:]
    *lines, place = done.stdout.splitlines()
    assert place.startswith(str(copy))
    assert lines[:6] == [
        "Vikings", "the price is 1 Culture; you have 0.", "Longhouse was not activated this round.",
        "Vikings", "le prix est de 1 Culture ; vous en avez 0.",
        "la carte Maison longue n'a pas été activée durant cette manche.",
    ]
    assert lines[6] == "Erik uses the Runes / Erik utilise les Runes"
    assert lines[7].startswith("The game is over / La partie est terminée [")
    assert lines[-2:] == [
        "effect [('amount', '2', 'basic'), ('sign', '≠', ''), ('sign', '→', ''), ('amount', '1', 'culture')]",
        "bonus [('amount', '1', 'basic')]",
    ]
    cards = {line.split(" - ")[0]: line for line in lines if " - " in line}
    assert len(cards) == 8
    assert cards["Épopée"].endswith(
        "Au choix : (1) archivez une carte ; ou (2) gagnez 1 Science par type de Province que vous contrôlez. "
        "Bonus : archivez une carte. / Choose one: (1) archive a card; or (2) gain 1 Science for each Province type "
        "you control. Bonus: archive a card."
    )
