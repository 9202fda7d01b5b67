"""The prospects of war between neighbours: who would win an attack with the armies as they are, and what for.
They tell which units are missing, whom to fear, and when to take an Attack card."""

from __future__ import annotations

from typing import Final

from clio.bots.age_of_mythology.battle import at_home, plain_odds, race, reward
from clio.bots.age_of_mythology.weights import Weights
from clio.games.age_of_mythology.rules.aftermath import LOOTED
from clio.games.age_of_mythology.rules.attack import neighbours
from clio.games.age_of_mythology.state import (
    AREAS, ARMORY, KINDS, LAST_BATTLE, MORTALS, MOST_BUILDINGS, UNITS, Mythology, Player,
)

ODDS: Final = [
    [plain_odds(i, j) if i // KINDS != j // KINDS else 0.5 for j in range(UNITS)] for i in range(UNITS)
]

Army = tuple[int, ...]
Estate = tuple[int, int, int, tuple[int, ...]]


class War:
    """What one decision has found out about armies and spoils; both change rarely while it is thought about."""

    def __init__(self) -> None:
        self.around: list[list[int]] = []  # the neighbours of each seat
        self.chances: dict[tuple[Army, Army], float] = {}
        self.prizes: dict[tuple[int, int, Estate, Estate, int, float], tuple[float, float]] = {}

    def chance(self, mine: Army, theirs: Army) -> float:
        """The chance of an attack; that of the other side is the rest."""
        found = self.chances.get((mine, theirs))
        if found is None:
            found = self.chances[mine, theirs] = clash(mine, theirs)
            if found:  # else there may be no army at all
                self.chances[theirs, mine] = 1.0 - found
        return found

    def spoils(
        self, w: Weights, s: Mythology, attacker: int, defender: int, estates: list[Estate], rounds: float
    ) -> tuple[float, float]:
        """What a won attack brings the attacker and costs the defender, in the area that suits the attacker."""
        key = (attacker, defender, estates[attacker], estates[defender], s.placed[MOST_BUILDINGS], rounds)
        found = self.prizes.get(key)
        if found is None:
            share = w.stake[len(s.players)]
            areas = [reward(w, s, attacker, defender, area, rounds) for area in range(AREAS)]
            found = self.prizes[key] = max(areas, key=lambda both: both[0] + share * both[1])
        return found


def estate(p: Player) -> Estate:
    """All that raiders look at."""
    return p.buildings, p.houses, min(LOOTED, sum(p.cubes)), tuple(p.tiles)


def army(w: Weights, s: Mythology, seat: int) -> Army:
    """All units of a player, those in the battle under way too; then how many may fight, and the culture."""
    p, b = s.players[seat], s.battle
    units = at_home(p)
    if b is not None and seat in (b.attack.seat, b.defence.seat):
        units = [n + more for n, more in zip(units, b.side(seat).army)]
    return (*units, w.fighters + p.has(ARMORY), p.culture)


def clash(mine: Army, theirs: Army) -> float:
    """The best of both armies against each other: halfway between the chance to the end, which a unit more or less
    hardly changes for the much weaker, and the share of strength, which it always does."""
    one, two = chosen(mine, theirs), chosen(theirs, mine)
    m, n = sum([count for _, count in one]), sum([count for _, count in two])
    if not m or not n:
        return 1.0 if m else 0.0
    total = 0.0
    for unit, count in one:
        odds = ODDS[unit]
        for rival, rivals in two:
            total += count * rivals * odds[rival]
    chance = total / (m * n)
    share = m * chance / (m * chance + n * (1.0 - chance))
    return 0.5 * (share + race(m, n, chance, 1.0, 0.0, 0.0, 0.0))


def chosen(mine: Army, theirs: Army) -> list[tuple[int, int]]:
    """The units that do best against the other army, as many as may fight: kinds and counts."""
    first, rival_first = KINDS * mine[-1], KINDS * theirs[-1]
    enemies = [(rival_first + j, theirs[j]) for j in range(KINDS) if theirs[j]]
    ranked: list[tuple[float, int]] = []
    for i in range(KINDS):
        if mine[i]:
            odds = ODDS[first + i]
            ranked.append((sum([n * odds[rival] for rival, n in enemies]), i))
    left, found = mine[-2], []
    for _, i in sorted(ranked, reverse=True):
        n = min(left, mine[i])
        if n:
            found.append((first + i, n))
            left -= n
    return found


class Raids:
    """What the next rounds bring and cost each player by raids, with the chance to win the next battle."""

    def __init__(self, war: War, w: Weights, s: Mythology, rounds: float) -> None:
        players = len(s.players)
        if not war.around:
            war.around = [neighbours(s, seat) for seat in range(players)]
        self.war, self.w, self.s = war, w, s
        self.often = w.raids * min(rounds, w.raid_rounds)
        self.armies = [army(w, s, seat) for seat in range(players)]
        self.worth, self.chances = [0.0] * players, [0.0] * players
        self.pairs: dict[tuple[int, int], tuple[float, float, float]] = {}  # chance, gain and loss of an attack
        estates = [estate(p) for p in s.players]
        for seat, around in enumerate(war.around):
            for rival in around:
                chance = war.chance(self.armies[seat], self.armies[rival])
                gain, loss = war.spoils(w, s, seat, rival, estates, rounds)
                self.pairs[seat, rival] = chance, gain, loss
                raid = self.often * chance * chance  # squares: who is likely to lose does not attack
                self.worth[seat] += raid * gain
                self.worth[rival] -= raid * loss
                self.chances[seat] = max(self.chances[seat], chance)

    def need(self, seat: int) -> float:
        """What a few more mortals would change, of the kind that does best against the neighbours; per unit."""
        mine, war, rivals = self.armies[seat], self.war, self.war.around[seat]
        enemies = [
            (KINDS * self.armies[rival][-1] + j, self.armies[rival][j])
            for rival in rivals for j in range(KINDS) if self.armies[rival][j]
        ]
        odds = ODDS[KINDS * mine[-1]:]
        best = max(range(MORTALS), key=lambda i: sum([n * odds[i][unit] for unit, n in enemies]))
        more = (*mine[:best], mine[best] + self.w.reinforced, *mine[best + 1:])
        total = -self.worth[seat]
        for rival in rivals:
            theirs = self.armies[rival]
            total += self.often * war.chance(more, theirs) ** 2 * self.pairs[seat, rival][1]
            total -= self.often * war.chance(theirs, more) ** 2 * self.pairs[rival, seat][2]
        return max(0.0, total / self.w.reinforced)

    def best(self, seat: int) -> float:
        """What an Attack card would bring just now: cubes and spoils, less the units that fall."""
        w = self.w
        cubes, share, found = self.s.placed[LAST_BATTLE], w.stake[len(self.armies)], 0.0
        for rival in self.war.around[seat]:
            chance, gain, loss = self.pairs[seat, rival]
            found = max(found, chance * (cubes + gain + share * loss) - (1.0 - chance) * w.risk)
        return found
