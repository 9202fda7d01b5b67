"""Many games at once: simulations, arenas, balance reports, measurements. And the environments of `clio.learn`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from clio.learn.gym import Solo
    from clio.learn.vector import Vector


def pettingzoo_env(game: str, **how: Any) -> Any:
    """A game as an environment of PettingZoo; see `clio.learn.aec.AEC`. Needs the extra `learn`."""
    from clio.learn.aec import env

    return env(game, **how)


def gymnasium_env(game: str, **how: Any) -> Solo:
    """A game as an environment of Gymnasium, against bots; see `clio.learn.gym.Solo`. Needs the extra `learn`."""
    from clio.learn.gym import Solo

    return Solo(game, **how)


def vector_env(game: str, n: int, processes: int = 1, **how: Any) -> Vector:
    """Many of them at once, in processes; see `clio.learn.vector.Vector`. Needs the extra `learn`."""
    from clio.learn.vector import Vector

    return Vector(game, n, processes, **how)


def openspiel_game(game: str, **parameters: Any) -> Any:
    """A game as one of OpenSpiel; see `clio.learn.spiel`. Needs `open_spiel`."""
    from clio.learn.spiel import load

    return load(game, **parameters)
