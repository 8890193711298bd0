"""`larceny simulate --out`: what the games are like, as tables and a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from larceny.cli.arena import percent, read_workers, told
from larceny.cli.files import ready_folder
from larceny.cli.play import read_options
from larceny.cli.progress import followed
from larceny.cli.screen import Screen
from larceny.cli.terms import Terms
from larceny.cli.voice import quoted, quoted_path

if TYPE_CHECKING:
    from larceny.arena.fixtures import Tournament
    from larceny.arena.report import Findings, Way
    from larceny.arena.skill import Rung
    from larceny.engine.game import Game

PLAYERS = "players"  # may be compared like an option
MOST_WAYS = 8  # colours that can be told apart


def examine(arguments: argparse.Namespace, screen: Screen, game: Game, terms: Terms, count: int) -> int:
    """Play the games, in every way that is compared, and write what came of them."""
    from larceny.arena.report import found_out
    from larceny.arena.trouble import Trouble

    voice = screen.voice
    if not arguments.out:
        raise voice.refusal("compare-alone" if arguments.compare else "skill-alone")
    if arguments.skill and len(terms.levels) > 1:
        raise voice.refusal("skill-alone")
    workers = read_workers(arguments.workers, voice)
    games = _ways(arguments, screen, game)
    try:
        ladder = _ladder(arguments, screen, game, terms.level(0)) if arguments.skill else []
        folder = ready_folder(Path(arguments.out), voice)
        screen.say(voice.say("simulating", games=count * len(games), title=game.ruleset.card.title))
        if remark := game.remark(voice.lang):
            screen.say(remark)
        ways = [_play(screen, name, one, terms, count, arguments.seed, workers) for name, one in games.items()]
        rungs = [_climb(screen, one, arguments.skill_games, workers) for one in ladder]
    except Trouble as trouble:
        raise told(trouble, voice) from None
    _write(screen, folder, found_out(ways, rungs, terms.level(0)))
    for way in ways:
        _show(screen, way, terms)
    screen.say(voice.say("arena-written", folder=quoted_path(folder)))
    return 0


def _write(screen: Screen, folder: Path, found: Findings) -> None:
    from larceny.arena.page import Page
    from larceny.arena.report import write_tables

    voice = screen.voice
    if not write_tables(folder, found):
        screen.say(voice.say("no-parquet"))
    (folder / "report.html").write_text(Page(found, voice.lang, voice.say).html(), encoding="utf-8")


def _ways(arguments: argparse.Namespace, screen: Screen, game: Game) -> dict[str, Game]:
    """The ways of playing by name: the game as it is; or one with each value that is compared."""
    if not arguments.compare:
        return {game.ruleset.card.title: game}
    name, _, text = arguments.compare.partition("=")
    name, values = name.strip(), [value.strip() for value in text.split(",")]
    if not all(values) or len(values) > MOST_WAYS:
        raise screen.voice.refusal("compare-values")
    games = {value: _changed(arguments, screen, game, name, value) for value in values}
    if len(values) == 1:
        usual = game.players if name == PLAYERS else game.options[name]
        games = {quoted(str(usual)): game, **games}
    kinds = {(one.players, *one.options.values()) for one in games.values()}
    if len(kinds) < max(2, len(values)):
        raise screen.voice.refusal("compare-same", option=quoted(arguments.compare))
    return {f"{name}={value}": one for value, one in games.items()}


def _changed(arguments: argparse.Namespace, screen: Screen, game: Game, name: str, value: str) -> Game:
    """The game with another number of players, or another value of an option."""
    from larceny.library import load

    if name == PLAYERS:
        if not (value.isascii() and value.isdecimal() and len(value) < 4):
            raise screen.voice.refusal("compare-values")
        return load(arguments.game, int(value), **read_options(arguments.game, arguments.option, screen.voice))
    options = read_options(arguments.game, [*arguments.option, f"{name}={value}"], screen.voice)
    return load(arguments.game, game.players, **options)


def _play(screen: Screen, name: str, game: Game, terms: Terms, count: int, seed: int, workers: int) -> Way:
    from larceny.arena.harvest import gathered
    from larceny.arena.report import Way
    from larceny.arena.survey import Survey
    from larceny.arena.workers import play_all

    survey = Survey(game, [terms.level(seat) for seat in range(game.players)], count, seed)
    parts = followed(play_all(survey, survey.portions, workers), screen, 0, count, survey.size)
    return Way(name, gathered(game, seed, parts))


def _ladder(arguments: argparse.Namespace, screen: Screen, game: Game, field: str) -> list[Tournament]:
    """Each level of --skill against the field; what cannot play is refused before anything is played."""
    from larceny.arena.fixtures import Tournament

    if arguments.skill_games < 1:
        raise screen.voice.refusal("no-games")
    levels = dict.fromkeys(level.strip() for level in arguments.skill.split(","))
    return [Tournament(game, [level], arguments.seed, field) for level in levels]


def _climb(screen: Screen, tournament: Tournament, games: int, workers: int) -> Rung:
    """How often a level wins against the field, and what the deal decides among its like."""
    from larceny.arena.skill import TIMES, Repeats, rung, share_of
    from larceny.arena.workers import play_all

    (level,) = tournament.entrants
    screen.say(screen.voice.say("skill-playing", level=quoted(level)))
    total, deals = tournament.count(games), -(-games // TIMES)
    repeats = Repeats(tournament.game, level, deals, tournament.seed)
    played = list(followed(play_all(tournament, range(total), workers), screen, 0, total))
    again = list(followed(play_all(repeats, range(deals), workers), screen, 0, deals))
    return rung(level, share_of(level, played), again)


def _show(screen: Screen, way: Way, terms: Terms) -> None:
    """The table that people look for first."""
    from larceny.arena.intervals import of_shares
    from larceny.cli.simulate import named

    voice, harvest = screen.voice, way.harvest
    screen.heading(way.name)
    rows = []
    for seat in range(harvest.game.players):
        level = named(terms.level(seat), voice)
        score, wins = harvest.scores[:, seat].mean(), percent(of_shares(harvest.wins[:, seat]))
        rows.append((f"p{seat + 1}", level, f"{score:.3f}", wins))
    screen.rows(rows, [voice.say(f"column-{name}") for name in ("seat", "bot", "score", "wins")])
