"""Taking back: only where nothing was revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larceny.engine.errors import IllegalMove

if TYPE_CHECKING:
    from larceny.engine.match import Match


def undone(match: Match, seat: int) -> Match:
    """The match before the seat's last action, if that was the last thing that happened.

    An action after which chance rolled, or another acted, has shown somebody something. So has one whose own
    consequences were shown; then its events are more than the action's own line.
    """
    history = match.history
    texts = match.game.ruleset.texts
    if not history or history[-1][0] != seat or not match.movers():
        raise texts.error(IllegalMove, "cannot-undo")
    before = match.game.start(seed=match.seed, position=_start(match))
    replayed = before.ply
    for mover, number in history[replayed:-1]:
        if before.ply <= replayed:
            before.play_id(mover, number)
        replayed += 1
    for observer in (None, *range(match.game.players)):
        if len(match.events(observer)) - len(before.events(observer)) > 1:
            raise texts.error(IllegalMove, "cannot-undo")
    return before


def _start(match: Match) -> dict[str, object] | None:
    from larceny.engine.position import write_position

    return None if match.position_start is None else write_position(match.game, match.position_start)
