"""A bot's worker: questions come on standard input, answers go to standard output, both pickled by the server itself.

It is a program of its own, so that any Python that has Clio can think: the server's, or one whose Clio is compiled."""

from __future__ import annotations

import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec import Struct

from clio.games import GAMES


class Failure(Struct, frozen=True):
    """The question broke the bot, not the worker."""

    why: str


class WorkerDied(Exception):
    """It ended, or was ended, before it answered."""


# ---------------------------------------------------------------------- in the server
class Worker:
    """One process, from the first question on. It knows the games that the server knows. `nice`: by how much others go
    before it."""

    def __init__(self, python: str, nice: int = 0) -> None:
        self.python = python
        self.nice = nice
        self.process: subprocess.Popen[bytes] | None = None

    def ask(self, work: Callable[[Any], Any], question: object) -> Any:
        """Blocks until there is an answer, a Failure among them; WorkerDied if there will be none."""
        try:
            if self.process is None:
                self.process = self._start()
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            pickle.dump((work, question), self.process.stdin)
            self.process.stdin.flush()
            return pickle.load(self.process.stdout)
        except (OSError, EOFError, ValueError, pickle.UnpicklingError) as e:
            raise WorkerDied(type(e).__name__) from e

    def _start(self) -> subprocess.Popen[bytes]:
        """Another Python than ours has paths of its own, on which the compiled Clio comes first."""
        ours = self.python == sys.executable
        environment = {name: value for name, value in os.environ.items() if ours or not name.startswith("PYTHON")}
        process = subprocess.Popen(
            [self.python, "-P", "-c", f"from {__name__} import main; main()"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        assert process.stdin is not None
        pickle.dump((dict(GAMES), list(sys.path) if ours else None, self.nice), process.stdin)
        return process

    def end(self) -> None:
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


# ---------------------------------------------------------------------- in the worker
def main() -> None:
    """One question after the other. It ends with the server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    told = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    games, path, nice = pickle.load(sys.stdin.buffer)
    GAMES.update(games)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    if path is not None:
        sys.path[:] = path
    asked: queue.SimpleQueue[tuple[Callable[[Any], Any], Any]] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(asked,), daemon=True).start()
    while True:
        work, question = asked.get()
        try:
            answer = work(question)
        except Exception as e:
            answer = Failure(f"{type(e).__name__}: {e}")
        pickle.dump(answer, told)
        told.flush()


def listen(asked: queue.SimpleQueue[tuple[Callable[[Any], Any], Any]]) -> None:
    """Beside the thinking: a server that is gone is noticed at once."""
    try:
        while True:
            asked.put(pickle.load(sys.stdin.buffer))
    except Exception:
        os._exit(0)
