"""The evaluation of Monumental Duel: named terms, in points at the end of the game, own minus the opponent's.

Weights are in `weights.py`, the worth of single effects in `worth.py`, what resources buy in `shopping.py`."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import NO_MOVE, Judge, Row, Term
from clio.bots.monumental_duel import weights as W
from clio.bots.monumental_duel.shopping import (
    NOTHING_TO_BUY, Goods, Stock, begun, exposed, lead, purse, rounds_left, strength, tables, targets,
)
from clio.bots.monumental_duel.worth import BONUS, CARD, DIE, HOOK, USE
from clio.engine.kernel import Frame, Op
from clio.games.families.monumental.cardbook import ACTION, KNOWLEDGE, WONDER
from clio.games.families.monumental.ops.city import Archive, DiscardCity
from clio.games.families.monumental.ops.resources import PAY_PRICE
from clio.games.families.monumental.state import (
    ACTIVATED, CULTURE, EMPTY, GOLD, IDLE, PLACES, POLICIES, POLICY_USED, REINFORCED, SLOTS,
)
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.ops.standing import provinces_of_type
from clio.games.monumental_duel.state import (
    AGENT, AMBASSADOR_USED, ANY_TYPE, ESPIONAGE, FREE_CITIES, MUGHALS, PASSED, REVOLT, SPY_MODULE, START_KNOWLEDGE,
    TRADE_MODULE, VP, WARLORD, WARLORD_USED, Duel, Player,
)
from clio.games.monumental_duel.ops.modules import CAPTURE, REROLL, RESOLVE, ChangeEspionage
from clio.games.monumental_duel.ops.wonders import STAKE
from clio.games.monumental_duel.rules.round import ACTIVATE, BONUSES, CITY_EFFECTS, START_OF_ROUND, TURN
from clio.games.monumental_duel.rules.end import CITY_POINTS, POLICY_POINTS, WONDER_POINTS, do_pass

PURSE: Final = ("production", "science", "military", "gold")
TERMS: Final = (
    Term("points", "points", "points"),
    Term("Domination", "Domination"),
    Term("resources in hand", "ressources en main", *[f"resources.{name}" for name in PURSE]),
    Term("effects still to use", "effets encore à utiliser", quiet=True),
    Term("Culture", "Culture", "resources.culture"),
    Term("strength of the City", "force de la Cité"),
    Term("next round's City", "Cité de la manche suivante"),
    Term("Wonder under construction", "Merveille en construction"),
    Term("Policy in force", "Politique en vigueur"),
    Term("Advantage", "Avantage"),
    Term("Agents", "Agents", "resources.agent"),
    Term("Gold on Free Cities", "Or sur les Villes Libres"),
    Term("reserved cards", "cartes réservées"),
    Term("Barricades", "Barricades"),
    Term("fewer Revolts than the others", "moins de Révoltes que les autres"),
)
FRAMES: Final = [
    [None if use is None else Frame(use, me, kind) for kind, use in enumerate(BOOK.use)] for me in range(2)
]
NEW_DECISION: Final[tuple[Op[Duel], ...]] = (TURN, ACTIVATE, START_OF_ROUND, CITY_EFFECTS)


class DuelJudge(Judge[Duel]):
    """The eyes of one seat. What was bought together is remembered for the length of one decision."""

    terms: tuple[Term, ...] = TERMS
    win: float = W.WIN

    def __init__(self, seat: int, scale: Row = ()) -> None:
        self.seat = seat
        self.scale = scale
        self.shops: dict[tuple[object, ...], Goods] = {}
        self.theirs: dict[tuple[object, ...], list[float]] = {}
        self.opponent: Player | None = None  # as they were when last looked at
        self.their_stock = Stock(0.0, 0, 0, 0, 0, 0)

    # ------------------------------------------------------------------ the value of a position
    def value(self, s: Duel) -> float:
        return round(sum(self.weigh(s)), 9)  # the order of the cards must not matter

    def weigh(self, s: Duel) -> list[float]:
        rounds = rounds_left(s)
        stocks = self.stocks(s)
        mine = self.side(s, self.seat, stocks, rounds)
        theirs = self.other_side(s, stocks, rounds)
        out = [one - two for one, two in zip(mine, theirs)]
        out[1] = self.domination(s, stocks, rounds)
        return self.scaled(out)

    def stocks(self, s: Duel) -> tuple[Stock, Stock]:
        """The cards of both players, by seat. The opponent's are counted again only when they changed."""
        pl = s.players[1 - self.seat]
        if self.opponent is None or not same(pl, self.opponent):
            self.opponent = pl.clone()
            self.their_stock = stock(s, pl)
            self.theirs.clear()
        mine = stock(s, s.players[self.seat])
        return (mine, self.their_stock) if self.seat == 0 else (self.their_stock, mine)

    def other_side(self, s: Duel, stocks: tuple[Stock, Stock], rounds: float) -> list[float]:
        """The opponent's terms. Few actions touch them, so they are remembered."""
        own, mine = s.players[self.seat], stocks[self.seat]
        key = (
            tuple(s.track), s.holder, s.stake, s.stake_type, own.pile, len(own.policies), mine.knowledge, mine.wonders,
            s.free, tuple(s.stakes), tuple(s.basics), s.deck_at, s.last,
        )
        found = self.theirs.get(key)
        if found is None:
            found = self.theirs[key] = self.side(s, 1 - self.seat, stocks, rounds)
        return found

    def domination(self, s: Duel, stocks: tuple[Stock, Stock], rounds: float) -> float:
        """The four categories of MD-DOM."""
        mine, theirs = stocks[self.seat], stocks[1 - self.seat]
        policies = len(s.players[self.seat].policies) - len(s.players[1 - self.seat].policies)
        return (
            lead(mine.provinces - theirs.provinces, rounds) + lead(mine.knowledge - theirs.knowledge, rounds)
            + lead(mine.wonders - theirs.wonders, rounds) + lead(policies, rounds)
        )

    def side(self, s: Duel, me: int, stocks: tuple[Stock, Stock], rounds: float) -> list[float]:
        """The terms of one player, in the order of TERMS; Domination is left to the comparison."""
        pl, mine = s.players[me], stocks[me]
        points = (
            mine.provinces + mine.knowledge + WONDER_POINTS * mine.wonders + POLICY_POINTS * len(pl.policies)
            + pl.res[VP] - mine.revolts + CITY_POINTS * len(pl.cities)
        )
        gold = W.GOLD if rounds > 0 else W.LAST_GOLD
        return [
            points,
            0.0,
            purse(pl.res, self.goods(s, me, stocks, rounds), gold),
            ready(s, me, pl),
            culture(s, me, rounds),
            strength(mine.value, mine.cards, rounds),
            next_city(pl, mine, rounds),
            begun(mine, stocks[1 - me], pl.wonder, rounds) if pl.wonder != EMPTY else 0.0,
            force(pl, rounds),
            advantage(s, me, rounds),
            agents(pl, rounds) if s.config.modules & SPY_MODULE else 0.0,
            stakes(s, me, rounds) if s.config.modules & TRADE_MODULE else 0.0,
            W.RESERVED * len(pl.reserved) if rounds > 0 else 0.0,
            guard(pl, rounds),
            W.UNREST * mine.revolts * min(1.0, rounds / W.UNREST_ROUNDS),
        ]

    def goods(self, s: Duel, me: int, stocks: tuple[Stock, Stock], rounds: float) -> Goods:
        """What tokens buy, worked out once per set of goods on offer."""
        pl = s.players[me]
        if pl.done & PASSED:
            return NOTHING_TO_BUY
        one, two = stocks
        key = (
            me, tuple(s.track), pl.reserved, pl.wonder, s.players[0].pile, s.players[1].pile, one.knowledge,
            two.knowledge, one.wonders, two.wonders, s.holder, s.stake, s.stake_type, s.deck_at, pl.live, pl.known,
            tuple(pl.deck[-1:]), stocks[me].cards, tuple(s.basics),
        )
        found = self.shops.get(key)
        if found is None:
            found = self.shops[key] = tables(targets(s, me, stocks, rounds))
        return found

    def doubt(self, s: Duel) -> float:
        return W.MARGIN_DOUBT + W.MARGIN_DOUBT_PER_ROUND * rounds_left(s)

    # ------------------------------------------------------------------ what is tried
    def closing(self, s: Duel) -> int:
        return A.PASS if s.waiting.op is TURN else NO_MOVE

    def settled(self, s: Duel) -> bool:
        return s.player != self.seat or s.waiting.op in NEW_DECISION

    def candidates(self, s: Duel, deep: bool) -> list[int]:
        op = s.waiting.op
        if op is REROLL:
            return rerolls(s, self.seat, deep)
        if not deep:
            return s.legal
        if op is PAY_PRICE or op is STAKE or op is BONUSES:
            return s.legal[:1]  # as little as possible; in any order
        if op is RESOLVE:
            return [min(s.legal, key=RESOLVE_ORDER.__getitem__)]
        if isinstance(op, ChangeEspionage):
            return [max(s.legal, key=lambda a: DIE[a - A.PICK - ESPIONAGE])]
        if isinstance(op, Archive | DiscardCity):
            return weakest(s.players[self.seat], s.legal)
        return s.legal

    def play(self, s: Duel, action: int) -> None:
        """A pass is judged before the round ends: what the next one deals is nobody's merit."""
        if action == A.PASS and s.waiting.op is TURN:
            do_pass(s, self.seat)
            s.player = 1 - self.seat
        else:
            s.apply(action)


def same(one: Player, two: Player) -> bool:
    """Equal in all that the terms look at."""
    return (
        one.res == two.res and one.status == two.status and one.city == two.city and one.deck == two.deck
        and one.discard == two.discard and one.done == two.done and one.pile == two.pile and one.live == two.live
        and one.policies == two.policies and one.known == two.known and one.gained == two.gained
        and one.wonder == two.wonder and one.reserved == two.reserved and one.cities == two.cities
        and one.espionage == two.espionage and one.active == two.active
    )


def judge(seat: int, scale: Row = ()) -> DuelJudge:
    return DuelJudge(seat, scale)


# ---------------------------------------------------------------- the terms
def stock(s: Duel, pl: Player) -> Stock:
    """One walk over the cards of a player."""
    value, cards, knowledge, wonders, revolts = 0.0, 0, 0, 0, 0
    counts_start = s.config.counts_start
    kinds = BOOK.type
    for zone in (pl.city, pl.deck, pl.discard):
        for card in zone:
            if card == EMPTY:
                continue
            value += CARD[card]
            kind = kinds[card]
            if kind == KNOWLEDGE:
                if card < START_KNOWLEDGE or counts_start:
                    knowledge += 1
                continue
            cards += 1
            if kind == WONDER:
                wonders += 1
            elif card == REVOLT:
                revolts += 1
    return Stock(value, cards, provinces_of_type(pl, ANY_TYPE), knowledge, wonders, revolts)


def ready(s: Duel, me: int, pl: Player) -> float:
    """Effects that may still be used this round: activated cards, Policies, Warlord, Ambassador."""
    if pl.done & PASSED:
        return 0.0
    total = 0.0
    frames = FRAMES[me]
    for i in range(PLACES):
        if pl.status[i] == ACTIVATED:
            card = pl.city[i]
            total += HOOK[card]
            frame = frames[card]
            if frame is not None and BOOK.timing[card] == ACTION and frame.op.can(s, frame):
                total += USE[card]
    for i in range(len(pl.policies)):
        if pl.active >> i & 1 and not pl.done & POLICY_USED << i:
            card = pl.policies[i]
            frame = frames[card]
            if frame is not None and BOOK.timing[card] == ACTION and frame.op.can(s, frame):
                total += USE[card]
    if s.holder == me and not pl.done & WARLORD_USED:
        total += USE[WARLORD + pl.civ]
    if not pl.done & AMBASSADOR_USED:
        if s.config.modules & SPY_MODULE:
            total += W.AMBASSADOR + W.DEPLOYED * DIE[pl.espionage - ESPIONAGE] * pl.res[AGENT]
        elif pl.res[GOLD] > 0:
            total += W.NEGOTIATE - W.GOLD
    return W.READY * total


def culture(s: Duel, me: int, rounds: float) -> float:
    """Culture in hand: Policies that it pays for, and a part of the next one."""
    pl = s.players[me]
    have, n = pl.res[CULTURE], len(pl.policies)
    ahead = n - len(s.players[1 - me].policies)
    total = 0.0
    while n < POLICIES:
        policy = POLICY_POINTS + lead(ahead + 1, rounds) - lead(ahead, rounds) + W.POLICY_BONUS * (n + 1)
        n += 1
        ahead += 1
        if have < n:
            reach = min(1.0, rounds / (n - have)) if rounds > 0 else W.LAST_CULTURE
            return total + W.CULTURE_DOUBT * reach * policy * have / n
        total += W.IN_HAND * policy
        have -= n
    return total


def next_city(pl: Player, mine: Stock, rounds: float) -> float:
    """Cards known to lie in the City next round, against the mean of the deck."""
    if rounds <= 0:
        return 0.0
    mean = mine.mean
    total, free = 0.0, 0
    for i in range(SLOTS):
        if pl.city[i] == EMPTY or (pl.status[i] != IDLE and pl.status[i] != REINFORCED):
            free += 1
            continue
        total += CARD[pl.city[i]] - mean
        under = pl.city[SLOTS + i]
        if under != EMPTY:
            total += CARD[under]
    for card in reversed(pl.deck[len(pl.deck) - pl.known :]):
        if free <= 0:
            break
        if BOOK.type[card] == KNOWLEDGE:
            total += CARD[card]
        else:
            total += CARD[card] - mean
            free -= 1
    return W.NEXT_ROUND * total


def force(pl: Player, rounds: float) -> float:
    """What the active Policy will do in the rounds to come (the Mughals have several, by lines)."""
    if not pl.policies or rounds <= 0:
        return 0.0
    if pl.civ == MUGHALS:
        return W.POLICY_FORCE_MUGHAL * rounds * sum([CARD[card] for card in pl.policies])
    bonuses = W.BONUS_AGAIN * sum([BONUS[card] for card in pl.policies]) if len(pl.policies) < POLICIES else 0.0
    return W.POLICY_FORCE * rounds * CARD[pl.policies[-1]] + bonuses


def advantage(s: Duel, me: int, rounds: float) -> float:
    """The Warlord in the rounds to come while tokens last; the tie-break."""
    if s.holder != me:
        return 0.0
    total, kept = W.TIE_BREAK, W.ADVANTAGE_KEPT
    for _ in range(min(s.stake - 1, int(rounds + 0.5))):
        total += kept * USE[WARLORD + s.players[me].civ]
        kept *= W.ADVANTAGE_KEPT
    return total


def agents(pl: Player, rounds: float) -> float:
    """Dice and the card they are rolled on."""
    return W.DIE_KEPT * min(rounds, W.DIE_ROUNDS) * pl.res[AGENT] * (W.ANY_CARD + DIE[pl.espionage - ESPIONAGE])


def stakes(s: Duel, me: int, rounds: float) -> float:
    """Gold on the own side of Free Cities, if rounds are left to complete it; own Free Cities go on giving."""
    total = W.CITY_USED * rounds * min(1, len(s.players[me].cities))
    for city in s.free:
        gold = s.stakes[me * FREE_CITIES + city]
        if gold:
            total += W.STAKES[min(gold, CAPTURE - 1)] * min(1.0, rounds / max(1, CAPTURE - gold))
    return total


def guard(pl: Player, rounds: float) -> float:
    """Barricades make the top Province dear to conquer."""
    walls = exposed(pl)
    return W.GUARD * min(walls, W.GUARDS) if walls > 0 and rounds > 0 else 0.0


def rerolls(s: Duel, me: int, deep: bool) -> list[int]:
    """Stop, or roll a low die again for the resource of which most is left; not inside a thought."""
    if deep:
        return [A.STOP]
    res = s.players[me].res
    most = max(range(3), key=lambda r: res[r])
    paid = most if res[most] > 0 else GOLD
    wanted = [A.STOP] + [A.REROLL + 4 * (face - 1) + paid for face in sorted(set(s.dice)) if face <= 3]
    return [action for action in wanted if action in s.legal]


def weakest(pl: Player, legal: list[int]) -> list[int]:
    """Of the cards that may go, the one that brings least; with the right to stop, if there is one."""
    stop = [a for a in legal if a == A.STOP]
    cards = [a for a in legal if a != A.STOP]
    return [*stop, min(cards, key=lambda a: CARD[a - A.PICK] if a >= A.PICK else CARD[pl.city[a - A.SLOT]])]


RESOLVE_ORDER: Final = {A.DIE + face - 1: place for place, face in enumerate((2, 3, 6, 5, 4, 1))}  # change first
