"""Whatever a card lets its owner do is told in both languages, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from clio.engine.kernel import Op
from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, WONDER
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.record import GAME
from clio.games.monumental_duel.scenario import Scenario
from clio.games.monumental_duel.state import KINDS, START_PROVINCE
from tests.worded import words_of


def effects(kind: int) -> Iterator[Op[Any]]:
    for op in (BOOK.use[kind], BOOK.bonus[kind], *BOOK.faces[kind]):
        if op is not None:
            yield op
    for hook in BOOK.hooks[kind]:
        yield from hook.parts()


def rich(civ: str = "greeks") -> Scenario:
    """Something of everything: resources, Revolts to archive, cards tilted or not, Policies, a Wonder begun."""
    scenario = (
        Scenario(civ, "malians" if civ != "malians" else "aztecs")
        .city(0, {1: "revolt", 2: "fort", 3: "forum", 4: "library", 5: "revolt"}).tilt(0, 2, 3)
        .discard(0, "revolt", "revolt", "fort").wonder(0, "doges-palace")
        .resources(0, production=6, science=6, military=6, gold=6, culture=3)
    )
    return scenario.policies(0, "scientific-method", "poliorcetics") if civ == "greeks" else scenario


@pytest.mark.parametrize("kind", [kind for kind in range(KINDS) if any(effects(kind))], ids=lambda kind: BOOK.id[kind])
def test_every_step_of_an_effect_has_words(kind: int) -> None:
    scenario = rich(BOOK.civ_id[BOOK.civ[kind]] if BOOK.civ[kind] >= 0 else "greeks")
    if BOOK.type[kind] in (BUILDING, KNOWLEDGE, WONDER) and kind >= START_PROVINCE:
        scenario = scenario.city(0, {6: BOOK.id[kind]}).tilt(0, 6)
    s = scenario.turn(0).state
    for op in effects(kind):
        words_of(GAME, s, op, 0, kind, (GAME.card("great-mosque-of-djenne"),))


def test_archiving_again_after_a_revolt_has_words() -> None:
    """The Great Mosque of Djenné asks again after a Revolt, and may be left off then."""
    djenne = GAME.card("great-mosque-of-djenne")
    use = BOOK.use[djenne]
    assert use is not None
    assert words_of(GAME, rich().turn(0).state, use, 0, djenne) >= 2
