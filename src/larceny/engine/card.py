"""The identity card that opens a game's folder."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from larceny.engine.errors import BadOption, LarcenyError
from larceny.engine.texts import ENGINE_TEXTS


def whole(value: object) -> int | None:
    """A whole number of any kind, numpy's too, as Python's; None for anything else. True and False are no numbers."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None


class Choice:
    """An option with a few named values, the default first."""

    def __init__(self, name: str, *values: str) -> None:
        self.name = name
        self.values = values
        self.default = values[0]
        self.allowed = " | ".join(values)

    def read(self, value: object) -> str | None:
        """The value as it is kept, or None if it is not allowed."""
        return value if isinstance(value, str) and value in self.values else None

    def code(self, value: str | int) -> int:
        """The value as it stands in the state: its place."""
        return self.values.index(str(value))

    def fits(self, value: str | int, players: int) -> bool:
        """Whether so many players may play with this value."""
        return True


class Seat(Choice):
    """An option that names a seat; with fewer players there are fewer of them."""

    def __init__(self, name: str, *, seats: int) -> None:
        super().__init__(name, *(f"p{seat + 1}" for seat in range(seats)))

    def fits(self, value: str | int, players: int) -> bool:
        """Whether so many players have such a seat."""
        return self.code(value) < players


class Plan(Choice):
    """An option that says what the game is built from: as it comes, or from a text, a map say (engine/plan.py).

    The text may be given as the Path of a file that holds it; no text is ever taken for the name of a file.
    """

    LARGEST_FILE = 100_000  # bytes

    def __init__(self, name: str, as_it_comes: str, *, tidy: Callable[[str], str]) -> None:
        super().__init__(name, as_it_comes)
        self.allowed = f"{as_it_comes} | a text"
        self.tidy = tidy  # the text as one word; BadOption says what is wrong with it

    def read(self, value: object) -> str | None:
        """The value as it is kept, or None if it is neither a text nor a file; BadOption says what is wrong with it."""
        text = self._content(value) if isinstance(value, Path) else value
        if not isinstance(text, str):
            return None
        return text if text == self.default else self.tidy(text)

    def _content(self, path: Path) -> str:
        try:
            with path.open("rb") as file:
                return file.read(self.LARGEST_FILE).decode("utf-8-sig", errors="replace")  # some editors sign files
        except OSError as error:
            name = path.name or str(path)
            raise _refusal("unreadable-option", file=name[:80], why=str(error.strerror)) from None

    def code(self, value: str | int) -> int:
        """The value as it stands in the state: whether the game is built from a text."""
        return 0 if value == self.default else 1


class Number:
    """An option that is a number."""

    def __init__(self, name: str, default: int, *, lowest: int, highest: int) -> None:
        self.name = name
        self.default = default
        self.lowest, self.highest = lowest, highest
        self.allowed = f"{lowest}-{highest}"

    def read(self, value: object) -> int | None:
        """The value as it is kept, or None if it is not allowed; digits are taken too."""
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 6:
            value = int(value)
        number = whole(value)
        return number if number is not None and self.lowest <= number <= self.highest else None

    def code(self, value: str | int) -> int:
        """The value as it stands in the state: itself."""
        return int(value)

    def fits(self, value: str | int, players: int) -> bool:
        """Whether so many players may play with this value."""
        return True


Option = Choice | Number


@dataclass(frozen=True)
class IdentityCard:
    """What a game is, before any of its rules are read."""

    title: str
    aim: str  # the game in one sentence
    credit: str
    players: tuple[int, ...]  # the numbers of players it allows
    options: tuple[Option, ...]
    rules_version: int  # changes when the rules do, not when they get faster or clearer
    remarks: Mapping[int, str] = field(default_factory=dict)  # for some number of players: the id of a warning

    @property
    def usual_players(self) -> int:
        """The smallest number of players of which there is nothing to remark."""
        return next((number for number in self.players if number not in self.remarks), self.players[0])

    def check_players(self, players: object) -> int:
        """The number of players, if it is allowed."""
        number = whole(players)
        if number is None or number not in self.players:
            fewest, most = self.players[0], self.players[-1]
            raise _refusal("bad-players", "§1.1", title=self.title, fewest=fewest, most=most, given=_short(players))
        return number

    def check_options(self, given: Mapping[str, Any], players: int) -> dict[str, str | int]:
        """All options with their values, defaults filled in, in the order of the card."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise _refusal("unknown-option", title=self.title, given=_short(name), options=", ".join(names))
        options: dict[str, str | int] = {}
        for option in self.options:
            wanted = given.get(option.name, option.default)
            value = option.read(wanted)
            if value is None:
                raise _refusal("bad-option", option=option.name, allowed=option.allowed, given=_short(wanted))
            if not option.fits(value, players):
                raise _refusal("option-without-seat", option=option.name, given=str(value), players=players)
            options[option.name] = value
        return options


def _refusal(reason: str, section: str = "", **facts: str | int) -> LarcenyError:
    """Why a game cannot be had so: the sentence is the engine's, in every language."""
    return ENGINE_TEXTS.error(BadOption, reason, section, **facts)


def _short(value: object) -> str:
    """A value as an error may quote it: never long, whatever was passed."""
    text = repr(value) if isinstance(value, str | int | float | None) else f"a {type(value).__name__}"
    return text if len(text) <= 40 else text[:37] + "..."
