"""Tiles, victory cubes and cards: the starting draft, Explore, the phases of a round around its actions."""

from __future__ import annotations

from clio.engine.moves import Bounds, Need, Parts, Question, Reason, nowhere
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import BOARDS, BOOK, TILE_BOOK, VICTORY_IDS
from clio.games.age_of_mythology.moves import board
from clio.games.age_of_mythology.moves.needs import (
    Asked, Here, MythMove, MythNeed, MythQuestion, at_will, chosen, named, player, undecided,
)
from clio.games.age_of_mythology.ops.tiles import free_space
from clio.games.age_of_mythology.rules.explore import TakeTile
from clio.games.age_of_mythology.rules.round import HAND_LIMITS, ChooseCards, ChooseDiscards, PlaceCube
from clio.games.age_of_mythology.state import DRAFT, NONE, PERMANENT
from clio.games.age_of_mythology.words import moves as say
from clio.games.age_of_mythology.words import questions as ask


# ---------------------------------------------------------------- tiles
def drafting(asked: Asked) -> bool:
    return asked.s.phase == DRAFT


def terrain(at: Here) -> int:
    return TILE_BOOK.terrain[at.n]


def spaces(at: Here) -> int:
    """Of the terrain of a tile, on the player's board."""
    return BOARDS[player(at).culture].count(terrain(at))


def tile_needs(shown: str, *room: str) -> tuple[MythNeed, ...]:
    return (
        Need("tile_shown", lambda at: at.n in at.s.shown, shown, tells=named("tile", chosen)),
        Need("space_on_board", lambda at: spaces(at) > 0, *room, tells=named("terrain", terrain)),
        Need(
            "space_free", lambda at: free_space(player(at), terrain(at)) != NONE, *room,
            tells=lambda at: {"terrain": terrain(at), "n": spaces(at)},
        ),
    )


TILE = MythMove(
    "tile", A.TILE, say.tile, tuple(TILE_BOOK.id), places=board.shown_tile, usual=board.shown,
    moment=Reason("tile", "AOM-EXPLORE-04", "AOM-SETUP-33"),
)
LEAVE = MythMove("leave", A.LEAVE, say.fixed("leave"), moment=Reason("leave"), declines=True)


def victory_cube(*clauses: str) -> MythNeed:
    return Need("victory_cube_in_bank", lambda at: at.s.victory > 0, *clauses, "AOM-END-11")


CUBE = MythMove(
    "cube", A.CUBE, say.cube, VICTORY_IDS, needs=(victory_cube("AOM-VCUBE-05"),), places=board.victory_card,
    moment=Reason("cube", "AOM-ROUND-01"),
)


# ---------------------------------------------------------------- the hand
def drawn(at: Here) -> bool:
    """The number of random cards is chosen, which ends the choice."""
    return bool(at.f.mem) and at.f.mem[-1] >= A.DRAW


def limit(at: Here | Asked) -> int:
    return HAND_LIMITS[at.s.players[at.me].age]


def room(at: Here) -> int:
    """How many cards the hand may still get."""
    return limit(at) - len(player(at).hand) - len(at.f.mem)


def hand_room(n: int | None = None) -> MythNeed:
    """The hand has room for so many cards more: for one, or for the number that the move names."""

    def more(at: Here) -> int:
        return at.n if n is None else n

    def tells(at: Here) -> Parts:
        have = len(player(at).hand) + len(at.f.mem)
        return {"age": player(at).age, "cards": limit(at), "have": have, "n": more(at)}

    return Need("room_in_hand", lambda at: more(at) <= room(at), "AOM-DRAW-01", "AOM-DRAW-02", tells=tells)


BEFORE_RANDOM = MythNeed("random_cards_not_drawn", lambda at: not drawn(at), "AOM-DRAW-05")
TAKE = MythMove(
    "take", A.TAKE, say.card("take"), tuple(BOOK.id[:PERMANENT]), places=board.card, usual=nowhere,
    moment=Reason("take", "AOM-DRAW-04"),
    needs=(
        BEFORE_RANDOM,
        Need("outside_hand", lambda at: at.n not in player(at).hand, "AOM-DRAW-11", tells=named("card", chosen)),
        Need("not_out", lambda at: at.n not in player(at).out, "AOM-ACTION-04", tells=named("card", chosen)),
        Need("not_taken_yet", lambda at: A.TAKE + at.n not in at.f.mem, "AOM-DRAW-11", tells=named("card", chosen)),
        hand_room(1),
    ),
)
DRAW = MythMove(
    "draw", A.DRAW, say.draw, tuple(str(n) for n in range(A.DRAWS)), places=board.deck,
    moment=Reason("draw", "AOM-DRAW-04"),
    needs=(
        BEFORE_RANDOM, undecided(lambda at: room(at) > 0 or bool(at.f.mem), "AOM-DRAW-01"), hand_room(),
    ),
)

NOT_FINISHED = undecided(lambda at: A.DONE not in at.f.mem, "AOM-DISCARD-05")
DISCARD = MythMove(
    "discard", A.DISCARD, say.card("discard"), tuple(BOOK.id), places=board.card, usual=nowhere,
    moment=Reason("discard", "AOM-DISCARD-01"),
    needs=(
        NOT_FINISHED,
        Need("card_in_hand", lambda at: at.n in player(at).hand, "AOM-DISCARD-01", tells=named("card", chosen)),
        Need(
            "not_discarded_yet", lambda at: at.f.mem.count(A.DISCARD + at.n) < player(at).hand.count(at.n),
            "AOM-DISCARD-01", tells=named("card", chosen),
        ),
    ),
)


def cards_of_a_round(asked: Asked) -> Bounds:
    """How many cards may come into the hand, permanent and random ones."""
    return Bounds(0, limit(asked) - len(asked.s.players[asked.me].hand), len(asked.f.mem))


def cards_thrown(asked: Asked) -> Bounds:
    return Bounds(0, len(asked.s.players[asked.me].hand), len(asked.f.mem))


def questions(done: MythMove) -> tuple[MythQuestion, ...]:
    """`done` ends a choice of discards."""
    return (
        Question(
            "draft", TakeTile, (TILE.needing(*tile_needs("AOM-SETUP-33", "AOM-SETUP-37", "AOM-EXPLORE-06")), LEAVE),
            Reason("tiles", "AOM-SETUP-33", "AOM-SETUP-36"), ask.draft, at_will, drafting,
        ),
        Question(
            "explore", TakeTile,
            (TILE.needing(*tile_needs("AOM-EXPLORE-04", "AOM-EXPLORE-06", "AOM-EXPLORE-07")), LEAVE),
            Reason("tiles", "AOM-EXPLORE-04", "AOM-EXPLORE-07"), ask.take_tile,
            at_will,
        ),
        Question("place-cube", PlaceCube, (CUBE,), Reason("cube", "AOM-VCUBE-04"), ask.place_cube),
        Question(
            "choose-cards", ChooseCards, (TAKE, DRAW),
            Reason("cards", "AOM-DRAW-01", "AOM-DRAW-04", tells=lambda at: {
                "limit": limit(at), "have": len(player(at).hand) + len(at.f.mem),
            }),
            ask.choose_cards, cards_of_a_round,
        ),
        Question(
            "discard-cards", ChooseDiscards,
            (DISCARD, done.needing(
                NOT_FINISHED, undecided(lambda at: bool(player(at).hand), "AOM-DISCARD-01"), label=say.keep,
            )),
            Reason("discards", "AOM-DISCARD-01"), ask.choose_discards, cards_thrown,
        ),
    )
