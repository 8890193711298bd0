"""`larceny games`: what there is to play, read from the identity cards alone."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path

from larceny.cli.interrupts import Interrupts
from larceny.cli.screen import Screen, open_screen
from larceny.cli.voice import Voice
from larceny.engine.card import IdentityCard
from larceny.engine.texts import Texts
from larceny.games import keys


class Shelved:
    """A game as it stands on the shelf: its card and its texts, none of its rules."""

    def __init__(self, key: str, name: str) -> None:
        package = importlib.import_module(name)
        self.key = key
        self.card: IdentityCard = package.CARD
        self.texts = Texts(Path(str(package.__file__)).parent / "text")

    def aim(self, lang: str) -> str:
        """The game in one sentence."""
        return self.texts.say(lang, "aim") if self.texts.has(lang, "aim") else self.card.aim

    def options(self, lang: str) -> list[tuple[str, str, str]]:
        """Each option: its name, its values with the default first, what it means."""
        return [
            (option.name, f"{option.allowed} ({option.default})", self.texts.say(lang, f"option-{option.name}"))
            for option in self.card.options
        ]


def shelved(key: str) -> Shelved:
    """A game by its key; UnknownGame if there is none."""
    if key in keys():
        return Shelved(key, f"larceny.games.{key}")
    from larceny.library import find

    return Shelved(key, find(key).name)  # a package of somebody else's, or a sentence that there is none


def run(arguments: argparse.Namespace) -> int:
    """List all games."""
    voice = Voice(arguments.lang)
    screen = open_screen(voice, Interrupts(), plain=arguments.plain)
    for key in keys():
        game = shelved(key)
        low, high = game.card.players[0], game.card.players[-1]
        screen.heading(voice.say("game-line", title=game.card.title, key=key, lowest=low, highest=high))
        screen.say(game.aim(voice.lang), voice.say("game-credit", credit=game.card.credit))
        _list_options(screen, game)
        screen.say("")
    screen.say(voice.say("how-to-play"))
    return 0


def show_options(arguments: argparse.Namespace, voice: Voice) -> int:
    """Show the options of one game, or of all."""
    screen = open_screen(voice, Interrupts(), plain=arguments.plain)
    for key in [arguments.game] if arguments.game else keys():
        game = shelved(key)
        screen.heading(voice.say("options-of", title=game.card.title))
        _list_options(screen, game)
    return 0


def _list_options(screen: Screen, game: Shelved) -> None:
    names = ("option-name", "option-values", "option-meaning")
    screen.rows(game.options(screen.voice.lang), [screen.voice.say(name) for name in names])
