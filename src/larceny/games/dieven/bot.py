"""A rule of thumb for Dieven!: hide what is worth most at the end, load what is worth little on the leader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larceny.games.dieven.cards import END_VALUE, IN_BOX, MONEY, NAMES, POLICE_FOR_RAID, RAID_VALUE

RAID = dict(zip(NAMES, RAID_VALUE, strict=False))
END = dict(zip(NAMES, END_VALUE, strict=False))
POLICE_COUNTS = {"police": 1, "double-police": 2}

View = Mapping[str, Any]


def judge(view: View, text: str) -> tuple[float, str]:
    """How good a move seems to the seat that sees the view, and the id of the reason why."""
    verb, *words = text.split(" ")
    if verb == "stash":
        return _judge_stash(view, words[0])
    if verb == "give":
        return _judge_give(view, words[0], int(words[1][1:]) - 1)
    if verb == "take":
        return _judge_take(view, int(words[0][1:]) - 1, words[1])
    if verb == "put":
        return 3 - END[words[0]] - RAID[words[0]] / 10, "why-cheap-gift"
    return _judge_play(view, words)


def unseen_mean(view: View, values: Mapping[str, int]) -> float:
    """What a money card that the observer has not seen is worth on average."""
    left = dict(zip(NAMES[:MONEY], IN_BOX, strict=False))
    seen = [*view["discard"], *(card for cards in (*view["hand"], *view["loot"]) for card in cards)]
    for card in seen:
        if card in left:
            left[card] -= 1
    total = sum(left.values())
    return sum(values[card] * count for card, count in left.items()) / total if total else 0.0


def worth(view: View, seat: int, values: Mapping[str, int]) -> float:
    """A player's loot as far as it is known; what is hidden counts as an average card."""
    unknown = unseen_mean(view, values)
    return sum(unknown if card == "hidden" else values[card] for card in view["loot"][seat])


def rivals(view: View) -> list[int]:
    """All others."""
    return [seat for seat in range(view["players"]) if seat != view["you"]]


def police_on_table(view: View) -> int:
    """§1.4 The police value."""
    return sum(POLICE_COUNTS[card] for card in view["police"])


def lead(view: View, change: float = 0.0) -> float:
    """By how much the observer would be the richest in a raid; negative: somebody else would be."""
    return worth(view, view["you"], RAID) + change - max(worth(view, seat, RAID) for seat in rivals(view))


def danger(view: View) -> float:
    """How near a raid is: 0 with no police on the table, 1 with one car missing."""
    return police_on_table(view) / (POLICE_FOR_RAID - 1)


def _judge_stash(view: View, card: str) -> tuple[float, str]:
    risk = danger(view) * max(0.0, lead(view, RAID[card])) * 0.6
    return END[card] + 0.4 - risk, "why-richest-hidden" if END[card] > 1 else "why-small-hidden"


def _judge_give(view: View, card: str, other: int) -> tuple[float, str]:
    leader = max(rivals(view), key=lambda seat: worth(view, seat, RAID))
    target = 0.3 + danger(view) * RAID[card] * 0.5 if other == leader else 0.0
    return 0.5 - END[card] + RAID[card] * 0.2 + target, "why-burden-leader" if other == leader else "why-cheap-gift"


def _judge_play(view: View, words: list[str]) -> tuple[float, str]:
    card = words[0]
    if card in POLICE_COUNTS:
        return _judge_police(view, POLICE_COUNTS[card])
    if card == "siren":
        return _judge_police(view, sum(view["hand_count"][seat] for seat in rivals(view)) * 0.25)
    if card == "clear":
        saves = danger(view) * max(0.0, lead(view))
        return saves * 0.8 - 0.3, "why-clear-danger" if saves else "why-no-better"
    if card == "swap":
        return _judge_swap(view)
    return 1.2, "why-more-cards"


def _judge_police(view: View, value: float) -> tuple[float, str]:
    if police_on_table(view) + value >= POLICE_FOR_RAID:
        return (3.0 - lead(view) / 4, "why-raid-rival") if lead(view) < 0 else (-lead(view), "why-no-better")
    return (0.7, "why-hold-police") if lead(view) < 0 else (0.1 - lead(view) / 10, "why-no-better")


def _judge_swap(view: View) -> tuple[float, str]:
    known = [END[card] for seat in rivals(view) for card in view["loot"][seat] if card != "hidden"]
    own = [END[card] for card in view["loot"][view["you"]]]
    best = max([*known, unseen_mean(view, END) if any(view["loot"][seat] for seat in rivals(view)) else 0.0])
    gain = best - min(own, default=0.0)
    return (gain, "why-swap-gain") if gain > 0 else (-0.2, "why-no-better")


def _judge_take(view: View, owner: int, card: str) -> tuple[float, str]:
    value = unseen_mean(view, END) if card == "hidden" else END[card]
    return value + 0.05 * worth(view, owner, END), "why-swap-gain"
