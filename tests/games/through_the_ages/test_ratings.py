"""The engine's ratings are those of `reference.py`, in whole games and in positions where cards meet."""

from __future__ import annotations

import random
import pytest

from clio.engine.rng import seed_rng
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops import ratings
from clio.games.through_the_ages.ops.armies import tactical_strength
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.rules.colony import largest_force
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import (
    ACTION, AGGRESSION, EVENT, FARM, GOVERNMENT, LAB, LEADER, MINE, NONE, PACT, SPECIAL, TACTIC, TECHNOLOGIES,
    TERRITORY, UNIT, WONDER, WORKED, Ages,
)
from tests.games.through_the_ages import reference
from tests.games.through_the_ages.helpers import ages, seat_view
from tests.rules import rule

OLD_WONDERS = WONDER + 8  # those of Ages A and I
GAMES = [(players, n) for players, games in ((2, 4), (3, 3), (4, 3)) for n in range(games)]


def counted(s: Ages, me: int) -> dict[str, int]:
    """What the engine says."""
    p = s.players[me]
    return {
        "science": ratings.science_rating(s, me),
        "culture": ratings.culture_rating(s, me),
        "strength": ratings.strength(s, me),
        "happiness": ratings.happiness(s, me),
        "discontent": ratings.discontent(s, me),
        "civil actions": p.ca_total,
        "military actions": p.ma_total,
        "civil limit": ratings.civil_limit(s, me),
        "military limit": ratings.military_limit(s, me),
        "colonization": ratings.colonization(p),
        "force": largest_force(p),
    }


def expected(s: Ages, me: int) -> dict[str, int]:
    """What the clauses say."""
    civs = reference.civilizations(s)
    c = civs[me]
    return {
        "science": reference.science(c),
        "culture": reference.culture(civs, me),
        "strength": reference.strength(c),
        "happiness": reference.happiness(c),
        "discontent": reference.discontent(c),
        "civil actions": reference.civil_actions(c),
        "military actions": reference.military_actions(c),
        "civil limit": reference.civil_actions(c) + reference.more_cards(c),
        "military limit": reference.military_actions(c) + reference.more_cards(c),
        "colonization": reference.colonization(c),
        "force": reference.largest_force(c),
    }


SELDOM = ("pass", "end", "take", "destroy", "disband", "prepare", "no", "done", "cancel")


def busy(s: Ages, rng: random.Random) -> int:
    """A random move, seldom one that lets a civilization stand still."""
    word = [GAME.space.symbol(a).split()[0] for a in s.legal]
    return rng.choices(s.legal, [1 if first in SELDOM else 12 for first in word])[0]


def presents(s: Ages) -> None:
    """Riches for all, so that random players come to own something."""
    for p in s.players:
        p.science += 4
        p.blue[FARM] += 2
        p.blue[MINE] += 5


@rule(
    "TTA-STAT-01", "TTA-STAT-02", "TTA-STAT-03", "TTA-STAT-04", "TTA-STAT-05", "TTA-STAT-06", "TTA-STAT-07",
    "TTA-STAT-09", "TTA-STAT-10", "TTA-STAT-12", "TTA-ARMY-09", "TTA-ACTOT-01", "TTA-ACTOT-02", "TTA-ACTOT-03",
    "TTA-CMOD-01", "TTA-WORK-07", "TTA-WORK-08",
)
@pytest.mark.parametrize(("players", "n"), GAMES)
def test_every_decision_of_a_random_game(players: int, n: int) -> None:
    rng = random.Random(100 * players + n)
    options = GAME.record.settle(players, {"resignation": False})
    s = GAME.set_up(players, options, seed_rng(f"ratings-{players}-{n}"))
    s.advance()
    while not s.over:
        turn = s.active
        s.apply(busy(s, rng))
        if s.active != turn:
            presents(s)
        for me, p in enumerate(s.players):
            assert counted(s, me) == expected(s, me)
            assert 0 <= p.ca <= p.ca_total
            assert 0 <= p.ma <= p.ma_total


# ---------------------------------------------------------------- made-up civilizations
def furnish(s: Ages, me: int, rng: random.Random) -> None:
    """Anything that could lie in front of a player, and some things that could not."""
    p = s.players[me]
    p.government = rng.randrange(GOVERNMENT, SPECIAL)
    p.techs = (1 << WORKED) - 1 | 1 << p.government
    for first in range(SPECIAL, TECHNOLOGIES, 3):
        p.techs |= rng.randrange(2) << rng.randrange(first, first + 3)
    p.workers = [0] * WORKED
    for first, end in ((LAB, UNIT), (UNIT, WORKED)):
        for kind in rng.choices(range(first, end), k=rng.randrange(9)):
            p.workers[kind] += 1
    p.leader = rng.choice([NONE, *range(LEADER, ACTION)])
    p.wonders = tuple(rng.sample(range(WONDER, LEADER), rng.randrange(6)))
    p.ruins = sum(1 << kind - WONDER for kind in p.wonders if kind < OLD_WONDERS and rng.random() < 0.3)
    p.homer = rng.choice([NONE, *p.wonders[:1]]) if p.wonders and p.wonders[0] < OLD_WONDERS else NONE
    p.colonies = tuple(rng.sample(range(TERRITORY, EVENT), rng.randrange(3)))
    p.tactic = rng.choice([NONE, *range(TACTIC, AGGRESSION)])
    p.yellow_bank = rng.randrange(22)
    if rng.random() < 0.7 and len(s.players) > 2:
        p.pact = rng.randrange(PACT, TERRITORY)
        p.partner = rng.choice([seat for seat in range(len(s.players)) if seat != me])
        p.side_a = rng.random() < 0.5


@rule("TTA-STAT-05", "TTA-STAT-12", "TTA-STAT-13", "TTA-ARMY-01", "TTA-ARMY-04", "TTA-ARMY-05", "TTA-ARMY-09")
@pytest.mark.parametrize("n", range(4))
def test_made_up_civilizations(n: int) -> None:
    rng = random.Random(n)
    for _ in range(75):
        s = Scenario(players=4, age=3).s
        for me in range(4):
            furnish(s, me, rng)
        for me in range(4):
            ratings.refresh(s, me)
        for me in range(4):
            assert counted(s, me) == expected(s, me)


@rule("TTA-ARMY-06", "TTA-ARMY-07", "TTA-ARMY-09", "TTA-ANNEX-06")
@pytest.mark.parametrize("genghis", [False, True])
@pytest.mark.parametrize("tactic", range(TACTIC, AGGRESSION))
def test_armies_of_many_units(tactic: int, genghis: bool) -> None:
    rng = random.Random(tactic)
    for _ in range(25):
        units = [0] * (WORKED - UNIT)
        few = rng.sample(range(len(units)), 4)  # many of a kind
        for i in rng.choices(few, k=rng.randrange(3, 12)):
            units[i] += 1
        named = tuple((BOOK.id[UNIT + i], n) for i, n in enumerate(units) if n)
        best = reference.best_armies(BOOK.id[tactic], named, genghis)
        assert tactical_strength(tactic, units, genghis) == best, (BOOK.id[tactic], named)


# ---------------------------------------------------------------- positions, with the figures counted by hand
def rated(position: Scenario, seat: int = 0) -> dict[str, int]:
    """The ratings of a seat, once the engine and the reference agree on them."""
    table = position.action_phase(0)
    s = ages(table)
    for me in range(len(s.players)):
        assert counted(s, me) == expected(s, me)
    out: dict[str, int] = seat_view(table, seat)["ratings"]
    return out


def army(tactic: str | None, leader: str | None = None, **units: int) -> int:
    """The strength of a civilization that has only these units and this tactic."""
    age = 3 if leader is None else min(3, BOOK.age[GAME.card(leader)] + 1)
    position = Scenario(age=age).technologies(0, *[name.replace("_", "-") for name in units if name != "warriors"])
    position.workers(0, only=True, **units)
    if tactic:
        position.tactic(0, tactic)
    if leader:
        position.leader(0, leader)
    return rated(position)["strength"]


@rule("TTA-SETUP-07", "TTA-STAT-01", "TTA-STAT-02")
def test_the_ratings_at_the_start() -> None:
    start = rated(Scenario())
    assert [start[name] for name in ("science", "culture", "strength", "happiness")] == [1, 0, 1, 0]


@rule("TTA-ARMY-01", "TTA-ARMY-02", "TTA-ARMY-03", "TTA-STAT-04")
def test_each_army_adds_its_tactical_strength() -> None:
    assert army(None, warriors=4) == 4
    assert army("fighting-band", warriors=1) == 1  # not enough for an army
    assert army("fighting-band", warriors=2) == 2 + 1
    assert army("fighting-band", warriors=4) == 4 + 2 * 1
    assert army("phalanx", warriors=4, knights=1) == 4 + 2 + 3  # the second army lacks cavalry


@rule("TTA-ARMY-04")
def test_a_unit_belongs_to_one_army() -> None:
    assert army("phalanx", warriors=3, knights=2) == 3 + 4 + 3
    assert army("phalanx", warriors=4, knights=2) == 4 + 4 + 2 * 3


@rule("TTA-ARMY-05", "TTA-CTX-41")
def test_an_air_force_doubles_one_army() -> None:
    assert army("fighting-band", warriors=4, air_forces=1) == 4 + 5 + 2 * 1 + 1
    assert army("fighting-band", warriors=4, air_forces=3) == 4 + 15 + 2 * 1 + 2 * 1


@rule("TTA-ARMY-10")
def test_without_a_tactic_air_forces_are_only_units() -> None:
    assert army(None, warriors=2, air_forces=2) == 2 + 10


@rule("TTA-ARMY-06")
def test_an_obsolete_army_counts_the_smaller_value() -> None:
    assert army("conquistadors", warriors=1, knights=2) == 1 + 4 + 3  # level 0 under a tactic of level 2
    assert army("conquistadors", swordsmen=1, knights=2) == 2 + 4 + 5  # one level is not two
    assert army("shock-troops", modern_infantry=1, tanks=2, knights=1) == 5 + 10 + 2 + 6  # one old unit is enough


@rule("TTA-ARMY-07", "TTA-EX-24")
def test_an_obsolete_army_with_an_air_force() -> None:
    assert army("defensive-army", warriors=1, riflemen=1, cannon=1, air_forces=1) == 1 + 3 + 3 + 5 + 2 * 3


@rule("TTA-ARMY-08")
def test_a_tactic_of_age_one_is_never_obsolete() -> None:
    assert army("legion", warriors=3) == 3 + 2


@rule("TTA-ARMY-09")
def test_armies_are_formed_for_the_highest_rating() -> None:
    # the old units together in one army, so that the other one keeps its full value
    assert army("defensive-army", warriors=2, riflemen=2, cannon=2) == 2 + 6 + 6 + 6 + 3
    # the air force with the better of the two
    assert army("defensive-army", warriors=2, riflemen=2, cannon=2, air_forces=1) == 2 + 6 + 6 + 5 + 2 * 6 + 3


@rule("TTA-ANNEX-06", "TTA-CTX-04")
def test_genghis_khan_makes_cavalry_of_infantry() -> None:
    assert army("heavy-cavalry", warriors=3) == 3
    assert army("heavy-cavalry", "genghis-khan", warriors=3) == 3 + 4
    assert army("heavy-cavalry", "genghis-khan", warriors=2, knights=1) == 2 + 2 + 4
    assert army("phalanx", "genghis-khan", warriors=5) == 5 + 3  # a unit counts as one or the other, not as both
    assert army("phalanx", "genghis-khan", warriors=6) == 6 + 2 * 3
    assert army("legion", "genghis-khan", knights=3) == 6  # not the other way round
    # two obsolete armies are worth more than a new one of four Riflemen, which leaves the Knights without infantry
    units = [0] * (WORKED - UNIT)
    units[GAME.card("riflemen") - UNIT] = units[GAME.card("knights") - UNIT] = 4
    assert tactical_strength(GAME.card("shock-troops"), units, True) == 2 * 6


@rule("TTA-EX-10", "TTA-ANNEX-07", "TTA-CTX-13")
def test_the_great_wall_sees_infantry() -> None:
    position = Scenario(age=1).workers(0, only=True, warriors=3).tactic(0, "heavy-cavalry")
    position.leader(0, "genghis-khan").wonders(0, "great-wall")
    assert rated(position)["strength"] == 3 + 4 + 3


@rule("TTA-CTX-02", "TTA-CTX-09")
def test_leaders_of_units() -> None:
    assert army(None, "alexander-the-great", warriors=2, knights=1) == 2 + 2 + 3
    assert army(None, "napoleon-bonaparte", warriors=2, swordsmen=1, knights=1) == 2 + 2 + 2 + 2 * 2
    assert army(None, "napoleon-bonaparte", warriors=1, knights=1, cannon=1, air_forces=2) == 1 + 2 + 3 + 10 + 2 * 4


@rule("TTA-EX-03", "TTA-ANNEX-01", "TTA-ANNEX-02", "TTA-CTX-15")
def test_homer_and_the_basilica() -> None:
    def happy(*wonders: str, homer: str | None = None) -> int:
        return rated(Scenario(age=2).wonders(0, *wonders, homer=homer))["happiness"]

    assert happy("great-wall") == 1
    assert happy("great-wall", homer="great-wall") == 2
    assert happy("great-wall", "st-peters-basilica") == 2 + 1
    assert happy("great-wall", "st-peters-basilica", homer="great-wall") == 3 + 1  # three of the wall, one of its own
    assert happy("colossus", "st-peters-basilica", homer="colossus") == 2 + 1
    assert happy("st-peters-basilica", homer="st-peters-basilica") == 2  # no symbol for itself


@rule("TTA-EX-04", "TTA-ANNEX-03", "TTA-ANNEX-37", "TTA-WOND-03")
def test_ruins() -> None:
    ruins = rated(Scenario(age=2).wonders(0, "colossus", ruined=("colossus",), homer="colossus"))
    assert (ruins["happiness"], ruins["culture"], ruins["strength"], ruins["colonization"]) == (1, 2, 1, 0)
    both = Scenario(age=2).wonders(
        0, "hanging-gardens", "colossus", "st-peters-basilica", ruined=("hanging-gardens", "colossus"), homer="colossus"
    )
    assert rated(both)["happiness"] == 2 + 1  # of Homer and the Basilica on the ruins, and its own
    fallen = Scenario(age=2).wonders(0, "great-wall", "st-peters-basilica", ruined=("st-peters-basilica",))
    assert rated(fallen)["happiness"] == 1


@rule("TTA-ANNEX-22")
def test_the_basilica_counts_each_worker() -> None:
    position = Scenario(age=2).technologies(0, "theology", "drama", "theocracy")
    position.workers(0, religion=1, theology=1, drama=2).wonders(0, "st-peters-basilica")
    assert rated(position)["happiness"] == min(8, (1 + 1) + (2 + 1) + 2 * (1 + 1) + (1 + 1) + 1)
    few = Scenario(age=2).technologies(0, "drama").workers(0, drama=2).wonders(0, "st-peters-basilica")
    assert rated(few)["happiness"] == 2 * (1 + 1) + 1
    colony = Scenario(age=2).colonies(0, "historic-territory-i").wonders(0, "st-peters-basilica")
    assert rated(colony)["happiness"] == 2 + 1


@rule("TTA-STAT-11", "TTA-CTX-38")
def test_an_unhappy_symbol_is_no_happiness_for_the_basilica() -> None:
    sad = Scenario(age=3).workers(0, religion=2).wonders(0, "kremlin")
    assert rated(sad)["happiness"] == 2 - 1
    blessed = Scenario(age=3).workers(0, religion=2).wonders(0, "kremlin", "st-peters-basilica")
    assert rated(blessed)["happiness"] == 2 * 2 - 1 + 1


@rule("TTA-CTX-06", "TTA-ANNEX-01", "TTA-ANNEX-34")
def test_michelangelo() -> None:
    position = Scenario(age=2).technologies(0, "drama", "bread-and-circuses").leader(0, "michelangelo")
    position.workers(0, religion=1, drama=1, bread_and_circuses=1)  # culture 1 + 2; happy symbols 1 + 1, arena apart
    assert rated(position)["culture"] == 3 + 2
    position = Scenario(age=2).leader(0, "michelangelo").wonders(0, "hanging-gardens", homer="hanging-gardens")
    assert rated(position)["culture"] == 1 + 3
    position = Scenario(age=2).leader(0, "michelangelo")
    position.wonders(0, "hanging-gardens", ruined=("hanging-gardens",), homer="hanging-gardens")
    assert rated(position)["culture"] == 2 + 1
    position = Scenario(age=2).leader(0, "michelangelo").workers(0, religion=1).wonders(0, "st-peters-basilica")
    assert rated(position)["culture"] == 1 + 2 + 2 + 1


@rule("TTA-CTX-32")
def test_joan_of_arc() -> None:
    position = Scenario(age=2).technologies(0, "theology", "theocracy").leader(0, "joan-of-arc")
    position.workers(0, religion=1, theology=1).colonies(0, "historic-territory-i")
    joan = rated(position)  # warriors 1, Theocracy 1, temples 1 + 2, government 1; the colony does not count
    assert (joan["strength"], joan["culture"]) == (1 + 1 + 3 + 1, 1 + 1 + 2)
    blessed = Scenario(age=2).leader(0, "joan-of-arc").workers(0, religion=1).wonders(0, "st-peters-basilica")
    assert rated(blessed)["strength"] == 1 + 2


@rule("TTA-STAT-12", "TTA-CTX-45", "TTA-CTX-46", "TTA-CTX-47")
def test_pacts() -> None:
    shield = Scenario(players=3, age=3).pact(0, "promise-of-military-protection", 1, owner_is_a=False)
    shield.workers(0, religion=2).workers(1, religion=2)
    assert (rated(shield)["strength"], rated(shield)["culture"]) == (1 + 4, 2 - 1)
    assert (rated(shield, 1)["strength"], rated(shield, 1)["culture"]) == (1, 2 + 1)
    allied = Scenario(players=3, age=3).pact(2, "military-alliance", 0).pact(0, "peace-treaty", 1)
    assert [rated(allied, seat)["strength"] for seat in range(3)] == [4, 1, 4]
    assert [rated(allied, seat)["culture"] for seat in range(3)] == [1, 1, 0]
    tour = Scenario(players=3, age=3).pact(1, "international-tourism", 0)
    tour.wonders(0, "pyramids", "colossus", ruined=("colossus",))
    assert [rated(tour, seat)["culture"] for seat in range(3)] == [2, 2, 0]  # the ruins' own 2; two wonders of seat 0


@rule("TTA-STAT-01", "TTA-CTX-47")
def test_a_wonder_of_the_partner_counts_at_once() -> None:
    position = Scenario(players=3, age=3).pact(1, "international-tourism", 0).wonder(0, "eiffel-tower", 2)
    table = position.stock(0, resources=3).action_phase()
    assert seat_view(table, 1)["ratings"]["culture"] == 0
    table.play("stages 1")
    assert seat_view(table, 1)["ratings"]["culture"] == 1


@rule("TTA-STAT-06", "TTA-STAT-07", "TTA-STAT-09", "TTA-STAT-10")
def test_ratings_have_a_floor_and_happiness_a_ceiling() -> None:
    low = Scenario(players=3, age=3).technologies(0, "fundamentalism").workers(0, only=True)
    low.pact(0, "loss-of-sovereignty", 1, owner_is_a=False)
    floor = rated(low)
    assert (floor["science"], floor["culture"], floor["strength"]) == (0, 0, 5)
    assert rated(Scenario(age=3).technologies(0, "communism"))["happiness"] == 0
    assert rated(Scenario().workers(0, only=True))["strength"] == 0
    high = Scenario(age=3).technologies(0, "professional-sports", "computers", "communism")
    assert rated(high.workers(0, professional_sports=4, philosophy=0, computers=4))["happiness"] == 8
    assert rated(high)["science"] == 4 * 5


@rule("TTA-CTX-05", "TTA-CTX-08", "TTA-CTX-10", "TTA-CTX-11", "TTA-CTX-33", "TTA-CARD-02", "TTA-STAT-13")
def test_leaders_of_buildings() -> None:
    def town(leader: str) -> dict[str, int]:
        position = Scenario(age=3).technologies(0, "alchemy", "computers", "journalism", "drama", "movies", "republic")
        position.workers(0, alchemy=1, journalism=1, drama=2, movies=1).leader(0, leader)
        return rated(position)  # science 1 + 2 + 2, culture 2 + 4 + 4; computers without a worker

    assert (town("james-cook")["science"], town("james-cook")["culture"]) == (5, 10)
    for best in ("isaac-newton", "albert-einstein"):
        assert town(best)["science"] == 5 + 2
    assert town("johann-sebastian-bach")["culture"] == 10 + 3
    assert town("william-shakespeare")["culture"] == 10 + 2
    assert town("charlie-chaplin")["culture"] == 10 + 4
    assert (town("sid-meier")["science"], town("sid-meier")["culture"]) == (5 - 2, 10 + 1)
    cook = Scenario(age=3).leader(0, "james-cook").colonies(0, "vast-territory-i", "wealthy-territory-i")
    assert rated(cook)["culture"] == 2 + 1
