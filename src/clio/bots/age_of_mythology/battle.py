"""Battles in the eyes of one side: exact odds of single encounters, and an estimate of a whole battle from them.

An army is a list of figures by kind of its culture, as in the game. A battle between armies of m and n units is a race:
each encounter is won with a mean of the pairwise odds, and whoever likes it better retreats."""

from __future__ import annotations

from typing import Final

from clio.bots.age_of_mythology.economy import far
from clio.bots.age_of_mythology.majority import armies, cities, majority
from clio.bots.age_of_mythology.weights import Weights
from clio.engine.rng import below, next_rng
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import (
    GOES_BERSERK, MIRRORS, RAZES_TWO, T_GIANT, THROWS, TILE_BOOK, UNIT_BOOK,
)
from clio.games.age_of_mythology.ops.dice import (
    BERSERK_DICE, THROW_DICE, encounter_odds, fort_dice, odds, sieges, tie_rank, unit_dice,
)
from clio.games.age_of_mythology.ops.powers import ALL_BERSERK, ONE_DIE_MORE, changes
from clio.games.age_of_mythology.ops.tiles import free_space
from clio.games.age_of_mythology.rules.aftermath import LOOTED
from clio.games.age_of_mythology.rules.battle import ANNOUNCE, NAME_HYDRA, REPLACE
from clio.games.age_of_mythology.state import (
    CITY, DWARF, DWARF_WORKS, KINDS, LARGEST_ARMY, LAST_BATTLE, MOST_BUILDINGS, NONE, NORSE, PRODUCTION,
    UNITS, Battle, Mythology, Player,
)

LARGEST: Final = 14  # units on one side that the race looks at
STEPS: Final = 60  # of the search for the best mixture of battle cards
GRAIN: Final = 10_000  # how fine the lot between battle cards is


def mean_strength(unit: int) -> float:
    """The mean chance against the units of the other cultures."""
    rivals = [k for k in range(UNITS) if k // KINDS != unit // KINDS]
    return sum([plain_odds(unit, k) for k in rivals]) / len(rivals)


def plain_odds(unit: int, rival: int) -> float:
    """The chance of a unit against another with the figures of their cards."""
    dice = [UNIT_BOOK.pool[unit][rival], UNIT_BOOK.pool[rival][unit]]
    for i, (one, two) in enumerate(((unit, rival), (rival, unit))):
        if UNIT_BOOK.abilities[one] & MIRRORS:
            dice[i] += UNIT_BOOK.dice[two]
    return odds(dice[0], dice[1], tie_rank(unit, False) - tie_rank(rival, False))


MIGHT: Final = [mean_strength(unit) for unit in range(UNITS)]


# ---------------------------------------------------------------------- one encounter
class Arms:
    """What the sides add to the dice of their units; `rage` = all of a side may go berserk."""

    __slots__ = ("mine", "my_heads", "rage", "s", "their_heads", "theirs")

    def __init__(self, s: Mythology, b: Battle, me: int, attackers: list[int]) -> None:
        self.s = s
        attacking = b.attack.seat == me
        power = 1 if changes(b.card, b.power, ONE_DIE_MORE) else 0
        fort = fort_dice(s, b, attackers)
        self.mine, self.theirs = (power, fort) if attacking else (fort, power)
        raging = changes(b.card, b.power, ALL_BERSERK)
        self.rage = (raging and attacking, raging and not attacking)
        mine, theirs = b.side(me).heads, b.other(me).heads
        self.my_heads = mine[-1] if mine else 0
        self.their_heads = theirs[-1] if theirs else 0

    def chance(self, mine: int, theirs: int) -> float:
        """My best chance in this matchup, throw and berserk included; the rival does as well as possible too."""
        dice = self.mine + unit_dice(self.s, mine, theirs, self.my_heads)
        rolled = self.theirs + unit_dice(self.s, theirs, mine, self.their_heads)
        best = options(mine, theirs, self.rage[0])
        worst = options(theirs, mine, self.rage[1])
        chances = [
            min([odds(dice + more, rolled + less, mine_tie - their_tie) for less, their_tie in worst])
            for more, mine_tie in best
        ]
        return max(chances)


def options(unit: int, rival: int, rage: bool) -> list[tuple[int, int]]:
    """What may be announced for a unit: more dice, and who then wins ties."""
    found = [(0, tie_rank(unit, False))]
    abilities = UNIT_BOOK.abilities[unit]
    if abilities & THROWS and not UNIT_BOOK.types[rival] & T_GIANT:
        found.append((THROW_DICE, found[0][1]))
    elif rage or abilities & GOES_BERSERK:
        found.append((BERSERK_DICE, tie_rank(unit, True)))
    return found


# ---------------------------------------------------------------------- a whole battle
def race(m: int, n: int, chance: float, win: float, lose: float, mine: float, theirs: float) -> float:
    """What a battle of m units against n is worth: `chance` to win an encounter, what it is worth to `win` or `lose`
    the battle, what a unit of mine costs me and one of theirs brings me. Both retreat when that is better."""
    if n == 0:
        return win
    if m == 0:
        return lose
    before = [lose] * (n + 1)  # by units of theirs, with one unit of mine less
    for _ in range(m):
        now = [win]
        for j in range(1, n + 1):
            value = chance * (now[j - 1] + theirs) + (1.0 - chance) * (before[j] - mine)
            now.append(max(lose, min(win, value)))
        before = now
    return before[n]


class Field:
    """A battle from one side: the armies, the odds of every matchup, and what is at stake."""

    def __init__(
        self, w: Weights, s: Mythology, b: Battle, me: int, rounds: float, mine: list[int], theirs: list[int]
    ) -> None:
        self.w = w
        rival = b.other(me).seat
        self.share = w.stake[len(s.players)]  # how much a loss of the rival is worth to me
        self.win, self.lose = stakes(w, s, b, me, rounds)
        self.first, self.rival_first = KINDS * s.players[me].culture, KINDS * s.players[rival].culture
        self.mine, self.theirs = mine, theirs
        self.kinds = [i for i in range(KINDS) if mine[i]]
        self.rivals = [i for i in range(KINDS) if theirs[i]]
        arms = Arms(s, b, me, mine if b.attack.seat == me else theirs)
        army = majority(w, s, LARGEST_ARMY, armies(s), rounds)
        self.fallen = -army.gain(me, -1)  # what a unit less costs in the count of armies, mine ...
        self.slain = -army.gain(rival, -1)  # ... and theirs
        self.spare = 0  # Isis: a life more for the attacker
        if b.isis:
            self.spare = 1 if b.attack.seat == me else -1
        self.odds = {
            (i, j): arms.chance(self.first + i, self.rival_first + j) for i in self.kinds for j in self.rivals
        }

    def loss(self, mine: int) -> float:
        """What it costs me to lose a unit of this kind."""
        return self.w.loss[self.first + mine] + self.fallen

    def prize(self, theirs: int) -> float:
        """What it is worth to me that they lose one."""
        return self.share * (self.w.loss[self.rival_first + theirs] + self.slain)

    def value(self, lost: int = NONE, beaten: int = NONE) -> float:
        """The rest of the battle, after one unit of mine or of theirs has left it."""
        units, enemies = self.left(lost, beaten)
        if enemies == 0:
            return self.win
        if units == 0:
            return self.lose
        loss = gain = 0.0
        for i in self.kinds:
            loss += (self.mine[i] - (i == lost)) * self.loss(i)
        for j in self.rivals:
            gain += (self.theirs[j] - (j == beaten)) * self.prize(j)
        m, n, mean = self.match(units, enemies, lost, beaten)
        to_the_end = race(m, n, mean, 1.0, 0.0, 0.0, 0.0)
        return self.w.edge * to_the_end + race(
            m, n, mean, self.win, self.lose, loss / units, gain / enemies
        )

    def chance(self, lost: int = NONE, beaten: int = NONE) -> float:
        """To win it, if both sides fight to the end."""
        units, enemies = self.left(lost, beaten)
        if enemies == 0 or units == 0:
            return 0.0 if enemies else 1.0
        m, n, mean = self.match(units, enemies, lost, beaten)
        return race(m, n, mean, 1.0, 0.0, 0.0, 0.0)

    def left(self, lost: int, beaten: int) -> tuple[int, int]:
        """The units of both sides."""
        return sum(self.mine) - (lost != NONE), sum(self.theirs) - (beaten != NONE)

    def match(self, units: int, enemies: int, lost: int, beaten: int) -> tuple[int, int, float]:
        """The race that so many units run: lives of both sides, and the mean chance of an encounter."""
        chance = 0.0
        for i in self.kinds:
            for j in self.rivals:
                chance += (self.mine[i] - (i == lost)) * (self.theirs[j] - (j == beaten)) * self.odds[i, j]
        m = min(LARGEST, units + max(0, self.spare))
        n = min(LARGEST, enemies + max(0, -self.spare))
        w = self.w
        return m, n, w.skill * self.skilled(lost, beaten) + (1.0 - w.skill) * chance / (units * enemies)

    def skilled(self, lost: int, beaten: int) -> float:
        """The chance in an encounter if both sides choose well: between what I can be sure of and what they can."""
        mine = [i for i in self.kinds if self.mine[i] > (i == lost)]
        theirs = [j for j in self.rivals if self.theirs[j] > (j == beaten)]
        sure = max([min([self.odds[i, j] for j in theirs]) for i in mine])
        most = min([max([self.odds[i, j] for i in mine]) for j in theirs])
        return 0.5 * (sure + most)

    def outcome(self, mine: int, theirs: int, chance: float, thrown: tuple[bool, bool] = (False, False)) -> float:
        """An encounter of these two kinds; who throws (I, they) does not eliminate."""
        won = self.value(beaten=theirs) + (0.0 if thrown[0] else self.prize(theirs))
        lost = self.value(lost=mine) - (0.0 if thrown[1] else self.loss(mine))
        return chance * won + (1.0 - chance) * lost

    def matrix(self) -> list[list[float]]:
        """My kinds in rows, theirs in columns."""
        won = {j: self.value(beaten=j) + self.prize(j) for j in self.rivals}
        lost = {i: self.value(lost=i) - self.loss(i) for i in self.kinds}
        return [
            [self.odds[i, j] * won[j] + (1.0 - self.odds[i, j]) * lost[i] for j in self.rivals] for i in self.kinds
        ]


def mixtures(matrix: list[list[float]]) -> tuple[list[float], list[float]]:
    """Good mixtures of rows and of columns for a zero-sum game: each side answers again and again what the other has
    played so far."""
    rows, columns = len(matrix), len(matrix[0])
    row_counts, column_counts = [0] * rows, [0] * columns
    row_sums, column_sums = [0.0] * rows, [0.0] * columns
    for _ in range(STEPS):
        i = row_sums.index(max(row_sums))
        j = column_sums.index(min(column_sums))
        row_counts[i] += 1
        column_counts[j] += 1
        for k in range(rows):
            row_sums[k] += matrix[k][j]
        for k in range(columns):
            column_sums[k] += matrix[i][k]
    return [n / STEPS for n in row_counts], [n / STEPS for n in column_counts]


def lot(mixture: list[float], rng: int) -> int:
    """One place of a mixture, drawn."""
    at = below(next_rng(rng), GRAIN) / GRAIN
    for place, share in enumerate(mixture):
        at -= share
        if at < 0:
            return place
    return len(mixture) - 1


# ---------------------------------------------------------------------- what is at stake
def stakes(w: Weights, s: Mythology, b: Battle, me: int, rounds: float) -> tuple[float, float]:
    """What it is worth to win and to lose: the victory cubes, and the attacker's reward."""
    share = w.stake[len(s.players)]
    cubes = float(s.placed[LAST_BATTLE])
    gain, loss = reward(w, s, b.attack.seat, b.defence.seat, b.area, rounds)
    if b.attack.seat == me:
        return cubes + gain + share * loss, -share * cubes
    return cubes, -share * cubes - loss - share * gain


def reward(
    w: Weights, s: Mythology, attacker: int, defender: int, area: int, rounds: float
) -> tuple[float, float]:
    """What an attacker who wins gains, and what the defender loses (AOM-AFTER-04 to -10)."""
    p, rival = s.players[attacker], s.players[defender]
    if area == CITY:
        n = min(rival.city_size(), 2 if sieges(p, p.units, RAZES_TWO) else 1)
        sizes = cities(s)
        before = majority(w, s, MOST_BUILDINGS, sizes, rounds)
        sizes[defender] -= n
        after = majority(w, s, MOST_BUILDINGS, sizes, rounds)
        razed = n * w.razed * min(1.0, rounds / w.few_rounds)
        return after.share(attacker) - before.share(attacker), razed + before.share(defender) - after.share(defender)
    if area == PRODUCTION:
        best = gain = 0.0
        for kind in rival.tiles:
            made = float(TILE_BOOK.cubes[kind]) if kind != NONE else 0.0  # a worker is not captured (AOM-AFTER-09)
            if made > best or made == best > gain:
                best = made
                gain = made if free_space(p, TILE_BOOK.terrain[kind]) != NONE else 0.0
        worth = w.produced * far(w, max(0.0, rounds - 0.5))
        return worth * gain, worth * best
    n = min(LOOTED, sum(rival.cubes))
    worth = w.cube * min(1.0, w.last_round + w.per_round * max(0.0, rounds - 1.0))
    return worth * n, worth * n


# ---------------------------------------------------------------------- armies
def at_home(p: Player) -> list[int]:
    """All units that could fight."""
    army = p.units[:]
    if p.culture == NORSE:
        army[DWARF % KINDS] += p.workers.count(DWARF_WORKS)
    return army


def best_army(p: Player, limit: int, rival: Player, sent: list[int]) -> list[int]:
    """The units sent so far, and the best of the others as far as there is room."""
    army = sent[:]
    left = limit - sum(sent)
    first, rival_first = KINDS * p.culture, KINDS * rival.culture
    enemies = at_home(rival)
    home = at_home(p)
    ranked: list[tuple[float, int]] = []
    for i in range(KINDS):
        if home[i] > sent[i]:
            met = total = 0.0
            for j in range(KINDS):
                if enemies[j]:
                    met += enemies[j]
                    total += enemies[j] * plain_odds(first + i, rival_first + j)
            ranked.append((total / met if met else MIGHT[first + i], i))
    for _, i in sorted(ranked, reverse=True):
        n = min(left, home[i] - sent[i])
        army[i] += n
        left -= n
    return army


def sent_units(answers: tuple[int, ...]) -> list[int]:
    """The army that a half-made muster has sent."""
    army = [0] * KINDS
    for a in answers:
        if A.SEND <= a < A.SEND_FROM:
            army[(a - A.SEND) % KINDS] += 1
        elif a < A.MUSTER:
            army[DWARF % KINDS] += 1
    return army


# ---------------------------------------------------------------------- the battle under way
def under_way(w: Weights, s: Mythology, b: Battle, me: int, rounds: float) -> float:
    """The battle as it stands, as far as the seat has decided: nothing further is rolled."""
    mine, theirs = b.side(me), b.other(me)
    win, lose = stakes(w, s, b, me, rounds)
    if b.winner != NONE:
        return win if b.winner == me else lose
    if not b.revealed:
        return mustered(w, s, b, me, rounds)
    if not mine.size() or not theirs.size():
        return lose if theirs.size() else win
    field = Field(w, s, b, me, rounds, mine.army, theirs.army)
    if s.waiting.op in (NAME_HYDRA, REPLACE, ANNOUNCE):
        return field.outcome(
            mine.fighter % KINDS, theirs.fighter % KINDS, encounter_odds(s, b, mine), (mine.throws, theirs.throws)
        )
    matrix = field.matrix()
    rows, columns = mixtures(matrix)
    values = [sum([share * value for share, value in zip(columns, row)]) for row in matrix]
    choice = s.players[me].choice
    if not choice:
        return sum([share * value for share, value in zip(rows, values)])
    row = field.kinds.index((choice[0] - A.LAY) % KINDS)
    return values[row] + (w.drawn if row == lot(rows, s.rng) else 0.0)


def mustered(w: Weights, s: Mythology, b: Battle, me: int, rounds: float) -> float:
    """Armies not revealed: what I have sent, completed unless I said that it is complete, against their best."""
    mine, theirs = b.side(me), b.other(me)
    p, rival = s.players[me], s.players[theirs.seat]
    sent = sent_units(p.choice)
    complete = bool(p.choice) and p.choice[-1] == A.MUSTER
    army = sent if complete else best_army(p, mine.limit, rival, sent)
    field = Field(w, s, b, me, rounds, army, best_army(rival, theirs.limit, p, [0] * KINDS))
    return field.value()
