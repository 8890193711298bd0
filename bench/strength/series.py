"""A challenger at a table of rivals: mirrored deals, each seat or side in turn, on the arena of the package."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.strength.records import Record
from larceny.arena.fixtures import Tournament
from larceny.arena.payoffs import payoffs
from larceny.arena.results import Results
from larceny.arena.workers import Played, play_all
from larceny.engine.game import Game

ROOT = Path(__file__).parents[2]
DIGITS = 4  # of a share


def series(game: Game, challenger: str, rival: str, seed: int) -> Tournament:
    """All matches in which the challenger is the only one of its kind, or has a side to itself."""
    tournament = Tournament(game, [challenger], seed, field=rival)
    if challenger == rival and tournament.roles:
        tournament.places = 1  # the other side of a deal would be the same match once more
    return tournament


def play(
    tournament: Tournament,
    games: int,
    folder: Path | None,
    workers: int = 1,
    follow: Callable[[int, int], None] = lambda done, total: None,
) -> list[Played]:
    """Play so many games, or what a folder does not hold of them; each is in the folder as soon as it is over.

    Ctrl-C ends it early; what comes back are whole deals in any case.
    """
    total = tournament.count(games)
    with Results(folder, {**tournament.head(), "pairs": list(tournament.pairs)}) as results:
        rest = range(len(results.played), total)
        try:
            for one in play_all(tournament, rest, workers) if rest else ():
                results.add(one)
                follow(len(results.played), total)
        except KeyboardInterrupt:
            total = len(results.played)
        return results.played[: total - total % tournament.places]


Meant = Sequence[float]  # at least, and at most


def records(tournament: Tournament, played: Sequence[Played], meant: Sequence[Meant] = ()) -> list[Record]:
    """What came of it: a record, or where there are teams one for each; if a bot meets itself the first tells all.

    What was meant is said once for all, or for each team.
    """
    game = tournament.game
    games = Counter(one["place"] if one["teams"] else None for one in played)
    return [
        Record(
            game=game.key,
            rules=game.rules_version,
            players=game.players,
            options=unusual(game),
            challenger=one.hero,
            rival=one.field,
            role=one.role,
            seed=tournament.seed,
            games=games[one.role],
            share=round(one.share.mean, DIGITS),
            low=round(one.share.low, DIGITS),
            high=round(one.share.high, DIGITS),
            meant=tuple(_of_role(meant, one.role)),
            version=version(),
        )
        for one in payoffs(played)
        if one.hero != one.field or not one.role
    ]


def _of_role(meant: Sequence[Meant], role: int | None) -> Meant:
    if not meant:
        return ()
    return meant[role or 0] if len(meant) > 1 else meant[0]


def unusual(game: Game) -> dict[str, str | int]:
    """The options that are not what the game's card has."""
    usual = {option.name: option.default for option in game.ruleset.card.options}
    return {name: value for name, value in game.options.items() if value != usual[name]}


def version() -> str:
    """The commit that plays; with a + if files were changed since."""
    found = subprocess.run(
        ["git", "describe", "--always", "--abbrev=12", "--exclude=*", "--dirty=+"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.strip()
