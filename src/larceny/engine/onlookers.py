"""Those who look at a match, players and spectators: each has a view of his own, most of which is everybody's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from larceny.engine.sight import Sight

if TYPE_CHECKING:
    from larceny.engine.match import Match, Outcome


class Onlookers:
    """When something has happened, the next who asks makes all look again: what everybody sees is put in words once.

    A seat's view is a spectator's, and to that is added what the seat sees besides. If something were forgotten
    there, the view would show too little, never too much.
    """

    def __init__(self) -> None:
        self.ply = -1
        self._raw = b""  # what each may know, as Match.redacted_for_all gives it; nothing: nobody has looked yet
        self._public = b""  # what of it everybody may know
        self._alike: dict[str, Any] = {}  # what all see alike, read already
        self._own: dict[int | None, Sight] = {}  # what those see who have looked; None: spectators
        self._view: dict[str, Any] | None = None  # a spectator's view; None: nobody has asked for it yet
        self._lists: Sequence[str] = ()  # names of the lists in it of which parts of a seat's may differ

    def sight(self, match: Match, observer: int | None) -> Sight:
        """The redacted state, to be read."""
        if self.ply != match.ply:
            self._look_again(match)
        return self._own.get(observer) or self._read(match, observer)

    def view(self, match: Match, observer: int | None) -> dict[str, Any]:
        """What the observer sees, to keep and to change."""
        # Of all ways to give each a copy of his own the fastest: lists and dicts are made anew, with the same words.
        public = self.public_view(match)
        view: dict[str, Any] = to_builtins(public if observer is None else public | self.own_view(match, observer))
        return view

    def public_view(self, match: Match) -> dict[str, Any]:
        """What a spectator sees, not to be changed: it is everybody's."""
        if self.ply != match.ply:
            self._look_again(match)
        return self._view or self._put_in_words(match)

    def own_view(self, match: Match, seat: int) -> dict[str, Any]:
        """The parts of a seat's view that may differ from a spectator's, not to be changed."""
        public, ruleset = self.public_view(match), match.game.ruleset
        own: dict[str, Any] = {"you": seat, "your_move": seat in match.movers()}
        for name in self._lists:
            own[name] = [*public[name]]
        if ruleset.add_own is not None:
            ruleset.add_own(own, self._own.get(seat) or self._read(match, seat), seat)
        return own

    def _put_in_words(self, match: Match) -> dict[str, Any]:
        """What everybody sees: the same thing for all who ask, not to be changed, until there is something new."""
        self._view = view = _in_words(match, self.sight(match, None))
        self._lists = match.game.ruleset.lists_with_own(view)
        return view

    def _read(self, match: Match, observer: int | None) -> Sight:
        reader = match.game.ruleset.reader
        raw = self._public if observer is None else self._raw[observer * reader.size : (observer + 1) * reader.size]
        self._own[observer] = sight = reader.read_own(self._alike, raw)
        return sight

    def _look_again(self, match: Match) -> None:
        reader, before = match.game.ruleset.reader, self._public
        self._raw = match.redacted_for_all().tobytes()
        self._public = public = self._raw[-reader.size :]
        self.ply, self._own = match.ply, {}
        if public == before and match.movers():
            return  # what was done was done in secret: a spectator sees nothing new
        self._alike = reader.read_alike(public)
        self._view = None


def view_laid_open(match: Match) -> dict[str, Any]:
    """The state as somebody would see it from whom nothing is hidden: for looking back at a finished game."""
    view: dict[str, Any] = to_builtins(_in_words(match, match.game.ruleset.reader.read(match.laid_open())))
    return view


def _in_words(match: Match, seen: Sight) -> dict[str, Any]:
    game, outcome = match.game, match.outcome
    return {
        "game": game.key,
        "rules": game.rules_version,
        "players": game.players,
        "options": dict(game.options),
        "you": None,
        "your_move": False,
        **game.ruleset.view.view(seen),
        "outcome": outcome and _as_json(outcome),
    }


def _as_json(outcome: Outcome) -> dict[str, Any]:
    return {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason}
