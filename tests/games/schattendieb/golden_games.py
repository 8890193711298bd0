"""Records the golden games: `python -m tests.games.schattendieb.golden_games` plays them and writes golden/.

Seeds are tried in order; the first game that visits every feature is kept.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import larceny
from tests.games.goldens import record, seen_move_by_move
from tests.games.lines import lines, moves

FOLDER = Path(__file__).resolve().parent / "golden"
GAMES: dict[int, dict[str, int]] = {2: {"rounds": 5}, 4: {}, 7: {}}
SEEDED = {4}  # in the other games chance is given by hand
FEATURES = {
    *("play jewel", "play safe", "play thief", "steal", "add", "add twice", "nothing to add", "no card to add"),
    *("cancelled", "took", "empty-handed", "closed", "stays-open", "used-up", "drawn from under the pile"),
    *("last-open", "all-close", "no-cards", "sits out", "drawn singly", "closed with the pile used up"),
}
# What is too rare to wait for; and of two players one who closes ends the round, so that his hand never comes up.
RARE = {"drawn singly", "no card to add"}
TOO_RARE: dict[int, set[str]] = {
    2: RARE | {"steal", "drawn from under the pile", "sits out", "closed with the pile used up"},
    4: RARE | {"sits out", "closed with the pile used up"},
    7: RARE | {"all-close"},
}


def play(players: int, seed: int) -> larceny.Match:
    """The game of that seed, by players of many tastes."""
    rng = random.Random(seed)
    game = larceny.load("schattendieb", players=players, **GAMES[players])
    match = game.start(seed if players in SEEDED else None)
    while match.movers():
        seat = rng.choice(match.movers())
        odds = {text: float(chance) for text, chance in match.odds().items()}
        if seat != larceny.CHANCE:
            seen = match.view(seat)
            liking = TASTES[(seen["round"] - 1) % len(TASTES)]
            odds = {text: liking(seen, text) for text in match.legal(seat)}
        match.play(seat, rng.choices(list(odds), list(odds.values()))[0])
    return match


# How much a player likes a move: round by round another way.


def hoard(seen: dict[str, Any], text: str) -> float:
    """Keep jewels of one kind until the pile is low, and hardly ever close."""
    verb, *words = text.split()
    low = seen["pile_count"] <= 3 * seen["players"]
    if verb == "play" and words[0] == "safe":
        return 0.02 if seen["safe"][seen["you"]] else 1.0
    if verb == "play":
        alike = float(sum(card.split()[0] == words[0] for card in seen["hand"][seen["you"]]))
        return alike**4 if low else alike**-4
    return 1.0 if verb != "add" else 20.0 if low else 0.05


def hurry(seen: dict[str, Any], text: str) -> float:
    """Close soon."""
    return 9.0 if text.startswith("play safe") else 1.0


def collect(seen: dict[str, Any], text: str) -> float:
    """Add jewels, and close at times."""
    return 4.0 if text.startswith("add") else 0.5 if text.startswith("play safe") else 1.0


TASTES: tuple[Callable[[dict[str, Any], str], float], ...] = (hoard, hurry, collect)


def features(match: larceny.Match) -> set[str]:
    """What a game visits."""
    return set(_features(match))


def _features(match: larceny.Match) -> Iterator[str]:
    again = match.game.start(seed=None)
    before = ""
    for line in lines(match):
        state = again.position()["state"]
        told = len(again.events())
        yield from _of_action(again, line, before)
        moves(again, line)
        what = {event["event"] for event in again.events(since=told)}
        yield from what
        if "closed" in what and state["used_up"]:
            yield "closed with the pile used up"
        if line.startswith("chance draw") and state["singly"]:
            yield "drawn singly"
        if line.startswith("chance draw") and state["under_count"] > again.position()["state"]["under_count"]:
            yield "drawn from under the pile"
        before = line


def _of_action(match: larceny.Match, line: str, before: str) -> Iterator[str]:
    who, verb, *words = line.split()
    state = match.position()["state"]
    open_hands = [state["hand_count"][seat] for seat in range(match.game.players) if state["open_safes"] >> seat & 1]
    if verb == "play":
        yield f"play {words[0]}" if words[0] in ("safe", "thief") else "play jewel"
        if 0 in open_hands:
            yield "sits out"
    elif verb in ("steal", "add"):
        yield verb
        if verb == "add" and before.startswith(f"{who} add "):
            yield "add twice"
    elif verb == "done":
        if match.legal(int(who[1:]) - 1) == ["done"] and not before.startswith(f"{who} add "):
            yield "nothing to add"
        lying = [seat for seat in range(match.game.players) if state["lying"] >> seat & 1]
        if any(state["hand_count"][seat] == 0 for seat in lying):
            yield "no card to add"


def main() -> None:
    """Find and write the games."""
    for players in GAMES:
        wanted = FEATURES - TOO_RARE[players]
        match = next(match for seed in itertools.count() if features(match := play(players, seed)) >= wanted)
        record(FOLDER, players, match, seen_move_by_move(match))


if __name__ == "__main__":
    main()
