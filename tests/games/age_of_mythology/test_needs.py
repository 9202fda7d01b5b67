"""The house of Age of Mythology: every need has a position that shows it, nothing is refused without a reason."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from clio import clauses
from clio.engine import checks
from clio.engine.game import Refusal
from clio.engine.kernel import pending, turn_to
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.moves import HOUSE
from clio.games.age_of_mythology.ops.powers import NEEDS, Changes
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from clio.words import LANGUAGES
from clio.words.places import places
from tests.games.age_of_mythology.helpers import myth, new_game, play, secretly
from tests.games.age_of_mythology.openings import greek
from tests.needs import cases, unmet_nowhere, unshown
from tests.rules import rule

CASES = cases("tests.games.age_of_mythology")


# ---------------------------------------------------------------------- nothing is forgotten
def test_every_need_want_and_moment_is_shown() -> None:
    assert unshown(GAME, CASES) == []


def test_every_need_is_shown_by_itself() -> None:
    assert unmet_nowhere(GAME, CASES) == []


def test_every_need_of_every_god_is_shown() -> None:
    powers = {BOOK.id[card]: op for card, op in enumerate(BOOK.power) if isinstance(op, Changes)}
    assert {op.what for op in powers.values()} == set(NEEDS)
    for god, op in powers.items():
        told = {case.name for case in CASES if case.move == f"invoke {god}"}
        assert {name for _, name in NEEDS[op.what]} <= told, god


def test_every_question_has_its_place_and_every_sentence_is_said() -> None:
    assert {type(op) for op in GAME.ops.ops if op.asks} == {question.op for question in HOUSE.questions}
    assert len({question.kind for question in HOUSE.questions}) == len(HOUSE.questions)
    assert checks.unsaid(GAME) == []


def test_the_two_languages_tell_the_same() -> None:
    en, fr = GAME.words("en"), GAME.words("fr")
    for table in ("needs", "wants", "moments"):
        for key, sentence in getattr(en, table).items():
            assert places(sentence) == places(getattr(fr, table)[key]), key


# ---------------------------------------------------------------------- who asks
@rule("AOM-DRAW-10")
def test_two_seats_that_choose_at_the_same_time_are_told_their_own_reasons() -> None:
    table = secretly(greek().hand(0, "permanent-build").hand(1, "permanent-trade").draw(), 1, "take permanent-gather")
    for seat, card in enumerate(("permanent-build", "permanent-trade")):
        found = table.why_not(f"take {card}", seat)
        assert found is not None
        assert found.clauses == ("AOM-DRAW-11",)
    assert table.why_not("take permanent-gather", 0) is None
    assert table.why_not("take permanent-gather", 1) is not None


@rule("AOM-UNIT-13")
def test_a_giant_is_not_thrown() -> None:
    """Nothing is asked: the dice decide at once, and the next encounter is at hand."""
    scenario = greek().units(0, cyclops=1, toxotes=1).units(1, frost_giant=1)
    table = scenario.dice(*[1] * 6, *[6] * 7).battle(0, 1, "city")
    secretly(play(table, "fight", "fight"), 0, "lay cyclops")
    found = table.why_not("yes")
    assert found is not None
    assert found.text("en").endswith("fight the encounter or retreat.")


def test_people_are_called_by_their_names() -> None:
    scenario = Scenario(3, ("norse", "greek", "egyptian")).units(0, jarl=1).buildings(1, "wall")
    table = scenario.attack(0, 1, "city")
    s = myth(secretly(secretly(table, 0, "send jarl", "muster"), 1, "muster"))
    names = {"en": ["Ada", "Henri", "Bob"], "fr": ["Ada", "Henri", "Bob"]}
    found = GAME.refusal(s, 0, GAME.space.parse("seize seat 2 a1"), names)
    assert found.text("fr").endswith("détruisez un bâtiment d'Henri, ou renoncez à la récompense.")
    assert found.text("en").endswith("destroy a building of Henri, or give up the reward.")


# ---------------------------------------------------------------------- everything, everywhere
@rule("AOM-ROUND-03")
@pytest.mark.long(every=4, compiled=2)
@pytest.mark.parametrize("seed", range(4))
def test_every_illegal_move_of_random_games_has_a_reason(seed: int) -> None:
    """That it tells nothing hidden is a law of the kit (`refusals_hide`)."""
    known = clauses.load("age-of-mythology").clauses
    chance = random.Random(seed)
    options: dict[str, str | bool] = {}
    if seed % 2:
        options = {"trade": "one-colour", "new_hero": "next-round", "hades": "mortal"}
    s = myth(new_game((2, 3, 5)[seed % 3], str(seed), **options)).clone()
    asked: dict[str, int] = {}
    while not s.over:
        kind = HOUSE.question(s, s.waiting).kind
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] <= 2 or chance.random() < 0.005:
            for seat in pending(s):
                own = s.clone()
                turn_to(own, seat)
                for action in set(range(len(GAME.space))).difference(own.legal):
                    check(GAME.refusal(own, seat, action), known, f"{kind}: {GAME.space.symbol(action)}")
        s.apply(chance.choice(s.legal))


def check(found: Refusal, known: Mapping[str, object], where: str) -> None:
    assert found.clauses, where
    assert all(clause in known for clause in found.clauses), where
    for lang in LANGUAGES:
        text = found.text(lang)
        assert text.endswith("."), where
        assert "{" not in text, where
