"""Few sets of options in which all pairs of values meet: what tests of a game with many options run on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import Any

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.record import Options, Value

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
        for row in rows_with(game, axes, dict(pair)):
            if settle(game, n, axes, row) is not None:
                fill(game, n, axes, row, dict(pair), missing)
                options = settle(game, n, axes, row)
                assert options is not None
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


def rows_with(game: Game[Any], axes: list[Axis], held: dict[int, int]) -> Iterator[list[int]]:
    """Rows that hold two places, all else as usual, but the values of up to two more options: a pair of values that is
    allowed in none of these counts as impossible."""
    usual = [values.index(game.record.option(name).default) for name, _, values in axes]
    row = [held.get(axis, i) for axis, i in enumerate(usual)]
    yield list(row)
    free = [
        (axis, i) for axis, (_, _, values) in enumerate(axes) for i in range(len(values))
        if axis not in held and i != row[axis]
    ]
    for changed in chain(combinations(free, 1), combinations(free, 2)):
        yield [dict(changed).get(axis, i) for axis, i in enumerate(row)]


def fill(
    game: Game[Any], players: int, axes: list[Axis], row: list[int], held: dict[int, int],
    missing: dict[tuple[Place, Place], None],
) -> None:
    """Change the rest of an allowed row, axis by axis, to the values that make most missing pairs with what is chosen
    before, as far as the game allows it."""

    def gain(axis: int, value: int) -> int:
        here = (axis, value)
        return sum((min(here, there), max(here, there)) in missing for there in held.items())

    for axis, (_, _, values) in enumerate(axes):
        if axis not in held:
            was = row[axis]
            for _, value in sorted((-gain(axis, value), value) for value in range(len(values))):
                row[axis] = value
                if value == was or settle(game, players, axes, row) is not None:
                    break
            held[axis] = row[axis]


def settle(game: Game[Any], players: int, axes: list[Axis], row: Sequence[int]) -> Options | None:
    """The options of a row, None if they do not go together. Each value by itself is good: so many rows are tried that
    none is read before it is known to be of use."""
    given: dict[str, Any] = {}
    for (name, seat, values), i in zip(axes, row):
        if seat < 0:
            given[name] = values[i]
        else:
            given.setdefault(name, []).append(values[i])
    try:
        game.check_options(players, given)
        return game.record.settle(players, given)
    except ClioError:
        return None
