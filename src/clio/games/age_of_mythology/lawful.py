"""What every position of a game has in common. A scenario that breaks it is refused with the reason (BadScenario)."""

from __future__ import annotations

from clio.engine.errors import BadScenario, UnknownCard, nearest


def index(name: str, names: list[str] | tuple[str, ...]) -> int:
    """The place of an id in its list; UnknownCard with the nearest ones otherwise."""
    word = str(name).replace("_", "-")
    if word in names:
        return names.index(word)
    near = nearest(word, names)
    raise UnknownCard("unknown_card_near" if near else "", card=str(name)[:80], near=near)


def one_of(name: str, names: tuple[str, ...]) -> int:
    """The place of a name that is no card: a space, a culture, an age; BadScenario with all of them otherwise."""
    word = str(name).replace("_", "-")
    if word not in names:
        raise BadScenario("scenario_name", name=str(name)[:80], good=", ".join(names))
    return names.index(word)


def left(name: str, all: int, used: int) -> int:
    """How many are left; BadScenario if there are not so many."""
    return all - within(name, 0, all, used)


def within(name: str, least: int, most: int, n: int) -> int:
    """A whole number in these bounds; BadScenario otherwise."""
    if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= most:
        raise BadScenario("scenario_range", name=name, n=n, least=least, most=most)
    return n
