"""`@rule` marks a function of the rules: plain Python as it stands, machine code when a ruleset is compiled.

The decorator changes nothing. The compiler (engine/compiler.py) later makes a compiled twin of each marked
function, so both modes live in one process and one source serves both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULE = "rule"  # compiled as it stands
SILENT = "silent"  # does nothing when compiled: the journal, which only interpreted play keeps
PROMISE = "promise"  # stands for the function of the same name in a game's folder
LOOK = "look"  # looks at memory: the compiler has a way of its own


def rule(function: Function) -> Function:
    """Mark a function of ints, loops and records as one that the compiler may translate."""
    function.__dict__["larceny_kind"] = RULE
    return function


def hot_rule(function: Function) -> Function:
    """Mark a rule on the way of nearly every action: compiled, it becomes part of whoever calls it."""
    function.__dict__["larceny_hot"] = True
    return rule(function)


def kernel(function: Function) -> Function:
    """Mark a rule that Python calls: compiled, only these have a way in from Python, which takes long to build."""
    function.__dict__["larceny_kernel"] = True
    return rule(function)


def brief_kernel(function: Function) -> Function:
    """Mark a kernel that Python calls at each step: compiled, it keeps the GIL and is entered without a check.

    Both would take longer than what it does. Its callers must pass exactly what its annotations say.
    """
    function.__dict__["larceny_brief"] = True
    return kernel(function)


def is_hot(function: Callable[..., Any]) -> bool:
    """Whether the compiler puts this rule into its callers."""
    return bool(function.__dict__.get("larceny_hot"))


def is_kernel(function: Callable[..., Any]) -> bool:
    """Whether Python calls this rule, not only other rules."""
    return bool(function.__dict__.get("larceny_kernel"))


def is_brief(function: Callable[..., Any]) -> bool:
    """Whether Python enters this kernel by the shortest way."""
    return bool(function.__dict__.get("larceny_brief"))


def silent_when_compiled(function: Function) -> Function:
    """Mark a function that interpreted play runs and compiled play leaves out."""
    function.__dict__["larceny_kind"] = SILENT
    return function


def promise(function: Function) -> Function:
    """Mark a stub that stands for the function of the same name in each game's folder."""
    function.__dict__["larceny_kind"] = PROMISE
    return function


def long_promise(function: Function) -> Function:
    """Mark a promise whose keeping takes many rules: compiled, they are called where they lie, not put into callers.

    Each kernel would have its own copy else, and most of compiling would be that.
    """
    function.__dict__["larceny_long"] = True
    return promise(function)


def is_long(function: Callable[..., Any]) -> bool:
    """Whether what keeps this promise is compiled once for all its callers."""
    return bool(function.__dict__.get("larceny_long"))


def look(function: Function) -> Function:
    """Mark a function that takes a part out of a match's memory: compiled, that costs nothing."""
    function.__dict__["larceny_kind"] = LOOK
    return function


def kind_of(value: object) -> str | None:
    """How the compiler treats this value: RULE, SILENT, PROMISE, LOOK, or None for anything else."""
    return getattr(value, "__dict__", {}).get("larceny_kind") if callable(value) else None
