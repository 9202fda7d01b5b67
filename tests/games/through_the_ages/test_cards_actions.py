"""Action cards: one civil action each, and what they order or give."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import Timeless, available, offers, play, player, seat_view
from tests.rules import rule


def holding(*ids: str, age: int = 3, players: int = 2) -> Scenario:
    return Timeless(age=age, players=players).hand(0, *ids)


def goods(table: Table) -> tuple[int, int]:
    view = seat_view(table, 0)
    return view["food"], view["resources"]


def spent(table: Table, id: str) -> None:
    """The card was played for one civil action and has left the game."""
    assert available(table, 0)[0] == 3
    assert id in table.view()["gone"]
    assert id not in seat_view(table, 0)["civil_hand"]


# ---------------------------------------------------------------- building for less
RURAL = {"rich-land-a": 1, "rich-land-i": 2, "rich-land-ii": 3}
URBAN = {"urban-growth-a": 1, "urban-growth-i": 2, "urban-growth-ii": 3, "urban-growth-iii": 4}
UPGRADE = {"efficient-upgrade-ii": 3, "efficient-upgrade-iii": 4}


@card(*RURAL)
@rule("TTA-ACARD-01", "TTA-ACARD-03", "TTA-ACARD-04", "TTA-ACARD-06")
@pytest.mark.parametrize("id", RURAL)
def test_rich_land(id: str) -> None:
    less = RURAL[id]
    table = holding(id).technologies(0, "oil", "drama").stock(0, resources=11 - less).action_phase(0)
    play(table, f"play {id}")
    assert offers(table) == [
        "build agriculture", "build bronze", "build oil", "upgrade bronze oil"], "farms and mines, built or upgraded"
    play(table, "build oil")
    assert goods(table) == (0, 0)
    spent(table, id)
    scenario = holding(id).technologies(0, "iron").stock(0, resources=3).banks(0, unused=0)
    table = play(scenario.action_phase(0), f"play {id}")
    assert goods(table) == (0, less), "an upgrade of 3, the only choice"
    free = play(holding(id).stock(0, resources=5).action_phase(0), f"play {id}", "build agriculture")
    assert goods(free) == (0, 5 - max(0, 2 - less)), "never below 0"
    poor = holding(id).technologies(0, "oil").workers(0, only=True).banks(0, unused=0).stock(0, resources=16)
    assert f"play {id}" not in offers(poor.action_phase(0)), "there is nothing to build or upgrade"


@card(*URBAN)
@rule("TTA-ACARD-01", "TTA-ACARD-03", "TTA-ACARD-04")
@pytest.mark.parametrize("id", URBAN)
def test_urban_growth(id: str) -> None:
    less = URBAN[id]
    table = holding(id).technologies(0, "opera", "iron").stock(0, resources=8 - less).action_phase(0)
    assert "build opera" not in offers(table)
    play(table, f"play {id}")
    assert offers(table) == ["build philosophy", "build religion", "build opera"], "no farm and no mine"
    play(table, "build opera")
    assert goods(table) == (0, 0)
    spent(table, id)
    scenario = holding(id).technologies(0, "computers").stock(0, resources=8 - less).banks(0, unused=0)
    table = play(scenario.action_phase(0), f"play {id}")
    assert (goods(table), player(table, 0).workers[11]) == ((0, 0), 1), "Philosophy upgraded to Computers"
    full = holding(id).workers(0, only=True, philosophy=2, religion=2).stock(0, resources=16)
    assert f"play {id}" not in offers(full.action_phase(0)), "the urban limit holds"


@card(*UPGRADE)
@rule("TTA-ACARD-01", "TTA-ACARD-03", "TTA-ACARD-06")
@pytest.mark.parametrize("id", UPGRADE)
def test_efficient_upgrade(id: str) -> None:
    less = UPGRADE[id]
    scenario = holding(id).technologies(0, "oil", "mechanized-agriculture", "computers", "swordsmen")
    table = play(scenario.stock(0, resources=9 - less).action_phase(0), f"play {id}")
    assert offers(table) == [
        "upgrade agriculture mechanized-agriculture", "upgrade bronze oil", "upgrade philosophy computers",
    ], "nothing is built, no unit is upgraded"
    play(table, "upgrade bronze oil")
    assert goods(table) == (0, 0)
    spent(table, id)
    assert f"play {id}" not in offers(holding(id).stock(0, resources=16).action_phase(0)), "nothing to upgrade to"


GENIUS = {"engineering-genius-a": 2, "engineering-genius-i": 3, "engineering-genius-ii": 4, "engineering-genius-iii": 5}


@card(*GENIUS)
@rule("TTA-ACARD-05", "TTA-ACARD-04")
@pytest.mark.parametrize("id", GENIUS)
def test_engineering_genius(id: str) -> None:
    less = GENIUS[id]
    assert f"play {id}" not in offers(holding(id).stock(0, resources=9).action_phase(0)), "no unfinished wonder"
    table = holding(id).technologies(0, "engineering").wonder(0, "eiffel-tower", stages=1).stock(
        0, resources=7 - less).action_phase(0)
    assert "stages 1" not in offers(table)
    play(table, f"play {id}")
    assert (goods(table), seat_view(table, 0)["wonder"]["stages"]) == ((0, 0), 2), "one stage only"
    spent(table, id)
    cheap = play(holding(id).wonder(0, "first-space-flight").stock(0, resources=3).action_phase(0), f"play {id}")
    assert goods(cheap) == (0, 3), "never below 0"
    last = play(holding(id).wonder(0, "eiffel-tower", stages=2).stock(0, resources=3).action_phase(0), f"play {id}")
    assert seat_view(last, 0)["wonders"][0]["id"] == "eiffel-tower"


# ---------------------------------------------------------------- gifts
GIFTS = {  # food, resources, science, culture
    "cultural-heritage-a": (0, 0, 1, 4), "cultural-heritage-i": (0, 0, 2, 2), "stockpile": (1, 1, 0, 0),
    "revolutionary-idea-ii": (0, 0, 4, 0), "revolutionary-idea-iii": (0, 0, 6, 0),
}


@card(*GIFTS)
@rule("TTA-ACARD-01", "TTA-ACARD-02")
@pytest.mark.parametrize("id", GIFTS)
def test_gifts(id: str) -> None:
    table = play(holding(id).action_phase(0), f"play {id}")
    assert (*goods(table), player(table, 0).science, player(table, 0).culture) == GIFTS[id]
    spent(table, id)
    taken = play(Scenario(age=3 if id.endswith("-iii") else 2).row(id).action_phase(0), f"take {id}")
    assert f"play {id}" not in offers(taken), "not in the action phase in which it was taken"


@card("stockpile")
@rule("TTA-RES-03", "TTA-RES-04")
def test_stockpile_with_one_blue_token() -> None:
    table = play(holding("stockpile").banks(0, blue=1).action_phase(0), "play stockpile")
    assert goods(table) == (0, 1), "resources first"


RESERVES = {"reserves-i": 2, "reserves-ii": 3, "reserves-iii": 4}


@card(*RESERVES)
@rule("TTA-ACARD-01")
@pytest.mark.parametrize("id", RESERVES)
def test_reserves(id: str) -> None:
    table = play(holding(id).action_phase(0), f"play {id}")
    assert offers(table) == ["choose 1", "choose 2"]
    assert goods(play(table, "choose 1")) == (RESERVES[id], 0)
    spent(table, id)
    table = play(holding(id).action_phase(0), f"play {id}", "choose 2")
    assert goods(table) == (0, RESERVES[id])


FRUGALITY = {"frugality-a": 1, "frugality-i": 2, "frugality-ii": 3}


@card(*FRUGALITY)
@rule("TTA-WORK-04", "TTA-ACARD-06")
@pytest.mark.parametrize("id", FRUGALITY)
def test_frugality(id: str) -> None:
    assert f"play {id}" not in offers(holding(id).stock(0, food=1).action_phase(0)), "the full price first"
    assert f"play {id}" not in offers(holding(id).stock(0, food=9).banks(0, yellow=0).action_phase(0))
    table = play(holding(id).stock(0, food=2).action_phase(0), f"play {id}")
    assert goods(table) == (FRUGALITY[id], 0)
    assert (seat_view(table, 0)["unused_workers"], seat_view(table, 0)["yellow_bank"]) == (2, 17)
    spent(table, id)


# ---------------------------------------------------------------- developing
BREAKTHROUGH = {"breakthrough-i": 2, "breakthrough-ii": 3}


@card(*BREAKTHROUGH)
@rule("TTA-CTX-17", "TTA-ACARD-06")
@pytest.mark.parametrize("id", BREAKTHROUGH)
def test_breakthrough(id: str) -> None:
    assert f"play {id}" not in offers(holding(id, "opera").points(0, science=6).action_phase(0)), "the full price first"
    assert f"play {id}" not in offers(holding(id).points(0, science=30).action_phase(0)), "nothing to develop"
    table = play(holding(id, "opera", "iron").points(0, science=7).action_phase(0), f"play {id}")
    assert offers(table) == ["develop iron", "develop opera"]
    play(table, "develop opera")
    assert player(table, 0).science == BREAKTHROUGH[id]
    spent(table, id)


@card(*BREAKTHROUGH)
@rule("TTA-CTX-17", "TTA-REVO-04")
@pytest.mark.parametrize("id", BREAKTHROUGH)
def test_breakthrough_for_a_revolution(id: str) -> None:
    table = holding(id, "monarchy").points(0, science=2).action_phase(0)
    assert {option.label("en").price for option in table.options if option.symbol == f"play {id}"} == {
        "all civil actions, for a revolution"}
    play(table, f"play {id}")
    assert seat_view(table, 0)["government"] == "monarchy"
    assert (available(table, 0), player(table, 0).science) == ((0, 3), BREAKTHROUGH[id])
    less = holding(id, "monarchy").points(0, science=2).actions(0, civil=3).action_phase(0)
    assert f"play {id}" not in offers(less), "all civil actions are the price, not one"


# ---------------------------------------------------------------- for this turn
PATRIOTISM = {"patriotism-a": 1, "patriotism-i": 2, "patriotism-ii": 3, "patriotism-iii": 4}


@card(*PATRIOTISM)
@rule("TTA-CTX-18", "TTA-ACARD-07", "TTA-RES-13", "TTA-ACTOT-10")
@pytest.mark.parametrize("id", PATRIOTISM)
def test_patriotism(id: str) -> None:
    purse = PATRIOTISM[id]
    scenario = holding(id).banks(0, unused=4).stock(0, resources=6).technologies(0, "swordsmen")
    table = play(scenario.action_phase(0), f"play {id}")
    spent(table, id)
    actions = seat_view(table, 0)["actions"]
    assert (actions["military"], actions["military_total"], actions["military_extra"]) == (2, 2, 1)
    play(table, "build warriors", "build warriors", "upgrade warriors swordsmen")
    assert goods(table) == (0, 6 - (5 - purse)), "one pool for the turn, spent first"
    assert not [move for move in offers(table) if move.startswith("disband")], "three military actions"
    other = play(holding(id).technologies(0, "swordsmen").action_phase(0), f"play {id}")
    assert "build bronze" not in offers(other)


@card(*PATRIOTISM)
@rule("TTA-CTX-18", "TTA-ACARD-08")
@pytest.mark.parametrize("id", PATRIOTISM)
def test_patriotism_unspent(id: str) -> None:
    table = play(holding(id).action_phase(0), f"play {id}", "end turn")
    assert len(player(table, 0).hand) == 3, "the extra action draws a card too"
    assert seat_view(table, 0)["this_turn"]["unit_resources"] == 0
    assert goods(table)[1] == 2, "the resources are lost"


STRONGER = {"wave-of-nationalism": (6, 3, 2), "military-build-up": (8, 5, 3)}


@card(*STRONGER)
@rule("TTA-CTX-48", "TTA-RES-13")
@pytest.mark.parametrize("id", STRONGER)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_resources_for_each_stronger_civilization(id: str, players: int) -> None:
    def purse(*strengths: int) -> int:
        scenario = holding(id, players=players)
        for seat, n in enumerate(strengths):
            scenario.workers(seat, warriors=n)
        table = play(scenario.action_phase(0), f"play {id}")
        return int(seat_view(table, 0)["this_turn"]["unit_resources"])

    each = STRONGER[id][players - 2]
    assert purse(*[2] * players) == 0, "strictly stronger only"
    assert purse(2, 3, *[1] * (players - 2)) == each
    assert purse(2, *[3] * (players - 1)) == each * (players - 1)
    table = play(holding(id).workers(1, warriors=2).banks(0, unused=2).action_phase(0), f"play {id}", "build warriors")
    assert seat_view(table, 0)["this_turn"]["unit_resources"] == STRONGER[id][0] - 2
    assert "build bronze" not in offers(table)
    assert seat_view(play(table, "end turn"), 0)["this_turn"]["unit_resources"] == 0


@card("endowment-for-the-arts")
@rule("TTA-CTX-48")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 3), (4, 2)])
def test_endowment_for_the_arts(players: int, each: int) -> None:
    def scored(*culture: int) -> int:
        scenario = holding("endowment-for-the-arts", players=players)
        for seat, n in enumerate(culture):
            scenario.points(seat, culture=n)
        table = play(scenario.action_phase(0), "play endowment-for-the-arts")
        return player(table, 0).culture - culture[0]

    assert scored(*[5] * players) == 0, "strictly more only"
    assert scored(5, 6, *[0] * (players - 2)) == each
    assert scored(5, *[9] * (players - 1)) == each * (players - 1)
