"""What never changes while the server runs: games, cards, rulebooks."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from clio import clauses
from clio.bots import names_for
from clio.engine.errors import BadOption
from clio.engine.game import CardFace
from clio.engine.record import Option
from clio.games import find, ids
from clio.server import messages as m
from clio.server.errors import NotFound
from clio.words import LANGUAGES

ADVISER: Final[m.Strength] = "normal"


@cache
def games() -> list[m.GameInfo]:
    return [game_info(find(id).record.id) for id in ids()]


@cache
def game_info(id: str) -> m.GameInfo:
    record = find(id).record
    return m.GameInfo(
        record.id, record.names, record.about, record.players[0], record.players[1], record.minutes,
        [option_info(option) for option in record.options], strengths(id), record.hidden, moves(id), groups(id),
    )


def moves(id: str) -> list[m.MoveInfo]:
    return [m.MoveInfo(move.name, move.heading, move.grave, move.declines) for move in find(id).house.moves]


def groups(id: str) -> dict[str, dict[str, str]]:
    game = find(id)
    return {group: {lang: game.words(lang).heading(group) for lang in LANGUAGES} for group in game.house.groups}


def option_info(option: Option) -> m.OptionInfo:
    kind: Any = option.kind
    return m.OptionInfo(
        option.id, kind, option.names, option.help, option.default, list(option.values), list(option.value_names),
        option.per_seat, option.ruling, option.seats,
    )


@cache
def strengths(id: str) -> list[m.Strength]:
    """The strengths a bot can have, the best last. Without a judge of the game it can only play at random."""
    return ["easy", "normal"] if "greedy" in names_for(id) else ["random"]


def strength_of(id: str, wish: m.Strength | None) -> m.Strength:
    """As wished, or the best there is; BadOption lists what is possible."""
    good = strengths(id)
    if wish is not None and wish not in good:
        raise BadOption("bad_strength", strength=wish, good=", ".join(good))
    return wish or good[-1]


def advised(id: str) -> bool:
    """Is there a bot whose advice is worth something?"""
    return ADVISER in strengths(id)


@cache
def cards(id: str) -> list[m.Card]:
    return [card_info(face) for face in find(id).cards()]


def card_info(face: CardFace) -> m.Card:
    return m.Card(
        face.id, face.symbol, face.names, face.kind, face.text, face.provenance, face.copies, face.cost, face.era,
        face.more, face.said, face.brief,
    )


@cache
def rules(id: str, lang: m.Lang) -> m.Rules:
    if find(id).record.id not in clauses.games():
        raise NotFound()
    book = clauses.load(id, lang)
    return m.Rules(
        id, lang, book.title, [m.ClauseText(clause.id, clause.section, clause.text) for clause in book.clauses.values()]
    )
