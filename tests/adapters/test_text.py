"""The text adapter: exactly one legal move or a sentence, and conversations that hold nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import larceny
from larceny.adapters.text import LONGEST, Answer, TextTable, parse
from larceny.engine.prose import news
from tests.adapters.tables import SMALLEST, moments, other_world, tables

LEGAL = ["stash 3", "give 3 p1", "play siren"]

each_table = pytest.mark.parametrize(("key", "players"), tables())
each_game = pytest.mark.parametrize(("key", "players"), SMALLEST)


# The parser


@pytest.mark.parametrize(
    "reply",
    [
        "stash 3",
        "  stash 3\n",
        "move: stash 3",
        "move:stash 3  ",
        "The siren is dangerous.\n\nmove: stash 3",
        "I thought of `play siren`.\r\nmove: stash 3\r\n",
    ],
)
def test_one_move_is_found(reply: str) -> None:
    assert parse(reply, LEGAL) == Answer("stash 3", "")


@pytest.mark.parametrize(
    ("reply", "complaint"),
    [
        ("", "names no move"),
        ("   \n  ", "names no move"),
        ("move:", "names no move"),
        ("stash 2", "'stash 2' is not a legal move"),
        ("Stash 3", "is not a legal move"),
        ("stash  3", "is not a legal move"),
        ("stash 3.", "is not a legal move"),
        ("I stash 3", "is not a legal move"),
        ("move: stash 3 or play siren", "is not a legal move"),
        ("I play\nstash 3", "none of them starts with"),
        ("move: stash 3\nmove: play siren", "2 lines"),
        ("move: stash 3\nmove: stash 3", "2 lines"),
        ("move: stash 3\nThat is best.", "must be the last one"),
        ("Move: stash 3\nwell", "none of them starts with"),
        (None, "of type NoneType"),
        (3, "of type int"),
        (b"stash 3", "of type bytes"),
        (["stash 3"], "of type list"),
        ("x" * 10_000_000, "too long"),
        ("move: stash 3\n" * 1_000_000, "too long"),
        ("\n" * LONGEST, "names no move"),
        ("stash 3\0", "is not a legal move"),
        ("\ud800", "is not a legal move"),
    ],
)
def test_anything_else_is_refused_with_the_legal_list(reply: object, complaint: str) -> None:
    answer = parse(reply, LEGAL)
    assert answer.move is None
    assert complaint in answer.message
    assert all(f"\n  {text}" in answer.message for text in LEGAL)
    assert answer.message.isascii()
    assert len(answer.message) < 400


@given(st.one_of(st.text(), st.lists(st.sampled_from([*LEGAL, "move:", "\n", " ", "so"])).map("".join)))
def test_nothing_is_guessed(reply: str) -> None:
    move = parse(reply, LEGAL).move
    if move is not None:
        *others, last = reply.strip().split("\n")
        assert move in LEGAL
        assert last.strip().removeprefix("move:").strip() == move
        assert not any(line.strip().startswith("move:") for line in others)
        assert not others or last.strip().startswith("move:")


def test_nothing_may_be_legal() -> None:
    assert parse("pass", []).message.endswith("You may do nothing now.")


# The table


@each_table
def test_who_begins_is_told_what_the_game_has_to_remark_on_the_number_of_players(key: str, players: int) -> None:
    table = TextTable(key, players)
    for (welcome,) in table.messages:
        assert welcome["role"] == "system"
        assert table.game.remark() in welcome["content"]
        assert not welcome["content"].endswith("\n")


def reply_to(table: TextTable, seat: int, dice: random.Random) -> str:
    return f"Let me think.\nmove: {dice.choice(table.match.legal(seat))}"


@each_table
def test_agents_play_whole_matches(key: str, players: int) -> None:
    table, dice = TextTable(key, players, seed=2), random.Random(2)
    while (seat := table.asked()) is not None:
        asked = table.ask(seat)
        assert all(f"  {text}\n" in asked for text in table.match.legal(seat))
        assert table.answer(seat, reply_to(table, seat, dice)).move
    assert table.match.outcome is not None
    assert larceny.replay(table.match.transcript()).state_bytes == table.match.state_bytes
    for conversation in table.messages:
        assert [message["role"] for message in conversation] == ["system"] + ["user", "assistant"] * (
            len(conversation) // 2
        )


@each_game
def test_a_seed_gives_the_same_conversation(key: str, players: int) -> None:
    def talk() -> Any:
        table, dice = TextTable(key, players, seed=6), random.Random(6)
        while (seat := table.asked()) is not None:
            table.ask(seat)
            table.answer(seat, reply_to(table, seat, dice))
        return table.messages

    assert talk() == talk()


@each_game
def test_a_wrong_reply_changes_nothing_and_is_explained(key: str, players: int) -> None:
    table = TextTable(key, players, seed=1)
    seat = table.asked()
    assert seat is not None
    table.ask(seat)
    before = table.match.state_bytes
    for reply in ("", "resign", None, 7, "move: " + "x" * 10_000_000, table.game.ruleset.actions[-1]):
        answer = table.answer(seat, reply)
        assert answer.move is None
        assert f"\n  {table.match.legal(seat)[0]}\n" in answer.message
        assert table.messages[seat][-1] == {"role": "user", "content": answer.message}
    assert table.match.state_bytes == before
    assert sum(len(message["content"]) for message in table.messages[seat]) < 20_000


@each_game
def test_only_a_seat_that_is_asked_may_play(key: str, players: int) -> None:
    table = TextTable(key, players, seed=1)
    while len(movers := table.match.movers()) == players:  # all choose at the same time: let one have done so
        assert table.answer(movers[0], table.match.legal(movers[0])[0]).move
    asked = table.asked()
    assert asked is not None
    other = next(seat for seat in range(players) if seat not in table.match.movers())
    answer = table.answer(other, table.match.legal(asked)[0])
    assert answer.move is None
    assert "You may do nothing now." in answer.message
    for nobody in (-1, players, True, "0", None):
        with pytest.raises(larceny.NotYourTurn):
            table.answer(nobody, "pass")  # type: ignore[arg-type]  # the fault under test


@each_table
def test_texts_hold_nothing_hidden(key: str, players: int) -> None:
    table = TextTable(key, players)
    for number, match in enumerate(moments(key, players, seed=3)):
        if number % 5 or not match.movers():
            continue
        for seat in range(players):
            table.match = match
            real = table.observation(seat)
            table.match = other_world(match, seat, seed=number)
            assert table.observation(seat) == real


@each_game
def test_each_news_is_told_once_and_only_to_those_who_may_know(key: str, players: int) -> None:
    table, dice = TextTable(key, players, seed=9), random.Random(9)
    told: list[list[str]] = [[] for _ in range(players)]
    while (seat := table.asked()) is not None:
        lines = table.ask(seat).partition("\n\n")[0].split("\n")
        told[seat] += lines[1:] if lines[0] == "Since you were last asked:" else []
        assert told[seat] == news(table.match, seat, "en", since=0)
        table.answer(seat, reply_to(table, seat, dice))
