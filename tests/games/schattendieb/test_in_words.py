"""What a person or a language model reads: table, explanations and warnings in sentences say what the view holds."""

from __future__ import annotations

import numpy as np
import pytest

import larceny
from larceny.engine.insight import Insight, Insights
from larceny.engine.obstacles import say_reason, why_not
from larceny.engine.prose import explain_action, seat_title
from larceny.engine.texts import LANGUAGES
from larceny.games.schattendieb import insight
from larceny.games.schattendieb.actions import ACTIONS
from larceny.games.schattendieb.state import State
from larceny.library import find
from tests.clauses import clause
from tests.games.lines import moves, player, seat_of
from tests.games.schattendieb.table import (
    SEATS,
    deal,
    finish,
    listed,
    observers,
    refill,
    reveal,
    table,
    view,
)

GAME = find("schattendieb")
KINDS = ("necklace", "ring", "watch", "tiara")
THIEVES = tuple(f"thief {kind}" for kind in (*KINDS, "shadow"))
FATES = ("On the table", "Closed with", "Played", "Last played")
languages = pytest.mark.parametrize("lang", LANGUAGES)


def before(match: larceny.Match, owner: str, observer: str = "spectator") -> str:
    """What the English text says of the card that a player has played; empty if it says nothing."""
    title = seat_title(GAME, "en", player(owner), seat_of(observer))
    _, _, rest = match.text(seat_of(observer)).partition(f"\n{title}:\n")
    lines = [line.strip() for line in rest.partition("\np")[0].splitlines()]
    return next((line for line in lines if line.startswith(FATES)), "")


def night() -> larceny.Match:
    """p1 and p2 have cancelled each other, p3 has robbed p4, and the jewel of p5 still lies there."""
    cards = ("ring 7", "watch 7", "thief necklace", "necklace 4", "tiara 9", "safe 4")
    return reveal(table(6, hands=dict(zip(SEATS, cards, strict=False))), *cards)


# The table


@clause("3.2", "3.3", "3.4")
def test_the_table_in_words_tells_a_jewel_that_lies_there_from_one_cancelled_and_one_stolen() -> None:
    match = night()
    for observer in observers(match):
        assert [before(match, seat, observer) for seat in SEATS[:6]] == [
            "Played, cancelled: ring 7",
            "Played, cancelled: watch 7",
            "Played, discarded: necklace thief",
            "Played, stolen: necklace 4",
            "On the table: tiara 9",
            "On the table: closed safe 4",
        ]


@clause("3.3")
def test_while_a_thief_chooses_the_table_in_words_shows_all_that_lies_there() -> None:
    match = table(4, hands={"p1": "thief ring", "p2": "ring 4", "p3": "ring 5", "p4": "thief watch"})
    reveal(match, "thief ring", "ring 4", "ring 5", "thief watch")
    found = [before(match, seat) for seat in SEATS[:4]]
    assert found == [f"On the table: {card}" for card in ("ring thief", "ring 4", "ring 5", "watch thief")]


@clause("3.1", "3.5")
def test_in_the_next_step_1_no_card_is_said_to_lie_on_the_table() -> None:
    match = moves(night(), "p5 done")
    refill(match)
    assert view(match)["phase"] == "play"
    cards = ("ring 7", "watch 7", "necklace thief", "necklace 4", "tiara 9", "closed safe 4")
    assert [before(match, seat) for seat in SEATS[:6]] == [f"Last played: {card}" for card in cards]


@clause("3.1")
def test_before_the_first_card_of_a_round_the_table_in_words_shows_none() -> None:
    assert [before(deal(3), seat) for seat in SEATS[:3]] == ["", "", ""]


@clause("3.6")
def test_a_closed_safe_is_said_to_keep_the_card_that_closed_it() -> None:
    match = table(closed={"p2": ("safe 9", "ring 3")}, hands={"p1": "ring 4", "p3": "tiara 4"})
    assert before(match, "p2") == "Closed with: closed safe 9"
    finish(reveal(match, "ring 4", "tiara 4"))
    assert before(match, "p2") == "Closed with: closed safe 9"


@clause("4.3")
def test_jewels_that_the_end_of_a_round_leaves_in_front_of_players_are_said_to_lie_there() -> None:
    match = table(used_up=True, rounds=1, hands={"p1": "ring 4", "p2": "watch 5", "p3": "safe 6"})
    reveal(match, "ring 4", "watch 5", "safe 6")
    assert match.outcome is not None
    found = [before(match, seat) for seat in SEATS[:3]]
    assert found == ["On the table: ring 4", "On the table: watch 5", "Last played: closed safe 6"]


# The discard pile


@clause("5", "3.2")
def test_what_was_discarded_face_up_is_remembered_for_all_in_words() -> None:
    match = moves(night(), "p5 done")
    assert listed(view(match)["discard_seen"]) == "ring 7, watch 7, safe 4, thief necklace"
    for observer in observers(match):
        lines = match.text(seat_of(observer)).splitlines()
        place = lines.index("Discard pile, face down: 4")
        assert lines[place + 1] == "Of these, known to all: ring 7, watch 7, closed safe 4, necklace thief"


@clause("5")
@languages
def test_where_nothing_was_discarded_face_up_nothing_is_remembered(lang: str) -> None:
    one, other = deal(3).text(0, lang), moves(night(), "p5 done").text(0, lang)
    known = GAME.texts.say(lang, "table-discard-seen")
    assert known in other
    assert known not in one


# Hands of the past


def lines_of(match: larceny.Match, owner: str, observer: str = "spectator") -> list[str]:
    """All that the English text says of a player."""
    title = seat_title(GAME, "en", player(owner), seat_of(observer))
    _, _, rest = match.text(seat_of(observer)).partition(f"\n{title}:\n")
    return [line.strip() for line in rest.partition("\np")[0].splitlines()]


def closing() -> larceny.Match:
    """p1 and p2 close their safes, and lay aside three cards each; then the others draw."""
    hands = {
        "p1": "safe 9, tiara 1, tiara 2, tiara 3",
        "p2": "safe 10, tiara 4, tiara 5, tiara 6",
        "p3": "safe 4",
        "p4": "safe 5",
    }
    match = table(4, hands=hands, safes={"p1": "ring 1", "p2": "ring 2"}, pile="watch 1")
    return reveal(match, "safe 9", "safe 10", "safe 4", "safe 5")


@clause("3.6", "6 What comes up when")
def test_the_table_in_words_says_how_many_cards_of_whose_hand_lie_under_the_pile() -> None:
    match = closing()
    for observer in observers(match):
        assert "Hand 1 under the pile: 0 of 3 drawn" in lines_of(match, "p1", observer)
        assert "Hand 2 under the pile: 0 of 3 drawn" in lines_of(match, "p2", observer)
    moves(match, "chance draw watch 1", "chance draw tiara 2")
    for observer in observers(match):
        assert "Hand 1 under the pile: 1 of 3 drawn" in lines_of(match, "p1", observer)


@clause("3.6")
def test_of_a_hand_that_was_discarded_it_says_so() -> None:
    hands = {"p1": "safe 9, tiara 1", "p2": "safe 4, tiara 2", "p3": "safe 5, tiara 3"}
    match = reveal(table(hands=hands, safes={"p1": "ring 1"}, used_up=True), "safe 9", "safe 4", "safe 5")
    assert "Hand discarded: 1" in lines_of(match, "p1")


@clause("3.4")
def test_the_table_in_words_says_who_added_no_more_jewels_of_a_kind_and_how_many_cards_he_held() -> None:
    match = reveal(
        table(hands={"p1": "ring 4", "p2": "thief watch", "p3": "safe 9"}), "ring 4", "thief watch", "safe 9"
    )
    moves(match, "p1 done")
    for observer in observers(match):
        assert "Held 3 and added no more: ring" in lines_of(match, "p1", observer)
        assert not any("added no more" in line for line in lines_of(match, "p2", observer))


@clause("3.6", "3.4")
@languages
def test_these_lines_are_said_in_each_language(lang: str) -> None:
    laid, declined = (
        GAME.texts.say(lang, "table-under", {"order": 1, "count": 3, "drawn": 0}),
        GAME.texts.say(lang, "table-declined", {"count": 3, "kind": "ring"}),
    )
    match = moves(reveal(table(hands={"p1": "ring 4", "p2": "safe 9"}, players=2), "ring 4", "safe 9"), "p1 done")
    assert laid in closing().text(2, lang)
    assert declined in match.text(1, lang)


# Names


@clause("1.4")
@languages
@pytest.mark.parametrize("card", THIEVES)
def test_a_thief_has_one_name_in_hand_log_explanations_and_refusals(lang: str, card: str) -> None:
    match = deal(2, [f"{card}, ring 1, ring 2, ring 3"])
    name = GAME.texts.say(lang, f"face-{card.removeprefix('thief ')}")
    refusal = why_not(match, 1, f"play {card}")
    assert refusal is not None
    hand = next(line for line in match.text(0, lang).splitlines() if "(4)" in line)
    assert hand.endswith(f", {name}")
    assert match.log(0, lang)[1].endswith(f" {name}.")
    assert name in explain_action(GAME, lang, f"play {card}")
    assert name in say_reason(GAME, lang, refusal, 1)


@clause("1.4")
@pytest.mark.parametrize(("lang", "name"), [("fr", "voleur d’ombres"), ("nl", "schaduwdief"), ("de", "Schattendieb")])
def test_the_shadow_thief_is_called_as_in_the_rulebook(lang: str, name: str) -> None:
    assert GAME.texts.say(lang, "face-shadow") == name
    assert name in (GAME.folder / f"rulebook.{lang}.md").read_text(encoding="utf-8")


@clause("3.4")
def test_in_french_the_label_of_what_was_played_suits_several_cards() -> None:
    match = table(2, hands={"p1": "ring 4, ring 5", "p2": "thief watch"})
    moves(reveal(match, "ring 4", "thief watch"), "p1 add ring 5", "p1 done")
    assert "Joué en dernier\N{NO-BREAK SPACE}: bague 4, bague 5" in match.text(0, "fr")


# What a move does


@clause("1.4", "3.3")
@languages
@pytest.mark.parametrize("kind", KINDS)
def test_a_specialist_is_explained_to_take_its_own_kind_only(lang: str, kind: str) -> None:
    said = explain_action(GAME, lang, f"play thief {kind}")
    shadow = explain_action(GAME, lang, "play thief shadow")
    names = [GAME.texts.say(lang, f"face-{thief}") for thief in (kind, "shadow")]
    word = GAME.texts.say(lang, f"word-{kind}")
    assert word in said.replace(names[0], "")
    assert word not in shadow
    assert said.replace(names[0], "") != shadow.replace(names[1], "")


# Why not


@clause("3.3", "3.4")
@languages
def test_in_step_4_nothing_is_stolen_because_the_thieves_have_gone(lang: str) -> None:
    match = reveal(deal(3, ["ring 4", "watch 6", "safe 9"]), "ring 4", "watch 6", "safe 9")
    refusal = why_not(match, 0, "steal p2")
    assert refusal is not None
    assert (refusal.reason, refusal.section) == ("thieves-gone", "§3.3")
    assert say_reason(GAME, lang, refusal, 0) == GAME.texts.say(lang, "reason-thieves-gone")
    too_early = why_not(deal(3), 0, "steal p2")
    assert too_early is not None
    assert too_early.reason == "no-theft"


# What a bot warns of


def said_of(match: larceny.Match, text: str) -> Insights:
    """What p1 is told of a card, by the world that there is."""
    world = State(np.frombuffer(match.state_bytes, np.int16).copy())
    return insight.insights([world], 0, ACTIONS.index(text))


@clause("4.2", "4.4")
@pytest.mark.parametrize(
    ("lang", "still_in", "nobody"),
    [
        ("en", "still in", "nobody would score"),
        ("fr", "encore en jeu", "personne ne marque"),
        ("nl", "die nog meedoen", "niemand scoort"),
        ("de", "die noch dabei sind", "niemand punktet"),
    ],
)
def test_the_warning_that_all_could_close_speaks_of_those_still_in(lang: str, still_in: str, nobody: str) -> None:
    hands = {"p1": "safe 9", "p2": "safe 10"}
    match = table(hands=hands, safes={"p1": "ring 1", "p2": "ring 2"}, closed={"p3": ("safe 11", "ring 3")}, rounds=1)
    _, risk = said_of(match, "play safe 9")
    assert risk is not None
    said = GAME.texts.say(lang, risk.message, risk.facts)
    assert still_in in said
    assert nobody not in said
    reveal(match, "safe 9", "safe 10")
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0, 3), "who had closed before scores"


def test_a_thief_is_told_how_likely_a_rival_plays_his_prey_and_not_whether_one_holds_it() -> None:
    mine, theirs = "thief ring, safe 12, safe 13, safe 14", "safe 6, safe 7, safe 8, safe 9"
    match = table(hands={"p1": mine, "p2": "ring 9, watch 1, safe 4, safe 5", "p3": theirs})
    assert said_of(match, "play thief ring") == (Insight("fact-thief", {"percent": 25}), None)
    none = table(hands={"p1": mine, "p2": "tiara 9, watch 1, safe 4, safe 5", "p3": theirs})
    assert said_of(none, "play thief ring") == (None, Insight("risk-no-prey", {}))


def test_a_jewel_is_warned_of_cards_that_may_be_played_against_it() -> None:
    mine, theirs = "ring 9, safe 12, safe 13, safe 14", "safe 7, safe 8, safe 9"
    match = table(hands={"p1": mine, "p2": "ring 9, watch 1, safe 4, safe 5", "p3": f"thief ring, {theirs}"})
    assert said_of(match, "play ring 9")[1] == Insight("risk-jewel", {"percent": 44})  # 1 - (3/4)²
    safe = table(hands={"p1": mine, "p2": "ring 8, watch 1, safe 4, safe 5", "p3": f"thief watch, {theirs}"})
    assert said_of(safe, "play ring 9") == (Insight("fact-jewel", {"value": 9}), None)
