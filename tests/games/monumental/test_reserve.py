"""B9 to B11: projects of the Future Era, the Reserve, Revolts."""

from __future__ import annotations

import pytest

from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    archive, city, conquer, deck, discard, name, names, offered, offers, play, player, position, purse, refuses,
    reserve, status, world,
)
from tests.rules import rule


# ---------------------------------------------------------------- projects
@rule("MAE-FUT-04", "MAE-FUT-11", "MAE-FUT-14", "MAE-FUT-05")
@pytest.mark.parametrize(("project", "resource"), [
    ("peacekeeping", "military"), ("united-nations-project", "culture"), ("interplanetary-programme", "science"),
    ("green-great-wall", "production"),
])
def test_each_project_asks_for_its_resource(project: str, resource: str) -> None:
    table = position().project("peacekeeping").resources(0, **{resource: 2}).turn(0)
    assert offered(table, "contribute") == [project]
    play(table, f"contribute {project}", "amount 1")
    assert (purse(table), sum(world(table).stakes)) == ({resource: 1}, 1)


@rule("MAE-FUT-05", "MAE-FUT-07")
def test_gold_helps_except_for_the_united_nations() -> None:
    table = position().project("peacekeeping").resources(0, gold=2).turn(0)
    assert "united-nations-project" not in offered(table, "contribute")
    play(table, "contribute peacekeeping", "amount 2")
    assert (purse(table), world(table).stakes[0]) == ({}, 2)


@rule("MAE-FUT-07", "MAE-FUT-08")
def test_gold_paid_counts_like_the_resource() -> None:
    table = position().project("peacekeeping").resources(0, military=2, gold=2).turn(0)
    play(table, "contribute peacekeeping", "amount 3", "pay gold 2")
    assert (purse(table), world(table).stakes[0]) == ({"military": 1}, 3)
    refuses(position().project("peacekeeping", 0, 3).resources(1, military=3).turn(1), "contribute peacekeeping")


@rule("MAE-FUT-12")
def test_the_holder_cannot_raise_the_own_contribution() -> None:
    table = position().project("peacekeeping", 0, 3).resources(0, military=9).turn(0)
    refuses(table, "contribute peacekeeping")


@rule("MAE-FUT-13", "MAE-FUT-09")
def test_several_projects_in_a_turn() -> None:
    table = position().project("peacekeeping").resources(0, military=1, science=1, production=1).turn(0)
    for project in ("peacekeeping", "interplanetary-programme", "green-great-wall"):
        play(table, f"contribute {project}", "amount 1")
    assert world(table).holders.count(0) == 3


# ---------------------------------------------------------------- the Reserve
@rule("MAE-RES-01", "MON-SETUP-07")
def test_what_is_not_in_the_deck_lies_in_three_piles() -> None:
    s = world(Scenario("egypt", "greece", quests="no").turn(0))
    assert [len(pile) for pile in s.piles] == [28 - 15, 23 - 12, 12 - 8]
    assert [{BOOK.era[card] for card in pile} for pile in s.piles] == [{1}, {2}, {4}]
    assert not set(s.deck) & {card for pile in s.piles for card in pile}


@rule("MAE-RES-02", "MAE-CARD-02")
def test_reserving_from_the_current_or_an_earlier_era() -> None:
    given = position().city(0, {1: "stone-foundations"}).tilt(0, 1).era(2).pile(1, "writing").pile(2, "guildhall")
    table = given.turn(0)
    play(table, "use stone-foundations")
    assert offered(table, "era") == ["1", "2"]
    play(table, "era 1")
    assert (reserve(table), purse(table)) == (["writing"], {"science": 1})
    other = given.turn(0)
    play(other, "use stone-foundations", "era 2")
    assert (reserve(other), purse(other)) == (["guildhall"], {"production": 1})


@rule("MAE-RES-03")
def test_empty_piles_offer_nothing() -> None:
    table = position().city(0, {1: "stone-foundations"}).tilt(0, 1).era(2).pile(1, "writing").pile(2).turn(0)
    play(table, "use stone-foundations")
    assert reserve(table) == ["writing"]
    none = position().natural("e5", "lake-victoria").province(0, "e5", soldiers=1).pile(1).turn(0)
    refuses(none, "use lake-victoria")


@rule("MAE-RES-04", "MAE-RES-05", "MAE-RES-07")
def test_a_reserved_card_is_acquired_like_one_of_the_display() -> None:
    given = position().reserved(0, "writing", "granary", "market", "colossus").resources(0, science=3, production=3)
    table = given.turn(0)
    assert {"writing", "granary", "market", "colossus"} <= set(offered(table, "acquire"))
    play(table, "acquire writing")
    assert (deck(table)[0], purse(table), reserve(table)) == (
        "writing", {"production": 3}, ["granary", "market", "colossus"],
    )
    play(table, "acquire colossus")
    assert name(player(table, 0).wonder) == "colossus"
    foreign = position().reserved(1, "writing").resources(0, science=3).turn(0)
    refuses(foreign, "acquire writing")


@rule("MAE-RES-06", "MON-OPT-09")
def test_in_the_renaissance_one_reserves_from_the_eras_before() -> None:
    table = position(renaissance=True).era(3).city(0, {1: "stone-foundations"}).tilt(0, 1).turn(0)
    play(table, "use stone-foundations")
    assert offered(table, "era") == ["1", "2"]
    assert all(BOOK.era[card] != 3 for pile in world(table).piles for card in pile)


@rule("MAE-RES-08", "MAE-AKS-05")
def test_a_transferred_card_belongs_to_its_new_owner() -> None:
    table = position("aksum", "greece").city(0, {1: "work-camp/coinage"}).tilt(0, 1).reserved(
        0, "writing").resources(1, science=3).turn(0)
    play(table, "use coinage", "pick writing", "gain science")
    assert (reserve(table, 0), reserve(table, 1), purse(table)) == ([], ["writing"], {"gold": 2, "science": 1})
    refuses(table, "acquire writing")


@rule("MON-SOLO-21", "MON-TERM-12")
def test_a_card_transferred_to_an_automa_leaves_the_game() -> None:
    table = position("aksum", automa="japan").city(0, {1: "work-camp/coinage"}).tilt(0, 1).reserved(
        0, "writing").turn(0)
    play(table, "use coinage", "pick writing", "gain science")
    assert "writing" in names(world(table).removed)
    assert (player(table, 1).reserved, player(table, 1).discard) == ((), [])


@rule("MAE-RES-10", "MAE-AKS-04")
def test_a_card_archived_from_the_reserve_leaves_the_game() -> None:
    table = position("aksum", "greece").policies(0, "geez-alphabet").reserved(0, "writing", "masonry").turn(0)
    play(table, "use geez-alphabet", "pick writing")
    assert (reserve(table), archive(table), purse(table)) == (["masonry"], ["writing"], {"culture": 1})
    refuses(table, "use geez-alphabet")


# ---------------------------------------------------------------- Revolts
@rule("MAE-REV-01", "MAE-COMP-04")
def test_twenty_revolts_with_african_empires_none_without() -> None:
    assert world(Scenario("egypt", "greece", quests="no").turn(0)).revolts == 20
    assert world(position(african=False).turn(0)).revolts == 0


@rule("MAE-REV-02", "MAE-ZUL-10")
def test_a_revolt_goes_on_the_discard_pile() -> None:
    table = position("zulu", "greece").deck(0, "ibutho-camp").resources(0, science=2).turn(0)
    play(table, "progress")
    assert (discard(table), world(table).revolts, purse(table)) == ({"revolt": 1}, 19, {"military": 3})


@rule("MAE-REV-03", "MAE-CARD-17")
def test_an_activated_revolt_produces_nothing_and_leaves() -> None:
    table = position().city(0, {1: "revolt", 2: "fort", 3: "fort", 4: "revolt", 7: None}).activation(0)
    assert world(table).revolts == 18
    play(table, "activate row 1 column 1")
    assert (purse(table), world(table).revolts) == ({"military": 2}, 20)
    assert (city(table)[0], city(table)[3], status(table)[0]) == (None, None, "idle")


@rule("MAE-REV-04", "MAE-REV-07", "MAE-CARD-04")
def test_an_archived_revolt_pays_and_returns_to_its_pile() -> None:
    table = position().city(0, {1: "pharmacy", 2: "revolt"}).tilt(0, 1).turn(0)
    play(table, "use pharmacy", "slot 2", "gain science")
    assert (purse(table), archive(table), world(table).revolts) == ({"science": 2}, [], 20)


@rule("MAE-REV-06")
def test_an_empty_revolt_pile_gives_none() -> None:
    table = position("zulu", "greece").revolts(0).city(0, {1: "ibutho-camp"}).activation(0)
    play(table, "activate row 1 column 1")
    assert (discard(table), purse(table)["military"] >= 3) == ({}, True)


@rule("MAE-REV-06", "MAE-ZUL-08")
def test_without_a_revolt_there_are_not_both_gains() -> None:
    table = position("zulu", "greece").revolts(0).token("d5", "barbarians-1-science-2-production").resources(
        0, military=1).turn(0)
    conquer(table, "d5", warlord=True)
    play(table, "no")
    assert offers(table) == ["choose 1", "choose 2"]
