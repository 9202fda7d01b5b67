"""Which tests a pass of `make test` takes. All of them are taken by `make soak` (which sets CLIO_WHOLE), and by pytest
if it is started by hand."""

from __future__ import annotations

import os
from pathlib import Path

WHOLE = bool(os.environ.get("CLIO_WHOLE"))
TESTS = Path(__file__).parent

# What runs once more on the compiled package: all that touches compiled code, but no words and no drawing.
COMPILED = (
    "engine", "games", "bots", "lab/test_habits.py", "lab/test_tuning.py", "lab/test_puzzles.py", "test_api.py",
    "test_package.py", "test_long_runs.py",
)
APART = ("test_terminal.py", "test_lab.py", "test_words*.py", "test_vocabulary.py")
ON_BOTH = "test_golden.py"  # whole games, which have to be the same on the sources and compiled
BESIDE = 4  # of what runs compiled beside it, the pass on the sources takes one test in so many


def compiled(path: Path) -> bool:
    """Does the pass on the compiled package take tests of this file, or of files in this folder?"""
    inside = path.relative_to(TESTS)
    among = any(inside.is_relative_to(part) or Path(part).is_relative_to(inside) for part in COMPILED)
    return among and not any(path.match(name) for name in APART)
