"""Bots: legal, deterministic, harmless to the position, and blind to what their seat cannot know."""

from __future__ import annotations

import re
from typing import Any

import pytest

import clio
from clio.bots import NAMES, Bot, Position, UnknownBot, make, names_for
from clio.bots.bot import points
from clio.engine.kernel import State
from clio.engine.rng import below, next_rng, seed_rng

GAME = clio.game("monumental-duel")
MODULES = ("espionage", "trade", "both")
QUICK = ("random", "easy", "greedy", "normal")  # the others think longer, with the same search


def start(seed: str, modules: str = "both") -> State:
    state: State = GAME.start(2, GAME.record.settle(2, {"modules": modules}), seed_rng(seed))
    return state


def positions(seed: str, modules: str, every: int) -> list[State]:
    """States of one game in which everybody plays at random, every so many decisions."""
    s, x, out, n = start(seed, modules), seed_rng(seed + "/play"), [], 0
    while not s.over:
        if n % every == 0 and len(s.legal) > 1:
            out.append(s.clone())
        x = next_rng(x)
        s.apply(s.legal[below(x, len(s.legal))])
        n += 1
    return out


def play(s: State, bots: list[Bot]) -> State:
    while not s.over:
        s.apply(bots[s.player].choose(Position(GAME, s, s.player)))
    return s


# ---------------------------------------------------------------- making bots
def test_every_name_makes_a_bot_of_that_name() -> None:
    names = names_for(GAME.record.id)
    assert [make(name, GAME, 1).name for name in names] == names
    assert set(names) <= set(NAMES)


def test_an_unknown_bot_is_refused_with_the_good_names() -> None:
    with pytest.raises(UnknownBot) as caught:
        make("gredy", GAME, 1)
    assert isinstance(caught.value, clio.ClioError)
    for lang in ("en", "fr"):
        assert "gredy" in caught.value.text(lang)
        assert "random, greedy, greedy-1, easy, normal, hard" in caught.value.text(lang)


# ---------------------------------------------------------------- what a bot sees
def test_a_position_shows_view_legal_and_seat() -> None:
    s = start("view")
    position = Position(GAME, s, s.player)
    assert position.view == GAME.view(s, s.player)
    assert position.legal == s.legal
    assert position.legal is not s.legal
    assert Position(GAME, s, 1 - s.player).legal == []


def test_no_public_attribute_of_a_position_is_a_state() -> None:
    s = start("leak")
    position = Position(GAME, s, s.player)
    for name in dir(position):
        if not name.startswith("_"):
            assert not isinstance(getattr(position, name), State), name


def test_a_sample_looks_the_same_and_is_another_state() -> None:
    for s in positions("sample", "both", 9):
        sample = Position(GAME, s, s.player).sample(seed_rng("a"))
        assert sample is not s
        assert GAME.view(sample, s.player) == GAME.view(s, s.player)
        assert GAME.census(sample) == GAME.census(s)


@pytest.mark.parametrize("modules", MODULES)
def test_a_sample_depends_on_the_view_alone(modules: str) -> None:
    """Two tables that differ in hidden cards only give the same samples."""
    for i, s in enumerate(positions("blind", modules, 7)):
        other = GAME.determinize(s, s.player, seed_rng(f"hidden/{i}"))
        one = Position(GAME, s, s.player).sample(seed_rng("b"))
        two = Position(GAME, other, s.player).sample(seed_rng("b"))
        assert GAME.dump_fields(one) == GAME.dump_fields(two)


# ---------------------------------------------------------------- choosing
@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("modules", MODULES)
def test_choices_are_legal_deterministic_blind_and_leave_the_position_alone(name: str, modules: str) -> None:
    for i, s in enumerate(positions("choose", modules, 11)):
        before, epoch = GAME.dump(s), s.epoch
        chosen = make(name, GAME, i).choose(Position(GAME, s, s.player))
        assert chosen in s.legal
        assert (GAME.dump(s), s.epoch) == (before, epoch)
        other = GAME.determinize(s, s.player, seed_rng(f"other/{i}"))
        assert make(name, GAME, i).choose(Position(GAME, other, s.player)) == chosen


@pytest.mark.parametrize("name", QUICK[:3])
def test_a_game_is_the_same_for_the_same_seeds(name: str) -> None:
    ends = [GAME.digest(play(start("same"), [make(name, GAME, seat) for seat in (0, 1)])) for _ in range(2)]
    assert ends[0] == ends[1]


def test_the_random_bot_tries_everything() -> None:
    s = start("random")
    bot = make("random", GAME, 3)
    assert {bot.choose(Position(GAME, s, s.player)) for _ in range(300)} == set(s.legal)


# ---------------------------------------------------------------- explaining
@pytest.mark.parametrize("name", QUICK)
def test_every_considered_option_has_its_sentence_in_both_languages(name: str) -> None:
    bot = make(name, GAME, 5)
    for s in positions("explain", "both", 31):
        position = Position(GAME, s, s.player)
        thoughts = bot.explain(position)
        assert thoughts
        assert {thought.action for thought in thoughts} <= set(s.legal)
        assert [t.value for t in thoughts] == sorted([t.value for t in thoughts], reverse=True)
        for thought in thoughts:
            for lang in ("en", "fr"):
                assert thought.reason(lang).endswith(".")
                assert "\n" not in thought.reason(lang)


def test_the_greedy_bot_says_what_its_numbers_are() -> None:
    s = start("points")
    best = make("greedy", GAME, 5).explain(Position(GAME, s, s.player))[0]
    assert re.match(r"About \N{MINUS SIGN}?\d+\.\d points\.( It brings: \w|$)", best.reason("en"))
    assert re.match(r"Environ \N{MINUS SIGN}?\d+,\d points?\.( Ce que cela apporte : \w|$)", best.reason("fr"))
    assert [points(n, "fr") for n in (1.94, 1.96, -1.0)] == ["1,9 point", "2,0 points", "\N{MINUS SIGN}1,0 point"]
    assert points(1.0, "en") == "1.0 points"


def test_the_greedy_bot_chooses_what_it_explains_first() -> None:
    for s in positions("explain", "trade", 31):
        position = Position(GAME, s, s.player)
        assert make("greedy", GAME, 5).choose(position) == make("greedy", GAME, 5).explain(position)[0].action


def test_explaining_does_not_change_the_choice() -> None:
    s = start("talk")
    quiet, talking = make("greedy", GAME, 6), make("greedy", GAME, 6)
    talking.explain(Position(GAME, s, s.player))
    assert quiet.choose(Position(GAME, s, s.player)) == talking.choose(Position(GAME, s, s.player))


# ---------------------------------------------------------------- strength
@pytest.mark.long
def test_greedy_beats_random() -> None:
    """20 seat-paired games on all modules; the long run is in `clio simulate`."""
    wins = 0
    for i in range(20):
        s = start(f"strength/{i // 2}", MODULES[i // 2 % 3])
        names = ("greedy", "random") if i % 2 == 0 else ("random", "greedy")
        play(s, [make(name, GAME, f"{i}/{name}") for name in names])
        result: Any = GAME.result(s)
        wins += result.winners == (i % 2,)
    assert wins >= 17
