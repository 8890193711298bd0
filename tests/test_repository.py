"""The repository keeps its own promises: dependencies, make targets, what is tracked, what is packed."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import larceny

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

TARGETS = ["setup", "play", "test", "test-long", "bench", "check", "web", "shots", "docs"]
LONGEST_SOURCE = 500  # lines

# Each pattern is written so that it does not match itself.
PRIVATE_PATHS = re.compile(r"(?<![\w.])/(?:root|home|work|Users)/")
REGISTRIES = re.compile(
    r"""https?://[^\s"'/]*\bregistry\b"""  # a host that calls itself one
    r"""|https?://[^\s"']+/(?:simple|packages)/"""  # the folders of a package index
    r"""|--(?:(?:extra-)?index-url|find-links|trusted-host)\b""",  # pip's options
)


def canonical(name: str) -> str:
    """Spell a package's name as package indexes do."""
    return re.sub(r"[-_.]+", "-", name).lower()


def name_of(requirement: str) -> str:
    match = re.match(r"[\w.-]+", requirement)
    assert match, f"not a requirement: {requirement!r}"
    return canonical(match[0])


def bench_requirements() -> list[str]:
    lines = (ROOT / "bench/requirements.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def direct_dependencies() -> set[str]:
    project = PROJECT["project"]
    requirements = [*PROJECT["build-system"]["requires"], *project["dependencies"], *bench_requirements()]
    for extra in project["optional-dependencies"].values():
        requirements += extra
    return {name_of(requirement) for requirement in requirements} - {project["name"]}


def pins() -> list[tuple[str, str]]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    found = [re.fullmatch(r"([a-z0-9-]+)==([0-9][\w.]*)", line) for line in lines]
    bad = [line for line, match in zip(lines, found, strict=True) if not match]
    assert not bad, f"constraints.txt has lines that are not name==version: {bad}"
    return [(match[1], match[2]) for match in found if match]


def project_files() -> list[Path]:
    """All files that are tracked, or would be with the next `git add`."""
    # The clone may belong to another user, as it does in many containers.
    command = [
        "git",
        "-c",
        "safe.directory=*",
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [ROOT / name for name in listed.split("\0") if name]
    return [file for file in files if file.is_file()]


def text_of(file: Path) -> str:
    """A file's text, empty for a file that holds something else."""
    content = file.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


def test_every_direct_dependency_has_its_line_in_the_docs() -> None:
    text = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if "`" in line and line[0] == "|"
    ]
    named = [canonical(row[0].strip("`")) for row in rows]
    assert sorted(named) == sorted(direct_dependencies()), "docs/dependencies.md and the declared dependencies differ"
    assert all(len(row) == 4 and all(row) for row in rows), (
        "each row says: package, what for, why not own code, licence"
    )


def test_constraints_are_sorted_and_name_each_package_once() -> None:
    names = [name for name, _ in pins()]
    assert names == sorted(set(names))


def test_every_direct_dependency_is_pinned() -> None:
    assert direct_dependencies() - dict(pins()).keys() == set()


def test_every_extra_is_pinned() -> None:
    pinned = dict(pins()).keys()
    for extra, requirements in PROJECT["project"]["optional-dependencies"].items():
        missing = {name_of(requirement) for requirement in requirements} - pinned - {"larceny"}
        assert not missing, f"the extra {extra} is not pinned: {missing}"


@pytest.mark.parametrize("target", TARGETS)
def test_make_has_the_target_and_lists_it(target: str) -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.search(rf"^{target} +\S", listed, re.MULTILINE), f"make does not list {target}"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f".PHONY: {target}\n{target}:" in makefile


def test_make_alone_lists_the_targets() -> None:
    alone = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(TARGETS) <= {line.split()[0] for line in alone.splitlines()}


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    hits = [
        f"{file.relative_to(ROOT)}: {match[0]}"
        for file in project_files()
        for match in PRIVATE_PATHS.finditer(text_of(file))
    ]
    assert not hits


def test_no_file_names_a_package_registry() -> None:
    hits = [
        f"{file.relative_to(ROOT)}: {match[0]}"
        for file in project_files()
        for match in REGISTRIES.finditer(text_of(file))
    ]
    assert not hits


def test_no_source_file_is_too_long() -> None:
    sources = [file for file in project_files() if file.is_relative_to(ROOT / "src") and "static" not in file.parts]
    lengths = {str(file.relative_to(ROOT)): len(text_of(file).splitlines()) for file in sources}
    assert {name: length for name, length in lengths.items() if length > LONGEST_SOURCE} == {}


def test_type_checkers_see_the_public_names_that_are_loaded_when_used() -> None:
    module = ast.parse((ROOT / "src/larceny/__init__.py").read_text(encoding="utf-8"))
    (checked,) = (
        node for node in module.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    )
    imports = [node for node in checked.body if isinstance(node, ast.ImportFrom)]
    assert {name.asname: node.module for node in imports for name in node.names} == larceny._HOME


def test_help_needs_neither_numpy_nor_numba() -> None:
    script = """
import sys
from larceny.cli import main
sys.argv = ["larceny", "--help"]
try:
    code = main()
except SystemExit as stop:
    code = stop.code
assert not code, code
print(*sorted({"numba", "numpy"} & sys.modules.keys()), file=sys.stderr)
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "play" in ran.stdout
    assert ran.stderr.split() == [], "larceny --help imports what it does not need"


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    (wheel,) = tmp_path.glob(f"larceny-{larceny.__version__}-*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    files = {file.relative_to(source).as_posix() for file in project_files() if file.is_relative_to(source)}
    assert files - packed == set()
