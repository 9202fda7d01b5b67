"""Many games at once, in processes that share memory with the one that learns.

    vector = Vector("monumental-duel", 64, processes=2, bots="random")
    seen, masks = vector.reset(seed=1)
    seen, rewards, ends, masks = vector.step(actions)

The arrays are the same ones every time, written by the processes: copy what shall last. A game that ends is followed
by the next at once: `seen` and `masks` are then those of the new game's first decision, `rewards` and `ends` those of
the old one. Game number n of a seed is the same for any number of processes."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import suppress
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from clio.engine.errors import ClioError
from clio.games import GAMES
from clio.learn.episode import Mask
from clio.learn.gym import Solo
from clio.learn.layout import Floats

Actions = NDArray[np.int64]


class LostProcess(ClioError):
    """A process that plays some of the games has died; all are closed."""

    code = "lost_process"


class Arrays(NamedTuple):
    """A row for every game."""

    actions: Actions
    seen: Floats
    masks: Mask
    rewards: Floats
    ends: NDArray[np.bool_]


def shapes(n: int, size: int, actions: int) -> list[tuple[tuple[int, ...], Any]]:
    return [((n,), np.int64), ((n, size), np.float32), ((n, actions), np.int8), ((n,), np.float32), ((n,), np.bool_)]


def laid(memory: SharedMemory, n: int, size: int, actions: int) -> Arrays:
    """The arrays in a piece of memory, each from a whole number of 64 bytes."""
    at, found = 0, []
    for shape, kind in shapes(n, size, actions):
        found.append(np.ndarray(shape, kind, memory.buf, at))
        at += room(shape, kind)
    return Arrays(*found)


def room(shape: tuple[int, ...], kind: Any) -> int:
    size: int = np.dtype(kind).itemsize
    return -(-prod(shape) * size // 64) * 64


# ---------------------------------------------------------------- some games in one process
class Crew:
    """The games of rows first .. last-1."""

    def __init__(self, envs: list[Solo], arrays: Arrays, first: int) -> None:
        self.envs = envs
        self.arrays = arrays
        self.first = first

    def rows(self) -> Iterator[tuple[int, Solo]]:
        return enumerate(self.envs, self.first)

    def reset(self, seed: int) -> None:
        for row, env in self.rows():
            env.np_random = np.random.default_rng([seed, row])
            env.begin()
            env.write(self.arrays.seen[row], self.arrays.masks[row])

    def step(self) -> None:
        actions, seen, masks, rewards, ends = self.arrays
        for row, env in self.rows():
            rewards[row], _ = env.act(int(actions[row]))
            ends[row] = env.ended
            if env.ended:
                env.begin()
            env.write(seen[row], masks[row])


def work(pipe: Connection, memory: str, rows: tuple[int, int, int], how: dict[str, Any], games: dict[str, str]) -> None:
    """A process: reset with a number, step at None, until the other end is closed."""
    GAMES.update(games)
    first, last, n = rows
    shared = SharedMemory(memory)
    envs = [Solo(**how) for _ in range(first, last)]
    crew = Crew(envs, laid(shared, n, envs[0].layout.size, envs[0].episode.actions), first)
    with suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            told = pipe.recv()
            if told is None:
                crew.step()
            else:
                crew.reset(told)
            pipe.send_bytes(b"")
    os._exit(0)  # the views of the memory may outlive it


# ---------------------------------------------------------------- all of them
class Vector:
    """`n` games of one agent each (`Solo`, which the further arguments are for). With one process they are played in
    this one."""

    def __init__(self, game: str, n: int, processes: int = 1, **how: Any) -> None:
        one = Solo(game, **how)
        self.n = n
        self.layout, self.actions = one.layout, one.episode.actions
        sizes = n, one.layout.size, self.actions
        self.memory = SharedMemory(create=True, size=sum(room(*each) for each in shapes(*sizes)))
        self.arrays = laid(self.memory, *sizes)
        self.crew: Crew | None = None
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        processes = max(1, min(processes, n))
        if processes == 1:
            self.crew = Crew([one, *(Solo(game, **how) for _ in range(n - 1))], self.arrays, 0)
        else:
            self.start(processes, {"game": game, **how})

    def start(self, processes: int, how: dict[str, Any]) -> None:
        context = cast(BaseContext, multiprocessing.get_context("spawn"))
        for i in range(processes):
            rows = (self.n * i // processes, self.n * (i + 1) // processes, self.n)
            here, there = context.Pipe()
            process = context.Process(  # type: ignore[attr-defined]
                target=work, args=(there, self.memory.name, rows, how, dict(GAMES)), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def tell(self, what: int | None) -> None:
        """All processes at once, then wait for each. LostProcess if one has died."""
        try:
            for pipe in self.pipes:
                pipe.send(what)
            for pipe in self.pipes:
                pipe.recv_bytes()
        except (EOFError, OSError) as e:
            self.close()
            raise LostProcess() from e

    def reset(self, seed: int) -> tuple[Floats, Mask]:
        """New games everywhere: what is seen, and what is legal."""
        if self.crew is not None:
            self.crew.reset(seed)
        else:
            self.tell(seed)
        return self.arrays.seen, self.arrays.masks

    def step(self, actions: NDArray[np.integer[Any]]) -> tuple[Floats, Floats, NDArray[np.bool_], Mask]:
        """One action for each game: what is seen then, the rewards, which games have ended, what is legal."""
        self.arrays.actions[:] = actions
        if self.crew is not None:
            self.crew.step()
        else:
            self.tell(None)
        return self.arrays.seen, self.arrays.rewards, self.arrays.ends, self.arrays.masks

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(5)
        self.pipes, self.processes = [], []
        self.crew = None
        self.__dict__.pop("arrays", None)
        with suppress(BufferError, FileNotFoundError):
            self.memory.close()
        with suppress(FileNotFoundError):
            self.memory.unlink()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
