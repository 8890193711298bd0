"""Bind the engine's kernels to one game: every promise is kept by the game's own function."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from types import CodeType, FunctionType
from typing import Any

from larceny.engine.rule import LOOK, PROMISE, SILENT, kind_of

Rule = Callable[..., Any]


class Binder:
    """Makes twins of functions in which promises are kept and rules call twins."""

    def __init__(self, kept: Mapping[str, Rule], layouts: Mapping[str, Any]) -> None:
        self.kept = kept
        self.layouts = layouts  # by name, what the kernels leave open for each game
        self.scopes: dict[str, dict[str, Any]] = {}
        self.twins: dict[Rule, Rule] = {}
        self.making = threading.RLock()  # a match's thread and the background may want the same twin

    def twin(self, function: Rule) -> Rule:
        """The function, bound."""
        with self.making:
            if function not in self.twins:
                self.twins[function] = self.make(function)
            return self.twins[function]

    def entrance(self, function: Rule) -> Rule:
        """What Python calls to run the function, bound."""
        return self.twin(function)

    def make(self, function: Rule) -> Rule:
        """A copy of the function that runs interpreted."""
        copy = self.copy(function)
        self.bind_callees(function)
        return copy

    def copy(self, function: Rule) -> FunctionType:
        """The same code over a scope of its own, shared by all twins from the same module."""
        assert isinstance(function, FunctionType)
        scope = self.scopes.setdefault(function.__module__, self.scope_of(function.__globals__))
        copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
        return copy

    def scope_of(self, names: Mapping[str, Any]) -> dict[str, Any]:
        """A module's names, with the game's layouts where it leaves them open."""
        return {name: self.layouts.get(name, value) for name, value in names.items()}

    def bind_callees(self, function: Rule) -> None:
        """Put the twins of all that the function calls into its scope."""
        assert isinstance(function, FunctionType)
        scope = self.scopes[function.__module__]
        for name, callee in callees(function):
            scope[name] = self.resolve(callee)

    def resolve(self, callee: Rule) -> Rule:
        """What stands for a marked function in a twin."""
        kind = kind_of(callee)
        if kind == PROMISE:
            return self.twin(self.kept[callee.__name__])
        if kind == LOOK:
            return self.look(callee)
        return self.silence(callee) if kind == SILENT else self.twin(callee)

    def look(self, callee: Rule) -> Rule:
        """What stands for a function that looks at memory: interpreted, itself."""
        return callee

    def silence(self, callee: Rule) -> Rule:
        """What stands for a function that only interpreted play runs: interpreted, itself."""
        return callee


def callees(function: FunctionType) -> Iterator[tuple[str, Rule]]:
    """The marked functions that a function names."""
    for name in sorted(_names(function.__code__)):
        value: Any = function.__globals__.get(name)
        if kind_of(value):
            yield name, value


def _names(code: CodeType) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names
