"""The application: one process, one port, one database."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from larceny.engine.errors import LarcenyError
from larceny.server.api import Api, as_json, language, problem
from larceny.server.attendant import Attendant
from larceny.server.autoplay import Autoplay
from larceny.server.doors import Doors
from larceny.server.endpoints import ENDPOINTS, Endpoint, openapi
from larceny.server.hub import Hub, Timer
from larceny.server.pages import PATHS, STATIC, Pages
from larceny.server.reception import HOUR, Reception
from larceny.server.refusal import Refusal
from larceny.server.settings import Settings
from larceny.server.sockets import Sockets
from larceny.server.statements import forget_before, seen_guest
from larceny.server.store import Store, Writing
from larceny.server.thinkers import Thinking

DAY = 86_400_000  # ms
GOOD_BYE_SECONDS = 0.2
# How many objects are made before garbage is looked for, and how often among all of them: little of what a table or a
# socket leaves is in circles.
GARBAGE = (100_000, 10, 2)
CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]
IMMUTABLE = [(b"cache-control", b"public, max-age=31536000, immutable")]  # the names of assets hold their hashes
THERE = (200, 206, 304)  # of answers: the file is there
PACKED = {"words", "lesson", "replay", "ending"}  # long answers without a secret that their size could tell
PACKING = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]
log = logging.getLogger("larceny.server")


class RealWorld:
    """The time and the event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call this in so many seconds."""
        return self.loop.call_later(seconds, call)

    def soon(self, call: Callable[[], None]) -> None:
        """Call this from the loop."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(call)


class Server:
    """All parts, put together when the event loop runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        world = RealWorld(asyncio.get_running_loop())
        self.store = Store(settings.database, deliver=world.soon)
        self.hub = Hub(self.store, world, limits)
        self.thinking = Thinking(settings.bot_threads)
        self.attendant = Attendant(self.hub, Autoplay(self.hub, self.thinking, settings.bot_pace))
        self.reception = Reception(self.hub, self.attendant)
        doors = Doors(self.store, settings.origins, settings.proxies, time.monotonic, limits)
        self.sockets = Sockets(self.reception, doors, limits)
        self.pages = Pages(doors, self.hub) if STATIC.is_dir() else None
        addresses, token = list(settings.addresses), settings.metrics_token
        self.api = Api(self.reception, self.attendant, doors, limits, settings.strangers, addresses, token)

    def forget_the_old(self) -> None:
        """Delete what is older than we were told to keep, and look again in an hour."""
        if self.settings.keep_days > 0:
            now = self.hub.world.now()
            here = {peer.guest.id for seating in self.hub.seatings.values() for peer in seating.peers}
            seen = [seen_guest(guest, now) for guest in here]
            moment = now - self.settings.keep_days * DAY - HOUR  # `seen` is true to the hour
            tables, guests = self.store.untouched_since(moment)
            facts = {"tables": tables, "guests": len(guests - here)}
            done = functools.partial(log.info, "what nobody has touched is forgotten", extra={"facts": facts})
            self.store.write(Writing([*seen, *forget_before(moment)], done, lambda: None))
            self.hub.world.later(3600, self.forget_the_old)

    async def dismiss(self) -> None:
        """Tell everybody to come back in a moment."""
        log.info("stopping", extra={"facts": {"tables": len(self.hub.seatings)}})
        self.hub.stop()
        await asyncio.sleep(GOOD_BYE_SECONDS)

    async def stop(self) -> None:
        """Finish the commits."""
        self.thinking.close()
        await asyncio.to_thread(self.store.close)
        log.info("stopped")


class Current:
    """The server of an application, there from its start to its end; the routes are made before."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server: Server

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the database, serve, close it."""
        gc.freeze()  # what is loaded by now stays: to look at it again and again would cost a tenth of all time
        gc.set_threshold(*GARBAGE)
        self.server = app.state.server = Server(self.settings)
        self.server.forget_the_old()
        yield
        await self.server.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket."""
        await self.server.sockets(scope, receive, send)

    async def page(self, request: Request) -> Response:
        """A page of the browser client."""
        assert self.server.pages is not None  # else there is no route to here
        return self.server.pages.page(request)

    def endpoint(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """One endpoint of the REST part."""

        async def answer(request: Request) -> Response:
            return await self.server.api.answer(endpoint, request)

        return answer


class Application(Starlette):
    """Starlette's, with our headers outermost: answers to faults of ours carry them, too."""

    def build_middleware_stack(self) -> ASGIApp:
        """What every request passes."""
        return SafeHeaders(super().build_middleware_stack())


def make_app(settings: Settings) -> Starlette:
    """The ASGI application."""
    current = Current(settings)
    routes: list[BaseRoute] = [
        Route(
            endpoint.path,
            current.endpoint(endpoint),
            methods=[endpoint.method],
            middleware=PACKING if endpoint.name in PACKED else [],
        )
        for endpoint in ENDPOINTS
    ]
    routes += [Route("/api/openapi.json", _openapi), WebSocketRoute("/ws/{table}", current), *_pages(current)]
    return Application(
        routes=routes,
        lifespan=current.lifespan,
        exception_handlers={LarcenyError: _refused, HTTPException: _no_page, Exception: _broken},
    )


async def _openapi(request: Request) -> Response:
    return as_json(openapi())


# Pages


def _pages(current: Current) -> list[BaseRoute]:
    """The browser client."""
    if not STATIC.is_dir():
        return []
    # Packed: these files hold no secret that their size could tell.
    return [*(Route(path, current.page) for path in PATHS), Mount("/", GZipMiddleware(StaticFiles(directory=STATIC)))]


class SafeHeaders:
    """What every answer tells the browser: run nothing that is not ours, and tell nobody where you are."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; add headers to answers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                cache = IMMUTABLE if scope["path"].startswith("/assets/") and message["status"] in THERE else []
                message["headers"] = [*message["headers"], *HEADERS, *cache]
            await send(message)

        await self.app(scope, receive, with_headers)


# When something is not as it should be


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LarcenyError)
    return problem(error, language(request))


async def _no_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = "no-such-method" if error.status_code == 405 else "no-such-page"
    response = problem(Refusal(reason), language(request))
    response.headers.update(error.headers or {})
    return response


async def _broken(request: Request, error: Exception) -> Response:
    """A fault of ours. What it was stands in the log, and nothing of it in the answer."""
    return problem(Refusal("broken"), language(request))
