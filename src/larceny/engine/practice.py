"""What practice has taught: a small network that rates actions for a seat, from flags that a game raises.

A game's practice.py says of what a seat sees what matters (`describe`), and so of each action (`describe_action`): it
raises flags, each a number. The network was trained beforehand (examples/practise.py) and lies in the game's folder,
practice.npz. Each flag of the table adds its row to the neurons; an action is worth what the rows of its flags make of
them. Whole numbers only: so it is the same on every machine, compiled or not.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from larceny.engine.binding import Rule
from larceny.engine.desk import NEURONS, Desk
from larceny.engine.promise import describe, describe_action
from larceny.engine.record import Record, Vector
from larceny.engine.rule import hot_rule, rule
from larceny.engine.usual import describe_no_action, describe_nothing

# The game's own are put in their place: a row for each flag; the first of the table's is where the neurons begin.
OF_THE_TABLE: Any = None
OF_AN_ACTION: Any = None

FINE_BITS = 8  # a weight is counted in so many bits of a whole
TO_THOUSANDTHS = 2 * FINE_BITS - 10  # … and a rating, of two weights, in thousandths, or nearly


BLIND_ABOVE = (200, 450, 800)  # how many of a thousand choices the others make blindly: where the next step begins
BLINDNESSES = len(BLIND_ABOVE) + 1


@hot_rule
def raise_flag(desk: Desk, flag: int) -> None:
    """Say that this holds of the table, or of the action; said twice it counts twice."""
    desk.raised[desk.raised_count] = flag
    desk.raised_count += 1


@rule
def step_of_blindness(desk: Desk) -> int:
    """How blindly the others are held to choose, for a flag of the table."""
    step = 0
    for bound in BLIND_ABOVE:
        step += desk.blindness >= bound
    return step


@rule
def appraise_by_practice(seen: Record, seat: int, desk: Desk) -> None:
    """Rate each listed action."""
    desk.raised_count = 0
    describe(seen, seat, desk)
    stir(desk)
    for place in range(desk.count):
        desk.raised_count = 0
        describe_action(seen, seat, desk, desk.actions[place])
        desk.values[place] = response(desk)


@rule
def stir(desk: Desk) -> None:
    """What the flags of the table add up to in each neuron; one that is not stirred is silent.

    How many there are is no constant to the compiler: it would write out every loop, and be three times as slow.
    """
    for neuron in range(desk.neuron_count):
        desk.neurons[neuron] = OF_THE_TABLE[0, neuron]
    for i in range(desk.raised_count):
        flag = desk.raised[i] + 1
        for neuron in range(desk.neuron_count):
            desk.neurons[neuron] += OF_THE_TABLE[flag, neuron]
    for neuron in range(desk.neuron_count):
        desk.neurons[neuron] = max(desk.neurons[neuron], 0)


@rule
def response(desk: Desk) -> int:
    """What the neurons make of an action's flags, in thousandths."""
    for neuron in range(desk.neuron_count):
        desk.pulls[neuron] = 0
    for i in range(desk.raised_count):
        flag = desk.raised[i]
        for neuron in range(desk.neuron_count):
            desk.pulls[neuron] += OF_AN_ACTION[flag, neuron]
    total = 0
    for neuron in range(desk.neuron_count):
        total += desk.neurons[neuron] * desk.pulls[neuron]
    return total >> TO_THOUSANDTHS


@dataclass(frozen=True)
class Practice:
    """The network of a game, as it lies in its folder."""

    of_the_table: Vector
    of_an_action: Vector

    @classmethod
    def of(cls, folder: Path) -> Practice:
        """An empty one if the game has not been practised."""
        path = folder / "practice.npz"
        if not path.exists():
            return cls(NOTHING, NOTHING)
        with np.load(path) as kept:
            found = cls(kept["of_the_table"], kept["of_an_action"])
        assert found.neurons <= NEURONS, f"{path}: there is room for {NEURONS} neurons"
        return found

    def __bool__(self) -> bool:
        """Whether there has been any."""
        return self.of_an_action is not NOTHING

    @property
    def neurons(self) -> int:
        """How many it has."""
        count: int = self.of_the_table.shape[1]
        return count

    @property
    def layouts(self) -> dict[str, Vector]:
        """What the rules above leave open."""
        return {"OF_THE_TABLE": self.of_the_table, "OF_AN_ACTION": self.of_an_action}

    @property
    def interpreted(self) -> dict[str, Any]:
        """The same for interpreted rules, whose numbers have no width that they could exceed."""
        return {name: rows.data for name, rows in self.layouts.items()}


NOTHING = np.zeros((1, 1), np.int16)


def describing(module: ModuleType | None) -> dict[str, Rule]:
    """How a game describes what its seats see: its practice.py, or in no way."""
    unsaid: dict[str, Rule] = {"describe": describe_nothing, "describe_action": describe_no_action}
    return {name: getattr(module, name, rule) for name, rule in unsaid.items()}
