"""§1.2–1.3 A museum as text: its map file is read and checked; what is wrong with it is listed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from larceny.engine.errors import BadOption

ROOMS = "RPBYGWSKH"  # the six coloured rooms, the small room, the control room, the corridor
COLOURED, SMALL_ROOM, CONTROL_ROOM, CORRIDOR = 6, 6, 7, 8  # coloured rooms come first
OPENING_NAMES = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "D1", "D2", "D3", "D4")
SIDES = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
WORKS, CAMERAS, MOST_PAWNS = 9, 6, 6  # pieces that must find room
CHOICE = 2  # squares of a room, so that whoever must put a work there has a choice

MOST_COLUMNS, MOST_ROWS = 15, 15  # a row of squares is a row of bits in one number of the state
LONGEST_TEXT = 10_000  # characters: far more than the largest museum needs
SECTIONS = ("floor", "doorways", "openings", "generator")
VOID = "."

Place = tuple[int, int]  # row and column, counted from 0


class BadMap(BadOption):
    """A map that cannot be played on; `flaws` lists everything that is wrong with it."""

    def __init__(self, flaws: list[str]) -> None:
        self.flaws = flaws
        super().__init__(f"This is no museum: {'; '.join(flaws)}.", section="§1.2")


@dataclass
class Museum:
    """What a map file says. Places are (row, column) from 0."""

    floor: list[str] = field(default_factory=list)
    doorways: list[tuple[Place, Place]] = field(default_factory=list)
    openings: dict[str, tuple[Place, str]] = field(default_factory=dict)
    generator: Place | None = None

    @property
    def squares(self) -> list[Place]:
        """All squares, row by row."""
        return [(r, c) for r, row in enumerate(self.floor) for c, letter in enumerate(row) if letter != VOID]

    def room(self, place: Place) -> str:
        """The letter of a place; VOID beside the board."""
        row, column = place
        inside = 0 <= row < len(self.floor) and 0 <= column < len(self.floor[row])
        return self.floor[row][column] if inside else VOID

    def is_open(self, one: Place, other: Place) -> bool:
        """Whether two squares that touch are open to each other."""
        rooms = {self.room(one), self.room(other)}
        if VOID in rooms:
            return False
        return len(rooms) == 1 or (one, other) in self.doorways or (other, one) in self.doorways

    def neighbours(self, place: Place) -> Iterator[Place]:
        """The squares that one step leads to."""
        for down, right in SIDES.values():
            other = place[0] + down, place[1] + right
            if self.is_open(place, other):
                yield other

    def inner_squares(self) -> list[Place]:
        """The squares just inside a window or a door."""
        return [place for place, _ in self.openings.values()]


def write(place: Place) -> str:
    """A place in notation: `r5c3`."""
    return f"r{place[0] + 1}c{place[1] + 1}"


# Reading


def read_map(text: str) -> Museum:
    """The museum that a map file describes, or BadMap with the list of all that is wrong."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise BadMap([f"a map is a text of at most {LONGEST_TEXT} characters"])
    museum, flaws = Museum(), []
    section = ""
    for number, written in enumerate(_unfolded(text).splitlines(), start=1):
        line = written.split("#")[0].strip()
        if line in SECTIONS:
            section = line
        elif line and not (section and _read_line(museum, section, line)):
            flaws.append(f"line {number} says {line[:40]!r}, which is no proper line of {section or 'any part'}")
    flaws += _flaws(museum)
    if flaws:
        raise BadMap(flaws)
    return museum


def _unfolded(text: str) -> str:
    """A map of one word, as transcripts hold it, in lines again."""
    return text if "\n" in text else text.translate(str.maketrans(";:,-", "\n\n\n "))


def tidy_map(text: str) -> str:
    """A map as one word, without its remarks; BadMap if it cannot be played on."""
    museum = read_map(text)
    assert museum.generator is not None, "a museum without one is refused"
    doorways = [f"{write(one)}-{write(other)}" for one, other in museum.doorways]
    openings = [f"{name}-{write(place)}-{side}" for name, (place, side) in museum.openings.items()]
    parts = museum.floor, doorways, openings, [write(museum.generator)]
    return ";".join(f"{section}:{','.join(lines)}" for section, lines in zip(SECTIONS, parts, strict=True))


def _read_line(museum: Museum, section: str, line: str) -> bool:
    """Take in one line of a part; whether it could be understood."""
    words = line.split()
    if section == "floor":
        museum.floor.append(line)
        return set(line) <= {*ROOMS, VOID}
    if section == "openings":
        place = _place(words[1]) if len(words) == 3 else None
        if place is None or words[0] in museum.openings or words[2] not in SIDES:
            return False
        museum.openings[words[0]] = place, words[2]
        return True
    places = [place for word in words if (place := _place(word)) is not None]
    if section == "doorways" and len(places) == len(words) == 2:
        museum.doorways.append((places[0], places[1]))
        return True
    if section == "generator" and len(places) == len(words) == 1 and museum.generator is None:
        museum.generator = places[0]
        return True
    return False


def _place(word: str) -> Place | None:
    found = re.fullmatch(r"r([1-9][0-9]?)c([1-9][0-9]?)", word)
    return (int(found[1]) - 1, int(found[2]) - 1) if found else None


# Checking


def _flaws(museum: Museum) -> Iterator[str]:
    """Everything that is wrong with a museum, a sentence each."""
    rows = museum.floor
    if not rows:
        yield "there is no floor"
        return
    if len({len(row) for row in rows}) != 1:
        yield "the rows of the floor are not equally long"
    if len(rows) > MOST_ROWS or len(rows[0]) > MOST_COLUMNS:
        yield f"the floor has more than {MOST_ROWS} rows or {MOST_COLUMNS} columns"
        return
    yield from _flaws_of_doorways(museum)
    yield from _flaws_of_openings(museum)
    if museum.generator is None or museum.room(museum.generator) != "K":
        yield "the generator is not in the control room (K)"
    yield from _flaws_of_rooms(museum)
    yield from _flaws_of_ways(museum)


def _flaws_of_doorways(museum: Museum) -> Iterator[str]:
    met = set()
    for one, other in museum.doorways:
        name = f"the doorway {write(one)} {write(other)}"
        if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
            yield f"{name} joins squares that do not touch"
        elif VOID in (museum.room(one), museum.room(other)):
            yield f"{name} leads out of the museum"
        elif museum.room(one) == museum.room(other):
            yield f"{name} is inside one room"
        if frozenset((one, other)) in met:
            yield f"{name} is there twice"
        met.add(frozenset((one, other)))


def _flaws_of_openings(museum: Museum) -> Iterator[str]:
    if set(museum.openings) != set(OPENING_NAMES):
        yield f"the openings are not {', '.join(OPENING_NAMES)}"
    for name, (place, side) in museum.openings.items():
        down, right = SIDES[side]
        if museum.room(place) == VOID:
            yield f"the opening {name} is at {write(place)}, which is no square"
        elif museum.room((place[0] + down, place[1] + right)) != VOID:
            yield f"the opening {name} is not in an outer wall"
    if len(set(museum.inner_squares())) != len(museum.openings):
        yield "two openings share a square"


def _flaws_of_rooms(museum: Museum) -> Iterator[str]:
    inner = museum.inner_squares()
    room_for_art = [museum.room(place) for place in museum.squares if place not in inner]
    for room in ROOMS[:COLOURED]:
        if room_for_art.count(room) < CHOICE:
            yield f"the room {room} has not {CHOICE} squares for a work of art"
    if sum(room in ROOMS[: SMALL_ROOM + 1] for room in room_for_art) < WORKS + 1:
        yield "there are too few squares for the works of art"
    if sum(room != "K" for room in room_for_art) < WORKS + MOST_PAWNS + 1:
        yield "there are too few squares for the detectives"
    if len(museum.squares) < WORKS + CAMERAS + 1:
        yield "there are too few squares for the cameras"


def _flaws_of_ways(museum: Museum) -> Iterator[str]:
    squares = museum.squares
    reached, border = set(squares[:1]), squares[:1]
    while border:
        border = [other for place in border for other in museum.neighbours(place) if other not in reached]
        border = list(dict.fromkeys(border))
        reached.update(border)
    if cut_off := [write(place) for place in squares if place not in reached]:
        yield f"no way leads to {', '.join(cut_off[:5])}" + (" and others" if len(cut_off) > 5 else "")
