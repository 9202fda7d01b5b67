"""The evaluation of Through the Ages: every term has its name, the signs are right, and the bot is not fooled."""

from __future__ import annotations

import pytest

from clio.bots.greedy import GreedyBot
from clio.bots.position import Position
from clio.bots.random_bot import RandomBot
from clio.bots.through_the_ages import weights as W
from clio.bots.through_the_ages.clock import Clock
from clio.bots.through_the_ages.economy import lead, points, standing, stepped
from clio.bots.through_the_ages.evaluation import TERMS, AgesJudge, judge
from clio.bots.through_the_ages.worth import AT_ONCE, DEEDS, EXTRA, IMPACTS, SPOILS
from clio.engine.rng import seed_rng
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK, T_AGGRESSION, T_EVENT, T_WAR
from clio.games.through_the_ages.ops.ratings import discontent, refresh
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.rules.act import ACT
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import ACTION, AGE_III, CIVIL, KINDS, LEADER, NONE, WONDER, Ages

IRON = BOOK.id.index("iron")
PYRAMIDS = BOOK.id.index("pyramids")


def start(seed: str = "evaluation", players: int = 2) -> Ages:
    s: Ages = GAME.start(players, GAME.record.settle(players, {"resignation": False}), seed_rng(seed))
    return s


def acting(seed: str = "evaluation") -> Ages:
    """The first action phase of the second round: actions, resources and a whole row to choose from."""
    s = start(seed)
    while s.round < 2 or s.waiting.op is not ACT:
        s.apply(A.END if A.END in s.legal else s.legal[0])
    return s


def value(s: Ages, seat: int | None = None) -> float:
    return AgesJudge(s.player if seat is None else seat).value(s)


def test_a_defence_that_holds_is_not_added_to() -> None:
    """TTA-AGGR-08: the attacker's strength is reached; TTA-OP-28 would allow more."""
    table = (
        Scenario(players=2, age=2).hand(0, "plunder-i").hand(1, "military-bonus-i", "spy", "rats")
        .workers(0, warriors=3).workers(1, warriors=1).politics(0)
    )
    table.play("aggress plunder-i seat 2")
    table.play("bonus military-bonus-i")
    s = table.state
    assert isinstance(s, Ages)
    assert len(s.legal) > 1
    assert AgesJudge(1).candidates(s, False) == [A.STOP]


# ---------------------------------------------------------------------- tables
def test_every_action_card_brings_something_and_every_attack_has_spoils() -> None:
    for kind in range(ACTION, CIVIL):
        deed = DEEDS[kind]
        assert deed is not None
        frugal = BOOK.id[kind].startswith("frugality")
        assert frugal or deed.rock + deed.food + deed.science + deed.culture + deed.units > 0, BOOK.id[kind]
    for kind in range(KINDS):
        assert (SPOILS[kind] > 0) == (BOOK.type[kind] in (T_AGGRESSION, T_WAR))
        assert bool(IMPACTS[kind]) == (BOOK.type[kind] == T_EVENT and BOOK.age[kind] == AGE_III)


def test_a_wonder_of_age_iii_scores_at_once_and_every_other_gives_something() -> None:
    for kind in range(WONDER, LEADER):
        lasting = BOOK.makes_culture[kind] + BOOK.makes_strength[kind] + BOOK.civil_actions[kind] + EXTRA[kind]
        assert AT_ONCE[kind] if BOOK.age[kind] == AGE_III else lasting > 0


def test_prices_fall_towards_the_end() -> None:
    for table in (W.RESOURCE, W.SCIENCE, W.FOOD):
        assert list(table) == sorted(table)
        assert table[0] < 0.05


def test_more_is_better_but_less_so() -> None:
    assert points(20, 1.0, 8) > points(19, 1.0, 8)
    assert points(20, 1.0, 8) - points(19, 1.0, 8) < points(2, 1.0, 8) - points(1, 1.0, 8)
    assert stepped(-1, W.FOOD_STEPS) < 0 < stepped(1, W.FOOD_STEPS)
    assert lead(-20) < lead(-14) < lead(-1) < 0 < lead(1) < lead(20)
    assert abs(lead(-15.01) - lead(-14.99)) < 0.1
    assert standing(3, 5, (9.0, 9.0)) < standing(1, 5, (9.0, 9.0)) < 0


# ---------------------------------------------------------------------- terms
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_value_is_the_sum_of_the_terms(players: int) -> None:
    s = start(players=players)
    weighed = AgesJudge(0).weigh(s)
    assert len(weighed) == len(TERMS) == len({term.en for term in TERMS}) == len({term.fr for term in TERMS})
    assert AgesJudge(0).value(s) == pytest.approx(sum(weighed))


def test_what_one_has_is_good_for_oneself() -> None:
    s = acting()
    me = s.player
    for gift in ("culture", "science", "unused"):
        more = s.clone()
        p = more.players[me]
        setattr(p, gift, getattr(p, gift) + 1)
        assert value(more) > value(s), gift
    stocked = s.clone()
    stocked.players[me].blue[4] += 1
    assert value(stocked) > value(s)


def test_what_the_others_have_counts_against_me() -> None:
    s = start()
    judge_of_0 = AgesJudge(0)
    judge_of_0.asked = ACT.__class__()  # any question but the action phase
    before = judge_of_0.value(s)
    s.players[1].culture += 10
    assert judge_of_0.value(s) < before


def test_an_uprising_costs_a_production() -> None:
    s = acting()
    p = s.players[s.player]
    s.players[s.player].yellow_bank, p.unused = 8, 0
    refresh(s, s.player)
    assert discontent(s, s.player) > 0
    calm = s.clone()
    calm.players[s.player].unused = 8
    names = [term.en for term in TERMS]
    at = names.index("happiness")
    assert AgesJudge(s.player).weigh(s)[at] < AgesJudge(s.player).weigh(calm)[at]


def test_a_technology_is_good_in_hand_and_better_in_play() -> None:
    s = acting()
    me = s.player
    held = s.clone()
    held.players[me].civil = (IRON,)
    assert value(held) > value(s)
    held.players[me].science = 10
    done = held.clone()
    done.players[me].civil = ()
    done.players[me].techs |= 1 << IRON
    done.players[me].science -= BOOK.science[IRON]
    assert value(done) > value(held)


def test_a_wonder_is_worth_more_with_every_stage_and_most_when_complete() -> None:
    s = acting()
    me = s.player
    values = []
    for stages in range(3):
        g = s.clone()
        g.players[me].wonder, g.players[me].stages = PYRAMIDS, stages
        g.players[me].blue_bank -= stages
        values.append(value(g))
    whole = s.clone()
    whole.players[me].wonder = NONE
    whole.players[me].wonders = (PYRAMIDS,)
    refresh(whole, me)
    values.append(value(whole))
    assert values == sorted(values)


# ---------------------------------------------------------------------- choices
def test_ending_the_turn_is_judged_before_the_production() -> None:
    s = acting()
    after = s.clone()
    AgesJudge(s.player).play(after, A.END)
    assert after.player == s.player
    assert value(after) == value(s)


def test_it_does_not_end_the_turn_while_there_is_something_to_do() -> None:
    s = acting()
    assert GreedyBot("greedy", judge, "x").choose(Position(GAME, s, s.player)) != A.END


def test_it_never_resigns() -> None:
    s: Ages = GAME.start(2, GAME.record.settle(2, {}), seed_rng("resign"))
    bot = GreedyBot("greedy", judge, "x")
    while A.RESIGN not in s.legal:
        s.apply(bot.choose(Position(GAME, s, s.player)))
    assert A.RESIGN not in AgesJudge(s.player).candidates(s, False)


def test_it_gives_its_reasons_in_both_languages() -> None:
    s = acting()
    thoughts = GreedyBot("greedy", judge, "x").explain(Position(GAME, s, s.player))
    assert thoughts[0].value >= thoughts[-1].value
    assert thoughts[0].action == GreedyBot("greedy", judge, "x").choose(Position(GAME, s, s.player))
    assert {thought.action for thought in thoughts} <= set(s.legal)
    for lang in ("en", "fr"):
        assert all(thought.reason(lang).endswith(".") for thought in thoughts)


def test_hidden_cards_do_not_matter() -> None:
    """Two tables that the seat cannot tell apart are the same to it."""
    s = start("hidden")
    bots = [GreedyBot("greedy", judge, f"h{i}") for i in range(2)]
    while s.round < 4 or s.waiting.op is not ACT:
        s.apply(bots[s.player].choose(Position(GAME, s, s.player)))
    other = GAME.determinize(s, s.player, seed_rng("another world"))
    for name in ("one", "two"):
        chosen = [GreedyBot("greedy", judge, name).choose(Position(GAME, world, s.player)) for world in (s, other)]
        assert chosen[0] == chosen[1]


def test_the_clock_runs_down() -> None:
    s = start("clock")
    bots = [RandomBot(f"c{i}") for i in range(2)]
    first = Clock(s, 0)
    while not s.last and not s.over:
        s.apply(bots[s.player].choose(Position(GAME, s, s.player)))
    last = Clock(s, 0)
    assert first.turns > 12
    assert 0 <= last.ahead <= last.turns <= 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_to_the_end_and_beats_random(players: int) -> None:
    s = start(f"game {players}", players)
    bots = [GreedyBot("greedy", judge, "g") if seat == 1 else RandomBot(f"r{seat}") for seat in range(players)]
    while not s.over:
        s.apply(bots[s.player].choose(Position(GAME, s, s.player)))
    assert GAME.result(s).winners == (1,)
    assert s.players[1].culture > 50
