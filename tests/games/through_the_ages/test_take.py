"""The action phase in general, and cards taken from the row (TTA-ACT, TTA-TAKE)."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import LIBRARY, THEATER, WARRIORS
from tests.games.through_the_ages.helpers import available, offers, play, player, refused, row, seat_view
from tests.rules import rule

OPERA = THEATER + 1
ROW = (
    "iron", "alchemy", "theology", "drama", "irrigation", "swordsmen", "knights", "monarchy", "masonry",
    "code-of-laws", "warfare", "cartography", "printing-press",
)


def takes(table: Table) -> set[str]:
    return {move.removeprefix("take ") for move in offers(table) if move.startswith("take ")}


# ---------------------------------------------------------------- the action phase
@rule("TTA-ACT-01")
def test_actions_in_any_order_and_as_often_as_they_can_be_paid() -> None:
    position = Scenario(age=1).row("iron", "alchemy").stock(0, food=7, resources=9).banks(0, unused=3)
    table = position.hand(0, "stockpile").action_phase()
    play(table, "build warriors", "take iron", "build warriors", "take alchemy", "population", "play stockpile")
    assert available(table, 0) == (0, 0)
    assert player(table, 0).workers[WARRIORS] == 3
    assert offers(table) == ["end turn"]


@rule("TTA-ACT-02")
def test_an_action_needs_every_step_and_every_cost() -> None:
    poor = Scenario(age=1).stock(0, food=1, resources=1).banks(0, unused=1).hand(0, "alchemy").points(0, science=3)
    table = poor.wonder(0, "colossus").action_phase()
    for move in ("population", "build bronze", "build warriors", "develop alchemy", "stages 1"):
        assert refused(table, move)
    rich = Scenario(age=1).stock(0, food=2, resources=3).banks(0, unused=1).hand(0, "alchemy").points(0, science=4)
    table = rich.wonder(0, "colossus").action_phase()
    assert {"population", "build bronze", "build warriors", "develop alchemy", "stages 1"} <= set(offers(table))
    table = rich.actions(0, civil=0, military=0).action_phase()
    assert offers(table) == ["end turn"]


@rule("TTA-ACT-03")
def test_the_phase_may_end_with_actions_left() -> None:
    table = Scenario(age=1).row("iron").action_phase()
    assert available(table, 0) == (4, 2)
    table.play("end turn")
    assert table.seat == 1


@rule("TTA-ACT-04", "TTA-ACT-05", "TTA-ACARD-03")
def test_an_action_ordered_by_a_card_costs_its_goods_only() -> None:
    position = Scenario(age=1).hand(0, "frugality-a", "breakthrough-i", "iron").stock(0, food=5)
    table = position.points(0, science=5).action_phase()
    play(table, "play frugality-a")
    assert (available(table, 0)[0], seat_view(table, 0)["food"]) == (3, 5 - 2 + 1)
    play(table, "play breakthrough-i")  # for the only technology in hand
    assert (available(table, 0)[0], seat_view(table, 0)["science"]) == (2, 5 - 5 + 2)


@rule("TTA-ACT-06", "TTA-ACARD-04")
def test_reductions_add_up_to_nothing_at_least() -> None:
    position = Scenario(age=2).technologies(0, "architecture", "opera", "journalism").hand(0, "urban-growth-ii")
    position.leader(0, "william-shakespeare").workers(0, journalism=1).banks(0, unused=1)
    table = position.stock(0, resources=2).action_phase()  # 8 - 2 - 1 - 3
    play(table, "play urban-growth-ii", "build opera")
    assert (player(table, 0).workers[OPERA], seat_view(table, 0)["resources"]) == (1, 0)
    free = Scenario(age=2).technologies(0, "masonry", "printing-press").hand(0, "urban-growth-ii").banks(0, unused=1)
    table = free.stock(0, resources=1).action_phase()  # 3 - 1 - 3
    play(table, "play urban-growth-ii", "build printing-press")
    assert (player(table, 0).workers[LIBRARY], seat_view(table, 0)["resources"]) == (1, 1)


# ---------------------------------------------------------------- taking cards
@rule("TTA-TAKE-01", "TTA-BOARD-12")
@pytest.mark.parametrize(("space", "price"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_a_card_costs_the_actions_of_its_space(space: int, price: int) -> None:
    table = Scenario(age=1).row(*ROW).action_phase()
    card = ROW[space - 1]
    assert table.view(0)["row"][space - 1]["price"] == price
    table.play(f"take {card}")
    assert seat_view(table, 0)["civil_hand"] == [card]
    assert available(table, 0) == (4 - price, 2)
    assert refused(Scenario(age=1).row(*ROW).actions(0, civil=price - 1).action_phase(), f"take {card}")


@rule("TTA-TAKE-01", "TTA-CTX-27")
def test_hammurabi_lowers_the_price_of_leaders() -> None:
    table = Scenario(age=1).row("joan-of-arc", None, None, None, None, "iron").leader(0, "hammurabi").action_phase()
    play(table, "take joan-of-arc", "take iron")
    assert available(table, 0)[0] == 4 - 0 - 2


@rule("TTA-TAKE-02", "TTA-CARD-05")
def test_no_card_with_a_full_hand() -> None:
    def hand(*cards: str) -> Table:
        return Scenario(age=1).row("iron", "pyramids").hand(0, *cards).action_phase()

    four = ("alchemy", "drama", "stockpile", "knights")
    assert takes(hand(*four[:3])) == {"iron", "pyramids"}
    assert refused(hand(*four), "take iron")
    assert refused(hand(*four, "moses"), "take iron")
    assert takes(hand(*four)) == {"pyramids"}


@rule("TTA-TAKE-02", "TTA-CARD-05")
def test_the_limit_is_the_total_and_not_what_is_left() -> None:
    position = Scenario(age=1).row("iron").hand(0, "alchemy", "drama").actions(0, civil=1)
    assert takes(position.action_phase()) == {"iron"}
    more = Scenario(age=1).row("iron").hand(0, "alchemy", "drama", "stockpile", "knights").wonders(0, "pyramids")
    assert takes(more.action_phase()) == {"iron"}


@rule("TTA-EX-31", "TTA-CARD-18")
def test_the_library_of_alexandria_raises_the_limit() -> None:
    position = Scenario(age=1).row("iron", "swordsmen").hand(0, "alchemy", "drama", "stockpile", "knights")
    table = position.wonders(0, "library-of-alexandria").action_phase()
    table.play("take iron")
    assert len(player(table, 0).civil) == 5
    assert refused(table, "take swordsmen")
    assert available(table, 0) == (3, 2)  # the totals are the same


@rule("TTA-TAKE-03")
def test_no_second_copy_of_a_technology() -> None:
    position = Scenario(players=4, age=1).row("iron", "alchemy", "swordsmen", "stockpile", "bread-and-circuses")
    table = position.technologies(0, "iron").hand(0, "alchemy").action_phase()
    assert takes(table) == {"swordsmen", "stockpile", "bread-and-circuses"}
    assert refused(table, "take iron")
    assert refused(table, "take alchemy")


@rule("TTA-TAKE-03")
def test_a_government_that_was_replaced_may_be_taken_again() -> None:
    position = Scenario(players=4, age=2).technologies(0, "monarchy").row("monarchy", "republic").points(0, science=13)
    table = position.hand(0, "constitutional-monarchy").action_phase()
    assert takes(table) == {"republic"}
    play(table, "develop constitutional-monarchy")
    assert takes(table) == {"republic", "monarchy"}


@rule("TTA-TAKE-04")
def test_one_leader_of_each_age() -> None:
    position = Scenario(age=1).row("joan-of-arc", "genghis-khan", "moses", "iron").leader(0, "homer")
    table = position.action_phase()
    assert takes(table) == {"joan-of-arc", "genghis-khan", "iron"}
    table.play("take joan-of-arc")
    assert takes(table) == {"iron"}
    table.play("play joan-of-arc")
    assert takes(table) == {"iron"}
    gone = Scenario(age=1).row("joan-of-arc", "moses").took_leaders(0, 1).action_phase()  # no leader is in play
    assert takes(gone) == {"moses"}


@rule("TTA-TAKE-05", "TTA-TAKE-06", "TTA-ANNEX-27")
def test_a_wonder_costs_one_more_for_each_completed_one() -> None:
    def price(position: Scenario) -> int:
        return int(position.row("colossus").action_phase().view(0)["row"][0]["price"])

    assert price(Scenario(age=1)) == 1
    assert price(Scenario(age=1).wonders(0, "pyramids", "great-wall")) == 3
    assert price(Scenario(age=1).wonders(0, "pyramids", "great-wall", ruined=("great-wall",))) == 3
    assert price(Scenario(age=1).wonders(0, "pyramids", "great-wall").leader(0, "michelangelo")) == 1
    table = Scenario(age=1).row("colossus", "iron").wonders(0, "hanging-gardens", "great-wall").action_phase()
    table.play("take colossus")
    assert available(table, 0)[0] == 4 - 3


@rule("TTA-TAKE-07", "TTA-WOND-01", "TTA-CARD-03")
def test_a_wonder_enters_play_unfinished() -> None:
    table = Scenario(age=1).row("colossus").action_phase()
    table.play("take colossus")
    assert seat_view(table, 0)["wonder"] == {"id": "colossus", "stages": 0, "costs": [3, 3]}
    assert seat_view(table, 0)["civil_hand"] == []
    assert seat_view(table, 0)["wonders"] == []


@rule("TTA-TAKE-08", "TTA-WOND-01")
def test_no_wonder_beside_an_unfinished_one() -> None:
    table = Scenario(age=1).row("colossus", "iron").wonder(0, "pyramids", 2).action_phase()
    assert takes(table) == {"iron"}
    assert refused(table, "take colossus")


@rule("TTA-TAKE-09")
def test_a_wonder_with_a_full_hand() -> None:
    position = Scenario(age=1).row("iron", "colossus").hand(0, "alchemy", "drama", "stockpile", "knights")
    table = position.action_phase()
    table.play("take colossus")
    assert seat_view(table, 0)["wonder"]["id"] == "colossus"


@rule("TTA-TAKE-10")
def test_a_space_stays_empty_until_the_row_is_replenished() -> None:
    table = Scenario(age=1).row(*ROW).action_phase()
    table.play("take drama")
    assert row(table) == [*ROW[:3], None, *ROW[4:]]
    assert table.view(0)["row"][4]["price"] == 1  # no card slides
    table.play("end turn")
    assert None not in row(table)


@rule("TTA-EX-36", "TTA-WOND-02", "TTA-CTX-14")
def test_the_taj_mahal_after_a_new_leader() -> None:
    spaces = (None,) * 6
    position = Scenario(age=1).row(*spaces, "taj-mahal").wonders(0, "great-wall").leader(0, "moses")
    table = position.hand(0, "joan-of-arc").action_phase()
    assert table.view(0)["row"][6]["price"] == 3
    table.play("play joan-of-arc")
    assert available(table, 0)[0] == 4
    assert table.view(0)["row"][6]["price"] == 1
    table.play("take taj-mahal")
    assert available(table, 0)[0] == 3
    first = Scenario(age=1).row(*spaces, "taj-mahal").hand(0, "joan-of-arc").action_phase()
    first.play("play joan-of-arc")  # nobody was replaced
    assert first.view(0)["row"][6]["price"] == 2


@rule("TTA-ACT-01")
def test_a_second_copy_in_the_row_is_taken_by_its_space() -> None:
    table = Scenario(players=4, age=1).row("iron", None, None, None, None, "iron").action_phase()
    assert takes(table) == {"iron", "space 6"}
    table.play("take space 6")
    assert row(table)[:6] == ["iron", None, None, None, None, None]
    assert available(table, 0)[0] == 2
