"""What every position of a game has in common. A scenario that breaks it is refused with the reason (BadScenario)."""

from __future__ import annotations

from clio.engine import lawful
from clio.engine.errors import UnknownCard, nearest
from clio.engine.lawful import within


def index(name: str, names: list[str] | tuple[str, ...]) -> int:
    """The place of an id in its list; UnknownCard with the nearest ones otherwise."""
    word = str(name).replace("_", "-")
    if word in names:
        return names.index(word)
    near = nearest(word, names)
    raise UnknownCard("unknown_card_near" if near else "", card=str(name)[:80], near=near)


def one_of(name: object, names: tuple[str, ...]) -> int:
    """The place of a name that is no card: a space, a culture, an age; underscores are hyphens."""
    return lawful.one_of(names, name.replace("_", "-") if isinstance(name, str) else name)


def left(name: str, all: int, used: int) -> int:
    """How many are left; BadScenario if there are not so many."""
    return all - within(name, used, 0, all)
