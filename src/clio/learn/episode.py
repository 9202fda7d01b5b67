"""One game under way, for those who learn: who decides, what they see, what they may do, what it was worth. Every
environment is made of it.

Everything shown is made of the view of a seat. A game is dealt by a plain number, never by a key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from clio.bots import Bot, Position, make
from clio.engine.errors import BadOption, GameOver, IllegalAction
from clio.engine.history import Refused
from clio.engine.kernel import State, question_of
from clio.engine.rng import seed_rng
from clio.engine.told import LogLine, Scene
from clio.games import find
from clio.learn.layout import Floats, Layout, layout_of

VERSION = 1  # raised when the numbers of an observation, the rewards or the order of decisions change

Reward = Literal["win", "score"]
Mask = NDArray[np.int8]
REWARDS = ("win", "score")
WON, SHARED, LOST = 1.0, 0.0, -1.0


def version_of(game_id: str) -> int:
    """The number in the names of a game's environments: its rules version, then ours in two digits."""
    return 100 * find(game_id).record.rules_version + VERSION


def name_of(game_id: str) -> str:
    """monumental_duel_v201"""
    find(game_id)
    return f"{game_id.replace('-', '_')}_v{version_of(game_id)}"


class Episode:
    """A game from its deal to its end, then the next. `reward`: "win" is 1 for who is first alone, 0 for a shared first
    place, -1 for all others; "score" is one's points less those of the best other."""

    def __init__(
        self, game_id: str, players: int | None = None, options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
    ) -> None:
        self.game = find(game_id)
        record = self.game.record
        self.players = record.players[0] if players is None else players
        self.options = record.settle(self.players, options or {})
        self.game.check_options(self.players, self.options)
        if reward not in REWARDS:
            raise BadOption("bad_reward", reward=str(reward)[:80], good=", ".join(REWARDS))
        self.reward = reward
        self.actions = record.actions
        self.deal(0)
        self.layout: Layout = layout_of(game_id, len(self.game.result(self.__state).scores))

    def deal(self, seed: int) -> None:
        """A new game, the same for the same number."""
        self.__state: State = self.game.start(self.players, self.options, seed_rng(f"learn {seed}"))
        self.__state.log = []
        self.__seed = seed
        self.__played: list[int] = []
        self.__marks = [len(self.__state.log)]  # how long the log was after each decision

    # ------------------------------------------------------------------ the open question
    @property
    def over(self) -> bool:
        return self.__state.over

    @property
    def seat(self) -> int:
        """Who decides now; -1 at the end."""
        return self.__state.player

    @property
    def legal(self) -> list[int]:
        """What they may do. A move that gives up the game is offered only where there is no other."""
        legal, resigns = self.__state.legal, self.game.resigns
        return [action for action in legal if not resigns(action)] or list(legal)

    def mask(self, seat: int, row: Mask | None = None) -> Mask:
        """1 for every action that the seat may take now."""
        row = np.zeros(self.actions, np.int8) if row is None else row
        row.fill(0)
        if seat == self.seat:
            row[self.legal] = 1
        return row

    def play(self, action: int) -> None:
        """The answer of whoever decides. IllegalAction, with the reason, leaves the game as it is."""
        s = self.__state
        if s.over:
            raise GameOver()
        if action not in s.legal:
            raise self.refused(action)
        s.apply(action)
        self.__played.append(action)
        assert s.log is not None
        self.__marks.append(len(s.log))

    def refused(self, action: int) -> IllegalAction:
        if not 0 <= action < self.actions:
            return IllegalAction("no_such_number", number=action, last=self.actions - 1)
        assert question_of(self.__state, self.seat) is not None
        return Refused(self.game.space.symbol(action), self.game.refusal(self.__state, self.seat, action))

    # ------------------------------------------------------------------ what is seen
    def observe(self, seat: int, row: Floats | None = None) -> Floats:
        """What the seat sees, as numbers; see `layout`."""
        view = self.game.view(self.__state, seat)
        if row is None:
            return self.layout.flat(view, seat)
        self.layout.write(view, seat, row)
        return row

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """The same as it is sent to a page; without a seat what everybody sees."""
        return self.game.view(self.__state, seat)

    def position(self, seat: int) -> Position[Any]:
        """What a bot in that seat gets."""
        return Position(self.game, self.__state, seat)

    def history(self, seat: int | None = None) -> list[LogLine]:
        """All that has happened, as far as the seat may know it; without a seat what everybody knows."""
        s = self.__state
        scene = Scene(self.game, self.players, [], s)
        found, decision = [], 0
        for n, event in enumerate(s.log or ()):
            while decision + 1 < len(self.__marks) and n >= self.__marks[decision]:
                decision += 1
            found.append(LogLine(scene, event, decision))
        return [line for line in found if line.seen_by(seat)]

    # ------------------------------------------------------------------ what it was worth
    def rewards(self) -> list[float]:
        """By seat; 0 before the end."""
        if not self.over:
            return [0.0] * self.players
        result = self.game.result(self.__state)
        if self.reward == "score":
            points = [score.total for score in result.scores]
            return [float(points[seat] - best_other(points, seat)) for seat in range(self.players)]
        alone = WON if len(result.winners) == 1 else SHARED
        return [alone if seat in result.winners else LOST for seat in range(self.players)]

    def __deepcopy__(self, memo: object) -> Episode:
        """Another game from here on, with the same past."""
        other = object.__new__(Episode)
        other.__dict__.update(self.__dict__)
        other.__state = self.__state.clone()
        other.__state.log = list(self.__state.log or ())
        other.__played = self.__played[:]
        other.__marks = self.__marks[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: played again there."""
        how = (self.game.record.id, self.players, self.options, self.reward)
        return _again, (how, self.__seed, self.__played)


def _again(how: tuple[Any, ...], seed: int, played: list[int]) -> Episode:
    episode = Episode(*how)
    episode.deal(seed)
    for action in played:
        episode.play(action)
    return episode


def best_other(points: list[int], seat: int) -> int:
    others = points[:seat] + points[seat + 1 :]
    return max(others, default=0)


class Rivals:
    """Bots in the seats that are not learnt."""

    def __init__(self, episode: Episode, bots: Mapping[int, str]) -> None:
        self.episode = episode
        self.names = dict(bots)
        self.bots: dict[int, Bot] = {}
        for name in set(bots.values()):
            make(name, episode.game, 0)

    def sit(self, seed: int) -> None:
        game = self.episode.game
        self.bots = {seat: make(name, game, f"learn {seed}/{seat}") for seat, name in self.names.items()}

    def play(self) -> None:
        """Until somebody else decides, or the end."""
        episode = self.episode
        while not episode.over and episode.seat in self.bots:
            seat = episode.seat
            episode.play(self.bots[seat].choose(episode.position(seat)))
