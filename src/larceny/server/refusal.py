"""Refusals: why a request is not carried out, as a sentence in four languages."""

from __future__ import annotations

from pathlib import Path

from larceny.engine.errors import LarcenyError
from larceny.engine.texts import Texts

TEXTS = Texts(Path(__file__).parent / "text")


class Refusal(LarcenyError):
    """A request that the table refuses; `reason` names the sentence `reason-…` in the server's texts."""

    code = "refused"

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(TEXTS.say("en", f"reason-{reason}", facts), reason=reason, section="", **facts)


def sentence(error: LarcenyError, lang: str) -> str:
    """What the server itself refuses, in the reader's language."""
    return TEXTS.sentence(error, lang)
