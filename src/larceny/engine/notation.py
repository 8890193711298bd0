"""Transcripts: a match as text, written and read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from larceny.engine.errors import BadTranscript, LarcenyError
from larceny.engine.fairness import Dealer, play_chance
from larceny.engine.pledge import dealer_of, read_pledge, write_pledge
from larceny.engine.seats import CHANCE, seat_name

if TYPE_CHECKING:
    from larceny.engine.game import Game
    from larceny.engine.match import Match

LONGEST = 20_000_000  # characters: far beyond any game, and small enough to read at once
HEAD_WORDS = ("game", "rules", "players", "option", "commitment", "table", "nonce", "seed", "position")
NAMED = {"option": "options", "nonce": "nonces"}  # head lines that come several times, each with a name and a value


def write_transcript(match: Match) -> str:
    """The whole match, every secret of it, one action per line."""
    return "\n".join([*_head(match), "", *_moves(match), *_result(match)]) + "\n"


def _head(match: Match) -> Iterator[str]:
    game = match.game
    yield f"game {game.key}"
    yield f"rules {game.rules_version}"
    yield f"players {game.players}"
    for name, value in game.options.items():
        yield f"option {name} {value}"
    if match.fairness is not None:
        yield from write_pledge(match.fairness)
    if match.seed is not None:
        yield f"seed {match.seed}"
    if match.position_start is not None:
        from larceny.engine.position import write_position

        yield "position " + json.dumps(write_position(game, match.position_start), separators=(",", ":"))


def _moves(match: Match) -> Iterator[str]:
    ruleset = match.game.ruleset
    for ply, (seat, number) in enumerate(match.history, start=1):
        text = ruleset.outcomes[number] if seat == CHANCE else ruleset.actions[number]
        yield f"{ply} {seat_name(seat)} {text}"


def _result(match: Match) -> Iterator[str]:
    if match.outcome is not None:
        scores = " ".join(f"p{seat + 1}={score}" for seat, score in enumerate(match.outcome.scores))
        yield f"result {scores}"


@dataclass
class Transcript:
    """A transcript as read, before its moves are played."""

    game: str = ""
    rules: str = ""
    players: str = ""
    options: dict[str, str] = field(default_factory=dict)
    commitment: str | None = None
    table: str | None = None
    nonces: dict[str, str] = field(default_factory=dict)
    seed: str | None = None
    position: dict[str, Any] | None = None
    moves: list[tuple[int, str, str]] = field(default_factory=list)  # line number, who, what
    result: tuple[int, str] | None = None
    lines: dict[str, int] = field(default_factory=dict)  # where the head says what

    def fault(self, said: str, what: str) -> BadTranscript:
        """Something is wrong with what the head says."""
        return _fault(self.lines[said], what)


def read_transcript(text: str) -> Transcript:
    """Take a transcript apart; the moves are not yet played."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadTranscript("A transcript is a text of at most twenty million characters.")
    found = Transcript()
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words:
            continue
        if found.result is not None:
            raise _fault(number, "nothing comes after the result")
        if words[0] in HEAD_WORDS and not found.moves:
            _read_head(found, number, line, words)
        elif words[0] == "result":
            found.result = number, " ".join(words[1:])
        elif words[0].isdecimal() and len(words) > 2:
            _read_move(found, number, words)
        else:
            raise _fault(number, f"{line[:40]!r} is neither a head line, a move nor the result")
    for name in ("game", "rules", "players"):
        if not getattr(found, name):
            raise BadTranscript(f"The transcript does not say its {name}.")
    return found


def _read_head(found: Transcript, number: int, line: str, words: list[str]) -> None:
    word, named = words[0], words[0] in NAMED
    if len(words) != (3 if named else 2) and word != "position":
        raise _fault(number, f"{line[:40]!r} is no proper head line")
    said = f"{word} {words[1]}" if named else word
    if said in found.lines:
        raise _fault(number, f"{said[:20]!r} is said twice")
    found.lines[said] = number
    if named:
        getattr(found, NAMED[word])[words[1]] = words[2]
    elif word == "position":
        found.position = _read_position(number, line)
    else:
        setattr(found, word, words[1])


def _read_position(number: int, line: str) -> Any:
    try:
        return json.loads(line.split(None, 1)[1])
    except (ValueError, IndexError, RecursionError):
        raise _fault(number, "the position is no JSON") from None


def _read_move(found: Transcript, number: int, words: list[str]) -> None:
    if words[0] != str(len(found.moves) + 1):
        raise _fault(number, f"move {len(found.moves) + 1} is missing")
    found.moves.append((number, words[1], " ".join(words[2:])))


def _fault(number: int, what: str) -> BadTranscript:
    return BadTranscript(f"Line {number} of the transcript: {what}.", line=number)


def replay(text: str, load: Callable[[str, int, dict[str, str]], Game]) -> Match:
    """Play a transcript again, checking every line of it against the rules and, if it has one, the seed."""
    found = read_transcript(text)
    if not found.players.isdecimal() or len(found.players) > 2:
        raise BadTranscript(f"{found.players[:20]!r} is no number of players.")
    game = load(found.game, int(found.players), found.options)
    if found.rules != str(game.rules_version):
        raise BadTranscript(f"It was played by rules {found.rules[:20]}, these are rules {game.rules_version}.")
    fairness = read_pledge(found, game)
    match = game.start(seed=None if fairness else _seed(found), position=found.position)
    match.fairness = fairness
    _play_all(match, found.moves, dealer_of(match))
    if found.result is not None:
        _check_result(match, *found.result)
    return match


def _seed(found: Transcript) -> int | None:
    if found.seed is None:
        return None
    if not found.seed.isdecimal() or len(found.seed) > 19:
        raise BadTranscript("The seed is no number.")
    return int(found.seed)


def _play_all(match: Match, moves: list[tuple[int, str, str]], dealer: Dealer | None) -> None:
    """Play what players did; what the seed gives is there already, and is compared."""
    drawn = _deal(match, dealer, 0)
    for ply, (number, who, what) in enumerate(moves):
        if ply < match.ply:
            _compare(match, ply, number, who, what)
        else:
            _play(match, number, who, what)
            drawn += _deal(match, dealer, drawn)
    if len(moves) < match.ply:
        raise BadTranscript("The transcript stops where the seed still has cards to deal.")


def _deal(match: Match, dealer: Dealer | None, drawn: int) -> int:
    return 0 if dealer is None else len(play_chance(match, dealer, drawn))


def _play(match: Match, number: int, who: str, what: str) -> None:
    seats = {seat_name(seat): seat for seat in range(CHANCE, match.game.players)}
    if who not in seats:
        raise _fault(number, f"{who[:20]!r} is no seat")
    seat = seats[who]
    try:
        match.play(seat, what)
    except LarcenyError as error:
        raise BadTranscript(f"Line {number} of the transcript: {error}", line=number, reason=error.reason) from error


def _compare(match: Match, ply: int, number: int, who: str, what: str) -> None:
    seat, action = match.action_at(ply)
    texts = match.game.ruleset.outcomes if seat == CHANCE else match.game.ruleset.actions
    if (seat_name(seat), texts[action]) != (who, what):
        raise _fault(number, f"the seed gives {seat_name(seat)} {texts[action]!r}, not {who[:20]} {what[:40]!r}")


def _check_result(match: Match, number: int, written: str) -> None:
    played = "".join(_result(match)).removeprefix("result ")
    if played != written:
        raise _fault(number, f"the result of these moves is {played or 'still open'}, not {written[:60]}")
