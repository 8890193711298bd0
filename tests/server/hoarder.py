"""A server that never looks for garbage: when it is stopped it tells what is left of its sockets."""

from __future__ import annotations

import gc
import json
import signal
import sys
from collections import Counter
from pathlib import Path

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.server import ServerProtocol

from larceny.server.handset import Handset
from larceny.server.line import Line
from larceny.server.peer import Peer
from tests.server.processes import FORKS, Server
from tests.server.processes import run as serve

OF_A_SOCKET = (HttpToolsProtocol, Line, Handset, Peer, ServerProtocol)
LEFT = "left.json"


class Hoarder(Server):
    """Everything that leads back to itself stays."""

    def launch(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", str(self.database), "--no-open"]
        self.process = FORKS.Process(target=run, args=([*words, *self.words], str(self.log)), daemon=True)
        self.process.start()

    def left(self) -> Counter[str]:
        """Stop it, and count what is left."""
        self.stop()
        return Counter(json.loads((self.folder / LEFT).read_text()))


def run(words: list[str], log: str) -> None:
    """In the new process: be the server, then count."""
    gc.disable()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        serve(words, log)
    finally:
        kept = Counter(type(thing).__name__ for thing in gc.get_objects() if isinstance(thing, OF_A_SOCKET))
        Path(log).with_name(LEFT).write_text(json.dumps(kept))
