"""Explorers: their steps and what they do where they stand; the questions of Markets and Monsters' prices."""

from __future__ import annotations

from clio.engine.moves import Bounds, Need, Parts, Question, Reason, all_see
from clio.games.families.monumental.state import EMPTY, GOLD
from clio.games.monumental import actions as A
from clio.games.monumental import bills
from clio.games.monumental.actions import GRID
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.moves import board
from clio.games.monumental.moves.answers import PAY_GOLD, PICK, STOP
from clio.games.monumental.moves.board import player
from clio.games.monumental.moves.names import STEP_WORDS, numbers
from clio.games.monumental.moves.needs import (
    ON_MAP, Asked, Here, WorldMove, WorldNeed, WorldQuestion, card, named, payable, something_to_decide,
    terrain_of, tile, tile_parts,
)
from clio.games.monumental.moves.turn import ON_YOUR_TURN
from clio.games.monumental.ops import board as B
from clio.games.monumental.ops import explorers as X
from clio.games.monumental.state import ACTED, EXPLORING, LOW_MASK, MOVED, POSTS, TILE_BITS, UNIQUE
from clio.games.monumental.words import moves as say
from clio.games.monumental.words import questions as ask


# ---------------------------------------------------------------- steps
def walker(at: Here) -> int:
    """The Explorer that a step names."""
    return at.n // GRID


def place_parts(at: Here, where: int) -> Parts:
    return {"tile": at.s.map.place[where]}


def walker_parts(at: Here) -> Parts:
    return {**tile_parts(at), "from": at.s.map.place[player(at).explorers[walker(at)]], "explorer": walker(at) + 1}


def both_alike(at: Here, e: int) -> bool:
    """The second Explorer named, though the first stands there too and may do the same."""
    return bool(e) and X.alike(player(at))


FIRST_STEPS = WorldNeed(
    "first_explorer", lambda at: not both_alike(at, walker(at)), "MON-EXPL-03",
    tells=lambda at: place_parts(at, player(at).explorers[1]),
)
BESIDE = WorldNeed(
    "beside_explorer", lambda at: tile(at) in at.s.map.near[player(at).explorers[walker(at)]], "MON-EXPL-01",
    "MON-TERR-06", tells=walker_parts,
)
ENTERABLE = WorldNeed(
    "enterable", lambda at: bool(X.ways(at.s, player(at)) >> tile(at) & 1), "MON-EXPL-02",
    tells=lambda at: {**tile_parts(at), "terrain": terrain_of(at)},
)
EXPLORE = WorldMove(
    "explore", A.EXPLORE, say.explore, STEP_WORDS, places=board.step, moment=ON_YOUR_TURN,
    needs=(
        ON_MAP, FIRST_STEPS, BESIDE, ENTERABLE, payable(lambda at: bills.step(at.s, at.me), "MON-EXPL-01"),
    ),
)


# ---------------------------------------------------------------- what an Explorer does
def here(at: Here) -> int:
    """The tile where the Explorer stands."""
    return player(at).explorers[at.n]


def here_parts(at: Here) -> Parts:
    return {**place_parts(at, here(at)), "explorer": at.n + 1}


def market(at: Here) -> int:
    """The Market of the map where the Explorer stands."""
    return at.s.map.market_tiles.index(here(at))


def market_parts(at: Here) -> Parts:
    return {**here_parts(at), "market": at.s.map.market_numbers[market(at)]}


def monster(at: Here) -> int:
    return X.monster_at(at.s, here(at))


def post(at: Here) -> int:
    return B.post_at(at.s, here(at))


def fight_parts(at: Here) -> Parts:
    dues = bills.fight(at.s, at.me, monster(at))
    return {
        "card": monster(at), "the": monster(at), "amounts": [(due.res, due.price) for due in dues],
        "mine": [(due.res, due.have) for due in dues], "gold": player(at).res[GOLD],
    }


ACTION_LEFT = WorldNeed(
    "explorer_action_left", lambda at: not player(at).done & ACTED << at.n, "MON-EXPL-04", "MON-TURN-04",
    tells=here_parts,
)
FIRST_ACTS = WorldNeed("first_explorer", lambda at: not both_alike(at, at.n), "MON-EXPL-03", tells=here_parts)
TOKEN_THERE = WorldNeed(
    "token_there", lambda at: bool((at.s.product | at.s.science) >> here(at) & 1), "MON-EXPL-05", "MAE-SCITOK-01",
    tells=here_parts,
)
MARKET_THERE = WorldNeed(
    "market_there", lambda at: here(at) in at.s.map.market_tiles, "MON-EXPL-06", tells=here_parts
)
MARKET_NOT_VISITED = WorldNeed(
    "market_not_visited", lambda at: not player(at).visited >> market(at) & 1, "MON-EXPL-07", tells=market_parts
)
MARKET_NOT_EMPTY = WorldNeed(
    "market_not_empty", lambda at: bool(at.s.markets[market(at)]), "MON-EXPL-11", tells=market_parts
)
POST_THERE = WorldNeed("post_there", lambda at: post(at) != EMPTY, "MAE-EXCH-01", tells=here_parts)
POST_OF_ANOTHER = WorldNeed(
    "post_of_another", lambda at: post(at) >> TILE_BITS & LOW_MASK != at.me, "MAE-EXCH-04", tells=here_parts
)
MONSTER_THERE = WorldNeed("monster_there", lambda at: monster(at) != EMPTY, "MON-MONS-06", tells=here_parts)
MONSTER_PAYABLE = WorldNeed(
    "monster_payable", lambda at: not bills.fight_lacks(at.s, at.me, monster(at)), "MON-MONS-06", "MON-ACT-05",
    tells=fight_parts,
)
ACTING = (ACTION_LEFT, FIRST_ACTS)
PAIR = numbers(1, A.PAIR)
PICK_UP = WorldMove(
    "pick-up", A.PICK_UP, say.pick_up, PAIR, (*ACTING, TOKEN_THERE), board.explorer, moment=ON_YOUR_TURN,
)
VISIT = WorldMove(
    "visit", A.VISIT, say.visit, PAIR, (*ACTING, MARKET_THERE, MARKET_NOT_VISITED, MARKET_NOT_EMPTY),
    board.market_visited, moment=ON_YOUR_TURN,
)
TRADE = WorldMove(
    "trade", A.TRADE, say.trade, PAIR,
    (*ACTING, POST_THERE, POST_OF_ANOTHER, payable(lambda at: bills.trade(at.s, at.me), "MAE-EXCH-01", "MAE-EXCH-06")),
    board.explorer, moment=ON_YOUR_TURN,
)
FIGHT = WorldMove(
    "fight", A.FIGHT, say.fight, PAIR, (*ACTING, MONSTER_THERE, MONSTER_PAYABLE), board.explorer, moment=ON_YOUR_TURN,
)


# ---------------------------------------------------------------- Trading Posts
def together(at: Here) -> bool:
    one, two = player(at).explorers
    return one == two


def site(at: Here) -> int:
    return player(at).explorers[0]


def site_parts(at: Here) -> Parts:
    return {**place_parts(at, site(at)), "terrain": at.s.map.terrain[site(at)]}


def marked_natural(at: Here) -> bool:
    """Does the Province carry a Natural Wonder, face up or face down?"""
    return at.s.config.naturals and bool(at.s.map.natural_set >> site(at) & 1)


BUILD_POST = WorldMove(
    "build-post", A.BUILD_POST, say.build_post, places=board.both_explorers, moment=ON_YOUR_TURN,
    needs=(
        Need("african_in_play", lambda at: at.s.config.african, "MON-OPT-04"),
        Need("posts_left", lambda at: B.posts_left(at.s, at.me) > 0, "MAE-POST-07", tells=lambda at: {"n": POSTS}),
        Need("explorers_together", together, "MAE-POST-01"),
        Need("a_province", lambda at: bool(at.s.map.land >> site(at) & 1), "MAE-POST-11", tells=site_parts),
        Need("without_natural_mark", lambda at: not marked_natural(at), "MAE-NAT-05", "MAE-POST-11", tells=site_parts),
        Need("without_post", lambda at: B.post_at(at.s, site(at)) == EMPTY, "MAE-POST-09", tells=site_parts),
        Need(
            "some_explorer_action_left", lambda at: X.may_act(player(at), 0, False) or X.may_act(player(at), 1, False),
            "MAE-POST-02", "MON-EXPL-04",
        ),
    ),
)


# ---------------------------------------------------------------- continuous mode: the unique action may be taken
def may_explore(at: Here) -> bool:
    """MAE-CONT-35: with the unique action of this turn, still to be taken or this one already."""
    done = player(at).done
    return not done & UNIQUE or bool(done & EXPLORING)


MAY_EXPLORE = WorldNeed("may_explore", may_explore, "MAE-CONT-25", "MAE-CONT-35")
MOVED_OR_UNIQUE = WorldNeed(
    "explorer_moved", lambda at: may_explore(at) or bool(player(at).done & MOVED << at.n), "MAE-CONT-12",
    "MAE-CONT-26", tells=here_parts,
)
ONE_MOVED_OR_UNIQUE = WorldNeed(
    "some_explorer_moved",
    lambda at: may_explore(at) or X.may_act(player(at), 0, True) or X.may_act(player(at), 1, True),
    "MAE-CONT-12", "MAE-CONT-26",
)


# ---------------------------------------------------------------- free steps
def steps_left(at: Here | Asked) -> tuple[int, int]:
    op = at.f.op
    assert isinstance(op, X.MoveExplorers)
    return (at.f.mem[0], at.f.mem[1]) if at.f.mem else (op.tiles, op.tiles)


def step_possible(at: Here) -> bool:
    left, pl = steps_left(at), player(at)
    return any(
        left[e] > 0 and X.ways(at.s, pl) & at.s.map.around[pl.explorers[e]] for e in (0, 1)
    )


def steps_within(asked: Asked) -> Bounds:
    op, left = asked.f.op, steps_left(asked)
    assert isinstance(op, X.MoveExplorers)
    if op.each:
        return Bounds(0, 2 * op.tiles, 2 * op.tiles - sum(left))
    return Bounds(0, op.tiles, op.tiles - max(left))


STEPS_LEFT = WorldNeed(
    "steps_left", lambda at: steps_left(at)[walker(at)] > 0, "MON-EXPL-01", tells=walker_parts
)
FIRST_FREE_STEPS = WorldNeed(
    "first_explorer", lambda at: len(set(steps_left(at))) > 1 or not both_alike(at, walker(at)), "MON-EXPL-03",
    tells=lambda at: place_parts(at, player(at).explorers[1]),
)
STEP_POSSIBLE: WorldNeed = something_to_decide(step_possible, "MON-EXPL-01", "MON-EXPL-02")


MOVED_FREELY = WorldNeed(
    "explorer_moved", lambda at: not at.s.config.continuous or bool(player(at).done & MOVED << at.n), "MAE-CONT-12",
    tells=here_parts,
)
ONE_MOVED_FREELY = WorldNeed(
    "some_explorer_moved",
    lambda at: not at.s.config.continuous or X.may_act(player(at), 0, True) or X.may_act(player(at), 1, True),
    "MAE-CONT-12",
)
BETWEEN_STEPS = (
    BUILD_POST.needing(STEP_POSSIBLE, ONE_MOVED_FREELY, *BUILD_POST.needs),
    *(move.needing(STEP_POSSIBLE, MOVED_FREELY, *move.needs) for move in (PICK_UP, VISIT, TRADE, FIGHT)),
)


# ---------------------------------------------------------------- Markets, Monsters
def gold_within(at: Here | Asked) -> Bounds:
    """Of a price in two resources: the least and the most of the first in Gold, so that the second can be paid."""
    have = at.s.players[at.me].res
    (one, n), (two, m) = BOOK.price[at.f.src]
    return Bounds(max(0, n - have[one]), min(n, have[GOLD] - max(0, m - have[two])))


def two_parts(at: Here) -> Parts:
    dues = bills.fight(at.s, at.me, at.f.src)
    least, most, _ = gold_within(at)
    return {
        "least": least, "most": most, "first": (dues[0].res, dues[0].price), "second": (dues[1].res, dues[1].price),
        "mine": [(due.res, due.have) for due in dues], "gold": player(at).res[GOLD],
    }


IN_MARKET = WorldNeed("in_market", lambda at: at.n in at.s.markets[at.f.mem[0]], "MON-EXPL-06", tells=named(card))
AT_LEAST = WorldNeed(
    "at_least_for_first", lambda at: at.n >= gold_within(at).least, "MON-MONS-06", "MON-RES-03", tells=two_parts
)
AT_MOST = WorldNeed(
    "at_most_for_first", lambda at: at.n <= gold_within(at).most, "MON-MONS-06", "MON-RES-03", tells=two_parts
)
QUESTIONS: tuple[WorldQuestion, ...] = (
    Question(
        "move-explorers", X.MoveExplorers,
        (*BETWEEN_STEPS,
         EXPLORE.needing(
             STEP_POSSIBLE, ON_MAP, STEPS_LEFT, FIRST_FREE_STEPS, BESIDE, ENTERABLE, label=say.free_step,
         ),
         STOP.needing(STEP_POSSIBLE, label=say.some_or_none("stop.explore"))),
        Reason("move-explorers", "MON-EXPL-01", "MON-EXPL-04"), ask.move_explorers, steps_within,
    ),
    Question(
        "market", X.TakeMarket,
        (PICK.needing(IN_MARKET, label=say.market_token, places=board.market_token),),
        Reason("market", "MON-EXPL-06"), ask.market, bare=all_see,
    ),
    Question(
        "pay-two", X.PayTwo, (PAY_GOLD.needing(AT_LEAST, AT_MOST, label=say.pay_two),),
        Reason("pay-gold", "MON-MONS-06", "MON-RES-03"), ask.pay_two, gold_within,
    ),
)
