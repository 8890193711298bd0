"""How a player remembers the box: what was seen fades, and errs as a person does, once and for all.

Every sight of a drawer leaves a trace. The chance to recall it rightly is level ** log(1 + turns gone by since), with
the level of a player from 0 to 1: it falls as a power of time. A trace that is lost is forgotten, or it turns into a
false one: the other half of the drawer, the drawer one level up or down, or the next one to either side. Which of
these, and when, is settled the moment the drawer is closed, so a false memory is believed until the drawer is seen
again. With level 1 nothing is ever lost.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from larceny.engine.seats import only
from larceny.games.master_thieves.box import (
    DRAWERS,
    LEFT,
    LEVEL_NAMES,
    LEVELS,
    LONG,
    RIGHT,
    RUBY_AT_FIRST,
    SIDE_NAMES,
    SIDES,
    assemble,
    rotate,
    turn_over,
)
from larceny.games.master_thieves.cards import DIAMOND, ROLE_NAMES, WORTH
from larceny.games.master_thieves.state import State

PERFECT = 1.0
NOBODYS = -1  # no alarm
FORGOTTEN, OTHER_HALF, OTHER_LEVEL, OTHER_SIDE = range(4)
FAULTS = (FORGOTTEN, FORGOTTEN, OTHER_HALF, OTHER_LEVEL, OTHER_SIDE)  # how lost traces err: each equally likely
FALSE = sum(fault != FORGOTTEN for fault in FAULTS) / len(FAULTS)  # of these, those that are believed

Event = Mapping[str, Any]


@dataclass
class Front:
    """What lies in the front of a drawer: in one half, for never in both."""

    half: int  # the one in which it lies; of an empty drawer the one that was up
    gems: list[int] = field(default_factory=lambda: [0, 0])  # diamonds and sapphires
    alarm: int = NOBODYS  # whose

    @property
    def worth(self) -> int:
        """What these gems count (§6.2)."""
        return sum(WORTH[gem] * count for gem, count in enumerate(self.gems))


@dataclass(frozen=True)
class Trace:
    """What is left in mind of a sight: of a front, or of a secret compartment (the half with the ruby, or None)."""

    sight: Any
    time: int  # in turns
    luck: float  # it is lost when the chance of recall has fallen below this
    fault: int  # what becomes of it then
    elsewhere: int  # the drawer that is taken for it, if that is the fault


@dataclass(frozen=True)
class Belief:
    """What is believed of a drawer: the sight itself, since when, and how likely it is right."""

    sight: Any
    time: int
    sure: float


class Cards:
    """Who has played which roles, and the numbers on cards: they lay face up, and are counted rather than forgotten."""

    def __init__(self) -> None:
        self.played: dict[int, int] = {}  # by seat: the set of roles that he has revealed since the cards were passed
        self.numbers: dict[tuple[int, int], int] = {}  # by seat and role
        self._picked: dict[int, int] = {}

    def take_in(self, event: Event) -> None:
        """Note a card that is revealed; after the sixth round all are passed to the left (§3.4)."""
        name = event["event"]
        if name in ("role", "last-card"):
            self._picked[event["by" if name == "role" else "seat"]] = ROLE_NAMES.index(event["role"])
        elif name == "revealed" and event["seat"] in self._picked:  # who comes late may have missed the role
            seat = event["seat"]
            self.numbers[seat, self._picked[seat]] = event["value"]
            self.played[seat] = self.played.get(seat, 0) | only(self._picked[seat])
        elif name == "passed":
            players = max(len(self.played), 1)
            self.numbers = {((seat + 1) % players, role): number for (seat, role), number in self.numbers.items()}
            self.played = {}


class Memory:
    """What one player has in mind of the box, made from the events that he was shown."""

    def __init__(self, level: float = PERFECT) -> None:
        self.level = level
        self.heard: list[Event] = []
        self.box = State()
        assemble(self.box)
        self.time = 0
        self.sights = 0
        self.dealt = ""  # the numbers on his cards: they make his luck his own
        self.fronts: dict[int, Trace] = {}
        self.secrets: dict[int, Trace] = {}
        self.open: dict[int, Front] = {}
        self.last = 0  # the drawer opened last
        self.is_set_up = True
        self.pulled: dict[int, int | None] = {}
        self.cards = Cards()
        self._believed_fronts: dict[int, Belief | None] = {}  # by drawer, until something happens: who imagines many
        self._believed_secrets: dict[int, Belief | None] = {}  # … worlds asks again for each

    def see(self, events: Sequence[Event]) -> None:
        """Take in what happened."""
        self.heard += events

    def think(self, edition: str) -> None:
        """Make something of what was heard."""
        if not self.heard:
            return
        for event in self.heard:
            self._take_in(event, edition)
        self.heard = []
        self._believed_fronts, self._believed_secrets = {}, {}

    # What is believed now

    def front(self, drawer: int) -> Front | None:
        """What he believes to lie in the front of a drawer; None if he has no idea."""
        found = self.belief_of_front(drawer)
        return None if found is None else found.sight

    def ruby(self, drawer: int) -> int | None:
        """The half in which he believes a ruby to lie; None for no ruby, or no idea."""
        found = self.belief_of_ruby(drawer)
        return None if found is None else found.sight

    def belief_of_front(self, drawer: int) -> Belief | None:
        """The same with how old and how sure it is."""
        if drawer not in self._believed_fronts:
            self._believed_fronts[drawer] = self._believed(self.fronts, drawer)
        return self._believed_fronts[drawer]

    def belief_of_ruby(self, drawer: int) -> Belief | None:
        """What he believes of a secret compartment; None if he has no idea. Most short drawers he knows for such."""
        if drawer not in self._believed_secrets:
            self._believed_secrets[drawer] = self._believed(self.secrets, drawer)
        found = self._believed_secrets[drawer]
        return Belief(None, self.time, 1.0) if found is None and not LONG[drawer] else found

    def is_up(self, half: int) -> bool:
        """Whether this half of all drawers is up."""
        return half == self.box.up

    @property
    def is_perfect(self) -> bool:
        """Whether he never forgets."""
        return self.level >= PERFECT

    def _believed(self, traces: Mapping[int, Trace], drawer: int) -> Belief | None:
        """The newest trace that is right, or taken for one of this drawer."""
        newest, sight = -1, None
        for place, trace in traces.items():
            lost = self._is_lost(trace)
            points_here = place == drawer and (not lost or trace.fault == OTHER_HALF)
            taken_for_it = lost and trace.fault in (OTHER_LEVEL, OTHER_SIDE) and trace.elsewhere == drawer
            if (points_here or taken_for_it) and trace.time > newest:
                newest, sight = trace.time, _in_other_half(trace.sight) if lost and points_here else trace.sight
        seen_here = traces[drawer].time if drawer in traces else 0
        if newest < seen_here:
            return None  # what was seen here later speaks against a false memory
        return Belief(sight, newest, self._certainty(newest))

    def _is_lost(self, trace: Trace) -> bool:
        return self._recall(trace.time) < trace.luck

    def _recall(self, time: int) -> float:
        """The chance that a trace of that time is not lost."""
        age = self.time - time
        return 1.0 if self.is_perfect or age <= 0 else self.level ** math.log1p(age)

    def _certainty(self, time: int) -> float:
        """How likely what is believed is right: it may as well be a lost trace that turned into a false one."""
        right = self._recall(time)
        return right / (right + (1 - right) * FALSE)

    # What is seen

    def _take_in(self, event: Event, edition: str) -> None:
        name = event["event"]
        self.cards.take_in(event)
        if name == "number":
            self.dealt += event["card"]
        elif name in ("put", "open"):
            self._open(event)
        elif name in ("rotate", "turn"):
            self._move(event)
        elif name == "closed":
            self._close()
        elif name == "places" and not self.secrets:
            self._see_rubies()
        elif self.open:
            self._look(event, edition)

    def _see_rubies(self) -> None:
        """§2.3 All see where the rubies are put, at set-up."""
        for drawer in range(DRAWERS):
            halves = [half for half in range(2) if RUBY_AT_FIRST[2 * drawer + half]]
            if halves:
                self.secrets[drawer] = self._trace(drawer, halves[0])

    def _open(self, event: Event) -> None:
        level, side = LEVEL_NAMES.index(event["level"]), SIDE_NAMES.index(event["side"])
        self.last = self.box.slot[level, side]
        self.is_set_up = event["event"] == "put"
        front = self.open.setdefault(self.last, Front(self.box.up))
        front.gems[DIAMOND] += int(self.is_set_up)

    def _move(self, event: Event) -> None:
        if event["event"] == "turn":
            turn_over(self.box)
        else:
            rotate(self.box, 2 if event["level"] == "two" else 1, RIGHT if event["way"] == "right" else LEFT)

    def _look(self, event: Event, edition: str) -> None:
        """What is found, taken and placed in the open drawer."""
        front, name = self.open[self.last], event["event"]
        is_put_back = name == "fell" and edition == "en" and self.is_set_up  # §2.4
        if name in ("found", "lay-there") or is_put_back:
            self._add(front, event["gem"], event["value"])
        elif name in ("place", "placed"):
            self._add(front, event["gem"], 1)
        elif name in ("took-all", "smuggled"):
            front.gems = [0, 0]
        elif name == "take":
            self._take(front, event)
        elif name in ("found-alarm", "alarm"):
            front.alarm = event["seat"] if name == "found-alarm" else event["by"]
        elif name in ("brought-back", "alarm-back"):
            front.alarm = NOBODYS
        elif name in ("ruby-found", "ruby-fell", "no-ruby", "no-compartment"):
            stays = name == "ruby-found" or (name == "ruby-fell" and edition == "fr")
            self.pulled[self.last] = self.box.up if stays else None

    def _add(self, front: Front, gem: str, count: int) -> None:
        if gem != "nothing":
            front.gems[("diamond", "sapphire").index(gem)] += count

    def _take(self, front: Front, event: Event) -> None:
        if "gem" in event:
            self._add(front, event["gem"], -1)
        elif self.last in self.pulled:
            self.pulled[self.last] = None  # §5.6 the ruby is his

    def _close(self) -> None:
        """The drawers are closed: traces are left of what was last seen of them."""
        self.time += 1
        for drawer, front in self.open.items():
            self.fronts[drawer] = self._trace(drawer, front)
        for drawer, half in self.pulled.items():
            self.secrets[drawer] = self._trace(drawer, half)
        self.open, self.pulled = {}, {}

    def _trace(self, drawer: int, sight: Any) -> Trace:
        self.sights += 1
        dice = random.Random(f"{self.dealt}/{self.sights}")
        fault = dice.choice(FAULTS)
        return Trace(sight, self.time, dice.random(), fault, self._neighbour(drawer, fault, dice))

    def _neighbour(self, drawer: int, fault: int, dice: random.Random) -> int:
        """The drawer that will be taken for this one, as the box stands now."""
        places = {self.box.slot[level, side]: (level, side) for level in range(LEVELS) for side in range(SIDES)}
        level, side = places[drawer]
        if fault == OTHER_LEVEL:
            level = 1 if level != 1 else dice.choice((0, 2))
        if fault == OTHER_SIDE:
            side = (side + dice.choice((1, SIDES - 1))) % SIDES
        return self.box.slot[level, side]


def _in_other_half(sight: Any) -> Any:
    if isinstance(sight, Front):
        return Front(1 - sight.half, sight.gems, sight.alarm)
    return None if sight is None else 1 - sight
