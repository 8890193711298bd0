"""The first words: which game, how many players, how to move."""

from __future__ import annotations

import argparse
import sys

from larceny.cli.games import Shelved, shelved
from larceny.cli.screen import Screen
from larceny.games import keys


def welcome(arguments: argparse.Namespace, screen: Screen) -> tuple[str, int | None]:
    """The game and the number of players; who named a game is not asked."""
    if arguments.game is not None:
        return arguments.game, arguments.players
    asks = screen.drawn and sys.stdin.isatty()
    game = shelved(_choose(screen) if asks else keys()[0])
    voice = screen.voice
    screen.heading(voice.say("welcome", title=game.card.title))
    if not asks:
        screen.say(voice.say("no-game-named", title=game.card.title))
    screen.say(game.aim(voice.lang), voice.say("how-to-move"), voice.say("how-to-learn"), "")
    players = arguments.players
    if players is None and asks:
        players = _number_of_players(screen, game)
    return game.key, players


def _choose(screen: Screen) -> str:
    found = keys()
    if len(found) == 1:
        return found[0]
    games = [shelved(key) for key in found]
    rows = [(str(i), game.card.title, game.aim(screen.voice.lang)) for i, game in enumerate(games, start=1)]
    screen.rows(rows)
    return found[_number(screen, screen.voice.say("which-game"), 1, len(found)) - 1]


def _number_of_players(screen: Screen, game: Shelved) -> int:
    lowest, highest = game.card.players[0], game.card.players[-1]
    return _number(screen, screen.voice.say("how-many-players", lowest=lowest, highest=highest), lowest, highest)


def _number(screen: Screen, question: str, lowest: int, highest: int) -> int:
    """A number, the lowest if Enter is all that was typed; asked again until it is one."""
    while True:
        answer = screen.ask(question)
        if not answer:
            return lowest
        if answer.isascii() and answer.isdecimal() and len(answer) < 6 and lowest <= int(answer) <= highest:
            return int(answer)
        screen.warn(screen.voice.say("number-please", lowest=lowest, highest=highest))
