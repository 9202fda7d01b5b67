"""Territories: the auction, the force, the colony (TTA-COLO, TTA-COLN, TTA-CMOD)."""

from __future__ import annotations

from random import Random

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.rules.colony import FORCE
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import ARTILLERY, WARRIORS, Ages
from tests.games.through_the_ages.helpers import (
    Timeless, ages, available, kinds_logged, offers, play, play_open, player, rating, refused, seat_view, totals,
)
from tests.rules import rule


def bids(table: Table) -> list[int]:
    return [int(move.split()[1]) for move in offers(table) if move.startswith("bid")]


def most(position: Scenario) -> int:
    """The highest bid that seat 0 may make."""
    return max(bids(position.event("historic-territory-i")), default=0)


def army(n: int = 3) -> Scenario:
    """Three players with so many Warriors and a card in hand: without one, what is forced is done unasked."""
    position = Scenario(players=3, age=1)
    for seat, card in enumerate(("legion", "phalanx", "enslave")):
        position.workers(seat, warriors=n).hand(seat, card)
    return position


def alone(age: int = 1, warriors: int = 1) -> Scenario:
    """Seat 0 can colonize, the other player cannot."""
    return Timeless(age=age).workers(0, warriors=warriors).hand(0, "legion").workers(1, only=True)


# ---------------------------------------------------------------- the auction
@rule("TTA-COLO-01", "TTA-COLO-04")
def test_all_players_bid_in_clockwise_order() -> None:
    table = army(5).event("historic-territory-i", seat=1)
    seats = []
    for bid in ("bid 1", "bid 2", "bid 3"):
        seats.append(table.seat)
        table.play(bid)
    assert seats == [1, 2, 0]
    table.play("pass")  # seat 1 is out
    assert table.seat == 2


@rule("TTA-COLO-02")
def test_a_bid_is_higher_than_the_last() -> None:
    table = army(5).event("historic-territory-i")
    assert bids(table) == [1, 2, 3, 4, 5]
    table.play("bid 3")
    assert bids(table) == [4, 5]
    assert refused(table, "bid 3")


@rule("TTA-COLO-03", "TTA-COLO-09")
def test_no_bid_above_the_largest_force() -> None:
    position = Scenario(age=2).technologies(0, "knights", "cartography").workers(0, warriors=2, knights=1)
    position.tactic(0, "phalanx").hand(0, "military-bonus-i", "military-bonus-ii", "legion")
    table = position.event("historic-territory-i")
    assert max(bids(table)) == 2 + 2 + 3 + 2 + 1 + 2  # units, army, modifier, bonus cards
    assert refused(table, "bid 13")


@rule("TTA-COLO-04", "TTA-COLO-06")
def test_who_passes_is_out() -> None:
    table = army(5).event("historic-territory-i")
    play(table, "bid 1", "pass", "bid 2", "bid 3")
    assert table.seat == 2  # seat 1 is not asked again
    table.play("pass")
    assert (table.seat, offers(table)) == (0, ["colonize warriors"])  # the bidder must colonize


@rule("TTA-COLO-05", "TTA-CARD-16")
def test_nobody_bids() -> None:
    table = army().event("historic-territory-i")
    play(table, "pass", "pass", "pass")
    assert table.view()["past_events"] == ["historic-territory-i"]
    assert "nobody-bids" in kinds_logged(table)
    assert all(seat_view(table, seat)["colonies"] == [] for seat in range(3))


@rule("TTA-EX-39", "TTA-COLO-24")
def test_the_last_player_may_still_bid() -> None:
    table = army(4).event("historic-territory-i")
    play(table, "pass", "pass")
    assert (table.seat, offers(table)) == (2, ["pass", "bid 1", "bid 2", "bid 3", "bid 4"])
    play_open(table, "bid 1", "colonize warriors", "done")
    assert seat_view(table, 2)["colonies"] == ["historic-territory-i"]


# ---------------------------------------------------------------- the force
@rule("TTA-COLO-07", "TTA-COLO-23")
def test_the_force_reaches_the_bid() -> None:
    table = alone(warriors=5).event("historic-territory-i")
    table.play("bid 2")
    play(table, "colonize warriors")
    assert offers(table) == ["colonize warriors"]  # 1 is not enough
    play(table, "colonize warriors")
    assert set(offers(table)) == {"done", "colonize warriors"}  # more is allowed
    play_open(table, "colonize warriors", "done")
    assert (player(table, 0).workers[WARRIORS], seat_view(table, 0)["colonies"]) == (2, ["historic-territory-i"])
    assert player(table, 0).culture == 6  # and gives nothing more


@rule("TTA-COLO-08")
def test_at_least_one_unit() -> None:
    position = Timeless(age=3).technologies(0, "satellites").wonders(0, "colossus").workers(0, only=True)
    table = position.hand(0, "military-bonus-iii").event("historic-territory-i")
    assert (table.seat, kinds_logged(table, 0)[-1]) == (1, "passes")  # everybody sees that seat 0 has no unit
    table = alone(age=3).technologies(0, "satellites").hand(0, "military-bonus-iii").event("historic-territory-i")
    table.play("bid 1")
    assert "done" not in offers(table)  # the modifier alone would do
    play_open(table, "bonus military-bonus-iii")
    assert "done" not in offers(table)  # nor with bonus cards
    play(table, "colonize warriors", "done")
    assert seat_view(table, 0)["colonies"] == ["historic-territory-i"]


@rule("TTA-COLO-10", "TTA-COLO-11", "TTA-ARMY-06")
def test_units_sent_form_armies() -> None:
    plain = Scenario(age=2).technologies(0, "cannon").workers(0, warriors=2, cannon=1)
    assert most(plain) == 2 + 3
    position = alone(age=2, warriors=2).technologies(0, "cannon").workers(0, cannon=1).tactic(0, "defensive-army")
    table = position.event("historic-territory-i")
    assert max(bids(table)) == 2 + 3 + 3  # obsolete
    table.play("bid 8")
    play_open(table, "colonize warriors", "colonize warriors", "colonize cannon", "done")
    assert (player(table, 0).workers[WARRIORS], player(table, 0).workers[ARTILLERY]) == (0, 0)


@rule("TTA-COLO-10", "TTA-COLO-11", "TTA-ARMY-05")
def test_units_are_grouped_afresh() -> None:
    # of six units in two armies only one army is sent, with the air force
    position = alone(age=3, warriors=4).technologies(0, "air-forces").workers(0, air_forces=1)
    table = position.tactic(0, "fighting-band").event("historic-territory-i")
    assert max(bids(table)) == 4 + 5 + 2 + 1
    table.play("bid 9")
    play(table, "colonize warriors", "colonize warriors")
    assert "done" not in offers(table)
    play_open(table, "colonize air-forces", "done")  # 2 + 5 + 2
    assert player(table, 0).workers[WARRIORS] == 2


@rule("TTA-COLO-10", "TTA-ANNEX-33")
def test_genghis_khan_colonizes_with_cavalry_of_infantry() -> None:
    position = Scenario(age=1).workers(0, warriors=3).tactic(0, "heavy-cavalry").leader(0, "genghis-khan")
    assert most(position) == 3 + 4


@rule("TTA-COLO-12", "TTA-CMOD-01", "TTA-CTX-40")
def test_the_colonization_modifier() -> None:
    assert most(Timeless(age=3)) == 1
    position = Timeless(age=3).technologies(0, "navigation").wonders(0, "colossus")
    table = position.event("historic-territory-i")
    assert (rating(table, 0, "colonization"), max(bids(table))) == (4, 5)
    assert rating(table, 0, "strength") == 1 + 2 + 2  # the modifier is no strength
    position = alone(age=3, warriors=2).technologies(0, "navigation")
    table = play(position.event("historic-territory-i"), "bid 4", "colonize warriors")
    assert "done" in offers(table)  # 1 and the modifier
    ruined = Timeless(age=3).technologies(0, "navigation").wonders(0, "colossus", ruined=("colossus",))
    assert most(ruined) == 4


@rule("TTA-COLO-13", "TTA-COLO-16", "TTA-CTX-26")
def test_any_number_of_bonus_cards() -> None:
    cards = ("military-bonus-i",) * 2 + ("military-bonus-ii",) * 2
    table = alone(age=2).hand(0, *cards).event("historic-territory-i")
    assert totals(table, 0)[1] == 2
    assert max(bids(table)) == 1 + 1 + 1 + 2 + 2
    table.play("bid 7")
    table.play("colonize warriors")
    for card in cards:
        table.play(f"bonus {card}")
    table.play("done")
    assert seat_view(table, 0)["colonies"] == ["historic-territory-i"]
    assert seat_view(table, 0)["military_hand"] == ["legion"]
    assert table.view(1)["military_discard"][1]["known"] == ["military-bonus-i"] * 2  # they were seen
    assert table.view(1)["military_discard"][2]["known"] == ["military-bonus-ii"] * 2


@rule("TTA-COLO-14")
def test_leaders_of_the_strength_do_not_sail() -> None:
    assert most(Scenario(age=1).workers(0, warriors=2).leader(0, "alexander-the-great")) == 2
    assert most(Scenario(age=2).workers(0, warriors=2).leader(0, "napoleon-bonaparte")) == 2
    assert most(Scenario(age=2).workers(0, warriors=2).wonders(0, "great-wall")) == 2


@rule("TTA-COLO-15", "TTA-COLO-22")
def test_units_sent_go_to_the_yellow_bank() -> None:
    position = alone(warriors=3).banks(0, yellow=10, unused=1)
    table = position.actions(0, civil=0, military=0).event("historic-territory-i")
    play_open(table, "bid 2", "colonize warriors", "colonize warriors", "done")
    assert (player(table, 0).yellow_bank, player(table, 0).unused, player(table, 0).workers[WARRIORS]) == (12, 1, 1)
    assert available(table, 0) == (0, 0)


@rule("TTA-COLO-17", "TTA-COLO-18", "TTA-STAT-01")
def test_the_colony_and_the_loss_count_at_once() -> None:
    table = alone(warriors=2).event("strategic-territory-i")
    play_open(table, "bid 1", "colonize warriors", "done")
    assert seat_view(table, 0)["colonies"] == ["strategic-territory-i"]
    assert rating(table, 0, "strength") == 1 + 2


@rule("TTA-COLO-18", "TTA-COLO-19", "TTA-TOK-04")
def test_permanent_effects_come_first() -> None:
    table = alone(age=2).banks(0, blue=0).technologies(0, "coal").event("wealthy-territory-ii")
    play_open(table, "bid 1", "colonize warriors", "done")
    # the 4 tokens of the colony hold the resources: 9 as 3 + 3 + 3
    assert (seat_view(table, 0)["resources"], player(table, 0).blue_bank) == (9, 1)
    people = alone().banks(0, yellow=0, unused=8).event("inhabited-territory-i")
    play_open(people, "bid 1", "colonize warriors", "done")
    assert (player(people, 0).yellow_bank, player(people, 0).unused) == (0 + 1 + 2 - 1, 9)


@rule("TTA-EX-29", "TTA-COLO-12", "TTA-COLO-19")
def test_the_worked_example_of_a_colony() -> None:
    position = alone(age=2).technologies(0, "cannon").wonders(0, "colossus").workers(0, only=True, cannon=1)
    table = position.banks(0, blue=0, yellow=5).event("wealthy-territory-i")
    assert max(bids(table)) == 4
    play_open(table, "bid 4", "colonize cannon", "done")
    assert (player(table, 0).yellow_bank, player(table, 0).workers[ARTILLERY]) == (6, 0)
    assert (seat_view(table, 0)["resources"], player(table, 0).blue_bank) == (3, 0)  # on the 3 tokens of the colony


@rule("TTA-COLO-20")
def test_the_immediate_effects() -> None:
    def colony(card: str) -> Table:
        table = alone(age=2).banks(0, yellow=10, unused=5).event(card)
        return play_open(table, "bid 1", "colonize warriors", "done")

    assert seat_view(colony("wealthy-territory-i"), 0)["resources"] == 5
    assert seat_view(colony("vast-territory-i"), 0)["food"] == 3
    assert player(colony("developed-territory-ii"), 0).science == 5
    assert player(colony("historic-territory-ii"), 0).culture == 11
    assert player(colony("inhabited-territory-ii"), 0).unused == 5 + 2
    assert len(player(colony("strategic-territory-i"), 0).hand) == 1 + 3


@rule("TTA-COLO-21", "TTA-DRAW-03")
def test_cards_of_a_colony_ignore_the_limits() -> None:
    table = Scenario(age=2).workers(1, only=True).hand(0, "spy", "annex").event("strategic-territory-ii")
    play_open(table, "bid 1", "colonize warriors", "done")
    assert len(player(table, 0).hand) == 2 + 5
    last = alone(age=4).event("strategic-territory-ii")
    play_open(last, "bid 1", "colonize warriors", "done")
    assert seat_view(last, 0)["military_hand"] == ["legion"]


@rule("TTA-COLO-25", "TTA-CTX-33")
def test_james_cook_throws_cards() -> None:
    position = Scenario(age=2).leader(0, "james-cook").hand(0, "spy", "annex", "raid-ii", "military-bonus-i")
    table = position.workers(1, only=True).event("historic-territory-i")
    assert max(bids(table)) == 1 + 1 + 2
    play(table, "bid 4", "colonize warriors", "bonus military-bonus-i", "discard spy", "discard annex")
    assert offers(table) == ["done"]  # no third card
    table.play("done")
    assert seat_view(table, 0)["military_hand"] == ["raid-ii"]
    assert table.view(1)["military_discard"][2]["known"] == []  # face down
    assert rating(table, 0, "culture") == 2
    other = Scenario(age=2).hand(0, "spy", "annex").workers(1, only=True)
    assert most(other) == 1


def cook(*hand: str) -> Scenario:
    """James Cook with one Warriors, these cards in hand and a rival who cannot colonize."""
    return Scenario(age=2).leader(0, "james-cook").hand(0, *hand).workers(1, only=True)


@rule("TTA-COLO-07", "TTA-COLO-25")
def test_a_bonus_card_thrown_away_takes_one_of_two_places() -> None:
    table = cook("military-bonus-i", "rats", "legion").event("historic-territory-i")
    play(table, "bid 4")  # 1 unit, 1 of the bonus, 2 thrown away
    assert set(offers(table)) == {
        "colonize warriors", "bonus military-bonus-i", "discard rats", "discard legion",
    }
    assert refused(table, "discard military-bonus-i")  # 1 and 1 and one more card: 3
    play(table, "colonize warriors", "discard rats", "discard legion")
    assert offers(table) == ["bonus military-bonus-i"]


@rule("TTA-COLO-07", "TTA-COLO-25")
def test_a_bonus_card_may_be_thrown_away_where_it_is_not_missed() -> None:
    table = cook("military-bonus-i", "rats").event("historic-territory-i")
    play(table, "bid 3", "discard military-bonus-i", "discard rats")  # without a card in hand the rest is forced
    assert seat_view(table, 0)["colonies"] == ["historic-territory-i"]


HANDS = ("military-bonus-i", "military-bonus-i", "military-bonus-ii", "rats", "legion", "spy", "annex")


@rule("TTA-COLO-07", "TTA-COLO-25")
@pytest.mark.parametrize("number", range(60))
def test_every_way_to_form_a_force_reaches_the_bid(number: int) -> None:
    """All ways of each of sixty hands, with and without James Cook, with armies and a modifier."""
    chance = Random(number)
    position = Scenario(age=2).technologies(0, "knights").workers(1, only=True)
    position.workers(0, warriors=chance.randint(1, 2), knights=chance.randint(0, 2))
    position.hand(0, *chance.sample(HANDS, chance.randint(0, 5)))
    if chance.random() < 0.7:
        position.leader(0, "james-cook")
    if chance.random() < 0.5:
        position.tactic(0, "heavy-cavalry")
    if chance.random() < 0.5:
        position.wonders(0, "colossus")
    table = position.event("historic-territory-i")
    bid = chance.choice(bids(table)[-3:])
    s = ages(table).clone()
    s.log = []
    s.apply(A.BID + bid - 1)
    follow(s, bid, set())


def follow(s: Ages, bid: int, seen: set[tuple[tuple[int, ...], ...]]) -> None:
    """Every answer of the winner to the colony; two orders of the same answers are one way."""
    if s.waiting.op is not FORCE:
        assert [e.b >= bid for e in s.log or [] if e.kind == E.COLONIZES] == [True]
        return
    so_far = (tuple(sorted(s.sent)), s.players[0].hand, s.waiting.mem)
    if so_far in seen:
        return
    seen.add(so_far)
    for action in s.legal:
        g = s.clone()
        g.log = []
        g.apply(action)
        follow(g, bid, seen)


@rule("TTA-COLO-03", "TTA-COLO-07")
def test_an_imagined_bidder_can_keep_the_bid() -> None:
    position = Scenario(players=3, age=2).hand(0, "military-bonus-i", "military-bonus-ii", "rats", "spy")
    for seat in (1, 2):
        position.workers(seat, warriors=9).hand(seat, "legion")
    table = play(position.leader(0, "james-cook").event("historic-territory-i"), "bid 6")
    assert keeps_bid(table)
    play(table, "pass", "pass", "bonus military-bonus-ii", "discard rats")
    assert keeps_bid(table)


def keeps_bid(table: Table) -> bool:
    """Whatever the others imagine, seat 0 goes through with its bid of 6."""
    for rng in range(1, 40):
        s = GAME.determinize(ages(table), 1, rng << 20)
        s.log = []
        while s.bidder == 0:
            s.apply(s.legal[-1 if s.player == 0 else 0])
        if [e.b >= 6 for e in s.log if e.kind == E.COLONIZES] != [True]:
            return False
    return True


# ---------------------------------------------------------------- colonies
@rule("TTA-COLN-01", "TTA-COLN-03", "TTA-TOK-02", "TTA-CTX-49")
def test_a_stolen_colony_moves_with_its_permanent_effects() -> None:
    position = Scenario(age=2).workers(0, warriors=5).workers(1, only=True).colonies(1, "wealthy-territory-i")
    table = position.hand(0, "annex").banks(0, blue=10).banks(1, blue=19).politics()
    table.play("aggress annex seat 2")
    assert seat_view(table, 0)["colonies"] == ["wealthy-territory-i"]
    assert seat_view(table, 1)["colonies"] == []
    assert (player(table, 0).blue_bank, player(table, 1).blue_bank) == (13, 16)
    assert (seat_view(table, 0)["resources"], seat_view(table, 1)["resources"]) == (0, 0)  # no immediate effect


@rule("TTA-COLN-02", "TTA-COLN-01", "TTA-CARD-16", "TTA-TOK-04")
def test_a_lost_colony_ends() -> None:
    position = Scenario(age=2).colonies(0, "vast-territory-i").banks(0, yellow=12, blue=12).stock(0, food=3)
    table = position.workers(1, warriors=5).event("independence-declaration", seat=1)
    assert seat_view(table, 0)["colonies"] == []
    assert (player(table, 0).yellow_bank, player(table, 0).blue_bank) == (12 - 3, 12 + 1)
    assert seat_view(table, 0)["food"] == 3
    assert table.view()["military_discard"][1]["known"] == ["vast-territory-i"]
