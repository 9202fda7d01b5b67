"""Cards in hand and in play, action totals, statistics (TTA-CARD, TTA-WARC, TTA-STAT, TTA-ACTOT)."""

from __future__ import annotations

from clio.engine.history import Table
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.ratings import settled
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import NONE
from tests.games.through_the_ages.helpers import (
    ages, available, offers, play, player, rating, refused, seat_view, totals,
)
from tests.rules import rule

RATINGS = ("science", "culture", "strength", "happiness")


def ratings(table: Table, seat: int = 0) -> list[int]:
    return [rating(table, seat, name) for name in RATINGS]


# ---------------------------------------------------------------- hands
@rule("TTA-CARD-01", "TTA-CARD-02")
def test_the_level_of_a_building_is_that_of_its_card() -> None:
    def science(**workers: int) -> int:
        position = Scenario(age=2).technologies(0, "alchemy", "scientific-method", "journalism")
        position.workers(0, False, **workers)
        return rating(position.leader(0, "leonardo-da-vinci").action_phase(), 0, "science")

    assert science() == 1 + 0  # Philosophy is of level 0; the others have no worker
    assert science(alchemy=1) == 1 + 2 + 1
    assert science(alchemy=1, journalism=1) == 1 + 2 + 2 + 2


@rule("TTA-CARD-03", "TTA-CARD-05", "TTA-CARD-08")
def test_civil_and_military_cards_have_their_own_limits() -> None:
    position = Scenario(age=1).hand(0, "iron", "drama", "alchemy", "legion", "phalanx").row("knights")
    table = position.action_phase()
    assert (seat_view(table, 0)["civil_hand_limit"], seat_view(table, 0)["military_hand_limit"]) == (4, 2)
    table.play("take knights")  # three civil cards, though five cards in hand
    play(table, "end turn")
    assert table.seat == 1  # two military cards: none is discarded


@rule("TTA-CARD-04")
def test_civil_hands_are_public_or_hidden_as_agreed() -> None:
    for agreed, seen in (("open", ["iron"]), ("hidden", None)):
        table = Scenario(age=1, civil_hands=agreed).hand(0, "iron").action_phase()
        assert table.view(1)["players"][0]["civil_hand"] == seen
        assert table.view(0)["players"][0]["civil_hand"] == ["iron"]
        assert table.view(1)["players"][0]["civil_hand_size"] == 1


@rule("TTA-CARD-06")
def test_a_civil_hand_above_the_limit_stays() -> None:
    position = Scenario(age=2).wonders(0, "pyramids").row("knights")
    table = position.hand(0, "iron", "drama", "alchemy", "swordsmen", "irrigation").event("ravages-of-time")
    assert (totals(table, 0)[0], seat_view(table, 0)["civil_hand_size"]) == (4, 5)
    assert refused(table, "take knights")
    table.play("end turn")
    assert seat_view(table, 0)["civil_hand_size"] == 5


@rule("TTA-CARD-07")
def test_military_hands_are_secret() -> None:
    table = Scenario(players=3, age=2).hand(0, "legion", "spy").politics()
    assert seat_view(table, 0)["military_hand"] == ["legion", "spy"]
    for reader in (1, 2, None):
        seen = table.view(reader)["players"][0]
        assert seen["military_hand"] is None
        assert seen["military_hand_backs"]["known"] == []
        assert seen["military_hand_backs"]["ages"] == [0, 1, 1, 0]
    play(table, "pass", "end turn")  # two cards are drawn
    for reader in (1, 2, None):
        assert table.view(reader)["players"][0]["military_hand_backs"]["known"] == []
        assert not [line for line in table.log_of(reader) if line.kind == "draws-card"]


@rule("TTA-CARD-08")
def test_the_military_limit_holds_only_at_the_end_of_the_turn() -> None:
    table = Scenario(age=1).hand(0, "legion", "phalanx", "enslave", "plunder-i").politics()
    assert "discard legion" not in offers(table)
    table.play("pass")
    assert "tactic legion" in offers(table)
    table.play("tactic legion")
    table.play("end turn")
    assert set(offers(table)) == {"discard phalanx", "discard enslave", "discard plunder-i"}


# ---------------------------------------------------------------- in play
@rule("TTA-CARD-09")
def test_cards_in_hand_and_in_the_row_are_not_in_play() -> None:
    plain = Scenario(age=1).action_phase()
    position = Scenario(age=1).hand(0, "code-of-laws", "joan-of-arc", "fighting-band").row("great-wall", "theocracy")
    table = position.wonder(0, "hanging-gardens", 2).action_phase()
    assert (ratings(table), totals(table, 0)) == (ratings(plain), totals(plain, 0))
    common = Scenario(age=1).workers(0, warriors=2).tactic(0, "fighting-band").action_phase()
    assert rating(common, 0, "strength") == 3  # a common tactic is in play


@rule("TTA-CARD-10")
def test_effects_mean_cards_in_play() -> None:
    def targets(position: Scenario) -> list[str]:
        table = position.workers(0, warriors=4).hand(0, "infiltrate").politics()
        return [move for move in offers(table) if move.startswith("aggress")]

    assert targets(Scenario(age=2).hand(1, "isaac-newton")) == []
    assert targets(Scenario(age=2).leader(1, "isaac-newton")) == ["aggress infiltrate seat 2"]
    table = Scenario(age=3).hand(0, "computers", "tanks").technologies(0, "oil").events("impact-of-technology").end()
    assert player(table, 0).culture == 4


@rule("TTA-CARD-11", "TTA-CARD-12")
def test_civil_cards_never_come_back() -> None:
    position = Scenario(age=1).leader(0, "moses").hand(0, "joan-of-arc", "theocracy", "monarchy")
    table = position.points(0, science=20).action_phase()
    play(table, "play joan-of-arc", "develop monarchy", "develop theocracy")  # discarded, or removed from play
    for _ in range(3):
        play(table, "end turn", "pass")
    s = ages(table)
    left = [BOOK.id[kind] for kind in (*s.row, *s.civil_deck[s.civil_at:]) if kind != NONE]
    for card in ("moses", "monarchy"):
        assert card in table.view()["gone"]
        assert left.count(card) + table.view()["gone"].count(card) == BOOK.copies[GAME.card(card)][0]


@rule("TTA-CARD-13", "TTA-CARD-16", "TTA-CARD-17")
def test_military_cards_go_to_the_pile_of_their_age() -> None:
    position = Scenario(age=2).workers(0, warriors=6).hand(0, "plunder-i", "spy").stock(1, food=3)
    table = position.hand(1, "military-bonus-i", "military-bonus-ii", "legion").politics()
    play(table, "aggress plunder-i seat 2")
    assert table.seat == 1
    play(table, "bonus military-bonus-i", "bonus military-bonus-ii")  # 1 + 2 + 4 against 6: repelled
    piles = table.view()["military_discard"]
    assert sorted(piles[1]["known"]) == ["military-bonus-i", "plunder-i"]
    assert piles[2]["known"] == ["military-bonus-ii"]
    assert "repelled" in [line.kind for line in table.log]


@rule("TTA-CARD-13", "TTA-TACPUB-04")
def test_a_merged_tactic_leaves_the_game() -> None:
    table = Scenario(age=1).tactic(0, "legion", exclusive=True).common("legion").turn()
    assert table.view()["common_tactics"] == ["legion"]
    assert table.view()["military_discard"][1]["size"] == 0
    assert "legion" in table.view()["gone"]


@rule("TTA-CARD-14")
def test_a_card_discarded_unplayed_is_not_shown() -> None:
    table = Scenario(players=3, age=1).hand(0, "legion", "phalanx", "enslave").end_of_turn()
    table.play("discard legion")
    assert table.view(0)["military_discard"][1]["known"] == ["legion"]
    for reader in (1, 2, None):
        assert table.view(reader)["military_discard"][1] == {"size": 1, "ages": [0, 1, 0, 0], "known": []}
        assert not [line for line in table.log_of(reader) if line.kind == "throws-card"]


@rule("TTA-CARD-16")
def test_resolved_wars_lost_colonies_and_ended_pacts() -> None:
    war = Scenario(age=2).war(0, "war-over-territory", 1).turn()
    assert war.view()["military_discard"][2]["known"] == ["war-over-territory"]
    pact = Scenario(players=3, age=2).pact(0, "open-borders-agreement", 1).politics(1)
    pact.play("cancel open-borders-agreement")
    assert pact.view()["military_discard"][1]["known"] == ["open-borders-agreement"]
    event = Scenario(age=1).event("good-harvest")
    assert event.view()["past_events"] == ["good-harvest"]
    assert event.view()["military_discard"][1]["size"] == 0


@rule("TTA-CARD-17", "TTA-EVENT-12")
def test_events_are_never_in_play() -> None:
    table = Scenario(age=2).leader(0, "isaac-newton").workers(1, religion=2).event("scientific-breakthrough")
    plain = Scenario(age=2).leader(0, "isaac-newton").workers(1, religion=2).action_phase()
    assert [ratings(table, seat) for seat in (0, 1)] == [ratings(plain, seat) for seat in (0, 1)]
    assert table.view()["past_events"] == ["scientific-breakthrough"]


@rule("TTA-CARD-18", "TTA-CTX-28")
def test_the_library_of_alexandria() -> None:
    table = Scenario(age=1).wonders(0, "library-of-alexandria").action_phase()
    side = seat_view(table, 0)
    assert (side["civil_hand_limit"], side["military_hand_limit"], totals(table, 0)) == (5, 3, (4, 2))
    assert ratings(table) == [2, 1, 1, 0]
    # the cards of a defence are still limited by the military actions
    position = Scenario(age=1).workers(0, warriors=5).hand(0, "plunder-i").stock(1, food=3)
    position.wonders(1, "library-of-alexandria").hand(1, "legion", "phalanx", "fighting-band", "medieval-army")
    table = position.politics()
    table.play("aggress plunder-i seat 2")  # 4 more would be needed, 3 cards would not do, 2 are allowed
    assert offers(table) == ["pass"]


# ---------------------------------------------------------------- wars in play
@rule("TTA-WARC-01")
def test_a_war_waits_a_round() -> None:
    position = Scenario(age=2).workers(0, warriors=7).hand(0, "war-over-territory").banks(1, yellow=9, unused=9)
    table = position.politics()
    before = [ratings(table, seat) for seat in (0, 1)]
    play(table, "declare war-over-territory seat 2")
    assert [ratings(table, seat) for seat in (0, 1)] == before
    assert seat_view(table, 0)["wars"] == [{"id": "war-over-territory", "rival": 1}]
    play(table, "end turn", "pass")
    assert player(table, 1).yellow_bank == 9
    play(table, "end turn")  # the next turn of the declarer begins: advantage 6
    assert (seat_view(table, 0)["wars"], player(table, 1).yellow_bank) == ([], 7)


# ---------------------------------------------------------------- statistics
@rule("TTA-STAT-01")
def test_ratings_follow_every_change() -> None:
    position = Scenario(age=1).technologies(0, "drama").stock(0, resources=16).banks(0, unused=3)
    table = position.hand(0, "fighting-band").action_phase()
    play(table, "build drama")
    assert ratings(table) == [1, 2, 1, 1]
    play(table, "build warriors")
    assert ratings(table) == [1, 2, 2, 1]
    play(table, "tactic fighting-band")
    assert ratings(table) == [1, 2, 3, 1]
    play(table, "destroy philosophy", "destroy drama")
    assert ratings(table) == [0, 0, 3, 0]


@rule("TTA-STAT-08", "TTA-ANNEX-08")
def test_points_scored_once_are_no_rating() -> None:
    table = Scenario(age=1).leader(0, "genghis-khan").workers(0, warriors=3).action_phase()
    assert rating(table, 0, "culture") == 0
    table.play("end turn")
    assert (player(table, 0).culture, rating(table, 0, "culture")) == (3, 0)


# ---------------------------------------------------------------- action totals
@rule("TTA-ACTOT-01", "TTA-ACTOT-02")
def test_totals_are_the_symbols_in_play() -> None:
    assert totals(Scenario(age=3).action_phase(), 0) == (4, 2)
    position = Scenario(age=3).technologies(0, "republic", "civil-service", "military-theory")
    table = position.leader(0, "napoleon-bonaparte").wonders(0, "pyramids", "kremlin").action_phase()
    assert totals(table, 0) == (7 + 2 + 1 + 1, 2 + 3 + 2 + 1)
    pact = Scenario(players=3, age=1).pact(0, "open-borders-agreement", 2).action_phase()
    assert [totals(pact, seat) for seat in range(3)] == [(4, 3), (4, 2), (4, 3)]


@rule("TTA-ACTOT-03")
def test_tokens_are_available_or_spent() -> None:
    table = Scenario(age=1).row("iron").action_phase()
    assert (available(table, 0), totals(table, 0)) == ((4, 2), (4, 2))
    play(table, "take iron", "disband warriors")
    assert (available(table, 0), totals(table, 0)) == ((3, 1), (4, 2))


@rule("TTA-ACTOT-04", "TTA-ACT-02")
def test_nothing_costs_more_than_is_available() -> None:
    row = (None,) * 9 + ("iron",)
    assert refused(Scenario(age=1).row(*row).actions(0, civil=2).action_phase(), "take iron")
    assert "take iron" in offers(Scenario(age=1).row(*row).actions(0, civil=3).action_phase())
    raid = Scenario(age=2).workers(0, warriors=4).hand(0, "plunder-i", "raid-ii").stock(1, food=1)  # 1 and 2 actions
    for military, found in ((2, ["plunder-i", "raid-ii"]), (1, ["plunder-i"]), (0, [])):
        moves = offers(raid.actions(0, military=military).politics())
        assert [move.split()[1] for move in moves if move.startswith("aggress")] == found


@rule("TTA-ACTOT-05")
def test_no_action_comes_back_unspent() -> None:
    position = Scenario(age=2).hand(0, "iron").leader(0, "isaac-newton").points(1, science=9).points(0, science=9)
    table = position.event("development-of-civilization", seat=0)
    table.play("develop iron")  # no action was paid for the event
    assert (available(table, 0), totals(table, 0)) == ((4, 2), (4, 2))


@rule("TTA-ACTOT-06")
def test_a_higher_total_is_available_at_once() -> None:
    position = Scenario(age=1).hand(0, "code-of-laws", "warfare").points(0, science=11).actions(0, civil=2, military=0)
    table = position.action_phase()
    play(table, "develop code-of-laws")
    assert (totals(table, 0), available(table, 0)) == ((5, 2), (2, 0))
    play(table, "develop warfare")
    assert (totals(table, 0), available(table, 0)) == ((5, 3), (1, 1))


@rule("TTA-EX-26", "TTA-ACTOT-07")
def test_a_lower_total_takes_spent_tokens_first() -> None:
    assert settled(4, 5, 3, False) == 3  # the figures of the example, which no two cards have

    def robbed(civil: int) -> tuple[int, int]:
        position = Scenario(age=3).technologies(1, "civil-service").workers(0, warriors=12)
        table = position.actions(1, civil=civil).war(0, "war-over-technology", 1).turn()
        table.play("pick civil-service")
        return totals(table, 1)[0], available(table, 1)[0]

    assert robbed(5) == (4, 4)  # of 6: the spent one and one more
    assert robbed(3) == (4, 3)  # two of the three spent ones
    assert robbed(6) == (4, 4)


@rule("TTA-ACTOT-08")
def test_totals_change_with_cards_only() -> None:
    table = Scenario(age=1).row("pyramids").stock(0, resources=6).action_phase()
    table.play("take pyramids")
    assert totals(table, 0) == (4, 2)
    play(table, "stages 1", "stages 1")
    assert totals(table, 0) == (4, 2)
    table.play("stages 1")
    assert (totals(table, 0), available(table, 0)) == ((5, 2), (1, 2))


@rule("TTA-ACTOT-09")
def test_a_replaced_card_changes_the_tokens_by_the_difference() -> None:
    position = Scenario(age=3).technologies(0, "code-of-laws").hand(0, "justice-system", "civil-service")
    table = position.points(0, science=17).actions(0, civil=1).action_phase()
    table.play("develop justice-system")  # one for one: none becomes available
    assert (totals(table, 0)[0], available(table, 0)[0]) == (5, 0)
    position = Scenario(age=3).technologies(0, "code-of-laws").hand(0, "civil-service").points(0, science=10)
    table = position.actions(0, civil=1).action_phase()
    table.play("develop civil-service")
    assert (totals(table, 0)[0], available(table, 0)[0]) == (6, 1)


@rule("TTA-ACTOT-10")
def test_a_temporary_action_is_spent_first() -> None:
    table = Scenario(age=1).hand(0, "patriotism-a").stock(0, resources=9).action_phase()
    play(table, "play patriotism-a", "disband warriors")
    assert (totals(table, 0)[1], available(table, 0)[1]) == (2, 2)
    play(table, "build warriors")
    assert (totals(table, 0)[1], available(table, 0)[1]) == (2, 1)
