"""`larceny simulate --out`: what the games are like, as tables and a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from larceny.cli.arena import percent, read_workers, told
from larceny.cli.play import read_options
from larceny.cli.progress import followed
from larceny.cli.screen import Screen
from larceny.cli.terms import Terms
from larceny.cli.voice import quoted, quoted_path

if TYPE_CHECKING:
    from larceny.arena.report import Way
    from larceny.engine.game import Game


def examine(arguments: argparse.Namespace, screen: Screen, game: Game, terms: Terms, count: int) -> int:
    """Play the games, in both ways if an option is compared, and write what came of them."""
    from larceny.arena.report import write_statistics
    from larceny.arena.trouble import Trouble

    voice, title = screen.voice, game.ruleset.card.title
    if not arguments.out:
        raise voice.refusal("compare-alone")
    workers, folder = read_workers(arguments.workers, voice), Path(arguments.out)
    games = _ways(arguments, screen, game)
    screen.say(voice.say("simulating", games=count * len(games), title=title))
    if remark := game.remark(voice.lang):
        screen.say(remark)
    try:
        ways = [_play(screen, name, one, terms, count, arguments.seed, workers) for name, one in games.items()]
    except Trouble as trouble:
        raise told(trouble, voice) from None
    write_statistics(folder, title, voice.lang, ways, voice.say)
    for way in ways:
        _show(screen, way, terms)
    screen.say(voice.say("arena-written", folder=quoted_path(folder)))
    return 0


def _ways(arguments: argparse.Namespace, screen: Screen, game: Game) -> dict[str, Game]:
    """The game, and if an option is compared the game with it, by name."""
    from larceny.library import load

    if not arguments.compare:
        return {game.ruleset.card.title: game}
    changed = [*arguments.option, arguments.compare]
    other = load(arguments.game, game.players, **read_options(arguments.game, changed, screen.voice))
    option = arguments.compare.partition("=")[0].strip()
    if other.options == game.options:
        raise screen.voice.refusal("compare-same", option=quoted(arguments.compare))
    return {f"{option}={one.options[option]}": one for one in (game, other)}


def _play(screen: Screen, name: str, game: Game, terms: Terms, count: int, seed: int, workers: int) -> Way:
    from larceny.arena.report import Way
    from larceny.arena.survey import Survey
    from larceny.arena.workers import play_all

    survey = Survey(game, [terms.level(seat) for seat in range(game.players)], seed)
    return Way(name, list(followed(play_all(survey, range(count), workers), screen, 0, count)))


def _show(screen: Screen, way: Way, terms: Terms) -> None:
    """The table that people look for first."""
    from larceny.arena.measures import Measure, measured, summary

    voice, found = screen.voice, summary(measured(way.played))
    screen.heading(way.name)
    rows = []
    for seat in range(len(way.played[0]["scores"])):
        label, level = f"p{seat + 1}", voice.say(f"level-{terms.level(seat)}")
        score, wins = found[Measure("score", label)].mean, percent(found[Measure("win", label)])
        rows.append((label, level, f"{score:.3f}", wins))
    screen.rows(rows, [voice.say(f"column-{name}") for name in ("seat", "bot", "score", "wins")])
