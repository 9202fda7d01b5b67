"""What there is little of is shared: the bots' time, hints, the memory of open pages, places for analyses, and what
threads keep together."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, patch

import pytest

from clio import ClioError
from clio.games.age_of_mythology.ops import dice
from clio.games.monumental.determinize import deal
from clio.games.monumental.state import QUEST
from clio.server import analyses, limits
from clio.server.analyses import Analysts
from clio.server.door import lighten
from clio.server.errors import TooMany
from clio.server.sockets import Visit
from clio.server.thinkers import Task, Thinkers
from clio.server.turns import Turns


async def test_who_asks_for_little_again_at_once_does_not_wait_for_who_asks_for_much() -> None:
    """A bot's turn is many short questions; somebody else has a long one ready all the time."""
    turns, order, done = Turns(1), list[str](), asyncio.Event()

    async def much() -> None:
        while not done.is_set():
            async with turns.turn(("there", "eve")):
                order.append("much")
                turns.used.add("there", 1.0)
                await asyncio.sleep(0)

    eve = [asyncio.create_task(much()) for _ in range(3)]
    await asyncio.sleep(0.01)
    for _ in range(20):
        async with turns.turn(("here", "ann"), again=True):
            order.append("little")
            await asyncio.sleep(0)
        await asyncio.sleep(0.001)  # the server plays the move, and asks anew
    between = order[order.index("little") : len(order) - order[::-1].index("little")]
    assert between.count("little") == 20
    assert between.count("much") <= 2, between
    done.set()
    await asyncio.gather(*eve)  # nobody waits for ever
    assert turns.free == 1


async def kept(turns: Turns) -> asyncio.Task[None]:
    """A place that is kept for Ann, and somebody who has used more and waits for it."""
    async def wait() -> None:
        async with turns.turn(("there", "eve")):
            pass

    turns.used.add("there", 100.0)
    async with turns.turn(("here", "ann"), again=True):
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
    assert (turns.free, turns.length) == (1, 1)
    return waiting


async def test_a_place_that_was_kept_is_given_on_whenever_the_timer_comes() -> None:
    """Timers may come a little before their time."""
    turns = Turns(1)
    waiting = await kept(turns)
    assert turns.hold is not None
    turns.hold.timer.cancel()
    turns._give_up()
    await asyncio.wait_for(waiting, 10)
    assert (turns.free, turns.length) == (1, 0)


async def test_who_has_a_place_kept_pays_for_it_while_others_wait() -> None:
    turns = Turns(1)
    waiting = await kept(turns)
    assert turns.hold is not None
    assert turns.hold.since is not None
    turns.hold.since -= 50.0  # as if they had waited so long
    async with turns.turn(("here", "ann"), again=True):  # comes back
        assert turns.used.of("here") > 49.0
        assert turns.used.of("here/ann") > 49.0
    turns.used.add("here", 60.0)
    async with turns.turn(("here", "ann"), again=True):  # and has used more now: nothing is kept
        pass
    await asyncio.wait_for(waiting, 10)


async def test_nothing_is_kept_for_hints() -> None:
    team = Thinkers()
    with patch.object(team, "_answer", AsyncMock()):
        await team.advise(Task("monumental-duel", {}, [], 0, "hard", "seed"), ("there", "eve"))
        assert (team.turns.hold, team.glances.hold) == (None, None)
        await team.choose(lambda: Task("monumental-duel", {}, [], 0, "hard", "seed"), ("there", "eve"))
        assert team.turns.hold is not None
    team.close()


async def test_hints_are_paid_for_in_seconds() -> None:
    team = Thinkers()
    asked = 0

    async def answer(work: object, t: object) -> object:
        nonlocal asked
        asked += 1
        return None

    t = Task("monumental-duel", {}, [], 0, "hard", "seed")
    with patch.object(team, "_answer", answer), patch.object(team.hints.of("there"), "rate", 0.0):
        for _ in range(int(limits.HINT_BURST)):
            await team.advise(t, ("there", "eve"))
            team.hints.of("there").charge(0.999)  # as if it had taken a second
        with pytest.raises(TooMany):
            await team.advise(t, ("there", "eve"))
        assert asked == limits.HINT_BURST
        await team.advise(t, ("here", "ann"))
    team.close()


@dataclass
class Page:
    """An open page, as the door knows it."""

    guest: str
    room: Any
    heard: float
    plays: bool = False
    ended: bool = False

    @property
    def reader(self) -> Page:
        return self

    def dismiss(self, why: ClioError) -> None:
        assert (why.code, "Reload" in why.text("en")) == ("too_many", True)
        self.ended = True


def test_one_address_keeps_only_so_much_in_memory() -> None:
    """Pages are closed of who looks at most, the one that was silent for longest."""
    def room(id: str, weight: int) -> Any:
        return SimpleNamespace(chronicle=SimpleNamespace(id=id), weight=weight)

    mine = Page("ann", room("ours", 300), 0.0)
    same = [Page(f"guest {n}", mine.room, 1.0 + n) for n in range(3)]
    heavy = [Page("eve", room(f"long {n}", 2_000), 10.0 + n) for n in range(30)]
    seen: list[Page] = []
    for page in [mine, *same, *heavy]:
        seen.append(page)
        lighten(cast("list[Visit]", seen))
    assert not any(page.ended for page in (mine, *same))
    assert [page.ended for page in heavy] == [True] * 16 + [False] * 14  # 300 and 14 times 2,000
    lighten(cast("list[Visit]", [Page("ann", room("longest", 99_000), 0.0)]))  # one is always possible


def test_one_visitor_who_comes_as_many_shuts_nobody_out_of_their_game() -> None:
    def room(id: str, weight: int) -> Any:
        return SimpleNamespace(chronicle=SimpleNamespace(id=id), weight=weight)

    crowd = [Page(f"cookie {n}", room(f"long {n}", 610), 10.0 + n) for n in range(49)]
    mine = Page("ann", room("ours", 630), 0.0, plays=True)
    lighten(cast("list[Visit]", [*crowd, mine]))
    assert not mine.ended
    assert [page.ended for page in crowd] == [False] * 48 + [True]


# ---------------------------------------------------------------------- analyses
async def test_a_full_house_makes_room_for_who_has_none() -> None:
    """The newest game goes of the address that has most."""
    analysts = Analysts(cast("Any", None))
    crowd = [SimpleNamespace(key=(f"{n}", "easy", ""), share=(f"net {n // 4}", f"{n}"), task=None) for n in range(8)]
    analysts.jobs = {job.key: cast("Any", job) for job in crowd}
    game = SimpleNamespace(table=SimpleNamespace(actions=[1]))

    def admit(source: str) -> None:
        analysts._admit(cast("Any", game), cast("Any", SimpleNamespace(id="ann")), source)

    with patch.object(analyses, "ANALYSES", 8), patch.object(analyses, "takes", lambda *_: True):
        admit("here")
        assert [n for n, job in enumerate(crowd) if job.key not in analysts.jobs] == [3]
        analysts.jobs = {job.key: cast("Any", job) for job in crowd[:2]}
        crowd[1].share = ("another", "one")
        with patch.object(analyses, "ANALYSES", 2), pytest.raises(TooMany):
            admit("here")  # nobody has more than they would have
    analysts.jobs = {job.key: cast("Any", job) for job in crowd}
    spent = patch.object(analyses, "takes", lambda *_: False)
    with spent, patch.object(analyses, "ANALYSES", 8), pytest.raises(TooMany):
        admit("elsewhere")  # who has none left today sends nobody away
    assert len(analysts.jobs) == 8
    analysts.thinkers.close()


# ---------------------------------------------------------------------- what threads share
def test_odds_are_right_however_many_threads_ask_at_once() -> None:
    wrong: list[int] = []

    def ask() -> None:
        for n in range(1, 40):
            if len(dice.hit_chances(n)) != n + 1:
                wrong.append(n)

    for _ in range(20):
        dice.HITS.clear()
        threads = [threading.Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert wrong == []
    assert sum(dice.hit_chances(12)) == pytest.approx(1.0)
    assert dice.hit_chances(2) == pytest.approx([25 / 36, 10 / 36, 1 / 36])


# ---------------------------------------------------------------------- Quests that fit hardly anywhere
def test_quests_are_dealt_in_few_steps_where_few_fit() -> None:
    """The last two places take one of two only: nothing is dealt that leads nowhere."""
    pool = [QUEST + n for n in (14, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)]
    narrow = (1 << 15) - 1 & ~(1 << 13 | 1 << 14)
    tried = 0

    class Counted(list[int]):
        def __getitem__(self, at: Any) -> Any:
            nonlocal tried
            tried += 1
            return super().__getitem__(at)

    never = Counted([0] * 8 + [narrow] * 2)
    dealt = deal(pool, never)
    assert dealt[8:] in ([QUEST + 13, QUEST + 14], [QUEST + 14, QUEST + 13])
    assert len(set(dealt)) == 10
    assert len(pool) == 5
    assert tried < 10_000
    assert deal([QUEST], [1]) == []
