"""A program that plays a game at a table without sockets, time and luck, and prints all bytes that anybody is told.

Whatever the table server runs as, they are the same.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import msgspec
import pytest

import larceny
from larceny.server import native
from larceny.server.lobby import lobby
from tests.server.wires import Wire

PLAYERS, MOVES = 3, 60


def tell(folder: Path, key: str) -> dict[str, list[str]]:
    """Everything that each seat and a watcher is sent in a game of random moves, with questions between them."""
    with pytest.MonkeyPatch.context() as patch:
        game, dice = larceny.load(key, players=PLAYERS), random.Random(key)
        wire = Wire(folder, game, None, patch)
        try:
            for _ in range(MOVES):
                ask(wire, dice)
                if not (movers := wire.match.movers()):
                    break
                seat = dice.choice(movers)
                wire.move(seat, dice.choice(wire.match.legal_ids(seat)))
            cards = {who: msgspec.json.encode(lobby(wire.hub, guest)) for who, guest in wire.guests.items()}
            return {str(who): [frame.decode() for frame in (*sent, cards[who])] for who, sent in wire.sent.items()}
        finally:
            wire.close()


def ask(wire: Wire, dice: random.Random) -> None:
    """Something that somebody is told or refused beside the game."""
    who = dice.choice([*range(PLAYERS), None])
    seat = who or 0
    match dice.randrange(6):
        case 0:
            wire.say(who, type="why", seat=seat, action=dice.choice(wire.game.ruleset.actions))
        case 1 if wire.match.history and hasattr(wire, "last"):
            wire.try_undo(wire.last[0])
        case 2:
            wire.receive(who, {"type": "look", "seat": None, "events": dice.randrange(9)})
            wire.receive(who, {"type": "look", "seat": who})
        case 3:
            wire.say(who, type="chat", text="well")
        case 4:
            wire.say(who, type="hint", seat=seat)
        case _:
            wire.say(who, type="seal")


if __name__ == "__main__":
    told = tell(Path(sys.argv[1]), sys.argv[2])
    print(json.dumps({"compiled": native.in_use(), "told": told}))
