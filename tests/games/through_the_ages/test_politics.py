"""TTA-POL and TTA-PREP: the politics phase, and events prepared."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import Timeless, ages, kinds_logged, offers, play, player, seat_view
from tests.rules import rule

CRAFTS = "development-of-crafts"  # 2 resources for everybody: nothing to decide
SCIENCE = "development-of-science"


def words(table: Table) -> set[str]:
    """The first words of the offers."""
    return {word.split()[0] for word in offers(table)}


# ---------------------------------------------------------------------- political actions
@rule("TTA-POL-01")
def test_one_political_action_or_none() -> None:
    def stage() -> Table:
        return Scenario(age=1).hand(0, "rats", "raiders").events(CRAFTS, SCIENCE).politics()

    table = play(stage(), "prepare rats")
    assert "prepare raiders" not in offers(table)
    assert "end turn" in offers(table)
    table = play(stage(), "pass")
    assert "prepare rats" not in offers(table)
    assert (len(player(table, 0).hand), player(table, 0).culture) == (2, 0)


@rule("TTA-POL-02")
def test_the_political_actions() -> None:
    table = Scenario(players=3, age=2).hand(
        0, "rats", "plunder-ii", "war-over-territory", "scientific-cooperation", "legion", "military-bonus-i", "coal"
    ).workers(0, warriors=4).pact(1, "open-borders-agreement", 0).politics()
    assert words(table) == {"pass", "prepare", "aggress", "declare", "offer", "cancel", "resign"}
    alexander = Scenario(players=3, age=1).leader(0, "alexander-the-great").politics()
    assert offers(alexander) == ["pass", "resign", "use alexander-the-great"]


@rule("TTA-POL-04")
def test_no_pacts_with_two_players() -> None:
    for players in (2, 3):
        scenario = Scenario(players=players, age=2).hand(0, "rats")
        if players == 3:
            scenario.hand(0, "scientific-cooperation").pact(1, "open-borders-agreement", 0)
        assert ({"offer", "cancel"} <= words(scenario.politics())) == (players == 3)
    whole = Scenario(players=2, age=2).action_phase()
    assert not [id for id in GAME.census(ages(whole)) if id in BOOK.id and 159 <= GAME.card(id) < 169]


@rule("TTA-POL-05", "TTA-RESIGN-01")
@pytest.mark.parametrize(("age", "possible"), [(1, True), (2, True), (3, True), (4, False)])
def test_no_resignation_in_age_iv(age: int, possible: bool) -> None:
    table = Scenario(age=age, round=9).hand(0, "rats" if age < 3 else "impact-of-science").politics()
    assert ("resign" in offers(table)) == possible


@rule("TTA-POL-06")
@pytest.mark.parametrize("move", ["prepare rats", "offer scientific-cooperation seat 2 side a",
                                  "cancel open-borders-agreement"])
def test_events_and_pacts_cost_no_actions(move: str) -> None:
    """They are possible without any action left, and take none."""
    for left in (0, 2):
        table = Scenario(players=3, age=2).hand(0, "rats", "scientific-cooperation").events(CRAFTS, SCIENCE).pact(
            1, "open-borders-agreement", 2).pact(2, "international-trade-agreement", 0)
        move = move.replace("open-borders-agreement", "international-trade-agreement")
        opened = table.actions(0, civil=left, military=left).politics()
        play(opened, move)
        assert (player(opened, 0).ca, player(opened, 0).ma) == (left, left)


@rule("TTA-POL-07", "TTA-CTX-03")
def test_julius_caesars_second_political_action() -> None:
    table = Scenario(age=1).leader(0, "julius-caesar").hand(0, "rats", "raiders", "foray").events(
        CRAFTS, SCIENCE, "development-of-politics").politics()
    play(table, "prepare rats")
    assert (table.seat, words(table)) == (0, {"pass", "prepare", "resign"})
    play(table, "prepare raiders")
    assert "end turn" in offers(table)  # no third one
    assert player(table, 0).culture == 2


@rule("TTA-POL-07")
def test_once_per_game() -> None:
    def rounds(*moves: str) -> Table:
        table = Scenario(age=1, round=5).leader(0, "julius-caesar").hand(0, "rats", "raiders", "foray").events(
            CRAFTS, SCIENCE, "development-of-settlement").politics()
        play(table, *moves, "end turn")
        while table.seat == 0:  # cards beyond the limit
            table.play(next(word for word in offers(table) if "foray" not in word))
        play(table, "pass", "end turn")
        return play(table, "prepare foray")

    used = rounds("prepare rats", "prepare raiders")
    assert "end turn" in offers(used)
    kept = rounds("prepare rats", "pass")  # declined: it can still be used
    assert (kept.seat, "end turn" in offers(kept)) == (0, False)


@rule("TTA-POL-07", "TTA-RESIGN-01")
def test_who_resigned_has_no_second_political_action() -> None:
    table = play(Scenario(players=3, age=1).leader(0, "julius-caesar").politics(), "resign")
    assert table.seat == 1


@rule("TTA-POL-08", "TTA-CTX-21")
@pytest.mark.parametrize("used", [True, False])
def test_international_agreement_costs_the_next_political_action(used: bool) -> None:
    table = Scenario(players=2, age=2, round=5).row("iron").workers(1, warriors=4).hand(1, "cold-war").event(
        "international-agreement")
    assert table.seat == 1
    play(table, "take iron" if used else "pass")
    while table.seat == 1:
        table.play("done")
    play(table, "end turn")
    assert table.seat == 1
    assert ("end turn" in offers(table)) == used
    assert ("prepare cold-war" in offers(table)) == (not used)
    if used:  # only the next one
        play(table, "end turn", "pass", "end turn")
        assert (table.seat, "prepare cold-war" in offers(table)) == (1, True)


@rule("TTA-POL-09", "TTA-CTX-02")
def test_alexander_leaves_for_a_yellow_token() -> None:
    table = Scenario(age=1).leader(0, "alexander-the-great").workers(0, warriors=3).politics()
    assert seat_view(table, 0)["ratings"]["strength"] == 6
    play(table, "use alexander-the-great")
    side = seat_view(table, 0)
    assert (side["leader"], side["yellow_bank"], side["ratings"]["strength"]) == (None, 19, 3)
    assert "end turn" in offers(table)
    assert "alexander-the-great" in table.view()["gone"]


@rule("TTA-POL-09", "TTA-CTX-31")
def test_columbus_leaves_for_a_territory_of_the_hand() -> None:
    table = Scenario(age=1).leader(0, "christopher-columbus").hand(0, "vast-territory-i", "rats").politics()
    assert [word for word in offers(table) if word.startswith("columbus")] == ["columbus vast-territory-i"]
    play(table, "columbus vast-territory-i")
    side = seat_view(table, 0)
    assert (side["leader"], side["colonies"], side["military_hand"]) == (None, ["vast-territory-i"], ["rats"])
    assert (side["yellow_bank"], side["food"], side["ratings"]["strength"]) == (21, 3, 1)
    assert "end turn" in offers(table)
    plain = Scenario(age=1).hand(0, "vast-territory-i").politics()
    assert "columbus" not in words(plain)


@rule("TTA-POL-10", "TTA-CTX-32")
def test_joan_of_arc_sees_the_next_event_alone() -> None:
    table = Scenario(players=3, age=1).leader(0, "joan-of-arc").hand(0, "rats").events(CRAFTS, SCIENCE).politics()
    assert [table.view(seat)["current_events"]["top"] for seat in (0, 1, 2, None)] == [CRAFTS, None, None, None]
    assert table.view()["current_events"]["size"] == 2
    secret = [line for line in table.log if line.kind == "looks-at"]
    assert [secret[0].seen_by(seat) for seat in (0, 1, 2)] == [True, False, False]
    play(table, "prepare rats")
    assert table.view()["past_events"] == [CRAFTS]  # it had stayed on top
    assert table.view(0)["current_events"]["top"] is None
    other = Scenario(players=3, age=1).leader(1, "joan-of-arc").hand(0, "rats").events(CRAFTS).politics()
    assert other.view(1)["current_events"]["top"] is None  # only at the start of her own politics phase


# ---------------------------------------------------------------------- events prepared
@rule("TTA-PREP-01")
def test_events_and_territories_can_be_prepared() -> None:
    table = Scenario(players=3, age=2).hand(
        0, "rats", "vast-territory-i", "prosperity", "plunder-ii", "war-over-territory", "legion", "military-bonus-i",
        "scientific-cooperation").politics()
    found = [word for word in offers(table) if word.startswith("prepare")]
    assert sorted(found) == ["prepare prosperity", "prepare rats", "prepare vast-territory-i"]


@rule("TTA-PREP-02", "TTA-PREP-08")
@pytest.mark.parametrize("before", [(), ("foray", "raiders")])
def test_the_card_goes_face_down_on_the_future_events(before: tuple[str, ...]) -> None:
    table = Scenario(players=3, age=1).hand(0, "rats").future(*before, by=1).events(CRAFTS, SCIENCE).politics()
    play(table, "prepare rats")
    assert player(table, 0).hand == ()
    assert [BOOK.id[kind] for kind in ages(table).future] == [*before, "rats"]
    assert [table.view(seat)["future_events"]["size"] for seat in (0, 1, None)] == [len(before) + 1] * 3
    assert table.view(0)["future_events"]["known"] == ["rats"]
    assert "rats" not in table.view(1)["future_events"]["known"]
    assert [line.kind for line in table.log_of(1) if "prepares" in line.kind] == ["prepares"]


@rule("TTA-PREP-03")
@pytest.mark.parametrize(("card", "points"), [
    ("rats", 1), ("vast-territory-i", 1), ("cold-war", 2), ("vast-territory-ii", 2), ("impact-of-strength", 3),
])
def test_culture_points_for_the_level(card: str, points: int) -> None:
    table = Timeless(age=3).hand(0, card).events(CRAFTS, SCIENCE).points(0, culture=5).politics()
    assert player(play(table, "prepare " + card), 0).culture == 5 + points


@rule("TTA-PREP-04", "TTA-EVENT-01")
def test_then_the_top_event_is_revealed_and_resolved() -> None:
    table = Scenario(players=3, age=1).hand(0, "rats").events(CRAFTS, SCIENCE).politics()
    play(table, "prepare rats")
    assert [seat_view(table, seat)["resources"] for seat in range(3)] == [2, 2, 2]
    assert [player(table, seat).science for seat in range(3)] == [0, 0, 0]
    assert table.view()["past_events"] == [CRAFTS]
    kinds = kinds_logged(table)
    assert kinds.index("prepares") < kinds.index("reveals")


@rule("TTA-PREP-04")
def test_a_territory_is_auctioned() -> None:
    table = Scenario(age=1).hand(0, "rats").events("vast-territory-i", SCIENCE).workers(0, warriors=2).politics()
    play(table, "prepare rats")
    assert offers(table) == ["pass", "bid 1", "bid 2"]
    assert table.view()["auction"]["territory"] == "vast-territory-i"


@rule("TTA-PREP-05", "TTA-PREP-07", "TTA-PREP-09")
def test_the_last_event_makes_a_new_deck() -> None:
    table = Scenario(age=1).hand(0, "rats").future("foray", "raiders").events(CRAFTS).politics()
    play(table, "prepare rats")
    assert (table.view()["current_events"]["size"], table.view()["future_events"]["size"]) == (3, 0)
    assert sorted(BOOK.id[kind] for kind in ages(table).current) == ["foray", "raiders", "rats"]
    table = Scenario(age=1).hand(0, "rats").future("foray", "raiders").events(CRAFTS, SCIENCE).politics()
    play(table, "prepare rats")
    assert (table.view()["current_events"]["size"], table.view()["future_events"]["size"]) == (1, 3)


@rule("TTA-PREP-05")
def test_the_new_deck_is_built_after_the_event_is_resolved() -> None:
    table = Scenario(age=1).hand(0, "rats").future("foray").events("development-of-markets").politics()
    play(table, "prepare rats")  # everybody chooses food or resources
    assert (table.view()["current_events"]["size"], table.view()["future_events"]["size"]) == (0, 2)
    play(table, "choose 1", "choose 1")
    assert (table.view()["current_events"]["size"], table.view()["future_events"]["size"]) == (2, 0)


@rule("TTA-PREP-06")
def test_older_ages_lie_on_top_and_within_an_age_the_order_is_random() -> None:
    old, new = ("foray", "raiders", "crusades", "rats"), ("cold-war", "prosperity", "terrorism", "refugees")
    orders = set()
    for n in range(6):
        scenario = Scenario(age=2).hand(0, "emigration").future(*new, *old).events(CRAFTS)
        scenario.s.rng += n
        table = play(scenario.politics(), "prepare emigration")
        top_first = [BOOK.id[kind] for kind in reversed(ages(table).current)]
        assert set(top_first[:4]) == set(old)
        assert set(top_first[4:]) == {*new, "emigration"}
        orders.add(tuple(top_first))
    assert len(orders) > 3
    assert len({order[:4] for order in orders}) > 1
    assert len({order[4:] for order in orders}) > 1


@rule("TTA-PREP-08")
def test_a_prepared_event_is_not_revealed_by_its_own_preparation() -> None:
    for _ in range(3):
        table = Scenario(age=1).hand(0, "rats").events(CRAFTS).politics()
        play(table, "prepare rats")
        assert table.view()["past_events"] == [CRAFTS]
        assert [BOOK.id[kind] for kind in ages(table).current] == ["rats"]


@rule("TTA-PREP-09")
def test_the_current_events_are_never_empty_at_the_next_preparation() -> None:
    table = Scenario(age=1, round=5).hand(0, "new-deposits").hand(1, "cultural-influence").events(CRAFTS).politics()
    play(table, "prepare new-deposits", "end turn")
    assert table.view()["current_events"]["size"] == 1
    play(table, "prepare cultural-influence")
    assert table.view()["past_events"] == [CRAFTS, "new-deposits"]
    assert table.view()["current_events"]["size"] == 1


@rule("TTA-EX-28", "TTA-PREP-03", "TTA-PREP-05", "TTA-PREP-06")
def test_example_28() -> None:
    seconds = set()
    for n in range(12):
        scenario = Scenario(age=2).hand(0, "cold-war").future("prosperity", "foray", by=1).events(CRAFTS)
        scenario.s.rng += n
        table = play(scenario.politics(), "prepare cold-war")
        assert player(table, 0).culture == 2
        assert table.view()["past_events"] == [CRAFTS]
        order = [BOOK.id[kind] for kind in reversed(ages(table).current)]
        assert order[0] == "foray"
        assert set(order[1:]) == {"cold-war", "prosperity"}
        seconds.add(order[1])
    assert seconds == {"cold-war", "prosperity"}
