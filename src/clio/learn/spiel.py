"""Every game as a Python game of OpenSpiel: `pyspiel.load_game("clio_monumental_duel_v201(players=2)")` after
`register()`.

Chance decides at the start of a game only: three draws of 256 choose the deal, which settles everything that chance
does later. So every state is known by its history, as OpenSpiel wants it; and a search that plays on a clone of a
state knows what comes. Play fair: search with `clio.bots`, or learn from observations."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from clio.engine.cases import longest
from clio.engine.errors import BadOption
from clio.games import find, ids
from clio.learn.episode import LOST, WON, Episode, name_of
from clio.learn.layout import Layout

DIGITS, BASE = 3, 256  # of the number of a deal
EVEN = [(outcome, 1 / BASE) for outcome in range(BASE)]


def spiel_name(game: str) -> str:
    return f"clio_{name_of(game)}"


def read_options(text: str) -> dict[str, Any]:
    """ "modules:trade;civilizations:greeks/aztecs" as options of a game.

    >>> read_options("modules:trade;civilizations:greeks/aztecs")
    {'modules': 'trade', 'civilizations': ['greeks', 'aztecs']}
    """
    found: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        name, sign, value = pair.partition(":")
        if not sign:
            raise BadOption("bad_setting", value=pair[:80])
        found[name] = value.split("/") if "/" in value else value
    return found


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Until the deal is drawn there is none, only chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.clio, game.players, game.options)
        self.drawn = 0
        self.deal = 0

    @property
    def dealt(self) -> bool:
        return self.drawn == DIGITS

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.episode.seat if self.dealt else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVEN

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.episode.play(action)
        else:
            self.drawn += 1
            self.deal = self.deal * BASE + action
            self.episode.deal(self.deal)  # the last of them is the one that is played

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.episode.game.space.symbol(action)

    def is_terminal(self) -> bool:
        return self.dealt and self.episode.over

    def returns(self) -> list[float]:
        return self.episode.rewards() if self.dealt else [0.0] * self.episode.players

    def __str__(self) -> str:
        """What everybody knows."""
        return told(self, None, False) if self.dealt else f"{self.drawn} of {DIGITS} draws of the deal"


class SpielObserver:
    """What a player sees: the row of `layout`, by fields too; as text, with the past where all of it is wanted."""

    def __init__(self, layout: Layout, recall: bool) -> None:
        self.layout = layout
        self.recall = recall
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.apart(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if state.dealt:
            state.episode.observe(player, self.tensor)
        else:
            self.tensor.fill(0.0)

    def string_from(self, state: SpielState, player: int) -> str:
        return told(state, player, self.recall) if state.dealt else ""


def told(state: SpielState, player: int | None, recall: bool) -> str:
    """A view as text; with `recall` after all that the player was told before."""
    past = [line.text() for line in state.episode.history(player)] if recall else []
    return "\n".join([*past, json.dumps(state.episode.view(player), sort_keys=True)])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Parameters: `players`, `options` (see `read_options`)."""

    clio = ""
    kind: Any = None

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = find(self.clio)
        self.players = int(given.get("players", fewest(self.clio)))
        self.options = read_options(str(given.get("options", "")))
        self.layout = Episode(self.clio, self.players, self.options).layout
        about = pyspiel.GameInfo(
            num_distinct_actions=game.record.actions, max_chance_outcomes=BASE, num_players=self.players,
            min_utility=LOST, max_utility=WON, utility_sum=None, max_game_length=longest(game),
        )
        super().__init__(self.kind, about, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.layout, iig_obs_type is not None and iig_obs_type.perfect_recall)


def fewest(game: str) -> int:
    """Players of a game that is not told how many: at least two."""
    return max(2, find(game).record.players[0])


def game_type(game: str) -> Any:
    record = find(game).record
    return pyspiel.GameType(
        short_name=spiel_name(game), long_name=f"{record.names['en']} (Clio)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=record.players[1], min_num_players=record.players[0],
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": fewest(game), "options": ""},
    )


def register() -> list[str]:
    """Make all games known to `pyspiel.load_game`; their names."""
    for game in ids():
        if spiel_name(game) not in pyspiel.registered_names():
            kind = game_type(game)
            pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"clio": game, "kind": kind}))
    return [spiel_name(game) for game in ids()]


def load(game: str, **parameters: Any) -> Any:
    """A game by its id in Clio."""
    find(game)
    register()
    return pyspiel.load_game(spiel_name(game), parameters)
