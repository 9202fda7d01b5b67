"""What events, aggressions and wars do (TTA-EVENT, TTA-CTX): whom they hit, and the one-off effects."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.control import Players
from clio.engine.kernel import Ask, Cond, Frame, Op
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK, BUILDINGS, HOOKS, URBAN
from clio.games.through_the_ages.ops.develop import add_special, remove_leader, remove_special, remove_wonder, ruin
from clio.games.through_the_ages.ops.goods import gain, steal
from clio.games.through_the_ages.ops.hands import discard_military, may_take, space_of, take_card, take_price, takes
from clio.games.through_the_ages.ops.numbers import (
    CULTURE_POINTS, DISCONTENT, RATED_HAPPINESS, RATED_STRENGTH, Formula, ranking, statistic,
)
from clio.games.through_the_ages.ops.people import (
    bring_tokens, free_worker, return_tokens, steal_yellow,
)
from clio.games.through_the_ages.ops.ratings import discontent, refresh, ruined, strength, touch
from clio.games.through_the_ages.ops.row import refill
from clio.games.through_the_ages.state import (
    AGE_I, AGE_IV, CULTURE, LEADER, NONE, RESOURCES, SCIENCE, SPECIAL, TECHNOLOGIES,
    WORKED, Ages, Player,
)


# ---------------------------------------------------------------------- whom it hits
class Everybody(Players):
    """All civilizations, clockwise from the active player (TTA-EVENT-02)."""

    def seats(self, s: Any, f: Frame) -> list[int]:
        state: Ages = s
        return state.seats_from(state.active)


def clockwise(s: Ages, chosen: list[int]) -> list[int]:
    """Those who decide, in their order (TTA-EVENT-02)."""
    return chosen if len(chosen) == 1 else [seat for seat in s.seats_from(s.active) if seat in chosen]


class Top(Players):
    """The n civilizations with the most of something; with two players one instead of two (TTA-EVENT-09)."""

    def __init__(self, what: int, n: int = 1) -> None:
        self.what = what
        self.n = n

    def seats(self, s: Any, f: Frame) -> list[int]:
        order = ranking(s, self.what)
        return clockwise(s, order[: 1 if len(order) <= 2 else self.n])


class Bottom(Players):
    """The n civilizations with the least of something."""

    def __init__(self, what: int, n: int = 1) -> None:
        self.what = what
        self.n = n

    def seats(self, s: Any, f: Frame) -> list[int]:
        order = ranking(s, self.what)
        n = 1 if len(order) <= 2 else self.n
        return clockwise(s, order[len(order) - n:])


class AllWithMost(Players):
    """Every civilization with the most of something, equals together (TTA-EVENT-07); nobody if `some` and it is 0."""

    def __init__(self, what: int, some: bool = False) -> None:
        self.what = what
        self.some = some

    def seats(self, s: Any, f: Frame) -> list[int]:
        state: Ages = s
        seats = state.seats_from(state.active)
        most = max([statistic(state, seat, self.what) for seat in seats])
        if self.some and most == 0:
            return []
        return [seat for seat in seats if statistic(state, seat, self.what) == most]


class Rival(Players):
    """The attacked player."""

    def seats(self, s: Any, f: Frame) -> list[int]:
        state: Ages = s
        return [state.attack[2]]


class AmongWeakest(Cond[Ages]):
    """Barbarians: the player is one of the two weakest (with two players: the weakest)."""

    def holds(self, s: Ages, f: Frame) -> bool:
        return f.me in WEAKEST_TWO.seats(s, f)


class InAgeIV(Cond[Ages]):
    def holds(self, s: Ages, f: Frame) -> bool:
        return s.age == AGE_IV


# ---------------------------------------------------------------------- buildings
def pick_building(p: Player, types: int, level: int) -> list[int]:
    """The buildings of these types up to a level, by technology."""
    out: list[int] = []
    for kind in range(WORKED):
        if p.workers[kind] and types & BOOK.mask[kind] and BOOK.age[kind] <= level:
            out.append(A.PICK + kind)
    return out


class DestroyOwn(Ask[Ages]):
    """Border Conflict: destroy one farm, mine or urban building of one's own."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        return pick_building(s.players[f.me], BUILDINGS, AGE_IV)

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        free_worker(s, f.me, a - A.PICK, f.me)


class DestroyOthers(Op[Ages]):
    """Terrorism: destroy one urban building of each other civilization."""

    def do(self, s: Ages, f: Frame) -> None:
        others = [seat for seat in s.seats_from(s.active) if seat != f.me]
        for i in range(len(others) - 1, -1, -1):
            s.push(DESTROY_OF, f.me, f.src, (others[i],))


class DestroyOf(Ask[Ages]):
    """Choose an urban building of another player. Memory: whose."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        return pick_building(s.players[f.mem[0]], URBAN, AGE_IV)

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        free_worker(s, f.mem[0], a - A.PICK, f.me)


class Raid(Ask[Ages]):
    """The attacker destroys urban buildings of the rival, at most one per level bound (the higher bound first in
    `levels`), and gains half of their printed costs, rounded up once (TTA-AGGR-15). Memory: the buildings destroyed."""

    def __init__(self, levels: tuple[int, ...]) -> None:
        self.levels = levels

    def options(self, s: Ages, f: Frame) -> list[int]:
        level = self.bound(f)
        found = pick_building(s.players[s.attack[2]], URBAN, level) if level != NONE else []
        return [A.STOP, *found] if found and f.mem else found

    def bound(self, f: Frame) -> int:
        """The highest level of the next building; NONE if no other one is destroyed."""
        n = len(f.mem)
        if n >= len(self.levels) or (f.mem and f.mem[n - 1] == NONE):
            return NONE
        used_high = n > 0 and BOOK.age[f.mem[0]] > self.levels[1]
        return self.levels[1 if used_high else 0]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        if a == A.STOP:
            s.push(self, f.me, f.src, (*f.mem, NONE))
            return
        free_worker(s, s.attack[2], a - A.PICK, f.me)
        s.push(self, f.me, f.src, (*f.mem, a - A.PICK))

    def done(self, s: Ages, f: Frame) -> None:
        total = 0
        for kind in f.mem:
            if kind != NONE:
                total += BOOK.cost[kind]
        gain(s, f.me, RESOURCES, (total + 1) // 2)


# ---------------------------------------------------------------------- colonies, leaders, wonders
def lose_colony(s: Ages, me: int, kind: int) -> None:
    """TTA-COLN-02: the colony leaves the play area with its tokens; where it goes is the caller's affair."""
    p = s.players[me]
    colonies = list(p.colonies)
    colonies.remove(kind)
    p.colonies = tuple(colonies)
    touch(p)
    return_tokens(s, me, kind)


class LoseColony(Ask[Ages]):
    """Independence Declaration: one colony of one's own choice."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        return sorted([A.PICK + kind for kind in s.players[f.me].colonies])

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        kind = a - A.PICK
        s.note(E.COLONY_LEAVES, f.me, kind)
        discard_military(s, kind, -1)
        lose_colony(s, f.me, kind)


class Annex(Ask[Ages]):
    """Take a colony of the rival; its immediate effect is not repeated (TTA-COLN-01, -03)."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        return sorted([A.PICK + kind for kind in s.players[s.attack[2]].colonies])

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        kind = a - A.PICK
        rival = s.attack[2]
        s.note(E.ANNEXES, f.me, kind, rival)
        p = s.players[f.me]
        p.colonies = (*p.colonies, kind)
        touch(p)
        bring_tokens(s, f.me, kind)
        lose_colony(s, rival, kind)


class Infiltrate(Ask[Ages]):
    """Remove the rival's leader or unfinished wonder and score 3 culture per level."""

    def __init__(self, per_level: int) -> None:
        self.per_level = per_level

    def options(self, s: Ages, f: Frame) -> list[int]:
        q = s.players[s.attack[2]]
        out = [A.PICK + kind for kind in (q.wonder, q.leader) if kind != NONE]
        return sorted(out)

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        kind = a - A.PICK
        gain(s, f.me, CULTURE, self.per_level * BOOK.age[kind])
        if kind < LEADER:
            remove_wonder(s, s.attack[2])
        else:
            remove_leader(s, s.attack[2])


class RuinWonder(Ask[Ages]):
    """Ravages of Time: one's own completed wonder of Age A or I is turned face down (TTA-WOND-03)."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        return sorted([A.PICK + kind for kind in p.wonders if BOOK.age[kind] <= AGE_I and not ruined(p, kind)])

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        ruin(s, f.me, a - A.PICK)


class Iconoclasm(Op[Ages]):
    """A leader that is not of the current age is removed (TTA-CTX-51)."""

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        if p.leader != NONE and BOOK.age[p.leader] != s.age:
            remove_leader(s, f.me)


# ---------------------------------------------------------------------- the rest
class SpendCivil(Op[Ages]):
    """Rebellion: civil actions spent for each discontent worker, as far as they are available (TTA-EVENT-14)."""

    def __init__(self, each: int) -> None:
        self.each = each

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        n = min(p.ca, self.each * discontent(s, f.me))
        if n:
            p.ca -= n
            s.note(E.SPENDS, f.me, n)


class StealYellow(Op[Ages]):
    """Uncertain Borders: the strongest takes a yellow token from the weakest."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        order = ranking(s, RATED_STRENGTH)
        if len(order) > 1:
            steal_yellow(s, order[0], order[len(order) - 1], self.n)


class Purse(Op[Ages]):
    """For this turn: resources for military units, military actions (TTA-CTX-18, -48), science for the technologies of
    units (TTA-CTX-35)."""

    def __init__(self, n: int | Formula, military: int = 0, science: int = 0) -> None:
        self.n = n
        self.military = military
        self.science = science

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        number = self.n
        n = number if isinstance(number, int) else number.of(s, f.me)
        p.purse += n
        p.free_ma += self.military
        p.study += self.science
        s.note(E.PURSE, f.me, n, self.military, self.science)


class ScoreIfStrong(Op[Ages]):
    """Genghis Khan: culture points if the owner is one of the two strongest, with two players the strongest; the owner
    wins ties (TTA-ANNEX-04, -05)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        mine = strength(s, f.me)
        seats = s.seats_from(f.me)
        stronger = 0
        for seat in seats:
            if strength(s, seat) > mine:
                stronger += 1
        if stronger < (1 if len(seats) <= 2 else 2):
            gain(s, f.me, CULTURE, self.n)


class IfUnused(Op[Ages]):
    """The owner has not used what the card offers once per turn: this happens in its place (ruling TTA-OP-38)."""

    def __init__(self, op: Op[Ages]) -> None:
        self.op = op

    def do(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        for listener in HOOKS.abilities:
            if listener.kind == f.src and not p.spent & listener.mark:
                p.spent |= listener.mark
                s.push(self.op, f.me, f.src)

    def parts(self) -> tuple[Op[Ages], ...]:
        return (self.op,)


class Agreement(Ask[Ages]):
    """International Agreement: take cards of the row worth up to 5 civil actions in all, none of them spent; the next
    political action is given up (TTA-ANNEX-28 to -32, -39). Memory: the budget left."""

    auto: bool = False

    def __init__(self, budget: int) -> None:
        self.budget = budget

    def options(self, s: Ages, f: Frame) -> list[int]:
        out = [A.STOP] if f.mem else [A.PASS]
        takes(s, f.me, f.mem[0] if f.mem else self.budget, out)
        return sorted(out) if len(out) > 1 else []

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        if a == A.PASS:
            return
        if a == A.STOP:
            refill(s)
            return
        if not f.mem:
            s.players[f.me].skip = True
            s.note(E.AGREES, f.me)
        space = space_of(s, a)
        price = take_price(s, f.me, space)
        assert may_take(s, f.me, s.row[space])
        s.push(self, f.me, f.src, ((f.mem[0] if f.mem else self.budget) - price,))
        take_card(s, f.me, space, price, False)

    def done(self, s: Ages, f: Frame) -> None:
        if f.mem:
            refill(s)


# ---------------------------------------------------------------------- wars: memory = loser, advantage
class WarOverTerritory(Op[Ages]):
    """Yellow tokens: 1, and 1 more for every 5 of advantage."""

    def __init__(self, n: int, per: int) -> None:
        self.n = n
        self.per = per

    def do(self, s: Ages, f: Frame) -> None:
        steal_yellow(s, f.me, f.mem[0], self.n + f.mem[1] // self.per)


class WarOverCulture(Op[Ages]):
    """Culture points: 5 and the advantage."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        steal(s, f.me, f.mem[0], CULTURE, self.n + f.mem[1])


class WarOverTechnology(Ask[Ages]):
    """Special technologies at their printed science cost, then science points, worth the advantage in all
    (TTA-WAR-09 to -11)."""

    own_memory: bool = False

    def options(self, s: Ages, f: Frame) -> list[int]:
        p = s.players[f.me]
        q = s.players[f.mem[0]]
        out: list[int] = []
        for kind in range(SPECIAL, TECHNOLOGIES):
            foreign = q.techs >> kind & 1 and not p.techs >> kind & 1 and kind not in p.civil
            if foreign and BOOK.science[kind] <= f.mem[1]:
                out.append(A.PICK + kind)
        return [A.STOP, *out] if out else []

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        if a == A.STOP:
            self.done(s, f)
            return
        kind = a - A.PICK
        s.note(E.STEALS_TECH, f.me, kind, f.mem[0])
        s.push(self, f.me, f.src, (f.mem[0], f.mem[1] - BOOK.science[kind]))
        remove_special(s, f.mem[0], kind)
        add_special(s, f.me, kind)
        refresh(s, f.mem[0])
        refresh(s, f.me)

    def done(self, s: Ages, f: Frame) -> None:
        steal(s, f.me, f.mem[0], SCIENCE, f.mem[1])


STRONGEST: Final = Top(RATED_STRENGTH)
STRONGEST_TWO: Final = Top(RATED_STRENGTH, 2)
WEAKEST: Final = Bottom(RATED_STRENGTH)
WEAKEST_TWO: Final = Bottom(RATED_STRENGTH, 2)
MOST_CULTURE: Final = Top(CULTURE_POINTS)
LEAST_CULTURE: Final = Bottom(CULTURE_POINTS)
HAPPIEST: Final = AllWithMost(RATED_HAPPINESS)
MOST_DISCONTENT: Final = AllWithMost(DISCONTENT, True)
EVERYBODY: Final = Everybody()
RIVAL: Final = Rival()
DESTROY_OF: Final = DestroyOf()
