"""What a game's rules.py and belief.py promise: the functions that the engine's kernels call.

The bodies are never run: when a ruleset is loaded, each name stands for the game's own function.
All of them read and write one `State`, take a seat as 0, 1, … or CHANCE, and never draw at random themselves
(but `imagine`, which is given the dice).
"""

from __future__ import annotations

from larceny.engine.record import Record, Row
from larceny.engine.rule import promise

CHANCE_MOVES = -1  # what `movers` says when chance is to move


@promise
def setup(state: Record) -> None:
    """Lay the table; the number of players and the options already stand in the state."""


@promise
def movers(state: Record) -> int:
    """The set of seats that may act now, as bits; CHANCE_MOVES; or 0 when the game is over."""
    raise NotImplementedError


@promise
def legal(state: Record, seat: int, actions: Row) -> int:
    """Write the numbers of the seat's legal actions, ascending; return how many."""
    raise NotImplementedError


@promise
def odds(state: Record, outcomes: Row, weights: Row) -> int:
    """Write the numbers of chance's possible outcomes, ascending, and their integer weights; return how many."""
    raise NotImplementedError


@promise
def step(state: Record, seat: int, action: int) -> None:
    """Carry out one legal action, or one outcome of chance, and all that follows without a further choice."""


@promise
def ending(state: Record) -> int:
    """0 while the game goes on, else 1 + the place of the reason in REASONS."""
    raise NotImplementedError


@promise
def score(state: Record, seat: int) -> int:
    """The seat's final score; before the end, what it would score now."""
    raise NotImplementedError


@promise
def winners(state: Record) -> int:
    """The set of seats that have won, as bits."""
    raise NotImplementedError


@promise
def imagine(state: Record, observer: int, dice: Row) -> None:
    """Fill what is HIDDEN in a redacted state with one world that the observer cannot exclude."""
