"""Clocks of a table: each player has a bank of time, and gets an increment for every action that is seen."""

from __future__ import annotations

from collections.abc import Iterable

LEAST_ON_RETURN = 15_000  # ms that somebody has at least who takes his seat back after running out of time


class Clocks:
    """The banks of all seats in ms. It never looks at a real clock: it is told what time it is."""

    def __init__(self, seats: int, bank: int, increment: int) -> None:
        self.banks = [bank * 1000] * seats
        self.increment = increment * 1000
        self.running: frozenset[int] = frozenset()
        self.since = 0

    def turn_to(self, seats: Iterable[int], at: int) -> None:
        """Charge those whose clocks ran, then let these run."""
        for seat in self.running:
            self.banks[seat] = self.left(seat, at)
        self.running = frozenset(seats)
        self.since = at

    def left(self, seat: int, at: int) -> int:
        """What the seat has left at that time, in ms."""
        spent = max(at - self.since, 0) if seat in self.running else 0
        return max(self.banks[seat] - spent, 0)

    def reward(self, seat: int) -> None:
        """An action was made in time."""
        self.banks[seat] += self.increment

    def take_back(self, seat: int, at: int) -> None:
        """An action is taken back: so is what was given for it, but not the time that was thought."""
        self.turn_to((), at)
        self.banks[seat] = max(self.banks[seat] - self.increment, 0)

    def forgive(self, seat: int) -> None:
        """Somebody comes back: give him time to look at the table."""
        self.banks[seat] = max(self.banks[seat], LEAST_ON_RETURN)

    def deadline(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose; None if none runs."""
        if not self.running:
            return None
        seat = min(self.running, key=lambda runner: self.banks[runner])
        return self.since + self.banks[seat], seat
