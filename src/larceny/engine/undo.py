"""Taking back: only where nothing was revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larceny.engine.card import whole
from larceny.engine.errors import IllegalMove, NotYourTurn
from larceny.engine.events import INDEX, has_index

if TYPE_CHECKING:
    from larceny.engine.match import Match

WORLDS = 24  # that are tried, to see whether an action was possible in all of them


def undone(match: Match, given: int) -> Match:
    """The match before the seat's last action, if that was the last thing that happened.

    An action after which chance rolled, or another acted, has shown somebody something. So has one whose own
    consequences were shown; then its events are more than the action's own line. So has one that showed which of
    several hidden things it was about. And so has one that not everybody knew to be possible: a card that is played
    was in the hand. Once others may choose secretly nothing is taken back: else a refusal would tell that one of them
    has chosen.
    """
    texts, seat = match.game.ruleset.texts, whole(given)
    if seat is None or not 0 <= seat < match.game.players:
        raise texts.error(NotYourTurn, "no-such-seat", last=match.game.players - 1)
    if not _was_last(match, seat):
        raise texts.error(IllegalMove, _why_too_late(match, seat))
    before = _before(match)
    if before is None:
        raise texts.error(IllegalMove, "cannot-undo")
    return before


def may_undo(match: Match, seat: int) -> bool:
    """Whether there is such a match. It is asked at each move, and a reason why not is not wanted."""
    return _was_last(match, seat) and _before(match) is not None


def _was_last(match: Match, seat: int) -> bool:
    """Whether the seat's action was the last thing that happened, and it may act again; mostly another may."""
    ply = match.ply
    acted = ply > 0 and match.action_at(ply - 1)[0] == seat and match.movers() == (seat,)
    return acted and not _told_too_much(match)


def _before(match: Match) -> Match | None:
    """The match before its last action; None if not everybody knew that to be possible."""
    from larceny.engine.match import again

    *history, (seat, number) = match.history
    before = again(match.game, match.seed, match.position_start, history)
    return before if all(_foreseen(before, observer, seat, number) for observer in _readers(match)) else None


def _why_too_late(match: Match, seat: int) -> str:
    """Why there is nothing to take back any more, from nothing but what the seat itself has heard.

    Whether another has made his secret choice by now must not show in the reason.
    """
    heard = match.events(seat)
    if all(event.get("by") != seat for event in heard):
        return "nothing-to-undo"
    return "final-choice" if heard[-1].get("by") == seat and INDEX not in heard[-1] else "cannot-undo"


def _told_too_much(match: Match) -> bool:
    """Whether the last action told anybody more than that it was done, or nothing: a secret choice is final."""
    observers = (None, *range(match.game.players))
    return any(len(told) != 1 or has_index(told[0]) for told in map(match.narrator.last_heard_by, observers))


def _readers(match: Match) -> list[int | None]:
    """Those beside the seat itself who read its last action in full; if everybody does, a spectator stands for all.

    What no spectator can doubt, nobody can: whoever plays knows more, and has fewer worlds to think of.
    """
    seat, number = match.action_at(match.ply - 1)
    text, last_events = match.game.ruleset.actions[number], match.narrator.last_events
    if last_events(None)[0]["action"] == text:
        return [None]
    return [other for other in range(match.game.players) if other != seat and last_events(other)[0]["action"] == text]


def _foreseen(before: Match, observer: int | None, seat: int, number: int) -> bool:
    """Whether the seat might do this in every world that the observer cannot exclude; some are tried."""
    game, seen = before.game, before.seen(observer)
    return all(number in game.legal_in(game.world(seen, observer, trial), seat) for trial in range(WORLDS))
