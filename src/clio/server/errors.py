"""What the server refuses, with the HTTP status that tells it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from clio.engine.errors import ClioError
from clio.server import messages as m


class ServerError(ClioError):
    """An error of the server's own; those of the engine are 400 or 409 (see `status_of`)."""

    code = "server_error"
    status: ClassVar[int] = 400


class BadMessage(ServerError):
    """Not JSON, or not of the described shape."""

    code = "bad_message"


class BadText(ServerError):
    """A name or a line of chat with something that nobody could read; the key says what."""

    code = "bad_text"


class TooLarge(ServerError):
    code = "too_large"
    status = 413


class TooFast(ServerError):
    code = "too_fast"
    status = 429


class Crowded(TooFast):
    """So many of an address are kept waiting that no more can be: the connection ends with the answer."""


class TooMany(ServerError):
    """More tables or connections than one guest may have."""

    code = "too_many"
    status = 429


class OtherMove(ServerError):
    """Not the move that a lesson wants; it says so in its own words."""

    code = "other_move"
    status = 409


class NoTable(ServerError):
    """Also for tables that the asker may not know of: a guess learns nothing."""

    code = "no_table"
    status = 404


class NotFound(ServerError):
    code = "not_found"
    status = 404


class WrongMethod(ServerError):
    code = "wrong_method"
    status = 405


class NotSeated(ServerError):
    code = "not_seated"
    status = 403


class NotYours(ServerError):
    """A seat that somebody else holds."""

    code = "not_yours"
    status = 403


class SeatTaken(ServerError):
    code = "seat_taken"
    status = 409


class SentAway(ServerError):
    """Who made the table has opened one's seat again."""

    code = "sent_away"
    status = 403


class NameTaken(ServerError):
    """Somebody at the table is called so, or so much like it that one could take them for each other."""

    code = "name_taken"
    status = 409


class Muted(ServerError):
    """The owner of the table has taken the word from this person."""

    code = "muted"
    status = 403


class Removed(ServerError):
    """The owner of the table does not want this person to watch."""

    code = "removed"
    status = 403


class Foreign(ServerError):
    """A request that another site made in the person's name."""

    code = "foreign_origin"
    status = 403


class Late(ServerError):
    """Made on a position that has changed since."""

    code = "late"
    status = 409


class NotNow(ServerError):
    """The table is not in a state for this; the key names which."""

    code = "not_now"
    status = 409


class LinkGone(ServerError):
    """No such code, or not any more: a guess learns nothing."""

    code = "link_gone"
    status = 404


class SignedOff(ServerError):
    """The device was signed off while it asked."""

    code = "signed_off"
    status = 403


class Forgotten(LinkGone):
    """Whoever asks is forgotten, or somebody whom they want to name (`people`)."""

    def __init__(self, people: Iterable[str]) -> None:
        super().__init__("revoked")
        self.people = frozenset(people)


class BadAddress(ServerError):
    """Not one that this server sends anything to."""

    code = "bad_address"


class SwitchedOff(ServerError):
    """Whoever keeps this server does not offer it."""

    code = "switched_off"
    status = 403


class NoHint(ServerError):
    code = "no_hint"
    status = 409


class Unreadable(ServerError):
    """The log of a table cannot be read: a newer Clio wrote it, or it is damaged."""

    code = "unreadable"
    status = 409


class WrongHost(ServerError):
    """Sent to a name that is not this server's."""

    code = "wrong_host"
    status = 421


class Busy(ServerError):
    """Too many wait already for what takes long."""

    code = "busy"
    status = 503


class StorageDown(ServerError):
    """The database cannot be reached, or refused; `__cause__` says why. What was to be written may have been."""

    code = "storage_down"
    status = 503


class StorageFull(StorageDown):
    """For who asks how the server is; players hear StorageDown."""

    code = "storage_full"


class StorageReadOnly(StorageDown):
    code = "storage_read_only"


class BadSecret(ServerError):
    """A secret that could be guessed: every cookie could be forged."""

    code = "bad_secret"


CONFLICTS = ("illegal_action", "not_your_turn", "game_over", "no_undo")


def status_of(error: ClioError) -> int:
    if isinstance(error, ServerError):
        return error.status
    if error.code == "unknown_game":
        return 404
    return 409 if error.code in CONFLICTS else 400


def problem(error: ClioError, lang: str) -> m.Problem:
    """The error as a message."""
    clauses: tuple[str, ...] = getattr(error, "clauses", ())
    text = error.text(lang).encode("utf-8", "replace").decode()  # it may quote half a character
    option = error.parts.get("option")
    return m.Problem(error.code, text, list(clauses), option if isinstance(option, str) else None)
