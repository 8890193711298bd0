"""What can go wrong, each as a sentence a player understands, a reason code and the rule's section."""

from __future__ import annotations

from typing import ClassVar


class LarcenyError(Exception):
    """Base of all errors: `str(error)` is a sentence, `reason` a stable code, `section` the rule's § or ""."""

    code: ClassVar[str] = "error"

    def __init__(self, sentence: str, *, reason: str = "", section: str = "", **facts: str | int) -> None:
        super().__init__(sentence)
        self.reason = reason or self.code
        self.section = section
        self.facts = facts  # what the sentence speaks of, so that it can be said in another language


class UnknownGame(LarcenyError):
    """No folder of that name holds a game."""

    code = "unknown-game"


class BadOption(LarcenyError):
    """A number of players, an option or a seed that the game does not allow."""

    code = "bad-option"


class NotYourTurn(LarcenyError):
    """The seat is not among those that may act now."""

    code = "not-your-turn"


class IllegalMove(LarcenyError):
    """The seat may act, but not so."""

    code = "illegal-move"


class BadTranscript(LarcenyError):
    """A transcript that cannot be read or was not played by the rules."""

    code = "bad-transcript"


class BadPosition(LarcenyError):
    """A position that does not fit the game."""

    code = "bad-position"
