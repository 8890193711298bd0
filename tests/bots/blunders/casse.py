"""Le Casse du Siècle: who is in reach is caught, who may leave tries to, who may look asks what he does not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from larceny.games.casse.board import DISTANCE, MUSEUM
from larceny.games.casse.evidence import NUMBER
from tests.bots.blunders.fact import Events, Fact, View, must, never

GREY = "HSK"  # the floors of the corridor, the small room and the control room


def facts(view: View, legal: Sequence[str], _events: Events) -> Iterator[Fact]:
    """All that is plain."""
    if view["phase"] == "move":
        yield from of_a_move(view, legal)
    elif view["phase"] == "sensor":
        yield from of_an_answer(view)
    elif view["you"] != view["thief"]:
        yield from of_a_walk(view, legal)
        yield from of_a_look(view, legal)


def of_a_walk(view: View, legal: Sequence[str]) -> Iterator[Fact]:
    """A detective who can be where the thief is."""
    if view["spotted"]:
        catch = f"walk {view['thief_square']}"
        yield must("lets a thief in sight go", [catch] if catch in legal else [])
    elif len(view["possible"]) == 1:
        catch = f"walk {view['possible'][0]}"
        looks = [text for text in legal if text.startswith("look ")]  # he may still walk there after that
        yield must("does not go where the thief must be", [catch, *looks] if catch in legal else [])


def of_a_look(view: View, legal: Sequence[str]) -> Iterator[Fact]:
    """A detective who may look, and has walked if he wants to: what he does not ask, and what he knows before."""
    if view["phase"] != "look" or len(view["possible"]) <= 1:
        return
    possible = set(view["possible"])
    sees = {f"look camera {camera['number']}": set(camera["sees"]) for camera in view["cameras"]}
    sure = view["power_known"] == "on"
    idle = [
        f"look camera {camera['number']}"
        for camera in view["cameras"]
        if sure and camera["number"] not in view["doubtful"] and not possible & set(camera["sees"])
    ]
    here = view["pawns"][view["detective"]]
    if not possible & {here, *view["eyes"][view["detective"]]}:
        idle.append("look eyes")
    tells = [text for text in legal if text in sees and text not in idle and sees[text] & possible]
    if "look eyes" in legal and "look eyes" not in idle:
        tells.append("look eyes")
    if tells:
        yield never("asks nothing", ["no-look"] if "no-look" in legal else [])
        yield never("asks what it knows", [text for text in idle if text in legal])


def of_a_move(view: View, legal: Sequence[str]) -> Iterator[Fact]:
    """A thief: beside whom he steps, which way out he does not try."""
    pawns = [NUMBER[name] for name in view["pawns"] if name]
    moves = {text: NUMBER[text.split(" ")[1]] for text in legal if not text.endswith(" try")}
    tries = [text for text in legal if text.endswith(" try") and NUMBER[text.split(" ")[1]] not in pawns]
    yield never("walks into a detective", [text for text, square in moves.items() if square in pawns])
    if len(view["locks"]) - view["options"]["open_locks"] == len(view["face_up"]):  # so all others are open
        yield must("does not leave by a way out that is open", tries)
    elif view["spotted"]:  # to try tells nothing of him that is not to be seen
        yield never("is in sight, stands at a lock and does not try it", [text.removesuffix(" try") for text in tries])
    next_to_play = NUMBER[view["pawns"][view["detective"]]]
    steps = {text: int(DISTANCE[square, next_to_play]) for text, square in moves.items()}
    if view["spotted"] and not tries and max(steps.values()) >= 3:
        yield never("steps beside a detective", [text for text in moves if steps[text] <= 1])


def of_an_answer(view: View) -> Iterator[Fact]:
    """A sensor that asks what all know."""
    if len({colour_of(name) for name in view["possible"]}) == 1:
        yield never("keeps silent of what all know", ["disconnect"])


def colour_of(name: str) -> str:
    """The floor of a square."""
    row, column = name[1:].split("c")
    sign = MUSEUM.floor[int(row) - 1][int(column) - 1]
    return "H" if sign in GREY else sign
