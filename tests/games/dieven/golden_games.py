"""Records the golden games: `python -m tests.games.dieven.golden_games` plays them and writes golden/.

Seeds are tried in order; the first game that visits every feature is kept.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import larceny
from tests.games.goldens import line_of, record
from tests.games.lines import lines, moves

FOLDER = Path(__file__).resolve().parent / "golden"
GAMES: dict[int, dict[str, str | int]] = {
    3: {},
    4: {"siren": "everyone", "clear": "one", "raid_tie": "none", "getaways": 8},
    6: {"reshuffle": "loot"},
}
SEEDED = {3}  # in the other games chance is given by hand, by dice that like action cards
FEATURES = {
    *("stash", "give", "play police", "play double-police", "play siren", "play swap", "play double-play"),
    *("take up", "take down", "take hidden", "put up", "put down", "pick"),
    *("raid", "raid by siren", "police cleared", "double play in a double play", "swap in a double play"),
    *("take or put not asked", "face-down card known to three"),
}
# What is too rare to wait for: with fair dice, and where actions that were played don't come back.
RARE = {"take down", "face-down card known to three"}
CHAINS = {"double play in a double play", "swap in a double play"}
TOO_RARE: dict[int, set[str]] = {3: RARE, 4: set(), 6: {*RARE, *CHAINS, "take or put not asked"}}
# How much a player likes a move, and loaded dice an outcome: by the last of its words that is named here.
LIKED: dict[str, float] = {"play": 5, "stash": 3, "give": 1, "take": 1, "put": 1, "down": 9, "hidden": 9}
LOADED: dict[str, float] = {"swap": 5, "double-play": 5, "siren": 3, "getaway": 0.3}


def play(players: int, seed: int) -> larceny.Match:
    """The game of that seed, by players who like action cards and police."""
    rng = random.Random(seed)
    match = larceny.load("dieven", players=players, **GAMES[players]).start(seed if players in SEEDED else None)
    while match.movers():
        (seat,) = match.movers()
        odds = {text: float(chance) for text, chance in match.odds().items()} or dict.fromkeys(match.legal(seat), 1.0)
        likings = LOADED if seat == larceny.CHANCE else LIKED
        weights = [chance * liking(likings, text) for text, chance in odds.items()]
        match.play(seat, rng.choices(list(odds), weights)[0])
    return match


def liking(likings: dict[str, float], text: str) -> float:
    """The liking of a text's last liked word."""
    return next((likings[word] for word in reversed(text.split()) if word in likings), 1.0)


def features(match: larceny.Match) -> set[str]:
    """What a game visits."""
    return set(_features(match))


def _features(match: larceny.Match) -> Iterator[str]:
    again = match.game.start(seed=None)
    for line in lines(match):
        before, told = again.view(None), len(again.events())
        moves(again, line)
        what = {event["event"] for event in again.events(since=told)}
        verb, *words = line.split()[1:]
        yield from _of_action(verb, words)
        if "raid" in what:
            yield "raid by siren" if words == ["siren"] else "raid"
        if "moved" in what:
            yield "take or put not asked"
        if words[0] == "clear" and len(again.view(None)["police"]) < len(before["police"]):
            yield "police cleared"
        if before["phase"] == "play-drawn" and words in (["swap"], ["double-play"]):
            yield f"{words[0].replace('-', ' ')} in a double play"
        if any(len(known) > 2 for known in _who_know_face_down_loot(again.view(None))):
            yield "face-down card known to three"


def _who_know_face_down_loot(view: dict[str, Any]) -> Iterator[list[int]]:
    for faces, knowers in zip(view["loot_face"], view["loot_known_by"], strict=True):
        yield from (known for face, known in zip(faces, knowers, strict=True) if face == "down")


def _of_action(verb: str, words: list[str]) -> Iterator[str]:
    if verb == "take":
        yield "take down" if words[-1] == "down" else "take hidden" if words[-1] == "hidden" else "take up"
    else:
        yield f"{verb} {words[-1]}" if verb in ("play", "put") else verb


def seen(match: larceny.Match) -> str:
    """Who read what: one line per move, `others` being all players not named and the spectators."""
    heard = {observer: match.read(observer) for observer in (None, *range(match.game.players))}
    assert len({len(read) for read in heard.values()}) == 1, "everyone reads one line per move"
    moments = (dict(zip(heard, read, strict=True)) for read in zip(*heard.values(), strict=True))
    return "".join(f"{number} {line_of(read)}\n" for number, read in enumerate(moments, start=1))


def main() -> None:
    """Find and write the games."""
    for players in GAMES:
        wanted = FEATURES - TOO_RARE[players]
        match = next(match for seed in itertools.count() if features(match := play(players, seed)) >= wanted)
        record(FOLDER, players, match, seen(match))


if __name__ == "__main__":
    main()
