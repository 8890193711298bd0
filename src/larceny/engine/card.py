"""The identity card that opens a game's folder."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from larceny.engine.errors import BadOption


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
            allowed = f"{self.players[0]} to {self.players[-1]}"
            sentence = f"{self.title} is for {allowed} players, not {_short(players)}."
            raise BadOption(sentence, reason="bad-players", section="§1.1")
        return number

    def check_options(self, given: Mapping[str, Any], players: int) -> dict[str, str | int]:
        """All options with their values, defaults filled in, in the order of the card."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise BadOption(
                    f"{self.title} has no option {_short(name)}; it has {', '.join(names)}.",
                    reason="unknown-option",
                )
        options: dict[str, str | int] = {}
        for option in self.options:
            wanted = given.get(option.name, option.default)
            value = option.read(wanted)
            if value is None:
                raise BadOption(
                    f"Option {option.name} is one of {option.allowed}, not {_short(wanted)}.",
                    reason="bad-option",
                )
            if not option.fits(value, players):
                raise BadOption(
                    f"Option {option.name} is {value}, but {players} players have no such seat.",
                    reason="bad-option",
                )
            options[option.name] = value
        return options


def _short(value: object) -> str:
    """A value as an error may quote it: never long, whatever was passed."""
    text = repr(value) if isinstance(value, str | int | float | None) else f"a {type(value).__name__}"
    return text if len(text) <= 40 else text[:37] + "..."
