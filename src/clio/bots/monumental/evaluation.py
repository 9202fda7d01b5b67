"""The evaluation of Monumental: named terms, in points at the end of the game, own minus the others'.

Weights are in `weights.py`, the worth of single effects in `worth.py`, what resources buy in `shopping.py`, the map in
`board.py`, Explorers in `travels.py`, Quests in `hopes.py`, which options are tried in `options.py`."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import NO_MOVE, Judge, Row, Term
from clio.bots.monumental import weights as W
from clio.bots.monumental.board import campaign, danger, naturals_held, room
from clio.bots.monumental.clock import WIDEST, leads, majorities, others_to_come, rounds_left
from clio.bots.monumental.options import NEW_DECISION, considered, foresee
from clio.bots.monumental.shopping import (
    LEFT_OVER, NOTHING_TO_BUY, Goods, Prospects, Stock, Target, begun, cards_for_sale, gold_for, hero_worth, purse,
    stock, strength, table,
)
from clio.bots.monumental.hopes import hopes
from clio.bots.monumental.travels import Goal, goals, promise, sites
from clio.bots.monumental.worth import BONUS, CARD, HOOK, USE
from clio.engine.kernel import Frame
from clio.games.families.monumental.cardbook import ACTION, KNOWLEDGE
from clio.games.families.monumental.state import (
    ACTIVATED, CULTURE, EMPTY, GOLD, IDLE, MILITARY, PLACES, POLICIES, POLICY_USED, REINFORCED, SLOTS,
)
from clio.games.monumental import actions as A
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.rules.end import POLICY_POINTS, QUEST_POINTS, SPACES_PER_POINT, WONDER_POINTS
from clio.games.monumental.rules.turn import ACTIONS, STEP
from clio.games.monumental.state import (
    HERO_USED, MALI, NATURAL, NATURAL_USED, PASSED, TILE_MASK, Player, World,
)

POINTS: Final = (
    "provinces", "knowledge", "wonders", "policies", "trade", "projects", "natural-wonders", "quests", "monsters",
)
MAJORITIES: Final = ("provinces", "knowledge", "wonders", "policies", "trade")
PURSE: Final = ("production", "science", "military", "gold")
TERMS: Final = (
    Term("points", "points", *[f"score.{name}" for name in POINTS]),
    Term("majorities", "majorités", *[f"score.most-{name}" for name in MAJORITIES]),
    Term("resources in hand", "ressources en main", *[f"resources.{name}" for name in PURSE]),
    Term("effects still to use", "effets encore à utiliser", quiet=True),
    Term("Culture", "Culture", "resources.culture"),
    Term("strength of the City", "force de la Cité"),
    Term("next turn's City", "Cité du tour suivant"),
    Term("Wonder under construction", "Merveille en construction"),
    Term("Policy in force", "Politique en vigueur"),
    Term("safety of the Provinces", "sécurité des Provinces"),
    Term("Units and room for them", "Unités et espace devant elles"),
    Term("Explorers on their way", "Explorateurs en chemin"),
    Term("next Commercial Gain", "prochain Gain commercial"),
    Term("tokens kept", "jetons gardés"),
    Term("Natural Wonders", "Merveilles naturelles"),
    Term("Hero", "Héros"),
    Term("Quests", "Quêtes"),
    Term("reserved cards", "cartes réservées"),
    Term("projects", "projets"),
    Term("safety from Monsters", "sécurité face aux Monstres"),
    Term("fewer Revolts than the others", "moins de Révoltes que les autres"),
)
Counts = list[int]  # what majorities compare: Provinces, Knowledge, Wonders, Policies, space on the Trade Track


class MonumentalJudge(Judge[World]):
    """The eyes of one seat. What hangs on few things is remembered for the length of one decision."""

    terms: tuple[Term, ...] = TERMS
    win: float = W.WIN

    def __init__(self, seat: int, scale: Row = ()) -> None:
        self.seat = seat
        self.scale = scale
        self.counted: dict[tuple[object, ...], tuple[int, int, int]] = {}
        self.tables: dict[tuple[object, ...], list[float]] = {}
        self.maps: dict[tuple[object, ...], tuple[float, float]] = {}
        self.roads: dict[tuple[object, ...], tuple[list[Goal], list[Goal]]] = {}
        self.campaigns: dict[tuple[object, ...], list[Target]] = {}

    # ------------------------------------------------------------------ the value of a position
    def value(self, s: World) -> float:
        return round(sum(self.weigh(s)), 9)  # the order of the cards must not matter

    def weigh(self, s: World) -> list[float]:
        me = self.seat
        rounds = rounds_left(s)
        mine = stock(s.players[me])
        counts = [self.counts(s, seat, mine) for seat in range(len(s.players))]
        certain = not others_to_come(s, me)
        worth = leads(0 if certain else int(10 * rounds) + 2)
        out = self.side(s, mine, counts, worth, rounds)
        share = W.OTHERS / (len(counts) - 1)
        for seat, pl in enumerate(s.players):
            if seat != me:
                out[0] -= share * points(s, seat, pl, counts[seat], rounds)
                out[1] -= share * majorities(counts[seat], best_of(counts, seat), worth)
                out[2] -= share * (W.GOLD * pl.res[GOLD] if rounds > 0 else 0.0)
                out[4] -= share * 0.8 * pl.res[CULTURE]
                out[9] += share * self.exposure(s, seat, rounds)
                out[20] += share * W.REVOLT * self.revolts(s, seat)
        return self.scaled(out)

    def counts(self, s: World, seat: int, mine: Stock) -> Counts:
        pl = s.players[seat]
        space = pl.space if s.config.african else 0
        if seat == self.seat:
            return [pl.land.bit_count() - 1, mine.knowledge, mine.wonders, len(pl.policies), space]
        known = self.known(s, seat)
        return [pl.land.bit_count() - 1, known[0], known[1], len(pl.policies), space]

    def known(self, s: World, seat: int) -> tuple[int, int, int]:
        """Knowledge, Wonders and Revolts of another seat, counted again only when its cards may have changed."""
        pl = s.players[seat]
        key = (seat, tuple(pl.city), len(pl.discard), len(pl.deck), len(pl.drawn), len(pl.archive), pl.completed)
        found = self.counted.get(key)
        if found is None:
            cards = stock(pl)
            found = self.counted[key] = (cards.knowledge, cards.wonders, cards.revolts)
        return found

    def revolts(self, s: World, seat: int) -> int:
        return self.known(s, seat)[2]

    def side(
        self, s: World, mine: Stock, counts: list[Counts], worth: tuple[float, ...], rounds: float
    ) -> list[float]:
        """The own terms, in the order of TERMS."""
        me = self.seat
        pl = s.players[me]
        own, best = counts[me], best_of(counts, me)
        more = prospects(own, best, worth, rounds)
        busy = not pl.done & PASSED
        single, both = self.ways(s, pl, more)
        road, step = promise(pl, single, both) if busy or rounds > 0 else (0.0, 0.0)
        threat, space = self.map(s, rounds)
        gold = W.GOLD if rounds > 0 else W.LAST_GOLD
        goods = self.goods(s, mine, more, step) if busy else NOTHING_TO_BUY
        return [
            points(s, me, pl, own, rounds),
            majorities(own, best, worth),
            purse(pl.res, pl.raid, goods, gold),
            ready(s, me, pl) if busy else 0.0,
            culture(pl, own[3] - best[3], worth, rounds),
            strength(mine.value, mine.cards, rounds),
            next_city(pl, mine) if rounds > 0 else 0.0,
            begun(mine, pl.wonder, more, rounds) if pl.wonder != EMPTY else 0.0,
            force(pl, rounds),
            -threat,
            space,
            road if rounds > 0 else 0.5 * road,
            nearness(s, pl, rounds),
            kept(pl, rounds, busy),
            naturals_held(s, pl, rounds),
            hero_worth(pl.hero, rounds) if pl.hero != EMPTY else 0.0,
            hopes(s, me, rounds) if pl.quests else 0.0,
            W.RESERVED * len(pl.reserved) if rounds > 0 else 0.0,
            projects(s, me),
            -monsters(s, me) if s.monsters else 0.0,
            -W.UNREST * mine.revolts,
        ]

    # ------------------------------------------------------------------ what is remembered
    def place(self, s: World, pl: Player) -> tuple[object, ...]:
        """All that the map terms of a seat hang on."""
        return (
            tuple(s.owner), tuple(s.soldiers), s.outposts, s.wonders, s.forces, s.naturals_up, pl.warlord_at,
            pl.hero_at, pl.live, pl.spent,
        )

    def map(self, s: World, rounds: float) -> tuple[float, float]:
        """The danger to the own Provinces, and the room of the Units."""
        pl = s.players[self.seat]
        key = (rounds, s.ending, *self.place(s, pl))
        found = self.maps.get(key)
        if found is None:
            risk = sum([risk for risk, _ in danger(s, self.seat)]) if others_to_come(s, self.seat) else 0.0
            found = self.maps[key] = (risk, room(s, pl, rounds))
        return found

    def exposure(self, s: World, seat: int, rounds: float) -> float:
        """The danger to the Provinces of another seat, while there are turns to come."""
        if rounds <= 0:
            return 0.0
        key = (seat, *self.place(s, s.players[seat]))
        found = self.maps.get(key)
        if found is None:
            found = self.maps[key] = (sum([risk for risk, _ in danger(s, seat)]), 0.0)
        return found[0]

    def ways(self, s: World, pl: Player, more: Prospects) -> tuple[list[Goal], list[Goal]]:
        key = (
            s.product, s.science, pl.visited, s.monsters, s.posts, pl.res[GOLD] > 0, pl.space, more.space, more.rounds,
            s.markets, s.tokens.count(EMPTY),
        )
        found = self.roads.get(key)
        if found is None:
            found = self.roads[key] = (goals(s, self.seat, more), sites(s, self.seat, more))
        return found

    def goods(self, s: World, mine: Stock, more: Prospects, step: float) -> Goods:
        """What counters buy, worked out once per set of goods on offer."""
        pl = s.players[self.seat]
        by_cards = self.for_cards(s, pl, mine, more)
        fights = self.fights(s, pl, more)
        steps = [(1, step), (1, W.SECOND * step), (1, W.SECOND * W.SECOND * step)]
        key = ("m", () if pl.civ == MALI else tuple(fights), step, s.open_projects, s.stakes, s.holders)
        wars = self.tables.get(key)
        if wars is None:
            out: list[list[Target]] = [[], [], [], []]
            gold_for(s, self.seat, more, out)
            wars = self.tables[key] = table([*steps, *out[MILITARY], *([] if pl.civ == MALI else fights)])
        return [by_cards[0], by_cards[1], wars, self.for_gold(s, pl, more, fights)]

    def for_cards(self, s: World, pl: Player, mine: Stock, more: Prospects) -> tuple[list[float], list[float]]:
        key: tuple[object, ...] = (
            tuple(s.display), pl.reserved, pl.wonder, tuple(s.basics), round(mine.value, 6), mine.cards,
            more.knowledge, more.wonder, more.rounds, pl.bargain, pl.live, pl.spent, tuple(pl.deck[-1:]), pl.known,
            s.open_projects, s.stakes, s.holders,
        )
        one, two = ("p", key), ("s", key)
        found = self.tables.get(one)
        if found is None:
            out: list[list[Target]] = [[], [], [], []]
            cards_for_sale(s, self.seat, mine, more, out)
            gold_for(s, self.seat, more, out)
            found = self.tables[one] = table(out[0])
            self.tables[two] = table(out[1])
        return found, self.tables[two]

    def fights(self, s: World, pl: Player, more: Prospects) -> list[Target]:
        key = (self.place(s, pl), pl.siege, pl.siege_next, pl.led, more.province, more.rounds)
        found = self.campaigns.get(key)
        if found is None:
            found = self.campaigns[key] = campaign(s, self.seat, more)
        return found

    def for_gold(self, s: World, pl: Player, more: Prospects, fights: list[Target]) -> list[float]:
        fights = fights if pl.civ == MALI else []
        key = (
            "g", pl.done, pl.space, more.space, s.heroes, pl.hero, pl.hero_at, tuple(fights), pl.res[GOLD], more.rounds,
        )
        found = self.tables.get(key)
        if found is None:
            out: list[list[Target]] = [[], [], [], []]
            gold_for(s, self.seat, more, out)
            found = self.tables[key] = [
                value - left for value, left in zip(table([*out[GOLD], *fights]), LEFT_OVER)
            ]
        return found

    # ------------------------------------------------------------------ whole turns
    def plans(self, s: World) -> bool:
        """In the continuous mode a turn is one action: nothing to plan."""
        return s.waiting.op is ACTIONS

    def closing(self, s: World) -> int:
        if s.waiting.op is ACTIONS:
            return A.DONE
        return A.PASS if s.waiting.op is STEP and A.PASS in s.legal else NO_MOVE

    def doubt(self, s: World) -> float:
        return W.MARGIN_DOUBT + W.MARGIN_DOUBT_PER_ROUND * rounds_left(s)

    def key(self, s: World) -> tuple[object, ...]:
        pl = s.players[self.seat]
        return (
            tuple(pl.res), tuple(pl.city), tuple(pl.status), len(pl.discard), pl.policies, pl.active, pl.reserved,
            pl.wonder, pl.done, pl.drawn, pl.drawn_used, pl.land, pl.explorers, pl.products, pl.sciences, pl.space,
            pl.gains, pl.market_tokens, pl.hero, pl.hero_at, pl.warlord_at, pl.raid, pl.siege, pl.siege_next,
            pl.bargain, pl.spent, tuple(s.soldiers), s.outposts, tuple(s.display), tuple(s.basics), s.stakes,
            s.product, s.science, s.posts, len(s.stack), s.waiting.op, s.waiting.mem,
        )

    # ------------------------------------------------------------------ what is tried
    def outlook(self, s: World) -> Prospects:
        rounds = rounds_left(s)
        mine = stock(s.players[self.seat])
        counts = [self.counts(s, seat, mine) for seat in range(len(s.players))]
        return prospects(counts[self.seat], best_of(counts, self.seat), leads(int(10 * rounds) + 2), rounds)

    def paths(self, s: World) -> tuple[list[Goal], list[Goal]]:
        return self.ways(s, s.players[self.seat], self.outlook(s))

    def settled(self, s: World) -> bool:
        return s.player != self.seat or s.waiting.op in NEW_DECISION

    def candidates(self, s: World, deep: bool) -> list[int]:
        return considered(self, s, deep)

    def play(self, s: World, action: int) -> None:
        foresee(s, self.seat, action)


def judge(seat: int, scale: Row = ()) -> MonumentalJudge:
    return MonumentalJudge(seat, scale)


# ---------------------------------------------------------------- points and leads
def points(s: World, seat: int, pl: Player, counts: Counts, rounds: float) -> float:
    """MON-SCORE, majorities apart. Half spaces of the Trade Track count while there is time to fill them."""
    space = pl.space / SPACES_PER_POINT if rounds > 0 else pl.space // SPACES_PER_POINT
    return (
        counts[0] + counts[1] + WONDER_POINTS * counts[2] + POLICY_POINTS * counts[3] + space
        + (s.naturals_up & pl.land).bit_count() + QUEST_POINTS * len(pl.revealed) + len(pl.monsters)
    )


def best_of(counts: list[Counts], seat: int) -> Counts:
    """What the best of the others has, category by category."""
    others = [found for other, found in enumerate(counts) if other != seat]
    return others[0] if len(others) == 1 else [max(column) for column in zip(*others)]


def prospects(own: Counts, best: Counts, worth: tuple[float, ...], rounds: float) -> Prospects:
    """One more Province, Knowledge, Wonder, space."""
    steps = []
    for i in (0, 1, 2, 4):
        lead = max(-WIDEST, min(WIDEST - 1, own[i] - best[i])) + WIDEST
        steps.append(worth[lead + 1] - worth[lead])
    return Prospects(steps[0], steps[1], steps[2], 1 / SPACES_PER_POINT + steps[3], rounds)


# ---------------------------------------------------------------- the terms
def ready(s: World, me: int, pl: Player) -> float:
    """Effects that may still be used this turn: activated and drawn cards, Policies, Natural Wonders, the Hero."""
    total = 0.0
    status, city = pl.status, pl.city
    for i in range(PLACES):
        if status[i] == ACTIVATED:
            card = city[i]
            total += HOOK[card]
            if USE[card] and usable(s, me, card):
                total += USE[card]
    for i, card in enumerate(pl.drawn):
        total += HOOK[card]
        if not pl.drawn_used >> i & 1 and USE[card] and usable(s, me, card):
            total += USE[card]
    for i, card in enumerate(pl.policies):
        if pl.active >> i & 1 and not pl.done & POLICY_USED << i and USE[card] and usable(s, me, card):
            total += USE[card]
    held = s.naturals_up & pl.land
    if held:
        for i, tile in enumerate(s.map.naturals):
            card = s.naturals[i]
            if held >> tile & 1 and not pl.done & NATURAL_USED << (card - NATURAL):
                total += USE[card]
    if pl.hero != EMPTY and not pl.done & HERO_USED and USE[pl.hero]:
        total += USE[pl.hero]
    return W.READY * total


def usable(s: World, me: int, card: int) -> bool:
    use = BOOK.use[card]
    return use is not None and BOOK.timing[card] == ACTION and use.can(s, Frame(use, me, card))


def culture(pl: Player, ahead: int, worth: tuple[float, ...], rounds: float) -> float:
    """Culture in hand: Policies that it pays for, and a part of the next one."""
    have, n = pl.res[CULTURE], len(pl.policies)
    total = 0.0
    while n < POLICIES and have > 0:
        lead = max(-WIDEST, min(WIDEST - 1, ahead)) + WIDEST
        policy = POLICY_POINTS + worth[lead + 1] - worth[lead] + W.POLICY_BONUS * (n + 1)
        n += 1
        ahead += 1
        if have < n:
            reach = min(1.0, rounds / (n - have)) if rounds > 0 else W.LAST_CULTURE
            return total + W.CULTURE_DOUBT * reach * policy * have / n
        total += policy * (W.IN_HAND if rounds > 0 or not pl.done & PASSED else 0.0)
        have -= n
    return total


def next_city(pl: Player, mine: Stock) -> float:
    """Cards known to lie in the City next turn, against the mean of the deck."""
    mean = mine.mean
    total, free = 0.0, 0
    city, status = pl.city, pl.status
    for i in range(SLOTS):
        card = city[i]
        if card == EMPTY or (status[i] != IDLE and status[i] != REINFORCED):
            free += 1
            continue
        total += CARD[card] - mean
        under = city[SLOTS + i]
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
    """What the active Policy will do in the turns to come, and the bonuses that come again with the next one."""
    if not pl.policies or rounds <= 0:
        return 0.0
    bonuses = W.BONUS_AGAIN * sum([BONUS[card] for card in pl.policies]) if len(pl.policies) < POLICIES else 0.0
    return W.POLICY_FORCE * rounds * CARD[pl.policies[-1]] + bonuses


def nearness(s: World, pl: Player, rounds: float) -> float:
    """The way gone towards the next Commercial Gain: they lie three spaces apart."""
    return W.GAIN_NEAR * W.COMMERCIAL_GAIN * ((pl.space + 1) % 3) / 3 if rounds > 0 and s.config.african else 0.0


def kept(pl: Player, rounds: float, busy: bool) -> float:
    """Tokens for later turns, or for the rest of the last one."""
    if rounds <= 0 and not busy:
        return 0.0
    total = W.TOKEN * (pl.products + pl.sciences)
    for token in pl.gains:
        total += W.KEPT * USE[token]
    for token in pl.market_tokens:
        total += W.KEPT * USE[token]
    return total if rounds > 0 else 0.7 * total


def projects(s: World, me: int) -> float:
    """MAE-FUT: what is held, if nobody outbids it."""
    if not s.open_projects:
        return 0.0
    total = 0.0
    sure = not others_to_come(s, me)
    for i, holder in enumerate(s.holders):
        if holder == me:
            total += 1.0 if sure else min(1.0, W.PROJECT_HELD + W.PROJECT_STAKE * s.stakes[i])
        elif holder >= 0:
            total -= W.OTHERS / (len(s.players) - 1)
    return total


def monsters(s: World, me: int) -> float:
    """Attacks on the own Provinces to come."""
    return W.MONSTER * len([None for monster in s.monsters if s.owner[monster & TILE_MASK] == me])


