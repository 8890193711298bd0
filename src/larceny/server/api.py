"""The REST part: guests, the lobby, replays, exports, and how the server is."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from hmac import compare_digest
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from larceny import library
from larceny.engine.errors import LarcenyError
from larceny.engine.notation import replay
from larceny.engine.texts import LANGUAGES
from larceny.server import catalogue, lessons, lobby, replays, setup, statements
from larceny.server.allowances import Throttle
from larceny.server.attendant import Attendant
from larceny.server.doors import Doors, bearer_of
from larceny.server.endpoints import ENDPOINTS, Endpoint
from larceny.server.hub import Hub
from larceny.server.identity import COOKIE, Guest, clean_name, hashed, new_id, new_token
from larceny.server.limits import Limits
from larceny.server.metrics import metrics
from larceny.server.pictures import qr_code
from larceny.server.reception import Reception
from larceny.server.refusal import Refusal, sentence
from larceny.server.resources import GuestCard, Imported, Made, NewGuest, NewTable, Problem
from larceny.server.seating import Seating
from larceny.server.store import Writing, is_of_the_disk

Shape = TypeVar("Shape")
Answer = Callable[[Request], Awaitable[Response]]
MINUTE, YEAR = 60, 31_536_000  # seconds
log = logging.getLogger("larceny.server")
STATUS = {
    "no-guest": 401,
    "wrong-origin": 403,
    "not-finished": 403,
    "unreadable": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-lesson": 404,
    "unknown-game": 404,
    "no-such-page": 404,
    "no-such-method": 405,
    "too-large": 413,
    "too-many": 429,
    "no-room": 503,
    "broken": 503,
}


def as_json(value: Any, status: int = 200) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(error: LarcenyError, lang: str) -> Response:
    """A refusal; who has asked too often is told when to ask again."""
    response = as_json(Problem(error.reason, sentence(error, lang)), STATUS.get(error.reason, 400))
    if error.reason == "too-many":
        response.headers["retry-after"] = str(error.facts["seconds"])
    return response


def language(request: Request) -> str:
    """The language that the reader's browser asks for, if it is one of ours."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    named = (part.strip()[:2].lower() for part in wanted.split(","))
    return next((lang for lang in named if lang in LANGUAGES), LANGUAGES[0])


class Api:
    """The endpoints. Each is a few lines: what it answers is made elsewhere."""

    def __init__(
        self,
        reception: Reception,
        attendant: Attendant,
        doors: Doors,
        limits: Limits,
        strangers: tuple[str, ...],
        addresses: list[str],
        metrics_token: str,
    ) -> None:
        self.reception, self.attendant, self.doors, self.limits = reception, attendant, doors, limits
        self.hub: Hub = reception.hub
        self.strangers, self.addresses, self.metrics_token = strangers, addresses, metrics_token
        self.replaying = ThreadPoolExecutor(1, "larceny-replays")
        self.exporting = asyncio.Lock()
        self.throttles = {name: Throttle(getattr(limits, name)) for name in {one.limit for one in ENDPOINTS}}

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        """Answer a request, but none of another site's page, and none from who asks too often."""
        try:
            if endpoint.method != "GET":  # before it is counted: such a page could use up what its visitor may ask
                self.refuse_foreign_pages(request)
            self.hurry(request, self.throttles[endpoint.limit])
            response: Response = await getattr(self, endpoint.name)(request)
        except LarcenyError as error:
            log.debug("refused", extra={"facts": {"endpoint": endpoint.name, "reason": error.reason}})
            raise
        log.debug("answered", extra={"facts": {"endpoint": endpoint.name, "status": response.status_code}})
        return response

    # Who asks

    def guest(self, request: Request) -> Guest:
        """The guest who asks; a refusal if he has no name yet."""
        guest = self.doors.who(request.scope)
        if guest is None:
            if self.doors.is_guessing(request.scope):
                raise Refusal("too-many", seconds=self.limits.wrong_token_seconds)
            raise Refusal("no-guest")
        return guest

    def refuse_foreign_pages(self, request: Request) -> None:
        """What changes something may not be asked by another site's page."""
        if "origin" in request.headers and not self.doors.allows_origin(request.scope):
            raise Refusal("wrong-origin")

    def hurry(self, request: Request, throttle: Throttle) -> None:
        """Refuse who asks too often."""
        if not throttle.allows(self.doors.address(request.scope), self.hub.world.now() / 1000):
            raise Refusal("too-many", seconds=math.ceil(MINUTE / max(throttle.per_minute, 1)))

    async def body(self, request: Request, shape: type[Shape]) -> Shape:
        """The body of a request, in its right form."""
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                content = await self._read(request)
        except TimeoutError:
            raise Refusal("bad-request", what="it did not come to its end") from None
        try:
            return msgspec.json.decode(content, type=shape)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("bad-request", what=str(error)[:200]) from None

    async def _read(self, request: Request) -> bytes:
        parts, size = [], 0
        async for part in request.stream():
            size += len(part)
            if size > self.limits.body_bytes:
                raise Refusal("too-large")
            parts.append(part)
        return b"".join(parts)

    async def write(self, *rows: statements.Statement) -> None:
        """Store something and wait until it is on the disk."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        writing = Writing(list(rows), lambda: _settle(stored, good=True), lambda: _settle(stored, good=False))
        self.hub.store.write(writing)
        if not await stored:
            raise _unstored(writing.error)

    # Guests

    async def server(self, request: Request) -> Response:
        """What the server offers, and who you are."""
        guest = self.doors.who(request.scope)
        card = None if guest is None else GuestCard(guest.id, guest.name, guest.lang)
        return as_json(catalogue.server_card(self.strangers, card, self.addresses))

    async def new_guest(self, request: Request) -> Response:
        """Be somebody."""
        wanted = await self.body(request, NewGuest)
        guest, token, name = new_id(), new_token(), clean_name(wanted.name)
        await self.write(statements.add_guest(guest, hashed(token), name, wanted.lang, self.hub.world.now()))
        response = as_json(GuestCard(guest, name, wanted.lang, token if wanted.bearer else None), 201)
        if not wanted.bearer:
            secure = self.doors.is_secure(request.scope)
            response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    async def rename_guest(self, request: Request) -> Response:
        """Be called otherwise."""
        guest, wanted = self.guest(request), await self.body(request, NewGuest)
        name = clean_name(wanted.name)
        await self.write(statements.rename_guest(guest.id, name, wanted.lang, self.hub.world.now()))
        for seating in self.hub.seatings.values():
            for peer in seating.peers:
                if peer.guest.id == guest.id:
                    peer.guest = replace(peer.guest, name=name)
            if guest.id in seating.names:
                seating.names[guest.id] = name
                seating.room_changed = True
                self.hub.commit(seating)
        return as_json(GuestCard(guest.id, name, wanted.lang))

    async def forget_guest(self, request: Request) -> Response:
        """Be forgotten: name, token and chat are deleted."""
        guest = self.guest(request)
        await self.write(*statements.forget_guest(guest.id))
        for seating in self.hub.seatings.values():
            for peer in [peer for peer in seating.peers if peer.guest.id == guest.id]:
                peer.dismiss("refused")
            if seating.names.pop(guest.id, None) is not None:
                seating.room_changed = True
                self.hub.commit(seating)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE)
        return response

    # Tables

    async def tables(self, request: Request) -> Response:
        """Tables that concern you, and those that are open to all."""
        return as_json(lobby.lobby(self.hub, self.doors.who(request.scope)))

    async def new_table(self, request: Request) -> Response:
        """Set up a table."""
        guest, wanted = self.guest(request), await self.body(request, NewTable)
        seating = setup.set_up(self.hub, guest.id, wanted)
        seating.names[guest.id] = guest.name
        return await self._made(seating)

    async def _made(self, seating: Seating) -> Response:
        await self.write()  # comes after the table itself: when it is answered, both are stored
        if seating.lost:
            raise _unstored(seating.error)
        return as_json(Made(seating.table.id, seating.code), 201)

    async def new_import(self, request: Request) -> Response:
        """Look at a transcript from elsewhere."""
        guest, given = self.guest(request), await self.body(request, Imported)
        try:
            match = await self.aside(lambda: replay(given.transcript, library.load_as_it_comes))
        except LarcenyError as error:
            raise Refusal("bad-transcript", what=str(error)[:200]) from None
        seating = setup.set_up_import(self.hub, guest.id, match)
        return await self._made(seating)

    # Finished games

    async def replay(self, request: Request) -> Response:
        """A finished game from a seat's eyes."""
        eyes = _eyes(request.query_params.get("seat", "none"))
        record = await self._record(request.path_params["table"])
        return as_json(await self.aside(lambda: replays.replay(record, eyes, language(request))))

    async def ending(self, request: Request) -> Response:
        """The last moment of a finished game, from all seats' eyes."""
        record = await self._record(request.path_params["table"])
        return as_json(await self.aside(lambda: replays.ending(record)))

    async def export(self, request: Request) -> Response:
        """One finished game, to keep and to check."""
        record = await self._record(request.path_params["table"])
        if record.table.imported:
            raise Refusal("no-such-table")
        line = await self.aside(lambda: replays.export_line(record))
        name = f'attachment; filename="larceny-{record.table.id}.ndjson"'
        return Response(line + "\n", headers={"content-disposition": name}, media_type="application/x-ndjson")

    async def exports(self, request: Request) -> Response:
        """All finished games that were open to everybody, one per line, the oldest first."""
        after = request.query_params.get("after", "0")
        if not (after.isdecimal() and len(after) < 16):
            raise Refusal("bad-request", what="after")
        lines = self._export_lines(int(after))
        return StreamingResponse(lines, media_type="application/x-ndjson")

    async def _export_lines(self, after: int) -> AsyncIterator[str]:
        for table, _ in self.hub.store.finished_tables(after):
            try:
                async with self.exporting:  # who looks at one game waits for one of these, however many want them all
                    line = await self._export_line(table)
            except Refusal:  # it is frozen, or forgotten in the meantime: the others go on
                continue
            if line:
                yield line + "\n"

    async def _export_line(self, table: str) -> str:
        """A finished game as a line; "" if it was played elsewhere."""
        record = await self._record(table)
        return "" if record.table.imported else await self.aside(lambda: replays.export_line(record))

    async def _record(self, name: str) -> replays.Record:
        """A finished table."""
        kept = replays.load(self.hub, name)
        table = await self.aside(lambda: replays.read(kept))
        return replays.named(self.hub, kept, table)

    async def aside(self, work: Callable[[], Shape]) -> Shape:
        """Play a game again beside the tables, one after the other: many at once would take their time from those."""
        return await asyncio.get_running_loop().run_in_executor(self.replaying, work)

    # Words and pictures

    async def words(self, request: Request) -> Response:
        """A game's words in a language, and its rulebook."""
        key, lang = self._game(request), request.path_params["lang"]
        if lang not in LANGUAGES:
            raise Refusal("no-such-game")
        response = as_json(catalogue.words(key, lang))
        response.headers["cache-control"] = "max-age=300"
        return response

    async def face(self, request: Request) -> Response:
        """The face of a bot."""
        picture = catalogue.face(self._game(request), request.path_params["level"])
        return Response(picture, headers={"cache-control": "max-age=86400"}, media_type="image/svg+xml")

    async def lesson(self, request: Request) -> Response:
        """A game to be learnt."""
        written = await asyncio.to_thread(lessons.lesson, self._game(request), language(request))
        return Response(written, headers={"cache-control": "max-age=300"}, media_type="application/json")

    def _game(self, request: Request) -> str:
        """The game that is asked for, if it is played here."""
        key: str = request.path_params["game"]
        if key not in {card.key for card in catalogue.server_card(self.strangers, None, []).games}:
            raise Refusal("no-such-game")
        return key

    async def qr(self, request: Request) -> Response:
        """A text as a QR code."""
        text = request.query_params.get("text", "")
        if not 1 <= len(text) <= 300:
            raise Refusal("bad-request", what="text")
        return Response(qr_code(text), media_type="image/svg+xml")

    # How the server is

    async def health(self, request: Request) -> Response:
        """Whether the server can write: it answers when a commit has gone through."""
        await self.write(statements.write_something())
        return as_json({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus, and for nobody else: where few play they count what is done in secret."""
        given = bearer_of(self.doors.headers(request.scope))
        if not self.metrics_token or not compare_digest(hashed(given), hashed(self.metrics_token)):
            raise Refusal("no-such-page")
        return Response(metrics(self.reception, self.attendant), media_type="text/plain; version=0.0.4")


def _unstored(error: BaseException | None) -> Refusal:
    """Why something was not stored, as far as it concerns who wanted it."""
    return Refusal("no-room" if is_of_the_disk(error) else "broken")


def _settle(future: asyncio.Future[bool], *, good: bool) -> None:
    if not future.done():
        future.set_result(good)


def _eyes(wanted: str) -> replays.Eyes:
    """Whose eyes a replay is wanted through."""
    if wanted == "all":
        return "all"
    if wanted == "none":
        return None
    if not (wanted.isdecimal() and len(wanted) < 3):
        raise Refusal("no-such-seat", last=0)
    return int(wanted)
