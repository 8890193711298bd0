"""What statistics of Dieven! show besides what all games have."""

from __future__ import annotations

from larceny.engine.chart import ORDER, PER_GAME, VALUES, Chart

CHARTS = (
    Chart("order", ORDER, ("first",), by=("player",)),
    Chart("raids", PER_GAME, ("raid",)),
    Chart("caught", PER_GAME, ("caught",)),
    Chart("plays", VALUES, ("play",), by=("card",)),
    Chart("gifts", VALUES, ("give",), by=("card",)),
)
