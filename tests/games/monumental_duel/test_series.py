"""Several resources of one's choice: what a screen is told of the answers, and that they complete the question."""

from __future__ import annotations

import pytest

from clio.engine.conformance import parts_differ
from clio.engine.kernel import Op
from clio.games.families.monumental.ops.resources import GainBasic, GainDifferent, PayBasic, PayDifferent
from clio.games.monumental_duel.scenario import Scenario
from clio.games.monumental_duel.state import Duel
from tests.games.monumental_duel.helpers import offers, play, position
from tests.needs import asking


@pytest.mark.parametrize(("op", "parts", "usual"), [
    (GainBasic(2), {"gain production": 2, "gain science": 2, "gain military": 2}, []),
    (GainDifferent(2), {"gain production": 1, "gain science": 1, "gain military": 1}, []),
    (GainBasic(1), {}, []),
    (PayBasic(3), {"spend production": 1, "spend science": 3, "spend gold": 2}, ["spend science"] * 3),
    (PayBasic(1), {}, ["spend science"]),
    (PayDifferent(2), {"spend production": 1, "spend science": 1, "spend gold": 2},
     ["spend production", "spend science"]),
    (PayDifferent(4), {"spend production": 1, "spend science": 1, "spend gold": 2},
     ["spend production", "spend science", "spend gold", "spend gold"]),
])
def test_what_a_payment_or_a_gain_is_made_up_of(op: Op[Duel], parts: dict[str, int], usual: list[str]) -> None:
    """A type that cannot be named first is told too: on a screen they are chosen in any order."""
    table = asking(position().resources(0, production=1, science=4, gold=2).turn(0), op)
    s, game = table.state, table.game
    symbol = game.space.symbol
    assert {symbol(part.action): part.most for part in game.house.parts(s, s.waiting)} == parts
    assert [symbol(action) for action in game.house.usual(s, s.waiting)] == usual
    assert parts_differ(game, s, s.waiting) == []


def test_who_negotiates_usually_wants_the_help_of_the_city() -> None:
    """What a drawn card does is not so plain: nothing is answered for it beforehand."""
    trade = Scenario("malians", "aztecs", modules="trade").track().resources(0, gold=1).free_track("zanzibar").turn(0)
    play(trade, "ambassador negotiate", "negotiate zanzibar")
    drawn = position().deck(0, "bazaar").resources(0, science=2).turn(0)
    play(drawn, "progress")
    for table, usual in ((trade, ["yes"]), (drawn, [])):
        s, game = table.state, table.game
        assert offers(table) == ["yes", "no"]
        assert [game.space.symbol(action) for action in game.house.usual(s, s.waiting)] == usual
        assert parts_differ(game, s, s.waiting) == []
