"""§1 The box."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import larceny
from larceny.adapters.text import TextTable
from larceny.engine.texts import LANGUAGES
from larceny.server.catalogue import game_card
from tests.clauses import clause
from tests.cli import processes
from tests.games.lines import moves
from tests.games.schattendieb.table import SEATS, is_open, legal, reveal, safe, scores, table, view

KINDS = ("necklace", "ring", "watch", "tiara")
OTHERS = [(kind, other) for kind in KINDS for other in KINDS if other != kind]


def in_the_box() -> dict[str, int]:
    """How often each card is among the 105 that are shuffled, by the odds of the first one."""
    odds = larceny.load("schattendieb").start(seed=None).odds()
    counts = {text.removeprefix("deal "): chance * 105 for text, chance in odds.items()}
    assert all(count.denominator == 1 for count in counts.values())
    return {card: int(count) for card, count in counts.items()}


# §1.1


@clause("1.1")
@pytest.mark.parametrize("players", range(2, 8))
def test_the_game_is_for_two_to_seven_players(players: int) -> None:
    match = larceny.load("schattendieb", players=players).start(seed=1)
    assert match.movers() == tuple(range(players))


@clause("1.1")
@pytest.mark.parametrize("players", [1, 8, 0, -2])
def test_one_player_is_refused_and_so_are_eight(players: int) -> None:
    with pytest.raises(
        larceny.BadOption, match=rf"^Der Schattendieb is for 2 to 7 players, not {players}\.$"
    ) as refusal:
        larceny.load("schattendieb", players=players)
    assert refusal.value.section == "§1.1"


@clause("1.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_for_two_players_the_identity_card_carries_a_remark(lang: str) -> None:
    ruleset = larceny.load("schattendieb").ruleset
    assert list(ruleset.card.remarks) == [2]
    assert len(ruleset.texts.say(lang, ruleset.card.remarks[2])) > 20


@clause("1.1")
@pytest.mark.parametrize("lang", ["fr", "nl", "de"])
def test_the_remark_is_said_in_each_language_in_its_own_words(lang: str) -> None:
    ruleset = larceny.load("schattendieb").ruleset
    remark = ruleset.card.remarks[2]
    assert ruleset.texts.say(lang, remark) != ruleset.texts.say("en", remark)


@clause("1.1")
@pytest.mark.parametrize(("players", "shown"), [(2, True), (3, False)])
def test_a_game_for_two_that_is_started_in_a_terminal_shows_the_remark(
    players: int, shown: bool, tmp_path: Path
) -> None:
    words = ("play", "schattendieb", "--players", str(players), "--plain", "--lang", "en")
    source = str(Path(larceny.__file__).resolve().parents[1])
    said = processes.larceny(tmp_path, *words, PYTHONPATH=source).stdout
    ruleset = larceny.load("schattendieb").ruleset
    assert "Round 1 begins." in said
    assert (ruleset.texts.say("en", ruleset.card.remarks[2]) in said) == shown


@clause("1.1")
@pytest.mark.parametrize(("players", "shown"), [(2, True), (3, False)])
def test_a_game_for_two_that_language_models_start_shows_each_of_them_the_remark(players: int, shown: bool) -> None:
    ruleset = larceny.load("schattendieb").ruleset
    remark = ruleset.texts.say("en", ruleset.card.remarks[2])
    welcomes = [conversation[0]["content"] for conversation in TextTable("schattendieb", players).messages]
    assert [remark in welcome for welcome in welcomes] == [shown] * players


@clause("1.1")
def test_where_a_game_for_two_is_set_up_on_a_server_the_remark_is_known_in_each_language() -> None:
    texts = larceny.load("schattendieb").ruleset.texts
    said = {lang: texts.say(lang, "remark-two-players") for lang in LANGUAGES}
    assert game_card("schattendieb").remarks == {"2": said}


# §1.2


@clause("1.2")
def test_there_are_80_jewels_of_four_kinds() -> None:
    jewels = {card: count for card, count in in_the_box().items() if card.split()[0] in KINDS}
    assert sum(jewels.values()) == 80
    assert {card.split()[0] for card in jewels} == {"necklace", "ring", "watch", "tiara"}


@clause("1.2")
@pytest.mark.parametrize("kind", KINDS)
def test_each_value_from_1_to_10_is_there_twice_per_kind(kind: str) -> None:
    counts = {card: count for card, count in in_the_box().items() if card.split()[0] == kind}
    assert counts == {f"{kind} {value}": 2 for value in range(1, 11)}


@clause("1.2", "4.4")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("value", range(1, 11))
def test_a_jewel_of_any_kind_is_worth_its_value(kind: str, value: int) -> None:
    match = table(2, rounds=1, hands={"p1": "safe 4", "p2": "thief shadow"}, safes={"p1": f"{kind} {value}"})
    reveal(match, "safe 4", "thief shadow")
    assert scores(match) == (value, 0)


# §1.3


@clause("1.3")
def test_there_are_20_closed_safes_with_the_values_4_to_11_twice_and_12_to_15_once() -> None:
    counts = {card: count for card, count in in_the_box().items() if card.startswith("safe ")}
    twice = {f"safe {value}": 2 for value in range(4, 12)}
    once = {f"safe {value}": 1 for value in range(12, 16)}
    assert counts == twice | once
    assert sum(counts.values()) == 20


@clause("1.3")
@pytest.mark.parametrize("players", range(2, 8))
def test_there_is_one_open_safe_per_player_and_none_is_in_the_pile(players: int) -> None:
    match = larceny.load("schattendieb", players=players).start(seed=3)
    assert [is_open(match, seat) for seat in SEATS[:players]] == [True] * players
    assert [safe(match, seat) for seat in SEATS[:players]] == [""] * players
    assert sum(in_the_box().values()) == 105


# §1.4


@clause("1.4")
def test_there_are_5_thieves_one_per_kind_of_jewel_and_the_shadow_thief() -> None:
    counts = {card: count for card, count in in_the_box().items() if card.startswith("thief ")}
    assert counts == {f"thief {kind}": 1 for kind in (*KINDS, "shadow")}


@clause("1.4")
@pytest.mark.parametrize("kind", KINDS)
def test_the_shadow_thief_steals_any_kind(kind: str) -> None:
    match = table(hands={"p1": "thief shadow", "p2": f"{kind} 7", "p3": "safe 9"})
    reveal(match, "thief shadow", f"{kind} 7", "safe 9")
    assert safe(match, "p1") == f"{kind} 7"


@clause("1.4")
@pytest.mark.parametrize("kind", KINDS)
def test_each_other_thief_steals_its_kind(kind: str) -> None:
    match = table(hands={"p1": f"thief {kind}", "p2": f"{kind} 7", "p3": "safe 9"})
    reveal(match, f"thief {kind}", f"{kind} 7", "safe 9")
    assert safe(match, "p1") == f"{kind} 7"


@clause("1.4")
@pytest.mark.parametrize(("kind", "other"), OTHERS)
def test_no_other_thief_steals_another_kind(kind: str, other: str) -> None:
    match = table(hands={"p1": f"thief {kind}", "p2": f"{other} 7", "p3": "safe 9"})
    reveal(match, f"thief {kind}", f"{other} 7", "safe 9")
    assert safe(match, "p1") == ""
    assert "done" in legal(match, "p2")


@clause("1.2", "1.3", "1.4")
def test_105_cards_are_shuffled_and_every_one_of_them_can_come_first() -> None:
    match = larceny.load("schattendieb").start(seed=None)
    assert sum(in_the_box().values()) == 105
    assert match.odds()["deal necklace 7"] == Fraction(2, 105)
    for text in match.legal(larceny.CHANCE):
        first = moves(match.copy(), f"chance {text}")
        assert view(first, "p1")["hand"][0] == [text.removeprefix("deal ")]
