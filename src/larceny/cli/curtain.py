"""Between two people at one keyboard: nobody's hand is shown before the others look away."""

from __future__ import annotations

from collections.abc import Collection

from larceny.cli.screen import Screen


class Curtain:
    """Falls whenever the person at the keyboard changes; with one person it never does."""

    def __init__(self, screen: Screen, people: Collection[int]) -> None:
        self.screen = screen
        self.shared = len(people) > 1
        self.present: int | None = None

    def pass_to(self, seat: int) -> None:
        """Let this seat's person take the keyboard; EOFError if they want to stop instead."""
        if not self.shared or seat == self.present:
            return
        self.fall()
        if self.screen.ask(self.screen.voice.say("curtain", seat=f"p{seat + 1}")).lower() == "quit":
            raise EOFError
        self.present = seat

    def fall(self) -> None:
        """Hide what was one person's to see."""
        if self.shared:
            self.screen.hide()
        self.present = None
