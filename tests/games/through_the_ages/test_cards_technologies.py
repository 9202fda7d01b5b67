"""Technologies in play: developed from the hand, with workers or without, and what they bring."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import Timeless, available, offers, play, player, rating, seat_view, totals
from tests.rules import rule

RATINGS = ("science", "culture", "strength", "happiness")

# science and resources to pay, what one token on the card is worth
FARMS = {"irrigation": (3, 4, 2), "selective-breeding": (5, 6, 3), "mechanized-agriculture": (7, 8, 5)}
MINES = {"iron": (5, 5, 2), "coal": (7, 8, 3), "oil": (9, 11, 5)}
# science and resources to pay, then science, culture, strength, happiness of a worker
URBAN = {
    "alchemy": (4, 6, (2, 0, 0, 0)), "scientific-method": (6, 8, (3, 0, 0, 0)), "computers": (8, 11, (5, 0, 0, 0)),
    "theology": (2, 5, (0, 1, 0, 2)), "organized-religion": (4, 7, (0, 1, 0, 3)),
    "printing-press": (3, 3, (1, 1, 0, 0)), "journalism": (6, 8, (2, 2, 0, 0)), "multimedia": (9, 11, (3, 3, 0, 0)),
    "drama": (3, 4, (0, 2, 0, 1)), "opera": (7, 8, (0, 3, 0, 1)), "movies": (10, 11, (0, 4, 0, 1)),
    "bread-and-circuses": (3, 3, (0, 0, 1, 2)), "team-sports": (5, 5, (0, 0, 2, 3)),
    "professional-sports": (7, 8, (0, 0, 3, 4)),
}
UNITS = {  # science, resources, strength
    "swordsmen": (4, 3, 2), "riflemen": (6, 5, 3), "modern-infantry": (10, 7, 5), "knights": (5, 3, 2),
    "cavalrymen": (6, 5, 3), "tanks": (9, 7, 5), "cannon": (6, 5, 3), "rockets": (8, 7, 5), "air-forces": (12, 7, 5),
}
STARTING = {  # resources, then the ratings of a worker
    "agriculture": (2, (0, 0, 0, 0)), "bronze": (2, (0, 0, 0, 0)), "philosophy": (3, (1, 0, 0, 0)),
    "religion": (3, (0, 1, 0, 1)), "warriors": (2, (0, 0, 1, 0)),
}


def rated(table: Table) -> tuple[int, ...]:
    return tuple(rating(table, 0, name) for name in RATINGS)


def more(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(b - a for a, b in zip(before, after))


def with_card(id: str, science: int, resources: int) -> Table:
    """The card in hand, so many points and resources, one unused worker."""
    return Timeless(age=3).hand(0, id).points(0, science=science).stock(0, resources=resources).action_phase(0)


def research(id: str, science: int, resources: int) -> Table:
    """Develop the card with exactly the points it needs: it has no effect before a worker stands on it."""
    assert f"develop {id}" not in offers(with_card(id, science - 1, 0))
    table = with_card(id, science, resources)
    before = rated(table)
    assert f"build {id}" not in offers(table), "it is only in hand"
    play(table, f"develop {id}")
    assert player(table, 0).science == 0
    assert rated(table) == before
    return table


def raise_building(table: Table, id: str, civil: bool = True) -> tuple[int, ...]:
    """Build with the resources at hand, to the last one; the change of the four ratings."""
    before, actions = rated(table), available(table, 0)
    play(table, f"build {id}")
    assert seat_view(table, 0)["resources"] == 0
    assert seat_view(table, 0)["unused_workers"] == 0
    assert available(table, 0) == (actions[0] - civil, actions[1] - (not civil))
    return more(before, rated(table))


@card(*FARMS)
@rule("TTA-TECH-02", "TTA-TECH-03", "TTA-PROD-06")
@pytest.mark.parametrize("id", FARMS)
def test_farms(id: str) -> None:
    science, resources, value = FARMS[id]
    assert f"build {id}" not in offers(play(with_card(id, science, resources - 1), f"develop {id}"))
    table = research(id, science, resources)
    assert raise_building(table, id) == (0, 0, 0, 0)
    play(table, "end turn")
    assert seat_view(table, 0)["food"] == 2 + value, "two workers on Agriculture and one on the new card"


@card(*MINES)
@rule("TTA-TECH-02", "TTA-TECH-03", "TTA-PROD-11")
@pytest.mark.parametrize("id", MINES)
def test_mines(id: str) -> None:
    science, resources, value = MINES[id]
    assert f"build {id}" not in offers(play(with_card(id, science, resources - 1), f"develop {id}"))
    table = research(id, science, resources)
    assert raise_building(table, id) == (0, 0, 0, 0)
    play(table, "end turn")
    assert seat_view(table, 0)["resources"] == 2 + value, "two workers on Bronze and one on the new card"


@card(*URBAN)
@rule("TTA-TECH-05", "TTA-STAT-02")
@pytest.mark.parametrize("id", URBAN)
def test_urban_buildings(id: str) -> None:
    science, resources, gives = URBAN[id]
    assert f"build {id}" not in offers(play(with_card(id, science, resources - 1), f"develop {id}"))
    table = research(id, science, resources)
    assert raise_building(table, id) == gives


@card(*UNITS)
@rule("TTA-TECH-06", "TTA-UNIT-01")
@pytest.mark.parametrize("id", UNITS)
def test_units(id: str) -> None:
    science, resources, strength = UNITS[id]
    assert f"build {id}" not in offers(play(with_card(id, science, resources - 1), f"develop {id}"))
    table = research(id, science, resources)
    assert raise_building(table, id, civil=False) == (0, 0, strength, 0)


@card(*STARTING)
@rule("TTA-SETUP-03")
@pytest.mark.parametrize("id", STARTING)
def test_starting_technologies(id: str) -> None:
    resources, gives = STARTING[id]
    assert f"build {id}" not in offers(Scenario().stock(0, resources=resources - 1).action_phase(0))
    table = Scenario().stock(0, resources=resources).action_phase(0)
    assert raise_building(table, id, civil=id != "warriors") == gives
    play(table, "end turn")
    view = seat_view(table, 0)
    assert (view["food"], view["resources"]) == (2 + (id == "agriculture"), 2 + (id == "bronze"))


@rule("TTA-BUILD-04", "TTA-TECH-10")
@pytest.mark.parametrize(
    ("one", "other"),
    [("philosophy", "computers"), ("religion", "theology"), ("journalism", "multimedia"), ("drama", "movies"),
     ("team-sports", "professional-sports")],
)
def test_the_urban_limit_is_over_all_levels(one: str, other: str) -> None:
    scenario = Scenario(age=3).technologies(0, "oil").tokens(0, oil=8).banks(0, unused=2).workers(0, only=True)
    known = [id for id in (one, other) if id not in STARTING]
    table = scenario.technologies(0, *known).workers(
        0, only=False, **{one.replace("-", "_"): 1}).action_phase(0)
    play(table, f"build {other}")
    assert {f"build {one}", f"build {other}"}.isdisjoint(offers(table)), "Despotism allows two"
    assert f"upgrade {one} {other}" in offers(table)


@card("air-forces")
@rule("TTA-CTX-41", "TTA-ARMY-05", "TTA-ARMY-10")
def test_air_forces_double_an_army() -> None:
    def strength(warriors: int, planes: int, tactic: str | None) -> int:
        scenario = Scenario(age=3).technologies(0, "air-forces")
        scenario.workers(0, only=True, warriors=warriors, air_forces=planes)
        if tactic:
            scenario.tactic(0, tactic)
        return rating(scenario.action_phase(0), 0, "strength")

    assert strength(3, 1, None) == 3 + 5
    assert strength(3, 1, "legion") == 3 + 5 + 2 * 2
    assert strength(3, 2, "legion") == 3 + 10 + 2 * 2, "one air force per army"
    assert strength(6, 1, "legion") == 6 + 5 + 2 * 2 + 2
    assert strength(2, 1, "legion") == 2 + 5, "no army without its three infantry"


# ---------------------------------------------------------------- governments
GOVERNMENTS = {  # science in peace, by revolution; civil, military actions, urban limit; ratings
    "monarchy": (8, 2, (5, 3), 3, (0, 0, 0, 0)), "theocracy": (6, 1, (4, 3), 3, (0, 1, 1, 1)),
    "constitutional-monarchy": (12, 6, (6, 4), 3, (0, 0, 0, 0)), "republic": (13, 3, (7, 2), 3, (0, 0, 0, 0)),
    "communism": (19, 5, (7, 5), 4, (0, 0, 0, -1)), "fundamentalism": (18, 7, (6, 5), 4, (-2, 0, 5, 0)),
    "democracy": (17, 9, (7, 3), 4, (0, 3, 0, 0)),
}


def governed(id: str, science: int) -> Scenario:
    """A civilization with 3 science, 2 culture, 1 strength, 2 happiness, and a government in hand."""
    scenario = Timeless(age=3).technologies(0, "scientific-method").hand(0, id).points(0, science=science)
    return scenario.workers(0, only=True, scientific_method=1, religion=2, warriors=1).stock(0, resources=16)


@card(*GOVERNMENTS)
@rule("TTA-DEV-02", "TTA-DEV-05", "TTA-DEV-07", "TTA-TECH-10")
@pytest.mark.parametrize("id", GOVERNMENTS)
def test_a_government_developed_in_peace(id: str) -> None:
    price, _, actions, limit, gives = GOVERNMENTS[id]
    assert f"develop {id}" not in offers(governed(id, price - 1).action_phase(0))
    table = governed(id, price).banks(0, unused=3).action_phase(0)
    before = rated(table)
    assert "build religion" not in offers(table)
    play(table, f"develop {id}")
    view = seat_view(table, 0)
    assert (view["government"], view["science"], view["urban_limit"]) == (id, 0, limit)
    assert totals(table, 0) == actions
    assert available(table, 0) == (actions[0] - 1, actions[1]), "the new actions are available at once"
    assert more(before, rated(table)) == gives
    play(table, *["build religion"] * (limit - 2))
    assert "build religion" not in offers(table)


@card(*GOVERNMENTS)
@rule("TTA-REVO-01", "TTA-REVO-02", "TTA-REVO-05", "TTA-REVO-06")
@pytest.mark.parametrize("id", GOVERNMENTS)
def test_a_government_by_revolution(id: str) -> None:
    _, price, actions, _, gives = GOVERNMENTS[id]
    move = f"develop {id} revolution"
    assert move not in offers(governed(id, price - 1).action_phase(0))
    assert move not in offers(governed(id, price).actions(0, civil=3).action_phase(0)), "one action is spent"
    table = governed(id, price).actions(0, military=1).action_phase(0)
    before = rated(table)
    play(table, move)
    assert seat_view(table, 0)["science"] == 0
    assert totals(table, 0) == actions
    assert available(table, 0) == (0, 1 + actions[1] - 2)
    assert more(before, rated(table)) == gives
    play(table, "end turn")
    assert available(table, 0) == actions


@card("despotism")
@rule("TTA-BOARD-19")
def test_despotism() -> None:
    table = Scenario().workers(0, religion=1).stock(0, resources=6).banks(0, unused=2).action_phase(0)
    assert totals(table, 0) == (4, 2)
    play(table, "build religion")
    assert "build religion" not in offers(table)
    play(table, "build philosophy")
    assert rating(table, 0, "happiness") == 2


@card("communism")
@rule("TTA-STAT-10", "TTA-STAT-11")
def test_communism_makes_nobody_happier_with_the_basilica() -> None:
    scenario = Scenario(age=3).technologies(0, "communism").wonders(0, "st-peters-basilica")
    assert rating(scenario.workers(0, religion=1).action_phase(0), 0, "happiness") == 1 + 2 - 1


# ---------------------------------------------------------------- special technologies
SPECIAL = {  # science; actions; strength, colonization; blue tokens
    "code-of-laws": (6, (5, 2), 0, 0, 0), "justice-system": (7, (5, 2), 0, 0, 3),
    "civil-service": (10, (6, 2), 0, 0, 3),
    "warfare": (5, (4, 3), 1, 0, 0), "strategy": (8, (4, 4), 3, 0, 0), "military-theory": (11, (4, 5), 5, 0, 0),
    "cartography": (4, (4, 2), 1, 2, 0), "navigation": (6, (4, 2), 2, 3, 0), "satellites": (8, (4, 2), 3, 4, 0),
}


@card(*SPECIAL)
@rule("TTA-CTX-40", "TTA-DEV-06", "TTA-ACTOT-06")
@pytest.mark.parametrize("id", SPECIAL)
def test_special_technologies(id: str) -> None:
    price, actions, strength, colonization, blue = SPECIAL[id]
    assert f"develop {id}" not in offers(with_card(id, price - 1, 0))
    table = with_card(id, price, 0)
    play(table, f"develop {id}")
    assert (player(table, 0).science, totals(table, 0)) == (0, actions)
    assert available(table, 0) == (actions[0] - 1, actions[1])
    assert rating(table, 0, "strength") == 1 + strength
    assert rating(table, 0, "colonization") == colonization
    assert seat_view(table, 0)["blue_bank"] == 16 + blue


@card("cartography", "navigation", "satellites")
@rule("TTA-CTX-40", "TTA-COLO-12", "TTA-COLO-08")
@pytest.mark.parametrize(("id", "colonization"), [("cartography", 2), ("navigation", 3), ("satellites", 4)])
def test_exploration_counts_in_a_colonization_force_only_as_its_modifier(id: str, colonization: int) -> None:
    scenario = Scenario(age=3).technologies(0, id).workers(0, warriors=2)
    table = scenario.event("historic-territory-i")
    bids = [move for move in offers(table) if move.startswith("bid")]
    assert bids == [f"bid {n}" for n in range(1, 2 + colonization + 1)]
    table = Scenario(age=3).technologies(0, id).workers(0, only=True).event("historic-territory-i")
    assert table.seat == 1, "without a unit there is no bid"


@card("justice-system", "civil-service", "code-of-laws")
@rule("TTA-DEV-03", "TTA-DEV-04", "TTA-TECH-08", "TTA-TOK-02")
def test_of_two_laws_the_higher_one_stays() -> None:
    scenario = Timeless(age=3).technologies(0, "justice-system").hand(0, "civil-service", "code-of-laws")
    table = scenario.points(0, science=16).banks(0, blue=19).action_phase(0)
    assert totals(table, 0) == (5, 2)
    play(table, "develop civil-service")
    view = seat_view(table, 0)
    assert (view["special"], view["blue_bank"], totals(table, 0)) == (["civil-service"], 19, (6, 2))
    assert available(table, 0) == (5, 2), "adjusted by the net change: one more"
    play(table, "develop code-of-laws")
    assert (seat_view(table, 0)["special"], totals(table, 0)) == (["civil-service"], (6, 2))
    assert seat_view(table, 0)["science"] == 0


@card("strategy", "military-theory", "warfare")
@rule("TTA-DEV-03")
def test_a_higher_warfare_technology_replaces_the_lower() -> None:
    scenario = Scenario(age=3).technologies(0, "warfare").hand(0, "strategy", "military-theory").points(0, science=19)
    table = scenario.action_phase(0)
    assert (rating(table, 0, "strength"), totals(table, 0)) == (1 + 1, (4, 3))
    play(table, "develop strategy")
    assert (rating(table, 0, "strength"), totals(table, 0)) == (1 + 3, (4, 4))
    play(table, "develop military-theory")
    assert (rating(table, 0, "strength"), totals(table, 0)) == (1 + 5, (4, 5))


# ---------------------------------------------------------------- construction
LEVELS = {"religion": (0, 3), "printing-press": (1, 3), "journalism": (2, 8), "multimedia": (3, 11)}
CONSTRUCTION = {  # science, resources less by level, stages at once
    "masonry": (3, (0, 1, 1, 1), 2), "architecture": (6, (0, 1, 2, 2), 3), "engineering": (9, (0, 1, 2, 3), 4),
}


@card(*CONSTRUCTION)
@rule("TTA-CTX-39", "TTA-BUILD-03", "TTA-UPG-02")
@pytest.mark.parametrize("id", CONSTRUCTION)
def test_construction_makes_urban_buildings_cheaper(id: str) -> None:
    price, less, _ = CONSTRUCTION[id]
    for building, (level, cost) in LEVELS.items():
        scenario = Timeless(age=3).hand(0, id).points(0, science=price).stock(0, resources=cost - less[level])
        scenario.technologies(0, *(b for b in LEVELS if b != "religion"))
        table = scenario.action_phase(0)
        assert (f"build {building}" in offers(table)) == (less[level] == 0)
        play(table, f"develop {id}", f"build {building}")
        assert (player(table, 0).science, seat_view(table, 0)["resources"]) == (0, 0)
    scenario = Timeless(age=3).technologies(0, id, "printing-press", "multimedia", "iron", "swordsmen")
    table = scenario.workers(0, printing_press=1).tokens(0, iron=10).action_phase(0)
    play(table, "upgrade printing-press multimedia")
    assert seat_view(table, 0)["resources"] == 20 - ((11 - less[3]) - (3 - less[1]))
    costs = {t["id"]: t["cost"] for t in seat_view(table, 0)["technologies"]}
    assert (costs["iron"], costs["agriculture"], costs["swordsmen"]) == (5, 2, 3), "no urban buildings"


@card(*CONSTRUCTION)
@rule("TTA-CTX-39", "TTA-STAGE-04")
@pytest.mark.parametrize("id", CONSTRUCTION)
def test_construction_builds_several_stages_at_once(id: str) -> None:
    most = CONSTRUCTION[id][2]
    table = Scenario(age=3).wonder(0, "internet").stock(0, resources=16).action_phase(0)
    assert [move for move in offers(table) if move.startswith("stages")] == ["stages 1"]
    table = Scenario(age=3).technologies(0, id).wonder(0, "internet").stock(0, resources=16).action_phase(0)
    assert [move for move in offers(table) if move.startswith("stages")] == [f"stages {n}" for n in range(1, most + 1)]
    play(table, f"stages {most}")
    assert seat_view(table, 0)["wonder"]["stages"] == most
    assert seat_view(table, 0)["resources"] == 16 - sum((2, 3, 4, 3, 2)[:most]), "one payment of the sum"
    assert available(table, 0) == (3, 2), "for one action"
    assert "stages 2" not in offers(Scenario(age=3).technologies(0, id).wonder(0, "internet").stock(
        0, resources=4).action_phase(0)), "both stages must be paid"
