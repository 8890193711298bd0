"""Those who look at a match, players and spectators: each has a view of his own, most of which is everybody's."""

from __future__ import annotations

import marshal
from typing import TYPE_CHECKING, Any

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
        self.seen: Any = None  # what each may know, as Match.redacted_for_all gives it; None: nobody has looked yet
        self.public: Sight = None  # what spectators see, to be read
        self._own: dict[int, Sight] = {}  # what those seats see that have looked
        self._view: dict[str, Any] | None = None  # a spectator's view; None: nobody has asked for it yet
        self._in_words = b""  # the same, marshalled: of all ways to give each a copy of his own the fastest

    def sight(self, match: Match, observer: int | None) -> Sight:
        """The redacted state, to be read."""
        if self.ply != match.ply:
            self._look_again(match)
        if observer is None:
            return self.public
        if observer not in self._own:
            self._own[observer] = match.game.ruleset.reader.read_own(self.public, self.seen[observer])
        return self._own[observer]

    def view(self, match: Match, observer: int | None) -> dict[str, Any]:
        """What the observer sees, to keep and to change."""
        public = self.spectators_view(match)
        self._in_words = self._in_words or marshal.dumps(public)
        view: dict[str, Any] = marshal.loads(self._in_words)
        if observer is not None:
            self._add_own(match, view, observer)
        return view

    def spectators_view(self, match: Match) -> dict[str, Any]:
        """What everybody sees: the same thing for all who ask, not to be changed, until there is something new."""
        public = self.sight(match, None)
        if self._view is None:
            self._view, self._in_words = _spectators_view(match, public), b""
        return self._view

    def view_to_read(self, match: Match, observer: int | None) -> dict[str, Any]:
        """What the observer sees, not to be changed: what he sees as everybody does is everybody's."""
        public = self.spectators_view(match)
        if observer is None:
            return public
        view = {name: [*value] if type(value) is list else value for name, value in public.items()}
        self._add_own(match, view, observer)
        return view

    def _add_own(self, match: Match, view: dict[str, Any], seat: int) -> None:
        view["you"] = seat
        view["your_move"] = seat in match.movers()
        match.game.ruleset.add_own(view, self.sight(match, seat), seat)

    def _look_again(self, match: Match) -> None:
        before, self.seen = self.public, match.redacted_for_all()
        self.ply, self._own = match.ply, {}
        public = self.seen[-1]
        if before is not None and match.movers() and public.tobytes() == before.vector.tobytes():
            return  # what was done was done in secret: a spectator sees nothing new
        self.public = match.game.ruleset.reader.read(public)
        self._view = None


def view_laid_open(match: Match) -> dict[str, Any]:
    """The state as somebody would see it from whom nothing is hidden: for looking back at a finished game."""
    return _spectators_view(match, match.game.ruleset.reader.read(match.laid_open()))


def _spectators_view(match: Match, seen: Sight) -> dict[str, Any]:
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
