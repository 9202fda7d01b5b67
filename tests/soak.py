"""The long run: random games over all options, cards counted after every decision, nothing leaks at tens of thousands
of positions. What each game gets is data: `SOAK` in tests/games/<game>/soak.py.

    python tests/soak.py                                all games, then the rest (make soak: on the compiled package)
    python tests/soak.py --game monumental-duel         one game
    python tests/soak.py --server                       only the server: kills, two processes, what seats are sent
    python tests/soak.py --learning                     only the example that learns, which must beat the random bot
    python tests/soak.py --cluster                      only the games on a local Ray, one of whose workers is killed
    python tests/soak.py --marked                       only the tests marked `long`: `make test` takes a sample
    python tests/soak.py --games 200                    a quick one, so many games of each

Ends with 0 if nothing was found, with 1 and the problems otherwise. A problem names its options and its seed."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, partial
from itertools import permutations, product
from math import gcd
from multiprocessing import Pool
from typing import Any

import clio.engine.kernel
from clio.engine import checks, conformance
from clio.engine.conformance import Case, Chance
from clio.engine.errors import BadOption
from clio.engine.game import Game
from clio.engine.kernel import State
from clio.games import find, ids, part_of
from tests.learn.soak_learning import soak_learning
from tests.server.soak_server import soak_server
from tests.soak_tests import soak_cluster, soak_marked

CHUNK = 50  # games between two reports of a process
LINES = 20  # of progress
FURTHER: dict[str, Callable[..., tuple[list[str], list[str]]]] = {  # what is tried besides the games
    "server": soak_server, "learning": soak_learning, "cluster": soak_cluster, "marked": soak_marked,
}

Setting = tuple[int, dict[str, Any]]  # players, options


# ---------------------------------------------------------------- the sets of options
def all_combinations(game: Game[Any]) -> list[Setting]:
    """Every set of options that the game allows, for every number of players; nothing per seat is left to chance."""
    found = []
    for players in range(game.record.players[0], game.record.players[1] + 1):
        values: dict[str, list[Any]] = {}
        for option in game.record.options:
            if option.per_seat:
                chosen = [value for value in option.values if value != "random"]
                values[option.id] = [list(row) for row in permutations(chosen, players)]
            else:
                values[option.id] = [False, True] if option.kind == "flag" else list(option.values)
        for row in product(*values.values()):
            options = dict(zip(values, row, strict=True))
            if allowed(game, players, options):
                found.append((players, options))
    return mixed(found)


def pairs(game: Game[Any]) -> list[Setting]:
    """Few sets in which all pairs of values meet, for every number of players."""
    fewest, most = game.record.players
    return mixed([
        (players, options) for players in range(fewest, most + 1)
        for options in conformance.pairwise(game, players) or [game.record.settle(players, {})]
    ])


def spread(game: Game[Any], sets: int = 24) -> list[Setting]:
    """So many sets for every number of players, evenly over all that the game allows. Of an option per seat only the
    first seat chooses."""
    found = []
    for players in range(game.record.players[0], game.record.players[1] + 1):
        values: dict[str, list[Any]] = {}
        for option in game.record.options:
            if option.per_seat:
                others = [option.default] * (players - 1)
                values[option.id] = [[value, *others] for value in option.values]
            else:
                values[option.id] = [False, True] if option.kind == "flag" else list(option.values)
        rows = (dict(zip(values, row, strict=True)) for row in product(*values.values()))
        possible = [(players, options) for options in rows if allowed(game, players, options)]
        found += mixed(possible, Fraction(34, 55))[:sets]
    return mixed(found)


def allowed(game: Game[Any], players: int, options: Mapping[str, Any]) -> bool:
    try:
        game.check_options(players, game.record.settle(players, options))
    except BadOption:
        return False
    return True


def mixed(found: list[Setting], part: Fraction = Fraction(5, 8)) -> list[Setting]:
    """In another order, in steps of such a part of them, so that a short run sees a bit of all."""
    if not found:
        raise ValueError("The game allows none of these options.")
    n = len(found)
    step = next(step for step in range(int(n * part), n * 2 + 2) if gcd(step, n) == 1)
    return [found[i * step % n] for i in range(n)]


# ---------------------------------------------------------------- what each game gets
@dataclass(frozen=True)
class Soak:
    """How many games, on which sets of options, and how often one looks for leaks."""

    games: int = 1000
    sets: Callable[[Game[Any]], list[Setting]] = pairs
    leaks: int = 0  # positions at which a full run looks for leaks, at least
    stride: int = 45  # decisions between two of them
    late: str = ""  # the move that busy players leave for later, so that more happens
    kit: int = 0  # games under the whole property kit, for every number of players, after a full run


def soak_of(game: str) -> Soak:
    """What tests/games/<game>/soak.py says, if there is one."""
    found: Soak = getattr(part_of(game, "tests.games", "soak"), "SOAK", Soak())
    return found


@cache
def sets_of(game: str) -> list[Setting]:
    return soak_of(game).sets(find(game))


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


# ---------------------------------------------------------------- playing
def soak(game: str, numbers: range) -> Tally:
    """Play the games of these numbers."""
    tally = Tally()
    for n in numbers:
        players, options = sets_of(game)[n % len(sets_of(game))]
        grave = (n + n // len(sets_of(game))) % 5 == 4  # one game in five
        case = Case(players, options, f"soak {n}", grave)
        try:
            problems = play(game, n, case, tally)
        except Exception as e:
            problems = [f"{type(e).__name__}: {e}"]
        tally.problems += [f"{game}, game {n}, {case}: {problem}" for problem in problems[:3]]
    return tally


def play(name: str, n: int, case: Case, tally: Tally) -> list[str]:
    """One game; its problems."""
    game, settings, chance = find(name), soak_of(name), Chance(case)
    number = len(sets_of(name))
    late = game.space.parse(settings.late) if settings.late and n // number % 2 == 0 else -1
    s = conformance.start(game, case)
    census = game.census(s)
    found: list[str] = []
    decisions = 0
    while not s.over:
        found += checks.legal_sorted(game, s)
        if (decisions + n) % settings.stride == 0:
            found += look(game, s, case, chance.rng, decisions, tally)
        legal = [action for action in s.legal if action != late]
        s.apply(chance.move(game, legal if legal and late in s.legal and chance.below(4) else s.legal))
        decisions += 1
        found += conformance.changed(game, s, census, f"decision {decisions}")
        if found or decisions > conformance.longest(game):
            break
    if not s.over and not found:
        found.append(f"goes on after {decisions} decisions")
    tally.games += 1
    tally.decisions += decisions
    tally.longest = max(tally.longest, decisions)
    tally.sets.add(n % number)
    return found


def look(game: Game[Any], s: State, case: Case, rng: int, decisions: int, tally: Tally) -> list[str]:
    """Does this position tell anybody what is hidden?"""
    tally.positions += 1
    found = checks.asked(game, s, rng)
    for seat in (*range(case.players), None):
        tally.comparisons += 1
        found += conformance.leaks(game, s, seat, rng + decisions)
    return found


def kit_cases(game: str) -> list[Case]:
    """Games for the whole kit, on sets of options that come up anyway; the longest first."""
    sets = sorted(sets_of(game), key=lambda setting: -setting[0])
    numbers = {players: [options for n, options in sets if n == players] for players, _ in sets}
    return [Case(players, options, f"kit {n}") for players, found in numbers.items()
            for n, options in enumerate(found[: soak_of(game).kit])]


def whole_kit(game: str, case: Case) -> list[str]:
    return conformance.examine(find(game), [case]).problems


# ---------------------------------------------------------------- the run
def chunks(games: int) -> Iterator[range]:
    for first in range(0, games, CHUNK):
        yield range(first, min(first + CHUNK, games))


def run(game: str, games: int, jobs: int) -> tuple[str, list[str]]:
    """All games of one game; the summary and the problems."""
    sets, settings = len(sets_of(game)), soak_of(game)
    print(f"{game}: {games} games over {sets} sets of options, {jobs} processes", flush=True)
    begun = time.perf_counter()
    total = Tally()
    with Pool(jobs) as pool:
        for i, tally in enumerate(pool.imap_unordered(partial(soak, game), chunks(games)), 1):
            total.add(tally)
            if i % max(1, games // CHUNK // LINES) == 0 or total.games == games:
                seconds = time.perf_counter() - begun
                print(f"{total.games:7} games {seconds:7.0f} s {len(total.problems)} problems", flush=True)
    seconds = time.perf_counter() - begun
    if games >= settings.games and total.positions < settings.leaks:
        total.problems.append(f"{game}: only {total.positions} positions were searched for leaks, "
                              f"fewer than {settings.leaks}.")
    if games >= settings.games:
        with Pool(jobs) as pool:
            for problems in pool.imap(partial(whole_kit, game), kit_cases(game)):
                total.problems += problems
    return (
        f"{game}: {total.games} games, {total.decisions} decisions (the longest game {total.longest}), "
        f"{len(total.sets)} of {sets} sets of options, census after every decision, "
        f"leak test at {total.positions} positions ({total.comparisons} views), "
        f"{len(total.problems)} problems, {seconds:.0f} seconds"
    ), total.problems


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Random games over all options.")
    parser.add_argument("--game", choices=ids(), help="only this one (default: all, and the server)")
    for name in FURTHER:
        parser.add_argument(f"--{name}", action="store_true", help=f"only {name}")
    parser.add_argument("--games", type=int, help="how many of each (default: as the games say)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    asked = parser.parse_args(words)
    print(clio.engine.kernel.__file__, flush=True)
    summaries, problems = [], []
    apart = [name for name in FURTHER if getattr(asked, name)]
    for game in [] if apart else [asked.game] if asked.game else ids():
        summary, found = run(game, soak_of(game).games if asked.games is None else asked.games, asked.jobs)
        summaries.append(summary)
        problems += found
        for problem in found[:50]:
            print(f"PROBLEM {problem}", flush=True)
    if asked.game is None and asked.games is None:
        for name in apart or FURTHER:
            told, found = FURTHER[name](jobs=asked.jobs)
            summaries += told
            problems += found
            for problem in found[:50]:
                print(f"PROBLEM {problem}", flush=True)
    print(*summaries, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
