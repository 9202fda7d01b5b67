"""TTA-AGGR: aggressions, who may play them, how they are repelled."""

from __future__ import annotations

import pytest

from clio.engine import conformance
from clio.engine.history import Table
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import Timeless, ages, kinds_logged, offers, play, player, seat_view
from tests.rules import rule

PEACE = ["acceptance-of-supremacy", "peace-treaty", "loss-of-sovereignty"]


def stage(mine: int, theirs: int, card: str = "spy", age: int = 2) -> Scenario:
    """Ann holds an aggression; she and Ben have so much strength, Ben 20 science points."""
    return Timeless(players=3, age=age).hand(0, card).workers(0, warriors=mine).workers(1, warriors=theirs).workers(
        2, only=True, warriors=24).banks(2, yellow=0).points(1, science=20)


def attacks(table: Table) -> list[str]:
    return [word for word in offers(table) if word.startswith("aggress")]


def answers(table: Table) -> list[str]:
    return offers(table) if table.view()["attack"] else []


def defend(table: Table, *moves: str) -> Table:
    """Play these cards in defence, and no more."""
    play(table, *moves)
    return play(table, "done") if "done" in answers(table) else table


# ---------------------------------------------------------------------- may I?
@rule("TTA-AGGR-01")
def test_an_aggression_is_shown_paid_and_aimed() -> None:
    table = Scenario(players=3, age=2).hand(0, "infiltrate").workers(0, warriors=5).leader(1, "isaac-newton").leader(
        2, "james-cook").hand(2, "rats", "raiders").workers(2, warriors=3).politics()
    assert attacks(table) == ["aggress infiltrate seat 2", "aggress infiltrate seat 3"]
    table.play("aggress infiltrate seat 3")
    assert player(table, 0).ma == 0
    assert player(table, 0).hand == ()
    for seat in (None, 0, 1, 2):
        shown = table.view(seat)["attack"]
        assert (shown["id"], shown["attacker"], shown["rival"]) == ("infiltrate", 0, 2)
    assert table.seat == 2


@rule("TTA-AGGR-02")
@pytest.mark.parametrize(("card", "age", "cost"), [
    ("plunder-i", 1, 1), ("enslave", 1, 2), ("spy", 2, 1), ("raid-ii", 2, 2), ("raid-iii", 3, 3),
    ("armed-intervention", 3, 2),
])
def test_the_military_actions_must_be_available(card: str, age: int, cost: int) -> None:
    for actions in (cost - 1, cost):
        table = stage(5, 1, card, age).technologies(0, "monarchy").actions(0, military=actions).politics()
        assert bool(attacks(table)) == (actions >= cost)
        if actions >= cost:
            assert player(play(table, f"aggress {card} seat 2"), 0).ma == 0


@rule("TTA-AGGR-03")
@pytest.mark.parametrize("pact", PEACE)
@pytest.mark.parametrize("owner", [0, 1])
def test_no_attack_where_a_pact_forbids_it(pact: str, owner: int) -> None:
    scenario = Scenario(players=3, age=3).hand(0, "spy").workers(0, warriors=9).pact(owner, pact, 1 - owner)
    assert attacks(scenario.politics()) == ["aggress spy seat 3"]


@rule("TTA-AGGR-03", "TTA-CTX-46")
def test_the_pact_of_others_forbids_nothing() -> None:
    """Nobody declares war on side B of Loss of Sovereignty, but an aggression is possible."""
    scenario = Scenario(players=3, age=3).hand(0, "spy").workers(0, warriors=9).pact(2, "loss-of-sovereignty", 1)
    assert attacks(scenario.politics()) == ["aggress spy seat 2", "aggress spy seat 3"]


@rule("TTA-AGGR-04")
@pytest.mark.parametrize(("mine", "theirs", "legal"), [(3, 2, True), (3, 3, False), (3, 4, False), (1, 0, True)])
def test_only_a_weaker_rival_can_be_attacked(mine: int, theirs: int, legal: bool) -> None:
    assert attacks(stage(mine, theirs).politics()) == (["aggress spy seat 2"] if legal else [])


@rule("TTA-AGGR-05", "TTA-CTX-24")
@pytest.mark.parametrize(("mine", "theirs", "legal"), [(3, 4, True), (3, 5, False), (4, 5, True)])
@pytest.mark.parametrize("owner", [0, 1])
def test_the_bonus_against_this_rival_counts(mine: int, theirs: int, legal: bool, owner: int) -> None:
    table = stage(mine, theirs).pact(owner, "open-borders-agreement", 1 - owner).politics()
    assert bool(attacks(table)) == legal
    elsewhere = stage(mine, theirs).pact(0, "open-borders-agreement", 2).politics()
    assert attacks(elsewhere) == []


@rule("TTA-EX-34", "TTA-AGGR-05", "TTA-CTX-24")
def test_example_34_open_borders() -> None:
    def at(cards: tuple[str, ...]) -> Table:
        table = stage(6, 7).pact(0, "open-borders-agreement", 1).hand(1, *cards).politics()
        return play(table, "aggress spy seat 2")

    table = at(("rats",))
    assert table.view()["attack"]["strength"] == 8
    assert answers(table) == ["pass", "discard rats"]  # 7 + 1 reaches 8
    defend(table, "discard rats")
    assert "repelled" in kinds_logged(table)
    assert seat_view(table, 0)["pact"]["id"] == "open-borders-agreement"
    lost = at(())
    assert player(lost, 0).science == 5


@rule("TTA-AGGR-06", "TTA-CTX-45")
@pytest.mark.parametrize(("mine", "theirs", "legal"), [(3, 2, True), (3, 3, False)])
@pytest.mark.parametrize("owner_is_a", [True, False])
def test_pacts_that_end_with_the_attack_do_not_count(mine: int, theirs: int, legal: bool, owner_is_a: bool) -> None:
    """Promise of Military Protection: 4 strength for side B, whoever that is."""
    table = stage(mine, theirs).pact(0, "promise-of-military-protection", 1, owner_is_a).politics()
    assert bool(attacks(table)) == legal


@rule("TTA-AGGR-06")
def test_other_pacts_count() -> None:
    """Cid protects Ben: that pact does not end when Ann attacks."""
    assert attacks(stage(3, 2).pact(2, "promise-of-military-protection", 1).politics()) == []
    assert attacks(stage(3, 4).pact(2, "promise-of-military-protection", 0).politics()) == ["aggress spy seat 2"]


@rule("TTA-EX-35", "TTA-AGGR-06", "TTA-AGGR-07", "TTA-CTX-45")
@pytest.mark.parametrize("owner", [0, 1])
def test_example_35_military_alliance(owner: int) -> None:
    table = stage(5, 4, age=3).pact(owner, "military-alliance", 1 - owner).hand(1, "rats").politics()
    assert seat_view(table, 0)["ratings"]["strength"] == 8
    play(table, "aggress spy seat 2")
    assert player(table, owner).pact == -1  # before the defence
    assert [seat_view(table, seat)["ratings"]["strength"] for seat in (0, 1)] == [5, 4]
    assert table.view()["attack"]["strength"] == 5
    assert answers(table) == ["pass", "discard rats"]
    defend(table, "discard rats")
    assert "repelled" in kinds_logged(table)


# ---------------------------------------------------------------------- defence
def attacked(mine: int, theirs: int, *hand: str, actions: int | None = None, age: int = 2) -> Table:
    scenario = stage(mine, theirs, age=age).hand(1, *hand).actions(1, military=actions)
    return play(scenario.politics(), "aggress spy seat 2")


@rule("TTA-AGGR-08", "TTA-AGGR-12")
def test_a_defence_that_reaches_the_attackers_strength() -> None:
    table = attacked(4, 2, "military-bonus-i")
    assert (table.seat, answers(table)) == (1, ["pass", "bonus military-bonus-i"])
    defend(table, "bonus military-bonus-i")
    assert (player(table, 1).science, player(table, 0).science) == (20, 0)
    assert player(table, 0).ma == 1  # not returned
    assert "spy" in table.view()["military_discard"][2]["known"]
    assert "repelled" in kinds_logged(table)


@rule("TTA-AGGR-08")
def test_the_rival_need_not_defend() -> None:
    table = play(attacked(4, 2, "military-bonus-i"), "pass")
    assert (player(table, 0).science, player(table, 1).science) == (5, 15)
    assert len(player(table, 1).hand) == 1


@rule("TTA-AGGR-09", "TTA-CTX-26")
@pytest.mark.parametrize(("card", "value"), [
    ("military-bonus-i", 2), ("military-bonus-ii", 4), ("military-bonus-iii", 6),
])
def test_a_bonus_card_adds_its_defence_and_is_discarded(card: str, value: int) -> None:
    table = attacked(1 + value, 1, card, age=3)
    assert f"bonus {card}" in answers(table)
    defend(table, f"bonus {card}")
    assert player(table, 1).hand == ()
    assert card in [id for pile in table.view()["military_discard"] for id in pile["known"]]
    assert f"bonus {card}" not in answers(attacked(2 + value, 1, card, age=3))


@rule("TTA-AGGR-10")
def test_any_military_card_discarded_face_down_adds_1() -> None:
    cards = ("legion", "raid-i", "war-over-territory", "military-bonus-i", "scientific-cooperation", "rats")
    table = attacked(3, 2, *cards)
    assert sorted(answers(table)) == sorted(["pass", "bonus military-bonus-i", *("discard " + card for card in cards)])
    defend(table, "discard raid-i")
    assert "repelled" in kinds_logged(table)
    assert "raid-i" not in table.view(0)["military_discard"][1]["known"]  # face down
    assert "raid-i" in table.view(1)["military_discard"][1]["known"]


@rule("TTA-AGGR-10")
def test_a_bonus_card_does_not_add_both_values() -> None:
    """2 for its defence, or 1 for the card: 3 are not reached with one Age I card."""
    assert answers(attacked(5, 2, "military-bonus-i")) in ([], ["pass"])


@rule("TTA-AGGR-11")
@pytest.mark.parametrize("available", [0, 1, 2])
def test_no_more_cards_than_the_total_of_military_actions_spent_or_not(available: int) -> None:
    cards = ("rats", "raiders", "foray", "legion")
    assert [word for word in answers(attacked(4, 1, *cards, actions=available)) if word != "pass"] == []  # 3 cards
    table = attacked(3, 1, *cards, actions=available)
    assert "discard legion" in answers(table)
    play(table, "discard legion")
    assert "done" not in answers(table)
    play(table, "discard rats")
    assert answers(table) in ([], ["done"])  # no third card
    defend(table)
    assert "repelled" in kinds_logged(table)


@rule("TTA-AGGR-11")
def test_a_higher_total_allows_more_cards() -> None:
    scenario = stage(4, 1).hand(1, "rats", "raiders", "foray").technologies(1, "monarchy")
    table = play(scenario.politics(), "aggress spy seat 2")
    for _ in range(3):
        table.play(next(word for word in answers(table) if word.startswith("discard")))
    assert player(table, 1).hand == ()
    assert "repelled" in kinds_logged(table)


@rule("TTA-AGGR-12")
@pytest.mark.parametrize(("mine", "repelled"), [(3, True), (4, True), (5, False)])
def test_equality_is_enough(mine: int, repelled: bool) -> None:
    table = attacked(mine, 2, "military-bonus-i")
    defend(table, "bonus military-bonus-i" if repelled else "pass")
    assert ("repelled" in kinds_logged(table)) == repelled
    assert player(table, 0).science == (0 if repelled else 5)


@rule("TTA-AGGR-13", "TTA-AGGR-10")
def test_no_card_is_played_for_nothing() -> None:
    """2 missing: one card of 1 is legal only if a second one can follow, and then it must."""
    assert answers(attacked(4, 2, "rats")) in ([], ["pass"])
    table = attacked(4, 2, "rats", "raiders")
    play(table, answers(table)[1])
    assert "pass" not in answers(table)
    assert "done" not in answers(table)


@rule("TTA-EX-19", "TTA-AGGR-09", "TTA-AGGR-11", "TTA-AGGR-12")
def test_example_19() -> None:
    table = attacked(7, 3, "military-bonus-i", "military-bonus-i", "rats", "raiders", "legion")
    assert answers(table) == ["pass", "bonus military-bonus-i"]
    play(table, "bonus military-bonus-i")
    assert answers(table) == ["bonus military-bonus-i"]
    play(table, "bonus military-bonus-i")
    while answers(table):
        table.play("done")
    assert "repelled" in kinds_logged(table)
    assert len(player(table, 1).hand) == 3


@rule("TTA-EX-20", "TTA-AGGR-13")
def test_example_20() -> None:
    table = attacked(7, 3, "military-bonus-i", "rats", "raiders", "foray", "legion")
    assert answers(table) in ([], ["pass"])
    while answers(table):
        table.play("pass")
    assert (player(table, 0).science, len(player(table, 1).hand)) == (5, 5)


# ---------------------------------------------------------------------- effects
@rule("TTA-AGGR-14", "TTA-CTX-49")
def test_a_success_applies_the_effect_and_discards_the_card() -> None:
    table = stage(3, 1, "plunder-ii").stock(1, food=4, resources=3).politics()
    play(table, "aggress plunder-ii seat 2")
    assert (table.seat, offers(table)) == (0, ["food 2", "food 3", "food 4"])
    play(table, "food 3")
    assert [seat_view(table, seat)["food"] for seat in (0, 1)] == [3, 1]
    assert [seat_view(table, seat)["resources"] for seat in (0, 1)] == [2, 1]
    assert "plunder-ii" in table.view()["military_discard"][2]["known"]
    assert ages(table).attack == ()


@rule("TTA-AGGR-15")
@pytest.mark.parametrize("masonry", [True, False])
def test_printed_costs_count(masonry: bool) -> None:
    """Raid: half of the printed 3 resources of Bread and Circuses, rounded up, whatever Masonry saves."""
    scenario = Scenario(players=3, age=1).technologies(1, "bread-and-circuses").workers(
        1, only=True, bread_and_circuses=1).workers(0, warriors=9).hand(0, "raid-i")
    if masonry:
        scenario.technologies(1, "masonry")
    table = play(scenario.politics(), "aggress raid-i seat 2")
    assert seat_view(table, 0)["resources"] == 2
    assert (player(table, 1).unused, sum(player(table, 1).workers)) == (2, 0)


@rule("TTA-AGGR-16")
def test_the_attacker_adds_no_cards() -> None:
    table = stage(3, 3).hand(0, "military-bonus-ii", "military-bonus-ii", "rats").politics()
    assert attacks(table) == []
    table = stage(4, 3).hand(0, "military-bonus-ii", "military-bonus-ii").hand(1, "rats").politics()
    defend(play(table, "aggress spy seat 2"), "discard rats")
    assert (table.seat, "end turn" in offers(table)) == (0, True)
    assert len(player(table, 0).hand) == 2


@rule("TTA-AGGR-17", "TTA-EX-32", "TTA-CTX-34")
def test_example_32_gandhi() -> None:
    def at(actions: int) -> Table:
        return Scenario(players=3, age=3).technologies(0, "democracy", "warfare").hand(0, "armed-intervention").workers(
            0, warriors=5).leader(1, "mahatma-gandhi").points(1, culture=9).points(2, culture=9).actions(
            0, military=actions).politics()

    assert attacks(at(3)) == ["aggress armed-intervention seat 3"]
    assert attacks(at(4)) == ["aggress armed-intervention seat 2", "aggress armed-intervention seat 3"]
    assert player(play(at(4), "aggress armed-intervention seat 2"), 0).ma == 0
    assert player(play(at(3), "aggress armed-intervention seat 3"), 0).ma == 1


@rule("TTA-AGGR-17", "TTA-CTX-34")
def test_gandhi_plays_no_aggressions() -> None:
    assert attacks(stage(5, 1, age=3).politics()) == ["aggress spy seat 2"]
    assert attacks(stage(5, 1, age=3).leader(0, "mahatma-gandhi").politics()) == []


@rule("TTA-AGGR-18", "TTA-CTX-49")
def test_annex_needs_a_colony() -> None:
    table = Scenario(players=3, age=2).hand(0, "annex").workers(0, warriors=9).colonies(
        2, "historic-territory-i", "vast-territory-i").politics()
    assert attacks(table) == ["aggress annex seat 3"]
    play(table, "aggress annex seat 3", "pick historic-territory-i")
    assert (seat_view(table, 0)["colonies"], seat_view(table, 2)["colonies"]) == (
        ["historic-territory-i"], ["vast-territory-i"])


@rule("TTA-AGGR-18", "TTA-CTX-49")
def test_infiltrate_needs_a_leader_or_an_unfinished_wonder() -> None:
    def at() -> Table:
        return Scenario(players=4, age=2).hand(0, "infiltrate").workers(0, warriors=9).leader(1, "isaac-newton").wonder(
            2, "great-wall", 1).wonders(3, "pyramids").politics()

    assert attacks(at()) == ["aggress infiltrate seat 2", "aggress infiltrate seat 3"]
    assert player(play(at(), "aggress infiltrate seat 2"), 0).culture == 6
    table = play(at(), "aggress infiltrate seat 3")
    assert (player(table, 0).culture, seat_view(table, 2)["wonder"]) == (3, None)


@rule("TTA-AGGR-11", "TTA-AGGR-13")
def test_an_imagined_defender_can_go_on() -> None:
    """Whatever the others imagine in the hand, a defence that has begun can succeed."""
    position = Scenario(age=2).workers(0, warriors=5).workers(1, warriors=1).hand(0, "spy")
    table = position.hand(1, "military-bonus-ii", "legion", "raid-i").politics()
    play(table, "aggress spy seat 2", "discard legion")  # 3 missing
    assert offers(table) == ["bonus military-bonus-ii"]
    for rng in range(1, 40):
        imagined = GAME.determinize(ages(table), 0, rng << 20)
        imagined.log = []
        assert conformance.needs_differ(GAME, imagined, imagined.waiting) == []
        imagined.apply(imagined.legal[0])
        assert E.REPELLED in [entry.kind for entry in imagined.log]
