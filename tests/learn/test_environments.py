"""The environments pass the tests of the libraries they are for, tell nobody what is hidden, and hold no key."""

from __future__ import annotations

import copy
import gc
import pickle
import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from clio import BadOption, IllegalAction
from clio.bots import UnknownBot
from clio.engine import stream
from clio.engine.conformance import Case, Chance, walk
from clio.engine.errors import GameOver
from clio.games import find, ids
from clio.lab import gymnasium_env, pettingzoo_env
from clio.learn.aec import raw_env
from clio.learn.episode import Episode, name_of, version_of
from clio.learn.gym import register
from clio.learn.layout import layout_of
from clio.learn.vector import Vector
from tests.second_game import AUCTION, auction
from tests.terminal.keyboard import clio

__all__ = ["auction"]
DUEL = "monumental-duel"
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # advice of the checkers on spaces of dicts


# ---------------------------------------------------------------- the tests of the libraries
@pytest.mark.parametrize("game", ids())
def test_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    form = "dict" if game == DUEL else "flat"
    api_test(pettingzoo_env(game, players=2, observation=form), num_cycles=60)
    seed_test(lambda: pettingzoo_env(game, players=2), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", ids())
def test_gymnasium(game: str) -> None:
    form = "dict" if game == "monumental" else "flat"
    check_env(gymnasium_env(game, players=2, observation=form), skip_render_check=True)


@pytest.mark.long(every=2)
@pytest.mark.parametrize("game", ids())
def test_openspiel(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from clio.learn import spiel

    found = spiel.load(game)
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)
    lot = random.Random(game)
    state = found.new_initial_state()
    while not state.is_terminal() and len(state.history()) < 60:
        assert state.legal_actions() == sorted(state.legal_actions())
        state.apply_action(lot.choice(state.legal_actions()))
    twin = state.clone()
    back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(found, state))[1]
    for other in (twin, back):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(1) == state.observation_tensor(1)
        assert other.information_state_string(0) == state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1
    assert spiel.spiel_name(game) in spiel.register()


# ---------------------------------------------------------------- what is seen
def any_set(game: str, n: int) -> tuple[int, dict[str, Any]]:
    """A number of players, and options drawn by lot that go together."""
    record, lot = find(game).record, random.Random(f"{game} {n}")
    while True:
        players = lot.randint(max(2, record.players[0]), record.players[1])
        single = [option for option in record.options if not option.per_seat and option.id != "resignation"]
        options = {option.id: lot.choice(option.values or (False, True)) for option in single}
        try:
            find(game).check_options(players, record.settle(players, options))
        except BadOption:
            continue
        return players, options


@pytest.mark.parametrize("game", ids())
def test_the_numbers_come_from_the_view_and_tell_nothing_hidden(game: str) -> None:
    """On many options, through whole games: every view has its numbers, and they are the same if all that the seat
    cannot know is dealt anew."""
    rules = find(game)
    for n in range(2):
        case = Case(*any_set(game, n), f"numbers {n}")
        chance = Chance(case)
        for step, s in enumerate(walk(rules, case)):
            seat = s.player if not s.over else 0
            if step % 15 and not s.over:
                continue
            layout = layout_of(game, len(rules.result(s).scores))
            row = layout.flat(rules.view(s, seat), seat)
            assert row.shape == (layout.size,)
            assert np.isfinite(row).all()
            other = rules.determinize(s, seat, chance.rng + step)
            assert np.array_equal(row, layout.flat(rules.view(other, seat), seat))


@pytest.mark.parametrize("game", ids())
def test_slices_cover_the_row_and_are_named(game: str) -> None:
    layout = layout_of(game, 2)
    assert sum(part.stop - part.start for part in layout.fields.values()) == layout.size
    assert len({each.name for each in layout.named}) == len(layout.named)
    assert all(0 <= each.start < each.stop <= layout.size for each in layout.named if each.stop > each.start)
    own, other = layout.slices["players.0"], layout.slices["players.1"]
    assert own.stop == other.start
    assert own.stop - own.start == other.stop - other.start


def test_oneself_comes_first() -> None:
    episode = Episode(DUEL, options={"civilizations": ["greeks", "aztecs"]})
    words = {name: np.flatnonzero(row) for name, row in
             ((seat, episode.observe(seat)[episode.layout.slices["players.0.civilization"]]) for seat in (0, 1))}
    assert words[0] != words[1]
    rows = [episode.layout.apart(episode.observe(seat)) for seat in (0, 1)]
    assert np.array_equal(rows[0]["players.1.resources"], rows[1]["players.0.resources"])
    assert rows[0]["seat"].sum() == 2  # there is one who decides; it is me or the other
    assert rows[0]["seat"][1] != rows[1]["seat"][1]


# ---------------------------------------------------------------- playing
def play(env: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    env.reset(seed=seed)
    lot = random.Random(seed)
    moves: list[int] = []
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] = reward
        if over:
            env.step(None)
            continue
        mask = seen["action_mask"]
        assert mask.dtype == np.int8
        assert mask.any()
        if len(moves) % 20 == 0:
            assert not any(env.observe(each)["action_mask"].any() for each in env.agents if each != agent)
        moves.append(int(lot.choice(np.flatnonzero(mask))))
        env.step(moves[-1])
    return moves, rewards


@pytest.mark.parametrize("game", ids())
def test_a_whole_game_and_its_rewards(game: str) -> None:
    moves, rewards = play(raw_env(game, players=2), 3)
    again, _ = play(pettingzoo_env(game, players=2), 3)
    assert moves == again
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])
    other, points = play(raw_env(game, players=2, reward="score"), 3)
    assert other == moves
    assert sum(points.values()) == 0
    assert all(points[agent] * rewards[agent] >= 0 for agent in points)  # 0 where a tie was broken
    assert not any(find(game).resigns(action) for action in moves)


def test_illegal_moves() -> None:
    env = raw_env(DUEL)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(wrong)
    with pytest.raises(IllegalAction):
        env.step(10**6)
    assert play(env, 1) == play(raw_env(DUEL), 1)
    with pytest.raises(GameOver):
        env.episode.play(0)
    solo = gymnasium_env(DUEL)
    solo.reset(seed=1)
    _, reward, over, _, info = solo.step(int(np.flatnonzero(solo.action_masks() == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        solo.step(0)


def test_one_agent_among_bots() -> None:
    env = gymnasium_env("age-of-mythology", bots=["random", "random"], players=3, seat=1, reward="score")
    for seed in (1, 2):
        lot = random.Random(seed)
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert info["seat"] == env.episode.seat == 1
            _, reward, over, _, info = env.step(int(lot.choice(np.flatnonzero(info["action_mask"]))))
        assert reward == env.episode.rewards()[1]
    assert all(line.seen_by(1) for line in env.history())
    assert all(line.seen_by(None) for line in env.history(public=True))
    assert 0 < len(env.history(public=True)) <= len(env.history())
    assert env.history()[-1].text("fr")


def test_names_and_registration() -> None:
    assert name_of(DUEL) == f"monumental_duel_v{version_of(DUEL)}"
    assert version_of(DUEL) == 100 * find(DUEL).record.rules_version + 1
    assert pettingzoo_env(DUEL).metadata["name"] == name_of(DUEL)
    made = gymnasium.make(register()[0], bots="random", disable_env_checker=True)
    assert made.unwrapped.episode.game is find(DUEL)  # type: ignore[attr-defined]
    assert register() == register()


@pytest.mark.usefixtures("auction")
def test_a_game_whose_view_has_no_types_is_refused() -> None:
    with pytest.raises(BadOption, match="types"):
        pettingzoo_env(AUCTION)


def test_what_is_refused() -> None:
    with pytest.raises(UnknownBot):
        gymnasium_env(DUEL, bots="deep-blue")
    for how in ({"bots": ["random", "random"]}, {"seat": 2}, {"reward": "money"}, {"observation": "picture"},
                {"players": 3}, {"options": {"modules": "war"}}):
        with pytest.raises(BadOption):
            gymnasium_env(DUEL, **how)


def test_an_episode_can_be_copied_and_sent() -> None:
    episode = Episode(DUEL)
    episode.deal(5)
    for _ in range(30):
        episode.play(episode.legal[-1])
    for other in (copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))):
        assert other.legal == episode.legal
        assert np.array_equal(other.observe(0), episode.observe(0))
        assert [line.text() for line in other.history(0)] == [line.text() for line in episode.history(0)]
        other.play(other.legal[0])
    assert len(episode.history()) < len(other.history()) or other.seat != episode.seat or other.legal != episode.legal


def gymnasium_game() -> object:
    env = gymnasium_env(DUEL)
    env.reset(seed=1)
    return env


def pettingzoo_game() -> object:
    env = pettingzoo_env(DUEL)
    env.reset(seed=1)
    return env


def openspiel_game() -> object:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from clio.learn import spiel

    state = spiel.load(DUEL).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    return state


def vector_game() -> object:
    vector = Vector(DUEL, 2)
    vector.reset(1)
    return vector


@pytest.mark.parametrize("dealt", [gymnasium_game, pettingzoo_game, openspiel_game, vector_game])
def test_no_key_deals_a_game_of_learners(dealt: Callable[[], object]) -> None:
    """Whoever holds an environment finds no key in it: not one text of that form, not one state of the stream."""
    env = dealt()
    seen, states, waiting = set(), 0, [env]
    while waiting:
        for thing in gc.get_referents(waiting.pop()):
            if isinstance(thing, str):
                assert not stream.is_key(thing)
            if isinstance(thing, type) or id(thing) in seen or type(thing).__name__ in ("module", "function"):
                continue
            seen.add(id(thing))
            kind = type(thing)
            if kind.__module__.startswith(("clio.learn", "pettingzoo")) or kind.__name__ in ("Duel", "dict", "list"):
                waiting.append(thing)
                states += kind.__name__ == "Duel"
                assert getattr(thing, "rng", 1) > 0
    assert states, "a game was found"
    assert len(seen) > 50
    if isinstance(env, Vector):
        env.close()


# ---------------------------------------------------------------- the command
def test_the_layout_is_documented_by_a_command() -> None:
    found = clio("observation", DUEL)
    assert f"{name_of(DUEL)}: {layout_of(DUEL, 2).size:,} numbers" in found.stdout
    assert "players.0.resources: " in found.stdout
    deep = clio("observation", DUEL, "--all", "--json", lang="fr").stdout
    assert '"players.1.city.8.status"' in deep
    assert "nombres" in clio("observation", DUEL, lang="fr").stdout
