"""The full numbers for the server: 50 kills on each database while it is attacked, how long the moves of others take
under each attack, 1,000 moves at two processes, all that was sent in 200 games searched for secrets, 10 games at two
tables with secret choices made in two ways.

    python -m tests.server.soak_server              all of it
    python -m tests.server.soak_server --kills 5 --moves 100 --games 10"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from uuid import uuid4

from tests.server import postgres, twins
from tests.server.attackers import ATTACKS, attacked
from tests.server.bystanders import Figures, compare
from tests.server.stored import administer
from tests.server.faults import Server
from tests.server.kills import kill_often
from tests.server.leaks import Report, search
from tests.server.two_processes import at_two_processes

KILLS, MOVES, GAMES, TWINS = 50, 1000, 200, 10
ATTACK_SECONDS = 20.0  # in peace, and under each attack
MOST = 20  # problems printed of each part


@contextmanager
def postgres_database() -> Iterator[str]:
    """An empty one, for as long as it is needed."""
    with postgres.running():
        name = f"soak{uuid4().hex}"
        asyncio.run(administer(f"CREATE DATABASE {name}"))
        yield postgres.url(name)
        asyncio.run(administer(f"DROP DATABASE {name} WITH (FORCE)"))


def killed(kind: str, database: str, kills: int) -> tuple[str, list[str]]:
    """With every attack going on beside it."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database, "--rate", "200", "--connections", "100")
        with attacked(server.url, 10, rounds=1 + kills // 5):
            found = asyncio.run(kill_often(server, kills, f"soak {kind}"))
    return f"{found.text(kind)}, all of it under attack", found.problems


def under_attack(kind: str, database: str, seconds: float) -> tuple[str, list[str]]:
    """The moves of an unrelated table, in peace and under each attack. What is SLOW is reported and no problem: the
    machine may be busy."""

    async def measure(server: Server) -> list[tuple[str, Figures]]:
        await server.start()
        try:
            return await compare(server.url, seconds, list(ATTACKS))
        finally:
            await server.kill()

    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database, "--rate", "20", "--connections", "100")
        (quiet, peace), *attacks = asyncio.run(measure(server))
        problems = [line for line in server.log().splitlines() if "Traceback" in line]
    rows = [f"  {quiet:12} {peace}", *(f"  {name:12} {found.beside(peace)}" for name, found in attacks)]
    return "\n".join([f"a move at another table, {kind}:", *rows]), problems


def shared(moves: int) -> tuple[str, list[str]]:
    with postgres_database() as database, tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(at_two_processes(Path(folder), database, moves, "soak"))
    return found.text(), found.problems


def leaks(games: int, jobs: int) -> tuple[str, list[str]]:
    """Whole games with a person on every seat and a spectator; every message searched. The processes share them."""
    parts = [range(n, games, jobs) for n in range(jobs)]
    report = Report()
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(search_some, parts):
            report.add(found)
    return str(report), report.findings


def search_some(games: range) -> Report:
    report = Report()
    for n in games:
        report.add(search(1, first=n))
    return report


def secret_choices(games: int) -> tuple[str, list[str]]:
    found = [twins.search(twins.PLAYERS[n % len(twins.PLAYERS)], f"soak/{n}", place=n % 2) for n in range(games)]
    problems = [finding for each in found for finding in each.findings]
    hesitations = sum(each.hesitations for each in found)
    return f"secret choices: {games} games, {hesitations} hesitations: {len(problems)} leaks", problems


def soak_server(
    kills: int = KILLS, moves: int = MOVES, games: int = GAMES, jobs: int = 2, pairs: int = TWINS,
    attack: float = ATTACK_SECONDS,
) -> tuple[list[str], list[str]]:
    """The summaries and the problems."""
    summaries, problems = list[str](), list[str]()
    with postgres_database() as database:
        kill = [partial(killed, "SQLite", "", kills), partial(killed, "PostgreSQL", database, kills)]
        kill += [partial(under_attack, "SQLite", "", attack), partial(under_attack, "PostgreSQL", database, attack)]
        for step in (*kill, partial(shared, moves), partial(leaks, games, jobs), partial(secret_choices, pairs)):
            text, found = step()
            print("\n".join([text, *(f"PROBLEM {problem}" for problem in found[:MOST])]), flush=True)
            summaries.append(text)
            problems += found
    return summaries, problems


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills and conflicts.")
    parser.add_argument("--kills", type=int, default=KILLS, help="on each database")
    parser.add_argument("--moves", type=int, default=MOVES, help="at two processes")
    parser.add_argument("--games", type=int, default=GAMES, help="searched for secrets")
    parser.add_argument("--twins", type=int, default=TWINS, help="played at two tables")
    parser.add_argument("--attack", type=float, default=ATTACK_SECONDS, help="seconds of each attack that is timed")
    asked = parser.parse_args()
    _, problems = soak_server(asked.kills, asked.moves, asked.games, pairs=asked.twins, attack=asked.attack)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
