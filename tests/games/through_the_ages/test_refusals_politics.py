"""Every refusal names the rule that stands in the way: politics, auctions, defences, answers to single questions."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, kinds_logged, play, player
from tests.games.through_the_ages.refused import why
from tests.rules import rule


def strong(players: int = 2, age: int = 2, resignation: bool = True) -> Scenario:
    """Seat 0 has strength 5, the others have 1."""
    return Scenario(players=players, age=age, resignation=resignation).workers(0, warriors=5)


@pytest.mark.parametrize(("scenario", "symbol", "clause", "text"), [
    pytest.param(
        Scenario(), "prepare good-harvest", "TTA-PREP-01", "Good Harvest is not in your hand.",
        marks=rule("TTA-PREP-01"), id="no event",
    ),
    pytest.param(
        strong().hand(0, "spy").workers(1, warriors=5), "aggress spy seat 2", "TTA-AGGR-04",
        "your strength in this attack is 5, that of seat 2 is 5", marks=rule("TTA-AGGR-04"), id="not stronger",
    ),
    pytest.param(
        strong(), "aggress spy seat 2", "TTA-AGGR-01", "Spy is not in your hand.", marks=rule("TTA-AGGR-01"),
        id="no aggression",
    ),
    pytest.param(
        strong().hand(0, "spy"), "aggress spy seat 1", "TTA-AGGR-01", "that is yourself.", id="oneself",
    ),
    pytest.param(
        strong().hand(0, "spy"), "aggress spy seat 3", "TTA-FLOW-01", "there is no seat 3 in this game.",
        marks=rule("TTA-FLOW-01"), id="no such seat",
    ),
    pytest.param(
        strong(3, 3).hand(0, "spy").pact(1, "peace-treaty", 0), "aggress spy seat 2", "TTA-AGGR-03",
        "Peace Treaty forbids attacks between you and seat 2.", marks=rule("TTA-AGGR-03"), id="treaty",
    ),
    pytest.param(
        strong().hand(0, "annex").colonies(1, "vast-territory-i").actions(0, military=1), "aggress annex seat 2",
        "TTA-AGGR-02", "military actions for Annex against seat 2: 2; available: 1.", marks=rule("TTA-AGGR-02"),
        id="price of an attack",
    ),
    pytest.param(
        strong(age=3).hand(0, "annex").colonies(1, "vast-territory-i").leader(1, "mahatma-gandhi"),
        "aggress annex seat 2", "TTA-AGGR-17", "costs twice its military actions: 4; available: 2.",
        marks=rule("TTA-AGGR-17", "TTA-AGGR-02"), id="against Gandhi",
    ),
    pytest.param(
        strong(age=3).hand(0, "spy").leader(0, "mahatma-gandhi"), "aggress spy seat 2", "TTA-AGGR-17",
        "with Gandhi you play no aggressions", marks=rule("TTA-AGGR-17"), id="Gandhi's owner",
    ),
    pytest.param(
        strong().hand(0, "annex"), "aggress annex seat 2", "TTA-AGGR-18", "seat 2 has no colony.",
        marks=rule("TTA-AGGR-18"), id="no colony",
    ),
    pytest.param(
        strong().hand(0, "infiltrate"), "aggress infiltrate seat 2", "TTA-AGGR-18",
        "seat 2 has neither a leader nor an unfinished wonder.", marks=rule("TTA-AGGR-18"), id="no leader",
    ),
    pytest.param(
        strong().hand(0, "war-over-territory").last(5), "declare war-over-territory seat 2", "TTA-WARDEC-07",
        "no war is declared in the last round.", marks=rule("TTA-POL-03", "TTA-WARDEC-07"), id="last round",
    ),
    pytest.param(
        strong(), "declare war-over-territory seat 2", "TTA-WARDEC-01", "War over Territory is not in your hand.",
        marks=rule("TTA-WARDEC-01"), id="no war",
    ),
    pytest.param(
        strong(3, 3).hand(0, "war-over-territory").pact(1, "loss-of-sovereignty", 2, owner_is_a=False),
        "declare war-over-territory seat 2", "TTA-CTX-46", "nobody can declare war on seat 2",
        marks=rule("TTA-CTX-46", "TTA-WARDEC-02"), id="sovereignty",
    ),
    pytest.param(
        strong(3, 3).hand(0, "war-over-territory").pact(0, "peace-treaty", 1), "declare war-over-territory seat 2",
        "TTA-WARDEC-02", "Peace Treaty forbids attacks", marks=rule("TTA-WARDEC-02"), id="war against a treaty",
    ),
    pytest.param(
        strong().hand(0, "war-over-territory").actions(0, military=1), "declare war-over-territory seat 2",
        "TTA-ACTOT-04", "against seat 2: 2; available: 1.", marks=rule("TTA-WARDEC-01", "TTA-ACTOT-04"),
        id="price of a war",
    ),
    pytest.param(
        strong(age=3).hand(0, "war-over-territory").leader(0, "mahatma-gandhi"), "declare war-over-territory seat 2",
        "TTA-WARDEC-09", "declare no wars", marks=rule("TTA-WARDEC-09"), id="war of Gandhi's owner",
    ),
    pytest.param(
        strong(), "offer peace-treaty seat 2 side a", "TTA-POL-04", "no pacts in a 2-player game",
        marks=rule("TTA-POL-04"), id="two players offer",
    ),
    pytest.param(
        strong(), "cancel peace-treaty", "TTA-POL-04", "no pacts in a 2-player game", marks=rule("TTA-POL-04"),
        id="two players cancel",
    ),
    pytest.param(
        strong(3, 3), "offer peace-treaty seat 2 side a", "TTA-PACT-01", "Peace Treaty is not in your hand.",
        marks=rule("TTA-PACT-01"), id="no pact",
    ),
    pytest.param(
        strong(3, 3).hand(0, "peace-treaty"), "offer peace-treaty seat 2 side b", "TTA-PACT-02", "are alike",
        marks=rule("TTA-PACT-02"), id="no sides",
    ),
    pytest.param(
        strong(3, 3), "cancel peace-treaty", "TTA-PACT-09", "Peace Treaty is not in play.", marks=rule("TTA-PACT-09"),
        id="pact not in play",
    ),
    pytest.param(
        strong(3, 3).pact(1, "peace-treaty", 2), "cancel peace-treaty", "TTA-PACT-09",
        "you are not a party to Peace Treaty.", marks=rule("TTA-PACT-09"), id="not a party",
    ),
    pytest.param(
        strong(age=4).hand(0, "war-over-culture"), "resign", "TTA-POL-05", "nobody resigns in Age IV.",
        marks=rule("TTA-POL-05"), id="resigning in Age IV",
    ),
    pytest.param(
        strong(resignation=False).hand(0, "spy"), "resign", "TTA-RESIGN-01",
        "resigning is switched off at this table.", marks=rule("TTA-RESIGN-01"), id="resigning switched off",
    ),
    pytest.param(
        strong(), "use alexander-the-great", "TTA-CTX-02", "Alexander the Great is not your leader.",
        marks=rule("TTA-CTX-02", "TTA-POL-09"), id="no Alexander",
    ),
    pytest.param(
        strong(), "columbus vast-territory-i", "TTA-CTX-31", "Christopher Columbus is not your leader.",
        marks=rule("TTA-CTX-31", "TTA-POL-09"), id="no Columbus",
    ),
    pytest.param(
        strong().leader(0, "christopher-columbus"), "columbus vast-territory-i", "TTA-CTX-31",
        "is not in your hand.", marks=rule("TTA-CTX-31"), id="Columbus without a territory",
    ),
    pytest.param(
        strong(), "build bronze", "TTA-TURN-01", "that belongs to the action phase", marks=rule("TTA-TURN-01"),
        id="too early",
    ),
    pytest.param(
        strong(), "end turn", "TTA-POL-01", "do a political action or pass.", marks=rule("TTA-POL-01"),
        id="pass first",
    ),
])
def test_a_political_action_that_is_refused(scenario: Scenario, symbol: str, clause: str, text: str) -> None:
    found = why(scenario.politics(0), symbol)
    assert clause in found.clauses
    assert text in found.text("en")
    assert found.text("fr")
    assert found.text("fr") != found.text("en")


@rule("TTA-RESIGN-01")
def test_a_player_who_resigned_is_no_rival() -> None:
    table = strong(3).hand(0, "spy").politics(0)
    player(table, 1).out = True
    found = why(table, "aggress spy seat 2")
    assert "TTA-RESIGN-01" in found.clauses
    assert found.text("en") == "seat 2 has resigned."


@rule("TTA-CARD-07")
def test_a_refusal_tells_nothing_about_the_hands_of_others() -> None:
    """The same words whoever holds the card."""
    texts = set()
    for holder in (1, 2):
        table = strong(3, 2).hand(0, "plunder-i").hand(holder, "spy", "infiltrate").politics(0)
        texts.add(tuple(why(table, f"aggress {card} seat 2").text("en") for card in ("spy", "infiltrate")))
    assert len(texts) == 1


# ---------------------------------------------------------------------- auctions
def auction(*moves: str) -> Table:
    """Seat 0 has two Warriors, seat 1 none; James Cook leads seat 0."""
    scenario = Scenario(age=2).workers(0, warriors=2).workers(1, warriors=0).leader(0, "james-cook")
    scenario.hand(0, "military-bonus-i", "military-bonus-ii", "spy").hand(1, "spy")
    return play(scenario.event("vast-territory-i"), *moves)


@rule("TTA-COLO-02", "TTA-COLO-03")
def test_a_bid_is_higher_than_the_last_and_within_the_largest_force() -> None:
    table = auction()
    assert why(table, "bid 7").clauses == ("TTA-COLO-03",)
    assert why(table, "bid 7").text("en") == "the largest force you could send is 6."
    assert "TTA-COLO-04" in why(table, "discard spy").clauses
    both = Scenario().workers(0, warriors=2).workers(1, warriors=3).event("vast-territory-i")
    play(both, "bid 2")
    assert why(both, "bid 2").clauses == ("TTA-COLO-02",)
    assert why(both, "bid 2").text("en") == "the bid must be higher than 2."


@rule("TTA-COLO-07", "TTA-COLO-08", "TTA-COLO-13", "TTA-COLO-25")
def test_a_force_has_a_unit_and_reaches_the_bid() -> None:
    table = auction("bid 4")
    assert why(table, "done").clauses == ("TTA-COLO-08",)
    assert why(table, "colonize knights").clauses == ("TTA-COLO-08",)
    play(table, "colonize warriors")
    assert why(table, "done").text("en") == "the force is 1, and the bid is 4."
    assert why(table, "bonus military-bonus-iii").clauses == ("TTA-COLO-13",)
    plain = Scenario().workers(0, warriors=2).workers(1, warriors=0).hand(0, "plunder-i").event("vast-territory-i")
    play(plain, "bid 2")
    assert why(plain, "discard plunder-i").clauses == ("TTA-COLO-25",)


# ---------------------------------------------------------------------- defences
def attacked(*cards: str, warriors: int = 4) -> Table:
    table = Scenario(age=2).workers(0, warriors=warriors).hand(0, "spy").hand(1, *cards).politics(0)
    return play(table, "aggress spy seat 2")


@rule("TTA-AGGR-11", "TTA-AGGR-13")
def test_a_defence_must_reach_the_attacker_with_few_cards() -> None:
    table = attacked("military-bonus-i", "military-bonus-i", "plunder-i")
    assert why(table, "done").clauses == ("TTA-AGGR-13",)
    assert why(table, "bonus military-bonus-ii").clauses == ("TTA-AGGR-09",)
    play(table, "discard plunder-i")
    assert why(table, "pass").text("en").endswith("still missing: 2.")
    assert why(table, "discard military-bonus-i").clauses == ("TTA-AGGR-13",)  # 1 more would not do
    assert "TTA-AGGR-08" in why(table, "bid 1").clauses
    play(table, "bonus military-bonus-i")
    assert kinds_logged(table)[-1] == "repelled"  # two cards are the limit: nothing more is asked


@rule("TTA-AGGR-13")
def test_a_defence_that_cannot_succeed_is_not_begun() -> None:
    table = attacked("military-bonus-i", warriors=9)
    found = why(table, "bonus military-bonus-i")
    assert found.clauses == ("TTA-AGGR-13",)
    assert "8 strength missing" in found.text("en")


# ---------------------------------------------------------------------- answers
@rule("TTA-EOT-01")
def test_excess_military_cards_are_discarded_first() -> None:
    table = Scenario().hand(0, "plunder-i", "legion", "phalanx").end_of_turn(0)
    assert why(table, "discard raid-i").text("en") == "Raid (I) is not in your hand."
    found = why(table, "build bronze")
    assert "TTA-EOT-01" in found.clauses
    assert "1 to go, you hold 3 and keep 2 at most" in found.text("en")


@rule("TTA-PACT-03")
def test_an_offer_is_answered_with_yes_or_no() -> None:
    table = strong(3, 3).hand(0, "peace-treaty").politics(0)
    play(table, "offer peace-treaty seat 3 side a")
    found = why(table, "end turn")
    assert "TTA-PACT-03" in found.clauses
    assert found.text("en").endswith("first say yes or no to Peace Treaty, which seat 1 offers you.")


@rule("TTA-CTX-20", "TTA-WOND-03")
def test_only_old_wonders_that_stand_are_ruined() -> None:
    scenario = Scenario(age=2).wonders(
        0, "colossus", "pyramids", "great-wall", "kremlin", ruined=("great-wall",),
    )
    table = scenario.event("ravages-of-time")
    assert "lies in ruins already" in why(table, "pick great-wall").text("en")
    assert "Kremlin is of Age II" in why(table, "pick kremlin").text("en")
    assert "not one of your completed wonders" in why(table, "pick taj-mahal").text("en")
    assert "TTA-CTX-20" in why(table, "pick kremlin").clauses


@rule("TTA-WAR-10", "TTA-CTX-25")
def test_what_a_war_over_technology_takes() -> None:
    scenario = Scenario(players=3, age=2).workers(0, warriors=9).war(0, "war-over-technology", 1)
    scenario.hand(0, "code-of-laws").technologies(1, "code-of-laws", "strategy", "masonry")
    table = scenario.turn(0)
    assert "TTA-WAR-10" in why(table, "pick code-of-laws").clauses
    assert "no special technology Cartography" in why(table, "pick cartography").text("en")
    assert "Strategy counts 8" in why(table, "pick strategy").text("en")


@rule("TTA-WORK-05", "TTA-EVENT-01")
def test_a_lost_worker_and_a_destroyed_building_are_real_ones() -> None:
    table = Scenario().banks(0, unused=0).banks(1, unused=0).event("pestilence")
    assert "no worker to take from Religion" in why(table, "pick religion").text("en")
    assert "TTA-WORK-05" in why(table, "pick iron").clauses
    table = Scenario().workers(0, warriors=0).event("border-conflict")
    assert "neither a farm nor a mine" in why(table, "pick warriors").text("en")
    assert "TTA-EVENT-01" in why(table, "destroy bronze").clauses


@rule("TTA-CTX-49")
def test_a_raid_hits_urban_buildings_up_to_its_level() -> None:
    scenario = Scenario(age=2).workers(0, warriors=9).hand(0, "raid-i").technologies(1, "scientific-method", "theology")
    table = scenario.workers(1, scientific_method=1, theology=1).politics(0)
    play(table, "aggress raid-i seat 2")
    assert ages(table).player == 0
    assert "Scientific Method is of level 2" in why(table, "pick scientific-method").text("en")
    assert "Bronze is no urban building" in why(table, "pick bronze").text("en")
    assert why(table, "pick drama").clauses == ("TTA-CTX-49",)


@rule("TTA-CTX-49", "TTA-COLN-03")
def test_annexing_and_infiltrating_take_what_is_there() -> None:
    scenario = Scenario(age=2).workers(0, warriors=9).hand(0, "annex", "infiltrate")
    scenario.colonies(1, "vast-territory-i", "wealthy-territory-i").leader(1, "genghis-khan").wonder(1, "great-wall")
    table = play(scenario.politics(0), "aggress annex seat 2")
    assert "TTA-COLN-03" in why(table, "pick historic-territory-i").clauses
    scenario = Scenario(age=2).workers(0, warriors=9).hand(0, "infiltrate").leader(1, "genghis-khan")
    table = play(scenario.wonder(1, "great-wall").politics(0), "aggress infiltrate seat 2")
    assert "Homer is not one of the answers" in why(table, "pick homer").text("en")


@rule("TTA-ANNEX-28", "TTA-ANNEX-39", "TTA-CTX-21")
def test_the_agreement_has_a_budget_of_its_own() -> None:
    scenario = Scenario(age=2).workers(0, warriors=5).row("iron", *[None] * 8, "alchemy", "coal", "drama")
    table = play(scenario.event("international-agreement"), "take alchemy")
    found = why(table, "take coal")
    assert "TTA-ANNEX-39" in found.clauses
    assert found.text("en") == "civil actions for Coal: 3; left of International Agreement: 2."
    assert "TTA-CTX-21" in why(table, "population").clauses


@rule("TTA-CTX-19", "TTA-ANNEX-25", "TTA-ACARD-03")
def test_what_an_event_or_a_card_orders_follows_the_normal_rules() -> None:
    table = Scenario().stock(0, food=1).event("development-of-civilization")
    assert "TTA-RES-09" in why(table, "build bronze").clauses
    assert "it costs 1 resource," in why(table, "build bronze").text("en")
    assert "TTA-CTX-19" in why(table, "upgrade bronze iron").clauses
    table = Scenario().hand(0, "rich-land-a").stock(0, resources=1).action_phase(0)
    play(table, "play rich-land-a")
    assert "TTA-ACARD-03" in why(table, "build religion").clauses
    assert "TTA-BUILD-01" in why(table, "build iron").clauses


@rule("TTA-RES-14", "TTA-CTX-50")
def test_mixes_and_offers_of_events_say_what_they_want() -> None:
    table = Scenario().workers(0, warriors=0).stock(0, food=2, resources=1).event("raiders")
    found = why(table, "food 0")
    assert "TTA-RES-14" in found.clauses
    assert found.text("en").endswith("from 1 to 2.")
    table = Scenario().event("development-of-religion")
    assert why(table, "pass").clauses == ("TTA-CTX-50",)
    table = Scenario(age=2).hand(0, "reserves-i").action_phase(0)
    play(table, "play reserves-i")
    assert "food or resources" in why(table, "choose 3").text("en")
