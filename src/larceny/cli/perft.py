"""`larceny perft`: how many ways a game can go, depth by depth. A changed count means changed rules."""

from __future__ import annotations

import argparse

from larceny.cli.interrupts import Interrupts
from larceny.cli.play import read_options
from larceny.cli.screen import Screen, open_screen
from larceny.cli.voice import Voice


def run(arguments: argparse.Namespace) -> int:
    """Count to the depth, or to it action by action."""
    from larceny.engine.tree import divide, perft
    from larceny.library import load

    voice = Voice(arguments.lang)
    screen = open_screen(voice, Interrupts(), plain=arguments.plain)
    if arguments.depth < 1:
        raise voice.refusal("no-depth")
    options = read_options(arguments.game, arguments.option, voice)
    match = load(arguments.game, arguments.players, **options).start(arguments.seed)
    if arguments.divide:
        _show(screen, "column-action", divide(match, arguments.depth))
    else:
        depths = range(1, arguments.depth + 1)
        _show(screen, "column-depth", {str(depth): perft(match, depth) for depth in depths})
    return 0


def _show(screen: Screen, column: str, counts: dict[str, int]) -> None:
    head = [screen.voice.say(column), screen.voice.say("column-count")]
    screen.rows([(name, str(count)) for name, count in counts.items()], head)
