"""How many moves per second one server process takes, how soon every seat sees them, and what a table costs.

    python -m bench.load                                 each game at 100 tables, 200 moves per second in all
    python -m bench.load --games through-the-ages --tables 10,500 --json f

People and server share the machine, over loopback; the server runs as anybody's does, with its limits. Targets are
reported, never asserted. Other work on the machine makes every time longer: how long the server had to wait for a core
is reported beside them."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from typing import Any

import uvloop

from bench.crowd import Crowd
from clio.games import ids
from clio.lab.bench_run import others_busy

ROOT = Path(__file__).resolve().parents[1]
MARGIN = 90.0  # seconds at most to open and close the tables of one run
WARM = 4  # tables before the memory is first looked at
TARGET_TABLES, TARGET_RATE, TARGET_P99, TARGET_KB = 100, 200.0, 60.0, 200.0
COLUMNS = (
    ("tables", "tables", ",.0f"),
    ("steady_rate", "moves/s asked for", ",.0f"),
    ("steady_moves_per_second", "moves/s done", ",.0f"),
    ("steady_p50_ms", "p50 to every seat, ms", ".1f"),
    ("steady_p99_ms", "p99 to every seat, ms", ".1f"),
    ("steady_late", "no table free when due", ".1%"),
    ("steady_kb", "sent per move, kB", ".1f"),
    ("steady_cpu", "CPU of the server", ".0%"),
    ("steady_cpu_ms", "CPU per move, ms", ".2f"),
    ("steady_queued", "time it waited for a core", ".0%"),
    ("most_moves_per_second", "most moves/s", ",.0f"),
    ("most_p50_ms", "p50 then, ms", ".1f"),
    ("most_p99_ms", "p99 then, ms", ".1f"),
    ("most_cpu", "CPU then", ".0%"),
    ("most_queued", "time it waited for a core", ".0%"),
    ("new_kb", "a new table with two people, kB", ",.0f"),
    ("played_kb", "the same after the moves, kB", ",.0f"),
    ("left_kb", "when both have left, kB", ",.0f"),
    ("refusals", "refusals", ",.0f"),
)


def program() -> Path:
    """The compiled server where there is one."""
    compiled = ROOT / ".venv-compiled" / "bin" / "clio"
    if compiled.exists():
        check = subprocess.run([compiled, "serve", "--help"], capture_output=True, check=False)
        if check.returncode == 0:
            return compiled
    return Path(sys.executable).with_name("clio")


class Server:
    """One process with SQLite in a folder of its own."""

    def __init__(self, clio: Path, folder: str) -> None:
        words = [str(clio), "serve", "--port", "0", "--data", folder, "--lang", "en"]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = next((word.rstrip("/") for word in line.split() if word.startswith("http")), "")
        if not self.url:
            raise RuntimeError("The server does not start.")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def kilobytes(self) -> float:
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(float(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS"))

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def queued(self) -> float:
        """Seconds that its threads were ready and had no core."""
        files = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(file.read_text().split()[1]) for file in files) / 1e9


class Watch:
    """Real time, and the server's processor time and waiting time in it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.began = self.now()

    def now(self) -> tuple[float, float, float]:
        return time.perf_counter(), self.server.cpu(), self.server.queued()

    def stop(self, row: dict[str, float], part: str) -> float:
        real, cpu, queued = (after - before for after, before in zip(self.now(), self.began))
        row[f"{part}_cpu"], row[f"{part}_queued"] = cpu / real, queued / real
        return real


def percentile(times: list[float], share: float) -> float:
    return 1e3 * statistics.quantiles(times, n=1000, method="inclusive")[int(share * 1000) - 1]


async def one(server: Server, game: str, tables: int, rate: float, seconds: float, longest: float) -> dict[str, Any]:
    """One game and number of tables, on a fresh server. As fast as it goes first: the games are then under way, no two
    equally far."""
    warm = Crowd(server.url, game)
    await warm.open(WARM)
    await warm.flat_out(2)
    await warm.close()
    await asyncio.sleep(1)
    before = server.kilobytes()
    crowd = Crowd(server.url, game)
    await crowd.open(tables)
    await asyncio.sleep(1)
    row: dict[str, Any] = {"game": game, "tables": tables, "steady_rate": rate}
    row["new_kb"] = (server.kilobytes() - before) / tables
    watch = Watch(server)
    row["most_moves_per_second"] = await crowd.flat_out(longest)
    watch.stop(row, "most")
    row["most_p50_ms"], row["most_p99_ms"] = percentile(crowd.times, 0.5), percentile(crowd.times, 0.99)
    bytes, watch = crowd.bytes, Watch(server)
    row["steady_late"] = await crowd.steady(rate, seconds)
    real = watch.stop(row, "steady")
    row["steady_moves_per_second"] = len(crowd.times) / real
    row["steady_cpu_ms"] = 1e3 * row["steady_cpu"] / row["steady_moves_per_second"]
    row["steady_p50_ms"], row["steady_p99_ms"] = percentile(crowd.times, 0.5), percentile(crowd.times, 0.99)
    row["steady_kb"] = (crowd.bytes - bytes) / len(crowd.times) / 1e3
    row["played_kb"] = (server.kilobytes() - before) / crowd.games
    row["refusals"] = sum(table.refusals for table in crowd.tables)
    await crowd.close()
    await asyncio.sleep(1)
    row["left_kb"] = (server.kilobytes() - before) / crowd.games
    return row


def targets(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for row in rows:
        done, p99 = row["steady_moves_per_second"], row["steady_p99_ms"]
        if row["tables"] == TARGET_TABLES:
            goal = f"{TARGET_RATE:.0f} moves/s with p99 under {TARGET_P99:.0f} ms at {TARGET_TABLES} tables"
            out.append({
                "game": row["game"], "goal": goal, "found": f"{done:.0f} moves/s, p99 {p99:.1f} ms",
                "met": done >= 0.98 * TARGET_RATE and p99 < TARGET_P99})
        out.append({
            "game": row["game"], "goal": f"an idle table under {TARGET_KB:.0f} kB", "met": row["new_kb"] < TARGET_KB,
            "found": f"{row['new_kb']:.0f} kB new with two people, {row['played_kb']:.0f} kB after its moves, "
            f"{row['left_kb']:.0f} kB when they have left ({row['tables']:.0f} tables)"})
    return out


def show(report: dict[str, Any]) -> None:
    rows = report["rows"]
    busy = "?" if report["cores_busy_with_others"] is None else f"{report['cores_busy_with_others']:.1f}"
    print(f"{report['server']}, {report['cores']} cores, {busy} of them busy with other work before the start")
    print(" " * 34 + "".join(f"{row['game']:>18}" for row in rows))
    for name, heading, form in COLUMNS:
        print(f"{heading:34}" + "".join(f"{row[name]:>18{form}}" for row in rows))
    for target in report["targets"]:
        print(f"{'met' if target['met'] else 'NOT MET':8} {target['game']}: {target['goal']}: {target['found']}")


def run(clio: Path, games: list[str], sizes: list[int], rate: float, seconds: float, longest: float) -> dict[str, Any]:
    report: dict[str, Any] = {
        "server": clio.parent.parent.name, "cores": os.cpu_count(), "cores_busy_with_others": others_busy(), "rows": []}
    for game, tables in product(games, sizes):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(clio, folder)
            try:
                work = asyncio.wait_for(one(server, game, tables, rate, seconds, longest), seconds + longest + MARGIN)
                report["rows"].append(uvloop.run(work))
            finally:
                server.close()
        print(f"{game}, {tables} tables done", file=sys.stderr, flush=True)
    report["targets"] = targets(report["rows"])
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description="A bounded load test on loopback.")
    parser.add_argument("--games", default=",".join(ids()), help="which, one run for each")
    parser.add_argument("--tables", default=str(TARGET_TABLES), help="how many, one run for each number")
    parser.add_argument("--rate", type=float, default=TARGET_RATE, help="moves per second in all")
    parser.add_argument("--seconds", type=float, default=15, help="at that rate")
    parser.add_argument("--longest", type=float, default=8, help="seconds as fast as it goes")
    parser.add_argument("--clio", type=Path, help="the program to measure (default: the compiled one, else this one)")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    asked = parser.parse_args()
    games, sizes = asked.games.split(","), [int(word) for word in asked.tables.split(",")]
    report = run(asked.clio or program(), games, sizes, asked.rate, asked.seconds, asked.longest)
    show(report)
    if asked.json:
        asked.json.write_text(json.dumps(report, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
