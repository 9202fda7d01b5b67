"""What every Scenario asks of the numbers and names it is told; what cannot be is refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from clio.engine.errors import BadScenario


def within(name: str, n: object, least: int, most: int) -> int:
    """A whole number within its bounds."""
    if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= most:
        raise BadScenario("scenario_range", name=name, n=n, least=least, most=most)
    return n


def spelled(name: object) -> str:
    """The name of a card, as text."""
    if not isinstance(name, str):
        raise BadScenario("unknown_card", card=name)
    return name


def one_of(names: Sequence[str], name: object) -> int:
    """The number of a name."""
    if not isinstance(name, str) or name not in names:
        raise BadScenario("scenario_name", name=name, good=", ".join(names))
    return names.index(name)
