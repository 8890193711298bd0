"""The protocol's page, made from the message types: their docstrings, fields and the comments beside these."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator

import msgspec

from larceny.engine.texts import ENTRY, LANGUAGES
from larceny.server import messages, resources
from larceny.server.answers import REQUESTS
from larceny.server.endpoints import ENDPOINTS
from larceny.server.limits import Limits
from larceny.server.links import LIFE
from larceny.server.refusal import TEXTS
from larceny.server.table import REMEMBERED

PLAIN = {
    "Id": "text of 1–40 letters",
    "Seat": "seat, from 0",
    "Code": "text",
    "Notation": "action",
    "Nonce": "32 hexadecimal digits",
    "Language": " or ".join(", ".join(f"`{lang}`" for lang in LANGUAGES).rsplit(", ", 1)),
    "Name": "text of 1–24 letters",
}
INTRO = """# The protocol

Version {version}. This page is written by `docs/make.py` from `src/larceny/server/messages.py`, `resources.py` and
`endpoints.py`: it cannot say anything that the server does not do.

People and bots speak the same. A page or a program asks the REST part for a name (`POST /api/guest`), sets up a table
or gets a link to one, and then opens a WebSocket to `/ws/<table>`. Frames are JSON texts with a field `type`.

1. The first frame is `hello`. Who asks is known from the cookie, or from a header `Authorization: Bearer <token>`; a
   browser's `Origin` must be the server's own or on its list. The seat follows from that, never from a message.
2. The server answers `welcome`, `room` and, if the game has begun, `update`; then it sends each of these whenever it
   changes for you. An `update` is whole: the view, what you may do, why you may not do other things. Nothing has to be
   remembered but the events, which are sent once and numbered from 0 for each observer; `first` says where to put them.
3. Every request has an id, a new one each time, and is answered by `done` or `refused` with that id; `""` stands for
   one that cannot be read. `done` means: stored on the disk. A move answers a decision; if something that you could see
   has changed meanwhile it is refused as `stale`. What is sent again with the same id is not carried out again, but
   answered again: after a lost connection, send what was not answered. The last {moves} moves and undos of a seat are
   known for ever; of other requests the last {requests} of each guest, until the server or the table is started anew.
   What only asks (`why`, `hint`, `seal`), and what was refused, is asked again.
4. Versions count what the observer has seen, not what has happened: nobody's numbers tell that somebody else has made a
   secret choice. That somebody *has chosen* is public (`turned`, `ready`); what he has chosen is not.
5. `farewell` says why a socket is closed, and when to come back: in the language of `hello`, or before it in the
   guest's. No reason is given to clients that do not read, or that the server does not know, nor to an address that
   opens more and more sockets though it has been told that it has too many.

People get to a table by a link, and so can programs:

- `{invite}` lets somebody in who has never been there; the code is `code` in `hello`;
- `{seat}` gives a seat besides, once and for {life} minutes: `seat_code` in
  `hello`, then `claim`. `link` asks for one.

An unknown field or type, a frame of more than {frame} bytes or more than {rate:g} frames a second (after a burst of
{burst}) is refused. A client is at most {waiting} bytes behind, or it is dropped and comes back to a whole `update`.
"""


def protocol_page() -> str:
    """The whole page."""
    limits = Limits()
    intro = INTRO.format(
        version=messages.PROTOCOL,
        frame=limits.frame_bytes,
        rate=limits.messages_per_second,
        burst=limits.messages_burst,
        waiting=limits.waiting_bytes,
        moves=REMEMBERED,
        requests=REQUESTS,
        invite=messages.INVITE_LINK,
        seat=messages.SEAT_LINK,
        life=LIFE // 60_000,
    )
    sections: list[tuple[str, list[type[msgspec.Struct]]]] = [
        ("What a client sends", _members(messages.Message)),
        ("What the server sends", _members(messages.Answer)),
        ("Parts of messages", [messages.Place, messages.Turn, messages.Choice, messages.Held, messages.Advice]),
    ]
    parts = [intro]
    for title, kinds in sections:
        parts += [f"## {title}\n", *(_message(kind) for kind in kinds)]
    return "\n".join([*parts, *_reasons(), *_rest()])


def _reasons() -> Iterator[str]:
    """A row for each reason that a refusal may have, with its sentence; the server's say more than the engine's."""
    yield "## Why something is refused\n"
    yield "The `reason` of a refusal, by socket or by the REST part, and its `text` in English. The rules of a game"
    yield "have reasons of their own: then `section` names the clause.\n"
    yield "| reason | |\n|---|---|"
    sources = [(folder / "en.ftl").read_text(encoding="utf-8") for folder in TEXTS.folders]
    entries = {found[1]: found[0] for source in sources for found in ENTRY.finditer(source)}
    for name, entry in sorted(entries.items()):
        if name.startswith("reason-"):
            unknown = dict.fromkeys(re.findall(r"\$(\w+)", entry), "…")
            yield f"| `{name.removeprefix('reason-')}` | {TEXTS.say('en', name, unknown)} |"
    yield ""


def _members(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    found: list[type[msgspec.Struct]] = []
    for kind in base.__subclasses__():
        found += kind.__subclasses__() or [kind]
    return found


def _message(kind: type[msgspec.Struct]) -> str:
    tag = kind.__struct_config__.tag
    name = f"`{tag}`" if tag else kind.__name__
    rows = list(_fields(kind))
    table = ["| field | type | |", "|---|---|---|", *rows] if rows else []
    return "\n".join([f"### {name}\n", f"{inspect.getdoc(kind)}\n", *table, ""])


def _fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    """A row for each field, inherited ones first."""
    for base in reversed(kind.__mro__):
        if base in (object, msgspec.Struct) or not issubclass(base, msgspec.Struct):
            continue
        source = inspect.getsource(base)
        for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]  # it is a class
            if isinstance(node, ast.AnnAssign):
                yield _row(node, source.splitlines()[(node.end_lineno or 1) - 1])


def _row(node: ast.AnnAssign, line: str) -> str:
    name, shape = ast.unparse(node.target), _plain(ast.unparse(node.annotation))
    comment = line.partition("  # ")[2].strip().replace("|", "\\|")
    return f"| `{name}` | {shape}{', may be left out' if node.value is not None else ''} | {comment} |"


def _plain(shape: str) -> str:
    shape = re.sub(r"Annotated\[(.+?), Meta\(.*?\)\]", r"\1", shape)
    return PLAIN.get(shape, f"`{shape}`").replace("|", "\\|")


def _rest() -> Iterator[str]:
    yield "## REST\n"
    yield "The same as `openapi.json`, which the server shows at `/api/openapi.json`. A refusal is a `Problem` with a"
    yield "status of 4xx.\n"
    yield "| | takes | gives | |\n|---|---|---|---|"
    for endpoint in ENDPOINTS:
        takes = f"`{endpoint.body.__name__}`" if endpoint.body else ""
        gives = f"`{endpoint.answer.__name__}`" if isinstance(endpoint.answer, type) else endpoint.answer
        yield f"| `{endpoint.method} {endpoint.path}` | {takes} | {gives} | {endpoint.summary} |"
    yield ""
    for kind in vars(resources).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == resources.__name__:
            if kind.__struct_fields__:
                yield _message(kind)
