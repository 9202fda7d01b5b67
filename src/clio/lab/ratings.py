"""How strong bots are, from who was before whom in many games: the model of Bradley and Terry, in points of Elo.

The interval of a rating is the wider of two: what the likelihood tells, and what the scatter from deal to deal tells,
which is more where the games of one deal go alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp, log, sqrt

from clio.lab.intervals import Z

ELO = 400 / log(10)  # points of Elo for odds of e
MIDDLE = 1500.0  # the mean of all ratings
PRIOR = 0.5  # wins that each of two bots has of the other before they meet: no rating is infinite
STEPS, ENOUGH = 100, 1e-10

Duel = tuple[str, str, float]  # two bots, and what the first had of it: 1, 1/2 or 0
Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """Points of Elo and their interval of 95 %."""

    points: float
    low: float
    high: float


def rate(bots: list[str], deals: Mapping[int, Iterable[Duel]]) -> dict[str, Rating]:
    """The ratings of all bots from what happened in each deal.

    >>> found = rate(["a", "b"], {n: [("a", "b", 1.0 if n % 4 else 0.0)] for n in range(400)})
    >>> round(found["a"].points - found["b"].points)  # three of four: 191 points
    190
    """
    place = {bot: i for i, bot in enumerate(bots)}
    met = {deal: [(place[a], place[b], won) for a, b, won in duels] for deal, duels in deals.items()}
    wins = prior(len(bots))
    for duels in met.values():
        for a, b, won in duels:
            wins[a][b] += won
            wins[b][a] += 1 - won
    theta = strengths(wins)
    inverse = inverted(curvature(wins, theta))
    scatter = [[0.0] * len(bots) for _ in bots]
    for duels in met.values():
        pull = slope(duels, theta)
        for i, x in enumerate(pull):
            for j, y in enumerate(pull):
                scatter[i][j] += x * y
    sandwich = times(times(inverse, scatter), inverse)
    out = {}
    for bot, i in place.items():
        half = Z * ELO * sqrt(max(inverse[i][i] - 1 / len(bots) ** 2, sandwich[i][i], 0.0))
        points = MIDDLE + ELO * theta[i]
        out[bot] = Rating(points, points - half, points + half)
    return out


def expected(a: float, b: float) -> float:
    """What strength a should have of b."""
    return 1 / (1 + exp(b - a))


def prior(n: int) -> Matrix:
    return [[PRIOR * (i != j) for j in range(n)] for i in range(n)]


def strengths(wins: Matrix) -> list[float]:
    """The most likely strengths, with mean 0, by Newton's way. wins[i][j]: how often i won of j, draws in halves."""
    n = len(wins)
    theta = [0.0] * n
    for _ in range(STEPS):
        games = [[wins[i][j] + wins[j][i] for j in range(n)] for i in range(n)]
        pull = [sum(wins[i][j] - games[i][j] * expected(theta[i], theta[j]) for j in range(n)) for i in range(n)]
        inverse = inverted(curvature(wins, theta))
        step = [sum(x * y for x, y in zip(row, pull)) for row in inverse]
        longest = max(map(abs, step), default=0.0)
        theta = [x + y / max(1.0, longest) for x, y in zip(theta, step)]
        if longest < ENOUGH:
            break
    mean = sum(theta) / max(n, 1)
    return [x - mean for x in theta]


def slope(duels: Iterable[tuple[int, int, float]], theta: list[float]) -> list[float]:
    """Where the games of one deal pull the strengths."""
    out = [0.0] * len(theta)
    for a, b, won in duels:
        more = won - expected(theta[a], theta[b])
        out[a] += more
        out[b] -= more
    return out


def curvature(wins: Matrix, theta: list[float]) -> Matrix:
    """Of the likelihood, downwards. Only differences of strengths count: the sum of all is held by a weight of 1."""
    n = len(theta)
    out = [[1.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            if i != j:
                p = expected(theta[i], theta[j])
                weight = (wins[i][j] + wins[j][i]) * p * (1 - p)
                out[i][i] += weight
                out[i][j] -= weight
    return out


def times(a: Matrix, b: Matrix) -> Matrix:
    return [[sum(x * row[j] for x, row in zip(line, b)) for j in range(len(b))] for line in a]


def inverted(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan, with the largest pivots."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [x / pivot for x in rows[i]]
        for k in range(n):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [x - factor * y for x, y in zip(rows[k], rows[i])]
    return [row[n:] for row in rows]
