"""The protocol: every message between a table and those who sit at it. docs/protocol.md is made from this file.

Frames are JSON texts with a field `type`. People and bots speak the same. A message with a field that is not listed
here is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from larceny.engine.seats import LAST_SEAT
from larceny.engine.texts import Language

PROTOCOL = 1

# Links to a table. What lets somebody in stands in the fragment, which browsers do not send: no proxy can log it.
SEAT_MARK = "&seat="  # before the code that gives a seat
INVITE_LINK = "/t/<table>#<code>"
SEAT_LINK = f"{INVITE_LINK}{SEAT_MARK}<seat_code>"

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Code = Annotated[str, Meta(max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]  # `$` alone lets a line end there
Channel = Literal["table", "team", "watchers"]
Sign = Literal["", "maybe", "no", "here"]
Thing = Annotated[str, Meta(pattern=r"^[a-z0-9A-Z:_-]{1,40}$(?!\n)")]
EmoteName = Literal["hello", "well-played", "hurry", "oops", "laugh", "thanks"]
GAPS = {int: b"%d"}  # in patterns; for all else there is one for JSON

# What a client sends


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Anything that a client may send."""


class Hello(Message):
    """The first message of every socket; until it comes, nothing is told."""

    protocol: int
    lang: Language = "en"
    code: Code = ""  # the join code, from the fragment of the invite link; not needed by those who have joined before
    seat_code: Code = ""  # that of a seat link, which opens a locked table too; the seat itself is asked for by `claim`
    events: Annotated[int, Meta(ge=0)] = 0  # how many events of the seat (or the public ones) are known already


class Look(Message):
    """From now on show the table as this seat sees it, or None: as everybody does. So several seats share a device."""

    seat: Seat | None
    events: Annotated[int, Meta(ge=0)] = 0  # how many events of that seat are known already


class Heard(Message):
    """In a game of memory: so many events have been shown; from now on they are told as a log tells them."""

    events: Annotated[int, Meta(ge=0)]


class Request(Message):
    """Something that is answered by `done` or `refused`, with the same id; sent again it is only answered again."""

    id: Id


class Move(Request):
    """Play an action."""

    seat: Seat
    decision: Annotated[int, Meta(ge=0)]  # the `decision` of the update that is answered
    action: Notation


class Undo(Request):
    """Take back one's last action, as long as nothing was shown to anybody."""

    seat: Seat


class Why(Request):
    """Ask why an action is not possible: the answer is a `refused` with the reason, or `done` if it is possible."""

    seat: Seat
    action: Notation


class Hint(Request):
    """Ask what a bot would do in one's place: for an own seat that is to choose, at a table with hints."""

    seat: Seat


class Seal(Request):
    """Ask for the code of the log, to compare it with others at the table, and later with the exported log.

    It is everybody's: that of the last entry by which everybody has seen something happen.
    """


class Sit(Request):
    """Take an empty seat, or a bot's, before the start. The nonce is the player's share in the shuffling."""

    seat: Seat
    nonce: Nonce


class Cut(Request):
    """Before the start: give a nonce for one's own seat. It is wanted where a place says that nobody has `cut`."""

    seat: Seat
    nonce: Nonce


class Stand(Request):
    """Leave a seat; in a running game a bot plays on there, at once."""

    seat: Seat


class Back(Request):
    """Take one's seat back from the bot that has stood in."""

    seat: Seat


class Swap(Request):
    """Before the start: exchange what sits on two seats. The host may swap any, a player his own with a free one."""

    seat: Seat
    other: Seat


class Bot(Request):
    """Host, before the start: put a bot of this level on a free seat, or take it away."""

    seat: Seat
    level: Annotated[str, Meta(max_length=20)] | None


class Start(Request):
    """Host: begin. Every seat must be taken."""


class Pause(Request):
    """Agree to a pause, or to its end; it comes when all people at the table agree."""

    wanted: bool


class Resign(Request):
    """Give up; a bot plays the seat to the end."""

    seat: Seat


class Rematch(Request):
    """After the end: a new table with the same game and the same people. There each device gives its nonce (`cut`)."""


class Chat(Request):
    """Say something. Watchers of a running game are heard by watchers only."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    channel: Channel = "table"


class Emote(Request):
    """Say one of a few things that need no translation."""

    emote: EmoteName


class Mark(Request):
    """Put a pencil mark on a thing of the board, or wipe it out (""). Only the seats of one's team see it."""

    seat: Seat
    thing: Thing
    sign: Sign


class Lock(Request):
    """Host: let nobody new in, or let them in again."""

    locked: bool


class Kick(Request):
    """Host: send somebody away; a bot takes the seat. The join code changes."""

    guest: Id


class Mute(Request):
    """Host: let somebody's chat not be heard, or be heard again."""

    guest: Id
    muted: bool


class Handover(Request):
    """Host: make somebody else the host."""

    guest: Id


class Link(Request):
    """Ask for a link that moves a seat to another device. The host may ask for the seat of somebody who is away.

    It is good for ten minutes and for the seat of that guest only: when he stands up, is moved or sent away, or comes
    back though the host gave it to another, it is void. A new link to a seat makes the one before it void.
    """

    seat: Seat


class Claim(Request):
    """Take the seat that such a link gives. In a running game who has a seat cannot take another one's."""

    code: Code


# What the server sends


class Answer(msgspec.Struct, tag_field="type", tag=str.lower):
    """Anything that the server may send."""


class Welcome(Answer):
    """The first answer: who you are at this table."""

    protocol: int
    table: str
    guest: str  # your public id
    seats: list[int]  # the seats that are yours


class Place(msgspec.Struct):
    """One seat, as everybody sees it."""

    guest: str | None  # public id of who sits there
    name: str
    bot: str | None  # the level of the bot that sits there, or that stands in
    present: bool  # whether a device of that guest is connected
    standing_in: bool  # a bot plays for a guest who is away or out of time
    resigned: bool
    ready: bool  # in a simultaneous choice: has chosen; before the start: may be started with
    cut: bool  # before the start: whether its player has given a nonce; in a rematch each device has to (`cut`)
    away_until: int | None  # when a bot will take over for who is away, in ms since 1970
    bank: int | None  # ms on the clock at `now`, if it may be read
    running: bool  # whether that clock runs


class Room(Answer):
    """All that everybody at the table may know beside the game itself; sent whole whenever something changes."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, str | int]
    rules: int
    status: Literal["lobby", "playing", "over", "frozen"]
    now: int  # the server's clock, ms since 1970
    host: str
    places: list[Place]
    watchers: int
    join: str  # the join code
    locked: bool
    paused: bool
    pause_wanted: list[int]  # seats that agree to a pause, or to its end
    muted: list[str]
    clock: list[int] | None  # bank and increment in seconds
    to_move: list[int]  # seats that are to choose now
    teams: list[list[int]]  # seats that share a channel
    hints: bool  # whether hints are allowed
    deductions: bool  # whether boards may point out what follows from all that everybody knows
    forgets: bool  # a game of memory: each thing is told once, so say what you have `heard`
    remark: str  # what the game has to say about this number of players
    commitment: str
    seed: str | None  # when the game is over
    rematch: str | None  # the table where it goes on
    notice: str  # why the table is frozen


class Choice(msgspec.Struct):
    """One legal action, and what it does, in the reader's language."""

    action: str
    text: str


class Held(msgspec.Struct):
    """Something that the seat holds but cannot play now, and why."""

    thing: str
    action: str
    reason: str
    section: str
    text: str


class Advice(msgspec.Struct):
    """A move that a bot would think of, and why, in the reader's language."""

    action: str
    text: str  # what it does
    reason: str
    value: str  # what it promises, where that can be said in words; else ""
    fact: str  # what can be known that speaks for it, as a sentence; or ""
    risk: str  # what speaks against it most, as a sentence; or ""


class Turn(msgspec.Struct):
    """Who is to choose now, and the clocks: newer than what the last `room` said."""

    to_move: list[int]
    now: int  # the server's clock, ms since 1970
    banks: list[int | None] | None  # ms on each seat's clock at `now`; None for one that others may not read
    running: list[int]  # seats whose clocks run


class Turned(Answer):
    """The turn has changed, and nothing that you see of the game: somebody has made a secret choice."""

    turn: Turn


class Update(Answer):
    """The game as one observer sees it, whole, with the events that he has not been sent before."""

    seat: int | None
    version: int
    view: dict[str, Any]
    first: int  # the number of the first event below: forget those from there on that you have (an undo took them back)
    events: list[dict[str, Any]]  # as Match.events, with `text` (p1, p2 … are players) and `section` added
    retold: list[dict[str, Any]]  # in a game of memory: earlier events as they are told from now on, by their `number`
    decision: int | None  # to be repeated in a move; None if there is nothing to choose
    legal: list[Choice]
    held: list[Held]
    undo: bool  # whether the last action can be taken back
    section: str  # the clause at hand
    turn: Turn


class Done(Answer):
    """A request is carried out and stored."""

    id: str
    code: str | None = None  # of a seat link, or of the log
    table: str | None = None  # of a rematch
    advice: list[Advice] | None = None  # of a hint: the best move first; empty if none seems better than another


class Refused(Answer):
    """A request is not carried out, and why, in a sentence."""

    id: str
    reason: str
    text: str
    section: str = ""


class Said(Answer):
    """Something said at the table. After each `welcome` the last lines are told again."""

    number: int  # counted for each device, from its `welcome` on
    at: int
    guest: str
    name: str
    channel: Channel
    text: str = ""
    emote: str = ""


class Marks(Answer):
    """All pencil marks of the team through whose eyes you look, by the thing that is marked."""

    marks: dict[str, Sign]


class Farewell(Answer):
    """The server closes this socket; connect again after so many milliseconds, or not at all if None."""

    reason: Literal[
        "stopping", "kicked", "retry", "protocol", "refused", "slow", "flood", "no-table", "too-large", "crowd"
    ]
    text: str
    again_after: int | None


def _members(base: Any) -> Any:
    """All messages below a base, as one tagged union."""
    union: Any = None
    for kind in base.__subclasses__():
        for member in kind.__subclasses__() or [kind]:
            union = member if union is None else union | member
    return union


FromClient: Any = _members(Message)
FromServer: Any = _members(Answer)


class Label(msgspec.Struct):
    """As much as is read of a message that cannot be understood, so that it can be answered."""

    id: Id = ""


read_message = msgspec.json.Decoder(FromClient).decode
read_label = msgspec.json.Decoder(Label).decode
write_message = msgspec.json.Encoder().encode


def pattern(kind: type[Answer]) -> bytes:
    """A message of this kind with a gap for each field, to be filled in with `%`: whole numbers, or JSON as bytes.

    What is put together from parts that are written already need not be read and written again.
    """
    head = b'{"type":"%b"' % str(kind.__struct_config__.tag).encode()
    gaps = (b',"%b":%b' % (part.name.encode(), GAPS.get(part.type, b"%b")) for part in msgspec.structs.fields(kind))
    return head + b"".join(gaps) + b"}"
