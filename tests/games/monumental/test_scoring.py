"""A9: points, majorities and ties."""

from __future__ import annotations

import pytest

from clio.games.monumental.rules.end import BY_CULTURE, BY_GOLD, NO_TIE, SHARED
from tests.games.monumental.helpers import counted, play, position, ranked, score, total
from tests.rules import rule


@rule("MON-SCORE-01", "MON-SCORE-11")
def test_provinces_score_and_capitals_do_not() -> None:
    table = position(african=False).province(0, "d5", soldiers=1).province(0, "d4", outpost=True).end()
    assert score(table, 0) == {"provinces": 2, "most-provinces": 3}
    assert score(table, 1) == {}


@rule("MON-SCORE-02", "MON-SCORE-11")
def test_acquired_knowledge_wherever_it_lies() -> None:
    table = (
        position("greece", "egypt", african=False).city(0, {1: "fort/writing", 2: "masonry"}).deck(0, "currency")
        .discard(0, "calendar").drawn(0, "horse-riding").end()
    )
    assert score(table, 0) == {"knowledge": 5, "most-knowledge": 3}  # not Philosophy, with which the game began
    assert counted(table, 1)[1] == 0


@rule("MON-SCORE-03", "MON-SCORE-06")
def test_completed_wonders_and_no_others() -> None:
    table = (
        position(african=False).discard(0, "colossus").wonder(0, "great-wall").archive(0, "great-pyramid")
        .wonder(1, "great-library").end()
    )
    assert score(table, 0) == {"wonders": 2, "most-wonders": 3}
    assert score(table, 1) == {}


@rule("MON-SCORE-04")
def test_policies_score_two_each() -> None:
    table = position(african=False).policies(0, "corvee", "nile-calendar", "royal-scribes").end()
    assert score(table, 0) == {"policies": 6, "most-policies": 3}


@rule("MON-SCORE-05", "MON-SCORE-08")
def test_all_tied_players_score_a_majority_and_nobody_for_nothing() -> None:
    table = (
        position("egypt", "greece", "japan", map="open-sea", african=False)
        .policies(0, "corvee").policies(1, "treaties").end()
    )
    assert score(table, 0) == score(table, 1) == {"policies": 2, "most-policies": 3}
    assert score(table, 2) == {}


@rule("MON-SCORE-06", "MAE-RES-10", "MAE-REV-09")
def test_what_scores_nothing() -> None:
    table = (
        position().archive(0, "writing").resources(0, gold=20, culture=9).kept(0, production=3)
        .gains(0, "patronage").market_tokens(0, "market-gao-1").reserved(0, "masonry", "colossus")
        .discard(0, "revolt", "revolt").post(0, "e4", "timber").end()
    )
    assert score(table, 0) == {"most-trade": 3}


@rule("MON-SCORE-07")
@pytest.mark.parametrize(("one", "two", "first", "why"), [
    ({"gold": 1}, {}, ((0,), (1,)), BY_GOLD), ({}, {"gold": 1}, ((1,), (0,)), BY_GOLD),
    ({"gold": 1, "culture": 1}, {"gold": 1}, ((0,), (1,)), BY_CULTURE), ({"gold": 2}, {"gold": 2}, ((0, 1),), SHARED),
    ({"culture": 9}, {"gold": 1}, ((1,), (0,)), BY_GOLD),
])
def test_ties_are_broken_by_gold_then_culture(
    one: dict[str, int], two: dict[str, int], first: tuple[tuple[int, ...], ...], why: int
) -> None:
    table = position(african=False).resources(0, **one).resources(1, **two).end()
    assert ranked(table) == (first, why)


@rule("MON-END-03", "MON-SCORE-10")
def test_the_most_points_win() -> None:
    table = position(african=False).province(0, "d5", soldiers=1).resources(1, gold=9).end()
    assert table.over
    assert (total(table, 0), total(table, 1)) == (4, 0)
    assert ranked(table) == (((0,), (1,)), NO_TIE)


@rule("MON-SCORE-09", "MON-SCORE-12", "MON-SOLO-37")
@pytest.mark.parametrize(("gold", "points"), [(2, 0), (3, 1), (7, 2), (9, 3)])
def test_the_gold_of_an_automa(gold: int, points: int) -> None:
    table = position("egypt", automa="japan", african=False).resources(1, gold=gold).resources(0, gold=gold).end()
    assert score(table, 1).get("automa-gold", 0) == points
    assert total(table, 0) == 0


@rule("MON-SOLO-37")
def test_an_automa_has_no_culture_in_a_tie() -> None:
    table = position("egypt", automa="japan", african=False).resources(0, gold=2, culture=1).resources(1, gold=2).end()
    assert ranked(table) == (((0,), (1,)), BY_CULTURE)


@rule("MAE-TSCORE-01", "MAE-TSCORE-02")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (20, 10)])
def test_the_trade_track(space: int, points: int) -> None:
    table = position().space(0, space).space(1, 20).end()
    assert score(table, 0).get("trade", 0) == points
    assert score(table, 0).get("most-trade", 0) == (3 if space == 20 else 0)
    assert score(table, 1) == {"trade": 10, "most-trade": 3}


@rule("MAE-FUT-10", "MAE-FUT-09", "MAE-FUT-16")
def test_projects_score_one_each_and_their_resources_nothing() -> None:
    table = (
        position().project("peacekeeping", 0, 5).project("green-great-wall", 0, 1)
        .project("united-nations-project", 1, 2).end()
    )
    assert (score(table, 0)["projects"], score(table, 1)["projects"]) == (2, 1)


@rule("MAE-NAT-08", "MAE-NAT-09")
def test_natural_wonders_score_one_and_are_no_wonders() -> None:
    table = position().province(0, "e5", soldiers=1).end()
    assert score(table, 0) == {"provinces": 1, "most-provinces": 3, "natural-wonders": 1, "most-trade": 3}


@rule("MAE-QUEST-04")
def test_only_revealed_quests_score() -> None:
    table = position(quests="yes").quests(0, "sage", revealed=("reformer",)).quests(1, "architect", "purist").end()
    assert (score(table, 0)["quests"], score(table, 1).get("quests")) == (2, None)


@rule("MON-MONS-07")
def test_monster_cards_score_one_each() -> None:
    table = position(monsters=True).defeated(0, "hydra", "sphinx").end()
    assert score(table, 0)["monsters"] == 2


@rule("MON-END-02")
def test_nothing_is_played_after_the_last_round() -> None:
    table = position().round(7, ending="last").turn(1)
    play(table, "done")
    assert table.over
