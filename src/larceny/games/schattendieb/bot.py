"""A rule of thumb for Der Schattendieb: what a card will bring, and what waiting may cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from larceny.games.schattendieb.cards import KIND_NAMES, VALUES

View = Mapping[str, Any]

SURVIVES = 0.88  # per rival: that a jewel is neither cancelled nor stolen
PLAYS_JEWEL = 0.6  # that a rival plays a jewel
MEAN = (VALUES + 1) / 2
ALONE = (1.0, 0.3, 0.1, 0.03)  # that all of so many rivals close in one turn, when their safes are not empty
READY_LATER, UNREADY_LATER = 0.95, 0.6  # that the safe can be closed in time, with and without the card for it
ROOM = 8  # jewels that some closed safe to come will probably allow
LAST_TURNS = 2  # turns before the pile is used up, in which there is little time left


def judge(view: View, text: str) -> tuple[float, str]:
    """How good a move seems to the seat that sees the view, and the id of the reason why."""
    verb, *words = text.split(" ")
    if verb == "steal":
        return _judge_steal(view, int(words[0][1:]) - 1)
    if verb == "add":
        return _judge_add(view, int(words[1]))
    if verb == "done":
        return 0.0, "why-room-in-safe"
    if words[0] == "thief":
        return _judge_thief(view, words[1])
    return _judge_safe(view, int(words[1])) if words[0] == "safe" else _judge_jewel(view, words[0], int(words[1]))


# What the table tells


def rivals(view: View) -> list[int]:
    """All others whose safe is open and who hold a card."""
    return [s for s, is_open in enumerate(view["open"]) if is_open and s != view["you"] and view["hand_count"][s]]


def safes_in_hand(view: View) -> list[int]:
    """The values of the closed safes in the observer's hand."""
    cards = (card.split(" ") for card in view["hand"][view["you"]])
    return [int(words[1]) for words in cards if words[0] == "safe"]


def jewels_in_hand(view: View, kind: str) -> list[int]:
    """The values of the jewels of a kind in the observer's hand, the highest first."""
    cards = (card.split(" ") for card in view["hand"][view["you"]])
    return sorted((int(words[1]) for words in cards if words[0] == kind), reverse=True)


def risk(view: View) -> float:
    """How likely it is that the round ends this turn because all rivals close: then the last open safe is worth 0."""
    others = [seat for seat, is_open in enumerate(view["open"]) if is_open and seat != view["you"]]
    if any(not view["safe_count"][seat] or not view["hand_count"][seat] for seat in others):
        return 0.0
    return ALONE[min(len(others), len(ALONE) - 1)]


def prospect(view: View, value: float, count: int, safes: Sequence[int]) -> float:
    """What a safe with so many jewels of this value will bring if it is not closed now."""
    ready = any(safe >= count for safe in safes)
    hope = READY_LATER if ready else UNREADY_LATER * (1.0 if count <= ROOM else 0.5)
    due = sum(view["open"]) * LAST_TURNS
    if view["used_up"]:
        hope *= 0.8 if ready else 0.1
    elif view["pile_count"] < due:
        hope *= 0.9
    return value * hope * (1 - risk(view)) ** 2  # in this turn, and in the one in which it is closed


# Step 1


def _judge_jewel(view: View, kind: str, value: int) -> tuple[float, str]:
    you = view["you"]
    safes = safes_in_hand(view)
    more = jewels_in_hand(view, kind)
    more.remove(value)
    room = max(safes, default=ROOM) - view["safe_count"][you] - 1
    added = [jewel for jewel in more[: max(room, 0)] if room > 1 or jewel >= MEAN]
    stays = SURVIVES ** len(rivals(view))
    gain = stays * (value + sum(added))
    count = view["safe_count"][you] + 1 + len(added)
    worth = prospect(view, view["safe_value"][you] + gain, count, safes)
    return worth, "why-fills-safe" if gain >= MEAN else "why-no-better"


def _judge_thief(view: View, prey: str) -> tuple[float, str]:
    you = view["you"]
    jewels = PLAYS_JEWEL * len(rivals(view)) / (1 if prey == "shadow" else len(KIND_NAMES))
    gain = min(jewels, 1.0) * (MEAN + (1.5 if prey == "shadow" and jewels > 1 else 0.0))
    worth = prospect(view, view["safe_value"][you] + gain, view["safe_count"][you] + 1, safes_in_hand(view))
    return worth, "why-thief-prey" if gain >= 1 else "why-keep-card"


def _judge_safe(view: View, value: int) -> tuple[float, str]:
    you = view["you"]
    count, worth = view["safe_count"][you], view["safe_value"][you]
    if 1 <= count <= value:
        return worth * (1 - risk(view)), "why-close-now"
    safes = safes_in_hand(view)
    safes.remove(value)
    return prospect(view, worth, count, safes) - 0.5, "why-wasted"


# Steps 3 and 4


def _judge_steal(view: View, other: int) -> tuple[float, str]:
    value = int(view["shown"][other][0].split(" ")[1])
    return value + 0.01 * view["safe_value"][other], "why-best-prey"


def _judge_add(view: View, value: int) -> tuple[float, str]:
    """Highest first, as long as there is room for a closed safe."""
    you = view["you"]
    filled = view["safe_count"][you] + len(view["shown"][you]) + len(view["chosen"][you])
    room = max(safes_in_hand(view), default=ROOM) - filled
    if room <= 0 or (room == 1 and value < MEAN / 2):
        return value / 10 - 2.0, "why-room-in-safe"
    return float(value), "why-safe-from-thieves"
