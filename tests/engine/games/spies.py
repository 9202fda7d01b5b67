"""Hidden hands with a mask of who knows each card, and sets chosen card by card, their picks in the frame."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.info import PUBLIC, View, knows, redraw
from clio.engine.kernel import Ask, Frame, Op, State
from clio.engine.moves import At, Bounds, House
from clio.engine.record import Options
from clio.engine.rng import next_rng, shuffle
from clio.engine.save import Dump
from tests.engine.games.base import SmallGame, legal_for, move, need, question

DRAW: Final = 0
SHOW: Final = 1  # + place in the hand
PEEK: Final = 6  # + seat
MEET: Final = 9
STOP: Final = 10
AGENT: Final = 11  # + value 1 to 6
HAND: Final = 5
TURNS: Final = 6  # each
TARGET: Final = 6
PEEKS, SHOWS, MEETS, DRAWS, DRAWN, PEEKED = range(6)  # events: the public ones, then what only some may read
CARDS: Final = [value for value in range(1, 7) for _ in range(4)]


class Net(State):
    __slots__ = ("discard", "known", "n", "piles", "points", "turn")

    def __init__(self, rng: int, n: int, source: State | None = None) -> None:
        super().__init__(rng, source)
        self.n = n
        self.piles: list[list[int]] = [[] for _ in range(n + 1)]  # the hands, then the deck
        self.known: list[list[int]] = [[] for _ in range(n + 1)]  # who knows each card
        self.discard: list[int] = []
        self.points = [0] * n
        self.turn = 0

    def clone(self) -> Net:
        o = Net(self.rng, self.n, self)
        o.piles, o.known = [pile[:] for pile in self.piles], [known[:] for known in self.known]
        o.discard, o.points, o.turn = self.discard[:], self.points[:], self.turn
        return o


class Turn(Ask[Net]):
    auto: bool = False

    def options(self, s: Net, f: Frame) -> list[int]:
        hand = s.piles[f.me]
        out = [DRAW] if s.piles[s.n] and len(hand) < HAND else []
        out += [SHOW + i for i in range(len(hand)) if s.known[f.me][i] != PUBLIC]
        out += [PEEK + seat for seat in range(s.n) if seat != f.me and s.piles[seat]]
        return [*out, MEET]

    def chosen(self, s: Net, f: Frame, a: int) -> None:
        s.turn += 1
        if s.turn < TURNS * s.n:
            s.push(self, (f.me + 1) % s.n)
        if a == DRAW:
            s.push(TAKE, f.me)
        elif a == MEET:
            s.push(MEETING, f.me)
        elif a >= PEEK:
            s.epoch += 1
            s.known[a - PEEK][-1] |= 1 << f.me
            s.note(PEEKS, f.me, a - PEEK)
            s.note(PEEKED, f.me, s.piles[a - PEEK][-1], audience=1 << f.me | 1 << a - PEEK)
        else:
            s.epoch += 1
            s.known[f.me][a - SHOW] = PUBLIC
            s.note(SHOWS, f.me, s.piles[f.me][a - SHOW])


class Take(Op[Net]):
    """The top card; who peeked at it (nobody can) would still know it."""

    def do(self, s: Net, f: Frame) -> None:
        s.epoch += 1
        s.note(DRAWS, f.me, len(s.piles[f.me]) + 1)
        s.note(DRAWN, f.me, s.piles[s.n][-1], audience=1 << f.me)
        s.piles[f.me].append(s.piles[s.n].pop())
        s.known[f.me].append(s.known[s.n].pop() | 1 << f.me)


class Meeting(Ask[Net]):
    """Agents of the hand, in increasing value, worth TARGET or more together: they leave for a point. Every pick is
    asked, with STOP always among the options, or the table could tell what is in the hand. Memory: the picks."""

    auto: bool = False

    def options(self, s: Net, f: Frame) -> list[int]:
        last = f.mem[-1] if f.mem else 0
        return [STOP, *sorted({AGENT + value - 1 for value in at_hand(s, f) if value >= last})]

    def chosen(self, s: Net, f: Frame, a: int) -> None:
        if a != STOP:
            s.push(self, f.me, f.src, (*f.mem, a - AGENT + 1))
        elif sum(f.mem) >= TARGET:
            s.epoch += 1
            for value in f.mem:
                i = s.piles[f.me].index(value)
                s.discard.append(s.piles[f.me].pop(i))
                s.known[f.me].pop(i)
            s.points[f.me] += 1
            s.note(MEETS, f.me, len(f.mem))


def at_hand(s: Net, f: Frame) -> list[int]:
    """The agents that were not picked yet."""
    rest = s.piles[f.me][:]
    for value in f.mem:
        rest.remove(value)
    return rest


TURN: Final = Turn()
TAKE: Final = Take()
MEETING: Final = Meeting()


def somebody_elses(at: At[Net]) -> bool:
    return at.n < at.s.n and at.n != at.me and bool(at.s.piles[at.n])


DECK: Final = need("deck", lambda at: bool(at.s.piles[at.s.n]))
ROOM: Final = need("room", lambda at: len(at.s.piles[at.me]) < HAND)
THERE: Final = need("there", lambda at: at.n < len(at.s.piles[at.me]))
UNSEEN: Final = need("unseen", lambda at: at.s.known[at.me][at.n] != PUBLIC)
OTHER: Final = need("other", somebody_elses)
HELD: Final = need("held", lambda at: at.n + 1 in at_hand(at.s, at.f))
IN_ORDER: Final = need("in_order", lambda at: not at.f.mem or at.n + 1 >= at.f.mem[-1])
TURN_MOVES: Final = (
    move("draw", DRAW, DECK, ROOM), move("show", SHOW, THERE, UNSEEN, words=("1", "2", "3", "4", "5")),
    move("peek", PEEK, OTHER, words=("1", "2", "3")), move("meet", MEET),
)
PICKS: Final = (
    move("stop", STOP, declines=True), move("agent", AGENT, HELD, IN_ORDER, words=("1", "2", "3", "4", "5", "6")),
)
HOUSE: Final[House[Net, Any]] = House(
    (*TURN_MOVES, *PICKS),
    (
        question("turn", Turn, *TURN_MOVES),
        question(
            "meeting", Meeting, *PICKS,
            bounds=lambda asked: Bounds(0, len(asked.s.piles[asked.me]), len(asked.f.mem)),
        ),
    ),
)


class Spies(SmallGame[Net]):
    def __init__(self) -> None:
        super().__init__("spies", (2, 3), HOUSE, (TURN, TAKE, MEETING), (12, 90))

    def set_up(self, players: int, options: Options, rng: int) -> Net:
        s = Net(rng, players)
        cards = CARDS[:]
        s.rng = shuffle(s.rng, cards)
        for seat in range(players):
            s.piles[seat] = [cards.pop() for _ in range(3)]
            s.known[seat] = [1 << seat] * 3
        s.piles[players], s.known[players] = cards, [0] * len(cards)
        s.push(TURN, 0)
        return s

    def view(self, s: Net, seat: int | None) -> View:
        seen = [
            [card if knows(mask, seat) else None for card, mask in zip(pile, known, strict=True)]
            for pile, known in zip(s.piles, s.known, strict=True)
        ]
        return {"piles": seen, "discard": s.discard, "points": s.points, "turn": s.turn, "legal": legal_for(s, seat)}

    def determinize(self, s: Net, seat: int | None, rng: int) -> Net:
        g = s.clone()
        rng = redraw(rng, g.piles, g.known, seat)
        if not g.over:
            f = g.waiting
            if f.op is MEETING and seat != f.me:  # what was picked so far was picked from the real hand
                g.waiting = Frame(MEETING, f.me, f.src)
            g.legal = g.waiting.op.options(g, g.waiting)
        g.rng = next_rng(rng)
        return g

    def points(self, s: Net) -> list[int]:
        return list(s.points)

    def dump_fields(self, s: Net) -> Dump:
        piles, known = [list(pile) for pile in s.piles], [list(known) for known in s.known]
        return [s.n, piles, known, list(s.discard), list(s.points), s.turn]

    def load_fields(self, d: Dump, options: Options) -> Net:
        s = Net(1, d[0])
        s.piles, s.known = [list(pile) for pile in d[1]], [list(known) for known in d[2]]
        s.discard, s.points, s.turn = list(d[3]), list(d[4]), d[5]
        return s

    def census(self, s: Net) -> dict[str, int]:
        cards = s.discard + [card for pile in s.piles for card in pile]
        return {f"agents of {value}": cards.count(value) for value in range(1, 7)}


GAME: Final = Spies()
