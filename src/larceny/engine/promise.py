"""What a game's rules.py, belief.py and policy.py promise: the functions that the engine's kernels call.

The bodies are never run: when a ruleset is loaded, each name stands for the game's own function.
All of them read and write one `State`, take a seat as 0, 1, … or CHANCE, and never draw at random themselves
(but `imagine`, which rolls the dice of the desk).
"""

from __future__ import annotations

from larceny.engine.desk import Desk
from larceny.engine.record import Record
from larceny.engine.rule import long_promise, promise

CHANCE_MOVES = -1  # what `movers` says when chance is to move


@long_promise
def setup(state: Record) -> None:
    """Lay the table; the number of players and the options already stand in the state."""


@promise
def movers(state: Record) -> int:
    """The set of seats that may act now, as bits; CHANCE_MOVES; or 0 when the game is over."""
    raise NotImplementedError


@long_promise
def legal(state: Record, seat: int, desk: Desk) -> None:
    """Offer the seat's legal actions on an empty desk, in ascending order."""


@long_promise
def odds(state: Record, desk: Desk) -> None:
    """Weigh chance's possible outcomes on an empty desk, in ascending order."""


@promise
def roll(state: Record, desk: Desk) -> int:
    """Draw one outcome of chance. Optional: a game's own may be faster than listing all odds, never different."""
    raise NotImplementedError


@long_promise
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


@long_promise
def imagine(state: Record, observer: int, desk: Desk) -> None:
    """Fill what is HIDDEN in a redacted state with one world that the observer cannot exclude."""


@long_promise
def appraise(seen: Record, seat: int, desk: Desk) -> None:
    """Rate each action on the desk for a seat that sees this much of the state, and nothing more. Optional."""


@long_promise
def describe(seen: Record, seat: int, desk: Desk) -> None:
    """Raise the flags of what matters to a seat that sees this much of the state. Optional."""


@long_promise
def describe_action(seen: Record, seat: int, desk: Desk, action: int) -> None:
    """Raise the flags of what matters about an action that this seat may choose. Optional."""


@promise
def enough(state: Record, start: Record) -> bool:
    """Whether a game simulated from `start` need not be played on: `worth` can tell how it stands. Optional."""
    raise NotImplementedError


@promise
def worth(state: Record, seat: int) -> int:
    """What a simulated game that is over, or far enough, is worth to a seat: 0 to WHOLE of the ledger. Optional."""
    raise NotImplementedError
