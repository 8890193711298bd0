from __future__ import annotations

import csv
import math
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pyarrow.parquet as pq
import pytest

import larceny
from larceny.arena.harvest import Harvest, gathered
from larceny.arena.intervals import of_values
from larceny.arena.measures import Measure, differences, measured, summary
from larceny.arena.page import Page
from larceny.arena.plots import curve, heat, histogram, lying, upright
from larceny.arena.report import Findings, Way, found_out, write_tables
from larceny.arena.skill import Repeats, entropy, rung, share_of
from larceny.arena.survey import Survey
from larceny.arena.workers import play_all
from larceny.cli.voice import Voice
from larceny.engine.census import Column
from larceny.engine.chart import PLACES, Plan
from larceny.engine.course import lead_changes, trailing
from larceny.engine.policy_kernels import DECISIONS
from larceny.engine.texts import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
GAMES = 8


@pytest.fixture(scope="module")
def usual() -> Harvest:
    return surveyed("dieven", 3)


@pytest.fixture(scope="module")
def other() -> Harvest:
    return surveyed("dieven", 3, getaways=3)


def surveyed(key: str, players: int, levels: Sequence[str] = ("greedy", "random"), **options: Any) -> Harvest:
    game = larceny.load(key, players, **options)
    survey = Survey(game, [levels[seat % len(levels)] for seat in range(players)], GAMES, seed=1)
    return gathered(game, 1, (survey.play(number) for number in survey.portions))


# The course of a game


def test_somebody_else_must_lead_alone_for_the_lead_to_change() -> None:
    course = np.array([(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (2, 3), (4, 3)])
    assert lead_changes(course, len(course), 2) == 2
    assert lead_changes(course[:1], 1, 2) == 0
    three = np.array([(1, 2, 2), (1, 2, 3), (4, 4, 1), (5, 4, 1)])
    assert lead_changes(three, 4, 3) == 1


def test_who_is_last_is_known_unless_all_are_equal() -> None:
    assert trailing(np.array([(3, 1, 1)]), 0, 3) == 0b110
    assert trailing(np.array([(2, 2, 2)]), 0, 3) == 0


# What is kept of games


def test_a_survey_keeps_what_happened(usual: Harvest) -> None:
    assert len(usual) == GAMES
    assert usual.wins.sum(axis=1) == pytest.approx(1)
    stashed = usual.counts[:, usual.game.ruleset.census.numbers[Column("stash")]]
    assert (usual.decisions >= stashed).all()
    assert stashed.all()
    assert np.nanmax(usual.comebacks) <= 1
    assert set(usual.reasons) == {"escape"}


def test_a_survey_is_the_same_in_workers(usual: Harvest) -> None:
    survey = Survey(usual.game, ["greedy", "random", "greedy"], GAMES, seed=1)
    again = gathered(usual.game, 1, play_all(survey, survey.portions, 2))
    assert (again.results == usual.results).all()
    assert (again.counts == usual.counts).all()


def test_values_of_an_event_add_up_to_it(usual: Harvest) -> None:
    census = usual.game.ruleset.census
    for chart in census.detailed:
        (event,) = chart.events
        values = [census.numbers[column] for column in census.columns_of(chart)]
        assert (usual.counts[:, values].sum(axis=1) == usual.counts[:, census.numbers[Column(event)]]).all()


@pytest.mark.parametrize("key", larceny.games())
def test_the_charts_of_a_game_have_titles_and_count_what_the_game_tells(key: str) -> None:
    ruleset = larceny.load(key).ruleset
    census = ruleset.census
    assert len({chart.name for chart in census.charts}) == len(census.charts) > 0
    for chart in census.charts:
        assert all(Column(event) in census.numbers for event in chart.events)
        assert census.columns_of(chart)
        assert all(ruleset.texts.has(lang, f"chart-{chart.name}") for lang in LANGUAGES)
        if chart.kind == PLACES:
            assert chart.plan is not None
            shown = {column.value for column in census.columns_of(chart)} - {"hidden"}
            assert shown <= set(chart.plan.places)


def test_wins_are_told_by_side_and_by_the_way_in() -> None:
    harvest = surveyed("casse", 3, ("random",), setup="quick", turn_limit=6)
    found = measured(harvest)
    sides = [found[Measure("team", side)] for side in ("1", "2")]
    assert (sides[0] + sides[1] == 1).all()
    entries = [values for measure, values in found.items() if measure.kind == "by-value"]
    told = np.stack(entries)
    assert ((~np.isnan(told)).sum(axis=0) <= 1).all()
    assert np.nansum(told) == sides[0][(~np.isnan(told)).any(axis=0)].sum()


def test_who_begins_is_counted_first(usual: Harvest) -> None:
    found = measured(usual)
    census = usual.game.ruleset.census
    first = [usual.counts[:, census.numbers[Column("first", f"p{seat}")]] for seat in (1, 2, 3)]
    begins = np.stack(first, axis=1).argmax(axis=1)
    assert found[Measure("order", "1")].tolist() == usual.wins[np.arange(GAMES), begins].tolist()
    assert sum(found[Measure("order", str(place))].sum() for place in (1, 2, 3)) == pytest.approx(GAMES)


# Means and differences


def test_measures_are_means_over_games(usual: Harvest) -> None:
    found = summary(measured(usual))
    assert sum(found[Measure("win", f"p{seat}")].mean for seat in (1, 2, 3)) == pytest.approx(1)
    assert found[Measure("length")].mean == usual.decisions.sum() / GAMES
    assert found[Measure("event", "stash")].count == GAMES


def test_a_difference_is_that_of_games_with_the_same_seed(usual: Harvest) -> None:
    results, siren = usual.results.copy(), np.zeros_like(usual.counts)
    results[:, DECISIONS] += 2
    siren[:, usual.game.ruleset.census.numbers[Column("spared")]] = 1
    longer = Harvest(usual.game, usual.seed, results, siren)
    changed = differences(measured(usual), measured(longer))
    assert (changed[Measure("length")].low, changed[Measure("length")].high) == (2, 2)
    assert changed[Measure("length")].settled
    before = summary(measured(usual))
    spared = before.get(Measure("event", "spared"))
    assert changed[Measure("event", "spared")].mean == 1 - (spared.mean if spared else 0)
    assert changed[Measure("event", "stash")].mean == -before[Measure("event", "stash")].mean
    assert changed[Measure("win", "p1")].mean == 0


# Luck and skill


def test_a_deal_decides_much_for_players_who_draw_no_lots_and_less_for_others() -> None:
    game = larceny.load("dieven", 3, getaways=3)
    spans = []
    for level in ("greedy", "random"):
        repeats = Repeats(game, level, deals=3, seed=1)
        deals = list(play_all(repeats, range(3), 1))
        assert all(sum(deal["wins"]) == pytest.approx(1) for deal in deals)
        found = rung(level, of_values([0.5]), deals)
        assert 0 <= found.entropy.mean <= 1
        assert found.span_by_chance < 0.5
        spans.append(found.span.mean)
    assert spans[0] > spans[1]


def test_intervals_of_what_the_deal_decides_stay_between_0_and_1() -> None:
    found = rung("greedy", of_values([0.5]), [{"wins": [1.0, 0.0]}, {"wins": [0.5, 0.5]}])
    for it in (found.span, found.entropy):
        assert (it.mean, it.low, it.high) == (0.5, 0.0, 1.0)
    alone = rung("greedy", of_values([0.5]), [{"wins": [0.75, 0.25]}])
    assert (alone.span.low, alone.span.high) == (0.0, 1.0)


def test_openness_is_0_where_one_has_all_and_1_where_all_have_the_same() -> None:
    assert entropy(np.array([[1.0, 0.0, 0.0], [1 / 3, 1 / 3, 1 / 3]])).tolist() == pytest.approx([0, 1])


def test_the_share_of_a_hero_is_over_deals() -> None:
    played = [
        {"hero": "a", "deal": deal, "place": place, "winners": [0], "teams": []} for deal in (0, 1) for place in (0, 1)
    ]
    share = share_of("a", [*played, {**played[0], "hero": "b"}])
    assert (share.mean, share.count) == (0.5, 2)


# The page and the tables


@pytest.fixture(scope="module")
def found(usual: Harvest, other: Harvest) -> Findings:
    return found_out([Way("getaways=6", usual), Way("<getaways=3>", other)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_well_formed_and_whole(found: Findings, lang: str) -> None:
    text = Page(found, lang, Voice(lang).say).html()
    page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert page.get("lang") == lang
    plots = page.findall(f".//figure/{SVG}svg")
    charts = found.ways[0].harvest.game.ruleset.census.charts
    assert len(plots) == 7 + len(charts)
    assert all(plot.findall(f".//{SVG}rect") for plot in plots)
    titles = [title.text for title in page.findall(".//h2")]
    assert [plot.get("aria-label") for plot in plots] == titles[: len(plots)]
    rows = [measure for measure in found.changes[0] if measure.kind not in ("place", "by-value")]
    assert len(page.findall(".//table/tr")) == 1 + len(rows)
    assert "src=" not in text
    assert "href=" not in text
    assert Page(found, lang, Voice(lang).say).html() == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_calls_events_by_the_words_of_the_game(found: Findings, lang: str) -> None:
    page = ElementTree.fromstring(Page(found, lang, Voice(lang).say).html().removeprefix("<!DOCTYPE html>\n"))
    shown = [element.text or "" for element in page.iter() if element.tag in (f"{SVG}text", "td")]
    texts = larceny.load("dieven").ruleset.texts
    events = {measure.detail for measure in found.means[0] if measure.kind == "event"}
    assert "turned-up" in events
    assert {texts.say(lang, f"event-{event}") for event in events} <= set(shown)
    assert f"{texts.say(lang, 'event-give')}: {texts.say(lang, 'word-ring')}" in " | ".join(shown)
    assert not [text for text in shown if re.search(r"\b(turned-up|double-police|raid|stash)\b", text)]


def test_the_page_shows_plans_sides_and_the_curve_of_luck_and_skill() -> None:
    harvest = surveyed("casse", 3, ("random",), setup="quick", turn_limit=6)
    level = rung("random", of_values([0.2, 0.3]), [{"wins": [0.5, 0.5]}, {"wins": [1.0, 0.0]}])
    text = Page(found_out([Way("museum", harvest)], [level, level], "greedy"), "en", Voice("en").say).html()
    page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    stops = harvest.counts[:, harvest.game.ruleset.census.numbers[Column("laid-stop")]].sum() / GAMES
    plans = [svg for svg in page.iter(f"{SVG}svg") if svg.find(f"{SVG}line[@class='wall']") is not None]
    values = [float((rect.text or "").split(": ")[1]) for rect in plans[0].iter(f"{SVG}title")]
    assert sum(values) == pytest.approx(stops, rel=0.01)
    assert page.find(f".//{SVG}polyline") is not None
    titles = [title.text for title in page.iter("h2")]
    assert not harvest.leads.any()
    assert Voice("en").say("statistics-leads") not in titles, "nobody leads before the end"
    assert {"thief", "detectives"} <= {element.text for element in page.iter(f"{SVG}text")}


def test_games_for_other_numbers_of_players_stand_side_by_side(tmp_path: Path, usual: Harvest) -> None:
    four = surveyed("dieven", 4)
    found = found_out([Way("players=3", usual), Way("players=4", four)])
    write_tables(tmp_path, found)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["score_p4"] == "" for row in rows] == [True] * GAMES + [False] * GAMES
    assert Measure("win", "p3") in found.changes[0]
    assert Measure("win", "p4") not in found.changes[0]
    assert "p4" in Page(found, "en", Voice("en").say).html()


def test_the_tables_hold_every_game(tmp_path: Path, usual: Harvest) -> None:
    assert write_tables(tmp_path, found_out([Way("Dieven!", usual)]))
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert [int(row["score_p1"]) for row in rows] == usual.scores[:, 0].tolist()
    assert [row["comeback"] == "" for row in rows] == np.isnan(usual.comebacks).tolist()
    events = list(csv.DictReader((tmp_path / "events.csv").read_text(encoding="utf-8").splitlines()))
    stashed = usual.counts[:, usual.game.ruleset.census.numbers[Column("stash")]]
    assert [int(row["stash"]) for row in events] == stashed.tolist()
    measures = list(csv.DictReader((tmp_path / "measures.csv").read_text(encoding="utf-8").splitlines()))
    kinds = {"win", "order", "score", "length", "leads", "comeback", "event", "value"}
    assert {row["measure"] for row in measures} == kinds
    assert not (tmp_path / "comparison.csv").exists()


def test_parquet_holds_what_csv_holds(tmp_path: Path, found: Findings) -> None:
    write_tables(tmp_path, found)
    for name in ("games", "events", "measures", "comparison"):
        rows = list(csv.DictReader((tmp_path / f"{name}.csv").read_text(encoding="utf-8").splitlines()))
        again = pq.read_table(tmp_path / f"{name}.parquet").to_pylist()
        assert [list(row) for row in again] == [list(row) for row in rows]
        for row, read in zip(rows, again, strict=True):
            for column, value in read.items():
                written = f"{value:.6g}" if isinstance(value, float) else "" if value is None else str(value)
                assert written == row[column]


def test_without_pyarrow_there_are_no_parquet_tables(
    tmp_path: Path, usual: Harvest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "larceny.arena.parquet", None)
    assert not write_tables(tmp_path, found_out([Way("Dieven!", usual)]))
    assert {file.suffix for file in tmp_path.iterdir()} == {".csv"}


# Plots


def heights(plot: str) -> list[float]:
    return [float(box.get("height", "")) for box in ElementTree.fromstring(plot).findall(f".//{SVG}rect")]


def test_bars_are_as_high_as_their_values(usual: Harvest) -> None:
    found = summary(measured(usual))
    bars = [found[Measure("score", f"p{seat}")] for seat in (1, 2, 3)]
    drawn = heights(upright(["p1", "p2", "p3"], [bars]))
    order = sorted(range(3), key=lambda seat: bars[seat].mean)
    assert sorted(range(3), key=lambda seat: drawn[seat]) == order
    assert "&lt;b&gt;" in lying(["<b>"], [bars[:1]])


def test_a_histogram_counts_each_value_once() -> None:
    drawn = heights(histogram([np.array([1, 1, 1, 2, 4])]))
    assert len(drawn) == 4
    assert drawn[0] == pytest.approx(3 * drawn[1], abs=0.2)
    assert drawn[2] == 0
    assert len(heights(histogram([np.array([0, 1000])]))) <= 30
    assert heights(histogram([np.array([5, 5])])) == pytest.approx([216], abs=0.1)


def test_a_place_is_the_fuller_the_more_often_something_happened_there() -> None:
    plan = Plan(
        {"a": (0.0, 0.0), "b": (1.0, 0.0), "c": (2.0, 0.0)}, (((-0.5, -0.5), (2.5, -0.5)),), {"<x>": (0.0, -0.7)}
    )
    drawn = ElementTree.fromstring(heat(plan, {"a": 2.0, "b": 1.0}, 2.0))
    full = [float(box.get("fill-opacity", "")) for box in drawn.iter(f"{SVG}rect") if box.get("class") == "way0"]
    assert full == [1.0, 0.5, 0.0]
    assert [text.text or "" for text in drawn.iter(f"{SVG}text")] == ["2.00", "1.00", "", "<x>"]


def test_a_curve_rises_with_its_values() -> None:
    drawn = ElementTree.fromstring(curve(["a", "b"], [of_values([0.1, 0.2]), of_values([0.4, 0.5])], 0.25))
    heights = [float(dot.get("cy", "")) for dot in drawn.iter(f"{SVG}circle")]
    assert heights[0] > heights[1]
    assert math.isinf(of_values([0.5]).high)
    assert curve(["a"], [of_values([0.5])], 0.25)
