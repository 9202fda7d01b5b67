"""A15, B22 to B24: Warlords, special Buildings, and what each civilization does differently."""

from __future__ import annotations

import pytest

from clio.games.monumental.cardbook import AGGRESSIVE, ARCHITECTURAL, BOOK, CULTURAL, ECONOMIC, SCIENTIFIC
from clio.games.monumental.record import GAME
from clio.games.monumental.rules.conquest import DIE
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    archive, conquer, defence, discard, offered, offers, owner, places_of, play, player, position, purse, refuses,
    reserve, soldiers, space, world,
)
from tests.rules import rule

TOKEN = "barbarians-1-science-2-production"


def march(civilization: str) -> Scenario:
    """An occupied Province beside the Capital, and the Military for it."""
    return position(civilization, "greece" if civilization != "greece" else "egypt").province(
        1, "d5", soldiers=1).resources(0, military=1, gold=1 if civilization == "mali" else 0)


# ---------------------------------------------------------------- Warlords
@rule("MON-CIV-01", "MON-CIV-05", "MON-CIV-06", "MON-CIV-07", "MON-CIV-04")
@pytest.mark.parametrize(("civilization", "stock"), [
    ("egypt", {"production": 2}), ("greece", {"gold": 1}), ("china", {"culture": 1}), ("japan", {"science": 2}),
    ("denmark", {}), ("zulu", {}), ("aksum", {}),
])
def test_what_the_warlord_earns_by_conquering(civilization: str, stock: dict[str, int]) -> None:
    table = march(civilization).turn(0)
    conquer(table, "d5", warlord=True)
    while offers(table) in (["yes", "no"], ["era 1"]):
        table.play(offers(table)[-1])
    assert purse(table) == stock


@rule("MON-CIV-01", "MON-CONQ-17")
def test_only_the_first_conquest_of_the_warlord_counts() -> None:
    table = (
        position("egypt", "greece").province(1, "d5", soldiers=1).province(1, "d4", soldiers=1)
        .province(1, "e4", soldiers=1).resources(0, military=4).turn(0)
    )
    conquer(table, "d4")
    assert purse(table) == {"military": 3}
    conquer(table, "d5", warlord=True)
    assert purse(table) == {"military": 2, "production": 2}  # his first, though not that of the turn
    play(table, "manoeuvre c5", "tile d5")
    conquer(table, "e4", warlord=True)
    assert purse(table) == {"production": 2}


@rule("MON-CIV-09", "MAE-AUTO-25")
def test_the_types_of_warlord() -> None:
    types = dict(zip(BOOK.civ_id, BOOK.type_of_civ, strict=True))
    assert types == {
        "egypt": ARCHITECTURAL, "denmark": AGGRESSIVE, "china": SCIENTIFIC, "japan": CULTURAL, "greece": ECONOMIC,
        "zulu": AGGRESSIVE, "mali": ECONOMIC, "aksum": SCIENTIFIC,
    }


# ---------------------------------------------------------------- base civilizations
@rule("MON-CIV-02")
def test_the_hoplite_ground_counts_forts_and_ranges() -> None:
    city = {1: "hoplite-ground", 2: "fort", 3: "archery-range", 4: "fort", 5: "fort"}
    table = position("greece", "egypt").city(0, city).tilt(0, 1, 2, 3, 4).turn(0)
    play(table, "use hoplite-ground")
    assert purse(table) == {"military": 3}


@rule("MON-CIV-02")
def test_philosophy_exchanges_a_resource_for_another_type() -> None:
    table = position("greece", "egypt").city(0, {1: "work-camp/philosophy"}).tilt(0, 1).resources(0, science=2).turn(0)
    play(table, "use philosophy")
    assert offered(table, "gain") == ["production", "military"]
    play(table, "gain military")
    assert purse(table) == {"science": 1, "military": 1}


@rule("MON-CIV-06")
def test_the_paper_mill_and_pyrotechnics() -> None:
    table = position("china", "greece").city(0, {1: "paper-mill/pyrotechnics"}).tilt(0, 1).resources(0, gold=1).turn(0)
    play(table, "use paper-mill", "gain science", "gain military", "use pyrotechnics", "slot 2")
    assert (purse(table), len(archive(table))) == ({"science": 1, "military": 1}, 1)


# ---------------------------------------------------------------- Zulu
@rule("MAE-ZUL-01", "MAE-ZUL-02")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_hidden_forces_may_be_put_on_a_conquered_province(answer: str) -> None:
    table = position("zulu", "greece").province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    conquer(table, "d5")
    assert offers(table) == ["yes", "no"]
    play(table, answer)
    assert places_of(table, world(table).forces) == (["d5"] if answer == "yes" else [])


@rule("MAE-ZUL-03", "MAE-ZUL-04")
def test_the_fourth_is_moved_from_another_province() -> None:
    table = (
        position("zulu", "greece").province(0, "d4", soldiers=1, forces=True).province(0, "d5", soldiers=1, forces=True)
        .province(0, "c6", soldiers=1, forces=True).province(1, "d6", soldiers=1).resources(0, military=2).turn(0)
    )
    conquer(table, "d6", source="c5")
    assert offers(table) == ["no", "tile c6", "tile d4", "tile d5"]
    play(table, "tile d4")
    assert places_of(table, world(table).forces) == ["c6", "d5", "d6"]


@rule("MAE-ZUL-04", "MAE-ZUL-15")
def test_hidden_forces_neither_hold_nor_defend() -> None:
    table = position("egypt", "zulu").province(1, "d5", soldiers=2, forces=True).turn(0)
    assert defence(table, "d5") == 2
    refuses(position("zulu", "egypt").province(0, "d5", soldiers=1, forces=True).resources(0, military=1).turn(0),
            "manoeuvre d5")


@rule("MAE-ZUL-05", "MAE-ZUL-07", "MAE-ZUL-13")
@pytest.mark.parametrize(("face", "left"), [(0, 2), (1, 1), (2, 0)])
def test_the_die_is_paid_at_once(face: int, left: int) -> None:
    table = (
        position("egypt", "zulu").province(1, "d5", soldiers=1, forces=True).resources(0, military=3).dice(face).turn(0)
    )
    conquer(table, "d5")
    if face:
        play(table, "yes")
    assert (owner(table, "d5"), purse(table).get("military", 0), world(table).forces) == (0, left, 0)
    assert sorted(DIE) == [0, 0, 1, 1, 2, 2]


@rule("MAE-ZUL-06")
def test_without_means_the_conquest_fails() -> None:
    table = position("egypt", "zulu").province(1, "d5", soldiers=1, forces=True).resources(
        0, military=2).dice(2).turn(0)
    conquer(table, "d5")
    assert offers(table) == ["no"]
    play(table, "no")
    assert (owner(table, "d5"), purse(table)) == (1, {"military": 1})


@rule("MAE-ZUL-14")
def test_the_addition_may_be_paid_in_gold() -> None:
    table = position("egypt", "zulu").province(1, "d5", soldiers=1, forces=True).resources(
        0, military=1, gold=2).dice(2).turn(0)
    play(conquer(table, "d5"), "pay gold 0", "yes")
    assert (owner(table, "d5"), purse(table)) == (0, {})
    mali = position("mali", "zulu").province(1, "d5", soldiers=1, forces=True).resources(
        0, military=9, gold=3).dice(2).turn(0)
    play(conquer(mali, "d5"), "yes")
    assert purse(mali) == {"military": 9, "gold": 1}  # 1 + 2 in Gold, and Mali's own Gold


@rule("MAE-ZUL-08", "MON-CONQ-25")
def test_chaka_and_the_royal_barracks_never_give_a_gain_twice() -> None:
    table = (
        position("zulu", "greece").city(0, {1: "royal-barracks"}).tilt(0, 1).token("d5", TOKEN).resources(
            0, military=1).turn(0)
    )
    play(conquer(table, "d5", warlord=True), "no")
    assert offers(table) == ["choose 1", "choose 2", "pick royal-barracks", "pick chaka-zulu"]
    play(table, "pick royal-barracks")
    assert offers(table) == ["choose 1", "choose 2"]
    play(table, "choose 1", "choose 2")
    assert (purse(table), discard(table)) == ({"science": 1, "production": 2}, {"revolt": 1})


@rule("MAE-ZUL-08")
def test_chaka_offers_both_gains_only_in_his_first_conquest_of_a_turn() -> None:
    table = (
        position("zulu", "greece").province(1, "d5", soldiers=1).token("e4", "barbarians-1-production-2-science")
        .resources(0, military=3).turn(0)
    )
    play(conquer(table, "d5", warlord=True), "no", "manoeuvre c5")  # an occupied one was his first
    play(conquer(table, "e4", warlord=True), "no")
    assert offers(table) == ["choose 1", "choose 2"]


@rule("MAE-ZUL-09", "MAE-ZUL-12")
def test_the_previous_controller_gains_a_revolt() -> None:
    table = position("zulu", "greece").province(1, "d5", soldiers=1).resources(0, military=1).turn(0)
    play(conquer(table, "d5", warlord=True), "no")
    assert (discard(table, 1), discard(table, 0), world(table).revolts) == ({"revolt": 1}, {}, 19)


@rule("MAE-ZUL-11", "MON-TERM-03")
def test_age_classes_archive_from_the_discard_pile_alone() -> None:
    table = position("zulu", "greece").city(0, {1: "work-camp/age-classes"}).tilt(0, 1).discard(0, "fort").turn(0)
    play(table, "use age-classes")
    assert (offered(table, "pick"), offered(table, "slot")) == (["fort"], [])
    play(table, "pick fort")
    assert (archive(table), discard(table)) == (["fort"], {})


# ---------------------------------------------------------------- Mali
@rule("MAE-MAL-01")
def test_mali_gains_gold_for_every_conquest() -> None:
    table = (
        position("mali", "greece").province(1, "d5", soldiers=1).token("d4", "barbarians-1-production-2-science")
        .resources(0, gold=2).turn(0)
    )
    conquer(table, "d5")
    assert purse(table) == {"gold": 2}
    play(conquer(table, "d4", source="c5"), "choose 2")
    assert purse(table) == {"gold": 2, "science": 2}


@rule("MAE-MAL-02", "MAE-MAL-03")
def test_military_pays_no_conquest_of_mali_but_the_rest() -> None:
    table = position("mali", "greece").province(0, "c6", soldiers=1).resources(0, military=9).turn(0)
    assert offered(table, "conquer") == []
    play(table, "explore 1 d5", "manoeuvre c5", "unit soldier")
    assert (purse(table), soldiers(table, "c6")) == ({"military": 7}, 2)


@rule("MAE-MAL-04")
def test_mansa_musa_advances_on_the_track() -> None:
    table = position("mali", "greece").province(1, "d5", soldiers=1).resources(0, gold=1).turn(0)
    conquer(table, "d5", warlord=True)
    assert (space(table), purse(table)) == (1, {"gold": 1})


@rule("MAE-MAL-06")
def test_relay_answers_to_the_track_too_and_its_bonus_is_gold() -> None:
    table = position("mali", "greece").space(0, 1).resources(0, gold=1, culture=1).turn(0)
    play(table, "develop relay")
    assert purse(table) == {"gold": 2}
    play(table, "invest", "gain military")
    assert purse(table) == {"gold": 1, "military": 1}


# ---------------------------------------------------------------- Aksum
@rule("MAE-AKS-01")
def test_aksum_begins_with_three_reserved_cards() -> None:
    s = GAME.start(2, GAME.record.settle(2, {"civilizations": ["aksum", "greece"], "quests": "no"}), 7)
    assert [BOOK.era[card] for card in s.players[0].reserved] == [1, 1, 1]
    assert s.players[1].reserved == ()
    assert len(s.piles[0]) == 13 - 3


@rule("MAE-AKS-02")
def test_makeda_reserves_a_card() -> None:
    table = position("aksum", "greece").province(1, "d5", soldiers=1).pile(1, "writing").resources(
        0, military=1).turn(0)
    conquer(table, "d5", warlord=True)
    assert reserve(table) == ["writing"]


@rule("MAE-AKS-05")
def test_aksum_archives_reserved_cards_for_resources_and_buys_them_cheaper() -> None:
    table = position("aksum", "greece").city(0, {1: "port-of-adulis"}).tilt(0, 1).reserved(
        0, "writing", "granary").turn(0)
    play(table, "use port-of-adulis", "pick writing")
    assert (purse(table), reserve(table)) == ({"science": 3}, ["granary"])
    cheap = position("aksum", "greece").policies(0, "hillside-terraces").reserved(0, "granary").resources(
        0, production=1).turn(0)
    play(cheap, "acquire granary")
    assert (purse(cheap), player(cheap, 0).reserved) == ({}, ())


@rule("MAE-AKS-03", "MAE-AKS-06")
def test_stelae_use_the_effect_of_the_building_too() -> None:
    table = position("aksum", "greece").policies(0, "raising-of-stelae").reserved(0, "house-of-scribes").resources(
        0, production=3).turn(0)
    play(table, "acquire house-of-scribes")
    assert purse(table) == {"science": 2}
    play(table, "use house-of-scribes", "slot 1")
    assert len(archive(table)) == 1
    play(table, "done")
    assert discard(table) == {"house-of-scribes": 1}
