"""Yellow and blue tokens, workers and population (TTA-TOK, TTA-WORK)."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.kernel import Ask, Frame, Number, Op
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.ratings import discontent, required_happiness, touch
from clio.games.through_the_ages.state import STORES, WORKED, Ages


# ---------------------------------------------------------------------- tokens
def gain_blue(s: Ages, me: int, n: int) -> None:
    s.players[me].blue_bank += n
    s.blue_box -= n
    s.note(E.BLUE, me, n)


def lose_blue(s: Ages, me: int, n: int) -> None:
    """TTA-TOK-07: from the bank; what is missing, from farms and mines of the player's choice."""
    p = s.players[me]
    banked = min(n, p.blue_bank)
    p.blue_bank -= banked
    s.blue_box += banked
    if banked:
        s.note(E.BLUE, me, -banked)
    for _ in range(n - banked):
        s.push(LOSE_TOKEN, me)


def gain_yellow(s: Ages, me: int, n: int) -> None:
    s.players[me].yellow_bank += n
    s.yellow_box -= n
    s.note(E.YELLOW, me, n)


def lose_yellow(s: Ages, me: int, n: int) -> None:
    """TTA-TOK-08: never more than the bank holds."""
    p = s.players[me]
    n = min(n, p.yellow_bank)
    if n:
        p.yellow_bank -= n
        s.yellow_box += n
        s.note(E.YELLOW, me, -n)
        tell_discontent(s, me, n)


def steal_yellow(s: Ages, me: int, victim: int, n: int) -> None:
    """TTA-TOK-09."""
    n = min(n, s.players[victim].yellow_bank)
    if n:
        s.players[victim].yellow_bank -= n
        s.players[me].yellow_bank += n
        s.note(E.STEALS_YELLOW, me, n, victim)
        tell_discontent(s, victim, n)


def bring_tokens(s: Ages, me: int, kind: int) -> None:
    """TTA-TOK-02, -04: a card enters the play area."""
    move_tokens(s, me, BOOK.blue[kind], BOOK.yellow[kind])


def return_tokens(s: Ages, me: int, kind: int) -> None:
    """It leaves, or is ruined."""
    move_tokens(s, me, -BOOK.blue[kind], -BOOK.yellow[kind])


def move_tokens(s: Ages, me: int, blue: int, yellow: int) -> None:
    if yellow > 0:
        gain_yellow(s, me, yellow)
    elif yellow < 0:
        lose_yellow(s, me, -yellow)
    if blue > 0:
        gain_blue(s, me, blue)
    elif blue < 0:
        lose_blue(s, me, -blue)


class LoseToken(Ask[Ages]):
    """TTA-TOK-07: one blue token from a farm or mine to the box."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        if p.blue_bank:
            return []
        return [A.PICK + kind for kind in range(STORES) if p.blue[kind]]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        s.players[f.me].blue[a - A.PICK] -= 1
        s.blue_box += 1
        s.note(E.BLUE, f.me, -1)

    def done(self, s: Ages, f: Frame) -> None:
        if s.players[f.me].blue_bank:  # change of another payment came back meanwhile
            lose_blue(s, f.me, 1)


class LoseBlue(Op[Ages]):
    """Blue tokens go back to the box."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        lose_blue(s, f.me, self.n)


# ---------------------------------------------------------------------- workers
def tell_discontent(s: Ages, me: int, left: int) -> None:
    """TTA-WORK-07, -08: so many yellow tokens have left the bank, and more happiness is required than there is."""
    p = s.players[me]
    if required_happiness(p.yellow_bank) > required_happiness(p.yellow_bank + left):
        unhappy = discontent(s, me)
        if unhappy:
            s.note(E.DISCONTENT, me, unhappy, p.unused)


def gain_population(s: Ages, me: int, n: int) -> None:
    """TTA-WORK-03."""
    p = s.players[me]
    n = min(n, p.yellow_bank)
    if n > 0:
        p.yellow_bank -= n
        p.unused += n
        s.note(E.GAINS_WORKER, me, n)
        tell_discontent(s, me, n)


def lose_population(s: Ages, me: int, n: int, src: int) -> None:
    """TTA-WORK-05, because of a card: unused workers first; without them the player chooses."""
    p = s.players[me]
    unused = min(n, p.unused)
    if unused:
        p.unused -= unused
        p.yellow_bank += unused
        for _ in range(unused):
            s.note(E.LOSES_WORKER, me, -1)
    for _ in range(n - unused):
        s.push(LOSE_WORKER, me, src)


def free_worker(s: Ages, owner: int, kind: int, by: int) -> None:
    """A building is destroyed, a unit disbanded: the worker is unused (TTA-DEST-01, TTA-UNIT-03)."""
    p = s.players[owner]
    p.workers[kind] -= 1
    p.unused += 1
    touch(p)
    s.note(E.DESTROYS, by, kind, owner)


class LoseWorker(Ask[Ages]):
    """One worker from a card of the player's choice goes to the yellow bank."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        return [A.PICK + kind for kind in range(WORKED) if p.workers[kind]]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        p = s.players[f.me]
        p.workers[a - A.PICK] -= 1
        p.yellow_bank += 1
        touch(p)
        s.note(E.LOSES_WORKER, f.me, a - A.PICK)


class GainYellow(Op[Ages]):
    """Yellow tokens come from the box."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        gain_yellow(s, f.me, self.n)


class GainPopulation(Op[Ages]):
    """Workers for nothing, as far as the yellow bank has tokens."""

    required: bool = False

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: Ages, f: Frame) -> bool:
        return s.players[f.me].yellow_bank > 0

    def do(self, s: Ages, f: Frame) -> None:
        gain_population(s, f.me, self.n)


class LosePopulation(Op[Ages]):
    def __init__(self, n: int | Number[Any]) -> None:
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        n = self.n
        lose_population(s, f.me, n if isinstance(n, int) else n.value(s, f), f.src)


LOSE_TOKEN: Final = LoseToken()
LOSE_WORKER: Final = LoseWorker()
