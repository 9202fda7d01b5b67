"""Combining boxes and modules, and the options of a game (section 4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import clio
from clio import BadOption, Table
from clio.engine.errors import UnknownCard
from clio.engine.kernel import playout
from clio.games.families.monumental import cardbook as F
from clio.games.monumental_duel import cardbook as C
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import dice, duel, offers, play, purse, refuses, seat_view
from tests.rules import rule

CIVILIZATIONS = ("greeks", "aksumites", "mughals", "malians", "aztecs", "japanese")
TABLE = {
    1: {F.KNOWLEDGE: 3, F.WONDER: 3, C.PROVINCE: 3, F.BUILDING: 3},
    2: {F.KNOWLEDGE: 3, F.WONDER: 3, C.PROVINCE: 3, F.BUILDING: 3},
    3: {F.KNOWLEDGE: 2, F.WONDER: 2, C.PROVINCE: 2},
}
CHOSEN = [  # a legal deck of both boxes
    "bartering", "credit", "coasting-trade", "great-wall", "colossus-of-rhodes", "hanging-gardens", "troy", "sahara",
    "persia", "watchtower", "bazaar", "caravan-post",
    "bronze-working", "compass", "chancery", "grand-canal", "angkor-wat", "doges-palace", "sicily", "flanders",
    "andes", "arsenal", "mint", "caravanserai",
    "telegraph", "stock-exchange", "eiffel-tower", "panama-canal", "balkans", "pampas",
]


def new(seed: int | str = 1, **options: Any) -> Table:
    return clio.new("monumental-duel", seed=seed, options=options)


def refusal(**options: Any) -> tuple[str, ...]:
    with pytest.raises(BadOption) as refused:
        new(**options)
    return tuple(refused.value.clauses)


def swapped(old: str, new_card: str) -> list[str]:
    return [new_card if card == old else card for card in CHOSEN]


def ambassador(table: Table) -> list[str]:
    return [symbol for symbol in offers(table) if symbol.startswith("ambassador")]


@rule("MD-MOD-01")
@pytest.mark.parametrize("modules", ["espionage", "trade", "both"])
def test_any_two_civilizations_play_with_any_box(modules: str) -> None:
    for one, two in combinations(CIVILIZATIONS, 2):
        table = new(f"{one} {two}", modules=modules, civilizations=[one, two])
        assert [me["civilization"] for me in table.view(0)["players"]] == [one, two]
        playout(table.state, 99)
        assert table.over


@rule("MD-MOD-02")
@pytest.mark.parametrize(("modules", "actions"), [
    ("espionage", ["ambassador spy"]), ("trade", ["ambassador negotiate"]),
    ("both", ["ambassador spy", "ambassador negotiate"]),
])
def test_a_module_brings_its_action(modules: str, actions: list[str]) -> None:
    table = Scenario(modules=modules).resources(0, gold=1).turn(0)
    assert ambassador(table) == actions
    assert len(table.view(0)["modules"]) == len(actions)
    assert refusal(modules="exploration") == ()


@rule("MD-MOD-03")
def test_every_box_of_the_deck_brings_its_module() -> None:
    assert refusal(modules="espionage", deck="mixed") == ("MD-MOD-03",)
    assert refusal(modules="trade", deck="mixed") == ("MD-MOD-03",)
    assert refusal(modules="espionage", deck="trade") == ("MD-MOD-03",)
    assert refusal(modules="trade", deck="espionage") == ("MD-MOD-03",)
    assert refusal(modules="trade", deck=CHOSEN) == ("MD-MOD-03",)
    assert new(modules="both", deck="mixed").view(0)["modules"] == ["espionage", "trade"]
    assert new(modules="both", deck="trade").view(0)["modules"] == ["espionage", "trade"]  # more modules are no harm


@rule("MD-MOD-04", "MD-MOD-05", "MD-MOD-06", "MD-MOD-07")
def test_a_mixed_deck_follows_the_table_and_is_drawn_at_random() -> None:
    decks, boxes = set(), Counter[str]()
    for seed in range(60):
        deck = duel(new(seed, modules="both")).deck
        assert len(set(deck)) == 30
        for era, cells in TABLE.items():
            assert Counter(BOOK.type[card] for card in deck if BOOK.era[card] == era) == cells
        decks.add(tuple(sorted(deck)))
        boxes.update(BOOK.box[card] for card in deck)
    assert len(decks) == 60  # other cards each time, from both boxes
    assert 700 < boxes["espionage"] < 1100
    assert boxes.total() == 60 * 30


@rule("MD-MOD-07")
def test_the_players_may_choose_the_cards() -> None:
    table = new(modules="both", deck=CHOSEN)
    assert sorted(duel(table).deck) == sorted(BOOK.id.index(id) for id in chosen_ids())
    assert [BOOK.era[card] for card in duel(table).deck] == [1] * 12 + [2] * 12 + [3] * 6
    assert len(table.view(0)["development_deck"]["cards"]) == 24  # chosen, so known
    assert new(modules="both").view(0)["development_deck"]["cards"] is None  # drawn, so unknown


def chosen_ids() -> list[str]:
    names = {slug(name): id for name, id in zip(BOOK.name_en, BOOK.id, strict=True)}
    return [names[card] for card in CHOSEN]


def slug(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-").replace("é", "e")


@rule("MD-MOD-04", "MD-MOD-05", "MD-MOD-06")
@pytest.mark.parametrize(("deck", "clause"), [
    (swapped("troy", "watchtower"), "MD-MOD-04"),  # doubled
    (swapped("troy", "law-court"), "MD-MOD-04"),  # a Building in the place of a Province
    (swapped("troy", "caucasus"), "MD-MOD-04"),  # a Province of Era II in Era I
    (swapped("sicily", "chancery"), "MD-MOD-04"),  # doubled
    (swapped("sicily", "invisible-ink"), "MD-MOD-05"),
    (swapped("pampas", "mass-press"), "MD-MOD-06"),
    (CHOSEN[:-1], "MD-MOD-06"),
    (CHOSEN * 300, "MD-MOD-06"),
    ([*CHOSEN, "transvaal"], "MD-MOD-06"),
    ([*CHOSEN, "workshop"], "MD-MOD-06"),  # no Development card
])
def test_a_chosen_deck_that_breaks_the_table_is_refused(deck: list[str], clause: str) -> None:
    assert refusal(modules="both", deck=deck) == (clause,)


def test_a_chosen_deck_with_an_unknown_card_is_refused() -> None:
    with pytest.raises(UnknownCard):
        new(modules="both", deck=swapped("troy", "carthage"))


@rule("MD-MOD-08", "MD-MOD-09")
@pytest.mark.parametrize("use", [["ambassador spy", "train"], ["ambassador negotiate", "negotiate venice", "no"]])
def test_with_two_modules_the_ambassador_does_one_action_a_round(use: list[str]) -> None:
    table = Scenario("greeks", "mughals").free_track("venice", "novgorod", "samarkand").resources(0, gold=3).turn(0)
    assert ambassador(table) == ["ambassador spy", "ambassador negotiate"]
    play(table, *use)
    assert seat_view(table, 0)["ambassador"] == {"used": True}
    assert ambassador(table) == ["ambassador spy"]  # the opponent has his own, but no Gold
    play(table, "pass")
    assert ambassador(table) == []
    refuses(table, "ambassador spy", "ambassador negotiate")
    play(table, "pass", *["activate row 1 column 1"] * 2)
    assert table.seat == 1
    play(table, "pass")
    assert ambassador(table) == ["ambassador spy", "ambassador negotiate"]  # a new round


@rule("MD-MOD-08")
def test_a_free_ambassador_action_is_one_of_the_modules_in_play() -> None:
    """The Malian Embassy: choose 1 = spy, choose 2 = negotiate."""
    def embassy(modules: str) -> Table:
        start = Scenario("malians", "greeks", modules=modules).city(0, {1: "embassy"}).tilt(0, 1)
        table = start.resources(0, science=2).did(0, "ambassador").turn(0)
        return play(table, "use embassy")

    assert offers(embassy("both")) == ["choose 1", "choose 2"]
    assert offers(embassy("espionage")) == ["train", "deploy"]
    assert all(symbol.startswith("negotiate") for symbol in offers(embassy("trade")))


@rule("MD-MOD-10")
def test_both_modules_are_set_up_in_full() -> None:
    table = new(modules="both")
    view = table.view(0)
    assert (view["revolts"], len(view["free_cities"]), view["free_city_deck"]) == (10, 3, 7)
    for seat in (0, 1):
        assert dice(table, seat) == 1
        assert seat_view(table, seat)["espionage"] == "esp-basic"
        assert purse(table, seat) == {"gold": 2}


@pytest.mark.parametrize(("option", "value"), [
    ("modules", "none"), ("deck", "exploration"), ("first", "0"), ("basic_sets", "3"), ("aztec_province", "maybe"),
    ("civilizations", ["greeks"]), ("colour", "red"),
])
def test_options_that_do_not_exist_are_refused(option: str, value: object) -> None:
    refusal(**{option: value})


def test_a_named_deck_is_kept_by_ids() -> None:
    """However long the names are that somebody gives: what is kept is shown to others."""
    game = clio.game("monumental-duel")
    deck = [face.id for face in game.cards() if face.more["box"] == "trade" and face.era is not None]
    called = [game.cards()[game.card(id)].names["fr"].ljust(5000, "!") for id in deck]
    assert game.settle(2, {"modules": "trade", "deck": called})["deck"] == deck
