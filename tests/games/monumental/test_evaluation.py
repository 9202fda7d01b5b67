"""The evaluation of Monumental: every card has a worth, every term its name, the signs are right, and the bot answers
whatever it is asked."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clio.bots.greedy import GreedyBot
from clio.bots.monumental import weights as W
from clio.bots.monumental.board import danger
from clio.bots.monumental.clock import WIDEST, leads, majorities, rounds_left
from clio.bots.monumental.evaluation import TERMS, MonumentalJudge, judge
from clio.bots.monumental.hopes import EASE, PROGRESS
from clio.bots.monumental.options import bid, foresee
from clio.bots.monumental.shopping import purse, table
from clio.bots.monumental.travels import promise
from clio.bots.monumental.worth import CARD, TOKENS, USE, worth
from clio.bots.position import Position
from clio.bots.random_bot import RandomBot
from clio.engine.hooks import On
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.games.families.monumental.state import CULTURE, GOLD, LIBRARY, MILITARY, WORKSHOP, YARD
from clio.games.monumental import actions as A
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.ops.board import hold
from clio.games.monumental.record import GAME
from clio.games.monumental.rules.turn import ACTIONS, STEP
from clio.games.monumental.state import AUTOMA, LAST, PASSED, QUEST, REVOLT, TRIGGERED, World

TABLES: list[tuple[int, Options]] = [
    (2, {}), (3, {"heroes": True, "monsters": True}), (2, {"mode": "continuous"}), (1, {}), (2, {"african": False}),
]


def start(players: int = 2, options: Options | None = None, seed: str = "evaluation") -> World:
    return GAME.start(players, GAME.record.settle(players, options or {}), seed_rng(seed))


def acting(players: int = 2, options: Options | None = None) -> World:
    """The first actions of the first turn."""
    s = start(players, options)
    while s.waiting.op not in (ACTIONS, STEP):
        s.apply(s.legal[-1])
    return s


def value(s: World, seat: int) -> float:
    return MonumentalJudge(seat).value(s)


# ---------------------------------------------------------------------- tables
def test_every_op_of_every_card_has_a_worth() -> None:
    for kind in range(AUTOMA):
        worth(BOOK.use[kind])
        worth(BOOK.bonus[kind])
        worth(BOOK.start[kind])
        for hook in BOOK.hooks[kind]:
            if isinstance(hook, On):
                worth(hook.op)


def test_every_quest_has_a_measure() -> None:
    goals = {type(goal) for goal in BOOK.goal if goal is not None}
    assert goals == set(PROGRESS) == set(EASE)


def test_better_cards_are_worth_more() -> None:
    assert CARD[WORKSHOP] > CARD[YARD] > CARD[REVOLT] == 0
    assert CARD[LIBRARY] > 0
    assert all(USE[kind] >= 0 for kind in range(AUTOMA))
    assert all(one < two for one, two in pairwise(TOKENS))


# ---------------------------------------------------------------------- terms
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_value_is_the_sum_of_the_terms(players: int, options: Options) -> None:
    s = acting(players, options)
    weighed = MonumentalJudge(0).weigh(s)
    assert len(weighed) == len(TERMS)
    assert value(s, 0) == pytest.approx(sum(weighed))
    assert len({term.en for term in TERMS}) == len({term.fr for term in TERMS}) == len(TERMS)


@pytest.mark.parametrize("res", [GOLD, CULTURE])
def test_what_keeps_is_good_for_its_owner_and_bad_for_the_others(res: int) -> None:
    s = acting()
    more = s.clone()
    more.players[0].res[res] += 1
    assert value(more, 0) > value(s, 0)
    assert value(more, 1) < value(s, 1)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_judge_is_not_misled_by_what_it_remembers(players: int, options: Options) -> None:
    """One judge asked about many positions answers like a new one each time."""
    s, one, x = start(players, options), MonumentalJudge(0), 0
    while not s.over and x < 150:
        assert one.value(s) == pytest.approx(value(s, 0))
        s.apply(s.legal[x * 7 % len(s.legal)])
        x += 1


def test_a_majority_is_surer_towards_the_end() -> None:
    assert all(one < two for one, two in pairwise(leads(30)))
    assert leads(0)[WIDEST + 1] > leads(30)[WIDEST + 1] > leads(30)[WIDEST] > leads(30)[WIDEST - 1]
    assert leads(0)[0] == pytest.approx(0, abs=0.01)
    assert leads(0)[-1] == pytest.approx(W.MAJORITY, abs=0.01)
    ahead, tied = [majorities([n, 0, 0, 0, 0], [1, 0, 0, 0, 0], leads(0)) for n in (2, 1)]
    assert ahead > tied > 0


def test_counters_are_worth_what_they_buy() -> None:
    nothing = table([])
    goods = [table([(3, 2.0), (2, 1.0)]), nothing, nothing, nothing]
    assert goods[0][2] < goods[0][3] < goods[0][5]
    assert all(one <= two for one, two in pairwise(goods[0]))
    assert purse([2, 0, 0, 1, 0], 0, goods, 0.1) > purse([2, 0, 0, 0, 0], 0, goods, 0.1) + 0.5
    assert purse([0, 0, 0, 4, 0], 0, goods, 0.5) >= 2.0


def test_rounds_left_end_with_the_last_round() -> None:
    s = start()
    assert 5 <= rounds_left(s) <= 10
    s.ending = TRIGGERED
    assert rounds_left(s) == 1
    s.ending = LAST
    assert rounds_left(s) == 0


def test_soldiers_lessen_the_danger() -> None:
    s = acting()
    other, tile = s.players[1], next(t for t in range(s.map.n) if s.map.around[s.players[1].capital] >> t & 1)
    hold(s, 0, tile)
    s.soldiers[tile] = 1
    weak = danger(s, 0)
    assert [t for _, t in weak] == [tile]
    s.soldiers[tile] = 4
    assert danger(s, 0)[0][0] < weak[0][0]
    assert other.land == 1 << other.capital


def test_explorers_are_drawn_to_markets() -> None:
    s = acting()
    one = MonumentalJudge(s.player)
    pl = s.players[s.player]
    single, both = one.paths(s)
    far = promise(pl, single, both)[0]
    pl.explorers = (s.map.market_tiles[0], pl.capital)
    assert promise(pl, single, both)[0] > far


# ---------------------------------------------------------------------- thinking ahead
def test_the_end_of_a_turn_is_judged_before_anything_is_dealt() -> None:
    s = acting()
    me = s.player
    pl = s.players[me]
    pl.res[MILITARY] = 3
    deck, rng, display = pl.deck[:], s.rng, s.display[:]
    foresee(s, me, A.DONE)
    assert (pl.deck, s.rng, s.display) == (deck, rng, display)
    assert pl.res[MILITARY] == 0
    assert pl.done & PASSED
    assert MonumentalJudge(me).settled(s)


def test_hills_are_held_if_that_is_sure_and_cheap() -> None:
    s = acting()
    attacker, owner = s.players
    attacker.res[GOLD], owner.res[GOLD] = 1, 3
    assert bid(s, 1, 0) == 2
    owner.res[GOLD] = 1
    assert bid(s, 1, 0) == 0
    attacker.res[GOLD], owner.res[GOLD] = 8, 20
    assert bid(s, 1, 0) == 0


def test_the_harder_quest_goes_back() -> None:
    s = start()
    chosen = GreedyBot("greedy", judge, "quest").choose(Position(GAME, s, s.player))
    kept = [quest for quest in s.players[s.player].quests if quest != chosen - A.PICK]
    assert all(EASE[type(BOOK.goal[quest])] >= EASE[type(BOOK.goal[chosen - A.PICK])] for quest in kept)
    assert chosen >= A.PICK + QUEST


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_choices_are_legal_deterministic_blind_and_leave_the_position_alone(players: int, options: Options) -> None:
    s, random, n = start(players, options, "choose"), RandomBot("choose"), 0
    while not s.over and n < 300:
        seat = s.player
        if n % 13 == 0 and len(s.legal) > 1:
            before = GAME.dump(s)
            chosen = GreedyBot("greedy", judge, str(n)).choose(Position(GAME, s, seat))
            assert chosen in s.legal
            assert GAME.dump(s) == before
            other = GAME.determinize(s, seat, seed_rng(f"hidden/{n}"))
            assert GreedyBot("greedy", judge, str(n)).choose(Position(GAME, other, seat)) == chosen
        s.apply(random.choose(Position(GAME, s, seat)))
        n += 1


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_it_beats_chance_and_the_automa(players: int, options: Options) -> None:
    s = start(players, options, "play")
    bots = [GreedyBot("greedy", judge, "greedy"), RandomBot("one"), RandomBot("two")]
    while not s.over:
        s.apply(bots[s.player].choose(Position(GAME, s, s.player)))
    assert GAME.result(s).winners == (0,)


def test_it_says_what_it_thinks_in_both_languages() -> None:
    s = acting()
    thoughts = GreedyBot("greedy", judge, "talk").explain(Position(GAME, s, s.player))
    assert thoughts
    for thought in thoughts:
        assert thought.action in s.legal
        assert all(thought.reason(lang).endswith(".") for lang in ("en", "fr"))


