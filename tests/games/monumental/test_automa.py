"""A14: what an Automa does with its cards: conquests, display, Wonders, Policies, Gold."""

from __future__ import annotations

import pytest

from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE
from clio.games.monumental.rules.automa import (
    PLAY_CARD, POLICY_COUNT, PROVINCES, TRADE, AdvanceTrack, DevelopPolicy, GainGold, IfBehind,
)
from clio.games.monumental.rules.automa_board import Conquer
from clio.games.monumental.rules.automa_cards import ALL, HIGHEST, LOWEST, BuildWonder, TakeCards
from clio.games.monumental.rules.round import ROUND
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    deck, discard, discarded, display, explorers, names, offered, offers, outpost, owner, play, player, policies,
    position, purse, resolve, soldiers, solo, space, token, warlord, wonder_tokens, world,
)
from tests.rules import rule

TOKEN = "barbarians-1-science-2-production"


# ---------------------------------------------------------------- the turn
@rule("MON-SOLO-01", "MON-SOLO-12", "MON-SOLO-14")
def test_an_automa_begins_with_its_pieces_and_two_gold() -> None:
    table = Scenario("egypt", quests="no").round_start()
    other = player(table, 1)
    fresh = world(Scenario("egypt", quests="no").turn(0))
    assert world(table).config.map.seats == 2
    assert (soldiers(table, "g5"), warlord(table, 1), explorers(table, 1)) == (9, "g5", ("g5", "g5"))
    assert (other.city, other.deck, other.discard) == ([-1] * 18, [], [])
    assert (fresh.first, table.seat) == (0, 0)


@rule("MON-SOLO-03", "MON-SOLO-30")
def test_two_cards_a_turn_that_join_the_discard_pile_at_its_end() -> None:
    table = solo().automa("income-scientific", "income-cultural").automa_turn(1)
    assert purse(table, 1) == {"gold": 3 + 3 + 2}  # Japan is Cultural: a Policy and 2 Gold for it
    assert policies(table, 1) == ["bushido"]
    assert names(world(table).automa_discard) == ["income-scientific", "income-cultural"]
    assert table.seat == 0


@rule("MON-SOLO-03")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    scenario = solo().automa("income-scientific", "income-cultural")
    s = scenario.settle()
    s.automa_deck, s.automa_discard = s.automa_deck[-1:], s.automa_deck[:-1]
    whole = sorted((*s.automa_deck, *s.automa_discard))
    table = scenario.begin(s, [(ROUND, -1), (PLAY_CARD, 1), (PLAY_CARD, 1)])
    s = world(table)
    assert len(s.automa_deck) > 0
    assert sorted((*s.automa_deck, *s.automa_discard, *s.automa_played)) == whole


@rule("MON-SOLO-05")
@pytest.mark.parametrize(("civilization", "gold"), [("japan", 3 + 2), ("greece", 3)])
def test_parts_for_a_type_of_warlord(civilization: str, gold: int) -> None:
    table = solo(civilization).automa_card(1, "income-cultural")
    assert purse(table, 1) == {"gold": gold}
    assert len(policies(table, 1)) == (1 if civilization == "japan" else 0)


@rule("MON-SOLO-12")
def test_a_part_that_cannot_be_done_gives_gold_unless_it_has_a_price() -> None:
    table = resolve(solo(), TakeCards(KNOWLEDGE, HIGHEST))
    assert purse(table, 1) == {"gold": 2}
    assert purse(resolve(solo().resources(1, gold=2), TakeCards(KNOWLEDGE, HIGHEST, gold=2)), 1) == {"gold": 2}
    poor = resolve(solo().resources(1, gold=1).display("writing"), TakeCards(KNOWLEDGE, HIGHEST, gold=2))
    assert (purse(poor, 1), discard(poor, 1)) == ({"gold": 1}, {})


# ---------------------------------------------------------------- conquest
@rule("MON-SOLO-06", "MON-SOLO-36")
def test_the_lowest_defence_then_the_lowest_terrain_then_the_human() -> None:
    given = solo().province(0, "f5", soldiers=1, outpost=True).province(0, "g4", soldiers=3)
    table = resolve(given, Conquer(1, LOWEST))
    assert owner(table, "f6") == 1  # defence 1; f5 has 4, g4 has 3
    tied = resolve(solo(), Conquer(1, LOWEST))
    assert (tied.seat, offered(tied, "tile")) == (0, ["f5", "f6", "g4"])


@rule("MON-SOLO-06")
def test_the_highest_defence_of_lower_terrain_first() -> None:
    given = solo().province(1, "g4", soldiers=1).province(1, "f5", soldiers=1).province(1, "f6", soldiers=1)
    given.province(0, "e6", soldiers=3)  # plains of defence 3, like the mountain f4 with its token of 2
    given.province(0, "e5", soldiers=1).token("g3", "barbarians-1-gold-1-culture")
    # e5: 1 Soldier + 2 for the Natural Wonder + 1 = 4 is the highest
    table = resolve(given, Conquer(1, HIGHEST))
    assert owner(table, "e5") == 1
    weaker = solo().province(1, "g4", soldiers=1).province(1, "f5", soldiers=1).province(1, "f6", soldiers=1)
    weaker.province(1, "e5", soldiers=1).province(0, "e6", soldiers=3)
    weaker.province(0, "d5", soldiers=2).province(0, "e4", soldiers=1).province(0, "d6", soldiers=1)
    tied = resolve(weaker, Conquer(1, HIGHEST))
    assert owner(tied, "e6") == 1  # f4 has 3 too, but lies higher


@rule("MON-SOLO-06", "MON-SOLO-07", "MON-SOLO-16", "MON-CONQ-12")
def test_warlord_and_soldier_enter_whatever_the_defence() -> None:
    given = solo().province(1, "g4", soldiers=1, warlord=True)
    for place in ("f5", "f6"):
        given.province(0, place, soldiers=3)
    table = resolve(given.province(0, "g3", soldiers=2).province(0, "f4", soldiers=1, outpost=True), Conquer(1, LOWEST))
    assert (owner(table, "g3"), soldiers(table, "g3"), warlord(table, 1)) == (1, 1, "g3")
    assert (owner(table, "g4"), soldiers(table, "g4"), soldiers(table, "g5")) == (1, 1, 7)  # none is abandoned
    assert (soldiers(table, "c5"), purse(table, 1)) == (2, {})  # 9 less 6 and 1; the 2 of g3 came home


@rule("MON-SOLO-07")
def test_an_outpost_takes_the_place_of_a_soldier() -> None:
    given = solo().province(1, "f5", soldiers=3).province(1, "g4", soldiers=3).province(1, "f6", soldiers=3)
    table = resolve(given.token("e6", "barbarians-1-production-2-science"), Conquer(1, LOWEST))
    assert outpost(table, "e6")
    assert (owner(table, "e6"), soldiers(table, "e6"), warlord(table, 1)) == (1, 0, "e6")


@rule("MON-SOLO-07", "MON-SOLO-12")
def test_without_soldier_and_outpost_there_is_no_conquest() -> None:
    given = solo().province(1, "f5", soldiers=4, outpost=True).province(1, "g4", soldiers=3, outpost=True)
    table = resolve(given.province(1, "f6", soldiers=2), Conquer(1, LOWEST))
    assert purse(table, 1) == {"gold": 2}


@rule("MON-SOLO-16")
def test_a_natural_wonder_is_no_target_for_an_outpost() -> None:
    given = solo().province(1, "f5", soldiers=4).province(1, "g4", soldiers=4).province(1, "f6", soldiers=1)
    given.province(0, "e4", soldiers=1).province(0, "e6", soldiers=3).province(0, "f4", soldiers=3)
    given.province(0, "g3", soldiers=2)
    table = resolve(given, Conquer(1, HIGHEST))
    assert owner(table, "e5") is None  # mountain, token of 3: the highest, but no place for an Outpost


@rule("MON-SOLO-08")
def test_a_token_is_worth_its_gold() -> None:
    table = resolve(
        solo().province(0, "f5", soldiers=1, outpost=True).province(0, "f6", soldiers=1, outpost=True)
        .token("g4", "barbarians-1-production-archive-1-card"), Conquer(1, LOWEST),
    )
    assert (purse(table, 1), token(table, "g4")) == ({"gold": 1}, None)


@rule("MON-SOLO-19", "MAE-AUTO-05")
def test_a_port_gives_an_automa_two_gold_and_an_oasis_nothing() -> None:
    given = solo().province(1, "g4", soldiers=1).province(0, "f5", soldiers=4).province(0, "f6", soldiers=4)
    given.token("g3", "barbarians-1-gold-3-science")
    table = resolve(given, Conquer(1, LOWEST))
    assert (owner(table, "g3"), purse(table, 1)) == (1, {"gold": 2 + 2})


@rule("MON-SOLO-22", "MAE-TILE-03")
@pytest.mark.parametrize(("gold", "left", "held"), [(3, {}, True), (2, {"gold": 2}, False)])
def test_an_automa_defends_hills_if_it_can_outbid(gold: int, left: dict[str, int], held: bool) -> None:
    table = (
        solo(map="around-the-oasis").province(1, "d5", soldiers=1).resources(1, gold=gold)
        .resources(0, military=1, gold=2).turn(0)
    )
    play(table, "conquer d5", "no", "pay gold 0")
    if held:
        assert offers(table) == ["no"]
        play(table, "no")
    assert (purse(table, 1), owner(table, "d5")) == (left, 1 if held else 0)


@rule("MON-SOLO-23", "MAE-TILE-11")
@pytest.mark.parametrize(("gold", "owned"), [(1, 1), (0, 0)])
def test_an_automa_attacks_hills_if_it_has_the_gold(gold: int, owned: int) -> None:
    given = solo(map="around-the-oasis").province(0, "f5", soldiers=1).resources(0, gold=1).resources(1, gold=gold)
    given.province(0, "g4", soldiers=3).province(0, "f6", soldiers=2, outpost=True)
    table = resolve(given, Conquer(1, LOWEST))
    play(table, "amount 1")
    assert (owner(table, "f5"), purse(table, 1), purse(table, 0)) == (owned, {}, {})
    assert soldiers(table, "g5") == (8 if owned else 9)


@rule("MON-SOLO-23", "MAE-ZUL-05")
@pytest.mark.parametrize(("gold", "owned"), [(2, 1), (1, 0)])
def test_an_automa_pays_the_zulu_die_in_gold(gold: int, owned: int) -> None:
    given = position("zulu", automa="japan").province(0, "f5", soldiers=1, forces=True).resources(1, gold=gold)
    given.province(0, "g4", soldiers=3).province(0, "f6", soldiers=2, outpost=True).dice(2)
    table = resolve(given, Conquer(1, LOWEST))
    assert (owner(table, "f5"), purse(table, 1).get("gold", 0)) == (owned, 0 if owned else 1)
    assert world(table).forces == 0


# ---------------------------------------------------------------- cards
@rule("MON-SOLO-10", "MON-SOLO-20", "MON-DISP-09")
@pytest.mark.parametrize(("pick", "taken"), [(LOWEST, "writing"), (HIGHEST, "guilds")])
def test_the_knowledge_of_lowest_or_highest_cost(pick: int, taken: str) -> None:
    table = resolve(
        solo().display("writing", "currency", "granary", "guilds", "banking").resources(1, gold=2),
        TakeCards(KNOWLEDGE, pick),
    )
    assert (discard(table, 1), purse(table, 1)) == ({taken: 1}, {"gold": 2})
    assert taken not in display(table)


@rule("MON-SOLO-20")
def test_among_equal_costs_the_farthest_then_the_alphabet() -> None:
    table = resolve(solo().display("masonry", "currency", None, "calendar", None, None), TakeCards(KNOWLEDGE, LOWEST))
    assert discard(table, 1) == {"currency": 1}
    rows = resolve(solo().display("masonry", None, None, "calendar", None, None), TakeCards(KNOWLEDGE, LOWEST))
    assert discard(rows, 1) == {"calendar": 1}  # as far in the other row: by the English name


@rule("MON-SOLO-10")
def test_all_cards_of_a_kind() -> None:
    table = resolve(solo().display("writing", "currency", "granary"), TakeCards(KNOWLEDGE, ALL))
    assert discard(table, 1) == {"writing": 1, "currency": 1}
    cheap = resolve(solo().display("writing", "granary", "academy"), TakeCards(BUILDING, LOWEST))
    assert discard(cheap, 1) == {"granary": 1}


@rule("MON-SOLO-10")
def test_a_wonder_is_completed_before_another_is_begun() -> None:
    table = resolve(solo().display("great-pyramid", "eiffel-tower"), BuildWonder(), BuildWonder())
    assert (discard(table, 1), player(table, 1).sites) == ({"great-pyramid": 1}, ())
    assert wonder_tokens(table) == {"g5": "great-pyramid"}  # no Province: the Capital


@rule("MON-SOLO-10")
def test_the_token_goes_to_the_lowest_terrain() -> None:
    given = solo().wonder(1, "great-pyramid").province(1, "f4", soldiers=1).province(1, "g4", soldiers=1)
    assert wonder_tokens(resolve(given, BuildWonder())) == {"g4": "great-pyramid"}
    tied = resolve(solo().wonder(1, "great-pyramid").province(1, "f6", soldiers=1).province(1, "g4", soldiers=1),
                   BuildWonder())
    assert (tied.seat, offered(tied, "tile")) == (0, ["f6", "g4"])


@rule("MON-SOLO-35")
def test_the_oldest_of_several_wonders_is_completed_first() -> None:
    table = resolve(solo().wonder(1, "great-pyramid", "colossus"), BuildWonder())
    assert (discard(table, 1), names(player(table, 1).sites)) == ({"great-pyramid": 1}, ["colossus"])


@rule("MON-SOLO-09", "MON-SOLO-12")
def test_policies_cost_no_culture_and_there_are_five() -> None:
    table = resolve(solo(), DevelopPolicy(), DevelopPolicy())
    assert (len(policies(table, 1)), purse(table, 1)) == (2, {})
    full = solo().policies(1, "bushido", "shogunate", "tea-ceremony", "sakoku", "noh-theatre")
    assert purse(resolve(full, DevelopPolicy()), 1) == {"gold": 2}


@rule("MON-SOLO-11", "MON-DISP-01")
def test_the_display_follows_the_turn_of_an_automa() -> None:
    table = (
        solo().display("granary", "market", "pharmacy", "academy", "stables", "writing")
        .automa("income-scientific", "income-cultural").development("masonry", "currency").automa_turn(1)
    )
    assert display(table) == ["masonry", "granary", "market", "currency", "academy", "stables"]
    taken = (
        solo("greece").display("granary", "market", "pharmacy", "academy", "stables", "writing")
        .automa("study-architectural", "income-cultural").development("masonry", "currency").automa_turn(1)
    )
    assert discard(taken, 1) == {"writing": 1}
    assert discarded(taken)[-1] == "pharmacy"  # a Knowledge of the second row was taken, none of the first


# ---------------------------------------------------------------- conditions
@rule("MON-SOLO-38", "MAE-AUTO-08", "MAE-AUTO-18")
@pytest.mark.parametrize(("mine", "other", "moved"), [(0, 3, 2), (2, 3, 2), (3, 3, 0), (4, 3, 0)])
def test_behind_all_other_players(mine: int, other: int, moved: int) -> None:
    table = resolve(solo().space(1, mine).space(0, other), IfBehind(TRADE, AdvanceTrack(2)))
    assert space(table, 1) == mine + moved


@rule("MON-SOLO-38")
@pytest.mark.parametrize(("what", "behind"), [(PROVINCES, True), (POLICY_COUNT, False)])
def test_behind_in_provinces_or_policies(what: int, behind: bool) -> None:
    table = resolve(solo().province(0, "d5", soldiers=1), IfBehind(what, GainGold(5)))
    assert purse(table, 1).get("gold", 0) == (5 if behind else 0)


@rule("MON-SOLO-15", "MON-SOLO-04")
def test_an_automa_ignores_its_own_rules_and_effects() -> None:
    given = position("egypt", automa="mali").province(0, "f5", soldiers=1, outpost=True)
    given.province(0, "f6", soldiers=1, outpost=True).token("g4", TOKEN)
    table = resolve(given, Conquer(1, LOWEST))
    assert (purse(table, 1), space(table, 1)) == ({"gold": 1}, 0)  # neither Mali's Gold nor Mansa Musa's step
    assert deck(table, 1) == []
