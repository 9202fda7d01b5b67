"""A bot looks at every decision of a finished game, in the background: in a process of its own that everything else
goes before, so that no table waits for it, and for all who asked in turn. It sees of each position what the seat
saw."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Collection, Sequence

import structlog
from msgspec import Struct, json, structs

from clio.bots import strengths_of
from clio.engine.errors import ClioError
from clio.engine.history import Table
from clio.messages import say
from clio.server import messages as m
from clio.server import retrospect as r
from clio.server import telling
from clio.server.catalogue import strength_of, strengths
from clio.server.chronicle import Chronicle
from clio.server.desk import shared, takes
from clio.server.errors import BadMessage, NotNow, TooMany
from clio.server.limits import (
    ANALYSED, ANALYSES, ANALYSES_EACH, ANALYSES_PER_DAY, ANALYSIS_LIFE, ANALYSIS_SECONDS, DAY, PER_ADDRESS,
)
from clio.server.reports import finished
from clio.server.storage import Guest, Store
from clio.server.storage.analyses import KeptAnalysis, State
from clio.server.telling import Reader
from clio.server.thinkers import BotFailed, Look, Opinion, Thinkers, task

log = structlog.get_logger()
NICE = 10  # everything else goes before
SECONDS = 300.0  # for an answer: where everything else goes before, it may take long
BATCH = 12  # decisions that are asked about at once
TRIES = 3  # answers that may fail one after the other
MARKS = 30  # decisions that are told, those that cost most
BEAT = 8.0  # seconds between two words of progress
LEAST = 0.01  # of a chance that must have been lost indeed, to be told
GRADES: tuple[tuple[float, r.Grade], ...] = ((0.2, "blunder"), (0.1, "mistake"), (0.05, "slip"))  # by weight, from


class KeptMark(Struct):
    """A `Mark` in every language."""

    decision: int
    seat: int
    round: int
    grade: r.Grade
    cost: float
    before: float
    after: float
    symbol: str
    played: dict[str, str]
    best: dict[str, str]
    reason: dict[str, str]
    weight: float | None = None  # not known of those kept by earlier versions


class Body(Struct):
    """What is kept of an analysis that is done."""

    marks: list[KeptMark]
    verdicts: list[r.Verdict]
    outlook: list[r.Outlook]


class Walk:
    """A game played again, decision by decision. What is asked is made of it as one goes: it is long. `names`: of
    whoever is named in what is kept of it, which no person is, so that none has to be forgotten there. `left_out`:
    decisions that are not asked about."""

    def __init__(self, table: Table, names: Sequence[str] = (), left_out: Collection[int] = ()) -> None:
        self.left_out = left_out
        self.actions = list(table.actions)
        self.names = names
        self.table = table.fresh()
        self.decisions = self._count(table.fresh())

    def _count(self, table: Table) -> int:
        found = 0
        for action in self.actions:
            found += self._asks(table)
            table.play(action)
        return found

    def _asks(self, table: Table) -> bool:
        return len(table.actions) not in self.left_out and decides(table)

    def next(self, strength: m.Strength) -> list[tuple[Where, Look]]:
        """The next decisions, some at a time, each with what is asked about it, as its seat knew it."""
        found: list[tuple[Where, Look]] = []
        table = self.table
        while len(found) < BATCH and len(table.actions) < len(self.actions):
            seat, action = table.state.player, self.actions[len(table.actions)]
            if self._asks(table):
                look = Look(task(table, seat, strength, self.names), table.game.space.symbol(action))
                found.append((Where(len(table.actions), seat, table.game.round_of(table.state)), look))
            table.play(action)
        return found


class Where(Struct):
    """A decision of a walk: after how many others, whose, and in which round."""

    decision: int
    seat: int
    round: int


def taught(c: Chronicle) -> set[int]:
    """Decisions that a lesson has prescribed: nobody is blamed for them."""
    return set() if c.lesson is None else set(range(c.lesson.followed(c.table.symbols)))


def decides(table: Table) -> bool:
    """Is there anything to decide?"""
    s = table.state
    return len(s.legal) > 1 and table.game.house.given(s, s.waiting, s.legal) is None


Key = tuple[str, str, str]  # table, strength, what was played


class Job:
    """One game that is looked at."""

    def __init__(self, c: Chronicle, strength: m.Strength, guest: Guest, source: str) -> None:
        self.id, self.strength, self.table = c.id, strength, c.table
        self.bots = [name if seat.guest is None else "" for seat, name in zip(c.seats, c.table.names)]
        self.left_out = c.stood_in | taught(c)
        self.moves = digest(c.table)
        self.key: Key = c.id, strength, self.moves
        self.share = (source, guest.id)
        self.looked, self.decisions = 0, 0
        self.seconds = 0.0
        self.found: list[tuple[Where, Opinion]] = []
        self.task: asyncio.Task[None] | None = None

    def kept(self, state: State, body: str | None = None) -> KeptAnalysis:
        return KeptAnalysis(self.strength, self.moves, state, self.looked, self.decisions, time.time(), body)


class Analysts:
    """All games that are looked at in this process, and the bots that do."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thinkers = Thinkers(1, SECONDS, NICE)
        self.jobs: dict[Key, Job] = {}
        self.a_day = shared(ANALYSES_PER_DAY, DAY)
        self.told = 0.0  # when the storage last had word of us

    # ------------------------------------------------------------------ what people ask for
    async def begin(self, c: Chronicle, guest: Guest, source: str, strength: m.Strength) -> None:
        """Have a game looked at, unless it is being done or known."""
        known_strength(c, strength)
        job = Job(c, strength, guest, source)
        rows = await self.store.analyses.of(c.id, strength)
        known = any(
            kept.strength == strength and kept.moves == job.moves and stage_of(kept) in ("working", "done")
            for kept in rows)
        if known or job.key in self.jobs:
            return
        self._admit(c, guest, source)
        self.jobs[job.key] = job
        try:
            await self.store.analyses.put(c.id, job.kept("working"))
        except BaseException:
            del self.jobs[job.key]
            raise
        job.task = asyncio.create_task(self._work(job))

    def _admit(self, c: Chronicle, guest: Guest, source: str) -> None:
        """Refuses what is too long, and who has enough already."""
        if not c.table.actions:
            raise NotNow("nothing_decided")
        if len(c.table.actions) > ANALYSED:
            raise NotNow("analysis_long", most=ANALYSED)
        shares = [job.share for job in self.jobs.values()]
        if shares.count((source, guest.id)) >= ANALYSES_EACH:
            raise TooMany("analysis_mine")
        if [here for here, _ in shares].count(source) >= PER_ADDRESS * ANALYSES_EACH:
            raise TooMany("analysis_here")
        if not takes(self.a_day, guest, source):
            raise TooMany("analysis_day")
        if len(shares) >= ANALYSES:
            self._make_room(source)

    def _make_room(self, source: str) -> None:
        """The newest game goes of the address that has most, if it has more than this one will have. TooMany if none
        has."""
        counts = Counter(job.share[0] for job in self.jobs.values())
        crowd = max(counts, key=lambda each: counts[each], default=source)
        if counts[crowd] <= counts[source] + 1:
            raise TooMany("analysis_full")
        last = [job for job in self.jobs.values() if job.share[0] == crowd][-1]
        del self.jobs[last.key]
        if last.task is not None:
            last.task.cancel()

    async def tell(
        self, c: Chronicle, reader: Reader, connected: frozenset[int], wish: m.Strength | None
    ) -> r.Analysis:
        """What is known, or how far it is; without a wish, of a strength that there is something to tell of."""
        moves = digest(c.table)
        strength = wish or await self._told_of(c, moves)
        known_strength(c, strength)
        rows = [kept for kept in await self.store.analyses.of(c.id, strength) if kept.moves == moves]
        ready: list[m.Strength] = [
            one for one in strengths(c.setup.game)
            if any(kept.strength == one and kept.state == "done" for kept in rows)
        ]
        told = r.Analysis(telling.table_info(c, reader, connected), strength, "none", 0, 0, ready)
        job = self.jobs.get((c.id, strength, moves))
        kept = next((kept for kept in rows if kept.strength == strength), None)
        if job is not None:
            told.stage = "working" if job.looked else "waiting"
            told.looked, told.decisions = job.looked, job.decisions
        elif kept is not None:
            told.stage, told.looked, told.decisions = stage_of(kept), kept.looked, kept.decisions
            if told.stage in ("lost", "failed"):
                told.problem = say(f"analysis.{told.stage}", reader.lang)
            if kept.body is not None:
                fill_in(told, json.decode(kept.body, type=Body), reader.lang)
        return told

    async def _told_of(self, c: Chronicle, moves: str) -> m.Strength:
        """The usual strength, if a bot of it has looked or is looking; else the strongest that has; else the usual."""
        usual = strength_of(c.setup.game, None)
        rows = await self.store.analyses.of(c.id, usual)
        begun = {kept.strength for kept in rows if kept.moves == moves and stage_of(kept) in ("working", "done")}
        return usual if usual in begun else next(
            (one for one in reversed(strengths(c.setup.game)) if one in begun), usual)

    # ------------------------------------------------------------------ at work
    async def _work(self, job: Job) -> None:
        state: State = "lost"
        body = None
        try:
            await self._look(job)
            state, body = "done", json.encode(summed(not_late(job.found, job.table))).decode()
        except BotFailed as e:
            log.error("an analysis failed", table=job.id, why=str(e))
            state = "failed"
        except Exception:
            log.exception("an analysis broke", table=job.id)
            state = "failed"
        finally:
            try:
                if not any(other.key[:2] == job.key[:2] for other in self.jobs.values() if other is not job):
                    await asyncio.shield(self.store.analyses.put(job.id, job.kept(state, body)))
            except ClioError:
                pass
            except Exception:  # also if another process was as fast
                log.exception("an analysis was not kept", table=job.id)
            finally:
                if self.jobs.get(job.key) is job:
                    del self.jobs[job.key]
                if not self.jobs:
                    self.thinkers.rest()

    async def _look(self, job: Job) -> None:
        """At all decisions, or at as many as there is time for."""
        walk = await asyncio.to_thread(Walk, job.table, job.bots, job.left_out)
        job.decisions, failed = walk.decisions, 0
        while some := await asyncio.to_thread(walk.next, job.strength):
            while some and job.seconds < ANALYSIS_SECONDS:
                try:
                    answer = await self.thinkers.review([look for _, look in some], job.share)
                except BotFailed:
                    failed += 1
                    if failed >= TRIES or self.thinkers.closed:
                        raise
                    some = some[1:]
                    continue
                failed, job.seconds = 0, job.seconds + answer.seconds
                job.found += [(where, brief(thought)) for (where, _), thought in zip(some, answer.found)]
                job.looked += len(answer.found)
                some = some[len(answer.found) :]
            if some:
                break

    async def beat(self) -> None:
        """Tell the other processes, and the one after us, that we are at work."""
        if self.jobs and time.monotonic() - self.told > BEAT:
            self.told = time.monotonic()
            await self.store.analyses.beat(time.time(), [
                (job.id, job.strength, job.looked, job.decisions) for job in self.jobs.values()])

    async def close(self) -> None:
        """What is under way is lost, and says so."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()


def known_strength(c: Chronicle, strength: m.Strength) -> None:
    """Refuses what cannot be looked at, or not by such a bot."""
    finished(c)
    good = strengths_of(c.setup.game)
    if not good:
        raise NotNow("no_judge")
    if strength not in good:
        raise BadMessage("no_such_strength", good=", ".join(good))


def digest(table: Table) -> str:
    """Of what was played, by which rules."""
    text = json.encode([table.game.record.rules_version, table.symbols])
    return hashlib.blake2b(text, digest_size=16).hexdigest()


def stage_of(kept: KeptAnalysis) -> r.Stage:
    if kept.state == "working" and kept.at < time.time() - ANALYSIS_LIFE:
        return "lost"
    return kept.state


# ---------------------------------------------------------------------- what it comes to
def grade_of(thought: Opinion) -> r.Grade | None:
    """None where nothing was left to lose, or to win."""
    before, after = thought.chances
    if before - after < LEAST:
        return None
    return next((grade for least, grade in GRADES if thought.weight >= least), None)


def not_late(found: list[tuple[Where, Opinion]], table: Table) -> list[tuple[Where, Opinion]]:
    """What was only put off costs nothing: the better move was made later in the same turn."""
    symbols, deciders = table.symbols, table.deciders
    rounds = {where.decision: where.round for where, _ in found}

    def put_off(where: Where, best: str) -> bool:
        for n in range(where.decision + 1, len(deciders)):
            if deciders[n] != where.seat or rounds.get(n, where.round) != where.round:
                return False
            if symbols[n] == best:
                return True
        return False

    return [
        (where, structs.replace(thought, cost=0.0, weight=0.0, chances=(thought.chances[0],) * 2)
         if thought.cost > 0 and put_off(where, thought.symbol) else thought)
        for where, thought in found
    ]


def brief(thought: Opinion) -> Opinion:
    """Without words where none will be told: a long game has many."""
    return thought if grade_of(thought) else structs.replace(thought, played={}, best={}, reasons={})


def summed(found: list[tuple[Where, Opinion]]) -> Body:
    """The marks, the dearest first, a line for each seat, and how their chances went."""
    marked = [(where, thought) for where, thought in found if grade_of(thought) is not None]
    marks = [mark(where, thought) for where, thought in sorted(marked, key=lambda each: -each[1].weight)[:MARKS]]
    verdicts = []
    for seat in sorted({where.seat for where, _ in found}):
        mine = [thought for where, thought in found if where.seat == seat]
        grades = Counter(grade_of(thought) for thought in mine)
        verdicts.append(r.Verdict(
            seat, len(mine), sum(thought.cost <= 0 for thought in mine), grades["slip"], grades["mistake"],
            grades["blunder"]))
    outlook = [r.Outlook(where.decision + 1, where.seat, round(thought.chances[1], 3)) for where, thought in found]
    return Body(marks, verdicts, outlook)


def mark(where: Where, thought: Opinion) -> KeptMark:
    grade = grade_of(thought)
    assert grade is not None
    before, after = thought.chances
    return KeptMark(
        where.decision, where.seat, where.round, grade, round(thought.cost, 1), round(before, 3), round(after, 3),
        thought.symbol, thought.played, thought.best, thought.reasons, round(thought.weight, 3))


def fill_in(told: r.Analysis, body: Body, lang: m.Lang) -> None:
    told.verdicts, told.outlook = body.verdicts, body.outlook
    told.marks = [
        r.Mark(
            each.decision, each.seat, each.round, each.grade, each.cost, each.before, each.after, each.played[lang],
            each.best[lang], each.symbol, each.reason[lang],
            each.before - each.after if each.weight is None else each.weight)
        for each in body.marks
    ]
    told.marks.sort(key=lambda each: -each.weight)
