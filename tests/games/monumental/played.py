"""`@plays("granary", ...)` says which cards and tokens a test puts to use; and what many of those tests need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from clio import Table
from clio.engine.actions import slug
from clio.games.families.monumental.cardbook import KNOWLEDGE
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.record import GAME
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import play, position, purse, refuses

Test = TypeVar("Test", bound=Callable[..., Any])
Stock = dict[str, int]

PLAYED: set[int] = set()  # card kinds that some test imported so far puts to use


def plays(*cards: str) -> Callable[[Test], Test]:
    """Note that the test uses these cards, by id or name; an unknown one is an error at import."""
    PLAYED.update(GAME.card(card) for card in cards)

    def unchanged(test: Test) -> Test:
        return test

    return unchanged


def short(card: str) -> str:
    """The name of a card in the notation."""
    return slug(BOOK.name_en[GAME.card(card)])


def holding(*cards: str, civ: str = "egypt", other: str = "greece", **options: Any) -> Scenario:
    """These cards lie activated in slots 1, 2, ..., a Knowledge under a Work Camp; slots after them are idle."""
    scenario = position(civ, other, **options)
    lies = {
        i: f"work-camp/{card}" if "/" not in card and BOOK.type[GAME.card(card)] == KNOWLEDGE else card
        for i, card in enumerate(cards, start=1)
    }
    return scenario.city(0, lies).tilt(0, *lies)


def used(table: Table, card: str, answers: Iterable[str] = (), seat: int = 0) -> Stock:
    """What the player has after the effect of the card."""
    return purse(play(table, f"use {short(card)}", *answers), seat)


def completed(wonder: str, cost: int, answers: Iterable[str] = (), **options: Any) -> Table:
    """The Wonder is completed with exactly its second cost; one Production less does not suffice."""
    scenario = position(**options).wonder(0, wonder)
    refuses(scenario.resources(0, production=cost - 1).turn(0), "complete")
    return play(scenario.resources(0, production=cost).turn(0), "complete", *answers)


def acquired(card: str, cost: int, **options: Any) -> Table:
    """The card is acquired from the display with exactly its cost; one less does not suffice."""
    res = "science" if BOOK.type[GAME.card(card)] == KNOWLEDGE else "production"
    scenario = position(**options).display(card)
    refuses(scenario.resources(0, **{res: cost - 1}).turn(0), f"acquire {short(card)}")
    table = scenario.resources(0, **{res: cost}).turn(0)
    return play(table, f"acquire {short(card)}")


def produced(card: str, **options: Any) -> Stock:
    """What the card gives when it is activated alone."""
    alone: dict[int, str | None] = dict.fromkeys(range(1, 10))
    table = position(**options).city(0, alone | {1: card}).activation(0)
    return purse(play(table, "activate row 1 column 1"))
