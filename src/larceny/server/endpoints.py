"""The endpoints of the REST part, listed once: the routes and openapi.json are both made from this list."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Any

import msgspec

from larceny import __version__
from larceny.engine.texts import LANGUAGES
from larceny.server.resources import (
    ChangedGuest,
    Ending,
    GuestCard,
    Imported,
    Lesson,
    Lobby,
    Made,
    NewGuest,
    NewTable,
    Problem,
    Replay,
    Scannable,
    ServerCard,
    Words,
)


@dataclass(frozen=True)
class Parameter:
    """Something in the path or the query."""

    name: str
    place: str
    schema: dict[str, Any] = field(default_factory=lambda: {"type": "string"})
    required: bool = True


TABLE = Parameter("table", "path", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"})
LANG = Parameter("lang", "query", {"enum": [*LANGUAGES]}, required=False)


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked."""

    method: str
    path: str
    name: str  # of the method of Api that answers
    summary: str
    answer: type | str  # a shape, or a media type
    body: type | None = None
    parameters: tuple[Parameter, ...] = ()
    status: int = 200
    limit: str = "requests_per_minute"  # how often it may be asked from one address: a name of Limits


ENDPOINTS = (
    Endpoint("GET", "/api/server", "server", "What the server offers, and who you are.", ServerCard),
    Endpoint(
        "POST",
        "/api/guest",
        "new_guest",
        "Be somebody: a name, no account.",
        GuestCard,
        NewGuest,
        status=201,
        limit="guests_per_minute",
    ),
    Endpoint("PATCH", "/api/guest", "rename_guest", "Be called otherwise.", GuestCard, ChangedGuest),
    Endpoint("DELETE", "/api/guest", "forget_guest", "Be forgotten.", "", status=204),
    Endpoint("GET", "/api/tables", "tables", "Your tables, and those that are open to all.", Lobby),
    Endpoint(
        "POST",
        "/api/tables",
        "new_table",
        "Set up a table.",
        Made,
        NewTable,
        status=201,
        limit="tables_per_minute",
    ),
    Endpoint(
        "POST",
        "/api/imports",
        "new_import",
        "Look at a transcript.",
        Made,
        Imported,
        status=201,
        limit="tables_per_minute",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "replay",
        "A finished game from a seat's eyes; seats are counted from 0, `none` sees what everybody "
        "saw, and with `all` nothing is hidden.",
        Replay,
        parameters=(TABLE, Parameter("seat", "query", {"type": "string"}, required=False), LANG),
        limit="replays_per_minute",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/ending",
        "ending",
        "How a finished game stood in the end, as each seat saw it.",
        Ending,
        parameters=(TABLE,),
        limit="replays_per_minute",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/export",
        "export",
        "A finished game, to keep and to check with `larceny verify`.",
        "application/x-ndjson",
        parameters=(TABLE,),
        limit="replays_per_minute",
    ),
    Endpoint(
        "GET",
        "/api/exports",
        "exports",
        "All finished games that were open to everybody, one per line, in the order in which they ended; with `after` "
        "those that ended then or later, in ms: who goes on from the last that he has gets that one again.",
        "application/x-ndjson",
        parameters=(Parameter("after", "query", {"type": "integer", "minimum": 0}, required=False),),
        limit="replays_per_minute",
    ),
    Endpoint(
        "GET",
        "/api/words/{game}/{lang}",
        "words",
        "A game's words in a language, and its rulebook.",
        Words,
        parameters=(Parameter("game", "path"), Parameter("lang", "path")),
    ),
    Endpoint(
        "GET",
        "/api/faces/{game}/{level}",
        "face",
        "The face of a bot.",
        "image/svg+xml",
        parameters=(Parameter("game", "path"), Parameter("level", "path")),
    ),
    Endpoint(
        "GET",
        "/api/lessons/{game}",
        "lesson",
        "A game to be learnt step by step, as the messages of a table.",
        Lesson,
        parameters=(Parameter("game", "path"), LANG),
    ),
    Endpoint(
        "POST",
        "/api/qr",
        "qr",
        "A text as a QR code.",
        "image/svg+xml",
        Scannable,
    ),
    Endpoint("GET", "/health", "health", "Whether the server can write.", "application/json"),
    Endpoint("GET", "/metrics", "metrics", "Numbers for Prometheus.", "text/plain"),
)


@functools.cache
def openapi() -> dict[str, Any]:
    """The description of the REST part that programs read."""
    shapes = [endpoint.answer for endpoint in ENDPOINTS if isinstance(endpoint.answer, type)]
    shapes += [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None] + [Problem]
    _, components = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Larceny", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [
            {"name": part.name, "in": part.place, "required": part.required, "schema": part.schema}
            for part in endpoint.parameters
        ],
        "responses": {
            str(endpoint.status): {"description": "Done.", **_content(endpoint.answer)},
            "4XX": {"description": "Refused, and why.", **_content(Problem)},
            "503": {"description": "It could not be stored.", **_content(Problem)},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, **_content(endpoint.body)}
    return operation


def _content(answer: type | str) -> dict[str, Any]:
    if not answer:
        return {}
    if isinstance(answer, str):
        return {"content": {answer: {}}}
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{answer.__name__}"}}}}
