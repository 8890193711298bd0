"""Bots at tables: asked when it is their turn, and heard at an even pace that tells nothing of what they think."""

from __future__ import annotations

import logging
import secrets
from concurrent.futures import Future
from dataclasses import dataclass, field

from larceny.server.hub import Hub, Timer
from larceny.server.seating import Seating
from larceny.server.thinkers import Thinker, Thinking

log = logging.getLogger("larceny.server")


@dataclass
class Question:
    """A decision that a bot is asked for."""

    seating: Seating
    seat: int
    version: int  # of the seat: if it has changed, the answer is to another question
    due: int  # when the answer may be seen, in ms
    timers: list[Timer] = field(default_factory=list)
    open: bool = True

    def close(self) -> None:
        """It is answered, or nobody waits for the answer any more."""
        self.open = False
        for timer in self.timers:
            timer.cancel()


class Autoplay:
    """Asks bots and plays their answers."""

    def __init__(self, hub: Hub, thinking: Thinking, pace: float) -> None:
        self.hub, self.world, self.thinking = hub, hub.world, thinking
        self.pace = round(pace * 1000)
        self.moves = 0

    def ask_all(self, seating: Seating) -> None:
        """Ask every bot that is to choose, if somebody is here to see it."""
        table = seating.table
        if table.paused or not seating.peers or seating.pending:
            return
        for seat in table.to_move():
            asked = seating.questions.get(seat)
            if table.chairs[seat].bot is not None and (asked is None or asked.version != table.version(seat)):
                self._ask(seating, seat, asked)

    def _ask(self, seating: Seating, seat: int, before: Question | None) -> None:
        table, now = seating.table, self.world.now()
        assert table.match is not None
        # What others see counts: all that a bot does in secret, one thing after the other, is done by one and the same
        # time, or its number could be told from the pace.
        public = table.version(None)
        since, seen = seating.bots_asked.get(seat, (0, -1))
        if seen != public:
            since = now
            seating.bots_asked[seat] = (now, public)
        if before is not None:
            before.close()
        question = seating.questions[seat] = Question(seating, seat, table.version(seat), since + self.pace)
        answer = self.thinking.ask(self._thinker(seating, seat).question(table.match))
        late = self.hub.limits.bot_seconds + self.pace / 1000
        question.timers.append(self.world.later(late, lambda: self._play(question, None)))
        answer.add_done_callback(lambda done: self.world.soon(lambda: self._answered(question, done)))

    def _thinker(self, seating: Seating, seat: int) -> Thinker:
        level = seating.table.chairs[seat].bot
        assert level is not None
        thinker = seating.thinkers.get(seat)
        if thinker is None or thinker.level != level:
            thinker = seating.thinkers[seat] = Thinker(seating.table.key, seat, level)
        return thinker

    def _answered(self, question: Question, answer: Future[str]) -> None:
        """Play it when it is due; at once if nobody will see anything of it."""
        wait = question.due - self.world.now()
        if wait <= 0 or self._is_secret(question, answer):
            self._play(question, answer)
        elif question.open:
            question.timers.append(self.world.later(wait / 1000, lambda: self._play(question, answer)))

    def _is_secret(self, question: Question, answer: Future[str]) -> bool:
        """Whether after this the seat is still to choose, and nobody else has seen that it did anything."""
        table = question.seating.table
        if not self._is_current(question) or answer.exception() is not None or len(table.to_move()) < 2:
            return False
        assert table.match is not None
        after = table.match.copy()
        if answer.result() not in after.legal(question.seat):
            return False
        after.play(question.seat, answer.result())
        return after.movers() == table.match.movers() and after.event_count(None) == table.match.event_count(None)

    def _is_current(self, question: Question) -> bool:
        table, seat = question.seating.table, question.seat
        return (
            question.open
            and seat in table.to_move()
            and table.chairs[seat].bot is not None
            and question.version == table.version(seat)
        )

    def _play(self, question: Question, answer: Future[str] | None) -> None:
        """Play what a bot has answered; one that failed or thinks too long plays something."""
        seating, seat = question.seating, question.seat
        if not question.open or self.hub.stopping or seating.lost:
            return
        current = self._is_current(question)
        question.close()
        seating.questions.pop(seat, None)
        if not current or seating.table.paused:
            self.ask_all(seating)
            return
        assert seating.table.match is not None
        legal = seating.table.match.legal(seat)
        action = _result(seating, answer)
        seating.table.play(seat, action if action in legal else secrets.choice(legal), self.world.now())
        self.moves += 1
        self.hub.commit(seating)


def _result(seating: Seating, answer: Future[str] | None) -> str:
    if answer is None:
        log.warning("a bot thought too long at table %s", seating.table.id)
        return ""
    error = answer.exception()
    if error is not None:
        log.error("a bot failed at table %s", seating.table.id, exc_info=error)
        return ""
    return answer.result()
