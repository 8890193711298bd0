"""What OpenSpiel's observers show: the redacted record as a tensor, the view and the events as a string."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from larceny.adapters.open_spiel_table import Table
from larceny.adapters.shared import observation
from larceny.engine.game import Game
from larceny.engine.record import HIDDEN, Vector

Tensor = np.ndarray[Any, np.dtype[np.float32]]


class Observer:
    """An observer of one kind: with or without public information, private information and perfect recall."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"These observers have no parameters; they were given {sorted(params)}.")
        self.kind = kind
        self.alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.players = game.players
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if not kind.perfect_recall:  # what happened has no bound, so it fits no tensor
            self._lay_out(game.players if self.alone else 0, game.ruleset.State.SIZE)

    def _lay_out(self, players: int, size: int) -> None:
        self.tensor = np.zeros(players + 2 * size, np.float32)
        self.dict = {"known": self.tensor[:size], "cells": self.tensor[size : 2 * size]}
        if players:
            self.dict["player"] = self.tensor[2 * size :]

    def set_from(self, state: Any, player: int) -> None:
        """Write the tensor: which cells are known, their values (0 where not known), and who looks."""
        if self.tensor is None:
            return
        cells = self._cells(state.table, player)
        known = cells != HIDDEN
        self.dict["known"][:] = known
        self.dict["cells"][:] = cells * known
        if "player" in self.dict:
            self.dict["player"][:] = 0
            self.dict["player"][player] = 1

    def string_from(self, state: Any, player: int) -> str:
        """The observation as JSON; with perfect recall, also all that was told."""
        parts = [self._part(state.table, observer) for observer in self._observers(player)]
        return _json({f"p{seat + 1}": part for seat, part in enumerate(parts)} if self.everybody else parts[0])

    def _observers(self, player: int) -> tuple[int | None, ...]:
        if self.everybody:
            return tuple(range(self.players))
        return (player,) if self.alone else (None,)

    def _cells(self, table: Table, player: int) -> Vector:
        first, *others = [observation(table, observer) for observer in self._observers(player)]
        for cells in others:
            first = np.where(first == HIDDEN, cells, first)
        if self.kind.public_info:
            return first
        return np.where(observation(table, None) == HIDDEN, first, np.int16(HIDDEN))

    def _part(self, table: Table, observer: int | None) -> dict[str, Any]:
        view = table.view(observer)
        if not self.kind.public_info:
            public = table.view(None)
            view = {name: value for name, value in view.items() if value != public.get(name)}
        return {"view": view, "events": self._events(table, observer)} if self.kind.perfect_recall else view

    def _events(self, table: Table, observer: int | None) -> list[Mapping[str, Any]]:
        public_info = self.kind.public_info
        return [mine for mine, public in table.heard(observer) if mine is not None and (public_info or mine != public)]


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
