"""Positions: the full state as JSON, for tests and bug reports, validated when read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from larceny.engine.errors import BadPosition
from larceny.engine.record import HIDDEN, Field, Vector

if TYPE_CHECKING:
    from larceny.engine.game import Game


def write_position(game: Game, vector: Vector) -> dict[str, Any]:
    """Every field of the state by name, with the game it belongs to."""
    fields = game.ruleset.State.FIELDS
    state = {name: vector[field.start : field.stop].reshape(field.shape).tolist() for name, field in fields.items()}
    return {
        "game": game.key,
        "rules": game.rules_version,
        "players": game.players,
        "options": dict(game.options),
        "state": state,
    }


def read_position(game: Game, position: Mapping[str, Any]) -> Vector:
    """The state of a position, if it fits the game and breaks none of its laws."""
    if not isinstance(position, Mapping) or not isinstance(position.get("state"), Mapping):
        raise BadPosition("A position is a JSON object with a game, rules, players, options and a state.")
    ours = {"game": game.key, "rules": game.rules_version, "players": game.players, "options": game.options}
    for name, value in ours.items():
        if position.get(name) != value:
            raise BadPosition(f"The position is of another game: its {name} is not {value}.")
    written: Mapping[str, Any] = position["state"]
    fields = game.ruleset.State.FIELDS
    if written.keys() != fields.keys():
        odd = sorted(map(str, written.keys() ^ fields.keys()))
        raise BadPosition(f"The state has other fields than the game: {', '.join(odd)[:80]}.")
    vector = np.zeros(game.ruleset.State.SIZE, np.int16)
    for name, field in fields.items():
        vector[field.start : field.stop] = _numbers(name, field, written[name])
    _check_laws(game, vector)
    return vector


def _numbers(name: str, field: Field, value: Any) -> list[int]:
    flat = _flatten(value, field.shape)
    if flat is None or any(isinstance(n, bool) or not isinstance(n, int) for n in flat):
        raise BadPosition(f"The field {name} holds {field.size} whole numbers in the shape {field.shape}.")
    if any(not HIDDEN < n < 2**15 for n in flat):
        raise BadPosition(f"The field {name} holds a number that no state can hold.")
    return flat


def _flatten(value: Any, shape: tuple[int, ...]) -> list[Any] | None:
    if not shape:
        return [value]
    if not isinstance(value, list) or len(value) != shape[0]:
        return None
    parts = [_flatten(item, shape[1:]) for item in value]
    return None if None in parts else [number for part in parts if part is not None for number in part]


def _check_laws(game: Game, vector: Vector) -> None:
    laws = game.blank != 0
    for option in game.ruleset.card.options:
        laws[game.ruleset.State.FIELDS[option.name].start] = True
    if (vector[laws] != game.blank[laws]).any():
        raise BadPosition("The options in the state are not those of the position.")
    flaw = game.ruleset.module("audit").flaw(game.ruleset.State(vector))
    if flaw:
        raise BadPosition(f"This position cannot be: {flaw}.")
