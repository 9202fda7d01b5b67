"""A6.8, A7, A10: effects and Scientific Progress, filling the City, the terms of the cards."""

from __future__ import annotations

import pytest

from tests.games.monumental.helpers import (
    archive, attached, beside, city, defence, discard, offered, offers, play, position, purse, refuses, status, world,
)
from tests.rules import rule

NOTHING = dict.fromkeys(range(1, 10))


# ---------------------------------------------------------------- Scientific Progress
@rule("MON-SCI-01", "MON-SCI-02", "MON-SCI-04", "MON-SCI-05")
def test_a_card_is_drawn_and_used_and_again() -> None:
    table = position().deck(0, "work-camp", "mine").resources(0, science=4).gained(0, production=1).turn(0)
    play(table, "progress")
    assert (beside(table), purse(table)) == (["work-camp"], {"science": 2, "production": 1})
    play(table, "progress")
    assert (beside(table), purse(table)) == (["work-camp", "mine"], {"production": 1})
    play(table, "use mine")
    assert purse(table) == {"production": 1, "gold": 1}
    refuses(table, "use mine")
    play(table, "done")
    assert (beside(table), discard(table)) == ([], {"work-camp": 1, "mine": 1})


@rule("MON-SCI-01", "MON-OPT-14")
@pytest.mark.parametrize(("price", "may"), [("2", True), ("3", False)])
def test_the_price_of_progress_is_an_option(price: str, may: bool) -> None:
    table = position(progress_cost=price).resources(0, science=2).turn(0)
    assert ("progress" in offers(table)) is may


@rule("MON-SCI-03")
def test_an_empty_deck_is_not_shuffled_for_progress() -> None:
    table = position().deck(0, only=True).discard(0, "work-camp").resources(0, science=9).turn(0)
    refuses(table, "progress")


@rule("MON-SCI-04", "MAE-CARD-18")
def test_a_drawn_knowledge_is_used_alone() -> None:
    table = position().deck(0, "wheel", "navigation").resources(0, science=4).turn(0)
    play(table, "progress")
    refuses(table, "use wheel")
    play(table, "progress", "use navigation", "gain military")
    assert purse(table) == {"military": 1}


@rule("MON-SCI-06")
def test_a_drawn_wonder_is_used_and_a_drawn_revolt_returns() -> None:
    table = position().deck(0, "revolt", "great-pyramid").resources(0, science=4).turn(0)
    play(table, "progress")
    assert (beside(table), world(table).revolts, purse(table)) == ([], 20, {"science": 2})
    play(table, "progress", "use great-pyramid")
    assert (beside(table), purse(table)) == (["great-pyramid"], {"production": 2})


@rule("MON-SCI-04", "MON-ACT-02")
def test_a_drawn_card_that_lasts_is_in_force_until_the_end_of_the_turn() -> None:
    table = position().deck(0, "gunpowder").province(1, "d5", soldiers=3).resources(0, science=2).turn(0)
    assert defence(table, "d5") == 3
    play(table, "progress")
    assert defence(table, "d5") == 2
    play(table, "done")
    assert defence(table, "d5") == 3


# ---------------------------------------------------------------- effects
@rule("MON-EFF-02")
def test_a_conversion_is_applied_once_for_its_amount() -> None:
    table = position("egypt", "greece").city(0, {1: "work-camp/hieroglyphs"}).tilt(0, 1).resources(0, science=3).turn(0)
    play(table, "use hieroglyphs")
    assert purse(table) == {"science": 2, "production": 3}
    refuses(table, "use hieroglyphs")


@rule("MON-EFF-03")
def test_an_impossible_part_is_skipped_unless_it_is_the_price() -> None:
    table = position().city(0, NOTHING | {1: "notre-dame"}).tilt(0, 1).turn(0)
    play(table, "use notre-dame")
    assert purse(table) == {"culture": 1}  # nothing to archive
    refuses(position("china", "greece").city(0, {1: "paper-mill"}).tilt(0, 1).turn(0), "use paper-mill")


# ---------------------------------------------------------------- filling the City
@rule("MON-CITY-02", "MON-CITY-03")
def test_activated_cards_go_and_positions_are_filled_from_the_top_left() -> None:
    table = position().city(0, {
        1: "fort", 2: "fort", 3: "fort", 4: "library/navigation", 5: "library", 6: "library", 7: "mine", 8: "forum",
        9: "work-camp",
    }).tilt(0, 1, 2, 3, 4, 7).deck(0, "workshop", "laboratory", "archery-range", "market", "granary").turn(0)
    play(table, "done")
    assert city(table) == [
        "workshop", "laboratory", "archery-range", "market", "library", "library", "granary", "forum", "work-camp",
    ]
    assert discard(table) == {"fort": 3, "library": 1, "navigation": 1, "mine": 1}


@rule("MON-CITY-04")
def test_a_drawn_knowledge_is_covered_by_the_next_card() -> None:
    table = position().city(0, {1: "fort", 2: "fort"}).tilt(0, 1, 2).deck(0, "navigation", "workshop", "market").turn(0)
    play(table, "done")
    assert (city(table)[:2], attached(table)[:2]) == (["workshop", "market"], ["navigation", None])


@rule("MON-CITY-05")
@pytest.mark.parametrize(("kept", "gone"), [("navigation", "writing"), ("writing", "navigation")])
def test_one_of_two_knowledge_in_a_row_is_kept(kept: str, gone: str) -> None:
    table = position().city(0, {1: "fort"}).tilt(0, 1).deck(0, "navigation", "writing", "workshop").turn(0)
    play(table, "done")
    assert set(offered(table, "pick")) == {"navigation", "writing"}
    play(table, f"pick {kept}")
    assert (city(table)[0], attached(table)[0]) == ("workshop", kept)
    assert discard(table)[gone] == 1


@rule("MON-CITY-06", "MON-CITY-09")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    table = position().city(0, NOTHING | {1: "fort"}).tilt(0, 1).deck(0, only=True).discard(0, "library").turn(0)
    play(table, "done")
    assert sorted(card for card in city(table) if card is not None) == ["fort", "library"]
    assert discard(table) == {}


@rule("MON-CITY-07")
def test_a_knowledge_may_stay_alone() -> None:
    table = position().city(0, NOTHING | {9: "fort"}).deck(0, "navigation", only=True).turn(0)
    play(table, "done")
    assert (city(table)[0], attached(table)[0], city(table)[8]) == ("navigation", None, "fort")
    assert city(table)[1:8] == [None] * 7


@rule("MON-CITY-08")
def test_a_discard_pile_of_knowledge_alone_is_not_shuffled() -> None:
    table = position().city(0, NOTHING | {9: "fort"}).deck(0, only=True).discard(0, "navigation", "writing").turn(0)
    play(table, "done")
    assert discard(table) == {"navigation": 1, "writing": 1}
    assert city(table)[:8] == [None] * 8


# ---------------------------------------------------------------- terms
@rule("MON-TERM-01", "MON-TERM-02", "MON-TERM-08")
def test_archiving_takes_an_inactive_card_and_discards_its_knowledge() -> None:
    table = position().city(0, {1: "forum", 5: "mine/navigation"}).tilt(0, 1).turn(0)
    play(table, "use forum")
    assert "1" not in offered(table, "slot")
    play(table, "slot 5")
    assert (archive(table), discard(table)) == (["mine"], {"navigation": 1})
    assert (city(table)[4], attached(table)[4]) == (None, None)


@rule("MON-TERM-03")
def test_only_the_place_named_is_archived_from() -> None:
    table = position().city(0, {1: "forum"}).tilt(0, 1).discard(0, "fort").turn(0)
    play(table, "use forum")
    assert offered(table, "pick") == []
    wide = position().city(0, {1: "indaba-house"}).tilt(0, 1).discard(0, "fort").turn(0)
    play(wide, "use indaba-house")
    assert (offered(wide, "pick"), len(offered(wide, "slot"))) == (["fort"], 8)


@rule("MON-TERM-04")
def test_discarding_a_card_of_the_city() -> None:
    table = position().city(0, {1: "work-camp/calendar", 2: "fort"}).tilt(0, 1).turn(0)
    play(table, "use calendar")
    assert "1" not in offered(table, "slot")
    play(table, "slot 2", "gain science")
    assert (discard(table), city(table)[1], purse(table)) == ({"fort": 1}, None, {"science": 1})


@rule("MON-TERM-05", "MON-TERM-10")
def test_a_reinforced_card_stays_without_its_knowledge() -> None:
    table = position().city(0, {1: "granary", 2: "mine/navigation"}).tilt(0, 1, 2).gained(0, production=5).turn(0)
    play(table, "use granary", "slot 2")
    assert (status(table)[1], attached(table)[1], discard(table)) == ("reinforced", None, {"navigation": 1})
    refuses(table, "use mine", "use navigation")
    play(table, "done")
    assert city(table)[1] == "mine"
    play(table, "activate row 1 column 1", "done", "activate row 3 column 3")
    assert status(table)[1] == "idle"  # in the next turn it is an ordinary card


@rule("MON-TERM-06", "MAE-CARD-11", "MAE-CARD-18")
def test_the_wheel_copies_effect_and_production() -> None:
    table = position().city(0, {1: "house-of-scribes/wheel"}).tilt(0, 1).turn(0)
    play(table, "use house-of-scribes", "slot 2", "use wheel", "yes", "slot 3")
    assert (len(archive(table)), purse(table)) == (2, {"science": 2})


@rule("MON-TERM-07")
def test_as_many_cards_as_the_deck_holds() -> None:
    table = position().city(0, {1: "work-camp/electricity"}).tilt(0, 1).deck(0, "fort", only=True).discard(
        0, "library").turn(0)
    play(table, "use electricity")
    assert (beside(table), purse(table), discard(table)) == (["fort"], {"military": 1}, {"library": 1})


@rule("MON-TERM-11")
def test_a_copy_never_copies_a_copy() -> None:
    table = position("greece", "egypt").policies(0, "treaties", "scientific-method").city(
        0, {1: "work-camp/telecommunications"}).tilt(0, 1).turn(0)
    refuses(table, "use telecommunications")  # Treaties copies itself, and Scientific Method is in force already


@rule("MON-TERM-11")
def test_a_copied_modifier_lasts_until_the_end_of_the_turn() -> None:
    table = position("egypt", "greece").policies(0, "royal-scribes", "corvee").city(
        0, {1: "fort/telecommunications"}).tilt(0, 1).resources(0, science=1).turn(0)
    refuses(table, "progress")
    play(table, "use telecommunications", "progress")  # Corvée has nothing to convert: Royal Scribes is the only one
    assert len(beside(table)) == 1


@rule("MON-TERM-13", "MON-CIV-03")
def test_swapping_takes_the_knowledge_along() -> None:
    table = position("greece", "egypt").policies(0, "democracy").resources(0, gold=1).city(
        0, {1: "mine/navigation", 2: "fort/writing"}).activation(0)
    play(table, "use democracy", "slot 1", "slot 2")
    assert (city(table)[:2], attached(table)[:2]) == (["fort", "mine"], ["writing", "navigation"])
