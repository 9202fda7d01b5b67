"""The long run of the example that learns: in a fixed number of steps it beats the random bot in nine games of ten."""

from __future__ import annotations

from clio.lab.learning import learn

GAME, STEPS, MATCH, ENOUGH = "monumental-duel", 120_000, 400, 0.9


def soak_learning(jobs: int = 2) -> tuple[list[str], list[str]]:
    """What came of it in a line, and the problem, if there is one."""
    found = learn(GAME, "random", STEPS, MATCH, 1, jobs, lambda told: print(*told.values(), flush=True))
    won = f"{found.match.text()} of {found.match.n} games against random"
    line = f"learning: {GAME} after {found.steps} steps {won}, {found.seconds:.0f} seconds"
    return [line], [] if found.match.value > ENOUGH else [f"{line}: no more than {ENOUGH:.0%}"]
