"""The cards whose text stands in the rulebooks, in play: common cards and the civilizations of the Espionage box
(section 22). Their figures are compared with the reference data in test_reference_data.py."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, attached, city, dice, discard, duel, offers, pile, play, purse, refuses, seat_view, status,
)
from tests.rules import rule

FIRST = "activate row 1 column 1"  # slots 1, 2, 3, 4, 7
EMPTY_CITY: dict[int, str | None] = dict.fromkeys(range(1, 10))


def game(one: str = "greeks", two: str = "japanese") -> Scenario:
    return Scenario(one, two).track().development()


def alone(seat_card: str, one: str = "greeks") -> Scenario:
    """One activated card in an otherwise empty City."""
    return game(one).city(0, EMPTY_CITY | {1: seat_card}).tilt(0, 1)


def active(policy: str) -> Scenario:
    """A Mughal Policy beside row 1, active this round."""
    return game("mughals").policies(0, policy, lines=("row-1",), active=(policy,))


def top(table: Table, seat: int) -> list[str]:
    """The cards on top of the City deck that everybody saw arriving."""
    return list(seat_view(table, seat)["deck"]["top"])


# ---------------------------------------------------------------- common cards
@rule("MD-CRD-01", "MD-CRD-02", "MD-CRD-03")
@pytest.mark.parametrize(("card", "resource"), [
    ("construction-yard", "production"), ("fort", "military"), ("library", "science"),
])
def test_yard_fort_and_library_give_one_and_have_no_effect(card: str, resource: str) -> None:
    table = game().city(0, EMPTY_CITY | {1: card}).activation(0)
    play(table, FIRST, FIRST)
    assert purse(table, 0) == {resource: 1}
    refuses(table, f"use {card}")


@rule("MD-CRD-04")
@pytest.mark.parametrize(("gained", "gold"), [(1, 0), (2, 1), (5, 1)])
def test_mine(gained: int, gold: int) -> None:
    table = alone("mine").gained(0, production=gained).turn(0)  # gained and spent since
    play(table, "use mine")
    assert purse(table, 0).get("gold", 0) == gold
    play(table, "pass")
    refuses(table, "use mine")


@rule("MD-CRD-04")
def test_mine_has_no_output_and_counts_production_of_any_source() -> None:
    table = game().city(0, EMPTY_CITY | {1: "mine/philosophy", 2: "construction-yard"}).activation(0)
    play(table, FIRST, FIRST)
    assert purse(table, 0) == {"production": 1}
    early = game().city(0, EMPTY_CITY | {1: "mine/philosophy"}).tilt(0, 1).gained(0, production=1)
    later = early.resources(0, science=1).turn(0)
    play(later, "use philosophy", "gain production", "pass", "use mine")
    assert purse(later, 0) == {"production": 1, "gold": 1}


@rule("MD-CRD-05")
def test_forum_archives_or_sells_two_different_resources_for_culture() -> None:
    start = game().city(0, {1: "forum", 5: "fort", 6: "fort"}).tilt(0, 1).resources(0, production=1, science=2, gold=1)
    table = start.turn(0)
    play(table, "use forum")
    assert offers(table) == ["choose 1", "choose 2"]
    play(table, "choose 1")
    assert "slot 1" not in offers(table)  # an activated card is not archived
    play(table, "slot 5")
    assert archive(table, 0) == ["start-fort"]
    assert purse(table, 0) == {"production": 1, "science": 2, "gold": 1}  # no Culture (MD-OPEN-46)
    sold = alone("forum").resources(0, production=1, science=2, gold=1).turn(0)
    play(sold, "use forum", "spend production")
    assert offers(sold) == ["spend science", "spend gold"]
    play(sold, "spend science")
    assert purse(sold, 0) == {"science": 1, "gold": 1, "culture": 1}
    refuses(alone("forum").resources(0, science=5).turn(0), "use forum")


@rule("MD-CRD-06", "MD-CRD-08")
@pytest.mark.parametrize(("card", "resource"), [
    ("workshop", "production"), ("laboratory", "science"), ("shooting-range", "military"),
])
def test_basic_buildings_cost_two_production_and_give_two(card: str, resource: str) -> None:
    table = game().city(0, EMPTY_CITY | {1: card}).activation(0)
    play(table, FIRST, FIRST)
    assert purse(table, 0) == {resource: 2}
    refuses(table, f"use {card}")
    buy = game().resources(0, production=2).turn(0)
    play(buy, f"acquire {card}")
    assert purse(buy, 0) == {}
    assert top(buy, 0) == [f"basic-{card}"]
    refuses(game().resources(0, production=1, science=5, military=5).turn(0), f"acquire {card}")


@rule("MD-CRD-07")
def test_barricade_costs_two_and_adds_two_to_the_price_of_the_province_below() -> None:
    table = game().pile(0, "troy").resources(0, production=2).turn(0)
    play(table, "acquire barricade")
    assert pile(table, 0) == ["e1p-troy", "basic-barricade"]
    assert purse(table, 0) == {}
    assert top(table, 0) == []
    for cards, price in ((("troy",), 3), (("troy", "barricade"), 5), (("troy", "barricade", "barricade"), 7),
                         (("barricade", "troy"), 3)):
        rich = game().pile(1, *cards).resources(0, military=price).turn(0)
        play(rich, "conquer")
        assert purse(rich, 0) == {}
        refuses(game().pile(1, *cards).resources(0, military=price - 1).turn(0), "conquer")


@rule("MD-CRD-09")
def test_the_ambassador_performs_the_action_of_the_module() -> None:
    spy = Scenario(modules="espionage").resources(0, gold=1).turn(0)
    play(spy, "ambassador spy")
    assert offers(spy) == ["train", "deploy"]
    play(spy, "train")
    assert dice(spy, 0) == 2
    trade = Scenario(modules="trade").free_track("venice", "novgorod", "palmyra").resources(0, gold=1).turn(0)
    refuses(trade, "ambassador spy")
    play(trade, "ambassador negotiate", "negotiate venice", "yes", "pick laboratory")
    assert top(trade, 0) == ["basic-laboratory"]
    assert seat_view(trade, 0)["ambassador"] == {"used": True}


# ---------------------------------------------------------------- Greeks
@rule("MDE-CRD-01")
def test_hoplite_ground_counts_forts_and_shooting_ranges_activated_this_round() -> None:
    start = game().city(0, {1: "hoplite-ground", 2: "fort", 3: "shooting-range", 4: "library", 5: "fort", 6: "fort"})
    table = start.tilt(0, 1, 2, 3, 4).turn(0)
    play(table, "use hoplite-ground")
    assert purse(table, 0) == {"military": 2}
    none = alone("hoplite-ground").turn(0)
    play(none, "use hoplite-ground")
    assert purse(none, 0) == {}
    assert status(none, 0)[0] == "used"


@rule("MDE-CRD-01")
def test_hoplite_ground_counts_reinforced_cards_and_no_drawn_ones() -> None:
    """MD-OPEN-34."""
    start = game().city(0, {1: "hoplite-ground", 2: "fort"}).tilt(0, 1, 2).deck(0, "shooting-range")
    table = start.resources(0, culture=1, science=2).turn(0)
    play(table, "develop treaties", "slot 2", "pass", "progress")
    assert status(table, 0)[:2] == ["activated", "reinforced"]
    assert purse(table, 0) == {"military": 2}  # the Shooting Range drawn
    play(table, "use hoplite-ground")
    assert purse(table, 0) == {"military": 3}
    drawn = game().city(0, {2: "fort"}).tilt(0, 2).deck(0, "hoplite-ground").resources(0, science=2).turn(0)
    play(drawn, "progress", "yes")
    assert purse(drawn, 0) == {"military": 1}


@rule("MDE-CRD-02")
def test_philosophy_exchanges_one_basic_resource_for_another_type() -> None:
    table = alone("library/philosophy").resources(0, science=2, military=1).turn(0)
    play(table, "use philosophy")
    assert offers(table) == ["spend science", "spend military"]
    play(table, "spend science")
    assert offers(table) == ["gain production", "gain military"]
    play(table, "gain production")
    assert purse(table, 0) == {"production": 1, "science": 1, "military": 1}
    refuses(alone("library/philosophy").resources(0, culture=3, vp=2).turn(0), "use philosophy")


@rule("MDE-CRD-03")
def test_scientific_method_makes_the_first_progress_of_each_round_cheaper() -> None:
    start = game().policies(0, "scientific-method").deck(0, "fort", "fort", "fort").resources(0, science=4)
    table = start.turn(0)
    play(table, "progress")
    assert purse(table, 0) == {"science": 3, "military": 1}
    play(table, "pass", "progress")
    assert purse(table, 0) == {"science": 1, "military": 2}
    refuses(table, "progress")  # the full price again
    play(table, "pass")
    table = game().policies(0, "scientific-method").city(0, EMPTY_CITY | {1: "library"}).activation(0)
    play(table, FIRST, FIRST)
    assert "progress" in offers(table)  # with 1 Science
    covered = game().policies(0, "scientific-method", "treaties").resources(0, science=1).turn(0)
    refuses(covered, "progress")


@rule("MDE-CRD-03")
def test_scientific_method_is_renewed_each_round() -> None:
    start = game().policies(0, "scientific-method").deck(0, "fort", "fort", "library").city(0, {1: "library"})
    table = start.resources(0, science=1).turn(0)
    play(table, "progress", "pass", "pass", FIRST, FIRST, "pass", "progress")
    assert table.view(0)["round"] == 3
    assert [line.amounts for line in table.log if line.kind == "pays" and line.seat == 0] == [{"science": -1}] * 2


@rule("MDE-CRD-03")
def test_scientific_method_developed_after_the_first_progress_waits_for_the_next_round() -> None:
    """MD-TERM-19: the condition has occurred this round already."""
    table = game().deck(0, "fort", "fort").city(0, {1: "mine"}).resources(0, science=3, culture=1).turn(0)
    play(table, "progress", "pass", "develop scientific-method", "slot 1")
    assert purse(table, 0) == {"science": 1, "military": 1}
    refuses(table, "progress")


@rule("MDE-CRD-03")
def test_bonus_of_scientific_method_is_to_archive() -> None:
    table = game().city(0, {1: "mine", 2: "fort"}).tilt(0, 2).resources(0, culture=1).turn(0)
    play(table, "develop scientific-method")
    assert "slot 2" not in offers(table)
    play(table, "slot 1")
    assert archive(table, 0) == ["start-mine"]


@rule("MDE-CRD-04")
def test_poliorcetics() -> None:
    table = game().policies(0, "poliorcetics").resources(0, science=1).turn(0)
    play(table, "use poliorcetics")
    assert purse(table, 0) == {"military": 2}
    refuses(game().policies(0, "poliorcetics").resources(0, production=3, military=3).turn(0), "use poliorcetics")
    bonus = game().resources(0, culture=1).turn(0)
    play(bonus, "develop poliorcetics", "gain production")
    assert purse(bonus, 0) == {"production": 1}


@rule("MDE-CRD-05")
def test_treaties_copies_the_bonus_of_an_own_policy() -> None:
    table = game().city(0, {1: "fort"}).tilt(0, 1).policies(0, "poliorcetics", "treaties").turn(0)
    play(table, "use treaties")
    assert offers(table) == ["pick poliorcetics", "pick treaties"]
    play(table, "pick poliorcetics", "gain military")
    assert purse(table, 0) == {"military": 1}  # the bonus and nothing else
    play(table, "pass")
    refuses(table, "use treaties")
    own = game().city(0, {1: "fort"}).tilt(0, 1).policies(0, "treaties").turn(0)
    play(own, "use treaties", "slot 1")
    assert status(own, 0)[0] == "reinforced"


@rule("MDE-CRD-05")
def test_bonus_of_treaties_is_to_reinforce() -> None:
    table = game().city(0, {1: "fort/philosophy", 2: "fort"}).tilt(0, 1, 2).resources(0, culture=1).turn(0)
    play(table, "develop treaties")
    assert offers(table) == ["stop", "slot 1", "slot 2"]
    play(table, "slot 1")
    assert discard(table, 0) == ["greek-philosophy"]
    play(table, "pass", "pass")
    assert discard(table, 0) == ["greek-philosophy", "start-fort"]  # slot 2 left, slot 1 stayed
    assert city(table, 0)[0] == "start-fort"


@rule("MDE-CRD-06")
def test_architecture_lets_any_basic_resources_pay_wonder_sections() -> None:
    start = game().track("great-wall", "watchtower").policies(0, "architecture")
    table = start.resources(0, production=1, science=2, military=2, gold=1).turn(0)
    refuses(table, "acquire watchtower")  # no Wonder: Production and Gold make 2 only
    play(table, "acquire great-wall", "spend science", "spend military", "spend military")
    assert purse(table, 0) == {"production": 1, "science": 1, "gold": 1}
    play(table, "pass", "complete")
    assert purse(table, 0) == {}
    assert discard(table, 1) == ["revolt"]
    without = game().track("great-wall").policies(0, "architecture", "treaties").resources(0, science=9).turn(0)
    refuses(without, "acquire great-wall")
    poor = game().track("great-wall").policies(0, "architecture").resources(0, science=2, culture=5).turn(0)
    refuses(poor, "acquire great-wall")


@rule("MDE-CRD-06")
def test_bonus_of_architecture_is_a_basic_building() -> None:
    table = game().basics(laboratory=0).resources(0, culture=1).turn(0)
    play(table, "develop architecture")
    assert offers(table) == ["pick workshop", "pick shooting-range", "pick barricade"]
    play(table, "pick barricade")
    assert pile(table, 0) == ["basic-barricade"]
    assert table.view(0)["basic_buildings"]["basic-barricade"] == 4


@rule("MDE-CRD-07")
def test_democracy_swaps_two_slots_for_one_gold() -> None:
    start = game().city(0, {1: "mine/philosophy", 2: None, 9: "fort"}).policies(0, "democracy").resources(0, gold=1)
    table = start.activation(0)
    play(table, "use democracy")
    assert "slot 2" not in offers(table)  # no card there
    play(table, "slot 1", "slot 9")
    assert (city(table, 0)[0], city(table, 0)[8]) == ("start-fort", "start-mine")
    assert (attached(table, 0)[0], attached(table, 0)[8]) == (None, "greek-philosophy")
    assert purse(table, 0) == {}
    bonus = game().deck(0, "shooting-range").resources(0, culture=1).turn(0)
    play(bonus, "develop democracy")
    assert purse(bonus, 0) == {"military": 2}
    assert discard(bonus, 0) == ["basic-shooting-range"]


@rule("MDE-CRD-08")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_hercules_gives_as_many_identical_resources_as_the_era(era: int) -> None:
    table = game().era(era).advantage(0, "science", 1).turn(0)
    play(table, "warlord")
    assert offers(table) == ["gain production", "gain science", "gain military"]
    play(table, "gain military")
    assert purse(table, 0) == {"military": era}
    play(table, "pass")
    refuses(table, "warlord")
    for holder in (None, 1):
        without = game().era(era)
        refuses((without if holder is None else without.advantage(holder, "science", 1)).turn(0), "warlord")


# ---------------------------------------------------------------- Aksumites
@rule("MDE-CRD-09")
def test_maritime_trade_routes() -> None:
    start = Scenario("aksumites", "greeks").track("troy", "persia", "great-wall").policies(0, "maritime-trade-routes")
    table = start.resources(0, vp=2).round_start()
    assert offers(table) == ["use maritime-trade-routes", "no"]
    play(table, "use maritime-trade-routes", "pick persia")
    assert seat_view(table, 0)["reserved"] == ["e1p-persia"]
    assert purse(table, 0) == {"vp": 1}
    assert offers(table)[0].startswith("activate")  # once, and before City Activation
    play(table, FIRST, FIRST)
    refuses(table, "use maritime-trade-routes")
    bonus = game("aksumites").resources(0, culture=1).turn(0)
    play(bonus, "develop maritime-trade-routes")
    assert purse(bonus, 0) == {"vp": 1}


@rule("MDE-CRD-10")
def test_geez_alphabet() -> None:
    table = game("aksumites").policies(0, "geez-alphabet").resources(0, vp=2).turn(0)
    play(table, "use geez-alphabet")
    assert purse(table, 0) == {"vp": 1, "culture": 1}
    play(table, "pass")
    refuses(table, "use geez-alphabet")
    bonus = game("aksumites").resources(0, culture=1).turn(0)
    play(bonus, "develop geez-alphabet")
    assert purse(bonus, 0) == {"gold": 1}


@rule("MDE-CRD-11")
@pytest.mark.parametrize(("gained", "gold"), [(2, 0), (3, 1), (6, 1)])
def test_salt_mines(gained: int, gold: int) -> None:
    table = game("aksumites").policies(0, "salt-mines").gained(0, production=gained).turn(0)
    play(table, "use salt-mines")
    assert purse(table, 0).get("gold", 0) == gold
    bonus = game("aksumites").city(0, EMPTY_CITY | {4: "mine"}).resources(0, culture=1).turn(0)
    play(bonus, "develop salt-mines", "slot 4")
    assert archive(bonus, 0) == ["start-mine"]


@rule("MDE-CRD-12")
def test_makeda_gives_a_victory_point_with_the_advantage() -> None:
    table = game("aksumites").advantage(0, "science", 1).turn(0)
    play(table, "warlord")
    assert purse(table, 0) == {"vp": 1}
    refuses(game("aksumites").turn(0), "warlord")


# ---------------------------------------------------------------- Mughals
@rule("MDE-CRD-13")
def test_the_tomb_gives_gold_instead_of_what_the_discarded_card_would_give() -> None:
    start = game("mughals").city(0, {1: "mughal-tomb", 2: "workshop/bartering", 3: "revolt", 4: "fort"})
    table = start.activation(0)
    play(table, FIRST)
    assert offers(table) == ["no", "slot 1", "slot 2", "slot 4", "slot 7"]  # the Revolt has left already
    play(table, "slot 2")
    assert discard(table, 0) == ["basic-workshop", "e1k-bartering"]
    assert city(table, 0)[1] is None
    assert purse(table, 0) == {"gold": 1, "military": 1, "production": 1}  # neither Workshop nor Bartering
    play(table, FIRST, "ambassador spy", "train")
    assert "vp" not in purse(table, 0)  # Bartering is gone


@rule("MDE-CRD-13")
def test_the_tomb_may_discard_itself_or_nothing() -> None:
    itself = game("mughals").city(0, EMPTY_CITY | {1: "mughal-tomb/mughal-astronomy"}).activation(0)
    play(itself, FIRST, "slot 1")
    assert purse(itself, 0) == {"gold": 1}
    assert discard(itself, 0) == ["mughal-astronomy", "mughal-tomb"]
    nothing = game("mughals").city(0, EMPTY_CITY | {1: "mughal-tomb", 2: "fort"}).activation(0)
    play(nothing, FIRST, "no")
    assert purse(nothing, 0) == {"military": 1}
    assert discard(nothing, 0) == []
    drawn = game("mughals").deck(0, "mughal-tomb").resources(0, science=2).turn(0)
    play(drawn, "progress")
    assert drawn.seat == 1  # MD-USE-07: nothing outside City Activation
    assert purse(drawn, 0) == {}


@rule("MDE-CRD-14")
@pytest.mark.parametrize(("cards", "price"), [(("troy",), 2), (("troy", "barricade"), 4)])
def test_gunpowder_makes_provinces_cheaper(cards: tuple[str, ...], price: int) -> None:
    table = active("gunpowder").pile(1, *cards).resources(0, military=price).turn(0)
    play(table, "conquer")
    assert purse(table, 0) == {}
    refuses(active("gunpowder").pile(1, *cards).resources(0, military=price - 1).turn(0), "conquer")
    idle = game("mughals").policies(0, "gunpowder", lines=("row-1",))
    refuses(idle.pile(1, *cards).resources(0, military=price).turn(0), "conquer")


@rule("MDE-CRD-14")
def test_gunpowder_on_the_track_and_its_bonus() -> None:
    table = active("gunpowder").track("persia").resources(0, military=2).turn(0)
    play(table, "acquire persia")
    assert pile(table, 0) == ["e1p-persia"]
    assert discard(table, 1) == ["revolt"]
    bonus = game("mughals").track("troy").resources(0, culture=1, military=2).turn(0)
    play(bonus, "develop gunpowder", "line row 2")
    assert purse(bonus, 0) == {"gold": 1, "military": 2}
    play(bonus, "pass", "acquire troy")  # not active yet (MDE-MUG-06): the full 3
    assert purse(bonus, 0) == {"vp": 1}


@rule("MDE-CRD-15")
def test_secularism() -> None:
    table = active("secularism").resources(0, military=1).turn(0)
    play(table, "use secularism")
    assert offers(table) == ["gain production", "gain science"]
    play(table, "gain production")
    assert offers(table) == ["gain science", "gain military"]  # different from the first
    play(table, "gain military")
    assert purse(table, 0) == {"production": 1, "military": 1}
    bonus = game("mughals").city(0, {1: "fort"}).tilt(0, 1).resources(0, culture=1).turn(0)
    play(bonus, "develop secularism", "line row 1", "slot 1")
    assert status(bonus, 0)[0] == "reinforced"


@rule("MDE-CRD-16")
def test_mansabdar() -> None:
    table = active("mansabdar").deck(0, "laboratory").resources(0, science=1).turn(0)
    play(table, "use mansabdar")
    assert purse(table, 0) == {"science": 2}
    assert discard(table, 0) == ["basic-laboratory"]
    refuses(active("mansabdar").resources(0, production=5).turn(0), "use mansabdar")
    bonus = game("mughals").city(0, EMPTY_CITY | {3: "mine"}).resources(0, culture=1).turn(0)
    play(bonus, "develop mansabdar", "line row 3", "slot 3")
    assert archive(bonus, 0) == ["start-mine"]


@rule("MDE-CRD-17")
def test_mughal_architecture_gives_the_bonus_with_the_first_section() -> None:
    start = active("mughal-architecture").track("hanging-gardens", "great-wall").resources(0, production=9)
    table = start.turn(0)
    play(table, "acquire hanging-gardens")
    assert purse(table, 0) == {"production": 6, "culture": 1}
    play(table, "pass", "acquire great-wall", "pick hanging-gardens")
    assert table.view(0)["removed"] == ["e1w-great-wall"]
    assert discard(table, 1) == ["revolt"]  # each time, also for the one given up
    play(table, "complete")
    assert purse(table, 0) == {"culture": 2}  # and the bonus of completion as always
    idle = game("mughals").policies(0, "mughal-architecture", lines=("row-1",)).track("hanging-gardens")
    asleep = idle.resources(0, production=3).turn(0)
    play(asleep, "acquire hanging-gardens")
    assert purse(asleep, 0) == {}
    bonus = game("mughals").resources(0, culture=1).turn(0)
    play(bonus, "develop mughal-architecture", "line row 1", "pick workshop")
    assert top(bonus, 0) == ["basic-workshop"]


@rule("MDE-CRD-18")
@pytest.mark.parametrize(("answers", "gone"), [
    (["stop"], []), (["slot 2", "stop"], ["start-mine"]), (["slot 2", "slot 3"], ["start-fort", "start-mine"]),
])
def test_dahsala(answers: list[str], gone: list[str]) -> None:
    table = active("dahsala").turn(0)
    play(table, "use dahsala")
    assert purse(table, 0) == {"gold": 1}
    bonus = game("mughals").city(0, {1: "fort", 2: "mine", 3: "fort"}).tilt(0, 1).resources(0, culture=1).turn(0)
    play(bonus, "develop dahsala", "line row 1")
    assert "slot 1" not in offers(bonus)
    play(bonus, *answers)
    assert discard(bonus, 0) == gone
    assert bonus.seat == 1


@rule("MDE-CRD-19")
def test_akbar_discards_a_card_and_gains_a_barricade() -> None:
    start = game("mughals").city(0, {1: "fort", 2: "mine/mughal-astronomy"}).tilt(0, 1).advantage(0, "science", 1)
    table = start.turn(0)
    play(table, "warlord")
    assert "slot 1" not in offers(table)
    play(table, "slot 2")
    assert discard(table, 0) == ["mughal-astronomy", "start-mine"]
    assert pile(table, 0) == ["basic-barricade"]
    refuses(game("mughals").turn(0), "warlord")


@rule("MDE-CRD-19")
def test_akbar_does_what_is_possible() -> None:
    """MD-OPEN-43: no inactive card, or no Barricade left."""
    empty = game("mughals").city(0, EMPTY_CITY | {1: "fort"}).tilt(0, 1).advantage(0, "science", 1).turn(0)
    play(empty, "warlord")
    assert pile(empty, 0) == ["basic-barricade"]
    assert discard(empty, 0) == []
    none = game("mughals").city(0, {2: "mine"}).basics(barricade=0).advantage(0, "science", 1).turn(0)
    play(none, "warlord", "slot 2")
    assert discard(none, 0) == ["start-mine"]
    assert pile(none, 0) == []
    assert duel(none).basics[3] == 0
