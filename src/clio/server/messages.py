"""Every message between server and client. OpenAPI and the client's TypeScript types are generated from these.

Texts (prompts, options, log lines, refusals) come in the language of the connection or request; views, symbols and ids
have none. Seats count from 0. All that depends on a seat is built from that seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, field

from clio.engine.passages import Passage
from clio.server.limits import Chat as ChatText
from clio.server.limits import Key, Letter, Name, Symbol, TableId

Lang = Literal["en", "fr"]
Strength = Literal["random", "easy", "normal"]  # random: where no bot knows how to judge the game
Status = Literal["gathering", "playing", "over", "abandoned", "archived", "imported"]
Wish = Literal["undo", "abandon"]  # what everybody must agree to
SeatKind = Literal["human", "bot", "open"]
OptionValue = str | bool | int | list[str]


class Problem(Struct):
    """What went wrong: a code for the program, a sentence for the person, the clauses of the rules, if any, and the
    option of a new game that is to blame."""

    code: str
    text: str
    clauses: list[str] = []
    option: str | None = None


# ---------------------------------------------------------------------- games, cards, rules
class OptionInfo(Struct):
    """One thing to settle before a game, in both languages. `ruling`: a doubtful or seldom changed rule, put aside;
    `seats`: its numerals are seats, no more than there are players."""

    id: str
    kind: Literal["flag", "choice"]
    names: dict[str, str]
    help: dict[str, str]
    default: OptionValue
    values: list[str]
    value_names: list[dict[str, str]]
    per_seat: bool
    ruling: bool = False
    seats: bool = False


class MoveInfo(Struct):
    """A kind of move: the heading it stands under; whether it cannot be mended; whether it only declines."""

    name: str
    group: str
    grave: bool = False
    declines: bool = False


class GameInfo(Struct):
    """`moves` by name; `groups`: their headings in both languages, in the order of reading."""

    id: str
    names: dict[str, str]
    about: dict[str, str]
    fewest: int
    most: int
    minutes: tuple[int, int]
    options: list[OptionInfo]
    bots: list[Strength]
    hidden: dict[str, str]
    moves: list[MoveInfo] = []
    groups: dict[str, dict[str, str]] = {}


class Card(Struct):
    """A card kind, in both languages. `cost` is by resource, or {"stages": [...]}; `said` is its text in parts, `brief`
    in signs; `more` is the game's own."""

    id: str
    symbol: str
    names: dict[str, str]
    kind: str
    text: dict[str, str]
    provenance: dict[str, str]
    copies: dict[str, int]
    cost: dict[str, Any]
    era: int | None
    more: dict[str, Any]
    said: dict[str, tuple[Passage, ...]]
    brief: dict[str, tuple[Passage, ...]]


class ClauseText(Struct):
    id: str
    section: str
    text: str


class Rules(Struct):
    """The living rulebook in one language."""

    game: str
    lang: Lang
    title: str
    clauses: list[ClauseText]


# ---------------------------------------------------------------------- people and tables
class Me(Struct):
    """Who is asking: a guest known by a signed cookie."""

    name: str
    lang: Lang


class MeChange(Struct):
    name: Name | None = None
    lang: Lang | None = None


class NewSeat(Struct):
    """`me` more than once is a hot-seat; `open` is for a friend by link, or for anyone if the table is public. A bot
    without a strength is the best that the game has."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    colour: Letter | None = None
    bot: Strength | None = None


class NewTable(Struct):
    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    public: bool = False
    hints: bool = True


class SeatInfo(Struct):
    """A seat as its reader sees it. `key` is the secret of its invitation link: only for those seated, while open."""

    seat: int
    kind: SeatKind
    name: str
    colour: Letter
    mine: bool
    connected: bool
    bot: Strength | None = None
    resigned: bool = False
    key: str | None = None


class Request(Struct):
    """Something that needs everybody's consent. `decision` is where an undo would go back to."""

    what: Wish
    seat: int
    agreed: list[int]
    missing: list[int]
    text: str
    decision: int | None = None


class TableInfo(Struct):
    """A table without its game's position. `bots`: the strengths that bots can have here, the best last. `outdated`: it
    was begun under older rules, and what became of it."""

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


class TableList(Struct):
    tables: list[TableInfo]


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


# ---------------------------------------------------------------------- positions
class Choice(Struct):
    """One legal answer. `targets` are the ids of things on the board (`seat:zone:index`, the most specific first);
    `move` is the kind of move, as the game's `moves` list it, `word` which of them ("troy"). `text` is the whole label;
    `name` and `note` are its two halves: what it is, and what it costs or does."""

    symbol: str
    text: str
    targets: list[str]
    move: str
    word: str
    name: str
    note: str = ""


class Question(Struct):
    """`kind` names the question for programs; `source` is the card that asks. At least `least` and at most `most`
    answers are wanted in all, `given` are there already."""

    seat: int
    prompt: str
    options: list[Choice]
    kind: str
    source: str | None = None
    least: int = 1
    most: int = 1
    given: int = 0


class Line(Struct):
    """One event of the log. `decision`: after how many decisions."""

    decision: int
    seat: int | None
    kind: str
    text: str
    amounts: dict[str, int]


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


# ---------------------------------------------------------------------- the socket: from the client
class Hello(Struct, tag="hello"):
    """First message. `since`: the last sequence number received, for a resume; `seat`: whose eyes (among mine);
    `watch`: the spectator key."""

    lang: Lang = "en"
    since: int | None = None
    seat: int | None = None
    watch: Key | None = None


class Sit(Struct, tag="sit"):
    """Look through another of my seats (hot-seat), or change the language."""

    seat: int | None = None
    lang: Lang | None = None


class Move(Struct, tag="move"):
    """`key` is the client's own name for this move: sent again after a reconnect it is played once. `seq` is what the
    client had seen: a move made on an older position is refused (late)."""

    key: Key
    seq: int
    seat: int
    symbol: Symbol


class Undo(Struct, tag="undo"):
    """Take back my last decision: at once where nobody learnt anything, else by asking everybody."""

    key: Key
    seat: int


class Redo(Struct, tag="redo"):
    key: Key
    seat: int


class Abandon(Struct, tag="abandon"):
    """Ask everybody to end the game without a winner."""

    key: Key
    seat: int


class Answer(Struct, tag="answer"):
    """Agree or not to the open request."""

    key: Key
    seat: int
    yes: bool


class Resign(Struct, tag="resign"):
    """Of two players the other wins; of more, a bot takes the seat."""

    key: Key
    seat: int


class HandOver(Struct, tag="hand_over"):
    """To a bot, or (None) back to me."""

    key: Key
    seat: int
    bot: Strength | None = None


class Say(Struct, tag="say"):
    key: Key
    text: ChatText
    seat: int | None = None


class AskHint(Struct, tag="hint"):
    key: Key
    seat: int


class AskWhy(Struct, tag="why"):
    """Why can this not be done: of a move, or of a thing on the board."""

    key: Key
    seat: int
    symbol: Symbol | None = None
    target: Symbol | None = None


class AskPreview(Struct, tag="preview"):
    """What would a move change, as far as it is certain."""

    key: Key
    seat: int
    symbol: Symbol


class Ping(Struct, tag="ping"):
    pass


FromClient = (
    Hello | Sit | Move | Undo | Redo | Abandon | Answer | Resign | HandOver | Say | AskHint | AskWhy | AskPreview | Ping
)


# ---------------------------------------------------------------------- the socket: from the server
class ChatLine(Struct):
    seat: int | None
    name: str
    text: str
    at: float


class State(Struct, tag="state"):
    """All that this reader may know now. The client keeps its first `log_from` lines of the log (and `chat_from` of
    the chat) and appends these."""

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


class Presence(Struct, tag="presence"):
    connected: list[int]


class Done(Struct, tag="done"):
    """The request with this key is committed."""

    key: str
    seq: int


class Refused(Struct, tag="refused"):
    """`key` is None for a message that could not be read."""

    key: str | None
    problem: Problem


class Hint(Struct, tag="hint"):
    key: str
    symbol: str
    text: str
    reason: str


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
    """`certain`: nothing hidden has a hand in it."""

    key: str
    symbol: str
    changes: list[Change]
    lines: list[str]
    certain: bool


class Thinking(Struct, tag="thinking"):
    """A bot is at work, or (None) no longer."""

    seat: int | None = None


class Pong(Struct, tag="pong"):
    pass


class Bye(Struct, tag="bye"):
    """The server is closing or the table left: reconnect, or not (`again`)."""

    again: bool
    problem: Problem | None = field(default=None)


FromServer = State | Presence | Done | Refused | Hint | Why | Preview | Thinking | Pong | Bye
