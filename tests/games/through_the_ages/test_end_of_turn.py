"""The end of a turn: discard, uprising, production, draw, reset (TTA-EOT, TTA-PROD, TTA-DRAW, TTA-RESET)."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.engine.kernel import Frame
from clio.engine.moves import Bounds
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.moves import HOUSE
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import FARM, LAB, MINE
from tests.games.through_the_ages.helpers import (
    ages, available, kinds_logged, offers, play, player, rating, seat_view,
)
from tests.rules import rule

IRON, COAL, OIL = MINE + 1, MINE + 2, MINE + 3
COMPUTERS = LAB + 3


def goods(table: Table, seat: int = 0) -> tuple[int, int]:
    side = seat_view(table, seat)
    return side["food"], side["resources"]


def bounds(table: Table) -> Bounds:
    return HOUSE.bounds(ages(table), ages(table).waiting)


def steps(table: Table) -> list[str]:
    """The production of the seat that began, in the order of the log."""
    order = ("uprising", "scores", "corruption", "harvest", "mines", "draws")
    return [kind for kind in kinds_logged(table, 0) if kind in order]


# ---------------------------------------------------------------- discard, uprising
@rule("TTA-EOT-01", "TTA-CARD-08", "TTA-CARD-14")
def test_excess_military_cards_are_discarded() -> None:
    table = Scenario(age=1).hand(0, "legion", "phalanx", "enslave", "plunder-i").end_of_turn()
    assert set(offers(table)) == {"discard legion", "discard phalanx", "discard enslave", "discard plunder-i"}
    table.play("discard phalanx")
    assert table.seat == 0
    table.play("discard enslave")
    assert table.seat == 1
    pile = table.view(1)["military_discard"][1]
    assert (pile["size"], pile["known"]) == (2, [])  # face down
    assert sorted(table.view(0)["military_discard"][1]["known"]) == ["enslave", "phalanx"]
    assert {"legion", "plunder-i"} <= set(seat_view(table, 0)["military_hand"])


def test_a_stored_position_of_an_older_version_goes_on_discarding() -> None:
    """It remembers how many are left, not how many are gone."""
    table = Scenario(age=1).hand(0, "legion", "phalanx", "enslave", "plunder-i").end_of_turn()
    table.play("discard phalanx")
    assert bounds(table) == (2, 2, 1)
    s = ages(table)
    f = s.waiting
    s.waiting = Frame(f.op, f.me, f.src, f.mem[:1])
    assert bounds(table) == (1, 1, 0)
    table.play("discard enslave")
    assert kinds_logged(table, 0).count("discards") == 2


@rule("TTA-EOT-01", "TTA-CARD-18")
def test_the_limit_counts_the_total() -> None:
    assert Scenario(age=1).hand(0, "legion", "phalanx").actions(0, military=0).end_of_turn().seat == 1
    library = Scenario(age=1).hand(0, "legion", "phalanx", "enslave").wonders(0, "library-of-alexandria")
    assert library.end_of_turn().seat == 1
    civil = Scenario(age=1).hand(0, "iron", "drama", "alchemy", "knights", "swordsmen").end_of_turn()
    assert (civil.seat, len(player(civil, 0).civil)) == (1, 5)  # TTA-CARD-06: civil cards stay


@rule("TTA-EOT-02", "TTA-WORK-12", "TTA-WORK-10")
def test_an_uprising_skips_the_production() -> None:
    def ends(unused: int, happy: int = 0) -> Table:
        position = Scenario(age=1).banks(0, yellow=12, unused=unused).workers(0, religion=happy)
        return position.points(0, science=4, culture=9).stock(0, food=3, resources=1).end_of_turn()

    risen = ends(1)  # 2 discontent workers
    assert steps(risen) == ["uprising", "draws"]
    assert (player(risen, 0).science, player(risen, 0).culture, goods(risen)) == (4, 9, (3, 1))
    calm = ends(2)
    assert steps(calm)[0] == "scores"
    assert player(calm, 0).unused == 2  # they stay unused workers
    assert steps(ends(1, happy=1))[0] == "scores"
    assert steps(ends(0, happy=2))[0] == "scores"


@rule("TTA-EOT-02", "TTA-TURN-03")
def test_an_uprising_is_checked_after_the_discard() -> None:
    table = Scenario(age=1).banks(0, yellow=12, unused=0).hand(0, "legion", "phalanx", "enslave").end_of_turn()
    assert "uprising" not in kinds_logged(table)
    table.play("discard legion")
    assert kinds_logged(table).index("discards") < kinds_logged(table).index("uprising")


@rule("TTA-EOT-03")
def test_an_uprising_stops_neither_draw_nor_reset() -> None:
    table = Scenario(age=1).banks(0, yellow=12, unused=0).actions(0, civil=0, military=1).end_of_turn()
    assert len(player(table, 0).hand) == 1
    assert available(table, 0) == (4, 2)


# ---------------------------------------------------------------- production
@rule("TTA-PROD-01", "TTA-TURN-03")
def test_the_order_of_production() -> None:
    table = Scenario(age=1).banks(0, blue=10).stock(0, food=1, resources=3).end_of_turn()
    assert steps(table) == ["scores", "corruption", "harvest", "mines", "draws"]


@rule("TTA-PROD-01", "TTA-PROD-03")
def test_corruption_comes_first_and_consumption_before_resources() -> None:
    def made(blue: int, yellow: int, farms: int, mines: int) -> tuple[int, int]:
        position = Scenario(age=1).banks(0, blue=blue, yellow=yellow).workers(0, agriculture=farms, bronze=mines)
        return goods(position.end_of_turn())

    assert made(11, 18, 2, 2) == (2, 2)  # no corruption, though production leaves only 7 tokens
    assert made(10, 18, 2, 2) == (2, 2)  # there was nothing to lose yet
    assert made(1, 18, 1, 1) == (1, 0)  # the farms come first
    assert made(1, 16, 1, 1) == (0, 1)  # the token of the food eaten is there for the mines


@rule("TTA-PROD-02")
def test_ratings_are_scored() -> None:
    position = Scenario(age=1).technologies(0, "printing-press").workers(0, printing_press=2)
    table = position.points(0, science=10, culture=20).end_of_turn()
    assert (player(table, 0).science, player(table, 0).culture) == (10 + 3, 20 + 2)


@rule("TTA-PROD-03", "TTA-BOARD-03")
@pytest.mark.parametrize(("bank", "lost"), [
    (16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6),
])
def test_corruption_by_the_tokens_in_the_bank(bank: int, lost: int) -> None:
    position = Scenario(age=2).technologies(0, "coal").tokens(0, coal=3).workers(0, agriculture=0, bronze=0)
    assert goods(position.colonies(0, "wealthy-territory-i").banks(0, blue=bank).end_of_turn()) == (0, 9 - lost)


@rule("TTA-PROD-04", "TTA-PROD-05")
def test_corruption_takes_resources_then_food_then_nothing() -> None:
    def rot(food: int, resources: int) -> tuple[int, int]:
        position = Scenario(age=1).banks(0, blue=1).workers(0, agriculture=0, bronze=0)
        return goods(position.stock(0, food=food, resources=resources).end_of_turn())

    assert rot(5, 6) == (5, 2)
    assert rot(5, 1) == (2, 0)
    assert rot(2, 1) == (0, 0)
    table = Scenario(age=1).banks(0, blue=1).workers(0, agriculture=0, bronze=0).points(0, culture=9).end_of_turn()
    assert player(table, 0).culture == 9  # what is missing costs nothing else


@rule("TTA-PROD-06", "TTA-PROD-11")
def test_each_worker_moves_one_token() -> None:
    position = Scenario(age=2).technologies(0, "irrigation", "iron", "coal")
    position.workers(0, agriculture=1, irrigation=2, bronze=1, iron=2, coal=1)
    table = position.banks(0, blue=16).end_of_turn()
    p = player(table, 0)
    assert (p.blue[FARM], p.blue[FARM + 1], p.blue[MINE], p.blue[IRON], p.blue[COAL]) == (1, 2, 1, 2, 1)
    assert p.blue_bank == 16 - 7
    assert goods(table) == (1 + 4, 1 + 4 + 3)


@rule("TTA-PROD-07")
def test_food_with_too_few_tokens() -> None:
    position = Scenario(age=2).technologies(0, "irrigation", "selective-breeding").banks(0, blue=2)
    table = position.workers(0, agriculture=3, irrigation=1, selective_breeding=1, bronze=0).end_of_turn()
    assert goods(table) == (3 + 2, 0)


@rule("TTA-PROD-12")
def test_resources_with_too_few_tokens() -> None:
    position = Scenario(age=2).technologies(0, "iron", "coal").banks(0, blue=2)
    table = position.workers(0, agriculture=0, bronze=3, iron=1, coal=1).end_of_turn()
    assert goods(table) == (0, 3 + 2)
    empty = Scenario(age=2).banks(0, blue=0).workers(0, agriculture=3, bronze=3).end_of_turn()
    assert goods(empty) == (0, 0)


@rule("TTA-PROD-08", "TTA-PROD-09", "TTA-BOARD-08")
@pytest.mark.parametrize(("bank", "eaten"), [
    (18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6),
])
def test_consumption_by_the_tokens_in_the_bank(bank: int, eaten: int) -> None:
    position = Scenario(age=1).banks(0, yellow=bank, unused=9).stock(0, food=4).workers(0, agriculture=2)
    assert goods(position.end_of_turn())[0] == 4 + 2 - eaten  # the food just made can be eaten


@rule("TTA-PROD-09", "TTA-PROD-10")
def test_famine_costs_four_culture_points_each() -> None:
    def famine(culture: int) -> int:
        position = Scenario(age=1).banks(0, yellow=8, unused=9).workers(0, agriculture=1).points(0, culture=culture)
        return player(position.end_of_turn(), 0).culture

    assert famine(20) == 20 - 2 * 4  # consumption 3, food 1
    assert famine(5) == 0


@rule("TTA-PROD-13", "TTA-CTX-37", "TTA-EX-38")
def test_the_transcontinental_railroad() -> None:
    position = Scenario(age=2).technologies(0, "iron", "coal").wonders(0, "transcontinental-railroad")
    table = position.workers(0, agriculture=0, bronze=0, iron=1, coal=2).banks(0, blue=10).end_of_turn()
    p = player(table, 0)
    assert (p.blue[COAL], p.blue[IRON], goods(table)) == (3, 1, (0, 11))
    best = Scenario(age=3).technologies(0, "iron", "oil").wonders(0, "transcontinental-railroad")
    table = best.workers(0, agriculture=0, bronze=0, iron=1).end_of_turn()
    assert (player(table, 0).blue[IRON], player(table, 0).blue[OIL]) == (2, 0)  # no worker on Oil
    short = Scenario(age=2).technologies(0, "coal").wonders(0, "transcontinental-railroad").banks(0, blue=1)
    assert goods(short.workers(0, agriculture=0, bronze=0, coal=1).end_of_turn()) == (0, 3)


@rule("TTA-PROD-14", "TTA-CTX-44")
def test_pacts_change_the_production() -> None:
    def trade(card: str, owner_is_a: bool) -> list[tuple[int, int]]:
        position = Scenario(players=3, age=2).pact(0, card, 1, owner_is_a=owner_is_a)
        table = position.end_of_turn()
        play(table, "pass", "end turn")
        return [goods(table, seat) for seat in (0, 1)]

    assert trade("international-trade-agreement", True) == [(2, 3), (3, 2)]
    assert trade("acceptance-of-supremacy", False) == [(2, 1), (2, 3)]


@rule("TTA-PROD-14")
def test_pacts_rest_in_an_uprising() -> None:
    position = Scenario(players=3, age=2).pact(0, "international-trade-agreement", 1).banks(0, yellow=12, unused=0)
    assert goods(position.end_of_turn()) == (0, 0)
    poor = Scenario(players=3, age=2).pact(0, "acceptance-of-supremacy", 1, owner_is_a=False)
    assert goods(poor.workers(0, bronze=0).end_of_turn()) == (2, 0)  # nothing to lose


@rule("TTA-PROD-15", "TTA-ANNEX-18")
def test_bill_gates_with_few_tokens() -> None:
    def gates(blue: int) -> list[int]:
        position = Scenario(age=3).technologies(0, "iron", "coal", "alchemy", "scientific-method", "computers")
        position.workers(0, only=True, iron=1, coal=1, alchemy=1, scientific_method=1, computers=1)
        p = player(position.technologies(0, "communism").leader(0, "bill-gates").banks(0, blue=blue).end_of_turn(), 0)
        return [p.blue[COMPUTERS], p.blue[COAL], p.blue[LAB + 2], p.blue[IRON], p.blue[LAB + 1]]

    assert gates(16) == [1, 1, 1, 1, 1]
    assert [sum(gates(n)) for n in range(1, 5)] == [1, 2, 3, 4]
    assert gates(1) == [1, 0, 0, 0, 0]
    assert gates(2) == [1, 1, 0, 0, 0]  # the mine before the lab of its level
    assert gates(3) == [1, 1, 1, 0, 0]
    assert gates(4) == [1, 1, 1, 1, 0]


@rule("TTA-EX-09", "TTA-ANNEX-18", "TTA-ANNEX-20")
def test_bill_gates_and_what_he_leaves() -> None:
    position = Scenario(age=3).technologies(0, "computers", "communism").workers(
        0, bronze=0, computers=2).leader(0, "bill-gates")
    table = position.hand(0, "isaac-newton").end_of_turn()
    assert (player(table, 0).blue[COMPUTERS], goods(table)[1]) == (2, 6)
    play(table, "pass", "end turn", "pass", "play isaac-newton")
    assert goods(table)[1] == 6
    play(table, "build bronze")
    assert goods(table)[1] == 4


@rule("TTA-PROD-16")
def test_losses_take_the_lowest_tokens_first() -> None:
    position = Scenario(age=2).technologies(0, "iron", "coal").banks(0, blue=6).workers(0, agriculture=0, bronze=0)
    table = position.tokens(0, bronze=1, iron=1, coal=2).end_of_turn()  # corruption 2: Bronze, then Iron with change
    p = player(table, 0)
    assert (p.blue[MINE], p.blue[IRON], p.blue[COAL], p.blue_bank) == (1, 0, 2, 7)


# ---------------------------------------------------------------- draw and reset
@rule("TTA-DRAW-01")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_a_card_for_each_military_action_left(left: int, drawn: int) -> None:
    table = Scenario(age=3).technologies(0, "communism").actions(0, military=left).end_of_turn()
    assert len(player(table, 0).hand) == drawn
    assert all(BOOK.age[kind] == 3 for kind in player(table, 0).hand)


@rule("TTA-DRAW-02")
def test_the_draw_may_exceed_the_limit() -> None:
    table = Scenario(age=1).hand(0, "legion", "phalanx").end_of_turn()
    assert len(player(table, 0).hand) == 4
    assert table.seat == 1


@rule("TTA-DRAW-03")
def test_no_draw_in_the_last_age() -> None:
    table = Scenario(age=4).discarded("plunder-iii").end_of_turn()
    assert player(table, 0).hand == ()


@rule("TTA-DRAW-04", "TTA-CARD-15")
def test_the_discard_pile_of_the_age_becomes_the_deck() -> None:
    position = Scenario(age=2).military_deck("spy").discarded("raid-ii", "annex", "legion")
    table = position.actions(0, military=2).end_of_turn()
    hand = set(seat_view(table, 0)["military_hand"])
    assert "spy" in hand
    assert hand < {"spy", "raid-ii", "annex"}  # not the card of Age I
    assert len(hand) == 2
    assert (table.view()["military_deck"], table.view()["military_discard"][2]["size"]) == (1, 0)
    last = Scenario(age=2).military_deck("spy").discarded("raid-ii").actions(0, military=1).end_of_turn()
    assert (last.view()["military_deck"], last.view()["military_discard"][2]["size"]) == (1, 0)  # at once


@rule("TTA-DRAW-05")
def test_the_rest_of_a_draw_is_lost() -> None:
    table = Scenario(age=2).military_deck("spy").discarded("legion").end_of_turn()
    assert seat_view(table, 0)["military_hand"] == ["spy"]
    assert ages(table).age == 2


@rule("TTA-RESET-01")
def test_all_actions_are_available_again() -> None:
    table = Scenario(age=1).technologies(0, "monarchy").actions(0, civil=1, military=0).end_of_turn()
    assert available(table, 0) == (5, 3)


@rule("TTA-RESET-02", "TTA-CTX-23")
def test_events_before_the_next_turn_spend_them() -> None:
    table = Scenario(age=1).banks(0, yellow=16, unused=1).end_of_turn()
    assert (rating(table, 0, "discontent"), available(table, 0)) == (1, (4, 2))
    table = Scenario(age=1).banks(0, yellow=16, unused=1).event("rebellion", seat=1)
    assert available(table, 0) == (2, 2)
    play(table, "end turn", "pass")
    assert available(table, 0) == (2, 2)
