"""Auctions and forces, attacks and wars, offers of pacts (TTA-COLO, TTA-AGGR, TTA-WAR, TTA-PACT)."""

from __future__ import annotations

from clio.engine.moves import Bounds, Need, Parts, Reason, loses
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK, CARDS_THROWN
from clio.games.through_the_ages.moves import board
from clio.games.through_the_ages.moves.answers import ADD_BONUS, BID, CHOOSE, DISCARD, DONE, NO, PASS, SEND, YES
from clio.games.through_the_ages.moves.board import player
from clio.games.through_the_ages.moves.needs import (
    AgesQuestion, Asked, Card, Here, Needs, at_will, by_number, here, in_hand, named,
)
from clio.games.through_the_ages.ops.ratings import colonization, given, strength
from clio.games.through_the_ages.rules.attack import Defend, ResolveWars, reach
from clio.games.through_the_ages.rules.colony import (
    Bidding, FormForce, all_units, cards_strength, largest_force, sent_units, units_strength,
)
from clio.games.through_the_ages.rules.pacts import Answer
from clio.games.through_the_ages.state import BONUS, TACTIC, UNIT
from clio.games.through_the_ages.words import moves as say
from clio.games.through_the_ages.words import questions as ask


# ---------------------------------------------------------------- the auction
def most(at: Here) -> int:
    return min(largest_force(player(at)), A.BIDS)


def bids(asked: Asked) -> Bounds:
    """Of an amount; nobody has to bid."""
    return Bounds(0, most(here(asked)))


def auction_open(at: Here) -> bool:
    """Without a unit, or without a hidden card, everybody can see who cannot bid more."""
    p = player(at)
    return most(at) > at.s.bid or (bool(p.hand) and sum(p.workers[UNIT:]) > 0)


def bid(at: Here) -> Parts:
    return {"bid": at.s.bid}


BIDDING = AgesQuestion(
    "bid", Bidding,
    (
        PASS.needing(Need("something_to_bid", auction_open, "TTA-COLO-04", tells=lambda at: {"most": most(at)})),
        BID.needing(
            Need("bid_higher", lambda at: at.n + 1 > at.s.bid, "TTA-COLO-02", tells=bid),
            Need("force_to_bid", lambda at: at.n < most(at), "TTA-COLO-03", tells=lambda at: {"most": most(at)}),
        ),
    ),
    Reason("bid", "TTA-COLO-02", "TTA-COLO-04", tells=lambda at: {"card": at.f.src, **bid(at)}), ask.bidding,
    bounds=bids,
)


# ---------------------------------------------------------------- the force
def thrown(at: Here) -> int:
    """Cards that James Cook has thrown away."""
    return at.f.mem[0] if at.f.mem else 0


def force(at: Here) -> int:
    p = player(at)
    return units_strength(p, sent_units(at.s)) + colonization(p) + at.s.force


def bid_within_reach(at: Here) -> bool:
    """After this card is thrown away, what is left can still make up the force."""
    p = player(at)
    rest = units_strength(p, all_units(at.s, p)) + cards_strength(p, thrown(at) + 1, TACTIC + at.n)
    return at.s.bid <= colonization(p) + at.s.force + 1 + rest


def units(asked: Asked) -> Bounds:
    """One at the least; the cards beside them are not counted."""
    sent = len(asked.s.sent)
    there = sent + sum(asked.s.players[asked.me].workers[UNIT:])
    return Bounds(min(1, there), there, sent)


FORCE = AgesQuestion(
    "form-force", FormForce,
    (
        DONE.needing(
            Need("unit_sent", lambda at: bool(at.s.sent), "TTA-COLO-08"),
            Need(
                "bid_reached", lambda at: force(at) >= at.s.bid, "TTA-COLO-07",
                tells=lambda at: {"have": force(at), **bid(at)},
            ),
            label=say.colonize,
        ),
        SEND.needing(Need(
            "unit_to_send", lambda at: player(at).workers[UNIT + at.n] > 0, "TTA-COLO-08",
            tells=named(by_number(UNIT)),
        )),
        ADD_BONUS.needing(in_hand(by_number(BONUS), "TTA-COLO-13"), label=say.bonus_colony),
        DISCARD.needing(
            Need("cook_leads", lambda at: given(player(at), CARDS_THROWN) > 0, "TTA-COLO-25"),
            Need(
                "cook_throws_more", lambda at: thrown(at) < given(player(at), CARDS_THROWN), "TTA-COLO-25",
                tells=lambda at: {"n": given(player(at), CARDS_THROWN)},
            ),
            in_hand(by_number(TACTIC), "TTA-COLO-25"),
            Need("bid_within_reach", bid_within_reach, "TTA-COLO-07", tells=bid),
            label=say.discard_face_down,
        ),
    ),
    Reason("form-force", "TTA-COLO-07", "TTA-COLO-08", tells=lambda at: {"card": at.f.src, **bid(at)}), ask.force,
    bounds=units,
)


# ---------------------------------------------------------------- a defence
def used(at: Here | Asked) -> int:
    """Cards of this defence."""
    return at.f.mem[0] if at.f.mem else 0


def missing(at: Here) -> int:
    """Strength that the defender still lacks."""
    return at.s.attack[3] - strength(at.s, at.me) - at.s.attack[4]


def lack(at: Here) -> Parts:
    return {"missing": max(0, missing(at))}


def defence_cards(asked: Asked) -> Bounds:
    return Bounds(0, asked.s.players[asked.me].ma_total, used(asked))


def defending(card: Card, adds: Card, clause: str) -> Needs:
    """A card in defence: at most so many, and with the others it must be able to do."""

    def enough(at: Here) -> bool:
        p = player(at)
        return missing(at) <= adds(at) + reach(p, card(at), p.ma_total - used(at) - 1)

    return *CARD_LEFT, in_hand(card, clause), Need("defence_can_succeed", enough, "TTA-AGGR-13", tells=lack)


CARD_LEFT: Needs = (
    Need("card_to_defend_with", lambda at: bool(player(at).hand), "TTA-AGGR-09"),
    Need(
        "defence_card_left", lambda at: used(at) < player(at).ma_total, "TTA-AGGR-11",
        tells=lambda at: {"limit": player(at).ma_total},
    ),
)
DEFEND = AgesQuestion(
    "defend", Defend,
    (
        PASS.needing(
            *CARD_LEFT,
            Need(
                "defence_not_begun", lambda at: used(at) == 0, "TTA-AGGR-13", tells=lack,
                which=lambda at: "defence_not_begun" if missing(at) > 0 else "defence_not_begun_enough",
                names=("defence_not_begun", "defence_not_begun_enough"),
            ),
            label=say.fixed("pass.defend"), destroys=loses,
        ),
        DONE.needing(
            *CARD_LEFT,
            Need("defence_begun", lambda at: used(at) > 0, "TTA-AGGR-13"),
            Need("defence_enough", lambda at: missing(at) <= 0, "TTA-AGGR-13", tells=lack),
            label=say.with_effect("done.defend"),
        ),
        ADD_BONUS.needing(
            *defending(by_number(BONUS), lambda at: BOOK.defence[BONUS + at.n], "TTA-AGGR-09"),
        ),
        DISCARD.needing(
            *defending(by_number(TACTIC), lambda at: 1, "TTA-AGGR-10"), label=say.discard_face_down,
        ),
    ),
    Reason("defend", "TTA-AGGR-08", "TTA-AGGR-13", tells=lambda at: {"card": at.f.src, **lack(at)}), ask.defend,
    bounds=defence_cards,
)


# ---------------------------------------------------------------- wars and pacts
WARS = AgesQuestion(
    "resolve-wars", ResolveWars,
    (
        CHOOSE.needing(
            Need(
                "war_declared", lambda at: 2 * at.n < len(player(at).wars), "TTA-WAR-14",
                tells=lambda at: {"n": len(player(at).wars) // 2},
            ),
            label=say.war, places=board.declared_war,
        ),
    ),
    Reason("resolve-wars", "TTA-WAR-14"), ask.wars,
)
ANSWER = AgesQuestion(
    "answer-pact", Answer, (YES, NO.needing(label=say.fixed("no.pact"))),
    Reason("answer-pact", "TTA-PACT-03", tells=lambda at: {"card": at.f.src, "rival": at.f.mem[0]}), ask.answer,
    bounds=at_will,
)
QUESTIONS = (BIDDING, FORCE, DEFEND, WARS, ANSWER)
