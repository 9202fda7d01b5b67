"""The worked examples of the base game, exactly as the rulebook writes them."""

from __future__ import annotations

from clio.games.monumental.rules.automa_board import MoveBoth
from clio.games.monumental.rules.round import ROUND
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    capital, city, deck, defence, discard, discarded, display, explorers, offered, offers, outpost, owner, play,
    player, policies, position, purse, refuses, score, soldiers, status, token, total, warlord, wonder_tokens, world,
)
from tests.rules import rule

TOKEN = "barbarians-1-science-2-production"


@rule("MON-EX-01")
def test_a_row_and_a_column_produce_and_an_attached_knowledge_becomes_usable() -> None:
    table = position().city(0, {
        1: "work-camp", 2: "fort", 3: "library", 5: "work-camp/navigation", 8: "fort",
    }).activation(0)
    play(table, "activate row 1 column 2")
    assert purse(table) == {"production": 2, "military": 2, "science": 1}
    assert "use navigation" in offers(table)


@rule("MON-EX-02")
def test_the_second_policy_pays_both_bonuses_and_alone_is_in_force() -> None:
    table = position("china", "greece").policies(0, "confucianism").resources(0, culture=2, science=1).turn(0)
    assert "use confucianism" in offers(table)
    play(table, "develop mandate-of-heaven", "pick confucianism", "slot 1")
    assert purse(table) == {"science": 1, "gold": 1}
    assert city(table)[0] is None
    assert policies(table) == ["confucianism", "mandate-of-heaven"]
    assert "use confucianism" not in offers(table)  # its Science could be paid, but it is covered


@rule("MON-EX-03")
def test_a_completed_wonder_pays_its_gain_and_strengthens_a_province() -> None:
    table = (
        position().wonder(0, "colossus").province(0, "c6", soldiers=1).resources(0, production=3).turn(0)
    )
    before = defence(table, "c6", seat=1)
    play(table, "complete")
    assert purse(table) == {"military": 2}
    assert deck(table)[0] == "colossus"
    assert wonder_tokens(table) == {"c6": "colossus"}
    assert (before, defence(table, "c6", seat=1)) == (1, 3)


@rule("MON-EX-04")
def test_the_mine_counts_production_that_is_spent_already() -> None:
    table = position().city(0, {1: "mine/navigation"}).tilt(0, 1).gained(0, production=2).turn(0)
    play(table, "use mine")
    assert purse(table) == {"gold": 1}
    assert "use navigation" in offers(table)


@rule("MON-EX-05")
def test_the_defence_of_a_fortified_mountain() -> None:
    def given(military: int) -> Scenario:
        return (
            position("egypt", "greece", "japan", map="open-sea").discard(1, "colossus")
            .province(1, (0, -1), soldiers=1, outpost=True).wonder_token("colossus", (0, -1))
            .province(0, (-1, -1), soldiers=1).resources(0, military=military)
        )

    refuses(given(6).turn(0), "conquer e4")
    table = given(7).turn(0)
    assert defence(table, (0, -1)) == 7
    play(table, "conquer e4", "no")
    assert purse(table) == {}
    assert (owner(table, "e4"), soldiers(table, "e4")) == (0, 7)
    assert soldiers(table, capital(table, 1)) == 9
    assert not outpost(table, "e4")
    assert world(table).outposts == 0
    assert wonder_tokens(table) == {"e4": "colossus"}
    assert score(table, 1)["wonders"] == 2


@rule("MON-EX-06")
def test_a_first_conquest_with_the_warlord() -> None:
    table = (
        position("egypt", "greece", "japan", "china", map="dilemma")
        .token((-2, -1), "barbarians-1-gold-3-science").resources(0, military=3, gold=1).turn(0)
    )
    assert (soldiers(table, (-3, 0)), warlord(table)) == (9, "b5")
    play(table, "conquer c4", "yes", "pay gold 0")
    assert offers(table) == ["choose 1", "choose 2"]
    play(table, "choose 2")
    assert purse(table) == {"gold": 1, "science": 3, "production": 2}  # 3 Military are gone; Ramesses II gives 2
    assert (soldiers(table, "c4"), warlord(table)) == (2, "c4")
    assert token(table, "c4") is None


@rule("MON-EX-07")
def test_each_of_two_rows_is_replenished_by_itself() -> None:
    table = (
        position()
        .display("granary", "market", "pharmacy", "academy", "stables", "writing")
        .development("masonry", "currency").resources(0, production=3).turn(0)
    )
    play(table, "acquire market", "done")
    assert display(table) == ["masonry", "granary", "pharmacy", "currency", "academy", "stables"]
    assert "writing" in discarded(table)
    assert "pharmacy" not in discarded(table)


@rule("MON-EX-08")
def test_the_round_is_finished_and_a_last_one_played() -> None:
    table = (
        position("egypt", "greece", "japan", "china", map="lock")
        .display("granary", "market", "pharmacy", "academy", "stables").development("electricity", left=1)
        .resources(1, production=9).turn(1)
    )
    play(table, "acquire granary", "done")
    laid = [card for card in display(table) if card is not None]
    assert "electricity" in laid
    gone = discarded(table)
    turns = []
    while not table.over:
        turns.append(table.seat)
        play(table, "activate row 1 column 1", "done")
        while not table.over and not offered(table, "activate"):
            table.play(offers(table)[0])
    assert turns == [2, 3, 0, 1, 2, 3]
    assert discarded(table) == gone
    assert [card for card in display(table) if card is not None] == laid


@rule("MON-EX-09")
def test_an_outpost_takes_the_place_of_three_soldiers() -> None:
    table = position().province(0, "d5", soldiers=4).turn(0)
    play(table, "outpost d5")
    assert (soldiers(table, "d5"), soldiers(table, "c5"), outpost(table, "d5")) == (1, 8, True)
    assert defence(table, "d5", seat=1) == 4


@rule("MON-EX-10")
def test_points_and_majorities() -> None:
    given = position(african=False).policies(0, "corvee", "nile-calendar").policies(1, "treaties")
    for place in ("d4", "e4", "d5", "c6", "d6", "e3"):
        given.province(0, place, soldiers=1)
    for place in ("f5", "g4", "f6", "f4"):
        given.province(1, place, soldiers=1)
    given.discard(0, "writing", "masonry", "currency", "colossus")
    given.discard(1, "calendar", "gunpowder", "banking", "great-wall", "great-library")
    table = given.end()
    assert score(table, 0) == {
        "provinces": 6, "knowledge": 3, "wonders": 2, "policies": 4, "most-provinces": 3, "most-knowledge": 3,
        "most-policies": 3,
    }
    assert score(table, 1) == {
        "provinces": 4, "knowledge": 3, "wonders": 4, "policies": 2, "most-knowledge": 3, "most-wonders": 3,
    }
    assert (total(table, 0), total(table, 1)) == (24, 19)


@rule("MON-EX-11")
def test_an_automa_conquers_where_the_human_decides() -> None:
    table = (
        position("egypt", automa="japan").token((1, 0), TOKEN).token((2, -1), TOKEN).resources(1, gold=2)
        .automa_card(1, "conquest-architectural")
    )
    assert (table.seat, offered(table, "tile")) == (0, ["f5", "f6", "g4"])
    play(table, "tile f5")
    assert purse(table, 1) == {"gold": 1}  # 2 + 1 of the token, and 2 of the price of the second part are paid
    play(table, "tile g4")
    assert purse(table, 1) == {"gold": 2}
    assert (warlord(table, 1), soldiers(table, "g4"), soldiers(table, "f5")) == ("g4", 1, 1)
    assert (owner(table, "f5"), owner(table, "g4"), soldiers(table, "g5")) == (1, 1, 7)
    assert player(table, 1).completed == 0  # the parts for Architectural are not for it


@rule("MON-EX-12")
def test_an_aggressive_automa_without_knowledge_to_take() -> None:
    table = position("egypt", automa="denmark").resources(1, gold=2).automa_card(1, "study-aggressive")
    assert purse(table, 1) == {"gold": 4}
    play(table, "tile f5")
    assert (owner(table, "f5"), owner(table, "e5")) == (1, 1)  # (0, 0), mountain with a token of 3, has the highest
    assert warlord(table, 1) == "e5"
    assert purse(table, 1) == {"gold": 4 + 1 + 3}


@rule("MON-EX-13")
def test_the_explorers_of_an_automa_go_to_markets() -> None:
    scenario = position("egypt", automa="denmark").market((1, 1), "market-alexandria-4", "market-alexandria-1")
    table = scenario.begin(scenario.settle(), [(ROUND, -1), (MoveBoth(1), 1)])
    assert explorers(table, 1) == ("f6", "g5")
    assert purse(table, 1) == {"gold": 4}
    assert len(player(table, 1).market_tokens) == 1
    assert (table.seat, offered(table, "tile")) == (0, ["f5", "g4"])
    play(table, "tile g4")
    assert explorers(table, 1) == ("f6", "g4")
    assert (player(table, 1).products, purse(table, 1)) == (1, {"gold": 4})


@rule("MON-EX-14")
def test_an_automa_is_scored_like_a_player_with_its_gold() -> None:
    given = position("egypt", automa="japan", african=False).policies(0, "corvee", "nile-calendar")
    given.policies(1, "bushido", "shogunate").resources(0, gold=9).resources(1, gold=7)
    for place in ("d4", "e4", "d5", "c6", "d6", "e3"):
        given.province(0, place, soldiers=1)
    for place in ("f5", "g4", "f6", "f4", "e6"):
        given.province(1, place, soldiers=1)
    given.discard(0, "writing", "masonry", "currency", "colossus", "great-wall")
    given.discard(1, "calendar", "gunpowder", "banking", "guilds", "great-library")
    table = given.end()
    assert score(table, 1) == {
        "provinces": 5, "knowledge": 4, "wonders": 2, "policies": 4, "automa-gold": 2, "most-knowledge": 3,
        "most-policies": 3,
    }
    assert score(table, 0) == {
        "provinces": 6, "knowledge": 3, "wonders": 4, "policies": 4, "most-provinces": 3, "most-wonders": 3,
        "most-policies": 3,
    }
    assert (total(table, 1), total(table, 0)) == (23, 26)


@rule("MON-EX-15")
def test_a_reinforced_card_cannot_be_archived_and_stays() -> None:
    table = (
        position().city(0, {1: "granary", 2: "pharmacy", 3: "fort", 4: "work-camp", 7: "library"})
        .tilt(0, 1, 2, 3, 4, 7).turn(0)
    )
    play(table, "use granary", "slot 3", "use pharmacy")
    assert offered(table, "slot") == ["5", "6", "8", "9"]
    play(table, "slot 5", "gain science", "done")
    assert (city(table)[2], status(table)[2]) == ("fort", "reinforced")
    assert discard(table) == {"granary": 1, "pharmacy": 1, "work-camp": 1, "library": 1}
