"""Events of Age III: what they count, for every seat, when they are revealed and at the end of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import player, rating
from tests.rules import rule

Setting = Callable[[Scenario], object]


def scored(id: str, setting: Setting, players: int = 2) -> int:
    """The culture that seat 0 scores; it is the same at the end of the game."""
    now, later = Scenario(players=players, age=3), Scenario(players=players, age=3)
    for scenario in (now, later):
        scenario.points(0, culture=50)
        setting(scenario)
    table = now.event(id)
    assert table.view()["past_events"] == [id]
    end = later.events(id).end()
    assert end.over
    assert player(end, 0).culture == player(table, 0).culture
    return player(table, 0).culture - 50


@card("impact-of-agriculture")
@rule("TTA-END-02")
def test_impact_of_agriculture() -> None:
    def farms(yellow: int, **workers: int) -> int:
        return scored("impact-of-agriculture", lambda s: s.technologies(0, "mechanized-agriculture").workers(
            0, only=True, **workers).banks(0, yellow=yellow, blue=0))

    assert farms(18) == 0, "nothing is not more than nothing"
    assert farms(18, agriculture=2) == 2 + 4
    assert farms(10, agriculture=2) == 2, "as much as is eaten"
    assert farms(10, agriculture=2, mechanized_agriculture=1) == 7 + 4
    assert farms(0, agriculture=5) == 5, "consumption 6"
    pact = "international-trade-agreement"
    traded = scored("impact-of-agriculture", lambda s: s.pact(0, pact, 1, owner_is_a=False), players=3)
    assert traded == 2 + 4, "made by farms"


@card("impact-of-architecture")
@rule("TTA-CARD-01")
def test_impact_of_architecture() -> None:
    technologies = ("alchemy", "computers", "theology", "opera", "team-sports", "multimedia", "oil", "tanks")
    assert scored("impact-of-architecture", lambda s: s.technologies(0, "communism", *technologies).workers(
        0, philosophy=1, alchemy=2, computers=1, theology=1, opera=1, team_sports=1, oil=1, tanks=1,
    )) == 2 + 3 + 1 + 2 + 2


@card("impact-of-balance")
@rule("TTA-END-02")
@pytest.mark.parametrize(
    ("workers", "least"),
    [
        ({"computers": 1, "movies": 1, "agriculture": 3, "bronze": 2}, 2),
        ({"computers": 1, "movies": 1, "agriculture": 2, "bronze": 9}, 2),
        ({"philosophy": 1, "movies": 1, "agriculture": 5, "bronze": 5}, 1),
        ({"computers": 1, "agriculture": 5, "bronze": 5}, 0),
        ({"computers": 1, "movies": 2, "agriculture": 9, "oil": 2}, 5),
        ({"computers": 1, "religion": 2, "agriculture": 9, "oil": 2}, 2),
    ],
)
def test_impact_of_balance(workers: dict[str, int], least: int) -> None:
    def setting(s: Scenario) -> None:
        s.technologies(0, "computers", "movies", "oil").workers(0, only=True, **workers).banks(0, blue=0, yellow=0)

    assert scored("impact-of-balance", setting) == 2 * least, "before corruption and consumption"


@card("impact-of-colonies")
@rule("TTA-END-02")
def test_impact_of_colonies() -> None:
    assert scored("impact-of-colonies", lambda s: s.colonies(0, "vast-territory-i", "historic-territory-ii")) == 6
    assert scored("impact-of-colonies", lambda s: s.colonies(1, "vast-territory-i")) == 0


@card("impact-of-competition")
@rule("TTA-CARD-01")
def test_impact_of_competition() -> None:
    technologies = ("riflemen", "knights", "rockets", "air-forces", "professional-sports", "computers", "drama")
    assert scored("impact-of-competition", lambda s: s.technologies(0, *technologies).tactic(0, "legion").workers(
        0, warriors=2, riflemen=2, knights=1, rockets=1, air_forces=1, professional_sports=1, computers=1, drama=1,
    )) == 2 * 2 + 1 + 3 + 3 + 3


@card("impact-of-government")
@rule("TTA-ACTOT-01", "TTA-ACTOT-02")
def test_impact_of_government() -> None:
    assert scored("impact-of-government", lambda s: s.actions(0, civil=0, military=0)) == 2 * 4 + 2, "spent or not"
    assert scored("impact-of-government", lambda s: s.technologies(0, "communism", "civil-service", "warfare").wonders(
        0, "kremlin").wonders(1, "pyramids")) == 2 * (7 + 2 + 1) + (5 + 1 + 1)


@card("impact-of-happiness")
@rule("TTA-CTX-52")
def test_impact_of_happiness() -> None:
    assert scored("impact-of-happiness", lambda s: s.workers(0, religion=2)) == 4
    assert scored("impact-of-happiness", lambda s: s.technologies(0, "organized-religion", "democracy").workers(
        0, organized_religion=4)) == 16, "the rating is at most 8"
    assert scored("impact-of-happiness", lambda s: s.workers(0, religion=2).banks(0, yellow=8)) == 4 - 2 * 2
    assert scored("impact-of-happiness", lambda s: s.banks(0, yellow=0)) == -16
    low = Scenario(age=3).points(0, culture=3).workers(0, religion=1).banks(0, yellow=0).event("impact-of-happiness")
    assert player(low, 0).culture == 0, "3 + 2 - 14: not below 0"


@card("impact-of-industry")
@rule("TTA-CTX-52", "TTA-ANNEX-21")
def test_impact_of_industry() -> None:
    def mines(s: Scenario) -> Scenario:
        return s.technologies(0, "iron", "oil", "computers").workers(0, only=True, bronze=1, iron=1, oil=1, computers=1)

    assert scored("impact-of-industry", lambda s: mines(s).banks(0, blue=0)) == 1 + 2 + 5
    assert scored("impact-of-industry", lambda s: mines(s).wonders(0, "transcontinental-railroad")) == 8 + 5
    assert scored("impact-of-industry", lambda s: mines(s).pact(0, "international-trade-agreement", 1), 3) == 8
    gates = mines(Scenario(age=3)).leader(0, "bill-gates").event("impact-of-industry")
    assert player(gates, 0).culture == 8, "labs are no mines"


@card("impact-of-population")
@rule("TTA-CTX-23", "TTA-WORK-11")
@pytest.mark.parametrize(
    ("warriors", "unused", "temples", "yellow", "content"),
    [(1, 1, 0, 18, 7), (4, 1, 0, 18, 10), (5, 1, 0, 18, 11), (4, 3, 0, 18, 12), (9, 0, 0, 12, 12), (7, 0, 2, 12, 14)],
)
def test_impact_of_population(warriors: int, unused: int, temples: int, yellow: int, content: int) -> None:
    """Five workers on farms, mines and the lab, and these."""
    points = scored("impact-of-population", lambda s: s.workers(0, warriors=warriors, religion=temples).banks(
        0, unused=unused, yellow=yellow))
    assert points == 2 * max(0, content - 10)


@card("impact-of-progress")
@rule("TTA-END-02")
def test_impact_of_progress() -> None:
    assert scored("impact-of-progress", lambda s: s.technologies(0, "oil")) == 0
    assert scored("impact-of-progress", lambda s: s.technologies(
        0, "oil", "republic", "warfare", "justice-system", "satellites")) == 2 * (2 + 1 + 2 + 3)


RANKS = [  # figures by seat, active seat, points by seat
    ((3, 2), 0, [10, 0]), ((2, 3), 0, [0, 10]), ((2, 2), 1, [0, 10]), ((1, 2, 3), 0, [0, 7, 14]),
    ((2, 2, 2), 1, [0, 14, 7]), ((3, 1, 3), 2, [7, 0, 14]), ((4, 3, 2, 1), 0, [15, 10, 5, 0]),
    ((1, 2, 2, 1), 3, [0, 15, 10, 5]),
]


@card("impact-of-science")
@rule("TTA-CTX-52", "TTA-EVENT-03")
@pytest.mark.parametrize(("figures", "active", "points"), RANKS)
def test_impact_of_science(figures: tuple[int, ...], active: int, points: list[int]) -> None:
    scenario = Scenario(players=len(figures), age=3)
    for seat, n in enumerate(figures):
        scenario.workers(seat, philosophy=min(n, 2))
        if n == 3:
            scenario.technologies(seat, "alchemy").workers(seat, philosophy=1, alchemy=1)
        elif n == 4:
            scenario.technologies(seat, "scientific-method").workers(seat, philosophy=1, scientific_method=1)
    table = scenario.event("impact-of-science", seat=active)
    assert [player(table, seat).culture for seat in range(len(figures))] == points


@card("impact-of-strength")
@rule("TTA-CTX-52", "TTA-EVENT-03")
@pytest.mark.parametrize(("figures", "active", "points"), RANKS)
def test_impact_of_strength(figures: tuple[int, ...], active: int, points: list[int]) -> None:
    scenario = Scenario(players=len(figures), age=3)
    for seat, n in enumerate(figures):
        scenario.workers(seat, warriors=n)
    table = scenario.event("impact-of-strength", seat=active)
    assert [player(table, seat).culture for seat in range(len(figures))] == points


@card("impact-of-science", "impact-of-strength")
@rule("TTA-EVENT-06")
@pytest.mark.parametrize("id", ["impact-of-science", "impact-of-strength"])
def test_equals_at_the_end_of_the_game(id: str) -> None:
    table = Scenario(players=3, age=3, first=1).events(id).end()
    assert [player(table, seat).culture for seat in range(3)] == [0, 14, 7], "from the starting player"


@card("impact-of-technology")
@rule("TTA-TECH-01")
def test_impact_of_technology() -> None:
    assert scored("impact-of-technology", lambda s: s.technologies(
        0, "oil", "computers", "democracy", "civil-service", "coal", "strategy").hand(0, "movies")) == 4 * 4
    assert scored("impact-of-technology", lambda s: s.wonders(0, "internet").leader(0, "sid-meier")) == 0


@card("impact-of-variety")
@rule("TTA-TECH-05", "TTA-TECH-06", "TTA-TECH-07")
def test_impact_of_variety() -> None:
    assert scored("impact-of-variety", lambda s: s) == 2 * (1 + 1), "infantry and labs"
    technologies = ("swordsmen", "knights", "cannon", "air-forces", "theology", "drama", "multimedia", "team-sports",
                    "warfare", "masonry", "alchemy", "oil", "democracy")
    assert scored("impact-of-variety", lambda s: s.technologies(0, *technologies).workers(
        0, swordsmen=1, knights=1, air_forces=1, theology=1, religion=1, drama=1, alchemy=1, oil=1,
    )) == 2 * (3 + 3 + 2), "types with a worker, and special technologies"


@card("impact-of-wonders")
@rule("TTA-ANNEX-27")
def test_impact_of_wonders() -> None:
    assert scored("impact-of-wonders", lambda s: s.wonders(0, "pyramids", "colossus", "great-wall", "kremlin")) == 17
    assert scored("impact-of-wonders", lambda s: s.wonders(
        0, "pyramids", "great-wall", "internet", ruined=("pyramids", "great-wall"),
    ).wonder(0, "hollywood", stages=2)) == 5 + 4 + 2


@card("impact-of-happiness", "impact-of-colonies")
@rule("TTA-END-02", "TTA-END-03")
def test_all_of_them_at_the_end() -> None:
    scenario = Scenario(age=3).colonies(0, "vast-territory-i").colonies(1, "vast-territory-ii", "strategic-territory-i")
    scenario.future("impact-of-colonies", by=1).events("impact-of-happiness", "rats").banks(0, yellow=12)
    table = scenario.end()
    assert [player(table, seat).culture for seat in (0, 1)] == [0, 6], "3 - 4: losses come last, not below 0"
    assert rating(table, 0, "discontent") == 2
    assert sorted(table.view()["past_events"]) == ["impact-of-colonies", "impact-of-happiness"], "of Age III only"
