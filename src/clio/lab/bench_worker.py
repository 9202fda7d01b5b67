"""Measures one engine once, in a process of its own: `python -P bench_worker.py ENGINE SIZES`; prints one JSON object.

Nothing of Clio is imported at the top: the other engines run this file in an environment without Clio. Each engine has
its own loop, written as its users would write it; the random numbers, the counting and the clock are the same."""

from __future__ import annotations

import copy
import gc
import json
import os
import pickle
import random
import sys
import time
import tracemalloc
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

STEP = 20  # a copy is kept every so many decisions; the middle one is "mid-game"
Counts = tuple[int, int, int]  # decisions, decisions with a single option, options


class Engine(ABC):
    """One game of one engine, played at random."""

    traced = True  # its memory is Python's, so that tracemalloc sees it

    @abstractmethod
    def play(self, seed: int, keep: list[Any] | None = None) -> Counts:
        """A whole game; with `keep`, copies made on the way are put there, the finished game last."""

    @abstractmethod
    def copier(self, position: Any) -> Callable[[], Any]: ...

    def saver(self, position: Any) -> Callable[[], Any]:
        return partial(pickle.dumps, position)

    def loader(self, saved: Any) -> Callable[[], Any]:
        return partial(pickle.loads, saved)

    def kept(self, seed: int) -> Any:
        """The position whose copies are kept, for their memory."""
        return middle(self, seed)

    def finished(self) -> tuple[Any, int]:
        """A finished game to save, and its number of decisions."""
        kept: list[Any] = []
        n, _, _ = self.play(1, kept)
        return kept[-1], n

    def facts(self) -> dict[str, Any]:
        """What else the report should know."""
        return {}


class Clio(Engine):
    """One game of Clio, as its `BENCH` says."""

    def __init__(self, settings: dict[str, Any]) -> None:
        import clio

        self.clio = clio
        self.settings = settings
        self.given: dict[str, Any] = settings["options"]
        self.game = clio.game(settings["game"])
        self.seed_rng = import_module("clio.engine.rng").seed_rng
        self.seat(settings["players"])

    def seat(self, players: int) -> None:
        """From now on so many play."""
        self.players = players
        self.options = self.game.record.settle(players, self.given)

    def play(self, seed: int, keep: list[Any] | None = None) -> Counts:
        s = self.game.start(self.players, self.options, self.seed_rng(str(seed)))
        draw = random.Random(seed).random
        n = forced = options = 0
        while not s.over:
            legal = s.legal
            size = len(legal)
            n += 1
            options += size
            if size == 1:
                forced += 1
            s.apply(legal[int(draw() * size)])
            if keep is not None and n % STEP == 0:
                keep.append(s.clone())
        if keep is not None:
            keep.append(s)
        return n, forced, options

    def copier(self, position: Any) -> Callable[[], Any]:
        clone: Callable[[], Any] = position.clone
        return clone

    def kept(self, seed: int) -> Any:
        self.seat(self.settings["crowd"])
        return middle(self, seed)

    def finished(self) -> tuple[Any, int]:
        """The longest of some games at a table."""
        self.seat(self.settings["crowd"])
        tables = (self.at_table(seed) for seed in range(self.settings["finished_of"]))
        best = max(tables, key=lambda table: len(table.actions))
        return best, len(best.actions)

    def at_table(self, seed: int) -> Any:
        """Patient players do not take the first option (to pass) while there is another."""
        table = self.clio.new(self.settings["game"], self.players, seed, self.given)
        draw = random.Random(seed).random
        patient = self.settings["patient"]
        while not table.over:
            legal = table.state.legal
            first = 1 if patient and len(legal) > 1 else 0
            table.play(legal[first + int(draw() * (len(legal) - first))])
        return table

    def saver(self, position: Any) -> Callable[[], Any]:
        save: Callable[[], Any] = position.save
        return save

    def loader(self, saved: Any) -> Callable[[], Any]:
        return partial(self.clio.load, saved)

    def facts(self) -> dict[str, Any]:
        kernel = str(import_module("clio.engine.kernel").__file__)
        mode = "interpreted" if kernel.endswith(".py") else "compiled"
        found = {"mode": mode, "version": self.clio.__version__, "package": os.path.dirname(str(self.clio.__file__))}
        probe = self.settings["probe"]
        return found | (import_module(probe).probe() if probe else {})


class Catanatron(Engine):
    """Catan, 2 players. Actions are not checked again before they are carried out, which is the quicker way."""

    players = 2

    def __init__(self) -> None:
        module = import_module("catanatron")
        self.new = module.Game
        self.player = module.RandomPlayer
        self.colors = list(module.Color)[: self.players]
        self.limit = import_module("catanatron.game").TURNS_LIMIT

    def play(self, seed: int, keep: list[Any] | None = None) -> Counts:
        game = self.new([self.player(color) for color in self.colors], seed=seed + 1)
        state = game.state
        limit = self.limit
        draw = random.Random(seed).random
        n = forced = options = 0
        while game.winning_color() is None and state.num_turns < limit:
            legal = state.playable_actions
            size = len(legal)
            n += 1
            options += size
            if size == 1:
                forced += 1
            game.execute(legal[int(draw() * size)], validate_action=False)
            if keep is not None and n % STEP == 0:
                keep.append(game.copy())
        if keep is not None:
            keep.append(game)
        return n, forced, options

    def copier(self, position: Any) -> Callable[[], Any]:
        made: Callable[[], Any] = position.copy
        return made


class OpenSpiel(Engine):
    """A bundled game, written in C++. Chance is played, evenly, but not counted as a decision."""

    traced = False

    def __init__(self, name: str) -> None:
        self.spiel = import_module("pyspiel")
        self.game = self.spiel.load_game(name)

    def play(self, seed: int, keep: list[Any] | None = None) -> Counts:
        s = self.game.new_initial_state()
        draw = random.Random(seed).random
        n = forced = options = 0
        while not s.is_terminal():
            legal = s.legal_actions()
            size = len(legal)
            if not s.is_chance_node():
                n += 1
                options += size
                if size == 1:
                    forced += 1
            s.apply_action(legal[int(draw() * size)])
            if keep is not None and n % STEP == 0:
                keep.append(s.clone())
        if keep is not None:
            keep.append(s)
        return n, forced, options

    def copier(self, position: Any) -> Callable[[], Any]:
        clone: Callable[[], Any] = position.clone
        return clone

    def saver(self, position: Any) -> Callable[[], Any]:
        return partial(self.spiel.serialize_game_and_state, self.game, position)

    def loader(self, saved: Any) -> Callable[[], Any]:
        return partial(self.spiel.deserialize_game_and_state, saved)


class RLCard(Engine):
    """A bundled game. There is no copy of a position: `copy.deepcopy`, as its own step_back does."""

    def __init__(self, name: str) -> None:
        self.env = import_module("rlcard").make(name, config={"seed": 1})

    def play(self, seed: int, keep: list[Any] | None = None) -> Counts:
        env = self.env
        env.seed(seed)
        state, _ = env.reset()
        draw = random.Random(seed).random
        n = forced = options = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            size = len(legal)
            n += 1
            options += size
            if size == 1:
                forced += 1
            state, _ = env.step(legal[int(draw() * size)])
            if keep is not None and n % STEP == 0:
                keep.append(copy.deepcopy(env.game))
        if keep is not None:
            keep.append(copy.deepcopy(env.game))
        return n, forced, options

    def copier(self, position: Any) -> Callable[[], Any]:
        return partial(copy.deepcopy, position)


ENGINES: dict[str, Callable[..., Engine]] = {
    "clio": Clio,
    "catanatron": Catanatron,
    "open_spiel": partial(OpenSpiel, "backgammon"),
    "rlcard": partial(RLCard, "mahjong"),
}


def timed(play: Callable[[int], Counts], seeds: list[int]) -> tuple[float, list[int]]:
    """CPU seconds for whole games, and the counts added up."""
    totals = [0, 0, 0]
    before = time.process_time()
    for seed in seeds:
        n, forced, options = play(seed)
        totals[0] += n
        totals[1] += forced
        totals[2] += options
    return time.process_time() - before, totals


def mean_time(calls: list[Callable[[], Any]], times: int) -> float:
    """CPU seconds of one call, each made `times` times."""
    for call in calls:
        call()
    before = time.process_time()
    for call in calls:
        for _ in range(times):
            call()
    return (time.process_time() - before) / (times * len(calls))


def kept_bytes(call: Callable[[], Any], n: int) -> float:
    """The memory of one copy that is kept, of n."""
    kept: list[Any] = [None] * n
    call()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for i in range(n):
        kept[i] = call()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / n


def measure(name: str, size: dict[str, Any]) -> dict[str, Any]:
    """Everything about one engine: play, copy, save, load, memory. Without the garbage collector."""
    engine = ENGINES[name](*([size["clio"]] if name == "clio" else []))
    first = 1000 * (size["round"] + 1)
    seeds = list(range(first, first + size["games"]))
    timed(engine.play, seeds[:2])
    gc.collect()
    gc.disable()
    try:
        return play_and_copy(engine, seeds, size) | save_and_load(engine, size["saves"]) | engine.facts()
    finally:
        gc.enable()


def play_and_copy(engine: Engine, seeds: list[int], size: dict[str, Any]) -> dict[str, Any]:
    seconds, (n, forced, options) = timed(engine.play, seeds)
    out: dict[str, Any] = {
        "games": len(seeds), "seconds": seconds, "decisions": n, "forced": forced, "options": options,
        "decisions_per_second": n / seconds, "unforced_per_second": (n - forced) / seconds,
        "games_per_second": len(seeds) / seconds,
    }
    if size["double"]:
        twice, _ = timed(engine.play, seeds + seeds)
        out["cost_of_double"] = twice / seconds / 2
    positions = [middle(engine, seed) for seed in seeds[:5]]
    out["copy_us"] = 1e6 * mean_time([engine.copier(p) for p in positions], size["copies"])
    if engine.traced:
        out["kept_bytes"] = kept_bytes(engine.copier(engine.kept(seeds[0])), size["kept"])
    return out


def save_and_load(engine: Engine, times: int) -> dict[str, Any]:
    """A finished game to its saved form and back; the reason if the engine cannot."""
    position, decisions = engine.finished()
    try:
        save = engine.saver(position)
        out = {"save_ms": 1e3 * mean_time([save], times), "load_ms": 1e3 * mean_time([engine.loader(save())], times)}
    except (TypeError, AttributeError, pickle.PicklingError) as e:
        return {"no_save": str(e)[:200]}
    return out | {"saved_decisions": decisions}


def middle(engine: Engine, seed: int) -> Any:
    kept: list[Any] = []
    engine.play(seed, kept)
    return kept[len(kept) // 2]


def main() -> None:
    name, sizes = sys.argv[1:3]
    size: dict[str, Any] = json.loads(sizes)
    result = measure(name, size)
    print("\n" + json.dumps(result))  # the last line, whatever an engine may print of its own


if __name__ == "__main__":
    main()
