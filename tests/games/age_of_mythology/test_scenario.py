"""Made-up positions: nothing is doubled, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable

import re

import pytest

from clio.engine.errors import BadScenario, ClioError, UnknownCard
from clio.engine.history import Table
from clio.games.age_of_mythology.cardbook import BOOK, CULTURE_IDS
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import CARDS, PERMANENT
from tests.games.age_of_mythology.helpers import (
    bank, cubes, hand, myth, new_game, offers, play, seat_view, sums, tiles, units,
)


def full(players: int) -> Scenario:
    scenario = Scenario(players=players).cubes(0, food=7, gold=0).won(1, 3).placed(the_wonder=2)
    scenario.units(0, hydra=2).tiles(0, "hills-gold-2", a1="fertile-food-2").buildings(0, "wall", houses=3)
    return scenario.workers(0, a1="villager").hand(0, "permanent-attack", "ares").out(1, "ra").age(1, "heroic")


def random_cards(culture: str) -> list[str]:
    """The whole random deck of a culture."""
    copies = [BOOK.copies[card][CULTURE_IDS.index(culture)] for card in range(CARDS)]
    return [BOOK.id[card] for card in range(PERMANENT, CARDS) for _ in range(copies[card])]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_a_position_has_what_a_game_has(players: int) -> None:
    game = {name: n for name, n in sums(new_game(players)).items() if not name.startswith(("card", "figure"))}
    table = full(players).action(0)
    assert {name: n for name, n in sums(table).items() if not name.startswith(("card", "figure"))} == game
    assert sum(n for name, n in sums(table).items() if name.startswith("card greek")) == 45
    assert not [name for name in sums(table) if name.startswith("fault")]


@pytest.mark.parametrize("opening", ["draft", "victory_cubes", "draw", "spoilage", "discard"])
def test_every_opening_can_be_played_to_the_end_of_the_game(opening: str) -> None:
    table: Table = getattr(full(3), opening)()
    before = sums(table)
    while not table.over:
        table.play(table.options_of(table.pending[0])[-1], table.pending[0])
    assert sums(table) == before


def test_the_armies_of_a_battle_are_those_of_the_holding_areas() -> None:
    table = Scenario().units(0, hydra=3, medusa=4).units(1, mummy=1).battle(0, 1, "city", "ares", power=True)
    assert offers(table) == ["fight", "retreat"]
    army = table.view()["battle"]["sides"][0]["army"]
    assert army == [{"id": "hydra", "count": 3}, {"id": "medusa", "count": 4}]
    assert units(table, 0) == {}
    assert table.view()["battle"]["power"]
    with pytest.raises(BadScenario, match="you may bring 4 units at most"):
        Scenario().units(0, hydra=5).battle(0, 1, "city")


def test_decks_pool_and_bank_follow() -> None:
    scenario = Scenario(players=2).deck("greek", "hera", only=True).hand(0, "ares").pool("hills-gold-2")
    table = scenario.cubes(1, food=9).draw()
    assert table.view()["decks"]["greek"]["cards"] == 1
    assert len(table.view()["decks"]["greek"]["used"]) == 43
    assert hand(table, 0) == ["ares"]
    assert table.view()["pool"]["size"] == 1
    assert bank(table) == (7, 12, 12, 12)
    assert myth(table).starting == 0


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Scenario().cubes(0, food=21).draw(),
        lambda: Scenario().cubes(0, food=-1).draw(),
        lambda: Scenario().units(0, mummy=1).draw(),
        lambda: Scenario().units(0, hydra=9).draw(),
        lambda: Scenario().tiles(0, a1="desert-gold-1"),
        lambda: Scenario().tiles(0, "desert-gold-1", "desert-gold-1"),
        lambda: Scenario().buildings(0, "wall", "wall"),
        lambda: Scenario().buildings(0, houses=11).draw(),
        lambda: Scenario().buildings(0, houses=1).workers(0, a1="villager").draw(),
        lambda: Scenario().tiles(0, a1="fertile-food-2").workers(0, a1="villager").draw(),
        lambda: Scenario().tiles(0, a1="fertile-food-2").workers(0, a1="dwarf").draw(),
        lambda: Scenario().hand(0, "ra"),
        lambda: Scenario().hand(0, "ares", "ares").draw(),
        lambda: Scenario().hand(0, "permanent-build").out(0, "permanent-build").draw(),
        lambda: Scenario().deck("greek", "permanent-build"),
        lambda: Scenario().pool(*["hills-gold-2"] * 5).draw(),
        lambda: Scenario().won(0, 20).won(1, 11).draw(),
        lambda: Scenario(starting=2),
        lambda: Scenario().dice(0),
        lambda: Scenario().dice(6, 7),
        lambda: Scenario().cubes(5, food=1),
        lambda: Scenario().cubes(-1, food=1),
        lambda: Scenario().action(7),
        lambda: Scenario().action(0, 0),
        lambda: Scenario().action(0, 9),
        lambda: Scenario().deck("greek", only=True),
        lambda: Scenario(cultures=("greek", "norse")).deck("egyptian", "ra"),
        lambda: Scenario(cultures=("greek", "norse")).used("egyptian", "ra"),
        lambda: Scenario().used("greek", "permanent-build"),
        lambda: Scenario().used("greek", "hera").hand(0, "hera").draw(),
        lambda: Scenario().used("greek", *random_cards("greek")).draw(),
        lambda: Scenario().hand(0, *random_cards("greek")[:38]).draw(),
        lambda: Scenario().bank(food=13).draw(),
        lambda: Scenario().bank(food=-1).draw(),
        lambda: Scenario().bank(victory=31).draw(),
        lambda: Scenario().bank(victory=28).placed(the_wonder=3).draw(),
        lambda: Scenario().shown("hills-gold-2").action(0),
        lambda: Scenario().shown("hills-gold-2").draw(),
        lambda: Scenario().shown(*["hills-gold-2"] * 5).explore(0),
        lambda: Scenario().shown(*["fertile-food-2"] * 4).explore(0),
        lambda: Scenario().shown(*["fertile-food-2"] * 12, "hills-gold-2").draft(),
        lambda: Scenario().explore(0, "permanent-build"),
        lambda: Scenario().cubes(0, favor=0).explore(0, "artemis", power=True),
        lambda: Scenario().explore(0, "permanent-explore", power=True),
        lambda: Scenario().attack(0, 0, "city"),
        lambda: Scenario().attack(0, 9, "city"),
        lambda: Scenario(4).attack(0, 2, "city"),
        lambda: Scenario().attack(0, 1, "city", "permanent-build"),
        lambda: Scenario().attack(0, 1, "city", "permanent-attack", power=True),
        lambda: Scenario().units(0).attack(0, 1, "city"),
        lambda: Scenario().units(0).battle(0, 1, "city"),
        lambda: Scenario().action(0, 4),
        lambda: Scenario(round=0),
        lambda: Scenario(3, round=11),
        lambda: Scenario().won(0, 1, "the-wonder"),
        lambda: Scenario().buildings(0, "wonder").draw(),
        lambda: Scenario().buildings(0, houses=-1),
        lambda: Scenario().out(0, *random_cards("greek")[:5]).draw(),
        lambda: Scenario().cubes(0, food=True).draw(),
    ],
)
def test_what_cannot_be_is_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(BadScenario) as caught:
        wrong()
    assert caught.value.text("en") != caught.value.text("fr")


def test_a_scenario_opened_twice_gives_two_tables() -> None:
    scenario = Scenario().hand(0, "permanent-build").buildings(0, houses=1).cubes(0, food=4, wood=4)
    one, two = scenario.action(0), scenario.action(0)
    before = two.view(0)
    play(one, "play permanent-build", "build house")
    assert two.view(0) == before
    assert offers(two) == offers(scenario.action(0))


OPENINGS: dict[str, Callable[[Scenario], Table]] = {
    "draft": Scenario.draft, "victory_cubes": Scenario.victory_cubes, "draw": Scenario.draw,
    "action": lambda scenario: scenario.action(0), "explore": lambda scenario: scenario.explore(0),
    "attack": lambda scenario: scenario.attack(0, 1, "city", "attack-5"),
    "battle": lambda scenario: scenario.battle(0, 1, "city", "attack-6"), "spoilage": Scenario.spoilage,
    "discard": Scenario.discard, "end": Scenario.end,
}


@pytest.mark.parametrize("opening", OPENINGS)
def test_an_opening_is_the_same_whatever_was_opened_before(opening: str) -> None:
    """And what is played at one table does not reach another."""
    scenario = full(2)
    first = OPENINGS[opening](scenario)
    views = [first.view(seat) for seat in (0, 1, None)]
    for other in OPENINGS.values():
        table = other(scenario)
        while not table.over:
            table.play(table.options_of(table.pending[0])[-1], table.pending[0])
    again = OPENINGS[opening](scenario)
    assert [first.view(seat) for seat in (0, 1, None)] == views
    assert [again.view(seat) for seat in (0, 1, None)] == views


def test_the_bank_holds_what_is_said() -> None:
    table = Scenario(2).cubes(0, food=6).bank(food=3, favor=0, victory=1).hand(0, "permanent-gather").action(0)
    assert bank(table) == (3, 12, 12, 0)
    assert table.view()["victory_bank"] == 1
    assert not table.view()["last_round"]
    assert Scenario(2).bank(victory=0).draw().view()["last_round"]


def test_cards_lie_face_up_under_a_deck() -> None:
    table = Scenario(2).used("greek", "zeus", "hera").deck("greek", "ares").draw()
    assert table.view()["decks"]["greek"] == {"cards": 43, "used": ["hera", "zeus"]}
    assert myth(table).decks[0][-1] == BOOK.id.index("ares")
    assert sums(table) == sums(Scenario(2).draw())


def test_an_explore_turns_up_what_is_said_and_the_rest_at_random() -> None:
    table = Scenario(3).shown("hills-gold-2", "fertile-wood-1").explore(0)
    assert set(table.view()["shown"]) >= {"hills-gold-2", "fertile-wood-1"}
    assert len(table.view()["shown"]) == 4  # one more than players
    assert seat_view(table, 0)["played"] == ["permanent-explore"]
    assert sums(table) == sums(Scenario(3).draw())
    table = Scenario(2).shown("hills-gold-2", "fertile-wood-1").pool().explore(0, "artemis", power=True)
    assert cubes(table, 0)[3] == 3
    play(table, "tile hills-gold-2", "tile fertile-wood-1")
    assert tiles(table, 0) == {"a1": "fertile-wood-1", "a2": "hills-gold-2"}


def test_a_draft_turns_up_what_is_said() -> None:
    table = Scenario(2).shown(*["hills-gold-2"] * 4, *["fertile-food-2"] * 8).draft()
    assert table.view()["shown"] == ["fertile-food-2"] * 8 + ["hills-gold-2"] * 4


def test_the_wonder_stands_only_at_the_end() -> None:
    table = Scenario(2).age(0, "mythic").buildings(0, "wonder").placed(the_wonder=4).end()
    assert table.over
    assert seat_view(table, 0)["victory"] == 4


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Scenario().units(0, hydras=1),
        lambda: Scenario().tiles(0, "hills-gold-9"),
        lambda: Scenario().buildings(0, "castle"),
        lambda: Scenario().hand(0, "athena"),
        lambda: Scenario().shown("hills-gold-9"),
        lambda: Scenario().hand(0, 3),  # type: ignore[arg-type]
    ],
)
def test_unknown_cards_are_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(UnknownCard):
        wrong()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: Scenario().cubes(0, silver=1), "“silver” is none of: food, wood, gold, favor."),
        (lambda: Scenario().bank(silver=1), "“silver” is none of: food, wood, gold, favor, victory."),
        (lambda: Scenario().age(0, "modern"), "“modern” is none of: archaic, classical, heroic, mythic."),
        (lambda: Scenario().age(0, None), "“None” is none of: archaic, classical, heroic, mythic."),  # type: ignore[arg-type]
        (lambda: Scenario().deck("roman"), "“roman” is none of: greek, egyptian, norse."),
        (lambda: Scenario().used("roman", "hera"), "“roman” is none of: greek, egyptian, norse."),
        (lambda: Scenario().workers(0, a1="ox"), "“ox” is none of: villager, dwarf."),
        (lambda: Scenario().attack(0, 1, "harbour"), "“harbour” is none of: city, production, holding."),
        (lambda: Scenario().placed(wonders=1),
         "“wonders” is none of: largest-army, most-buildings, last-battle, the-wonder."),
        (lambda: Scenario().tiles(0, z9="hills-gold-2"),
         "“z9” is none of: a1, b1, c1, d1, a2, b2, c2, d2, a3, b3, c3, d3, a4, b4, c4, d4."),
    ],
)
def test_names_that_are_no_cards_are_refused_with_the_good_ones(
    wrong: Callable[[], object], sentence: str
) -> None:
    with pytest.raises(BadScenario, match=f"^{re.escape(sentence)}$"):
        wrong()


def test_the_wonder_stands_only_in_the_mythic_age() -> None:
    with pytest.raises(BadScenario, match="at least mythic"):
        Scenario(2).buildings(0, "wonder").end()


def test_a_round_begins_only_while_the_bank_has_victory_cubes() -> None:
    for opened in (Scenario(2).bank(victory=0).victory_cubes, Scenario(2).bank(victory=0).draft):
        with pytest.raises(BadScenario, match="victory in the bank"):
            opened()
    assert not Scenario(2).bank(victory=0).hand(0, "permanent-gather").action(0).over  # the last round


def test_bad_options_are_refused() -> None:
    with pytest.raises(ClioError):
        Scenario(players=2, cultures=("greek", "greek"))
    with pytest.raises(ClioError):
        Scenario(figures="7")
