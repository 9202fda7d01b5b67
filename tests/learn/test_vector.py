"""Many games at once: the same ones for any number of processes, and those of single environments."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

from clio.lab import vector_env
from clio.learn.gym import Solo
from clio.learn.vector import LostProcess, Vector

DUEL = "monumental-duel"


def walk(vector: Vector, steps: int) -> list[tuple[bytes, ...]]:
    """What was seen, given and ended in so many steps of a policy that takes any legal action."""
    seen, masks = vector.reset(7)
    lot = np.random.default_rng(1)
    found: list[tuple[bytes, ...]] = [(seen.tobytes(), masks.tobytes())]
    for _ in range(steps):
        assert masks.any(axis=1).all()
        parts = vector.step((lot.random(masks.shape) * masks).argmax(axis=1))
        found.append(tuple(part.tobytes() for part in parts))
    return found


def test_the_same_games_in_any_number_of_processes() -> None:
    with vector_env(DUEL, 3) as one, vector_env(DUEL, 3, 2) as two:
        assert walk(one, 60) == walk(two, 60)


def test_a_row_is_a_game_of_one_agent_and_games_follow_each_other() -> None:
    with Vector(DUEL, 2, seat=1) as vector:
        _, masks = vector.reset(3)
        single = Solo(DUEL, seat=1)
        single.np_random = np.random.default_rng([3, 1])
        single.begin()
        ended = 0
        for _ in range(160):
            assert np.array_equal(masks[1], single.mask())
            assert np.array_equal(vector.arrays.seen[1], single.seen())
            actions = masks.argmax(axis=1)
            reward, illegal = single.act(int(actions[1]))
            over = single.ended
            if over:
                single.begin()
            _, rewards, ends, masks = vector.step(actions)
            assert (rewards[1], ends[1], illegal) == (reward, over, False)
            ended += over
        assert ended >= 1


def test_a_process_that_dies_is_told_and_nothing_is_left() -> None:
    vector = Vector(DUEL, 2, 2)
    vector.reset(1)
    os.kill(vector.processes[0].pid, signal.SIGKILL)
    vector.processes[0].join(30)
    with pytest.raises(LostProcess):
        vector.step(vector.arrays.masks.argmax(axis=1))
    assert vector.processes == []
    vector.close()
