"""Resources and what they pay (section 5)."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import archive, offers, pile, play, purse, refuses, seat_view
from tests.rules import rule


def to_pay(**stock: int) -> Scenario:
    """A Greek player with these resources before a Building, a Knowledge, a Province and a Wonder."""
    return Scenario("greeks", "mughals").track("watchtower", "bartering", "troy", "great-wall").resources(0, **stock)


def acquisitions(table: Table) -> list[str]:
    return [symbol.removeprefix("acquire ") for symbol in offers(table) if symbol.startswith("acquire")]


BASICS = ["workshop", "laboratory", "shooting-range", "barricade"]


@rule("MD-RES-01", "MD-RES-08")
def test_production_science_and_military_are_the_basic_resources() -> None:
    """A price of any basic resource (Secularism) and the free choice of one (its gain) name these three only."""
    start = Scenario("mughals", "greeks").policies(0, "secularism", lines=("row-1",), active=("secularism",))
    table = start.resources(0, production=1, science=1, military=1, culture=3, vp=3).turn(0)
    play(table, "use secularism")
    assert offers(table) == ["spend production", "spend science", "spend military"]
    only = Scenario("mughals", "greeks").policies(0, "secularism", lines=("row-1",), active=("secularism",))
    refuses(only.resources(0, culture=3, vp=3).turn(0), "use secularism")
    free = Scenario("greeks", "mughals").resources(0, culture=1).turn(0)
    play(free, "develop poliorcetics")
    assert offers(free) == ["gain production", "gain science", "gain military"]


@rule("MD-RES-02")
def test_production_pays_buildings_and_wonders() -> None:
    table = to_pay(production=3).turn(0)
    assert acquisitions(table) == [*BASICS, "great-wall", "watchtower"]
    second = Scenario().track().wonder(0, "great-wall").resources(0, production=3).turn(0)
    play(second, "complete")
    assert purse(second, 0) == {}


@rule("MD-RES-03")
def test_science_pays_knowledge_and_progress() -> None:
    table = to_pay(science=3).turn(0)
    assert acquisitions(table) == ["bartering"]
    assert "progress" in offers(table)
    refuses(to_pay(production=9, military=9, science=1).turn(0), "progress", "acquire bartering")


@rule("MD-RES-04")
def test_military_pays_provinces_of_the_track_and_of_the_opponent() -> None:
    table = to_pay(military=3).pile(1, "persia").turn(0)
    assert acquisitions(table) == ["troy"]
    assert "conquer" in offers(table)
    refuses(to_pay(production=9, science=9, military=2).pile(1, "persia").turn(0), "conquer", "acquire troy")


@rule("MD-RES-05")
def test_what_is_generated_is_in_the_reserve_at_once() -> None:
    table = Scenario("greeks", "mughals").deck(0, "shooting-range").resources(0, science=2).track("troy").turn(0)
    play(table, "progress")
    assert purse(table, 0) == {"military": 2}
    mine = Scenario().city(0, {1: "mine"}).tilt(0, 1).gained(0, production=2).resources(0, production=1).turn(0)
    play(mine, "use mine")
    assert purse(mine, 0) == {"production": 1, "gold": 1}
    play(mine, "pass", "acquire workshop")  # the Gold pays already
    assert purse(mine, 0) == {}


@rule("MD-RES-06", "MD-RES-12")
def test_basic_resources_are_lost_on_passing_gold_and_culture_stay() -> None:
    table = to_pay(production=2, science=3, military=4, gold=5, culture=6).turn(0)
    play(table, "pass")
    assert purse(table, 0) == {"gold": 5, "culture": 6}
    play(table, "pass", "activate row 1 column 1", "activate row 1 column 1")
    assert purse(table, 0)["gold"] == 5
    assert purse(table, 0)["culture"] == 6


@rule("MD-RES-07", "MD-RES-12")
def test_the_number_of_tokens_is_no_limit() -> None:
    """A box has 15 Military, 15 Gold and 10 Culture tokens."""
    table = (
        Scenario("greeks", "mughals").deck(0, "shooting-range").policies(0, "treaties", "poliorcetics")
        .resources(0, science=3, military=30).resources(1, military=30).turn(0)
    )
    play(table, "use poliorcetics")
    assert purse(table, 0) == {"science": 2, "military": 32}
    rich = Scenario("malians", "greeks").city(0, {1: "regional-tax"}).tilt(0, 1).pile(0, "troy")
    more = rich.resources(0, gold=40).resources(1, gold=40).turn(0)
    play(more, "use regional-tax", "pass", "pass")
    assert purse(more, 0)["gold"] == 41
    culture = Scenario("japanese", "greeks").policies(0, "tea-ceremony").resources(0, gold=1, culture=25).turn(0)
    play(culture, "use tea-ceremony")
    assert purse(culture, 0) == {"culture": 26}


@rule("MD-RES-09", "MD-RES-11")
def test_culture_pays_policies_only_and_gold_never_stands_for_it() -> None:
    table = to_pay(culture=9).pile(1, "persia").turn(0)
    assert acquisitions(table) == []
    refuses(table, "progress", "conquer", "advantage production", "ambassador negotiate")
    assert "develop treaties" in offers(table)
    poor = Scenario("greeks", "mughals").policies(0, "poliorcetics").resources(0, gold=9, culture=1).turn(0)
    refuses(poor, "develop treaties")  # the second costs 2 Culture


@rule("MD-RES-10", "MD-RES-13")
@pytest.mark.parametrize("card", ["watchtower", "bartering", "troy", "great-wall"])
def test_gold_replaces_any_basic_resource(card: str) -> None:
    table = to_pay(gold=3).turn(0)
    play(table, f"acquire {card}")
    assert "gold" not in purse(table, 0)
    refuses(to_pay(gold=2).turn(0), f"acquire {card}")


@rule("MD-RES-10", "MD-RES-13")
def test_the_payer_decides_how_much_gold_he_gives() -> None:
    table = to_pay(military=2, gold=5).turn(0)
    play(table, "acquire troy")
    assert offers(table) == ["pay gold 1", "pay gold 2", "pay gold 3"]
    refuses(table, "pay gold 0", "pay gold 4")
    play(table, "pay gold 2")
    assert purse(table, 0) == {"military": 1, "gold": 3, "vp": 1}


@rule("MD-RES-10")
def test_gold_pays_progress_conquest_the_advantage_and_effects() -> None:
    table = to_pay(gold=2).turn(0)
    play(table, "progress")
    assert "gold" not in purse(table, 0)
    conquest = Scenario().pile(1, "troy", "barricade").resources(0, gold=4, military=1).turn(0)
    play(conquest, "conquer")
    assert purse(conquest, 0) == {}
    assert pile(conquest, 0) == ["e1p-troy"]
    stake = to_pay(gold=2).turn(0)
    play(stake, "advantage science", "stake 2")
    assert stake.view(0)["advantage"] == {"holder": 0, "resource": "science", "tokens": 2}
    effect = Scenario().policies(0, "poliorcetics").resources(0, gold=1).turn(0)
    play(effect, "use poliorcetics")
    assert purse(effect, 0) == {"military": 2}


def forum(**stock: int) -> Table:
    """The Forum with nothing to archive but slot 9."""
    full = dict.fromkeys(range(2, 9))
    table = Scenario("greeks", "mughals").city(0, {1: "forum", 9: "mine", **full}).tilt(0, 1)
    return play(table.resources(0, **stock).turn(0), "use forum")


@rule("MD-RES-13")
def test_gold_counts_as_the_types_its_payer_says() -> None:
    """MD-OPEN-40: the Forum asks for two different basic resources."""
    two_gold = forum(gold=2)
    play(two_gold, "choose 2")
    assert purse(two_gold, 0) == {"culture": 1}
    mixed = forum(gold=1, science=3)
    play(mixed, "choose 2")
    assert purse(mixed, 0) == {"science": 2, "culture": 1}
    same = play(forum(science=9), "slot 9")  # one type only: archiving is all that is left
    assert archive(same, 0) == ["start-mine"]
    assert purse(same, 0) == {"science": 9}


@rule("MD-RES-13")
def test_gold_in_the_exchange_of_philosophy_buys_any_type() -> None:
    table = Scenario().city(0, {1: "library/philosophy"}).tilt(0, 1).resources(0, gold=1, science=1).turn(0)
    play(table, "use philosophy", "spend gold")
    assert offers(table) == ["gain production", "gain science", "gain military"]
    play(table, "gain science")
    assert purse(table, 0) == {"science": 2}


@rule("MDE-RES-01")
def test_victory_points_are_kept_spent_by_effects_and_worth_a_point() -> None:
    start = Scenario("aksumites", "mughals").policies(0, "geez-alphabet").resources(0, vp=3)
    table = start.turn(0)
    before = seat_view(table, 0)["points"]
    play(table, "use geez-alphabet")
    assert purse(table, 0) == {"vp": 2, "culture": 1}
    assert seat_view(table, 0)["points"] == before - 1
    play(table, "pass", "pass")
    assert purse(table, 0) == {"vp": 2, "culture": 1}
    end = Scenario("aksumites", "mughals").resources(0, vp=3).round(9, last=True).round_end()
    lines = dict(end.result.scores[0].lines)
    assert lines["victory-points"] == 3


@rule("MDE-RES-02")
def test_victory_points_replace_nothing_and_nothing_replaces_them() -> None:
    points = to_pay(vp=9).pile(1, "persia").turn(0)
    assert acquisitions(points) == []
    refuses(points, "progress", "conquer", "advantage military", "develop treaties", "ambassador negotiate")
    basic = Scenario("aksumites", "mughals").policies(0, "geez-alphabet")
    refuses(basic.resources(0, gold=9, culture=9, production=9, science=9, military=9).turn(0), "use geez-alphabet")
    not_basic = Scenario("mughals", "greeks").city(0, {1: "forum", **dict.fromkeys(range(2, 10))}).tilt(0, 1)
    refuses(not_basic.resources(0, vp=5, production=5).turn(0), "use forum")
