"""What the outside may send: sizes, rates and shapes, in one place."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

MESSAGE_BYTES = 64 * 1024
IMPORT_BYTES = 1024 * 1024
MESSAGES_PER_SECOND = 20.0
MESSAGES_BURST = 60
TABLES_PER_GUEST = 50
SOCKETS_PER_GUEST = 20
PUBLIC_TABLES = 5  # of one visitor, waiting for players; PER_ADDRESS times as many from one address
BOT_TABLES = 2  # of one visitor, with bots alone; likewise
PER_ADDRESS = 4
THINKING_MOST = 500  # questions that wait for a bot's answer, and those of one person
THINKING_PER_PERSON = 8
OPEN_PAGE = 20  # tables of the list of open ones that are sent at once
UNFINISHED_DAYS = 180  # a table that nobody finished and nobody touches for so long is deleted
IDLE_DAYS = 30  # a table that nobody touches for so long is archived
HEARTBEAT_SECONDS = 20.0
BOT_SECONDS = 30.0
NAME_LETTERS = 24
CHAT_PAGE = 50  # lines that are sent at once
CHAT_PER_SEATED = 500  # lines that one player may say at a table
CHAT_PER_SPECTATOR = 50
CHAT_SPECTATORS = 300  # all spectators of a table together
CHAT_BURST, CHAT_SECONDS = 8, 15.0  # lines in a while: of one person, and of all spectators of a table
MOST_SEATS = 8

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=NAME_LETTERS)]  # and as `wording` allows
Chat = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
Who = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[0-9a-f]+$")]  # a person, at one table
Symbol = Annotated[str, Meta(min_length=1, max_length=200)]
Letter = Literal["a", "b", "c", "d", "e", "f", "g", "h"]
