"""The back-end `ray`, on a real cluster of two nodes."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import larceny
from larceny.arena.fixtures import Tournament
from larceny.arena.results import RESULTS
from larceny.arena.trouble import Trouble
from larceny.arena.workers import LIVES, play_all
from tests.cli.processes import larceny as command

# `make test-long` installs Ray, which is too large for every test run; so it is imported only where it is used.
pytestmark = [
    pytest.mark.long,
    # Ray's own: it leaves sockets and processes for the interpreter to close.
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:ray.*", "ignore::FutureWarning:ray.*"),
]


class Slow:
    """A series that notes which process plays, and takes its time."""

    def __init__(self, series: Tournament) -> None:
        self.series = series

    def prepare(self, matches: int) -> None:
        self.series.prepare(matches)

    def play(self, number: int) -> dict[str, Any]:
        import ray

        time.sleep(0.02)
        return {**self.series.play(number), "by": os.getpid(), "node": ray.get_runtime_context().get_node_id()}

    def close(self) -> None:
        self.series.close()


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Two nodes of one processor each, each with processes and a store of objects of its own."""
    import ray
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False)
    yield made, second
    ray.shutdown()
    made.shutdown()


@pytest.fixture(scope="module")
def expected() -> list[dict[str, Any]]:
    return list(play_all(tournament(), range(96), 1))


def tournament(*entrants: str) -> Tournament:
    return Tournament(larceny.load("dieven", 3), entrants or ("greedy", "random"), 5)


def without_marks(played: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in played.items() if name not in ("by", "node")}


def test_both_nodes_play_and_the_games_are_those_of_processes(nodes: Any, expected: list[dict[str, Any]]) -> None:
    from larceny.arena import cluster

    played = list(cluster.play_all(Slow(tournament()), range(96), 1))
    assert [without_marks(one) for one in played] == expected
    assert len({one["node"] for one in played}) == 2


def test_a_killed_worker_and_a_lost_node_change_nothing(nodes: Any, expected: list[dict[str, Any]]) -> None:
    from larceny.arena import cluster

    coming = cluster.play_all(Slow(tournament()), range(96), 1)
    played = [next(coming)]
    os.kill(played[0]["by"], signal.SIGKILL)
    played += [next(coming) for _ in range(20)]
    made, second = nodes
    made.remove_node(second, allow_graceful=False)
    played += coming
    assert [without_marks(one) for one in played] == expected


def test_bots_that_look_ahead_play_the_same_there(nodes: Any) -> None:
    from larceny.arena import cluster

    ahead = tournament("search@5", "random")
    assert list(cluster.play_all(ahead, range(6), 1)) == list(play_all(ahead, range(6), 1))


@pytest.mark.parametrize(
    ("entrant", "reason", "word"),
    [("Cheat", "arena-bot-failed", "steal everything"), ("Deadly", "arena-worker-died", str(LIVES))],
)
def test_a_bot_that_fails_is_named(nodes: Any, entrant: str, reason: str, word: str) -> None:
    from larceny.arena import cluster

    with pytest.raises(Trouble) as trouble:
        list(cluster.play_all(tournament("greedy", f"tests.arena.strangers:{entrant}"), range(4), 1))
    assert trouble.value.reason == reason
    assert word in str(trouble.value)


def test_the_command_writes_the_same_bytes_with_ray_as_with_processes(tmp_path: Path) -> None:
    for back_end in ("processes", "ray"):
        words = ("--games", "6", "--workers", "2", "--back-end", back_end, "--out", back_end)
        ran = command(tmp_path, "arena", "dieven", "greedy", "random", "--players", "3", *words)
        assert ran.returncode == 0, ran.stderr
    one, other = ((tmp_path / back_end / RESULTS).read_bytes() for back_end in ("processes", "ray"))
    assert one == other
    assert one.count(b"\n") == 12
