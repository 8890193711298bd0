"""Check a finished game: the table kept its promise, chance was the seed's, moves were legal, nothing was altered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from itertools import zip_longest
from typing import Any

from larceny.engine.errors import LarcenyError
from larceny.engine.export import Export, Wrong, read_export, read_json
from larceny.engine.fairness import (
    Chain,
    Dealer,
    Fairness,
    canonical,
    chain_head,
    commit,
    dealing_key,
    house_nonce,
    play_chance,
)
from larceny.engine.game import Game
from larceny.engine.match import Match

Load = Callable[[str, int, Mapping[str, str | int]], Game]
NOTHING = "–"  # shown where chance has brought nothing, or no text


@dataclass(frozen=True)
class Finding:
    """What a check came to: all is well if there is no reason."""

    reason: str = ""  # a stable code; the command line has a sentence for each, `verify-…`
    line: int = 0  # of the log, counted from 1; 0 if it is none
    facts: Mapping[str, str] = field(default_factory=dict)
    cause: LarcenyError | None = None  # why the rules do not allow it
    game: Game | None = None  # None if not even that could be read
    match: Match | None = None  # as played again, if all is well
    codes: tuple[str, ...] = ()  # of the lines of its log, if all is well

    @property
    def ok(self) -> bool:
        """Whether all is well."""
        return not self.reason


def check_line(line: str | bytes, load: Load) -> Finding:
    """Check one line of a file of exported games."""
    try:
        exported = read_json(line)
    except ValueError:
        return Finding("no-json")
    return check(exported, load)


def check(exported: object, load: Load) -> Finding:
    """Check an exported game; `load` knows the games. Quick checks come first."""
    game = None
    try:
        export = read_export(exported)
        game = _game(export, load)
        _check_commitment(export)
        _check_chain(export)
        match = Retelling(export, game).whole()
        _check_transcript(export, match)
        _check_result(export, match)
    except Wrong as wrong:
        return Finding(wrong.reason, wrong.line, wrong.facts, wrong.cause, game)
    return Finding(game=game, match=match, codes=tuple(mac for _, mac in export.log))


def _game(export: Export, load: Load) -> Game:
    terms = export.terms
    try:
        game = load(terms.game, terms.players, terms.options)
    except LarcenyError as error:
        raise Wrong("no-such-game", cause=error) from error
    if terms.rules != game.rules_version:
        raise Wrong("other-rules", played=str(terms.rules)[:20], known=str(game.rules_version))
    if canonical(terms.options) != canonical(dict(game.options)):
        raise Wrong("field-wrong", field="options")
    return game


def _check_commitment(export: Export) -> None:
    if commit(export.terms.table, export.seed) != export.commitment:
        raise Wrong("other-seed")


def _check_chain(export: Export) -> None:
    chain = Chain(export.seed, chain_head(export.commitment, export.terms))
    for number, (entry, mac) in enumerate(export.log, start=1):
        if chain.add(entry.encode()) != mac:
            raise Wrong("other-mac", number)


class Retelling:
    """A match made from a log: players do what it says, chance does what the seed says."""

    def __init__(self, export: Export, game: Game) -> None:
        terms = export.terms
        self.export = export
        self.match = game.start(seed=None)
        self.match.fairness = Fairness(export.commitment, terms.table, terms.nonces, export.seed)
        self.dealer = Dealer(dealing_key(export.seed, terms))
        self.drawn = 0  # actions of chance so far; none of them is ever taken back
        self.begun = False
        self.given: set[str] = set()  # nonces that players gave
        self.line = 0

    def whole(self) -> Match:
        """The match, after all entries of the log."""
        for entry, _ in self.export.log:
            self.line += 1
            self._follow(entry)
        if self.match.movers():
            raise Wrong("not-over")
        return self.match

    def _wrong(self, reason: str, cause: LarcenyError | None = None, **facts: str) -> Wrong:
        return Wrong(reason, self.line, cause, **facts)

    def _follow(self, text: str) -> None:
        try:
            entry = read_json(text)
        except ValueError:
            raise self._wrong("no-json") from None
        if not self.match.movers():
            raise self._wrong("after-the-end")
        kind = self._part(entry, "type", str)
        if kind == "seated":
            self.given.add(self._part(entry, "nonce", str))
        elif kind == "started":
            self._start(entry)
        elif kind in ("played", "undone"):
            self._act(entry, kind)

    def _part(self, entry: Any, name: str, kind: type) -> Any:
        """A part of an entry that has to be there."""
        part = entry.get(name) if isinstance(entry, dict) else None
        if not isinstance(part, kind) or isinstance(part, bool):
            raise self._wrong("field-wrong", field=name)
        return part

    def _start(self, entry: Any) -> None:
        if self.begun:
            raise self._wrong("begun-twice")
        if self._part(entry, "nonces", list) != list(self.export.terms.nonces):
            raise self._wrong("other-nonces")
        for seat, nonce in enumerate(self.export.terms.nonces):
            if nonce not in self.given and nonce != house_nonce(self.export.seed, seat):
                raise self._wrong("nobodys-nonce", seat=f"p{seat + 1}")
        self.begun = True
        self._deal(entry)

    def _act(self, entry: Any, kind: str) -> None:
        if not self.begun:
            raise self._wrong("not-begun")
        seat = self._part(entry, "seat", int)
        if seat not in range(self.match.game.players):  # nobody, and no log, plays for chance
            raise self._wrong("field-wrong", field="seat")
        if kind == "played":
            self._play(seat, self._part(entry, "action", str))
            self._deal(entry)
        else:
            self._undo(seat)

    def _play(self, seat: int, action: str) -> None:
        try:
            self.match.play(seat, action)
        except LarcenyError as error:
            raise self._wrong("illegal-move", error, seat=f"p{seat + 1}", action=action) from error

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except LarcenyError as error:
            raise self._wrong("illegal-undo", error, seat=f"p{seat + 1}") from error

    def _deal(self, entry: Any) -> None:
        """Let the seed deal, and compare with what was dealt."""
        given = self._part(entry, "chance", list)
        due = play_chance(self.match, self.dealer, self.drawn)
        self.drawn += len(due)
        if given != due:
            pairs = zip_longest(given, due, fillvalue=())  # no value of JSON, so equal to none
            was, should = next((was, should) for was, should in pairs if was != should)
            raise self._wrong("other-chance", was=_shown(was), should=_shown(should))


def _shown(outcome: object) -> str:
    return outcome if isinstance(outcome, str) else NOTHING


def _check_transcript(export: Export, match: Match) -> None:
    pairs = zip_longest(export.transcript.split("\n"), match.transcript().split("\n"))
    for number, (written, played) in enumerate(pairs, start=1):
        if written != played:
            raise Wrong("other-transcript", number=str(number))


def _check_result(export: Export, match: Match) -> None:
    assert match.outcome is not None  # the retelling has seen to that
    if canonical(export.result) != canonical(asdict(match.outcome)):
        raise Wrong("other-result")
