"""Numbers about the server, as Prometheus reads them.

None is about a single table. Where few tables are played they tell of one all the same: who may read them is asked for
a token.
"""

from __future__ import annotations

from larceny.server import native
from larceny.server.attendant import Attendant
from larceny.server.reception import Reception


def metrics(reception: Reception, attendant: Attendant) -> str:
    """All numbers, each with a line that says what it is."""
    hub, store = reception.hub, reception.hub.store
    numbers: list[tuple[str, str, str, float]] = [
        ("larceny_compiled", "gauge", "1 if the table server runs as machine code.", int(native.in_use())),
        ("larceny_tables_in_memory", "gauge", "Tables that are in memory.", len(hub.seatings)),
        ("larceny_sockets", "gauge", "Sockets at tables.", sum(len(one.peers) for one in hub.seatings.values())),
        ("larceny_moves_total", "counter", "Moves of people.", reception.moves),
        ("larceny_bot_moves_total", "counter", "Moves of bots.", attendant.autoplay.moves),
        ("larceny_refusals_total", "counter", "Requests that were refused.", reception.refusals),
        ("larceny_commits_total", "counter", "Commits to the disk.", store.commits),
        ("larceny_commit_seconds_total", "counter", "Time spent on commits.", round(store.commit_seconds, 6)),
    ]
    lines = []
    for name, kind, text, value in numbers:
        lines += [f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {value}"]
    lines += ["# HELP larceny_tables Tables on the disk, by what has become of them.", "# TYPE larceny_tables gauge"]
    for status, count in sorted(store.counts().items()):
        lines.append(f'larceny_tables{{status="{status}"}} {count}')
    return "\n".join(lines) + "\n"
