"""Talk at a table: chat and emotes. They are kept beside the log, not in it: the log is published."""

from __future__ import annotations

from larceny.server import statements
from larceny.server.hub import Hub
from larceny.server.identity import clean_text
from larceny.server.messages import Chat, Done, Emote, Said, write_message
from larceny.server.peer import Peer
from larceny.server.refusal import Refusal
from larceny.server.seating import Delivery, Seating
from larceny.server.store import Line


def say(hub: Hub, seating: Seating, peer: Peer, message: Chat | Emote) -> None:
    """Keep a line, then let those hear it for whom it is."""
    if not peer.allowance.chat.allows(hub.world.now() / 1000):
        raise Refusal("too-fast")
    if peer.guest.id in seating.table.muted:
        raise Refusal("muted")
    line = _line(seating, peer, message, hub.world.now())
    seating.lines += 1
    frame = _said(seating, line)
    heard = [(other, frame) for other in seating.peers if other.greeted and seating.hears(other, line)]
    done = peer, write_message(Done(message.id))
    hub.commit(seating, [done, *heard], [statements.add_chat(seating.table.id, line)])


def said_before(hub: Hub, seating: Seating, peer: Peer) -> list[Delivery]:
    """The last lines, for somebody who has just come."""
    lines = hub.store.chat(seating.table.id)
    return [(peer, _said(seating, line)) for line in lines if seating.hears(peer, line)]


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


def _said(seating: Seating, line: Line) -> bytes:
    name = seating.names.get(line.guest, "")
    return write_message(Said(line.number, line.at, line.guest, name, line.channel, line.text, line.emote))
