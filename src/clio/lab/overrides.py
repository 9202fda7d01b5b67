"""What if this card cost 1 more? A TOML file changes figures of cards for one run only (`clio balance --what-if`):

    [bazaar]            a card by its id
    cost = "+1"         one more, "-1" one less
    cost2 = 5           or a new figure

Which figures a game lets change: `FIGURES` in its `study.py`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from clio.engine.errors import ClioError, nearest
from clio.engine.study import Figure
from clio.games import find, part_of

LEAST, MOST = 0, 99


class BadOverride(ClioError):
    """A file of figures that cannot be used: the reason is in the sentence."""

    code = "bad_override"


class Change(NamedTuple):
    """One figure of one card."""

    card: str
    figure: str
    before: int
    after: int


def figures_of(game: str) -> tuple[Figure, ...]:
    found: tuple[Figure, ...] = getattr(part_of(game, "clio.games", "study"), "FIGURES", ())
    return found


def read(game: str, path: Path) -> list[Change]:
    """The changes of a file. BadOverride names what is wrong: the file, a card, a figure, a value."""
    find(game)
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as e:
        raise BadOverride("override_file", file=path, why=str(e)) from e
    return [
        change_of(game, card, name, value) for card, figures in found.items()
        for name, value in table_of(card, figures, path).items()
    ]


def table_of(card: str, figures: object, path: Path) -> dict[str, object]:
    if not isinstance(figures, dict):
        raise BadOverride("override_file", file=path, why=f"[{card}]")
    return flat(figures)


def flat(figures: dict[str, object]) -> dict[str, object]:
    """cost.food = 3 as TOML reads it is a table in a table."""
    out: dict[str, object] = {}
    for name, value in figures.items():
        if isinstance(value, dict):
            out |= {f"{name}.{inner}": each for inner, each in flat(value).items()}
        else:
            out[name] = value
    return out


def change_of(game: str, card: str, name: str, value: object) -> Change:
    figures = [figure for figure in figures_of(game) if card in figure.ids]
    if not figures:
        known = sorted({id for figure in figures_of(game) for id in figure.ids})
        raise BadOverride("override_card", card=card[:80], game=game, near=nearest(card, known) or "-")
    figure = next((figure for figure in figures if figure.name == name), None)
    if figure is None:
        good = ", ".join(figure.name for figure in figures)
        raise BadOverride("override_figure", figure=name[:80], card=card, good=good)
    before = figure.read(figure.ids.index(card))
    return Change(card, name, before, read_value(card, name, before, value))


def read_value(card: str, name: str, before: int, value: object) -> int:
    after = None
    if isinstance(value, int) and not isinstance(value, bool):
        after = value
    elif isinstance(value, str) and value[:1] in ("+", "-") and value[1:].isdigit():
        after = before + int(value)
    if after is None or not LEAST <= after <= MOST:
        raise BadOverride("override_value", value=str(value)[:80], figure=name, card=card, least=LEAST, most=MOST)
    return after


@contextmanager
def in_force(game: str, changes: list[Change]) -> Iterator[None]:
    """While it lasts, the cards have these figures in this process."""
    places = [place_of(game, change) for change in changes]
    for (figure, at), change in zip(places, changes, strict=True):
        figure.write(at, change.after)
    try:
        yield
    finally:
        for (figure, at), change in zip(places, changes, strict=True):
            figure.write(at, change.before)


def place_of(game: str, change: Change) -> tuple[Figure, int]:
    figure = next(f for f in figures_of(game) if f.name == change.figure and change.card in f.ids)
    return figure, figure.ids.index(change.card)
