"""Draw docs/pictures/terminal.svg, which the README shows: a turn of a match, as the terminal shows it."""

from __future__ import annotations

import io
import os
import re
from pathlib import Path

os.environ["LARCENY_MODE"] = "python"  # nothing to wait for

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import larceny
from larceny.cli.autosave import Autosave
from larceny.cli.canvas import Canvas
from larceny.cli.company import Company
from larceny.cli.interrupts import Interrupts
from larceny.cli.sitting import Sitting
from larceny.cli.terms import Terms
from larceny.cli.voice import Voice

PICTURE = Path(__file__).parent / "pictures" / "terminal.svg"
GAME, PLAYERS, SEED, SEAT, TURN = "dieven", 4, 2, 0, 6
WIDTH, HEIGHT = 92, 34
FONTS = "ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, monospace"
DIM = "282c34 e06c75 7ec884 e5c05d 6196ef c678dd 56b6c2 abb2bf"  # the eight colours of a terminal,
BRIGHT = "6b7280 f08088 98dc9e f0ce78 7cacff d694ec 6ecbd6 f0f2f6"  # and once more, bright


def a_turn(console: Console) -> None:
    """Let bots play everybody until the seat's turn of that number, then draw that as its person would see it."""
    match = larceny.load(GAME, PLAYERS).start(SEED)
    terms = Terms((SEAT,), ("greedy",), "en")
    screen = Canvas(Voice("en"), Interrupts(), console=console)
    screen.names = {seat: screen.voice.say("level-greedy") for seat in range(PLAYERS) if seat != SEAT}
    company = Company(terms, SEED)
    sitting = Sitting(match, terms, screen, company, Autosave(GAME))
    turns = 0
    while True:
        turns += match.movers() == (SEAT,)
        if turns == TURN:
            break
        if match.movers() == (SEAT,):
            sitting.story(SEAT)
        company.act(match, match.movers()[0])
    table = match.game.ruleset.view.table(match.seen(SEAT), SEAT)
    console.print(screen.frame(match, SEAT, table, sitting.story(SEAT), match.legal(SEAT)))
    console.print(f" p{SEAT + 1} > ", end="")


def colours(listed: str) -> list[tuple[int, int, int]]:
    """Colours written as on the web."""
    return [(red, green, blue) for red, green, blue in map(bytes.fromhex, listed.split())]


def svg_of(console: Console) -> str:
    """The picture, with the fonts of whoever looks at it: none is fetched from anywhere."""
    theme = TerminalTheme((22, 24, 29), (214, 217, 223), colours(DIM), colours(BRIGHT))
    svg = console.export_svg(title=f"larceny play {GAME}", theme=theme, unique_id="larceny")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", FONTS)
    return re.sub(r"[ \t]+$", "", svg, flags=re.MULTILINE).rstrip() + "\n"


def main() -> None:
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    a_turn(console)
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(svg_of(console), encoding="utf-8")


if __name__ == "__main__":
    main()
