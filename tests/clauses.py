"""Which test holds which clause of a rulebook: a marker for tests, and the table made from it.

Mark a test with the numbers of the clauses whose sentence it is:

    @clause("4.1")
    def test_a_stashed_card_lies_face_down() -> None: ...

Of a game with editions say which ones a test is about, if not all: `@clause("5.1", edition="fr")`.

`python -m tests.clauses` writes the table of every folder in tests/games that has one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard, TypeVar

import larceny

GAMES = Path(__file__).resolve().parent / "games"
RULEBOOKS = Path(larceny.__file__).resolve().parent / "games"
TABLE = "clauses.md"
OF_NONE = "–"  # stands for the clause of a test that belongs to the whole rulebook

Test = TypeVar("Test", bound=Callable[..., Any])


def clause(*numbers: str, edition: str = "") -> Callable[[Test], Test]:
    """Say which clauses a test holds. It changes nothing: the table is read from the source."""
    assert numbers, "a clause has a number"
    return lambda test: test


@dataclass(frozen=True)
class Listed:
    """One test and the clauses it names."""

    file: str
    name: str
    clauses: tuple[str, ...]
    edition: str = ""


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
            marks = [mark for mark in node.decorator_list if _is_clause(mark)]
            numbers = tuple(ast.literal_eval(number) for mark in marks for number in mark.args)
            editions = (ast.literal_eval(word.value) for mark in marks for word in mark.keywords)
            yield Listed(file.name, node.name, numbers, " ".join(editions))


def _is_clause(decorator: ast.expr) -> TypeGuard[ast.Call]:
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func).rpartition(".")[2] == "clause"


def table(game: str) -> str:
    """The clause-to-test table: one line per clause and test."""
    order = clauses_of_rulebook(game)
    tests = listed_tests(game)
    pairs = [(number, test) for number in order for test in tests if number in test.clauses]
    pairs += [(OF_NONE, test) for test in tests if not test.clauses]
    editions = any(test.edition for test in tests)
    rows = [_row(number, test.edition or "all", f"`{test.name}`", test.file, editions) for number, test in pairs]
    head = [
        f"# {larceny.load(game).ruleset.card.title} – which test holds which clause",
        "",
        f"`python -m tests.clauses` writes this file. {OF_NONE} marks a test of the game as a whole.",
        "",
        _row("clause", "edition", "test", "file", editions),
        "|---" * (3 + editions) + "|",
    ]
    return "\n".join([*head, *rows]) + "\n"


def _row(number: str, edition: str, test: str, file: str, editions: bool) -> str:
    """One line; a game without editions has no column for them."""
    return f"| {' | '.join((number, *([edition] if editions else []), test, file))} |"


def written_table(game: str) -> str:
    """The table as it was last written."""
    return (GAMES / game / TABLE).read_text(encoding="utf-8")


def main() -> None:
    """Write the table of every game that has one."""
    for file in sorted(GAMES.glob(f"*/{TABLE}")):
        file.write_text(table(file.parent.name), encoding="utf-8")


if __name__ == "__main__":
    main()
