"""The drawn screen: what a terminal shows, by rich."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from larceny.cli.interrupts import Interrupts, Stopped
from larceny.cli.moves import draw_moves
from larceny.cli.palette import Palette
from larceny.cli.screen import Row, Screen
from larceny.cli.table import CARDS, LINES, PANELS, Drawing
from larceny.cli.voice import Voice

if TYPE_CHECKING:
    from larceny.engine.match import Match
    from larceny.engine.prose import Table

HOME_AND_CLEAR = "\x1b[H\x1b[2J"
FORGET_SCROLLED = "\x1b[3J"
BULLET = 4  # columns that stand beside a line of the story
WIDEST = 100  # columns: longer lines are hard to read
STORY = 4  # lines of what has happened that a turn shows even where they don't fit; `log` shows all


class Canvas(Screen):
    """A terminal. Each turn is drawn afresh from the top, in one piece, so that nothing flickers."""

    drawn = True

    def __init__(
        self, voice: Voice, interrupts: Interrupts, *, shared: bool = False, console: Console | None = None
    ) -> None:
        super().__init__(voice, interrupts)
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.begun = False
        self._prepare_keyboard(remember=not shared)

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return min(self.console.width, WIDEST)

    def say(self, *lines: str) -> None:
        for line in lines:
            self._print(Text(line))

    def warn(self, sentence: str) -> None:
        self._print(Text(sentence, "yellow"))

    def command(self, words: str) -> None:
        self.console.print(Text(" " + words, "cyan"), soft_wrap=True)

    def heading(self, text: str) -> None:
        self._print(Text(text, "bold"))

    def rows(self, rows: Sequence[Row], head: Row = ()) -> None:
        grid = Grid(box=None, show_header=bool(head), padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
        for i, name in enumerate(head or rows[0] if rows else ()):
            grid.add_column(Text(name) if head else "", style="cyan" if i == 0 else "", overflow="fold")
        for row in rows:
            grid.add_row(*map(Text, row))
        self._print(grid)

    def _print(self, content: RenderableType) -> None:
        self.console.print(Padding(content, (0, 0, 0, 1)), width=self.width)

    def page(self, markdown: str) -> None:
        from rich.markdown import Markdown

        self._print(Markdown(markdown))

    def turn(
        self, match: Match, observer: int | None, table: Table, story: Sequence[str], legal: Sequence[str] = ()
    ) -> None:
        self._overwrite(self._drawn(self.frame(match, observer, table, story, legal)))

    def frame(
        self, match: Match, observer: int | None, table: Table, story: Sequence[str], legal: Sequence[str]
    ) -> RenderableType:
        """One turn: the table, what has happened, the moves; drawn as large as the screen allows."""
        palette = Palette(match.game.ruleset, self.voice.lang)
        below = self._moves(palette, legal)
        title, movers = match.game.ruleset.card.title, self._movers(match, observer)
        for detail in (CARDS, PANELS, LINES):
            above = Drawing(palette, title, observer, self.width, detail, movers, self.names).draw(table)
            room = self.console.height - self._drawn(Group(above, below)).count("\n") - 1  # the prompt
            if room >= min(len(story), STORY):
                break
        return Group(above, self._story(story, max(room, STORY)), below)

    def _movers(self, match: Match, observer: int | None) -> tuple[int, ...]:
        """The seats to highlight: of several that choose at the same time, none shows whether it still has to."""
        movers = match.movers()
        return movers if len(movers) == 1 else tuple(seat for seat in movers if seat == observer)

    def _moves(self, palette: Palette, legal: Sequence[str]) -> RenderableType:
        if not legal:
            return Group()
        moves = draw_moves(palette, legal, self.width - 2)
        return Group(Padding(moves, (1, 0, 0, 1)), Padding(Text(self.voice.say("hint"), "dim"), (0, 0, 0, 1)))

    def _drawn(self, content: RenderableType) -> str:
        with self.console.capture() as drawn:
            self.console.print(content, width=self.width)
        return drawn.get()

    def _story(self, lines: Sequence[str], room: int) -> RenderableType:
        """The last lines of what has happened, as many as there is room for."""
        shown, left = list(lines), room
        for i, line in enumerate(reversed(lines)):
            left -= len(Text(line).wrap(self.console, self.width - BULLET))
            if left < (i + 1 < len(lines)):  # a line is needed to say that there were more
                shown = [self.voice.say("story-skipped", count=len(lines) - i), *lines[len(lines) - i :]]
                break
        grid = Grid.grid(padding=(0, 1))
        for line in shown:
            grid.add_row(Text("•", "bright_black"), Text(line))
        return Padding(grid, (0, 1))

    def _overwrite(self, frame: str) -> None:
        if not self.begun:
            self._write("\n" * self.console.height)  # what the terminal showed before is scrolled up, not overwritten
            self.begun = True
        self._write(HOME_AND_CLEAR + frame)

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()

    def hide(self) -> None:
        self._write(HOME_AND_CLEAR + FORGET_SCROLLED)
        self.begun = True

    def _read(self, question: str, completions: Sequence[str]) -> str:
        self._complete(completions)
        try:
            return input(f" {question} > ")
        except (EOFError, Stopped):
            self._write("\n")  # what is said next must not stand behind the question
            raise

    def _prepare_keyboard(self, *, remember: bool) -> None:
        """Editing, and Tab for the rest of a move. Who shares the keyboard must not find another's line by arrow up."""
        with contextlib.suppress(ImportError):
            import readline

            readline.parse_and_bind("tab: complete")
            readline.set_completer_delims("")
            readline.set_auto_history(remember)

    def _complete(self, completions: Sequence[str]) -> None:
        def complete(begun: str, i: int) -> str | None:
            fitting = [text for text in completions if text.startswith(begun)]
            return fitting[i] if i < len(fitting) else None

        with contextlib.suppress(ImportError):
            import readline

            readline.set_completer(complete)
