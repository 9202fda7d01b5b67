"""A14, B20: Explorers of an Automa, Markets, Trading Posts, Civilization cards, several Automas."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.rules.automa import AdvanceTrack, GiveRevolts
from clio.games.monumental.rules.automa_board import BuildPost, Conquer, MoveBoth
from clio.games.monumental.rules.automa_cards import LOWEST, BuildWonder, DrawReserve
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    capital, deck, discard, explorers, gains, heroes, monsters, name, names, offered, owner, play, player, policies,
    position, posts, purse, resolve, score, solo, space, total, wonder_tokens, world,
)
from tests.rules import rule


# ---------------------------------------------------------------- Explorers
@rule("MON-SOLO-17", "MON-SOLO-28")
def test_without_trade_and_monsters_the_second_aims_at_the_second_nearest_market() -> None:
    core = resolve(solo(african=False).explorers(1, "c6", "f5"), MoveBoth(1))
    assert explorers(core, 1)[0] == "d5"  # towards d4
    assert offered(core, "tile") == ["e5", "f4"]  # towards d4 too: f6 is nearer to f5, d4 comes second
    trading = resolve(solo().explorers(1, "c6", "f5").market("f6", "market-alexandria-1"), MoveBoth(1))
    assert explorers(trading, 1) == ("d5", "f6")
    assert purse(trading, 1)["gold"] >= 3


@rule("MON-SOLO-17")
def test_among_equal_steps_a_tile_with_a_token() -> None:
    given = solo().explorers(1, "e5", "g5").market_tokens(1, "market-alexandria-1")
    given.resource_token("e4", None)
    table = resolve(given, MoveBoth(1))
    assert explorers(table, 1)[0] == "d5"  # d5 and e4 are as near to d4, only d5 has a token


@rule("MON-SOLO-18")
def test_two_resource_tokens_are_worth_one_gold() -> None:
    given = solo().kept(1, science=1).explorers(1, "e5", "e5").market_tokens(1, "market-alexandria-1")
    given.resource_token("e4", None)
    table = resolve(given, MoveBoth(1))
    assert (player(table, 1).products, player(table, 1).sciences) == (0, 0)
    assert purse(table, 1)["gold"] == 1


@rule("MON-SOLO-28", "MAE-AUTO-24")
@pytest.mark.parametrize(("token", "gold"), [
    ("market-alexandria-4", 4), ("market-alexandria-2", 3), ("market-alexandria-3", 2), ("market-alexandria-6", 2),
])
def test_a_market_token_is_worth_the_resources_it_shows(token: str, gold: int) -> None:
    table = resolve(solo().market("f6", token).explorers(1, "g5", "c7"), MoveBoth(1))
    assert purse(table, 1)["gold"] == gold
    assert explorers(table, 1)[0] == "f6"


@rule("MON-SOLO-29")
def test_in_the_core_box_all_markets_visited_are_given_back() -> None:
    def given(**options: Any) -> Scenario:
        return solo(**options).market_tokens(1, "market-gao-1").explorers(1, "g5", "d6").market(
            "f6", "market-alexandria-1")

    table = resolve(given(african=False), MoveBoth(1))
    assert (player(table, 1).market_tokens, player(table, 1).visited) == ((), 0)
    trading = resolve(given(), MoveBoth(1))
    assert len(player(trading, 1).market_tokens) == 2


@rule("MAE-AUTO-09", "MAE-AUTO-20")
def test_goals_are_markets_monsters_and_posts_of_humans() -> None:
    given = solo(monsters=True).market_tokens(1, "market-alexandria-1").province(0, "e4", soldiers=1)
    given.monster("hydra", "e4").post(1, "f5", "timber").explorers(1, "f4", "f5")
    table = resolve(given, MoveBoth(1))
    assert monsters(table) == {}  # the first defeats it
    assert names(player(table, 1).monsters) == ["hydra"]


@rule("MAE-AUTO-10")
def test_without_a_goal_it_gathers_tokens() -> None:
    given = solo().market_tokens(1, "market-alexandria-1", "market-gao-1").explorers(1, "g5", "g5")
    for place in ("f5", "g4", "f4", "e4", "e5"):
        given.resource_token(place, None)
    given.resource_token("g4", "production")
    table = resolve(given, MoveBoth(1))
    assert explorers(table, 1)[0] == "g4"
    assert player(table, 1).products == 1


@rule("MAE-AUTO-11", "MON-MONS-07")
def test_a_monster_is_defeated_at_once() -> None:
    given = solo(monsters=True).province(0, "f5", soldiers=1).monster("hydra", "f5").explorers(1, "g5", "c7")
    given.market_tokens(1, "market-alexandria-1")
    table = resolve(given, MoveBoth(1))
    assert score(table, 1)["monsters"] == 1
    assert monsters(table) == {}
    assert purse(table, 1) == {}  # no reward


# ---------------------------------------------------------------- trade
@rule("MON-SOLO-24", "MAE-POST-13")
def test_the_farthest_explorer_builds_and_goes_home() -> None:
    table = solo().explorers(1, "f5", "e4").exchanges("timber").automa_card(1, "trading-post-1")
    assert posts(table) == {"e4": (1, "timber")}
    assert explorers(table, 1) == ("f5", "g5")
    assert space(table, 1) == 3
    assert purse(table, 1) == {"gold": 2}  # space 2 was reached: 2 Gold instead of a Commercial Gain
    assert "trading-post-1" in names(world(table).removed)
    told = [line.kind for line in table.log]
    assert told.index("builds-post") < told.index("advances") < told.index("draws-exchange")


@rule("MON-SOLO-24", "MAE-POST-09", "MAE-POST-11")
def test_the_other_explorer_builds_if_the_farthest_cannot() -> None:
    table = solo().explorers(1, "f5", "e5").automa_card(1, "trading-post-1")
    assert list(posts(table)) == ["f5"]  # e5 has a Natural Wonder
    home = solo().automa_card(1, "trading-post-1")
    assert (posts(home), purse(home, 1)) == ({}, {"gold": 2})
    assert "trading-post-1" not in names(world(home).removed)


@rule("MAE-AUTO-04", "MAE-AUTO-17", "MAE-AUTO-22")
@pytest.mark.parametrize(("gold", "space_after", "left"), [(0, 1, 0), (1, 2, 2), (5, 3, 5)])
def test_the_trade_card(gold: int, space_after: int, left: int) -> None:
    """1 space, then up to 2 more for 1 Gold each; space 2 gives 2 Gold."""
    table = solo("greece").resources(1, gold=gold).automa_card(1, "trade-cultural")
    if gold == 1:
        assert space(table, 1) == 3  # the 2 Gold of space 2 pay for the third
        assert purse(table, 1) == {"gold": 1 - 1 + 2 - 1}
    else:
        assert (space(table, 1), purse(table, 1).get("gold", 0)) == (space_after, left)


@rule("MAE-AUTO-17")
def test_the_cultural_trade_card_pays_for_policies() -> None:
    table = solo("japan").policies(1, "bushido", "shogunate").automa_card(1, "trade-cultural")
    assert purse(table, 1) == {"gold": 4}


@rule("MON-SOLO-34", "MAE-ZUL-12")
def test_the_zulu_give_every_human_two_revolts() -> None:
    table = resolve(position("egypt", "greece", "japan", map="dilemma", automa="zulu"), GiveRevolts(), seat=3)
    for seat in range(3):
        assert (deck(table, seat)[0], discard(table, seat)) == ("revolt", {"revolt": 1})
    assert world(table).revolts == 20 - 6


@rule("MON-SOLO-34", "MON-SOLO-35")
def test_aksum_takes_from_the_reserve_pile() -> None:
    table = resolve(solo("aksum").pile(1, "writing", "colossus"), DrawReserve(1), DrawReserve(1))
    assert (discard(table, 1), names(player(table, 1).sites)) == ({"writing": 1}, ["colossus"])
    none = resolve(solo("aksum").pile(1), DrawReserve(1))
    assert purse(none, 1) == {"gold": 2}


@rule("MON-SOLO-35")
def test_an_empty_pile_is_replaced_by_the_nearest_earlier_one() -> None:
    table = resolve(solo("aksum").era(2).pile(2).pile(1, "writing"), DrawReserve(1))
    assert discard(table, 1) == {"writing": 1}


@rule("MON-SOLO-19")
def test_a_savanna_gives_an_automa_its_gold() -> None:
    table = resolve(solo().wonder(1, "colossus").province(1, "f5", soldiers=1), BuildWonder())
    assert (wonder_tokens(table), purse(table, 1)) == ({"f5": "colossus"}, {"gold": 2})


@rule("MON-SOLO-21")
def test_an_automa_loses_gold_instead_of_a_revolt() -> None:
    table = (
        position("zulu", automa="japan").province(1, "d5", soldiers=1).resources(0, military=1).resources(1, gold=3)
        .turn(0)
    )
    play(table, "conquer d5", "yes", "no")
    assert (purse(table, 1), world(table).revolts) == ({"gold": 2}, 20)


@rule("MAE-EXCH-06")
def test_an_automa_that_owns_the_post_is_paid() -> None:
    table = solo().post(1, "e4", "timber").explorers(0, "e4", "c5").resources(0, gold=1).turn(0)
    play(table, "trade 1")
    assert (purse(table, 0), purse(table, 1)) == ({"production": 2}, {"gold": 1})


# ---------------------------------------------------------------- Civilization cards
@rule("MON-SOLO-32", "MON-SOLO-33")
def test_china_looks_for_a_scientific_card() -> None:
    table = (
        solo("china").automa("china-automa", "income-cultural", "income-scientific").display("writing", "guilds")
        .automa_card(1, "china-automa")
    )
    assert "income-cultural" in names(world(table).automa_discard)
    assert purse(table, 1) == {"gold": 3}
    assert discard(table, 1) == {"writing": 1, "guilds": 1}


@rule("MON-SOLO-32", "MON-SOLO-33")
def test_egypt_resolves_the_general_parts_twice() -> None:
    table = (
        position("japan", automa="egypt").automa("egypt-automa", "reform-scientific").resources(1, gold=4)
        .automa_card(1, "egypt-automa")
    )
    assert (len(policies(table, 1)), purse(table, 1)) == (3, {"gold": 1})  # free, for 3 Gold, free, no Gold left


@rule("MON-SOLO-32", "MON-SOLO-33")
def test_greece_resolves_only_the_parts_with_a_type() -> None:
    table = (
        solo("greece").automa("greece-automa", "trading-post-1", "income-cultural").automa_card(1, "greece-automa")
    )
    assert "trading-post-1" in names(world(table).automa_discard)  # it has no part with a type
    assert (len(policies(table, 1)), purse(table, 1)) == (1, {"gold": 2})  # not the 3 Gold, which are general


@rule("MON-SOLO-32")
def test_denmark_counts_coasts_and_draws() -> None:
    table = (
        solo("denmark").automa("denmark-automa", "income-cultural").province(1, "g3", soldiers=1)
        .province(1, "f3", soldiers=1).province(1, "g4", soldiers=1).automa_card(1, "denmark-automa")
    )
    assert purse(table, 1) == {"gold": 2 + 3}  # Port and coast, then Income


@rule("MON-SOLO-32")
@pytest.mark.parametrize(("provinces", "politics", "gold"), [(1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 3)])
def test_japan_catches_up_or_draws(provinces: int, politics: int, gold: int) -> None:
    given = solo("japan").automa("japan-automa", "income-scientific")
    if provinces:
        given.province(0, "f5", soldiers=1, outpost=True).province(0, "f6", soldiers=1, outpost=True)
        given.token("g4", "barbarians-1-production-2-science")
    if politics:
        given.policies(0, "corvee")
    table = given.automa_card(1, "japan-automa")
    assert (owner(table, "g4") == 1) is bool(provinces)
    assert len(policies(table, 1)) == politics
    assert purse(table, 1).get("gold", 0) == gold + provinces


@rule("MON-SOLO-34")
def test_mali_gains_and_advances() -> None:
    table = solo("mali").automa("mali-automa", "income-cultural").automa_card(1, "mali-automa")
    assert (purse(table, 1), space(table, 1)) == ({"gold": 2 + 3}, 1)


@rule("MON-SOLO-31")
def test_shuffling_takes_everything_back() -> None:
    scenario = solo("japan").policies(1, "bushido", "shogunate", "tea-ceremony").automa("exploration-cultural")
    whole = sorted(scenario.s.automa_deck)
    table = scenario.market_tokens(1, "market-gao-1", "market-alexandria-1").automa_turn(1)
    while offered(table, "tile"):
        table.play(f"tile {offered(table, 'tile')[0]}")
    s = world(table)
    kept = sorted((*s.automa_deck, *s.automa_discard, *s.automa_played, *[c for c in s.removed if c in whole]))
    assert kept == whole
    assert len(s.automa_deck) >= len(whole) - 3


# ---------------------------------------------------------------- several Automas, Heroes, Quests
@rule("MON-SOLO-25", "MAE-AUTO-06", "MAE-AUTO-07", "MAE-AUTO-21")
def test_several_automas_share_a_deck_with_the_multi_automa_card() -> None:
    given = Scenario("egypt", automas="2", quests="no", map="open-sea")
    kinds = [BOOK.id[card] for card in given.s.automa_deck]
    assert "automa-multi" in kinds
    assert not [kind for kind in kinds if kind.startswith("automa-civ")]
    assert len(kinds) == 15 + 7 + 1
    one = Scenario("egypt", automa="japan", quests="no")
    assert [BOOK.id[card] for card in one.s.automa_deck if BOOK.civ[card] >= 0] == ["automa-civ-japan"]
    multi = Scenario("egypt", automa="denmark", automas="2", quests="no", map="open-sea").display()
    table = multi.automa("multi-automa", "income-cultural").automa_card(1, "multi-automa")
    assert purse(table, 1) == {"gold": 3}  # Denmark: no coast, then Income (it is Aggressive)


@rule("MON-SOLO-02", "MAE-AUTO-02", "MAE-AUTO-03", "MAE-AUTO-13", "MAE-AUTO-21", "MAE-AUTO-23")
@rule("MON-OPT-12", "MON-OPT-13")
def test_what_the_automa_deck_is_made_of() -> None:
    def ids(**options: Any) -> list[str]:
        return [BOOK.id[card] for card in Scenario("egypt", automa="japan", **options).s.automa_deck]

    assert len(ids()) == 15 + 7 + 1
    assert len(ids(african=False)) == 15 + 1
    assert "automa-hero" not in ids()
    assert "automa-hero" in ids(heroes=True)
    assert len(ids(automa_level="3")) == 15 + 7 + 1 + 3
    assert len([id for id in ids(automa_trade_limit=True) if id.startswith("automa-trade-")]) == 2
    core = [id for id in ids(african=False, automa_level="4") if id.startswith("automa-adv")]
    assert len(core) == 4
    assert all(id.startswith("automa-adv-expedition") for id in core)


@rule("MAE-AUTO-14", "MAE-AUTO-15", "MON-SOLO-27", "MON-HERO-14")
def test_an_automa_takes_the_hero_farthest_from_the_deck() -> None:
    given = solo(heroes=True).heroes("hannibal", "cleopatra", "gilgamesh").automa("hero-automa", "income-scientific")
    table = given.hero(1, "archimedes").automa_card(1, "hero-automa")
    assert name(player(table, 1).hero) == "gilgamesh"
    assert heroes(table) == ["hannibal", "cleopatra", "archimedes"]
    assert player(table, 1).hero_at == -1
    assert purse(table, 1) == {"gold": 3}  # it draws another card, and pays nothing


@rule("MAE-AUTO-14")
def test_an_automa_prefers_a_hero_of_the_current_era() -> None:
    table = (
        solo(heroes=True).era(2).heroes("saladin", "cleopatra", "joan-of-arc", "gilgamesh")
        .automa("hero-automa", "income-scientific").automa_card(1, "hero-automa")
    )
    assert name(player(table, 1).hero) == "joan-of-arc"


@rule("MAE-AUTO-16", "MAE-AUTO-19")
def test_an_automa_has_a_quest_met_from_the_start() -> None:
    table = Scenario("egypt", automa="japan", quests="yes").end()
    assert len(player(table, 1).revealed) == 1
    assert score(table, 1)["quests"] == 2
    assert total(table, 1) >= 2


@rule("MAE-AUTO-05", "MAE-AUTO-01")
def test_an_automa_gains_gold_for_icons_of_the_track() -> None:
    table = resolve(solo().space(1, 4), AdvanceTrack(4))
    assert (space(table, 1), purse(table, 1), gains(table, 1)) == (8, {"gold": 4}, [])
    assert capital(table, 1) == "g5"


@rule("MON-SOLO-12", "MAE-TRADE-06")
def test_at_the_end_of_the_track_an_automa_gains_gold_instead() -> None:
    table = resolve(solo().space(1, 20), AdvanceTrack(1), Conquer(0, LOWEST))
    assert purse(table, 1) == {"gold": 2}


@rule("MON-SOLO-24", "MAE-POST-07")
def test_a_third_post_is_impossible() -> None:
    table = resolve(solo().post(1, "e4", "timber").post(1, "f5", "arms").explorers(1, "g4"), BuildPost())
    assert (purse(table, 1), len(posts(table))) == ({"gold": 2}, 2)
