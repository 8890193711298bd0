"""A bot on a seat is shown each event once, and then chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

import larceny
from larceny.bots.bot import RandomBot
from larceny.bots.seated import Seated


class Attentive(RandomBot):
    """Keeps all that it is shown."""

    def __init__(self) -> None:
        self.seen: list[Mapping[str, Any]] = []

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Keep it."""
        self.seen += events


@pytest.mark.parametrize("key", larceny.games())
def test_each_event_is_shown_once_before_the_choice(key: str) -> None:
    match, rng = larceny.load(key).start(seed=3), np.random.default_rng(3)
    bots = [Attentive() for _ in range(match.game.players)]
    seated = [Seated(bot, seat) for seat, bot in enumerate(bots)]
    for _ in range(40):
        if movers := match.movers():
            before = match.events(movers[0])
            seated[movers[0]].act(match, rng)
            assert bots[movers[0]].seen == before
    for one, bot in zip(seated, bots, strict=True):
        one.see(match)
        assert bot.seen == match.events(one.seat)
