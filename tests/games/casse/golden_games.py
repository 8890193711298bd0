"""Records the golden games: `python -m tests.games.casse.golden_games` writes golden/ and the perft file.

Seeds are tried in order; the first game that visits every feature is kept.
"""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import numpy as np

import larceny
from larceny.engine.tree import perft
from larceny.testing.goldens import at_ply
from tests.games.goldens import record

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "golden"
GAMES: dict[int, dict[str, Any]] = {
    2: {"until_spotted": "on"},
    4: {"version": "long", "chosen_locks": "on"},
    7: {"setup": "quick", "version": "long", "first_thief": "p3"},
}
SEEDED = {4}  # in the other games chance is given by hand
FEATURES: dict[int, set[str]] = {
    2: {"art-gone", "eyes-nothing", "spotted", "nobody-there"},
    4: {"art-gone", "lock-turned", "laid-lock", "escaped", "caught", "camera-sees", "spotted", "scored"},
    7: {"art-gone", "lock-turned", "escaped", "caught", "camera-gone", "colour", "spotted", "eyes-nothing"},
}
WILD = 0.3  # how often a player does just anything


def play(players: int, seed: int) -> larceny.Match:
    """The game of that seed: the greedy bots, now and then at random."""
    rng, dice = random.Random(seed), np.random.default_rng(seed)
    match = larceny.load("casse", players, **GAMES[players]).start(seed if players in SEEDED else None)
    bots = {seat: larceny.bot("casse") for seat in range(players)}
    heard = dict.fromkeys(bots, 0)
    while match.movers():
        seat = match.movers()[0]
        if seat == larceny.CHANCE:
            odds = match.odds()
            match.play(seat, rng.choices(list(odds), [float(chance) for chance in odds.values()])[0])
            continue
        bots[seat].see(match.events(seat, heard[seat]))
        heard[seat] = match.event_count(seat)
        wild = rng.random() < WILD
        text = rng.choice(match.legal(seat)) if wild else bots[seat].choose(match.view(seat), match.legal(seat), dice)
        match.play(seat, text)
    return match


def features(match: larceny.Match) -> set[str]:
    """What a game visits."""
    return {event["event"] for event in match.events(None)}


def seen(match: larceny.Match) -> str:
    """What a spectator and each seat read, one after the other."""
    parts = []
    for observer in (None, *range(match.game.players)):
        title = "spectator" if observer is None else f"p{observer + 1}"
        parts.append("\n".join([f"# {title}", *match.read(observer)]))
    return "\n\n".join(parts) + "\n"


def write_perft() -> None:
    """How many ways lead on from some points of the golden games."""
    lines = ["# golden transcript, ply, depth, number of ways to go on (chance's outcomes too)"]
    for players in GAMES:
        last = len((FOLDER / f"{players}.txt").read_text().partition("\n\n")[2].splitlines()) - 1
        for ply in (0, 8, 16, *range(24, last, max(1, (last - 24) // 8))):
            match = at_ply(FOLDER / f"{players}.txt", ply)
            depth = 1
            while (count := perft(match, depth)) < 150 and depth < 4:
                depth += 1
            lines.append(f"{players}.txt {ply} {depth} {count}")
    (HERE / "casse.perft").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Find and write the games."""
    for players, wanted in FEATURES.items():
        match = next(match for seed in itertools.count() if features(match := play(players, seed)) >= wanted)
        record(FOLDER, players, match, seen(match))
    write_perft()


if __name__ == "__main__":
    main()
