"""§6 The end, and what the loot is worth then."""

from __future__ import annotations

from larceny.engine.rule import rule
from larceny.engine.usual import highest_scorers
from larceny.games.dieven.cards import END_VALUE
from larceny.games.dieven.state import OVER, State


@rule
def ending(state: State) -> int:
    """§6.1 The game ends when the last getaway car allowed has appeared."""
    return 1 if state.phase == OVER else 0


@rule
def score(state: State, seat: int) -> int:
    """§6.2 Loot by end values. Cards in hand don't count."""
    total = 0
    for i in range(state.loot_count):
        if state.loot_owner[i] == seat:
            total += END_VALUE[state.loot[i]]
    return total


@rule
def winners(state: State) -> int:
    """§6.2 The player with the most loot wins. Ties are shared wins."""
    return highest_scorers(state)
