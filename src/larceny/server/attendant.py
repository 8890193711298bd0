"""The attendant of all tables: lets bots play, counts down for those who are away, watches the clocks."""

from __future__ import annotations

import logging
import secrets
from concurrent.futures import Future

from larceny.server import requests
from larceny.server.hub import Hub, Timer
from larceny.server.seating import Seating
from larceny.server.thinkers import Thinker, Thinking

log = logging.getLogger("larceny.server")


class Attendant:
    """What comes of itself at tables, without anybody asking."""

    def __init__(self, hub: Hub, thinking: Thinking, pace: float) -> None:
        self.hub, self.world = hub, hub.world
        self.thinking, self.pace = thinking, pace
        self.timers: dict[str, Timer] = {}
        self.bot_moves = 0
        hub.after = self.go_on
        hub.on_drop = self._forget

    def _forget(self, seating: Seating) -> None:
        if timer := self.timers.pop(seating.table.id, None):
            timer.cancel()

    def go_on(self, seating: Seating) -> None:
        """Let bots think, and be called when the next time is up."""
        if seating.lost or self.hub.stopping:
            return
        self._ask_bots(seating)
        self._set_timer(seating)

    def _ask_bots(self, seating: Seating) -> None:
        table = seating.table
        if table.paused or not seating.peers or seating.pending:
            return
        for seat in table.to_move():
            level, version = table.chairs[seat].bot, table.version(seat)
            if level is None or seating.asked.get(seat) == version:
                continue
            seating.asked[seat] = version
            thinker = seating.thinkers.get(seat)
            if thinker is None or thinker.level != level:
                thinker = seating.thinkers[seat] = Thinker(table.key, seat, level)
            assert table.match is not None
            answer = self.thinking.ask(thinker.question(table.match))
            self.world.later(self.pace, lambda seat=seat, answer=answer: self._await(seating, seat, answer))  # type: ignore[misc]

    def _await(self, seating: Seating, seat: int, answer: Future[str]) -> None:
        """Its answer comes after an even time: how long a bot has thought tells nothing."""
        answer.add_done_callback(lambda future: self.world.soon(lambda: self._play_for_bot(seating, seat, future)))

    def _play_for_bot(self, seating: Seating, seat: int, answer: Future[str]) -> None:
        table = seating.table
        asked = seating.asked.pop(seat, None)
        if self.hub.stopping or seating.lost or answer.cancelled() or table.chairs[seat].bot is None:
            return
        if table.paused or seat not in table.to_move() or asked != table.version(seat):
            self.go_on(seating)
            return
        try:
            table.play(seat, answer.result(), self.world.now())
        except Exception:
            log.exception("a bot failed at table %s", table.id)
            assert table.match is not None
            table.play(seat, secrets.choice(table.match.legal(seat)), self.world.now())
        self.bot_moves += 1
        self.count_down(seating)
        self.hub.commit(seating)

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
            if until <= now:
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
            if not away:
                seating.away_until.pop(seat, None)
            else:
                seating.away_until.setdefault(seat, until)
