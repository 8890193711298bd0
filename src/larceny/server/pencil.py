"""Pencil marks: what a team notes on things of the board, seen by its own seats only.

They are no part of the game: they are kept beside its log, as chat is, and wiped out when the teams change.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from larceny.server.messages import Mark, Marks, Sign, write_message
from larceny.server.peer import Peer
from larceny.server.refusal import Refusal
from larceny.server.requests import Asking

MOST = 200  # things that a team may mark

Team = tuple[int, ...]


def written(team: Sequence[int]) -> str:
    """A team as it is stored, such as `1,2`."""
    return ",".join(map(str, team))


def read(text: str) -> Team:
    """A stored team."""
    return tuple(map(int, text.split(",")))


class Pencil:
    """The marks of all teams at one table."""

    def __init__(self) -> None:
        self.of: dict[Team, dict[str, Sign]] = {}
        self._teams: list[list[int]] = []

    def recall(self, teams: list[list[int]], kept: Iterable[tuple[str, str, Sign]]) -> None:
        """Take up what the teams that there are now had marked before the table was put away."""
        self._teams = teams
        for team, thing, sign in kept:
            if team in map(written, teams):
                self.of.setdefault(read(team), {})[thing] = sign

    def mark(self, asking: Asking, asked: Mark) -> Team:
        """Mark a thing for one's team, or wipe its mark out; the team that is to be shown it."""
        asking.own_chair(asked.seat)
        asking.refuse_unless_in("playing")
        self.wipe_for(asking.table.teams())
        team = self.team_of(asked.seat)
        if team is None:
            raise Refusal("no-team")
        marks = self.of.setdefault(team, {})
        if not asked.sign:
            marks.pop(asked.thing, None)
        elif asked.thing in marks or len(marks) < MOST:
            marks[asked.thing] = asked.sign
        else:
            raise Refusal("too-many-marks", count=MOST)
        return team

    def team_of(self, seat: int | None) -> Team | None:
        """The team of a seat."""
        return next((tuple(team) for team in self._teams if seat in team), None)

    def wipe_for(self, teams: list[list[int]]) -> frozenset[int]:
        """If these are other teams than those that have marked, all marks are gone; the seats that had some."""
        if teams == self._teams:
            return frozenset()
        had = frozenset(seat for team, marks in self.of.items() if marks for seat in team)
        self.of, self._teams = {}, teams
        return had

    def shown_to(self, peer: Peer) -> bytes:
        """What a device is shown: the marks of the team through whose eyes it looks."""
        team = self.team_of(peer.look)
        frame: bytes = write_message(Marks({} if team is None else self.of.get(team, {})))
        return frame
