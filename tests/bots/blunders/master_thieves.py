"""Master Thieves: what lies in an open drawer or on a pillow is to be seen; what just lay there is not forgotten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from larceny.games.master_thieves.box import DRAWERS, GRAIN_NAMES
from larceny.games.master_thieves.cards import ROLE_NAMES
from larceny.games.master_thieves.memory import Memory
from tests.bots.blunders.fact import Events, Fact, View, must, never

WORTH = {"diamond": 1, "sapphire": 2, "ruby": 4}


def facts(view: View, legal: Sequence[str], events: Events) -> Iterator[Fact]:
    """All that is plain."""
    phase = view["phase"]
    if phase not in ("role", "open", "search", "turn"):
        yield from of_gems(legal)
        return
    memory = Memory()  # of who forgets nothing
    memory.see(events)
    memory.think(view["options"]["edition"])
    if phase == "open":
        yield from of_a_drawer(view, memory)
    elif phase == "search":
        yield from of_a_pull(view, memory)
    elif phase == "turn":
        yield from of_a_turn(view, memory)


def of_gems(legal: Sequence[str]) -> Iterator[Fact]:
    """Which gem to take, to share out, to place."""
    shares = {text: WORTH[text.split(" ")[1]] for text in legal if text.startswith("share ")}
    if len(shares) > 1:
        yield never("shares out the least", [text for text, value in shares.items() if value < max(shares.values())])
    if "leave" in legal and any(text.startswith("take") for text in legal):
        yield never("leaves gems that could be taken", ["leave"])
    takes = {text: WORTH[text.split(" ")[1]] for text in legal if text.startswith("take ")}
    if len(takes) > 1:
        yield never("takes the lesser gem", [text for text, value in takes.items() if value < max(takes.values())])
    if "place nothing" in legal:
        yield never("keeps its imitations", ["place nothing"])


def points(memory: Memory) -> dict[int, int]:
    """What all drawers that ever were open hold; below zero if it lies in the half that is down."""
    fronts = {drawer: memory.front(drawer) for drawer in range(DRAWERS)}
    return {
        drawer: front.worth if memory.is_up(front.half) else -front.worth
        for drawer, front in fronts.items()
        if front is not None
    }


def just_seen(memory: Memory) -> set[int]:
    """The drawers that were open in the turn that has just ended, or are."""
    beliefs = {drawer: memory.belief_of_front(drawer) for drawer in range(DRAWERS)}
    return {drawer for drawer, belief in beliefs.items() if belief is not None and belief.time == memory.time}


def of_a_drawer(view: View, memory: Memory) -> Iterator[Fact]:
    """What a thief finds again, or makes fall."""
    role, held, fresh = view["role"][view["you"]], points(memory), just_seen(memory)
    opens = {
        GRAIN_NAMES.index(grain): f"open {level} {side}"
        for level, sides in view["box"].items()
        for side, grain in sides.items()
    }
    falls = [opens[drawer] for drawer in fresh if held[drawer] <= -2]
    if role != "gemologist":
        yield never("opens what was just turned down", falls)
    if role != "thief":
        return
    best = max(held.values(), default=0)
    richest = [drawer for drawer in held if held[drawer] == best]
    others = [abs(value) for drawer, value in held.items() if drawer not in richest]
    if best >= 3 and len(richest) == 1 and best >= 2 * max(others, default=0) and {*richest} <= fresh:
        yield must("leaves what it just saw", [opens[drawer] for drawer in richest])
    if best >= 3 and {*richest} & fresh:
        yield never("opens what it just saw empty", [opens[drawer] for drawer in fresh if held[drawer] == 0])


def of_a_pull(view: View, memory: Memory) -> Iterator[Fact]:
    """A master thief who has opened an empty bin."""
    upper = view["open"][0]["upper"]
    drawer = GRAIN_NAMES.index(view["drawer"])
    if upper["diamond"] == upper["sapphire"] == 0 and memory.ruby(drawer) == memory.box.up:
        yield must("takes nothing where a ruby is", ["pull"])


def of_a_turn(view: View, memory: Memory) -> Iterator[Fact]:
    """What is brought up for a thief who comes next."""
    if next_role(view) != "thief" or not view["open"]:
        return
    held, upper = points(memory), view["open"][0]["upper"]
    drawer = GRAIN_NAMES.index(view["drawer"])
    held[drawer] = upper["diamond"] * WORTH["diamond"] + upper["sapphire"] * WORTH["sapphire"]
    comes_up = max((-held[other] for other in just_seen(memory) if other != drawer), default=0)
    if comes_up >= 3 and max(held.values()) <= comes_up // 3:
        yield never("turns gems up for the thief who comes next", ["turn"])


def next_role(view: View) -> str | None:
    """The role that acts next; none if it is not known or a detective's."""
    order = [
        (ROLE_NAMES.index(role), view["number"][seat][role], seat)
        for seat, role in enumerate(view["role"])
        if role is not None and view["number"][seat][role] != "hidden"
    ]
    if len(order) < view["players"]:
        return None
    order.sort()
    later = order[[seat for _, _, seat in order].index(view["you"]) + 1 :]
    return ROLE_NAMES[later[0][0]] if later else None
