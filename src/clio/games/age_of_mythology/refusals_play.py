"""Why a tile cannot be taken, a card not chosen, played, used for its power or discarded."""

from __future__ import annotations

from clio.engine.game import Refusal
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import ATTACK, BOARDS, BOOK, DO_BUILD, NEXT_AGE, TILE_BOOK, TRADE
from clio.games.age_of_mythology.ops.powers import CHEAP_BUILDINGS, DestroyBuilding, changes
from clio.games.age_of_mythology.refusal_base import Reason, Why, god_clause
from clio.games.age_of_mythology.refusals_gods import no_effect
from clio.games.age_of_mythology.rules.explore import TakeTile
from clio.games.age_of_mythology.rules.play import PlayCard, age_cost
from clio.games.age_of_mythology.rules.round import HAND_LIMITS, ChooseCards, ChooseDiscards
from clio.games.age_of_mythology.rules.trade import trade_cost
from clio.games.age_of_mythology.state import DRAFT, FAVOR, GODS, MYTHIC, NONE, PERMANENT, SPACES


# ---------------------------------------------------------------------- tiles
def tile(why: Why, kind: int) -> Refusal:
    drafting = why.s.phase == DRAFT
    if kind not in why.s.shown:
        return why.because("not_shown", "AOM-SETUP-33" if drafting else "AOM-EXPLORE-04", tile=kind)
    terrain = TILE_BOOK.terrain[kind]
    n = BOARDS[why.p.culture].count(terrain)
    clauses = ("AOM-SETUP-37", "AOM-EXPLORE-06") if drafting else ("AOM-EXPLORE-06", "AOM-EXPLORE-07")
    return why.because("spaces_taken" if n else "no_such_space", *clauses, terrain=terrain, n=n)


def space_for_tile(why: Why, space: int) -> Refusal:
    """A space is pointed at where only the tile is chosen."""
    if why.p.tiles[space] != NONE:
        return why.asked("space_taken", "AOM-EXPLORE-06", **why.place(space))
    return why.asked("by_itself", "AOM-EXPLORE-06")


# ---------------------------------------------------------------------- choosing and discarding cards
def take(why: Why, card: int) -> Refusal:
    if card in why.p.hand:
        return why.because("kept", "AOM-DRAW-11", card=card)
    if A.TAKE + card in why.f.mem:
        return why.because("taken", "AOM-DRAW-11", card=card)
    return hand_full(why, 1)


def hand_full(why: Why, n: int) -> Refusal:
    p = why.p
    have = len(p.hand) + len(why.f.mem)
    return why.because(
        "hand_limit", "AOM-DRAW-01", "AOM-DRAW-02", age=p.age, cards=HAND_LIMITS[p.age], have=have, n=n,
    )


def discard(why: Why, card: int) -> Refusal:
    if card in why.p.hand:
        return why.because("thrown", "AOM-DISCARD-01", card=card)
    return why.because("not_in_hand", "AOM-DISCARD-01", card=card)


# ---------------------------------------------------------------------- playing a card
def play(why: Why, card: int) -> Refusal:
    return not_in_hand(why, card) or no_action(why, card, False)


def invoke(why: Why, god: int) -> Refusal:
    card = GODS + god
    return not_in_hand(why, card) or no_power(why, card) or no_action(why, card, True)


def power(why: Why, god: int) -> Refusal | None:
    card = GODS + god
    return not_in_hand(why, card) or not_alone(why, card) or no_power(why, card)


def passing(why: Why, card: int) -> Refusal | None:
    return not_in_hand(why, card)


def decline(why: Why, n: int) -> Refusal:
    return why.because("decline", "AOM-ACTION-10", "AOM-GOD-10")


def not_in_hand(why: Why, card: int) -> Refusal | None:
    p = why.p
    if card in p.hand:
        return None
    if card in p.out:
        return why.because("played", "AOM-ACTION-04", card=card)
    if card < PERMANENT:
        return why.because("in_pack", "AOM-ACTION-02", "AOM-DRAW-04", card=card)
    if card >= GODS and BOOK.culture[card] != p.culture:
        return why.because("other_god", "AOM-ACTION-02", "AOM-COMP-20", card=card)
    return why.because("not_in_hand", "AOM-ACTION-02", card=card)


def not_alone(why: Why, card: int) -> Refusal | None:
    return None if BOOK.alone[card] else why.because("not_alone", "AOM-GOD-04", god_clause(card), of_card=card)


def no_power(why: Why, card: int) -> Refusal | None:
    """Not enough favor, or no effect."""
    price, have = BOOK.favor[card], why.p.cubes[FAVOR]
    if have < price:
        return why.because("favor", "AOM-GOD-01", god_clause(card), of_card=card, favor=price, own=have)
    return no_effect(why, card)


def no_action(why: Why, card: int, power: bool) -> Refusal:
    """AOM-ACTION-13: the action of the card could not be carried out, after the favor for its power is paid."""
    p = why.p
    action = BOOK.action[card]
    have = list(p.cubes)
    have[FAVOR] -= BOOK.favor[card] if power else 0
    every = {"cost": (1, 1, 1, 1), "have": tuple(have), "once": int(power)}
    if action == ATTACK:
        return why.because("no_units", "AOM-ATTACK-10")
    if action == TRADE:
        return no_trade(why, card)
    if action == NEXT_AGE:
        if p.age == MYTHIC:
            return why.because("mythic", "AOM-AGE-06")
        clause = "AOM-AGE-03" if card < PERMANENT else "AOM-AGE-04"
        return why.because("age_cost", "AOM-AGE-02", clause, cubes=age_cost(p, card), age=p.age + 1, **every)
    if action == DO_BUILD:
        op = BOOK.power[card]
        makes_room = power and isinstance(op, DestroyBuilding) and op.own
        if p.city_size() >= SPACES and not makes_room:
            return why.because("city_full", "AOM-BUILD-05", n=SPACES)
        if changes(card, power, CHEAP_BUILDINGS):
            return why.because("nothing_but_houses", "AOM-GOD-12", god_clause(card), "AOM-BUILD-03", **every)
        return why.because("nothing_to_build", "AOM-ACTION-13", "AOM-BUILD-03", **every)
    return why.because("nothing_to_recruit", "AOM-ACTION-13", "AOM-RECRUIT-03", "AOM-RECRUIT-09", **every)


def no_trade(why: Why, card: int) -> Refusal:
    cost, cubes = trade_cost(why.p, card), sum(why.p.cubes)
    if cubes < cost:
        return why.because("trade_cost", "AOM-TRADE-09", cubes=cost, own=cubes)
    key = "nothing_to_trade" if cubes else "no_cubes"
    return why.because(key, "AOM-ACTION-13", "AOM-TRADE-01", cubes=cost, own=cubes)


PLAY_ANSWERS: dict[type, dict[str, Reason]] = {
    TakeTile: {"tile": tile, "settle villager": space_for_tile},
    ChooseCards: {"take": take, "draw": hand_full},
    ChooseDiscards: {"discard": discard},
    PlayCard: {"play": play, "invoke": invoke, "power": power, "pass": passing, "decline": decline},
}
