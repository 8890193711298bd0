"""Our fresh processes: the first prompt, the help, and compiling from nothing."""

from __future__ import annotations

from bench.entry import OURS, Entry, Launch, Section
from bench.tables import Table, usual_tables

COLD = "play, cold cache"
WARM = "play, warm cache"
PROMPT = r"(?m)^p1, your move\b"  # what the person in the first seat is asked, in English


def entries() -> list[Entry]:
    """List the first prompt of every game with and without compiled code, the help, and compile times."""
    rows = []
    for table in usual_tables():
        warm = Launch(play(table), until=PROMPT, first=("-m", "larceny", "warm", table.game))
        cold = Launch(play(table), until=PROMPT, cold=True)
        rows.append(Entry(Section.PROMPT, OURS, table.game, COLD, cold, headline=True, quick=True))
        rows.append(Entry(Section.PROMPT, OURS, table.game, WARM, warm, quick=True))
        rows.append(compiling(table.game))
    usage = Launch(("-m", "larceny", "--help"))
    return [*rows, Entry(Section.PROMPT, OURS, "no game", "--help, to its end", usage)]


def play(table: Table) -> tuple[str, ...]:
    """Give the command of a person who sits down with bots."""
    command = f"-m larceny play {table.game} --players {table.players} --seat 1 --bots greedy --lang en --seed 7"
    return tuple(command.split())


def compiling(game: str) -> Entry:
    """Make the row of a game's compile time."""
    launch = Launch(("-m", "larceny", "warm", game), cpu=True, cold=True)
    return Entry(Section.COMPILE, OURS, game, "warm, cold cache", launch, headline=True)
