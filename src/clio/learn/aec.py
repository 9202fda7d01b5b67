"""Every game as an environment of PettingZoo (AEC: agents act in turn)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from clio.engine.errors import BadOption
from clio.engine.told import LogLine
from clio.learn.episode import LOST, Episode, Reward, name_of
from clio.learn.layout import Layout

Form = Literal["flat", "dict"]
FORMS = ("flat", "dict")
BOUND = 1e6  # no number of an observation is near it
Observed = dict[str, Any]


def space_of(layout: Layout, form: str) -> spaces.Space[Any]:
    """Of an observation: one row, or the same by fields."""
    if form not in FORMS:
        raise BadOption("bad_form", form=str(form)[:80], good=", ".join(FORMS))
    if form == "flat":
        return box(layout.size)
    return spaces.Dict({name: box(part.stop - part.start) for name, part in layout.fields.items()})


def box(n: int) -> spaces.Box:
    return spaces.Box(-BOUND, BOUND, (n,), np.float32)


class AEC(AECEnv):  # type: ignore[misc]
    """`player_0`, `player_1` ... by seat. An observation is a dict: "observation", what the agent sees (`layout`), and
    "action_mask", 1 for what it may do. Before its end a game gives no reward."""

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, Any] | None = None,
        reward: Reward = "win", observation: Form = "flat", render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, players, options, reward)
        self.metadata = {"name": name_of(game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.form = observation
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = space_of(self.layout, observation)
        mask = spaces.Box(0, 1, (self.episode.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.episode.actions) for agent in self.possible_agents}
        self.lot = np.random.default_rng()

    @property
    def layout(self) -> Layout:
        return self.episode.layout

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. With a seed the same one and, after it, the same ones."""
        if seed is not None:
            self.lot = np.random.default_rng(seed)
        self.episode.deal(int(self.lot.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observed:
        seat = self.seats[agent]
        row = self.episode.observe(seat)
        seen = row if self.form == "flat" else self.layout.apart(row)
        return {"observation": seen, "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """The move of `agent_selection`. IllegalAction leaves everything as it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def history(self, agent: str | None = None) -> list[LogLine]:
        """What has happened, as far as the agent may know it; without an agent what everybody knows."""
        return self.episode.history(None if agent is None else self.seats[agent])

    def render(self) -> str | None:
        """With "ansi", what everybody knows of the last decisions."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(line.text() for line in self.history()[-20:])

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])


def raw_env(game: str, **how: Any) -> AEC:
    """Without wrappers: an illegal action is an IllegalAction, which says why."""
    return AEC(game, **how)


def env(game: str, **how: Any) -> Any:
    """As PettingZoo has it: an illegal action ends the game and costs its agent a loss."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(AEC(game, **how), LOST))
