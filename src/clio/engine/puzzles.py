"""Puzzles: a position of a real game, and a question about the rest of a turn that has one exact answer.

The answer is found by trying everything: from the position on, the seat decides alone until somebody else is asked or
the round ends, and nothing hidden comes out before. What is asked for is a number that the rules compute (`Measure`),
never a judgement. A puzzle is kept as the record of its game, so that it survives new cards; if a rule has changed so
that its moves are refused or lead elsewhere, `problems` says so."""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.history import Table
from clio.engine.kernel import State
from clio.engine.record import Value
from clio.engine.rng import seed_rng
from clio.messages import say

FEWEST = 3  # moves that every way to the best has in common
EVERYTHING = 1 << 30
DEALS = 4


@dataclass(frozen=True)
class Measure:
    """What is to be as high as possible. Its words are `puzzle.<id>` of the game's vocabulary."""

    id: str
    count: Callable[[Any, int], int]


@dataclass(frozen=True)
class Play:
    """What a game's puzzles are about: the kinds of questions at which one may begin, those with which the turn of
    somebody else begins, and the measures, the best first. `actions`: so many times at least the former is asked."""

    begins: frozenset[str] = frozenset()
    turns: frozenset[str] = frozenset()
    measures: tuple[Measure, ...] = ()
    actions: int = 1

    def measure(self, id: str) -> Measure:
        return next(measure for measure in self.measures if measure.id == id)


@dataclass(frozen=True)
class Puzzle:
    """`before`: the moves that lead to the position; `best`: how much of the measure can be reached, from `start` on.
    `solution` is one way; `idea` are the moves that all ways have in common."""

    id: str
    game: str
    rules: int
    players: int
    seed: str
    options: Mapping[str, Value]
    before: tuple[str, ...]
    seat: int
    measure: str
    start: int
    best: int
    solution: tuple[str, ...]
    idea: tuple[str, ...]
    difficulty: int  # 1 to 3
    positions: int = 0  # that were looked at to prove it

    @cached_property
    def digest(self) -> str:
        """Changes with anything that is played: a table that was begun with another puzzle does not go on with it."""
        played = [self.seed, self.players, dict(self.options), self.before, self.seat, self.measure, self.best]
        return blake2b(json.dumps(played).encode(), digest_size=8).hexdigest()

    def name(self, lang: str) -> str:
        return say(f"{self.game}.puzzle.{self.measure}", lang)

    def goal(self, lang: str) -> str:
        return say(f"{self.game}.puzzle.{self.measure}.goal", lang)

    def counted(self, n: int, lang: str) -> str:
        """So much of the measure, in words."""
        return say(f"{self.game}.puzzle.{self.measure}.count", lang, n=n)

    def table(self, game: Game[Any]) -> Table:
        """Its position."""
        table = Table(game, self.players, self.seed, self.options)
        for symbol in self.before:
            table.play(symbol)
        return table

    def alone(self, game: Game[Any]) -> Table:
        """A table that begins there: nothing from before can be taken back, and it is no game to be saved."""
        state = self.table(game).state.clone()
        state.stack.append(state.waiting)  # it is asked again
        return Table.at(game, game.settle(self.players, self.options), state, self.players)

    def to_json(self) -> str:
        """What its file holds; the id is the name of the file."""
        parts = {name: part for name, part in asdict(self).items() if name != "id"}
        return json.dumps(parts, ensure_ascii=False) + "\n"


def read_puzzle(file: Path) -> Puzzle:
    found = json.loads(file.read_text(encoding="utf-8"))
    lists = {name: tuple(found[name]) for name in ("before", "solution", "idea")}
    return Puzzle(**found | lists, id=file.stem)


def read_puzzles(folder: Path) -> dict[str, Puzzle]:
    """Those of a folder by their ids, in their order."""
    return {file.stem: read_puzzle(file) for file in sorted(folder.glob("*.json"))}


# ---------------------------------------------------------------------- trying everything
class Unfit(Exception):
    """No puzzle: something hidden comes out, somebody else has a say, or there is too much to try."""


@dataclass
class Node:
    """A position of the turn. `ways`: the moves from here and where they lead; none at an end, which has its counts."""

    ways: list[tuple[int, int]] = field(default_factory=list)
    counts: tuple[int, ...] = ()


class Turn:
    """The rest of a turn: from a position on, the seat decides until somebody else is asked or the round ends."""

    def __init__(self, game: Game[Any], play: Play, start: State) -> None:
        self.game = game
        self.play = play
        self.seat = start.player
        self.round = game.round_of(start)
        self.rng = start.rng

    def over(self, s: State) -> bool:
        return s.over or s.player != self.seat or self.game.round_of(s) != self.round

    def chance(self, s: State) -> bool:
        """Has chance, or a secret choice, had a hand in it before the end? Then it is no answer."""
        return s.rng != self.rng or s.waiting.op.secret

    def ended(self, s: State) -> bool:
        """Is it over in such a way that it counts? Not where somebody else has a say before the next turn."""
        return self.over(s) and not s.over and self.game.kind_of(s, s.waiting) in self.play.turns


class Attempt:
    """Somebody's try at a puzzle: what has come of it."""

    def __init__(self, puzzle: Puzzle, game: Game[Any], play: Play, start: State) -> None:
        self.puzzle = puzzle
        self.turn = Turn(game, play, start)
        self.measure = play.measure(puzzle.measure)

    def over(self, s: State) -> bool:
        return self.turn.over(s) or self.turn.chance(s)

    def reached(self, s: State) -> int | None:
        """How much of the measure, at the end; None where chance or somebody else had a hand in it."""
        return self.measure.count(s, self.turn.seat) if self.turn.ended(s) else None

    def solved(self, s: State) -> bool:
        return self.reached(s) == self.puzzle.best

    def verdict(self, s: State, lang: str, shown: bool = False) -> str:
        """What has come of it, in a sentence. `shown`: it was the solution, played for them."""
        puzzle, reached = self.puzzle, self.reached(s)
        best = puzzle.counted(puzzle.best, lang)
        if reached is None:
            return say("puzzle.uncertain", lang, best=best)
        key = "shown" if shown else "solved" if reached == puzzle.best else "missed"
        return say(f"puzzle.{key}", lang, reached=puzzle.counted(reached, lang), best=best)


class Tree:
    """All that a seat can do in the rest of its turn, each position once."""

    def __init__(self, game: Game[Any], start: State, play: Play, most: int = EVERYTHING) -> None:
        """Unfit if there are more positions than `most`, or the outcome does not follow from what the seat sees."""
        self.game = game
        self.turn = Turn(game, play, start)
        self.measures = play.measures
        self.nodes: list[Node] = []
        self.most = most
        self._explore(start)

    def _explore(self, start: State) -> None:
        seen: dict[bytes, int] = {}
        todo: list[tuple[State, int]] = []

        def reach(s: State) -> int:
            key = fingerprint(self.game, s)
            if key in seen:
                return seen[key]
            at = seen[key] = len(self.nodes)
            if at >= self.most:
                raise Unfit("too much to try")
            self.nodes.append(Node())
            if self.turn.over(s):
                self.nodes[at].counts = self.counted(s)
            elif not self.turn.chance(s):
                todo.append((s, at))
            return at

        reach(start)
        while todo:
            s, at = todo.pop()
            for action in s.legal:
                if self.game.resigns(action):
                    continue
                after = s.clone()
                after.apply(action)
                self.nodes[at].ways.append((action, reach(after)))

    def counted(self, s: State) -> tuple[int, ...]:
        """What an end comes to; nothing where somebody else has a say first. At the end of the game there is nothing
        to take back any more: no puzzle leads there."""
        if s.over:
            raise Unfit("the game ends")
        return tuple([measure.count(s, self.turn.seat) for measure in self.measures]) if self.turn.ended(s) else ()

    @property
    def ends(self) -> list[Node]:
        return [node for node in self.nodes if node.counts]

    def best(self, measure: int) -> int:
        return max(node.counts[measure] for node in self.ends)

    def line(self, measure: int, without: int = -1) -> list[int] | None:
        """A shortest way to the best; `without` a move, if there is one."""
        best = self.best(measure)
        came: dict[int, tuple[int, int]] = {0: (-1, -1)}
        level = [0]
        while level:
            following = []
            for at in level:
                node = self.nodes[at]
                if node.counts and node.counts[measure] == best:
                    return self._way_to(at, came)
                for action, to in node.ways:
                    if action != without and to not in came:
                        came[to] = (at, action)
                        following.append(to)
            level = following
        return None

    def _way_to(self, at: int, came: dict[int, tuple[int, int]]) -> list[int]:
        found = []
        while at:
            at, action = came[at]
            found.append(action)
        return found[::-1]

    def idea(self, measure: int, line: Iterable[int]) -> list[int]:
        """The moves of a way to the best that no other way does without."""
        return [action for action in dict.fromkeys(line) if self.line(measure, action) is None]


    @property
    def shape(self) -> list[tuple[list[tuple[int, int]], tuple[int, ...]]]:
        return [(node.ways, node.counts) for node in self.nodes]


def shared_by_all(tree: Tree, start: State, deals: int = DEALS) -> bool:
    """Is the same possible, with the same outcome, whatever the seat cannot see? So many ways it is dealt anew."""
    for n in range(deals):
        other = tree.game.determinize(start, tree.turn.seat, seed_rng(f"puzzle/{n}"))
        try:
            if Tree(tree.game, other, tree.turn.play, len(tree.nodes)).shape != tree.shape:
                return False
        except Unfit:
            return False
    return True


def fingerprint(game: Game[Any], s: State) -> bytes:
    kernel, fields = game.dump(s)
    return blake2b(marshal.dumps([kernel[1:], fields], 2), digest_size=16).digest()


# ---------------------------------------------------------------------- checking
def problems(puzzle: Puzzle, game: Game[Any], play: Play) -> list[str]:
    """What is wrong with a puzzle: its solution is played and counted. `proved` tries everything."""
    try:
        table = puzzle.table(game)
        found = list(_misplayed(puzzle, table, play))
    except ClioError as e:
        found = [str(e)]
    if puzzle.rules != game.record.rules_version and found:
        return [f"made under rules {puzzle.rules}, now {game.record.rules_version}", *found]
    return found


def _misplayed(puzzle: Puzzle, table: Table, play: Play) -> Iterator[str]:
    start = table.state.clone()
    if start.player != puzzle.seat:
        yield f"it is the turn of {start.player}, not of {puzzle.seat}"
        return
    attempt = Attempt(puzzle, table.game, play, start)
    if attempt.measure.count(start, puzzle.seat) != puzzle.start:
        yield f"it begins with {attempt.measure.count(start, puzzle.seat)}, not {puzzle.start}"
    for symbol in puzzle.solution:
        if attempt.over(table.state):
            yield f"it is over before {symbol}"
            return
        table.play(symbol, puzzle.seat)
    if attempt.reached(table.state) != puzzle.best:
        yield f"the solution reaches {attempt.reached(table.state)}, not {puzzle.best}"


def proved(puzzle: Puzzle, game: Game[Any], play: Play, deals: int = DEALS) -> list[str]:
    """What is wrong with the claim that nothing is better, and that the same moves belong to every way to the best:
    all that the seat can do is tried, as it is and dealt anew."""
    start = puzzle.table(game).state
    tree = Tree(game, start, play)
    n = play.measures.index(play.measure(puzzle.measure))
    line = tree.line(n)
    assert line is not None
    found = []
    if tree.best(n) != puzzle.best:
        found.append(f"{tree.best(n)} can be reached, not {puzzle.best}")
    idea = {game.space.symbol(action) for action in tree.idea(n, line)}
    if idea != set(puzzle.idea) or len(idea) < FEWEST:
        found.append(f"the moves of every way are {sorted(idea)}")
    if not shared_by_all(tree, start, deals):
        found.append("the outcome depends on what is hidden")
    return found
