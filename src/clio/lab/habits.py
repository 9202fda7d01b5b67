"""Does a bot play as people do (`clio habits`)? Games of one bot against itself, counted as the game's `habits.py`
says, beside what is known of people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from clio.bots import Position
from clio.engine.errors import ClioError
from clio.engine.record import Names, Options
from clio.engine.rng import seed_rng
from clio.engine.study import Diary, Habit
from clio.games import find, part_of
from clio.lab.hiring import hire
from clio.lab.jobs import Jobs, Progress, run
from clio.lab.stats import spread


class NoHabits(ClioError):
    """Nothing is known of how people play the game."""

    code = "no_habits"


@dataclass(frozen=True)
class Row:
    """One habit. `strange`: the bot is beyond the bounds."""

    id: str
    name: Names
    bot: float | None
    people: float | None
    low: float | None
    high: float | None
    percent: bool
    strange: bool


@dataclass(frozen=True)
class Habits:
    game: str
    bot: str
    players: int
    games: int
    rows: list[Row]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Seen:
    """What was noted in some games: how often each value, by habit."""

    games: int
    values: dict[str, Counter[int]]


def habits(
    game_id: str, bot: str, players: int, games: int, seed: int | str, jobs: Jobs = 1,
    options: Mapping[str, Any] | None = None, progress: Progress | None = None,
) -> Habits:
    """So many games of a bot against itself; after Ctrl-C those that were played."""
    known, _ = known_of(game_id)
    game = find(game_id)
    settled = game.record.settle(players, options or {})
    game.check_options(players, settled)
    hire(bot, game, 0)
    total = Seen(0, {})
    for seen in run(partial(play_some, game_id, bot, players, str(seed), settled), games, jobs, progress):
        total.games += seen.games
        for name, values in seen.values.items():
            total.values.setdefault(name, Counter()).update(values)
    at = players - game.record.players[0]
    rows = [row(habit, total.values.get(habit.id, Counter()), at) for habit in known]
    return Habits(game_id, bot, players, total.games, rows)


def known_of(game_id: str) -> tuple[tuple[Habit, ...], Callable[[], Diary]]:
    """The habits of a game and what notes them."""
    found = part_of(game_id, "clio.games", "habits")
    if found is None:
        raise NoHabits(game=game_id)
    return found.HABITS, found.DIARY


def play_some(game_id: str, bot: str, players: int, seed: str, options: Options, start: int, stop: int) -> Seen:
    """Games start .. stop-1; each depends on its number alone."""
    game, (_, diary_of) = find(game_id), known_of(game_id)
    seen = Seen(stop - start, {})
    for number in range(start, stop):
        s = game.start(players, options, seed_rng(f"{seed}/deal/{number}"))
        s.log = []
        bots = [hire(bot, game, f"{seed}/{number}/{seat}") for seat in range(players)]
        diary = diary_of()
        while not s.over:
            action = bots[s.player].choose(Position(game, s, s.player))
            diary.before(s, action)
            s.apply(action)
        for name, value in diary.values(game, s):
            seen.values.setdefault(name, Counter())[value] += 1
    return seen


def row(habit: Habit, values: Counter[int], at: int) -> Row:
    found = spread(values)
    bot: float | None = None
    if found.n:
        bot = (found.median if habit.median else found.mean) * (100 if habit.percent else 1)
    low = habit.low[at] if habit.low else None
    high = habit.high[at] if habit.high else None
    strange = bot is not None and ((low is not None and bot < low) or (high is not None and bot > high))
    return Row(habit.id, habit.name, bot, habit.people[at], low, high, habit.percent, strange)
