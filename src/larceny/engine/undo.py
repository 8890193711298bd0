"""Taking back: only where nothing was revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larceny.engine.errors import IllegalMove, NotYourTurn

if TYPE_CHECKING:
    from larceny.engine.match import Match

WORLDS = 24  # that are tried, to see whether an action was possible in all of them


def undone(match: Match, seat: int) -> Match:
    """The match before the seat's last action, if that was the last thing that happened.

    An action after which chance rolled, or another acted, has shown somebody something. So has one whose own
    consequences were shown; then its events are more than the action's own line. And so has one that not everybody
    knew to be possible: a card that is played was in the hand. Once others may choose secretly nothing is taken back:
    else a refusal would tell that one of them has chosen.
    """
    from larceny.engine.match import again

    texts, history = match.game.ruleset.texts, match.history
    if type(seat) is not int or not 0 <= seat < match.game.players:
        raise texts.error(NotYourTurn, "no-such-seat", last=match.game.players - 1)
    if not history or history[-1][0] != seat or match.movers() != (seat,):
        raise texts.error(IllegalMove, "cannot-undo")
    before = again(match.game, match.seed, match.position_start, history[:-1])
    for observer in (None, *range(match.game.players)):
        if _learned(match, before, observer):
            raise texts.error(IllegalMove, "cannot-undo")
    return before


def _learned(match: Match, before: Match, observer: int | None) -> bool:
    """Whether the last action told the observer more than that it was done, or nothing: a secret choice is final."""
    seat, number = match.history[-1]
    new = match.events(observer, len(before.events(observer)))
    if len(new) != 1:
        return True
    text = match.game.ruleset.actions[number]
    return observer != seat and new[0]["action"] == text and not _foreseen(before, observer, seat, number)


def _foreseen(before: Match, observer: int | None, seat: int, number: int) -> bool:
    """Whether the seat might do this in every world that the observer cannot exclude; some are tried."""
    seen = before.seen(observer)
    worlds = (before.game.imagine(seen, observer, trial) for trial in range(WORLDS))
    return all(number in type(before)(before.game, None, world.vector).legal_ids(seat) for world in worlds)
