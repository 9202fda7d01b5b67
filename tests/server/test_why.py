"""Which reasons a person hears who asks what cannot be done with a thing."""

from __future__ import annotations

import pytest

import clio
from clio.engine.conformance import Chance
from clio.engine.history import Table
from clio.games import ids
from clio.games.monumental_duel.scenario import Scenario as Duel
from clio.games.through_the_ages.scenario import Scenario as Ages
from clio.server import messages as m
from clio.server.telling import ask
from clio.server.foresight import REASONS, closed, far, moves_on, why_not


@pytest.mark.parametrize("game", ids())
def test_what_is_nearest_is_told_first(game: str) -> None:
    table, chance, several = clio.new(game, seed="why"), Chance("why"), 0
    house, space = table.game.house, table.game.space
    for n in range(140):
        seat = table.seat or 0
        things = {target for action in range(len(space)) for target in table.game.targets(table.state, action)}
        for target in sorted(things)[::5] if n % 45 == 0 else ():
            actions = [space.parse(symbol) for symbol in moves_on(table, seat, target)]
            assert not set(actions) & set(table.state.legal)
            assert len({house.move(action).name for action in actions}) == len(actions), "one of each kind"
            ranks = [far(table.game, table.state, action) for action in actions]
            assert ranks == sorted(ranks)
            several += len(actions) > 1
            assert len(why_not(table, "key", seat, m.AskWhy("key", seat, None, target), "fr").reasons) <= REASONS
        table.play(chance.move(table.game, table.state.legal))
        if table.over:
            break
    assert several


def reasons(table: Table, target: str) -> list[str]:
    seat = table.seat or 0
    return [told.text for told in why_not(table, "key", seat, m.AskWhy("key", seat, None, target), "en").reasons]


def test_a_raid_at_equal_strength_is_too_weak_against_that_rival() -> None:
    table = Ages(2).hand(0, "raid-i", "rats").politics()
    for target in ("0:military:raid-i", "1:player:0"):
        [told] = reasons(table, target)
        assert told == "Your strength in this attack is 1, that of Player 2 is 1: you must be stronger."


def test_a_technology_in_hand_lacks_an_action_or_science() -> None:
    spent = Ages(2).hand(0, "theology").actions(0, civil=0).points(0, science=9).stock(0, resources=9).action_phase()
    assert reasons(spent, "0:civil:theology") == ["Civil actions needed: 1; available: 0."]
    poor = Ages(2).hand(0, "theology").points(0, science=1).stock(0, resources=9).action_phase()
    assert reasons(poor, "0:civil:theology") == ["It costs 2 science points, and you can spend 1."]


def test_a_mine_that_cannot_be_built_on_says_why_though_it_could_be_destroyed() -> None:
    table = Ages(2).stock(0, resources=1).action_phase()
    assert "destroy bronze" in [choice.symbol for choice in table.options]
    assert reasons(table, "0:technology:bronze") == ["It costs 2 resources, and you can spend 1."]


def test_a_policy_that_is_not_developed_tells_its_price() -> None:
    laid = Duel().policies(0, "greek-treaties").resources(0, production=3).city(0, {1: "e2b-courier-office"}).tilt(0, 1)
    table = laid.turn()
    assert {"use", "develop"} & {choice.move for choice in table.options} == {"use"}
    assert reasons(table, "0:policy:greek-democracy") == ["The price is 2 Culture; you have 0."]


def test_a_politics_phase_that_all_can_see_is_empty_is_passed_by_itself() -> None:
    assert ask(Ages(2).politics(), 0, "en").idle == "pass"
    assert ask(Ages(2).hand(0, "legion").politics(), 0, "en").idle is None, "a card that cannot be used is a secret"
    assert ask(Ages(3).pact(0, "trade-routes-agreement", 1).politics(), 0, "en").idle is None
    assert ask(Ages(2).leader(0, "alexander-the-great").politics(), 0, "en").idle is None


def test_a_turn_tells_what_one_is_too_poor_for() -> None:
    table = Ages(2).wonder(0, "pyramids").stock(0, resources=1).hand(0, "irrigation", "raid-i").action_phase()
    told = {shut.group: shut.reason.text for shut in closed(table, 0, "en")}
    assert told == {
        "population": "It costs 2 food, and you can spend 0.",
        "build": "It costs 2 resources, and you can spend 1.",
        "stages": "It costs 3 resources, and you can spend 1.",
        "develop": "It costs 3 science points, and you can spend 0.",
    }
