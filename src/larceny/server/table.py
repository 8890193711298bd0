"""A table: what the entries of its log lead to. It reads no clock, rolls no dice and knows no socket."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from larceny import library
from larceny.engine.errors import LarcenyError
from larceny.engine.fairness import Chain, Dealer, Terms, chain_head, commit, dealing_key, play_chance
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.notation import replay
from larceny.engine.seats import CHANCE
from larceny.server import entries
from larceny.server.clocks import Clocks
from larceny.server.entries import Entry

Status = Literal["lobby", "playing", "over", "frozen"]
GAMES = 1024  # kinds of tables, which share what never changes of their game
REMEMBERED = 64  # moves of a seat whose ids are known, so that one sent twice is answered, not played, again


@dataclass
class Chair:
    """One seat of a table and what sits on it."""

    guest: str | None = None
    bot: str | None = None  # a bot's level; with a guest: the bot stands in
    nonce: str = ""
    why: str = ""  # why a bot stands in
    stood_in: bool = False  # whether it has played since
    resigned: bool = False
    moves: dict[str, None] = field(default_factory=dict)  # ids of the last moves, oldest first

    @property
    def taken(self) -> bool:
        """Whether somebody or something sits here."""
        return self.guest is not None or self.bot is not None

    def remember(self, move: str) -> None:
        """Note the id of a move."""
        self.moves[move] = None
        if len(self.moves) > REMEMBERED:
            del self.moves[next(iter(self.moves))]


class Frozen(LarcenyError):
    """A table that cannot go on: its log does not fit the rules that are installed."""

    code = "frozen"


class Table:
    """The state of a table. `apply` is the only way to change it."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.id = ""
        self.key = self.title = ""  # of the game
        self.rules = 0
        self.options: dict[str, str | int] = {}
        self.clock: list[int] | None = None
        self.spectators = self.hints = self.deductions = True
        self.game: Game  # not there at a frozen table, and neither is the next
        self.chain: Chain
        self.dealer: Dealer  # from the start of the game on
        self.drawn = 0  # outcomes of chance so far
        self.status: Status = "lobby"
        self.trouble: Frozen | None = None  # why it is frozen
        self.host = ""
        self.chairs: list[Chair] = []
        self.has_bots = False  # on some of them, or standing in
        self.members: set[str] = set()
        self.banned: set[str] = set()
        self.muted: set[str] = set()
        self.locked = False
        self.paused = False
        self.rematch: str | None = None
        self.match: Match | None = None
        self.undos = 0
        self.created_at = self.started_at = self.ended_at = 0
        self.clocks: Clocks | None = None
        self.entries = 0
        self.witnessed = 0  # entries up to the last by which everybody has seen something happen
        self.code = ""  # of that entry
        self._public_events = 0
        self.fresh: list[Entry] = []  # entries that are not stored yet
        self.imported = False
        self.forgets = False  # a game of memory has begun

    # What everybody may ask of it

    @property
    def commitment(self) -> str:
        """What binds the server to its seed before the players give their nonces."""
        return commit(self.id, self.seed)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that are a guest's."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def people(self) -> list[int]:
        """The seats that people play: not those where a bot sits or stands in."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest is not None and chair.bot is None]

    def to_move(self) -> tuple[int, ...]:
        """The seats that are to choose now."""
        return self.match.movers() if self.match is not None and self.status == "playing" else ()

    def version(self, observer: int | None) -> int:
        """Grows with every change that the observer sees, and with no other."""
        assert self.match is not None
        return self.version_after(len(self.match.narrator.heard_by(observer)))

    def version_after(self, events: int) -> int:
        """The version of an observer who has seen so many events."""
        return events + 2 * self.undos

    def private_clocks(self) -> list[int]:
        """The seats whose clocks others may not read, while they run."""
        if self.clocks is None or self.match is None or self.status != "playing":
            return []
        return self.game.ruleset.private_clocks(self.match.seen(None))

    @property
    def terms(self) -> Terms:
        """What the shuffling depends on beside the seed."""
        return Terms.of(self.game, self.id, [chair.nonce for chair in self.chairs])

    def teams(self) -> list[list[int]]:
        """The seats that play together and may talk among themselves; a game without teams has none."""
        return [] if self.match is None else self.match.teams()

    # The log

    def apply(self, entry: Entry) -> None:
        """Let something happen that stands in the log."""
        WAYS[type(entry)](self, entry)
        self._tidy(entry)

    def record(self, entry: Entry) -> None:
        """Let something new happen; it waits in `fresh` to be stored."""
        self.apply(entry)
        self.fresh.append(entry)

    def _tidy(self, entry: Entry) -> None:
        """After every entry: the clocks run for those who are to choose."""
        self.entries += 1
        if not isinstance(entry, entries.Played):
            self.has_bots = any(chair.bot is not None for chair in self.chairs)
        witnessed = self._is_witnessed(entry)
        if witnessed:
            self.witnessed = self.entries
        if self.clocks is not None:
            self._turn_clocks(self.clocks, entry, witnessed)

    def _turn_clocks(self, clocks: Clocks, entry: Entry, witnessed: bool) -> None:
        """Who has acted himself gets his increment.

        Of several secret actions only the last brings one: else everybody could count them.
        """
        clocks.turn_to((), entry.at)
        if isinstance(entry, entries.Played) and (witnessed or entry.seat not in self.to_move()):
            if self.chairs[entry.seat].bot is None:
                clocks.reward(entry.seat)
        running = set(self.to_move()) & set(self.people()) if not self.paused else set()
        clocks.turn_to(running, entry.at)

    def _is_witnessed(self, entry: Entry) -> bool:
        """Whether everybody sees that something happened. After the end nothing more goes into an export."""
        before = self._public_events
        if self.match is not None:
            self._public_events = len(self.match.narrator.heard_by(None))
        if isinstance(entry, entries.Played):
            return self.status == "over" or self._public_events != before
        return self.status != "over" or isinstance(entry, entries.Started)

    def note_code(self, number: int, code: str) -> None:
        """The code of the entry of that number, counted from 0: it is shown if everybody saw something happen.

        If every code were shown, everybody could count what the others do in secret.
        """
        if number + 1 == self.witnessed:
            self.code = code

    def start(self, nonces: list[str], at: int) -> None:
        """Begin: chance deals, and the entry that says so waits in `fresh`."""
        entry = entries.Started(at, nonces, [])
        self._begin(entry)
        assert self.match is not None
        entry.chance = play_chance(self.match, self.dealer, 0)
        self._dealt(entry)

    def play(self, seat: int, action: str, at: int, move: str = "") -> None:
        """Play an action and let chance follow. If the rules refuse it nothing has changed."""
        assert self.match is not None
        self.match.play(seat, action)
        chance = play_chance(self.match, self.dealer, self.drawn)
        entry = entries.Played(at, seat, action, chance, move)
        self._book(entry)
        self._tidy(entry)
        self.fresh.append(entry)

    def show(self, match: Match, at: int) -> None:
        """Lay out a match that was played elsewhere."""
        entry = entries.Imported(at, match.transcript())
        self._show(match, entry)
        self._tidy(entry)
        self.fresh.append(entry)

    def _dealt(self, entry: entries.Started) -> None:
        self.drawn = len(entry.chance)
        self._look_for_the_end(entry.at)
        self._tidy(entry)
        self.fresh.append(entry)

    def _created(self, entry: entries.Created) -> None:
        self.id, self.host = entry.table, entry.host
        self.key, self.rules, self.options = entry.game, entry.rules, entry.options
        self.clock, self.spectators = entry.clock, entry.spectators
        self.hints, self.deductions = entry.hints, entry.deductions
        self.created_at = entry.at
        self.chairs = [Chair() for _ in range(entry.players)]
        self.members.add(entry.host)
        self.game = _load(entry)
        self.title = self.game.ruleset.card.title
        self.chain = Chain(self.seed, chain_head(self.commitment, self.terms))

    def _joined(self, entry: entries.Joined) -> None:
        self.members.add(entry.guest)

    def _seated(self, entry: entries.Seated) -> None:
        self.chairs[entry.seat] = Chair(entry.guest, nonce=entry.nonce)
        self.members.add(entry.guest)

    def _automated(self, entry: entries.Automated) -> None:
        self.chairs[entry.seat] = Chair(bot=entry.level)

    def _vacated(self, entry: entries.Vacated) -> None:
        self.chairs[entry.seat] = Chair()

    def _swapped(self, entry: entries.Swapped) -> None:
        chairs, one, other = self.chairs, entry.seat, entry.other
        chairs[one], chairs[other] = chairs[other], chairs[one]

    def _started(self, entry: entries.Started) -> None:
        self._begin(entry)
        self._deal(entry.chance)
        self.drawn = len(entry.chance)
        self._look_for_the_end(entry.at)

    def _begin(self, entry: entries.Started) -> None:
        for chair, nonce in zip(self.chairs, entry.nonces, strict=True):
            chair.nonce = nonce
        self.match = self.game.start(seed=None)
        self.forgets = self.game.ruleset.forgets
        self.dealer = Dealer(dealing_key(self.seed, self.terms))
        self.status = "playing"
        self.started_at = entry.at
        if self.clock is not None:
            self.clocks = Clocks(len(self.chairs), *self.clock)

    def _played(self, entry: entries.Played) -> None:
        assert self.match is not None
        self.match.play(entry.seat, entry.action)
        self._deal(entry.chance)
        self._book(entry)

    def _deal(self, chance: list[str]) -> None:
        assert self.match is not None
        for outcome in chance:
            self.match.play(CHANCE, outcome)

    def _book(self, entry: entries.Played) -> None:
        """What an action changes beside the match."""
        self.drawn += len(entry.chance)
        chair = self.chairs[entry.seat]
        chair.stood_in = chair.bot is not None
        if entry.move:
            chair.remember(entry.move)
        self._look_for_the_end(entry.at)

    def _look_for_the_end(self, at: int) -> None:
        assert self.match is not None
        if not self.match.movers():
            self.status = "over"
            self.ended_at = at

    def _undone(self, entry: entries.Undone) -> None:
        assert self.match is not None
        self.match.undo(entry.seat)
        self.undos += 1
        if entry.move:
            self.chairs[entry.seat].remember(entry.move)
        if self.clocks is not None:
            self.clocks.take_back(entry.seat, entry.at)

    def _substituted(self, entry: entries.Substituted) -> None:
        chair = self.chairs[entry.seat]
        chair.bot, chair.why, chair.stood_in = entry.level, entry.why, False
        if entry.why == "resigned":
            chair.resigned = True
        if entry.why == "kicked":
            chair.guest = None

    def _returned(self, entry: entries.Returned) -> None:
        self._take_from_the_bot(entry.seat)

    def _moved(self, entry: entries.Moved) -> None:
        self.chairs[entry.seat].guest = entry.guest
        self.members.add(entry.guest)
        self._take_from_the_bot(entry.seat)

    def _take_from_the_bot(self, seat: int) -> None:
        """Its guest plays himself again. Whose time was up gets some when the bot has played for him, not before."""
        chair = self.chairs[seat]
        if chair.why == "time" and chair.stood_in and self.clocks is not None:
            self.clocks.forgive(seat)
        chair.bot, chair.why = None, ""

    def _paused(self, entry: entries.Paused) -> None:
        self.paused = True

    def _resumed(self, entry: entries.Resumed) -> None:
        self.paused = False

    def _woken(self, entry: entries.Woken) -> None:
        assert self.clocks is not None
        self.clocks.since = entry.at

    def _locked(self, entry: entries.Locked) -> None:
        self.locked = entry.locked

    def _kicked(self, entry: entries.Kicked) -> None:
        self.members.discard(entry.guest)
        self.banned.add(entry.guest)

    def _muted(self, entry: entries.Muted) -> None:
        (self.muted.add if entry.muted else self.muted.discard)(entry.guest)

    def _hosted(self, entry: entries.Hosted) -> None:
        self.host = entry.guest

    def _rematched(self, entry: entries.Rematched) -> None:
        self.rematch = entry.table

    def _imported(self, entry: entries.Imported) -> None:
        self._show(replay(entry.transcript, library.load_as_it_comes), entry)

    def _show(self, match: Match, entry: entries.Imported) -> None:
        self.match = match
        self.forgets = match.game.ruleset.forgets
        self.status = "over"
        self.imported = True
        self.ended_at = entry.at


def damaged() -> Frozen:
    """What is said of a log that is not as it was written."""
    return Frozen("The log of this table is damaged or has been changed.", reason="damaged")


WAYS: dict[type[Entry], Callable[[Table, Any], None]] = {
    entries.Created: Table._created,
    entries.Joined: Table._joined,
    entries.Seated: Table._seated,
    entries.Automated: Table._automated,
    entries.Vacated: Table._vacated,
    entries.Swapped: Table._swapped,
    entries.Started: Table._started,
    entries.Played: Table._played,
    entries.Undone: Table._undone,
    entries.Substituted: Table._substituted,
    entries.Returned: Table._returned,
    entries.Moved: Table._moved,
    entries.Paused: Table._paused,
    entries.Resumed: Table._resumed,
    entries.Woken: Table._woken,
    entries.Locked: Table._locked,
    entries.Kicked: Table._kicked,
    entries.Muted: Table._muted,
    entries.Hosted: Table._hosted,
    entries.Rematched: Table._rematched,
    entries.Imported: Table._imported,
}


def _load(entry: entries.Created) -> Game:
    """The game of a table, if it is still played by the rules under which the table began."""
    try:
        game = _game(entry.game, entry.players, (*sorted(entry.options.items()),))
    except LarcenyError as error:
        sentence = f"There is no game {entry.game!r} here as this table plays it."
        raise Frozen(sentence, reason="other-game", game=entry.game) from error
    if game.rules_version != entry.rules:
        title = game.ruleset.card.title
        raise Frozen(
            f"This table began under rules {entry.rules} of {title}; rules {game.rules_version} are installed now. "
            "It can be finished with the release it began with.",
            reason="other-rules",
            title=title,
            began=entry.rules,
            installed=game.rules_version,
        )
    return game


@functools.lru_cache(GAMES)
def _game(key: str, players: int, options: tuple[tuple[str, str | int], ...]) -> Game:
    """A game as tables play it: those who play it alike have one and the same."""
    return library.load_as_it_comes(key, players, dict(options))
