"""Bots at work: in processes of their own, under a budget, never in the event loop.

A worker gets a position as numbers, makes the bot's `Position` of it and sends an action back. What a bot chooses
depends on the table, the seat and the seat's own decisions alone: any process would choose the same, and a hint tells
nobody how many secret answers others have given."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from clio.bots import ADVICE_SECONDS, Bot, Position, make, searches
from clio.bots.position import AnyPosition
from clio.engine.history import Table
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.engine.save import Dump
from clio.games import find
from clio.messages import LANGUAGES, say
from clio.server import messages as m
from clio.server.errors import TooMany
from clio.server.limits import (
    BOT_SECONDS, HINT_BURST, HINT_SHARE, PRESSED_SECONDS, REVIEW_SECONDS, THINKING_SECONDS,
)
from clio.server.rates import Buckets
from clio.server.turns import NOBODY, Share, Turns
from clio.server.worker import Failure, Worker, WorkerDied

Answer = TypeVar("Answer")
Asked = TypeVar("Asked")
ADVISED = 3  # plans that a hint tells
TRIES = 3  # how often a question is asked when its worker dies


class Task(Struct, frozen=True):
    """One question for a bot."""

    game: str
    options: Options
    position: Dump
    seat: int
    strength: m.Strength
    seed: str
    seconds: float = THINKING_SECONDS
    names: list[str] = []  # what players are called in its reasons; who is not named is called by the seat


class Advised(Struct, frozen=True):
    """A plan that a bot considered: its first move, its value in points, the chance to win by it."""

    symbol: str
    points: float
    chance: float | None


class Advice(Struct, frozen=True):
    """What a bot would do, why in every language, and how it means to go on; the best plans that it considered."""

    symbol: str
    reasons: dict[str, str]
    then: list[str]
    plans: list[Advised] = []


class Look(Struct, frozen=True):
    """A decision to be looked at: the question, and what was played."""

    task: Task
    played: str


class Opinion(Struct, frozen=True):
    """What a bot thinks of a decision (see `Review`); what was played, what it would have played and why, in every
    language."""

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


def task(table: Table, seat: int, strength: m.Strength, names: Sequence[str] = ()) -> Task:
    """The position as the seat knows it: what it does not know is redrawn, and the table's key stays here."""
    game = table.game
    seed = table.deal.aside(f"{seat}/{table.deciders.count(seat) + len(table.waiting_answers(seat))}")
    position = game.determinize(table.state_of(seat), seat, seed_rng(seed))
    return Task(
        game.record.id, table.options_chosen, game.dump(position), seat, strength, seed, names=list(names))


# ---------------------------------------------------------------------- in the worker
def choose(t: Task) -> str:
    game = find(t.game)
    bot = make(t.strength, game, t.seed, t.seconds)
    return game.space.symbol(bot.choose(Position(game, game.load(t.position, t.options), t.seat)))


def advise(t: Task) -> Advice:
    game = find(t.game)
    bot = make(t.strength, game, t.seed, ADVICE_SECONDS)
    position = Position(game, game.load(t.position, t.options), t.seat, t.names)
    thoughts = bot.explain(position)
    symbol, best = game.space.symbol, thoughts[0]
    quick = partial(make, t.strength, game, t.seed)
    then, told = goes_on(position, quick, best.plan or (best.action,))
    besides = [action for action in then if action != best.action]
    if not searches(t.strength, t.game) and any(thought.action in besides for thought in thoughts[:ADVISED]):
        thoughts = quick(ADVICE_SECONDS).explain(position, besides)  # what is taken besides is no rival
        best = thoughts[0]
    reasons = {lang: " ".join([reason, *told[lang]]) for lang, reason in best.reasons.items()}
    plans = [Advised(symbol(thought.action), round(thought.value, 1), thought.chance) for thought in thoughts[:ADVISED]]
    return Advice(symbol(best.action), reasons, [symbol(action) for action in then], plans)


def goes_on(
    position: AnyPosition, adviser: Callable[[float], Bot], plan: Sequence[int],
) -> tuple[list[int], dict[str, list[str]]]:
    """The rest of a plan; of a question that takes several answers, such as an army or a hand too large, also those
    that the plan leaves open, which are told in words too. They all have the time of one advice."""
    game, seat = position.game, position.seat
    s = position.sample(seed_rng("advice"))
    kind, then, most = game.kind_of(s, s.waiting), list(plan[1:]), game.bounds(s, s.waiting).most
    names: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
    bot = adviser(ADVICE_SECONDS / max(1, most))
    action, given = plan[0], 0
    while most > 1 and action in s.legal:
        s.apply(action)
        given += 1
        if s.over or s.player != seat or game.kind_of(s, s.waiting) != kind or game.bounds(s, s.waiting).given < given:
            break
        if given > len(then):
            then.append(bot.choose(Position(game, s, seat)))
            for lang in LANGUAGES:
                called = game.called(s, position.names, lang)
                names[lang].append(game.label(lang, s, s.waiting, then[-1], called).name)
        action = then[given - 1]
    return then, {lang: [say("bot.plan", lang, moves=", ".join(said))] if said else [] for lang, said in names.items()}


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
    position = Position(game, game.load(t.position, t.options), t.seat, t.names)
    played = game.space.parse(look.played)
    thought = make(t.strength, game, t.seed, REVIEW_SECONDS).review(position, played)
    assert thought is not None
    s = position.sample(seed_rng(t.seed))

    def told(action: int) -> dict[str, str]:
        return {
            lang: game.words(lang).labelled(game.label(lang, s, s.waiting, action, game.called(s, t.names, lang)))
            for lang in LANGUAGES
        }

    return Opinion(
        game.space.symbol(thought.best), thought.cost, thought.weight, thought.chances, told(played),
        told(thought.best), thought.reasons)


# ---------------------------------------------------------------------- in the server
class Thinkers:
    """The worker processes, each begun at a first question; a broken or stuck one is replaced. There are so many for
    bots that search, and as many again for those that answer at a glance: no search is in their way. `python`: what
    they run on; once it is another, who is free is replaced as well. `nice`: by how much others go before them."""

    def __init__(self, workers: int = 1, seconds: float = BOT_SECONDS, nice: int = 0) -> None:
        self.nice = nice
        self.seconds = seconds
        self.python = sys.executable
        self.turns = Turns(workers)  # who waits for a worker does not use up its time
        self.glances = Turns(workers)
        self.hints = Buckets(HINT_SHARE, HINT_BURST)
        self.threads = ThreadPoolExecutor(2 * workers, "asking")
        self.free: list[Worker] = []
        self.busy: set[Worker] = set()
        self.closed = False

    async def choose(self, ask: Callable[[], Task], share: Share = NOBODY, searches: bool = True) -> str:
        """`ask`: makes the question when it is its turn, and may raise why there is none; `share`: for whom the bot
        thinks; `searches`: does it take long? While others come with such questions too it takes less. TooMany if too
        many questions wait."""

        def pressed() -> Task:
            t = ask()
            return replace(t, seconds=PRESSED_SECONDS) if self.turns.shared(share) else t

        return await self._run(choose, pressed, share, searches, again=True)  # a bot's turn is many questions

    async def advise(self, t: Task, share: Share = NOBODY) -> Advice:
        """Its time is charged to the address: bots of others wait for whoever thinks. TooMany if it has used too
        much."""
        budget = self.hints.of(share[0])
        if not budget.take(ADVICE_SECONDS):
            raise TooMany("hint_busy")
        began: float | None = None

        def begin() -> Task:
            nonlocal began
            began = time.monotonic()
            return t

        try:
            return await self._run(advise, begin, share, searches(t.strength, t.game))
        finally:
            budget.charge((0.0 if began is None else time.monotonic() - began) - ADVICE_SECONDS)

    async def review(self, looks: list[Look], share: Share = NOBODY) -> Opinions:
        return await self._run(review, lambda: looks, share)

    async def _run(
        self, work: Callable[[Asked], Answer], ask: Callable[[], Asked], share: Share, searches: bool = True,
        again: bool = False,
    ) -> Answer:
        async with (self.turns if searches else self.glances).turn(share, again):
            t = ask()
            for _ in range(TRIES):
                try:
                    return await self._answer(work, t)
                except WorkerDied:  # killed, perhaps because of another's question
                    continue
        raise BotFailed("WorkerDied")

    async def _answer(self, work: Callable[[Asked], Answer], t: Asked) -> Answer:
        worker = self._worker()
        loop = asyncio.get_running_loop()
        try:
            answer = await asyncio.wait_for(loop.run_in_executor(self.threads, worker.ask, work, t), self.seconds)
        except BaseException as e:  # also if nobody wants the answer any more: it would come to the next question
            self.busy.discard(worker)
            worker.end()
            if isinstance(e, TimeoutError):
                raise BotFailed("TimeoutError") from e
            raise
        self.busy.discard(worker)
        self.free.append(worker)
        if isinstance(answer, Failure):
            raise BotFailed(answer.why)
        found: Answer = answer
        return found

    def move_to(self, python: str) -> None:
        """From the next question on: another Python, with the same Clio."""
        self.python = python

    def _worker(self) -> Worker:
        if self.closed:
            raise BotFailed("closed")
        while self.free and self.free[-1].python != self.python:
            self.free.pop().end()
        worker = self.free.pop() if self.free else Worker(self.python, self.nice)
        self.busy.add(worker)
        return worker

    def rest(self) -> None:
        """Let the workers go, until the next question."""
        for worker in [*self.free, *self.busy]:
            worker.end()
        self.free.clear()

    def close(self) -> None:
        self.closed = True
        self.rest()
        self.threads.shutdown(wait=False, cancel_futures=True)
