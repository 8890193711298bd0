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
        if timer := self.timers.pop(seating.table.id, None):
            timer.cancel()

    def go_on(self, seating: Seating) -> None:
        """Let bots think, and be called when the next time is up."""
        if seating.lost or self.hub.stopping:
            return
        self.autoplay.ask_all(seating)
        self._set_timer(seating)

    def _set_timer(self, seating: Seating) -> None:
        """Be called when the next clock or countdown is up."""
        name, times = seating.table.id, [*seating.away_until.values()]
        if (clocks := seating.table.clocks) is not None and (next_up := clocks.deadline()) is not None:
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
        self.count_down(seating)
        self.hub.commit(seating)
        self.go_on(seating)

    def count_down(self, seating: Seating) -> None:
        """Players who are away have some time to come back, as long as somebody waits for them."""
        present, until = seating.present(), self.world.now() + self.hub.limits.away_seconds * 1000
        counted = seating.table.status == "playing" and not seating.table.paused and bool(present)
        for seat in range(len(seating.table.chairs)):
            away = counted and seat in seating.table.people() and seating.table.chairs[seat].guest not in present
            self._count(seating, seat, until, away=away)
        self._count(seating, HOST, until, away=bool(present) and seating.table.host not in present)

    def _count(self, seating: Seating, who: int, until: int, *, away: bool) -> None:
        if away:
            seating.away_until.setdefault(who, until)
        else:
            seating.away_until.pop(who, None)
