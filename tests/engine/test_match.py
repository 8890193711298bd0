"""Matches: the public promises of the API, on a real game."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import larceny
from larceny.engine.texts import LANGUAGES


@pytest.fixture
def match() -> larceny.Match:
    return larceny.load("dieven", players=4).start(seed=7)


def play_on(match: larceny.Match, plies: int) -> None:
    for _ in range(plies):
        if match.movers():
            seat = match.movers()[0]
            match.play_id(seat, match.legal_ids(seat)[-1])


def test_games_are_found_by_their_folders() -> None:
    assert "dieven" in larceny.games()
    assert larceny.games() == tuple(sorted(larceny.games()))


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    with pytest.raises(larceny.UnknownGame, match="Do you mean dieven"):
        larceny.load("dievn")
    with pytest.raises(larceny.UnknownGame, match="no game"):
        larceny.load("no.such.package")


def test_options_are_checked_and_the_error_says_what_is_allowed() -> None:
    with pytest.raises(larceny.BadOption, match=r"others \| everyone"):
        larceny.load("dieven", players=4, siren="loud")
    with pytest.raises(larceny.BadOption, match="has no option"):
        larceny.load("dieven", players=4, volume=11)
    with pytest.raises(larceny.BadOption, match="1-8"):
        larceny.load("dieven", players=4, getaways=9)
    with pytest.raises(larceny.BadOption, match="3 to 6 players"):
        larceny.load("dieven", players=True)


def test_a_game_says_what_it_is() -> None:
    game = larceny.load("dieven", players=5, getaways="3")
    assert (game.key, game.players, game.rules_version) == ("dieven", 5, 1)
    assert game.options["getaways"] == 3
    assert game.num_actions == len(game.ruleset.actions)


def test_with_a_seed_a_caller_never_sees_chance_to_move(match: larceny.Match) -> None:
    while match.movers():
        assert larceny.CHANCE not in match.movers()
        assert match.odds() == {}
        play_on(match, 1)


def test_without_a_seed_chance_is_left_to_the_caller() -> None:
    match = larceny.load("dieven", players=3).start(seed=None)
    assert match.movers() == (larceny.CHANCE,) == (-1,)
    assert match.odds() == {"first p1": Fraction(1, 3), "first p2": Fraction(1, 3), "first p3": Fraction(1, 3)}
    assert list(match.odds()) == match.legal(larceny.CHANCE)
    match.play(larceny.CHANCE, "first p2")
    assert sum(match.odds().values()) == 1


def test_the_same_seed_gives_the_same_bytes() -> None:
    one, other = (larceny.load("dieven", players=4).start(seed=7) for _ in range(2))
    play_on(one, 10)
    play_on(other, 10)
    assert one.state_bytes == other.state_bytes
    assert one.transcript() == other.transcript()
    assert larceny.load("dieven", players=4).start(seed=8).state_bytes != one.state_bytes


def test_views_and_events_are_json_for_every_observer(match: larceny.Match) -> None:
    play_on(match, 12)
    for observer in (None, 0, 1, 2, 3):
        assert json.loads(json.dumps(match.view(observer)))["you"] == observer
        events = match.events(observer)
        assert json.loads(json.dumps(events)) == events
        assert [event["number"] for event in events] == list(range(len(events)))
        assert match.events(observer, since=5) == events[5:]


def test_a_view_belongs_to_who_asks_and_a_copys_to_the_copy(match: larceny.Match) -> None:
    observers = (None, 0, 1, 2, 3)
    before = [match.view(observer) for observer in observers]
    twin = match.copy()
    play_on(twin, 1)
    for observer, view in zip(observers, before, strict=True):
        assert twin.view(observer) != view == match.view(observer)
        match.view(observer)["hand"][0].append("another card")
        assert match.view(observer) == view


def test_new_events_are_those_from_a_number_on(match: larceny.Match) -> None:
    told: list[dict[str, object]] = []
    while match.movers():
        new = match.events(1, since=len(told))
        assert [event["number"] for event in new] == list(range(len(told), len(told) + len(new)))
        told += new
        play_on(match, 1)
    told += match.events(1, since=len(told))
    assert match.events(1) == told == match.copy().events(1)
    assert match.events(1, since=len(told) + 5) == []
    assert match.events(1, since=-3) == told


def test_when_chance_is_to_move_its_outcomes_have_whole_weights() -> None:
    match = larceny.load("dieven", players=4).start(seed=None)
    while match.movers() == (larceny.CHANCE,):
        numbers, weights = match.chances()
        assert numbers == match.legal_ids(larceny.CHANCE)
        assert [Fraction(weight, sum(weights)) for weight in weights] == list(match.odds().values())
        match.play_id(larceny.CHANCE, numbers[-1])
    assert match.chances() == ([], [])
    assert match.odds() == {}


def test_a_copy_goes_its_own_way_and_keeps_its_own_events(match: larceny.Match) -> None:
    before = match.transcript()
    told = len(match.events(0))
    twin = match.copy()
    play_on(twin, 5)
    assert match.transcript() == before
    assert len(match.events(0)) == told < len(twin.events(0))


def test_the_outcome_comes_with_the_end(match: larceny.Match) -> None:
    assert match.view()["outcome"] is None
    play_on(match, 1000)
    outcome = match.outcome
    assert outcome is not None
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
    assert outcome.reason == "escape"
    assert match.view()["outcome"]["scores"] == list(outcome.scores)
    assert match.legal(0) == []


def test_a_win_is_shared_among_the_winners() -> None:
    outcome = larceny.Outcome(scores=(4, 2, 4), winners=(0, 2), reason="over")
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert outcome.share(0, 2) == 1.0


def test_errors_speak_other_languages(match: larceny.Match) -> None:
    other = (match.movers()[0] + 1) % 4
    with pytest.raises(larceny.NotYourTurn) as caught:
        match.play(other, "stash 0")
    texts = match.game.ruleset.texts
    assert {texts.sentence(caught.value, lang) for lang in LANGUAGES} >= {"It is not your turn."}
    assert len({texts.sentence(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_an_unknown_language_is_refused(match: larceny.Match) -> None:
    with pytest.raises(larceny.LarcenyError, match="not in 'xx'"):
        match.text(0, lang="xx")


def test_a_long_game_outgrows_the_room_for_its_history() -> None:
    match = larceny.load("dieven", players=3, getaways=8).start(seed=2)
    while match.movers():
        seat = match.movers()[0]
        police = [text for text in match.legal(seat) if "police" in text]
        match.play(seat, (police or match.legal(seat))[0])
    assert larceny.replay(match.transcript()).state_bytes == match.state_bytes


def test_numpys_numbers_are_numbers(match: larceny.Match) -> None:
    seat = match.movers()[0]
    match.play_id(np.int64(seat), np.int32(match.legal_ids(seat)[0]))  # type: ignore[arg-type]  # taken, not promised
    other = larceny.load("dieven", players=np.int64(4)).start(seed=np.int64(7))  # type: ignore[arg-type]  # as above
    assert other.transcript() == larceny.load("dieven", players=4).start(seed=7).transcript()


def test_a_seat_of_numpys_is_a_seat_for_everything_that_takes_one(match: larceny.Match) -> None:
    seat = match.movers()[0]
    same: Any = np.int64(seat)
    assert match.view(same) == match.view(seat)
    assert match.text(same) == match.text(seat)
    assert match.events(same) == match.events(seat)
    assert match.legal(same) == match.legal(seat)
    for text in ("nonsense", "put 0 up", None):
        told = []
        for given in (seat, same):
            with pytest.raises(larceny.IllegalMove) as refusal:
                match.play(given, text)  # type: ignore[arg-type]  # None is the fault under test
            told.append((refusal.value.reason, refusal.value.section, str(refusal.value)))
        assert told[0] == told[1]
    twin = match.copy()
    twin.play(same, match.legal(seat)[0])
    match.play(seat, match.legal(seat)[0])
    assert twin.transcript() == match.transcript()


@pytest.mark.parametrize("nobody", [True, 4, -2, 1.0, "0", np.int64(4), np.float64(0), np.True_])
def test_what_is_no_seat_is_refused_as_such(match: larceny.Match, nobody: Any) -> None:
    asks: list[Callable[[], object]] = [
        lambda: match.view(nobody),
        lambda: match.play(nobody, "nonsense"),
        lambda: match.play(nobody, match.legal(match.movers()[0])[0]),
        lambda: match.play_id(nobody, 0),
        lambda: match.undo(nobody),
    ]
    for ask in asks:
        with pytest.raises(larceny.NotYourTurn) as refusal:
            ask()
        assert refusal.value.reason == "no-such-seat"


def test_a_number_of_an_action_that_is_none_is_refused_with_its_range_and_the_clause_at_hand() -> None:
    match = larceny.load("dieven", players=4).start(seed=None)
    for seat, last, section in (
        (larceny.CHANCE, match.game.num_outcomes - 1, "§2.3"),
        (0, match.game.num_actions - 1, "§4"),
    ):
        with pytest.raises(larceny.IllegalMove, match=f"from 0 to {last}") as refusal:
            match.play_id(seat, 1.5)  # type: ignore[arg-type]  # the fault under test
        assert (refusal.value.reason, refusal.value.section) == ("not-a-number", section)
        while match.movers() == (larceny.CHANCE,):
            match.play_id(larceny.CHANCE, match.legal_ids(larceny.CHANCE)[0])


def test_what_is_handed_out_cannot_change_the_match(match: larceny.Match) -> None:
    before = match.read(0)
    match.events(0)[0]["action"] = "something else"
    assert match.read(0) == before
    with pytest.raises(TypeError):
        match.game.options["siren"] = "everyone"  # type: ignore[index]  # the fault under test


def test_games_and_matches_go_to_other_processes(match: larceny.Match) -> None:
    play_on(match, 5)
    again = pickle.loads(pickle.dumps(match))
    assert again.transcript() == match.transcript()
    assert again.state_bytes == match.state_bytes
    assert copy.deepcopy(match).state_bytes == match.state_bytes
    assert pickle.loads(pickle.dumps(match.game)).options == match.game.options


def test_a_text_alone_makes_nothing_be_imported() -> None:
    for name in ("os.path", "numpy.linalg", "larceny.games.dieven", "no.such.game"):
        with pytest.raises(larceny.UnknownGame):
            larceny.replay(f"game {name}\nrules 1\nplayers 3\n")
    with pytest.raises(larceny.UnknownGame):
        larceny.load("numpy.linalg")


def test_the_usual_number_of_players_needs_no_remark() -> None:
    for key in larceny.games():
        game = larceny.load(key)
        assert game.remark() == ""
        for players in game.ruleset.card.remarks:
            assert all(larceny.load(key, players).remark(lang) for lang in LANGUAGES)
