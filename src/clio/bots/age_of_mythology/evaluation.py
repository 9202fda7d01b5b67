"""The evaluation of Age of Mythology: named terms, in victory cubes at the end of the game, own minus the others'.

Prices are in `weights.py`, what a realm makes and holds in `economy.py`, cards in `hand.py`, battles in `battle.py`,
those that may come in `war.py`, the options worth a look in `options.py`."""

from __future__ import annotations

from typing import Final

from clio.bots.age_of_mythology import options
from clio.bots.age_of_mythology.battle import under_way
from clio.bots.age_of_mythology.economy import city, far, flow, income, lasting, readiness, rounds_left, stock
from clio.bots.age_of_mythology.figures import FEWER, figures
from clio.bots.age_of_mythology.hand import UNKNOWN, Prospects, hand
from clio.bots.age_of_mythology.majority import armies, cities, logistic, majority
from clio.bots.age_of_mythology.war import Raids, War
from clio.bots.age_of_mythology.weights import FROZEN, SHARP, YARDSTICK, Prices, Weights
from clio.bots.judge import Judge, Row, Term
from clio.engine.kernel import NOBODY, Op
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.rules.attack import DECLARE, MUSTER, SEDUCE
from clio.games.age_of_mythology.rules.battle import (
    ANNOUNCE, FIGHT_ON, LAY_CARD, NAME_HYDRA, REBIRTH, REPLACE, SUMMON,
)
from clio.games.age_of_mythology.rules.explore import TAKE_TILE
from clio.games.age_of_mythology.rules.gather import WORKERS
from clio.games.age_of_mythology.rules.play import PLAY_CARD
from clio.games.age_of_mythology.rules.round import (
    CHOOSE_CARDS, CHOOSE_DISCARDS, HAND_LIMITS, PLACE_CUBE,
)
from clio.games.age_of_mythology.state import (
    DRAFT, LARGEST_ARMY, LAST_BATTLE, MOST_BUILDINGS, MYTHIC, THE_WONDER, Mythology, Player,
)

# The terms, by their places in TERMS
CUBES, ARMY, CITY, BATTLES, WONDER, FLOW, STOCK, SAVINGS, AGE, STRENGTH, BUILDINGS, HAND, BATTLE, END = range(14)
TERMS: Final = (
    Term("victory cubes", "cubes point de victoire", "victory"),
    Term("The Largest Army", "La plus grande armée"),
    Term("The Most Buildings", "Le plus de bâtiments"),
    Term("Won the Last Battle", "Vainqueur de la dernière bataille"),
    Term("The Wonder", "La Merveille"),
    Term("production", "production"),
    Term("cubes at hand", "cubes en possession", "cubes.food", "cubes.wood", "cubes.gold", "cubes.favor"),
    Term("cubes for the next age", "cubes pour l'âge suivant"),
    Term("age", "âge"),
    Term("strength of the army", "force de l'armée"),
    Term("buildings", "bâtiments", "city_size"),
    Term("cards in hand", "cartes en main", "hand_size"),
    Term("battle under way", "bataille en cours", quiet=True),
    Term("end of the game", "fin de la partie", quiet=True),
)
NEW_DECISION: Final[tuple[Op[Mythology], ...]] = (PLAY_CARD, PLACE_CUBE)
IN_BATTLE: Final[tuple[Op[Mythology], ...]] = (
    DECLARE, MUSTER, SEDUCE, FIGHT_ON, LAY_CARD, NAME_HYDRA, REPLACE, ANNOUNCE, REBIRTH, SUMMON,
)


class MythologyJudge(Judge[Mythology]):
    """The eyes of one seat for one decision. What the others have changes rarely and is remembered."""

    terms: tuple[Term, ...] = TERMS
    fewer: frozenset[str] = FEWER
    win: float = YARDSTICK.victory

    def __init__(self, seat: int, scale: Row = (), weights: Prices = SHARP) -> None:
        self.seat = seat
        self.scale = scale
        self.realms: dict[tuple[object, ...], tuple[list[float], float]] = {}
        self.weights = weights
        self.war = War()

    def prices(self, s: Mythology) -> Weights:
        return self.weights[len(s.players)]

    # ------------------------------------------------------------------ the value of a position
    def value(self, s: Mythology) -> float:
        return sum(self.weigh(s))

    def weigh(self, s: Mythology) -> list[float]:
        if s.over:
            return self.ended(s)
        w, me, n = self.prices(s), self.seat, len(s.players)
        rounds = rounds_left(s)
        known = [self.realm(s, seat, rounds) for seat in range(n)]
        sides = [side[:] for side, _ in known]
        pots = (majority(w, s, LARGEST_ARMY, armies(s), rounds), majority(w, s, MOST_BUILDINGS, cities(s), rounds))
        for seat, side in enumerate(sides):
            side[ARMY], side[CITY] = pots[0].share(seat), pots[1].share(seat)
        raids = Raids(self.war, w, s, rounds)
        compare(w, s, sides, raids, [reach for _, reach in known], rounds)
        out = sides[me]
        out[HAND] = hand(Prospects(s, me, rounds, raids, pots))
        b = s.battle
        if b is not None and s.waiting.op in IN_BATTLE and me in (b.attack.seat, b.defence.seat):
            out[BATTLE] = under_way(w, s, b, me, rounds)
        self.less_others(w, out, sides)
        return self.scaled(out)

    def ended(self, s: Mythology) -> list[float]:
        w, out = self.prices(s), [0.0] * len(TERMS)
        strength = [p.victory() + w.tie_break * sum(p.cubes) for p in s.players]
        mine = strength.pop(self.seat)
        out[CUBES] = mine - max(strength)
        out[END] = w.win if out[CUBES] > 0 else -w.win
        return out

    def less_others(self, w: Weights, out: list[float], sides: list[list[float]]) -> None:
        """Own minus the others': with more than one, the best of them and their mean."""
        others = [side for seat, side in enumerate(sides) if seat != self.seat]
        if len(others) == 1:
            for i, n in enumerate(others[0]):
                out[i] -= w.rival * n
            return
        best = max(others, key=sum)
        for i in range(len(out)):
            out[i] -= w.best * best[i] + w.mean * sum([side[i] for side in others]) / len(others)

    def realm(self, s: Mythology, seat: int, rounds: float) -> tuple[list[float], float]:
        """What a player has, whatever the others do; with the reach of the Wonder."""
        p = s.players[seat]
        key = (
            seat, tuple(p.cubes), tuple(p.units), tuple(p.tiles), tuple(p.workers), p.buildings, p.houses, p.villagers,
            p.age, len(p.out), len(p.hand), p.fourth, s.victory, s.turn, s.phase, p.victory(),
        )
        found = self.realms.get(key)
        if found is None:
            found = self.realms[key] = realm_terms(self.prices(s), s, p, rounds)
        return found

    def figures(self, s: Mythology, now: Mythology) -> dict[str, int]:
        return {} if s.over else figures(self.prices(s), s, self.seat, now)

    # ------------------------------------------------------------------ what is tried
    def doubt(self, s: Mythology) -> float:
        w = self.prices(s)
        return w.margin_doubt + w.margin_doubt_per_round * rounds_left(s)

    def round(self, s: Mythology) -> int:
        return s.round

    def plays_on(self, s: Mythology) -> bool:
        return s.waiting.op in NEW_DECISION

    def settled(self, s: Mythology) -> bool:
        return s.player != self.seat or s.waiting.op in NEW_DECISION

    def candidates(self, s: Mythology, deep: bool) -> list[int]:
        return options.candidates(self.prices(s), s, self.seat, deep)

    def play(self, s: Mythology, action: int) -> None:
        """As far as the seat decides: dice, dealt cards and the choices of others are nobody's merit. But the tiles
        that an Explore leaves to the others are taken: they are a part of its price."""
        f, op, me = s.waiting, s.waiting.op, self.seat
        p = s.players[me]
        if op is CHOOSE_CARDS:
            taken = [a - A.TAKE for a in (*f.mem, action) if a < A.DRAW]
            unknown = action - A.DRAW if action >= A.DRAW else HAND_LIMITS[p.age] - len(p.hand) - len(taken)
            p.hand = (*p.hand, *taken, *[UNKNOWN] * unknown)
        elif op is CHOOSE_DISCARDS:
            if action != A.DONE:
                hand_left = list(p.hand)
                hand_left.remove(action - A.DISCARD)
                p.hand = tuple(hand_left)
        elif op is MUSTER or op is LAY_CARD:
            p.choice = (*f.mem, action)
        elif op in IN_BATTLE:
            op.chosen(s, f, action)
        else:
            s.apply(action)
            if s.waiting.op is WORKERS and s.player == me and (op is not WORKERS or action != A.DONE):
                options.put_to_work(self.prices(s), s, me)
            while s.waiting.op is TAKE_TILE and s.player != me and s.phase != DRAFT:
                s.apply(options.best_tile(self.prices(s), s, s.player))
            return
        s.player = NOBODY


def judge(seat: int, scale: Row = (), weights: Prices = SHARP) -> MythologyJudge:
    return MythologyJudge(seat, scale, weights)


def yardstick(seat: int, scale: Row = ()) -> MythologyJudge:
    return MythologyJudge(seat, scale, FROZEN)


# ---------------------------------------------------------------------- terms
def realm_terms(w: Weights, s: Mythology, p: Player, rounds: float) -> tuple[list[float], float]:
    out = [0.0] * len(TERMS)
    ahead = max(0.0, rounds - 0.4)
    made = income(w, p, w.collects[len(s.players)])
    cubes = lasting(s, p)
    out[CUBES] = float(p.victory())
    out[FLOW] = flow(w, made) * far(w, ahead)
    out[STOCK] = stock(w, s, p, cubes, rounds)
    out[SAVINGS] = readiness(w, p, cubes, rounds)
    out[AGE] = w.age[p.age] * min(1.0, rounds / w.age_rounds)
    out[STRENGTH] = w.unit * p.army_size()
    out[BUILDINGS] = city(w, p, rounds)
    return out, wonder_reach(w, p, sum(cubes), sum(made), rounds)


def compare(
    w: Weights, s: Mythology, sides: list[list[float]], raids: Raids, reach: list[float], rounds: float
) -> None:
    """Won the Last Battle, The Wonder and raids: one stands against the others."""
    battles = w.next_battle * s.placed[LAST_BATTLE] * min(1.0, rounds) + w.future_battles * rounds
    wonder = s.placed[THE_WONDER] + w.wonder_cubes * rounds + w.wonder_worth
    hope = sum(reach) or 1.0
    total = sum(raids.chances) or 1.0
    for seat, side in enumerate(sides):
        side[BATTLES] = battles * raids.chances[seat] / total
        side[WONDER] = wonder * reach[seat] * (0.5 + 0.5 * reach[seat] / hope)
        side[STRENGTH] += raids.worth[seat]


def wonder_reach(w: Weights, p: Player, cubes: int, made: float, rounds: float) -> float:
    """The chance to build the Wonder in time, by the cubes that it and the ages before it still take."""
    needed = w.wonder_cost + 4 * sum([4 + age for age in range(p.age, MYTHIC)])
    needed = max(0.0, needed - w.wonder_stock * cubes)
    time = w.waste * needed / max(1.0, made)
    return w.wonder_sure * logistic((rounds - time) / w.wonder_doubt)
