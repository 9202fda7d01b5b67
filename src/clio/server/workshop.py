"""The compiled package, built beside a running server: bots think several times faster soon after the first start.

Only in a clone, by its own Makefile, which does nothing if nothing has changed. Without a C compiler all works as well,
slower; why is told on the about page and by `clio doctor`."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import sysconfig
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from clio.engine import kernel
from clio.messages import say
from clio.server import messages as m

KIND: Final = "thinking"  # of the compiled packages of the clone (Makefile)
NICE: Final = ("nice", "-n", "19")
PASSED_ON: Final = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")  # by a make that has started us: not for this one


def has_compiler() -> bool:
    """A C compiler, the headers of Python, and make."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.is_file() and all(shutil.which(tool) for tool in (os.environ.get("CC") or "cc", "make"))


def tell(what: str, lang: str) -> None:
    print(say(f"workshop.{what}", lang), file=sys.stderr, flush=True)


class Workshop:
    """Builds it once. `engine` is what bots think with now; `trouble` why it will not be compiled."""

    def __init__(self, root: Path | None) -> None:
        self.root = root
        compiled = not str(kernel.__file__).endswith(".py")
        self.engine: m.Engine = "compiled" if compiled else "interpreted"
        self.trouble: m.NotCompiled = "" if compiled else "not_wanted"
        self.process: asyncio.subprocess.Process | None = None
        self.counted = (0.0, 0)  # when the percentage was found, and what it was

    @property
    def building(self) -> bool:
        return self.process is not None

    def told(self) -> m.About:
        return m.About(self.engine, self.trouble, self.progress() if self.building else None)

    def progress(self) -> int:
        """Counted once a second at most, however many ask."""
        now = time.monotonic()
        if now - self.counted[0] >= 1:
            self.counted = (now, self.percent())
        return self.counted[1]

    def percent(self) -> int:
        """Of the C files, how many are compiled; writing them comes first, and takes about a tenth of the time."""
        assert self.root is not None
        made = self.root / "build" / KIND / "tree" / "build"
        written = sum(1 for _ in made.rglob("*.c"))
        done = sum(1 for _ in made.rglob("*.o"))
        return 10 + 90 * min(done, written) // written if written and done else 5

    async def build(self, ready: Callable[[str], None], lang: str) -> None:
        """Calls `ready` with the Python of the compiled package, unless there will be none; tells who started us."""
        if self.engine == "compiled":
            return
        if self.root is None or not (self.root / "Makefile").is_file():
            self.trouble = "no_clone"
        elif not has_compiler():
            self.trouble = "no_compiler"
        elif await self._make(self.root, lang):
            self.engine, self.trouble = "compiled", ""
            ready(str(self.root / f".venv-{KIND}" / "bin" / "python"))
        else:
            self.trouble = "failed"
        tell(self.trouble or "ready", lang)

    async def _make(self, root: Path, lang: str) -> bool:
        environment = {name: value for name, value in os.environ.items() if name not in PASSED_ON}
        written = root / "build" / f"{KIND}.log"
        written.parent.mkdir(exist_ok=True)
        command = [*(NICE if shutil.which("nice") else ()), "make", "compiled-installed", f"KIND={KIND}"]
        self.trouble = ""
        tell("begun", lang)
        with written.open("wb") as output:
            self.process = await asyncio.create_subprocess_exec(
                *command, cwd=root, env=environment, stdin=asyncio.subprocess.DEVNULL, stdout=output, stderr=output,
                start_new_session=True)
        try:
            return await self.process.wait() == 0
        finally:
            self.stop()
            await self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Asked to end, compilers leave no halves of files; the next start goes on from what is compiled."""
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)
