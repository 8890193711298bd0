"""A challenger at a table of rivals: mirrored deals, each seat or side in turn, on the arena of the package."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.strength.records import Book, Record, series_of
from larceny.arena.fixtures import Tournament
from larceny.arena.intervals import of_shares
from larceny.arena.payoffs import deals_won
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


def kept(tournament: Tournament, book: Book) -> list[Record]:
    """What is known of the series, deal by deal."""
    game, (hero, field) = tournament.game, tournament.pairs[0]
    name = series_of(game.key, game.players, unusual(game), hero, field, tournament.seed)
    return [one for one in book.records if one.deals and one.series == name and one.rules == game.rules_version]


def still_holds(tournament: Tournament, before: Sequence[Record]) -> bool:
    """Whether the bots play the first deal as they did then: only with the same bots a series goes on."""
    again = records(tournament, [tournament.play(number) for number in range(tournament.places)])
    return [(one.role, one.first, one.deals) for one in again] == [
        (one.role, one.first, one.deals[:1]) for one in before
    ]


def records(
    tournament: Tournament, played: Sequence[Played], meant: Sequence[Meant] = (), before: Sequence[Record] = ()
) -> list[Record]:
    """What came of it: a record, or where there are teams one for each; if a bot meets itself the first tells all.

    What was meant is said once for all, or for each team. What was played follows what is known from before.
    """
    return [
        one
        for role in (range(tournament.places) if tournament.roles else (None,))
        if (one := _record(tournament, role, played, _of_role(meant, role), before)) is not None
    ]


def _record(
    tournament: Tournament, role: int | None, played: Sequence[Played], meant: Meant, before: Sequence[Record]
) -> Record | None:
    game, (hero, field) = tournament.game, tournament.pairs[0]
    known = next((one for one in before if one.role == role), None)
    own = [one for one in played if role in (None, one["place"])]
    shares = deals_won(own).get((hero, field, role), {}).values()
    deals = (*(known.deals if known else ()), *(round(share, DIGITS) for share in shares))
    if not deals:
        return None
    share = of_shares(deals)
    return Record(
        game=game.key,
        rules=game.rules_version,
        players=game.players,
        options=unusual(game),
        challenger=hero,
        rival=field,
        role=role,
        seed=tournament.seed,
        games=len(deals) * (tournament.places if role is None else 1),
        share=round(share.mean, DIGITS),
        low=round(share.low, DIGITS),
        high=round(share.high, DIGITS),
        meant=tuple(meant),
        version=version(),
        deals=deals,
        first=known.first if known else sum(one["decisions"] for one in own if one["deal"] == 0),
    )


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
