"""Bots at tables: asked when it is their turn, and heard at an even pace that tells nothing of what they think."""

from __future__ import annotations

import logging
import math
import secrets
import time
from concurrent.futures import Future
from dataclasses import dataclass, field

from larceny.bots.bot import looks_ahead
from larceny.server.hub import Hub, Timer
from larceny.server.seating import Seating
from larceny.server.thinkers import Thinker, Thinking, ThinkingTime, stand_in

LOOKS_AHEAD = 1.5  # times the pace of others: everybody knows the level of a bot, and whether it looks ahead
THINKING = 0.85  # of its pace a bot may look ahead; the rest is for what cannot be cut short
LAST_RESORT = 10.0  # seconds after which, if not even a stand-in has answered, anything is played
log = logging.getLogger("larceny.server")


@dataclass
class Question:
    """A decision that a bot is asked for."""

    seating: Seating
    seat: int
    version: int  # of the seat: if it has changed, the answer is to another question
    thinker: Thinker
    pace: int
    due: int  # when the answer may be seen, in ms
    answer: Future[str] | None = None
    relieved: bool = False  # another answers in its place
    timers: list[Timer] = field(default_factory=list)
    open: bool = True

    def close(self) -> None:
        """It is answered, or nobody waits for the answer any more."""
        self.open = False
        self.call_off()

    def call_off(self) -> None:
        """What was to come of it does not come; who has not begun to think about it never does."""
        for timer in self.timers:
            timer.cancel()
        self.timers.clear()
        self.thinker.stop()
        if self.answer is not None:
            self.answer.cancel()


class Autoplay:
    """Asks bots and plays their answers."""

    def __init__(self, hub: Hub, thinking: Thinking, pace: float) -> None:
        self.hub, self.world, self.thinking = hub, hub.world, thinking
        self.pace = round(pace * 1000)
        self.moves = 0

    def ask_all(self, seating: Seating) -> None:
        """Ask every bot that is to choose, if somebody is here to see it."""
        table = seating.table
        if not seating.peers or table.paused:
            self.forget(seating)
        elif table.has_bots and not seating.pending:
            wanted = [seat for seat in table.to_move() if self._is_to_be_asked(seating, seat)]
            if wanted:
                rounds = self.thinking.rounds(len(wanted))
                for seat in wanted:
                    self._ask(seating, seat, rounds)

    def forget(self, seating: Seating) -> None:
        """Nobody waits for the bots of a table."""
        for question in seating.questions.values():
            question.close()
        seating.questions.clear()
        seating.bots_asked.clear()

    def _is_to_be_asked(self, seating: Seating, seat: int) -> bool:
        table, asked = seating.table, seating.questions.get(seat)
        return table.chairs[seat].bot is not None and (asked is None or asked.version != table.version(seat))

    def _ask(self, seating: Seating, seat: int, rounds: int) -> None:
        table, now = seating.table, self.world.now()
        assert table.match is not None
        # What others see counts: all that a bot does in secret, one thing after the other, is done by one and the same
        # time, or its number could be told from the pace.
        public = table.version(None)
        since, seen = seating.bots_asked.get(seat, (0, -1))
        if seen != public:
            since = now
            seating.bots_asked[seat] = (now, public)
        if (before := seating.questions.get(seat)) is not None:
            before.close()
        thinker = self._thinker(seating, seat)
        pace = round(self.pace * (LOOKS_AHEAD if looks_ahead(table.game.ruleset, thinker.level) else 1))
        since += (now - since) // pace * pace if pace else 0  # who is asked again much later has a pace of his own
        question = Question(seating, seat, table.version(seat), thinker, pace, since + pace)
        seating.questions[seat] = question
        allowed = _thinking_time(pace, since - now, rounds)
        self._have_answered(question, self.thinking.ask(thinker.question(table.match, allowed)))
        late = self.hub.limits.bot_seconds + pace / 1000
        question.timers.append(self.world.later(late, lambda: self._relieve(question)))

    def _have_answered(self, question: Question, answer: Future[str]) -> None:
        question.answer = answer
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
        if not question.open or answer is not question.answer:  # who was relieved is not heard any more
            return
        if (error := answer.exception()) is not None:
            log.error("a bot failed at table %s", question.seating.table.id, exc_info=error)
            self._relieve(question)
            return
        action, wait = answer.result(), _next_due(question, self.world.now()) - self.world.now()
        if wait <= 0 or self._is_secret(question, action):
            self._play(question, action)
        else:
            question.timers.append(self.world.later(wait / 1000, lambda: self._play(question, action)))

    def _relieve(self, question: Question) -> None:
        """A bot has failed or thinks too long: another, who goes by the rule of thumb, answers in its place."""
        if question.relieved or not self._is_current(question):
            self._play(question, "")
            return
        log.warning("a bot does not answer at table %s", question.seating.table.id)
        question.call_off()
        question.relieved = True
        match = question.seating.table.match
        assert match is not None
        self._have_answered(question, self.thinking.ask_stand_in(stand_in(match, question.seat)))
        question.timers.append(self.world.later(LAST_RESORT, lambda: self._relieve(question)))

    def _is_secret(self, question: Question, action: str) -> bool:
        """Whether after this the seat is still to choose, and nobody else has seen that it did anything."""
        match = question.seating.table.match
        if not self._is_current(question) or match is None or action not in match.legal(question.seat):
            return False
        after = match.copy()
        after.play(question.seat, action)
        others = [None, *(seat for seat in range(match.game.players) if seat != question.seat)]
        return after.movers() == match.movers() and all(
            after.event_count(other) == match.event_count(other) for other in others
        )

    def _is_current(self, question: Question) -> bool:
        table, seat = question.seating.table, question.seat
        return (
            question.open
            and seat in table.to_move()
            and table.chairs[seat].bot is not None
            and question.version == table.version(seat)
        )

    def _play(self, question: Question, action: str) -> None:
        """Play what a bot has answered; if that cannot be played, something."""
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
        seating.table.play(seat, action if action in legal else secrets.choice(legal), self.world.now())
        self.moves += 1
        self.hub.commit(seating)


def _thinking_time(pace: int, begun: int, rounds: int) -> ThinkingTime:
    """What a bot, asked at `begun` in ms from now, may think: before the answer is due so do others in its thread.

    Without a pace it takes the time that it needs.
    """
    if not pace:
        return ThinkingTime()
    span = THINKING * pace
    return ThinkingTime(span / 1000 / rounds, time.monotonic() + (begun + span) / 1000)


def _next_due(question: Question, now: int) -> int:
    """When an answer is shown: when it is due, or whole paces later, so that not even a late one tells how late."""
    late = now - question.due
    return question.due + (math.ceil(late / question.pace) * question.pace if late > 0 and question.pace else 0)
