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
        self.in_words = b""  # a spectator's view, marshalled: of all ways to give each a copy of his own the fastest

    def view(self, match: Match, observer: int | None) -> dict[str, Any]:
        """What the observer sees, to keep and to change."""
        if self.ply != match.ply:
            self._look_again(match)
        view: dict[str, Any] = marshal.loads(self.in_words)
        if observer is not None:
            ruleset = match.game.ruleset
            view["you"] = observer
            view["your_move"] = observer in match.movers()
            ruleset.add_own(view, ruleset.reader.read_own(self.public, self.seen[observer]), observer)
        return view

    def _look_again(self, match: Match) -> None:
        before, self.seen = self.public, match.redacted_for_all()
        self.ply = match.ply
        public = self.seen[-1]
        if before is not None and match.movers() and public.tobytes() == before.vector.tobytes():
            return  # what was done was done in secret: a spectator sees nothing new
        self.public = match.game.ruleset.reader.read(public)
        self.in_words = marshal.dumps(_spectators_view(match, self.public))


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
