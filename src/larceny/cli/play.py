"""`larceny play`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from larceny.cli.files import read_file
from larceny.cli.interrupts import Interrupts, Stopped
from larceny.cli.screen import open_screen
from larceny.cli.terms import Terms, read_levels, read_people
from larceny.cli.voice import Voice, quoted

if TYPE_CHECKING:
    from larceny.engine.game import Game
    from larceny.engine.match import Match


def run(arguments: argparse.Namespace) -> int:
    """Start or resume a match and play it."""
    voice = Voice(arguments.lang)
    if arguments.help_options:
        from larceny.cli.games import show_options

        return show_options(arguments, voice)
    with Interrupts() as interrupts:
        try:
            return (
                _resume(arguments, voice, interrupts)
                if arguments.resume is not None
                else _start(arguments, voice, interrupts)
            )
        except Stopped as stopped:
            return stopped.code
        except EOFError:
            return 0


def _start(arguments: argparse.Namespace, voice: Voice, interrupts: Interrupts) -> int:
    from larceny.cli.welcome import welcome

    key, players = welcome(arguments, open_screen(voice, interrupts, plain=arguments.plain))
    from larceny.library import load

    game = load(key, players, **read_options(key, arguments.option, voice))
    terms = _terms(arguments, game, voice, None)
    seed = _any_seed() if arguments.seed is None else arguments.seed
    return _sit(arguments, game.start(seed), terms, interrupts, None)


def _resume(arguments: argparse.Namespace, voice: Voice, interrupts: Interrupts) -> int:
    from larceny.cli.autosave import newest, terms_of
    from larceny.library import find, replay

    if arguments.players or arguments.option or arguments.seed is not None:
        raise voice.refusal("resume-alone")
    if arguments.game:
        find(arguments.game)  # a stranger's game is named beside its file: a file alone makes nothing be imported
    path = Path(arguments.resume).expanduser() if arguments.resume else newest(voice)
    match = replay(read_file(path, voice))
    match.fairness = None  # from here on other dice roll than those its table has promised
    kept = terms_of(path, match.game.players, voice)
    terms = _terms(arguments, match.game, voice, kept)
    return _sit(arguments, match, terms, interrupts, path)


def _any_seed() -> int:
    return int.from_bytes(os.urandom(4), "big")


def read_options(key: str, given: list[str], voice: Voice) -> dict[str, Any]:
    """Options typed as name=value; where a game can be built from a text, a file holds it."""
    from larceny.engine.card import Plan
    from larceny.library import find

    options: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise voice.refusal("option-without-value", option=quoted(text))
        options[name.strip()] = value.strip()
    for option in find(key).card.options:
        if isinstance(option, Plan) and options.get(option.name, option.default) != option.default:
            options[option.name] = Path(options[option.name]).expanduser()
    return options


def _terms(arguments: argparse.Namespace, game: Game, voice: Voice, kept: Terms | None) -> Terms:
    """Who sits where: what was typed goes before what was kept."""
    people = kept.people if kept and arguments.seat is None else read_people(arguments.seat, game.players, voice)
    seats = game.players - len(people)
    same = kept is not None and arguments.bots is None
    levels = kept.levels if kept and same else read_levels(arguments.bots, game.ruleset, seats, voice)
    lang = kept.lang if kept and arguments.lang is None else voice.lang
    return Terms(people, levels, lang)


def _sit(arguments: argparse.Namespace, match: Match, terms: Terms, interrupts: Interrupts, path: Path | None) -> int:
    from larceny.cli.autosave import Autosave
    from larceny.cli.company import Company
    from larceny.cli.sitting import Sitting
    from larceny.cli.turn import Quit

    screen = open_screen(Voice(terms.lang), interrupts, plain=arguments.plain, shared=len(terms.people) > 1)
    bots = [seat for seat in range(match.game.players) if seat not in terms.people]
    screen.names = {seat: screen.voice.say(f"level-{terms.level(seat)}") for seat in bots}
    company = Company(terms, _any_seed() if match.seed is None else match.seed)
    sitting = Sitting(match, terms, screen, company, Autosave(match.game.key, path))
    if path is not None:
        sitting.take_up()
    try:
        sitting.play()
        sitting.finish()
    except (Quit, EOFError):
        sitting.leave()
    except Stopped as stopped:
        sitting.leave()
        return stopped.code
    except Exception:
        sitting.leave()  # a fault of ours must not cost anybody the match
        raise
    return 0
