"""The actions of a turn, and the questions of a round: start, City Activation, turns."""

from __future__ import annotations

from clio.engine.moves import Need, Parts, Question, Reason
from clio.games.families.monumental.cardbook import ACTION, CITY_ACTIVATION, KNOWLEDGE, WONDER
from clio.games.families.monumental.moves.board import always, cross, policy_to_develop
from clio.games.families.monumental.state import ACTIVATED, EMPTY, GOLD, IDLE, PLACES, POLICY_USED, REINFORCED, WORKSHOP
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE, ROUND_START
from clio.games.monumental_duel.state import (
    AMBASSADOR_USED, BARRICADE, MUGHALS, NEGOTIATED, POLICY, SPY_MODULE, START_PROVINCE, TRADE_MODULE, WARLORD,
    WARLORD_USED, Duel,
)
from clio.games.monumental_duel.moves import board
from clio.games.monumental_duel.moves.board import player, rival
from clio.games.monumental_duel.moves.effects import EFFECTS
from clio.games.monumental_duel.moves.names import BASIC_WORDS, LINE_WORDS, card_words
from clio.games.monumental_duel.moves.needs import (
    DuelMove, DuelNeed, DuelQuestion, Here, card, card_parts, named, one_or_none, payable, something_to_decide,
)
from clio.games.monumental_duel.ops.city import MAX_RESERVED
from clio.games.monumental_duel.ops.wonders import conquest_price, pays_provinces_in_gold
from clio.games.monumental_duel.rules.round import Activate, CityEffects, StartOfRound, Turn
from clio.games.monumental_duel.words import moves as say
from clio.games.monumental_duel.words import questions as ask

ON_YOUR_TURN = Reason[Duel]("turn", "MD-TURN-02")


# ---------------------------------------------------------------- actions without a card of one's choice
def gold_clause(at: Here) -> tuple[str, ...]:
    """The Malians pay for Provinces in Gold."""
    return ("MDT-MAL-01", "MDT-MAL-02") if pays_provinces_in_gold(player(at)) else ()


PASS = DuelMove("pass", A.PASS, say.heading("pass"), moment=ON_YOUR_TURN, ends=True)

PROGRESS = DuelMove(
    "progress", A.PROGRESS, say.progress, places=always("deck"), moment=ON_YOUR_TURN,
    needs=(payable(lambda at: bills.progress(at.s, at.me), "MD-SCI-01"),),
)

COMPLETE = DuelMove(
    "complete", A.COMPLETE, say.complete, places=board.wonder, moment=ON_YOUR_TURN,
    needs=(
        Need("wonder_under_construction", lambda at: player(at).wonder != EMPTY, "MD-WON-06"),
        payable(lambda at: bills.section(at.s, at.me, BOOK.cost2[player(at).wonder]), "MD-WON-06"),
    ),
)

CONQUER = DuelMove(
    "conquer", A.CONQUER, say.conquer, places=board.their_province, moment=ON_YOUR_TURN,
    needs=(
        Need("province_to_conquer", lambda at: conquest_price(at.s, at.me) != EMPTY, "MD-CONQ-01", "MD-CONQ-10"),
        payable(lambda at: bills.conquest(at.s, at.me), "MD-CONQ-02", "MD-CONQ-03", "MD-CONQ-04", also=gold_clause),
    ),
)


# ---------------------------------------------------------------- Warlord, Ambassador, Advantage
def warlord(at: Here) -> int:
    return WARLORD + player(at).civ


def commanded(at: Here) -> Here:
    """The Warlord, looked at like a card that is used."""
    return at._replace(n=warlord(at))


def open_cities(at: Here) -> tuple[int, int]:
    """Free Cities not negotiated with this round: on the track, one's own."""
    pl = player(at)
    free, own = [len([c for c in cities if not pl.done & NEGOTIATED << c]) for cities in (at.s.free, pl.cities)]
    return free, own


WARLORD_MOVE = DuelMove(
    "warlord", A.WARLORD, say.warlord, places=always("warlord"), moment=ON_YOUR_TURN,
    needs=(
        Need("advantage_held", lambda at: at.s.holder == at.me, "MD-WAR-03", short=True),
        Need("unused", lambda at: not player(at).done & WARLORD_USED, "MD-WAR-02", tells=named(warlord)),
        Need(
            "effect_possible", lambda at: EFFECTS.possible(commanded(at)), "MD-TURN-09",
            tells=lambda at: EFFECTS.parts(commanded(at)), which=lambda at: EFFECTS.which(commanded(at)),
            names=EFFECTS.variants,
        ),
    ),
)

AMBASSADOR = DuelMove(
    "ambassador", A.AMBASSADOR, say.ambassador, ("spy", "negotiate"), places=always("ambassador"),
    moment=ON_YOUR_TURN,
    needs=(
        Need(
            "module_in_play", lambda at: bool(at.s.config.modules & (TRADE_MODULE if at.n else SPY_MODULE)),
            "MD-AMB-02", "MD-MOD-08", which=lambda at: "trade_in_play" if at.n else "espionage_in_play",
            names=("espionage_in_play", "trade_in_play"),
        ),
        Need("ambassador_unused", lambda at: not player(at).done & AMBASSADOR_USED, "MD-AMB-01", "MD-MOD-09"),
        Need("city_to_negotiate_with", lambda at: not at.n or any(open_cities(at)), "MDT-NEG-04"),
        Need(
            "gold_for_the_city", lambda at: not at.n or bool(open_cities(at)[1] or player(at).res[GOLD]),
            "MDT-NEG-01", "MDT-NEG-03",
        ),
    ),
)

ADVANTAGE = DuelMove(
    "advantage", A.ADVANTAGE, say.advantage, BASIC_WORDS, places=board.staked, moment=ON_YOUR_TURN,
    needs=(
        Need("advantage_not_held", lambda at: at.s.holder != at.me, "MD-ADV-09"),
        Need(
            "type_of_the_stake", lambda at: at.s.stake == 0 or at.s.stake_type == at.n, "MD-ADV-06",
            tells=lambda at: {"res": at.s.stake_type},
        ),
        payable(lambda at: bills.stake(at.s, at.me, at.n), "MD-ADV-03", "MD-ADV-06"),
    ),
)


# ---------------------------------------------------------------- acquiring and developing
def acquired(at: Here) -> int:
    return WORKSHOP + at.n


def developed(at: Here) -> int:
    return POLICY + at.n


def on_offer(at: Here) -> bool:
    return acquired(at) <= BARRICADE or acquired(at) in (*at.s.track, *player(at).reserved)


def acquisition_clauses(at: Here) -> tuple[str, ...]:
    type = BOOK.type[acquired(at)]
    return (PRICE_CLAUSES.get(type, "MD-ACQ-02"), *(gold_clause(at) if type == PROVINCE else ()))


PRICE_CLAUSES = {KNOWLEDGE: "MD-KNO-01", WONDER: "MD-WON-02", PROVINCE: "MD-PRV-01"}

ACQUIRE = DuelMove(
    "acquire", A.ACQUIRE, say.acquire, card_words(WORKSHOP, START_PROVINCE), places=board.acquired_card,
    moment=ON_YOUR_TURN,
    needs=(
        Need(
            "pile_not_empty", lambda at: acquired(at) > BARRICADE or at.s.basics[at.n] > 0, "MD-BLD-03",
            tells=named(acquired),
        ),
        Need(
            "not_reserved_by_rival", lambda at: acquired(at) not in rival(at).reserved, "MD-TERM-29",
            tells=named(acquired),
        ),
        Need("on_offer", on_offer, "MD-ACQ-01", tells=named(acquired)),
        payable(lambda at: bills.acquisition(at.s, at.me, acquired(at)), also=acquisition_clauses),
    ),
)

DEVELOP = DuelMove(
    "develop", A.DEVELOP, say.develop, card_words(POLICY, WARLORD), places=policy_to_develop(POLICY),
    moment=ON_YOUR_TURN,
    needs=(
        Need(
            "own_civilization", lambda at: BOOK.civ[developed(at)] == player(at).civ, "MD-POL-01",
            tells=named(developed),
        ),
        Need("undeveloped", lambda at: developed(at) not in player(at).policies, "MD-POL-01", tells=named(developed)),
        payable(lambda at: bills.policy(at.s, at.me), "MD-POL-02", "MD-POL-03"),
    ),
)


# ---------------------------------------------------------------- using a card
def is_policy(at: Here) -> bool:
    return at.n >= POLICY


def policy_place(at: Here) -> int:
    return player(at).policies.index(at.n)


def statuses(at: Here) -> set[int]:
    """Of all places of the City where the card lies."""
    pl = player(at)
    return {pl.status[i] for i in range(PLACES) if pl.city[i] == at.n}


def policy_parts(at: Here) -> Parts:
    """The Policy, and where it lies if it is one of the Mughals."""
    lines = player(at).lines
    return {**card_parts(at.n), **({"line": lines[policy_place(at)]} if lines else {})}


def policy_awake(at: Here) -> bool:
    return bool(player(at).active >> policy_place(at) & 1)


def unused(at: Here) -> bool:
    if is_policy(at):
        return not player(at).done & POLICY_USED << policy_place(at)
    return ACTIVATED in statuses(at)


def card_to_reserve(at: Here) -> bool:
    return len(player(at).reserved) < MAX_RESERVED and max(at.s.track) != EMPTY


TIMES = {ACTION: "works_as_action", CITY_ACTIVATION: "works_in_activation", ROUND_START: "works_at_start"}
TIME_CLAUSES = {ACTION: "MD-TURN-02", CITY_ACTIVATION: "MD-USE-07", ROUND_START: "MDE-AKS-02"}


def works(timing: int) -> DuelNeed:
    """This is the moment for the card."""
    return Need(
        "works_now", lambda at: BOOK.timing[at.n] == timing, tells=named(card),
        also=lambda at: (TIME_CLAUSES[BOOK.timing[at.n]],),
        which=lambda at: TIMES[BOOK.timing[at.n]], names=tuple(name for t, name in TIMES.items() if t != timing),
    )


def activated_card(clause: str) -> tuple[DuelNeed, ...]:
    """The card lies in the City and is activated now, if it is one of the City."""

    def reinforced(at: Here) -> bool:
        return not statuses(at) - {IDLE, REINFORCED}

    return (
        Need("in_city", lambda at: is_policy(at) or at.n in player(at).city, clause, tells=named(card)),
        Need("activated", lambda at: is_policy(at) or statuses(at) != {IDLE}, clause, tells=named(card)),
        Need("not_reinforced", lambda at: is_policy(at) or not reinforced(at), "MD-TERM-37", tells=named(card)),
    )


HAS_EFFECT = DuelNeed(
    "has_effect", lambda at: BOOK.use[at.n] is not None, tells=named(card),
    also=lambda at: ("MD-USE-05" if BOOK.hooks[at.n] else "MD-USE-01",),
    which=lambda at: "has_effect_of_its_own" if BOOK.hooks[at.n] else "has_effect",
    names=("has_effect", "has_effect_of_its_own"),
)
DEVELOPED = DuelNeed(
    "developed", lambda at: not is_policy(at) or at.n in player(at).policies, "MD-POL-09", tells=named(card)
)
AWAKE = DuelNeed(
    "policy_awake", lambda at: not is_policy(at) or policy_awake(at), tells=policy_parts,
    also=lambda at: ("MDE-MUG-06" if player(at).civ == MUGHALS else "MD-POL-05",),
    which=lambda at: "policy_line_active" if player(at).civ == MUGHALS else "policy_uncovered",
    names=("policy_line_active", "policy_uncovered"),
)
UNUSED = DuelNeed(
    "unused", unused, tells=named(card),
    also=lambda at: ("MD-POL-09",) if is_policy(at) else ("MD-USE-02", "MD-TURN-05"),
)
POSSIBLE = DuelNeed(
    "effect_possible", EFFECTS.possible, "MD-TURN-09", "MD-TERM-39", tells=EFFECTS.parts, which=EFFECTS.which,
    names=EFFECTS.variants,
)
OF_A_POLICY = DuelNeed("of_a_policy", is_policy, "MD-USE-07", tells=named(card))
AS_ACTION: tuple[DuelNeed, ...] = (
    HAS_EFFECT, DEVELOPED, AWAKE, *activated_card("MD-USE-01"), UNUSED, works(ACTION), POSSIBLE,
)
IN_ACTIVATION: tuple[DuelNeed, ...] = (
    HAS_EFFECT, works(CITY_ACTIVATION), OF_A_POLICY, DEVELOPED, AWAKE, UNUSED, POSSIBLE,
)
AT_START: tuple[DuelNeed, ...] = (
    HAS_EFFECT, works(ROUND_START), DEVELOPED, AWAKE, UNUSED, POSSIBLE,
    something_to_decide(card_to_reserve, "MD-TERM-29", "MD-TERM-30"),
)

USE = DuelMove(
    "use", A.USE, say.use, card_words(0, WARLORD), AS_ACTION, places=board.used_card, moment=ON_YOUR_TURN,
)
ACTIVATE = DuelMove("activate", A.ACTIVATE, say.activate, LINE_WORDS, places=cross)


def policy_to_use(needs: tuple[DuelNeed, ...]) -> DuelNeed:
    """Without a Policy to use now there is nothing to decline either."""

    def met(at: Here) -> bool:
        policies = [at._replace(n=policy, action=A.USE + policy) for policy in player(at).policies]
        return any(all(need.met(used) for need in needs) for used in policies)

    return something_to_decide(met, "MD-ACT-08", "MDE-AKS-02")


def questions(no: DuelMove) -> tuple[DuelQuestion, ...]:
    """The questions of a round; `no` declines the use of a Policy."""
    main = (PASS, PROGRESS, COMPLETE, CONQUER, WARLORD_MOVE, AMBASSADOR, ADVANTAGE, ACQUIRE, DEVELOP, USE)
    return (
        Question("turn", Turn, main, Reason("turn", "MD-TURN-02", "MD-TURN-03"), ask.plain("turn"), turn=True),
        Question(
            "activate", Activate, (ACTIVATE, USE.needing(*IN_ACTIVATION)), Reason("activate", "MD-ACT-02"),
            ask.plain("activate"), turn=True,
        ),
        Question(
            "activation-effects", CityEffects, (USE.needing(*IN_ACTIVATION), no.needing(policy_to_use(IN_ACTIVATION))),
            Reason("activation-effects", "MD-ACT-08"), ask.plain("city_effects"), one_or_none,
        ),
        Question(
            "round-start", StartOfRound, (USE.needing(*AT_START), no.needing(policy_to_use(AT_START))),
            Reason("round-start", "MDE-AKS-02"), ask.plain("round_start"), one_or_none,
        ),
    )


MOVES = (PASS, PROGRESS, COMPLETE, CONQUER, WARLORD_MOVE, AMBASSADOR, ADVANTAGE, ACQUIRE, DEVELOP, USE, ACTIVATE)
