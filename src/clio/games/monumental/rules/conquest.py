"""Conquest: Units are named, the price is paid, and what follows from it, step by step (MON-CONQ-22)."""

from __future__ import annotations

from typing import Final

from clio.engine.control import May
from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental.cardbook import CONQUEST
from clio.games.families.monumental.ops.resources import can_pay, first_time
from clio.games.families.monumental.state import EMPTY, GOLD, MILITARY, PRODUCTION
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import (
    BOOK, COUNT_BITS, COUNT_LAND, DEFENCE, HILLS, HOOKS, MINES, OASIS, PORT, TOKEN_REVEALED, UNITS,
)
from clio.games.monumental.ops.board import (
    BOTH, defence, hold, push_conquest_price, soldiers_free, spare, tiles_of, units_at, units_needed,
)
from clio.games.monumental.ops.city import give_revolt, trigger
from clio.games.monumental.ops.explorers import token_uses, use_token
from clio.games.monumental.ops.trade import Reserve, draw_gain, obtain
from clio.games.monumental.rules.quests import CHECK_QUESTS
from clio.games.monumental.state import (
    CHAMPION, FORCES, KIND_SHIFT, LEADER, LED, MALI, NATURAL, NATURAL_USED, ZULU, Player, World,
)

DIE: Final = (0, 0, 1, 1, 2, 2)  # the Zulu die (MAE-ZUL-13)
FROM_SUPPLY: Final = -2  # in a march: an Outpost of an Automa instead of a Soldier (MON-SOLO-07)


# ---------------------------------------------------------------- who goes
def conquer(s: World, me: int, tile: int) -> None:
    """MON-CONQ-06, MON-CONQ-26: the Units are named first. Memory of the question: tile, least number of Units,
    Warlord, Hero, then the tiles of the Soldiers, never decreasing; -1 where nothing is decided."""
    s.push(FORCE, me, EMPTY, (tile, units_needed(s, me, defence(s, me, tile)), -1, -1))


def reach_of(s: World, pl: Player, tile: int) -> int:
    """MON-CONQ-07, MON-CONQ-28: tiles from which a Unit can walk over own tiles to one beside the target."""
    around = s.map.around[tile]
    reach = 0
    for part in pl.realm.parts:
        if part & around:
            reach |= part
    return reach


def soldiers_within(s: World, pl: Player, reach: int, warlord: bool, hero: bool) -> int:
    n = 0
    for tile in pl.realm.tiles:
        if reach >> tile & 1:
            n += soldiers_free(s, pl, tile, warlord, hero)
    return n


class Force(Ask[World]):
    """MON-CONQ-08 to MON-CONQ-10, MAE-CLAR-01: does the Warlord go, does the Hero, and from where do the Soldiers? As
    many as the defence, or fewer where an effect lets them."""

    def options(self, s: World, f: Frame) -> list[int]:
        pl = s.players[f.me]
        tile, _, warlord, hero = f.mem[:4]
        reach = reach_of(s, pl, tile)
        if warlord < 0 or hero < 0:
            out = []
            if self.enough(s, f, reach, True):
                out.append(A.YES)
            if self.enough(s, f, reach, False):
                out.append(A.NO)
            return out
        least, most = self.left(s, f)
        if most <= 0:
            return []
        found = self.sources(s, pl, reach, f.mem, least if least > 1 else 1)
        return [A.STOP, *found] if found and least <= 0 else found

    def left(self, s: World, f: Frame) -> tuple[int, int]:
        """How many Soldiers must still be named, and how many may."""
        tile, n, warlord, hero = f.mem[:4]
        named = len(f.mem) - 4
        return least_soldiers(n, warlord > 0, hero > 0) - named, defence(s, f.me, tile) - warlord - hero - named

    def enough(self, s: World, f: Frame, reach: int, goes: bool) -> bool:
        """Could the force be filled up if the Warlord, or then the Hero, goes, or stays?"""
        tile, n, warlord = f.mem[:3]
        pl, most = s.players[f.me], defence(s, f.me, tile)
        if warlord >= 0:
            return (not goes or self.free(s, pl, reach, CHAMPION, warlord > 0)) and self.filled(
                s, pl, reach, n, most, warlord > 0, goes
            )
        if goes and not self.free(s, pl, reach, LEADER, False):
            return False
        # the Hero may still go or stay
        return self.filled(s, pl, reach, n, most, goes, False) or (
            self.free(s, pl, reach, CHAMPION, goes) and self.filled(s, pl, reach, n, most, goes, True)
        )

    def free(self, s: World, pl: Player, reach: int, unit: int, warlord: bool) -> bool:
        """May the Warlord, or the Hero, leave its tile, the Warlord gone already or not?"""
        at = pl.warlord_at if unit == LEADER else pl.hero_at
        if at == EMPTY or not reach >> at & 1:
            return False
        return spare(s, pl, at) - (warlord and unit == CHAMPION and pl.warlord_at == at) > 0

    def filled(self, s: World, pl: Player, reach: int, n: int, most: int, warlord: bool, hero: bool) -> bool:
        soldiers = least_soldiers(n, warlord, hero)
        if warlord + hero + soldiers > most:
            return False
        return soldiers == 0 or soldiers_within(s, pl, reach, warlord, hero) >= soldiers

    def sources(self, s: World, pl: Player, reach: int, mem: tuple[int, ...], left: int) -> list[int]:
        """MON-CONQ-26: tiles in ascending order, each with the Soldiers it can still give."""
        warlord, hero, named = mem[2] > 0, mem[3] > 0, mem[4:]
        start = named[-1] if named else 0
        rest = 0
        found = []
        for tile in reversed(pl.realm.tiles):
            if tile >= start and reach >> tile & 1:
                n = soldiers_free(s, pl, tile, warlord, hero) - named.count(tile)
                rest += n
                if n > 0 and rest >= left:
                    found.append(A.TILE + s.map.place[tile])
        return found[::-1]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        tile, n, warlord, hero = f.mem[:4]
        if a == A.STOP:
            self.done(s, f)
        elif a in (A.YES, A.NO):
            goes = int(a == A.YES)
            if warlord < 0:
                warlord = goes
                if s.players[f.me].hero_at == EMPTY:
                    hero = 0  # there is nothing to ask
            else:
                hero = goes
            s.push(self, f.me, f.src, (tile, n, warlord, hero))
        else:
            s.push(self, f.me, f.src, (*f.mem, s.map.tile_at[a - A.TILE]))

    def done(self, s: World, f: Frame) -> None:
        set_out(s, f.me, f.mem[0], f.mem[2], f.mem[3], f.mem[4:])


def least_soldiers(n: int, warlord: bool, hero: bool) -> int:
    """How many of n Units must be Soldiers: one at least beside a Hero without the Warlord."""
    soldiers = n - warlord - hero
    least = 1 if hero and not warlord else 0
    return soldiers if soldiers > least else least


def set_out(s: World, me: int, tile: int, warlord: int, hero: int, sources: tuple[int, ...]) -> None:
    """The Units are on their way, and the price is due."""
    price = defence(s, me, tile)
    pl = s.players[me]
    s.march = (tile, pl.warlord_at if warlord else EMPTY, pl.hero_at if hero else EMPTY, *sources)
    pl.camp = None
    for source in sources:
        s.soldiers[source] -= 1
    if warlord:
        pl.warlord_at = EMPTY
    if hero:
        pl.hero_at = EMPTY
    s.note(E.ATTACKS, me, s.map.place[tile], len(sources) + warlord + hero, warlord + 2 * hero)
    s.push(STORM, me)
    push_conquest_price(s, me, price, s.owner[tile] < 0)


def come_back(s: World, me: int) -> None:
    """MON-CONQ-24: a conquest that fails moves no Unit."""
    pl = s.players[me]
    pl.camp = None
    if s.march[1] != EMPTY:
        pl.warlord_at = s.march[1]
    if s.march[2] != EMPTY:
        pl.hero_at = s.march[2]
    for source in s.march[3:]:
        if source != FROM_SUPPLY:
            s.soldiers[source] += 1
    s.note(E.FAILS, me, s.map.place[s.march[0]])
    s.march = ()


# ---------------------------------------------------------------- what may hold it up
class Storm(Op[World]):
    """MAE-ZUL-05, MAE-ZUL-07, MAE-TILE-12: the die of Hidden Forces comes first."""

    def do(self, s: World, f: Frame) -> None:
        tile = s.march[0]
        if s.forces >> tile & 1:
            s.forces &= ~(1 << tile)
            s.note(E.RETURNS_FORCES, s.owner[tile], s.map.place[tile])
            result = DIE[s.below(6)]
            s.note(E.ROLLS, f.me, result)
            if result > 0 and not s.is_automa(f.me):
                s.push(PAY_DIE, f.me, EMPTY, (result,))
                return
            if result > s.players[f.me].res[GOLD]:
                come_back(s, f.me)  # MON-SOLO-23
                return
            s.pay(f.me, GOLD, result)
        climb(s, f.me)


class PayDie(Ask[World]):
    """MAE-ZUL-05, MAE-ZUL-06, MAE-ZUL-14: the result of the die, or the conquest fails. Memory: how much."""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        pl = s.players[f.me]
        res = GOLD if pl.civ == MALI else MILITARY
        yes = [A.YES] if can_pay(pl, res, f.mem[0]) else []
        return [*token_uses(s, f.me), *yes, A.NO]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a == A.NO:
            come_back(s, f.me)
        elif a == A.YES:
            s.push(CLIMB, f.me)
            push_conquest_price(s, f.me, f.mem[0], False)
        else:
            s.push(self, f.me, f.src, f.mem)
            use_token_between(s, f.me, a)


def use_token_between(s: World, me: int, a: int) -> None:
    """MON-TURN-06, MAE-QUEST-03: a token is used before the rest is paid; a Quest that it meets is met."""
    if s.config.quests:
        s.push(CHECK_QUESTS, me)
    use_token(s, me, a)


class Climb(Op[World]):
    def do(self, s: World, f: Frame) -> None:
        climb(s, f.me)


def climb(s: World, me: int) -> None:
    """MAE-TILE-03, MON-SOLO-22: Hills that somebody controls are held with Gold."""
    tile = s.march[0]
    owner = s.owner[tile]
    if owner < 0 or s.map.terrain[tile] != HILLS:
        s.push(ENTER, me)
    elif s.is_automa(owner):
        bid = s.players[me].res[GOLD] + 1
        bid_for_hills(s, owner, me, bid if s.players[owner].res[GOLD] >= bid else 0)
    else:
        s.push(HOLD_HILLS, owner, EMPTY, (me,))


class HoldHills(Ask[World]):
    """MAE-TILE-03: how much Gold does the controller pay? Memory: the attacker."""

    def options(self, s: World, f: Frame) -> list[int]:
        return [A.AMOUNT + n for n in range(min(s.players[f.me].res[GOLD], A.AMOUNTS - 1) + 1)]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        bid_for_hills(s, f.me, f.mem[0], a - A.AMOUNT)


def bid_for_hills(s: World, owner: int, me: int, bid: int) -> None:
    """MAE-TILE-04, MON-SOLO-23: the attacker must pay as much; an Automa does if it can."""
    s.note(E.BIDS, owner, bid)
    s.pay(owner, GOLD, bid)
    if bid == 0:
        s.push(ENTER, me)
    elif not s.is_automa(me):
        s.push(MATCH_HILLS, me, EMPTY, (bid,))
    elif s.players[me].res[GOLD] >= bid:
        s.pay(me, GOLD, bid)
        s.push(ENTER, me)
    else:
        come_back(s, me)


class MatchHills(Ask[World]):
    """MAE-TILE-04, MAE-TILE-11: exactly as much, or nothing and the conquest fails. Memory: how much."""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        yes = [A.YES] if s.players[f.me].res[GOLD] >= f.mem[0] else []
        return [*token_uses(s, f.me), *yes, A.NO]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a == A.NO:
            come_back(s, f.me)
        elif a == A.YES:
            s.pay(f.me, GOLD, f.mem[0])
            s.push(ENTER, f.me)
        else:
            s.push(self, f.me, f.src, f.mem)
            use_token_between(s, f.me, a)


# ---------------------------------------------------------------- the Province is taken
class Enter(Op[World]):
    """MON-CONQ-12, MON-CONQ-13, MON-CONQ-22: defenders leave, the Units enter; then all that follows."""

    def do(self, s: World, f: Frame) -> None:
        me = f.me
        tile, warlord, hero = s.march[:3]
        occupied = s.owner[tile]
        send_home(s, tile)
        pl = s.players[me]
        if FROM_SUPPLY in s.march:
            s.outposts |= 1 << tile
        else:
            s.soldiers[tile] = len(s.march) - 3
        if warlord != EMPTY:
            pl.warlord_at = tile
        if hero != EMPTY:
            pl.hero_at = tile
        s.march = ()
        use_up_sieges(s, me, tile)
        hold(s, me, tile)
        count_conquest(s, me, tile, occupied, warlord != EMPTY)
        s.push(TRIGGERS, me)
        s.push(TILE_GAINS, me)
        if occupied < 0:
            s.push(REVEAL_TOKEN, me)
        if pl.civ == ZULU and not s.is_automa(me):
            s.push(HIDE_FORCES, me)


def count_conquest(s: World, me: int, tile: int, occupied: int, led: bool) -> None:
    pl = s.players[me]
    s.struck = (tile, occupied)
    pl.conquests += 1
    s.stirred |= COUNT_LAND << COUNT_BITS * me
    pl.done &= ~LED
    if led:
        pl.led += 1
        pl.done |= LED
    if occupied >= 0:
        pl.ousted += 1
    s.note(E.CONQUERS, me, s.map.place[tile], occupied)


def send_home(s: World, tile: int) -> None:
    """MON-CONQ-12, MON-HERO-12: Units to their Capital, the Outpost to its supply. A Trading Post, Wonder and Explorers
    stay (MAE-POST-08, MON-WON-10)."""
    owner = s.owner[tile]
    if owner < 0:
        return
    other = s.players[owner]
    outpost = s.outposts >> tile & 1
    s.note(E.SENT_HOME, owner, s.map.place[tile], units_at(s, tile), outpost)
    s.soldiers[other.capital] += s.soldiers[tile]
    s.soldiers[tile] = 0
    if other.warlord_at == tile:
        other.warlord_at = other.capital
    if other.hero_at == tile:
        other.hero_at = other.capital
    s.outposts &= ~(1 << tile)


def use_up_sieges(s: World, me: int, tile: int) -> None:
    """MON-CONQ-29: effects for the next, or the first, conquest are used up by a successful one."""
    pl = s.players[me]
    pl.siege_next = 0
    before = pl.spent
    for question in (DEFENCE, UNITS):
        pl.spent = HOOKS.use_up(s, me, question, pl.live, pl.spent, tile)
        first_time(s, me, HOOKS.answers[question], before, tile)


class HideForces(Ask[World]):
    """MAE-ZUL-02 to MAE-ZUL-04: a Hidden Forces token of the supply, or one of another Province if none is left."""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        if s.forces.bit_count() < FORCES:
            return [A.YES, A.NO]
        return [A.NO] + [A.TILE + s.map.place[tile] for tile in tiles_of(s.forces)]

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a == A.NO:
            return
        place = EMPTY
        if a != A.YES:
            place = a - A.TILE
            s.forces &= ~(1 << s.map.tile_at[place])
        s.forces |= 1 << s.struck[0]
        s.note(E.HIDES, f.me, s.map.place[s.struck[0]], place)


class RevealToken(Op[World]):
    """MON-CONQ-14, MON-MONS-03: the Exploration token is turned up: two gains, or a Monster."""

    def do(self, s: World, f: Frame) -> None:
        tile = s.struck[0]
        token = s.tokens[tile]
        both, payers = self.both_gains(s, f.me)
        if token == EMPTY:
            return
        s.tokens[tile] = EMPTY
        s.epoch += 1
        s.note(E.REVEALS_TOKEN, f.me, token, s.map.place[tile])
        s.removed = (*s.removed, token)
        if s.is_automa(f.me):
            s.gain(f.me, GOLD, BOOK.automa_gold[token], token)  # MON-SOLO-08
        if BOOK.monster[token] >= 0:
            appear(s, BOOK.monster[token], tile)
        elif not s.is_automa(f.me):
            s.push(TOKEN_GAIN, f.me, token, (0, int(both), *payers))

    def both_gains(self, s: World, me: int) -> tuple[bool, list[int]]:
        """MON-CONQ-25: does an effect give both gains now, and which cards offer them? The first time has come also if
        there is nothing to gain."""
        pl = s.players[me]
        before = pl.spent
        both = False
        payers = []
        for listener in HOOKS.due(s, me, TOKEN_REVEALED, pl.live, before):
            pl.spent |= listener.mark
            if listener.hook.parts()[0] is BOTH:
                both = True
            else:
                payers.append(listener.kind)
        first_time(s, me, HOOKS.on[TOKEN_REVEALED], before)
        return both, payers


class TokenGain(Ask[World]):
    """MON-CONQ-14, MON-CONQ-15, MON-CONQ-25: one of the two gains of the token f.src, or both in either order; a card
    may give both for a Revolt. Memory: gains received as bits, both or not, cards that offer both."""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        got, both = f.mem[:2]
        if got == 3 or (got and not both):
            return []
        out = [A.CHOOSE + i for i in range(2) if not got >> i & 1]
        if not both and s.revolts > 0:
            out += sorted([A.PICK + card for card in f.mem[2:]])
        return out

    def chosen(self, s: World, f: Frame, a: int) -> None:
        got, both = f.mem[:2]
        if a >= A.PICK:
            give_revolt(s, f.me, 1, a - A.PICK)
            s.push(self, f.me, f.src, (got, 1))
            return
        i = a - A.CHOOSE
        if both:
            s.push(self, f.me, f.src, (got | 1 << i, both))
        gain = BOOK.bonus[f.src] if i else BOOK.use[f.src]
        assert gain is not None
        if gain.can(s, Frame(gain, f.me, f.src)):
            s.push(gain, f.me, f.src)


def appear(s: World, monster: int, tile: int) -> None:
    """MON-MONS-03, MAE-CMONS-01: the Monster's card lies below the display, its token on the nearest position."""
    s.monsters = (*s.monsters, monster << KIND_SHIFT | tile)
    s.note(E.MONSTER_APPEARS, -1, monster, s.map.place[tile])


class TileGains(Op[World]):
    """What the tile and a Natural Wonder give (MAE-TILE-02, MAE-TILE-07, MAE-TILE-09, MAE-NAT-02, MAE-NAT-07)."""

    def do(self, s: World, f: Frame) -> None:
        tile, occupied = s.struck
        terrain = s.map.terrain[tile]
        automa = s.is_automa(f.me)
        if s.config.naturals and s.map.natural_set >> tile & 1:
            take_natural(s, f.me, tile, occupied)
        if terrain == MINES and not automa:
            s.push(MINE_GOLD, f.me)
        elif terrain == OASIS and occupied < 0 and not automa:
            s.push(MAY_RESERVE, f.me)
        elif terrain == PORT and occupied < 0:
            take_cargo(s, f.me, tile)


def take_natural(s: World, me: int, tile: int, occupied: int) -> None:
    """MAE-NAT-02, MAE-NAT-07: in continuous mode with the action pawn that lies on it (MAE-CONT-07, MAE-NAT-13)."""
    natural = s.naturals[s.map.naturals.index(tile)]
    if not s.naturals_up >> tile & 1:
        s.naturals_up |= 1 << tile
        s.players[me].camp = None
        s.epoch += 1
        s.note(E.REVEALS_NATURAL, me, natural, s.map.place[tile])
        return
    s.note(E.TAKES_NATURAL, me, natural)
    if s.config.continuous:
        s.players[me].done |= s.players[occupied].done & NATURAL_USED << (natural - NATURAL)


def take_cargo(s: World, me: int, tile: int) -> None:
    """MAE-TILE-09, MON-SOLO-19."""
    at = s.map.ports.index(tile)
    token = s.cargo[at]
    if token == EMPTY:
        return
    cargo = list(s.cargo)
    cargo[at] = EMPTY
    s.cargo = tuple(cargo)
    s.note(E.TAKES_CARGO, me, s.map.place[tile])
    if s.is_automa(me):
        s.removed = (*s.removed, token)
        draw_gain(s, me)
    else:
        s.epoch += 1
        obtain(s, me, token)


class MineGold(Ask[World]):
    """MAE-TILE-02, MON-RES-15: how much Production becomes Gold?"""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        most = s.players[f.me].res[PRODUCTION]
        return [A.AMOUNT + n for n in range(min(most, A.AMOUNTS - 1) + 1)] if most else []

    def chosen(self, s: World, f: Frame, a: int) -> None:
        s.pay(f.me, PRODUCTION, a - A.AMOUNT)
        s.gain(f.me, GOLD, a - A.AMOUNT)


class Triggers(Op[World]):
    """MON-CONQ-22: last of all, effects that the conquest triggers, in the order of their owner."""

    def do(self, s: World, f: Frame) -> None:
        if not s.is_automa(f.me):
            trigger(s, f.me, CONQUEST)


FORCE: Final = Force()
STORM: Final = Storm()
PAY_DIE: Final = PayDie()
CLIMB: Final = Climb()
HOLD_HILLS: Final = HoldHills()
MATCH_HILLS: Final = MatchHills()
ENTER: Final = Enter()
HIDE_FORCES: Final = HideForces()
REVEAL_TOKEN: Final = RevealToken()
TOKEN_GAIN: Final = TokenGain()
TILE_GAINS: Final = TileGains()
MAY_RESERVE: Final = May(A.YES, A.NO, Reserve())
MINE_GOLD: Final = MineGold()
TRIGGERS: Final = Triggers()
