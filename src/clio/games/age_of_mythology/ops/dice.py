"""Dice of an encounter: how many, how they fall, and the exact odds.

A roll is one number: how often each face came up, eight bits a face, the 1s lowest."""

from __future__ import annotations

from typing import Final

from clio.engine.rng import below, next_rng
from clio.games.age_of_mythology.cardbook import (
    BREACHES, GOES_BERSERK, GROWS, MIRRORS, T_GIANT, THROWS, TYPE_IDS, UNIT_BOOK, WINS_TIES,
)
from clio.games.age_of_mythology.ops.powers import ALL_BERSERK, ONE_DIE_MORE, changes
from clio.games.age_of_mythology.state import (
    CITY, KINDS, MEDUSA, PRODUCTION, SIEGE_WORKSHOP, TOWER, WALL, Battle, Mythology, Player, Side,
)

HIT: Final = 6  # AOM-BATTLE-12
THROW_DICE: Final = 3  # AOM-UNIT-13
BERSERK_DICE: Final = 2  # AOM-UNIT-07
FORT_DICE: Final = 2  # AOM-BATTLE-10
PRINTED_MEDUSA: Final = 6  # her bonus against giants on the card


def roll(s: Mythology, n: int) -> int:
    """AOM-COMP-31: any number of dice as one roll. Scripted faces come first."""
    s.epoch += 1
    script = s.dice
    given = min(n, len(script))
    faces = 0
    for i in range(given):
        faces += 1 << 8 * (script[i] - 1)
    if given:
        s.dice = script[given:]
    x = s.rng
    for _ in range(n - given):
        x = next_rng(x)
        faces += 1 << 8 * below(x, 6)
    s.rng = x
    return faces


def hits(faces: int) -> int:
    return faces >> 8 * (HIT - 1) & 255


def faces_of(roll: int) -> list[int]:
    """The faces of a roll, sorted."""
    return [face for face in range(1, 7) for _ in range(roll >> 8 * (face - 1) & 255)]


def sieges(p: Player, army: list[int], ability: int) -> bool:
    """Has the attacker a Siege Workshop, or a unit with this ability in the army? (AOM-BLDG-18, -19)"""
    if p.has(SIEGE_WORKSHOP):
        return True
    first = KINDS * p.culture
    for i in range(KINDS):
        if army[i] and UNIT_BOOK.abilities[first + i] & ability:
            return True
    return False


def fort_dice(s: Mythology, b: Battle, attackers: list[int]) -> int:
    """AOM-BATTLE-10, -11, -32: what the defender's Wall or Tower adds against these units."""
    p = s.players[b.defence.seat]
    stands = (b.area == CITY and p.has(WALL)) or (b.area == PRODUCTION and p.has(TOWER))
    return FORT_DICE if stands and not sieges(s.players[b.attack.seat], attackers, BREACHES) else 0


def unit_dice(s: Mythology, mine: int, theirs: int, heads: int = 0, throws: bool = False, berserk: bool = False) -> int:
    """Dice of a unit against another: basic dice, type bonuses, abilities."""
    n = UNIT_BOOK.pool[mine][theirs]
    abilities = UNIT_BOOK.abilities[mine]
    if mine == MEDUSA and UNIT_BOOK.types[theirs] & T_GIANT:
        n += s.config.medusa - PRINTED_MEDUSA
    if abilities & MIRRORS:
        n += UNIT_BOOK.dice[theirs]
    if abilities & GROWS:
        n += heads
    if throws:
        n += THROW_DICE
    if berserk:
        n += BERSERK_DICE
    return n


def side_dice(s: Mythology, b: Battle, side: Side) -> int:
    """What a side adds to the dice of whichever unit fights: Bragi, Wall or Tower."""
    if side is b.attack:
        return 1 if changes(b.card, b.power, ONE_DIE_MORE) else 0
    return fort_dice(s, b, b.attack.army)


def pool(s: Mythology, b: Battle, side: Side, rival: Side) -> int:
    """AOM-BATTLE-31: all dice of a side in the encounter as announced."""
    heads = side.heads[side.which] if UNIT_BOOK.abilities[side.fighter] & GROWS else 0
    dice = unit_dice(s, side.fighter, rival.fighter, heads, side.throws, side.berserk)
    return dice + side_dice(s, b, side)


def sources(s: Mythology, b: Battle, side: Side, rival: Side) -> list[tuple[str, int]]:
    """The dice of `pool` by where they come from."""
    heads = side.heads[side.which] if UNIT_BOOK.abilities[side.fighter] & GROWS else 0
    return parts(s, b, side, side.fighter, rival.fighter, heads, side.throws, side.berserk)


def parts(
    s: Mythology, b: Battle, side: Side, mine: int, theirs: int, heads: int, throws: bool, berserk: bool
) -> list[tuple[str, int]]:
    """The dice of a side whose unit would meet another, by where they come from: the names are those of the view; a
    type of the opposing unit is "type.giant"."""
    abilities, types = UNIT_BOOK.abilities[mine], UNIT_BOOK.types[theirs]
    found = [("basic", UNIT_BOOK.dice[mine])]
    for type, n in UNIT_BOOK.bonuses[mine]:
        if types & type:
            printed = mine != MEDUSA or type != T_GIANT
            found.append((f"type.{TYPE_IDS[type.bit_length() - 1]}", n if printed else s.config.medusa))
    found.append(("mirrored", UNIT_BOOK.dice[theirs] if abilities & MIRRORS else 0))
    found.append(("grown", heads if abilities & GROWS else 0))
    found.append(("throws", THROW_DICE if throws else 0))
    found.append(("berserk", BERSERK_DICE if berserk else 0))
    own = "card" if side is b.attack else "wall" if b.area == CITY else "tower"
    found.append((own, side_dice(s, b, side)))
    return [(name, n) for name, n in found if n]


def tie_rank(fighter: int, berserk: bool) -> int:
    """AOM-BATTLE-21: 1 wins ties, -1 loses them."""
    if berserk:
        return -1
    return 1 if UNIT_BOOK.abilities[fighter] & WINS_TIES else 0


# ------------------------------------------------------------------ announcements
def can_throw(mine: int, theirs: int) -> bool:
    """AOM-UNIT-13: any opponent but a giant."""
    return bool(UNIT_BOOK.abilities[mine] & THROWS) and not UNIT_BOOK.types[theirs] & T_GIANT


def can_rage(b: Battle, side: Side, mine: int) -> bool:
    """AOM-UNIT-07, AOM-NORSEGOD-03: by its own nature, or by the card of the attack."""
    if UNIT_BOOK.abilities[mine] & GOES_BERSERK:
        return True
    return side is b.attack and changes(b.card, b.power, ALL_BERSERK)


# ------------------------------------------------------------------ odds
ODDS: Final[dict[int, float]] = {}
HITS: Final[dict[int, list[float]]] = {}  # by the number of dice, as far as they were asked for


def hit_chances(n: int) -> list[float]:
    """The chance of 0, 1, ... n hits with n dice. Two threads that ask at once find the same."""
    if n == 0:
        return [1.0]
    found = HITS.get(n)
    if found is None:
        fewer = hit_chances(n - 1)
        found = [p * 5 / 6 for p in fewer]
        found.append(0.0)
        for k in range(len(fewer)):
            found[k + 1] += fewer[k] / 6
        HITS[n] = found
    return found


def odds(mine: int, theirs: int, ties: int = 0) -> float:
    """The exact chance that `mine` dice beat `theirs`: ties rolled again (0), won (above) or lost (below)."""
    ties = (ties > 0) - (ties < 0)
    key = (mine * 4096 + theirs) * 3 + ties + 1
    known = ODDS.get(key)
    if known is not None:
        return known
    a, b = hit_chances(mine), hit_chances(theirs)
    wins = equal = below_me = 0.0
    for k in range(len(a)):
        if k < len(b):
            equal += a[k] * b[k]
        wins += a[k] * below_me
        if k < len(b):
            below_me += b[k]
    if ties > 0:
        wins += equal
    elif ties == 0:
        wins = wins / (1.0 - equal) if equal < 1.0 else 0.5
    ODDS[key] = wins
    return wins


def encounter_odds(s: Mythology, b: Battle, side: Side) -> float:
    """The exact chance of a side in the encounter as announced so far."""
    rival = b.other(side.seat)
    ties = tie_rank(side.fighter, side.berserk) - tie_rank(rival.fighter, rival.berserk)
    return odds(pool(s, b, side, rival), pool(s, b, rival, side), ties)


class Foreseen:
    """Two units that may meet: the dice of both by their parts and the attacker's chance, each side announcing (a
    throw, going berserk) what serves it best. Who takes the place of a fighter, and powers played later, are not
    foreseen."""

    __slots__ = ("attack", "defence", "odds")

    def __init__(self, attack: list[tuple[str, int]], defence: list[tuple[str, int]], odds: float) -> None:
        self.attack = attack
        self.defence = defence
        self.odds = odds


def foreseen(s: Mythology, b: Battle, mine: int, theirs: int) -> Foreseen:
    """A unit of the attacker against one of the defender."""
    best: Foreseen | None = None
    for announced in range(announcing(b, b.attack, mine, theirs) + 1):
        answer: Foreseen | None = None
        for answered in range(announcing(b, b.defence, theirs, mine) + 1):
            one = met(s, b, mine, theirs, announced > 0, answered > 0)
            if answer is None or one.odds < answer.odds:
                answer = one
        assert answer is not None
        if best is None or answer.odds > best.odds:
            best = answer
    assert best is not None
    return best


def announcing(b: Battle, side: Side, mine: int, theirs: int) -> int:
    """1 if the unit could announce something against the other, else 0."""
    return 1 if can_throw(mine, theirs) or can_rage(b, side, mine) else 0


def met(s: Mythology, b: Battle, mine: int, theirs: int, announced: bool, answered: bool) -> Foreseen:
    throws, thrown = announced and can_throw(mine, theirs), answered and can_throw(theirs, mine)
    attack = parts(s, b, b.attack, mine, theirs, most_heads(b.attack, mine), throws, announced and not throws)
    defence = parts(s, b, b.defence, theirs, mine, most_heads(b.defence, theirs), thrown, answered and not thrown)
    ties = tie_rank(mine, announced and not throws) - tie_rank(theirs, answered and not thrown)
    return Foreseen(attack, defence, odds(total(attack), total(defence), ties))


def total(parts: list[tuple[str, int]]) -> int:
    n = 0
    for _, dice in parts:
        n += dice
    return n


def most_heads(side: Side, unit: int) -> int:
    """The bonus of the largest Hydra; of the fighting one, once it fights."""
    if not UNIT_BOOK.abilities[unit] & GROWS or not side.heads:
        return 0
    return side.heads[side.which] if side.fighter == unit else side.heads[-1]
