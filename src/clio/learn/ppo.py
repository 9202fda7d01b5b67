"""Masked PPO on numpy alone: a small network learns a game against bots (Schulman et al. 2017, Huang and Ontañón 2020).

Small enough to read in one go; for more, take any library that knows Gymnasium or PettingZoo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clio.learn.episode import Mask
from clio.learn.layout import Floats
from clio.learn.vector import Vector

NEVER = np.float32(-1e9)  # the logit of what is not legal
Weights = dict[str, Floats]


@dataclass(frozen=True)
class Settings:
    """How it learns."""

    steps: int = 120_000  # in all
    games: int = 64  # side by side
    length: int = 64  # steps of each between two updates
    epochs: int = 3
    batch: int = 1024
    hidden: int = 128
    rate: float = 1e-3  # falls to a tenth
    gamma: float = 0.999
    smooth: float = 0.95  # lambda of the advantages
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    norm: float = 0.5  # of the gradient, at most
    points: float = 20.0  # a difference of so many is a reward of 1
    seed: int = 1


class Forward(NamedTuple):
    """What the network says of some observations."""

    hidden: Floats
    chances: Floats  # of the actions; 0 for what is not legal
    values: Floats


class Network:
    """One hidden layer; from it the chances of the actions and the value."""

    def __init__(self, size: int, actions: int, hidden: int, seed: int) -> None:
        lot = np.random.default_rng(seed)
        self.weights: Weights = {
            "in": scaled(lot.standard_normal((size, hidden)), 0.05),
            "bias": np.zeros(hidden, np.float32),
            "policy": scaled(lot.standard_normal((hidden, actions)), 0.01),
            "value": scaled(lot.standard_normal((hidden, 1)), 0.1),
            "offset": np.zeros(1, np.float32),
        }

    def forward(self, seen: Floats, masks: Mask) -> Forward:
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["bias"])
        logits = np.where(masks > 0, hidden @ w["policy"], NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return Forward(hidden, chances, (hidden @ w["value"])[:, 0] + w["offset"])

    def act(self, seen: Floats, masks: Mask, lot: np.random.Generator) -> tuple[NDArray[np.int64], Floats, Floats]:
        """An action drawn for each, the log of its chance, the value."""
        found = self.forward(seen, masks)
        ends = found.chances.cumsum(axis=1)
        drawn = lot.random((len(seen), 1), np.float32) * ends[:, -1:]
        actions = np.minimum((ends <= drawn).sum(axis=1), ends.shape[1] - 1)
        chosen = found.chances[np.arange(len(seen)), actions]
        return actions, np.log(np.maximum(chosen, 1e-12)), found.values

    def best(self, seen: Floats, masks: Mask) -> NDArray[np.int64]:
        actions: NDArray[np.int64] = self.forward(seen, masks).chances.argmax(axis=1)
        return actions


def scaled(values: NDArray[np.float64], by: float) -> Floats:
    return (by * values).astype(np.float32)


def eyes(seen: Floats) -> Floats:
    """Counts and prices on a scale that the network likes: small ones apart, large ones close."""
    return np.sign(seen) * np.log1p(np.abs(seen))


# ---------------------------------------------------------------- what is learnt from
class Rollout(NamedTuple):
    """Steps of all games, one after the other."""

    seen: Floats
    masks: Mask
    actions: NDArray[np.int64]
    logs: Floats
    advantages: Floats
    returns: Floats

    def some(self, rows: NDArray[np.int64]) -> Rollout:
        return Rollout(
            self.seen[rows], self.masks[rows], self.actions[rows], self.logs[rows], self.advantages[rows],
            self.returns[rows],
        )


def advantages(rewards: Floats, ends: NDArray[np.bool_], values: Floats, last: Floats, how: Settings) -> Floats:
    """How much better each step was than expected (GAE); rows are steps, columns games."""
    out = np.zeros_like(rewards)
    ahead = np.zeros_like(last)
    for t in reversed(range(len(rewards))):
        goes_on = 1.0 - ends[t]
        following = values[t + 1] if t + 1 < len(rewards) else last
        surprise = rewards[t] + how.gamma * following * goes_on - values[t]
        ahead = surprise + how.gamma * how.smooth * goes_on * ahead
        out[t] = ahead
    return out


# ---------------------------------------------------------------- learning
class Loss(NamedTuple):
    total: float
    entropy: float
    gradient: Weights


def loss(network: Network, part: Rollout, how: Settings) -> Loss:
    """The clipped loss of PPO on a batch, and its gradient, by hand."""
    n = len(part.actions)
    rows = np.arange(n)
    hidden, chances, values = network.forward(part.seen, part.masks)
    logs = np.log(np.maximum(chances, 1e-12))
    ratio = np.exp(logs[rows, part.actions] - part.logs)
    plain = ratio * part.advantages
    clipped = np.clip(ratio, 1 - how.clip, 1 + how.clip) * part.advantages
    entropy = -(chances * logs).sum(axis=1)
    error = values - part.returns
    total = -np.minimum(plain, clipped).mean() - how.entropy * entropy.mean() + how.value * (error**2).mean()

    pull = np.where(plain <= clipped, plain, 0.0) / n  # of the log of the chosen action's chance
    slope = chances * pull[:, None]
    slope[rows, part.actions] -= pull
    slope += how.entropy / n * chances * (logs + entropy[:, None])
    worth = (2 * how.value / n * error)[:, None]
    back = (slope @ network.weights["policy"].T + worth @ network.weights["value"].T) * (1 - hidden**2)
    gradient = {
        "in": part.seen.T @ back, "bias": back.sum(axis=0), "policy": hidden.T @ slope, "value": hidden.T @ worth,
        "offset": worth.sum(axis=0),
    }
    return Loss(float(total), float(entropy.mean()), gradient)


@dataclass
class Adam:
    """Kingma and Ba, 2015, with the gradient cut to a length."""

    weights: Weights
    most: float
    first: Weights = field(init=False)
    second: Weights = field(init=False)
    n: int = 0

    def __post_init__(self) -> None:
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}

    def step(self, gradient: Weights, rate: float) -> None:
        self.n += 1
        length = float(np.sqrt(sum(float((g.astype(np.float64) ** 2).sum()) for g in gradient.values())))
        cut = min(1.0, self.most / (length + 1e-8))
        for name, whole in gradient.items():
            g = whole * np.float32(cut)
            self.first[name] += np.float32(0.1) * (g - self.first[name])
            self.second[name] += np.float32(0.001) * (g * g - self.second[name])
            mean = self.first[name] / np.float32(1 - 0.9**self.n)
            spread = self.second[name] / np.float32(1 - 0.999**self.n)
            self.weights[name] -= np.float32(rate) * mean / (np.sqrt(spread) + np.float32(1e-8))


class Progress(NamedTuple):
    """What is told after each update. `won`: of the games that ended since the last one; a draw counts half."""

    steps: int
    games: int
    won: float
    points: float
    entropy: float


class Learner:
    """Plays in a vector of games and learns from what happened. The vector gives differences of points."""

    def __init__(self, vector: Vector, how: Settings) -> None:
        self.vector = vector
        self.how = how
        self.network = Network(vector.layout.size, vector.actions, how.hidden, how.seed)
        self.adam = Adam(self.network.weights, how.norm)
        self.lot = np.random.default_rng(how.seed)
        self.steps = 0
        self.points: list[float] = []

    def train(self, tell: Callable[[Progress], Any] | None = None) -> Network:
        seen, masks = self.vector.reset(self.how.seed)
        now = eyes(seen), masks.copy()
        while self.steps < self.how.steps:
            self.points = []
            rollout, now = self.play(*now)
            entropy = self.update(rollout)
            if tell is not None:
                won = [(points > 0) + 0.5 * (points == 0) for points in self.points]
                n = max(len(won), 1)
                tell(Progress(self.steps, len(won), sum(won) / n, sum(self.points) / n, entropy))
        return self.network

    def play(self, seen: Floats, masks: Mask) -> tuple[Rollout, tuple[Floats, Mask]]:
        """`length` steps of every game, and where they stand then."""
        how, n = self.how, self.vector.n
        rows: list[tuple[Any, ...]] = []
        for _ in range(how.length):
            actions, logs, values = self.network.act(seen, masks, self.lot)
            after, points, ends, legal = self.vector.step(actions)
            self.points += [float(p) for p, end in zip(points, ends) if end]
            rewards = np.clip(points / np.float32(how.points), -1.5, 1.5)
            rows.append((seen, masks, actions, logs, values, rewards, ends.copy()))
            seen, masks = eyes(after), legal.copy()
        self.steps += how.length * n
        last = self.network.forward(seen, masks).values
        values = np.stack([row[4] for row in rows])
        ahead = advantages(np.stack([row[5] for row in rows]), np.stack([row[6] for row in rows]), values, last, how)
        all_seen, all_masks, actions, logs = (np.concatenate([row[i] for row in rows]) for i in range(4))
        flat = ahead.reshape(-1)
        return Rollout(all_seen, all_masks, actions, logs, flat, flat + values.reshape(-1)), (seen, masks)

    def update(self, rollout: Rollout) -> float:
        """Some passes over the rollout in random batches; the mean entropy."""
        how = self.how
        rate = how.rate * (1 - 0.9 * min(1.0, self.steps / how.steps))
        told = []
        for part in batches(rollout, how, self.lot):
            found = loss(self.network, part, how)
            self.adam.step(found.gradient, rate)
            told.append(found.entropy)
        return float(np.mean(told))


def batches(rollout: Rollout, how: Settings, lot: np.random.Generator) -> Iterator[Rollout]:
    for _ in range(how.epochs):
        order = lot.permutation(len(rollout.actions))
        for start in range(0, len(order), how.batch):
            part = rollout.some(order[start : start + how.batch])
            good = part.advantages
            yield part._replace(advantages=(good - good.mean()) / (good.std() + 1e-8))


def match(network: Network, vector: Vector, games: int, seed: int) -> list[float]:
    """The points of the first so many games that end, the network taking what it likes best. Short games end first, so
    every place of the vector plays the same number."""
    seen, masks = vector.reset(seed)
    each = -(-games // vector.n)
    played = np.zeros(vector.n, int)
    found: list[float] = []
    while played.min() < each:
        seen, points, ends, masks = vector.step(network.best(eyes(seen), masks))
        for row in np.flatnonzero(ends):
            if played[row] < each:
                played[row] += 1
                found.append(float(points[row]))
    return found
