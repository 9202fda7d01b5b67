"""What a reader is told of a table. Everything about the game comes from the reader's own view, question and log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json

from clio.engine.game import Words
from clio.engine.history import Table
from clio.engine.naming import seat_name
from clio.engine.record import Options
from clio.engine.told import Choice, LogLine
from clio.messages import LANGUAGES, say
from clio.server import messages as m
from clio.server.catalogue import advised, strengths
from clio.server.chronicle import Chronicle
from clio.server.consent import Open
from clio.server.foresight import closed
from clio.server.limits import Letter
from clio.server.notices import Notice, written
from clio.server.older import Ending
from clio.server.outcomes import Finish, Outcome, Played, outcomes
from clio.server.seating import forgotten
from clio.server.setup import COLOURS, Seat, read_setup
from clio.server.storage import Summary, TableRow
from clio.server.talk import Spoken, handle


class Reader(Struct):
    """Who reads: a guest, through the eyes of a seat (None: a spectator), in a language."""

    guest: str
    seat: int | None
    lang: m.Lang


class TitleSeat(Struct):
    """A seat as the lobby needs it, without its secrets."""

    name: str
    colour: Letter
    bot: m.Strength | None
    open: bool
    resigned: bool


class Title(Struct):
    """What the lobby lists of a table besides its summary. `options`, `hints`: None in those of earlier versions, where
    the set-up is asked. `automas`: the names of those in each language."""

    seats: list[TitleSeat]
    scores: list[int]
    winners: list[int]
    rematch: str | None = None
    options: Options | None = None
    hints: bool | None = None
    lesson: str | None = None
    automas: dict[str, list[str]] = {}
    clock: m.Clock | None = None
    lang: m.Lang | None = None
    puzzle: str | None = None


# ---------------------------------------------------------------------- tables
def summary(c: Chronicle) -> Summary:
    """For the storage, written with every row."""
    seats = [
        TitleSeat(seat.name, seat.colour, seat.bot, seat.kind == "open", seat.resigned) for seat in c.seats
    ]
    named = {lang: c.table.automas(lang) for lang in LANGUAGES}
    title = Title(
        seats, c.scores, winners(c), c.rematch, c.table.options_chosen, c.setup.hints, lesson_of(c),
        named if any(named.values()) else {}, c.setup.clock, c.setup.lang, puzzle_of(c))
    guests = tuple(None if forgotten(seat.guest) else seat.guest for seat in c.seats)
    return Summary(
        status=c.status, round=c.table.game.round_of(c.table.state), decisions=c.decisions,
        waiting=json.encode(c.waiting).decode(),
        bot_turn=c.bot_due is not None and c.trouble is None and not c.left_to_bots,
        guests=guests, title=json.encode(title).decode(), results=results(c, guests, title),
        deadline=None if c.clocks is None else c.clocks.deadline,
    )


def results(c: Chronicle, guests: tuple[str | None, ...], title: Title) -> tuple[Outcome, ...]:
    """What people got out of the game, once it is over; nothing out of a branch, which began where somebody liked, nor
    out of a guided game."""
    if c.status != "over" or c.setup.record or c.setup.rekeyed or c.setup.course is not None:
        return ()
    seats = [Played(seat.bot, seat.resigned) for seat in c.seats]
    return outcomes(c.setup.game, guests, Finish(seats, title.scores, title.winners))


def listed(row: TableRow, guest: str, lang: str) -> m.TableInfo:
    """A table for the lobby, from its summary alone."""
    title = json.decode(row.summary.title, type=Title)
    known = read_setup(row.setup) if title.options is None else title
    options, hints = dict(known.options or {}), bool(known.hints)
    seats = [
        m.SeatInfo(
            n, kind_of(seat.bot, seat.open), seat_name(seat.name, n, lang), seat.colour,
            row.summary.guests[n] == guest, False, seat.bot, seat.resigned)
        for n, seat in enumerate(title.seats)
    ]
    return m.TableInfo(
        id=row.id, game=row.game, status=row.summary.status, seats=seats, options=options,
        public=row.public, hints=hints and advised(row.game), owner=row.owner == guest, round=row.summary.round,
        decisions=row.summary.decisions, waiting=json.decode(row.summary.waiting, type=list[int]), created=row.created,
        updated=row.updated, rematch=title.rematch, winners=title.winners, scores=title.scores,
        bots=strengths(row.game), automas=automa_infos(title.automas.get(lang, []), [s.colour for s in title.seats]),
        lesson=title.lesson,
        clock=title.clock, lang=title.lang, puzzle=title.puzzle,
    )


def lesson_of(c: Chronicle) -> str | None:
    return None if c.taught is None or c.status != "playing" else c.taught.id


def lesson_at(c: Chronicle, reader: Reader) -> m.LessonAt | None:
    """For the learner alone."""
    lesson = c.taught
    if lesson is None or c.status != "playing" or reader.seat != lesson.seat:
        return None
    return m.LessonAt(lesson.id, c.step, list(lesson.left(c.step, c.decisions_of(reader.seat))))


def puzzle_of(c: Chronicle) -> str | None:
    return None if c.puzzle is None else c.puzzle.id


def puzzled(row: TableRow) -> bool:
    """Was the table made for a puzzle?"""
    return json.decode(row.summary.title, type=Title).puzzle is not None


def puzzle_at(c: Chronicle, reader: Reader) -> m.PuzzleAt | None:
    """For who solves it alone."""
    if c.attempt is None or c.puzzle is None or reader.seat != c.puzzle.seat:
        return None
    puzzle, state, over = c.puzzle, c.table.state, c.tried
    return m.PuzzleAt(
        puzzle.id, puzzle.name(reader.lang), puzzle.goal(reader.lang), puzzle.difficulty, c.prepared, over,
        over and c.attempt.solved(state),
        c.attempt.verdict(state, reader.lang, c.step == len(puzzle.solution)) if over else "", c.step,
        len(puzzle.solution), c.helped)


def automa_infos(names: list[str], taken: list[Letter]) -> list[m.AutomaInfo]:
    """They have the colours that the players leave."""
    free = [letter for letter in COLOURS if letter not in taken]
    return [m.AutomaInfo(len(taken) + n, name, free[n]) for n, name in enumerate(names)]


def kind_of(bot: m.Strength | None, is_open: bool) -> m.SeatKind:
    return "open" if is_open else "human" if bot is None else "bot"


def ending(row: TableRow) -> Ending | None:
    """How the game of a table ended, if it did."""
    title = json.decode(row.summary.title, type=Title)
    return Ending(title.scores, title.winners) if title.winners else None


def name_of(c: Chronicle, seat: int, lang: str) -> str:
    return names_of(c, lang)[seat]


def names_of(c: Chronicle, lang: str) -> list[str]:
    """Of all seats, Automas after the players."""
    return [*(seat_name(seat.name, n, lang) for n, seat in enumerate(c.seats)), *c.table.automas(lang)]


def seat_info(c: Chronicle, n: int, reader: Reader, connected: frozenset[int]) -> m.SeatInfo:
    seat: Seat = c.seats[n]
    return m.SeatInfo(
        n, kind_of(seat.bot, seat.kind == "open"), name_of(c, n, reader.lang), seat.colour,
        seat.guest == reader.guest, seat.bot is not None or n in connected, seat.bot, seat.resigned,
        seat.key if c.owner == reader.guest else None, seat.guest in c.talk.muted,
        handle(c.id, seat.guest) if seat.guest is not None and c.owner == reader.guest != seat.guest else None,
        seat.late,
    )


def seat_clocks(c: Chronicle, at: float) -> list[m.SeatClock]:
    if c.clocks is None or not c.begun:
        return []
    clocks = c.clocks
    return [m.SeatClock(round(clocks.left(n, at), 1), n in clocks.running) for n in range(len(c.seats))]


def table_info(c: Chronicle, reader: Reader, connected: frozenset[int]) -> m.TableInfo:
    return m.TableInfo(
        id=c.id, game=c.setup.game, status=c.status,
        seats=[seat_info(c, n, reader, connected) for n in range(len(c.seats))], options=dict(c.table.options_chosen),
        public=c.public, hints=c.setup.hints and advised(c.setup.game), owner=c.owner == reader.guest,
        round=c.table.game.round_of(c.table.state), decisions=c.decisions, waiting=c.waiting,
        created=c.created, updated=c.updated, watch_key=c.talk.watch_key if c.at_home(reader.guest) else None,
        request=request_info(c, reader), rematch=c.rematch,
        trouble=None if c.trouble is None else say(f"trouble.{c.trouble}", reader.lang), winners=winners(c),
        scores=c.scores, bots=strengths(c.setup.game),
        outdated=outdated(c, reader),
        dealing=dealing(c, reader.lang),
        muted=reader.guest in c.talk.muted,
        automas=automa_infos(c.table.automas(reader.lang), [seat.colour for seat in c.seats]), lesson=lesson_of(c),
        clock=c.setup.clock, lang=c.setup.lang, puzzle=puzzle_of(c),
    )


def outdated(c: Chronicle, reader: Reader, whole: bool = False) -> str | None:
    """What older rules have left of a game. Until it is done only who made a decision is told which one is refused:
    nobody knows any more what of it was told to the others. Of a secret choice not even they are: its number tells of
    the others' answers."""
    found = c.table.outdated
    if found is None:
        return None
    mine = found.settled is None and found.seat in c.seats_of(reader.guest)
    return found.text(reader.lang, whole or c.readable or mine)


def dealing(c: Chronicle, lang: str) -> m.Dealing:
    deal = c.table.deal
    if deal.commitment is None:
        return m.Dealing(say("dealing.older", lang))
    kind = "imported" if c.setup.imported else "branched" if deal.rekeyed else "committed"
    branch = max(deal.rekeyed, default=None)
    texts = [say(f"dealing.{kind}", lang, n=branch)]
    if branch is not None:
        texts.append(say("dealing.bound" if deal.committed is not None else "dealing.key_alone", lang, n=branch))
    return m.Dealing(" ".join(texts), deal.commitment, branch)


def request_info(c: Chronicle, reader: Reader) -> m.Request | None:
    """Those who agreed are people; bots and open seats are not asked."""
    asked = c.asked
    if asked is None:
        return None
    agreed = [n for n, seat in enumerate(c.seats) if seat.guest in asked.agreed]
    text = request_text(c, asked, reader)
    return m.Request(asked.id, asked.what, asked.seat, agreed, asked.missing(c.seats), text, asked.decision)


def request_text(c: Chronicle, asked: Open, reader: Reader) -> str:
    """Who asks for what; of an undo, the decision that would be taken back."""
    name = name_of(c, asked.seat, reader.lang)
    line = None if asked.what != "undo" or asked.decision is None else written(c.table, asked.decision, reader.seat)
    if line is None:
        return say(f"request.{asked.what}", reader.lang, name=name)
    return say("request.undo_what", reader.lang, name=name, what=line.text(reader.lang).rstrip("."))


def scores(table: Table) -> list[int]:
    return [score.total for score in table.result.scores]


def winners(c: Chronicle) -> list[int]:
    return list(c.result.winners) if c.status == "over" else []


# ---------------------------------------------------------------------- the game
def question(c: Chronicle, reader: Reader) -> m.Question | None:
    """What the reader is asked now; nobody reads another's question."""
    seat = reader.seat
    if seat is None or seat not in c.waiting or c.seats[seat].bot is not None:
        return None
    return ask(c.table, seat, reader.lang)


def ask(table: Table, seat: int, lang: str) -> m.Question:
    asked = table.inquiry(seat)
    assert asked is not None
    words = table.game.words(lang)
    options = [option(choice, words) for choice in table.options_of(seat)]
    state, house, symbol = table.asked(seat), table.game.house, table.game.space.symbol
    idle = house.given(state, state.waiting, state.legal)
    parts = [m.Piece(symbol(action), table.game.targets(state, action), table.game.space.word(action), most)
             for action, most in house.parts(state, state.waiting)]
    return m.Question(
        seat, table.prompt(lang, seat), options, *asked, closed=closed(table, seat, lang),
        idle=None if idle is None else symbol(idle), parts=parts,
        usual=[symbol(action) for action in house.usual(state, state.waiting)])


def option(choice: Choice, words: Words[Any]) -> m.Choice:
    label = choice.label(words.lang)
    note = " · ".join(part for part in (label.price, label.effect) if part)
    return m.Choice(
        choice.symbol, words.labelled(label), choice.targets, choice.move, choice.word, label.name, note,
        label.warning, choice.dangerous)


def line(entry: LogLine, lang: str, most: int | None = None) -> m.Line:
    """`most`: how many decisions the reader may know of, if not of all."""
    decision = entry.decision if most is None else min(entry.decision, most)
    return m.Line(decision, entry.seat, entry.kind, entry.text(lang), entry.amounts, entry.seats, entry.cards)


def chat_line(c: Chronicle, said: Spoken, reader: Reader) -> m.ChatLine:
    """Who has no name of their own is called by the seat; who has no seat is a spectator, known by a number."""
    name = said.name or person(c, said.guest, said.seat, reader.lang)
    text = say(f"chat.{said.about}", reader.lang, name=name) if said.about else said.text
    who = handle(c.id, said.guest) if reader.guest == c.owner and said.guest not in (c.owner, "") else None
    return m.ChatLine(said.seat, name, text, said.at, said.about != "", who)


def person(c: Chronicle, guest: str, seat: int | None, lang: str) -> str:
    """What somebody is called who speaks, or is spoken of."""
    held = next(iter(c.seats_of(guest)), None) if seat is None else seat
    if held is not None:
        return name_of(c, held, lang)
    number = c.talk.number(guest)
    return say("seat.spectator", lang) if number is None else say("seat.spectator_number", lang, number=number)


def chat_page(c: Chronicle, reader: Reader, before: int | None, after: int = 0) -> tuple[int, list[m.ChatLine]]:
    start, lines = c.talk.page(before, after)
    return start, [chat_line(c, said, reader) for said in lines]


def watchers(c: Chronicle, guests: list[str], lang: str) -> list[m.Watcher]:
    """Who looks on, for the owner alone."""
    return [m.Watcher(handle(c.id, g), person(c, g, None, lang), g in c.talk.muted) for g in guests]


def notice(c: Chronicle, told: Notice, lang: str) -> m.Notice:
    return m.Notice(told.id, told.decision, told.seat, told.text(name_of(c, told.seat, lang), lang))


def result(c: Chronicle, lang: str) -> m.ResultInfo | None:
    """The final scores with their names, and who won by what."""
    if not c.readable:
        return None
    found, names = c.result, c.table.game.names(lang)
    scored = [
        m.ScoreInfo(s.seat, s.total, [(what, n, names.get(f"score.{what}", what)) for what, n in s.lines])
        for s in found.scores
    ]
    reason: Any = "abandoned" if c.status == "abandoned" else "resigned" if c.losers else "unfinished"
    if c.table.over or (c.status == "over" and not c.losers):
        reason = "over"
    tie = None if found.tie_break is None else names.get(f"tie.{found.tie_break}", found.tie_break)
    return m.ResultInfo(scored, [list(place) for place in found.ranking], tie, verdict(c, tie, lang), reason)


def verdict(c: Chronicle, tie: str | None, lang: str) -> str:
    """Who won, in a sentence or two."""
    if c.status == "abandoned":
        return say("verdict.abandoned", lang)
    if not c.table.over and c.status != "over":
        return say("score.so_far", lang)
    names = [name_of(c, seat, lang) for seat in c.result.winners]
    key = "score.winner" if len(names) == 1 else "score.shared"
    text = say(key, lang, names=say("score.and", lang).join(names))
    if c.losers:
        return f"{text} {say('verdict.resigned', lang, name=name_of(c, c.losers[0], lang))}"
    return f"{text} {say('score.tie_break', lang, rule=tie)}" if tie is not None and len(names) == 1 else text


def undo_info(c: Chronicle, reader: Reader) -> m.UndoInfo | None:
    """What the reader could take back, named as the option was that the move began with."""
    seat = reader.seat
    if seat is None or not c.undo_open or c.seats[seat].bot is not None:
        return None
    table, free = c.table, c.undo_is_free(seat)
    if not free and c.answers(seat):
        return None  # a bot has chosen for them, in secret
    if table.waiting_answers(seat):
        return m.UndoInfo(say("undo.answer", reader.lang), "", True)
    target = c.undo_target(seat)
    if target is None or (not free and len(c.guests) == 1):
        return None  # at one screen, and somebody else has decided since
    why = "" if table.can_undo(seat) else say("undo.alone" if free else "undo.consent", reader.lang)
    begun = table.beginning(target) if free else target
    what = table.last_text(reader.lang, len(table.actions) - begun)
    assert what is not None
    others = sorted({who for who in table.deciders[target:c.decisions] if who != seat})
    if others:
        names = names_of(c, reader.lang)
        what = say("undo.others", reader.lang, what=what, names=", ".join(names[who] for who in others))
    return m.UndoInfo(say("undo.what", reader.lang, what=what), what, free, why)


def redo_text(c: Chronicle, reader: Reader) -> str | None:
    table, seat = c.table, reader.seat
    if seat is None or c.status != "playing" or c.undone is None or table.state.player != seat:
        return None
    return next((x.text(reader.lang) for x in table.options_of(seat) if x.number == c.undone), None)


def short_names(options: Sequence[Choice], lang: str) -> dict[str, str]:
    """Options by what each is called; by all its words where another has the same name."""
    names = {x.symbol: x.label(lang).name for x in options}
    often = Counter(names.values())
    return {x.symbol: names[x.symbol] if often[names[x.symbol]] == 1 else x.text(lang) for x in options}
