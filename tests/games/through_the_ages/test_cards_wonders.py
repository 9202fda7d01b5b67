"""Wonders: built stage by stage, without effect until the last one is covered; and ruined ones."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import available, offers, play, player, rating, seat_view, totals
from tests.rules import rule

RATINGS = ("science", "culture", "strength", "happiness")

# stages; ratings; civil and military actions; blue tokens, colonization
WONDERS: dict[str, tuple[tuple[int, ...], tuple[int, ...], tuple[int, int], tuple[int, int]]] = {
    "pyramids": ((3, 2, 1), (0, 0, 0, 0), (1, 0), (0, 0)),
    "hanging-gardens": ((2, 2, 2), (0, 1, 0, 2), (0, 0), (0, 0)),
    "colossus": ((3, 3), (0, 0, 2, 0), (0, 0), (0, 1)),
    "library-of-alexandria": ((1, 4, 1), (1, 1, 0, 0), (0, 0), (0, 0)),
    "great-wall": ((2, 2, 3, 2), (0, 1, 1, 1), (0, 0), (0, 0)),  # one infantry unit
    "st-peters-basilica": ((4, 4), (0, 2, 0, 2), (0, 0), (0, 0)),  # one temple more happy
    "taj-mahal": ((2, 4, 2), (0, 3, 0, 0), (0, 0), (1, 0)),
    "universitas-carolina": ((3, 3, 3), (2, 1, 0, 0), (0, 0), (0, 0)),
    "eiffel-tower": ((3, 7, 3), (0, 4, 0, 1), (0, 0), (0, 0)),
    "kremlin": ((4, 4, 4), (0, 2, 0, -1), (1, 1), (0, 0)),
    "ocean-liner-service": ((4, 2, 2, 4), (0, 0, 0, 0), (0, 0), (0, 0)),
    "transcontinental-railroad": ((3, 3, 3, 3), (0, 0, 4, 0), (0, 0), (0, 0)),
    "fast-food-chains": ((4, 4, 4, 4), (0, 0, 0, 0), (0, 0), (0, 0)),
    "first-space-flight": ((1, 2, 4, 9), (0, 0, 0, 0), (0, 0), (0, 0)),
    "hollywood": ((5, 6, 5), (0, 0, 0, 0), (0, 0), (0, 0)),
    "internet": ((2, 3, 4, 3, 2), (0, 0, 0, 0), (0, 0), (0, 0)),
}


def rated(table: Table) -> tuple[int, ...]:
    return tuple(rating(table, 0, name) for name in RATINGS)


def complete(scenario: Scenario, id: str) -> Table:
    """The last stage of the wonder is built in the action phase of seat 0."""
    stages = WONDERS[id][0]
    scenario.wonder(0, id, stages=len(stages) - 1).stock(0, resources=stages[-1])
    return play(scenario.action_phase(0), "stages 1")


@card(*WONDERS)
@rule(
    "TTA-STAGE-01", "TTA-STAGE-03", "TTA-STAGE-05", "TTA-CTX-13", "TTA-CTX-14", "TTA-CTX-15", "TTA-CTX-16",
    "TTA-CTX-28", "TTA-CTX-36", "TTA-CTX-37", "TTA-CTX-38",
)
@pytest.mark.parametrize("id", WONDERS)
def test_built_stage_by_stage(id: str) -> None:
    stages, gives, actions, (blue, colonization) = WONDERS[id]
    level = BOOK.age[GAME.card(id)]
    scenario = Scenario(age=max(2, level) if level else 1).wonder(0, id).workers(0, religion=1)
    scenario.technologies(0, "republic" if level else "monarchy")
    table = scenario.stock(0, resources=sum(stages)).action_phase(0)
    before, left, (civil, military) = rated(table), sum(stages), totals(table, 0)
    for n, price in enumerate(stages):
        assert rated(table) == before, "no effect yet"
        assert totals(table, 0) == (civil, military)
        assert player(table, 0).blue_bank == 16 - left - n, "a token of the bank covers each stage"
        play(table, "stages 1")
        left -= price
        assert seat_view(table, 0)["resources"] == left
    view = seat_view(table, 0)
    assert view["wonder"] is None
    assert view["wonders"] == [{"id": id, "ruined": False, "homer": False}]
    assert tuple(b - a for a, b in zip(before, rated(table))) == gives
    assert totals(table, 0) == (civil + actions[0], military + actions[1])
    assert available(table, 0) == (civil - len(stages) + actions[0], military + actions[1])
    assert view["blue_bank"] == 16 + blue
    assert view["ratings"]["colonization"] == colonization


@card(*WONDERS)
@rule("TTA-STAGE-01")
@pytest.mark.parametrize("id", WONDERS)
def test_each_stage_must_be_paid(id: str) -> None:
    for done, price in enumerate(WONDERS[id][0]):
        age = max(1, BOOK.age[GAME.card(id)])
        table = Scenario(age=age).wonder(0, id, stages=done).stock(0, resources=price - 1).action_phase(0)
        assert "stages 1" not in offers(table)


@card("pyramids", "kremlin")
@rule("TTA-CTX-38", "TTA-CTX-20", "TTA-WOND-03")
def test_a_ruined_pyramids_takes_its_action_away() -> None:
    table = Scenario(age=2).wonders(0, "pyramids", "kremlin").workers(0, religion=1).event("ravages-of-time")
    assert (totals(table, 0), rating(table, 0, "culture")) == ((5, 3), 1 + 2 + 2), "the Kremlin is too young"
    assert rating(table, 0, "happiness") == 1 - 1
    assert seat_view(table, 0)["wonders"][0] == {"id": "pyramids", "ruined": True, "homer": False}


@card("hanging-gardens", "universitas-carolina", "eiffel-tower")
@rule("TTA-WOND-03", "TTA-CTX-20")
def test_ruins_give_two_culture_and_nothing_else() -> None:
    scenario = Scenario(age=2).wonders(0, "hanging-gardens", "eiffel-tower", "universitas-carolina")
    table = scenario.event("ravages-of-time")
    assert offers(table) == ["pick hanging-gardens", "pick universitas-carolina"]
    assert rated(table) == (1 + 2, 1 + 4 + 1, 1, 2 + 1)
    play(table, "pick hanging-gardens")
    assert rated(table) == (1 + 2, 2 + 4 + 1, 1, 1)


@card("colossus")
@rule("TTA-CTX-40", "TTA-COLO-12")
def test_colossus_helps_to_colonize() -> None:
    table = Scenario().wonders(0, "colossus").event("historic-territory-i")
    assert offers(table) == ["pass", "bid 1", "bid 2"], "one warrior and the modifier; its strength does not count"
    assert rating(table, 0, "strength") == 1 + 2
    ruined = Scenario(age=2).wonders(0, "colossus", ruined=("colossus",)).event("historic-territory-i")
    assert offers(ruined) == ["pass", "bid 1"]


@card("library-of-alexandria")
@rule("TTA-CTX-28", "TTA-CARD-18")
def test_library_of_alexandria_raises_both_hand_limits() -> None:
    hand = ("drama", "theology", "alchemy", "warfare")
    taking = Scenario().row("iron").hand(0, *hand)
    assert "take iron" not in offers(taking.action_phase(0))
    table = Scenario().row("iron").hand(0, *hand).wonders(0, "library-of-alexandria").action_phase(0)
    assert (totals(table, 0), seat_view(table, 0)["military_hand_limit"]) == ((4, 2), 3)
    play(table, "take iron")
    assert len(seat_view(table, 0)["civil_hand"]) == 5
    held = ("plunder-i", "raid-i", "enslave")
    assert offers(Scenario().hand(0, *held).end_of_turn(0)) == [f"discard {id}" for id in held]
    table = Scenario().hand(0, *held).wonders(0, "library-of-alexandria").end_of_turn(0)
    assert table.seat == 1
    assert len(player(table, 0).hand) == 3 + 2, "nothing is discarded, two are drawn"


@card("great-wall")
@rule("TTA-CTX-13", "TTA-ANNEX-07", "TTA-STAT-13")
def test_great_wall_counts_infantry_and_artillery() -> None:
    def strength(leader: str | None, *wonders: str) -> int:
        scenario = Scenario(age=2).technologies(0, "swordsmen", "knights", "cannon").wonders(0, *wonders)
        scenario.workers(0, only=True, warriors=2, swordsmen=1, knights=1, cannon=1)
        if leader:
            scenario.leader(0, leader)
        return rating(scenario.action_phase(0), 0, "strength")

    units = 2 + 2 + 2 + 3
    assert strength(None) == units
    assert strength(None, "great-wall") == units + 3 + 1
    assert strength("genghis-khan", "great-wall") == units + 4, "they stay infantry"


@card("great-wall")
@rule("TTA-CTX-13", "TTA-COLO-14")
def test_great_wall_is_no_part_of_a_force() -> None:
    table = Scenario().wonders(0, "great-wall").event("historic-territory-i")
    assert rating(table, 0, "strength") == 2
    assert offers(table) == ["pass", "bid 1"]


@card("st-peters-basilica")
@rule("TTA-CTX-15", "TTA-ANNEX-22", "TTA-STAT-11")
def test_basilica_adds_one_to_each_source_of_happiness() -> None:
    def happy(*wonders: str, leader: str = "william-shakespeare") -> int:
        scenario = Scenario(age=3).technologies(0, "drama", "theocracy").workers(0, religion=1, drama=1)
        scenario.leader(0, leader).colonies(0, "historic-territory-i")
        return rating(scenario.wonders(0, *wonders).action_phase(0), 0, "happiness")

    assert happy(leader="mahatma-gandhi") == 1 + 1 + 1 + 1, "temple, theater, government, colony"
    assert happy("st-peters-basilica", leader="mahatma-gandhi") == 4 * 2 + 1 - 1, "at most 8"
    few = Scenario(age=3).workers(0, only=True, religion=2)
    assert rating(few.wonders(0, "st-peters-basilica").action_phase(0), 0, "happiness") == 1 + 2 * 2
    ruins = Scenario(age=3).workers(0, only=True, religion=2)
    ruins.wonders(0, "st-peters-basilica", ruined=("st-peters-basilica",))
    assert rating(ruins.action_phase(0), 0, "happiness") == 2
    led = Scenario(age=3).workers(0, only=True).leader(0, "charlie-chaplin").colonies(0, "historic-territory-ii")
    assert rating(led.wonders(0, "st-peters-basilica").action_phase(0), 0, "happiness") == 1 + (2 + 1) + (2 + 1)
    other = Scenario(age=3).workers(0, only=True).wonders(0, "st-peters-basilica", "hanging-gardens", "kremlin")
    assert rating(other.action_phase(0), 0, "happiness") == 1 + (2 + 1) - 1, "the unhappy Kremlin is no source"
    state = Scenario(age=3).workers(0, only=True).technologies(0, "theocracy").wonders(0, "st-peters-basilica")
    assert rating(state.action_phase(0), 0, "happiness") == 1 + (1 + 1)


@card("st-peters-basilica", "homer")
@rule("TTA-ANNEX-02", "TTA-ANNEX-37", "TTA-ANNEX-03")
def test_basilica_and_homer_under_a_wonder() -> None:
    def happy(wonder: str, ruined: tuple[str, ...] = (), homer: str | None = None) -> int:
        scenario = Scenario(age=3).workers(0, only=True)
        scenario.wonders(0, "st-peters-basilica", wonder, ruined=ruined, homer=homer)
        return rating(scenario.action_phase(0), 0, "happiness")

    assert happy("pyramids") == 1
    assert happy("pyramids", homer="pyramids") == 1 + (1 + 1)
    assert happy("hanging-gardens", homer="hanging-gardens") == 1 + (2 + 1 + 1), "one more in all, not for each"
    assert happy("hanging-gardens", ruined=("hanging-gardens",)) == 1
    assert happy("hanging-gardens", ruined=("hanging-gardens",), homer="hanging-gardens") == 1 + (1 + 1)


@card("taj-mahal")
@rule("TTA-CTX-14", "TTA-WOND-02", "TTA-TAKE-05")
def test_taj_mahal_is_cheaper_after_a_leader_was_replaced() -> None:
    def price(*moves: str, wonders: tuple[str, ...] = ("pyramids",), leader: str = "moses") -> int:
        scenario = Scenario().row(*[None] * 9, "taj-mahal").wonders(0, *wonders).hand(0, "joan-of-arc")
        if leader:
            scenario.leader(0, leader)
        table = play(scenario.action_phase(0), *moves)
        return int(table.view(0)["row"][9]["price"])

    assert price() == 3 + 1
    assert price("play joan-of-arc") == 3 + 1 - 2, "with the surcharge for completed wonders"
    assert price("play joan-of-arc", leader="") == 3 + 1, "no leader was replaced"
    cheap = Scenario().row("taj-mahal").leader(0, "moses").hand(0, "joan-of-arc").actions(0, civil=1)
    table = play(cheap.action_phase(0), "play joan-of-arc")
    assert table.view(0)["row"][0]["price"] == 0
    play(table, "take taj-mahal")
    assert available(table, 0)[0] == 1, "the action came back with the new leader, and taking it was free"
    assert seat_view(table, 0)["wonder"]["id"] == "taj-mahal"
    assert seat_view(table, 0)["blue_bank"] == 16, "its token comes with the last stage"
    table = Scenario(age=2).wonders(0, "taj-mahal").banks(0, blue=17).event("ravages-of-time")
    assert (seat_view(table, 0)["blue_bank"], rating(table, 0, "culture")) == (16, 2)


@card("ocean-liner-service")
@rule("TTA-CTX-36", "TTA-WORK-03")
def test_ocean_liner_service_brings_a_worker_in_each_turn() -> None:
    table = complete(Scenario(age=3), "ocean-liner-service")
    before = available(table, 0)
    play(table, "use ocean-liner-service")
    view = seat_view(table, 0)
    assert (view["unused_workers"], view["yellow_bank"], view["food"]) == (2, 17, 0)
    assert available(table, 0) == before, "on the turn of its completion, without action"
    assert "use ocean-liner-service" not in offers(table), "once"
    play(table, "end turn", "pass", "end turn", "pass")
    assert "use ocean-liner-service" in offers(table)
    empty = Scenario(age=3).wonders(0, "ocean-liner-service").banks(0, yellow=0).action_phase(0)
    assert "use ocean-liner-service" not in offers(empty)


@card("transcontinental-railroad")
@rule("TTA-CTX-37", "TTA-PROD-13", "TTA-CTX-52")
def test_railroad_doubles_one_worker_of_the_best_mine() -> None:
    def made(leader: str = "", blue: int = 16, **workers: int) -> list[int]:
        scenario = Scenario(age=3).technologies(0, "iron", "coal", "oil", "computers")
        scenario.wonders(0, "transcontinental-railroad").banks(0, blue=blue)
        if leader:
            scenario.leader(0, leader)
        table = play(scenario.workers(0, only=True, **workers).action_phase(0), "end turn")
        return player(table, 0).blue[4:12]

    assert made(bronze=2) == [3, 0, 0, 0, 0, 0, 0, 0]
    assert made(bronze=2, coal=1) == [2, 0, 2, 0, 0, 0, 0, 0], "the best mine that has a worker"
    assert made(philosophy=1) == [0] * 8, "no mine with a worker"
    assert made("bill-gates", iron=1, computers=1) == [0, 2, 0, 0, 0, 0, 0, 1], "a lab is no mine"
    assert made(iron=1, blue=1) == [0, 1, 0, 0, 0, 0, 0, 0], "as far as the bank has tokens"
    scenario = Scenario(age=3).technologies(0, "coal").wonders(0, "transcontinental-railroad")
    table = scenario.workers(0, only=True, coal=1, bronze=1).event("impact-of-industry")
    assert player(table, 0).culture == 3 + 3 + 1


@card("fast-food-chains")
@rule("TTA-STAGE-06")
def test_fast_food_chains() -> None:
    scenario = Scenario(age=3).technologies(0, "iron", "drama", "knights", "air-forces")
    scenario.workers(0, only=True, agriculture=2, iron=1, drama=2, warriors=1, knights=1, air_forces=1)
    table = complete(scenario.banks(0, unused=4), "fast-food-chains")
    assert player(table, 0).culture == 2 * 3 + 5


@card("first-space-flight")
@rule("TTA-STAGE-06")
def test_first_space_flight_counts_levels_of_technologies() -> None:
    scenario = Scenario(age=3).technologies(0, "iron", "rockets", "computers", "democracy", "strategy", "masonry")
    table = complete(scenario.leader(0, "albert-einstein").wonders(0, "kremlin"), "first-space-flight")
    assert player(table, 0).culture == 1 + 3 + 3 + 3 + 2 + 1, "staffed or not; nothing else"


@card("hollywood")
@rule("TTA-CTX-16", "TTA-ANNEX-23", "TTA-STAGE-06")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [("", 2 + 4 + 1), ("william-shakespeare", 2 + 4 + 1 + 2), ("johann-sebastian-bach", 2 + 4 + 1 + 2),
     ("charlie-chaplin", 2 + 4 + 1 + 4), ("mahatma-gandhi", 2 + 4 + 1), ("sid-meier", 2 + 4 + 1)],
)
def test_hollywood_scores_theaters_and_libraries_twice(leader: str, culture: int) -> None:
    scenario = Scenario(age=3).technologies(0, "drama", "movies", "printing-press", "alchemy")
    scenario.workers(0, drama=1, movies=1, printing_press=1, religion=1, alchemy=1)
    if leader:
        scenario.leader(0, leader)
    assert player(complete(scenario, "hollywood"), 0).culture == 2 * culture


@card("internet")
@rule("TTA-CTX-16", "TTA-ANNEX-24", "TTA-STAGE-06")
@pytest.mark.parametrize(
    ("leader", "extra"),
    [("", 0), ("william-shakespeare", 2), ("johann-sebastian-bach", 1), ("charlie-chaplin", 2), ("isaac-newton", 2),
     ("albert-einstein", 2), ("sid-meier", 2 - 2), ("james-cook", 0), ("mahatma-gandhi", 0)],
)
def test_internet_scores_all_that_urban_buildings_give(leader: str, extra: int) -> None:
    """Culture, science and strength of: Philosophy, Scientific Method, Religion, Journalism, Drama, Team Sports."""
    scenario = Scenario(age=3).technologies(0, "scientific-method", "journalism", "drama", "team-sports")
    scenario.workers(0, philosophy=1, scientific_method=1, religion=1, journalism=1, drama=1, team_sports=1)
    scenario.wonders(0, "universitas-carolina")
    if leader:
        scenario.leader(0, leader)
    expected = 1 + 3 + 1 + (2 + 2) + 2 + 2 + extra
    assert player(complete(scenario, "internet"), 0).culture == expected
