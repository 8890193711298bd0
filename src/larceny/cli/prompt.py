"""What a typed line means: a move by number, by notation or by the beginnings of its words, or a command."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

COMMANDS = ("?", "help", "table", "hint", "rules", "log", "undo", "save", "quit")


@dataclass(frozen=True)
class Move:
    """Exactly one legal move."""

    text: str


@dataclass(frozen=True)
class Command:
    """A command, and what stands after it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class NoSuchNumber:
    """A number that no move has."""

    number: str


@dataclass(frozen=True)
class Several:
    """The beginnings of more than one move."""

    texts: tuple[str, ...]


@dataclass(frozen=True)
class Unknown:
    """Nothing that is legal now."""

    text: str


Meaning = Move | Command | NoSuchNumber | Several | Unknown


def read(line: str, legal: Sequence[str]) -> Meaning:
    """Moves come before commands, so that no command can stand in a game's way; a full command word is one always."""
    text = " ".join(line.lower().split())
    if text.isdecimal():
        return _by_number(text, legal)
    spelled = {move.lower(): move for move in legal}
    if text in spelled:
        return Move(spelled[text])
    word = text.partition(" ")[0]
    if word in COMMANDS:
        return Command(word, _as_typed(line))
    found = begun_by(text, legal) if text else ()
    if found:
        return Move(found[0]) if len(found) == 1 else Several(found)
    names = [name for name in COMMANDS if word and name.startswith(word)]
    return Command(names[0], _as_typed(line)) if len(names) == 1 else Unknown(text)


def begun_by(text: str, moves: Iterable[str]) -> tuple[str, ...]:
    """The moves whose words begin with the words of the text: `g r p2` begins `give ring p2`."""
    words = text.split()
    return tuple(move for move in moves if _begins(words, move.split(" ")))


def _begins(words: list[str], move: list[str]) -> bool:
    return len(words) <= len(move) and all(map(str.startswith, map(str.lower, move), words))


def _by_number(text: str, legal: Sequence[str]) -> Move | NoSuchNumber:
    number = int(text) if len(text) < 10 else 0
    return Move(legal[number - 1]) if 0 < number <= len(legal) else NoSuchNumber(text)


def _as_typed(line: str) -> str:
    """What stands after the command's word, capitals kept: it may be the name of a file."""
    _, *rest = line.split(maxsplit=1)
    return rest[0].strip() if rest else ""
