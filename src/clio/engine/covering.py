"""Few sets of options in which all pairs of values meet: what tests of a game with many options run on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice, product
from typing import Any

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.record import Options, Value

ATTEMPTS = 20_000  # sets tried before a pair of values counts as impossible

Axis = tuple[str, int, tuple[Value, ...]]  # option, seat (-1: of the table), values
Place = tuple[int, int]  # axis, which value


def pairwise(game: Game[Any], players: int | None = None) -> list[Options]:
    """Sets of options in which every two values of two options meet at least once, if the game allows it. Each seat of
    an option `per_seat` counts as an option of its own. Greedy: not the fewest sets, but few."""
    n = game.record.players[0] if players is None else players
    axes = axes_of(game, n)
    sizes = [range(len(values)) for _, _, values in axes]
    missing: dict[tuple[Place, Place], None] = {}
    for a, b in combinations(range(len(axes)), 2):
        missing |= {((a, i), (b, j)): None for i in sizes[a] for j in sizes[b]}
    if len(axes) < 2:
        rows = [settle(game, n, axes, row) for row in product(*sizes)]
        return [row for row in rows if row is not None]
    out: list[Options] = []
    while missing:
        pair = next(iter(missing))
        for row in islice(product(*best_first(pair, sizes, missing)), ATTEMPTS):
            options = settle(game, n, axes, row)
            if options is not None:
                out.append(options)
                for met in combinations(enumerate(row), 2):
                    missing.pop(met, None)
                break
        missing.pop(pair, None)  # met, or impossible
    return out


def axes_of(game: Game[Any], players: int) -> list[Axis]:
    axes: list[Axis] = []
    for option in game.record.options:
        values: tuple[Value, ...] = (False, True) if option.kind == "flag" else option.values
        axes += [(option.id, seat, values) for seat in (range(players) if option.per_seat else (-1,))]
    return axes


def best_first(
    pair: tuple[Place, Place], sizes: list[range], missing: dict[tuple[Place, Place], None]
) -> list[list[int]]:
    """For each axis its values, those first that make most missing pairs with what is chosen before; both places of
    the pair are fixed."""
    row = dict(pair)
    order: list[list[int]] = []

    def gain(axis: int, value: int) -> int:
        here = (axis, value)
        return sum((min(here, there), max(here, there)) in missing for there in row.items())

    for axis, size in enumerate(sizes):
        if axis in row:
            order.append([row[axis]])
        else:
            order.append([value for _, value in sorted((-gain(axis, value), value) for value in size)])
            row[axis] = order[-1][0]
    return order


def settle(game: Game[Any], players: int, axes: list[Axis], row: Sequence[int]) -> Options | None:
    """The options of a row, None if they do not go together."""
    given: dict[str, Any] = {}
    for (name, seat, values), i in zip(axes, row):
        if seat < 0:
            given[name] = values[i]
        else:
            given.setdefault(name, []).append(values[i])
    try:
        options = game.record.settle(players, given)
        game.check_options(players, options)
    except ClioError:
        return None
    return options
