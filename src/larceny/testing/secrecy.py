"""Secrecy: two worlds that an observer cannot tell apart give him, byte for byte, the same of everything.

A *twin* is a second match whose history the observer could not tell from the first: at each action the twin plays
one that leaves the same redacted state, with the same told to everyone, but is otherwise any. So hidden cards and
hidden choices drift apart. Then nothing else that the observer is given may differ: views, legal lists, events,
readings, logs, texts, errors. What the rules tell everyone is taken to be public: that nothing is told so which has
a masked text is checked by itself (check_masks), and that the right things have one is for the game's own tests.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from larceny.engine.errors import LarcenyError
from larceny.engine.game import Game
from larceny.engine.journal import NOTHING, SHOWN, TOLD
from larceny.engine.match import Match
from larceny.engine.record import HIDDEN
from larceny.engine.seats import CHANCE, EVERYONE, holds, observer_bit
from larceny.testing.play import wander

DRIFTS = (
    0.02,
    0.1,
    0.4,
)  # how often a twin tries to be dealt other cards: those that differ in little go on for longer
OFTEN = 100  # masked readings of a kind, after which one of them must have hidden something
REFUSED = 12  # moves that are tried in each pair of worlds: in all pairs together each move has its turn
WATCHED = 5  # games in which something must be hidden from an observer, if anything is
ABSURD: tuple[Any, ...] = ("", "nonsense", "x" * 200, None, 3.5, float("nan"), -1)


def check_secrecy(game: Game, observer: int | None, pairs: int, seed: int = 0) -> None:
    """Compare as many pairs of worlds; each pair differs in something hidden from the observer.

    There are none for a seat from which nothing is hidden: one against all, who alone has secrets.
    """
    if not is_kept_in_the_dark(game, observer, games=WATCHED, seed=seed):
        assert observer is not None, "nothing is hidden from spectators"
        return
    met = 0
    number = seed
    read, drifted = Counter[str](), Counter[str]()
    while met < pairs:
        dice = random.Random(number)
        for one, other in twins(game, observer, dice):
            _note_masks(one, other, observer, read, drifted)
            if one.state_bytes != other.state_bytes and (dice.random() < 0.25 or not one.movers()):
                met += 1
                _compare_now(one, other, observer, dice)
        _compare_history(one, other, observer)
        number += 1
        assert number < seed + 50 * pairs, "hardly any twin differs: is something told that should be hidden?"
    for verb, times in read.items():
        assert drifted[verb] or times < OFTEN, f"“{verb} hidden” hides nothing: the view tells it"


def is_kept_in_the_dark(game: Game, observer: int | None, games: int, seed: int = 0) -> bool:
    """Whether anything is ever hidden from the observer in as many games."""
    matches = (match for number in range(seed, seed + games) for match in wander(game, number, by_hand=True))
    return any((match.redacted(observer) == HIDDEN).any() for match in matches)


def _note_masks(one: Match, other: Match, observer: int | None, read: Counter[str], drifted: Counter[str]) -> None:
    """Count how often the last action was read masked, and how often the twin's was another one."""
    entry = next((entry for entry in reversed(one.narrator.entries) if entry[0] == TOLD), None)
    if entry and entry[3] != NOTHING and not holds(entry[4], observer_bit(observer)):
        verb = one.game.ruleset.vocabulary.masked[entry[3]].split(" ")[0]
        read[verb] += 1
        drifted[verb] += one.history[-1] != other.history[-1]


def check_masks(game: Game, games: int, seed: int = 0) -> None:
    """Each masked text of the game is read by somebody in place of what was done."""
    masked = game.ruleset.vocabulary.masked
    missing = {text.split(" ")[0] for text in masked if text}
    for number in range(seed, seed + games):
        *_, match = wander(game, number)
        told = [entry for entry in match.narrator.entries if entry[0] == TOLD and entry[4] != EVERYONE]
        missing -= {masked[entry[3]].split(" ")[0] for entry in told if entry[3] != NOTHING}
        if not missing:
            return
    raise AssertionError(f"told to everyone, or never done: {', '.join(sorted(missing))}")


def twins(game: Game, observer: int | None, dice: random.Random) -> Iterator[tuple[Match, Match]]:
    """Two matches, action by action, that the observer cannot tell apart, until they must part."""
    one, other = game.start(seed=None), game.start(seed=None)
    drift = dice.choice(DRIFTS)
    while one.movers():
        seat = dice.choice(one.movers())
        number = _any_action(one, seat, dice)
        told = _after(one, seat, number, observer)
        numbers = other.legal_ids(seat) if seat in other.movers() else []
        dice.shuffle(numbers)
        if number in numbers and dice.random() > (drift if seat == CHANCE else 0.5):
            numbers.insert(0, number)
        match = next((n for n in numbers if _alike(told, _after(other, seat, n, observer))), None)
        if match is None:
            return
        events = _after(other, seat, match, observer)[2]
        assert told[2] == events, f"worlds are told apart: {told[2]} or {events}"
        one.play_id(seat, number)
        other.play_id(seat, match)
        yield one, other


def _any_action(match: Match, seat: int, dice: random.Random) -> int:
    if seat != CHANCE:
        return dice.choice(match.legal_ids(seat))
    weights = [float(chance) for chance in match.odds().values()]
    return dice.choices(match.legal_ids(CHANCE), weights)[0]


Told = tuple[bytes, list[tuple[int, ...]], list[Mapping[str, Any]]]


def _after(match: Match, seat: int, number: int, observer: int | None) -> Told:
    """What an action would leave: the redacted state, what everyone is told, and what the observer is."""
    game = match.game
    state = game.ruleset.State(match.laid_open())
    state.journal = []
    game.ruleset.promised["step"](state, seat, number)
    seen = game.observe(state.vector, observer).vector.tobytes()
    vocabulary, bit = game.ruleset.vocabulary, observer_bit(observer)
    events = [event for entry in state.journal if (event := vocabulary.event(entry, bit)) is not None]
    public = [entry for entry in state.journal if entry[2 if entry[0] == SHOWN else 4] == EVERYONE]
    public += [entry[5:] for entry in state.journal if entry[0] == TOLD]  # which of several things everybody sees
    return seen, public, events


def _alike(one: Told, other: Told) -> bool:
    return one[:2] == other[:2]


def _compare_now(one: Match, other: Match, observer: int | None, dice: random.Random) -> None:
    """What an observer is given at one moment."""
    assert _bytes(one.view(observer)) == _bytes(other.view(observer)), "the views differ"
    if observer is None:
        return
    assert one.legal(observer) == other.legal(observer), "the legal lists differ"
    assert (observer in one.movers()) == (observer in other.movers())
    assert _undo(one, observer) == _undo(other, observer), "whether a move can be taken back differs"
    actions = one.game.ruleset.actions
    for text in (dice.choice(ABSURD), *dice.sample(actions, min(REFUSED, len(actions)))):
        assert _refusal(one, observer, text) == _refusal(other, observer, text), f"the errors for {text!r} differ"


def _compare_history(one: Match, other: Match, observer: int | None) -> None:
    """What an observer has been told so far."""
    assert _bytes(one.events(observer)) == _bytes(other.events(observer)), "the events differ"
    assert one.read(observer) == other.read(observer), "what is read differs"
    assert one.log(observer) == other.log(observer), "the logs differ"
    assert one.text(observer) == other.text(observer), "the texts differ"


def _refusal(match: Match, seat: int, text: Any) -> tuple[str, ...]:
    if seat in match.movers() and text in match.legal(seat):
        return ()
    try:
        match.play(seat, text)
    except LarcenyError as error:
        return type(error).__name__, str(error), error.reason, error.section, _bytes(error.facts)
    raise AssertionError(f"{text!r} was accepted")


def _undo(match: Match, seat: int) -> str:
    try:
        match.copy().undo(seat)
    except LarcenyError as error:
        return error.reason
    return ""


def _bytes(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
