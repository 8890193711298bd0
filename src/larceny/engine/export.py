"""The export of a finished game: one line of JSON, read strictly. The format is in docs/fairness.md."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from larceny.engine.errors import LarcenyError
from larceny.engine.fairness import COMMITMENT, NONCE, SEED, TABLE, Terms, canonical

FORMAT = 1
FIELDS = {
    "larceny": int,
    "table": str,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "commitment": str,
    "seed": str,
    "nonces": list,
    "seats": list,
    "log": list,
    "transcript": str,
    "result": dict,
}
SEAT = {"name": (str, type(None)), "bot": (str, type(None))}
LINE = {"entry": str, "mac": str}


class Wrong(Exception):
    """Something in an export is not as it should be: a stable code, the line of the log, and what is the matter."""

    def __init__(self, reason: str, line: int = 0, cause: LarcenyError | None = None, **facts: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line  # counted from 1; 0 if it is no line of the log
        self.cause = cause
        self.facts = facts


@dataclass(frozen=True)
class Export:
    """A game as exported: its parts have the right form, whatever they say."""

    terms: Terms
    commitment: str
    seed: bytes
    log: tuple[tuple[str, str], ...]  # the entries as they were stored, each with its code
    transcript: str
    result: dict[str, Any]


def read_json(text: str | bytes) -> Any:
    """JSON that can be understood in one way only: no name twice in an object, no NaN; ValueError else."""
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice")
    return found


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no number of JSON")


def exported_log(log: Sequence[tuple[str, str]]) -> list[dict[str, str]]:
    """A finished game's entries and codes as they are exported: up to the one that ended it.

    What a table notes later says nothing about the game, and where a log may go on, its last lines may be cut off.
    """
    last = max(place for place, (entry, _) in enumerate(log) if read_json(entry)["type"] in ("started", "played"))
    return [{"entry": entry, "mac": mac} for entry, mac in log[: last + 1]]


def read_export(exported: Any) -> Export:
    """Take an export apart."""
    _check_json(exported)
    if not isinstance(exported, dict) or exported.get("larceny") != FORMAT:
        raise Wrong("other-format", known=str(FORMAT))
    _check_fields(exported, FIELDS)
    for name, pattern in (("table", TABLE), ("commitment", COMMITMENT), ("seed", SEED)):
        _check_text(name, exported[name], pattern)
    players = exported["players"]
    _check_list("nonces", exported["nonces"], players)
    for place, nonce in enumerate(exported["nonces"], start=1):
        _check_text(f"nonces {place}", nonce, NONCE)
    _check_list("seats", exported["seats"], players)
    _check_each("seats", exported["seats"], SEAT)
    _check_each("log", exported["log"], LINE)
    return _export(exported)


def _export(exported: dict[str, Any]) -> Export:
    settled = {name: exported[name] for name in ("table", "game", "rules", "players", "options")}
    terms = Terms(**settled, nonces=tuple(exported["nonces"]))
    log = tuple((line["entry"], line["mac"]) for line in exported["log"])
    seed = bytes.fromhex(exported["seed"])
    return Export(terms, exported["commitment"], seed, log, exported["transcript"], exported["result"])


def _check_json(exported: object) -> None:
    """All of it can be written as JSON again; half a letter (a lone surrogate), say, cannot."""
    try:
        canonical(exported)
    except (TypeError, ValueError, RecursionError):
        raise Wrong("no-json") from None


def _check_fields(found: Any, fields: dict[str, Any], place: str = "") -> None:
    if not isinstance(found, dict):
        raise Wrong("field-wrong", field=place)
    for name in {**fields, **found}:
        where = f"{place} {name}".strip()
        if name not in found:
            raise Wrong("field-missing", field=where)
        if name not in fields:
            raise Wrong("field-unknown", field=where)
        if not isinstance(found[name], fields[name]) or isinstance(found[name], bool):  # to Python True is a number
            raise Wrong("field-wrong", field=where)


def _check_each(name: str, found: Iterable[Any], fields: dict[str, Any]) -> None:
    for place, element in enumerate(found, start=1):
        _check_fields(element, fields, f"{name} {place}")


def _check_list(name: str, found: list[Any], length: int) -> None:
    if len(found) != length:
        raise Wrong("field-wrong", field=name)


def _check_text(name: str, found: Any, pattern: re.Pattern[str]) -> None:
    if not isinstance(found, str) or not pattern.fullmatch(found):
        raise Wrong("field-wrong", field=name)
