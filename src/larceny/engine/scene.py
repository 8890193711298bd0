"""A scene: a match as it stands, as each observer sees it. Players and spectators see most of it alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from larceny.engine.sight import Sight

if TYPE_CHECKING:
    from larceny.engine.match import Match, Outcome


class Scene:
    """What is to be seen between two actions; it never changes. What everybody sees is put in words once.

    A seat's view is a spectator's, and to that is added what the seat sees besides. If something were forgotten
    there, the view would show too little, never too much.
    """

    __slots__ = ("_alike", "_own", "_raw", "_whole", "_words", "game", "movers", "outcome", "ply", "public", "ruleset")

    def __init__(self, match: Match, redacted: bytes, before: Scene | None) -> None:
        self.game = match.game
        self.ruleset = match.game.ruleset
        self.ply = match.ply
        self.movers = match.movers()
        self.outcome = None if self.movers else match.outcome
        self._raw = raw = redacted
        reader = self.ruleset.reader
        public = raw[-reader.size :]  # what of it everybody may know
        self._alike: dict[str, Any]  # what all see alike, read already
        self._words: dict[str, Any] | None  # … and put in words; None: nobody has asked for it yet
        if before is not None and before.public.raw == public and self.movers:
            self._alike, self._words = before._alike, before._words  # done in secret: a spectator sees nothing new
        else:
            self._alike, self._words = reader.read_alike(public), None
        self.public: Sight = reader.shown(public, self._alike.copy())  # what a spectator sees
        self._whole: dict[str, Any] | None = None  # a spectator's view, once somebody wants one
        self._own: dict[int, Sight] = {}  # of those seats that have looked

    def sight(self, observer: int | None) -> Sight:
        """The redacted state, to be read."""
        if observer is None:
            return self.public
        sight = self._own.get(observer)
        if sight is None:
            reader = self.ruleset.reader
            raw = self._raw[observer * reader.size : (observer + 1) * reader.size]
            sight = self._own[observer] = reader.shown(raw, self._alike.copy())
        return sight

    def words(self) -> dict[str, Any]:
        """The game as a spectator sees it, not to be changed: it is everybody's."""
        if self._words is None:
            self._words = self.ruleset.view.view(self.public)
        return self._words

    def own_words(self, seat: int) -> dict[str, Any]:
        """Of these the parts that are different for a seat, not to be changed."""
        ruleset = self.ruleset
        if ruleset.add_own is None:
            return {}
        words, names = self.words(), ruleset.own_lists
        if names is None:
            names = [name for name, part in words.items() if type(part) is list]
        own = {name: [*words[name]] for name in names}
        ruleset.add_own(own, self.sight(seat), seat)
        return own

    def view(self, observer: int | None) -> dict[str, Any]:
        """What the observer sees, to keep and to change."""
        own = {} if observer is None else self.own_words(observer)
        whole = {**self._spectated(), **own, "you": observer, "your_move": observer in self.movers}
        # Of all ways to give each a copy of his own the fastest: lists and dicts are made anew, with the same words.
        view: dict[str, Any] = to_builtins(whole)
        return view

    def _spectated(self) -> dict[str, Any]:
        if self._whole is None:
            outcome = self.outcome and _as_json(self.outcome)
            self._whole = {**self.game.head, "you": None, "your_move": False, **self.words(), "outcome": outcome}
        return self._whole


def view_laid_open(match: Match) -> dict[str, Any]:
    """The match as somebody would see it from whom nothing is hidden: for looking back at a finished game."""
    scene, seen = match.scene, match.game.ruleset.reader.read(match.laid_open())
    view = scene.view(None) | match.game.ruleset.view.view(seen)
    copied: dict[str, Any] = to_builtins(view)
    return copied


def _as_json(outcome: Outcome) -> dict[str, Any]:
    return {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason}
