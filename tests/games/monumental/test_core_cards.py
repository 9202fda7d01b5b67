"""City cards, Basic Buildings and the 35 Development cards of the core box at work, by their texts."""

from __future__ import annotations

import pytest

from tests.games.monumental.helpers import (
    archive, beside, city, deck, defence, discard, explorers, offered, offers, play, player, purse, refuses, soldiers,
    status,
)
from tests.games.monumental.played import Stock, acquired, completed, holding, plays, produced, used
from tests.rules import rule

COSTS: dict[str, int] = {
    "warrior-altar": 3, "granary": 3, "academy": 4, "stables": 4, "amphitheatre": 4, "writing": 3, "masonry": 4,
    "currency": 4, "calendar": 4, "horse-riding": 4, "great-library": 3, "great-pyramid": 3, "hanging-gardens": 3,
    "colossus": 3, "great-wall": 3, "manufacture": 5, "university": 6, "citadel": 6, "guildhall": 5, "gunpowder": 5,
    "banking": 5, "guilds": 6, "engineering": 5, "machu-picchu": 4, "notre-dame": 4, "angkor-wat": 4, "alhambra": 4,
    "electricity": 7, "railways": 7, "flight": 7, "mass-media": 8, "eiffel-tower": 5, "statue-of-liberty": 5,
    "panama-canal": 5, "international-space-station": 6,
}
OUTPUTS: dict[str, Stock] = {
    "work-camp": {"production": 1}, "library": {"science": 1}, "fort": {"military": 1}, "forum": {}, "mine": {},
    "workshop": {"production": 2}, "laboratory": {"science": 2}, "archery-range": {"military": 2},
    "warrior-altar": {"military": 1}, "granary": {"production": 1}, "academy": {"science": 2},
    "stables": {"military": 2}, "amphitheatre": {"culture": 1}, "writing": {"science": 1}, "masonry": {},
    "great-library": {}, "manufacture": {"production": 3}, "university": {"science": 3}, "citadel": {"military": 3},
    "guildhall": {"gold": 2}, "gunpowder": {}, "railways": {"production": 2}, "flight": {}, "eiffel-tower": {},
}
GAINS: list[tuple[str, Stock, list[str], Stock]] = [
    ("currency", {"science": 1}, ["spend science"], {"gold": 1}),
    ("great-pyramid", {}, [], {"production": 2}),
    ("alhambra", {}, [], {"military": 3}),
    ("banking", {"production": 4}, ["spend production"] * 3, {"production": 1, "gold": 3}),
    ("banking", {"production": 2}, ["spend production", "stop"], {"production": 1, "gold": 1}),
    ("mass-media", {"military": 1}, [], {"culture": 2}),
    ("mass-media", {"gold": 1}, [], {"culture": 2}),
    ("eiffel-tower", {}, [], {"culture": 2}),
    ("statue-of-liberty", {}, ["gain military"], {"gold": 2, "military": 1}),
    ("panama-canal", {}, ["gain production", "gain production", "gain science"], {"production": 2, "science": 1}),
]
COMPLETIONS: list[tuple[str, int, Stock]] = [
    ("great-library", 3, {"science": 2}), ("great-pyramid", 3, {"gold": 2}), ("hanging-gardens", 3, {"culture": 1}),
    ("colossus", 3, {"military": 2}), ("machu-picchu", 4, {"culture": 1}), ("notre-dame", 4, {"gold": 2}),
    ("eiffel-tower", 5, {"gold": 3}), ("statue-of-liberty", 5, {"culture": 2}),
    ("international-space-station", 6, {"science": 4}),
]


# ---------------------------------------------------------------- figures
@rule("MON-ACQ-01", "MON-ACQ-08", "MON-WON-01")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_what_a_card_costs(card: str, cost: int) -> None:
    table = acquired(card, cost)
    assert purse(table) == {}
    assert (deck(table)[0] == card) != (player(table, 0).wonder >= 0)


@rule("MON-ACTV-03", "MON-COMP-12", "MON-COMP-15", "MON-COMP-16", "MAE-CARD-07")
@plays("work-camp", "library", "fort", "workshop", "laboratory", "archery-range")
@plays("amphitheatre", "writing", "manufacture", "guildhall")
@pytest.mark.parametrize("card", OUTPUTS)
def test_what_an_activated_card_produces(card: str) -> None:
    assert produced(card) == OUTPUTS[card]


@rule("MON-EFF-02")
@plays(*[card for card, *_ in GAINS])
@pytest.mark.parametrize(("card", "given", "answers", "result"), GAINS)
def test_what_an_effect_gains(card: str, given: Stock, answers: list[str], result: Stock) -> None:
    table = holding(card).resources(0, **given).turn(0)
    assert used(table, card, answers) == result
    refuses(table, f"use {card}")  # once


@rule("MON-WON-05")
@pytest.mark.parametrize(("wonder", "cost", "result"), COMPLETIONS)
def test_what_a_completed_wonder_gains(wonder: str, cost: int, result: Stock) -> None:
    table = completed(wonder, cost)
    assert purse(table) == result
    assert deck(table)[0] == wonder


# ---------------------------------------------------------------- City cards
@rule("MON-COMP-14", "MON-RES-09", "MON-ACT-04")
@plays("mine")
def test_the_mine_asks_for_two_production_gained() -> None:
    refuses(holding("mine").gained(0, production=1).turn(0), "use mine")
    assert used(holding("mine").gained(0, production=2).turn(0), "mine") == {"gold": 1}


@rule("MON-COMP-13")
@plays("forum")
def test_the_forum_archives_or_pays_for_culture() -> None:
    table = holding("forum").resources(0, production=1, military=1).turn(0)
    play(table, "use forum", "choose 1", "slot 5")
    assert (len(archive(table)), purse(table)) == (1, {"production": 1, "military": 1})
    table = holding("forum").resources(0, production=1, military=1).turn(0)
    assert used(table, "forum", ["choose 2"]) == {"culture": 1}


# ---------------------------------------------------------------- Era I
@rule("MAE-CARD-06", "MON-ACT-04")
@plays("warrior-altar")
def test_the_warrior_altar_honours_a_conquest() -> None:
    refuses(holding("warrior-altar").turn(0), "use warrior-altar")
    assert used(holding("warrior-altar").did(0, "conquered").turn(0), "warrior-altar") == {"culture": 1}


@rule("MON-TERM-05")
@plays("granary")
def test_the_granary_reinforces_a_card() -> None:
    table = holding("granary", "fort/navigation").turn(0)
    play(table, "use granary", "slot 2")
    assert (status(table)[1], city(table)[1], discard(table)) == ("reinforced", "fort", {"navigation": 1})


@plays("academy", "hanging-gardens")
@pytest.mark.parametrize(("card", "resource"), [("academy", "science"), ("hanging-gardens", "production")])
def test_three_of_a_resource_gained_bring_culture(card: str, resource: str) -> None:
    refuses(holding(card).gained(0, **{resource: 2}).turn(0), f"use {card}")
    assert used(holding(card).gained(0, **{resource: 3}).turn(0), card) == {"culture": 1}


@rule("MON-MOVE-01")
@plays("stables", "railways")
@pytest.mark.parametrize(("card", "units"), [("stables", 1), ("railways", 2)])
def test_units_move_for_free(card: str, units: int) -> None:
    table = holding(card).province(0, "c6", soldiers=1).turn(0)
    play(table, f"use {card}", *["manoeuvre c5", "unit soldier"] * units)
    assert (soldiers(table, "c6"), purse(table), "done" in offers(table)) == (1 + units, {}, True)
    table = holding(card).province(0, "c6", soldiers=1).turn(0)
    play(table, f"use {card}", "stop")
    assert soldiers(table, "c6") == 1


@rule("MON-WON-12")
@plays("masonry", "engineering")
@pytest.mark.parametrize(("card", "less"), [("masonry", 2), ("engineering", 3)])
def test_a_wonder_section_for_less(card: str, less: int) -> None:
    refuses(holding(card).display("eiffel-tower").resources(0, production=4 - less).turn(0), f"use {card}")
    begun = holding(card).display("eiffel-tower").resources(0, production=5 - less).turn(0)
    assert used(begun, card) == {}
    assert player(begun, 0).wonder >= 0
    done = holding(card).wonder(0, "eiffel-tower").resources(0, production=5 - less).turn(0)
    assert used(done, card) == {"gold": 3}


@rule("MON-RES-15")
@plays("currency")
def test_currency_takes_no_gold_for_gold() -> None:
    refuses(holding("currency").resources(0, gold=3).turn(0), "use currency")


@rule("MON-TERM-04")
@plays("calendar")
def test_the_calendar_discards_an_idle_card() -> None:
    table = holding("calendar").city(0, {2: "fort", 3: None}).turn(0)
    play(table, "use calendar")
    assert offered(table, "slot") == ["2", "4", "5", "6", "7", "8", "9"]
    play(table, "slot 2", "gain military")
    assert (discard(table), purse(table), city(table)[1]) == ({"fort": 1}, {"military": 1}, None)


@rule("MON-EXPL-04")
@plays("horse-riding")
def test_horse_riding_moves_one_explorer_two_tiles() -> None:
    table = holding("horse-riding").turn(0)
    play(table, "use horse-riding", "explore 1 d5")
    assert not [move for move in offers(table) if move.startswith("explore 2")]
    play(table, "pick-up 1", "explore 1 e5")
    assert (explorers(table), player(table, 0).products, purse(table)) == (("e5", "c5"), 1, {})
    assert "done" in offers(table)


@rule("MAE-CARD-16", "MON-SCI-04")
@plays("great-library", "electricity", "international-space-station")
@pytest.mark.parametrize(("card", "drawn"), [
    ("great-library", ["fort"]), ("electricity", ["fort", "library"]),
    ("international-space-station", ["fort", "library"]),
])
def test_cards_are_drawn_and_used(card: str, drawn: list[str]) -> None:
    table = holding(card).deck(0, "fort", "library", "work-camp").turn(0)
    assert used(table, card) == {{"fort": "military", "library": "science"}[name]: 1 for name in drawn}
    assert beside(table) == drawn


@rule("MON-TERR-03")
@plays("colossus")
@pytest.mark.parametrize(("places", "military"), [(["d5"], {}), (["c7", "d7"], {"military": 2}),
                                                  (["c7", "d7", "f3", "g3"], {"military": 3})])
def test_the_colossus_counts_coastal_provinces(places: list[str], military: Stock) -> None:
    scenario = holding("colossus")
    for place in places:
        scenario.province(0, place, soldiers=1)
    assert used(scenario.turn(0), "colossus") == military


@plays("great-wall")
def test_the_great_wall_archives_for_military() -> None:
    table = holding("great-wall").turn(0)
    assert used(table, "great-wall", ["slot 7"]) == {"military": 2}
    assert len(archive(table)) == 1
    declined = holding("great-wall").turn(0)
    assert used(declined, "great-wall", ["stop"]) == {}
    done = holding("fort").wonder(0, "great-wall").resources(0, production=3).turn(0)
    play(done, "complete", "slot 1")
    assert status(done)[0] == "reinforced"


# ---------------------------------------------------------------- Eras II and III
@rule("MON-TERM-01")
@plays("university")
def test_the_university_archives() -> None:
    table = holding("university").turn(0)
    refuses(play(table, "use university"), "slot 1")  # activated
    play(table, "slot 2")
    assert len(archive(table)) == 1


@plays("citadel")
def test_the_citadel_reinforces_after_a_conquest() -> None:
    refuses(holding("citadel", "fort").turn(0), "use citadel")
    table = holding("citadel", "fort").did(0, "conquered").turn(0)
    play(table, "use citadel", "slot 2")
    assert status(table)[1] == "reinforced"


@rule("MON-CONQ-05", "MON-CONQ-27")
@plays("gunpowder", "flight")
@pytest.mark.parametrize(("card", "less"), [("gunpowder", 1), ("flight", 2)])
def test_less_defence_of_conquered_provinces(card: str, less: int) -> None:
    table = holding(card).province(1, "d5", soldiers=4).province(1, "c6", soldiers=1).turn(0)
    assert (defence(table, "d5"), defence(table, "c6")) == (4 - less, 1)
    refuses(table, f"use {card}")
    idle = holding("fort").city(0, {2: f"work-camp/{card}"}).province(1, "d5", soldiers=4).turn(0)
    assert defence(idle, "d5") == 4


@rule("MON-ACQ-09")
@plays("guilds", "alhambra", "panama-canal")
def test_a_basic_building_is_gained() -> None:
    table = holding("guilds").turn(0)
    play(table, "use guilds")
    assert offered(table, "pick") == ["workshop", "laboratory", "archery-range"]
    play(table, "pick laboratory")
    assert deck(table)[0] == "laboratory"
    for wonder, cost in (("alhambra", 4), ("panama-canal", 5)):
        assert deck(completed(wonder, cost, ["pick workshop"]))[:2] == [wonder, "workshop"]


@plays("machu-picchu")
@pytest.mark.parametrize(("places", "production"), [(["d5"], {}), (["d6", "f4"], {"production": 2}),
                                                    (["d6", "e5", "f4"], {"production": 3})])
def test_machu_picchu_counts_mountains(places: list[str], production: Stock) -> None:
    scenario = holding("machu-picchu")
    for place in places:
        scenario.province(0, place, soldiers=1)
    assert used(scenario.turn(0), "machu-picchu") == production


@plays("notre-dame")
@pytest.mark.parametrize(("answer", "archived"), [("slot 4", 1), ("stop", 0)])
def test_notre_dame_gives_culture_and_may_archive(answer: str, archived: int) -> None:
    table = holding("notre-dame").turn(0)
    assert used(table, "notre-dame", [answer]) == {"culture": 1}
    assert len(archive(table)) == archived


@plays("angkor-wat")
@pytest.mark.parametrize(("answers", "result"), [(["slot 4", "slot 5"], {"culture": 1}), (["slot 4", "stop"], {})])
def test_angkor_wat_rewards_two_archived_cards(answers: list[str], result: Stock) -> None:
    table = holding("angkor-wat").turn(0)
    assert used(table, "angkor-wat", answers) == result
    assert len(archive(table)) == (2 if result else 1)
    done = holding("granary").wonder(0, "angkor-wat").deck(0, "fort").resources(0, production=4).turn(0)
    assert (purse(play(done, "complete")), beside(done)) == ({"military": 1}, ["fort"])
