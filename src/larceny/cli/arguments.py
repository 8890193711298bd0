"""What can be typed after `larceny`."""

from __future__ import annotations

import argparse
import dataclasses
import os
import sys
from collections.abc import Sequence
from typing import NoReturn, TypeAlias

from larceny import __version__
from larceny.cli.voice import Voice, quoted
from larceny.engine.texts import LANGUAGES


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read more."""
        print(f"{message[:1].upper()}{message[1:]}; see “{self.prog} --help”.", file=sys.stderr)
        sys.exit(2)


@dataclasses.dataclass(frozen=True)
class NoNumber:
    """What was typed where a whole number should be: it is refused when the language to say so is known."""

    text: str


def number(text: str) -> int | NoNumber:
    """A whole number as it is typed."""
    try:
        return int(text)
    except ValueError:
        return NoNumber(text)


def refuse_what_is_no_number(arguments: argparse.Namespace) -> None:
    """Say so in the language that is asked for, or else the system's."""
    for name, value in vars(arguments).items():
        if isinstance(value, NoNumber):
            flag = "--" + name.replace("_", "-")
            raise Voice(getattr(arguments, "lang", None)).refusal("no-number", flag=flag, text=quoted(value.text))


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line; `command` names the module that runs it."""
    parser = Parser(prog="larceny", description="Heist board games: play them, and simulate them by the million.")
    parser.add_argument("--version", action="version", version=f"larceny {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    known = (_serve, _backup, _play, _games, _replay, _verify, _simulate, _arena, _perft, _warm, _bench)
    words = sys.argv[1:] if words is None else words
    asked = [add for add in known if words and add.__name__ == f"_{words[0]}"]
    for add in asked or known:  # the flags of all others would take as long as a game's rules
        add(commands)
    arguments = parser.parse_args(words)
    if arguments.command is None:
        parser.print_help()
        parser.exit()
    return arguments


def _speaks(parser: Parser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language; that of the system if not given")
    parser.add_argument("--plain", action="store_true", help="lines of text only: no colours, no drawing")


def _plays_a_game(parser: Parser) -> None:
    parser.add_argument(
        "--players",
        type=number,
        metavar="N",
        help="how many play; if not given the smallest number of which the game has nothing to remark",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def _serve(commands: Commands) -> None:
    from larceny.server.settings import Settings

    parser = commands.add_parser(
        "serve",
        help="play in the browser, with friends and bots",
        description="Serve tables to browsers: one process, one port, one database.",
    )
    parser.add_argument("--host", default="0.0.0.0", metavar="ADDRESS", help="where to listen (default: everywhere)")
    parser.add_argument("--port", type=number, default=8377, metavar="N", help="on which port (default: %(default)s)")
    parser.add_argument("--db", metavar="FILE", help="the database (default: in your data folder)")
    parser.add_argument("--no-open", dest="open", action="store_false", help="do not open a browser")
    parser.add_argument(
        "--bots-threads",
        type=number,
        default=Settings.bot_threads,
        metavar="N",
        help="threads for bots (default: %(default)s)",
    )
    parser.add_argument(
        "--bot-pace",
        type=float,
        default=Settings.bot_pace,
        metavar="S",
        help="seconds before a bot answers, half as many more if it looks ahead (default: %(default)s)",
    )
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="allow pages from there, too")
    parser.add_argument("--public-url", default="", metavar="URL", help="how others reach this server, for invitations")
    parser.add_argument(
        "--proxies",
        type=number,
        default=Settings.proxies,
        metavar="N",
        help="reverse proxies before it (default: %(default)s)",
    )
    parser.add_argument(
        "--metrics-token",
        default=os.environ.get("LARCENY_METRICS_TOKEN", ""),
        metavar="TOKEN",
        help="opens /metrics to who gives it (default: $LARCENY_METRICS_TOKEN, else nobody)",
    )
    parser.add_argument(
        "--game", action="append", default=[], metavar="PACKAGE", help="offer somebody else's game, too"
    )
    parser.add_argument(
        "--keep-days",
        type=number,
        default=Settings.keep_days,
        metavar="N",
        help="forget tables and guests after that (default: never)",
    )
    parser.add_argument(
        "--log-level",
        default="warning",
        choices=("debug", "info", "warning", "error"),
        help="what the log on stderr tells: error: faults; warning: also refused origins, frozen tables; info: also "
        "start, stop, who was cut off; debug: also each request and socket (default: %(default)s)",
    )
    parser.add_argument(
        "--interpreted", action="store_true", help="run the tables as plain Python even if it is compiled"
    )
    _limits(parser)
    _speaks(parser)


def _limits(parser: Parser) -> None:
    """A flag for each limit of the server."""
    from larceny.server.limits import MEANING, Limits

    group = parser.add_argument_group("limits")
    for limit in dataclasses.fields(Limits):
        kind = float if limit.type == "float" else number
        flag = "--" + limit.name.replace("_", "-")
        text = f"{MEANING[limit.name]} (default: %(default)s)"
        group.add_argument(flag, type=kind, default=limit.default, metavar="N", help=text)


def _backup(commands: Commands) -> None:
    parser = commands.add_parser(
        "backup", help="copy the server's database", description="Copy the database while the server runs."
    )
    parser.add_argument("db", metavar="DATABASE")
    parser.add_argument("file", metavar="FILE", help="the copy; it must not be there yet")
    _speaks(parser)


def _play(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play in the terminal", description="Play in the terminal.")
    parser.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help="as `larceny games` lists them; if not given you are asked, or, through a pipe and with --plain, "
        "the first is played",
    )
    _plays_a_game(parser)
    parser.add_argument(
        "--seat",
        action="append",
        metavar="SEATS",
        help="where people sit: 1, or 1,3, or all, or none to watch (default: 1)",
    )
    parser.add_argument(
        "--bots",
        metavar="LEVELS",
        help="novice, regular, expert or master, or a list for the other seats: expert,novice",
    )
    parser.add_argument("--seed", type=number, metavar="S", help="a number that fixes the shuffle and the bots")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a transcript; without FILE with the match last left",
    )
    parser.add_argument("--help-options", action="store_true", help="show the options of the game and stop")
    _speaks(parser)


def _games(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the games and their options", description="List the games.")
    _speaks(parser)


def _replay(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="look at a transcript",
        description="Look at a transcript, move by move. With neither --seat nor --spectator all cards are open.",
    )
    parser.add_argument("file", metavar="FILE", help="a transcript")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", help="see what this player saw")
    who.add_argument("--spectator", action="store_true", help="see what everybody saw")
    parser.add_argument("--all", action="store_true", help="do not stop after each move")
    _speaks(parser)


def _verify(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="check that games were dealt fairly",
        description="Check finished games against what their tables promised: seed, cards, moves, log and result.",
    )
    parser.add_argument("file", metavar="FILE", help="exported games, one on each line, or a transcript with its seed")
    parser.add_argument("--code", metavar="CODE", help="look for this code, which a table showed while it was played")
    _speaks(parser)


def _simulate(commands: Commands) -> None:
    parser = commands.add_parser(
        "simulate", help="play many games at once", description="Play many games, at random or with bots."
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--games", type=number, metavar="N", help="how many (default: 100000; with --bots or --out 100)"
    )
    _plays_a_game(parser)
    parser.add_argument(
        "--seed", type=number, default=0, metavar="S", help="the same seed gives the same games (default: 0)"
    )
    parser.add_argument(
        "--bots", metavar="LEVELS", help="let bots play: a level, or a list for the seats: greedy,search@200"
    )
    parser.add_argument("--out", metavar="DIR", help="write statistics there: tables and a page with plots")
    parser.add_argument(
        "--compare",
        metavar="NAME=VALUE,…",
        help="with --out: play with each value of an option, or of `players`, side by side; one value is compared "
        "with how the game is played otherwise",
    )
    parser.add_argument(
        "--skill",
        metavar="LEVELS",
        help="with --out: how often each of these levels wins at a table of --bots: novice,greedy,search@100,search",
    )
    parser.add_argument(
        "--skill-games", type=number, default=400, metavar="N", help="games for each level of --skill (default: 400)"
    )
    _works(parser)
    _speaks(parser)


def _works(parser: Parser) -> None:
    parser.add_argument("--workers", type=number, metavar="N", help="processes that play (default: one for each core)")


def _arena(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots compete",
        description="Let bots compete: each against a field of each other, with mirrored deals, in every seat or team.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "entrants", nargs="+", metavar="BOT", help="a level, package.module:Class, or “exec:COMMAND” (docs/arena.md)"
    )
    parser.add_argument("--games", type=number, default=100, metavar="N", help="for each pair (default: 100)")
    _plays_a_game(parser)
    parser.add_argument(
        "--seed", type=number, default=0, metavar="S", help="the same seed gives the same games (default: 0)"
    )
    parser.add_argument("--out", metavar="DIR", help="keep the games there; run again, it goes on where it stopped")
    parser.add_argument(
        "--back-end", default="processes", choices=("processes", "ray"), help="who plays the games (default: processes)"
    )
    _works(parser)
    _speaks(parser)


def _perft(commands: Commands) -> None:
    parser = commands.add_parser(
        "perft",
        help="count the ways a game can go",
        description="Count all sequences of actions, chance's too, to a depth: a fingerprint of the rules.",
    )
    parser.add_argument("game", metavar="GAME")
    _plays_a_game(parser)
    parser.add_argument(
        "--seed", type=number, metavar="S", help="let this seed roll for chance: only decisions are counted"
    )
    parser.add_argument("--depth", type=number, default=4, metavar="D", help="how many actions deep (default: 4)")
    parser.add_argument("--divide", action="store_true", help="show what each first action leads to")
    _speaks(parser)


def _warm(commands: Commands) -> None:
    parser = commands.add_parser(
        "warm",
        help="compile the rules now",
        description="Compile the rules of games, so that nothing waits for it later.",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument(
        "--server",
        action="store_true",
        help="compile the table server instead: a C compiler, mypy and setuptools do it",
    )
    _speaks(parser)


def _bench(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the speed",
        prefix_chars="\0",  # whatever follows, options too, is for the bench
        add_help=False,
    )
    parser.add_argument("words", nargs="*")
