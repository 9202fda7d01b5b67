"""Bots play games, and the turns in which there is more to find than they see become puzzles (`clio make-puzzles`).

A turn is looked at from its last decision back, as far as all that is possible can be tried (`Tree`). What is taken
must be certain, whatever the seat cannot see; must need several moves, the same ones on every way to the best; and must
not be what the greedy bot plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from clio.bots import YARDSTICK, Position, make
from clio.engine.errors import BadOption
from clio.engine.game import Game
from clio.engine.kernel import State
from clio.engine.puzzles import FEWEST, Play, Puzzle, Tree, Turn, Unfit, read_puzzles, shared_by_all
from clio.engine.record import Options, Value
from clio.engine.rng import seed_rng
from clio.games import find, play_of
from clio.lab.jobs import Progress

MOST = 12_000  # positions of a turn
LONGEST = 12  # moves of a solution
FEWEST_ENDS = 80  # different ends of a turn
RAREST = 0.1  # at most this share of them may reach the best
NOTHING = -(1 << 30)  # less than anything
EASY, HARD = 0.02, 0.003  # what share makes a puzzle easy, hard


@dataclass(frozen=True)
class Moment:
    """A decision of a game that was played: the state before it, and after how many decisions."""

    state: State
    decisions: int


def make_puzzles(
    game_id: str, games: int, seed: str, out: Path, want: int, players: int | None = None,
    options: Mapping[str, Any] | None = None, bot: str = YARDSTICK, most: int = MOST, progress: Progress | None = None,
    measure: str = "",
) -> list[Puzzle]:
    """Play up to so many games until there are as many puzzles in the folder as wanted, of each measure a fair share,
    or of one `measure` alone. Each is written as soon as it is found; called again, it goes on after the last game that
    gave one. Ctrl-C ends it."""
    game = find(game_id)
    players = max(2, game.record.players[0]) if players is None else players
    settled = game.settle(players, options or {})
    found = list(read_puzzles(out).values())
    all = {each.id for each in play_of(game_id).measures}
    if measure and measure not in all:
        raise BadOption("bad_option_value", option="measure", value=measure, good=", ".join(sorted(all)))
    share = -(-want // len(all)) + 1
    out.mkdir(parents=True, exist_ok=True)
    try:
        for number in range(games):
            if len(found) >= want:
                break
            if number >= begun(found, seed):
                without = all - {measure} if measure else fair(found, share)
                puzzle = of_game(game, players, settled, f"{seed}/{number}", bot, most, without)
                if puzzle is not None:
                    found.append(replace(puzzle, id=f"{len(found) + 1:02}"))
                    (out / f"{found[-1].id}.json").write_text(puzzle.to_json(), encoding="utf-8")
            if progress is not None:
                progress(number + 1, games)
    except KeyboardInterrupt:
        pass
    return found


def begun(found: list[Puzzle], seed: str) -> int:
    """The first game of a seed that has given no puzzle yet, nor has one after it."""
    numbers = [int(puzzle.seed.rpartition("/")[2]) for puzzle in found if puzzle.seed.rpartition("/")[0] == seed]
    return max(numbers, default=-1) + 1


def fair(found: list[Puzzle], share: int) -> set[str]:
    """The measures of which there are enough."""
    counted = Counter(puzzle.measure for puzzle in found)
    return {measure for measure, n in counted.items() if n >= share}


# ---------------------------------------------------------------------- one game
def of_game(
    game: Game[Any], players: int, options: Options, seed: str, bot: str, most: int, without: set[str],
) -> Puzzle | None:
    """One puzzle of a game, if there is any: a person would not like to see the same game again and again. Where one
    begins to look for it is another moment in each."""
    play = play_of(game.record.id)
    moves: list[str] = []
    played = list(turns(game, players, options, seed, bot, moves))
    first = seed_rng(seed) % len(played)
    for turn in played[first:] + played[:first]:
        found = of_turn(game, play, turn, most, without)
        if found is not None:
            at, tree, measure = found
            return written(at, tree, measure, Source(seed, players, options, tuple(moves[: at.decisions])))
    return None


@dataclass(frozen=True)
class Source:
    """Where a position comes from."""

    seed: str
    players: int
    options: Mapping[str, Value]
    before: tuple[str, ...]


def turns(
    game: Game[Any], players: int, options: Options, seed: str, bot: str, moves: list[str],
) -> Iterator[list[Moment]]:
    """The decisions of each turn of a game, once it is played; `moves` grows with it."""
    s = game.start(players, options, seed_rng(seed))
    bots = [make(bot, game, f"{seed}/{seat}") for seat in range(players)]
    turn: list[Moment] = []
    now = Turn(game, play_of(game.record.id), s)
    while not s.over:
        if now.over(s):
            yield turn
            turn, now = [], Turn(game, now.play, s)
        turn.append(Moment(s.clone(), len(moves)))
        action = bots[s.player].choose(Position(game, s, s.player))
        moves.append(game.space.symbol(action))
        s.apply(action)
    yield turn


def of_turn(
    game: Game[Any], play: Play, turn: list[Moment], most: int, without: set[str]
) -> tuple[Moment, Tree, int] | None:
    """The earliest decision of the turn from which it is a puzzle, with all that can be done and what is asked for."""
    good: list[tuple[Moment, Tree, int]] = []
    for moment in reversed(turn):
        s = moment.state
        if game.kind_of(s, s.waiting) not in play.begins:
            continue
        try:
            tree = Tree(game, s, play, most)
        except Unfit:
            break
        wanted = next((n for n, each in enumerate(play.measures) if each.id not in without and fits(tree, n, s)), None)
        if wanted is not None:
            good.append((moment, tree, wanted))
    return next((found for found in reversed(good) if shared_by_all(found[1], found[0].state)), None)


def fits(tree: Tree, measure: int, s: State) -> bool:
    """Is the best of a measure worth looking for?"""
    if len(tree.ends) < FEWEST_ENDS or rarity(tree, measure) > RAREST:
        return False
    line = tree.line(measure)
    if line is None or len(line) > LONGEST or actions(tree, s, line) < tree.turn.play.actions:
        return False
    return len(tree.idea(measure, line)) >= FEWEST and greedy(tree, measure, s) < tree.best(measure)


def rarity(tree: Tree, measure: int) -> float:
    """The share of all ends that reach the best."""
    ends, best = tree.ends, tree.best(measure)
    return len([end for end in ends if end.counts[measure] == best]) / len(ends)


def actions(tree: Tree, s: State, line: list[int]) -> int:
    """How many moves of a line are actions of their own, not answers to what follows from one."""
    s, n = s.clone(), 0
    for action in line:
        n += tree.game.kind_of(s, s.waiting) in tree.turn.play.begins
        s.apply(action)
    return n


def greedy(tree: Tree, measure: int, s: State) -> int:
    """What the greedy bot reaches; less than anything if chance has a hand in it."""
    bot, s = make(YARDSTICK, tree.game, "puzzle"), s.clone()
    while not tree.turn.over(s):
        s.apply(bot.choose(Position(tree.game, s, tree.turn.seat)))
    counts = () if s.over else tree.counted(s)
    return counts[measure] if counts else NOTHING


def written(at: Moment, tree: Tree, measure: int, source: Source) -> Puzzle:
    line, asked = tree.line(measure), tree.measures[measure]
    assert line is not None
    record, symbol = tree.game.record, tree.game.space.symbol
    return Puzzle(
        "", record.id, record.rules_version, source.players, source.seed, source.options, source.before,
        tree.turn.seat, asked.id, asked.count(at.state, tree.turn.seat), tree.best(measure),
        tuple([symbol(action) for action in line]), tuple([symbol(action) for action in tree.idea(measure, line)]),
        difficulty(tree, measure), len(tree.nodes),
    )


def difficulty(tree: Tree, measure: int) -> int:
    """By how rarely the best is reached."""
    share = rarity(tree, measure)
    return 1 if share > EASY else 2 if share > HARD else 3
