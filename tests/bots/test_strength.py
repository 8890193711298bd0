"""How strong bots are is measured on the arena, kept as data, and told in docs/bots.md."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import larceny
from bench import kept, simulate
from bench.strength import recall, records, tables
from bench.strength.clock import pace
from bench.strength.records import Book, Record
from bench.strength.series import kept as kept_of
from bench.strength.series import play, series, still_holds
from bench.strength.series import records as records_of
from larceny.arena.entrants import check_entrant
from larceny.arena.fixtures import Tournament

KEPT = records.read()
ONE = Record(
    game="dieven",
    rules=1,
    players=4,
    options={},
    challenger="master",
    rival="greedy",
    role=None,
    seed=7,
    games=2000,
    share=0.40,
    low=0.37,
    high=0.43,
    meant=(),
    version="0123456789ab",
)


def thieves(seed: int = 3) -> Tournament:
    return series(larceny.load("dieven", players=3), "greedy", "random", seed)


def test_a_series_that_was_stopped_goes_on_and_the_same_seed_gives_the_same_record(tmp_path: Path) -> None:
    at_once = records_of(thieves(), [thieves().play(number) for number in range(9)], [[0.5]])
    play(thieves(), 3, tmp_path)
    heard: list[tuple[int, int]] = []
    played = play(thieves(), 7, tmp_path, follow=lambda done, total: heard.append((done, total)))
    assert heard == [(done, 9) for done in range(4, 10)]
    assert records_of(thieves(), played, [[0.5]]) == at_once
    assert at_once[0].games == 9
    assert at_once[0].low <= at_once[0].share <= at_once[0].high
    assert play(thieves(), 3, tmp_path) == played[:3]


def test_a_series_goes_on_from_its_record_and_comes_to_the_same(tmp_path: Path) -> None:
    at_once = records_of(thieves(), [thieves().play(number) for number in range(9)])
    file = tmp_path / "strength.json"
    records.add(records_of(thieves(), [thieves().play(number) for number in range(6)]), file=file)
    before = kept_of(thieves(), records.read(file))
    assert still_holds(thieves(), before)
    rest = [thieves(3 + len(before[0].deals)).play(number) for number in range(3)]
    assert records_of(thieves(), rest, before=before) == at_once
    assert records_of(thieves(), [], before=at_once) == at_once


def test_a_series_of_other_bots_or_other_deals_does_not_go_on() -> None:
    book = Book(tuple(records_of(thieves(), [thieves().play(number) for number in range(3)])))
    assert not kept_of(thieves(4), book)
    assert not still_holds(thieves(), [replace(book.records[0], first=book.records[0].first + 1)])
    assert not kept_of(thieves(), Book((replace(book.records[0], deals=()),)))  # of which too little is known


def test_only_the_challenger_is_of_its_kind_and_it_has_each_seat_of_a_deal() -> None:
    tournament = thieves()
    seats = [tournament.play(number)["seats"] for number in range(3)]
    assert seats == [["random"] * place + ["greedy"] + ["random"] * (2 - place) for place in range(3)]


def test_where_there_are_teams_each_side_has_a_record() -> None:
    tournament = series(larceny.load("casse", players=3, setup="quick", turn_limit=2), "random", "greedy", 1)
    made = records_of(tournament, [tournament.play(number) for number in range(4)], [[0.7], [0.3, 0.6]])
    assert [(one.role, one.games, one.options, one.meant) for one in made] == [
        (role, 2, {"setup": "quick", "turn_limit": 2}, meant) for role, meant in ((0, (0.7,)), (1, (0.3, 0.6)))
    ]


def test_of_a_bot_that_meets_itself_one_side_tells_all_and_no_match_is_played_twice() -> None:
    tournament = series(larceny.load("casse", players=3, setup="quick", turn_limit=2), "random", "random", 1)
    played = [tournament.play(number) for number in range(2)]
    assert [one["deal"] for one in played] == [0, 1]
    assert [(one.role, one.games) for one in records_of(tournament, played)] == [(0, 2)]


def test_a_measurement_that_is_made_again_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    file, other = tmp_path / "new" / "strength.json", replace(ONE, rival="random")
    records.add([ONE, other], file=file)
    records.add([replace(ONE, share=0.41), replace(ONE, role=1)], file=file)
    assert records.read(file) == Book((replace(ONE, share=0.41), other, replace(ONE, role=1)))


def test_the_clock_hears_all_choices_and_changes_none() -> None:
    tournament, plain = thieves(), thieves()
    decisions = sum(plain.play(number)["decisions"] for number in range(3))
    found = pace(tournament, 3)
    assert decisions / 2 < found.choices <= decisions  # but those where there was none
    assert tournament.play(2) == plain.play(2)


@pytest.mark.parametrize(
    ("meant", "said"),
    [
        ((), ""),
        ((0.3,), "met"),
        ((0.38,), "open"),
        ((0.42,), "open"),
        ((0.45,), "too low"),
        ((0.35, 0.45), "met"),
        ((0.35, 0.41), "open"),
        ((0.3, 0.38), "open"),
        ((0.2, 0.3), "too high"),
    ],
)
def test_what_was_meant_is_met_or_not_only_if_the_whole_interval_says_so(meant: tuple[float, ...], said: str) -> None:
    assert tables.verdict(replace(ONE, meant=meant)) == said


def test_a_record_reads_as_a_row() -> None:
    rung = replace(ONE, rival="expert", meant=(0.35, 0.45))
    side = replace(ONE, game="casse", role=0, options={"setup": "quick"}, meant=(0.65,), games=90)
    assert tables.ladder(Book((ONE, rung, side))).splitlines()[2:] == [
        "| Dieven! | `master` | 3 × `expert` | 40 % (37 – 43) | 35–45 % | met | 2,000 |"
    ]
    assert tables.others(Book((replace(ONE, players=3), rung, side))).splitlines()[2:] == [
        "| Le Casse du Siècle, thief, `setup=quick` | `master` | `greedy` | 40 % (37 – 43) | ≥ 65 % | too low | 90 |",
        "| Dieven!, 3 players | `master` | 2 × `greedy` | 40 % (37 – 43) |  |  | 2,000 |",
    ]


@pytest.mark.parametrize("one", KEPT.records, ids=lambda one: f"{one.game} {one.challenger} {one.rival}")
def test_what_is_kept_can_be_played_again_and_is_sound(one: Record) -> None:
    game = larceny.load(one.game, players=one.players, **one.options)
    for entrant in (one.challenger, one.rival):
        check_entrant(entrant, game)
    assert 0 <= one.low <= one.share <= one.high <= 1
    assert (one.role is not None) == bool(game.start(0).teams())
    assert one.rules <= game.rules_version


def test_all_bots_that_met_are_in_one_table() -> None:
    rows = [len(table(KEPT).splitlines()) - 2 for table in (tables.ladder, tables.others, tables.strangers)]
    assert sum(rows) == len({one.bots for one in KEPT.records}) > 0


def test_of_several_series_of_the_same_bots_the_longest_is_shown_whatever_came_out() -> None:
    short, long = replace(ONE, seed=7, games=40, share=0.9), replace(ONE, seed=8, games=2_400, share=0.1)
    team = replace(ONE, role=1, games=8)
    assert tables.longest([short, team, ONE, long]) == [long, team]


def test_a_figure_of_a_study_is_kept_and_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "new" / "study.json"
    for line in ({"at": 1, "share": 0.1}, {"at": 2, "share": 0.2}, {"at": 1, "share": 0.3}):
        kept.keep(file, line, same=["at"])
    assert kept.read(file) == [{"at": 1, "share": 0.3}, {"at": 2, "share": 0.2}]
    assert kept.read(tmp_path / "none.json") == []


def test_what_memory_wins_reads_as_a_row() -> None:
    line = {"recall": 0.3, "share": 0.676, "games": 100}
    assert recall.recall_table([line]).splitlines()[2:] == ["| 0.3 | 68% |"]


def test_the_table_of_memory_has_each_level_that_is_measured() -> None:
    assert [line["recall"] for line in kept.read(recall.FILE)] == list(recall.LEVELS)
    assert {line["games"] for line in kept.read(recall.FILE)} == {recall.GAMES}


@pytest.mark.parametrize(
    ("seconds", "games", "said"),
    [
        ([10.2, 11.8], 100_000, "| 100,000 of Dieven! | 10–12 s | 0.1 ms |"),
        ([22.1, 22.4], 100, "| 100 of Dieven! | 22 s | 0.2 s |"),
    ],
)
def test_what_statistics_cost_reads_as_a_row(seconds: list[float], games: int, said: str) -> None:
    line = {"games": games, "told": "of Dieven!", "seconds": seconds}
    assert simulate.statistics_table([line]).splitlines()[2:] == [said]


def test_the_table_of_costs_has_each_study_that_is_measured() -> None:
    lines = [{name: line[name] for name in vars(simulate.STUDIES[0])} for line in kept.read(simulate.FILE)]
    assert lines == [vars(study) for study in simulate.STUDIES]


def test_a_study_measures_the_processes_that_it_starts() -> None:
    small = replace(simulate.STUDIES[0], arguments="--players 3 --bots random", games=2)
    assert 0.1 < simulate.cpu_seconds(small) < 120
