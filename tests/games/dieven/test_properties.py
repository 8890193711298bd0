"""What holds in every game, whoever plays it and however the cards fall."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import larceny
from tests.clauses import clause
from tests.conftest import LONG
from tests.games.dieven.recount import recount
from tests.games.dieven.table import BOX, CARDS

LONGEST = 5000  # plies; random games take about a hundred

often = settings(derandomize=True, deadline=None, max_examples=1000 if LONG else 100)

games = st.fixed_dictionaries(
    {
        "players": st.integers(3, 6),
        "siren": st.sampled_from(["others", "everyone"]),
        "clear": st.sampled_from(["all", "one"]),
        "raid_tie": st.sampled_from(["all", "none"]),
        "reshuffle": st.sampled_from(["all", "loot"]),
        "getaways": st.integers(1, 8),
    }
)
dice = st.integers(0, 2**32 - 1).map(random.Random)


def play_on(match: larceny.Match, rng: random.Random) -> Iterator[larceny.Match]:
    """Play at random to the end; chance by its odds. Stop after each action."""
    while match.movers() and match.ply < LONGEST:
        (seat,) = match.movers()
        if seat == larceny.CHANCE:
            odds = match.odds()
            assert sum(odds.values()) == 1
            (text,) = rng.choices(list(odds), [float(chance) for chance in odds.values()])
        else:
            text = rng.choice(match.legal(seat))
        match.play(seat, text)
        yield match


def played(game: dict[str, Any], rng: random.Random, seed: int | None = None) -> larceny.Match:
    """A match played at random to its end."""
    match = larceny.load("dieven", **game).start(seed)
    for _ in play_on(match, rng):
        pass
    return match


def all_cards(position: dict[str, Any]) -> Counter[str]:
    """Every card of a position, wherever it lies, by name."""
    state = position["state"]
    cards: Counter[str] = Counter()
    for counts in (state["pile"], state["discard"], *state["hand"]):
        cards.update(dict(zip(CARDS, counts, strict=True)))
    cards.update({"police": state["police"][0], "double-police": state["police"][1]})
    cards.update({"getaway": state["getaway_cars"]})
    cards.update(CARDS[card] for card in state["drawn"] if card >= 0)
    cards.update(CARDS[card] for card in state["loot"][: state["loot_count"]])
    return cards


@clause("1.1", "5.3")
@often
@given(games, dice)
def test_after_every_action_all_52_cards_are_there(game: dict[str, Any], rng: random.Random) -> None:
    set_aside = Counter(getaway=8)
    for match in play_on(larceny.load("dieven", **game).start(seed=None), rng):
        dealt = match.ply > 3 * game["players"]
        assert all_cards(match.position()) + (Counter() if dealt else set_aside) == Counter(BOX)


@clause("6.3")
@often
@given(games, dice)
def test_the_draw_pile_never_runs_out_while_the_game_goes_on(game: dict[str, Any], rng: random.Random) -> None:
    for match in play_on(larceny.load("dieven", **game).start(seed=None), rng):
        if match.movers() and match.ply > 3 * game["players"]:
            assert match.position()["state"]["pile"][CARDS.index("getaway")] > 0
            assert match.view(None)["pile_count"] > 0


@clause("6.1")
@often
@given(games, dice)
def test_every_game_ends_with_the_last_getaway_car(game: dict[str, Any], rng: random.Random) -> None:
    match = played(game, rng)
    assert match.outcome is not None
    assert match.transcript().count("draw getaway") == game["getaways"]
    assert match.transcript().splitlines()[-2].endswith("chance draw getaway")


@clause("6.2", "5.2", "1.3")
@often
@given(games, dice)
def test_the_scores_are_those_of_an_independent_count_of_the_transcript(
    game: dict[str, Any], rng: random.Random
) -> None:
    match = played(game, rng)
    scores = recount(match.transcript())
    assert match.outcome is not None
    assert match.outcome.scores == tuple(scores)
    result = " ".join(f"p{seat}={score}" for seat, score in enumerate(scores, start=1))
    assert match.transcript().endswith(f"\nresult {result}\n")


@clause("6.2")
@often
@given(games, dice)
def test_the_winners_are_those_with_the_highest_score(game: dict[str, Any], rng: random.Random) -> None:
    outcome = played(game, rng).outcome
    assert outcome is not None
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == best)


@clause("7", "8 What the others read")
@often
@given(games, dice)
def test_what_a_player_is_dealt_draws_or_stashes_is_read_by_that_player_alone(
    game: dict[str, Any], rng: random.Random
) -> None:
    match = played(game, rng)
    moves = match.transcript().partition("\n\n")[2].splitlines()[:-1]
    heard = {observer: match.read(observer) for observer in (*range(game["players"]), None)}
    players = [None, *(seat for seat in range(game["players"]) for _ in range(3))]  # the lot, then the deal
    players += [
        int(who[1:]) - 1 if who != "chance" else None for who in (line.split()[1] for line in moves[len(players) :])
    ]
    for i, line in enumerate(moves):
        _, who, verb, *words = line.split()
        names = [observer for observer, lines in heard.items() if lines[i] == f"{who} {verb} {' '.join(words)}"]
        if verb in ("deal", "stash"):
            assert names == [players[i]]
        elif verb == "draw" and words != ["getaway"]:
            reader = next((player for player in players[i:] if player is not None), None)
            assert names == [reader] if reader is not None else len(names) == 1
        elif verb not in ("take", "put", "pick"):
            assert names == list(heard)


@often
@given(games, dice)
def test_every_position_of_a_game_can_be_resumed(game: dict[str, Any], rng: random.Random) -> None:
    for match in play_on(larceny.load("dieven", **game).start(seed=None), rng):
        assert larceny.resume(match.position()).state_bytes == match.state_bytes


@clause("2.1", "3.1", "4.3 Swap")
@often
@given(games, st.integers(0, 2**63 - 1))
def test_what_chance_brings_by_a_seed_could_be_given_by_hand(game: dict[str, Any], seed: int) -> None:
    match = played(game, random.Random(seed), seed)
    by_hand = larceny.replay(match.transcript().replace(f"seed {seed}\n", ""))
    assert by_hand.seed is None
    assert by_hand.state_bytes == match.state_bytes
