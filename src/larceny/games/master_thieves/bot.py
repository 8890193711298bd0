"""A rule of thumb for Master Thieves, on what a player has in mind of the box (memory.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larceny.engine.insight import NOTHING, Insight, Insights
from larceny.games.master_thieves.box import DRAWERS, GRAIN_NAMES
from larceny.games.master_thieves.cards import GEM_NAMES, RUBY, WORTH
from larceny.games.master_thieves.memory import Front, Memory

__all__ = ["Memory", "insights", "judge"]

View = Mapping[str, Any]

VALUE = dict(zip(GEM_NAMES, WORTH, strict=True))
USUAL = {  # what each role brings on average: a card is played when it promises more than that
    "smuggler": 4.5,
    "jeweler": 2.0,
    "gemologist": 2.4,
    "thief": 3.6,
    "master-thief": 5.2,
    "detective": 2.0,
}
TAKERS = ("smuggler", "thief", "master-thief")
FALLS = 0.3  # that gems fall out of a drawer of which nothing is known
FALL_COSTS = 1.5
HOPE = 0.4  # what an unknown drawer is worth to a thief
STILL_THERE = 0.75  # that what is known now is still so when a thief's turn comes
SHARES = 0.6  # of the red pillow that a smuggler may hope for
SEIZES = 0.7  # … and a detective


def judge(view: View, text: str, memory: Memory) -> tuple[float, str]:
    """How good a move seems to the seat that sees the view, and the id of the reason why."""
    memory.think(view["options"]["edition"])
    verb, *words = text.split(" ")
    if verb == "role":
        return _judge_role(view, words[0], memory)
    if verb == "open":
        return _judge_open(view, _drawer_at(view, words), view["role"][view["you"]], memory)
    if verb == "put":
        return _judge_put(_drawer_at(view, words), memory)
    if verb in ("take", "place", "share"):
        return _judge_gem(words)
    return _judge_answer(view, verb, memory)


def insights(view: View, text: str, memory: Memory) -> Insights:
    """What is remembered of a drawer, and whether its gems would fall."""
    verb, *words = text.split(" ")
    if verb != "open":
        return NOTHING
    memory.think(view["options"]["edition"])
    front = memory.front(_drawer_at(view, words))
    if front is None:
        return None, Insight("risk-not-known", {})
    fact = Insight("fact-remembered", {"value": front.worth})
    falls = front.worth > 0 and not memory.is_up(front.half)
    return fact, Insight("risk-underneath", {}) if falls else None


def _drawer_at(view: View, place: list[str]) -> int:
    return GRAIN_NAMES.index(view["box"][place[0]][place[1]])


# Drawers


def _judge_put(drawer: int, memory: Memory) -> tuple[float, str]:
    """Diamonds go where nothing falls out, all into one drawer: so they are easier to keep in mind."""
    if drawer in memory.open:
        return 1.0, "why-for-later"
    front = memory.front(drawer)
    if front is None:
        return 0.5, "why-unsure"
    falls = front.worth > 0 and not memory.is_up(front.half)
    return (-1.0, "why-would-fall") if falls else (0.4, "why-safe-drawer")


def _judge_open(view: View, drawer: int, role: str | None, memory: Memory) -> tuple[float, str]:
    front = memory.front(drawer)
    half = memory.ruby(drawer)
    ruby = VALUE[GEM_NAMES[RUBY]] if role == "master-thief" and half is not None and memory.is_up(half) else 0
    if front is None:
        gain = HOPE if role in TAKERS else 0.0
        return (1 - FALLS) * (gain + ruby) - FALLS * FALL_COSTS, "why-ruby-there" if ruby else "why-unsure"
    if front.worth and not memory.is_up(front.half):
        own = front.alarm == view["you"]
        cost = front.worth * (0.6 if front.alarm >= 0 and not own else 0.3) + FALL_COSTS
        return (-cost / 2 if role == "gemologist" else -cost), "why-would-fall"
    if ruby:
        return float(ruby + front.worth), "why-ruby-there"
    if role in TAKERS and front.worth:
        return front.worth * (SHARES if role == "smuggler" else 1.0), "why-gems-there"
    return _judge_placing(view, front, role)


def _judge_placing(view: View, front: Front, role: str | None) -> tuple[float, str]:
    """Where to put an imitation: an alarm is best with many gems, else few should see much."""
    traps = role == "jeweler" and view["alarm_home"][view["you"]] and front.alarm < 0
    return (0.1 * front.worth, "why-trap") if traps else (-0.02 * front.worth, "why-safe-drawer")


# Roles


def _judge_role(view: View, role: str, memory: Memory) -> tuple[float, str]:
    gain, reason = _gain_of_role(view, role, memory)
    return gain - USUAL[role], reason


def _gain_of_role(view: View, role: str, memory: Memory) -> tuple[float, str]:
    you = view["you"]
    white = view["white"][you]
    imitation = max((VALUE[gem] for gem, count in white.items() if count), default=0)
    red = sum(VALUE[gem] * count for gem, count in view["red"].items())
    if role == "detective":
        return SEIZES * (red + 0.5 * (view["players"] - 1)), "why-loot-on-pillow"
    if role in ("jeweler", "gemologist"):
        return imitation + (0.4 if role == "gemologist" else 0.0), "why-rid-of-imitations"
    best = (_best(view, role, memory, turned=False) + _best(view, role, memory, turned=True)) / 2
    if role == "smuggler":
        return SHARES * red + best + imitation, "why-loot-on-pillow" if red > best else "why-gems-there"
    return STILL_THERE * best, "why-gems-there" if role == "thief" else "why-ruby-there"


def _best(view: View, role: str, memory: Memory, *, turned: bool) -> float:
    """The best that a role could open, as the box stands or were it turned over."""
    memory.box.up ^= int(turned)
    values = [_judge_open(view, drawer, role, memory)[0] for drawer in range(DRAWERS)]
    memory.box.up ^= int(turned)
    return max(values)


# Answers


def _judge_gem(words: list[str]) -> tuple[float, str]:
    """What is worth most is taken, chosen and got rid of first."""
    if not words:
        return 1.0, "why-most-valuable"
    return (float(VALUE[words[0]]), "why-most-valuable") if words[0] != "nothing" else (-1.0, "why-no-better")


def _judge_answer(view: View, verb: str, memory: Memory) -> tuple[float, str]:
    if verb == "pull":
        half = memory.ruby(memory.last)
        is_there = half is not None and memory.is_up(half)
        return (2.0, "why-ruby-there") if is_there else (0.0, "why-no-better")
    if verb in ("alarm", "alarm-back"):
        return 1.0, "why-trap"
    if verb == "turn":
        return _judge_turn(view, memory)
    return 0.0, "why-no-better"


def _judge_turn(view: View, memory: Memory) -> tuple[float, str]:
    """Turn over what others could take after this; leave up, or bring up, what he may take himself."""
    up = sum(front.worth for front in _fronts(memory) if memory.is_up(front.half))
    down = sum(front.worth for front in _fronts(memory) if not memory.is_up(front.half))
    mine = sum(role in TAKERS for role in view["hand"][view["you"]])
    others = sum(count for seat, count in enumerate(view["hand_count"]) if seat != view["you"])
    wish = mine / max(view["hand_count"][view["you"]], 1) - others / max(len(view["hand_count"]) - 1, 1) / 12
    gain = (down - up) * (wish if _last_of_round(view) else -1.0)
    return gain, "why-for-later" if gain > 0 and wish > 0 else "why-hide-gems"


def _fronts(memory: Memory) -> list[Front]:
    believed = (memory.open.get(drawer) or memory.front(drawer) for drawer in range(DRAWERS))
    return [front for front in believed if front is not None]


def _last_of_round(view: View) -> bool:
    """Whether nobody who takes gems acts after him in this round."""
    roles = [role for seat, role in enumerate(view["role"]) if seat != view["you"]]
    mine = view["role"][view["you"]]
    after = {"smuggler": TAKERS, "thief": ("thief", "master-thief"), "master-thief": ("master-thief",)}
    return not any(role is None or role in after.get(mine, TAKERS[1:]) for role in roles)
