"""Every game as an environment of Gymnasium: one agent, bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from clio.engine.errors import BadOption
from clio.engine.told import LogLine
from clio.games import ids
from clio.learn.aec import Form, space_of
from clio.learn.episode import LOST, Episode, Mask, Reward, Rivals, version_of
from clio.learn.layout import Floats, Layout

NAMESPACE = "clio"


class Solo(gymnasium.Env[Any, np.int64]):
    """`bots`: those of the other seats, clockwise from the agent, or one name for all. `seat`: where the agent sits; by
    lot in every game if it is None. An illegal action ends the game and costs a loss; `action_masks` and the info tell
    what is legal."""

    def __init__(
        self, game: str, bots: str | Sequence[str] = "random", players: int | None = None, seat: int | None = None,
        options: Mapping[str, Any] | None = None, reward: Reward = "win", observation: Form = "flat",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, players, options, reward)
        self.metadata = {"name": f"{NAMESPACE}/{game}-v{version_of(game)}", "render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.form = observation
        others = self.episode.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise BadOption("bots_players", players=others, n=len(self.bots))
        if seat is not None and not 0 <= seat < self.episode.players:
            raise BadOption("no_such_seat", seat=seat + 1, players=self.episode.players)
        self.fixed = seat
        self.seat = seat or 0
        self.rivals = Rivals(self.episode, self.around(self.seat))
        self.observation_space = space_of(self.layout, observation)
        self.action_space: spaces.Space[np.int64] = spaces.Discrete(self.episode.actions)
        self.ended = True

    @property
    def layout(self) -> Layout:
        return self.episode.layout

    def around(self, seat: int) -> dict[int, str]:
        return {(seat + 1 + i) % self.episode.players: bot for i, bot in enumerate(self.bots)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new deal. With a seed the same one and, after it, the same ones."""
        super().reset(seed=seed)
        self.begin()
        return self.seen(), self.info()

    def begin(self) -> None:
        """The next deal, up to the first decision of the agent. If it never has one, another deal."""
        while True:
            number = int(self.np_random.integers(2**62))
            self.seat = int(self.np_random.integers(self.episode.players)) if self.fixed is None else self.fixed
            self.episode.deal(number)
            self.rivals = Rivals(self.episode, self.around(self.seat))
            self.rivals.sit(number)
            self.rivals.play()
            self.ended = self.episode.over
            if not self.ended:
                return

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward, illegal = self.act(int(action))
        info = self.info()
        if illegal:
            info["illegal"] = True
        return self.seen(), reward, self.ended, False, info

    def act(self, action: int) -> tuple[float, bool]:
        """The move of the agent and those of the bots after it: the reward, and whether the move was illegal."""
        if self.ended:
            raise gymnasium.error.ResetNeeded("the game is over: reset() begins another one")
        episode = self.episode
        if action not in episode.legal:
            self.ended = True
            return LOST, True
        episode.play(action)
        self.rivals.play()
        self.ended = episode.over
        return episode.rewards()[self.seat], False

    def seen(self) -> Any:
        row = self.episode.observe(self.seat)
        return row if self.form == "flat" else self.layout.apart(row)

    def write(self, row: Floats, mask: Mask) -> None:
        """What the agent sees and may do, into memory that is there."""
        self.episode.observe(self.seat, row)
        self.mask(mask)

    def mask(self, row: Mask | None = None) -> Mask:
        return self.episode.mask(-2 if self.ended else self.seat, row)

    def action_masks(self) -> Mask:
        """1 for what is legal now (the name that sb3-contrib looks for)."""
        return self.mask()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.mask(), "seat": self.seat}

    def history(self, public: bool = False) -> list[LogLine]:
        """What has happened, as far as the agent may know it; `public`: what everybody knows."""
        return self.episode.history(None if public else self.seat)

    def render(self) -> Any:
        """With "ansi", what the agent knows of the last decisions."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(line.text() for line in self.history()[-20:])


def register() -> list[str]:
    """Make all games known to `gymnasium.make`; their ids."""
    found = []
    for game in ids():
        id = f"{NAMESPACE}/{game}-v{version_of(game)}"
        found.append(id)
        if id not in gymnasium.registry:
            gymnasium.register(id=id, entry_point="clio.learn.gym:Solo", kwargs={"game": game})
    return found
