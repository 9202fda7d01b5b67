"""B26: cards shown in the rulebook of African Empires, and others whose text is worth a test."""

from __future__ import annotations

import pytest

from clio.games.monumental.cardbook import BOOK
from tests.games.monumental.helpers import (
    archive, beside, deck, discard, gains, offered, offers, play, position, purse, refuses, reserve, space,
)
from tests.rules import rule


@rule("MAE-CARD-01", "MAE-CARD-05", "MAE-CARD-07", "MAE-CARD-10")
@pytest.mark.parametrize(("card", "cost", "output"), [
    ("house-of-scribes", 3, {"science": 2}), ("market", 3, {"gold": 1}), ("manufacture", 5, {"production": 3}),
    ("royal-barracks", 4, {"military": 2}), ("warrior-altar", 3, {"military": 1}), ("pharmacy", 4, {}),
    ("stone-foundations", 3, {}),
])
def test_cost_and_production_of_buildings(card: str, cost: int, output: dict[str, int]) -> None:
    refuses(position().display(card).resources(0, production=cost - 1).turn(0), f"acquire {card}")
    play(table := position().display(card).resources(0, production=cost).turn(0), f"acquire {card}")
    assert purse(table) == {}
    table = position().city(0, dict.fromkeys(range(1, 10)) | {1: card}).activation(0)
    play(table, "activate row 1 column 1")
    assert purse(table) == output


@rule("MAE-CARD-10")
def test_bronze_working_produces_and_has_no_effect() -> None:
    table = position().city(0, dict.fromkeys(range(1, 10)) | {1: "bronze-working"}).activation(0)
    play(table, "activate row 1 column 1")
    assert purse(table) == {"military": 1}
    assert offered(table, "use") == []


@rule("MAE-CARD-01")
def test_the_house_of_scribes_archives() -> None:
    table = position().city(0, {1: "house-of-scribes"}).tilt(0, 1).turn(0)
    play(table, "use house-of-scribes", "slot 3")
    assert len(archive(table)) == 1


@rule("MAE-CARD-04")
@pytest.mark.parametrize("resource", ["production", "science", "military"])
def test_the_pharmacy_pays_two_of_a_kind(resource: str) -> None:
    table = position().city(0, {1: "pharmacy"}).tilt(0, 1).turn(0)
    play(table, "use pharmacy", "slot 2", f"gain {resource}")
    assert purse(table) == {resource: 2}


@rule("MAE-CARD-09")
@pytest.mark.parametrize("answer", ["archive", "discard", "keep"])
def test_petroglyphs_look_at_the_top_card(answer: str) -> None:
    table = position().city(0, {1: "work-camp/petroglyphs"}).tilt(0, 1).deck(0, "fort", "library").turn(0)
    play(table, "use petroglyphs")
    assert offers(table) == ["top archive", "top discard", "top keep"]
    play(table, f"top {answer}")
    assert deck(table)[0] == ("fort" if answer == "keep" else "library")
    assert archive(table) == (["fort"] if answer == "archive" else [])
    assert discard(table) == ({"fort": 1} if answer == "discard" else {})


@rule("MAE-CARD-11", "MON-TERM-11")
def test_the_wheel_is_never_copied_and_copies_no_copy() -> None:
    copying = {BOOK.id[kind] for kind in range(len(BOOK.id)) if BOOK.copying[kind]}
    assert copying == {"i-the-wheel", "iii-telecommunications", "greece-treaties"}
    table = position().city(0, {1: "work-camp/wheel"}).tilt(0, 1).turn(0)
    play(table, "use wheel")
    assert purse(table) == {"production": 1}  # the production of a card without effect


@rule("MAE-CARD-13")
def test_gebel_barkal() -> None:
    table = position().city(0, {1: "gebel-barkal"}).tilt(0, 1).resources(0, science=1, gold=1).turn(0)
    play(table, "use gebel-barkal", "spend science", "stop")
    assert (space(table), purse(table)) == (1, {"gold": 1})
    two = position().city(0, {1: "gebel-barkal"}).tilt(0, 1).resources(0, science=2).bag("patronage").turn(0)
    play(two, "use gebel-barkal", "spend science")  # the first can only be Science
    assert (space(two), purse(two), gains(two)) == (2, {}, ["patronage"])
    near = position().city(0, {1: "gebel-barkal"}).tilt(0, 1).space(0, 19).resources(0, production=2, gold=3).turn(0)
    play(near, "use gebel-barkal", "spend production")
    assert (space(near), purse(near)) == (20, {"production": 1, "gold": 3})  # nothing is paid beyond the end
    done = position().wonder(0, "gebel-barkal").resources(0, production=3).turn(0)
    play(done, "complete")
    assert space(done) == 1


@rule("MAE-CARD-14")
def test_dabra_dammo() -> None:
    table = position().city(0, {1: "dabra-dammo"}).tilt(0, 1).resources(0, gold=2).turn(0)
    play(table, "use dabra-dammo")
    assert purse(table) == {"gold": 1, "military": 1, "science": 1, "production": 1}
    refuses(table, "use dabra-dammo")
    play(done := position().wonder(0, "dabra-dammo").resources(0, production=3).turn(0), "complete")
    assert purse(done) == {"gold": 2}


@rule("MAE-CARD-15")
def test_stonehenge_and_its_completion() -> None:
    play(done := position().wonder(0, "stonehenge").resources(0, production=3).turn(0), "complete")
    assert purse(done) == {"production": 2}
    refuses(position().city(0, {1: "stonehenge"}).tilt(0, 1).resources(0, production=9).turn(0), "use stonehenge")


@rule("MAE-CARD-16")
def test_the_great_library_and_its_completion() -> None:
    play(done := position().wonder(0, "great-library").resources(0, production=3).turn(0), "complete")
    assert purse(done) == {"science": 2}
    table = position().city(0, {1: "great-library"}).tilt(0, 1).deck(0, "fort").turn(0)
    play(table, "use great-library")
    assert (beside(table), purse(table)) == (["fort"], {"military": 1})


@rule("MAE-CARD-02")
def test_stone_foundations_pay_the_kind_of_the_card() -> None:
    table = position().city(0, {1: "stone-foundations"}).tilt(0, 1).pile(1, "writing").turn(0)
    play(table, "use stone-foundations")
    assert (reserve(table), purse(table)) == (["writing"], {"science": 1})


@rule("MAE-CARD-03", "MON-CONQ-25")
def test_the_royal_barracks_serve_the_first_unoccupied_province() -> None:
    token = "barbarians-1-science-2-production"
    table = (
        position().city(0, {1: "royal-barracks"}).tilt(0, 1).province(1, "d5", soldiers=1).token("d4", token)
        .token("c6", token).resources(0, military=3).turn(0)
    )
    play(table, "conquer d5", "no", "conquer d4", "no")
    assert offers(table) == ["choose 1", "choose 2", "pick royal-barracks"]  # an occupied one before does not count
    play(table, "choose 1", "conquer c6", "no")
    assert offers(table) == ["choose 1", "choose 2"]
