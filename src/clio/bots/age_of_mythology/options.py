"""Which options deserve a look. Inside an action that is only thought about, the routine steps (workers, exchanges,
cubes of one's choice) are taken by rule, and of the others the few that promise most."""

from __future__ import annotations

from typing import Final

from clio.bots.age_of_mythology.battle import MIGHT
from clio.bots.age_of_mythology.economy import (
    building_worth, cards_to_play, far, for_sale, rounds_left,
)
from clio.bots.age_of_mythology.hand import yields
from clio.bots.age_of_mythology.weights import Weights, cost
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import BUILDING_BOOK, TILE_BOOK
from clio.games.age_of_mythology.ops.powers import (
    DestroyBuilding, GainAny, GiveUpUnit, Loot, RemoveTile, Smite, SwapTiles,
)
from clio.games.age_of_mythology.rules.aftermath import RAZE, SEIZE
from clio.games.age_of_mythology.rules.attack import MUSTER
from clio.games.age_of_mythology.rules.build import BUILD, PAY_BUILDING
from clio.games.age_of_mythology.rules.gather import (
    BUILDING_BONUS, GATHER_OP, WORKERS, is_collected, tile_yield,
)
from clio.games.age_of_mythology.rules.play import PLAY_CARD
from clio.games.age_of_mythology.rules.recruit import RECRUIT
from clio.games.age_of_mythology.rules.round import CHOOSE_CARDS
from clio.games.age_of_mythology.rules.trade import EXCHANGE, TEMPLE_FAVOR, TRADE_OP
from clio.games.age_of_mythology.state import (
    BUILDINGS, DWARF, DWARF_WORKS, FAVOR, GOLD, HOUSE, KINDS, NOBODY_WORKS, NONE, NORSE, PERMANENT,
    RESOURCES, SPACES, UNITS, VILLAGER, WONDER, Mythology, Player,
)

MOST_GATHERS: Final = 3  # things to collect that are tried inside a thought
MOST_PURCHASES: Final = 3  # first purchases
MOST_TARGETS: Final = 5  # tiles, buildings, units of others
MOST_MOVES: Final = 6  # of workers
NOW: Final = 10.0  # a tile that is collected now comes before all others
LEAST_GAIN: Final = 0.05  # of an exchange, against the worth of a first cube


def candidates(w: Weights, s: Mythology, me: int, deep: bool) -> list[int]:
    op = s.waiting.op
    if op is PLAY_CARD:
        return plays(s)
    if op is CHOOSE_CARDS:
        draws = [a for a in s.legal if a >= A.DRAW]
        return [a for a in s.legal if a < A.DRAW] + draws[-1:]
    if op is MUSTER:
        return sorted(s.legal, key=lambda a: -MIGHT[sent_unit(a)] if a != A.MUSTER else 0.0)
    if op is GATHER_OP:
        return gathers(w, s, me)[:MOST_GATHERS] if deep else s.legal
    if op is WORKERS:
        return moves(w, s, me)
    if op is BUILD or op is RECRUIT:
        return purchases(w, s, me, deep)
    if op is PAY_BUILDING:
        return [spared(s, me)]
    if op is TRADE_OP:
        return [cheapest(w, s, me)]
    if op is EXCHANGE:
        return [exchange(w, s, me)] if deep else exchanges(w, s, me)
    if isinstance(op, GainAny | Loot):
        return [dearest(w, s, me)]
    if isinstance(op, GiveUpUnit):
        return [min(s.legal, key=lambda a: w.loss[given_up(a)])]
    if op is RAZE or op is SEIZE or isinstance(op, RemoveTile | DestroyBuilding | SwapTiles | Smite):
        return targets(w, s, me, 2 if deep else MOST_TARGETS)
    return s.legal


# ---------------------------------------------------------------------- cards
def plays(s: Mythology) -> list[int]:
    """All plays; of the passes only those with cards that can be had again, or else all."""
    passes = [a for a in s.legal if A.PASS <= a < A.DECLINE]
    cheap = [a for a in passes if a < A.PASS + PERMANENT]
    return [*[a for a in s.legal if not A.PASS <= a < A.DECLINE], *(cheap or passes)]


# ---------------------------------------------------------------------- exploring
def best_tile(w: Weights, s: Mythology, seat: int) -> int:
    """The tile that a player would take: most cubes, of these the scarcest."""
    p = s.players[seat]
    tiles = [a for a in s.legal if a != A.LEAVE]
    if not tiles:
        return A.LEAVE
    return max(tiles, key=lambda a: (TILE_BOOK.cubes[a - A.TILE], want(w, p, TILE_BOOK.resource[a - A.TILE])))


# ---------------------------------------------------------------------- gathering
def gathers(w: Weights, s: Mythology, me: int) -> list[int]:
    """What to collect, the richest for me and the poorest for the others first."""
    mine = yields(s.players[me])
    others = [yields(p) for seat, p in enumerate(s.players) if seat != me]
    share = w.stake[len(s.players)] / len(others)

    def promise(a: int) -> float:
        what = a - A.COLLECT
        return mine[what] - share * sum([found[what] for found in others])

    return sorted(s.legal, key=promise, reverse=True)


def collected(s: Mythology) -> int:
    """What the Gather action under way collects: its frame lies below that of the workers."""
    return s.stack[-1].mem[1]


def want(w: Weights, p: Player, res: int) -> float:
    """What one cube more of a resource is worth."""
    n = p.cubes[res]
    return w.stock[n + 1] - w.stock[n]


def places(w: Weights, p: Player, what: int, sort: int) -> list[int]:
    """Tiles without a worker, the best for this sort of worker first: collected now, then scarce resources."""
    found: list[tuple[float, int]] = []
    for space in range(SPACES):
        kind = p.tiles[space]
        if kind != NONE and p.workers[space] == NOBODY_WORKS:
            res = TILE_BOOK.resource[kind]
            if sort == DWARF_WORKS and res != GOLD:
                continue
            found.append((want(w, p, res) + (NOW if is_collected(kind, what) else 0.0), -space))
    return [-space for _, space in sorted(found, reverse=True)]


def put_to_work(w: Weights, s: Mythology, me: int) -> None:
    """Finish the moves of a Gather: idle workers to the best tiles, those on tiles not collected to such as are."""
    p, f = s.players[me], s.waiting
    what = collected(s)
    fixed, left, displaced = f.mem
    if displaced:
        spaces = places(w, p, what, VILLAGER)
        s.apply(A.MOVE + SPACES * left + spaces[0])
        put_to_work(w, s, me)
        return
    if p.culture == NORSE:
        dwarf = DWARF % KINDS
        for space in places(w, p, what, DWARF_WORKS):
            if p.units[dwarf] == 0:
                break
            p.units[dwarf] -= 1
            p.workers[space] = DWARF_WORKS
            fixed |= 1 << space
    for space in places(w, p, what, VILLAGER):
        if p.villagers == 0:
            break
        p.villagers -= 1
        p.workers[space] = VILLAGER
        fixed |= 1 << space
    gather_in(w, p, what, fixed)
    s.apply(A.DONE)


def gather_in(w: Weights, p: Player, what: int, fixed: int) -> None:
    """Villagers who would stand on tiles that are not collected go to such as are."""
    for space in range(SPACES):
        if p.workers[space] == VILLAGER and not fixed >> space & 1 and not is_collected(p.tiles[space], what):
            spaces = places(w, p, what, VILLAGER)
            if not spaces or not is_collected(p.tiles[spaces[0]], what):
                return
            p.workers[space] = NOBODY_WORKS
            p.workers[spaces[0]] = VILLAGER
            fixed |= 1 << spaces[0]


def moves(w: Weights, s: Mythology, me: int) -> list[int]:
    """Idle workers to the best tiles; workers from tiles not collected to such as are; or nothing more."""
    p = s.players[me]
    what = collected(s)
    if s.waiting.mem[2]:  # somebody must make room
        return s.legal
    legal = set(s.legal)
    found: list[int] = []
    villages, mines = places(w, p, what, VILLAGER), places(w, p, what, DWARF_WORKS)
    found += [A.SETTLE_DWARF + space for space in mines[:2]]
    found += [A.SETTLE + space for space in villages[:3]]
    rich = [space for space in villages if is_collected(p.tiles[space], what)]
    for here in range(SPACES):
        if rich and p.workers[here] == VILLAGER and not is_collected(p.tiles[here], what):
            found.append(A.MOVE + SPACES * here + rich[0])
    return [*[a for a in found if a in legal][:MOST_MOVES], A.DONE]


# ---------------------------------------------------------------------- cubes
def cheapest(w: Weights, s: Mythology, me: int) -> int:
    """The cube that is missed least, to pay with."""
    p = s.players[me]
    return min(s.legal, key=lambda a: (missed(w, p, a - A.PAY), a))


def missed(w: Weights, p: Player, res: int) -> float:
    """What one cube less of a resource costs; of equals the more plentiful."""
    n = p.cubes[res]
    return (w.stock[n] - w.stock[n - 1]) - 0.01 * n


def dearest(w: Weights, s: Mythology, me: int) -> int:
    """The cube that is wanted most, to take."""
    p = s.players[me]
    cubes = [a for a in s.legal if a != A.DONE]
    first = A.GAIN if cubes[0] < A.LOOT else A.LOOT
    return max(cubes, key=lambda a: (want(w, p, a - first), -a))


def spared(s: Mythology, me: int) -> int:
    """The cube of a building's cost that is scarcest."""
    p = s.players[me]
    return min(s.legal, key=lambda a: (p.cubes[a - A.LESS] - s.waiting.mem[2 + a - A.LESS], a))


def exchange(w: Weights, s: Mythology, me: int) -> int:
    """The next step of a Trade: favor for the Great Temple if there is enough of everything, else more balance."""
    p = s.players[me]
    swaps = [a for a in s.legal if A.SWAP <= a < A.BUY]
    to_favor = [a for a in swaps if (a - A.SWAP) % RESOURCES == FAVOR]
    if to_favor and p.cubes[FAVOR] < TEMPLE_FAVOR * for_sale(s, p, sum(p.cubes)):
        return min(to_favor, key=lambda a: (missed(w, p, (a - A.SWAP) // RESOURCES), a))
    if A.BUY in s.legal:
        return A.BUY
    best, gain = A.DONE, LEAST_GAIN
    for a in swaps:
        give, take = divmod(a - A.SWAP, RESOURCES)
        more = want(w, p, take) - missed(w, p, give)
        if p.cubes[give] > p.cubes[take] + 1 and more > gain:
            best, gain = a, more
    return best


def exchanges(w: Weights, s: Mythology, me: int) -> list[int]:
    """The step taken by rule, the others that give what is plentiful for what is scarce, or no more."""
    p = s.players[me]
    first = exchange(w, s, me)
    found = [first]
    for a in s.legal:
        if A.SWAP <= a < A.BUY and a != first:
            give, take = divmod(a - A.SWAP, RESOURCES)
            if p.cubes[give] > p.cubes[take] + 1:
                found.append(a)
    return found if first == A.DONE else [*found, A.DONE]


# ---------------------------------------------------------------------- purchases
def purchases(w: Weights, s: Mythology, me: int, deep: bool) -> list[int]:
    """Buildings or units, the best for their cost first; inside a thought only a few, and one after the first."""
    p = s.players[me]
    rounds = rounds_left(s)
    price = w.cube * (1.0 if cards_to_play(s, p) else w.spent_late)

    def promise(a: int) -> float:
        if a >= A.RECRUIT:
            unit = a - A.RECRUIT
            return w.any_unit + 2 * w.might * MIGHT[unit] - price * cost(unit)
        kind = a - A.BUILD
        return w.win if kind == WONDER else building_promise(w, p, kind, rounds) - price * sum(BUILDING_BOOK.cost[kind])

    wanted = sorted([a for a in s.legal if a != A.DONE], key=promise, reverse=True)
    if not deep:
        return [*wanted, A.DONE]
    steps = len(s.waiting.mem)
    if steps == 1:
        return wanted[:MOST_PURCHASES]
    return [wanted[0], A.DONE] if steps <= MOST_PURCHASES else wanted[:1]


def building_promise(w: Weights, p: Player, kind: int, rounds: float) -> float:
    """Roughly what a building will bring."""
    produces = w.produced * far(w, max(0.0, rounds - 0.5))
    if kind == HOUSE:
        room = sum([p.tiles[i] != NONE and p.workers[i] == NOBODY_WORKS for i in range(SPACES)])
        return w.any_building + (produces if room > p.villagers else 0.0)
    if BUILDING_BOOK.bonus[kind] != NONE:
        return w.any_building + BUILDING_BONUS * w.own_gathers * produces
    return w.any_building + building_worth(w, p, kind, rounds)


# ---------------------------------------------------------------------- targets
def targets(w: Weights, s: Mythology, me: int, most: int) -> list[int]:
    """Tiles, buildings or units to hit: those of the richest give most."""
    rounds = rounds_left(s)
    rank: list[tuple[float, int]] = []
    for a in s.legal:
        if a != A.DONE:
            owner, worth = target(w, s, a, rounds)
            if owner == me:
                worth = -worth
            else:
                worth += w.leader * s.players[owner].victory()
            rank.append((worth, -a))
    return [-a for _, a in sorted(rank, reverse=True)][:most]


def target(w: Weights, s: Mythology, a: int, rounds: float) -> tuple[int, float]:
    """The owner of a target and what it is worth."""
    if A.STRIKE <= a < A.DWARF_AT:
        owner, unit = divmod(a - A.STRIKE, UNITS)
        return owner, w.loss[unit]
    if A.DWARF_AT <= a < A.RAZE:
        return (a - A.DWARF_AT) // SPACES, w.loss[DWARF] + w.tile_cube
    if A.RAZE <= a < A.SEIZE:
        owner, kind = divmod(a - A.RAZE, BUILDINGS)
        return owner, building_promise(w, s.players[owner], kind, rounds)
    owner, space = divmod(a - A.SEIZE, SPACES)
    return owner, w.tile_cube * tile_yield(s.players[owner], space)


def sent_unit(a: int) -> int:
    return DWARF if a >= A.SEND_FROM else a - A.SEND


def given_up(a: int) -> int:
    return DWARF if a >= A.DWARF_AT else a - A.UNIT
