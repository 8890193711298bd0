"""Hints at a table: a bot is asked what it would do in a player's place, in the threads in which bots think."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass

from larceny.bots.advice import Advice as Thought
from larceny.bots.advice import say_risk
from larceny.bots.hint import heard, thoughts
from larceny.engine.match import Match
from larceny.engine.prose import explain_action
from larceny.engine.ruleset import Ruleset
from larceny.server import requests
from larceny.server.hub import Hub
from larceny.server.messages import Advice, Done, Hint, Refused, write_message
from larceny.server.peer import Peer
from larceny.server.refusal import Refusal, sentence
from larceny.server.requests import Asking
from larceny.server.seating import Seating
from larceny.server.thinkers import PATIENCE, Thinking

Thoughts = list[Thought]
log = logging.getLogger("larceny.server")


@dataclass
class Wish:
    """Somebody waits for a hint."""

    seating: Seating
    peer: Peer  # where he waits: another device, if he asks again there
    asked: Hint
    version: int  # of the seat: if it has changed, the hint is for another choice


class Hints:
    """Asks bots on behalf of players: one question for each seat at a time, and not too often."""

    def __init__(self, hub: Hub, thinking: Thinking) -> None:
        self.hub, self.world, self.thinking = hub, hub.world, thinking

    def ask(self, asking: Asking, seating: Seating, peer: Peer, asked: Hint) -> None:
        """Have it thought of; the answer comes when it is found."""
        requests.hint(asking, asked)
        earlier = seating.hinted.get(asked.seat)
        if earlier is not None and earlier.asked == asked:
            earlier.peer = peer
            return
        if earlier is not None or not peer.allowance.hints.allows(self.world.now() / 1000):
            raise Refusal("too-fast")
        assert seating.table.match is not None
        wish = Wish(seating, peer, asked, seating.table.version(asked.seat))
        seating.hinted[asked.seat] = wish
        answer = self.thinking.ask(question(seating.table.match, asked.seat))
        answer.add_done_callback(lambda done: self.world.soon(lambda: self._answered(wish, done)))

    def _answered(self, wish: Wish, answer: Future[Thoughts]) -> None:
        """Told like everything else: not before what it speaks of is stored."""
        seating, asked = wish.seating, wish.asked
        seating.hinted.pop(asked.seat, None)
        if seating.lost or self.hub.stopping:
            return
        self.hub.commit(seating, [(wish.peer, write_message(self._reply(wish, answer)))])

    def _reply(self, wish: Wish, answer: Future[Thoughts]) -> Done | Refused:
        table, lang = wish.seating.table, wish.peer.lang
        if wish.version != table.version(wish.asked.seat):
            return _refused(wish, "stale")
        if (error := answer.exception()) is not None:
            log.error("no hint could be given at table %s", table.id, exc_info=error)
            return _refused(wish, "broken")
        ruleset = table.game.ruleset
        return Done(wish.asked.id, advice=[in_words(ruleset, lang, thought) for thought in answer.result()])


def question(match: Match, seat: int) -> Callable[[], Thoughts]:
    """What the bot is asked, ready to be carried to another thread: it gets what the seat may look up, and no more."""
    ruleset, events, view, legal = match.game.ruleset, heard(match, seat), match.view(seat), match.legal(seat)
    return lambda: thoughts(ruleset, events, view, legal, PATIENCE)


def in_words(ruleset: Ruleset, lang: str, thought: Thought) -> Advice:
    """A thought as people read it."""
    return Advice(
        action=thought.move,
        text=explain_action(ruleset, lang, thought.move),
        reason=ruleset.texts.say(lang, thought.reason),
        value="" if thought.promise is None else ruleset.texts.say(lang, *thought.promise),
        fact="" if thought.fact is None else ruleset.texts.say(lang, *thought.fact),
        risk="" if thought.risk is None else say_risk(ruleset, thought.risk, lang),
    )


def _refused(wish: Wish, reason: str) -> Refused:
    refusal = Refusal(reason)
    return Refused(wish.asked.id, refusal.reason, sentence(refusal, wish.peer.lang))
