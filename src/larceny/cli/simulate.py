"""`larceny simulate`: many games at random, or with bots."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from larceny.cli.arena import told
from larceny.cli.interrupts import Interrupts
from larceny.cli.play import read_options
from larceny.cli.progress import followed
from larceny.cli.screen import Screen, open_screen
from larceny.cli.terms import Terms, split_levels
from larceny.cli.voice import Voice

if TYPE_CHECKING:
    from larceny.engine.batch import Playouts
    from larceny.engine.game import Game

MANY, FEW = 100_000, 100  # games, where no number is given: at random, and if each may take a second


def run(arguments: argparse.Namespace) -> int:
    """Play the games and show what came of them."""
    from larceny.engine.batch import play_out
    from larceny.library import load

    voice = Voice(arguments.lang)
    screen = open_screen(voice, Interrupts(), plain=arguments.plain)
    game = load(arguments.game, arguments.players, **read_options(arguments.game, arguments.option, voice))
    bots = arguments.bots is not None
    studied = bool(arguments.out or arguments.compare or arguments.skill)
    terms = Terms((), read_bots(arguments.bots or "random", game, voice), voice.lang)
    count = (FEW if bots or studied else MANY) if arguments.games is None else arguments.games
    if count < 1:
        raise voice.refusal("no-games")
    if studied:
        from larceny.cli.statistics import examine

        return examine(arguments, screen, game, terms, count)
    screen.say(voice.say("simulating", games=count, title=game.ruleset.card.title))
    if remark := game.remark(voice.lang):
        screen.say(remark)
    result = play_bots(screen, game, terms, count, arguments.seed) if bots else play_out(game, count, arguments.seed)
    _report(screen, result, [terms.level(seat) for seat in range(game.players)])
    return 0


def read_bots(text: str, game: Game, voice: Voice) -> tuple[str, ...]:
    """Levels for the seats; one that looks ahead may have its number of simulations: `search@200`."""
    from larceny.arena.entrants import check_level
    from larceny.arena.trouble import Trouble

    levels = split_levels(text, game.players, voice)
    try:
        for level in levels:
            check_level(level, game)
    except Trouble as trouble:
        raise told(trouble, voice) from None
    return levels


def named(level: str, voice: Voice) -> str:
    """What the bots of a level are called, with their simulations if these are not the usual ones."""
    name, at, simulations = level.partition("@")
    return f"{voice.say(f'level-{name}')} {at}{simulations}".rstrip()


def play_bots(screen: Screen, game: Game, terms: Terms, games: int, seed: int) -> Playouts:
    """Matches between bots; match number i of a seed is the same in any run."""
    from larceny.arena.survey import outcomes
    from larceny.engine.batch import Playouts

    ended = outcomes(game, [terms.level(seat) for seat in range(game.players)], games, seed)
    began = time.thread_time()
    decisions, scores, wins = 0, [0] * game.players, [0.0] * game.players
    for outcome, made in followed(ended, screen, 0, games):
        decisions += made
        for seat, score in enumerate(outcome.scores):
            scores[seat] += score
            wins[seat] += outcome.share(seat)
    seconds = time.thread_time() - began
    return Playouts(
        games, decisions, tuple(score / games for score in scores), tuple(win / games for win in wins), seconds
    )


def _report(screen: Screen, result: Playouts, levels: Sequence[str]) -> None:
    voice = screen.voice
    head = [voice.say(f"column-{name}") for name in ("seat", "bot", "score", "wins")]
    seats = zip(levels, result.scores, result.wins, strict=True)
    screen.rows(
        [
            (f"p{seat}", named(level, voice), f"{score:.3f}", f"{100 * share:.1f} %")
            for seat, (level, score, share) in enumerate(seats, start=1)
        ],
        head,
    )
    speed = round(result.decisions / result.cpu_seconds) if result.cpu_seconds else 0
    mean = f"{result.decisions / result.games:.1f}"
    screen.say(voice.say("simulated", games=result.games, decisions=result.decisions, mean=mean))
    screen.say(voice.say("simulated-speed", speed=speed, seconds=f"{result.cpu_seconds:.2f}"))
