"""A game's folder, loaded: its card, its record, its words, and the kernels bound to its rules in both modes."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from larceny.engine.background import ENDING, compile_in_background
from larceny.engine.binding import Binder, Rule
from larceny.engine.card import IdentityCard, Plan
from larceny.engine.census import Census
from larceny.engine.desk import Desk, desk_for
from larceny.engine.events import Vocabulary
from larceny.engine.kernel_set import OF_A_JUDGE, OF_A_MATCH, OF_TABLES, Kernels
from larceny.engine.ledger import Ledger, ledger_for
from larceny.engine.memory import Layout
from larceny.engine.mode import AUTO, COMPILED, PYTHON, can_compile, mode
from larceny.engine.plan import build
from larceny.engine.policy import Policy
from larceny.engine.practice import Practice, describing
from larceny.engine.record import Record
from larceny.engine.redact import segments_of
from larceny.engine.sight import Reader, Sight
from larceny.engine.texts import Texts
from larceny.engine.usual import roll_by_odds

if TYPE_CHECKING:
    from larceny.engine.tally import TallyLayout

PROMISED_BY_RULES = ("setup", "movers", "legal", "odds", "step", "ending", "score", "winners")
PROMISED_BY_BELIEF = ("imagine",)


class Ruleset:
    """Everything that the engine knows of a game."""

    def __init__(self, package: ModuleType, origin: Ruleset | None = None) -> None:
        self.name = package.__name__
        self.origin = origin or self  # the game as it comes; only one that is built from a text has another
        # Ours go by the name of their folder, a stranger's game by its whole name: so a transcript finds it again.
        self.key: str = self.origin.name.removeprefix("larceny.games.")
        self.card: IdentityCard = package.CARD
        self.folder = Path(str(package.__file__)).resolve().parent
        self.State: type[Record] = self.module("state").State
        actions = self.module("actions")
        self.actions: tuple[str, ...] = actions.ACTIONS
        self.outcomes: tuple[str, ...] = actions.OUTCOMES
        self.reasons: tuple[str, ...] = actions.REASONS
        names = getattr(actions, "PLACE_NAMES", None)
        self.vocabulary = Vocabulary(
            actions.ACTIONS, actions.OUTCOMES, actions.MASKED, actions.EVENTS, actions.WORDS, names
        )
        self.action_numbers = {text: number for number, text in enumerate(self.actions)}
        # The numbers of all actions that begin with these words: it is asked at each move what can be played.
        self.ways_to = functools.cache(self._ways_to)
        self.outcome_numbers = {text: number for number, text in enumerate(self.outcomes)}
        self.Desk: type[Desk] = desk_for(len(self.actions), len(self.outcomes))
        self.layout = Layout(self.Desk, self.State)
        self.Ledger: type[Ledger] = ledger_for(self.State.SIZE, len(self.actions))
        self.segments = segments_of(self.State)
        self.reader = Reader(self.State)
        self.texts = Texts(self.folder / "text")
        self.policy = Policy(self.module("policy") if self.has("policy") else None)
        self.practice = Practice.of(self.folder)
        self.promised = self._promised()  # as written: kernels are bound to it
        self._binder = self.binder()
        self.interpreted = Kernels(self._binder, compiled=False)
        self._compiled: Kernels | None = None
        self._counting: Kernels | None = None
        self._building = threading.Lock()
        self.kernels = self.interpreted  # what matches use now; compiled kernels are swapped in when ready

    def _ways_to(self, words: str) -> frozenset[int]:
        return frozenset(number for number, text in enumerate(self.actions) if f"{text} ".startswith(f"{words} "))

    def _promised(self) -> dict[str, Rule]:
        rules, belief = self.module("rules"), self.module("belief")
        promised: dict[str, Rule] = {name: getattr(rules, name) for name in PROMISED_BY_RULES}
        promised |= {name: getattr(belief, name) for name in PROMISED_BY_BELIEF}
        practised = describing(self.module("practice") if self.has("practice") else None)
        return promised | {"roll": getattr(rules, "roll", roll_by_odds)} | self.policy.promised | practised

    def bound(self, promise: str) -> Rule:
        """How the game keeps a promise, to be called from Python: interpreted, and with what it relies on kept too."""
        return self._binder.twin(self.promised[promise])

    def binder(self) -> Binder:
        """A new binder of kernels to this game, for interpreted play."""
        return Binder(self.promised, {"HISTORY_AT": self.layout.history_at, **self.practice.interpreted})

    def built_for(self, options: Mapping[str, str | int]) -> Ruleset:
        """This ruleset, or where an option says that the game is built from a text, the one that is."""
        plans = [option for option in self.card.options if isinstance(option, Plan)]
        texts = {plan.name: str(options[plan.name]) for plan in plans if options[plan.name] != plan.default}
        origin = self.origin
        return _load(build(origin.name, origin.folder, texts), origin) if texts else origin

    def module(self, noun: str) -> ModuleType:
        """One module of the game's folder."""
        return importlib.import_module(f"{self.name}.{noun}")

    def has(self, noun: str) -> bool:
        """Whether the game's folder has such a module: some are optional."""
        return importlib.util.find_spec(f"{self.name}.{noun}") is not None

    def brings(self, noun: str, name: str) -> bool:
        """Whether there is such a module, and it has such a name."""
        return self.has(noun) and hasattr(self.module(noun), name)

    @functools.cached_property
    def has_judge(self) -> bool:
        """Whether its rule of thumb for players is one that remembers: `judge` of its bot.py."""
        return self.brings("bot", "judge")

    @functools.cached_property
    def recollects(self) -> bool:
        """Whether players keep in mind what a view does not tell: `recollect` of its bot.py."""
        return self.brings("bot", "recollect")

    @property
    def remembers(self) -> bool:
        """Whether its rule of thumb goes by more than a view tells."""
        return self.has_judge or self.recollects

    @property
    def has_policy(self) -> bool:
        """Whether it has a rule of thumb for players who go by what they see: `appraise` of its policy.py."""
        return self.policy.rates

    @property
    def has_thumb(self) -> bool:
        """Whether it has any rule of thumb for players."""
        return self.has_policy or self.has_judge

    @functools.cached_property
    def view(self) -> Any:
        """The game's view.py, which speaks of what an observer sees."""
        return self.module("view")

    @property
    def deductions(self) -> tuple[str, ...]:
        """Parts of a view that only say what follows from the others: a table may not want them pointed out."""
        return getattr(self.view, "DEDUCTIONS", ())

    @functools.cached_property
    def forgets(self) -> bool:
        """Whether it is a game of memory: a log tells less later than it told at first."""
        return hasattr(self.view, "recall")

    def teams(self, seen: Sight) -> list[list[int]]:
        """The seats that play together, where a game has teams; everybody knows them."""
        told = getattr(self.view, "teams", None)
        return [] if told is None else [list(team) for team in told(seen)]

    def sides(self, seen: Sight) -> list[list[int]]:
        """The teams that win or lose as one, the same from the start to the end; none where each wins for himself."""
        told = getattr(self.view, "sides", None)
        return self.teams(seen) if told is None else [list(side) for side in told(seen)]

    def has_chosen(self, seen: Sight, seat: int) -> bool:
        """Whether a seat that may not act has made its choice, and waits for others who choose at the same time."""
        told = getattr(self.view, "has_chosen", None)
        return told is not None and bool(told(seen, seat))

    def private_clocks(self, seen: Sight) -> list[int]:
        """The seats whose clocks nobody else may read, where a game says so; everybody knows which."""
        told = getattr(self.view, "private_clocks", None)
        return [] if told is None else [*told(seen)]

    @functools.cached_property
    def add_own(self) -> Callable[[dict[str, Any], Sight, int], None] | None:
        """How a spectator's view becomes a seat's: the game's own way, or else all of it is made anew.

        None if there is nothing to add, because nothing is hidden from spectators.
        """

        def make_anew(view: dict[str, Any], seen: Sight, seat: int) -> None:
            view.update(self.view.view(seen))

        return getattr(self.view, "add_own", make_anew if len(self.segments) else None)

    @functools.cached_property
    def own_lists(self) -> Sequence[str] | None:
        """The lists of a view parts of which `add_own` may change, if the game names them; None: any of them."""
        named: Sequence[str] | None = getattr(self.view, "OWN", None)
        return named

    def compiled(self, progress: Callable[[str], None] = lambda name: None) -> Kernels:
        """The compiled kernels; each is built when it is first used, and whoever uses it waits."""
        with self._building:
            if self._compiled is None:
                from larceny.engine.compiler import Compiler

                self._compiled = Kernels(self._compiler(Compiler, self.State, progress), compiled=True)
            return self._compiled

    def counting(self) -> Kernels:
        """Compiled kernels for states with a tally of what happens (engine/tally.py)."""
        with self._building:
            if self._counting is None:
                from larceny.engine.tally import Counting

                self._counting = Kernels(self._compiler(Counting, self.tallied_state), compiled=True)
            return self._counting

    @functools.cached_property
    def tallied_state(self) -> type[Record]:
        """The game's state with a tally."""
        from larceny.engine.tally import tallied

        return tallied(self.State, self.tally.width)

    @functools.cached_property
    def tally(self) -> TallyLayout:
        """What is counted where in a tally."""
        from larceny.engine.tally import TallyLayout

        return TallyLayout(self.census)

    @functools.cached_property
    def census(self) -> Census:
        """What statistics count: events, and their values that the game's charts.py wants told apart."""
        charts = self.module("charts").CHARTS if self.brings("charts", "CHARTS") else ()
        return Census(self.vocabulary, charts, self.card.players[-1])

    def _compiler(self, kind: Any, state: type[Record], progress: Callable[[str], None] = lambda name: None) -> Binder:
        from larceny.engine.cache import forget_old
        from larceny.engine.compiler import cache_folder

        built = ("" if self.origin is self else self.name) + ("" if state is self.State else "/tallied")
        folder = cache_folder(self.key, self.folder, built=built)
        forget_old(folder)
        layouts = self.practice.layouts
        compiler: Binder = kind(
            self.promised, layouts, state, self.Desk, self.Ledger, folder, progress=progress, stop=ENDING
        )
        return compiler

    @property
    def of_tables(self) -> tuple[str, ...]:
        """The kernels that are worth building beforehand."""
        return OF_TABLES + (OF_A_JUDGE if self.policy.reads_others else ())

    def build(self, progress: Callable[[str], None] = lambda name: None) -> Kernels:
        """Compiled kernels, built now: all but those of studies and of learners, which wait for their first use."""
        run = self.compiled(progress)
        run.build(self.of_tables)
        return run

    def use(self, mode: str) -> None:
        """Let matches run in this mode from now on."""
        self.kernels = self.compiled() if mode == COMPILED else self.interpreted

    def fastest(self) -> Kernels:
        """Compiled kernels if they can be had, whatever the wait: for batches and playouts."""
        return self.compiled() if mode() != PYTHON and can_compile() else self.interpreted

    def at_hand(self, names: tuple[str, ...]) -> Kernels:
        """Kernels that can run these at once: compiled ones as soon as they are built, which this begins."""
        if mode() != AUTO or not can_compile():
            return self.kernels
        if self._compiled is not None and all(name in vars(self._compiled) for name in names):
            return self._compiled
        compile_in_background(self, names)
        return self.interpreted

    def in_time(self, names: tuple[str, ...], seconds: float) -> Kernels:
        """The same, but compiled ones may take so long: from the cache they come in less."""
        if not self.at_hand(names).compiled and mode() == AUTO and can_compile():
            compile_in_background(self, names).join(seconds)
        return self.at_hand(names)

    def if_ready(self, names: tuple[str, ...]) -> Kernels:
        """Compiled kernels if they have these already, or are wanted; else interpreted ones. Nothing is begun."""
        ready = self._compiled is not None and all(name in vars(self._compiled) for name in names)
        return self.compiled() if ready or mode() == COMPILED else self.interpreted

    def warm_up(self) -> None:
        """Begin to compile in the background, once; nothing waits for it."""
        if not self.kernels.compiled and mode() == AUTO and can_compile():
            compile_in_background(self, OF_A_MATCH)


_LOADED: dict[str, Ruleset] = {}


def ruleset(name: str) -> Ruleset:
    """The ruleset of an importable package, loaded once."""
    return _LOADED[name] if name in _LOADED else _load(importlib.import_module(name))


def _load(package: ModuleType, origin: Ruleset | None = None) -> Ruleset:
    name = package.__name__
    if name not in _LOADED:
        found = Ruleset(package, origin)
        if mode() == COMPILED:
            found.use(COMPILED)
        _LOADED[name] = found
    return _LOADED[name]


def loaded() -> frozenset[str]:
    """The keys of the games that are loaded."""
    return frozenset(found.key for found in _LOADED.values())
