"""Which test holds which clause of a rulebook: a marker for tests, and the table made from it.

Mark a test with the numbers of the clauses whose sentence it is:

    @clause("4.1")
    def test_a_stashed_card_lies_face_down() -> None: ...

`python -m tests.clauses` writes the table of every folder in tests/games that has one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import larceny

GAMES = Path(__file__).resolve().parent / "games"
RULEBOOKS = Path(larceny.__file__).resolve().parent / "games"
TABLE = "clauses.md"
OF_NONE = "–"  # stands for the clause of a test that belongs to the whole rulebook

Test = TypeVar("Test", bound=Callable[..., Any])


def clause(*numbers: str) -> Callable[[Test], Test]:
    """Say which clauses a test holds. It changes nothing: the table is read from the source."""
    assert numbers, "a clause has a number"
    return lambda test: test


@dataclass(frozen=True)
class Listed:
    """One test and the clauses it names."""

    file: str
    name: str
    clauses: tuple[str, ...]


def clauses_of_rulebook(game: str) -> list[str]:
    """All clauses, in the order of the rulebook.

    A clause is a paragraph that begins with its number, **4.3**, and so is each named one below it: `- **Siren.**`
    is clause `4.3 Siren`. A chapter without numbers is clause `8`, a paragraph *Which card moves.* in it is
    clause `8 Which card moves`.
    """
    found: list[str] = []
    chapter = number = ""
    for line in (RULEBOOKS / game / "rulebook.md").read_text(encoding="utf-8").splitlines():
        heading, numbered = re.match(r"## (?:§(\d+))?", line), re.match(r"\*\*(\d+\.\d+)\*\*", line)
        named = re.match(r"(?:- )?(\*\*?)([^*]+)\.\1", line)
        if heading:
            chapter = number = heading[1] or ""
            found += [chapter] if chapter else []
        elif numbered:
            number = numbered[1]
            found += [number]
        elif named and number:
            found.append(f"{number} {named[2]}")
    return [name for name in found if "." in name or not any(other.startswith(f"{name}.") for other in found)]


def listed_tests(game: str) -> list[Listed]:
    """All tests in the game's folder, by file, in the order of the source."""
    return [test for file in sorted((GAMES / game).glob("test_*.py")) for test in _tests_in(file)]


def _tests_in(file: Path) -> Iterator[Listed]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield Listed(file.name, node.name, tuple(_numbers(node)))


def _numbers(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).rpartition(".")[2] == "clause":
            yield from map(ast.literal_eval, decorator.args)


def table(game: str) -> str:
    """The clause-to-test table: one line per clause and test."""
    order = clauses_of_rulebook(game)
    tests = listed_tests(game)
    pairs = [(number, test) for number in order for test in tests if number in test.clauses]
    pairs += [(OF_NONE, test) for test in tests if not test.clauses]
    lines = [f"| {number} | `{test.name}` | {test.file} |" for number, test in pairs]
    head = [
        f"# {larceny.load(game).ruleset.card.title} – which test holds which clause",
        "",
        f"`python -m tests.clauses` writes this file. {OF_NONE} marks a test of the game as a whole.",
        "",
        "| clause | test | file |",
        "|---|---|---|",
    ]
    return "\n".join([*head, *lines]) + "\n"


def written_table(game: str) -> str:
    """The table as it was last written."""
    return (GAMES / game / TABLE).read_text(encoding="utf-8")


def main() -> None:
    """Write the table of every game that has one."""
    for file in sorted(GAMES.glob(f"*/{TABLE}")):
        file.write_text(table(file.parent.name), encoding="utf-8")


if __name__ == "__main__":
    main()
