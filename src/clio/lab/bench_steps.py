"""Measures one environment once, in a process of its own: `python -P bench_steps.py ENGINE SIZES`; prints one JSON
object. A step is one action of one agent with what that agent is shown before it: numbers and a mask; of a search, one
position judged.

Nothing of Clio is imported at the top: others run this file in an environment without Clio."""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

Game = Callable[[int], int]  # seed -> steps


def aec(env: Any) -> Game:
    """Any environment of PettingZoo, played at random as its documentation shows."""
    numpy = import_module("numpy")

    def play(seed: int) -> int:
        env.reset(seed=seed)
        draw, n = random.Random(seed).random, 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = numpy.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(draw() * len(legal))]))
            n += 1
        return n

    return play


def clio(settings: dict[str, Any]) -> Game:
    raw = import_module("clio.learn.aec").raw_env
    return aec(raw(settings["game"], players=settings["players"], options=settings["options"]))


def search(settings: dict[str, Any]) -> Game:
    """A bot of Clio that searches, on positions of a quarter, half and three quarters of a game."""
    game, bots = import_module("clio").game(settings["game"]), import_module("clio.bots")
    options = game.record.settle(settings["players"], settings["options"])
    s = game.start(settings["players"], options, import_module("clio.engine.rng").seed_rng("search"))
    greedy, course = bots.make(bots.YARDSTICK, game, "search"), []
    while not s.over:
        if len(s.legal) > 1:
            course.append(s.clone())
        s.apply(greedy.choose(bots.Position(game, s, s.player)))
    asked = [course[part * len(course) // 4] for part in (1, 2, 3)]

    def play(seed: int) -> int:
        bot = bots.make(settings["bot"], game, seed)
        for position in asked:
            bot.choose(bots.Position(game, position, position.player))
        return int(bot.nodes)

    return play


def connect_four(_: dict[str, Any]) -> Game:
    return aec(import_module("pettingzoo.classic.connect_four_v3").raw_env())


def backgammon(_: dict[str, Any]) -> Game:
    """OpenSpiel's own environment for learners; chance is played inside."""
    env = import_module("open_spiel.python.rl_environment").Environment("backgammon")

    def play(seed: int) -> int:
        env.seed(seed)
        draw, n = random.Random(seed).random, 0
        step = env.reset()
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([legal[int(draw() * len(legal))]])
            n += 1
        return n

    return play


def gin_rummy(_: dict[str, Any]) -> Game:
    env = import_module("rlcard").make("gin-rummy", config={"seed": 1})

    def play(seed: int) -> int:
        env.seed(seed)
        state, _ = env.reset()
        draw, n = random.Random(seed).random, 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            n += 1
        return n

    return play


ENGINES: dict[str, Callable[[dict[str, Any]], Game]] = {
    "clio": clio, "search": search, "pettingzoo": connect_four, "open_spiel": backgammon, "rlcard": gin_rummy,
}


def measure(name: str, size: dict[str, Any]) -> dict[str, Any]:
    """Whole games until so many CPU seconds are over."""
    play = ENGINES[name](size.get("clio", {}))
    seed = 1000 * (size["round"] + 1)
    play(seed)
    gc.collect()
    gc.disable()
    steps = games = 0
    began = time.process_time()
    while (seconds := time.process_time() - began) < size["seconds"]:
        games += 1
        steps += play(seed + games)
    return {"steps": steps, "games": games, "seconds": seconds, "steps_per_second": steps / seconds}


if __name__ == "__main__":
    print("\n" + json.dumps(measure(sys.argv[1], json.loads(sys.argv[2]))))
