"""Two builders whose cards listen to each other: every kind of hook, every limit, with conditions."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.control import Choose, ForPlayer, If, May, OrderTriggers, Players, Seq
from clio.engine.hooks import GAME as PER_GAME
from clio.engine.hooks import ROUND, TURN, Ability, Hooks, Instead, Modify, On, Rating
from clio.engine.info import View
from clio.engine.kernel import NOTHING, Ask, Cond, Frame, Number, Op, State, part_can
from clio.engine.moves import At, Bounds, House
from clio.engine.record import Options
from clio.engine.rng import next_rng
from clio.engine.save import Dump
from tests.engine.games.base import SmallGame, legal_for, move, need, question

WOOD: Final = 0
GOLD: Final = 1
POINTS: Final = 2

BUILT: Final = 0  # events
RAIDED: Final = 1
PRICE: Final = 0  # questions
STRENGTH: Final = 1

END: Final = 0  # actions
RAID: Final = 1
YES: Final = 2
NO: Final = 3
CHOOSE: Final = 4  # + 0 to 1
BUILD: Final = 6  # + kind
USE: Final = 16  # + kind
ORDER: Final = 26  # + kind
KINDS: Final = 10
TURNS: Final = 4  # each


class Site(State):
    __slots__ = ("built", "live", "res", "spent", "turn")

    def __init__(self, rng: int, source: State | None = None) -> None:
        super().__init__(rng, source)
        self.res = [[6, 2, 0], [6, 2, 0]]
        self.built: list[list[int]] = [[], []]
        self.live = [0, 0]
        self.spent = [0, 0]
        self.turn = 0

    def clone(self) -> Site:
        o = Site(self.rng, self)
        o.res = [res[:] for res in self.res]
        o.built = [built[:] for built in self.built]
        o.live, o.spent, o.turn = self.live[:], self.spent[:], self.turn
        return o


# ---------------------------------------------------------------- what cards are made of
class Gain(Op[Site]):
    def __init__(self, res: int, n: int) -> None:
        self.res = res
        self.n = n

    def do(self, s: Site, f: Frame) -> None:
        s.res[f.me][self.res] += self.n
        s.note(0, f.me, self.res, self.n, f.src)


class Pay(Op[Site]):
    def __init__(self, res: int, n: int) -> None:
        self.res = res
        self.n = n

    def can(self, s: Site, f: Frame) -> bool:
        return s.res[f.me][self.res] >= self.n

    def do(self, s: Site, f: Frame) -> None:
        s.res[f.me][self.res] -= self.n

    def cost_of(self) -> tuple[int, ...]:
        return (self.res,)


class Lose(Op[Site]):
    """As far as possible."""

    required: bool = False

    def __init__(self, res: int, n: int) -> None:
        self.res = res
        self.n = n

    def do(self, s: Site, f: Frame) -> None:
        s.res[f.me][self.res] = max(0, s.res[f.me][self.res] - self.n)


class Echo(Op[Site]):
    """Points for the number of the card that was built: what the event is about."""

    def do(self, s: Site, f: Frame) -> None:
        s.res[f.me][POINTS] += f.mem[0]


class PickResource(Ask[Site]):
    """Wood or gold. Memory: what was picked before (two in all)."""

    def options(self, s: Site, f: Frame) -> list[int]:
        return [CHOOSE + WOOD, CHOOSE + GOLD] if len(f.mem) < 2 else []

    def chosen(self, s: Site, f: Frame, a: int) -> None:
        s.push(self, f.me, f.src, (*f.mem, a - CHOOSE))

    def done(self, s: Site, f: Frame) -> None:
        for res in f.mem:
            s.res[f.me][res] += 1


class Rich(Cond[Site]):
    def holds(self, s: Site, f: Frame) -> bool:
        return s.res[f.me][GOLD] >= 3


class About(Cond[Site]):
    """The event or question is about this card."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, s: Site, f: Frame) -> bool:
        return f.mem == (self.kind,)


class Cards(Number[Site]):
    def value(self, s: Site, f: Frame) -> int:
        return len(s.built[f.me])


# ---------------------------------------------------------------- the cards
HOOKS: Final = Hooks(events=2, questions=2)
HOOKS.declare(0, On(BUILT, Gain(GOLD, 1)))
HOOKS.declare(1, On(BUILT, Gain(POINTS, 2), limit=ROUND))
HOOKS.declare(2, Modify(PRICE, -1))
HOOKS.declare(3, On(BUILT, May(YES, NO, Seq(Pay(GOLD, 1), Gain(POINTS, 1)))))
HOOKS.declare(4, Instead(RAIDED, Lose(GOLD, 1)))
HOOKS.declare(5, Ability(Seq(Pay(GOLD, 1), Gain(WOOD, 2)), limit=TURN), Rating(STRENGTH, Cards()))
HOOKS.declare(6, Ability(Gain(POINTS, 3), limit=PER_GAME), On(BUILT, Gain(WOOD, 1), limit=TURN))
HOOKS.declare(7, On(BUILT, PickResource(), when=Rich()), Modify(STRENGTH, 2))
HOOKS.declare(8, On(BUILT, Choose(CHOOSE, Echo(), NOTHING)), Modify(PRICE, -2, when=About(9)))
HOOKS.declare(9, Ability(If(Rich(), Pay(GOLD, 3), Gain(GOLD, 2)), limit=ROUND))
PRICES: Final = (2, 3, 2, 2, 1, 2, 3, 2, 3, 4)


class Turn(Ask[Site]):
    """Build, raid, use abilities, as often as one can; then the other."""

    auto: bool = False

    def options(self, s: Site, f: Frame) -> list[int]:
        me = f.me
        out = [END]
        if s.res[me][WOOD] > 0 and strength(s, me) > strength(s, 1 - me):
            out.append(RAID)
        out += [BUILD + k for k in range(KINDS) if k not in s.built[me] and s.res[me][WOOD] >= price(s, me, k)]
        out += sorted([USE + listener.kind for listener in HOOKS.offered(s, me, s.live[me], s.spent[me])])
        return out

    def chosen(self, s: Site, f: Frame, a: int) -> None:
        me = f.me
        if a == END:
            s.turn += 1
            s.res[me][WOOD] += 3
            s.spent[me] = HOOKS.renew(s.spent[me], TURN if s.turn % 4 else ROUND)  # a round: two turns of each
            if s.turn < 2 * TURNS:
                s.push(self, 1 - me)
            return
        s.push(self, me)
        if a == RAID:
            s.res[me][WOOD] -= 1
            s.push(RAID_OTHER, me)
        elif a >= USE:
            listener = next(x for x in HOOKS.offered(s, me, s.live[me], s.spent[me]) if x.kind == a - USE)
            s.spent[me] = HOOKS.spend(listener, s.spent[me])
            assert isinstance(listener.hook, Ability)
            s.push(listener.hook.op, me, listener.kind)
        else:
            build(s, me, a - BUILD)


def price(s: Site, me: int, kind: int) -> int:
    return max(0, HOOKS.ask(s, me, PRICE, s.live[me], s.spent[me], PRICES[kind], kind))


def strength(s: Site, me: int) -> int:
    return HOOKS.ask(s, me, STRENGTH, s.live[me], s.spent[me], 1)


def build(s: Site, me: int, kind: int) -> None:
    s.res[me][WOOD] -= price(s, me, kind)
    s.res[me][POINTS] += 1
    s.note(1, me, kind)
    s.spent[me] = HOOKS.emit(s, me, BUILT, s.live[me], s.spent[me], kind)
    s.built[me].append(kind)
    s.live[me] |= HOOKS.bit(kind)
    if kind == KINDS - 1:
        s.push(PARADE, me, -1, tuple(k for k in s.built[me] if k < 2))


class Raided(Op[Site]):
    """Points are lost, unless a card has something else happen instead."""

    def do(self, s: Site, f: Frame) -> None:
        instead = HOOKS.replaced(RAIDED, s.live[f.me])
        s.push(LOSE_POINTS if instead is None else instead, f.me)


class Parade(OrderTriggers):
    """The last card: cards 0 and 1, where built, show themselves, in the order of their owner."""

    def effect(self, s: Any, kind: int) -> Op[Any]:
        return SHOWS[kind]


class Opponent(Players):
    """The other of two players."""

    def seats(self, s: Any, f: Frame) -> list[int]:
        return [1 - f.me]


OPPONENT: Final = Opponent()
TURN_OP: Final = Turn()
LOSE_POINTS: Final = Lose(POINTS, 1)
RAID_OTHER: Final = ForPlayer(OPPONENT, Raided())
SHOWS: Final = (Gain(GOLD, 1), If(Rich(), Gain(POINTS, 1)))
PARADE: Final = Parade(ORDER)


def offered(at: At[Site]) -> bool:
    return at.n in [listener.kind for listener in HOOKS.offered(at.s, at.me, at.s.live[at.me], at.s.spent[at.me])]


def possible(at: At[Site]) -> bool:
    op = at.f.op
    return part_can(at.s, op.op if isinstance(op, May) else op.parts()[at.n], at.f)


CARDS: Final = tuple(str(kind) for kind in range(KINDS))
WOODEN: Final = need("wooden", lambda at: at.s.res[at.me][WOOD] > 0)
STRONGER: Final = need("stronger", lambda at: strength(at.s, at.me) > strength(at.s, 1 - at.me))
NOT_BUILT: Final = need("not_built", lambda at: at.n not in at.s.built[at.me])
PAYABLE: Final = need("payable", lambda at: at.s.res[at.me][WOOD] >= price(at.s, at.me, at.n))
OFFERED: Final = need("offered", offered)
POSSIBLE: Final = need("possible", possible)
TO_COME: Final = need("to_come", lambda at: at.n in at.f.mem)
SECOND: Final = need("second", lambda at: len(at.f.mem) < 2)
END_MOVE: Final = move("end", END)
RAID_MOVE: Final = move("raid", RAID, WOODEN, STRONGER)
ANSWERS: Final = (move("yes", YES, POSSIBLE), move("no", NO, POSSIBLE, declines=True))
CHOICE: Final = move("choose", CHOOSE, POSSIBLE, words=("1", "2"))
BUILD_MOVE: Final = move("build", BUILD, NOT_BUILT, PAYABLE, words=CARDS)
USE_MOVE: Final = move("use", USE, OFFERED, words=CARDS)
ORDER_MOVE: Final = move("order", ORDER, TO_COME, words=CARDS)
HOUSE: Final[House[Site, Any]] = House(
    (END_MOVE, RAID_MOVE, *ANSWERS, CHOICE, BUILD_MOVE, USE_MOVE, ORDER_MOVE),
    (
        question("turn", Turn, END_MOVE, RAID_MOVE, BUILD_MOVE, USE_MOVE),
        question("may", May, *ANSWERS, bounds=lambda asked: Bounds(0)),
        question("choose", Choose, CHOICE),
        question("pick", PickResource, CHOICE.needing(SECOND), bounds=lambda asked: Bounds(2, 2, len(asked.f.mem))),
        question("parade", Parade, ORDER_MOVE),
    ),
)


class Tableau(SmallGame[Site]):
    def __init__(self) -> None:
        listening = [*HOOKS.on, *HOOKS.instead, HOOKS.abilities]
        hooked = [op for listeners in listening for x in listeners for op in x.hook.parts()]
        super().__init__(
            "tableau", (2, 2), HOUSE, (TURN_OP, RAID_OTHER, LOSE_POINTS, PARADE, *SHOWS, *hooked), (20, 120)
        )

    def set_up(self, players: int, options: Options, rng: int) -> Site:
        s = Site(rng)
        s.push(TURN_OP, 0)
        return s

    def view(self, s: Site, seat: int | None) -> View:
        return {"res": s.res, "built": s.built, "spent": s.spent, "turn": s.turn, "legal": legal_for(s, seat)}

    def determinize(self, s: Site, seat: int | None, rng: int) -> Site:
        g = s.clone()
        g.rng = next_rng(rng)
        return g

    def points(self, s: Site) -> list[int]:
        return [res[POINTS] for res in s.res]

    def dump_fields(self, s: Site) -> Dump:
        return [[list(res) for res in s.res], [list(b) for b in s.built], list(s.live), list(s.spent), s.turn]

    def load_fields(self, d: Dump, options: Options) -> Site:
        s = Site(1)
        s.res, s.built = [list(res) for res in d[0]], [list(built) for built in d[1]]
        s.live, s.spent, s.turn = list(d[2]), list(d[3]), d[4]
        return s

    def census(self, s: Site) -> dict[str, int]:
        stale = [p for p in (0, 1) if s.live[p] != sum(HOOKS.bit(kind) for kind in s.built[p])]
        return {"debts": sum(n < 0 for res in s.res for n in res), "stale listeners": len(stale)}


GAME: Final = Tableau()
