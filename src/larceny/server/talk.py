"""Talk at a table: chat and emotes. They are kept beside the log, not in it: the log is published."""

from __future__ import annotations

from larceny.server import statements
from larceny.server.hub import Hub
from larceny.server.identity import clean_text
from larceny.server.messages import Chat, Emote, Said, write_message
from larceny.server.peer import Peer
from larceny.server.refusal import Refusal
from larceny.server.seating import Delivery, Seating
from larceny.server.statements import Statement
from larceny.server.store import Line

TOLD_AGAIN = 100  # lines


def say(seating: Seating, peer: Peer, message: Chat | Emote, now: int) -> tuple[list[Delivery], Statement]:
    """A line as those hear it for whom it is, and as it is kept."""
    if not peer.allowance.chat.allows(now / 1000):
        raise Refusal("too-fast")
    if peer.guest.id in seating.table.muted:
        raise Refusal("muted")
    line = _line(seating, peer, message, now)
    seating.lines += 1
    seating.unkept = [*_unkept(seating), line]
    heard = [_told(seating, other, line) for other in seating.peers if other.greeted and seating.hears(other, line)]
    return heard, statements.add_chat(seating.table.id, line)


def said_before(hub: Hub, seating: Seating, peer: Peer) -> list[Delivery]:
    """The last lines, for somebody who has just come: as many as ever, whatever others say among themselves."""
    kept = hub.store.chat(seating.table.id, TOLD_AGAIN)
    numbered = {line.number: line for line in (*kept, *_unkept(seating))}  # a line may be in both, for a moment
    lines = [line for line in numbered.values() if seating.hears(peer, line)]
    return [_told(seating, peer, line) for line in lines[-TOLD_AGAIN:]]


def _unkept(seating: Seating) -> list[Line]:
    """What was said a moment ago and is on its way to the disk."""
    return [line for line in seating.unkept if line.number >= seating.lines_kept]


def _line(seating: Seating, peer: Peer, message: Chat | Emote, now: int) -> Line:
    channel = message.channel if isinstance(message, Chat) else "table"
    seats = ""
    if seating.is_watcher(peer.guest.id) and seating.table.status == "playing":
        channel = "watchers"  # nobody whispers to players what he sees
    elif channel == "team":
        seats = ",".join(map(str, _team(seating, peer)))
    text = clean_text(message.text) if isinstance(message, Chat) else ""
    emote = message.emote if isinstance(message, Emote) else ""
    return Line(seating.lines, now, peer.guest.id, channel, seats, text, emote)


def _team(seating: Seating, peer: Peer) -> list[int]:
    for team in seating.table.teams():
        if peer.look in team:
            return team
    raise Refusal("no-team")


def _told(seating: Seating, peer: Peer, line: Line) -> Delivery:
    """A line as a device is told it, which counts for itself: the table's number would count what others whisper."""
    name, number = seating.names.get(line.guest, ""), peer.lines
    peer.lines += 1
    return peer, write_message(Said(number, line.at, line.guest, name, line.channel, line.text, line.emote))
