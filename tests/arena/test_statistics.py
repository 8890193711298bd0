from __future__ import annotations

import csv
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import larceny
from larceny.arena.measures import Measure, differences, measured, summary
from larceny.arena.plots import histogram, lying, upright
from larceny.arena.report import Way, write_statistics
from larceny.arena.survey import Survey, lead_changes, trailing
from larceny.arena.workers import play_all
from larceny.cli.voice import Voice
from larceny.engine.texts import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def usual() -> list[dict[str, Any]]:
    return surveyed()


@pytest.fixture(scope="module")
def other() -> list[dict[str, Any]]:
    return surveyed(getaways=3)


def surveyed(**options: Any) -> list[dict[str, Any]]:
    survey = Survey(larceny.load("dieven", 3, **options), ["greedy", "random", "random"], seed=1)
    return [survey.play(number) for number in range(8)]


def test_somebody_else_must_lead_alone_for_the_lead_to_change() -> None:
    assert lead_changes([(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (2, 3), (4, 3)]) == 2
    assert lead_changes([(0, 0), (0, 0)]) == 0


def test_who_is_last_is_known_unless_all_are_equal() -> None:
    assert trailing((3, 1, 1)) == [1, 2]
    assert trailing((2, 2, 2)) == []


def test_a_survey_keeps_what_happened(usual: list[dict[str, Any]]) -> None:
    for played in usual:
        assert sum(played["wins"]) == pytest.approx(1)
        assert played["decisions"] >= played["events"]["stash"]
        assert played["comeback"] is None or played["comeback"] <= 1
    assert {played["seed"] for played in usual} == set(range(1, 9))


def test_a_survey_is_the_same_in_workers(usual: list[dict[str, Any]]) -> None:
    survey = Survey(larceny.load("dieven", 3), ["greedy", "random", "random"], seed=1)
    assert list(play_all(survey, range(8), 2)) == usual


def test_measures_are_means_over_games(usual: list[dict[str, Any]]) -> None:
    found = summary(measured(usual))
    assert sum(found[Measure("win", f"p{seat}")].mean for seat in (1, 2, 3)) == pytest.approx(1)
    assert found[Measure("length")].mean == sum(played["decisions"] for played in usual) / 8
    assert found[Measure("event", "stash")].count == 8


def test_a_difference_is_that_of_games_with_the_same_seed(usual: list[dict[str, Any]]) -> None:
    longer = [{**played, "decisions": played["decisions"] + 2, "events": {"siren": 1}} for played in usual]
    changed = differences(measured(usual), measured(longer))
    assert (changed[Measure("length")].low, changed[Measure("length")].high) == (2, 2)
    assert changed[Measure("length")].settled
    assert changed[Measure("event", "siren")].mean == 1
    assert changed[Measure("event", "stash")].mean == -summary(measured(usual))[Measure("event", "stash")].mean
    assert changed[Measure("win", "p1")].mean == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_well_formed_and_whole(
    tmp_path: Path, usual: list[dict[str, Any]], other: list[dict[str, Any]], lang: str
) -> None:
    ways = [Way("getaways=6", usual), Way("<getaways=3>", other)]
    write_statistics(tmp_path, "Dieven! & co", lang, ways, Voice(lang).say)
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert page.get("lang") == lang
    plots = page.findall(f".//figure/{SVG}svg")
    assert len(plots) == 7
    assert all(plot.findall(f".//{SVG}rect") for plot in plots)
    assert len(page.findall("./body/table/tr")) == 1 + len(differences(measured(usual), measured(other)))
    assert "src=" not in text
    assert "href=" not in text
    again = tmp_path / "again"
    write_statistics(again, "Dieven! & co", lang, ways, Voice(lang).say)
    assert (again / "report.html").read_text(encoding="utf-8") == text


def test_the_tables_hold_every_game(tmp_path: Path, usual: list[dict[str, Any]]) -> None:
    write_statistics(tmp_path, "Dieven!", "en", [Way("Dieven!", usual)], Voice("en").say)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert [int(row["score_p1"]) for row in rows] == [played["scores"][0] for played in usual]
    events = list(csv.DictReader((tmp_path / "events.csv").read_text(encoding="utf-8").splitlines()))
    stashed = sum(int(row["count"]) for row in events if row["event"] == "stash")
    assert stashed == sum(played["events"]["stash"] for played in usual)
    measures = list(csv.DictReader((tmp_path / "measures.csv").read_text(encoding="utf-8").splitlines()))
    assert {row["measure"] for row in measures} == {"win", "score", "length", "leads", "comeback", "event"}
    assert not (tmp_path / "comparison.csv").exists()


def heights(plot: str) -> list[float]:
    return [float(box.get("height", "")) for box in ElementTree.fromstring(plot).findall(f".//{SVG}rect")]


def test_bars_are_as_high_as_their_values(usual: list[dict[str, Any]]) -> None:
    found = summary(measured(usual))
    bars = [found[Measure("score", f"p{seat}")] for seat in (1, 2, 3)]
    drawn = heights(upright(["p1", "p2", "p3"], [bars]))
    order = sorted(range(3), key=lambda seat: bars[seat].mean)
    assert sorted(range(3), key=lambda seat: drawn[seat]) == order
    assert "&lt;b&gt;" in lying(["<b>"], [bars[:1]])


def test_a_histogram_counts_each_value_once() -> None:
    drawn = heights(histogram([[1, 1, 1, 2, 4]]))
    assert len(drawn) == 4
    assert drawn[0] == pytest.approx(3 * drawn[1], abs=0.2)
    assert drawn[2] == 0
    assert len(heights(histogram([[0, 1000]]))) <= 30
    assert heights(histogram([[5, 5]])) == pytest.approx([216], abs=0.1)
