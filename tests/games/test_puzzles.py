"""Every puzzle, played to its solution and proved by trying everything; and what the checker finds in one that is
wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from clio.engine.kernel import State
from clio.engine.puzzles import FEWEST, Attempt, Puzzle, Tree, Unfit, problems, proved, read_puzzle, shared_by_all
from clio.engine.rng import below, next_rng, seed_rng
from clio.games import find, ids, play_of, puzzles
from clio.messages import LANGUAGES

ALL = [puzzle for game in ids() for puzzle in puzzles(game).values()]
DUEL = next(iter(puzzles("monumental-duel").values()))


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game} {puzzle.id}"


def checked(puzzle: Puzzle) -> list[str]:
    return problems(puzzle, find(puzzle.game), play_of(puzzle.game))


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_the_solution_reaches_what_is_promised(puzzle: Puzzle) -> None:
    assert checked(puzzle) == []
    assert puzzle.rules <= find(puzzle.game).record.rules_version
    assert set(puzzle.idea) <= set(puzzle.solution)
    assert len(puzzle.idea) >= FEWEST


@pytest.mark.long(every=22, compiled=8)
@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_nothing_is_better_and_there_is_one_idea(puzzle: Puzzle) -> None:
    assert proved(puzzle, find(puzzle.game), play_of(puzzle.game), deals=1) == []


@pytest.mark.parametrize("game", ids())
def test_every_game_has_puzzles_of_several_kinds(game: str) -> None:
    found = list(puzzles(game).values())
    assert len(found) >= 8
    assert {puzzle.game for puzzle in found} == {game}
    assert len({puzzle.measure for puzzle in found}) >= 3
    assert len({puzzle.difficulty for puzzle in found}) >= 2
    assert Counter(puzzle.digest for puzzle in found).most_common(1)[0][1] == 1


@pytest.mark.parametrize("game", ids())
def test_every_measure_has_words(game: str) -> None:
    for measure in play_of(game).measures:
        told = replace(DUEL, game=game, measure=measure.id)
        for lang in LANGUAGES:
            assert told.name(lang)
            assert told.goal(lang).endswith(".")
            assert "2" in told.counted(2, lang)


# ---------------------------------------------------------------------- what the checker finds
@pytest.mark.parametrize(("changed", "said"), [
    (replace(DUEL, best=DUEL.best + 1), "the solution reaches"),
    (replace(DUEL, start=DUEL.start + 1), "it begins with"),
    (replace(DUEL, solution=DUEL.solution[:-1]), "the solution reaches None"),
    (replace(DUEL, solution=(*DUEL.solution, "pass")), "it is over before pass"),
    (replace(DUEL, solution=("conquer", *DUEL.solution)), "conquer"),
    (replace(DUEL, seat=1 - DUEL.seat), "it is the turn of"),
    (replace(DUEL, rules=0, best=DUEL.best + 1), "made under rules 0"),
])
def test_the_checker_tells_what_is_wrong(changed: Puzzle, said: str) -> None:
    assert any(said in problem for problem in checked(changed))


@pytest.mark.parametrize("changed", [replace(DUEL, best=DUEL.best - 1), replace(DUEL, idea=DUEL.idea[:-1])])
def test_the_proof_notices_what_is_not_so(changed: Puzzle) -> None:
    assert proved(changed, find(DUEL.game), play_of(DUEL.game), deals=0) != []


def test_a_puzzle_survives_its_file(tmp_path: Path) -> None:
    file = tmp_path / f"{DUEL.id}.json"
    file.write_text(DUEL.to_json(), encoding="utf-8")
    assert read_puzzle(file) == DUEL
    assert replace(DUEL, solution=()).digest == DUEL.digest
    assert replace(DUEL, best=0).digest != DUEL.digest


# ---------------------------------------------------------------------- trying everything
def wander(s: State, rng: int, attempt: Attempt) -> int | None:
    """What a random way through the rest of the turn reaches."""
    s = s.clone()
    while not attempt.over(s):
        rng = next_rng(rng)
        s.apply(s.legal[below(rng, len(s.legal))])
    return attempt.reached(s)


def test_no_random_way_is_better() -> None:
    game, play = find(DUEL.game), play_of(DUEL.game)
    start = DUEL.table(game).state
    attempt = Attempt(DUEL, game, play, start)
    reached = [wander(start, seed_rng(f"way {n}"), attempt) for n in range(200)]
    assert max(n for n in reached if n is not None) <= DUEL.best


def test_too_much_to_try_is_refused() -> None:
    with pytest.raises(Unfit):
        Tree(find(DUEL.game), DUEL.table(find(DUEL.game)).state, play_of(DUEL.game), DUEL.positions - 1)


def test_what_depends_on_hidden_cards_is_no_puzzle() -> None:
    """A turn of Monumental in which cards may be drawn goes otherwise with other cards."""
    game, play = find("monumental"), play_of("monumental")
    seen = Counter[bool]()
    rng = seed_rng("hidden")
    while not (seen[True] and seen[False]):
        s = game.start(2, game.settle(2, {}), rng)
        for _ in range(60 + below(rng, 40)):
            rng = next_rng(rng)
            s.apply(s.legal[below(rng, len(s.legal))])
        try:
            tree = Tree(game, s, play, 300)
        except Unfit:
            continue
        seen[shared_by_all(tree, s)] += 1


def test_the_verdict_in_words() -> None:
    game, play = find(DUEL.game), play_of(DUEL.game)
    table = DUEL.table(game)
    attempt = Attempt(DUEL, game, play, table.state.clone())
    assert not attempt.over(table.state)
    for symbol in DUEL.solution:
        table.play(symbol)
    assert attempt.solved(table.state)
    assert DUEL.counted(DUEL.best, "fr") in attempt.verdict(table.state, "fr")
    assert attempt.verdict(table.state, "en").startswith("Solved")
    assert attempt.verdict(table.state, "en", shown=True) != attempt.verdict(table.state, "en")
