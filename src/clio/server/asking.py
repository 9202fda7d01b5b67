"""What people ask over the socket of a table. Part of `messages`."""

from __future__ import annotations

from msgspec import Struct

from clio.server.library import Lang, Strength
from clio.server.limits import Chat as ChatText
from clio.server.limits import Answers, Key, RequestId, Symbol, Who


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
    """Agree or not to the request of this id; a request that is no longer open is not answered by it. Who made the
    request withdraws it by not agreeing."""

    key: Key
    seat: int
    request: RequestId
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


class GoOn(Struct, tag="go_on"):
    """To the next step of a lesson, once this one is read; or to its end, from where it is a game like any other. In a
    puzzle: so many moves of its solution, from its beginning; none to begin again."""

    key: Key
    seat: int
    step: int


class FreeSeat(Struct, tag="free_seat"):
    """Open a seat again before the game begins, with a new invitation: one's own, or any as who made the table."""

    key: Key
    seat: int


class Say(Struct, tag="say"):
    key: Key
    text: ChatText
    seat: int | None = None


class Mute(Struct, tag="mute"):
    """The owner of the table takes the word from a person, or gives it back."""

    key: Key
    who: Who
    on: bool


class Remove(Struct, tag="remove"):
    """The owner of the table sends a spectator away. The link to watch is another one from then on; those who watch are
    told it."""

    key: Key
    who: Who


class AskChat(Struct, tag="older_chat"):
    """The lines of the chat before the one with this number."""

    key: Key
    before: int


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
    """What would a move change, as far as it is certain. `then`: answers to the questions it leads to, by their kinds;
    each is given once, where it is legal."""

    key: Key
    seat: int
    symbol: Symbol
    then: Answers = {}


class Ping(Struct, tag="ping"):
    pass


FromClient = (
    Hello | Sit | Move | GoOn | Undo | Redo | Abandon | Answer | Resign | HandOver | FreeSeat | Say | Mute | Remove
    | AskChat | AskHint | AskWhy | AskPreview | Ping
)
