"""Levels for people: in every game, each a person of its own, erring as people do."""

from __future__ import annotations

import itertools
import json

import numpy as np
import pytest

import larceny
from larceny.bots.advice import Advice, say
from larceny.bots.bot import all_levels, looks_ahead, usual_level
from larceny.bots.levels import WaveringBot, leanings, levels_for_people, names_at, persona, wavering
from larceny.bots.search import SearchBot, shares
from larceny.bots.seated import Seated
from larceny.engine.desk import THOUSANDTHS
from larceny.engine.level import NAMES, Level
from larceny.engine.search import Arm
from larceny.engine.texts import LANGUAGES
from larceny.games import keys

FAR_LESS_OFTEN = 0.25
FEW_CHOICES: dict[str, dict[str, str]] = {"casse": {"setup": "quick"}}  # a museum that is set up by hand takes long


@pytest.mark.parametrize("key", keys())
def test_every_game_has_all_levels_and_the_usual_one_is_regular(key: str) -> None:
    ruleset = larceny.load(key).ruleset
    assert all_levels(ruleset)[: len(NAMES)] == NAMES
    assert usual_level(ruleset) == "regular"


@pytest.mark.parametrize("key", keys())
def test_each_level_is_a_person_of_its_own(key: str) -> None:
    ruleset = larceny.load(key).ruleset
    for lang in LANGUAGES:
        people = [persona(ruleset, level, lang) for level in NAMES]
        for part in ("name", "face", "manner"):
            assert len({getattr(person, part) for person in people}) == len(NAMES)
        assert all(person.manner.endswith(".") and person.manner.count(".") == 1 for person in people)


@pytest.mark.parametrize("key", keys())
def test_each_face_is_a_picture_in_the_games_folder_and_no_picture_is_left_over(key: str) -> None:
    ruleset = larceny.load(key).ruleset
    faces = {f"{own.face}.svg" for own in levels_for_people(ruleset).values()}
    pictures = {path.name: path.read_text(encoding="utf-8") for path in (ruleset.folder / "faces").iterdir()}
    assert set(pictures) == faces
    assert len(set(pictures.values())) == len(NAMES)
    assert all(text.startswith("<svg ") and "script" not in text and "href" not in text for text in pictures.values())


@pytest.mark.parametrize("key", keys())
def test_no_two_bots_at_a_table_are_called_alike(key: str) -> None:
    ruleset = larceny.load(key).ruleset
    for level in (*NAMES, "greedy"):
        names = names_at(ruleset, [None, *[level] * 7])
        assert names[0] == ""
        assert len(set(names)) == 8
    mixed = names_at(ruleset, ["novice", "master", None, "novice"])
    assert mixed[:3] == [levels_for_people(ruleset)["novice"].name, levels_for_people(ruleset)["master"].name, ""]
    assert mixed[3] == levels_for_people(ruleset)["novice"].others[0]


@pytest.mark.parametrize("key", keys())
def test_a_level_that_looks_ahead_is_told_by_its_simulations_and_thinks_a_second_at_most_where_people_wait(
    key: str,
) -> None:
    ruleset = larceny.load(key).ruleset
    for level, own in levels_for_people(ruleset).items():
        bot = larceny.bot(key, level, seconds=30.0)
        assert isinstance(bot, SearchBot) == (own.simulations > 0) == looks_ahead(ruleset, level)
        if isinstance(bot, SearchBot):
            assert (bot.simulations, bot.seconds) == (own.simulations, 1.0)
            patient = larceny.bot(key, level)
            assert isinstance(patient, SearchBot)
            assert patient.seconds is None


def test_who_wavers_plays_only_what_is_nearly_as_good_as_the_best() -> None:
    assert leanings([1000, 400, 1000], reach=0) == [1.0, 0.0, 1.0]
    best, near, edge, far = leanings([1000, 800, 600, 599], reach=400)
    assert best == 1.0 > near > edge > far == 0.0


@pytest.mark.parametrize("key", keys())
def test_what_seems_worst_to_it_a_level_plays_far_less_often_than_dice_would(key: str) -> None:
    """Errors are those of people: who overlooks something still plays what he thinks is good."""
    game = larceny.load(key, 4, **FEW_CHOICES.get(key, {}))
    for level, own in levels_for_people(game.ruleset).items():
        if not looks_ahead(game.ruleset, level):
            bots = [Seated(WaveringBot(game.ruleset, own), seat) for seat in range(game.players)]
            played, by_dice = how_often_the_worst(game.start(seed=5), bots)
            assert played <= by_dice * FAR_LESS_OFTEN, level


def how_often_the_worst(match: larceny.Match, bots: list[Seated]) -> tuple[float, float]:
    """In a game among these bots, how often each may be expected to play what it rates lowest; and how often dice."""
    dice, played, by_dice = np.random.default_rng(5), 0.0, 0.0
    while movers := match.movers():
        seat = movers[0]
        seated, view, legal = bots[seat], match.view(seat), match.legal(seat)
        seated.see(match)
        bot = seated.bot
        assert isinstance(bot, WaveringBot)
        values = [value for value, _ in bot.thumb.rate(view, legal)]
        if min(values) < max(values):
            likely = leanings(values, round(THOUSANDTHS * wavering(bot.ruleset, bot.level, bot.thumb, view)))
            lowest = [value == min(values) for value in values]
            played += sum(itertools.compress(likely, lowest)) / sum(likely)
            by_dice += sum(lowest) / len(lowest)
        seated.play(match, dice)
    return played, by_dice


def test_a_team_that_has_it_easier_may_waver_more() -> None:
    game = larceny.load("casse", players=4, setup="quick")
    bot, match = WaveringBot(game.ruleset, Level("", "", wavers_by_team=(50.0, 0.0))), game.start(seed=5)
    played: dict[bool, set[int]] = {True: set(), False: set()}  # by whether it is the thief's: how many moves he takes
    for number in range(12):
        seat = match.movers()[0]
        view, legal = match.view(seat), match.legal(seat)
        values = dict(zip(legal, [value for value, _ in bot.thumb.rate(view, legal)], strict=True))
        chosen = {bot.choose(view, legal, np.random.default_rng(dice)) for dice in range(20)}
        played[seat == view["thief"]].add(len({values[text] for text in chosen}))
        match.play(seat, legal[number % len(legal)])
    assert max(played[True]) > 1
    assert played[False] == {1}


def test_who_looks_ahead_may_waver_between_moves_that_bring_nearly_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    match = larceny.load("dieven", 4).start(seed=3)
    seat = match.movers()[0]
    view, legal = match.view(seat), match.legal(seat)
    found_out = [Arm(0, 20, 40, 0.5, 0.0), Arm(1, 10, 40, 0.48, 0.0), *[Arm(2, 5, 40, 0.1, 0.0)] * (len(legal) - 2)]
    monkeypatch.setattr(SearchBot, "look_ahead", lambda *_, **__: found_out)

    def chosen(wavers: float) -> set[str]:
        bot = SearchBot(match.game.ruleset, level=Level("", "", wavers=wavers))
        return {bot.choose(view, legal, np.random.default_rng(dice)) for dice in range(20)}

    assert chosen(0.0) == {legal[0]}
    assert chosen(0.05) == set(legal[:2])


def test_what_was_not_tried_is_out_of_the_question() -> None:
    arms = [Arm(0, 30, 40, 0.5, 0.0), Arm(1, 10, 40, 0.45, 0.0), Arm(2, 0, 40, 0.0, 0.0)]
    best, near, untried = leanings(shares(arms), reach=999)
    assert best == 1.0 > near > untried == 0.0


def test_a_novice_at_dieven_overlooks_what_a_greedy_bot_sees() -> None:
    match = larceny.load("dieven", 4).start(seed=3)
    bots = {level: larceny.bot("dieven", level) for level in ("novice", "greedy")}
    dice = np.random.default_rng(0)
    ratings: dict[str, list[list[tuple[int, str]]]] = {"novice": [], "greedy": []}
    for _ in range(24):
        seat = match.movers()[0]
        for level, bot in bots.items():
            assert isinstance(bot, WaveringBot)
            ratings[level].append(bot.thumb.rate(match.view(seat), match.legal(seat)))
        match.play(seat, bots["greedy"].choose(match.view(seat), match.legal(seat), dice))
    assert ratings["novice"] != ratings["greedy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_has_a_fact_and_a_risk_as_data_and_in_words(lang: str) -> None:
    match = larceny.load("dieven", 4).start(seed=3)
    seat = match.movers()[0]
    bot = larceny.bot("dieven", "master", simulations=40)
    ranked = bot.explain(match.view(seat), match.legal(seat))
    for advice in ranked:
        assert isinstance(advice, Advice)
        text, value, reason = advice
        assert advice.chance in (value, None)
        assert json.loads(json.dumps(advice.data()))["reason"] == reason
        words = say(match.game.ruleset, advice, lang)
        assert words.startswith(text)
        assert match.game.ruleset.texts.say(lang, reason) in words
        if advice.risk is not None:
            assert words.endswith(match.game.ruleset.texts.say(lang, *advice.risk))
    assert any(isinstance(advice, Advice) and advice.risk for advice in ranked)
