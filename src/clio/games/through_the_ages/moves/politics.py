"""The politics phase: events prepared, attacks, pacts, resignation (TTA-POL)."""

from __future__ import annotations

from clio.engine.moves import Need, Parts, Reason, loses
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import bills
from clio.games.through_the_ages.cardbook import ATTACK_FORBIDDEN, BOOK, HOOKS, NO_ATTACKS
from clio.games.through_the_ages.moves import board
from clio.games.through_the_ages.moves.answers import PASS
from clio.games.through_the_ages.moves.board import player
from clio.games.through_the_ages.moves.names import SEAT_WORDS, SIDE_WORDS, card_words
from clio.games.through_the_ages.moves.needs import (
    IN_GAME, IN_POLITICS, AgesMove, AgesNeed, AgesQuestion, Card, Here, Needs, another_player, at_will, by_number,
    in_hand, named, possible,
)
from clio.games.through_the_ages.moves.powers import offered
from clio.games.through_the_ages.ops.effects import Annex
from clio.games.through_the_ages.rules.attack import (
    attack_bonus, attacked_strength, has_target, pacts_between, sovereign, stronger,
)
from clio.games.through_the_ages.rules.pacts import PER_PACT
from clio.games.through_the_ages.rules.politics import Politics
from clio.games.through_the_ages.state import (
    AGE_IV, AGGRESSION, BONUS, EVENT, KINDS, PACT, SEATS, TERRITORY, WAR,
)
from clio.games.through_the_ages.words import moves as say
from clio.games.through_the_ages.words import questions as ask


PREPARE = AgesMove(
    "prepare", A.PREPARE, say.prepare, card_words(TERRITORY, KINDS), places=board.hand_event, moment=IN_POLITICS
)
AGGRESS = AgesMove(
    "aggress", A.AGGRESS, say.aggress, card_words(AGGRESSION, WAR, *SEAT_WORDS), places=board.aggression,
    moment=IN_POLITICS,
)
DECLARE = AgesMove(
    "declare", A.DECLARE, say.declare, card_words(WAR, BONUS, *SEAT_WORDS), places=board.war, moment=IN_POLITICS
)
OFFER = AgesMove(
    "offer", A.OFFER, say.offer, card_words(PACT, TERRITORY, *SIDE_WORDS), places=board.offered_pact,
    moment=IN_POLITICS,
)
CANCEL = AgesMove(
    "cancel", A.CANCEL, say.cancel, card_words(PACT, TERRITORY), places=board.pact, moment=IN_POLITICS, destroys=loses,
)
RESIGN = AgesMove(
    "resign", A.RESIGN, say.with_effect("resign"), moment=IN_POLITICS, grave=True, resigns=True, declines=True
)
USE_ALEXANDER = offered(A.USE_ALEXANDER, "TTA-CTX-02", label=say.leave)
COLUMBUS_COLONY = offered(
    A.COLUMBUS_COLONY, "TTA-CTX-31", words=card_words(TERRITORY, EVENT), label=say.colonize_from_hand,
    touches=board.hand_event, needs=(in_hand(by_number(TERRITORY), "TTA-CTX-31"),), notation="columbus",
)


# ---------------------------------------------------------------- attacks
def rival(at: Here) -> int:
    return at.n % SEATS


def attack(first: int) -> Card:
    def card(at: Here) -> int:
        return first + at.n // SEATS

    return card


def treaty(at: Here) -> int:
    """The pact that forbids attacks between the two, or -1 (TTA-AGGR-03)."""
    pacts = [at.s.players[owner].pact for owner in pacts_between(at.s, at.me, rival(at))]
    return next((pact for pact in pacts if BOOK.attacks[pact] == ATTACK_FORBIDDEN), -1)


def no_gandhi(clause: str) -> AgesNeed:
    return Need("may_attack", lambda at: not player(at).live & HOOKS.answering[NO_ATTACKS], clause)


def no_treaty(clause: str) -> AgesNeed:
    return Need(
        "no_treaty", lambda at: treaty(at) < 0, clause, tells=lambda at: {"card": treaty(at), "rival": rival(at)}
    )


def attack_price(card: Card, twice: str, *clauses: str) -> AgesNeed:
    """Military actions, twice as many against Gandhi."""

    def bill(at: Here) -> bills.Bill:
        return bills.attack(at.s, at.me, rival(at), card(at))

    def doubled(at: Here) -> bool:
        return bill(at).price > BOOK.price[card(at)]

    def tells(at: Here) -> Parts:
        return {"card": card(at), "rival": rival(at), "need": bill(at).price, "have": bill(at).have}

    return Need(
        "attack_price", lambda at: bill(at).payable, *clauses, also=lambda at: (twice,) if doubled(at) else (),
        tells=tells, which=lambda at: "attack_price_doubled" if doubled(at) else "attack_price",
        names=("attack_price", "attack_price_doubled"), short=True,
    )


def strengths(at: Here) -> Parts:
    s, me, other = at.s, at.me, rival(at)
    mine = attacked_strength(s, me, other) + attack_bonus(s, me, other)
    return {"rival": other, "mine": mine, "theirs": attacked_strength(s, other, me)}


aggression, war = attack(AGGRESSION), attack(WAR)
AGGRESS_NEEDS: Needs = (
    *another_player(rival, "TTA-AGGR-01"),
    in_hand(aggression, "TTA-AGGR-01"),
    no_gandhi("TTA-AGGR-17"),
    no_treaty("TTA-AGGR-03"),
    attack_price(aggression, "TTA-AGGR-17", "TTA-AGGR-02"),
    Need("stronger", lambda at: stronger(at.s, at.me, rival(at)), "TTA-AGGR-04", tells=strengths, short=True),
    Need(
        "something_to_hit", lambda at: has_target(at.s, rival(at), aggression(at)), "TTA-AGGR-18",
        tells=lambda at: {"rival": rival(at)},
        which=lambda at: "colony_to_take" if isinstance(BOOK.op[aggression(at)], Annex) else "leader_or_wonder_to_hit",
        names=("colony_to_take", "leader_or_wonder_to_hit"),
    ),
)
DECLARE_NEEDS: Needs = (
    *another_player(rival, "TTA-WARDEC-01"),
    in_hand(war, "TTA-WARDEC-01"),
    no_gandhi("TTA-WARDEC-09"),
    Need("not_last_round", lambda at: at.s.round != at.s.last, "TTA-POL-03", "TTA-WARDEC-07"),
    no_treaty("TTA-WARDEC-02"),
    Need(
        "may_be_warred", lambda at: not sovereign(at.s, rival(at)), "TTA-CTX-46", "TTA-WARDEC-02",
        tells=lambda at: {"rival": rival(at)},
    ),
    attack_price(war, "TTA-WARDEC-09", "TTA-WARDEC-01", "TTA-ACTOT-04"),
)


# ---------------------------------------------------------------- pacts
def proposed(at: Here) -> int:
    return PACT + at.n // PER_PACT


def partner(at: Here) -> int:
    return at.n % PER_PACT // 2


def cancelled(at: Here) -> int:
    return PACT + at.n


def parties(at: Here, pact: int) -> list[tuple[int, int]]:
    return [(seat, q.partner) for seat, q in enumerate(at.s.players) if q.pact == pact]


PACTS_PLAYED = AgesNeed("three_players", lambda at: at.s.config.seats > 2, "TTA-POL-04")
OFFER_NEEDS: Needs = (
    PACTS_PLAYED,
    *another_player(partner, "TTA-PACT-01"),
    in_hand(proposed, "TTA-PACT-01"),
    Need("sides_differ", lambda at: at.n % 2 == 0 or BOOK.sides[proposed(at)], "TTA-PACT-02", tells=named(proposed)),
)
CANCEL_NEEDS: Needs = (
    PACTS_PLAYED,
    Need("pact_in_play", lambda at: bool(parties(at, cancelled(at))), "TTA-PACT-09", tells=named(cancelled)),
    Need(
        "party_to_pact", lambda at: any(at.me in pair for pair in parties(at, cancelled(at))), "TTA-PACT-09",
        tells=named(cancelled),
    ),
)

# ---------------------------------------------------------------- resignation
RESIGN_NEEDS: Needs = (
    Need("resignation_on", lambda at: at.s.config.resigning, "TTA-RESIGN-01"),
    Need("before_age_iv", lambda at: at.s.age < AGE_IV, "TTA-POL-05"),
)


# ---------------------------------------------------------------- the question
POLITICAL = (
    PREPARE.needing(IN_GAME, in_hand(by_number(TERRITORY), "TTA-PREP-01")),
    AGGRESS.needing(IN_GAME, *AGGRESS_NEEDS),
    DECLARE.needing(IN_GAME, *DECLARE_NEEDS),
    OFFER.needing(IN_GAME, *OFFER_NEEDS),
    CANCEL.needing(IN_GAME, *CANCEL_NEEDS),
    RESIGN.needing(IN_GAME, *RESIGN_NEEDS),
    *(move.needing(IN_GAME, *move.needs) for move in (USE_ALEXANDER, COLUMBUS_COLONY)),
)


def something_political(at: Here) -> bool:
    """With an empty hand everybody can see whether there is anything to decide."""
    return bool(player(at).hand) or possible(at, POLITICAL)


POLITICS = AgesQuestion(
    "politics", Politics,
    (
        PASS.needing(
            IN_GAME, Need("something_political", something_political, "TTA-POL-01"), label=say.fixed("pass.politics")
        ),
        *POLITICAL,
    ),
    Reason("politics", "TTA-POL-01", "TTA-POL-02"), ask.politics, bounds=at_will, turn=True,
    bare=lambda asked: not asked.s.players[asked.f.me].hand,
)
QUESTIONS = (POLITICS,)
