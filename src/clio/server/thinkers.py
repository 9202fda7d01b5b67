"""Bots at work: in processes of their own, under a budget, never in the event loop.

A worker gets a position as numbers, makes the bot's `Position` of it and sends an action back. What a bot chooses
depends on the table, the seat and the seat's own decisions alone: any process would choose the same, and a hint tells
nobody how many secret answers others have given."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from msgspec import Struct

from clio.bots import Position, make
from clio.engine.history import Table
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.engine.save import Dump
from clio.games import GAMES, find
from clio.messages import LANGUAGES
from clio.server import messages as m
from clio.server.limits import BOT_SECONDS, REVIEW_SECONDS, THINKING_SECONDS
from clio.server.turns import NOBODY, Share, Turns

Answer = TypeVar("Answer")
Asked = TypeVar("Asked")
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


class Look(Struct, frozen=True):
    """A decision to be looked at: the question, and what was played."""

    task: Task
    played: str


class Opinion(Struct, frozen=True):
    """What a bot thinks of a decision (see `Review`); what was played, what it would have played and why, in every
    language, with nobody's name."""

    symbol: str
    cost: float
    weight: float
    chances: tuple[float, float]
    played: dict[str, str]
    best: dict[str, str]
    reasons: dict[str, str]


class Opinions(Struct, frozen=True):
    """Of the first of some decisions, as far as there was time, and how many seconds it took."""

    found: list[Opinion]
    seconds: float


class BotFailed(Exception):
    """A bot gave no answer: it broke, or took too long."""


def task(table: Table, seat: int, strength: m.Strength) -> Task:
    """The position as the seat knows it: what it does not know is redrawn, and the table's key stays here."""
    game = table.game
    seed = table.deal.aside(f"{seat}/{table.deciders.count(seat) + len(table.waiting_answers(seat))}")
    position = game.determinize(table.state_of(seat), seat, seed_rng(seed))
    return Task(game.record.id, table.options_chosen, game.dump(position), seat, strength, seed)


# ---------------------------------------------------------------------- in the worker
def begin(games: dict[str, str], nice: int) -> None:
    """Workers know the games that the server knows, end with it, however it ends, and leave Ctrl-C to it. `nice`: by
    how much others go before them."""
    import signal

    GAMES.update(games)
    if nice and hasattr(os, "nice"):
        os.nice(nice)

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
    bot = make(t.strength, game, t.seed, THINKING_SECONDS)
    best = bot.explain(Position(game, game.load(t.position, t.options), t.seat))[0]
    return Advice(game.space.symbol(best.action), best.reasons)


def review(looks: list[Look]) -> Opinions:
    """At least one of them, and no further one when the time of a turn is over."""
    began, found = time.monotonic(), list[Opinion]()
    for look in looks:
        found.append(reviewed(look))
        if time.monotonic() - began > REVIEW_SECONDS:
            break
    return Opinions(found, time.monotonic() - began)


def reviewed(look: Look) -> Opinion:
    t = look.task
    game = find(t.game)
    position = Position(game, game.load(t.position, t.options), t.seat)
    played = game.space.parse(look.played)
    thought = make(t.strength, game, t.seed, REVIEW_SECONDS).review(position, played)
    assert thought is not None
    s = position.sample(seed_rng(t.seed))

    def told(action: int) -> dict[str, str]:
        return {
            lang: game.words(lang).labelled(game.label(lang, s, s.waiting, action, game.called(s, [], lang)))
            for lang in LANGUAGES
        }

    return Opinion(
        game.space.symbol(thought.best), thought.cost, thought.weight, thought.chances, told(played),
        told(thought.best), thought.reasons)


# ---------------------------------------------------------------------- in the server
class Thinkers:
    """The worker processes. Started at the first question; a broken or stuck one is replaced. `nice`: by how much
    others go before them."""

    def __init__(self, workers: int = 1, seconds: float = BOT_SECONDS, nice: int = 0) -> None:
        self.workers = workers
        self.nice = nice
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

    async def review(self, looks: list[Look], share: Share = NOBODY) -> Opinions:
        return await self._run(review, lambda: looks, share)

    async def _run(self, work: Callable[[Asked], Answer], ask: Callable[[], Asked], share: Share) -> Answer:
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
            self.pool = ProcessPoolExecutor(self.workers, context, begin, (dict(GAMES), self.nice))
        return self.pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Begin anew with fresh workers; questions that were with the old ones are asked again."""
        if self.pool is pool:
            self.pool = None
        kill(pool)

    def rest(self) -> None:
        """Let the workers go, until the next question."""
        if self.pool is not None:
            kill(self.pool)
            self.pool = None

    def close(self) -> None:
        self.closed = True
        self.rest()


def kill(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
