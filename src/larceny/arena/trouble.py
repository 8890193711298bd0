"""What can go wrong in an arena, to be said in any language."""

from __future__ import annotations

from typing import Any

from larceny.engine.errors import LarcenyError


class Trouble(LarcenyError):
    """A reason (the id of a sentence) with the facts that its sentence needs."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        told = ", ".join(f"{name}: {fact}" for name, fact in facts.items())
        super().__init__(f"{reason} ({told})" if told else reason, reason=reason)
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process it goes as its reason and facts."""
        return _again, (self.reason, self.facts)


def _again(reason: str, facts: dict[str, str | int]) -> Trouble:
    return Trouble(reason, **facts)
