"""Random play to the end, replay, notation, and what `legal` promises."""

from __future__ import annotations

import random
from collections.abc import Iterator

from larceny.engine.errors import IllegalMove, NotYourTurn
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.seats import CHANCE
from larceny.library import replay, resume

LONGEST = 100_000  # plies: a game that goes on longer is taken not to end
USUAL = 150  # plies: so long a game usually is
TRIED = 120  # illegal actions of who may act, at a time
TRIED_IN_VAIN = 8  # … of who may not


def wander(game: Game, seed: int, *, by_hand: bool = False) -> Iterator[Match]:
    """A match played at random: the same match again and again, after each action.

    Any of several movers may act first. With `by_hand` chance is played too, one outcome at a time.
    """
    dice = random.Random(seed)
    match = game.start(seed=None if by_hand else seed)
    yield match
    while match.movers():
        assert match.ply < LONGEST, "the game does not end"
        seat = dice.choice(match.movers())
        numbers = match.legal_ids(seat)
        if seat == CHANCE:
            odds = match.odds()
            numbers = dice.choices(numbers, weights=[float(chance) for chance in odds.values()])
        match.play_id(seat, dice.choice(numbers))
        yield match


def seeds(game: Game, games: int, seed: int) -> Iterator[int]:
    """The seeds of so many games of the usual length; of a game that takes longer there are fewer, at least one.

    So what a check costs, and what it may find, depends on how many moments are looked at, not on the game. How long
    one takes is found out when the first has been checked: a faulty one might not even be playable.
    """
    yield seed
    if games > 1:
        length = sum(1 for _ in wander(game, seed))
        yield from range(seed + 1, seed + games * USUAL // max(length, USUAL))


def check_random_play(game: Game, games: int, seed: int = 0) -> None:
    """Every game ends with an outcome; no law of the game is broken on the way, and a side wins as one."""
    audit = game.ruleset.module("audit")
    for number in seeds(game, games, seed):
        sides = game.start(number).sides()
        for match in wander(game, number, by_hand=number % 2 == 1):
            flaw = audit.flaw(game.ruleset.State(match.laid_open()))
            assert not flaw, f"after {match.ply} actions: {flaw}"
            assert (match.outcome is None) == bool(match.movers()), "an outcome while somebody may act"
            assert sum(match.odds().values()) in (0, 1), "odds that are no odds"
        assert match.outcome is not None
        assert len(match.outcome.scores) == game.players
        assert match.outcome.winners, "nobody has won"
        assert match.sides() == sides, "sides changed: view.py should not name them"
        assert not sides or set(match.outcome.winners) in map(set, sides), "not one whole side has won"


def check_replay(game: Game, games: int, seed: int = 0) -> None:
    """A transcript, and a position, give byte for byte the same match again; a copy goes its own way."""
    for number in seeds(game, games, seed):
        dice = random.Random(number)
        for match in wander(game, number, by_hand=number % 2 == 1):
            if match.movers() and dice.random() > 0.1:
                continue
            text = match.transcript()
            again = replay(text)
            assert again.state_bytes == match.state_bytes, "a replay led to another state"
            assert again.transcript() == text, "a replay has another transcript"
            assert resume(match.position()).state_bytes == match.state_bytes, "a position led to another state"
            before = match.state_bytes
            _play_any(match.copy())
            assert match.state_bytes == before, "a copy's move changed the original"
            _check_continues(match, again)


def _play_any(match: Match) -> None:
    for seat in match.movers()[:1]:
        match.play_id(seat, match.legal_ids(seat)[-1])


def _check_continues(match: Match, again: Match) -> None:
    """After a replay chance rolls on as it would have."""
    one, other = match.copy(), again
    _play_any(one)
    _play_any(other)
    assert one.state_bytes == other.state_bytes, "a replayed match went on differently"


def check_notation(game: Game, games: int, seed: int = 0) -> None:
    """Every action has one text and every text one action; a log, a reading and an explanation for each."""
    ruleset = game.ruleset
    for texts in (ruleset.actions, ruleset.outcomes):
        assert len(set(texts)) == len(texts), "two actions share a text"
        assert all(text == " ".join(text.split()) for text in texts), "notation with odd spaces"
    for number in seeds(game, games, seed):
        for match in wander(game, number, by_hand=True):
            for seat in match.movers():
                numbers = match.legal_ids(seat)
                table = ruleset.outcome_numbers if seat == CHANCE else ruleset.action_numbers
                assert [table[text] for text in match.legal(seat)] == numbers, "texts and numbers do not fit"
                assert numbers == sorted(set(numbers)), "legal actions are listed once, in ascending order"


def check_legal(game: Game, games: int, seed: int = 0) -> None:
    """`legal` is exactly what `play` accepts, and a refusal changes nothing."""
    for number in seeds(game, games, seed):
        dice = random.Random(number)
        for match in wander(game, number):
            if dice.random() > 0.15:
                continue
            before = match.state_bytes, match.transcript()
            for seat in range(game.players):
                legal = set(match.legal(seat))
                assert bool(legal) == (seat in match.movers()), "only movers have legal actions, and each has one"
                for text in _texts_to_try(game, legal, dice):
                    assert _accepts(match.copy(), seat, text) == (text in legal), f"{text!r} for seat {seat}"
                    if text not in legal:
                        assert not _accepts(match, seat, text)
            assert (match.state_bytes, match.transcript()) == before, "a refused move left its mark"


def _texts_to_try(game: Game, legal: set[str], dice: random.Random) -> list[str]:
    """The legal actions, and others: all, or if there are many other ones each time."""
    others = [text for text in game.ruleset.actions if text not in legal]
    return [*legal, *dice.sample(others, min(TRIED if legal else TRIED_IN_VAIN, len(others)))]


def _accepts(match: Match, seat: int, text: str) -> bool:
    try:
        match.play(seat, text)
    except IllegalMove as refusal:
        assert seat in match.movers(), "IllegalMove is for those who may act"
        assert refusal.reason
        assert str(refusal).endswith((".", "?", "!")), f"no sentence: {refusal}"
        return False
    except NotYourTurn:
        assert seat not in match.movers(), "NotYourTurn is for those who may not act"
        return False
    return True
