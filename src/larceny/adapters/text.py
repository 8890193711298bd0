"""Language-model agents: a table that speaks and listens in text. See docs/adapters.md.

A reply counts only if it holds exactly one move in a fixed form: its last line is `move: …`, or the whole reply
is the move. Nothing is ever guessed: any other reply gets a sentence that says what was wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import larceny
from larceny.engine.prose import news

MARK = "move:"
LONGEST = 100_000  # characters of a reply that are read at all
QUOTED = 60  # characters of a wrong reply that are repeated

FORM = f"End your reply with one line of this form, or reply with nothing but the move:\n{MARK} {{example}}"


@dataclass(frozen=True)
class Answer:
    """What came of a reply: the move that it made, or a sentence on why it made none."""

    move: str | None
    message: str


def find_move(reply: object) -> Answer:
    """Take the one move out of a reply, whether it is legal or not."""
    if not isinstance(reply, str):
        return Answer(None, f"A reply is a text, not an object of type {type(reply).__name__[:QUOTED]}.")
    if len(reply) > LONGEST:
        return Answer(None, f"The reply is too long: at most {LONGEST} characters are read.")
    lines = [line.strip() for line in reply.strip().split("\n")]
    marked = [line for line in lines if line.startswith(MARK)]
    if len(marked) > 1:
        return Answer(None, f"{len(marked)} lines start with `{MARK}`; there must be one.")
    if marked and not lines[-1].startswith(MARK):
        return Answer(None, f"The line that starts with `{MARK}` must be the last one.")
    if not marked and len(lines) > 1:
        return Answer(None, f"The reply has several lines, but none of them starts with `{MARK}`.")
    move = lines[-1].removeprefix(MARK).strip()
    return Answer(move, "") if move else Answer(None, "The reply names no move.")


def parse(reply: object, legal: Sequence[str]) -> Answer:
    """The one legal move that a reply makes, or what was wrong with it and what is legal."""
    answer = find_move(reply)
    if answer.move is not None and answer.move not in legal:
        answer = Answer(None, f"{_quote(answer.move)} is not a legal move now.")
    return answer if answer.move is not None else Answer(None, f"{answer.message}\n{_listed(legal)}")


class TextTable:
    """A match between language-model agents; each seat has a conversation of its own, which only it may read."""

    def __init__(self, key: str, players: int | None = None, seed: int = 0, **options: Any) -> None:
        self.game = larceny.load(key, players, **options)
        self.match = self.game.start(seed)
        seats = range(self.game.players)
        self.messages: list[list[dict[str, str]]] = [[self._welcome(seat)] for seat in seats]
        self._told = [0 for _ in seats]  # events that each seat has been told of

    def _welcome(self, seat: int) -> dict[str, str]:
        card = self.game.ruleset.card
        rules = ", ".join(f"{name} = {value}" for name, value in self.game.options.items())
        lines = [
            f"You play {card.title} as p{seat + 1}, one of {self.game.players} players. {card.aim}",
            f"Options: {rules or 'none'}.",
            self.game.remark(),
        ]
        return {"role": "system", "content": "\n".join(filter(None, lines))}

    def asked(self) -> int | None:
        """The seat to ask next, or None when the match is over; of several that may act, the lowest."""
        movers = self.match.movers()
        return movers[0] if movers else None

    def observation(self, seat: int) -> str:
        """All that the seat may know now, what it may do, and how to reply."""
        legal = self.match.legal(seat)
        text = self.match.text(seat)  # ends with the legal moves
        return f"{text}\n\n{FORM.format(example=legal[0])}" if legal else text

    def ask(self, seat: int) -> str:
        """What to send to the seat's agent now: what has happened since it was last asked, then its observation."""
        told = news(self.match, seat, "en", self._told[seat])
        self._told[seat] = len(self.match.events(seat))
        parts = ["\n".join(["Since you were last asked:", *told])] if told else []
        content = "\n\n".join([*parts, self.observation(seat)])
        self._conversation(seat).append({"role": "user", "content": content})
        return content

    def answer(self, seat: int, reply: object) -> Answer:
        """Play what the reply says; if it can't be played, say why, and change nothing."""
        conversation = self._conversation(seat)
        conversation.append({"role": "assistant", "content": _shortened(reply)})
        found = find_move(reply)
        if found.move is not None:
            found = self._play(seat, found.move)
        if found.move is None:
            found = Answer(None, f"{found.message}\n{_listed(self.match.legal(seat))}")
            conversation.append({"role": "user", "content": found.message})
        return found

    def _conversation(self, seat: int) -> list[dict[str, str]]:
        if type(seat) is not int or not 0 <= seat < self.game.players:
            raise larceny.NotYourTurn(f"Seats are 0 to {self.game.players - 1}.", reason="no-such-seat")
        return self.messages[seat]

    def _play(self, seat: int, move: str) -> Answer:
        try:
            self.match.play(seat, move)
        except larceny.LarcenyError as refusal:
            return Answer(None, str(refusal))
        return Answer(move, "")


def _listed(legal: Sequence[str]) -> str:
    """The legal moves, and the form to name one in."""
    if not legal:
        return "You may do nothing now."
    return "\n".join(["You may:", *(f"  {text}" for text in legal), FORM.format(example=legal[0])])


def _quote(text: str) -> str:
    return ascii(text if len(text) <= QUOTED else text[:QUOTED] + "...")


def _shortened(reply: object) -> str:
    if not isinstance(reply, str):
        return ""
    return reply if len(reply) <= LONGEST else reply[:QUOTED] + "…"
