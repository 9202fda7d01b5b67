"""Questions of events, aggressions and wars, and of tokens: what is lost, taken, destroyed, arranged (TTA-EVENT,
TTA-CTX, TTA-RES)."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.control import Choose, May
from clio.engine.kernel import part_can
from clio.engine.moves import Bounds, Need, Part, Parts, Reason, loses
from clio.games.through_the_ages.cardbook import BOOK, BUILDINGS, URBAN
from clio.games.through_the_ages.moves import board
from clio.games.through_the_ages.moves.answers import AMOUNT, CHOOSE, DISCARD, DONE, KEEP, NO, PICK, YES
from clio.games.through_the_ages.moves.board import player
from clio.games.through_the_ages.moves.needs import (
    AgesMove, AgesNeed, AgesQuestion, Asked, Here, at_will, by_number, here, in_hand, named, urban_limit,
)
from clio.games.through_the_ages.ops.build import BuildFree, Cover, Trade
from clio.games.through_the_ages.ops.develop import Tuck
from clio.games.through_the_ages.ops.effects import (
    Annex, DestroyOf, DestroyOwn, Infiltrate, LoseColony, Raid, RuinWonder, WarOverTechnology,
)
from clio.games.through_the_ages.ops.goods import CARDS, Arrange, GainMix, Laying, LoseMix, StealMix, food, resources
from clio.games.through_the_ages.ops.hands import DiscardMilitary
from clio.games.through_the_ages.ops.people import LoseToken, LoseWorker
from clio.games.through_the_ages.ops.ratings import military_limit, ruined
from clio.games.through_the_ages.rules.turn import DiscardExcess
from clio.games.through_the_ages.state import (
    AGE_I, EVENT, NONE, SPECIAL, STORES, TACTIC, TECHNOLOGIES, WORKED, Player,
)
from clio.games.through_the_ages.words import moves as say
from clio.games.through_the_ages.words import questions as ask
from clio.games.through_the_ages.words.questions import Prompt, at_stake, to_discard

Whose = Callable[[Here], Player]
card = by_number()


# ---------------------------------------------------------------- military cards
def open_choice(at: Here) -> bool:
    """Some of the hand is to be discarded, not all of it."""
    op = at.f.op
    assert isinstance(op, DiscardMilitary)
    left = at.f.mem[0] if at.f.mem else op.how_many(at.s, at.f)
    return 0 < left < len(player(at).hand)


def discards(asked: Asked) -> Bounds:
    op = asked.f.op
    assert isinstance(op, DiscardMilitary)
    given = op.gone(asked.f)
    n = given + max(0, to_discard(asked))
    return Bounds(n, n, given)


def discarded(asked: Asked) -> list[Part]:
    """The cards of the hand, where more than one has to go."""
    left, hand = to_discard(asked), asked.s.players[asked.me].hand
    if not 1 < left < len(hand):
        return []
    return [Part(DISCARD.first + kind - TACTIC, min(hand.count(kind), left)) for kind in sorted(set(hand))]


def discarding(kind: str, op: type[DiscardMilitary], *clauses: str) -> AgesQuestion:
    def tells(at: Here) -> Parts:
        n = to_discard(Asked(at.s, at.f))
        return {"n": n, "have": len(player(at).hand), "limit": military_limit(at.s, at.me)}

    needs = (AgesNeed("cards_to_choose", open_choice, *clauses), in_hand(by_number(TACTIC), *clauses))
    return AgesQuestion(
        kind, op, (DISCARD.needing(*needs, destroys=loses),), Reason(kind, *clauses, tells=tells), ask.discard,
        bounds=discards, parts=discarded,
    )


# ---------------------------------------------------------------- tokens and workers of one's own
def token(kind: str, op: type[Cover] | type[LoseToken], prompt: Prompt, *clauses: str) -> AgesQuestion:
    """A blue token of a card, where the bank has none."""
    needs = (
        AgesNeed("blue_bank_empty", lambda at: not player(at).blue_bank, *clauses),
        AgesNeed("token_there", lambda at: at.n < STORES and player(at).blue[at.n] > 0, *clauses, tells=named(card)),
    )
    lost = loses if op is LoseToken else None
    pick = PICK.needing(*needs, label=say.pick_token, places=board.technology, destroys=lost)
    return AgesQuestion(kind, op, (pick,), Reason(kind, *clauses), prompt)


def worker_of(whose: Whose, *clauses: str) -> AgesNeed:
    return AgesNeed(
        "worker_to_take", lambda at: at.n < WORKED and whose(at).workers[at.n] > 0, *clauses, tells=named(card)
    )


LOSE_WORKER = AgesQuestion(
    "lose-worker", LoseWorker,
    (PICK.needing(
        worker_of(player, "TTA-WORK-05"), label=say.pick_worker, places=board.technology, destroys=loses,
    ),),
    Reason("lose-worker", "TTA-WORK-05"), ask.worker,
)


def completed(*clauses: str) -> AgesNeed:
    return AgesNeed("wonder_completed", lambda at: at.n in player(at).wonders, *clauses, tells=named(card))


TUCK = AgesQuestion(
    "tuck-homer", Tuck,
    (
        NO.needing(label=say.with_effect("no.tuck")),
        PICK.needing(completed("TTA-CTX-01"), label=say.pick("pick.tuck"), places=board.mine("completed")),
    ),
    Reason("tuck-homer", "TTA-CTX-01", "TTA-LEAD-03"), ask.plain("tuck"), bounds=at_will,
)


# ---------------------------------------------------------------- food and resources
def least_food(at: Here) -> int:
    """Of a mix, when the rest must be resources."""
    return 0 if isinstance(at.f.op, GainMix) else max(0, at_stake(Asked(at.s, at.f)) - resources(owner(at)))


def most_food(at: Here) -> int:
    n = at_stake(Asked(at.s, at.f))
    return n if isinstance(at.f.op, GainMix) else min(n, food(owner(at)))


def owner(at: Here) -> Player:
    """Whose goods are lost."""
    return at.s.players[at.s.attack[2]] if isinstance(at.f.op, StealMix) else player(at)


def mix(
    kind: str, op: type[GainMix] | type[LoseMix] | type[StealMix], key: str, something: AgesNeed, *clauses: str
) -> AgesQuestion:
    def tells(at: Here) -> Parts:
        return {"n": at_stake(Asked(at.s, at.f)), "least": least_food(at), "most": most_food(at)}

    possible = AgesNeed(
        "mix_possible", lambda at: least_food(at) <= at.n <= most_food(at), *clauses, tells=tells
    )
    amount = AMOUNT.needing(
        something, possible, label=say.mix(key), destroys=loses if op is LoseMix else None
    )
    return AgesQuestion(
        kind, op, (amount,), Reason(kind, *clauses, tells=tells), ask.mix(key), bounds=food_of_mix
    )


def food_of_mix(asked: Asked) -> Bounds:
    """How much food; no more than there is at stake."""
    at = here(asked)
    return Bounds(min(least_food(at), most_food(at)), most_food(at))


BLUE_TOKEN = AgesNeed("blue_token_for_goods", lambda at: player(at).blue_bank > 0, "TTA-RES-02")
GOODS_THERE = AgesNeed("goods_there", lambda at: at_stake(Asked(at.s, at.f)) > 0, "TTA-RES-14")


def arranged(at: Here) -> Laying | None:
    """The tokens laid so far; None when every card has had its turn."""
    op = at.f.op
    assert isinstance(op, Arrange)
    chosen = op.chosen_of(at.f)
    if len(chosen) == len(CARDS[at.f.mem[0]]):
        return None
    laying = op.laying(at.s, at.f)
    for number in chosen:
        laying.lay(number)
    return laying


def fits(at: Here) -> bool:
    laying = arranged(at)
    assert laying is not None
    least, most = laying.bounds()
    return least <= at.n <= most and laying.fits(at.n)


def arranging(at: Here) -> Parts:
    laying = arranged(at)
    assert laying is not None
    least, most = laying.bounds()
    numbers = [number for number in range(least, most + 1) if laying.fits(number)]
    return {"card": laying.cards[laying.place], "least": numbers[0], "most": numbers[-1]}


def cards_to_arrange(asked: Asked) -> Bounds:
    op = asked.f.op
    assert isinstance(op, Arrange)
    n = len(CARDS[asked.f.mem[0]])
    return Bounds(n, n, len(op.chosen_of(asked.f)))


ARRANGE = AgesQuestion(
    "arrange-tokens", Arrange,
    (
        KEEP.needing(
            AgesNeed("card_to_arrange", lambda at: arranged(at) is not None, "TTA-RES-08"),
            AgesNeed("tokens_fit", fits, "TTA-RES-08", "TTA-RES-11", tells=arranging),
        ),
    ),
    Reason("arrange-tokens", "TTA-RES-08", "TTA-RES-11", tells=arranging), ask.arrange,
    bounds=cards_to_arrange,
)


# ---------------------------------------------------------------- buildings destroyed
def of_type(types: int, *clauses: str) -> AgesNeed:
    name = "a_building" if types == BUILDINGS else "an_urban_building"
    return AgesNeed(name, lambda at: bool(types & BOOK.mask[at.n]), *clauses, tells=named(card))


def third(at: Here) -> Player:
    """The player in the memory."""
    return at.s.players[at.f.mem[0]]


def rival(at: Here) -> Player:
    return at.s.players[at.s.attack[2]]


def raid_level(at: Here) -> int:
    op = at.f.op
    assert isinstance(op, Raid)
    return op.bound(at.f)


def something_to_raid(at: Here) -> bool:
    workers, level = rival(at).workers, raid_level(at)
    return any(workers[kind] and URBAN & BOOK.mask[kind] and BOOK.age[kind] <= level for kind in range(WORKED))


def raided(at: Here) -> Parts:
    return {"rival": at.s.attack[2], "level": raid_level(at)}


def raids(asked: Asked) -> Bounds:
    op = asked.f.op
    assert isinstance(op, Raid)
    return Bounds(1, len(op.levels), len(asked.f.mem))


DESTROY_OWN = AgesQuestion(
    "destroy-own", DestroyOwn,
    (
        PICK.needing(
            of_type(BUILDINGS, "TTA-EVENT-01"), worker_of(player, "TTA-EVENT-01"), label=say.pick("pick.destroy"),
            places=board.technology, destroys=loses,
        ),
    ),
    Reason("destroy-own", "TTA-EVENT-01"), ask.plain("destroy"),
)
DESTROY_OF = AgesQuestion(
    "destroy-of", DestroyOf,
    (
        PICK.needing(
            of_type(URBAN, "TTA-CTX-22"), worker_of(third, "TTA-CTX-22"), label=say.pick("pick.destroy"),
            places=board.of_rival("technology"),
        ),
    ),
    Reason("destroy-of", "TTA-CTX-22", tells=lambda at: {"rival": at.f.mem[0]}), ask.victim("destroy.of"),
)
RAID = AgesQuestion(
    "raid", Raid,
    (
        PICK.needing(
            AgesNeed("raid_goes_on", lambda at: raid_level(at) != NONE, "TTA-CTX-49"), of_type(URBAN, "TTA-CTX-49"),
            Need(
                "level_low_enough", lambda at: BOOK.age[at.n] <= raid_level(at), "TTA-CTX-49",
                tells=lambda at: {"card": at.n, "level": BOOK.age[at.n], "bound": raid_level(at)},
            ),
            worker_of(rival, "TTA-CTX-49"), label=say.pick_raid, places=board.of_rival("technology"),
        ),
        DONE.needing(
            AgesNeed("something_to_raid", something_to_raid, "TTA-CTX-49"),
            AgesNeed("raid_begun", lambda at: bool(at.f.mem), "TTA-CTX-49"), label=say.fixed("done.raid"),
        ),
    ),
    Reason("raid", "TTA-CTX-49", tells=raided), ask.raid, bounds=raids,
)


# ---------------------------------------------------------------- colonies, leaders, wonders
def attacked(at: Here) -> Parts:
    return {"rival": at.s.attack[2]}


def hit(at: Here) -> Parts:
    return {"card": at.n, **attacked(at)}


LOSE_COLONY = AgesQuestion(
    "lose-colony", LoseColony,
    (
        PICK.needing(
            AgesNeed(
                "own_colony", lambda at: at.n in player(at).colonies, "TTA-EVENT-01", "TTA-COLN-02", tells=named(card)
            ),
            label=say.pick("pick.lose"), places=board.mine("colony"), destroys=loses,
        ),
    ),
    Reason("lose-colony", "TTA-EVENT-01", "TTA-COLN-02"), ask.plain("colony"),
)
ANNEX = AgesQuestion(
    "annex", Annex,
    (
        PICK.needing(
            Need("their_colony", lambda at: at.n in rival(at).colonies, "TTA-CTX-49", "TTA-COLN-03", tells=hit),
            label=say.pick("pick.annex"), places=board.of_rival("colony"),
        ),
    ),
    Reason("annex", "TTA-CTX-49", "TTA-COLN-03", tells=attacked), ask.victim("annex"),
)
INFILTRATE = AgesQuestion(
    "infiltrate", Infiltrate,
    (
        PICK.needing(
            Need(
                "leader_or_wonder", lambda at: at.n in (rival(at).leader, rival(at).wonder), "TTA-CTX-49", tells=hit
            ),
            label=say.pick_victim, places=board.victim,
        ),
    ),
    Reason("infiltrate", "TTA-CTX-49", tells=attacked), ask.victim("infiltrate"),
)
RUIN = AgesQuestion(
    "ruin-wonder", RuinWonder,
    (
        PICK.needing(
            completed("TTA-CTX-20", "TTA-WOND-03"),
            Need(
                "old_wonder", lambda at: BOOK.age[at.n] <= AGE_I, "TTA-CTX-20",
                tells=lambda at: {"card": at.n, "age": BOOK.age[at.n]},
            ),
            Need("not_in_ruins_yet", lambda at: not ruined(player(at), at.n), "TTA-WOND-03", tells=named(card)),
            label=say.pick("pick.ruin"), places=board.mine("completed"), destroys=loses,
        ),
    ),
    Reason("ruin-wonder", "TTA-CTX-20", "TTA-WOND-03"), ask.plain("ruin"),
)


# ---------------------------------------------------------------- technologies of the defeated
def foreign(at: Here, kind: int) -> bool:
    return SPECIAL <= kind < TECHNOLOGIES and bool(third(at).techs >> kind & 1)


def own(at: Here, kind: int) -> bool:
    return bool(player(at).techs >> kind & 1) or kind in player(at).civil


def worth_it(at: Here, kind: int) -> bool:
    return BOOK.science[kind] <= at.f.mem[1]


def technologies_to_take(at: Here) -> int:
    """How many there are that could be taken now."""
    return sum(
        foreign(at, kind) and not own(at, kind) and worth_it(at, kind) for kind in range(SPECIAL, TECHNOLOGIES)
    )


def defeated(at: Here) -> Parts:
    loser, advantage = at.f.mem
    return {"card": at.n, "rival": loser, "n": advantage}


TAKE_TECHNOLOGY = AgesQuestion(
    "take-technology", WarOverTechnology,
    (
        PICK.needing(
            Need("their_special", lambda at: foreign(at, at.n), "TTA-CTX-25", tells=defeated),
            Need("not_own", lambda at: not own(at, at.n), "TTA-WAR-10", "TTA-CTX-25", tells=named(card)),
            Need(
                "worth_the_advantage", lambda at: worth_it(at, at.n), "TTA-CTX-25", "TTA-WAR-09",
                tells=lambda at: {**defeated(at), "worth": BOOK.science[at.n]},
            ),
            label=say.pick_technology, places=board.special_of_loser,
        ),
        DONE.needing(
            AgesNeed("technology_to_take", lambda at: technologies_to_take(at) > 0, "TTA-CTX-25"),
            label=say.no_technology,
        ),
    ),
    Reason("take-technology", "TTA-CTX-25", "TTA-WAR-09", tells=defeated), ask.technology,
    bounds=lambda asked: Bounds(0, technologies_to_take(here(asked))),
)


# ---------------------------------------------------------------- yes or no, one of several
def may_build(at: Here) -> bool:
    op = at.f.op
    assert isinstance(op, May)
    return part_can(at.s, op.op, at.f)


def free_building(at: Here) -> int:
    op = at.f.op
    assert isinstance(op, May)
    assert isinstance(op.op, BuildFree)
    return op.op.kind


def freely(move: AgesMove) -> AgesMove:
    """Both answers: nobody is asked when nothing can be built."""
    possible = AgesNeed(
        "building_possible", may_build, "TTA-CTX-50", tells=lambda at: urban_limit(at, free_building(at)),
        which=lambda at: "urban_room" if player(at).unused else "unused_worker",
        names=("urban_room", "unused_worker"),
    )
    return move.needing(possible, label=say.yes_build if move is YES else None)


def branch(at: Here) -> bool:
    op = at.f.op
    assert isinstance(op, Choose)
    return at.n < len(op.branches) and part_can(at.s, op.branches[at.n], at.f)


def chooses(at: Here) -> tuple[str, ...]:
    return ("TTA-EVENT-01",) if at.f.src >= EVENT else ("TTA-ACARD-01",)


def asking_card(at: Here) -> Parts:
    return {"source": at.f.src}


MAY = AgesQuestion(
    "may-build", May, (freely(YES), freely(NO)), Reason("may-build", "TTA-CTX-50", tells=asking_card), ask.may_build,
    bounds=at_will,
)
TRADE = AgesQuestion(
    "trade", Trade, (YES.needing(label=say.yes_trade), NO), Reason("trade", "TTA-CTX-42"), ask.trade,
    bounds=at_will,
)
CHOICE = AgesQuestion(
    "choose", Choose,
    (CHOOSE.needing(Need("branch_there", branch, tells=lambda at: {"n": len(at.f.op.parts())}, also=chooses)),),
    Reason("choose", also=chooses, tells=asking_card), ask.plain("choose"),
)
QUESTIONS = (
    discarding("discard-excess", DiscardExcess, "TTA-EOT-01", "TTA-CARD-08"),
    discarding("discard", DiscardMilitary, "TTA-CTX-51"),
    token("cover-stage", Cover, ask.cover, "TTA-STAGE-02", "TTA-STAGE-08"),
    token("lose-token", LoseToken, ask.plain("token"), "TTA-TOK-07"),
    LOSE_WORKER, TUCK,
    mix("gain-mix", GainMix, "mix.gain", BLUE_TOKEN, "TTA-EVENT-01", "TTA-RES-02"),
    mix("lose-mix", LoseMix, "mix.lose", GOODS_THERE, "TTA-EVENT-01", "TTA-RES-14"),
    mix("steal-mix", StealMix, "mix.steal", GOODS_THERE, "TTA-CTX-49", "TTA-RES-15"),
    ARRANGE, DESTROY_OWN, DESTROY_OF, RAID, LOSE_COLONY, ANNEX, INFILTRATE, RUIN, TAKE_TECHNOLOGY, MAY, TRADE, CHOICE,
)
