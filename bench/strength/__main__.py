"""Measure how strong a bot is, and write it down for docs/bots.md.

    python -m bench.strength dieven master greedy --games 2000 --seed 500000 --meant 0.42
    python -m bench.strength casse master greedy --option setup=quick --games 200 --meant 0.7 --meant 0.65
    python -m bench.strength dieven master bench.strength.rivals:Ismcts --games 4 --clock

One challenger sits at a table of rivals (of two teams it has one), in each place of the same deals. Each game is on the
disk as soon as it is over: the same command goes on where it was stopped, unless the code by which bots play has
changed. Ctrl-C writes down what there is; from there too the same command goes on, on any machine, as long as the bots
play the first deal as they did.
"""

from __future__ import annotations

import argparse
import re
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import larceny
from bench.strength import records
from bench.strength.clock import pace
from bench.strength.records import Record
from bench.strength.series import kept, play, series, still_holds
from bench.strength.series import records as records_of
from larceny.arena.fixtures import Tournament

USUAL_PLAYERS = 4


def main() -> None:
    """Play, and write down."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    arguments = asked()
    options = dict(text.split("=", 1) for text in arguments.option)
    game = larceny.load(arguments.game, arguments.players, **options)
    tournament = series(game, arguments.challenger, arguments.rival, arguments.seed)
    if arguments.clock:
        found = pace(tournament, arguments.games)
        records.add(paces=[found])
        print(f"{found.challenger_seconds} s and {found.rival_seconds} s a choice")
        return
    before = known(tournament)
    rest = series(game, arguments.challenger, arguments.rival, arguments.seed + deals(before))
    games = arguments.games - deals(before) * tournament.places
    played = play(rest, games, arguments.folder / slug(rest), arguments.workers, follow)
    made = records_of(tournament, played, arguments.meant, before)
    records.add(made)
    for one in made:
        print(f"{one.share:.1%} ({one.low:.1%} – {one.high:.1%}) of {one.games} games")


def known(tournament: Tournament) -> list[Record]:
    """What was kept of the series, if it was played by the same bots."""
    before = kept(tournament, records.read())
    if not before:
        return []
    tournament.prepare(matches=0)  # bots that look ahead would take minutes for the first deal, interpreted
    if still_holds(tournament, before):
        return before
    print("The bots play otherwise than when games of this series were kept: it begins anew.", file=sys.stderr)
    return []


def deals(before: Sequence[Record]) -> int:
    """How many deals are known."""
    return len(before[0].deals) if before else 0


def asked() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("challenger", help="an entrant of the arena: a level, level@simulations, package.module:Class")
    parser.add_argument("rival", help="who has all other seats, or the other team")
    parser.add_argument("--games", type=int, default=100, help="in all; whole deals, so there may be a few more")
    parser.add_argument("--seed", type=int, default=500_000, help="of the first deal")
    parser.add_argument("--players", type=int, default=USUAL_PLAYERS)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--meant",
        type=float,
        nargs="+",
        action="append",
        default=[],
        help="the share to be won: at least, at most; once for all, or for each team in turn",
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="where games are kept")
    parser.add_argument("--clock", action="store_true", help="measure the time for a choice instead")
    return parser.parse_args()


def slug(tournament: Tournament) -> str:
    """A name for the folder of a series: its head makes sure that it is the same; other code has its own."""
    head, (hero, field) = tournament.head(), tournament.pairs[0]
    options = [f"{name}={value}" for name, value in head["options"].items()]
    parts = (head["game"], hero, field, head["seed"], head["players"], *options, head["code"])
    return re.sub(r"[^\w@.=-]+", "_", "-".join(map(str, parts)))


def follow(done: int, total: int) -> None:
    """Say how far it is, to whoever watches."""
    if sys.stderr.isatty():
        print(f"\r{done} of {total}", end="" if done < total else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
