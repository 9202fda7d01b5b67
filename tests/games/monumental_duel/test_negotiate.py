"""14.2 Trade: Negotiate."""

from __future__ import annotations

from clio import Table
from clio.engine.info import View
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import city, discard, duel, offers, pile, play, purse, refuses, seat_view
from tests.rules import rule

NINE_OTHERS = ("novgorod", "samarkand", "timbuktu", "zanzibar", "florence", "ragusa", "lubeck", "calicut", "palmyra")


def trading(*track: str, **stock: int) -> Scenario:
    """Malians against Aztecs with the Trade module and these Free Cities on the track."""
    return Scenario("malians", "aztecs", modules="trade").track().resources(0, **stock).free_track(*track)


def free_city(table: Table, name: str) -> View:
    """A Free City of the track."""
    found: list[View] = [place for place in table.view()["free_cities"] if place["id"] == f"fc-{name}"]
    assert len(found) == 1, f"{name} is not on the track"
    return found[0]


def on_track(table: Table) -> list[str]:
    return [place["id"] for place in table.view()["free_cities"]]


def owned(table: Table, seat: int) -> list[tuple[str, bool]]:
    """Free Cities beside the City, and whether an Action token lies on each."""
    return [(place["id"], place["negotiated"]) for place in seat_view(table, seat)["free_cities"]]


def with_canal(*track: str, **stock: int) -> Scenario:
    """The same with the Grand Canal activated: negotiate for free."""
    return trading(*track, **stock).city(0, {1: "grand-canal"}).tilt(0, 1).did(1, "passed")


@rule("MDT-NEG-01")
def test_negotiating_places_gold_and_tokens_then_applies_the_effect() -> None:
    table = trading("venice", "zanzibar", "florence", gold=2).turn(0)
    play(table, "ambassador negotiate")
    assert offers(table) == ["negotiate venice", "negotiate zanzibar", "negotiate florence"]
    play(table, "negotiate zanzibar", "yes", "gain science")
    assert purse(table, 0) == {"gold": 1, "science": 2}
    assert free_city(table, "zanzibar") == {"id": "fc-zanzibar", "gold": [1, 0], "negotiated": [True, False]}
    assert free_city(table, "venice") == {"id": "fc-venice", "gold": [0, 0], "negotiated": [False, False]}
    assert seat_view(table, 0)["ambassador"] == {"used": True}
    assert table.seat == 1
    play(table, "pass")
    refuses(table, "ambassador negotiate")


@rule("MDT-NEG-02")
def test_the_gold_stays_on_the_card_across_rounds() -> None:
    table = trading("venice", "zanzibar", "florence", gold=1).turn(0)
    play(table, "ambassador negotiate", "negotiate zanzibar", "yes", "gain science", "pass", "pass")
    assert table.view()["round"] == 3
    assert free_city(table, "zanzibar") == {"id": "fc-zanzibar", "gold": [1, 0], "negotiated": [False, False]}


@rule("MDT-NEG-03")
def test_a_basic_resource_does_not_replace_the_gold() -> None:
    table = trading("venice", "zanzibar", "florence", production=5, science=5, military=5, culture=5).turn(0)
    refuses(table, "ambassador negotiate")


@rule("MDT-NEG-04")
def test_each_player_negotiates_with_a_free_city_once_per_round_by_whatever_means() -> None:
    table = with_canal("venice", "zanzibar", "florence", gold=3).turn(0)
    play(table, "ambassador negotiate", "negotiate zanzibar", "no", "use grand-canal")
    assert offers(table) == ["negotiate venice", "negotiate florence"]
    refuses(table, "negotiate zanzibar")


@rule("MDT-NEG-04")
def test_the_token_of_one_player_does_not_bind_the_other() -> None:
    table = trading("venice", "zanzibar", "florence", gold=1).resources(1, gold=1).turn(0)
    play(table, "ambassador negotiate", "negotiate zanzibar", "no")
    play(table, "ambassador negotiate", "negotiate zanzibar", "no")
    assert free_city(table, "zanzibar") == {"id": "fc-zanzibar", "gold": [1, 1], "negotiated": [True, True]}


@rule("MDT-NEG-05")
def test_negotiating_for_free_takes_the_gold_from_the_supply_and_spares_the_ambassador() -> None:
    table = with_canal("venice", "zanzibar", "florence", gold=1).turn(0)
    play(table, "use grand-canal", "negotiate zanzibar", "yes", "gain science")
    assert purse(table, 0) == {"gold": 1, "science": 2}
    assert free_city(table, "zanzibar") == {"id": "fc-zanzibar", "gold": [1, 0], "negotiated": [True, False]}
    assert seat_view(table, 0)["ambassador"] == {"used": False}
    assert "ambassador negotiate" in offers(table)


@rule("MDT-NEG-05")
def test_negotiating_for_free_needs_no_gold_of_ones_own() -> None:
    table = with_canal("venice", "zanzibar", "florence").turn(0)
    refuses(table, "ambassador negotiate")
    play(table, "use grand-canal", "negotiate florence")
    assert free_city(table, "florence")["gold"] == [1, 0]


@rule("MDT-NEG-06")
def test_three_gold_do_not_take_a_free_city() -> None:
    table = trading("venice", "zanzibar", "florence", gold=1).stake(0, "zanzibar", 2).stake(1, "zanzibar", 3).turn(0)
    play(table, "ambassador negotiate", "negotiate zanzibar", "yes", "gain science")
    assert free_city(table, "zanzibar")["gold"] == [3, 3]
    assert (owned(table, 0), owned(table, 1)) == ([], [])


@rule("MDT-NEG-06", "MDT-NEG-07", "MDT-NEG-08", "MDT-NEG-09")
def test_the_fourth_gold_takes_the_free_city_after_its_effect() -> None:
    table = (
        trading("venice", "zanzibar", "florence", gold=3).resources(1, gold=5)
        .stake(0, "zanzibar", 3).stake(1, "zanzibar", 3).turn(1)
    )
    play(table, "ambassador negotiate", "negotiate florence", "no", "ambassador negotiate", "negotiate zanzibar")
    assert free_city(table, "zanzibar")["gold"] == [4, 3], "the effect comes first"
    assert owned(table, 0) == []
    play(table, "yes", "gain military")
    assert purse(table, 0) == {"gold": 2, "military": 2}, "no Gold comes back"
    assert purse(table, 1) == {"gold": 4}, "nor does the opponent's stake"
    assert owned(table, 0) == [("fc-zanzibar", True)]
    track = on_track(table)
    assert track[:2] == ["fc-venice", "fc-florence"]
    assert len(track) == 3
    assert table.view()["free_city_deck"] == 6
    assert table.view()["free_cities"][2]["gold"] == [0, 0]
    assert free_city(table, "florence")["gold"] == [0, 1], "other Free Cities keep theirs"
    assert sum(duel(table).stakes) == 1


@rule("MDT-NEG-06")
def test_the_gold_of_the_opponent_does_not_count() -> None:
    table = trading("venice", "zanzibar", "florence", gold=1).stake(1, "zanzibar", 3).turn(0)
    play(table, "ambassador negotiate", "negotiate zanzibar", "no")
    assert (owned(table, 0), owned(table, 1)) == ([], [])


@rule("MDT-NEG-05", "MDT-NEG-06")
def test_a_free_negotiation_takes_a_free_city_too() -> None:
    table = with_canal("venice", "zanzibar", "florence").stake(0, "venice", 3).turn(0)
    play(table, "use grand-canal", "negotiate venice", "no")
    assert owned(table, 0) == [("fc-venice", True)]


@rule("MDT-NEG-08")
def test_the_city_just_taken_is_not_used_twice_in_the_round() -> None:
    table = with_canal("venice", "zanzibar", "florence", gold=1).stake(0, "venice", 3).turn(0)
    play(table, "ambassador negotiate", "negotiate venice", "no", "use grand-canal")
    refuses(table, "negotiate venice")
    assert "negotiate zanzibar" in offers(table)


@rule("MDT-NEG-08", "MDT-NEG-11")
def test_the_city_taken_is_free_again_in_the_next_round() -> None:
    table = trading("venice", "zanzibar", "florence", gold=1).stake(0, "zanzibar", 3).turn(0)
    play(table, "ambassador negotiate", "negotiate zanzibar", "no", "pass", "pass")
    assert owned(table, 0) == [("fc-zanzibar", False)]
    play(table, "activate row 1 column 1", "activate row 1 column 1", "pass")
    assert "gold" not in purse(table, 0)
    play(table, "ambassador negotiate")
    assert offers(table) == ["negotiate zanzibar"], "no Gold: only the own Free City"


@rule("MDT-NEG-09")
def test_with_an_empty_free_city_deck_the_track_shrinks() -> None:
    table = (
        trading("venice", "zanzibar", "florence", gold=1).stake(0, "zanzibar", 3)
        .free_cities(1, "novgorod", "samarkand", "timbuktu", "ragusa", "lubeck", "calicut", "palmyra").turn(0)
    )
    assert table.view()["free_city_deck"] == 0
    play(table, "ambassador negotiate", "negotiate zanzibar", "no")
    assert on_track(table) == ["fc-venice", "fc-florence"]


@rule("MDT-NEG-10")
def test_a_player_may_own_several_free_cities() -> None:
    table = (
        trading("venice", "zanzibar", "florence", gold=1).stake(0, "florence", 3)
        .free_cities(0, "novgorod", "ragusa").turn(0)
    )
    play(table, "ambassador negotiate", "negotiate florence")
    assert owned(table, 0) == [("fc-novgorod", False), ("fc-ragusa", False), ("fc-florence", True)]


@rule("MDT-NEG-11")
def test_the_owner_negotiates_with_his_own_free_city_without_gold() -> None:
    table = trading("venice", "zanzibar", "florence").free_cities(0, "samarkand").turn(0)
    play(table, "ambassador negotiate")
    assert offers(table) == ["negotiate samarkand"]
    play(table, "negotiate samarkand", "yes", "gain production", "gain military")
    assert purse(table, 0) == {"production": 1, "military": 1}
    assert owned(table, 0) == [("fc-samarkand", True)]
    assert seat_view(table, 0)["ambassador"] == {"used": True}


@rule("MDT-NEG-11")
def test_gold_is_not_taken_for_an_own_free_city() -> None:
    table = trading("venice", "zanzibar", "florence", gold=2).free_cities(0, "samarkand").turn(0)
    play(table, "ambassador negotiate", "negotiate samarkand", "no")
    assert purse(table, 0) == {"gold": 2}


@rule("MDT-NEG-12", "MDT-NEG-04")
def test_negotiating_for_free_with_an_own_free_city_puts_no_gold_on_it() -> None:
    table = with_canal("venice", "zanzibar", "florence", gold=1).free_cities(0, "samarkand").turn(0)
    play(table, "use grand-canal", "negotiate samarkand", "yes", "gain production", "gain science")
    assert purse(table, 0) == {"gold": 1, "production": 1, "science": 1}
    assert [place["gold"] for place in table.view()["free_cities"]] == [[0, 0]] * 3
    assert sum(duel(table).stakes) == 0
    play(table, "ambassador negotiate")
    refuses(table, "negotiate samarkand")


@rule("MDT-NEG-13")
def test_only_the_owner_negotiates_with_a_free_city_beside_his_city() -> None:
    table = with_canal("venice", "zanzibar", "florence", gold=5).free_cities(1, "samarkand").turn(0)
    play(table, "ambassador negotiate")
    refuses(table, "negotiate samarkand")
    play(table, "negotiate venice", "no", "use grand-canal")
    refuses(table, "negotiate samarkand")


@rule("MDT-NEG-14")
def test_a_free_city_beside_a_city_is_never_lost() -> None:
    table = (
        trading("venice", "zanzibar", "florence").resources(1, gold=9).free_cities(0, "samarkand")
        .pile(0, "sahara").advantage(0, "military", 1).round(9).turn(0)
    )
    play(table, "pass", "ambassador negotiate", "negotiate venice", "no", "conquer")
    play(table, "advantage military", "stake 2", "pass")
    assert (pile(table, 0), table.view()["advantage"]["holder"]) == ([], 1)
    assert owned(table, 0) == [("fc-samarkand", False)]


@rule("MDT-NEG-15")
def test_one_may_negotiate_where_the_effect_cannot_be_paid() -> None:
    table = trading("venice", "zanzibar", "florence", gold=1).turn(0)
    play(table, "ambassador negotiate", "negotiate florence")
    assert (purse(table, 0), table.seat) == ({}, 1)
    assert free_city(table, "florence") == {"id": "fc-florence", "gold": [1, 0], "negotiated": [True, False]}


@rule("MDT-NEG-15")
def test_the_effect_may_be_declined() -> None:
    table = trading("venice", "zanzibar", "florence", gold=1, production=1).turn(0)
    play(table, "ambassador negotiate", "negotiate florence")
    assert offers(table) == ["yes", "no"]
    play(table, "no")
    assert purse(table, 0) == {"production": 1}
    assert free_city(table, "florence") == {"id": "fc-florence", "gold": [1, 0], "negotiated": [True, False]}


@rule("MDT-NEG-16")
def test_negotiating_for_free_without_a_free_city_left_does_nothing() -> None:
    table = (
        trading("venice", gold=6).free_cities(1, *NINE_OTHERS).track("malacca").did(1, "passed").turn(0)
    )
    play(table, "ambassador negotiate", "negotiate venice", "no", "acquire malacca")
    assert free_city(table, "venice")["gold"] == [1, 0]
    assert pile(table, 0) == ["t2p-malacca"]
    assert purse(table, 0) == {"gold": 2}, "6 - 1 - 5, then 1 by Malacca and 1 by the Malian rule"
    assert table.seat == 0
    assert "pass" in offers(table), "nothing was asked"


@rule("MDT-NEG-05", "MDT-NEG-04")
def test_panama_canal_negotiates_with_two_different_free_cities() -> None:
    table = trading("venice", "zanzibar", "florence").city(0, {1: "panama-canal"}).tilt(0, 1).turn(0)
    play(table, "use panama-canal", "negotiate zanzibar", "yes", "gain science")
    assert offers(table) == ["negotiate venice", "negotiate florence"]
    play(table, "negotiate florence", "yes")
    assert purse(table, 0) == {"science": 1, "culture": 1}
    assert [place["gold"] for place in table.view()["free_cities"]] == [[0, 0], [1, 0], [1, 0]]
    assert city(table, 0)[0] == "t3w-panama-canal"
    assert discard(table, 0) == []
