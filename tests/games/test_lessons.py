"""Every guided game, played to its end on the real engine; and what the checker finds in one that is wrong."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, groupby

import pytest

from clio import clauses
from clio.engine.errors import ClioError
from clio.engine.kernel import Event
from clio.engine.lessons import LETTERS, Lesson, Said, Step, problems
from clio.games import find, ids, lessons, teaching
from clio.messages import LANGUAGES
from clio.server import catalogue
from clio.server.messages import Lang

ALL = [lesson for game in ids() for lesson in lessons(game).values()]
DUEL = lessons("monumental-duel")["first-game"]


def named(lesson: Lesson) -> str:
    return f"{lesson.game} {lesson.id}"


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_every_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    assert problems(lesson, find(lesson.game)) == []


@pytest.mark.parametrize("game", ids())
def test_every_game_has_a_first_guided_game(game: str) -> None:
    lesson = lessons(game)["first-game"]
    assert lesson.game == game
    assert 15 <= len(lesson.steps) <= 25


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_a_lesson_lets_people_do_what_it_explains(lesson: Lesson) -> None:
    assert len([step for step in lesson.steps if step.moves]) >= 8


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_never_two_cards_in_a_row_are_only_to_be_read(lesson: Lesson) -> None:
    read = [not step.moves for step in lesson.steps]
    assert [lesson.steps[n].said["en"].title for n in range(1, len(read)) if read[n] and read[n - 1]] == []


def first(**changes: object) -> Lesson:
    """The lesson of Monumental Duel with its second step, the first move, changed."""
    steps = list(DUEL.steps)
    steps[1] = replace(steps[1], **changes)  # type: ignore[arg-type]
    return replace(DUEL, steps=tuple(steps))


@pytest.mark.parametrize(("changed", "said"), [
    (first(moves=("activate row 1 column 1",)), "is not possible"),
    (first(moves=("pass",)), "pass is not possible"),
    (first(replies=("conquer",)), "may not conquer"),
    (first(replies=()), "is not possible"),
    (first(at=("0:city:12",)), "no place 0:city:12"),
    (first(said={"en": DUEL.steps[1].said["en"]}), "words are missing"),
    (first(said=dict.fromkeys(LANGUAGES, Said("A title", "One. Two. Three.", "No."))), "too long"),
    (first(said=dict.fromkeys(LANGUAGES, Said("A title", "One.", ""))), "an answer to other moves"),
    (replace(DUEL, steps=DUEL.steps[:3]), ""),
])
def test_the_checker_tells_what_is_wrong(changed: Lesson, said: str) -> None:
    found = problems(changed, find(DUEL.game))
    assert any(said in problem for problem in found) if said else found == []


def test_an_illegal_beginning_is_refused() -> None:
    with pytest.raises(ClioError):
        problems(replace(DUEL, before=("conquer",)), find(DUEL.game))


# ---------------------------------------------------------------------- where a table stands
READ, DO = Step({}), Step({}, moves=("a", "b"), replies=("c",))
PLAN = Lesson("x", "monumental-duel", {}, {}, 1, 2, "1", (READ, DO, READ, DO), before=("z",))


@pytest.mark.parametrize(("step", "decisions", "reached", "wanted", "reply"), [
    (0, 1, 0, None, None),  # to be read
    (1, 1, 1, "a", None),
    (1, 2, 1, "b", None),
    (1, 3, 1, None, "c"),
    (1, 4, 2, None, None),  # all is made: on
    (2, 3, 1, None, "c"),  # taken back
    (3, 1, 1, "a", None),
    (3, 7, 4, None, None),  # the end
])
def test_the_step_follows_from_the_decisions(
    step: int, decisions: int, reached: int, wanted: str | None, reply: str | None
) -> None:
    assert PLAN.reached(step, decisions) == reached
    assert PLAN.wanted(reached, decisions) == wanted
    assert PLAN.reply(reached, decisions) == reply


def test_another_script_is_another_lesson() -> None:
    said = replace(DUEL.steps[0], said={})
    assert replace(DUEL, steps=(said, *DUEL.steps[1:])).digest == DUEL.digest
    assert first(moves=("activate row 1 column 1",)).digest != DUEL.digest


# ---------------------------------------------------------------------- beside the game
@pytest.mark.parametrize("game", ids())
def test_what_is_told_the_first_time(game: str) -> None:
    """Events that there are, words that fit, clauses of the rulebook; in both languages."""
    books = [clauses.load(game, lang) for lang in LANGUAGES]
    known = {find(game).event_name(Event(kind, 0)) for kind in kinds(game)}
    told = teaching(game).firsts
    assert len(told) >= 6
    assert len({(first.event, first.whose) for first in told}) == len(told)
    for first in told:
        assert first.event in known, first.event
        assert all(first.said[lang].title and len(first.said[lang].text) <= LETTERS for lang in LANGUAGES), first.event
        assert [id for id in first.clauses for book in books if id not in book.clauses] == [], first.event


@pytest.mark.parametrize("game", ids())
def test_the_reading_order(game: str) -> None:
    books = [clauses.load(game, lang) for lang in LANGUAGES]
    reading = teaching(game).reading
    assert [part for part, _ in groupby(reading, key=lambda each: each.part)] == ["turn", "score", "mistakes"]
    for thought in reading:
        assert all(thought.text[lang].endswith(".") for lang in LANGUAGES)
        assert thought.clauses
        assert [id for id in thought.clauses for book in books if id not in book.clauses] == [], thought.text["en"]


def test_agents_are_explained_when_they_are_first_met() -> None:
    told = {first.event: set(first.clauses) for first in teaching("monumental-duel").firsts}
    for event, clause in (("spies", "MDE-SPY-01"), ("rolls", "MDE-SPY-05"), ("changes-espionage", "MDE-SPY-11"),
                          ("loses-die", "MDE-SPY-10"), ("gets-revolt", "MDE-REV-01")):
        assert clause in told[event]


@pytest.mark.parametrize(("game", "clauses"), [
    ("through-the-ages", {"TTA-FLOW-07", "TTA-FLOW-08", "TTA-END-05"}),
    ("monumental-duel", {"MD-END-01", "MDE-SCORE-01", "MDE-SCORE-02", "MDT-SCORE-01", "MD-SCORE-05", "MD-SCORE-08"}),
])
def test_the_aid_says_what_scores_and_when_the_game_ends(game: str, clauses: set[str]) -> None:
    told = {id for thought in teaching(game).reading if thought.part == "score" for id in thought.clauses}
    assert clauses <= told


@pytest.mark.parametrize("game", ids())
def test_the_aid_is_of_clauses_of_the_rulebook(game: str) -> None:
    aid = teaching(game).aid
    assert list(aid) == ["turn", "costs"]
    for part in aid.values():
        assert len(set(part)) == len(part) >= 5
        assert [id for id in part for lang in LANGUAGES if id not in clauses.load(game, lang).clauses] == []


def kinds(game: str) -> range:
    """The numbers of its kinds of events."""
    return range(next(n for n in count() if not named_event(game, n)))


def named_event(game: str, kind: int) -> bool:
    try:
        return bool(find(game).event_name(Event(kind, 0)))
    except LookupError:
        return False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_aid_does_not_say_where_a_rule_comes_from(lang: Lang) -> None:
    texts = [clause.plain for part in catalogue.teaching("monumental", lang).aid for clause in part.clauses]
    assert texts
    assert not any("OPEN" in text or "publi" in text for text in texts)
