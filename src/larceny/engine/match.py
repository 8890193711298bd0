"""One match: a game, its actions so far, and the state they led to."""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from larceny.engine.card import whole
from larceny.engine.chance import seed_dice
from larceny.engine.desk import desk_for
from larceny.engine.errors import IllegalMove, LarcenyError, NotYourTurn
from larceny.engine.kernel_set import Kernels
from larceny.engine.kernels import DONE, FULL, HALF_DONE, NOT_LEGAL
from larceny.engine.memory import WORD
from larceny.engine.narrator import Narrator
from larceny.engine.notation import write_transcript
from larceny.engine.position import write_position
from larceny.engine.promise import CHANCE_MOVES
from larceny.engine.record import Vector
from larceny.engine.scene import Scene
from larceny.engine.seats import CHANCE
from larceny.engine.sight import Sight

if TYPE_CHECKING:
    from larceny.engine.fairness import Fairness
    from larceny.engine.game import Game

# Places on every desk, read straight from memory: a match is asked for them at each step.
PLY, MOVERS, FIRST, ROLLS, COUNT, ACTIONS = [
    desk_for(1, 1).FIELDS[name].start for name in ("ply", "movers", "first", "rolls", "count", "actions")
]
QUOTED = 40  # characters of a wrong text that an error repeats


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str

    def share(self, *seats: int) -> float:
        """What these seats have won together: 1 is shared among the winners."""
        return sum(seat in seats for seat in self.winners) / len(self.winners)


class _Sets(dict[int, tuple[int, ...]]):
    """Sets of seats as tuples, each made when it is first asked for."""

    def __missing__(self, bits: int) -> tuple[int, ...]:
        seats = (CHANCE,) if bits == CHANCE_MOVES else tuple(i for i in range(bits.bit_length()) if bits >> i & 1)
        self[bits] = seats
        return seats


SEATS_OF = _Sets()


class _Readers(dict[int, Callable[[memoryview, int], tuple[int, ...]]]):
    """What reads so many words, from a byte on: in half the time that a slice of the memory takes."""

    def __missing__(self, count: int) -> Callable[[memoryview, int], tuple[int, ...]]:
        self[count] = read = struct.Struct(f"<{count}q").unpack_from
        return read


READ = _Readers()
ACTIONS_AT = WORD.itemsize * ACTIONS


class Match:
    """A match in play. Everything it tells an observer passes the redactor or the journal."""

    fairness: Fairness | None = None  # what its table has promised about the shuffles; set by whoever deals

    def __init__(
        self, game: Game, seed: int | None, position: Vector | None = None, words: Vector | None = None
    ) -> None:
        """Begin, from set-up or from a position; or go on from the words of another match, which are its own now."""
        self.game = game
        self.seed = seed
        self.position_start = position  # the state it began from, if not from set-up
        self._ruleset = game.ruleset
        self._words: Vector = self._blank() if words is None else words
        self._narrator: Narrator | None = None
        self._scene: Scene | None = None  # none until somebody looks
        self._handle(game.ruleset.kernels)
        if words is None:
            self._begin()

    def _blank(self) -> Vector:
        """The memory before anything has happened."""
        start = self.position_start
        blank: Vector = self.game.blank_memory.copy() if start is None else self._ruleset.layout.blank(start)
        return blank

    def _begin(self) -> None:
        """Set up, or take up the position; then chance rolls, if it has a seed."""
        seed, desk = self.seed, self._ruleset.Desk
        self._glance[ROLLS] = seed is not None
        if self.position_start is None:
            self._kernels.begin(self._memory, seed or 0)
        else:
            if seed is not None:
                seed_dice(desk(self._words[: desk.SIZE]), seed, 0)
            self._kernels.carry_on(self._memory)
        self._settle()

    def __repr__(self) -> str:
        return f"<Match of {self.game.key} for {self.game.players} players>"

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process it goes as its actions."""
        promise = {"fairness": self.fairness} if self.fairness else None
        return again, (self.game, self.seed, self.position_start, self.history), promise

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    # The state and the kernels that work on it

    def _handle(self, run: Kernels) -> None:
        """Take up these kernels, or a new memory."""
        self._kernels = run
        self._glance = self._words.data  # the desk comes first
        self._memory = run.memory(self._ruleset.layout, self._words)
        self._play = functools.partial(run.play, self._memory)
        self._numbers: Vector | None = None  # the state's, once somebody wants them
        self._spare: tuple[Any, Any, memoryview] | None = None  # a desk to list what others may do

    @property
    def _vector(self) -> Vector:
        """The state's numbers."""
        if self._numbers is None:
            self._numbers = self._ruleset.layout.state_in(self._words)
        return self._numbers

    def _settle(self) -> None:
        """Go on rolling if the history ran full in the middle."""
        while self._glance[MOVERS] == CHANCE_MOVES and self._glance[ROLLS]:
            self._grow()
            self._kernels.carry_on(self._memory)

    def _grow(self) -> None:
        self._words = self._ruleset.layout.grown(self._words)
        self._handle(self._kernels)

    @property
    def ply(self) -> int:
        """How many actions there were, chance's too. Never show it to a player."""
        ply: int = self._glance[PLY]
        return ply

    @property
    def history(self) -> list[tuple[int, int]]:
        """All actions so far as (seat, number)."""
        return self.actions_since(0)

    def actions_since(self, ply: int) -> list[tuple[int, int]]:
        """The actions from that ply on, counted from 0."""
        start = self._ruleset.layout.history_at
        numbers = self._glance[start + 2 * ply : start + 2 * self.ply].tolist()
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    def action_at(self, ply: int) -> tuple[int, int]:
        """One action of the history, counted from 0."""
        place = self._ruleset.layout.history_at + 2 * ply
        return self._glance[place], self._glance[place + 1]

    @property
    def state_bytes(self) -> bytes:
        """The full state: for comparing matches, never for a player."""
        return self._vector.tobytes()

    def copy(self) -> Match:
        """An equal match that goes its own way."""
        twin = Match(self.game, self.seed, self.position_start, self._words.copy())
        twin.fairness = self.fairness
        return twin

    # Who may act, and how

    def movers(self) -> tuple[int, ...]:
        """The seats that may act now: several in a simultaneous choice, () when the game is over."""
        return SEATS_OF[self._glance[MOVERS]]

    def legal_ids(self, seat: int) -> list[int]:
        """The numbers of what the seat may do now, ascending; [] for a seat that may not act."""
        glance = self._glance
        if seat == glance[FIRST]:  # as nearly always: its actions lie on the desk
            return [*READ[glance[COUNT]](glance, ACTIONS_AT)]
        if seat not in SEATS_OF[glance[MOVERS]]:
            return []
        return self.chances()[0] if seat == CHANCE else self._legal_of_another(seat)

    def _legal_of_another(self, seat: int) -> list[int]:
        """What a seat may do that is not the first of the movers: listed on a desk of its own."""
        run = self._kernels
        if self._spare is None:
            desk = np.zeros(self._ruleset.Desk.SIZE, np.int64)
            self._spare = run.pane(self._ruleset.State, self._vector), run.pane(self._ruleset.Desk, desk), desk.data
        state, pane, glance = self._spare
        run.list_legal(state, pane, seat)
        return [*READ[glance[COUNT]](glance, ACTIONS_AT)]

    def chances(self) -> tuple[list[int], list[int]]:
        """What chance may bring when it is to move, in the order of legal(CHANCE): numbers and integer weights."""
        glance = self._glance
        if glance[MOVERS] != CHANCE_MOVES:
            return [], []
        self._kernels.list_odds(self._memory)
        outcomes, weights, count = self._ruleset.layout.odds_at
        read = READ[glance[count]]
        return [*read(glance, WORD.itemsize * outcomes)], [*read(glance, WORD.itemsize * weights)]

    def legal(self, seat: int) -> list[str]:
        """What the seat may do now, in notation, in the order of the numbers."""
        texts = self.game.ruleset.outcomes if seat == CHANCE else self.game.ruleset.actions
        return [texts[number] for number in self.legal_ids(seat)]

    def odds(self) -> dict[str, Fraction]:
        """When chance is to move: what it may bring, and how likely each is. Else {}."""
        numbers, weights = self.chances()
        total = sum(weights)
        outcomes = self.game.ruleset.outcomes
        return {outcomes[number]: Fraction(weight, total) for number, weight in zip(numbers, weights, strict=True)}

    def play_id(self, seat: int, number: int) -> None:
        """Play an action by its number."""
        if self._kernels is not self._ruleset.kernels:
            self._handle(self._ruleset.kernels)
        if type(seat) is not int or type(number) is not int:
            seat, number = self._whole(seat, number)
        try:
            answer = self._play(seat, number)
        except OverflowError:  # compiled kernels take 64 bits
            self._refuse(seat, None, "")
        if answer != DONE:
            self._not_done(seat, number, answer)

    def _not_done(self, seat: int, number: int, answer: int) -> None:
        """Make room and go on or try again, or say why not."""
        if answer == HALF_DONE:
            self._settle()
        elif answer == FULL:
            self._grow()
            self.play_id(seat, number)
        else:
            self._refuse(seat, number, self._text_of(seat, number), answer)

    def _whole(self, seat: object, number: object) -> tuple[int, int]:
        """Numbers of another kind, numpy's say, as Python's."""
        of_seat, of_action = whole(seat), whole(number)
        if of_seat is None or of_seat not in self.movers():
            self._refuse(of_seat, None, "")
        if of_action is None:
            count = self.game.num_outcomes if of_seat == CHANCE else self.game.num_actions
            raise self.game.ruleset.texts.error(IllegalMove, "not-a-number", self._clause(), last=count - 1)
        return of_seat, of_action

    def play(self, seat: int, text: str) -> None:
        """Play an action in notation; IllegalMove or NotYourTurn say why not, and nothing is changed."""
        numbers = self.game.ruleset.outcome_numbers if seat == CHANCE else self.game.ruleset.action_numbers
        number = numbers.get(text) if isinstance(text, str) else None
        if number is None:
            self._refuse(seat, None, text)
        self.play_id(seat, number)

    def _text_of(self, seat: int, number: int) -> str:
        texts = self.game.ruleset.outcomes if seat == CHANCE else self.game.ruleset.actions
        return texts[number] if 0 <= number < len(texts) else str(number)[:QUOTED]

    def _refuse(self, seat: object, number: object, text: object, answer: int = DONE) -> NoReturn:
        """Say why an action cannot be played, from nothing but what the seat itself sees."""
        raise self._refusal(seat, number, text, answer)

    def _clause(self) -> str:
        """The clause at hand."""
        return f"§{self.game.ruleset.view.section(self.seen(None))}"

    def _refusal(self, given: object, number: object, text: object, answer: int) -> LarcenyError:
        texts, players = self.game.ruleset.texts, self.game.players
        at_hand, seat = self._clause(), whole(given)
        if seat is None or not CHANCE <= seat < players:
            return texts.error(NotYourTurn, "no-such-seat", at_hand, last=players - 1)
        if seat not in self.movers():
            return texts.error(NotYourTurn, self._why_not_moving(seat), at_hand)
        if not isinstance(text, str) or not (type(number) is int or number is None):
            return texts.error(IllegalMove, "not-a-move", at_hand, example=self.legal(seat)[0])
        quoted = text if len(text) <= QUOTED else text[:QUOTED] + "…"
        if number is None or (answer == NOT_LEGAL and text == str(number)):
            return texts.error(IllegalMove, "unknown-move", at_hand, text=quoted)
        if seat == CHANCE:
            return texts.error(IllegalMove, "not-possible", at_hand, text=quoted)
        reason, section, facts = self.game.ruleset.view.why_not(self.seen(seat), seat, text)
        return texts.error(IllegalMove, reason, section, **{"text": quoted, **facts})

    def _why_not_moving(self, seat: int) -> str:
        if not self.movers():
            return "game-over"
        if seat != CHANCE:
            chosen = self.game.ruleset.has_chosen(self.seen(seat), seat)
            return "already-chosen" if chosen else "not-your-turn"
        return "chance-is-rolled" if self._glance[ROLLS] else "chance-not-due"

    # What an observer may know

    def redacted(self, observer: int | None) -> Vector:
        """The state's numbers, HIDDEN where the observer may not look."""
        return self.game.redacted(self._vector, self._observer(observer))

    def laid_open(self) -> Vector:
        """The state's numbers, with nothing hidden: for nobody who plays."""
        return self._vector.copy()

    @property
    def scene(self) -> Scene:
        """The match as it stands now, as each observer sees it."""
        scene = self._scene
        if scene is None or scene.ply != self._glance[PLY]:
            scene = self._scene = Scene(self, self.game.redacted_for_all(self._vector), scene)
        return scene

    def seen(self, observer: int | None) -> Sight:
        """The redacted state: the same fields, to be read."""
        return self.scene.sight(self._observer(observer))

    def look_away(self) -> None:
        """Let go of what was seen; who looks again sees it anew.

        A table that waits for a move would keep it for nothing, and of thousands of tables that is much: to clear it
        away when a move comes, when it has long left the processor's cache, costs more than to see it anew.
        """
        self._scene = None

    def _observer(self, observer: object) -> int | None:
        if observer is None:
            return None
        seat = whole(observer)
        if seat is None or not 0 <= seat < self.game.players:
            raise self.game.ruleset.texts.error(NotYourTurn, "no-such-seat", last=self.game.players - 1)
        return seat

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that the seat may know, JSON-ready; None is a spectator."""
        return self.scene.view(self._observer(seat))

    def teams(self) -> list[list[int]]:
        """The seats that play together, where a game has teams; everybody knows them."""
        return self.game.ruleset.teams(self.seen(None))

    def sides(self) -> list[list[int]]:
        """The teams that win or lose as one, the same from the start to the end; none where each wins for himself."""
        return self.game.ruleset.sides(self.seen(None))

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """The view for a person who reads a terminal, or a language model."""
        from larceny.engine.prose import prose

        return prose(self, self._observer(seat), lang)

    @property
    def narrator(self) -> Narrator:
        """The teller of what has happened."""
        narrator = self._narrator
        if narrator is None:
            narrator = self._narrator = Narrator(self.game, self.position_start)
        if narrator.followed != self._glance[PLY]:
            narrator.follow(self)
        return narrator

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as that seat saw it when it happened, numbered per observer from 0."""
        return self.narrator.events(self._observer(seat), max(since, 0))

    def event_count(self, seat: int | None = None) -> int:
        """How many events that seat has seen."""
        return len(self.narrator.heard_by(self._observer(seat)))

    def read(self, seat: int | None = None) -> list[str]:
        """The actions so far as that seat may read them."""
        return self.narrator.read(self._observer(seat))

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What has happened, in sentences, as that seat may read it."""
        from larceny.engine.prose import log_lines

        return log_lines(self, self._observer(seat), lang)

    @property
    def outcome(self) -> Outcome | None:
        """None, or how the match ended."""
        if self._glance[MOVERS] != 0:
            return None
        ruleset = self.game.ruleset
        state = ruleset.State(self._vector)
        reason = ruleset.reasons[ruleset.bound("ending")(state) - 1]
        return Outcome(self.standing(), SEATS_OF[ruleset.bound("winners")(state)], reason)

    def standing(self) -> tuple[int, ...]:
        """The scores as if it ended now. Before the end they hold secrets: never show them to a player."""
        state, score = self.game.ruleset.State(self._vector), self.game.ruleset.bound("score")
        return tuple(score(state, seat) for seat in range(self.game.players))

    # Keeping it

    def transcript(self) -> str:
        """The match as text, from which larceny.replay makes it again."""
        return write_transcript(self)

    def position(self) -> dict[str, Any]:
        """The full state, JSON-ready, for tests and bug reports. It holds every secret."""
        return write_position(self.game, self._vector)

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, if nothing has happened since and it showed nobody anything new."""
        from larceny.engine.undo import undone

        before = undone(self, seat)
        self._words, self._narrator, self._scene = before._words, before._narrator, before._scene
        self._handle(before._kernels)


def again(game: Game, seed: int | None, position: Vector | None, history: list[tuple[int, int]]) -> Match:
    """A match made anew from its actions."""
    match = Match(game, seed, position)
    for ply, (seat, number) in enumerate(history):
        if ply >= match.ply:  # what chance has rolled, the seed has rolled again
            match.play_id(seat, number)
    return match
