"""A match in sentences: the table as a text, and the log."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from larceny.engine.events import INDEX
from larceny.engine.seats import CHANCE

if TYPE_CHECKING:
    from larceny.engine.match import Match
    from larceny.engine.ruleset import Ruleset

WORDS = 4096  # that are remembered in some language: cards, rooms, squares
DOERS, SUFFERER = ("by", "seat"), "player"  # arguments of events that are seats: who does it, and to whom


@dataclass(frozen=True)
class Line:
    """One line of the table: a label and things that lie there, or a sentence with facts."""

    label: str  # the id of a message
    things: tuple[str, ...] = ()  # words of the notation; a face-down one ends in " down"
    facts: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class Table:
    """What an observer sees, laid out: common lines, then those in front of each seat."""

    common: tuple[Line, ...]
    seats: tuple[tuple[Line, ...], ...]
    picture: tuple[tuple[tuple[str, str], ...], ...] = ()  # a board, line by line: texts, each with its style


@functools.lru_cache(WORDS)
def word(ruleset: Ruleset, lang: str, thing: str) -> str:
    """A word of the notation in a language: `ring` → `the ring` and so on, by the message `word-…`."""
    name, _, face = thing.partition(" ")
    said = ruleset.texts.say(lang, f"word-{name}")
    return ruleset.texts.say(lang, f"face-{face}", {"word": said}) if face else said


def seat_title(ruleset: Ruleset, lang: str, seat: int, observer: int | None) -> str:
    """`p2`, or `p2 (you)`."""
    name = f"p{seat + 1}"
    return ruleset.texts.say(lang, "seat-you", {"seat": name}) if seat == observer else name


def facts_of(ruleset: Ruleset, lang: str, event: Mapping[str, Any], observer: int | None) -> dict[str, Any]:
    """An event's arguments as a text can use them: words translated, seats named, and who is `me`."""
    kinds = ruleset.vocabulary.words
    none = {f"{kind}{second}-is": "" for kind in kinds for second in ("", "2")}
    facts: dict[str, Any] = {"me": "no", "to-me": "no", "nth": 0, **none}
    for name, value in event.items():
        if name.rstrip("2") in kinds:
            facts[name] = word(ruleset, lang, value)
            facts[f"{name}-is"] = value
        elif name in DOERS:
            facts[name] = "" if value == CHANCE else f"p{value + 1}"
            facts["me"] = "yes" if value == observer else "no"
        elif name == SUFFERER:
            facts[name] = f"p{value + 1}"
            facts["to-me"] = "yes" if value == observer else "no"
        elif name == INDEX:
            facts["nth"] = value + 1  # as people count
        elif name not in ("event", "action"):
            facts[name] = value
    return facts


def concerns(event: Mapping[str, Any], observer: int | None) -> bool:
    """Whether the observer does it, or it is done to him: all others read the same sentence about it."""
    return observer is not None and any(event.get(name) == observer for name in (*DOERS, SUFFERER))


def say_event(ruleset: Ruleset, lang: str, event: Mapping[str, Any], observer: int | None) -> str:
    """One event as a sentence: the message `log-…`."""
    facts = facts_of(ruleset, lang, event, observer)
    return ruleset.texts.say(lang, f"log-{event['event']}", facts)


def clause_of(ruleset: Ruleset, event: Mapping[str, Any]) -> str:
    """The clause of the rulebook behind an event; "" in a game that does not say."""
    clause: Callable[[Mapping[str, Any]], str] = getattr(ruleset.view, "clause", lambda _event: "")
    return clause(event)


def log_lines(match: Match, observer: int | None, lang: str, untold: int | None = None) -> list[str]:
    """What has happened, in sentences, as a log still tells it; from event number `untold` on as it was told then."""
    old = [event for event in match.narrator.remembered(observer) if untold is None or event["number"] < untold]
    new = [] if untold is None else match.events(observer, untold)
    return _sentences(match, observer, lang, [*old, *new])


def news(match: Match, observer: int | None, lang: str, since: int) -> list[str]:
    """What has happened since the event of that number, in sentences, as it was told when it happened."""
    return _sentences(match, observer, lang, match.events(observer, since))


def _sentences(match: Match, observer: int | None, lang: str, events: Sequence[Mapping[str, Any]]) -> list[str]:
    lines = [say_event(match.game.ruleset, lang, event, observer) for event in events]
    return [line for line in lines if line]


def explain_action(ruleset: Ruleset, lang: str, text: str) -> str:
    """What an action means, in a sentence: the message `do-…`."""
    verb = text.split(" ", 1)[0]
    facts = facts_of(ruleset, lang, ruleset.vocabulary.arguments(text), None)
    return ruleset.texts.say(lang, f"do-{verb}", facts)


def say_line(ruleset: Ruleset, lang: str, line: Line) -> str:
    """One line of the table."""
    label = ruleset.texts.say(lang, line.label, line.facts)
    things = ", ".join(word(ruleset, lang, thing) for thing in line.things)
    return f"{label} {things}".rstrip()


def table_lines(ruleset: Ruleset, table: Table, observer: int | None, lang: str) -> list[str]:
    """The table, line by line."""
    lines = [say_line(ruleset, lang, line) for line in table.common]
    lines += ["".join(text for text, _ in row).rstrip() for row in table.picture]
    for seat, about in enumerate(table.seats):
        lines.append(f"{seat_title(ruleset, lang, seat, observer)}:")
        lines += ["  " + say_line(ruleset, lang, line) for line in about]
    return lines


def prose(match: Match, observer: int | None, lang: str) -> str:
    """The table, then what the observer may do now."""
    ruleset = match.game.ruleset
    lines = table_lines(ruleset, ruleset.view.table(match.seen(observer), observer), observer, lang)
    if match.outcome is not None:
        lines += outcome_lines(match, lang)
    legal = match.legal(observer) if observer is not None else []
    if legal:
        lines.append(ruleset.texts.say(lang, "you-may"))
        lines += [f"  {text}" for text in legal]
    return "\n".join(lines)


def outcome_lines(match: Match, lang: str) -> list[str]:
    """How it ended: why, and who won."""
    outcome = match.outcome
    assert outcome is not None
    texts = match.game.ruleset.texts
    names = ", ".join(f"p{seat + 1}" for seat in outcome.winners)
    scores = ", ".join(f"p{seat + 1} {score}" for seat, score in enumerate(outcome.scores))
    return [
        texts.say(lang, f"end-{outcome.reason}"),
        texts.say(lang, "winners", {"count": len(outcome.winners), "names": names, "scores": scores}),
    ]
