"""The tables at which our games are measured: asked from the package, never listed here."""

from __future__ import annotations

from typing import NamedTuple

PLAYERS = range(3, 7)
USUAL_PLAYERS = 4


class Table(NamedTuple):
    """A game and its number of players."""

    game: str
    players: int


def tables() -> list[Table]:
    """List every game at every table size from three to six that it allows."""
    try:
        import larceny

        every = [Table(game, players) for game in larceny.games() for players in PLAYERS]
        return [table for table in every if allowed(table)]
    except Exception:
        # A contestant's own process meets the same error, and the report shows it as that row's reason.
        return [Table("every game", USUAL_PLAYERS)]


def usual_tables() -> list[Table]:
    """List every game once: with four players, or as near to that as it allows."""
    nearest_first = sorted(tables(), key=lambda table: abs(table.players - USUAL_PLAYERS))
    return list({table.game: table for table in reversed(nearest_first)}.values())


def allowed(table: Table) -> bool:
    """Tell whether a game takes so many players; a broken game is allowed to say so in its rows."""
    import larceny

    try:
        larceny.load(table.game, players=table.players)
    except larceny.LarcenyError:
        return False
    except Exception:
        return True
    return True
