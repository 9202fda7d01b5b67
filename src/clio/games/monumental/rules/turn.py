"""The actions: which ones a player may take, and what each does. Both modes share them; in continuous mode some are
unique, others free."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame
from clio.games.families.monumental.cardbook import ACTION, PROGRESS_PRICE, WONDER_ANY_BASIC
from clio.games.families.monumental.ops.resources import first_time, push_price, refresh
from clio.games.families.monumental.rules.policies import Bonuses, pay_policy, push_use, timed_policies, use_policy
from clio.games.families.monumental.state import (
    ACTIVATED, CULTURE, EMPTY, GOLD, MILITARY, PLACES, POLICIES, PRODUCTION, SCIENCE, USED, WORKSHOP,
)
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, COUNT_BITS, COUNT_POLICIES, HOOKS, INVESTMENT, RESERVED_PRICE
from clio.games.monumental.ops.board import (
    MARCH, build_outpost, camp_of, conquests,
)
from clio.games.monumental.ops.city import PILES, DrawUse, lose_counters, trigger
from clio.games.monumental.ops.explorers import (
    can_post, explorer_act, explorer_acts, may_act, step, steps, token_uses, use_token,
)
from clio.games.monumental.ops.trade import advance
from clio.games.monumental.ops.wonders import acquire, can_acquire, complete
from clio.games.monumental.rules.conquest import conquer
from clio.games.monumental.rules.heroes import can_dismiss, dismiss, heroes_for, take_hero, usable_hero
from clio.games.monumental.rules.projects import CONTRIBUTE, contributable
from clio.games.monumental.rules.quests import CHECKS
from clio.games.monumental.state import (
    EXPLORING, HERO, HERO_USED, INVESTED, MARCHING, NATURAL, NATURAL_USED, PASSED, POLICY, TRACK_END, UNIQUE, Player,
    World,
)

INVESTMENT_PRICE: Final = 1  # Gold


# ---------------------------------------------------------------- the question
class Actions(Ask[World]):
    """MON-TURN-03: one action after the other until the player has done (normal mode)."""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        return offers(s, f.me, A.DONE, True, True, True)

    def chosen(self, s: World, f: Frame, a: int) -> None:
        if a == A.DONE:
            return
        s.stack.append(f)
        if s.config.quests:
            s.stack.append(CHECKS[f.me])
        act(s, f.me, a)


def offers(s: World, me: int, end: int, unique: bool, march: bool, explore: bool) -> list[int]:
    """The end of the turn and all actions that a player may take now, sorted. `unique`: those that are the unique
    action of a turn too; `march` and `explore`: Manoeuvres and steps of Explorers, which may go on after the first."""
    pl = s.players[me]
    out = [end]
    if unique:
        single_actions(s, me, pl, out)
    if pl.hero != EMPTY and can_dismiss(s, pl):
        out.append(A.DISMISS)
    if pl.explorers[0] == pl.explorers[1] and can_post(s, me, not explore):
        out.append(A.BUILD_POST)
    if unique:
        card_actions(s, me, pl, out)
    elif pl.drawn_before < len(pl.drawn):
        out += sorted([A.USE + card for card in usable_drawn(s, me, pl, pl.drawn_before)])
    if pl.gains or pl.market_tokens or pl.products or pl.sciences:
        out += token_uses(s, me)
    can_move = pl.res[MILITARY] + pl.res[GOLD] > 0
    camp = camp_of(s, me)
    if unique and (can_move or pl.raid):
        conquests(s, me, camp, out)
    if can_move and march:
        out += camp.marches
    if unique and camp.sites:
        out += camp.sites
    if can_move and explore:
        out += steps(s, me)
    out += explorer_acts(s, me, not explore)
    return out


def single_actions(s: World, me: int, pl: Player, out: list[int]) -> None:
    """MON-SCI-01, MON-SCI-03, MAE-INV-01, MAE-INV-02, MAE-TRADE-06, MON-WON-01: actions without a choice."""
    gold = pl.res[GOLD]
    price = progress_price(s, me) if pl.live & HOOKS.answering[PROGRESS_PRICE] else s.config.progress
    if pl.res[SCIENCE] + gold >= price and pl.deck:
        out.append(A.PROGRESS)
    if gold >= INVESTMENT_PRICE and s.config.african and not pl.done & INVESTED and pl.space < TRACK_END:
        out.append(A.INVEST)
    if pl.wonder != EMPTY and wonder_purse(pl) >= BOOK.cost2[pl.wonder]:
        out.append(A.COMPLETE)


def card_actions(s: World, me: int, pl: Player, out: list[int]) -> None:
    """Acquire, contribute, take a Hero, develop a Policy, use an effect."""
    gold = pl.res[GOLD]
    by_production, by_science = pl.res[PRODUCTION] + gold, pl.res[SCIENCE] + gold
    if by_production >= BOOK.cost[WORKSHOP]:  # all three cost the same
        for i in range(PILES):
            if s.basics[i] > 0:
                out.append(A.ACQUIRE + i)
    as_wonder = wonder_purse(pl)
    if as_wonder + by_science > 0 or pl.reserved:
        out += developments(s, me, pl, [by_production, by_science, as_wonder])
    if s.open_projects:
        out += [A.CONTRIBUTE + i for i in contributable(s, me)]
    if s.heroes:
        out += heroes_for(s, pl)
    if pl.res[CULTURE] > len(pl.policies):
        first = POLICY + POLICIES * pl.civ
        out += [A.DEVELOP + card - POLICY for card in range(first, first + POLICIES) if card not in pl.policies]
    usable(s, me, pl, out)


def developments(s: World, me: int, pl: Player, purses: list[int]) -> list[int]:
    """MON-ACQ-01, MAE-RES-04: cards of the display and of the own reserve that can be paid for, each from its purse."""
    purse_of, cost = BOOK.purse, BOOK.cost
    found = []
    for card in s.display:
        if card >= 0 and cost[card] <= purses[purse_of[card]]:
            found.append(A.ACQUIRE + card - WORKSHOP)
    if pl.reserved:
        full = not pl.bargain and not pl.live & HOOKS.answering[RESERVED_PRICE]
        for card in pl.reserved:
            if cost[card] <= purses[purse_of[card]] or (not full and can_acquire(s, me, card)):
                found.append(A.ACQUIRE + card - WORKSHOP)
    if len(found) > 1:
        found.sort()
    return found


def wonder_purse(pl: Player) -> int:
    """How much can be paid for a section, with any basic resource if a Policy says so."""
    mine = pl.res
    purse = mine[PRODUCTION] + mine[GOLD]
    return purse + mine[SCIENCE] + mine[MILITARY] if pl.live & HOOKS.answering[WONDER_ANY_BASIC] else purse


def usable(s: World, me: int, pl: Player, out: list[int]) -> None:
    """MON-EFF-01, MON-POL-05, MAE-NAT-06, MON-HERO-05: effects not used yet, of activated cards, cards beside the City,
    the active Policy, Natural Wonders, the Hero."""
    found = timed_policies(s, me, ACTION) if pl.active else []
    for i in pl.ready:
        if pl.status[i] == ACTIVATED:
            card = pl.city[i]
            use = BOOK.action[card]
            if use is not None and use.can(s, BOOK.frames[card][me]):
                found.append(A.USE + card)
    if pl.drawn:
        found += [A.USE + card for card in usable_drawn(s, me, pl, 0)]
    held = s.naturals_up & pl.land
    if held:
        naturals(s, me, pl, held, found)
    if pl.hero != EMPTY and usable_hero(s, me, pl):
        found.append(A.USE + pl.hero)
    if len(found) > 1:
        found.sort()
    out += found


def usable_drawn(s: World, me: int, pl: Player, first: int) -> list[int]:
    """MON-SCI-04: the cards beside the City, from the first of them, whose effect is not used and possible."""
    found = []
    for i in range(first, len(pl.drawn)):
        card = pl.drawn[i]
        use = BOOK.action[card]
        if use is not None and not pl.drawn_used >> i & 1 and use.can(s, BOOK.frames[card][me]):
            found.append(card)
    return found


def naturals(s: World, me: int, pl: Player, held: int, found: list[int]) -> None:
    for i in range(len(s.map.naturals)):
        card = s.naturals[i]
        if held >> s.map.naturals[i] & 1 and not pl.done & NATURAL_USED << (card - NATURAL):
            use = BOOK.use[card]
            assert use is not None
            if use.can(s, BOOK.frames[card][me]):
                found.append(A.USE + card)


# ---------------------------------------------------------------- what each action does
def act(s: World, me: int, a: int) -> None:
    """Carry out one action."""
    if a >= A.PICK_UP:
        explorer_act(s, me, a)
    elif a >= A.EXPLORE:
        step(s, me, a)
        push_price(s, me, MILITARY, 1)
    elif a >= A.OUTPOST:
        build_outpost(s, me, s.map.tile_at[a - A.OUTPOST])
    elif a >= A.MANOEUVRE:
        s.push(MARCH, me, EMPTY, (s.map.tile_at[a - A.MANOEUVRE],))
    elif a >= A.CONQUER:
        conquer(s, me, s.map.tile_at[a - A.CONQUER])
    elif a >= A.TOKEN:
        use_token(s, me, a)
    elif a >= A.USE:
        use_effect(s, me, a - A.USE)
    elif a >= A.DEVELOP:
        develop(s, me, POLICY + a - A.DEVELOP)
    elif a >= A.HERO:
        take_hero(s, me, HERO + a - A.HERO)
    elif a >= A.CONTRIBUTE:
        s.push(CONTRIBUTE, me, EMPTY, (a - A.CONTRIBUTE,))
    elif a >= A.ACQUIRE:
        acquire(s, me, WORKSHOP + a - A.ACQUIRE)
    else:
        act_single(s, me, a)


def act_single(s: World, me: int, a: int) -> None:
    if a == A.BUILD_POST:
        explorer_act(s, me, a)
    elif a == A.DISMISS:
        dismiss(s, me)
    elif a == A.COMPLETE:
        complete(s, me)
    elif a == A.INVEST:
        invest(s, me)
    else:
        progress(s, me)


def progress_price(s: World, me: int) -> int:
    """MON-SCI-01, MON-OPT-14."""
    pl = s.players[me]
    price = s.config.progress
    if pl.live & HOOKS.answering[PROGRESS_PRICE]:
        price = HOOKS.ask(s, me, PROGRESS_PRICE, pl.live, pl.spent, price)
    return price if price > 0 else 0


def progress(s: World, me: int) -> None:
    """MON-SCI-01, MON-SCI-02."""
    pl = s.players[me]
    price = progress_price(s, me)
    first_time(s, me, HOOKS.answers[PROGRESS_PRICE], pl.spent)
    s.note(E.PROGRESSES, me)
    s.push(DRAW_USE, me)
    push_price(s, me, SCIENCE, price)


def invest(s: World, me: int) -> None:
    """MAE-INV-01, MAE-INV-02."""
    s.players[me].done |= INVESTED
    s.note(E.INVESTS, me)
    s.pay(me, GOLD, INVESTMENT_PRICE)
    trigger(s, me, INVESTMENT)
    advance(s, me, 1)


def develop(s: World, me: int, card: int) -> None:
    """MON-POL-01 to MON-POL-04: pay Culture; the new Policy is in force, the bonuses of all follow."""
    pay_policy(s, me, card)
    pl = s.players[me]
    s.stirred |= COUNT_POLICIES << COUNT_BITS * me
    pl.active = 1 << (len(pl.policies) - 1)
    refresh(s, me)
    s.push(BONUSES, me, card, pl.policies)


def use_effect(s: World, me: int, card: int) -> None:
    """MON-EFF-01: an effect is used, once."""
    pl = s.players[me]
    if card >= HERO:
        pl.done |= HERO_USED
        push_use(s, me, card)
    elif card >= NATURAL:
        pl.done |= NATURAL_USED << (card - NATURAL)
        push_use(s, me, card)
    elif card >= POLICY:
        use_policy(s, me, card)
    elif card in pl.drawn:
        pl.drawn_used |= 1 << pl.drawn.index(card)  # no card with an effect is there twice
        push_use(s, me, card)
    else:
        for i in range(PLACES):
            if pl.city[i] == card and pl.status[i] == ACTIVATED:
                pl.status[i] = USED
                break
        push_use(s, me, card)


# ---------------------------------------------------------------- continuous mode
class Step(Ask[World]):
    """MAE-CONT-04, MAE-CONT-32, MAE-CONT-35: free actions and one unique action in any order, then the end of the turn;
    or no unique action, and pass."""

    auto: bool = False

    def options(self, s: World, f: Frame) -> list[int]:
        done = s.players[f.me].done
        unique = not done & UNIQUE
        return offers(
            s, f.me, A.PASS if unique else A.DONE, unique, unique or bool(done & MARCHING),
            unique or bool(done & EXPLORING),
        )

    def chosen(self, s: World, f: Frame, a: int) -> None:
        pl = s.players[f.me]
        if a == A.PASS:
            s.note(E.PASSES, f.me)
            pl.done |= PASSED
            lose_counters(s, f.me)
        if a in (A.DONE, A.PASS):
            pl.drawn_before = len(pl.drawn)
            return
        s.stack.append(f)
        if s.config.quests:
            s.stack.append(CHECKS[f.me])
        if not pl.done & UNIQUE and is_unique(pl, a):
            pl.done |= UNIQUE
            pl.drawn_before = len(pl.drawn)
            if A.MANOEUVRE <= a < A.OUTPOST:
                pl.done |= MARCHING
            elif A.EXPLORE <= a < A.YES or a == A.BUILD_POST:
                pl.done |= EXPLORING
        act(s, f.me, a)


def is_unique(pl: Player, a: int) -> bool:
    """MAE-CONT-05, MAE-CONT-06, MAE-CONT-10 to MAE-CONT-13, MAE-CONT-26, MAE-CONT-27: tokens and dismissing are free,
    so is what an Explorer does after it has moved in this turn, and the effect of a card drawn since the last unique
    action."""
    if a == A.DISMISS or A.TOKEN <= a < A.ACTIVATE:
        return False
    if A.USE <= a < A.TOKEN:
        return a - A.USE not in pl.drawn[pl.drawn_before :]
    if a == A.BUILD_POST:
        return not (may_act(pl, 0, True) or may_act(pl, 1, True))
    if A.PICK_UP <= a < A.YES:
        return not may_act(pl, (a - A.PICK_UP) % A.PAIR, True)
    return True


ACTIONS: Final = Actions()
STEP: Final = Step()
DRAW_USE: Final = DrawUse()
BONUSES: Final = Bonuses(A.PICK)
