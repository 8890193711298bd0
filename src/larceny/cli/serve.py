"""`larceny serve`: the table server, one process on one port."""

from __future__ import annotations

import argparse
import dataclasses
import logging
import math
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from larceny.cli.voice import Voice, quoted, quoted_path
from larceny.engine.errors import LarcenyError

if TYPE_CHECKING:
    from larceny.server.settings import Settings

OPEN_AFTER = 0.6  # seconds: by then the server listens
# Below this a server could serve nobody; no number may be below 0.
LEAST = {
    **dict.fromkeys(("bots_threads", "frame_bytes", "head_bytes", "body_bytes", "waiting_bytes", "messages_burst"), 1),
    **dict.fromkeys(("sockets_per_address", "requests_per_minute", "guests_per_minute", "tables_in_memory"), 1),
    **dict.fromkeys(("handshake_seconds", "hello_seconds", "unread_seconds", "bot_seconds"), 0.1),
}


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    from larceny.server import native

    if not arguments.interpreted:
        native.take_up()  # before anything is imported that it holds
    from larceny import library
    from larceny.server.listening import listener

    voice = Voice(arguments.lang)
    _refuse_impossible_numbers(voice, arguments)
    _refuse_what_is_no_address(voice, "--public-url", arguments.public_url)
    for origin in arguments.origin:
        _refuse_what_is_no_address(voice, "--origin", origin)
    _keep_log(arguments.log_level)
    for stranger in arguments.game:
        library.find(stranger)
    arguments.port = _free_port(voice, arguments.host, arguments.port)
    settings = _settings(arguments)
    _refuse_a_strange_database(voice, settings.database)
    here = f"http://localhost:{arguments.port}"
    print(voice.say("serving", here=here, elsewhere=", ".join(settings.addresses) or here), flush=True)
    print(voice.say("serving-stop"), flush=True)
    if arguments.open and _has_a_screen():
        threading.Timer(OPEN_AFTER, webbrowser.open, [here]).start()
    listener(settings, arguments.host, arguments.port).run()
    return 0


def _refuse_impossible_numbers(voice: Voice, arguments: argparse.Namespace) -> None:
    """Say it before anything is served: with a number of days below 0 every table would be forgotten."""
    for name, value in vars(arguments).items():
        least = LEAST.get(name, 0)
        if isinstance(value, int | float) and not least <= value < math.inf:
            flag = "--" + name.replace("_", "-")
            raise voice.refusal("number-out-of-range", flag=flag, least=str(least), text=quoted(str(value)))


def _refuse_what_is_no_address(voice: Voice, flag: str, url: str) -> None:
    """Browsers name a page's origin with its scheme: without one it would never be allowed."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise voice.refusal("no-address", flag=flag, text=quoted(url))


def _settings(arguments: argparse.Namespace) -> Settings:
    from larceny.server.limits import Limits
    from larceny.server.settings import Settings

    limits = {field.name: getattr(arguments, field.name) for field in dataclasses.fields(Limits)}
    addresses = tuple(f"http://{address}:{arguments.port}" for address in _addresses(arguments.host))
    names = {"localhost", "127.0.0.1", "[::1]", socket.gethostname(), f"{socket.gethostname()}.local"}
    own = (*addresses, *(f"http://{name}:{arguments.port}" for name in sorted(names)))
    return Settings(
        database=str(_database(arguments.db)),
        bot_threads=arguments.bots_threads,
        bot_pace=arguments.bot_pace,
        origins=(*arguments.origin, *own, *([arguments.public_url] if arguments.public_url else [])),
        addresses=(arguments.public_url,) if arguments.public_url else addresses,
        proxies=arguments.proxies,
        metrics_token=arguments.metrics_token,
        strangers=tuple(arguments.game),
        keep_days=arguments.keep_days,
        limits=Limits(**limits),
    )


def _database(given: str | None) -> Path:
    """The file of the database; without a word about it, one in the user's data folder."""
    if given:
        path = Path(given).expanduser()
    else:
        from larceny.cli.files import default_database

        path = default_database()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LarcenyError(f"The folder {path.parent} cannot be made: {error.strerror}.") from error
    return path


def _refuse_a_strange_database(voice: Voice, path: str) -> None:
    """Say it before anything is served, in a sentence: it cannot be opened, or a newer release has made it."""
    from larceny.server.store import Store

    try:
        Store(path).close()
    except (sqlite3.Error, OSError) as error:
        raise voice.refusal("file-unreadable", file=quoted_path(Path(path)), why=str(error)) from None


def _addresses(host: str) -> list[str]:
    """Where others in the same network find this machine."""
    if host not in ("0.0.0.0", "::", ""):
        return [] if host in ("localhost", "127.0.0.1", "::1") else [host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only shows which address would be used
            found: str = probe.getsockname()[0]
        except OSError:
            return []
    return [] if found.startswith("127.") else [found]


def _free_port(voice: Voice, host: str, port: int) -> int:
    """This port, or any for 0; a refusal if somebody else listens there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise voice.refusal("port-in-use", port=str(port), why=why) from None
        free: int = probe.getsockname()[1]
        return free


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
