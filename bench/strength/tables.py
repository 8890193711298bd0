"""The tables of docs/bots.md, from what was measured."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import larceny
from bench.strength.records import Book, Pace, Record
from larceny.engine.level import NAMES

RUNGS = [(above, below) for below, above in pairwise(NAMES)]
USUAL_PLAYERS = 4
HEAD = ("game", "bot", "against", "wins", "meant", "", "games")
RULE = ("---", "---", "---", "--:", "--:", "---", "--:")

# Another library's bots that play quicker here than they come, by what they are called, and as they come.
STRANGERS = {"bench.strength.rivals:QuickIsmcts": ("`ISMCTSBot`", "bench.strength.rivals:Ismcts")}


def ladder(book: Book) -> str:
    """Each level against the one below."""
    return _table([one for one in longest(book.records) if _is_rung(one)])


def others(book: Book) -> str:
    """Bots of ours against bots of ours of any other level."""
    return _table([one for one in longest(book.records) if one.rival not in STRANGERS and not _is_rung(one)])


def strangers(book: Book) -> str:
    """Bots of ours against another library's, with the time that both take."""
    found = _ordered([one for one in longest(book.records) if one.rival in STRANGERS])
    rows = [(*_row(one), *_seconds(one, book.paces)) for one in found]
    return _written((*HEAD, "s a choice", "theirs"), (*RULE, "--:", "--:"), rows)


def longest(records: Sequence[Record]) -> list[Record]:
    """Of several series of the same bots the one with most games, whatever came out."""
    found: dict[object, Record] = {}
    for one in records:
        found[one.bots] = max(found.get(one.bots, one), one, key=lambda series: series.games)
    return [*found.values()]


def verdict(one: Record) -> str:
    """Whether it won what it was meant to; open if the interval reaches beyond a limit."""
    if not one.meant:
        return ""
    least, most = one.meant[0], one.meant[1] if len(one.meant) > 1 else 1.0
    if one.high < least or one.low > most:
        return "too low" if one.high < least else "too high"
    return "met" if least <= one.low and one.high <= most else "open"


def _is_rung(one: Record) -> bool:
    return (one.challenger.partition("@")[0], one.rival) in RUNGS


def _ordered(records: Sequence[Record]) -> list[Record]:
    """By game and side; else in the order in which they were first measured."""
    return sorted(records, key=lambda one: (one.game, one.players, one.role or 0))


def _table(records: Sequence[Record]) -> str:
    return _written(HEAD, RULE, [_row(one) for one in _ordered(records)])


def _written(head: Sequence[str], rule: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in (head, *rows)]
    return "\n".join([lines[0], "|" + "|".join(rule) + "|", *lines[1:]])


def _row(one: Record) -> tuple[str, ...]:
    wins = f"{_percent(one.share)} % ({_percent(one.low)} – {_percent(one.high)})"
    return _game(one), f"`{one.challenger}`", _against(one), wins, _meant(one), verdict(one), f"{one.games:,}"


def _game(one: Record) -> str:
    ruleset = larceny.load(one.game).ruleset
    parts = [ruleset.card.title]
    if one.role is not None:
        parts.append(ruleset.texts.say("en", f"team-{one.role + 1}"))
    if one.players != USUAL_PLAYERS:
        parts.append(f"{one.players} players")
    return ", ".join([*parts, *(f"`{name}={value}`" for name, value in one.options.items())])


def _against(one: Record) -> str:
    """The rivals; of a team it does not matter how many they are."""
    name = STRANGERS[one.rival][0] if one.rival in STRANGERS else f"`{one.rival}`"
    return name if one.role is not None else f"{one.players - 1} × {name}"


def _meant(one: Record) -> str:
    if len(one.meant) < 2:
        return "".join(f"≥ {_percent(least)} %" for least in one.meant)
    return f"{_percent(one.meant[0])}–{_percent(one.meant[1])} %"


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def _seconds(one: Record, paces: Sequence[Pace]) -> tuple[str, str]:
    """How long each thinks about a choice, in games like these."""
    alike = (one.game, one.players, one.options, one.challenger, STRANGERS[one.rival][1])
    for pace in paces:
        if (pace.game, pace.players, pace.options, pace.challenger, pace.rival) == alike:
            return f"{pace.challenger_seconds:.3f}", f"{pace.rival_seconds:.3f}"
    return "", ""
