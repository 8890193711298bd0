"""The load, in a process of its own: fill a server with tables, play, and say what it cost the server.

python -m bench.server.load SPEAKER GAME PORT PROCESS TABLES SEATS WARMING MEASURED
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import uvloop

from bench.server.crowd import Count, Crowd, Plan, Player
from bench.server.gauge import resident_bytes
from bench.server.ours import seat_ours
from bench.server.theirs import seat_theirs

SPEAKERS: dict[str, Callable[[Crowd, int, str], list[Player]]] = {"ours": seat_ours, "theirs": seat_theirs}
AT_THE_DOOR = 8  # tables that are set up at the same time
SETTLING = 0.5  # seconds before memory is read
PATIENCE = 240.0  # seconds for all moves


async def load(speaker: str, game: str, port: int, server: int, plan: Plan) -> dict[str, float]:
    """Connect one table, then all, then play."""
    crowd = Crowd(server, plan)
    tables = await asyncio.to_thread(set_up, speaker, crowd, port, game)
    await crowd.come(tables[0], port)
    await asyncio.sleep(SETTLING)
    with_one = resident_bytes(server)
    await crowd.come([player for table in tables[1:] for player in table], port)
    await asyncio.sleep(SETTLING)
    memory = (resident_bytes(server) - with_one) / (plan.tables - 1)
    return {"memory": memory, **figures(await crowd.play(PATIENCE))}


def set_up(speaker: str, crowd: Crowd, port: int, game: str) -> list[list[Player]]:
    """Set up all tables over HTTP."""
    seat = SPEAKERS[speaker]
    with ThreadPoolExecutor(AT_THE_DOOR) as pool:
        return list(pool.map(lambda _: seat(crowd, port, game), range(crowd.plan.tables)))


def figures(count: Count) -> dict[str, float]:
    """Sum up the measured moves."""
    parts = statistics.quantiles(count.latencies, n=100)
    return {"moves": count.moves, "cpu": count.cpu, "wall": count.wall, "p50": parts[49], "p99": parts[98]}


if __name__ == "__main__":
    speaker, game, port, server, *numbers = sys.argv[1:]
    plan = Plan(*map(int, numbers))
    print(json.dumps(uvloop.run(load(speaker, game, int(port), int(server), plan))))
