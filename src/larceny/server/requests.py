"""What people may ask of a table: one function for each message, who may do it and when.

A function either refuses, and then nothing has changed, or lets something happen (`table.record`).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any

from larceny.bots.bot import all_levels, usual_level
from larceny.bots.hint import adviser
from larceny.engine.fairness import house_nonce
from larceny.engine.obstacles import why_not
from larceny.server import entries, messages
from larceny.server.refusal import Refusal
from larceny.server.table import Chair, Table


def stand_in(table: Table) -> str:
    """The level of bots that play for people who are away."""
    return usual_level(table.game.ruleset)


@dataclass(slots=True)
class Asking:
    """A request as a table gets it: who asks what, and when."""

    table: Table
    guest: str
    at: int
    present: Callable[[], frozenset[str]]  # guests who are connected

    def refuse_unless_host(self) -> None:
        """Some things only the host may do."""
        if self.guest != self.table.host:
            raise Refusal("host-only")

    def refuse_unless_in(self, *states: str) -> None:
        """Some things can be done only before, in, or after a game."""
        if self.table.status not in states:
            raise Refusal(f"not-while-{self.table.status}")

    def chair(self, seat: int) -> Chair:
        """A seat of this table."""
        if seat >= len(self.table.chairs):
            raise Refusal("no-such-seat", last=len(self.table.chairs) - 1)
        return self.table.chairs[seat]

    def own_chair(self, seat: int) -> Chair:
        """A seat of the one who asks: the token decides, never the message."""
        chair = self.chair(seat)
        if chair.guest != self.guest:
            raise Refusal("not-your-seat")
        return chair


# The game


def move(asking: Asking, asked: messages.Move) -> None:
    """Play an action. Sent twice it is played once."""
    table, chair = asking.table, asking.own_chair(asked.seat)
    if asked.id in chair.moves:
        return
    _refuse_unless_may_act(table, chair)
    if asked.decision != table.version(asked.seat):
        raise Refusal("stale")
    table.play(asked.seat, asked.action, asking.at, asked.id)


def _refuse_unless_may_act(table: Table, chair: Chair) -> None:
    if table.status != "playing":
        raise Refusal(f"not-while-{table.status}")
    if table.paused:
        raise Refusal("paused")
    if chair.bot is not None:
        raise Refusal("bot-plays-for-you")


def undo(asking: Asking, asked: messages.Undo) -> None:
    """Take back one's last action, as long as nothing was shown to anybody. Sent twice it is one."""
    chair = asking.own_chair(asked.seat)
    if asked.id not in chair.moves:
        _refuse_unless_may_act(asking.table, chair)
        asking.table.record(entries.Undone(asking.at, asked.seat, asked.id))


def why(asking: Asking, asked: messages.Why) -> None:
    """The reason against an action is its refusal."""
    asking.own_chair(asked.seat)
    asking.refuse_unless_in("playing")
    assert asking.table.match is not None
    reason = why_not(asking.table.match, asked.seat, asked.action)
    if reason is not None:
        raise reason


def hint(asking: Asking, asked: messages.Hint) -> None:
    """Whether a bot may be asked what it would do: for one's own seat, while it is to choose."""
    table = asking.table
    _refuse_unless_may_act(table, asking.own_chair(asked.seat))
    if not table.hints:
        raise Refusal("no-hints")
    if adviser(table.game.ruleset) is None:
        raise Refusal("no-adviser")
    if asked.seat not in table.to_move():
        raise Refusal("not-asked")


# Seats


def sit(asking: Asking, asked: messages.Sit) -> None:
    """Take a free seat or a bot's; on one's own seat: give it a new nonce."""
    asking.refuse_unless_in("lobby")
    chair = asking.chair(asked.seat)
    if chair.guest not in (None, asking.guest):
        raise Refusal("seat-taken")
    asking.table.record(entries.Seated(asking.at, asked.seat, asking.guest, asked.nonce))


def cut(asking: Asking, asked: messages.Cut) -> None:
    """Give one's own seat a nonce."""
    asking.own_chair(asked.seat)
    asking.refuse_unless_in("lobby")
    asking.table.record(entries.Seated(asking.at, asked.seat, asking.guest, asked.nonce))


def stand(asking: Asking, asked: messages.Stand) -> None:
    """Leave a seat; in a running game a bot plays on."""
    chair = asking.own_chair(asked.seat)
    asking.refuse_unless_in("lobby", "playing")
    if asking.table.status == "lobby":
        asking.table.record(entries.Vacated(asking.at, asked.seat))
    elif chair.bot is None:
        asking.table.record(entries.Substituted(asking.at, asked.seat, stand_in(asking.table), "left"))


def back(asking: Asking, asked: messages.Back) -> None:
    """Take one's seat back from the bot that stands in."""
    chair = asking.own_chair(asked.seat)
    asking.refuse_unless_in("playing")
    if chair.resigned:
        raise Refusal("resigned")
    if chair.bot is not None:
        asking.table.record(entries.Returned(asking.at, asked.seat))


def resign(asking: Asking, asked: messages.Resign) -> None:
    """Give up; a bot plays the seat to the end."""
    chair = asking.own_chair(asked.seat)
    asking.refuse_unless_in("playing")
    if not chair.resigned:
        asking.table.record(entries.Substituted(asking.at, asked.seat, stand_in(asking.table), "resigned"))


def swap(asking: Asking, asked: messages.Swap) -> None:
    """Exchange two seats: any by the host, one's own with a free one by a player."""
    asking.refuse_unless_in("lobby")
    one, other = asking.chair(asked.seat), asking.chair(asked.other)
    if asking.guest != asking.table.host and not (one.guest == asking.guest and not other.taken):
        raise Refusal("host-only")
    asking.table.record(entries.Swapped(asking.at, asked.seat, asked.other))


def bot(asking: Asking, asked: messages.Bot) -> None:
    """Put a bot on a free seat, or take it away."""
    asking.refuse_unless_host()
    asking.refuse_unless_in("lobby")
    if asking.chair(asked.seat).guest is not None:
        raise Refusal("seat-taken")
    if asked.level is None:
        asking.table.record(entries.Vacated(asking.at, asked.seat))
    else:
        refuse_unless_there_is(asking, asked.level)
        asking.table.record(entries.Automated(asking.at, asked.seat, asked.level))


def refuse_unless_there_is(asking: Asking, level: str) -> None:
    """Not every game has bots of every level."""
    known = all_levels(asking.table.game.ruleset)
    if level not in known:
        raise Refusal("no-such-level", levels=", ".join(known))


def claim(asking: Asking, seat: int) -> None:
    """Take the seat that a seat link gives; who plays already may not look into another one's cards."""
    chair = asking.chair(seat)
    asking.refuse_unless_in("lobby", "playing")
    if chair.resigned:
        raise Refusal("resigned")
    own = asking.table.seats_of(asking.guest)
    if asking.table.status == "playing" and own and seat not in own:
        raise Refusal("has-a-seat")
    asking.table.record(entries.Moved(asking.at, seat, asking.guest))


def link(asking: Asking, asked: messages.Link) -> None:
    """Whether a link to this seat may be given: by its guest, or by the host when he is lost.

    In a running game that is when a bot stands in for him: whoever has the seat sees his hand, and a line may blink.
    """
    chair = asking.chair(asked.seat)
    asking.refuse_unless_in("lobby", "playing")
    if chair.resigned:
        raise Refusal("resigned")
    if chair.guest == asking.guest:
        return
    asking.refuse_unless_host()
    if chair.guest is None:
        raise Refusal("seat-is-free" if asking.table.status == "lobby" else "seat-is-a-bots")
    if chair.guest in asking.present():
        raise Refusal("seat-in-use")
    if asking.table.status == "playing" and chair.bot is None:
        raise Refusal("seat-is-kept")


# The course of the game


def start(asking: Asking, asked: messages.Start) -> None:
    """Begin."""
    asking.refuse_unless_host()
    begin(asking)


def begin(asking: Asking) -> None:
    """Begin, if every seat is taken. Bots' nonces follow from the seed."""
    asking.refuse_unless_in("lobby")
    chairs = asking.table.chairs
    if not all(chair.taken for chair in chairs):
        raise Refusal("seats-free", count=sum(not chair.taken for chair in chairs))
    seed = asking.table.seed
    asking.table.start([chair.nonce or house_nonce(seed, seat) for seat, chair in enumerate(chairs)], asking.at)


def note_rematch(asking: Asking, other: str) -> None:
    """It goes on elsewhere."""
    asking.table.record(entries.Rematched(asking.at, other))


# The host's duties


def lock(asking: Asking, asked: messages.Lock) -> None:
    """Let nobody new in, or let them in again."""
    asking.refuse_unless_host()
    asking.table.record(entries.Locked(asking.at, asked.locked))


def kick(asking: Asking, asked: messages.Kick) -> None:
    """Send somebody away; in a running game a bot takes over, for good."""
    asking.refuse_unless_host()
    table = asking.table
    if asked.guest == asking.guest:
        raise Refusal("not-yourself")
    if asked.guest not in table.members and not table.seats_of(asked.guest):
        raise Refusal("no-such-guest")
    for seat in table.seats_of(asked.guest):
        if table.status == "lobby":
            table.record(entries.Vacated(asking.at, seat))
        elif table.status == "playing":
            table.record(entries.Substituted(asking.at, seat, stand_in(table), "kicked"))
    table.record(entries.Kicked(asking.at, asked.guest))


def mute(asking: Asking, asked: messages.Mute) -> None:
    """Let somebody's chat not be heard, or be heard again."""
    asking.refuse_unless_host()
    if asked.guest not in asking.table.members:
        raise Refusal("no-such-guest")
    asking.table.record(entries.Muted(asking.at, asked.guest, asked.muted))


def handover(asking: Asking, asked: messages.Handover) -> None:
    """Make somebody else the host."""
    asking.refuse_unless_host()
    if asked.guest not in asking.table.members:
        raise Refusal("no-such-guest")
    asking.table.record(entries.Hosted(asking.at, asked.guest))


# What leads to entries of the log and to nothing else; the other requests are carried out by the reception.
ANSWERS: dict[type[messages.Request], Callable[[Asking, Any], None]] = {
    messages.Undo: undo,
    messages.Why: why,
    messages.Sit: sit,
    messages.Cut: cut,
    messages.Back: back,
    messages.Resign: resign,
    messages.Bot: bot,
    messages.Lock: lock,
    messages.Mute: mute,
    messages.Handover: handover,
}

# Coming in


def may_join(asking: Asking, code: str, right_code: str, *, has_seat_link: bool) -> None:
    """Come to the table: those who were here before may, who has a link to a seat, and others with its code."""
    table = asking.table
    if asking.guest in table.banned:
        raise Refusal("banned")
    if has_seat_link or asking.guest in table.members or table.seats_of(asking.guest):
        return
    if not secrets.compare_digest(code.encode(), right_code.encode()):
        raise Refusal("no-entry")
    if table.locked and table.status != "frozen":
        raise Refusal("locked")


def join(asking: Asking) -> None:
    """Be here; it is noted once."""
    table = asking.table
    if asking.guest not in table.members and not table.seats_of(asking.guest) and table.status != "frozen":
        table.record(entries.Joined(asking.at, asking.guest))


# What comes of itself


def expire(table: Table, seat: int, at: int, why_away: entries.Why) -> None:
    """Somebody ran out of time or has been away for too long: a bot stands in."""
    if table.status == "playing" and table.chairs[seat].bot is None:
        table.record(entries.Substituted(at, seat, stand_in(table), why_away))


def replace_host(table: Table, present: frozenset[str], at: int) -> None:
    """The host has been away for too long: somebody who is here takes over, a player if there is one."""
    players = [chair.guest for chair in table.chairs if chair.guest in present]
    others = sorted(table.members & present)
    for guest in [*players, *others][:1]:
        assert guest is not None
        table.record(entries.Hosted(at, guest))


def free_seats_of_the_forgotten(table: Table, known: Container[str], at: int) -> None:
    """Who is forgotten does not come back: before the start his seat is free. Later a bot plays it to the end."""
    for seat, chair in enumerate(table.chairs):
        if table.status == "lobby" and chair.guest is not None and chair.guest not in known:
            table.record(entries.Vacated(at, seat))


def welcome_back(asking: Asking) -> None:
    """Who was away gets his seat back as soon as he is here again."""
    for seat in asking.table.seats_of(asking.guest):
        if asking.table.status == "playing" and asking.table.chairs[seat].why == "away":
            asking.table.record(entries.Returned(asking.at, seat))
