"""The program `clio`, also `python -m clio`. Installed without its extras, Clio is a library: the program says so."""

from __future__ import annotations

import sys

from clio.messages import default_language, say


def main() -> None:
    try:
        from clio.cli import main as run
    except ModuleNotFoundError as e:
        if e.name != "click":
            raise
        sys.exit(say("error.needs_terminal", default_language()))
    run()


if __name__ == "__main__":
    main()
