"""A game with its number of players and options: what `larceny.load` gives."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from larceny.engine.card import whole
from larceny.engine.chance import LARGEST_SEED
from larceny.engine.errors import BadOption
from larceny.engine.match import Match
from larceny.engine.position import read_position
from larceny.engine.record import Record, Vector
from larceny.engine.ruleset import Ruleset, ruleset
from larceny.engine.seats import SPECTATOR_BIT, observer_bit
from larceny.engine.sight import Sight

# By bit, what the redactor takes for one observer who looks through it.
THROUGH = [np.array([[bit]], np.int64) for bit in range(SPECTATOR_BIT + 1)]


class Game:
    """One way to play a game; immutable."""

    def __init__(self, rules: Ruleset, players: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        card = rules.card
        self.players = card.check_players(card.usual_players if players is None else players)
        self.options: Mapping[str, str | int] = MappingProxyType(card.check_options(options or {}, self.players))
        self.ruleset = rules = rules.built_for(self.options)
        self.key = rules.key
        self.rules_version = card.rules_version
        self.num_actions = len(rules.actions)
        self.num_outcomes = len(rules.outcomes)
        self.blank = self._blank()
        self.blank_memory = rules.layout.blank(self.blank)
        # What every view of every match begins with, not to be changed.
        self.head: dict[str, Any] = {"game": self.key, "rules": self.rules_version, "players": self.players}
        self.head["options"] = dict(self.options)
        self.bits = np.array([[bit] for bit in (*range(self.players), SPECTATOR_BIT)], np.int64)  # of each observer

    def __repr__(self) -> str:
        return f"<Game {self.key} for {self.players} players>"

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process it goes as its name, number of players and options."""
        return _load, (self.ruleset.origin.name, self.players, dict(self.options))

    def _blank(self) -> Vector:
        """The record before set-up: the number of players and the options, nothing else."""
        state = self.ruleset.State()
        state.players = self.players  # type: ignore[attr-defined]  # every State has it
        for option in self.ruleset.card.options:
            setattr(state, option.name, option.code(self.options[option.name]))
        return state.vector

    def remark(self, lang: str = "en") -> str:
        """What the card has to say about this number of players, or "": every way of starting a game shows it."""
        message = self.ruleset.card.remarks.get(self.players)
        return self.ruleset.texts.say(lang, message) if message else ""

    def start(self, seed: int | None = None, *, position: Mapping[str, Any] | None = None) -> Match:
        """Begin a match. With a seed chance rolls by itself; without, the caller plays for larceny.CHANCE.

        With a position (see Match.position) the match goes on from there.
        """
        if seed is not None:
            seed = whole(seed)
            if seed is None or not 0 <= seed <= LARGEST_SEED:
                raise self.ruleset.texts.error(BadOption, "bad-seed")
        self.ruleset.warm_up()
        return Match(self, seed, None if position is None else read_position(self, position))

    def redacted(self, vector: Vector, observer: int | None) -> Vector:
        """A state's vector as the observer may know it: the rest is HIDDEN."""
        row: Vector = self._redacted(vector, THROUGH[observer_bit(observer)])[0]
        return row

    def redacted_for_all(self, vector: Vector) -> bytes:
        """A state's vector as each may know it, as bytes: first for the seats in turn, last for spectators."""
        return self._redacted(vector, self.bits).tobytes()

    def _redacted(self, vector: Vector, bits: Vector) -> Vector:
        run, seen = self.ruleset.kernels, np.empty((len(bits), len(vector)), Record.CELL)
        given = vector[np.newaxis], self.ruleset.segments, bits, seen
        run.see(*(given if run.compiled else map(run.grid, given)))
        return seen

    def observe(self, vector: Vector, observer: int | None) -> Sight:
        """A state as the observer may know it, to be read."""
        return self.ruleset.reader.read(self.redacted(vector, observer))

    def recall(self, view: Mapping[str, Any]) -> Sight:
        """The redacted state from which a view was made: all that it says, HIDDEN where it hides."""
        ruleset = self.ruleset
        state = ruleset.State(self.blank.copy())
        ruleset.promised["setup"](state)
        ruleset.module("belief").recall(state, view)
        return self.observe(state.vector, view["you"])

    def imagine(self, seen: Sight, observer: int | None, seed: int) -> Any:
        """One full state that an observer who sees `seen` cannot exclude."""
        return self.ruleset.State(self.world(seen, observer, seed))

    def world(self, seen: Sight, observer: int | None, seed: int) -> Vector:
        """The same as a vector, which takes far less time."""
        ruleset, run = self.ruleset, self.ruleset.kernels
        world: Vector = seen.vector.copy()
        desk = np.zeros(ruleset.Desk.SIZE, np.int64)
        run.imagine_world(run.pane(ruleset.State, world), run.pane(ruleset.Desk, desk), observer_bit(observer), seed)
        return world

    def legal_in(self, world: Vector, seat: int) -> list[int]:
        """The numbers of what the seat may do in a full state in which it is to choose."""
        ruleset, run = self.ruleset, self.ruleset.kernels
        desk, fields = np.zeros(ruleset.Desk.SIZE, np.int64), ruleset.Desk.FIELDS
        run.list_legal(run.pane(ruleset.State, world), run.pane(ruleset.Desk, desk), seat)
        first = fields["actions"].start
        actions: list[int] = desk[first : first + desk[fields["count"].start]].tolist()
        return actions


def _load(name: str, players: int, options: dict[str, str | int]) -> Game:
    return Game(ruleset(name), players, options)
