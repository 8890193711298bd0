"""The dice: the same numbers everywhere, and fair."""

from __future__ import annotations

from collections import Counter

from larceny.engine.chance import below, draw_outcome, next_word, seed_dice
from larceny.engine.desk import Desk, clear_outcomes, desk_for, weigh


def dice(seed: int, stream: int = 0) -> Desk:
    desk = desk_for(1, 4)()
    seed_dice(desk, seed, stream)
    return desk


def test_a_seed_gives_these_words_on_every_machine() -> None:
    desk = dice(7)
    assert [next_word(desk) for _ in range(4)] == WORDS_OF_SEED_7


def test_streams_and_seeds_differ() -> None:
    firsts = {next_word(dice(seed, stream)) for seed in (0, 1, 2**40) for stream in (0, 1, 2**33)}
    assert len(firsts) == 9


def test_below_is_uniform() -> None:
    desk = dice(3)
    counts = Counter(below(desk, 7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    desk = dice(5)
    clear_outcomes(desk)
    for outcome, weight in ((10, 1), (11, 2), (12, 3)):
        weigh(desk, outcome, weight)
    counts = Counter(draw_outcome(desk) for _ in range(60_000))
    assert all(abs(counts[outcome] - 10_000 * weight) < 600 for outcome, weight in ((10, 1), (11, 2), (12, 3)))


WORDS_OF_SEED_7 = [2427842431, 2917685297, 1525832735, 3836590155]
