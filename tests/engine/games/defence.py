"""Attacks with a defence out of turn: the target decides, in the attacker's turn, with hidden cards."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.info import View
from clio.engine.kernel import Ask, Frame, Op, State
from clio.engine.moves import Bounds, House
from clio.engine.record import Option, Options
from clio.engine.rng import next_rng, shuffle
from clio.engine.save import Dump
from tests.engine.games.base import SmallGame, legal_for, move, need, question

PEACE: Final = 0
ATTACK: Final = 1  # + seat
STOP: Final = 5
DISCARD: Final = 6  # + value 1 to 3
TURNS: Final = 4  # each
LEAST = 1  # value of a card that may be discarded; tests raise it, as new rules may
CARDS: Final = [value for value in (1, 2, 3) for _ in range(8)]


class War(State):
    __slots__ = ("deck", "discard", "force", "hands", "most", "n", "points", "strength", "turn")

    def __init__(self, rng: int, n: int, most: int, source: State | None = None) -> None:
        super().__init__(rng, source)
        self.n = n
        self.most = most  # cards that a defence may use
        self.force = [3] * n
        self.points = [0] * n
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.strength = self.turn = 0

    def clone(self) -> War:
        o = War(self.rng, self.n, self.most, self)
        o.force, o.points, o.hands = self.force[:], self.points[:], [hand[:] for hand in self.hands]
        o.deck, o.discard, o.strength, o.turn = self.deck[:], self.discard[:], self.strength, self.turn
        return o


class Turn(Ask[War]):
    """Attack somebody, or arm in peace."""

    auto: bool = False

    def options(self, s: War, f: Frame) -> list[int]:
        return [PEACE] + [ATTACK + seat for seat in range(s.n) if seat != f.me]

    def chosen(self, s: War, f: Frame, a: int) -> None:
        s.turn += 1
        if s.turn < TURNS * s.n:
            s.push(self, (f.me + 1) % s.n)
            s.push(DRAW, f.me)
        if a == PEACE:
            s.force[f.me] += 1
        else:
            s.strength = s.force[f.me]
            s.note(0, f.me, a - ATTACK)
            s.push(RESOLVE, f.me, -1, (a - ATTACK,))
            s.push(DEFEND, a - ATTACK)


class Defend(Ask[War]):
    """Discard cards one by one. How many there are is public, so that asking tells nothing. Memory: those discarded."""

    auto: bool = False

    def options(self, s: War, f: Frame) -> list[int]:
        hand = s.hands[f.me]
        if not hand or len(f.mem) == s.most:
            return []
        return [STOP, *sorted({DISCARD + card - 1 for card in hand if card >= LEAST})]

    def chosen(self, s: War, f: Frame, a: int) -> None:
        if a != STOP:
            card = a - DISCARD + 1
            s.hands[f.me].remove(card)
            s.discard.append(card)
            s.strength -= card
            s.epoch += 1
            s.note(1, f.me, card)
            s.push(self, f.me, -1, (*f.mem, card))


class Resolve(Op[War]):
    """Memory: the target."""

    def do(self, s: War, f: Frame) -> None:
        target = f.mem[0]
        if s.strength > s.force[target]:
            s.points[f.me] += 2
        else:
            s.points[target] += 1
        s.strength = 0


class Draw(Op[War]):
    def do(self, s: War, f: Frame) -> None:
        if s.deck:
            s.hands[f.me].append(s.deck.pop())
            s.epoch += 1


TURN: Final = Turn()
DEFEND: Final = Defend()
RESOLVE: Final = Resolve()
DRAW: Final = Draw()


OTHER: Final = need("other", lambda at: at.n < at.s.n and at.n != at.me)
ABLE: Final = need("able", lambda at: bool(at.s.hands[at.me]) and len(at.f.mem) < at.s.most)
HELD: Final = need("held", lambda at: at.n + 1 in at.s.hands[at.me])
STRONG: Final = need("strong", lambda at: at.n + 1 >= LEAST)
TURN_MOVES: Final = (move("peace", PEACE), move("attack", ATTACK, OTHER, words=("1", "2", "3", "4")))
DEFEND_MOVES: Final = (
    move("stop", STOP, ABLE, declines=True), move("discard", DISCARD, ABLE, HELD, STRONG, words=("1", "2", "3")),
)
HOUSE: Final[House[War, Any]] = House(
    (*TURN_MOVES, *DEFEND_MOVES),
    (
        question("turn", Turn, *TURN_MOVES),
        question("defend", Defend, *DEFEND_MOVES, bounds=lambda asked: Bounds(0, asked.s.most, len(asked.f.mem))),
    ),
)


class Defence(SmallGame[War]):
    def __init__(self) -> None:
        both = {"en": "cards", "fr": "cartes"}
        most = Option("most", both, both, "2", ("1", "2"), (both, both))
        super().__init__("defence", (2, 4), HOUSE, (TURN, DEFEND, RESOLVE, DRAW), (8, 60), (most,))

    def set_up(self, players: int, options: Options, rng: int) -> War:
        s = War(rng, players, int(str(options["most"])))
        s.deck = CARDS[:]
        s.rng = shuffle(s.rng, s.deck)
        s.hands = [[s.deck.pop(), s.deck.pop()] for _ in range(players)]
        s.push(TURN, 0)
        return s

    def view(self, s: War, seat: int | None) -> View:
        return {
            "force": list(s.force), "points": list(s.points), "hands": [len(hand) for hand in s.hands],
            "hand": None if seat is None else sorted(s.hands[seat]), "deck": len(s.deck), "discard": list(s.discard),
            "strength": s.strength, "turn": s.turn, "seat": s.player, "legal": legal_for(s, seat),
        }

    def determinize(self, s: War, seat: int | None, rng: int) -> War:
        g = s.clone()
        cards = sorted(g.deck + [card for p, hand in enumerate(g.hands) if p != seat for card in hand])
        rng = shuffle(rng, cards)
        for p, hand in enumerate(g.hands):
            if p != seat:
                g.hands[p] = [cards.pop() for _ in hand]
        g.deck = cards
        if not g.over:
            g.legal = g.waiting.op.options(g, g.waiting)
        g.rng = next_rng(rng)
        return g

    def points(self, s: War) -> list[int]:
        return list(s.points)

    def dump_fields(self, s: War) -> Dump:
        hands = [list(hand) for hand in s.hands]
        return [s.n, s.most, list(s.force), list(s.points), hands, list(s.deck), list(s.discard), s.strength, s.turn]

    def load_fields(self, d: Dump, options: Options) -> War:
        s = War(1, d[0], d[1])
        s.force, s.points, s.hands = list(d[2]), list(d[3]), [list(hand) for hand in d[4]]
        s.deck, s.discard, s.strength, s.turn = list(d[5]), list(d[6]), d[7], d[8]
        return s

    def census(self, s: War) -> dict[str, int]:
        cards = s.deck + s.discard + [card for hand in s.hands for card in hand]
        return {f"cards of {value}": cards.count(value) for value in (1, 2, 3)}


GAME: Final = Defence()
