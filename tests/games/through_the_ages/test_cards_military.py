"""Tactics, aggressions, wars and military bonus cards. Pacts: test_cards_pacts.py."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import Timeless, available, offers, play, play_open, player, rating, seat_view
from tests.rules import rule

# ---------------------------------------------------------------- tactics
STRENGTH = {
    "warriors": 1, "swordsmen": 2, "riflemen": 3, "modern_infantry": 5, "knights": 2, "cavalrymen": 3, "tanks": 5,
    "cannon": 3, "rockets": 5,
}
TACTICS: dict[str, tuple[dict[str, int], int, dict[str, int], int]] = {  # an army and its strength; an obsolete one
    "fighting-band": ({"warriors": 2}, 1, {}, 0),
    "legion": ({"warriors": 3}, 2, {}, 0),
    "medieval-army": ({"warriors": 1, "knights": 1}, 2, {}, 0),
    "phalanx": ({"warriors": 2, "knights": 1}, 3, {}, 0),
    "heavy-cavalry": ({"knights": 3}, 4, {}, 0),
    "conquistadors": ({"swordsmen": 1, "knights": 2}, 5, {"warriors": 1, "knights": 2}, 3),
    "mobile-artillery": ({"knights": 1, "cannon": 1}, 5, {}, 0),
    "fortifications": ({"cannon": 2}, 5, {}, 0),
    "defensive-army": ({"swordsmen": 2, "cannon": 1}, 6, {"swordsmen": 1, "warriors": 1, "cannon": 1}, 3),
    "napoleonic-army": ({"riflemen": 1, "knights": 1, "cannon": 1}, 7, {"warriors": 1, "knights": 1, "cannon": 1}, 4),
    "classic-army": ({"swordsmen": 2, "knights": 2}, 8, {"swordsmen": 1, "warriors": 1, "knights": 2}, 4),
    "entrenchments": ({"riflemen": 1, "cannon": 2}, 9, {"swordsmen": 1, "rockets": 2}, 5),
    "mechanized-army": ({"cavalrymen": 1, "rockets": 2}, 10, {"knights": 1, "rockets": 2}, 5),
    "shock-troops": ({"riflemen": 1, "cavalrymen": 3}, 11, {"modern_infantry": 1, "tanks": 2, "knights": 1}, 6),
    "modern-army": (
        {"modern_infantry": 2, "cavalrymen": 1, "rockets": 1}, 13,
        {"riflemen": 1, "warriors": 1, "tanks": 1, "cannon": 1}, 7,
    ),
}
TECHNOLOGIES = tuple(id.replace("_", "-") for id in STRENGTH if id != "warriors")


def army(id: str, units: dict[str, int]) -> Table:
    scenario = Timeless(age=3).technologies(0, *TECHNOLOGIES, "air-forces").hand(0, id)
    return scenario.workers(0, only=True, **units).action_phase(0)


def bonus(id: str, units: dict[str, int]) -> int:
    """What playing the tactic adds to the strength of these units."""
    table = army(id, units)
    before = rating(table, 0, "strength")
    assert before == sum(n * STRENGTH.get(unit, 5) for unit, n in units.items())
    play(table, f"tactic {id}")
    assert available(table, 0)[1] == 1, "for one military action"
    assert (seat_view(table, 0)["tactic"], seat_view(table, 0)["tactic_exclusive"]) == (id, True)
    return rating(table, 0, "strength") - before


@card(*TACTICS)
@rule("TTA-TACT-01", "TTA-ARMY-01", "TTA-ARMY-03", "TTA-ARMY-05", "TTA-ARMY-06", "TTA-ARMY-07", "TTA-ARMY-08")
@pytest.mark.parametrize("id", TACTICS)
def test_tactics(id: str) -> None:
    units, strength, old, less = TACTICS[id]
    assert bonus(id, units) == strength
    assert bonus(id, {unit: 2 * n for unit, n in units.items()}) == 2 * strength
    assert bonus(id, {**units, "air_forces": 1}) == 2 * strength
    for unit in units:
        assert bonus(id, {**units, unit: units[unit] - 1}) == 0, "every unit is needed"
    if old:
        assert bonus(id, old) == less, "a unit two levels below makes the army obsolete"
        assert bonus(id, {**old, "air_forces": 1}) == 2 * less
        both = {unit: units.get(unit, 0) + old.get(unit, 0) for unit in {**units, **old}}
        assert bonus(id, both) == strength + less


# ---------------------------------------------------------------- aggressions
PRICES = {
    "plunder-i": 1, "plunder-ii": 1, "plunder-iii": 1, "raid-i": 1, "raid-ii": 2, "raid-iii": 3, "enslave": 2, "spy": 1,
    "annex": 2, "infiltrate": 2, "armed-intervention": 2,
}


def strong(*hand: str) -> Scenario:
    """Seat 0 is stronger by four and has five military actions; the rival has a colony, a leader and a stock."""
    scenario = Timeless(age=3).technologies(0, "communism").workers(0, warriors=5).hand(0, *hand)
    return scenario.colonies(1, "historic-territory-i").leader(1, "albert-einstein").stock(1, food=2, resources=9)


def goods(table: Table, seat: int) -> tuple[int, int]:
    view = seat_view(table, seat)
    return view["food"], view["resources"]


@card(*PRICES)
@rule("TTA-AGGR-01", "TTA-AGGR-02", "TTA-AGGR-04", "TTA-AGGR-12")
@pytest.mark.parametrize("id", PRICES)
def test_what_an_aggression_costs(id: str) -> None:
    move = f"aggress {id} seat 2"
    assert move not in offers(strong(id).actions(0, military=PRICES[id] - 1).politics(0))
    assert move not in offers(strong(id).workers(1, warriors=5).politics(0)), "the rival is as strong"
    table = play(strong(id).hand(1, "military-bonus-ii").actions(0, military=PRICES[id]).politics(0), move)
    assert available(table, 0)[1] == 0
    play(table, "bonus military-bonus-ii")
    assert "repelled" in [line.kind for line in table.log]
    assert (goods(table, 0), goods(table, 1)) == ((0, 0), (2, 9))
    assert (player(table, 0).culture, seat_view(table, 1)["leader"]) == (0, "albert-einstein")
    assert id in [known for pile in table.view(0)["military_discard"] for known in pile["known"]]


PLUNDER = {"plunder-i": 3, "plunder-ii": 5, "plunder-iii": 7}


@card(*PLUNDER)
@rule("TTA-CTX-49", "TTA-RES-15")
@pytest.mark.parametrize("id", PLUNDER)
def test_plunder(id: str) -> None:
    n = PLUNDER[id]
    table = play(strong(id).politics(0), f"aggress {id} seat 2")
    assert (table.seat, offers(table)) == (0, ["food 0", "food 1", "food 2"]), "the attacker sets the mix"
    play(table, "food 1")
    assert (goods(table, 0), goods(table, 1)) == ((1, n - 1), (1, 9 - n + 1))
    table = play(strong(id).stock(1, food=1, resources=1).politics(0), f"aggress {id} seat 2")
    assert (goods(table, 0), goods(table, 1)) == ((1, 1), (0, 0)), "not more than there is"
    table = play(strong(id).stock(1, food=9, resources=0).banks(0, blue=2).politics(0), f"aggress {id} seat 2")
    assert (goods(table, 0), goods(table, 1)) == ((2, 0), (9 - n, 0)), "the thief uses own tokens"


def raided(id: str) -> Table:
    """The rival has Philosophy, Alchemy, Computers and Scientific Method, and builds cheaply."""
    scenario = strong(id).technologies(1, "alchemy", "scientific-method", "computers", "engineering", "democracy")
    scenario.workers(1, philosophy=1, alchemy=1, scientific_method=1, computers=1)
    return play(scenario.politics(0), f"aggress {id} seat 2")


@card("raid-i")
@rule("TTA-CTX-49", "TTA-AGGR-15")
def test_raid_i() -> None:
    table = raided("raid-i")
    assert (table.seat, offers(table)) == (0, ["pick philosophy", "pick alchemy"])
    play(table, "pick philosophy")
    assert goods(table, 0) == (0, 2), "half of the printed 3, rounded up"
    assert (seat_view(table, 1)["unused_workers"], rating(table, 1, "science")) == (2, 10 + 3)
    table = play(raided("raid-i"), "pick alchemy")
    assert goods(table, 0) == (0, 3)


@card("raid-ii")
@rule("TTA-CTX-49", "TTA-AGGR-15")
def test_raid_ii() -> None:
    table = raided("raid-ii")
    assert offers(table) == ["pick philosophy", "pick alchemy", "pick scientific-method"]
    play(table, "pick scientific-method")
    assert offers(table) == ["done", "pick philosophy", "pick alchemy"]
    play(table, "pick philosophy")
    assert goods(table, 0) == (0, 6), "half of 8 + 3, rounded up once"
    assert seat_view(table, 1)["unused_workers"] == 3
    assert goods(play(raided("raid-ii"), "pick scientific-method", "done"), 0) == (0, 4), "up to two"


@card("raid-iii")
@rule("TTA-CTX-49", "TTA-AGGR-15")
def test_raid_iii() -> None:
    table = raided("raid-iii")
    assert offers(table) == ["pick philosophy", "pick alchemy", "pick scientific-method", "pick computers"]
    play(table, "pick computers")
    assert offers(table) == ["done", "pick philosophy", "pick alchemy", "pick scientific-method"]
    play(table, "pick scientific-method")
    assert goods(table, 0) == (0, 10), "half of 11 + 8, rounded up"
    assert seat_view(table, 1)["unused_workers"] == 3


@card("enslave")
@rule("TTA-CTX-49", "TTA-WORK-05")
def test_enslave() -> None:
    table = play(strong("enslave").politics(0), "aggress enslave seat 2")
    assert (goods(table, 0), goods(table, 1)) == ((2, 2), (2, 9))
    assert (seat_view(table, 1)["unused_workers"], seat_view(table, 1)["yellow_bank"]) == (0, 19)
    table = play(strong("enslave").banks(1, unused=0).politics(0), "aggress enslave seat 2")
    assert (table.seat, offers(table)) == (
        1, ["pick agriculture", "pick bronze", "pick philosophy", "pick warriors"]), "the rival chooses"
    play(table, "pick philosophy")
    assert (rating(table, 1, "science"), goods(table, 0)) == (0, (2, 2))
    table = play(strong("enslave").banks(0, blue=2).politics(0), "aggress enslave seat 2")
    assert goods(table, 0) == (0, 2), "resources first"


@card("spy")
@rule("TTA-PTS-05")
@pytest.mark.parametrize(("have", "stolen"), [(9, 5), (5, 5), (3, 3), (0, 0)])
def test_spy(have: int, stolen: int) -> None:
    table = play(strong("spy").points(1, science=have).points(0, science=1).politics(0), "aggress spy seat 2")
    assert (player(table, 0).science, player(table, 1).science) == (1 + stolen, have - stolen)


@card("armed-intervention")
@rule("TTA-PTS-05")
@pytest.mark.parametrize(("have", "stolen"), [(20, 7), (7, 7), (4, 4), (0, 0)])
def test_armed_intervention(have: int, stolen: int) -> None:
    scenario = strong("armed-intervention").points(1, culture=have).points(0, culture=1)
    table = play(scenario.politics(0), "aggress armed-intervention seat 2")
    assert (player(table, 0).culture, player(table, 1).culture) == (1 + stolen, have - stolen)


@card("annex")
@rule("TTA-CTX-49", "TTA-COLN-01", "TTA-COLN-03", "TTA-AGGR-18")
def test_annex() -> None:
    scenario = strong("annex").colonies(1, "vast-territory-i", "strategic-territory-i")
    scenario.stock(1, food=0, resources=0).banks(1, yellow=21, blue=15)
    table = play(scenario.politics(0), "aggress annex seat 2")
    assert (table.seat, offers(table)) == (0, ["pick vast-territory-i", "pick strategic-territory-i"])
    play(table, "pick vast-territory-i")
    mine, theirs = seat_view(table, 0), seat_view(table, 1)
    assert (mine["colonies"], theirs["colonies"]) == (["vast-territory-i"], ["strategic-territory-i"])
    assert (mine["yellow_bank"], mine["blue_bank"], mine["food"]) == (18 + 3, 16 - 1, 0), "no food a second time"
    assert (theirs["yellow_bank"], theirs["blue_bank"]) == (18, 16)
    none = strong("annex").colonies(1).politics(0)
    assert "aggress annex seat 2" not in offers(none), "the rival has no colony"
    scenario = strong("annex").colonies(1, "strategic-territory-ii").workers(0, warriors=7)
    table = play(scenario.politics(0), "aggress annex seat 2")
    assert (rating(table, 0, "strength"), rating(table, 1, "strength")) == (7 + 4, 1)


@card("infiltrate")
@rule("TTA-CTX-49", "TTA-AGGR-18")
def test_infiltrate() -> None:
    scenario = strong("infiltrate").wonder(1, "kremlin", stages=2).stock(1, food=0).banks(1, blue=5)
    table = play(scenario.politics(0), "aggress infiltrate seat 2")
    assert (table.seat, offers(table)) == (0, ["pick kremlin", "pick albert-einstein"])
    play(table, "pick kremlin")
    assert (player(table, 0).culture, seat_view(table, 1)["wonder"], seat_view(table, 1)["blue_bank"]) == (6, None, 7)
    assert seat_view(table, 1)["leader"] == "albert-einstein"
    table = play(strong("infiltrate").politics(0), "aggress infiltrate seat 2")
    assert (player(table, 0).culture, seat_view(table, 1)["leader"]) == (9, None)
    old = Scenario(age=2).workers(0, warriors=5).hand(0, "infiltrate").wonder(1, "taj-mahal").politics(0)
    assert player(play(old, "aggress infiltrate seat 2"), 0).culture == 3, "level I"
    none = Scenario(age=2).workers(0, warriors=5).hand(0, "infiltrate").wonders(1, "pyramids").politics(0)
    assert "aggress infiltrate seat 2" not in offers(none), "neither leader nor unfinished wonder"


# ---------------------------------------------------------------- wars
WARS = {"war-over-territory": 2, "war-over-technology": 2, "war-over-culture": 3}


@card(*WARS)
@rule("TTA-CTX-25", "TTA-WARDEC-01", "TTA-WARDEC-03", "TTA-WARDEC-06", "TTA-WARC-01")
@pytest.mark.parametrize("id", WARS)
def test_a_war_is_declared_and_resolved_a_round_later(id: str) -> None:
    scenario = Scenario(age=3).technologies(0, "communism").workers(1, warriors=9).hand(0, id)
    scenario.points(0, science=50, culture=50).points(1, science=50, culture=50)
    assert f"declare {id} seat 2" not in offers(scenario.actions(0, military=WARS[id] - 1).politics(0))
    scenario = Scenario(age=3).technologies(0, "communism").workers(1, warriors=9).hand(0, id)
    scenario.points(0, science=50, culture=50).points(1, science=50, culture=50).workers(0, philosophy=0)
    table = play(scenario.politics(0), f"declare {id} seat 2")
    assert available(table, 0)[1] == 5 - WARS[id]
    assert seat_view(table, 0)["wars"] == [{"id": id, "rival": 1}]
    assert seat_view(table, 0)["yellow_bank"] == 18
    play(table, "end turn", "pass", "end turn")
    assert seat_view(table, 0)["wars"] == []
    mine, theirs = player(table, 0), player(table, 1)
    assert (mine.yellow_bank, theirs.yellow_bank) == ((16, 20) if id == "war-over-territory" else (18, 18))
    assert mine.culture == (50 - 5 - 8 if id == "war-over-culture" else 50), "the declarer may lose it"
    assert mine.science == (50 - 8 if id == "war-over-technology" else 50)
    assert theirs.science == (50 + 1 + 8 if id == "war-over-technology" else 51)


def war(id: str, mine: int, theirs: int) -> Scenario:
    """Declared by seat 0 on seat 1 a round ago; so many warriors."""
    return Scenario(age=3).war(0, id, rival=1).workers(0, warriors=mine).workers(1, warriors=theirs)


@card("war-over-territory")
@rule("TTA-CTX-25", "TTA-TOK-09")
@pytest.mark.parametrize(
    ("mine", "theirs", "bank", "moved"),
    [(2, 1, 18, 1), (5, 1, 18, 1), (6, 1, 18, 2), (11, 1, 18, 3), (11, 1, 2, 2), (3, 3, 18, 0), (1, 6, 18, -2)],
)
def test_war_over_territory(mine: int, theirs: int, bank: int, moved: int) -> None:
    table = war("war-over-territory", mine, theirs).banks(1, yellow=bank).turn(0)
    assert (player(table, 0).yellow_bank, player(table, 1).yellow_bank) == (18 + moved, bank - moved)


@card("war-over-culture")
@rule("TTA-CTX-25", "TTA-PTS-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "have", "moved"), [(4, 1, 30, 8), (2, 1, 30, 6), (4, 1, 6, 6), (3, 3, 30, 0), (1, 4, 30, -8)]
)
def test_war_over_culture(mine: int, theirs: int, have: int, moved: int) -> None:
    table = war("war-over-culture", mine, theirs).points(0, culture=30).points(1, culture=have).turn(0)
    assert (player(table, 0).culture, player(table, 1).culture) == (30 + moved, have - moved)


@card("war-over-technology")
@rule("TTA-CTX-25", "TTA-DEV-03")
def test_war_over_technology() -> None:
    def won(advantage: int, *own: str) -> Table:
        scenario = war("war-over-technology", 1 + advantage, 1).points(1, science=30)
        return scenario.technologies(1, "justice-system", "masonry").technologies(0, *own).banks(1, blue=19).turn(0)

    table = won(10)
    assert (table.seat, offers(table)) == (0, ["done", "pick justice-system", "pick masonry"])
    play(table, "pick justice-system", "pick masonry")
    mine, theirs = seat_view(table, 0), seat_view(table, 1)
    assert (mine["special"], theirs["special"]) == (["justice-system", "masonry"], [])
    assert (mine["blue_bank"], theirs["blue_bank"]) == (16 + 3, 16)
    assert (mine["actions"]["civil_total"], theirs["actions"]["civil_total"]) == (5, 4)
    assert (mine["science"], theirs["science"]) == (0, 30), "7 and 3 are the whole advantage"
    table = play(won(9), "pick justice-system")
    assert (player(table, 0).science, player(table, 1).science) == (2, 28), "the rest in points"
    assert player(play(won(9), "done"), 0).science == 9
    assert offers(won(6)) == ["done", "pick masonry"], "worth at most the advantage"
    assert player(won(2), 0).science == 2
    table = play(won(10, "engineering"), "pick masonry")
    assert seat_view(table, 0)["special"] == ["engineering"], "of two of a type the higher one stays"
    assert seat_view(table, 1)["special"] == ["justice-system"]


@card("war-over-technology")
@rule("TTA-CTX-25")
@pytest.mark.parametrize("where", ["hand", "technologies"])
def test_war_over_technology_takes_nothing_that_the_victor_has(where: str) -> None:
    def stolen(*own: str) -> Table:
        scenario = Timeless(players=3, age=3).war(0, "war-over-technology", rival=1).workers(0, warriors=11)
        scenario.technologies(1, "code-of-laws").points(1, science=30)
        return (scenario.hand(0, *own) if where == "hand" else scenario.technologies(0, *own)).turn(0)

    assert offers(stolen()) == ["done", "pick code-of-laws"]
    table = stolen("code-of-laws")
    assert (player(table, 0).science, seat_view(table, 1)["special"]) == (10, ["code-of-laws"])


# ---------------------------------------------------------------- bonus cards
BONUS = {"military-bonus-i": (2, 1), "military-bonus-ii": (4, 2), "military-bonus-iii": (6, 3)}


@card(*BONUS)
@rule("TTA-CTX-26", "TTA-AGGR-08", "TTA-AGGR-09")
@pytest.mark.parametrize("id", BONUS)
def test_bonus_cards_defend(id: str) -> None:
    defence = BONUS[id][0]

    def attacked(advantage: int) -> Table:
        scenario = Timeless(age=3).hand(0, "spy").hand(1, id).workers(0, warriors=1 + advantage)
        return play(scenario.points(1, science=5).politics(0), "aggress spy seat 2")

    table = attacked(defence)
    assert (table.seat, offers(table)) == (1, ["pass", f"bonus {id}"])
    play(table, f"bonus {id}")
    assert (player(table, 0).science, seat_view(table, 1)["military_hand"]) == (0, [])
    assert offers(attacked(defence + 1)) == ["pass"], "it would not be enough"
    assert player(play(attacked(defence), "pass"), 0).science == 5
    assert offers(attacked(1)) == ["pass", f"bonus {id}", f"discard {id}"], "or face down for 1"


@card(*BONUS)
@rule("TTA-CTX-26", "TTA-COLO-13", "TTA-COLO-16")
@pytest.mark.parametrize("id", BONUS)
def test_bonus_cards_colonize(id: str) -> None:
    force = 1 + BONUS[id][1]
    table = Timeless(age=3).hand(0, id).event("historic-territory-i")
    assert offers(table)[-1] == f"bid {force}"
    play_open(table, f"bid {force}", "colonize warriors", f"bonus {id}", "done")
    assert (seat_view(table, 0)["colonies"], seat_view(table, 0)["military_hand"]) == (["historic-territory-i"], [])
