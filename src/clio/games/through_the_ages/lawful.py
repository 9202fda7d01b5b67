"""What every position of a game has in common. A scenario that breaks it is refused with the reason (BadScenario)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, NoReturn

from clio.engine.errors import BadScenario
from clio.engine.hooks import Listener
from clio.engine.kernel import Op
from clio.engine.lawful import within
from clio.games.through_the_ages.cardbook import BOOK, HOOKS, TAKE_COST
from clio.games.through_the_ages.ops.hands import ROW_COST
from clio.games.through_the_ages.ops.people import GainYellow
from clio.games.through_the_ages.ops.powers import ExchangeAction
from clio.games.through_the_ages.rules.powers import power
from clio.games.through_the_ages.state import (
    ACTION, AGE_A, AGE_III, AGE_IV, ARENA, DESPOTISM, GOVERNMENT, LAB, LEADER, LEADER_REPLACED, LIBRARY, NONE, SPECIAL,
    STORES, TACTIC, TECHNOLOGIES, TEMPLE, THEATER, UNIT, WONDER, Ages, Player,
)

BLUE = 16  # TTA-SETUP-04
YELLOW = 25  # TTA-SETUP-05
TYPES = ((LAB, TEMPLE), (TEMPLE, LIBRARY), (LIBRARY, THEATER), (THEATER, ARENA), (ARENA, UNIT))


def at_least(name: str, n: object, least: int = 0) -> int:
    """A whole number, and not less."""
    if not isinstance(n, int) or isinstance(n, bool) or n < least:
        raise BadScenario("scenario_least", name=name, n=n, least=least)
    return n


def refuse(key: str, kind: int) -> NoReturn:
    raise BadScenario(key, card={"en": BOOK.name_en[kind], "fr": BOOK.name_fr[kind]})


# ---------------------------------------------------------------------- time
def round_of(age: int, round: int | None) -> int:
    """Age A ends as the second round begins (TTA-AGE-01)."""
    if age == AGE_A:
        return within("round", 1 if round is None else round, 1, 2)
    return at_least("round", 5 if round is None else round, 2)


def last_round(s: Ages, round: int) -> int:
    """Known from the beginning of Age IV: that round or the next (TTA-AGE-19, TTA-FLOW-07, -08)."""
    if s.age != AGE_IV:
        raise BadScenario("through-the-ages.last_round")
    return within("last", round, s.round, s.round + 1)


# ---------------------------------------------------------------------- tokens
def brought(p: Player, tokens: list[int]) -> int:
    """The tokens that the cards in play have brought, less those that they have cost (TTA-TOK-02, -04)."""
    cards = [kind for kind in range(SPECIAL, TECHNOLOGIES) if p.techs >> kind & 1]
    cards += [kind for kind in p.wonders if not p.ruins >> (kind - WONDER) & 1]
    return sum(tokens[kind] for kind in (*cards, *p.colonies))


def blue_left(p: Player) -> int:
    """How many blue tokens the bank can hold beside those on cards."""
    return BLUE + brought(p, BOOK.blue) - sum(p.blue) - p.stages


def yellow_tokens(s: Ages) -> int:
    """The most there can be in this game: those of the beginning and all that cards could bring; they can be stolen, so
    that one player's number says little."""
    cards = sum(max(0, n) for n in BOOK.yellow)
    ops = [op for hooks in BOOK.hooks for hook in hooks for op in hook.parts()]
    return YELLOW * len(s.players) + cards + sum(op.n for op in walk(ops) if isinstance(op, GainYellow))


def walk(ops: Iterable[Op[Any]]) -> Iterator[Op[Any]]:
    """The ops and all their parts."""
    for op in ops:
        yield op
        yield from walk(op.parts())


def check_tokens(s: Ages) -> None:
    """No debts, none on cards that are not there, no more than there are."""
    for p in s.players:
        for kind, n in enumerate(p.workers):
            at_least(BOOK.name_en[kind], n)
            if n and not p.techs >> kind & 1:
                refuse("scenario_not_in_play", kind)
        for kind in range(STORES):
            at_least(BOOK.name_en[kind], p.blue[kind])
            if p.blue[kind] and not p.techs >> kind & 1:
                refuse("scenario_not_in_play", kind)
            if p.blue[kind] and kind >= LAB and (kind == LAB or s.age < AGE_III):
                refuse("scenario_place", kind)  # only Bill Gates stores anything there
        if blue_left(p) < 0:
            raise BadScenario("through-the-ages.tokens", n=BLUE + brought(p, BOOK.blue) - blue_left(p))
        within("blue", p.blue_bank, 0, blue_left(p))
    yellow = sum(p.yellow_bank + p.unused + sum(p.workers) for p in s.players)
    if yellow > yellow_tokens(s):
        raise BadScenario("through-the-ages.workers", n=yellow, most=yellow_tokens(s))


# ---------------------------------------------------------------------- cards
def obsolete(s: Ages, kind: int) -> bool:
    """TTA-AGE-08."""
    return BOOK.age[kind] < s.age - 1


def check_cards(s: Ages) -> None:
    for kind in s.row:  # they may become obsolete there (TTA-AGE-14), and leave before the next age ends
        if kind != NONE and BOOK.age[kind] < s.age - 2:
            refuse("through-the-ages.obsolete", kind)
    for p in s.players:
        for kind in (p.leader, p.wonder, p.pact, *p.civil, *p.hand):  # TTA-AGE-09 to -12
            if kind != NONE and obsolete(s, kind):
                refuse("through-the-ages.obsolete", kind)
        for kind in p.hand:
            if BOOK.age[kind] == AGE_A:  # TTA-SETUP-11
                refuse("scenario_place", kind)
        check_leaders(p)
        check_technologies(s, p)
        if p.wonder != NONE:
            within("stages", p.stages, 0, len(BOOK.stages[p.wonder]) - 1)
    for kind in (*s.discards[AGE_A], *s.future):  # TTA-SETUP-11, -12
        if BOOK.age[kind] == AGE_A:
            refuse("scenario_place", kind)


def check_leaders(p: Player) -> None:
    """TTA-TAKE-04: one leader of each age, those that are gone included."""
    ages = p.leader_ages
    for kind in (p.leader, *p.civil):
        if LEADER <= kind < ACTION:
            if ages >> BOOK.age[kind] & 1:
                refuse("through-the-ages.leaders", kind)
            ages |= 1 << BOOK.age[kind]
    p.leader_ages = ages


def check_technologies(s: Ages, p: Player) -> None:
    """One special technology of a type (TTA-TECH-08); what this government allows, or an earlier one (TTA-TECH-11)."""
    special = [kind for kind in range(SPECIAL, TECHNOLOGIES) if p.techs >> kind & 1]
    for low, high in pairwise(special):
        if BOOK.type[low] == BOOK.type[high]:
            refuse("through-the-ages.special", low)
    for kind in p.civil:
        if kind < TECHNOLOGIES and (p.techs >> kind & 1 or p.civil.count(kind) > 1):  # TTA-TAKE-03
            refuse("scenario_twice", kind)
    most = BOOK.limit[p.government]
    if p.government != DESPOTISM:
        most = max(BOOK.limit[kind] for kind in range(GOVERNMENT, SPECIAL) if BOOK.age[kind] <= s.age)
    for first, end in TYPES:
        within(BOOK.name_en[first], sum(p.workers[first:end]), 0, most)


def check_actions(p: Player) -> None:
    within("civil", p.ca, 0, p.ca_total)
    within("military", p.ma, 0, p.ma_total)


def check_taken(s: Ages, me: int, taken: list[int]) -> None:
    """The cards taken in this turn cost at least what the first spaces of the row ask, leaders perhaps less; a military
    action may have paid for one of them (TTA-TAKE-01, TTA-CTX-27)."""
    p = s.players[me]
    live = p.live | replaced_leaders(s, p)
    prices = [HOOKS.ask(s, me, TAKE_COST, live, 0, price, kind) for price, kind in zip(ROW_COST, taken)]
    most = p.ca_total + sum(1 for listener in HOOKS.abilities if live & listener.bit and exchanging(listener))
    if sum(prices) > most:
        raise BadScenario("through-the-ages.taken", n=len(taken), price=sum(prices), most=most)


def replaced_leaders(s: Ages, p: Player) -> int:
    """The bits of those who may have been replaced in this turn: a player takes one leader of each age."""
    if not p.done & LEADER_REPLACED:
        return 0
    ages = {BOOK.age[kind] for kind in (p.leader, *p.civil) if LEADER <= kind < ACTION}
    gone = [kind for kind in range(LEADER, ACTION) if not obsolete(s, kind) and BOOK.age[kind] not in ages]
    return sum(HOOKS.bit(kind) for kind in gone)


def exchanging(listener: Listener) -> bool:
    """Does the card give a civil action for a military one?"""
    return isinstance(power(listener), ExchangeAction)


def check_decks(s: Ages, civil: list[int] | None, military: list[int] | None) -> None:
    """The decks named hold cards of the current age, and a current civil deck always some (TTA-AGE-06, -18)."""
    for kind in (*(civil or ()), *(military or ())):
        if BOOK.age[kind] != s.age or (s.age == AGE_A and kind >= TACTIC):
            refuse("scenario_place", kind)
    if civil is not None and not civil and s.age <= AGE_III:
        raise BadScenario("through-the-ages.no_deck")
