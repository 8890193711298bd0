"""What the REST part takes and gives: the lobby, guests, replays. The server makes its openapi.json from this file."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from larceny.engine.texts import Language
from larceny.server.messages import Nonce, Room, Update

Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Input(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request."""


class NewGuest(Input):
    """Who you want to be: no account, only a name."""

    name: Name
    lang: Language = "en"
    bearer: bool = False  # give the token in the answer, for programs; browsers get a cookie


class ChangedGuest(Input):
    """What you want to be called, and in which language you are spoken to; what is left out stays as it is."""

    name: Name | None = None
    lang: Language | None = None


class NewTable(Input):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=200)]
    players: int
    options: dict[str, str | int] = {}
    bots: dict[str, str] = {}  # seat number → level; seats that are left out are free
    sit: dict[str, Nonce] = {}  # seat number → nonce: seats that you take yourself, several on one device
    listed: bool = False  # shown in the lobby to everybody
    spectators: bool = True
    hints: bool = True
    deductions: bool | None = None  # what boards may point out; None: where no clock runs
    clock: Annotated[list[int], Meta(min_length=2, max_length=2)] | None = None  # bank and increment in seconds
    start: bool = False  # begin at once, if every seat is taken


class Imported(Input):
    """A transcript to be looked at."""

    transcript: Annotated[str, Meta(max_length=200_000)]


class Scannable(Input):
    """A text to be drawn as a QR code, a link say. It stands in the body, for proxies log addresses."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class OptionCard(msgspec.Struct):
    """One option of a game: named values, or a range."""

    name: str
    text: dict[str, str]  # what it decides, by language
    default: str | int
    values: list[str] | None
    names: dict[str, dict[str, str]]  # value → language → its name, for values that have one
    lowest: int | None
    highest: int | None


class BotCard(msgspec.Struct):
    """Whom people think that they play with when they choose a level."""

    name: str
    manner: dict[str, str]  # one sentence, by language


class GameCard(msgspec.Struct):
    """A game, from its identity card."""

    key: str
    title: str
    aim: dict[str, str]  # by language
    credit: str
    players: list[int]
    usual_players: int
    remarks: dict[str, dict[str, str]]  # number of players → language → warning
    options: list[OptionCard]
    levels: list[str]  # bots for people, weakest first; where there are none, those for who studies games
    bots: dict[str, BotCard]  # those of them who are somebody, by level
    lesson: bool  # whether there is one
    rules: int
    deductions: bool  # whether its board can point out what follows from all that everybody knows


class GuestCard(msgspec.Struct):
    """You."""

    guest: str
    name: str
    lang: str
    token: str | None = None


class ServerCard(msgspec.Struct):
    """What the server offers; the first thing that a page asks for."""

    protocol: int
    version: str
    games: list[GameCard]
    languages: list[str]
    guest: GuestCard | None
    addresses: list[str]  # where others in the same network find this server, for the QR code


class TableCard(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: Literal["lobby", "playing", "over", "frozen"]
    players: int
    names: list[str]  # by seat; "" for a free one
    bots: list[str | None]
    mine: list[int]  # your seats
    my_turn: bool
    created: int
    finished: int | None
    winners: list[int] | None
    scores: list[int] | None
    join: str | None  # for those who may join


class Lobby(msgspec.Struct):
    """Tables that concern you, and those that are open to all."""

    mine: list[TableCard]
    open: list[TableCard]
    finished: list[TableCard]


class Made(msgspec.Struct):
    """A table that was set up."""

    table: str
    join: str


class Frame(msgspec.Struct):
    """One moment of a replay."""

    view: dict[str, Any]
    events: list[dict[str, Any]]  # those that led here, with `text` and `section`
    scores: list[int]  # as if it ended here


class Replay(msgspec.Struct):
    """A finished game from one seat's eyes."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, str | int]
    names: list[str]
    bots: list[str | None]
    seat: int | None
    laid_open: bool  # nothing is hidden in the views
    frames: list[Frame]
    commitment: str | None
    verified: bool | None  # whether seed, chain and moves check out; None for an import
    finding: str  # what is wrong, if something is


class Ending(msgspec.Struct):
    """How a finished game stood in the end, as each seat saw it."""

    views: list[dict[str, Any]]  # by seat


class LessonStep(msgspec.Struct):
    """One moment of a lesson: what the learner sees and hears."""

    update: Update
    text: str  # what the narrator says, with players as p1, p2 …; "": nothing new
    wanted: str  # the move with which it goes on; "": when it has been read


class LessonChapter(msgspec.Struct):
    """One game of a lesson."""

    room: Room
    steps: list[LessonStep]


class Lesson(msgspec.Struct):
    """A game to be learnt on its own table: the messages of one, in the order in which the learner gets them."""

    game: str
    title: str
    chapters: list[LessonChapter]


class Words(msgspec.Struct):
    """A game's words in one language, for labels on the board; and its rulebook by clause."""

    words: dict[str, str]  # message id → text, of messages without arguments
    rulebook: str  # markdown


class Problem(msgspec.Struct):
    """Why a request was refused."""

    reason: str
    text: str
