"""Commerce: Investments, tokens kept, the Reserve, projects of the Future Era."""

from __future__ import annotations

from clio.engine.moves import Bounds, Need, Parts, Question, Reason, all_see
from clio.games.families.monumental.moves.board import always
from clio.games.monumental import actions as A
from clio.games.monumental import bills
from clio.games.monumental.moves import board
from clio.games.monumental.moves.answers import AMOUNT, ERA, PICK, SEAT, SPEND, STOP
from clio.games.monumental.moves.board import player
from clio.games.monumental.moves.effects import EFFECTS
from clio.games.monumental.moves.names import TOKEN_WORDS, card_words
from clio.games.monumental.moves.needs import (
    Asked, Here, WorldMove, WorldNeed, WorldQuestion, begun, card, card_parts, named, one_or_none, payable,
    something_to_decide,
)
from clio.games.monumental.moves.turn import ON_YOUR_TURN
from clio.games.monumental.ops import trade as T
from clio.games.monumental.ops.standing import current_era, pile_of_era
from clio.games.monumental.rules import projects
from clio.games.monumental.state import GAIN_TOKEN, INVESTED, PROJECT, TRACK_END
from clio.games.monumental.words import moves as say
from clio.games.monumental.words import questions as ask

AFRICAN = WorldNeed("african_in_play", lambda at: at.s.config.african, "MON-OPT-04")


# ---------------------------------------------------------------- Investments and tokens
def used_token(at: Here) -> Here:
    """The token, looked at like a card that is used."""
    return at._replace(n=GAIN_TOKEN + at.n)


def token_kept(at: Here) -> bool:
    pl, token = player(at), GAIN_TOKEN + at.n
    return token in pl.gains or token in pl.market_tokens


def token(at: Here) -> int:
    return GAIN_TOKEN + at.n


def resource_tokens(at: Here) -> int:
    return (player(at).products, player(at).sciences)[at.n]


INVEST = WorldMove(
    "invest", A.INVEST, say.invest, places=always("track"), moment=ON_YOUR_TURN,
    needs=(
        AFRICAN,
        Need("not_invested", lambda at: not player(at).done & INVESTED, "MAE-INV-02"),
        Need("space_to_advance_to", lambda at: player(at).space < TRACK_END, "MAE-TRADE-06", "MON-ACT-05"),
        payable(lambda at: bills.investment(at.s, at.me), "MAE-INV-01"),
    ),
)
TOKEN = WorldMove(
    "token", A.TOKEN, say.token, card_words(GAIN_TOKEN, A.TOKENS), places=board.used_token, moment=ON_YOUR_TURN,
    needs=(
        Need("token_kept", token_kept, "MAE-GAIN-02", "MON-EXPL-08", tells=named(token)),
        Need(
            "effect_possible", lambda at: EFFECTS.possible(used_token(at)), "MON-ACT-05",
            tells=lambda at: EFFECTS.parts(used_token(at)), which=lambda at: EFFECTS.which(used_token(at)),
            names=EFFECTS.variants,
        ),
    ),
)
SPEND_TOKEN = WorldMove(
    "spend-token", A.SPEND_TOKEN, say.spend_token, TOKEN_WORDS, places=board.resource_token, moment=ON_YOUR_TURN,
    needs=(
        Need(
            "resource_token_kept", lambda at: resource_tokens(at) > 0, "MON-RES-07", "MAE-SCITOK-02",
            tells=lambda at: {"res": at.n},
        ),
    ),
)


# ---------------------------------------------------------------- projects
def project(at: Here) -> int:
    return PROJECT + at.n


def project_parts(at: Here) -> Parts:
    due = bills.contribution(at.s, at.me, at.n)
    return {**card_parts(project(at)), "price": due, "have": due.have, "gold": due.gold}


def contribution(at: Here | Asked) -> Bounds:
    i = at.f.mem[0]
    return Bounds(at.s.stakes[i] + 1, max(at.s.stakes[i] + 1, min(projects.most_for(at.s, at.me, i), A.AMOUNTS - 1)))


def contribution_parts(at: Here) -> Parts:
    least, most, _ = contribution(at)
    res = projects.resource_of_project(at.f.mem[0])
    return {**card_parts(PROJECT + at.f.mem[0]), "least": (res, least), "most": (res, most)}


CONTRIBUTE = WorldMove(
    "contribute", A.CONTRIBUTE, say.contribute, card_words(PROJECT, A.PROJECTS), places=board.project,
    moment=ON_YOUR_TURN,
    needs=(
        Need("future_in_play", lambda at: at.s.config.future, "MON-OPT-07"),
        Need("projects_open", lambda at: at.s.open_projects, "MAE-FUT-03"),
        Need("project_of_another", lambda at: at.s.holders[at.n] != at.me, "MAE-FUT-12", tells=named(project)),
        Need(
            "contribution_payable", lambda at: bills.contribution(at.s, at.me, at.n).payable, "MAE-FUT-05",
            "MAE-FUT-06", "MAE-FUT-07", tells=project_parts,
            which=lambda at: f"contribution_payable{'_with_gold' if gold_helps(at) else ''}",
            names=("contribution_payable", "contribution_payable_with_gold"),
        ),
    ),
)


def gold_helps(at: Here) -> bool:
    return bills.contribution(at.s, at.me, at.n).gold_helps


ENOUGH = WorldNeed(
    "contribution_enough", lambda at: at.n >= contribution(at).least, "MAE-FUT-05", "MAE-FUT-06",
    tells=contribution_parts,
)
NOT_TOO_MUCH = WorldNeed(
    "contribution_there", lambda at: at.n <= min(projects.most_for(at.s, at.me, at.f.mem[0]), A.AMOUNTS - 1),
    "MAE-FUT-07", tells=contribution_parts,
)


# ---------------------------------------------------------------- the Reserve
def cards_to_reserve(at: Here | Asked) -> int:
    op = at.f.op
    assert isinstance(op, T.Reserve)
    return at.f.mem[0] if at.f.mem else op.n


def reserves(asked: Asked) -> Bounds:
    op = asked.f.op
    assert isinstance(op, T.Reserve)
    return Bounds(op.n, op.n, op.n - cards_to_reserve(asked))


def pile_parts(at: Here) -> Parts:
    return {"pile": at.n}


TO_RESERVE: WorldNeed = something_to_decide(lambda at: cards_to_reserve(at) > 0 and bool(at.s.piles), "MAE-RES-02")
ERA_COME = WorldNeed(
    "era_come", lambda at: at.n <= pile_of_era(current_era(at.s)), "MAE-RES-02", "MAE-RES-06",
    tells=pile_parts,
)
PILE_LEFT = WorldNeed(
    "reserve_pile_not_empty", lambda at: bool(at.s.piles[at.n]), "MAE-RES-03", tells=pile_parts
)
SOMETHING_RESERVED: WorldNeed = something_to_decide(lambda at: bool(player(at).reserved), "MAE-AKS-05")
IN_RESERVE = WorldNeed(
    "in_own_reserve", lambda at: at.n in player(at).reserved, "MAE-AKS-05", tells=named(card)
)
SEAT_THERE = WorldNeed(
    "seat_there", lambda at: at.n < len(at.s.players), "MON-OPT-02", tells=lambda at: {"n": len(at.s.players)}
)
ANOTHER_SEAT = WorldNeed("another_seat", lambda at: at.n != at.me, "MAE-RES-08", "MON-TERM-12")


# ---------------------------------------------------------------- so many resources for as many steps
def paid(at: Here | Asked) -> int:
    return at.f.mem[0] if at.f.mem else 0


def first_to_pay(at: Here) -> int:
    return at.f.mem[1] if at.f.mem else 0


def paying(at: Here | Asked) -> T.PayForEach:
    op = at.f.op
    assert isinstance(op, T.PayForEach)
    return op


def worth_paying(at: Here) -> bool:
    return paid(at) < paying(at).most_of(at.s, at.me)


def more_to_pay(at: Here) -> bool:
    res = player(at).res
    return worth_paying(at) and any(r >= first_to_pay(at) and res[r] > 0 for r in paying(at).source)


WORTH_PAYING: WorldNeed = something_to_decide(worth_paying, "MAE-TRADE-06", "MON-ACT-05")
MORE_TO_PAY: WorldNeed = something_to_decide(more_to_pay, "MON-EFF-02")
PAID_SOME = WorldNeed("paid_some", lambda at: paid(at) > 0, "MON-ACT-05", "MON-EFF-02")
OF_SOURCE = WorldNeed(
    "payable_here", lambda at: at.n in paying(at).source, "MON-EFF-02", tells=lambda at: {"res": at.n}
)
PAID_IN_ORDER = WorldNeed(
    "paid_in_order", lambda at: at.n >= first_to_pay(at), "MON-RES-08", tells=lambda at: {"res": first_to_pay(at)}
)
HAVE_ONE = WorldNeed("have_one", lambda at: player(at).res[at.n] > 0, "MON-RES-08", tells=lambda at: {"res": at.n})

QUESTIONS: tuple[WorldQuestion, ...] = (
    Question(
        "contribute", projects.Contribute,
        (AMOUNT.needing(ENOUGH, NOT_TOO_MUCH, label=say.contribution, places=board.contributed),),
        Reason("contribute", "MAE-FUT-05", "MAE-FUT-06", tells=contribution_parts), ask.contribute, contribution,
        bare=all_see,
    ),
    Question(
        "reserve", T.Reserve, (ERA.needing(TO_RESERVE, ERA_COME, PILE_LEFT),),
        Reason("reserve", "MAE-RES-02", "MAE-RES-03"), ask.reserve, reserves,
    ),
    Question(
        "archive-reserved", T.ArchiveReserved,
        (STOP.needing(SOMETHING_RESERVED, label=say.fixed("stop.archive")),
         PICK.needing(IN_RESERVE, label=say.archive_reserved, places=board.reserved)),
        Reason("reserved", "MAE-RES-10", "MAE-AKS-05"), ask.archive_reserved, one_or_none,
    ),
    Question(
        "transfer-to", T.TransferReserved, (SEAT.needing(SEAT_THERE, ANOTHER_SEAT),),
        Reason("transfer-to", "MAE-RES-08"), ask.transfer_to, when=begun,
    ),
    Question(
        "transfer-reserved", T.TransferReserved,
        (STOP.needing(SOMETHING_RESERVED, label=say.fixed("stop.transfer")),
         PICK.needing(IN_RESERVE, label=say.card("pick.transfer"), places=board.reserved)),
        Reason("reserved", "MAE-RES-08", "MAE-AKS-05"), ask.transfer, one_or_none,
    ),
    Question(
        "pay-for-each", T.PayForEach,
        (STOP.needing(PAID_SOME, MORE_TO_PAY, label=say.stop_paying),
         SPEND.needing(WORTH_PAYING, OF_SOURCE, PAID_IN_ORDER, HAVE_ONE)),
        Reason("pay-for-each", "MON-EFF-02"), ask.pay_for_each,
        lambda asked: Bounds(1, paying(asked).most_of(asked.s, asked.f.me), paid(asked)),
    ),
)
