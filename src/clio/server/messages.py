"""Every message between server and client. OpenAPI and the client's TypeScript types are generated from these.

Texts (prompts, options, log lines, refusals) come in the language of the connection or request; views, symbols and ids
have none. Seats count from 0. All that depends on a seat is built from that seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, field

from clio.server.asking import Abandon as Abandon
from clio.server.asking import Answer as Answer
from clio.server.asking import AskChat as AskChat
from clio.server.asking import AskHint as AskHint
from clio.server.asking import AskPreview as AskPreview
from clio.server.asking import AskWhy as AskWhy
from clio.server.asking import FreeSeat as FreeSeat
from clio.server.asking import FromClient as FromClient
from clio.server.asking import GoOn as GoOn
from clio.server.asking import HandOver as HandOver
from clio.server.asking import Hello as Hello
from clio.server.asking import Move as Move
from clio.server.asking import Mute as Mute
from clio.server.asking import Ping as Ping
from clio.server.asking import Redo as Redo
from clio.server.asking import Remove as Remove
from clio.server.asking import Resign as Resign
from clio.server.asking import Say as Say
from clio.server.asking import Sit as Sit
from clio.server.asking import Undo as Undo
from clio.server.library import AidPart as AidPart
from clio.server.library import Card as Card
from clio.server.library import ClauseText as ClauseText
from clio.server.library import FirstTime as FirstTime
from clio.server.library import GameInfo as GameInfo
from clio.server.library import Lang as Lang
from clio.server.library import LessonInfo as LessonInfo
from clio.server.library import LessonStep as LessonStep
from clio.server.library import LessonTitle as LessonTitle
from clio.server.library import MoveInfo as MoveInfo
from clio.server.library import OptionInfo as OptionInfo
from clio.server.library import OptionValue as OptionValue
from clio.server.library import PresetInfo as PresetInfo
from clio.server.library import PuzzleInfo as PuzzleInfo
from clio.server.library import Rules as Rules
from clio.server.library import Strength as Strength
from clio.server.library import Teaching as Teaching
from clio.server.library import Thought as Thought
from clio.server.limits import Key, Letter, Name, RequestId, TableId, Who
from clio.server.visitors import Carried as Carried
from clio.server.visitors import Devices as Devices
from clio.server.visitors import Feature as Feature
from clio.server.visitors import Forgotten as Forgotten
from clio.server.visitors import Link as Link
from clio.server.visitors import LinkCode as LinkCode
from clio.server.visitors import Me as Me
from clio.server.visitors import MeChange as MeChange
from clio.server.visitors import NewHook as NewHook
from clio.server.visitors import Other as Other
from clio.server.visitors import PushKey as PushKey
from clio.server.visitors import Rival as Rival
from clio.server.visitors import Statistic as Statistic
from clio.server.visitors import Subscribe as Subscribe
from clio.server.visitors import Unsubscribe as Unsubscribe
from clio.server.visitors import WebHook as WebHook

Status = Literal["gathering", "playing", "over", "abandoned", "archived", "imported"]
Wish = Literal["undo", "abandon"]  # what everybody must agree to
SeatKind = Literal["human", "bot", "open"]


class Problem(Struct):
    """What went wrong: a code for the program, a sentence for the person, the clauses of the rules, if any, and the
    option of a new game that is to blame."""

    code: str
    text: str
    clauses: list[str] = []
    option: str | None = None


# ---------------------------------------------------------------------- tables
class NewSeat(Struct):
    """`me` more than once is a hot-seat; `open` is for a friend by link, or for anyone if the table is public. A bot
    without a strength is the best that the game has."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    colour: Letter | None = None
    bot: Strength | None = None


class Clock(Struct):
    """How much time there is: days for each move, or minutes for the whole game and seconds more for each turn; and
    what happens at its end: a bot plays on, or the seat resigns."""

    per: Literal["move", "game"]
    time: int
    increment: int = 0
    then: Literal["bot", "resign"] = "bot"


class NewTable(Struct):
    """`lang`: the language that people are to speak there; without it that of who asks."""

    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    public: bool = False
    hints: bool = True
    clock: Clock | None = None
    lang: Lang | None = None


class SeatClock(Struct):
    """Seconds that a seat had left when this was sent; `running`: they grow less."""

    left: float
    running: bool


class SeatInfo(Struct):
    """A seat as its reader sees it. `key` is the secret of its invitation link: only for who made the table, while
    open. `who`: its holder, for the owner of the table. `late`: its time is over."""

    seat: int
    kind: SeatKind
    name: str
    colour: Letter
    mine: bool
    connected: bool
    bot: Strength | None = None
    resigned: bool = False
    key: str | None = None
    muted: bool = False
    who: Who | None = None
    late: bool = False


class AutomaInfo(Struct):
    """A seat after those of the players that the rules play by themselves."""

    seat: int
    name: str
    colour: Letter


class Watcher(Struct):
    """Somebody who looks on, for the owner of the table."""

    who: Who
    name: str
    muted: bool


class Request(Struct):
    """Something that needs everybody's consent. `id` is its own, for the answers; `decision` is where an undo would go
    back to."""

    id: RequestId
    what: Wish
    seat: int
    agreed: list[int]
    missing: list[int]
    text: str
    decision: int | None = None


class Dealing(Struct):
    """What deals the cards, in a sentence. `commitment`: shown from the making of the table to its end; None where a
    plain seed deals. `branch`: the decision from which the key deals, where it goes on another game. In a timeline also
    the key itself, the text whose SHA-256 the commitment should be (the key, or a branch with all it has taken over),
    and whether all that was told is dealt again."""

    text: str
    commitment: str | None = None
    branch: int | None = None
    key: str | None = None
    opening: str | None = None
    redealt: bool | None = None


class TableInfo(Struct):
    """A table without its game's position. `bots`: the strengths that bots can have here, the best last. `outdated`: it
    was begun under older rules, and what became of it. `muted`: the reader may not speak here. `watch_key`: for those
    seated; renewed, for all who look on. `dealing` is left out of lists. `scores` and `winners` count the `automas`
    too, which no player has. `lesson`: the one under way there; `puzzle`: what the table was made for."""

    id: TableId
    game: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    public: bool
    hints: bool
    owner: bool
    round: int
    decisions: int
    waiting: list[int]
    created: float
    updated: float
    watch_key: str | None = None
    request: Request | None = None
    rematch: TableId | None = None
    trouble: str | None = None
    winners: list[int] = []
    scores: list[int] = []
    bots: list[Strength] = []
    outdated: str | None = None
    dealing: Dealing | None = None
    muted: bool = False
    automas: list[AutomaInfo] = []
    lesson: str | None = None
    clock: Clock | None = None
    lang: Lang | None = None
    puzzle: str | None = None


class TableList(Struct):
    """`more`: there is a next page."""

    tables: list[TableInfo]
    more: bool = False


class Join(Struct):
    """With the key of an invitation; without one at a public table."""

    seat: int | None = None
    key: Key | None = None
    name: Name = ""


class Branch(Struct):
    """Play on from a decision of a game that is over or imported: my seat, bots on the others, the best unless their
    strength is said."""

    decision: int
    seat: int
    bot: Strength | None = None


class Created(Struct):
    id: TableId


class Damaged(Struct):
    """A table that could not be read, since when this process knows it, and the kind of its damage."""

    table: str
    since: float
    why: str


class Health(Struct, omit_defaults=True):
    """`damaged` is for who keeps the server, and shows the operator's key."""

    status: Literal["ok"]
    damaged: list[Damaged] | None = None


Engine = Literal["compiled", "interpreted"]
NotCompiled = Literal["", "not_wanted", "no_clone", "no_compiler", "failed"]


class About(Struct):
    """How the bots of this server think. `percent`: a faster engine is being built; `trouble`: why there is none."""

    engine: Engine
    trouble: NotCompiled = ""
    percent: int | None = None


# ---------------------------------------------------------------------- positions
class Choice(Struct):
    """One legal answer. `targets` are the ids of things on the board (`seat:zone:index`, the most specific first);
    `move` is the kind of move, as the game's `moves` list it, `word` which of them ("troy"). `text` is the whole label;
    `name` and `note` are its two halves: what it is, and what it costs or does; `warning` is why it is seldom what one
    wants now. `dangerous`: it cannot be mended, or gives away something of one's own, though something else could be
    done."""

    symbol: str
    text: str
    targets: list[str]
    move: str
    word: str
    name: str
    note: str = ""
    warning: str = ""
    dangerous: bool = False


class Piece(Struct):
    """An answer that may be given up to `most` times, in a row with others; it may not be legal as the first."""

    symbol: str
    targets: list[str]
    word: str
    most: int


class Closed(Struct):
    """A heading under which nothing can be done now, and what is missing of the move that is nearest to it."""

    group: str
    reason: Problem


class Question(Struct):
    """`kind` names the question for programs; `source` is the card that asks. At least `least` and at most `most`
    answers are wanted in all, `given` are there already. `closed`: what one might have wanted to do in a turn. `idle`:
    the symbol that a screen sends by itself, as everybody can see that there is nothing to decide. `parts`: any of
    these, so many as are wanted, answer it when they are given in this order; `usual` is what most people answer."""

    seat: int
    prompt: str
    options: list[Choice]
    kind: str
    source: str | None = None
    least: int = 1
    most: int = 1
    given: int = 0
    closed: list[Closed] = []
    idle: str | None = None
    parts: list[Piece] = []
    usual: list[str] = []


class Line(Struct):
    """One event of the log. `decision`: after how many decisions; `seat`: whose, or in whose turn. `seats` and `cards`
    are those that its text names."""

    decision: int
    seat: int | None
    kind: str
    text: str
    amounts: dict[str, int]
    seats: list[int] = []
    cards: list[str] = []


class ScoreInfo(Struct):
    seat: int
    total: int
    lines: list[tuple[str, int, str]]  # id, points, name


class ResultInfo(Struct):
    """`ranking`: seats from first to last, equals together. `reason`: over, or how else it ended."""

    scores: list[ScoreInfo]
    ranking: list[list[int]]
    tie_break: str | None
    text: str
    reason: Literal["over", "resigned", "abandoned", "unfinished"] = "over"


class UndoInfo(Struct):
    """`text` says that `what` is taken back; `free`: without asking anybody; `why` it is not, if so."""

    text: str
    what: str
    free: bool
    why: str = ""


class Position(Struct):
    """A moment of a game that has been played, for replays and for looking back."""

    decision: int
    decisions: int
    seat: int | None
    view: Mapping[str, Any]
    scores: list[int]
    lines: list[Line]


class Step(Struct):
    """One decision of a replay: who, what, the scores after it, and the log lines it wrote."""

    decision: int
    seat: int
    round: int
    symbol: str
    text: str
    scores: list[int]
    events: list[Line]


class Timeline(Struct):
    """A whole game for the replay page; only once the game is over."""

    table: TableInfo
    seats: list[int]  # whose views may be asked for
    start: list[int]  # scores before the first decision
    steps: list[Step]
    result: ResultInfo


# ---------------------------------------------------------------------- the socket: from the server
class ChatLine(Struct):
    """`notice`: told by the server, of the person named. `who`: that person, for the owner of the table."""

    seat: int | None
    name: str
    text: str
    at: float
    notice: bool = False
    who: Who | None = None


class Notice(Struct):
    """What people must hear of though the log of the game does not tell it: somebody took something back, or had no
    time left. It belongs after the lines of so many decisions."""

    id: int
    decision: int
    seat: int
    text: str


class LessonAt(Struct):
    """Where a guided game stands. `moves`: what is to be played now, one after the other; symbols or kinds of moves,
    with " | " between those of which one will do."""

    lesson: str
    step: int
    moves: list[str]


class PuzzleAt(Struct):
    """Where a puzzle stands, for who solves it. It began after `start` decisions. `over`: the turn is; `verdict` then
    tells what came of it, and what would have been possible. `shown` of the `moves` of its solution were played for
    them last; `helped`: some were, since the puzzle was begun again."""

    puzzle: str
    name: str
    goal: str
    difficulty: int
    start: int
    over: bool
    solved: bool
    verdict: str
    shown: int
    moves: int
    helped: bool


class State(Struct, tag="state"):
    """All that this reader may know now. The client keeps its first `log_from` lines of the log and appends these. Of
    the chat come the newest lines only, a page at most: the first of them has the number `chat_from`. `watchers`: for
    the owner of the table. Notices are told once, by their ids. View, log and scores are empty until all are seated.
    `clocks`: of each seat, where there are any. `life`: another one after a backup was restored; what was asked before
    and has no answer was asked about another game."""

    seq: int
    table: TableInfo
    seat: int | None
    lang: Lang
    decision: int
    view: Mapping[str, Any]
    question: Question | None
    log_from: int
    log: list[Line]
    chat_from: int
    chat: list[ChatLine]
    scores: list[int]
    undo: UndoInfo | None = None
    redo: str | None = None
    result: ResultInfo | None = None
    notices: list[Notice] = []
    watchers: list[Watcher] = []
    lesson: LessonAt | None = None
    clocks: list[SeatClock] = []
    puzzle: PuzzleAt | None = None
    life: int = 0


class Presence(Struct, tag="presence"):
    connected: list[int]
    watchers: list[Watcher] = []


class ChatPage(Struct, tag="chat_page"):
    """Older lines, as they were asked for; the first has the number `chat_from`: 0 if there are none before."""

    key: str
    chat_from: int
    chat: list[ChatLine]


class Done(Struct, tag="done"):
    """The request with this key is committed."""

    key: str
    seq: int


class Refused(Struct, tag="refused"):
    """`key` is None for a message that could not be read."""

    key: str | None
    problem: Problem


class HintPlan(Struct):
    """One of the best plans by its first move. `points`: by how many it ends ahead of the others or, where there is no
    `chance` to win by it, by how many it is better than now."""

    symbol: str
    text: str
    points: float
    chance: float | None = None


class Hint(Struct, tag="hint"):
    """`then`: the moves that the bot would make after this one; the first of them may answer the same question.
    `plans`: the best that it considered, with this one."""

    key: str
    symbol: str
    text: str
    reason: str
    then: list[str]
    plans: list[HintPlan] = []


class Why(Struct, tag="why"):
    key: str
    reasons: list[Problem]


class Change(Struct):
    """A number that a move changes: `what` is its path in the view of a player, e.g. "resources.gold", or "score" where
    the view has no parts of players."""

    seat: int
    what: str
    before: int
    after: int


class Preview(Struct, tag="preview"):
    """`certain`: nothing hidden has a hand in it. `due`: what is asked after the move, such as a payment, where it has
    a usual answer."""

    key: str
    symbol: str
    changes: list[Change]
    lines: list[str]
    certain: bool
    due: Question | None = None


class Thinking(Struct, tag="thinking"):
    """A bot is at work, or (None) no longer."""

    seat: int | None = None


class Pong(Struct, tag="pong"):
    pass


class Bye(Struct, tag="bye"):
    """The server is closing or the table left: reconnect, or not (`again`)."""

    again: bool
    problem: Problem | None = field(default=None)


FromServer = State | Presence | ChatPage | Done | Refused | Hint | Why | Preview | Thinking | Pong | Bye
