"""What statistics of Master Thieves show besides what all games have."""

from __future__ import annotations

from larceny.engine.chart import EVENTS, PLACES, VALUES, Chart, Plan
from larceny.games.master_thieves.box import LEVEL_NAMES, SIDE_NAMES

# The box unfolded: levels below each other, sides beside each other.
BOX = Plan(
    places={
        f"{level} {side}": (float(right), float(down))
        for down, level in enumerate(LEVEL_NAMES)
        for right, side in enumerate(SIDE_NAMES)
    },
    labels={side: (float(right), -0.7) for right, side in enumerate(SIDE_NAMES)},
)

CHARTS = (
    Chart("roles", VALUES, ("turn-of",), by=("role",)),
    Chart("drawers", PLACES, ("open",), by=("level", "side"), plan=BOX),
    Chart("put", PLACES, ("put",), by=("level", "side"), plan=BOX),
    Chart("gems", EVENTS, ("took-all", "smuggled", "to-owner", "fell", "ruby-found", "ruby-fell", "outnumbered")),
)
