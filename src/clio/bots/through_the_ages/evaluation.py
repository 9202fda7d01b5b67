"""The evaluation of Through the Ages: named terms, in culture points at the end of the game, own minus the others'.

Prices are in `weights.py`, the worth of single cards in `worth.py`, the terms in `economy.py` and `holdings.py`."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import NO_MOVE, Judge, Row, Term
from clio.bots.through_the_ages import economy, holdings
from clio.bots.through_the_ages import weights as W
from clio.bots.through_the_ages.clock import Clock
from clio.bots.through_the_ages.economy import BREAD, MIND, MINDS, MOST_TURNS, ROCK, ROCKS, Eyes
from clio.engine.kernel import Op
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.goods import food, resources
from clio.games.through_the_ages.ops.hands import take_from_hand
from clio.games.through_the_ages.ops.numbers import resource_production
from clio.games.through_the_ages.ops.ratings import culture_rating, discontent, science_rating, strength
from clio.games.through_the_ages.rules.act import ACT
from clio.games.through_the_ages.rules.attack import DEFEND
from clio.games.through_the_ages.rules.colony import BIDDING, FORCE
from clio.games.through_the_ages.rules.pacts import ANSWER
from clio.games.through_the_ages.rules.politics import POLITICS
from clio.games.through_the_ages.state import BONUS, NONE, PACT, TERRITORY, Ages, Player

TERMS: Final = (
    Term("culture", "culture", "culture"),
    Term("culture per turn", "culture par tour", "ratings.culture"),
    Term("science", "science", "science"),
    Term("science per turn", "science par tour", "ratings.science"),
    Term("food and resources in stock", "nourriture et ressources en réserve", "food", "resources"),
    Term("farms and mines", "fermes et mines", "produces.food", "produces.resources"),
    Term("happiness", "bonheur", "ratings.happiness"),
    Term("strength against the others", "force face aux autres", "ratings.strength"),
    Term("workers and technologies to use", "ouvriers et technologies à employer"),
    Term("civil cards in hand", "cartes civiles en main", "civil_hand_size"),
    Term("leader", "leader"),
    Term("wonder under construction", "merveille en construction"),
    Term("actions per turn", "actions par tour", "actions.civil_total", "actions.military_total"),
    Term("actions left this turn", "actions restantes de ce tour", "actions.civil", "actions.military", quiet=True),
    Term("military cards in hand", "cartes militaires en main", "military_hand_backs.size"),
    Term("events prepared", "événements planifiés"),
    Term("tokens in the banks", "cubes des réserves", "yellow_bank", "blue_bank"),
    Term("technologies in play", "technologies en jeu"),
    Term("lead over the others", "avance sur les autres"),
)
NEW_DECISION: Final[tuple[Op[Ages], ...]] = (ACT, POLITICS, BIDDING)
MOST_ANSWERS: Final = 6  # of an attacker, imagined by the defender


class AgesJudge(Judge[Ages]):
    """The eyes of one seat for one decision. An aggression is judged by its odds: `odds` holds the chance that it
    succeeds and the terms of the position in which it does not."""

    terms: tuple[Term, ...] = TERMS
    win: float = W.WIN

    def __init__(self, seat: int, scale: Row = ()) -> None:
        self.seat = seat
        self.scale = scale
        self.clocks: dict[tuple[int, ...], Clock] = {}
        self.odds: tuple[float, list[float]] | None = None
        self.asked: Op[Ages] | None = None  # the question that is decided

    # ------------------------------------------------------------------ the value of a position
    def value(self, s: Ages) -> float:
        return sum(self.weigh(s))

    def weigh(self, s: Ages) -> list[float]:
        if self.asked is None:
            self.asked = s.waiting.op
        out = self.side(s)
        if self.odds is not None:
            chance, failed = self.odds
            out = [chance * one + (1.0 - chance) * other for one, other in zip(out, failed, strict=True)]
        return self.scaled(out)

    def side(self, s: Ages) -> list[float]:
        me = self.seat
        p = s.players[me]
        if s.over or p.out:
            out = [0.0] * len(TERMS)
            out[0] = float(p.culture) if not p.out else -500.0
            out[-1] = -self.others_points(s)
            return out
        clock = self.clock(s)
        e = Eyes(s, me, clock, holdings.rivals_of(s, me))
        plans, ups, job = economy.plans(e)
        return [
            float(p.culture),
            float(e.culture_rate * e.turns),
            economy.points(p.science, e.mind, W.FULL_SCIENCE),
            economy.flow(e.science_rate, e.idle_mind, W.MIND_STEPS) * MINDS[e.turns],
            economy.stock(e),
            economy.production(e),
            economy.contentment(e),
            economy.threat(e),
            plans,
            holdings.hand(e, ups, job),
            holdings.leader(e),
            holdings.wonder(e),
            holdings.government(e),
            holdings.actions_left(e),
            holdings.military_hand(e),
            holdings.prepared(e),
            economy.tokens_kept(e),
            holdings.specials(e),
            -self.others(s, clock),
        ]

    def clock(self, s: Ages) -> Clock:
        key = (s.civil_at, s.age, s.round, s.last, s.active, len(s.stack))
        found = self.clocks.get(key)
        if found is None:
            found = self.clocks[key] = Clock(s, self.seat)
        return found

    def others_points(self, s: Ages) -> float:
        found = [q.culture for seat, q in enumerate(s.players) if seat != self.seat and not q.out]
        return W.OTHERS[len(s.players)] * sum(found) if found else 0.0

    def others(self, s: Ages, clock: Clock) -> float:
        """Their position in a few words: only what others can touch."""
        if self.asked is ACT:  # they do not change
            return 0.0
        t = min(clock.ahead, MOST_TURNS)
        value = 0.0
        for seat, q in enumerate(s.players):
            if seat == self.seat or q.out:
                continue
            value += q.culture + culture_rating(s, seat) * t + q.science * MIND[t] + science_rating(s, seat) * MINDS[t]
            value += points_of(resources(q), ROCK[t]) + points_of(food(q), BREAD[t])
            value += resource_production(q) * ROCKS[t] * 0.8 + 2.5 * (q.unused + sum(q.workers)) * min(1.0, t / 5)
            value += 0.6 * q.yellow_bank + 2.0 * len(q.colonies) + 0.8 * len(q.hand)
            value += (4.0 if q.leader != NONE and t > 2 else 0.0)
            if q.wonder != NONE:
                value += sum(BOOK.stages[q.wonder][: q.stages]) * ROCK[t] * 1.5
        return W.OTHERS[len(s.players)] * value

    # ------------------------------------------------------------------ whole turns
    def plans(self, s: Ages) -> bool:
        return s.waiting.op is ACT

    def plays_on(self, s: Ages) -> bool:
        return self.plans(s)

    def closing(self, s: Ages) -> int:
        return A.END if s.waiting.op is ACT and A.END in s.legal else NO_MOVE

    def key(self, s: Ages) -> tuple[object, ...]:
        p = s.players[self.seat]
        return (
            tuple(p.workers), tuple(p.blue), p.techs, p.government, p.leader, p.wonders, p.wonder, p.stages,
            p.yellow_bank, p.blue_bank, p.unused, p.ca, p.ma, p.free_ca, p.free_ma, p.purse, p.study, p.science,
            p.culture, p.civil, p.fresh, p.hand, p.tactic, p.done, p.spent, tuple(s.row), len(s.stack), s.waiting.op,
            s.waiting.mem,
        )

    def promise(self, s: Ages) -> tuple[float, float]:
        """Civil actions that are left bring nothing if the turn ends here."""
        now = self.value(s)
        p = s.players[self.seat]
        actions = p.ca + p.free_ca
        clock = self.clock(s)
        ended = now - W.CIVIL_ACTION[s.age] * actions if clock.pending and clock.ahead else now
        return ended, ended + W.ACTION_TO_USE[s.age] * actions

    def margin(self, s: Ages) -> float:
        """Own position against those of the others: the best of them and their mean."""
        found = [AgesJudge(seat, self.scale).alone(s) for seat in s.seats_from(self.seat) if seat != self.seat]
        rivals = 0.5 * (max(found) + sum(found) / len(found)) if found else 0.0
        return self.alone(s) - rivals

    def doubt(self, s: Ages) -> float:
        return W.MARGIN_DOUBT + W.MARGIN_DOUBT_PER_TURN * self.clock(s).turns

    def alone(self, s: Ages) -> float:
        self.asked = ACT
        self.odds = None
        return self.value(s)

    # ------------------------------------------------------------------ what is tried
    def settled(self, s: Ages) -> bool:
        return s.player != self.seat or s.waiting.op in NEW_DECISION

    def candidates(self, s: Ages, deep: bool) -> list[int]:
        op = s.waiting.op
        if not deep:
            self.asked = op
            self.odds = None
        if op is POLITICS:
            return [a for a in s.legal if a != A.RESIGN]
        if op is BIDDING:
            return s.legal[:2]
        if op is ACT:
            p = s.players[self.seat]
            if discontent(s, self.seat) > p.unused:  # only then may it help to free a worker
                return s.legal
            return [a for a in s.legal if not A.DESTROY <= a < A.STAGE] or s.legal
        if op is DEFEND and A.STOP in s.legal:
            return [A.STOP]  # it holds: further cards would be thrown away, which the rules allow (TTA-OP-28)
        if len(s.legal) > 12 and op is not DEFEND:
            return s.legal[:: len(s.legal) // 8]
        return s.legal

    def play(self, s: Ages, action: int) -> None:
        """What is nobody's merit (production and draws at the end of a turn, events revealed) is left out."""
        op = s.waiting.op
        me = self.seat
        if op is ACT:
            self.odds = None
            if action != A.END:
                s.apply(action)
            return
        if op is POLITICS:
            self.odds = None
            self.political(s, action)
        elif op is BIDDING:
            if action == A.PASS:
                s.player = NONE
                return
            s.bid = action - A.BID + 1
            s.bidder = me
            s.sent = ()
            s.force = 0
            s.push(FORCE, me, s.waiting.src)
            s.advance()
        elif op is DEFEND:
            s.apply(action)
            self.suffer(s)
        else:
            s.apply(action)

    def political(self, s: Ages, action: int) -> None:
        me = self.seat
        known_top = bool(s.current) and s.top_known >> me & 1
        if action == A.PASS:
            s.player = NONE
        elif A.PREPARE <= action < A.AGGRESS and not known_top:
            kind = action - A.PREPARE + TERRITORY
            p = s.players[me]
            take_from_hand(p, kind)
            p.culture += BOOK.age[kind]
            s.future = (*s.future, kind)
            s.future_known = (*s.future_known, 1 << me)
            s.player = NONE
        elif A.AGGRESS <= action < A.DECLARE:
            s.apply(action)
            self.attack(s)
        elif A.OFFER <= action < A.CANCEL:
            self.offer(s, action)
        else:
            s.apply(action)

    def attack(self, s: Ages) -> None:
        """The rival of the sample defends if it can, most of the time."""
        if s.waiting.op is not DEFEND or not s.attack:
            return
        rival = s.attack[2]
        q = s.players[rival]
        missing = s.attack[3] - strength(s, rival)
        if defence(q) >= missing:
            failed = s.clone()
            failed.player = NONE
            failed.attack = ()
            self.odds = (1.0 - W.DEFENDS, self.side(failed))
        s.apply(A.PASS)

    def suffer(self, s: Ages) -> None:
        """What the attacker takes from me, as far as it is a choice: the most."""
        for _ in range(MOST_ANSWERS):
            if not s.attack or s.player == self.seat or s.over:
                return
            s.apply(s.legal[-1])

    def offer(self, s: Ages, action: int) -> None:
        """The partner accepts what does not harm it."""
        failed = s.clone()
        failed.player = NONE
        s.apply(action)
        if s.waiting.op is not ANSWER:
            return
        partner = s.player
        other = AgesJudge(partner)
        before = other.value(s)
        s.apply(A.YES)
        chance = W.ACCEPTS if other.value(s) > before else 0.05
        self.odds = (chance, self.side(failed))


def defence(q: Player) -> int:
    """The most that the cards of a hand can add in defence, one per military action."""
    values = sorted([BOOK.defence[kind] if BONUS <= kind < PACT else 1 for kind in q.hand], reverse=True)
    return sum(values[: q.ma_total])


def points_of(n: int, price: float) -> float:
    return economy.points(n, price, W.FULL_STOCK)


def judge(seat: int, scale: Row = ()) -> AgesJudge:
    return AgesJudge(seat, scale)

