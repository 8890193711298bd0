"""What is plain in a position: moves that are wrong, or moves of which one is right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

View = Mapping[str, Any]
Events = Sequence[Mapping[str, Any]]


class Fact(NamedTuple):
    """Why, in a few words; the moves that must not be chosen, or those of which one must be."""

    why: str
    never: tuple[str, ...] = ()
    must: tuple[str, ...] = ()

    def is_a_test_of(self, legal: Sequence[str]) -> bool:
        """Whether there are moves of both sorts."""
        named = {*self.never, *self.must}
        return bool(named) and named < set(legal)


class Finder(Protocol):
    """What is plain to who sees this and was shown these events, by the rules alone."""

    def __call__(self, view: View, legal: Sequence[str], events: Events) -> Iterator[Fact]: ...


def never(why: str, moves: Iterable[str]) -> Fact:
    """None of these."""
    return Fact(why, never=tuple(moves))


def must(why: str, moves: Iterable[str]) -> Fact:
    """One of these."""
    return Fact(why, must=tuple(moves))
