"""The own cards of the Aksumites and the Mughals, and the bonus of every Policy but the Greek ones.

The own cards of the Malians, Aztecs and Japanese: test_civilization_cards_trade.py."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    archive, attached, city, discard, offers, pile, play, purse, refuses, seat_view, status,
)
from tests.rules import rule


def alone(civ: str, *cards: str, **stock: int) -> Scenario:
    """These cards activated in the first slots of the City; the opponent has passed."""
    slots: dict[int, str | None] = {i + 1: card for i, card in enumerate(cards)}
    return (
        Scenario(civ, "greeks").track().city(0, slots).tilt(0, *slots).resources(0, **stock).did(1, "passed")
    )


def under(civ: str, policy: str, **stock: int) -> Scenario:
    """With this Policy active; the opponent has passed."""
    lines, active = (("row-1",), (policy,)) if civ == "mughals" else ((), ())
    return alone(civ, **stock).policies(0, policy, lines=lines, active=active)


def developing(civ: str, policy: str) -> Table:
    """Slots 1 and 2 are activated (Forts), the first Policy is being developed: its bonus follows."""
    table = alone(civ, "fort", "fort", culture=1).city(0, {3: "library"}).deck(0, "mine", "shooting-range").turn(0)
    play(table, f"develop {policy}")
    if civ == "mughals":
        play(table, "line row 3")
    return table


def has_token(table: Table) -> bool:
    return bool(seat_view(table, 0)["policies"][-1]["used"])


# ---------------------------------------------------------------- the bonuses of Policies
@pytest.mark.parametrize(("civ", "policy"), [
    pytest.param("aksumites", "geez-alphabet", marks=rule("MDE-CRD-10")),
    pytest.param("mughals", "gunpowder", marks=rule("MDE-CRD-14")),
    ("malians", "relays"), ("aztecs", "triple-alliance"), ("japanese", "sakoku"),
])
def test_bonus_gain_1_gold(civ: str, policy: str) -> None:
    assert purse(developing(civ, policy), 0) == {"gold": 1}


@rule("MDE-CRD-09")
def test_bonus_gain_1_victory_point() -> None:
    assert purse(developing("aksumites", "maritime-trade-routes"), 0) == {"vp": 1}


@pytest.mark.parametrize(("civ", "policy"), [
    ("aksumites", "red-sea-tolls"), ("malians", "salt-road"), ("aztecs", "calendar"), ("japanese", "bushido"),
])
@pytest.mark.parametrize("resource", ["production", "science", "military"])
def test_bonus_gain_1_basic_resource(civ: str, policy: str, resource: str) -> None:
    table = developing(civ, policy)
    assert offers(table) == ["gain production", "gain science", "gain military"]
    assert purse(play(table, f"gain {resource}"), 0) == {resource: 1}


@pytest.mark.parametrize(("civ", "policy"), [
    pytest.param("aksumites", "salt-mines", marks=rule("MDE-CRD-11")),
    pytest.param("mughals", "mansabdar", marks=rule("MDE-CRD-16")),
    ("malians", "pilgrimage"), ("aztecs", "great-temple"), ("japanese", "tea-ceremony"),
])
def test_bonus_archive_a_card(civ: str, policy: str) -> None:
    table = developing(civ, policy)
    refuses(table, "slot 1")
    play(table, "slot 3")
    assert (archive(table, 0), city(table, 0)[2], purse(table, 0)) == (["start-library"], None, {})


@pytest.mark.parametrize(("civ", "policy"), [
    pytest.param("mughals", "secularism", marks=rule("MDE-CRD-15")),
    ("aksumites", "raising-of-stelae"), ("aztecs", "flower-wars"), ("japanese", "shogunate"),
])
def test_bonus_reinforce_a_card(civ: str, policy: str) -> None:
    table = developing(civ, policy)
    assert offers(table) == ["stop", "slot 1", "slot 2"]
    play(table, "slot 2", "pass")
    assert city(table, 0)[1] == "start-fort", "it stayed when its owner passed"
    assert discard(table, 0).count("start-fort") == 1


@pytest.mark.parametrize(("civ", "policy"), [
    pytest.param("mughals", "mughal-architecture", marks=rule("MDE-CRD-17")),
    ("malians", "manden-charter"), ("aztecs", "tribute"),
])
def test_bonus_gain_a_basic_building(civ: str, policy: str) -> None:
    table = developing(civ, policy)
    assert offers(table) == ["pick workshop", "pick laboratory", "pick shooting-range", "pick barricade"]
    play(table, "pick workshop")
    assert seat_view(table, 0)["deck"]["top"][0] == "basic-workshop"
    assert table.view()["basic_buildings"]["basic-workshop"] == 4


@pytest.mark.parametrize(("civ", "policy"), [("malians", "university-of-sankore"), ("japanese", "noh-theatre")])
def test_bonus_draw_a_card_and_use_it(civ: str, policy: str) -> None:
    table = developing(civ, policy)
    assert offers(table) == ["yes", "no"], "the Mine on top of the City deck may be used"
    play(table, "no")
    assert discard(table, 0) == ["start-mine"]


@rule("MDE-CRD-18")
@pytest.mark.parametrize(("moves", "gone"), [
    (["stop"], 0), (["slot 3", "stop"], 1), (["slot 3", "slot 4"], 2),
])
def test_bonus_discard_up_to_two_cards(moves: list[str], gone: int) -> None:
    table = developing("mughals", "dahsala")
    refuses(table, "slot 1")
    play(table, *moves)
    assert len(discard(table, 0)) == gone
    assert "pass" in offers(table), "two at most"
    assert (archive(table, 0), purse(table, 0)) == ([], {})


# ---------------------------------------------------------------- Aksumites
def test_royal_mint_takes_two_different_basic_resources_for_a_victory_point() -> None:
    table = play(alone("aksumites", "royal-mint", production=2, military=1).turn(0), "use royal-mint")
    assert purse(table, 0) == {"production": 1, "vp": 1}
    refuses(alone("aksumites", "royal-mint", production=2, vp=1, culture=1).turn(0), "use royal-mint")


def test_royal_mint_takes_gold_as_another_type() -> None:
    table = play(alone("aksumites", "royal-mint", production=1, gold=1).turn(0), "use royal-mint")
    assert purse(table, 0) == {"vp": 1}


def test_terrace_farming_turns_a_victory_point_into_three_basic_resources() -> None:
    refuses(alone("aksumites", "terrace-farming", gold=3).turn(0), "use terrace-farming")
    table = alone("aksumites", "terrace-farming", vp=2).turn(0)
    play(table, "use terrace-farming", "gain production", "gain production", "gain military")
    assert purse(table, 0) == {"vp": 1, "production": 2, "military": 1}
    assert status(table, 0)[0] == "used"


@rule("MDE-CRD-10")
def test_geez_alphabet_needs_a_victory_point() -> None:
    table = under("aksumites", "geez-alphabet", gold=5).turn(0)
    refuses(table, "use geez-alphabet")


@rule("MDE-CRD-11")
@pytest.mark.parametrize(("gained", "gold"), [(2, {}), (3, {"gold": 1}), (7, {"gold": 1})])
def test_salt_mines(gained: int, gold: dict[str, int]) -> None:
    table = play(under("aksumites", "salt-mines").gained(0, production=gained).turn(0), "use salt-mines")
    assert (purse(table, 0), has_token(table)) == (gold, True)
    refuses(table, "use salt-mines")


def test_raising_of_stelae_rewards_a_completed_wonder() -> None:
    table = under("aksumites", "raising-of-stelae", production=6).track("hanging-gardens").turn(0)
    play(table, "acquire hanging-gardens")
    assert purse(table, 0) == {"production": 3}, "the first section gives nothing"
    play(table, "complete")
    assert purse(table, 0) == {"culture": 1, "vp": 1}


def test_raising_of_stelae_rewards_a_reserved_card_each_time() -> None:
    scene = under("aksumites", "raising-of-stelae", science=7, military=3).track("troy")
    table = play(scene.reserved(0, "scytale", "credit").turn(0), "acquire scytale", "acquire credit", "acquire troy")
    assert purse(table, 0) == {"vp": 3}, "1 for each reserved card, 1 by Troy itself"


def test_red_sea_tolls() -> None:
    refuses(under("aksumites", "red-sea-tolls", production=3).turn(0), "use red-sea-tolls")
    table = play(under("aksumites", "red-sea-tolls", gold=2).turn(0), "use red-sea-tolls")
    assert purse(table, 0) == {"gold": 1, "vp": 1}
    refuses(table, "use red-sea-tolls")


@rule("MDE-CRD-12")
def test_makeda_gives_a_victory_point_to_the_holder_of_the_advantage() -> None:
    refuses(alone("aksumites").turn(0), "warlord")
    refuses(alone("aksumites").advantage(1, "military", 1).turn(0), "warlord")
    table = play(alone("aksumites").advantage(0, "military", 1).turn(0), "warlord")
    assert purse(table, 0) == {"vp": 1}
    refuses(table, "warlord")


# ---------------------------------------------------------------- Mughals
def tomb() -> Scenario:
    """Row 1 and column 1 hold the Tomb, two Forts and two Libraries, one of them on a Knowledge."""
    return Scenario("mughals", "greeks").track().city(
        0, {1: "mughal-tomb", 2: "fort", 3: "fort", 4: "library/bartering", 7: "library"}
    )


@rule("MDE-CRD-13")
def test_mughal_tomb_discards_an_activated_card_for_1_gold_instead_of_its_output() -> None:
    table = play(tomb().activation(0), "activate row 1 column 1")
    assert offers(table) == ["no", "slot 1", "slot 2", "slot 3", "slot 4", "slot 7"]
    play(table, "slot 2")
    assert purse(table, 0) == {"military": 1, "science": 2, "gold": 2}, "1 Gold by Bartering"
    assert (city(table, 0)[1], discard(table, 0), status(table, 0)[0]) == (None, ["start-fort"], "used")


@rule("MDE-CRD-13")
def test_mughal_tomb_takes_an_attached_knowledge_along() -> None:
    table = play(tomb().activation(0), "activate row 1 column 1", "slot 4")
    assert purse(table, 0) == {"military": 2, "science": 1, "gold": 1}, "Bartering gives nothing either"
    assert discard(table, 0) == ["e1k-bartering", "start-library"]
    assert attached(table, 0)[3] is None


@rule("MDE-CRD-13")
def test_mughal_tomb_may_discard_itself_or_nothing() -> None:
    table = play(tomb().activation(0), "activate row 1 column 1", "slot 1")
    assert (discard(table, 0), purse(table, 0)["gold"]) == (["mughal-tomb"], 2)
    table = play(tomb().activation(0), "activate row 1 column 1", "no")
    assert purse(table, 0) == {"military": 2, "science": 2, "gold": 1}
    play(table, "activate row 1 column 1")
    refuses(table, "use mughal-tomb")


@rule("MDE-CRD-13")
def test_mughal_tomb_does_nothing_when_it_is_not_activated_or_only_drawn() -> None:
    table = play(tomb().activation(0), "activate row 3 column 3")
    assert table.seat == 1
    drawn = play(alone("mughals", science=2).deck(0, "mughal-tomb").turn(0), "progress")
    assert (purse(drawn, 0), discard(drawn, 0)) == ({}, ["mughal-tomb"])


@rule("MDE-CRD-13")
def test_mughal_tomb_finds_an_activated_revolt_gone() -> None:
    table = play(tomb().city(0, {2: "revolt"}).activation(0), "activate row 1 column 1")
    refuses(table, "slot 2")
    assert table.view()["revolts"] == 10


def test_mughal_astronomy_gives_2_science() -> None:
    table = play(alone("mughals", "mughal-astronomy").turn(0), "use mughal-astronomy")
    assert purse(table, 0) == {"science": 2}


def astronomy(*policies: str, active: tuple[str, ...] = (), **stock: int) -> Scenario:
    lines = ("row-1", "row-2", "row-3")[: len(policies)]
    return alone("mughals", "mughal-astronomy", **stock).policies(0, *policies, lines=lines, active=active)


def test_mughal_astronomy_copies_a_policy_that_is_not_active() -> None:
    table = astronomy("dahsala", "secularism", active=("secularism",), production=1).turn(0)
    play(table, "use mughal-astronomy")
    assert offers(table) == ["choose 1", "choose 2"]
    play(table, "choose 2")
    assert purse(table, 0) == {"production": 1, "gold": 1}, "Dahsala was the only one not active"
    refuses(table, "use mughal-astronomy", "use dahsala")
    assert "use secularism" in offers(table)


def test_mughal_astronomy_pays_the_price_of_the_copy_again() -> None:
    refused = play(astronomy("mansabdar").turn(0), "use mughal-astronomy")
    assert purse(refused, 0) == {"science": 2}, "no Science to pay Mansabdar: only the first branch"
    table = astronomy("mansabdar", science=1).deck(0, "shooting-range").turn(0)
    play(table, "use mughal-astronomy", "choose 2")
    assert purse(table, 0) == {"military": 2}


@rule("MDE-CRD-14")
def test_mughal_astronomy_copies_gunpowder_for_this_round() -> None:
    table = astronomy("gunpowder", military=2).track("troy").turn(0)
    refuses(table, "acquire troy")
    play(table, "use mughal-astronomy", "choose 2", "acquire troy")
    assert (pile(table, 0), purse(table, 0)) == (["e1p-troy"], {"vp": 1})


@rule("MDE-CRD-14", "MD-TERM-40")
def test_a_copy_of_gunpowder_is_over_in_the_next_round() -> None:
    slots: dict[int, str | None] = {3: "library", 6: "library", 7: "fort", 8: "fort", 9: "library"}
    table = astronomy("gunpowder").city(0, slots).track("troy").turn(0)
    play(table, "use mughal-astronomy", "choose 2", "pass")
    play(table, "activate row 3 column 3", "activate row 3 column 3", "pass")
    assert (table.seat, purse(table, 0)) == (0, {"military": 2, "science": 3})
    refuses(table, "acquire troy")  # 3 again


@rule("MDE-CRD-14")
def test_gunpowder_lowers_both_prices_by_1() -> None:
    table = under("mughals", "gunpowder", military=6).track("troy").pile(1, "sahara", "barricade").turn(0)
    play(table, "acquire troy")
    assert purse(table, 0) == {"military": 4, "vp": 1}
    play(table, "conquer")
    assert purse(table, 0) == {"vp": 1}, "3 + 2 - 1"


@rule("MDE-CRD-15")
def test_secularism_turns_one_basic_resource_into_two_different_ones() -> None:
    refuses(under("mughals", "secularism", culture=2, vp=2).turn(0), "use secularism")
    table = play(under("mughals", "secularism", science=1).turn(0), "use secularism")
    assert offers(table) == ["gain production", "gain science"]
    play(table, "gain production")
    assert offers(table) == ["gain science", "gain military"]
    assert purse(play(table, "gain military"), 0) == {"production": 1, "military": 1}


@rule("MDE-CRD-16")
def test_mansabdar_draws_and_uses_a_card_for_1_science() -> None:
    refuses(under("mughals", "mansabdar", production=3).turn(0), "use mansabdar")
    table = play(under("mughals", "mansabdar", science=1).deck(0, "fort").turn(0), "use mansabdar")
    assert (purse(table, 0), discard(table, 0)) == ({"military": 1}, ["start-fort"])


@rule("MDE-CRD-17")
def test_mughal_architecture_gives_the_bonus_with_the_first_section_too() -> None:
    table = under("mughals", "mughal-architecture", production=6).track("hanging-gardens").turn(0)
    play(table, "acquire hanging-gardens")
    assert purse(table, 0) == {"production": 3, "culture": 1}
    play(table, "complete")
    assert purse(table, 0) == {"culture": 2}


@rule("MDE-CRD-17")
def test_mughal_architecture_works_each_time() -> None:
    table = under("mughals", "mughal-architecture", production=6).track("great-wall", "temple-of-artemis").turn(0)
    play(table, "acquire great-wall", "acquire temple-of-artemis", "pick great-wall")
    assert discard(table, 1) == ["revolt"]
    assert purse(table, 0) == {"gold": 2}, "also for a Wonder that is not kept"
    assert seat_view(table, 0)["wonder"] == "e1w-great-wall"


@rule("MDE-CRD-18")
def test_dahsala_gives_1_gold_once_per_round() -> None:
    table = play(under("mughals", "dahsala").turn(0), "use dahsala")
    assert purse(table, 0) == {"gold": 1}
    refuses(table, "use dahsala")


@rule("MDE-CRD-19")
def test_akbar_discards_a_card_and_gains_a_barricade() -> None:
    refuses(alone("mughals").turn(0), "warlord")
    table = alone("mughals", "fort").pile(0, "troy").advantage(0, "military", 1).turn(0)
    play(table, "warlord")
    refuses(table, "slot 1")
    play(table, "slot 2")
    assert (len(discard(table, 0)), pile(table, 0)) == (1, ["e1p-troy", "basic-barricade"])


@rule("MDE-CRD-19")
def test_akbar_does_what_is_possible() -> None:
    """MD-OPEN-43."""
    nothing = alone("mughals").city(0, dict.fromkeys(range(1, 10))).advantage(0, "military", 1).turn(0)
    assert pile(play(nothing, "warlord"), 0) == ["basic-barricade"]
    table = alone("mughals").basics(barricade=0).advantage(0, "military", 1).turn(0)
    play(table, "warlord", "slot 2")
    assert (len(discard(table, 0)), pile(table, 0)) == (1, [])
