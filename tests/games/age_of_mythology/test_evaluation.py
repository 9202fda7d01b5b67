"""The evaluation of Age of Mythology: every term has its name, the signs are right, and the bot is not fooled."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clio.bots import Position, make
from clio.bots.age_of_mythology.battle import MIGHT, lot, mixtures, race
from clio.bots.age_of_mythology.economy import rounds_left
from clio.bots.age_of_mythology.evaluation import TERMS, MythologyJudge, judge
from clio.bots.age_of_mythology.majority import leads
from clio.bots.age_of_mythology.war import ODDS, Raids, War, clash
from clio.bots.age_of_mythology.weights import YARDSTICK
from clio.bots.greedy import GreedyBot
from clio.engine.history import Table
from clio.engine.rng import seed_rng
from clio.games.age_of_mythology.cardbook import UNIT_BOOK
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import (
    FAVOR, GOLD, HOUSE, HYDRA, KINDS, LARGEST_ARMY, NORSE, TOXOTES, UNITS, Mythology,
)

EACH = ("food", "wood", "gold", "favor")


def start(seed: str = "evaluation", players: int = 2) -> Mythology:
    s: Mythology = GAME.start(players, GAME.record.settle(players, {}), seed_rng(seed))
    return s


def value(s: Mythology, seat: int = 0) -> float:
    return MythologyJudge(seat).value(s)


def state(table: Table) -> Mythology:
    s = table.state
    assert isinstance(s, Mythology)
    return s


def choice(table: Table, seat: int = 0, seed: str = "x") -> str:
    """What the greedy bot does, in words."""
    return GAME.space.symbol(GreedyBot("greedy", judge, seed).choose(Position(GAME, state(table), seat)))


# ---------------------------------------------------------------------- tables
def test_more_is_better_but_less_so() -> None:
    for table in (YARDSTICK.stock, YARDSTICK.temple_stock, YARDSTICK.flow):
        steps = [round(after - before, 6) for before, after in pairwise(table)]
        assert all(step > 0 for step in steps)
        assert steps == sorted(steps, reverse=True)


def test_dearer_units_are_missed_more_and_heroes_are_the_strongest() -> None:
    assert len(MIGHT) == len(YARDSTICK.loss) == UNITS
    assert all(0 < chance < 1 for chance in MIGHT)
    assert YARDSTICK.loss[HYDRA] > YARDSTICK.loss[TOXOTES]
    for culture in range(3):
        strongest = max(UNIT_BOOK.of(culture), key=MIGHT.__getitem__)
        assert UNIT_BOOK.age[strongest] == 3


def test_a_lead_is_counted_against_the_largest_of_the_others() -> None:
    assert leads([5, 3, 1]) == [2, -2, -4]
    assert leads([4, 4, 1]) == [0, 0, -3]
    assert leads([2, 2]) == [0, 0]


# ---------------------------------------------------------------------- battles
def test_a_race_is_won_by_numbers_and_by_odds_and_nobody_must_fight_on() -> None:
    even = race(3, 3, 0.5, 1.0, -1.0, 0.1, 0.1)
    assert even == pytest.approx(0.0, abs=0.2)
    assert race(4, 3, 0.5, 1.0, -1.0, 0.1, 0.1) > even
    assert race(3, 3, 0.7, 1.0, -1.0, 0.1, 0.1) > even
    assert race(1, 6, 0.1, 1.0, -1.0, 0.5, 0.1) == -1.0, "better to retreat than to lose a unit as well"
    assert race(0, 2, 0.5, 1.0, -1.0, 0.1, 0.1) == -1.0
    assert race(2, 0, 0.5, 1.0, -1.0, 0.1, 0.1) == 1.0


def test_cards_are_mixed_where_each_beats_another() -> None:
    """Scissors, paper, stone; and a row that is better whatever comes."""
    rows, columns = mixtures([[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]])
    assert all(0.2 < share < 0.5 for share in [*rows, *columns])
    assert {lot(rows, seed_rng(str(n))) for n in range(40)} == {0, 1, 2}
    rows, _ = mixtures([[0.0, 0.1], [1.0, 2.0]])
    assert rows[1] > 0.9


# ---------------------------------------------------------------------- war
def army(culture: int, limit: int = 6, **units: int) -> tuple[int, ...]:
    """As `war.army` has it."""
    names = [UNIT_BOOK.id[unit] for unit in UNIT_BOOK.of(culture)]
    counts = [units.get(name.replace("-", "_"), 0) for name in names]
    return (*counts, *[0] * (KINDS - len(counts)), limit, culture)


def test_a_clash_is_decided_by_matchups_and_by_numbers_as_far_as_they_may_fight() -> None:
    riders, archers = army(NORSE, jarl=4), army(NORSE, throwing_axeman=4)
    hoplites, toxotes = army(0, hoplite=4), army(0, toxotes=4)
    assert clash(hoplites, riders) > 0.6 > clash(toxotes, riders)
    assert clash(hoplites, archers) < clash(hoplites, riders)
    assert clash(army(0, hoplite=2), riders) < clash(army(0, hoplite=3), riders) < clash(hoplites, riders)
    assert clash(army(0, hoplite=9), riders) == clash(army(0, hoplite=6), riders)
    assert clash(army(0), riders) == 0.0
    assert clash(hoplites, army(NORSE)) == 1.0
    assert ODDS[TOXOTES][HYDRA] == 0.5, "neighbours never share a culture"


def test_who_lies_open_needs_units_and_who_is_strong_needs_none() -> None:
    s = state(
        Scenario(cultures=("greek", "norse")).units(0, toxotes=1).units(1, frost_giant=4, nidhogg=4)
        .tiles(0, "hills-gold-2", "fertile-food-2").tiles(1, "fertile-food-2").action(0)
    )
    raids = Raids(War(), YARDSTICK, s, rounds_left(s))
    assert raids.worth[0] < 0 < raids.worth[1]
    assert raids.chances[0] < raids.chances[1]
    assert raids.need(0) > raids.need(1) >= 0
    assert raids.best(1) > raids.best(0) == 0


# ---------------------------------------------------------------------- terms
@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_the_value_is_the_sum_of_the_terms(players: int) -> None:
    s = start(players=players)
    weighed = MythologyJudge(0).weigh(s)
    assert len(weighed) == len(TERMS) == len({term.en for term in TERMS}) == len({term.fr for term in TERMS})
    assert MythologyJudge(0).value(s) == pytest.approx(sum(weighed))


def test_what_one_has_is_good_for_oneself_and_bad_for_the_others() -> None:
    s = state(Scenario(cultures=("greek", "norse")).tiles(0, "hills-gold-2").hand(0, "permanent-gather").action(0))

    def cube(g: Mythology) -> None:
        g.players[0].cubes[GOLD] += 1

    def victory(g: Mythology) -> None:
        g.players[0].ways[LARGEST_ARMY] += 1

    def unit(g: Mythology) -> None:
        g.players[0].units[HYDRA] += 1

    def house(g: Mythology) -> None:
        g.players[0].houses += 1
        g.players[0].buildings |= 1 << HOUSE
        g.players[0].villagers += 1

    def age(g: Mythology) -> None:
        g.players[0].age += 1

    for gift in (cube, victory, unit, house, age):
        more = s.clone()
        gift(more)
        assert value(more, 0) > value(s, 0), gift.__name__
        assert value(more, 1) < value(s, 1), gift.__name__


def test_cubes_that_will_spoil_are_worth_nothing() -> None:
    s = state(Scenario().hand(0, "permanent-gather").hand(1, "permanent-gather").action(0, turn=3))
    s.players[0].out = (2, 3, 4)
    s.players[0].cubes = [5, 5, 5, 5]
    before = value(s)
    s.players[0].cubes[FAVOR] = 9
    assert value(s) - before < 4 * YARDSTICK.cube / 4
    s.players[0].buildings |= 1 << 3  # the Storehouse keeps three of them
    kept = value(s)
    s.players[0].cubes[FAVOR] = 5
    assert kept - value(s) > YARDSTICK.cube


def test_time_runs_out() -> None:
    s = start("clock")
    bots = [make("random", GAME, seat) for seat in (0, 1)]
    assert rounds_left(s) == 15
    while not s.last and not s.over:
        s.apply(bots[s.player].choose(Position(GAME, s, s.player)))
    assert rounds_left(s) <= 1


# ---------------------------------------------------------------------- choices
def wonder(behind: int) -> Table:
    rich = dict.fromkeys(EACH, 10)
    return (
        Scenario(cultures=("greek", "norse")).age(0, "mythic").cubes(0, **rich).cubes(1, **dict.fromkeys(EACH, 0))
        .placed(the_wonder=3).won(1, behind).hand(0, "permanent-build", "permanent-gather").action(0)
    )


def test_it_builds_the_wonder_to_win_and_not_to_lose() -> None:
    table = wonder(behind=2)
    assert choice(table) == "play permanent-build"
    table.play("play permanent-build", 0)
    assert choice(table) == "build wonder"
    table = wonder(behind=9)
    table.play("play permanent-build", 0)
    assert choice(table) != "build wonder"


def test_it_sees_what_a_power_would_take() -> None:
    """The own building is the only one: it is asked for it after the favor is paid, and thinks of that before."""
    for rival, used in (((), False), (("armory", "market"), True)):
        scenario = Scenario(cultures=("egyptian", "greek")).buildings(0, "wall").buildings(1, *rival)
        table = scenario.cubes(0, food=0, wood=0, gold=0, favor=1).hand(0, "horus").action(0)
        assert (choice(table) == "power horus") is used


def test_it_places_cubes_where_it_is_ahead() -> None:
    table = Scenario(cultures=("greek", "norse"), round=8).units(0, hydra=8, toxotes=6).victory_cubes()
    assert choice(table) in ("cube largest-army", "cube last-battle")
    table = Scenario(cultures=("greek", "norse"), round=8).buildings(0, "wall", "market", houses=7).victory_cubes()
    assert choice(table) == "cube most-buildings"


def taken(table: Table) -> list[str]:
    """The cards that the bot takes for a round."""
    found: list[str] = []
    while not found or not found[-1].startswith("draw"):
        found.append(choice(table))
        table.play(found[-1], 0)
    return found


def test_it_takes_the_cards_for_what_it_wants_to_do() -> None:
    """Defenceless and rich: units. Strong beside the weak, with cubes to win: an attack. All cubes for the Mythic Age:
    the way there."""
    four, strong = dict.fromkeys(EACH, 4), {"hydra": 4, "medusa": 3}
    table = (
        Scenario(cultures=("greek", "norse")).cubes(0, **four).units(0).units(1, jarl=3, frost_giant=2)
        .tiles(0, "hills-gold-2", "fertile-food-2").draw()
    )
    assert "take permanent-recruit" in taken(table)
    table = Scenario(cultures=("greek", "norse")).units(0, **strong).units(1, jarl=1).placed(last_battle=2).draw()
    assert "take permanent-attack" in taken(table)
    table = Scenario(cultures=("greek", "norse")).age(0, "heroic").cubes(0, **dict.fromkeys(EACH, 8)).draw()
    assert "take permanent-next-age" in taken(table)


def test_the_tiles_that_others_take_are_a_part_of_an_explore() -> None:
    """With room on the rival's board alone, exploring only helps the rival."""
    full = [
        *["fertile-food-2"] * 3, *["forest-wood-2"] * 2, *["hills-gold-2", "hills-food-1"] * 4,
        "mountains-gold-2", "desert-favor-2", "swamp-wood-1",
    ]
    table = Scenario(cultures=("greek", "norse")).tiles(0, *full).hand(0, "permanent-explore").action(0)
    assert choice(table) == "pass permanent-explore"


def test_it_buys_victory_at_the_great_temple() -> None:
    table = (
        Scenario(cultures=("greek", "norse"), round=12).buildings(0, "great-temple", "market")
        .placed(largest_army=12, most_buildings=12).cubes(0, food=5, wood=3, gold=3, favor=3)
        .hand(0, "permanent-trade").action(0)
    )
    bought = False
    while state(table).player == 0:
        move = choice(table)
        bought = bought or move == "buy victory"
        table.play(move, 0)
    assert bought


def test_it_attacks_the_weak_and_leaves_the_strong_alone() -> None:
    strong = {"hydra": 4, "medusa": 3}
    weak = {"throwing_axeman": 1}
    for mine, theirs, attacks in ((strong, weak, True), ({"toxotes": 1}, {"nidhogg": 4, "frost_giant": 4}, False)):
        table = (
            Scenario(cultures=("greek", "norse")).units(0, **mine).units(1, **theirs).placed(last_battle=2)
            .hand(0, "permanent-attack").action(0)
        )
        assert (choice(table) == "play permanent-attack") == attacks


def test_it_sends_its_best_and_retreats_from_a_lost_battle() -> None:
    table = (
        Scenario(cultures=("greek", "norse")).units(0, hydra=2, toxotes=3).units(1, huskarl=4)
        .attack(0, 1, "holding", card="permanent-attack")
    )
    sent: list[str] = []
    while not sent or sent[-1] != "muster":
        sent.append(choice(table))
        table.play(sent[-1], 0)
    assert sorted(sent) == ["muster", "send hydra", "send hydra", "send toxotes", "send toxotes"]
    table = (
        Scenario(cultures=("greek", "norse")).units(0, toxotes=1).units(1, frost_giant=4)
        .battle(0, 1, "holding")
    )
    assert choice(table) == "retreat"
    table = (
        Scenario(cultures=("greek", "norse")).units(0, hydra=4).units(1, throwing_axeman=1).placed(last_battle=2)
        .battle(0, 1, "holding")
    )
    assert choice(table) == "fight"


def test_it_lays_the_card_that_beats_what_comes() -> None:
    """Against giants alone Medusa fights with eleven dice."""
    table = (
        Scenario(cultures=("greek", "norse")).units(0, medusa=1, toxotes=1).units(1, frost_giant=2)
        .placed(last_battle=3).battle(0, 1, "holding")
    )
    table.play("fight", 0)
    table.play("fight", 1)
    assert choice(table) == "lay medusa"


@pytest.mark.parametrize(("culture", "units", "rival", "rivals", "answer"), [
    ("greek", {"cyclops": 1}, "norse", {"nidhogg": 1}, "yes"),
    ("norse", {"huskarl": 1}, "greek", {"hydra": 1}, "yes"),
    ("norse", {"huskarl": 1}, "greek", {"medusa": 1}, "yes"),
])
def test_it_throws_and_rages_by_the_odds(
    culture: str, units: dict[str, int], rival: str, rivals: dict[str, int], answer: str
) -> None:
    table = (
        Scenario(cultures=(culture, rival)).units(0, **units).units(1, **rivals).placed(last_battle=3)
        .battle(0, 1, "holding")
    )
    table.play("fight", 0)
    table.play("fight", 1)
    assert choice(table) == answer


def test_it_puts_villagers_to_work_where_it_gathers() -> None:
    table = (
        Scenario(cultures=("greek", "norse")).buildings(0, houses=2)
        .tiles(0, a1="fertile-food-2", b3="hills-gold-2", a3="hills-wood-1").hand(0, "permanent-gather").action(0)
    )
    table.play("play permanent-gather", 0)
    table.play("collect hills", 0)
    seen = set()
    while state(table).player == 0:
        seen.add(choice(table))
        table.play(choice(table), 0)
    assert {"settle villager a3", "settle villager b3"} <= seen


def test_it_keeps_no_permanent_card() -> None:
    table = Scenario().hand(0, "permanent-attack", "permanent-trade").discard()
    assert choice(table).startswith("discard permanent-")


# ---------------------------------------------------------------------- what every bot owes
def positions(seed: str, players: int, every: int) -> list[Mythology]:
    """States of one game in which the greedy bots play, every so many decisions."""
    s, found, n = start(seed, players), [], 0
    bots = [GreedyBot("greedy", judge, f"{seed}/{seat}") for seat in range(players)]
    while not s.over:
        if n % every == 0 and len(s.legal) > 1:
            found.append(s.clone())
        s.apply(bots[s.player].choose(Position(GAME, s, s.player)))
        n += 1
    return found


def test_it_gives_its_reasons_in_both_languages_and_does_what_it_says() -> None:
    for s in positions("reasons", 2, 23):
        position = Position(GAME, s, s.player)
        thoughts = GreedyBot("greedy", judge, "x").explain(position)
        assert thoughts[0].action == GreedyBot("greedy", judge, "x").choose(position)
        assert {thought.action for thought in thoughts} <= set(s.legal)
        for lang in ("en", "fr"):
            assert all(thought.reason(lang).endswith(".") for thought in thoughts)


@pytest.mark.parametrize("name", ["easy", "greedy"])
def test_hidden_cards_do_not_matter_and_the_position_stays_as_it_is(name: str) -> None:
    for i, s in enumerate(positions("hidden", 3, 29)):
        before = GAME.dump(s)
        chosen = make(name, GAME, i).choose(Position(GAME, s, s.player))
        assert chosen in s.legal
        assert GAME.dump(s) == before
        other = GAME.determinize(s, s.player, seed_rng(f"other/{i}"))
        assert make(name, GAME, i).choose(Position(GAME, other, s.player)) == chosen


def test_it_answers_secret_questions_in_any_order() -> None:
    s = start("order", 3)
    bots = [GreedyBot("greedy", judge, f"{seat}") for seat in range(3)]
    while s.round < 1 or not s.waiting.op.secret:
        s.apply(bots[s.player].choose(Position(GAME, s, s.player)))
    for seat in range(3):
        position = Position(GAME, s, seat)
        assert bots[seat].choose(position) in position.legal


def winners(names: list[str], seed: str) -> tuple[int, ...]:
    s = start(seed, len(names))
    bots = [make(name, GAME, f"{seed}/{seat}/{name}") for seat, name in enumerate(names)]
    while not s.over:
        s.apply(bots[s.player].choose(Position(GAME, s, s.player)))
    return GAME.result(s).winners


@pytest.mark.long
@pytest.mark.parametrize(("strong", "weak", "games", "least"), [
    ("greedy", "random", 10, 9), ("easy", "random", 6, 5), ("greedy", "easy", 4, 3),
])
def test_the_better_bot_wins(strong: str, weak: str, games: int, least: int) -> None:
    """Seat-paired games; the long run is in `clio simulate`."""
    wins = 0
    for i in range(games):
        names = [strong, weak] if i % 2 == 0 else [weak, strong]
        wins += winners(names, f"strength/{i // 2}") == (i % 2,)
    assert wins >= least


@pytest.mark.parametrize("players", [3, 4, 8])
def test_it_beats_a_whole_table_of_random_bots(players: int) -> None:
    assert winners(["random", "greedy", *["random"] * (players - 2)], f"table/{players}") == (1,)
