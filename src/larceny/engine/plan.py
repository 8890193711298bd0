"""Games that are built from a text, a map say: their folder is imported once more for each text.

Rules are compiled for the constants of their modules. So another map is another ruleset: the same files, imported under
a name of their own, which is why such a game's modules import each other relatively.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

_BUILT_FROM: dict[str, Mapping[str, str]] = {}  # by the name of a package


def plan_of(package: str | None, option: str) -> str | None:
    """The text that this import of a game's folder is built from; None for the game as it comes."""
    return _BUILT_FROM.get(package or "", {}).get(option)


def build(name: str, folder: Path, texts: Mapping[str, str]) -> ModuleType:
    """The game of that name and folder, built from these texts; each set of texts once."""
    digest = hashlib.sha256(repr(sorted(texts.items())).encode()).hexdigest()[:16]
    built = f"{name}_{digest}"
    if built not in sys.modules:
        _BUILT_FROM[built] = dict(texts)
        spec = importlib.util.spec_from_file_location(
            built, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        assert spec is not None, "a folder that was imported before"
        assert spec.loader is not None, "a folder that was imported before"
        package = importlib.util.module_from_spec(spec)
        sys.modules[built] = package
        spec.loader.exec_module(package)
    return sys.modules[built]
