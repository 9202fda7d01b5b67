"""Leaders of Ages A and I: every sentence of their effects. Those of Ages II and III: test_cards_leaders_late.py."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import available, offers, play, play_open, player, rating, seat_view, totals
from tests.rules import rule


def leads(id: str, age: int = 1, players: int = 2) -> Scenario:
    return Scenario(players=players, age=age).leader(0, id)


# ---------------------------------------------------------------- Age A
@card("alexander-the-great")
@rule("TTA-CTX-02", "TTA-POL-09")
def test_alexander_strengthens_each_unit() -> None:
    scenario = leads("alexander-the-great").technologies(0, "knights").workers(0, only=True, warriors=2, knights=1)
    assert rating(scenario.action_phase(0), 0, "strength") == 2 + 2 + 3
    table = Scenario().hand(0, "alexander-the-great").stock(0, resources=2).action_phase(0)
    play(table, "play alexander-the-great")
    assert rating(table, 0, "strength") == 2
    play(table, "build warriors")
    assert rating(table, 0, "strength") == 4


@card("alexander-the-great")
@rule("TTA-CTX-02", "TTA-POL-09", "TTA-COLO-14")
def test_alexander_leaves_for_a_yellow_token_and_does_not_colonize() -> None:
    table = leads("alexander-the-great").politics(0)
    play(table, "use alexander-the-great")
    view = seat_view(table, 0)
    assert (view["leader"], view["yellow_bank"], view["ratings"]["strength"]) == (None, 19, 1)
    assert "alexander-the-great" in table.view()["gone"]
    assert "end turn" in offers(table), "it was the political action of the turn"
    assert offers(leads("alexander-the-great").event("historic-territory-i")) == ["pass", "bid 1"]


@card("aristotle")
@rule("TTA-CTX-29")
def test_aristotle_scores_for_technologies_taken() -> None:
    scenario = leads("aristotle").row("iron", "monarchy", "masonry", "rich-land-i").points(0, science=3)
    table = scenario.action_phase(0)
    for n, id in enumerate(("iron", "monarchy", "masonry"), start=1):
        play(table, f"take {id}")
        assert player(table, 0).science == 3 + n
    play(table, "take rich-land-i")
    assert player(table, 0).science == 6, "an action card is no technology"
    other = leads("aristotle").row("joan-of-arc", "great-wall").action_phase(0)
    play(other, "take joan-of-arc", "take great-wall")
    assert player(other, 0).science == 0
    rival = play(Scenario().leader(1, "aristotle").row("iron").action_phase(0), "take iron")
    assert (player(rival, 0).science, player(rival, 1).science) == (0, 0)


@card("hammurabi")
@rule("TTA-CTX-27", "TTA-REVO-10")
def test_hammurabi_spends_a_military_action_as_a_civil_one() -> None:
    table = leads("hammurabi").row("iron", "drama").actions(0, civil=0).action_phase(0)
    assert "take iron" not in offers(table)
    play(table, "use hammurabi")
    assert available(table, 0) == (0, 1)
    assert "end turn" not in offers(table), "an exchange is made to be used"
    play(table, "take iron")
    assert available(table, 0) == (0, 1)
    assert "use hammurabi" not in offers(table), "once in a turn"
    assert "use hammurabi" not in offers(leads("hammurabi").row("iron").actions(0, military=0).action_phase(0))


@card("hammurabi")
@rule("TTA-CTX-27", "TTA-REVO-10", "TTA-REVO-02")
def test_hammurabi_and_a_revolution() -> None:
    scenario = leads("hammurabi").hand(0, "monarchy").row("iron").points(0, science=2)
    table = play(scenario.action_phase(0), "use hammurabi", "take iron")
    assert "develop monarchy revolution" in offers(table), "all civil actions are still there"
    short = leads("hammurabi").hand(0, "monarchy").points(0, science=2).stock(0, food=2).actions(0, civil=3)
    table = short.action_phase(0)
    assert "develop monarchy revolution" not in offers(table)
    play(table, "use hammurabi")
    assert "develop monarchy revolution" not in offers(table), "it pays no part of a revolution"


@card("hammurabi")
@rule("TTA-CTX-27", "TTA-TAKE-01")
def test_hammurabi_takes_leaders_cheaper() -> None:
    scenario = leads("hammurabi").row("joan-of-arc", *[None] * 8, "michelangelo", "iron").actions(0, civil=0)
    table = scenario.action_phase(0)
    assert [table.view(0)["row"][i]["price"] for i in (0, 9, 10)] == [0, 2, 3]
    assert table.view(1)["row"][0]["price"] == 1
    play(table, "take joan-of-arc")
    assert available(table, 0) == (0, 2)
    exchanged = leads("hammurabi").hand(0, "joan-of-arc").actions(0, civil=4, military=2).action_phase(0)
    play(exchanged, "use hammurabi", "play joan-of-arc")
    assert available(exchanged, 0)[0] == 4, "no civil action was spent: none comes back"


@card("homer")
@rule("TTA-CTX-01", "TTA-RES-13")
def test_homer_pleases_and_pays_for_units() -> None:
    scenario = leads("homer").technologies(0, "swordsmen").banks(0, unused=3).stock(0, resources=1)
    table = scenario.action_phase(0)
    assert rating(table, 0, "happiness") == 1
    assert "build bronze" not in offers(table), "for military units only"
    play(table, "build warriors")
    assert seat_view(table, 0)["resources"] == 0
    assert "upgrade warriors swordsmen" not in offers(table), "one resource in a turn"
    upgrade = play(leads("homer").technologies(0, "swordsmen").action_phase(0), "upgrade warriors swordsmen")
    assert rating(upgrade, 0, "strength") == 2
    kept = play(leads("homer").stock(0, resources=2).action_phase(0), "end turn")
    assert seat_view(kept, 0)["resources"] == 2 + 2, "what is not spent is lost"


@card("homer")
@rule("TTA-CTX-01", "TTA-LEAD-03", "TTA-ANNEX-01")
def test_homer_may_lie_under_a_wonder() -> None:
    def replaced() -> Table:
        scenario = leads("homer").wonders(0, "pyramids", "hanging-gardens").hand(0, "michelangelo")
        return play(scenario.action_phase(0), "play michelangelo")

    table = replaced()
    assert offers(table) == ["no", "pick pyramids", "pick hanging-gardens"]
    play(table, "pick pyramids")
    assert available(table, 0)[0] == 4, "five less the one for the new leader"
    assert "homer" not in table.view()["gone"]
    assert rating(table, 0, "happiness") == 2 + 1
    assert rating(table, 0, "culture") == 1 + (2 + 1), "Michelangelo uses the symbol"
    refused = play(replaced(), "no")
    assert "homer" in refused.view()["gone"]
    assert (available(refused, 0)[0], rating(refused, 0, "happiness")) == (5, 2)
    alone = play(leads("homer").hand(0, "michelangelo").action_phase(0), "play michelangelo")
    assert available(alone, 0)[0] == 4, "without a wonder the action comes back"


@card("homer")
@rule("TTA-ANNEX-03", "TTA-ANNEX-34", "TTA-WOND-03")
def test_homer_stays_happy_under_ruins() -> None:
    scenario = Scenario(age=2).wonders(0, "hanging-gardens", homer="hanging-gardens")
    table = scenario.event("ravages-of-time")
    assert (rating(table, 0, "happiness"), rating(table, 0, "culture")) == (1, 2)
    ruins = leads("michelangelo", age=2).wonders(0, "hanging-gardens", ruined=("hanging-gardens",))
    assert rating(ruins.action_phase(0), 0, "culture") == 2, "printed symbols of ruins give nothing"
    ruins = leads("michelangelo", age=2).wonders(
        0, "hanging-gardens", ruined=("hanging-gardens",), homer="hanging-gardens")
    assert rating(ruins.action_phase(0), 0, "culture") == 2 + 1


@card("homer")
@rule("TTA-CTX-01")
def test_homer_is_not_tucked_when_the_age_ends() -> None:
    table = leads("homer").wonders(0, "pyramids").civil_deck("iron").turn(0)
    assert table.view()["age"] == "II"
    assert (seat_view(table, 0)["leader"], rating(table, 0, "happiness")) == (None, 0)
    assert not seat_view(table, 0)["wonders"][0]["homer"]


@card("julius-caesar")
@rule("TTA-CTX-03", "TTA-POL-07")
def test_caesar_may_act_twice_once_in_the_game() -> None:
    table = caesar("rats", "pestilence", "crusades", "raiders")
    assert (rating(table, 0, "strength"), totals(table, 0)) == (2, (4, 3))
    play(table, "prepare rats")
    assert player(table, 0).science == 2, "the revealed event comes first"
    assert {"prepare pestilence", "pass"} <= set(offers(table)), "a second political action"
    play(table, "prepare pestilence")
    assert player(table, 0).culture == 2
    assert "end turn" in offers(table), "not a third one"
    play(table, "end turn", "pass", "end turn", "prepare crusades")
    assert "end turn" in offers(table), "once in the game"


def caesar(*hand: str) -> Table:
    """His politics phase; the events to come ask nothing."""
    scenario = leads("julius-caesar").hand(0, *hand)
    scenario.events("development-of-science", "development-of-crafts", "development-of-agriculture")
    return scenario.politics(0)


@card("julius-caesar")
@rule("TTA-CTX-03", "TTA-POL-07")
def test_caesar_may_keep_the_second_action_for_later() -> None:
    table = play(caesar("rats", "pestilence"), "pass")
    assert "end turn" in offers(table), "none without a first one"
    table = play(caesar("rats", "pestilence", "crusades"), "prepare rats", "pass")
    assert "end turn" in offers(table)
    play(table, "end turn", "pass", "end turn", "prepare crusades")
    assert "prepare pestilence" in offers(table)


@card("moses")
@rule("TTA-CTX-29", "TTA-POP-01")
@pytest.mark.parametrize(("yellow", "price"), [(18, 1), (16, 2), (12, 3), (8, 4), (4, 6)])
def test_moses_feeds_new_workers_cheaper(yellow: int, price: int) -> None:
    assert "population" not in offers(leads("moses").banks(0, yellow=yellow).stock(0, food=price - 1).action_phase(0))
    table = play(leads("moses").banks(0, yellow=yellow).stock(0, food=price).action_phase(0), "population")
    view = seat_view(table, 0)
    assert (view["food"], view["unused_workers"], view["yellow_bank"]) == (0, 2, yellow - 1)


# ---------------------------------------------------------------- Age I
@card("christopher-columbus")
@rule("TTA-CTX-31", "TTA-POL-09", "TTA-COLO-18", "TTA-COLO-19")
def test_columbus_settles_a_territory_of_the_hand() -> None:
    scenario = leads("christopher-columbus").hand(0, "vast-territory-i", "rats").workers(0, only=True)
    table = scenario.banks(0, blue=3).politics(0)
    assert "columbus vast-territory-i" in offers(table)
    play(table, "columbus vast-territory-i")
    view = seat_view(table, 0)
    assert (view["leader"], view["colonies"], view["yellow_bank"]) == (None, ["vast-territory-i"], 18 + 3)
    assert view["food"] == 2, "the blue token is lost first: two of the three are left for the food"
    assert "end turn" in offers(table)
    assert offers(leads("christopher-columbus").hand(0, "rats").politics(0)) == ["pass", "prepare rats", "resign"]
    rich = leads("christopher-columbus").hand(0, "wealthy-territory-i").banks(0, blue=2)
    table = play(rich.politics(0), "columbus wealthy-territory-i")
    assert seat_view(table, 0)["resources"] == 5, "the tokens of the colony are there already"


@card("frederick-barbarossa")
@rule("TTA-CTX-30")
def test_barbarossa_levies_units() -> None:
    def levy(food: int, resources: int, military: int = 2, yellow: int = 18) -> Table:
        scenario = leads("frederick-barbarossa").technologies(0, "swordsmen").banks(0, unused=0, yellow=yellow)
        return scenario.stock(0, food=food, resources=resources).actions(0, military=military).action_phase(0)

    for poor in (levy(0, 5), levy(5, 0), levy(5, 5, military=0), levy(9, 7, yellow=0)):
        assert not [move for move in offers(poor) if move.startswith("barbarossa")], "both parts must be possible"
    assert "barbarossa swordsmen" not in offers(levy(1, 1))
    table = play(levy(1, 1), "barbarossa warriors")
    view = seat_view(table, 0)
    assert (view["food"], view["resources"], view["unused_workers"], view["yellow_bank"]) == (0, 0, 0, 17)
    assert (rating(table, 0, "strength"), available(table, 0)) == (2, (4, 1))
    twice = play(levy(2, 4), "barbarossa swordsmen", "barbarossa swordsmen")
    view = seat_view(twice, 0)
    assert (view["food"], view["resources"], rating(twice, 0, "strength")) == (0, 0, 1 + 4)


@card("genghis-khan", "mobile-artillery")
@rule("TTA-CTX-04", "TTA-ANNEX-06", "TTA-ARMY-06")
def test_genghis_khan_lets_infantry_ride() -> None:
    def strength(tactic: str, leader: str = "genghis-khan", **workers: int) -> int:
        scenario = Scenario(age=2).technologies(0, "swordsmen", "knights", "cannon").tactic(0, tactic)
        return rating(scenario.leader(0, leader).workers(0, only=True, **workers).action_phase(0), 0, "strength")

    assert strength("heavy-cavalry", "michelangelo", warriors=3) == 3
    assert strength("heavy-cavalry", warriors=3) == 3 + 4
    assert strength("heavy-cavalry", warriors=2, knights=1) == 4 + 4
    assert strength("medieval-army", warriors=2) == 2 + 2
    assert strength("medieval-army", warriors=3) == 3 + 2, "a unit is infantry or cavalry, not both"
    assert strength("phalanx", knights=3) == 6, "cavalry does not walk"
    assert strength("fighting-band", warriors=2) == 2 + 1
    assert strength("classic-army", warriors=2, swordsmen=2) == 6 + 4, "two warriors make the army obsolete"
    assert strength("classic-army", swordsmen=3, knights=1) == 8 + 8
    assert strength("mobile-artillery", swordsmen=1, cannon=1) == 5 + 5
    assert strength("mobile-artillery", warriors=1, cannon=1) == 4 + 3, "obsolete with warriors on horseback"


@card("genghis-khan")
@rule("TTA-ANNEX-33")
def test_genghis_khan_in_a_colonization_force() -> None:
    scenario = leads("genghis-khan").tactic(0, "heavy-cavalry").workers(0, only=True, warriors=3)
    table = scenario.event("historic-territory-i")
    assert offers(table)[-1] == "bid 7"
    play_open(table, "bid 7", *["colonize warriors"] * 3, "done")
    assert seat_view(table, 0)["colonies"] == ["historic-territory-i"]


@card("genghis-khan")
@rule("TTA-CTX-04", "TTA-ANNEX-04", "TTA-ANNEX-05", "TTA-ANNEX-08", "TTA-STAT-08")
@pytest.mark.parametrize(
    ("strengths", "culture"),
    [((2, 1), 3), ((2, 2), 3), ((2, 3), 0), ((2, 3, 1), 3), ((2, 3, 2), 3), ((2, 3, 3), 0), ((2, 2, 2, 2), 3),
     ((2, 4, 3, 1), 0)],
)
def test_genghis_khan_scores_among_the_strongest(strengths: tuple[int, ...], culture: int) -> None:
    scenario = leads("genghis-khan", players=len(strengths))
    for seat, n in enumerate(strengths):
        scenario.workers(seat, warriors=n)
    table = scenario.action_phase(0)
    assert rating(table, 0, "culture") == 0, "no part of the rating"
    play(table, "end turn")
    assert player(table, 0).culture == culture
    rest = [player(table, seat).culture for seat in range(1, len(strengths))]
    assert rest == [0] * len(rest)


@card("genghis-khan")
@rule("TTA-ANNEX-36", "TTA-EOT-02")
def test_genghis_khan_scores_in_an_uprising() -> None:
    scenario = leads("genghis-khan").banks(0, yellow=8, unused=1).workers(0, warriors=3)
    table = play(scenario.action_phase(0), "end turn")
    assert (player(table, 0).culture, player(table, 0).science) == (3, 0)


@card("joan-of-arc")
@rule("TTA-CTX-32")
def test_joan_of_arc() -> None:
    scenario = leads("joan-of-arc").technologies(0, "theology", "drama", "theocracy")
    table = scenario.workers(0, only=True, religion=1, theology=1, drama=1).action_phase(0)
    assert totals(table, 0) == (4, 3 + 1)
    assert rating(table, 0, "culture") == 1 + 1 + 1 + 2 + 1
    assert rating(table, 0, "strength") == 1 + (1 + 2 + 1), "temples and government, not the theater"
    blessed = leads("joan-of-arc").technologies(0, "theocracy").wonders(0, "st-peters-basilica")
    assert rating(blessed.workers(0, only=True, religion=2).action_phase(0), 0, "strength") == 1 + 2 * 2 + 2


@card("joan-of-arc")
@rule("TTA-CTX-32", "TTA-POL-10")
def test_joan_of_arc_sees_the_next_event() -> None:
    scenario = leads("joan-of-arc", players=3).hand(0, "rats").events("development-of-science", "development-of-crafts")
    table = scenario.turn(0)
    assert [table.view(seat)["current_events"]["top"] for seat in (0, 1, 2, None)] == [
        "development-of-science", None, None, None]
    assert table.view(0)["current_events"]["size"] == 2, "it stays where it is"
    play(table, "prepare rats")
    assert player(table, 1).science == 2
    assert table.view(0)["current_events"]["top"] is None
    assert Scenario().events("development-of-science").turn(0).view(0)["current_events"]["top"] is None


@card("leonardo-da-vinci")
@rule("TTA-CTX-05", "TTA-CARD-02", "TTA-REVO-07")
def test_leonardo_learns_from_the_best_lab_or_library() -> None:
    def science(**workers: int) -> int:
        scenario = leads("leonardo-da-vinci", age=2).technologies(0, "alchemy", "scientific-method", "journalism")
        return rating(scenario.workers(0, only=True, **workers).action_phase(0), 0, "science")

    assert science() == 0
    assert science(philosophy=2) == 2, "level A gives nothing"
    assert science(philosophy=1, alchemy=1) == 1 + 2 + 1
    assert science(alchemy=2) == 4 + 1, "the best one once"
    assert science(alchemy=1, journalism=1) == 2 + 2 + 2


@card("leonardo-da-vinci")
@rule("TTA-CTX-05", "TTA-REVO-07")
def test_leonardo_gains_a_resource_with_each_development() -> None:
    table = leads("leonardo-da-vinci").hand(0, "iron", "theocracy", "masonry").points(0, science=14).action_phase(0)
    for n, id in enumerate(("iron", "masonry", "theocracy"), start=1):
        play(table, f"develop {id}")
        assert seat_view(table, 0)["resources"] == n
    revolt = leads("leonardo-da-vinci").hand(0, "monarchy").points(0, science=2).action_phase(0)
    assert seat_view(play(revolt, "develop monarchy revolution"), 0)["resources"] == 1
    card_played = leads("leonardo-da-vinci").hand(0, "breakthrough-i", "drama").points(0, science=3).action_phase(0)
    assert seat_view(play(card_played, "play breakthrough-i"), 0)["resources"] == 1


@card("michelangelo")
@rule("TTA-CTX-06", "TTA-ANNEX-01")
def test_michelangelo_turns_happiness_into_culture() -> None:
    def culture(*wonders: str, **workers: int) -> int:
        scenario = leads("michelangelo", age=2).technologies(0, "theology", "drama", "bread-and-circuses")
        return rating(scenario.wonders(0, *wonders).workers(0, only=True, **workers).action_phase(0), 0, "culture")

    assert culture(theology=1) == 1 + 2
    assert culture(drama=2) == 4 + 2
    assert culture(bread_and_circuses=2) == 0, "arenas do not count"
    assert culture("hanging-gardens") == 1 + 2
    assert culture("st-peters-basilica", religion=1) == 2 + 1 + 1 + 2, "with the symbol that the Basilica adds"
    other = leads("michelangelo", age=2).technologies(0, "theocracy").colonies(0, "historic-territory-i")
    assert rating(other.workers(0, only=True).action_phase(0), 0, "culture") == 1, "neither government nor colony"


@card("michelangelo")
@rule("TTA-CTX-06", "TTA-TAKE-05")
def test_michelangelo_pays_no_surcharge_for_wonders() -> None:
    scenario = leads("michelangelo").wonders(0, "pyramids", "colossus").wonders(1, "hanging-gardens")
    table = scenario.row("great-wall").action_phase(0)
    assert (table.view(0)["row"][0]["price"], table.view(1)["row"][0]["price"]) == (1, 2)
    play(table, "take great-wall")
    assert available(table, 0)[0] == 4
