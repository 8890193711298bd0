"""Find positions in which some moves are plainly wrong, or right: `python -m … [GAME …]`.

What is plain is said game by game beside this, by facts that the player can see and by the rules alone; no bot is
asked.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import larceny
from larceny.arena.contest import decisions
from larceny.arena.entrants import Stable
from tests.bots.blunders.fact import Finder

HERE = Path(__file__).parent
HOARDER = "tests.bots.blunders.hoarder:Hoarder"
MUSEUMS: tuple[dict[str, Any], ...] = (*[{"setup": "quick"}] * 4, {"setup": "quick", "open_locks": 11})
APART = 3  # decisions between two positions of one kind in a game


class Search(NamedTuple):
    """In which games to look, and for how many positions of one kind."""

    players: Sequence[int]  # in turn
    levels: Sequence[str]  # of players who err; each sits in another seat from game to game
    options: Sequence[dict[str, Any]]  # in turn
    games: int
    alike: int


SEARCHES = {
    "dieven": Search((4, 3, 5), ("random",), ({},), 150, 8),
    "schattendieb": Search((4, 5, 3, 6), ("random", HOARDER, "greedy", HOARDER), ({},), 400, 10),
    "casse": Search((4, 3, 5), ("greedy", "random"), MUSEUMS, 200, 6),
    "master_thieves": Search((4, 3, 5), ("random", "greedy"), ({},), 150, 7),
}


def find(key: str) -> None:
    """Write the positions of one game, and the games in which they are."""
    search = SEARCHES[key]
    finder: Finder = import_module(f"tests.bots.blunders.{key}").facts
    for old in (*HERE.glob(f"{key}-*.txt"), HERE / f"{key}.json"):
        old.unlink(missing_ok=True)
    kinds: Counter[str] = Counter()
    positions: list[dict[str, Any]] = []
    for seed in range(search.games):
        players = search.players[seed % len(search.players)]
        names = [search.levels[(seat + seed) % len(search.levels)] for seat in range(players)]
        match = larceny.load(key, players, **search.options[seed % len(search.options)]).start(seed)
        found = list(_in_one_game(match, names, seed, finder, kinds, search.alike))
        positions += [{"game": f"{key}-{seed}.txt", **position} for position in found]
        if found:
            (HERE / f"{key}-{seed}.txt").write_text(match.transcript(), encoding="utf-8")
    (HERE / f"{key}.json").write_text(json.dumps(positions, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(key, len(positions), dict(kinds))


def _in_one_game(
    match: larceny.Match, names: Sequence[str], seed: int, finder: Finder, kinds: Counter[str], alike: int
) -> Iterator[dict[str, Any]]:
    """Play it to its end, and name what is found on the way."""
    last: dict[str, int] = {}
    for made, _ in enumerate(_before_each(match, names, seed)):
        for seat in match.movers():
            legal = match.legal(seat)
            for fact in finder(match.view(seat), legal, match.events(seat)) if len(legal) > 1 else ():
                fresh = made - last.get(fact.why, -APART) >= APART
                if fact.is_a_test_of(legal) and kinds[fact.why] < alike and fresh:
                    kinds[fact.why] += 1
                    last[fact.why] = made
                    moves = {"must": list(fact.must)} if fact.must else {"never": list(fact.never)}
                    yield {"ply": match.ply, "seat": seat, "why": fact.why, **moves}


def _before_each(match: larceny.Match, names: Sequence[str], seed: int) -> Iterator[None]:
    """Pause before each decision."""
    yield
    for _ in decisions(match, Stable(match.game), names, seed):
        yield


if __name__ == "__main__":
    for name in sys.argv[1:] or SEARCHES:
        find(name)
