"""What happens, as the rules tell it: the one stream behind events, logs, `read`, animation and memory.

Rules tell while they run interpreted; compiled play leaves these calls out. Default deny: what no rule tells,
nobody hears, and each line says who hears it.
"""

from __future__ import annotations

from larceny.engine.record import Record
from larceny.engine.rule import silent_when_compiled

TOLD, SHOWN = 0, 1  # kinds of entries
NOTHING = -1  # in place of a masked text: the others do not even hear that something was done


@silent_when_compiled
def tell(state: Record, seat: int, action: int, masked: int, knowers: int) -> None:
    """An action is told: `knowers` read it in full, the others the masked text of that number, or NOTHING."""
    if state.journal is not None:
        state.journal.append((TOLD, seat, action, masked, knowers))


@silent_when_compiled
def tell_of(state: Record, seat: int, action: int, masked: int, knowers: int, index: int) -> None:
    """The same of one of several things in a row: everybody sees which one it is, if not what."""
    if state.journal is not None:
        state.journal.append((TOLD, seat, action, masked, knowers, index))


@silent_when_compiled
def show(state: Record, event: int, audience: int, first: int, second: int) -> None:
    """Something follows from an action: `audience` sees it, nobody else."""
    if state.journal is not None:
        state.journal.append((SHOWN, event, audience, first, second))
