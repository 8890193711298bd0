"""What a person or a language model reads: the table in sentences says what the view holds."""

from __future__ import annotations

import pytest

import larceny
from larceny.engine.texts import LANGUAGES
from tests.clauses import clause
from tests.games.dieven.table import swap, table
from tests.games.lines import moves, seat_of

languages = pytest.mark.parametrize("lang", LANGUAGES)
EVERYBODY = ("p1", "p2", "p3", "p4", "spectator")


def doubling() -> larceny.Match:
    """p1 holds the first card of a double play."""
    return moves(table(hands={"p1": "double-play 0 0 0"}), "p1 play double-play", "chance draw 3")


def giving_back(other: str) -> larceny.Match:
    """p1 has taken a 3 from another player, and is to give a card back."""
    match = swap(players=4, p1="0 up, 1 up", p2="3 up, 2 up", p3="3 up")
    return moves(match, f"p1 take {other} 3")


@clause("4.3 Double play")
def test_the_table_in_words_says_how_many_cards_of_double_plays_are_still_to_be_drawn() -> None:
    match = doubling()
    assert "Double play: 1 more card to draw" in match.text(1).splitlines()
    moves(match, "p1 stash 3")
    assert "Double play: 1 more card to draw" in match.text(1).splitlines()
    moves(match, "chance draw double-play", "p1 play double-play")
    assert "Double play: 2 more cards to draw" in match.text(1).splitlines()


@clause("4.3 Double play")
@languages
def test_it_says_nothing_of_double_plays_when_no_card_of_one_is_due(lang: str) -> None:
    match = moves(doubling(), "p1 stash 3", "chance draw 2")
    said = {line.label for line in match.game.ruleset.view.table(match.seen(1), 1).common}
    assert "table-doubles" not in said
    assert match.text(1, lang) != doubling().text(1, lang)


@clause("4.3 Swap")
@languages
def test_the_table_in_words_says_to_whom_a_card_is_given_back(lang: str) -> None:
    for observer in (0, 3, None):
        first = [giving_back(other).text(observer, lang).splitlines()[0] for other in ("p2", "p3")]
        assert [("p2" in line, "p3" in line) for line in first] == [(True, False), (False, True)]


@clause("4.3 Swap")
@languages
def test_the_table_in_words_says_from_whom_a_card_is_taken_blindly(lang: str) -> None:
    match = moves(swap(players=4, p2="3 down, 2 up"), "p1 take p2 hidden")
    assert "p2" in match.text(3, lang).splitlines()[0]


@clause("4.3 Swap", "7")
def test_the_table_in_words_says_who_else_has_seen_a_face_down_card() -> None:
    match = table(players=4, loot={"p2": "2 up, 3 down p3, 1 down, 0 down p1 p4"})
    for observer in EVERYBODY:
        lines = [line.strip() for line in match.text(seat_of(observer)).splitlines()]
        assert [line for line in lines if "seen by" in line] == [
            "Card 2 also seen by p3",
            "Card 4 also seen by p1, p4",
        ]


@clause("7")
@languages
@pytest.mark.parametrize("observer", EVERYBODY)
def test_two_tables_that_differ_in_who_has_seen_a_card_are_told_apart_in_words(observer: str, lang: str) -> None:
    one, other = (table(players=4, loot={"p2": f"3 down {knower}"}) for knower in ("p3", "p4"))
    assert one.text(seat_of(observer), lang) != other.text(seat_of(observer), lang)
