"""Pairwise sets of options."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from clio.engine.conformance import pairwise
from clio.engine.errors import BadOption
from clio.engine.record import Option, Options
from tests.engine.games import auction, defence
from tests.engine.games.defence import Defence

BOTH = {"en": "x", "fr": "x"}


def option(id: str, *values: str, per_seat: bool = False) -> Option:
    return Option(id, BOTH, BOTH, values[0], values, (BOTH,) * len(values), per_seat=per_seat)


class Rich(Defence):
    """Many options; `a` 1 excludes `b` 1, and the two seats differ."""

    def __init__(self, *options: Option) -> None:
        super().__init__()
        object.__setattr__(self.record, "options", options)

    def check_options(self, players: int, options: Options) -> None:
        people = options["people"]
        assert isinstance(people, list)
        if options["a"] == options["b"] == "1" or len(set(people)) != len(people):
            raise BadOption("bad_option_seats", option="people", players=players)


@pytest.fixture
def rich() -> Any:
    flag = Option("flag", BOTH, BOTH, True)
    people = option("people", "greeks", "aztecs", "malians", per_seat=True)
    return Rich(option("a", "0", "1", "2"), option("b", "0", "1", "2", "3"), flag, people, option("c", "0", "1"))


def values(options: Options) -> list[tuple[str, object]]:
    flat: list[tuple[str, object]] = []
    for name, value in options.items():
        flat += [(f"{name} {i}", v) for i, v in enumerate(value)] if isinstance(value, list) else [(name, value)]
    return flat


def test_every_possible_pair_of_values_meets(rich: Rich) -> None:
    sets = pairwise(rich)
    met = {pair for options in sets for pair in combinations(values(options), 2)}
    seen = [place for options in sets for place in values(options)]
    axes = {name: {value for other, value in seen if other == name} for name, _ in values(sets[0])}
    possible = [((a, i), (b, j)) for a, b in combinations(axes, 2) for i in axes[a] for j in axes[b]]
    missing = set(possible) - met
    assert missing == {
        (("a", "1"), ("b", "1")), *((("people 0", x), ("people 1", x)) for x in ("greeks", "aztecs", "malians")),
    }
    assert len(sets) <= 20, "of 3 * 4 * 2 * 9 * 2"
    for options in sets:
        rich.check_options(2, options)


def test_the_sets_are_the_same_every_time(rich: Rich) -> None:
    assert pairwise(rich) == pairwise(rich)


def test_few_options() -> None:
    assert pairwise(auction.GAME) == [{}]
    assert pairwise(defence.GAME, 3) == [{"most": "1"}, {"most": "2"}]
