"""AOM-EX-20 to -32: the whole sample round, played as told. André is Egyptian, Bill Greek, Christine Norse."""

from __future__ import annotations

from clio.engine.history import Table
from clio.games.age_of_mythology.cardbook import TILE_BOOK
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    bank, buildings, cubes, hand, myth, offered, offers, play, seat_view, secretly, tiles, units, workers,
)
from tests.rules import rule

ANDRE, BILL, CHRISTINE = 0, 1, 2


def sample_round() -> Table:
    """Round 3. Bill and Christine have a tile on their one desert space; so has nobody a reason to take another."""
    scenario = Scenario(players=3, cultures=("egyptian", "greek", "norse"), round=3).age(ANDRE, "classical")
    scenario.won(ANDRE, 6, "great-temple")
    scenario.deck("egyptian", "trade-1", "explore-plus-0", "next-age-3")
    scenario.deck("greek", "hades").deck("norse", "recruit-3")
    scenario.tiles(ANDRE, *["desert-favor-2"] * 2, *["desert-gold-1"] * 2, *["hills-gold-2"] * 2)
    scenario.tiles(BILL, "desert-favor-2", "hills-food-1")
    scenario.tiles(CHRISTINE, a1="fertile-food-2", b2="forest-wood-2", a4="desert-gold-1")
    scenario.buildings(ANDRE, houses=1).buildings(CHRISTINE, "gold-mint", houses=2).workers(CHRISTINE, a1="villager")
    scenario.cubes(ANDRE, food=4, wood=3, gold=4, favor=2).cubes(BILL, food=3, wood=2, gold=2, favor=2)
    scenario.cubes(CHRISTINE, food=5, wood=0, gold=2, favor=4)
    return scenario.victory_cubes()


def face_down(table: Table, *names: str) -> None:
    """Exactly these tiles are in the pool."""
    myth(table).pool = [names.count(name) for name in TILE_BOOK.id]


def pool(table: Table) -> dict[str, int]:
    return {name: n for name, n in table.view()["pool"]["tiles"].items() if n}


def place_victory_cubes(table: Table) -> None:
    """AOM-EX-20"""
    before = table.view()["victory_bank"]
    for seat, card in ((ANDRE, "the-wonder"), (BILL, "most-buildings"), (CHRISTINE, "most-buildings")):
        assert table.seat == seat
        play(table, f"cube {card}")
    assert table.view()["victory_bank"] == before - 3
    assert list(table.view()["victory_cards"].values()) == [0, 2, 0, 1]


def draw_cards(table: Table) -> None:
    """AOM-EX-21"""
    secretly(table, ANDRE, "take permanent-gather", "take permanent-recruit")
    assert offered(table, "draw", ANDRE)[-1] == "3"
    secretly(table, CHRISTINE, *[f"take permanent-{name}" for name in ("explore", "gather", "next-age")])
    assert offered(table, "draw", CHRISTINE)[-1] == "1"
    secretly(table, CHRISTINE, "draw 1")
    secretly(table, ANDRE, "draw 3")
    secretly(table, BILL, *[f"take permanent-{name}" for name in ("explore", "gather", "build")], "draw 1")
    assert sorted(hand(table, ANDRE)) == [
        "explore-plus-0", "next-age-3", "permanent-gather", "permanent-recruit", "trade-1",
    ]
    assert hand(table, BILL)[-1] == "hades"
    assert hand(table, CHRISTINE)[-1] == "recruit-3"


def first_action_round(table: Table) -> None:
    """AOM-EX-22 to -24"""
    face_down(table, "forest-wood-2", "desert-gold-1", "desert-gold-1")
    play(table, "play explore-plus-0")
    assert len(table.view()["shown"]) == 3
    play(table, "tile forest-wood-2")
    assert "forest-wood-2" in tiles(table, ANDRE).values()
    assert pool(table) == {"desert-gold-1": 2}  # Bill and Christine had no space for them

    assert table.seat == BILL
    face_down(table, "forest-wood-2", "mountains-wood-1", "swamp-food-1", "desert-gold-1")
    play(table, "play permanent-explore")
    assert len(table.view()["shown"]) == 4
    for seat, tile in ((BILL, "forest-wood-2"), (CHRISTINE, "mountains-wood-1"), (ANDRE, "swamp-food-1")):
        assert table.seat == seat
        play(table, f"tile {tile}")
        assert tile in tiles(table, seat).values()
    assert pool(table) == {"desert-gold-1": 1}

    assert table.seat == CHRISTINE
    assert seat_view(table, CHRISTINE)["villagers"] == 1
    play(table, "play permanent-gather", "collect wood", "settle villager b2", "move a1 b1")
    assert workers(table, CHRISTINE) == {"b1": "villager", "b2": "villager"}
    assert cubes(table, CHRISTINE) == (5, 0 + 5, 2 + 2, 4)
    assert cubes(table, ANDRE) == (4, 3 + 2, 4, 2)
    assert cubes(table, BILL) == (3, 2 + 2, 2, 2)


def second_action_round(table: Table) -> None:
    """AOM-EX-25 to -27"""
    assert table.seat == ANDRE
    play(table, "play permanent-gather", "collect desert")
    gold = next(space for space, tile in tiles(table, ANDRE).items() if tile == "desert-gold-1")
    play(table, f"settle villager {gold}")
    assert cubes(table, ANDRE) == (4, 5, 4 + 3, 2 + 4)
    assert cubes(table, BILL) == (3, 4, 2, 2 + 2)
    assert cubes(table, CHRISTINE) == (5, 5, 4 + 1, 4)

    assert table.seat == BILL
    play(table, "invoke hades")
    assert cubes(table, BILL)[3] == 3
    play(table, "unit toxotes")
    assert units(table, BILL) == {"toxotes": 1, "hoplite": 2, "hippokon": 2}
    play(table, *["gain food"] * 2, "gain wood", *["gain gold"] * 3, "gain favor")
    assert cubes(table, BILL) == (5, 5, 5, 4)
    play(table, "collect hills")
    assert cubes(table, BILL) == (6, 5, 5, 4)
    assert cubes(table, ANDRE) == (4, 5, 7 + 4, 6)

    assert table.seat == CHRISTINE
    play(table, "play permanent-next-age")
    assert cubes(table, CHRISTINE) == (1, 1, 1, 0)
    assert seat_view(table, CHRISTINE)["age"] == "classical"


def third_action_round(table: Table) -> None:
    """AOM-EX-28 to -30"""
    assert table.seat == ANDRE
    play(table, "play permanent-recruit", "recruit priest")
    assert cubes(table, ANDRE) == (2, 5, 7, 6)
    play(table, "recruit phoenix")
    assert cubes(table, ANDRE) == (2, 3, 7, 3)
    assert units(table, ANDRE) == {"spearman": 2, "elephant": 2, "chariot-archer": 2, "phoenix": 1, "priest": 1}

    assert table.seat == BILL
    play(table, "play permanent-build", "build house")
    assert cubes(table, BILL) == (4, 3, 5, 4)
    assert buildings(table, BILL) == {"house": 1}
    assert seat_view(table, BILL)["villagers"] == 1

    assert table.seat == CHRISTINE
    assert "play recruit-3" in offers(table)
    play(table, "play permanent-explore")
    while table.view()["shown"]:
        play(table, "leave")
    assert hand(table, CHRISTINE) == ["recruit-3"]


@rule(
    "AOM-EX-20", "AOM-EX-21", "AOM-EX-22", "AOM-EX-23", "AOM-EX-24", "AOM-EX-25", "AOM-EX-26", "AOM-EX-27", "AOM-EX-28",
    "AOM-EX-29", "AOM-EX-30", "AOM-EX-31", "AOM-EX-32", "AOM-ROUND-01", "AOM-BLDG-16",
)
def test_the_sample_round() -> None:
    table = sample_round()
    place_victory_cubes(table)
    draw_cards(table)
    first_action_round(table)
    second_action_round(table)
    third_action_round(table)

    # AOM-EX-31: spoilage
    assert table.view()["phase"] == "discarding"
    assert [cubes(table, seat) for seat in range(3)] == [(2, 3, 5, 3), (4, 3, 5, 4), (1, 1, 1, 0)]
    assert bank(table)[2] == 25 - 5 - 5 - 1

    # AOM-EX-32: discard and starting player
    assert sorted(table.pending) == [ANDRE, BILL, CHRISTINE]
    secretly(table, CHRISTINE, "done")
    secretly(table, BILL, "discard permanent-gather", "done")
    secretly(table, ANDRE, "discard trade-1", "done")
    assert [hand(table, seat) for seat in range(3)] == [["next-age-3"], [], ["recruit-3"]]
    assert table.view()["round"] == 4
    order = []
    for _ in range(3):
        order.append(table.seat)
        play(table, "cube the-wonder")
    assert order == [BILL, CHRISTINE, ANDRE]
