"""§7 What strict logs leave to be remembered: pairs of games that differ only in that read alike."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import larceny
from larceny.engine.texts import LANGUAGES
from tests.clauses import clause
from tests.games.master_thieves.table import ROLES, both_editions, do, finish_round, legal, read, roles, set_up, table

PAIRS = 6
ROUNDS = 8
LIKING = {"pull": 3.0, "alarm": 2.0, "place nothing": 2.0, "turn": 0.5}
Told = dict[Any, list[Any]]
Moment = Callable[[larceny.Match], Any]  # what tells one moment of a game from another; None where nobody looks


def roles_of(seats: int, rng: random.Random) -> list[list[str]]:
    """For each seat all roles in some order, again and again."""
    return [[role for _ in range(0, ROUNDS, 6) for role in rng.sample(ROLES, 6)] for _ in range(seats)]


def played(
    match: larceny.Match, rng: random.Random, parts: Mapping[int, list[str]], moment: Moment
) -> tuple[Told, set[str]]:
    """At each moment what everybody reads, and the names of all that happened; some seats play given parts."""
    told: Told = {}
    while match.movers():
        if (now := moment(match)) is not None and now not in told:
            everybody = (None, *range(match.game.players))
            told[now] = [(match.read(seat), match.log(seat)) for seat in everybody]
        seat = rng.choice(match.movers())
        texts = match.legal(seat)
        if seat in parts and texts[0].startswith("role"):
            text = f"role {parts[seat][match.view()['round'] - 1]}"
        else:
            text = rng.choices(texts, [LIKING.get(text, 1.0) for text in texts])[0]
        match.play(seat, text)
    return told, {event["event"] for event in match.events()}


def pair(edition: str, seed: int, seats: int, playing_alike: int, moment: Moment) -> tuple[list[Told], set[str]]:
    """Two games with the same cards, in which so many of the seats play the same roles; all else is as it comes."""
    parts = roles_of(seats, random.Random(seed))
    game = larceny.load("master_thieves", seats, edition=edition, round_limit=ROUNDS)
    found, happened = [], set[str]()
    for number in range(2):
        alike = dict(enumerate(parts[:playing_alike]))
        told, names = played(game.start(seed=seed), random.Random(f"{seed} {number}"), alike, moment)
        found.append(told)
        happened |= names
    return found, happened


def start_of_round(match: larceny.Match) -> int | None:
    """Before anybody has picked a role."""
    view = match.view()
    return view["round"] if view["phase"] == "role" and len(match.movers()) == match.game.players else None


def start_of_turn(match: larceny.Match) -> tuple[int, int] | None:
    """Before a drawer is opened."""
    view = match.view()
    return (view["round"], view["turn"]) if view["phase"] == "open" else None


@clause("7 How much is remembered for you")
@both_editions
def test_of_earlier_rounds_a_strict_log_tells_only_that_everybody_played_a_role(edition: str) -> None:
    everything = set[str]()
    for seed in range(PAIRS):
        (one, other), happened = pair(edition, seed, 2 + seed % 3, 1, start_of_round)
        everything |= happened
        assert len(one.keys() & other.keys()) > 1
        for now in one.keys() & other.keys():
            for observer in (0, 1):  # a spectator, and the player who played the same roles in both games
                assert one[now][observer] == other[now][observer]
    asked = {"pull", "take", "leave", "alarm", "no-alarm", "share", "got-all", "fell"}
    assert asked | ({"alarm-stay"} if edition == "en" else {"outnumbered"}) <= everything


@clause("7 How much is remembered for you")
@both_editions
def test_of_earlier_turns_a_strict_log_tells_only_that_a_drawer_was_opened_and_the_box_perhaps_moved(
    edition: str,
) -> None:
    for seed in range(PAIRS):
        seats = 2 + seed % 3
        (one, other), _ = pair(edition, seed, seats, seats, start_of_turn)
        assert len(one.keys() & other.keys()) > 5
        for now in one.keys() & other.keys():
            assert one[now] == other[now], "everybody, for all roles lie face up or were the same"


# The faults that were found


def after(edition: str, picks: tuple[str, str], *texts: str) -> larceny.Match:
    """A round of two players: the one at the box does this, and leaves the box as it is."""
    match = roles(set_up(2, edition=edition), *picks)
    return finish_round(do(match, *texts))


@clause("7 How much is remembered for you", edition="fr")
def test_a_strict_log_does_not_tell_who_was_the_master_thief_and_whether_he_left_a_ruby() -> None:
    pulled = after("fr", ("master-thief", "detective"), "open top n", "pull", "leave")
    taken = after("fr", ("master-thief", "detective"), "open top n", "take")
    stolen = after("fr", ("thief", "detective"), "open top n")
    for match in (pulled, taken, stolen):
        assert match.view(None) == pulled.view(None)
        assert match.read(1) == pulled.read(1)
        assert match.log(1) == pulled.log(1)
        assert read(match, "p2", 3) == ["p2 box hidden", "p2 role detective", "p1 role hidden"]


@clause("7 How much is remembered for you", edition="en")
def test_a_strict_log_does_not_tell_whether_gems_lay_where_a_thief_took_none() -> None:
    left = after("en", ("thief", "detective"), "open bottom w", "leave")
    empty = after("en", ("thief", "detective"), "open top n")
    assert left.view(1) == empty.view(1)
    assert (left.read(1), left.log(1)) == (empty.read(1), empty.log(1))


@clause("7 How much is remembered for you")
@both_editions
def test_a_strict_log_does_not_tell_who_was_the_jeweler(edition: str) -> None:
    kept = after(edition, ("jeweler", "detective"), "open top n", "place diamond", "no-alarm")
    placed = after(edition, ("gemologist", "detective"), "open top n", "place diamond", "place nothing")
    assert kept.view(1) == placed.view(1)
    assert (kept.read(1), kept.log(1)) == (placed.read(1), placed.log(1))


@clause("7 How much is remembered for you")
def test_a_strict_log_tells_of_a_share_only_until_the_next_turn() -> None:
    match = roles(table(3, red="diamond, diamond, sapphire"), "smuggler", "smuggler", "thief")
    for place in ("top e", "top w"):
        do(match, f"open {place}", "place diamond", "no-rotate", "no-turn")
    do(match, "share diamond")
    assert "p1 share diamond" in read(match, "p3")
    do(match, "share sapphire")
    assert legal(match) >= {"open top n"}
    assert not any("share" in line for line in read(match, "p3"))


@clause("7 How much is remembered for you")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language_a_strict_log_names_no_role_of_an_earlier_round(lang: str) -> None:
    match = after("fr", ("master-thief", "detective"), "open top n", "pull", "leave")
    texts = match.game.ruleset.texts
    for role in ROLES:
        assert not any(texts.say(lang, f"word-{role}") in line for line in match.log(None, lang))
