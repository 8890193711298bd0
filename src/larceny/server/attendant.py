"""The attendant of all tables: has bots play, counts down for those who are away, watches the clocks."""

from __future__ import annotations

from larceny.server import requests
from larceny.server.autoplay import Autoplay
from larceny.server.hub import Hub, Timer
from larceny.server.seating import HOST, Seating


class Attendant:
    """What comes of itself at tables, without anybody asking."""

    def __init__(self, hub: Hub, autoplay: Autoplay) -> None:
        self.hub, self.world, self.autoplay = hub, hub.world, autoplay
        self.timers: dict[str, Timer] = {}
        hub.after = self.go_on
        hub.on_drop = self._forget

    def _forget(self, seating: Seating) -> None:
        self.autoplay.forget(seating)
        if timer := self.timers.pop(seating.table.id, None):
            timer.cancel()

    def go_on(self, seating: Seating) -> None:
        """Let bots think, and be called when the next time is up."""
        if seating.lost or self.hub.stopping:
            return
        table = seating.table
        if table.has_bots or seating.bots_asked:
            self.autoplay.ask_all(seating)
        if table.clocks is not None or seating.away_until or table.id in self.timers:
            self._set_timer(seating)

    def _set_timer(self, seating: Seating) -> None:
        """Be called when the next clock or countdown is up."""
        name, clocks = seating.table.id, seating.table.clocks
        times = [*seating.away_until.values()]
        if clocks is not None and (next_up := clocks.deadline()) is not None:
            times.append(next_up[0])
        if old := self.timers.pop(name, None):
            old.cancel()
        if times:
            seconds = max(min(times) - self.world.now(), 0) / 1000
            self.timers[name] = self.world.later(seconds + 0.01, lambda: self._time_is_up(seating))

    def _time_is_up(self, seating: Seating) -> None:
        self.timers.pop(seating.table.id, None)
        now, table = self.world.now(), seating.table
        for seat, until in [*seating.away_until.items()]:
            if until <= now and seat == HOST:
                requests.replace_host(table, seating.present(), now)
            elif until <= now:
                requests.expire(table, seat, now, "away")
        while table.clocks is not None and (next_up := table.clocks.deadline()) is not None and next_up[0] <= now:
            requests.expire(table, next_up[1], now, "time")
        seating.settle_pause(now)
        self.count_down(seating)
        self.hub.commit(seating)
        self.go_on(seating)

    def count_down(self, seating: Seating) -> None:
        """Players who are away have some time to come back, as long as somebody waits for them."""
        table, present = seating.table, seating.present()
        away: set[int] = set()
        if present and table.status == "playing" and not table.paused:
            away = {seat for seat in table.people() if table.chairs[seat].guest not in present}
        if present and table.host not in present and table.status != "frozen":
            away.add(HOST)
        until = self.world.now() + self.hub.limits.away_seconds * 1000
        seating.away_until = {who: seating.away_until.get(who, until) for who in away}
