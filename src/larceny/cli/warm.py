"""`larceny warm`: compile the rules now, so that nothing waits for it later; or the table server."""

from __future__ import annotations

import argparse
import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from larceny.cli.interrupts import Interrupts
from larceny.cli.screen import Screen, open_screen
from larceny.cli.voice import Voice, quoted_path
from larceny.games import keys

if TYPE_CHECKING:
    from larceny.engine.ruleset import Ruleset


def run(arguments: argparse.Namespace) -> int:
    """Compile each game that is named, or all."""
    from larceny.engine import cache
    from larceny.engine.mode import can_compile
    from larceny.library import find

    voice = Voice(arguments.lang)
    screen = open_screen(voice, Interrupts(), plain=arguments.plain)
    if arguments.server and arguments.games:
        raise voice.refusal("games-beside-server")
    if not (arguments.server or can_compile()):
        raise voice.refusal("cannot-compile")
    root = cache.root()
    if not cache.is_trusted(root):
        raise voice.refusal("no-cache", folder=quoted_path(root))
    if arguments.server:
        _warm_server(screen)
        return 0
    rulesets = [find(key) for key in arguments.games or keys()]
    for ruleset in rulesets:
        _warm(screen, ruleset)
    screen.say(voice.say("cache-is-in", folder=str(root)))
    return 0


def _warm(screen: Screen, ruleset: Ruleset) -> None:
    from larceny.engine.compiler import cache_folder

    folder = cache_folder(ruleset.key, ruleset.folder)
    before = _files(folder)
    wall, cpu = time.perf_counter(), time.process_time()
    with _progress(screen, ruleset) as step:
        ruleset.build(progress=step)
    facts = {
        "title": ruleset.card.title,
        "wall": f"{time.perf_counter() - wall:.1f}",
        "cpu": f"{time.process_time() - cpu:.1f}",
    }
    screen.say(screen.voice.say("warm-already" if _files(folder) == before else "warm-now", **facts))


def _warm_server(screen: Screen) -> None:
    from larceny.server import native

    voice, folder = screen.voice, native.home()
    if not native.is_whole(folder):
        if missing := native.missing():
            raise voice.refusal("cannot-compile-server", missing=quoted_path(Path(missing)))
        screen.say(voice.say("compiling-server"))
        try:
            native.build(folder)
        except OSError as error:
            why = error.strerror or str(error)
            raise voice.refusal("cannot-keep-code", folder=quoted_path(folder.parent), why=why) from None
    screen.say(voice.say("server-is-compiled", folder=quoted_path(folder)))


def _files(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.nbc")}


def _rules(ruleset: Ruleset) -> int:
    """How many functions are compiled where no cache holds any."""
    from larceny.engine.kernel_set import Kernels

    binder = ruleset.binder()
    Kernels(binder, compiled=False).build(ruleset.of_tables)
    return len(binder.twins)


@contextlib.contextmanager
def _progress(screen: Screen, ruleset: Ruleset) -> Iterator[Callable[[str], None]]:
    """A bar on a terminal, one line elsewhere."""
    title = screen.voice.say("compiling", title=ruleset.card.title)
    if not screen.drawn:
        screen.say(title)
        yield lambda name: None
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, transient=True) as bars:
        task = bars.add_task(title, total=_rules(ruleset))
        yield lambda name: bars.update(task, advance=1, description=f"{title} {name}")
