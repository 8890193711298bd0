"""§6 The end."""

from __future__ import annotations

from typing import Any

import pytest

import larceny
from tests.clauses import clause
from tests.games.master_thieves.table import (
    black,
    both_editions,
    do,
    events,
    finish_round,
    legal,
    mover,
    roles,
    table,
    turn,
    verbs,
    view,
    white,
)


def outcome(match: larceny.Match) -> larceny.Outcome:
    """How a match ended."""
    assert match.outcome is not None
    return match.outcome


def last_ruby(**options: Any) -> larceny.Match:
    """A round in which p1 takes the sixth ruby, and p2 is still to act."""
    gone = dict.fromkeys(("middle n", "bottom n", "top s", "middle s", "bottom s"), "")
    match = roles(table(3, rubies=gone, **options), "master-thief", "master-thief", "detective")
    return turn(match, "open top n", "pull", "take", *(["place nothing"] if options.get("edition") == "en" else []))


# §6.1 When


@clause("6.1")
@both_editions
def test_the_game_ends_at_the_end_of_a_round_in_which_a_player_has_no_imitations_left(edition: str) -> None:
    match = roles(table(2, white={"p1": (1, 0)}, edition=edition), "jeweler", "thief")
    do(match, "open top n")
    if edition == "en":
        do(match, "place diamond")
    assert white(match, "p1") == (0, 0)
    turn(match, "no-alarm")
    assert mover(match) == "p2"
    finish_round(match)
    assert outcome(match).reason == "imitations"
    assert mover(match) == ""


@clause("6.1")
@both_editions
def test_while_everybody_has_imitations_the_game_goes_on(edition: str) -> None:
    match = finish_round(roles(table(2, white={"p1": (1, 0)}, edition=edition), "detective", "thief"))
    assert match.outcome is None
    assert view(match)["round"] == 2


@clause("6.1", edition="fr")
def test_fr_it_also_ends_when_the_sixth_ruby_has_left_the_secret_compartments() -> None:
    match = last_ruby()
    assert match.outcome is None, "the round is finished first"
    assert mover(match) == "p2"
    finish_round(match)
    assert outcome(match).reason == "rubies"


@clause("6.1", edition="en")
def test_en_it_does_not_end_with_the_rubies() -> None:
    assert finish_round(last_ruby(edition="en")).outcome is None


@clause("6.1")
@both_editions
@pytest.mark.parametrize("ruby_end", ["on", "off"])
def test_the_option_ruby_end_says_so_whatever_the_edition(ruby_end: str, edition: str) -> None:
    match = finish_round(last_ruby(edition=edition, ruby_end=ruby_end))
    assert (match.outcome is not None) == (ruby_end == "on")


@clause("6.1", edition="fr")
def test_fr_a_ruby_that_fell_into_the_upper_bin_has_not_left() -> None:
    gone = dict.fromkeys(("top n", "middle n", "bottom n", "middle s", "bottom s"), "")
    match = roles(table(2, rubies=gone), "master-thief", "detective")
    turn(match, "open top s", "pull")
    assert match.outcome is None


@clause("6.1", edition="en")
def test_en_with_ruby_end_a_ruby_on_the_red_pillow_has_left() -> None:
    gone = dict.fromkeys(("top n", "middle n", "bottom n", "middle s", "bottom s"), "")
    match = roles(table(2, rubies=gone, edition="en", ruby_end="on"), "master-thief", "thief")
    turn(match, "open top e")
    turn(match, "open top s", "pull")
    assert outcome(match).reason == "rubies"


@clause("6.1")
@both_editions
@pytest.mark.parametrize("limit", [6, 60, 600])
def test_after_so_many_rounds_the_game_ends_in_any_case(limit: int, edition: str) -> None:
    hands = {"p1": "thief, detective", "p2": "thief, detective"}
    now = limit - 1
    match = table(2, round_now=now, hands=hands, edition=edition, round_limit=limit)
    finish_round(roles(match, "detective", "detective"))
    assert outcome(match).reason == "rounds" if match.outcome else view(match)["round"] == limit
    finish_round(match)
    assert outcome(match).reason == "rounds"


@clause("6.1")
def test_60_rounds_unless_another_limit_from_6_to_600_is_given() -> None:
    assert larceny.load("master_thieves").options["round_limit"] == 60
    for limit in (5, 601):
        with pytest.raises(larceny.BadOption):
            larceny.load("master_thieves", round_limit=limit)


@clause("6.1", edition="en")
def test_en_a_game_in_which_nobody_places_ends_at_the_limit() -> None:
    match = larceny.load("master_thieves", 2, edition="en", round_limit=7).start(seed=1)
    while match.movers():
        texts = match.legal(match.movers()[0])
        do(match, next((text for text in ("place nothing", "keep") if text in texts), texts[0]))
    assert outcome(match).reason == "rounds"
    assert view(match)["round"] == 7


# §6.2 Points


@clause("6.2")
@both_editions
def test_true_gems_count_for_a_player_and_imitations_against_him(edition: str) -> None:
    match = table(
        2,
        white={"p1": (3, 2), "p2": (0, 1)},
        black={"p1": "diamond, sapphire, ruby"},
        rubies={"top n": ""},
        edition=edition,
    )
    assert view(match)["points"][0] == 1 + 2 + 4 - 3 - 2 * 2


def ended(edition: str, *pillows: str) -> larceny.Outcome:
    """A game that is over, with these black pillows; the last player has what is left."""
    white = {f"p{seat + 1}": (0, 0) for seat in range(len(pillows))}
    hold = {f"p{seat + 1}": pillow for seat, pillow in enumerate(pillows)}
    names = ["detective"] * (len(pillows) + 1)
    return outcome(
        roles(
            table(len(pillows) + 1, white=white | {f"p{len(pillows) + 1}": (0, 0)}, black=hold, edition=edition), *names
        )
    )


@clause("6.2")
@both_editions
def test_most_points_win(edition: str) -> None:
    found = ended(edition, "diamond", "diamond, sapphire")
    assert found.winners == (2,)
    assert found.scores[:2] == (1, 3)


@clause("6.2")
@both_editions
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ("ruby", "sapphire, sapphire", (0,)),
        ("sapphire, sapphire", "ruby", (1,)),
        ("sapphire, diamond, diamond", "diamond, diamond, diamond, diamond", (0,)),
        ("ruby, diamond, diamond", "ruby, sapphire", (1,)),
        ("sapphire, diamond", "diamond, sapphire", (0, 1)),
    ],
)
def test_at_a_tie_most_rubies_then_most_sapphires_win_then_it_is_shared(
    one: str, other: str, winners: tuple[int, ...], edition: str
) -> None:
    position = _with_pillows(one, other, edition)
    assert outcome(roles(position, "detective", "detective")).winners == winners


@clause("6.2")
@both_editions
def test_at_a_tie_sapphires_of_the_black_pillow_count_and_imitations_do_not(edition: str) -> None:
    match = _with_pillows("sapphire", "diamond, diamond, diamond, diamond", edition, imitations=(0, 1))
    assert view(match)["points"] == [2, 2]
    assert outcome(roles(match, "detective", "detective")).winners == (0,)


def _with_pillows(one: str, other: str, edition: str, imitations: tuple[int, int] = (0, 0)) -> larceny.Match:
    """Two players with these pillows, the first without imitations; all else lies in the box."""
    number = {"fr": (28, 4), "en": (30, 6)}[edition]
    taken = f"{one}, {other}".split(", ")
    left = [number[i] - taken.count(gem) - imitations[i] for i, gem in enumerate(("diamond", "sapphire"))]
    rubies = 6 - f"{one}, {other}".split(", ").count("ruby")
    gone = dict.fromkeys(("top n", "middle n", "bottom n", "top s", "middle s", "bottom s")[rubies:], "")
    return table(
        2,
        box={"top e": ", ".join(["diamond"] * left[0] + ["sapphire"] * left[1])},
        white={"p1": (0, 0), "p2": imitations},
        black={"p1": one, "p2": other},
        rubies=gone,
        edition=edition,
    )


@clause("6.2")
@both_editions
def test_everybody_hears_the_points(edition: str) -> None:
    match = roles(_with_pillows("ruby", "sapphire", edition), "detective", "detective")
    assert events(match, "scored", "p2") == [{"seat": 0, "value": 4}, {"seat": 1, "value": 2}]


# §6.3 Nothing left


@clause("6.3")
@both_editions
@pytest.mark.parametrize("role", ["smuggler", "jeweler", "gemologist"])
def test_a_player_without_imitations_places_nothing(role: str, edition: str) -> None:
    match = roles(table(2, white={"p1": (0, 0)}, edition=edition), role, "thief")
    do(match, "open top n")
    assert verbs(match) <= {"rotate", "no-rotate", "turn", "keep"}
    assert view(match)["open"][0]["upper"]["diamond"] == 0


@clause("6.3")
@both_editions
def test_a_gemologist_who_runs_out_stops_placing(edition: str) -> None:
    match = roles(table(3, white={"p1": (2, 0)}, edition=edition), "gemologist", "detective", "detective")
    do(match, "open top n")
    while "place diamond" in legal(match):
        do(match, "place diamond")
    assert white(match, "p1") == (0, 0)
    assert verbs(match) <= {"rotate", "no-rotate"}


@clause("6.3")
@both_editions
def test_the_round_is_played_out(edition: str) -> None:
    match = roles(
        table(3, white={"p1": (1, 0)}, box={"top e": "sapphire"}, edition=edition), "jeweler", "thief", "thief"
    )
    do(match, "open top n", *(["place diamond"] if edition == "en" else []))
    turn(match, "no-alarm")
    turn(match, "open top e", *(["take"] if edition == "en" else []))
    assert black(match, "p2") == "sapphire"
    assert mover(match) == "p3"
