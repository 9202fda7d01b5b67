"""Bots at work: in processes of their own, under a budget, never in the event loop.

A worker gets a position as numbers, makes the bot's `Position` of it and sends an action back. What a bot chooses
depends on the table, the seat and the seat's own decisions alone: any process would choose the same, and a hint tells
nobody how many secret answers others have given."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from msgspec import Struct

from clio.bots import ADVICE_SECONDS, Position, make
from clio.engine.history import Table
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.engine.save import Dump
from clio.games import GAMES, find
from clio.server import messages as m
from clio.server.limits import BOT_SECONDS, THINKING_SECONDS
from clio.server.turns import NOBODY, Share, Turns

Answer = TypeVar("Answer")
TRIES = 3  # how often a question is asked when its worker dies


class Task(Struct, frozen=True):
    """One question for a bot."""

    game: str
    options: Options
    position: Dump
    seat: int
    strength: m.Strength
    seed: str


class Advice(Struct, frozen=True):
    """What a bot would do, and why in every language."""

    symbol: str
    reasons: dict[str, str]


class BotFailed(Exception):
    """A bot gave no answer: it broke, or took too long."""


def task(table: Table, seat: int, strength: m.Strength) -> Task:
    """The position as the seat knows it: what it does not know is redrawn, and the table's key stays here."""
    game = table.game
    seed = table.deal.aside(f"{seat}/{table.deciders.count(seat) + len(table.waiting_answers(seat))}")
    position = game.determinize(table.state_of(seat), seat, seed_rng(seed))
    return Task(game.record.id, table.options_chosen, game.dump(position), seat, strength, seed)


# ---------------------------------------------------------------------- in the worker
def begin(games: dict[str, str]) -> None:
    """Workers know the games that the server knows, end with it, however it ends, and leave Ctrl-C to it."""
    import signal

    GAMES.update(games)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def choose(t: Task) -> str:
    game = find(t.game)
    bot = make(t.strength, game, t.seed, THINKING_SECONDS)
    return game.space.symbol(bot.choose(Position(game, game.load(t.position, t.options), t.seat)))


def advise(t: Task) -> Advice:
    game = find(t.game)
    bot = make(t.strength, game, t.seed, ADVICE_SECONDS)
    best = bot.explain(Position(game, game.load(t.position, t.options), t.seat))[0]
    return Advice(game.space.symbol(best.action), best.reasons)


# ---------------------------------------------------------------------- in the server
class Thinkers:
    """The worker processes. Started at the first question; a broken or stuck one is replaced."""

    def __init__(self, workers: int = 1, seconds: float = BOT_SECONDS) -> None:
        self.workers = workers
        self.seconds = seconds
        self.turns = Turns(workers)  # who waits for a worker does not use up its time
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    async def choose(self, ask: Callable[[], Task], share: Share = NOBODY) -> str:
        """`ask`: makes the question when it is its turn, and may raise why there is none; `share`: for whom the bot
        thinks. TooMany if too many questions wait."""
        return await self._run(choose, ask, share)

    async def advise(self, t: Task, share: Share = NOBODY) -> Advice:
        return await self._run(advise, lambda: t, share)

    async def _run(self, work: Callable[[Task], Answer], ask: Callable[[], Task], share: Share) -> Answer:
        async with self.turns.turn(share):
            t = ask()
            for _ in range(TRIES):
                pool = self._pool()
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, t)), self.seconds)
                except BrokenProcessPool:  # the worker was killed, perhaps because of another's question
                    self._replace(pool)
                except TimeoutError as e:
                    self._replace(pool)
                    raise BotFailed("TimeoutError") from e
                except Exception as e:
                    raise BotFailed(f"{type(e).__name__}: {e}") from e
        raise BotFailed("BrokenProcessPool")

    def _pool(self) -> ProcessPoolExecutor:
        if self.closed:
            raise BotFailed("closed")
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, begin, (dict(GAMES),))
        return self.pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Begin anew with fresh workers; questions that were with the old ones are asked again."""
        if self.pool is pool:
            self.pool = None
        kill(pool)

    def close(self) -> None:
        self.closed = True
        if self.pool is not None:
            kill(self.pool)
            self.pool = None


def kill(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
