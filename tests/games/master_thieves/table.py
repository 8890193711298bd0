"""Sets tables of Master Thieves from text, plays them from text, and reads them as text.

Seats are written as in the notation: `p1` … `p8`, `chance`, and `spectator` for somebody who only looks on. What lies
in a bin is listed with commas: `diamond, sapphire, alarm p2`. A bin is a place, and `down` for its lower half:
`{"top n": "diamond", "middle e down": "sapphire, alarm p1"}`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import larceny
from tests.games.lines import moves, player, seat_of

LEVELS, SIDES = ("top", "middle", "bottom"), ("n", "e", "s", "w")
PLACES = tuple(f"{level} {side}" for level in LEVELS for side in SIDES)
ROLES = ("smuggler", "jeweler", "gemologist", "thief", "master-thief", "detective")
GEMS = ("diamond", "sapphire", "ruby")
EDITIONS = ("fr", "en")
START = {"fr": (8, 2), "en": (9, 3)}  # imitations: diamonds and sapphires

both_editions = pytest.mark.parametrize("edition", EDITIONS)


# Setting


def deal(players: int = 3, numbers: Mapping[str, str] | None = None, **options: Any) -> larceny.Match:
    """A match after the deal. Unless others are given (`{"p1": "342156"}`), p1 has all the ones, p2 the twos …"""
    match = larceny.load("master_thieves", players, **options).start(seed=None)
    for seat in range(1, players + 1):
        for number in (numbers or {}).get(f"p{seat}", str(seat) * 6):
            match.play(larceny.CHANCE, f"number {number}")
    return match


def set_up(players: int = 3, numbers: Mapping[str, str] | None = None, **options: Any) -> larceny.Match:
    """A match before the first round: all diamonds lie in the drawer bottom w, and the box was not moved."""
    match = deal(players, numbers, **options)
    while any(text.startswith("put") for text in legal(match)):
        moves(match, f"{mover(match)} put bottom w")
        if "no-rotate" in legal(match):
            still(match)
    return match


def table(
    players: int = 3,
    *,
    box: Mapping[str, str] | None = None,
    white: Mapping[str, tuple[int, int]] | None = None,
    red: str = "",
    black: Mapping[str, str] | None = None,
    rubies: Mapping[str, str] | None = None,
    round_now: int = 1,
    numbers: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    **options: Any,
) -> larceny.Match:
    """A match at the start of a round, the box standing as at first.

    Front bins hold what `box` says and nothing else; secret bins have their rubies, but for those that `rubies` lays
    elsewhere (`{"top n": ""}`, `{"top n down": "ruby"}`). All diamonds not named are the last player's; what is too
    much comes from his white pillow.
    """
    position = set_up(players, numbers, **options).position()
    state = position["state"]
    edition = str(position["options"]["edition"])
    for name in ("diamonds", "sapphires", "alarm"):
        state[name] = [0] * 24
    for bin_, things in (box or {}).items():
        _fill(state, bin_, things.split(", "))
    for bin_, things in (rubies or {}).items():
        drawer, half = _bin(state, bin_)
        state["ruby"][2 * drawer : 2 * drawer + 2] = [0, 0]
        state["ruby"][2 * drawer + half] = int(things == "ruby")
    for seat, imitations in (white or {}).items():
        state["white"][player(seat)] = list(imitations)
    state["red"] = [red.split(", ").count(gem) for gem in GEMS]
    for seat, things in (black or {}).items():
        state["black"][player(seat)] = [things.split(", ").count(gem) for gem in GEMS]
    _balance(state, players, edition)
    _set_round(state, players, round_now, hands or {})
    return larceny.resume(position)


def _bin(state: Mapping[str, Any], bin_: str) -> tuple[int, int]:
    level, side, *down = bin_.split()
    drawer = state["slot"][LEVELS.index(level)][SIDES.index(side)]
    return drawer, 1 - state["up"] if down else state["up"]


def _fill(state: dict[str, Any], bin_: str, things: list[str]) -> None:
    drawer, half = _bin(state, bin_)
    for name, gem in (("diamonds", "diamond"), ("sapphires", "sapphire")):
        state[name][2 * drawer + half] = things.count(gem)
    for thing in things:
        if thing.startswith("alarm"):
            owner = player(thing.split()[1])
            state["alarm"][2 * drawer + half] = owner + 1
            state["alarm_home"][owner] = 0


def _balance(state: dict[str, Any], players: int, edition: str) -> None:
    for gem, name in enumerate(("diamonds", "sapphires")):
        due = START[edition][gem] * players + (12 if gem == 0 else 0)
        found = sum(state[name]) + state["red"][gem] + sum(row[gem] for row in (*state["white"], *state["black"]))
        state["black"][players - 1][gem] += max(due - found, 0)
        for seat in range(players - 1, -1, -1):
            less = min(max(found - due, 0), state["white"][seat][gem])
            state["white"][seat][gem] -= less
            found -= less
        assert found <= due, "so many gems there are not"
    rubies = sum(state["ruby"]) + state["red"][2] + sum(row[2] for row in state["black"])
    state["black"][players - 1][2] += 6 - rubies


def _set_round(state: dict[str, Any], players: int, round_now: int, hands: Mapping[str, str]) -> None:
    state["round_number"] = round_now
    left = 6 - (round_now - 1) % 6
    for seat in range(players):
        roles = hands.get(f"p{seat + 1}")
        kept = roles.split(", ") if roles else ROLES[-left:]
        state["hand"][seat] = sum(1 << ROLES.index(role) for role in kept)
        holders = {(seat - step) % players for step in range((round_now - 1) // 6 + 1)}
        state["number_seen"][seat] = [sum(1 << holder for holder in holders)] * 6


# Playing


def roles(match: larceny.Match, *names: str) -> larceny.Match:
    """Everyone picks a role, p1 first."""
    return moves(match, *(f"p{seat} role {name}" for seat, name in enumerate(names, start=1)))


def do(match: larceny.Match, *texts: str) -> larceny.Match:
    """Whoever is asked does so."""
    for text in texts:
        match.play(match.movers()[0], text)
    return match


def still(match: larceny.Match) -> larceny.Match:
    """The box is not moved."""
    while match.movers() and (text := next((t for t in legal(match) if t in ("no-rotate", "no-turn", "keep")), "")):
        do(match, text)
    return match


def turn(match: larceny.Match, *texts: str) -> larceny.Match:
    """A whole turn of whoever is to open a drawer: `open`, what comes of it, and the box stays as it is."""
    return still(do(match, *texts))


def finish_round(match: larceny.Match, place: str = "bottom e") -> larceny.Match:
    """All others open that drawer, place as little as they may, and leave the box as it is."""
    now = view(match)["round"]
    while match.movers() and view(match)["round"] == now and not match.legal(match.movers()[0])[0].startswith("role"):
        texts = match.legal(match.movers()[0])
        do(match, next((t for t in (f"open {place}", *MODEST) if t in texts), texts[0]))
    return match


def play_rounds(match: larceny.Match, until: int) -> larceny.Match:
    """Rounds in which all play the same role, first smugglers, then jewelers …; the last of six is played unasked."""
    while (now := view(match)["round"]) < until:
        finish_round(roles(match, *[ROLES[(now - 1) % 6]] * match.game.players))
    return match


MODEST = ("place nothing", "leave", "no-alarm", "alarm-stay", "no-rotate", "no-turn", "keep")


# Reading


def mover(match: larceny.Match) -> str:
    """Who may act now: `p1 p3`, `chance`; empty when the game is over."""
    return " ".join("chance" if seat == larceny.CHANCE else f"p{seat + 1}" for seat in match.movers())


def legal(match: larceny.Match, seat: str = "") -> set[str]:
    """What a seat, or whoever is asked, may do now."""
    return set(match.legal(player(seat) if seat else match.movers()[0])) if seat or match.movers() else set()


def verbs(match: larceny.Match) -> set[str]:
    """The first words of what may be done now."""
    return {text.split()[0] for text in legal(match)}


def view(match: larceny.Match, observer: str = "spectator") -> dict[str, Any]:
    """All that an observer sees."""
    return match.view(seat_of(observer))


def listed(counts: Mapping[str, int]) -> str:
    """Gems by their names: `diamond, diamond, ruby`."""
    return ", ".join(gem for gem in GEMS for _ in range(counts.get(gem, 0)))


def black(match: larceny.Match, seat: str) -> str:
    """What lies on a black pillow."""
    return listed(view(match)["black"][player(seat)])


def white(match: larceny.Match, seat: str) -> tuple[int, int]:
    """Diamonds and sapphires on a white pillow."""
    found = view(match)["white"][player(seat)]
    return found["diamond"], found["sapphire"]


def red(match: larceny.Match) -> str:
    """What lies on the red pillow."""
    return listed(view(match)["red"])


def has_alarm(match: larceny.Match, seat: str) -> bool:
    """Whether a player has his alarm."""
    return bool(view(match)["alarm_home"][player(seat)])


def bin_at(match: larceny.Match, bin_: str) -> str:
    """What lies in a front bin, from the full position; nobody sees that in a closed drawer."""
    state = match.position()["state"]
    drawer, half = _bin(state, bin_)
    here = 2 * drawer + half
    gems = listed({"diamond": state["diamonds"][here], "sapphire": state["sapphires"][here]})
    alarm = f"alarm p{state['alarm'][here]}" if state["alarm"][here] else ""
    return ", ".join(part for part in (gems, alarm) if part)


def ruby_at(match: larceny.Match, bin_: str) -> bool:
    """Whether a ruby lies in a secret bin."""
    state = match.position()["state"]
    drawer, half = _bin(state, bin_)
    return bool(state["ruby"][2 * drawer + half])


def grains(match: larceny.Match) -> dict[str, str]:
    """The grain at each place."""
    box = view(match)["box"]
    return {place: box[place.split()[0]][place.split()[1]] for place in PLACES}


def place_of(match: larceny.Match, grain: str) -> str:
    """Where a drawer is now."""
    return next(place for place, found in grains(match).items() if found == grain)


def events(match: larceny.Match, kind: str, observer: str = "spectator") -> list[dict[str, Any]]:
    """All events of a kind, as an observer saw them, without their numbers."""
    found = [event for event in match.events(seat_of(observer)) if event["event"] == kind]
    return [{name: what for name, what in event.items() if name not in ("event", "number")} for event in found]


def read(match: larceny.Match, observer: str = "spectator", last: int = 0) -> list[str]:
    """The lines that an observer reads, or the last few of them."""
    return match.read(seat_of(observer))[-last:]


def gems_about(match: larceny.Match) -> Counter[str]:
    """All gems of a position, wherever they are, but for diamonds that are still to be put in set-up."""
    state = match.position()["state"]
    found = Counter[str](diamond=sum(state["diamonds"]), sapphire=sum(state["sapphires"]), ruby=sum(state["ruby"]))
    for row in (*state["white"], *state["black"], state["red"]):
        found.update(dict(zip(GEMS, row, strict=False)))
    return found
