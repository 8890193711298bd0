"""What statistics of Le Casse du Siècle show besides what all games have."""

from __future__ import annotations

from larceny.engine.chart import EVENTS, PLACES, VALUES, WINS, Chart, Plan, Point

from .board import MUSEUM, NAMES
from .board import PLACES as SQUARES
from .museum import SIDES, Place, write

CORNERS = {"north": ((0, 0), (0, 1)), "east": ((0, 1), (1, 1)), "south": ((1, 0), (1, 1)), "west": ((0, 0), (1, 0))}


def _wall(place: Place, side: str) -> tuple[Point, Point]:
    """The edge of a square, from the corner of a plan whose squares lie around their points."""
    one, two = ((right + place[1] - 0.5, down + place[0] - 0.5) for down, right in CORNERS[side])
    return one, two


def _beyond(place: Place, side: str) -> Place:
    return place[0] + SIDES[side][0], place[1] + SIDES[side][1]


FLOOR = Plan(
    places={name: (float(column), float(row)) for name, (row, column) in zip(NAMES, SQUARES, strict=True)},
    walls=tuple(
        _wall(place, side)
        for place in SQUARES
        for side in SIDES
        if not MUSEUM.is_open(place, _beyond(place, side)) and (place, side) not in MUSEUM.openings.values()
    ),
    labels={
        name: (place[1] + 0.75 * SIDES[side][1], place[0] + 0.75 * SIDES[side][0])
        for name, (place, side) in MUSEUM.openings.items()
    },
)

ENTRIES = {write(place): name for name, (place, _) in MUSEUM.openings.items()}

CHARTS = (
    Chart("entries", WINS, ("laid-entry",), by=("square",), names=ENTRIES),
    Chart("stops", PLACES, ("laid-stop",), by=("square",), plan=FLOOR),
    Chart("captures", PLACES, ("caught",), by=("square",), plan=FLOOR),
    Chart("sightings", PLACES, ("spotted",), by=("square",), plan=FLOOR),
    Chart("looks", VALUES, ("look",), by=("look",)),
    Chart(
        "answers",
        EVENTS,
        ("spotted", "eyes-nothing", "camera-sees", "camera-blind", "camera-gone", "scan-nothing", "colour", "no-power"),
    ),
    Chart("endings", EVENTS, ("caught", "escaped", "too-late")),
)
