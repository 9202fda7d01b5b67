"""One search on several processes: the same as on one."""

from __future__ import annotations

import os
import threading
from functools import partial

import pytest

import clio
from clio.bots import Position, judge_of
from clio.bots.effort import Effort
from clio.bots.planner import Planner
from clio.bots.search import Search
from clio.bots.together import forks, together

HERE = os.getpid()
alone = pytest.mark.skipif(not forks(), reason="this process has other threads: nothing is forked")


def square(n: int) -> tuple[int, int]:
    return n * n, os.getpid()


def fatal(n: int) -> int:
    if os.getpid() != HERE:
        os._exit(1)
    return n


@alone
def test_several_processes_work_in_order() -> None:
    found = list(together(square, range(7), 3))
    assert [value for value, _ in found] == [n * n for n in range(7)]
    assert len({process for _, process in found}) == 3


@alone
def test_what_a_dead_process_was_to_do_is_done_here() -> None:
    assert list(together(fatal, range(5), 2)) == [0, 1, 2, 3, 4]


def test_nothing_is_forked_beside_other_threads() -> None:
    end = threading.Event()
    thread = threading.Thread(target=end.wait)
    thread.start()
    try:
        assert {process for _, process in together(square, range(4), 2)} == {HERE}
    finally:
        end.set()
        thread.join()


def test_one_process_does_no_more_than_is_asked_for() -> None:
    done: list[int] = []
    assert next(together(done.append, range(5), 1)) is None
    assert done == [0]


@pytest.mark.long(every=4)
@pytest.mark.parametrize("nodes", [300, 100_000])
@pytest.mark.parametrize("jobs", [2, 3])
def test_a_search_of_several_processes_finds_the_same(jobs: int, nodes: int) -> None:
    table = clio.new("monumental-duel", seed=3)
    judge = judge_of("monumental-duel")
    assert judge is not None
    effort = Effort(plans=4, deals=3, turns=0, stages=2, nodes=nodes)
    one, several = (
        Search(judge, effort, Position(table.game, table.state, 0), 7, jobs=n) for n in (1, jobs)
    )
    found = [[(c.plan.moves, c.margins) for c in search.compared()] for search in (one, several)]
    assert found[0] == found[1]
    assert one.nodes == several.nodes
    chosen = {Planner("x", partial(judge), effort, "s", jobs=n).choose(Position(table.game, table.state, 0))
              for n in (1, jobs)}
    assert len(chosen) == 1
