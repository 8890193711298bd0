"""The server's own log: one line of JSON for each thing worth knowing. Nothing of a game stands in it."""

from __future__ import annotations

import json
import logging
from pathlib import Path


class JsonLines(logging.Formatter):
    """A record as one line of JSON. Of a fault it tells where it happened, never with what values."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return json.dumps(line)


def _where(record: logging.LogRecord) -> list[str]:
    """The places of a fault. Its message is left out: it might quote what somebody sent, or a card."""
    places, frame = [], record.exc_info[2] if record.exc_info else None
    while frame is not None:
        code = frame.tb_frame.f_code
        file = "/".join(Path(code.co_filename).parts[-2:])
        places.append(f"{file}:{frame.tb_lineno} {code.co_qualname}")
        frame = frame.tb_next
    return places
