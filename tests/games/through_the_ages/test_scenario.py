"""The builder of positions: legal, or refused with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clio.engine.errors import BadScenario, ClioError
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, offers, play, player, seat_view
from tests.rules import rule

FIVE = ("iron", "drama", "alchemy", "stockpile", "knights")  # of Age I


@pytest.mark.parametrize(("wrong", "because"), [
    pytest.param(lambda: Scenario(age=2).leader(0, "moses").turn(), "Moses is obsolete in this age", id="leader"),
    pytest.param(lambda: Scenario(age=4).leader(0, "isaac-newton").turn(), "is obsolete", id="leader IV"),
    pytest.param(lambda: Scenario(age=2).wonder(0, "pyramids").turn(), "Pyramids is obsolete", id="unfinished wonder"),
    pytest.param(
        lambda: Scenario(players=3, age=3).pact(0, "open-borders-agreement", 1).turn(), "obsolete", id="pact"),
    pytest.param(
        lambda: Scenario(age=1).leader(0, "moses").hand(0, "homer").turn(), "one of each age", id="two leaders"),
    pytest.param(lambda: Scenario().tokens(0, iron=1).turn(), "Iron is not in play there", id="tokens nowhere"),
    pytest.param(lambda: Scenario(age=3).tokens(0, philosophy=1).turn(), "Philosophy cannot lie", id="tokens on a lab"),
    pytest.param(
        lambda: Scenario(age=2).technologies(0, "alchemy").tokens(0, alchemy=1).turn(), "Alchemy cannot lie",
        id="before Bill Gates"),
    pytest.param(lambda: Scenario().banks(0, blue=30).turn(), "“blue” cannot be 30 here: 0 to 16", id="30 blue tokens"),
    pytest.param(lambda: Scenario().stock(0, food=10, resources=7).turn(), "17 blue tokens on cards", id="17 on cards"),
    pytest.param(lambda: Scenario().stock(0, food=9).banks(0, blue=8).turn(), "0 to 7", id="bank and cards"),
    pytest.param(lambda: Scenario().stock(0, food=-1).turn(), "“Agriculture” cannot be -1", id="debt of tokens"),
    pytest.param(lambda: Scenario().workers(0, bronze=-1).turn(), "“Bronze” cannot be -1", id="negative workers"),
    pytest.param(lambda: Scenario().banks(0, unused=-1).turn(), "“unused” cannot be -1", id="negative pool"),
    pytest.param(lambda: Scenario().banks(0, yellow=-1).turn(), "“yellow” cannot be -1", id="negative bank"),
    pytest.param(lambda: Scenario().points(0, science=-1).turn(), "“science” cannot be -1", id="negative points"),
    pytest.param(lambda: Scenario().banks(0, yellow=99).turn(), "yellow tokens in this game", id="99 yellow tokens"),
    pytest.param(lambda: Scenario().actions(0, civil=5).turn(), "“civil” cannot be 5 here: 0 to 4", id="civil actions"),
    pytest.param(lambda: Scenario().actions(0, military=3).turn(), "“military” cannot be 3", id="military actions"),
    pytest.param(lambda: Scenario().actions(0, civil=-1).turn(), "“civil” cannot be -1", id="no actions and less"),
    pytest.param(lambda: Scenario().workers(0, religion=3).turn(), "“Religion” cannot be 3", id="over the limit"),
    pytest.param(
        lambda: Scenario().technologies(0, "alchemy").workers(0, philosophy=1, alchemy=2).turn(), "0 to 2",
        id="over the limit on two levels"),
    pytest.param(
        lambda: Scenario(age=2).technologies(0, "monarchy").workers(0, religion=4).turn(), "0 to 3",
        id="over every limit so far"),
    pytest.param(lambda: Scenario(players=3).pact(0, "open-borders-agreement", 0), "with themselves", id="own partner"),
    pytest.param(lambda: Scenario(age=2).war(1, "war-over-territory", 1), "with themselves", id="own rival"),
    pytest.param(lambda: Scenario().row(*["iron"] * 15), "“row” cannot be 15 here: 0 to 13", id="a row of 15"),
    pytest.param(
        lambda: Scenario().technologies(0, "warfare", "strategy").turn(), "Warfare lies under", id="two of a type"),
    pytest.param(lambda: Scenario().technologies(0, "iron").hand(0, "iron").turn(), "Iron can lie", id="in hand too"),
    pytest.param(lambda: Scenario().wonder(0, "pyramids", 3).turn(), "“stages” cannot be 3", id="all stages"),
    pytest.param(lambda: Scenario().wonders(0, ruined=("pyramids",)), "Pyramids is not in play", id="ruin of nothing"),
    pytest.param(lambda: Scenario().wonders(0, "pyramids", homer="colossus"), "Colossus is not in play", id="Homer"),
    pytest.param(lambda: Scenario().hand(0, "no-event"), "no-event", id="no such card"),
    pytest.param(lambda: Scenario().leader(0, "stockpile"), "Stockpile cannot lie there", id="an action card leads"),
    pytest.param(lambda: Scenario().took(0, "pyramids"), "Pyramids is a wonder", id="no wonder is taken in hand"),
    pytest.param(lambda: Scenario().hand(0, "pyramids"), "never into a hand", id="no wonder in hand"),
    pytest.param(lambda: Scenario(age=2).hand(0, "stockpile").turn(), "Stockpile is obsolete", id="old civil card"),
    pytest.param(lambda: Scenario(age=3).hand(0, "rats").turn(), "Rats is obsolete", id="old military card"),
    pytest.param(lambda: Scenario().hand(0, "iron", "iron").turn(), "Iron can lie in one", id="a technology twice"),
    pytest.param(
        lambda: Scenario().took_leaders(0, 1).hand(0, "joan-of-arc").turn(), "Joan of Arc is one leader too many",
        id="a second leader in hand"),
    pytest.param(lambda: Scenario().took_leaders(0, 0).leader(0, "moses").turn(), "Moses is one", id="and in play"),
    pytest.param(lambda: Scenario(age=3).row("moses").turn(), "Moses is obsolete", id="a row of Age A in Age III"),
    pytest.param(
        lambda: Scenario().took(0, *FIVE).turn(),
        "Taking 5 cards costs 5 civil actions at least; this player has 4", id="more cards than actions"),
    pytest.param(
        lambda: Scenario().leader(0, "hammurabi").took(0, *FIVE, "irrigation").turn(),
        "Taking 6 cards costs 7 civil actions at least; this player has 5", id="more than Hammurabi pays for"),
    pytest.param(
        lambda: Scenario().leader(0, "moses").replaced_leader(0).took(0, *FIVE).turn(),
        "this player has 4", id="he was not replaced by another leader of his age"),
    pytest.param(lambda: Scenario().used(0, "moses"), "Moses offers nothing", id="nothing to use"),
    pytest.param(lambda: Scenario(age=4).last(4), "“last” cannot be 4 here: 5 to 6", id="the last round is past"),
    pytest.param(lambda: Scenario(age=4).last(7), "“last” cannot be 7 here: 5 to 6", id="the last round is far"),
    pytest.param(lambda: Scenario(age=3).last(5), "is known in Age IV only", id="no last round yet"),
    pytest.param(lambda: Scenario(age=0, round=5), "“round” cannot be 5 here: 1 to 2", id="Age A is over"),
    pytest.param(lambda: Scenario(age=1, round=1), "“round” cannot be 1 here: at least 2", id="Age I in round 1"),
    pytest.param(lambda: Scenario(age=5), "“age” cannot be 5", id="no Age V"),
    pytest.param(lambda: Scenario().took_leaders(0, 4), "“age” cannot be 4", id="no leaders of Age IV"),
    pytest.param(lambda: Scenario().past("rats").future("rats").turn(), "not so many copies of Rats", id="twice"),
    # seats
    pytest.param(lambda: Scenario().points(2, science=1), "“seat” cannot be 2 here: 0 to 1", id="seat 2 of 2"),
    pytest.param(lambda: Scenario().points(-1, science=1), "“seat” cannot be -1", id="seat -1"),
    pytest.param(lambda: Scenario().actions(7, civil=1), "“seat” cannot be 7", id="actions of nobody"),
    pytest.param(lambda: Scenario().future("rats", by=3), "“seat” cannot be 3", id="prepared by nobody"),
    pytest.param(lambda: Scenario(players=3).pact(0, "open-borders-agreement", 3), "“seat”", id="no such partner"),
    pytest.param(lambda: Scenario(age=2).war(0, "war-over-territory", 2), "“seat”", id="no such rival"),
    pytest.param(lambda: Scenario().turn(2), "“seat” cannot be 2", id="nobody's turn"),
    pytest.param(lambda: Scenario().event("rats", seat=5), "“seat” cannot be 5", id="nobody's event"),
    # decks
    pytest.param(lambda: Scenario().civil_deck().turn(), "never empty", id="empty civil deck"),
    pytest.param(lambda: Scenario(age=2).civil_deck("iron").turn(), "Iron cannot lie there", id="civil deck of Age I"),
    pytest.param(lambda: Scenario(age=0).military_deck("rats").turn(), "Rats cannot lie", id="no military deck"),
    pytest.param(lambda: Scenario(age=4).civil_deck("oil").turn(), "Oil cannot lie", id="no deck in Age IV"),
])
def test_what_cannot_be_is_refused(wrong: Callable[[], object], because: str) -> None:
    with pytest.raises(ClioError) as caught:
        wrong()
    assert because in caught.value.text("en")
    assert isinstance(caught.value, BadScenario) or "no-event" in because
    assert caught.value.text("en") != caught.value.text("fr")


@pytest.mark.parametrize("wrong", ["2", 1.5, True, [1]])
@pytest.mark.parametrize("describe", [
    lambda n: Scenario(age=n), lambda n: Scenario(first=n), lambda n: Scenario(round=n),
    lambda n: Scenario().points(n, science=1), lambda n: Scenario().points(0, science=n),
    lambda n: Scenario().workers(0, bronze=n), lambda n: Scenario().tokens(0, bronze=n),
    lambda n: Scenario().banks(0, yellow=n), lambda n: Scenario().actions(0, civil=n).turn(),
    lambda n: Scenario().wonder(0, "pyramids", n), lambda n: Scenario(age=4).last(n), lambda n: Scenario().turn(n),
    lambda n: Scenario().took_leaders(0, n), lambda n: Scenario(3).pact(0, "open-borders-agreement", n),
], ids=[
    "age", "first", "round", "seat", "science", "workers", "tokens", "yellow", "civil", "stages", "last", "turn",
    "took leaders", "partner",
])
def test_what_is_no_number_is_refused(describe: Callable[[Any], object], wrong: object) -> None:
    with pytest.raises(BadScenario) as caught:
        describe(wrong)
    assert caught.value.text("en") != caught.value.text("fr")


@pytest.mark.parametrize("wrong", [5, 1.5, None, ["iron"]])
def test_what_is_no_name_is_refused(wrong: Any) -> None:
    describe: list[Callable[[], object]] = [
        lambda: Scenario().hand(0, wrong), lambda: Scenario().leader(0, wrong), lambda: Scenario().civil_deck(wrong),
        lambda: Scenario().tactic(0, wrong), lambda: Scenario().events(wrong).turn(), lambda: Scenario().event(wrong),
    ]
    for told in describe:
        with pytest.raises(BadScenario):
            told()


@rule("TTA-AGE-19", "TTA-FLOW-08")
def test_age_iv_ends_after_the_next_round() -> None:
    table = Scenario(age=4).turn()
    assert (table.view()["round"], table.view()["last_round"]) == (5, 6)


def test_what_an_earlier_government_allowed_stays() -> None:
    table = Scenario(age=3).technologies(0, "monarchy").workers(0, religion=4).action_phase()
    assert "build religion" not in offers(table)


def test_an_empty_military_deck_can_be() -> None:
    table = Scenario().military_deck().action_phase()
    assert table.view()["military_deck"] == 0
    play(table, "end turn")
    assert player(table, 0).hand == ()


def test_what_is_not_named_stays() -> None:
    table = Scenario().points(0, science=4).points(0, culture=3).stock(0, food=2).stock(0, resources=1).action_phase()
    view = seat_view(table, 0)
    assert (view["science"], view["culture"], view["food"], view["resources"]) == (4, 3, 2, 1)
    assert view["blue_bank"] == 16 - 3


def test_past_events() -> None:
    table = Scenario().past("rats", "wealthy-territory-i").action_phase()
    assert table.view()["past_events"] == ["rats", "wealthy-territory-i"]
    rats = [kind for kind in ages(table).military_deck if kind == ages(table).past[0]]
    assert len(rats) == 0, "the only one"


def test_used_in_this_turn() -> None:
    scenario = Scenario().leader(0, "hammurabi").row("iron").actions(0, civil=0)
    assert "use hammurabi" in offers(scenario.action_phase())
    assert "use hammurabi" not in offers(scenario.used(0, "hammurabi").action_phase())


@pytest.mark.parametrize(("card", "move"), [
    ("winston-churchill", "use winston-churchill culture"), ("ocean-liner-service", "use ocean-liner-service"),
])
def test_used_cards_offer_nothing(card: str, move: str) -> None:
    def at() -> Scenario:
        scenario = Scenario(age=3)
        return scenario.leader(0, card) if "churchill" in card else scenario.wonders(0, card)

    assert move in offers(at().action_phase())
    assert move not in offers(at().used(0, card).action_phase())


def test_caesar_was_used_in_this_game() -> None:
    def moves(scenario: Scenario) -> int:
        table = play(scenario.leader(0, "julius-caesar").hand(0, "rats", "foray", "raiders").politics(), "prepare rats")
        return table.seat == 0 and "prepare foray" in offers(table)

    assert moves(Scenario(age=1))
    assert not moves(Scenario(age=1).used(0, "julius-caesar"))


def test_homers_resource_of_the_turn_was_spent() -> None:
    assert "build warriors" in offers(Scenario().leader(0, "homer").stock(0, resources=1).action_phase())
    assert "build warriors" not in offers(
        Scenario().leader(0, "homer").stock(0, resources=1).used(0, "homer").action_phase())


def test_taken_this_turn() -> None:
    table = Scenario().took(0, "stockpile", "iron").action_phase()
    assert seat_view(table, 0)["civil_hand"] == ["iron", "stockpile"]
    assert "play stockpile" not in offers(table)
    assert "play stockpile" in offers(Scenario().hand(0, "stockpile").action_phase())


@rule("TTA-CTX-27", "TTA-TAKE-01")
def test_hammurabi_pays_for_a_card_more() -> None:
    """With a military action; leaders cost him nothing on the first spaces."""
    scenario = Scenario().leader(0, "hammurabi").wonders(0, "library-of-alexandria").took(0, *FIVE)
    table = scenario.actions(0, civil=0, military=1).action_phase()
    assert seat_view(table, 0)["cards_taken"] == 5
    row = Scenario().leader(0, "hammurabi").wonders(0, "library-of-alexandria").row(*FIVE).action_phase()
    moves = [f"take {card}" for card in FIVE]
    taken = play(row, *moves[:4], "use hammurabi", moves[4])
    assert seat_view(taken, 0)["civil_hand"] == seat_view(table, 0)["civil_hand"]
    leaders = Scenario().leader(0, "hammurabi").took(0, *FIVE, "joan-of-arc")
    with pytest.raises(BadScenario, match="Taking 6 cards costs 6"):
        leaders.action_phase()
    gone = Scenario().leader(0, "joan-of-arc").replaced_leader(0).took(0, *FIVE)
    assert seat_view(gone.action_phase(), 0)["cards_taken"] == 5, "he may have been the leader before"


def test_a_leader_in_hand_was_taken() -> None:
    table = Scenario().hand(0, "joan-of-arc").row("genghis-khan", "iron").action_phase()
    assert "take genghis-khan" not in offers(table)
    assert "take iron" in offers(table)


def test_what_was_done_this_turn() -> None:
    assert "tactic legion" in offers(Scenario().hand(0, "legion").action_phase())
    assert "tactic legion" not in offers(Scenario().hand(0, "legion").chose_tactic(0).action_phase())
    poor = Scenario().row(*[None] * 5, "taj-mahal").actions(0, civil=0)
    assert "take taj-mahal" not in offers(poor.action_phase())
    assert "take taj-mahal" in offers(poor.replaced_leader(0).action_phase())


def test_a_scenario_opened_twice_gives_two_tables() -> None:
    scenario = Scenario().stock(0, resources=3).hand(0, "iron")
    one, two = scenario.action_phase(), scenario.action_phase()
    before = two.view(0)
    play(one, "build warriors")
    assert two.view(0) == before
    assert offers(scenario.event("rats")) == offers(scenario.event("rats"))
