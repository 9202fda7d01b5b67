"""Actions of a turn around the City, and the questions of a turn. Those of the map are in `map` and `explorers`, of
commerce in `trade`, of Heroes in `modules`."""

from __future__ import annotations

from clio.engine.moves import Need, Reason
from clio.games.families.monumental.cardbook import ACTION, CITY_ACTIVATION, WONDER
from clio.games.families.monumental.moves.board import always, cross, policy_to_develop
from clio.games.families.monumental.state import (
    ACTIVATED, EMPTY, IDLE, PLACES, POLICY_USED, REINFORCED, SHOOTING_RANGE, WORKSHOP,
)
from clio.games.monumental import actions as A
from clio.games.monumental import bills
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.moves import board
from clio.games.monumental.moves.board import player
from clio.games.monumental.moves.effects import EFFECTS, why_not
from clio.games.monumental.moves.names import LINE_WORDS, card_words
from clio.games.monumental.moves.needs import Here, WorldMove, WorldNeed, card, named, payable
from clio.games.monumental.state import DISMISSED, HERO, HERO_USED, NATURAL, NATURAL_USED, POLICY, UNIQUE, World
from clio.games.monumental.words import moves as say

ON_YOUR_TURN = Reason[World]("turn", "MON-TURN-03")


# ---------------------------------------------------------------- the end of a turn
DONE = WorldMove("done", A.DONE, say.done, moment=ON_YOUR_TURN, ends=True)
PASS = WorldMove("pass", A.PASS, say.heading("pass"), moment=Reason("continuous", "MAE-CONT-17"), ends=True)
ACTED_YET = WorldNeed("unique_action_taken", lambda at: bool(player(at).done & UNIQUE), "MAE-CONT-32")
NOT_ACTED_YET = WorldNeed("unique_action_not_taken", lambda at: not player(at).done & UNIQUE, "MAE-CONT-32")
UNIQUE_LEFT = WorldNeed(
    "unique_action_left", lambda at: not player(at).done & UNIQUE, "MAE-CONT-04", "MAE-CONT-05", "MAE-CONT-25"
)



def just_drawn(at: Here) -> bool:
    """The card at.n lies beside the City since the last unique action."""
    pl = player(at)
    return at.n in pl.drawn[pl.drawn_before :]


UNIQUE_LEFT_OR_DRAWN = WorldNeed(
    "unique_action_left", lambda at: UNIQUE_LEFT.met(at) or just_drawn(at), *UNIQUE_LEFT.clauses, "MAE-CONT-27"
)


# ---------------------------------------------------------------- actions without a card of one's choice
PROGRESS = WorldMove(
    "progress", A.PROGRESS, say.progress, places=always("deck"), moment=ON_YOUR_TURN,
    needs=(
        Need("deck_not_empty", lambda at: bool(player(at).deck), "MON-SCI-03"),
        payable(lambda at: bills.progress(at.s, at.me), "MON-SCI-01"),
    ),
)
COMPLETE = WorldMove(
    "complete", A.COMPLETE, say.complete, places=board.wonder, moment=ON_YOUR_TURN,
    needs=(
        Need("wonder_under_construction", lambda at: player(at).wonder != EMPTY, "MON-WON-01"),
        payable(lambda at: bills.completion(at.s, at.me), "MON-WON-01"),
    ),
)


# ---------------------------------------------------------------- acquiring and developing
def acquired(at: Here) -> int:
    return WORKSHOP + at.n


def developed(at: Here) -> int:
    return POLICY + at.n


def others_reserved(at: Here, card: int) -> bool:
    return any(card in pl.reserved for seat, pl in enumerate(at.s.players) if seat != at.me)


def on_offer(at: Here) -> bool:
    return acquired(at) <= SHOOTING_RANGE or acquired(at) in (*at.s.display, *player(at).reserved)


def price_clauses(at: Here) -> tuple[str, ...]:
    return ("MON-WON-01",) if BOOK.type[acquired(at)] == WONDER else ("MON-ACQ-01", "MON-ACQ-08")


ACQUIRE = WorldMove(
    "acquire", A.ACQUIRE, say.acquire, card_words(WORKSHOP, A.ACQUIRED), places=board.acquired_card,
    moment=ON_YOUR_TURN,
    needs=(
        Need(
            "pile_not_empty", lambda at: acquired(at) > SHOOTING_RANGE or at.s.basics[at.n] > 0, "MON-ACQ-05",
            tells=named(acquired),
        ),
        Need(
            "not_reserved_by_another", lambda at: not others_reserved(at, acquired(at)), "MAE-RES-05",
            tells=named(acquired),
        ),
        Need("on_offer", on_offer, "MON-ACQ-01", "MAE-RES-04", tells=named(acquired)),
        payable(lambda at: bills.acquisition(at.s, at.me, acquired(at)), also=price_clauses),
    ),
)
DEVELOP = WorldMove(
    "develop", A.DEVELOP, say.develop, card_words(POLICY, A.DEVELOPED), places=policy_to_develop(POLICY),
    moment=ON_YOUR_TURN,
    needs=(
        Need(
            "own_civilization", lambda at: BOOK.civ[developed(at)] == player(at).civ, "MON-POL-01",
            tells=named(developed),
        ),
        Need("undeveloped", lambda at: developed(at) not in player(at).policies, "MON-POL-01", tells=named(developed)),
        payable(lambda at: bills.policy(at.s, at.me), "MON-POL-01"),
    ),
)


# ---------------------------------------------------------------- using a card
DRAWN_USED = -1  # beside the City, and its effect is used


def is_policy(at: Here) -> bool:
    return POLICY <= at.n < NATURAL


def is_natural(at: Here) -> bool:
    return NATURAL <= at.n < HERO


def is_hero(at: Here) -> bool:
    return at.n >= HERO


def in_city(at: Here) -> bool:
    """Is it a card of the sort that lies in Cities?"""
    return at.n < POLICY


def statuses(at: Here) -> set[int]:
    """Of all places of the City where the card lies; cards drawn and used count as activated until they are used."""
    pl = player(at)
    found = {pl.status[i] for i in range(PLACES) if pl.city[i] == at.n}
    return found | {
        DRAWN_USED if pl.drawn_used >> i & 1 else ACTIVATED for i in range(len(pl.drawn)) if pl.drawn[i] == at.n
    }


def policy_bit(at: Here) -> int:
    return player(at).policies.index(at.n)


def natural_held(at: Here) -> bool:
    """MAE-NAT-06: its Province is under the player's control."""
    s = at.s
    return any(
        s.naturals[i] == at.n and (s.naturals_up & player(at).land) >> s.map.naturals[i] & 1
        for i in range(len(s.naturals))
    )


def unused(at: Here) -> bool:
    done = player(at).done
    if is_policy(at):
        return not done & POLICY_USED << policy_bit(at)
    if is_natural(at):
        return not done & NATURAL_USED << (at.n - NATURAL)
    return not done & HERO_USED if is_hero(at) else ACTIVATED in statuses(at)


UNUSED_CLAUSES = ((is_policy, "MON-POL-05"), (is_natural, "MAE-NAT-06"), (is_hero, "MON-HERO-05"))
TIMES = {ACTION: "works_as_action", CITY_ACTIVATION: "works_in_activation"}
TIME_CLAUSES = {ACTION: "MON-EFF-01", CITY_ACTIVATION: "MON-ACTV-06"}


def works(timing: int) -> WorldNeed:
    """This is the moment for the card."""
    return Need(
        "works_now", lambda at: BOOK.timing[at.n] == timing, tells=named(card),
        also=lambda at: (TIME_CLAUSES[BOOK.timing[at.n]],), which=lambda at: TIMES[BOOK.timing[at.n]],
        names=tuple(name for t, name in TIMES.items() if t != timing),
    )


def by_itself(at: Here) -> bool:
    """It has an effect, but none to be used."""
    return bool(BOOK.hooks[at.n]) or BOOK.start[at.n] is not None


HAS_EFFECT = WorldNeed(
    "has_effect", lambda at: BOOK.use[at.n] is not None, tells=named(card),
    also=lambda at: ("MON-ACT-02" if by_itself(at) else "MON-EFF-01",),
    which=lambda at: "has_effect_of_its_own" if by_itself(at) else "has_effect",
    names=("has_effect", "has_effect_of_its_own"),
)
DEVELOPED = WorldNeed(
    "developed", lambda at: not is_policy(at) or at.n in player(at).policies, "MON-POL-04", tells=named(card)
)
AWAKE = WorldNeed(
    "policy_uncovered", lambda at: not is_policy(at) or bool(player(at).active >> policy_bit(at) & 1), "MON-POL-04",
    tells=named(card),
)
NATURAL_HELD = WorldNeed(
    "natural_held", lambda at: not is_natural(at) or natural_held(at), "MAE-NAT-06", tells=named(card)
)
HERO_HELD = WorldNeed(
    "hero_held", lambda at: not is_hero(at) or player(at).hero == at.n, "MON-HERO-05", tells=named(card)
)
HERO_THERE = WorldNeed(
    "hero_not_dismissed", lambda at: not is_hero(at) or not player(at).done & DISMISSED, "MAE-CHERO-05",
    tells=named(card),
)
IN_CITY = WorldNeed(
    "in_city", lambda at: not in_city(at) or bool(statuses(at)), "MON-EFF-01", "MON-SCI-05", tells=named(card)
)
IS_ACTIVATED = WorldNeed(
    "activated", lambda at: not in_city(at) or statuses(at) != {IDLE}, "MON-EFF-01", tells=named(card)
)
NOT_REINFORCED = WorldNeed(
    "not_reinforced", lambda at: not in_city(at) or bool(statuses(at) - {IDLE, REINFORCED}), "MON-TERM-10",
    tells=named(card),
)
UNUSED = WorldNeed(
    "unused", unused, "MON-TURN-04", tells=named(card),
    also=lambda at: tuple(clause for sort, clause in UNUSED_CLAUSES if sort(at)),
)
POSSIBLE = WorldNeed(
    "effect_possible", EFFECTS.possible, tells=EFFECTS.parts, also=why_not, which=EFFECTS.which,
    names=EFFECTS.variants,
)
OF_A_POLICY = WorldNeed("of_a_policy", is_policy, "MON-ACTV-05", tells=named(card))
AS_ACTION: tuple[WorldNeed, ...] = (
    HAS_EFFECT, DEVELOPED, AWAKE, NATURAL_HELD, HERO_HELD, HERO_THERE, IN_CITY, IS_ACTIVATED, NOT_REINFORCED, UNUSED,
    works(ACTION), POSSIBLE,
)
IN_ACTIVATION: tuple[WorldNeed, ...] = (
    HAS_EFFECT, works(CITY_ACTIVATION), OF_A_POLICY, DEVELOPED, AWAKE, UNUSED, POSSIBLE,
)
USE = WorldMove("use", A.USE, say.use, card_words(0, A.USED), AS_ACTION, places=board.used_card, moment=ON_YOUR_TURN)
ACTIVATE = WorldMove("activate", A.ACTIVATE, say.activate, LINE_WORDS, places=cross)
