"""Records the golden games: `python -m tests.games.master_thieves.golden_games` plays them and writes golden/.

Seeds are tried in order; the first game that visits every feature is kept.
"""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import larceny
from tests.games.goldens import record, seen_move_by_move
from tests.games.lines import lines

FOLDER = Path(__file__).resolve().parent / "golden"
GAMES: dict[str, tuple[int, dict[str, str | int]]] = {
    "fr-2": (2, {"edition": "fr"}),
    "fr-4": (4, {"edition": "fr"}),
    "fr-8": (8, {"edition": "fr", "box_actions": "one"}),
    "en-2": (2, {"edition": "en", "ruby_end": "on"}),
    "en-4": (4, {"edition": "en"}),
    "en-8": (8, {"edition": "en"}),
}
SEEDED = {"fr-4", "en-4"}  # in the other games chance is given by hand
FEATURES = {  # verbs of actions and names of events
    *("put", "open", "role", "take", "pull", "leave", "place", "alarm", "no-alarm", "rotate", "turn"),
    *("found", "fell", "nothing-there", "found-alarm", "fell-alarm", "to-owner", "took-all", "smuggled"),
    *("no-compartment", "no-ruby", "ruby-found", "ruby-fell", "last-card", "passed", "got-all", "scored"),
}
OF_FR = {"brought-back", "placed"}
OF_EN = {"alarm-back", "alarm-stay", "take one"}
OF_MANY = {"share", "got", "no-share"}  # with more than two players
TWO_ACTIONS = {"no-rotate", "no-turn"}


def wanted(name: str) -> set[str]:
    """What a golden game visits."""
    players, options = GAMES[name]
    found = FEATURES | (OF_MANY if players > 2 else set()) | (OF_FR if options["edition"] == "fr" else OF_EN)
    found |= {"keep"} if options["edition"] == "en" or options.get("box_actions") == "one" else set()
    return found | TWO_ACTIONS | ({"outnumbered"} if name in ("fr-4", "fr-8") else set())


def play(name: str, seed: int) -> larceny.Match:
    """The game of that seed: players who like to pull, to add alarms, and to place little."""
    rng = random.Random(seed)
    players, options = GAMES[name]
    match = larceny.load("master_thieves", players, **options).start(seed if name in SEEDED else None)
    while match.movers():
        seat = rng.choice(match.movers())
        texts = match.legal(seat)
        match.play(seat, rng.choices(texts, [LIKING.get(text, 1.0) for text in texts])[0])
    return match


LIKING = {"pull": 3.0, "alarm": 3.0, "place nothing": 2.0, "keep": 2.0, "no-turn": 3.0}


def features(match: larceny.Match) -> set[str]:
    """What a game visits."""
    found = {event["event"] for event in match.events()}
    return found | ({"take one"} if any(" take " in line for line in lines(match)) else set())


def main() -> None:
    """Find and write the games."""
    for name in GAMES:
        match = next(match for seed in itertools.count() if features(match := play(name, seed)) >= wanted(name))
        record(FOLDER, name, match, seen_move_by_move(match))


if __name__ == "__main__":
    main()
