"""The long run of Monumental Duel: every combination of options, random games, cards counted after every decision,
nothing leaks at tens of thousands of positions.

    python tests/soak.py                    10,000 games (make soak runs it on the compiled package)
    python tests/soak.py --games 200        a quick one

Ends with 0 if nothing was found, with 1 and the problems otherwise. A problem names its options and its seed."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product
from multiprocessing import Pool
from typing import Any

import clio
import clio.engine.kernel
from clio.engine import checks, conformance
from clio.engine.conformance import Case, Chance
from clio.engine.errors import BadOption
from clio.games.monumental_duel.actions import PASS

GAME = "monumental-duel"
GAMES = 10_000
LEAKS = 20_000  # positions at which a full run looks for leaks, at least
STRIDE = 45  # decisions between two of them
CHUNK = 50  # games between two lines of progress


@dataclass
class Tally:
    """What one process has done."""

    games: int = 0
    decisions: int = 0
    positions: int = 0
    comparisons: int = 0
    longest: int = 0
    sets: set[int] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.positions += other.positions
        self.comparisons += other.comparisons
        self.longest = max(self.longest, other.longest)
        self.sets |= other.sets
        self.problems += other.problems


@cache
def combinations() -> list[dict[str, Any]]:
    """Every set of options that the game allows, civilizations chosen: mixed, so that a short run sees a bit of all."""
    game = clio.game(GAME)
    values: dict[str, list[Any]] = {}
    for option in game.record.options:
        if option.per_seat:
            chosen = [value for value in option.values if value != "random"]
            values[option.id] = [list(pair) for pair in permutations(chosen, 2)]
        else:
            values[option.id] = [False, True] if option.kind == "flag" else list(option.values)
    found = []
    for row in product(*values.values()):
        options = dict(zip(values, row, strict=True))
        try:
            game.check_options(2, game.record.settle(2, options))
        except BadOption:
            continue
        found.append(options)
    step = next(n for n in range(len(found) * 5 // 8, len(found) * 2) if coprime(n, len(found)))
    return [found[i * step % len(found)] for i in range(len(found))]


def coprime(a: int, b: int) -> bool:
    while b:
        a, b = b, a % b
    return a == 1


def soak(numbers: range) -> Tally:
    """Play the games of these numbers."""
    tally = Tally()
    for n in numbers:
        options = combinations()[n % len(combinations())]
        try:
            play(n, options, tally)
        except Exception as e:
            tally.problems.append(f"game {n}, seed soak {n}, {options}: {type(e).__name__}: {e}")
    return tally


def play(n: int, options: dict[str, Any], tally: Tally) -> None:
    game = clio.game(GAME)
    case = Case(2, options, f"soak {n}")
    chance = Chance(case)
    busy = n // len(combinations()) % 2 == 0  # passes late, so that more happens
    s = conformance.start(game, case)
    census = game.census(s)
    found: list[str] = []
    decisions = 0
    while not s.over:
        found += checks.legal_sorted(game, s)
        if (decisions + n) % STRIDE == 0:
            tally.positions += 1
            found += checks.asked(game, s, chance.rng)
            for seat in (0, 1, None):
                tally.comparisons += 1
                found += conformance.leaks(game, s, seat, chance.rng + decisions)
        legal = s.legal
        late = busy and legal[0] == PASS and len(legal) > 1 and chance.below(4) > 0
        s.apply(chance.pick(legal[1:] if late else legal))
        decisions += 1
        found += conformance.changed(game, s, census, f"decision {decisions}")
        if found or decisions > conformance.longest(game):
            break
    if not s.over and not found:
        found.append(f"goes on after {decisions} decisions")
    tally.games += 1
    tally.decisions += decisions
    tally.longest = max(tally.longest, decisions)
    tally.sets.add(n % len(combinations()))
    tally.problems += [f"game {n}, seed soak {n}, {options}: {problem}" for problem in found[:3]]


def chunks(games: int) -> Iterator[range]:
    for first in range(0, games, CHUNK):
        yield range(first, min(first + CHUNK, games))


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of Monumental Duel over all options.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many (default {GAMES})")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    asked = parser.parse_args()
    kernel = clio.engine.kernel.__file__
    sets = len(combinations())
    print(f"{asked.games} games over {sets} sets of options, {asked.jobs} processes, {kernel}", flush=True)
    begun = time.perf_counter()
    total = Tally()
    with Pool(asked.jobs) as pool:
        for i, tally in enumerate(pool.imap_unordered(soak, chunks(asked.games)), 1):
            total.add(tally)
            if i % max(1, asked.games // CHUNK // 20) == 0 or total.games == asked.games:
                seconds = time.perf_counter() - begun
                print(f"{total.games:7} games {seconds:7.0f} s {len(total.problems)} problems", flush=True)
    seconds = time.perf_counter() - begun
    if asked.games >= GAMES and total.positions < LEAKS:
        total.problems.append(f"Only {total.positions} positions were searched for leaks, fewer than {LEAKS}.")
    for problem in total.problems[:50]:
        print(f"PROBLEM {problem}")
    print(
        f"{total.games} games, {total.decisions} decisions (the longest game {total.longest}), "
        f"{len(total.sets)} of {sets} sets of options, census after every decision, "
        f"leak test at {total.positions} positions ({total.comparisons} views), "
        f"{len(total.problems)} problems, {seconds:.0f} seconds"
    )
    return 1 if total.problems else 0


if __name__ == "__main__":
    sys.exit(main())
