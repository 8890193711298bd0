"""Machine code for a ruleset, by Numba, with a cache that no edit of any source can outlive.

Numba's own cache looks at one file: edit a rule and a cached playout in another file keeps the old one. Here
the folder of the cache is named by a hash of *all* sources, so a changed source is a new cache; it needs no
setting in the environment, minds no earlier import of Numba, and lies outside the (perhaps read-only) install.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite
import numba
import numpy as np
from llvmlite.ir import Constant, IntType
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.types import StarArgTuple
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from larceny.engine import cache, promise
from larceny.engine.binding import Binder, Rule, callees
from larceny.engine.desk import Desk
from larceny.engine.memory import Layout, desk_of, state_of
from larceny.engine.record import Record
from larceny.engine.rule import PROMISE, RULE, is_brief, is_hot, is_kernel, is_long, kind_of

COMPILING = threading.RLock()  # Numba compiles in one thread at a time

_WIDTHS: dict[str, Any] = {
    "int": numba.int64,
    "float": numba.float64,
    "Row": numba.int64[::1],
    "StateVector": numba.int16[::1],
    "DeskVector": numba.int64[::1],
    "Memory": numba.int64[::1],
    "Cells": numba.int16[:, ::1],
    "Numbers": numba.int64[:, ::1],
    "Places": numba.uint64[:, ::1],
    "Flags": numba.int8[:, ::1],
    "Reals": numba.float32[:, ::1],
}


class Stopped(Exception):
    """The process is about to end: no further function is compiled."""


class Compiler(Binder):
    """A binder whose twins are compiled, each for one signature, which its annotations give."""

    def __init__(
        self,
        kept: Mapping[str, Rule],
        layouts: Mapping[str, Any],
        state: type[Record],
        desk: type[Desk],
        ledger: type[Record],
        folder: Path,
        *,
        progress: Callable[[str], None] = lambda name: None,
        stop: threading.Event | None = None,
    ) -> None:
        layout = Layout(desk, state)
        own = {"STATE": state.DTYPE, "DESK": desk.DTYPE, "HISTORY_AT": layout.history_at}
        super().__init__(kept, {**own, **layouts})
        one, beside, learnt = (numba.from_dtype(record.DTYPE) for record in (state, desk, ledger))
        records = {"Record": one, "State": one, "Tallied": one, "Desk": beside, "Ledger": learnt}
        shelves = {"Shelf": one[::1], "Desks": beside[::1], "Ledgers": learnt[::1]}
        self.widths = _WIDTHS | records | shelves
        self.looks = {desk_of: _look(beside, 0), state_of: _look(one, layout.state_at)}
        self.apart = {rule for name, rule in kept.items() if is_long(getattr(promise, name))}
        self.afar: dict[Rule, set[Rule]] = {}
        self.folder = folder
        self.cached = cache.is_trusted(folder.parent)
        self.progress = progress
        self.stop = stop or threading.Event()
        self.boundscheck = os.environ.get("NUMBA_BOUNDSCHECK") == "1"

    def make(self, function: Rule) -> Rule:
        """A compiled copy; what it calls is compiled first, but only if the cache does not hold it."""
        if self.stop.is_set():
            raise Stopped
        dispatcher: Any = numba.njit(**self.options(function))(self.copy(function))
        called = self.symbols(self.called_from_afar(function))
        dispatcher._cache = _RuleCache(dispatcher.py_func, self.folder, called, lambda: self.bind_callees(function))
        if not self.cached:
            dispatcher._cache.disable()
        with COMPILING:
            dispatcher.compile(self.signature(function))
        dispatcher.disable_compile()
        if function in self.apart:
            _version(dispatcher).library.__class__ = _Apart
        self.progress(function.__name__)
        twin: Rule = dispatcher
        return twin

    def copy(self, function: Rule) -> FunctionType:
        """The function under a name that no other game's code has: all machine code of a process lies in one place.

        There the first of two functions of one name stands for both, and Numba tells apart only what it compiles in
        the same process, not what comes from caches.
        """
        copy = super().copy(function)
        copy.__qualname__ += f"_{self.folder.name.rpartition('-')[2]}"
        return copy

    def called_from_afar(self, function: Rule) -> set[Rule]:
        """The rules kept apart that a function calls, itself or through others."""
        assert isinstance(function, FunctionType)
        if function not in self.afar:
            named = [callee for _, callee in callees(function) if kind_of(callee) in (RULE, PROMISE)]
            called = {self.kept[callee.__name__] if kind_of(callee) == PROMISE else callee for callee in named}
            inside = (self.called_from_afar(callee) for callee in called if callee not in self.apart)
            self.afar[function] = (called & self.apart).union(*inside)
        return self.afar[function]

    def symbols(self, rules: set[Rule]) -> str:
        """The names of these rules' machine code, which is there from now on: what calls it must find it.

        Compiled again, a rule has another name; so callers are cached by the names that they call.
        """
        return " ".join(sorted(_version(self.twin(rule)).fndesc.mangled_name for rule in rules))

    def options(self, function: Rule) -> dict[str, Any]:
        """What Numba is to do with a rule. Ways in from Python and C are a third of its work: most need none."""
        return {
            "nogil": not is_brief(function),
            "error_model": "numpy",
            "boundscheck": self.boundscheck,
            "forceinline": is_hot(function),
            "no_cpython_wrapper": not is_kernel(function),
            "no_cfunc_wrapper": True,
        }

    def entrance(self, function: Rule) -> Rule:
        """The twin. Of a brief rule it is the machine code itself: Numba's dispatcher would look at each type first."""
        assert is_kernel(function), function.__name__
        twin = self.twin(function)
        if not is_brief(function):
            return twin
        code: Rule = _version(twin).entry_point
        return code

    def signature(self, function: Rule) -> tuple[Any, ...]:
        """One type per argument: integers are 64 bits wide, so one version of each rule serves all callers."""
        annotations = {name: note for name, note in function.__annotations__.items() if name != "return"}
        try:
            return tuple(self.widths[note] for note in annotations.values())
        except KeyError as unknown:
            raise TypeError(
                f"{function.__module__}.{function.__name__}: a rule takes {', '.join(sorted(self.widths))}, "
                f"not {unknown.args[0]}"
            ) from None

    def silence(self, callee: Rule) -> Rule:
        """Compiled, the journal is kept by nobody."""
        silence: Rule = _silence
        return silence

    def look(self, callee: Rule) -> Rule:
        """Compiled, a look is an address."""
        return self.looks[callee]


def _version(twin: Rule) -> Any:
    """What Numba has made of a rule, for its one signature."""
    (version,) = twin.overloads.values()  # type: ignore[attr-defined]  # compiled, it is a dispatcher of Numba's
    return version


@intrinsic
def _silence(context: Any, *told: Any) -> tuple[Any, Any]:
    """No code at all: a compiled function that does nothing would be one for each list of types that it is told."""
    return numba.none(StarArgTuple(told)), lambda target, builder, signature, given: target.get_dummy_value()


def _look(record: Any, start: int) -> Rule:
    """What takes a record out of a match's memory, from its word number `start` on."""

    @intrinsic
    def take(context: Any, memory: Any) -> tuple[Any, Any]:
        def code(target: Any, builder: Any, signature: Any, given: Any) -> Any:
            words = make_array(signature.args[0])(target, builder, given[0]).data
            first = builder.gep(words, [Constant(IntType(64), start)])
            return builder.bitcast(first, target.get_value_type(signature.return_type))

        return record(memory), code

    taken: Rule = take
    return taken


class _Apart(JITCodeLibrary):
    """The machine code of a rule that others call where it lies: they get none of it."""

    def _get_module_for_linking(self) -> Any:
        return llvmlite.binding.parse_assembly(str(self._codegen._create_empty_module(self.name)))


class _Locator(_CacheLocator):
    def __init__(self, folder: Path, py_func: Any, called: str) -> None:
        self.folder = folder
        callees = hashlib.sha256(called.encode()).hexdigest()[:8] if called else "none"
        self.place = f"{py_func.__module__}-{py_func.__code__.co_firstlineno}-{callees}"
        self._py_file = py_func.__code__.co_filename  # named by Numba's warnings

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return self.place


class _RuleCache(FunctionCache):
    """Numba's cache in our folder; when it holds nothing, what the function calls is prepared first."""

    def __init__(self, py_func: Any, folder: Path, called: str, on_miss: Callable[[], None]) -> None:
        class Impl(CompileResultCacheImpl):
            def __init__(self, py_func: Any) -> None:
                self._lineno = py_func.__code__.co_firstlineno
                self._locator = _Locator(folder, py_func, called)
                self._filename_base = self.get_filename_base(py_func.__name__, sys.abiflags)

        self._impl_class = Impl
        self.on_miss = on_miss
        super().__init__(py_func)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = super().load_overload(sig, target_context)
        if found is None:
            self.on_miss()
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except OSError:
            return  # no room or no right to write: the code runs all the same, uncached


def cache_folder(key: str, *sources: Path, built: str = "") -> Path:
    """Where the machine code of a game made from exactly these sources is kept; `built` tells its builds apart."""
    marks = [numba.__version__, llvmlite.__version__, np.__version__, os.environ.get("NUMBA_BOUNDSCHECK", ""), built]
    return cache.folder(key, marks, *sources)
