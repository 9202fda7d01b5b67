"""Spying and negotiating: the moves of the two modules and their questions."""

from __future__ import annotations

from clio.engine.moves import Need, Question, Reason
from clio.games.families.monumental.state import GOLD
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel.moves import board
from clio.games.monumental_duel.moves.answers import PICK, STOP
from clio.games.monumental_duel.moves.board import player, rival
from clio.games.monumental_duel.moves.names import PURSE_WORDS, card_words, numbers
from clio.games.monumental_duel.moves.needs import (
    DuelMove, DuelNeed, DuelQuestion, Here, card, named, one_or_none, something_to_decide,
)
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.state import AGENT, ESPIONAGE, FREE_CITY, KINDS, MAX_AGENTS, NEGOTIATED
from clio.games.monumental_duel.words import moves as say
from clio.games.monumental_duel.words import questions as ask

PURSES = len(PURSE_WORDS)


# ---------------------------------------------------------------- spying
def agents(at: Here) -> int:
    return player(at).res[AGENT]


def face(at: Here) -> int:
    """Of the die that is rolled again."""
    return at.n // PURSES + 1


def payment(at: Here) -> int:
    return at.n % PURSES


TRAIN = DuelMove(
    "train", A.TRAIN, say.train,
    needs=(something_to_decide(lambda at: agents(at) < MAX_AGENTS, "MDE-SPY-03"),),
)
DEPLOY = DuelMove(
    "deploy", A.DEPLOY, say.deploy, needs=(something_to_decide(lambda at: agents(at) > 0, "MDE-SPY-04"),),
)
REROLL = DuelMove(
    "reroll", A.REROLL, say.reroll, tuple(f"{face} {res}" for face in range(1, 7) for res in PURSE_WORDS),
    places=board.of_table("die", face),
    needs=(
        Need("die_there", lambda at: face(at) in at.s.dice, "MDE-SPY-05", tells=lambda at: {"face": face(at)}),
        Need(
            "have_one", lambda at: player(at).res[payment(at)] > 0, "MDE-SPY-05",
            tells=lambda at: {"res": payment(at)},
        ),
    ),
)
DIE = DuelMove(
    "die", A.DIE, say.die, numbers(1, 6), places=board.of_table("die", lambda at: at.n + 1),
    needs=(
        Need(
            "die_there", lambda at: at.n + 1 in at.s.dice, "MDE-SPY-08", "MDE-SPY-09",
            tells=lambda at: {"face": at.n + 1},
        ),
    ),
)


# ---------------------------------------------------------------- negotiating
def city(at: Here) -> int:
    return FREE_CITY + at.n


def gold_for_city(at: Here) -> bool:
    assert isinstance(at.f.op, M.Negotiate)
    return at.f.op.free or at.n in player(at).cities or player(at).res[GOLD] > 0


NEGOTIATE = DuelMove(
    "negotiate", A.NEGOTIATE, say.negotiate, card_words(FREE_CITY, KINDS), places=board.free_city,
    moment=Reason("negotiate", "MDT-NEG-01"),
    needs=(
        Need("city_not_of_rival", lambda at: at.n not in rival(at).cities, "MDT-NEG-13", tells=named(city)),
        Need("city_there", lambda at: at.n in (*at.s.free, *player(at).cities), "MDT-NEG-01", tells=named(city)),
        Need(
            "city_not_negotiated", lambda at: not player(at).done & NEGOTIATED << at.n, "MDT-NEG-04",
            tells=named(city),
        ),
        Need("gold_for_the_city", gold_for_city, "MDT-NEG-01", "MDT-NEG-03"),
    ),
)
ESPIONAGE_CARDS = DuelNeed(
    "espionage_card", lambda at: ESPIONAGE <= at.n < FREE_CITY, "MDE-SPY-11", tells=named(card)
)
NOT_ACTIVE = DuelNeed(
    "another_espionage_card", lambda at: at.n != player(at).espionage, "MDE-SPY-11", tells=named(card)
)

MOVES = (TRAIN, DEPLOY, REROLL, DIE, NEGOTIATE)
QUESTIONS: tuple[DuelQuestion, ...] = (
    Question(
        "spy", M.SpyChoice, (TRAIN, DEPLOY), Reason("spy", "MDE-SPY-01", "MDE-SPY-03", "MDE-SPY-04"), ask.spy,
    ),
    Question(
        "reroll", M.Reroll, (STOP.needing(label=say.fixed("stop.reroll")), REROLL), Reason("reroll", "MDE-SPY-05"),
        ask.dice("reroll"), one_or_none,
    ),
    Question("resolve", M.Resolve, (DIE,), Reason("resolve", "MDE-SPY-08", "MDE-SPY-09"), ask.dice("resolve")),
    Question(
        "espionage", M.ChangeEspionage,
        (PICK.needing(ESPIONAGE_CARDS, NOT_ACTIVE, label=say.card("pick.espionage"), places=board.espionage),),
        Reason("espionage", "MDE-SPY-11"), ask.plain("espionage"),
    ),
    Question(
        "negotiate", M.Negotiate, (NEGOTIATE,), Reason("negotiate", "MDT-NEG-01", "MDT-NEG-04", "MDT-NEG-13"),
        ask.plain("negotiate"),
    ),
)
