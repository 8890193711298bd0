"""Sets up museums from text, plays them from text, and reads them as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import larceny

WORKS = ("r2c6", "r3c2", "r3c12", "r7c2", "r7c11", "r5c6", "r7c7", "r10c4", "r11c5")
CAMERAS = ("r10c9 straight", "r11c8 straight", "r1c4 straight", "r1c9 straight", "r3c1 straight", "r9c12 straight")
PAWNS = ("r6c10", "r6c12", "r9c10", "r7c10", "r8c11", "r9c11")  # in a corner of the green room


def start(players: int = 3, **options: Any) -> larceny.Match:
    """A match in which chance is played by hand."""
    return larceny.load("casse", players, **options).start(seed=None)


def go(match: larceny.Match, *texts: str) -> larceny.Match:
    """Play these, each by whoever is to act."""
    for text in texts:
        match.play(match.movers()[0], text)
    return match


def set_up(
    players: int = 3,
    *,
    works: Sequence[str] = WORKS,
    cameras: Sequence[str] = CAMERAS,
    pawns: Sequence[str] = PAWNS,
    locks: Sequence[str] = (),
    **options: Any,
) -> larceny.Match:
    """A museum that the detectives have set up; the thief is about to enter."""
    match = go(start(players, **options), *(f"lock {lock}" for lock in locks))
    return furnish(match, works=works, cameras=cameras, pawns=pawns)


def furnish(
    match: larceny.Match,
    *,
    works: Sequence[str] = WORKS,
    cameras: Sequence[str] = CAMERAS,
    pawns: Sequence[str] = PAWNS,
) -> larceny.Match:
    """The detectives place works, cameras and pawns."""
    go(match, *(f"art {square}" for square in works), *(f"camera {camera}" for camera in cameras))
    return go(match, *(f"pawn {square}" for square in pawns[: len(match.view(None)["detectives"])]))


def inside(*texts: str, enter: str = "W1", players: int = 3, **museum: Any) -> larceny.Match:
    """… and the thief has entered and played on."""
    return go(set_up(players, **museum), f"enter {enter}", *texts)


def legal(match: larceny.Match) -> set[str]:
    """What whoever is to act may do."""
    return set(match.legal(match.movers()[0]))


def squares(match: larceny.Match, verb: str) -> set[str]:
    """The squares that may follow a verb now."""
    return {text.split(" ")[1] for text in legal(match) if text.split(" ")[0] == verb}


def state(match: larceny.Match) -> dict[str, Any]:
    """The full state, secrets and all."""
    found: dict[str, Any] = match.position()["state"]
    return found


def thief_view(match: larceny.Match) -> dict[str, Any]:
    """What the thief sees."""
    return match.view(match.view(None)["thief"])


def happened(match: larceny.Match, observer: int | None = None) -> list[str]:
    """The names of all events, actions left out."""
    return [event["event"] for event in match.events(observer) if "action" not in event]


def last_events(match: larceny.Match, count: int = 1) -> list[dict[str, Any]]:
    """The last few public events."""
    return match.events(None)[-count:]
