"""A scenario is a legal position, again each time it is opened, or it is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from clio.engine.errors import BadScenario
from clio.games.monumental.cardbook import BOOK, MAPS, Map
from clio.games.monumental.census import faults, faults_of_map
from clio.games.monumental.record import GAME
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    city, deck, defence, offers, owner, play, position, purse, soldiers, token, world,
)

REFUSED: list[Callable[[], object]] = [
    # seats and slots
    lambda: Scenario().city(2, {1: "fort"}),
    lambda: Scenario().city(0, {10: "fort"}),
    lambda: Scenario().deck(-1),
    lambda: Scenario().resources(7, gold=1),
    lambda: Scenario().turn(2),
    lambda: Scenario().automa_turn(1),
    lambda: Scenario("egypt").turn(1),
    lambda: Scenario("egypt").city(1, {1: "fort"}),
    # cards
    lambda: Scenario().discard(0, "no-such-card"),
    lambda: Scenario().city(0, {1: "corvee"}).turn(0),
    lambda: Scenario().city(0, {1: "philosophy"}).turn(0),
    lambda: Scenario().city(0, {1: "navigation/navigation"}).turn(0),
    lambda: Scenario().city(0, {1: "/navigation"}).turn(0),
    lambda: Scenario().city(0, {1: "revolt"}).tilt(0, 1).turn(0),
    lambda: Scenario().city(0, dict.fromkeys(range(1, 5), "fort")).turn(0),
    lambda: Scenario().discard(0, "colossus").display("colossus").turn(0),
    lambda: Scenario(african=False).discard(0, "navigation").turn(0),
    lambda: Scenario().archive(0, *["workshop"] * 11).turn(0),
    lambda: Scenario().policies(0, "treaties"),
    lambda: Scenario().policies(0, "corvee", "corvee"),
    lambda: Scenario().wonder(0, "granary"),
    lambda: Scenario().wonder(0, "colossus", "great-wall"),
    lambda: Scenario().did(0, "slept"),
    lambda: Scenario().did(0, "corvee"),
    lambda: Scenario().display("corvee"),
    lambda: Scenario().display(*["granary"] * 7),
    lambda: Scenario().pile(1, "granary").display("granary").turn(0),
    lambda: Scenario().tilt(0, 1, 2, 3, 4, 5, 6).turn(0),
    lambda: Scenario().development("granary", "electricity").development("electricity", "granary").turn(0),
    # the map
    lambda: Scenario().province(0, "a1", soldiers=1),
    lambda: Scenario().province(0, "zz", soldiers=1),
    lambda: Scenario().province(0, (9, 9), soldiers=1),
    lambda: Scenario().province(0, "c5", soldiers=1),
    lambda: Scenario().province(0, "d5"),
    lambda: Scenario().province(0, "d5", soldiers=10),
    lambda: Scenario().province(0, "d5", soldiers=5).province(0, "d4", soldiers=5).turn(0),
    lambda: Scenario().province(0, "d5", warlord=True).province(0, "d4", warlord=True),
    lambda: Scenario().province(0, "e5", outpost=True).turn(0),
    lambda: Scenario().province(0, "d5", soldiers=1, forces=True),
    lambda: Scenario().province(0, "d5", hero=True).turn(0),
    lambda: Scenario(map="shadow-of-disaster").province(0, "d4", soldiers=1),
    lambda: Scenario(map="shadow-of-disaster").explorers(0, "e5"),
    lambda: Scenario().explorers(0, "g5"),
    lambda: Scenario().token("d5", "barbarians-1-gold-1-culture"),
    lambda: Scenario().token("e3", "barbarians-monster-hydra"),
    lambda: Scenario().token("d5", "barbarians-1-production-2-science").province(0, "d5", soldiers=1).turn(0),
    lambda: Scenario().market("d5", "market-gao-1"),
    lambda: Scenario().market("d4", "market-venice-1"),
    lambda: Scenario().market("d4", "market-gao-1", "market-gao-1"),
    lambda: Scenario().market_tokens(0, "market-venice-1").turn(0),
    lambda: Scenario().market_tokens(0, "market-gao-1", "market-gao-2").turn(0),
    lambda: Scenario().natural("d5", "nile"),
    lambda: Scenario(natural_wonders="no").natural("e5", "nile"),
    lambda: Scenario().wonder_token("colossus", "d5").turn(0),
    lambda: Scenario().discard(0, "colossus").wonder_token("colossus", "d5").turn(0),
    lambda: Scenario().post(0, "e5", "timber"),
    lambda: Scenario().post(0, "d4", "timber").post(1, "d4", "arms"),
    lambda: Scenario().post(0, "d4", "timber").post(0, "d5", "timber").post(0, "e4", "arms"),
    lambda: Scenario().monster("hydra", "d5"),
    lambda: Scenario(monsters=True).monster("hydra", "d5").turn(0),
    # trade and modules
    lambda: Scenario().space(0, 21),
    lambda: Scenario(african=False).space(0, 1),
    lambda: Scenario().gains(0, *["patronage"] * 5).turn(0),
    lambda: Scenario().bag("safe-conduct", "safe-conduct").turn(0),
    lambda: Scenario(quests="no").quests(0, "sage"),
    lambda: Scenario().quests(0, "sage", "purist", "reformer"),
    lambda: Scenario().quests(0, "sage").quests(1, "sage").turn(0),
    lambda: Scenario().heroes("hannibal").turn(0),
    lambda: Scenario(heroes=True).heroes("hannibal").hero(0, "hannibal").turn(0),
    lambda: Scenario(future="no").project("peacekeeping"),
    lambda: Scenario().project("peacekeeping", 0, 0),
    lambda: Scenario("egypt").automa("catching-up"),
    lambda: Scenario().revolts(21),
    lambda: Scenario().round(2, ending="soon"),
    lambda: Scenario().dice(3),
    # neither numbers nor names
    lambda: Scenario().resources("0", gold=1),  # type: ignore[arg-type]
    lambda: Scenario().resources(0, gold="1"),  # type: ignore[arg-type]
    lambda: Scenario().resources(0, silver=1),
    lambda: Scenario().resources(0, gold=1, fresh=2),
    lambda: Scenario().deck(0, None),  # type: ignore[arg-type]
    lambda: Scenario().round(2.5),  # type: ignore[arg-type]
    lambda: Scenario().era("2"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("describe", REFUSED)
def test_what_cannot_be_is_refused_with_a_sentence(describe: Callable[[], object]) -> None:
    with pytest.raises(BadScenario) as refused:
        describe()
    for lang in ("en", "fr"):
        text = refused.value.text(lang)
        assert text.endswith((".", "?")), text
        assert "{" not in text


def test_the_example_of_the_module() -> None:
    table = (
        Scenario("egypt", "greece", map="one-day")
        .city(0, {1: "work-camp", 2: "mine/navigation"})
        .tilt(0, 1, 2)
        .resources(0, military=3)
        .province(1, "e4", soldiers=1, outpost=True)
        .token("d5", "barbarians-1-science-2-production")
        .turn(0)
    )
    assert (city(table)[:2], purse(table), owner(table, (0, -1))) == (["work-camp", "mine"], {"military": 3}, 1)
    assert (token(table, "d5"), defence(table, "e4"), soldiers(table, "g5")) == (
        "barbarians-1-science-or-2-production", 4, 8,
    )


@pytest.mark.parametrize("m", MAPS, ids=lambda m: m.id)
@pytest.mark.parametrize("mode", ["normal", "continuous"])
def test_a_position_is_legal_and_nothing_is_lost_when_it_is_played(m: Map, mode: str) -> None:
    seats = ("zulu", "mali", "aksum", "egypt", "greece")[: m.seats]
    table = Scenario(*seats, map=m.id, mode=mode, heroes=True, monsters=True).turn(0)
    s = world(table)
    assert [faults(s, seat) for seat in range(len(s.players))] == [[]] * len(s.players)
    assert faults_of_map(s) == []
    before = GAME.census(s)
    random = Random(m.id)
    for _ in range(100):
        if not s.over:
            s.apply(random.choice(s.legal))
        assert GAME.census(s) == before


def test_described_pieces_are_counted_once() -> None:
    table = (
        position("zulu", automa="mali", heroes=True, monsters=True).hero(0, "hannibal").heroes("cleopatra")
        .city(0, {1: "colossus", 2: "granary/navigation", 3: "revolt"}).deck(0, "workshop").discard(0, "writing")
        .archive(0, "market").reserved(0, "masonry").wonder(0, "great-wall").wonder(1, "great-pyramid", "stonehenge")
        .discard(1, "currency").province(0, "d5", soldiers=2, forces=True, hero=True).province(1, "c7", outpost=True)
        .province(0, "e3", soldiers=1).monster("hydra", "e3").wonder_token("colossus", "d5").post(0, "e4", "timber")
        .gains(0, "patronage", used=("bargain",)).market_tokens(1, "market-gao-2").bag("archivists").space(0, 7)
        .pile(1, "stables").display("academy", "amphitheatre").turn(0)
    )
    s = world(table)
    assert [faults(s, seat) for seat in range(2)] == [[], []]
    assert faults_of_map(s) == []
    count = GAME.census(s)
    for kind in range(8, 83):
        if BOOK.era[kind] != 3:
            assert count[BOOK.id[kind]] == 1, BOOK.id[kind]
    assert count["revolt"] == 20
    assert sum(n for id, n in count.items() if id.startswith("gain-")) == 40
    assert sum(n for id, n in count.items() if id.startswith("exchange-")) == 20


@pytest.mark.parametrize("opening", ["turn", "activation", "turn_end", "round_start", "round_end", "end"])
def test_a_scenario_is_the_same_each_time_it_is_opened(opening: str) -> None:
    scenario = position().province(0, "d5", soldiers=2).resources(0, military=5).city(0, {1: "revolt"})
    first = getattr(scenario, opening)()
    before = GAME.digest(first.state)
    random = Random(1)
    for _ in range(12):
        if not first.over:
            first.play(random.choice(offers(first)))
    assert GAME.digest(getattr(scenario, opening)().state) == before


def test_a_refused_description_changes_nothing() -> None:
    scenario = position().resources(0, gold=1)
    refused: list[Callable[[], object]] = [
        lambda: scenario.resources(0, gold=3, silver=1), lambda: scenario.tilt(0, 1, 10),
        lambda: scenario.post(0, "e5", "timber"), lambda: scenario.token("d5", "barbarians-1-gold-1-culture"),
    ]
    for describe in refused:
        with pytest.raises(BadScenario):
            describe()
    assert GAME.digest(world(scenario.turn(0))) == GAME.digest(world(position().resources(0, gold=1).turn(0)))


def test_the_city_deck_from_the_top() -> None:
    table = position().deck(0, "workshop", "granary").turn(0)
    assert deck(table)[:2] == ["workshop", "granary"]
    assert len([card for card in city(table) if card is not None]) + len(deck(table)) == 15 + 2
    play(table, "done")
