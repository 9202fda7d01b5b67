"""An auction as in Through the Ages: raise or withdraw for good. How high one can go depends on a hidden card."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.info import View
from clio.engine.kernel import Ask, Frame, Op, State
from clio.engine.moves import Bounds, House
from clio.engine.record import Options
from clio.engine.rng import next_rng, shuffle
from clio.engine.save import Dump
from tests.engine.games.base import SmallGame, legal_for, move, need, question

WITHDRAW: Final = 0
BID: Final = 1  # + amount
MOST: Final = 30
ROUNDS: Final = 5
CARDS: Final = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5]


class Sale(State):
    __slots__ = ("bonus", "deck", "discard", "floor", "gold", "high", "leader", "lot", "n", "out", "points", "round")

    def __init__(self, rng: int, n: int, source: State | None = None) -> None:
        super().__init__(rng, source)
        self.n = n
        self.gold = [5] * n  # public
        self.bonus = [0] * n  # each seen by its owner only
        self.floor = [0] * n  # what bids have shown the bonus to be worth at least
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.points = [0] * n
        self.lot = self.round = self.high = self.out = 0
        self.leader = -1

    def clone(self) -> Sale:
        o = Sale(self.rng, self.n, self)
        o.gold, o.bonus, o.floor, o.deck = self.gold[:], self.bonus[:], self.floor[:], self.deck[:]
        o.discard, o.points, o.lot, o.round = self.discard[:], self.points[:], self.lot, self.round
        o.high, o.leader, o.out = self.high, self.leader, self.out
        return o


class NextLot(Op[Sale]):
    """A lot worth 1 to 6 comes out; income."""

    def do(self, s: Sale, f: Frame) -> None:
        s.round += 1
        if s.round > ROUNDS:
            return
        s.lot = 1 + s.below(6)
        s.high, s.leader, s.out = 0, -1, 0
        s.gold = [gold + 1 for gold in s.gold]
        s.note(0, f.me, s.lot)
        s.push(self, (f.me + 1) % s.n)
        s.push(BIDDING, f.me)


class Bidding(Ask[Sale]):
    """In seat order. The top bid depends on a hidden card, so that even a single option is asked."""

    auto: bool = False

    def options(self, s: Sale, f: Frame) -> list[int]:
        top = s.gold[f.me] + s.bonus[f.me]
        return [WITHDRAW] + [BID + amount for amount in range(s.high + 1, top + 1)]

    def chosen(self, s: Sale, f: Frame, a: int) -> None:
        if a == WITHDRAW:
            s.out |= 1 << f.me
        else:
            s.high, s.leader = a - BID, f.me
            s.floor[f.me] = max(s.floor[f.me], s.high - s.gold[f.me])
        s.note(1, f.me, a)
        for i in range(1, s.n + 1):
            seat = (f.me + i) % s.n
            if not s.out >> seat & 1:
                s.push(BUY if seat == s.leader else self, seat)
                return


class Buy(Op[Sale]):
    """Gold first; the hidden card comes out only if it is needed."""

    def do(self, s: Sale, f: Frame) -> None:
        owed = s.high - s.gold[f.me]
        s.gold[f.me] = max(0, -owed)
        s.points[f.me] += s.lot
        if owed > 0:
            s.discard.append(s.bonus[f.me])
            s.bonus[f.me] = s.deck.pop()
            s.floor[f.me] = 0
            s.epoch += 1
        s.note(2, f.me, s.high)


BIDDING: Final = Bidding()
BUY: Final = Buy()
NEXT_LOT: Final = NextLot()


HIGHER: Final = need("higher", lambda at: at.n > at.s.high)
PAYABLE: Final = need("payable", lambda at: at.n <= at.s.gold[at.me] + at.s.bonus[at.me])
MOVES: Final = (
    move("withdraw", WITHDRAW, declines=True), move("bid", BID, HIGHER, PAYABLE, words=tuple(map(str, range(MOST)))),
)
HOUSE: Final[House[Sale, Any]] = House(
    MOVES, (question("bidding", Bidding, *MOVES, bounds=lambda asked: Bounds(0)),)
)


class Auction(SmallGame[Sale]):
    def __init__(self, house: House[Sale, Any] = HOUSE) -> None:
        super().__init__("auction", (2, 4), house, (NEXT_LOT, BIDDING, BUY), (10, 60))

    def set_up(self, players: int, options: Options, rng: int) -> Sale:
        s = Sale(rng, players)
        s.deck = CARDS[:]
        s.rng = shuffle(s.rng, s.deck)
        s.bonus = [s.deck.pop() for _ in range(players)]
        s.push(NEXT_LOT, 0)
        return s

    def view(self, s: Sale, seat: int | None) -> View:
        return {
            "gold": list(s.gold), "bonus": None if seat is None else s.bonus[seat], "floor": list(s.floor),
            "deck": len(s.deck), "discard": list(s.discard), "points": list(s.points), "round": s.round, "lot": s.lot,
            "high": s.high, "leader": s.leader, "out": s.out, "legal": legal_for(s, seat),
        }

    def determinize(self, s: Sale, seat: int | None, rng: int) -> Sale:
        """Deal the unseen cards again until every bid made so far could be paid."""
        g = s.clone()
        for _ in range(200):
            cards = sorted(s.deck + [bonus for p, bonus in enumerate(s.bonus) if p != seat])
            rng = shuffle(rng, cards)
            bonus = [s.bonus[p] if p == seat else cards.pop() for p in range(s.n)]
            if all(have >= least for have, least in zip(bonus, s.floor, strict=True)):
                g.bonus, g.deck = bonus, cards
                break
        if not g.over:
            g.legal = g.waiting.op.options(g, g.waiting)
        g.rng = next_rng(rng)
        return g

    def points(self, s: Sale) -> list[int]:
        return list(s.points)

    def dump_fields(self, s: Sale) -> Dump:
        return [
            s.n, list(s.gold), list(s.bonus), list(s.floor), list(s.deck), list(s.discard), list(s.points), s.lot,
            s.round, s.high, s.leader, s.out,
        ]

    def load_fields(self, d: Dump, options: Options) -> Sale:
        s = Sale(1, d[0])
        s.gold, s.bonus, s.floor, s.deck, s.discard, s.points = (list(d[i]) for i in range(1, 7))
        s.lot, s.round, s.high, s.leader, s.out = d[7:]
        return s

    def census(self, s: Sale) -> dict[str, int]:
        cards = s.deck + s.discard + s.bonus
        return {"cards": len(cards), "worth": sum(cards), "debts": sum(gold < 0 for gold in s.gold)}


GAME: Final = Auction()
