"""What holds in every game, whoever plays it and however the cards fall."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import larceny
from tests.clauses import clause
from tests.conftest import LONG
from tests.games.lines import all_that
from tests.games.schattendieb.recount import BOX, JEWELS, Keeper, recount
from tests.games.schattendieb.table import CARDS, NO_CARD, cards_in, hand, observers, still_laid

LONGEST = 5000  # plies; random games take a few hundred
FACTOR = 10 if LONG else 1

often = settings(derandomize=True, deadline=None, max_examples=20 * FACTOR)

games = st.fixed_dictionaries({"players": st.integers(2, 7), "rounds": st.integers(1, 2)})
dice = st.integers(0, 2**32 - 1).map(random.Random)
likings = (
    st.sampled_from(  # how players like moves, by words in them: at random, thrifty, lavish, and unwilling to close
        [{}, {"add": 0.1}, {"add": 9.0, "safe": 0.1}, {"safe": 0.02}, {"thief": 9.0}, {"safe": 9.0}]
    )
)


def name_of(seat: int) -> str:
    """A seat as transcripts write it."""
    return "chance" if seat == larceny.CHANCE else f"p{seat + 1}"


def choose(match: larceny.Match, seat: int, rng: random.Random, liking: dict[str, float]) -> str:
    """What a seat does: chance by its odds, a player by his liking."""
    if seat == larceny.CHANCE:
        odds = match.odds()
        assert sum(odds.values()) == 1
        return rng.choices(list(odds), [float(chance) for chance in odds.values()])[0]
    texts = match.legal(seat)
    weights = [next((times for word, times in liking.items() if word in text), 1.0) for text in texts]
    return rng.choices(texts, weights)[0]


def play_on(match: larceny.Match, rng: random.Random, liking: dict[str, float]) -> Iterator[str]:
    """Play to the end; of those who may act, any may be first. Stop after each action, with its line."""
    while match.movers() and match.ply < LONGEST:
        seat = rng.choice(match.movers())
        text = choose(match, seat, rng, liking)
        match.play(seat, text)
        yield f"{name_of(seat)} {text}"


def started(game: dict[str, int]) -> larceny.Match:
    return larceny.load("schattendieb", **game).start(seed=None)


def played(game: dict[str, int], rng: random.Random, liking: dict[str, float]) -> larceny.Match:
    """A match played to its end."""
    match = started(game)
    for _ in play_on(match, rng, liking):
        pass
    return match


def unseen_cards(state: dict[str, Any]) -> Counter[str]:
    """All cards of a position that have not been revealed: in pile and hands, and laid aside."""
    cards = Counter(dict(zip(CARDS, state["pile"], strict=True)))
    for held in state["hand"]:
        cards.update(CARDS[card] for card in held if card != NO_CARD)
    for seat in range(len(state["laid"])):
        cards.update(still_laid(state, seat))
    return cards


def revealed_cards(state: dict[str, Any]) -> Counter[str]:
    return Counter(dict(zip(CARDS, state["revealed"], strict=True)))


@clause("1.2", "1.3", "1.4", "2.1")
@often
@given(games, dice, likings)
def test_after_every_action_all_105_cards_are_there(
    game: dict[str, int], rng: random.Random, liking: dict[str, float]
) -> None:
    match = started(game)
    for _ in play_on(match, rng, liking):
        state = match.position()["state"]
        found = unseen_cards(state) + revealed_cards(state)
        assert found == Counter(BOX)
        assert found.total() == 105
        jewels = sum((Counter(dict(zip(JEWELS, row, strict=True))) for row in state["safe"]), Counter())
        assert +jewels <= revealed_cards(state), "what lies in a safe was revealed"


@clause("3.5", "3.6")
@often
@given(games, dice, likings)
def test_a_closed_safe_never_changes_and_an_open_one_only_grows(
    game: dict[str, int], rng: random.Random, liking: dict[str, float]
) -> None:
    match = started(game)
    before: list[tuple[bool, Counter[str]]] = []
    for line in play_on(match, rng, liking):
        if rng.random() < 0.5 and not line.startswith("chance deal"):
            continue  # changes that are missed now are found later
        seen = match.view(None)
        after = [(is_open, Counter(cards)) for is_open, cards in zip(seen["open"], seen["safe"], strict=True)]
        if line.startswith("chance deal"):
            assert after == [(True, Counter())] * game["players"]
            before = []
        for (was_open, cards), (is_open, now) in zip(before, after, strict=bool(before)):
            assert cards <= now
            assert was_open or (not is_open and cards == now)
        before = after


@clause("3.1", "3.3", "3.4", "3.7", "6 When you are asked", "6 What comes up when")
@often
@given(games, dice, likings)
def test_a_second_keeping_of_the_table_finds_the_same_movers_choices_and_odds(
    game: dict[str, int], rng: random.Random, liking: dict[str, float]
) -> None:
    match, keeper = started(game), Keeper(game["players"], game["rounds"])
    for line in play_on(match, rng, liking):
        keeper.read(line)
        compare_choices(match, keeper)
        if keeper.step in ("play", "draw") and rng.random() < 0.1:
            compare_tables(match, keeper)


def compare_choices(match: larceny.Match, keeper: Keeper) -> None:
    """Compare who may act, and how."""
    assert [name_of(seat) for seat in match.movers()] == keeper.movers()
    for seat in match.movers():
        may = keeper.may_do(name_of(seat))
        assert sorted(match.legal(seat)) == sorted(may)
        if seat == larceny.CHANCE:
            assert match.odds() == {text: Fraction(count, may.total()) for text, count in may.items()}


def compare_tables(match: larceny.Match, keeper: Keeper) -> None:
    """Compare what is in hands, safes and piles."""
    seen = match.view(None)
    assert [Counter(cards) for cards in seen["safe"]] == [Counter(cards) for cards in keeper.safes]
    assert [seat for seat in range(keeper.players) if seen["open"][seat]] == keeper.open
    assert seen["pile_count"] == keeper.pile_size()
    hands = [hand(match, f"p{seat + 1}") for seat in range(keeper.players)]
    assert [Counter(cards_in(cards)) for cards in hands] == keeper.hands


@clause("4.4", "2.2")
@often
@given(games, dice, likings)
def test_the_scores_are_those_of_an_independent_count_of_the_transcript(
    game: dict[str, int], rng: random.Random, liking: dict[str, float]
) -> None:
    match = played(game, rng, liking)
    scores = recount(match.transcript())
    assert match.outcome is not None
    assert match.outcome.scores == tuple(scores)
    assert match.outcome.winners == tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    result = " ".join(f"p{seat}={score}" for seat, score in enumerate(scores, start=1))
    assert match.transcript().endswith(f"\nresult {result}\n")


@clause("4.1", "4.2", "4.3", "2.2")
@often
@given(st.fixed_dictionaries({"players": st.integers(2, 7), "rounds": st.sampled_from([1, 2, 3, 10])}), dice, likings)
def test_every_game_ends_after_as_many_rounds_as_it_has(
    game: dict[str, int], rng: random.Random, liking: dict[str, float]
) -> None:
    match = played(game, rng, liking)
    assert match.outcome is not None
    assert match.transcript().count(" chance deal ") == 4 * game["players"] * game["rounds"]


@clause("3.1", "3.4")
@often
@given(games, dice, likings)
def test_choices_made_at_the_same_time_lead_to_the_same_bytes_in_any_order_of_arrival(
    game: dict[str, int], rng: random.Random, liking: dict[str, float]
) -> None:
    match = started(game)
    while match.movers():
        seats = match.movers()
        if len(seats) == 1:
            match.play(seats[0], choose(match, seats[0], rng, liking))
            continue
        queues = {seat: intended(match, seat, rng, liking) for seat in seats}
        other = match.copy()
        for table in (match, other):
            left = {seat: list(queue) for seat, queue in queues.items()}
            while left:
                seat = rng.choice(list(left))
                table.play(seat, left[seat].pop(0))
                left = {seat: queue for seat, queue in left.items() if queue}
        assert match.state_bytes == other.state_bytes
        if rng.random() < 0.1:
            watcher = rng.choice(observers(match))
            assert all_that(watcher, match) == all_that(watcher, other)


def intended(match: larceny.Match, seat: int, rng: random.Random, liking: dict[str, float]) -> list[str]:
    """All that a player does in a choice that others make at the same time, tried out on a copy."""
    trial = match.copy()
    texts: list[str] = []
    while not texts or texts[-1].startswith("add "):
        texts.append(choose(trial, seat, rng, liking))
        if texts[-1].startswith("add "):
            trial.play(seat, texts[-1])
    return texts


@clause("5")
@often
@given(games, dice, likings)
def test_no_secret_choice_changes_anything_that_another_observer_is_told(
    game: dict[str, int], rng: random.Random, liking: dict[str, float]
) -> None:
    match = started(game)
    while match.movers():
        seat = rng.choice(match.movers())
        text = choose(match, seat, rng, liking)
        secret = seat != larceny.CHANCE and (text.startswith("add ") or len(match.movers()) > 1) and rng.random() < 0.2
        watcher = rng.choice([who for who in observers(match) if who != name_of(seat)])
        before = all_that(watcher, match) if secret else None
        match.play(seat, text)
        if secret:
            assert all_that(watcher, match) == before


@clause("5", "6 What the others read")
@often
@given(games, dice, likings)
def test_in_the_end_everyone_reads_every_choice_once_and_no_card_dealt_or_drawn_by_another(
    game: dict[str, int], rng: random.Random, liking: dict[str, float]
) -> None:
    match = played(game, rng, liking)
    lines = [line.partition(" ")[2] for line in match.transcript().partition("\n\n")[2].splitlines()[:-1]]
    chosen = Counter(line for line in lines if not line.startswith("chance"))
    named: Counter[str] = Counter()
    for observer in (None, *range(game["players"])):
        heard = match.read(observer)
        assert len(heard) == len(lines)
        assert Counter(line for line in heard if not line.startswith("chance")) == chosen
        shown = [line for line in heard if line.startswith("chance") and not line.endswith(" hidden")]
        assert observer is not None or not shown
        named.update(shown)
    assert named == Counter(line for line in lines if line.startswith("chance"))


@clause("6")
@often
@given(games, dice, likings)
def test_every_position_of_a_game_can_be_resumed(
    game: dict[str, int], rng: random.Random, liking: dict[str, float]
) -> None:
    match = started(game)
    for _ in play_on(match, rng, liking):
        if rng.random() < 0.1:
            assert larceny.resume(match.position()).state_bytes == match.state_bytes
