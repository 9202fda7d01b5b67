"""TTA-COMP: what is in the box, and what each kind of card carries."""

from __future__ import annotations

from collections import Counter

import pytest

from clio.games.through_the_ages.cardbook import BOOK, TYPE_IDS
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import CIVIL
from tests.games.through_the_ages.helpers import Timeless, ages, offers, play, player, seat_view
from tests.rules import rule

MARKED_3 = {
    1: ("bread-and-circuses", "code-of-laws", "drama", "monarchy", "theology", "warfare"),
    2: ("architecture", "coal", "constitutional-monarchy", "journalism", "riflemen", "selective-breeding"),
    3: ("democracy", "mechanized-agriculture", "modern-infantry", "oil", "rockets", "tanks"),
}
MARKED_4 = {
    1: ("alchemy", "iron", "knights"),
    2: ("cannon", "republic", "selective-breeding"),
    3: ("air-forces", "military-theory", "professional-sports"),
}
PACTS = {
    1: ("open-borders-agreement", "trade-routes-agreement"),
    2: ("acceptance-of-supremacy", "international-trade-agreement", "promise-of-military-protection",
        "scientific-cooperation"),
    3: ("international-tourism", "loss-of-sovereignty", "military-alliance", "peace-treaty"),
}


def decks(players: int, age: int) -> tuple[Counter[str], Counter[str]]:
    """The civil and the military deck of an age, before anything is drawn."""
    s = ages(Scenario(players=players, age=age).action_phase())
    military = s.military_deck[s.military_at :]
    if age == 0:
        military += s.current + s.unused_events
    civil = s.civil_deck[s.civil_at :]
    return Counter(BOOK.id[kind] for kind in civil), Counter(BOOK.id[kind] for kind in military)


@rule("TTA-COMP-01", "TTA-COMP-21")
@pytest.mark.parametrize("age", range(4))
def test_each_age_has_a_civil_and_a_military_deck_of_its_own(age: int) -> None:
    civil, military = decks(4, age)
    assert civil
    assert military
    kinds = [GAME.card(id) for id in (*civil, *military)]
    assert {BOOK.age[kind] for kind in kinds} == {age}
    assert all(GAME.card(id) < CIVIL for id in civil)
    assert all(GAME.card(id) >= CIVIL for id in military)


@rule("TTA-COMP-22", "TTA-COMP-02", "TTA-COMP-06")
@pytest.mark.parametrize(
    ("age", "civil", "military"),
    [(0, (20, 20, 20), (10, 10, 10)), (1, (44, 50, 53), (43, 45, 45)), (2, (44, 50, 53), (46, 50, 50)),
     (3, (44, 50, 53), (41, 45, 45))],
)
def test_sizes_of_the_decks(age: int, civil: tuple[int, ...], military: tuple[int, ...]) -> None:
    for i in range(3):
        found = decks(i + 2, age)
        assert (found[0].total(), found[1].total()) == (civil[i], military[i])


@rule("TTA-COMP-22", "TTA-COMP-02")
def test_329_cards_in_all() -> None:
    assert sum(part.total() for age in range(4) for part in decks(4, age)) == 329


@rule("TTA-COMP-03", "TTA-COMP-24")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_three_players_play_without_the_cards_marked_4(age: int) -> None:
    assert decks(4, age)[0] - decks(3, age)[0] == Counter(MARKED_4[age])
    assert not decks(3, age)[0] - decks(4, age)[0]
    assert decks(4, age)[1] == decks(3, age)[1]


@rule("TTA-COMP-04", "TTA-COMP-23", "TTA-COMP-24")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_two_players_play_without_the_nine_marked_cards(age: int) -> None:
    assert decks(4, age)[0] - decks(2, age)[0] == Counter((*MARKED_3[age], *MARKED_4[age]))
    assert decks(3, age)[0] - decks(2, age)[0] == Counter(MARKED_3[age])


@rule("TTA-COMP-05", "TTA-COMP-25")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_two_players_play_without_pacts(age: int) -> None:
    assert decks(3, age)[1] - decks(2, age)[1] == Counter(PACTS[age])


@rule("TTA-COMP-06")
def test_the_decks_of_age_a_are_the_same_for_all() -> None:
    assert decks(2, 0) == decks(3, 0) == decks(4, 0)


@rule("TTA-COMP-07")
def test_removed_cards_take_no_part() -> None:
    two, four = (GAME.census(ages(Scenario(players=n).action_phase())) for n in (2, 4))  # cards wherever they lie
    for age in (1, 2, 3):
        for id in PACTS[age]:
            assert id not in two
            assert four[id] == 1
        for id, n in Counter((*MARKED_3[age], *MARKED_4[age])).items():
            assert two.get(id, 0) == four[id] - n


@rule("TTA-COMP-08")
def test_tokens_come_from_the_box_and_return_to_it() -> None:
    scenario = Scenario(age=1).leader(0, "alexander-the-great").banks(0, yellow=10)
    table = scenario.politics()
    before = ages(table).yellow_box
    table.play("use alexander-the-great")
    assert (player(table, 0).yellow_bank, ages(table).yellow_box) == (11, before - 1)
    table = Scenario(age=1).civil_deck("iron").turn()  # the last card: each player loses 2 yellow tokens
    assert ages(table).yellow_box == before + 4
    assert [player(table, seat).yellow_bank for seat in (0, 1)] == [16, 16]


@rule("TTA-COMP-09", "TTA-SETUP-01")
def test_the_shared_boards_lie_open_to_everybody() -> None:
    table = Scenario(players=3, age=1).row("iron").future("rats", "raiders", by=1).common("legion").events(
        "development-of-crafts").politics()
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert len(view["row"]) == 13
        assert view["row"][0]["id"] == "iron"
        assert view["row"][1] is None
        assert view["age"] == "I"
        assert view["civil_deck"] == 49
        assert view["military_deck"] == 45 - 3
        assert view["current_events"]["size"] == 1
        assert view["future_events"]["size"] == 2
        assert view["past_events"] == []
        assert view["common_tactics"] == ["legion"]
        for p in view["players"]:
            assert (p["ratings"]["science"], p["ratings"]["culture"], p["ratings"]["strength"]) == (1, 0, 1)
            assert (p["science"], p["culture"]) == (0, 0)


@rule("TTA-COMP-10")
def test_each_player_has_a_happiness_track() -> None:
    table = Scenario(players=3).workers(1, religion=2).workers(2, religion=1).action_phase()
    assert [seat_view(table, seat)["ratings"]["happiness"] for seat in range(3)] == [0, 2, 1]


@rule("TTA-COMP-11", "TTA-COMP-12")
def test_the_kinds_of_card() -> None:
    types = {kind: TYPE_IDS[BOOK.type[kind]] for kind in range(len(BOOK.id))}
    urban = {"lab", "temple", "library", "theater", "arena"}
    units = {"infantry", "cavalry", "artillery", "air-force"}
    special = {"special-law", "special-warfare", "special-exploration", "special-construction"}
    civil = {"farm", "mine", "government", "leader", "wonder", "action"} | urban | units | special
    military = {"event", "territory", "tactic", "aggression", "war", "pact", "bonus"}
    assert {types[kind] for kind in range(CIVIL)} == civil
    assert {types[kind] for kind in range(CIVIL, len(BOOK.id))} == military


@rule("TTA-COMP-13")
def test_a_technology_has_a_science_cost_a_resource_cost_and_an_effect_per_worker() -> None:
    for kind in range(CIVIL):
        type = TYPE_IDS[BOOK.type[kind]]
        if type in ("wonder", "leader", "action"):
            continue
        starting = BOOK.copies[kind][2] == 0
        assert starting == (BOOK.science[kind] == 0)
        takes_workers = not type.startswith("special") and type != "government"
        assert takes_workers == (BOOK.cost[kind] > 0)
        assert (type in ("farm", "mine")) == (BOOK.value[kind] > 0)
        if takes_workers and type not in ("farm", "mine"):
            assert any(t[kind] for t in (BOOK.makes_science, BOOK.makes_culture, BOOK.makes_strength, BOOK.makes_happy))
    table = Scenario(age=1).technologies(0, "iron").tokens(0, iron=2, bronze=1).action_phase()
    assert seat_view(table, 0)["resources"] == 5  # one token on Iron is worth 2


@rule("TTA-COMP-14")
def test_a_government_has_two_prices_actions_and_a_limit() -> None:
    for kind in range(len(BOOK.id)):
        if TYPE_IDS[BOOK.type[kind]] == "government" and BOOK.id[kind] != "despotism":
            assert BOOK.science[kind] > BOOK.revolution[kind] > 0
            assert BOOK.civil_actions[kind] >= 4
            assert BOOK.military_actions[kind] >= 2
            assert BOOK.limit[kind] >= 3
    peaceful = Scenario(age=1).hand(0, "monarchy").points(0, science=10).action_phase()
    assert player(play(peaceful, "develop monarchy"), 0).science == 10 - 8
    revolt = Scenario(age=1).hand(0, "monarchy").points(0, science=2).action_phase()
    assert "develop monarchy" not in offers(revolt)
    play(revolt, "develop monarchy revolution")
    assert (player(revolt, 0).science, player(revolt, 0).ca_total, player(revolt, 0).ma_total) == (0, 5, 3)
    assert seat_view(revolt, 0)["urban_limit"] == 3


@rule("TTA-COMP-15")
def test_the_stages_of_a_wonder_are_read_from_left_to_right() -> None:
    table = Scenario(age=1).wonder(0, "pyramids").stock(0, resources=6).action_phase()
    left = []
    for _ in range(3):
        left.append(seat_view(play(table, "stages 1"), 0)["resources"])
    assert left == [3, 1, 0]  # 3, 2, 1
    assert player(table, 0).ca_total == 5  # and its effect: a civil action


@rule("TTA-COMP-16")
def test_attacks_cost_military_actions_and_pacts_may_have_sides() -> None:
    for kind in range(len(BOOK.id)):
        assert (TYPE_IDS[BOOK.type[kind]] in ("aggression", "war")) == (BOOK.price[kind] > 0)
    scenario = Scenario(players=3, age=1).hand(0, "open-borders-agreement", "trade-routes-agreement", "enslave")
    table = scenario.workers(0, warriors=2).actions(0, military=2).politics()
    pacts = [symbol for symbol in offers(table) if symbol.startswith("offer")]
    assert pacts == [
        "offer open-borders-agreement seat 2 side a", "offer open-borders-agreement seat 3 side a",
        "offer trade-routes-agreement seat 2 side a", "offer trade-routes-agreement seat 2 side b",
        "offer trade-routes-agreement seat 3 side a", "offer trade-routes-agreement seat 3 side b",
    ]
    play(table, "aggress enslave seat 2")
    assert player(table, 0).ma == 0


@rule("TTA-COMP-17")
def test_a_territory_gives_something_once_and_something_for_good() -> None:
    scenario = Scenario(age=1).leader(0, "christopher-columbus").hand(0, "historic-territory-i")
    table = play(scenario.points(0, culture=1).politics(), "columbus historic-territory-i")
    assert player(table, 0).culture == 1 + 6  # once
    assert seat_view(table, 0)["ratings"]["happiness"] == 1  # for good
    play(table, "end turn")
    assert seat_view(table, 0)["ratings"]["happiness"] == 1
    assert player(table, 0).culture == 7


@rule("TTA-COMP-18")
def test_tactics_from_age_ii_on_have_a_second_smaller_value() -> None:
    for kind in range(len(BOOK.id)):
        if TYPE_IDS[BOOK.type[kind]] == "tactic":
            assert sum(BOOK.army[kind]) > 1
            assert BOOK.tactical[kind] > 0
            assert (0 < BOOK.obsolete[kind] < BOOK.tactical[kind]) == (BOOK.age[kind] >= 2)
    new = Scenario(age=2).technologies(0, "swordsmen", "knights").tactic(0, "classic-army").workers(
        0, warriors=0, swordsmen=2, knights=2).action_phase()
    old = Scenario(age=2).technologies(0, "swordsmen", "knights").tactic(0, "classic-army").workers(
        0, warriors=1, swordsmen=1, knights=2).action_phase()
    assert seat_view(new, 0)["ratings"]["strength"] == 8 + 8
    assert seat_view(old, 0)["ratings"]["strength"] == 7 + 4


@rule("TTA-COMP-19")
@pytest.mark.parametrize(("age", "defence", "colonize"), [("i", 2, 1), ("ii", 4, 2), ("iii", 6, 3)])
def test_a_bonus_card_has_a_value_for_defence_and_one_for_colonies(age: str, defence: int, colonize: int) -> None:
    level = len(age)
    for missing in (defence, defence + 1):
        attack = Scenario(age=level).hand(0, "plunder-" + age).workers(0, warriors=1 + missing).hand(
            1, "military-bonus-" + age).stock(1, food=2, resources=2).politics()
        play(attack, f"aggress plunder-{age} seat 2")
        assert (f"bonus military-bonus-{age}" in offers(attack)) == (missing == defence)
    bids = offers(Scenario(age=level).hand(0, "military-bonus-" + age).event("vast-territory-i"))
    assert bids == ["pass", *(f"bid {n}" for n in range(1, 2 + colonize))]


@rule("TTA-COMP-20")
def test_cards_with_a_crown_are_played_as_political_actions_only() -> None:
    cards = ("rats", "vast-territory-i", "plunder-ii", "war-over-territory", "acceptance-of-supremacy")
    def stage() -> Scenario:
        return Scenario(players=3, age=2).hand(0, *cards).workers(0, warriors=5).stock(1, food=3)

    politics = offers(stage().politics())
    for word in ("prepare rats", "prepare vast-territory-i", "aggress plunder-ii seat 2",
                 "declare war-over-territory seat 2", "offer acceptance-of-supremacy seat 2 side a"):
        assert word in politics
    for symbol in offers(stage().action_phase()):
        assert not any(id in symbol for id in cards)


@rule("TTA-COMP-21", "TTA-PREP-03")
@pytest.mark.parametrize(("card", "level"), [("rats", 1), ("prosperity", 2), ("impact-of-science", 3)])
def test_the_level_of_a_card_is_the_number_of_its_age(card: str, level: int) -> None:
    table = Timeless(age=3).hand(0, card).events("development-of-crafts", "development-of-science").politics()
    assert player(play(table, "prepare " + card), 0).culture == level
    assert BOOK.age[GAME.card("pyramids")] == 0
