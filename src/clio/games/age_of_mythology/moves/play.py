"""Playing a card: its action, its power, both, or a pass."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import Need, Parts, Question, Reason, nowhere
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import bills
from clio.games.age_of_mythology.bills import Bill
from clio.games.age_of_mythology.cardbook import (
    ATTACK, BOOK, BUILDING_BOOK, DO_BUILD, DO_RECRUIT, NEXT_AGE, TRADE, UNIT_BOOK, Cost,
)
from clio.games.age_of_mythology.moves import board, powers
from clio.games.age_of_mythology.moves.needs import (
    Asked, Here, MythMove, MythNeed, MythQuestion, MythReason, Number, at_will, chosen, god_clause, in_favor, named,
    player, priced, undecided,
)
from clio.games.age_of_mythology.moves.powers import god
from clio.games.age_of_mythology.ops.city import owned
from clio.games.age_of_mythology.ops.powers import CHEAP_BUILDINGS, DestroyBuilding, Embalm, changes
from clio.games.age_of_mythology.rules.play import PlayCard, anything
from clio.games.age_of_mythology.state import (
    ACTING, BUILDINGS, FAVOR, FOURTH, GODS, HOUSE, KINDS, MORTALS, MOST_HOUSES, MYTHIC, PERMANENT, QUARRY, SPACES,
    WONDER, Player,
)
from clio.games.age_of_mythology.words import moves as say
from clio.games.age_of_mythology.words import questions as ask

EACH: Cost = (1, 1, 1, 1)  # one cube of each resource


# ---------------------------------------------------------------- the card
def in_hand(card: Number, god_card: bool = False) -> tuple[MythNeed, ...]:
    """The card is in the hand; if not, where it is. No god card is in a pack."""

    def held(at: Here) -> bool:
        return card(at) in player(at).hand

    def foreign(at: Here) -> bool:
        return card(at) >= GODS and BOOK.culture[card(at)] != player(at).culture

    tells = named("card", card)
    out_of_pack: MythNeed = Need(
        "out_of_pack", lambda at: held(at) or card(at) >= PERMANENT, "AOM-ACTION-02", "AOM-DRAW-04", tells=tells
    )
    return (
        Need("not_out", lambda at: held(at) or card(at) not in player(at).out, "AOM-ACTION-04", tells=tells),
        *(() if god_card else (out_of_pack,)),
        Need(
            "card_of_own_culture", lambda at: held(at) or not foreign(at), "AOM-ACTION-02", "AOM-COMP-20", tells=tells,
        ),
        Need("card_in_hand", held, "AOM-ACTION-02", tells=tells),
    )


# ---------------------------------------------------------------- its action (AOM-ACTION-13)
def payer(at: Here, card: int, power: bool) -> Player:
    """The player after the favor for the power is paid."""
    p = player(at)
    if power:
        p = p.clone()
        p.cubes[FAVOR] -= bills.power(p, card).favor
    return p


def makes_room(card: int, power: bool) -> bool:
    """The power, used first, frees a space of the city."""
    op = BOOK.power[card]
    return power and isinstance(op, DestroyBuilding) and op.own


def made_possible(at: Here, paid: Player, card: int) -> bool:
    """The power, used first, frees what the action lacks: a figure of a mortal (Anubis), a building (Horus)."""
    op = BOOK.power[card]
    if isinstance(op, Embalm):
        mortals = UNIT_BOOK.of(paid.culture)[:MORTALS]
        return any(paid.units[unit % KINDS] and Bill(UNIT_BOOK.cost[unit], paid.cubes).payable for unit in mortals)
    return makes_room(card, True) and any(
        buildable_without(at, paid, seat == at.me, razed) for seat, p in enumerate(at.s.players) for razed in owned(p)
    )


def buildable_without(at: Here, paid: Player, own: bool, razed: int) -> bool:
    """Something can be built once this building is destroyed, of the player's own city or of another."""
    less = int(paid.has(QUARRY) and not (own and razed == QUARRY))

    def room(kind: int) -> bool:
        there, most = (paid.houses, MOST_HOUSES) if kind == HOUSE else (int(paid.has(kind)), 1)
        return there - (own and kind == razed) < most

    return paid.city_size() - own < SPACES and any(
        room(kind) and (kind == razed or at.s.stock[kind] > 0) and (kind != WONDER or paid.age == MYTHIC)
        and Bill(BUILDING_BOOK.cost[kind], paid.cubes, less).payable
        for kind in range(BUILDINGS)
    )


def possible_action(card: Number, power: bool) -> tuple[MythNeed, ...]:
    """The action of the card could do something."""

    def of(action: int, met: Callable[[Here], bool]) -> Callable[[Here], bool]:
        return lambda at: BOOK.action[card(at)] != action or met(at)

    def purse(at: Here) -> dict[str, object]:
        return {**priced(Bill(EACH, payer(at, card(at), power).cubes)), "once": int(power)}

    def trading(at: Here) -> Parts:
        toll = bills.trade(player(at), card(at))
        return {"cubes": toll.price, "own": toll.have}

    def spare(at: Here) -> int:
        """Cubes beyond the cost of a Trade card."""
        return bills.trade(player(at), card(at)).spare

    def something(at: Here) -> bool:
        paid = payer(at, card(at), power)
        return anything(at.s, paid, card(at), power) or (power and made_possible(at, paid, card(at)))

    def spares(at: Here) -> bool:
        return changes(card(at), power, CHEAP_BUILDINGS)

    trade: tuple[MythNeed, ...] = (
        Need("trade_payable", of(TRADE, lambda at: spare(at) >= 0), "AOM-TRADE-09", tells=trading),
        Need(
            "cube_to_trade", of(TRADE, lambda at: spare(at) > 0), "AOM-ACTION-13", "AOM-TRADE-01", tells=trading,
            which=lambda at: "cube_left_to_trade" if sum(player(at).cubes) else "cube_to_trade",
            names=("cube_to_trade", "cube_left_to_trade"),
        ),
    )
    return (
        Need("military_unit", of(ATTACK, lambda at: player(at).army_size() > 0), "AOM-ATTACK-10"),
        *(() if power else trade),  # the powers of Trade cards bring cubes
        Need("further_age", of(NEXT_AGE, lambda at: player(at).age < MYTHIC), "AOM-AGE-06"),
        Need(
            "age_payable",
            of(NEXT_AGE, lambda at: bills.next_age(payer(at, card(at), power), card(at)).payable), "AOM-AGE-02",
            also=lambda at: ("AOM-AGE-03" if card(at) < PERMANENT else "AOM-AGE-04",),
            tells=lambda at: {
                **purse(at), "cubes": max(bills.next_age(player(at), card(at)).cost), "age": player(at).age + 1,
            },
        ),
        Need(
            "city_space", of(DO_BUILD, lambda at: player(at).city_size() < SPACES or makes_room(card(at), power)),
            "AOM-BUILD-05", tells=lambda at: {"n": SPACES},
        ),
        Need(
            "building_to_build", of(DO_BUILD, something), "AOM-BUILD-03", tells=purse,
            also=lambda at: ("AOM-GOD-12", god_clause(card(at))) if spares(at) else ("AOM-ACTION-13",),
            which=lambda at: "building_but_a_house" if spares(at) else "building_to_build",
            names=("building_to_build", "building_but_a_house"),
        ),
        Need(
            "unit_to_recruit", of(DO_RECRUIT, something), "AOM-ACTION-13", "AOM-RECRUIT-03", "AOM-RECRUIT-09",
            tells=purse,
        ),
    )


# ---------------------------------------------------------------- its power
FAVOR_FOR_POWER = MythNeed(
    "favor_for_power", lambda at: bills.power(player(at), god(at)).payable, "AOM-GOD-01",
    tells=lambda at: {"card": god(at), **in_favor(bills.power(player(at), god(at)))},
    also=lambda at: (god_clause(god(at)),), short=True,
)
USED_ALONE = MythNeed(
    "power_works_alone", lambda at: BOOK.alone[god(at)], "AOM-GOD-04", tells=named("card", god),
    also=lambda at: (god_clause(god(at)),),
)


# ---------------------------------------------------------------- moves
def moment(*clauses: str) -> MythReason:
    """A card is played on one's turn, one after the other."""
    return Reason(
        "play", "AOM-ACTION-02", *clauses, which=lambda at: "next_card" if at.s.phase == ACTING else "play",
        names=("play", "next_card"),
    )


PLAY = MythMove(
    "play", A.PLAY, say.play, tuple(BOOK.id), (*in_hand(chosen), *possible_action(chosen, False)), board.card,
    moment=moment(),
)
INVOKE = MythMove(
    "invoke", A.INVOKE, say.invoke, tuple(BOOK.id[GODS:]),
    (*in_hand(god, True), FAVOR_FOR_POWER, *powers.EFFECT, *possible_action(god, True)), board.god, nowhere,
    moment=moment("AOM-GOD-01"),
)
POWER = MythMove(
    "power", A.POWER, say.power, tuple(BOOK.id[GODS:]),
    (*in_hand(god, True), USED_ALONE, FAVOR_FOR_POWER, *powers.EFFECT), board.god, nowhere,
    moment=moment("AOM-GOD-01"),
)
PASS = MythMove(
    "pass", A.PASS, say.card("pass", "pass.nothing"), tuple(BOOK.id), in_hand(chosen), board.card, nowhere,
    moment=moment("AOM-ACTION-10"), grave=True, declines=True,
)
DECLINE = MythMove(
    "decline", A.DECLINE, say.fixed("decline"), moment=Reason("decline", "AOM-GOD-10"), declines=True,
    needs=(
        Need("fourth_card", lambda at: at.s.turn == FOURTH, "AOM-ACTION-10", "AOM-GOD-10"),
        undecided(lambda at: bool(player(at).hand), "AOM-ACTION-12"),
    ),
)
PLAYED = (PLAY, INVOKE, POWER, PASS, DECLINE)


def fourth(asked: Asked) -> bool:
    return asked.s.turn == FOURTH


QUESTIONS: tuple[MythQuestion, ...] = (
    Question(
        "fourth-card", PlayCard, PLAYED, Reason("fourth", "AOM-GOD-10"), ask.play_card("play.fourth"), at_will, fourth,
        turn=True,
    ),
    Question(
        "play-card", PlayCard, PLAYED, Reason("play", "AOM-ACTION-02", "AOM-ACTION-09"), ask.play_card("play"),
        at_will, turn=True,
    ),
)
