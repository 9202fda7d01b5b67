"""A scenario is a legal position, again each time it is opened, or it is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from clio.engine.errors import BadScenario
from clio.games.monumental_duel.record import GAME
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import archive, city, deck_size, duel, offers, play, position, seat_view
from tests.rules import rule

EVERYWHERE = dict.fromkeys(range(1, 10))
REFUSED: list[Callable[[], object]] = [
    # seats and slots
    lambda: Scenario().city(2, {1: "fort"}),
    lambda: Scenario().deck(-1),
    lambda: Scenario().discard(2),
    lambda: Scenario().archive(2),
    lambda: Scenario().tilt(2, 1),
    lambda: Scenario().tilt(0, 10),
    lambda: Scenario().resources(7, gold=1),
    lambda: Scenario().pile(-1, "troy"),
    lambda: Scenario().policies(2),
    lambda: Scenario().advantage(2),
    lambda: Scenario().advantage(-1),
    lambda: Scenario().did(2, "passed"),
    lambda: Scenario().stake(2, "venice", 1),
    lambda: Scenario().turn(2),
    lambda: Scenario().turn(-1),
    lambda: Scenario().activation(2),
    # cards
    lambda: Scenario().discard(0, "no-such-card"),
    lambda: Scenario().city(0, {1: "no-such-card"}).turn(0),
    lambda: Scenario().city(0, {1: "troy"}).turn(0),
    lambda: Scenario().city(0, {1: "philosophy/philosophy"}).turn(0),
    lambda: Scenario().city(0, {1: "/philosophy"}).turn(0),
    lambda: Scenario().city(0, {1: "revolt"}).tilt(0, 1).turn(0),
    lambda: Scenario().deck(0, "barricade"),
    lambda: Scenario().archive(0, "hercules"),
    lambda: Scenario().archive(0, "philosophy").discard(0, "philosophy").turn(0),
    lambda: Scenario().archive(0, "arsenal").track("arsenal").turn(0),
    lambda: Scenario().archive(0, *["workshop"] * 6).turn(0),
    lambda: Scenario().pile(0, "fort"),
    lambda: Scenario().pile(0, "troy+agricultural"),
    lambda: Scenario("aztecs").pile(0, "troy+coastal"),
    lambda: Scenario("aztecs").pile(0, "troy+wet"),
    lambda: Scenario().pile(0, "valley-of-mexico").turn(0),
    lambda: Scenario("aztecs").pile(1, "valley-of-mexico").turn(0),
    lambda: Scenario().policies(0, "poliorcetics", "poliorcetics"),
    lambda: Scenario().policies(0, "poliorcetics", lines=("row-1",)),
    lambda: Scenario("mughals", "greeks").policies(0, "dahsala"),
    lambda: Scenario("mughals", "greeks").policies(0, "dahsala", lines=("row-9",)),
    lambda: Scenario("mughals", "greeks").policies(0, "dahsala", lines=("column-1",)),
    lambda: Scenario("mughals", "greeks").policies(0, "dahsala", lines=("row-1",), active=("mansabdar",)),
    lambda: Scenario().did(0, "poliorcetics"),
    lambda: Scenario().did(0, "slept"),
    lambda: Scenario().espionage(0, "fort"),
    lambda: Scenario(modules="trade").espionage(0, "sabotage"),
    lambda: Scenario().free_track("fort"),
    lambda: Scenario().free_track("venice", "novgorod", "lubeck", "ragusa"),
    lambda: Scenario().free_cities(0, "venice").free_track("venice").turn(0),
    lambda: Scenario(modules="espionage").stake(0, "venice", 1),
    lambda: Scenario().free_track("novgorod").stake(0, "venice", 1).turn(0),
    lambda: Scenario().track("fort"),
    lambda: Scenario().track(*[None] * 7),
    lambda: Scenario().reserved(0, "troy", "persia", "sahara"),
    lambda: Scenario().development("troy").era(2).turn(0),
    # numbers
    lambda: Scenario().development("troy", left=0),
    lambda: Scenario().development(left=-1),
    lambda: Scenario().era(4),
    lambda: Scenario().advantage(0, "gold", 1),
    lambda: Scenario().advantage(0, None, 1),
    lambda: Scenario().basics(fort=1),
    lambda: Scenario().basics(barricade=6),
    lambda: Scenario().resources(0, agent=4),
    lambda: Scenario().round(0),
    lambda: Scenario().dice(7),
    lambda: Scenario().did(0, "passed").turn(0),
    lambda: Scenario().tilt(0, *range(1, 10)).turn(0),
    lambda: Scenario(modules="trade").resources(0, agent=1),
    lambda: Scenario().round(2, last=True),
    lambda: Scenario().round(10),
    # neither numbers nor names
    lambda: Scenario(first="0"),  # type: ignore[arg-type]
    lambda: Scenario().resources("0", gold=1),  # type: ignore[arg-type]
    lambda: Scenario().resources(True, gold=1),
    lambda: Scenario().resources(0, gold="1"),  # type: ignore[arg-type]
    lambda: Scenario().resources(0, agent=None),  # type: ignore[arg-type]
    lambda: Scenario().gained(0, gold=1.0),  # type: ignore[arg-type]
    lambda: Scenario().city(0, {1.0: "fort"}),  # type: ignore[dict-item]
    lambda: Scenario().city(0, {1: 5}).turn(0),  # type: ignore[dict-item]
    lambda: Scenario().deck(0, None),  # type: ignore[arg-type]
    lambda: Scenario().tilt(0, "1"),  # type: ignore[arg-type]
    lambda: Scenario().pile(0, None),  # type: ignore[arg-type]
    lambda: Scenario().did(0, None),  # type: ignore[arg-type]
    lambda: Scenario().era("2"),  # type: ignore[arg-type]
    lambda: Scenario().round(2.5),  # type: ignore[arg-type]
    lambda: Scenario().advantage(0, 3, 1),  # type: ignore[arg-type]
    lambda: Scenario().stake(0, "venice", "1"),  # type: ignore[arg-type]
    lambda: Scenario().dice("6"),  # type: ignore[arg-type]
    lambda: Scenario().development(left="3"),  # type: ignore[arg-type]
]
SENTENCES = [
    (lambda: Scenario().deck(0, "troy"), "Troy cannot lie there.", "Troie ne peut pas se trouver là."),
    (lambda: Scenario().city(0, {1: "mine/workshop"}).turn(0),
     "Workshop is not a Knowledge: it cannot be attached.",
     "Atelier n'est pas une Connaissance : elle ne peut pas être attachée."),
    (lambda: Scenario(modules="espionage").free_track("venice"),
     "The module of Venice is not in play.", "Le module de Venise n'est pas en jeu."),
    (lambda: Scenario().discard(0, *["construction-yard"] * 8).turn(0),
     "8 copies of Construction Yard are too many: there are 5.",
     "8 exemplaires de Chantier, c'est trop : il y en a 5."),
    (lambda: Scenario(modules="trade").discard(0, "revolt").turn(0),
     "1 copy of Revolt is too many: there are 0.",
     "1 exemplaire de Révolte, c'est trop : il y en a 0."),
    (lambda: Scenario("mughals", "greeks").policies(
        0, "dahsala", "gunpowder", lines=("row-1", "row-2"), active=("dahsala", "gunpowder")),
     "Of the Policies of the Mughals one beside a row and one below a column are active at most.",
     "Parmi les Politiques des Moghols, une seule au bout d'une ligne et une seule sous une colonne peuvent être "
     "actives."),
    (lambda: Scenario("mughals", "greeks").policies(0, "dahsala", lines=("column-1",)),
     "The Policies of the Mughals need a place each: the first three beside different rows, the others below different "
     "columns.",
     "Chaque Politique des Moghols a sa place : les trois premières au bout de lignes différentes, les autres sous des "
     "colonnes différentes."),
]


@pytest.mark.parametrize("describe", REFUSED)
def test_what_cannot_be_is_refused_with_a_sentence(describe: Callable[[], object]) -> None:
    with pytest.raises(BadScenario) as refused:
        describe()
    for lang in ("en", "fr"):
        text = refused.value.text(lang)
        assert text.endswith((".", "?")), text
        assert "{" not in text


@pytest.mark.parametrize(("describe", "en", "fr"), SENTENCES)
def test_the_sentences_are_true(describe: Callable[[], object], en: str, fr: str) -> None:
    with pytest.raises(BadScenario) as refused:
        describe()
    assert (refused.value.text("en"), refused.value.text("fr")) == (en, fr)


def test_the_tracks_give_way_to_what_is_described() -> None:
    laid = Scenario().turn(0).view()
    wanted, free = laid["track"][5], laid["free_cities"][0]["id"]
    table = Scenario().reserved(0, wanted).free_cities(0, free).turn(0)
    assert table.view()["track"] == [*laid["track"][:5], None]
    assert free not in [city["id"] for city in table.view()["free_cities"]]
    assert GAME.census(duel(table)) == GAME.census(duel(Scenario().turn(0)))


def test_a_refused_description_changes_nothing() -> None:
    scenario = Scenario("mughals", "greeks").resources(0, agent=1)
    refused: list[Callable[[], object]] = [
        lambda: scenario.policies(0, "dahsala", lines=("column-1",)), lambda: scenario.resources(0, gold=3, agent=4),
        lambda: scenario.tilt(0, 1, 10), lambda: scenario.advantage(0, "gold", 1),
    ]
    for describe in refused:
        with pytest.raises(BadScenario):
            describe()
    fresh = Scenario("mughals", "greeks").resources(0, agent=1)
    assert GAME.digest(duel(scenario.turn(0))) == GAME.digest(duel(fresh.turn(0)))


@pytest.mark.parametrize("opening", ["turn", "activation", "round_start", "round_end"])
def test_a_scenario_is_the_same_each_time_it_is_opened(opening: str) -> None:
    scenario = (
        Scenario("aztecs", "greeks").pile(0).city(0, {1: "revolt", 2: "workshop"}).deck(0, "fort", only=True)
        .discard(0, "revolt").wonder(0, "great-wall").track("troy").resources(0, production=9, military=9)
    )
    first = getattr(scenario, opening)()
    before = GAME.digest(first.state)
    random = Random(1)
    for _ in range(20):
        first.play(random.choice(first.options))
    assert GAME.digest(first.state) != before
    assert GAME.digest(getattr(scenario, opening)().state) == before


def test_one_description_opens_in_several_ways() -> None:
    scenario = position(alone=True).resources(0, military=3)
    assert scenario.activation(1).seat == 1
    assert scenario.turn(0).view()["first"] == 0
    assert scenario.round_start().view()["round"] == scenario.turn(0).view()["round"]


@rule("MD-TERM-02", "MD-TERM-05", "MD-SCORE-05")
def test_archived_cards_are_taken_from_where_they_lie() -> None:
    table = position().archive(0, "philosophy", "arsenal", "workshop", "revolt").turn(0)
    assert archive(table, 0) == ["greek-philosophy", "e2b-arsenal", "basic-workshop", "revolt"]
    assert (table.view()["basic_buildings"]["basic-workshop"], table.view()["revolts"]) == (4, 9)
    assert deck_size(table, 0) == deck_size(position().turn(0), 0) - 1
    assert seat_view(table, 0)["points"] == seat_view(position().turn(0), 0)["points"]
    assert GAME.census(duel(table)) == GAME.census(duel(position().turn(0)))


@rule("MD-CITY-05", "MD-TRACK-05", "MD-END-01")
def test_empty_decks_are_legal() -> None:
    scenario = position(alone=True).city(0, EVERYWHERE).deck(0, only=True).development(left=0).basics(workshop=0)
    table = scenario.turn(0)
    assert "acquire workshop" not in offers(table)
    play(table, "pass")
    assert (city(table, 0), table.view()["last_round"]) == ([None] * 9, True)


def test_the_era_is_that_of_a_card_that_is_not_named() -> None:
    table = position().development("arsenal").era(2).round_end()
    assert "e2b-arsenal" in table.view()["track"]
    assert table.view()["era"] == 2
