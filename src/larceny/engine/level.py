"""How well a bot of some level plays: what a game's levels.py says of each."""

from __future__ import annotations

from dataclasses import dataclass

NAMES = ("novice", "regular", "expert", "master")  # the weakest first


@dataclass(frozen=True)
class Level:
    """A player's strength and weaknesses. Errors are those of people: never a move at random.

    Its manner, one sentence, is a message of the game: `bot-novice-manner`.
    """

    name: str  # a person's, the same in every language
    face: str  # a picture in the game's folder: faces/….svg
    others: tuple[str, ...] = ()  # what further ones of the level at the same table are called
    simulations: int = 0  # games that it plays on in its mind; 0: it plays by rule of thumb
    considers: int = 0  # … for so many moves, the best by rule of thumb; 0: all
    seconds: float = 1.0  # … for at most so long, where people wait
    practised: int = 0  # … and goes by what practice has taught (practice.py), which counts as much as so many of them
    overlooks: int = 0  # kinds of facts that it takes no notice of, as bits of the game's policy
    recall: float = 1.0  # how well it remembers, in a game of memory
    wavers: float = 0.0  # by how much a move may seem worse than the best and be played: points, or shares of the win
    wavers_by_team: tuple[float, ...] = ()  # … where a game is easier for one of its teams than for the other
