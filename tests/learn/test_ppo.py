"""The example that learns: its gradient is right, it learns what is to be learnt, and the command runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

from clio.bots import UnknownBot
from clio.lab import learning
from clio.lab.learning import curve, learn
from clio.learn import ppo
from clio.learn.ppo import Adam, Network, Rollout, Settings, advantages, loss
from tests.terminal.keyboard import clio, screen

__all__ = ["screen"]

DUEL = "monumental-duel"


def some(network: Network, n: int, size: int, actions: int) -> Rollout:
    lot = np.random.default_rng(3)
    seen = lot.standard_normal((n, size)).astype(np.float32)
    masks = (lot.random((n, actions)) < 0.6).astype(np.int8)
    masks[:, 0] = 1
    chosen, logs, values = network.act(seen, masks, lot)
    assert all(masks[row, action] for row, action in enumerate(chosen))
    better = lot.standard_normal(n).astype(np.float32)
    shaken = logs + 0.3 * lot.standard_normal(n).astype(np.float32)  # some are clipped, in both ways
    return Rollout(seen, masks, chosen, shaken, better, values + better)


def test_the_gradient_is_that_of_the_loss() -> None:
    network = Network(6, 5, 4, 1)
    for name in network.weights:
        network.weights[name] = 10 * network.weights[name].astype(np.float64) + 0.01  # type: ignore[assignment]
    part = some(network, 40, 6, 5)
    how = Settings(entropy=0.1)
    found = loss(network, part, how).gradient
    for name, weights in network.weights.items():
        for at in [(0, 0), (2, 1), (3, 3)] if weights.ndim > 1 and weights.shape[1] > 3 else [(0,) * weights.ndim]:
            step = 1e-5
            weights[at] += step
            up = loss(network, part, how).total
            weights[at] -= 2 * step
            down = loss(network, part, how).total
            weights[at] += step
            assert found[name][at] == pytest.approx((up - down) / (2 * step), abs=2e-4), (name, at)


def test_advantages_stop_at_the_end_of_a_game() -> None:
    rewards, ends = np.array([[0.0], [1.0], [0.0]]), np.array([[False], [True], [False]])
    values, last = np.array([[0.2], [0.5], [0.1]]), np.array([0.4])
    found = advantages(rewards, ends, values, last, Settings(gamma=0.9, smooth=0.5))
    third = 0.9 * 0.4 - 0.1
    second = 1.0 - 0.5
    assert found[:, 0] == pytest.approx([0.9 * 0.5 - 0.2 + 0.45 * second, second, third])


def test_it_learns_which_of_some_actions_is_good() -> None:
    """The right action is the place of the only 1 that is seen, among those that are legal."""
    lot = np.random.default_rng(1)
    network = Network(8, 8, 16, 1)
    adam = Adam(network.weights, 0.5)
    how = Settings(entropy=0.0)
    right = np.zeros(1)
    for _ in range(60):
        places = lot.integers(8, size=256)
        seen = np.eye(8, dtype=np.float32)[places]
        masks = (lot.random((256, 8)) < 0.5).astype(np.int8) | seen.astype(np.int8)
        actions, logs, _ = network.act(seen, masks, lot)
        right = (actions == places).astype(np.float32)
        adam.step(loss(network, Rollout(seen, masks, actions, logs, right - right.mean(), right), how).gradient, 0.02)
    assert right.mean() > 0.9


SMALL = Settings(games=4, length=8, batch=16, epochs=1, hidden=8)


def test_a_short_run_on_monumental_duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, object]] = []
    found = learn(DUEL, "random", 64, 4, "smoke", tell=told.append, how=SMALL)
    assert [row["steps"] for row in told] == [32, 64]
    assert found.match.n == 4
    assert -99 < found.mean_points < 99
    assert curve(found, "fr").startswith("<svg")
    with pytest.raises(UnknownBot):
        learn(DUEL, "deep-blue", 1, 1, 1)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(learning, "learn", lambda *_, **__: found)
    assert "of 4 games against random." in clio("learn", DUEL, "--out", "c.json").stdout
    assert json.loads((tmp_path / "c.json").read_text())["steps"] == 64
    assert (tmp_path / "c.svg").exists()
    assert ppo.Settings().steps == 120_000


@pytest.mark.usefixtures("screen")
def test_the_command_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "Settings", lambda: SMALL)
    shown = clio("learn", DUEL, "--steps", "64", "--games", "1").stderr
    assert "64/64" in shown
    assert re.search(r"\d a second", shown)
