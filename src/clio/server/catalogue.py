"""What never changes while the server runs: games, cards, rulebooks."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from clio import clauses
from clio.bots import adviser_of, strengths_of
from clio.engine.errors import BadOption
from clio.engine.game import CardFace
from clio.engine.lessons import Lesson
from clio.engine.record import Option, Preset
from clio.games import find, ids
from clio.games import lessons as lessons_of
from clio.games import puzzles as puzzles_of
from clio.games import teaching as teaching_of
from clio.server import messages as m
from clio.server.errors import NotFound
from clio.words import LANGUAGES

USUAL: Final[m.Strength] = "normal"


@cache
def games() -> list[m.GameInfo]:
    return [game_info(find(id).record.id) for id in ids()]


@cache
def game_info(id: str) -> m.GameInfo:
    record = find(id).record
    return m.GameInfo(
        record.id, record.names, record.about, record.players[0], record.players[1], record.minutes,
        [option_info(option) for option in record.options], strengths(id), record.hidden, moves(id), groups(id),
        [preset_info(preset) for preset in record.presets], [title(lesson) for lesson in lessons_of(id).values()],
        len(puzzles_of(id)),
    )


def title(lesson: Lesson) -> m.LessonTitle:
    return m.LessonTitle(lesson.id, dict(lesson.names), dict(lesson.about), lesson.minutes)


def moves(id: str) -> list[m.MoveInfo]:
    return [
        m.MoveInfo(move.name, move.heading, move.declines, move.ends, move.resigns)
        for move in find(id).house.moves
    ]


def groups(id: str) -> dict[str, dict[str, str]]:
    game = find(id)
    return {group: {lang: game.words(lang).heading(group) for lang in LANGUAGES} for group in game.house.groups}


def option_info(option: Option) -> m.OptionInfo:
    kind: Any = option.kind
    return m.OptionInfo(
        option.id, kind, option.names, option.help, option.default, list(option.values), list(option.value_names),
        option.per_seat, option.ruling, option.seats,
    )


def preset_info(preset: Preset) -> m.PresetInfo:
    return m.PresetInfo(preset.id, preset.names, preset.help, *preset.players, dict(preset.options))


@cache
def strengths(id: str) -> list[m.Strength]:
    """The strengths a bot can have, the best last. Without a judge of the game it can only play at random."""
    found: Any = strengths_of(id)
    return found or ["random"]


def strength_of(id: str, wish: m.Strength | None) -> m.Strength:
    """As wished, or the usual one; BadOption lists what is possible."""
    good = strengths(id)
    if wish is not None and wish not in good:
        raise BadOption("bad_strength", strength=wish, good=", ".join(good))
    return wish or (USUAL if USUAL in good else good[-1])


def adviser(id: str) -> m.Strength | None:
    """The bot that gives hints, if there is one whose advice is worth something."""
    best = adviser_of(id)
    return next((strength for strength in strengths(id) if strength == best), None)


def advised(id: str) -> bool:
    return adviser(id) is not None


@cache
def cards(id: str) -> list[m.Card]:
    return [card_info(face) for face in find(id).cards()]


def card_info(face: CardFace) -> m.Card:
    return m.Card(
        face.id, face.symbol, face.names, face.kind, face.text, face.provenance, face.copies, face.cost, face.era,
        face.more, face.said, face.brief,
    )


@cache
def lessons(id: str, lang: m.Lang) -> list[m.LessonInfo]:
    return [lesson_info(lesson, lang) for lesson in lessons_of(id).values()]


def lesson_info(lesson: Lesson, lang: m.Lang) -> m.LessonInfo:
    steps = [
        m.LessonStep(step.said[lang].title, step.said[lang].text, list(step.at), bool(step.moves))
        for step in lesson.steps
    ]
    return m.LessonInfo(lesson.id, lesson.names[lang], lesson.about[lang], lesson.minutes, steps)


@cache
def puzzles(id: str, lang: m.Lang) -> list[m.PuzzleInfo]:
    return [
        m.PuzzleInfo(puzzle.id, puzzle.name(lang), puzzle.goal(lang), puzzle.difficulty)
        for puzzle in puzzles_of(id).values()
    ]


@cache
def teaching(id: str, lang: m.Lang) -> m.Teaching:
    told = teaching_of(id)
    firsts = [
        m.FirstTime(first.event, first.whose, first.said[lang].title, first.said[lang].text, list(first.clauses))
        for first in told.firsts
    ]
    reading = [m.Thought(each.part, each.text[lang], list(each.clauses)) for each in told.reading]
    return m.Teaching(firsts, reading, aid(id, lang) if told.aid else [])


def aid(id: str, lang: m.Lang) -> list[m.AidPart]:
    texts = {clause.id: clause for clause in rules(id, lang).clauses}
    return [m.AidPart(part, [texts[clause] for clause in ids]) for part, ids in teaching_of(id).aid.items()]


@cache
def rules(id: str, lang: m.Lang) -> m.Rules:
    if find(id).record.id not in clauses.games():
        raise NotFound()
    book = clauses.load(id, lang)
    return m.Rules(id, lang, book.title, [
        m.ClauseText(clause.id, clause.section, clause.text, book.plain(clause.id)) for clause in book.clauses.values()
    ])
