"""Prices: what an evaluation reckons with, where a game has them one by one (`Weights` in its `weights.py`). `clio tune
--prices` finds them in games and writes them in a file of TOML, in its table `prices`: each by its name, a number or as
many as a row has; one that is not named is that of the yardstick. A game's own files, `prices-<players>.toml` in
`clio/bots/<game>`, are read by its strengths that are not frozen, where so many play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

from clio.bots.judge import Row
from clio.bots.scales import LEAST, MOST, fits, parsed
from clio.engine.errors import ClioError, nearest
from clio.games import part_of

TABLE = "prices"  # of a file, by which it is told from a scale


class Weights(Protocol):
    def derive(self) -> None:
        """What follows from the prices, as lists; to be called when they have changed."""


W = TypeVar("W", bound=Weights)
Prices = dict[str, float | Row]


class BadPrices(ClioError):
    """A file that holds no prices of the game, or a game that has none by name."""

    code = "bad_prices"


def weights_of(game_id: str) -> Callable[[], Weights]:
    """Those of the yardstick. BadPrices if the game has none by name."""
    found: Callable[[], Weights] | None = getattr(part_of(game_id, "clio.bots", "weights"), "Weights", None)
    if found is None:
        raise BadPrices("no_prices", game=game_id)
    return found


def settled_of(game_id: str) -> tuple[str, ...]:
    """What stands among a game's prices and is none: nothing that could be found in games."""
    found: tuple[str, ...] = getattr(part_of(game_id, "clio.bots", "weights"), "SETTLED", ())
    return found


def by_name(w: Weights) -> Prices:
    """All prices of an evaluation. Whole numbers among its weights are counts, lists follow from the others."""
    found = {name: getattr(w, name) for name in dir(w) if not name.startswith("_")}
    return {name: value for name, value in found.items() if isinstance(value, float | tuple)}


def priced(plain: Callable[[], W], given: Mapping[str, object]) -> W:
    """Weights with some prices of their own. BadPrices tells what cannot be one."""
    w = plain()
    known = by_name(w)
    for name, value in given.items():
        if name not in known:
            raise BadPrices("price_name", price=name, good=nearest(name, known) or ", ".join(known))
        setattr(w, name, checked(name, value, known[name]))
    w.derive()
    return w


def checked(name: str, value: object, usual: float | Row) -> float | Row:
    row = value if isinstance(value, list | tuple) else (value,)
    size = len(usual) if isinstance(usual, tuple) else 1
    if len(row) != size or isinstance(value, list | tuple) != isinstance(usual, tuple) or not all(map(fits, row)):
        raise BadPrices("price_value", price=name, value=value, n=size, least=LEAST, most=MOST)
    figures = tuple([float(each) for each in row])
    return figures if isinstance(usual, tuple) else figures[0]


def read(game_id: str, path: Path) -> Weights:
    """The prices in a file."""
    return priced(weights_of(game_id), table(path))


def evolved(plain: Callable[[], W], game_id: str, most: int) -> tuple[W, ...]:
    """What the bots of a game go by, by number of players: as the files of its folder say, else as the yardstick."""
    usual, folder = plain(), Path(__file__).with_name(game_id.replace("-", "_"))
    files = [folder / f"prices-{players}.toml" for players in range(most + 1)]
    return tuple([priced(plain, table(file)) if file.exists() else usual for file in files])


def table(path: Path) -> Mapping[str, object]:
    found = parsed(path).get(TABLE)
    if not isinstance(found, dict):
        raise BadPrices(file=path)
    return found


def written(prices: Prices, note: str) -> str:
    """As a file, with a note on how they came about."""
    lines = [f"{name} = {told(value)}" for name, value in prices.items()]
    return "\n".join([*(f"# {line}" for line in note.splitlines()), f"[{TABLE}]", *lines]) + "\n"


def told(value: float | Row) -> str:
    return f"[{', '.join(map(told, value))}]" if isinstance(value, tuple) else f"{value:.4g}"
