"""What statistics of Der Schattendieb show besides what all games have."""

from __future__ import annotations

from larceny.engine.chart import EVENTS, VALUES, Chart

CHARTS = (
    Chart("closings", VALUES, ("closed",), by=("value",), upto=60),
    Chart("endings", EVENTS, ("last-open", "all-close", "no-cards")),
    Chart("thefts", EVENTS, ("steal", "took", "empty-handed")),
)
