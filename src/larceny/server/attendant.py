"""The attendant of all tables: lets bots play, counts down for those who are away, watches the clocks."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass

from larceny.server import requests
from larceny.server.hub import Hub, Timer
from larceny.server.seating import HOST, Seating
from larceny.server.table import Table
from larceny.server.thinkers import Thinker, Thinking

log = logging.getLogger("larceny.server")


@dataclass
class Question:
    """A decision that a bot is asked for."""

    seating: Seating
    seat: int
    version: int
    timer: Timer | None = None  # until it is answered


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
            self._ask(Question(seating, seat, version), thinker.question(table.match))

    def _ask(self, question: Question, think: Callable[[], str]) -> None:
        """Its answer comes after an even time: how long a bot has thought tells nothing."""
        answer = self.thinking.ask(think)
        self.world.later(self.pace, lambda: answer.add_done_callback(self._answered(question)))
        late = max(self.hub.limits.bot_seconds, self.pace)
        question.timer = self.world.later(late, lambda: self._play_for_bot(question, None))

    def _answered(self, question: Question) -> Callable[[Future[str]], None]:
        return lambda answer: self.world.soon(lambda: self._play_for_bot(question, answer))

    def _play_for_bot(self, question: Question, answer: Future[str] | None) -> None:
        """Play what a bot has answered; one that failed or thinks too long plays something."""
        seating, seat = question.seating, question.seat
        table = seating.table
        if question.timer is None or self.hub.stopping or seating.lost:
            return
        question.timer.cancel()
        question.timer = None
        seating.asked.pop(seat, None)
        if table.paused or seat not in table.to_move() or question.version != table.version(seat):
            self.go_on(seating)
        elif table.chairs[seat].bot is not None:
            self._play(table, seat, answer)
            self.bot_moves += 1
            self.count_down(seating)
            self.hub.commit(seating)

    def _play(self, table: Table, seat: int, answer: Future[str] | None) -> None:
        try:
            if answer is not None:
                table.play(seat, answer.result(), self.world.now())
                return
        except Exception:
            log.exception("a bot failed at table %s", table.id)
        assert table.match is not None
        table.play(seat, secrets.choice(table.match.legal(seat)), self.world.now())

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
