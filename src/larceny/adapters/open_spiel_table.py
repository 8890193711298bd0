"""A match that OpenSpiel can clone and pickle, and that can be imagined anew from what one player knows."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from larceny.engine.chance import LARGEST_SEED
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.record import Vector
from larceny.engine.seats import observer_bit
from larceny.engine.sight import Sight

Told = Mapping[str, Any] | None  # an event; None if the observer noticed nothing
Heard = list[tuple[Told, Told]]  # what an observer was told, beside what a spectator was told of the same
Past = dict[int | None, Heard]  # by observer, what was told before a table was imagined


class Table(Match):
    """The match of one SpielState; chance is left to OpenSpiel."""

    def __init__(
        self, game: Game, position: Vector | None = None, past: Past | None = None, words: Vector | None = None
    ) -> None:
        super().__init__(game, None, position, words)
        self.past: Past = past or {}
        self._heard: Past = {}

    def copy(self) -> Table:
        """An equal match that goes its own way."""
        return Table(self.game, self.position_start, self.past, self._words.copy())

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[object, ...]]:
        return _restore, (self.game, self.position_start, self.history, self.past)

    def __str__(self) -> str:
        return json.dumps(self.position()["state"], separators=(",", ":"))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of what chance may bring, with probabilities: `odds` without its exact fractions."""
        numbers, weights = self.chances()
        total = sum(weights)
        return [(number, weight / total) for number, weight in zip(numbers, weights, strict=True)]

    def heard(self, observer: int | None) -> Heard:
        """All that the observer was told since the game began, beside what a spectator was told."""
        before = self.past.get(observer, self.past.get(None, []))
        heard = self._heard.setdefault(observer, [*before])
        event, bit, public = self.game.ruleset.vocabulary.event, observer_bit(observer), observer_bit(None)
        entries = self.narrator.entries[len(heard) - len(before) :]
        heard += [(event(entry, bit), event(entry, public)) for entry in entries]
        return heard

    def imagined(self, player: int, seed: int) -> Table:
        """A table that the player cannot tell from this one; of the past, others know only what was public."""
        past = {player: [*self.heard(player)], None: [*self.heard(None)]}
        return imagined_table(self.game, self.seen(player), player, self.movers()[:1], seed, past)


def imagined_table(
    game: Game, seen: Sight, player: int, asked: Sequence[int], seed: int, past: Past | None = None
) -> Table:
    """A table that a player who sees this cannot exclude, at which the seat that is `asked` is the next to choose."""
    for trial in itertools.count():
        table = Table(game, game.imagine(seen, player, (seed + trial) % LARGEST_SEED).vector, past)
        if {*asked} <= {*table.movers()}:
            break  # else the seat that is asked has chosen already, for all the player sees; but in truth it has not
    dice = random.Random(seed)
    while table.movers() and table.movers()[0] < asked[0]:
        # Several choose at the same time: those below the seat that is asked have done so, unseen by the player.
        seat = table.movers()[0]
        table.play_id(seat, dice.choice(table.legal_ids(seat)))
    return table


def _restore(game: Game, start: Vector | None, history: list[tuple[int, int]], past: Past) -> Table:
    table = Table(game, start, past)
    for seat, number in history:
        table.play_id(seat, number)
    return table
