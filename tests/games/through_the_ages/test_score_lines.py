"""Where the culture of a player comes from, against what the log has told of it."""

from __future__ import annotations

import random
from collections import Counter

from clio.engine.rng import seed_rng
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.record import GAME

TOLD = {E.SCORES: "production", E.PREPARES: "prepared"}


def test_the_lines_of_a_score_are_what_the_log_tells() -> None:
    hungry = 0
    for seed in range(6):
        s = GAME.start(3, GAME.record.settle(3, {"resignation": False}), seed_rng(f"lines {seed}"))
        s.log = []
        chance = random.Random(seed)
        while not s.over:
            s.apply(chance.choice(s.legal))
        told: Counter[tuple[int, str]] = Counter()
        for e in s.log:
            if e.kind in TOLD:
                told[e.me, TOLD[e.kind]] += e.b
            elif e.kind == E.HARVEST:
                told[e.me, "famine"] -= e.c
        for score in GAME.result(s).scores:
            lines = dict(score.lines)
            assert sum(lines.values()) == score.total == s.players[score.seat].culture
            assert {line: told[score.seat, line] for line in ("production", "prepared", "famine")} == {
                line: n for line, n in lines.items() if line != "effects"}
            hungry -= lines["famine"]
    assert hungry > 0
