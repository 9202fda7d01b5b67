"""What the outside may send: sizes, rates and shapes, in one place."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

DAY = 24 * 3600.0
MESSAGE_BYTES = 64 * 1024
FRAME_BYTES = 2 * MESSAGE_BYTES  # of a socket, whole: what is longer is not even refused, the connection is closed
IMPORT_BYTES = 256 * 1024  # to parse more of it would hold the interpreter for long, and longer ones are not kept
IMPORTED_BYTES = 128 * 1024  # of an imported game, that are kept: several times the longest that people play
MESSAGES_PER_SECOND = 20.0
MESSAGES_BURST = 60
ADDRESS_SHARE = 5  # visitors of one address together have so many times the messages of one
CONNECTIONS_PER_ADDRESS = 240  # a class of thirty: browsers load a page over six, and a socket for each
CONNECTIONS = 10_000  # of a process, if it may have so many files
SPARE_FILES = 128  # that are left for everything else
FILE_BYTES = 32 * 1024  # of a file that count for a message
REFUSED_SECONDS = 0.5  # that a refusal is late
REFUSED_COST = 0.25  # messages that a refusal counts for: not more, or one of a household could shut out the others
HELLO_SECONDS = 10.0  # until an open socket says who it is
HEADER_SECONDS = 10.0  # until a connection has sent a whole header
BODY_SECONDS = 30.0  # and after it the whole body
HEADER_BYTES = 32 * 1024  # of a request, with all that is not its body
HEADER_LINES = 100
SHORT_HEADER = 1024  # bytes of each header that is read at all, all its lines together; of cookies any
ADDRESS_BYTES = 2 * 1024  # of what a request asks for, its query included
CHUNK_BYTES = 24  # that each part of a body in parts counts for, beside what parts it; browsers send none
UNREAD_BYTES = 1024 * 1024  # of a body that still come after the answer: who sends more is not waited for
PIPELINED = 8  # requests of a connection that wait for the answer to one before
ODD_FRAMES_PER_SECOND = 5.0  # of a socket that are no messages: pings, pongs, parts of a message; browsers send none
ODD_FRAMES = 50  # of them at once
READ_SECONDS = 30.0  # a reader who takes nothing for so long has left
IDLE_SECONDS = 5  # between two requests of a connection
STUDY_SHARE = 0.25  # seconds of long computations in a second, for one address
STUDY_BURST = 2.0
STUDY_QUEUE = 32  # long computations that wait
STUDY_EACH = 6  # of them, those of one address
LOAD_SHARE = 0.1  # seconds in a second that tables are read for one address, and likewise that they are made for it
LOAD_BURST = 5.0  # enough for a class that comes back to its tables after a restart
LOAD_QUEUE = 500  # tables that wait to be read, and to be made
LOAD_EACH = 100  # of them, those of one address
LOADING = 2  # threads in which tables are read: more would only be in the way of the moves
TABLES_PER_GUEST = 50  # that are not over
TABLES_SHARE = 10  # visitors of one address together have so many times as many
PUZZLES_KEPT = 3  # tables of puzzles of one visitor, the newest
NEW_TABLES = 200  # that a visitor makes in a day, whatever becomes of them; PER_ADDRESS times as many from one address
NEW_GUESTS = 500  # whose name is kept for the first time, of one address in a day
GUEST_DAYS = 90  # after which a name is forgotten that nobody has changed and that sits nowhere
SOCKETS_PER_GUEST = 20
SOCKETS_PER_TABLE = 5  # of them, those at one table
STATE_BYTES = 32 * 1024  # of a state that count for one: with the whole log of a long game it is longer
SHARED_SECONDS = 1.0  # that a state is kept for others who are told the same
PRESENCE_SECONDS = 0.5  # between two times that a table tells who is there: the first is told at once
STATES_SHARE = 1.5  # states that a person is told at a table for each message they may send, over all their sockets
PUBLIC_TABLES = 5  # of one visitor, waiting for players; PER_ADDRESS times as many from one address
BOT_TABLES = 2  # of one visitor, with bots alone; likewise
PUBLIC_SEATS = 10  # public tables of others where one visitor sits, and so many new ones in SITTING_SECONDS; likewise
SITTING_SECONDS = 600.0
IMPORTS = 50  # games that one visitor has brought in and somebody looked at of late, and as many branches; likewise
PER_ADDRESS = 4
LOOKED_ROWS = 30_000  # rows of all tables that one address has open pages of (`Room.weight`): some 75 MB
LOOKED_EACH = 5_000  # of them, those of a person before whom nobody else is sent away
THINKING_MOST = 500  # questions that wait for a bot's answer
THINKING_PER_PERSON = 8
HINT_SHARE = 0.3  # seconds of thinking about hints for one address, in each second ...
HINT_BURST = 40.0  # ... and so many at once: everybody of a class of thirty asks
THINKING_PER_ADDRESS = 64  # a class of thirty, each at a table with bots and asking for a hint
ANALYSES = 64  # games that are looked at, at once
ANALYSES_EACH = 1  # of them, those of one visitor; PER_ADDRESS times as many from one address
ANALYSES_PER_DAY = 40  # that a visitor begins; likewise
ANALYSED = 2_000  # decisions of a game that can be looked at
ANALYSIS_SECONDS = 3_600.0  # of thinking about one game: what is left then is not looked at
ANALYSIS_LIFE = 30.0  # seconds without a word, after which one that was under way is lost
REVIEW_SECONDS = 2.0  # of a turn with the bot that looks: nobody else's game waits longer, but for one decision
OPEN_PAGE = 20  # tables of the list of open ones that are sent at once
MY_PAGE = 100  # and of one's own
FINISHED_PAGE = 25  # and of one's finished games
COUNTED_GAMES = 5_000  # the newest, of which statistics tell
LINK_SECONDS = 600.0  # that a code is good that lets another device in
LINKS_PER_HOUR = 30  # such codes, made from one address
WRONG_CODES = 20  # tried in an hour, from one address
EARLIER_SELVES = 3  # that a browser remembers
CLOCK_DAYS = 14  # for a move, at most
CLOCK_MINUTES = 600  # for a game
CLOCK_INCREMENT = 600  # seconds
BOT_GRACE = 60.0  # that a bot may take to answer in place of somebody, beside what they have themselves
REST_SECONDS = 6.0  # without a sign of life of any server count as none running
REST_DAYS = 60  # that it is known when none ran
SUBSCRIPTIONS = 5  # browsers of one visitor that are told of their turn
SUBSCRIPTION_DAYS = 90  # after which one is forgotten whose page was not opened
CALLS = 1_000  # that wait to be sent
CALLS_EACH = 100  # of them, about tables that were made from one address
CALLS_AT_ONCE = 4  # of an address one
HOST_SECONDS = 30.0  # that a server which did not answer is left alone, twice as long each time
HOST_MOST = 3_600.0  # at most
HOST_FAILURES = 12  # in a row, after which a browser that is called there is forgotten: in about six hours
HOSTS = 1_000  # of them that are remembered
CALLS_PER_HOUR = 30  # to one visitor
HOOKS_PER_HOUR = 60  # of one table
CALLS_PER_ADDRESS = 600  # in an hour, of both, about all tables that were made from there
SUBSCRIBED_PER_DAY = 200  # browsers, from one address
LIST_ROWS = 10  # tables of a list that count for one more message
UNFINISHED_DAYS = 180  # a table that nobody finished and nobody touches for so long is deleted
IDLE_DAYS = 30  # a table that nobody touches for so long is archived
FORGETTING_SECONDS = 3_600.0  # after which "delete my data" that was cut off is taken up again
HEARTBEAT_SECONDS = 20.0
BOT_SECONDS = 30.0
THINKING_SECONDS = 5.0  # after which a bot that searches begins nothing new, on a machine too slow for its effort
PRESSED_SECONDS = 1.0  # the same, while bots of others search too
NAME_LETTERS = 24
CHAT_PAGE = 50  # lines that are sent at once
CHAT_PER_SEATED = 500  # lines that one player may say at a table
CHAT_PER_SPECTATOR = 50
CHAT_SPECTATORS = 300  # all spectators of a table together
CHAT_PER_DAY = 20_000  # lines of one address, at all tables: 40 MB at most
CHAT_BURST, CHAT_SECONDS = 8, 15.0  # lines in a while: of one person, and of all spectators of a table
TAKEN_BACK, TAKEN_BACK_EACH = 500, 4  # how often all people take back at a table, and more for each decision
ROWS_EACH = 200  # how often a seat is handed over or opened, asks for something; how often an owner mutes, sends away
MOST_SEATS = 8

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
RequestId = Annotated[str, Meta(max_length=64)]
TableId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=NAME_LETTERS)]  # and as `wording` allows
Chat = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
Address = Annotated[str, Meta(max_length=500)]
PushText = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_=-]+$")]
TypedCode = Annotated[str, Meta(max_length=64)]
Person = Annotated[str, Meta(title="the number of a guest")]  # as the rows of a log name them (`bodies`)
Who = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[0-9a-f]+$")]  # a person, at one table
Symbol = Annotated[str, Meta(min_length=1, max_length=200)]
Answers = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Annotated[list[Symbol], Meta(max_length=40)]], Meta(max_length=8)
]
Letter = Literal["a", "b", "c", "d", "e", "f", "g", "h"]
