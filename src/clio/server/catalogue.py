"""What never changes while the server runs: games, cards, rulebooks."""

from __future__ import annotations

from functools import cache
from typing import Any

from clio import clauses
from clio.bots import names_for
from clio.engine.game import CardFace
from clio.engine.record import Option
from clio.games import find, ids
from clio.server import messages as m
from clio.words import LANGUAGES


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
    house = find(id).house
    return [] if house is None else [
        m.MoveInfo(move.name, move.heading, move.grave, move.declines) for move in house.moves
    ]


def groups(id: str) -> dict[str, dict[str, str]]:
    game = find(id)
    headings = () if game.house is None else game.house.groups
    return {group: {lang: game.words(lang).heading(group) for lang in LANGUAGES} for group in headings}


def option_info(option: Option) -> m.OptionInfo:
    kind: Any = option.kind
    return m.OptionInfo(
        option.id, kind, option.names, option.help, option.default, list(option.values), list(option.value_names),
        option.per_seat, option.ruling, option.seats,
    )


def strengths(id: str) -> list[m.Strength]:
    """The strengths a bot can have: all where the game has a judge."""
    return ["easy", "normal"] if "greedy" in names_for(id) else ["easy"]


@cache
def cards(id: str) -> list[m.Card]:
    return [card_info(face) for face in find(id).cards()]


def card_info(face: CardFace) -> m.Card:
    return m.Card(
        face.id, face.symbol, face.names, face.kind, face.text, face.provenance, face.copies, face.cost, face.era,
        face.more,
    )


@cache
def rules(id: str, lang: m.Lang) -> m.Rules:
    book = clauses.load(find(id).record.id, lang)
    return m.Rules(
        id, lang, book.title, [m.ClauseText(clause.id, clause.section, clause.text) for clause in book.clauses.values()]
    )
