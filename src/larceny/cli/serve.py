"""`larceny serve`: the table server, one process on one port."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import errno
import logging
import math
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from larceny import __version__
from larceny.cli.voice import Voice, quoted, quoted_path

if TYPE_CHECKING:
    from larceny.server.settings import Settings

LAST_PORT = 65_535
OPEN_AFTER = 0.6  # seconds: by then the server listens
log = logging.getLogger("larceny.server")


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    from larceny.server import native

    _keep_log(arguments.log_level)
    # Before anything is imported that it holds.
    compiled = not arguments.interpreted and native.take_up()
    native.log.info("the tables run %s", "as machine code" if compiled else "interpreted")
    from larceny import library
    from larceny.server.listening import listener

    voice = Voice(arguments.lang)
    _refuse_impossible_numbers(voice, arguments)
    arguments.origin = [_origin(voice, "--origin", url) for url in arguments.origin]
    if arguments.public_url:
        arguments.public_url = _origin(voice, "--public-url", arguments.public_url)
    for stranger in arguments.game:
        library.find(stranger)
    arguments.port = _free_port(voice, arguments.host, arguments.port)
    settings = _settings(voice, arguments)
    with _database_to_itself(voice, Path(settings.database)):
        here = _here(arguments.host, arguments.port)
        _say_where(voice, here, settings, public=bool(arguments.public_url))
        facts = {"version": __version__, "address": here, "database": settings.database, "compiled": native.in_use()}
        log.info("serving", extra={"facts": facts})
        if arguments.open and _has_a_screen():
            threading.Timer(OPEN_AFTER, webbrowser.open, [here]).start()
        listener(settings, arguments.host, arguments.port).run()
    return 0


def _refuse_impossible_numbers(voice: Voice, arguments: argparse.Namespace) -> None:
    """Say it before anything is served: with a number of days below 0 every table would be forgotten."""
    from larceny.server.limits import LEAST

    for name, value in vars(arguments).items():
        least = LEAST.get(name, int(name == "bots_threads"))
        if isinstance(value, int | float) and not least <= value < math.inf:
            flag = "--" + name.replace("_", "-")
            raise voice.refusal("number-out-of-range", flag=flag, least=str(least), text=quoted(str(value)))


def _origin(voice: Voice, flag: str, url: str) -> str:
    """An address as browsers name it: any other way to write it would never be allowed."""
    from larceny.server.origins import NoOrigin, origin_of

    try:
        return origin_of(url)
    except NoOrigin as error:
        raise voice.refusal(error.reason, flag=flag, text=quoted(url)) from None


def _here(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    from larceny.server.origins import origin_at

    return origin_at(
        {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "": "localhost", "::": "::1"}.get(host, host), port
    )


def _say_where(voice: Voice, here: str, settings: Settings, *, public: bool) -> None:
    print(voice.say("serving", here=here))
    if elsewhere := ", ".join(address for address in settings.addresses if address != here):
        print(" " * 4 + voice.say("serving-public" if public else "serving-network", addresses=elsewhere))
    print(voice.say("serving-stop"), flush=True)


def _settings(voice: Voice, arguments: argparse.Namespace) -> Settings:
    from larceny.server.interfaces import addresses
    from larceny.server.limits import Limits
    from larceny.server.origins import origin_at
    from larceny.server.settings import Settings

    limits = {field.name: getattr(arguments, field.name) for field in dataclasses.fields(Limits)}
    outside = tuple(origin_at(address, arguments.port) for address in addresses(arguments.host))
    own = (*outside, *(origin_at(name, arguments.port) for name in ("localhost", "127.0.0.1", "::1")))
    return Settings(
        database=str(_database(voice, arguments.db)),
        bot_threads=arguments.bots_threads,
        bot_pace=arguments.bot_pace,
        origins=(*arguments.origin, *own, *_by_name(arguments.port), *filter(None, [arguments.public_url])),
        addresses=(arguments.public_url,) if arguments.public_url else outside,
        proxies=arguments.proxies,
        metrics_token=arguments.metrics_token,
        strangers=tuple(arguments.game),
        keep_days=arguments.keep_days,
        limits=Limits(**limits),
    )


def _database(voice: Voice, given: str | None) -> Path:
    """The file of the database; without a word about it, one in the user's data folder."""
    if given:
        path = Path(given).expanduser()
    else:
        path = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "larceny" / "tables.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise voice.refusal("no-folder", folder=quoted_path(path.parent), why=voice.why(error)) from None
    return path


@contextlib.contextmanager
def _database_to_itself(voice: Voice, path: Path) -> Iterator[None]:
    """Say before anything is served, in a sentence, that a database cannot be opened: another server has it, say."""
    from larceny.server.lease import lease
    from larceny.server.store import Store

    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(lease(path))
            Store(path).close()
        except (sqlite3.Error, OSError) as error:
            raise voice.refusal("file-unreadable", file=quoted_path(path), why=voice.why(error)) from None
        yield


def _by_name(port: int) -> Iterator[str]:
    """The origins of this machine by its own name, if browsers can say it."""
    from larceny.server.origins import NoOrigin, origin_at

    for name in (socket.gethostname(), f"{socket.gethostname()}.local"):
        with contextlib.suppress(NoOrigin):
            yield origin_at(name, port)


def _free_port(voice: Voice, host: str, port: int) -> int:
    """This port, or any for 0; a refusal if nothing can listen there."""
    if port > LAST_PORT:
        raise voice.refusal("no-port", text=str(port), last=str(LAST_PORT))
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)  # as the server will listen
            probe.bind(address)
            free: int = probe.getsockname()[1]
            return free
    except (OSError, UnicodeError) as error:
        if not isinstance(error, OSError) or isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise voice.refusal("no-such-host", text=quoted(host)) from None
        raise voice.refusal("port-in-use", port=str(port), why=voice.why(error)) from None


def _has_a_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _keep_log(level: str) -> None:
    """One line of JSON for each thing worth knowing; no names, no tokens, no cards.

    Libraries are heard only when something is wrong: at their finer levels they quote headers and frames.
    """
    from larceny.server.journal import JsonLines

    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=max(logging.WARNING, getattr(logging, level.upper())), handlers=[handler], force=True)
    logging.getLogger("larceny").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Texts that are no texts are a client's fault: nothing to be noted."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
