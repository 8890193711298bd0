"""The table, drawn: what is common on top, then each player, one's own cards last and largest."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from larceny.cli.layout import flow, stack
from larceny.cli.palette import Palette
from larceny.engine.prose import Line, Table, seat_title

LINES, PANELS, CARDS = 0, 1, 2  # how much room a drawing takes: a line per player, a panel, own cards large as well
NARROWEST = 25  # columns of a player's panel
BORDER = 4  # columns that a panel's border and margin take
LONGEST_GAUGE = 12
COUNTED, MOVING, RESTING, MINE, NAMED = "yellow", "bold yellow", "bright_black", "cyan", "bold default"


@dataclass(frozen=True)
class Drawing:
    """How to draw a table for one observer: so many columns wide, with so much detail."""

    palette: Palette
    title: str
    observer: int | None
    width: int
    detail: int
    movers: Collection[int] = ()
    names: Mapping[int, str] = field(default_factory=dict)  # what stands beside a seat

    def draw(self, table: Table) -> RenderableType:
        """Everything that lies there."""
        others = {seat: lines for seat, lines in enumerate(table.seats) if seat != self.observer}
        drawn = [self._common(table.common)]
        drawn += [stack([Text.assemble(" ", *row) for row in table.picture])] if table.picture else []
        drawn += [self._panels(others) if self.detail else stack(self._rows(others))] if others else []
        if self.observer is not None:
            labels = {line.label for lines in others.values() for line in lines}
            drawn.append(self._mine(table.seats[self.observer], labels))
        return Group(*drawn)

    # What is common

    def _common(self, lines: Sequence[Line]) -> RenderableType:
        """The first line is what is going on; short facts share lines; what has cards has lines of its own."""
        now, *rest = lines
        facts = [self._label(line) for line in rest if not line.things]
        inside = self.width - BORDER
        content = [*flow([Text(self._say(now), "bold")], inside), *flow(facts, inside, " · ")]
        for line in rest:
            content += self._small(line, inside) if line.things else []
        if self.detail == LINES:
            return stack([Text.assemble(" ", part) for part in content])
        return self._panel(Text(self.title, NAMED), content, self.width, RESTING)

    # The players

    def _name(self, seat: int) -> Text:
        name = Text.assemble((f"p{seat + 1}", MOVING if seat in self.movers else NAMED))
        return name.append(f" {self.names[seat]}", RESTING) if seat in self.names else name

    def _rows(self, players: Mapping[int, Sequence[Line]]) -> list[Text]:
        rows: list[Text] = []
        for seat, lines in players.items():
            pieces = [self._name(seat)]
            for line in lines:
                pieces += [self._label(line), *map(self.palette.chip, line.things)]
            first, *more = flow(pieces, self.width - BORDER)
            rows += [Text.assemble(" ", first), *(Text.assemble("    ", line) for line in more)]
        return rows

    def _panels(self, players: Mapping[int, Sequence[Line]]) -> RenderableType:
        """As many panels in a row as fit, all equally wide and in a row equally high."""
        rows = -(-len(players) // max(1, self.width // NARROWEST))
        columns = -(-len(players) // rows)
        width = self.width // columns
        seats = list(players)
        grid = Grid.grid()
        for start in range(0, len(seats), columns):
            row = seats[start : start + columns]
            contents = [[part for line in players[seat] for part in self._small(line, width - BORDER)] for seat in row]
            height = max(map(len, contents)) + 2
            styles = [MOVING if seat in self.movers else RESTING for seat in row]
            parts = zip(row, contents, styles, strict=True)
            grid.add_row(*(self._panel(self._name(seat), part, width, style, height) for seat, part, style in parts))
        return grid

    def _mine(self, lines: Sequence[Line], elsewhere: Collection[str]) -> RenderableType:
        """The observer's own panel; lines that no other player has are his alone to see, and drawn large."""
        assert self.observer is not None
        content: list[Text] = []
        for line in lines:
            large = self.detail == CARDS and line.things and line.label not in elsewhere
            content += self._large(line) if large else self._small(line, self.width - BORDER)
        said = seat_title(self.palette.ruleset, self.palette.lang, self.observer, self.observer)
        style = MOVING if self.observer in self.movers else MINE
        return self._panel(Text(said, "bold"), content, self.width, style, shape=box.HEAVY)

    # Lines

    def _say(self, line: Line) -> str:
        return self.palette.ruleset.texts.say(self.palette.lang, line.label, line.facts)

    def _label(self, line: Line) -> Text:
        """What the line says; where it counts up to a last one, with a gauge."""
        if line.things:
            return Text(self._say(line), "dim")
        facts = line.facts or {}
        label = Text(self._say(line).rstrip(" \u00a0\u202f:"))  # nothing follows the colon
        if "last" in facts and facts["last"] <= LONGEST_GAUGE:
            left = facts["last"] - facts["count"]
            label.append(" ").append("●" * facts["count"], COUNTED).append("○" * left, "dim")
        return label

    def _small(self, line: Line, width: int) -> list[Text]:
        return flow([self._label(line), *map(self.palette.chip, line.things)], width)

    def _large(self, line: Line) -> list[Text]:
        """Cards of three lines each, the label before the first."""
        label = self._label(line)
        blank = Text(" " * label.cell_len)
        faces = [(blank, label, blank), *map(self.palette.card, line.things)]
        upper, middle, lower = (flow(row, self.width - BORDER) for row in zip(*faces, strict=True))
        return [part for lines in zip(upper, middle, lower, strict=True) for part in lines]

    def _panel(
        self,
        title: Text,
        content: Sequence[Text],
        width: int,
        style: str,
        height: int | None = None,
        shape: box.Box = box.ROUNDED,
    ) -> Panel:
        return Panel(
            stack(content), shape, title=title, title_align="left", width=width, height=height, border_style=style
        )
