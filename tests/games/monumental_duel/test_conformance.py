"""Monumental Duel under the property kit of the engine, on sets of options in which all pairs of values meet."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.engine import checks, conformance
from clio.engine.conformance import Case
from clio.engine.game import Game
from clio.engine.kernel import Op
from clio.engine.record import Options
from clio.games.monumental_duel.cardbook import BOOK
from clio.messages import LANGUAGES

GAME: Game[Any] = clio.game("monumental-duel")
SETS = conformance.pairwise(GAME)


def name(options: Options) -> str:
    flat = [word for value in options.values() for word in (value if isinstance(value, list) else [str(value)])]
    return "-".join(flat).lower()


def card_ops() -> list[Op[Any]]:
    """Everything that is written on cards."""
    found = [op for column in (BOOK.use, BOOK.bonus) for op in column if op is not None]
    found += [op for faces in BOOK.faces for op in faces]
    found += [op for hooks in BOOK.hooks for hook in hooks for op in hook.parts()]
    return found


def test_the_game_declares_itself_well() -> None:
    assert checks.declared(GAME, card_ops()) == []


def test_every_hook_of_a_card_has_its_sentence() -> None:
    for lang in LANGUAGES:
        knows = GAME.words(lang).knows  # type: ignore[attr-defined]
        for hooks in BOOK.hooks:
            for hook in hooks:
                assert knows(hook), (lang, hook)
                assert hook.when is None or knows(hook.when), (lang, hook.when)


def test_all_pairs_of_options_are_among_the_sets() -> None:
    seen = {tuple(options["civilizations"]) for options in SETS if isinstance(options["civilizations"], list)}
    assert len(seen) == 7 * 7 - 6, "every ordered pair of civilizations, chosen or by lot"
    decks = {(str(options["modules"]), str(options["deck"])) for options in SETS}
    assert {deck for modules, deck in decks if modules == "both"} == {"auto", "espionage", "trade", "mixed"}


@pytest.mark.long(every=20, compiled=5)
@pytest.mark.parametrize(("seed", "options"), list(enumerate(SETS)), ids=[name(options) for options in SETS])
def test_the_kit(seed: int, options: Options) -> None:
    assert conformance.examine(GAME, [Case(2, options, seed)]).problems == []


def test_another_process_plays_the_same_games() -> None:
    assert conformance.elsewhere(GAME, [Case(2, options, 3) for options in SETS]) == []
