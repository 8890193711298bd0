"""What `?` and `hint` answer: what each move does, why a card in hand cannot be played; what a bot would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larceny.bots.advice import say
from larceny.bots.hint import heard, thoughts
from larceny.cli.company import PATIENCE
from larceny.cli.prompt import begun_by
from larceny.cli.voice import Voice, quoted
from larceny.engine.kernel_set import OF_A_SEARCH
from larceny.engine.obstacles import obstacles, say_obstacle, say_reason, why_not
from larceny.engine.prose import explain_action, word

if TYPE_CHECKING:
    from larceny.engine.match import Match

Row = tuple[str, ...]

LOADING = 3.0  # seconds that a hint may wait for the machine code of a search


def moves(match: Match, seat: int, voice: Voice) -> list[Row]:
    """Each legal move: its number, its notation, what it does."""
    ruleset = match.game.ruleset
    legal = match.legal(seat)
    return [(str(i), text, explain_action(ruleset, voice.lang, text)) for i, text in enumerate(legal, start=1)]


def advice(match: Match, seat: int, voice: Voice) -> list[Row]:
    """The moves that a bot would think of, the best first: its number, what it promises, why, and at what risk."""
    ruleset, legal = match.game.ruleset, match.legal(seat)
    ruleset.in_time(OF_A_SEARCH, LOADING)
    found = thoughts(ruleset, heard(match, seat), match.view(seat), legal, PATIENCE)
    return [(str(legal.index(one.move) + 1), say(ruleset, one, voice.lang)) for one in found]


def stuck_cards(match: Match, seat: int, voice: Voice) -> list[Row]:
    """Each different card that the seat holds and cannot play now, with the reason."""
    ruleset = match.game.ruleset
    return [
        (
            word(ruleset, voice.lang, stuck.thing),
            _with_clause(say_obstacle(ruleset, voice.lang, stuck, seat), stuck.section),
        )
        for stuck in obstacles(ruleset, match.seen(seat), seat, match.legal_ids(seat))
    ]


def refusal(match: Match, seat: int, text: str, voice: Voice) -> str:
    """Why a seat that may act may not do this."""
    why = why_not(match, seat, text)
    assert why is not None, f"{text} is legal"
    return _with_clause(say_reason(match.game.ruleset, voice.lang, why, seat), why.section)


def _with_clause(sentence: str, section: str) -> str:
    return f"{sentence} ({section})" if section else sentence


def unknown(match: Match, seat: int, text: str, voice: Voice) -> str:
    """Why a typed text is no move now: the rule's reason if it begins moves that are refused for the same one."""
    actions = match.game.ruleset.actions
    meant = (text,) if text in actions else begun_by(text, actions) if text else ()
    reasons = {refusal(match, seat, action, voice) for action in meant}
    return reasons.pop() if len(reasons) == 1 else voice.say("unknown-move", text=quoted(text))
