"""The search: blind to what its seat cannot know, the same on any machine, and never slave to an old plan."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import pytest

import clio
from clio.bots import STRENGTHS, Position, UnknownBot, judge_of, make, strengths_of
from clio.bots.effort import Effort
from clio.bots.planner import Planner
from clio.bots.search import Search
from clio.engine.game import Game
from clio.engine.kernel import State
from clio.engine.rng import seed_rng
from clio.games import ids
from clio.lab.hiring import hire
from clio.messages import say

GAMES = ids()
SMALL = Effort(width=2, plans=3, deals=1, turns=0, stages=2, nodes=3000)
AGES = "through-the-ages"
ALONE = say("bot.alone", "en"), "The only option."

# The first moves of a small search against itself, as a fingerprint: the same on the sources and compiled. Whoever
# changes an evaluation, the search or a rule writes down the new ones.
MOVES = {
    "monumental-duel": "ab5909f4d90a",
    "through-the-ages": "30e186ab032d",
    "age-of-mythology": "ac13cd34423c",
    "monumental": "b3da5178243c",
}
PLANNED = "b8ae1302cbce"  # the same with planned turns in the rollouts


def start(game: Game[Any], seed: str, players: int = 2) -> State:
    state: State = game.start(players, game.record.settle(players, {}), seed_rng(seed))
    return state


def planner(game: Game[Any], seed: str, effort: Effort = SMALL) -> Planner:
    judge = judge_of(game.record.id)
    assert judge is not None
    return Planner("small", judge, effort, seed)


def beginning(game: Game[Any], seed: str, decisions: int, effort: Effort = SMALL) -> list[int]:
    """The first decisions of a game of two small searches."""
    s = start(game, seed)
    made: list[int] = []
    bots = [planner(game, f"{seed}/{seat}", effort) for seat in range(2)]
    while len(made) < decisions:
        made.append(bots[s.player].choose(Position(game, s, s.player)))
        assert made[-1] in s.legal
        s.apply(made[-1])
    return made


# ---------------------------------------------------------------- the laws
@pytest.mark.parametrize("name", GAMES)
def test_the_same_effort_makes_the_same_moves_anywhere(name: str) -> None:
    made = beginning(clio.game(name), "pinned", 16)
    assert blake2b(" ".join(map(str, made)).encode(), digest_size=6).hexdigest() == MOVES[name], made


def test_turns_that_are_planned_while_playing_on_are_the_same_anywhere() -> None:
    made = beginning(clio.game(AGES), "pinned", 40, Effort(width=2, plans=3, deals=1, turns=1, ahead=2))
    assert blake2b(" ".join(map(str, made)).encode(), digest_size=6).hexdigest() == PLANNED, made


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_never_change_the_choice(name: str) -> None:
    game = clio.game(name)
    s, quick = start(game, "blind"), make("easy", game, "blind")
    for n in range(40):
        if n % 9 == 8 and len(s.legal) > 1:
            before = game.dump(s)
            other = game.determinize(s, s.player, seed_rng(f"other/{n}"))
            chosen = planner(game, f"{n}").choose(Position(game, s, s.player))
            assert planner(game, f"{n}").choose(Position(game, other, s.player)) == chosen
            assert game.dump(s) == before
        s.apply(quick.choose(Position(game, s, s.player)))


def in_a_plan(game: Game[Any]) -> tuple[State, Planner, int]:
    """A position in which the bot has just begun a plan of several moves, and the first of them."""
    s, bots = start(game, "plan"), [planner(game, f"plan/{seat}") for seat in range(2)]
    while True:
        bot = bots[s.player]
        action = bot.choose(Position(game, s, s.player))
        if len(bot.rest) > 1 and bot.expected is not None and len(s.legal) > 4:
            return s, bot, action
        s.apply(action)


def test_a_plan_is_followed_without_thinking_while_all_comes_as_expected() -> None:
    game = clio.game(AGES)
    s, bot, action = in_a_plan(game)
    rest, nodes, seat = bot.rest, bot.nodes, s.player
    for move in rest:
        s.apply(action)
        assert s.player == seat
        action = bot.choose(Position(game, s, seat))
        assert action == move
    assert bot.nodes == nodes


def test_a_plan_is_dropped_as_soon_as_something_else_happened() -> None:
    game = clio.game(AGES)
    s, bot, action = in_a_plan(game)
    rest, nodes, seat = bot.rest, bot.nodes, s.player
    for other in s.legal:
        after = s.clone()
        after.apply(other)
        if other != action and after.player == seat and rest[0] in after.legal and len(after.legal) > 1:
            break
    bot.choose(Position(game, after, seat))
    assert bot.nodes > nodes


def test_a_plan_is_dropped_if_a_card_of_the_row_is_gone() -> None:
    game = clio.game(AGES)
    s, bot, action = in_a_plan(game)
    nodes = bot.nodes
    s.apply(action)
    bot.expected = dict(bot.expected or {}) | {"row": []}
    bot.choose(Position(game, s, s.player))
    assert bot.nodes > nodes


# ---------------------------------------------------------------- effort
def test_more_nodes_are_more_deals_and_no_nodes_still_an_answer() -> None:
    game = clio.game("monumental-duel")
    s, judge = start(game, "nodes"), judge_of("monumental-duel")
    assert judge is not None
    played = []
    for nodes in (0, 500, 50_000):
        search = Search(judge, Effort(plans=4, deals=3, turns=0, stages=3, nodes=nodes), Position(game, s, s.player), 7)
        found = search.compared()
        assert found[0].plan.moves[0] in s.legal
        played.append(max(len(candidate.margins) for candidate in found))
    assert played[0] == 1
    assert played == sorted(played)
    assert played[-1] > 6


def test_other_work_is_other_deals_and_below_one_deal_fewer_plans() -> None:
    hard = Effort(plans=8, deals=2, nodes=1000)
    assert hard.times(4) == Effort(plans=8, deals=8, nodes=4000)
    assert hard.times(0.25) == Effort(plans=4, deals=1, nodes=250)
    assert hard.times(0.01).plans == 2  # one plan alone would be no search


def test_the_laboratory_knows_a_strength_with_other_work() -> None:
    game = clio.game("monumental-duel")
    hard, quarter = (hire(name, game, 1) for name in ("hard", "hard*0.25"))
    assert isinstance(hard, Planner)
    assert isinstance(quarter, Planner)
    assert quarter.effort == hard.effort.times(0.25)
    with pytest.raises(UnknownBot):
        hire("hard*much", game, 1)


def test_no_seconds_still_an_answer() -> None:
    game = clio.game("monumental-duel")
    s = start(game, "seconds")
    bot = make("hard", game, 1, 0.0)
    assert bot.choose(Position(game, s, s.player)) in s.legal


# ---------------------------------------------------------------- strengths
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_strengths(name: str) -> None:
    found = strengths_of(name)
    assert found[:3] == ["easy", "normal", "hard"]
    assert found == [strength for strength in STRENGTHS if strength in found]
    assert [make(strength, clio.game(name), 1).name for strength in found] == found


# ---------------------------------------------------------------- explaining
@pytest.mark.parametrize("deals", [0, 2])
@pytest.mark.parametrize("name", GAMES)
def test_it_explains_what_it_chooses(name: str, deals: int) -> None:
    game = clio.game(name)
    s, quick = start(game, "why"), make("easy", game, "why")
    effort = Effort(width=2, plans=3, deals=deals, turns=0, nodes=2000)
    for n in range(30):
        if n % 9 == 8:
            position = Position(game, s, s.player)
            bot = planner(game, "why", effort)
            at_sight = deals == 0 or not bot.eyes(s.player).plays_on(position.sample(1))
            thoughts = bot.explain(position)
            assert [t.value for t in thoughts] == sorted([t.value for t in thoughts], reverse=True)
            for thought in thoughts:
                assert thought.plan[0] == thought.action
                assert (thought.chance is None) == (at_sight or thought.reason().startswith(ALONE))
                for lang in ("en", "fr"):
                    assert thought.reason(lang).endswith(".")
                    assert "\n" not in thought.reason(lang)
            if len(s.legal) > 1:
                assert planner(game, "why", effort).choose(position) == thoughts[0].action
        s.apply(quick.choose(Position(game, s, s.player)))
