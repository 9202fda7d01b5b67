"""The properties that every game has, and one line that tests them all:

    conformance.run(GAME, conformance.pairwise(GAME), seeds=range(2))

Each property is a function of a game and a case (players, options, seed) and returns its problems as sentences."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from itertools import chain, product
from typing import Any

from clio.engine import checks
from clio.engine.cases import EVERY, table
from clio.engine.cases import Case as Case
from clio.engine.cases import Chance as Chance
from clio.engine.cases import changed as changed
from clio.engine.cases import longest as longest
from clio.engine.cases import start as start
from clio.engine.cases import walk as walk
from clio.engine.covering import pairwise as pairwise
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.history import Table
from clio.engine.kernel import Frame, Op, State, open_frames, pending, playout, same_choice
from clio.engine.loading import load
from clio.engine.rng import seed_rng
from clio.engine.secrecy import audiences as audiences
from clio.engine.secrecy import epochs as epochs
from clio.engine.secrecy import hides as hides
from clio.engine.secrecy import leaks as leaks
from clio.engine.secrecy import log_tells as log_tells
from clio.engine.secrecy import redrawn_plays as redrawn_plays
from clio.engine.secrecy import refusals_hide as refusals_hide
from clio.messages import LANGUAGES

# ------------------------------------------------------------------ properties of positions
def questions(game: Game[Any], case: Case) -> list[str]:
    """Options are sorted, without duplicates, pure, and do not tell what is hidden (see `checks.asked`)."""
    chance = Chance(case)
    found: list[str] = []
    for n, s in enumerate(walk(game, case)):
        found += checks.legal_sorted(game, s) + checks.options_pure(game, s)
        if n % EVERY == 0:
            found += checks.hidden_asked(game, s, chance.rng + n)
    return found


def clones(game: Game[Any], case: Case) -> list[str]:
    """A clone equals the original, and playing it to the end leaves the original untouched."""
    found = []
    for n, s in enumerate(walk(game, case)):
        if n % EVERY == 0:
            before = game.digest(s)
            clone = s.clone()
            if game.digest(clone) != before:
                found.append(f"After {n} decisions a clone differs from the original.")
            playout(clone, seed_rng(str(n)))
            if game.digest(s) != before:
                found.append(f"After {n} decisions, playing a clone changes the original.")
    return found


def dumps(game: Game[Any], case: Case) -> list[str]:
    """A position survives the way to JSON and back, and goes on in the same way."""
    found = []
    options = game.record.settle(case.players, case.options)
    for n, s in enumerate(walk(game, case)):
        text = json.dumps(game.dump(s))
        again = game.load(json.loads(text), options)
        if json.dumps(game.dump(again)) != text:
            found.append(f"After {n} decisions the position changes when it is dumped and loaded.")
        elif n % EVERY == 0:
            mine = s.clone()
            playout(mine, seed_rng(str(n)))
            playout(again, seed_rng(str(n)))
            if game.digest(mine) != game.digest(again):
                found.append(f"After {n} decisions a loaded position goes on in another way.")
    return found


def every_action(game: Game[Any], case: Case) -> list[str]:
    """Every legal action can be played, and leaves the number of cards and tokens as it is."""
    found = []
    for n, s in enumerate(walk(game, case)):
        if n % EVERY == 0:
            census = game.census(s)
            for action in s.legal:
                clone = s.clone()
                try:
                    clone.apply(action)
                except Exception as e:
                    found.append(f'After {n} decisions "{game.space.symbol(action)}" fails: {e!r}.')
                    continue
                found += changed(game, clone, census, f'"{game.space.symbol(action)}" after {n} decisions')
    return found


def ends(game: Game[Any], case: Case) -> list[str]:
    """Random games end, with a result for every seat."""
    try:
        s = next(s for s in walk(game, case) if s.over)
    except AssertionError as e:
        return [str(e)]
    result = game.result(s)
    found = []
    seats = list(range(case.players + len(game.automas(s, LANGUAGES[0]))))
    if sorted(score.seat for score in result.scores) != seats:
        found.append("The result does not have one score for each seat.")
    if sorted(seat for rank in result.ranking for seat in rank) != seats:
        found.append(f"The ranking {result.ranking} does not name each seat once.")
    found += [
        f"The points of seat {score.seat + 1} do not add up."
        for score in result.scores if score.lines and score.total != sum(points for _, points in score.lines)
    ]
    return found


def census(game: Game[Any], case: Case) -> list[str]:
    """Cards and tokens counted over all places never change, and counting them changes nothing."""
    found: list[str] = []
    first: dict[str, int] | None = None
    for n, s in enumerate(walk(game, case)):
        before = game.digest(s)
        first = game.census(s) if first is None else first
        found += changed(game, s, first, f"decision {n}")
        if game.digest(s) != before:
            found.append(f"Counting changes the position after {n} decisions.")
    return found


def needs_tell(game: Game[Any], case: Case) -> list[str]:
    """The law of needs: at every question, asked or not, a move is legal if and only if no need of it is unmet. Looked
    at where an op asks for the first time in the game, and at samples of the rest."""
    found: dict[str, None] = {}
    chance, met = Chance(case), set()
    for n, s in enumerate(walk(game, case)):
        if s.over:
            break
        on_the_way = unasked(s.clone(), chance.move(game, s.legal)) if n % EVERY == 0 else ()
        for where, f in chain(((s, f) for f in open_frames(s)), on_the_way):
            if n % EVERY == 0 or f.op not in met:
                met.add(f.op)
                found |= dict.fromkeys(needs_differ(game, where, f))
    return list(found)


def needs_differ(game: Game[Any], s: State, f: Frame) -> list[str]:
    """Moves whose needs and legality disagree at one question."""
    try:
        kind = game.house.question(s, f).kind
    except KeyError as e:
        return [f"{checks.where(s, f)} is no question of the house: {e}."]
    legal, found = set(f.op.options(s, f)), []
    for action in range(len(game.space)):
        try:
            unmet = game.house.unmet(s, f, action)
        except Exception as e:
            found.append(f'The needs of "{game.space.symbol(action)}" in {kind} fail: {e!r}.')
            continue
        if action in legal and unmet is not None:
            found.append(f'"{game.space.symbol(action)}" is legal in {kind} though "{unmet.name}" is unmet.')
        elif action not in legal and unmet is None:
            found.append(f'"{game.space.symbol(action)}" is not legal in {kind} though no need is unmet.')
    return found


def unasked(s: State, action: int) -> Iterator[tuple[State, Frame]]:
    """Play an action, and stop at every question on the way to the next decision: those with one answer or none, which
    nobody is asked. The state is changed."""
    s.waiting.op.chosen(s, s.waiting, action)
    while s.stack:
        f = s.stack.pop()
        if not f.op.asks:
            f.op.do(s, f)
            continue
        options = f.op.options(s, f)
        if len(options) > 1 or (options and not f.op.auto):
            return
        yield s, f
        if options:
            f.op.chosen(s, f, options[0])
        else:
            f.op.done(s, f)


def bounds_hold(game: Game[Any], case: Case) -> list[str]:
    """The law of bounds: no question has more answers than it takes, or asks for more, and it may be left off as soon
    as it has enough."""
    found: dict[str, None] = {}
    for s in walk(game, case):
        if s.over:
            break
        for f in open_frames(s):
            found |= dict.fromkeys(bounds_differ(game, s, f))
    return list(found)


def bounds_differ(game: Game[Any], s: State, f: Frame) -> list[str]:
    """What the bounds of one question say and its answers do not."""
    kind, (least, most, given) = game.house.question(s, f).kind, game.house.bounds(s, f)
    found = []
    if not 0 <= least <= most or not 0 <= given <= most:
        found.append(f"{kind} takes {least} to {most} answers and has {given}.")
    if given < least:
        early = [action for action in f.op.options(s, f) if game.house.move(action).declines]
        found += [
            f'{kind} may be left off by "{game.space.symbol(action)}" with {given} answers of at least {least}.'
            for action in early
        ]
    return found


def parts_complete(game: Game[Any], case: Case) -> list[str]:
    """The law of parts: a row of them, in order, can be given and completes its question; so does the usual answer."""
    found: dict[str, None] = {}
    for s in walk(game, case):
        if s.over:
            break
        found |= dict.fromkeys(parts_differ(game, s, s.waiting))
    return list(found)


def parts_differ(game: Game[Any], s: State, f: Frame) -> list[str]:
    """What one question says of rows of answers that does not hold."""
    kind, (least, most, given), parts = game.house.question(s, f).kind, game.house.bounds(s, f), game.house.parts(s, f)
    found = []
    rows = [list(game.house.usual(s, f))]
    if parts:
        if least != most:
            found.append(f"{kind} has parts, and takes {least} to {most} answers.")
        stock = [part.action for part in parts for _ in range(part.most)]
        rows += [stock[: most - given], stock[len(stock) - (most - given) :]]
        lacking = sorted(set(s.legal) - set(stock))
        found += [f'{kind} can be answered by "{game.space.symbol(action)}", which is no part.' for action in lacking]
    for row in filter(None, rows):
        said = ", ".join(game.space.symbol(action) for action in row)
        if not completes(game, s, f, row):
            found.append(f"{kind} is not completed by: {said}.")
    return found


def completes(game: Game[Any], s: State, f: Frame, row: list[int]) -> bool:
    """Can these be answered one after the other? Where nothing is left to choose the rules answer by themselves."""
    s = s.clone()
    for n, action in enumerate(row):
        if s.over or s.waiting.op is not f.op:
            return n > 0
        if action not in s.legal:
            return False
        s.apply(action)
    return s.over or s.waiting.op is not f.op or game.house.bounds(s, s.waiting).given == 0


# ------------------------------------------------------------------ properties of tables
def replays(game: Game[Any], case: Case) -> list[str]:
    """The record of a game leads to the same position, bare or at a table, whole or in part; symbols save it."""
    chance = Chance(case)
    digests = [game.digest(s) for s in walk(game, case, chance)]
    chance = Chance(case)
    t = table(game, case)
    found = []
    for digest in digests:
        if game.digest(t.state) != digest:
            return [f"After {len(t.actions)} decisions a table is elsewhere than the bare engine."]
        if not t.over:
            t.play(t.game.space.symbol(chance.move(game, t.state.legal)))
    text = t.save()

    def find(name: str) -> Game[Any]:
        return game

    again = load(text, find)
    if game.digest(again.state) != digests[-1] or again.save() != text:
        found.append("A saved game is another one when it is loaded.")
    if [line.kind for line in again.log] != [line.kind for line in t.log]:
        found.append("A loaded game has another log.")
    half = len(t.actions) // 2
    if game.digest(load(text, find, half).state) != digests[half]:
        found.append(f"A saved game loaded up to decision {half} is elsewhere.")
    return found


def undo(game: Game[Any], case: Case) -> list[str]:
    """Whatever can be undone is, exactly, and can be played again; with everybody's consent any decision can."""
    chance = Chance(case)
    t = table(game, case)
    found = []
    while not t.over:
        n, log = len(t.actions), len(t.log)
        before = game.digest(t.state)
        epoch = t.state.epoch
        t.play(chance.move(game, t.state.legal))
        after, grown = game.digest(t.state), len(t.log)
        if t.can_undo() != (t.state.epoch == epoch):
            found.append(f"After {n} decisions, one may undo though something came out, or may not though nothing did.")
        if t.can_undo() or n % (4 * EVERY) == 0:
            t.undo(anyway=True)
            if (game.digest(t.state), len(t.actions), len(t.log)) != (before, n, log):
                found.append(f"Taking back decision {n + 1} leads elsewhere.")
            t.redo()
            if (game.digest(t.state), len(t.actions), len(t.log)) != (after, n + 1, grown):
                found.append(f"Playing decision {n + 1} again leads elsewhere.")
    return found


def refuses(game: Game[Any], case: Case) -> list[str]:
    """An illegal move is refused with a sentence, at any moment, and the position stays as it is."""
    chance = Chance(case)
    t = table(game, case)
    found = []
    size = len(game.space)
    while True:
        s = t.state
        if len(t.actions) % EVERY and not t.over:
            t.play(chance.move(game, s.legal))
            continue
        before = (game.digest(s), list(t.actions), len(t.log))
        wrong: list[Any] = [-1, size, size + chance.below(1000), True, None, 1.5, "", "no such move", "\ud800"]
        wrong += [a for a in (chance.below(size), chance.below(size), chance.below(size)) if a not in s.legal]
        for move in wrong:
            found += taken(t, move, None)
        if not t.over:
            idle = [seat for seat in range(-1, case.players + 1) if seat not in t.pending]
            for seat in idle:
                found += taken(t, s.legal[0], seat)
        if (game.digest(t.state), list(t.actions), len(t.log)) != before:
            found.append(f"A refused move changes the position after {len(t.actions)} decisions.")
        if t.over:
            return found
        t.play(chance.move(game, s.legal))


def taken(t: Table, move: Any, seat: int | None) -> list[str]:
    """Is an illegal move played, or refused without a sentence?"""
    try:
        t.play(move, seat)
    except ClioError as e:
        said = all(e.text(lang) for lang in LANGUAGES)
        return [] if said else [f"{move!r} is refused without a sentence."]
    except Exception as e:
        return [f"{move!r} by {seat} fails after {len(t.actions)} decisions: {e!r}."]
    return [f"{move!r} by {seat} is played though it is illegal."]


def any_order(game: Game[Any], case: Case) -> list[str]:
    """At a secret choice everybody answers in their own time, takes back, and waits in a saved game: it is the same as
    in seat order."""
    chance = Chance(case)
    t, bare = table(game, case), start(game, case)
    while not bare.over:
        waiting = pending(bare)
        if sorted(t.pending) != sorted(waiting):
            return [f"After {len(t.actions)} decisions the table waits for {t.pending}, the engine for {waiting}."]
        answers = in_seat_order(game, bare, chance)
        while answers:
            seat = chance.pick([*answers])
            action, legal = answers[seat].pop(0)
            answers = {seat: left for seat, left in answers.items() if left}
            if [choice.number for choice in t.options_of(seat)] != legal:
                return [f"After {len(t.actions)} decisions the options of seat {seat + 1} depend on others' answers."]
            t.play(action, seat)
            if answers:
                if not t.can_undo(seat):
                    return [f"After {len(t.actions)} decisions a secret answer cannot be taken back: it tells."]
                answered, t = t, hesitate(t, seat, action, chance)
                if any(t.waiting_answers(seat) != answered.waiting_answers(seat) for seat in waiting):
                    return [f"A game saved while secret answers wait is loaded waiting for {t.pending}."]
        if game.digest(t.state) != game.digest(bare):
            return [f"After {len(t.actions)} decisions the order of secret answers makes a difference."]
    return []


def in_seat_order(game: Game[Any], bare: State, chance: Chance) -> dict[int, list[tuple[int, list[int]]]]:
    """Answer the open question, or the whole of a secret choice one seat after the other; the answers of each, with the
    options there were."""
    before = bare.clone()
    answers: dict[int, list[tuple[int, list[int]]]] = {}
    while not answers or same_choice(before, bare):
        action = chance.move(game, bare.legal)
        answers.setdefault(bare.player, []).append((action, bare.legal))
        bare.apply(action)
    return answers


def hesitate(t: Table, seat: int, action: int, chance: Chance) -> Table:
    """Take the answer back and give it again, or save the game and load it, or neither."""
    what = chance.below(3)
    if what == 0:
        t.undo(seat)
        t.play(action, seat)
    return load(t.save(), lambda name: t.game) if what == 1 else t


def speaks(game: Game[Any], case: Case) -> list[str]:
    """Prompts, options and log lines are sentences in every language; no two options of a question read alike."""
    chance = Chance(case)
    t = table(game, case)
    found: dict[str, None] = {}
    while not t.over:
        for lang, seat in product(LANGUAGES, t.pending):
            if not t.prompt(lang, seat).strip():
                found[f"{checks.where(t.state)} has no prompt in {lang}."] = None
            texts = [choice.text(lang) for choice in t.options_of(seat)]
            if not all(text.strip() for text in texts):
                found[f"{checks.where(t.state)} has an option without a label in {lang}."] = None
            if len(set(texts)) != len(texts):
                same = sorted({text for text in texts if texts.count(text) > 1})
                found[f"{checks.where(t.state)} has two options that read alike in {lang}: {', '.join(same)}."] = None
        for choice in t.options:
            if not all(PLACED.fullmatch(target) for target in choice.targets):
                found[f"{choice.symbol} has targets that are no places: {choice.targets}."] = None
        t.play(chance.move(game, t.state.legal))
    for line in t.log:
        if not all(line.text(lang).strip() for lang in LANGUAGES) or not line.kind:
            found[f"The event {line.kind} has no text."] = None
    return list(found)


PLACED = re.compile(r"(table|\d+):[a-z-]+:[a-z0-9-]+")  # `moves.place`
Property = Callable[[Game[Any], Case], list[str]]
PROPERTIES: tuple[Property, ...] = (
    questions, needs_tell, bounds_hold, parts_complete, clones, dumps, every_action, ends, census, hides, redrawn_plays,
    epochs, audiences, log_tells, refusals_hide, replays, undo, refuses, any_order, speaks,
)


# ------------------------------------------------------------------ the same in another process
def elsewhere(game: Game[Any], cases: Iterable[Case]) -> list[str]:
    """The same seed and actions give the same positions in another process, where text hashes otherwise."""
    where = address(game)
    if where is None:
        return [f"The game {game.record.id} is not at the top of its module: another process cannot find it."]
    jobs, mine = [], []
    for case in cases:
        chance = Chance(case)
        actions: list[int] = []
        s = start(game, case)
        while not s.over:
            actions.append(chance.move(game, s.legal))
            s.apply(actions[-1])
        jobs.append([case.players, dict(case.options), str(case.seed), actions])
        mine.append(game.digest(s))
    path = os.pathsep.join(map(os.path.abspath, sys.path))
    env = dict(os.environ, PYTHONHASHSEED=str(1 + len(jobs)), PYTHONPATH=path)
    done = subprocess.run(
        [sys.executable, "-m", "clio.engine.conformance", where], input=json.dumps(jobs), env=env, text=True,
        capture_output=True, check=False,
    )
    if done.returncode:
        return [f"Another process cannot play the game: {done.stderr.strip()[-500:]}"]
    theirs = json.loads(done.stdout)
    return [f"Another process ends elsewhere ({case[:3]})." for case, a, b in zip(jobs, mine, theirs) if a != b]


def address(game: Game[Any]) -> str | None:
    """Where a game can be imported from: "module:name"."""
    module = type(game).__module__
    names = [name for name, value in vars(sys.modules[module]).items() if value is game]
    return f"{module}:{names[0]}" if names else None


def main(where: str, text: str) -> str:
    """The other process: play the jobs, tell the digests."""
    module, name = where.split(":")
    game: Game[Any] = getattr(import_module(module), name)
    out = []
    for players, options, seed, actions in json.loads(text):
        s = start(game, Case(players, options, seed))
        for action in actions:
            s.apply(action)
        out.append(game.digest(s))
    return json.dumps(out)


# ------------------------------------------------------------------ all at once
@dataclass
class Report:
    """What was looked at and what was found."""

    games: int = 0
    properties: int = 0
    problems: list[str] = field(default_factory=list)


KEY = f"key:{5:064x}"


def examine(game: Game[Any], cases: Iterable[Case], properties: Iterable[Property] = PROPERTIES) -> Report:
    """Every property on every case; problems are collected, not raised."""
    report = Report()
    for case in cases:
        report.games += 1
        for prop in properties:
            report.properties += 1
            try:
                problems = prop(game, case)
            except Exception as e:
                problems = [f"{type(e).__name__}: {e}"]
            report.problems += [f"{prop.__name__}: {problem} ({case})" for problem in problems[:3]]
    return report


def run(
    game: Game[Any], options: Iterable[Mapping[str, Any]] | None = None, seeds: Iterable[int] = range(2),
    players: int | Iterable[int] | None = None, card_ops: Iterable[Op[Any] | None] = (),
) -> Report:
    """The whole kit: what the game declares, then every property for each set of options, number of players and seed,
    and once for each number of players dealt by a key. `players` is one number or several; what is not said: all that
    the game has. AssertionError lists the problems."""
    seeds = list(seeds)
    if players is None:
        players = range(game.record.players[0], game.record.players[1] + 1)
    sets = None if options is None else list(options)
    cases, abroad = [], []
    for n in [players] if isinstance(players, int) else players:
        more = [Case(n, given, seed) for given in (pairwise(game, n) if sets is None else sets) for seed in seeds]
        keyed = [Case(n, more[0].options, KEY)] if more else []
        cases += more + keyed
        abroad += more[: 2 * len(seeds)] + keyed
    report = examine(game, cases)
    report.problems[:0] = checks.declared(game, card_ops)
    report.problems += elsewhere(game, abroad)
    if report.problems:
        shown = "\n- ".join(report.problems[:20])
        raise AssertionError(f"{game.record.id} has {len(report.problems)} problems:\n- {shown}")
    return report


if __name__ == "__main__":
    print(main(sys.argv[1], sys.stdin.read()))
