"""The easy bot: legal, deterministic, blind, and weaker than the greedy one."""

from __future__ import annotations

from typing import Any

import pytest

import clio
from clio.bots import Bot, Position, easy_slips, judge_of, make
from clio.bots.greedy import GreedyBot, Slips
from clio.engine.game import Game
from clio.engine.kernel import State
from clio.engine.rng import seed_rng
from clio.games import ids

GAMES = ids()


def start(game: Game[Any], seed: str) -> State:
    state: State = game.start(2, game.record.settle(2, {}), seed_rng(seed))
    return state


def play(game: Game[Any], s: State, bots: list[Bot], most: int = 10_000) -> list[int]:
    """The decisions of a game, or of its beginning."""
    made: list[int] = []
    while not s.over and len(made) < most:
        action = bots[s.player].choose(Position(game, s, s.player))
        assert action in s.legal
        made.append(action)
        s.apply(action)
    return made


@pytest.mark.parametrize("name", GAMES)
def test_it_is_legal_and_the_same_for_the_same_seed(name: str) -> None:
    game = clio.game(name)
    games = [play(game, start(game, "same"), [make("easy", game, seat) for seat in (0, 1)], 60) for _ in range(2)]
    assert games[0] == games[1]
    other = play(game, start(game, "same"), [make("easy", game, seat) for seat in (2, 3)], 60)
    assert other != games[0]


@pytest.mark.parametrize("name", GAMES)
def test_it_slips_now_and_then(name: str) -> None:
    """Most of its decisions are those of the greedy bot with the same seed; so may a slip be that makes sense."""
    game = clio.game(name)
    s, same, slips = start(game, "slips"), 0, 0
    for n in range(120):
        position = Position(game, s, s.player)
        action = make("easy", game, n).choose(position)
        if len(s.legal) > 1:
            greedy = make("greedy", game, n).choose(position)
            same, slips = same + (greedy == action), slips + (greedy != action)
        s.apply(action)
        if s.over:
            s = start(game, f"slips/{n}")
    assert slips >= 5
    assert same > slips * (easy_slips(name).often - 1) / 3


def test_a_game_says_how_it_slips() -> None:
    """Where beginners won by far, at a move that makes sense, too."""
    slips = {name: make("easy", clio.game(name), 1).__dict__["slips"] for name in GAMES}
    assert slips == {
        "age-of-mythology": Slips(2, 3, 2.5), "monumental": Slips(2), "monumental-duel": Slips(4),
        "through-the-ages": Slips(4),
    }


def test_a_slip_makes_sense() -> None:
    """Where it says so: never a move that loses the battle which is nearly won."""
    game = clio.game("age-of-mythology")
    judge = judge_of(game.record.id)
    assert judge is not None
    s, slipped = start(game, "sense"), 0
    for n in range(200):
        position = Position(game, s, s.player)
        action = GreedyBot("easy", judge, str(n), Slips(1, 3, 2.0)).choose(position)
        if len(s.legal) > 1:
            thoughts = GreedyBot("greedy", judge, str(n)).explain(position)
            values = sorted((thought.value for thought in thoughts), reverse=True)
            value = next(thought.value for thought in thoughts if thought.action == action)
            assert value >= values[:3][-1] - 0.5  # other deals of what is hidden
            assert value >= values[0] - 2.5
            slipped += value < values[0]
        s.apply(action)
    assert slipped >= 20


def test_it_does_not_see_more_than_its_seat() -> None:
    game = clio.game("through-the-ages")
    s = start(game, "blind")
    for n in range(40):
        other = game.determinize(s, s.player, seed_rng(f"other/{n}"))
        chosen = make("easy", game, n).choose(Position(game, s, s.player))
        assert make("easy", game, n).choose(Position(game, other, s.player)) == chosen
        s.apply(chosen)


def test_it_explains_itself_like_the_greedy_bot() -> None:
    game = clio.game("monumental-duel")
    position = Position(game, start(game, "why"), start(game, "why").player)
    easy, greedy = make("easy", game, 1), make("greedy", game, 1)
    assert (easy.name, greedy.name) == ("easy", "greedy")
    assert [t.action for t in easy.explain(position)] == [t.action for t in greedy.explain(position)]


@pytest.mark.long
def test_greedy_beats_it_and_it_beats_chance() -> None:
    """Seat-paired games; the long run is in `clio simulate`."""
    game = clio.game("monumental-duel")
    for strong, weak, least in (("greedy", "easy", 6), ("easy", "random", 7)):
        wins = 0
        for i in range(8):
            s = start(game, f"strength/{i // 2}")
            names = (strong, weak) if i % 2 == 0 else (weak, strong)
            play(game, s, [make(name, game, f"{i}/{name}") for name in names])
            result: Any = game.result(s)
            wins += result.winners == (i % 2,)
        assert wins >= least, (strong, weak, wins)
