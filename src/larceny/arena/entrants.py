"""Who may enter: a level of ours, somebody's class (`package.module:Class`), somebody's program (`exec:COMMAND`).

A level that looks ahead may be given another number of simulations: `search@200`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable

from larceny.arena.outsiders import Outsider
from larceny.arena.trouble import Trouble
from larceny.bots.bot import Bot, all_levels, looks_ahead, make_bot
from larceny.engine import cache
from larceny.engine.game import Game
from larceny.engine.kernel_set import OF_A_JUDGE, OF_A_MATCH, OF_A_POLICY, OF_A_SEARCH

PROGRAM = "exec:"
BY_WHICH_BOTS_PLAY = ("engine", "bots", "arena")  # folders of the package, besides the game's


def check_entrant(name: str, game: Game) -> None:
    """Make sure that an entrant can be had, before anything is played."""
    if name.startswith(PROGRAM):
        if not name.removeprefix(PROGRAM).strip():
            raise Trouble("arena-no-command", entrant=name)
    elif ":" in name:
        outside_class(name)
    else:
        check_level(name, game)


def check_level(name: str, game: Game) -> None:
    """Make sure that there is such a level, and that it can make so many simulations."""
    level, simulations = parted(name)
    if level not in all_levels(game.ruleset):
        raise Trouble("no-such-level", level=name, levels=", ".join(all_levels(game.ruleset)))
    if simulations is not None and not (simulations > 0 and looks_ahead(game.ruleset, level)):
        raise Trouble("arena-no-simulations", entrant=name)


def parted(name: str) -> tuple[str, int | None]:
    """A level, and the number of its simulations if it is given: `search@200`."""
    level, at, number = name.partition("@")
    if not at:
        return name, None
    return level, int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else 0


def outside_class(name: str) -> Callable[[], Bot]:
    """Somebody's class by `package.module:Class`."""
    module, _, label = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), label)
    except (ImportError, AttributeError) as error:
        raise Trouble("arena-no-class", entrant=name, why=str(error)) from None
    except (Exception, SystemExit) as error:  # whatever a stranger's module does when it is imported
        raise Trouble("arena-no-class", entrant=name, why=f"{type(error).__name__}: {error}") from None
    if not callable(found):
        raise Trouble("arena-no-class", entrant=name, why=f"{label} is a {type(found).__name__}")
    made: Callable[[], Bot] = found
    return made


def code_of(game: Game) -> str:
    """What tells the bots of a game from those of other code: a hash of all by which they play."""
    return cache.digest([], *(cache.PACKAGE / name for name in BY_WHICH_BOTS_PLAY), game.ruleset.folder)


def make_ready(game: Game, names: Iterable[str]) -> None:
    """Compile what bots that look ahead need, whatever the wait: interpreted, they would think for hours."""
    run, ruleset = game.ruleset.fastest(), game.ruleset
    if run.compiled and any(looks_ahead(ruleset, parted(name)[0]) for name in names):
        judging = OF_A_JUDGE if ruleset.policy.reads_others else ()
        run.build(OF_A_MATCH + OF_A_SEARCH + judging + (OF_A_POLICY if ruleset.has_policy else ()))


class Stable:
    """The bots of one worker: a new one for each seat of each match, but programs are started once for each seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._programs: dict[tuple[str, int], Outsider] = {}

    def bot(self, name: str, seat: int) -> Bot:
        """A bot that knows nothing of earlier matches."""
        if name.startswith(PROGRAM):
            program = self._programs.get((name, seat))
            if program is None:
                program = self._programs[name, seat] = Outsider(name.removeprefix(PROGRAM))
            program.begin(self.game, seat)
            return program
        if ":" in name:
            return outside_class(name)()
        level, simulations = parted(name)
        return make_bot(self.game.ruleset, level, simulations=simulations)

    def close(self) -> None:
        """Let the programs end."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()
