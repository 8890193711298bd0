"""`larceny arena`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from larceny.cli.files import ready_folder
from larceny.cli.interrupts import Interrupts
from larceny.cli.play import read_options
from larceny.cli.progress import followed
from larceny.cli.screen import Screen, open_screen
from larceny.cli.voice import Voice, quoted, quoted_path

if TYPE_CHECKING:
    from larceny.arena.fixtures import Tournament
    from larceny.arena.intervals import Interval
    from larceny.arena.payoffs import Payoff
    from larceny.arena.ratings import Rating
    from larceny.arena.results import Results
    from larceny.arena.trouble import Trouble
    from larceny.arena.workers import Played, Series
    from larceny.engine.errors import LarcenyError
    from larceny.engine.game import Game


def run(arguments: argparse.Namespace) -> int:
    """Play the tournament, or the rest of it, and show the tables."""
    from larceny.arena.trouble import Trouble

    voice = Voice(arguments.lang)
    screen = open_screen(voice, Interrupts(), plain=arguments.plain)
    sys.path.insert(0, str(Path.cwd()))  # where somebody's class may lie
    try:
        _compete(arguments, screen)
    except Trouble as trouble:
        raise told(trouble, voice) from None
    return 0


def told(trouble: Trouble, voice: Voice) -> LarcenyError:
    """What went wrong, as a sentence in the language of the person."""
    facts = {name: quoted(fact, 200) if isinstance(fact, str) else fact for name, fact in trouble.facts.items()}
    return voice.refusal(trouble.reason, **facts)


def read_workers(given: int | None, voice: Voice) -> int:
    """How many processes are to play."""
    if given is not None and given < 1:
        raise voice.refusal("no-workers")
    return given or os.cpu_count() or 1


def back_end(name: str, voice: Voice) -> Callable[[Series, range, int], Iterator[Played]]:
    """Who plays the games."""
    from larceny.arena.workers import play_all

    if name == "processes":
        return play_all
    try:
        from larceny.arena import cluster
    except ImportError:
        raise voice.refusal("arena-no-ray") from None
    return cluster.play_all


def _compete(arguments: argparse.Namespace, screen: Screen) -> None:
    from larceny.arena.fixtures import Tournament
    from larceny.arena.results import Results
    from larceny.library import load

    voice = screen.voice
    play_all = back_end(arguments.back_end, voice)
    game = load(arguments.game, arguments.players, **read_options(arguments.game, arguments.option, voice))
    workers = read_workers(arguments.workers, voice)
    if arguments.games < 1:
        raise voice.refusal("no-games")
    tournament = Tournament(game, arguments.entrants, arguments.seed)
    total = tournament.count(arguments.games)
    folder = ready_folder(Path(arguments.out), voice) if arguments.out else None
    with Results(folder, tournament.head()) as results:
        _announce(screen, tournament, total, len(results.played))
        rest = range(len(results.played), total)
        for played in followed(play_all(tournament, rest, workers), screen, rest.start, total):
            results.add(played)
    _report(screen, tournament, results, total, folder)


def _announce(screen: Screen, tournament: Tournament, total: int, done: int) -> None:
    voice, game = screen.voice, tournament.game
    title = game.ruleset.card.title
    screen.say(voice.say("arena-begins", title=title, entrants=len(tournament.entrants), games=total))
    if remark := game.remark(voice.lang):
        screen.say(remark)
    if done:
        screen.say(voice.say("arena-goes-on", games=min(done, total)))


def _report(screen: Screen, tournament: Tournament, results: Results, total: int, folder: Path | None) -> None:
    from larceny.arena.payoffs import payoffs
    from larceny.arena.tables import write_payoffs, write_ratings

    played = results.played[:total]
    table = payoffs(played)
    for role in range(tournament.roles) or (None,):
        _show_payoffs(screen, tournament.game, [one for one in table if one.role == role], role)
    if folder is not None:
        write_payoffs(folder / "payoffs.csv", table)
    try:
        from larceny.arena import ratings
    except ImportError:
        screen.say(screen.voice.say("arena-no-ratings"))
    else:
        rated = ratings.ratings(played)
        _show_ratings(screen, tournament.game, rated)
        if folder is not None:
            write_ratings(folder / "ratings.csv", rated)
    if folder is not None:
        screen.say(screen.voice.say("arena-written", folder=quoted_path(folder)))


def _show_payoffs(screen: Screen, game: Game, table: Sequence[Payoff], role: int | None) -> None:
    from larceny.arena.sides import side_name

    voice, ruleset = screen.voice, game.ruleset
    if role is None:
        screen.heading(voice.say("arena-payoffs", fair=f"{100 / game.players:.1f}"))
    else:
        screen.heading(voice.say("arena-payoffs-role", side=side_name(ruleset, voice.lang, role + 1, voice.say)))
    head = [voice.say(f"column-{name}") for name in ("bot", "against", "wins")]
    screen.rows([(one.hero, one.field, percent(one.share)) for one in table], head)


def percent(share: Interval) -> str:
    """A share with its interval."""
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f})"


def _show_ratings(screen: Screen, game: Game, ratings: Sequence[Rating]) -> None:
    from larceny.arena.sides import side_name

    voice = screen.voice
    for role in dict.fromkeys(rating.role for rating in ratings):
        label = "arena-ratings" if role is None else "arena-ratings-role"
        side = "" if role is None else side_name(game.ruleset, voice.lang, role + 1, voice.say)
        screen.heading(voice.say(label, side=side))
        head = [voice.say(f"column-{name}") for name in ("bot", "rating", "deviation")]
        own = [rating for rating in ratings if rating.role == role]
        screen.rows([(one.entrant, f"{one.mean:.2f}", f"{one.deviation:.2f}") for one in own], head)
