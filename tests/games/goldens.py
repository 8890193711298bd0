"""What the golden games of all games have in common: files, and who read what of a move."""

from __future__ import annotations

from pathlib import Path

import larceny
from larceny.engine.events import line as line_in_log
from tests.games.lines import lines, moves


def golden(folder: Path, name: object, end: str = ".txt") -> str:
    """A file of a golden folder, byte for byte."""
    return (folder / f"{name}{end}").read_bytes().decode("utf-8")


def match_of(folder: Path, name: object) -> larceny.Match:
    """A golden game, played again."""
    return larceny.replay(golden(folder, name))


def record(folder: Path, name: object, match: larceny.Match, seen: str) -> None:
    """Write a golden game and what was read of it."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.txt").write_text(match.transcript(), encoding="utf-8")
    (folder / f"{name}.seen.txt").write_text(seen, encoding="utf-8")


def seen_move_by_move(match: larceny.Match) -> str:
    """Who read what: after each move of the transcript, the new lines of each observer.

    `others` are all players not named and the spectators; a choice that is still secret is read by its maker only.
    """
    again = match.game.start(seed=None)
    observers = (None, *range(match.game.players))
    heard = dict.fromkeys(observers, 0)
    text = ""
    for number, line in enumerate(lines(match), start=1):
        moves(again, line)
        new: dict[int | None, str] = dict.fromkeys(observers, "nothing")
        for observer in observers:
            if again.event_count(observer) > heard[observer]:
                told = again.narrator.remembered(observer)  # it may be less than before
                actions = [event for event in told if "action" in event and event["number"] >= heard[observer]]
                new[observer] = "; ".join(line_in_log(event) for event in actions) or "nothing"
                heard[observer] = again.event_count(observer)
        text += f"{number} {line_of(new)}\n"
    return text


def line_of(read: dict[int | None, str]) -> str:
    """What each read, those together who read the same."""
    told, knowers = read[None], dict[str, list[str]]()
    for seat, what in read.items():
        if seat is not None and what != told:
            knowers.setdefault(what, []).append(f"p{seat + 1}")
    parts = [f"{' '.join(seats)}: {what}" for what, seats in knowers.items()]
    return " | ".join([*parts, f"{'others' if parts else 'all'}: {told}"])
