"""Find positions in which some moves are plainly wrong, by facts that the player can see: `python -m … [GAME …]`.

What is wrong is said here, game by game, by the rules alone; no bot is asked.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import larceny
from larceny.arena.contest import decisions
from larceny.arena.entrants import Stable

HERE = Path(__file__).parent
ENOUGH = 44  # positions of a game
MOST_ALIKE = 14  # positions of one kind …
MORE_ALIKE = {"casse": 24}  # … where few kinds are plain
APART = 3  # decisions between two positions of one kind in a game
View = dict[str, Any]
Blunder = tuple[str, list[str]]  # why, and the moves that are wrong

# Dieven!

RAID = {"0": 0, "1": 1, "2": 2, "3": 3, "ring": 3, "horseshoe": 1}
END = {"0": 0, "1": 1, "2": 2, "3": 3, "ring": 1, "horseshoe": 3}
POLICE = {"police": 1, "double-police": 2}


def dieven(view: View, legal: Sequence[str]) -> Iterator[Blunder]:
    """Whom the police would catch, what is worth most at the end, what is given away."""
    you, table = view["you"], sum(POLICE[card] for card in view["police"])
    known = [[card for card in cards if card != "hidden"] for cards in view["loot"]]
    least = [sum(RAID[card] for card in cards) for cards in known]
    most = [sum(RAID.get(card, 3) for card in cards) for cards in view["loot"]]
    rivals = [seat for seat in range(view["players"]) if seat != you]
    if least[you] >= 4 and least[you] > max(most[seat] for seat in rivals):
        yield (
            "calls the police on itself",
            [f"play {card}" for card, value in POLICE.items() if table + value >= 4 and f"play {card}" in legal],
        )
    if table <= 1 and most[you] + 3 <= max(least[seat] for seat in rivals):  # who leads may well make another richer
        best = [card for card in END if END[card] == 3 and f"stash {card}" in legal]
        yield (
            "gives the best away",
            [text for text in legal if text.split(" ")[0] == "give" and text.split(" ")[1] in best],
        )
    takes = {text: END[text.split(" ")[2]] for text in legal if text.startswith("take ") and "hidden" not in text}
    if takes:
        yield "takes next to nothing", [text for text, value in takes.items() if value <= max(takes.values()) - 2]
    puts = {text: END[text.split(" ")[1]] for text in legal if text.startswith("put ")}
    if puts and table <= 1:
        yield "puts down the best", [text for text, value in puts.items() if value >= min(puts.values()) + 2]


# Der Schattendieb


def schattendieb(view: View, legal: Sequence[str]) -> Iterator[Blunder]:
    """Safes that close nothing, small prey, jewels left in the hand while there is room."""
    you = view["you"]
    count = view["safe_count"][you]
    safes = {text: int(text.split(" ")[2]) for text in legal if text.startswith("play safe ")}
    jewels = [
        int(text.split(" ")[2])
        for text in legal
        if text.startswith("play ") and text.split(" ")[1] not in ("safe", "thief")
    ]
    fitting = [text for text, value in safes.items() if 1 <= count <= value]
    if safes and not fitting and jewels and max(jewels) >= 6 and len(jewels) >= 2:
        yield "wastes a safe", list(safes) if len(safes) < len(legal) else []
    if fitting and view["used_up"] and view["safe_value"][you] >= 15 and _somebody_stays(view):
        yield "does not close in time", [text for text in legal if text not in fitting]
    prey = {
        text: int(view["shown"][int(text.split(" ")[1][1:]) - 1][0].split(" ")[1])
        for text in legal
        if text.startswith("steal ")
    }
    if prey:
        yield "steals next to nothing", [text for text, value in prey.items() if value <= max(prey.values()) - 4]
    more = [int(text.split(" ")[2]) for text in legal if text.startswith("add ")]
    held = [int(card.split(" ")[1]) for card in view["hand"][you] if card.startswith("safe ")]
    filled = count + len(view["shown"][you]) + len(view["chosen"][you] or [])
    if more and max(more) >= 7 and held and max(held) >= filled + 3:
        yield "leaves a jewel in the hand", ["done"]


def _somebody_stays(view: View) -> bool:
    """Whether an open rival cannot close this turn: so not all do."""
    rivals = [seat for seat, is_open in enumerate(view["open"]) if is_open and seat != view["you"]]
    return any(not view["safe_count"][seat] or not view["hand_count"][seat] for seat in rivals)


# Le Casse du Siècle


def casse(view: View, legal: Sequence[str]) -> Iterator[Blunder]:
    """A thief in sight and in reach is caught; he does not step beside a detective who plays next."""
    from larceny.games.casse.board import DISTANCE
    from larceny.games.casse.evidence import NUMBER

    if view["you"] != view["thief"]:
        catch = f"walk {view['thief_square']}"
        if catch in legal:
            yield "lets the thief go", [text for text in legal if text != catch]
        return
    pawns = [NUMBER[name] for name in view["pawns"] if name]
    moves = {
        text: NUMBER[text.split(" ")[1]] for text in legal if text.startswith("move ") and not text.endswith("try")
    }
    yield "walks into a detective", [text for text, square in moves.items() if square in pawns]
    if moves and view["spotted"]:
        steps = {
            text: int(DISTANCE[square, NUMBER[view["pawns"][view["detective"]]]]) for text, square in moves.items()
        }
        if max(steps.values()) >= 3:
            yield "steps beside a detective", [text for text in moves if steps[text] <= 1]


# Master Thieves


def master_thieves(view: View, legal: Sequence[str]) -> Iterator[Blunder]:
    """What lies in the open drawer, or on the pillow, is all to be seen."""
    worth = {"diamond": 1, "sapphire": 2, "ruby": 4}
    shares = {text: worth[text.split(" ")[1]] for text in legal if text.startswith("share ")}
    if len(shares) > 1:
        yield "shares out the least", [text for text, value in shares.items() if value < max(shares.values())]
    if "leave" in legal and any(text.startswith("take") for text in legal):
        yield "leaves gems that could be taken", ["leave"]
    takes = {text: worth[text.split(" ")[1]] for text in legal if text.startswith("take ")}
    if len(takes) > 1:
        yield "takes the lesser gem", [text for text, value in takes.items() if value < max(takes.values())]
    if "place nothing" in legal:
        yield "keeps its imitations", ["place nothing"]


LEVELS = ("expert", "master")
FINDERS: dict[str, tuple[Callable[[View, Sequence[str]], Iterator[Blunder]], int, dict[str, Any], list[str]]] = {
    "dieven": (dieven, 4, {}, ["random"]),
    "schattendieb": (schattendieb, 4, {}, ["random", "greedy"]),
    "casse": (casse, 4, {"setup": "quick"}, ["greedy", "random"]),
    "master_thieves": (master_thieves, 4, {}, ["random"]),
}


def find(key: str) -> None:
    """Write the positions of one game, and the games in which they are."""
    finder, players, options, levels = FINDERS[key]
    game = larceny.load(key, players, **options)
    kinds: Counter[str] = Counter()
    positions: list[dict[str, Any]] = []
    seed = 0
    while len(positions) < ENOUGH and seed < 80:
        names = [levels[(seat + seed) % len(levels)] for seat in range(players)]
        found = list(_in_one_game(game, names, seed, finder, kinds, f"{key}-{seed}.txt"))
        positions += found
        if found:
            match = game.start(seed)
            for _ in decisions(match, Stable(game), names, seed):
                pass
            (HERE / f"{key}-{seed}.txt").write_text(match.transcript(), encoding="utf-8")
        seed += 1
    (HERE / f"{key}.json").write_text(
        json.dumps(positions[:ENOUGH], indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    print(key, len(positions), dict(kinds), "of", seed, "games")


def _in_one_game(
    game: larceny.Game, names: Sequence[str], seed: int, finder: Any, kinds: Counter[str], file: str
) -> Iterator[dict[str, Any]]:
    match, stable = game.start(seed), Stable(game)
    last: dict[str, int] = {}
    made = 0
    course = decisions(match, stable, names, seed)
    while True:
        for seat in match.movers():
            legal = match.legal(seat)
            for why, moves in finder(match.view(seat), legal) if len(legal) > 1 else ():
                fresh = made - last.get(why, -APART) >= APART
                if moves and len(moves) < len(legal) and kinds[why] < MORE_ALIKE.get(game.key, MOST_ALIKE) and fresh:
                    kinds[why] += 1
                    last[why] = made
                    yield {"game": file, "ply": match.ply, "seat": seat, "why": why, "never": moves}
        if next(course, None) is None:
            return
        made += 1


if __name__ == "__main__":
    for name in sys.argv[1:] or FINDERS:
        find(name)
